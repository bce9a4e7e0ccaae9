// Written by make.py.
module {
  func.func public @main() -> (tensor<9xf64>) {
    %v1 = stablehlo.constant dense<[0x00000000, 0x3F800000, 0x3F800000, 0x40000000, 0x40400000, 0x40800000, 0xBF800000, 0x3F000000, 0x7F800000]> : tensor<9xf32>
    %v2 = stablehlo.constant dense<[0x40200000, 0x3F400000, 0x40C00000, 0x3FC00000, 0x40000000, 0x41100000, 0x40000000, 0x40000000, 0x3F800000]> : tensor<9xf32>
    %v3_0 = chlo.polygamma %v1, %v2 : tensor<9xf32>, tensor<9xf32> -> tensor<9xf32>
    %v4 = stablehlo.constant dense<[0x3F340213, 0x4022AE28, 0x3E39ACBA, 0xBF542C04, 0x3EFCE5A0, 0xBA94F25C, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<9xf32>
    stablehlo.custom_call @check.expect_almost_eq(%v3_0, %v4) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    %v5 = stablehlo.constant dense<[0x0000000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0x4000000000000000, 0x4008000000000000, 0x4010000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x7FF0000000000000]> : tensor<9xf64>
    %v6 = stablehlo.constant dense<[0x4004000000000000, 0x3FE8000000000000, 0x4018000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4022000000000000, 0x4000000000000000, 0x4000000000000000, 0x3FF0000000000000]> : tensor<9xf64>
    %v7_0 = chlo.polygamma %v5, %v6 : tensor<9xf64>, tensor<9xf64> -> tensor<9xf64>
    %v8 = stablehlo.constant dense<[0x3FE680425AF12B5E, 0x400455C4FF28F0BF, 0x3FC735973273D5EC, 0xBFEA85808A40ABA2, 0x3FDF9CB402BC46C5, 0xBF529E4B8383AD62, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<9xf64>
    stablehlo.custom_call @check.expect_almost_eq(%v7_0, %v8) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
    return %v7_0 : tensor<9xf64>
  }
}
