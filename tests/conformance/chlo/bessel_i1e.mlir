// Written by make.py.
module {
  func.func public @main() -> (tensor<14xbf16>) {
    %v1 = stablehlo.constant dense<[0xC1F40000, 0xC0E80000, 0xC0000000, 0xBF400000, 0xBD800000, 0x3D000000, 0x3E800000, 0x3F500000, 0x3F800000, 0x40600000, 0x41400000, 0x43160000, 0x00000000, 0x7FC00000]> : tensor<14xf32>
    %v2_0 = chlo.bessel_i1e %v1 : tensor<14xf32> -> tensor<14xf32>
    %v3 = stablehlo.constant dense<[0xBD921A77, 0xBE0F7B3B, 0xBE5C6F8D, 0xBE4271F2, 0xBCF09B71, 0x3C78276C, 0x3DC8EF46, 0x3E4841B8, 0x3E54E678, 0x3E3FE5C8, 0x3DE44765, 0x3D051639, 0x00000000, 0x7FC00000]> : tensor<14xf32>
    stablehlo.custom_call @check.expect_almost_eq(%v2_0, %v3) {has_side_effect = true} : (tensor<14xf32>, tensor<14xf32>) -> ()
    %v4 = stablehlo.constant dense<[0xC03E800000000000, 0xC01D000000000000, 0xC000000000000000, 0xBFE8000000000000, 0xBFB0000000000000, 0x3FA0000000000000, 0x3FD0000000000000, 0x3FEA000000000000, 0x3FF0000000000000, 0x400C000000000000, 0x4028000000000000, 0x4062C00000000000, 0x0000000000000000, 0x7FF8000000000000]> : tensor<14xf64>
    %v5_0 = chlo.bessel_i1e %v4 : tensor<14xf64> -> tensor<14xf64>
    %v6 = stablehlo.constant dense<[0xBFB2434EDC24540D, 0xBFC1EF67543D9B26, 0xBFCB8DF1AE942419, 0xBFC84E3E4313B4F7, 0xBF9E136E195C369B, 0x3F8F04ED8CC9B758, 0x3FB91DE8C3946CF7, 0x3FC90836FB6BD3D8, 0x3FCA9CCEF9365F00, 0x3FC7FCB8F164007D, 0x3FBC88ECA01F7548, 0x3FA0A2C720C0109C, 0x0000000000000000, 0x7FF8000000000000]> : tensor<14xf64>
    stablehlo.custom_call @check.expect_almost_eq(%v5_0, %v6) {has_side_effect = true} : (tensor<14xf64>, tensor<14xf64>) -> ()
    %v7 = stablehlo.constant dense<[0xCFA0, 0xC740, 0xC000, 0xBA00, 0xAC00, 0x2800, 0x3400, 0x3A80, 0x3C00, 0x4300, 0x4A00, 0x58B0, 0x0000, 0x7E00]> : tensor<14xf16>
    %v8_0 = chlo.bessel_i1e %v7 : tensor<14xf16> -> tensor<14xf16>
    %v9 = stablehlo.constant dense<[0xAC91, 0xB07C, 0xB2E3, 0xB214, 0xA785, 0x23C1, 0x2E47, 0x3242, 0x32A7, 0x31FF, 0x2F22, 0x2829, 0x0000, 0x7E00]> : tensor<14xf16>
    stablehlo.custom_call @check.expect_almost_eq(%v8_0, %v9) {has_side_effect = true} : (tensor<14xf16>, tensor<14xf16>) -> ()
    %v10 = stablehlo.constant dense<[0xC1F4, 0xC0E8, 0xC000, 0xBF40, 0xBD80, 0x3D00, 0x3E80, 0x3F50, 0x3F80, 0x4060, 0x4140, 0x4316, 0x0000, 0x7FC0]> : tensor<14xbf16>
    %v11_0 = chlo.bessel_i1e %v10 : tensor<14xbf16> -> tensor<14xbf16>
    %v12 = stablehlo.constant dense<[0xBD92, 0xBE0F, 0xBE5C, 0xBE42, 0xBCF1, 0x3C78, 0x3DC9, 0x3E48, 0x3E55, 0x3E40, 0x3DE4, 0x3D05, 0x0000, 0x7FC0]> : tensor<14xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%v11_0, %v12) {has_side_effect = true} : (tensor<14xbf16>, tensor<14xbf16>) -> ()
    return %v11_0 : tensor<14xbf16>
  }
}
