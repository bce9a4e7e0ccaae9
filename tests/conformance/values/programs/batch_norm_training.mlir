// batch_norm_training of bf16, feature 1
func.func public @main() {
  %0 = stablehlo.constant dense<"0x40408040804000C040C000C0803F40C080C08040404040C0004080BF00C080C0803F40C040408040803F404080400040"> : tensor<4x3x2xbf16>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xbf16>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5]> : tensor<3xbf16>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<4x3x2xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<4x3x2xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  %6 = stablehlo.constant dense<"0x37BF01BF8D3FD7BF44C00BC091BFFCBF27C08D3F124044C06CBFC6BFD7BF27C0013F44C037BF01BF93BE243F4B40B33F"> : tensor<4x3x2xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%3, %6) {tolerance = 3.0e-01 : f64} : (tensor<4x3x2xbf16>, tensor<4x3x2xbf16>) -> ()
  %7 = stablehlo.constant dense<[1.625, 0.0, -0.125]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%4, %7) {tolerance = 3.0e-01 : f64} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %8 = stablehlo.constant dense<[5.5, 10.25, 7.625]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%5, %8) {tolerance = 3.0e-01 : f64} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  return
}
// -----
// batch_norm_training of bf16, feature 0
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80C0404000C0803F803F0000803F000080BF40408040803F00408040803F"> : tensor<3x5xbf16>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xbf16>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5]> : tensor<3xbf16>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x5xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<3x5xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  %6 = stablehlo.constant dense<"0xE0BFBCBEAEBF43BF43BFB0BFACBEB0BF1AC0DF3F11403BC099BF11403BC0"> : tensor<3x5xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%3, %6) {tolerance = 3.0e-01 : f64} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
  %7 = stablehlo.constant dense<[0xBE4D, 0.6015625, 2.40625]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%4, %7) {tolerance = 3.0e-01 : f64} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %8 = stablehlo.constant dense<[6.15625, 1.84375, 1.84375]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%5, %8) {tolerance = 3.0e-01 : f64} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  return
}
// -----
// batch_norm_training of bf16, feature 2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x804040C080BF40C000C04040404000C0404080BF80C0404040C00000004000404040804080400000404080C000C080C0"> : tensor<2x3x4xbf16>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5, 3.5]> : tensor<4xbf16>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5, -0.25]> : tensor<4xbf16>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> (tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>)
  %6 = stablehlo.constant dense<"0x06BF0CC0D3BF58C0CCBF5C3FE53F02C034BF96BF87C09540E3BF2ABF6E3F554034BFAF3F2A40253F34BF2DC020C097C0"> : tensor<2x3x4xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%3, %6) {tolerance = 3.0e-01 : f64} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
  %7 = stablehlo.constant dense<[1.3359375, 0xBE2B, 0x3EAB, 0xBF2B]> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%4, %7) {tolerance = 3.0e-01 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %8 = stablehlo.constant dense<[7.5625, 8.5, 8.25, 6.5625]> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%5, %8) {tolerance = 3.0e-01 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  return
}
// -----
// batch_norm_training of f16, feature 1
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00C400C2003C003C00C400BC0042004000C0003C0042004000C000000040000000C20000004200C4004000C400C20000"> : tensor<4x3x2xf16>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xf16>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5]> : tensor<3xf16>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<4x3x2xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<4x3x2xf16>, tensor<3xf16>, tensor<3xf16>)
  %6 = stablehlo.constant dense<"0x5ABEA8BD90AE90AED0C319BAE5B557B8A5C090AEDD42C440F5BC21BB1939BDBAB8C19434E5B55ABE19399BC3B8C19434"> : tensor<4x3x2xf16>
  stablehlo.custom_call @check.expect_almost_eq(%3, %6) {tolerance = 5.0e-02 : f64} : (tensor<4x3x2xf16>, tensor<4x3x2xf16>) -> ()
  %7 = stablehlo.constant dense<[-0.625, 0.125, -0.75]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_almost_eq(%4, %7) {tolerance = 5.0e-02 : f64} : (tensor<3xf16>, tensor<3xf16>) -> ()
  %8 = stablehlo.constant dense<[7.984375, 3.859375, 5.4375]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_almost_eq(%5, %8) {tolerance = 5.0e-02 : f64} : (tensor<3xf16>, tensor<3xf16>) -> ()
  return
}
// -----
// batch_norm_training of f16, feature 0
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00C2000000C400C4004200C00040000000C4004200C2000000BC00440000"> : tensor<3x5xf16>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xf16>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5]> : tensor<3xf16>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x5xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<3x5xf16>, tensor<3xf16>, tensor<3xf16>)
  %6 = stablehlo.constant dense<"0x02BDB1B9BBBDBBBD76B123BF1E3815B9DEC15C3C6DC300B849BE914300B8"> : tensor<3x5xf16>
  stablehlo.custom_call @check.expect_almost_eq(%3, %6) {tolerance = 5.0e-02 : f64} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
  %7 = stablehlo.constant dense<[0xBE66, 0xB266, 0.0]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_almost_eq(%4, %7) {tolerance = 5.0e-02 : f64} : (tensor<3xf16>, tensor<3xf16>) -> ()
  %8 = stablehlo.constant dense<[7.44140625, 6.55859375, 5.19921875]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_almost_eq(%5, %8) {tolerance = 5.0e-02 : f64} : (tensor<3xf16>, tensor<3xf16>) -> ()
  return
}
// -----
// batch_norm_training of f16, feature 2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00C200C40000004000C200000040003C00C000C00000003C000000C40044000000C000C20044004000C200BC00400044"> : tensor<2x3x4xf16>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5, 3.5]> : tensor<4xf16>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5, -0.25]> : tensor<4xf16>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>) -> (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>)
  %6 = stablehlo.constant dense<"0x6ABDAEC0DBC2F2386ABDE73D00B8F2BF6FBBE9B6DBC2F2BF2BADAEC0DB4097C46FBB8BBDDB40F2386ABD2D3800B8D445"> : tensor<2x3x4xf16>
  stablehlo.custom_call @check.expect_almost_eq(%3, %6) {tolerance = 5.0e-02 : f64} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
  %7 = stablehlo.constant dense<[0xC055, 0xC0AB, 2.0, 0x3EAB]> : tensor<4xf16>
  stablehlo.custom_call @check.expect_almost_eq(%4, %7) {tolerance = 5.0e-02 : f64} : (tensor<4xf16>, tensor<4xf16>) -> ()
  %8 = stablehlo.constant dense<[0x3C8E, 2.22265625, 0x4155, 0x3E39]> : tensor<4xf16>
  stablehlo.custom_call @check.expect_almost_eq(%5, %8) {tolerance = 5.0e-02 : f64} : (tensor<4xf16>, tensor<4xf16>) -> ()
  return
}
// -----
// batch_norm_training of f32, feature 1
func.func public @main() {
  %0 = stablehlo.constant dense<[[[1.0, -3.0], [-3.0, -4.0], [-3.0, -4.0]], [[-2.0, -4.0], [-1.0, -4.0], [-3.0, 2.0]], [[2.0, 4.0], [2.0, 2.0], [4.0, 3.0]], [[1.0, 2.0], [-1.0, 4.0], [-4.0, 3.0]]]> : tensor<4x3x2xf32>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xf32>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5]> : tensor<3xf32>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<4x3x2xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3x2xf32>, tensor<3xf32>, tensor<3xf32>)
  %6 = stablehlo.constant dense<"0xB0FE55BF5802CBBFCDE8FEBFC7E820C06F8C23C0696253C09801B3BF1803E3BF922E72BFC7E820C06F8C23C0E542973F30FD25BF5FF48BBEFB451F3FFB451F3F664D2B40D9EEF63FB0FE55BF30FD25BF922E72BF8174D53F696253C0D9EEF63F"> : tensor<4x3x2xf32>
  stablehlo.custom_call @check.expect_almost_eq(%3, %6) {tolerance = 2.0e-05 : f64} : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> ()
  %7 = stablehlo.constant dense<[0.125, -0.625, -0.25]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_almost_eq(%4, %7) {tolerance = 2.0e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
  %8 = stablehlo.constant dense<[6.859375, 7.984375, 10.9375]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_almost_eq(%5, %8) {tolerance = 2.0e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
  return
}
// -----
// batch_norm_training of f32, feature 0
func.func public @main() {
  %0 = stablehlo.constant dense<[[3.0, 4.0, -1.0, 4.0, 0.0], [1.0, 1.0, -1.0, 0.0, -1.0], [-1.0, -4.0, 3.0, -4.0, -3.0]]> : tensor<3x5xf32>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xf32>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5]> : tensor<3xf32>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>)
  %6 = stablehlo.constant dense<"0x34A444BF684809BFB209D9BF684809BFCC5BBBBFE1BE363FE1BE363FB8AF0DC0000040BFB8AF0DC00EB77A3E761723C0A5047E40761723C05302CFBF"> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_almost_eq(%3, %6) {tolerance = 2.0e-05 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  %7 = stablehlo.constant dense<[2.0, 0.0, 0xBFE66666]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_almost_eq(%4, %7) {tolerance = 2.0e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
  %8 = stablehlo.constant dense<[0x408CCCCD, 0x3F4CCCCD, 0x40DEB852]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_almost_eq(%5, %8) {tolerance = 2.0e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
  return
}
// -----
// batch_norm_training of f32, feature 2
func.func public @main() {
  %0 = stablehlo.constant dense<[[[4.0, 3.0, 3.0, 0.0], [4.0, -3.0, -3.0, -2.0], [1.0, 4.0, 3.0, 1.0]], [[4.0, -3.0, 1.0, 3.0], [3.0, 0.0, 2.0, -1.0], [0.0, 0.0, 1.0, 3.0]]]> : tensor<2x3x4xf32>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5, 3.5]> : tensor<4xf32>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5, -0.25]> : tensor<4xf32>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>)
  %6 = stablehlo.constant dense<"0xB21B1ABFE241503F4209D83FD419B9BFB21B1ABF2CD61FC0881CAFC0D419A1C0B0AEBFBF28C3AE3F4209D83FA833B23EB21B1ABF2CD61FC069EA32BF33ED7B40ED8666BF688B57BF1B28FD3E49604FC04EE4E5BF688B57BF69EA32BF33ED7B40"> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_almost_eq(%3, %6) {tolerance = 2.0e-05 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %7 = stablehlo.constant dense<[0x402AAAAB, 0x3E2AAAAB, 0x3F955555, 0x3F2AAAAB]> : tensor<4xf32>
  stablehlo.custom_call @check.expect_almost_eq(%4, %7) {tolerance = 2.0e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
  %8 = stablehlo.constant dense<[0x40238E39, 0x40E471C7, 0x408471C7, 0x40638E39]> : tensor<4xf32>
  stablehlo.custom_call @check.expect_almost_eq(%5, %8) {tolerance = 2.0e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}
// -----
// batch_norm_training of f64, feature 1
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 4.0], [-2.0, 4.0], [-3.0, 1.0]], [[4.0, 4.0], [-4.0, -1.0], [-3.0, -3.0]], [[-4.0, -1.0], [4.0, 4.0], [4.0, 0.0]], [[-1.0, -2.0], [0.0, 0.0], [-1.0, 4.0]]]> : tensor<4x3x2xf64>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xf64>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5]> : tensor<3xf64>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<4x3x2xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<4x3x2xf64>, tensor<3xf64>, tensor<3xf64>)
  %6 = stablehlo.constant dense<"0x629DC6D82C5AF1BF52C9464A1823DABF73A66C9379D000C0BCC52EF6DE9DEF3F9C0B72ACA88208C0F4544E2F6C1AE03F52C9464A1823DABF52C9464A1823DABF696EBF03CA0D09C0F08486B6A263F9BF9C0B72ACA88208C09C0B72ACA88208C06F88FB9E932BFCBF25D8538A860EF4BFBCC52EF6DE9DEF3FBCC52EF6DE9DEF3FDFCD07D68D6D0940CA97EE11AFDDD8BF25D8538A860EF4BFE812E13BE0C2F6BFFABC33465226F1BFFABC33465226F1BF5E769EA00D7CF4BFDFCD07D68D6D0940"> : tensor<4x3x2xf64>
  stablehlo.custom_call @check.expect_almost_eq(%3, %6) {tolerance = 1.0e-12 : f64} : (tensor<4x3x2xf64>, tensor<4x3x2xf64>) -> ()
  %7 = stablehlo.constant dense<[0.5, 0.625, -0.125]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_almost_eq(%4, %7) {tolerance = 1.0e-12 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
  %8 = stablehlo.constant dense<[8.5, 8.234375, 7.609375]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_almost_eq(%5, %8) {tolerance = 1.0e-12 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// batch_norm_training of f64, feature 0
func.func public @main() {
  %0 = stablehlo.constant dense<[[4.0, 4.0, -4.0, 0.0, 2.0], [4.0, -1.0, 1.0, 4.0, -3.0], [0.0, 2.0, 3.0, 1.0, 4.0]]> : tensor<3x5xf64>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xf64>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5]> : tensor<3xf64>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x5xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<3x5xf64>, tensor<3xf64>, tensor<3xf64>)
  %6 = stablehlo.constant dense<"0xF8A5C8E3E63CE1BFF8A5C8E3E63CE1BFE265339A29B5FDBF6FDC0B86CE29F3BF6C2FF0F741C8EBBFF8CB28685365EB3F53990D78C621FDBF000000000000E8BFF8CB28685365EB3F53990D78C62107C0ABAAAAAAAAAA0EC0000000000000E0BFABAAAAAAAAAAF23F56555555555501C0ABAAAAAAAAAA0640"> : tensor<3x5xf64>
  stablehlo.custom_call @check.expect_almost_eq(%3, %6) {tolerance = 1.0e-12 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
  %7 = stablehlo.constant dense<[1.2, 1.0, 2.0]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_almost_eq(%4, %7) {tolerance = 1.0e-12 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
  %8 = stablehlo.constant dense<[8.959999999999999, 7.6, 2.0]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_almost_eq(%5, %8) {tolerance = 1.0e-12 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// batch_norm_training of f64, feature 2
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-4.0, 3.0, 0.0, 0.0], [0.0, 3.0, 4.0, 1.0], [-3.0, 4.0, 0.0, 1.0]], [[4.0, 3.0, -4.0, -4.0], [-3.0, -1.0, -1.0, -2.0], [3.0, -1.0, 0.0, 1.0]]]> : tensor<2x3x4xf64>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5, 3.5]> : tensor<4xf64>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5, -0.25]> : tensor<4xf64>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>) -> (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>)
  %6 = stablehlo.constant dense<"0x92DFEF72D9EDF8BF28C4823786D8B53F1C2F997B2EDAD4BF47DF830D2B9AE43F68527271E672EDBF28C4823786D8B53FCA4CC1BD2ED60E4075E7224AA0730340FB3162E4BF60F6BF1C122CDF8CA4E93F1C2F997B2EDAD4BF75E7224AA073034056CB09FA3314D2BF28C4823786D8B53F48CC532E5D0612C05E63D3ABE5061AC0FB3162E4BF60F6BF75A37FE6B73A06C01D8580E545EFF5BF75E7224AA07307C0B68140349A48DCBF75A37FE6B73A06C01C2F997B2EDAD4BF75E7224AA0730340"> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_almost_eq(%3, %6) {tolerance = 1.0e-12 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %7 = stablehlo.constant dense<[-0.5, 1.8333333333333333, 0xBFC5555555555555, -0.5]> : tensor<4xf64>
  stablehlo.custom_call @check.expect_almost_eq(%4, %7) {tolerance = 1.0e-12 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
  %8 = stablehlo.constant dense<[9.583333333333334, 4.138888888888889, 5.472222222222222, 3.5833333333333335]> : tensor<4xf64>
  stablehlo.custom_call @check.expect_almost_eq(%5, %8) {tolerance = 1.0e-12 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
  return
}
// -----
// batch_norm_training of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf4E2M1FN>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf4E2M1FN>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> (tensor<2x2x2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>)
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<2x2x2xf4E2M1FN>, tensor<2x2x2xf4E2M1FN>) -> ()
  %7 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%4, %7) : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> ()
  %8 = stablehlo.constant dense<1.0> : tensor<2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%5, %8) : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> ()
  return
}
// -----
// batch_norm_training of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf6E2M3FN>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf6E2M3FN>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E2M3FN>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> (tensor<2x2x2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>)
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<2x2x2xf6E2M3FN>, tensor<2x2x2xf6E2M3FN>) -> ()
  %7 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %7) : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> ()
  %8 = stablehlo.constant dense<1.0> : tensor<2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %8) : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> ()
  return
}
// -----
// batch_norm_training of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf6E3M2FN>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf6E3M2FN>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E3M2FN>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> (tensor<2x2x2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>)
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<2x2x2xf6E3M2FN>, tensor<2x2x2xf6E3M2FN>) -> ()
  %7 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%4, %7) : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> ()
  %8 = stablehlo.constant dense<1.0> : tensor<2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%5, %8) : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> ()
  return
}
// -----
// batch_norm_training of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf8E3M4>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf8E3M4>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E3M4>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> (tensor<2x2x2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>)
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<2x2x2xf8E3M4>, tensor<2x2x2xf8E3M4>) -> ()
  %7 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%4, %7) : (tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> ()
  %8 = stablehlo.constant dense<1.0> : tensor<2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%5, %8) : (tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> ()
  return
}
// -----
// batch_norm_training of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf8E4M3>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf8E4M3>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> (tensor<2x2x2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>)
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<2x2x2xf8E4M3>, tensor<2x2x2xf8E4M3>) -> ()
  %7 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%4, %7) : (tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> ()
  %8 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%5, %8) : (tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> ()
  return
}
// -----
// batch_norm_training of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf8E4M3FN>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf8E4M3FN>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> (tensor<2x2x2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>)
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<2x2x2xf8E4M3FN>, tensor<2x2x2xf8E4M3FN>) -> ()
  %7 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %7) : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> ()
  %8 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %8) : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> ()
  return
}
// -----
// batch_norm_training of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FNUZ>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> (tensor<2x2x2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>)
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<2x2x2xf8E4M3FNUZ>, tensor<2x2x2xf8E4M3FNUZ>) -> ()
  %7 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %7) : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> ()
  %8 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %8) : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> ()
  return
}
// -----
// batch_norm_training of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> (tensor<2x2x2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>)
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<2x2x2xf8E4M3B11FNUZ>, tensor<2x2x2xf8E4M3B11FNUZ>) -> ()
  %7 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %7) : (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> ()
  %8 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %8) : (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// batch_norm_training of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf8E5M2>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf8E5M2>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> (tensor<2x2x2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>)
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<2x2x2xf8E5M2>, tensor<2x2x2xf8E5M2>) -> ()
  %7 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%4, %7) : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> ()
  %8 = stablehlo.constant dense<1.0> : tensor<2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%5, %8) : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> ()
  return
}
// -----
// batch_norm_training of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> (tensor<2x2x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>)
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<2x2x2xf8E5M2FNUZ>, tensor<2x2x2xf8E5M2FNUZ>) -> ()
  %7 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %7) : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> ()
  %8 = stablehlo.constant dense<1.0> : tensor<2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %8) : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> ()
  return
}
// -----
// batch_norm_training of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[9, 9], [1, -11], [7, 3], [3, -5]]> : tensor<4x2xi8>}> : () -> tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<[7, 11]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<[-3, 6]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 1.5 : f32, feature_index = 1 : i64}> : (tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> (tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>)
  %6 = "stablehlo.constant"() <{value = dense<[[1, 16], [-7, -4], [-1, 10], [-5, 2]]> : tensor<4x2xi8>}> : () -> tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %7 = "stablehlo.constant"() <{value = dense<[5, -1]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%4, %7) : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<[8, 32]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%5, %8) : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
