// Written by make.py.
module {
  func.func public @main() -> (tensor<11xbf16>) {
    %v1 = stablehlo.constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x3F800000, 0xBF800000, 0x7F800000, 0x7FC00000, 0x40000000, 0xC0600000, 0x00000000, 0x00000000]> : tensor<11xf32>
    %v2 = stablehlo.constant dense<[0x3F800000, 0xBF800000, 0x40000000, 0x00000000, 0x00000000, 0x00000000, 0x3F800000, 0x40000000, 0xFF800000, 0x80000000, 0x7FC00000]> : tensor<11xf32>
    %v3_0 = chlo.next_after %v1, %v2 : tensor<11xf32>, tensor<11xf32> -> tensor<11xf32>
    %v4 = stablehlo.constant dense<[0x00000001, 0x80000001, 0x3F800001, 0x3F7FFFFF, 0xBF7FFFFF, 0x7F7FFFFF, 0x7FC00000, 0x40000000, 0xC0600001, 0x80000000, 0x7FC00000]> : tensor<11xf32>
    stablehlo.custom_call @check.expect_eq(%v3_0, %v4) {has_side_effect = true} : (tensor<11xf32>, tensor<11xf32>) -> ()
    %v5 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x4000000000000000, 0xC00C000000000000, 0x0000000000000000, 0x0000000000000000]> : tensor<11xf64>
    %v6 = stablehlo.constant dense<[0x3FF0000000000000, 0xBFF0000000000000, 0x4000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x4000000000000000, 0xFFF0000000000000, 0x8000000000000000, 0x7FF8000000000000]> : tensor<11xf64>
    %v7_0 = chlo.next_after %v5, %v6 : tensor<11xf64>, tensor<11xf64> -> tensor<11xf64>
    %v8 = stablehlo.constant dense<[0x0000000000000001, 0x8000000000000001, 0x3FF0000000000001, 0x3FEFFFFFFFFFFFFF, 0xBFEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FF8000000000000, 0x4000000000000000, 0xC00C000000000001, 0x8000000000000000, 0x7FF8000000000000]> : tensor<11xf64>
    stablehlo.custom_call @check.expect_eq(%v7_0, %v8) {has_side_effect = true} : (tensor<11xf64>, tensor<11xf64>) -> ()
    %v9 = stablehlo.constant dense<[0x0000, 0x8000, 0x3C00, 0x3C00, 0xBC00, 0x7C00, 0x7E00, 0x4000, 0xC300, 0x0000, 0x0000]> : tensor<11xf16>
    %v10 = stablehlo.constant dense<[0x3C00, 0xBC00, 0x4000, 0x0000, 0x0000, 0x0000, 0x3C00, 0x4000, 0xFC00, 0x8000, 0x7E00]> : tensor<11xf16>
    %v11_0 = chlo.next_after %v9, %v10 : tensor<11xf16>, tensor<11xf16> -> tensor<11xf16>
    %v12 = stablehlo.constant dense<[0x0001, 0x8001, 0x3C01, 0x3BFF, 0xBBFF, 0x7BFF, 0x7E00, 0x4000, 0xC301, 0x8000, 0x7E00]> : tensor<11xf16>
    stablehlo.custom_call @check.expect_eq(%v11_0, %v12) {has_side_effect = true} : (tensor<11xf16>, tensor<11xf16>) -> ()
    %v13 = stablehlo.constant dense<[0x0000, 0x8000, 0x3F80, 0x3F80, 0xBF80, 0x7F80, 0x7FC0, 0x4000, 0xC060, 0x0000, 0x0000]> : tensor<11xbf16>
    %v14 = stablehlo.constant dense<[0x3F80, 0xBF80, 0x4000, 0x0000, 0x0000, 0x0000, 0x3F80, 0x4000, 0xFF80, 0x8000, 0x7FC0]> : tensor<11xbf16>
    %v15_0 = chlo.next_after %v13, %v14 : tensor<11xbf16>, tensor<11xbf16> -> tensor<11xbf16>
    %v16 = stablehlo.constant dense<[0x0001, 0x8001, 0x3F81, 0x3F7F, 0xBF7F, 0x7F7F, 0x7FC0, 0x4000, 0xC061, 0x8000, 0x7FC0]> : tensor<11xbf16>
    stablehlo.custom_call @check.expect_eq(%v15_0, %v16) {has_side_effect = true} : (tensor<11xbf16>, tensor<11xbf16>) -> ()
    return %v15_0 : tensor<11xbf16>
  }
}
