// sqrt of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<9xf4E2M1FN>
  %1 = "stablehlo.sqrt"(%0) : (tensor<9xf4E2M1FN>) -> tensor<9xf4E2M1FN>
  %2 = stablehlo.constant dense<[0.5, 1.0, 1.0, 1.5, 1.5, 2.0, 2.0, 0.0, -0.0]> : tensor<9xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<9xf4E2M1FN>, tensor<9xf4E2M1FN>) -> ()
  return
}
// -----
// sqrt of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, 1.125, 0.0, -0.0]> : tensor<19xf6E2M3FN>
  %1 = "stablehlo.sqrt"(%0) : (tensor<19xf6E2M3FN>) -> tensor<19xf6E2M3FN>
  %2 = stablehlo.constant dense<[0.375, 0.5, 0.625, 0.75, 0.875, 1.0, 1.125, 1.25, 1.375, 1.375, 1.625, 1.75, 1.875, 2.25, 2.75, 2.75, 1.0, 0.0, -0.0]> : tensor<19xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<19xf6E2M3FN>, tensor<19xf6E2M3FN>) -> ()
  return
}
// -----
// sqrt of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, 0.875, 0.0, -0.0]> : tensor<21xf6E3M2FN>
  %1 = "stablehlo.sqrt"(%0) : (tensor<21xf6E3M2FN>) -> tensor<21xf6E3M2FN>
  %2 = stablehlo.constant dense<[0.375, 0.5, 0.625, 0.75, 0.875, 1.0, 1.0, 1.25, 1.25, 1.5, 1.5, 1.75, 1.75, 2.0, 2.5, 3.5, 5.0, 0.25, 0.875, 0.0, -0.0]> : tensor<21xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<21xf6E3M2FN>, tensor<21xf6E3M2FN>) -> ()
  return
}
// -----
// sqrt of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C68706FEF31B12FAF008070F078"> : tensor<43xf8E3M4>
  %1 = "stablehlo.sqrt"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
  %2 = stablehlo.constant dense<"0x78787878787878787878787878080B172024272D3032343537393C3E42454C704F7830782F780080707878"> : tensor<43xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
  return
}
// -----
// sqrt of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B7008078F87C"> : tensor<50xf8E4M3>
  %1 = "stablehlo.sqrt"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
  %2 = stablehlo.constant dense<"0x7C7C7C7C7C7C7C7C7C7C7C7C7C7C1E232B3032333638393A3B3B3D3E3F4143464B5154577C207C137C387C377C0080787C7C"> : tensor<50xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
  return
}
// -----
// sqrt of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A717EFE0888018139B937B700807F"> : tensor<48xf8E4M3FN>
  %1 = "stablehlo.sqrt"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
  %2 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F1E232B3032333638393A3B3B3D3E3F4143464B51545B7F207F137F387F377F00807F"> : tensor<48xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> ()
  return
}
// -----
// sqrt of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF0888018141C13FBF0080"> : tensor<47xf8E4M3FNUZ>
  %1 = "stablehlo.sqrt"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0x8080808080808080808080808080262B33383A3B3E4041424343454647494B4E53595C5F802380188040803F800080"> : tensor<47xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<47xf8E4M3FNUZ>, tensor<47xf8E4M3FNUZ>) -> ()
  return
}
// -----
// sqrt of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E807F0888018159D957D70080"> : tensor<45xf8E4M3B11FNUZ>
  %1 = "stablehlo.sqrt"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0x80808080808080808080808080803E434B5052535658595A5B5B5D5E5F6163666B806B30802380588057800080"> : tensor<45xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<45xf8E4M3B11FNUZ>, tensor<45xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// sqrt of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB04840181BD3BBB00807CFC7E"> : tensor<49xf8E5M2>
  %1 = "stablehlo.sqrt"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
  %2 = stablehlo.constant dense<"0x7E7E7E7E7E7E7E7E7E7E7E7E7E7E2F323638393A3B3C3C3D3D3E3E3F3F40414345484A5B7E207E1C7E7E3B7E00807C7E7E"> : tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  return
}
// -----
// sqrt of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF04840181C13FBF0080"> : tensor<46xf8E5M2FNUZ>
  %1 = "stablehlo.sqrt"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0x808080808080808080808080808033363A3C3D3E3F4040414142424343444547494C4E5F8022801E80803F800080"> : tensor<46xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
  return
}
// -----
// sqrt of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x797A7C7D7E7F80818283848586FE00FF"> : tensor<16xf8E8M0FNU>
  %1 = "stablehlo.sqrt"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xf8E8M0FNU>
  %2 = stablehlo.constant dense<"0x7C7C7D7E7E7F7F808081818282BE3FFF"> : tensor<16xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> ()
  return
}
// -----
// sqrt of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07F"> : tensor<64xbf16>
  %1 = "stablehlo.sqrt"(%0) : (tensor<64xbf16>) -> tensor<64xbf16>
  %2 = stablehlo.constant dense<"0xC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FDE3D353EB53E003F1D3F353F673F803F8F3F9D3FA93FB53FCA3FDE3FEF3F0F4029405E40A9400D414441273FC07FC07FC07F943FC07FE63FC07FC07FC07FC07FC07F3D3F25407F5FC07F0020C07F351EC07F803FC07F7F3FC07F00000080807FC07FC07F"> : tensor<64xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<64xbf16>, tensor<64xbf16>) -> ()
  return
}
// -----
// sqrt of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E"> : tensor<64xf16>
  %1 = "stablehlo.sqrt"(%0) : (tensor<64xf16>) -> tensor<64xf16>
  %2 = stablehlo.constant dense<"0x007E007E007E007E007E007E007E007E007E007E007E007E007E007EEE2EA831A8350038E638A839363B003C793CE63C4B3DA83D533EEE3E7C3F79404B41EE424B456748204A007E007EF139993E007E007E007E007E007EF641E641CC41007E8F3CFF5B007E0020007E000C007E003C007EFF3B007E00000080007C007E007E"> : tensor<64xf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<64xf16>, tensor<64xf16>) -> ()
  return
}
// -----
// sqrt of f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F"> : tensor<64xf32>
  %1 = "stablehlo.sqrt"(%0) : (tensor<64xf32>) -> tensor<64xf32>
  %2 = stablehlo.constant dense<"0x0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07FD7B3DD3DF304353EF304B53E0000003F71C41C3FF304353F5AC1663F0000803FBD1B8F3F71C49C3FFD53A93FF304B53FC262CA3FD7B3DD3F5177EF3FBD1B0F40FD532940D7B35D40FD53A940C3DA0C418DF5434158E9B73F971E693F395D2B3F3E890A402C78CD3F0000C07F0000C07F0000C07FE7C7573F4AED1140DE2D27403DC0324025D7394087D96F3FFFFF7F5F0000C07F000000200000C07FF304351A0000C07F0000803F0000C07FFFFF7F3F0000C07F00000000000000800000807F0000C07F0000C07F"> : tensor<64xf32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<64xf32>, tensor<64xf32>) -> ()
  return
}
// -----
// sqrt of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<64xf64>
  %1 = "stablehlo.sqrt"(%0) : (tensor<64xf64>) -> tensor<64xf64>
  %2 = stablehlo.constant dense<"0x000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87FAA4C58E87AB6BB3FCD3B7F669EA0C63FCD3B7F669EA0D63F000000000000E03F2E2109148E98E33FCD3B7F669EA0E63FF35961442BD8EC3F000000000000F03FA8F4979B77E3F13F2E2109148E98F33FEAF8D2A97F2AF53FCD3B7F669EA0F63F535BDA3A584CF93FAA4C58E87AB6FB3F493F6811EAEEFD3FA8F4979B77E30140EAF8D2A97F2A0540AA4C58E87AB60B40EAF8D2A97F2A15409F7C8F59589B21407A690B99B17E28408487DA10D530FE3FE34C7B07462B0040000000000000F87F000000000000F87FD6270C5C18A502403366BAB1073605404D11841D80630640675BDBB4B5400740872F3A50CC5EF83F488AAB28F24EFF3F51949CC22C6A02401F15D8ACAFADF43F4D76CAC20C8B054038B67CE735D6FA3FFFFFFFFFFFFFEF5F000000000000F87F0000000000000020000000000000F87F000000000000601E000000000000F87F000000000000F03F000000000000F87FFFFFFFFFFFFFEF3F000000000000F87F00000000000000000000000000000080000000000000F07F000000000000F87F000000000000F87F"> : tensor<64xf64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<64xf64>, tensor<64xf64>) -> ()
  return
}
// -----
// sqrt of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f32>>
  %1 = "stablehlo.sqrt"(%0) : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
  %2 = stablehlo.constant dense<"0xB706223F70CCFCBFE47D083EB712F0BF2DC0883D599EEF3F327D873E8DD9F13F36B23E3F0CE000403F816B3F9AECADBFBAC3783E13B983BF810DFE3D28FB803F8A01E93EAEA18C3F7417853F9EA7B83FEEE1763FABE8A5BF38DD8C3E0E9F68BFB3D7113E3DAE603F0000003F0000803FA6858A3F716AB13F3E0E9E3F1B9381BF11E2463F98C2A4BECD483A3F32E72F3E9942663F004F0E3F7E53AA3FB349903F6109B63F790261BF9DD6913FEAAF60BEACD08F3F1BD9E33DA0D1983F806CD63E0000C03F0000803FE49C0540564719BFB13F0040DE80FFBDFB0F00400EE07F3D28FB0040810D7E3EB6C30740F304353F"> : tensor<30xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>) -> ()
  return
}
// -----
// sqrt of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f64>>
  %1 = "stablehlo.sqrt"(%0) : (tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
  %2 = stablehlo.constant dense<"0xB33824D3D640E43F267CF3008E99FFBF96B0E57EBC0FC13FFA579ED75602FEBF684C5C940518B13F4E03AA2ACBF3FD3F019DB544A6EFD03F93429DA2313BFE3F961F92BF46D6E73FB2F3B985011C0040723821D52770ED3F0ADA533A93BDF5BF21F7563C7718CF3F72A51D5F2277F0BFAF37ED2AB0C1BF3FEB64A40C651FF03F28C8F6383120DD3FF9A9FFCA3594F13FC27C6087EEA2F03FD9BF07C1F314F73FE33591CE3DDCEE3F2069515415BDF4BFF95AF3FBA69BD13F33D558CFE113EDBF43818865F63AC23FA6055798C715EC3F000000000000E03F000000000000F03FB77F17B6B450F13FADA6811D4E2DF63F760632C4C7C1F33FDB0CE2576332F0BF035C3D1942DCE83FDDEF83F95298D4BF81C16D9C1949E73FEDD50F3AE6FCC53FFCB6F12A53C8EC3F05CCE90DE0C9E13F339281C56F4AF53FDD85FC653609F23FB908E71A2CC1F63F1E42BE154F20ECBF223B7292D33AF23F44F70C3FFD15CCBFA9090A8E15FAF13FD9CC7F62237BBC3FD92FEBF3331AF33F7EBE0EF18FCDDA3F000000000000F83F000000000000F03F2CBC198F9CB3004042C349C3EA28E3BF2AF6CA14F607004065B9B0BE1BF0BFBF86CA5360FF0100403DB2F8BE01FCAF3FEB64A40C651F0040AF37ED2AB0C1CF3FD96CDFCC76F80040CD3B7F669EA0E63F"> : tensor<30xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<30xcomplex<f64>>, tensor<30xcomplex<f64>>) -> ()
  return
}
// -----
// sqrt of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x040506080B11183D647F"> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.sqrt"(%0) : (tensor<10x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<10x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x040505060708090E1113"> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<10x!quant.uniform<i8:f32, 0.5:3>>, tensor<10x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
// -----
// sqrt of complex<f32>, of numbers on the axes
func.func public @main() {
  %0 = stablehlo.constant dense<[(0.5, 0.0), (0.0, 0.5), (0.5, -0.0), (-0.0, 0.5), (-0.75, 0.0), (0.0, -0.75), (-0.75, -0.0), (-0.0, -0.75), (2.0, 0.0), (0.0, 2.0), (2.0, -0.0), (-0.0, 2.0), (-2.5, 0.0), (0.0, -2.5), (-2.5, -0.0), (-0.0, -2.5)]> : tensor<16xcomplex<f32>>
  %1 = "stablehlo.sqrt"(%0) : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
  %2 = stablehlo.constant dense<"0xF304353F000000000000003F0000003FF304353F000000800000003F0000003F00000000D7B35D3F71C41C3F71C41CBF00000000D7B35DBF71C41C3F71C41CBFF304B53F000000000000803F0000803FF304B53F000000800000803F0000803F00000000C262CA3FBD1B8F3FBD1B8FBF00000000C262CABFBD1B8F3FBD1B8FBF"> : tensor<16xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>) -> ()
  %3 = "stablehlo.real"(%1) : (tensor<16xcomplex<f32>>) -> tensor<16xf32>
  %4 = stablehlo.constant dense<1.0> : tensor<16xf32>
  %5 = stablehlo.constant dense<[false, false, false, false, true, false, true, false, false, false, false, false, true, false, true, false]> : tensor<16xi1>
  %6 = "stablehlo.select"(%5, %3, %4) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %7 = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0]> : tensor<16xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<16xf32>, tensor<16xf32>) -> ()
  %8 = "stablehlo.imag"(%1) : (tensor<16xcomplex<f32>>) -> tensor<16xf32>
  %9 = stablehlo.constant dense<[true, false, true, false, false, false, false, false, true, false, true, false, false, false, false, false]> : tensor<16xi1>
  %10 = "stablehlo.select"(%9, %8, %4) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %11 = stablehlo.constant dense<[0.0, 1.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<16xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<16xf32>, tensor<16xf32>) -> ()
  return
}
// -----
// sqrt of complex<f64>, of numbers on the axes
func.func public @main() {
  %0 = stablehlo.constant dense<[(0.5, 0.0), (0.0, 0.5), (0.5, -0.0), (-0.0, 0.5), (-0.75, 0.0), (0.0, -0.75), (-0.75, -0.0), (-0.0, -0.75), (2.0, 0.0), (0.0, 2.0), (2.0, -0.0), (-0.0, 2.0), (-2.5, 0.0), (0.0, -2.5), (-2.5, -0.0), (-0.0, -2.5)]> : tensor<16xcomplex<f64>>
  %1 = "stablehlo.sqrt"(%0) : (tensor<16xcomplex<f64>>) -> tensor<16xcomplex<f64>>
  %2 = stablehlo.constant dense<[(0.7071067811865476, 0.0), (0.5, 0.5), (0.7071067811865476, -0.0), (0.5, 0.5), (0.0, 0.8660254037844386), (0.6123724356957945, 0xBFE3988E1409212F), (0.0, 0xBFEBB67AE8584CAA), (0.6123724356957945, 0xBFE3988E1409212F), (1.4142135623730951, 0.0), (1.0, 1.0), (1.4142135623730951, -0.0), (1.0, 1.0), (0.0, 1.5811388300841898), (1.118033988749895, -1.118033988749895), (0.0, 0xBFF94C583ADA5B53), (1.118033988749895, -1.118033988749895)]> : tensor<16xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<16xcomplex<f64>>, tensor<16xcomplex<f64>>) -> ()
  %3 = "stablehlo.real"(%1) : (tensor<16xcomplex<f64>>) -> tensor<16xf64>
  %4 = stablehlo.constant dense<1.0> : tensor<16xf64>
  %5 = stablehlo.constant dense<[false, false, false, false, true, false, true, false, false, false, false, false, true, false, true, false]> : tensor<16xi1>
  %6 = "stablehlo.select"(%5, %3, %4) : (tensor<16xi1>, tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
  %7 = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0]> : tensor<16xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<16xf64>, tensor<16xf64>) -> ()
  %8 = "stablehlo.imag"(%1) : (tensor<16xcomplex<f64>>) -> tensor<16xf64>
  %9 = stablehlo.constant dense<[true, false, true, false, false, false, false, false, true, false, true, false, false, false, false, false]> : tensor<16xi1>
  %10 = "stablehlo.select"(%9, %8, %4) : (tensor<16xi1>, tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
  %11 = stablehlo.constant dense<[0.0, 1.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<16xf64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<16xf64>, tensor<16xf64>) -> ()
  return
}
