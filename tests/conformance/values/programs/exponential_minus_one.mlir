// exponential_minus_one of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 0.0, -0.0]> : tensor<11xf4E2M1FN>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<11xf4E2M1FN>) -> tensor<11xf4E2M1FN>
  %2 = stablehlo.constant dense<[-1.0, -1.0, -1.0, -1.0, -0.5, -0.5, 0.5, 1.5, 3.0, 0.0, -0.0]> : tensor<11xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf4E2M1FN>, tensor<11xf4E2M1FN>) -> ()
  return
}
// -----
// exponential_minus_one of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.5, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, -0.125, 1.125, -1.125, 0.0, -0.0]> : tensor<25xf6E2M3FN>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<25xf6E2M3FN>) -> tensor<25xf6E2M3FN>
  %2 = stablehlo.constant dense<[-1.0, -1.0, -1.0, -0.875, -0.875, -0.75, -0.625, -0.5, -0.375, -0.25, 0.125, 0.25, 0.5, 0.625, 1.125, 1.75, 2.5, 3.5, 5.0, 6.5, -0.125, 2.0, -0.625, 0.0, -0.0]> : tensor<25xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<25xf6E2M3FN>, tensor<25xf6E2M3FN>) -> ()
  return
}
// -----
// exponential_minus_one of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-28.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<30xf6E3M2FN>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<30xf6E3M2FN>) -> tensor<30xf6E3M2FN>
  %2 = stablehlo.constant dense<[-1.0, -1.0, -1.0, -1.0, -0.875, -0.875, -0.75, -0.625, -0.5, -0.375, -0.25, -0.0625, 0.125, 0.3125, 0.4375, 0.625, 1.0, 1.75, 2.5, 3.5, 5.0, 6.0, 12.0, 20.0, 0.0625, -0.75, 1.5, -0.625, 0.0, -0.0]> : tensor<30xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<30xf6E3M2FN>, tensor<30xf6E3M2FN>) -> ()
  return
}
// -----
// exponential_minus_one of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C68706FEF31B12FAF008070F078"> : tensor<43xf8E3M4>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
  %2 = stablehlo.constant dense<"0xB0B0B0AFADACA9A4A1998E8481010209121D25343B444C535A6670707070707070B03EA53AA4008070B078"> : tensor<43xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
  return
}
// -----
// exponential_minus_one of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B7008078F87C"> : tensor<50xf8E4M3>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
  %2 = stablehlo.constant dense<"0xB8B8B8B8B8B7B6B4B2B0ADA69886061021292F323A3E42464A4D535A6071787878787878B80888018140B33CB2008078B87C"> : tensor<50xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
  return
}
// -----
// exponential_minus_one of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A717EFE0888018139B937B700807F"> : tensor<48xf8E4M3FN>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
  %2 = stablehlo.constant dense<"0xB8B8B8B8B8B7B6B4B2B0ADA69886061021292F323A3E42464A4D535A60717F7F7F7F7F7FB80888018140B33CB200807F"> : tensor<48xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> ()
  return
}
// -----
// exponential_minus_one of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF0888018141C13FBF0080"> : tensor<47xf8E4M3FNUZ>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0xC0C0C0C0C0BFBEBCBAB8B5AEA08C0C182931373A42464A4E52555B626879808080808080C00888018148BB44BA0080"> : tensor<47xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<47xf8E4M3FNUZ>, tensor<47xf8E4M3FNUZ>) -> ()
  return
}
// -----
// exponential_minus_one of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E807F0888018159D957D70080"> : tensor<45xf8E4M3B11FNUZ>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0x80D8D8D8D8D7D6D4D2D0CDC6B8A4243041494F525A5E62666A6D737A808080808080800888018160D35CD20080"> : tensor<45xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<45xf8E4M3B11FNUZ>, tensor<45xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// exponential_minus_one of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB04840181BD3BBB00807CFC7E"> : tensor<49xf8E5M2>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
  %2 = stablehlo.constant dense<"0xBCBCBCBCBCBBBBBAB9B8B6B3ACA22228303537393C3F414345464A4D5059647C7C7C7C7CBC04840181BA3EB900807CBC7E"> : tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  return
}
// -----
// exponential_minus_one of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF04840181C13FBF0080"> : tensor<46xf8E5M2FNUZ>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0xC0C0C0C0C0BFBFBEBDBCBAB7B0A6262C34393B3D40434547494A4E51545D688080808080C004840181BE42BD0080"> : tensor<46xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
  return
}
// -----
// exponential_minus_one of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x797A7C7D7E7F80818283848586FE00FF"> : tensor<16xf8E8M0FNU>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xf8E8M0FNU>
  %2 = stablehlo.constant dense<"0x797A7C7D7E8082858A96ADDBFFFF00FF"> : tensor<16xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> ()
  return
}
// -----
// exponential_minus_one of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07F"> : tensor<64xbf16>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<64xbf16>) -> tensor<64xbf16>
  %2 = stablehlo.constant dense<"0x80BF80BF80BF80BF78BF6BBF5DBF47BF22BF07BFC9BE63BE78BD3FBC413C023D083E913EE93E263FA03FDC3F1F405F409840CC40334199410042134389441F48A8536077807F073F80BF80BF7BBF354080BFC34175BF7FBF16BF80BF7EBF3A3F4244807F80BF8000808001000180DF3F23BFDB3F21BF00000080807F80BFC07F"> : tensor<64xbf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<64xbf16>, tensor<64xbf16>) -> ()
  return
}
// -----
// exponential_minus_one of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E"> : tensor<64xf16>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<64xf16>) -> tensor<64xf16>
  %2 = stablehlo.constant dense<"0x00BC00BC00BCFFBBC2BB58BBEBBA37BA0FB939B84CB614B3C1ABF7A10922102843308B3448373139043DE03EFB40F742C14464469749C54C04509B584864007C007C007C007CDEBBDDB9E439184BBFBBE0BB4ABBFDBBF2BB0A6FD56D5E6CE9BB5641007C00BC0004008401000180E23E0FB9DE3E0EB900000080007C00BC007E"> : tensor<64xf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<64xf16>, tensor<64xf16>) -> ()
  return
}
// -----
// exponential_minus_one of f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F"> : tensor<64xf32>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<64xf32>) -> tensor<64xf32>
  %2 = stablehlo.constant dense<"0x000080BF000080BF99FF7FBF75D17FBFFC4478BF7AFC6ABFAB5A5DBFF1E046BFA7D221BFFC1207BFD074C9BE0C8262BE022A78BD1FE13EBC2121413C6005023D1158083EC86B913EA2F4E83E9912263FD473A03FA9F0DB3FC7611F40FED35E40B52598402673CC407FEB32412EAF984139760042C569134343F4884473F01E48D25DA853153C60770000807FD82EDC40F351A53F3BB8103F9CC0D642C77842413FB97FBF1FEB7FBF72757CBF2E79843F4F123443028A65442A971845146E8F4537EBB33F0000807F000080BF00008000000080800100000001000080ABF0DB3FA8D221BFA7F0DB3FA7D221BF00000000000000800000807F000080BF0000C07F"> : tensor<64xf32>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<64xf32>, tensor<64xf32>) -> ()
  return
}
// -----
// exponential_minus_one of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<64xf64>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<64xf64>) -> tensor<64xf64>
  %2 = stablehlo.constant dense<"0x000000000000F0BF01FEFFFFFFFFEFBF5EE2591DF3FFEFBF013707A82EFAEFBF05D8387F9F08EFBF7B61ED478F5FEDBF8D1F105755ABEBBFF9286D231EDCE8BF6488E9E4543AE4BF4119088A5FE2E0BFECD320079A2ED9BFD4F74D854150CCBFC3D58F434005AFBF1D2B10E523DC87BF503B101B2424883F93FD2402AC40A03F68AEB72D020BC13F1A06FAF0782DD23FAABD6F4F941EDD3F380D3C1C53C2E43F30AA377E7A0EF43FD3AE2816157EFB3FF0FAB0ED38EC0340838A9FCC7FDA0B40BFAC5B90B6041340AEDDD4B8648E1940BBE031D96F5D264006B16FBFE5153340DB6B3921C70E40408F337099386D6240AADDAE5A881E91409A7CD3540EDE03419A279637BA0B7542B38255928207EC4693258229AC2C754D2E1D436C06174140EB449C794D384D406ECFC9A42CE9EEBFE72C4D952CA4EDBF6171C21A9C716C40FB66A8C455A39140E38AE8994CAEA340FE87C322263AB240C4F4421AC7592240397E3C8CE6814640F91BCCD70DE168400DF4228A554111404CC67430EC059640BF731D419E542F40000000000000F07F000000000000F0BF0000000000001000000000000000108001000000000000000100000000000080D5AE2816157EFB3F6588E9E4543AE4BFD1AE2816157EFB3F6488E9E4543AE4BF00000000000000000000000000000080000000000000F07F000000000000F0BF000000000000F87F"> : tensor<64xf64>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<64xf64>, tensor<64xf64>) -> ()
  return
}
// -----
// exponential_minus_one of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f32>>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
  %2 = stablehlo.constant dense<"0xBD1883BF580C94BC403779BF9A326DBC828278BFE4CEF43BBCD27BBF1929D03C9BD383BFADA38B3B86B9A5BF177361BE0F5A2DBF8C9A34BE27C024BFFC65BA3DAA1D4DBFA27E9E3E099EAEBFFBA4543D8270B0BFD2BD90BEAAE015BF55E667BE5DD50ABF1A57EF3DDBA93EBFDC82CB3E9BDBBBBF3C85883D038914C046997CBFA4CEE43E375A4ABF91F3183F4BD8D03E1BA0DFBDB994B13F527628C068406E3E06F672C019B005C03E090440A530D6BF03701840F40F5D3F6FC6623F2CF83B40BF928EC07630FC3EBEF632C2AFB302C254A83B42EE67D1C1729A4F42F11F5841FDFEE34163C5374200355CC2788EF640"> : tensor<30xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 16 : i64} : (tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>) -> ()
  return
}
// -----
// exponential_minus_one of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f64>>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
  %2 = stablehlo.constant dense<"0x4D05EA9C1763F0BF2741360A8B8192BFFE739302E826EFBF75FAB24E53A68DBFFBC30C3A5010EFBF1CA12077DC997E3F9458BA76577AEFBFB257542123059A3FEA08155F737AF0BF56312E9D7574713F8B6FA0CA30B7F4BF50F267E5622ECCBF70F695D641ABE5BFD408527F5193C6BF36BEDBEE0498E4BF6B7E7A77BF4CB73FF8491041B5A3E9BF555F8539D4CFD33FBCADB629C1D3F5BFE6BD485C9F94AA3FA7E6283B100EF6BF37FA454ABA17D2BF6C52703F15BCE2BFF212A8A9CAFCCCBF4F4198A7AB5AE1BF25C8564FE3EABD3FCD86CF513BD5E7BF5601327B5B70D93F57693E64737BF7BF17088574A710B13FA9B9695E209102C08C3AF1B82893EFBF217A4479D499DC3F113F7CE7464BE9BF4466021B721EE33FBC3DA150091BDA3F58EF0A6003F4BBBF7EB033149732F63FBA296B3ECA0E05C0F4B264F20CC8CD3F63CF3DB2C05E0EC016F39F1003B600C09A202AC2278100400ADE78AA14C6FABF66EE4B5F000E0340D3AC6A7BFEA1EB3FE2209EDBCD58EC3FB426A58F057F0740BE35CBDF57D211C0676294BE0E86DF3F7BF246C1D75E46C062F41ADD755640C0263E218C0A754740C6958AC9FD2C3AC0F2C541424EF349401823C629FE032B40433B14A6DF7F3C40F5075654ACF84640F0CDCB08A0864BC09173440BCFD11E40"> : tensor<30xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 16 : i64} : (tensor<30xcomplex<f64>>, tensor<30xcomplex<f64>>) -> ()
  return
}
// -----
// exponential_minus_one of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xC4E3F3F8FBFF000102040506080B11183D647F80"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x01010101010101020204060A196E7F7F7F7F7F01"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>, tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
// -----
// exponential_minus_one of complex<f32>, of numbers on the axes
func.func public @main() {
  %0 = stablehlo.constant dense<[(0.5, 0.0), (0.5, -0.0), (-0.75, 0.0), (-0.75, -0.0), (2.0, 0.0), (2.0, -0.0), (-2.5, 0.0), (-2.5, -0.0)]> : tensor<8xcomplex<f32>>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %2 = stablehlo.constant dense<[(0x3F261299, 0.0), (0x3F261299, -0.0), (0xBF0712FC, 0.0), (0xBF0712FC, -0.0), (0x40CC7326, 0.0), (0x40CC7326, -0.0), (0xBF6AFC7A, 0.0), (0xBF6AFC7A, -0.0)]> : tensor<8xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> ()
  %3 = "stablehlo.imag"(%1) : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  %4 = stablehlo.constant dense<1.0> : tensor<8xf32>
  %5 = stablehlo.constant dense<true> : tensor<8xi1>
  %6 = "stablehlo.select"(%5, %3, %4) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %7 = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0]> : tensor<8xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<8xf32>, tensor<8xf32>) -> ()
  return
}
// -----
// exponential_minus_one of complex<f64>, of numbers on the axes
func.func public @main() {
  %0 = stablehlo.constant dense<[(0.5, 0.0), (0.5, -0.0), (-0.75, 0.0), (-0.75, -0.0), (2.0, 0.0), (2.0, -0.0), (-2.5, 0.0), (-2.5, -0.0)]> : tensor<8xcomplex<f64>>
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %2 = stablehlo.constant dense<[(0.6487212707001282, 0.0), (0.6487212707001282, -0.0), (0xBFE0E25F8A081941, 0.0), (0xBFE0E25F8A081941, -0.0), (6.38905609893065, 0.0), (6.38905609893065, -0.0), (0xBFED5F8F47ED617C, 0.0), (0xBFED5F8F47ED617C, -0.0)]> : tensor<8xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>) -> ()
  %3 = "stablehlo.imag"(%1) : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %4 = stablehlo.constant dense<1.0> : tensor<8xf64>
  %5 = stablehlo.constant dense<true> : tensor<8xi1>
  %6 = "stablehlo.select"(%5, %3, %4) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
  %7 = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0]> : tensor<8xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<8xf64>, tensor<8xf64>) -> ()
  return
}
