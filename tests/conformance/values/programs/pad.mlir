// pad of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[false, false, false, true, true], [true, false, true, true, true], [true, true, true, true, false]]> : tensor<3x5xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi1>, tensor<i1>) -> tensor<4x10xi1>
  %3 = stablehlo.constant dense<[[true, true, true, true, true, true, true, true, true, true], [true, true, false, false, false, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true]]> : tensor<4x10xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4x10xi1>, tensor<4x10xi1>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi1>, tensor<i1>) -> tensor<3x5xi1>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
  %5 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xi1>, tensor<i1>) -> tensor<9x10xi1>
  %6 = stablehlo.constant dense<[[true, false, true, false, true, false, true, true, true, true], [true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, false], [true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true]]> : tensor<9x10xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<9x10xi1>, tensor<9x10xi1>) -> ()
  %7 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi1>, tensor<i1>) -> tensor<2x3xi1>
  %8 = stablehlo.constant dense<[[true, false, true], [true, true, true]]> : tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  %9 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xi1>, tensor<i1>) -> tensor<3x10xi1>
  %10 = stablehlo.constant dense<[[true, true, true, true, true, true, true, true, true, true], [true, false, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true]]> : tensor<3x10xi1>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x10xi1>, tensor<3x10xi1>) -> ()
  %11 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xi1>, tensor<i1>) -> tensor<4x18xi1>
  %12 = stablehlo.constant dense<[[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, false, true, true, true, true, true, true, true, true, true, true]]> : tensor<4x18xi1>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x18xi1>, tensor<4x18xi1>) -> ()
  %13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi1>, tensor<i1>) -> tensor<3x0xi1>
  %14 = stablehlo.constant dense<> : tensor<3x0xi1>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xi1>, tensor<3x0xi1>) -> ()
  %15 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: -1, 4>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi1>, tensor<i1>) -> tensor<0x9xi1>
  %16 = stablehlo.constant dense<> : tensor<0x9xi1>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<0x9xi1>, tensor<0x9xi1>) -> ()
  %17 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 7>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi1>, tensor<i1>) -> tensor<3x9xi1>
  %18 = stablehlo.constant dense<[[true, true, true, true, true, true, true, false, false], [true, true, true, true, true, true, true, true, false], [true, true, true, true, true, true, true, true, true]]> : tensor<3x9xi1>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<3x9xi1>, tensor<3x9xi1>) -> ()
  %19 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<3x5xi1>, tensor<i1>) -> tensor<13x9xi1>
  %20 = stablehlo.constant dense<[[true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, false, false, false, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true]]> : tensor<13x9xi1>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<13x9xi1>, tensor<13x9xi1>) -> ()
  %21 = stablehlo.constant dense<> : tensor<0x2xi1>
  %22 = "stablehlo.pad"(%21, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xi1>, tensor<i1>) -> tensor<3x3xi1>
  %23 = stablehlo.constant dense<true> : tensor<3x3xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
  %24 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xi1>) -> tensor<5x3xi1>
  %25 = "stablehlo.pad"(%24, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xi1>, tensor<i1>) -> tensor<10x5xi1>
  %26 = stablehlo.constant dense<[[true, true, true, true, true], [false, true, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [true, true, true, true, true], [false, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true], [true, true, false, true, true]]> : tensor<10x5xi1>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<10x5xi1>, tensor<10x5xi1>) -> ()
  %27 = stablehlo.constant dense<[[[false, true], [false, false], [true, false]], [[true, true], [true, false], [false, false]]]> : tensor<2x3x2xi1>
  %28 = "stablehlo.pad"(%27, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xi1>, tensor<i1>) -> tensor<4x3x5xi1>
  %29 = stablehlo.constant dense<[[[true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true]], [[true, false, true, true, true], [true, false, false, true, true], [true, true, false, true, true]], [[true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true]], [[true, true, true, true, true], [true, true, false, true, true], [true, false, false, true, true]]]> : tensor<4x3x5xi1>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x5xi1>, tensor<4x3x5xi1>) -> ()
  %30 = "stablehlo.pad"(%1, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
  stablehlo.custom_call @check.expect_eq(%30, %1) : (tensor<i1>, tensor<i1>) -> ()
  return
}
// -----
// pad of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1, -1, 1, -1, 1], [1, 1, 0, -1, -2], [0, -2, -1, -1, 1]]> : tensor<3x5xi2>
  %1 = stablehlo.constant dense<1> : tensor<i2>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xi2>, tensor<i2>) -> tensor<9x10xi2>
  %3 = stablehlo.constant dense<[[1, -1, 1, -1, 1, 1, 1, -1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 0, 1, -1, 1, -2], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 0, 1, -2, 1, -1, 1, -1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]]> : tensor<9x10xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<9x10xi2>, tensor<9x10xi2>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi2>, tensor<i2>) -> tensor<2x3xi2>
  %5 = stablehlo.constant dense<[[1, 1, 0], [0, -2, -1]]> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  %6 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xi2>, tensor<i2>) -> tensor<3x10xi2>
  %7 = stablehlo.constant dense<[[1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 0, 1, 1, -1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]]> : tensor<3x10xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x10xi2>, tensor<3x10xi2>) -> ()
  %8 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xi2>, tensor<i2>) -> tensor<4x18xi2>
  %9 = stablehlo.constant dense<[[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, -1, 1, 1, 1, 1, 1, 1, 1, -1, 1, 1, 1, 1, 1, 1]]> : tensor<4x18xi2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4x18xi2>, tensor<4x18xi2>) -> ()
  %10 = stablehlo.constant dense<> : tensor<0x2xi2>
  %11 = "stablehlo.pad"(%10, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xi2>, tensor<i2>) -> tensor<3x3xi2>
  %12 = stablehlo.constant dense<1> : tensor<3x3xi2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3xi2>, tensor<3x3xi2>) -> ()
  %13 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xi2>) -> tensor<5x3xi2>
  %14 = "stablehlo.pad"(%13, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xi2>, tensor<i2>) -> tensor<10x5xi2>
  %15 = stablehlo.constant dense<[[1, 1, 1, 1, 1], [-1, 1, 0, 1, 1], [1, 1, 1, 1, 1], [-1, 1, -2, 1, 1], [1, 1, 1, 1, 1], [1, 0, -1, 1, 1], [1, 1, 1, 1, 1], [-1, -1, -1, 1, 1], [1, 1, 1, 1, 1], [1, -2, 1, 1, 1]]> : tensor<10x5xi2>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<10x5xi2>, tensor<10x5xi2>) -> ()
  %16 = stablehlo.constant dense<[[[0, 0], [0, -1], [-1, -1]], [[0, 0], [-2, -1], [-2, 1]]]> : tensor<2x3x2xi2>
  %17 = "stablehlo.pad"(%16, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xi2>, tensor<i2>) -> tensor<4x3x5xi2>
  %18 = stablehlo.constant dense<[[[1, 1, 1, 1, 1], [1, 1, 1, 1, 1], [1, 1, 1, 1, 1]], [[1, 0, 0, 1, 1], [1, 0, -1, 1, 1], [1, -1, -1, 1, 1]], [[1, 1, 1, 1, 1], [1, 1, 1, 1, 1], [1, 1, 1, 1, 1]], [[1, 0, 0, 1, 1], [1, -2, -1, 1, 1], [1, -2, 1, 1, 1]]]> : tensor<4x3x5xi2>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<4x3x5xi2>, tensor<4x3x5xi2>) -> ()
  %19 = stablehlo.constant dense<-2> : tensor<i2>
  %20 = "stablehlo.pad"(%19, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<i2>, tensor<i2>) -> tensor<i2>
  stablehlo.custom_call @check.expect_eq(%20, %19) : (tensor<i2>, tensor<i2>) -> ()
  return
}
// -----
// pad of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[2, 4, -3, 7, 0], [-7, -7, 5, 2, -7], [3, 6, -8, -5, -6]]> : tensor<3x5xi4>
  %1 = stablehlo.constant dense<7> : tensor<i4>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi4>, tensor<i4>) -> tensor<4x10xi4>
  %3 = stablehlo.constant dense<[[7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 2, 4, -3, 7, 0, 7, 7, 7], [7, 7, -7, -7, 5, 2, -7, 7, 7, 7], [7, 7, 3, 6, -8, -5, -6, 7, 7, 7]]> : tensor<4x10xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4x10xi4>, tensor<4x10xi4>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi4>, tensor<i4>) -> tensor<3x5xi4>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<3x5xi4>, tensor<3x5xi4>) -> ()
  %5 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xi4>, tensor<i4>) -> tensor<9x10xi4>
  %6 = stablehlo.constant dense<[[7, 2, 7, 4, 7, -3, 7, 7, 7, 0], [7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [7, -7, 7, -7, 7, 5, 7, 2, 7, -7], [7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 3, 7, 6, 7, -8, 7, -5, 7, -6], [7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7, 7]]> : tensor<9x10xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<9x10xi4>, tensor<9x10xi4>) -> ()
  %7 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi4>, tensor<i4>) -> tensor<2x3xi4>
  %8 = stablehlo.constant dense<[[-7, -7, 5], [3, 6, -8]]> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %9 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xi4>, tensor<i4>) -> tensor<3x10xi4>
  %10 = stablehlo.constant dense<[[7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [7, -7, 7, 7, 5, 7, 7, 2, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7, 7]]> : tensor<3x10xi4>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x10xi4>, tensor<3x10xi4>) -> ()
  %11 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xi4>, tensor<i4>) -> tensor<4x18xi4>
  %12 = stablehlo.constant dense<[[7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 4, 7, 7, 7, -3, 7, 7, 7, 7, 7, 7, 7, 0, 7, 7]]> : tensor<4x18xi4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x18xi4>, tensor<4x18xi4>) -> ()
  %13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi4>, tensor<i4>) -> tensor<3x0xi4>
  %14 = stablehlo.constant dense<> : tensor<3x0xi4>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xi4>, tensor<3x0xi4>) -> ()
  %15 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: -1, 4>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi4>, tensor<i4>) -> tensor<0x9xi4>
  %16 = stablehlo.constant dense<> : tensor<0x9xi4>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<0x9xi4>, tensor<0x9xi4>) -> ()
  %17 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 7>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi4>, tensor<i4>) -> tensor<3x9xi4>
  %18 = stablehlo.constant dense<[[7, 7, 7, 7, 7, 7, 7, 2, 4], [7, 7, 7, 7, 7, 7, 7, -7, -7], [7, 7, 7, 7, 7, 7, 7, 3, 6]]> : tensor<3x9xi4>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<3x9xi4>, tensor<3x9xi4>) -> ()
  %19 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<3x5xi4>, tensor<i4>) -> tensor<13x9xi4>
  %20 = stablehlo.constant dense<[[7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 2, 4, -3, 7, 0, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, -7, -7, 5, 2, -7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 3, 6, -8, -5, -6, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7]]> : tensor<13x9xi4>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<13x9xi4>, tensor<13x9xi4>) -> ()
  %21 = stablehlo.constant dense<> : tensor<0x2xi4>
  %22 = "stablehlo.pad"(%21, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xi4>, tensor<i4>) -> tensor<3x3xi4>
  %23 = stablehlo.constant dense<7> : tensor<3x3xi4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x3xi4>, tensor<3x3xi4>) -> ()
  %24 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xi4>) -> tensor<5x3xi4>
  %25 = "stablehlo.pad"(%24, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xi4>, tensor<i4>) -> tensor<10x5xi4>
  %26 = stablehlo.constant dense<[[7, 7, 7, 7, 7], [2, -7, 3, 7, 7], [7, 7, 7, 7, 7], [4, -7, 6, 7, 7], [7, 7, 7, 7, 7], [-3, 5, -8, 7, 7], [7, 7, 7, 7, 7], [7, 2, -5, 7, 7], [7, 7, 7, 7, 7], [0, -7, -6, 7, 7]]> : tensor<10x5xi4>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<10x5xi4>, tensor<10x5xi4>) -> ()
  %27 = stablehlo.constant dense<[[[4, -6], [7, 0], [-4, 3]], [[5, -7], [7, -1], [-4, 4]]]> : tensor<2x3x2xi4>
  %28 = "stablehlo.pad"(%27, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xi4>, tensor<i4>) -> tensor<4x3x5xi4>
  %29 = stablehlo.constant dense<[[[7, 7, 7, 7, 7], [7, 7, 7, 7, 7], [7, 7, 7, 7, 7]], [[7, 4, -6, 7, 7], [7, 7, 0, 7, 7], [7, -4, 3, 7, 7]], [[7, 7, 7, 7, 7], [7, 7, 7, 7, 7], [7, 7, 7, 7, 7]], [[7, 5, -7, 7, 7], [7, 7, -1, 7, 7], [7, -4, 4, 7, 7]]]> : tensor<4x3x5xi4>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x5xi4>, tensor<4x3x5xi4>) -> ()
  %30 = stablehlo.constant dense<1> : tensor<i4>
  %31 = "stablehlo.pad"(%30, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<i4>, tensor<i4>) -> tensor<i4>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<i4>, tensor<i4>) -> ()
  return
}
// -----
// pad of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x4FDA958DA592DAF9EE52EF202C399B"> : tensor<3x5xi8>
  %1 = stablehlo.constant dense<127> : tensor<i8>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi8>, tensor<i8>) -> tensor<4x10xi8>
  %3 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F4FDA958DA57F7F7F7F7F92DAF9EE527F7F7F7F7FEF202C399B7F7F7F"> : tensor<4x10xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4x10xi8>, tensor<4x10xi8>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi8>, tensor<i8>) -> tensor<3x5xi8>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
  %5 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xi8>, tensor<i8>) -> tensor<9x10xi8>
  %6 = stablehlo.constant dense<"0x7F4F7FDA7F957F8D7FA57F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F927FDA7FF97FEE7F527F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FEF7F207F2C7F397F9B7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<9x10xi8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<9x10xi8>, tensor<9x10xi8>) -> ()
  %7 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi8>, tensor<i8>) -> tensor<2x3xi8>
  %8 = stablehlo.constant dense<[[-110, -38, -7], [-17, 32, 44]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %9 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xi8>, tensor<i8>) -> tensor<3x10xi8>
  %10 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7FDA7F7FF97F7FEE7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<3x10xi8>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x10xi8>, tensor<3x10xi8>) -> ()
  %11 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xi8>, tensor<i8>) -> tensor<4x18xi8>
  %12 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FDA7F7F7F957F7F7F8D7F7F7FA57F7F"> : tensor<4x18xi8>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x18xi8>, tensor<4x18xi8>) -> ()
  %13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi8>, tensor<i8>) -> tensor<3x0xi8>
  %14 = stablehlo.constant dense<> : tensor<3x0xi8>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xi8>, tensor<3x0xi8>) -> ()
  %15 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: -1, 4>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi8>, tensor<i8>) -> tensor<0x9xi8>
  %16 = stablehlo.constant dense<> : tensor<0x9xi8>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<0x9xi8>, tensor<0x9xi8>) -> ()
  %17 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 7>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi8>, tensor<i8>) -> tensor<3x9xi8>
  %18 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F4FDA7F7F7F7F7F7F7F92DA7F7F7F7F7F7F7FEF20"> : tensor<3x9xi8>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<3x9xi8>, tensor<3x9xi8>) -> ()
  %19 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<3x5xi8>, tensor<i8>) -> tensor<13x9xi8>
  %20 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F4FDA958DA57F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F92DAF9EE527F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FEF202C399B7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<13x9xi8>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<13x9xi8>, tensor<13x9xi8>) -> ()
  %21 = stablehlo.constant dense<> : tensor<0x2xi8>
  %22 = "stablehlo.pad"(%21, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xi8>, tensor<i8>) -> tensor<3x3xi8>
  %23 = stablehlo.constant dense<127> : tensor<3x3xi8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x3xi8>, tensor<3x3xi8>) -> ()
  %24 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xi8>) -> tensor<5x3xi8>
  %25 = "stablehlo.pad"(%24, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xi8>, tensor<i8>) -> tensor<10x5xi8>
  %26 = stablehlo.constant dense<"0x7F7F7F7F7F4F92EF7F7F7F7F7F7F7FDADA207F7F7F7F7F7F7F95F92C7F7F7F7F7F7F7F8DEE397F7F7F7F7F7F7FA5529B7F7F"> : tensor<10x5xi8>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<10x5xi8>, tensor<10x5xi8>) -> ()
  %27 = stablehlo.constant dense<"0xD6F0AEA3A25D375359335EF3"> : tensor<2x3x2xi8>
  %28 = "stablehlo.pad"(%27, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xi8>, tensor<i8>) -> tensor<4x3x5xi8>
  %29 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FD6F07F7F7FAEA37F7F7FA25D7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F37537F7F7F59337F7F7F5EF37F7F"> : tensor<4x3x5xi8>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x5xi8>, tensor<4x3x5xi8>) -> ()
  %30 = stablehlo.constant dense<-27> : tensor<i8>
  %31 = "stablehlo.pad"(%30, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<i8>, tensor<i8>) -> tensor<i8>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<i8>, tensor<i8>) -> ()
  return
}
// -----
// pad of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xBBED1C1026784DBEEB429201C3847DD1A3667EE4BD2438A06CB349947094"> : tensor<3x5xi16>
  %1 = stablehlo.constant dense<32767> : tensor<i16>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi16>, tensor<i16>) -> tensor<4x10xi16>
  %3 = stablehlo.constant dense<"0xFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FBBED1C1026784DBEEB42FF7FFF7FFF7FFF7FFF7F9201C3847DD1A3667EE4FF7FFF7FFF7FFF7FFF7FBD2438A06CB349947094FF7FFF7FFF7F"> : tensor<4x10xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4x10xi16>, tensor<4x10xi16>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi16>, tensor<i16>) -> tensor<3x5xi16>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
  %5 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xi16>, tensor<i16>) -> tensor<9x10xi16>
  %6 = stablehlo.constant dense<"0xFF7FBBEDFF7F1C10FF7F2678FF7F4DBEFF7FEB42FF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7F9201FF7FC384FF7F7DD1FF7FA366FF7F7EE4FF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FBD24FF7F38A0FF7F6CB3FF7F4994FF7F7094FF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7F"> : tensor<9x10xi16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<9x10xi16>, tensor<9x10xi16>) -> ()
  %7 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi16>, tensor<i16>) -> tensor<2x3xi16>
  %8 = stablehlo.constant dense<[[402, -31549, -11907], [9405, -24520, -19604]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %9 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xi16>, tensor<i16>) -> tensor<3x10xi16>
  %10 = stablehlo.constant dense<"0xFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FC384FF7FFF7F7DD1FF7FFF7FA366FF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7F"> : tensor<3x10xi16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x10xi16>, tensor<3x10xi16>) -> ()
  %11 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xi16>, tensor<i16>) -> tensor<4x18xi16>
  %12 = stablehlo.constant dense<"0xFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7F1C10FF7FFF7FFF7F2678FF7FFF7FFF7F4DBEFF7FFF7FFF7FEB42FF7FFF7F"> : tensor<4x18xi16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x18xi16>, tensor<4x18xi16>) -> ()
  %13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi16>, tensor<i16>) -> tensor<3x0xi16>
  %14 = stablehlo.constant dense<> : tensor<3x0xi16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xi16>, tensor<3x0xi16>) -> ()
  %15 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: -1, 4>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi16>, tensor<i16>) -> tensor<0x9xi16>
  %16 = stablehlo.constant dense<> : tensor<0x9xi16>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<0x9xi16>, tensor<0x9xi16>) -> ()
  %17 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 7>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi16>, tensor<i16>) -> tensor<3x9xi16>
  %18 = stablehlo.constant dense<"0xFF7FFF7FFF7FFF7FFF7FFF7FFF7FBBED1C10FF7FFF7FFF7FFF7FFF7FFF7FFF7F9201C384FF7FFF7FFF7FFF7FFF7FFF7FFF7FBD2438A0"> : tensor<3x9xi16>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<3x9xi16>, tensor<3x9xi16>) -> ()
  %19 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<3x5xi16>, tensor<i16>) -> tensor<13x9xi16>
  %20 = stablehlo.constant dense<"0xFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FBBED1C1026784DBEEB42FF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7F9201C3847DD1A3667EE4FF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FBD2438A06CB349947094FF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7F"> : tensor<13x9xi16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<13x9xi16>, tensor<13x9xi16>) -> ()
  %21 = stablehlo.constant dense<> : tensor<0x2xi16>
  %22 = "stablehlo.pad"(%21, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xi16>, tensor<i16>) -> tensor<3x3xi16>
  %23 = stablehlo.constant dense<32767> : tensor<3x3xi16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x3xi16>, tensor<3x3xi16>) -> ()
  %24 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xi16>) -> tensor<5x3xi16>
  %25 = "stablehlo.pad"(%24, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xi16>, tensor<i16>) -> tensor<10x5xi16>
  %26 = stablehlo.constant dense<"0xFF7FFF7FFF7FFF7FFF7FBBED9201BD24FF7FFF7FFF7FFF7FFF7FFF7FFF7F1C10C38438A0FF7FFF7FFF7FFF7FFF7FFF7FFF7F26787DD16CB3FF7FFF7FFF7FFF7FFF7FFF7FFF7F4DBEA3664994FF7FFF7FFF7FFF7FFF7FFF7FFF7FEB427EE47094FF7FFF7F"> : tensor<10x5xi16>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<10x5xi16>, tensor<10x5xi16>) -> ()
  %27 = stablehlo.constant dense<"0x1657303A903975F4AC4EDEF4EF3DAF9DA909817FE4CAF1D9"> : tensor<2x3x2xi16>
  %28 = "stablehlo.pad"(%27, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xi16>, tensor<i16>) -> tensor<4x3x5xi16>
  %29 = stablehlo.constant dense<"0xFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7F1657303AFF7FFF7FFF7F903975F4FF7FFF7FFF7FAC4EDEF4FF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FEF3DAF9DFF7FFF7FFF7FA909817FFF7FFF7FFF7FE4CAF1D9FF7FFF7F"> : tensor<4x3x5xi16>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x5xi16>, tensor<4x3x5xi16>) -> ()
  %30 = stablehlo.constant dense<20321> : tensor<i16>
  %31 = "stablehlo.pad"(%30, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<i16>, tensor<i16>) -> tensor<i16>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<i16>, tensor<i16>) -> ()
  return
}
// -----
// pad of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x37BC1598E98395005E2547B702B3B9D27BE67FAA3C933490165DF47D9F8470DB819933447984F1627BE89B9C7032A389C55404A75E15B2B87FB7A086"> : tensor<3x5xi32>
  %1 = stablehlo.constant dense<2147483647> : tensor<i32>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi32>, tensor<i32>) -> tensor<4x10xi32>
  %3 = stablehlo.constant dense<"0xFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F37BC1598E98395005E2547B702B3B9D27BE67FAAFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F3C933490165DF47D9F8470DB819933447984F162FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F7BE89B9C7032A389C55404A75E15B2B87FB7A086FFFFFF7FFFFFFF7FFFFFFF7F"> : tensor<4x10xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4x10xi32>, tensor<4x10xi32>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi32>, tensor<i32>) -> tensor<3x5xi32>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
  %5 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xi32>, tensor<i32>) -> tensor<9x10xi32>
  %6 = stablehlo.constant dense<"0xFFFFFF7F37BC1598FFFFFF7FE9839500FFFFFF7F5E2547B7FFFFFF7F02B3B9D2FFFFFF7F7BE67FAAFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F3C933490FFFFFF7F165DF47DFFFFFF7F9F8470DBFFFFFF7F81993344FFFFFF7F7984F162FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F7BE89B9CFFFFFF7F7032A389FFFFFF7FC55404A7FFFFFF7F5E15B2B8FFFFFF7F7FB7A086FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F"> : tensor<9x10xi32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<9x10xi32>, tensor<9x10xi32>) -> ()
  %7 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi32>, tensor<i32>) -> tensor<2x3xi32>
  %8 = stablehlo.constant dense<[[-1875602628, 2113166614, -613383009], [-1667504005, -1985793424, -1492888379]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %9 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xi32>, tensor<i32>) -> tensor<3x10xi32>
  %10 = stablehlo.constant dense<"0xFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F165DF47DFFFFFF7FFFFFFF7F9F8470DBFFFFFF7FFFFFFF7F81993344FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F"> : tensor<3x10xi32>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x10xi32>, tensor<3x10xi32>) -> ()
  %11 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xi32>, tensor<i32>) -> tensor<4x18xi32>
  %12 = stablehlo.constant dense<"0xFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FE9839500FFFFFF7FFFFFFF7FFFFFFF7F5E2547B7FFFFFF7FFFFFFF7FFFFFFF7F02B3B9D2FFFFFF7FFFFFFF7FFFFFFF7F7BE67FAAFFFFFF7FFFFFFF7F"> : tensor<4x18xi32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x18xi32>, tensor<4x18xi32>) -> ()
  %13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi32>, tensor<i32>) -> tensor<3x0xi32>
  %14 = stablehlo.constant dense<> : tensor<3x0xi32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xi32>, tensor<3x0xi32>) -> ()
  %15 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: -1, 4>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi32>, tensor<i32>) -> tensor<0x9xi32>
  %16 = stablehlo.constant dense<> : tensor<0x9xi32>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<0x9xi32>, tensor<0x9xi32>) -> ()
  %17 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 7>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi32>, tensor<i32>) -> tensor<3x9xi32>
  %18 = stablehlo.constant dense<"0xFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F37BC1598E9839500FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F3C933490165DF47DFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F7BE89B9C7032A389"> : tensor<3x9xi32>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<3x9xi32>, tensor<3x9xi32>) -> ()
  %19 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<3x5xi32>, tensor<i32>) -> tensor<13x9xi32>
  %20 = stablehlo.constant dense<"0xFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F37BC1598E98395005E2547B702B3B9D27BE67FAAFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F3C933490165DF47D9F8470DB819933447984F162FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F7BE89B9C7032A389C55404A75E15B2B87FB7A086FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F"> : tensor<13x9xi32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<13x9xi32>, tensor<13x9xi32>) -> ()
  %21 = stablehlo.constant dense<> : tensor<0x2xi32>
  %22 = "stablehlo.pad"(%21, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xi32>, tensor<i32>) -> tensor<3x3xi32>
  %23 = stablehlo.constant dense<2147483647> : tensor<3x3xi32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
  %24 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xi32>) -> tensor<5x3xi32>
  %25 = "stablehlo.pad"(%24, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xi32>, tensor<i32>) -> tensor<10x5xi32>
  %26 = stablehlo.constant dense<"0xFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F37BC15983C9334907BE89B9CFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FE9839500165DF47D7032A389FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F5E2547B79F8470DBC55404A7FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F02B3B9D2819933445E15B2B8FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F7BE67FAA7984F1627FB7A086FFFFFF7FFFFFFF7F"> : tensor<10x5xi32>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<10x5xi32>, tensor<10x5xi32>) -> ()
  %27 = stablehlo.constant dense<"0xDA4EB68BAC5E3749AB6B604333428DC97E442D8B7843D59CA42019F05CE74BE02864D779955A4D4BFED51D86B0E7F9AC"> : tensor<2x3x2xi32>
  %28 = "stablehlo.pad"(%27, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xi32>, tensor<i32>) -> tensor<4x3x5xi32>
  %29 = stablehlo.constant dense<"0xFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FDA4EB68BAC5E3749FFFFFF7FFFFFFF7FFFFFFF7FAB6B604333428DC9FFFFFF7FFFFFFF7FFFFFFF7F7E442D8B7843D59CFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FA42019F05CE74BE0FFFFFF7FFFFFFF7FFFFFFF7F2864D779955A4D4BFFFFFF7FFFFFFF7FFFFFFF7FFED51D86B0E7F9ACFFFFFF7FFFFFFF7F"> : tensor<4x3x5xi32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x5xi32>, tensor<4x3x5xi32>) -> ()
  %30 = stablehlo.constant dense<-117323371> : tensor<i32>
  %31 = "stablehlo.pad"(%30, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<i32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// pad of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x454AFF50E23BA492A206D685E2C57BECCD1095A655DBCF35373FC1DA3B6DED1C7470B9E37C83E2CEE397F050CCDA88D66F76DA04FF5150D02D22F64C2BEF6907A2714647FF5545211844E21AEB2F5F1A6CD6849802C67C0546D8839340A01227FDEADDCFE5E108BFFE1868FD9B918C77CBAC781FF87F12B1"> : tensor<3x5xi64>
  %1 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi64>, tensor<i64>) -> tensor<4x10xi64>
  %3 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F454AFF50E23BA492A206D685E2C57BECCD1095A655DBCF35373FC1DA3B6DED1C7470B9E37C83E2CEFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FE397F050CCDA88D66F76DA04FF5150D02D22F64C2BEF6907A2714647FF5545211844E21AEB2F5F1AFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F6CD6849802C67C0546D8839340A01227FDEADDCFE5E108BFFE1868FD9B918C77CBAC781FF87F12B1FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<4x10xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4x10xi64>, tensor<4x10xi64>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi64>, tensor<i64>) -> tensor<3x5xi64>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
  %5 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xi64>, tensor<i64>) -> tensor<9x10xi64>
  %6 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F454AFF50E23BA492FFFFFFFFFFFFFF7FA206D685E2C57BECFFFFFFFFFFFFFF7FCD1095A655DBCF35FFFFFFFFFFFFFF7F373FC1DA3B6DED1CFFFFFFFFFFFFFF7F7470B9E37C83E2CEFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FE397F050CCDA88D6FFFFFFFFFFFFFF7F6F76DA04FF5150D0FFFFFFFFFFFFFF7F2D22F64C2BEF6907FFFFFFFFFFFFFF7FA2714647FF554521FFFFFFFFFFFFFF7F1844E21AEB2F5F1AFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F6CD6849802C67C05FFFFFFFFFFFFFF7F46D8839340A01227FFFFFFFFFFFFFF7FFDEADDCFE5E108BFFFFFFFFFFFFFFF7FFE1868FD9B918C77FFFFFFFFFFFFFF7FCBAC781FF87F12B1FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<9x10xi64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<9x10xi64>, tensor<9x10xi64>) -> ()
  %7 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi64>, tensor<i64>) -> tensor<2x3xi64>
  %8 = stablehlo.constant dense<[[-2987897781694195741, -3436156359943752081, 534221000073945645], [395408581752837740, 2815488916273223750, -4681243435500442883]]> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %9 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xi64>, tensor<i64>) -> tensor<3x10xi64>
  %10 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F6F76DA04FF5150D0FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F2D22F64C2BEF6907FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FA2714647FF554521FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<3x10xi64>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x10xi64>, tensor<3x10xi64>) -> ()
  %11 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xi64>, tensor<i64>) -> tensor<4x18xi64>
  %12 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FA206D685E2C57BECFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FCD1095A655DBCF35FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F373FC1DA3B6DED1CFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F7470B9E37C83E2CEFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<4x18xi64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x18xi64>, tensor<4x18xi64>) -> ()
  %13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi64>, tensor<i64>) -> tensor<3x0xi64>
  %14 = stablehlo.constant dense<> : tensor<3x0xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xi64>, tensor<3x0xi64>) -> ()
  %15 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: -1, 4>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi64>, tensor<i64>) -> tensor<0x9xi64>
  %16 = stablehlo.constant dense<> : tensor<0x9xi64>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<0x9xi64>, tensor<0x9xi64>) -> ()
  %17 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 7>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xi64>, tensor<i64>) -> tensor<3x9xi64>
  %18 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F454AFF50E23BA492A206D685E2C57BECFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FE397F050CCDA88D66F76DA04FF5150D0FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F6CD6849802C67C0546D8839340A01227"> : tensor<3x9xi64>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<3x9xi64>, tensor<3x9xi64>) -> ()
  %19 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<3x5xi64>, tensor<i64>) -> tensor<13x9xi64>
  %20 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F454AFF50E23BA492A206D685E2C57BECCD1095A655DBCF35373FC1DA3B6DED1C7470B9E37C83E2CEFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FE397F050CCDA88D66F76DA04FF5150D02D22F64C2BEF6907A2714647FF5545211844E21AEB2F5F1AFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F6CD6849802C67C0546D8839340A01227FDEADDCFE5E108BFFE1868FD9B918C77CBAC781FF87F12B1FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<13x9xi64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<13x9xi64>, tensor<13x9xi64>) -> ()
  %21 = stablehlo.constant dense<> : tensor<0x2xi64>
  %22 = "stablehlo.pad"(%21, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xi64>, tensor<i64>) -> tensor<3x3xi64>
  %23 = stablehlo.constant dense<9223372036854775807> : tensor<3x3xi64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x3xi64>, tensor<3x3xi64>) -> ()
  %24 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xi64>) -> tensor<5x3xi64>
  %25 = "stablehlo.pad"(%24, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xi64>, tensor<i64>) -> tensor<10x5xi64>
  %26 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F454AFF50E23BA492E397F050CCDA88D66CD6849802C67C05FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FA206D685E2C57BEC6F76DA04FF5150D046D8839340A01227FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FCD1095A655DBCF352D22F64C2BEF6907FDEADDCFE5E108BFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F373FC1DA3B6DED1CA2714647FF554521FE1868FD9B918C77FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F7470B9E37C83E2CE1844E21AEB2F5F1ACBAC781FF87F12B1FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<10x5xi64>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<10x5xi64>, tensor<10x5xi64>) -> ()
  %27 = stablehlo.constant dense<"0xA66424628A5DFED5BB0A0AAB28C379579043BB5C59DBD776DC0F9F65120F431098E6A22DBF2C173BAF3884FDA899380BA24232A4D33A953F3FCEA59C01BFB9BA9BC183CDAB142343433E76571707B3E220C16031C7165CADD2825997F3CD8C9F"> : tensor<2x3x2xi64>
  %28 = "stablehlo.pad"(%27, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xi64>, tensor<i64>) -> tensor<4x3x5xi64>
  %29 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FA66424628A5DFED5BB0A0AAB28C37957FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F9043BB5C59DBD776DC0F9F65120F4310FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F98E6A22DBF2C173BAF3884FDA899380BFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FA24232A4D33A953F3FCEA59C01BFB9BAFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F9BC183CDAB142343433E76571707B3E2FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F20C16031C7165CADD2825997F3CD8C9FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<4x3x5xi64>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x5xi64>, tensor<4x3x5xi64>) -> ()
  %30 = stablehlo.constant dense<9027347911933158235> : tensor<i64>
  %31 = "stablehlo.pad"(%30, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<i64>, tensor<i64>) -> tensor<i64>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<i64>, tensor<i64>) -> ()
  return
}
// -----
// pad of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[3, 0, 2, 3, 2], [1, 2, 2, 1, 3], [2, 3, 1, 3, 0]]> : tensor<3x5xui2>
  %1 = stablehlo.constant dense<3> : tensor<ui2>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xui2>, tensor<ui2>) -> tensor<9x10xui2>
  %3 = stablehlo.constant dense<[[3, 3, 3, 0, 3, 2, 3, 3, 3, 2], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 1, 3, 2, 3, 2, 3, 1, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 2, 3, 3, 3, 1, 3, 3, 3, 0], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3]]> : tensor<9x10xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<9x10xui2>, tensor<9x10xui2>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui2>, tensor<ui2>) -> tensor<2x3xui2>
  %5 = stablehlo.constant dense<[[1, 2, 2], [2, 3, 1]]> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  %6 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xui2>, tensor<ui2>) -> tensor<3x10xui2>
  %7 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 2, 3, 3, 2, 3, 3, 1, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3]]> : tensor<3x10xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x10xui2>, tensor<3x10xui2>) -> ()
  %8 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xui2>, tensor<ui2>) -> tensor<4x18xui2>
  %9 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 0, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3]]> : tensor<4x18xui2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4x18xui2>, tensor<4x18xui2>) -> ()
  %10 = stablehlo.constant dense<> : tensor<0x2xui2>
  %11 = "stablehlo.pad"(%10, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xui2>, tensor<ui2>) -> tensor<3x3xui2>
  %12 = stablehlo.constant dense<3> : tensor<3x3xui2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3xui2>, tensor<3x3xui2>) -> ()
  %13 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xui2>) -> tensor<5x3xui2>
  %14 = "stablehlo.pad"(%13, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xui2>, tensor<ui2>) -> tensor<10x5xui2>
  %15 = stablehlo.constant dense<[[3, 3, 3, 3, 3], [3, 1, 2, 3, 3], [3, 3, 3, 3, 3], [0, 2, 3, 3, 3], [3, 3, 3, 3, 3], [2, 2, 1, 3, 3], [3, 3, 3, 3, 3], [3, 1, 3, 3, 3], [3, 3, 3, 3, 3], [2, 3, 0, 3, 3]]> : tensor<10x5xui2>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<10x5xui2>, tensor<10x5xui2>) -> ()
  %16 = stablehlo.constant dense<[[[2, 0], [2, 0], [2, 3]], [[1, 0], [2, 0], [0, 1]]]> : tensor<2x3x2xui2>
  %17 = "stablehlo.pad"(%16, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xui2>, tensor<ui2>) -> tensor<4x3x5xui2>
  %18 = stablehlo.constant dense<[[[3, 3, 3, 3, 3], [3, 3, 3, 3, 3], [3, 3, 3, 3, 3]], [[3, 2, 0, 3, 3], [3, 2, 0, 3, 3], [3, 2, 3, 3, 3]], [[3, 3, 3, 3, 3], [3, 3, 3, 3, 3], [3, 3, 3, 3, 3]], [[3, 1, 0, 3, 3], [3, 2, 0, 3, 3], [3, 0, 1, 3, 3]]]> : tensor<4x3x5xui2>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<4x3x5xui2>, tensor<4x3x5xui2>) -> ()
  %19 = stablehlo.constant dense<2> : tensor<ui2>
  %20 = "stablehlo.pad"(%19, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%20, %19) : (tensor<ui2>, tensor<ui2>) -> ()
  return
}
// -----
// pad of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[5, 13, 8, 0, 9], [13, 8, 1, 1, 12], [9, 6, 0, 0, 15]]> : tensor<3x5xui4>
  %1 = stablehlo.constant dense<15> : tensor<ui4>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xui4>, tensor<ui4>) -> tensor<9x10xui4>
  %3 = stablehlo.constant dense<[[15, 5, 15, 13, 15, 8, 15, 0, 15, 9], [15, 15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 13, 15, 8, 15, 1, 15, 1, 15, 12], [15, 15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 9, 15, 6, 15, 0, 15, 0, 15, 15], [15, 15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 15, 15, 15, 15, 15, 15, 15, 15, 15]]> : tensor<9x10xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<9x10xui4>, tensor<9x10xui4>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui4>, tensor<ui4>) -> tensor<2x3xui4>
  %5 = stablehlo.constant dense<[[13, 8, 1], [9, 6, 0]]> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  %6 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xui4>, tensor<ui4>) -> tensor<3x10xui4>
  %7 = stablehlo.constant dense<[[15, 15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 8, 15, 15, 1, 15, 15, 1, 15, 15], [15, 15, 15, 15, 15, 15, 15, 15, 15, 15]]> : tensor<3x10xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x10xui4>, tensor<3x10xui4>) -> ()
  %8 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xui4>, tensor<ui4>) -> tensor<4x18xui4>
  %9 = stablehlo.constant dense<[[15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 15, 15, 13, 15, 15, 15, 8, 15, 15, 15, 0, 15, 15, 15, 9, 15, 15]]> : tensor<4x18xui4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4x18xui4>, tensor<4x18xui4>) -> ()
  %10 = stablehlo.constant dense<> : tensor<0x2xui4>
  %11 = "stablehlo.pad"(%10, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xui4>, tensor<ui4>) -> tensor<3x3xui4>
  %12 = stablehlo.constant dense<15> : tensor<3x3xui4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3xui4>, tensor<3x3xui4>) -> ()
  %13 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xui4>) -> tensor<5x3xui4>
  %14 = "stablehlo.pad"(%13, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xui4>, tensor<ui4>) -> tensor<10x5xui4>
  %15 = stablehlo.constant dense<[[15, 15, 15, 15, 15], [5, 13, 9, 15, 15], [15, 15, 15, 15, 15], [13, 8, 6, 15, 15], [15, 15, 15, 15, 15], [8, 1, 0, 15, 15], [15, 15, 15, 15, 15], [0, 1, 0, 15, 15], [15, 15, 15, 15, 15], [9, 12, 15, 15, 15]]> : tensor<10x5xui4>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<10x5xui4>, tensor<10x5xui4>) -> ()
  %16 = stablehlo.constant dense<[[[6, 11], [7, 4], [0, 10]], [[11, 6], [13, 3], [6, 15]]]> : tensor<2x3x2xui4>
  %17 = "stablehlo.pad"(%16, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xui4>, tensor<ui4>) -> tensor<4x3x5xui4>
  %18 = stablehlo.constant dense<[[[15, 15, 15, 15, 15], [15, 15, 15, 15, 15], [15, 15, 15, 15, 15]], [[15, 6, 11, 15, 15], [15, 7, 4, 15, 15], [15, 0, 10, 15, 15]], [[15, 15, 15, 15, 15], [15, 15, 15, 15, 15], [15, 15, 15, 15, 15]], [[15, 11, 6, 15, 15], [15, 13, 3, 15, 15], [15, 6, 15, 15, 15]]]> : tensor<4x3x5xui4>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<4x3x5xui4>, tensor<4x3x5xui4>) -> ()
  %19 = stablehlo.constant dense<11> : tensor<ui4>
  %20 = "stablehlo.pad"(%19, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%20, %19) : (tensor<ui4>, tensor<ui4>) -> ()
  return
}
// -----
// pad of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x36B941635D69C1EBC705EFB5518E2D"> : tensor<3x5xui8>
  %1 = stablehlo.constant dense<255> : tensor<ui8>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui8>, tensor<ui8>) -> tensor<4x10xui8>
  %3 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFF36B941635DFFFFFFFFFF69C1EBC705FFFFFFFFFFEFB5518E2DFFFFFF"> : tensor<4x10xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4x10xui8>, tensor<4x10xui8>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui8>, tensor<ui8>) -> tensor<3x5xui8>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
  %5 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xui8>, tensor<ui8>) -> tensor<9x10xui8>
  %6 = stablehlo.constant dense<"0xFF36FFB9FF41FF63FF5DFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF69FFC1FFEBFFC7FF05FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFB5FF51FF8EFF2DFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<9x10xui8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<9x10xui8>, tensor<9x10xui8>) -> ()
  %7 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui8>, tensor<ui8>) -> tensor<2x3xui8>
  %8 = stablehlo.constant dense<[[105, 193, 235], [239, 181, 81]]> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %9 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xui8>, tensor<ui8>) -> tensor<3x10xui8>
  %10 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFC1FFFFEBFFFFC7FFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3x10xui8>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x10xui8>, tensor<3x10xui8>) -> ()
  %11 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xui8>, tensor<ui8>) -> tensor<4x18xui8>
  %12 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFB9FFFFFF41FFFFFF63FFFFFF5DFFFF"> : tensor<4x18xui8>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x18xui8>, tensor<4x18xui8>) -> ()
  %13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui8>, tensor<ui8>) -> tensor<3x0xui8>
  %14 = stablehlo.constant dense<> : tensor<3x0xui8>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xui8>, tensor<3x0xui8>) -> ()
  %15 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: -1, 4>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui8>, tensor<ui8>) -> tensor<0x9xui8>
  %16 = stablehlo.constant dense<> : tensor<0x9xui8>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<0x9xui8>, tensor<0x9xui8>) -> ()
  %17 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 7>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui8>, tensor<ui8>) -> tensor<3x9xui8>
  %18 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF36B9FFFFFFFFFFFFFF69C1FFFFFFFFFFFFFFEFB5"> : tensor<3x9xui8>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<3x9xui8>, tensor<3x9xui8>) -> ()
  %19 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<3x5xui8>, tensor<ui8>) -> tensor<13x9xui8>
  %20 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF36B941635DFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF69C1EBC705FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFB5518E2DFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<13x9xui8>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<13x9xui8>, tensor<13x9xui8>) -> ()
  %21 = stablehlo.constant dense<> : tensor<0x2xui8>
  %22 = "stablehlo.pad"(%21, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xui8>, tensor<ui8>) -> tensor<3x3xui8>
  %23 = stablehlo.constant dense<255> : tensor<3x3xui8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x3xui8>, tensor<3x3xui8>) -> ()
  %24 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xui8>) -> tensor<5x3xui8>
  %25 = "stablehlo.pad"(%24, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xui8>, tensor<ui8>) -> tensor<10x5xui8>
  %26 = stablehlo.constant dense<"0xFFFFFFFFFF3669EFFFFFFFFFFFFFFFB9C1B5FFFFFFFFFFFFFF41EB51FFFFFFFFFFFFFF63C78EFFFFFFFFFFFFFF5D052DFFFF"> : tensor<10x5xui8>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<10x5xui8>, tensor<10x5xui8>) -> ()
  %27 = stablehlo.constant dense<"0x9813B7EBB5CFBBBF7215FE87"> : tensor<2x3x2xui8>
  %28 = "stablehlo.pad"(%27, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xui8>, tensor<ui8>) -> tensor<4x3x5xui8>
  %29 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF9813FFFFFFB7EBFFFFFFB5CFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFBBBFFFFFFF7215FFFFFFFE87FFFF"> : tensor<4x3x5xui8>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x5xui8>, tensor<4x3x5xui8>) -> ()
  %30 = stablehlo.constant dense<137> : tensor<ui8>
  %31 = "stablehlo.pad"(%30, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<ui8>, tensor<ui8>) -> ()
  return
}
// -----
// pad of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x6EC0473DA7A9D54AFD653A8E66CAEFB8754D780BB81141F9AE8BB0633881"> : tensor<3x5xui16>
  %1 = stablehlo.constant dense<65535> : tensor<ui16>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xui16>, tensor<ui16>) -> tensor<9x10xui16>
  %3 = stablehlo.constant dense<"0xFFFF6EC0FFFF473DFFFFA7A9FFFFD54AFFFFFD65FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF3A8EFFFF66CAFFFFEFB8FFFF754DFFFF780BFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFB811FFFF41F9FFFFAE8BFFFFB063FFFF3881FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<9x10xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<9x10xui16>, tensor<9x10xui16>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui16>, tensor<ui16>) -> tensor<2x3xui16>
  %5 = stablehlo.constant dense<[[36410, 51814, 47343], [4536, 63809, 35758]]> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  %6 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xui16>, tensor<ui16>) -> tensor<3x10xui16>
  %7 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF66CAFFFFFFFFEFB8FFFFFFFF754DFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3x10xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x10xui16>, tensor<3x10xui16>) -> ()
  %8 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xui16>, tensor<ui16>) -> tensor<4x18xui16>
  %9 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF473DFFFFFFFFFFFFA7A9FFFFFFFFFFFFD54AFFFFFFFFFFFFFD65FFFFFFFF"> : tensor<4x18xui16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4x18xui16>, tensor<4x18xui16>) -> ()
  %10 = stablehlo.constant dense<> : tensor<0x2xui16>
  %11 = "stablehlo.pad"(%10, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xui16>, tensor<ui16>) -> tensor<3x3xui16>
  %12 = stablehlo.constant dense<65535> : tensor<3x3xui16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3xui16>, tensor<3x3xui16>) -> ()
  %13 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xui16>) -> tensor<5x3xui16>
  %14 = "stablehlo.pad"(%13, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xui16>, tensor<ui16>) -> tensor<10x5xui16>
  %15 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFF6EC03A8EB811FFFFFFFFFFFFFFFFFFFFFFFFFFFF473D66CA41F9FFFFFFFFFFFFFFFFFFFFFFFFFFFFA7A9EFB8AE8BFFFFFFFFFFFFFFFFFFFFFFFFFFFFD54A754DB063FFFFFFFFFFFFFFFFFFFFFFFFFFFFFD65780B3881FFFFFFFF"> : tensor<10x5xui16>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<10x5xui16>, tensor<10x5xui16>) -> ()
  %16 = stablehlo.constant dense<"0x9E92062CF4BBFBC118608DAF4FABB381FBE7F7584A3A1D8C"> : tensor<2x3x2xui16>
  %17 = "stablehlo.pad"(%16, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xui16>, tensor<ui16>) -> tensor<4x3x5xui16>
  %18 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF9E92062CFFFFFFFFFFFFF4BBFBC1FFFFFFFFFFFF18608DAFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF4FABB381FFFFFFFFFFFFFBE7F758FFFFFFFFFFFF4A3A1D8CFFFFFFFF"> : tensor<4x3x5xui16>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<4x3x5xui16>, tensor<4x3x5xui16>) -> ()
  %19 = stablehlo.constant dense<12017> : tensor<ui16>
  %20 = "stablehlo.pad"(%19, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%20, %19) : (tensor<ui16>, tensor<ui16>) -> ()
  return
}
// -----
// pad of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDA6BFD874485643221D9439830E7F60E7638B5C63C307CA16B4549D0F163EFC7BB48FD55025EF21EDE3EE8FD4FC1E78B78DEAC3C49497DEB2B709DF1"> : tensor<3x5xui32>
  %1 = stablehlo.constant dense<4294967295> : tensor<ui32>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui32>, tensor<ui32>) -> tensor<4x10xui32>
  %3 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDA6BFD874485643221D9439830E7F60E7638B5C6FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF3C307CA16B4549D0F163EFC7BB48FD55025EF21EFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDE3EE8FD4FC1E78B78DEAC3C49497DEB2B709DF1FFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<4x10xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4x10xui32>, tensor<4x10xui32>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui32>, tensor<ui32>) -> tensor<3x5xui32>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  %5 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xui32>, tensor<ui32>) -> tensor<9x10xui32>
  %6 = stablehlo.constant dense<"0xFFFFFFFFDA6BFD87FFFFFFFF44856432FFFFFFFF21D94398FFFFFFFF30E7F60EFFFFFFFF7638B5C6FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF3C307CA1FFFFFFFF6B4549D0FFFFFFFFF163EFC7FFFFFFFFBB48FD55FFFFFFFF025EF21EFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDE3EE8FDFFFFFFFF4FC1E78BFFFFFFFF78DEAC3CFFFFFFFF49497DEBFFFFFFFF2B709DF1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<9x10xui32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<9x10xui32>, tensor<9x10xui32>) -> ()
  %7 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui32>, tensor<ui32>) -> tensor<2x3xui32>
  %8 = stablehlo.constant dense<[[2709270588, 3494462827, 3354354673], [4259856094, 2347221327, 1017962104]]> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %9 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xui32>, tensor<ui32>) -> tensor<3x10xui32>
  %10 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF6B4549D0FFFFFFFFFFFFFFFFF163EFC7FFFFFFFFFFFFFFFFBB48FD55FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3x10xui32>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x10xui32>, tensor<3x10xui32>) -> ()
  %11 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xui32>, tensor<ui32>) -> tensor<4x18xui32>
  %12 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF44856432FFFFFFFFFFFFFFFFFFFFFFFF21D94398FFFFFFFFFFFFFFFFFFFFFFFF30E7F60EFFFFFFFFFFFFFFFFFFFFFFFF7638B5C6FFFFFFFFFFFFFFFF"> : tensor<4x18xui32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x18xui32>, tensor<4x18xui32>) -> ()
  %13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui32>, tensor<ui32>) -> tensor<3x0xui32>
  %14 = stablehlo.constant dense<> : tensor<3x0xui32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xui32>, tensor<3x0xui32>) -> ()
  %15 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: -1, 4>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui32>, tensor<ui32>) -> tensor<0x9xui32>
  %16 = stablehlo.constant dense<> : tensor<0x9xui32>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<0x9xui32>, tensor<0x9xui32>) -> ()
  %17 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 7>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui32>, tensor<ui32>) -> tensor<3x9xui32>
  %18 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDA6BFD8744856432FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF3C307CA16B4549D0FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDE3EE8FD4FC1E78B"> : tensor<3x9xui32>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<3x9xui32>, tensor<3x9xui32>) -> ()
  %19 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<3x5xui32>, tensor<ui32>) -> tensor<13x9xui32>
  %20 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDA6BFD874485643221D9439830E7F60E7638B5C6FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF3C307CA16B4549D0F163EFC7BB48FD55025EF21EFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDE3EE8FD4FC1E78B78DEAC3C49497DEB2B709DF1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<13x9xui32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<13x9xui32>, tensor<13x9xui32>) -> ()
  %21 = stablehlo.constant dense<> : tensor<0x2xui32>
  %22 = "stablehlo.pad"(%21, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xui32>, tensor<ui32>) -> tensor<3x3xui32>
  %23 = stablehlo.constant dense<4294967295> : tensor<3x3xui32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x3xui32>, tensor<3x3xui32>) -> ()
  %24 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xui32>) -> tensor<5x3xui32>
  %25 = "stablehlo.pad"(%24, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xui32>, tensor<ui32>) -> tensor<10x5xui32>
  %26 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDA6BFD873C307CA1DE3EE8FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF448564326B4549D04FC1E78BFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF21D94398F163EFC778DEAC3CFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF30E7F60EBB48FD5549497DEBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF7638B5C6025EF21E2B709DF1FFFFFFFFFFFFFFFF"> : tensor<10x5xui32>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<10x5xui32>, tensor<10x5xui32>) -> ()
  %27 = stablehlo.constant dense<"0xA7828473213D052166E3651D452A26B578C70D9816E4A4013D7748200B6D0EE890F9A1B73AEA45BF07DE335E5181E6CD"> : tensor<2x3x2xui32>
  %28 = "stablehlo.pad"(%27, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xui32>, tensor<ui32>) -> tensor<4x3x5xui32>
  %29 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFA7828473213D0521FFFFFFFFFFFFFFFFFFFFFFFF66E3651D452A26B5FFFFFFFFFFFFFFFFFFFFFFFF78C70D9816E4A401FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF3D7748200B6D0EE8FFFFFFFFFFFFFFFFFFFFFFFF90F9A1B73AEA45BFFFFFFFFFFFFFFFFFFFFFFFFF07DE335E5181E6CDFFFFFFFFFFFFFFFF"> : tensor<4x3x5xui32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x5xui32>, tensor<4x3x5xui32>) -> ()
  %30 = stablehlo.constant dense<3545642749> : tensor<ui32>
  %31 = "stablehlo.pad"(%30, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<ui32>, tensor<ui32>) -> ()
  return
}
// -----
// pad of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0FD6F5FE7AE9F3A71A0C4087CFC5F87B1CE271262DAF8534A84E5D3981DC9E0A1020E5063006C2595C6D58928A28FE2503C3104E275B827BF8A640044DDD3396BF4E55B3CF3BD96512A81ED532F7E1AC32955F916E3FA1D3772F614C808508B0303A4A946B9F1E38966D52F1C4EEF61F0E456C26A6AE705F"> : tensor<3x5xui64>
  %1 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui64>, tensor<ui64>) -> tensor<4x10xui64>
  %3 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0FD6F5FE7AE9F3A71A0C4087CFC5F87B1CE271262DAF8534A84E5D3981DC9E0A1020E5063006C259FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5C6D58928A28FE2503C3104E275B827BF8A640044DDD3396BF4E55B3CF3BD96512A81ED532F7E1ACFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF32955F916E3FA1D3772F614C808508B0303A4A946B9F1E38966D52F1C4EEF61F0E456C26A6AE705FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<4x10xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4x10xui64>, tensor<4x10xui64>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui64>, tensor<ui64>) -> tensor<3x5xui64>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
  %5 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xui64>, tensor<ui64>) -> tensor<9x10xui64>
  %6 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0FD6F5FE7AE9F3A7FFFFFFFFFFFFFFFF1A0C4087CFC5F87BFFFFFFFFFFFFFFFF1CE271262DAF8534FFFFFFFFFFFFFFFFA84E5D3981DC9E0AFFFFFFFFFFFFFFFF1020E5063006C259FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5C6D58928A28FE25FFFFFFFFFFFFFFFF03C3104E275B827BFFFFFFFFFFFFFFFFF8A640044DDD3396FFFFFFFFFFFFFFFFBF4E55B3CF3BD965FFFFFFFFFFFFFFFF12A81ED532F7E1ACFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF32955F916E3FA1D3FFFFFFFFFFFFFFFF772F614C808508B0FFFFFFFFFFFFFFFF303A4A946B9F1E38FFFFFFFFFFFFFFFF966D52F1C4EEF61FFFFFFFFFFFFFFFFF0E456C26A6AE705FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<9x10xui64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<9x10xui64>, tensor<9x10xui64>) -> ()
  %7 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui64>, tensor<ui64>) -> tensor<2x3xui64>
  %8 = stablehlo.constant dense<[[2737670199113706844, 8899776038009094915, 10823237652355000056], [15249539557371122994, 12684535136572747639, 4043844799823493680]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %9 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xui64>, tensor<ui64>) -> tensor<3x10xui64>
  %10 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF03C3104E275B827BFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF8A640044DDD3396FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFBF4E55B3CF3BD965FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3x10xui64>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x10xui64>, tensor<3x10xui64>) -> ()
  %11 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xui64>, tensor<ui64>) -> tensor<4x18xui64>
  %12 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1A0C4087CFC5F87BFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1CE271262DAF8534FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFA84E5D3981DC9E0AFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1020E5063006C259FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<4x18xui64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x18xui64>, tensor<4x18xui64>) -> ()
  %13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui64>, tensor<ui64>) -> tensor<3x0xui64>
  %14 = stablehlo.constant dense<> : tensor<3x0xui64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xui64>, tensor<3x0xui64>) -> ()
  %15 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: -1, 4>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui64>, tensor<ui64>) -> tensor<0x9xui64>
  %16 = stablehlo.constant dense<> : tensor<0x9xui64>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<0x9xui64>, tensor<0x9xui64>) -> ()
  %17 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 7>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xui64>, tensor<ui64>) -> tensor<3x9xui64>
  %18 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0FD6F5FE7AE9F3A71A0C4087CFC5F87BFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5C6D58928A28FE2503C3104E275B827BFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF32955F916E3FA1D3772F614C808508B0"> : tensor<3x9xui64>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<3x9xui64>, tensor<3x9xui64>) -> ()
  %19 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<3x5xui64>, tensor<ui64>) -> tensor<13x9xui64>
  %20 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0FD6F5FE7AE9F3A71A0C4087CFC5F87B1CE271262DAF8534A84E5D3981DC9E0A1020E5063006C259FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5C6D58928A28FE2503C3104E275B827BF8A640044DDD3396BF4E55B3CF3BD96512A81ED532F7E1ACFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF32955F916E3FA1D3772F614C808508B0303A4A946B9F1E38966D52F1C4EEF61F0E456C26A6AE705FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<13x9xui64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<13x9xui64>, tensor<13x9xui64>) -> ()
  %21 = stablehlo.constant dense<> : tensor<0x2xui64>
  %22 = "stablehlo.pad"(%21, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xui64>, tensor<ui64>) -> tensor<3x3xui64>
  %23 = stablehlo.constant dense<18446744073709551615> : tensor<3x3xui64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x3xui64>, tensor<3x3xui64>) -> ()
  %24 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xui64>) -> tensor<5x3xui64>
  %25 = "stablehlo.pad"(%24, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xui64>, tensor<ui64>) -> tensor<10x5xui64>
  %26 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0FD6F5FE7AE9F3A75C6D58928A28FE2532955F916E3FA1D3FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1A0C4087CFC5F87B03C3104E275B827B772F614C808508B0FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1CE271262DAF8534F8A640044DDD3396303A4A946B9F1E38FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFA84E5D3981DC9E0ABF4E55B3CF3BD965966D52F1C4EEF61FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1020E5063006C25912A81ED532F7E1AC0E456C26A6AE705FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<10x5xui64>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<10x5xui64>, tensor<10x5xui64>) -> ()
  %27 = stablehlo.constant dense<"0x912D54E2C5A4A5B438A7ABB76431C7BD43A96A9C5B0C118F12540773BBAAECC20B3E8D0ECF592F6B031AB51099B930E1E233CB1CAF7F289806CC9DFBB14E80CD19D55308F8B944174B772650F049DBCB9ECE326F93058C1E006DB0E0FBBE9B6A"> : tensor<2x3x2xui64>
  %28 = "stablehlo.pad"(%27, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xui64>, tensor<ui64>) -> tensor<4x3x5xui64>
  %29 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF912D54E2C5A4A5B438A7ABB76431C7BDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF43A96A9C5B0C118F12540773BBAAECC2FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0B3E8D0ECF592F6B031AB51099B930E1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFE233CB1CAF7F289806CC9DFBB14E80CDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF19D55308F8B944174B772650F049DBCBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF9ECE326F93058C1E006DB0E0FBBE9B6AFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<4x3x5xui64>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x5xui64>, tensor<4x3x5xui64>) -> ()
  %30 = stablehlo.constant dense<9543899089935499477> : tensor<ui64>
  %31 = "stablehlo.pad"(%30, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<ui64>, tensor<ui64>) -> ()
  return
}
// -----
// pad of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, -0.5, 1.5, 1.0, -1.0], [0.5, -4.0, -0.0, 3.0, 1.5], [1.5, 1.0, 0.0, 6.0, -6.0]]> : tensor<3x5xf4E2M1FN>
  %1 = stablehlo.constant dense<6.0> : tensor<f4E2M1FN>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<9x10xf4E2M1FN>
  %3 = stablehlo.constant dense<[[6.0, -1.0, 6.0, -0.5, 6.0, 1.5, 6.0, 1.0, 6.0, -1.0], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 0.5, 6.0, -4.0, 6.0, -0.0, 6.0, 3.0, 6.0, 1.5], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 1.5, 6.0, 1.0, 6.0, 0.0, 6.0, 6.0, 6.0, -6.0], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0]]> : tensor<9x10xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<9x10xf4E2M1FN>, tensor<9x10xf4E2M1FN>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  %5 = stablehlo.constant dense<[[0.5, -4.0, -0.0], [1.5, 1.0, 0.0]]> : tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  %6 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3x10xf4E2M1FN>
  %7 = stablehlo.constant dense<[[6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, -4.0, 6.0, 6.0, -0.0, 6.0, 6.0, 3.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0]]> : tensor<3x10xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x10xf4E2M1FN>, tensor<3x10xf4E2M1FN>) -> ()
  %8 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<4x18xf4E2M1FN>
  %9 = stablehlo.constant dense<[[6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 6.0, -0.5, 6.0, 6.0, 6.0, 1.5, 6.0, 6.0, 6.0, 1.0, 6.0, 6.0, 6.0, -1.0, 6.0, 6.0]]> : tensor<4x18xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4x18xf4E2M1FN>, tensor<4x18xf4E2M1FN>) -> ()
  %10 = stablehlo.constant dense<> : tensor<0x2xf4E2M1FN>
  %11 = "stablehlo.pad"(%10, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3x3xf4E2M1FN>
  %12 = stablehlo.constant dense<6.0> : tensor<3x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3xf4E2M1FN>, tensor<3x3xf4E2M1FN>) -> ()
  %13 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xf4E2M1FN>) -> tensor<5x3xf4E2M1FN>
  %14 = "stablehlo.pad"(%13, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<10x5xf4E2M1FN>
  %15 = stablehlo.constant dense<[[6.0, 6.0, 6.0, 6.0, 6.0], [-1.0, 0.5, 1.5, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0], [-0.5, -4.0, 1.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0], [1.5, -0.0, 0.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0], [1.0, 3.0, 6.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0], [-1.0, 1.5, -6.0, 6.0, 6.0]]> : tensor<10x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<10x5xf4E2M1FN>, tensor<10x5xf4E2M1FN>) -> ()
  %16 = stablehlo.constant dense<[[[4.0, 3.0], [2.0, -3.0], [3.0, 1.5]], [[-1.0, -1.5], [-6.0, 0.0], [-2.0, 6.0]]]> : tensor<2x3x2xf4E2M1FN>
  %17 = "stablehlo.pad"(%16, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<4x3x5xf4E2M1FN>
  %18 = stablehlo.constant dense<[[[6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0]], [[6.0, 4.0, 3.0, 6.0, 6.0], [6.0, 2.0, -3.0, 6.0, 6.0], [6.0, 3.0, 1.5, 6.0, 6.0]], [[6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0]], [[6.0, -1.0, -1.5, 6.0, 6.0], [6.0, -6.0, 0.0, 6.0, 6.0], [6.0, -2.0, 6.0, 6.0, 6.0]]]> : tensor<4x3x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<4x3x5xf4E2M1FN>, tensor<4x3x5xf4E2M1FN>) -> ()
  %19 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  %20 = "stablehlo.pad"(%19, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%20, %19) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
  return
}
// -----
// pad of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-0.25, 3.0, -5.5, -1.75, -4.0], [-6.5, 1.875, -0.625, 0.25, -6.5], [-5.5, 0.75, 6.0, 7.0, 6.5]]> : tensor<3x5xf6E2M3FN>
  %1 = stablehlo.constant dense<7.5> : tensor<f6E2M3FN>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<9x10xf6E2M3FN>
  %3 = stablehlo.constant dense<[[7.5, -0.25, 7.5, 3.0, 7.5, -5.5, 7.5, -1.75, 7.5, -4.0], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, -6.5, 7.5, 1.875, 7.5, -0.625, 7.5, 0.25, 7.5, -6.5], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, -5.5, 7.5, 0.75, 7.5, 6.0, 7.5, 7.0, 7.5, 6.5], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5]]> : tensor<9x10xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<9x10xf6E2M3FN>, tensor<9x10xf6E2M3FN>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  %5 = stablehlo.constant dense<[[-6.5, 1.875, -0.625], [-5.5, 0.75, 6.0]]> : tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  %6 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3x10xf6E2M3FN>
  %7 = stablehlo.constant dense<[[7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 1.875, 7.5, 7.5, -0.625, 7.5, 7.5, 0.25, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5]]> : tensor<3x10xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x10xf6E2M3FN>, tensor<3x10xf6E2M3FN>) -> ()
  %8 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<4x18xf6E2M3FN>
  %9 = stablehlo.constant dense<[[7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 3.0, 7.5, 7.5, 7.5, -5.5, 7.5, 7.5, 7.5, -1.75, 7.5, 7.5, 7.5, -4.0, 7.5, 7.5]]> : tensor<4x18xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4x18xf6E2M3FN>, tensor<4x18xf6E2M3FN>) -> ()
  %10 = stablehlo.constant dense<> : tensor<0x2xf6E2M3FN>
  %11 = "stablehlo.pad"(%10, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3x3xf6E2M3FN>
  %12 = stablehlo.constant dense<7.5> : tensor<3x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3xf6E2M3FN>, tensor<3x3xf6E2M3FN>) -> ()
  %13 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xf6E2M3FN>) -> tensor<5x3xf6E2M3FN>
  %14 = "stablehlo.pad"(%13, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<10x5xf6E2M3FN>
  %15 = stablehlo.constant dense<[[7.5, 7.5, 7.5, 7.5, 7.5], [-0.25, -6.5, -5.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5], [3.0, 1.875, 0.75, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5], [-5.5, -0.625, 6.0, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5], [-1.75, 0.25, 7.0, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5], [-4.0, -6.5, 6.5, 7.5, 7.5]]> : tensor<10x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<10x5xf6E2M3FN>, tensor<10x5xf6E2M3FN>) -> ()
  %16 = stablehlo.constant dense<[[[3.0, -6.0], [-4.5, -7.0], [-3.25, -0.75]], [[-1.875, 3.0], [1.125, 1.625], [-0.75, 6.0]]]> : tensor<2x3x2xf6E2M3FN>
  %17 = "stablehlo.pad"(%16, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<4x3x5xf6E2M3FN>
  %18 = stablehlo.constant dense<[[[7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5]], [[7.5, 3.0, -6.0, 7.5, 7.5], [7.5, -4.5, -7.0, 7.5, 7.5], [7.5, -3.25, -0.75, 7.5, 7.5]], [[7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5]], [[7.5, -1.875, 3.0, 7.5, 7.5], [7.5, 1.125, 1.625, 7.5, 7.5], [7.5, -0.75, 6.0, 7.5, 7.5]]]> : tensor<4x3x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<4x3x5xf6E2M3FN>, tensor<4x3x5xf6E2M3FN>) -> ()
  %19 = stablehlo.constant dense<-3.75> : tensor<f6E2M3FN>
  %20 = "stablehlo.pad"(%19, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%20, %19) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
  return
}
// -----
// pad of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-12.0, 16.0, 1.25, 0.875, -2.0], [-1.25, -0.375, 0.0625, 3.0, -4.0], [1.75, 8.0, 14.0, -0.1875, 12.0]]> : tensor<3x5xf6E3M2FN>
  %1 = stablehlo.constant dense<28.0> : tensor<f6E3M2FN>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<9x10xf6E3M2FN>
  %3 = stablehlo.constant dense<[[28.0, -12.0, 28.0, 16.0, 28.0, 1.25, 28.0, 0.875, 28.0, -2.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, -1.25, 28.0, -0.375, 28.0, 0.0625, 28.0, 3.0, 28.0, -4.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 1.75, 28.0, 8.0, 28.0, 14.0, 28.0, -0.1875, 28.0, 12.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0]]> : tensor<9x10xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<9x10xf6E3M2FN>, tensor<9x10xf6E3M2FN>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  %5 = stablehlo.constant dense<[[-1.25, -0.375, 0.0625], [1.75, 8.0, 14.0]]> : tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  %6 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3x10xf6E3M2FN>
  %7 = stablehlo.constant dense<[[28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, -0.375, 28.0, 28.0, 0.0625, 28.0, 28.0, 3.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0]]> : tensor<3x10xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x10xf6E3M2FN>, tensor<3x10xf6E3M2FN>) -> ()
  %8 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<4x18xf6E3M2FN>
  %9 = stablehlo.constant dense<[[28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, 28.0, 16.0, 28.0, 28.0, 28.0, 1.25, 28.0, 28.0, 28.0, 0.875, 28.0, 28.0, 28.0, -2.0, 28.0, 28.0]]> : tensor<4x18xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4x18xf6E3M2FN>, tensor<4x18xf6E3M2FN>) -> ()
  %10 = stablehlo.constant dense<> : tensor<0x2xf6E3M2FN>
  %11 = "stablehlo.pad"(%10, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3x3xf6E3M2FN>
  %12 = stablehlo.constant dense<28.0> : tensor<3x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3xf6E3M2FN>, tensor<3x3xf6E3M2FN>) -> ()
  %13 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xf6E3M2FN>) -> tensor<5x3xf6E3M2FN>
  %14 = "stablehlo.pad"(%13, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<10x5xf6E3M2FN>
  %15 = stablehlo.constant dense<[[28.0, 28.0, 28.0, 28.0, 28.0], [-12.0, -1.25, 1.75, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0], [16.0, -0.375, 8.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0], [1.25, 0.0625, 14.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0], [0.875, 3.0, -0.1875, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0], [-2.0, -4.0, 12.0, 28.0, 28.0]]> : tensor<10x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<10x5xf6E3M2FN>, tensor<10x5xf6E3M2FN>) -> ()
  %16 = stablehlo.constant dense<[[[2.0, -16.0], [-20.0, -3.5], [8.0, 0.75]], [[-7.0, 7.0], [-12.0, -0.125], [-2.5, 0.875]]]> : tensor<2x3x2xf6E3M2FN>
  %17 = "stablehlo.pad"(%16, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<4x3x5xf6E3M2FN>
  %18 = stablehlo.constant dense<[[[28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0]], [[28.0, 2.0, -16.0, 28.0, 28.0], [28.0, -20.0, -3.5, 28.0, 28.0], [28.0, 8.0, 0.75, 28.0, 28.0]], [[28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0]], [[28.0, -7.0, 7.0, 28.0, 28.0], [28.0, -12.0, -0.125, 28.0, 28.0], [28.0, -2.5, 0.875, 28.0, 28.0]]]> : tensor<4x3x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<4x3x5xf6E3M2FN>, tensor<4x3x5xf6E3M2FN>) -> ()
  %19 = stablehlo.constant dense<10.0> : tensor<f6E3M2FN>
  %20 = "stablehlo.pad"(%19, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%20, %19) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
  return
}
// -----
// pad of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x582252B609E58167C70D41E610925A"> : tensor<3x5xf8E3M4>
  %1 = stablehlo.constant dense<15.5> : tensor<f8E3M4>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xf8E3M4>, tensor<f8E3M4>) -> tensor<9x10xf8E3M4>
  %3 = stablehlo.constant dense<"0x6F586F226F526FB66F096F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6FE56F816F676FC76F0D6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F416FE66F106F926F5A6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F"> : tensor<9x10xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<9x10xf8E3M4>, tensor<9x10xf8E3M4>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E3M4>, tensor<f8E3M4>) -> tensor<2x3xf8E3M4>
  %5 = stablehlo.constant dense<[[-10.5, -0.015625, 11.5], [2.125, -11.0, 0.25]]> : tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  %6 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xf8E3M4>, tensor<f8E3M4>) -> tensor<3x10xf8E3M4>
  %7 = stablehlo.constant dense<"0x6F6F6F6F6F6F6F6F6F6F6F816F6F676F6FC76F6F6F6F6F6F6F6F6F6F6F6F"> : tensor<3x10xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x10xf8E3M4>, tensor<3x10xf8E3M4>) -> ()
  %8 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xf8E3M4>, tensor<f8E3M4>) -> tensor<4x18xf8E3M4>
  %9 = stablehlo.constant dense<"0x6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F226F6F6F526F6F6FB66F6F6F096F6F"> : tensor<4x18xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4x18xf8E3M4>, tensor<4x18xf8E3M4>) -> ()
  %10 = stablehlo.constant dense<> : tensor<0x2xf8E3M4>
  %11 = "stablehlo.pad"(%10, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xf8E3M4>, tensor<f8E3M4>) -> tensor<3x3xf8E3M4>
  %12 = stablehlo.constant dense<15.5> : tensor<3x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3xf8E3M4>, tensor<3x3xf8E3M4>) -> ()
  %13 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xf8E3M4>) -> tensor<5x3xf8E3M4>
  %14 = "stablehlo.pad"(%13, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xf8E3M4>, tensor<f8E3M4>) -> tensor<10x5xf8E3M4>
  %15 = stablehlo.constant dense<"0x6F6F6F6F6F58E5416F6F6F6F6F6F6F2281E66F6F6F6F6F6F6F5267106F6F6F6F6F6F6FB6C7926F6F6F6F6F6F6F090D5A6F6F"> : tensor<10x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<10x5xf8E3M4>, tensor<10x5xf8E3M4>) -> ()
  %16 = stablehlo.constant dense<"0xA8B910C03A96E51DD005C85F"> : tensor<2x3x2xf8E3M4>
  %17 = "stablehlo.pad"(%16, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xf8E3M4>, tensor<f8E3M4>) -> tensor<4x3x5xf8E3M4>
  %18 = stablehlo.constant dense<"0x6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6FA8B96F6F6F10C06F6F6F3A966F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6FE51D6F6F6FD0056F6F6FC85F6F6F"> : tensor<4x3x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<4x3x5xf8E3M4>, tensor<4x3x5xf8E3M4>) -> ()
  %19 = stablehlo.constant dense<2.875> : tensor<f8E3M4>
  %20 = "stablehlo.pad"(%19, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
  stablehlo.custom_call @check.expect_eq(%20, %19) : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
  return
}
// -----
// pad of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x73AF229C8CB6CDB7BEF35E0E680A13"> : tensor<3x5xf8E4M3>
  %1 = stablehlo.constant dense<240.0> : tensor<f8E4M3>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xf8E4M3>, tensor<f8E4M3>) -> tensor<9x10xf8E4M3>
  %3 = stablehlo.constant dense<"0x777377AF7722779C778C777777777777777777777777777777777777777777B677CD77B777BE77F37777777777777777777777777777777777777777775E770E7768770A77137777777777777777777777777777777777777777"> : tensor<9x10xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<9x10xf8E4M3>, tensor<9x10xf8E4M3>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E4M3>, tensor<f8E4M3>) -> tensor<2x3xf8E4M3>
  %5 = stablehlo.constant dense<[[-0.875, -6.5, -0.9375], [28.0, 0.02734375, 64.0]]> : tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  %6 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xf8E4M3>, tensor<f8E4M3>) -> tensor<3x10xf8E4M3>
  %7 = stablehlo.constant dense<"0x7777777777777777777777CD7777B77777BE777777777777777777777777"> : tensor<3x10xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x10xf8E4M3>, tensor<3x10xf8E4M3>) -> ()
  %8 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xf8E4M3>, tensor<f8E4M3>) -> tensor<4x18xf8E4M3>
  %9 = stablehlo.constant dense<"0x777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777AF777777227777779C7777778C7777"> : tensor<4x18xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4x18xf8E4M3>, tensor<4x18xf8E4M3>) -> ()
  %10 = stablehlo.constant dense<> : tensor<0x2xf8E4M3>
  %11 = "stablehlo.pad"(%10, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xf8E4M3>, tensor<f8E4M3>) -> tensor<3x3xf8E4M3>
  %12 = stablehlo.constant dense<240.0> : tensor<3x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3xf8E4M3>, tensor<3x3xf8E4M3>) -> ()
  %13 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xf8E4M3>) -> tensor<5x3xf8E4M3>
  %14 = "stablehlo.pad"(%13, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xf8E4M3>, tensor<f8E4M3>) -> tensor<10x5xf8E4M3>
  %15 = stablehlo.constant dense<"0x777777777773B65E77777777777777AFCD0E7777777777777722B768777777777777779CBE0A777777777777778CF3137777"> : tensor<10x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<10x5xf8E4M3>, tensor<10x5xf8E4M3>) -> ()
  %16 = stablehlo.constant dense<"0x38DA49255CECB44A129038AE"> : tensor<2x3x2xf8E4M3>
  %17 = "stablehlo.pad"(%16, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xf8E4M3>, tensor<f8E4M3>) -> tensor<4x3x5xf8E4M3>
  %18 = stablehlo.constant dense<"0x7777777777777777777777777777777738DA77777749257777775CEC777777777777777777777777777777777777B44A777777129077777738AE7777"> : tensor<4x3x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<4x3x5xf8E4M3>, tensor<4x3x5xf8E4M3>) -> ()
  %19 = stablehlo.constant dense<-30.0> : tensor<f8E4M3>
  %20 = "stablehlo.pad"(%19, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
  stablehlo.custom_call @check.expect_eq(%20, %19) : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
  return
}
// -----
// pad of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0x23C42A8CFC59F7C4B221E6C00E009A"> : tensor<3x5xf8E4M3FN>
  %1 = stablehlo.constant dense<448.0> : tensor<f8E4M3FN>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4x10xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x7E7E7E7E7E7E7E7E7E7E7E7E23C42A8CFC7E7E7E7E7E59F7C4B2217E7E7E7E7EE6C00E009A7E7E7E"> : tensor<4x10xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4x10xf8E4M3FN>, tensor<4x10xf8E4M3FN>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>) -> ()
  %5 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<9x10xf8E4M3FN>
  %6 = stablehlo.constant dense<"0x7E237EC47E2A7E8C7EFC7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E597EF77EC47EB27E217E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7EE67EC07E0E7E007E9A7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<9x10xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<9x10xf8E4M3FN>, tensor<9x10xf8E4M3FN>) -> ()
  %7 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %8 = stablehlo.constant dense<[[18.0, -240.0, -3.0], [-56.0, -2.0, 0.02734375]]> : tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %9 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x10xf8E4M3FN>
  %10 = stablehlo.constant dense<"0x7E7E7E7E7E7E7E7E7E7E7EF77E7EC47E7EB27E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<3x10xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x10xf8E4M3FN>, tensor<3x10xf8E4M3FN>) -> ()
  %11 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4x18xf8E4M3FN>
  %12 = stablehlo.constant dense<"0x7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7EC47E7E7E2A7E7E7E8C7E7E7EFC7E7E"> : tensor<4x18xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x18xf8E4M3FN>, tensor<4x18xf8E4M3FN>) -> ()
  %13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x0xf8E4M3FN>
  %14 = stablehlo.constant dense<> : tensor<3x0xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf8E4M3FN>, tensor<3x0xf8E4M3FN>) -> ()
  %15 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: -1, 4>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<0x9xf8E4M3FN>
  %16 = stablehlo.constant dense<> : tensor<0x9xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<0x9xf8E4M3FN>, tensor<0x9xf8E4M3FN>) -> ()
  %17 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 7>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x9xf8E4M3FN>
  %18 = stablehlo.constant dense<"0x7E7E7E7E7E7E7E23C47E7E7E7E7E7E7E59F77E7E7E7E7E7E7EE6C0"> : tensor<3x9xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<3x9xf8E4M3FN>, tensor<3x9xf8E4M3FN>) -> ()
  %19 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<3x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<13x9xf8E4M3FN>
  %20 = stablehlo.constant dense<"0x7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E23C42A8CFC7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E59F7C4B2217E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7EE6C00E009A7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<13x9xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<13x9xf8E4M3FN>, tensor<13x9xf8E4M3FN>) -> ()
  %21 = stablehlo.constant dense<> : tensor<0x2xf8E4M3FN>
  %22 = "stablehlo.pad"(%21, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x3xf8E4M3FN>
  %23 = stablehlo.constant dense<448.0> : tensor<3x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x3xf8E4M3FN>, tensor<3x3xf8E4M3FN>) -> ()
  %24 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xf8E4M3FN>) -> tensor<5x3xf8E4M3FN>
  %25 = "stablehlo.pad"(%24, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<10x5xf8E4M3FN>
  %26 = stablehlo.constant dense<"0x7E7E7E7E7E2359E67E7E7E7E7E7E7EC4F7C07E7E7E7E7E7E7E2AC40E7E7E7E7E7E7E7E8CB2007E7E7E7E7E7E7EFC219A7E7E"> : tensor<10x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<10x5xf8E4M3FN>, tensor<10x5xf8E4M3FN>) -> ()
  %27 = stablehlo.constant dense<"0xD665AEA8F4692801136BC2E4"> : tensor<2x3x2xf8E4M3FN>
  %28 = "stablehlo.pad"(%27, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4x3x5xf8E4M3FN>
  %29 = stablehlo.constant dense<"0x7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7ED6657E7E7EAEA87E7E7EF4697E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E28017E7E7E136B7E7E7EC2E47E7E"> : tensor<4x3x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x5xf8E4M3FN>, tensor<4x3x5xf8E4M3FN>) -> ()
  %30 = stablehlo.constant dense<384.0> : tensor<f8E4M3FN>
  %31 = "stablehlo.pad"(%30, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
  return
}
// -----
// pad of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5F1D0B6CBDB9CA59D7EDDE9DD5D8C9"> : tensor<3x5xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<240.0> : tensor<f8E4M3FNUZ>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<9x10xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x7F5F7F1D7F0B7F6C7FBD7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FB97FCA7F597FD77FED7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FDE7F9D7FD57FD87FC97F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<9x10xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<9x10xf8E4M3FNUZ>, tensor<9x10xf8E4M3FNUZ>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<[[-0.5625, -2.5, 9.0], [-14.0, 0x9D, -6.5]]> : tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  %6 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3x10xf8E4M3FNUZ>
  %7 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7FCA7F7F597F7FD77F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<3x10xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x10xf8E4M3FNUZ>, tensor<3x10xf8E4M3FNUZ>) -> ()
  %8 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<4x18xf8E4M3FNUZ>
  %9 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F1D7F7F7F0B7F7F7F6C7F7F7FBD7F7F"> : tensor<4x18xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4x18xf8E4M3FNUZ>, tensor<4x18xf8E4M3FNUZ>) -> ()
  %10 = stablehlo.constant dense<> : tensor<0x2xf8E4M3FNUZ>
  %11 = "stablehlo.pad"(%10, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3x3xf8E4M3FNUZ>
  %12 = stablehlo.constant dense<240.0> : tensor<3x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3xf8E4M3FNUZ>, tensor<3x3xf8E4M3FNUZ>) -> ()
  %13 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xf8E4M3FNUZ>) -> tensor<5x3xf8E4M3FNUZ>
  %14 = "stablehlo.pad"(%13, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<10x5xf8E4M3FNUZ>
  %15 = stablehlo.constant dense<"0x7F7F7F7F7F5FB9DE7F7F7F7F7F7F7F1DCA9D7F7F7F7F7F7F7F0B59D57F7F7F7F7F7F7F6CD7D87F7F7F7F7F7F7FBDEDC97F7F"> : tensor<10x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<10x5xf8E4M3FNUZ>, tensor<10x5xf8E4M3FNUZ>) -> ()
  %16 = stablehlo.constant dense<"0x7CCBDD5A3FE20E0B8835C956"> : tensor<2x3x2xf8E4M3FNUZ>
  %17 = "stablehlo.pad"(%16, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<4x3x5xf8E4M3FNUZ>
  %18 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7CCB7F7F7FDD5A7F7F7F3FE27F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F0E0B7F7F7F88357F7F7FC9567F7F"> : tensor<4x3x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<4x3x5xf8E4M3FNUZ>, tensor<4x3x5xf8E4M3FNUZ>) -> ()
  %19 = stablehlo.constant dense<-0.0234375> : tensor<f8E4M3FNUZ>
  %20 = "stablehlo.pad"(%19, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%20, %19) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
  return
}
// -----
// pad of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF0261EF02F0049AC8CC88C3FA59946"> : tensor<3x5xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<30.0> : tensor<f8E4M3B11FNUZ>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<9x10xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x7FF07F267F1E7FF07F2F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F007F497FAC7F8C7FC87F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F8C7F3F7FA57F997F467F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<9x10xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<9x10xf8E4M3B11FNUZ>, tensor<9x10xf8E4M3B11FNUZ>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<[[0.0, 0.28125, -0.0234375], [0x8C, 0.1171875, 0xA5]]> : tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  %6 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3x10xf8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F497F7FAC7F7F8C7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<3x10xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x10xf8E4M3B11FNUZ>, tensor<3x10xf8E4M3B11FNUZ>) -> ()
  %8 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<4x18xf8E4M3B11FNUZ>
  %9 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F267F7F7F1E7F7F7FF07F7F7F2F7F7F"> : tensor<4x18xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4x18xf8E4M3B11FNUZ>, tensor<4x18xf8E4M3B11FNUZ>) -> ()
  %10 = stablehlo.constant dense<> : tensor<0x2xf8E4M3B11FNUZ>
  %11 = "stablehlo.pad"(%10, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3x3xf8E4M3B11FNUZ>
  %12 = stablehlo.constant dense<30.0> : tensor<3x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3xf8E4M3B11FNUZ>, tensor<3x3xf8E4M3B11FNUZ>) -> ()
  %13 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xf8E4M3B11FNUZ>) -> tensor<5x3xf8E4M3B11FNUZ>
  %14 = "stablehlo.pad"(%13, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<10x5xf8E4M3B11FNUZ>
  %15 = stablehlo.constant dense<"0x7F7F7F7F7FF0008C7F7F7F7F7F7F7F26493F7F7F7F7F7F7F7F1EACA57F7F7F7F7F7F7FF08C997F7F7F7F7F7F7F2FC8467F7F"> : tensor<10x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<10x5xf8E4M3B11FNUZ>, tensor<10x5xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.constant dense<"0x16B853D648FAC98E6B28F38F"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %17 = "stablehlo.pad"(%16, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<4x3x5xf8E4M3B11FNUZ>
  %18 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F16B87F7F7F53D67F7F7F48FA7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FC98E7F7F7F6B287F7F7FF38F7F7F"> : tensor<4x3x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<4x3x5xf8E4M3B11FNUZ>, tensor<4x3x5xf8E4M3B11FNUZ>) -> ()
  %19 = stablehlo.constant dense<-20.0> : tensor<f8E4M3B11FNUZ>
  %20 = "stablehlo.pad"(%19, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%20, %19) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
  return
}
// -----
// pad of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x4333671CEE33BBFB985E5CF39C9093"> : tensor<3x5xf8E5M2>
  %1 = stablehlo.constant dense<57344.0> : tensor<f8E5M2>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E5M2>, tensor<f8E5M2>) -> tensor<4x10xf8E5M2>
  %3 = stablehlo.constant dense<"0x7B7B7B7B7B7B7B7B7B7B7B7B4333671CEE7B7B7B7B7B33BBFB985E7B7B7B7B7B5CF39C90937B7B7B"> : tensor<4x10xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4x10xf8E5M2>, tensor<4x10xf8E5M2>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E5M2>, tensor<f8E5M2>) -> tensor<3x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>) -> ()
  %5 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xf8E5M2>, tensor<f8E5M2>) -> tensor<9x10xf8E5M2>
  %6 = stablehlo.constant dense<"0x7B437B337B677B1C7BEE7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B337BBB7BFB7B987B5E7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B5C7BF37B9C7B907B937B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B"> : tensor<9x10xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<9x10xf8E5M2>, tensor<9x10xf8E5M2>) -> ()
  %7 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E5M2>, tensor<f8E5M2>) -> tensor<2x3xf8E5M2>
  %8 = stablehlo.constant dense<[[0.21875, -0.875, -57344.0], [256.0, -14336.0, 0x9C]]> : tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %9 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xf8E5M2>, tensor<f8E5M2>) -> tensor<3x10xf8E5M2>
  %10 = stablehlo.constant dense<"0x7B7B7B7B7B7B7B7B7B7B7BBB7B7BFB7B7B987B7B7B7B7B7B7B7B7B7B7B7B"> : tensor<3x10xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x10xf8E5M2>, tensor<3x10xf8E5M2>) -> ()
  %11 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xf8E5M2>, tensor<f8E5M2>) -> tensor<4x18xf8E5M2>
  %12 = stablehlo.constant dense<"0x7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B337B7B7B677B7B7B1C7B7B7BEE7B7B"> : tensor<4x18xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x18xf8E5M2>, tensor<4x18xf8E5M2>) -> ()
  %13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E5M2>, tensor<f8E5M2>) -> tensor<3x0xf8E5M2>
  %14 = stablehlo.constant dense<> : tensor<3x0xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf8E5M2>, tensor<3x0xf8E5M2>) -> ()
  %15 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: -1, 4>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E5M2>, tensor<f8E5M2>) -> tensor<0x9xf8E5M2>
  %16 = stablehlo.constant dense<> : tensor<0x9xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<0x9xf8E5M2>, tensor<0x9xf8E5M2>) -> ()
  %17 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 7>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E5M2>, tensor<f8E5M2>) -> tensor<3x9xf8E5M2>
  %18 = stablehlo.constant dense<"0x7B7B7B7B7B7B7B43337B7B7B7B7B7B7B33BB7B7B7B7B7B7B7B5CF3"> : tensor<3x9xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<3x9xf8E5M2>, tensor<3x9xf8E5M2>) -> ()
  %19 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<3x5xf8E5M2>, tensor<f8E5M2>) -> tensor<13x9xf8E5M2>
  %20 = stablehlo.constant dense<"0x7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B4333671CEE7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B33BBFB985E7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B5CF39C90937B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B"> : tensor<13x9xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<13x9xf8E5M2>, tensor<13x9xf8E5M2>) -> ()
  %21 = stablehlo.constant dense<> : tensor<0x2xf8E5M2>
  %22 = "stablehlo.pad"(%21, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xf8E5M2>, tensor<f8E5M2>) -> tensor<3x3xf8E5M2>
  %23 = stablehlo.constant dense<57344.0> : tensor<3x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x3xf8E5M2>, tensor<3x3xf8E5M2>) -> ()
  %24 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xf8E5M2>) -> tensor<5x3xf8E5M2>
  %25 = "stablehlo.pad"(%24, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xf8E5M2>, tensor<f8E5M2>) -> tensor<10x5xf8E5M2>
  %26 = stablehlo.constant dense<"0x7B7B7B7B7B43335C7B7B7B7B7B7B7B33BBF37B7B7B7B7B7B7B67FB9C7B7B7B7B7B7B7B1C98907B7B7B7B7B7B7BEE5E937B7B"> : tensor<10x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<10x5xf8E5M2>, tensor<10x5xf8E5M2>) -> ()
  %27 = stablehlo.constant dense<"0x9BE7C3DAFB4B2C22450A7898"> : tensor<2x3x2xf8E5M2>
  %28 = "stablehlo.pad"(%27, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xf8E5M2>, tensor<f8E5M2>) -> tensor<4x3x5xf8E5M2>
  %29 = stablehlo.constant dense<"0x7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B9BE77B7B7BC3DA7B7B7BFB4B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B2C227B7B7B450A7B7B7B78987B7B"> : tensor<4x3x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x5xf8E5M2>, tensor<4x3x5xf8E5M2>) -> ()
  %30 = stablehlo.constant dense<0x04> : tensor<f8E5M2>
  %31 = "stablehlo.pad"(%30, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
  return
}
// -----
// pad of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x231DD9C5A5CAF8196D55A92A39A2E4"> : tensor<3x5xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<57344.0> : tensor<f8E5M2FNUZ>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<9x10xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x7F237F1D7FD97FC57FA57F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FCA7FF87F197F6D7F557F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FA97F2A7F397FA27FE47F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<9x10xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<9x10xf8E5M2FNUZ>, tensor<9x10xf8E5M2FNUZ>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<[[-6.0, -16384.0, 0x19], [0xA9, 0.0234375, 0.3125]]> : tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  %6 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3x10xf8E5M2FNUZ>
  %7 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7FF87F7F197F7F6D7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<3x10xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x10xf8E5M2FNUZ>, tensor<3x10xf8E5M2FNUZ>) -> ()
  %8 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<4x18xf8E5M2FNUZ>
  %9 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F1D7F7F7FD97F7F7FC57F7F7FA57F7F"> : tensor<4x18xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4x18xf8E5M2FNUZ>, tensor<4x18xf8E5M2FNUZ>) -> ()
  %10 = stablehlo.constant dense<> : tensor<0x2xf8E5M2FNUZ>
  %11 = "stablehlo.pad"(%10, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3x3xf8E5M2FNUZ>
  %12 = stablehlo.constant dense<57344.0> : tensor<3x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3xf8E5M2FNUZ>, tensor<3x3xf8E5M2FNUZ>) -> ()
  %13 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xf8E5M2FNUZ>) -> tensor<5x3xf8E5M2FNUZ>
  %14 = "stablehlo.pad"(%13, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<10x5xf8E5M2FNUZ>
  %15 = stablehlo.constant dense<"0x7F7F7F7F7F23CAA97F7F7F7F7F7F7F1DF82A7F7F7F7F7F7F7FD919397F7F7F7F7F7F7FC56DA27F7F7F7F7F7F7FA555E47F7F"> : tensor<10x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<10x5xf8E5M2FNUZ>, tensor<10x5xf8E5M2FNUZ>) -> ()
  %16 = stablehlo.constant dense<"0xCD052437D4F3D78E8B63CBF3"> : tensor<2x3x2xf8E5M2FNUZ>
  %17 = "stablehlo.pad"(%16, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<4x3x5xf8E5M2FNUZ>
  %18 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FCD057F7F7F24377F7F7FD4F37F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FD78E7F7F7F8B637F7F7FCBF37F7F"> : tensor<4x3x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<4x3x5xf8E5M2FNUZ>, tensor<4x3x5xf8E5M2FNUZ>) -> ()
  %19 = stablehlo.constant dense<8192.0> : tensor<f8E5M2FNUZ>
  %20 = "stablehlo.pad"(%19, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%20, %19) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
  return
}
// -----
// pad of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF6FE7ADFB59E188593E767B151F2ED"> : tensor<3x5xf8E8M0FNU>
  %1 = stablehlo.constant dense<0xFE> : tensor<f8E8M0FNU>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<9x10xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0xFEF6FEFEFE7AFEDFFEB5FEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFE9EFE18FE85FE93FEE7FEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFE67FEB1FE51FEF2FEEDFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFE"> : tensor<9x10xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<9x10xf8E8M0FNU>, tensor<9x10xf8E8M0FNU>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
  %5 = stablehlo.constant dense<[[0x9E, 0x18, 64.0], [0x67, 0xB1, 0x51]]> : tensor<2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
  %6 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<3x10xf8E8M0FNU>
  %7 = stablehlo.constant dense<"0xFEFEFEFEFEFEFEFEFEFEFE18FEFE85FEFE93FEFEFEFEFEFEFEFEFEFEFEFE"> : tensor<3x10xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x10xf8E8M0FNU>, tensor<3x10xf8E8M0FNU>) -> ()
  %8 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4x18xf8E8M0FNU>
  %9 = stablehlo.constant dense<"0xFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFE7AFEFEFEDFFEFEFEB5FEFE"> : tensor<4x18xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4x18xf8E8M0FNU>, tensor<4x18xf8E8M0FNU>) -> ()
  %10 = stablehlo.constant dense<> : tensor<0x2xf8E8M0FNU>
  %11 = "stablehlo.pad"(%10, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<3x3xf8E8M0FNU>
  %12 = stablehlo.constant dense<0xFE> : tensor<3x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3xf8E8M0FNU>, tensor<3x3xf8E8M0FNU>) -> ()
  %13 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xf8E8M0FNU>) -> tensor<5x3xf8E8M0FNU>
  %14 = "stablehlo.pad"(%13, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<10x5xf8E8M0FNU>
  %15 = stablehlo.constant dense<"0xFEFEFEFEFEF69E67FEFEFEFEFEFEFEFE18B1FEFEFEFEFEFEFE7A8551FEFEFEFEFEFEFEDF93F2FEFEFEFEFEFEFEB5E7EDFEFE"> : tensor<10x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<10x5xf8E8M0FNU>, tensor<10x5xf8E8M0FNU>) -> ()
  %16 = stablehlo.constant dense<"0xCAE30B8315EBFBA5CC0014F5"> : tensor<2x3x2xf8E8M0FNU>
  %17 = "stablehlo.pad"(%16, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4x3x5xf8E8M0FNU>
  %18 = stablehlo.constant dense<"0xFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFECAE3FEFEFE0B83FEFEFE15EBFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFBA5FEFEFECC00FEFEFE14F5FEFE"> : tensor<4x3x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<4x3x5xf8E8M0FNU>, tensor<4x3x5xf8E8M0FNU>) -> ()
  %19 = stablehlo.constant dense<0xC9> : tensor<f8E8M0FNU>
  %20 = "stablehlo.pad"(%19, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %19) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
  return
}
// -----
// pad of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x9442F2C270C2E1C2F6425841C6428242E2C2EDC1EDC1AAC1CDC2CC42AB42"> : tensor<3x5xbf16>
  %1 = stablehlo.constant dense<0x7F7F> : tensor<bf16>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<4x10xbf16>
  %3 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F9442F2C270C2E1C2F6427F7F7F7F7F7F7F7F7F7F5841C6428242E2C2EDC17F7F7F7F7F7F7F7F7F7FEDC1AAC1CDC2CC42AB427F7F7F7F7F7F"> : tensor<4x10xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4x10xbf16>, tensor<4x10xbf16>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
  %5 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<9x10xbf16>
  %6 = stablehlo.constant dense<"0x7F7F94427F7FF2C27F7F70C27F7FE1C27F7FF6427F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F58417F7FC6427F7F82427F7FE2C27F7FEDC17F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FEDC17F7FAAC17F7FCDC27F7FCC427F7FAB427F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<9x10xbf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<9x10xbf16>, tensor<9x10xbf16>) -> ()
  %7 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<2x3xbf16>
  %8 = stablehlo.constant dense<[[13.5, 99.0, 65.0], [-29.625, -21.25, -102.5]]> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %9 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<3x10xbf16>
  %10 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FC6427F7F7F7F82427F7F7F7FE2C27F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<3x10xbf16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x10xbf16>, tensor<3x10xbf16>) -> ()
  %11 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<4x18xbf16>
  %12 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FF2C27F7F7F7F7F7F70C27F7F7F7F7F7FE1C27F7F7F7F7F7FF6427F7F7F7F"> : tensor<4x18xbf16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x18xbf16>, tensor<4x18xbf16>) -> ()
  %13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<3x0xbf16>
  %14 = stablehlo.constant dense<> : tensor<3x0xbf16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xbf16>, tensor<3x0xbf16>) -> ()
  %15 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: -1, 4>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<0x9xbf16>
  %16 = stablehlo.constant dense<> : tensor<0x9xbf16>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<0x9xbf16>, tensor<0x9xbf16>) -> ()
  %17 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 7>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<3x9xbf16>
  %18 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F9442F2C27F7F7F7F7F7F7F7F7F7F7F7F7F7F5841C6427F7F7F7F7F7F7F7F7F7F7F7F7F7FEDC1AAC1"> : tensor<3x9xbf16>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<3x9xbf16>, tensor<3x9xbf16>) -> ()
  %19 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<13x9xbf16>
  %20 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F9442F2C270C2E1C2F6427F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F5841C6428242E2C2EDC17F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FEDC1AAC1CDC2CC42AB427F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<13x9xbf16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<13x9xbf16>, tensor<13x9xbf16>) -> ()
  %21 = stablehlo.constant dense<> : tensor<0x2xbf16>
  %22 = "stablehlo.pad"(%21, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xbf16>, tensor<bf16>) -> tensor<3x3xbf16>
  %23 = stablehlo.constant dense<0x7F7F> : tensor<3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> ()
  %24 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xbf16>) -> tensor<5x3xbf16>
  %25 = "stablehlo.pad"(%24, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xbf16>, tensor<bf16>) -> tensor<10x5xbf16>
  %26 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F94425841EDC17F7F7F7F7F7F7F7F7F7F7F7F7F7FF2C2C642AAC17F7F7F7F7F7F7F7F7F7F7F7F7F7F70C28242CDC27F7F7F7F7F7F7F7F7F7F7F7F7F7FE1C2E2C2CC427F7F7F7F7F7F7F7F7F7F7F7F7F7FF642EDC1AB427F7F7F7F"> : tensor<10x5xbf16>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<10x5xbf16>, tensor<10x5xbf16>) -> ()
  %27 = stablehlo.constant dense<"0xD4C0B34295413E428D42F442A842F2C2BD42F441A141CEC2"> : tensor<2x3x2xbf16>
  %28 = "stablehlo.pad"(%27, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xbf16>, tensor<bf16>) -> tensor<4x3x5xbf16>
  %29 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FD4C0B3427F7F7F7F7F7F95413E427F7F7F7F7F7F8D42F4427F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FA842F2C27F7F7F7F7F7FBD42F4417F7F7F7F7F7FA141CEC27F7F7F7F"> : tensor<4x3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x5xbf16>, tensor<4x3x5xbf16>) -> ()
  %30 = stablehlo.constant dense<-61.0> : tensor<bf16>
  %31 = "stablehlo.pad"(%30, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<bf16>, tensor<bf16>) -> ()
  return
}
// -----
// pad of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7850A8CC6254EA548A541851ACD544D2984D46D668CC3455CC54A8D7EC52"> : tensor<3x5xf16>
  %1 = stablehlo.constant dense<65504.0> : tensor<f16>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf16>, tensor<f16>) -> tensor<4x10xf16>
  %3 = stablehlo.constant dense<"0xFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7B7850A8CC6254EA548A54FF7BFF7BFF7BFF7BFF7B1851ACD544D2984D46D6FF7BFF7BFF7BFF7BFF7B68CC3455CC54A8D7EC52FF7BFF7BFF7B"> : tensor<4x10xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4x10xf16>, tensor<4x10xf16>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf16>, tensor<f16>) -> tensor<3x5xf16>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
  %5 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xf16>, tensor<f16>) -> tensor<9x10xf16>
  %6 = stablehlo.constant dense<"0xFF7B7850FF7BA8CCFF7B6254FF7BEA54FF7B8A54FF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7B1851FF7BACD5FF7B44D2FF7B984DFF7B46D6FF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7B68CCFF7B3455FF7BCC54FF7BA8D7FF7BEC52FF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7B"> : tensor<9x10xf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<9x10xf16>, tensor<9x10xf16>) -> ()
  %7 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf16>, tensor<f16>) -> tensor<2x3xf16>
  %8 = stablehlo.constant dense<[[40.75, -90.75, -50.125], [-17.625, 83.25, 76.75]]> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %9 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xf16>, tensor<f16>) -> tensor<3x10xf16>
  %10 = stablehlo.constant dense<"0xFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BACD5FF7BFF7B44D2FF7BFF7B984DFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7B"> : tensor<3x10xf16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x10xf16>, tensor<3x10xf16>) -> ()
  %11 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xf16>, tensor<f16>) -> tensor<4x18xf16>
  %12 = stablehlo.constant dense<"0xFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BA8CCFF7BFF7BFF7B6254FF7BFF7BFF7BEA54FF7BFF7BFF7B8A54FF7BFF7B"> : tensor<4x18xf16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x18xf16>, tensor<4x18xf16>) -> ()
  %13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf16>, tensor<f16>) -> tensor<3x0xf16>
  %14 = stablehlo.constant dense<> : tensor<3x0xf16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf16>, tensor<3x0xf16>) -> ()
  %15 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: -1, 4>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf16>, tensor<f16>) -> tensor<0x9xf16>
  %16 = stablehlo.constant dense<> : tensor<0x9xf16>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<0x9xf16>, tensor<0x9xf16>) -> ()
  %17 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 7>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf16>, tensor<f16>) -> tensor<3x9xf16>
  %18 = stablehlo.constant dense<"0xFF7BFF7BFF7BFF7BFF7BFF7BFF7B7850A8CCFF7BFF7BFF7BFF7BFF7BFF7BFF7B1851ACD5FF7BFF7BFF7BFF7BFF7BFF7BFF7B68CC3455"> : tensor<3x9xf16>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<3x9xf16>, tensor<3x9xf16>) -> ()
  %19 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<3x5xf16>, tensor<f16>) -> tensor<13x9xf16>
  %20 = stablehlo.constant dense<"0xFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7B7850A8CC6254EA548A54FF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7B1851ACD544D2984D46D6FF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7B68CC3455CC54A8D7EC52FF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7B"> : tensor<13x9xf16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<13x9xf16>, tensor<13x9xf16>) -> ()
  %21 = stablehlo.constant dense<> : tensor<0x2xf16>
  %22 = "stablehlo.pad"(%21, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xf16>, tensor<f16>) -> tensor<3x3xf16>
  %23 = stablehlo.constant dense<65504.0> : tensor<3x3xf16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x3xf16>, tensor<3x3xf16>) -> ()
  %24 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xf16>) -> tensor<5x3xf16>
  %25 = "stablehlo.pad"(%24, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xf16>, tensor<f16>) -> tensor<10x5xf16>
  %26 = stablehlo.constant dense<"0xFF7BFF7BFF7BFF7BFF7B7850185168CCFF7BFF7BFF7BFF7BFF7BFF7BFF7BA8CCACD53455FF7BFF7BFF7BFF7BFF7BFF7BFF7B625444D2CC54FF7BFF7BFF7BFF7BFF7BFF7BFF7BEA54984DA8D7FF7BFF7BFF7BFF7BFF7BFF7BFF7B8A5446D6EC52FF7BFF7B"> : tensor<10x5xf16>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<10x5xf16>, tensor<10x5xf16>) -> ()
  %27 = stablehlo.constant dense<"0xC04A30CE80BE76D7384F68CC345670CB2CD3F8CD02D61CD4"> : tensor<2x3x2xf16>
  %28 = "stablehlo.pad"(%27, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xf16>, tensor<f16>) -> tensor<4x3x5xf16>
  %29 = stablehlo.constant dense<"0xFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BC04A30CEFF7BFF7BFF7B80BE76D7FF7BFF7BFF7B384F68CCFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7B345670CBFF7BFF7BFF7B2CD3F8CDFF7BFF7BFF7B02D61CD4FF7BFF7B"> : tensor<4x3x5xf16>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x5xf16>, tensor<4x3x5xf16>) -> ()
  %30 = stablehlo.constant dense<-52.125> : tensor<f16>
  %31 = "stablehlo.pad"(%30, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f16>, tensor<f16>) -> tensor<f16>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<f16>, tensor<f16>) -> ()
  return
}
// -----
// pad of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[37.875, -58.375, -43.625, -61.875, 22.5], [-48.125, -60.25, -102.5, 93.25, -46.25], [109.0, -51.875, -46.875, 31.75, 32.625]]> : tensor<3x5xf32>
  %1 = stablehlo.constant dense<0x7F7FFFFF> : tensor<f32>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf32>, tensor<f32>) -> tensor<4x10xf32>
  %3 = stablehlo.constant dense<"0xFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F00801742008069C200802EC2008077C20000B441FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F008040C2000071C20000CDC20080BA42000039C2FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F0000DA4200804FC200803BC20000FE4100800242FFFF7F7FFFFF7F7FFFFF7F7F"> : tensor<4x10xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4x10xf32>, tensor<4x10xf32>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  %5 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xf32>, tensor<f32>) -> tensor<9x10xf32>
  %6 = stablehlo.constant dense<"0xFFFF7F7F00801742FFFF7F7F008069C2FFFF7F7F00802EC2FFFF7F7F008077C2FFFF7F7F0000B441FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F008040C2FFFF7F7F000071C2FFFF7F7F0000CDC2FFFF7F7F0080BA42FFFF7F7F000039C2FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F0000DA42FFFF7F7F00804FC2FFFF7F7F00803BC2FFFF7F7F0000FE41FFFF7F7F00800242FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F"> : tensor<9x10xf32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<9x10xf32>, tensor<9x10xf32>) -> ()
  %7 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf32>, tensor<f32>) -> tensor<2x3xf32>
  %8 = stablehlo.constant dense<[[-48.125, -60.25, -102.5], [109.0, -51.875, -46.875]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %9 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x10xf32>
  %10 = stablehlo.constant dense<"0xFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F000071C2FFFF7F7FFFFF7F7F0000CDC2FFFF7F7FFFFF7F7F0080BA42FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F"> : tensor<3x10xf32>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x10xf32>, tensor<3x10xf32>) -> ()
  %11 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xf32>, tensor<f32>) -> tensor<4x18xf32>
  %12 = stablehlo.constant dense<"0xFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F008069C2FFFF7F7FFFFF7F7FFFFF7F7F00802EC2FFFF7F7FFFFF7F7FFFFF7F7F008077C2FFFF7F7FFFFF7F7FFFFF7F7F0000B441FFFF7F7FFFFF7F7F"> : tensor<4x18xf32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x18xf32>, tensor<4x18xf32>) -> ()
  %13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x0xf32>
  %14 = stablehlo.constant dense<> : tensor<3x0xf32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf32>, tensor<3x0xf32>) -> ()
  %15 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: -1, 4>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf32>, tensor<f32>) -> tensor<0x9xf32>
  %16 = stablehlo.constant dense<> : tensor<0x9xf32>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<0x9xf32>, tensor<0x9xf32>) -> ()
  %17 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 7>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x9xf32>
  %18 = stablehlo.constant dense<"0xFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F00801742008069C2FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F008040C2000071C2FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F0000DA4200804FC2"> : tensor<3x9xf32>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<3x9xf32>, tensor<3x9xf32>) -> ()
  %19 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<3x5xf32>, tensor<f32>) -> tensor<13x9xf32>
  %20 = stablehlo.constant dense<"0xFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F00801742008069C200802EC2008077C20000B441FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F008040C2000071C20000CDC20080BA42000039C2FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F0000DA4200804FC200803BC20000FE4100800242FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F"> : tensor<13x9xf32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<13x9xf32>, tensor<13x9xf32>) -> ()
  %21 = stablehlo.constant dense<> : tensor<0x2xf32>
  %22 = "stablehlo.pad"(%21, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xf32>, tensor<f32>) -> tensor<3x3xf32>
  %23 = stablehlo.constant dense<0x7F7FFFFF> : tensor<3x3xf32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
  %24 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xf32>) -> tensor<5x3xf32>
  %25 = "stablehlo.pad"(%24, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xf32>, tensor<f32>) -> tensor<10x5xf32>
  %26 = stablehlo.constant dense<"0xFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F00801742008040C20000DA42FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F008069C2000071C200804FC2FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F00802EC20000CDC200803BC2FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F008077C20080BA420000FE41FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F0000B441000039C200800242FFFF7F7FFFFF7F7F"> : tensor<10x5xf32>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<10x5xf32>, tensor<10x5xf32>) -> ()
  %27 = stablehlo.constant dense<[[[105.75, -33.875], [69.875, 38.75], [-75.25, 57.125]], [[112.0, 55.875], [45.0, 83.0], [28.75, 107.25]]]> : tensor<2x3x2xf32>
  %28 = "stablehlo.pad"(%27, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<4x3x5xf32>
  %29 = stablehlo.constant dense<"0xFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F0080D342008007C2FFFF7F7FFFFF7F7FFFFF7F7F00C08B4200001B42FFFF7F7FFFFF7F7FFFFF7F7F008096C200806442FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F0000E04200805F42FFFF7F7FFFFF7F7FFFFF7F7F000034420000A642FFFF7F7FFFFF7F7FFFFF7F7F0000E6410080D642FFFF7F7FFFFF7F7F"> : tensor<4x3x5xf32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> ()
  %30 = stablehlo.constant dense<115.0> : tensor<f32>
  %31 = "stablehlo.pad"(%30, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<f32>, tensor<f32>) -> ()
  return
}
// -----
// pad of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-31.625, 100.125, -37.375, -22.125, -41.625], [-40.75, -5.375, -120.125, -65.25, 7.375], [24.25, -85.25, -27.0, 70.0, 69.125]]> : tensor<3x5xf64>
  %1 = stablehlo.constant dense<0x7FEFFFFFFFFFFFFF> : tensor<f64>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf64>, tensor<f64>) -> tensor<4x10xf64>
  %3 = stablehlo.constant dense<[[0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF], [0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, -31.625, 100.125, -37.375, -22.125, -41.625, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF], [0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, -40.75, -5.375, -120.125, -65.25, 7.375, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF], [0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 24.25, -85.25, -27.0, 70.0, 69.125, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF]]> : tensor<4x10xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4x10xf64>, tensor<4x10xf64>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf64>, tensor<f64>) -> tensor<3x5xf64>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
  %5 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xf64>, tensor<f64>) -> tensor<9x10xf64>
  %6 = stablehlo.constant dense<"0xFFFFFFFFFFFFEF7F0000000000A03FC0FFFFFFFFFFFFEF7F0000000000085940FFFFFFFFFFFFEF7F0000000000B042C0FFFFFFFFFFFFEF7F00000000002036C0FFFFFFFFFFFFEF7F0000000000D044C0FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F00000000006044C0FFFFFFFFFFFFEF7F00000000008015C0FFFFFFFFFFFFEF7F0000000000085EC0FFFFFFFFFFFFEF7F00000000005050C0FFFFFFFFFFFFEF7F0000000000801D40FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F0000000000403840FFFFFFFFFFFFEF7F00000000005055C0FFFFFFFFFFFFEF7F0000000000003BC0FFFFFFFFFFFFEF7F0000000000805140FFFFFFFFFFFFEF7F0000000000485140FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F"> : tensor<9x10xf64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<9x10xf64>, tensor<9x10xf64>) -> ()
  %7 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf64>, tensor<f64>) -> tensor<2x3xf64>
  %8 = stablehlo.constant dense<[[-40.75, -5.375, -120.125], [24.25, -85.25, -27.0]]> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %9 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xf64>, tensor<f64>) -> tensor<3x10xf64>
  %10 = stablehlo.constant dense<"0xFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F00000000008015C0FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F0000000000085EC0FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F00000000005050C0FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F"> : tensor<3x10xf64>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x10xf64>, tensor<3x10xf64>) -> ()
  %11 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xf64>, tensor<f64>) -> tensor<4x18xf64>
  %12 = stablehlo.constant dense<"0xFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F0000000000085940FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F0000000000B042C0FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F00000000002036C0FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F0000000000D044C0FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F"> : tensor<4x18xf64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x18xf64>, tensor<4x18xf64>) -> ()
  %13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf64>, tensor<f64>) -> tensor<3x0xf64>
  %14 = stablehlo.constant dense<> : tensor<3x0xf64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xf64>, tensor<3x0xf64>) -> ()
  %15 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: -1, 4>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf64>, tensor<f64>) -> tensor<0x9xf64>
  %16 = stablehlo.constant dense<> : tensor<0x9xf64>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<0x9xf64>, tensor<0x9xf64>) -> ()
  %17 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 7>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xf64>, tensor<f64>) -> tensor<3x9xf64>
  %18 = stablehlo.constant dense<"0xFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F0000000000A03FC00000000000085940FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F00000000006044C000000000008015C0FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F000000000040384000000000005055C0"> : tensor<3x9xf64>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<3x9xf64>, tensor<3x9xf64>) -> ()
  %19 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<3x5xf64>, tensor<f64>) -> tensor<13x9xf64>
  %20 = stablehlo.constant dense<"0xFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F0000000000A03FC000000000000859400000000000B042C000000000002036C00000000000D044C0FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F00000000006044C000000000008015C00000000000085EC000000000005050C00000000000801D40FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F000000000040384000000000005055C00000000000003BC000000000008051400000000000485140FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F"> : tensor<13x9xf64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<13x9xf64>, tensor<13x9xf64>) -> ()
  %21 = stablehlo.constant dense<> : tensor<0x2xf64>
  %22 = "stablehlo.pad"(%21, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xf64>, tensor<f64>) -> tensor<3x3xf64>
  %23 = stablehlo.constant dense<0x7FEFFFFFFFFFFFFF> : tensor<3x3xf64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
  %24 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xf64>) -> tensor<5x3xf64>
  %25 = "stablehlo.pad"(%24, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xf64>, tensor<f64>) -> tensor<10x5xf64>
  %26 = stablehlo.constant dense<"0xFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F0000000000A03FC000000000006044C00000000000403840FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F000000000008594000000000008015C000000000005055C0FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F0000000000B042C00000000000085EC00000000000003BC0FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F00000000002036C000000000005050C00000000000805140FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F0000000000D044C00000000000801D400000000000485140FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F"> : tensor<10x5xf64>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<10x5xf64>, tensor<10x5xf64>) -> ()
  %27 = stablehlo.constant dense<[[[101.25, -109.5], [-5.875, 79.25], [-16.0, 88.125]], [[-54.375, 110.375], [116.125, 14.25], [-50.875, -120.75]]]> : tensor<2x3x2xf64>
  %28 = "stablehlo.pad"(%27, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xf64>, tensor<f64>) -> tensor<4x3x5xf64>
  %29 = stablehlo.constant dense<"0xFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F00000000005059400000000000605BC0FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F00000000008017C00000000000D05340FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F00000000000030C00000000000085640FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F0000000000304BC00000000000985B40FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F0000000000085D400000000000802C40FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F00000000007049C00000000000305EC0FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F"> : tensor<4x3x5xf64>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x5xf64>, tensor<4x3x5xf64>) -> ()
  %30 = stablehlo.constant dense<111.875> : tensor<f64>
  %31 = "stablehlo.pad"(%30, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f64>, tensor<f64>) -> tensor<f64>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<f64>, tensor<f64>) -> ()
  return
}
// -----
// pad of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-18.5, 6.375), (22.5, 3.25), (-5.25, 2.625), (-18.0, -11.25), (21.25, -4.125)], [(6.25, -8.25), (-7.0, -4.625), (13.75, 1.5), (-13.0, -7.0), (-3.25, 4.125)], [(14.0, -6.125), (18.5, 11.5), (5.0, -9.125), (-8.0, 2.375), (-9.25, -10.625)]]> : tensor<3x5xcomplex<f32>>
  %1 = stablehlo.constant dense<(1000.0, -2000.0)> : tensor<complex<f32>>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x10xcomplex<f32>>
  %3 = stablehlo.constant dense<"0x00007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC4000094C10000CC400000B441000050400000A8C000002840000090C1000034C10000AA41000084C000007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC40000C840000004C10000E0C0000094C000005C410000C03F000050C10000E0C0000050C00000844000007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC4000060410000C4C000009441000038410000A040000012C1000000C100001840000014C100002AC100007A440000FAC400007A440000FAC400007A440000FAC4"> : tensor<4x10xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4x10xcomplex<f32>>, tensor<4x10xcomplex<f32>>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
  %5 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<9x10xcomplex<f32>>
  %6 = stablehlo.constant dense<"0x00007A440000FAC4000094C10000CC4000007A440000FAC40000B4410000504000007A440000FAC40000A8C00000284000007A440000FAC4000090C1000034C100007A440000FAC40000AA41000084C000007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC40000C840000004C100007A440000FAC40000E0C0000094C000007A440000FAC400005C410000C03F00007A440000FAC4000050C10000E0C000007A440000FAC4000050C00000844000007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC4000060410000C4C000007A440000FAC4000094410000384100007A440000FAC40000A040000012C100007A440000FAC4000000C10000184000007A440000FAC4000014C100002AC100007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC4"> : tensor<9x10xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<9x10xcomplex<f32>>, tensor<9x10xcomplex<f32>>) -> ()
  %7 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
  %8 = stablehlo.constant dense<[[(6.25, -8.25), (-7.0, -4.625), (13.75, 1.5)], [(14.0, -6.125), (18.5, 11.5), (5.0, -9.125)]]> : tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %9 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x10xcomplex<f32>>
  %10 = stablehlo.constant dense<"0x00007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC40000E0C0000094C000007A440000FAC400007A440000FAC400005C410000C03F00007A440000FAC400007A440000FAC4000050C10000E0C000007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC4"> : tensor<3x10xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x10xcomplex<f32>>, tensor<3x10xcomplex<f32>>) -> ()
  %11 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x18xcomplex<f32>>
  %12 = stablehlo.constant dense<"0x00007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC40000B4410000504000007A440000FAC400007A440000FAC400007A440000FAC40000A8C00000284000007A440000FAC400007A440000FAC400007A440000FAC4000090C1000034C100007A440000FAC400007A440000FAC400007A440000FAC40000AA41000084C000007A440000FAC400007A440000FAC4"> : tensor<4x18xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x18xcomplex<f32>>, tensor<4x18xcomplex<f32>>) -> ()
  %13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x0xcomplex<f32>>
  %14 = stablehlo.constant dense<> : tensor<3x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xcomplex<f32>>, tensor<3x0xcomplex<f32>>) -> ()
  %15 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: -1, 4>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<0x9xcomplex<f32>>
  %16 = stablehlo.constant dense<> : tensor<0x9xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<0x9xcomplex<f32>>, tensor<0x9xcomplex<f32>>) -> ()
  %17 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 7>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x9xcomplex<f32>>
  %18 = stablehlo.constant dense<"0x00007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC4000094C10000CC400000B4410000504000007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC40000C840000004C10000E0C0000094C000007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC4000060410000C4C00000944100003841"> : tensor<3x9xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<3x9xcomplex<f32>>, tensor<3x9xcomplex<f32>>) -> ()
  %19 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<13x9xcomplex<f32>>
  %20 = stablehlo.constant dense<"0x00007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC4000094C10000CC400000B441000050400000A8C000002840000090C1000034C10000AA41000084C000007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC40000C840000004C10000E0C0000094C000005C410000C03F000050C10000E0C0000050C00000844000007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC4000060410000C4C000009441000038410000A040000012C1000000C100001840000014C100002AC100007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC4"> : tensor<13x9xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<13x9xcomplex<f32>>, tensor<13x9xcomplex<f32>>) -> ()
  %21 = stablehlo.constant dense<> : tensor<0x2xcomplex<f32>>
  %22 = "stablehlo.pad"(%21, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
  %23 = stablehlo.constant dense<(1000.0, -2000.0)> : tensor<3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
  %24 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  %25 = "stablehlo.pad"(%24, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<10x5xcomplex<f32>>
  %26 = stablehlo.constant dense<"0x00007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC4000094C10000CC400000C840000004C1000060410000C4C000007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC40000B441000050400000E0C0000094C0000094410000384100007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC40000A8C00000284000005C410000C03F0000A040000012C100007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC4000090C1000034C1000050C10000E0C0000000C10000184000007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC40000AA41000084C0000050C000008440000014C100002AC100007A440000FAC400007A440000FAC4"> : tensor<10x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<10x5xcomplex<f32>>, tensor<10x5xcomplex<f32>>) -> ()
  %27 = stablehlo.constant dense<[[[(-6.25, -6.125), (21.5, 8.5)], [(19.25, -1.375), (9.5, 11.625)], [(-2.75, -5.75), (22.0, 8.25)]], [[(21.0, 3.125), (-8.0, 8.5)], [(-7.0, -4.75), (-2.5, 10.375)], [(-17.75, 10.875), (6.25, -6.75)]]]> : tensor<2x3x2xcomplex<f32>>
  %28 = "stablehlo.pad"(%27, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x3x5xcomplex<f32>>
  %29 = stablehlo.constant dense<"0x00007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC40000C8C00000C4C00000AC410000084100007A440000FAC400007A440000FAC400007A440000FAC400009A410000B0BF0000184100003A4100007A440000FAC400007A440000FAC400007A440000FAC4000030C00000B8C00000B0410000044100007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC40000A84100004840000000C10000084100007A440000FAC400007A440000FAC400007A440000FAC40000E0C0000098C0000020C00000264100007A440000FAC400007A440000FAC400007A440000FAC400008EC100002E410000C8400000D8C000007A440000FAC400007A440000FAC4"> : tensor<4x3x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x5xcomplex<f32>>, tensor<4x3x5xcomplex<f32>>) -> ()
  %30 = stablehlo.constant dense<(15.0, 1.125)> : tensor<complex<f32>>
  %31 = "stablehlo.pad"(%30, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  return
}
// -----
// pad of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-19.75, -3.625), (4.25, 1.875), (-12.75, 9.125), (5.75, 6.75), (22.25, -11.125)], [(21.75, 8.625), (-7.25, -7.5), (11.75, -5.5), (-20.75, -6.0), (14.5, 10.5)], [(4.75, -1.5), (21.0, -5.25), (21.75, 11.375), (-8.75, -3.375), (-8.75, -2.25)]]> : tensor<3x5xcomplex<f64>>
  %1 = stablehlo.constant dense<(1000.0, -2000.0)> : tensor<complex<f64>>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 2>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x10xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (-19.75, -3.625), (4.25, 1.875), (-12.75, 9.125), (5.75, 6.75), (22.25, -11.125), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (21.75, 8.625), (-7.25, -7.5), (11.75, -5.5), (-20.75, -6.0), (14.5, 10.5), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (4.75, -1.5), (21.0, -5.25), (21.75, 11.375), (-8.75, -3.375), (-8.75, -2.25), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)]]> : tensor<4x10xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4x10xcomplex<f64>>, tensor<4x10xcomplex<f64>>) -> ()
  %4 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
  %5 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<9x10xcomplex<f64>>
  %6 = stablehlo.constant dense<[[(1000.0, -2000.0), (-19.75, -3.625), (1000.0, -2000.0), (4.25, 1.875), (1000.0, -2000.0), (-12.75, 9.125), (1000.0, -2000.0), (5.75, 6.75), (1000.0, -2000.0), (22.25, -11.125)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (21.75, 8.625), (1000.0, -2000.0), (-7.25, -7.5), (1000.0, -2000.0), (11.75, -5.5), (1000.0, -2000.0), (-20.75, -6.0), (1000.0, -2000.0), (14.5, 10.5)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (4.75, -1.5), (1000.0, -2000.0), (21.0, -5.25), (1000.0, -2000.0), (21.75, 11.375), (1000.0, -2000.0), (-8.75, -3.375), (1000.0, -2000.0), (-8.75, -2.25)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)]]> : tensor<9x10xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<9x10xcomplex<f64>>, tensor<9x10xcomplex<f64>>) -> ()
  %7 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
  %8 = stablehlo.constant dense<[[(21.75, 8.625), (-7.25, -7.5), (11.75, -5.5)], [(4.75, -1.5), (21.0, -5.25), (21.75, 11.375)]]> : tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %9 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, -2>, edge_padding_high = array<i64: -1, -1>, interior_padding = array<i64: 1, 2>}> : (tensor<3x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x10xcomplex<f64>>
  %10 = stablehlo.constant dense<[[(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (-7.25, -7.5), (1000.0, -2000.0), (1000.0, -2000.0), (11.75, -5.5), (1000.0, -2000.0), (1000.0, -2000.0), (-20.75, -6.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)]]> : tensor<3x10xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x10xcomplex<f64>>, tensor<3x10xcomplex<f64>>) -> ()
  %11 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 3, -1>, edge_padding_high = array<i64: -2, 2>, interior_padding = array<i64: 0, 3>}> : (tensor<3x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x18xcomplex<f64>>
  %12 = stablehlo.constant dense<[[(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (4.25, 1.875), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (-12.75, 9.125), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (5.75, 6.75), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (22.25, -11.125), (1000.0, -2000.0), (1000.0, -2000.0)]]> : tensor<4x18xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x18xcomplex<f64>>, tensor<4x18xcomplex<f64>>) -> ()
  %13 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, -5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x0xcomplex<f64>>
  %14 = stablehlo.constant dense<> : tensor<3x0xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x0xcomplex<f64>>, tensor<3x0xcomplex<f64>>) -> ()
  %15 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -2, 0>, edge_padding_high = array<i64: -1, 4>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<0x9xcomplex<f64>>
  %16 = stablehlo.constant dense<> : tensor<0x9xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<0x9xcomplex<f64>>, tensor<0x9xcomplex<f64>>) -> ()
  %17 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 7>, edge_padding_high = array<i64: 0, -3>, interior_padding = array<i64: 0, 0>}> : (tensor<3x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x9xcomplex<f64>>
  %18 = stablehlo.constant dense<[[(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (-19.75, -3.625), (4.25, 1.875)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (21.75, 8.625), (-7.25, -7.5)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (4.75, -1.5), (21.0, -5.25)]]> : tensor<3x9xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<3x9xcomplex<f64>>, tensor<3x9xcomplex<f64>>) -> ()
  %19 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 2, 2>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 3, 0>}> : (tensor<3x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<13x9xcomplex<f64>>
  %20 = stablehlo.constant dense<[[(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (-19.75, -3.625), (4.25, 1.875), (-12.75, 9.125), (5.75, 6.75), (22.25, -11.125), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (21.75, 8.625), (-7.25, -7.5), (11.75, -5.5), (-20.75, -6.0), (14.5, 10.5), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (4.75, -1.5), (21.0, -5.25), (21.75, 11.375), (-8.75, -3.375), (-8.75, -2.25), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)]]> : tensor<13x9xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<13x9xcomplex<f64>>, tensor<13x9xcomplex<f64>>) -> ()
  %21 = stablehlo.constant dense<> : tensor<0x2xcomplex<f64>>
  %22 = "stablehlo.pad"(%21, %1) <{edge_padding_low = array<i64: 2, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 4, 0>}> : (tensor<0x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
  %23 = stablehlo.constant dense<(1000.0, -2000.0)> : tensor<3x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
  %24 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
  %25 = "stablehlo.pad"(%24, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 1, 0>}> : (tensor<5x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<10x5xcomplex<f64>>
  %26 = stablehlo.constant dense<[[(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(-19.75, -3.625), (21.75, 8.625), (4.75, -1.5), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(4.25, 1.875), (-7.25, -7.5), (21.0, -5.25), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(-12.75, 9.125), (11.75, -5.5), (21.75, 11.375), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(5.75, 6.75), (-20.75, -6.0), (-8.75, -3.375), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(22.25, -11.125), (14.5, 10.5), (-8.75, -2.25), (1000.0, -2000.0), (1000.0, -2000.0)]]> : tensor<10x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<10x5xcomplex<f64>>, tensor<10x5xcomplex<f64>>) -> ()
  %27 = stablehlo.constant dense<[[[(-2.75, -6.0), (2.0, -3.375)], [(17.5, 2.75), (-20.75, -6.0)], [(16.5, 7.5), (10.75, 7.75)]], [[(19.5, -8.375), (-13.75, -9.25)], [(-1.0, -6.625), (-3.5, 10.125)], [(-5.5, -5.75), (3.5, -11.25)]]]> : tensor<2x3x2xcomplex<f64>>
  %28 = "stablehlo.pad"(%27, %1) <{edge_padding_low = array<i64: 1, 0, 1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 1, 0, 0>}> : (tensor<2x3x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x3x5xcomplex<f64>>
  %29 = stablehlo.constant dense<[[[(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)]], [[(1000.0, -2000.0), (-2.75, -6.0), (2.0, -3.375), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (17.5, 2.75), (-20.75, -6.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (16.5, 7.5), (10.75, 7.75), (1000.0, -2000.0), (1000.0, -2000.0)]], [[(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)]], [[(1000.0, -2000.0), (19.5, -8.375), (-13.75, -9.25), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (-1.0, -6.625), (-3.5, 10.125), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (-5.5, -5.75), (3.5, -11.25), (1000.0, -2000.0), (1000.0, -2000.0)]]]> : tensor<4x3x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x5xcomplex<f64>>, tensor<4x3x5xcomplex<f64>>) -> ()
  %30 = stablehlo.constant dense<(-3.75, -11.75)> : tensor<complex<f64>>
  %31 = "stablehlo.pad"(%30, %1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
  return
}
// -----
// pad of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<99> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 1, -1>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x4x5x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<"0x6363636363A8CDF263633C618B6363D5FA1F636363636363636993B8636302274C63639BC0E56363"> : tensor<2x4x5xi8>}> : () -> tensor<2x4x5x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4x5x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x4x5x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
