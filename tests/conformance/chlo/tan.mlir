// Written by make.py.
module {
  func.func public @main() -> (tensor<12xbf16>) {
    %v1 = stablehlo.constant dense<[0xC0600000, 0xC0000000, 0xBF800000, 0xBF000000, 0xBD800000, 0x3D000000, 0x3E800000, 0x3F400000, 0x3FC00000, 0x40800000, 0x00000000, 0x7F800000]> : tensor<12xf32>
    %v2_0 = chlo.tan %v1 : tensor<12xf32> -> tensor<12xf32>
    %v3 = stablehlo.constant dense<[0xBEBFC9B0, 0x400BD7B1, 0xBFC75923, 0xBF0BDA7B, 0xBD802ABC, 0x3D000AAC, 0x3E82BC2D, 0x3F6E7D1B, 0x41619F6B, 0x3F94337D, 0x00000000, 0x7FC00000]> : tensor<12xf32>
    stablehlo.custom_call @check.expect_close(%v2_0, %v3) {has_side_effect = true} : (tensor<12xf32>, tensor<12xf32>) -> ()
    %v4 = stablehlo.constant dense<[0xC00C000000000000, 0xC000000000000000, 0xBFF0000000000000, 0xBFE0000000000000, 0xBFB0000000000000, 0x3FA0000000000000, 0x3FD0000000000000, 0x3FE8000000000000, 0x3FF8000000000000, 0x4010000000000000, 0x0000000000000000, 0x7FF0000000000000]> : tensor<12xf64>
    %v5_0 = chlo.tan %v4 : tensor<12xf64> -> tensor<12xf64>
    %v6 = stablehlo.constant dense<[0xBFD7F9360C8212A7, 0x40017AF62E0950F8, 0xBFF8EB245CBEE3A6, 0xBFE17B4F5BF3474A, 0xBFB005577854DF01, 0x3FA00155777AEC08, 0x3FD05785A43C4C56, 0x3FEDCFA36110EEEC, 0x402C33ED50B88777, 0x3FF2866F9BE4DE13, 0x0000000000000000, 0x7FF8000000000000]> : tensor<12xf64>
    stablehlo.custom_call @check.expect_close(%v5_0, %v6) {has_side_effect = true} : (tensor<12xf64>, tensor<12xf64>) -> ()
    %v7 = stablehlo.constant dense<[0xC300, 0xC000, 0xBC00, 0xB800, 0xAC00, 0x2800, 0x3400, 0x3A00, 0x3E00, 0x4400, 0x0000, 0x7C00]> : tensor<12xf16>
    %v8_0 = chlo.tan %v7 : tensor<12xf16> -> tensor<12xf16>
    %v9 = stablehlo.constant dense<[0xB5FE, 0x405F, 0xBE3B, 0xB85F, 0xAC01, 0x2800, 0x3416, 0x3B74, 0x4B0D, 0x3CA2, 0x0000, 0x7E00]> : tensor<12xf16>
    stablehlo.custom_call @check.expect_close(%v8_0, %v9) {has_side_effect = true} : (tensor<12xf16>, tensor<12xf16>) -> ()
    %v10 = stablehlo.constant dense<[0xC060, 0xC000, 0xBF80, 0xBF00, 0xBD80, 0x3D00, 0x3E80, 0x3F40, 0x3FC0, 0x4080, 0x0000, 0x7F80]> : tensor<12xbf16>
    %v11_0 = chlo.tan %v10 : tensor<12xbf16> -> tensor<12xbf16>
    %v12 = stablehlo.constant dense<[0xBEC0, 0x400C, 0xBFC7, 0xBF0C, 0xBD80, 0x3D00, 0x3E83, 0x3F6E, 0x4162, 0x3F94, 0x0000, 0x7FC0]> : tensor<12xbf16>
    stablehlo.custom_call @check.expect_close(%v11_0, %v12) {has_side_effect = true} : (tensor<12xbf16>, tensor<12xbf16>) -> ()
    return %v11_0 : tensor<12xbf16>
  }
}
