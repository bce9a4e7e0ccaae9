// Written by make.py.
module {
  func.func public @main() -> (tensor<2x3xi32>) {
    %v1 = stablehlo.constant dense<[[0x40400000, 0xBF800000, 0x40F00000, 0x40F00000, 0x00000000], [0xC0000000, 0x7FC00000, 0xC0A00000, 0x3F800000, 0x7F800000]]> : tensor<2x5xf32>
    %v2_0, %v2_1 = chlo.top_k(%v1, k = 3) : tensor<2x5xf32> -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %v3 = stablehlo.constant dense<[[0x40F00000, 0x40F00000, 0x40400000], [0x7FC00000, 0x7F800000, 0x3F800000]]> : tensor<2x3xf32>
    stablehlo.custom_call @check.expect_eq(%v2_0, %v3) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    %v4 = stablehlo.constant dense<[[2, 3, 0], [1, 4, 3]]> : tensor<2x3xi32>
    stablehlo.custom_call @check.expect_eq(%v2_1, %v4) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    %v5 = stablehlo.constant dense<[[3, -1, 7, 7, 0], [5, 4, 9, 1, 2]]> : tensor<2x5xi32>
    %v6_0, %v6_1 = chlo.top_k(%v5, k = 3) : tensor<2x5xi32> -> (tensor<2x3xi32>, tensor<2x3xi32>)
    %v7 = stablehlo.constant dense<[[7, 7, 3], [9, 5, 4]]> : tensor<2x3xi32>
    stablehlo.custom_call @check.expect_eq(%v6_0, %v7) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    %v8 = stablehlo.constant dense<[[2, 3, 0], [2, 0, 1]]> : tensor<2x3xi32>
    stablehlo.custom_call @check.expect_eq(%v6_1, %v8) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    return %v6_1 : tensor<2x3xi32>
  }
}
