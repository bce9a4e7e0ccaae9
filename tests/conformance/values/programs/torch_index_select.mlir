// torch_index_select of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[true, true, true], [true, true, true], [false, true, false], [false, false, true]]> : tensor<4x3xi1>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi1>, tensor<5xi32>) -> tensor<5x3xi1>
  %3 = stablehlo.constant dense<[[true, true, true], [false, false, true], [false, true, false], [true, true, true], [true, true, true]]> : tensor<5x3xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xi1>, tensor<5x3xi1>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi1>, tensor<2x2xi64>) -> tensor<4x2x2xi1>
  %6 = stablehlo.constant dense<[[[true, true], [true, true]], [[true, true], [true, true]], [[false, true], [false, false]], [[false, false], [true, false]]]> : tensor<4x2x2xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xi1>, tensor<4x2x2xi1>) -> ()
  %7 = stablehlo.constant dense<[[[false, true, false], [true, true, true], [false, true, false], [false, false, false]], [[false, true, true], [true, false, true], [false, false, true], [false, false, true]]]> : tensor<2x4x3xi1>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xi1>, tensor<2x5xui8>) -> tensor<2x5x3xi1>
  %10 = stablehlo.constant dense<[[[false, true, false], [false, false, false], [false, true, false], [true, true, true], [false, true, false]], [[false, false, true], [false, false, true], [true, false, true], [false, true, true], [false, false, true]]]> : tensor<2x5x3xi1>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xi1>, tensor<2x5x3xi1>) -> ()
  %11 = stablehlo.constant dense<[[[[true, true], [true, false], [true, true], [true, true]], [[false, false], [false, false], [false, false], [false, true]], [[true, true], [true, true], [false, false], [true, false]]], [[[false, true], [false, true], [false, false], [true, false]], [[false, false], [true, true], [true, false], [true, true]], [[true, true], [false, false], [false, true], [false, false]]]]> : tensor<2x3x4x2xi1>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xi1>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xi1>
  %14 = stablehlo.constant dense<[[[[true, true], [true, true], [true, true]], [[false, false], [false, false], [false, true]], [[false, false], [true, true], [true, true]]], [[[true, false], [false, false], [false, true]], [[false, false], [true, true], [true, false]], [[false, false], [true, true], [false, false]]]]> : tensor<2x3x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xi1>, tensor<2x3x3x2xi1>) -> ()
  %15 = stablehlo.constant dense<[[[true, false, false, true], [false, false, false, true], [false, false, false, true]], [[false, true, false, true], [false, false, false, false], [false, false, false, true]]]> : tensor<2x3x4xi1>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xi1>, tensor<2x2xi64>) -> tensor<2x3x2xi1>
  %18 = stablehlo.constant dense<[[[true, true], [false, true], [false, true]], [[false, true], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi1>, tensor<ui8>) -> tensor<3xi1>
  %21 = stablehlo.constant dense<true> : tensor<3xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xi1>, tensor<3xi1>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xi1>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xi1>
  %24 = stablehlo.constant dense<[[[[true, true], [false, false]], [[false, true], [false, false]], [[false, true], [false, false]]], [[[false, true], [false, true]], [[false, false], [false, false]], [[false, true], [false, false]]]]> : tensor<2x3x2x2xi1>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xi1>, tensor<2x3x2x2xi1>) -> ()
  return
}
// -----
// torch_index_select of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 1, 1], [-1, 1, -2], [1, -2, 1], [0, -2, -1]]> : tensor<4x3xi2>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi2>, tensor<5xi32>) -> tensor<5x3xi2>
  %3 = stablehlo.constant dense<[[0, 1, 1], [0, -2, -1], [1, -2, 1], [-1, 1, -2], [0, 1, 1]]> : tensor<5x3xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xi2>, tensor<5x3xi2>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi2>, tensor<2x2xi64>) -> tensor<4x2x2xi2>
  %6 = stablehlo.constant dense<[[[0, 1], [1, 0]], [[-1, 1], [-2, -1]], [[1, -2], [1, 1]], [[0, -2], [-1, 0]]]> : tensor<4x2x2xi2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xi2>, tensor<4x2x2xi2>) -> ()
  %7 = stablehlo.constant dense<[[[-2, -2, -1], [0, 0, 0], [-1, 0, 1], [0, 1, -2]], [[1, 1, -1], [1, -1, 0], [0, -1, -1], [1, 0, -2]]]> : tensor<2x4x3xi2>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xi2>, tensor<2x5xui8>) -> tensor<2x5x3xi2>
  %10 = stablehlo.constant dense<[[[-2, -2, -1], [0, 1, -2], [-1, 0, 1], [0, 0, 0], [-2, -2, -1]], [[1, 0, -2], [0, -1, -1], [1, -1, 0], [1, 1, -1], [1, 0, -2]]]> : tensor<2x5x3xi2>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xi2>, tensor<2x5x3xi2>) -> ()
  %11 = stablehlo.constant dense<[[[[0, 0], [0, -2], [-2, 1], [0, -2]], [[1, 0], [-2, -2], [0, 1], [1, 1]], [[1, 0], [1, 1], [-1, -2], [-2, -2]]], [[[0, 1], [-1, 1], [-2, 0], [-1, -1]], [[-2, 0], [-1, 0], [-1, 0], [1, -1]], [[-1, 0], [1, 0], [-2, 1], [0, -1]]]]> : tensor<2x3x4x2xi2>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xi2>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xi2>
  %14 = stablehlo.constant dense<[[[[0, 0], [0, -2], [-2, 1]], [[-2, -2], [1, 0], [1, 1]], [[-1, -2], [1, 1], [1, 0]]], [[[-1, -1], [-2, 0], [-1, 1]], [[-2, 0], [1, -1], [-1, 0]], [[1, 0], [-1, 0], [0, -1]]]]> : tensor<2x3x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xi2>, tensor<2x3x3x2xi2>) -> ()
  %15 = stablehlo.constant dense<[[[-1, -2, -1, 0], [-1, 1, 0, 1], [-1, -1, 1, 0]], [[1, 1, 0, -2], [-2, -2, -1, -1], [-2, -2, -2, 0]]]> : tensor<2x3x4xi2>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xi2>, tensor<2x2xi64>) -> tensor<2x3x2xi2>
  %18 = stablehlo.constant dense<[[[-1, 0], [-1, 1], [-1, 0]], [[0, 1], [-1, -2], [-2, -2]]]> : tensor<2x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi2>, tensor<ui8>) -> tensor<3xi2>
  %21 = stablehlo.constant dense<[0, 1, 1]> : tensor<3xi2>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xi2>, tensor<3xi2>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xi2>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xi2>
  %24 = stablehlo.constant dense<[[[[-1, 0], [-1, -2]], [[-1, 1], [0, 1]], [[-1, 0], [1, -1]]], [[[1, -2], [0, 1]], [[-2, -1], [-1, -2]], [[-2, 0], [-2, -2]]]]> : tensor<2x3x2x2xi2>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xi2>, tensor<2x3x2x2xi2>) -> ()
  return
}
// -----
// torch_index_select of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-6, -5, -6], [5, 1, 0], [-5, 7, 3], [7, 2, 0]]> : tensor<4x3xi4>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi4>, tensor<5xi32>) -> tensor<5x3xi4>
  %3 = stablehlo.constant dense<[[-6, -5, -6], [7, 2, 0], [-5, 7, 3], [5, 1, 0], [-6, -5, -6]]> : tensor<5x3xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xi4>, tensor<5x3xi4>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi4>, tensor<2x2xi64>) -> tensor<4x2x2xi4>
  %6 = stablehlo.constant dense<[[[-6, -5], [-6, -6]], [[5, 1], [0, 5]], [[-5, 7], [3, -5]], [[7, 2], [0, 7]]]> : tensor<4x2x2xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xi4>, tensor<4x2x2xi4>) -> ()
  %7 = stablehlo.constant dense<[[[6, -2, 5], [6, -6, -2], [-7, 2, -2], [1, -7, 4]], [[-5, 7, 2], [-8, 6, 6], [-1, -7, -3], [-7, 1, -4]]]> : tensor<2x4x3xi4>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xi4>, tensor<2x5xui8>) -> tensor<2x5x3xi4>
  %10 = stablehlo.constant dense<[[[6, -2, 5], [1, -7, 4], [-7, 2, -2], [6, -6, -2], [6, -2, 5]], [[-7, 1, -4], [-1, -7, -3], [-8, 6, 6], [-5, 7, 2], [-7, 1, -4]]]> : tensor<2x5x3xi4>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xi4>, tensor<2x5x3xi4>) -> ()
  %11 = stablehlo.constant dense<[[[[5, 2], [-1, 0], [-8, -6], [4, 3]], [[1, 2], [3, -5], [-4, 0], [-4, -4]], [[5, 0], [-5, 6], [5, 5], [-8, 1]]], [[[-6, 6], [-7, 5], [-2, -5], [3, 5]], [[1, 7], [4, 3], [5, 4], [-7, -3]], [[-1, -6], [7, -7], [-3, 3], [-2, 4]]]]> : tensor<2x3x4x2xi4>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xi4>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xi4>
  %14 = stablehlo.constant dense<[[[[5, 2], [4, 3], [-8, -6]], [[3, -5], [1, 2], [-4, -4]], [[5, 5], [-5, 6], [5, 0]]], [[[3, 5], [-2, -5], [-7, 5]], [[1, 7], [-7, -3], [5, 4]], [[7, -7], [-1, -6], [-2, 4]]]]> : tensor<2x3x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xi4>, tensor<2x3x3x2xi4>) -> ()
  %15 = stablehlo.constant dense<[[[-2, -5, 2, 0], [-4, 1, -1, 3], [-3, -1, -3, 1]], [[2, 5, -8, 6], [-3, 0, -2, -4], [0, 3, 7, -5]]]> : tensor<2x3x4xi4>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xi4>, tensor<2x2xi64>) -> tensor<2x3x2xi4>
  %18 = stablehlo.constant dense<[[[-2, 0], [-4, 3], [-3, 1]], [[-8, 5], [-2, 0], [7, 3]]]> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi4>, tensor<ui8>) -> tensor<3xi4>
  %21 = stablehlo.constant dense<[-6, -5, -6]> : tensor<3xi4>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xi4>, tensor<3xi4>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xi4>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xi4>
  %24 = stablehlo.constant dense<[[[[-2, 0], [2, -5]], [[-4, 3], [-1, 1]], [[-3, 1], [-3, -1]]], [[[2, 6], [-8, 5]], [[-3, -4], [-2, 0]], [[0, -5], [7, 3]]]]> : tensor<2x3x2x2xi4>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xi4>, tensor<2x3x2x2xi4>) -> ()
  return
}
// -----
// torch_index_select of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x23F5889A2DAAD232E4889D5B"> : tensor<4x3xi8>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi8>, tensor<5xi32>) -> tensor<5x3xi8>
  %3 = stablehlo.constant dense<"0x23F588889D5BD232E49A2DAA23F588"> : tensor<5x3xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xi8>, tensor<5x3xi8>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi8>, tensor<2x2xi64>) -> tensor<4x2x2xi8>
  %6 = stablehlo.constant dense<"0x23F588239A2DAA9AD232E4D2889D5B88"> : tensor<4x2x2xi8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xi8>, tensor<4x2x2xi8>) -> ()
  %7 = stablehlo.constant dense<"0xFAD4261EE4B17EFC58BB51F5D2840C7BC41C67D716F67234"> : tensor<2x4x3xi8>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xi8>, tensor<2x5xui8>) -> tensor<2x5x3xi8>
  %10 = stablehlo.constant dense<"0xFAD426BB51F57EFC581EE4B1FAD426F6723467D7167BC41CD2840CF67234"> : tensor<2x5x3xi8>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xi8>, tensor<2x5x3xi8>) -> ()
  %11 = stablehlo.constant dense<"0xDB9292B21FF2A879A1378C05756C78D8A6A72BE679F7D4FA5D40B9E3D811ADD2E387672B38C82190D36B59795B998A4A"> : tensor<2x3x4x2xi8>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xi8>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xi8>
  %14 = stablehlo.constant dense<"0xDB92A8791FF28C05A13778D879F72BE6A6A7ADD2D811B9E3E387219038C85979D36B8A4A"> : tensor<2x3x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xi8>, tensor<2x3x3x2xi8>) -> ()
  %15 = stablehlo.constant dense<"0x843B01FF719CD9370D63A31C353A0E5912C05C5D0D565911"> : tensor<2x3x4xi8>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xi8>, tensor<2x2xi64>) -> tensor<2x3x2xi8>
  %18 = stablehlo.constant dense<"0x84FF71370D1C0E3A5CC05956"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi8>, tensor<ui8>) -> tensor<3xi8>
  %21 = stablehlo.constant dense<[35, -11, -120]> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xi8>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xi8>
  %24 = stablehlo.constant dense<"0x84FF013B7137D99C0D1CA36335590E3A125D5CC00D115956"> : tensor<2x3x2x2xi8>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xi8>, tensor<2x3x2x2xi8>) -> ()
  return
}
// -----
// torch_index_select of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x934CA287E70AB72F2D306DD10D2A9A5F5A8F9669D0E8E8CB"> : tensor<4x3xi16>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi16>, tensor<5xi32>) -> tensor<5x3xi16>
  %3 = stablehlo.constant dense<"0x934CA287E70A9669D0E8E8CB0D2A9A5F5A8FB72F2D306DD1934CA287E70A"> : tensor<5x3xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xi16>, tensor<5x3xi16>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi16>, tensor<2x2xi64>) -> tensor<4x2x2xi16>
  %6 = stablehlo.constant dense<"0x934CA287E70A934CB72F2D306DD1B72F0D2A9A5F5A8F0D2A9669D0E8E8CB9669"> : tensor<4x2x2xi16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xi16>, tensor<4x2x2xi16>) -> ()
  %7 = stablehlo.constant dense<"0x3A48AFE785576CEC39412091830801FC1E34FCF72B394EF5D2E135A589C34E6C0BC43CFCCBF4EDE469D5AC3C181927DA"> : tensor<2x4x3xi16>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xi16>, tensor<2x5xui8>) -> tensor<2x5x3xi16>
  %10 = stablehlo.constant dense<"0x3A48AFE78557FCF72B394EF5830801FC1E346CEC394120913A48AFE78557AC3C181927DACBF4EDE469D54E6C0BC43CFCD2E135A589C3AC3C181927DA"> : tensor<2x5x3xi16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xi16>, tensor<2x5x3xi16>) -> ()
  %11 = stablehlo.constant dense<"0xE14B3D106B2B2339C6BD2E65A42C5A55F62BA8AD99C1E90C3060A8CD080A4B292C7DE8E4B587BAFAE6B6A8DD30ACD37E6A422A065B0A897016CA6AD6AFC957D5A246DAA922E265E455D0371F5431AFAD8353D4F87A3BDE0E1354F7D663C04ACA"> : tensor<2x3x4x2xi16>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xi16>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xi16>
  %14 = stablehlo.constant dense<"0xE14B3D10A42C5A55C6BD2E6599C1E90CF62BA8AD080A4B29E6B6A8DDB587BAFA2C7DE8E4AFC957D516CA6AD65B0A8970A246DAA95431AFAD55D0371F7A3BDE0E8353D4F863C04ACA"> : tensor<2x3x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xi16>, tensor<2x3x3x2xi16>) -> ()
  %15 = stablehlo.constant dense<"0xFEC4CE2065D36D4B237A454D913B140686EFF7A7ADB5F507FBD4F64C0B72E5D07A127D945A323243A83C317C7C899C98"> : tensor<2x3x4xi16>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xi16>, tensor<2x2xi64>) -> tensor<2x3x2xi16>
  %18 = stablehlo.constant dense<"0xFEC46D4B237A140686EFF5070B72F64C5A327D947C89317C"> : tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi16>, tensor<ui8>) -> tensor<3xi16>
  %21 = stablehlo.constant dense<[19603, -30814, 2791]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xi16>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xi16>
  %24 = stablehlo.constant dense<"0xFEC46D4B65D3CE20237A1406913B454D86EFF507ADB5F7A7FBD4E5D00B72F64C7A1232435A327D94A83C9C987C89317C"> : tensor<2x3x2x2xi16>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xi16>, tensor<2x3x2x2xi16>) -> ()
  return
}
// -----
// torch_index_select of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEE9B5019E8E799665F5CFA5CDF83BEE2753E4BD81A30086E241523799443AF64B45F999D85C4ECF39F871F9AC3D857B1"> : tensor<4x3xi32>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi32>, tensor<5xi32>) -> tensor<5x3xi32>
  %3 = stablehlo.constant dense<"0xEE9B5019E8E799665F5CFA5C85C4ECF39F871F9AC3D857B1241523799443AF64B45F999DDF83BEE2753E4BD81A30086EEE9B5019E8E799665F5CFA5C"> : tensor<5x3xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xi32>, tensor<5x3xi32>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi32>, tensor<2x2xi64>) -> tensor<4x2x2xi32>
  %6 = stablehlo.constant dense<"0xEE9B5019E8E799665F5CFA5CEE9B5019DF83BEE2753E4BD81A30086EDF83BEE2241523799443AF64B45F999D2415237985C4ECF39F871F9AC3D857B185C4ECF3"> : tensor<4x2x2xi32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> ()
  %7 = stablehlo.constant dense<"0xF57B80ABBBD7646C05AC4E2C73DAEBD9357399F553F2D453A8BD4CE982CE77F9FE1BC2EEB0A15CE9062D5E89A0F5E1DB121EFE1FB770CD68BF11240F4F8E75654E64A37E7293AA5EA3E427882218744D0252CCF9E23BA2A05CBF7BD40BD8DA75"> : tensor<2x4x3xi32>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xi32>, tensor<2x5xui8>) -> tensor<2x5x3xi32>
  %10 = stablehlo.constant dense<"0xF57B80ABBBD7646C05AC4E2CB0A15CE9062D5E89A0F5E1DBA8BD4CE982CE77F9FE1BC2EE73DAEBD9357399F553F2D453F57B80ABBBD7646C05AC4E2CE23BA2A05CBF7BD40BD8DA75A3E427882218744D0252CCF94F8E75654E64A37E7293AA5E121EFE1FB770CD68BF11240FE23BA2A05CBF7BD40BD8DA75"> : tensor<2x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xi32>, tensor<2x5x3xi32>) -> ()
  %11 = stablehlo.constant dense<"0x02405F4D3BD22A006DEC0C1956296964D43FB14A5327652D17FAF9B4FB755DCAE60573A8125491E0DCDF1150E3888D7A13263E023686990CB252B3FCCBB8B248B8007CA5888A144CD705DBE58BB48F367D4F0A6C74B96A73873ABC80404B09A170C6E303C3321609AAA56FC3D23CDBF1B503C38C81E11EC42A56519DC8C73BBBD6F8972C857F21DA07510D3FBD3867DCF79410044F7C8875FBB053F81FE05F68F4D6FA33765168EFD4D62007EF719F8B34F256649C8B594DB44114D85BDF87A5"> : tensor<2x3x4x2xi32>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xi32>
  %14 = stablehlo.constant dense<"0x02405F4D3BD22A0017FAF9B4FB755DCAD43FB14A5327652DDCDF1150E3888D7AE60573A8125491E0B252B3FCCBB8B2487D4F0A6C74B96A73D705DBE58BB48F36B8007CA5888A144C2A56519DC8C73BBBB503C38C81E11EC4AAA56FC3D23CDBF1D6F8972C857F21DAFBB053F81FE05F68F79410044F7C8875D4D62007EF719F8BF4D6FA33765168EFB44114D85BDF87A5"> : tensor<2x3x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xi32>, tensor<2x3x3x2xi32>) -> ()
  %15 = stablehlo.constant dense<"0x31C06D1EB0C165117726600B364C22B9D288DE68EFDB73D5F7FA4B7D7F5A76FAD2A0C0ED1AE4702B124472B85DCC05BD529D68C17CFE2B921308F16BEF59DB7EB39DE228433259FDEBBF53058A683D7625B477180B6DA3648BFDDDA7960A140E"> : tensor<2x3x4xi32>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xi32>, tensor<2x2xi64>) -> tensor<2x3x2xi32>
  %18 = stablehlo.constant dense<"0x31C06D1E364C22B9D288DE687F5A76FAD2A0C0ED5DCC05BD1308F16B7CFE2B92EBBF5305433259FD8BFDDDA70B6DA364"> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi32>, tensor<ui8>) -> tensor<3xi32>
  %21 = stablehlo.constant dense<[424713198, 1721362408, 1559911519]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xi32>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xi32>
  %24 = stablehlo.constant dense<"0x31C06D1E364C22B97726600BB0C16511D288DE687F5A76FAF7FA4B7DEFDB73D5D2A0C0ED5DCC05BD124472B81AE4702B529D68C1EF59DB7E1308F16B7CFE2B92B39DE2288A683D76EBBF5305433259FD25B47718960A140E8BFDDDA70B6DA364"> : tensor<2x3x2x2xi32>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xi32>, tensor<2x3x2x2xi32>) -> ()
  return
}
// -----
// torch_index_select of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x801EE1C909F4F2D2934677901747B646BBE5F319293E82B59C34EF711229D848CCDE71C4089617748987E234A1A002B3B0A142E57CC660F19279F2010AD6DEDF668CA019EC7D48F78F9433A13D9736434AE88441F2E6DC9C68E88ACDDD85F283"> : tensor<4x3xi64>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi64>, tensor<5xi32>) -> tensor<5x3xi64>
  %3 = stablehlo.constant dense<"0x801EE1C909F4F2D2934677901747B646BBE5F319293E82B58F9433A13D9736434AE88441F2E6DC9C68E88ACDDD85F283B0A142E57CC660F19279F2010AD6DEDF668CA019EC7D48F79C34EF711229D848CCDE71C4089617748987E234A1A002B3801EE1C909F4F2D2934677901747B646BBE5F319293E82B5"> : tensor<5x3xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xi64>, tensor<5x3xi64>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi64>, tensor<2x2xi64>) -> tensor<4x2x2xi64>
  %6 = stablehlo.constant dense<"0x801EE1C909F4F2D2934677901747B646BBE5F319293E82B5801EE1C909F4F2D29C34EF711229D848CCDE71C4089617748987E234A1A002B39C34EF711229D848B0A142E57CC660F19279F2010AD6DEDF668CA019EC7D48F7B0A142E57CC660F18F9433A13D9736434AE88441F2E6DC9C68E88ACDDD85F2838F9433A13D973643"> : tensor<4x2x2xi64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xi64>, tensor<4x2x2xi64>) -> ()
  %7 = stablehlo.constant dense<"0x64E3BAE9D607280F42D69515DA06D980C938788B977763C01979D90EE014EB8A64228646F44FF853E334EDFF1E1CD802D0D708CB58795C395FC5C7D6868885A54FEBA95ED9675F6BE4A082657415283B399D19A30D21DF5236689674844F7850606646A7D7815EEB7085DB913C0B742FF7CAC6D5EEF35E0FE45396D14BAD1A30F83550459BA932CC7F86F30103C72F0F255CFA38AA23BD75F77080844ADB195779A5A54D334824F64C0E1CE6EF228BD412C5027764425A9EA2BC698D2F8D9458"> : tensor<2x4x3xi64>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xi64>, tensor<2x5xui8>) -> tensor<2x5x3xi64>
  %10 = stablehlo.constant dense<"0x64E3BAE9D607280F42D69515DA06D980C938788B977763C0E4A082657415283B399D19A30D21DF5236689674844F7850D0D708CB58795C395FC5C7D6868885A54FEBA95ED9675F6B1979D90EE014EB8A64228646F44FF853E334EDFF1E1CD80264E3BAE9D607280F42D69515DA06D980C938788B977763C04C0E1CE6EF228BD412C5027764425A9EA2BC698D2F8D9458255CFA38AA23BD75F77080844ADB195779A5A54D334824F6E45396D14BAD1A30F83550459BA932CC7F86F30103C72F0F606646A7D7815EEB7085DB913C0B742FF7CAC6D5EEF35E0F4C0E1CE6EF228BD412C5027764425A9EA2BC698D2F8D9458"> : tensor<2x5x3xi64>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xi64>, tensor<2x5x3xi64>) -> ()
  %11 = stablehlo.constant dense<"0xC7D4735F2F408247235F24BD41FBA204C7C25388B403930759B256011C76BEF48550C5A27F7C8AB135C1705E682BAFD59E28DBAF582703BC3C917306599A426C9C2C9054106296E66399C063D4AE6FE3FEFDF50047689921A894BEBF8158004909ACC9F9C42A3CFD9C14DA9D814E52D83AD40D1F4B6D40C3BB85CED5C49583C2DAC7623C737CFC6639E68E708F6E45B2DF270AE1601688DA12507080479FB8559C06D2302F03791F9F0876106295F6A180D05A524D0ECFF92A0F6D5CC39BD28FAA6675953290FE06EC3867781517A4E55F8C5633D6CDD18AB850DA08F80DABDA7C59C4DB546BFD4718AE6AC647DF33D8B8AD05A7ACD4E177B04998630054B3D95141C830785EB8A7CFCF69CCDDD87286E2038492DE83D15C2F717ED1934E6DC9BAA54819410EDA1B33B21E9A4E9D6792937D349008D516E675894EE204F8D65177DADCD1B116252510FCB104652BCF83C2B65A7B53463CF15FF11D7A5FBE95DE3478C0110B95191859D25331D9D6DFB15B2F51257167419D4F94E87C195451D9"> : tensor<2x3x4x2xi64>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xi64>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xi64>
  %14 = stablehlo.constant dense<"0xC7D4735F2F408247235F24BD41FBA2049E28DBAF582703BC3C917306599A426C8550C5A27F7C8AB135C1705E682BAFD5FEFDF50047689921A894BEBF815800499C2C9054106296E66399C063D4AE6FE33AD40D1F4B6D40C3BB85CED5C49583C29C06D2302F03791F9F0876106295F6A1DF270AE1601688DA12507080479FB855DAC7623C737CFC6639E68E708F6E45B2B8AD05A7ACD4E177B04998630054B3D97C59C4DB546BFD4718AE6AC647DF33D85F8C5633D6CDD18AB850DA08F80DABDA5141C830785EB8A7CFCF69CCDDD87286937D349008D516E675894EE204F8D651BAA54819410EDA1B33B21E9A4E9D6792C2B65A7B53463CF15FF11D7A5FBE95DE77DADCD1B116252510FCB104652BCF835B2F51257167419D4F94E87C195451D9"> : tensor<2x3x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xi64>, tensor<2x3x3x2xi64>) -> ()
  %15 = stablehlo.constant dense<"0x1E9208F9320AD90E7BB47C4001B0AED0A9DD37866D46337E1C8DF82AAC4A1F13FFDFC89AFC478CC6854D6CE6C347D146224BACEC4058E0BDAA0D9318C2DFB55A60E11EB4B4C4A3DA77816C2D58A41B5669EF9CE4E7B35D116387FB8FA521F2AF10CD3403CD17341015C5CA69E92E6A8458640E2511DF6E8AF9C2A59D5C77297C4FCEDE9307F1630F2AA4F241F163875C54DF29CC3443F04403CA95E011B1E41CEFE5A040701A96FE0DFF4C03ACE082E8A542177414474266355A007244C91EA4"> : tensor<2x3x4xi64>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xi64>, tensor<2x2xi64>) -> tensor<2x3x2xi64>
  %18 = stablehlo.constant dense<"0x1E9208F9320AD90E1C8DF82AAC4A1F13FFDFC89AFC478CC6AA0D9318C2DFB55A60E11EB4B4C4A3DA6387FB8FA521F2AF58640E2511DF6E8A15C5CA69E92E6A8454DF29CC3443F0442AA4F241F163875CA5421774144742660DFF4C03ACE082E8"> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xi64>, tensor<ui8>) -> tensor<3xi64>
  %21 = stablehlo.constant dense<[-3246264058501849472, 5095338194949850771, -5367659459622214213]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xi64>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xi64>
  %24 = stablehlo.constant dense<"0x1E9208F9320AD90E1C8DF82AAC4A1F13A9DD37866D46337E7BB47C4001B0AED0FFDFC89AFC478CC6AA0D9318C2DFB55A224BACEC4058E0BD854D6CE6C347D14660E11EB4B4C4A3DA6387FB8FA521F2AF69EF9CE4E7B35D1177816C2D58A41B5610CD3403CD173410F9C2A59D5C77297C58640E2511DF6E8A15C5CA69E92E6A844FCEDE9307F1630F03CA95E011B1E41C54DF29CC3443F0442AA4F241F163875CEFE5A040701A96FE355A007244C91EA4A5421774144742660DFF4C03ACE082E8"> : tensor<2x3x2x2xi64>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xi64>, tensor<2x3x2x2xi64>) -> ()
  return
}
// -----
// torch_index_select of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 3, 2], [3, 0, 2], [2, 2, 1], [2, 2, 0]]> : tensor<4x3xui2>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui2>, tensor<5xi32>) -> tensor<5x3xui2>
  %3 = stablehlo.constant dense<[[0, 3, 2], [2, 2, 0], [2, 2, 1], [3, 0, 2], [0, 3, 2]]> : tensor<5x3xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xui2>, tensor<5x3xui2>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui2>, tensor<2x2xi64>) -> tensor<4x2x2xui2>
  %6 = stablehlo.constant dense<[[[0, 3], [2, 0]], [[3, 0], [2, 3]], [[2, 2], [1, 2]], [[2, 2], [0, 2]]]> : tensor<4x2x2xui2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xui2>, tensor<4x2x2xui2>) -> ()
  %7 = stablehlo.constant dense<[[[2, 1, 2], [3, 3, 3], [2, 3, 2], [3, 2, 2]], [[0, 0, 1], [1, 0, 0], [0, 3, 2], [0, 3, 3]]]> : tensor<2x4x3xui2>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xui2>, tensor<2x5xui8>) -> tensor<2x5x3xui2>
  %10 = stablehlo.constant dense<[[[2, 1, 2], [3, 2, 2], [2, 3, 2], [3, 3, 3], [2, 1, 2]], [[0, 3, 3], [0, 3, 2], [1, 0, 0], [0, 0, 1], [0, 3, 3]]]> : tensor<2x5x3xui2>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xui2>, tensor<2x5x3xui2>) -> ()
  %11 = stablehlo.constant dense<[[[[0, 0], [0, 2], [1, 1], [0, 0]], [[2, 2], [1, 3], [1, 3], [1, 1]], [[1, 2], [0, 2], [0, 2], [1, 3]]], [[[2, 0], [1, 0], [1, 2], [2, 0]], [[0, 2], [2, 0], [3, 2], [0, 1]], [[3, 1], [2, 3], [2, 0], [1, 3]]]]> : tensor<2x3x4x2xui2>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xui2>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xui2>
  %14 = stablehlo.constant dense<[[[[0, 0], [0, 0], [1, 1]], [[1, 3], [2, 2], [1, 1]], [[0, 2], [0, 2], [1, 2]]], [[[2, 0], [1, 2], [1, 0]], [[0, 2], [0, 1], [3, 2]], [[2, 3], [3, 1], [1, 3]]]]> : tensor<2x3x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xui2>, tensor<2x3x3x2xui2>) -> ()
  %15 = stablehlo.constant dense<[[[3, 1, 2, 3], [0, 1, 2, 2], [1, 1, 2, 0]], [[1, 1, 1, 3], [3, 1, 0, 0], [0, 3, 3, 3]]]> : tensor<2x3x4xui2>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xui2>, tensor<2x2xi64>) -> tensor<2x3x2xui2>
  %18 = stablehlo.constant dense<[[[3, 3], [0, 2], [1, 0]], [[1, 1], [0, 1], [3, 3]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui2>, tensor<ui8>) -> tensor<3xui2>
  %21 = stablehlo.constant dense<[0, 3, 2]> : tensor<3xui2>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xui2>, tensor<3xui2>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xui2>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xui2>
  %24 = stablehlo.constant dense<[[[[3, 3], [2, 1]], [[0, 2], [2, 1]], [[1, 0], [2, 1]]], [[[1, 3], [1, 1]], [[3, 0], [0, 1]], [[0, 3], [3, 3]]]]> : tensor<2x3x2x2xui2>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xui2>, tensor<2x3x2x2xui2>) -> ()
  return
}
// -----
// torch_index_select of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[11, 9, 0], [15, 4, 5], [15, 0, 13], [1, 6, 1]]> : tensor<4x3xui4>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui4>, tensor<5xi32>) -> tensor<5x3xui4>
  %3 = stablehlo.constant dense<[[11, 9, 0], [1, 6, 1], [15, 0, 13], [15, 4, 5], [11, 9, 0]]> : tensor<5x3xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xui4>, tensor<5x3xui4>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui4>, tensor<2x2xi64>) -> tensor<4x2x2xui4>
  %6 = stablehlo.constant dense<[[[11, 9], [0, 11]], [[15, 4], [5, 15]], [[15, 0], [13, 15]], [[1, 6], [1, 1]]]> : tensor<4x2x2xui4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xui4>, tensor<4x2x2xui4>) -> ()
  %7 = stablehlo.constant dense<[[[14, 0, 13], [9, 0, 3], [1, 5, 4], [4, 14, 3]], [[15, 12, 0], [8, 2, 11], [2, 8, 9], [10, 1, 14]]]> : tensor<2x4x3xui4>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xui4>, tensor<2x5xui8>) -> tensor<2x5x3xui4>
  %10 = stablehlo.constant dense<[[[14, 0, 13], [4, 14, 3], [1, 5, 4], [9, 0, 3], [14, 0, 13]], [[10, 1, 14], [2, 8, 9], [8, 2, 11], [15, 12, 0], [10, 1, 14]]]> : tensor<2x5x3xui4>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xui4>, tensor<2x5x3xui4>) -> ()
  %11 = stablehlo.constant dense<[[[[0, 14], [11, 10], [15, 13], [3, 6]], [[13, 0], [1, 14], [9, 7], [15, 15]], [[12, 1], [14, 8], [15, 3], [7, 12]]], [[[6, 6], [7, 4], [11, 4], [0, 13]], [[5, 5], [3, 5], [1, 8], [2, 2]], [[2, 12], [8, 11], [10, 4], [3, 1]]]]> : tensor<2x3x4x2xui4>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xui4>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xui4>
  %14 = stablehlo.constant dense<[[[[0, 14], [3, 6], [15, 13]], [[1, 14], [13, 0], [15, 15]], [[15, 3], [14, 8], [12, 1]]], [[[0, 13], [11, 4], [7, 4]], [[5, 5], [2, 2], [1, 8]], [[8, 11], [2, 12], [3, 1]]]]> : tensor<2x3x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xui4>, tensor<2x3x3x2xui4>) -> ()
  %15 = stablehlo.constant dense<[[[12, 11, 2, 6], [13, 10, 10, 13], [2, 2, 14, 2]], [[9, 14, 15, 13], [4, 13, 13, 3], [13, 14, 11, 11]]]> : tensor<2x3x4xui4>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xui4>, tensor<2x2xi64>) -> tensor<2x3x2xui4>
  %18 = stablehlo.constant dense<[[[12, 6], [13, 13], [2, 2]], [[15, 14], [13, 13], [11, 14]]]> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui4>, tensor<ui8>) -> tensor<3xui4>
  %21 = stablehlo.constant dense<[11, 9, 0]> : tensor<3xui4>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xui4>, tensor<3xui4>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xui4>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xui4>
  %24 = stablehlo.constant dense<[[[[12, 6], [2, 11]], [[13, 13], [10, 10]], [[2, 2], [14, 2]]], [[[9, 13], [15, 14]], [[4, 3], [13, 13]], [[13, 11], [11, 14]]]]> : tensor<2x3x2x2xui4>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xui4>, tensor<2x3x2x2xui4>) -> ()
  return
}
// -----
// torch_index_select of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0xE33992C678609478192967BA"> : tensor<4x3xui8>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui8>, tensor<5xi32>) -> tensor<5x3xui8>
  %3 = stablehlo.constant dense<"0xE339922967BA947819C67860E33992"> : tensor<5x3xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xui8>, tensor<5x3xui8>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui8>, tensor<2x2xi64>) -> tensor<4x2x2xui8>
  %6 = stablehlo.constant dense<"0xE33992E3C67860C6947819942967BA29"> : tensor<4x2x2xui8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xui8>, tensor<4x2x2xui8>) -> ()
  %7 = stablehlo.constant dense<"0x8FE811714773B7C37318A0F607128A4C8C1D3A1CB458BF43"> : tensor<2x4x3xui8>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xui8>, tensor<2x5xui8>) -> tensor<2x5x3xui8>
  %10 = stablehlo.constant dense<"0x8FE81118A0F6B7C3737147738FE81158BF433A1CB44C8C1D07128A58BF43"> : tensor<2x5x3xui8>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xui8>, tensor<2x5x3xui8>) -> ()
  %11 = stablehlo.constant dense<"0x81BDADF21110939B0E3286ADC9D6EDD39B80C5DC2D2270778D2593C3DCD676C7F7820EE63F16FBF01891DAC766AB742D"> : tensor<2x3x4x2xui8>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xui8>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xui8>
  %14 = stablehlo.constant dense<"0x81BD939B111086AD0E32EDD32D22C5DC9B8076C7DCD693C3F782FBF03F16DAC71891742D"> : tensor<2x3x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xui8>, tensor<2x3x3x2xui8>) -> ()
  %15 = stablehlo.constant dense<"0x83B8777AA687ABFE4F4B230B0FCB3E767D1E45C9B6978914"> : tensor<2x3x4xui8>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xui8>, tensor<2x2xi64>) -> tensor<2x3x2xui8>
  %18 = stablehlo.constant dense<"0x837AA6FE4F0B3ECB451E8997"> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui8>, tensor<ui8>) -> tensor<3xui8>
  %21 = stablehlo.constant dense<[227, 57, 146]> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xui8>, tensor<3xui8>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xui8>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xui8>
  %24 = stablehlo.constant dense<"0x837A77B8A6FEAB874F0B234B0F763ECB7DC9451EB6148997"> : tensor<2x3x2x2xui8>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xui8>, tensor<2x3x2x2xui8>) -> ()
  return
}
// -----
// torch_index_select of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x301C30F86332F23C535FC43CA78D95540626AB6BF20D0DD1"> : tensor<4x3xui16>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui16>, tensor<5xi32>) -> tensor<5x3xui16>
  %3 = stablehlo.constant dense<"0x301C30F86332AB6BF20D0DD1A78D95540626F23C535FC43C301C30F86332"> : tensor<5x3xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xui16>, tensor<5x3xui16>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui16>, tensor<2x2xi64>) -> tensor<4x2x2xui16>
  %6 = stablehlo.constant dense<"0x301C30F86332301CF23C535FC43CF23CA78D95540626A78DAB6BF20D0DD1AB6B"> : tensor<4x2x2xui16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xui16>, tensor<4x2x2xui16>) -> ()
  %7 = stablehlo.constant dense<"0x5D5406EAB44C44DD0DD518034090C6E335B427B0D4B0E47454C20301BBC9BFCB9A2828B623B39965B8E014E9C2EF488E"> : tensor<2x4x3xui16>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xui16>, tensor<2x5xui8>) -> tensor<2x5x3xui16>
  %10 = stablehlo.constant dense<"0x5D5406EAB44C27B0D4B0E4744090C6E335B444DD0DD518035D5406EAB44C14E9C2EF488E23B39965B8E0BFCB9A2828B654C20301BBC914E9C2EF488E"> : tensor<2x5x3xui16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xui16>, tensor<2x5x3xui16>) -> ()
  %11 = stablehlo.constant dense<"0x518502BA4438A7779CECCA7C59DA0426A831F2FBD9DAF955B564A4806BA0E1FE30935B78B78120B27450971CF459ED60CA3F934E543AF1ABE339A8C9A85DBD7E0E06DD672E318561F604A9CB8B32B698C8877CE8A5D847734AFCDA8F14C1B3B2"> : tensor<2x3x4x2xui16>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xui16>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xui16>
  %14 = stablehlo.constant dense<"0x518502BA59DA04269CECCA7CD9DAF955A831F2FB6BA0E1FE7450971CB78120B230935B78A85DBD7EE339A8C9543AF1AB0E06DD678B32B698F604A9CBA5D84773C8877CE814C1B3B2"> : tensor<2x3x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xui16>, tensor<2x3x3x2xui16>) -> ()
  %15 = stablehlo.constant dense<"0x56CD7101D45DC8F92A22C055E26C5B55424884BABB516C9B192939EDA82C57070BA1105B5A1B9DD1C6F536A607F5C52F"> : tensor<2x3x4xui16>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xui16>, tensor<2x2xi64>) -> tensor<2x3x2xui16>
  %18 = stablehlo.constant dense<"0x56CDC8F92A225B5542486C9BA82C39ED5A1B105B07F536A6"> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui16>, tensor<ui8>) -> tensor<3xui16>
  %21 = stablehlo.constant dense<[7216, 63536, 12899]> : tensor<3xui16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xui16>, tensor<3xui16>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xui16>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xui16>
  %24 = stablehlo.constant dense<"0x56CDC8F9D45D71012A225B55E26CC05542486C9BBB5184BA19295707A82C39ED0BA19DD15A1B105BC6F5C52F07F536A6"> : tensor<2x3x2x2xui16>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xui16>, tensor<2x3x2x2xui16>) -> ()
  return
}
// -----
// torch_index_select of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5DE4171C19171E475E3E2010D781292746E2C9359DB2B122F7C72ED50D97929A0D911025E3A0F32BA0CB05F179F246E4"> : tensor<4x3xui32>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui32>, tensor<5xi32>) -> tensor<5x3xui32>
  %3 = stablehlo.constant dense<"0x5DE4171C19171E475E3E2010E3A0F32BA0CB05F179F246E4F7C72ED50D97929A0D911025D781292746E2C9359DB2B1225DE4171C19171E475E3E2010"> : tensor<5x3xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xui32>, tensor<5x3xui32>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui32>, tensor<2x2xi64>) -> tensor<4x2x2xui32>
  %6 = stablehlo.constant dense<"0x5DE4171C19171E475E3E20105DE4171CD781292746E2C9359DB2B122D7812927F7C72ED50D97929A0D911025F7C72ED5E3A0F32BA0CB05F179F246E4E3A0F32B"> : tensor<4x2x2xui32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xui32>, tensor<4x2x2xui32>) -> ()
  %7 = stablehlo.constant dense<"0x63B6B60D146AC657C615B62AB50E3435F4B9B8626EB10E3869EB12ABD0A13F49FBB5F83CA9692C2903CE93B81916D31D796C5993D53F6EC25BDF0F040FC20B65AAE5E6C9A764502305E44E09FBC04CBCCE68CCD7360FF38251B1B3BF9DC02EF6"> : tensor<2x4x3xui32>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xui32>, tensor<2x5xui8>) -> tensor<2x5x3xui32>
  %10 = stablehlo.constant dense<"0x63B6B60D146AC657C615B62AA9692C2903CE93B81916D31D69EB12ABD0A13F49FBB5F83CB50E3435F4B9B8626EB10E3863B6B60D146AC657C615B62A360FF38251B1B3BF9DC02EF605E44E09FBC04CBCCE68CCD70FC20B65AAE5E6C9A7645023796C5993D53F6EC25BDF0F04360FF38251B1B3BF9DC02EF6"> : tensor<2x5x3xui32>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xui32>, tensor<2x5x3xui32>) -> ()
  %11 = stablehlo.constant dense<"0xF6121130D27EB66FD5481299FF09AF0B50C7E5B2C6D6383B2813B2127DA354C0D523E28E985322F2AE20E0AAED10BACF6DEABB732E1BECD0BA5608CAE9D9CE1869378243203F8225F55358B571D6A0ABBD1501E94B00B4CB9487FFBED58D091A5B8886956D6A2161D1BAE807D1B8BBC536BF8B0C5AC92E9495EBFD41F67BBC6FD7C93D002072B3BDEE27708B3BFA4598B13D2D60D56E7425E43C03AB4FCCCDAFB5BB1D1E3F4303A6C6B6EA9513EE58E69C1939404479B690B8FAE703CCD525E5"> : tensor<2x3x4x2xui32>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xui32>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xui32>
  %14 = stablehlo.constant dense<"0xF6121130D27EB66F2813B2127DA354C050C7E5B2C6D6383BAE20E0AAED10BACFD523E28E985322F2BA5608CAE9D9CE18BD1501E94B00B4CBF55358B571D6A0AB69378243203F822595EBFD41F67BBC6F36BF8B0C5AC92E94D1BAE807D1B8BBC5D7C93D002072B3BDE43C03AB4FCCCDAFB13D2D60D56E7425C6B6EA9513EE58E6B5BB1D1E3F4303A6B8FAE703CCD525E5"> : tensor<2x3x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xui32>, tensor<2x3x3x2xui32>) -> ()
  %15 = stablehlo.constant dense<"0x9F011CB42ABCCAA9A3DDAFA9950675169C961813B73780184B11FE124A65DD4988336DDB05D1779B127DF622BF530E26546C4C9F965962D351D62FEC20F2B3FAA2A9772FCC47698CF945464C765D182B7972DA01EB402D40D094B8867397FE4C"> : tensor<2x3x4xui32>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xui32>, tensor<2x2xi64>) -> tensor<2x3x2xui32>
  %18 = stablehlo.constant dense<"0x9F011CB4950675169C9618134A65DD4988336DDBBF530E2651D62FEC965962D3F945464CCC47698CD094B886EB402D40"> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui32>, tensor<ui8>) -> tensor<3xui32>
  %21 = stablehlo.constant dense<[471327837, 1193154329, 270548574]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xui32>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xui32>
  %24 = stablehlo.constant dense<"0x9F011CB495067516A3DDAFA92ABCCAA99C9618134A65DD494B11FE12B737801888336DDBBF530E26127DF62205D1779B546C4C9F20F2B3FA51D62FEC965962D3A2A9772F765D182BF945464CCC47698C7972DA017397FE4CD094B886EB402D40"> : tensor<2x3x2x2xui32>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xui32>, tensor<2x3x2x2xui32>) -> ()
  return
}
// -----
// torch_index_select of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC37D6839235B43CFF62386AC3FE3C1199A4EBD4A6AA5E9A3C76AE0ED63000A67168ADADF3ABAE5548F9C7EDDB17A00D1B6A8DC621DD60757644E8E765ADDDACD0D404A43766E390B8822057FEA4C545A5DE28C9AD796535FAFEFBA4D0818A072"> : tensor<4x3xui64>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui64>, tensor<5xi32>) -> tensor<5x3xui64>
  %3 = stablehlo.constant dense<"0xC37D6839235B43CFF62386AC3FE3C1199A4EBD4A6AA5E9A38822057FEA4C545A5DE28C9AD796535FAFEFBA4D0818A072B6A8DC621DD60757644E8E765ADDDACD0D404A43766E390BC76AE0ED63000A67168ADADF3ABAE5548F9C7EDDB17A00D1C37D6839235B43CFF62386AC3FE3C1199A4EBD4A6AA5E9A3"> : tensor<5x3xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xui64>, tensor<5x3xui64>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui64>, tensor<2x2xi64>) -> tensor<4x2x2xui64>
  %6 = stablehlo.constant dense<"0xC37D6839235B43CFF62386AC3FE3C1199A4EBD4A6AA5E9A3C37D6839235B43CFC76AE0ED63000A67168ADADF3ABAE5548F9C7EDDB17A00D1C76AE0ED63000A67B6A8DC621DD60757644E8E765ADDDACD0D404A43766E390BB6A8DC621DD607578822057FEA4C545A5DE28C9AD796535FAFEFBA4D0818A0728822057FEA4C545A"> : tensor<4x2x2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xui64>, tensor<4x2x2xui64>) -> ()
  %7 = stablehlo.constant dense<"0xA52D57F826C108B44EC497C9D57FEA83120B84AB58B3313C70EA3D0D17E284FAB919C756D15921E7584030C342A92B0EA0283DFF68AB74573659E69D8E87F158C847D77FEBC0E06DBFD26C3F27DB8A678CD4E048CC4D238AD4B253DB9649110A06651BC144A18229A3882EF855A4929D323305F8408180AE6E9783E9BC2D5E7BC7753E1E3642A7AE4248C3DE21EEC81895DE1447E6179AC773BB4D66257FA88072C06B4E8F5F3D3FE98069BDB1EFCA119DD29E6D3AE02B7D862C777A1E5A8029"> : tensor<2x4x3xui64>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xui64>, tensor<2x5xui8>) -> tensor<2x5x3xui64>
  %10 = stablehlo.constant dense<"0xA52D57F826C108B44EC497C9D57FEA83120B84AB58B3313CBFD26C3F27DB8A678CD4E048CC4D238AD4B253DB9649110AA0283DFF68AB74573659E69D8E87F158C847D77FEBC0E06D70EA3D0D17E284FAB919C756D15921E7584030C342A92B0EA52D57F826C108B44EC497C9D57FEA83120B84AB58B3313CE98069BDB1EFCA119DD29E6D3AE02B7D862C777A1E5A802995DE1447E6179AC773BB4D66257FA88072C06B4E8F5F3D3F6E9783E9BC2D5E7BC7753E1E3642A7AE4248C3DE21EEC81806651BC144A18229A3882EF855A4929D323305F8408180AEE98069BDB1EFCA119DD29E6D3AE02B7D862C777A1E5A8029"> : tensor<2x5x3xui64>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xui64>, tensor<2x5x3xui64>) -> ()
  %11 = stablehlo.constant dense<"0x36110BCE29F61E493B8903C6863286CC680BFF4E39A6A973711837BE04FDBA301EF6E306D34C58DBC1507FF3ADCB254BA9B00A9F46B859E8416D1EB1FC23E24D9C4BC6AF51459C0455CA15766758D45C7E6B9C44D3ACCA8999A7FD12D6EC2A4BB59076E4480DED146936B8E242816F35FE351DBCD5D3D9400F0DFDE7492FB2290D3C86DDC0204BE2F19BBFB12119CA6D7C47521CED4AFD26EFDA6B203379FB3346E606A34922BBA85B6238C397487B954353645E6B2A74D9AAED5D73E07C44F1E2D6C0A7024804C0FDFE3CF879F9FB0B0B2A6E48F3663B5FE87DE58A2CBD95EE31CF505A4EE4833B90FF34A588F4ABB04D76CD38E9708DAD25E8F8227C0B88001F1B0951F4684E44D64A5D504CCC51BB9701F1F79C9C8F270741A96E9EF54A32ED6A18FC0A8365153A1840F887302E0881BD1335BB7CA28F78BCAAAFB7977908780156D4B4C037E3E9D85A458D066E2E695A16BAAF251E181FE75A609D68FD861F6500A330BC4EFA812262395FD1D06DEFF28B201F3E85EF7CC3D1724DED900B"> : tensor<2x3x4x2xui64>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xui64>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xui64>
  %14 = stablehlo.constant dense<"0x36110BCE29F61E493B8903C6863286CCA9B00A9F46B859E8416D1EB1FC23E24D1EF6E306D34C58DBC1507FF3ADCB254B7E6B9C44D3ACCA8999A7FD12D6EC2A4B9C4BC6AF51459C0455CA15766758D45CFE351DBCD5D3D9400F0DFDE7492FB22946E606A34922BBA85B6238C397487B957C47521CED4AFD26EFDA6B203379FB330D3C86DDC0204BE2F19BBFB12119CA6D4D76CD38E9708DAD25E8F8227C0B880031CF505A4EE4833B90FF34A588F4ABB00B2A6E48F3663B5FE87DE58A2CBD95EE1F1B0951F4684E44D64A5D504CCC51BB81BD1335BB7CA28F78BCAAAFB7977908ED6A18FC0A8365153A1840F887302E08695A16BAAF251E181FE75A609D68FD86780156D4B4C037E3E9D85A458D066E2EEFF28B201F3E85EF7CC3D1724DED900B"> : tensor<2x3x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xui64>, tensor<2x3x3x2xui64>) -> ()
  %15 = stablehlo.constant dense<"0x0DCDF913AEE3CDE67466E1E937D4F7D1DD563DA8CFB901A5AE9C0A724752BF1E1DE249BBFAEC2502D748575F3B131BF0035EAE27198AF9991435DD099B328110FA6A99ED5A39F02603C37FDFEEB39F4BA6AD88075CF149717F2EE42715348C2F7217528B79FC0D321740543EA19651922BB98998AFDEDE0015EF7EE425B0992D473B4E0C0F54EE4825A737B1CA5BE0D99B69AF17C5951165CAA00DB8F65C82C8045024B3D1D6962903D054AC7B628A845560D851A23D6C5DB49AC80E4C6E93CC"> : tensor<2x3x4xui64>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xui64>, tensor<2x2xi64>) -> tensor<2x3x2xui64>
  %18 = stablehlo.constant dense<"0x0DCDF913AEE3CDE6AE9C0A724752BF1E1DE249BBFAEC25021435DD099B328110FA6A99ED5A39F0267F2EE42715348C2F2BB98998AFDEDE001740543EA19651929B69AF17C595116525A737B1CA5BE0D95560D851A23D6C5D03D054AC7B628A84"> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xui64>, tensor<ui8>) -> tensor<3xui64>
  %21 = stablehlo.constant dense<[14934880996135828931, 1856014384070271990, 11811153373694873242]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xui64>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xui64>
  %24 = stablehlo.constant dense<"0x0DCDF913AEE3CDE6AE9C0A724752BF1EDD563DA8CFB901A57466E1E937D4F7D11DE249BBFAEC25021435DD099B328110035EAE27198AF999D748575F3B131BF0FA6A99ED5A39F0267F2EE42715348C2FA6AD88075CF1497103C37FDFEEB39F4B7217528B79FC0D3215EF7EE425B0992D2BB98998AFDEDE001740543EA1965192473B4E0C0F54EE48CAA00DB8F65C82C89B69AF17C595116525A737B1CA5BE0D9045024B3D1D69629B49AC80E4C6E93CC5560D851A23D6C5D03D054AC7B628A84"> : tensor<2x3x2x2xui64>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xui64>, tensor<2x3x2x2xui64>) -> ()
  return
}
// -----
// torch_index_select of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-0.5, -2.0, -4.0], [-3.0, 0.5, -0.0], [-4.0, -0.5, 0.5], [1.5, -3.0, -1.0]]> : tensor<4x3xf4E2M1FN>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf4E2M1FN>, tensor<5xi32>) -> tensor<5x3xf4E2M1FN>
  %3 = stablehlo.constant dense<[[-0.5, -2.0, -4.0], [1.5, -3.0, -1.0], [-4.0, -0.5, 0.5], [-3.0, 0.5, -0.0], [-0.5, -2.0, -4.0]]> : tensor<5x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xf4E2M1FN>, tensor<5x3xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf4E2M1FN>, tensor<2x2xi64>) -> tensor<4x2x2xf4E2M1FN>
  %6 = stablehlo.constant dense<[[[-0.5, -2.0], [-4.0, -0.5]], [[-3.0, 0.5], [-0.0, -3.0]], [[-4.0, -0.5], [0.5, -4.0]], [[1.5, -3.0], [-1.0, 1.5]]]> : tensor<4x2x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xf4E2M1FN>, tensor<4x2x2xf4E2M1FN>) -> ()
  %7 = stablehlo.constant dense<[[[1.5, -1.0, 0.5], [3.0, 0.5, -0.5], [-6.0, -6.0, 6.0], [2.0, -0.0, 2.0]], [[-1.0, 1.5, 1.5], [-1.5, 4.0, -4.0], [-6.0, 0.0, -1.0], [-4.0, 3.0, 2.0]]]> : tensor<2x4x3xf4E2M1FN>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xf4E2M1FN>, tensor<2x5xui8>) -> tensor<2x5x3xf4E2M1FN>
  %10 = stablehlo.constant dense<[[[1.5, -1.0, 0.5], [2.0, -0.0, 2.0], [-6.0, -6.0, 6.0], [3.0, 0.5, -0.5], [1.5, -1.0, 0.5]], [[-4.0, 3.0, 2.0], [-6.0, 0.0, -1.0], [-1.5, 4.0, -4.0], [-1.0, 1.5, 1.5], [-4.0, 3.0, 2.0]]]> : tensor<2x5x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xf4E2M1FN>, tensor<2x5x3xf4E2M1FN>) -> ()
  %11 = stablehlo.constant dense<[[[[-2.0, 1.5], [-4.0, 0.0], [-4.0, -1.5], [1.0, 3.0]], [[4.0, -2.0], [4.0, 4.0], [-1.0, 6.0], [2.0, 4.0]], [[-1.0, 3.0], [2.0, 0.0], [1.0, 2.0], [4.0, 1.5]]], [[[-0.0, 2.0], [-4.0, -3.0], [-2.0, -1.5], [-1.5, -3.0]], [[-1.5, -1.5], [-3.0, 1.0], [4.0, -1.0], [0.0, 3.0]], [[-4.0, -4.0], [-6.0, -1.0], [3.0, 1.5], [0.0, 0.5]]]]> : tensor<2x3x4x2xf4E2M1FN>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xf4E2M1FN>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xf4E2M1FN>
  %14 = stablehlo.constant dense<[[[[-2.0, 1.5], [1.0, 3.0], [-4.0, -1.5]], [[4.0, 4.0], [4.0, -2.0], [2.0, 4.0]], [[1.0, 2.0], [2.0, 0.0], [-1.0, 3.0]]], [[[-1.5, -3.0], [-2.0, -1.5], [-4.0, -3.0]], [[-1.5, -1.5], [0.0, 3.0], [4.0, -1.0]], [[-6.0, -1.0], [-4.0, -4.0], [0.0, 0.5]]]]> : tensor<2x3x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xf4E2M1FN>, tensor<2x3x3x2xf4E2M1FN>) -> ()
  %15 = stablehlo.constant dense<[[[0.0, -3.0, 3.0, 4.0], [1.0, -0.5, -4.0, -6.0], [4.0, -0.5, 6.0, 3.0]], [[-1.5, 1.0, -4.0, 0.5], [4.0, -4.0, 6.0, -0.5], [-1.0, 6.0, -0.0, 6.0]]]> : tensor<2x3x4xf4E2M1FN>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xf4E2M1FN>, tensor<2x2xi64>) -> tensor<2x3x2xf4E2M1FN>
  %18 = stablehlo.constant dense<[[[0.0, 4.0], [1.0, -6.0], [4.0, 3.0]], [[-4.0, 1.0], [6.0, -4.0], [-0.0, 6.0]]]> : tensor<2x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xf4E2M1FN>, tensor<2x3x2xf4E2M1FN>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf4E2M1FN>, tensor<ui8>) -> tensor<3xf4E2M1FN>
  %21 = stablehlo.constant dense<[-0.5, -2.0, -4.0]> : tensor<3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xf4E2M1FN>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xf4E2M1FN>
  %24 = stablehlo.constant dense<[[[[0.0, 4.0], [3.0, -3.0]], [[1.0, -6.0], [-4.0, -0.5]], [[4.0, 3.0], [6.0, -0.5]]], [[[-1.5, 0.5], [-4.0, 1.0]], [[4.0, -0.5], [6.0, -4.0]], [[-1.0, 6.0], [-0.0, 6.0]]]]> : tensor<2x3x2x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xf4E2M1FN>, tensor<2x3x2x2xf4E2M1FN>) -> ()
  return
}
// -----
// torch_index_select of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-0.875, -1.125, 1.125], [1.625, 1.625, -3.0], [-0.25, -4.5, 1.25], [-2.25, 1.125, -4.5]]> : tensor<4x3xf6E2M3FN>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf6E2M3FN>, tensor<5xi32>) -> tensor<5x3xf6E2M3FN>
  %3 = stablehlo.constant dense<[[-0.875, -1.125, 1.125], [-2.25, 1.125, -4.5], [-0.25, -4.5, 1.25], [1.625, 1.625, -3.0], [-0.875, -1.125, 1.125]]> : tensor<5x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xf6E2M3FN>, tensor<5x3xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf6E2M3FN>, tensor<2x2xi64>) -> tensor<4x2x2xf6E2M3FN>
  %6 = stablehlo.constant dense<[[[-0.875, -1.125], [1.125, -0.875]], [[1.625, 1.625], [-3.0, 1.625]], [[-0.25, -4.5], [1.25, -0.25]], [[-2.25, 1.125], [-4.5, -2.25]]]> : tensor<4x2x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xf6E2M3FN>, tensor<4x2x2xf6E2M3FN>) -> ()
  %7 = stablehlo.constant dense<[[[-1.375, 0.875, 4.0], [6.5, 1.5, 3.0], [-0.5, 4.5, -3.25], [-2.0, -1.375, 2.25]], [[1.25, 0.0, 3.25], [-0.375, 5.0, -0.5], [-2.0, -6.5, -6.0], [-0.125, -0.0, -1.125]]]> : tensor<2x4x3xf6E2M3FN>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xf6E2M3FN>, tensor<2x5xui8>) -> tensor<2x5x3xf6E2M3FN>
  %10 = stablehlo.constant dense<[[[-1.375, 0.875, 4.0], [-2.0, -1.375, 2.25], [-0.5, 4.5, -3.25], [6.5, 1.5, 3.0], [-1.375, 0.875, 4.0]], [[-0.125, -0.0, -1.125], [-2.0, -6.5, -6.0], [-0.375, 5.0, -0.5], [1.25, 0.0, 3.25], [-0.125, -0.0, -1.125]]]> : tensor<2x5x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xf6E2M3FN>, tensor<2x5x3xf6E2M3FN>) -> ()
  %11 = stablehlo.constant dense<[[[[-1.625, -1.25], [-3.5, -0.875], [2.5, 0.25], [-0.0, -0.0]], [[-0.375, 1.0], [-2.75, -0.25], [-5.0, 4.0], [0.125, 3.5]], [[3.5, 6.0], [-4.5, -7.5], [0.125, -6.0], [-5.5, 1.75]]], [[[0.625, -1.25], [-0.25, -6.5], [1.375, 4.0], [2.0, -0.75]], [[-0.875, -3.75], [-4.5, -5.0], [-5.0, -0.25], [-0.75, -7.0]], [[3.75, -1.375], [6.5, 5.0], [-1.75, 0.125], [-1.25, 0.875]]]]> : tensor<2x3x4x2xf6E2M3FN>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xf6E2M3FN>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xf6E2M3FN>
  %14 = stablehlo.constant dense<[[[[-1.625, -1.25], [-0.0, -0.0], [2.5, 0.25]], [[-2.75, -0.25], [-0.375, 1.0], [0.125, 3.5]], [[0.125, -6.0], [-4.5, -7.5], [3.5, 6.0]]], [[[2.0, -0.75], [1.375, 4.0], [-0.25, -6.5]], [[-0.875, -3.75], [-0.75, -7.0], [-5.0, -0.25]], [[6.5, 5.0], [3.75, -1.375], [-1.25, 0.875]]]]> : tensor<2x3x3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xf6E2M3FN>, tensor<2x3x3x2xf6E2M3FN>) -> ()
  %15 = stablehlo.constant dense<[[[2.5, -1.875, 1.75, -0.625], [6.0, 0.5, 1.5, 3.5], [-3.25, 2.75, -4.0, -0.25]], [[-2.75, -5.0, 0.25, -1.5], [0.25, -1.5, 2.75, 1.5], [0.875, 0.125, 1.875, -5.0]]]> : tensor<2x3x4xf6E2M3FN>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xf6E2M3FN>, tensor<2x2xi64>) -> tensor<2x3x2xf6E2M3FN>
  %18 = stablehlo.constant dense<[[[2.5, -0.625], [6.0, 3.5], [-3.25, -0.25]], [[0.25, -5.0], [2.75, -1.5], [1.875, 0.125]]]> : tensor<2x3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xf6E2M3FN>, tensor<2x3x2xf6E2M3FN>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf6E2M3FN>, tensor<ui8>) -> tensor<3xf6E2M3FN>
  %21 = stablehlo.constant dense<[-0.875, -1.125, 1.125]> : tensor<3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xf6E2M3FN>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xf6E2M3FN>
  %24 = stablehlo.constant dense<[[[[2.5, -0.625], [1.75, -1.875]], [[6.0, 3.5], [1.5, 0.5]], [[-3.25, -0.25], [-4.0, 2.75]]], [[[-2.75, -1.5], [0.25, -5.0]], [[0.25, 1.5], [2.75, -1.5]], [[0.875, -5.0], [1.875, 0.125]]]]> : tensor<2x3x2x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xf6E2M3FN>, tensor<2x3x2x2xf6E2M3FN>) -> ()
  return
}
// -----
// torch_index_select of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.25, -0.4375, 0.125], [-2.5, 5.0, 6.0], [2.0, -12.0, -28.0], [-14.0, 0.625, -1.5]]> : tensor<4x3xf6E3M2FN>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf6E3M2FN>, tensor<5xi32>) -> tensor<5x3xf6E3M2FN>
  %3 = stablehlo.constant dense<[[1.25, -0.4375, 0.125], [-14.0, 0.625, -1.5], [2.0, -12.0, -28.0], [-2.5, 5.0, 6.0], [1.25, -0.4375, 0.125]]> : tensor<5x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xf6E3M2FN>, tensor<5x3xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf6E3M2FN>, tensor<2x2xi64>) -> tensor<4x2x2xf6E3M2FN>
  %6 = stablehlo.constant dense<[[[1.25, -0.4375], [0.125, 1.25]], [[-2.5, 5.0], [6.0, -2.5]], [[2.0, -12.0], [-28.0, 2.0]], [[-14.0, 0.625], [-1.5, -14.0]]]> : tensor<4x2x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xf6E3M2FN>, tensor<4x2x2xf6E3M2FN>) -> ()
  %7 = stablehlo.constant dense<[[[-8.0, -0.625, 28.0], [-8.0, 12.0, 6.0], [-14.0, -0.0625, 0.0], [-0.4375, 0.375, 24.0]], [[2.5, -16.0, 0.125], [16.0, 2.5, 1.0], [-10.0, -10.0, 0.0], [-1.75, 24.0, 1.5]]]> : tensor<2x4x3xf6E3M2FN>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xf6E3M2FN>, tensor<2x5xui8>) -> tensor<2x5x3xf6E3M2FN>
  %10 = stablehlo.constant dense<[[[-8.0, -0.625, 28.0], [-0.4375, 0.375, 24.0], [-14.0, -0.0625, 0.0], [-8.0, 12.0, 6.0], [-8.0, -0.625, 28.0]], [[-1.75, 24.0, 1.5], [-10.0, -10.0, 0.0], [16.0, 2.5, 1.0], [2.5, -16.0, 0.125], [-1.75, 24.0, 1.5]]]> : tensor<2x5x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xf6E3M2FN>, tensor<2x5x3xf6E3M2FN>) -> ()
  %11 = stablehlo.constant dense<[[[[-12.0, 2.5], [-2.0, -4.0], [24.0, 0.375], [-3.5, -16.0]], [[0.0, 0.3125], [1.5, -6.0], [1.25, -8.0], [-7.0, -0.875]], [[0.375, -5.0], [-28.0, 0.3125], [-1.25, -0.375], [-0.375, 14.0]]], [[[-0.1875, -12.0], [-1.25, -7.0], [-10.0, -0.1875], [-8.0, -0.4375]], [[-3.0, 6.0], [-24.0, 16.0], [10.0, -0.25], [-0.125, -0.4375]], [[1.0, 0.875], [16.0, 14.0], [7.0, -2.0], [0.375, 0.0625]]]]> : tensor<2x3x4x2xf6E3M2FN>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xf6E3M2FN>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xf6E3M2FN>
  %14 = stablehlo.constant dense<[[[[-12.0, 2.5], [-3.5, -16.0], [24.0, 0.375]], [[1.5, -6.0], [0.0, 0.3125], [-7.0, -0.875]], [[-1.25, -0.375], [-28.0, 0.3125], [0.375, -5.0]]], [[[-8.0, -0.4375], [-10.0, -0.1875], [-1.25, -7.0]], [[-3.0, 6.0], [-0.125, -0.4375], [10.0, -0.25]], [[16.0, 14.0], [1.0, 0.875], [0.375, 0.0625]]]]> : tensor<2x3x3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xf6E3M2FN>, tensor<2x3x3x2xf6E3M2FN>) -> ()
  %15 = stablehlo.constant dense<[[[-5.0, -0.375, -3.0, -0.875], [-7.0, -0.875, -20.0, 0.1875], [-2.5, -0.25, -0.25, -7.0]], [[0.3125, -28.0, -0.25, -0.1875], [10.0, -0.25, -0.25, -2.0], [-12.0, -3.5, 2.5, -0.75]]]> : tensor<2x3x4xf6E3M2FN>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xf6E3M2FN>, tensor<2x2xi64>) -> tensor<2x3x2xf6E3M2FN>
  %18 = stablehlo.constant dense<[[[-5.0, -0.875], [-7.0, 0.1875], [-2.5, -7.0]], [[-0.25, -28.0], [-0.25, -0.25], [2.5, -3.5]]]> : tensor<2x3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xf6E3M2FN>, tensor<2x3x2xf6E3M2FN>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf6E3M2FN>, tensor<ui8>) -> tensor<3xf6E3M2FN>
  %21 = stablehlo.constant dense<[1.25, -0.4375, 0.125]> : tensor<3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xf6E3M2FN>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xf6E3M2FN>
  %24 = stablehlo.constant dense<[[[[-5.0, -0.875], [-3.0, -0.375]], [[-7.0, 0.1875], [-20.0, -0.875]], [[-2.5, -7.0], [-0.25, -0.25]]], [[[0.3125, -0.1875], [-0.25, -28.0]], [[10.0, -2.0], [-0.25, -0.25]], [[-12.0, -0.75], [2.5, -3.5]]]]> : tensor<2x3x2x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xf6E3M2FN>, tensor<2x3x2x2xf6E3M2FN>) -> ()
  return
}
// -----
// torch_index_select of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB11CD9474D564E902EE802A8"> : tensor<4x3xf8E3M4>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E3M4>, tensor<5xi32>) -> tensor<5x3xf8E3M4>
  %3 = stablehlo.constant dense<"0xB11CD9E802A84E902E474D56B11CD9"> : tensor<5x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xf8E3M4>, tensor<5x3xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E3M4>, tensor<2x2xi64>) -> tensor<4x2x2xf8E3M4>
  %6 = stablehlo.constant dense<"0xB11CD9B1474D56474E902E4EE802A8E8"> : tensor<4x2x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xf8E3M4>, tensor<4x2x2xf8E3M4>) -> ()
  %7 = stablehlo.constant dense<"0x5C42DD1DC9D817258EBD6A9485CD0C02D4076AE612543388"> : tensor<2x4x3xf8E3M4>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xf8E3M4>, tensor<2x5xui8>) -> tensor<2x5x3xf8E3M4>
  %10 = stablehlo.constant dense<"0x5C42DDBD6A9417258E1DC9D85C42DD5433886AE61202D40785CD0C543388"> : tensor<2x5x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xf8E3M4>, tensor<2x5x3xf8E3M4>) -> ()
  %11 = stablehlo.constant dense<"0x47C2031D9E89E20C9E271311433BD6CA39DF96332E5AE35FAB95466838922C3CCDEA2131553DBDE2ACE7C119E46C5650"> : tensor<2x3x4x2xf8E3M4>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xf8E3M4>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xf8E3M4>
  %14 = stablehlo.constant dense<"0x47C2E20C9E8913119E27D6CA2E5A963339DF2C3C38924668CDEABDE2553DC119ACE75650"> : tensor<2x3x3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xf8E3M4>, tensor<2x3x3x2xf8E3M4>) -> ()
  %15 = stablehlo.constant dense<"0x5169CD13E1698B5F0165C28BC8AAA08644D829E7C3568B2F"> : tensor<2x3x4xf8E3M4>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xf8E3M4>, tensor<2x2xi64>) -> tensor<2x3x2xf8E3M4>
  %18 = stablehlo.constant dense<"0x5113E15F018BA0AA29D88B56"> : tensor<2x3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xf8E3M4>, tensor<2x3x2xf8E3M4>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E3M4>, tensor<ui8>) -> tensor<3xf8E3M4>
  %21 = stablehlo.constant dense<[-1.0625, 0.4375, -6.25]> : tensor<3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xf8E3M4>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xf8E3M4>
  %24 = stablehlo.constant dense<"0x5113CD69E15F8B69018BC265C886A0AA44E729D8C32F8B56"> : tensor<2x3x2x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xf8E3M4>, tensor<2x3x2x2xf8E3M4>) -> ()
  return
}
// -----
// torch_index_select of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEB37E519E92D9DD55698706A"> : tensor<4x3xf8E4M3>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E4M3>, tensor<5xi32>) -> tensor<5x3xf8E4M3>
  %3 = stablehlo.constant dense<"0xEB37E598706A9DD55619E92DEB37E5"> : tensor<5x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xf8E4M3>, tensor<5x3xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E4M3>, tensor<2x2xi64>) -> tensor<4x2x2xf8E4M3>
  %6 = stablehlo.constant dense<"0xEB37E5EB19E92D199DD5569D98706A98"> : tensor<4x2x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xf8E4M3>, tensor<4x2x2xf8E4M3>) -> ()
  %7 = stablehlo.constant dense<"0xD88A723B48D3E6F41E8945342AE540360893063BD041B90D"> : tensor<2x4x3xf8E4M3>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xf8E4M3>, tensor<2x5xui8>) -> tensor<2x5x3xf8E4M3>
  %10 = stablehlo.constant dense<"0xD88A72894534E6F41E3B48D3D88A7241B90D063BD03608932AE54041B90D"> : tensor<2x5x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xf8E4M3>, tensor<2x5x3xf8E4M3>) -> ()
  %11 = stablehlo.constant dense<"0xA099C0724D25EC773645727623CC94733B5B278E4E5C20E1E628EAA6EF2D15022F91C6E0D8C3A34AE2CC56A7550A07D1"> : tensor<2x3x4x2xf8E4M3>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xf8E4M3>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xf8E4M3>
  %14 = stablehlo.constant dense<"0xA099EC774D257276364594734E5C278E3B5B1502EF2DEAA62F91A34AD8C356A7E2CC07D1"> : tensor<2x3x3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xf8E4M3>, tensor<2x3x3x2xf8E4M3>) -> ()
  %15 = stablehlo.constant dense<"0x41F4E8096521DA6E82BB6BCFA6CBA2A7748EDAE203D45310"> : tensor<2x3x4xf8E4M3>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xf8E4M3>, tensor<2x2xi64>) -> tensor<2x3x2xf8E4M3>
  %18 = stablehlo.constant dense<"0x4109656E82CFA2CBDA8E53D4"> : tensor<2x3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xf8E4M3>, tensor<2x3x2xf8E4M3>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E4M3>, tensor<ui8>) -> tensor<3xf8E4M3>
  %21 = stablehlo.constant dense<[-88.0, 0.9375, -52.0]> : tensor<3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xf8E4M3>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xf8E4M3>
  %24 = stablehlo.constant dense<"0x4109E8F4656EDA2182CF6BBBA6A7A2CB74E2DA8E031053D4"> : tensor<2x3x2x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xf8E4M3>, tensor<2x3x2x2xf8E4M3>) -> ()
  return
}
// -----
// torch_index_select of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0x025FCFD9893496190E3E2105"> : tensor<4x3xf8E4M3FN>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E4M3FN>, tensor<5xi32>) -> tensor<5x3xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x025FCF3E210596190ED98934025FCF"> : tensor<5x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xf8E4M3FN>, tensor<5x3xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E4M3FN>, tensor<2x2xi64>) -> tensor<4x2x2xf8E4M3FN>
  %6 = stablehlo.constant dense<"0x025FCF02D98934D996190E963E21053E"> : tensor<4x2x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xf8E4M3FN>, tensor<4x2x2xf8E4M3FN>) -> ()
  %7 = stablehlo.constant dense<"0x5D3791E985FB8CD8628477544F3449380FF4EDDD8B3C733B"> : tensor<2x4x3xf8E4M3FN>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xf8E4M3FN>, tensor<2x5xui8>) -> tensor<2x5x3xf8E4M3FN>
  %10 = stablehlo.constant dense<"0x5D37918477548CD862E985FB5D37913C733BEDDD8B380FF44F34493C733B"> : tensor<2x5x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xf8E4M3FN>, tensor<2x5x3xf8E4M3FN>) -> ()
  %11 = stablehlo.constant dense<"0xCB5ACA0A03FD48B49E5B044BB80DAF7B4266CF940DAA496A3FCA7D5E5DC8CC325AF08E02722A8F57ED76A109609EAD9D"> : tensor<2x3x4x2xf8E4M3FN>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xf8E4M3FN>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xf8E4M3FN>
  %14 = stablehlo.constant dense<"0xCB5A48B403FD044B9E5BAF7B0DAACF944266CC325DC87D5E5AF08F57722AA109ED76AD9D"> : tensor<2x3x3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xf8E4M3FN>, tensor<2x3x3x2xf8E4M3FN>) -> ()
  %15 = stablehlo.constant dense<"0x2593FE1DC895C780C4B670E694B59A2ACF937EEC8E855835"> : tensor<2x3x4xf8E4M3FN>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xf8E4M3FN>, tensor<2x2xi64>) -> tensor<2x3x2xf8E4M3FN>
  %18 = stablehlo.constant dense<"0x251DC880C4E69AB57E935885"> : tensor<2x3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E4M3FN>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E4M3FN>, tensor<ui8>) -> tensor<3xf8E4M3FN>
  %21 = stablehlo.constant dense<[0.00390625, 30.0, -7.5]> : tensor<3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xf8E4M3FN>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xf8E4M3FN>
  %24 = stablehlo.constant dense<"0x251DFE93C880C795C4E670B6942A9AB5CFEC7E938E355885"> : tensor<2x3x2x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xf8E4M3FN>, tensor<2x3x2x2xf8E4M3FN>) -> ()
  return
}
// -----
// torch_index_select of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA699F756771D8E64B5CC1F83"> : tensor<4x3xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E4M3FNUZ>, tensor<5xi32>) -> tensor<5x3xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0xA699F7CC1F838E64B556771DA699F7"> : tensor<5x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xf8E4M3FNUZ>, tensor<5x3xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E4M3FNUZ>, tensor<2x2xi64>) -> tensor<4x2x2xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<"0xA699F7A656771D568E64B58ECC1F83CC"> : tensor<4x2x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xf8E4M3FNUZ>, tensor<4x2x2xf8E4M3FNUZ>) -> ()
  %7 = stablehlo.constant dense<"0xE47A5A6760306BA354FC23C765F1DCA8A8122923F99102BB"> : tensor<2x4x3xf8E4M3FNUZ>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xf8E4M3FNUZ>, tensor<2x5xui8>) -> tensor<2x5x3xf8E4M3FNUZ>
  %10 = stablehlo.constant dense<"0xE47A5AFC23C76BA354676030E47A5A9102BB2923F9A8A81265F1DC9102BB"> : tensor<2x5x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xf8E4M3FNUZ>, tensor<2x5x3xf8E4M3FNUZ>) -> ()
  %11 = stablehlo.constant dense<"0x23BAE78D4BB74A82B7C1CF9E851CE66438E3746CFE5E2CD09D5BA4E8634E99107EBB08279DBFF78BD7A55918B5C8DB84"> : tensor<2x3x4x2xf8E4M3FNUZ>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xf8E4M3FNUZ>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xf8E4M3FNUZ>
  %14 = stablehlo.constant dense<"0x23BA4A824BB7CF9EB7C1E664FE5E746C38E39910634EA4E87EBBF78B9DBF5918D7A5DB84"> : tensor<2x3x3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xf8E4M3FNUZ>, tensor<2x3x3x2xf8E4M3FNUZ>) -> ()
  %15 = stablehlo.constant dense<"0xE7209CF1D599EB1D620040E7FA018FF56EFB53ED9274050F"> : tensor<2x3x4xf8E4M3FNUZ>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xf8E4M3FNUZ>, tensor<2x2xi64>) -> tensor<2x3x2xf8E4M3FNUZ>
  %18 = stablehlo.constant dense<"0xE7F1D51D62E78F0153FB0574"> : tensor<2x3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xf8E4M3FNUZ>, tensor<2x3x2xf8E4M3FNUZ>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E4M3FNUZ>, tensor<ui8>) -> tensor<3xf8E4M3FNUZ>
  %21 = stablehlo.constant dense<[-0.109375, 0x99, -120.0]> : tensor<3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xf8E4M3FNUZ>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xf8E4M3FNUZ>
  %24 = stablehlo.constant dense<"0xE7F19C20D51DEB9962E74000FAF58F016EED53FB920F0574"> : tensor<2x3x2x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xf8E4M3FNUZ>, tensor<2x3x2x2xf8E4M3FNUZ>) -> ()
  return
}
// -----
// torch_index_select of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xAB38F36C7E52EB783D01C2FF"> : tensor<4x3xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<5xi32>) -> tensor<5x3xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0xAB38F301C2FFEB783D6C7E52AB38F3"> : tensor<5x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xf8E4M3B11FNUZ>, tensor<5x3xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<2x2xi64>) -> tensor<4x2x2xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<"0xAB38F3AB6C7E526CEB783DEB01C2FF01"> : tensor<4x2x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xf8E4M3B11FNUZ>, tensor<4x2x2xf8E4M3B11FNUZ>) -> ()
  %7 = stablehlo.constant dense<"0x4B6F31A718CBBD87C439A173F47322A3A399EBE5E03385AB"> : tensor<2x4x3xf8E4M3B11FNUZ>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xf8E4M3B11FNUZ>, tensor<2x5xui8>) -> tensor<2x5x3xf8E4M3B11FNUZ>
  %10 = stablehlo.constant dense<"0x4B6F3139A173BD87C4A718CB4B6F313385ABEBE5E0A3A399F473223385AB"> : tensor<2x5x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xf8E4M3B11FNUZ>, tensor<2x5x3xf8E4M3B11FNUZ>) -> ()
  %11 = stablehlo.constant dense<"0xF10FED95B156B10D2474FD72ABF24D9CBC6C5F4DFE5EB7AE9626F235D5F02E399C8736BC82C3A8E77C639E34DB6C84E9"> : tensor<2x3x4x2xf8E4M3B11FNUZ>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xf8E4M3B11FNUZ>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xf8E4M3B11FNUZ>
  %14 = stablehlo.constant dense<"0xF10FB10DB156FD7224744D9CFE5E5F4DBC6C2E39D5F0F2359C87A8E782C39E347C6384E9"> : tensor<2x3x3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xf8E4M3B11FNUZ>, tensor<2x3x3x2xf8E4M3B11FNUZ>) -> ()
  %15 = stablehlo.constant dense<"0x11E8ABBBDD290AA1759A25DBBADF79475870C18B72AA0E26"> : tensor<2x3x4xf8E4M3B11FNUZ>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xf8E4M3B11FNUZ>, tensor<2x2xi64>) -> tensor<2x3x2xf8E4M3B11FNUZ>
  %18 = stablehlo.constant dense<"0x11BBDDA175DB79DFC1700EAA"> : tensor<2x3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2x3x2xf8E4M3B11FNUZ>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<ui8>) -> tensor<3xf8E4M3B11FNUZ>
  %21 = stablehlo.constant dense<[0xAB, 0.0625, -11.0]> : tensor<3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xf8E4M3B11FNUZ>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xf8E4M3B11FNUZ>
  %24 = stablehlo.constant dense<"0x11BBABE8DDA10A2975DB259ABA4779DF588BC17072260EAA"> : tensor<2x3x2x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xf8E4M3B11FNUZ>, tensor<2x3x2x2xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// torch_index_select of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEC673910B3690EAA4D146708"> : tensor<4x3xf8E5M2>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E5M2>, tensor<5xi32>) -> tensor<5x3xf8E5M2>
  %3 = stablehlo.constant dense<"0xEC67391467080EAA4D10B369EC6739"> : tensor<5x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xf8E5M2>, tensor<5x3xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E5M2>, tensor<2x2xi64>) -> tensor<4x2x2xf8E5M2>
  %6 = stablehlo.constant dense<"0xEC6739EC10B369100EAA4D0E14670814"> : tensor<4x2x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xf8E5M2>, tensor<4x2x2xf8E5M2>) -> ()
  %7 = stablehlo.constant dense<"0x38EE15D4C604DE5A217A0A300B940EB850D9A96D67F9813D"> : tensor<2x4x3xf8E5M2>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xf8E5M2>, tensor<2x5xui8>) -> tensor<2x5x3xf8E5M2>
  %10 = stablehlo.constant dense<"0x38EE157A0A30DE5A21D4C60438EE15F9813DA96D67B850D90B940EF9813D"> : tensor<2x5x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xf8E5M2>, tensor<2x5x3xf8E5M2>) -> ()
  %11 = stablehlo.constant dense<"0x680FD668A45162B2269EEA34AA33A2359A35D7C61F5B0A7BC571ABC9C132FAEF4C2E2EB20AC02A82F4A8236B309B47B5"> : tensor<2x3x4x2xf8E5M2>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xf8E5M2>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xf8E5M2>
  %14 = stablehlo.constant dense<"0x680F62B2A451EA34269EA2351F5BD7C69A35FAEFC132ABC94C2E2A820AC0236BF4A847B5"> : tensor<2x3x3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xf8E5M2>, tensor<2x3x3x2xf8E5M2>) -> ()
  %15 = stablehlo.constant dense<"0x0E9C1AE804E02505A53AE53E3208DF84DD0342D5C953E43E"> : tensor<2x3x4xf8E5M2>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xf8E5M2>, tensor<2x2xi64>) -> tensor<2x3x2xf8E5M2>
  %18 = stablehlo.constant dense<"0x0EE80405A53EDF084203E453"> : tensor<2x3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xf8E5M2>, tensor<2x3x2xf8E5M2>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E5M2>, tensor<ui8>) -> tensor<3xf8E5M2>
  %21 = stablehlo.constant dense<[-4096.0, 1792.0, 0.625]> : tensor<3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xf8E5M2>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xf8E5M2>
  %24 = stablehlo.constant dense<"0x0EE81A9C040525E0A53EE53A3284DF08DDD54203C93EE453"> : tensor<2x3x2x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xf8E5M2>, tensor<2x3x2x2xf8E5M2>) -> ()
  return
}
// -----
// torch_index_select of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x382A2B0149A5009C2821042A"> : tensor<4x3xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E5M2FNUZ>, tensor<5xi32>) -> tensor<5x3xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x382A2B21042A009C280149A5382A2B"> : tensor<5x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xf8E5M2FNUZ>, tensor<5x3xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E5M2FNUZ>, tensor<2x2xi64>) -> tensor<4x2x2xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<"0x382A2B380149A501009C280021042A21"> : tensor<4x2x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xf8E5M2FNUZ>, tensor<4x2x2xf8E5M2FNUZ>) -> ()
  %7 = stablehlo.constant dense<"0x9B55465592D187631B87FEF9C1712254387D1882FFDA9B1F"> : tensor<2x4x3xf8E5M2FNUZ>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xf8E5M2FNUZ>, tensor<2x5xui8>) -> tensor<2x5x3xf8E5M2FNUZ>
  %10 = stablehlo.constant dense<"0x9B554687FEF987631B5592D19B5546DA9B1F1882FF54387DC17122DA9B1F"> : tensor<2x5x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xf8E5M2FNUZ>, tensor<2x5x3xf8E5M2FNUZ>) -> ()
  %11 = stablehlo.constant dense<"0x85EC2EEAA274C8869A939F4DFED4AA88F4A0386CBFEFE5B8F40F8EEA8B744146939D21FDBF6A6F0937BE7D83B6145F49"> : tensor<2x3x4x2xf8E5M2FNUZ>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xf8E5M2FNUZ>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xf8E5M2FNUZ>
  %14 = stablehlo.constant dense<"0x85ECC886A2749F4D9A93AA88BFEF386CF4A041468B748EEA939D6F09BF6A7D8337BE5F49"> : tensor<2x3x3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xf8E5M2FNUZ>, tensor<2x3x3x2xf8E5M2FNUZ>) -> ()
  %15 = stablehlo.constant dense<"0x4CFB23B5D7F04C9D6F4C1A7FEDA6099132EDFA8B772A3601"> : tensor<2x3x4xf8E5M2FNUZ>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xf8E5M2FNUZ>, tensor<2x2xi64>) -> tensor<2x3x2xf8E5M2FNUZ>
  %18 = stablehlo.constant dense<"0x4CB5D79D6F7F09A6FAED362A"> : tensor<2x3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2x3x2xf8E5M2FNUZ>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E5M2FNUZ>, tensor<ui8>) -> tensor<3xf8E5M2FNUZ>
  %21 = stablehlo.constant dense<[0.25, 0.0234375, 0.02734375]> : tensor<3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xf8E5M2FNUZ>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xf8E5M2FNUZ>
  %24 = stablehlo.constant dense<"0x4CB523FBD79D4CF06F7F1A4CED9109A6328BFAED7701362A"> : tensor<2x3x2x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xf8E5M2FNUZ>, tensor<2x3x2x2xf8E5M2FNUZ>) -> ()
  return
}
// -----
// torch_index_select of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF9D99A416E9DBD33D8EDDFAE"> : tensor<4x3xf8E8M0FNU>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E8M0FNU>, tensor<5xi32>) -> tensor<5x3xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0xF9D99AEDDFAEBD33D8416E9DF9D99A"> : tensor<5x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xf8E8M0FNU>, tensor<5x3xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E8M0FNU>, tensor<2x2xi64>) -> tensor<4x2x2xf8E8M0FNU>
  %6 = stablehlo.constant dense<"0xF9D99AF9416E9D41BD33D8BDEDDFAEED"> : tensor<4x2x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xf8E8M0FNU>, tensor<4x2x2xf8E8M0FNU>) -> ()
  %7 = stablehlo.constant dense<"0x668F4D010ABB9475D119D544D499313F31B83A1703B84F9D"> : tensor<2x4x3xf8E8M0FNU>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xf8E8M0FNU>, tensor<2x5xui8>) -> tensor<2x5x3xf8E8M0FNU>
  %10 = stablehlo.constant dense<"0x668F4D19D5449475D1010ABB668F4DB84F9D3A17033F31B8D49931B84F9D"> : tensor<2x5x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xf8E8M0FNU>, tensor<2x5x3xf8E8M0FNU>) -> ()
  %11 = stablehlo.constant dense<"0x3165F4E5F651221B4F834E9F2F5EF97317C0AC0B781B5CCB662FE47CFA3B55672AD2112A2A96513D20D2C97144917C24"> : tensor<2x3x4x2xf8E8M0FNU>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xf8E8M0FNU>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xf8E8M0FNU>
  %14 = stablehlo.constant dense<"0x3165221BF6514E9F4F83F973781BAC0B17C05567FA3BE47C2AD2513D2A96C97120D27C24"> : tensor<2x3x3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xf8E8M0FNU>, tensor<2x3x3x2xf8E8M0FNU>) -> ()
  %15 = stablehlo.constant dense<"0x0C5336365D791942F61BF8295CDACE7450E79C094219FC4D"> : tensor<2x3x4xf8E8M0FNU>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xf8E8M0FNU>, tensor<2x2xi64>) -> tensor<2x3x2xf8E8M0FNU>
  %18 = stablehlo.constant dense<"0x0C365D42F629CEDA9CE7FC19"> : tensor<2x3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xf8E8M0FNU>, tensor<2x3x2xf8E8M0FNU>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf8E8M0FNU>, tensor<ui8>) -> tensor<3xf8E8M0FNU>
  %21 = stablehlo.constant dense<[0xF9, 0xD9, 0x9A]> : tensor<3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xf8E8M0FNU>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xf8E8M0FNU>
  %24 = stablehlo.constant dense<"0x0C3636535D421979F629F81B5C74CEDA50099CE7424DFC19"> : tensor<2x3x2x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xf8E8M0FNU>, tensor<2x3x2x2xf8E8M0FNU>) -> ()
  return
}
// -----
// torch_index_select of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEC4221C2C440D9422342384202C2AEC2B3C260429642D842"> : tensor<4x3xbf16>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xbf16>, tensor<5xi32>) -> tensor<5x3xbf16>
  %3 = stablehlo.constant dense<"0xEC4221C2C44060429642D84202C2AEC2B3C2D94223423842EC4221C2C440"> : tensor<5x3xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xbf16>, tensor<5x3xbf16>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xbf16>, tensor<2x2xi64>) -> tensor<4x2x2xbf16>
  %6 = stablehlo.constant dense<"0xEC4221C2C440EC42D94223423842D94202C2AEC2B3C202C260429642D8426042"> : tensor<4x2x2xbf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xbf16>, tensor<4x2x2xbf16>) -> ()
  %7 = stablehlo.constant dense<"0xDCC2E642B4C2ACC01A42B8C148C297C1A5C299429941E5C2F141EC407E42B0C1BE42664208C1E442BE42E342A1C2CC40"> : tensor<2x4x3xbf16>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xbf16>, tensor<2x5xui8>) -> tensor<2x5x3xbf16>
  %10 = stablehlo.constant dense<"0xDCC2E642B4C299429941E5C248C297C1A5C2ACC01A42B8C1DCC2E642B4C2E342A1C2CC4008C1E442BE42B0C1BE426642F141EC407E42E342A1C2CC40"> : tensor<2x5x3xbf16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xbf16>, tensor<2x5x3xbf16>) -> ()
  %11 = stablehlo.constant dense<"0x8242644210C2EB429AC2A8C05FC264C1B1C2BBC1B7C286C2AE42584097C2C442BF4113C29CC2E0C2FDC1C342BE42BAC220BF8F424A4206C264C28CC215C2F5C2874160C1144260C2AB4126C2974258C11FC26641174255424EC28CC22B42D6C2"> : tensor<2x3x4x2xbf16>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xbf16>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xbf16>
  %14 = stablehlo.constant dense<"0x824264425FC264C19AC2A8C0B7C286C2B1C2BBC197C2C442FDC1C3429CC2E0C2BF4113C215C2F5C264C28CC24A4206C2874160C1974258C1AB4126C2174255421FC266412B42D6C2"> : tensor<2x3x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xbf16>, tensor<2x3x3x2xbf16>) -> ()
  %15 = stablehlo.constant dense<"0xA6425241EEC2EBC27FC244C16EC2C442C6C24CC2B2C2A942034233C2BE428AC128C2C042ACC091C2B6C28941D542A6C1"> : tensor<2x3x4xbf16>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xbf16>, tensor<2x2xi64>) -> tensor<2x3x2xbf16>
  %18 = stablehlo.constant dense<"0xA642EBC27FC2C442C6C2A942BE4233C2ACC0C042D5428941"> : tensor<2x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xbf16>, tensor<2x3x2xbf16>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xbf16>, tensor<ui8>) -> tensor<3xbf16>
  %21 = stablehlo.constant dense<[118.0, -40.25, 6.125]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xbf16>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xbf16>
  %24 = stablehlo.constant dense<"0xA642EBC2EEC252417FC2C4426EC244C1C6C2A942B2C24CC203428AC1BE4233C228C291C2ACC0C042B6C2A6C1D5428941"> : tensor<2x3x2x2xbf16>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xbf16>, tensor<2x3x2x2xbf16>) -> ()
  return
}
// -----
// torch_index_select of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF2D478D198D29A57984F003F62D6E8CF50D02C540850084C"> : tensor<4x3xf16>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf16>, tensor<5xi32>) -> tensor<5x3xf16>
  %3 = stablehlo.constant dense<"0xF2D478D198D22C540850084C62D6E8CF50D09A57984F003FF2D478D198D2"> : tensor<5x3xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xf16>, tensor<5x3xf16>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf16>, tensor<2x2xi64>) -> tensor<4x2x2xf16>
  %6 = stablehlo.constant dense<"0xF2D478D198D2F2D49A57984F003F9A5762D6E8CF50D062D62C540850084C2C54"> : tensor<4x2x2xf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xf16>, tensor<4x2x2xf16>) -> ()
  %7 = stablehlo.constant dense<"0xA85354D6065692543C500452B8D7E0D676D57052184EB4D14056C0C0D8546CD43A55905220CA2655D8D060D680509049"> : tensor<2x4x3xf16>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xf16>, tensor<2x5xui8>) -> tensor<2x5x3xf16>
  %10 = stablehlo.constant dense<"0xA85354D606567052184EB4D1B8D7E0D676D592543C500452A85354D6065660D68050904920CA2655D8D06CD43A5590524056C0C0D85460D680509049"> : tensor<2x5x3xf16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xf16>, tensor<2x5x3xf16>) -> ()
  %11 = stablehlo.constant dense<"0xF0C89457B0CA005520C5BAD7F84F6656A6D4C8CDC8D2BCD01A575AD56048084EDED46056A0D4BAD65ED664541CD7F0D5A8CDCC5014D310566CD240CDC04118CCAA56745654540CD126D51CD480C04C516456A0D17E57645516D596560CD45453"> : tensor<2x3x4x2xf16>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xf16>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xf16>
  %14 = stablehlo.constant dense<"0xF0C89457F84F665620C5BAD7C8D2BCD0A6D4C8CD6048084E5ED66454A0D4BAD6DED46056C04118CC6CD240CD14D31056AA56745680C04C5126D51CD47E5764556456A0D10CD45453"> : tensor<2x3x3x2xf16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xf16>, tensor<2x3x3x2xf16>) -> ()
  %15 = stablehlo.constant dense<"0xD0CFB4504453E654004352D7004088D54048A2D7C0504856F4D2D84CA857A04A00D746D406D58056E4537A571E5680C1"> : tensor<2x3x4xf16>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xf16>, tensor<2x2xi64>) -> tensor<2x3x2xf16>
  %18 = stablehlo.constant dense<"0xD0CFE654004388D540484856A857D84C06D546D41E567A57"> : tensor<2x3x2xf16>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xf16>, tensor<2x3x2xf16>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf16>, tensor<ui8>) -> tensor<3xf16>
  %21 = stablehlo.constant dense<[-79.125, -43.75, -52.75]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xf16>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xf16>
  %24 = stablehlo.constant dense<"0xD0CFE6544453B450004388D5004052D740484856C050A2D7F4D2A04AA857D84C00D7805606D546D4E45380C11E567A57"> : tensor<2x3x2x2xf16>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xf16>, tensor<2x3x2x2xf16>) -> ()
  return
}
// -----
// torch_index_select of f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00004AC10040F1C200804B420040B1C200005AC100C081C20040EF4200C0C3C200801E420040A5420080E9C20080B142"> : tensor<4x3xf32>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf32>, tensor<5xi32>) -> tensor<5x3xf32>
  %3 = stablehlo.constant dense<"0x00004AC10040F1C200804B420040A5420080E9C20080B1420040EF4200C0C3C200801E420040B1C200005AC100C081C200004AC10040F1C200804B42"> : tensor<5x3xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf32>, tensor<2x2xi64>) -> tensor<4x2x2xf32>
  %6 = stablehlo.constant dense<"0x00004AC10040F1C200804B4200004AC10040B1C200005AC100C081C20040B1C20040EF4200C0C3C200801E420040EF420040A5420080E9C20080B1420040A542"> : tensor<4x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xf32>, tensor<4x2x2xf32>) -> ()
  %7 = stablehlo.constant dense<[[[67.75, 38.125, 90.25], [-37.5, 74.375, 31.5], [101.25, 72.125, 32.75], [37.125, 32.125, 85.25]], [[88.625, -33.875, 107.75], [-72.5, -41.25, -41.75], [56.0, -112.125, 82.625], [-38.125, -107.375, -4.625]]]> : tensor<2x4x3xf32>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xf32>, tensor<2x5xui8>) -> tensor<2x5x3xf32>
  %10 = stablehlo.constant dense<[[[67.75, 38.125, 90.25], [37.125, 32.125, 85.25], [101.25, 72.125, 32.75], [-37.5, 74.375, 31.5], [67.75, 38.125, 90.25]], [[-38.125, -107.375, -4.625], [56.0, -112.125, 82.625], [-72.5, -41.25, -41.75], [88.625, -33.875, 107.75], [-38.125, -107.375, -4.625]]]> : tensor<2x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> ()
  %11 = stablehlo.constant dense<[[[[-29.375, -70.0], [94.875, -17.375], [-73.125, -54.375], [28.375, 3.625]], [[75.125, -67.0], [-30.125, 64.5], [58.0, 104.625], [-86.125, 30.75]], [[-101.75, -31.125], [34.125, 58.625], [114.75, 12.75], [105.25, -7.375]]], [[[86.125, -44.375], [20.125, 84.25], [-0.375, -25.5], [-57.0, -94.875]], [[-90.25, -78.75], [110.0, -54.625], [56.875, 121.375], [112.625, -23.125]], [[61.375, 82.625], [-69.5, -119.375], [46.25, 45.375], [16.0, 87.125]]]]> : tensor<2x3x4x2xf32>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xf32>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xf32>
  %14 = stablehlo.constant dense<[[[[-29.375, -70.0], [28.375, 3.625], [-73.125, -54.375]], [[-30.125, 64.5], [75.125, -67.0], [-86.125, 30.75]], [[114.75, 12.75], [34.125, 58.625], [-101.75, -31.125]]], [[[-57.0, -94.875], [-0.375, -25.5], [20.125, 84.25]], [[-90.25, -78.75], [112.625, -23.125], [56.875, 121.375]], [[-69.5, -119.375], [61.375, 82.625], [16.0, 87.125]]]]> : tensor<2x3x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xf32>, tensor<2x3x3x2xf32>) -> ()
  %15 = stablehlo.constant dense<[[[111.5, 61.625, 0.25, 28.0], [-68.125, -69.875, -15.125, -59.5], [-6.125, -55.75, -85.75, 13.5]], [[-117.5, 45.0, -101.625, 95.875], [90.75, 96.125, 70.75, 24.75], [-123.5, -119.625, -53.5, -124.875]]]> : tensor<2x3x4xf32>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xf32>, tensor<2x2xi64>) -> tensor<2x3x2xf32>
  %18 = stablehlo.constant dense<[[[111.5, 28.0], [-68.125, -59.5], [-6.125, 13.5]], [[-101.625, 45.0], [70.75, 96.125], [-53.5, -119.625]]]> : tensor<2x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf32>, tensor<ui8>) -> tensor<3xf32>
  %21 = stablehlo.constant dense<[-12.625, -120.625, 50.875]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xf32>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xf32>
  %24 = stablehlo.constant dense<[[[[111.5, 28.0], [0.25, 61.625]], [[-68.125, -59.5], [-15.125, -69.875]], [[-6.125, 13.5], [-85.75, -55.75]]], [[[-117.5, 95.875], [-101.625, 45.0]], [[90.75, 24.75], [70.75, 96.125]], [[-123.5, -124.875], [-53.5, -119.625]]]]> : tensor<2x3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> ()
  return
}
// -----
// torch_index_select of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[40.375, -0.625, 26.875], [-77.875, -58.625, 70.875], [21.625, 66.625, -107.25], [-49.5, 99.0, 63.25]]> : tensor<4x3xf64>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf64>, tensor<5xi32>) -> tensor<5x3xf64>
  %3 = stablehlo.constant dense<[[40.375, -0.625, 26.875], [-49.5, 99.0, 63.25], [21.625, 66.625, -107.25], [-77.875, -58.625, 70.875], [40.375, -0.625, 26.875]]> : tensor<5x3xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf64>, tensor<2x2xi64>) -> tensor<4x2x2xf64>
  %6 = stablehlo.constant dense<[[[40.375, -0.625], [26.875, 40.375]], [[-77.875, -58.625], [70.875, -77.875]], [[21.625, 66.625], [-107.25, 21.625]], [[-49.5, 99.0], [63.25, -49.5]]]> : tensor<4x2x2xf64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> ()
  %7 = stablehlo.constant dense<[[[-10.125, 109.0, 15.125], [-104.125, -8.0, -97.0], [109.0, 88.125, -58.0], [73.75, -38.625, 27.0]], [[118.25, -32.0, 12.5], [-70.875, 14.625, 73.25], [-82.75, 36.5, -9.875], [-36.75, 41.25, 62.5]]]> : tensor<2x4x3xf64>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xf64>, tensor<2x5xui8>) -> tensor<2x5x3xf64>
  %10 = stablehlo.constant dense<[[[-10.125, 109.0, 15.125], [73.75, -38.625, 27.0], [109.0, 88.125, -58.0], [-104.125, -8.0, -97.0], [-10.125, 109.0, 15.125]], [[-36.75, 41.25, 62.5], [-82.75, 36.5, -9.875], [-70.875, 14.625, 73.25], [118.25, -32.0, 12.5], [-36.75, 41.25, 62.5]]]> : tensor<2x5x3xf64>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xf64>, tensor<2x5x3xf64>) -> ()
  %11 = stablehlo.constant dense<[[[[-82.125, 110.375], [-85.375, 113.5], [-21.875, -59.625], [-1.625, -116.75]], [[89.5, -11.75], [59.125, 102.625], [-60.0, 92.875], [-98.25, 96.625]], [[58.5, -61.75], [-68.75, -82.625], [-82.875, -18.875], [-47.125, 37.5]]], [[[-2.5, -119.0], [13.375, 20.5], [17.625, 103.625], [-53.5, 123.0]], [[-10.25, 77.0], [-43.875, 36.5], [21.375, -3.875], [47.625, 25.625]], [[41.0, -28.5], [-32.25, 120.25], [-108.75, 118.25], [-39.125, -97.625]]]]> : tensor<2x3x4x2xf64>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xf64>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xf64>
  %14 = stablehlo.constant dense<[[[[-82.125, 110.375], [-1.625, -116.75], [-21.875, -59.625]], [[59.125, 102.625], [89.5, -11.75], [-98.25, 96.625]], [[-82.875, -18.875], [-68.75, -82.625], [58.5, -61.75]]], [[[-53.5, 123.0], [17.625, 103.625], [13.375, 20.5]], [[-10.25, 77.0], [47.625, 25.625], [21.375, -3.875]], [[-32.25, 120.25], [41.0, -28.5], [-39.125, -97.625]]]]> : tensor<2x3x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xf64>, tensor<2x3x3x2xf64>) -> ()
  %15 = stablehlo.constant dense<[[[-87.125, 122.75, -92.5, -42.5], [77.125, -49.875, 34.625, -101.875], [82.0, -93.375, 77.125, -79.375]], [[-99.125, 64.25, -85.625, -80.125], [-30.25, -26.75, -28.875, -102.625], [6.25, -51.5, -84.25, -112.875]]]> : tensor<2x3x4xf64>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xf64>, tensor<2x2xi64>) -> tensor<2x3x2xf64>
  %18 = stablehlo.constant dense<[[[-87.125, -42.5], [77.125, -101.875], [82.0, -79.375]], [[-85.625, 64.25], [-28.875, -26.75], [-84.25, -51.5]]]> : tensor<2x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xf64>, tensor<ui8>) -> tensor<3xf64>
  %21 = stablehlo.constant dense<[40.375, -0.625, 26.875]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xf64>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xf64>
  %24 = stablehlo.constant dense<[[[[-87.125, -42.5], [-92.5, 122.75]], [[77.125, -101.875], [34.625, -49.875]], [[82.0, -79.375], [77.125, -93.375]]], [[[-99.125, -80.125], [-85.625, 64.25]], [[-30.25, -102.625], [-28.875, -26.75]], [[6.25, -112.875], [-84.25, -51.5]]]]> : tensor<2x3x2x2xf64>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xf64>, tensor<2x3x2x2xf64>) -> ()
  return
}
// -----
// torch_index_select of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-22.25, -7.125), (21.75, 9.0), (4.25, 3.5)], [(-4.75, 0.5), (4.5, 5.75), (2.5, 7.75)], [(-22.75, 9.375), (-3.5, -4.5), (10.0, -4.5)], [(-8.5, -4.625), (-22.25, 4.125), (23.5, 2.5)]]> : tensor<4x3xcomplex<f32>>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xcomplex<f32>>, tensor<5xi32>) -> tensor<5x3xcomplex<f32>>
  %3 = stablehlo.constant dense<[[(-22.25, -7.125), (21.75, 9.0), (4.25, 3.5)], [(-8.5, -4.625), (-22.25, 4.125), (23.5, 2.5)], [(-22.75, 9.375), (-3.5, -4.5), (10.0, -4.5)], [(-4.75, 0.5), (4.5, 5.75), (2.5, 7.75)], [(-22.25, -7.125), (21.75, 9.0), (4.25, 3.5)]]> : tensor<5x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xcomplex<f32>>, tensor<2x2xi64>) -> tensor<4x2x2xcomplex<f32>>
  %6 = stablehlo.constant dense<[[[(-22.25, -7.125), (21.75, 9.0)], [(4.25, 3.5), (-22.25, -7.125)]], [[(-4.75, 0.5), (4.5, 5.75)], [(2.5, 7.75), (-4.75, 0.5)]], [[(-22.75, 9.375), (-3.5, -4.5)], [(10.0, -4.5), (-22.75, 9.375)]], [[(-8.5, -4.625), (-22.25, 4.125)], [(23.5, 2.5), (-8.5, -4.625)]]]> : tensor<4x2x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xcomplex<f32>>, tensor<4x2x2xcomplex<f32>>) -> ()
  %7 = stablehlo.constant dense<[[[(-2.25, 9.375), (1.5, 7.875), (-5.25, 9.0)], [(0.75, 9.75), (-11.75, 3.375), (19.75, 5.5)], [(-15.0, -1.125), (20.75, 7.0), (23.0, 6.875)], [(-13.75, 2.125), (-13.0, -12.25), (22.5, -10.5)]], [[(15.25, -12.25), (3.75, 1.75), (-23.0, -2.375)], [(3.75, 8.625), (6.25, 10.25), (19.75, 7.75)], [(-4.5, 2.5), (2.75, 9.5), (-11.25, -5.125)], [(6.25, 2.375), (20.75, -0.125), (-5.25, -5.125)]]]> : tensor<2x4x3xcomplex<f32>>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xcomplex<f32>>, tensor<2x5xui8>) -> tensor<2x5x3xcomplex<f32>>
  %10 = stablehlo.constant dense<[[[(-2.25, 9.375), (1.5, 7.875), (-5.25, 9.0)], [(-13.75, 2.125), (-13.0, -12.25), (22.5, -10.5)], [(-15.0, -1.125), (20.75, 7.0), (23.0, 6.875)], [(0.75, 9.75), (-11.75, 3.375), (19.75, 5.5)], [(-2.25, 9.375), (1.5, 7.875), (-5.25, 9.0)]], [[(6.25, 2.375), (20.75, -0.125), (-5.25, -5.125)], [(-4.5, 2.5), (2.75, 9.5), (-11.25, -5.125)], [(3.75, 8.625), (6.25, 10.25), (19.75, 7.75)], [(15.25, -12.25), (3.75, 1.75), (-23.0, -2.375)], [(6.25, 2.375), (20.75, -0.125), (-5.25, -5.125)]]]> : tensor<2x5x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> ()
  %11 = stablehlo.constant dense<[[[[(-6.75, -2.0), (-13.5, -7.875)], [(-15.5, -12.125), (6.5, 0.625)], [(0.0, -2.875), (22.25, -0.875)], [(-9.25, -0.625), (14.25, -7.5)]], [[(-18.0, -11.25), (3.25, 9.0)], [(-0.75, 10.875), (4.75, 3.25)], [(-9.0, 5.5), (-18.25, -3.25)], [(20.25, 9.875), (-13.75, 4.5)]], [[(10.75, -8.375), (9.75, 3.625)], [(13.75, 7.125), (18.5, 8.625)], [(-14.25, 4.875), (17.75, -12.125)], [(18.0, -0.875), (16.25, 7.0)]]], [[[(-22.0, -4.125), (15.25, 2.625)], [(16.75, -4.875), (6.5, -9.25)], [(14.5, -1.25), (5.25, 7.875)], [(7.0, -4.5), (-9.75, 11.5)]], [[(-23.75, -2.875), (-23.25, -6.375)], [(-17.25, -6.75), (-7.5, -11.0)], [(20.0, -4.375), (10.75, 10.0)], [(14.0, 0.625), (-3.75, 10.25)]], [[(-1.25, -12.25), (-12.75, -1.5)], [(17.75, 1.375), (7.25, 6.125)], [(14.25, 11.375), (-15.5, 6.25)], [(-3.25, 6.875), (-7.75, 5.125)]]]]> : tensor<2x3x4x2xcomplex<f32>>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xcomplex<f32>>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xcomplex<f32>>
  %14 = stablehlo.constant dense<[[[[(-6.75, -2.0), (-13.5, -7.875)], [(-9.25, -0.625), (14.25, -7.5)], [(0.0, -2.875), (22.25, -0.875)]], [[(-0.75, 10.875), (4.75, 3.25)], [(-18.0, -11.25), (3.25, 9.0)], [(20.25, 9.875), (-13.75, 4.5)]], [[(-14.25, 4.875), (17.75, -12.125)], [(13.75, 7.125), (18.5, 8.625)], [(10.75, -8.375), (9.75, 3.625)]]], [[[(7.0, -4.5), (-9.75, 11.5)], [(14.5, -1.25), (5.25, 7.875)], [(16.75, -4.875), (6.5, -9.25)]], [[(-23.75, -2.875), (-23.25, -6.375)], [(14.0, 0.625), (-3.75, 10.25)], [(20.0, -4.375), (10.75, 10.0)]], [[(17.75, 1.375), (7.25, 6.125)], [(-1.25, -12.25), (-12.75, -1.5)], [(-3.25, 6.875), (-7.75, 5.125)]]]]> : tensor<2x3x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xcomplex<f32>>, tensor<2x3x3x2xcomplex<f32>>) -> ()
  %15 = stablehlo.constant dense<[[[(9.0, -9.25), (6.5, -0.375), (-7.25, 2.75), (-24.75, 11.0)], [(21.25, 7.375), (-21.0, 9.875), (-10.75, -3.625), (3.25, 5.875)], [(-11.75, 1.375), (-1.25, 10.25), (-6.0, -1.375), (0.0, -5.75)]], [[(-7.75, 2.25), (-3.25, -5.75), (-14.75, 0.25), (22.0, -5.0)], [(-4.0, 6.875), (-7.75, -6.125), (-24.25, 7.875), (11.0, 1.875)], [(-21.25, 8.875), (9.0, -9.875), (11.5, -12.0), (21.25, -5.25)]]]> : tensor<2x3x4xcomplex<f32>>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xcomplex<f32>>, tensor<2x2xi64>) -> tensor<2x3x2xcomplex<f32>>
  %18 = stablehlo.constant dense<[[[(9.0, -9.25), (-24.75, 11.0)], [(21.25, 7.375), (3.25, 5.875)], [(-11.75, 1.375), (0.0, -5.75)]], [[(-14.75, 0.25), (-3.25, -5.75)], [(-24.25, 7.875), (-7.75, -6.125)], [(11.5, -12.0), (9.0, -9.875)]]]> : tensor<2x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xcomplex<f32>>, tensor<ui8>) -> tensor<3xcomplex<f32>>
  %21 = stablehlo.constant dense<[(-22.25, -7.125), (21.75, 9.0), (4.25, 3.5)]> : tensor<3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xcomplex<f32>>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xcomplex<f32>>
  %24 = stablehlo.constant dense<[[[[(9.0, -9.25), (-24.75, 11.0)], [(-7.25, 2.75), (6.5, -0.375)]], [[(21.25, 7.375), (3.25, 5.875)], [(-10.75, -3.625), (-21.0, 9.875)]], [[(-11.75, 1.375), (0.0, -5.75)], [(-6.0, -1.375), (-1.25, 10.25)]]], [[[(-7.75, 2.25), (22.0, -5.0)], [(-14.75, 0.25), (-3.25, -5.75)]], [[(-4.0, 6.875), (11.0, 1.875)], [(-24.25, 7.875), (-7.75, -6.125)]], [[(-21.25, 8.875), (21.25, -5.25)], [(11.5, -12.0), (9.0, -9.875)]]]]> : tensor<2x3x2x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xcomplex<f32>>, tensor<2x3x2x2xcomplex<f32>>) -> ()
  return
}
// -----
// torch_index_select of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-23.5, -3.875), (-10.5, -11.375), (-10.5, 5.25)], [(-22.0, -7.625), (12.25, -2.25), (7.0, -10.5)], [(-5.5, -5.875), (-11.25, 9.75), (-12.25, -2.625)], [(-6.25, -0.75), (11.25, -2.375), (9.75, -2.125)]]> : tensor<4x3xcomplex<f64>>
  %1 = stablehlo.constant dense<[0, 3, 2, 1, 0]> : tensor<5xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xcomplex<f64>>, tensor<5xi32>) -> tensor<5x3xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(-23.5, -3.875), (-10.5, -11.375), (-10.5, 5.25)], [(-6.25, -0.75), (11.25, -2.375), (9.75, -2.125)], [(-5.5, -5.875), (-11.25, 9.75), (-12.25, -2.625)], [(-22.0, -7.625), (12.25, -2.25), (7.0, -10.5)], [(-23.5, -3.875), (-10.5, -11.375), (-10.5, 5.25)]]> : tensor<5x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
  %4 = stablehlo.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>
  %5 = "stablehlo.torch_index_select"(%0, %4) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3xcomplex<f64>>, tensor<2x2xi64>) -> tensor<4x2x2xcomplex<f64>>
  %6 = stablehlo.constant dense<[[[(-23.5, -3.875), (-10.5, -11.375)], [(-10.5, 5.25), (-23.5, -3.875)]], [[(-22.0, -7.625), (12.25, -2.25)], [(7.0, -10.5), (-22.0, -7.625)]], [[(-5.5, -5.875), (-11.25, 9.75)], [(-12.25, -2.625), (-5.5, -5.875)]], [[(-6.25, -0.75), (11.25, -2.375)], [(9.75, -2.125), (-6.25, -0.75)]]]> : tensor<4x2x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x2x2xcomplex<f64>>, tensor<4x2x2xcomplex<f64>>) -> ()
  %7 = stablehlo.constant dense<[[[(23.0, -1.375), (16.5, 1.625), (21.75, -4.375)], [(-14.75, 0.875), (-9.75, 8.5), (-21.25, 10.125)], [(22.25, 11.5), (1.75, -8.375), (-10.0, 8.25)], [(-18.5, -6.0), (8.75, -5.0), (-6.5, -2.5)]], [[(-9.0, 4.875), (-20.75, 11.5), (10.0, 2.375)], [(-14.25, 0.875), (21.0, 0.75), (-10.5, 2.75)], [(-15.75, -5.625), (0.25, 1.375), (0.5, 6.875)], [(-7.5, -1.875), (2.5, 8.375), (9.0, -11.75)]]]> : tensor<2x4x3xcomplex<f64>>
  %8 = stablehlo.constant dense<"0x00030201000302010003"> : tensor<2x5xui8>
  %9 = "stablehlo.torch_index_select"(%7, %8) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x4x3xcomplex<f64>>, tensor<2x5xui8>) -> tensor<2x5x3xcomplex<f64>>
  %10 = stablehlo.constant dense<[[[(23.0, -1.375), (16.5, 1.625), (21.75, -4.375)], [(-18.5, -6.0), (8.75, -5.0), (-6.5, -2.5)], [(22.25, 11.5), (1.75, -8.375), (-10.0, 8.25)], [(-14.75, 0.875), (-9.75, 8.5), (-21.25, 10.125)], [(23.0, -1.375), (16.5, 1.625), (21.75, -4.375)]], [[(-7.5, -1.875), (2.5, 8.375), (9.0, -11.75)], [(-15.75, -5.625), (0.25, 1.375), (0.5, 6.875)], [(-14.25, 0.875), (21.0, 0.75), (-10.5, 2.75)], [(-9.0, 4.875), (-20.75, 11.5), (10.0, 2.375)], [(-7.5, -1.875), (2.5, 8.375), (9.0, -11.75)]]]> : tensor<2x5x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> ()
  %11 = stablehlo.constant dense<[[[[(5.5, -2.25), (-8.25, -5.25)], [(21.25, 11.25), (14.5, 2.0)], [(-19.0, 11.0), (-8.75, 0.5)], [(-16.75, 4.5), (22.75, 6.625)]], [[(5.75, 2.625), (13.0, 1.125)], [(11.0, -4.875), (11.75, -8.0)], [(21.75, -8.75), (20.25, -8.75)], [(-19.0, 6.0), (12.5, -3.25)]], [[(12.75, -5.75), (-5.25, 5.625)], [(24.5, 8.875), (17.75, -6.625)], [(1.25, -6.875), (13.75, 6.0)], [(19.5, 12.0), (-15.0, 4.75)]]], [[[(-2.25, 5.0), (-16.0, 7.375)], [(-21.0, -11.125), (-6.75, 11.5)], [(8.5, 8.875), (2.0, -4.5)], [(-1.5, 10.625), (9.5, 5.875)]], [[(22.0, -1.375), (-24.0, -6.75)], [(-3.5, -9.125), (-6.75, 5.125)], [(20.25, -2.25), (8.75, 8.375)], [(-12.5, 5.25), (-1.25, -3.75)]], [[(-3.0, 5.875), (9.25, 3.625)], [(-13.5, -9.0), (16.5, 4.25)], [(-8.0, 5.875), (0.75, 3.75)], [(17.75, 10.75), (12.0, -8.25)]]]]> : tensor<2x3x4x2xcomplex<f64>>
  %12 = stablehlo.constant dense<[[[0, 3, 2], [1, 0, 3], [2, 1, 0]], [[3, 2, 1], [0, 3, 2], [1, 0, 3]]]> : tensor<2x3x3xi32>
  %13 = "stablehlo.torch_index_select"(%11, %12) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4x2xcomplex<f64>>, tensor<2x3x3xi32>) -> tensor<2x3x3x2xcomplex<f64>>
  %14 = stablehlo.constant dense<[[[[(5.5, -2.25), (-8.25, -5.25)], [(-16.75, 4.5), (22.75, 6.625)], [(-19.0, 11.0), (-8.75, 0.5)]], [[(11.0, -4.875), (11.75, -8.0)], [(5.75, 2.625), (13.0, 1.125)], [(-19.0, 6.0), (12.5, -3.25)]], [[(1.25, -6.875), (13.75, 6.0)], [(24.5, 8.875), (17.75, -6.625)], [(12.75, -5.75), (-5.25, 5.625)]]], [[[(-1.5, 10.625), (9.5, 5.875)], [(8.5, 8.875), (2.0, -4.5)], [(-21.0, -11.125), (-6.75, 11.5)]], [[(22.0, -1.375), (-24.0, -6.75)], [(-12.5, 5.25), (-1.25, -3.75)], [(20.25, -2.25), (8.75, 8.375)]], [[(-13.5, -9.0), (16.5, 4.25)], [(-3.0, 5.875), (9.25, 3.625)], [(17.75, 10.75), (12.0, -8.25)]]]]> : tensor<2x3x3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x3x2xcomplex<f64>>, tensor<2x3x3x2xcomplex<f64>>) -> ()
  %15 = stablehlo.constant dense<[[[(21.75, -0.5), (-5.0, 1.375), (-0.25, -4.25), (-20.0, -1.25)], [(23.25, 6.375), (-23.25, 9.375), (-22.75, -4.25), (7.25, 4.625)], [(3.25, 11.375), (-4.5, -2.375), (-14.5, 10.5), (19.5, -12.25)]], [[(6.25, -9.25), (-10.25, 4.875), (4.5, 11.375), (12.0, 4.125)], [(-12.5, -6.25), (17.75, 1.25), (23.25, -7.375), (-12.25, -5.875)], [(-4.5, -1.375), (8.75, 10.75), (-24.0, -10.875), (10.75, -4.25)]]]> : tensor<2x3x4xcomplex<f64>>
  %16 = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %17 = "stablehlo.torch_index_select"(%15, %16) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4xcomplex<f64>>, tensor<2x2xi64>) -> tensor<2x3x2xcomplex<f64>>
  %18 = stablehlo.constant dense<[[[(21.75, -0.5), (-20.0, -1.25)], [(23.25, 6.375), (7.25, 4.625)], [(3.25, 11.375), (19.5, -12.25)]], [[(4.5, 11.375), (-10.25, 4.875)], [(23.25, -7.375), (17.75, 1.25)], [(-24.0, -10.875), (8.75, 10.75)]]]> : tensor<2x3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>) -> ()
  %19 = stablehlo.constant dense<0> : tensor<ui8>
  %20 = "stablehlo.torch_index_select"(%0, %19) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x3xcomplex<f64>>, tensor<ui8>) -> tensor<3xcomplex<f64>>
  %21 = stablehlo.constant dense<[(-23.5, -3.875), (-10.5, -11.375), (-10.5, 5.25)]> : tensor<3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
  %22 = stablehlo.constant dense<[[[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]], [[[0, 3], [2, 1]], [[0, 3], [2, 1]], [[0, 3], [2, 1]]]]> : tensor<2x3x2x2xi32>
  %23 = "stablehlo.torch_index_select"(%15, %22) <{dim = 2 : i64, batch_dims = 2 : i64}> : (tensor<2x3x4xcomplex<f64>>, tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xcomplex<f64>>
  %24 = stablehlo.constant dense<[[[[(21.75, -0.5), (-20.0, -1.25)], [(-0.25, -4.25), (-5.0, 1.375)]], [[(23.25, 6.375), (7.25, 4.625)], [(-22.75, -4.25), (-23.25, 9.375)]], [[(3.25, 11.375), (19.5, -12.25)], [(-14.5, 10.5), (-4.5, -2.375)]]], [[[(6.25, -9.25), (12.0, 4.125)], [(4.5, 11.375), (-10.25, 4.875)]], [[(-12.5, -6.25), (-12.25, -5.875)], [(23.25, -7.375), (17.75, 1.25)]], [[(-4.5, -1.375), (10.75, -4.25)], [(-24.0, -10.875), (8.75, 10.75)]]]]> : tensor<2x3x2x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<2x3x2x2xcomplex<f64>>, tensor<2x3x2x2xcomplex<f64>>) -> ()
  return
}
// -----
// torch_index_select of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = stablehlo.constant dense<[3, 0, 3]> : tensor<3xi32>
  %2 = "stablehlo.torch_index_select"(%0, %1) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3xi32>) -> tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<"0xF283F28B178B1FB01F"> : tensor<3x3xi8>}> : () -> tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
