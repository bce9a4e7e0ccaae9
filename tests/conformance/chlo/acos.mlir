// Written by make.py.
module {
  func.func public @main() -> (tensor<13xbf16>) {
    %v1 = stablehlo.constant dense<[0xBF7C0000, 0xBF000000, 0xBE800000, 0xBC800000, 0x3C000000, 0x3E000000, 0x3EC00000, 0x3F400000, 0x3F780000, 0x3F800000, 0xBF800000, 0x3FC00000, 0x7FC00000]> : tensor<13xf32>
    %v2_0 = chlo.acos %v1 : tensor<13xf32> -> tensor<13xf32>
    %v3 = stablehlo.constant dense<[0x403DBBC3, 0x40060A92, 0x3FE967AE, 0x3FCB0FE0, 0x3FC80FDA, 0x3FB9051D, 0x3F97DBF1, 0x3F39051D, 0x3E8055F0, 0x00000000, 0x40490FDB, 0x7FC00000, 0x7FC00000]> : tensor<13xf32>
    stablehlo.custom_call @check.expect_close(%v2_0, %v3) {has_side_effect = true} : (tensor<13xf32>, tensor<13xf32>) -> ()
    %v4 = stablehlo.constant dense<[0xBFEF800000000000, 0xBFE0000000000000, 0xBFD0000000000000, 0xBF90000000000000, 0x3F80000000000000, 0x3FC0000000000000, 0x3FD8000000000000, 0x3FE8000000000000, 0x3FEF000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FF8000000000000, 0x7FF8000000000000]> : tensor<13xf64>
    %v5_0 = chlo.acos %v4 : tensor<13xf64> -> tensor<13xf64>
    %v6 = stablehlo.constant dense<[0x4007B77852C631C3, 0x4000C152382D7366, 0x3FFD2CF5C7C70F0C, 0x3FF961FBFEF3A4BD, 0x3FF901FB3EEEB15C, 0x3FF720A392C1D955, 0x3FF2FB7E18D1D464, 0x3FE720A392C1D955, 0x3FD00ABE0C129E1E, 0x0000000000000000, 0x400921FB54442D18, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<13xf64>
    stablehlo.custom_call @check.expect_close(%v5_0, %v6) {has_side_effect = true} : (tensor<13xf64>, tensor<13xf64>) -> ()
    %v7 = stablehlo.constant dense<[0xBBE0, 0xB800, 0xB400, 0xA400, 0x2000, 0x3000, 0x3600, 0x3A00, 0x3BC0, 0x3C00, 0xBC00, 0x3E00, 0x7E00]> : tensor<13xf16>
    %v8_0 = chlo.acos %v7 : tensor<13xf16> -> tensor<13xf16>
    %v9 = stablehlo.constant dense<[0x41EE, 0x4030, 0x3F4B, 0x3E58, 0x3E40, 0x3DC8, 0x3CBF, 0x39C8, 0x3403, 0x0000, 0x4248, 0x7E00, 0x7E00]> : tensor<13xf16>
    stablehlo.custom_call @check.expect_close(%v8_0, %v9) {has_side_effect = true} : (tensor<13xf16>, tensor<13xf16>) -> ()
    %v10 = stablehlo.constant dense<[0xBF7C, 0xBF00, 0xBE80, 0xBC80, 0x3C00, 0x3E00, 0x3EC0, 0x3F40, 0x3F78, 0x3F80, 0xBF80, 0x3FC0, 0x7FC0]> : tensor<13xbf16>
    %v11_0 = chlo.acos %v10 : tensor<13xbf16> -> tensor<13xbf16>
    %v12 = stablehlo.constant dense<[0x403E, 0x4006, 0x3FE9, 0x3FCB, 0x3FC8, 0x3FB9, 0x3F98, 0x3F39, 0x3E80, 0x0000, 0x4049, 0x7FC0, 0x7FC0]> : tensor<13xbf16>
    stablehlo.custom_call @check.expect_close(%v11_0, %v12) {has_side_effect = true} : (tensor<13xbf16>, tensor<13xbf16>) -> ()
    return %v11_0 : tensor<13xbf16>
  }
}
