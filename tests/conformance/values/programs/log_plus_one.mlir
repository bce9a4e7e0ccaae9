// log_plus_one of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<10xf4E2M1FN>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<10xf4E2M1FN>) -> tensor<10xf4E2M1FN>
  %2 = stablehlo.constant dense<[-0.5, 0.5, 0.5, 1.0, 1.0, 1.5, 1.5, 2.0, 0.0, -0.0]> : tensor<10xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<10xf4E2M1FN>, tensor<10xf4E2M1FN>) -> ()
  return
}
// -----
// log_plus_one of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, -0.125, 1.125, 0.0, -0.0]> : tensor<23xf6E2M3FN>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<23xf6E2M3FN>) -> tensor<23xf6E2M3FN>
  %2 = stablehlo.constant dense<[-1.375, -0.75, -0.25, 0.125, 0.25, 0.375, 0.375, 0.5, 0.75, 0.75, 0.875, 1.0, 1.125, 1.25, 1.375, 1.5, 1.75, 2.0, 2.25, -0.125, 0.75, 0.0, -0.0]> : tensor<23xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<23xf6E2M3FN>, tensor<23xf6E2M3FN>) -> ()
  return
}
// -----
// log_plus_one of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, 0.875, -0.875, 0.0, -0.0]> : tensor<26xf6E3M2FN>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<26xf6E3M2FN>) -> tensor<26xf6E3M2FN>
  %2 = stablehlo.constant dense<[-1.5, -0.75, -0.3125, -0.0625, 0.125, 0.25, 0.3125, 0.375, 0.5, 0.75, 0.75, 0.875, 1.0, 1.0, 1.25, 1.5, 1.5, 1.75, 2.0, 2.5, 3.5, 0.0625, 0.625, -2.0, 0.0, -0.0]> : tensor<26xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<26xf6E3M2FN>, tensor<26xf6E3M2FN>) -> ()
  return
}
// -----
// log_plus_one of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C68706FEF31B12FAF008070F078"> : tensor<43xf8E3M4>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
  %2 = stablehlo.constant dense<"0x78787878787878F0B6A69284810102080E141A23262A2D30323436383D4145704678277826CC0080707878"> : tensor<43xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
  return
}
// -----
// log_plus_one of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B7008078F87C"> : tensor<50xf8E4M3>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
  %2 = stablehlo.constant dense<"0x7C7C7C7C7C7C7C7CF8BBB3A9988606101F262A2D3233353738393A3B3C3E404245494A4B7C08880181347C33C30080787C7C"> : tensor<50xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
  return
}
// -----
// log_plus_one of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A717EFE0888018139B937B700807F"> : tensor<48xf8E4M3FN>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
  %2 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7FFFBBB3A9988606101F262A2D3233353738393A3B3C3E404245494A4C7F08880181347F33C300807F"> : tensor<48xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> ()
  return
}
// -----
// log_plus_one of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF0888018141C13FBF0080"> : tensor<47xf8E4M3FNUZ>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0x808080808080808080C3BBB1A08C0C18272E32353A3B3D3F404142434446484A4D51525380088801813C803BCB0080"> : tensor<47xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<47xf8E4M3FNUZ>, tensor<47xf8E4M3FNUZ>) -> ()
  return
}
// -----
// log_plus_one of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E807F0888018159D957D70080"> : tensor<45xf8E4M3B11FNUZ>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0x808080808080808080DBD3C9B8A424303F464A4D5253555758595A5B5C5E606265806608880181548053E30080"> : tensor<45xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<45xf8E4M3B11FNUZ>, tensor<45xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// log_plus_one of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB04840181BD3BBB00807CFC7E"> : tensor<49xf8E5M2>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
  %2 = stablehlo.constant dense<"0x7E7E7E7E7E7E7E7EFCBEBAB5ACA2222830333536383A3A3B3C3C3D3E3E3F4041434445497E048401817E39C000807C7E7E"> : tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  return
}
// -----
// log_plus_one of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF04840181C13FBF0080"> : tensor<46xf8E5M2FNUZ>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0x808080808080808080C2BEB9B0A6262C3437393A3C3E3E3F40404142424344454748494D8004840181803DC40080"> : tensor<46xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
  return
}
// -----
// log_plus_one of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x797A7C7D7E7F80818283848586FE00FF"> : tensor<16xf8E8M0FNU>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xf8E8M0FNU>
  %2 = stablehlo.constant dense<"0x797A7C7D7E7E7F8080808181818500FF"> : tensor<16xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> ()
  return
}
// -----
// log_plus_one of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07F"> : tensor<64xbf16>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<64xbf16>) -> tensor<64xbf16>
  %2 = stablehlo.constant dense<"0xC07FC07FC07FC07FC07FC07FC07FC07F80FFB1BF31BF93BE84BD41BC3F3CFC3CF13D643EA33ED03E183F313F503F6B3F813F8D3FA03FB13FC13FE53F0540244058408C40A140B53EC07FC07FC07F5A3FC07FB93FC07FC07F09C0C07FC07FDF3E0240B142C07F8000808001000180323FC07F313FB1C000000080807FC07FC07F"> : tensor<64xbf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<64xbf16>, tensor<64xbf16>) -> ()
  return
}
// -----
// log_plus_one of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E"> : tensor<64xf16>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<64xf16>) -> tensor<64xf16>
  %2 = stablehlo.constant dense<"0x007E007E007E007E007E007E007E007E00FC8CBD8CB99AB421AC09A2F721E1278A2F243318357D36C2388C397D3A553B0C3C653C033D8C3D043E2B3F29402141BC425D440445007E007E0837413D007E007E007E007E007E95408B407C40007EAA3A8C49007E00040084010001808D39007E8B39A0C700000080007C007E007E"> : tensor<64xf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<64xf16>, tensor<64xf16>) -> ()
  return
}
// -----
// log_plus_one of f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F"> : tensor<64xf32>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<64xf32>) -> tensor<64xf32>
  %2 = stablehlo.constant dense<"0x0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F000080FF1872B1BF187231BF114B93BEC62C84BD452241BC3BE23E3CD814FC3C3B38F13DBE7F643E5E0CA33E1F99CF3EBA3E183F1872313F1F994F3F08926A3F247C813F549F8C3F895AA03F1872B13F9C85C03F6058E53F9215054021282440C6815740819E8B408E8DA04082578F3F06991A3F5390BD3EC274DE3F7221A33F0000C07F0000C07F0000C07FA769093FFA84E93FF6A703408A300B401F9F0F407F4E213F1872B1420000C07F000080000000808001000000010000801972313F0000C07F1772313F921585C100000000000000800000807F0000C07F0000C07F"> : tensor<64xf32>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<64xf32>, tensor<64xf32>) -> ()
  return
}
// -----
// log_plus_one of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<64xf64>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<64xf64>) -> tensor<64xf64>
  %2 = stablehlo.constant dense<"0x000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F0FFEF39FAFE422EF6BFEF39FAFE422EE6BF92DB34116269D2BF073A9EB59885B0BFAAA288A3482488BF770A815F47DC873F0033780E9B829F3FE6F22A6E0727BE3F229A9AC7F78FCC3FC25E1CC28B61D43F4C98BFEC23F3D93FBE104F33D707E33FEF39FAFE422EE63F4C98BFEC23F3E93F78E0E0F04052ED3FA8340470842FF03F0B03AD7AEA93F13F603DB52E510BF43FEF39FAFE422EF63F1EE9DC75B310F83F02202AFA0BABFC3F73AB3B3FB2A20040518C312B048504401FFECDCB38F00A401FC13A20D0731140530038CEB1111440A88D402D6147F83FC51B6FBE4605FA3F000000000000F87F000000000000F87F5FDE689DABC7FD3FE195604651AA00409E9FEFA3576D014067798F7478F701406E5C2B1E0433F33FEBAD6A4DB131F93F71F8647EE771FD3FD62C8C8A216EEF3F4544BF9422E20040FBA6EA15816AF53FEF39FAFE422E8640000000000000F87F0000000000001000000000000000108001000000000000000100000000000080F039FAFE422EE63F000000000000F87FEF39FAFE422EE63FFA37277B4F5E42C000000000000000000000000000000080000000000000F07F000000000000F87F000000000000F87F"> : tensor<64xf64>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<64xf64>, tensor<64xf64>) -> ()
  return
}
// -----
// log_plus_one of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f32>>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
  %2 = stablehlo.constant dense<"0x8AA5A13FE4CB16C037976F3FBA6D3CC015D86B3FE2AE424075917D3FA3B53040835FAE3F85FE104008926A3FDB0FC9BF187231BFDB0FC9BF1872B1BFDB0FC93F00000000DB0FC93F549F8C3FDB0FC93F15D86B3FE94DBCBF20E214BF0DB78DBF921585BFDB0F493F8651F83C65B4A93FB6108D3F7B6BBE3FD8F6883F63E383BF0892EA3E7DBCA4BEBE9CD63EBC1C293E2BDE163F5787163F50E79A3F0DB78D3F15429B3FF08556BF9CC4553FC1EA5FBE302B513F41A0E23DF1AB663F8021D63E4C2FA93F38636D3F0C4ADC3F3863EDBE16A5CE3F141FCCBDF82ACE3F2DA14C3DA784D03F10224A3EE4AFE13FEF580A3F"> : tensor<30xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>) -> ()
  return
}
// -----
// log_plus_one of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f64>>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
  %2 = stablehlo.constant dense<"0xB8FE2E38B134F43FD221337F7CD902C0AAFBE5D6E6F2ED3FB8BAB434B78D07C0E5747A9E027BED3FB6162D40DC5508404EC2A1982EB2EF3F603DD766B416064022BBA756F0CBF53F2F711E9BD01F024078E0E0F04052ED3F182D4454FB21F9BFEF39FAFE422EE6BF182D4454FB21F9BFEF39FAFE422EF6BF182D4454FB21F93F0000000000000000182D4454FB21F93F0B03AD7AEA93F13F182D4454FB21F93FE5747A9E027BED3F5400162CBD89F7BFABE60606449CE2BF44BEEB92E1B6F1BF73AB3B3FB2A2F0BF182D4454FB21E93FA66211C0300A9F3FFD9C1E958C36F53FC98ACAC816A2F13FB49DC56D6FCDF73FFEF03B02DB1EF13FA8A647696C7CF0BF78E0E0F04052DD3FE19E26A38F97D4BF383702BD97D3DA3FDD9A3C849723C53FB3DE6857C5DBE23F956306D6EAD0E23FADAC26F7E95CF33F44BEEB92E1B6F13F66E4929D4268F33F72568200BED0EABF4918EE7D93B8EA3FC1F5961158FDCBBFB501A60C6625EA3F3014021A0854BC3F02BCA0257ED5EC3FCFCB7BFA2FC4DA3F4F56A073E925F53F4FBB610567ACED3FD63667744189FB3F4FBB610567ACDDBF6A57BACEA2D4F93F4CCCE282E283B9BF48E9830D5FC5F93F269F92972594A93FCD1AF0EA9410FA3F0B26F7F84144C93FF60DB981FC35FC3FE10CF9D51D4BE13F"> : tensor<30xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<30xcomplex<f64>>, tensor<30xcomplex<f64>>) -> ()
  return
}
// -----
// log_plus_one of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x02040506080B11183D647F"> : tensor<11xi8>}> : () -> tensor<11x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<11x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<11x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x02040405060607080A0B0B"> : tensor<11xi8>}> : () -> tensor<11x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11x!quant.uniform<i8:f32, 0.5:3>>, tensor<11x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
// -----
// log_plus_one of complex<f32>, of numbers on the axes
func.func public @main() {
  %0 = stablehlo.constant dense<[(0.5, 0.0), (0.5, -0.0), (-0.75, 0.0), (-0.75, -0.0), (2.0, 0.0), (2.0, -0.0)]> : tensor<6xcomplex<f32>>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %2 = stablehlo.constant dense<[(0x3ECF991F, 0.0), (0x3ECF991F, -0.0), (0xBFB17218, 0.0), (0xBFB17218, -0.0), (0x3F8C9F54, 0.0), (0x3F8C9F54, -0.0)]> : tensor<6xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> ()
  %3 = "stablehlo.imag"(%1) : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
  %4 = stablehlo.constant dense<1.0> : tensor<6xf32>
  %5 = stablehlo.constant dense<true> : tensor<6xi1>
  %6 = "stablehlo.select"(%5, %3, %4) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  %7 = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<6xf32>, tensor<6xf32>) -> ()
  return
}
// -----
// log_plus_one of complex<f64>, of numbers on the axes
func.func public @main() {
  %0 = stablehlo.constant dense<[(0.5, 0.0), (0.5, -0.0), (-0.75, 0.0), (-0.75, -0.0), (2.0, 0.0), (2.0, -0.0)]> : tensor<6xcomplex<f64>>
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
  %2 = stablehlo.constant dense<[(0.4054651081081644, 0.0), (0.4054651081081644, -0.0), (0xBFF62E42FEFA39EF, 0.0), (0xBFF62E42FEFA39EF, -0.0), (1.0986122886681096, 0.0), (1.0986122886681096, -0.0)]> : tensor<6xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> ()
  %3 = "stablehlo.imag"(%1) : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
  %4 = stablehlo.constant dense<1.0> : tensor<6xf64>
  %5 = stablehlo.constant dense<true> : tensor<6xi1>
  %6 = "stablehlo.select"(%5, %3, %4) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
  %7 = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0]> : tensor<6xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<6xf64>, tensor<6xf64>) -> ()
  return
}
