// Written by make.py.
module {
  func.func public @main() -> (tensor<12xbf16>) {
    %v1 = stablehlo.constant dense<[0xBF7C0000, 0xBF000000, 0xBE800000, 0xBC800000, 0x3C000000, 0x3E000000, 0x3EC00000, 0x3F400000, 0x3F780000, 0x3F800000, 0xBF800000, 0x3FC00000]> : tensor<12xf32>
    %v2_0 = chlo.atanh %v1 : tensor<12xf32> -> tensor<12xf32>
    %v3 = stablehlo.constant dense<[0xC01B0395, 0xBF0C9F54, 0xBE82C578, 0xBC8002AB, 0x3C0000AB, 0x3E00AC49, 0x3EC9D857, 0x3F791395, 0x4004948F, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<12xf32>
    stablehlo.custom_call @check.expect_close(%v2_0, %v3) {has_side_effect = true} : (tensor<12xf32>, tensor<12xf32>) -> ()
    %v4 = stablehlo.constant dense<[0xBFEF800000000000, 0xBFE0000000000000, 0xBFD0000000000000, 0xBF90000000000000, 0x3F80000000000000, 0x3FC0000000000000, 0x3FD8000000000000, 0x3FE8000000000000, 0x3FEF000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FF8000000000000]> : tensor<12xf64>
    %v5_0 = chlo.atanh %v4 : tensor<12xf64> -> tensor<12xf64>
    %v6 = stablehlo.constant dense<[0xC003607294602E42, 0xBFE193EA7AAD030B, 0xBFD058AEFA811452, 0xBF9000555888AD1D, 0x3F8000155588891B, 0x3FC015891C9EAEF7, 0x3FD93B0AEE21C2C8, 0x3FEF2272AE325A57, 0x40009291E8E3181B, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<12xf64>
    stablehlo.custom_call @check.expect_close(%v5_0, %v6) {has_side_effect = true} : (tensor<12xf64>, tensor<12xf64>) -> ()
    %v7 = stablehlo.constant dense<[0xBBE0, 0xB800, 0xB400, 0xA400, 0x2000, 0x3000, 0x3600, 0x3A00, 0x3BC0, 0x3C00, 0xBC00, 0x3E00]> : tensor<12xf16>
    %v8_0 = chlo.atanh %v7 : tensor<12xf16> -> tensor<12xf16>
    %v9 = stablehlo.constant dense<[0xC0D8, 0xB865, 0xB416, 0xA400, 0x2000, 0x3005, 0x364F, 0x3BC9, 0x4025, 0x7C00, 0xFC00, 0x7E00]> : tensor<12xf16>
    stablehlo.custom_call @check.expect_close(%v8_0, %v9) {has_side_effect = true} : (tensor<12xf16>, tensor<12xf16>) -> ()
    %v10 = stablehlo.constant dense<[0xBF7C, 0xBF00, 0xBE80, 0xBC80, 0x3C00, 0x3E00, 0x3EC0, 0x3F40, 0x3F78, 0x3F80, 0xBF80, 0x3FC0]> : tensor<12xbf16>
    %v11_0 = chlo.atanh %v10 : tensor<12xbf16> -> tensor<12xbf16>
    %v12 = stablehlo.constant dense<[0xC01B, 0xBF0D, 0xBE83, 0xBC80, 0x3C00, 0x3E01, 0x3ECA, 0x3F79, 0x4005, 0x7F80, 0xFF80, 0x7FC0]> : tensor<12xbf16>
    stablehlo.custom_call @check.expect_close(%v11_0, %v12) {has_side_effect = true} : (tensor<12xbf16>, tensor<12xbf16>) -> ()
    return %v11_0 : tensor<12xbf16>
  }
}
