// Written by make.py.
module {
  func.func public @main() -> (tensor<2x3xf32>) {
    %v1 = stablehlo.constant dense<[[0x3F000000, 0x40000000, 0x40400000]]> : tensor<1x3xf32>
    %v2 = stablehlo.constant dense<[[0x3F800000], [0x40000000]]> : tensor<2x1xf32>
    %v3_0 = chlo.broadcast_atan2 %v1, %v2 : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %v4 = stablehlo.constant dense<[[0x3EED6338, 0x3F8DB70D, 0x3F9FE0BB], [0x3E7ADBB0, 0x3F490FDB, 0x3F7B985F]]> : tensor<2x3xf32>
    stablehlo.custom_call @check.expect_close(%v3_0, %v4) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    %v5_0 = chlo.broadcast_power %v1, %v2 : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %v6 = stablehlo.constant dense<[[0x3F000000, 0x40000000, 0x40400000], [0x3E800000, 0x40800000, 0x41100000]]> : tensor<2x3xf32>
    stablehlo.custom_call @check.expect_close(%v5_0, %v6) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    %v7_0 = chlo.broadcast_next_after %v1, %v2 : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %v8 = stablehlo.constant dense<[[0x3F000001, 0x3FFFFFFF, 0x403FFFFF], [0x3F000001, 0x40000000, 0x403FFFFF]]> : tensor<2x3xf32>
    stablehlo.custom_call @check.expect_eq(%v7_0, %v8) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    %v9 = stablehlo.constant dense<[[0x40000000], [0x40400000]]> : tensor<2x1xf32>
    %v10_0 = chlo.broadcast_zeta %v9, %v1 : (tensor<2x1xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
    %v11 = stablehlo.constant dense<[[0x409DE9E6, 0x3F251A66, 0x3ECA34CC], [0x4106A160, 0x3E4EE801, 0x3D9DD002]]> : tensor<2x3xf32>
    stablehlo.custom_call @check.expect_close(%v10_0, %v11) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    %v12_0 = chlo.broadcast_polygamma %v2, %v1 : (tensor<2x1xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
    %v13 = stablehlo.constant dense<[[0x409DE9E6, 0x3F251A66, 0x3ECA34CC], [0xC186A160, 0xBECEE801, 0xBE1DD002]]> : tensor<2x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%v12_0, %v13) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    %v14_0 = chlo.broadcast_complex %v1, %v2 : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xcomplex<f32>>
    %v15 = stablehlo.constant dense<[[(0x3F000000, 0x3F800000), (0x40000000, 0x3F800000), (0x40400000, 0x3F800000)], [(0x3F000000, 0x40000000), (0x40000000, 0x40000000), (0x40400000, 0x40000000)]]> : tensor<2x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%v14_0, %v15) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    %v16 = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
    %v17_0 = chlo.broadcast_select %v16, %v1, %v2 : (tensor<2x1xi1>, tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %v18 = stablehlo.constant dense<[[0x3F000000, 0x40000000, 0x40400000], [0x40000000, 0x40000000, 0x40000000]]> : tensor<2x3xf32>
    stablehlo.custom_call @check.expect_eq(%v17_0, %v18) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    return %v17_0 : tensor<2x3xf32>
  }
}
