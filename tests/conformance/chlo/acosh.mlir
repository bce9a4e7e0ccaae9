// Written by make.py.
module {
  func.func public @main() -> (tensor<8xbf16>) {
    %v1 = stablehlo.constant dense<[0x3F800000, 0x3F880000, 0x3FC00000, 0x40800000, 0x429A0000, 0x46EA6000, 0x3F000000, 0x7F800000]> : tensor<8xf32>
    %v2_0 = chlo.acosh %v1 : tensor<8xf32> -> tensor<8xf32>
    %v3 = stablehlo.constant dense<[0x00000000, 0x3EB416EC, 0x3F766165, 0x40040F5A, 0x40A12E5F, 0x4130089A, 0x7FC00000, 0x7F800000]> : tensor<8xf32>
    stablehlo.custom_call @check.expect_close(%v2_0, %v3) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    %v4 = stablehlo.constant dense<[0x3FF0000000000000, 0x3FF1000000000000, 0x3FF8000000000000, 0x4010000000000000, 0x4053400000000000, 0x40DD4C0000000000, 0x3FE0000000000000, 0x7FF0000000000000]> : tensor<8xf64>
    %v5_0 = chlo.acosh %v4 : tensor<8xf64> -> tensor<8xf64>
    %v6 = stablehlo.constant dense<[0x0000000000000000, 0x3FD682DD8AC1096D, 0x3FEECC2CAEC5160A, 0x400081EB4B421591, 0x401425CBD94DB44F, 0x402601133AF8363F, 0x7FF8000000000000, 0x7FF0000000000000]> : tensor<8xf64>
    stablehlo.custom_call @check.expect_close(%v5_0, %v6) {has_side_effect = true} : (tensor<8xf64>, tensor<8xf64>) -> ()
    %v7 = stablehlo.constant dense<[0x3C00, 0x3C40, 0x3E00, 0x4400, 0x54D0, 0x7753, 0x3800, 0x7C00]> : tensor<8xf16>
    %v8_0 = chlo.acosh %v7 : tensor<8xf16> -> tensor<8xf16>
    %v9 = stablehlo.constant dense<[0x0000, 0x35A1, 0x3BB3, 0x4020, 0x4509, 0x4980, 0x7E00, 0x7C00]> : tensor<8xf16>
    stablehlo.custom_call @check.expect_close(%v8_0, %v9) {has_side_effect = true} : (tensor<8xf16>, tensor<8xf16>) -> ()
    %v10 = stablehlo.constant dense<[0x3F80, 0x3F88, 0x3FC0, 0x4080, 0x429A, 0x46EA, 0x3F00, 0x7F80]> : tensor<8xbf16>
    %v11_0 = chlo.acosh %v10 : tensor<8xbf16> -> tensor<8xbf16>
    %v12 = stablehlo.constant dense<[0x0000, 0x3EB4, 0x3F76, 0x4004, 0x40A1, 0x4130, 0x7FC0, 0x7F80]> : tensor<8xbf16>
    stablehlo.custom_call @check.expect_close(%v11_0, %v12) {has_side_effect = true} : (tensor<8xbf16>, tensor<8xbf16>) -> ()
    return %v11_0 : tensor<8xbf16>
  }
}
