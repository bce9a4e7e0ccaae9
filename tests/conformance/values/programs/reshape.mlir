// reshape of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[false, true, false, true, true, false], [false, true, false, false, false, true], [true, false, false, false, true, false], [true, false, true, true, false, true]]> : tensor<4x6xi1>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xi1>) -> tensor<24xi1>
  %2 = stablehlo.constant dense<[false, true, false, true, true, false, false, true, false, false, false, true, true, false, false, false, true, false, true, false, true, true, false, true]> : tensor<24xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xi1>, tensor<24xi1>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xi1>) -> tensor<6x4xi1>
  %4 = stablehlo.constant dense<[[false, true, false, true], [true, false, false, true], [false, false, false, true], [true, false, false, false], [true, false, true, false], [true, true, false, true]]> : tensor<6x4xi1>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xi1>, tensor<6x4xi1>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xi1>) -> tensor<2x3x4xi1>
  %6 = stablehlo.constant dense<[[[false, true, false, true], [true, false, false, true], [false, false, false, true]], [[true, false, false, false], [true, false, true, false], [true, true, false, true]]]> : tensor<2x3x4xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xi1>) -> tensor<1x24x1xi1>
  %8 = stablehlo.constant dense<[[[false], [true], [false], [true], [true], [false], [false], [true], [false], [false], [false], [true], [true], [false], [false], [false], [true], [false], [true], [false], [true], [true], [false], [true]]]> : tensor<1x24x1xi1>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xi1>, tensor<1x24x1xi1>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xi1>) -> tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xi1>) -> tensor<6x4xi1>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xi1>) -> tensor<4x6xi1>
  %12 = stablehlo.constant dense<[[false, false, true, true, true, true], [false, false, false, false, false, true], [true, false, false, true, true, false], [true, false, false, true, false, true]]> : tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xi1>) -> tensor<3x2x4xi1>
  %14 = stablehlo.constant dense<[[[false, false, true, true], [true, true, false, false]], [[false, false, false, true], [true, false, false, true]], [[true, false, true, false], [false, true, false, true]]]> : tensor<3x2x4xi1>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xi1>, tensor<3x2x4xi1>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xi1>) -> tensor<4x3x6xi1>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xi1>) -> tensor<12x6xi1>
  %17 = stablehlo.constant dense<[[false, true, false, true, true, false], [false, true, false, true, true, false], [false, true, false, true, true, false], [false, true, false, false, false, true], [false, true, false, false, false, true], [false, true, false, false, false, true], [true, false, false, false, true, false], [true, false, false, false, true, false], [true, false, false, false, true, false], [true, false, true, true, false, true], [true, false, true, true, false, true], [true, false, true, true, false, true]]> : tensor<12x6xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xi1>, tensor<12x6xi1>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xi1>) -> tensor<4x6xi1>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xi1>) -> tensor<8x3xi1>
  %20 = stablehlo.constant dense<[[true, false, true], [true, false, true], [true, false, false], [false, true, false], [false, true, false], [false, false, true], [false, true, false], [true, true, false]]> : tensor<8x3xi1>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xi1>, tensor<8x3xi1>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xi1>) -> tensor<2x6xi1>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xi1>) -> tensor<12xi1>
  %23 = stablehlo.constant dense<[false, true, false, false, false, true, true, false, false, false, true, false]> : tensor<12xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xi1>, tensor<12xi1>) -> ()
  %24 = stablehlo.constant dense<true> : tensor<1x1xi1>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xi1>) -> tensor<i1>
  %26 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<i1>, tensor<i1>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xi1>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xi1>) -> tensor<2x0x7xi1>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xi1>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xi1>, tensor<2x0x7xi1>) -> ()
  return
}
// -----
// reshape of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1, -2, -1, 1, 0, -1], [-2, 1, -2, 1, 0, 1], [-2, 0, -2, 0, -1, -2], [0, 1, -1, -2, 1, 1]]> : tensor<4x6xi2>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xi2>) -> tensor<24xi2>
  %2 = stablehlo.constant dense<[-1, -2, -1, 1, 0, -1, -2, 1, -2, 1, 0, 1, -2, 0, -2, 0, -1, -2, 0, 1, -1, -2, 1, 1]> : tensor<24xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xi2>, tensor<24xi2>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xi2>) -> tensor<6x4xi2>
  %4 = stablehlo.constant dense<[[-1, -2, -1, 1], [0, -1, -2, 1], [-2, 1, 0, 1], [-2, 0, -2, 0], [-1, -2, 0, 1], [-1, -2, 1, 1]]> : tensor<6x4xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xi2>, tensor<6x4xi2>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xi2>) -> tensor<2x3x4xi2>
  %6 = stablehlo.constant dense<[[[-1, -2, -1, 1], [0, -1, -2, 1], [-2, 1, 0, 1]], [[-2, 0, -2, 0], [-1, -2, 0, 1], [-1, -2, 1, 1]]]> : tensor<2x3x4xi2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xi2>, tensor<2x3x4xi2>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xi2>) -> tensor<1x24x1xi2>
  %8 = stablehlo.constant dense<[[[-1], [-2], [-1], [1], [0], [-1], [-2], [1], [-2], [1], [0], [1], [-2], [0], [-2], [0], [-1], [-2], [0], [1], [-1], [-2], [1], [1]]]> : tensor<1x24x1xi2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xi2>, tensor<1x24x1xi2>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xi2>) -> tensor<4x6xi2>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xi2>, tensor<4x6xi2>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xi2>) -> tensor<6x4xi2>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xi2>) -> tensor<4x6xi2>
  %12 = stablehlo.constant dense<[[-1, -2, -2, 0, -2, 1], [0, 1, -1, -2, -2, -1], [1, 1, 0, -2, 0, 0], [-1, 1, -1, 1, -2, 1]]> : tensor<4x6xi2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xi2>, tensor<4x6xi2>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xi2>) -> tensor<3x2x4xi2>
  %14 = stablehlo.constant dense<[[[-1, -2, -2, 0], [-2, 1, 0, 1]], [[-1, -2, -2, -1], [1, 1, 0, -2]], [[0, 0, -1, 1], [-1, 1, -2, 1]]]> : tensor<3x2x4xi2>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xi2>, tensor<3x2x4xi2>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xi2>) -> tensor<4x3x6xi2>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xi2>) -> tensor<12x6xi2>
  %17 = stablehlo.constant dense<[[-1, -2, -1, 1, 0, -1], [-1, -2, -1, 1, 0, -1], [-1, -2, -1, 1, 0, -1], [-2, 1, -2, 1, 0, 1], [-2, 1, -2, 1, 0, 1], [-2, 1, -2, 1, 0, 1], [-2, 0, -2, 0, -1, -2], [-2, 0, -2, 0, -1, -2], [-2, 0, -2, 0, -1, -2], [0, 1, -1, -2, 1, 1], [0, 1, -1, -2, 1, 1], [0, 1, -1, -2, 1, 1]]> : tensor<12x6xi2>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xi2>, tensor<12x6xi2>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xi2>) -> tensor<4x6xi2>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xi2>) -> tensor<8x3xi2>
  %20 = stablehlo.constant dense<[[0, 1, -1], [-2, 1, 1], [-2, 0, -2], [0, -1, -2], [-2, 1, -2], [1, 0, 1], [-1, -2, -1], [1, 0, -1]]> : tensor<8x3xi2>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xi2>, tensor<8x3xi2>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xi2>) -> tensor<2x6xi2>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xi2>) -> tensor<12xi2>
  %23 = stablehlo.constant dense<[-2, 1, -2, 1, 0, 1, -2, 0, -2, 0, -1, -2]> : tensor<12xi2>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xi2>, tensor<12xi2>) -> ()
  %24 = stablehlo.constant dense<1> : tensor<1x1xi2>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xi2>) -> tensor<i2>
  %26 = stablehlo.constant dense<1> : tensor<i2>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<i2>, tensor<i2>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xi2>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xi2>) -> tensor<2x0x7xi2>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xi2>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xi2>, tensor<2x0x7xi2>) -> ()
  return
}
// -----
// reshape of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-7, 0, 4, -6, -7, -6], [2, -4, -2, -2, 2, 7], [-1, 1, -8, 5, 7, 3], [-3, -7, 0, -7, 0, 6]]> : tensor<4x6xi4>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xi4>) -> tensor<24xi4>
  %2 = stablehlo.constant dense<[-7, 0, 4, -6, -7, -6, 2, -4, -2, -2, 2, 7, -1, 1, -8, 5, 7, 3, -3, -7, 0, -7, 0, 6]> : tensor<24xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xi4>, tensor<24xi4>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xi4>) -> tensor<6x4xi4>
  %4 = stablehlo.constant dense<[[-7, 0, 4, -6], [-7, -6, 2, -4], [-2, -2, 2, 7], [-1, 1, -8, 5], [7, 3, -3, -7], [0, -7, 0, 6]]> : tensor<6x4xi4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xi4>, tensor<6x4xi4>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xi4>) -> tensor<2x3x4xi4>
  %6 = stablehlo.constant dense<[[[-7, 0, 4, -6], [-7, -6, 2, -4], [-2, -2, 2, 7]], [[-1, 1, -8, 5], [7, 3, -3, -7], [0, -7, 0, 6]]]> : tensor<2x3x4xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xi4>, tensor<2x3x4xi4>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xi4>) -> tensor<1x24x1xi4>
  %8 = stablehlo.constant dense<[[[-7], [0], [4], [-6], [-7], [-6], [2], [-4], [-2], [-2], [2], [7], [-1], [1], [-8], [5], [7], [3], [-3], [-7], [0], [-7], [0], [6]]]> : tensor<1x24x1xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xi4>, tensor<1x24x1xi4>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xi4>) -> tensor<4x6xi4>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xi4>, tensor<4x6xi4>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xi4>) -> tensor<6x4xi4>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xi4>) -> tensor<4x6xi4>
  %12 = stablehlo.constant dense<[[-7, 2, -1, -3, 0, -4], [1, -7, 4, -2, -8, 0], [-6, -2, 5, -7, -7, 2], [7, 0, -6, 7, 3, 6]]> : tensor<4x6xi4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xi4>, tensor<4x6xi4>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xi4>) -> tensor<3x2x4xi4>
  %14 = stablehlo.constant dense<[[[-7, 2, -1, -3], [0, -4, 1, -7]], [[4, -2, -8, 0], [-6, -2, 5, -7]], [[-7, 2, 7, 0], [-6, 7, 3, 6]]]> : tensor<3x2x4xi4>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xi4>, tensor<3x2x4xi4>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xi4>) -> tensor<4x3x6xi4>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xi4>) -> tensor<12x6xi4>
  %17 = stablehlo.constant dense<[[-7, 0, 4, -6, -7, -6], [-7, 0, 4, -6, -7, -6], [-7, 0, 4, -6, -7, -6], [2, -4, -2, -2, 2, 7], [2, -4, -2, -2, 2, 7], [2, -4, -2, -2, 2, 7], [-1, 1, -8, 5, 7, 3], [-1, 1, -8, 5, 7, 3], [-1, 1, -8, 5, 7, 3], [-3, -7, 0, -7, 0, 6], [-3, -7, 0, -7, 0, 6], [-3, -7, 0, -7, 0, 6]]> : tensor<12x6xi4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xi4>, tensor<12x6xi4>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xi4>) -> tensor<4x6xi4>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xi4>) -> tensor<8x3xi4>
  %20 = stablehlo.constant dense<[[-3, -7, 0], [-7, 0, 6], [-1, 1, -8], [5, 7, 3], [2, -4, -2], [-2, 2, 7], [-7, 0, 4], [-6, -7, -6]]> : tensor<8x3xi4>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xi4>, tensor<8x3xi4>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xi4>) -> tensor<2x6xi4>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xi4>) -> tensor<12xi4>
  %23 = stablehlo.constant dense<[2, -4, -2, -2, 2, 7, -1, 1, -8, 5, 7, 3]> : tensor<12xi4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xi4>, tensor<12xi4>) -> ()
  %24 = stablehlo.constant dense<3> : tensor<1x1xi4>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xi4>) -> tensor<i4>
  %26 = stablehlo.constant dense<3> : tensor<i4>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<i4>, tensor<i4>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xi4>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xi4>) -> tensor<2x0x7xi4>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xi4>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xi4>, tensor<2x0x7xi4>) -> ()
  return
}
// -----
// reshape of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x4E6D572516E4F7DF410C3776499FB73F1E7AAF6F65A6E157"> : tensor<4x6xi8>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xi8>) -> tensor<24xi8>
  %2 = stablehlo.constant dense<"0x4E6D572516E4F7DF410C3776499FB73F1E7AAF6F65A6E157"> : tensor<24xi8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xi8>, tensor<24xi8>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xi8>) -> tensor<6x4xi8>
  %4 = stablehlo.constant dense<"0x4E6D572516E4F7DF410C3776499FB73F1E7AAF6F65A6E157"> : tensor<6x4xi8>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xi8>, tensor<6x4xi8>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xi8>) -> tensor<2x3x4xi8>
  %6 = stablehlo.constant dense<"0x4E6D572516E4F7DF410C3776499FB73F1E7AAF6F65A6E157"> : tensor<2x3x4xi8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xi8>, tensor<2x3x4xi8>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xi8>) -> tensor<1x24x1xi8>
  %8 = stablehlo.constant dense<"0x4E6D572516E4F7DF410C3776499FB73F1E7AAF6F65A6E157"> : tensor<1x24x1xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xi8>, tensor<1x24x1xi8>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xi8>) -> tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xi8>) -> tensor<6x4xi8>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xi8>) -> tensor<4x6xi8>
  %12 = stablehlo.constant dense<"0x4EF749AF6DDF9F6F5741B765250C3FA616371EE1E4767A57"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xi8>) -> tensor<3x2x4xi8>
  %14 = stablehlo.constant dense<"0x4EF749AF6DDF9F6F5741B765250C3FA616371EE1E4767A57"> : tensor<3x2x4xi8>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xi8>, tensor<3x2x4xi8>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xi8>) -> tensor<4x3x6xi8>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xi8>) -> tensor<12x6xi8>
  %17 = stablehlo.constant dense<"0x4E6D572516E44E6D572516E44E6D572516E4F7DF410C3776F7DF410C3776F7DF410C3776499FB73F1E7A499FB73F1E7A499FB73F1E7AAF6F65A6E157AF6F65A6E157AF6F65A6E157"> : tensor<12x6xi8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xi8>, tensor<12x6xi8>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xi8>) -> tensor<4x6xi8>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xi8>) -> tensor<8x3xi8>
  %20 = stablehlo.constant dense<"0xAF6F65A6E157499FB73F1E7AF7DF410C37764E6D572516E4"> : tensor<8x3xi8>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xi8>, tensor<8x3xi8>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xi8>) -> tensor<2x6xi8>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xi8>) -> tensor<12xi8>
  %23 = stablehlo.constant dense<"0xF7DF410C3776499FB73F1E7A"> : tensor<12xi8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xi8>, tensor<12xi8>) -> ()
  %24 = stablehlo.constant dense<-11> : tensor<1x1xi8>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xi8>) -> tensor<i8>
  %26 = stablehlo.constant dense<-11> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<i8>, tensor<i8>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xi8>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xi8>) -> tensor<2x0x7xi8>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xi8>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xi8>, tensor<2x0x7xi8>) -> ()
  return
}
// -----
// reshape of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x013FB6B67104B16523E6F2A50395063AF49E1F5F1C08161FE3966166C0CA2449DD50DF14E32603FAB873B074B838EA88"> : tensor<4x6xi16>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xi16>) -> tensor<24xi16>
  %2 = stablehlo.constant dense<"0x013FB6B67104B16523E6F2A50395063AF49E1F5F1C08161FE3966166C0CA2449DD50DF14E32603FAB873B074B838EA88"> : tensor<24xi16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xi16>, tensor<24xi16>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xi16>) -> tensor<6x4xi16>
  %4 = stablehlo.constant dense<"0x013FB6B67104B16523E6F2A50395063AF49E1F5F1C08161FE3966166C0CA2449DD50DF14E32603FAB873B074B838EA88"> : tensor<6x4xi16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xi16>, tensor<6x4xi16>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xi16>) -> tensor<2x3x4xi16>
  %6 = stablehlo.constant dense<"0x013FB6B67104B16523E6F2A50395063AF49E1F5F1C08161FE3966166C0CA2449DD50DF14E32603FAB873B074B838EA88"> : tensor<2x3x4xi16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xi16>, tensor<2x3x4xi16>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xi16>) -> tensor<1x24x1xi16>
  %8 = stablehlo.constant dense<"0x013FB6B67104B16523E6F2A50395063AF49E1F5F1C08161FE3966166C0CA2449DD50DF14E32603FAB873B074B838EA88"> : tensor<1x24x1xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xi16>, tensor<1x24x1xi16>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xi16>) -> tensor<4x6xi16>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xi16>, tensor<4x6xi16>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xi16>) -> tensor<6x4xi16>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xi16>) -> tensor<4x6xi16>
  %12 = stablehlo.constant dense<"0x013F0395E396E326B6B6063A616603FA7104F49EC0CAB873B1651F5F2449B07423E61C08DD50B838F2A5161FDF14EA88"> : tensor<4x6xi16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xi16>, tensor<4x6xi16>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xi16>) -> tensor<3x2x4xi16>
  %14 = stablehlo.constant dense<"0x013F0395E396E326B6B6063A616603FA7104F49EC0CAB873B1651F5F2449B07423E61C08DD50B838F2A5161FDF14EA88"> : tensor<3x2x4xi16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xi16>, tensor<3x2x4xi16>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xi16>) -> tensor<4x3x6xi16>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xi16>) -> tensor<12x6xi16>
  %17 = stablehlo.constant dense<"0x013FB6B67104B16523E6F2A5013FB6B67104B16523E6F2A5013FB6B67104B16523E6F2A50395063AF49E1F5F1C08161F0395063AF49E1F5F1C08161F0395063AF49E1F5F1C08161FE3966166C0CA2449DD50DF14E3966166C0CA2449DD50DF14E3966166C0CA2449DD50DF14E32603FAB873B074B838EA88E32603FAB873B074B838EA88E32603FAB873B074B838EA88"> : tensor<12x6xi16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xi16>, tensor<12x6xi16>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xi16>) -> tensor<4x6xi16>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xi16>) -> tensor<8x3xi16>
  %20 = stablehlo.constant dense<"0xE32603FAB873B074B838EA88E3966166C0CA2449DD50DF140395063AF49E1F5F1C08161F013FB6B67104B16523E6F2A5"> : tensor<8x3xi16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xi16>, tensor<8x3xi16>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xi16>) -> tensor<2x6xi16>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xi16>) -> tensor<12xi16>
  %23 = stablehlo.constant dense<"0x0395063AF49E1F5F1C08161FE3966166C0CA2449DD50DF14"> : tensor<12xi16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xi16>, tensor<12xi16>) -> ()
  %24 = stablehlo.constant dense<-25667> : tensor<1x1xi16>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xi16>) -> tensor<i16>
  %26 = stablehlo.constant dense<-25667> : tensor<i16>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<i16>, tensor<i16>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xi16>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xi16>) -> tensor<2x0x7xi16>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xi16>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xi16>, tensor<2x0x7xi16>) -> ()
  return
}
// -----
// reshape of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x6412C8032D672F3C9323D494EEEB8728E54FEA6F9DA13D9BFF40BC2F1BD8E1B18534612A43557CF7A6AD821DE80F193E7D560D362E2EC7954E9340015569854243F0886B3F41EF0D97C7ADC9E1F42835499B42ABC5DF2D48454AEFA44F8C0EDA"> : tensor<4x6xi32>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xi32>) -> tensor<24xi32>
  %2 = stablehlo.constant dense<"0x6412C8032D672F3C9323D494EEEB8728E54FEA6F9DA13D9BFF40BC2F1BD8E1B18534612A43557CF7A6AD821DE80F193E7D560D362E2EC7954E9340015569854243F0886B3F41EF0D97C7ADC9E1F42835499B42ABC5DF2D48454AEFA44F8C0EDA"> : tensor<24xi32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xi32>, tensor<24xi32>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xi32>) -> tensor<6x4xi32>
  %4 = stablehlo.constant dense<"0x6412C8032D672F3C9323D494EEEB8728E54FEA6F9DA13D9BFF40BC2F1BD8E1B18534612A43557CF7A6AD821DE80F193E7D560D362E2EC7954E9340015569854243F0886B3F41EF0D97C7ADC9E1F42835499B42ABC5DF2D48454AEFA44F8C0EDA"> : tensor<6x4xi32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xi32>, tensor<6x4xi32>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xi32>) -> tensor<2x3x4xi32>
  %6 = stablehlo.constant dense<"0x6412C8032D672F3C9323D494EEEB8728E54FEA6F9DA13D9BFF40BC2F1BD8E1B18534612A43557CF7A6AD821DE80F193E7D560D362E2EC7954E9340015569854243F0886B3F41EF0D97C7ADC9E1F42835499B42ABC5DF2D48454AEFA44F8C0EDA"> : tensor<2x3x4xi32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xi32>) -> tensor<1x24x1xi32>
  %8 = stablehlo.constant dense<"0x6412C8032D672F3C9323D494EEEB8728E54FEA6F9DA13D9BFF40BC2F1BD8E1B18534612A43557CF7A6AD821DE80F193E7D560D362E2EC7954E9340015569854243F0886B3F41EF0D97C7ADC9E1F42835499B42ABC5DF2D48454AEFA44F8C0EDA"> : tensor<1x24x1xi32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xi32>, tensor<1x24x1xi32>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xi32>) -> tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xi32>) -> tensor<6x4xi32>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xi32>) -> tensor<4x6xi32>
  %12 = stablehlo.constant dense<"0x6412C803FF40BC2F7D560D3697C7ADC92D672F3C1BD8E1B12E2EC795E1F428359323D4948534612A4E934001499B42ABEEEB872843557CF755698542C5DF2D48E54FEA6FA6AD821D43F0886B454AEFA49DA13D9BE80F193E3F41EF0D4F8C0EDA"> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xi32>) -> tensor<3x2x4xi32>
  %14 = stablehlo.constant dense<"0x6412C803FF40BC2F7D560D3697C7ADC92D672F3C1BD8E1B12E2EC795E1F428359323D4948534612A4E934001499B42ABEEEB872843557CF755698542C5DF2D48E54FEA6FA6AD821D43F0886B454AEFA49DA13D9BE80F193E3F41EF0D4F8C0EDA"> : tensor<3x2x4xi32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xi32>, tensor<3x2x4xi32>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xi32>) -> tensor<4x3x6xi32>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xi32>) -> tensor<12x6xi32>
  %17 = stablehlo.constant dense<"0x6412C8032D672F3C9323D494EEEB8728E54FEA6F9DA13D9B6412C8032D672F3C9323D494EEEB8728E54FEA6F9DA13D9B6412C8032D672F3C9323D494EEEB8728E54FEA6F9DA13D9BFF40BC2F1BD8E1B18534612A43557CF7A6AD821DE80F193EFF40BC2F1BD8E1B18534612A43557CF7A6AD821DE80F193EFF40BC2F1BD8E1B18534612A43557CF7A6AD821DE80F193E7D560D362E2EC7954E9340015569854243F0886B3F41EF0D7D560D362E2EC7954E9340015569854243F0886B3F41EF0D7D560D362E2EC7954E9340015569854243F0886B3F41EF0D97C7ADC9E1F42835499B42ABC5DF2D48454AEFA44F8C0EDA97C7ADC9E1F42835499B42ABC5DF2D48454AEFA44F8C0EDA97C7ADC9E1F42835499B42ABC5DF2D48454AEFA44F8C0EDA"> : tensor<12x6xi32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xi32>, tensor<12x6xi32>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xi32>) -> tensor<4x6xi32>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xi32>) -> tensor<8x3xi32>
  %20 = stablehlo.constant dense<"0x97C7ADC9E1F42835499B42ABC5DF2D48454AEFA44F8C0EDA7D560D362E2EC7954E9340015569854243F0886B3F41EF0DFF40BC2F1BD8E1B18534612A43557CF7A6AD821DE80F193E6412C8032D672F3C9323D494EEEB8728E54FEA6F9DA13D9B"> : tensor<8x3xi32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xi32>, tensor<8x3xi32>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xi32>) -> tensor<2x6xi32>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xi32>) -> tensor<12xi32>
  %23 = stablehlo.constant dense<"0xFF40BC2F1BD8E1B18534612A43557CF7A6AD821DE80F193E7D560D362E2EC7954E9340015569854243F0886B3F41EF0D"> : tensor<12xi32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xi32>, tensor<12xi32>) -> ()
  %24 = stablehlo.constant dense<534498016> : tensor<1x1xi32>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xi32>) -> tensor<i32>
  %26 = stablehlo.constant dense<534498016> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<i32>, tensor<i32>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xi32>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xi32>) -> tensor<2x0x7xi32>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xi32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xi32>, tensor<2x0x7xi32>) -> ()
  return
}
// -----
// reshape of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF78FFE7F417DA17A7B1A71B6E2F58A00EABAE19A5D268B7E950E0483605C045ACCFC7498403DB71ED84C9598D1CCEB1DAD77B47D4B63FA467A798A115CCA6DC98769C39D48527F6C4249AE071F513EC024DE7102ACAE1BF3905E24FA190EE556F9B8B33C18EA6A86B7486EAABB10533D0050B1EABBE468CE3DEFAAC01DF787B1055085EC7AE29A9F9FD102D0DD5CC6FA24F6357BE10EA1ECF3E0BEB6085BCDBC1F7F143CF6333F2E93367A9F5B8227C3A276203FA97AAADF94814ED7C68558BD"> : tensor<4x6xi64>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xi64>) -> tensor<24xi64>
  %2 = stablehlo.constant dense<"0xF78FFE7F417DA17A7B1A71B6E2F58A00EABAE19A5D268B7E950E0483605C045ACCFC7498403DB71ED84C9598D1CCEB1DAD77B47D4B63FA467A798A115CCA6DC98769C39D48527F6C4249AE071F513EC024DE7102ACAE1BF3905E24FA190EE556F9B8B33C18EA6A86B7486EAABB10533D0050B1EABBE468CE3DEFAAC01DF787B1055085EC7AE29A9F9FD102D0DD5CC6FA24F6357BE10EA1ECF3E0BEB6085BCDBC1F7F143CF6333F2E93367A9F5B8227C3A276203FA97AAADF94814ED7C68558BD"> : tensor<24xi64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xi64>, tensor<24xi64>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xi64>) -> tensor<6x4xi64>
  %4 = stablehlo.constant dense<"0xF78FFE7F417DA17A7B1A71B6E2F58A00EABAE19A5D268B7E950E0483605C045ACCFC7498403DB71ED84C9598D1CCEB1DAD77B47D4B63FA467A798A115CCA6DC98769C39D48527F6C4249AE071F513EC024DE7102ACAE1BF3905E24FA190EE556F9B8B33C18EA6A86B7486EAABB10533D0050B1EABBE468CE3DEFAAC01DF787B1055085EC7AE29A9F9FD102D0DD5CC6FA24F6357BE10EA1ECF3E0BEB6085BCDBC1F7F143CF6333F2E93367A9F5B8227C3A276203FA97AAADF94814ED7C68558BD"> : tensor<6x4xi64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xi64>, tensor<6x4xi64>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xi64>) -> tensor<2x3x4xi64>
  %6 = stablehlo.constant dense<"0xF78FFE7F417DA17A7B1A71B6E2F58A00EABAE19A5D268B7E950E0483605C045ACCFC7498403DB71ED84C9598D1CCEB1DAD77B47D4B63FA467A798A115CCA6DC98769C39D48527F6C4249AE071F513EC024DE7102ACAE1BF3905E24FA190EE556F9B8B33C18EA6A86B7486EAABB10533D0050B1EABBE468CE3DEFAAC01DF787B1055085EC7AE29A9F9FD102D0DD5CC6FA24F6357BE10EA1ECF3E0BEB6085BCDBC1F7F143CF6333F2E93367A9F5B8227C3A276203FA97AAADF94814ED7C68558BD"> : tensor<2x3x4xi64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xi64>) -> tensor<1x24x1xi64>
  %8 = stablehlo.constant dense<"0xF78FFE7F417DA17A7B1A71B6E2F58A00EABAE19A5D268B7E950E0483605C045ACCFC7498403DB71ED84C9598D1CCEB1DAD77B47D4B63FA467A798A115CCA6DC98769C39D48527F6C4249AE071F513EC024DE7102ACAE1BF3905E24FA190EE556F9B8B33C18EA6A86B7486EAABB10533D0050B1EABBE468CE3DEFAAC01DF787B1055085EC7AE29A9F9FD102D0DD5CC6FA24F6357BE10EA1ECF3E0BEB6085BCDBC1F7F143CF6333F2E93367A9F5B8227C3A276203FA97AAADF94814ED7C68558BD"> : tensor<1x24x1xi64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xi64>, tensor<1x24x1xi64>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xi64>) -> tensor<4x6xi64>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xi64>, tensor<4x6xi64>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xi64>) -> tensor<6x4xi64>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xi64>) -> tensor<4x6xi64>
  %12 = stablehlo.constant dense<"0xF78FFE7F417DA17AAD77B47D4B63FA46F9B8B33C18EA6A8624F6357BE10EA1EC7B1A71B6E2F58A007A798A115CCA6DC9B7486EAABB10533DF3E0BEB6085BCDBCEABAE19A5D268B7E8769C39D48527F6C0050B1EABBE468CE1F7F143CF6333F2E950E0483605C045A4249AE071F513EC03DEFAAC01DF787B193367A9F5B8227C3CCFC7498403DB71E24DE7102ACAE1BF3055085EC7AE29A9FA276203FA97AAADFD84C9598D1CCEB1D905E24FA190EE5569FD102D0DD5CC6FA94814ED7C68558BD"> : tensor<4x6xi64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xi64>, tensor<4x6xi64>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xi64>) -> tensor<3x2x4xi64>
  %14 = stablehlo.constant dense<"0xF78FFE7F417DA17AAD77B47D4B63FA46F9B8B33C18EA6A8624F6357BE10EA1EC7B1A71B6E2F58A007A798A115CCA6DC9B7486EAABB10533DF3E0BEB6085BCDBCEABAE19A5D268B7E8769C39D48527F6C0050B1EABBE468CE1F7F143CF6333F2E950E0483605C045A4249AE071F513EC03DEFAAC01DF787B193367A9F5B8227C3CCFC7498403DB71E24DE7102ACAE1BF3055085EC7AE29A9FA276203FA97AAADFD84C9598D1CCEB1D905E24FA190EE5569FD102D0DD5CC6FA94814ED7C68558BD"> : tensor<3x2x4xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xi64>, tensor<3x2x4xi64>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xi64>) -> tensor<4x3x6xi64>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xi64>) -> tensor<12x6xi64>
  %17 = stablehlo.constant dense<"0xF78FFE7F417DA17A7B1A71B6E2F58A00EABAE19A5D268B7E950E0483605C045ACCFC7498403DB71ED84C9598D1CCEB1DF78FFE7F417DA17A7B1A71B6E2F58A00EABAE19A5D268B7E950E0483605C045ACCFC7498403DB71ED84C9598D1CCEB1DF78FFE7F417DA17A7B1A71B6E2F58A00EABAE19A5D268B7E950E0483605C045ACCFC7498403DB71ED84C9598D1CCEB1DAD77B47D4B63FA467A798A115CCA6DC98769C39D48527F6C4249AE071F513EC024DE7102ACAE1BF3905E24FA190EE556AD77B47D4B63FA467A798A115CCA6DC98769C39D48527F6C4249AE071F513EC024DE7102ACAE1BF3905E24FA190EE556AD77B47D4B63FA467A798A115CCA6DC98769C39D48527F6C4249AE071F513EC024DE7102ACAE1BF3905E24FA190EE556F9B8B33C18EA6A86B7486EAABB10533D0050B1EABBE468CE3DEFAAC01DF787B1055085EC7AE29A9F9FD102D0DD5CC6FAF9B8B33C18EA6A86B7486EAABB10533D0050B1EABBE468CE3DEFAAC01DF787B1055085EC7AE29A9F9FD102D0DD5CC6FAF9B8B33C18EA6A86B7486EAABB10533D0050B1EABBE468CE3DEFAAC01DF787B1055085EC7AE29A9F9FD102D0DD5CC6FA24F6357BE10EA1ECF3E0BEB6085BCDBC1F7F143CF6333F2E93367A9F5B8227C3A276203FA97AAADF94814ED7C68558BD24F6357BE10EA1ECF3E0BEB6085BCDBC1F7F143CF6333F2E93367A9F5B8227C3A276203FA97AAADF94814ED7C68558BD24F6357BE10EA1ECF3E0BEB6085BCDBC1F7F143CF6333F2E93367A9F5B8227C3A276203FA97AAADF94814ED7C68558BD"> : tensor<12x6xi64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xi64>, tensor<12x6xi64>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xi64>) -> tensor<4x6xi64>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xi64>) -> tensor<8x3xi64>
  %20 = stablehlo.constant dense<"0x24F6357BE10EA1ECF3E0BEB6085BCDBC1F7F143CF6333F2E93367A9F5B8227C3A276203FA97AAADF94814ED7C68558BDF9B8B33C18EA6A86B7486EAABB10533D0050B1EABBE468CE3DEFAAC01DF787B1055085EC7AE29A9F9FD102D0DD5CC6FAAD77B47D4B63FA467A798A115CCA6DC98769C39D48527F6C4249AE071F513EC024DE7102ACAE1BF3905E24FA190EE556F78FFE7F417DA17A7B1A71B6E2F58A00EABAE19A5D268B7E950E0483605C045ACCFC7498403DB71ED84C9598D1CCEB1D"> : tensor<8x3xi64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xi64>, tensor<8x3xi64>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xi64>) -> tensor<2x6xi64>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xi64>) -> tensor<12xi64>
  %23 = stablehlo.constant dense<"0xAD77B47D4B63FA467A798A115CCA6DC98769C39D48527F6C4249AE071F513EC024DE7102ACAE1BF3905E24FA190EE556F9B8B33C18EA6A86B7486EAABB10533D0050B1EABBE468CE3DEFAAC01DF787B1055085EC7AE29A9F9FD102D0DD5CC6FA"> : tensor<12xi64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xi64>, tensor<12xi64>) -> ()
  %24 = stablehlo.constant dense<7792570410813446058> : tensor<1x1xi64>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xi64>) -> tensor<i64>
  %26 = stablehlo.constant dense<7792570410813446058> : tensor<i64>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<i64>, tensor<i64>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xi64>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xi64>) -> tensor<2x0x7xi64>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xi64>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xi64>, tensor<2x0x7xi64>) -> ()
  return
}
// -----
// reshape of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[2, 0, 2, 1, 1, 0], [1, 2, 0, 1, 2, 2], [2, 2, 1, 3, 0, 0], [1, 0, 0, 0, 3, 2]]> : tensor<4x6xui2>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xui2>) -> tensor<24xui2>
  %2 = stablehlo.constant dense<[2, 0, 2, 1, 1, 0, 1, 2, 0, 1, 2, 2, 2, 2, 1, 3, 0, 0, 1, 0, 0, 0, 3, 2]> : tensor<24xui2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xui2>, tensor<24xui2>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xui2>) -> tensor<6x4xui2>
  %4 = stablehlo.constant dense<[[2, 0, 2, 1], [1, 0, 1, 2], [0, 1, 2, 2], [2, 2, 1, 3], [0, 0, 1, 0], [0, 0, 3, 2]]> : tensor<6x4xui2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xui2>, tensor<6x4xui2>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xui2>) -> tensor<2x3x4xui2>
  %6 = stablehlo.constant dense<[[[2, 0, 2, 1], [1, 0, 1, 2], [0, 1, 2, 2]], [[2, 2, 1, 3], [0, 0, 1, 0], [0, 0, 3, 2]]]> : tensor<2x3x4xui2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xui2>, tensor<2x3x4xui2>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xui2>) -> tensor<1x24x1xui2>
  %8 = stablehlo.constant dense<[[[2], [0], [2], [1], [1], [0], [1], [2], [0], [1], [2], [2], [2], [2], [1], [3], [0], [0], [1], [0], [0], [0], [3], [2]]]> : tensor<1x24x1xui2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xui2>, tensor<1x24x1xui2>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xui2>) -> tensor<4x6xui2>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xui2>, tensor<4x6xui2>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xui2>) -> tensor<6x4xui2>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xui2>) -> tensor<4x6xui2>
  %12 = stablehlo.constant dense<[[2, 1, 2, 1, 0, 2], [2, 0, 2, 0, 1, 0], [1, 1, 3, 0, 1, 2], [0, 3, 0, 2, 0, 2]]> : tensor<4x6xui2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xui2>, tensor<4x6xui2>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xui2>) -> tensor<3x2x4xui2>
  %14 = stablehlo.constant dense<[[[2, 1, 2, 1], [0, 2, 2, 0]], [[2, 0, 1, 0], [1, 1, 3, 0]], [[1, 2, 0, 3], [0, 2, 0, 2]]]> : tensor<3x2x4xui2>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xui2>, tensor<3x2x4xui2>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xui2>) -> tensor<4x3x6xui2>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xui2>) -> tensor<12x6xui2>
  %17 = stablehlo.constant dense<[[2, 0, 2, 1, 1, 0], [2, 0, 2, 1, 1, 0], [2, 0, 2, 1, 1, 0], [1, 2, 0, 1, 2, 2], [1, 2, 0, 1, 2, 2], [1, 2, 0, 1, 2, 2], [2, 2, 1, 3, 0, 0], [2, 2, 1, 3, 0, 0], [2, 2, 1, 3, 0, 0], [1, 0, 0, 0, 3, 2], [1, 0, 0, 0, 3, 2], [1, 0, 0, 0, 3, 2]]> : tensor<12x6xui2>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xui2>, tensor<12x6xui2>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xui2>) -> tensor<4x6xui2>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xui2>) -> tensor<8x3xui2>
  %20 = stablehlo.constant dense<[[1, 0, 0], [0, 3, 2], [2, 2, 1], [3, 0, 0], [1, 2, 0], [1, 2, 2], [2, 0, 2], [1, 1, 0]]> : tensor<8x3xui2>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xui2>, tensor<8x3xui2>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xui2>) -> tensor<2x6xui2>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xui2>) -> tensor<12xui2>
  %23 = stablehlo.constant dense<[1, 2, 0, 1, 2, 2, 2, 2, 1, 3, 0, 0]> : tensor<12xui2>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xui2>, tensor<12xui2>) -> ()
  %24 = stablehlo.constant dense<3> : tensor<1x1xui2>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xui2>) -> tensor<ui2>
  %26 = stablehlo.constant dense<3> : tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<ui2>, tensor<ui2>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xui2>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xui2>) -> tensor<2x0x7xui2>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xui2>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xui2>, tensor<2x0x7xui2>) -> ()
  return
}
// -----
// reshape of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[11, 7, 3, 2, 4, 0], [15, 5, 7, 11, 1, 3], [10, 11, 15, 2, 12, 10], [4, 6, 15, 3, 10, 1]]> : tensor<4x6xui4>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xui4>) -> tensor<24xui4>
  %2 = stablehlo.constant dense<[11, 7, 3, 2, 4, 0, 15, 5, 7, 11, 1, 3, 10, 11, 15, 2, 12, 10, 4, 6, 15, 3, 10, 1]> : tensor<24xui4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xui4>, tensor<24xui4>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xui4>) -> tensor<6x4xui4>
  %4 = stablehlo.constant dense<[[11, 7, 3, 2], [4, 0, 15, 5], [7, 11, 1, 3], [10, 11, 15, 2], [12, 10, 4, 6], [15, 3, 10, 1]]> : tensor<6x4xui4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xui4>, tensor<6x4xui4>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xui4>) -> tensor<2x3x4xui4>
  %6 = stablehlo.constant dense<[[[11, 7, 3, 2], [4, 0, 15, 5], [7, 11, 1, 3]], [[10, 11, 15, 2], [12, 10, 4, 6], [15, 3, 10, 1]]]> : tensor<2x3x4xui4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xui4>, tensor<2x3x4xui4>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xui4>) -> tensor<1x24x1xui4>
  %8 = stablehlo.constant dense<[[[11], [7], [3], [2], [4], [0], [15], [5], [7], [11], [1], [3], [10], [11], [15], [2], [12], [10], [4], [6], [15], [3], [10], [1]]]> : tensor<1x24x1xui4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xui4>, tensor<1x24x1xui4>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xui4>) -> tensor<4x6xui4>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xui4>, tensor<4x6xui4>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xui4>) -> tensor<6x4xui4>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xui4>) -> tensor<4x6xui4>
  %12 = stablehlo.constant dense<[[11, 15, 10, 4, 7, 5], [11, 6, 3, 7, 15, 15], [2, 11, 2, 3, 4, 1], [12, 10, 0, 3, 10, 1]]> : tensor<4x6xui4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xui4>, tensor<4x6xui4>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xui4>) -> tensor<3x2x4xui4>
  %14 = stablehlo.constant dense<[[[11, 15, 10, 4], [7, 5, 11, 6]], [[3, 7, 15, 15], [2, 11, 2, 3]], [[4, 1, 12, 10], [0, 3, 10, 1]]]> : tensor<3x2x4xui4>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xui4>, tensor<3x2x4xui4>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xui4>) -> tensor<4x3x6xui4>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xui4>) -> tensor<12x6xui4>
  %17 = stablehlo.constant dense<[[11, 7, 3, 2, 4, 0], [11, 7, 3, 2, 4, 0], [11, 7, 3, 2, 4, 0], [15, 5, 7, 11, 1, 3], [15, 5, 7, 11, 1, 3], [15, 5, 7, 11, 1, 3], [10, 11, 15, 2, 12, 10], [10, 11, 15, 2, 12, 10], [10, 11, 15, 2, 12, 10], [4, 6, 15, 3, 10, 1], [4, 6, 15, 3, 10, 1], [4, 6, 15, 3, 10, 1]]> : tensor<12x6xui4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xui4>, tensor<12x6xui4>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xui4>) -> tensor<4x6xui4>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xui4>) -> tensor<8x3xui4>
  %20 = stablehlo.constant dense<[[4, 6, 15], [3, 10, 1], [10, 11, 15], [2, 12, 10], [15, 5, 7], [11, 1, 3], [11, 7, 3], [2, 4, 0]]> : tensor<8x3xui4>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xui4>, tensor<8x3xui4>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xui4>) -> tensor<2x6xui4>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xui4>) -> tensor<12xui4>
  %23 = stablehlo.constant dense<[15, 5, 7, 11, 1, 3, 10, 11, 15, 2, 12, 10]> : tensor<12xui4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xui4>, tensor<12xui4>) -> ()
  %24 = stablehlo.constant dense<7> : tensor<1x1xui4>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xui4>) -> tensor<ui4>
  %26 = stablehlo.constant dense<7> : tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<ui4>, tensor<ui4>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xui4>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xui4>) -> tensor<2x0x7xui4>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xui4>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xui4>, tensor<2x0x7xui4>) -> ()
  return
}
// -----
// reshape of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5928A9193581D3EE34A9B0B4A6D32F428E5CB130C6385587"> : tensor<4x6xui8>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xui8>) -> tensor<24xui8>
  %2 = stablehlo.constant dense<"0x5928A9193581D3EE34A9B0B4A6D32F428E5CB130C6385587"> : tensor<24xui8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xui8>, tensor<24xui8>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xui8>) -> tensor<6x4xui8>
  %4 = stablehlo.constant dense<"0x5928A9193581D3EE34A9B0B4A6D32F428E5CB130C6385587"> : tensor<6x4xui8>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xui8>, tensor<6x4xui8>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xui8>) -> tensor<2x3x4xui8>
  %6 = stablehlo.constant dense<"0x5928A9193581D3EE34A9B0B4A6D32F428E5CB130C6385587"> : tensor<2x3x4xui8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xui8>, tensor<2x3x4xui8>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xui8>) -> tensor<1x24x1xui8>
  %8 = stablehlo.constant dense<"0x5928A9193581D3EE34A9B0B4A6D32F428E5CB130C6385587"> : tensor<1x24x1xui8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xui8>, tensor<1x24x1xui8>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xui8>) -> tensor<4x6xui8>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xui8>, tensor<4x6xui8>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xui8>) -> tensor<6x4xui8>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xui8>) -> tensor<4x6xui8>
  %12 = stablehlo.constant dense<"0x59D3A6B128EED330A9342FC619A9423835B08E5581B45C87"> : tensor<4x6xui8>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xui8>, tensor<4x6xui8>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xui8>) -> tensor<3x2x4xui8>
  %14 = stablehlo.constant dense<"0x59D3A6B128EED330A9342FC619A9423835B08E5581B45C87"> : tensor<3x2x4xui8>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xui8>, tensor<3x2x4xui8>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xui8>) -> tensor<4x3x6xui8>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xui8>) -> tensor<12x6xui8>
  %17 = stablehlo.constant dense<"0x5928A91935815928A91935815928A9193581D3EE34A9B0B4D3EE34A9B0B4D3EE34A9B0B4A6D32F428E5CA6D32F428E5CA6D32F428E5CB130C6385587B130C6385587B130C6385587"> : tensor<12x6xui8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xui8>, tensor<12x6xui8>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xui8>) -> tensor<4x6xui8>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xui8>) -> tensor<8x3xui8>
  %20 = stablehlo.constant dense<"0xB130C6385587A6D32F428E5CD3EE34A9B0B45928A9193581"> : tensor<8x3xui8>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xui8>, tensor<8x3xui8>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xui8>) -> tensor<2x6xui8>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xui8>) -> tensor<12xui8>
  %23 = stablehlo.constant dense<"0xD3EE34A9B0B4A6D32F428E5C"> : tensor<12xui8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xui8>, tensor<12xui8>) -> ()
  %24 = stablehlo.constant dense<36> : tensor<1x1xui8>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xui8>) -> tensor<ui8>
  %26 = stablehlo.constant dense<36> : tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<ui8>, tensor<ui8>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xui8>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xui8>) -> tensor<2x0x7xui8>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xui8>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xui8>, tensor<2x0x7xui8>) -> ()
  return
}
// -----
// reshape of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x58E3FDC895E07EC29D775A9F1DBFBA871E6D0CC0C97665DEBEC491A12B67EE44777D957DAB8F5EA5AC5588834D56E68A"> : tensor<4x6xui16>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xui16>) -> tensor<24xui16>
  %2 = stablehlo.constant dense<"0x58E3FDC895E07EC29D775A9F1DBFBA871E6D0CC0C97665DEBEC491A12B67EE44777D957DAB8F5EA5AC5588834D56E68A"> : tensor<24xui16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xui16>, tensor<24xui16>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xui16>) -> tensor<6x4xui16>
  %4 = stablehlo.constant dense<"0x58E3FDC895E07EC29D775A9F1DBFBA871E6D0CC0C97665DEBEC491A12B67EE44777D957DAB8F5EA5AC5588834D56E68A"> : tensor<6x4xui16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xui16>, tensor<6x4xui16>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xui16>) -> tensor<2x3x4xui16>
  %6 = stablehlo.constant dense<"0x58E3FDC895E07EC29D775A9F1DBFBA871E6D0CC0C97665DEBEC491A12B67EE44777D957DAB8F5EA5AC5588834D56E68A"> : tensor<2x3x4xui16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xui16>, tensor<2x3x4xui16>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xui16>) -> tensor<1x24x1xui16>
  %8 = stablehlo.constant dense<"0x58E3FDC895E07EC29D775A9F1DBFBA871E6D0CC0C97665DEBEC491A12B67EE44777D957DAB8F5EA5AC5588834D56E68A"> : tensor<1x24x1xui16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xui16>, tensor<1x24x1xui16>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xui16>) -> tensor<4x6xui16>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xui16>) -> tensor<6x4xui16>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xui16>) -> tensor<4x6xui16>
  %12 = stablehlo.constant dense<"0x58E31DBFBEC4AB8FFDC8BA8791A15EA595E01E6D2B67AC557EC20CC0EE4488839D77C976777D4D565A9F65DE957DE68A"> : tensor<4x6xui16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xui16>) -> tensor<3x2x4xui16>
  %14 = stablehlo.constant dense<"0x58E31DBFBEC4AB8FFDC8BA8791A15EA595E01E6D2B67AC557EC20CC0EE4488839D77C976777D4D565A9F65DE957DE68A"> : tensor<3x2x4xui16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xui16>, tensor<3x2x4xui16>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xui16>) -> tensor<4x3x6xui16>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xui16>) -> tensor<12x6xui16>
  %17 = stablehlo.constant dense<"0x58E3FDC895E07EC29D775A9F58E3FDC895E07EC29D775A9F58E3FDC895E07EC29D775A9F1DBFBA871E6D0CC0C97665DE1DBFBA871E6D0CC0C97665DE1DBFBA871E6D0CC0C97665DEBEC491A12B67EE44777D957DBEC491A12B67EE44777D957DBEC491A12B67EE44777D957DAB8F5EA5AC5588834D56E68AAB8F5EA5AC5588834D56E68AAB8F5EA5AC5588834D56E68A"> : tensor<12x6xui16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xui16>, tensor<12x6xui16>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xui16>) -> tensor<4x6xui16>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xui16>) -> tensor<8x3xui16>
  %20 = stablehlo.constant dense<"0xAB8F5EA5AC5588834D56E68ABEC491A12B67EE44777D957D1DBFBA871E6D0CC0C97665DE58E3FDC895E07EC29D775A9F"> : tensor<8x3xui16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xui16>, tensor<8x3xui16>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xui16>) -> tensor<2x6xui16>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xui16>) -> tensor<12xui16>
  %23 = stablehlo.constant dense<"0x1DBFBA871E6D0CC0C97665DEBEC491A12B67EE44777D957D"> : tensor<12xui16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xui16>, tensor<12xui16>) -> ()
  %24 = stablehlo.constant dense<56242> : tensor<1x1xui16>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xui16>) -> tensor<ui16>
  %26 = stablehlo.constant dense<56242> : tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<ui16>, tensor<ui16>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xui16>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xui16>) -> tensor<2x0x7xui16>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xui16>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xui16>, tensor<2x0x7xui16>) -> ()
  return
}
// -----
// reshape of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1E9512096D91ED56CA839B831E55548E53895CFD8F9332199586E25484263FAFA4A78B4B298DA6C7702D636E37F844217B50332BC2929CE905C8AD9DF0B5F02CFB08707C32D6937311C283865E1C9FB49349C4E6EBDDBCA7C3E4F0619F21E85E"> : tensor<4x6xui32>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xui32>) -> tensor<24xui32>
  %2 = stablehlo.constant dense<"0x1E9512096D91ED56CA839B831E55548E53895CFD8F9332199586E25484263FAFA4A78B4B298DA6C7702D636E37F844217B50332BC2929CE905C8AD9DF0B5F02CFB08707C32D6937311C283865E1C9FB49349C4E6EBDDBCA7C3E4F0619F21E85E"> : tensor<24xui32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xui32>, tensor<24xui32>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xui32>) -> tensor<6x4xui32>
  %4 = stablehlo.constant dense<"0x1E9512096D91ED56CA839B831E55548E53895CFD8F9332199586E25484263FAFA4A78B4B298DA6C7702D636E37F844217B50332BC2929CE905C8AD9DF0B5F02CFB08707C32D6937311C283865E1C9FB49349C4E6EBDDBCA7C3E4F0619F21E85E"> : tensor<6x4xui32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xui32>, tensor<6x4xui32>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xui32>) -> tensor<2x3x4xui32>
  %6 = stablehlo.constant dense<"0x1E9512096D91ED56CA839B831E55548E53895CFD8F9332199586E25484263FAFA4A78B4B298DA6C7702D636E37F844217B50332BC2929CE905C8AD9DF0B5F02CFB08707C32D6937311C283865E1C9FB49349C4E6EBDDBCA7C3E4F0619F21E85E"> : tensor<2x3x4xui32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xui32>, tensor<2x3x4xui32>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xui32>) -> tensor<1x24x1xui32>
  %8 = stablehlo.constant dense<"0x1E9512096D91ED56CA839B831E55548E53895CFD8F9332199586E25484263FAFA4A78B4B298DA6C7702D636E37F844217B50332BC2929CE905C8AD9DF0B5F02CFB08707C32D6937311C283865E1C9FB49349C4E6EBDDBCA7C3E4F0619F21E85E"> : tensor<1x24x1xui32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xui32>, tensor<1x24x1xui32>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xui32>) -> tensor<4x6xui32>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xui32>, tensor<4x6xui32>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xui32>) -> tensor<6x4xui32>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xui32>) -> tensor<4x6xui32>
  %12 = stablehlo.constant dense<"0x1E9512099586E2547B50332B11C283866D91ED5684263FAFC2929CE95E1C9FB4CA839B83A4A78B4B05C8AD9D9349C4E61E55548E298DA6C7F0B5F02CEBDDBCA753895CFD702D636EFB08707CC3E4F0618F93321937F8442132D693739F21E85E"> : tensor<4x6xui32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xui32>, tensor<4x6xui32>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xui32>) -> tensor<3x2x4xui32>
  %14 = stablehlo.constant dense<"0x1E9512099586E2547B50332B11C283866D91ED5684263FAFC2929CE95E1C9FB4CA839B83A4A78B4B05C8AD9D9349C4E61E55548E298DA6C7F0B5F02CEBDDBCA753895CFD702D636EFB08707CC3E4F0618F93321937F8442132D693739F21E85E"> : tensor<3x2x4xui32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xui32>, tensor<3x2x4xui32>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xui32>) -> tensor<4x3x6xui32>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xui32>) -> tensor<12x6xui32>
  %17 = stablehlo.constant dense<"0x1E9512096D91ED56CA839B831E55548E53895CFD8F9332191E9512096D91ED56CA839B831E55548E53895CFD8F9332191E9512096D91ED56CA839B831E55548E53895CFD8F9332199586E25484263FAFA4A78B4B298DA6C7702D636E37F844219586E25484263FAFA4A78B4B298DA6C7702D636E37F844219586E25484263FAFA4A78B4B298DA6C7702D636E37F844217B50332BC2929CE905C8AD9DF0B5F02CFB08707C32D693737B50332BC2929CE905C8AD9DF0B5F02CFB08707C32D693737B50332BC2929CE905C8AD9DF0B5F02CFB08707C32D6937311C283865E1C9FB49349C4E6EBDDBCA7C3E4F0619F21E85E11C283865E1C9FB49349C4E6EBDDBCA7C3E4F0619F21E85E11C283865E1C9FB49349C4E6EBDDBCA7C3E4F0619F21E85E"> : tensor<12x6xui32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xui32>, tensor<12x6xui32>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xui32>) -> tensor<4x6xui32>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xui32>) -> tensor<8x3xui32>
  %20 = stablehlo.constant dense<"0x11C283865E1C9FB49349C4E6EBDDBCA7C3E4F0619F21E85E7B50332BC2929CE905C8AD9DF0B5F02CFB08707C32D693739586E25484263FAFA4A78B4B298DA6C7702D636E37F844211E9512096D91ED56CA839B831E55548E53895CFD8F933219"> : tensor<8x3xui32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xui32>, tensor<8x3xui32>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xui32>) -> tensor<2x6xui32>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xui32>) -> tensor<12xui32>
  %23 = stablehlo.constant dense<"0x9586E25484263FAFA4A78B4B298DA6C7702D636E37F844217B50332BC2929CE905C8AD9DF0B5F02CFB08707C32D69373"> : tensor<12xui32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xui32>, tensor<12xui32>) -> ()
  %24 = stablehlo.constant dense<3330003988> : tensor<1x1xui32>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xui32>) -> tensor<ui32>
  %26 = stablehlo.constant dense<3330003988> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<ui32>, tensor<ui32>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xui32>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xui32>) -> tensor<2x0x7xui32>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xui32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xui32>, tensor<2x0x7xui32>) -> ()
  return
}
// -----
// reshape of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x60E3F01E70E7CFA617B7BBD1F60289EF0169493DA601E5247CBD6AE36F85B177AC59B3DEB5D53848D1765A3A2CB1A54E62FE25EAF829E8972133873B26415A67D3531CD216DDCEBD22B32ED10DB70C9E225B587C1D03DCC71541E3D49013B1EC1D1968E07CB4830C6117F3359FFA499C8C7F7A805DDCE9480833C7680EDA21BE299B8622AC7CC51554AB4AC174E20EB506C8FF5A6DE90BB7E3F9FC77D3A1D3528FDD4B8B2E7FBAFD192B2CF2F54BD3DF6A982C7D9DA20EAB308B1F07A48D2480"> : tensor<4x6xui64>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xui64>) -> tensor<24xui64>
  %2 = stablehlo.constant dense<"0x60E3F01E70E7CFA617B7BBD1F60289EF0169493DA601E5247CBD6AE36F85B177AC59B3DEB5D53848D1765A3A2CB1A54E62FE25EAF829E8972133873B26415A67D3531CD216DDCEBD22B32ED10DB70C9E225B587C1D03DCC71541E3D49013B1EC1D1968E07CB4830C6117F3359FFA499C8C7F7A805DDCE9480833C7680EDA21BE299B8622AC7CC51554AB4AC174E20EB506C8FF5A6DE90BB7E3F9FC77D3A1D3528FDD4B8B2E7FBAFD192B2CF2F54BD3DF6A982C7D9DA20EAB308B1F07A48D2480"> : tensor<24xui64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xui64>, tensor<24xui64>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xui64>) -> tensor<6x4xui64>
  %4 = stablehlo.constant dense<"0x60E3F01E70E7CFA617B7BBD1F60289EF0169493DA601E5247CBD6AE36F85B177AC59B3DEB5D53848D1765A3A2CB1A54E62FE25EAF829E8972133873B26415A67D3531CD216DDCEBD22B32ED10DB70C9E225B587C1D03DCC71541E3D49013B1EC1D1968E07CB4830C6117F3359FFA499C8C7F7A805DDCE9480833C7680EDA21BE299B8622AC7CC51554AB4AC174E20EB506C8FF5A6DE90BB7E3F9FC77D3A1D3528FDD4B8B2E7FBAFD192B2CF2F54BD3DF6A982C7D9DA20EAB308B1F07A48D2480"> : tensor<6x4xui64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xui64>, tensor<6x4xui64>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xui64>) -> tensor<2x3x4xui64>
  %6 = stablehlo.constant dense<"0x60E3F01E70E7CFA617B7BBD1F60289EF0169493DA601E5247CBD6AE36F85B177AC59B3DEB5D53848D1765A3A2CB1A54E62FE25EAF829E8972133873B26415A67D3531CD216DDCEBD22B32ED10DB70C9E225B587C1D03DCC71541E3D49013B1EC1D1968E07CB4830C6117F3359FFA499C8C7F7A805DDCE9480833C7680EDA21BE299B8622AC7CC51554AB4AC174E20EB506C8FF5A6DE90BB7E3F9FC77D3A1D3528FDD4B8B2E7FBAFD192B2CF2F54BD3DF6A982C7D9DA20EAB308B1F07A48D2480"> : tensor<2x3x4xui64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xui64>, tensor<2x3x4xui64>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xui64>) -> tensor<1x24x1xui64>
  %8 = stablehlo.constant dense<"0x60E3F01E70E7CFA617B7BBD1F60289EF0169493DA601E5247CBD6AE36F85B177AC59B3DEB5D53848D1765A3A2CB1A54E62FE25EAF829E8972133873B26415A67D3531CD216DDCEBD22B32ED10DB70C9E225B587C1D03DCC71541E3D49013B1EC1D1968E07CB4830C6117F3359FFA499C8C7F7A805DDCE9480833C7680EDA21BE299B8622AC7CC51554AB4AC174E20EB506C8FF5A6DE90BB7E3F9FC77D3A1D3528FDD4B8B2E7FBAFD192B2CF2F54BD3DF6A982C7D9DA20EAB308B1F07A48D2480"> : tensor<1x24x1xui64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xui64>, tensor<1x24x1xui64>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xui64>) -> tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xui64>) -> tensor<6x4xui64>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xui64>) -> tensor<4x6xui64>
  %12 = stablehlo.constant dense<"0x60E3F01E70E7CFA662FE25EAF829E8971D1968E07CB4830C06C8FF5A6DE90BB717B7BBD1F60289EF2133873B26415A676117F3359FFA499CE3F9FC77D3A1D3520169493DA601E524D3531CD216DDCEBD8C7F7A805DDCE9488FDD4B8B2E7FBAFD7CBD6AE36F85B17722B32ED10DB70C9E0833C7680EDA21BE192B2CF2F54BD3DFAC59B3DEB5D53848225B587C1D03DCC7299B8622AC7CC5156A982C7D9DA20EABD1765A3A2CB1A54E1541E3D49013B1EC54AB4AC174E20EB5308B1F07A48D2480"> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xui64>) -> tensor<3x2x4xui64>
  %14 = stablehlo.constant dense<"0x60E3F01E70E7CFA662FE25EAF829E8971D1968E07CB4830C06C8FF5A6DE90BB717B7BBD1F60289EF2133873B26415A676117F3359FFA499CE3F9FC77D3A1D3520169493DA601E524D3531CD216DDCEBD8C7F7A805DDCE9488FDD4B8B2E7FBAFD7CBD6AE36F85B17722B32ED10DB70C9E0833C7680EDA21BE192B2CF2F54BD3DFAC59B3DEB5D53848225B587C1D03DCC7299B8622AC7CC5156A982C7D9DA20EABD1765A3A2CB1A54E1541E3D49013B1EC54AB4AC174E20EB5308B1F07A48D2480"> : tensor<3x2x4xui64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xui64>, tensor<3x2x4xui64>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xui64>) -> tensor<4x3x6xui64>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xui64>) -> tensor<12x6xui64>
  %17 = stablehlo.constant dense<"0x60E3F01E70E7CFA617B7BBD1F60289EF0169493DA601E5247CBD6AE36F85B177AC59B3DEB5D53848D1765A3A2CB1A54E60E3F01E70E7CFA617B7BBD1F60289EF0169493DA601E5247CBD6AE36F85B177AC59B3DEB5D53848D1765A3A2CB1A54E60E3F01E70E7CFA617B7BBD1F60289EF0169493DA601E5247CBD6AE36F85B177AC59B3DEB5D53848D1765A3A2CB1A54E62FE25EAF829E8972133873B26415A67D3531CD216DDCEBD22B32ED10DB70C9E225B587C1D03DCC71541E3D49013B1EC62FE25EAF829E8972133873B26415A67D3531CD216DDCEBD22B32ED10DB70C9E225B587C1D03DCC71541E3D49013B1EC62FE25EAF829E8972133873B26415A67D3531CD216DDCEBD22B32ED10DB70C9E225B587C1D03DCC71541E3D49013B1EC1D1968E07CB4830C6117F3359FFA499C8C7F7A805DDCE9480833C7680EDA21BE299B8622AC7CC51554AB4AC174E20EB51D1968E07CB4830C6117F3359FFA499C8C7F7A805DDCE9480833C7680EDA21BE299B8622AC7CC51554AB4AC174E20EB51D1968E07CB4830C6117F3359FFA499C8C7F7A805DDCE9480833C7680EDA21BE299B8622AC7CC51554AB4AC174E20EB506C8FF5A6DE90BB7E3F9FC77D3A1D3528FDD4B8B2E7FBAFD192B2CF2F54BD3DF6A982C7D9DA20EAB308B1F07A48D248006C8FF5A6DE90BB7E3F9FC77D3A1D3528FDD4B8B2E7FBAFD192B2CF2F54BD3DF6A982C7D9DA20EAB308B1F07A48D248006C8FF5A6DE90BB7E3F9FC77D3A1D3528FDD4B8B2E7FBAFD192B2CF2F54BD3DF6A982C7D9DA20EAB308B1F07A48D2480"> : tensor<12x6xui64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xui64>, tensor<12x6xui64>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xui64>) -> tensor<4x6xui64>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xui64>) -> tensor<8x3xui64>
  %20 = stablehlo.constant dense<"0x06C8FF5A6DE90BB7E3F9FC77D3A1D3528FDD4B8B2E7FBAFD192B2CF2F54BD3DF6A982C7D9DA20EAB308B1F07A48D24801D1968E07CB4830C6117F3359FFA499C8C7F7A805DDCE9480833C7680EDA21BE299B8622AC7CC51554AB4AC174E20EB562FE25EAF829E8972133873B26415A67D3531CD216DDCEBD22B32ED10DB70C9E225B587C1D03DCC71541E3D49013B1EC60E3F01E70E7CFA617B7BBD1F60289EF0169493DA601E5247CBD6AE36F85B177AC59B3DEB5D53848D1765A3A2CB1A54E"> : tensor<8x3xui64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xui64>, tensor<8x3xui64>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xui64>) -> tensor<2x6xui64>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xui64>) -> tensor<12xui64>
  %23 = stablehlo.constant dense<"0x62FE25EAF829E8972133873B26415A67D3531CD216DDCEBD22B32ED10DB70C9E225B587C1D03DCC71541E3D49013B1EC1D1968E07CB4830C6117F3359FFA499C8C7F7A805DDCE9480833C7680EDA21BE299B8622AC7CC51554AB4AC174E20EB5"> : tensor<12xui64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xui64>, tensor<12xui64>) -> ()
  %24 = stablehlo.constant dense<1621205725279396058> : tensor<1x1xui64>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xui64>) -> tensor<ui64>
  %26 = stablehlo.constant dense<1621205725279396058> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<ui64>, tensor<ui64>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xui64>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xui64>) -> tensor<2x0x7xui64>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xui64>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xui64>, tensor<2x0x7xui64>) -> ()
  return
}
// -----
// reshape of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-6.0, 0.5, 4.0, -1.5, 4.0, -2.0], [0.5, -3.0, 0.5, 1.0, -0.5, -0.5], [3.0, 6.0, 0.5, 6.0, -0.5, 2.0], [4.0, 3.0, -2.0, -3.0, -1.5, 3.0]]> : tensor<4x6xf4E2M1FN>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xf4E2M1FN>) -> tensor<24xf4E2M1FN>
  %2 = stablehlo.constant dense<[-6.0, 0.5, 4.0, -1.5, 4.0, -2.0, 0.5, -3.0, 0.5, 1.0, -0.5, -0.5, 3.0, 6.0, 0.5, 6.0, -0.5, 2.0, 4.0, 3.0, -2.0, -3.0, -1.5, 3.0]> : tensor<24xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xf4E2M1FN>, tensor<24xf4E2M1FN>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xf4E2M1FN>) -> tensor<6x4xf4E2M1FN>
  %4 = stablehlo.constant dense<[[-6.0, 0.5, 4.0, -1.5], [4.0, -2.0, 0.5, -3.0], [0.5, 1.0, -0.5, -0.5], [3.0, 6.0, 0.5, 6.0], [-0.5, 2.0, 4.0, 3.0], [-2.0, -3.0, -1.5, 3.0]]> : tensor<6x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xf4E2M1FN>, tensor<6x4xf4E2M1FN>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xf4E2M1FN>) -> tensor<2x3x4xf4E2M1FN>
  %6 = stablehlo.constant dense<[[[-6.0, 0.5, 4.0, -1.5], [4.0, -2.0, 0.5, -3.0], [0.5, 1.0, -0.5, -0.5]], [[3.0, 6.0, 0.5, 6.0], [-0.5, 2.0, 4.0, 3.0], [-2.0, -3.0, -1.5, 3.0]]]> : tensor<2x3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xf4E2M1FN>, tensor<2x3x4xf4E2M1FN>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xf4E2M1FN>) -> tensor<1x24x1xf4E2M1FN>
  %8 = stablehlo.constant dense<[[[-6.0], [0.5], [4.0], [-1.5], [4.0], [-2.0], [0.5], [-3.0], [0.5], [1.0], [-0.5], [-0.5], [3.0], [6.0], [0.5], [6.0], [-0.5], [2.0], [4.0], [3.0], [-2.0], [-3.0], [-1.5], [3.0]]]> : tensor<1x24x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xf4E2M1FN>, tensor<1x24x1xf4E2M1FN>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xf4E2M1FN>) -> tensor<4x6xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xf4E2M1FN>, tensor<4x6xf4E2M1FN>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf4E2M1FN>) -> tensor<6x4xf4E2M1FN>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xf4E2M1FN>) -> tensor<4x6xf4E2M1FN>
  %12 = stablehlo.constant dense<[[-6.0, 0.5, 3.0, 4.0, 0.5, -3.0], [6.0, 3.0, 4.0, 0.5, 0.5, -2.0], [-1.5, 1.0, 6.0, -3.0, 4.0, -0.5], [-0.5, -1.5, -2.0, -0.5, 2.0, 3.0]]> : tensor<4x6xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xf4E2M1FN>, tensor<4x6xf4E2M1FN>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xf4E2M1FN>) -> tensor<3x2x4xf4E2M1FN>
  %14 = stablehlo.constant dense<[[[-6.0, 0.5, 3.0, 4.0], [0.5, -3.0, 6.0, 3.0]], [[4.0, 0.5, 0.5, -2.0], [-1.5, 1.0, 6.0, -3.0]], [[4.0, -0.5, -0.5, -1.5], [-2.0, -0.5, 2.0, 3.0]]]> : tensor<3x2x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xf4E2M1FN>, tensor<3x2x4xf4E2M1FN>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xf4E2M1FN>) -> tensor<4x3x6xf4E2M1FN>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xf4E2M1FN>) -> tensor<12x6xf4E2M1FN>
  %17 = stablehlo.constant dense<[[-6.0, 0.5, 4.0, -1.5, 4.0, -2.0], [-6.0, 0.5, 4.0, -1.5, 4.0, -2.0], [-6.0, 0.5, 4.0, -1.5, 4.0, -2.0], [0.5, -3.0, 0.5, 1.0, -0.5, -0.5], [0.5, -3.0, 0.5, 1.0, -0.5, -0.5], [0.5, -3.0, 0.5, 1.0, -0.5, -0.5], [3.0, 6.0, 0.5, 6.0, -0.5, 2.0], [3.0, 6.0, 0.5, 6.0, -0.5, 2.0], [3.0, 6.0, 0.5, 6.0, -0.5, 2.0], [4.0, 3.0, -2.0, -3.0, -1.5, 3.0], [4.0, 3.0, -2.0, -3.0, -1.5, 3.0], [4.0, 3.0, -2.0, -3.0, -1.5, 3.0]]> : tensor<12x6xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xf4E2M1FN>, tensor<12x6xf4E2M1FN>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xf4E2M1FN>) -> tensor<4x6xf4E2M1FN>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xf4E2M1FN>) -> tensor<8x3xf4E2M1FN>
  %20 = stablehlo.constant dense<[[4.0, 3.0, -2.0], [-3.0, -1.5, 3.0], [3.0, 6.0, 0.5], [6.0, -0.5, 2.0], [0.5, -3.0, 0.5], [1.0, -0.5, -0.5], [-6.0, 0.5, 4.0], [-1.5, 4.0, -2.0]]> : tensor<8x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xf4E2M1FN>, tensor<8x3xf4E2M1FN>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xf4E2M1FN>) -> tensor<2x6xf4E2M1FN>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xf4E2M1FN>) -> tensor<12xf4E2M1FN>
  %23 = stablehlo.constant dense<[0.5, -3.0, 0.5, 1.0, -0.5, -0.5, 3.0, 6.0, 0.5, 6.0, -0.5, 2.0]> : tensor<12xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xf4E2M1FN>, tensor<12xf4E2M1FN>) -> ()
  %24 = stablehlo.constant dense<6.0> : tensor<1x1xf4E2M1FN>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xf4E2M1FN>) -> tensor<f4E2M1FN>
  %26 = stablehlo.constant dense<6.0> : tensor<f4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xf4E2M1FN>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xf4E2M1FN>) -> tensor<2x0x7xf4E2M1FN>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xf4E2M1FN>, tensor<2x0x7xf4E2M1FN>) -> ()
  return
}
// -----
// reshape of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, -2.0, 1.25, 0.875, 0.875, -0.125], [-0.25, 5.5, -4.0, 0.25, 4.0, -0.0], [-1.625, 0.25, -2.75, -0.25, -2.0, -2.5], [3.0, -1.75, -2.0, -1.25, -0.75, -5.0]]> : tensor<4x6xf6E2M3FN>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xf6E2M3FN>) -> tensor<24xf6E2M3FN>
  %2 = stablehlo.constant dense<[1.0, -2.0, 1.25, 0.875, 0.875, -0.125, -0.25, 5.5, -4.0, 0.25, 4.0, -0.0, -1.625, 0.25, -2.75, -0.25, -2.0, -2.5, 3.0, -1.75, -2.0, -1.25, -0.75, -5.0]> : tensor<24xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xf6E2M3FN>, tensor<24xf6E2M3FN>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xf6E2M3FN>) -> tensor<6x4xf6E2M3FN>
  %4 = stablehlo.constant dense<[[1.0, -2.0, 1.25, 0.875], [0.875, -0.125, -0.25, 5.5], [-4.0, 0.25, 4.0, -0.0], [-1.625, 0.25, -2.75, -0.25], [-2.0, -2.5, 3.0, -1.75], [-2.0, -1.25, -0.75, -5.0]]> : tensor<6x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xf6E2M3FN>, tensor<6x4xf6E2M3FN>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xf6E2M3FN>) -> tensor<2x3x4xf6E2M3FN>
  %6 = stablehlo.constant dense<[[[1.0, -2.0, 1.25, 0.875], [0.875, -0.125, -0.25, 5.5], [-4.0, 0.25, 4.0, -0.0]], [[-1.625, 0.25, -2.75, -0.25], [-2.0, -2.5, 3.0, -1.75], [-2.0, -1.25, -0.75, -5.0]]]> : tensor<2x3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xf6E2M3FN>, tensor<2x3x4xf6E2M3FN>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xf6E2M3FN>) -> tensor<1x24x1xf6E2M3FN>
  %8 = stablehlo.constant dense<[[[1.0], [-2.0], [1.25], [0.875], [0.875], [-0.125], [-0.25], [5.5], [-4.0], [0.25], [4.0], [-0.0], [-1.625], [0.25], [-2.75], [-0.25], [-2.0], [-2.5], [3.0], [-1.75], [-2.0], [-1.25], [-0.75], [-5.0]]]> : tensor<1x24x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xf6E2M3FN>, tensor<1x24x1xf6E2M3FN>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xf6E2M3FN>) -> tensor<4x6xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xf6E2M3FN>, tensor<4x6xf6E2M3FN>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf6E2M3FN>) -> tensor<6x4xf6E2M3FN>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xf6E2M3FN>) -> tensor<4x6xf6E2M3FN>
  %12 = stablehlo.constant dense<[[1.0, -0.25, -1.625, 3.0, -2.0, 5.5], [0.25, -1.75, 1.25, -4.0, -2.75, -2.0], [0.875, 0.25, -0.25, -1.25, 0.875, 4.0], [-2.0, -0.75, -0.125, -0.0, -2.5, -5.0]]> : tensor<4x6xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xf6E2M3FN>, tensor<4x6xf6E2M3FN>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xf6E2M3FN>) -> tensor<3x2x4xf6E2M3FN>
  %14 = stablehlo.constant dense<[[[1.0, -0.25, -1.625, 3.0], [-2.0, 5.5, 0.25, -1.75]], [[1.25, -4.0, -2.75, -2.0], [0.875, 0.25, -0.25, -1.25]], [[0.875, 4.0, -2.0, -0.75], [-0.125, -0.0, -2.5, -5.0]]]> : tensor<3x2x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xf6E2M3FN>, tensor<3x2x4xf6E2M3FN>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xf6E2M3FN>) -> tensor<4x3x6xf6E2M3FN>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xf6E2M3FN>) -> tensor<12x6xf6E2M3FN>
  %17 = stablehlo.constant dense<[[1.0, -2.0, 1.25, 0.875, 0.875, -0.125], [1.0, -2.0, 1.25, 0.875, 0.875, -0.125], [1.0, -2.0, 1.25, 0.875, 0.875, -0.125], [-0.25, 5.5, -4.0, 0.25, 4.0, -0.0], [-0.25, 5.5, -4.0, 0.25, 4.0, -0.0], [-0.25, 5.5, -4.0, 0.25, 4.0, -0.0], [-1.625, 0.25, -2.75, -0.25, -2.0, -2.5], [-1.625, 0.25, -2.75, -0.25, -2.0, -2.5], [-1.625, 0.25, -2.75, -0.25, -2.0, -2.5], [3.0, -1.75, -2.0, -1.25, -0.75, -5.0], [3.0, -1.75, -2.0, -1.25, -0.75, -5.0], [3.0, -1.75, -2.0, -1.25, -0.75, -5.0]]> : tensor<12x6xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xf6E2M3FN>, tensor<12x6xf6E2M3FN>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xf6E2M3FN>) -> tensor<4x6xf6E2M3FN>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xf6E2M3FN>) -> tensor<8x3xf6E2M3FN>
  %20 = stablehlo.constant dense<[[3.0, -1.75, -2.0], [-1.25, -0.75, -5.0], [-1.625, 0.25, -2.75], [-0.25, -2.0, -2.5], [-0.25, 5.5, -4.0], [0.25, 4.0, -0.0], [1.0, -2.0, 1.25], [0.875, 0.875, -0.125]]> : tensor<8x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xf6E2M3FN>, tensor<8x3xf6E2M3FN>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xf6E2M3FN>) -> tensor<2x6xf6E2M3FN>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xf6E2M3FN>) -> tensor<12xf6E2M3FN>
  %23 = stablehlo.constant dense<[-0.25, 5.5, -4.0, 0.25, 4.0, -0.0, -1.625, 0.25, -2.75, -0.25, -2.0, -2.5]> : tensor<12xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xf6E2M3FN>, tensor<12xf6E2M3FN>) -> ()
  %24 = stablehlo.constant dense<-1.875> : tensor<1x1xf6E2M3FN>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xf6E2M3FN>) -> tensor<f6E2M3FN>
  %26 = stablehlo.constant dense<-1.875> : tensor<f6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xf6E2M3FN>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xf6E2M3FN>) -> tensor<2x0x7xf6E2M3FN>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xf6E2M3FN>, tensor<2x0x7xf6E2M3FN>) -> ()
  return
}
// -----
// reshape of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.25, -6.0, 20.0, -3.0, -8.0, -2.0], [-3.0, 1.0, 16.0, 1.25, 20.0, -1.5], [0.3125, 3.5, 6.0, -0.0, 28.0, -28.0], [8.0, 28.0, -24.0, 0.625, 3.5, -0.125]]> : tensor<4x6xf6E3M2FN>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xf6E3M2FN>) -> tensor<24xf6E3M2FN>
  %2 = stablehlo.constant dense<[1.25, -6.0, 20.0, -3.0, -8.0, -2.0, -3.0, 1.0, 16.0, 1.25, 20.0, -1.5, 0.3125, 3.5, 6.0, -0.0, 28.0, -28.0, 8.0, 28.0, -24.0, 0.625, 3.5, -0.125]> : tensor<24xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xf6E3M2FN>, tensor<24xf6E3M2FN>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xf6E3M2FN>) -> tensor<6x4xf6E3M2FN>
  %4 = stablehlo.constant dense<[[1.25, -6.0, 20.0, -3.0], [-8.0, -2.0, -3.0, 1.0], [16.0, 1.25, 20.0, -1.5], [0.3125, 3.5, 6.0, -0.0], [28.0, -28.0, 8.0, 28.0], [-24.0, 0.625, 3.5, -0.125]]> : tensor<6x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xf6E3M2FN>, tensor<6x4xf6E3M2FN>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xf6E3M2FN>) -> tensor<2x3x4xf6E3M2FN>
  %6 = stablehlo.constant dense<[[[1.25, -6.0, 20.0, -3.0], [-8.0, -2.0, -3.0, 1.0], [16.0, 1.25, 20.0, -1.5]], [[0.3125, 3.5, 6.0, -0.0], [28.0, -28.0, 8.0, 28.0], [-24.0, 0.625, 3.5, -0.125]]]> : tensor<2x3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xf6E3M2FN>, tensor<2x3x4xf6E3M2FN>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xf6E3M2FN>) -> tensor<1x24x1xf6E3M2FN>
  %8 = stablehlo.constant dense<[[[1.25], [-6.0], [20.0], [-3.0], [-8.0], [-2.0], [-3.0], [1.0], [16.0], [1.25], [20.0], [-1.5], [0.3125], [3.5], [6.0], [-0.0], [28.0], [-28.0], [8.0], [28.0], [-24.0], [0.625], [3.5], [-0.125]]]> : tensor<1x24x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xf6E3M2FN>, tensor<1x24x1xf6E3M2FN>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xf6E3M2FN>) -> tensor<4x6xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xf6E3M2FN>, tensor<4x6xf6E3M2FN>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf6E3M2FN>) -> tensor<6x4xf6E3M2FN>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xf6E3M2FN>) -> tensor<4x6xf6E3M2FN>
  %12 = stablehlo.constant dense<[[1.25, -3.0, 0.3125, 8.0, -6.0, 1.0], [3.5, 28.0, 20.0, 16.0, 6.0, -24.0], [-3.0, 1.25, -0.0, 0.625, -8.0, 20.0], [28.0, 3.5, -2.0, -1.5, -28.0, -0.125]]> : tensor<4x6xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xf6E3M2FN>, tensor<4x6xf6E3M2FN>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xf6E3M2FN>) -> tensor<3x2x4xf6E3M2FN>
  %14 = stablehlo.constant dense<[[[1.25, -3.0, 0.3125, 8.0], [-6.0, 1.0, 3.5, 28.0]], [[20.0, 16.0, 6.0, -24.0], [-3.0, 1.25, -0.0, 0.625]], [[-8.0, 20.0, 28.0, 3.5], [-2.0, -1.5, -28.0, -0.125]]]> : tensor<3x2x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xf6E3M2FN>, tensor<3x2x4xf6E3M2FN>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xf6E3M2FN>) -> tensor<4x3x6xf6E3M2FN>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xf6E3M2FN>) -> tensor<12x6xf6E3M2FN>
  %17 = stablehlo.constant dense<[[1.25, -6.0, 20.0, -3.0, -8.0, -2.0], [1.25, -6.0, 20.0, -3.0, -8.0, -2.0], [1.25, -6.0, 20.0, -3.0, -8.0, -2.0], [-3.0, 1.0, 16.0, 1.25, 20.0, -1.5], [-3.0, 1.0, 16.0, 1.25, 20.0, -1.5], [-3.0, 1.0, 16.0, 1.25, 20.0, -1.5], [0.3125, 3.5, 6.0, -0.0, 28.0, -28.0], [0.3125, 3.5, 6.0, -0.0, 28.0, -28.0], [0.3125, 3.5, 6.0, -0.0, 28.0, -28.0], [8.0, 28.0, -24.0, 0.625, 3.5, -0.125], [8.0, 28.0, -24.0, 0.625, 3.5, -0.125], [8.0, 28.0, -24.0, 0.625, 3.5, -0.125]]> : tensor<12x6xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xf6E3M2FN>, tensor<12x6xf6E3M2FN>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xf6E3M2FN>) -> tensor<4x6xf6E3M2FN>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xf6E3M2FN>) -> tensor<8x3xf6E3M2FN>
  %20 = stablehlo.constant dense<[[8.0, 28.0, -24.0], [0.625, 3.5, -0.125], [0.3125, 3.5, 6.0], [-0.0, 28.0, -28.0], [-3.0, 1.0, 16.0], [1.25, 20.0, -1.5], [1.25, -6.0, 20.0], [-3.0, -8.0, -2.0]]> : tensor<8x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xf6E3M2FN>, tensor<8x3xf6E3M2FN>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xf6E3M2FN>) -> tensor<2x6xf6E3M2FN>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xf6E3M2FN>) -> tensor<12xf6E3M2FN>
  %23 = stablehlo.constant dense<[-3.0, 1.0, 16.0, 1.25, 20.0, -1.5, 0.3125, 3.5, 6.0, -0.0, 28.0, -28.0]> : tensor<12xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xf6E3M2FN>, tensor<12xf6E3M2FN>) -> ()
  %24 = stablehlo.constant dense<-3.0> : tensor<1x1xf6E3M2FN>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xf6E3M2FN>) -> tensor<f6E3M2FN>
  %26 = stablehlo.constant dense<-3.0> : tensor<f6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xf6E3M2FN>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xf6E3M2FN>) -> tensor<2x0x7xf6E3M2FN>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xf6E3M2FN>, tensor<2x0x7xf6E3M2FN>) -> ()
  return
}
// -----
// reshape of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x4B4DD95DB429D41B0FC7A4EAA83BB35132E71F240BEB5798"> : tensor<4x6xf8E3M4>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E3M4>) -> tensor<24xf8E3M4>
  %2 = stablehlo.constant dense<"0x4B4DD95DB429D41B0FC7A4EAA83BB35132E71F240BEB5798"> : tensor<24xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xf8E3M4>, tensor<24xf8E3M4>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E3M4>) -> tensor<6x4xf8E3M4>
  %4 = stablehlo.constant dense<"0x4B4DD95DB429D41B0FC7A4EAA83BB35132E71F240BEB5798"> : tensor<6x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xf8E3M4>, tensor<6x4xf8E3M4>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E3M4>) -> tensor<2x3x4xf8E3M4>
  %6 = stablehlo.constant dense<"0x4B4DD95DB429D41B0FC7A4EAA83BB35132E71F240BEB5798"> : tensor<2x3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xf8E3M4>, tensor<2x3x4xf8E3M4>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E3M4>) -> tensor<1x24x1xf8E3M4>
  %8 = stablehlo.constant dense<"0x4B4DD95DB429D41B0FC7A4EAA83BB35132E71F240BEB5798"> : tensor<1x24x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xf8E3M4>, tensor<1x24x1xf8E3M4>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E3M4>) -> tensor<4x6xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xf8E3M4>, tensor<4x6xf8E3M4>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf8E3M4>) -> tensor<6x4xf8E3M4>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xf8E3M4>) -> tensor<4x6xf8E3M4>
  %12 = stablehlo.constant dense<"0x4BD4A81F4D1B3B24D90FB30B5DC751EBB4A4325729EAE798"> : tensor<4x6xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xf8E3M4>, tensor<4x6xf8E3M4>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xf8E3M4>) -> tensor<3x2x4xf8E3M4>
  %14 = stablehlo.constant dense<"0x4BD4A81F4D1B3B24D90FB30B5DC751EBB4A4325729EAE798"> : tensor<3x2x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xf8E3M4>, tensor<3x2x4xf8E3M4>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xf8E3M4>) -> tensor<4x3x6xf8E3M4>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xf8E3M4>) -> tensor<12x6xf8E3M4>
  %17 = stablehlo.constant dense<"0x4B4DD95DB4294B4DD95DB4294B4DD95DB429D41B0FC7A4EAD41B0FC7A4EAD41B0FC7A4EAA83BB35132E7A83BB35132E7A83BB35132E71F240BEB57981F240BEB57981F240BEB5798"> : tensor<12x6xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xf8E3M4>, tensor<12x6xf8E3M4>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xf8E3M4>) -> tensor<4x6xf8E3M4>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xf8E3M4>) -> tensor<8x3xf8E3M4>
  %20 = stablehlo.constant dense<"0x1F240BEB5798A83BB35132E7D41B0FC7A4EA4B4DD95DB429"> : tensor<8x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xf8E3M4>, tensor<8x3xf8E3M4>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xf8E3M4>) -> tensor<2x6xf8E3M4>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xf8E3M4>) -> tensor<12xf8E3M4>
  %23 = stablehlo.constant dense<"0xD41B0FC7A4EAA83BB35132E7"> : tensor<12xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xf8E3M4>, tensor<12xf8E3M4>) -> ()
  %24 = stablehlo.constant dense<-0.65625> : tensor<1x1xf8E3M4>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xf8E3M4>) -> tensor<f8E3M4>
  %26 = stablehlo.constant dense<-0.65625> : tensor<f8E3M4>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xf8E3M4>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xf8E3M4>) -> tensor<2x0x7xf8E3M4>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xf8E3M4>, tensor<2x0x7xf8E3M4>) -> ()
  return
}
// -----
// reshape of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x21712CA54F263BB5773F768DEFD4CADB86DFA504716AF3D5"> : tensor<4x6xf8E4M3>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3>) -> tensor<24xf8E4M3>
  %2 = stablehlo.constant dense<"0x21712CA54F263BB5773F768DEFD4CADB86DFA504716AF3D5"> : tensor<24xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xf8E4M3>, tensor<24xf8E4M3>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3>) -> tensor<6x4xf8E4M3>
  %4 = stablehlo.constant dense<"0x21712CA54F263BB5773F768DEFD4CADB86DFA504716AF3D5"> : tensor<6x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xf8E4M3>, tensor<6x4xf8E4M3>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3>) -> tensor<2x3x4xf8E4M3>
  %6 = stablehlo.constant dense<"0x21712CA54F263BB5773F768DEFD4CADB86DFA504716AF3D5"> : tensor<2x3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xf8E4M3>, tensor<2x3x4xf8E4M3>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3>) -> tensor<1x24x1xf8E4M3>
  %8 = stablehlo.constant dense<"0x21712CA54F263BB5773F768DEFD4CADB86DFA504716AF3D5"> : tensor<1x24x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xf8E4M3>, tensor<1x24x1xf8E4M3>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3>) -> tensor<4x6xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xf8E4M3>, tensor<4x6xf8E4M3>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf8E4M3>) -> tensor<6x4xf8E4M3>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xf8E4M3>) -> tensor<4x6xf8E4M3>
  %12 = stablehlo.constant dense<"0x213BEFA571B5D4042C77CA71A53FDB6A4F7686F3268DDFD5"> : tensor<4x6xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xf8E4M3>, tensor<4x6xf8E4M3>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xf8E4M3>) -> tensor<3x2x4xf8E4M3>
  %14 = stablehlo.constant dense<"0x213BEFA571B5D4042C77CA71A53FDB6A4F7686F3268DDFD5"> : tensor<3x2x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xf8E4M3>, tensor<3x2x4xf8E4M3>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xf8E4M3>) -> tensor<4x3x6xf8E4M3>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xf8E4M3>) -> tensor<12x6xf8E4M3>
  %17 = stablehlo.constant dense<"0x21712CA54F2621712CA54F2621712CA54F263BB5773F768D3BB5773F768D3BB5773F768DEFD4CADB86DFEFD4CADB86DFEFD4CADB86DFA504716AF3D5A504716AF3D5A504716AF3D5"> : tensor<12x6xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xf8E4M3>, tensor<12x6xf8E4M3>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xf8E4M3>) -> tensor<4x6xf8E4M3>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xf8E4M3>) -> tensor<8x3xf8E4M3>
  %20 = stablehlo.constant dense<"0xA504716AF3D5EFD4CADB86DF3BB5773F768D21712CA54F26"> : tensor<8x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xf8E4M3>, tensor<8x3xf8E4M3>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xf8E4M3>) -> tensor<2x6xf8E4M3>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xf8E4M3>) -> tensor<12xf8E4M3>
  %23 = stablehlo.constant dense<"0x3BB5773F768DEFD4CADB86DF"> : tensor<12xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xf8E4M3>, tensor<12xf8E4M3>) -> ()
  %24 = stablehlo.constant dense<-24.0> : tensor<1x1xf8E4M3>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xf8E4M3>) -> tensor<f8E4M3>
  %26 = stablehlo.constant dense<-24.0> : tensor<f8E4M3>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xf8E4M3>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xf8E4M3>) -> tensor<2x0x7xf8E4M3>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xf8E4M3>, tensor<2x0x7xf8E4M3>) -> ()
  return
}
// -----
// reshape of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0x2433F7C099E6945D77472333AE71285C0E5A767E88947D0D"> : tensor<4x6xf8E4M3FN>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3FN>) -> tensor<24xf8E4M3FN>
  %2 = stablehlo.constant dense<"0x2433F7C099E6945D77472333AE71285C0E5A767E88947D0D"> : tensor<24xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xf8E4M3FN>, tensor<24xf8E4M3FN>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3FN>) -> tensor<6x4xf8E4M3FN>
  %4 = stablehlo.constant dense<"0x2433F7C099E6945D77472333AE71285C0E5A767E88947D0D"> : tensor<6x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xf8E4M3FN>, tensor<6x4xf8E4M3FN>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3FN>) -> tensor<2x3x4xf8E4M3FN>
  %6 = stablehlo.constant dense<"0x2433F7C099E6945D77472333AE71285C0E5A767E88947D0D"> : tensor<2x3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xf8E4M3FN>, tensor<2x3x4xf8E4M3FN>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3FN>) -> tensor<1x24x1xf8E4M3FN>
  %8 = stablehlo.constant dense<"0x2433F7C099E6945D77472333AE71285C0E5A767E88947D0D"> : tensor<1x24x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xf8E4M3FN>, tensor<1x24x1xf8E4M3FN>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3FN>) -> tensor<4x6xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xf8E4M3FN>, tensor<4x6xf8E4M3FN>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf8E4M3FN>) -> tensor<6x4xf8E4M3FN>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xf8E4M3FN>) -> tensor<4x6xf8E4M3FN>
  %12 = stablehlo.constant dense<"0x2494AE76335D717EF7772888C0475C9499230E7DE6335A0D"> : tensor<4x6xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xf8E4M3FN>, tensor<4x6xf8E4M3FN>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xf8E4M3FN>) -> tensor<3x2x4xf8E4M3FN>
  %14 = stablehlo.constant dense<"0x2494AE76335D717EF7772888C0475C9499230E7DE6335A0D"> : tensor<3x2x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xf8E4M3FN>, tensor<3x2x4xf8E4M3FN>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xf8E4M3FN>) -> tensor<4x3x6xf8E4M3FN>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xf8E4M3FN>) -> tensor<12x6xf8E4M3FN>
  %17 = stablehlo.constant dense<"0x2433F7C099E62433F7C099E62433F7C099E6945D77472333945D77472333945D77472333AE71285C0E5AAE71285C0E5AAE71285C0E5A767E88947D0D767E88947D0D767E88947D0D"> : tensor<12x6xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xf8E4M3FN>, tensor<12x6xf8E4M3FN>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xf8E4M3FN>) -> tensor<4x6xf8E4M3FN>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xf8E4M3FN>) -> tensor<8x3xf8E4M3FN>
  %20 = stablehlo.constant dense<"0x767E88947D0DAE71285C0E5A945D774723332433F7C099E6"> : tensor<8x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xf8E4M3FN>, tensor<8x3xf8E4M3FN>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xf8E4M3FN>) -> tensor<2x6xf8E4M3FN>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xf8E4M3FN>) -> tensor<12xf8E4M3FN>
  %23 = stablehlo.constant dense<"0x945D77472333AE71285C0E5A"> : tensor<12xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xf8E4M3FN>, tensor<12xf8E4M3FN>) -> ()
  %24 = stablehlo.constant dense<0.125> : tensor<1x1xf8E4M3FN>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xf8E4M3FN>) -> tensor<f8E4M3FN>
  %26 = stablehlo.constant dense<0.125> : tensor<f8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xf8E4M3FN>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xf8E4M3FN>) -> tensor<2x0x7xf8E4M3FN>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xf8E4M3FN>, tensor<2x0x7xf8E4M3FN>) -> ()
  return
}
// -----
// reshape of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1B77832B9736F8DA3E7260F7F8D0F6F323A478567C9495F4"> : tensor<4x6xf8E4M3FNUZ>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3FNUZ>) -> tensor<24xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0x1B77832B9736F8DA3E7260F7F8D0F6F323A478567C9495F4"> : tensor<24xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3FNUZ>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3FNUZ>) -> tensor<6x4xf8E4M3FNUZ>
  %4 = stablehlo.constant dense<"0x1B77832B9736F8DA3E7260F7F8D0F6F323A478567C9495F4"> : tensor<6x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xf8E4M3FNUZ>, tensor<6x4xf8E4M3FNUZ>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3FNUZ>) -> tensor<2x3x4xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<"0x1B77832B9736F8DA3E7260F7F8D0F6F323A478567C9495F4"> : tensor<2x3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xf8E4M3FNUZ>, tensor<2x3x4xf8E4M3FNUZ>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3FNUZ>) -> tensor<1x24x1xf8E4M3FNUZ>
  %8 = stablehlo.constant dense<"0x1B77832B9736F8DA3E7260F7F8D0F6F323A478567C9495F4"> : tensor<1x24x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xf8E4M3FNUZ>, tensor<1x24x1xf8E4M3FNUZ>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3FNUZ>) -> tensor<4x6xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xf8E4M3FNUZ>, tensor<4x6xf8E4M3FNUZ>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf8E4M3FNUZ>) -> tensor<6x4xf8E4M3FNUZ>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xf8E4M3FNUZ>) -> tensor<4x6xf8E4M3FNUZ>
  %12 = stablehlo.constant dense<"0x1BF8F87877DAD056833EF67C2B72F3949760239536F7A4F4"> : tensor<4x6xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xf8E4M3FNUZ>, tensor<4x6xf8E4M3FNUZ>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xf8E4M3FNUZ>) -> tensor<3x2x4xf8E4M3FNUZ>
  %14 = stablehlo.constant dense<"0x1BF8F87877DAD056833EF67C2B72F3949760239536F7A4F4"> : tensor<3x2x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xf8E4M3FNUZ>, tensor<3x2x4xf8E4M3FNUZ>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xf8E4M3FNUZ>) -> tensor<4x3x6xf8E4M3FNUZ>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xf8E4M3FNUZ>) -> tensor<12x6xf8E4M3FNUZ>
  %17 = stablehlo.constant dense<"0x1B77832B97361B77832B97361B77832B9736F8DA3E7260F7F8DA3E7260F7F8DA3E7260F7F8D0F6F323A4F8D0F6F323A4F8D0F6F323A478567C9495F478567C9495F478567C9495F4"> : tensor<12x6xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xf8E4M3FNUZ>, tensor<12x6xf8E4M3FNUZ>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xf8E4M3FNUZ>) -> tensor<4x6xf8E4M3FNUZ>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xf8E4M3FNUZ>) -> tensor<8x3xf8E4M3FNUZ>
  %20 = stablehlo.constant dense<"0x78567C9495F4F8D0F6F323A4F8DA3E7260F71B77832B9736"> : tensor<8x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xf8E4M3FNUZ>, tensor<8x3xf8E4M3FNUZ>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xf8E4M3FNUZ>) -> tensor<2x6xf8E4M3FNUZ>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xf8E4M3FNUZ>) -> tensor<12xf8E4M3FNUZ>
  %23 = stablehlo.constant dense<"0xF8DA3E7260F7F8D0F6F323A4"> : tensor<12xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xf8E4M3FNUZ>, tensor<12xf8E4M3FNUZ>) -> ()
  %24 = stablehlo.constant dense<0.0703125> : tensor<1x1xf8E4M3FNUZ>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xf8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %26 = stablehlo.constant dense<0.0703125> : tensor<f8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xf8E4M3FNUZ>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xf8E4M3FNUZ>) -> tensor<2x0x7xf8E4M3FNUZ>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xf8E4M3FNUZ>, tensor<2x0x7xf8E4M3FNUZ>) -> ()
  return
}
// -----
// reshape of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB82744B238AB05957CE768C5DF4D189F9799D3B72AB63760"> : tensor<4x6xf8E4M3B11FNUZ>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3B11FNUZ>) -> tensor<24xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0xB82744B238AB05957CE768C5DF4D189F9799D3B72AB63760"> : tensor<24xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E4M3B11FNUZ>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3B11FNUZ>) -> tensor<6x4xf8E4M3B11FNUZ>
  %4 = stablehlo.constant dense<"0xB82744B238AB05957CE768C5DF4D189F9799D3B72AB63760"> : tensor<6x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xf8E4M3B11FNUZ>, tensor<6x4xf8E4M3B11FNUZ>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3B11FNUZ>) -> tensor<2x3x4xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<"0xB82744B238AB05957CE768C5DF4D189F9799D3B72AB63760"> : tensor<2x3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xf8E4M3B11FNUZ>, tensor<2x3x4xf8E4M3B11FNUZ>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3B11FNUZ>) -> tensor<1x24x1xf8E4M3B11FNUZ>
  %8 = stablehlo.constant dense<"0xB82744B238AB05957CE768C5DF4D189F9799D3B72AB63760"> : tensor<1x24x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xf8E4M3B11FNUZ>, tensor<1x24x1xf8E4M3B11FNUZ>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E4M3B11FNUZ>) -> tensor<4x6xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xf8E4M3B11FNUZ>, tensor<4x6xf8E4M3B11FNUZ>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf8E4M3B11FNUZ>) -> tensor<6x4xf8E4M3B11FNUZ>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xf8E4M3B11FNUZ>) -> tensor<4x6xf8E4M3B11FNUZ>
  %12 = stablehlo.constant dense<"0xB805DFD327954DB7447C182AB2E79FB638689737ABC59960"> : tensor<4x6xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xf8E4M3B11FNUZ>, tensor<4x6xf8E4M3B11FNUZ>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xf8E4M3B11FNUZ>) -> tensor<3x2x4xf8E4M3B11FNUZ>
  %14 = stablehlo.constant dense<"0xB805DFD327954DB7447C182AB2E79FB638689737ABC59960"> : tensor<3x2x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xf8E4M3B11FNUZ>, tensor<3x2x4xf8E4M3B11FNUZ>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xf8E4M3B11FNUZ>) -> tensor<4x3x6xf8E4M3B11FNUZ>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xf8E4M3B11FNUZ>) -> tensor<12x6xf8E4M3B11FNUZ>
  %17 = stablehlo.constant dense<"0xB82744B238ABB82744B238ABB82744B238AB05957CE768C505957CE768C505957CE768C5DF4D189F9799DF4D189F9799DF4D189F9799D3B72AB63760D3B72AB63760D3B72AB63760"> : tensor<12x6xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xf8E4M3B11FNUZ>, tensor<12x6xf8E4M3B11FNUZ>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xf8E4M3B11FNUZ>) -> tensor<4x6xf8E4M3B11FNUZ>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xf8E4M3B11FNUZ>) -> tensor<8x3xf8E4M3B11FNUZ>
  %20 = stablehlo.constant dense<"0xD3B72AB63760DF4D189F979905957CE768C5B82744B238AB"> : tensor<8x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xf8E4M3B11FNUZ>, tensor<8x3xf8E4M3B11FNUZ>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xf8E4M3B11FNUZ>) -> tensor<2x6xf8E4M3B11FNUZ>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xf8E4M3B11FNUZ>) -> tensor<12xf8E4M3B11FNUZ>
  %23 = stablehlo.constant dense<"0x05957CE768C5DF4D189F9799"> : tensor<12xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xf8E4M3B11FNUZ>, tensor<12xf8E4M3B11FNUZ>) -> ()
  %24 = stablehlo.constant dense<-4.5> : tensor<1x1xf8E4M3B11FNUZ>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xf8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %26 = stablehlo.constant dense<-4.5> : tensor<f8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xf8E4M3B11FNUZ>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xf8E4M3B11FNUZ>) -> tensor<2x0x7xf8E4M3B11FNUZ>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xf8E4M3B11FNUZ>, tensor<2x0x7xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// reshape of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x662B07F04560A8C4D262E993C5E30E186032F3619CB669E5"> : tensor<4x6xf8E5M2>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E5M2>) -> tensor<24xf8E5M2>
  %2 = stablehlo.constant dense<"0x662B07F04560A8C4D262E993C5E30E186032F3619CB669E5"> : tensor<24xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xf8E5M2>, tensor<24xf8E5M2>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E5M2>) -> tensor<6x4xf8E5M2>
  %4 = stablehlo.constant dense<"0x662B07F04560A8C4D262E993C5E30E186032F3619CB669E5"> : tensor<6x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xf8E5M2>, tensor<6x4xf8E5M2>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E5M2>) -> tensor<2x3x4xf8E5M2>
  %6 = stablehlo.constant dense<"0x662B07F04560A8C4D262E993C5E30E186032F3619CB669E5"> : tensor<2x3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xf8E5M2>, tensor<2x3x4xf8E5M2>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E5M2>) -> tensor<1x24x1xf8E5M2>
  %8 = stablehlo.constant dense<"0x662B07F04560A8C4D262E993C5E30E186032F3619CB669E5"> : tensor<1x24x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xf8E5M2>, tensor<1x24x1xf8E5M2>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E5M2>) -> tensor<4x6xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xf8E5M2>, tensor<4x6xf8E5M2>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf8E5M2>) -> tensor<6x4xf8E5M2>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xf8E5M2>) -> tensor<4x6xf8E5M2>
  %12 = stablehlo.constant dense<"0x66A8C5F32BC4E36107D20E9CF06218B645E96069609332E5"> : tensor<4x6xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xf8E5M2>, tensor<4x6xf8E5M2>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xf8E5M2>) -> tensor<3x2x4xf8E5M2>
  %14 = stablehlo.constant dense<"0x66A8C5F32BC4E36107D20E9CF06218B645E96069609332E5"> : tensor<3x2x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xf8E5M2>, tensor<3x2x4xf8E5M2>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xf8E5M2>) -> tensor<4x3x6xf8E5M2>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xf8E5M2>) -> tensor<12x6xf8E5M2>
  %17 = stablehlo.constant dense<"0x662B07F04560662B07F04560662B07F04560A8C4D262E993A8C4D262E993A8C4D262E993C5E30E186032C5E30E186032C5E30E186032F3619CB669E5F3619CB669E5F3619CB669E5"> : tensor<12x6xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xf8E5M2>, tensor<12x6xf8E5M2>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xf8E5M2>) -> tensor<4x6xf8E5M2>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xf8E5M2>) -> tensor<8x3xf8E5M2>
  %20 = stablehlo.constant dense<"0xF3619CB669E5C5E30E186032A8C4D262E993662B07F04560"> : tensor<8x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xf8E5M2>, tensor<8x3xf8E5M2>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xf8E5M2>) -> tensor<2x6xf8E5M2>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xf8E5M2>) -> tensor<12xf8E5M2>
  %23 = stablehlo.constant dense<"0xA8C4D262E993C5E30E186032"> : tensor<12xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xf8E5M2>, tensor<12xf8E5M2>) -> ()
  %24 = stablehlo.constant dense<0x13> : tensor<1x1xf8E5M2>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xf8E5M2>) -> tensor<f8E5M2>
  %26 = stablehlo.constant dense<0x13> : tensor<f8E5M2>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xf8E5M2>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xf8E5M2>) -> tensor<2x0x7xf8E5M2>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xf8E5M2>, tensor<2x0x7xf8E5M2>) -> ()
  return
}
// -----
// reshape of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0F21270A4EC7C68B42ED5F29D5B5E1C95EDB5DE89783097D"> : tensor<4x6xf8E5M2FNUZ>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E5M2FNUZ>) -> tensor<24xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0x0F21270A4EC7C68B42ED5F29D5B5E1C95EDB5DE89783097D"> : tensor<24xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xf8E5M2FNUZ>, tensor<24xf8E5M2FNUZ>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E5M2FNUZ>) -> tensor<6x4xf8E5M2FNUZ>
  %4 = stablehlo.constant dense<"0x0F21270A4EC7C68B42ED5F29D5B5E1C95EDB5DE89783097D"> : tensor<6x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xf8E5M2FNUZ>, tensor<6x4xf8E5M2FNUZ>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E5M2FNUZ>) -> tensor<2x3x4xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<"0x0F21270A4EC7C68B42ED5F29D5B5E1C95EDB5DE89783097D"> : tensor<2x3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xf8E5M2FNUZ>, tensor<2x3x4xf8E5M2FNUZ>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E5M2FNUZ>) -> tensor<1x24x1xf8E5M2FNUZ>
  %8 = stablehlo.constant dense<"0x0F21270A4EC7C68B42ED5F29D5B5E1C95EDB5DE89783097D"> : tensor<1x24x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xf8E5M2FNUZ>, tensor<1x24x1xf8E5M2FNUZ>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E5M2FNUZ>) -> tensor<4x6xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xf8E5M2FNUZ>, tensor<4x6xf8E5M2FNUZ>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf8E5M2FNUZ>) -> tensor<6x4xf8E5M2FNUZ>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xf8E5M2FNUZ>) -> tensor<4x6xf8E5M2FNUZ>
  %12 = stablehlo.constant dense<"0x0FC6D55D218BB5E82742E1970AEDC9834E5F5E09C729DB7D"> : tensor<4x6xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xf8E5M2FNUZ>, tensor<4x6xf8E5M2FNUZ>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xf8E5M2FNUZ>) -> tensor<3x2x4xf8E5M2FNUZ>
  %14 = stablehlo.constant dense<"0x0FC6D55D218BB5E82742E1970AEDC9834E5F5E09C729DB7D"> : tensor<3x2x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xf8E5M2FNUZ>, tensor<3x2x4xf8E5M2FNUZ>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xf8E5M2FNUZ>) -> tensor<4x3x6xf8E5M2FNUZ>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xf8E5M2FNUZ>) -> tensor<12x6xf8E5M2FNUZ>
  %17 = stablehlo.constant dense<"0x0F21270A4EC70F21270A4EC70F21270A4EC7C68B42ED5F29C68B42ED5F29C68B42ED5F29D5B5E1C95EDBD5B5E1C95EDBD5B5E1C95EDB5DE89783097D5DE89783097D5DE89783097D"> : tensor<12x6xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xf8E5M2FNUZ>, tensor<12x6xf8E5M2FNUZ>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xf8E5M2FNUZ>) -> tensor<4x6xf8E5M2FNUZ>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xf8E5M2FNUZ>) -> tensor<8x3xf8E5M2FNUZ>
  %20 = stablehlo.constant dense<"0x5DE89783097DD5B5E1C95EDBC68B42ED5F290F21270A4EC7"> : tensor<8x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xf8E5M2FNUZ>, tensor<8x3xf8E5M2FNUZ>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xf8E5M2FNUZ>) -> tensor<2x6xf8E5M2FNUZ>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xf8E5M2FNUZ>) -> tensor<12xf8E5M2FNUZ>
  %23 = stablehlo.constant dense<"0xC68B42ED5F29D5B5E1C95EDB"> : tensor<12xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xf8E5M2FNUZ>, tensor<12xf8E5M2FNUZ>) -> ()
  %24 = stablehlo.constant dense<0x92> : tensor<1x1xf8E5M2FNUZ>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xf8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %26 = stablehlo.constant dense<0x92> : tensor<f8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xf8E5M2FNUZ>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xf8E5M2FNUZ>) -> tensor<2x0x7xf8E5M2FNUZ>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xf8E5M2FNUZ>, tensor<2x0x7xf8E5M2FNUZ>) -> ()
  return
}
// -----
// reshape of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0DB729858E3C84DB9E464E29FD6E6BEC31181D67A93AC0B5"> : tensor<4x6xf8E8M0FNU>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E8M0FNU>) -> tensor<24xf8E8M0FNU>
  %2 = stablehlo.constant dense<"0x0DB729858E3C84DB9E464E29FD6E6BEC31181D67A93AC0B5"> : tensor<24xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xf8E8M0FNU>, tensor<24xf8E8M0FNU>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E8M0FNU>) -> tensor<6x4xf8E8M0FNU>
  %4 = stablehlo.constant dense<"0x0DB729858E3C84DB9E464E29FD6E6BEC31181D67A93AC0B5"> : tensor<6x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xf8E8M0FNU>, tensor<6x4xf8E8M0FNU>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E8M0FNU>) -> tensor<2x3x4xf8E8M0FNU>
  %6 = stablehlo.constant dense<"0x0DB729858E3C84DB9E464E29FD6E6BEC31181D67A93AC0B5"> : tensor<2x3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xf8E8M0FNU>, tensor<2x3x4xf8E8M0FNU>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E8M0FNU>) -> tensor<1x24x1xf8E8M0FNU>
  %8 = stablehlo.constant dense<"0x0DB729858E3C84DB9E464E29FD6E6BEC31181D67A93AC0B5"> : tensor<1x24x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xf8E8M0FNU>, tensor<1x24x1xf8E8M0FNU>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xf8E8M0FNU>) -> tensor<4x6xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xf8E8M0FNU>, tensor<4x6xf8E8M0FNU>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf8E8M0FNU>) -> tensor<6x4xf8E8M0FNU>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xf8E8M0FNU>) -> tensor<4x6xf8E8M0FNU>
  %12 = stablehlo.constant dense<"0x0D84FD1DB7DB6E67299E6BA98546EC3A8E4E31C03C2918B5"> : tensor<4x6xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xf8E8M0FNU>, tensor<4x6xf8E8M0FNU>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xf8E8M0FNU>) -> tensor<3x2x4xf8E8M0FNU>
  %14 = stablehlo.constant dense<"0x0D84FD1DB7DB6E67299E6BA98546EC3A8E4E31C03C2918B5"> : tensor<3x2x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xf8E8M0FNU>, tensor<3x2x4xf8E8M0FNU>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xf8E8M0FNU>) -> tensor<4x3x6xf8E8M0FNU>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xf8E8M0FNU>) -> tensor<12x6xf8E8M0FNU>
  %17 = stablehlo.constant dense<"0x0DB729858E3C0DB729858E3C0DB729858E3C84DB9E464E2984DB9E464E2984DB9E464E29FD6E6BEC3118FD6E6BEC3118FD6E6BEC31181D67A93AC0B51D67A93AC0B51D67A93AC0B5"> : tensor<12x6xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xf8E8M0FNU>, tensor<12x6xf8E8M0FNU>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xf8E8M0FNU>) -> tensor<4x6xf8E8M0FNU>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xf8E8M0FNU>) -> tensor<8x3xf8E8M0FNU>
  %20 = stablehlo.constant dense<"0x1D67A93AC0B5FD6E6BEC311884DB9E464E290DB729858E3C"> : tensor<8x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xf8E8M0FNU>, tensor<8x3xf8E8M0FNU>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xf8E8M0FNU>) -> tensor<2x6xf8E8M0FNU>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xf8E8M0FNU>) -> tensor<12xf8E8M0FNU>
  %23 = stablehlo.constant dense<"0x84DB9E464E29FD6E6BEC3118"> : tensor<12xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xf8E8M0FNU>, tensor<12xf8E8M0FNU>) -> ()
  %24 = stablehlo.constant dense<0x65> : tensor<1x1xf8E8M0FNU>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xf8E8M0FNU>) -> tensor<f8E8M0FNU>
  %26 = stablehlo.constant dense<0x65> : tensor<f8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xf8E8M0FNU>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xf8E8M0FNU>) -> tensor<2x0x7xf8E8M0FNU>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xf8E8M0FNU>, tensor<2x0x7xf8E8M0FNU>) -> ()
  return
}
// -----
// reshape of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA142954110C030C29CC0C1429C4284C2E440CEC29EC2D6C2204070C008C050409D41E042BFC114426AC253C2DAC11A41"> : tensor<4x6xbf16>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xbf16>) -> tensor<24xbf16>
  %2 = stablehlo.constant dense<"0xA142954110C030C29CC0C1429C4284C2E440CEC29EC2D6C2204070C008C050409D41E042BFC114426AC253C2DAC11A41"> : tensor<24xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xbf16>, tensor<24xbf16>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xbf16>) -> tensor<6x4xbf16>
  %4 = stablehlo.constant dense<"0xA142954110C030C29CC0C1429C4284C2E440CEC29EC2D6C2204070C008C050409D41E042BFC114426AC253C2DAC11A41"> : tensor<6x4xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xbf16>, tensor<6x4xbf16>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xbf16>) -> tensor<2x3x4xbf16>
  %6 = stablehlo.constant dense<"0xA142954110C030C29CC0C1429C4284C2E440CEC29EC2D6C2204070C008C050409D41E042BFC114426AC253C2DAC11A41"> : tensor<2x3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xbf16>) -> tensor<1x24x1xbf16>
  %8 = stablehlo.constant dense<"0xA142954110C030C29CC0C1429C4284C2E440CEC29EC2D6C2204070C008C050409D41E042BFC114426AC253C2DAC11A41"> : tensor<1x24x1xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xbf16>, tensor<1x24x1xbf16>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xbf16>) -> tensor<6x4xbf16>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xbf16>) -> tensor<4x6xbf16>
  %12 = stablehlo.constant dense<"0xA1429C422040BFC1954184C270C0144210C0E44008C06AC230C2CEC2504053C29CC09EC29D41DAC1C142D6C2E0421A41"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xbf16>) -> tensor<3x2x4xbf16>
  %14 = stablehlo.constant dense<"0xA1429C422040BFC1954184C270C0144210C0E44008C06AC230C2CEC2504053C29CC09EC29D41DAC1C142D6C2E0421A41"> : tensor<3x2x4xbf16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xbf16>, tensor<3x2x4xbf16>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xbf16>) -> tensor<4x3x6xbf16>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xbf16>) -> tensor<12x6xbf16>
  %17 = stablehlo.constant dense<"0xA142954110C030C29CC0C142A142954110C030C29CC0C142A142954110C030C29CC0C1429C4284C2E440CEC29EC2D6C29C4284C2E440CEC29EC2D6C29C4284C2E440CEC29EC2D6C2204070C008C050409D41E042204070C008C050409D41E042204070C008C050409D41E042BFC114426AC253C2DAC11A41BFC114426AC253C2DAC11A41BFC114426AC253C2DAC11A41"> : tensor<12x6xbf16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xbf16>, tensor<12x6xbf16>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xbf16>) -> tensor<8x3xbf16>
  %20 = stablehlo.constant dense<"0xBFC114426AC253C2DAC11A41204070C008C050409D41E0429C4284C2E440CEC29EC2D6C2A142954110C030C29CC0C142"> : tensor<8x3xbf16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xbf16>, tensor<8x3xbf16>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xbf16>) -> tensor<2x6xbf16>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xbf16>) -> tensor<12xbf16>
  %23 = stablehlo.constant dense<"0x9C4284C2E440CEC29EC2D6C2204070C008C050409D41E042"> : tensor<12xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xbf16>, tensor<12xbf16>) -> ()
  %24 = stablehlo.constant dense<28.625> : tensor<1x1xbf16>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xbf16>) -> tensor<bf16>
  %26 = stablehlo.constant dense<28.625> : tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<bf16>, tensor<bf16>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xbf16>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xbf16>) -> tensor<2x0x7xbf16>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xbf16>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xbf16>, tensor<2x0x7xbf16>) -> ()
  return
}
// -----
// reshape of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x14D13856A04AA0D7C84C0ED6A254104B20CCF0C8A05162578CD754D280CA2049C04206D4D454B85210D11A5772D5B4D4"> : tensor<4x6xf16>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xf16>) -> tensor<24xf16>
  %2 = stablehlo.constant dense<"0x14D13856A04AA0D7C84C0ED6A254104B20CCF0C8A05162578CD754D280CA2049C04206D4D454B85210D11A5772D5B4D4"> : tensor<24xf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xf16>, tensor<24xf16>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xf16>) -> tensor<6x4xf16>
  %4 = stablehlo.constant dense<"0x14D13856A04AA0D7C84C0ED6A254104B20CCF0C8A05162578CD754D280CA2049C04206D4D454B85210D11A5772D5B4D4"> : tensor<6x4xf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xf16>, tensor<6x4xf16>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xf16>) -> tensor<2x3x4xf16>
  %6 = stablehlo.constant dense<"0x14D13856A04AA0D7C84C0ED6A254104B20CCF0C8A05162578CD754D280CA2049C04206D4D454B85210D11A5772D5B4D4"> : tensor<2x3x4xf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xf16>) -> tensor<1x24x1xf16>
  %8 = stablehlo.constant dense<"0x14D13856A04AA0D7C84C0ED6A254104B20CCF0C8A05162578CD754D280CA2049C04206D4D454B85210D11A5772D5B4D4"> : tensor<1x24x1xf16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xf16>, tensor<1x24x1xf16>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf16>) -> tensor<6x4xf16>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xf16>) -> tensor<4x6xf16>
  %12 = stablehlo.constant dense<"0x14D1A2548CD7D4543856104B54D2B852A04A20CC80CA10D1A0D7F0C820491A57C84CA051C04272D50ED6625706D4B4D4"> : tensor<4x6xf16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xf16>) -> tensor<3x2x4xf16>
  %14 = stablehlo.constant dense<"0x14D1A2548CD7D4543856104B54D2B852A04A20CC80CA10D1A0D7F0C820491A57C84CA051C04272D50ED6625706D4B4D4"> : tensor<3x2x4xf16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xf16>, tensor<3x2x4xf16>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xf16>) -> tensor<4x3x6xf16>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xf16>) -> tensor<12x6xf16>
  %17 = stablehlo.constant dense<"0x14D13856A04AA0D7C84C0ED614D13856A04AA0D7C84C0ED614D13856A04AA0D7C84C0ED6A254104B20CCF0C8A0516257A254104B20CCF0C8A0516257A254104B20CCF0C8A05162578CD754D280CA2049C04206D48CD754D280CA2049C04206D48CD754D280CA2049C04206D4D454B85210D11A5772D5B4D4D454B85210D11A5772D5B4D4D454B85210D11A5772D5B4D4"> : tensor<12x6xf16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xf16>, tensor<12x6xf16>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xf16>) -> tensor<4x6xf16>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xf16>) -> tensor<8x3xf16>
  %20 = stablehlo.constant dense<"0xD454B85210D11A5772D5B4D48CD754D280CA2049C04206D4A254104B20CCF0C8A051625714D13856A04AA0D7C84C0ED6"> : tensor<8x3xf16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xf16>, tensor<8x3xf16>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xf16>) -> tensor<2x6xf16>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xf16>) -> tensor<12xf16>
  %23 = stablehlo.constant dense<"0xA254104B20CCF0C8A05162578CD754D280CA2049C04206D4"> : tensor<12xf16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xf16>, tensor<12xf16>) -> ()
  %24 = stablehlo.constant dense<85.125> : tensor<1x1xf16>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xf16>) -> tensor<f16>
  %26 = stablehlo.constant dense<85.125> : tensor<f16>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<f16>, tensor<f16>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xf16>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xf16>) -> tensor<2x0x7xf16>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xf16>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xf16>, tensor<2x0x7xf16>) -> ()
  return
}
// -----
// reshape of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[31.625, 60.375, 70.375, 75.25, 32.25, 23.5], [5.125, -42.5, -85.0, -87.875, 117.875, 104.375], [-116.875, -101.375, 103.25, 79.375, 76.375, 120.0], [-1.75, -123.125, 105.0, -18.0, -78.375, -49.75]]> : tensor<4x6xf32>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xf32>) -> tensor<24xf32>
  %2 = stablehlo.constant dense<[31.625, 60.375, 70.375, 75.25, 32.25, 23.5, 5.125, -42.5, -85.0, -87.875, 117.875, 104.375, -116.875, -101.375, 103.25, 79.375, 76.375, 120.0, -1.75, -123.125, 105.0, -18.0, -78.375, -49.75]> : tensor<24xf32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xf32>, tensor<24xf32>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %4 = stablehlo.constant dense<[[31.625, 60.375, 70.375, 75.25], [32.25, 23.5, 5.125, -42.5], [-85.0, -87.875, 117.875, 104.375], [-116.875, -101.375, 103.25, 79.375], [76.375, 120.0, -1.75, -123.125], [105.0, -18.0, -78.375, -49.75]]> : tensor<6x4xf32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xf32>, tensor<6x4xf32>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xf32>) -> tensor<2x3x4xf32>
  %6 = stablehlo.constant dense<[[[31.625, 60.375, 70.375, 75.25], [32.25, 23.5, 5.125, -42.5], [-85.0, -87.875, 117.875, 104.375]], [[-116.875, -101.375, 103.25, 79.375], [76.375, 120.0, -1.75, -123.125], [105.0, -18.0, -78.375, -49.75]]]> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xf32>) -> tensor<1x24x1xf32>
  %8 = stablehlo.constant dense<[[[31.625], [60.375], [70.375], [75.25], [32.25], [23.5], [5.125], [-42.5], [-85.0], [-87.875], [117.875], [104.375], [-116.875], [-101.375], [103.25], [79.375], [76.375], [120.0], [-1.75], [-123.125], [105.0], [-18.0], [-78.375], [-49.75]]]> : tensor<1x24x1xf32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xf32>, tensor<1x24x1xf32>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %12 = stablehlo.constant dense<[[31.625, 5.125, -116.875, -1.75, 60.375, -42.5], [-101.375, -123.125, 70.375, -85.0, 103.25, 105.0], [75.25, -87.875, 79.375, -18.0, 32.25, 117.875], [76.375, -78.375, 23.5, 104.375, 120.0, -49.75]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xf32>) -> tensor<3x2x4xf32>
  %14 = stablehlo.constant dense<[[[31.625, 5.125, -116.875, -1.75], [60.375, -42.5, -101.375, -123.125]], [[70.375, -85.0, 103.25, 105.0], [75.25, -87.875, 79.375, -18.0]], [[32.25, 117.875, 76.375, -78.375], [23.5, 104.375, 120.0, -49.75]]]> : tensor<3x2x4xf32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xf32>) -> tensor<4x3x6xf32>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xf32>) -> tensor<12x6xf32>
  %17 = stablehlo.constant dense<[[31.625, 60.375, 70.375, 75.25, 32.25, 23.5], [31.625, 60.375, 70.375, 75.25, 32.25, 23.5], [31.625, 60.375, 70.375, 75.25, 32.25, 23.5], [5.125, -42.5, -85.0, -87.875, 117.875, 104.375], [5.125, -42.5, -85.0, -87.875, 117.875, 104.375], [5.125, -42.5, -85.0, -87.875, 117.875, 104.375], [-116.875, -101.375, 103.25, 79.375, 76.375, 120.0], [-116.875, -101.375, 103.25, 79.375, 76.375, 120.0], [-116.875, -101.375, 103.25, 79.375, 76.375, 120.0], [-1.75, -123.125, 105.0, -18.0, -78.375, -49.75], [-1.75, -123.125, 105.0, -18.0, -78.375, -49.75], [-1.75, -123.125, 105.0, -18.0, -78.375, -49.75]]> : tensor<12x6xf32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xf32>, tensor<12x6xf32>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xf32>) -> tensor<8x3xf32>
  %20 = stablehlo.constant dense<[[-1.75, -123.125, 105.0], [-18.0, -78.375, -49.75], [-116.875, -101.375, 103.25], [79.375, 76.375, 120.0], [5.125, -42.5, -85.0], [-87.875, 117.875, 104.375], [31.625, 60.375, 70.375], [75.25, 32.25, 23.5]]> : tensor<8x3xf32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xf32>, tensor<8x3xf32>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xf32>) -> tensor<2x6xf32>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xf32>) -> tensor<12xf32>
  %23 = stablehlo.constant dense<[5.125, -42.5, -85.0, -87.875, 117.875, 104.375, -116.875, -101.375, 103.25, 79.375, 76.375, 120.0]> : tensor<12xf32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xf32>, tensor<12xf32>) -> ()
  %24 = stablehlo.constant dense<62.875> : tensor<1x1xf32>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xf32>) -> tensor<f32>
  %26 = stablehlo.constant dense<62.875> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<f32>, tensor<f32>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xf32>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xf32>) -> tensor<2x0x7xf32>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xf32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xf32>, tensor<2x0x7xf32>) -> ()
  return
}
// -----
// reshape of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[40.0, 88.0, -105.75, -31.75, -59.25, -50.875], [102.0, 98.75, 84.875, -56.0, -56.75, 116.5], [115.25, -16.25, -109.625, 64.0, 46.25, -82.375], [-120.75, -26.0, 103.125, 23.625, -18.625, 91.0]]> : tensor<4x6xf64>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xf64>) -> tensor<24xf64>
  %2 = stablehlo.constant dense<[40.0, 88.0, -105.75, -31.75, -59.25, -50.875, 102.0, 98.75, 84.875, -56.0, -56.75, 116.5, 115.25, -16.25, -109.625, 64.0, 46.25, -82.375, -120.75, -26.0, 103.125, 23.625, -18.625, 91.0]> : tensor<24xf64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xf64>, tensor<24xf64>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xf64>) -> tensor<6x4xf64>
  %4 = stablehlo.constant dense<[[40.0, 88.0, -105.75, -31.75], [-59.25, -50.875, 102.0, 98.75], [84.875, -56.0, -56.75, 116.5], [115.25, -16.25, -109.625, 64.0], [46.25, -82.375, -120.75, -26.0], [103.125, 23.625, -18.625, 91.0]]> : tensor<6x4xf64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xf64>, tensor<6x4xf64>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xf64>) -> tensor<2x3x4xf64>
  %6 = stablehlo.constant dense<[[[40.0, 88.0, -105.75, -31.75], [-59.25, -50.875, 102.0, 98.75], [84.875, -56.0, -56.75, 116.5]], [[115.25, -16.25, -109.625, 64.0], [46.25, -82.375, -120.75, -26.0], [103.125, 23.625, -18.625, 91.0]]]> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xf64>) -> tensor<1x24x1xf64>
  %8 = stablehlo.constant dense<[[[40.0], [88.0], [-105.75], [-31.75], [-59.25], [-50.875], [102.0], [98.75], [84.875], [-56.0], [-56.75], [116.5], [115.25], [-16.25], [-109.625], [64.0], [46.25], [-82.375], [-120.75], [-26.0], [103.125], [23.625], [-18.625], [91.0]]]> : tensor<1x24x1xf64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xf64>, tensor<1x24x1xf64>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf64>) -> tensor<6x4xf64>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xf64>) -> tensor<4x6xf64>
  %12 = stablehlo.constant dense<[[40.0, 102.0, 115.25, -120.75, 88.0, 98.75], [-16.25, -26.0, -105.75, 84.875, -109.625, 103.125], [-31.75, -56.0, 64.0, 23.625, -59.25, -56.75], [46.25, -18.625, -50.875, 116.5, -82.375, 91.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xf64>) -> tensor<3x2x4xf64>
  %14 = stablehlo.constant dense<[[[40.0, 102.0, 115.25, -120.75], [88.0, 98.75, -16.25, -26.0]], [[-105.75, 84.875, -109.625, 103.125], [-31.75, -56.0, 64.0, 23.625]], [[-59.25, -56.75, 46.25, -18.625], [-50.875, 116.5, -82.375, 91.0]]]> : tensor<3x2x4xf64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xf64>, tensor<3x2x4xf64>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xf64>) -> tensor<4x3x6xf64>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xf64>) -> tensor<12x6xf64>
  %17 = stablehlo.constant dense<[[40.0, 88.0, -105.75, -31.75, -59.25, -50.875], [40.0, 88.0, -105.75, -31.75, -59.25, -50.875], [40.0, 88.0, -105.75, -31.75, -59.25, -50.875], [102.0, 98.75, 84.875, -56.0, -56.75, 116.5], [102.0, 98.75, 84.875, -56.0, -56.75, 116.5], [102.0, 98.75, 84.875, -56.0, -56.75, 116.5], [115.25, -16.25, -109.625, 64.0, 46.25, -82.375], [115.25, -16.25, -109.625, 64.0, 46.25, -82.375], [115.25, -16.25, -109.625, 64.0, 46.25, -82.375], [-120.75, -26.0, 103.125, 23.625, -18.625, 91.0], [-120.75, -26.0, 103.125, 23.625, -18.625, 91.0], [-120.75, -26.0, 103.125, 23.625, -18.625, 91.0]]> : tensor<12x6xf64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xf64>, tensor<12x6xf64>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xf64>) -> tensor<4x6xf64>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xf64>) -> tensor<8x3xf64>
  %20 = stablehlo.constant dense<[[-120.75, -26.0, 103.125], [23.625, -18.625, 91.0], [115.25, -16.25, -109.625], [64.0, 46.25, -82.375], [102.0, 98.75, 84.875], [-56.0, -56.75, 116.5], [40.0, 88.0, -105.75], [-31.75, -59.25, -50.875]]> : tensor<8x3xf64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xf64>, tensor<8x3xf64>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xf64>) -> tensor<2x6xf64>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xf64>) -> tensor<12xf64>
  %23 = stablehlo.constant dense<[102.0, 98.75, 84.875, -56.0, -56.75, 116.5, 115.25, -16.25, -109.625, 64.0, 46.25, -82.375]> : tensor<12xf64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xf64>, tensor<12xf64>) -> ()
  %24 = stablehlo.constant dense<92.875> : tensor<1x1xf64>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xf64>) -> tensor<f64>
  %26 = stablehlo.constant dense<92.875> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<f64>, tensor<f64>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xf64>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xf64>) -> tensor<2x0x7xf64>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xf64>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xf64>, tensor<2x0x7xf64>) -> ()
  return
}
// -----
// reshape of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-21.0, -2.5), (-15.75, -6.5), (-14.5, -11.75), (-20.0, -3.5), (-19.25, -7.25), (-14.25, -2.75)], [(-10.25, 0.875), (-22.25, -2.0), (5.75, -1.625), (-6.5, 2.375), (16.25, 3.375), (-22.0, -0.125)], [(-17.25, -9.5), (-18.5, -9.75), (-7.75, 4.125), (-15.25, -1.75), (-0.25, -10.5), (-4.75, -4.375)], [(0.75, -0.125), (-23.75, 8.0), (-24.25, -0.625), (1.75, -11.875), (9.0, 3.75), (-17.5, -1.25)]]> : tensor<4x6xcomplex<f32>>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xcomplex<f32>>) -> tensor<24xcomplex<f32>>
  %2 = stablehlo.constant dense<[(-21.0, -2.5), (-15.75, -6.5), (-14.5, -11.75), (-20.0, -3.5), (-19.25, -7.25), (-14.25, -2.75), (-10.25, 0.875), (-22.25, -2.0), (5.75, -1.625), (-6.5, 2.375), (16.25, 3.375), (-22.0, -0.125), (-17.25, -9.5), (-18.5, -9.75), (-7.75, 4.125), (-15.25, -1.75), (-0.25, -10.5), (-4.75, -4.375), (0.75, -0.125), (-23.75, 8.0), (-24.25, -0.625), (1.75, -11.875), (9.0, 3.75), (-17.5, -1.25)]> : tensor<24xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xcomplex<f32>>, tensor<24xcomplex<f32>>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
  %4 = stablehlo.constant dense<[[(-21.0, -2.5), (-15.75, -6.5), (-14.5, -11.75), (-20.0, -3.5)], [(-19.25, -7.25), (-14.25, -2.75), (-10.25, 0.875), (-22.25, -2.0)], [(5.75, -1.625), (-6.5, 2.375), (16.25, 3.375), (-22.0, -0.125)], [(-17.25, -9.5), (-18.5, -9.75), (-7.75, 4.125), (-15.25, -1.75)], [(-0.25, -10.5), (-4.75, -4.375), (0.75, -0.125), (-23.75, 8.0)], [(-24.25, -0.625), (1.75, -11.875), (9.0, 3.75), (-17.5, -1.25)]]> : tensor<6x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  %6 = stablehlo.constant dense<[[[(-21.0, -2.5), (-15.75, -6.5), (-14.5, -11.75), (-20.0, -3.5)], [(-19.25, -7.25), (-14.25, -2.75), (-10.25, 0.875), (-22.25, -2.0)], [(5.75, -1.625), (-6.5, 2.375), (16.25, 3.375), (-22.0, -0.125)]], [[(-17.25, -9.5), (-18.5, -9.75), (-7.75, 4.125), (-15.25, -1.75)], [(-0.25, -10.5), (-4.75, -4.375), (0.75, -0.125), (-23.75, 8.0)], [(-24.25, -0.625), (1.75, -11.875), (9.0, 3.75), (-17.5, -1.25)]]]> : tensor<2x3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xcomplex<f32>>) -> tensor<1x24x1xcomplex<f32>>
  %8 = stablehlo.constant dense<[[[(-21.0, -2.5)], [(-15.75, -6.5)], [(-14.5, -11.75)], [(-20.0, -3.5)], [(-19.25, -7.25)], [(-14.25, -2.75)], [(-10.25, 0.875)], [(-22.25, -2.0)], [(5.75, -1.625)], [(-6.5, 2.375)], [(16.25, 3.375)], [(-22.0, -0.125)], [(-17.25, -9.5)], [(-18.5, -9.75)], [(-7.75, 4.125)], [(-15.25, -1.75)], [(-0.25, -10.5)], [(-4.75, -4.375)], [(0.75, -0.125)], [(-23.75, 8.0)], [(-24.25, -0.625)], [(1.75, -11.875)], [(9.0, 3.75)], [(-17.5, -1.25)]]]> : tensor<1x24x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xcomplex<f32>>, tensor<1x24x1xcomplex<f32>>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
  %12 = stablehlo.constant dense<[[(-21.0, -2.5), (-10.25, 0.875), (-17.25, -9.5), (0.75, -0.125), (-15.75, -6.5), (-22.25, -2.0)], [(-18.5, -9.75), (-23.75, 8.0), (-14.5, -11.75), (5.75, -1.625), (-7.75, 4.125), (-24.25, -0.625)], [(-20.0, -3.5), (-6.5, 2.375), (-15.25, -1.75), (1.75, -11.875), (-19.25, -7.25), (16.25, 3.375)], [(-0.25, -10.5), (9.0, 3.75), (-14.25, -2.75), (-22.0, -0.125), (-4.75, -4.375), (-17.5, -1.25)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xcomplex<f32>>) -> tensor<3x2x4xcomplex<f32>>
  %14 = stablehlo.constant dense<[[[(-21.0, -2.5), (-10.25, 0.875), (-17.25, -9.5), (0.75, -0.125)], [(-15.75, -6.5), (-22.25, -2.0), (-18.5, -9.75), (-23.75, 8.0)]], [[(-14.5, -11.75), (5.75, -1.625), (-7.75, 4.125), (-24.25, -0.625)], [(-20.0, -3.5), (-6.5, 2.375), (-15.25, -1.75), (1.75, -11.875)]], [[(-19.25, -7.25), (16.25, 3.375), (-0.25, -10.5), (9.0, 3.75)], [(-14.25, -2.75), (-22.0, -0.125), (-4.75, -4.375), (-17.5, -1.25)]]]> : tensor<3x2x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xcomplex<f32>>, tensor<3x2x4xcomplex<f32>>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xcomplex<f32>>) -> tensor<4x3x6xcomplex<f32>>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xcomplex<f32>>) -> tensor<12x6xcomplex<f32>>
  %17 = stablehlo.constant dense<"0x0000A8C1000020C000007CC10000D0C0000068C100003CC10000A0C1000060C000009AC10000E8C0000064C1000030C00000A8C1000020C000007CC10000D0C0000068C100003CC10000A0C1000060C000009AC10000E8C0000064C1000030C00000A8C1000020C000007CC10000D0C0000068C100003CC10000A0C1000060C000009AC10000E8C0000064C1000030C0000024C10000603F0000B2C1000000C00000B8400000D0BF0000D0C00000184000008241000058400000B0C1000000BE000024C10000603F0000B2C1000000C00000B8400000D0BF0000D0C00000184000008241000058400000B0C1000000BE000024C10000603F0000B2C1000000C00000B8400000D0BF0000D0C00000184000008241000058400000B0C1000000BE00008AC1000018C1000094C100001CC10000F8C000008440000074C10000E0BF000080BE000028C1000098C000008CC000008AC1000018C1000094C100001CC10000F8C000008440000074C10000E0BF000080BE000028C1000098C000008CC000008AC1000018C1000094C100001CC10000F8C000008440000074C10000E0BF000080BE000028C1000098C000008CC00000403F000000BE0000BEC1000000410000C2C1000020BF0000E03F00003EC1000010410000704000008CC10000A0BF0000403F000000BE0000BEC1000000410000C2C1000020BF0000E03F00003EC1000010410000704000008CC10000A0BF0000403F000000BE0000BEC1000000410000C2C1000020BF0000E03F00003EC1000010410000704000008CC10000A0BF"> : tensor<12x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xcomplex<f32>>, tensor<12x6xcomplex<f32>>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xcomplex<f32>>) -> tensor<8x3xcomplex<f32>>
  %20 = stablehlo.constant dense<[[(0.75, -0.125), (-23.75, 8.0), (-24.25, -0.625)], [(1.75, -11.875), (9.0, 3.75), (-17.5, -1.25)], [(-17.25, -9.5), (-18.5, -9.75), (-7.75, 4.125)], [(-15.25, -1.75), (-0.25, -10.5), (-4.75, -4.375)], [(-10.25, 0.875), (-22.25, -2.0), (5.75, -1.625)], [(-6.5, 2.375), (16.25, 3.375), (-22.0, -0.125)], [(-21.0, -2.5), (-15.75, -6.5), (-14.5, -11.75)], [(-20.0, -3.5), (-19.25, -7.25), (-14.25, -2.75)]]> : tensor<8x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xcomplex<f32>>, tensor<8x3xcomplex<f32>>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %23 = stablehlo.constant dense<[(-10.25, 0.875), (-22.25, -2.0), (5.75, -1.625), (-6.5, 2.375), (16.25, 3.375), (-22.0, -0.125), (-17.25, -9.5), (-18.5, -9.75), (-7.75, 4.125), (-15.25, -1.75), (-0.25, -10.5), (-4.75, -4.375)]> : tensor<12xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>) -> ()
  %24 = stablehlo.constant dense<(-12.75, -9.0)> : tensor<1x1xcomplex<f32>>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
  %26 = stablehlo.constant dense<(-12.75, -9.0)> : tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xcomplex<f32>>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xcomplex<f32>>) -> tensor<2x0x7xcomplex<f32>>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xcomplex<f32>>, tensor<2x0x7xcomplex<f32>>) -> ()
  return
}
// -----
// reshape of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(8.0, 11.625), (-14.0, -3.125), (4.5, 6.75), (-7.0, 11.75), (-8.25, -3.0), (8.0, 3.0)], [(11.0, -11.875), (-4.25, -4.375), (-1.75, 9.125), (-14.5, -1.25), (15.0, -0.875), (19.75, -6.875)], [(18.0, -4.5), (-5.5, -0.125), (-22.25, 6.0), (2.0, 3.5), (-19.75, 1.25), (8.5, 11.75)], [(15.5, 2.875), (-15.75, -0.375), (-23.75, -9.5), (16.75, 12.25), (17.0, -11.625), (3.5, 12.25)]]> : tensor<4x6xcomplex<f64>>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xcomplex<f64>>) -> tensor<24xcomplex<f64>>
  %2 = stablehlo.constant dense<[(8.0, 11.625), (-14.0, -3.125), (4.5, 6.75), (-7.0, 11.75), (-8.25, -3.0), (8.0, 3.0), (11.0, -11.875), (-4.25, -4.375), (-1.75, 9.125), (-14.5, -1.25), (15.0, -0.875), (19.75, -6.875), (18.0, -4.5), (-5.5, -0.125), (-22.25, 6.0), (2.0, 3.5), (-19.75, 1.25), (8.5, 11.75), (15.5, 2.875), (-15.75, -0.375), (-23.75, -9.5), (16.75, 12.25), (17.0, -11.625), (3.5, 12.25)]> : tensor<24xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xcomplex<f64>>, tensor<24xcomplex<f64>>) -> ()
  %3 = "stablehlo.reshape"(%0) : (tensor<4x6xcomplex<f64>>) -> tensor<6x4xcomplex<f64>>
  %4 = stablehlo.constant dense<[[(8.0, 11.625), (-14.0, -3.125), (4.5, 6.75), (-7.0, 11.75)], [(-8.25, -3.0), (8.0, 3.0), (11.0, -11.875), (-4.25, -4.375)], [(-1.75, 9.125), (-14.5, -1.25), (15.0, -0.875), (19.75, -6.875)], [(18.0, -4.5), (-5.5, -0.125), (-22.25, 6.0), (2.0, 3.5)], [(-19.75, 1.25), (8.5, 11.75), (15.5, 2.875), (-15.75, -0.375)], [(-23.75, -9.5), (16.75, 12.25), (17.0, -11.625), (3.5, 12.25)]]> : tensor<6x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<6x4xcomplex<f64>>, tensor<6x4xcomplex<f64>>) -> ()
  %5 = "stablehlo.reshape"(%0) : (tensor<4x6xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  %6 = stablehlo.constant dense<[[[(8.0, 11.625), (-14.0, -3.125), (4.5, 6.75), (-7.0, 11.75)], [(-8.25, -3.0), (8.0, 3.0), (11.0, -11.875), (-4.25, -4.375)], [(-1.75, 9.125), (-14.5, -1.25), (15.0, -0.875), (19.75, -6.875)]], [[(18.0, -4.5), (-5.5, -0.125), (-22.25, 6.0), (2.0, 3.5)], [(-19.75, 1.25), (8.5, 11.75), (15.5, 2.875), (-15.75, -0.375)], [(-23.75, -9.5), (16.75, 12.25), (17.0, -11.625), (3.5, 12.25)]]]> : tensor<2x3x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> ()
  %7 = "stablehlo.reshape"(%0) : (tensor<4x6xcomplex<f64>>) -> tensor<1x24x1xcomplex<f64>>
  %8 = stablehlo.constant dense<[[[(8.0, 11.625)], [(-14.0, -3.125)], [(4.5, 6.75)], [(-7.0, 11.75)], [(-8.25, -3.0)], [(8.0, 3.0)], [(11.0, -11.875)], [(-4.25, -4.375)], [(-1.75, 9.125)], [(-14.5, -1.25)], [(15.0, -0.875)], [(19.75, -6.875)], [(18.0, -4.5)], [(-5.5, -0.125)], [(-22.25, 6.0)], [(2.0, 3.5)], [(-19.75, 1.25)], [(8.5, 11.75)], [(15.5, 2.875)], [(-15.75, -0.375)], [(-23.75, -9.5)], [(16.75, 12.25)], [(17.0, -11.625)], [(3.5, 12.25)]]]> : tensor<1x24x1xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<1x24x1xcomplex<f64>>, tensor<1x24x1xcomplex<f64>>) -> ()
  %9 = "stablehlo.reshape"(%0) : (tensor<4x6xcomplex<f64>>) -> tensor<4x6xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) -> ()
  %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xcomplex<f64>>) -> tensor<6x4xcomplex<f64>>
  %11 = "stablehlo.reshape"(%10) : (tensor<6x4xcomplex<f64>>) -> tensor<4x6xcomplex<f64>>
  %12 = stablehlo.constant dense<[[(8.0, 11.625), (11.0, -11.875), (18.0, -4.5), (15.5, 2.875), (-14.0, -3.125), (-4.25, -4.375)], [(-5.5, -0.125), (-15.75, -0.375), (4.5, 6.75), (-1.75, 9.125), (-22.25, 6.0), (-23.75, -9.5)], [(-7.0, 11.75), (-14.5, -1.25), (2.0, 3.5), (16.75, 12.25), (-8.25, -3.0), (15.0, -0.875)], [(-19.75, 1.25), (17.0, -11.625), (8.0, 3.0), (19.75, -6.875), (8.5, 11.75), (3.5, 12.25)]]> : tensor<4x6xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) -> ()
  %13 = "stablehlo.reshape"(%10) : (tensor<6x4xcomplex<f64>>) -> tensor<3x2x4xcomplex<f64>>
  %14 = stablehlo.constant dense<[[[(8.0, 11.625), (11.0, -11.875), (18.0, -4.5), (15.5, 2.875)], [(-14.0, -3.125), (-4.25, -4.375), (-5.5, -0.125), (-15.75, -0.375)]], [[(4.5, 6.75), (-1.75, 9.125), (-22.25, 6.0), (-23.75, -9.5)], [(-7.0, 11.75), (-14.5, -1.25), (2.0, 3.5), (16.75, 12.25)]], [[(-8.25, -3.0), (15.0, -0.875), (-19.75, 1.25), (17.0, -11.625)], [(8.0, 3.0), (19.75, -6.875), (8.5, 11.75), (3.5, 12.25)]]]> : tensor<3x2x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x2x4xcomplex<f64>>, tensor<3x2x4xcomplex<f64>>) -> ()
  %15 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x6xcomplex<f64>>) -> tensor<4x3x6xcomplex<f64>>
  %16 = "stablehlo.reshape"(%15) : (tensor<4x3x6xcomplex<f64>>) -> tensor<12x6xcomplex<f64>>
  %17 = stablehlo.constant dense<[[(8.0, 11.625), (-14.0, -3.125), (4.5, 6.75), (-7.0, 11.75), (-8.25, -3.0), (8.0, 3.0)], [(8.0, 11.625), (-14.0, -3.125), (4.5, 6.75), (-7.0, 11.75), (-8.25, -3.0), (8.0, 3.0)], [(8.0, 11.625), (-14.0, -3.125), (4.5, 6.75), (-7.0, 11.75), (-8.25, -3.0), (8.0, 3.0)], [(11.0, -11.875), (-4.25, -4.375), (-1.75, 9.125), (-14.5, -1.25), (15.0, -0.875), (19.75, -6.875)], [(11.0, -11.875), (-4.25, -4.375), (-1.75, 9.125), (-14.5, -1.25), (15.0, -0.875), (19.75, -6.875)], [(11.0, -11.875), (-4.25, -4.375), (-1.75, 9.125), (-14.5, -1.25), (15.0, -0.875), (19.75, -6.875)], [(18.0, -4.5), (-5.5, -0.125), (-22.25, 6.0), (2.0, 3.5), (-19.75, 1.25), (8.5, 11.75)], [(18.0, -4.5), (-5.5, -0.125), (-22.25, 6.0), (2.0, 3.5), (-19.75, 1.25), (8.5, 11.75)], [(18.0, -4.5), (-5.5, -0.125), (-22.25, 6.0), (2.0, 3.5), (-19.75, 1.25), (8.5, 11.75)], [(15.5, 2.875), (-15.75, -0.375), (-23.75, -9.5), (16.75, 12.25), (17.0, -11.625), (3.5, 12.25)], [(15.5, 2.875), (-15.75, -0.375), (-23.75, -9.5), (16.75, 12.25), (17.0, -11.625), (3.5, 12.25)], [(15.5, 2.875), (-15.75, -0.375), (-23.75, -9.5), (16.75, 12.25), (17.0, -11.625), (3.5, 12.25)]]> : tensor<12x6xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<12x6xcomplex<f64>>, tensor<12x6xcomplex<f64>>) -> ()
  %18 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x6xcomplex<f64>>) -> tensor<4x6xcomplex<f64>>
  %19 = "stablehlo.reshape"(%18) : (tensor<4x6xcomplex<f64>>) -> tensor<8x3xcomplex<f64>>
  %20 = stablehlo.constant dense<[[(15.5, 2.875), (-15.75, -0.375), (-23.75, -9.5)], [(16.75, 12.25), (17.0, -11.625), (3.5, 12.25)], [(18.0, -4.5), (-5.5, -0.125), (-22.25, 6.0)], [(2.0, 3.5), (-19.75, 1.25), (8.5, 11.75)], [(11.0, -11.875), (-4.25, -4.375), (-1.75, 9.125)], [(-14.5, -1.25), (15.0, -0.875), (19.75, -6.875)], [(8.0, 11.625), (-14.0, -3.125), (4.5, 6.75)], [(-7.0, 11.75), (-8.25, -3.0), (8.0, 3.0)]]> : tensor<8x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<8x3xcomplex<f64>>, tensor<8x3xcomplex<f64>>) -> ()
  %21 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 1>}> : (tensor<4x6xcomplex<f64>>) -> tensor<2x6xcomplex<f64>>
  %22 = "stablehlo.reshape"(%21) : (tensor<2x6xcomplex<f64>>) -> tensor<12xcomplex<f64>>
  %23 = stablehlo.constant dense<[(11.0, -11.875), (-4.25, -4.375), (-1.75, 9.125), (-14.5, -1.25), (15.0, -0.875), (19.75, -6.875), (18.0, -4.5), (-5.5, -0.125), (-22.25, 6.0), (2.0, 3.5), (-19.75, 1.25), (8.5, 11.75)]> : tensor<12xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<12xcomplex<f64>>, tensor<12xcomplex<f64>>) -> ()
  %24 = stablehlo.constant dense<(20.0, 12.25)> : tensor<1x1xcomplex<f64>>
  %25 = "stablehlo.reshape"(%24) : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
  %26 = stablehlo.constant dense<(20.0, 12.25)> : tensor<complex<f64>>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
  %27 = stablehlo.constant dense<> : tensor<0x4xcomplex<f64>>
  %28 = "stablehlo.reshape"(%27) : (tensor<0x4xcomplex<f64>>) -> tensor<2x0x7xcomplex<f64>>
  %29 = stablehlo.constant dense<> : tensor<2x0x7xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x0x7xcomplex<f64>>, tensor<2x0x7xcomplex<f64>>) -> ()
  return
}
// -----
// reshape of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.reshape"(%0) : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x6x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<4x6xi8>}> : () -> tensor<4x6x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<4x6x!quant.uniform<i8:f32, 0.5:3>>, tensor<4x6x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
