// Written by make.py.
module {
  func.func public @main() -> (tensor<15xbf16>) {
    %v1 = stablehlo.constant dense<[0xC1F40000, 0xC0E80000, 0xC0000000, 0xBF400000, 0xBD800000, 0x3D000000, 0x3E800000, 0x3F500000, 0x3F800000, 0x40600000, 0x41400000, 0x43160000, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<15xf32>
    %v2_0 = chlo.atan %v1 : tensor<15xf32> -> tensor<15xf32>
    %v3 = stablehlo.constant dense<[0xBFC4DDE1, 0xBFB78478, 0xBF8DB70D, 0xBF24BC7D, 0xBD7FAADE, 0x3CFFEAAE, 0x3E7ADBB0, 0x3F2EAC4C, 0x3F490FDB, 0x3FA57088, 0x3FBE6B7B, 0x3FC83567, 0x3FC90FDB, 0xBFC90FDB, 0x7FC00000]> : tensor<15xf32>
    stablehlo.custom_call @check.expect_close(%v2_0, %v3) {has_side_effect = true} : (tensor<15xf32>, tensor<15xf32>) -> ()
    %v4 = stablehlo.constant dense<[0xC03E800000000000, 0xC01D000000000000, 0xC000000000000000, 0xBFE8000000000000, 0xBFB0000000000000, 0x3FA0000000000000, 0x3FD0000000000000, 0x3FEA000000000000, 0x3FF0000000000000, 0x400C000000000000, 0x4028000000000000, 0x4062C00000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<15xf64>
    %v5_0 = chlo.atan %v4 : tensor<15xf64> -> tensor<15xf64>
    %v6 = stablehlo.constant dense<[0xBFF89BBC196EC7FE, 0xBFF6F08F07435FEC, 0xBFF1B6E192EBBE44, 0xBFE4978FA3269EE1, 0xBFAFF55BB72CFDEA, 0x3F9FFD55BBA97625, 0x3FCF5B75F92C80DD, 0x3FE5D58987169B18, 0x3FE921FB54442D18, 0x3FF4AE10FC6589A5, 0x3FF7CD6F6DC59DB4, 0x3FF906ACED123283, 0x3FF921FB54442D18, 0xBFF921FB54442D18, 0x7FF8000000000000]> : tensor<15xf64>
    stablehlo.custom_call @check.expect_close(%v5_0, %v6) {has_side_effect = true} : (tensor<15xf64>, tensor<15xf64>) -> ()
    %v7 = stablehlo.constant dense<[0xCFA0, 0xC740, 0xC000, 0xBA00, 0xAC00, 0x2800, 0x3400, 0x3A80, 0x3C00, 0x4300, 0x4A00, 0x58B0, 0x7C00, 0xFC00, 0x7E00]> : tensor<15xf16>
    %v8_0 = chlo.atan %v7 : tensor<15xf16> -> tensor<15xf16>
    %v9 = stablehlo.constant dense<[0xBE27, 0xBDBC, 0xBC6E, 0xB926, 0xABFD, 0x27FF, 0x33D7, 0x3975, 0x3A48, 0x3D2C, 0x3DF3, 0x3E42, 0x3E48, 0xBE48, 0x7E00]> : tensor<15xf16>
    stablehlo.custom_call @check.expect_close(%v8_0, %v9) {has_side_effect = true} : (tensor<15xf16>, tensor<15xf16>) -> ()
    %v10 = stablehlo.constant dense<[0xC1F4, 0xC0E8, 0xC000, 0xBF40, 0xBD80, 0x3D00, 0x3E80, 0x3F50, 0x3F80, 0x4060, 0x4140, 0x4316, 0x7F80, 0xFF80, 0x7FC0]> : tensor<15xbf16>
    %v11_0 = chlo.atan %v10 : tensor<15xbf16> -> tensor<15xbf16>
    %v12 = stablehlo.constant dense<[0xBFC5, 0xBFB8, 0xBF8E, 0xBF25, 0xBD80, 0x3D00, 0x3E7B, 0x3F2F, 0x3F49, 0x3FA5, 0x3FBE, 0x3FC8, 0x3FC9, 0xBFC9, 0x7FC0]> : tensor<15xbf16>
    stablehlo.custom_call @check.expect_close(%v11_0, %v12) {has_side_effect = true} : (tensor<15xbf16>, tensor<15xbf16>) -> ()
    return %v11_0 : tensor<15xbf16>
  }
}
