// Written by make.py.
module {
  func.func public @main() -> (tensor<11xf64>) {
    %v1 = stablehlo.constant dense<[0x3FC00000, 0x40000000, 0x40500000, 0x40800000, 0x40F00000, 0x40000000, 0x3F800000, 0x3F000000, 0x40000000, 0x40400000, 0x40200000]> : tensor<11xf32>
    %v2 = stablehlo.constant dense<[0x3E800000, 0x3F800000, 0x40200000, 0x41100000, 0x3F400000, 0xBFC00000, 0x40000000, 0x40000000, 0xBF800000, 0xBF800000, 0xBF000000]> : tensor<11xf32>
    %v3_0 = chlo.zeta %v1, %v2 : tensor<11xf32>, tensor<11xf32> -> tensor<11xf32>
    %v4 = stablehlo.constant dense<[0x412368AD, 0x3FD28D33, 0x3DB2A66B, 0x3A0D501B, 0x410AA851, 0x41161165, 0x7F800000, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<11xf32>
    stablehlo.custom_call @check.expect_close(%v3_0, %v4) {has_side_effect = true} : (tensor<11xf32>, tensor<11xf32>) -> ()
    %v5 = stablehlo.constant dense<[0x3FF8000000000000, 0x4000000000000000, 0x400A000000000000, 0x4010000000000000, 0x401E000000000000, 0x4000000000000000, 0x3FF0000000000000, 0x3FE0000000000000, 0x4000000000000000, 0x4008000000000000, 0x4004000000000000]> : tensor<11xf64>
    %v6 = stablehlo.constant dense<[0x3FD0000000000000, 0x3FF0000000000000, 0x4004000000000000, 0x4022000000000000, 0x3FE8000000000000, 0xBFF8000000000000, 0x4000000000000000, 0x4000000000000000, 0xBFF0000000000000, 0xBFF0000000000000, 0xBFE0000000000000]> : tensor<11xf64>
    %v7_0 = chlo.zeta %v5, %v6 : tensor<11xf64>, tensor<11xf64> -> tensor<11xf64>
    %v8 = stablehlo.constant dense<[0x40246D15979AE212, 0x3FFA51A6625307D3, 0x3FB654CD55D7A286, 0x3F41AA036FC773F8, 0x4021550A27AB5435, 0x4022C22C9DC2B128, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<11xf64>
    stablehlo.custom_call @check.expect_close(%v7_0, %v8) {has_side_effect = true} : (tensor<11xf64>, tensor<11xf64>) -> ()
    return %v7_0 : tensor<11xf64>
  }
}
