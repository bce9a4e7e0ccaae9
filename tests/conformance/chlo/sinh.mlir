// Written by make.py.
module {
  func.func public @main() -> (tensor<13xbf16>) {
    %v1 = stablehlo.constant dense<[0xC0600000, 0xC0000000, 0xBF800000, 0xBF000000, 0xBD800000, 0x3D000000, 0x3E800000, 0x3F400000, 0x3FC00000, 0x40800000, 0x00000000, 0x7F800000, 0xFF800000]> : tensor<13xf32>
    %v2_0 = chlo.sinh %v1 : tensor<13xf32> -> tensor<13xf32>
    %v3 = stablehlo.constant dense<[0xC184574D, 0xC0681E7B, 0xBF966CFE, 0xBF056680, 0xBD801556, 0x3D000555, 0x3E815667, 0x3F528359, 0x4008461D, 0x41DA51C0, 0x00000000, 0x7F800000, 0xFF800000]> : tensor<13xf32>
    stablehlo.custom_call @check.expect_close(%v2_0, %v3) {has_side_effect = true} : (tensor<13xf32>, tensor<13xf32>) -> ()
    %v4 = stablehlo.constant dense<[0xC00C000000000000, 0xC000000000000000, 0xBFF0000000000000, 0xBFE0000000000000, 0xBFB0000000000000, 0x3FA0000000000000, 0x3FD0000000000000, 0x3FE8000000000000, 0x3FF8000000000000, 0x4010000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<13xf64>
    %v5_0 = chlo.sinh %v4 : tensor<13xf64> -> tensor<13xf64>
    %v6 = stablehlo.constant dense<[0xC0308AE99F364F3B, 0xC00D03CF63B6E19F, 0xBFF2CD9FC44EB982, 0xBFE0ACD00FE63B97, 0xBFB002AACCCD9CDD, 0x3FA000AAACCCD00D, 0x3FD02ACCD9D08102, 0x3FEA506B2DD3C690, 0x400108C3AABD6A60, 0x403B4A3803703631, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<13xf64>
    stablehlo.custom_call @check.expect_close(%v5_0, %v6) {has_side_effect = true} : (tensor<13xf64>, tensor<13xf64>) -> ()
    %v7 = stablehlo.constant dense<[0xC300, 0xC000, 0xBC00, 0xB800, 0xAC00, 0x2800, 0x3400, 0x3A00, 0x3E00, 0x4400, 0x0000, 0x7C00, 0xFC00]> : tensor<13xf16>
    %v8_0 = chlo.sinh %v7 : tensor<13xf16> -> tensor<13xf16>
    %v9 = stablehlo.constant dense<[0xCC23, 0xC341, 0xBCB3, 0xB82B, 0xAC01, 0x2800, 0x340B, 0x3A94, 0x4042, 0x4ED3, 0x0000, 0x7C00, 0xFC00]> : tensor<13xf16>
    stablehlo.custom_call @check.expect_close(%v8_0, %v9) {has_side_effect = true} : (tensor<13xf16>, tensor<13xf16>) -> ()
    %v10 = stablehlo.constant dense<[0xC060, 0xC000, 0xBF80, 0xBF00, 0xBD80, 0x3D00, 0x3E80, 0x3F40, 0x3FC0, 0x4080, 0x0000, 0x7F80, 0xFF80]> : tensor<13xbf16>
    %v11_0 = chlo.sinh %v10 : tensor<13xbf16> -> tensor<13xbf16>
    %v12 = stablehlo.constant dense<[0xC184, 0xC068, 0xBF96, 0xBF05, 0xBD80, 0x3D00, 0x3E81, 0x3F53, 0x4008, 0x41DA, 0x0000, 0x7F80, 0xFF80]> : tensor<13xbf16>
    stablehlo.custom_call @check.expect_close(%v11_0, %v12) {has_side_effect = true} : (tensor<13xbf16>, tensor<13xbf16>) -> ()
    return %v11_0 : tensor<13xbf16>
  }
}
