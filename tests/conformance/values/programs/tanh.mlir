// tanh of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<15xf4E2M1FN>
  %1 = "stablehlo.tanh"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xf4E2M1FN>
  %2 = stablehlo.constant dense<[-1.0, -1.0, -1.0, -1.0, -1.0, -0.5, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, -0.0]> : tensor<15xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xf4E2M1FN>, tensor<15xf4E2M1FN>) -> ()
  return
}
// -----
// tanh of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.5, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, -0.125, 1.125, -1.125, 0.0, -0.0]> : tensor<31xf6E2M3FN>
  %1 = "stablehlo.tanh"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xf6E2M3FN>
  %2 = stablehlo.constant dense<[-1.0, -1.0, -1.0, -1.0, -1.0, -0.875, -0.75, -0.625, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 0.875, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -0.125, 0.75, -0.75, 0.0, -0.0]> : tensor<31xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<31xf6E2M3FN>, tensor<31xf6E2M3FN>) -> ()
  return
}
// -----
// tanh of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-28.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<35xf6E3M2FN>
  %1 = "stablehlo.tanh"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xf6E3M2FN>
  %2 = stablehlo.constant dense<[-1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -0.875, -0.75, -0.625, -0.4375, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.4375, 0.625, 0.75, 0.875, 0.875, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0625, -0.875, 0.75, -0.75, 0.0, -0.0]> : tensor<35xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<35xf6E3M2FN>, tensor<35xf6E3M2FN>) -> ()
  return
}
// -----
// tanh of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C68706FEF31B12FAF008070F078"> : tensor<43xf8E3M4>
  %1 = "stablehlo.tanh"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
  %2 = stablehlo.constant dense<"0xB0B0B0B0B0AFADA8A49E90848101020810171E25282B2D2E2F3030303030303030B029A928A8008030B078"> : tensor<43xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
  return
}
// -----
// tanh of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B7008078F87C"> : tensor<50xf8E4M3>
  %1 = "stablehlo.tanh"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
  %2 = stablehlo.constant dense<"0xB8B8B8B8B8B8B7B6B4B2AFA89886061020282B2F33343636373738383838383838383838B80888018135B534B4008038B87C"> : tensor<50xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
  return
}
// -----
// tanh of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A717EFE0888018139B937B700807F"> : tensor<48xf8E4M3FN>
  %1 = "stablehlo.tanh"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
  %2 = stablehlo.constant dense<"0xB8B8B8B8B8B8B7B6B4B2AFA89886061020282B2F33343636373738383838383838383838B80888018135B534B400807F"> : tensor<48xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> ()
  return
}
// -----
// tanh of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF0888018141C13FBF0080"> : tensor<47xf8E4M3FNUZ>
  %1 = "stablehlo.tanh"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0xC0C0C0C0C0C0BFBEBCBAB7B0A08C0C18283033373B3C3E3E3F3F40404040404040404040C0088801813DBD3CBC0080"> : tensor<47xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<47xf8E4M3FNUZ>, tensor<47xf8E4M3FNUZ>) -> ()
  return
}
// -----
// tanh of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E807F0888018159D957D70080"> : tensor<45xf8E4M3B11FNUZ>
  %1 = "stablehlo.tanh"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0x80D8D8D8D8D8D7D6D4D2CFC8B8A4243040484B4F5354565657575858585858585880580888018155D554D40080"> : tensor<45xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<45xf8E4M3B11FNUZ>, tensor<45xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// tanh of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB04840181BD3BBB00807CFC7E"> : tensor<49xf8E5M2>
  %1 = "stablehlo.tanh"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
  %2 = stablehlo.constant dense<"0xBCBCBCBCBCBCBCBBBAB9B7B4ACA2222830343637393A3B3B3C3C3C3C3C3C3C3C3C3C3C3CBC04840181BB3ABA00803CBC7E"> : tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  return
}
// -----
// tanh of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF04840181C13FBF0080"> : tensor<46xf8E5M2FNUZ>
  %1 = "stablehlo.tanh"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0xC0C0C0C0C0C0C0BFBEBDBBB8B0A6262C34383A3B3D3E3F3F404040404040404040404040C004840181BF3EBE0080"> : tensor<46xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
  return
}
// -----
// tanh of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x797A7C7D7E7F80818283848586FE00FF"> : tensor<16xf8E8M0FNU>
  %1 = "stablehlo.tanh"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xf8E8M0FNU>
  %2 = stablehlo.constant dense<"0x797A7C7D7E7F7F7F7F7F7F7F7F7F00FF"> : tensor<16xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> ()
  return
}
// -----
// tanh of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07F"> : tensor<64xbf16>
  %1 = "stablehlo.tanh"(%0) : (tensor<64xbf16>) -> tensor<64xbf16>
  %2 = stablehlo.constant dense<"0x80BF80BF80BF80BF80BF7DBF77BF68BF43BF23BFEDBE7BBE80BD40BC403C003DFF3D7B3EB73EED3E2C3F433F593F683F713F773F7D3F7F3F803F803F803F803F803F803F803FCD3E80BF80BF80BF5F3F80BF7F3F7FBF80BF35BF80BF80BFFF3E803F803F80BF8000808001000180443F44BF433F43BF00000080803F80BFC07F"> : tensor<64xbf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<64xbf16>, tensor<64xbf16>) -> ()
  return
}
// -----
// tanh of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E"> : tensor<64xf16>
  %1 = "stablehlo.tanh"(%0) : (tensor<64xf16>) -> tensor<64xf16>
  %2 = stablehlo.constant dense<"0x00BC00BC00BC00BCFCBBE5BBB6BB3EBB18BA15B965B7D6B3FDAB00A20022FF27F52FD633BC3565375E39183AC93A3E3B883BB63BE53BF63BFC3B003C003C003C003C003C003CFFBBEFBA0438EE3BFCBBFFBBE0BB00BC00BC003C003C003C00BCE53A003C00BC0004008401000180193A19BA173A17BA00000080003C00BC007E"> : tensor<64xf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<64xf16>, tensor<64xf16>) -> ()
  return
}
// -----
// tanh of f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F"> : tensor<64xf32>
  %1 = "stablehlo.tanh"(%0) : (tensor<64xf32>) -> tensor<64xf32>
  %2 = stablehlo.constant dense<"0x000080BF000080BF000080BFEFFF7FBF96887FBFC1927CBF83CA76BFCCB767BFD6F742BF1F9922BF9F9AECBEF5CB7ABECDAA7FBDC0FD3FBCC0FD3F3CADEAFF3CC9ACFE3DF5CB7A3E9F7AB73E9F9AEC3E80C42B3FD6F7423F1E29593FCCB7673FFDFD703F83CA763FC1927C3FE9BB7E3F96887F3F0DFA7F3FE4FF7F3F0000803F0000803F0000803F0000803FFAE2773FB8182E3F9D34D73ED7F47F3FE30E7D3FD9FF7FBFFDFF7FBFEDE67FBFA4681C3F01FC7F3FD8FF7F3FFAFF7F3FFEFF7F3FC08F343F0000803F000080BF00008000000080800100000001000080D6F7423FD6F742BFD5F7423FD5F742BF00000000000000800000803F000080BF0000C07F"> : tensor<64xf32>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<64xf32>, tensor<64xf32>) -> ()
  return
}
// -----
// tanh of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<64xf64>
  %1 = "stablehlo.tanh"(%0) : (tensor<64xf64>) -> tensor<64xf64>
  %2 = stablehlo.constant dense<"0x000000000000F0BF000000000000F0BF7C9FF5FFFFFFEFBF410A76E2FDFFEFBF77903AC612F1EFBFC2710A265892EFBFD4C31B5E50D9EEBF77F56D78F9F6ECBF94F314B5FA5EE8BF28F252E52353E4BFF38A56D75393DDBF861C9AA67E59CFBFD730E09759F5AFBF832F0301B8FF87BF832F0301B8FF873FDEB1929955FD9F3F35B8C42B99D5BF3F861C9AA67E59CF3FB08F8CDE53EFD63FF38A56D75393DD3F98290DF18F78E53F94F314B5FA5EE83FEE2D6BBB2325EB3F77F56D78F9F6EC3F2735E397BF1FEE3FD4C31B5E50D9EE3FC2710A265892EF3F000B1A117DD7EF3F77903AC612F1EF3F11DF689641FFEF3FF2502783FCFFEF3F7C9FF5FFFFFFEF3F000000000000F03F000000000000F03F000000000000F03FBE4B5BBDC5F2EF3FDBE382305DFBEF3F6A4DD1A30AEDEFBF0C20FF4877A7EFBF193E81B4AFFFEF3F0E18DBB6FCFFEF3F6603F056FFFFEF3F18AAB4CEFFFFEF3F112F29974563EF3F8236650744F8EF3F2D0EF72D97FFEF3FAB5A80C89ACFED3FCAAC48E4FDFFEF3F662CDD2738C5EF3F000000000000F03F000000000000F0BF000000000000100000000000000010800100000000000000010000000000008095F314B5FA5EE83F95F314B5FA5EE8BF94F314B5FA5EE83F94F314B5FA5EE8BF00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F87F"> : tensor<64xf64>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<64xf64>, tensor<64xf64>) -> ()
  return
}
// -----
// tanh of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f32>>
  %1 = "stablehlo.tanh"(%0) : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
  %2 = stablehlo.constant dense<"0x01DE7FBF541BE53A60BF7FBF63F3C8BA2B977FBF6ED7643AD51880BF0187D93A558D7FBF0F5A05BAF57C65BFC1B3723EA2CC57BF6B4548BEBA1C48BF5E9ED33D00BE8ABF28238B3ECE9C44BFB65A72BD84C84EBF1540BA3E03703CBFFDEF94BEB9C228BFDBFD173E7CC28CBF5671F03E9D8D24BF98BFACBD5FB1243F4062063FC167103F84CBCEBECA91F83E0CCF4A3E7A7B853F858F4E3F5F5EF03E9499E4BD0F68713FE20B193E1E1F683F9B2201BEF9F35C3F95118C3D067B873FA6E4223E51615A3FD75D21BD84F37F3F609F283A3DE87F3F86F113BA6CD97F3FE48AA8392509803F93F81F3ACBD57F3F5D7244B9"> : tensor<30xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>) -> ()
  return
}
// -----
// tanh of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f64>>
  %1 = "stablehlo.tanh"(%0) : (tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
  %2 = stablehlo.constant dense<"0x9D917D26C0FBEFBFF12DE17D6AA35C3F1EE2510DECF7EFBF8430146A6C1E59BF2FFD9D62E5F2EFBF4B2A08B1ED9A4C3F203DDCAD1A03F0BF4399881CE0305B3F80F76391AAF1EFBFB3A1BBD441AB40BF3CAC1E929EAFECBF4F163E1E7856CE3F9D442E4394F9EABFC3524963AD08C9BF16F353329703E9BF1061A9CACB73BA3FBDA8A4FCBF57F1BF883FA3F46464D13F0524BBBE9993E8BF51CBC6BC564BAEBFE8AC278710D9E9BFFAFCCBA80248D73F61DCF363008EE7BF776B4B9CFF9DD2BF137B79255718E5BF69A3055FBBFFC23F8EC5F9784F98F1BF457AF9BB2A0EDE3F2C36309CB391E4BF5EA40D0CF397B5BF035DA4EF2B96E43FE1805EF747CCE03FDA007F16F80CE23FB75EA38470D9D9BF0DD9A73E3912DF3F4DF52A88E159C93FD80B18466FAFF03FD7E32394F0D1E93FBBEB0DDFCB0BDE3F67EE9B7A3293BCBF37295CEF012DEE3F0C32A54D7C21C33F3EC4A0BCE303ED3F0BCA65545324C0BF851CC4147F9EEB3F78A92F9A3282B13FEBF158B360EFF03F804728CE945CC43F346488182A4CEB3F0F3AB2E9BA2BA4BF1690737B70FEEF3FAF11F104EC13453F314EBA9407FDEF3FCA2B09C7307E42BF6E7BD2772DFBEF3F5B3841815C11353F9369969C2401F03FD022666612FF433FD9AF5B68B9FAEF3F10D3D1A44B8E28BF"> : tensor<30xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<30xcomplex<f64>>, tensor<30xcomplex<f64>>) -> ()
  return
}
// -----
// tanh of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xC4E3F3F8FBFF000102040506080B11183D647F80"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.tanh"(%0) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x0101010101010101020405050505050505050501"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>, tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
// -----
// tanh of complex<f32>, of numbers on the axes
func.func public @main() {
  %0 = stablehlo.constant dense<[(0.5, 0.0), (0.0, 0.5), (0.5, -0.0), (-0.0, 0.5), (-0.75, 0.0), (0.0, -0.75), (-0.75, -0.0), (-0.0, -0.75), (2.0, 0.0), (0.0, 2.0), (2.0, -0.0), (-0.0, 2.0), (-2.5, 0.0), (0.0, -2.5), (-2.5, -0.0), (-0.0, -2.5)]> : tensor<16xcomplex<f32>>
  %1 = "stablehlo.tanh"(%0) : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
  %2 = stablehlo.constant dense<"0x9F9AEC3E00000000000000007BDA0B3F9F9AEC3E00000080000000807BDA0B3F1F9922BF00000000000000001B7D6EBF1F9922BF00000080000000801B7D6EBF83CA763F0000000000000000B1D70BC083CA763F0000008000000080B1D70BC0C1927CBF0000000000000000DA3C3F3FC1927CBF0000008000000080DA3C3F3F"> : tensor<16xcomplex<f32>>
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
  %11 = stablehlo.constant dense<[0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0]> : tensor<16xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<16xf32>, tensor<16xf32>) -> ()
  return
}
// -----
// tanh of complex<f64>, of numbers on the axes
func.func public @main() {
  %0 = stablehlo.constant dense<[(0.5, 0.0), (0.0, 0.5), (0.5, -0.0), (-0.0, 0.5), (-0.75, 0.0), (0.0, -0.75), (-0.75, -0.0), (-0.0, -0.75), (2.0, 0.0), (0.0, 2.0), (2.0, -0.0), (-0.0, 2.0), (-2.5, 0.0), (0.0, -2.5), (-2.5, -0.0), (-0.0, -2.5)]> : tensor<16xcomplex<f64>>
  %1 = "stablehlo.tanh"(%0) : (tensor<16xcomplex<f64>>) -> tensor<16xcomplex<f64>>
  %2 = stablehlo.constant dense<[(0x3FDD9353D7568AF3, 0.0), (0.0, 0.5463024898437905), (0x3FDD9353D7568AF3, -0.0), (-0.0, 0.5463024898437905), (0xBFE45323E552F228, 0.0), (0.0, 0xBFEDCFA36110EEEC), (0xBFE45323E552F228, -0.0), (-0.0, 0xBFEDCFA36110EEEC), (0.9640275800758169, 0.0), (0.0, -2.185039863261519), (0.9640275800758169, -0.0), (-0.0, -2.185039863261519), (0xBFEF9258260A71C2, 0.0), (0.0, 0.7470222972386603), (0xBFEF9258260A71C2, -0.0), (-0.0, 0.7470222972386603)]> : tensor<16xcomplex<f64>>
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
  %11 = stablehlo.constant dense<[0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0, 0.0, 1.0, -0.0, 1.0]> : tensor<16xf64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<16xf64>, tensor<16xf64>) -> ()
  return
}
