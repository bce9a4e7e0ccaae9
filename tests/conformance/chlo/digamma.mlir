// Written by make.py.
module {
  func.func public @main() -> (tensor<12xf64>) {
    %v1 = stablehlo.constant dense<[0xC0980000, 0xC0200000, 0xBE800000, 0x3D800000, 0x3F000000, 0x3F800000, 0x40200000, 0x41100000, 0x42C80000, 0x00000000, 0xC0400000, 0x7FC00000]> : tensor<12xf32>
    %v2_0 = chlo.digamma %v1 : tensor<12xf32> -> tensor<12xf32>
    %v3 = stablehlo.constant dense<[0xBFBDADAA, 0x3F8D343D, 0x403A8141, 0xC183D4B1, 0xBFFB544C, 0xBF13C468, 0x3F340213, 0x40090045, 0x40933487, 0xFF800000, 0x7FC00000, 0x7FC00000]> : tensor<12xf32>
    stablehlo.custom_call @check.expect_almost_eq(%v2_0, %v3) {has_side_effect = true} : (tensor<12xf32>, tensor<12xf32>) -> ()
    %v4 = stablehlo.constant dense<[0xC013000000000000, 0xC004000000000000, 0xBFD0000000000000, 0x3FB0000000000000, 0x3FE0000000000000, 0x3FF0000000000000, 0x4004000000000000, 0x4022000000000000, 0x4059000000000000, 0x0000000000000000, 0xC008000000000000, 0x7FF8000000000000]> : tensor<12xf64>
    %v5_0 = chlo.digamma %v4 : tensor<12xf64> -> tensor<12xf64>
    %v6 = stablehlo.constant dense<[0xBFF7B5B53989B772, 0x3FF1A68793DEFC15, 0x400750282BCA7D92, 0xC0307A96246F6234, 0xBFFF6A897D3214FC, 0xBFE2788CFC6FB619, 0x3FE680425AF12B5E, 0x40012008A3A23E5D, 0x40126690D4274475, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<12xf64>
    stablehlo.custom_call @check.expect_almost_eq(%v5_0, %v6) {has_side_effect = true} : (tensor<12xf64>, tensor<12xf64>) -> ()
    return %v5_0 : tensor<12xf64>
  }
}
