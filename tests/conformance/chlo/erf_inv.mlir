// Written by make.py.
module {
  func.func public @main() -> (tensor<12xbf16>) {
    %v1 = stablehlo.constant dense<[0xBF7C0000, 0xBF000000, 0xBE800000, 0xBC800000, 0x3C000000, 0x3E000000, 0x3EC00000, 0x3F400000, 0x3F780000, 0x3F800000, 0xBF800000, 0x3FC00000]> : tensor<12xf32>
    %v2_0 = chlo.erf_inv %v1 : tensor<12xf32> -> tensor<12xf32>
    %v3 = stablehlo.constant dense<[0xBFDACFFE, 0xBEF430FE, 0xBE66B834, 0xBC62E37B, 0x3BE2E0B2, 0x3DE3CF6A, 0x3EB0F4BA, 0x3F503C48, 0x3FC2F24D, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<12xf32>
    stablehlo.custom_call @check.expect_close(%v2_0, %v3) {has_side_effect = true} : (tensor<12xf32>, tensor<12xf32>) -> ()
    %v4 = stablehlo.constant dense<[0xBFEF800000000000, 0xBFE0000000000000, 0xBFD0000000000000, 0xBF90000000000000, 0x3F80000000000000, 0x3FC0000000000000, 0x3FD8000000000000, 0x3FE8000000000000, 0x3FEF000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FF8000000000000]> : tensor<12xf64>
    %v5_0 = chlo.erf_inv %v4 : tensor<12xf64> -> tensor<12xf64>
    %v6 = stablehlo.constant dense<[0xBFFB59FFB450828D, 0xBFDE861FBB24C00A, 0xBFCCD70681D5FF70, 0xBF8C5C6F6048D869, 0x3F7C5C164495F226, 0x3FBC79ED33D00AB0, 0x3FD61E973F3BA1CD, 0x3FEA07890F6B2BA1, 0x3FF85E4997AC01A7, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<12xf64>
    stablehlo.custom_call @check.expect_close(%v5_0, %v6) {has_side_effect = true} : (tensor<12xf64>, tensor<12xf64>) -> ()
    %v7 = stablehlo.constant dense<[0xBBE0, 0xB800, 0xB400, 0xA400, 0x2000, 0x3000, 0x3600, 0x3A00, 0x3BC0, 0x3C00, 0xBC00, 0x3E00]> : tensor<12xf16>
    %v8_0 = chlo.erf_inv %v7 : tensor<12xf16> -> tensor<12xf16>
    %v9 = stablehlo.constant dense<[0xBED6, 0xB7A2, 0xB336, 0xA317, 0x1F17, 0x2F1E, 0x3588, 0x3A82, 0x3E18, 0x7C00, 0xFC00, 0x7E00]> : tensor<12xf16>
    stablehlo.custom_call @check.expect_close(%v8_0, %v9) {has_side_effect = true} : (tensor<12xf16>, tensor<12xf16>) -> ()
    %v10 = stablehlo.constant dense<[0xBF7C, 0xBF00, 0xBE80, 0xBC80, 0x3C00, 0x3E00, 0x3EC0, 0x3F40, 0x3F78, 0x3F80, 0xBF80, 0x3FC0]> : tensor<12xbf16>
    %v11_0 = chlo.erf_inv %v10 : tensor<12xbf16> -> tensor<12xbf16>
    %v12 = stablehlo.constant dense<[0xBFDB, 0xBEF4, 0xBE67, 0xBC63, 0x3BE3, 0x3DE4, 0x3EB1, 0x3F50, 0x3FC3, 0x7F80, 0xFF80, 0x7FC0]> : tensor<12xbf16>
    stablehlo.custom_call @check.expect_close(%v11_0, %v12) {has_side_effect = true} : (tensor<12xbf16>, tensor<12xbf16>) -> ()
    return %v11_0 : tensor<12xbf16>
  }
}
