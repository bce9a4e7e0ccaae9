// Written by make.py.
module {
  func.func public @main() -> (tensor<16xbf16>) {
    %v1 = stablehlo.constant dense<[0xC1F40000, 0xC0E80000, 0xC0000000, 0xBF400000, 0xBD800000, 0x3D000000, 0x3E800000, 0x3F500000, 0x3F800000, 0x40600000, 0x41400000, 0x43160000, 0xC6EA6000, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
    %v2_0 = chlo.asinh %v1 : tensor<16xf32> -> tensor<16xf32>
    %v3 = stablehlo.constant dense<[0xC0838E7B, 0xC02B72A1, 0xBFB8C90C, 0xBF317218, 0xBD7FD568, 0x3CFFF557, 0x3E7D67D9, 0x3F3E0DE3, 0x3F61A1B3, 0x3FFB9CBA, 0x404B819B, 0x40B6857A, 0xC130089A, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
    stablehlo.custom_call @check.expect_close(%v2_0, %v3) {has_side_effect = true} : (tensor<16xf32>, tensor<16xf32>) -> ()
    %v4 = stablehlo.constant dense<[0xC03E800000000000, 0xC01D000000000000, 0xC000000000000000, 0xBFE8000000000000, 0xBFB0000000000000, 0x3FA0000000000000, 0x3FD0000000000000, 0x3FEA000000000000, 0x3FF0000000000000, 0x400C000000000000, 0x4028000000000000, 0x4062C00000000000, 0xC0DD4C0000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<16xf64>
    %v5_0 = chlo.asinh %v4 : tensor<16xf64> -> tensor<16xf64>
    %v6 = stablehlo.constant dense<[0xC01071CF56F99CD7, 0xC0056E54154C1C06, 0xBFF719218313D087, 0xBFE62E42FEFA39EF, 0xBFAFFAAD0FA45262, 0x3F9FFEAAD10B5B2E, 0x3FCFACFB2399E637, 0x3FE7C1BC5AB36CA9, 0x3FEC34366179D427, 0x3FFF73974F2D01D6, 0x4009703358F9BE84, 0x4016D0AF4404D6DE, 0xC02601133AFCFBED, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<16xf64>
    stablehlo.custom_call @check.expect_close(%v5_0, %v6) {has_side_effect = true} : (tensor<16xf64>, tensor<16xf64>) -> ()
    %v7 = stablehlo.constant dense<[0xCFA0, 0xC740, 0xC000, 0xBA00, 0xAC00, 0x2800, 0x3400, 0x3A80, 0x3C00, 0x4300, 0x4A00, 0x58B0, 0xF753, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
    %v8_0 = chlo.asinh %v7 : tensor<16xf16> -> tensor<16xf16>
    %v9 = stablehlo.constant dense<[0xC41C, 0xC15C, 0xBDC6, 0xB98C, 0xABFF, 0x2800, 0x33EB, 0x39F0, 0x3B0D, 0x3FDD, 0x425C, 0x45B4, 0xC980, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
    stablehlo.custom_call @check.expect_close(%v8_0, %v9) {has_side_effect = true} : (tensor<16xf16>, tensor<16xf16>) -> ()
    %v10 = stablehlo.constant dense<[0xC1F4, 0xC0E8, 0xC000, 0xBF40, 0xBD80, 0x3D00, 0x3E80, 0x3F50, 0x3F80, 0x4060, 0x4140, 0x4316, 0xC6EA, 0x7F80, 0xFF80, 0x7FC0]> : tensor<16xbf16>
    %v11_0 = chlo.asinh %v10 : tensor<16xbf16> -> tensor<16xbf16>
    %v12 = stablehlo.constant dense<[0xC084, 0xC02B, 0xBFB9, 0xBF31, 0xBD80, 0x3D00, 0x3E7D, 0x3F3E, 0x3F62, 0x3FFC, 0x404C, 0x40B7, 0xC130, 0x7F80, 0xFF80, 0x7FC0]> : tensor<16xbf16>
    stablehlo.custom_call @check.expect_close(%v11_0, %v12) {has_side_effect = true} : (tensor<16xbf16>, tensor<16xbf16>) -> ()
    return %v11_0 : tensor<16xbf16>
  }
}
