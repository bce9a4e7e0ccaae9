// In the total order, -0 comes before +0, and NaN after infinity, also with operands that are broadcast.
module {
  func.func public @main() -> () {
    %x = stablehlo.constant dense<[[-0.0, 0.0, 0x7FC00000], [1.0, 0x7F800000, 0xFFC00000]]> : tensor<2x3xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = chlo.broadcast_compare %x, %zero {comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type TOTALORDER>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xi1>
    %e0 = stablehlo.constant dense<[[true, false, false], [false, false, true]]> : tensor<2x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %e0) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
    %1 = chlo.broadcast_compare %x, %zero {comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type FLOAT>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xi1>
    %e1 = stablehlo.constant dense<false> : tensor<2x3xi1>
    stablehlo.custom_call @check.expect_eq(%1, %e1) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
    return
  }
}
