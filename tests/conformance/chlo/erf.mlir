// Written by make.py.
module {
  func.func public @main() -> (tensor<13xbf16>) {
    %v1 = stablehlo.constant dense<[0xC0200000, 0xBFA00000, 0xBF000000, 0xBD000000, 0x3D800000, 0x3E800000, 0x3F400000, 0x3F800000, 0x40000000, 0x00000000, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<13xf32>
    %v2_0 = chlo.erf %v1 : tensor<13xf32> -> tensor<13xf32>
    %v3 = stablehlo.constant dense<[0xBF7FE554, 0xBF6C432F, 0xBF053F7B, 0xBD1062B2, 0x3D903EA4, 0x3E8D7AA7, 0x3F360E4C, 0x3F57BB3D, 0x3F7ECD71, 0x00000000, 0x3F800000, 0xBF800000, 0x7FC00000]> : tensor<13xf32>
    stablehlo.custom_call @check.expect_close(%v2_0, %v3) {has_side_effect = true} : (tensor<13xf32>, tensor<13xf32>) -> ()
    %v4 = stablehlo.constant dense<[0xC004000000000000, 0xBFF4000000000000, 0xBFE0000000000000, 0xBFA0000000000000, 0x3FB0000000000000, 0x3FD0000000000000, 0x3FE8000000000000, 0x3FF0000000000000, 0x4000000000000000, 0x0000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<13xf64>
    %v5_0 = chlo.erf %v4 : tensor<13xf64> -> tensor<13xf64>
    %v6 = stablehlo.constant dense<[0xBFEFFCAA8F4C9BEA, 0xBFED8865D98ABE01, 0xBFE0A7EF5C18EDD2, 0xBFA20C5645DD2538, 0x3FB207D480E90658, 0x3FD1AF54E232D609, 0x3FE6C1C9759D0E5F, 0x3FEAF767A741088B, 0x3FEFD9AE142795E3, 0x0000000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x7FF8000000000000]> : tensor<13xf64>
    stablehlo.custom_call @check.expect_close(%v5_0, %v6) {has_side_effect = true} : (tensor<13xf64>, tensor<13xf64>) -> ()
    %v7 = stablehlo.constant dense<[0xC100, 0xBD00, 0xB800, 0xA800, 0x2C00, 0x3400, 0x3A00, 0x3C00, 0x4000, 0x0000, 0x7C00, 0xFC00, 0x7E00]> : tensor<13xf16>
    %v8_0 = chlo.erf %v7 : tensor<13xf16> -> tensor<13xf16>
    %v9 = stablehlo.constant dense<[0xBBFF, 0xBB62, 0xB82A, 0xA883, 0x2C82, 0x346C, 0x39B0, 0x3ABE, 0x3BF6, 0x0000, 0x3C00, 0xBC00, 0x7E00]> : tensor<13xf16>
    stablehlo.custom_call @check.expect_close(%v8_0, %v9) {has_side_effect = true} : (tensor<13xf16>, tensor<13xf16>) -> ()
    %v10 = stablehlo.constant dense<[0xC020, 0xBFA0, 0xBF00, 0xBD00, 0x3D80, 0x3E80, 0x3F40, 0x3F80, 0x4000, 0x0000, 0x7F80, 0xFF80, 0x7FC0]> : tensor<13xbf16>
    %v11_0 = chlo.erf %v10 : tensor<13xbf16> -> tensor<13xbf16>
    %v12 = stablehlo.constant dense<[0xBF80, 0xBF6C, 0xBF05, 0xBD10, 0x3D90, 0x3E8D, 0x3F36, 0x3F58, 0x3F7F, 0x0000, 0x3F80, 0xBF80, 0x7FC0]> : tensor<13xbf16>
    stablehlo.custom_call @check.expect_close(%v11_0, %v12) {has_side_effect = true} : (tensor<13xbf16>, tensor<13xbf16>) -> ()
    return %v11_0 : tensor<13xbf16>
  }
}
