// broadcast_atan2 of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.0]]> : tensor<3x1xf4E2M1FN>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 1.0]]> : tensor<1x4xf4E2M1FN>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> tensor<3x4xf4E2M1FN>
  %3 = stablehlo.constant dense<[[0.5, 2.0, 1.0, 1.0], [1.0, 2.0, 1.5, 1.0], [-0.5, -2.0, -1.0, -1.0]]> : tensor<3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf4E2M1FN>
  %5 = "chlo.broadcast_atan2"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf4E2M1FN>, tensor<1xf4E2M1FN>) -> tensor<3x1xf4E2M1FN>
  %6 = stablehlo.constant dense<[[0.5], [1.0], [-0.5]]> : tensor<3x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf4E2M1FN>, tensor<3x1xf4E2M1FN>) -> ()
  return
}
// -----
// broadcast_atan2 of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.0]]> : tensor<3x1xf6E2M3FN>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 1.0]]> : tensor<1x4xf6E2M3FN>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  %3 = stablehlo.constant dense<[[0.5, 2.25, 1.125, 0.75], [0.75, 2.0, 1.375, 1.125], [-0.5, -2.25, -1.125, -0.75]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf6E2M3FN>
  %5 = "chlo.broadcast_atan2"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf6E2M3FN>, tensor<1xf6E2M3FN>) -> tensor<3x1xf6E2M3FN>
  %6 = stablehlo.constant dense<[[0.5], [0.75], [-0.5]]> : tensor<3x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf6E2M3FN>, tensor<3x1xf6E2M3FN>) -> ()
  return
}
// -----
// broadcast_atan2 of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.0]]> : tensor<3x1xf6E3M2FN>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 1.0]]> : tensor<1x4xf6E3M2FN>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  %3 = stablehlo.constant dense<[[0.4375, 2.5, 1.0, 0.75], [0.75, 2.0, 1.25, 1.0], [-0.4375, -2.5, -1.0, -0.75]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf6E3M2FN>
  %5 = "chlo.broadcast_atan2"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf6E3M2FN>, tensor<1xf6E3M2FN>) -> tensor<3x1xf6E3M2FN>
  %6 = stablehlo.constant dense<[[0.4375], [0.75], [-0.4375]]> : tensor<3x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf6E3M2FN>, tensor<3x1xf6E3M2FN>) -> ()
  return
}
// -----
// broadcast_atan2 of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.0]]> : tensor<3x1xf8E3M4>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 1.0]]> : tensor<1x4xf8E3M4>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xf8E3M4>
  %3 = stablehlo.constant dense<"0x1E433229294035329EC3B2A9"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E3M4>
  %5 = "chlo.broadcast_atan2"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E3M4>, tensor<1xf8E3M4>) -> tensor<3x1xf8E3M4>
  %6 = stablehlo.constant dense<[[0.46875], [0.78125], [-0.46875]]> : tensor<3x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E3M4>, tensor<3x1xf8E3M4>) -> ()
  return
}
// -----
// broadcast_atan2 of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.0]]> : tensor<3x1xf8E4M3>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 1.0]]> : tensor<1x4xf8E4M3>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xf8E4M3>
  %3 = stablehlo.constant dense<"0x2F41393535403B39AFC1B9B5"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E4M3>
  %5 = "chlo.broadcast_atan2"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3>, tensor<1xf8E4M3>) -> tensor<3x1xf8E4M3>
  %6 = stablehlo.constant dense<[[0.46875], [0.8125], [-0.46875]]> : tensor<3x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3>, tensor<3x1xf8E4M3>) -> ()
  return
}
// -----
// broadcast_atan2 of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.0]]> : tensor<3x1xf8E4M3FN>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 1.0]]> : tensor<1x4xf8E4M3FN>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x2F41393535403B39AFC1B9B5"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E4M3FN>
  %5 = "chlo.broadcast_atan2"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<3x1xf8E4M3FN>
  %6 = stablehlo.constant dense<[[0.46875], [0.8125], [-0.46875]]> : tensor<3x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3FN>, tensor<3x1xf8E4M3FN>) -> ()
  return
}
// -----
// broadcast_atan2 of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.0]]> : tensor<3x1xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 1.0]]> : tensor<1x4xf8E4M3FNUZ>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x3749413D3D484341B7C9C1BD"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E4M3FNUZ>
  %5 = "chlo.broadcast_atan2"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>) -> tensor<3x1xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<[[0.46875], [0.8125], [-0.46875]]> : tensor<3x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3FNUZ>, tensor<3x1xf8E4M3FNUZ>) -> ()
  return
}
// -----
// broadcast_atan2 of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.0]]> : tensor<3x1xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 1.0]]> : tensor<1x4xf8E4M3B11FNUZ>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x4F61595555605B59CFE1D9D5"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E4M3B11FNUZ>
  %5 = "chlo.broadcast_atan2"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>) -> tensor<3x1xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<[[0.46875], [0.8125], [-0.46875]]> : tensor<3x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<3x1xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// broadcast_atan2 of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.0]]> : tensor<3x1xf8E5M2>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 1.0]]> : tensor<1x4xf8E5M2>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xf8E5M2>
  %3 = stablehlo.constant dense<"0x37413C3A3A403D3CB7C1BCBA"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E5M2>
  %5 = "chlo.broadcast_atan2"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<3x1xf8E5M2>
  %6 = stablehlo.constant dense<[[0.4375], [0.75], [-0.4375]]> : tensor<3x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E5M2>, tensor<3x1xf8E5M2>) -> ()
  return
}
// -----
// broadcast_atan2 of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.0]]> : tensor<3x1xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 1.0]]> : tensor<1x4xf8E5M2FNUZ>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x3B45403E3E444140BBC5C0BE"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E5M2FNUZ>
  %5 = "chlo.broadcast_atan2"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> tensor<3x1xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<[[0.4375], [0.75], [-0.4375]]> : tensor<3x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E5M2FNUZ>, tensor<3x1xf8E5M2FNUZ>) -> ()
  return
}
// -----
// broadcast_atan2 of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [0.5]]> : tensor<3x1xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[2.0, 0.5, 1.0, 4.0]]> : tensor<1x4xf8E8M0FNU>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0x7E7F7F7D7F7F7F7E7D7F7E7C"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E8M0FNU>
  %5 = "chlo.broadcast_atan2"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<3x1xf8E8M0FNU>
  %6 = stablehlo.constant dense<[[0.5], [1.0], [0.25]]> : tensor<3x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E8M0FNU>, tensor<3x1xf8E8M0FNU>) -> ()
  return
}
// -----
// broadcast_atan2 of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.0]]> : tensor<3x1xbf16>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 1.0]]> : tensor<1x4xbf16>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xbf16>
  %3 = stablehlo.constant dense<"0xED3E17408E3F493F493F0240AA3F8E3FEDBE17C08EBF49BF"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 1 : i64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xbf16>
  %5 = "chlo.broadcast_atan2"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xbf16>, tensor<1xbf16>) -> tensor<3x1xbf16>
  %6 = stablehlo.constant dense<[[0x3EED], [0.78515625], [0xBEED]]> : tensor<3x1xbf16>
  stablehlo.custom_call @check.expect_close(%5, %6) {max_ulp_difference = 1 : i64} : (tensor<3x1xbf16>, tensor<3x1xbf16>) -> ()
  return
}
// -----
// broadcast_atan2 of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.0]]> : tensor<3x1xf16>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 1.0]]> : tensor<1x4xf16>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xf16>
  %3 = stablehlo.constant dense<"0x6B37B6406E3C483A483A12404E3D6E3C6BB7B6C06EBC48BA"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 1 : i64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf16>
  %5 = "chlo.broadcast_atan2"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf16>, tensor<1xf16>) -> tensor<3x1xf16>
  %6 = stablehlo.constant dense<[[0x376B], [0.78515625], [0xB76B]]> : tensor<3x1xf16>
  stablehlo.custom_call @check.expect_close(%5, %6) {max_ulp_difference = 1 : i64} : (tensor<3x1xf16>, tensor<3x1xf16>) -> ()
  return
}
// -----
// broadcast_atan2 of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.0]]> : tensor<3x1xf32>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 1.0]]> : tensor<1x4xf32>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  %3 = stablehlo.constant dense<"0x3863ED3EE4CB16400DB78D3FDB0F493FDB0F493F5434024065B4A93F0DB78D3F3863EDBEE4CB16C00DB78DBFDB0F49BF"> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 3 : i64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf32>
  %5 = "chlo.broadcast_atan2"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf32>, tensor<1xf32>) -> tensor<3x1xf32>
  %6 = stablehlo.constant dense<[[0x3EED6338], [0x3F490FDB], [0xBEED6338]]> : tensor<3x1xf32>
  stablehlo.custom_call @check.expect_close(%5, %6) {max_ulp_difference = 3 : i64} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
  return
}
// -----
// broadcast_atan2 of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [-1.0]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 1.0]]> : tensor<1x4xf64>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xf64>
  %3 = stablehlo.constant dense<"0x4FBB610567ACDD3FD221337F7CD9024044BEEB92E1B6F13F182D4454FB21E93F182D4454FB21E93FF64DCE8A8A460040FD9C1E958C36F53F44BEEB92E1B6F13F4FBB610567ACDDBFD221337F7CD902C044BEEB92E1B6F1BF182D4454FB21E9BF"> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 3 : i64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf64>
  %5 = "chlo.broadcast_atan2"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf64>, tensor<1xf64>) -> tensor<3x1xf64>
  %6 = stablehlo.constant dense<[[0.4636476090008061], [0.7853981633974483], [0xBFDDAC670561BB4F]]> : tensor<3x1xf64>
  stablehlo.custom_call @check.expect_close(%5, %6) {max_ulp_difference = 3 : i64} : (tensor<3x1xf64>, tensor<3x1xf64>) -> ()
  return
}
// -----
// broadcast_atan2 of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(1.5, -2.0)], [(-0.75, 0.5)], [(3.0, 4.0)]]> : tensor<3x1xcomplex<f32>>
  %1 = stablehlo.constant dense<[[(0.25, 7.0), (-2.0, -1.25), (1.0, -3.0)]]> : tensor<1x3xcomplex<f32>>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  %3 = stablehlo.constant dense<"0x6FEC3640438857BEF4850340F4D4BD3F65B4293F29D0223E32BA8B3D6B3AE03D28C43DC0399BB4BEE23069BE93EA2BBECA54163FC0B19ABEB847FF3FA43F12BE9890004076F2F43E"> : tensor<3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 64 : i64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
  return
}
// -----
// broadcast_atan2 of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(1.5, -2.0)], [(-0.75, 0.5)], [(3.0, 4.0)]]> : tensor<3x1xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(0.25, 7.0), (-2.0, -1.25), (1.0, -3.0)]]> : tensor<1x3xcomplex<f64>>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  %3 = stablehlo.constant dense<"0x61DB7BE78DDD0640A9540C6508F1CABFDB5A997BBE70004038C57F7B9EBAF73FFD9C1E958C36E53FBDF1351D055AC43F31FD87374677B13F995728674D07BC3FB419560485B807C070AEB2136793D6BF25D9FC3F1C26CDBFA7082060527DC5BF3F4ADD4999CAE23FB3F870F83756D3BF18D5B2F5F6E8FF3F39957A87F447C2BF81F4B406131200401EAAEFB64E9EDE3F"> : tensor<3x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 64 : i64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
  return
}
// -----
// broadcast_atan2 of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[7], [19], [35]]> : tensor<3x1xi8>}> : () -> tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<[[1, 5, 7, 11]]> : tensor<1x4xi8>}> : () -> tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "chlo.broadcast_atan2"(%0, %1) : (tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<"0x070505040606060506060606"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %4 = "stablehlo.constant"() <{value = dense<[[[5, 7], [9, 11]], [[1, 19], [-1, 13]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %5 = "stablehlo.constant"() <{value = dense<[5, 7]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "chlo.broadcast_atan2"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %7 = "stablehlo.constant"() <{value = dense<[[[5, 5], [5, 5]], [[1, 6], [1, 5]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
