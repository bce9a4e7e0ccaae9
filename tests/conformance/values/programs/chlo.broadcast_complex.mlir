// broadcast_complex of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.5], [-0.0], [0x7F800000]]> : tensor<3x1xf32>
  %1 = stablehlo.constant dense<[[0.25, 0xFF800000, -0.0]]> : tensor<1x3xf32>
  %2 = "chlo.broadcast_complex"(%0, %1) : (tensor<3x1xf32>, tensor<1x3xf32>) -> tensor<3x3xcomplex<f32>>
  %3 = stablehlo.constant dense<"0x0000C03F0000803E0000C03F000080FF0000C03F00000080000000800000803E00000080000080FF00000080000000800000807F0000803E0000807F000080FF0000807F00000080"> : tensor<3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
  %4 = stablehlo.constant dense<0.25> : tensor<1xf32>
  %5 = "chlo.broadcast_complex"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf32>, tensor<1xf32>) -> tensor<3x1xcomplex<f32>>
  %6 = stablehlo.constant dense<[[(1.5, 0.25)], [(-0.0, 0.25)], [(0x7F800000, 0.25)]]> : tensor<3x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> ()
  return
}
// -----
// broadcast_complex of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.5], [-0.0], [0x7FF0000000000000]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[[0.25, 0xFFF0000000000000, -0.0]]> : tensor<1x3xf64>
  %2 = "chlo.broadcast_complex"(%0, %1) : (tensor<3x1xf64>, tensor<1x3xf64>) -> tensor<3x3xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(1.5, 0.25), (1.5, 0xFFF0000000000000), (1.5, -0.0)], [(-0.0, 0.25), (-0.0, 0xFFF0000000000000), (-0.0, -0.0)], [(0x7FF0000000000000, 0.25), (0x7FF0000000000000, 0xFFF0000000000000), (0x7FF0000000000000, -0.0)]]> : tensor<3x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
  %4 = stablehlo.constant dense<0.25> : tensor<1xf64>
  %5 = "chlo.broadcast_complex"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf64>, tensor<1xf64>) -> tensor<3x1xcomplex<f64>>
  %6 = stablehlo.constant dense<[[(1.5, 0.25)], [(-0.0, 0.25)], [(0x7FF0000000000000, 0.25)]]> : tensor<3x1xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> ()
  return
}
