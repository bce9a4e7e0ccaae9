// Written by make.py.
module {
  func.func public @main() -> (tensor<13xbf16>) {
    %v1 = stablehlo.constant dense<[0xBF7C0000, 0xBF000000, 0xBE800000, 0xBC800000, 0x3C000000, 0x3E000000, 0x3EC00000, 0x3F400000, 0x3F780000, 0x00000000, 0x80000000, 0x3F800000, 0xC0000000]> : tensor<13xf32>
    %v2_0 = chlo.asin %v1 : tensor<13xf32> -> tensor<13xf32>
    %v3 = stablehlo.constant dense<[0xBFB267AB, 0xBF060A92, 0xBE815F4E, 0xBC800155, 0x3C000055, 0x3E0055F0, 0x3EC4CFA7, 0x3F591A99, 0x3FA8FA5F, 0x00000000, 0x80000000, 0x3FC90FDB, 0x7FC00000]> : tensor<13xf32>
    stablehlo.custom_call @check.expect_close(%v2_0, %v3) {has_side_effect = true} : (tensor<13xf32>, tensor<13xf32>) -> ()
    %v4 = stablehlo.constant dense<[0xBFEF800000000000, 0xBFE0000000000000, 0xBFD0000000000000, 0xBF90000000000000, 0x3F80000000000000, 0x3FC0000000000000, 0x3FD8000000000000, 0x3FE8000000000000, 0x3FEF000000000000, 0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC000000000000000]> : tensor<13xf64>
    %v5_0 = chlo.asin %v4 : tensor<13xf64> -> tensor<13xf64>
    %v6 = stablehlo.constant dense<[0xBFF64CF55148366F, 0xBFE0C152382D7366, 0xBFD02BE9CE0B87CD, 0xBF90002AABDDE94C, 0x3F80000AAABDDE0C, 0x3FC00ABE0C129E1E, 0x3FD899F4EDC962D3, 0x3FEB235315C680DC, 0x3FF51F4BD13F8591, 0x0000000000000000, 0x8000000000000000, 0x3FF921FB54442D18, 0x7FF8000000000000]> : tensor<13xf64>
    stablehlo.custom_call @check.expect_close(%v5_0, %v6) {has_side_effect = true} : (tensor<13xf64>, tensor<13xf64>) -> ()
    %v7 = stablehlo.constant dense<[0xBBE0, 0xB800, 0xB400, 0xA400, 0x2000, 0x3000, 0x3600, 0x3A00, 0x3BC0, 0x0000, 0x8000, 0x3C00, 0xC000]> : tensor<13xf16>
    %v8_0 = chlo.asin %v7 : tensor<13xf16> -> tensor<13xf16>
    %v9 = stablehlo.constant dense<[0xBD93, 0xB830, 0xB40B, 0xA400, 0x2000, 0x3003, 0x3626, 0x3AC9, 0x3D48, 0x0000, 0x8000, 0x3E48, 0x7E00]> : tensor<13xf16>
    stablehlo.custom_call @check.expect_close(%v8_0, %v9) {has_side_effect = true} : (tensor<13xf16>, tensor<13xf16>) -> ()
    %v10 = stablehlo.constant dense<[0xBF7C, 0xBF00, 0xBE80, 0xBC80, 0x3C00, 0x3E00, 0x3EC0, 0x3F40, 0x3F78, 0x0000, 0x8000, 0x3F80, 0xC000]> : tensor<13xbf16>
    %v11_0 = chlo.asin %v10 : tensor<13xbf16> -> tensor<13xbf16>
    %v12 = stablehlo.constant dense<[0xBFB2, 0xBF06, 0xBE81, 0xBC80, 0x3C00, 0x3E00, 0x3EC5, 0x3F59, 0x3FA9, 0x0000, 0x8000, 0x3FC9, 0x7FC0]> : tensor<13xbf16>
    stablehlo.custom_call @check.expect_close(%v11_0, %v12) {has_side_effect = true} : (tensor<13xbf16>, tensor<13xbf16>) -> ()
    return %v11_0 : tensor<13xbf16>
  }
}
