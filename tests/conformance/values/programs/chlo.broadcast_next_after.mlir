// broadcast_next_after of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.5]]> : tensor<3x1xf4E2M1FN>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 1.0, 0.0]]> : tensor<1x4xf4E2M1FN>
  %2 = "chlo.broadcast_next_after"(%0, %1) : (tensor<3x1xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> tensor<3x4xf4E2M1FN>
  %3 = stablehlo.constant dense<[[1.5, 0.5, 1.0, 0.5], [2.0, 1.5, 1.5, 1.5], [-1.0, -1.0, -1.0, -1.0]]> : tensor<3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf4E2M1FN>
  %5 = "chlo.broadcast_next_after"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf4E2M1FN>, tensor<1xf4E2M1FN>) -> tensor<3x1xf4E2M1FN>
  %6 = stablehlo.constant dense<[[1.5], [2.0], [-1.0]]> : tensor<3x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf4E2M1FN>, tensor<3x1xf4E2M1FN>) -> ()
  return
}
// -----
// broadcast_next_after of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.5]]> : tensor<3x1xf6E2M3FN>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 1.0, 0.0]]> : tensor<1x4xf6E2M3FN>
  %2 = "chlo.broadcast_next_after"(%0, %1) : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  %3 = stablehlo.constant dense<[[1.125, 0.875, 1.0, 0.875], [2.0, 1.875, 1.875, 1.875], [-1.375, -1.375, -1.375, -1.375]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf6E2M3FN>
  %5 = "chlo.broadcast_next_after"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf6E2M3FN>, tensor<1xf6E2M3FN>) -> tensor<3x1xf6E2M3FN>
  %6 = stablehlo.constant dense<[[1.125], [2.0], [-1.375]]> : tensor<3x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf6E2M3FN>, tensor<3x1xf6E2M3FN>) -> ()
  return
}
// -----
// broadcast_next_after of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.5]]> : tensor<3x1xf6E3M2FN>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 1.0, 0.0]]> : tensor<1x4xf6E3M2FN>
  %2 = "chlo.broadcast_next_after"(%0, %1) : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  %3 = stablehlo.constant dense<[[1.25, 0.875, 1.0, 0.875], [2.0, 1.75, 1.75, 1.75], [-1.25, -1.25, -1.25, -1.25]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf6E3M2FN>
  %5 = "chlo.broadcast_next_after"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf6E3M2FN>, tensor<1xf6E3M2FN>) -> tensor<3x1xf6E3M2FN>
  %6 = stablehlo.constant dense<[[1.25], [2.0], [-1.25]]> : tensor<3x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf6E3M2FN>, tensor<3x1xf6E3M2FN>) -> ()
  return
}
// -----
// broadcast_next_after of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.5]]> : tensor<3x1xf8E3M4>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 1.0, 0.0]]> : tensor<1x4xf8E3M4>
  %2 = "chlo.broadcast_next_after"(%0, %1) : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xf8E3M4>
  %3 = stablehlo.constant dense<"0x312F302F403F3F3FB7B7B7B7"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E3M4>
  %5 = "chlo.broadcast_next_after"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E3M4>, tensor<1xf8E3M4>) -> tensor<3x1xf8E3M4>
  %6 = stablehlo.constant dense<[[1.0625], [2.0], [-1.4375]]> : tensor<3x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E3M4>, tensor<3x1xf8E3M4>) -> ()
  return
}
// -----
// broadcast_next_after of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.5]]> : tensor<3x1xf8E4M3>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 1.0, 0.0]]> : tensor<1x4xf8E4M3>
  %2 = "chlo.broadcast_next_after"(%0, %1) : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xf8E4M3>
  %3 = stablehlo.constant dense<"0x39373837403F3F3FBBBBBBBB"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E4M3>
  %5 = "chlo.broadcast_next_after"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3>, tensor<1xf8E4M3>) -> tensor<3x1xf8E4M3>
  %6 = stablehlo.constant dense<[[1.125], [2.0], [-1.375]]> : tensor<3x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3>, tensor<3x1xf8E4M3>) -> ()
  return
}
// -----
// broadcast_next_after of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.5]]> : tensor<3x1xf8E4M3FN>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 1.0, 0.0]]> : tensor<1x4xf8E4M3FN>
  %2 = "chlo.broadcast_next_after"(%0, %1) : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x39373837403F3F3FBBBBBBBB"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E4M3FN>
  %5 = "chlo.broadcast_next_after"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<3x1xf8E4M3FN>
  %6 = stablehlo.constant dense<[[1.125], [2.0], [-1.375]]> : tensor<3x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3FN>, tensor<3x1xf8E4M3FN>) -> ()
  return
}
// -----
// broadcast_next_after of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.5]]> : tensor<3x1xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 1.0, 0.0]]> : tensor<1x4xf8E4M3FNUZ>
  %2 = "chlo.broadcast_next_after"(%0, %1) : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x413F403F48474747C3C3C3C3"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E4M3FNUZ>
  %5 = "chlo.broadcast_next_after"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>) -> tensor<3x1xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<[[1.125], [2.0], [-1.375]]> : tensor<3x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3FNUZ>, tensor<3x1xf8E4M3FNUZ>) -> ()
  return
}
// -----
// broadcast_next_after of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.5]]> : tensor<3x1xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 1.0, 0.0]]> : tensor<1x4xf8E4M3B11FNUZ>
  %2 = "chlo.broadcast_next_after"(%0, %1) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x59575857605F5F5FDBDBDBDB"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E4M3B11FNUZ>
  %5 = "chlo.broadcast_next_after"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>) -> tensor<3x1xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<[[1.125], [2.0], [-1.375]]> : tensor<3x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<3x1xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// broadcast_next_after of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.5]]> : tensor<3x1xf8E5M2>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 1.0, 0.0]]> : tensor<1x4xf8E5M2>
  %2 = "chlo.broadcast_next_after"(%0, %1) : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xf8E5M2>
  %3 = stablehlo.constant dense<"0x3D3B3C3B403F3F3FBDBDBDBD"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E5M2>
  %5 = "chlo.broadcast_next_after"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<3x1xf8E5M2>
  %6 = stablehlo.constant dense<[[1.25], [2.0], [-1.25]]> : tensor<3x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E5M2>, tensor<3x1xf8E5M2>) -> ()
  return
}
// -----
// broadcast_next_after of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.5]]> : tensor<3x1xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 1.0, 0.0]]> : tensor<1x4xf8E5M2FNUZ>
  %2 = "chlo.broadcast_next_after"(%0, %1) : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x413F403F44434343C1C1C1C1"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E5M2FNUZ>
  %5 = "chlo.broadcast_next_after"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> tensor<3x1xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<[[1.25], [2.0], [-1.25]]> : tensor<3x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E5M2FNUZ>, tensor<3x1xf8E5M2FNUZ>) -> ()
  return
}
// -----
// broadcast_next_after of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [0.5]]> : tensor<3x1xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[2.0, 1.0, 4.0]]> : tensor<1x3xf8E8M0FNU>
  %2 = "chlo.broadcast_next_after"(%0, %1) : (tensor<3x1xf8E8M0FNU>, tensor<1x3xf8E8M0FNU>) -> tensor<3x3xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0x807F80807F817F7F7F"> : tensor<3x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x3xf8E8M0FNU>, tensor<3x3xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E8M0FNU>
  %5 = "chlo.broadcast_next_after"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<3x1xf8E8M0FNU>
  %6 = stablehlo.constant dense<[[2.0], [2.0], [1.0]]> : tensor<3x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E8M0FNU>, tensor<3x1xf8E8M0FNU>) -> ()
  return
}
// -----
// broadcast_next_after of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.5]]> : tensor<3x1xbf16>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 1.0, 0.0]]> : tensor<1x4xbf16>
  %2 = "chlo.broadcast_next_after"(%0, %1) : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xbf16>
  %3 = stablehlo.constant dense<"0x813F7F3F803F7F3F0040FF3FFF3FFF3FBFBFBFBFBFBFBFBF"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xbf16>
  %5 = "chlo.broadcast_next_after"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xbf16>, tensor<1xbf16>) -> tensor<3x1xbf16>
  %6 = stablehlo.constant dense<[[1.0078125], [2.0], [-1.4921875]]> : tensor<3x1xbf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xbf16>, tensor<3x1xbf16>) -> ()
  return
}
// -----
// broadcast_next_after of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.5]]> : tensor<3x1xf16>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 1.0, 0.0]]> : tensor<1x4xf16>
  %2 = "chlo.broadcast_next_after"(%0, %1) : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xf16>
  %3 = stablehlo.constant dense<"0x013CFF3B003CFF3B0040FF3FFF3FFF3FFFBDFFBDFFBDFFBD"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf16>
  %5 = "chlo.broadcast_next_after"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf16>, tensor<1xf16>) -> tensor<3x1xf16>
  %6 = stablehlo.constant dense<[[0x3C01], [2.0], [0xBDFF]]> : tensor<3x1xf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf16>, tensor<3x1xf16>) -> ()
  return
}
// -----
// broadcast_next_after of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.5]]> : tensor<3x1xf32>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 1.0, 0.0]]> : tensor<1x4xf32>
  %2 = "chlo.broadcast_next_after"(%0, %1) : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  %3 = stablehlo.constant dense<"0x0100803FFFFF7F3F0000803FFFFF7F3F00000040FFFFFF3FFFFFFF3FFFFFFF3FFFFFBFBFFFFFBFBFFFFFBFBFFFFFBFBF"> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf32>
  %5 = "chlo.broadcast_next_after"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf32>, tensor<1xf32>) -> tensor<3x1xf32>
  %6 = stablehlo.constant dense<[[0x3F800001], [2.0], [0xBFBFFFFF]]> : tensor<3x1xf32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
  return
}
// -----
// broadcast_next_after of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.5]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 1.0, 0.0]]> : tensor<1x4xf64>
  %2 = "chlo.broadcast_next_after"(%0, %1) : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xf64>
  %3 = stablehlo.constant dense<"0x010000000000F03FFFFFFFFFFFFFEF3F000000000000F03FFFFFFFFFFFFFEF3F0000000000000040FFFFFFFFFFFFFF3FFFFFFFFFFFFFFF3FFFFFFFFFFFFFFF3FFFFFFFFFFFFFF7BFFFFFFFFFFFFFF7BFFFFFFFFFFFFFF7BFFFFFFFFFFFFFF7BF"> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf64>
  %5 = "chlo.broadcast_next_after"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf64>, tensor<1xf64>) -> tensor<3x1xf64>
  %6 = stablehlo.constant dense<[[1.0000000000000002], [2.0], [0xBFF7FFFFFFFFFFFF]]> : tensor<3x1xf64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf64>, tensor<3x1xf64>) -> ()
  return
}
