// Written by make.py.
module {
  func.func public @main() -> (tensor<12xbf16>) {
    %v1 = stablehlo.constant dense<[0xC0600000, 0xC0000000, 0xBF800000, 0xBF000000, 0xBD800000, 0x3D000000, 0x3E800000, 0x3F400000, 0x3FC00000, 0x40800000, 0x7F800000, 0xFF800000]> : tensor<12xf32>
    %v2_0 = chlo.square %v1 : tensor<12xf32> -> tensor<12xf32>
    %v3 = stablehlo.constant dense<[0x41440000, 0x40800000, 0x3F800000, 0x3E800000, 0x3B800000, 0x3A800000, 0x3D800000, 0x3F100000, 0x40100000, 0x41800000, 0x7F800000, 0x7F800000]> : tensor<12xf32>
    stablehlo.custom_call @check.expect_eq(%v2_0, %v3) {has_side_effect = true} : (tensor<12xf32>, tensor<12xf32>) -> ()
    %v4 = stablehlo.constant dense<[0xC00C000000000000, 0xC000000000000000, 0xBFF0000000000000, 0xBFE0000000000000, 0xBFB0000000000000, 0x3FA0000000000000, 0x3FD0000000000000, 0x3FE8000000000000, 0x3FF8000000000000, 0x4010000000000000, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<12xf64>
    %v5_0 = chlo.square %v4 : tensor<12xf64> -> tensor<12xf64>
    %v6 = stablehlo.constant dense<[0x4028800000000000, 0x4010000000000000, 0x3FF0000000000000, 0x3FD0000000000000, 0x3F70000000000000, 0x3F50000000000000, 0x3FB0000000000000, 0x3FE2000000000000, 0x4002000000000000, 0x4030000000000000, 0x7FF0000000000000, 0x7FF0000000000000]> : tensor<12xf64>
    stablehlo.custom_call @check.expect_eq(%v5_0, %v6) {has_side_effect = true} : (tensor<12xf64>, tensor<12xf64>) -> ()
    %v7 = stablehlo.constant dense<[0xC300, 0xC000, 0xBC00, 0xB800, 0xAC00, 0x2800, 0x3400, 0x3A00, 0x3E00, 0x4400, 0x7C00, 0xFC00]> : tensor<12xf16>
    %v8_0 = chlo.square %v7 : tensor<12xf16> -> tensor<12xf16>
    %v9 = stablehlo.constant dense<[0x4A20, 0x4400, 0x3C00, 0x3400, 0x1C00, 0x1400, 0x2C00, 0x3880, 0x4080, 0x4C00, 0x7C00, 0x7C00]> : tensor<12xf16>
    stablehlo.custom_call @check.expect_eq(%v8_0, %v9) {has_side_effect = true} : (tensor<12xf16>, tensor<12xf16>) -> ()
    %v10 = stablehlo.constant dense<[0xC060, 0xC000, 0xBF80, 0xBF00, 0xBD80, 0x3D00, 0x3E80, 0x3F40, 0x3FC0, 0x4080, 0x7F80, 0xFF80]> : tensor<12xbf16>
    %v11_0 = chlo.square %v10 : tensor<12xbf16> -> tensor<12xbf16>
    %v12 = stablehlo.constant dense<[0x4144, 0x4080, 0x3F80, 0x3E80, 0x3B80, 0x3A80, 0x3D80, 0x3F10, 0x4010, 0x4180, 0x7F80, 0x7F80]> : tensor<12xbf16>
    stablehlo.custom_call @check.expect_eq(%v11_0, %v12) {has_side_effect = true} : (tensor<12xbf16>, tensor<12xbf16>) -> ()
    return %v11_0 : tensor<12xbf16>
  }
}
