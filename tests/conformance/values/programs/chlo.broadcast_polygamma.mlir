// broadcast_polygamma of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0]]> : tensor<2x1xf4E2M1FN>
  %1 = stablehlo.constant dense<[[2.0, 1.0, 0.5, 4.0]]> : tensor<1x4xf4E2M1FN>
  %2 = "chlo.broadcast_polygamma"(%0, %1) : (tensor<2x1xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> tensor<2x4xf4E2M1FN>
  %3 = stablehlo.constant dense<[[0.5, -0.5, -2.0, 1.5], [0.5, 1.5, 4.0, 0.5]]> : tensor<2x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf4E2M1FN>
  %5 = "chlo.broadcast_polygamma"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x1xf4E2M1FN>, tensor<1xf4E2M1FN>) -> tensor<2x1xf4E2M1FN>
  %6 = stablehlo.constant dense<0.5> : tensor<2x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x1xf4E2M1FN>, tensor<2x1xf4E2M1FN>) -> ()
  return
}
// -----
// broadcast_polygamma of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [2.0]]> : tensor<3x1xf6E2M3FN>
  %1 = stablehlo.constant dense<[[2.0, 1.0, 4.0, 3.0]]> : tensor<1x4xf6E2M3FN>
  %2 = "chlo.broadcast_polygamma"(%0, %1) : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  %3 = stablehlo.constant dense<[[0.375, -0.625, 1.25, 0.875], [0.625, 1.625, 0.25, 0.375], [-0.375, -2.5, -0.125, -0.125]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf6E2M3FN>
  %5 = "chlo.broadcast_polygamma"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf6E2M3FN>, tensor<1xf6E2M3FN>) -> tensor<3x1xf6E2M3FN>
  %6 = stablehlo.constant dense<[[0.375], [0.625], [-0.375]]> : tensor<3x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf6E2M3FN>, tensor<3x1xf6E2M3FN>) -> ()
  return
}
// -----
// broadcast_polygamma of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [2.0]]> : tensor<3x1xf6E3M2FN>
  %1 = stablehlo.constant dense<[[2.0, 1.0, 0.5, 4.0]]> : tensor<1x4xf6E3M2FN>
  %2 = "chlo.broadcast_polygamma"(%0, %1) : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  %3 = stablehlo.constant dense<[[0.4375, -0.625, -2.0, 1.25], [0.625, 1.75, 5.0, 0.3125], [-0.375, -2.5, -16.0, -0.0625]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf6E3M2FN>
  %5 = "chlo.broadcast_polygamma"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf6E3M2FN>, tensor<1xf6E3M2FN>) -> tensor<3x1xf6E3M2FN>
  %6 = stablehlo.constant dense<[[0.4375], [0.625], [-0.375]]> : tensor<3x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf6E3M2FN>, tensor<3x1xf6E3M2FN>) -> ()
  return
}
// -----
// broadcast_polygamma of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [2.0]]> : tensor<3x1xf8E3M4>
  %1 = stablehlo.constant dense<[[2.0, 1.0, 4.0, 1.5]]> : tensor<1x4xf8E3M4>
  %2 = "chlo.broadcast_polygamma"(%0, %1) : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xf8E3M4>
  %3 = stablehlo.constant dense<"0x1BA23402253A122E9AC385AB"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E3M4>
  %5 = "chlo.broadcast_polygamma"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E3M4>, tensor<1xf8E3M4>) -> tensor<3x1xf8E3M4>
  %6 = stablehlo.constant dense<[[0.421875], [0.65625], [-0.40625]]> : tensor<3x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E3M4>, tensor<3x1xf8E3M4>) -> ()
  return
}
// -----
// broadcast_polygamma of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [2.0]]> : tensor<3x1xf8E4M3>
  %1 = stablehlo.constant dense<[[2.0, 1.0, 0.5, 4.0]]> : tensor<1x4xf8E4M3>
  %2 = "chlo.broadcast_polygamma"(%0, %1) : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xf8E4M3>
  %3 = stablehlo.constant dense<"0x2EB1C03A323D4A29ADC2D89A"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E4M3>
  %5 = "chlo.broadcast_polygamma"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3>, tensor<1xf8E4M3>) -> tensor<3x1xf8E4M3>
  %6 = stablehlo.constant dense<[[0.4375], [0.625], [-0.40625]]> : tensor<3x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3>, tensor<3x1xf8E4M3>) -> ()
  return
}
// -----
// broadcast_polygamma of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [2.0]]> : tensor<3x1xf8E4M3FN>
  %1 = stablehlo.constant dense<[[2.0, 1.0, 0.5, 4.0]]> : tensor<1x4xf8E4M3FN>
  %2 = "chlo.broadcast_polygamma"(%0, %1) : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x2EB1C03A323D4A29ADC2D89A"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E4M3FN>
  %5 = "chlo.broadcast_polygamma"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<3x1xf8E4M3FN>
  %6 = stablehlo.constant dense<[[0.4375], [0.625], [-0.40625]]> : tensor<3x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3FN>, tensor<3x1xf8E4M3FN>) -> ()
  return
}
// -----
// broadcast_polygamma of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [2.0]]> : tensor<3x1xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[2.0, 1.0, 0.5, 4.0]]> : tensor<1x4xf8E4M3FNUZ>
  %2 = "chlo.broadcast_polygamma"(%0, %1) : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x36B9C8423A455231B5CAE0A2"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E4M3FNUZ>
  %5 = "chlo.broadcast_polygamma"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>) -> tensor<3x1xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<[[0.4375], [0.625], [-0.40625]]> : tensor<3x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3FNUZ>, tensor<3x1xf8E4M3FNUZ>) -> ()
  return
}
// -----
// broadcast_polygamma of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [2.0]]> : tensor<3x1xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[2.0, 1.0, 0.5, 4.0]]> : tensor<1x4xf8E4M3B11FNUZ>
  %2 = "chlo.broadcast_polygamma"(%0, %1) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x4ED1E05A525D6A49CDE2F8BA"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E4M3B11FNUZ>
  %5 = "chlo.broadcast_polygamma"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>) -> tensor<3x1xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<[[0.4375], [0.625], [-0.40625]]> : tensor<3x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<3x1xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// broadcast_polygamma of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [2.0]]> : tensor<3x1xf8E5M2>
  %1 = stablehlo.constant dense<[[2.0, 1.0, 0.5, 4.0]]> : tensor<1x4xf8E5M2>
  %2 = "chlo.broadcast_polygamma"(%0, %1) : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xf8E5M2>
  %3 = stablehlo.constant dense<"0x37B9C03D393F4535B6C1CCAD"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E5M2>
  %5 = "chlo.broadcast_polygamma"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<3x1xf8E5M2>
  %6 = stablehlo.constant dense<[[0.4375], [0.625], [-0.375]]> : tensor<3x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E5M2>, tensor<3x1xf8E5M2>) -> ()
  return
}
// -----
// broadcast_polygamma of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [2.0]]> : tensor<3x1xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[2.0, 1.0, 0.5, 4.0]]> : tensor<1x4xf8E5M2FNUZ>
  %2 = "chlo.broadcast_polygamma"(%0, %1) : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x3BBDC4413D434939BAC5D0B1"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E5M2FNUZ>
  %5 = "chlo.broadcast_polygamma"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> tensor<3x1xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<[[0.4375], [0.625], [-0.375]]> : tensor<3x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E5M2FNUZ>, tensor<3x1xf8E5M2FNUZ>) -> ()
  return
}
// -----
// broadcast_polygamma of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<1x1xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[2.0, 1.0, 0.5, 4.0]]> : tensor<1x4xf8E8M0FNU>
  %2 = "chlo.broadcast_polygamma"(%0, %1) : (tensor<1x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<1x4xf8E8M0FNU>
  %3 = stablehlo.constant dense<[[0.5, 2.0, 4.0, 0.25]]> : tensor<1x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<1x4xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E8M0FNU>
  %5 = "chlo.broadcast_polygamma"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1x1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
  %6 = stablehlo.constant dense<0.5> : tensor<1x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> ()
  return
}
// -----
// broadcast_polygamma of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [2.0]]> : tensor<3x1xbf16>
  %1 = stablehlo.constant dense<[[2.0, 1.0, 0.5, 4.0]]> : tensor<1x4xbf16>
  %2 = "chlo.broadcast_polygamma"(%0, %1) : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xbf16>
  %3 = stablehlo.constant dense<"0xD83E14BFFBBFA13F253FD33F9E40913ECFBE1AC087C1A4BD"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 1 : i64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xbf16>
  %5 = "chlo.broadcast_polygamma"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xbf16>, tensor<1xbf16>) -> tensor<3x1xbf16>
  %6 = stablehlo.constant dense<[[0.421875], [0.64453125], [0xBECF]]> : tensor<3x1xbf16>
  stablehlo.custom_call @check.expect_close(%5, %6) {max_ulp_difference = 1 : i64} : (tensor<3x1xbf16>, tensor<3x1xbf16>) -> ()
  return
}
// -----
// broadcast_polygamma of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [2.0]]> : tensor<3x1xf16>
  %1 = stablehlo.constant dense<[[2.0, 1.0, 0.5, 4.0]]> : tensor<1x4xf16>
  %2 = "chlo.broadcast_polygamma"(%0, %1) : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xf16>
  %3 = stablehlo.constant dense<"0xC4369EB8DBBF063D2939943EEF448B3477B6CFC035CC1FAD"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 1 : i64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf16>
  %5 = "chlo.broadcast_polygamma"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf16>, tensor<1xf16>) -> tensor<3x1xf16>
  %6 = stablehlo.constant dense<[[0x36C4], [0x3929], [0xB677]]> : tensor<3x1xf16>
  stablehlo.custom_call @check.expect_close(%5, %6) {max_ulp_difference = 1 : i64} : (tensor<3x1xf16>, tensor<3x1xf16>) -> ()
  return
}
// -----
// broadcast_polygamma of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [2.0]]> : tensor<3x1xf32>
  %1 = stablehlo.constant dense<[[2.0, 1.0, 0.5, 4.0]]> : tensor<1x4xf32>
  %2 = "chlo.broadcast_polygamma"(%0, %1) : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  %3 = stablehlo.constant dense<"0x3077D83E68C413BF4C54FBBF77C8A03F661A253F338DD23FE6E99D403E51913E01E8CEBE00DD19C060A186C1DFEBA3BD"> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 16 : i64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf32>
  %5 = "chlo.broadcast_polygamma"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf32>, tensor<1xf32>) -> tensor<3x1xf32>
  %6 = stablehlo.constant dense<[[0x3ED87730], [0x3F251A66], [0xBECEE801]]> : tensor<3x1xf32>
  stablehlo.custom_call @check.expect_close(%5, %6) {max_ulp_difference = 16 : i64} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
  return
}
// -----
// broadcast_polygamma of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [2.0]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[[2.0, 1.0, 0.5, 4.0]]> : tensor<1x4xf64>
  %2 = "chlo.broadcast_polygamma"(%0, %1) : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xf64>
  %3 = stablehlo.constant dense<"0xCE932007E60EDB3F19B66FFC8C78E2BFFC14327D896AFFBF497A1DD70E19F43FA60FA6C44CA3E43FD3075362A651FA3FDE45BEC93CBD134085AD2FC2272AD23F0A31802700DDD9BF2106F004A03B03C05D0552042CD430C0BF945FE07B7DB4BF"> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 16 : i64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf64>
  %5 = "chlo.broadcast_polygamma"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf64>, tensor<1xf64>) -> tensor<3x1xf64>
  %6 = stablehlo.constant dense<[[0x3FDB0EE6072093CE], [0.6449340668482264], [0xBFD9DD002780310A]]> : tensor<3x1xf64>
  stablehlo.custom_call @check.expect_close(%5, %6) {max_ulp_difference = 16 : i64} : (tensor<3x1xf64>, tensor<3x1xf64>) -> ()
  return
}
