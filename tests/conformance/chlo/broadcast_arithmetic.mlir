// Written by make.py.
module {
  func.func public @main() -> (tensor<2x3x4xf32>) {
    %v1 = stablehlo.constant dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>
    %v2 = stablehlo.constant dense<[[1], [2], [3]]> : tensor<3x1xi32>
    %v3_0 = chlo.broadcast_add %v1, %v2 : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
    %v4 = stablehlo.constant dense<[[[-4, -3, -2, -1], [1, 2, 3, 4], [6, 7, 8, 9]], [[8, 9, 10, 11], [13, 14, 15, 16], [18, 19, 20, 21]]]> : tensor<2x3x4xi32>
    stablehlo.custom_call @check.expect_eq(%v3_0, %v4) {has_side_effect = true} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
    %v5 = stablehlo.constant dense<[[[0xC0A00000, 0xC0800000, 0xC0400000, 0xC0000000], [0xBF800000, 0x00000000, 0x3F800000, 0x40000000], [0x40400000, 0x40800000, 0x40A00000, 0x40C00000]], [[0x40E00000, 0x41000000, 0x41100000, 0x41200000], [0x41300000, 0x41400000, 0x41500000, 0x41600000], [0x41700000, 0x41800000, 0x41880000, 0x41900000]]]> : tensor<2x3x4xf32>
    %v6 = stablehlo.constant dense<[[0x3F800000], [0x40000000], [0x40400000]]> : tensor<3x1xf32>
    %v7_0 = chlo.broadcast_subtract %v5, %v6 : (tensor<2x3x4xf32>, tensor<3x1xf32>) -> tensor<2x3x4xf32>
    %v8 = stablehlo.constant dense<[[[0xC0C00000, 0xC0A00000, 0xC0800000, 0xC0400000], [0xC0400000, 0xC0000000, 0xBF800000, 0x00000000], [0x00000000, 0x3F800000, 0x40000000, 0x40400000]], [[0x40C00000, 0x40E00000, 0x41000000, 0x41100000], [0x41100000, 0x41200000, 0x41300000, 0x41400000], [0x41400000, 0x41500000, 0x41600000, 0x41700000]]]> : tensor<2x3x4xf32>
    stablehlo.custom_call @check.expect_eq(%v7_0, %v8) {has_side_effect = true} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    %v9 = stablehlo.constant dense<[[[0xC014000000000000, 0xC010000000000000, 0xC008000000000000, 0xC000000000000000], [0xBFF0000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x4000000000000000], [0x4008000000000000, 0x4010000000000000, 0x4014000000000000, 0x4018000000000000]], [[0x401C000000000000, 0x4020000000000000, 0x4022000000000000, 0x4024000000000000], [0x4026000000000000, 0x4028000000000000, 0x402A000000000000, 0x402C000000000000], [0x402E000000000000, 0x4030000000000000, 0x4031000000000000, 0x4032000000000000]]]> : tensor<2x3x4xf64>
    %v10 = stablehlo.constant dense<[[0x3FF0000000000000], [0x4000000000000000], [0x4008000000000000]]> : tensor<3x1xf64>
    %v11_0 = chlo.broadcast_multiply %v9, %v10 : (tensor<2x3x4xf64>, tensor<3x1xf64>) -> tensor<2x3x4xf64>
    %v12 = stablehlo.constant dense<[[[0xC014000000000000, 0xC010000000000000, 0xC008000000000000, 0xC000000000000000], [0xC000000000000000, 0x0000000000000000, 0x4000000000000000, 0x4010000000000000], [0x4022000000000000, 0x4028000000000000, 0x402E000000000000, 0x4032000000000000]], [[0x401C000000000000, 0x4020000000000000, 0x4022000000000000, 0x4024000000000000], [0x4036000000000000, 0x4038000000000000, 0x403A000000000000, 0x403C000000000000], [0x4046800000000000, 0x4048000000000000, 0x4049800000000000, 0x404B000000000000]]]> : tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_eq(%v11_0, %v12) {has_side_effect = true} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    %v13 = stablehlo.constant dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>
    %v14 = stablehlo.constant dense<[[1], [2], [3]]> : tensor<3x1xi32>
    %v15_0 = chlo.broadcast_divide %v13, %v14 : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
    %v16 = stablehlo.constant dense<[[[-5, -4, -3, -2], [0, 0, 0, 1], [1, 1, 1, 2]], [[7, 8, 9, 10], [5, 6, 6, 7], [5, 5, 5, 6]]]> : tensor<2x3x4xi32>
    stablehlo.custom_call @check.expect_eq(%v15_0, %v16) {has_side_effect = true} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
    %v17 = stablehlo.constant dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>
    %v18 = stablehlo.constant dense<[[7, 5, 3], [2, 9, 4]]> : tensor<2x3xi32>
    %v19_0 = chlo.broadcast_remainder %v17, %v18 {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3x4xi32>, tensor<2x3xi32>) -> tensor<2x3x4xi32>
    %v20 = stablehlo.constant dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [0, 1, 2, 0]], [[1, 0, 1, 0], [2, 3, 4, 5], [3, 0, 1, 2]]]> : tensor<2x3x4xi32>
    stablehlo.custom_call @check.expect_eq(%v19_0, %v20) {has_side_effect = true} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
    %v21 = stablehlo.constant dense<[[[0xC0A00000, 0xC0800000, 0xC0400000, 0xC0000000], [0xBF800000, 0x00000000, 0x3F800000, 0x40000000], [0x40400000, 0x40800000, 0x40A00000, 0x40C00000]], [[0x40E00000, 0x41000000, 0x41100000, 0x41200000], [0x41300000, 0x41400000, 0x41500000, 0x41600000], [0x41700000, 0x41800000, 0x41880000, 0x41900000]]]> : tensor<2x3x4xf32>
    %v22 = stablehlo.constant dense<[[0x40E00000, 0x40A00000, 0x40400000], [0x40000000, 0x41100000, 0x40800000]]> : tensor<2x3xf32>
    %v23_0 = chlo.broadcast_maximum %v21, %v22 {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3x4xf32>, tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %v24 = stablehlo.constant dense<[[[0x40E00000, 0x40E00000, 0x40E00000, 0x40E00000], [0x40A00000, 0x40A00000, 0x40A00000, 0x40A00000], [0x40400000, 0x40800000, 0x40A00000, 0x40C00000]], [[0x40E00000, 0x41000000, 0x41100000, 0x41200000], [0x41300000, 0x41400000, 0x41500000, 0x41600000], [0x41700000, 0x41800000, 0x41880000, 0x41900000]]]> : tensor<2x3x4xf32>
    stablehlo.custom_call @check.expect_eq(%v23_0, %v24) {has_side_effect = true} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    %v25 = stablehlo.constant dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi64>
    %v26 = stablehlo.constant dense<[[1], [2], [3]]> : tensor<3x1xi64>
    %v27_0 = chlo.broadcast_minimum %v25, %v26 : (tensor<2x3x4xi64>, tensor<3x1xi64>) -> tensor<2x3x4xi64>
    %v28 = stablehlo.constant dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 3, 3, 3]], [[1, 1, 1, 1], [2, 2, 2, 2], [3, 3, 3, 3]]]> : tensor<2x3x4xi64>
    stablehlo.custom_call @check.expect_eq(%v27_0, %v28) {has_side_effect = true} : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> ()
    %v29 = stablehlo.constant dense<[[[0xC0A00000, 0xC0800000, 0xC0400000, 0xC0000000], [0xBF800000, 0x00000000, 0x3F800000, 0x40000000], [0x40400000, 0x40800000, 0x40A00000, 0x40C00000]], [[0x40E00000, 0x41000000, 0x41100000, 0x41200000], [0x41300000, 0x41400000, 0x41500000, 0x41600000], [0x41700000, 0x41800000, 0x41880000, 0x41900000]]]> : tensor<2x3x4xf32>
    %v30 = stablehlo.constant dense<[[0x40E00000, 0x40A00000, 0x40400000], [0x40000000, 0x41100000, 0x40800000]]> : tensor<2x3xf32>
    %v31_0 = chlo.broadcast_add %v29, %v30 {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3x4xf32>, tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %v32 = stablehlo.constant dense<[[[0x40000000, 0x40400000, 0x40800000, 0x40A00000], [0x40800000, 0x40A00000, 0x40C00000, 0x40E00000], [0x40C00000, 0x40E00000, 0x41000000, 0x41100000]], [[0x41100000, 0x41200000, 0x41300000, 0x41400000], [0x41A00000, 0x41A80000, 0x41B00000, 0x41B80000], [0x41980000, 0x41A00000, 0x41A80000, 0x41B00000]]]> : tensor<2x3x4xf32>
    stablehlo.custom_call @check.expect_eq(%v31_0, %v32) {has_side_effect = true} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    return %v31_0 : tensor<2x3x4xf32>
  }
}
