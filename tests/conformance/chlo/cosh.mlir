// Written by make.py.
module {
  func.func public @main() -> (tensor<13xbf16>) {
    %v1 = stablehlo.constant dense<[0xC0600000, 0xC0000000, 0xBF800000, 0xBF000000, 0xBD800000, 0x3D000000, 0x3E800000, 0x3F400000, 0x3FC00000, 0x40800000, 0x00000000, 0x7F800000, 0xFF800000]> : tensor<13xf32>
    %v2_0 = chlo.cosh %v1 : tensor<13xf32> -> tensor<13xf32>
    %v3 = stablehlo.constant dense<[0x41849525, 0x4070C7D0, 0x3FC583AB, 0x3F90560C, 0x3F804005, 0x3F801000, 0x3F840558, 0x3FA5B82F, 0x40168DE1, 0x41DA7743, 0x3F800000, 0x7F800000, 0x7F800000]> : tensor<13xf32>
    stablehlo.custom_call @check.expect_close(%v2_0, %v3) {has_side_effect = true} : (tensor<13xf32>, tensor<13xf32>) -> ()
    %v4 = stablehlo.constant dense<[0xC00C000000000000, 0xC000000000000000, 0xBFF0000000000000, 0xBFE0000000000000, 0xBFB0000000000000, 0x3FA0000000000000, 0x3FD0000000000000, 0x3FE8000000000000, 0x3FF8000000000000, 0x4010000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<13xf64>
    %v5_0 = chlo.cosh %v4 : tensor<13xf64> -> tensor<13xf64>
    %v6 = stablehlo.constant dense<[0x403092A4A33C887B, 0x400E18FA0DF2D9BC, 0x3FF8B07551D9F550, 0x3FF20AC1862AE8D0, 0x3FF00800AAB05B20, 0x3FF002000AAAC16C, 0x3FF080AB05CA6146, 0x3FF4B705D1E5D6A8, 0x4002D1BC21E22022, 0x403B4EE858DE3E80, 0x3FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]> : tensor<13xf64>
    stablehlo.custom_call @check.expect_close(%v5_0, %v6) {has_side_effect = true} : (tensor<13xf64>, tensor<13xf64>) -> ()
    %v7 = stablehlo.constant dense<[0xC300, 0xC000, 0xBC00, 0xB800, 0xAC00, 0x2800, 0x3400, 0x3A00, 0x3E00, 0x4400, 0x0000, 0x7C00, 0xFC00]> : tensor<13xf16>
    %v8_0 = chlo.cosh %v7 : tensor<13xf16> -> tensor<13xf16>
    %v9 = stablehlo.constant dense<[0x4C25, 0x4386, 0x3E2C, 0x3C83, 0x3C02, 0x3C01, 0x3C20, 0x3D2E, 0x40B4, 0x4ED4, 0x3C00, 0x7C00, 0x7C00]> : tensor<13xf16>
    stablehlo.custom_call @check.expect_close(%v8_0, %v9) {has_side_effect = true} : (tensor<13xf16>, tensor<13xf16>) -> ()
    %v10 = stablehlo.constant dense<[0xC060, 0xC000, 0xBF80, 0xBF00, 0xBD80, 0x3D00, 0x3E80, 0x3F40, 0x3FC0, 0x4080, 0x0000, 0x7F80, 0xFF80]> : tensor<13xbf16>
    %v11_0 = chlo.cosh %v10 : tensor<13xbf16> -> tensor<13xbf16>
    %v12 = stablehlo.constant dense<[0x4185, 0x4071, 0x3FC6, 0x3F90, 0x3F80, 0x3F80, 0x3F84, 0x3FA6, 0x4017, 0x41DA, 0x3F80, 0x7F80, 0x7F80]> : tensor<13xbf16>
    stablehlo.custom_call @check.expect_close(%v11_0, %v12) {has_side_effect = true} : (tensor<13xbf16>, tensor<13xbf16>) -> ()
    return %v11_0 : tensor<13xbf16>
  }
}
