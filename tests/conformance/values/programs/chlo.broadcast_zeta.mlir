// broadcast_zeta of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.5]]> : tensor<2x1xf4E2M1FN>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 0.5, 4.0]]> : tensor<1x4xf4E2M1FN>
  %2 = "chlo.broadcast_zeta"(%0, %1) : (tensor<2x1xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> tensor<2x4xf4E2M1FN>
  %3 = stablehlo.constant dense<[[1.5, 0.5, 4.0, 0.5], [3.0, 1.5, 4.0, 1.0]]> : tensor<2x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<1.0> : tensor<1xf4E2M1FN>
  %5 = "chlo.broadcast_zeta"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x1xf4E2M1FN>, tensor<1xf4E2M1FN>) -> tensor<2x1xf4E2M1FN>
  %6 = stablehlo.constant dense<[[1.5], [3.0]]> : tensor<2x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x1xf4E2M1FN>, tensor<2x1xf4E2M1FN>) -> ()
  return
}
// -----
// broadcast_zeta of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [3.0], [1.5]]> : tensor<3x1xf6E2M3FN>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.5, 3.0]]> : tensor<1x4xf6E2M3FN>
  %2 = "chlo.broadcast_zeta"(%0, %1) : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  %3 = stablehlo.constant dense<[[1.625, 0.625, 0.875, 0.375], [1.25, 0.25, 0.375, 0.125], [2.5, 1.625, 2.0, 1.25]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<1.0> : tensor<1xf6E2M3FN>
  %5 = "chlo.broadcast_zeta"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf6E2M3FN>, tensor<1xf6E2M3FN>) -> tensor<3x1xf6E2M3FN>
  %6 = stablehlo.constant dense<[[1.625], [1.25], [2.5]]> : tensor<3x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf6E2M3FN>, tensor<3x1xf6E2M3FN>) -> ()
  return
}
// -----
// broadcast_zeta of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [3.0], [1.5]]> : tensor<3x1xf6E3M2FN>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 0.5, 4.0]]> : tensor<1x4xf6E3M2FN>
  %2 = "chlo.broadcast_zeta"(%0, %1) : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  %3 = stablehlo.constant dense<[[1.75, 0.625, 5.0, 0.3125], [1.25, 0.1875, 8.0, 0.0625], [2.5, 1.5, 5.0, 1.0]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<1.0> : tensor<1xf6E3M2FN>
  %5 = "chlo.broadcast_zeta"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf6E3M2FN>, tensor<1xf6E3M2FN>) -> tensor<3x1xf6E3M2FN>
  %6 = stablehlo.constant dense<[[1.75], [1.25], [2.5]]> : tensor<3x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf6E3M2FN>, tensor<3x1xf6E3M2FN>) -> ()
  return
}
// -----
// broadcast_zeta of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [3.0], [1.5]]> : tensor<3x1xf8E3M4>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 0.5, 4.0]]> : tensor<1x4xf8E3M4>
  %2 = "chlo.broadcast_zeta"(%0, %1) : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xf8E3M4>
  %3 = stablehlo.constant dense<"0x3A255412330D6103453A5331"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<1.0> : tensor<1xf8E3M4>
  %5 = "chlo.broadcast_zeta"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E3M4>, tensor<1xf8E3M4>) -> tensor<3x1xf8E3M4>
  %6 = stablehlo.constant dense<[[1.625], [1.1875], [2.625]]> : tensor<3x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E3M4>, tensor<3x1xf8E3M4>) -> ()
  return
}
// -----
// broadcast_zeta of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [3.0], [1.5]]> : tensor<3x1xf8E4M3>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 0.5, 4.0]]> : tensor<1x4xf8E4M3>
  %2 = "chlo.broadcast_zeta"(%0, %1) : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xf8E4M3>
  %3 = stablehlo.constant dense<"0x3D324A293A255012423D4A39"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<1.0> : tensor<1xf8E4M3>
  %5 = "chlo.broadcast_zeta"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3>, tensor<1xf8E4M3>) -> tensor<3x1xf8E4M3>
  %6 = stablehlo.constant dense<[[1.625], [1.25], [2.5]]> : tensor<3x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3>, tensor<3x1xf8E4M3>) -> ()
  return
}
// -----
// broadcast_zeta of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [3.0], [1.5]]> : tensor<3x1xf8E4M3FN>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 0.5, 4.0]]> : tensor<1x4xf8E4M3FN>
  %2 = "chlo.broadcast_zeta"(%0, %1) : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x3D324A293A255012423D4A39"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<1.0> : tensor<1xf8E4M3FN>
  %5 = "chlo.broadcast_zeta"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<3x1xf8E4M3FN>
  %6 = stablehlo.constant dense<[[1.625], [1.25], [2.5]]> : tensor<3x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3FN>, tensor<3x1xf8E4M3FN>) -> ()
  return
}
// -----
// broadcast_zeta of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [3.0], [1.5]]> : tensor<3x1xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 0.5, 4.0]]> : tensor<1x4xf8E4M3FNUZ>
  %2 = "chlo.broadcast_zeta"(%0, %1) : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x453A5231422D581A4A455241"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<1.0> : tensor<1xf8E4M3FNUZ>
  %5 = "chlo.broadcast_zeta"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>) -> tensor<3x1xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<[[1.625], [1.25], [2.5]]> : tensor<3x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3FNUZ>, tensor<3x1xf8E4M3FNUZ>) -> ()
  return
}
// -----
// broadcast_zeta of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [3.0], [1.5]]> : tensor<3x1xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 0.5, 4.0]]> : tensor<1x4xf8E4M3B11FNUZ>
  %2 = "chlo.broadcast_zeta"(%0, %1) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x5D526A495A457032625D6A59"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<1.0> : tensor<1xf8E4M3B11FNUZ>
  %5 = "chlo.broadcast_zeta"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>) -> tensor<3x1xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<[[1.625], [1.25], [2.5]]> : tensor<3x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<3x1xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// broadcast_zeta of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [3.0], [1.5]]> : tensor<3x1xf8E5M2>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 0.5, 4.0]]> : tensor<1x4xf8E5M2>
  %2 = "chlo.broadcast_zeta"(%0, %1) : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xf8E5M2>
  %3 = stablehlo.constant dense<"0x3F3945353D324829413E453C"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<1.0> : tensor<1xf8E5M2>
  %5 = "chlo.broadcast_zeta"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<3x1xf8E5M2>
  %6 = stablehlo.constant dense<[[1.75], [1.25], [2.5]]> : tensor<3x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E5M2>, tensor<3x1xf8E5M2>) -> ()
  return
}
// -----
// broadcast_zeta of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [3.0], [1.5]]> : tensor<3x1xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 0.5, 4.0]]> : tensor<1x4xf8E5M2FNUZ>
  %2 = "chlo.broadcast_zeta"(%0, %1) : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x433D493941364C2D45424940"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<1.0> : tensor<1xf8E5M2FNUZ>
  %5 = "chlo.broadcast_zeta"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> tensor<3x1xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<[[1.75], [1.25], [2.5]]> : tensor<3x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E5M2FNUZ>, tensor<3x1xf8E5M2FNUZ>) -> ()
  return
}
// -----
// broadcast_zeta of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [4.0], [8.0]]> : tensor<3x1xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 0.5, 4.0]]> : tensor<1x4xf8E8M0FNU>
  %2 = "chlo.broadcast_zeta"(%0, %1) : (tensor<3x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0x807E817D7F7B83787F77876F"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<1.0> : tensor<1xf8E8M0FNU>
  %5 = "chlo.broadcast_zeta"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<3x1xf8E8M0FNU>
  %6 = stablehlo.constant dense<[[2.0], [1.0], [1.0]]> : tensor<3x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E8M0FNU>, tensor<3x1xf8E8M0FNU>) -> ()
  return
}
// -----
// broadcast_zeta of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [3.0], [1.5]]> : tensor<3x1xbf16>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 0.5, 4.0]]> : tensor<1x4xbf16>
  %2 = "chlo.broadcast_zeta"(%0, %1) : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xbf16>
  %3 = stablehlo.constant dense<"0xD33F253F9E40913E9A3F4F3E0741243D2740CE3F9940883F"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 1 : i64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %4 = stablehlo.constant dense<1.0> : tensor<1xbf16>
  %5 = "chlo.broadcast_zeta"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xbf16>, tensor<1xbf16>) -> tensor<3x1xbf16>
  %6 = stablehlo.constant dense<[[1.6484375], [1.203125], [2.609375]]> : tensor<3x1xbf16>
  stablehlo.custom_call @check.expect_close(%5, %6) {max_ulp_difference = 1 : i64} : (tensor<3x1xbf16>, tensor<3x1xbf16>) -> ()
  return
}
// -----
// broadcast_zeta of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [3.0], [1.5]]> : tensor<3x1xf16>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 0.5, 4.0]]> : tensor<1x4xf16>
  %2 = "chlo.broadcast_zeta"(%0, %1) : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xf16>
  %3 = stablehlo.constant dense<"0x943E2939EF448B34CF3C773235481F293A41733EC744443C"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 1 : i64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %4 = stablehlo.constant dense<1.0> : tensor<1xf16>
  %5 = "chlo.broadcast_zeta"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf16>, tensor<1xf16>) -> tensor<3x1xf16>
  %6 = stablehlo.constant dense<[[1.64453125], [0x3CCF], [2.61328125]]> : tensor<3x1xf16>
  stablehlo.custom_call @check.expect_close(%5, %6) {max_ulp_difference = 1 : i64} : (tensor<3x1xf16>, tensor<3x1xf16>) -> ()
  return
}
// -----
// broadcast_zeta of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [3.0], [1.5]]> : tensor<3x1xf32>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 0.5, 4.0]]> : tensor<1x4xf32>
  %2 = "chlo.broadcast_zeta"(%0, %1) : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  %3 = stablehlo.constant dense<"0x338DD23F661A253FE6E99D403E51913E00DD993F01E84E3E60A10641DFEB233D283127405162CE3F66D99840E07E883F"> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 3 : i64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %4 = stablehlo.constant dense<1.0> : tensor<1xf32>
  %5 = "chlo.broadcast_zeta"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf32>, tensor<1xf32>) -> tensor<3x1xf32>
  %6 = stablehlo.constant dense<[[0x3FD28D33], [0x3F99DD00], [0x40273128]]> : tensor<3x1xf32>
  stablehlo.custom_call @check.expect_close(%5, %6) {max_ulp_difference = 3 : i64} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
  return
}
// -----
// broadcast_zeta of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [3.0], [1.5]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 0.5, 4.0]]> : tensor<1x4xf64>
  %2 = "chlo.broadcast_zeta"(%0, %1) : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xf64>
  %3 = stablehlo.constant dense<"0xD3075362A651FA3FA60FA6C44CA3E43FDE45BEC93CBD134085AD2FC2272AD23F2106F004A03BF33F0A31802700DDC93F5D0552042CD42040BF945FE07B7DA43F9DD8FB0B25E604403BB1F7174ACCF93F656783C32C1B1340C3D9BFF2DB0FF13F"> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 3 : i64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %4 = stablehlo.constant dense<1.0> : tensor<1xf64>
  %5 = "chlo.broadcast_zeta"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf64>, tensor<1xf64>) -> tensor<3x1xf64>
  %6 = stablehlo.constant dense<[[1.6449340668482264], [1.2020569031595942], [2.612375348685488]]> : tensor<3x1xf64>
  stablehlo.custom_call @check.expect_close(%5, %6) {max_ulp_difference = 3 : i64} : (tensor<3x1xf64>, tensor<3x1xf64>) -> ()
  return
}
