// Written by make.py.
module {
  func.func public @main() -> (tensor<2x3x4xi1>) {
    %v1 = stablehlo.constant dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>
    %v2 = stablehlo.constant dense<[[1], [2], [3]]> : tensor<3x1xi32>
    %v3_0 = chlo.broadcast_and %v1, %v2 : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
    %v4 = stablehlo.constant dense<[[[1, 0, 1, 0], [2, 0, 0, 2], [3, 0, 1, 2]], [[1, 0, 1, 0], [2, 0, 0, 2], [3, 0, 1, 2]]]> : tensor<2x3x4xi32>
    stablehlo.custom_call @check.expect_eq(%v3_0, %v4) {has_side_effect = true} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
    %v5 = stablehlo.constant dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi8>
    %v6 = stablehlo.constant dense<[[1], [2], [3]]> : tensor<3x1xi8>
    %v7_0 = chlo.broadcast_or %v5, %v6 : (tensor<2x3x4xi8>, tensor<3x1xi8>) -> tensor<2x3x4xi8>
    %v8 = stablehlo.constant dense<[[[-5, -3, -3, -1], [-1, 2, 3, 2], [3, 7, 7, 7]], [[7, 9, 9, 11], [11, 14, 15, 14], [15, 19, 19, 19]]]> : tensor<2x3x4xi8>
    stablehlo.custom_call @check.expect_eq(%v7_0, %v8) {has_side_effect = true} : (tensor<2x3x4xi8>, tensor<2x3x4xi8>) -> ()
    %v9 = stablehlo.constant dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi64>
    %v10 = stablehlo.constant dense<[[7, 5, 3], [2, 9, 4]]> : tensor<2x3xi64>
    %v11_0 = chlo.broadcast_xor %v9, %v10 {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3x4xi64>, tensor<2x3xi64>) -> tensor<2x3x4xi64>
    %v12 = stablehlo.constant dense<[[[-4, -5, -6, -7], [-6, 5, 4, 7], [0, 7, 6, 5]], [[5, 10, 11, 8], [2, 5, 4, 7], [11, 20, 21, 22]]]> : tensor<2x3x4xi64>
    stablehlo.custom_call @check.expect_eq(%v11_0, %v12) {has_side_effect = true} : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> ()
    %v13 = stablehlo.constant dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>
    %v14 = stablehlo.constant dense<[[1], [2], [3]]> : tensor<3x1xi32>
    %v15_0 = chlo.broadcast_shift_left %v13, %v14 : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
    %v16 = stablehlo.constant dense<[[[-10, -8, -6, -4], [-4, 0, 4, 8], [24, 32, 40, 48]], [[14, 16, 18, 20], [44, 48, 52, 56], [120, 128, 136, 144]]]> : tensor<2x3x4xi32>
    stablehlo.custom_call @check.expect_eq(%v15_0, %v16) {has_side_effect = true} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
    %v17 = stablehlo.constant dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>
    %v18 = stablehlo.constant dense<[[1], [2], [3]]> : tensor<3x1xi32>
    %v19_0 = chlo.broadcast_shift_right_arithmetic %v17, %v18 : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
    %v20 = stablehlo.constant dense<[[[-3, -2, -2, -1], [-1, 0, 0, 0], [0, 0, 0, 0]], [[3, 4, 4, 5], [2, 3, 3, 3], [1, 2, 2, 2]]]> : tensor<2x3x4xi32>
    stablehlo.custom_call @check.expect_eq(%v19_0, %v20) {has_side_effect = true} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
    %v21 = stablehlo.constant dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>
    %v22 = stablehlo.constant dense<[[1], [2], [3]]> : tensor<3x1xi32>
    %v23_0 = chlo.broadcast_shift_right_logical %v21, %v22 : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
    %v24 = stablehlo.constant dense<[[[2147483645, 2147483646, 2147483646, 2147483647], [1073741823, 0, 0, 0], [0, 0, 0, 0]], [[3, 4, 4, 5], [2, 3, 3, 3], [1, 2, 2, 2]]]> : tensor<2x3x4xi32>
    stablehlo.custom_call @check.expect_eq(%v23_0, %v24) {has_side_effect = true} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
    %v25 = stablehlo.constant dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>
    %v26 = stablehlo.constant dense<[[1], [2], [3]]> : tensor<3x1xi32>
    %v27_0 = chlo.broadcast_compare %v25, %v26 {comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type SIGNED>} : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi1>
    %v28 = stablehlo.constant dense<[[[true, true, true, true], [true, true, true, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false], [false, false, false, false]]]> : tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%v27_0, %v28) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return %v27_0 : tensor<2x3x4xi1>
  }
}
