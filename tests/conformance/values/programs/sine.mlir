// sine of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<15xf4E2M1FN>
  %1 = "stablehlo.sine"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xf4E2M1FN>
  %2 = stablehlo.constant dense<[0.5, 1.0, -1.0, -1.0, -1.0, -0.5, 0.5, 1.0, 1.0, 1.0, 0.0, -1.0, -0.5, 0.0, -0.0]> : tensor<15xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xf4E2M1FN>, tensor<15xf4E2M1FN>) -> ()
  return
}
// -----
// sine of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.5, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, -0.125, 1.125, -1.125, 0.0, -0.0]> : tensor<31xf6E2M3FN>
  %1 = "stablehlo.sine"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xf6E2M3FN>
  %2 = stablehlo.constant dense<[-1.0, -0.625, 0.375, -0.625, -0.875, -1.0, -0.875, -0.625, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.625, 0.875, 1.0, 1.0, 1.0, 0.875, 0.625, 0.125, -0.375, -1.0, 0.625, 1.0, -0.125, 0.875, -0.875, 0.0, -0.0]> : tensor<31xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<31xf6E2M3FN>, tensor<31xf6E2M3FN>) -> ()
  return
}
// -----
// sine of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-28.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<35xf6E3M2FN>
  %1 = "stablehlo.sine"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xf6E3M2FN>
  %2 = stablehlo.constant dense<[-0.25, 0.5, -0.625, 0.375, -0.625, -0.875, -1.0, -0.875, -0.625, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.625, 0.875, 1.0, 1.0, 1.0, 0.875, 0.625, 0.125, -0.375, -1.0, 0.625, -0.5, 0.25, 0.0625, -1.0, 0.75, -0.75, 0.0, -0.0]> : tensor<35xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<35xf6E3M2FN>, tensor<35xf6E3M2FN>) -> ()
  return
}
// -----
// sine of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C68706FEF31B12FAF008070F078"> : tensor<43xf8E3M4>
  %1 = "stablehlo.sine"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
  %2 = stablehlo.constant dense<"0x7821AA16A3ADB0ABA69F90848101020810171F272B2E302F2D230996AF25A1780D8D2CAC2AAA0080787878"> : tensor<43xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
  return
}
// -----
// sine of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B7008078F87C"> : tensor<50xf8E4M3>
  %1 = "stablehlo.sine"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
  %2 = stablehlo.constant dense<"0x303831B32BB2B7B8B5B3AFA89886061020282C2F3435373838373221ABB733B129B8B037B70888018136B635B500807C7C7C"> : tensor<50xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
  return
}
// -----
// sine of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A717EFE0888018139B937B700807F"> : tensor<48xf8E4M3FN>
  %1 = "stablehlo.sine"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
  %2 = stablehlo.constant dense<"0x303831B32BB2B7B8B5B3AFA89886061020282C2F3435373838373221ABB733B129B8B037B70888018136B635B500807F"> : tensor<48xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> ()
  return
}
// -----
// sine of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF0888018141C13FBF0080"> : tensor<47xf8E4M3FNUZ>
  %1 = "stablehlo.sine"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0x384039BB33BABFC0BDBBB7B0A08C0C18283034373C3D3F40403F3A29B3BF3BB931C0B83FBF088801813EBE3DBD0080"> : tensor<47xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<47xf8E4M3FNUZ>, tensor<47xf8E4M3FNUZ>) -> ()
  return
}
// -----
// sine of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E807F0888018159D957D70080"> : tensor<45xf8E4M3B11FNUZ>
  %1 = "stablehlo.sine"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0x805851D34BD2D7D8D5D3CFC8B8A4243040484C4F5455575858575241CBD753D14980D80888018156D655D50080"> : tensor<45xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<45xf8E4M3B11FNUZ>, tensor<45xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// sine of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB04840181BD3BBB00807CFC7E"> : tensor<49xf8E5M2>
  %1 = "stablehlo.sine"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
  %2 = stablehlo.constant dense<"0xB3B838B936B9BBBCBBB9B8B4ACA2222830343638393B3C3C3C3B3931B6BC39B834BC33B83804840181BC3ABA00807E7E7E"> : tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  return
}
// -----
// sine of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF04840181C13FBF0080"> : tensor<46xf8E5M2FNUZ>
  %1 = "stablehlo.sine"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0xB7BC3CBD3ABDBFC0BFBDBCB8B0A6262C34383A3C3D3F4040403F3D35BAC03DBC38C037BC3C04840181C03EBE0080"> : tensor<46xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
  return
}
// -----
// sine of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x797A7C7D7E7F8082848586FE00FF"> : tensor<14xf8E8M0FNU>
  %1 = "stablehlo.sine"(%0) : (tensor<14xf8E8M0FNU>) -> tensor<14xf8E8M0FNU>
  %2 = stablehlo.constant dense<"0x797A7C7D7E7F7F7F7E7F7E7E00FF"> : tensor<14xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<14xf8E8M0FNU>, tensor<14xf8E8M0FNU>) -> ()
  return
}
// -----
// sine of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07F"> : tensor<64xbf16>
  %1 = "stablehlo.sine"(%0) : (tensor<64xbf16>) -> tensor<64xbf16>
  %2 = stablehlo.constant dense<"0x373F4B3F093F53BFB43E19BF69BF7FBF57BF2EBFF5BE7DBE80BD40BC403C003DFF3D7D3EBC3EF53E3A3F573F733F7F3F7C3F693F193F113EB4BE75BF283F09BF8B3E5D3F37BFD33E56BF5FBF313F793F4CBFBEBDF83C1D3F46BF7BBE803F053FBB3E7DBF7D3F8000808001000180583F58BF573F57BF00000080C07FC07FC07F"> : tensor<64xbf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<64xbf16>, tensor<64xbf16>) -> ()
  return
}
// -----
// sine of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E"> : tensor<64xf16>
  %1 = "stablehlo.sine"(%0) : (tensor<64xf16>) -> tensor<64xf16>
  %2 = stablehlo.constant dense<"0xB839583A4B3896BA9D35CAB846BBFBBBBBBA74B9ACB7EBB3FFAB00A200220028FB2FEB33DC35AC37CF39BB3A983BFB3BDF3B463BCA3884309DB5ACBB42394BB85634E63AB8B9923AC0BB32388A36C934CB3A4CB91DAFB93B20385539D03AD53BB53BCE3BCEBB0004008401000180BC3ABCBABB3ABBBA00000080007E007E007E"> : tensor<64xf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<64xf16>, tensor<64xf16>) -> ()
  return
}
// -----
// sine of f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F"> : tensor<64xf32>
  %1 = "stablehlo.sine"(%0) : (tensor<64xf32>) -> tensor<64xf32>
  %2 = stablehlo.constant dense<"0x2402373F630A4B3FD85C093F6EB552BFDC99B33E783519BFB7C768BFD55B7FBFA46A57BFE17F2EBF4477F5BE77577DBE57D57FBDE0FE3FBCE0FE3F3C55F5FF3C7755FF3D77577D3E1388BB3E4477F53EB4DB393FA46A573FA8F0723FD55B7F3F81E67B3FB7C7683F7835193FC381103EDC99B3BE107C75BF4630283FD85C09BF2AB48A3E6EC05C3F240237BF7470613F31C73C3FA4D1DD3E80E87FBF9607093FB05B05BF78057BBFD383683FF3F5263F114C62BFA6AD033F31A37F3F9C70563F67F3443FB39905BFB399053F00008000000080800100000001000080A66A573FA66A57BFA46A573FA46A57BF00000000000000800000C07F0000C07F0000C07F"> : tensor<64xf32>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<64xf32>, tensor<64xf32>) -> ()
  return
}
// -----
// sine of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<64xf64>
  %1 = "stablehlo.sine"(%0) : (tensor<64xf64>) -> tensor<64xf64>
  %2 = stablehlo.constant dense<"0x4108BE8844E0E63F472561604C61E93FA565D7F79A2BE13FB9272AB6AD56EABF1F62BA7E3B73D63FB1CACF0DAF26E3BF46B4D1EAF618EDBF8B6D2C9B7AEBEFBFEE0C098F54EDEABF0D8FBF16FCCFE5BFF0054B74E8AEDEBF7715F3D4EEAACFBFDB4EEDEEAAFAAFBF30331000DCFF87BF30331000DCFF873F6FE8EEAEAAFE9F3F36EE86EEAEEABF3F7715F3D4EEAACF3F144276550271D73FF0054B74E8AEDE3F78A5DE80763BE73FEE0C098F54EDEA3F8C4111FE145EEE3F8B6D2C9B7AEBEF3F4682B118D07CEF3F46B4D1EAF618ED3FB1CACF0DAF26E33F5BD5B66D3810C23F1F62BA7E3B73D6BF3399E0F581AFEEBF080A6DC20806E53FA565D7F79A2BE1BFD614453B8556D13FA25DEEBD0D98EB3F4108BE8844E0E6BF4B5D78AE0308DABF787EA7C3C5E7E9BF3BC3A044BE44CE3FC71D218F5249E0BF0BB24D673512E8BF7F39EDF7D0BBE53FD3D1BDBD08FEEF3F5380AFD04D83EA3F4925788E9E6EE73FDD640C32E34DE4BF3258C518D2A8EABFBFC5730479D7EF3FC5221F1A835EEA3F51C3FD6E3BA2D43F974EB398FC52743F974EB398FC5274BF0000000000001000000000000000108001000000000000000100000000000080EF0C098F54EDEA3FEF0C098F54EDEABFED0C098F54EDEA3FED0C098F54EDEABF00000000000000000000000000000080000000000000F87F000000000000F87F000000000000F87F"> : tensor<64xf64>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<64xf64>, tensor<64xf64>) -> ()
  return
}
// -----
// sine of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f32>>
  %1 = "stablehlo.sine"(%0) : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
  %2 = stablehlo.constant dense<"0xB1AB0940DC4DB540D485CA3EEFD8F93E2B3EB93EEA3C72BEC6910A3F01DE8CBF31056240D41916C1E61FA5C04E3651C0C9E872BF312790BEF82E5EBF41C30B3EDC33A6BFFF8C223FDC8B07C1AF34AD409CC285C0E6A88DC02BC544BF1637C3BE29FB33BF06453D3E28A286BF34215C3FAC99DBC0188FEA4092283C40DEE7A9C098650A3FC523EABE3E2DFD3E3902633E07633D3FD202843F48749A4009AA0C41EC38BA40A331F4BF07F9883FAB4128BE52927A3FCD21A33D2470BB3FFCBABD3E6ADD1841C32A4A40848294C070197D40C7775ABF8464AE3ED4D347BFCE1429BEB57A95BF51A644BFBFD0F3C0338AD1C0"> : tensor<30xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>) -> ()
  return
}
// -----
// sine of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f64>>
  %1 = "stablehlo.sine"(%0) : (tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
  %2 = stablehlo.constant dense<"0x2773682B7635014028978E88BBA91640F5D2FF7DBA50D93F8BD894D11D3BDF3F7C095C52C527D73F18BD443F9D47CEBF2BEA02B53852E13F087EB21EC09BF1BF9702042FA6400C4053832E893AC322C052AA9BB3FCA314C080178BB7C9260AC08D6C5B26195DEEBFB6FC9413E604D2BF73D0B705DFC5EBBFC718BC156878C13F4FCCF6747BC6F4BF927F04D89F51E43F6B0D53837BF120C007EFF2D395A615401D26658B53B810C0FE49C8B11CB511C0A7E9DE6AA598E8BF51905DB2E266D8BFD7A3301E657FE6BF6FCF4CC9A0A8C73FBF83C9F344D4F0BF1960067C2684EB3F276DF67635731BC014F60E05E3511D409EF2253C12850740AB71D3B5FB3C15C0611A9EF9B24CE13FB41590A37844DDBF677C5CB0A7A5DF3FD462771B4760CC3FFE83B5D360ACE73FB3BB61415A80F03F6269A8F1884E1340235F1B1B41952140C570127B1D471740F35EF5593486FEBFEF663ADC201FF13FA975955E3508C5BFE8A97F3E4A52EF3F08F4329B3964B43FEF0CAC87046EF73F402D248F5FB7D73FC1705B47AD1B234074D4B26258450940D1FD1679509012C092319BFD2DA30F4094F707D9F84EEBBF4C28DC7E90CCD53FA02F21897AFAE8BF3DFA30C79922C5BFDEE65AAE56AFF2BF82A16113CA94E8BF82B44DE1177A1EC0D0FA476146311AC0"> : tensor<30xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<30xcomplex<f64>>, tensor<30xcomplex<f64>>) -> ()
  return
}
// -----
// sine of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xC4E3F3F8FBFF000102040506080B11183D647F80"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.sine"(%0) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x0304010405010101020405050401040102010202"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>, tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
// -----
// sine of complex<f32>, of numbers on the axes
func.func public @main() {
  %0 = stablehlo.constant dense<[(0.5, 0.0), (0.0, 0.5), (0.5, -0.0), (-0.0, 0.5), (-0.75, 0.0), (0.0, -0.75), (-0.75, -0.0), (-0.0, -0.75), (2.0, 0.0), (0.0, 2.0), (2.0, -0.0), (-0.0, 2.0), (-2.5, 0.0), (0.0, -2.5), (-2.5, -0.0), (-0.0, -2.5)]> : tensor<16xcomplex<f32>>
  %1 = "stablehlo.sine"(%0) : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
  %2 = stablehlo.constant dense<"0x4477F53E00000000000000008066053F4477F53E00000080000000808066053FE17F2EBF0000000000000000598352BFE17F2EBF0000008000000080598352BFB7C7683F00000080000000007B1E6840B7C7683F00000000000000807B1E6840783519BF0000008000000000469BC1C0783519BF0000000000000080469BC1C0"> : tensor<16xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>) -> ()
  %3 = "stablehlo.real"(%1) : (tensor<16xcomplex<f32>>) -> tensor<16xf32>
  %4 = stablehlo.constant dense<1.0> : tensor<16xf32>
  %5 = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true]> : tensor<16xi1>
  %6 = "stablehlo.select"(%5, %3, %4) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %7 = stablehlo.constant dense<[1.0, 0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0]> : tensor<16xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<16xf32>, tensor<16xf32>) -> ()
  %8 = "stablehlo.imag"(%1) : (tensor<16xcomplex<f32>>) -> tensor<16xf32>
  %9 = stablehlo.constant dense<[true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false]> : tensor<16xi1>
  %10 = "stablehlo.select"(%9, %8, %4) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %11 = stablehlo.constant dense<[0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0, 0.0, 1.0]> : tensor<16xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<16xf32>, tensor<16xf32>) -> ()
  return
}
// -----
// sine of complex<f64>, of numbers on the axes
func.func public @main() {
  %0 = stablehlo.constant dense<[(0.5, 0.0), (0.0, 0.5), (0.5, -0.0), (-0.0, 0.5), (-0.75, 0.0), (0.0, -0.75), (-0.75, -0.0), (-0.0, -0.75), (2.0, 0.0), (0.0, 2.0), (2.0, -0.0), (-0.0, 2.0), (-2.5, 0.0), (0.0, -2.5), (-2.5, -0.0), (-0.0, -2.5)]> : tensor<16xcomplex<f64>>
  %1 = "stablehlo.sine"(%0) : (tensor<16xcomplex<f64>>) -> tensor<16xcomplex<f64>>
  %2 = stablehlo.constant dense<[(0.479425538604203, 0.0), (0.0, 0.5210953054937474), (0.479425538604203, -0.0), (-0.0, 0.5210953054937474), (0xBFE5CFFC16BF8F0D, 0.0), (0.0, -0.82231673193583), (0xBFE5CFFC16BF8F0D, -0.0), (-0.0, -0.82231673193583), (0.9092974268256817, -0.0), (0.0, 3.626860407847019), (0.9092974268256817, 0.0), (-0.0, 3.626860407847019), (0xBFE326AF0DCFCAB1, -0.0), (0.0, 0xC0183368CDB0B6D3), (0xBFE326AF0DCFCAB1, 0.0), (-0.0, 0xC0183368CDB0B6D3)]> : tensor<16xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<16xcomplex<f64>>, tensor<16xcomplex<f64>>) -> ()
  %3 = "stablehlo.real"(%1) : (tensor<16xcomplex<f64>>) -> tensor<16xf64>
  %4 = stablehlo.constant dense<1.0> : tensor<16xf64>
  %5 = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true]> : tensor<16xi1>
  %6 = "stablehlo.select"(%5, %3, %4) : (tensor<16xi1>, tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
  %7 = stablehlo.constant dense<[1.0, 0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0]> : tensor<16xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<16xf64>, tensor<16xf64>) -> ()
  %8 = "stablehlo.imag"(%1) : (tensor<16xcomplex<f64>>) -> tensor<16xf64>
  %9 = stablehlo.constant dense<[true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false]> : tensor<16xi1>
  %10 = "stablehlo.select"(%9, %8, %4) : (tensor<16xi1>, tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
  %11 = stablehlo.constant dense<[0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0, 0.0, 1.0]> : tensor<16xf64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<16xf64>, tensor<16xf64>) -> ()
  return
}
