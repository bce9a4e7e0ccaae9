// exponential of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 0.0, -0.0]> : tensor<11xf4E2M1FN>
  %1 = "stablehlo.exponential"(%0) : (tensor<11xf4E2M1FN>) -> tensor<11xf4E2M1FN>
  %2 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 1.5, 3.0, 4.0, 1.0, 1.0]> : tensor<11xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf4E2M1FN>, tensor<11xf4E2M1FN>) -> ()
  return
}
// -----
// exponential of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.5, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, -0.125, 1.125, -1.125, 0.0, -0.0]> : tensor<25xf6E2M3FN>
  %1 = "stablehlo.exponential"(%0) : (tensor<25xf6E2M3FN>) -> tensor<25xf6E2M3FN>
  %2 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.125, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 1.125, 1.25, 1.5, 1.625, 2.0, 2.75, 3.5, 4.5, 6.0, 7.5, 0.875, 3.0, 0.375, 1.0, 1.0]> : tensor<25xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<25xf6E2M3FN>, tensor<25xf6E2M3FN>) -> ()
  return
}
// -----
// exponential of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-28.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<30xf6E3M2FN>
  %1 = "stablehlo.exponential"(%0) : (tensor<30xf6E3M2FN>) -> tensor<30xf6E3M2FN>
  %2 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0625, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 1.0, 1.25, 1.25, 1.5, 1.75, 2.0, 2.5, 3.5, 4.0, 6.0, 7.0, 12.0, 20.0, 1.0, 0.3125, 2.5, 0.4375, 1.0, 1.0]> : tensor<30xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<30xf6E3M2FN>, tensor<30xf6E3M2FN>) -> ()
  return
}
// -----
// exponential of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C68706FEF31B12FAF008070F078"> : tensor<43xf8E3M4>
  %1 = "stablehlo.exponential"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
  %2 = stablehlo.constant dense<"0x0000000205090E181E23292E3030313235373A42464C52575E687070707070707000471645183030700078"> : tensor<43xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
  return
}
// -----
// exponential of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B7008078F87C"> : tensor<50xf8E4M3>
  %1 = "stablehlo.exponential"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
  %2 = stablehlo.constant dense<"0x000000000F1B21262C2F323437383838393A3C3D414346494C4F545A60717878787878780038383838442A422D383878007C"> : tensor<50xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
  return
}
// -----
// exponential of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A717EFE0888018139B937B700807F"> : tensor<48xf8E4M3FN>
  %1 = "stablehlo.exponential"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
  %2 = stablehlo.constant dense<"0x000000000F1B21262C2F323437383838393A3C3D414346494C4F545A60717F7F7F7F7F7F0038383838442A422D38387F"> : tensor<48xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> ()
  return
}
// -----
// exponential of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF0888018141C13FBF0080"> : tensor<47xf8E4M3FNUZ>
  %1 = "stablehlo.exponential"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0x000000011723292E34373A3C3F40404041424445494B4E5154575C62687980808080808000404040404C324A354080"> : tensor<47xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<47xf8E4M3FNUZ>, tensor<47xf8E4M3FNUZ>) -> ()
  return
}
// -----
// exponential of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E807F0888018159D957D70080"> : tensor<45xf8E4M3B11FNUZ>
  %1 = "stablehlo.exponential"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0x800000072F3B41464C4F525457585858595A5C5D616366696C6F747A8080808080808058585858644A624D5880"> : tensor<45xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<45xf8E4M3B11FNUZ>, tensor<45xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// exponential of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB04840181BD3BBB00807CFC7E"> : tensor<49xf8E5M2>
  %1 = "stablehlo.exponential"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
  %2 = stablehlo.constant dense<"0x00000013282D30333638393A3C3C3C3C3D3D3E3F4041434446474A4D5059647C7C7C7C7C003C3C3C3C3541373C3C7C007E"> : tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  return
}
// -----
// exponential of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF04840181C13FBF0080"> : tensor<46xf8E5M2FNUZ>
  %1 = "stablehlo.exponential"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0x000001172C3134373A3C3D3E4040404041414243444547484A4B4E51545D688080808080004040404039453B4080"> : tensor<46xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
  return
}
// -----
// exponential of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x797A7C7D7E7F80818283848586FE00FF"> : tensor<16xf8E8M0FNU>
  %1 = "stablehlo.exponential"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xf8E8M0FNU>
  %2 = stablehlo.constant dense<"0x7F7F7F7F808082858A96ADDBFFFF7FFF"> : tensor<16xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> ()
  return
}
// -----
// exponential of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07F"> : tensor<64xbf16>
  %1 = "stablehlo.exponential"(%0) : (tensor<64xbf16>) -> tensor<64xbf16>
  %2 = stablehlo.constant dense<"0x00008029CE363A3AF73CA83D0B3E643EBC3EF23E1B3F473F703F7D3F823F843F913FA43FBA3FD33F10402E405F408F40B840EC404341A1410442144389441F48A8536077807FC43F63392A3AA53C75405539CB412C3D6C3BD43EBF3A173CDD3F4244807F0000803F803F803F803F2F40BB3E2D40BD3E803F803F807F0000C07F"> : tensor<64xbf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<64xbf16>, tensor<64xbf16>) -> ()
  return
}
// -----
// exponential of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E"> : tensor<64xf16>
  %1 = "stablehlo.exponential"(%0) : (tensor<64xf16>) -> tensor<64xf16>
  %2 = stablehlo.constant dense<"0x000000006700D111BB27412D55302433E3358F37DA383B3A843BE83B0C3C213C883C233DD23D983E82407041FB427B44C1456447174A054D2450A3584964007C007C007C007C38244634F23E984B15280324B42DD816101F0A6FD66D5F6CA5215643007C0000003C003C003C003C7141E1356F41E435003C003C007C0000007E"> : tensor<64xf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<64xf16>, tensor<64xf16>) -> ()
  return
}
// -----
// exponential of f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F"> : tensor<64xf32>
  %1 = "stablehlo.exponential"(%0) : (tensor<64xf32>) -> tensor<64xf32>
  %2 = stablehlo.constant dense<"0x00000000329C7F29622ACE36FF2A3A3A8160F73C2E1CA83D55950A3E3C7C643EB25ABC3E07DAF13E98451B3F7D5F473F607D703F7C047D3F4282813F2B10843F020B913FF25AA43F293DBA3F4C09D33FEA39104054F82D40C7615F40FF698F40B525B8402673EC407FEB42412EAFA04139760442C569144343148944B3F01E48D25DA853153C60770000807FD82EFC40FAA812401E5CC83F9CC0D842C7785241C7828D3AFD0BA7398EA3623C973C02404F12354302CA65442AA7184514768F459CF519400000807F000000000000803F0000803F0000803F0000803F56F82D40B05ABC3E54F82D40B25ABC3E0000803F0000803F0000807F000000000000C07F"> : tensor<64xf32>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<64xf32>, tensor<64xf32>) -> ()
  return
}
// -----
// exponential of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<64xf64>
  %1 = "stablehlo.exponential"(%0) : (tensor<64xf64>) -> tensor<64xf64>
  %2 = stablehlo.constant dense<"0xC55E4F28162E683207B4324286F32F3D8BBC433B4CC5D93EFDFA23E35F45473F66FFE41810EC9E3F25F494C08503B53FCC81BFA3AA52C13F1D5C4B72878FCC3F38EF2C36568BD73F7ECDEFEB403BDE3F0A966FFCB268E33F0B82AC9EEFEBE83FA402C7FBAB0FEE3F54BF6B708FA0EF3F772036484830F03FED2711600582F03FCDF5B6456021F23F86813E3C5E8BF43F6AEFDB13A547F73F9C061E8E2961FA3F18D51B3F3D0702406957148B0ABF0540F0FAB0ED38EC0B4041C54FE63FED1140BFAC5B90B6041740AEDDD4B8648E1D40BBE031D96F5D284006B16FBFE5153440DB6B3921C78E40408F337099388D6240AADDAE5A882291409A7CD35416DE03419A379637BA0B7542B38255928207EC4693258229AC2C754D2E1D436C06974140EB449C794DB84D401B0963B3356DA13FC99896559BDEB23F6171C21A9C916C40FB66A8C455A79140E38AE8994CB0A340FE87C322263BB240C4F4421AC7592440397E3C8CE6014740F91BCCD70D0169400DF4228A554115404CC67430EC099640DFB98E204FAA3040000000000000F07F0000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F6B57148B0ABF054036EF2C36568BD73F6957148B0ABF054039EF2C36568BD73F000000000000F03F000000000000F03F000000000000F07F0000000000000000000000000000F87F"> : tensor<64xf64>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<64xf64>, tensor<64xf64>) -> ()
  return
}
// -----
// exponential of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f32>>
  %1 = "stablehlo.exponential"(%0) : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
  %2 = stablehlo.constant dense<"0x3A2FC6BC580C94BCFD17D93C9A326DBCC6AFEF3CE4CEF43B89A8853C1929D03CBEE6F4BCADA38B3B19E696BE177361BEE34BA53E8C9A34BEB17FB63EFC65BA3D58894B3EA27E9E3E2578BABEFBA4543D07C2C1BED2BD90BEAC3ED43E55E667BE4655EA3E1A57EF3D4BAC823EDC82CB3E6D6EEFBE3C85883D0612A9BF46997CBFA933B93F375A4ABFC879CC3F4BD8D03EFD0B643FB994B13FA4ECD0BF68406E3E06F632C019B005C03E094440A530D6BF03705840F40F5D3F3763F13F2CF83B407E255DC07630FC3EBEF62EC2AFB302C254A83F42EE67D1C1729A5342F11F5841FDFEEB4163C53742003558C2788EF640"> : tensor<30xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>) -> ()
  return
}
// -----
// exponential of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f64>>
  %1 = "stablehlo.exponential"(%0) : (tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
  %2 = stablehlo.constant dense<"0x2353813AE7C598BF2741360A8B8192BF498091ADFF229B3F75FAB24E53A68DBF9E8067BEF8F59D3F1CA12077DC997E3F75EDB42811B5903FB257542123059A3F7F3A42C5D79C9EBF56312E9D7574713F2EBE812AC3DCD2BF50F267E5622ECCBF2013D4527CA9D43FD408527F5193C6BF95834822F6CFD63F6B7E7A77BF4CB73F22D8BEFB2A71C93F555F8539D4CFD33FF0B6DAA6044FD7BFE6BD485C9F94AA3F9E9AA3EC4038D8BF37FA454ABA17D2BF295B1F81D587DA3FF212A8A9CAFCCCBF617DCFB0A84ADD3F25C8564FE3EABD3F67F2605C8955D03F5601327B5B70D93F5BA5F990CDEDDDBF17088574A710B13F5273D3BC4022F5BF8C3AF1B82893EFBF881E511E7526F73F113F7CE7464BE9BF2233810D398FF93FBC3DA150091BDA3F15A2FE937F81EC3F7EB033149732F63F7453D67C941DFABFF4B264F20CC8CD3F63CF3DB2C05E06C016F39F1003B600C09A202AC2278108400ADE78AA14C6FABF66EE4B5F000E0B40D3AC6A7BFEA1EB3F7110CFED662CFE3FB426A58F057F07407D6B96BFAFA40BC0676294BE0E86DF3F7BF246C1D7DE45C062F41ADD755640C0263E218C0AF54740C6958AC9FD2C3AC0F2C541424E734A401823C629FE032B40433B14A6DF7F3D40F5075654ACF84640F0CDCB08A0064BC09173440BCFD11E40"> : tensor<30xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<30xcomplex<f64>>, tensor<30xcomplex<f64>>) -> ()
  return
}
// -----
// accuracies that are asked for
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, -1.25, 3.0, 0.0625, 2.0]> : tensor<5xf32>
  %1 = "stablehlo.exponential"(%0) <{result_accuracy = #stablehlo.result_accuracy<ulps = 0, mode = #stablehlo.result_accuracy_mode<DEFAULT>>}> : (tensor<5xf32>) -> tensor<5xf32>
  %2 = stablehlo.constant dense<[0x3FD3094C, 0x3E92B0C2, 0x41A0AF2E, 0x3F88415B, 0x40EC7326]> : tensor<5xf32>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<5xf32>, tensor<5xf32>) -> ()
  %3 = "stablehlo.exponential"(%0) <{result_accuracy = #stablehlo.result_accuracy<ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<5xf32>) -> tensor<5xf32>
  stablehlo.custom_call @check.expect_close(%3, %2) {max_ulp_difference = 2 : i64} : (tensor<5xf32>, tensor<5xf32>) -> ()
  %4 = "stablehlo.exponential"(%0) <{result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<5xf32>) -> tensor<5xf32>
  stablehlo.custom_call @check.expect_close(%4, %2) {max_ulp_difference = 2 : i64} : (tensor<5xf32>, tensor<5xf32>) -> ()
  return
}
// -----
// exponential of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xC4E3F3F8FBFF000102040506080B11183D647F80"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.exponential"(%0) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x03030303030303040406080C1B707F7F7F7F7F03"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>, tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
// -----
// exponential of complex<f32>, of numbers on the axes
func.func public @main() {
  %0 = stablehlo.constant dense<[(0.5, 0.0), (0.0, 0.5), (0.5, -0.0), (-0.0, 0.5), (-0.75, 0.0), (0.0, -0.75), (-0.75, -0.0), (-0.0, -0.75), (2.0, 0.0), (0.0, 2.0), (2.0, -0.0), (-0.0, 2.0), (-2.5, 0.0), (0.0, -2.5), (-2.5, -0.0), (-0.0, -2.5)]> : tensor<16xcomplex<f32>>
  %1 = "stablehlo.exponential"(%0) : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
  %2 = stablehlo.constant dense<"0x4C09D33F0000000040A9603F4477F53E4C09D33F0000008040A9603F4477F53E07DAF13E00000000F64F3B3FE17F2EBF07DAF13E00000080F64F3B3FE17F2EBF2673EC40000000003311D5BEB7C7683F2673EC40000000803311D5BEB7C7683F2E1CA83D00000000BF174DBF783519BF2E1CA83D00000080BF174DBF783519BF"> : tensor<16xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>) -> ()
  %3 = "stablehlo.imag"(%1) : (tensor<16xcomplex<f32>>) -> tensor<16xf32>
  %4 = stablehlo.constant dense<1.0> : tensor<16xf32>
  %5 = stablehlo.constant dense<[true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false]> : tensor<16xi1>
  %6 = "stablehlo.select"(%5, %3, %4) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %7 = stablehlo.constant dense<[0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0]> : tensor<16xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<16xf32>, tensor<16xf32>) -> ()
  return
}
// -----
// exponential of complex<f64>, of numbers on the axes
func.func public @main() {
  %0 = stablehlo.constant dense<[(0.5, 0.0), (0.0, 0.5), (0.5, -0.0), (-0.0, 0.5), (-0.75, 0.0), (0.0, -0.75), (-0.75, -0.0), (-0.0, -0.75), (2.0, 0.0), (0.0, 2.0), (2.0, -0.0), (-0.0, 2.0), (-2.5, 0.0), (0.0, -2.5), (-2.5, -0.0), (-0.0, -2.5)]> : tensor<16xcomplex<f64>>
  %1 = "stablehlo.exponential"(%0) : (tensor<16xcomplex<f64>>) -> tensor<16xcomplex<f64>>
  %2 = stablehlo.constant dense<"0x9C061E8E2961FA3F0000000000000000507D5B062815EC3FF0054B74E8AEDE3F9C061E8E2961FA3F0000000000000080507D5B062815EC3FF0054B74E8AEDE3F7ECDEFEB403BDE3F00000000000000001F2155C6FE69E73F0D8FBF16FCCFE5BF7ECDEFEB403BDE3F00000000000000801F2155C6FE69E73F0D8FBF16FCCFE5BFAEDDD4B8648E1D4000000000000000000572535726A2DABF46B4D1EAF618ED3FAEDDD4B8648E1D4000000000000000800572535726A2DABF46B4D1EAF618ED3F25F494C08503B53F00000000000000007D8B85EFF7A2E9BFB1CACF0DAF26E3BF25F494C08503B53F00000000000000807D8B85EFF7A2E9BFB1CACF0DAF26E3BF"> : tensor<16xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<16xcomplex<f64>>, tensor<16xcomplex<f64>>) -> ()
  %3 = "stablehlo.imag"(%1) : (tensor<16xcomplex<f64>>) -> tensor<16xf64>
  %4 = stablehlo.constant dense<1.0> : tensor<16xf64>
  %5 = stablehlo.constant dense<[true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false]> : tensor<16xi1>
  %6 = "stablehlo.select"(%5, %3, %4) : (tensor<16xi1>, tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
  %7 = stablehlo.constant dense<[0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0]> : tensor<16xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<16xf64>, tensor<16xf64>) -> ()
  return
}
