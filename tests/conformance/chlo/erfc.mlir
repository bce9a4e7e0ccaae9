// Written by make.py.
module {
  func.func public @main() -> (tensor<13xbf16>) {
    %v1 = stablehlo.constant dense<[0xC0200000, 0xBFA00000, 0xBF000000, 0xBD000000, 0x3D800000, 0x3E800000, 0x3EE00000, 0x3FA00000, 0x40000000, 0x40400000, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<13xf32>
    %v2_0 = chlo.erfc %v1 : tensor<13xf32> -> tensor<13xf32>
    %v3 = stablehlo.constant dense<[0x3FFFF2AA, 0x3FF62197, 0x3FC29FBD, 0x3F848316, 0x3F6DF82B, 0x3F3942AC, 0x3F093DF9, 0x3D9DE68A, 0x3B9947AF, 0x37B94EFB, 0x00000000, 0x40000000, 0x7FC00000]> : tensor<13xf32>
    stablehlo.custom_call @check.expect_close(%v2_0, %v3) {has_side_effect = true} : (tensor<13xf32>, tensor<13xf32>) -> ()
    %v4 = stablehlo.constant dense<[0xC004000000000000, 0xBFF4000000000000, 0xBFE0000000000000, 0xBFA0000000000000, 0x3FB0000000000000, 0x3FD0000000000000, 0x3FDC000000000000, 0x3FF4000000000000, 0x4000000000000000, 0x4008000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<13xf64>
    %v5_0 = chlo.erfc %v4 : tensor<13xf64> -> tensor<13xf64>
    %v6 = stablehlo.constant dense<[0x3FFFFE5547A64DF5, 0x3FFEC432ECC55F00, 0x3FF853F7AE0C76E9, 0x3FF09062B22EE92A, 0x3FEDBF056FE2DF35, 0x3FE728558EE694FC, 0x3FE127BF18C8EADC, 0x3FB3BCD133AA0FFC, 0x3F7328F5EC350E67, 0x3EF729DF6503422A, 0x0000000000000000, 0x4000000000000000, 0x7FF8000000000000]> : tensor<13xf64>
    stablehlo.custom_call @check.expect_close(%v5_0, %v6) {has_side_effect = true} : (tensor<13xf64>, tensor<13xf64>) -> ()
    %v7 = stablehlo.constant dense<[0xC100, 0xBD00, 0xB800, 0xA800, 0x2C00, 0x3400, 0x3700, 0x3D00, 0x4000, 0x4200, 0x7C00, 0xFC00, 0x7E00]> : tensor<13xf16>
    %v8_0 = chlo.erfc %v7 : tensor<13xf16> -> tensor<13xf16>
    %v9 = stablehlo.constant dense<[0x4000, 0x3FB1, 0x3E15, 0x3C24, 0x3B70, 0x39CA, 0x384A, 0x2CEF, 0x1CCA, 0x0172, 0x0000, 0x4000, 0x7E00]> : tensor<13xf16>
    stablehlo.custom_call @check.expect_close(%v8_0, %v9) {has_side_effect = true} : (tensor<13xf16>, tensor<13xf16>) -> ()
    %v10 = stablehlo.constant dense<[0xC020, 0xBFA0, 0xBF00, 0xBD00, 0x3D80, 0x3E80, 0x3EE0, 0x3FA0, 0x4000, 0x4040, 0x7F80, 0xFF80, 0x7FC0]> : tensor<13xbf16>
    %v11_0 = chlo.erfc %v10 : tensor<13xbf16> -> tensor<13xbf16>
    %v12 = stablehlo.constant dense<[0x4000, 0x3FF6, 0x3FC3, 0x3F85, 0x3F6E, 0x3F39, 0x3F09, 0x3D9E, 0x3B99, 0x37B9, 0x0000, 0x4000, 0x7FC0]> : tensor<13xbf16>
    stablehlo.custom_call @check.expect_close(%v11_0, %v12) {has_side_effect = true} : (tensor<13xbf16>, tensor<13xbf16>) -> ()
    return %v11_0 : tensor<13xbf16>
  }
}
