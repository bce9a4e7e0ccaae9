// batch_norm_inference of bf16, feature 1
func.func public @main() {
  %0 = stablehlo.constant dense<"0x40408040804000C040C000C0803F40C080C08040404040C0004080BF00C080C0803F40C040408040803F404080400040"> : tensor<4x3x2xbf16>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xbf16>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5]> : tensor<3xbf16>
  %3 = stablehlo.constant dense<[-0.5, 0.0, 0.5]> : tensor<3xbf16>
  %4 = stablehlo.constant dense<[1.75, 2.75, 3.75]> : tensor<3xbf16>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<4x3x2xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<4x3x2xbf16>
  %6 = stablehlo.constant dense<"0x733E173F2E401FC09CC068C0F0BEF1BF87C02E4028409CC0EEBD97BF1FC087C0003E9CC0733E173FEE3DED3F7840B03F"> : tensor<4x3x2xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%5, %6) {tolerance = 3.0e-01 : f64} : (tensor<4x3x2xbf16>, tensor<4x3x2xbf16>) -> ()
  return
}
// -----
// batch_norm_inference of bf16, feature 0
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80C0404000C0803F803F0000803F000080BF40408040803F00408040803F"> : tensor<3x5xbf16>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xbf16>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5]> : tensor<3xbf16>
  %3 = stablehlo.constant dense<[-0.5, 0.0, 0.5]> : tensor<3xbf16>
  %4 = stablehlo.constant dense<[1.75, 2.75, 3.75]> : tensor<3xbf16>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x5xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<3x5xbf16>
  %6 = stablehlo.constant dense<"0x0FC0733EC4BFF0BEF0BE40BFEE3D40BFCFBFED3F7840003EB03F7840003E"> : tensor<3x5xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%5, %6) {tolerance = 3.0e-01 : f64} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
  return
}
// -----
// batch_norm_inference of bf16, feature 2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x804040C080BF40C000C04040404000C0404080BF80C0404040C00000004000404040804080400000404080C000C080C0"> : tensor<2x3x4xbf16>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5, 3.5]> : tensor<4xbf16>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5, -0.25]> : tensor<4xbf16>
  %3 = stablehlo.constant dense<[-0.5, 0.0, 0.5, 1.0]> : tensor<4xbf16>
  %4 = stablehlo.constant dense<[1.75, 2.75, 3.75, 4.75]> : tensor<4xbf16>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> tensor<2x3x4xbf16>
  %6 = stablehlo.constant dense<"0x173F56C018C0D0C0C4BFED3F28409EC0733ECFBFC4C03840F1BF40BFB03FA83F733E2E407840E8BF733E87C068C001C1"> : tensor<2x3x4xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%5, %6) {tolerance = 3.0e-01 : f64} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
  return
}
// -----
// batch_norm_inference of f16, feature 1
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00C400C2003C003C00C400BC0042004000C0003C0042004000C000000040000000C20000004200C4004000C400C20000"> : tensor<4x3x2xf16>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xf16>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5]> : tensor<3xf16>
  %3 = stablehlo.constant dense<[-0.5, 0.0, 0.5]> : tensor<3xf16>
  %4 = stablehlo.constant dense<[1.75, 2.75, 3.75]> : tensor<3xf16>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<4x3x2xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> tensor<4x3x2xf16>
  %6 = stablehlo.constant dense<"0x7AC089BF6D2F6D2F20C6C0C099336EAFF7C06D2F4041803D1FBE96BADB3B00BAE0C480BC99337AC0DB3B37C4E0C480BC"> : tensor<4x3x2xf16>
  stablehlo.custom_call @check.expect_almost_eq(%5, %6) {tolerance = 5.0e-02 : f64} : (tensor<4x3x2xf16>, tensor<4x3x2xf16>) -> ()
  return
}
// -----
// batch_norm_inference of f16, feature 0
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00C2000000C400C4004200C00040000000C4004200C2000000BC00440000"> : tensor<3x5xf16>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xf16>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5]> : tensor<3xf16>
  %3 = stablehlo.constant dense<[-0.5, 0.0, 0.5]> : tensor<3xf16>
  %4 = stablehlo.constant dense<[1.75, 2.75, 3.75]> : tensor<3xf16>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x5xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> tensor<3x5xf16>
  %6 = stablehlo.constant dense<"0x89BF96BA7AC07AC09933F7C0DB3B00BA37C4643FE0C480BCC0C0C04380BC"> : tensor<3x5xf16>
  stablehlo.custom_call @check.expect_almost_eq(%5, %6) {tolerance = 5.0e-02 : f64} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
  return
}
// -----
// batch_norm_inference of f16, feature 2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00C200C40000004000C200000040003C00C000C00000003C000000C40044000000C000C20044004000C200BC00400044"> : tensor<2x3x4xf16>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5, 3.5]> : tensor<4xf16>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5, -0.25]> : tensor<4xf16>
  %3 = stablehlo.constant dense<[-0.5, 0.0, 0.5, 1.0]> : tensor<4xf16>
  %4 = stablehlo.constant dense<[1.75, 2.75, 3.75, 4.75]> : tensor<4xf16>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>) -> tensor<2x3x4xf16>
  %6 = stablehlo.constant dense<"0x89BF37C480BC433D89BF00BA803D00B41FBEF7C080BC00B496BA37C4C04343BF1FBEB2C2C043433D89BF77BE803D7244"> : tensor<2x3x4xf16>
  stablehlo.custom_call @check.expect_almost_eq(%5, %6) {tolerance = 5.0e-02 : f64} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
  return
}
// -----
// batch_norm_inference of f32, feature 1
func.func public @main() {
  %0 = stablehlo.constant dense<[[[1.0, -3.0], [-3.0, -4.0], [-3.0, -4.0]], [[-2.0, -4.0], [-1.0, -4.0], [-3.0, 2.0]], [[2.0, 4.0], [2.0, 2.0], [4.0, 3.0]], [[1.0, 2.0], [-1.0, 4.0], [-4.0, 3.0]]]> : tensor<4x3x2xf32>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xf32>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5]> : tensor<3xf32>
  %3 = stablehlo.constant dense<[-0.5, 0.0, 0.5]> : tensor<3xf32>
  %4 = stablehlo.constant dense<[1.75, 2.75, 3.75]> : tensor<3xf32>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<4x3x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<4x3x2xf32>
  %6 = stablehlo.constant dense<"0x9378F0BE1823F1BFE14656C0ECD986C000009CC00000C4C0DBE1C3BF2A320FC0ECD9CEBFECD986C000009CC00000B03F80CEEDBD234B173FAF677B3FAF677B3F00007840000028409378F0BE80CEEDBDECD9CEBFD7B32D400000C4C000002840"> : tensor<4x3x2xf32>
  stablehlo.custom_call @check.expect_almost_eq(%5, %6) {tolerance = 2.0e-05 : f64} : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> ()
  return
}
// -----
// batch_norm_inference of f32, feature 0
func.func public @main() {
  %0 = stablehlo.constant dense<[[3.0, 4.0, -1.0, 4.0, 0.0], [1.0, 1.0, -1.0, 0.0, -1.0], [-1.0, -4.0, 3.0, -4.0, -3.0]]> : tensor<3x5xf32>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xf32>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5]> : tensor<3xf32>
  %3 = stablehlo.constant dense<[-0.5, 0.0, 0.5]> : tensor<3xf32>
  %4 = stablehlo.constant dense<[1.75, 2.75, 3.75]> : tensor<3xf32>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x5xf32>
  %6 = stablehlo.constant dense<"0xA622733E234B173F9EA096BF234B173FC3BE52BFBA9EED3DBA9EED3DECD9CEBF000040BFECD9CEBF000018C00000C4C0000028400000C4C000009CC0"> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_almost_eq(%5, %6) {tolerance = 2.0e-05 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  return
}
// -----
// batch_norm_inference of f32, feature 2
func.func public @main() {
  %0 = stablehlo.constant dense<[[[4.0, 3.0, 3.0, 0.0], [4.0, -3.0, -3.0, -2.0], [1.0, 4.0, 3.0, 1.0]], [[4.0, -3.0, 1.0, 3.0], [3.0, 0.0, 2.0, -1.0], [0.0, 0.0, 1.0, 3.0]]]> : tensor<2x3x4xf32>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5, 3.5]> : tensor<4xf32>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5, -0.25]> : tensor<4xf32>
  %3 = stablehlo.constant dense<[-0.5, 0.0, 0.5, 1.0]> : tensor<4xf32>
  %4 = stablehlo.constant dense<[1.75, 2.75, 3.75, 4.75]> : tensor<4xf32>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x3x4xf32>
  %6 = stablehlo.constant dense<"0x234B173FC38DEC3F00002840085AE8BF234B173FE14656C000009CC086439EC09378F0BED7B32D4000002840000080BE234B173FE14656C00000003E085A3840A622733E000040BF0000B03F085A58C0C3BE52BF000040BF0000003E085A3840"> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_almost_eq(%5, %6) {tolerance = 2.0e-05 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  return
}
// -----
// batch_norm_inference of f64, feature 1
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 4.0], [-2.0, 4.0], [-3.0, 1.0]], [[4.0, 4.0], [-4.0, -1.0], [-3.0, -3.0]], [[-4.0, -1.0], [4.0, 4.0], [4.0, 0.0]], [[-1.0, -2.0], [0.0, 0.0], [-1.0, 4.0]]]> : tensor<4x3x2xf64>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xf64>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5]> : tensor<3xf64>
  %3 = stablehlo.constant dense<[-0.5, 0.0, 0.5]> : tensor<3xf64>
  %4 = stablehlo.constant dense<[1.75, 2.75, 3.75]> : tensor<3xf64>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<4x3x2xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<4x3x2xf64>
  %6 = stablehlo.constant dense<[[[0xBFEA57D86660310D, 0.5909902576697319], [0xC003DB3D742C2656, 2.714101615137755], [-4.875, 0.125]], [[0.5909902576697319, 0.5909902576697319], [-4.214101615137755, 0xBFF9DB3D742C2656], [-4.875, -4.875]], [[0xC001E6454CD7AA2A, -1.176776695296637], [2.714101615137755, 2.714101615137755], [3.875, -1.125]], [[-1.176776695296637, 0xBFF87C3B666FB66C], [-0.75, -0.75], [-2.375, 3.875]]]> : tensor<4x3x2xf64>
  stablehlo.custom_call @check.expect_almost_eq(%5, %6) {tolerance = 1.0e-12 : f64} : (tensor<4x3x2xf64>, tensor<4x3x2xf64>) -> ()
  return
}
// -----
// batch_norm_inference of f64, feature 0
func.func public @main() {
  %0 = stablehlo.constant dense<[[4.0, 4.0, -4.0, 0.0, 2.0], [4.0, -1.0, 1.0, 4.0, -3.0], [0.0, 2.0, 3.0, 1.0, 4.0]]> : tensor<3x5xf64>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xf64>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5]> : tensor<3xf64>
  %3 = stablehlo.constant dense<[-0.5, 0.0, 0.5]> : tensor<3xf64>
  %4 = stablehlo.constant dense<[1.75, 2.75, 3.75]> : tensor<3xf64>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x5xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<3x5xf64>
  %6 = stablehlo.constant dense<[[0.5909902576697319, 0.5909902576697319, 0xC001E6454CD7AA2A, 0xBFEA57D86660310D, 0xBFBDB9CFFF07AA08], [2.714101615137755, 0xBFF9DB3D742C2656, 0x3FBDB3D742C26558, 2.714101615137755, -3.348076211353316], [-1.125, 1.375, 2.625, 0.125, 3.875]]> : tensor<3x5xf64>
  stablehlo.custom_call @check.expect_almost_eq(%5, %6) {tolerance = 1.0e-12 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
  return
}
// -----
// batch_norm_inference of f64, feature 2
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-4.0, 3.0, 0.0, 0.0], [0.0, 3.0, 4.0, 1.0], [-3.0, 4.0, 0.0, 1.0]], [[4.0, 3.0, -4.0, -4.0], [-3.0, -1.0, -1.0, -2.0], [3.0, -1.0, 0.0, 1.0]]]> : tensor<2x3x4xf64>
  %1 = stablehlo.constant dense<[0.5, 1.5, 2.5, 3.5]> : tensor<4xf64>
  %2 = stablehlo.constant dense<[-1.0, -0.75, -0.5, -0.25]> : tensor<4xf64>
  %3 = stablehlo.constant dense<[-0.5, 0.0, 0.5, 1.0]> : tensor<4xf64>
  %4 = stablehlo.constant dense<[1.75, 2.75, 3.75, 4.75]> : tensor<4xf64>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> tensor<2x3x4xf64>
  %6 = stablehlo.constant dense<[[[0xC001E6454CD7AA2A, 1.848076211353316, -1.125, 0xBFFD0B410D07F01E], [0xBFEA57D86660310D, 1.848076211353316, 3.875, -0.25], [0xBFFE2463000F8560, 2.714101615137755, -1.125, -0.25]], [[0.5909902576697319, 1.848076211353316, -6.125, -8.076237921249263], [0xBFFE2463000F8560, 0xBFF9DB3D742C2656, -2.375, -4.945742752749558], [0x3FCE6454CD7AA298, 0xBFF9DB3D742C2656, -1.125, -0.25]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_almost_eq(%5, %6) {tolerance = 1.0e-12 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  return
}
// -----
// batch_norm_inference of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf4E2M1FN>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf4E2M1FN>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>
  %3 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf4E2M1FN>
  %4 = stablehlo.constant dense<1.0> : tensor<2xf4E2M1FN>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> tensor<2x2x2xf4E2M1FN>
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2x2xf4E2M1FN>, tensor<2x2x2xf4E2M1FN>) -> ()
  return
}
// -----
// batch_norm_inference of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf6E2M3FN>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf6E2M3FN>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E2M3FN>
  %3 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf6E2M3FN>
  %4 = stablehlo.constant dense<1.0> : tensor<2xf6E2M3FN>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> tensor<2x2x2xf6E2M3FN>
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2x2xf6E2M3FN>, tensor<2x2x2xf6E2M3FN>) -> ()
  return
}
// -----
// batch_norm_inference of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf6E3M2FN>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf6E3M2FN>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E3M2FN>
  %3 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf6E3M2FN>
  %4 = stablehlo.constant dense<1.0> : tensor<2xf6E3M2FN>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> tensor<2x2x2xf6E3M2FN>
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2x2xf6E3M2FN>, tensor<2x2x2xf6E3M2FN>) -> ()
  return
}
// -----
// batch_norm_inference of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf8E3M4>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf8E3M4>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E3M4>
  %3 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf8E3M4>
  %4 = stablehlo.constant dense<1.0> : tensor<2xf8E3M4>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> tensor<2x2x2xf8E3M4>
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2x2xf8E3M4>, tensor<2x2x2xf8E3M4>) -> ()
  return
}
// -----
// batch_norm_inference of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf8E4M3>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf8E4M3>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  %3 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf8E4M3>
  %4 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> tensor<2x2x2xf8E4M3>
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2x2xf8E4M3>, tensor<2x2x2xf8E4M3>) -> ()
  return
}
// -----
// batch_norm_inference of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf8E4M3FN>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf8E4M3FN>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>
  %3 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf8E4M3FN>
  %4 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3FN>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<2x2x2xf8E4M3FN>
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2x2xf8E4M3FN>, tensor<2x2x2xf8E4M3FN>) -> ()
  return
}
// -----
// batch_norm_inference of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf8E4M3FNUZ>
  %4 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3FNUZ>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> tensor<2x2x2xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2x2xf8E4M3FNUZ>, tensor<2x2x2xf8E4M3FNUZ>) -> ()
  return
}
// -----
// batch_norm_inference of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf8E4M3B11FNUZ>
  %4 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3B11FNUZ>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> tensor<2x2x2xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2x2xf8E4M3B11FNUZ>, tensor<2x2x2xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// batch_norm_inference of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf8E5M2>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf8E5M2>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  %3 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf8E5M2>
  %4 = stablehlo.constant dense<1.0> : tensor<2xf8E5M2>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> tensor<2x2x2xf8E5M2>
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2x2xf8E5M2>, tensor<2x2x2xf8E5M2>) -> ()
  return
}
// -----
// batch_norm_inference of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 2.0], [0.0, -2.0]], [[0.0, 2.0], [0.0, -2.0]]]> : tensor<2x2x2xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[4.0, -4.0]> : tensor<2xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf8E5M2FNUZ>
  %4 = stablehlo.constant dense<1.0> : tensor<2xf8E5M2FNUZ>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> tensor<2x2x2xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<[[[-1.0, 3.0], [0.0, 4.0]], [[-1.0, 3.0], [0.0, 4.0]]]> : tensor<2x2x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2x2xf8E5M2FNUZ>, tensor<2x2x2xf8E5M2FNUZ>) -> ()
  return
}
// -----
// batch_norm_inference of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[4.0, 16.0]]> : tensor<1x2xf8E8M0FNU>
  %1 = stablehlo.constant dense<[2.0, 1.0]> : tensor<2xf8E8M0FNU>
  %2 = stablehlo.constant dense<[2.0, 4.0]> : tensor<2xf8E8M0FNU>
  %3 = stablehlo.constant dense<[2.0, 8.0]> : tensor<2xf8E8M0FNU>
  %4 = stablehlo.constant dense<1.0> : tensor<2xf8E8M0FNU>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 3.0 : f32, feature_index = 1 : i64}> : (tensor<1x2xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> tensor<1x2xf8E8M0FNU>
  %6 = stablehlo.constant dense<[[4.0, 8.0]]> : tensor<1x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<1x2xf8E8M0FNU>, tensor<1x2xf8E8M0FNU>) -> ()
  return
}
// -----
// batch_norm_inference of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[9, 9], [1, -11], [7, 3], [3, -5]]> : tensor<4x2xi8>}> : () -> tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<[7, 11]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<[-3, 6]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<[5, -1]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %4 = "stablehlo.constant"() <{value = dense<[8, 32]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 1.5 : f32, feature_index = 1 : i64}> : (tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "stablehlo.constant"() <{value = dense<[[1, 16], [-7, -4], [-1, 10], [-5, 2]]> : tensor<4x2xi8>}> : () -> tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
