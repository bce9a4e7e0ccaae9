// Written by make.py.
module {
  func.func public @main() -> (tensor<2xcomplex<f32>>) {
    %v1 = stablehlo.constant dense<[0x00000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x3F800000, 0xC6EA6000]> : tensor<6xf32>
    %v2_0 = chlo.is_inf %v1 : tensor<6xf32> -> tensor<6xi1>
    %v3 = stablehlo.constant dense<[false, true, true, false, false, false]> : tensor<6xi1>
    stablehlo.custom_call @check.expect_eq(%v2_0, %v3) {has_side_effect = true} : (tensor<6xi1>, tensor<6xi1>) -> ()
    %v4_0 = chlo.is_pos_inf %v1 : tensor<6xf32> -> tensor<6xi1>
    %v5 = stablehlo.constant dense<[false, true, false, false, false, false]> : tensor<6xi1>
    stablehlo.custom_call @check.expect_eq(%v4_0, %v5) {has_side_effect = true} : (tensor<6xi1>, tensor<6xi1>) -> ()
    %v6_0 = chlo.is_neg_inf %v1 : tensor<6xf32> -> tensor<6xi1>
    %v7 = stablehlo.constant dense<[false, false, true, false, false, false]> : tensor<6xi1>
    stablehlo.custom_call @check.expect_eq(%v6_0, %v7) {has_side_effect = true} : (tensor<6xi1>, tensor<6xi1>) -> ()
    %v8_0 = chlo.constant dense<[1.5, -2.0]> : tensor<2xf64>
    %v9 = stablehlo.constant dense<[0x3FF8000000000000, 0xC000000000000000]> : tensor<2xf64>
    stablehlo.custom_call @check.expect_eq(%v8_0, %v9) {has_side_effect = true} : (tensor<2xf64>, tensor<2xf64>) -> ()
    %v10_0 = "chlo.constant_like"(%v1) <{value = 7 : i32}> : (tensor<6xf32>) -> tensor<6xi32>
    %v11 = stablehlo.constant dense<[7, 7, 7, 7, 7, 7]> : tensor<6xi32>
    stablehlo.custom_call @check.expect_eq(%v10_0, %v11) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    %v12 = stablehlo.constant dense<[(0x3F800000, 0x40000000), (0xC0600000, 0xBF800000)]> : tensor<2xcomplex<f32>>
    %v13_0 = chlo.conj %v12 : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
    %v14 = stablehlo.constant dense<[(0x3F800000, 0xC0000000), (0xC0600000, 0x3F800000)]> : tensor<2xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%v13_0, %v14) {has_side_effect = true} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
    %v15_0 = chlo.square %v12 : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
    %v16 = stablehlo.constant dense<[(0xC0400000, 0x40800000), (0x41340000, 0x40E00000)]> : tensor<2xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%v15_0, %v16) {has_side_effect = true} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
    return %v15_0 : tensor<2xcomplex<f32>>
  }
}
