// broadcast_in_dim of i1
func.func public @main() {
  %0 = stablehlo.constant dense<false> : tensor<3x1xi1>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi1>) -> tensor<3x4xi1>
  %2 = stablehlo.constant dense<false> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xi1>) -> tensor<3x2x1xi1>
  %4 = stablehlo.constant dense<false> : tensor<3x2x1xi1>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xi1>, tensor<3x2x1xi1>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xi1>) -> tensor<2x3x5xi1>
  %6 = stablehlo.constant dense<false> : tensor<2x3x5xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xi1>) -> tensor<1x3xi1>
  %8 = stablehlo.constant dense<false> : tensor<1x3xi1>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xi1>, tensor<1x3xi1>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xi1>) -> tensor<4x3xi1>
  %10 = stablehlo.constant dense<false> : tensor<4x3xi1>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xi1>, tensor<4x3xi1>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xi1>) -> tensor<2x5x3xi1>
  %12 = stablehlo.constant dense<false> : tensor<2x5x3xi1>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xi1>, tensor<2x5x3xi1>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi1>) -> tensor<3x0xi1>
  %14 = stablehlo.constant dense<> : tensor<3x0xi1>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xi1>, tensor<3x0xi1>) -> ()
  %15 = stablehlo.constant dense<true> : tensor<i1>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x9xi1>
  %17 = stablehlo.constant dense<true> : tensor<2x9xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xi1>, tensor<2x9xi1>) -> ()
  %18 = stablehlo.constant dense<[false, true, false, true, true, true, false, true, true, true, true, false, true, true, true, true, true, false, false]> : tensor<19xi1>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xi1>) -> tensor<3x19xi1>
  %20 = stablehlo.constant dense<[[false, true, false, true, true, true, false, true, true, true, true, false, true, true, true, true, true, false, false], [false, true, false, true, true, true, false, true, true, true, true, false, true, true, true, true, true, false, false], [false, true, false, true, true, true, false, true, true, true, true, false, true, true, true, true, true, false, false]]> : tensor<3x19xi1>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xi1>, tensor<3x19xi1>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xi1>) -> tensor<19x3xi1>
  %22 = stablehlo.constant dense<[[false, false, false], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [false, false, false], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [false, false, false], [false, false, false]]> : tensor<19x3xi1>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xi1>, tensor<19x3xi1>) -> ()
  return
}
// -----
// broadcast_in_dim of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1], [-1], [-2]]> : tensor<3x1xi2>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi2>) -> tensor<3x4xi2>
  %2 = stablehlo.constant dense<[[1, 1, 1, 1], [-1, -1, -1, -1], [-2, -2, -2, -2]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xi2>) -> tensor<3x2x1xi2>
  %4 = stablehlo.constant dense<[[[1], [1]], [[-1], [-1]], [[-2], [-2]]]> : tensor<3x2x1xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xi2>, tensor<3x2x1xi2>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xi2>) -> tensor<2x3x5xi2>
  %6 = stablehlo.constant dense<[[[1, 1, 1, 1, 1], [-1, -1, -1, -1, -1], [-2, -2, -2, -2, -2]], [[1, 1, 1, 1, 1], [-1, -1, -1, -1, -1], [-2, -2, -2, -2, -2]]]> : tensor<2x3x5xi2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xi2>, tensor<2x3x5xi2>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xi2>) -> tensor<1x3xi2>
  %8 = stablehlo.constant dense<[[1, -1, -2]]> : tensor<1x3xi2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xi2>, tensor<1x3xi2>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xi2>) -> tensor<4x3xi2>
  %10 = stablehlo.constant dense<[[1, -1, -2], [1, -1, -2], [1, -1, -2], [1, -1, -2]]> : tensor<4x3xi2>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xi2>, tensor<4x3xi2>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xi2>) -> tensor<2x5x3xi2>
  %12 = stablehlo.constant dense<[[[1, -1, -2], [1, -1, -2], [1, -1, -2], [1, -1, -2], [1, -1, -2]], [[1, -1, -2], [1, -1, -2], [1, -1, -2], [1, -1, -2], [1, -1, -2]]]> : tensor<2x5x3xi2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xi2>, tensor<2x5x3xi2>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi2>) -> tensor<3x0xi2>
  %14 = stablehlo.constant dense<> : tensor<3x0xi2>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xi2>, tensor<3x0xi2>) -> ()
  %15 = stablehlo.constant dense<-2> : tensor<i2>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i2>) -> tensor<2x9xi2>
  %17 = stablehlo.constant dense<-2> : tensor<2x9xi2>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xi2>, tensor<2x9xi2>) -> ()
  %18 = stablehlo.constant dense<[-2, -1, 1, -1, 1, -2, -1, -2, -1, 0, -1, -2, 1, -2, 1, 1, -1, -1, 0]> : tensor<19xi2>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xi2>) -> tensor<3x19xi2>
  %20 = stablehlo.constant dense<[[-2, -1, 1, -1, 1, -2, -1, -2, -1, 0, -1, -2, 1, -2, 1, 1, -1, -1, 0], [-2, -1, 1, -1, 1, -2, -1, -2, -1, 0, -1, -2, 1, -2, 1, 1, -1, -1, 0], [-2, -1, 1, -1, 1, -2, -1, -2, -1, 0, -1, -2, 1, -2, 1, 1, -1, -1, 0]]> : tensor<3x19xi2>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xi2>, tensor<3x19xi2>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xi2>) -> tensor<19x3xi2>
  %22 = stablehlo.constant dense<[[-2, -2, -2], [-1, -1, -1], [1, 1, 1], [-1, -1, -1], [1, 1, 1], [-2, -2, -2], [-1, -1, -1], [-2, -2, -2], [-1, -1, -1], [0, 0, 0], [-1, -1, -1], [-2, -2, -2], [1, 1, 1], [-2, -2, -2], [1, 1, 1], [1, 1, 1], [-1, -1, -1], [-1, -1, -1], [0, 0, 0]]> : tensor<19x3xi2>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xi2>, tensor<19x3xi2>) -> ()
  return
}
// -----
// broadcast_in_dim of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[5], [2], [-8]]> : tensor<3x1xi4>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi4>) -> tensor<3x4xi4>
  %2 = stablehlo.constant dense<[[5, 5, 5, 5], [2, 2, 2, 2], [-8, -8, -8, -8]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xi4>) -> tensor<3x2x1xi4>
  %4 = stablehlo.constant dense<[[[5], [5]], [[2], [2]], [[-8], [-8]]]> : tensor<3x2x1xi4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xi4>, tensor<3x2x1xi4>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xi4>) -> tensor<2x3x5xi4>
  %6 = stablehlo.constant dense<[[[5, 5, 5, 5, 5], [2, 2, 2, 2, 2], [-8, -8, -8, -8, -8]], [[5, 5, 5, 5, 5], [2, 2, 2, 2, 2], [-8, -8, -8, -8, -8]]]> : tensor<2x3x5xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xi4>, tensor<2x3x5xi4>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xi4>) -> tensor<1x3xi4>
  %8 = stablehlo.constant dense<[[5, 2, -8]]> : tensor<1x3xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xi4>, tensor<1x3xi4>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xi4>) -> tensor<4x3xi4>
  %10 = stablehlo.constant dense<[[5, 2, -8], [5, 2, -8], [5, 2, -8], [5, 2, -8]]> : tensor<4x3xi4>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xi4>, tensor<4x3xi4>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xi4>) -> tensor<2x5x3xi4>
  %12 = stablehlo.constant dense<[[[5, 2, -8], [5, 2, -8], [5, 2, -8], [5, 2, -8], [5, 2, -8]], [[5, 2, -8], [5, 2, -8], [5, 2, -8], [5, 2, -8], [5, 2, -8]]]> : tensor<2x5x3xi4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xi4>, tensor<2x5x3xi4>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi4>) -> tensor<3x0xi4>
  %14 = stablehlo.constant dense<> : tensor<3x0xi4>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xi4>, tensor<3x0xi4>) -> ()
  %15 = stablehlo.constant dense<1> : tensor<i4>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i4>) -> tensor<2x9xi4>
  %17 = stablehlo.constant dense<1> : tensor<2x9xi4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xi4>, tensor<2x9xi4>) -> ()
  %18 = stablehlo.constant dense<[-1, 7, -6, 3, -7, -2, 5, -1, 5, 1, -4, 2, 6, -6, -3, -7, -2, -2, -7]> : tensor<19xi4>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xi4>) -> tensor<3x19xi4>
  %20 = stablehlo.constant dense<[[-1, 7, -6, 3, -7, -2, 5, -1, 5, 1, -4, 2, 6, -6, -3, -7, -2, -2, -7], [-1, 7, -6, 3, -7, -2, 5, -1, 5, 1, -4, 2, 6, -6, -3, -7, -2, -2, -7], [-1, 7, -6, 3, -7, -2, 5, -1, 5, 1, -4, 2, 6, -6, -3, -7, -2, -2, -7]]> : tensor<3x19xi4>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xi4>, tensor<3x19xi4>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xi4>) -> tensor<19x3xi4>
  %22 = stablehlo.constant dense<[[-1, -1, -1], [7, 7, 7], [-6, -6, -6], [3, 3, 3], [-7, -7, -7], [-2, -2, -2], [5, 5, 5], [-1, -1, -1], [5, 5, 5], [1, 1, 1], [-4, -4, -4], [2, 2, 2], [6, 6, 6], [-6, -6, -6], [-3, -3, -3], [-7, -7, -7], [-2, -2, -2], [-2, -2, -2], [-7, -7, -7]]> : tensor<19x3xi4>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xi4>, tensor<19x3xi4>) -> ()
  return
}
// -----
// broadcast_in_dim of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[5], [120], [-79]]> : tensor<3x1xi8>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi8>) -> tensor<3x4xi8>
  %2 = stablehlo.constant dense<"0x0505050578787878B1B1B1B1"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xi8>) -> tensor<3x2x1xi8>
  %4 = stablehlo.constant dense<[[[5], [5]], [[120], [120]], [[-79], [-79]]]> : tensor<3x2x1xi8>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xi8>, tensor<3x2x1xi8>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xi8>) -> tensor<2x3x5xi8>
  %6 = stablehlo.constant dense<"0x05050505057878787878B1B1B1B1B105050505057878787878B1B1B1B1B1"> : tensor<2x3x5xi8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xi8>) -> tensor<1x3xi8>
  %8 = stablehlo.constant dense<[[5, 120, -79]]> : tensor<1x3xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xi8>, tensor<1x3xi8>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xi8>) -> tensor<4x3xi8>
  %10 = stablehlo.constant dense<"0x0578B10578B10578B10578B1"> : tensor<4x3xi8>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xi8>, tensor<4x3xi8>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xi8>) -> tensor<2x5x3xi8>
  %12 = stablehlo.constant dense<"0x0578B10578B10578B10578B10578B10578B10578B10578B10578B10578B1"> : tensor<2x5x3xi8>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xi8>, tensor<2x5x3xi8>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi8>) -> tensor<3x0xi8>
  %14 = stablehlo.constant dense<> : tensor<3x0xi8>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xi8>, tensor<3x0xi8>) -> ()
  %15 = stablehlo.constant dense<-27> : tensor<i8>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<2x9xi8>
  %17 = stablehlo.constant dense<-27> : tensor<2x9xi8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xi8>, tensor<2x9xi8>) -> ()
  %18 = stablehlo.constant dense<"0x29743928E4D2D5AC5EDE69A150264AC060699C"> : tensor<19xi8>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xi8>) -> tensor<3x19xi8>
  %20 = stablehlo.constant dense<"0x29743928E4D2D5AC5EDE69A150264AC060699C29743928E4D2D5AC5EDE69A150264AC060699C29743928E4D2D5AC5EDE69A150264AC060699C"> : tensor<3x19xi8>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xi8>, tensor<3x19xi8>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xi8>) -> tensor<19x3xi8>
  %22 = stablehlo.constant dense<"0x292929747474393939282828E4E4E4D2D2D2D5D5D5ACACAC5E5E5EDEDEDE696969A1A1A15050502626264A4A4AC0C0C06060606969699C9C9C"> : tensor<19x3xi8>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xi8>, tensor<19x3xi8>) -> ()
  return
}
// -----
// broadcast_in_dim of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[2931], [11808], [18817]]> : tensor<3x1xi16>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi16>) -> tensor<3x4xi16>
  %2 = stablehlo.constant dense<"0x730B730B730B730B202E202E202E202E8149814981498149"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xi16>) -> tensor<3x2x1xi16>
  %4 = stablehlo.constant dense<[[[2931], [2931]], [[11808], [11808]], [[18817], [18817]]]> : tensor<3x2x1xi16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xi16>, tensor<3x2x1xi16>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xi16>) -> tensor<2x3x5xi16>
  %6 = stablehlo.constant dense<"0x730B730B730B730B730B202E202E202E202E202E81498149814981498149730B730B730B730B730B202E202E202E202E202E81498149814981498149"> : tensor<2x3x5xi16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xi16>, tensor<2x3x5xi16>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xi16>) -> tensor<1x3xi16>
  %8 = stablehlo.constant dense<[[2931, 11808, 18817]]> : tensor<1x3xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xi16>, tensor<1x3xi16>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xi16>) -> tensor<4x3xi16>
  %10 = stablehlo.constant dense<"0x730B202E8149730B202E8149730B202E8149730B202E8149"> : tensor<4x3xi16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xi16>, tensor<4x3xi16>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xi16>) -> tensor<2x5x3xi16>
  %12 = stablehlo.constant dense<"0x730B202E8149730B202E8149730B202E8149730B202E8149730B202E8149730B202E8149730B202E8149730B202E8149730B202E8149730B202E8149"> : tensor<2x5x3xi16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xi16>, tensor<2x5x3xi16>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi16>) -> tensor<3x0xi16>
  %14 = stablehlo.constant dense<> : tensor<3x0xi16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xi16>, tensor<3x0xi16>) -> ()
  %15 = stablehlo.constant dense<20321> : tensor<i16>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<2x9xi16>
  %17 = stablehlo.constant dense<20321> : tensor<2x9xi16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xi16>, tensor<2x9xi16>) -> ()
  %18 = stablehlo.constant dense<"0xA8FB2F28D3041BF7345F8E41FE5C585BA1F5354AF29ED075281E5DEB3A24AC36B4F6D181EF6D"> : tensor<19xi16>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xi16>) -> tensor<3x19xi16>
  %20 = stablehlo.constant dense<"0xA8FB2F28D3041BF7345F8E41FE5C585BA1F5354AF29ED075281E5DEB3A24AC36B4F6D181EF6DA8FB2F28D3041BF7345F8E41FE5C585BA1F5354AF29ED075281E5DEB3A24AC36B4F6D181EF6DA8FB2F28D3041BF7345F8E41FE5C585BA1F5354AF29ED075281E5DEB3A24AC36B4F6D181EF6D"> : tensor<3x19xi16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xi16>, tensor<3x19xi16>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xi16>) -> tensor<19x3xi16>
  %22 = stablehlo.constant dense<"0xA8FBA8FBA8FB2F282F282F28D304D304D3041BF71BF71BF7345F345F345F8E418E418E41FE5CFE5CFE5C585B585B585BA1F5A1F5A1F5354A354A354AF29EF29EF29ED075D075D075281E281E281E5DEB5DEB5DEB3A243A243A24AC36AC36AC36B4F6B4F6B4F6D181D181D181EF6DEF6DEF6D"> : tensor<19x3xi16>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xi16>, tensor<19x3xi16>) -> ()
  return
}
// -----
// broadcast_in_dim of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1812810695], [996881942], [1342236613]]> : tensor<3x1xi32>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi32>) -> tensor<3x4xi32>
  %2 = stablehlo.constant dense<"0xC74B0D6CC74B0D6CC74B0D6CC74B0D6C16366B3B16366B3B16366B3B16366B3BC5E70050C5E70050C5E70050C5E70050"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xi32>) -> tensor<3x2x1xi32>
  %4 = stablehlo.constant dense<[[[1812810695], [1812810695]], [[996881942], [996881942]], [[1342236613], [1342236613]]]> : tensor<3x2x1xi32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xi32>) -> tensor<2x3x5xi32>
  %6 = stablehlo.constant dense<"0xC74B0D6CC74B0D6CC74B0D6CC74B0D6CC74B0D6C16366B3B16366B3B16366B3B16366B3B16366B3BC5E70050C5E70050C5E70050C5E70050C5E70050C74B0D6CC74B0D6CC74B0D6CC74B0D6CC74B0D6C16366B3B16366B3B16366B3B16366B3B16366B3BC5E70050C5E70050C5E70050C5E70050C5E70050"> : tensor<2x3x5xi32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xi32>) -> tensor<1x3xi32>
  %8 = stablehlo.constant dense<[[1812810695, 996881942, 1342236613]]> : tensor<1x3xi32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xi32>, tensor<1x3xi32>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xi32>) -> tensor<4x3xi32>
  %10 = stablehlo.constant dense<"0xC74B0D6C16366B3BC5E70050C74B0D6C16366B3BC5E70050C74B0D6C16366B3BC5E70050C74B0D6C16366B3BC5E70050"> : tensor<4x3xi32>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xi32>) -> tensor<2x5x3xi32>
  %12 = stablehlo.constant dense<"0xC74B0D6C16366B3BC5E70050C74B0D6C16366B3BC5E70050C74B0D6C16366B3BC5E70050C74B0D6C16366B3BC5E70050C74B0D6C16366B3BC5E70050C74B0D6C16366B3BC5E70050C74B0D6C16366B3BC5E70050C74B0D6C16366B3BC5E70050C74B0D6C16366B3BC5E70050C74B0D6C16366B3BC5E70050"> : tensor<2x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xi32>, tensor<2x5x3xi32>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi32>) -> tensor<3x0xi32>
  %14 = stablehlo.constant dense<> : tensor<3x0xi32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xi32>, tensor<3x0xi32>) -> ()
  %15 = stablehlo.constant dense<-117323371> : tensor<i32>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x9xi32>
  %17 = stablehlo.constant dense<-117323371> : tensor<2x9xi32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xi32>, tensor<2x9xi32>) -> ()
  %18 = stablehlo.constant dense<"0x40434E6492082C6AA5AE0A30189B8F59965D5E375420648D640978A19CAB6D517085DFFDE3036740EAD50ADE327F8AFA05F191C7CB248086C727E7FB6359CB967DA933B5EFC8989470DD2E98"> : tensor<19xi32>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xi32>) -> tensor<3x19xi32>
  %20 = stablehlo.constant dense<"0x40434E6492082C6AA5AE0A30189B8F59965D5E375420648D640978A19CAB6D517085DFFDE3036740EAD50ADE327F8AFA05F191C7CB248086C727E7FB6359CB967DA933B5EFC8989470DD2E9840434E6492082C6AA5AE0A30189B8F59965D5E375420648D640978A19CAB6D517085DFFDE3036740EAD50ADE327F8AFA05F191C7CB248086C727E7FB6359CB967DA933B5EFC8989470DD2E9840434E6492082C6AA5AE0A30189B8F59965D5E375420648D640978A19CAB6D517085DFFDE3036740EAD50ADE327F8AFA05F191C7CB248086C727E7FB6359CB967DA933B5EFC8989470DD2E98"> : tensor<3x19xi32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xi32>, tensor<3x19xi32>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xi32>) -> tensor<19x3xi32>
  %22 = stablehlo.constant dense<"0x40434E6440434E6440434E6492082C6A92082C6A92082C6AA5AE0A30A5AE0A30A5AE0A30189B8F59189B8F59189B8F59965D5E37965D5E37965D5E375420648D5420648D5420648D640978A1640978A1640978A19CAB6D519CAB6D519CAB6D517085DFFD7085DFFD7085DFFDE3036740E3036740E3036740EAD50ADEEAD50ADEEAD50ADE327F8AFA327F8AFA327F8AFA05F191C705F191C705F191C7CB248086CB248086CB248086C727E7FBC727E7FBC727E7FB6359CB966359CB966359CB967DA933B57DA933B57DA933B5EFC89894EFC89894EFC8989470DD2E9870DD2E9870DD2E98"> : tensor<19x3xi32>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xi32>, tensor<19x3xi32>) -> ()
  return
}
// -----
// broadcast_in_dim of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[5157041454610970664], [618510873976480842], [4481894327465539833]]> : tensor<3x1xi64>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi64>) -> tensor<3x4xi64>
  %2 = stablehlo.constant dense<"0x28F80C3AE17D914728F80C3AE17D914728F80C3AE17D914728F80C3AE17D91474AA415E55C6495084AA415E55C6495084AA415E55C6495084AA415E55C649508F9F86B0D25E3323EF9F86B0D25E3323EF9F86B0D25E3323EF9F86B0D25E3323E"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xi64>) -> tensor<3x2x1xi64>
  %4 = stablehlo.constant dense<[[[5157041454610970664], [5157041454610970664]], [[618510873976480842], [618510873976480842]], [[4481894327465539833], [4481894327465539833]]]> : tensor<3x2x1xi64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xi64>, tensor<3x2x1xi64>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xi64>) -> tensor<2x3x5xi64>
  %6 = stablehlo.constant dense<"0x28F80C3AE17D914728F80C3AE17D914728F80C3AE17D914728F80C3AE17D914728F80C3AE17D91474AA415E55C6495084AA415E55C6495084AA415E55C6495084AA415E55C6495084AA415E55C649508F9F86B0D25E3323EF9F86B0D25E3323EF9F86B0D25E3323EF9F86B0D25E3323EF9F86B0D25E3323E28F80C3AE17D914728F80C3AE17D914728F80C3AE17D914728F80C3AE17D914728F80C3AE17D91474AA415E55C6495084AA415E55C6495084AA415E55C6495084AA415E55C6495084AA415E55C649508F9F86B0D25E3323EF9F86B0D25E3323EF9F86B0D25E3323EF9F86B0D25E3323EF9F86B0D25E3323E"> : tensor<2x3x5xi64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xi64>, tensor<2x3x5xi64>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xi64>) -> tensor<1x3xi64>
  %8 = stablehlo.constant dense<[[5157041454610970664, 618510873976480842, 4481894327465539833]]> : tensor<1x3xi64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xi64>, tensor<1x3xi64>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xi64>) -> tensor<4x3xi64>
  %10 = stablehlo.constant dense<"0x28F80C3AE17D91474AA415E55C649508F9F86B0D25E3323E28F80C3AE17D91474AA415E55C649508F9F86B0D25E3323E28F80C3AE17D91474AA415E55C649508F9F86B0D25E3323E28F80C3AE17D91474AA415E55C649508F9F86B0D25E3323E"> : tensor<4x3xi64>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xi64>, tensor<4x3xi64>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xi64>) -> tensor<2x5x3xi64>
  %12 = stablehlo.constant dense<"0x28F80C3AE17D91474AA415E55C649508F9F86B0D25E3323E28F80C3AE17D91474AA415E55C649508F9F86B0D25E3323E28F80C3AE17D91474AA415E55C649508F9F86B0D25E3323E28F80C3AE17D91474AA415E55C649508F9F86B0D25E3323E28F80C3AE17D91474AA415E55C649508F9F86B0D25E3323E28F80C3AE17D91474AA415E55C649508F9F86B0D25E3323E28F80C3AE17D91474AA415E55C649508F9F86B0D25E3323E28F80C3AE17D91474AA415E55C649508F9F86B0D25E3323E28F80C3AE17D91474AA415E55C649508F9F86B0D25E3323E28F80C3AE17D91474AA415E55C649508F9F86B0D25E3323E"> : tensor<2x5x3xi64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xi64>, tensor<2x5x3xi64>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi64>) -> tensor<3x0xi64>
  %14 = stablehlo.constant dense<> : tensor<3x0xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xi64>, tensor<3x0xi64>) -> ()
  %15 = stablehlo.constant dense<9027347911933158235> : tensor<i64>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x9xi64>
  %17 = stablehlo.constant dense<9027347911933158235> : tensor<2x9xi64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xi64>, tensor<2x9xi64>) -> ()
  %18 = stablehlo.constant dense<"0xF64687C458435797029757492EBB2C26D97DB1D3E3885E07402C4203391D45F020358A8DB9CCF7D938A8BF553646323947668E0A4A601F5FD1CB7747A7C24F9699459B0E2F737D4466E1424BDC347F1163E055F170173815D6116F8B902BB8232B3EB13768DBD96294B0CD04ADE2B27ECCF5D35BB9BB9DBAD367595BAE20BD8577273AAA891DD35953CC2789B355E711F913CD7C6E10F454"> : tensor<19xi64>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xi64>) -> tensor<3x19xi64>
  %20 = stablehlo.constant dense<"0xF64687C458435797029757492EBB2C26D97DB1D3E3885E07402C4203391D45F020358A8DB9CCF7D938A8BF553646323947668E0A4A601F5FD1CB7747A7C24F9699459B0E2F737D4466E1424BDC347F1163E055F170173815D6116F8B902BB8232B3EB13768DBD96294B0CD04ADE2B27ECCF5D35BB9BB9DBAD367595BAE20BD8577273AAA891DD35953CC2789B355E711F913CD7C6E10F454F64687C458435797029757492EBB2C26D97DB1D3E3885E07402C4203391D45F020358A8DB9CCF7D938A8BF553646323947668E0A4A601F5FD1CB7747A7C24F9699459B0E2F737D4466E1424BDC347F1163E055F170173815D6116F8B902BB8232B3EB13768DBD96294B0CD04ADE2B27ECCF5D35BB9BB9DBAD367595BAE20BD8577273AAA891DD35953CC2789B355E711F913CD7C6E10F454F64687C458435797029757492EBB2C26D97DB1D3E3885E07402C4203391D45F020358A8DB9CCF7D938A8BF553646323947668E0A4A601F5FD1CB7747A7C24F9699459B0E2F737D4466E1424BDC347F1163E055F170173815D6116F8B902BB8232B3EB13768DBD96294B0CD04ADE2B27ECCF5D35BB9BB9DBAD367595BAE20BD8577273AAA891DD35953CC2789B355E711F913CD7C6E10F454"> : tensor<3x19xi64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xi64>, tensor<3x19xi64>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xi64>) -> tensor<19x3xi64>
  %22 = stablehlo.constant dense<"0xF64687C458435797F64687C458435797F64687C458435797029757492EBB2C26029757492EBB2C26029757492EBB2C26D97DB1D3E3885E07D97DB1D3E3885E07D97DB1D3E3885E07402C4203391D45F0402C4203391D45F0402C4203391D45F020358A8DB9CCF7D920358A8DB9CCF7D920358A8DB9CCF7D938A8BF553646323938A8BF553646323938A8BF553646323947668E0A4A601F5F47668E0A4A601F5F47668E0A4A601F5FD1CB7747A7C24F96D1CB7747A7C24F96D1CB7747A7C24F9699459B0E2F737D4499459B0E2F737D4499459B0E2F737D4466E1424BDC347F1166E1424BDC347F1166E1424BDC347F1163E055F17017381563E055F17017381563E055F170173815D6116F8B902BB823D6116F8B902BB823D6116F8B902BB8232B3EB13768DBD9622B3EB13768DBD9622B3EB13768DBD96294B0CD04ADE2B27E94B0CD04ADE2B27E94B0CD04ADE2B27ECCF5D35BB9BB9DBACCF5D35BB9BB9DBACCF5D35BB9BB9DBAD367595BAE20BD85D367595BAE20BD85D367595BAE20BD8577273AAA891DD35977273AAA891DD35977273AAA891DD35953CC2789B355E71153CC2789B355E71153CC2789B355E711F913CD7C6E10F454F913CD7C6E10F454F913CD7C6E10F454"> : tensor<19x3xi64>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xi64>, tensor<19x3xi64>) -> ()
  return
}
// -----
// broadcast_in_dim of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1], [0], [3]]> : tensor<3x1xui2>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui2>) -> tensor<3x4xui2>
  %2 = stablehlo.constant dense<[[1, 1, 1, 1], [0, 0, 0, 0], [3, 3, 3, 3]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xui2>) -> tensor<3x2x1xui2>
  %4 = stablehlo.constant dense<[[[1], [1]], [[0], [0]], [[3], [3]]]> : tensor<3x2x1xui2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xui2>, tensor<3x2x1xui2>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xui2>) -> tensor<2x3x5xui2>
  %6 = stablehlo.constant dense<[[[1, 1, 1, 1, 1], [0, 0, 0, 0, 0], [3, 3, 3, 3, 3]], [[1, 1, 1, 1, 1], [0, 0, 0, 0, 0], [3, 3, 3, 3, 3]]]> : tensor<2x3x5xui2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xui2>, tensor<2x3x5xui2>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xui2>) -> tensor<1x3xui2>
  %8 = stablehlo.constant dense<[[1, 0, 3]]> : tensor<1x3xui2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xui2>, tensor<1x3xui2>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xui2>) -> tensor<4x3xui2>
  %10 = stablehlo.constant dense<[[1, 0, 3], [1, 0, 3], [1, 0, 3], [1, 0, 3]]> : tensor<4x3xui2>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xui2>, tensor<4x3xui2>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xui2>) -> tensor<2x5x3xui2>
  %12 = stablehlo.constant dense<[[[1, 0, 3], [1, 0, 3], [1, 0, 3], [1, 0, 3], [1, 0, 3]], [[1, 0, 3], [1, 0, 3], [1, 0, 3], [1, 0, 3], [1, 0, 3]]]> : tensor<2x5x3xui2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xui2>, tensor<2x5x3xui2>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui2>) -> tensor<3x0xui2>
  %14 = stablehlo.constant dense<> : tensor<3x0xui2>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xui2>, tensor<3x0xui2>) -> ()
  %15 = stablehlo.constant dense<2> : tensor<ui2>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui2>) -> tensor<2x9xui2>
  %17 = stablehlo.constant dense<2> : tensor<2x9xui2>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xui2>, tensor<2x9xui2>) -> ()
  %18 = stablehlo.constant dense<[0, 1, 0, 2, 1, 1, 1, 0, 0, 3, 1, 0, 2, 3, 2, 2, 0, 0, 2]> : tensor<19xui2>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xui2>) -> tensor<3x19xui2>
  %20 = stablehlo.constant dense<[[0, 1, 0, 2, 1, 1, 1, 0, 0, 3, 1, 0, 2, 3, 2, 2, 0, 0, 2], [0, 1, 0, 2, 1, 1, 1, 0, 0, 3, 1, 0, 2, 3, 2, 2, 0, 0, 2], [0, 1, 0, 2, 1, 1, 1, 0, 0, 3, 1, 0, 2, 3, 2, 2, 0, 0, 2]]> : tensor<3x19xui2>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xui2>, tensor<3x19xui2>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xui2>) -> tensor<19x3xui2>
  %22 = stablehlo.constant dense<[[0, 0, 0], [1, 1, 1], [0, 0, 0], [2, 2, 2], [1, 1, 1], [1, 1, 1], [1, 1, 1], [0, 0, 0], [0, 0, 0], [3, 3, 3], [1, 1, 1], [0, 0, 0], [2, 2, 2], [3, 3, 3], [2, 2, 2], [2, 2, 2], [0, 0, 0], [0, 0, 0], [2, 2, 2]]> : tensor<19x3xui2>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xui2>, tensor<19x3xui2>) -> ()
  return
}
// -----
// broadcast_in_dim of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[11], [8], [12]]> : tensor<3x1xui4>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui4>) -> tensor<3x4xui4>
  %2 = stablehlo.constant dense<[[11, 11, 11, 11], [8, 8, 8, 8], [12, 12, 12, 12]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xui4>) -> tensor<3x2x1xui4>
  %4 = stablehlo.constant dense<[[[11], [11]], [[8], [8]], [[12], [12]]]> : tensor<3x2x1xui4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xui4>, tensor<3x2x1xui4>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xui4>) -> tensor<2x3x5xui4>
  %6 = stablehlo.constant dense<[[[11, 11, 11, 11, 11], [8, 8, 8, 8, 8], [12, 12, 12, 12, 12]], [[11, 11, 11, 11, 11], [8, 8, 8, 8, 8], [12, 12, 12, 12, 12]]]> : tensor<2x3x5xui4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xui4>, tensor<2x3x5xui4>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xui4>) -> tensor<1x3xui4>
  %8 = stablehlo.constant dense<[[11, 8, 12]]> : tensor<1x3xui4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xui4>, tensor<1x3xui4>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xui4>) -> tensor<4x3xui4>
  %10 = stablehlo.constant dense<[[11, 8, 12], [11, 8, 12], [11, 8, 12], [11, 8, 12]]> : tensor<4x3xui4>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xui4>, tensor<4x3xui4>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xui4>) -> tensor<2x5x3xui4>
  %12 = stablehlo.constant dense<[[[11, 8, 12], [11, 8, 12], [11, 8, 12], [11, 8, 12], [11, 8, 12]], [[11, 8, 12], [11, 8, 12], [11, 8, 12], [11, 8, 12], [11, 8, 12]]]> : tensor<2x5x3xui4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xui4>, tensor<2x5x3xui4>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui4>) -> tensor<3x0xui4>
  %14 = stablehlo.constant dense<> : tensor<3x0xui4>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xui4>, tensor<3x0xui4>) -> ()
  %15 = stablehlo.constant dense<11> : tensor<ui4>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui4>) -> tensor<2x9xui4>
  %17 = stablehlo.constant dense<11> : tensor<2x9xui4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xui4>, tensor<2x9xui4>) -> ()
  %18 = stablehlo.constant dense<[12, 10, 6, 2, 2, 1, 12, 3, 5, 9, 9, 11, 8, 3, 8, 15, 3, 15, 8]> : tensor<19xui4>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xui4>) -> tensor<3x19xui4>
  %20 = stablehlo.constant dense<[[12, 10, 6, 2, 2, 1, 12, 3, 5, 9, 9, 11, 8, 3, 8, 15, 3, 15, 8], [12, 10, 6, 2, 2, 1, 12, 3, 5, 9, 9, 11, 8, 3, 8, 15, 3, 15, 8], [12, 10, 6, 2, 2, 1, 12, 3, 5, 9, 9, 11, 8, 3, 8, 15, 3, 15, 8]]> : tensor<3x19xui4>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xui4>, tensor<3x19xui4>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xui4>) -> tensor<19x3xui4>
  %22 = stablehlo.constant dense<[[12, 12, 12], [10, 10, 10], [6, 6, 6], [2, 2, 2], [2, 2, 2], [1, 1, 1], [12, 12, 12], [3, 3, 3], [5, 5, 5], [9, 9, 9], [9, 9, 9], [11, 11, 11], [8, 8, 8], [3, 3, 3], [8, 8, 8], [15, 15, 15], [3, 3, 3], [15, 15, 15], [8, 8, 8]]> : tensor<19x3xui4>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xui4>, tensor<19x3xui4>) -> ()
  return
}
// -----
// broadcast_in_dim of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[232], [38], [46]]> : tensor<3x1xui8>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui8>) -> tensor<3x4xui8>
  %2 = stablehlo.constant dense<"0xE8E8E8E8262626262E2E2E2E"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xui8>) -> tensor<3x2x1xui8>
  %4 = stablehlo.constant dense<[[[232], [232]], [[38], [38]], [[46], [46]]]> : tensor<3x2x1xui8>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xui8>, tensor<3x2x1xui8>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xui8>) -> tensor<2x3x5xui8>
  %6 = stablehlo.constant dense<"0xE8E8E8E8E826262626262E2E2E2E2EE8E8E8E8E826262626262E2E2E2E2E"> : tensor<2x3x5xui8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xui8>, tensor<2x3x5xui8>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xui8>) -> tensor<1x3xui8>
  %8 = stablehlo.constant dense<[[232, 38, 46]]> : tensor<1x3xui8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xui8>, tensor<1x3xui8>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xui8>) -> tensor<4x3xui8>
  %10 = stablehlo.constant dense<"0xE8262EE8262EE8262EE8262E"> : tensor<4x3xui8>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xui8>, tensor<4x3xui8>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xui8>) -> tensor<2x5x3xui8>
  %12 = stablehlo.constant dense<"0xE8262EE8262EE8262EE8262EE8262EE8262EE8262EE8262EE8262EE8262E"> : tensor<2x5x3xui8>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xui8>, tensor<2x5x3xui8>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui8>) -> tensor<3x0xui8>
  %14 = stablehlo.constant dense<> : tensor<3x0xui8>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xui8>, tensor<3x0xui8>) -> ()
  %15 = stablehlo.constant dense<137> : tensor<ui8>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<2x9xui8>
  %17 = stablehlo.constant dense<137> : tensor<2x9xui8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xui8>, tensor<2x9xui8>) -> ()
  %18 = stablehlo.constant dense<"0xC6BEA4CBF5A903E700D964190B8245BA3CED95"> : tensor<19xui8>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xui8>) -> tensor<3x19xui8>
  %20 = stablehlo.constant dense<"0xC6BEA4CBF5A903E700D964190B8245BA3CED95C6BEA4CBF5A903E700D964190B8245BA3CED95C6BEA4CBF5A903E700D964190B8245BA3CED95"> : tensor<3x19xui8>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xui8>, tensor<3x19xui8>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xui8>) -> tensor<19x3xui8>
  %22 = stablehlo.constant dense<"0xC6C6C6BEBEBEA4A4A4CBCBCBF5F5F5A9A9A9030303E7E7E7000000D9D9D96464641919190B0B0B828282454545BABABA3C3C3CEDEDED959595"> : tensor<19x3xui8>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xui8>, tensor<19x3xui8>) -> ()
  return
}
// -----
// broadcast_in_dim of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[28954], [45667], [15558]]> : tensor<3x1xui16>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui16>) -> tensor<3x4xui16>
  %2 = stablehlo.constant dense<"0x1A711A711A711A7163B263B263B263B2C63CC63CC63CC63C"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xui16>) -> tensor<3x2x1xui16>
  %4 = stablehlo.constant dense<[[[28954], [28954]], [[45667], [45667]], [[15558], [15558]]]> : tensor<3x2x1xui16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xui16>, tensor<3x2x1xui16>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xui16>) -> tensor<2x3x5xui16>
  %6 = stablehlo.constant dense<"0x1A711A711A711A711A7163B263B263B263B263B2C63CC63CC63CC63CC63C1A711A711A711A711A7163B263B263B263B263B2C63CC63CC63CC63CC63C"> : tensor<2x3x5xui16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xui16>, tensor<2x3x5xui16>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xui16>) -> tensor<1x3xui16>
  %8 = stablehlo.constant dense<[[28954, 45667, 15558]]> : tensor<1x3xui16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xui16>, tensor<1x3xui16>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xui16>) -> tensor<4x3xui16>
  %10 = stablehlo.constant dense<"0x1A7163B2C63C1A7163B2C63C1A7163B2C63C1A7163B2C63C"> : tensor<4x3xui16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xui16>) -> tensor<2x5x3xui16>
  %12 = stablehlo.constant dense<"0x1A7163B2C63C1A7163B2C63C1A7163B2C63C1A7163B2C63C1A7163B2C63C1A7163B2C63C1A7163B2C63C1A7163B2C63C1A7163B2C63C1A7163B2C63C"> : tensor<2x5x3xui16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xui16>, tensor<2x5x3xui16>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui16>) -> tensor<3x0xui16>
  %14 = stablehlo.constant dense<> : tensor<3x0xui16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xui16>, tensor<3x0xui16>) -> ()
  %15 = stablehlo.constant dense<12017> : tensor<ui16>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<2x9xui16>
  %17 = stablehlo.constant dense<12017> : tensor<2x9xui16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xui16>, tensor<2x9xui16>) -> ()
  %18 = stablehlo.constant dense<"0xFBBC7816263E6D0DA3B1E1990FC4C12452009A6ADCD8E3812363F366A5FDC54F71AEA0B3ABED"> : tensor<19xui16>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xui16>) -> tensor<3x19xui16>
  %20 = stablehlo.constant dense<"0xFBBC7816263E6D0DA3B1E1990FC4C12452009A6ADCD8E3812363F366A5FDC54F71AEA0B3ABEDFBBC7816263E6D0DA3B1E1990FC4C12452009A6ADCD8E3812363F366A5FDC54F71AEA0B3ABEDFBBC7816263E6D0DA3B1E1990FC4C12452009A6ADCD8E3812363F366A5FDC54F71AEA0B3ABED"> : tensor<3x19xui16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xui16>, tensor<3x19xui16>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xui16>) -> tensor<19x3xui16>
  %22 = stablehlo.constant dense<"0xFBBCFBBCFBBC781678167816263E263E263E6D0D6D0D6D0DA3B1A3B1A3B1E199E199E1990FC40FC40FC4C124C124C1245200520052009A6A9A6A9A6ADCD8DCD8DCD8E381E381E381236323632363F366F366F366A5FDA5FDA5FDC54FC54FC54F71AE71AE71AEA0B3A0B3A0B3ABEDABEDABED"> : tensor<19x3xui16>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xui16>, tensor<19x3xui16>) -> ()
  return
}
// -----
// broadcast_in_dim of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[4015752969], [2880533763], [1889638684]]> : tensor<3x1xui32>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x4xui32>
  %2 = stablehlo.constant dense<"0x09875BEF09875BEF09875BEF09875BEF0375B1AB0375B1AB0375B1AB0375B1AB1C99A1701C99A1701C99A1701C99A170"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xui32>) -> tensor<3x2x1xui32>
  %4 = stablehlo.constant dense<[[[4015752969], [4015752969]], [[2880533763], [2880533763]], [[1889638684], [1889638684]]]> : tensor<3x2x1xui32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xui32>, tensor<3x2x1xui32>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xui32>) -> tensor<2x3x5xui32>
  %6 = stablehlo.constant dense<"0x09875BEF09875BEF09875BEF09875BEF09875BEF0375B1AB0375B1AB0375B1AB0375B1AB0375B1AB1C99A1701C99A1701C99A1701C99A1701C99A17009875BEF09875BEF09875BEF09875BEF09875BEF0375B1AB0375B1AB0375B1AB0375B1AB0375B1AB1C99A1701C99A1701C99A1701C99A1701C99A170"> : tensor<2x3x5xui32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xui32>, tensor<2x3x5xui32>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xui32>) -> tensor<1x3xui32>
  %8 = stablehlo.constant dense<[[4015752969, 2880533763, 1889638684]]> : tensor<1x3xui32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xui32>, tensor<1x3xui32>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xui32>) -> tensor<4x3xui32>
  %10 = stablehlo.constant dense<"0x09875BEF0375B1AB1C99A17009875BEF0375B1AB1C99A17009875BEF0375B1AB1C99A17009875BEF0375B1AB1C99A170"> : tensor<4x3xui32>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xui32>, tensor<4x3xui32>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xui32>) -> tensor<2x5x3xui32>
  %12 = stablehlo.constant dense<"0x09875BEF0375B1AB1C99A17009875BEF0375B1AB1C99A17009875BEF0375B1AB1C99A17009875BEF0375B1AB1C99A17009875BEF0375B1AB1C99A17009875BEF0375B1AB1C99A17009875BEF0375B1AB1C99A17009875BEF0375B1AB1C99A17009875BEF0375B1AB1C99A17009875BEF0375B1AB1C99A170"> : tensor<2x5x3xui32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xui32>, tensor<2x5x3xui32>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x0xui32>
  %14 = stablehlo.constant dense<> : tensor<3x0xui32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xui32>, tensor<3x0xui32>) -> ()
  %15 = stablehlo.constant dense<3545642749> : tensor<ui32>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x9xui32>
  %17 = stablehlo.constant dense<3545642749> : tensor<2x9xui32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xui32>, tensor<2x9xui32>) -> ()
  %18 = stablehlo.constant dense<"0x0EA2D845F1C5F4E1B0643B9AD680A2BA32B10535DE94285750EE7DCC1E7E8736964B6CB27C4B8E1008220595D63D49695438E79929F0FA7E82D7693C3C11286567BED49255297477BA85DB5F"> : tensor<19xui32>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xui32>) -> tensor<3x19xui32>
  %20 = stablehlo.constant dense<"0x0EA2D845F1C5F4E1B0643B9AD680A2BA32B10535DE94285750EE7DCC1E7E8736964B6CB27C4B8E1008220595D63D49695438E79929F0FA7E82D7693C3C11286567BED49255297477BA85DB5F0EA2D845F1C5F4E1B0643B9AD680A2BA32B10535DE94285750EE7DCC1E7E8736964B6CB27C4B8E1008220595D63D49695438E79929F0FA7E82D7693C3C11286567BED49255297477BA85DB5F0EA2D845F1C5F4E1B0643B9AD680A2BA32B10535DE94285750EE7DCC1E7E8736964B6CB27C4B8E1008220595D63D49695438E79929F0FA7E82D7693C3C11286567BED49255297477BA85DB5F"> : tensor<3x19xui32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xui32>, tensor<3x19xui32>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xui32>) -> tensor<19x3xui32>
  %22 = stablehlo.constant dense<"0x0EA2D8450EA2D8450EA2D845F1C5F4E1F1C5F4E1F1C5F4E1B0643B9AB0643B9AB0643B9AD680A2BAD680A2BAD680A2BA32B1053532B1053532B10535DE942857DE942857DE94285750EE7DCC50EE7DCC50EE7DCC1E7E87361E7E87361E7E8736964B6CB2964B6CB2964B6CB27C4B8E107C4B8E107C4B8E10082205950822059508220595D63D4969D63D4969D63D49695438E7995438E7995438E79929F0FA7E29F0FA7E29F0FA7E82D7693C82D7693C82D7693C3C1128653C1128653C11286567BED49267BED49267BED492552974775529747755297477BA85DB5FBA85DB5FBA85DB5F"> : tensor<19x3xui32>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xui32>, tensor<19x3xui32>) -> ()
  return
}
// -----
// broadcast_in_dim of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[9613767546972664400], [16537996075335764862], [7257299163919605683]]> : tensor<3x1xui64>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui64>) -> tensor<3x4xui64>
  %2 = stablehlo.constant dense<"0x50F27BE6A5F66A8550F27BE6A5F66A8550F27BE6A5F66A8550F27BE6A5F66A857E4B31F7CEC382E57E4B31F7CEC382E57E4B31F7CEC382E57E4B31F7CEC382E5B3DF2A86231BB764B3DF2A86231BB764B3DF2A86231BB764B3DF2A86231BB764"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xui64>) -> tensor<3x2x1xui64>
  %4 = stablehlo.constant dense<[[[9613767546972664400], [9613767546972664400]], [[16537996075335764862], [16537996075335764862]], [[7257299163919605683], [7257299163919605683]]]> : tensor<3x2x1xui64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xui64>, tensor<3x2x1xui64>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xui64>) -> tensor<2x3x5xui64>
  %6 = stablehlo.constant dense<"0x50F27BE6A5F66A8550F27BE6A5F66A8550F27BE6A5F66A8550F27BE6A5F66A8550F27BE6A5F66A857E4B31F7CEC382E57E4B31F7CEC382E57E4B31F7CEC382E57E4B31F7CEC382E57E4B31F7CEC382E5B3DF2A86231BB764B3DF2A86231BB764B3DF2A86231BB764B3DF2A86231BB764B3DF2A86231BB76450F27BE6A5F66A8550F27BE6A5F66A8550F27BE6A5F66A8550F27BE6A5F66A8550F27BE6A5F66A857E4B31F7CEC382E57E4B31F7CEC382E57E4B31F7CEC382E57E4B31F7CEC382E57E4B31F7CEC382E5B3DF2A86231BB764B3DF2A86231BB764B3DF2A86231BB764B3DF2A86231BB764B3DF2A86231BB764"> : tensor<2x3x5xui64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xui64>, tensor<2x3x5xui64>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xui64>) -> tensor<1x3xui64>
  %8 = stablehlo.constant dense<[[9613767546972664400, 16537996075335764862, 7257299163919605683]]> : tensor<1x3xui64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xui64>, tensor<1x3xui64>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xui64>) -> tensor<4x3xui64>
  %10 = stablehlo.constant dense<"0x50F27BE6A5F66A857E4B31F7CEC382E5B3DF2A86231BB76450F27BE6A5F66A857E4B31F7CEC382E5B3DF2A86231BB76450F27BE6A5F66A857E4B31F7CEC382E5B3DF2A86231BB76450F27BE6A5F66A857E4B31F7CEC382E5B3DF2A86231BB764"> : tensor<4x3xui64>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xui64>, tensor<4x3xui64>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xui64>) -> tensor<2x5x3xui64>
  %12 = stablehlo.constant dense<"0x50F27BE6A5F66A857E4B31F7CEC382E5B3DF2A86231BB76450F27BE6A5F66A857E4B31F7CEC382E5B3DF2A86231BB76450F27BE6A5F66A857E4B31F7CEC382E5B3DF2A86231BB76450F27BE6A5F66A857E4B31F7CEC382E5B3DF2A86231BB76450F27BE6A5F66A857E4B31F7CEC382E5B3DF2A86231BB76450F27BE6A5F66A857E4B31F7CEC382E5B3DF2A86231BB76450F27BE6A5F66A857E4B31F7CEC382E5B3DF2A86231BB76450F27BE6A5F66A857E4B31F7CEC382E5B3DF2A86231BB76450F27BE6A5F66A857E4B31F7CEC382E5B3DF2A86231BB76450F27BE6A5F66A857E4B31F7CEC382E5B3DF2A86231BB764"> : tensor<2x5x3xui64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xui64>, tensor<2x5x3xui64>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui64>) -> tensor<3x0xui64>
  %14 = stablehlo.constant dense<> : tensor<3x0xui64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xui64>, tensor<3x0xui64>) -> ()
  %15 = stablehlo.constant dense<9543899089935499477> : tensor<ui64>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x9xui64>
  %17 = stablehlo.constant dense<9543899089935499477> : tensor<2x9xui64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xui64>, tensor<2x9xui64>) -> ()
  %18 = stablehlo.constant dense<"0xAD3D262CAEC78A088C0533D410C109042D566BA1C50A06CEA93188493B3C03AC0CE4F4D269ABEF79AFED8D5C4DB2E1256D21965246E41F43130AB0B730AEF23B9AE7BF15EB759545AB794B02169244DA00284A9372CB8C1E9C319A5102C639402578E4B3055394F9215E1E0F2F71BB014B6E80FA94BFFB24479C069DFB26718FA5CB27E3062BB75F552558487849A7305E33ABEC8C41604E"> : tensor<19xui64>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xui64>) -> tensor<3x19xui64>
  %20 = stablehlo.constant dense<"0xAD3D262CAEC78A088C0533D410C109042D566BA1C50A06CEA93188493B3C03AC0CE4F4D269ABEF79AFED8D5C4DB2E1256D21965246E41F43130AB0B730AEF23B9AE7BF15EB759545AB794B02169244DA00284A9372CB8C1E9C319A5102C639402578E4B3055394F9215E1E0F2F71BB014B6E80FA94BFFB24479C069DFB26718FA5CB27E3062BB75F552558487849A7305E33ABEC8C41604EAD3D262CAEC78A088C0533D410C109042D566BA1C50A06CEA93188493B3C03AC0CE4F4D269ABEF79AFED8D5C4DB2E1256D21965246E41F43130AB0B730AEF23B9AE7BF15EB759545AB794B02169244DA00284A9372CB8C1E9C319A5102C639402578E4B3055394F9215E1E0F2F71BB014B6E80FA94BFFB24479C069DFB26718FA5CB27E3062BB75F552558487849A7305E33ABEC8C41604EAD3D262CAEC78A088C0533D410C109042D566BA1C50A06CEA93188493B3C03AC0CE4F4D269ABEF79AFED8D5C4DB2E1256D21965246E41F43130AB0B730AEF23B9AE7BF15EB759545AB794B02169244DA00284A9372CB8C1E9C319A5102C639402578E4B3055394F9215E1E0F2F71BB014B6E80FA94BFFB24479C069DFB26718FA5CB27E3062BB75F552558487849A7305E33ABEC8C41604E"> : tensor<3x19xui64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xui64>, tensor<3x19xui64>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xui64>) -> tensor<19x3xui64>
  %22 = stablehlo.constant dense<"0xAD3D262CAEC78A08AD3D262CAEC78A08AD3D262CAEC78A088C0533D410C109048C0533D410C109048C0533D410C109042D566BA1C50A06CE2D566BA1C50A06CE2D566BA1C50A06CEA93188493B3C03ACA93188493B3C03ACA93188493B3C03AC0CE4F4D269ABEF790CE4F4D269ABEF790CE4F4D269ABEF79AFED8D5C4DB2E125AFED8D5C4DB2E125AFED8D5C4DB2E1256D21965246E41F436D21965246E41F436D21965246E41F43130AB0B730AEF23B130AB0B730AEF23B130AB0B730AEF23B9AE7BF15EB7595459AE7BF15EB7595459AE7BF15EB759545AB794B02169244DAAB794B02169244DAAB794B02169244DA00284A9372CB8C1E00284A9372CB8C1E00284A9372CB8C1E9C319A5102C639409C319A5102C639409C319A5102C639402578E4B3055394F92578E4B3055394F92578E4B3055394F9215E1E0F2F71BB01215E1E0F2F71BB01215E1E0F2F71BB014B6E80FA94BFFB244B6E80FA94BFFB244B6E80FA94BFFB24479C069DFB26718F479C069DFB26718F479C069DFB26718FA5CB27E3062BB75FA5CB27E3062BB75FA5CB27E3062BB75F552558487849A730552558487849A730552558487849A7305E33ABEC8C41604E5E33ABEC8C41604E5E33ABEC8C41604E"> : tensor<19x3xui64>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xui64>, tensor<19x3xui64>) -> ()
  return
}
// -----
// broadcast_in_dim of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [-3.0], [6.0]]> : tensor<3x1xf4E2M1FN>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf4E2M1FN>) -> tensor<3x4xf4E2M1FN>
  %2 = stablehlo.constant dense<[[2.0, 2.0, 2.0, 2.0], [-3.0, -3.0, -3.0, -3.0], [6.0, 6.0, 6.0, 6.0]]> : tensor<3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf4E2M1FN>) -> tensor<3x2x1xf4E2M1FN>
  %4 = stablehlo.constant dense<[[[2.0], [2.0]], [[-3.0], [-3.0]], [[6.0], [6.0]]]> : tensor<3x2x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xf4E2M1FN>, tensor<3x2x1xf4E2M1FN>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf4E2M1FN>) -> tensor<2x3x5xf4E2M1FN>
  %6 = stablehlo.constant dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [-3.0, -3.0, -3.0, -3.0, -3.0], [6.0, 6.0, 6.0, 6.0, 6.0]], [[2.0, 2.0, 2.0, 2.0, 2.0], [-3.0, -3.0, -3.0, -3.0, -3.0], [6.0, 6.0, 6.0, 6.0, 6.0]]]> : tensor<2x3x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf4E2M1FN>, tensor<2x3x5xf4E2M1FN>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf4E2M1FN>) -> tensor<1x3xf4E2M1FN>
  %8 = stablehlo.constant dense<[[2.0, -3.0, 6.0]]> : tensor<1x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xf4E2M1FN>, tensor<1x3xf4E2M1FN>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf4E2M1FN>) -> tensor<4x3xf4E2M1FN>
  %10 = stablehlo.constant dense<[[2.0, -3.0, 6.0], [2.0, -3.0, 6.0], [2.0, -3.0, 6.0], [2.0, -3.0, 6.0]]> : tensor<4x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xf4E2M1FN>, tensor<4x3xf4E2M1FN>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xf4E2M1FN>) -> tensor<2x5x3xf4E2M1FN>
  %12 = stablehlo.constant dense<[[[2.0, -3.0, 6.0], [2.0, -3.0, 6.0], [2.0, -3.0, 6.0], [2.0, -3.0, 6.0], [2.0, -3.0, 6.0]], [[2.0, -3.0, 6.0], [2.0, -3.0, 6.0], [2.0, -3.0, 6.0], [2.0, -3.0, 6.0], [2.0, -3.0, 6.0]]]> : tensor<2x5x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xf4E2M1FN>, tensor<2x5x3xf4E2M1FN>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf4E2M1FN>) -> tensor<3x0xf4E2M1FN>
  %14 = stablehlo.constant dense<> : tensor<3x0xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf4E2M1FN>, tensor<3x0xf4E2M1FN>) -> ()
  %15 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f4E2M1FN>) -> tensor<2x9xf4E2M1FN>
  %17 = stablehlo.constant dense<0.0> : tensor<2x9xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xf4E2M1FN>, tensor<2x9xf4E2M1FN>) -> ()
  %18 = stablehlo.constant dense<[-1.0, 0.5, 1.5, -4.0, -1.0, -0.5, -0.5, 0.5, 6.0, -1.0, -6.0, -0.0, 0.5, 0.0, 1.0, 6.0, 1.0, -1.5, -4.0]> : tensor<19xf4E2M1FN>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xf4E2M1FN>) -> tensor<3x19xf4E2M1FN>
  %20 = stablehlo.constant dense<[[-1.0, 0.5, 1.5, -4.0, -1.0, -0.5, -0.5, 0.5, 6.0, -1.0, -6.0, -0.0, 0.5, 0.0, 1.0, 6.0, 1.0, -1.5, -4.0], [-1.0, 0.5, 1.5, -4.0, -1.0, -0.5, -0.5, 0.5, 6.0, -1.0, -6.0, -0.0, 0.5, 0.0, 1.0, 6.0, 1.0, -1.5, -4.0], [-1.0, 0.5, 1.5, -4.0, -1.0, -0.5, -0.5, 0.5, 6.0, -1.0, -6.0, -0.0, 0.5, 0.0, 1.0, 6.0, 1.0, -1.5, -4.0]]> : tensor<3x19xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xf4E2M1FN>, tensor<3x19xf4E2M1FN>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xf4E2M1FN>) -> tensor<19x3xf4E2M1FN>
  %22 = stablehlo.constant dense<[[-1.0, -1.0, -1.0], [0.5, 0.5, 0.5], [1.5, 1.5, 1.5], [-4.0, -4.0, -4.0], [-1.0, -1.0, -1.0], [-0.5, -0.5, -0.5], [-0.5, -0.5, -0.5], [0.5, 0.5, 0.5], [6.0, 6.0, 6.0], [-1.0, -1.0, -1.0], [-6.0, -6.0, -6.0], [-0.0, -0.0, -0.0], [0.5, 0.5, 0.5], [0.0, 0.0, 0.0], [1.0, 1.0, 1.0], [6.0, 6.0, 6.0], [1.0, 1.0, 1.0], [-1.5, -1.5, -1.5], [-4.0, -4.0, -4.0]]> : tensor<19x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xf4E2M1FN>, tensor<19x3xf4E2M1FN>) -> ()
  return
}
// -----
// broadcast_in_dim of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.375], [-0.5], [-4.0]]> : tensor<3x1xf6E2M3FN>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  %2 = stablehlo.constant dense<[[1.375, 1.375, 1.375, 1.375], [-0.5, -0.5, -0.5, -0.5], [-4.0, -4.0, -4.0, -4.0]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf6E2M3FN>) -> tensor<3x2x1xf6E2M3FN>
  %4 = stablehlo.constant dense<[[[1.375], [1.375]], [[-0.5], [-0.5]], [[-4.0], [-4.0]]]> : tensor<3x2x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xf6E2M3FN>, tensor<3x2x1xf6E2M3FN>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf6E2M3FN>) -> tensor<2x3x5xf6E2M3FN>
  %6 = stablehlo.constant dense<[[[1.375, 1.375, 1.375, 1.375, 1.375], [-0.5, -0.5, -0.5, -0.5, -0.5], [-4.0, -4.0, -4.0, -4.0, -4.0]], [[1.375, 1.375, 1.375, 1.375, 1.375], [-0.5, -0.5, -0.5, -0.5, -0.5], [-4.0, -4.0, -4.0, -4.0, -4.0]]]> : tensor<2x3x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf6E2M3FN>, tensor<2x3x5xf6E2M3FN>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf6E2M3FN>) -> tensor<1x3xf6E2M3FN>
  %8 = stablehlo.constant dense<[[1.375, -0.5, -4.0]]> : tensor<1x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xf6E2M3FN>, tensor<1x3xf6E2M3FN>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf6E2M3FN>) -> tensor<4x3xf6E2M3FN>
  %10 = stablehlo.constant dense<[[1.375, -0.5, -4.0], [1.375, -0.5, -4.0], [1.375, -0.5, -4.0], [1.375, -0.5, -4.0]]> : tensor<4x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xf6E2M3FN>, tensor<4x3xf6E2M3FN>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xf6E2M3FN>) -> tensor<2x5x3xf6E2M3FN>
  %12 = stablehlo.constant dense<[[[1.375, -0.5, -4.0], [1.375, -0.5, -4.0], [1.375, -0.5, -4.0], [1.375, -0.5, -4.0], [1.375, -0.5, -4.0]], [[1.375, -0.5, -4.0], [1.375, -0.5, -4.0], [1.375, -0.5, -4.0], [1.375, -0.5, -4.0], [1.375, -0.5, -4.0]]]> : tensor<2x5x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xf6E2M3FN>, tensor<2x5x3xf6E2M3FN>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf6E2M3FN>) -> tensor<3x0xf6E2M3FN>
  %14 = stablehlo.constant dense<> : tensor<3x0xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf6E2M3FN>, tensor<3x0xf6E2M3FN>) -> ()
  %15 = stablehlo.constant dense<-3.75> : tensor<f6E2M3FN>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f6E2M3FN>) -> tensor<2x9xf6E2M3FN>
  %17 = stablehlo.constant dense<-3.75> : tensor<2x9xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xf6E2M3FN>, tensor<2x9xf6E2M3FN>) -> ()
  %18 = stablehlo.constant dense<[2.75, -0.75, -1.625, -2.25, 1.125, 5.0, -4.0, -2.25, 7.0, 1.0, -0.125, -4.0, 0.5, -0.5, -0.25, 6.5, -0.375, 0.125, 1.25]> : tensor<19xf6E2M3FN>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xf6E2M3FN>) -> tensor<3x19xf6E2M3FN>
  %20 = stablehlo.constant dense<[[2.75, -0.75, -1.625, -2.25, 1.125, 5.0, -4.0, -2.25, 7.0, 1.0, -0.125, -4.0, 0.5, -0.5, -0.25, 6.5, -0.375, 0.125, 1.25], [2.75, -0.75, -1.625, -2.25, 1.125, 5.0, -4.0, -2.25, 7.0, 1.0, -0.125, -4.0, 0.5, -0.5, -0.25, 6.5, -0.375, 0.125, 1.25], [2.75, -0.75, -1.625, -2.25, 1.125, 5.0, -4.0, -2.25, 7.0, 1.0, -0.125, -4.0, 0.5, -0.5, -0.25, 6.5, -0.375, 0.125, 1.25]]> : tensor<3x19xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xf6E2M3FN>, tensor<3x19xf6E2M3FN>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xf6E2M3FN>) -> tensor<19x3xf6E2M3FN>
  %22 = stablehlo.constant dense<[[2.75, 2.75, 2.75], [-0.75, -0.75, -0.75], [-1.625, -1.625, -1.625], [-2.25, -2.25, -2.25], [1.125, 1.125, 1.125], [5.0, 5.0, 5.0], [-4.0, -4.0, -4.0], [-2.25, -2.25, -2.25], [7.0, 7.0, 7.0], [1.0, 1.0, 1.0], [-0.125, -0.125, -0.125], [-4.0, -4.0, -4.0], [0.5, 0.5, 0.5], [-0.5, -0.5, -0.5], [-0.25, -0.25, -0.25], [6.5, 6.5, 6.5], [-0.375, -0.375, -0.375], [0.125, 0.125, 0.125], [1.25, 1.25, 1.25]]> : tensor<19x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xf6E2M3FN>, tensor<19x3xf6E2M3FN>) -> ()
  return
}
// -----
// broadcast_in_dim of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-0.1875], [14.0], [28.0]]> : tensor<3x1xf6E3M2FN>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  %2 = stablehlo.constant dense<[[-0.1875, -0.1875, -0.1875, -0.1875], [14.0, 14.0, 14.0, 14.0], [28.0, 28.0, 28.0, 28.0]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf6E3M2FN>) -> tensor<3x2x1xf6E3M2FN>
  %4 = stablehlo.constant dense<[[[-0.1875], [-0.1875]], [[14.0], [14.0]], [[28.0], [28.0]]]> : tensor<3x2x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xf6E3M2FN>, tensor<3x2x1xf6E3M2FN>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf6E3M2FN>) -> tensor<2x3x5xf6E3M2FN>
  %6 = stablehlo.constant dense<[[[-0.1875, -0.1875, -0.1875, -0.1875, -0.1875], [14.0, 14.0, 14.0, 14.0, 14.0], [28.0, 28.0, 28.0, 28.0, 28.0]], [[-0.1875, -0.1875, -0.1875, -0.1875, -0.1875], [14.0, 14.0, 14.0, 14.0, 14.0], [28.0, 28.0, 28.0, 28.0, 28.0]]]> : tensor<2x3x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf6E3M2FN>, tensor<2x3x5xf6E3M2FN>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf6E3M2FN>) -> tensor<1x3xf6E3M2FN>
  %8 = stablehlo.constant dense<[[-0.1875, 14.0, 28.0]]> : tensor<1x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xf6E3M2FN>, tensor<1x3xf6E3M2FN>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf6E3M2FN>) -> tensor<4x3xf6E3M2FN>
  %10 = stablehlo.constant dense<[[-0.1875, 14.0, 28.0], [-0.1875, 14.0, 28.0], [-0.1875, 14.0, 28.0], [-0.1875, 14.0, 28.0]]> : tensor<4x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xf6E3M2FN>, tensor<4x3xf6E3M2FN>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xf6E3M2FN>) -> tensor<2x5x3xf6E3M2FN>
  %12 = stablehlo.constant dense<[[[-0.1875, 14.0, 28.0], [-0.1875, 14.0, 28.0], [-0.1875, 14.0, 28.0], [-0.1875, 14.0, 28.0], [-0.1875, 14.0, 28.0]], [[-0.1875, 14.0, 28.0], [-0.1875, 14.0, 28.0], [-0.1875, 14.0, 28.0], [-0.1875, 14.0, 28.0], [-0.1875, 14.0, 28.0]]]> : tensor<2x5x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xf6E3M2FN>, tensor<2x5x3xf6E3M2FN>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf6E3M2FN>) -> tensor<3x0xf6E3M2FN>
  %14 = stablehlo.constant dense<> : tensor<3x0xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf6E3M2FN>, tensor<3x0xf6E3M2FN>) -> ()
  %15 = stablehlo.constant dense<10.0> : tensor<f6E3M2FN>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f6E3M2FN>) -> tensor<2x9xf6E3M2FN>
  %17 = stablehlo.constant dense<10.0> : tensor<2x9xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xf6E3M2FN>, tensor<2x9xf6E3M2FN>) -> ()
  %18 = stablehlo.constant dense<[1.5, 0.875, 3.5, -0.1875, -6.0, 6.0, -0.75, 10.0, -1.25, 24.0, -1.5, 0.125, 24.0, 10.0, -16.0, 28.0, -0.625, -1.0, -1.0]> : tensor<19xf6E3M2FN>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xf6E3M2FN>) -> tensor<3x19xf6E3M2FN>
  %20 = stablehlo.constant dense<[[1.5, 0.875, 3.5, -0.1875, -6.0, 6.0, -0.75, 10.0, -1.25, 24.0, -1.5, 0.125, 24.0, 10.0, -16.0, 28.0, -0.625, -1.0, -1.0], [1.5, 0.875, 3.5, -0.1875, -6.0, 6.0, -0.75, 10.0, -1.25, 24.0, -1.5, 0.125, 24.0, 10.0, -16.0, 28.0, -0.625, -1.0, -1.0], [1.5, 0.875, 3.5, -0.1875, -6.0, 6.0, -0.75, 10.0, -1.25, 24.0, -1.5, 0.125, 24.0, 10.0, -16.0, 28.0, -0.625, -1.0, -1.0]]> : tensor<3x19xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xf6E3M2FN>, tensor<3x19xf6E3M2FN>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xf6E3M2FN>) -> tensor<19x3xf6E3M2FN>
  %22 = stablehlo.constant dense<[[1.5, 1.5, 1.5], [0.875, 0.875, 0.875], [3.5, 3.5, 3.5], [-0.1875, -0.1875, -0.1875], [-6.0, -6.0, -6.0], [6.0, 6.0, 6.0], [-0.75, -0.75, -0.75], [10.0, 10.0, 10.0], [-1.25, -1.25, -1.25], [24.0, 24.0, 24.0], [-1.5, -1.5, -1.5], [0.125, 0.125, 0.125], [24.0, 24.0, 24.0], [10.0, 10.0, 10.0], [-16.0, -16.0, -16.0], [28.0, 28.0, 28.0], [-0.625, -0.625, -0.625], [-1.0, -1.0, -1.0], [-1.0, -1.0, -1.0]]> : tensor<19x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xf6E3M2FN>, tensor<19x3xf6E3M2FN>) -> ()
  return
}
// -----
// broadcast_in_dim of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-0.8125], [0.015625], [-15.0]]> : tensor<3x1xf8E3M4>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E3M4>) -> tensor<3x4xf8E3M4>
  %2 = stablehlo.constant dense<"0xAAAAAAAA01010101EEEEEEEE"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf8E3M4>) -> tensor<3x2x1xf8E3M4>
  %4 = stablehlo.constant dense<[[[-0.8125], [-0.8125]], [[0.015625], [0.015625]], [[-15.0], [-15.0]]]> : tensor<3x2x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xf8E3M4>, tensor<3x2x1xf8E3M4>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf8E3M4>) -> tensor<2x3x5xf8E3M4>
  %6 = stablehlo.constant dense<"0xAAAAAAAAAA0101010101EEEEEEEEEEAAAAAAAAAA0101010101EEEEEEEEEE"> : tensor<2x3x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf8E3M4>, tensor<2x3x5xf8E3M4>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf8E3M4>) -> tensor<1x3xf8E3M4>
  %8 = stablehlo.constant dense<[[-0.8125, 0.015625, -15.0]]> : tensor<1x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xf8E3M4>, tensor<1x3xf8E3M4>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf8E3M4>) -> tensor<4x3xf8E3M4>
  %10 = stablehlo.constant dense<"0xAA01EEAA01EEAA01EEAA01EE"> : tensor<4x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xf8E3M4>, tensor<4x3xf8E3M4>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xf8E3M4>) -> tensor<2x5x3xf8E3M4>
  %12 = stablehlo.constant dense<"0xAA01EEAA01EEAA01EEAA01EEAA01EEAA01EEAA01EEAA01EEAA01EEAA01EE"> : tensor<2x5x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xf8E3M4>, tensor<2x5x3xf8E3M4>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E3M4>) -> tensor<3x0xf8E3M4>
  %14 = stablehlo.constant dense<> : tensor<3x0xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf8E3M4>, tensor<3x0xf8E3M4>) -> ()
  %15 = stablehlo.constant dense<2.875> : tensor<f8E3M4>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f8E3M4>) -> tensor<2x9xf8E3M4>
  %17 = stablehlo.constant dense<2.875> : tensor<2x9xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xf8E3M4>, tensor<2x9xf8E3M4>) -> ()
  %18 = stablehlo.constant dense<"0x99EA9EE080E6331CE1624957E1A4D551B0B1E1"> : tensor<19xf8E3M4>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xf8E3M4>) -> tensor<3x19xf8E3M4>
  %20 = stablehlo.constant dense<"0x99EA9EE080E6331CE1624957E1A4D551B0B1E199EA9EE080E6331CE1624957E1A4D551B0B1E199EA9EE080E6331CE1624957E1A4D551B0B1E1"> : tensor<3x19xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xf8E3M4>, tensor<3x19xf8E3M4>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xf8E3M4>) -> tensor<19x3xf8E3M4>
  %22 = stablehlo.constant dense<"0x999999EAEAEA9E9E9EE0E0E0808080E6E6E63333331C1C1CE1E1E1626262494949575757E1E1E1A4A4A4D5D5D5515151B0B0B0B1B1B1E1E1E1"> : tensor<19x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xf8E3M4>, tensor<19x3xf8E3M4>) -> ()
  return
}
// -----
// broadcast_in_dim of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[-13.0], [-0.40625], [0.01171875]]> : tensor<3x1xf8E4M3>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E4M3>) -> tensor<3x4xf8E4M3>
  %2 = stablehlo.constant dense<"0xD5D5D5D5ADADADAD06060606"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf8E4M3>) -> tensor<3x2x1xf8E4M3>
  %4 = stablehlo.constant dense<[[[-13.0], [-13.0]], [[-0.40625], [-0.40625]], [[0.01171875], [0.01171875]]]> : tensor<3x2x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xf8E4M3>, tensor<3x2x1xf8E4M3>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf8E4M3>) -> tensor<2x3x5xf8E4M3>
  %6 = stablehlo.constant dense<"0xD5D5D5D5D5ADADADADAD0606060606D5D5D5D5D5ADADADADAD0606060606"> : tensor<2x3x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf8E4M3>, tensor<2x3x5xf8E4M3>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf8E4M3>) -> tensor<1x3xf8E4M3>
  %8 = stablehlo.constant dense<[[-13.0, -0.40625, 0.01171875]]> : tensor<1x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xf8E4M3>, tensor<1x3xf8E4M3>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf8E4M3>) -> tensor<4x3xf8E4M3>
  %10 = stablehlo.constant dense<"0xD5AD06D5AD06D5AD06D5AD06"> : tensor<4x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xf8E4M3>, tensor<4x3xf8E4M3>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xf8E4M3>) -> tensor<2x5x3xf8E4M3>
  %12 = stablehlo.constant dense<"0xD5AD06D5AD06D5AD06D5AD06D5AD06D5AD06D5AD06D5AD06D5AD06D5AD06"> : tensor<2x5x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xf8E4M3>, tensor<2x5x3xf8E4M3>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E4M3>) -> tensor<3x0xf8E4M3>
  %14 = stablehlo.constant dense<> : tensor<3x0xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf8E4M3>, tensor<3x0xf8E4M3>) -> ()
  %15 = stablehlo.constant dense<-30.0> : tensor<f8E4M3>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f8E4M3>) -> tensor<2x9xf8E4M3>
  %17 = stablehlo.constant dense<-30.0> : tensor<2x9xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xf8E4M3>, tensor<2x9xf8E4M3>) -> ()
  %18 = stablehlo.constant dense<"0xE46311F25C41D5588F25ACD2B6C8C40BBDB004"> : tensor<19xf8E4M3>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xf8E4M3>) -> tensor<3x19xf8E4M3>
  %20 = stablehlo.constant dense<"0xE46311F25C41D5588F25ACD2B6C8C40BBDB004E46311F25C41D5588F25ACD2B6C8C40BBDB004E46311F25C41D5588F25ACD2B6C8C40BBDB004"> : tensor<3x19xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xf8E4M3>, tensor<3x19xf8E4M3>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xf8E4M3>) -> tensor<19x3xf8E4M3>
  %22 = stablehlo.constant dense<"0xE4E4E4636363111111F2F2F25C5C5C414141D5D5D55858588F8F8F252525ACACACD2D2D2B6B6B6C8C8C8C4C4C40B0B0BBDBDBDB0B0B0040404"> : tensor<19x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xf8E4M3>, tensor<19x3xf8E4M3>) -> ()
  return
}
// -----
// broadcast_in_dim of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[5.5], [14.0], [0.625]]> : tensor<3x1xf8E4M3FN>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  %2 = stablehlo.constant dense<"0x4B4B4B4B5656565632323232"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf8E4M3FN>) -> tensor<3x2x1xf8E4M3FN>
  %4 = stablehlo.constant dense<[[[5.5], [5.5]], [[14.0], [14.0]], [[0.625], [0.625]]]> : tensor<3x2x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xf8E4M3FN>, tensor<3x2x1xf8E4M3FN>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf8E4M3FN>) -> tensor<2x3x5xf8E4M3FN>
  %6 = stablehlo.constant dense<"0x4B4B4B4B4B565656565632323232324B4B4B4B4B56565656563232323232"> : tensor<2x3x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf8E4M3FN>, tensor<2x3x5xf8E4M3FN>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf8E4M3FN>) -> tensor<1x3xf8E4M3FN>
  %8 = stablehlo.constant dense<[[5.5, 14.0, 0.625]]> : tensor<1x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xf8E4M3FN>, tensor<1x3xf8E4M3FN>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf8E4M3FN>) -> tensor<4x3xf8E4M3FN>
  %10 = stablehlo.constant dense<"0x4B56324B56324B56324B5632"> : tensor<4x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xf8E4M3FN>, tensor<4x3xf8E4M3FN>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xf8E4M3FN>) -> tensor<2x5x3xf8E4M3FN>
  %12 = stablehlo.constant dense<"0x4B56324B56324B56324B56324B56324B56324B56324B56324B56324B5632"> : tensor<2x5x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xf8E4M3FN>, tensor<2x5x3xf8E4M3FN>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E4M3FN>) -> tensor<3x0xf8E4M3FN>
  %14 = stablehlo.constant dense<> : tensor<3x0xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf8E4M3FN>, tensor<3x0xf8E4M3FN>) -> ()
  %15 = stablehlo.constant dense<384.0> : tensor<f8E4M3FN>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f8E4M3FN>) -> tensor<2x9xf8E4M3FN>
  %17 = stablehlo.constant dense<384.0> : tensor<2x9xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xf8E4M3FN>, tensor<2x9xf8E4M3FN>) -> ()
  %18 = stablehlo.constant dense<"0xAD47F44F5F9CC8FAF8D9D857C781F84F72F613"> : tensor<19xf8E4M3FN>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xf8E4M3FN>) -> tensor<3x19xf8E4M3FN>
  %20 = stablehlo.constant dense<"0xAD47F44F5F9CC8FAF8D9D857C781F84F72F613AD47F44F5F9CC8FAF8D9D857C781F84F72F613AD47F44F5F9CC8FAF8D9D857C781F84F72F613"> : tensor<3x19xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xf8E4M3FN>, tensor<3x19xf8E4M3FN>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xf8E4M3FN>) -> tensor<19x3xf8E4M3FN>
  %22 = stablehlo.constant dense<"0xADADAD474747F4F4F44F4F4F5F5F5F9C9C9CC8C8C8FAFAFAF8F8F8D9D9D9D8D8D8575757C7C7C7818181F8F8F84F4F4F727272F6F6F6131313"> : tensor<19x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xf8E4M3FN>, tensor<19x3xf8E4M3FN>) -> ()
  return
}
// -----
// broadcast_in_dim of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[5.0], [-0.0078125], [-0.046875]]> : tensor<3x1xf8E4M3FNUZ>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0x52525252888888889C9C9C9C"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf8E4M3FNUZ>) -> tensor<3x2x1xf8E4M3FNUZ>
  %4 = stablehlo.constant dense<[[[5.0], [5.0]], [[-0.0078125], [-0.0078125]], [[-0.046875], [-0.046875]]]> : tensor<3x2x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xf8E4M3FNUZ>, tensor<3x2x1xf8E4M3FNUZ>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf8E4M3FNUZ>) -> tensor<2x3x5xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<"0x525252525288888888889C9C9C9C9C525252525288888888889C9C9C9C9C"> : tensor<2x3x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf8E4M3FNUZ>, tensor<2x3x5xf8E4M3FNUZ>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf8E4M3FNUZ>) -> tensor<1x3xf8E4M3FNUZ>
  %8 = stablehlo.constant dense<[[5.0, -0.0078125, -0.046875]]> : tensor<1x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xf8E4M3FNUZ>, tensor<1x3xf8E4M3FNUZ>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf8E4M3FNUZ>) -> tensor<4x3xf8E4M3FNUZ>
  %10 = stablehlo.constant dense<"0x52889C52889C52889C52889C"> : tensor<4x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xf8E4M3FNUZ>, tensor<4x3xf8E4M3FNUZ>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xf8E4M3FNUZ>) -> tensor<2x5x3xf8E4M3FNUZ>
  %12 = stablehlo.constant dense<"0x52889C52889C52889C52889C52889C52889C52889C52889C52889C52889C"> : tensor<2x5x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xf8E4M3FNUZ>, tensor<2x5x3xf8E4M3FNUZ>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E4M3FNUZ>) -> tensor<3x0xf8E4M3FNUZ>
  %14 = stablehlo.constant dense<> : tensor<3x0xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf8E4M3FNUZ>, tensor<3x0xf8E4M3FNUZ>) -> ()
  %15 = stablehlo.constant dense<-0.0234375> : tensor<f8E4M3FNUZ>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f8E4M3FNUZ>) -> tensor<2x9xf8E4M3FNUZ>
  %17 = stablehlo.constant dense<-0.0234375> : tensor<2x9xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xf8E4M3FNUZ>, tensor<2x9xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.constant dense<"0xF608302EA0317A32001B2F3BC39A734BA89BA6"> : tensor<19xf8E4M3FNUZ>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xf8E4M3FNUZ>) -> tensor<3x19xf8E4M3FNUZ>
  %20 = stablehlo.constant dense<"0xF608302EA0317A32001B2F3BC39A734BA89BA6F608302EA0317A32001B2F3BC39A734BA89BA6F608302EA0317A32001B2F3BC39A734BA89BA6"> : tensor<3x19xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xf8E4M3FNUZ>, tensor<3x19xf8E4M3FNUZ>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xf8E4M3FNUZ>) -> tensor<19x3xf8E4M3FNUZ>
  %22 = stablehlo.constant dense<"0xF6F6F60808083030302E2E2EA0A0A03131317A7A7A3232320000001B1B1B2F2F2F3B3B3BC3C3C39A9A9A7373734B4B4BA8A8A89B9B9BA6A6A6"> : tensor<19x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xf8E4M3FNUZ>, tensor<19x3xf8E4M3FNUZ>) -> ()
  return
}
// -----
// broadcast_in_dim of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0x97], [-0.4375], [-13.0]]> : tensor<3x1xf8E4M3B11FNUZ>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0x97979797CECECECEF5F5F5F5"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf8E4M3B11FNUZ>) -> tensor<3x2x1xf8E4M3B11FNUZ>
  %4 = stablehlo.constant dense<[[[0x97], [0x97]], [[-0.4375], [-0.4375]], [[-13.0], [-13.0]]]> : tensor<3x2x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xf8E4M3B11FNUZ>, tensor<3x2x1xf8E4M3B11FNUZ>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf8E4M3B11FNUZ>) -> tensor<2x3x5xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<"0x9797979797CECECECECEF5F5F5F5F59797979797CECECECECEF5F5F5F5F5"> : tensor<2x3x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf8E4M3B11FNUZ>, tensor<2x3x5xf8E4M3B11FNUZ>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf8E4M3B11FNUZ>) -> tensor<1x3xf8E4M3B11FNUZ>
  %8 = stablehlo.constant dense<[[0x97, -0.4375, -13.0]]> : tensor<1x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xf8E4M3B11FNUZ>, tensor<1x3xf8E4M3B11FNUZ>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf8E4M3B11FNUZ>) -> tensor<4x3xf8E4M3B11FNUZ>
  %10 = stablehlo.constant dense<"0x97CEF597CEF597CEF597CEF5"> : tensor<4x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xf8E4M3B11FNUZ>, tensor<4x3xf8E4M3B11FNUZ>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xf8E4M3B11FNUZ>) -> tensor<2x5x3xf8E4M3B11FNUZ>
  %12 = stablehlo.constant dense<"0x97CEF597CEF597CEF597CEF597CEF597CEF597CEF597CEF597CEF597CEF5"> : tensor<2x5x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xf8E4M3B11FNUZ>, tensor<2x5x3xf8E4M3B11FNUZ>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E4M3B11FNUZ>) -> tensor<3x0xf8E4M3B11FNUZ>
  %14 = stablehlo.constant dense<> : tensor<3x0xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf8E4M3B11FNUZ>, tensor<3x0xf8E4M3B11FNUZ>) -> ()
  %15 = stablehlo.constant dense<-20.0> : tensor<f8E4M3B11FNUZ>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f8E4M3B11FNUZ>) -> tensor<2x9xf8E4M3B11FNUZ>
  %17 = stablehlo.constant dense<-20.0> : tensor<2x9xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xf8E4M3B11FNUZ>, tensor<2x9xf8E4M3B11FNUZ>) -> ()
  %18 = stablehlo.constant dense<"0x09A7B27EFE96C4A9C3A7BA05CAA821068A7753"> : tensor<19xf8E4M3B11FNUZ>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xf8E4M3B11FNUZ>) -> tensor<3x19xf8E4M3B11FNUZ>
  %20 = stablehlo.constant dense<"0x09A7B27EFE96C4A9C3A7BA05CAA821068A775309A7B27EFE96C4A9C3A7BA05CAA821068A775309A7B27EFE96C4A9C3A7BA05CAA821068A7753"> : tensor<3x19xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xf8E4M3B11FNUZ>, tensor<3x19xf8E4M3B11FNUZ>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xf8E4M3B11FNUZ>) -> tensor<19x3xf8E4M3B11FNUZ>
  %22 = stablehlo.constant dense<"0x090909A7A7A7B2B2B27E7E7EFEFEFE969696C4C4C4A9A9A9C3C3C3A7A7A7BABABA050505CACACAA8A8A82121210606068A8A8A777777535353"> : tensor<19x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xf8E4M3B11FNUZ>, tensor<19x3xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// broadcast_in_dim of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-0.75], [1280.0], [-0.0234375]]> : tensor<3x1xf8E5M2>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E5M2>) -> tensor<3x4xf8E5M2>
  %2 = stablehlo.constant dense<"0xBABABABA65656565A6A6A6A6"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf8E5M2>) -> tensor<3x2x1xf8E5M2>
  %4 = stablehlo.constant dense<[[[-0.75], [-0.75]], [[1280.0], [1280.0]], [[-0.0234375], [-0.0234375]]]> : tensor<3x2x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xf8E5M2>, tensor<3x2x1xf8E5M2>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf8E5M2>) -> tensor<2x3x5xf8E5M2>
  %6 = stablehlo.constant dense<"0xBABABABABA6565656565A6A6A6A6A6BABABABABA6565656565A6A6A6A6A6"> : tensor<2x3x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf8E5M2>, tensor<2x3x5xf8E5M2>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf8E5M2>) -> tensor<1x3xf8E5M2>
  %8 = stablehlo.constant dense<[[-0.75, 1280.0, -0.0234375]]> : tensor<1x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xf8E5M2>, tensor<1x3xf8E5M2>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf8E5M2>) -> tensor<4x3xf8E5M2>
  %10 = stablehlo.constant dense<"0xBA65A6BA65A6BA65A6BA65A6"> : tensor<4x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xf8E5M2>, tensor<4x3xf8E5M2>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xf8E5M2>) -> tensor<2x5x3xf8E5M2>
  %12 = stablehlo.constant dense<"0xBA65A6BA65A6BA65A6BA65A6BA65A6BA65A6BA65A6BA65A6BA65A6BA65A6"> : tensor<2x5x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xf8E5M2>, tensor<2x5x3xf8E5M2>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E5M2>) -> tensor<3x0xf8E5M2>
  %14 = stablehlo.constant dense<> : tensor<3x0xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf8E5M2>, tensor<3x0xf8E5M2>) -> ()
  %15 = stablehlo.constant dense<0x04> : tensor<f8E5M2>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f8E5M2>) -> tensor<2x9xf8E5M2>
  %17 = stablehlo.constant dense<0x04> : tensor<2x9xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xf8E5M2>, tensor<2x9xf8E5M2>) -> ()
  %18 = stablehlo.constant dense<"0x1AE09AF7ECF7548F16AF9D942684B637EFB1B0"> : tensor<19xf8E5M2>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xf8E5M2>) -> tensor<3x19xf8E5M2>
  %20 = stablehlo.constant dense<"0x1AE09AF7ECF7548F16AF9D942684B637EFB1B01AE09AF7ECF7548F16AF9D942684B637EFB1B01AE09AF7ECF7548F16AF9D942684B637EFB1B0"> : tensor<3x19xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xf8E5M2>, tensor<3x19xf8E5M2>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xf8E5M2>) -> tensor<19x3xf8E5M2>
  %22 = stablehlo.constant dense<"0x1A1A1AE0E0E09A9A9AF7F7F7ECECECF7F7F75454548F8F8F161616AFAFAF9D9D9D949494262626848484B6B6B6373737EFEFEFB1B1B1B0B0B0"> : tensor<19x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xf8E5M2>, tensor<19x3xf8E5M2>) -> ()
  return
}
// -----
// broadcast_in_dim of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0x8E], [-14336.0], [0x81]]> : tensor<3x1xf8E5M2FNUZ>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0x8E8E8E8EF7F7F7F781818181"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf8E5M2FNUZ>) -> tensor<3x2x1xf8E5M2FNUZ>
  %4 = stablehlo.constant dense<[[[0x8E], [0x8E]], [[-14336.0], [-14336.0]], [[0x81], [0x81]]]> : tensor<3x2x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xf8E5M2FNUZ>, tensor<3x2x1xf8E5M2FNUZ>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf8E5M2FNUZ>) -> tensor<2x3x5xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<"0x8E8E8E8E8EF7F7F7F7F781818181818E8E8E8E8EF7F7F7F7F78181818181"> : tensor<2x3x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf8E5M2FNUZ>, tensor<2x3x5xf8E5M2FNUZ>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf8E5M2FNUZ>) -> tensor<1x3xf8E5M2FNUZ>
  %8 = stablehlo.constant dense<[[0x8E, -14336.0, 0x81]]> : tensor<1x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xf8E5M2FNUZ>, tensor<1x3xf8E5M2FNUZ>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf8E5M2FNUZ>) -> tensor<4x3xf8E5M2FNUZ>
  %10 = stablehlo.constant dense<"0x8EF7818EF7818EF7818EF781"> : tensor<4x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xf8E5M2FNUZ>, tensor<4x3xf8E5M2FNUZ>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xf8E5M2FNUZ>) -> tensor<2x5x3xf8E5M2FNUZ>
  %12 = stablehlo.constant dense<"0x8EF7818EF7818EF7818EF7818EF7818EF7818EF7818EF7818EF7818EF781"> : tensor<2x5x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xf8E5M2FNUZ>, tensor<2x5x3xf8E5M2FNUZ>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E5M2FNUZ>) -> tensor<3x0xf8E5M2FNUZ>
  %14 = stablehlo.constant dense<> : tensor<3x0xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf8E5M2FNUZ>, tensor<3x0xf8E5M2FNUZ>) -> ()
  %15 = stablehlo.constant dense<8192.0> : tensor<f8E5M2FNUZ>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f8E5M2FNUZ>) -> tensor<2x9xf8E5M2FNUZ>
  %17 = stablehlo.constant dense<8192.0> : tensor<2x9xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xf8E5M2FNUZ>, tensor<2x9xf8E5M2FNUZ>) -> ()
  %18 = stablehlo.constant dense<"0x0386D60365E473422F6E372CBB5969A47EBAEC"> : tensor<19xf8E5M2FNUZ>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xf8E5M2FNUZ>) -> tensor<3x19xf8E5M2FNUZ>
  %20 = stablehlo.constant dense<"0x0386D60365E473422F6E372CBB5969A47EBAEC0386D60365E473422F6E372CBB5969A47EBAEC0386D60365E473422F6E372CBB5969A47EBAEC"> : tensor<3x19xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xf8E5M2FNUZ>, tensor<3x19xf8E5M2FNUZ>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xf8E5M2FNUZ>) -> tensor<19x3xf8E5M2FNUZ>
  %22 = stablehlo.constant dense<"0x030303868686D6D6D6030303656565E4E4E47373734242422F2F2F6E6E6E3737372C2C2CBBBBBB595959696969A4A4A47E7E7EBABABAECECEC"> : tensor<19x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xf8E5M2FNUZ>, tensor<19x3xf8E5M2FNUZ>) -> ()
  return
}
// -----
// broadcast_in_dim of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[0xEE], [0xA4], [0xAD]]> : tensor<3x1xf8E8M0FNU>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
  %2 = stablehlo.constant dense<"0xEEEEEEEEA4A4A4A4ADADADAD"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf8E8M0FNU>) -> tensor<3x2x1xf8E8M0FNU>
  %4 = stablehlo.constant dense<[[[0xEE], [0xEE]], [[0xA4], [0xA4]], [[0xAD], [0xAD]]]> : tensor<3x2x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xf8E8M0FNU>, tensor<3x2x1xf8E8M0FNU>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf8E8M0FNU>) -> tensor<2x3x5xf8E8M0FNU>
  %6 = stablehlo.constant dense<"0xEEEEEEEEEEA4A4A4A4A4ADADADADADEEEEEEEEEEA4A4A4A4A4ADADADADAD"> : tensor<2x3x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf8E8M0FNU>, tensor<2x3x5xf8E8M0FNU>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf8E8M0FNU>) -> tensor<1x3xf8E8M0FNU>
  %8 = stablehlo.constant dense<[[0xEE, 0xA4, 0xAD]]> : tensor<1x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xf8E8M0FNU>, tensor<1x3xf8E8M0FNU>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf8E8M0FNU>) -> tensor<4x3xf8E8M0FNU>
  %10 = stablehlo.constant dense<"0xEEA4ADEEA4ADEEA4ADEEA4AD"> : tensor<4x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xf8E8M0FNU>, tensor<4x3xf8E8M0FNU>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xf8E8M0FNU>) -> tensor<2x5x3xf8E8M0FNU>
  %12 = stablehlo.constant dense<"0xEEA4ADEEA4ADEEA4ADEEA4ADEEA4ADEEA4ADEEA4ADEEA4ADEEA4ADEEA4AD"> : tensor<2x5x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xf8E8M0FNU>, tensor<2x5x3xf8E8M0FNU>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E8M0FNU>) -> tensor<3x0xf8E8M0FNU>
  %14 = stablehlo.constant dense<> : tensor<3x0xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf8E8M0FNU>, tensor<3x0xf8E8M0FNU>) -> ()
  %15 = stablehlo.constant dense<0xC9> : tensor<f8E8M0FNU>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f8E8M0FNU>) -> tensor<2x9xf8E8M0FNU>
  %17 = stablehlo.constant dense<0xC9> : tensor<2x9xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xf8E8M0FNU>, tensor<2x9xf8E8M0FNU>) -> ()
  %18 = stablehlo.constant dense<"0x62D71D314EB039A2D1F3F39ED7BF6F3749EE38"> : tensor<19xf8E8M0FNU>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xf8E8M0FNU>) -> tensor<3x19xf8E8M0FNU>
  %20 = stablehlo.constant dense<"0x62D71D314EB039A2D1F3F39ED7BF6F3749EE3862D71D314EB039A2D1F3F39ED7BF6F3749EE3862D71D314EB039A2D1F3F39ED7BF6F3749EE38"> : tensor<3x19xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xf8E8M0FNU>, tensor<3x19xf8E8M0FNU>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xf8E8M0FNU>) -> tensor<19x3xf8E8M0FNU>
  %22 = stablehlo.constant dense<"0x626262D7D7D71D1D1D3131314E4E4EB0B0B0393939A2A2A2D1D1D1F3F3F3F3F3F39E9E9ED7D7D7BFBFBF6F6F6F373737494949EEEEEE383838"> : tensor<19x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xf8E8M0FNU>, tensor<19x3xf8E8M0FNU>) -> ()
  return
}
// -----
// broadcast_in_dim of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2.375], [-88.0], [45.0]]> : tensor<3x1xbf16>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xbf16>) -> tensor<3x4xbf16>
  %2 = stablehlo.constant dense<"0x18C018C018C018C0B0C2B0C2B0C2B0C23442344234423442"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xbf16>) -> tensor<3x2x1xbf16>
  %4 = stablehlo.constant dense<[[[-2.375], [-2.375]], [[-88.0], [-88.0]], [[45.0], [45.0]]]> : tensor<3x2x1xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xbf16>, tensor<3x2x1xbf16>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xbf16>) -> tensor<2x3x5xbf16>
  %6 = stablehlo.constant dense<"0x18C018C018C018C018C0B0C2B0C2B0C2B0C2B0C23442344234423442344218C018C018C018C018C0B0C2B0C2B0C2B0C2B0C234423442344234423442"> : tensor<2x3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xbf16>, tensor<2x3x5xbf16>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xbf16>) -> tensor<1x3xbf16>
  %8 = stablehlo.constant dense<[[-2.375, -88.0, 45.0]]> : tensor<1x3xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xbf16>, tensor<1x3xbf16>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xbf16>) -> tensor<4x3xbf16>
  %10 = stablehlo.constant dense<"0x18C0B0C2344218C0B0C2344218C0B0C2344218C0B0C23442"> : tensor<4x3xbf16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xbf16>) -> tensor<2x5x3xbf16>
  %12 = stablehlo.constant dense<"0x18C0B0C2344218C0B0C2344218C0B0C2344218C0B0C2344218C0B0C2344218C0B0C2344218C0B0C2344218C0B0C2344218C0B0C2344218C0B0C23442"> : tensor<2x5x3xbf16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xbf16>, tensor<2x5x3xbf16>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xbf16>) -> tensor<3x0xbf16>
  %14 = stablehlo.constant dense<> : tensor<3x0xbf16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xbf16>, tensor<3x0xbf16>) -> ()
  %15 = stablehlo.constant dense<-61.0> : tensor<bf16>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x9xbf16>
  %17 = stablehlo.constant dense<-61.0> : tensor<2x9xbf16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xbf16>, tensor<2x9xbf16>) -> ()
  %18 = stablehlo.constant dense<"0x6342C5C2A7C253426A41E0C288C21041D6C27CC206410D42F6C2524232C2D0421DC2CF42D842"> : tensor<19xbf16>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xbf16>) -> tensor<3x19xbf16>
  %20 = stablehlo.constant dense<"0x6342C5C2A7C253426A41E0C288C21041D6C27CC206410D42F6C2524232C2D0421DC2CF42D8426342C5C2A7C253426A41E0C288C21041D6C27CC206410D42F6C2524232C2D0421DC2CF42D8426342C5C2A7C253426A41E0C288C21041D6C27CC206410D42F6C2524232C2D0421DC2CF42D842"> : tensor<3x19xbf16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xbf16>, tensor<3x19xbf16>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xbf16>) -> tensor<19x3xbf16>
  %22 = stablehlo.constant dense<"0x634263426342C5C2C5C2C5C2A7C2A7C2A7C25342534253426A416A416A41E0C2E0C2E0C288C288C288C2104110411041D6C2D6C2D6C27CC27CC27CC20641064106410D420D420D42F6C2F6C2F6C252425242524232C232C232C2D042D042D0421DC21DC21DC2CF42CF42CF42D842D842D842"> : tensor<19x3xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xbf16>, tensor<19x3xbf16>) -> ()
  return
}
// -----
// broadcast_in_dim of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[25.125], [-95.625], [105.875]]> : tensor<3x1xf16>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf16>) -> tensor<3x4xf16>
  %2 = stablehlo.constant dense<"0x484E484E484E484EFAD5FAD5FAD5FAD59E569E569E569E56"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf16>) -> tensor<3x2x1xf16>
  %4 = stablehlo.constant dense<[[[25.125], [25.125]], [[-95.625], [-95.625]], [[105.875], [105.875]]]> : tensor<3x2x1xf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xf16>, tensor<3x2x1xf16>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf16>) -> tensor<2x3x5xf16>
  %6 = stablehlo.constant dense<"0x484E484E484E484E484EFAD5FAD5FAD5FAD5FAD59E569E569E569E569E56484E484E484E484E484EFAD5FAD5FAD5FAD5FAD59E569E569E569E569E56"> : tensor<2x3x5xf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf16>, tensor<2x3x5xf16>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf16>) -> tensor<1x3xf16>
  %8 = stablehlo.constant dense<[[25.125, -95.625, 105.875]]> : tensor<1x3xf16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xf16>, tensor<1x3xf16>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf16>) -> tensor<4x3xf16>
  %10 = stablehlo.constant dense<"0x484EFAD59E56484EFAD59E56484EFAD59E56484EFAD59E56"> : tensor<4x3xf16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xf16>, tensor<4x3xf16>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xf16>) -> tensor<2x5x3xf16>
  %12 = stablehlo.constant dense<"0x484EFAD59E56484EFAD59E56484EFAD59E56484EFAD59E56484EFAD59E56484EFAD59E56484EFAD59E56484EFAD59E56484EFAD59E56484EFAD59E56"> : tensor<2x5x3xf16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xf16>, tensor<2x5x3xf16>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf16>) -> tensor<3x0xf16>
  %14 = stablehlo.constant dense<> : tensor<3x0xf16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf16>, tensor<3x0xf16>) -> ()
  %15 = stablehlo.constant dense<-52.125> : tensor<f16>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<2x9xf16>
  %17 = stablehlo.constant dense<-52.125> : tensor<2x9xf16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xf16>, tensor<2x9xf16>) -> ()
  %18 = stablehlo.constant dense<"0xE04F084CA8CFD8539654BAD5E049A04D085610D10E57B452D8D6904FC0443E57204D32D6A0C8"> : tensor<19xf16>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xf16>) -> tensor<3x19xf16>
  %20 = stablehlo.constant dense<"0xE04F084CA8CFD8539654BAD5E049A04D085610D10E57B452D8D6904FC0443E57204D32D6A0C8E04F084CA8CFD8539654BAD5E049A04D085610D10E57B452D8D6904FC0443E57204D32D6A0C8E04F084CA8CFD8539654BAD5E049A04D085610D10E57B452D8D6904FC0443E57204D32D6A0C8"> : tensor<3x19xf16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xf16>, tensor<3x19xf16>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xf16>) -> tensor<19x3xf16>
  %22 = stablehlo.constant dense<"0xE04FE04FE04F084C084C084CA8CFA8CFA8CFD853D853D853965496549654BAD5BAD5BAD5E049E049E049A04DA04DA04D08560856085610D110D110D10E570E570E57B452B452B452D8D6D8D6D8D6904F904F904FC044C044C0443E573E573E57204D204D204D32D632D632D6A0C8A0C8A0C8"> : tensor<19x3xf16>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xf16>, tensor<19x3xf16>) -> ()
  return
}
// -----
// broadcast_in_dim of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[55.0], [-1.75], [-40.0]]> : tensor<3x1xf32>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x4xf32>
  %2 = stablehlo.constant dense<[[55.0, 55.0, 55.0, 55.0], [-1.75, -1.75, -1.75, -1.75], [-40.0, -40.0, -40.0, -40.0]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf32>) -> tensor<3x2x1xf32>
  %4 = stablehlo.constant dense<[[[55.0], [55.0]], [[-1.75], [-1.75]], [[-40.0], [-40.0]]]> : tensor<3x2x1xf32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xf32>, tensor<3x2x1xf32>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf32>) -> tensor<2x3x5xf32>
  %6 = stablehlo.constant dense<[[[55.0, 55.0, 55.0, 55.0, 55.0], [-1.75, -1.75, -1.75, -1.75, -1.75], [-40.0, -40.0, -40.0, -40.0, -40.0]], [[55.0, 55.0, 55.0, 55.0, 55.0], [-1.75, -1.75, -1.75, -1.75, -1.75], [-40.0, -40.0, -40.0, -40.0, -40.0]]]> : tensor<2x3x5xf32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf32>) -> tensor<1x3xf32>
  %8 = stablehlo.constant dense<[[55.0, -1.75, -40.0]]> : tensor<1x3xf32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf32>) -> tensor<4x3xf32>
  %10 = stablehlo.constant dense<[[55.0, -1.75, -40.0], [55.0, -1.75, -40.0], [55.0, -1.75, -40.0], [55.0, -1.75, -40.0]]> : tensor<4x3xf32>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xf32>) -> tensor<2x5x3xf32>
  %12 = stablehlo.constant dense<[[[55.0, -1.75, -40.0], [55.0, -1.75, -40.0], [55.0, -1.75, -40.0], [55.0, -1.75, -40.0], [55.0, -1.75, -40.0]], [[55.0, -1.75, -40.0], [55.0, -1.75, -40.0], [55.0, -1.75, -40.0], [55.0, -1.75, -40.0], [55.0, -1.75, -40.0]]]> : tensor<2x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x0xf32>
  %14 = stablehlo.constant dense<> : tensor<3x0xf32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf32>, tensor<3x0xf32>) -> ()
  %15 = stablehlo.constant dense<115.0> : tensor<f32>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x9xf32>
  %17 = stablehlo.constant dense<115.0> : tensor<2x9xf32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xf32>, tensor<2x9xf32>) -> ()
  %18 = stablehlo.constant dense<[-107.0, -20.5, -101.0, 6.875, 123.375, -86.875, -72.75, -76.5, -45.5, 112.75, -73.375, 52.25, -31.875, -18.875, -2.75, -92.375, 63.75, 27.5, 57.875]> : tensor<19xf32>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xf32>) -> tensor<3x19xf32>
  %20 = stablehlo.constant dense<[[-107.0, -20.5, -101.0, 6.875, 123.375, -86.875, -72.75, -76.5, -45.5, 112.75, -73.375, 52.25, -31.875, -18.875, -2.75, -92.375, 63.75, 27.5, 57.875], [-107.0, -20.5, -101.0, 6.875, 123.375, -86.875, -72.75, -76.5, -45.5, 112.75, -73.375, 52.25, -31.875, -18.875, -2.75, -92.375, 63.75, 27.5, 57.875], [-107.0, -20.5, -101.0, 6.875, 123.375, -86.875, -72.75, -76.5, -45.5, 112.75, -73.375, 52.25, -31.875, -18.875, -2.75, -92.375, 63.75, 27.5, 57.875]]> : tensor<3x19xf32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xf32>, tensor<3x19xf32>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xf32>) -> tensor<19x3xf32>
  %22 = stablehlo.constant dense<[[-107.0, -107.0, -107.0], [-20.5, -20.5, -20.5], [-101.0, -101.0, -101.0], [6.875, 6.875, 6.875], [123.375, 123.375, 123.375], [-86.875, -86.875, -86.875], [-72.75, -72.75, -72.75], [-76.5, -76.5, -76.5], [-45.5, -45.5, -45.5], [112.75, 112.75, 112.75], [-73.375, -73.375, -73.375], [52.25, 52.25, 52.25], [-31.875, -31.875, -31.875], [-18.875, -18.875, -18.875], [-2.75, -2.75, -2.75], [-92.375, -92.375, -92.375], [63.75, 63.75, 63.75], [27.5, 27.5, 27.5], [57.875, 57.875, 57.875]]> : tensor<19x3xf32>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xf32>, tensor<19x3xf32>) -> ()
  return
}
// -----
// broadcast_in_dim of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-69.875], [-49.75], [-27.875]]> : tensor<3x1xf64>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf64>) -> tensor<3x4xf64>
  %2 = stablehlo.constant dense<[[-69.875, -69.875, -69.875, -69.875], [-49.75, -49.75, -49.75, -49.75], [-27.875, -27.875, -27.875, -27.875]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf64>) -> tensor<3x2x1xf64>
  %4 = stablehlo.constant dense<[[[-69.875], [-69.875]], [[-49.75], [-49.75]], [[-27.875], [-27.875]]]> : tensor<3x2x1xf64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xf64>, tensor<3x2x1xf64>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf64>) -> tensor<2x3x5xf64>
  %6 = stablehlo.constant dense<[[[-69.875, -69.875, -69.875, -69.875, -69.875], [-49.75, -49.75, -49.75, -49.75, -49.75], [-27.875, -27.875, -27.875, -27.875, -27.875]], [[-69.875, -69.875, -69.875, -69.875, -69.875], [-49.75, -49.75, -49.75, -49.75, -49.75], [-27.875, -27.875, -27.875, -27.875, -27.875]]]> : tensor<2x3x5xf64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf64>, tensor<2x3x5xf64>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf64>) -> tensor<1x3xf64>
  %8 = stablehlo.constant dense<[[-69.875, -49.75, -27.875]]> : tensor<1x3xf64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xf64>, tensor<1x3xf64>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf64>) -> tensor<4x3xf64>
  %10 = stablehlo.constant dense<[[-69.875, -49.75, -27.875], [-69.875, -49.75, -27.875], [-69.875, -49.75, -27.875], [-69.875, -49.75, -27.875]]> : tensor<4x3xf64>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xf64>) -> tensor<2x5x3xf64>
  %12 = stablehlo.constant dense<[[[-69.875, -49.75, -27.875], [-69.875, -49.75, -27.875], [-69.875, -49.75, -27.875], [-69.875, -49.75, -27.875], [-69.875, -49.75, -27.875]], [[-69.875, -49.75, -27.875], [-69.875, -49.75, -27.875], [-69.875, -49.75, -27.875], [-69.875, -49.75, -27.875], [-69.875, -49.75, -27.875]]]> : tensor<2x5x3xf64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xf64>, tensor<2x5x3xf64>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf64>) -> tensor<3x0xf64>
  %14 = stablehlo.constant dense<> : tensor<3x0xf64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf64>, tensor<3x0xf64>) -> ()
  %15 = stablehlo.constant dense<111.875> : tensor<f64>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x9xf64>
  %17 = stablehlo.constant dense<111.875> : tensor<2x9xf64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xf64>, tensor<2x9xf64>) -> ()
  %18 = stablehlo.constant dense<[115.125, -72.375, -42.625, -91.375, 102.375, -11.75, -34.5, 42.125, -119.0, 119.25, -120.25, -99.625, -62.0, -53.5, -50.375, -43.375, -2.75, 73.625, 24.375]> : tensor<19xf64>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xf64>) -> tensor<3x19xf64>
  %20 = stablehlo.constant dense<[[115.125, -72.375, -42.625, -91.375, 102.375, -11.75, -34.5, 42.125, -119.0, 119.25, -120.25, -99.625, -62.0, -53.5, -50.375, -43.375, -2.75, 73.625, 24.375], [115.125, -72.375, -42.625, -91.375, 102.375, -11.75, -34.5, 42.125, -119.0, 119.25, -120.25, -99.625, -62.0, -53.5, -50.375, -43.375, -2.75, 73.625, 24.375], [115.125, -72.375, -42.625, -91.375, 102.375, -11.75, -34.5, 42.125, -119.0, 119.25, -120.25, -99.625, -62.0, -53.5, -50.375, -43.375, -2.75, 73.625, 24.375]]> : tensor<3x19xf64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xf64>, tensor<3x19xf64>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xf64>) -> tensor<19x3xf64>
  %22 = stablehlo.constant dense<[[115.125, 115.125, 115.125], [-72.375, -72.375, -72.375], [-42.625, -42.625, -42.625], [-91.375, -91.375, -91.375], [102.375, 102.375, 102.375], [-11.75, -11.75, -11.75], [-34.5, -34.5, -34.5], [42.125, 42.125, 42.125], [-119.0, -119.0, -119.0], [119.25, 119.25, 119.25], [-120.25, -120.25, -120.25], [-99.625, -99.625, -99.625], [-62.0, -62.0, -62.0], [-53.5, -53.5, -53.5], [-50.375, -50.375, -50.375], [-43.375, -43.375, -43.375], [-2.75, -2.75, -2.75], [73.625, 73.625, 73.625], [24.375, 24.375, 24.375]]> : tensor<19x3xf64>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xf64>, tensor<19x3xf64>) -> ()
  return
}
// -----
// broadcast_in_dim of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(14.75, 7.25)], [(13.75, 11.125)], [(18.25, 4.625)]]> : tensor<3x1xcomplex<f32>>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  %2 = stablehlo.constant dense<[[(14.75, 7.25), (14.75, 7.25), (14.75, 7.25), (14.75, 7.25)], [(13.75, 11.125), (13.75, 11.125), (13.75, 11.125), (13.75, 11.125)], [(18.25, 4.625), (18.25, 4.625), (18.25, 4.625), (18.25, 4.625)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  %4 = stablehlo.constant dense<[[[(14.75, 7.25)], [(14.75, 7.25)]], [[(13.75, 11.125)], [(13.75, 11.125)]], [[(18.25, 4.625)], [(18.25, 4.625)]]]> : tensor<3x2x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xcomplex<f32>>, tensor<3x2x1xcomplex<f32>>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
  %6 = stablehlo.constant dense<[[[(14.75, 7.25), (14.75, 7.25), (14.75, 7.25), (14.75, 7.25), (14.75, 7.25)], [(13.75, 11.125), (13.75, 11.125), (13.75, 11.125), (13.75, 11.125), (13.75, 11.125)], [(18.25, 4.625), (18.25, 4.625), (18.25, 4.625), (18.25, 4.625), (18.25, 4.625)]], [[(14.75, 7.25), (14.75, 7.25), (14.75, 7.25), (14.75, 7.25), (14.75, 7.25)], [(13.75, 11.125), (13.75, 11.125), (13.75, 11.125), (13.75, 11.125), (13.75, 11.125)], [(18.25, 4.625), (18.25, 4.625), (18.25, 4.625), (18.25, 4.625), (18.25, 4.625)]]]> : tensor<2x3x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
  %8 = stablehlo.constant dense<[[(14.75, 7.25), (13.75, 11.125), (18.25, 4.625)]]> : tensor<1x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  %10 = stablehlo.constant dense<[[(14.75, 7.25), (13.75, 11.125), (18.25, 4.625)], [(14.75, 7.25), (13.75, 11.125), (18.25, 4.625)], [(14.75, 7.25), (13.75, 11.125), (18.25, 4.625)], [(14.75, 7.25), (13.75, 11.125), (18.25, 4.625)]]> : tensor<4x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
  %12 = stablehlo.constant dense<[[[(14.75, 7.25), (13.75, 11.125), (18.25, 4.625)], [(14.75, 7.25), (13.75, 11.125), (18.25, 4.625)], [(14.75, 7.25), (13.75, 11.125), (18.25, 4.625)], [(14.75, 7.25), (13.75, 11.125), (18.25, 4.625)], [(14.75, 7.25), (13.75, 11.125), (18.25, 4.625)]], [[(14.75, 7.25), (13.75, 11.125), (18.25, 4.625)], [(14.75, 7.25), (13.75, 11.125), (18.25, 4.625)], [(14.75, 7.25), (13.75, 11.125), (18.25, 4.625)], [(14.75, 7.25), (13.75, 11.125), (18.25, 4.625)], [(14.75, 7.25), (13.75, 11.125), (18.25, 4.625)]]]> : tensor<2x5x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xcomplex<f32>>) -> tensor<3x0xcomplex<f32>>
  %14 = stablehlo.constant dense<> : tensor<3x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xcomplex<f32>>, tensor<3x0xcomplex<f32>>) -> ()
  %15 = stablehlo.constant dense<(15.0, 1.125)> : tensor<complex<f32>>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x9xcomplex<f32>>
  %17 = stablehlo.constant dense<(15.0, 1.125)> : tensor<2x9xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xcomplex<f32>>, tensor<2x9xcomplex<f32>>) -> ()
  %18 = stablehlo.constant dense<[(4.25, 8.125), (13.5, 9.375), (-7.25, -4.875), (3.25, 6.5), (-23.75, 7.125), (19.5, 3.875), (2.25, -5.125), (-20.5, 7.625), (6.25, 2.5), (13.5, 4.625), (-24.75, -6.125), (16.75, -8.125), (18.5, -4.375), (-21.5, 7.75), (15.25, 0.625), (-23.0, -9.75), (-18.75, -6.75), (-24.5, -3.625), (2.75, 5.0)]> : tensor<19xcomplex<f32>>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xcomplex<f32>>) -> tensor<3x19xcomplex<f32>>
  %20 = stablehlo.constant dense<[[(4.25, 8.125), (13.5, 9.375), (-7.25, -4.875), (3.25, 6.5), (-23.75, 7.125), (19.5, 3.875), (2.25, -5.125), (-20.5, 7.625), (6.25, 2.5), (13.5, 4.625), (-24.75, -6.125), (16.75, -8.125), (18.5, -4.375), (-21.5, 7.75), (15.25, 0.625), (-23.0, -9.75), (-18.75, -6.75), (-24.5, -3.625), (2.75, 5.0)], [(4.25, 8.125), (13.5, 9.375), (-7.25, -4.875), (3.25, 6.5), (-23.75, 7.125), (19.5, 3.875), (2.25, -5.125), (-20.5, 7.625), (6.25, 2.5), (13.5, 4.625), (-24.75, -6.125), (16.75, -8.125), (18.5, -4.375), (-21.5, 7.75), (15.25, 0.625), (-23.0, -9.75), (-18.75, -6.75), (-24.5, -3.625), (2.75, 5.0)], [(4.25, 8.125), (13.5, 9.375), (-7.25, -4.875), (3.25, 6.5), (-23.75, 7.125), (19.5, 3.875), (2.25, -5.125), (-20.5, 7.625), (6.25, 2.5), (13.5, 4.625), (-24.75, -6.125), (16.75, -8.125), (18.5, -4.375), (-21.5, 7.75), (15.25, 0.625), (-23.0, -9.75), (-18.75, -6.75), (-24.5, -3.625), (2.75, 5.0)]]> : tensor<3x19xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xcomplex<f32>>, tensor<3x19xcomplex<f32>>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xcomplex<f32>>) -> tensor<19x3xcomplex<f32>>
  %22 = stablehlo.constant dense<[[(4.25, 8.125), (4.25, 8.125), (4.25, 8.125)], [(13.5, 9.375), (13.5, 9.375), (13.5, 9.375)], [(-7.25, -4.875), (-7.25, -4.875), (-7.25, -4.875)], [(3.25, 6.5), (3.25, 6.5), (3.25, 6.5)], [(-23.75, 7.125), (-23.75, 7.125), (-23.75, 7.125)], [(19.5, 3.875), (19.5, 3.875), (19.5, 3.875)], [(2.25, -5.125), (2.25, -5.125), (2.25, -5.125)], [(-20.5, 7.625), (-20.5, 7.625), (-20.5, 7.625)], [(6.25, 2.5), (6.25, 2.5), (6.25, 2.5)], [(13.5, 4.625), (13.5, 4.625), (13.5, 4.625)], [(-24.75, -6.125), (-24.75, -6.125), (-24.75, -6.125)], [(16.75, -8.125), (16.75, -8.125), (16.75, -8.125)], [(18.5, -4.375), (18.5, -4.375), (18.5, -4.375)], [(-21.5, 7.75), (-21.5, 7.75), (-21.5, 7.75)], [(15.25, 0.625), (15.25, 0.625), (15.25, 0.625)], [(-23.0, -9.75), (-23.0, -9.75), (-23.0, -9.75)], [(-18.75, -6.75), (-18.75, -6.75), (-18.75, -6.75)], [(-24.5, -3.625), (-24.5, -3.625), (-24.5, -3.625)], [(2.75, 5.0), (2.75, 5.0), (2.75, 5.0)]]> : tensor<19x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xcomplex<f32>>, tensor<19x3xcomplex<f32>>) -> ()
  return
}
// -----
// broadcast_in_dim of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(14.25, 11.75)], [(-22.0, -4.875)], [(15.0, -6.75)]]> : tensor<3x1xcomplex<f64>>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
  %2 = stablehlo.constant dense<[[(14.25, 11.75), (14.25, 11.75), (14.25, 11.75), (14.25, 11.75)], [(-22.0, -4.875), (-22.0, -4.875), (-22.0, -4.875), (-22.0, -4.875)], [(15.0, -6.75), (15.0, -6.75), (15.0, -6.75), (15.0, -6.75)]]> : tensor<3x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
  %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xcomplex<f64>>) -> tensor<3x2x1xcomplex<f64>>
  %4 = stablehlo.constant dense<[[[(14.25, 11.75)], [(14.25, 11.75)]], [[(-22.0, -4.875)], [(-22.0, -4.875)]], [[(15.0, -6.75)], [(15.0, -6.75)]]]> : tensor<3x2x1xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x2x1xcomplex<f64>>, tensor<3x2x1xcomplex<f64>>) -> ()
  %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  %6 = stablehlo.constant dense<[[[(14.25, 11.75), (14.25, 11.75), (14.25, 11.75), (14.25, 11.75), (14.25, 11.75)], [(-22.0, -4.875), (-22.0, -4.875), (-22.0, -4.875), (-22.0, -4.875), (-22.0, -4.875)], [(15.0, -6.75), (15.0, -6.75), (15.0, -6.75), (15.0, -6.75), (15.0, -6.75)]], [[(14.25, 11.75), (14.25, 11.75), (14.25, 11.75), (14.25, 11.75), (14.25, 11.75)], [(-22.0, -4.875), (-22.0, -4.875), (-22.0, -4.875), (-22.0, -4.875), (-22.0, -4.875)], [(15.0, -6.75), (15.0, -6.75), (15.0, -6.75), (15.0, -6.75), (15.0, -6.75)]]]> : tensor<2x3x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
  %8 = stablehlo.constant dense<[[(14.25, 11.75), (-22.0, -4.875), (15.0, -6.75)]]> : tensor<1x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> ()
  %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
  %10 = stablehlo.constant dense<[[(14.25, 11.75), (-22.0, -4.875), (15.0, -6.75)], [(14.25, 11.75), (-22.0, -4.875), (15.0, -6.75)], [(14.25, 11.75), (-22.0, -4.875), (15.0, -6.75)], [(14.25, 11.75), (-22.0, -4.875), (15.0, -6.75)]]> : tensor<4x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
  %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x1xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
  %12 = stablehlo.constant dense<[[[(14.25, 11.75), (-22.0, -4.875), (15.0, -6.75)], [(14.25, 11.75), (-22.0, -4.875), (15.0, -6.75)], [(14.25, 11.75), (-22.0, -4.875), (15.0, -6.75)], [(14.25, 11.75), (-22.0, -4.875), (15.0, -6.75)], [(14.25, 11.75), (-22.0, -4.875), (15.0, -6.75)]], [[(14.25, 11.75), (-22.0, -4.875), (15.0, -6.75)], [(14.25, 11.75), (-22.0, -4.875), (15.0, -6.75)], [(14.25, 11.75), (-22.0, -4.875), (15.0, -6.75)], [(14.25, 11.75), (-22.0, -4.875), (15.0, -6.75)], [(14.25, 11.75), (-22.0, -4.875), (15.0, -6.75)]]]> : tensor<2x5x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> ()
  %13 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xcomplex<f64>>) -> tensor<3x0xcomplex<f64>>
  %14 = stablehlo.constant dense<> : tensor<3x0xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xcomplex<f64>>, tensor<3x0xcomplex<f64>>) -> ()
  %15 = stablehlo.constant dense<(-3.75, -11.75)> : tensor<complex<f64>>
  %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<2x9xcomplex<f64>>
  %17 = stablehlo.constant dense<(-3.75, -11.75)> : tensor<2x9xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x9xcomplex<f64>>, tensor<2x9xcomplex<f64>>) -> ()
  %18 = stablehlo.constant dense<[(-2.25, -0.625), (-15.25, -6.375), (-21.0, -11.875), (14.0, 4.0), (-22.0, -0.25), (-13.75, 0.0), (-15.25, 11.5), (-10.75, 4.0), (10.25, 6.625), (-22.5, 0.75), (-3.5, 4.625), (-4.75, 3.375), (-4.5, -7.25), (9.0, -12.0), (8.25, 7.625), (-3.25, -5.75), (24.5, 2.875), (5.0, 12.125), (-2.25, 8.875)]> : tensor<19xcomplex<f64>>
  %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<19xcomplex<f64>>) -> tensor<3x19xcomplex<f64>>
  %20 = stablehlo.constant dense<[[(-2.25, -0.625), (-15.25, -6.375), (-21.0, -11.875), (14.0, 4.0), (-22.0, -0.25), (-13.75, 0.0), (-15.25, 11.5), (-10.75, 4.0), (10.25, 6.625), (-22.5, 0.75), (-3.5, 4.625), (-4.75, 3.375), (-4.5, -7.25), (9.0, -12.0), (8.25, 7.625), (-3.25, -5.75), (24.5, 2.875), (5.0, 12.125), (-2.25, 8.875)], [(-2.25, -0.625), (-15.25, -6.375), (-21.0, -11.875), (14.0, 4.0), (-22.0, -0.25), (-13.75, 0.0), (-15.25, 11.5), (-10.75, 4.0), (10.25, 6.625), (-22.5, 0.75), (-3.5, 4.625), (-4.75, 3.375), (-4.5, -7.25), (9.0, -12.0), (8.25, 7.625), (-3.25, -5.75), (24.5, 2.875), (5.0, 12.125), (-2.25, 8.875)], [(-2.25, -0.625), (-15.25, -6.375), (-21.0, -11.875), (14.0, 4.0), (-22.0, -0.25), (-13.75, 0.0), (-15.25, 11.5), (-10.75, 4.0), (10.25, 6.625), (-22.5, 0.75), (-3.5, 4.625), (-4.75, 3.375), (-4.5, -7.25), (9.0, -12.0), (8.25, 7.625), (-3.25, -5.75), (24.5, 2.875), (5.0, 12.125), (-2.25, 8.875)]]> : tensor<3x19xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x19xcomplex<f64>>, tensor<3x19xcomplex<f64>>) -> ()
  %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<19xcomplex<f64>>) -> tensor<19x3xcomplex<f64>>
  %22 = stablehlo.constant dense<[[(-2.25, -0.625), (-2.25, -0.625), (-2.25, -0.625)], [(-15.25, -6.375), (-15.25, -6.375), (-15.25, -6.375)], [(-21.0, -11.875), (-21.0, -11.875), (-21.0, -11.875)], [(14.0, 4.0), (14.0, 4.0), (14.0, 4.0)], [(-22.0, -0.25), (-22.0, -0.25), (-22.0, -0.25)], [(-13.75, 0.0), (-13.75, 0.0), (-13.75, 0.0)], [(-15.25, 11.5), (-15.25, 11.5), (-15.25, 11.5)], [(-10.75, 4.0), (-10.75, 4.0), (-10.75, 4.0)], [(10.25, 6.625), (10.25, 6.625), (10.25, 6.625)], [(-22.5, 0.75), (-22.5, 0.75), (-22.5, 0.75)], [(-3.5, 4.625), (-3.5, 4.625), (-3.5, 4.625)], [(-4.75, 3.375), (-4.75, 3.375), (-4.75, 3.375)], [(-4.5, -7.25), (-4.5, -7.25), (-4.5, -7.25)], [(9.0, -12.0), (9.0, -12.0), (9.0, -12.0)], [(8.25, 7.625), (8.25, 7.625), (8.25, 7.625)], [(-3.25, -5.75), (-3.25, -5.75), (-3.25, -5.75)], [(24.5, 2.875), (24.5, 2.875), (24.5, 2.875)], [(5.0, 12.125), (5.0, 12.125), (5.0, 12.125)], [(-2.25, 8.875), (-2.25, 8.875), (-2.25, 8.875)]]> : tensor<19x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<19x3xcomplex<f64>>, tensor<19x3xcomplex<f64>>) -> ()
  return
}
// -----
// broadcast_in_dim of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x3x2x4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x83A8CDF283A8CDF2173C618B173C618BB0D5FA1FB0D5FA1F446993B8446993B8DD02274CDD02274C719BC0E5719BC0E5"> : tensor<2x3x2x4xi8>}> : () -> tensor<2x3x2x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3x2x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x2x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
