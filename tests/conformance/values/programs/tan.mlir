// tan of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -1.0, -0.5, 0.5, 1.0, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<13xf4E2M1FN>
  %1 = "stablehlo.tan"(%0) : (tensor<13xf4E2M1FN>) -> tensor<13xf4E2M1FN>
  %2 = stablehlo.constant dense<[0.5, -1.0, 2.0, -1.5, -0.5, 0.5, 1.5, -2.0, -0.0, 1.0, -0.5, 0.0, -0.0]> : tensor<13xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<13xf4E2M1FN>, tensor<13xf4E2M1FN>) -> ()
  return
}
// -----
// tan of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.5, -7.0, -3.5, -2.5, -2.0, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, -0.125, 1.125, -1.125, 0.0, -0.0]> : tensor<29xf6E2M3FN>
  %1 = "stablehlo.tan"(%0) : (tensor<29xf6E2M3FN>) -> tensor<29xf6E2M3FN>
  %2 = stablehlo.constant dense<[-2.75, -0.875, -0.375, 0.75, 2.25, -1.5, -0.875, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.875, 1.5, 3.0, -5.5, -2.25, -0.75, -0.125, 0.375, -3.5, 0.875, 2.75, -0.125, 2.0, -2.0, 0.0, -0.0]> : tensor<29xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<29xf6E2M3FN>, tensor<29xf6E2M3FN>) -> ()
  return
}
// -----
// tan of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-28.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<35xf6E3M2FN>
  %1 = "stablehlo.tan"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xf6E3M2FN>
  %2 = stablehlo.constant dense<[0.3125, 0.625, -0.875, -0.375, 0.75, 2.0, -14.0, -1.5, -0.875, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.875, 1.5, 3.0, 14.0, -6.0, -2.0, -0.75, -0.125, 0.375, -3.5, 0.875, -0.625, -0.3125, 0.0625, -3.0, 1.25, -1.25, 0.0, -0.0]> : tensor<35xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<35xf6E3M2FN>, tensor<35xf6E3M2FN>) -> ()
  return
}
// -----
// tan of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C68706FEF31B12FAF008070F078"> : tensor<43xf8E3M4>
  %1 = "stablehlo.tan"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
  %2 = stablehlo.constant dense<"0x7824B7982841ECB9AEA19084810102081019213139486CD6C1A88918CB2CA4788E0E3DBD37B70080787878"> : tensor<43xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
  return
}
// -----
// tan of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B7008078F87C"> : tensor<50xf8E4M3>
  %1 = "stablehlo.tan"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
  %2 = stablehlo.constant dense<"0x314D32B6AC3441D6BCB7B1A89886061020282D31383C4456CBC1B4A12CC636B2A951B144C40888018140C03BBB00807C7C7C"> : tensor<50xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
  return
}
// -----
// tan of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A717EFE0888018139B937B700807F"> : tensor<48xf8E4M3FN>
  %1 = "stablehlo.tan"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
  %2 = stablehlo.constant dense<"0x314D32B6AC3441D6BCB7B1A89886061020282D31383C4456CBC1B4A12CC636B2A951B1C4440888018140C03BBB00807F"> : tensor<48xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> ()
  return
}
// -----
// tan of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF0888018141C13FBF0080"> : tensor<47xf8E4M3FNUZ>
  %1 = "stablehlo.tan"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0x39553ABEB43C49DEC4BFB9B0A08C0C182830353940444C5ED3C9BCA934CE3EBAB159B94CCC0888018148C843C30080"> : tensor<47xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<47xf8E4M3FNUZ>, tensor<47xf8E4M3FNUZ>) -> ()
  return
}
// -----
// tan of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E807F0888018159D957D70080"> : tensor<45xf8E4M3B11FNUZ>
  %1 = "stablehlo.tan"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0x806D52D6CC5461F6DCD7D1C8B8A4243040484D51585C6476EBE1D4C14CE656D2C980ED0888018160E05BDB0080"> : tensor<45xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<45xf8E4M3B11FNUZ>, tensor<45xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// tan of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB04840181BD3BBB00807CFC7E"> : tensor<49xf8E5M2>
  %1 = "stablehlo.tan"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
  %2 = stablehlo.constant dense<"0x33B939BBB63A40CBBEBBB8B4ACA22228303436383B3E424BC6C0BAB136C33BB9B549B338B804840181C23DBD00807E7E7E"> : tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  return
}
// -----
// tan of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF04840181C13FBF0080"> : tensor<46xf8E5M2FNUZ>
  %1 = "stablehlo.tan"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0x37BD3DBFBA3E44CFC2BFBCB8B0A6262C34383A3C3F42464FCAC4BEB53AC73FBDB94DB73CBC04840181C641C10080"> : tensor<46xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
  return
}
// -----
// tan of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x797A7C7D7E7F81838485FE00FF"> : tensor<13xf8E8M0FNU>
  %1 = "stablehlo.tan"(%0) : (tensor<13xf8E8M0FNU>) -> tensor<13xf8E8M0FNU>
  %2 = stablehlo.constant dense<"0x797A7C7D7E807F7D7E807F00FF"> : tensor<13xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<13xf8E8M0FNU>, tensor<13xf8E8M0FNU>) -> ()
  return
}
// -----
// tan of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07F"> : tensor<64xbf16>
  %1 = "stablehlo.tan"(%0) : (tensor<64xbf16>) -> tensor<64xbf16>
  %2 = stablehlo.constant dense<"0x833FA73F233FBABFC0BE3F3F0C4062C1C7BF6EBF0CBF83BE80BD40BC403C003D013E833ECA3E0C3F873FC73F41406241B1C00CC03FBF12BEC03E58C05F3F23BF90BEDABF83BFE73EC23FE5BF76BF8B40AA3FBF3DF8BC463F9CBF82BE21C21C3FC83EC3C0C3408000808001000180CB3FCBBFC63FC6BF00000080C07FC07FC07F"> : tensor<64xbf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<64xbf16>, tensor<64xbf16>) -> ()
  return
}
// -----
// tan of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E"> : tensor<64xf16>
  %1 = "stablehlo.tan"(%0) : (tensor<64xf16>) -> tensor<64xf16>
  %2 = stablehlo.constant dense<"0x173C353D1639CCBDFEB5FA395F400DCB3BBE74BB5FB816B401AC00A200220028053016344C365F38393C3B3E05420D4B85C55FC0FAB990B0FE35C3C2F93A16B981B4D0BE17BCC3BDD1C3ED382AB704B56FBE113B28AF6543D1B827BB7EBED2C433436CC46C4400040084010001803E3E3EBE393E39BE00000080007E007E007E"> : tensor<64xf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<64xf16>, tensor<64xf16>) -> ()
  return
}
// -----
// tan of f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F"> : tensor<64xf32>
  %1 = "stablehlo.tan"(%0) : (tensor<64xf32>) -> tensor<64xf32>
  %2 = stablehlo.constant dense<"0x3EDC823F46AFA63FB7C7223FFE81B9BFB0C9BFBEDA3C3F3FB1D70B406B9F61C12359C7BF1B7D6EBF7BDA0BBF2DBC82BEBC2A80BD400240BC4002403CAC0A003DBDAB003E2DBC823E6C89C93E7BDA0B3F1522873F2359C73FCA9C40406B9F6141F4A6B0C0B1D70BC0DA3C3FBFB9F711BEB0C9BF3E5C5A58C037175F3FB7C722BF8B1790BE91F8D9BF3EDC82BF57E5EDBF91BE8B3FA51DF63E805315420B3A22BFFC3A1CBF20E19F4013EE0AC0B03F5C3F7202F2BF5D8C193F582996415A4DC4BFA4259A3FCA9E1CBFCA9E1C3F000080000000808001000000010000802659C73F2659C7BF2159C73F2159C7BF00000000000000800000C07F0000C07F0000C07F"> : tensor<64xf32>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<64xf32>, tensor<64xf32>) -> ()
  return
}
// -----
// tan of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<64xf64>
  %1 = "stablehlo.tan"(%0) : (tensor<64xf64>) -> tensor<64xf64>
  %2 = stablehlo.constant dense<"0xC538E6B9875BF03F812C6AB6E8D5F43F3B07CEEBF658E43FEA828ABB3F30F7BFA712820C36F9D7BF15BB004E9BE7E73FF850092EF67A01407787B850ED332CC0A6E3BE5C24EBF8BFECEE1061A3CFEDBF4A47F35B4F7BE1BF564C3CA48557D0BF01DF54785705B0BFE3360301480088BFE33603014800883F08EC7A775501A03FA51115AF7715C03F564C3CA48557D03FB0F89B852D31D93F4A47F35B4F7BE13FA01E4CAA42E4F03FA6E3BE5C24EBF83FA831E243991308407787B850ED332C40BBB07279DE1416C0F850092EF67A01C015BB004E9BE7E7BF6FB85412F73EC2BFA712820C36F9D73F07BB9B734B0B0BC079EA3EE1E6E2EB3F3B07CEEBF658E4BFECB3EE50F102D2BFA5F3541E123FFBBFC538E6B9875BF0BFE72FF34BAE7EDC3FBE7290BD4710F63FA12C7B6AED26CFBFB43B394791EBE23F29E6DBF21144F2BF137B186D649CED3F058CBF30A8D14640906CA524AAACF7BF26E820431034F1BFDFF4A1F40745EA3F436415247E19F8BF2744ACB7240824C043F286C5B545F73F120815D932CCD5BF849472FE0C5374BF849472FE0C53743F0000000000001000000000000000108001000000000000000100000000000080A9E3BE5C24EBF83FA9E3BE5C24EBF8BFA4E3BE5C24EBF83FA4E3BE5C24EBF8BF00000000000000000000000000000080000000000000F87F000000000000F87F000000000000F87F"> : tensor<64xf64>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<64xf64>, tensor<64xf64>) -> ()
  return
}
// -----
// tan of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f32>>
  %1 = "stablehlo.tan"(%0) : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
  %2 = stablehlo.constant dense<"0x12970FBC06677DBF6B7192BE11FA02BF58C7B2BED0CC8D3ED2F714BEB4974D3FD3A754BB2C0B7F3FCBE249BCCCB580BF858F4EBF7A7B85BFC196A3BF4D7F3B3F28238BBE00BE8A3F7E0494BB5643803F29045CBCA5BB7FBF913B1EBF176C3ABFEF1655BF3FA3DE3E9B3E85BE8C3C723F97FBA1BB39E87F3FB26F383C64207EBF84CBCE3EC16710BFF526013F9BF59F3E6B45483EA2CC573F3054883B20507F3F7592053C9B6281BF9D7F4E3F51BFCABFC1A2EA3FB04CCC3F28F74E3E0FC89C3FF936433B4282803FD1DB5A3C643D80BF7339353F154457BF4DF1803F05D4073F260F8C3E185C803F74D5A03B4017803F"> : tensor<30xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>) -> ()
  return
}
// -----
// tan of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f64>>
  %1 = "stablehlo.tan"(%0) : (tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
  %2 = stablehlo.constant dense<"0x33114246E2F281BF1BA6B6B3E0ACEFBF73F643512D4ED2BF7842F113425FE0BFE62433FAEA58D6BF51A05A039AB9D13F5FFA3E37FA9EC2BFA87A2D7BF6B2E93F0E29E05FFA946ABF6E9C188265E1EF3F27C69A66593C89BF875A1A83B916F0BFD7E32394F0D1E9BFD80B18466FAFF0BF9DD98811D872F4BF7CFE54AEE96FE73F883FA3F46464D1BFBDA8A4FCBF57F13F4324FFCD8F8072BF69F3B4CF6A08F03F6077031D85808BBFCC88CBA874F7EFBF06FB2E1772C7E3BFBAF2E1D5824DE7BFDE5105EDDDA2EABF1202E3E167D4DB3F46D38B62D3A7D0BFDE7F0E719147EE3F200B4CDA723F74BF93C7531207FDEF3F81A67245F60D873F1903FB890CC4EFBFB75EA38470D9D93FDA007F16F80CE2BF7CC75CA8DE24E03F4D1B395CB3FED33FC3524963AD08C93F9D442E4394F9EA3FF5527602860A713FAC05950204EAEF3FF682E9924EB2803FB2E13657532CF0BF1F4B6C92F3CFE93FE5005F29EA57F9BF6661AE265854FD3F4D91A1F69589F93F0BF497F7E4DEC93F5C7E33E60199F33F7D7D9E26DF66683F7B74B13E4810F03FEC8F24187A5B8B3F0F2C518AAC07F0BFFABFCF502EA7E63FDB13439A82E8EABF052843A6291EF03FD3F3EE9E80FAE03FBF2618CAE481D13F4380E207830BF03F7D65157EAE1A743FFC43A300E802F03F"> : tensor<30xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<30xcomplex<f64>>, tensor<30xcomplex<f64>>) -> ()
  return
}
// -----
// tan of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xC4E3F3F8FBFF000102040506080B11183D647F80"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.tan"(%0) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x030211050107E7000204061F02050507050D0104"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>, tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
// -----
// tan of complex<f32>, of numbers on the axes
func.func public @main() {
  %0 = stablehlo.constant dense<[(0.5, 0.0), (0.0, 0.5), (0.5, -0.0), (-0.0, 0.5), (-0.75, 0.0), (0.0, -0.75), (-0.75, -0.0), (-0.0, -0.75), (2.0, 0.0), (0.0, 2.0), (2.0, -0.0), (-0.0, 2.0), (-2.5, 0.0), (0.0, -2.5), (-2.5, -0.0), (-0.0, -2.5)]> : tensor<16xcomplex<f32>>
  %1 = "stablehlo.tan"(%0) : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
  %2 = stablehlo.constant dense<"0x7BDA0B3F00000000000000009F9AEC3E7BDA0B3F00000080000000809F9AEC3E1B7D6EBF00000000000000001F9922BF1B7D6EBF00000080000000801F9922BFB1D70BC0000000000000000083CA763FB1D70BC0000000800000008083CA763FDA3C3F3F0000000000000000C1927CBFDA3C3F3F0000008000000080C1927CBF"> : tensor<16xcomplex<f32>>
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
// tan of complex<f64>, of numbers on the axes
func.func public @main() {
  %0 = stablehlo.constant dense<[(0.5, 0.0), (0.0, 0.5), (0.5, -0.0), (-0.0, 0.5), (-0.75, 0.0), (0.0, -0.75), (-0.75, -0.0), (-0.0, -0.75), (2.0, 0.0), (0.0, 2.0), (2.0, -0.0), (-0.0, 2.0), (-2.5, 0.0), (0.0, -2.5), (-2.5, -0.0), (-0.0, -2.5)]> : tensor<16xcomplex<f64>>
  %1 = "stablehlo.tan"(%0) : (tensor<16xcomplex<f64>>) -> tensor<16xcomplex<f64>>
  %2 = stablehlo.constant dense<[(0.5463024898437905, 0.0), (0.0, 0x3FDD9353D7568AF3), (0.5463024898437905, -0.0), (-0.0, 0x3FDD9353D7568AF3), (0xBFEDCFA36110EEEC, 0.0), (0.0, 0xBFE45323E552F228), (0xBFEDCFA36110EEEC, -0.0), (-0.0, 0xBFE45323E552F228), (-2.185039863261519, 0.0), (0.0, 0.9640275800758169), (-2.185039863261519, -0.0), (-0.0, 0.9640275800758169), (0.7470222972386603, 0.0), (0.0, 0xBFEF9258260A71C2), (0.7470222972386603, -0.0), (-0.0, 0xBFEF9258260A71C2)]> : tensor<16xcomplex<f64>>
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
