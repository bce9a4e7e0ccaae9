// concatenate of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[[true, true], [true, false], [false, true]], [[true, false], [true, false], [true, true]], [[false, true], [false, true], [false, true]]]> : tensor<3x3x2xi1>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xi1>
  %2 = stablehlo.constant dense<[[[true, false], [true, true], [false, true]]]> : tensor<1x3x2xi1>
  %3 = stablehlo.constant dense<[[[false, true], [false, false], [false, false]], [[false, true], [false, true], [false, false]]]> : tensor<2x3x2xi1>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xi1>, tensor<0x3x2xi1>, tensor<1x3x2xi1>, tensor<2x3x2xi1>) -> tensor<6x3x2xi1>
  %5 = stablehlo.constant dense<[[[true, true], [true, false], [false, true]], [[true, false], [true, false], [true, true]], [[false, true], [false, true], [false, true]], [[true, false], [true, true], [false, true]], [[false, true], [false, false], [false, false]], [[false, true], [false, true], [false, false]]]> : tensor<6x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xi1>, tensor<6x3x2xi1>) -> ()
  %6 = stablehlo.constant dense<[[[false, false], [false, true], [false, false]], [[false, true], [true, true], [false, false]]]> : tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xi1>
  %8 = stablehlo.constant dense<[[[true, true]], [[false, false]]]> : tensor<2x1x2xi1>
  %9 = stablehlo.constant dense<[[[true, false], [false, false]], [[false, false], [false, true]]]> : tensor<2x2x2xi1>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xi1>, tensor<2x0x2xi1>, tensor<2x1x2xi1>, tensor<2x2x2xi1>) -> tensor<2x6x2xi1>
  %11 = stablehlo.constant dense<[[[false, false], [false, true], [false, false], [true, true], [true, false], [false, false]], [[false, true], [true, true], [false, false], [false, false], [false, false], [false, true]]]> : tensor<2x6x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xi1>, tensor<2x6x2xi1>) -> ()
  %12 = stablehlo.constant dense<[[[true, true, false], [true, true, false], [false, false, true]], [[true, false, true], [false, false, false], [true, true, false]]]> : tensor<2x3x3xi1>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xi1>
  %14 = stablehlo.constant dense<[[[false], [false], [true]], [[true], [false], [false]]]> : tensor<2x3x1xi1>
  %15 = stablehlo.constant dense<[[[false, false], [false, false], [true, true]], [[false, true], [true, true], [true, false]]]> : tensor<2x3x2xi1>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xi1>, tensor<2x3x0xi1>, tensor<2x3x1xi1>, tensor<2x3x2xi1>) -> tensor<2x3x6xi1>
  %17 = stablehlo.constant dense<[[[true, true, false, false, false, false], [true, true, false, false, false, false], [false, false, true, true, true, true]], [[true, false, true, true, false, true], [false, false, false, false, true, true], [true, true, false, false, true, false]]]> : tensor<2x3x6xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xi1>, tensor<2x3x6xi1>) -> ()
  %18 = stablehlo.constant dense<[false, true, true, true, true]> : tensor<5xi1>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xi1>) -> tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xi1>, tensor<5xi1>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xi1>, tensor<5xi1>, tensor<5xi1>) -> tensor<15xi1>
  %21 = stablehlo.constant dense<[false, true, true, true, true, false, true, true, true, true, false, true, true, true, true]> : tensor<15xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xi1>, tensor<15xi1>) -> ()
  %22 = stablehlo.constant dense<[[false, true, false, true, true, false], [false, true, false, false, false, true], [true, false, false, false, true, false], [true, false, true, true, false, true]]> : tensor<4x6xi1>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xi1>) -> tensor<6x4xi1>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xi1>) -> tensor<4x6xi1>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xi1>) -> tensor<4x3xi1>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xi1>) -> tensor<4x6xi1>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xi1>, tensor<4x3xi1>, tensor<4x6xi1>) -> tensor<4x15xi1>
  %28 = stablehlo.constant dense<[[false, true, true, false, true, false, true, true, false, false, true, false, true, true, false], [true, false, false, false, true, false, true, false, true, false, true, false, false, false, true], [false, true, false, false, false, true, false, false, false, true, false, false, false, true, false], [true, false, true, true, false, true, false, true, true, true, false, true, true, false, true]]> : tensor<4x15xi1>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xi1>, tensor<4x15xi1>) -> ()
  return
}
// -----
// concatenate of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[[1, -2], [1, -2], [-1, 0]], [[0, 0], [-2, 1], [1, -2]], [[-1, -2], [-2, -1], [0, 0]]]> : tensor<3x3x2xi2>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xi2>
  %2 = stablehlo.constant dense<[[[0, -2], [0, -2], [1, -1]]]> : tensor<1x3x2xi2>
  %3 = stablehlo.constant dense<[[[-1, -2], [-2, 0], [-2, 0]], [[0, 0], [0, -2], [0, -2]]]> : tensor<2x3x2xi2>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xi2>, tensor<0x3x2xi2>, tensor<1x3x2xi2>, tensor<2x3x2xi2>) -> tensor<6x3x2xi2>
  %5 = stablehlo.constant dense<[[[1, -2], [1, -2], [-1, 0]], [[0, 0], [-2, 1], [1, -2]], [[-1, -2], [-2, -1], [0, 0]], [[0, -2], [0, -2], [1, -1]], [[-1, -2], [-2, 0], [-2, 0]], [[0, 0], [0, -2], [0, -2]]]> : tensor<6x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xi2>, tensor<6x3x2xi2>) -> ()
  %6 = stablehlo.constant dense<[[[1, 0], [-2, 1], [-2, 0]], [[-1, -1], [-2, -1], [-1, -1]]]> : tensor<2x3x2xi2>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xi2>
  %8 = stablehlo.constant dense<[[[-1, -1]], [[1, 0]]]> : tensor<2x1x2xi2>
  %9 = stablehlo.constant dense<[[[1, -2], [-1, 0]], [[0, 1], [-1, 0]]]> : tensor<2x2x2xi2>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xi2>, tensor<2x0x2xi2>, tensor<2x1x2xi2>, tensor<2x2x2xi2>) -> tensor<2x6x2xi2>
  %11 = stablehlo.constant dense<[[[1, 0], [-2, 1], [-2, 0], [-1, -1], [1, -2], [-1, 0]], [[-1, -1], [-2, -1], [-1, -1], [1, 0], [0, 1], [-1, 0]]]> : tensor<2x6x2xi2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xi2>, tensor<2x6x2xi2>) -> ()
  %12 = stablehlo.constant dense<[[[0, 0, -2], [-2, -2, 1], [-1, 1, -2]], [[-2, 0, 0], [1, 0, -1], [0, 1, 0]]]> : tensor<2x3x3xi2>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xi2>
  %14 = stablehlo.constant dense<[[[0], [0], [1]], [[-1], [1], [-2]]]> : tensor<2x3x1xi2>
  %15 = stablehlo.constant dense<[[[-2, -1], [1, -1], [-1, -1]], [[0, 0], [-2, -1], [-2, 1]]]> : tensor<2x3x2xi2>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xi2>, tensor<2x3x0xi2>, tensor<2x3x1xi2>, tensor<2x3x2xi2>) -> tensor<2x3x6xi2>
  %17 = stablehlo.constant dense<[[[0, 0, -2, 0, -2, -1], [-2, -2, 1, 0, 1, -1], [-1, 1, -2, 1, -1, -1]], [[-2, 0, 0, -1, 0, 0], [1, 0, -1, 1, -2, -1], [0, 1, 0, -2, -2, 1]]]> : tensor<2x3x6xi2>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xi2>, tensor<2x3x6xi2>) -> ()
  %18 = stablehlo.constant dense<[0, -1, 0, -2, 0]> : tensor<5xi2>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xi2>) -> tensor<5xi2>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xi2>, tensor<5xi2>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xi2>, tensor<5xi2>, tensor<5xi2>) -> tensor<15xi2>
  %21 = stablehlo.constant dense<[0, -1, 0, -2, 0, 0, -1, 0, -2, 0, 0, -1, 0, -2, 0]> : tensor<15xi2>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xi2>, tensor<15xi2>) -> ()
  %22 = stablehlo.constant dense<[[-1, -2, -1, 1, 0, -1], [-2, 1, -2, 1, 0, 1], [-2, 0, -2, 0, -1, -2], [0, 1, -1, -2, 1, 1]]> : tensor<4x6xi2>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xi2>) -> tensor<6x4xi2>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xi2>) -> tensor<4x6xi2>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xi2>) -> tensor<4x3xi2>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xi2>) -> tensor<4x6xi2>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xi2>, tensor<4x3xi2>, tensor<4x6xi2>) -> tensor<4x15xi2>
  %28 = stablehlo.constant dense<[[-1, 0, 1, -1, -2, -1, -2, 1, -1, -1, -2, -1, 1, 0, -1], [1, 0, 1, -2, 1, -2, 1, 1, 1, -2, 1, -2, 1, 0, 1], [-2, -1, 0, -2, 0, -2, 0, 0, -2, -2, 0, -2, 0, -1, -2], [1, 1, -2, -1, 1, 0, 1, -2, 1, 0, 1, -1, -2, 1, 1]]> : tensor<4x15xi2>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xi2>, tensor<4x15xi2>) -> ()
  return
}
// -----
// concatenate of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[[1, -8], [5, 1], [-5, -3]], [[-2, 6], [4, 2], [-1, 4]], [[0, 3], [-8, -5], [-2, 2]]]> : tensor<3x3x2xi4>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xi4>
  %2 = stablehlo.constant dense<[[[0, 6], [-7, 0], [-1, 3]]]> : tensor<1x3x2xi4>
  %3 = stablehlo.constant dense<[[[-3, -2], [2, -6], [-3, 1]], [[3, -5], [-3, -2], [3, 0]]]> : tensor<2x3x2xi4>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xi4>, tensor<0x3x2xi4>, tensor<1x3x2xi4>, tensor<2x3x2xi4>) -> tensor<6x3x2xi4>
  %5 = stablehlo.constant dense<[[[1, -8], [5, 1], [-5, -3]], [[-2, 6], [4, 2], [-1, 4]], [[0, 3], [-8, -5], [-2, 2]], [[0, 6], [-7, 0], [-1, 3]], [[-3, -2], [2, -6], [-3, 1]], [[3, -5], [-3, -2], [3, 0]]]> : tensor<6x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xi4>, tensor<6x3x2xi4>) -> ()
  %6 = stablehlo.constant dense<[[[-8, -4], [-1, -4], [7, -4]], [[-7, 3], [-8, -3], [-3, 4]]]> : tensor<2x3x2xi4>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xi4>
  %8 = stablehlo.constant dense<[[[-2, 1]], [[-3, 4]]]> : tensor<2x1x2xi4>
  %9 = stablehlo.constant dense<[[[2, -1], [2, -8]], [[0, -8], [6, 2]]]> : tensor<2x2x2xi4>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xi4>, tensor<2x0x2xi4>, tensor<2x1x2xi4>, tensor<2x2x2xi4>) -> tensor<2x6x2xi4>
  %11 = stablehlo.constant dense<[[[-8, -4], [-1, -4], [7, -4], [-2, 1], [2, -1], [2, -8]], [[-7, 3], [-8, -3], [-3, 4], [-3, 4], [0, -8], [6, 2]]]> : tensor<2x6x2xi4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xi4>, tensor<2x6x2xi4>) -> ()
  %12 = stablehlo.constant dense<[[[-8, -2, -7], [2, -2, 7], [0, -5, -3]], [[-7, -8, -7], [2, -1, -2], [3, 4, 2]]]> : tensor<2x3x3xi4>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xi4>
  %14 = stablehlo.constant dense<[[[-5], [-5], [-6]], [[1], [-7], [-5]]]> : tensor<2x3x1xi4>
  %15 = stablehlo.constant dense<[[[-4, -8], [-2, 4], [7, 6]], [[5, -3], [-8, 2], [5, -2]]]> : tensor<2x3x2xi4>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xi4>, tensor<2x3x0xi4>, tensor<2x3x1xi4>, tensor<2x3x2xi4>) -> tensor<2x3x6xi4>
  %17 = stablehlo.constant dense<[[[-8, -2, -7, -5, -4, -8], [2, -2, 7, -5, -2, 4], [0, -5, -3, -6, 7, 6]], [[-7, -8, -7, 1, 5, -3], [2, -1, -2, -7, -8, 2], [3, 4, 2, -5, 5, -2]]]> : tensor<2x3x6xi4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xi4>, tensor<2x3x6xi4>) -> ()
  %18 = stablehlo.constant dense<[-3, -3, -5, 3, -4]> : tensor<5xi4>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xi4>) -> tensor<5xi4>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xi4>, tensor<5xi4>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xi4>, tensor<5xi4>, tensor<5xi4>) -> tensor<15xi4>
  %21 = stablehlo.constant dense<[-3, -3, -5, 3, -4, -3, -3, -5, 3, -4, -3, -3, -5, 3, -4]> : tensor<15xi4>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xi4>, tensor<15xi4>) -> ()
  %22 = stablehlo.constant dense<[[-7, 0, 4, -6, -7, -6], [2, -4, -2, -2, 2, 7], [-1, 1, -8, 5, 7, 3], [-3, -7, 0, -7, 0, 6]]> : tensor<4x6xi4>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xi4>) -> tensor<6x4xi4>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xi4>) -> tensor<4x6xi4>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xi4>) -> tensor<4x3xi4>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xi4>) -> tensor<4x6xi4>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xi4>, tensor<4x3xi4>, tensor<4x6xi4>) -> tensor<4x15xi4>
  %28 = stablehlo.constant dense<[[-6, -7, -6, 4, 0, -7, 0, -6, -6, -7, 0, 4, -6, -7, -6], [7, 2, -2, -2, -4, 2, -4, -2, 7, 2, -4, -2, -2, 2, 7], [3, 7, 5, -8, 1, -1, 1, 5, 3, -1, 1, -8, 5, 7, 3], [6, 0, -7, 0, -7, -3, -7, -7, 6, -3, -7, 0, -7, 0, 6]]> : tensor<4x15xi4>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xi4>, tensor<4x15xi4>) -> ()
  return
}
// -----
// concatenate of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x9E1A2FD65304A5FD78ABC2B52C9F0A238BD5"> : tensor<3x3x2xi8>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xi8>
  %2 = stablehlo.constant dense<[[[115, 58], [-94, -16], [3, 61]]]> : tensor<1x3x2xi8>
  %3 = stablehlo.constant dense<"0x6859BB2B4C6898573315E025"> : tensor<2x3x2xi8>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xi8>, tensor<0x3x2xi8>, tensor<1x3x2xi8>, tensor<2x3x2xi8>) -> tensor<6x3x2xi8>
  %5 = stablehlo.constant dense<"0x9E1A2FD65304A5FD78ABC2B52C9F0A238BD5733AA2F0033D6859BB2B4C6898573315E025"> : tensor<6x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xi8>, tensor<6x3x2xi8>) -> ()
  %6 = stablehlo.constant dense<"0x205B73CD32D556CB87924E0F"> : tensor<2x3x2xi8>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xi8>
  %8 = stablehlo.constant dense<[[[53, 115]], [[40, 120]]]> : tensor<2x1x2xi8>
  %9 = stablehlo.constant dense<[[[-124, 38], [118, -16]], [[-87, 21], [-83, 112]]]> : tensor<2x2x2xi8>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xi8>, tensor<2x0x2xi8>, tensor<2x1x2xi8>, tensor<2x2x2xi8>) -> tensor<2x6x2xi8>
  %11 = stablehlo.constant dense<"0x205B73CD32D53573842676F056CB87924E0F2878A915AD70"> : tensor<2x6x2xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xi8>, tensor<2x6x2xi8>) -> ()
  %12 = stablehlo.constant dense<"0x928F5A4776B7DF852C65E60582A359B62D88"> : tensor<2x3x3xi8>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xi8>
  %14 = stablehlo.constant dense<[[[-17], [-77], [-104]], [[-106], [6], [1]]]> : tensor<2x3x1xi8>
  %15 = stablehlo.constant dense<"0xE6868521E060069D46E5E1D9"> : tensor<2x3x2xi8>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xi8>, tensor<2x3x0xi8>, tensor<2x3x1xi8>, tensor<2x3x2xi8>) -> tensor<2x3x6xi8>
  %17 = stablehlo.constant dense<"0x928F5AEFE6864776B7B38521DF852C98E06065E60596069D82A3590646E5B62D8801E1D9"> : tensor<2x3x6xi8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xi8>, tensor<2x3x6xi8>) -> ()
  %18 = stablehlo.constant dense<[-73, 116, -4, 101, -88]> : tensor<5xi8>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xi8>) -> tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xi8>, tensor<5xi8>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xi8>, tensor<5xi8>, tensor<5xi8>) -> tensor<15xi8>
  %21 = stablehlo.constant dense<"0xB774FC65A8B774FC65A8B774FC65A8"> : tensor<15xi8>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xi8>, tensor<15xi8>) -> ()
  %22 = stablehlo.constant dense<"0x4E6D572516E4F7DF410C3776499FB73F1E7AAF6F65A6E157"> : tensor<4x6xi8>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xi8>) -> tensor<6x4xi8>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xi8>) -> tensor<4x6xi8>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xi8>) -> tensor<4x3xi8>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xi8>) -> tensor<4x6xi8>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xi8>, tensor<4x3xi8>, tensor<4x6xi8>) -> tensor<4x15xi8>
  %28 = stablehlo.constant dense<"0xE41625576D4E6D25E44E6D572516E476370C41DFF7DF0C76F7DF410C37767A1E3FB79F499F3F7A499FB73F1E7A57E1A6656FAF6FA657AF6F65A6E157"> : tensor<4x15xi8>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xi8>, tensor<4x15xi8>) -> ()
  return
}
// -----
// concatenate of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7353E705951826B828CFFF8A4C675C02EA29A36BE8E710DC86C33AEB23A926AE0BF4D2F8"> : tensor<3x3x2xi16>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xi16>
  %2 = stablehlo.constant dense<[[[16241, 2111], [-15829, -25149], [15079, -798]]]> : tensor<1x3x2xi16>
  %3 = stablehlo.constant dense<"0x0701ADB8F602635113385BEA4554783E3BD6CA64903DCFAB"> : tensor<2x3x2xi16>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xi16>, tensor<0x3x2xi16>, tensor<1x3x2xi16>, tensor<2x3x2xi16>) -> tensor<6x3x2xi16>
  %5 = stablehlo.constant dense<"0x7353E705951826B828CFFF8A4C675C02EA29A36BE8E710DC86C33AEB23A926AE0BF4D2F8713F3F082BC2C39DE73AE2FC0701ADB8F602635113385BEA4554783E3BD6CA64903DCFAB"> : tensor<6x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xi16>, tensor<6x3x2xi16>) -> ()
  %6 = stablehlo.constant dense<"0x9BDC029B5B069B51B3E027D6F52A2273DA8A824B3DCDB29F"> : tensor<2x3x2xi16>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xi16>
  %8 = stablehlo.constant dense<[[[4407, 6599]], [[-14448, -26428]]]> : tensor<2x1x2xi16>
  %9 = stablehlo.constant dense<[[[22929, -18009], [10240, -13327]], [[-20693, 22093], [12271, -21313]]]> : tensor<2x2x2xi16>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xi16>, tensor<2x0x2xi16>, tensor<2x1x2xi16>, tensor<2x2x2xi16>) -> tensor<2x6x2xi16>
  %11 = stablehlo.constant dense<"0x9BDC029B5B069B51B3E027D63711C7199159A7B90028F1CBF52A2273DA8A824B3DCDB29F90C7C4982BAF4D56EF2FBFAC"> : tensor<2x6x2xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xi16>, tensor<2x6x2xi16>) -> ()
  %12 = stablehlo.constant dense<"0x809D169C94C4BBBEF411B4A3B6BB2CE0C67829F62E307E2345AEEE398DEC158091CCD7AB"> : tensor<2x3x3xi16>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xi16>
  %14 = stablehlo.constant dense<[[[-5948], [1265], [21547]], [[11130], [882], [23394]]]> : tensor<2x3x1xi16>
  %15 = stablehlo.constant dense<"0x1AC35E2679AF883E7367AD8BE2BB4B1A041E89751959D23B"> : tensor<2x3x2xi16>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xi16>, tensor<2x3x0xi16>, tensor<2x3x1xi16>, tensor<2x3x2xi16>) -> tensor<2x3x6xi16>
  %17 = stablehlo.constant dense<"0x809D169C94C4C4E81AC35E26BBBEF411B4A3F10479AF883EB6BB2CE0C6782B547367AD8B29F62E307E237A2BE2BB4B1A45AEEE398DEC7203041E8975158091CCD7AB625B1959D23B"> : tensor<2x3x6xi16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xi16>, tensor<2x3x6xi16>) -> ()
  %18 = stablehlo.constant dense<[-20142, -25150, -18169, 28542, 28380]> : tensor<5xi16>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xi16>) -> tensor<5xi16>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xi16>, tensor<5xi16>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xi16>, tensor<5xi16>, tensor<5xi16>) -> tensor<15xi16>
  %21 = stablehlo.constant dense<"0x52B1C29D07B97E6FDC6E52B1C29D07B97E6FDC6E52B1C29D07B97E6FDC6E"> : tensor<15xi16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xi16>, tensor<15xi16>) -> ()
  %22 = stablehlo.constant dense<"0x013FB6B67104B16523E6F2A50395063AF49E1F5F1C08161FE3966166C0CA2449DD50DF14E32603FAB873B074B838EA88"> : tensor<4x6xi16>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xi16>) -> tensor<6x4xi16>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xi16>) -> tensor<4x6xi16>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xi16>) -> tensor<4x3xi16>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xi16>) -> tensor<4x6xi16>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xi16>, tensor<4x3xi16>, tensor<4x6xi16>) -> tensor<4x15xi16>
  %28 = stablehlo.constant dense<"0xF2A523E6B1657104B6B6013FB6B6B165F2A5013FB6B67104B16523E6F2A5161F1C081F5FF49E063A0395063A1F5F161F0395063AF49E1F5F1C08161FDF14DD502449C0CA6166E39661662449DF14E3966166C0CA2449DD50DF14EA88B838B074B87303FAE32603FAB074EA88E32603FAB873B074B838EA88"> : tensor<4x15xi16>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xi16>, tensor<4x15xi16>) -> ()
  return
}
// -----
// concatenate of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x73D6A2DBC0714CA556F1E73789BAE7095EC0BE690962663B1865349AAE49406F33188DB057FE84382590EB87B5981D6A34215B468C8F834631761F3704DA045EDDFE773CD44ED297"> : tensor<3x3x2xi32>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xi32>
  %2 = stablehlo.constant dense<[[[-1217734779, -817738354], [1770278017, 1682199920], [1235420753, -457266004]]]> : tensor<1x3x2xi32>
  %3 = stablehlo.constant dense<"0x499150CC743164F8DB37DE269CA22A08DD35B9FD06C4DB5A88EC89E6D0DBAB2FB69F94BC8454FC3BFFB22CBB6A449E22"> : tensor<2x3x2xi32>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xi32>, tensor<0x3x2xi32>, tensor<1x3x2xi32>, tensor<2x3x2xi32>) -> tensor<6x3x2xi32>
  %5 = stablehlo.constant dense<"0x73D6A2DBC0714CA556F1E73789BAE7095EC0BE690962663B1865349AAE49406F33188DB057FE84382590EB87B5981D6A34215B468C8F834631761F3704DA045EDDFE773CD44ED29785D76AB78E4D42CF814C8469705544645106A349ACACBEE4499150CC743164F8DB37DE269CA22A08DD35B9FD06C4DB5A88EC89E6D0DBAB2FB69F94BC8454FC3BFFB22CBB6A449E22"> : tensor<6x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xi32>, tensor<6x3x2xi32>) -> ()
  %6 = stablehlo.constant dense<"0x5F29126830F46C910592320956DE186A7E6F5D1680926C6F8A4BEA923BA1DCF05D3E0E8863540620EE6348A32619AB44"> : tensor<2x3x2xi32>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xi32>
  %8 = stablehlo.constant dense<[[[238542411, -1163986429]], [[1624791085, 1462448896]]]> : tensor<2x1x2xi32>
  %9 = stablehlo.constant dense<[[[-2025832859, -898086669], [-1647576094, 1801571278]], [[-1729329838, -1265735676], [-2099584537, 616468411]]]> : tensor<2x2x2xi32>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xi32>, tensor<2x0x2xi32>, tensor<2x1x2xi32>, tensor<2x2x2xi32>) -> tensor<2x6x2xi32>
  %11 = stablehlo.constant dense<"0x5F29126830F46C910592320956DE186A7E6F5D1680926C6F4BDE370E03FA9EBA653E4087F34878CAE2FBCB9DCECB616B8A4BEA923BA1DCF05D3E0E8863540620EE6348A32619AB442D58D86000332B575285EC9804688EB4E7E1DA82BB8FBE24"> : tensor<2x6x2xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xi32>, tensor<2x6x2xi32>) -> ()
  %12 = stablehlo.constant dense<"0x14623DE8E8D7B8A8E57CB80BEDE5752D9B70B083F1C0D8F74E386CE6E141168DAA312E12EE257ECA035FFC073FC6F2ED72700ECA90CA69AD1F41BB828EACEF1A3BEB2E017590C586"> : tensor<2x3x3xi32>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xi32>
  %14 = stablehlo.constant dense<[[[-1952218929], [-720613170], [-1562345908]], [[-1002919481], [2105429830], [-1701012749]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<"0x8F856C962467E2767CA3F35BA4F8D7236B534C8A39FCE3C31891CC6BCCBCA46DC54A67A2C8A2DE4102757E00CE87D897"> : tensor<2x3x2xi32>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xi32>, tensor<2x3x0xi32>, tensor<2x3x1xi32>, tensor<2x3x2xi32>) -> tensor<2x3x6xi32>
  %17 = stablehlo.constant dense<"0x14623DE8E8D7B8A8E57CB80BCF80A38B8F856C962467E276EDE5752D9B70B083F1C0D8F7CE500CD57CA3F35BA4F8D7234E386CE6E141168DAA312E124C7EE0A26B534C8A39FCE3C3EE257ECA035FFC073FC6F2EDC7A938C41891CC6BCCBCA46D72700ECA90CA69AD1F41BB82464F7E7DC54A67A2C8A2DE418EACEF1A3BEB2E017590C586F39A9C9A02757E00CE87D897"> : tensor<2x3x6xi32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> ()
  %18 = stablehlo.constant dense<[1984246837, 1606987729, 2079045906, 342359080, 508366810]> : tensor<5xi32>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xi32>) -> tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<15xi32>
  %21 = stablehlo.constant dense<"0x35344576D1AFC85F12B9EB7B28FC6714DA0F4D1E35344576D1AFC85F12B9EB7B28FC6714DA0F4D1E35344576D1AFC85F12B9EB7B28FC6714DA0F4D1E"> : tensor<15xi32>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xi32>, tensor<15xi32>) -> ()
  %22 = stablehlo.constant dense<"0x6412C8032D672F3C9323D494EEEB8728E54FEA6F9DA13D9BFF40BC2F1BD8E1B18534612A43557CF7A6AD821DE80F193E7D560D362E2EC7954E9340015569854243F0886B3F41EF0D97C7ADC9E1F42835499B42ABC5DF2D48454AEFA44F8C0EDA"> : tensor<4x6xi32>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xi32>) -> tensor<6x4xi32>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xi32>) -> tensor<4x6xi32>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xi32>) -> tensor<4x3xi32>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xi32>) -> tensor<4x6xi32>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xi32>, tensor<4x3xi32>, tensor<4x6xi32>) -> tensor<4x15xi32>
  %28 = stablehlo.constant dense<"0x9DA13D9BE54FEA6FEEEB87289323D4942D672F3C6412C8032D672F3CEEEB87289DA13D9B6412C8032D672F3C9323D494EEEB8728E54FEA6F9DA13D9BE80F193EA6AD821D43557CF78534612A1BD8E1B1FF40BC2F1BD8E1B143557CF7E80F193EFF40BC2F1BD8E1B18534612A43557CF7A6AD821DE80F193E3F41EF0D43F0886B556985424E9340012E2EC7957D560D362E2EC795556985423F41EF0D7D560D362E2EC7954E9340015569854243F0886B3F41EF0D4F8C0EDA454AEFA4C5DF2D48499B42ABE1F4283597C7ADC9E1F42835C5DF2D484F8C0EDA97C7ADC9E1F42835499B42ABC5DF2D48454AEFA44F8C0EDA"> : tensor<4x15xi32>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xi32>, tensor<4x15xi32>) -> ()
  return
}
// -----
// concatenate of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x258CCD84EEC6BEA93BCD70CDC19E61F4A3900157C41384EFB8AC40DB63B5F36BD32AE3EFE7636EB9BC9902BAE4164EDE1DABED4FA59F50E463E7873ECB4F12D744809479C7EBB6B6B2E90AE64D5DF20EBE393CE97BF4682F9D313F1993FD8692986AEAC9326F8F90FDEF8B46556F3C69AD7D18AC8B1997B612942CC043D6810C3D2BA813F612B7CF2C34070602AA612B"> : tensor<3x3x2xi64>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xi64>
  %2 = stablehlo.constant dense<[[[691902078917809130, -188968791991190186], [-7928210041672499204, 5713770974147205049], [5719344836288353753, -2685849488914226002]]]> : tensor<1x3x2xi64>
  %3 = stablehlo.constant dense<"0xE6A20B47DB72A7C2BC16473EA5ABC22FC3F21C9165034012DDDE29D6A5F65FC8D59715992E0E7505BDA998D7FB2A76C11A3BC66D4DB3F662D8D18EC28334422567ECB4CF2E2E5451E5BB81ABBB7DA58A58E547A6831CC99F89D645F26049A565"> : tensor<2x3x2xi64>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xi64>, tensor<0x3x2xi64>, tensor<1x3x2xi64>, tensor<2x3x2xi64>) -> tensor<6x3x2xi64>
  %5 = stablehlo.constant dense<"0x258CCD84EEC6BEA93BCD70CDC19E61F4A3900157C41384EFB8AC40DB63B5F36BD32AE3EFE7636EB9BC9902BAE4164EDE1DABED4FA59F50E463E7873ECB4F12D744809479C7EBB6B6B2E90AE64D5DF20EBE393CE97BF4682F9D313F1993FD8692986AEAC9326F8F90FDEF8B46556F3C69AD7D18AC8B1997B612942CC043D6810C3D2BA813F612B7CF2C34070602AA612BEA13406146219A0956FDBA87E2A560FDFCFF6CF9F856F991B957FB996D644B4FD995EE82D3315F4FAE641ABD1EF2B9DAE6A20B47DB72A7C2BC16473EA5ABC22FC3F21C9165034012DDDE29D6A5F65FC8D59715992E0E7505BDA998D7FB2A76C11A3BC66D4DB3F662D8D18EC28334422567ECB4CF2E2E5451E5BB81ABBB7DA58A58E547A6831CC99F89D645F26049A565"> : tensor<6x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xi64>, tensor<6x3x2xi64>) -> ()
  %6 = stablehlo.constant dense<"0xA30429D239DCE06947C67924EBCA143B3D0A343CC6CDF7F872BA7E34AF0D92BD5A4A6F9E1D3988856E072D8176829339D1E95EA8DA73C97E4EF9991F0908961242AC686A62BC73D54365630466DF1FF4CE9F5ABB0CB2D3F6D5FFCC947B9C18AA"> : tensor<2x3x2xi64>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xi64>
  %8 = stablehlo.constant dense<[[[-5925110488795137671, 4962034807199181613]], [[5312175763880203688, 6313704024337318900]]]> : tensor<2x1x2xi64>
  %9 = stablehlo.constant dense<[[[89663614503750063, 5101599391114769527], [-3684416343104428735, -3107293088823788286]], [[3753025206234088432, -8401654644484139238], [2231900447367424853, 1234991003485623852]]]> : tensor<2x2x2xi64>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xi64>, tensor<2x0x2xi64>, tensor<2x1x2xi64>, tensor<2x2x2xi64>) -> tensor<2x6x2xi64>
  %11 = stablehlo.constant dense<"0xA30429D239DCE06947C67924EBCA143B3D0A343CC6CDF7F872BA7E34AF0D92BD5A4A6F9E1D3988856E072D817682933979B96C2C67C7C5AD2D2B3BFE5DB0DC44AF09C613958C3E0177B4BEE59D85CC4641E59D58DB52DECC02BDA11B66ADE0D4D1E95EA8DA73C97E4EF9991F0908961242AC686A62BC73D54365630466DF1FF4CE9F5ABB0CB2D3F6D5FFCC947B9C18AAA8D5844EB6A3B849F48394D35BC89E57F083AB6A8A6C15341A17035E9D53678B55EB5EBBA14DF91E2C56903FC6912311"> : tensor<2x6x2xi64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xi64>, tensor<2x6x2xi64>) -> ()
  %12 = stablehlo.constant dense<"0x002BF1D70AC61627DC8B270C0BB58EAA2482E9D38A661BC81711ECF71FCA0BE17641E0E0347181D56ED7B0DF2858C5AF56BF616B0BD1F051AB538CB749817B343D22074F62DE1F101678D2243E2AF396B807E26AA2E80EFB10202F9E393D8590FE83751457B1FDDB51583B336949271CFAB1AEFD6E4A0C4F6A88FAF971BBA9DB0566BDF9F104CBB4FF2BCEDA10F85F8A"> : tensor<2x3x3xi64>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xi64>
  %14 = stablehlo.constant dense<[[[-2165844374862948868], [4943974931297659296], [8619006524733334092]], [[3329903797000175660], [2477549141564964270], [-4189176580501104476]]]> : tensor<2x3x1xi64>
  %15 = stablehlo.constant dense<"0x9322C4BE165FB38935252076DE3A61056980FA9EEFE11D0448762866D97916F83615A3F9CFDB9A282A8F08480A0A5D32A06D322A16C4C39E3EBAE24D3B231B214D061E19CBF318A2201AA2E09D382C8A88EC7BDDB9C2F3B366B342CCDF3A1A41"> : tensor<2x3x2xi64>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xi64>, tensor<2x3x0xi64>, tensor<2x3x1xi64>, tensor<2x3x2xi64>) -> tensor<2x3x6xi64>
  %17 = stablehlo.constant dense<"0x002BF1D70AC61627DC8B270C0BB58EAA2482E9D38A661BC8FC1584250460F1E19322C4BE165FB38935252076DE3A61051711ECF71FCA0BE17641E0E0347181D56ED7B0DF2858C5AFA0E96E7601879C446980FA9EEFE11D0448762866D97916F856BF616B0BD1F051AB538CB749817B343D22074F62DE1F104C2281CFC4DC9C773615A3F9CFDB9A282A8F08480A0A5D321678D2243E2AF396B807E26AA2E80EFB10202F9E393D85902C806B5CDC31362EA06D322A16C4C39E3EBAE24D3B231B21FE83751457B1FDDB51583B336949271CFAB1AEFD6E4A0C4FAEBD8D50D10562224D061E19CBF318A2201AA2E09D382C8A6A88FAF971BBA9DB0566BDF9F104CBB4FF2BCEDA10F85F8AA498D861180EDDC588EC7BDDB9C2F3B366B342CCDF3A1A41"> : tensor<2x3x6xi64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xi64>, tensor<2x3x6xi64>) -> ()
  %18 = stablehlo.constant dense<[-796923774855316305, 7421389447765337392, 6733976769368667303, -8158217902995426464, 5339532752878106191]> : tensor<5xi64>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xi64>) -> tensor<5xi64>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xi64>, tensor<5xi64>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xi64>, tensor<5xi64>, tensor<5xi64>) -> tensor<15xi64>
  %21 = stablehlo.constant dense<"0xAF7CAF8E0CC2F0F430A5E2ED6112FE66A7B4F38F31E4735D60B3B9930A30C88E4FF6DCA9BFD4194AAF7CAF8E0CC2F0F430A5E2ED6112FE66A7B4F38F31E4735D60B3B9930A30C88E4FF6DCA9BFD4194AAF7CAF8E0CC2F0F430A5E2ED6112FE66A7B4F38F31E4735D60B3B9930A30C88E4FF6DCA9BFD4194A"> : tensor<15xi64>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xi64>, tensor<15xi64>) -> ()
  %22 = stablehlo.constant dense<"0xF78FFE7F417DA17A7B1A71B6E2F58A00EABAE19A5D268B7E950E0483605C045ACCFC7498403DB71ED84C9598D1CCEB1DAD77B47D4B63FA467A798A115CCA6DC98769C39D48527F6C4249AE071F513EC024DE7102ACAE1BF3905E24FA190EE556F9B8B33C18EA6A86B7486EAABB10533D0050B1EABBE468CE3DEFAAC01DF787B1055085EC7AE29A9F9FD102D0DD5CC6FA24F6357BE10EA1ECF3E0BEB6085BCDBC1F7F143CF6333F2E93367A9F5B8227C3A276203FA97AAADF94814ED7C68558BD"> : tensor<4x6xi64>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xi64>) -> tensor<6x4xi64>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xi64>) -> tensor<4x6xi64>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xi64>) -> tensor<4x3xi64>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xi64>) -> tensor<4x6xi64>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xi64>, tensor<4x3xi64>, tensor<4x6xi64>) -> tensor<4x15xi64>
  %28 = stablehlo.constant dense<"0xD84C9598D1CCEB1DCCFC7498403DB71E950E0483605C045AEABAE19A5D268B7E7B1A71B6E2F58A00F78FFE7F417DA17A7B1A71B6E2F58A00950E0483605C045AD84C9598D1CCEB1DF78FFE7F417DA17A7B1A71B6E2F58A00EABAE19A5D268B7E950E0483605C045ACCFC7498403DB71ED84C9598D1CCEB1D905E24FA190EE55624DE7102ACAE1BF34249AE071F513EC08769C39D48527F6C7A798A115CCA6DC9AD77B47D4B63FA467A798A115CCA6DC94249AE071F513EC0905E24FA190EE556AD77B47D4B63FA467A798A115CCA6DC98769C39D48527F6C4249AE071F513EC024DE7102ACAE1BF3905E24FA190EE5569FD102D0DD5CC6FA055085EC7AE29A9F3DEFAAC01DF787B10050B1EABBE468CEB7486EAABB10533DF9B8B33C18EA6A86B7486EAABB10533D3DEFAAC01DF787B19FD102D0DD5CC6FAF9B8B33C18EA6A86B7486EAABB10533D0050B1EABBE468CE3DEFAAC01DF787B1055085EC7AE29A9F9FD102D0DD5CC6FA94814ED7C68558BDA276203FA97AAADF93367A9F5B8227C31F7F143CF6333F2EF3E0BEB6085BCDBC24F6357BE10EA1ECF3E0BEB6085BCDBC93367A9F5B8227C394814ED7C68558BD24F6357BE10EA1ECF3E0BEB6085BCDBC1F7F143CF6333F2E93367A9F5B8227C3A276203FA97AAADF94814ED7C68558BD"> : tensor<4x15xi64>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xi64>, tensor<4x15xi64>) -> ()
  return
}
// -----
// concatenate of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0, 3], [1, 1], [1, 0]], [[0, 0], [1, 0], [1, 0]], [[1, 3], [2, 0], [1, 2]]]> : tensor<3x3x2xui2>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xui2>
  %2 = stablehlo.constant dense<[[[2, 3], [3, 1], [0, 2]]]> : tensor<1x3x2xui2>
  %3 = stablehlo.constant dense<[[[2, 3], [0, 2], [1, 3]], [[2, 3], [3, 3], [0, 2]]]> : tensor<2x3x2xui2>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xui2>, tensor<0x3x2xui2>, tensor<1x3x2xui2>, tensor<2x3x2xui2>) -> tensor<6x3x2xui2>
  %5 = stablehlo.constant dense<[[[0, 3], [1, 1], [1, 0]], [[0, 0], [1, 0], [1, 0]], [[1, 3], [2, 0], [1, 2]], [[2, 3], [3, 1], [0, 2]], [[2, 3], [0, 2], [1, 3]], [[2, 3], [3, 3], [0, 2]]]> : tensor<6x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xui2>, tensor<6x3x2xui2>) -> ()
  %6 = stablehlo.constant dense<[[[2, 1], [3, 2], [0, 1]], [[1, 2], [1, 1], [1, 1]]]> : tensor<2x3x2xui2>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xui2>
  %8 = stablehlo.constant dense<[[[0, 1]], [[3, 1]]]> : tensor<2x1x2xui2>
  %9 = stablehlo.constant dense<[[[1, 2], [0, 3]], [[2, 3], [0, 3]]]> : tensor<2x2x2xui2>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xui2>, tensor<2x0x2xui2>, tensor<2x1x2xui2>, tensor<2x2x2xui2>) -> tensor<2x6x2xui2>
  %11 = stablehlo.constant dense<[[[2, 1], [3, 2], [0, 1], [0, 1], [1, 2], [0, 3]], [[1, 2], [1, 1], [1, 1], [3, 1], [2, 3], [0, 3]]]> : tensor<2x6x2xui2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xui2>, tensor<2x6x2xui2>) -> ()
  %12 = stablehlo.constant dense<[[[2, 2, 0], [2, 3, 3], [1, 0, 1]], [[0, 0, 2], [0, 0, 2], [3, 2, 1]]]> : tensor<2x3x3xui2>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xui2>
  %14 = stablehlo.constant dense<[[[1], [0], [2]], [[2], [1], [0]]]> : tensor<2x3x1xui2>
  %15 = stablehlo.constant dense<[[[0, 3], [2, 3], [0, 1]], [[3, 3], [1, 2], [2, 0]]]> : tensor<2x3x2xui2>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xui2>, tensor<2x3x0xui2>, tensor<2x3x1xui2>, tensor<2x3x2xui2>) -> tensor<2x3x6xui2>
  %17 = stablehlo.constant dense<[[[2, 2, 0, 1, 0, 3], [2, 3, 3, 0, 2, 3], [1, 0, 1, 2, 0, 1]], [[0, 0, 2, 2, 3, 3], [0, 0, 2, 1, 1, 2], [3, 2, 1, 0, 2, 0]]]> : tensor<2x3x6xui2>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xui2>, tensor<2x3x6xui2>) -> ()
  %18 = stablehlo.constant dense<[0, 3, 0, 0, 0]> : tensor<5xui2>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xui2>) -> tensor<5xui2>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xui2>, tensor<5xui2>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xui2>, tensor<5xui2>, tensor<5xui2>) -> tensor<15xui2>
  %21 = stablehlo.constant dense<[0, 3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 3, 0, 0, 0]> : tensor<15xui2>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xui2>, tensor<15xui2>) -> ()
  %22 = stablehlo.constant dense<[[2, 0, 2, 1, 1, 0], [1, 2, 0, 1, 2, 2], [2, 2, 1, 3, 0, 0], [1, 0, 0, 0, 3, 2]]> : tensor<4x6xui2>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xui2>) -> tensor<6x4xui2>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xui2>) -> tensor<4x6xui2>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xui2>) -> tensor<4x3xui2>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xui2>) -> tensor<4x6xui2>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xui2>, tensor<4x3xui2>, tensor<4x6xui2>) -> tensor<4x15xui2>
  %28 = stablehlo.constant dense<[[0, 1, 1, 2, 0, 2, 0, 1, 0, 2, 0, 2, 1, 1, 0], [2, 2, 1, 0, 2, 1, 2, 1, 2, 1, 2, 0, 1, 2, 2], [0, 0, 3, 1, 2, 2, 2, 3, 0, 2, 2, 1, 3, 0, 0], [2, 3, 0, 0, 0, 1, 0, 0, 2, 1, 0, 0, 0, 3, 2]]> : tensor<4x15xui2>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xui2>, tensor<4x15xui2>) -> ()
  return
}
// -----
// concatenate of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[[7, 3], [11, 5], [12, 1]], [[7, 10], [8, 11], [1, 5]], [[10, 6], [6, 5], [3, 13]]]> : tensor<3x3x2xui4>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xui4>
  %2 = stablehlo.constant dense<[[[14, 7], [13, 14], [15, 10]]]> : tensor<1x3x2xui4>
  %3 = stablehlo.constant dense<[[[13, 9], [12, 15], [15, 4]], [[13, 5], [14, 13], [4, 2]]]> : tensor<2x3x2xui4>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xui4>, tensor<0x3x2xui4>, tensor<1x3x2xui4>, tensor<2x3x2xui4>) -> tensor<6x3x2xui4>
  %5 = stablehlo.constant dense<[[[7, 3], [11, 5], [12, 1]], [[7, 10], [8, 11], [1, 5]], [[10, 6], [6, 5], [3, 13]], [[14, 7], [13, 14], [15, 10]], [[13, 9], [12, 15], [15, 4]], [[13, 5], [14, 13], [4, 2]]]> : tensor<6x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xui4>, tensor<6x3x2xui4>) -> ()
  %6 = stablehlo.constant dense<[[[12, 9], [11, 7], [6, 6]], [[10, 8], [0, 12], [14, 8]]]> : tensor<2x3x2xui4>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xui4>
  %8 = stablehlo.constant dense<[[[14, 13]], [[2, 11]]]> : tensor<2x1x2xui4>
  %9 = stablehlo.constant dense<[[[8, 0], [15, 10]], [[1, 12], [0, 7]]]> : tensor<2x2x2xui4>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xui4>, tensor<2x0x2xui4>, tensor<2x1x2xui4>, tensor<2x2x2xui4>) -> tensor<2x6x2xui4>
  %11 = stablehlo.constant dense<[[[12, 9], [11, 7], [6, 6], [14, 13], [8, 0], [15, 10]], [[10, 8], [0, 12], [14, 8], [2, 11], [1, 12], [0, 7]]]> : tensor<2x6x2xui4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xui4>, tensor<2x6x2xui4>) -> ()
  %12 = stablehlo.constant dense<[[[12, 12, 8], [10, 6, 0], [8, 1, 3]], [[2, 2, 2], [6, 2, 9], [11, 10, 8]]]> : tensor<2x3x3xui4>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xui4>
  %14 = stablehlo.constant dense<[[[13], [7], [8]], [[14], [8], [1]]]> : tensor<2x3x1xui4>
  %15 = stablehlo.constant dense<[[[10, 10], [13, 6], [11, 0]], [[3, 12], [6, 15], [10, 13]]]> : tensor<2x3x2xui4>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xui4>, tensor<2x3x0xui4>, tensor<2x3x1xui4>, tensor<2x3x2xui4>) -> tensor<2x3x6xui4>
  %17 = stablehlo.constant dense<[[[12, 12, 8, 13, 10, 10], [10, 6, 0, 7, 13, 6], [8, 1, 3, 8, 11, 0]], [[2, 2, 2, 14, 3, 12], [6, 2, 9, 8, 6, 15], [11, 10, 8, 1, 10, 13]]]> : tensor<2x3x6xui4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xui4>, tensor<2x3x6xui4>) -> ()
  %18 = stablehlo.constant dense<[0, 0, 5, 9, 1]> : tensor<5xui4>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xui4>) -> tensor<5xui4>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xui4>, tensor<5xui4>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xui4>, tensor<5xui4>, tensor<5xui4>) -> tensor<15xui4>
  %21 = stablehlo.constant dense<[0, 0, 5, 9, 1, 0, 0, 5, 9, 1, 0, 0, 5, 9, 1]> : tensor<15xui4>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xui4>, tensor<15xui4>) -> ()
  %22 = stablehlo.constant dense<[[11, 7, 3, 2, 4, 0], [15, 5, 7, 11, 1, 3], [10, 11, 15, 2, 12, 10], [4, 6, 15, 3, 10, 1]]> : tensor<4x6xui4>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xui4>) -> tensor<6x4xui4>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xui4>) -> tensor<4x6xui4>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xui4>) -> tensor<4x3xui4>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xui4>) -> tensor<4x6xui4>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xui4>, tensor<4x3xui4>, tensor<4x6xui4>) -> tensor<4x15xui4>
  %28 = stablehlo.constant dense<[[0, 4, 2, 3, 7, 11, 7, 2, 0, 11, 7, 3, 2, 4, 0], [3, 1, 11, 7, 5, 15, 5, 11, 3, 15, 5, 7, 11, 1, 3], [10, 12, 2, 15, 11, 10, 11, 2, 10, 10, 11, 15, 2, 12, 10], [1, 10, 3, 15, 6, 4, 6, 3, 1, 4, 6, 15, 3, 10, 1]]> : tensor<4x15xui4>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xui4>, tensor<4x15xui4>) -> ()
  return
}
// -----
// concatenate of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5209C417612D1A31380FE29F597BD163F130"> : tensor<3x3x2xui8>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xui8>
  %2 = stablehlo.constant dense<[[[37, 108], [224, 247], [143, 250]]]> : tensor<1x3x2xui8>
  %3 = stablehlo.constant dense<"0x64DF3E8CF6C2715CD4C397B3"> : tensor<2x3x2xui8>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xui8>, tensor<0x3x2xui8>, tensor<1x3x2xui8>, tensor<2x3x2xui8>) -> tensor<6x3x2xui8>
  %5 = stablehlo.constant dense<"0x5209C417612D1A31380FE29F597BD163F130256CE0F78FFA64DF3E8CF6C2715CD4C397B3"> : tensor<6x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xui8>, tensor<6x3x2xui8>) -> ()
  %6 = stablehlo.constant dense<"0xB2F6E73D3F5155B1710BED90"> : tensor<2x3x2xui8>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xui8>
  %8 = stablehlo.constant dense<[[[194, 39]], [[227, 105]]]> : tensor<2x1x2xui8>
  %9 = stablehlo.constant dense<[[[49, 52], [136, 81]], [[8, 238], [43, 28]]]> : tensor<2x2x2xui8>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xui8>, tensor<2x0x2xui8>, tensor<2x1x2xui8>, tensor<2x2x2xui8>) -> tensor<2x6x2xui8>
  %11 = stablehlo.constant dense<"0xB2F6E73D3F51C2273134885155B1710BED90E36908EE2B1C"> : tensor<2x6x2xui8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xui8>, tensor<2x6x2xui8>) -> ()
  %12 = stablehlo.constant dense<"0x1D35D75E8B0BDC1652F26CF5FF7BDE0F77ED"> : tensor<2x3x3xui8>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xui8>
  %14 = stablehlo.constant dense<[[[98], [112], [149]], [[8], [211], [199]]]> : tensor<2x3x1xui8>
  %15 = stablehlo.constant dense<"0x1631085E00D0B4F8DF4A0A07"> : tensor<2x3x2xui8>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xui8>, tensor<2x3x0xui8>, tensor<2x3x1xui8>, tensor<2x3x2xui8>) -> tensor<2x3x6xui8>
  %17 = stablehlo.constant dense<"0x1D35D76216315E8B0B70085EDC16529500D0F26CF508B4F8FF7BDED3DF4A0F77EDC70A07"> : tensor<2x3x6xui8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xui8>, tensor<2x3x6xui8>) -> ()
  %18 = stablehlo.constant dense<[244, 49, 230, 182, 72]> : tensor<5xui8>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xui8>) -> tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xui8>, tensor<5xui8>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xui8>, tensor<5xui8>, tensor<5xui8>) -> tensor<15xui8>
  %21 = stablehlo.constant dense<"0xF431E6B648F431E6B648F431E6B648"> : tensor<15xui8>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xui8>, tensor<15xui8>) -> ()
  %22 = stablehlo.constant dense<"0x5928A9193581D3EE34A9B0B4A6D32F428E5CB130C6385587"> : tensor<4x6xui8>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xui8>) -> tensor<6x4xui8>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xui8>) -> tensor<4x6xui8>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xui8>) -> tensor<4x3xui8>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xui8>) -> tensor<4x6xui8>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xui8>, tensor<4x3xui8>, tensor<4x6xui8>) -> tensor<4x15xui8>
  %28 = stablehlo.constant dense<"0x813519A928592819815928A9193581B4B0A934EED3EEA9B4D3EE34A9B0B45C8E422FD3A6D3425CA6D32F428E5C875538C630B1303887B130C6385587"> : tensor<4x15xui8>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xui8>, tensor<4x15xui8>) -> ()
  return
}
// -----
// concatenate of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x2056ADFB5211D81652F3948BB0C15546F8EF147046ABDFDC70C6E415E719DF3DD74DF456"> : tensor<3x3x2xui16>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xui16>
  %2 = stablehlo.constant dense<[[[12668, 50397], [44794, 62006], [19190, 31560]]]> : tensor<1x3x2xui16>
  %3 = stablehlo.constant dense<"0xC398186B510E07B44FC210B319EE98881C6E62284C3DF5D5"> : tensor<2x3x2xui16>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xui16>, tensor<0x3x2xui16>, tensor<1x3x2xui16>, tensor<2x3x2xui16>) -> tensor<6x3x2xui16>
  %5 = stablehlo.constant dense<"0x2056ADFB5211D81652F3948BB0C15546F8EF147046ABDFDC70C6E415E719DF3DD74DF4567C31DDC4FAAE36F2F64A487BC398186B510E07B44FC210B319EE98881C6E62284C3DF5D5"> : tensor<6x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xui16>, tensor<6x3x2xui16>) -> ()
  %6 = stablehlo.constant dense<"0xDF3BCA2668ACC5BE697EFA0F55980032539DB4E80C992849"> : tensor<2x3x2xui16>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xui16>
  %8 = stablehlo.constant dense<[[[48551, 33899]], [[25382, 12530]]]> : tensor<2x1x2xui16>
  %9 = stablehlo.constant dense<[[[58497, 50863], [17235, 18498]], [[1679, 17066], [50268, 15282]]]> : tensor<2x2x2xui16>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xui16>, tensor<2x0x2xui16>, tensor<2x1x2xui16>, tensor<2x2x2xui16>) -> tensor<2x6x2xui16>
  %11 = stablehlo.constant dense<"0xDF3BCA2668ACC5BE697EFA0FA7BD6B8481E4AFC65343424855980032539DB4E80C9928492663F2308F06AA425CC4B23B"> : tensor<2x6x2xui16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xui16>, tensor<2x6x2xui16>) -> ()
  %12 = stablehlo.constant dense<"0x15D9F241137E4B9750931512314F483F6F9CC3DA235B43F7D8AAB374590593EDC131D7DA"> : tensor<2x3x3xui16>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xui16>
  %14 = stablehlo.constant dense<[[[55507], [3583], [27240]], [[47520], [36809], [19542]]]> : tensor<2x3x1xui16>
  %15 = stablehlo.constant dense<"0x7FC1FBEB9BA5B11F434BA0CF3E12EC229431A50F301B7297"> : tensor<2x3x2xui16>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xui16>, tensor<2x3x0xui16>, tensor<2x3x1xui16>, tensor<2x3x2xui16>) -> tensor<2x3x6xui16>
  %17 = stablehlo.constant dense<"0x15D9F241137ED3D87FC1FBEB4B9750931512FF0D9BA5B11F314F483F6F9C686A434BA0CFC3DA235B43F7A0B93E12EC22D8AAB3745905C98F9431A50F93EDC131D7DA564C301B7297"> : tensor<2x3x6xui16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xui16>, tensor<2x3x6xui16>) -> ()
  %18 = stablehlo.constant dense<[28117, 33691, 23614, 14772, 19299]> : tensor<5xui16>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xui16>) -> tensor<5xui16>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xui16>, tensor<5xui16>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xui16>, tensor<5xui16>, tensor<5xui16>) -> tensor<15xui16>
  %21 = stablehlo.constant dense<"0xD56D9B833E5CB439634BD56D9B833E5CB439634BD56D9B833E5CB439634B"> : tensor<15xui16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xui16>, tensor<15xui16>) -> ()
  %22 = stablehlo.constant dense<"0x58E3FDC895E07EC29D775A9F1DBFBA871E6D0CC0C97665DEBEC491A12B67EE44777D957DAB8F5EA5AC5588834D56E68A"> : tensor<4x6xui16>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xui16>) -> tensor<6x4xui16>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xui16>) -> tensor<4x6xui16>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xui16>) -> tensor<4x3xui16>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xui16>) -> tensor<4x6xui16>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xui16>, tensor<4x3xui16>, tensor<4x6xui16>) -> tensor<4x15xui16>
  %28 = stablehlo.constant dense<"0x5A9F9D777EC295E0FDC858E3FDC87EC25A9F58E3FDC895E07EC29D775A9F65DEC9760CC01E6DBA871DBFBA870CC065DE1DBFBA871E6D0CC0C97665DE957D777DEE442B6791A1BEC491A1EE44957DBEC491A12B67EE44777D957DE68A4D568883AC555EA5AB8F5EA58883E68AAB8F5EA5AC5588834D56E68A"> : tensor<4x15xui16>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xui16>, tensor<4x15xui16>) -> ()
  return
}
// -----
// concatenate of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x2582C6C5071BF496620A4BF444809BD0E8F7B218A6256007D6384DA6EB136203E73D763C0462F98AF9AB92F0D375CEE88FC4A9888AFD7CFD8EBF0331135E78D714C590469490D264"> : tensor<3x3x2xui32>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xui32>
  %2 = stablehlo.constant dense<[[[1289265702, 1527652852], [118972826, 3276579580], [1446449841, 3202241724]]]> : tensor<1x3x2xui32>
  %3 = stablehlo.constant dense<"0xEEC4DA0B8C0B7221717E6D373EAFD47B82A78E3B55DDA0BF8754E76BF62B3284D3E6CD3A5730F85CAF3CF40033A46556"> : tensor<2x3x2xui32>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xui32>, tensor<0x3x2xui32>, tensor<1x3x2xui32>, tensor<2x3x2xui32>) -> tensor<6x3x2xui32>
  %5 = stablehlo.constant dense<"0x2582C6C5071BF496620A4BF444809BD0E8F7B218A6256007D6384DA6EB136203E73D763C0462F98AF9AB92F0D375CEE88FC4A9888AFD7CFD8EBF0331135E78D714C590469490D26426A2D84CF4210E5B9A611707FCA24CC3B1123756BC54DEBEEEC4DA0B8C0B7221717E6D373EAFD47B82A78E3B55DDA0BF8754E76BF62B3284D3E6CD3A5730F85CAF3CF40033A46556"> : tensor<6x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xui32>, tensor<6x3x2xui32>) -> ()
  %6 = stablehlo.constant dense<"0x2A064F1E302EFFB912CBC339E117DD80D9F5BBEFB628F256002E305CE1F0FAF6C4426468C3005CF15ECDC9AECE48CB7E"> : tensor<2x3x2xui32>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xui32>
  %8 = stablehlo.constant dense<[[[3459105928, 4138018692]], [[4244204022, 1619501127]]]> : tensor<2x1x2xui32>
  %9 = stablehlo.constant dense<[[[2622078104, 3973028547], [2899808151, 825758334]], [[1108331657, 3183698692], [536061170, 3461250253]]]> : tensor<2x2x2xui32>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xui32>, tensor<2x0x2xui32>, tensor<2x1x2xui32>, tensor<2x2x2xui32>) -> tensor<2x6x2xui32>
  %11 = stablehlo.constant dense<"0x2A064F1E302EFFB912CBC339E117DD80D9F5BBEFB628F25688C42DCE8427A5F698BC499CC39ACFEC978FD7AC7E123831002E305CE1F0FAF6C4426468C3005CF15ECDC9AECE48CB7EF669F9FC47A0876089CC0F420463C3BDF2A4F31FCD7C4ECE"> : tensor<2x6x2xui32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xui32>, tensor<2x6x2xui32>) -> ()
  %12 = stablehlo.constant dense<"0x09ACD4B654B5974EE0C0A4F2DF9F81F1B521BCDAA024751DF1840E10230B7C57D818EB4A71E7375495940C89206E05AF163403AD09ACD90884651DD0CC6DE98C4B8A608B55DC47BB"> : tensor<2x3x3xui32>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xui32>
  %14 = stablehlo.constant dense<[[[56081287], [3201341980], [1187897200]], [[1056517307], [548475210], [253581876]]]> : tensor<2x3x1xui32>
  %15 = stablehlo.constant dense<"0xBDA1A7493DEB2848269A5D8F9FD7D96E506659A05AC913E50DEA23F3A480B52E1CFD3E09D754E1FA6277DA610E9B2528"> : tensor<2x3x2xui32>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xui32>, tensor<2x3x0xui32>, tensor<2x3x1xui32>, tensor<2x3x2xui32>) -> tensor<2x3x6xui32>
  %17 = stablehlo.constant dense<"0x09ACD4B654B5974EE0C0A4F287BB5703BDA1A7493DEB2848DF9F81F1B521BCDAA024751D1C9AD0BE269A5D8F9FD7D96EF1840E10230B7C57D818EB4A70DFCD46506659A05AC913E571E7375495940C89206E05AFBB2CF93E0DEA23F3A480B52E163403AD09ACD90884651DD04A11B1201CFD3E09D754E1FACC6DE98C4B8A608B55DC47BB345A1D0F6277DA610E9B2528"> : tensor<2x3x6xui32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xui32>, tensor<2x3x6xui32>) -> ()
  %18 = stablehlo.constant dense<[1927874565, 121093618, 847112125, 525119981, 661635652]> : tensor<5xui32>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xui32>) -> tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xui32>, tensor<5xui32>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xui32>, tensor<5xui32>, tensor<5xui32>) -> tensor<15xui32>
  %21 = stablehlo.constant dense<"0x0508E972F2BD3707BDE77D32EDB14C1F44C26F270508E972F2BD3707BDE77D32EDB14C1F44C26F270508E972F2BD3707BDE77D32EDB14C1F44C26F27"> : tensor<15xui32>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xui32>, tensor<15xui32>) -> ()
  %22 = stablehlo.constant dense<"0x1E9512096D91ED56CA839B831E55548E53895CFD8F9332199586E25484263FAFA4A78B4B298DA6C7702D636E37F844217B50332BC2929CE905C8AD9DF0B5F02CFB08707C32D6937311C283865E1C9FB49349C4E6EBDDBCA7C3E4F0619F21E85E"> : tensor<4x6xui32>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xui32>) -> tensor<6x4xui32>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xui32>) -> tensor<4x6xui32>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xui32>) -> tensor<4x3xui32>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xui32>) -> tensor<4x6xui32>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xui32>, tensor<4x3xui32>, tensor<4x6xui32>) -> tensor<4x15xui32>
  %28 = stablehlo.constant dense<"0x8F93321953895CFD1E55548ECA839B836D91ED561E9512096D91ED561E55548E8F9332191E9512096D91ED56CA839B831E55548E53895CFD8F93321937F84421702D636E298DA6C7A4A78B4B84263FAF9586E25484263FAF298DA6C737F844219586E25484263FAFA4A78B4B298DA6C7702D636E37F8442132D69373FB08707CF0B5F02C05C8AD9DC2929CE97B50332BC2929CE9F0B5F02C32D693737B50332BC2929CE905C8AD9DF0B5F02CFB08707C32D693739F21E85EC3E4F061EBDDBCA79349C4E65E1C9FB411C283865E1C9FB4EBDDBCA79F21E85E11C283865E1C9FB49349C4E6EBDDBCA7C3E4F0619F21E85E"> : tensor<4x15xui32>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xui32>, tensor<4x15xui32>) -> ()
  return
}
// -----
// concatenate of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x91622C161C3E5420E25E2C4500812F9E30C177EAA5CEDA1E20FA27FA4518BDE50D6DDFD4754974F30C1A6B7AA7252B4BCE2A3484257AC45936FB2F9907802A24898447F673AB4A9859FBB47AC754377586D070A47763460AC613963D5B215E7D5FCF3FC4A3EEB9C00D1AFC15A6B1187AB8370D6C4560E31EEDA424CE75699A76F7F223EA861533ABD1E252F00B4DFAC0"> : tensor<3x3x2xui64>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xui64>
  %2 = stablehlo.constant dense<[[[14343321739311612389, 6560624609383490920], [8715996995791260703, 462336002707361594], [10017462692938659001, 14498820197723064495]]]> : tensor<1x3x2xui64>
  %3 = stablehlo.constant dense<"0xD283FD926C195B037F2E0B6A99A638F5D3B25B5CCAE1E8C7D30F4263A8B3C4CC51EB8E0C5B48F89014FE4BFCA8B50816F01507D1721B6F95B2154C66344FF66996E3C3C09D1FE3F5475139C63463FAAAAF1FB6F33D1D42EAB753CF112770DE23"> : tensor<2x3x2xui64>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xui64>, tensor<0x3x2xui64>, tensor<1x3x2xui64>, tensor<2x3x2xui64>) -> tensor<6x3x2xui64>
  %5 = stablehlo.constant dense<"0x91622C161C3E5420E25E2C4500812F9E30C177EAA5CEDA1E20FA27FA4518BDE50D6DDFD4754974F30C1A6B7AA7252B4BCE2A3484257AC45936FB2F9907802A24898447F673AB4A9859FBB47AC754377586D070A47763460AC613963D5B215E7D5FCF3FC4A3EEB9C00D1AFC15A6B1187AB8370D6C4560E31EEDA424CE75699A76F7F223EA861533ABD1E252F00B4DFAC0E581CEB220B70DC76825FD9252050C5B1F8C829D1671F5783A0F3F18258C6A06B93456933E2D058BAFC88ADB262836C9D283FD926C195B037F2E0B6A99A638F5D3B25B5CCAE1E8C7D30F4263A8B3C4CC51EB8E0C5B48F89014FE4BFCA8B50816F01507D1721B6F95B2154C66344FF66996E3C3C09D1FE3F5475139C63463FAAAAF1FB6F33D1D42EAB753CF112770DE23"> : tensor<6x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xui64>, tensor<6x3x2xui64>) -> ()
  %6 = stablehlo.constant dense<"0x45C34EE4F7451DC6812B1563B0E1ED8A65169AB799FFD3301359DAEC52CB9855CFEEB4CFBCBAB4BEFD79B73A3E35F502A39AB8ED5FE3FD40B946A0CCF0B3479A4B469C5A0E681999AF36BFA14989BFBD5FABB31957681CBE69CE0F277C7E9164"> : tensor<2x3x2xui64>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xui64>
  %8 = stablehlo.constant dense<[[[2009482613352780488, 14311225040051683548]], [[11357031739955474498, 13145597775736770387]]]> : tensor<2x1x2xui64>
  %9 = stablehlo.constant dense<[[[8944701176447251278, 7928240164505475926], [5786677976057575627, 17716057042750651953]], [[283878402992426429, 1829588404779198333], [15603914275383568188, 7527598384417078345]]]> : tensor<2x2x2xui64>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xui64>, tensor<2x0x2xui64>, tensor<2x1x2xui64>, tensor<2x2x2xui64>) -> tensor<2x6x2xui64>
  %11 = stablehlo.constant dense<"0x45C34EE4F7451DC6812B1563B0E1ED8A65169AB799FFD3301359DAEC52CB9855CFEEB4CFBCBAB4BEFD79B73A3E35F502C8523747CA1DE31BDCC0F48C59AF9BC64E33283454F6217C565B558B6CC4066ECBF87CC8F5684E5031BEB5450414DCF5A39AB8ED5FE3FD40B946A0CCF0B3479A4B469C5A0E681999AF36BFA14989BFBD5FABB31957681CBE69CE0F277C7E916442F0E10232489C9D538FF456878B6EB6BDCDC449E789F0037DA709E8F50064193C67E2415C3D8CD849FCFB02D9667768"> : tensor<2x6x2xui64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xui64>, tensor<2x6x2xui64>) -> ()
  %12 = stablehlo.constant dense<"0x6FE3E9D91BA8DE0592D3F7DDFC13512F5251126C3D0C10C875B191E0135F6475887FEACDBF91242E4E31D0360C05D97CB5D886E5BAAABEF733DC79E0DF03E93C3E1F6EEB4BE50019736106F974A710B3D51FF72F8B12CB1940E9E4BE0A8B6978B5C6EDF80F4003A1166320F8735CFD817C0893C84394F22976FB4A6CA02A6B74B9DDB4E069C12009DC39E36BC599567D"> : tensor<2x3x3xui64>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xui64>
  %14 = stablehlo.constant dense<[[[4166568161663832688], [4619524490660367048], [11278343256066557128]], [[1987986143439077775], [13940736481236010350], [3069879492828285930]]]> : tensor<2x3x1xui64>
  %15 = stablehlo.constant dense<"0x75C69514ED01E90AB3705308D62BA1B647A28EE38D6703AD6C4C1AEE14577E832BD415B6DF61493D856DECA10A33A78D06753CABEEB5A6EFDCBCA3A9CD5E63C827F594E78EE722FA4CB451C1D0BFFE1CC794B459E4EAF48AF9577C6541007FC0"> : tensor<2x3x2xui64>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xui64>, tensor<2x3x0xui64>, tensor<2x3x1xui64>, tensor<2x3x2xui64>) -> tensor<2x3x6xui64>
  %17 = stablehlo.constant dense<"0x6FE3E9D91BA8DE0592D3F7DDFC13512F5251126C3D0C10C870D26CE8AA9FD23975C69514ED01E90AB3705308D62BA1B675B191E0135F6475887FEACDBF91242E4E31D0360C05D97CC84A07890CD91B4047A28EE38D6703AD6C4C1AEE14577E83B5D886E5BAAABEF733DC79E0DF03E93C3E1F6EEB4BE50019C804C5A86FB9849C2BD415B6DF61493D856DECA10A33A78D736106F974A710B3D51FF72F8B12CB1940E9E4BE0A8B69788FC1155ADDBE961B06753CABEEB5A6EFDCBCA3A9CD5E63C8B5C6EDF80F4003A1166320F8735CFD817C0893C84394F2296EC566EFF77177C127F594E78EE722FA4CB451C1D0BFFE1C76FB4A6CA02A6B74B9DDB4E069C12009DC39E36BC599567DEA4B494122679A2AC794B459E4EAF48AF9577C6541007FC0"> : tensor<2x3x6xui64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xui64>, tensor<2x3x6xui64>) -> ()
  %18 = stablehlo.constant dense<[10443494060128180265, 13931053331319307096, 14685789469290036894, 7960389449778957992, 14115372656890015741]> : tensor<5xui64>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xui64>) -> tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xui64>, tensor<5xui64>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xui64>, tensor<5xui64>, tensor<5xui64>) -> tensor<15xui64>
  %21 = stablehlo.constant dense<"0x2998D70384BEEE90583B4FE8310B55C19E7E34B3B667CECBA88ED75307FC786EFDEF301EA5E0E3C32998D70384BEEE90583B4FE8310B55C19E7E34B3B667CECBA88ED75307FC786EFDEF301EA5E0E3C32998D70384BEEE90583B4FE8310B55C19E7E34B3B667CECBA88ED75307FC786EFDEF301EA5E0E3C3"> : tensor<15xui64>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xui64>, tensor<15xui64>) -> ()
  %22 = stablehlo.constant dense<"0x60E3F01E70E7CFA617B7BBD1F60289EF0169493DA601E5247CBD6AE36F85B177AC59B3DEB5D53848D1765A3A2CB1A54E62FE25EAF829E8972133873B26415A67D3531CD216DDCEBD22B32ED10DB70C9E225B587C1D03DCC71541E3D49013B1EC1D1968E07CB4830C6117F3359FFA499C8C7F7A805DDCE9480833C7680EDA21BE299B8622AC7CC51554AB4AC174E20EB506C8FF5A6DE90BB7E3F9FC77D3A1D3528FDD4B8B2E7FBAFD192B2CF2F54BD3DF6A982C7D9DA20EAB308B1F07A48D2480"> : tensor<4x6xui64>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xui64>) -> tensor<6x4xui64>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xui64>) -> tensor<4x6xui64>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xui64>) -> tensor<4x3xui64>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xui64>) -> tensor<4x6xui64>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xui64>, tensor<4x3xui64>, tensor<4x6xui64>) -> tensor<4x15xui64>
  %28 = stablehlo.constant dense<"0xD1765A3A2CB1A54EAC59B3DEB5D538487CBD6AE36F85B1770169493DA601E52417B7BBD1F60289EF60E3F01E70E7CFA617B7BBD1F60289EF7CBD6AE36F85B177D1765A3A2CB1A54E60E3F01E70E7CFA617B7BBD1F60289EF0169493DA601E5247CBD6AE36F85B177AC59B3DEB5D53848D1765A3A2CB1A54E1541E3D49013B1EC225B587C1D03DCC722B32ED10DB70C9ED3531CD216DDCEBD2133873B26415A6762FE25EAF829E8972133873B26415A6722B32ED10DB70C9E1541E3D49013B1EC62FE25EAF829E8972133873B26415A67D3531CD216DDCEBD22B32ED10DB70C9E225B587C1D03DCC71541E3D49013B1EC54AB4AC174E20EB5299B8622AC7CC5150833C7680EDA21BE8C7F7A805DDCE9486117F3359FFA499C1D1968E07CB4830C6117F3359FFA499C0833C7680EDA21BE54AB4AC174E20EB51D1968E07CB4830C6117F3359FFA499C8C7F7A805DDCE9480833C7680EDA21BE299B8622AC7CC51554AB4AC174E20EB5308B1F07A48D24806A982C7D9DA20EAB192B2CF2F54BD3DF8FDD4B8B2E7FBAFDE3F9FC77D3A1D35206C8FF5A6DE90BB7E3F9FC77D3A1D352192B2CF2F54BD3DF308B1F07A48D248006C8FF5A6DE90BB7E3F9FC77D3A1D3528FDD4B8B2E7FBAFD192B2CF2F54BD3DF6A982C7D9DA20EAB308B1F07A48D2480"> : tensor<4x15xui64>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xui64>, tensor<4x15xui64>) -> ()
  return
}
// -----
// concatenate of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-2.0, -3.0], [3.0, 0.0], [2.0, 0.5]], [[6.0, -1.5], [2.0, -4.0], [4.0, 3.0]], [[-1.0, 0.5], [-4.0, 0.5], [-1.5, -0.5]]]> : tensor<3x3x2xf4E2M1FN>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xf4E2M1FN>
  %2 = stablehlo.constant dense<[[[-0.5, 0.0], [-6.0, 3.0], [-0.5, -1.5]]]> : tensor<1x3x2xf4E2M1FN>
  %3 = stablehlo.constant dense<[[[1.5, -1.0], [1.5, -1.5], [-4.0, -4.0]], [[6.0, -1.5], [1.0, -0.0], [-3.0, 1.5]]]> : tensor<2x3x2xf4E2M1FN>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xf4E2M1FN>, tensor<0x3x2xf4E2M1FN>, tensor<1x3x2xf4E2M1FN>, tensor<2x3x2xf4E2M1FN>) -> tensor<6x3x2xf4E2M1FN>
  %5 = stablehlo.constant dense<[[[-2.0, -3.0], [3.0, 0.0], [2.0, 0.5]], [[6.0, -1.5], [2.0, -4.0], [4.0, 3.0]], [[-1.0, 0.5], [-4.0, 0.5], [-1.5, -0.5]], [[-0.5, 0.0], [-6.0, 3.0], [-0.5, -1.5]], [[1.5, -1.0], [1.5, -1.5], [-4.0, -4.0]], [[6.0, -1.5], [1.0, -0.0], [-3.0, 1.5]]]> : tensor<6x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xf4E2M1FN>, tensor<6x3x2xf4E2M1FN>) -> ()
  %6 = stablehlo.constant dense<[[[3.0, 0.0], [-1.5, 6.0], [3.0, -2.0]], [[-2.0, -6.0], [-3.0, -0.0], [-1.0, -0.5]]]> : tensor<2x3x2xf4E2M1FN>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xf4E2M1FN>
  %8 = stablehlo.constant dense<[[[-2.0, 4.0]], [[0.5, -1.5]]]> : tensor<2x1x2xf4E2M1FN>
  %9 = stablehlo.constant dense<[[[-3.0, -1.5], [-2.0, -1.0]], [[-6.0, -3.0], [-0.0, -0.5]]]> : tensor<2x2x2xf4E2M1FN>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xf4E2M1FN>, tensor<2x0x2xf4E2M1FN>, tensor<2x1x2xf4E2M1FN>, tensor<2x2x2xf4E2M1FN>) -> tensor<2x6x2xf4E2M1FN>
  %11 = stablehlo.constant dense<[[[3.0, 0.0], [-1.5, 6.0], [3.0, -2.0], [-2.0, 4.0], [-3.0, -1.5], [-2.0, -1.0]], [[-2.0, -6.0], [-3.0, -0.0], [-1.0, -0.5], [0.5, -1.5], [-6.0, -3.0], [-0.0, -0.5]]]> : tensor<2x6x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xf4E2M1FN>, tensor<2x6x2xf4E2M1FN>) -> ()
  %12 = stablehlo.constant dense<[[[-0.5, -6.0, -1.5], [-1.5, 6.0, -1.0], [3.0, -2.0, 1.5]], [[-6.0, 6.0, 0.5], [2.0, -0.5, 4.0], [-1.0, -4.0, -6.0]]]> : tensor<2x3x3xf4E2M1FN>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xf4E2M1FN>
  %14 = stablehlo.constant dense<[[[-4.0], [-4.0], [-2.0]], [[3.0], [3.0], [6.0]]]> : tensor<2x3x1xf4E2M1FN>
  %15 = stablehlo.constant dense<[[[6.0, -2.0], [-2.0, 4.0], [-1.0, 6.0]], [[3.0, -2.0], [2.0, -4.0], [-3.0, 4.0]]]> : tensor<2x3x2xf4E2M1FN>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xf4E2M1FN>, tensor<2x3x0xf4E2M1FN>, tensor<2x3x1xf4E2M1FN>, tensor<2x3x2xf4E2M1FN>) -> tensor<2x3x6xf4E2M1FN>
  %17 = stablehlo.constant dense<[[[-0.5, -6.0, -1.5, -4.0, 6.0, -2.0], [-1.5, 6.0, -1.0, -4.0, -2.0, 4.0], [3.0, -2.0, 1.5, -2.0, -1.0, 6.0]], [[-6.0, 6.0, 0.5, 3.0, 3.0, -2.0], [2.0, -0.5, 4.0, 3.0, 2.0, -4.0], [-1.0, -4.0, -6.0, 6.0, -3.0, 4.0]]]> : tensor<2x3x6xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xf4E2M1FN>, tensor<2x3x6xf4E2M1FN>) -> ()
  %18 = stablehlo.constant dense<[6.0, -3.0, 0.5, 3.0, 1.0]> : tensor<5xf4E2M1FN>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xf4E2M1FN>) -> tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> tensor<15xf4E2M1FN>
  %21 = stablehlo.constant dense<[6.0, -3.0, 0.5, 3.0, 1.0, 6.0, -3.0, 0.5, 3.0, 1.0, 6.0, -3.0, 0.5, 3.0, 1.0]> : tensor<15xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xf4E2M1FN>, tensor<15xf4E2M1FN>) -> ()
  %22 = stablehlo.constant dense<[[-6.0, 0.5, 4.0, -1.5, 4.0, -2.0], [0.5, -3.0, 0.5, 1.0, -0.5, -0.5], [3.0, 6.0, 0.5, 6.0, -0.5, 2.0], [4.0, 3.0, -2.0, -3.0, -1.5, 3.0]]> : tensor<4x6xf4E2M1FN>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf4E2M1FN>) -> tensor<6x4xf4E2M1FN>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xf4E2M1FN>) -> tensor<4x6xf4E2M1FN>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xf4E2M1FN>) -> tensor<4x3xf4E2M1FN>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xf4E2M1FN>) -> tensor<4x6xf4E2M1FN>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xf4E2M1FN>, tensor<4x3xf4E2M1FN>, tensor<4x6xf4E2M1FN>) -> tensor<4x15xf4E2M1FN>
  %28 = stablehlo.constant dense<[[-2.0, 4.0, -1.5, 4.0, 0.5, -6.0, 0.5, -1.5, -2.0, -6.0, 0.5, 4.0, -1.5, 4.0, -2.0], [-0.5, -0.5, 1.0, 0.5, -3.0, 0.5, -3.0, 1.0, -0.5, 0.5, -3.0, 0.5, 1.0, -0.5, -0.5], [2.0, -0.5, 6.0, 0.5, 6.0, 3.0, 6.0, 6.0, 2.0, 3.0, 6.0, 0.5, 6.0, -0.5, 2.0], [3.0, -1.5, -3.0, -2.0, 3.0, 4.0, 3.0, -3.0, 3.0, 4.0, 3.0, -2.0, -3.0, -1.5, 3.0]]> : tensor<4x15xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xf4E2M1FN>, tensor<4x15xf4E2M1FN>) -> ()
  return
}
// -----
// concatenate of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[1.5, -0.25], [0.625, 0.375], [-1.125, -1.375]], [[4.0, 5.0], [-3.0, -1.625], [3.5, 1.375]], [[5.5, 5.0], [2.5, -7.0], [3.25, 1.5]]]> : tensor<3x3x2xf6E2M3FN>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xf6E2M3FN>
  %2 = stablehlo.constant dense<[[[5.5, -7.0], [-1.125, -1.75], [3.25, -1.875]]]> : tensor<1x3x2xf6E2M3FN>
  %3 = stablehlo.constant dense<[[[0.25, -0.125], [1.625, 1.25], [-1.875, 7.5]], [[-6.0, 0.5], [2.25, 3.75], [1.375, -6.0]]]> : tensor<2x3x2xf6E2M3FN>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xf6E2M3FN>, tensor<0x3x2xf6E2M3FN>, tensor<1x3x2xf6E2M3FN>, tensor<2x3x2xf6E2M3FN>) -> tensor<6x3x2xf6E2M3FN>
  %5 = stablehlo.constant dense<[[[1.5, -0.25], [0.625, 0.375], [-1.125, -1.375]], [[4.0, 5.0], [-3.0, -1.625], [3.5, 1.375]], [[5.5, 5.0], [2.5, -7.0], [3.25, 1.5]], [[5.5, -7.0], [-1.125, -1.75], [3.25, -1.875]], [[0.25, -0.125], [1.625, 1.25], [-1.875, 7.5]], [[-6.0, 0.5], [2.25, 3.75], [1.375, -6.0]]]> : tensor<6x3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xf6E2M3FN>, tensor<6x3x2xf6E2M3FN>) -> ()
  %6 = stablehlo.constant dense<[[[2.0, -3.5], [-4.0, 6.5], [0.5, 1.5]], [[2.0, 4.5], [0.875, -0.375], [2.5, 3.0]]]> : tensor<2x3x2xf6E2M3FN>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xf6E2M3FN>
  %8 = stablehlo.constant dense<[[[-5.5, 1.125]], [[-2.25, -7.0]]]> : tensor<2x1x2xf6E2M3FN>
  %9 = stablehlo.constant dense<[[[4.0, 0.875], [-0.625, -6.0]], [[2.0, 5.5], [7.5, -3.25]]]> : tensor<2x2x2xf6E2M3FN>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xf6E2M3FN>, tensor<2x0x2xf6E2M3FN>, tensor<2x1x2xf6E2M3FN>, tensor<2x2x2xf6E2M3FN>) -> tensor<2x6x2xf6E2M3FN>
  %11 = stablehlo.constant dense<[[[2.0, -3.5], [-4.0, 6.5], [0.5, 1.5], [-5.5, 1.125], [4.0, 0.875], [-0.625, -6.0]], [[2.0, 4.5], [0.875, -0.375], [2.5, 3.0], [-2.25, -7.0], [2.0, 5.5], [7.5, -3.25]]]> : tensor<2x6x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xf6E2M3FN>, tensor<2x6x2xf6E2M3FN>) -> ()
  %12 = stablehlo.constant dense<[[[-4.5, 4.5, -4.5], [-0.0, -3.0, 4.0], [-1.0, -2.25, 1.125]], [[6.0, -7.0, -0.75], [-7.5, -0.375, 3.5], [-1.5, 6.5, 3.25]]]> : tensor<2x3x3xf6E2M3FN>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xf6E2M3FN>
  %14 = stablehlo.constant dense<[[[-0.75], [1.5], [-0.75]], [[2.25], [-6.0], [1.125]]]> : tensor<2x3x1xf6E2M3FN>
  %15 = stablehlo.constant dense<[[[-1.375, -6.5], [6.0, -4.0], [0.5, 0.75]], [[2.0, 0.25], [0.375, 3.0], [0.625, -5.5]]]> : tensor<2x3x2xf6E2M3FN>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xf6E2M3FN>, tensor<2x3x0xf6E2M3FN>, tensor<2x3x1xf6E2M3FN>, tensor<2x3x2xf6E2M3FN>) -> tensor<2x3x6xf6E2M3FN>
  %17 = stablehlo.constant dense<[[[-4.5, 4.5, -4.5, -0.75, -1.375, -6.5], [-0.0, -3.0, 4.0, 1.5, 6.0, -4.0], [-1.0, -2.25, 1.125, -0.75, 0.5, 0.75]], [[6.0, -7.0, -0.75, 2.25, 2.0, 0.25], [-7.5, -0.375, 3.5, -6.0, 0.375, 3.0], [-1.5, 6.5, 3.25, 1.125, 0.625, -5.5]]]> : tensor<2x3x6xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xf6E2M3FN>, tensor<2x3x6xf6E2M3FN>) -> ()
  %18 = stablehlo.constant dense<[1.25, 0.125, -4.5, -3.0, -1.375]> : tensor<5xf6E2M3FN>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xf6E2M3FN>) -> tensor<5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> tensor<15xf6E2M3FN>
  %21 = stablehlo.constant dense<[1.25, 0.125, -4.5, -3.0, -1.375, 1.25, 0.125, -4.5, -3.0, -1.375, 1.25, 0.125, -4.5, -3.0, -1.375]> : tensor<15xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xf6E2M3FN>, tensor<15xf6E2M3FN>) -> ()
  %22 = stablehlo.constant dense<[[1.0, -2.0, 1.25, 0.875, 0.875, -0.125], [-0.25, 5.5, -4.0, 0.25, 4.0, -0.0], [-1.625, 0.25, -2.75, -0.25, -2.0, -2.5], [3.0, -1.75, -2.0, -1.25, -0.75, -5.0]]> : tensor<4x6xf6E2M3FN>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf6E2M3FN>) -> tensor<6x4xf6E2M3FN>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xf6E2M3FN>) -> tensor<4x6xf6E2M3FN>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xf6E2M3FN>) -> tensor<4x3xf6E2M3FN>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xf6E2M3FN>) -> tensor<4x6xf6E2M3FN>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xf6E2M3FN>, tensor<4x3xf6E2M3FN>, tensor<4x6xf6E2M3FN>) -> tensor<4x15xf6E2M3FN>
  %28 = stablehlo.constant dense<[[-0.125, 0.875, 0.875, 1.25, -2.0, 1.0, -2.0, 0.875, -0.125, 1.0, -2.0, 1.25, 0.875, 0.875, -0.125], [-0.0, 4.0, 0.25, -4.0, 5.5, -0.25, 5.5, 0.25, -0.0, -0.25, 5.5, -4.0, 0.25, 4.0, -0.0], [-2.5, -2.0, -0.25, -2.75, 0.25, -1.625, 0.25, -0.25, -2.5, -1.625, 0.25, -2.75, -0.25, -2.0, -2.5], [-5.0, -0.75, -1.25, -2.0, -1.75, 3.0, -1.75, -1.25, -5.0, 3.0, -1.75, -2.0, -1.25, -0.75, -5.0]]> : tensor<4x15xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xf6E2M3FN>, tensor<4x15xf6E2M3FN>) -> ()
  return
}
// -----
// concatenate of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.375, 1.5], [1.75, 6.0], [8.0, -0.25]], [[3.0, 0.25], [-24.0, 0.5], [-0.25, 0.0625]], [[-8.0, -1.75], [6.0, -0.25], [-3.5, -1.75]]]> : tensor<3x3x2xf6E3M2FN>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xf6E3M2FN>
  %2 = stablehlo.constant dense<[[[-28.0, 1.75], [20.0, -20.0], [-7.0, -0.1875]]]> : tensor<1x3x2xf6E3M2FN>
  %3 = stablehlo.constant dense<[[[6.0, 16.0], [24.0, -8.0], [0.625, 3.5]], [[-0.5, 10.0], [-0.4375, -8.0], [-7.0, -1.0]]]> : tensor<2x3x2xf6E3M2FN>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xf6E3M2FN>, tensor<0x3x2xf6E3M2FN>, tensor<1x3x2xf6E3M2FN>, tensor<2x3x2xf6E3M2FN>) -> tensor<6x3x2xf6E3M2FN>
  %5 = stablehlo.constant dense<[[[0.375, 1.5], [1.75, 6.0], [8.0, -0.25]], [[3.0, 0.25], [-24.0, 0.5], [-0.25, 0.0625]], [[-8.0, -1.75], [6.0, -0.25], [-3.5, -1.75]], [[-28.0, 1.75], [20.0, -20.0], [-7.0, -0.1875]], [[6.0, 16.0], [24.0, -8.0], [0.625, 3.5]], [[-0.5, 10.0], [-0.4375, -8.0], [-7.0, -1.0]]]> : tensor<6x3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xf6E3M2FN>, tensor<6x3x2xf6E3M2FN>) -> ()
  %6 = stablehlo.constant dense<[[[0.375, -3.5], [-12.0, -0.125], [-1.5, -20.0]], [[-0.625, 8.0], [-0.75, 28.0], [-4.0, -8.0]]]> : tensor<2x3x2xf6E3M2FN>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xf6E3M2FN>
  %8 = stablehlo.constant dense<[[[-0.0625, 2.0]], [[0.75, -0.375]]]> : tensor<2x1x2xf6E3M2FN>
  %9 = stablehlo.constant dense<[[[12.0, 0.3125], [-0.4375, 1.5]], [[8.0, -0.375], [28.0, -0.4375]]]> : tensor<2x2x2xf6E3M2FN>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xf6E3M2FN>, tensor<2x0x2xf6E3M2FN>, tensor<2x1x2xf6E3M2FN>, tensor<2x2x2xf6E3M2FN>) -> tensor<2x6x2xf6E3M2FN>
  %11 = stablehlo.constant dense<[[[0.375, -3.5], [-12.0, -0.125], [-1.5, -20.0], [-0.0625, 2.0], [12.0, 0.3125], [-0.4375, 1.5]], [[-0.625, 8.0], [-0.75, 28.0], [-4.0, -8.0], [0.75, -0.375], [8.0, -0.375], [28.0, -0.4375]]]> : tensor<2x6x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xf6E3M2FN>, tensor<2x6x2xf6E3M2FN>) -> ()
  %12 = stablehlo.constant dense<[[[6.0, 2.5, 0.625], [-20.0, 0.5, 6.0], [3.0, 0.125, 1.25]], [[-0.1875, -0.75, 2.0], [-0.125, 24.0, -0.0625], [8.0, 2.5, -1.0]]]> : tensor<2x3x3xf6E3M2FN>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xf6E3M2FN>
  %14 = stablehlo.constant dense<[[[0.4375], [-0.375], [1.75]], [[28.0], [-1.0], [1.75]]]> : tensor<2x3x1xf6E3M2FN>
  %15 = stablehlo.constant dense<[[[-0.125, -10.0], [-0.875, -16.0], [-0.25, 0.875]], [[-20.0, -20.0], [0.375, 3.0], [-0.875, -2.5]]]> : tensor<2x3x2xf6E3M2FN>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xf6E3M2FN>, tensor<2x3x0xf6E3M2FN>, tensor<2x3x1xf6E3M2FN>, tensor<2x3x2xf6E3M2FN>) -> tensor<2x3x6xf6E3M2FN>
  %17 = stablehlo.constant dense<[[[6.0, 2.5, 0.625, 0.4375, -0.125, -10.0], [-20.0, 0.5, 6.0, -0.375, -0.875, -16.0], [3.0, 0.125, 1.25, 1.75, -0.25, 0.875]], [[-0.1875, -0.75, 2.0, 28.0, -20.0, -20.0], [-0.125, 24.0, -0.0625, -1.0, 0.375, 3.0], [8.0, 2.5, -1.0, 1.75, -0.875, -2.5]]]> : tensor<2x3x6xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xf6E3M2FN>, tensor<2x3x6xf6E3M2FN>) -> ()
  %18 = stablehlo.constant dense<[-16.0, -1.75, 0.75, -1.75, 0.375]> : tensor<5xf6E3M2FN>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xf6E3M2FN>) -> tensor<5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> tensor<15xf6E3M2FN>
  %21 = stablehlo.constant dense<[-16.0, -1.75, 0.75, -1.75, 0.375, -16.0, -1.75, 0.75, -1.75, 0.375, -16.0, -1.75, 0.75, -1.75, 0.375]> : tensor<15xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xf6E3M2FN>, tensor<15xf6E3M2FN>) -> ()
  %22 = stablehlo.constant dense<[[1.25, -6.0, 20.0, -3.0, -8.0, -2.0], [-3.0, 1.0, 16.0, 1.25, 20.0, -1.5], [0.3125, 3.5, 6.0, -0.0, 28.0, -28.0], [8.0, 28.0, -24.0, 0.625, 3.5, -0.125]]> : tensor<4x6xf6E3M2FN>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf6E3M2FN>) -> tensor<6x4xf6E3M2FN>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xf6E3M2FN>) -> tensor<4x6xf6E3M2FN>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xf6E3M2FN>) -> tensor<4x3xf6E3M2FN>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xf6E3M2FN>) -> tensor<4x6xf6E3M2FN>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xf6E3M2FN>, tensor<4x3xf6E3M2FN>, tensor<4x6xf6E3M2FN>) -> tensor<4x15xf6E3M2FN>
  %28 = stablehlo.constant dense<[[-2.0, -8.0, -3.0, 20.0, -6.0, 1.25, -6.0, -3.0, -2.0, 1.25, -6.0, 20.0, -3.0, -8.0, -2.0], [-1.5, 20.0, 1.25, 16.0, 1.0, -3.0, 1.0, 1.25, -1.5, -3.0, 1.0, 16.0, 1.25, 20.0, -1.5], [-28.0, 28.0, -0.0, 6.0, 3.5, 0.3125, 3.5, -0.0, -28.0, 0.3125, 3.5, 6.0, -0.0, 28.0, -28.0], [-0.125, 3.5, 0.625, -24.0, 28.0, 8.0, 28.0, 0.625, -0.125, 8.0, 28.0, -24.0, 0.625, 3.5, -0.125]]> : tensor<4x15xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xf6E3M2FN>, tensor<4x15xf6E3M2FN>) -> ()
  return
}
// -----
// concatenate of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3040AE48E548A3303965339B3F80D7416E02"> : tensor<3x3x2xf8E3M4>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xf8E3M4>
  %2 = stablehlo.constant dense<[[[-1.8125, -6.75], [0.5625, -10.0], [13.5, 2.75]]]> : tensor<1x3x2xf8E3M4>
  %3 = stablehlo.constant dense<"0xC2E11935B9EA306001369FE7"> : tensor<2x3x2xf8E3M4>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xf8E3M4>, tensor<0x3x2xf8E3M4>, tensor<1x3x2xf8E3M4>, tensor<2x3x2xf8E3M4>) -> tensor<6x3x2xf8E3M4>
  %5 = stablehlo.constant dense<"0x3040AE48E548A3303965339B3F80D7416E02BDDB22E46B46C2E11935B9EA306001369FE7"> : tensor<6x3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xf8E3M4>, tensor<6x3x2xf8E3M4>) -> ()
  %6 = stablehlo.constant dense<"0xB2E030E254AA6047B90133BD"> : tensor<2x3x2xf8E3M4>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xf8E3M4>
  %8 = stablehlo.constant dense<[[[6.75, 0.1875]], [[0.875, -1.625]]]> : tensor<2x1x2xf8E3M4>
  %9 = stablehlo.constant dense<[[[3.25, 0.90625], [3.125, -0.421875]], [[-1.8125, -1.6875], [-0.9375, -0.125]]]> : tensor<2x2x2xf8E3M4>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xf8E3M4>, tensor<2x0x2xf8E3M4>, tensor<2x1x2xf8E3M4>, tensor<2x2x2xf8E3M4>) -> tensor<2x6x2xf8E3M4>
  %11 = stablehlo.constant dense<"0xB2E030E254AA5B0C4A2D499B6047B90133BD2CBABDBBAE88"> : tensor<2x6x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xf8E3M4>, tensor<2x6x2xf8E3M4>) -> ()
  %12 = stablehlo.constant dense<"0x03512730ACC49B9F888093CB51EBA2009512"> : tensor<2x3x3xf8E3M4>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xf8E3M4>
  %14 = stablehlo.constant dense<[[[-0.484375], [1.5625], [4.75]], [[-0.09375], [0.59375], [10.0]]]> : tensor<2x3x1xf8E3M4>
  %15 = stablehlo.constant dense<"0x85E9A6A305450C060EC79587"> : tensor<2x3x2xf8E3M4>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xf8E3M4>, tensor<2x3x0xf8E3M4>, tensor<2x3x1xf8E3M4>, tensor<2x3x2xf8E3M4>) -> tensor<2x3x6xf8E3M4>
  %17 = stablehlo.constant dense<"0x0351279F85E930ACC439A6A39B9F885305458093CB860C0651EBA2230EC7009512649587"> : tensor<2x3x6xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xf8E3M4>, tensor<2x3x6xf8E3M4>) -> ()
  %18 = stablehlo.constant dense<[-5.0, -3.5, -11.5, -15.0, 0.21875]> : tensor<5xf8E3M4>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xf8E3M4>) -> tensor<5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xf8E3M4>, tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> tensor<15xf8E3M4>
  %21 = stablehlo.constant dense<"0xD4CCE7EE0ED4CCE7EE0ED4CCE7EE0E"> : tensor<15xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xf8E3M4>, tensor<15xf8E3M4>) -> ()
  %22 = stablehlo.constant dense<"0x4B4DD95DB429D41B0FC7A4EAA83BB35132E71F240BEB5798"> : tensor<4x6xf8E3M4>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf8E3M4>) -> tensor<6x4xf8E3M4>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xf8E3M4>) -> tensor<4x6xf8E3M4>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xf8E3M4>) -> tensor<4x3xf8E3M4>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xf8E3M4>) -> tensor<4x6xf8E3M4>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xf8E3M4>, tensor<4x3xf8E3M4>, tensor<4x6xf8E3M4>) -> tensor<4x15xf8E3M4>
  %28 = stablehlo.constant dense<"0x29B45DD94D4B4D5D294B4DD95DB429EAA4C70F1BD41BC7EAD41B0FC7A4EAE73251B33BA83B51E7A83BB35132E79857EB0B241F24EB981F240BEB5798"> : tensor<4x15xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xf8E3M4>, tensor<4x15xf8E3M4>) -> ()
  return
}
// -----
// concatenate of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDCDB671625696D060373613AC1A5488559B4"> : tensor<3x3x2xf8E4M3>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xf8E4M3>
  %2 = stablehlo.constant dense<[[[-112.0, -5.0], [2.25, -0.09375], [44.0, -0.5625]]]> : tensor<1x3x2xf8E4M3>
  %3 = stablehlo.constant dense<"0x0809ACA18E945CA49D6507CE"> : tensor<2x3x2xf8E4M3>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xf8E4M3>, tensor<0x3x2xf8E4M3>, tensor<1x3x2xf8E4M3>, tensor<2x3x2xf8E4M3>) -> tensor<6x3x2xf8E4M3>
  %5 = stablehlo.constant dense<"0xDCDB671625696D060373613AC1A5488559B4EECA419C63B10809ACA18E945CA49D6507CE"> : tensor<6x3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xf8E4M3>, tensor<6x3x2xf8E4M3>) -> ()
  %6 = stablehlo.constant dense<"0x14B215E7F129EB13B0C40238"> : tensor<2x3x2xf8E4M3>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xf8E4M3>
  %8 = stablehlo.constant dense<[[[0x8A, 0x09]], [[-28.0, 72.0]]]> : tensor<2x1x2xf8E4M3>
  %9 = stablehlo.constant dense<[[[-144.0, 10.0], [-4.5, -0.21875]], [[-10.0, 0x03], [6.0, 72.0]]]> : tensor<2x2x2xf8E4M3>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xf8E4M3>, tensor<2x0x2xf8E4M3>, tensor<2x1x2xf8E4M3>, tensor<2x2x2xf8E4M3>) -> tensor<2x6x2xf8E4M3>
  %11 = stablehlo.constant dense<"0x14B215E7F1298A09F152C9A6EB13B0C40238DE69D2034C69"> : tensor<2x6x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xf8E4M3>, tensor<2x6x2xf8E4M3>) -> ()
  %12 = stablehlo.constant dense<"0x1C955EB869C2B6C34BD14A858A76838D4C18"> : tensor<2x3x3xf8E4M3>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xf8E4M3>
  %14 = stablehlo.constant dense<[[[0.109375], [-56.0], [5.5]], [[0.01953125], [-0.9375], [-52.0]]]> : tensor<2x3x1xf8E4M3>
  %15 = stablehlo.constant dense<"0x716CEFF366BB214AB873E44F"> : tensor<2x3x2xf8E4M3>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xf8E4M3>, tensor<2x3x0xf8E4M3>, tensor<2x3x1xf8E4M3>, tensor<2x3x2xf8E4M3>) -> tensor<2x3x6xf8E4M3>
  %17 = stablehlo.constant dense<"0x1C955E1E716CB869C2E6EFF3B6C34B4B66BBD14A850A214A8A7683B7B8738D4C18E5E44F"> : tensor<2x3x6xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xf8E4M3>, tensor<2x3x6xf8E4M3>) -> ()
  %18 = stablehlo.constant dense<[176.0, 48.0, -2.5, 0.03515625, -64.0]> : tensor<5xf8E4M3>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xf8E4M3>) -> tensor<5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xf8E4M3>, tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> tensor<15xf8E4M3>
  %21 = stablehlo.constant dense<"0x7364C211E87364C211E87364C211E8"> : tensor<15xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xf8E4M3>, tensor<15xf8E4M3>) -> ()
  %22 = stablehlo.constant dense<"0x21712CA54F263BB5773F768DEFD4CADB86DFA504716AF3D5"> : tensor<4x6xf8E4M3>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf8E4M3>) -> tensor<6x4xf8E4M3>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xf8E4M3>) -> tensor<4x6xf8E4M3>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xf8E4M3>) -> tensor<4x3xf8E4M3>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xf8E4M3>) -> tensor<4x6xf8E4M3>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xf8E4M3>, tensor<4x3xf8E4M3>, tensor<4x6xf8E4M3>) -> tensor<4x15xf8E4M3>
  %28 = stablehlo.constant dense<"0x264FA52C712171A52621712CA54F268D763F77B53BB53F8D3BB5773F768DDF86DBCAD4EFD4DBDFEFD4CADB86DFD5F36A7104A5046AD5A504716AF3D5"> : tensor<4x15xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xf8E4M3>, tensor<4x15xf8E4M3>) -> ()
  return
}
// -----
// concatenate of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD35CEEC0C06D2B87CFE9BCB4873DDAA805AF"> : tensor<3x3x2xf8E4M3FN>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xf8E4M3FN>
  %2 = stablehlo.constant dense<[[[-288.0, -0.21875], [0.1875, -384.0], [-240.0, 64.0]]]> : tensor<1x3x2xf8E4M3FN>
  %3 = stablehlo.constant dense<"0xF786C7220BE7AC28AE201565"> : tensor<2x3x2xf8E4M3FN>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xf8E4M3FN>, tensor<0x3x2xf8E4M3FN>, tensor<1x3x2xf8E4M3FN>, tensor<2x3x2xf8E4M3FN>) -> tensor<6x3x2xf8E4M3FN>
  %5 = stablehlo.constant dense<"0xD35CEEC0C06D2B87CFE9BCB4873DDAA805AFF9A624FCF768F786C7220BE7AC28AE201565"> : tensor<6x3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xf8E4M3FN>, tensor<6x3x2xf8E4M3FN>) -> ()
  %6 = stablehlo.constant dense<"0x308280151DA6C36995922465"> : tensor<2x3x2xf8E4M3FN>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xf8E4M3FN>
  %8 = stablehlo.constant dense<[[[0x86, 1.5]], [[-64.0, 3.5]]]> : tensor<2x1x2xf8E4M3FN>
  %9 = stablehlo.constant dense<[[[-144.0, -416.0], [-1.375, -0.0703125]], [[0.875, -20.0], [-0.140625, -0.15625]]]> : tensor<2x2x2xf8E4M3FN>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xf8E4M3FN>, tensor<2x0x2xf8E4M3FN>, tensor<2x1x2xf8E4M3FN>, tensor<2x2x2xf8E4M3FN>) -> tensor<2x6x2xf8E4M3FN>
  %11 = stablehlo.constant dense<"0x308280151DA6863CF1FDBB99C36995922465E84636DAA1A2"> : tensor<2x6x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xf8E4M3FN>, tensor<2x6x2xf8E4M3FN>) -> ()
  %12 = stablehlo.constant dense<"0x93238488BB336B657238DD4384997972D9BD"> : tensor<2x3x3xf8E4M3FN>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xf8E4M3FN>
  %14 = stablehlo.constant dense<[[[-4.5], [0.9375], [52.0]], [[0.04296875], [-0.15625], [0x87]]]> : tensor<2x3x1xf8E4M3FN>
  %15 = stablehlo.constant dense<"0xD497A21B77C4CD15C764D7F2"> : tensor<2x3x2xf8E4M3FN>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xf8E4M3FN>, tensor<2x3x0xf8E4M3FN>, tensor<2x3x1xf8E4M3FN>, tensor<2x3x2xf8E4M3FN>) -> tensor<2x3x6xf8E4M3FN>
  %17 = stablehlo.constant dense<"0x932384C9D49788BB3337A21B6B65726577C438DD4313CD15849979A2C76472D9BD87D7F2"> : tensor<2x3x6xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xf8E4M3FN>, tensor<2x3x6xf8E4M3FN>) -> ()
  %18 = stablehlo.constant dense<[-5.0, 0.625, -0.0234375, -15.0, 20.0]> : tensor<5xf8E4M3FN>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> tensor<15xf8E4M3FN>
  %21 = stablehlo.constant dense<"0xCA328CD75ACA328CD75ACA328CD75A"> : tensor<15xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xf8E4M3FN>, tensor<15xf8E4M3FN>) -> ()
  %22 = stablehlo.constant dense<"0x2433F7C099E6945D77472333AE71285C0E5A767E88947D0D"> : tensor<4x6xf8E4M3FN>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf8E4M3FN>) -> tensor<6x4xf8E4M3FN>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xf8E4M3FN>) -> tensor<4x6xf8E4M3FN>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xf8E4M3FN>) -> tensor<4x3xf8E4M3FN>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xf8E4M3FN>) -> tensor<4x6xf8E4M3FN>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xf8E4M3FN>, tensor<4x3xf8E4M3FN>, tensor<4x6xf8E4M3FN>) -> tensor<4x15xf8E4M3FN>
  %28 = stablehlo.constant dense<"0xE699C0F7332433C0E62433F7C099E6332347775D945D4733945D774723335A0E5C2871AE715C5AAE71285C0E5A0D7D94887E767E940D767E88947D0D"> : tensor<4x15xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xf8E4M3FN>, tensor<4x15xf8E4M3FN>) -> ()
  return
}
// -----
// concatenate of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x873818704E4B1B07816EF2883646407AD906"> : tensor<3x3x2xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<[[[0x17, 6.5], [0.03125, -48.0], [-0.109375, 0.0546875]]]> : tensor<1x3x2xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x8C20225C13B92279DD1D5F1B"> : tensor<2x3x2xf8E4M3FNUZ>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xf8E4M3FNUZ>, tensor<0x3x2xf8E4M3FNUZ>, tensor<1x3x2xf8E4M3FNUZ>, tensor<2x3x2xf8E4M3FNUZ>) -> tensor<6x3x2xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<"0x873818704E4B1B07816EF2883646407AD906175518ECA61E8C20225C13B92279DD1D5F1B"> : tensor<6x3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xf8E4M3FNUZ>, tensor<6x3x2xf8E4M3FNUZ>) -> ()
  %6 = stablehlo.constant dense<"0x031659794CC47D40C0318C8B"> : tensor<2x3x2xf8E4M3FNUZ>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xf8E4M3FNUZ>
  %8 = stablehlo.constant dense<[[[0x81, 80.0]], [[0x81, 0.34375]]]> : tensor<2x1x2xf8E4M3FNUZ>
  %9 = stablehlo.constant dense<[[[144.0, 0x8E], [-0.25, 0x9F]], [[0x85, 0x0B], [0.05078125, 10.0]]]> : tensor<2x2x2xf8E4M3FNUZ>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<2x0x2xf8E4M3FNUZ>, tensor<2x1x2xf8E4M3FNUZ>, tensor<2x2x2xf8E4M3FNUZ>) -> tensor<2x6x2xf8E4M3FNUZ>
  %11 = stablehlo.constant dense<"0x031659794CC48172798EB09F7D40C0318C8B8133850B1D5A"> : tensor<2x6x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xf8E4M3FNUZ>, tensor<2x6x2xf8E4M3FNUZ>) -> ()
  %12 = stablehlo.constant dense<"0x7925D50589C518A2B49791EC79E3417BC98C"> : tensor<2x3x3xf8E4M3FNUZ>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xf8E4M3FNUZ>
  %14 = stablehlo.constant dense<[[[-1.25], [-15.0], [1.875]], [[-11.0], [0.75], [-160.0]]]> : tensor<2x3x1xf8E4M3FNUZ>
  %15 = stablehlo.constant dense<"0xAE6194B4934B530AA186C42F"> : tensor<2x3x2xf8E4M3FNUZ>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xf8E4M3FNUZ>, tensor<2x3x0xf8E4M3FNUZ>, tensor<2x3x1xf8E4M3FNUZ>, tensor<2x3x2xf8E4M3FNUZ>) -> tensor<2x3x6xf8E4M3FNUZ>
  %17 = stablehlo.constant dense<"0x7925D5C2AE610589C5DF94B418A2B447934B9791ECDB530A79E3413CA1867BC98CFAC42F"> : tensor<2x3x6xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xf8E4M3FNUZ>, tensor<2x3x6xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.constant dense<[0.21875, -6.0, -24.0, 0x9F, -5.5]> : tensor<5xf8E4M3FNUZ>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> tensor<15xf8E4M3FNUZ>
  %21 = stablehlo.constant dense<"0x2ED4E49FD32ED4E49FD32ED4E49FD3"> : tensor<15xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xf8E4M3FNUZ>, tensor<15xf8E4M3FNUZ>) -> ()
  %22 = stablehlo.constant dense<"0x1B77832B9736F8DA3E7260F7F8D0F6F323A478567C9495F4"> : tensor<4x6xf8E4M3FNUZ>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf8E4M3FNUZ>) -> tensor<6x4xf8E4M3FNUZ>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xf8E4M3FNUZ>) -> tensor<4x6xf8E4M3FNUZ>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xf8E4M3FNUZ>) -> tensor<4x3xf8E4M3FNUZ>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xf8E4M3FNUZ>) -> tensor<4x6xf8E4M3FNUZ>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xf8E4M3FNUZ>, tensor<4x3xf8E4M3FNUZ>, tensor<4x6xf8E4M3FNUZ>) -> tensor<4x15xf8E4M3FNUZ>
  %28 = stablehlo.constant dense<"0x36972B83771B772B361B77832B9736F760723EDAF8DA72F7F8DA3E7260F7A423F3F6D0F8D0F3A4F8D0F6F323A4F495947C56785694F478567C9495F4"> : tensor<4x15xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xf8E4M3FNUZ>, tensor<4x15xf8E4M3FNUZ>) -> ()
  return
}
// -----
// concatenate of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x6A6C1795E9B08A478D4855A37514D0604393"> : tensor<3x3x2xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<[[[0x1B, -13.0], [0.01171875, 0x8F], [0.09375, 0.9375]]]> : tensor<1x3x2xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0xE040D61B71898B058FF4270A"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xf8E4M3B11FNUZ>, tensor<0x3x2xf8E4M3B11FNUZ>, tensor<1x3x2xf8E4M3B11FNUZ>, tensor<2x3x2xf8E4M3B11FNUZ>) -> tensor<6x3x2xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<"0x6A6C1795E9B08A478D4855A37514D06043931BF5248F3C57E040D61B71898B058FF4270A"> : tensor<6x3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xf8E4M3B11FNUZ>, tensor<6x3x2xf8E4M3B11FNUZ>) -> ()
  %6 = stablehlo.constant dense<"0x772AFC35C05A58244EFB3516"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xf8E4M3B11FNUZ>
  %8 = stablehlo.constant dense<[[[-0.078125, -1.75]], [[0.01171875, -1.0]]]> : tensor<2x1x2xf8E4M3B11FNUZ>
  %9 = stablehlo.constant dense<[[[1.0, 0x1E], [0x96, -0.046875]], [[0xA5, 0.05078125], [4.5, 0x1B]]]> : tensor<2x2x2xf8E4M3B11FNUZ>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2x0x2xf8E4M3B11FNUZ>, tensor<2x1x2xf8E4M3B11FNUZ>, tensor<2x2x2xf8E4M3B11FNUZ>) -> tensor<2x6x2xf8E4M3B11FNUZ>
  %11 = stablehlo.constant dense<"0x772AFC35C05ABADE581E96B458244EFB351624D8A535691B"> : tensor<2x6x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xf8E4M3B11FNUZ>, tensor<2x6x2xf8E4M3B11FNUZ>) -> ()
  %12 = stablehlo.constant dense<"0x77156B07C29E0725397979E65073CE3DD783"> : tensor<2x3x3xf8E4M3B11FNUZ>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xf8E4M3B11FNUZ>
  %14 = stablehlo.constant dense<[[[-2.0], [0xA4], [0xB5]], [[0.0703125], [-6.0], [-28.0]]]> : tensor<2x3x1xf8E4M3B11FNUZ>
  %15 = stablehlo.constant dense<"0x3D0310645E90ACCF682B4BD7"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xf8E4M3B11FNUZ>, tensor<2x3x0xf8E4M3B11FNUZ>, tensor<2x3x1xf8E4M3B11FNUZ>, tensor<2x3x2xf8E4M3B11FNUZ>) -> tensor<2x3x6xf8E4M3B11FNUZ>
  %17 = stablehlo.constant dense<"0x77156BE03D0307C29EA41064072539B55E907979E639ACCF5073CEEC682B3DD783FE4BD7"> : tensor<2x3x6xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xf8E4M3B11FNUZ>, tensor<2x3x6xf8E4M3B11FNUZ>) -> ()
  %18 = stablehlo.constant dense<[0.203125, 0x1B, -0.75, 0x85, -0.15625]> : tensor<5xf8E4M3B11FNUZ>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> tensor<15xf8E4M3B11FNUZ>
  %21 = stablehlo.constant dense<"0x451BD485C2451BD485C2451BD485C2"> : tensor<15xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xf8E4M3B11FNUZ>, tensor<15xf8E4M3B11FNUZ>) -> ()
  %22 = stablehlo.constant dense<"0xB82744B238AB05957CE768C5DF4D189F9799D3B72AB63760"> : tensor<4x6xf8E4M3B11FNUZ>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf8E4M3B11FNUZ>) -> tensor<6x4xf8E4M3B11FNUZ>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xf8E4M3B11FNUZ>) -> tensor<4x6xf8E4M3B11FNUZ>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xf8E4M3B11FNUZ>) -> tensor<4x3xf8E4M3B11FNUZ>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xf8E4M3B11FNUZ>) -> tensor<4x6xf8E4M3B11FNUZ>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xf8E4M3B11FNUZ>, tensor<4x3xf8E4M3B11FNUZ>, tensor<4x6xf8E4M3B11FNUZ>) -> tensor<4x15xf8E4M3B11FNUZ>
  %28 = stablehlo.constant dense<"0xAB38B24427B827B2ABB82744B238ABC568E77C950595E7C505957CE768C599979F184DDF4D9F99DF4D189F97996037B62AB7D3B7B660D3B72AB63760"> : tensor<4x15xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xf8E4M3B11FNUZ>, tensor<4x15xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// concatenate of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF74C0CC5B8C493B9B9E220BC8B9B22184281"> : tensor<3x3x2xf8E5M2>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xf8E5M2>
  %2 = stablehlo.constant dense<[[[0xA7, 0x0B], [-16384.0, 320.0], [-0.5, -1792.0]]]> : tensor<1x3x2xf8E5M2>
  %3 = stablehlo.constant dense<"0x8C2F5A1990D4DD5F51582E56"> : tensor<2x3x2xf8E5M2>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xf8E5M2>, tensor<0x3x2xf8E5M2>, tensor<1x3x2xf8E5M2>, tensor<2x3x2xf8E5M2>) -> tensor<6x3x2xf8E5M2>
  %5 = stablehlo.constant dense<"0xF74C0CC5B8C493B9B9E220BC8B9B22184281A70BF45DB8E78C2F5A1990D4DD5F51582E56"> : tensor<6x3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xf8E5M2>, tensor<6x3x2xf8E5M2>) -> ()
  %6 = stablehlo.constant dense<"0xEFDBA83BD775C3C261FB27F7"> : tensor<2x3x2xf8E5M2>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xf8E5M2>
  %8 = stablehlo.constant dense<[[[0x01, -1.25]], [[-768.0, 0x05]]]> : tensor<2x1x2xf8E5M2>
  %9 = stablehlo.constant dense<[[[-2.5, 10.0], [0x0A, 0.125]], [[-768.0, 8.0], [-112.0, -0.078125]]]> : tensor<2x2x2xf8E5M2>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xf8E5M2>, tensor<2x0x2xf8E5M2>, tensor<2x1x2xf8E5M2>, tensor<2x2x2xf8E5M2>) -> tensor<2x6x2xf8E5M2>
  %11 = stablehlo.constant dense<"0xEFDBA83BD77501BDC1490A30C3C261FB27F7E205E248D7AD"> : tensor<2x6x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xf8E5M2>, tensor<2x6x2xf8E5M2>) -> ()
  %12 = stablehlo.constant dense<"0x408B47347748AF4B82850DA5B3A82F382BC5"> : tensor<2x3x3xf8E5M2>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xf8E5M2>
  %14 = stablehlo.constant dense<[[[0x9E], [-2.5], [14.0]], [[0x15], [0x9A], [448.0]]]> : tensor<2x3x1xf8E5M2>
  %15 = stablehlo.constant dense<"0x87289C935BF351261507D5AA"> : tensor<2x3x2xf8E5M2>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xf8E5M2>, tensor<2x3x0xf8E5M2>, tensor<2x3x1xf8E5M2>, tensor<2x3x2xf8E5M2>) -> tensor<2x3x6xf8E5M2>
  %17 = stablehlo.constant dense<"0x408B479E8728347748C19C93AF4B824B5BF3850DA5155126B3A82F9A1507382BC55FD5AA"> : tensor<2x3x6xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xf8E5M2>, tensor<2x3x6xf8E5M2>) -> ()
  %18 = stablehlo.constant dense<[0x1D, -768.0, -160.0, -0.046875, -1280.0]> : tensor<5xf8E5M2>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xf8E5M2>) -> tensor<5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xf8E5M2>, tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> tensor<15xf8E5M2>
  %21 = stablehlo.constant dense<"0x1DE2D9AAE51DE2D9AAE51DE2D9AAE5"> : tensor<15xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xf8E5M2>, tensor<15xf8E5M2>) -> ()
  %22 = stablehlo.constant dense<"0x662B07F04560A8C4D262E993C5E30E186032F3619CB669E5"> : tensor<4x6xf8E5M2>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf8E5M2>) -> tensor<6x4xf8E5M2>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xf8E5M2>) -> tensor<4x6xf8E5M2>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xf8E5M2>) -> tensor<4x3xf8E5M2>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xf8E5M2>) -> tensor<4x6xf8E5M2>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xf8E5M2>, tensor<4x3xf8E5M2>, tensor<4x6xf8E5M2>) -> tensor<4x15xf8E5M2>
  %28 = stablehlo.constant dense<"0x6045F0072B662BF060662B07F0456093E962D2C4A8C46293A8C4D262E9933260180EE3C5E31832C5E30E186032E569B69C61F361B6E5F3619CB669E5"> : tensor<4x15xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xf8E5M2>, tensor<4x15xf8E5M2>) -> ()
  return
}
// -----
// concatenate of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7C7CEB666F290DA22873D52485573679A93A"> : tensor<3x3x2xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<[[[0x15, 0.00390625], [-96.0, 6144.0], [0.125, 48.0]]]> : tensor<1x3x2xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x9CA4C57909BFBA6872D2C58F"> : tensor<2x3x2xf8E5M2FNUZ>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xf8E5M2FNUZ>, tensor<0x3x2xf8E5M2FNUZ>, tensor<1x3x2xf8E5M2FNUZ>, tensor<2x3x2xf8E5M2FNUZ>) -> tensor<6x3x2xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<"0x7C7CEB666F290DA22873D52485573679A93A1520DA7234569CA4C57909BFBA6872D2C58F"> : tensor<6x3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xf8E5M2FNUZ>, tensor<6x3x2xf8E5M2FNUZ>) -> ()
  %6 = stablehlo.constant dense<"0x4A165A9E1E6277D6FE77FB96"> : tensor<2x3x2xf8E5M2FNUZ>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xf8E5M2FNUZ>
  %8 = stablehlo.constant dense<[[[-32.0, -0.109375]], [[0x08, 0x9B]]]> : tensor<2x1x2xf8E5M2FNUZ>
  %9 = stablehlo.constant dense<[[[-896.0, 0x0C], [-0.15625, 0x15]], [[0x0D, 10240.0], [0.0078125, 2048.0]]]> : tensor<2x2x2xf8E5M2FNUZ>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2x0x2xf8E5M2FNUZ>, tensor<2x1x2xf8E5M2FNUZ>, tensor<2x2x2xf8E5M2FNUZ>) -> tensor<2x6x2xf8E5M2FNUZ>
  %11 = stablehlo.constant dense<"0x4A165A9E1E62D4B3E70CB51577D6FE77FB96089B0D75246C"> : tensor<2x6x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xf8E5M2FNUZ>, tensor<2x6x2xf8E5M2FNUZ>) -> ()
  %12 = stablehlo.constant dense<"0x09E404D5BFB8F38BCD7C92332C1624DDBB7B"> : tensor<2x3x3xf8E5M2FNUZ>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xf8E5M2FNUZ>
  %14 = stablehlo.constant dense<[[[-10240.0], [0x8F], [6144.0]], [[-128.0], [3.5], [-0.0390625]]]> : tensor<2x3x1xf8E5M2FNUZ>
  %15 = stablehlo.constant dense<"0x5BCE4721823DF8F576D376E1"> : tensor<2x3x2xf8E5M2FNUZ>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xf8E5M2FNUZ>, tensor<2x3x0xf8E5M2FNUZ>, tensor<2x3x1xf8E5M2FNUZ>, tensor<2x3x2xf8E5M2FNUZ>) -> tensor<2x3x6xf8E5M2FNUZ>
  %17 = stablehlo.constant dense<"0x09E404F55BCED5BFB88F4721F38BCD72823D7C9233DCF8F52C16244776D3DDBB7BAD76E1"> : tensor<2x3x6xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xf8E5M2FNUZ>, tensor<2x3x6xf8E5M2FNUZ>) -> ()
  %18 = stablehlo.constant dense<[-20480.0, -64.0, 384.0, 1.75, -0.03125]> : tensor<5xf8E5M2FNUZ>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> tensor<15xf8E5M2FNUZ>
  %21 = stablehlo.constant dense<"0xF9D86243ACF9D86243ACF9D86243AC"> : tensor<15xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xf8E5M2FNUZ>, tensor<15xf8E5M2FNUZ>) -> ()
  %22 = stablehlo.constant dense<"0x0F21270A4EC7C68B42ED5F29D5B5E1C95EDB5DE89783097D"> : tensor<4x6xf8E5M2FNUZ>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf8E5M2FNUZ>) -> tensor<6x4xf8E5M2FNUZ>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xf8E5M2FNUZ>) -> tensor<4x6xf8E5M2FNUZ>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xf8E5M2FNUZ>) -> tensor<4x3xf8E5M2FNUZ>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xf8E5M2FNUZ>) -> tensor<4x6xf8E5M2FNUZ>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xf8E5M2FNUZ>, tensor<4x3xf8E5M2FNUZ>, tensor<4x6xf8E5M2FNUZ>) -> tensor<4x15xf8E5M2FNUZ>
  %28 = stablehlo.constant dense<"0xC74E0A27210F210AC70F21270A4EC7295FED428BC68BED29C68B42ED5F29DB5EC9E1B5D5B5C9DBD5B5E1C95EDB7D098397E85DE8837D5DE89783097D"> : tensor<4x15xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xf8E5M2FNUZ>, tensor<4x15xf8E5M2FNUZ>) -> ()
  return
}
// -----
// concatenate of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEE7C6BB55B14D507487477AC6219F28EFDE0"> : tensor<3x3x2xf8E8M0FNU>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xf8E8M0FNU>
  %2 = stablehlo.constant dense<[[[0x6C, 0x3F], [16.0, 0x0A], [0x48, 0x5C]]]> : tensor<1x3x2xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0x7116D948CA3B5E815C8BA673"> : tensor<2x3x2xf8E8M0FNU>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xf8E8M0FNU>, tensor<0x3x2xf8E8M0FNU>, tensor<1x3x2xf8E8M0FNU>, tensor<2x3x2xf8E8M0FNU>) -> tensor<6x3x2xf8E8M0FNU>
  %5 = stablehlo.constant dense<"0xEE7C6BB55B14D507487477AC6219F28EFDE06C3F830A485C7116D948CA3B5E815C8BA673"> : tensor<6x3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xf8E8M0FNU>, tensor<6x3x2xf8E8M0FNU>) -> ()
  %6 = stablehlo.constant dense<"0xAC075F2DC6E9FEA587F4781D"> : tensor<2x3x2xf8E8M0FNU>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xf8E8M0FNU>
  %8 = stablehlo.constant dense<[[[0x3C, 0x4D]], [[0.0078125, 0xAC]]]> : tensor<2x1x2xf8E8M0FNU>
  %9 = stablehlo.constant dense<[[[0x2B, 8388608.0], [0x9F, 0xE4]], [[0xDF, 0.125], [0xE5, 0xA8]]]> : tensor<2x2x2xf8E8M0FNU>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xf8E8M0FNU>, tensor<2x0x2xf8E8M0FNU>, tensor<2x1x2xf8E8M0FNU>, tensor<2x2x2xf8E8M0FNU>) -> tensor<2x6x2xf8E8M0FNU>
  %11 = stablehlo.constant dense<"0xAC075F2DC6E93C4D2B969FE4FEA587F4781D78ACDF7CE5A8"> : tensor<2x6x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xf8E8M0FNU>, tensor<2x6x2xf8E8M0FNU>) -> ()
  %12 = stablehlo.constant dense<"0xEC4BF53F76AF2C8D80F842D22AF9677C12DE"> : tensor<2x3x3xf8E8M0FNU>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xf8E8M0FNU>
  %14 = stablehlo.constant dense<[[[0x31], [0x29], [0x31]], [[512.0], [0x4F], [0x4E]]]> : tensor<2x3x1xf8E8M0FNU>
  %15 = stablehlo.constant dense<"0x0F5228844137018C07E466C2"> : tensor<2x3x2xf8E8M0FNU>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xf8E8M0FNU>, tensor<2x3x0xf8E8M0FNU>, tensor<2x3x1xf8E8M0FNU>, tensor<2x3x2xf8E8M0FNU>) -> tensor<2x3x6xf8E8M0FNU>
  %17 = stablehlo.constant dense<"0xEC4BF5310F523F76AF2928842C8D80314137F842D288018C2AF9674F07E47C12DE4E66C2"> : tensor<2x3x6xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xf8E8M0FNU>, tensor<2x3x6xf8E8M0FNU>) -> ()
  %18 = stablehlo.constant dense<[0x34, 0x45, 0x46, 0xAF, 0x73]> : tensor<5xf8E8M0FNU>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> tensor<15xf8E8M0FNU>
  %21 = stablehlo.constant dense<"0x344546AF73344546AF73344546AF73"> : tensor<15xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xf8E8M0FNU>, tensor<15xf8E8M0FNU>) -> ()
  %22 = stablehlo.constant dense<"0x0DB729858E3C84DB9E464E29FD6E6BEC31181D67A93AC0B5"> : tensor<4x6xf8E8M0FNU>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf8E8M0FNU>) -> tensor<6x4xf8E8M0FNU>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xf8E8M0FNU>) -> tensor<4x6xf8E8M0FNU>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xf8E8M0FNU>) -> tensor<4x3xf8E8M0FNU>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xf8E8M0FNU>) -> tensor<4x6xf8E8M0FNU>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xf8E8M0FNU>, tensor<4x3xf8E8M0FNU>, tensor<4x6xf8E8M0FNU>) -> tensor<4x15xf8E8M0FNU>
  %28 = stablehlo.constant dense<"0x3C8E8529B70DB7853C0DB729858E3C294E469EDB84DB462984DB9E464E291831EC6B6EFD6EEC18FD6E6BEC3118B5C03AA9671D673AB51D67A93AC0B5"> : tensor<4x15xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xf8E8M0FNU>, tensor<4x15xf8E8M0FNU>) -> ()
  return
}
// -----
// concatenate of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB6C286427F42864280419EC236C257425542BC407642CAC2CBC2E842C7423E42BD42CE42"> : tensor<3x3x2xbf16>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xbf16>
  %2 = stablehlo.constant dense<[[[-5.125, 32.0], [81.0, 96.0], [-13.25, -103.0]]]> : tensor<1x3x2xbf16>
  %3 = stablehlo.constant dense<"0x1C41E44256C29AC1C4421CC18C4296C2B4426E421CC1B242"> : tensor<2x3x2xbf16>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xbf16>, tensor<0x3x2xbf16>, tensor<1x3x2xbf16>, tensor<2x3x2xbf16>) -> tensor<6x3x2xbf16>
  %5 = stablehlo.constant dense<"0xB6C286427F42864280419EC236C257425542BC407642CAC2CBC2E842C7423E42BD42CE42A4C00042A242C04254C1CEC21C41E44256C29AC1C4421CC18C4296C2B4426E421CC1B242"> : tensor<6x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xbf16>, tensor<6x3x2xbf16>) -> ()
  %6 = stablehlo.constant dense<"0x8440E44012418B426E4256C2D2C101C2DFC244C27CC286C2"> : tensor<2x3x2xbf16>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xbf16>
  %8 = stablehlo.constant dense<[[[-102.5, -103.0]], [[7.875, 6.125]]]> : tensor<2x1x2xbf16>
  %9 = stablehlo.constant dense<[[[-48.25, 71.0], [-123.0, -124.5]], [[-116.5, -122.0], [105.0, -115.0]]]> : tensor<2x2x2xbf16>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xbf16>, tensor<2x0x2xbf16>, tensor<2x1x2xbf16>, tensor<2x2x2xbf16>) -> tensor<2x6x2xbf16>
  %11 = stablehlo.constant dense<"0x8440E44012418B426E4256C2CDC2CEC241C28E42F6C2F9C2D2C101C2DFC244C27CC286C2FC40C440E9C2F4C2D242E6C2"> : tensor<2x6x2xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xbf16>, tensor<2x6x2xbf16>) -> ()
  %12 = stablehlo.constant dense<"0x6E42C642AEC280C1A2C2A642BA424AC234C2B3C2CCC2C142BC411CC1E24281C2A4C2BBC2"> : tensor<2x3x3xbf16>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xbf16>
  %14 = stablehlo.constant dense<[[[-97.0], [22.875], [-67.0]], [[-37.5], [86.0], [-93.5]]]> : tensor<2x3x1xbf16>
  %15 = stablehlo.constant dense<"0xB1C28242064299C2D341D64218C2B842E742E64220C27542"> : tensor<2x3x2xbf16>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xbf16>, tensor<2x3x0xbf16>, tensor<2x3x1xbf16>, tensor<2x3x2xbf16>) -> tensor<2x3x6xbf16>
  %17 = stablehlo.constant dense<"0x6E42C642AEC2C2C2B1C2824280C1A2C2A642B741064299C2BA424AC234C286C2D341D642B3C2CCC2C14216C218C2B842BC411CC1E242AC42E742E64281C2A4C2BBC2BBC220C27542"> : tensor<2x3x6xbf16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xbf16>, tensor<2x3x6xbf16>) -> ()
  %18 = stablehlo.constant dense<[60.5, 32.75, -124.5, -19.125, -113.0]> : tensor<5xbf16>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xbf16>) -> tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>) -> tensor<15xbf16>
  %21 = stablehlo.constant dense<"0x72420342F9C299C1E2C272420342F9C299C1E2C272420342F9C299C1E2C2"> : tensor<15xbf16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xbf16>, tensor<15xbf16>) -> ()
  %22 = stablehlo.constant dense<"0xA142954110C030C29CC0C1429C4284C2E440CEC29EC2D6C2204070C008C050409D41E042BFC114426AC253C2DAC11A41"> : tensor<4x6xbf16>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xbf16>) -> tensor<6x4xbf16>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xbf16>) -> tensor<4x3xbf16>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xbf16>) -> tensor<4x6xbf16>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xbf16>, tensor<4x3xbf16>, tensor<4x6xbf16>) -> tensor<4x15xbf16>
  %28 = stablehlo.constant dense<"0xC1429CC030C210C09541A142954130C2C142A142954110C030C29CC0C142D6C29EC2CEC2E44084C29C4284C2CEC2D6C29C4284C2E440CEC29EC2D6C2E0429D41504008C070C0204070C05040E042204070C008C050409D41E0421A41DAC153C26AC21442BFC1144253C21A41BFC114426AC253C2DAC11A41"> : tensor<4x15xbf16>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xbf16>, tensor<4x15xbf16>) -> ()
  return
}
// -----
// concatenate of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xBA55FCD230D2A055504B00B4D450B0D130D400D0AC566C55C0D2003F1CD22257104D1257"> : tensor<3x3x2xf16>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xf16>
  %2 = stablehlo.constant dense<[[[28.75, 109.25], [25.875, 118.75], [-88.875, -49.5]]]> : tensor<1x3x2xf16>
  %3 = stablehlo.constant dense<"0x72D48055DED59ED58C5182D764D500D788CFBA540AD700CF"> : tensor<2x3x2xf16>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xf16>, tensor<0x3x2xf16>, tensor<1x3x2xf16>, tensor<2x3x2xf16>) -> tensor<6x3x2xf16>
  %5 = stablehlo.constant dense<"0xBA55FCD230D2A055504B00B4D450B0D130D400D0AC566C55C0D2003F1CD22257104D1257304FD456784E6C578ED530D272D48055DED59ED58C5182D764D500D788CFBA540AD700CF"> : tensor<6x3x2xf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xf16>, tensor<6x3x2xf16>) -> ()
  %6 = stablehlo.constant dense<"0xC84E0654E0D54453804C2A559ED56CD1F0D4B8D7BC539855"> : tensor<2x3x2xf16>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xf16>
  %8 = stablehlo.constant dense<[[[109.25, -106.25]], [[16.5, 83.875]]]> : tensor<2x1x2xf16>
  %9 = stablehlo.constant dense<[[[100.875, -104.0], [101.375, -111.125]], [[-108.125, -73.625], [-114.5, 122.375]]]> : tensor<2x2x2xf16>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xf16>, tensor<2x0x2xf16>, tensor<2x1x2xf16>, tensor<2x2x2xf16>) -> tensor<2x6x2xf16>
  %11 = stablehlo.constant dense<"0xC84E0654E0D54453804C2A55D456A4D64E5680D65656F2D69ED56CD1F0D4B8D7BC539855204C3E55C2D69AD428D7A657"> : tensor<2x6x2xf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xf16>, tensor<2x6x2xf16>) -> ()
  %12 = stablehlo.constant dense<"0xC0C4F0C83E564A548E5518573853FC5480D188D2CC52E2D5B2573CD1704E604FA6578A57"> : tensor<2x3x3xf16>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xf16>
  %14 = stablehlo.constant dense<[[[29.5], [117.5], [45.25]], [[-124.375], [-113.0], [116.625]]]> : tensor<2x3x1xf16>
  %15 = stablehlo.constant dense<"0x504D24D7A056D0CAE8D286D7003C285314D4FCD54CD27CD3"> : tensor<2x3x2xf16>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xf16>, tensor<2x3x0xf16>, tensor<2x3x1xf16>, tensor<2x3x2xf16>) -> tensor<2x3x6xf16>
  %17 = stablehlo.constant dense<"0xC0C4F0C83E56604F504D24D74A548E5518575857A056D0CA3853FC5480D1A851E8D286D788D2CC52E2D5C6D7003C2853B2573CD1704E10D714D4FCD5604FA6578A574A574CD27CD3"> : tensor<2x3x6xf16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xf16>, tensor<2x3x6xf16>) -> ()
  %18 = stablehlo.constant dense<[-32.0, -49.25, 106.625, -82.75, -32.0]> : tensor<5xf16>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xf16>) -> tensor<5xf16>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xf16>, tensor<5xf16>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xf16>, tensor<5xf16>, tensor<5xf16>) -> tensor<15xf16>
  %21 = stablehlo.constant dense<"0x00D028D2AA562CD500D000D028D2AA562CD500D000D028D2AA562CD500D0"> : tensor<15xf16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xf16>, tensor<15xf16>) -> ()
  %22 = stablehlo.constant dense<"0x14D13856A04AA0D7C84C0ED6A254104B20CCF0C8A05162578CD754D280CA2049C04206D4D454B85210D11A5772D5B4D4"> : tensor<4x6xf16>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf16>) -> tensor<6x4xf16>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xf16>) -> tensor<4x6xf16>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xf16>) -> tensor<4x3xf16>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xf16>) -> tensor<4x6xf16>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xf16>, tensor<4x3xf16>, tensor<4x6xf16>) -> tensor<4x15xf16>
  %28 = stablehlo.constant dense<"0x0ED6C84CA0D7A04A385614D13856A0D70ED614D13856A04AA0D7C84C0ED66257A051F0C820CC104BA254104BF0C86257A254104B20CCF0C8A051625706D4C042204980CA54D28CD754D2204906D48CD754D280CA2049C04206D4B4D472D51A5710D1B852D454B8521A57B4D4D454B85210D11A5772D5B4D4"> : tensor<4x15xf16>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xf16>, tensor<4x15xf16>) -> ()
  return
}
// -----
// concatenate of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[[31.25, -39.25], [-69.5, 85.75], [51.75, -29.375]], [[-21.625, 55.5], [40.625, 123.75], [24.875, 61.375]], [[28.0, -6.125], [-69.375, 114.5], [-31.875, 54.375]]]> : tensor<3x3x2xf32>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xf32>
  %2 = stablehlo.constant dense<[[[-45.375, -46.625], [24.25, 13.125], [60.625, 18.625]]]> : tensor<1x3x2xf32>
  %3 = stablehlo.constant dense<[[[-54.625, 40.375], [100.125, 44.5], [106.125, 105.0]], [[81.125, -52.5], [49.75, 44.375], [-100.5, 98.5]]]> : tensor<2x3x2xf32>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xf32>, tensor<0x3x2xf32>, tensor<1x3x2xf32>, tensor<2x3x2xf32>) -> tensor<6x3x2xf32>
  %5 = stablehlo.constant dense<[[[31.25, -39.25], [-69.5, 85.75], [51.75, -29.375]], [[-21.625, 55.5], [40.625, 123.75], [24.875, 61.375]], [[28.0, -6.125], [-69.375, 114.5], [-31.875, 54.375]], [[-45.375, -46.625], [24.25, 13.125], [60.625, 18.625]], [[-54.625, 40.375], [100.125, 44.5], [106.125, 105.0]], [[81.125, -52.5], [49.75, 44.375], [-100.5, 98.5]]]> : tensor<6x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xf32>, tensor<6x3x2xf32>) -> ()
  %6 = stablehlo.constant dense<[[[42.375, 59.25], [-4.375, 38.5], [-64.5, 54.0]], [[-41.5, 99.0], [120.25, -7.375], [38.0, -32.5]]]> : tensor<2x3x2xf32>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xf32>
  %8 = stablehlo.constant dense<[[[3.5, -63.0]], [[-119.625, 36.375]]]> : tensor<2x1x2xf32>
  %9 = stablehlo.constant dense<[[[31.125, -65.375], [-43.125, -63.875]], [[78.875, 117.5], [116.25, 58.25]]]> : tensor<2x2x2xf32>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xf32>, tensor<2x0x2xf32>, tensor<2x1x2xf32>, tensor<2x2x2xf32>) -> tensor<2x6x2xf32>
  %11 = stablehlo.constant dense<[[[42.375, 59.25], [-4.375, 38.5], [-64.5, 54.0], [3.5, -63.0], [31.125, -65.375], [-43.125, -63.875]], [[-41.5, 99.0], [120.25, -7.375], [38.0, -32.5], [-119.625, 36.375], [78.875, 117.5], [116.25, 58.25]]]> : tensor<2x6x2xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xf32>, tensor<2x6x2xf32>) -> ()
  %12 = stablehlo.constant dense<"0x0080BC4200C0D0420000D8420040A84200408BC200809C4200C089C200802CC2000083C20000C54100409DC2000093C20040CFC200006CC10040D64200C0DBC2008049C200003542"> : tensor<2x3x3xf32>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xf32>
  %14 = stablehlo.constant dense<[[[21.875], [-121.125], [-29.875]], [[-103.75], [-51.875], [-30.375]]]> : tensor<2x3x1xf32>
  %15 = stablehlo.constant dense<[[[-3.375, -68.375], [85.75, 84.25], [37.0, 99.0]], [[0.375, 102.375], [-19.625, -67.25], [29.375, -7.125]]]> : tensor<2x3x2xf32>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xf32>, tensor<2x3x0xf32>, tensor<2x3x1xf32>, tensor<2x3x2xf32>) -> tensor<2x3x6xf32>
  %17 = stablehlo.constant dense<"0x0080BC4200C0D0420000D8420000AF41000058C000C088C20040A84200408BC200809C420040F2C20080AB420080A84200C089C200802CC2000083C20000EFC1000014420000C6420000C54100409DC2000093C20080CFC20000C03E00C0CC420040CFC200006CC10040D64200804FC200009DC1008086C200C0DBC2008049C2000035420000F3C10000EB410000E4C0"> : tensor<2x3x6xf32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> ()
  %18 = stablehlo.constant dense<[-39.125, 105.875, -123.25, 5.625, -71.375]> : tensor<5xf32>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xf32>) -> tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<15xf32>
  %21 = stablehlo.constant dense<"0x00801CC200C0D3420080F6C20000B44000C08EC200801CC200C0D3420080F6C20000B44000C08EC200801CC200C0D3420080F6C20000B44000C08EC2"> : tensor<15xf32>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xf32>, tensor<15xf32>) -> ()
  %22 = stablehlo.constant dense<[[31.625, 60.375, 70.375, 75.25, 32.25, 23.5], [5.125, -42.5, -85.0, -87.875, 117.875, 104.375], [-116.875, -101.375, 103.25, 79.375, 76.375, 120.0], [-1.75, -123.125, 105.0, -18.0, -78.375, -49.75]]> : tensor<4x6xf32>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xf32>) -> tensor<4x3xf32>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xf32>, tensor<4x3xf32>, tensor<4x6xf32>) -> tensor<4x15xf32>
  %28 = stablehlo.constant dense<[[23.5, 32.25, 75.25, 70.375, 60.375, 31.625, 60.375, 75.25, 23.5, 31.625, 60.375, 70.375, 75.25, 32.25, 23.5], [104.375, 117.875, -87.875, -85.0, -42.5, 5.125, -42.5, -87.875, 104.375, 5.125, -42.5, -85.0, -87.875, 117.875, 104.375], [120.0, 76.375, 79.375, 103.25, -101.375, -116.875, -101.375, 79.375, 120.0, -116.875, -101.375, 103.25, 79.375, 76.375, 120.0], [-49.75, -78.375, -18.0, 105.0, -123.125, -1.75, -123.125, -18.0, -49.75, -1.75, -123.125, 105.0, -18.0, -78.375, -49.75]]> : tensor<4x15xf32>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xf32>, tensor<4x15xf32>) -> ()
  return
}
// -----
// concatenate of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[[48.875, -17.375], [-54.625, 9.125], [57.75, -54.5]], [[-122.375, 116.75], [-33.625, -81.375], [-74.0, -37.125]], [[-106.0, 1.0], [-40.875, 52.875], [-114.625, 0.625]]]> : tensor<3x3x2xf64>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xf64>
  %2 = stablehlo.constant dense<[[[87.125, -71.25], [89.25, 75.5], [119.625, -65.375]]]> : tensor<1x3x2xf64>
  %3 = stablehlo.constant dense<[[[-41.625, 13.625], [60.75, -98.25], [-52.25, -104.25]], [[90.375, 71.25], [-103.0, -71.25], [74.375, 98.125]]]> : tensor<2x3x2xf64>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xf64>, tensor<0x3x2xf64>, tensor<1x3x2xf64>, tensor<2x3x2xf64>) -> tensor<6x3x2xf64>
  %5 = stablehlo.constant dense<[[[48.875, -17.375], [-54.625, 9.125], [57.75, -54.5]], [[-122.375, 116.75], [-33.625, -81.375], [-74.0, -37.125]], [[-106.0, 1.0], [-40.875, 52.875], [-114.625, 0.625]], [[87.125, -71.25], [89.25, 75.5], [119.625, -65.375]], [[-41.625, 13.625], [60.75, -98.25], [-52.25, -104.25]], [[90.375, 71.25], [-103.0, -71.25], [74.375, 98.125]]]> : tensor<6x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xf64>, tensor<6x3x2xf64>) -> ()
  %6 = stablehlo.constant dense<[[[124.625, -89.0], [-58.625, 36.5], [-11.5, -30.5]], [[-55.875, 35.75], [-72.125, -84.375], [-69.875, 59.25]]]> : tensor<2x3x2xf64>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xf64>
  %8 = stablehlo.constant dense<[[[38.0, 102.125]], [[-101.875, -110.375]]]> : tensor<2x1x2xf64>
  %9 = stablehlo.constant dense<[[[-23.875, -18.125], [-47.0, -64.375]], [[99.0, 20.25], [-11.75, 54.375]]]> : tensor<2x2x2xf64>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xf64>, tensor<2x0x2xf64>, tensor<2x1x2xf64>, tensor<2x2x2xf64>) -> tensor<2x6x2xf64>
  %11 = stablehlo.constant dense<[[[124.625, -89.0], [-58.625, 36.5], [-11.5, -30.5], [38.0, 102.125], [-23.875, -18.125], [-47.0, -64.375]], [[-55.875, 35.75], [-72.125, -84.375], [-69.875, 59.25], [-101.875, -110.375], [99.0, 20.25], [-11.75, 54.375]]]> : tensor<2x6x2xf64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xf64>, tensor<2x6x2xf64>) -> ()
  %12 = stablehlo.constant dense<[[[0.25, -62.375, -61.375], [-117.75, -53.875, -117.5], [-32.5, 19.5, 104.375]], [[-76.0, 111.0, 39.25], [-118.5, -1.75, 75.875], [102.125, -1.0, 2.25]]]> : tensor<2x3x3xf64>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xf64>
  %14 = stablehlo.constant dense<[[[58.875], [89.625], [-93.25]], [[88.0], [102.5], [-59.5]]]> : tensor<2x3x1xf64>
  %15 = stablehlo.constant dense<[[[-4.75, -122.75], [-37.375, -77.0], [-3.0, -101.5]], [[29.875, 123.0], [68.5, 25.0], [-7.875, 110.125]]]> : tensor<2x3x2xf64>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xf64>, tensor<2x3x0xf64>, tensor<2x3x1xf64>, tensor<2x3x2xf64>) -> tensor<2x3x6xf64>
  %17 = stablehlo.constant dense<[[[0.25, -62.375, -61.375, 58.875, -4.75, -122.75], [-117.75, -53.875, -117.5, 89.625, -37.375, -77.0], [-32.5, 19.5, 104.375, -93.25, -3.0, -101.5]], [[-76.0, 111.0, 39.25, 88.0, 29.875, 123.0], [-118.5, -1.75, 75.875, 102.5, 68.5, 25.0], [102.125, -1.0, 2.25, -59.5, -7.875, 110.125]]]> : tensor<2x3x6xf64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xf64>, tensor<2x3x6xf64>) -> ()
  %18 = stablehlo.constant dense<[101.625, 27.0, -57.125, -112.5, 40.25]> : tensor<5xf64>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xf64>) -> tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xf64>, tensor<5xf64>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> tensor<15xf64>
  %21 = stablehlo.constant dense<[101.625, 27.0, -57.125, -112.5, 40.25, 101.625, 27.0, -57.125, -112.5, 40.25, 101.625, 27.0, -57.125, -112.5, 40.25]> : tensor<15xf64>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xf64>, tensor<15xf64>) -> ()
  %22 = stablehlo.constant dense<[[40.0, 88.0, -105.75, -31.75, -59.25, -50.875], [102.0, 98.75, 84.875, -56.0, -56.75, 116.5], [115.25, -16.25, -109.625, 64.0, 46.25, -82.375], [-120.75, -26.0, 103.125, 23.625, -18.625, 91.0]]> : tensor<4x6xf64>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xf64>) -> tensor<6x4xf64>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xf64>) -> tensor<4x6xf64>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xf64>) -> tensor<4x3xf64>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xf64>) -> tensor<4x6xf64>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xf64>, tensor<4x3xf64>, tensor<4x6xf64>) -> tensor<4x15xf64>
  %28 = stablehlo.constant dense<[[-50.875, -59.25, -31.75, -105.75, 88.0, 40.0, 88.0, -31.75, -50.875, 40.0, 88.0, -105.75, -31.75, -59.25, -50.875], [116.5, -56.75, -56.0, 84.875, 98.75, 102.0, 98.75, -56.0, 116.5, 102.0, 98.75, 84.875, -56.0, -56.75, 116.5], [-82.375, 46.25, 64.0, -109.625, -16.25, 115.25, -16.25, 64.0, -82.375, 115.25, -16.25, -109.625, 64.0, 46.25, -82.375], [91.0, -18.625, 23.625, 103.125, -26.0, -120.75, -26.0, 23.625, 91.0, -120.75, -26.0, 103.125, 23.625, -18.625, 91.0]]> : tensor<4x15xf64>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xf64>, tensor<4x15xf64>) -> ()
  return
}
// -----
// concatenate of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(14.5, 3.625), (9.0, -3.875)], [(19.25, 6.0), (-23.75, -11.75)], [(21.75, -2.125), (-0.5, 11.5)]], [[(-3.5, 8.375), (2.0, -10.0)], [(17.0, 5.25), (17.0, -6.0)], [(-3.5, 8.75), (-2.75, -7.5)]], [[(20.75, -6.0), (10.75, 1.125)], [(-15.0, 11.25), (8.25, 8.0)], [(6.5, 2.625), (-10.25, -7.375)]]]> : tensor<3x3x2xcomplex<f32>>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xcomplex<f32>>
  %2 = stablehlo.constant dense<[[[(-18.5, 6.5), (-1.75, -8.125)], [(0.25, -2.5), (-24.0, 10.75)], [(2.25, 12.0), (-11.0, -10.875)]]]> : tensor<1x3x2xcomplex<f32>>
  %3 = stablehlo.constant dense<[[[(14.0, 4.125), (24.5, 2.625)], [(5.75, -7.375), (-17.5, -6.25)], [(2.75, 3.5), (18.5, -10.25)]], [[(11.25, -6.25), (-17.5, -9.125)], [(-0.5, -3.375), (17.5, -4.375)], [(0.75, -3.0), (18.0, 6.25)]]]> : tensor<2x3x2xcomplex<f32>>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xcomplex<f32>>, tensor<0x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> tensor<6x3x2xcomplex<f32>>
  %5 = stablehlo.constant dense<[[[(14.5, 3.625), (9.0, -3.875)], [(19.25, 6.0), (-23.75, -11.75)], [(21.75, -2.125), (-0.5, 11.5)]], [[(-3.5, 8.375), (2.0, -10.0)], [(17.0, 5.25), (17.0, -6.0)], [(-3.5, 8.75), (-2.75, -7.5)]], [[(20.75, -6.0), (10.75, 1.125)], [(-15.0, 11.25), (8.25, 8.0)], [(6.5, 2.625), (-10.25, -7.375)]], [[(-18.5, 6.5), (-1.75, -8.125)], [(0.25, -2.5), (-24.0, 10.75)], [(2.25, 12.0), (-11.0, -10.875)]], [[(14.0, 4.125), (24.5, 2.625)], [(5.75, -7.375), (-17.5, -6.25)], [(2.75, 3.5), (18.5, -10.25)]], [[(11.25, -6.25), (-17.5, -9.125)], [(-0.5, -3.375), (17.5, -4.375)], [(0.75, -3.0), (18.0, 6.25)]]]> : tensor<6x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xcomplex<f32>>, tensor<6x3x2xcomplex<f32>>) -> ()
  %6 = stablehlo.constant dense<[[[(23.0, 4.625), (-3.25, -3.25)], [(-3.25, -7.375), (13.0, -2.5)], [(18.0, 3.25), (7.75, 6.25)]], [[(-11.0, 5.0), (10.75, -1.0)], [(-18.5, 0.375), (23.75, -6.25)], [(17.25, -9.125), (11.5, -6.25)]]]> : tensor<2x3x2xcomplex<f32>>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xcomplex<f32>>
  %8 = stablehlo.constant dense<[[[(-18.75, 4.875), (16.25, -6.25)]], [[(1.0, -7.75), (-6.0, 5.375)]]]> : tensor<2x1x2xcomplex<f32>>
  %9 = stablehlo.constant dense<[[[(14.75, 6.375), (19.5, 6.25)], [(2.75, 0.375), (17.5, -1.75)]], [[(13.5, -6.5), (15.5, 6.375)], [(-23.25, -11.375), (19.75, -7.5)]]]> : tensor<2x2x2xcomplex<f32>>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xcomplex<f32>>, tensor<2x0x2xcomplex<f32>>, tensor<2x1x2xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<2x6x2xcomplex<f32>>
  %11 = stablehlo.constant dense<[[[(23.0, 4.625), (-3.25, -3.25)], [(-3.25, -7.375), (13.0, -2.5)], [(18.0, 3.25), (7.75, 6.25)], [(-18.75, 4.875), (16.25, -6.25)], [(14.75, 6.375), (19.5, 6.25)], [(2.75, 0.375), (17.5, -1.75)]], [[(-11.0, 5.0), (10.75, -1.0)], [(-18.5, 0.375), (23.75, -6.25)], [(17.25, -9.125), (11.5, -6.25)], [(1.0, -7.75), (-6.0, 5.375)], [(13.5, -6.5), (15.5, 6.375)], [(-23.25, -11.375), (19.75, -7.5)]]]> : tensor<2x6x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xcomplex<f32>>, tensor<2x6x2xcomplex<f32>>) -> ()
  %12 = stablehlo.constant dense<[[[(20.5, 9.875), (2.5, -5.75), (-17.0, -8.625)], [(22.25, -0.625), (-18.5, 9.375), (8.5, -4.625)], [(-9.0, -9.625), (0.75, -1.25), (-18.0, -8.0)]], [[(14.75, -2.0), (21.75, -4.375), (0.75, -1.375)], [(-14.75, -5.875), (-0.5, -8.25), (-18.75, -1.375)], [(3.0, 9.5), (13.0, -0.25), (-6.5, 7.875)]]]> : tensor<2x3x3xcomplex<f32>>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xcomplex<f32>>
  %14 = stablehlo.constant dense<[[[(3.75, -6.25)], [(6.5, 1.75)], [(18.25, -5.875)]], [[(7.25, 8.875)], [(3.0, 9.875)], [(14.0, 2.125)]]]> : tensor<2x3x1xcomplex<f32>>
  %15 = stablehlo.constant dense<[[[(3.25, -8.375), (24.0, -4.5)], [(-21.0, -0.25), (-18.0, -5.25)], [(3.0, -6.25), (-22.0, -10.125)]], [[(-6.25, 12.125), (-2.75, -7.125)], [(-1.75, -1.625), (24.0, 6.25)], [(4.0, -10.0), (16.0, 1.25)]]]> : tensor<2x3x2xcomplex<f32>>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x0xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> tensor<2x3x6xcomplex<f32>>
  %17 = stablehlo.constant dense<[[[(20.5, 9.875), (2.5, -5.75), (-17.0, -8.625), (3.75, -6.25), (3.25, -8.375), (24.0, -4.5)], [(22.25, -0.625), (-18.5, 9.375), (8.5, -4.625), (6.5, 1.75), (-21.0, -0.25), (-18.0, -5.25)], [(-9.0, -9.625), (0.75, -1.25), (-18.0, -8.0), (18.25, -5.875), (3.0, -6.25), (-22.0, -10.125)]], [[(14.75, -2.0), (21.75, -4.375), (0.75, -1.375), (7.25, 8.875), (-6.25, 12.125), (-2.75, -7.125)], [(-14.75, -5.875), (-0.5, -8.25), (-18.75, -1.375), (3.0, 9.875), (-1.75, -1.625), (24.0, 6.25)], [(3.0, 9.5), (13.0, -0.25), (-6.5, 7.875), (14.0, 2.125), (4.0, -10.0), (16.0, 1.25)]]]> : tensor<2x3x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xcomplex<f32>>, tensor<2x3x6xcomplex<f32>>) -> ()
  %18 = stablehlo.constant dense<[(-21.25, 11.625), (14.5, -0.875), (7.25, 5.0), (0.5, -8.875), (16.75, 7.125)]> : tensor<5xcomplex<f32>>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<15xcomplex<f32>>
  %21 = stablehlo.constant dense<[(-21.25, 11.625), (14.5, -0.875), (7.25, 5.0), (0.5, -8.875), (16.75, 7.125), (-21.25, 11.625), (14.5, -0.875), (7.25, 5.0), (0.5, -8.875), (16.75, 7.125), (-21.25, 11.625), (14.5, -0.875), (7.25, 5.0), (0.5, -8.875), (16.75, 7.125)]> : tensor<15xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xcomplex<f32>>, tensor<15xcomplex<f32>>) -> ()
  %22 = stablehlo.constant dense<[[(-21.0, -2.5), (-15.75, -6.5), (-14.5, -11.75), (-20.0, -3.5), (-19.25, -7.25), (-14.25, -2.75)], [(-10.25, 0.875), (-22.25, -2.0), (5.75, -1.625), (-6.5, 2.375), (16.25, 3.375), (-22.0, -0.125)], [(-17.25, -9.5), (-18.5, -9.75), (-7.75, 4.125), (-15.25, -1.75), (-0.25, -10.5), (-4.75, -4.375)], [(0.75, -0.125), (-23.75, 8.0), (-24.25, -0.625), (1.75, -11.875), (9.0, 3.75), (-17.5, -1.25)]]> : tensor<4x6xcomplex<f32>>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> tensor<4x15xcomplex<f32>>
  %28 = stablehlo.constant dense<"0x000064C1000030C000009AC10000E8C00000A0C1000060C0000068C100003CC100007CC10000D0C00000A8C1000020C000007CC10000D0C00000A0C1000060C0000064C1000030C00000A8C1000020C000007CC10000D0C0000068C100003CC10000A0C1000060C000009AC10000E8C0000064C1000030C00000B0C1000000BE00008241000058400000D0C0000018400000B8400000D0BF0000B2C1000000C0000024C10000603F0000B2C1000000C00000D0C0000018400000B0C1000000BE000024C10000603F0000B2C1000000C00000B8400000D0BF0000D0C00000184000008241000058400000B0C1000000BE000098C000008CC0000080BE000028C1000074C10000E0BF0000F8C000008440000094C100001CC100008AC1000018C1000094C100001CC1000074C10000E0BF000098C000008CC000008AC1000018C1000094C100001CC10000F8C000008440000074C10000E0BF000080BE000028C1000098C000008CC000008CC10000A0BF00001041000070400000E03F00003EC10000C2C1000020BF0000BEC1000000410000403F000000BE0000BEC1000000410000E03F00003EC100008CC10000A0BF0000403F000000BE0000BEC1000000410000C2C1000020BF0000E03F00003EC1000010410000704000008CC10000A0BF"> : tensor<4x15xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xcomplex<f32>>, tensor<4x15xcomplex<f32>>) -> ()
  return
}
// -----
// concatenate of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(-16.75, 5.75), (-13.75, 7.375)], [(7.25, 0.375), (-3.25, 2.875)], [(17.0, 8.375), (3.0, -7.875)]], [[(22.0, -6.875), (-7.5, 8.25)], [(19.25, 11.5), (0.0, -0.875)], [(16.0, 3.75), (-13.25, -11.5)]], [[(13.25, -3.0), (3.0, 3.875)], [(-8.5, -5.75), (23.25, -8.625)], [(17.25, -5.75), (-22.75, 4.0)]]]> : tensor<3x3x2xcomplex<f64>>
  %1 = stablehlo.constant dense<> : tensor<0x3x2xcomplex<f64>>
  %2 = stablehlo.constant dense<[[[(-12.0, 4.375), (-8.5, 3.0)], [(18.75, -6.5), (0.5, -1.0)], [(7.25, -5.875), (3.75, 9.625)]]]> : tensor<1x3x2xcomplex<f64>>
  %3 = stablehlo.constant dense<[[[(20.0, -1.875), (11.0, -4.875)], [(-11.75, 7.25), (24.0, 7.625)], [(19.25, 5.75), (-4.5, 11.875)]], [[(0.5, 6.5), (10.0, 7.75)], [(-16.5, -12.0), (20.5, -6.875)], [(-20.75, 0.0), (-7.25, -6.0)]]]> : tensor<2x3x2xcomplex<f64>>
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) <{dimension = 0 : i64}> : (tensor<3x3x2xcomplex<f64>>, tensor<0x3x2xcomplex<f64>>, tensor<1x3x2xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>) -> tensor<6x3x2xcomplex<f64>>
  %5 = stablehlo.constant dense<[[[(-16.75, 5.75), (-13.75, 7.375)], [(7.25, 0.375), (-3.25, 2.875)], [(17.0, 8.375), (3.0, -7.875)]], [[(22.0, -6.875), (-7.5, 8.25)], [(19.25, 11.5), (0.0, -0.875)], [(16.0, 3.75), (-13.25, -11.5)]], [[(13.25, -3.0), (3.0, 3.875)], [(-8.5, -5.75), (23.25, -8.625)], [(17.25, -5.75), (-22.75, 4.0)]], [[(-12.0, 4.375), (-8.5, 3.0)], [(18.75, -6.5), (0.5, -1.0)], [(7.25, -5.875), (3.75, 9.625)]], [[(20.0, -1.875), (11.0, -4.875)], [(-11.75, 7.25), (24.0, 7.625)], [(19.25, 5.75), (-4.5, 11.875)]], [[(0.5, 6.5), (10.0, 7.75)], [(-16.5, -12.0), (20.5, -6.875)], [(-20.75, 0.0), (-7.25, -6.0)]]]> : tensor<6x3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6x3x2xcomplex<f64>>, tensor<6x3x2xcomplex<f64>>) -> ()
  %6 = stablehlo.constant dense<[[[(-2.75, -3.875), (5.0, 2.5)], [(-7.75, 9.875), (-13.75, 7.75)], [(0.5, 8.0), (-18.25, 8.625)]], [[(23.25, 4.25), (-10.75, -11.75)], [(-15.5, -11.125), (11.0, -9.0)], [(1.25, -11.125), (16.75, 3.75)]]]> : tensor<2x3x2xcomplex<f64>>
  %7 = stablehlo.constant dense<> : tensor<2x0x2xcomplex<f64>>
  %8 = stablehlo.constant dense<[[[(7.75, -11.25), (-21.25, -10.0)]], [[(-0.25, -12.125), (3.25, -11.5)]]]> : tensor<2x1x2xcomplex<f64>>
  %9 = stablehlo.constant dense<[[[(11.0, 8.5), (6.25, 3.125)], [(-13.0, -10.875), (12.0, 1.375)]], [[(1.5, -8.125), (-0.25, 12.25)], [(24.5, -6.5), (0.0, -4.25)]]]> : tensor<2x2x2xcomplex<f64>>
  %10 = "stablehlo.concatenate"(%6, %7, %8, %9) <{dimension = 1 : i64}> : (tensor<2x3x2xcomplex<f64>>, tensor<2x0x2xcomplex<f64>>, tensor<2x1x2xcomplex<f64>>, tensor<2x2x2xcomplex<f64>>) -> tensor<2x6x2xcomplex<f64>>
  %11 = stablehlo.constant dense<[[[(-2.75, -3.875), (5.0, 2.5)], [(-7.75, 9.875), (-13.75, 7.75)], [(0.5, 8.0), (-18.25, 8.625)], [(7.75, -11.25), (-21.25, -10.0)], [(11.0, 8.5), (6.25, 3.125)], [(-13.0, -10.875), (12.0, 1.375)]], [[(23.25, 4.25), (-10.75, -11.75)], [(-15.5, -11.125), (11.0, -9.0)], [(1.25, -11.125), (16.75, 3.75)], [(-0.25, -12.125), (3.25, -11.5)], [(1.5, -8.125), (-0.25, 12.25)], [(24.5, -6.5), (0.0, -4.25)]]]> : tensor<2x6x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x6x2xcomplex<f64>>, tensor<2x6x2xcomplex<f64>>) -> ()
  %12 = stablehlo.constant dense<[[[(-10.5, 4.5), (8.5, 0.25), (-15.0, 2.625)], [(5.0, -8.5), (-9.5, -7.75), (-9.0, 3.75)], [(-1.25, 12.125), (-7.5, 3.25), (-2.5, 8.0)]], [[(20.25, 8.375), (-10.25, -6.125), (-18.0, -4.75)], [(-19.25, -11.75), (-0.75, 3.75), (11.5, 4.25)], [(4.5, 9.5), (-7.75, 8.75), (23.25, 8.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %13 = stablehlo.constant dense<> : tensor<2x3x0xcomplex<f64>>
  %14 = stablehlo.constant dense<[[[(-6.0, -4.5)], [(-9.25, -3.25)], [(15.0, 10.5)]], [[(2.0, -4.125)], [(-24.0, 5.875)], [(24.25, -5.75)]]]> : tensor<2x3x1xcomplex<f64>>
  %15 = stablehlo.constant dense<[[[(15.75, 2.75), (17.25, -7.5)], [(-0.75, -10.875), (-6.25, -11.125)], [(-18.75, -6.0), (-21.75, -5.875)]], [[(-22.0, 10.375), (-14.5, 12.0)], [(-13.0, -0.125), (-1.25, 1.5)], [(-23.75, -3.625), (16.5, -7.875)]]]> : tensor<2x3x2xcomplex<f64>>
  %16 = "stablehlo.concatenate"(%12, %13, %14, %15) <{dimension = 2 : i64}> : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x0xcomplex<f64>>, tensor<2x3x1xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>) -> tensor<2x3x6xcomplex<f64>>
  %17 = stablehlo.constant dense<[[[(-10.5, 4.5), (8.5, 0.25), (-15.0, 2.625), (-6.0, -4.5), (15.75, 2.75), (17.25, -7.5)], [(5.0, -8.5), (-9.5, -7.75), (-9.0, 3.75), (-9.25, -3.25), (-0.75, -10.875), (-6.25, -11.125)], [(-1.25, 12.125), (-7.5, 3.25), (-2.5, 8.0), (15.0, 10.5), (-18.75, -6.0), (-21.75, -5.875)]], [[(20.25, 8.375), (-10.25, -6.125), (-18.0, -4.75), (2.0, -4.125), (-22.0, 10.375), (-14.5, 12.0)], [(-19.25, -11.75), (-0.75, 3.75), (11.5, 4.25), (-24.0, 5.875), (-13.0, -0.125), (-1.25, 1.5)], [(4.5, 9.5), (-7.75, 8.75), (23.25, 8.0), (24.25, -5.75), (-23.75, -3.625), (16.5, -7.875)]]]> : tensor<2x3x6xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x6xcomplex<f64>>, tensor<2x3x6xcomplex<f64>>) -> ()
  %18 = stablehlo.constant dense<[(-11.0, -11.625), (-6.25, -8.75), (17.5, -2.0), (16.75, -4.875), (-23.5, -6.25)]> : tensor<5xcomplex<f64>>
  %19 = "stablehlo.concatenate"(%18) <{dimension = 0 : i64}> : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  %20 = "stablehlo.concatenate"(%18, %18, %18) <{dimension = 0 : i64}> : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> tensor<15xcomplex<f64>>
  %21 = stablehlo.constant dense<[(-11.0, -11.625), (-6.25, -8.75), (17.5, -2.0), (16.75, -4.875), (-23.5, -6.25), (-11.0, -11.625), (-6.25, -8.75), (17.5, -2.0), (16.75, -4.875), (-23.5, -6.25), (-11.0, -11.625), (-6.25, -8.75), (17.5, -2.0), (16.75, -4.875), (-23.5, -6.25)]> : tensor<15xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xcomplex<f64>>, tensor<15xcomplex<f64>>) -> ()
  %22 = stablehlo.constant dense<[[(8.0, 11.625), (-14.0, -3.125), (4.5, 6.75), (-7.0, 11.75), (-8.25, -3.0), (8.0, 3.0)], [(11.0, -11.875), (-4.25, -4.375), (-1.75, 9.125), (-14.5, -1.25), (15.0, -0.875), (19.75, -6.875)], [(18.0, -4.5), (-5.5, -0.125), (-22.25, 6.0), (2.0, 3.5), (-19.75, 1.25), (8.5, 11.75)], [(15.5, 2.875), (-15.75, -0.375), (-23.75, -9.5), (16.75, 12.25), (17.0, -11.625), (3.5, 12.25)]]> : tensor<4x6xcomplex<f64>>
  %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<4x6xcomplex<f64>>) -> tensor<6x4xcomplex<f64>>
  %24 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 1>}> : (tensor<4x6xcomplex<f64>>) -> tensor<4x6xcomplex<f64>>
  %25 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
  %26 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<6x4xcomplex<f64>>) -> tensor<4x6xcomplex<f64>>
  %27 = "stablehlo.concatenate"(%24, %25, %26) <{dimension = 1 : i64}> : (tensor<4x6xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x6xcomplex<f64>>) -> tensor<4x15xcomplex<f64>>
  %28 = stablehlo.constant dense<[[(8.0, 3.0), (-8.25, -3.0), (-7.0, 11.75), (4.5, 6.75), (-14.0, -3.125), (8.0, 11.625), (-14.0, -3.125), (-7.0, 11.75), (8.0, 3.0), (8.0, 11.625), (-14.0, -3.125), (4.5, 6.75), (-7.0, 11.75), (-8.25, -3.0), (8.0, 3.0)], [(19.75, -6.875), (15.0, -0.875), (-14.5, -1.25), (-1.75, 9.125), (-4.25, -4.375), (11.0, -11.875), (-4.25, -4.375), (-14.5, -1.25), (19.75, -6.875), (11.0, -11.875), (-4.25, -4.375), (-1.75, 9.125), (-14.5, -1.25), (15.0, -0.875), (19.75, -6.875)], [(8.5, 11.75), (-19.75, 1.25), (2.0, 3.5), (-22.25, 6.0), (-5.5, -0.125), (18.0, -4.5), (-5.5, -0.125), (2.0, 3.5), (8.5, 11.75), (18.0, -4.5), (-5.5, -0.125), (-22.25, 6.0), (2.0, 3.5), (-19.75, 1.25), (8.5, 11.75)], [(3.5, 12.25), (17.0, -11.625), (16.75, 12.25), (-23.75, -9.5), (-15.75, -0.375), (15.5, 2.875), (-15.75, -0.375), (16.75, 12.25), (3.5, 12.25), (15.5, 2.875), (-15.75, -0.375), (-23.75, -9.5), (16.75, 12.25), (17.0, -11.625), (3.5, 12.25)]]> : tensor<4x15xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x15xcomplex<f64>>, tensor<4x15xcomplex<f64>>) -> ()
  return
}
// -----
// concatenate of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<[[[-125, -88, -51, -14]], [[68, 105, -109, -72]]]> : tensor<2x1x4xi8>}> : () -> tensor<2x1x4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 1 : i64}> : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x4x4x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F83A8CDF2446993B8DD02274C719BC0E5446993B8"> : tensor<2x4x4xi8>}> : () -> tensor<2x4x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x4x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
