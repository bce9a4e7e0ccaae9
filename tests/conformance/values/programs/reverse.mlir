// reverse of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[[true, false, false, true, true], [true, true, true, true, false], [true, false, true, true, false], [true, false, false, true, false]], [[true, false, false, true, true], [true, false, true, true, false], [false, true, true, false, false], [true, true, false, true, false]], [[false, false, true, true, true], [true, true, false, false, true], [true, false, true, false, true], [true, false, false, true, false]]]> : tensor<3x4x5xi1>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xi1>) -> tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xi1>) -> tensor<3x4x5xi1>
  %3 = stablehlo.constant dense<[[[false, false, true, true, true], [true, true, false, false, true], [true, false, true, false, true], [true, false, false, true, false]], [[true, false, false, true, true], [true, false, true, true, false], [false, true, true, false, false], [true, true, false, true, false]], [[true, false, false, true, true], [true, true, true, true, false], [true, false, true, true, false], [true, false, false, true, false]]]> : tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xi1>) -> tensor<3x4x5xi1>
  %5 = stablehlo.constant dense<[[[true, false, false, true, false], [true, false, true, true, false], [true, true, true, true, false], [true, false, false, true, true]], [[true, true, false, true, false], [false, true, true, false, false], [true, false, true, true, false], [true, false, false, true, true]], [[true, false, false, true, false], [true, false, true, false, true], [true, true, false, false, true], [false, false, true, true, true]]]> : tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xi1>) -> tensor<3x4x5xi1>
  %7 = stablehlo.constant dense<[[[true, true, false, false, true], [false, true, true, true, true], [false, true, true, false, true], [false, true, false, false, true]], [[true, true, false, false, true], [false, true, true, false, true], [false, false, true, true, false], [false, true, false, true, true]], [[true, true, true, false, false], [true, false, false, true, true], [true, false, true, false, true], [false, true, false, false, true]]]> : tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xi1>) -> tensor<3x4x5xi1>
  %9 = stablehlo.constant dense<[[[true, false, false, true, false], [true, false, true, false, true], [true, true, false, false, true], [false, false, true, true, true]], [[true, true, false, true, false], [false, true, true, false, false], [true, false, true, true, false], [true, false, false, true, true]], [[true, false, false, true, false], [true, false, true, true, false], [true, true, true, true, false], [true, false, false, true, true]]]> : tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xi1>) -> tensor<3x4x5xi1>
  %11 = stablehlo.constant dense<[[[true, true, true, false, false], [true, false, false, true, true], [true, false, true, false, true], [false, true, false, false, true]], [[true, true, false, false, true], [false, true, true, false, true], [false, false, true, true, false], [false, true, false, true, true]], [[true, true, false, false, true], [false, true, true, true, true], [false, true, true, false, true], [false, true, false, false, true]]]> : tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xi1>) -> tensor<3x4x5xi1>
  %13 = stablehlo.constant dense<[[[false, true, false, false, true], [false, true, true, false, true], [false, true, true, true, true], [true, true, false, false, true]], [[false, true, false, true, true], [false, false, true, true, false], [false, true, true, false, true], [true, true, false, false, true]], [[false, true, false, false, true], [true, false, true, false, true], [true, false, false, true, true], [true, true, true, false, false]]]> : tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xi1>) -> tensor<3x4x5xi1>
  %15 = stablehlo.constant dense<[[[false, true, false, false, true], [true, false, true, false, true], [true, false, false, true, true], [true, true, true, false, false]], [[false, true, false, true, true], [false, false, true, true, false], [false, true, true, false, true], [true, true, false, false, true]], [[false, true, false, false, true], [false, true, true, false, true], [false, true, true, true, true], [true, true, false, false, true]]]> : tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xi1>) -> tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  return
}
// -----
// reverse of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-2, 0, -2, -1, 0], [-1, -2, 0, 0, -1], [1, -1, -2, 0, -1], [-1, -1, -1, -2, 1]], [[-2, -1, -2, -1, -2], [-2, -2, -1, 1, 0], [-1, -2, 1, -1, -2], [0, 0, -2, -2, -1]], [[-1, -1, 1, -1, -1], [-2, 0, -2, 1, -1], [1, 1, 1, -1, -1], [-1, -2, -2, 0, -2]]]> : tensor<3x4x5xi2>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xi2>) -> tensor<3x4x5xi2>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xi2>, tensor<3x4x5xi2>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xi2>) -> tensor<3x4x5xi2>
  %3 = stablehlo.constant dense<[[[-1, -1, 1, -1, -1], [-2, 0, -2, 1, -1], [1, 1, 1, -1, -1], [-1, -2, -2, 0, -2]], [[-2, -1, -2, -1, -2], [-2, -2, -1, 1, 0], [-1, -2, 1, -1, -2], [0, 0, -2, -2, -1]], [[-2, 0, -2, -1, 0], [-1, -2, 0, 0, -1], [1, -1, -2, 0, -1], [-1, -1, -1, -2, 1]]]> : tensor<3x4x5xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi2>, tensor<3x4x5xi2>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xi2>) -> tensor<3x4x5xi2>
  %5 = stablehlo.constant dense<[[[-1, -1, -1, -2, 1], [1, -1, -2, 0, -1], [-1, -2, 0, 0, -1], [-2, 0, -2, -1, 0]], [[0, 0, -2, -2, -1], [-1, -2, 1, -1, -2], [-2, -2, -1, 1, 0], [-2, -1, -2, -1, -2]], [[-1, -2, -2, 0, -2], [1, 1, 1, -1, -1], [-2, 0, -2, 1, -1], [-1, -1, 1, -1, -1]]]> : tensor<3x4x5xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xi2>, tensor<3x4x5xi2>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xi2>) -> tensor<3x4x5xi2>
  %7 = stablehlo.constant dense<[[[0, -1, -2, 0, -2], [-1, 0, 0, -2, -1], [-1, 0, -2, -1, 1], [1, -2, -1, -1, -1]], [[-2, -1, -2, -1, -2], [0, 1, -1, -2, -2], [-2, -1, 1, -2, -1], [-1, -2, -2, 0, 0]], [[-1, -1, 1, -1, -1], [-1, 1, -2, 0, -2], [-1, -1, 1, 1, 1], [-2, 0, -2, -2, -1]]]> : tensor<3x4x5xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xi2>, tensor<3x4x5xi2>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xi2>) -> tensor<3x4x5xi2>
  %9 = stablehlo.constant dense<[[[-1, -2, -2, 0, -2], [1, 1, 1, -1, -1], [-2, 0, -2, 1, -1], [-1, -1, 1, -1, -1]], [[0, 0, -2, -2, -1], [-1, -2, 1, -1, -2], [-2, -2, -1, 1, 0], [-2, -1, -2, -1, -2]], [[-1, -1, -1, -2, 1], [1, -1, -2, 0, -1], [-1, -2, 0, 0, -1], [-2, 0, -2, -1, 0]]]> : tensor<3x4x5xi2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xi2>, tensor<3x4x5xi2>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xi2>) -> tensor<3x4x5xi2>
  %11 = stablehlo.constant dense<[[[-1, -1, 1, -1, -1], [-1, 1, -2, 0, -2], [-1, -1, 1, 1, 1], [-2, 0, -2, -2, -1]], [[-2, -1, -2, -1, -2], [0, 1, -1, -2, -2], [-2, -1, 1, -2, -1], [-1, -2, -2, 0, 0]], [[0, -1, -2, 0, -2], [-1, 0, 0, -2, -1], [-1, 0, -2, -1, 1], [1, -2, -1, -1, -1]]]> : tensor<3x4x5xi2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xi2>, tensor<3x4x5xi2>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xi2>) -> tensor<3x4x5xi2>
  %13 = stablehlo.constant dense<[[[1, -2, -1, -1, -1], [-1, 0, -2, -1, 1], [-1, 0, 0, -2, -1], [0, -1, -2, 0, -2]], [[-1, -2, -2, 0, 0], [-2, -1, 1, -2, -1], [0, 1, -1, -2, -2], [-2, -1, -2, -1, -2]], [[-2, 0, -2, -2, -1], [-1, -1, 1, 1, 1], [-1, 1, -2, 0, -2], [-1, -1, 1, -1, -1]]]> : tensor<3x4x5xi2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xi2>, tensor<3x4x5xi2>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xi2>) -> tensor<3x4x5xi2>
  %15 = stablehlo.constant dense<[[[-2, 0, -2, -2, -1], [-1, -1, 1, 1, 1], [-1, 1, -2, 0, -2], [-1, -1, 1, -1, -1]], [[-1, -2, -2, 0, 0], [-2, -1, 1, -2, -1], [0, 1, -1, -2, -2], [-2, -1, -2, -1, -2]], [[1, -2, -1, -1, -1], [-1, 0, -2, -1, 1], [-1, 0, 0, -2, -1], [0, -1, -2, 0, -2]]]> : tensor<3x4x5xi2>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xi2>, tensor<3x4x5xi2>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xi2>) -> tensor<3x4x5xi2>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xi2>, tensor<3x4x5xi2>) -> ()
  return
}
// -----
// reverse of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[[5, -1, -4, 5, 0], [-5, -8, -4, -3, -5], [-7, -6, 5, -2, -8], [7, 4, -2, 0, 7]], [[4, 4, -7, -5, 4], [-2, -4, -8, -1, 7], [-4, -5, 4, 6, 2], [-1, -2, 3, -2, -4]], [[7, -5, -3, -2, 1], [-4, 6, 0, -8, -8], [5, 6, 6, 0, -4], [-8, 2, 4, 7, -8]]]> : tensor<3x4x5xi4>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xi4>) -> tensor<3x4x5xi4>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xi4>, tensor<3x4x5xi4>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xi4>) -> tensor<3x4x5xi4>
  %3 = stablehlo.constant dense<[[[7, -5, -3, -2, 1], [-4, 6, 0, -8, -8], [5, 6, 6, 0, -4], [-8, 2, 4, 7, -8]], [[4, 4, -7, -5, 4], [-2, -4, -8, -1, 7], [-4, -5, 4, 6, 2], [-1, -2, 3, -2, -4]], [[5, -1, -4, 5, 0], [-5, -8, -4, -3, -5], [-7, -6, 5, -2, -8], [7, 4, -2, 0, 7]]]> : tensor<3x4x5xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi4>, tensor<3x4x5xi4>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xi4>) -> tensor<3x4x5xi4>
  %5 = stablehlo.constant dense<[[[7, 4, -2, 0, 7], [-7, -6, 5, -2, -8], [-5, -8, -4, -3, -5], [5, -1, -4, 5, 0]], [[-1, -2, 3, -2, -4], [-4, -5, 4, 6, 2], [-2, -4, -8, -1, 7], [4, 4, -7, -5, 4]], [[-8, 2, 4, 7, -8], [5, 6, 6, 0, -4], [-4, 6, 0, -8, -8], [7, -5, -3, -2, 1]]]> : tensor<3x4x5xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xi4>, tensor<3x4x5xi4>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xi4>) -> tensor<3x4x5xi4>
  %7 = stablehlo.constant dense<[[[0, 5, -4, -1, 5], [-5, -3, -4, -8, -5], [-8, -2, 5, -6, -7], [7, 0, -2, 4, 7]], [[4, -5, -7, 4, 4], [7, -1, -8, -4, -2], [2, 6, 4, -5, -4], [-4, -2, 3, -2, -1]], [[1, -2, -3, -5, 7], [-8, -8, 0, 6, -4], [-4, 0, 6, 6, 5], [-8, 7, 4, 2, -8]]]> : tensor<3x4x5xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xi4>, tensor<3x4x5xi4>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xi4>) -> tensor<3x4x5xi4>
  %9 = stablehlo.constant dense<[[[-8, 2, 4, 7, -8], [5, 6, 6, 0, -4], [-4, 6, 0, -8, -8], [7, -5, -3, -2, 1]], [[-1, -2, 3, -2, -4], [-4, -5, 4, 6, 2], [-2, -4, -8, -1, 7], [4, 4, -7, -5, 4]], [[7, 4, -2, 0, 7], [-7, -6, 5, -2, -8], [-5, -8, -4, -3, -5], [5, -1, -4, 5, 0]]]> : tensor<3x4x5xi4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xi4>, tensor<3x4x5xi4>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xi4>) -> tensor<3x4x5xi4>
  %11 = stablehlo.constant dense<[[[1, -2, -3, -5, 7], [-8, -8, 0, 6, -4], [-4, 0, 6, 6, 5], [-8, 7, 4, 2, -8]], [[4, -5, -7, 4, 4], [7, -1, -8, -4, -2], [2, 6, 4, -5, -4], [-4, -2, 3, -2, -1]], [[0, 5, -4, -1, 5], [-5, -3, -4, -8, -5], [-8, -2, 5, -6, -7], [7, 0, -2, 4, 7]]]> : tensor<3x4x5xi4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xi4>, tensor<3x4x5xi4>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xi4>) -> tensor<3x4x5xi4>
  %13 = stablehlo.constant dense<[[[7, 0, -2, 4, 7], [-8, -2, 5, -6, -7], [-5, -3, -4, -8, -5], [0, 5, -4, -1, 5]], [[-4, -2, 3, -2, -1], [2, 6, 4, -5, -4], [7, -1, -8, -4, -2], [4, -5, -7, 4, 4]], [[-8, 7, 4, 2, -8], [-4, 0, 6, 6, 5], [-8, -8, 0, 6, -4], [1, -2, -3, -5, 7]]]> : tensor<3x4x5xi4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xi4>, tensor<3x4x5xi4>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xi4>) -> tensor<3x4x5xi4>
  %15 = stablehlo.constant dense<[[[-8, 7, 4, 2, -8], [-4, 0, 6, 6, 5], [-8, -8, 0, 6, -4], [1, -2, -3, -5, 7]], [[-4, -2, 3, -2, -1], [2, 6, 4, -5, -4], [7, -1, -8, -4, -2], [4, -5, -7, 4, 4]], [[7, 0, -2, 4, 7], [-8, -2, 5, -6, -7], [-5, -3, -4, -8, -5], [0, 5, -4, -1, 5]]]> : tensor<3x4x5xi4>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xi4>, tensor<3x4x5xi4>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xi4>) -> tensor<3x4x5xi4>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xi4>, tensor<3x4x5xi4>) -> ()
  return
}
// -----
// reverse of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x862F0C7F0B5E5D8A2A00A6386A28423BA4BBE3566E2FE967D13A92BFC568489C39534B7991D28E20821BE915DCA5C6EB003EAEBBDB56ACC7CD5580AE"> : tensor<3x4x5xi8>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xi8>) -> tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xi8>) -> tensor<3x4x5xi8>
  %3 = stablehlo.constant dense<"0x821BE915DCA5C6EB003EAEBBDB56ACC7CD5580AE6E2FE967D13A92BFC568489C39534B7991D28E20862F0C7F0B5E5D8A2A00A6386A28423BA4BBE356"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xi8>) -> tensor<3x4x5xi8>
  %5 = stablehlo.constant dense<"0x3BA4BBE356A6386A28425E5D8A2A00862F0C7F0B7991D28E20489C39534B3A92BFC5686E2FE967D1C7CD5580AEAEBBDB56ACA5C6EB003E821BE915DC"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xi8>) -> tensor<3x4x5xi8>
  %7 = stablehlo.constant dense<"0x0B7F0C2F86002A8A5D5E42286A38A656E3BBA43BD167E92F6E68C5BF923A4B53399C48208ED29179DC15E91B823E00EBC6A5AC56DBBBAEAE8055CDC7"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xi8>) -> tensor<3x4x5xi8>
  %9 = stablehlo.constant dense<"0xC7CD5580AEAEBBDB56ACA5C6EB003E821BE915DC7991D28E20489C39534B3A92BFC5686E2FE967D13BA4BBE356A6386A28425E5D8A2A00862F0C7F0B"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xi8>) -> tensor<3x4x5xi8>
  %11 = stablehlo.constant dense<"0xDC15E91B823E00EBC6A5AC56DBBBAEAE8055CDC7D167E92F6E68C5BF923A4B53399C48208ED291790B7F0C2F86002A8A5D5E42286A38A656E3BBA43B"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xi8>) -> tensor<3x4x5xi8>
  %13 = stablehlo.constant dense<"0x56E3BBA43B42286A38A6002A8A5D5E0B7F0C2F86208ED291794B53399C4868C5BF923AD167E92F6EAE8055CDC7AC56DBBBAE3E00EBC6A5DC15E91B82"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xi8>) -> tensor<3x4x5xi8>
  %15 = stablehlo.constant dense<"0xAE8055CDC7AC56DBBBAE3E00EBC6A5DC15E91B82208ED291794B53399C4868C5BF923AD167E92F6E56E3BBA43B42286A38A6002A8A5D5E0B7F0C2F86"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xi8>) -> tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  return
}
// -----
// reverse of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x441904485BAD94A3D763EB7854D258D77AA4EA7EB7699705DAA0FC0ED4C973A45592F6EE386427138EFDA49AFDC74761FE3B4F07BCB7D92400CAC6B0BBE4D948D45D64F0B9038214DEB2563B67F3CB2DA8B3077157F313A2434C1158004408A73DA2D841B332F9AB40D1B8D504DEBA5CD5173E4B71D1A482"> : tensor<3x4x5xi16>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xi16>) -> tensor<3x4x5xi16>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xi16>, tensor<3x4x5xi16>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xi16>) -> tensor<3x4x5xi16>
  %3 = stablehlo.constant dense<"0xA8B3077157F313A2434C1158004408A73DA2D841B332F9AB40D1B8D504DEBA5CD5173E4B71D1A4828EFDA49AFDC74761FE3B4F07BCB7D92400CAC6B0BBE4D948D45D64F0B9038214DEB2563B67F3CB2D441904485BAD94A3D763EB7854D258D77AA4EA7EB7699705DAA0FC0ED4C973A45592F6EE38642713"> : tensor<3x4x5xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi16>, tensor<3x4x5xi16>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xi16>) -> tensor<3x4x5xi16>
  %5 = stablehlo.constant dense<"0x73A45592F6EE38642713B7699705DAA0FC0ED4C9EB7854D258D77AA4EA7E441904485BAD94A3D7638214DEB2563B67F3CB2DBBE4D948D45D64F0B9034F07BCB7D92400CAC6B08EFDA49AFDC74761FE3BBA5CD5173E4B71D1A482B332F9AB40D1B8D504DE1158004408A73DA2D841A8B3077157F313A2434C"> : tensor<3x4x5xi16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xi16>, tensor<3x4x5xi16>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xi16>) -> tensor<3x4x5xi16>
  %7 = stablehlo.constant dense<"0xD76394A35BAD04484419EA7E7AA458D754D2EB78D4C9FC0EDAA09705B76927133864F6EE559273A4FE3B4761FDC7A49A8EFDC6B000CAD924BCB74F07B90364F0D45DD948BBE4CB2D67F3563BDEB28214434C13A257F30771A8B3D8413DA208A70044115804DEB8D540D1F9ABB332A48271D13E4BD517BA5C"> : tensor<3x4x5xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xi16>, tensor<3x4x5xi16>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xi16>) -> tensor<3x4x5xi16>
  %9 = stablehlo.constant dense<"0xBA5CD5173E4B71D1A482B332F9AB40D1B8D504DE1158004408A73DA2D841A8B3077157F313A2434C8214DEB2563B67F3CB2DBBE4D948D45D64F0B9034F07BCB7D92400CAC6B08EFDA49AFDC74761FE3B73A45592F6EE38642713B7699705DAA0FC0ED4C9EB7854D258D77AA4EA7E441904485BAD94A3D763"> : tensor<3x4x5xi16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xi16>, tensor<3x4x5xi16>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xi16>) -> tensor<3x4x5xi16>
  %11 = stablehlo.constant dense<"0x434C13A257F30771A8B3D8413DA208A70044115804DEB8D540D1F9ABB332A48271D13E4BD517BA5CFE3B4761FDC7A49A8EFDC6B000CAD924BCB74F07B90364F0D45DD948BBE4CB2D67F3563BDEB28214D76394A35BAD04484419EA7E7AA458D754D2EB78D4C9FC0EDAA09705B76927133864F6EE559273A4"> : tensor<3x4x5xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xi16>, tensor<3x4x5xi16>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xi16>) -> tensor<3x4x5xi16>
  %13 = stablehlo.constant dense<"0x27133864F6EE559273A4D4C9FC0EDAA09705B769EA7E7AA458D754D2EB78D76394A35BAD04484419CB2D67F3563BDEB28214B90364F0D45DD948BBE4C6B000CAD924BCB74F07FE3B4761FDC7A49A8EFDA48271D13E4BD517BA5C04DEB8D540D1F9ABB332D8413DA208A700441158434C13A257F30771A8B3"> : tensor<3x4x5xi16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xi16>, tensor<3x4x5xi16>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xi16>) -> tensor<3x4x5xi16>
  %15 = stablehlo.constant dense<"0xA48271D13E4BD517BA5C04DEB8D540D1F9ABB332D8413DA208A700441158434C13A257F30771A8B3CB2D67F3563BDEB28214B90364F0D45DD948BBE4C6B000CAD924BCB74F07FE3B4761FDC7A49A8EFD27133864F6EE559273A4D4C9FC0EDAA09705B769EA7E7AA458D754D2EB78D76394A35BAD04484419"> : tensor<3x4x5xi16>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xi16>, tensor<3x4x5xi16>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xi16>) -> tensor<3x4x5xi16>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xi16>, tensor<3x4x5xi16>) -> ()
  return
}
// -----
// reverse of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x82D637DBFAEA71B1826373E53BF80DB5435A23853BEAE32FF2E63927C1E2D55D91CBB85174457EEB4E275939D1FD7B5383A65F0C93A9A55E8F6E18D67FF9B00738BE33DEBFDE809CC0731475819BCA9FFA4C34FA3A51077E8F46D23851A9962FC1516B98163615B5414D654699C5BA74D3016D9B1AE63EFA34D15990537706369D698102CF0E25079B07AFDE8A36DD97770C1F2FBDD704D34D36611CCE91719A6D2EABA51118CAAF1F3E15DB052824B4A438B362CFB5FAF688E7D31C3FA359FC0BC06616A02818AAE04B582F94B877C0691F5CBF22C446FD0359AC941EC03DEC5CBC5400F4F90A085508CDCF571BE3E6"> : tensor<3x4x5xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xi32>) -> tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xi32>) -> tensor<3x4x5xi32>
  %3 = stablehlo.constant dense<"0x6D2EABA51118CAAF1F3E15DB052824B4A438B362CFB5FAF688E7D31C3FA359FC0BC06616A02818AAE04B582F94B877C0691F5CBF22C446FD0359AC941EC03DEC5CBC5400F4F90A085508CDCF571BE3E6FA4C34FA3A51077E8F46D23851A9962FC1516B98163615B5414D654699C5BA74D3016D9B1AE63EFA34D15990537706369D698102CF0E25079B07AFDE8A36DD97770C1F2FBDD704D34D36611CCE91719A82D637DBFAEA71B1826373E53BF80DB5435A23853BEAE32FF2E63927C1E2D55D91CBB85174457EEB4E275939D1FD7B5383A65F0C93A9A55E8F6E18D67FF9B00738BE33DEBFDE809CC0731475819BCA9F"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xi32>) -> tensor<3x4x5xi32>
  %5 = stablehlo.constant dense<"0x7FF9B00738BE33DEBFDE809CC0731475819BCA9F4E275939D1FD7B5383A65F0C93A9A55E8F6E18D63BEAE32FF2E63927C1E2D55D91CBB85174457EEB82D637DBFAEA71B1826373E53BF80DB5435A23858A36DD97770C1F2FBDD704D34D36611CCE91719A34D15990537706369D698102CF0E25079B07AFDE163615B5414D654699C5BA74D3016D9B1AE63EFAFA4C34FA3A51077E8F46D23851A9962FC1516B981EC03DEC5CBC5400F4F90A085508CDCF571BE3E6E04B582F94B877C0691F5CBF22C446FD0359AC94CFB5FAF688E7D31C3FA359FC0BC06616A02818AA6D2EABA51118CAAF1F3E15DB052824B4A438B362"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xi32>) -> tensor<3x4x5xi32>
  %7 = stablehlo.constant dense<"0x435A23853BF80DB5826373E5FAEA71B182D637DB74457EEB91CBB851C1E2D55DF2E639273BEAE32F8F6E18D693A9A55E83A65F0CD1FD7B534E275939819BCA9FC0731475BFDE809C38BE33DE7FF9B007C1516B9851A9962F8F46D2383A51077EFA4C34FA1AE63EFAD3016D9B99C5BA74414D6546163615B59B07AFDECF0E25079D6981025377063634D15990CE91719A4D36611CBDD704D3770C1F2F8A36DD97A438B362052824B41F3E15DB1118CAAF6D2EABA5A02818AA0BC066163FA359FC88E7D31CCFB5FAF60359AC9422C446FD691F5CBF94B877C0E04B582F571BE3E65508CDCFF4F90A085CBC54001EC03DEC"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xi32>) -> tensor<3x4x5xi32>
  %9 = stablehlo.constant dense<"0x1EC03DEC5CBC5400F4F90A085508CDCF571BE3E6E04B582F94B877C0691F5CBF22C446FD0359AC94CFB5FAF688E7D31C3FA359FC0BC06616A02818AA6D2EABA51118CAAF1F3E15DB052824B4A438B3628A36DD97770C1F2FBDD704D34D36611CCE91719A34D15990537706369D698102CF0E25079B07AFDE163615B5414D654699C5BA74D3016D9B1AE63EFAFA4C34FA3A51077E8F46D23851A9962FC1516B987FF9B00738BE33DEBFDE809CC0731475819BCA9F4E275939D1FD7B5383A65F0C93A9A55E8F6E18D63BEAE32FF2E63927C1E2D55D91CBB85174457EEB82D637DBFAEA71B1826373E53BF80DB5435A2385"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xi32>) -> tensor<3x4x5xi32>
  %11 = stablehlo.constant dense<"0xA438B362052824B41F3E15DB1118CAAF6D2EABA5A02818AA0BC066163FA359FC88E7D31CCFB5FAF60359AC9422C446FD691F5CBF94B877C0E04B582F571BE3E65508CDCFF4F90A085CBC54001EC03DECC1516B9851A9962F8F46D2383A51077EFA4C34FA1AE63EFAD3016D9B99C5BA74414D6546163615B59B07AFDECF0E25079D6981025377063634D15990CE91719A4D36611CBDD704D3770C1F2F8A36DD97435A23853BF80DB5826373E5FAEA71B182D637DB74457EEB91CBB851C1E2D55DF2E639273BEAE32F8F6E18D693A9A55E83A65F0CD1FD7B534E275939819BCA9FC0731475BFDE809C38BE33DE7FF9B007"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xi32>) -> tensor<3x4x5xi32>
  %13 = stablehlo.constant dense<"0x819BCA9FC0731475BFDE809C38BE33DE7FF9B0078F6E18D693A9A55E83A65F0CD1FD7B534E27593974457EEB91CBB851C1E2D55DF2E639273BEAE32F435A23853BF80DB5826373E5FAEA71B182D637DBCE91719A4D36611CBDD704D3770C1F2F8A36DD979B07AFDECF0E25079D6981025377063634D159901AE63EFAD3016D9B99C5BA74414D6546163615B5C1516B9851A9962F8F46D2383A51077EFA4C34FA571BE3E65508CDCFF4F90A085CBC54001EC03DEC0359AC9422C446FD691F5CBF94B877C0E04B582FA02818AA0BC066163FA359FC88E7D31CCFB5FAF6A438B362052824B41F3E15DB1118CAAF6D2EABA5"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xi32>) -> tensor<3x4x5xi32>
  %15 = stablehlo.constant dense<"0x571BE3E65508CDCFF4F90A085CBC54001EC03DEC0359AC9422C446FD691F5CBF94B877C0E04B582FA02818AA0BC066163FA359FC88E7D31CCFB5FAF6A438B362052824B41F3E15DB1118CAAF6D2EABA5CE91719A4D36611CBDD704D3770C1F2F8A36DD979B07AFDECF0E25079D6981025377063634D159901AE63EFAD3016D9B99C5BA74414D6546163615B5C1516B9851A9962F8F46D2383A51077EFA4C34FA819BCA9FC0731475BFDE809C38BE33DE7FF9B0078F6E18D693A9A55E83A65F0CD1FD7B534E27593974457EEB91CBB851C1E2D55DF2E639273BEAE32F435A23853BF80DB5826373E5FAEA71B182D637DB"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xi32>) -> tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  return
}
// -----
// reverse of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x77CB1882E6ED2921534105AE300600D5E9A513458D9D85B90BFF79EA0D34246F7F38FE13EC0791ACA9E22C5A346C3B7AB9D4A05A9D995234F0914517A8784C3721275319A2D69CE5170A04C4EC644E33CFA6854CA5FEFF5722D6EC25E79A7AF0F39B004F76409B3B3AAEB3C11C053090A1B71DD41368CF73E74C57041973E74D90CD6D647CABCFF73276D84D3E393C804B118602ED8098D1FD1C99E12BCDBED477D507616986053CB715E54D8B0577AE58C168497D805AAC5E70B36C2DA7B0D1DA6D5D5C4F9E936BBDE3C2D740CE059998D278ABAA81F7CBF10BE8A318DF8CCCEA43A1F1448745DD3D90466E4EEAF0121663E89A043796748E8C448ED9F39BF587EF6B7D512C84D3500439EF20FDEE2BAE05273A1052DD33E5E1B96F4B06875DC8AB0AEA4F9BB98CE61BD29BAC95FDFF8BCBCFADE31E7117E331DFA1448AB61A81DB9A087335AD69F32B45304F234C71FA208C230A7D34446C97473CFF98C19ADF1FCC9A615E12DEB61A2B0EE0F8FDE863B5C91CB9139AD7F880B3CE81273F6A84AD43ED96988A9B714FA718777A1E7521EC252CE3D34D6E383C55DA0978BB9A803BD13831AD93F19DEB2F49D2B1C216DC94526E472CBAB0CE7E5BE5D46B77E4468F887720C7F0016BE1B190EBD8E34939A3B717150CEDD564C0510A3E6499DF"> : tensor<3x4x5xi64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xi64>) -> tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xi64>) -> tensor<3x4x5xi64>
  %3 = stablehlo.constant dense<"0x81DB9A087335AD69F32B45304F234C71FA208C230A7D34446C97473CFF98C19ADF1FCC9A615E12DEB61A2B0EE0F8FDE863B5C91CB9139AD7F880B3CE81273F6A84AD43ED96988A9B714FA718777A1E7521EC252CE3D34D6E383C55DA0978BB9A803BD13831AD93F19DEB2F49D2B1C216DC94526E472CBAB0CE7E5BE5D46B77E4468F887720C7F0016BE1B190EBD8E34939A3B717150CEDD564C0510A3E6499DF77D507616986053CB715E54D8B0577AE58C168497D805AAC5E70B36C2DA7B0D1DA6D5D5C4F9E936BBDE3C2D740CE059998D278ABAA81F7CBF10BE8A318DF8CCCEA43A1F1448745DD3D90466E4EEAF0121663E89A043796748E8C448ED9F39BF587EF6B7D512C84D3500439EF20FDEE2BAE05273A1052DD33E5E1B96F4B06875DC8AB0AEA4F9BB98CE61BD29BAC95FDFF8BCBCFADE31E7117E331DFA1448AB61A77CB1882E6ED2921534105AE300600D5E9A513458D9D85B90BFF79EA0D34246F7F38FE13EC0791ACA9E22C5A346C3B7AB9D4A05A9D995234F0914517A8784C3721275319A2D69CE5170A04C4EC644E33CFA6854CA5FEFF5722D6EC25E79A7AF0F39B004F76409B3B3AAEB3C11C053090A1B71DD41368CF73E74C57041973E74D90CD6D647CABCFF73276D84D3E393C804B118602ED8098D1FD1C99E12BCDBED4"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xi64>) -> tensor<3x4x5xi64>
  %5 = stablehlo.constant dense<"0xE74C57041973E74D90CD6D647CABCFF73276D84D3E393C804B118602ED8098D1FD1C99E12BCDBED4CFA6854CA5FEFF5722D6EC25E79A7AF0F39B004F76409B3B3AAEB3C11C053090A1B71DD41368CF73A9E22C5A346C3B7AB9D4A05A9D995234F0914517A8784C3721275319A2D69CE5170A04C4EC644E3377CB1882E6ED2921534105AE300600D5E9A513458D9D85B90BFF79EA0D34246F7F38FE13EC0791ACE5E1B96F4B06875DC8AB0AEA4F9BB98CE61BD29BAC95FDFF8BCBCFADE31E7117E331DFA1448AB61A1663E89A043796748E8C448ED9F39BF587EF6B7D512C84D3500439EF20FDEE2BAE05273A1052DD33BDE3C2D740CE059998D278ABAA81F7CBF10BE8A318DF8CCCEA43A1F1448745DD3D90466E4EEAF01277D507616986053CB715E54D8B0577AE58C168497D805AAC5E70B36C2DA7B0D1DA6D5D5C4F9E936BCE7E5BE5D46B77E4468F887720C7F0016BE1B190EBD8E34939A3B717150CEDD564C0510A3E6499DF21EC252CE3D34D6E383C55DA0978BB9A803BD13831AD93F19DEB2F49D2B1C216DC94526E472CBAB0B61A2B0EE0F8FDE863B5C91CB9139AD7F880B3CE81273F6A84AD43ED96988A9B714FA718777A1E7581DB9A087335AD69F32B45304F234C71FA208C230A7D34446C97473CFF98C19ADF1FCC9A615E12DE"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xi64>) -> tensor<3x4x5xi64>
  %7 = stablehlo.constant dense<"0x7F38FE13EC0791AC0BFF79EA0D34246FE9A513458D9D85B9534105AE300600D577CB1882E6ED2921170A04C4EC644E3321275319A2D69CE5F0914517A8784C37B9D4A05A9D995234A9E22C5A346C3B7AA1B71DD41368CF733AAEB3C11C053090F39B004F76409B3B22D6EC25E79A7AF0CFA6854CA5FEFF57FD1C99E12BCDBED44B118602ED8098D13276D84D3E393C8090CD6D647CABCFF7E74C57041973E74DDA6D5D5C4F9E936B5E70B36C2DA7B0D158C168497D805AACB715E54D8B0577AE77D507616986053C3D90466E4EEAF012EA43A1F1448745DDF10BE8A318DF8CCC98D278ABAA81F7CBBDE3C2D740CE0599AE05273A1052DD33500439EF20FDEE2B87EF6B7D512C84D38E8C448ED9F39BF51663E89A04379674E331DFA1448AB61A8BCBCFADE31E7117E61BD29BAC95FDFFC8AB0AEA4F9BB98CE5E1B96F4B06875DDF1FCC9A615E12DE6C97473CFF98C19AFA208C230A7D3444F32B45304F234C7181DB9A087335AD69714FA718777A1E7584AD43ED96988A9BF880B3CE81273F6A63B5C91CB9139AD7B61A2B0EE0F8FDE8DC94526E472CBAB09DEB2F49D2B1C216803BD13831AD93F1383C55DA0978BB9A21EC252CE3D34D6E64C0510A3E6499DF39A3B717150CEDD56BE1B190EBD8E349468F887720C7F001CE7E5BE5D46B77E4"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xi64>) -> tensor<3x4x5xi64>
  %9 = stablehlo.constant dense<"0xCE7E5BE5D46B77E4468F887720C7F0016BE1B190EBD8E34939A3B717150CEDD564C0510A3E6499DF21EC252CE3D34D6E383C55DA0978BB9A803BD13831AD93F19DEB2F49D2B1C216DC94526E472CBAB0B61A2B0EE0F8FDE863B5C91CB9139AD7F880B3CE81273F6A84AD43ED96988A9B714FA718777A1E7581DB9A087335AD69F32B45304F234C71FA208C230A7D34446C97473CFF98C19ADF1FCC9A615E12DEE5E1B96F4B06875DC8AB0AEA4F9BB98CE61BD29BAC95FDFF8BCBCFADE31E7117E331DFA1448AB61A1663E89A043796748E8C448ED9F39BF587EF6B7D512C84D3500439EF20FDEE2BAE05273A1052DD33BDE3C2D740CE059998D278ABAA81F7CBF10BE8A318DF8CCCEA43A1F1448745DD3D90466E4EEAF01277D507616986053CB715E54D8B0577AE58C168497D805AAC5E70B36C2DA7B0D1DA6D5D5C4F9E936BE74C57041973E74D90CD6D647CABCFF73276D84D3E393C804B118602ED8098D1FD1C99E12BCDBED4CFA6854CA5FEFF5722D6EC25E79A7AF0F39B004F76409B3B3AAEB3C11C053090A1B71DD41368CF73A9E22C5A346C3B7AB9D4A05A9D995234F0914517A8784C3721275319A2D69CE5170A04C4EC644E3377CB1882E6ED2921534105AE300600D5E9A513458D9D85B90BFF79EA0D34246F7F38FE13EC0791AC"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xi64>) -> tensor<3x4x5xi64>
  %11 = stablehlo.constant dense<"0xDF1FCC9A615E12DE6C97473CFF98C19AFA208C230A7D3444F32B45304F234C7181DB9A087335AD69714FA718777A1E7584AD43ED96988A9BF880B3CE81273F6A63B5C91CB9139AD7B61A2B0EE0F8FDE8DC94526E472CBAB09DEB2F49D2B1C216803BD13831AD93F1383C55DA0978BB9A21EC252CE3D34D6E64C0510A3E6499DF39A3B717150CEDD56BE1B190EBD8E349468F887720C7F001CE7E5BE5D46B77E4DA6D5D5C4F9E936B5E70B36C2DA7B0D158C168497D805AACB715E54D8B0577AE77D507616986053C3D90466E4EEAF012EA43A1F1448745DDF10BE8A318DF8CCC98D278ABAA81F7CBBDE3C2D740CE0599AE05273A1052DD33500439EF20FDEE2B87EF6B7D512C84D38E8C448ED9F39BF51663E89A04379674E331DFA1448AB61A8BCBCFADE31E7117E61BD29BAC95FDFFC8AB0AEA4F9BB98CE5E1B96F4B06875D7F38FE13EC0791AC0BFF79EA0D34246FE9A513458D9D85B9534105AE300600D577CB1882E6ED2921170A04C4EC644E3321275319A2D69CE5F0914517A8784C37B9D4A05A9D995234A9E22C5A346C3B7AA1B71DD41368CF733AAEB3C11C053090F39B004F76409B3B22D6EC25E79A7AF0CFA6854CA5FEFF57FD1C99E12BCDBED44B118602ED8098D13276D84D3E393C8090CD6D647CABCFF7E74C57041973E74D"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xi64>) -> tensor<3x4x5xi64>
  %13 = stablehlo.constant dense<"0xFD1C99E12BCDBED44B118602ED8098D13276D84D3E393C8090CD6D647CABCFF7E74C57041973E74DA1B71DD41368CF733AAEB3C11C053090F39B004F76409B3B22D6EC25E79A7AF0CFA6854CA5FEFF57170A04C4EC644E3321275319A2D69CE5F0914517A8784C37B9D4A05A9D995234A9E22C5A346C3B7A7F38FE13EC0791AC0BFF79EA0D34246FE9A513458D9D85B9534105AE300600D577CB1882E6ED2921E331DFA1448AB61A8BCBCFADE31E7117E61BD29BAC95FDFFC8AB0AEA4F9BB98CE5E1B96F4B06875DAE05273A1052DD33500439EF20FDEE2B87EF6B7D512C84D38E8C448ED9F39BF51663E89A043796743D90466E4EEAF012EA43A1F1448745DDF10BE8A318DF8CCC98D278ABAA81F7CBBDE3C2D740CE0599DA6D5D5C4F9E936B5E70B36C2DA7B0D158C168497D805AACB715E54D8B0577AE77D507616986053C64C0510A3E6499DF39A3B717150CEDD56BE1B190EBD8E349468F887720C7F001CE7E5BE5D46B77E4DC94526E472CBAB09DEB2F49D2B1C216803BD13831AD93F1383C55DA0978BB9A21EC252CE3D34D6E714FA718777A1E7584AD43ED96988A9BF880B3CE81273F6A63B5C91CB9139AD7B61A2B0EE0F8FDE8DF1FCC9A615E12DE6C97473CFF98C19AFA208C230A7D3444F32B45304F234C7181DB9A087335AD69"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xi64>) -> tensor<3x4x5xi64>
  %15 = stablehlo.constant dense<"0x64C0510A3E6499DF39A3B717150CEDD56BE1B190EBD8E349468F887720C7F001CE7E5BE5D46B77E4DC94526E472CBAB09DEB2F49D2B1C216803BD13831AD93F1383C55DA0978BB9A21EC252CE3D34D6E714FA718777A1E7584AD43ED96988A9BF880B3CE81273F6A63B5C91CB9139AD7B61A2B0EE0F8FDE8DF1FCC9A615E12DE6C97473CFF98C19AFA208C230A7D3444F32B45304F234C7181DB9A087335AD69E331DFA1448AB61A8BCBCFADE31E7117E61BD29BAC95FDFFC8AB0AEA4F9BB98CE5E1B96F4B06875DAE05273A1052DD33500439EF20FDEE2B87EF6B7D512C84D38E8C448ED9F39BF51663E89A043796743D90466E4EEAF012EA43A1F1448745DDF10BE8A318DF8CCC98D278ABAA81F7CBBDE3C2D740CE0599DA6D5D5C4F9E936B5E70B36C2DA7B0D158C168497D805AACB715E54D8B0577AE77D507616986053CFD1C99E12BCDBED44B118602ED8098D13276D84D3E393C8090CD6D647CABCFF7E74C57041973E74DA1B71DD41368CF733AAEB3C11C053090F39B004F76409B3B22D6EC25E79A7AF0CFA6854CA5FEFF57170A04C4EC644E3321275319A2D69CE5F0914517A8784C37B9D4A05A9D995234A9E22C5A346C3B7A7F38FE13EC0791AC0BFF79EA0D34246FE9A513458D9D85B9534105AE300600D577CB1882E6ED2921"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xi64>) -> tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  return
}
// -----
// reverse of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[[1, 3, 0, 3, 1], [3, 1, 1, 1, 3], [2, 0, 0, 2, 1], [0, 3, 0, 0, 3]], [[1, 2, 1, 1, 1], [0, 0, 1, 0, 1], [3, 1, 1, 3, 1], [3, 3, 2, 0, 2]], [[0, 1, 2, 2, 0], [2, 2, 0, 0, 2], [2, 3, 2, 0, 2], [1, 0, 2, 1, 2]]]> : tensor<3x4x5xui2>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xui2>) -> tensor<3x4x5xui2>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xui2>, tensor<3x4x5xui2>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xui2>) -> tensor<3x4x5xui2>
  %3 = stablehlo.constant dense<[[[0, 1, 2, 2, 0], [2, 2, 0, 0, 2], [2, 3, 2, 0, 2], [1, 0, 2, 1, 2]], [[1, 2, 1, 1, 1], [0, 0, 1, 0, 1], [3, 1, 1, 3, 1], [3, 3, 2, 0, 2]], [[1, 3, 0, 3, 1], [3, 1, 1, 1, 3], [2, 0, 0, 2, 1], [0, 3, 0, 0, 3]]]> : tensor<3x4x5xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xui2>, tensor<3x4x5xui2>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xui2>) -> tensor<3x4x5xui2>
  %5 = stablehlo.constant dense<[[[0, 3, 0, 0, 3], [2, 0, 0, 2, 1], [3, 1, 1, 1, 3], [1, 3, 0, 3, 1]], [[3, 3, 2, 0, 2], [3, 1, 1, 3, 1], [0, 0, 1, 0, 1], [1, 2, 1, 1, 1]], [[1, 0, 2, 1, 2], [2, 3, 2, 0, 2], [2, 2, 0, 0, 2], [0, 1, 2, 2, 0]]]> : tensor<3x4x5xui2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xui2>, tensor<3x4x5xui2>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xui2>) -> tensor<3x4x5xui2>
  %7 = stablehlo.constant dense<[[[1, 3, 0, 3, 1], [3, 1, 1, 1, 3], [1, 2, 0, 0, 2], [3, 0, 0, 3, 0]], [[1, 1, 1, 2, 1], [1, 0, 1, 0, 0], [1, 3, 1, 1, 3], [2, 0, 2, 3, 3]], [[0, 2, 2, 1, 0], [2, 0, 0, 2, 2], [2, 0, 2, 3, 2], [2, 1, 2, 0, 1]]]> : tensor<3x4x5xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xui2>, tensor<3x4x5xui2>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xui2>) -> tensor<3x4x5xui2>
  %9 = stablehlo.constant dense<[[[1, 0, 2, 1, 2], [2, 3, 2, 0, 2], [2, 2, 0, 0, 2], [0, 1, 2, 2, 0]], [[3, 3, 2, 0, 2], [3, 1, 1, 3, 1], [0, 0, 1, 0, 1], [1, 2, 1, 1, 1]], [[0, 3, 0, 0, 3], [2, 0, 0, 2, 1], [3, 1, 1, 1, 3], [1, 3, 0, 3, 1]]]> : tensor<3x4x5xui2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xui2>, tensor<3x4x5xui2>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xui2>) -> tensor<3x4x5xui2>
  %11 = stablehlo.constant dense<[[[0, 2, 2, 1, 0], [2, 0, 0, 2, 2], [2, 0, 2, 3, 2], [2, 1, 2, 0, 1]], [[1, 1, 1, 2, 1], [1, 0, 1, 0, 0], [1, 3, 1, 1, 3], [2, 0, 2, 3, 3]], [[1, 3, 0, 3, 1], [3, 1, 1, 1, 3], [1, 2, 0, 0, 2], [3, 0, 0, 3, 0]]]> : tensor<3x4x5xui2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xui2>, tensor<3x4x5xui2>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xui2>) -> tensor<3x4x5xui2>
  %13 = stablehlo.constant dense<[[[3, 0, 0, 3, 0], [1, 2, 0, 0, 2], [3, 1, 1, 1, 3], [1, 3, 0, 3, 1]], [[2, 0, 2, 3, 3], [1, 3, 1, 1, 3], [1, 0, 1, 0, 0], [1, 1, 1, 2, 1]], [[2, 1, 2, 0, 1], [2, 0, 2, 3, 2], [2, 0, 0, 2, 2], [0, 2, 2, 1, 0]]]> : tensor<3x4x5xui2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xui2>, tensor<3x4x5xui2>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xui2>) -> tensor<3x4x5xui2>
  %15 = stablehlo.constant dense<[[[2, 1, 2, 0, 1], [2, 0, 2, 3, 2], [2, 0, 0, 2, 2], [0, 2, 2, 1, 0]], [[2, 0, 2, 3, 3], [1, 3, 1, 1, 3], [1, 0, 1, 0, 0], [1, 1, 1, 2, 1]], [[3, 0, 0, 3, 0], [1, 2, 0, 0, 2], [3, 1, 1, 1, 3], [1, 3, 0, 3, 1]]]> : tensor<3x4x5xui2>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xui2>, tensor<3x4x5xui2>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xui2>) -> tensor<3x4x5xui2>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xui2>, tensor<3x4x5xui2>) -> ()
  return
}
// -----
// reverse of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[[5, 13, 11, 7, 9], [10, 2, 3, 11, 1], [7, 6, 7, 4, 8], [8, 3, 4, 14, 11]], [[13, 4, 8, 7, 10], [4, 11, 7, 11, 3], [4, 9, 7, 12, 10], [12, 15, 8, 4, 15]], [[14, 9, 13, 6, 8], [4, 13, 3, 0, 2], [10, 12, 3, 1, 3], [9, 14, 4, 8, 1]]]> : tensor<3x4x5xui4>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xui4>) -> tensor<3x4x5xui4>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xui4>, tensor<3x4x5xui4>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xui4>) -> tensor<3x4x5xui4>
  %3 = stablehlo.constant dense<[[[14, 9, 13, 6, 8], [4, 13, 3, 0, 2], [10, 12, 3, 1, 3], [9, 14, 4, 8, 1]], [[13, 4, 8, 7, 10], [4, 11, 7, 11, 3], [4, 9, 7, 12, 10], [12, 15, 8, 4, 15]], [[5, 13, 11, 7, 9], [10, 2, 3, 11, 1], [7, 6, 7, 4, 8], [8, 3, 4, 14, 11]]]> : tensor<3x4x5xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xui4>, tensor<3x4x5xui4>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xui4>) -> tensor<3x4x5xui4>
  %5 = stablehlo.constant dense<[[[8, 3, 4, 14, 11], [7, 6, 7, 4, 8], [10, 2, 3, 11, 1], [5, 13, 11, 7, 9]], [[12, 15, 8, 4, 15], [4, 9, 7, 12, 10], [4, 11, 7, 11, 3], [13, 4, 8, 7, 10]], [[9, 14, 4, 8, 1], [10, 12, 3, 1, 3], [4, 13, 3, 0, 2], [14, 9, 13, 6, 8]]]> : tensor<3x4x5xui4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xui4>, tensor<3x4x5xui4>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xui4>) -> tensor<3x4x5xui4>
  %7 = stablehlo.constant dense<[[[9, 7, 11, 13, 5], [1, 11, 3, 2, 10], [8, 4, 7, 6, 7], [11, 14, 4, 3, 8]], [[10, 7, 8, 4, 13], [3, 11, 7, 11, 4], [10, 12, 7, 9, 4], [15, 4, 8, 15, 12]], [[8, 6, 13, 9, 14], [2, 0, 3, 13, 4], [3, 1, 3, 12, 10], [1, 8, 4, 14, 9]]]> : tensor<3x4x5xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xui4>, tensor<3x4x5xui4>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xui4>) -> tensor<3x4x5xui4>
  %9 = stablehlo.constant dense<[[[9, 14, 4, 8, 1], [10, 12, 3, 1, 3], [4, 13, 3, 0, 2], [14, 9, 13, 6, 8]], [[12, 15, 8, 4, 15], [4, 9, 7, 12, 10], [4, 11, 7, 11, 3], [13, 4, 8, 7, 10]], [[8, 3, 4, 14, 11], [7, 6, 7, 4, 8], [10, 2, 3, 11, 1], [5, 13, 11, 7, 9]]]> : tensor<3x4x5xui4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xui4>, tensor<3x4x5xui4>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xui4>) -> tensor<3x4x5xui4>
  %11 = stablehlo.constant dense<[[[8, 6, 13, 9, 14], [2, 0, 3, 13, 4], [3, 1, 3, 12, 10], [1, 8, 4, 14, 9]], [[10, 7, 8, 4, 13], [3, 11, 7, 11, 4], [10, 12, 7, 9, 4], [15, 4, 8, 15, 12]], [[9, 7, 11, 13, 5], [1, 11, 3, 2, 10], [8, 4, 7, 6, 7], [11, 14, 4, 3, 8]]]> : tensor<3x4x5xui4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xui4>, tensor<3x4x5xui4>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xui4>) -> tensor<3x4x5xui4>
  %13 = stablehlo.constant dense<[[[11, 14, 4, 3, 8], [8, 4, 7, 6, 7], [1, 11, 3, 2, 10], [9, 7, 11, 13, 5]], [[15, 4, 8, 15, 12], [10, 12, 7, 9, 4], [3, 11, 7, 11, 4], [10, 7, 8, 4, 13]], [[1, 8, 4, 14, 9], [3, 1, 3, 12, 10], [2, 0, 3, 13, 4], [8, 6, 13, 9, 14]]]> : tensor<3x4x5xui4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xui4>, tensor<3x4x5xui4>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xui4>) -> tensor<3x4x5xui4>
  %15 = stablehlo.constant dense<[[[1, 8, 4, 14, 9], [3, 1, 3, 12, 10], [2, 0, 3, 13, 4], [8, 6, 13, 9, 14]], [[15, 4, 8, 15, 12], [10, 12, 7, 9, 4], [3, 11, 7, 11, 4], [10, 7, 8, 4, 13]], [[11, 14, 4, 3, 8], [8, 4, 7, 6, 7], [1, 11, 3, 2, 10], [9, 7, 11, 13, 5]]]> : tensor<3x4x5xui4>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xui4>, tensor<3x4x5xui4>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xui4>) -> tensor<3x4x5xui4>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xui4>, tensor<3x4x5xui4>) -> ()
  return
}
// -----
// reverse of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA497948DAD6EF6CDA54C85A3DCD119A495C84D8FC6825618D561F4C29F2CA4C1D6A86A8A6AF72DA92CAE1A7C2D542727B59A6F0558E0FECE2E911803"> : tensor<3x4x5xui8>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xui8>) -> tensor<3x4x5xui8>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xui8>, tensor<3x4x5xui8>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xui8>) -> tensor<3x4x5xui8>
  %3 = stablehlo.constant dense<"0x2CAE1A7C2D542727B59A6F0558E0FECE2E911803C6825618D561F4C29F2CA4C1D6A86A8A6AF72DA9A497948DAD6EF6CDA54C85A3DCD119A495C84D8F"> : tensor<3x4x5xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xui8>, tensor<3x4x5xui8>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xui8>) -> tensor<3x4x5xui8>
  %5 = stablehlo.constant dense<"0xA495C84D8F85A3DCD1196EF6CDA54CA497948DAD8A6AF72DA9A4C1D6A86A61F4C29F2CC6825618D5CE2E9118036F0558E0FE542727B59A2CAE1A7C2D"> : tensor<3x4x5xui8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xui8>, tensor<3x4x5xui8>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xui8>) -> tensor<3x4x5xui8>
  %7 = stablehlo.constant dense<"0xAD8D9497A44CA5CDF66E19D1DCA3858F4DC895A4D5185682C62C9FC2F4616AA8D6C1A4A92DF76A8A2D7C1AAE2C9AB5272754FEE058056F0318912ECE"> : tensor<3x4x5xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xui8>, tensor<3x4x5xui8>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xui8>) -> tensor<3x4x5xui8>
  %9 = stablehlo.constant dense<"0xCE2E9118036F0558E0FE542727B59A2CAE1A7C2D8A6AF72DA9A4C1D6A86A61F4C29F2CC6825618D5A495C84D8F85A3DCD1196EF6CDA54CA497948DAD"> : tensor<3x4x5xui8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xui8>, tensor<3x4x5xui8>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xui8>) -> tensor<3x4x5xui8>
  %11 = stablehlo.constant dense<"0x2D7C1AAE2C9AB5272754FEE058056F0318912ECED5185682C62C9FC2F4616AA8D6C1A4A92DF76A8AAD8D9497A44CA5CDF66E19D1DCA3858F4DC895A4"> : tensor<3x4x5xui8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xui8>, tensor<3x4x5xui8>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xui8>) -> tensor<3x4x5xui8>
  %13 = stablehlo.constant dense<"0x8F4DC895A419D1DCA3854CA5CDF66EAD8D9497A4A92DF76A8A6AA8D6C1A42C9FC2F461D5185682C60318912ECEFEE058056F9AB52727542D7C1AAE2C"> : tensor<3x4x5xui8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xui8>, tensor<3x4x5xui8>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xui8>) -> tensor<3x4x5xui8>
  %15 = stablehlo.constant dense<"0x0318912ECEFEE058056F9AB52727542D7C1AAE2CA92DF76A8A6AA8D6C1A42C9FC2F461D5185682C68F4DC895A419D1DCA3854CA5CDF66EAD8D9497A4"> : tensor<3x4x5xui8>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xui8>, tensor<3x4x5xui8>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xui8>) -> tensor<3x4x5xui8>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xui8>, tensor<3x4x5xui8>) -> ()
  return
}
// -----
// reverse of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDBAB31A84F858772A9994A251F1814A57768A4EB8B61D124C0B297B46F01645DFFC3CAA8FB39E2FACEE612E170B984F0438DC109C621BA0A5777DDDBA8717F3C580C9460F6666F69718C48A8485E33EBE1173E6809B4AB3B19C0A2905191D9D10E4734FD924BEE68BF04318121F4E03F70A1A06EE94B15D5"> : tensor<3x4x5xui16>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xui16>) -> tensor<3x4x5xui16>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xui16>, tensor<3x4x5xui16>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xui16>) -> tensor<3x4x5xui16>
  %3 = stablehlo.constant dense<"0xE1173E6809B4AB3B19C0A2905191D9D10E4734FD924BEE68BF04318121F4E03F70A1A06EE94B15D5CEE612E170B984F0438DC109C621BA0A5777DDDBA8717F3C580C9460F6666F69718C48A8485E33EBDBAB31A84F858772A9994A251F1814A57768A4EB8B61D124C0B297B46F01645DFFC3CAA8FB39E2FA"> : tensor<3x4x5xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xui16>, tensor<3x4x5xui16>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xui16>) -> tensor<3x4x5xui16>
  %5 = stablehlo.constant dense<"0x645DFFC3CAA8FB39E2FA8B61D124C0B297B46F014A251F1814A57768A4EBDBAB31A84F858772A9996F69718C48A8485E33EBA8717F3C580C9460F666C109C621BA0A5777DDDBCEE612E170B984F0438DE03F70A1A06EE94B15D5924BEE68BF04318121F4A2905191D9D10E4734FDE1173E6809B4AB3B19C0"> : tensor<3x4x5xui16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xui16>, tensor<3x4x5xui16>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xui16>) -> tensor<3x4x5xui16>
  %7 = stablehlo.constant dense<"0xA99987724F8531A8DBABA4EB776814A51F184A256F0197B4C0B2D1248B61E2FAFB39CAA8FFC3645D438D84F070B912E1CEE6DDDB5777BA0AC621C109F6669460580C7F3CA87133EB485E48A8718C6F6919C0AB3B09B43E68E11734FD0E47D9D15191A29021F43181BF04EE68924B15D5E94BA06E70A1E03F"> : tensor<3x4x5xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xui16>, tensor<3x4x5xui16>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xui16>) -> tensor<3x4x5xui16>
  %9 = stablehlo.constant dense<"0xE03F70A1A06EE94B15D5924BEE68BF04318121F4A2905191D9D10E4734FDE1173E6809B4AB3B19C06F69718C48A8485E33EBA8717F3C580C9460F666C109C621BA0A5777DDDBCEE612E170B984F0438D645DFFC3CAA8FB39E2FA8B61D124C0B297B46F014A251F1814A57768A4EBDBAB31A84F858772A999"> : tensor<3x4x5xui16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xui16>, tensor<3x4x5xui16>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xui16>) -> tensor<3x4x5xui16>
  %11 = stablehlo.constant dense<"0x19C0AB3B09B43E68E11734FD0E47D9D15191A29021F43181BF04EE68924B15D5E94BA06E70A1E03F438D84F070B912E1CEE6DDDB5777BA0AC621C109F6669460580C7F3CA87133EB485E48A8718C6F69A99987724F8531A8DBABA4EB776814A51F184A256F0197B4C0B2D1248B61E2FAFB39CAA8FFC3645D"> : tensor<3x4x5xui16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xui16>, tensor<3x4x5xui16>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xui16>) -> tensor<3x4x5xui16>
  %13 = stablehlo.constant dense<"0xE2FAFB39CAA8FFC3645D6F0197B4C0B2D1248B61A4EB776814A51F184A25A99987724F8531A8DBAB33EB485E48A8718C6F69F6669460580C7F3CA871DDDB5777BA0AC621C109438D84F070B912E1CEE615D5E94BA06E70A1E03F21F43181BF04EE68924B34FD0E47D9D15191A29019C0AB3B09B43E68E117"> : tensor<3x4x5xui16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xui16>, tensor<3x4x5xui16>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xui16>) -> tensor<3x4x5xui16>
  %15 = stablehlo.constant dense<"0x15D5E94BA06E70A1E03F21F43181BF04EE68924B34FD0E47D9D15191A29019C0AB3B09B43E68E11733EB485E48A8718C6F69F6669460580C7F3CA871DDDB5777BA0AC621C109438D84F070B912E1CEE6E2FAFB39CAA8FFC3645D6F0197B4C0B2D1248B61A4EB776814A51F184A25A99987724F8531A8DBAB"> : tensor<3x4x5xui16>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xui16>, tensor<3x4x5xui16>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xui16>) -> tensor<3x4x5xui16>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xui16>, tensor<3x4x5xui16>) -> ()
  return
}
// -----
// reverse of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1B384B79B9DE2582F59F0F91440B61EC335BF665EC18F144DAFBCDA960445ECE30F0687953D1E85981DBD4FF02461E76CBF8F0BF2C2B4F1CA8BAE4873CEA3BC5339AAF7ED3EDA8931B29C4D0D383069D0D62163D8D8BCDFCE3B0C1DEFBA410F33FC17BA88055CE13BDE1050F87E09E4B64A12844ED952D37B03063BFE4F5EF85FFB4030FE08F65E8D22AA56AB56144051B2C178A0877371292E38DA89A8714512609A229F92E2A9968E2A83A5083A066CEC2F5C8E879DC38CF03AC01FD74E74A8589117798B28604F2DE399755E0FDE730858E62FE7DA1DA842B69429630E5F9D4D964BD30517CF37964E6F10A81F47A"> : tensor<3x4x5xui32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xui32>) -> tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xui32>) -> tensor<3x4x5xui32>
  %3 = stablehlo.constant dense<"0x2609A229F92E2A9968E2A83A5083A066CEC2F5C8E879DC38CF03AC01FD74E74A8589117798B28604F2DE399755E0FDE730858E62FE7DA1DA842B69429630E5F9D4D964BD30517CF37964E6F10A81F47A0D62163D8D8BCDFCE3B0C1DEFBA410F33FC17BA88055CE13BDE1050F87E09E4B64A12844ED952D37B03063BFE4F5EF85FFB4030FE08F65E8D22AA56AB56144051B2C178A0877371292E38DA89A8714511B384B79B9DE2582F59F0F91440B61EC335BF665EC18F144DAFBCDA960445ECE30F0687953D1E85981DBD4FF02461E76CBF8F0BF2C2B4F1CA8BAE4873CEA3BC5339AAF7ED3EDA8931B29C4D0D383069D"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xui32>) -> tensor<3x4x5xui32>
  %5 = stablehlo.constant dense<"0x3CEA3BC5339AAF7ED3EDA8931B29C4D0D383069D81DBD4FF02461E76CBF8F0BF2C2B4F1CA8BAE487EC18F144DAFBCDA960445ECE30F0687953D1E8591B384B79B9DE2582F59F0F91440B61EC335BF665B56144051B2C178A0877371292E38DA89A871451B03063BFE4F5EF85FFB4030FE08F65E8D22AA56A8055CE13BDE1050F87E09E4B64A12844ED952D370D62163D8D8BCDFCE3B0C1DEFBA410F33FC17BA89630E5F9D4D964BD30517CF37964E6F10A81F47AF2DE399755E0FDE730858E62FE7DA1DA842B6942E879DC38CF03AC01FD74E74A8589117798B286042609A229F92E2A9968E2A83A5083A066CEC2F5C8"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xui32>) -> tensor<3x4x5xui32>
  %7 = stablehlo.constant dense<"0x335BF665440B61ECF59F0F91B9DE25821B384B7953D1E85930F0687960445ECEDAFBCDA9EC18F144A8BAE4872C2B4F1CCBF8F0BF02461E7681DBD4FFD383069D1B29C4D0D3EDA893339AAF7E3CEA3BC53FC17BA8FBA410F3E3B0C1DE8D8BCDFC0D62163DED952D3764A1284487E09E4BBDE1050F8055CE13D22AA56AE08F65E8FFB4030FE4F5EF85B03063BF9A87145192E38DA8087737121B2C178AB5614405CEC2F5C85083A06668E2A83AF92E2A992609A22998B2860485891177FD74E74ACF03AC01E879DC38842B6942FE7DA1DA30858E6255E0FDE7F2DE39970A81F47A7964E6F130517CF3D4D964BD9630E5F9"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xui32>) -> tensor<3x4x5xui32>
  %9 = stablehlo.constant dense<"0x9630E5F9D4D964BD30517CF37964E6F10A81F47AF2DE399755E0FDE730858E62FE7DA1DA842B6942E879DC38CF03AC01FD74E74A8589117798B286042609A229F92E2A9968E2A83A5083A066CEC2F5C8B56144051B2C178A0877371292E38DA89A871451B03063BFE4F5EF85FFB4030FE08F65E8D22AA56A8055CE13BDE1050F87E09E4B64A12844ED952D370D62163D8D8BCDFCE3B0C1DEFBA410F33FC17BA83CEA3BC5339AAF7ED3EDA8931B29C4D0D383069D81DBD4FF02461E76CBF8F0BF2C2B4F1CA8BAE487EC18F144DAFBCDA960445ECE30F0687953D1E8591B384B79B9DE2582F59F0F91440B61EC335BF665"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xui32>) -> tensor<3x4x5xui32>
  %11 = stablehlo.constant dense<"0xCEC2F5C85083A06668E2A83AF92E2A992609A22998B2860485891177FD74E74ACF03AC01E879DC38842B6942FE7DA1DA30858E6255E0FDE7F2DE39970A81F47A7964E6F130517CF3D4D964BD9630E5F93FC17BA8FBA410F3E3B0C1DE8D8BCDFC0D62163DED952D3764A1284487E09E4BBDE1050F8055CE13D22AA56AE08F65E8FFB4030FE4F5EF85B03063BF9A87145192E38DA8087737121B2C178AB5614405335BF665440B61ECF59F0F91B9DE25821B384B7953D1E85930F0687960445ECEDAFBCDA9EC18F144A8BAE4872C2B4F1CCBF8F0BF02461E7681DBD4FFD383069D1B29C4D0D3EDA893339AAF7E3CEA3BC5"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xui32>) -> tensor<3x4x5xui32>
  %13 = stablehlo.constant dense<"0xD383069D1B29C4D0D3EDA893339AAF7E3CEA3BC5A8BAE4872C2B4F1CCBF8F0BF02461E7681DBD4FF53D1E85930F0687960445ECEDAFBCDA9EC18F144335BF665440B61ECF59F0F91B9DE25821B384B799A87145192E38DA8087737121B2C178AB5614405D22AA56AE08F65E8FFB4030FE4F5EF85B03063BFED952D3764A1284487E09E4BBDE1050F8055CE133FC17BA8FBA410F3E3B0C1DE8D8BCDFC0D62163D0A81F47A7964E6F130517CF3D4D964BD9630E5F9842B6942FE7DA1DA30858E6255E0FDE7F2DE399798B2860485891177FD74E74ACF03AC01E879DC38CEC2F5C85083A06668E2A83AF92E2A992609A229"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xui32>) -> tensor<3x4x5xui32>
  %15 = stablehlo.constant dense<"0x0A81F47A7964E6F130517CF3D4D964BD9630E5F9842B6942FE7DA1DA30858E6255E0FDE7F2DE399798B2860485891177FD74E74ACF03AC01E879DC38CEC2F5C85083A06668E2A83AF92E2A992609A2299A87145192E38DA8087737121B2C178AB5614405D22AA56AE08F65E8FFB4030FE4F5EF85B03063BFED952D3764A1284487E09E4BBDE1050F8055CE133FC17BA8FBA410F3E3B0C1DE8D8BCDFC0D62163DD383069D1B29C4D0D3EDA893339AAF7E3CEA3BC5A8BAE4872C2B4F1CCBF8F0BF02461E7681DBD4FF53D1E85930F0687960445ECEDAFBCDA9EC18F144335BF665440B61ECF59F0F91B9DE25821B384B79"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xui32>) -> tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  return
}
// -----
// reverse of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0xFB4D2DF30B1AF1E2B3C3AB57A3EC2CB1AF1BD7C1E0FC6BC462A0AB5B98F8A12D9DD26199AFE33F90E06A7D766F1A41006C282C0A9EC5381867740FAFF7AF77C59C8EB400635DB80E5A2B6BEC8C12AD204D009E8929EB03414AAD7A47F72596FF498069632025F0AD73C3CE5FF65B78218E94DB94BCAB2B56EDBC7A7998DBB4513C4444E478A710FAEAFDBF5999F7214C36BAA6864531BC214CF089D71CA15CA37D5BC8B422A5CDECCCCC25627360A8B1525D922CBF936649E941DE2EB72D5689CA05499EDFCE7506189882ABE7130348793CC95133AA5AF4F7486FBCDAEFCD281B4EAF029BBC3DF906BD3F81C34274252FB5C689A228DF95FB86B527737B3E5C271F8A008BBDEFC81F3135131DF6D66F8BD9801A6AC2BE315B7AF0237599EA7989EE328F93A5E6D0E82FD7DAFBF03CF3A1380AEE89175245B8CEA36663CF57623DA89EE7848AE7EE34DE28A89A771E186A127E5866B3E3C69B842BC6E1487E1DB9DBF0717DDC7D179B4DB0946BA2F468999C15CEB960A497BDF10077CF5F23BFF1BD04070467C8F033C01EFA932E6E8A0F655240921B4EC1F2063262DF5CBF0B0286434DC6A1FD227FE9A5467B33E002FA35152F29BC3D3AE049F48BB64965E4E510F1CEE420EED7E4C17F827ABB56B78E484DABEF09F1DF72363E52AC3A044B"> : tensor<3x4x5xui64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xui64>) -> tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xui64>) -> tensor<3x4x5xui64>
  %3 = stablehlo.constant dense<"0x3DA89EE7848AE7EE34DE28A89A771E186A127E5866B3E3C69B842BC6E1487E1DB9DBF0717DDC7D179B4DB0946BA2F468999C15CEB960A497BDF10077CF5F23BFF1BD04070467C8F033C01EFA932E6E8A0F655240921B4EC1F2063262DF5CBF0B0286434DC6A1FD227FE9A5467B33E002FA35152F29BC3D3AE049F48BB64965E4E510F1CEE420EED7E4C17F827ABB56B78E484DABEF09F1DF72363E52AC3A044B7D5BC8B422A5CDECCCCC25627360A8B1525D922CBF936649E941DE2EB72D5689CA05499EDFCE7506189882ABE7130348793CC95133AA5AF4F7486FBCDAEFCD281B4EAF029BBC3DF906BD3F81C34274252FB5C689A228DF95FB86B527737B3E5C271F8A008BBDEFC81F3135131DF6D66F8BD9801A6AC2BE315B7AF0237599EA7989EE328F93A5E6D0E82FD7DAFBF03CF3A1380AEE89175245B8CEA36663CF5762FB4D2DF30B1AF1E2B3C3AB57A3EC2CB1AF1BD7C1E0FC6BC462A0AB5B98F8A12D9DD26199AFE33F90E06A7D766F1A41006C282C0A9EC5381867740FAFF7AF77C59C8EB400635DB80E5A2B6BEC8C12AD204D009E8929EB03414AAD7A47F72596FF498069632025F0AD73C3CE5FF65B78218E94DB94BCAB2B56EDBC7A7998DBB4513C4444E478A710FAEAFDBF5999F7214C36BAA6864531BC214CF089D71CA15CA3"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xui64>) -> tensor<3x4x5xui64>
  %5 = stablehlo.constant dense<"0xEDBC7A7998DBB4513C4444E478A710FAEAFDBF5999F7214C36BAA6864531BC214CF089D71CA15CA34D009E8929EB03414AAD7A47F72596FF498069632025F0AD73C3CE5FF65B78218E94DB94BCAB2B56E06A7D766F1A41006C282C0A9EC5381867740FAFF7AF77C59C8EB400635DB80E5A2B6BEC8C12AD20FB4D2DF30B1AF1E2B3C3AB57A3EC2CB1AF1BD7C1E0FC6BC462A0AB5B98F8A12D9DD26199AFE33F905B7AF0237599EA7989EE328F93A5E6D0E82FD7DAFBF03CF3A1380AEE89175245B8CEA36663CF57622FB5C689A228DF95FB86B527737B3E5C271F8A008BBDEFC81F3135131DF6D66F8BD9801A6AC2BE31189882ABE7130348793CC95133AA5AF4F7486FBCDAEFCD281B4EAF029BBC3DF906BD3F81C34274257D5BC8B422A5CDECCCCC25627360A8B1525D922CBF936649E941DE2EB72D5689CA05499EDFCE7506E049F48BB64965E4E510F1CEE420EED7E4C17F827ABB56B78E484DABEF09F1DF72363E52AC3A044B0F655240921B4EC1F2063262DF5CBF0B0286434DC6A1FD227FE9A5467B33E002FA35152F29BC3D3A9B4DB0946BA2F468999C15CEB960A497BDF10077CF5F23BFF1BD04070467C8F033C01EFA932E6E8A3DA89EE7848AE7EE34DE28A89A771E186A127E5866B3E3C69B842BC6E1487E1DB9DBF0717DDC7D17"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xui64>) -> tensor<3x4x5xui64>
  %7 = stablehlo.constant dense<"0x9DD26199AFE33F9062A0AB5B98F8A12DAF1BD7C1E0FC6BC4B3C3AB57A3EC2CB1FB4D2DF30B1AF1E25A2B6BEC8C12AD209C8EB400635DB80E67740FAFF7AF77C56C282C0A9EC53818E06A7D766F1A41008E94DB94BCAB2B5673C3CE5FF65B7821498069632025F0AD4AAD7A47F72596FF4D009E8929EB03414CF089D71CA15CA336BAA6864531BC21EAFDBF5999F7214C3C4444E478A710FAEDBC7A7998DBB451CA05499EDFCE7506E941DE2EB72D5689525D922CBF936649CCCC25627360A8B17D5BC8B422A5CDEC06BD3F81C34274251B4EAF029BBC3DF9F7486FBCDAEFCD28793CC95133AA5AF4189882ABE71303488BD9801A6AC2BE311F3135131DF6D66F271F8A008BBDEFC8FB86B527737B3E5C2FB5C689A228DF95B8CEA36663CF5762A1380AEE89175245E82FD7DAFBF03CF389EE328F93A5E6D05B7AF0237599EA79B9DBF0717DDC7D179B842BC6E1487E1D6A127E5866B3E3C634DE28A89A771E183DA89EE7848AE7EE33C01EFA932E6E8AF1BD04070467C8F0BDF10077CF5F23BF999C15CEB960A4979B4DB0946BA2F468FA35152F29BC3D3A7FE9A5467B33E0020286434DC6A1FD22F2063262DF5CBF0B0F655240921B4EC172363E52AC3A044B8E484DABEF09F1DFE4C17F827ABB56B7E510F1CEE420EED7E049F48BB64965E4"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xui64>) -> tensor<3x4x5xui64>
  %9 = stablehlo.constant dense<"0xE049F48BB64965E4E510F1CEE420EED7E4C17F827ABB56B78E484DABEF09F1DF72363E52AC3A044B0F655240921B4EC1F2063262DF5CBF0B0286434DC6A1FD227FE9A5467B33E002FA35152F29BC3D3A9B4DB0946BA2F468999C15CEB960A497BDF10077CF5F23BFF1BD04070467C8F033C01EFA932E6E8A3DA89EE7848AE7EE34DE28A89A771E186A127E5866B3E3C69B842BC6E1487E1DB9DBF0717DDC7D175B7AF0237599EA7989EE328F93A5E6D0E82FD7DAFBF03CF3A1380AEE89175245B8CEA36663CF57622FB5C689A228DF95FB86B527737B3E5C271F8A008BBDEFC81F3135131DF6D66F8BD9801A6AC2BE31189882ABE7130348793CC95133AA5AF4F7486FBCDAEFCD281B4EAF029BBC3DF906BD3F81C34274257D5BC8B422A5CDECCCCC25627360A8B1525D922CBF936649E941DE2EB72D5689CA05499EDFCE7506EDBC7A7998DBB4513C4444E478A710FAEAFDBF5999F7214C36BAA6864531BC214CF089D71CA15CA34D009E8929EB03414AAD7A47F72596FF498069632025F0AD73C3CE5FF65B78218E94DB94BCAB2B56E06A7D766F1A41006C282C0A9EC5381867740FAFF7AF77C59C8EB400635DB80E5A2B6BEC8C12AD20FB4D2DF30B1AF1E2B3C3AB57A3EC2CB1AF1BD7C1E0FC6BC462A0AB5B98F8A12D9DD26199AFE33F90"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xui64>) -> tensor<3x4x5xui64>
  %11 = stablehlo.constant dense<"0xB9DBF0717DDC7D179B842BC6E1487E1D6A127E5866B3E3C634DE28A89A771E183DA89EE7848AE7EE33C01EFA932E6E8AF1BD04070467C8F0BDF10077CF5F23BF999C15CEB960A4979B4DB0946BA2F468FA35152F29BC3D3A7FE9A5467B33E0020286434DC6A1FD22F2063262DF5CBF0B0F655240921B4EC172363E52AC3A044B8E484DABEF09F1DFE4C17F827ABB56B7E510F1CEE420EED7E049F48BB64965E4CA05499EDFCE7506E941DE2EB72D5689525D922CBF936649CCCC25627360A8B17D5BC8B422A5CDEC06BD3F81C34274251B4EAF029BBC3DF9F7486FBCDAEFCD28793CC95133AA5AF4189882ABE71303488BD9801A6AC2BE311F3135131DF6D66F271F8A008BBDEFC8FB86B527737B3E5C2FB5C689A228DF95B8CEA36663CF5762A1380AEE89175245E82FD7DAFBF03CF389EE328F93A5E6D05B7AF0237599EA799DD26199AFE33F9062A0AB5B98F8A12DAF1BD7C1E0FC6BC4B3C3AB57A3EC2CB1FB4D2DF30B1AF1E25A2B6BEC8C12AD209C8EB400635DB80E67740FAFF7AF77C56C282C0A9EC53818E06A7D766F1A41008E94DB94BCAB2B5673C3CE5FF65B7821498069632025F0AD4AAD7A47F72596FF4D009E8929EB03414CF089D71CA15CA336BAA6864531BC21EAFDBF5999F7214C3C4444E478A710FAEDBC7A7998DBB451"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xui64>) -> tensor<3x4x5xui64>
  %13 = stablehlo.constant dense<"0x4CF089D71CA15CA336BAA6864531BC21EAFDBF5999F7214C3C4444E478A710FAEDBC7A7998DBB4518E94DB94BCAB2B5673C3CE5FF65B7821498069632025F0AD4AAD7A47F72596FF4D009E8929EB03415A2B6BEC8C12AD209C8EB400635DB80E67740FAFF7AF77C56C282C0A9EC53818E06A7D766F1A41009DD26199AFE33F9062A0AB5B98F8A12DAF1BD7C1E0FC6BC4B3C3AB57A3EC2CB1FB4D2DF30B1AF1E2B8CEA36663CF5762A1380AEE89175245E82FD7DAFBF03CF389EE328F93A5E6D05B7AF0237599EA798BD9801A6AC2BE311F3135131DF6D66F271F8A008BBDEFC8FB86B527737B3E5C2FB5C689A228DF9506BD3F81C34274251B4EAF029BBC3DF9F7486FBCDAEFCD28793CC95133AA5AF4189882ABE7130348CA05499EDFCE7506E941DE2EB72D5689525D922CBF936649CCCC25627360A8B17D5BC8B422A5CDEC72363E52AC3A044B8E484DABEF09F1DFE4C17F827ABB56B7E510F1CEE420EED7E049F48BB64965E4FA35152F29BC3D3A7FE9A5467B33E0020286434DC6A1FD22F2063262DF5CBF0B0F655240921B4EC133C01EFA932E6E8AF1BD04070467C8F0BDF10077CF5F23BF999C15CEB960A4979B4DB0946BA2F468B9DBF0717DDC7D179B842BC6E1487E1D6A127E5866B3E3C634DE28A89A771E183DA89EE7848AE7EE"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xui64>) -> tensor<3x4x5xui64>
  %15 = stablehlo.constant dense<"0x72363E52AC3A044B8E484DABEF09F1DFE4C17F827ABB56B7E510F1CEE420EED7E049F48BB64965E4FA35152F29BC3D3A7FE9A5467B33E0020286434DC6A1FD22F2063262DF5CBF0B0F655240921B4EC133C01EFA932E6E8AF1BD04070467C8F0BDF10077CF5F23BF999C15CEB960A4979B4DB0946BA2F468B9DBF0717DDC7D179B842BC6E1487E1D6A127E5866B3E3C634DE28A89A771E183DA89EE7848AE7EEB8CEA36663CF5762A1380AEE89175245E82FD7DAFBF03CF389EE328F93A5E6D05B7AF0237599EA798BD9801A6AC2BE311F3135131DF6D66F271F8A008BBDEFC8FB86B527737B3E5C2FB5C689A228DF9506BD3F81C34274251B4EAF029BBC3DF9F7486FBCDAEFCD28793CC95133AA5AF4189882ABE7130348CA05499EDFCE7506E941DE2EB72D5689525D922CBF936649CCCC25627360A8B17D5BC8B422A5CDEC4CF089D71CA15CA336BAA6864531BC21EAFDBF5999F7214C3C4444E478A710FAEDBC7A7998DBB4518E94DB94BCAB2B5673C3CE5FF65B7821498069632025F0AD4AAD7A47F72596FF4D009E8929EB03415A2B6BEC8C12AD209C8EB400635DB80E67740FAFF7AF77C56C282C0A9EC53818E06A7D766F1A41009DD26199AFE33F9062A0AB5B98F8A12DAF1BD7C1E0FC6BC4B3C3AB57A3EC2CB1FB4D2DF30B1AF1E2"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xui64>) -> tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  return
}
// -----
// reverse of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 3.0, -0.5, 1.5, 0.5], [1.5, 0.0, -1.0, 0.0, -0.0], [1.5, -3.0, -1.5, 0.5, -4.0], [4.0, 4.0, -3.0, -4.0, 6.0]], [[0.0, 0.5, -4.0, 0.0, 3.0], [-6.0, 4.0, 0.0, -1.0, -0.5], [4.0, 0.0, 4.0, 3.0, 2.0], [-1.5, -2.0, -0.0, 2.0, 0.0]], [[6.0, 1.0, 0.0, 4.0, 6.0], [-3.0, 0.0, -6.0, -0.0, -2.0], [4.0, -1.5, -6.0, -2.0, -2.0], [2.0, -2.0, -4.0, 0.5, 6.0]]]> : tensor<3x4x5xf4E2M1FN>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xf4E2M1FN>) -> tensor<3x4x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf4E2M1FN>, tensor<3x4x5xf4E2M1FN>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xf4E2M1FN>) -> tensor<3x4x5xf4E2M1FN>
  %3 = stablehlo.constant dense<[[[6.0, 1.0, 0.0, 4.0, 6.0], [-3.0, 0.0, -6.0, -0.0, -2.0], [4.0, -1.5, -6.0, -2.0, -2.0], [2.0, -2.0, -4.0, 0.5, 6.0]], [[0.0, 0.5, -4.0, 0.0, 3.0], [-6.0, 4.0, 0.0, -1.0, -0.5], [4.0, 0.0, 4.0, 3.0, 2.0], [-1.5, -2.0, -0.0, 2.0, 0.0]], [[0.0, 3.0, -0.5, 1.5, 0.5], [1.5, 0.0, -1.0, 0.0, -0.0], [1.5, -3.0, -1.5, 0.5, -4.0], [4.0, 4.0, -3.0, -4.0, 6.0]]]> : tensor<3x4x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf4E2M1FN>, tensor<3x4x5xf4E2M1FN>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xf4E2M1FN>) -> tensor<3x4x5xf4E2M1FN>
  %5 = stablehlo.constant dense<[[[4.0, 4.0, -3.0, -4.0, 6.0], [1.5, -3.0, -1.5, 0.5, -4.0], [1.5, 0.0, -1.0, 0.0, -0.0], [0.0, 3.0, -0.5, 1.5, 0.5]], [[-1.5, -2.0, -0.0, 2.0, 0.0], [4.0, 0.0, 4.0, 3.0, 2.0], [-6.0, 4.0, 0.0, -1.0, -0.5], [0.0, 0.5, -4.0, 0.0, 3.0]], [[2.0, -2.0, -4.0, 0.5, 6.0], [4.0, -1.5, -6.0, -2.0, -2.0], [-3.0, 0.0, -6.0, -0.0, -2.0], [6.0, 1.0, 0.0, 4.0, 6.0]]]> : tensor<3x4x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xf4E2M1FN>, tensor<3x4x5xf4E2M1FN>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xf4E2M1FN>) -> tensor<3x4x5xf4E2M1FN>
  %7 = stablehlo.constant dense<[[[0.5, 1.5, -0.5, 3.0, 0.0], [-0.0, 0.0, -1.0, 0.0, 1.5], [-4.0, 0.5, -1.5, -3.0, 1.5], [6.0, -4.0, -3.0, 4.0, 4.0]], [[3.0, 0.0, -4.0, 0.5, 0.0], [-0.5, -1.0, 0.0, 4.0, -6.0], [2.0, 3.0, 4.0, 0.0, 4.0], [0.0, 2.0, -0.0, -2.0, -1.5]], [[6.0, 4.0, 0.0, 1.0, 6.0], [-2.0, -0.0, -6.0, 0.0, -3.0], [-2.0, -2.0, -6.0, -1.5, 4.0], [6.0, 0.5, -4.0, -2.0, 2.0]]]> : tensor<3x4x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xf4E2M1FN>, tensor<3x4x5xf4E2M1FN>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xf4E2M1FN>) -> tensor<3x4x5xf4E2M1FN>
  %9 = stablehlo.constant dense<[[[2.0, -2.0, -4.0, 0.5, 6.0], [4.0, -1.5, -6.0, -2.0, -2.0], [-3.0, 0.0, -6.0, -0.0, -2.0], [6.0, 1.0, 0.0, 4.0, 6.0]], [[-1.5, -2.0, -0.0, 2.0, 0.0], [4.0, 0.0, 4.0, 3.0, 2.0], [-6.0, 4.0, 0.0, -1.0, -0.5], [0.0, 0.5, -4.0, 0.0, 3.0]], [[4.0, 4.0, -3.0, -4.0, 6.0], [1.5, -3.0, -1.5, 0.5, -4.0], [1.5, 0.0, -1.0, 0.0, -0.0], [0.0, 3.0, -0.5, 1.5, 0.5]]]> : tensor<3x4x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xf4E2M1FN>, tensor<3x4x5xf4E2M1FN>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xf4E2M1FN>) -> tensor<3x4x5xf4E2M1FN>
  %11 = stablehlo.constant dense<[[[6.0, 4.0, 0.0, 1.0, 6.0], [-2.0, -0.0, -6.0, 0.0, -3.0], [-2.0, -2.0, -6.0, -1.5, 4.0], [6.0, 0.5, -4.0, -2.0, 2.0]], [[3.0, 0.0, -4.0, 0.5, 0.0], [-0.5, -1.0, 0.0, 4.0, -6.0], [2.0, 3.0, 4.0, 0.0, 4.0], [0.0, 2.0, -0.0, -2.0, -1.5]], [[0.5, 1.5, -0.5, 3.0, 0.0], [-0.0, 0.0, -1.0, 0.0, 1.5], [-4.0, 0.5, -1.5, -3.0, 1.5], [6.0, -4.0, -3.0, 4.0, 4.0]]]> : tensor<3x4x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xf4E2M1FN>, tensor<3x4x5xf4E2M1FN>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xf4E2M1FN>) -> tensor<3x4x5xf4E2M1FN>
  %13 = stablehlo.constant dense<[[[6.0, -4.0, -3.0, 4.0, 4.0], [-4.0, 0.5, -1.5, -3.0, 1.5], [-0.0, 0.0, -1.0, 0.0, 1.5], [0.5, 1.5, -0.5, 3.0, 0.0]], [[0.0, 2.0, -0.0, -2.0, -1.5], [2.0, 3.0, 4.0, 0.0, 4.0], [-0.5, -1.0, 0.0, 4.0, -6.0], [3.0, 0.0, -4.0, 0.5, 0.0]], [[6.0, 0.5, -4.0, -2.0, 2.0], [-2.0, -2.0, -6.0, -1.5, 4.0], [-2.0, -0.0, -6.0, 0.0, -3.0], [6.0, 4.0, 0.0, 1.0, 6.0]]]> : tensor<3x4x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xf4E2M1FN>, tensor<3x4x5xf4E2M1FN>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf4E2M1FN>) -> tensor<3x4x5xf4E2M1FN>
  %15 = stablehlo.constant dense<[[[6.0, 0.5, -4.0, -2.0, 2.0], [-2.0, -2.0, -6.0, -1.5, 4.0], [-2.0, -0.0, -6.0, 0.0, -3.0], [6.0, 4.0, 0.0, 1.0, 6.0]], [[0.0, 2.0, -0.0, -2.0, -1.5], [2.0, 3.0, 4.0, 0.0, 4.0], [-0.5, -1.0, 0.0, 4.0, -6.0], [3.0, 0.0, -4.0, 0.5, 0.0]], [[6.0, -4.0, -3.0, 4.0, 4.0], [-4.0, 0.5, -1.5, -3.0, 1.5], [-0.0, 0.0, -1.0, 0.0, 1.5], [0.5, 1.5, -0.5, 3.0, 0.0]]]> : tensor<3x4x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xf4E2M1FN>, tensor<3x4x5xf4E2M1FN>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xf4E2M1FN>) -> tensor<3x4x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xf4E2M1FN>, tensor<3x4x5xf4E2M1FN>) -> ()
  return
}
// -----
// reverse of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[4.0, -6.0, -0.625, -4.0, -0.625], [4.5, 5.5, -0.75, -1.625, 2.0], [-0.75, 6.5, 1.0, 1.75, -0.75], [0.25, -0.25, 3.5, 0.125, -4.5]], [[1.75, -3.5, -4.5, 1.875, -1.125], [-0.375, 4.5, 4.5, 1.875, -1.625], [2.25, -6.5, 2.0, 1.625, 3.25], [1.625, -0.875, -0.75, -1.25, 0.375]], [[6.0, -3.0, 3.5, 0.125, 5.5], [-5.0, -2.75, -2.25, 3.5, -6.0], [-2.0, 3.25, -6.0, -0.5, -3.5], [3.75, 2.25, -6.5, 1.0, 1.5]]]> : tensor<3x4x5xf6E2M3FN>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xf6E2M3FN>) -> tensor<3x4x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf6E2M3FN>, tensor<3x4x5xf6E2M3FN>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xf6E2M3FN>) -> tensor<3x4x5xf6E2M3FN>
  %3 = stablehlo.constant dense<[[[6.0, -3.0, 3.5, 0.125, 5.5], [-5.0, -2.75, -2.25, 3.5, -6.0], [-2.0, 3.25, -6.0, -0.5, -3.5], [3.75, 2.25, -6.5, 1.0, 1.5]], [[1.75, -3.5, -4.5, 1.875, -1.125], [-0.375, 4.5, 4.5, 1.875, -1.625], [2.25, -6.5, 2.0, 1.625, 3.25], [1.625, -0.875, -0.75, -1.25, 0.375]], [[4.0, -6.0, -0.625, -4.0, -0.625], [4.5, 5.5, -0.75, -1.625, 2.0], [-0.75, 6.5, 1.0, 1.75, -0.75], [0.25, -0.25, 3.5, 0.125, -4.5]]]> : tensor<3x4x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf6E2M3FN>, tensor<3x4x5xf6E2M3FN>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xf6E2M3FN>) -> tensor<3x4x5xf6E2M3FN>
  %5 = stablehlo.constant dense<[[[0.25, -0.25, 3.5, 0.125, -4.5], [-0.75, 6.5, 1.0, 1.75, -0.75], [4.5, 5.5, -0.75, -1.625, 2.0], [4.0, -6.0, -0.625, -4.0, -0.625]], [[1.625, -0.875, -0.75, -1.25, 0.375], [2.25, -6.5, 2.0, 1.625, 3.25], [-0.375, 4.5, 4.5, 1.875, -1.625], [1.75, -3.5, -4.5, 1.875, -1.125]], [[3.75, 2.25, -6.5, 1.0, 1.5], [-2.0, 3.25, -6.0, -0.5, -3.5], [-5.0, -2.75, -2.25, 3.5, -6.0], [6.0, -3.0, 3.5, 0.125, 5.5]]]> : tensor<3x4x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xf6E2M3FN>, tensor<3x4x5xf6E2M3FN>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xf6E2M3FN>) -> tensor<3x4x5xf6E2M3FN>
  %7 = stablehlo.constant dense<[[[-0.625, -4.0, -0.625, -6.0, 4.0], [2.0, -1.625, -0.75, 5.5, 4.5], [-0.75, 1.75, 1.0, 6.5, -0.75], [-4.5, 0.125, 3.5, -0.25, 0.25]], [[-1.125, 1.875, -4.5, -3.5, 1.75], [-1.625, 1.875, 4.5, 4.5, -0.375], [3.25, 1.625, 2.0, -6.5, 2.25], [0.375, -1.25, -0.75, -0.875, 1.625]], [[5.5, 0.125, 3.5, -3.0, 6.0], [-6.0, 3.5, -2.25, -2.75, -5.0], [-3.5, -0.5, -6.0, 3.25, -2.0], [1.5, 1.0, -6.5, 2.25, 3.75]]]> : tensor<3x4x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xf6E2M3FN>, tensor<3x4x5xf6E2M3FN>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xf6E2M3FN>) -> tensor<3x4x5xf6E2M3FN>
  %9 = stablehlo.constant dense<[[[3.75, 2.25, -6.5, 1.0, 1.5], [-2.0, 3.25, -6.0, -0.5, -3.5], [-5.0, -2.75, -2.25, 3.5, -6.0], [6.0, -3.0, 3.5, 0.125, 5.5]], [[1.625, -0.875, -0.75, -1.25, 0.375], [2.25, -6.5, 2.0, 1.625, 3.25], [-0.375, 4.5, 4.5, 1.875, -1.625], [1.75, -3.5, -4.5, 1.875, -1.125]], [[0.25, -0.25, 3.5, 0.125, -4.5], [-0.75, 6.5, 1.0, 1.75, -0.75], [4.5, 5.5, -0.75, -1.625, 2.0], [4.0, -6.0, -0.625, -4.0, -0.625]]]> : tensor<3x4x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xf6E2M3FN>, tensor<3x4x5xf6E2M3FN>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xf6E2M3FN>) -> tensor<3x4x5xf6E2M3FN>
  %11 = stablehlo.constant dense<[[[5.5, 0.125, 3.5, -3.0, 6.0], [-6.0, 3.5, -2.25, -2.75, -5.0], [-3.5, -0.5, -6.0, 3.25, -2.0], [1.5, 1.0, -6.5, 2.25, 3.75]], [[-1.125, 1.875, -4.5, -3.5, 1.75], [-1.625, 1.875, 4.5, 4.5, -0.375], [3.25, 1.625, 2.0, -6.5, 2.25], [0.375, -1.25, -0.75, -0.875, 1.625]], [[-0.625, -4.0, -0.625, -6.0, 4.0], [2.0, -1.625, -0.75, 5.5, 4.5], [-0.75, 1.75, 1.0, 6.5, -0.75], [-4.5, 0.125, 3.5, -0.25, 0.25]]]> : tensor<3x4x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xf6E2M3FN>, tensor<3x4x5xf6E2M3FN>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xf6E2M3FN>) -> tensor<3x4x5xf6E2M3FN>
  %13 = stablehlo.constant dense<[[[-4.5, 0.125, 3.5, -0.25, 0.25], [-0.75, 1.75, 1.0, 6.5, -0.75], [2.0, -1.625, -0.75, 5.5, 4.5], [-0.625, -4.0, -0.625, -6.0, 4.0]], [[0.375, -1.25, -0.75, -0.875, 1.625], [3.25, 1.625, 2.0, -6.5, 2.25], [-1.625, 1.875, 4.5, 4.5, -0.375], [-1.125, 1.875, -4.5, -3.5, 1.75]], [[1.5, 1.0, -6.5, 2.25, 3.75], [-3.5, -0.5, -6.0, 3.25, -2.0], [-6.0, 3.5, -2.25, -2.75, -5.0], [5.5, 0.125, 3.5, -3.0, 6.0]]]> : tensor<3x4x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xf6E2M3FN>, tensor<3x4x5xf6E2M3FN>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf6E2M3FN>) -> tensor<3x4x5xf6E2M3FN>
  %15 = stablehlo.constant dense<[[[1.5, 1.0, -6.5, 2.25, 3.75], [-3.5, -0.5, -6.0, 3.25, -2.0], [-6.0, 3.5, -2.25, -2.75, -5.0], [5.5, 0.125, 3.5, -3.0, 6.0]], [[0.375, -1.25, -0.75, -0.875, 1.625], [3.25, 1.625, 2.0, -6.5, 2.25], [-1.625, 1.875, 4.5, 4.5, -0.375], [-1.125, 1.875, -4.5, -3.5, 1.75]], [[-4.5, 0.125, 3.5, -0.25, 0.25], [-0.75, 1.75, 1.0, 6.5, -0.75], [2.0, -1.625, -0.75, 5.5, 4.5], [-0.625, -4.0, -0.625, -6.0, 4.0]]]> : tensor<3x4x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xf6E2M3FN>, tensor<3x4x5xf6E2M3FN>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xf6E2M3FN>) -> tensor<3x4x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xf6E2M3FN>, tensor<3x4x5xf6E2M3FN>) -> ()
  return
}
// -----
// reverse of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.625, -0.1875, 1.75, -14.0, 0.0], [1.75, 16.0, 0.4375, -0.625, -0.875], [0.3125, 12.0, 0.25, 7.0, -1.25], [12.0, 0.125, 3.0, 16.0, 10.0]], [[-1.0, 0.625, -2.0, 20.0, 0.4375], [20.0, 0.625, -8.0, 0.3125, 24.0], [-14.0, 0.625, -1.5, -0.0, 0.75], [-0.0, 0.5, -12.0, -0.25, -0.25]], [[7.0, 14.0, 14.0, 0.3125, 1.5], [-4.0, -28.0, 1.75, 1.75, -2.5], [0.875, -2.0, -2.5, 7.0, -0.875], [1.0, -0.875, -0.1875, -7.0, 3.0]]]> : tensor<3x4x5xf6E3M2FN>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xf6E3M2FN>) -> tensor<3x4x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf6E3M2FN>, tensor<3x4x5xf6E3M2FN>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xf6E3M2FN>) -> tensor<3x4x5xf6E3M2FN>
  %3 = stablehlo.constant dense<[[[7.0, 14.0, 14.0, 0.3125, 1.5], [-4.0, -28.0, 1.75, 1.75, -2.5], [0.875, -2.0, -2.5, 7.0, -0.875], [1.0, -0.875, -0.1875, -7.0, 3.0]], [[-1.0, 0.625, -2.0, 20.0, 0.4375], [20.0, 0.625, -8.0, 0.3125, 24.0], [-14.0, 0.625, -1.5, -0.0, 0.75], [-0.0, 0.5, -12.0, -0.25, -0.25]], [[0.625, -0.1875, 1.75, -14.0, 0.0], [1.75, 16.0, 0.4375, -0.625, -0.875], [0.3125, 12.0, 0.25, 7.0, -1.25], [12.0, 0.125, 3.0, 16.0, 10.0]]]> : tensor<3x4x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf6E3M2FN>, tensor<3x4x5xf6E3M2FN>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xf6E3M2FN>) -> tensor<3x4x5xf6E3M2FN>
  %5 = stablehlo.constant dense<[[[12.0, 0.125, 3.0, 16.0, 10.0], [0.3125, 12.0, 0.25, 7.0, -1.25], [1.75, 16.0, 0.4375, -0.625, -0.875], [0.625, -0.1875, 1.75, -14.0, 0.0]], [[-0.0, 0.5, -12.0, -0.25, -0.25], [-14.0, 0.625, -1.5, -0.0, 0.75], [20.0, 0.625, -8.0, 0.3125, 24.0], [-1.0, 0.625, -2.0, 20.0, 0.4375]], [[1.0, -0.875, -0.1875, -7.0, 3.0], [0.875, -2.0, -2.5, 7.0, -0.875], [-4.0, -28.0, 1.75, 1.75, -2.5], [7.0, 14.0, 14.0, 0.3125, 1.5]]]> : tensor<3x4x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xf6E3M2FN>, tensor<3x4x5xf6E3M2FN>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xf6E3M2FN>) -> tensor<3x4x5xf6E3M2FN>
  %7 = stablehlo.constant dense<[[[0.0, -14.0, 1.75, -0.1875, 0.625], [-0.875, -0.625, 0.4375, 16.0, 1.75], [-1.25, 7.0, 0.25, 12.0, 0.3125], [10.0, 16.0, 3.0, 0.125, 12.0]], [[0.4375, 20.0, -2.0, 0.625, -1.0], [24.0, 0.3125, -8.0, 0.625, 20.0], [0.75, -0.0, -1.5, 0.625, -14.0], [-0.25, -0.25, -12.0, 0.5, -0.0]], [[1.5, 0.3125, 14.0, 14.0, 7.0], [-2.5, 1.75, 1.75, -28.0, -4.0], [-0.875, 7.0, -2.5, -2.0, 0.875], [3.0, -7.0, -0.1875, -0.875, 1.0]]]> : tensor<3x4x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xf6E3M2FN>, tensor<3x4x5xf6E3M2FN>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xf6E3M2FN>) -> tensor<3x4x5xf6E3M2FN>
  %9 = stablehlo.constant dense<[[[1.0, -0.875, -0.1875, -7.0, 3.0], [0.875, -2.0, -2.5, 7.0, -0.875], [-4.0, -28.0, 1.75, 1.75, -2.5], [7.0, 14.0, 14.0, 0.3125, 1.5]], [[-0.0, 0.5, -12.0, -0.25, -0.25], [-14.0, 0.625, -1.5, -0.0, 0.75], [20.0, 0.625, -8.0, 0.3125, 24.0], [-1.0, 0.625, -2.0, 20.0, 0.4375]], [[12.0, 0.125, 3.0, 16.0, 10.0], [0.3125, 12.0, 0.25, 7.0, -1.25], [1.75, 16.0, 0.4375, -0.625, -0.875], [0.625, -0.1875, 1.75, -14.0, 0.0]]]> : tensor<3x4x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xf6E3M2FN>, tensor<3x4x5xf6E3M2FN>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xf6E3M2FN>) -> tensor<3x4x5xf6E3M2FN>
  %11 = stablehlo.constant dense<[[[1.5, 0.3125, 14.0, 14.0, 7.0], [-2.5, 1.75, 1.75, -28.0, -4.0], [-0.875, 7.0, -2.5, -2.0, 0.875], [3.0, -7.0, -0.1875, -0.875, 1.0]], [[0.4375, 20.0, -2.0, 0.625, -1.0], [24.0, 0.3125, -8.0, 0.625, 20.0], [0.75, -0.0, -1.5, 0.625, -14.0], [-0.25, -0.25, -12.0, 0.5, -0.0]], [[0.0, -14.0, 1.75, -0.1875, 0.625], [-0.875, -0.625, 0.4375, 16.0, 1.75], [-1.25, 7.0, 0.25, 12.0, 0.3125], [10.0, 16.0, 3.0, 0.125, 12.0]]]> : tensor<3x4x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xf6E3M2FN>, tensor<3x4x5xf6E3M2FN>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xf6E3M2FN>) -> tensor<3x4x5xf6E3M2FN>
  %13 = stablehlo.constant dense<[[[10.0, 16.0, 3.0, 0.125, 12.0], [-1.25, 7.0, 0.25, 12.0, 0.3125], [-0.875, -0.625, 0.4375, 16.0, 1.75], [0.0, -14.0, 1.75, -0.1875, 0.625]], [[-0.25, -0.25, -12.0, 0.5, -0.0], [0.75, -0.0, -1.5, 0.625, -14.0], [24.0, 0.3125, -8.0, 0.625, 20.0], [0.4375, 20.0, -2.0, 0.625, -1.0]], [[3.0, -7.0, -0.1875, -0.875, 1.0], [-0.875, 7.0, -2.5, -2.0, 0.875], [-2.5, 1.75, 1.75, -28.0, -4.0], [1.5, 0.3125, 14.0, 14.0, 7.0]]]> : tensor<3x4x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xf6E3M2FN>, tensor<3x4x5xf6E3M2FN>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf6E3M2FN>) -> tensor<3x4x5xf6E3M2FN>
  %15 = stablehlo.constant dense<[[[3.0, -7.0, -0.1875, -0.875, 1.0], [-0.875, 7.0, -2.5, -2.0, 0.875], [-2.5, 1.75, 1.75, -28.0, -4.0], [1.5, 0.3125, 14.0, 14.0, 7.0]], [[-0.25, -0.25, -12.0, 0.5, -0.0], [0.75, -0.0, -1.5, 0.625, -14.0], [24.0, 0.3125, -8.0, 0.625, 20.0], [0.4375, 20.0, -2.0, 0.625, -1.0]], [[10.0, 16.0, 3.0, 0.125, 12.0], [-1.25, 7.0, 0.25, 12.0, 0.3125], [-0.875, -0.625, 0.4375, 16.0, 1.75], [0.0, -14.0, 1.75, -0.1875, 0.625]]]> : tensor<3x4x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xf6E3M2FN>, tensor<3x4x5xf6E3M2FN>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xf6E3M2FN>) -> tensor<3x4x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xf6E3M2FN>, tensor<3x4x5xf6E3M2FN>) -> ()
  return
}
// -----
// reverse of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC32EC4ADBF306598B50A903A2763CFA091E9B561E358EC581D83233DE26856EAD940C069B48C902C198AE961D988ED6C33D3C018CE2D3C5AA61E2116"> : tensor<3x4x5xf8E3M4>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xf8E3M4>) -> tensor<3x4x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf8E3M4>, tensor<3x4x5xf8E3M4>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xf8E3M4>) -> tensor<3x4x5xf8E3M4>
  %3 = stablehlo.constant dense<"0x198AE961D988ED6C33D3C018CE2D3C5AA61E2116E358EC581D83233DE26856EAD940C069B48C902CC32EC4ADBF306598B50A903A2763CFA091E9B561"> : tensor<3x4x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf8E3M4>, tensor<3x4x5xf8E3M4>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xf8E3M4>) -> tensor<3x4x5xf8E3M4>
  %5 = stablehlo.constant dense<"0xA091E9B561903A2763CF306598B50AC32EC4ADBF69B48C902C56EAD940C083233DE268E358EC581D5AA61E2116C018CE2D3C88ED6C33D3198AE961D9"> : tensor<3x4x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xf8E3M4>, tensor<3x4x5xf8E3M4>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xf8E3M4>) -> tensor<3x4x5xf8E3M4>
  %7 = stablehlo.constant dense<"0xBFADC42EC30AB5986530CF63273A9061B5E991A01D58EC58E368E23D2383C040D9EA562C908CB469D961E98A19D3336CED883C2DCE18C016211EA65A"> : tensor<3x4x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xf8E3M4>, tensor<3x4x5xf8E3M4>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xf8E3M4>) -> tensor<3x4x5xf8E3M4>
  %9 = stablehlo.constant dense<"0x5AA61E2116C018CE2D3C88ED6C33D3198AE961D969B48C902C56EAD940C083233DE268E358EC581DA091E9B561903A2763CF306598B50AC32EC4ADBF"> : tensor<3x4x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xf8E3M4>, tensor<3x4x5xf8E3M4>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xf8E3M4>) -> tensor<3x4x5xf8E3M4>
  %11 = stablehlo.constant dense<"0xD961E98A19D3336CED883C2DCE18C016211EA65A1D58EC58E368E23D2383C040D9EA562C908CB469BFADC42EC30AB5986530CF63273A9061B5E991A0"> : tensor<3x4x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xf8E3M4>, tensor<3x4x5xf8E3M4>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xf8E3M4>) -> tensor<3x4x5xf8E3M4>
  %13 = stablehlo.constant dense<"0x61B5E991A0CF63273A900AB5986530BFADC42EC32C908CB469C040D9EA5668E23D23831D58EC58E316211EA65A3C2DCE18C0D3336CED88D961E98A19"> : tensor<3x4x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xf8E3M4>, tensor<3x4x5xf8E3M4>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf8E3M4>) -> tensor<3x4x5xf8E3M4>
  %15 = stablehlo.constant dense<"0x16211EA65A3C2DCE18C0D3336CED88D961E98A192C908CB469C040D9EA5668E23D23831D58EC58E361B5E991A0CF63273A900AB5986530BFADC42EC3"> : tensor<3x4x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xf8E3M4>, tensor<3x4x5xf8E3M4>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xf8E3M4>) -> tensor<3x4x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xf8E3M4>, tensor<3x4x5xf8E3M4>) -> ()
  return
}
// -----
// reverse of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1B6A2ABBC18E9C03EF959065E7A53585283368095FA1993D23D3808108C82FE9E2C969ED8EAA6490358C8565EBBA5EEF64CD3D5BC9D73F722A252E49"> : tensor<3x4x5xf8E4M3>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xf8E4M3>) -> tensor<3x4x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf8E4M3>, tensor<3x4x5xf8E4M3>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xf8E4M3>) -> tensor<3x4x5xf8E4M3>
  %3 = stablehlo.constant dense<"0x358C8565EBBA5EEF64CD3D5BC9D73F722A252E495FA1993D23D3808108C82FE9E2C969ED8EAA64901B6A2ABBC18E9C03EF959065E7A5358528336809"> : tensor<3x4x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf8E4M3>, tensor<3x4x5xf8E4M3>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xf8E4M3>) -> tensor<3x4x5xf8E4M3>
  %5 = stablehlo.constant dense<"0x85283368099065E7A5358E9C03EF951B6A2ABBC1ED8EAA64902FE9E2C969D3808108C85FA1993D23722A252E493D5BC9D73FBA5EEF64CD358C8565EB"> : tensor<3x4x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xf8E4M3>, tensor<3x4x5xf8E4M3>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xf8E4M3>) -> tensor<3x4x5xf8E4M3>
  %7 = stablehlo.constant dense<"0xC1BB2A6A1B95EF039C8E35A5E765900968332885233D99A15FC8088180D369C9E2E92F9064AA8EEDEB65858C35CD64EF5EBA3FD7C95B3D492E252A72"> : tensor<3x4x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xf8E4M3>, tensor<3x4x5xf8E4M3>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xf8E4M3>) -> tensor<3x4x5xf8E4M3>
  %9 = stablehlo.constant dense<"0x722A252E493D5BC9D73FBA5EEF64CD358C8565EBED8EAA64902FE9E2C969D3808108C85FA1993D2385283368099065E7A5358E9C03EF951B6A2ABBC1"> : tensor<3x4x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xf8E4M3>, tensor<3x4x5xf8E4M3>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xf8E4M3>) -> tensor<3x4x5xf8E4M3>
  %11 = stablehlo.constant dense<"0xEB65858C35CD64EF5EBA3FD7C95B3D492E252A72233D99A15FC8088180D369C9E2E92F9064AA8EEDC1BB2A6A1B95EF039C8E35A5E765900968332885"> : tensor<3x4x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xf8E4M3>, tensor<3x4x5xf8E4M3>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xf8E4M3>) -> tensor<3x4x5xf8E4M3>
  %13 = stablehlo.constant dense<"0x096833288535A5E7659095EF039C8EC1BB2A6A1B9064AA8EED69C9E2E92FC8088180D3233D99A15F492E252A723FD7C95B3DCD64EF5EBAEB65858C35"> : tensor<3x4x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xf8E4M3>, tensor<3x4x5xf8E4M3>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf8E4M3>) -> tensor<3x4x5xf8E4M3>
  %15 = stablehlo.constant dense<"0x492E252A723FD7C95B3DCD64EF5EBAEB65858C359064AA8EED69C9E2E92FC8088180D3233D99A15F096833288535A5E7659095EF039C8EC1BB2A6A1B"> : tensor<3x4x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xf8E4M3>, tensor<3x4x5xf8E4M3>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xf8E4M3>) -> tensor<3x4x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xf8E4M3>, tensor<3x4x5xf8E4M3>) -> ()
  return
}
// -----
// reverse of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC69F988580C5EEF833061FBC47555DCD45D845113895644371C8D940526F40688ED15A03CFE05CEAEDCEE5975324859D31BE5A723CE564145AA0E070"> : tensor<3x4x5xf8E4M3FN>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<3x4x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xf8E4M3FN>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<3x4x5xf8E4M3FN>
  %3 = stablehlo.constant dense<"0xEDCEE5975324859D31BE5A723CE564145AA0E0703895644371C8D940526F40688ED15A03CFE05CEAC69F988580C5EEF833061FBC47555DCD45D84511"> : tensor<3x4x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xf8E4M3FN>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<3x4x5xf8E4M3FN>
  %5 = stablehlo.constant dense<"0xCD45D845111FBC47555DC5EEF83306C69F98858003CFE05CEA40688ED15AC8D940526F3895644371145AA0E0705A723CE56424859D31BEEDCEE59753"> : tensor<3x4x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xf8E4M3FN>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<3x4x5xf8E4M3FN>
  %7 = stablehlo.constant dense<"0x8085989FC60633F8EEC55D5547BC1F1145D845CD71436495386F5240D9C85AD18E6840EA5CE0CF035397E5CEEDBE319D852464E53C725A70E0A05A14"> : tensor<3x4x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xf8E4M3FN>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<3x4x5xf8E4M3FN>
  %9 = stablehlo.constant dense<"0x145AA0E0705A723CE56424859D31BEEDCEE5975303CFE05CEA40688ED15AC8D940526F3895644371CD45D845111FBC47555DC5EEF83306C69F988580"> : tensor<3x4x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xf8E4M3FN>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<3x4x5xf8E4M3FN>
  %11 = stablehlo.constant dense<"0x5397E5CEEDBE319D852464E53C725A70E0A05A1471436495386F5240D9C85AD18E6840EA5CE0CF038085989FC60633F8EEC55D5547BC1F1145D845CD"> : tensor<3x4x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xf8E4M3FN>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<3x4x5xf8E4M3FN>
  %13 = stablehlo.constant dense<"0x1145D845CD5D5547BC1F0633F8EEC58085989FC6EA5CE0CF035AD18E68406F5240D9C8714364953870E0A05A1464E53C725ABE319D85245397E5CEED"> : tensor<3x4x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xf8E4M3FN>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<3x4x5xf8E4M3FN>
  %15 = stablehlo.constant dense<"0x70E0A05A1464E53C725ABE319D85245397E5CEEDEA5CE0CF035AD18E68406F5240D9C871436495381145D845CD5D5547BC1F0633F8EEC58085989FC6"> : tensor<3x4x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xf8E4M3FN>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<3x4x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xf8E4M3FN>) -> ()
  return
}
// -----
// reverse of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x6FBC90111CC8CBD1293025F84585C5F570678C1F2CE65D93BB45C88A92869ED15121133973AFFFB1EC29DD12D6011A7EA5F3C470FA75CD515BF3A1B2"> : tensor<3x4x5xf8E4M3FNUZ>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xf8E4M3FNUZ>) -> tensor<3x4x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf8E4M3FNUZ>, tensor<3x4x5xf8E4M3FNUZ>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xf8E4M3FNUZ>) -> tensor<3x4x5xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0xEC29DD12D6011A7EA5F3C470FA75CD515BF3A1B22CE65D93BB45C88A92869ED15121133973AFFFB16FBC90111CC8CBD1293025F84585C5F570678C1F"> : tensor<3x4x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf8E4M3FNUZ>, tensor<3x4x5xf8E4M3FNUZ>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xf8E4M3FNUZ>) -> tensor<3x4x5xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<"0xF570678C1F25F84585C5C8CBD129306FBC90111C3973AFFFB19ED151211345C88A92862CE65D93BB515BF3A1B2C470FA75CD011A7EA5F3EC29DD12D6"> : tensor<3x4x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xf8E4M3FNUZ>, tensor<3x4x5xf8E4M3FNUZ>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xf8E4M3FNUZ>) -> tensor<3x4x5xf8E4M3FNUZ>
  %7 = stablehlo.constant dense<"0x1C1190BC6F3029D1CBC8C58545F8251F8C6770F5BB935DE62C86928AC845132151D19EB1FFAF7339D612DD29ECF3A57E1A01CD75FA70C4B2A1F35B51"> : tensor<3x4x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xf8E4M3FNUZ>, tensor<3x4x5xf8E4M3FNUZ>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xf8E4M3FNUZ>) -> tensor<3x4x5xf8E4M3FNUZ>
  %9 = stablehlo.constant dense<"0x515BF3A1B2C470FA75CD011A7EA5F3EC29DD12D63973AFFFB19ED151211345C88A92862CE65D93BBF570678C1F25F84585C5C8CBD129306FBC90111C"> : tensor<3x4x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xf8E4M3FNUZ>, tensor<3x4x5xf8E4M3FNUZ>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xf8E4M3FNUZ>) -> tensor<3x4x5xf8E4M3FNUZ>
  %11 = stablehlo.constant dense<"0xD612DD29ECF3A57E1A01CD75FA70C4B2A1F35B51BB935DE62C86928AC845132151D19EB1FFAF73391C1190BC6F3029D1CBC8C58545F8251F8C6770F5"> : tensor<3x4x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xf8E4M3FNUZ>, tensor<3x4x5xf8E4M3FNUZ>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xf8E4M3FNUZ>) -> tensor<3x4x5xf8E4M3FNUZ>
  %13 = stablehlo.constant dense<"0x1F8C6770F5C58545F8253029D1CBC81C1190BC6FB1FFAF7339132151D19E86928AC845BB935DE62CB2A1F35B51CD75FA70C4F3A57E1A01D612DD29EC"> : tensor<3x4x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xf8E4M3FNUZ>, tensor<3x4x5xf8E4M3FNUZ>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf8E4M3FNUZ>) -> tensor<3x4x5xf8E4M3FNUZ>
  %15 = stablehlo.constant dense<"0xB2A1F35B51CD75FA70C4F3A57E1A01D612DD29ECB1FFAF7339132151D19E86928AC845BB935DE62C1F8C6770F5C58545F8253029D1CBC81C1190BC6F"> : tensor<3x4x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xf8E4M3FNUZ>, tensor<3x4x5xf8E4M3FNUZ>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xf8E4M3FNUZ>) -> tensor<3x4x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xf8E4M3FNUZ>, tensor<3x4x5xf8E4M3FNUZ>) -> ()
  return
}
// -----
// reverse of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7569EDD38C5D86792C351C97BA77B7565E4F33C740C8607D153DA6F8DC44F52D9D99002D1F64BAC169A23727E07627442F7ACE08182E2C472F186EFB"> : tensor<3x4x5xf8E4M3B11FNUZ>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xf8E4M3B11FNUZ>) -> tensor<3x4x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<3x4x5xf8E4M3B11FNUZ>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xf8E4M3B11FNUZ>) -> tensor<3x4x5xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x69A23727E07627442F7ACE08182E2C472F186EFB40C8607D153DA6F8DC44F52D9D99002D1F64BAC17569EDD38C5D86792C351C97BA77B7565E4F33C7"> : tensor<3x4x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<3x4x5xf8E4M3B11FNUZ>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xf8E4M3B11FNUZ>) -> tensor<3x4x5xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<"0x565E4F33C71C97BA77B75D86792C357569EDD38C2D1F64BAC1F52D9D99003DA6F8DC4440C8607D15472F186EFBCE08182E2C7627442F7A69A23727E0"> : tensor<3x4x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<3x4x5xf8E4M3B11FNUZ>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xf8E4M3B11FNUZ>) -> tensor<3x4x5xf8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<"0x8CD3ED6975352C79865DB777BA971CC7334F5E56157D60C84044DCF8A63D00999D2DF5C1BA641F2DE02737A2697A2F4427762C2E1808CEFB6E182F47"> : tensor<3x4x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<3x4x5xf8E4M3B11FNUZ>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xf8E4M3B11FNUZ>) -> tensor<3x4x5xf8E4M3B11FNUZ>
  %9 = stablehlo.constant dense<"0x472F186EFBCE08182E2C7627442F7A69A23727E02D1F64BAC1F52D9D99003DA6F8DC4440C8607D15565E4F33C71C97BA77B75D86792C357569EDD38C"> : tensor<3x4x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<3x4x5xf8E4M3B11FNUZ>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xf8E4M3B11FNUZ>) -> tensor<3x4x5xf8E4M3B11FNUZ>
  %11 = stablehlo.constant dense<"0xE02737A2697A2F4427762C2E1808CEFB6E182F47157D60C84044DCF8A63D00999D2DF5C1BA641F2D8CD3ED6975352C79865DB777BA971CC7334F5E56"> : tensor<3x4x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<3x4x5xf8E4M3B11FNUZ>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xf8E4M3B11FNUZ>) -> tensor<3x4x5xf8E4M3B11FNUZ>
  %13 = stablehlo.constant dense<"0xC7334F5E56B777BA971C352C79865D8CD3ED6975C1BA641F2D00999D2DF544DCF8A63D157D60C840FB6E182F472C2E1808CE7A2F442776E02737A269"> : tensor<3x4x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<3x4x5xf8E4M3B11FNUZ>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf8E4M3B11FNUZ>) -> tensor<3x4x5xf8E4M3B11FNUZ>
  %15 = stablehlo.constant dense<"0xFB6E182F472C2E1808CE7A2F442776E02737A269C1BA641F2D00999D2DF544DCF8A63D157D60C840C7334F5E56B777BA971C352C79865D8CD3ED6975"> : tensor<3x4x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<3x4x5xf8E4M3B11FNUZ>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xf8E4M3B11FNUZ>) -> tensor<3x4x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<3x4x5xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// reverse of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1A9E7B45F8D8A12527362700070F88DA71D8ECBD01EF5C8347E2C3947B4539367A50D012DE4BCA33D9EBF1B577A83E98A74F87F8DDA18CF922D46438"> : tensor<3x4x5xf8E5M2>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xf8E5M2>) -> tensor<3x4x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf8E5M2>, tensor<3x4x5xf8E5M2>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xf8E5M2>) -> tensor<3x4x5xf8E5M2>
  %3 = stablehlo.constant dense<"0xD9EBF1B577A83E98A74F87F8DDA18CF922D4643801EF5C8347E2C3947B4539367A50D012DE4BCA331A9E7B45F8D8A12527362700070F88DA71D8ECBD"> : tensor<3x4x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf8E5M2>, tensor<3x4x5xf8E5M2>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xf8E5M2>) -> tensor<3x4x5xf8E5M2>
  %5 = stablehlo.constant dense<"0xDA71D8ECBD2700070F88D8A12527361A9E7B45F812DE4BCA3339367A50D0E2C3947B4501EF5C8347F922D4643887F8DDA18CA83E98A74FD9EBF1B577"> : tensor<3x4x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xf8E5M2>, tensor<3x4x5xf8E5M2>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xf8E5M2>) -> tensor<3x4x5xf8E5M2>
  %7 = stablehlo.constant dense<"0xF8457B9E1A362725A1D8880F070027BDECD871DA47835CEF01457B94C3E2D0507A363933CA4BDE1277B5F1EBD94FA7983EA88CA1DDF8873864D422F9"> : tensor<3x4x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xf8E5M2>, tensor<3x4x5xf8E5M2>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xf8E5M2>) -> tensor<3x4x5xf8E5M2>
  %9 = stablehlo.constant dense<"0xF922D4643887F8DDA18CA83E98A74FD9EBF1B57712DE4BCA3339367A50D0E2C3947B4501EF5C8347DA71D8ECBD2700070F88D8A12527361A9E7B45F8"> : tensor<3x4x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xf8E5M2>, tensor<3x4x5xf8E5M2>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xf8E5M2>) -> tensor<3x4x5xf8E5M2>
  %11 = stablehlo.constant dense<"0x77B5F1EBD94FA7983EA88CA1DDF8873864D422F947835CEF01457B94C3E2D0507A363933CA4BDE12F8457B9E1A362725A1D8880F070027BDECD871DA"> : tensor<3x4x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xf8E5M2>, tensor<3x4x5xf8E5M2>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xf8E5M2>) -> tensor<3x4x5xf8E5M2>
  %13 = stablehlo.constant dense<"0xBDECD871DA880F070027362725A1D8F8457B9E1A33CA4BDE12D0507A3639457B94C3E247835CEF013864D422F98CA1DDF8874FA7983EA877B5F1EBD9"> : tensor<3x4x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xf8E5M2>, tensor<3x4x5xf8E5M2>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf8E5M2>) -> tensor<3x4x5xf8E5M2>
  %15 = stablehlo.constant dense<"0x3864D422F98CA1DDF8874FA7983EA877B5F1EBD933CA4BDE12D0507A3639457B94C3E247835CEF01BDECD871DA880F070027362725A1D8F8457B9E1A"> : tensor<3x4x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xf8E5M2>, tensor<3x4x5xf8E5M2>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xf8E5M2>) -> tensor<3x4x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xf8E5M2>, tensor<3x4x5xf8E5M2>) -> ()
  return
}
// -----
// reverse of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xBAE5D18277213987622228F3FBD7AA9C381DB71DE656BDC20BA15572112BF0E3FA06FDDD481E16F5463BD691E4F46BD2365693CA833BA3C9878EB5AE"> : tensor<3x4x5xf8E5M2FNUZ>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xf8E5M2FNUZ>) -> tensor<3x4x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf8E5M2FNUZ>, tensor<3x4x5xf8E5M2FNUZ>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xf8E5M2FNUZ>) -> tensor<3x4x5xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x463BD691E4F46BD2365693CA833BA3C9878EB5AEE656BDC20BA15572112BF0E3FA06FDDD481E16F5BAE5D18277213987622228F3FBD7AA9C381DB71D"> : tensor<3x4x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf8E5M2FNUZ>, tensor<3x4x5xf8E5M2FNUZ>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xf8E5M2FNUZ>) -> tensor<3x4x5xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<"0x9C381DB71D28F3FBD7AA2139876222BAE5D18277DD481E16F5F0E3FA06FDA15572112BE656BDC20BC9878EB5AE93CA833BA3F46BD23656463BD691E4"> : tensor<3x4x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xf8E5M2FNUZ>, tensor<3x4x5xf8E5M2FNUZ>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xf8E5M2FNUZ>) -> tensor<3x4x5xf8E5M2FNUZ>
  %7 = stablehlo.constant dense<"0x7782D1E5BA2262873921AAD7FBF3281DB71D389C0BC2BD56E62B117255A1FD06FAE3F0F5161E48DDE491D63B465636D26BF4A33B83CA93AEB58E87C9"> : tensor<3x4x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xf8E5M2FNUZ>, tensor<3x4x5xf8E5M2FNUZ>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xf8E5M2FNUZ>) -> tensor<3x4x5xf8E5M2FNUZ>
  %9 = stablehlo.constant dense<"0xC9878EB5AE93CA833BA3F46BD23656463BD691E4DD481E16F5F0E3FA06FDA15572112BE656BDC20B9C381DB71D28F3FBD7AA2139876222BAE5D18277"> : tensor<3x4x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xf8E5M2FNUZ>, tensor<3x4x5xf8E5M2FNUZ>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xf8E5M2FNUZ>) -> tensor<3x4x5xf8E5M2FNUZ>
  %11 = stablehlo.constant dense<"0xE491D63B465636D26BF4A33B83CA93AEB58E87C90BC2BD56E62B117255A1FD06FAE3F0F5161E48DD7782D1E5BA2262873921AAD7FBF3281DB71D389C"> : tensor<3x4x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xf8E5M2FNUZ>, tensor<3x4x5xf8E5M2FNUZ>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xf8E5M2FNUZ>) -> tensor<3x4x5xf8E5M2FNUZ>
  %13 = stablehlo.constant dense<"0x1DB71D389CAAD7FBF32822628739217782D1E5BAF5161E48DDFD06FAE3F02B117255A10BC2BD56E6AEB58E87C9A33B83CA935636D26BF4E491D63B46"> : tensor<3x4x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xf8E5M2FNUZ>, tensor<3x4x5xf8E5M2FNUZ>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf8E5M2FNUZ>) -> tensor<3x4x5xf8E5M2FNUZ>
  %15 = stablehlo.constant dense<"0xAEB58E87C9A33B83CA935636D26BF4E491D63B46F5161E48DDFD06FAE3F02B117255A10BC2BD56E61DB71D389CAAD7FBF32822628739217782D1E5BA"> : tensor<3x4x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xf8E5M2FNUZ>, tensor<3x4x5xf8E5M2FNUZ>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xf8E5M2FNUZ>) -> tensor<3x4x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xf8E5M2FNUZ>, tensor<3x4x5xf8E5M2FNUZ>) -> ()
  return
}
// -----
// reverse of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0xE9FA76BABF977413E45AA9F043990EDA51F4156DC3C2F93AF641E629AC8CBF44E92AE1DC8297A759A3CEF4A632530B799987957BD607801CF3B2AC34"> : tensor<3x4x5xf8E8M0FNU>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xf8E8M0FNU>) -> tensor<3x4x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf8E8M0FNU>, tensor<3x4x5xf8E8M0FNU>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xf8E8M0FNU>) -> tensor<3x4x5xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0xA3CEF4A632530B799987957BD607801CF3B2AC34C3C2F93AF641E629AC8CBF44E92AE1DC8297A759E9FA76BABF977413E45AA9F043990EDA51F4156D"> : tensor<3x4x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf8E8M0FNU>, tensor<3x4x5xf8E8M0FNU>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xf8E8M0FNU>) -> tensor<3x4x5xf8E8M0FNU>
  %5 = stablehlo.constant dense<"0xDA51F4156DA9F043990E977413E45AE9FA76BABFDC8297A759BF44E92AE141E629AC8CC3C2F93AF61CF3B2AC34957BD60780530B799987A3CEF4A632"> : tensor<3x4x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xf8E8M0FNU>, tensor<3x4x5xf8E8M0FNU>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xf8E8M0FNU>) -> tensor<3x4x5xf8E8M0FNU>
  %7 = stablehlo.constant dense<"0xBFBA76FAE95AE41374970E9943F0A96D15F451DAF63AF9C2C38CAC29E641E12AE944BF59A79782DC32A6F4CEA38799790B538007D67B9534ACB2F31C"> : tensor<3x4x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xf8E8M0FNU>, tensor<3x4x5xf8E8M0FNU>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xf8E8M0FNU>) -> tensor<3x4x5xf8E8M0FNU>
  %9 = stablehlo.constant dense<"0x1CF3B2AC34957BD60780530B799987A3CEF4A632DC8297A759BF44E92AE141E629AC8CC3C2F93AF6DA51F4156DA9F043990E977413E45AE9FA76BABF"> : tensor<3x4x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xf8E8M0FNU>, tensor<3x4x5xf8E8M0FNU>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xf8E8M0FNU>) -> tensor<3x4x5xf8E8M0FNU>
  %11 = stablehlo.constant dense<"0x32A6F4CEA38799790B538007D67B9534ACB2F31CF63AF9C2C38CAC29E641E12AE944BF59A79782DCBFBA76FAE95AE41374970E9943F0A96D15F451DA"> : tensor<3x4x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xf8E8M0FNU>, tensor<3x4x5xf8E8M0FNU>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xf8E8M0FNU>) -> tensor<3x4x5xf8E8M0FNU>
  %13 = stablehlo.constant dense<"0x6D15F451DA0E9943F0A95AE4137497BFBA76FAE959A79782DCE12AE944BF8CAC29E641F63AF9C2C334ACB2F31C8007D67B958799790B5332A6F4CEA3"> : tensor<3x4x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xf8E8M0FNU>, tensor<3x4x5xf8E8M0FNU>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf8E8M0FNU>) -> tensor<3x4x5xf8E8M0FNU>
  %15 = stablehlo.constant dense<"0x34ACB2F31C8007D67B958799790B5332A6F4CEA359A79782DCE12AE944BF8CAC29E641F63AF9C2C36D15F451DA0E9943F0A95AE4137497BFBA76FAE9"> : tensor<3x4x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xf8E8M0FNU>, tensor<3x4x5xf8E8M0FNU>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xf8E8M0FNU>) -> tensor<3x4x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xf8E8M0FNU>, tensor<3x4x5xf8E8M0FNU>) -> ()
  return
}
// -----
// reverse of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB6428A41B1C23E42C2C247C21EC2C442BF420242ECC22D424EC256429942DAC2B2C20EC2CBC218C23AC29CC19A4234C197C2A14256C28CC195C212425242B8C2A541E2C2D8424042404087C1CAC2BCC2184220429DC29BC2C54202C27041CF42CBC280C20AC197C12AC2F1C202C2134237C22AC20442ADC2"> : tensor<3x4x5xbf16>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xbf16>) -> tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xbf16>) -> tensor<3x4x5xbf16>
  %3 = stablehlo.constant dense<"0x184220429DC29BC2C54202C27041CF42CBC280C20AC197C12AC2F1C202C2134237C22AC20442ADC23AC29CC19A4234C197C2A14256C28CC195C212425242B8C2A541E2C2D8424042404087C1CAC2BCC2B6428A41B1C23E42C2C247C21EC2C442BF420242ECC22D424EC256429942DAC2B2C20EC2CBC218C2"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xbf16>) -> tensor<3x4x5xbf16>
  %5 = stablehlo.constant dense<"0xDAC2B2C20EC2CBC218C2ECC22D424EC25642994247C21EC2C442BF420242B6428A41B1C23E42C2C24042404087C1CAC2BCC25242B8C2A541E2C2D842A14256C28CC195C212423AC29CC19A4234C197C2134237C22AC20442ADC20AC197C12AC2F1C202C202C27041CF42CBC280C2184220429DC29BC2C542"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xbf16>) -> tensor<3x4x5xbf16>
  %7 = stablehlo.constant dense<"0xC2C23E42B1C28A41B6420242BF42C4421EC247C2994256424EC22D42ECC218C2CBC20EC2B2C2DAC297C234C19A429CC13AC2124295C28CC156C2A142D842E2C2A541B8C25242BCC2CAC287C140404042C5429BC29DC22042184280C2CBC2CF42704102C202C2F1C22AC297C10AC1ADC204422AC237C21342"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xbf16>) -> tensor<3x4x5xbf16>
  %9 = stablehlo.constant dense<"0x134237C22AC20442ADC20AC197C12AC2F1C202C202C27041CF42CBC280C2184220429DC29BC2C5424042404087C1CAC2BCC25242B8C2A541E2C2D842A14256C28CC195C212423AC29CC19A4234C197C2DAC2B2C20EC2CBC218C2ECC22D424EC25642994247C21EC2C442BF420242B6428A41B1C23E42C2C2"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xbf16>) -> tensor<3x4x5xbf16>
  %11 = stablehlo.constant dense<"0xC5429BC29DC22042184280C2CBC2CF42704102C202C2F1C22AC297C10AC1ADC204422AC237C2134297C234C19A429CC13AC2124295C28CC156C2A142D842E2C2A541B8C25242BCC2CAC287C140404042C2C23E42B1C28A41B6420242BF42C4421EC247C2994256424EC22D42ECC218C2CBC20EC2B2C2DAC2"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xbf16>) -> tensor<3x4x5xbf16>
  %13 = stablehlo.constant dense<"0x18C2CBC20EC2B2C2DAC2994256424EC22D42ECC20242BF42C4421EC247C2C2C23E42B1C28A41B642BCC2CAC287C140404042D842E2C2A541B8C25242124295C28CC156C2A14297C234C19A429CC13AC2ADC204422AC237C2134202C2F1C22AC297C10AC180C2CBC2CF42704102C2C5429BC29DC220421842"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xbf16>) -> tensor<3x4x5xbf16>
  %15 = stablehlo.constant dense<"0xADC204422AC237C2134202C2F1C22AC297C10AC180C2CBC2CF42704102C2C5429BC29DC220421842BCC2CAC287C140404042D842E2C2A541B8C25242124295C28CC156C2A14297C234C19A429CC13AC218C2CBC20EC2B2C2DAC2994256424EC22D42ECC20242BF42C4421EC247C2C2C23E42B1C28A41B642"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xbf16>) -> tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  return
}
// -----
// reverse of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC84C1C5350CC22551852F6D560573CD568CD105092D53852565584D7504F10D42457CC5012D7D254384DC84CFC5570CA605204D3B8570045D451FED64E5540D468D70052CAD6E0C9604BB056A450F84F645548D600384CD28CD278D6AA558CD1B2D514D7665568D1D4D48454AA554C50804B42D7E8D1EED4"> : tensor<3x4x5xf16>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xf16>) -> tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xf16>) -> tensor<3x4x5xf16>
  %3 = stablehlo.constant dense<"0x645548D600384CD28CD278D6AA558CD1B2D514D7665568D1D4D48454AA554C50804B42D7E8D1EED4384DC84CFC5570CA605204D3B8570045D451FED64E5540D468D70052CAD6E0C9604BB056A450F84FC84C1C5350CC22551852F6D560573CD568CD105092D53852565584D7504F10D42457CC5012D7D254"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xf16>) -> tensor<3x4x5xf16>
  %5 = stablehlo.constant dense<"0x10D42457CC5012D7D25492D53852565584D7504FF6D560573CD568CD1050C84C1C5350CC22551852E0C9604BB056A450F84F4E5540D468D70052CAD604D3B8570045D451FED6384DC84CFC5570CA60524C50804B42D7E8D1EED4665568D1D4D48454AA5578D6AA558CD1B2D514D7645548D600384CD28CD2"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xf16>) -> tensor<3x4x5xf16>
  %7 = stablehlo.constant dense<"0x1852225550CC1C53C84C105068CD3CD56057F6D5504F84D75655385292D5D25412D7CC50245710D4605270CAFC55C84C384DFED6D4510045B85704D3CAD6005268D740D44E55F84FA450B056604BE0C98CD24CD2003848D6645514D7B2D58CD1AA5578D6AA558454D4D468D16655EED4E8D142D7804B4C50"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xf16>) -> tensor<3x4x5xf16>
  %9 = stablehlo.constant dense<"0x4C50804B42D7E8D1EED4665568D1D4D48454AA5578D6AA558CD1B2D514D7645548D600384CD28CD2E0C9604BB056A450F84F4E5540D468D70052CAD604D3B8570045D451FED6384DC84CFC5570CA605210D42457CC5012D7D25492D53852565584D7504FF6D560573CD568CD1050C84C1C5350CC22551852"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xf16>) -> tensor<3x4x5xf16>
  %11 = stablehlo.constant dense<"0x8CD24CD2003848D6645514D7B2D58CD1AA5578D6AA558454D4D468D16655EED4E8D142D7804B4C50605270CAFC55C84C384DFED6D4510045B85704D3CAD6005268D740D44E55F84FA450B056604BE0C91852225550CC1C53C84C105068CD3CD56057F6D5504F84D75655385292D5D25412D7CC50245710D4"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xf16>) -> tensor<3x4x5xf16>
  %13 = stablehlo.constant dense<"0xD25412D7CC50245710D4504F84D75655385292D5105068CD3CD56057F6D51852225550CC1C53C84CF84FA450B056604BE0C9CAD6005268D740D44E55FED6D4510045B85704D3605270CAFC55C84C384DEED4E8D142D7804B4C50AA558454D4D468D1665514D7B2D58CD1AA5578D68CD24CD2003848D66455"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf16>) -> tensor<3x4x5xf16>
  %15 = stablehlo.constant dense<"0xEED4E8D142D7804B4C50AA558454D4D468D1665514D7B2D58CD1AA5578D68CD24CD2003848D66455F84FA450B056604BE0C9CAD6005268D740D44E55FED6D4510045B85704D3605270CAFC55C84C384DD25412D7CC50245710D4504F84D75655385292D5105068CD3CD56057F6D51852225550CC1C53C84C"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xf16>) -> tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  return
}
// -----
// reverse of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[[105.25, -84.75, 34.0, -103.5, -122.75], [-73.25, -60.875, -73.875, 43.625, 37.25], [55.75, 33.625, -110.0, -103.75, 37.75], [64.75, 78.75, -84.625, 91.875, 51.125]], [[77.625, -31.25, -123.0, 14.625, -120.625], [-69.625, -27.375, 1.375, -96.375, -71.25], [1.875, 114.75, -100.5, -94.625, 38.375], [54.75, -15.125, -90.25, -95.375, -23.25]], [[18.75, -56.75, -12.375, -48.5, 102.75], [-86.25, 104.125, 81.5, 8.125, -6.125], [93.5, 56.25, -44.75, -113.75, 39.75], [118.5, -93.25, -2.25, 120.25, 98.875]]]> : tensor<3x4x5xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %3 = stablehlo.constant dense<[[[18.75, -56.75, -12.375, -48.5, 102.75], [-86.25, 104.125, 81.5, 8.125, -6.125], [93.5, 56.25, -44.75, -113.75, 39.75], [118.5, -93.25, -2.25, 120.25, 98.875]], [[77.625, -31.25, -123.0, 14.625, -120.625], [-69.625, -27.375, 1.375, -96.375, -71.25], [1.875, 114.75, -100.5, -94.625, 38.375], [54.75, -15.125, -90.25, -95.375, -23.25]], [[105.25, -84.75, 34.0, -103.5, -122.75], [-73.25, -60.875, -73.875, 43.625, 37.25], [55.75, 33.625, -110.0, -103.75, 37.75], [64.75, 78.75, -84.625, 91.875, 51.125]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %5 = stablehlo.constant dense<[[[64.75, 78.75, -84.625, 91.875, 51.125], [55.75, 33.625, -110.0, -103.75, 37.75], [-73.25, -60.875, -73.875, 43.625, 37.25], [105.25, -84.75, 34.0, -103.5, -122.75]], [[54.75, -15.125, -90.25, -95.375, -23.25], [1.875, 114.75, -100.5, -94.625, 38.375], [-69.625, -27.375, 1.375, -96.375, -71.25], [77.625, -31.25, -123.0, 14.625, -120.625]], [[118.5, -93.25, -2.25, 120.25, 98.875], [93.5, 56.25, -44.75, -113.75, 39.75], [-86.25, 104.125, 81.5, 8.125, -6.125], [18.75, -56.75, -12.375, -48.5, 102.75]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %7 = stablehlo.constant dense<[[[-122.75, -103.5, 34.0, -84.75, 105.25], [37.25, 43.625, -73.875, -60.875, -73.25], [37.75, -103.75, -110.0, 33.625, 55.75], [51.125, 91.875, -84.625, 78.75, 64.75]], [[-120.625, 14.625, -123.0, -31.25, 77.625], [-71.25, -96.375, 1.375, -27.375, -69.625], [38.375, -94.625, -100.5, 114.75, 1.875], [-23.25, -95.375, -90.25, -15.125, 54.75]], [[102.75, -48.5, -12.375, -56.75, 18.75], [-6.125, 8.125, 81.5, 104.125, -86.25], [39.75, -113.75, -44.75, 56.25, 93.5], [98.875, 120.25, -2.25, -93.25, 118.5]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %9 = stablehlo.constant dense<[[[118.5, -93.25, -2.25, 120.25, 98.875], [93.5, 56.25, -44.75, -113.75, 39.75], [-86.25, 104.125, 81.5, 8.125, -6.125], [18.75, -56.75, -12.375, -48.5, 102.75]], [[54.75, -15.125, -90.25, -95.375, -23.25], [1.875, 114.75, -100.5, -94.625, 38.375], [-69.625, -27.375, 1.375, -96.375, -71.25], [77.625, -31.25, -123.0, 14.625, -120.625]], [[64.75, 78.75, -84.625, 91.875, 51.125], [55.75, 33.625, -110.0, -103.75, 37.75], [-73.25, -60.875, -73.875, 43.625, 37.25], [105.25, -84.75, 34.0, -103.5, -122.75]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %11 = stablehlo.constant dense<[[[102.75, -48.5, -12.375, -56.75, 18.75], [-6.125, 8.125, 81.5, 104.125, -86.25], [39.75, -113.75, -44.75, 56.25, 93.5], [98.875, 120.25, -2.25, -93.25, 118.5]], [[-120.625, 14.625, -123.0, -31.25, 77.625], [-71.25, -96.375, 1.375, -27.375, -69.625], [38.375, -94.625, -100.5, 114.75, 1.875], [-23.25, -95.375, -90.25, -15.125, 54.75]], [[-122.75, -103.5, 34.0, -84.75, 105.25], [37.25, 43.625, -73.875, -60.875, -73.25], [37.75, -103.75, -110.0, 33.625, 55.75], [51.125, 91.875, -84.625, 78.75, 64.75]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %13 = stablehlo.constant dense<[[[51.125, 91.875, -84.625, 78.75, 64.75], [37.75, -103.75, -110.0, 33.625, 55.75], [37.25, 43.625, -73.875, -60.875, -73.25], [-122.75, -103.5, 34.0, -84.75, 105.25]], [[-23.25, -95.375, -90.25, -15.125, 54.75], [38.375, -94.625, -100.5, 114.75, 1.875], [-71.25, -96.375, 1.375, -27.375, -69.625], [-120.625, 14.625, -123.0, -31.25, 77.625]], [[98.875, 120.25, -2.25, -93.25, 118.5], [39.75, -113.75, -44.75, 56.25, 93.5], [-6.125, 8.125, 81.5, 104.125, -86.25], [102.75, -48.5, -12.375, -56.75, 18.75]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %15 = stablehlo.constant dense<[[[98.875, 120.25, -2.25, -93.25, 118.5], [39.75, -113.75, -44.75, 56.25, 93.5], [-6.125, 8.125, 81.5, 104.125, -86.25], [102.75, -48.5, -12.375, -56.75, 18.75]], [[-23.25, -95.375, -90.25, -15.125, 54.75], [38.375, -94.625, -100.5, 114.75, 1.875], [-71.25, -96.375, 1.375, -27.375, -69.625], [-120.625, 14.625, -123.0, -31.25, 77.625]], [[51.125, 91.875, -84.625, 78.75, 64.75], [37.75, -103.75, -110.0, 33.625, 55.75], [37.25, 43.625, -73.875, -60.875, -73.25], [-122.75, -103.5, 34.0, -84.75, 105.25]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  return
}
// -----
// reverse of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[[48.0, -80.125, 23.125, 120.75, 8.0], [55.0, 104.125, 5.625, -113.375, 121.75], [58.875, -93.375, -8.875, 26.25, -115.875], [-112.875, -38.75, -75.75, 25.125, 47.5]], [[94.125, 23.75, 2.625, -56.25, -86.0], [114.75, 14.375, -45.25, -27.375, -105.25], [86.25, 70.875, 57.375, 50.5, -56.5], [0.125, 70.875, 94.125, -22.0, 11.625]], [[-9.125, -51.25, 13.625, -1.5, 2.875], [-40.75, -30.25, -57.125, -38.875, -43.25], [5.625, 19.125, 97.375, -17.375, -2.625], [-44.125, 66.25, 17.125, 90.125, -124.5]]]> : tensor<3x4x5xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xf64>) -> tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xf64>) -> tensor<3x4x5xf64>
  %3 = stablehlo.constant dense<[[[-9.125, -51.25, 13.625, -1.5, 2.875], [-40.75, -30.25, -57.125, -38.875, -43.25], [5.625, 19.125, 97.375, -17.375, -2.625], [-44.125, 66.25, 17.125, 90.125, -124.5]], [[94.125, 23.75, 2.625, -56.25, -86.0], [114.75, 14.375, -45.25, -27.375, -105.25], [86.25, 70.875, 57.375, 50.5, -56.5], [0.125, 70.875, 94.125, -22.0, 11.625]], [[48.0, -80.125, 23.125, 120.75, 8.0], [55.0, 104.125, 5.625, -113.375, 121.75], [58.875, -93.375, -8.875, 26.25, -115.875], [-112.875, -38.75, -75.75, 25.125, 47.5]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xf64>) -> tensor<3x4x5xf64>
  %5 = stablehlo.constant dense<[[[-112.875, -38.75, -75.75, 25.125, 47.5], [58.875, -93.375, -8.875, 26.25, -115.875], [55.0, 104.125, 5.625, -113.375, 121.75], [48.0, -80.125, 23.125, 120.75, 8.0]], [[0.125, 70.875, 94.125, -22.0, 11.625], [86.25, 70.875, 57.375, 50.5, -56.5], [114.75, 14.375, -45.25, -27.375, -105.25], [94.125, 23.75, 2.625, -56.25, -86.0]], [[-44.125, 66.25, 17.125, 90.125, -124.5], [5.625, 19.125, 97.375, -17.375, -2.625], [-40.75, -30.25, -57.125, -38.875, -43.25], [-9.125, -51.25, 13.625, -1.5, 2.875]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xf64>) -> tensor<3x4x5xf64>
  %7 = stablehlo.constant dense<[[[8.0, 120.75, 23.125, -80.125, 48.0], [121.75, -113.375, 5.625, 104.125, 55.0], [-115.875, 26.25, -8.875, -93.375, 58.875], [47.5, 25.125, -75.75, -38.75, -112.875]], [[-86.0, -56.25, 2.625, 23.75, 94.125], [-105.25, -27.375, -45.25, 14.375, 114.75], [-56.5, 50.5, 57.375, 70.875, 86.25], [11.625, -22.0, 94.125, 70.875, 0.125]], [[2.875, -1.5, 13.625, -51.25, -9.125], [-43.25, -38.875, -57.125, -30.25, -40.75], [-2.625, -17.375, 97.375, 19.125, 5.625], [-124.5, 90.125, 17.125, 66.25, -44.125]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xf64>) -> tensor<3x4x5xf64>
  %9 = stablehlo.constant dense<[[[-44.125, 66.25, 17.125, 90.125, -124.5], [5.625, 19.125, 97.375, -17.375, -2.625], [-40.75, -30.25, -57.125, -38.875, -43.25], [-9.125, -51.25, 13.625, -1.5, 2.875]], [[0.125, 70.875, 94.125, -22.0, 11.625], [86.25, 70.875, 57.375, 50.5, -56.5], [114.75, 14.375, -45.25, -27.375, -105.25], [94.125, 23.75, 2.625, -56.25, -86.0]], [[-112.875, -38.75, -75.75, 25.125, 47.5], [58.875, -93.375, -8.875, 26.25, -115.875], [55.0, 104.125, 5.625, -113.375, 121.75], [48.0, -80.125, 23.125, 120.75, 8.0]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xf64>) -> tensor<3x4x5xf64>
  %11 = stablehlo.constant dense<[[[2.875, -1.5, 13.625, -51.25, -9.125], [-43.25, -38.875, -57.125, -30.25, -40.75], [-2.625, -17.375, 97.375, 19.125, 5.625], [-124.5, 90.125, 17.125, 66.25, -44.125]], [[-86.0, -56.25, 2.625, 23.75, 94.125], [-105.25, -27.375, -45.25, 14.375, 114.75], [-56.5, 50.5, 57.375, 70.875, 86.25], [11.625, -22.0, 94.125, 70.875, 0.125]], [[8.0, 120.75, 23.125, -80.125, 48.0], [121.75, -113.375, 5.625, 104.125, 55.0], [-115.875, 26.25, -8.875, -93.375, 58.875], [47.5, 25.125, -75.75, -38.75, -112.875]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xf64>) -> tensor<3x4x5xf64>
  %13 = stablehlo.constant dense<[[[47.5, 25.125, -75.75, -38.75, -112.875], [-115.875, 26.25, -8.875, -93.375, 58.875], [121.75, -113.375, 5.625, 104.125, 55.0], [8.0, 120.75, 23.125, -80.125, 48.0]], [[11.625, -22.0, 94.125, 70.875, 0.125], [-56.5, 50.5, 57.375, 70.875, 86.25], [-105.25, -27.375, -45.25, 14.375, 114.75], [-86.0, -56.25, 2.625, 23.75, 94.125]], [[-124.5, 90.125, 17.125, 66.25, -44.125], [-2.625, -17.375, 97.375, 19.125, 5.625], [-43.25, -38.875, -57.125, -30.25, -40.75], [2.875, -1.5, 13.625, -51.25, -9.125]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf64>) -> tensor<3x4x5xf64>
  %15 = stablehlo.constant dense<[[[-124.5, 90.125, 17.125, 66.25, -44.125], [-2.625, -17.375, 97.375, 19.125, 5.625], [-43.25, -38.875, -57.125, -30.25, -40.75], [2.875, -1.5, 13.625, -51.25, -9.125]], [[11.625, -22.0, 94.125, 70.875, 0.125], [-56.5, 50.5, 57.375, 70.875, 86.25], [-105.25, -27.375, -45.25, 14.375, 114.75], [-86.0, -56.25, 2.625, 23.75, 94.125]], [[47.5, 25.125, -75.75, -38.75, -112.875], [-115.875, 26.25, -8.875, -93.375, 58.875], [121.75, -113.375, 5.625, 104.125, 55.0], [8.0, 120.75, 23.125, -80.125, 48.0]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xf64>) -> tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  return
}
// -----
// reverse of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(-3.25, 8.875), (-0.75, 9.75), (13.25, -7.0), (-4.5, -0.25), (3.0, -5.5)], [(6.75, 3.25), (-4.75, 1.0), (0.25, 10.5), (15.5, -10.375), (-6.25, -10.875)], [(-4.75, 4.75), (13.5, -1.625), (-14.75, -2.125), (-9.5, 11.75), (17.5, -2.625)], [(15.0, -6.25), (0.0, -8.5), (18.5, -1.375), (-22.75, 8.5), (14.25, 3.25)]], [[(-14.75, 5.875), (-14.0, -10.375), (-7.75, -6.875), (-24.0, 10.25), (-22.5, -6.125)], [(-6.5, 10.5), (-8.25, -10.875), (12.5, -5.25), (-6.5, -10.875), (-8.0, 12.25)], [(6.75, -6.5), (15.5, -6.0), (10.75, -5.125), (20.0, 3.875), (5.75, -7.0)], [(7.0, -12.0), (-5.25, 7.375), (4.5, -1.125), (7.25, 2.75), (-22.0, -9.0)]], [[(9.25, 5.0), (1.5, 11.75), (-0.75, -7.875), (-3.25, 1.0), (-9.0, 9.75)], [(-3.0, -8.25), (7.75, 12.0), (2.0, -8.5), (1.75, 0.875), (-15.0, -11.125)], [(-5.75, 1.625), (-12.25, -9.5), (18.25, 4.875), (14.5, 7.125), (-10.75, 3.0)], [(-21.25, 0.5), (-6.5, -3.25), (8.5, -10.875), (-19.75, 6.125), (17.0, -1.75)]]]> : tensor<3x4x5xcomplex<f32>>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  %3 = stablehlo.constant dense<[[[(9.25, 5.0), (1.5, 11.75), (-0.75, -7.875), (-3.25, 1.0), (-9.0, 9.75)], [(-3.0, -8.25), (7.75, 12.0), (2.0, -8.5), (1.75, 0.875), (-15.0, -11.125)], [(-5.75, 1.625), (-12.25, -9.5), (18.25, 4.875), (14.5, 7.125), (-10.75, 3.0)], [(-21.25, 0.5), (-6.5, -3.25), (8.5, -10.875), (-19.75, 6.125), (17.0, -1.75)]], [[(-14.75, 5.875), (-14.0, -10.375), (-7.75, -6.875), (-24.0, 10.25), (-22.5, -6.125)], [(-6.5, 10.5), (-8.25, -10.875), (12.5, -5.25), (-6.5, -10.875), (-8.0, 12.25)], [(6.75, -6.5), (15.5, -6.0), (10.75, -5.125), (20.0, 3.875), (5.75, -7.0)], [(7.0, -12.0), (-5.25, 7.375), (4.5, -1.125), (7.25, 2.75), (-22.0, -9.0)]], [[(-3.25, 8.875), (-0.75, 9.75), (13.25, -7.0), (-4.5, -0.25), (3.0, -5.5)], [(6.75, 3.25), (-4.75, 1.0), (0.25, 10.5), (15.5, -10.375), (-6.25, -10.875)], [(-4.75, 4.75), (13.5, -1.625), (-14.75, -2.125), (-9.5, 11.75), (17.5, -2.625)], [(15.0, -6.25), (0.0, -8.5), (18.5, -1.375), (-22.75, 8.5), (14.25, 3.25)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  %5 = stablehlo.constant dense<[[[(15.0, -6.25), (0.0, -8.5), (18.5, -1.375), (-22.75, 8.5), (14.25, 3.25)], [(-4.75, 4.75), (13.5, -1.625), (-14.75, -2.125), (-9.5, 11.75), (17.5, -2.625)], [(6.75, 3.25), (-4.75, 1.0), (0.25, 10.5), (15.5, -10.375), (-6.25, -10.875)], [(-3.25, 8.875), (-0.75, 9.75), (13.25, -7.0), (-4.5, -0.25), (3.0, -5.5)]], [[(7.0, -12.0), (-5.25, 7.375), (4.5, -1.125), (7.25, 2.75), (-22.0, -9.0)], [(6.75, -6.5), (15.5, -6.0), (10.75, -5.125), (20.0, 3.875), (5.75, -7.0)], [(-6.5, 10.5), (-8.25, -10.875), (12.5, -5.25), (-6.5, -10.875), (-8.0, 12.25)], [(-14.75, 5.875), (-14.0, -10.375), (-7.75, -6.875), (-24.0, 10.25), (-22.5, -6.125)]], [[(-21.25, 0.5), (-6.5, -3.25), (8.5, -10.875), (-19.75, 6.125), (17.0, -1.75)], [(-5.75, 1.625), (-12.25, -9.5), (18.25, 4.875), (14.5, 7.125), (-10.75, 3.0)], [(-3.0, -8.25), (7.75, 12.0), (2.0, -8.5), (1.75, 0.875), (-15.0, -11.125)], [(9.25, 5.0), (1.5, 11.75), (-0.75, -7.875), (-3.25, 1.0), (-9.0, 9.75)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  %7 = stablehlo.constant dense<[[[(3.0, -5.5), (-4.5, -0.25), (13.25, -7.0), (-0.75, 9.75), (-3.25, 8.875)], [(-6.25, -10.875), (15.5, -10.375), (0.25, 10.5), (-4.75, 1.0), (6.75, 3.25)], [(17.5, -2.625), (-9.5, 11.75), (-14.75, -2.125), (13.5, -1.625), (-4.75, 4.75)], [(14.25, 3.25), (-22.75, 8.5), (18.5, -1.375), (0.0, -8.5), (15.0, -6.25)]], [[(-22.5, -6.125), (-24.0, 10.25), (-7.75, -6.875), (-14.0, -10.375), (-14.75, 5.875)], [(-8.0, 12.25), (-6.5, -10.875), (12.5, -5.25), (-8.25, -10.875), (-6.5, 10.5)], [(5.75, -7.0), (20.0, 3.875), (10.75, -5.125), (15.5, -6.0), (6.75, -6.5)], [(-22.0, -9.0), (7.25, 2.75), (4.5, -1.125), (-5.25, 7.375), (7.0, -12.0)]], [[(-9.0, 9.75), (-3.25, 1.0), (-0.75, -7.875), (1.5, 11.75), (9.25, 5.0)], [(-15.0, -11.125), (1.75, 0.875), (2.0, -8.5), (7.75, 12.0), (-3.0, -8.25)], [(-10.75, 3.0), (14.5, 7.125), (18.25, 4.875), (-12.25, -9.5), (-5.75, 1.625)], [(17.0, -1.75), (-19.75, 6.125), (8.5, -10.875), (-6.5, -3.25), (-21.25, 0.5)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  %9 = stablehlo.constant dense<[[[(-21.25, 0.5), (-6.5, -3.25), (8.5, -10.875), (-19.75, 6.125), (17.0, -1.75)], [(-5.75, 1.625), (-12.25, -9.5), (18.25, 4.875), (14.5, 7.125), (-10.75, 3.0)], [(-3.0, -8.25), (7.75, 12.0), (2.0, -8.5), (1.75, 0.875), (-15.0, -11.125)], [(9.25, 5.0), (1.5, 11.75), (-0.75, -7.875), (-3.25, 1.0), (-9.0, 9.75)]], [[(7.0, -12.0), (-5.25, 7.375), (4.5, -1.125), (7.25, 2.75), (-22.0, -9.0)], [(6.75, -6.5), (15.5, -6.0), (10.75, -5.125), (20.0, 3.875), (5.75, -7.0)], [(-6.5, 10.5), (-8.25, -10.875), (12.5, -5.25), (-6.5, -10.875), (-8.0, 12.25)], [(-14.75, 5.875), (-14.0, -10.375), (-7.75, -6.875), (-24.0, 10.25), (-22.5, -6.125)]], [[(15.0, -6.25), (0.0, -8.5), (18.5, -1.375), (-22.75, 8.5), (14.25, 3.25)], [(-4.75, 4.75), (13.5, -1.625), (-14.75, -2.125), (-9.5, 11.75), (17.5, -2.625)], [(6.75, 3.25), (-4.75, 1.0), (0.25, 10.5), (15.5, -10.375), (-6.25, -10.875)], [(-3.25, 8.875), (-0.75, 9.75), (13.25, -7.0), (-4.5, -0.25), (3.0, -5.5)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  %11 = stablehlo.constant dense<[[[(-9.0, 9.75), (-3.25, 1.0), (-0.75, -7.875), (1.5, 11.75), (9.25, 5.0)], [(-15.0, -11.125), (1.75, 0.875), (2.0, -8.5), (7.75, 12.0), (-3.0, -8.25)], [(-10.75, 3.0), (14.5, 7.125), (18.25, 4.875), (-12.25, -9.5), (-5.75, 1.625)], [(17.0, -1.75), (-19.75, 6.125), (8.5, -10.875), (-6.5, -3.25), (-21.25, 0.5)]], [[(-22.5, -6.125), (-24.0, 10.25), (-7.75, -6.875), (-14.0, -10.375), (-14.75, 5.875)], [(-8.0, 12.25), (-6.5, -10.875), (12.5, -5.25), (-8.25, -10.875), (-6.5, 10.5)], [(5.75, -7.0), (20.0, 3.875), (10.75, -5.125), (15.5, -6.0), (6.75, -6.5)], [(-22.0, -9.0), (7.25, 2.75), (4.5, -1.125), (-5.25, 7.375), (7.0, -12.0)]], [[(3.0, -5.5), (-4.5, -0.25), (13.25, -7.0), (-0.75, 9.75), (-3.25, 8.875)], [(-6.25, -10.875), (15.5, -10.375), (0.25, 10.5), (-4.75, 1.0), (6.75, 3.25)], [(17.5, -2.625), (-9.5, 11.75), (-14.75, -2.125), (13.5, -1.625), (-4.75, 4.75)], [(14.25, 3.25), (-22.75, 8.5), (18.5, -1.375), (0.0, -8.5), (15.0, -6.25)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  %13 = stablehlo.constant dense<[[[(14.25, 3.25), (-22.75, 8.5), (18.5, -1.375), (0.0, -8.5), (15.0, -6.25)], [(17.5, -2.625), (-9.5, 11.75), (-14.75, -2.125), (13.5, -1.625), (-4.75, 4.75)], [(-6.25, -10.875), (15.5, -10.375), (0.25, 10.5), (-4.75, 1.0), (6.75, 3.25)], [(3.0, -5.5), (-4.5, -0.25), (13.25, -7.0), (-0.75, 9.75), (-3.25, 8.875)]], [[(-22.0, -9.0), (7.25, 2.75), (4.5, -1.125), (-5.25, 7.375), (7.0, -12.0)], [(5.75, -7.0), (20.0, 3.875), (10.75, -5.125), (15.5, -6.0), (6.75, -6.5)], [(-8.0, 12.25), (-6.5, -10.875), (12.5, -5.25), (-8.25, -10.875), (-6.5, 10.5)], [(-22.5, -6.125), (-24.0, 10.25), (-7.75, -6.875), (-14.0, -10.375), (-14.75, 5.875)]], [[(17.0, -1.75), (-19.75, 6.125), (8.5, -10.875), (-6.5, -3.25), (-21.25, 0.5)], [(-10.75, 3.0), (14.5, 7.125), (18.25, 4.875), (-12.25, -9.5), (-5.75, 1.625)], [(-15.0, -11.125), (1.75, 0.875), (2.0, -8.5), (7.75, 12.0), (-3.0, -8.25)], [(-9.0, 9.75), (-3.25, 1.0), (-0.75, -7.875), (1.5, 11.75), (9.25, 5.0)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  %15 = stablehlo.constant dense<[[[(17.0, -1.75), (-19.75, 6.125), (8.5, -10.875), (-6.5, -3.25), (-21.25, 0.5)], [(-10.75, 3.0), (14.5, 7.125), (18.25, 4.875), (-12.25, -9.5), (-5.75, 1.625)], [(-15.0, -11.125), (1.75, 0.875), (2.0, -8.5), (7.75, 12.0), (-3.0, -8.25)], [(-9.0, 9.75), (-3.25, 1.0), (-0.75, -7.875), (1.5, 11.75), (9.25, 5.0)]], [[(-22.0, -9.0), (7.25, 2.75), (4.5, -1.125), (-5.25, 7.375), (7.0, -12.0)], [(5.75, -7.0), (20.0, 3.875), (10.75, -5.125), (15.5, -6.0), (6.75, -6.5)], [(-8.0, 12.25), (-6.5, -10.875), (12.5, -5.25), (-8.25, -10.875), (-6.5, 10.5)], [(-22.5, -6.125), (-24.0, 10.25), (-7.75, -6.875), (-14.0, -10.375), (-14.75, 5.875)]], [[(14.25, 3.25), (-22.75, 8.5), (18.5, -1.375), (0.0, -8.5), (15.0, -6.25)], [(17.5, -2.625), (-9.5, 11.75), (-14.75, -2.125), (13.5, -1.625), (-4.75, 4.75)], [(-6.25, -10.875), (15.5, -10.375), (0.25, 10.5), (-4.75, 1.0), (6.75, 3.25)], [(3.0, -5.5), (-4.5, -0.25), (13.25, -7.0), (-0.75, 9.75), (-3.25, 8.875)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  return
}
// -----
// reverse of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(-0.5, -11.75), (-2.75, -8.0), (-18.5, 0.75), (11.0, 5.875), (-8.75, -6.875)], [(-2.5, 4.125), (6.75, 8.125), (-4.75, -9.25), (17.25, -7.75), (18.25, -0.875)], [(4.75, -6.125), (22.75, 9.125), (4.75, -5.5), (24.0, 3.125), (12.5, 1.625)], [(-19.0, -5.75), (5.25, -9.25), (-1.75, -3.625), (-17.5, 12.0), (15.0, 7.25)]], [[(-11.5, -5.0), (13.25, 4.0), (15.0, -10.625), (18.25, 4.625), (12.0, 9.375)], [(-24.0, -1.875), (-15.75, 5.25), (-23.5, 5.625), (15.0, -9.25), (23.5, -4.5)], [(-6.75, 11.875), (-18.5, 2.125), (-21.5, -2.0), (14.0, 4.5), (23.25, 5.375)], [(-18.5, -7.75), (7.0, 6.875), (-19.5, 8.5), (1.0, 4.625), (-12.75, 0.625)]], [[(-10.5, 2.375), (2.0, -3.75), (-21.5, -0.25), (24.25, -0.5), (0.25, -6.0)], [(18.0, -10.75), (-3.5, 4.5), (5.5, -4.25), (4.25, 2.0), (18.25, 6.0)], [(3.25, -6.375), (-1.5, 1.25), (-15.75, -1.875), (7.5, 12.0), (-17.25, 10.875)], [(-24.75, -9.125), (22.75, 3.75), (14.25, 0.0), (-2.25, 8.0), (-0.75, -9.125)]]]> : tensor<3x4x5xcomplex<f64>>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<3x4x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xcomplex<f64>>, tensor<3x4x5xcomplex<f64>>) -> ()
  %2 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<3x4x5xcomplex<f64>>
  %3 = stablehlo.constant dense<[[[(-10.5, 2.375), (2.0, -3.75), (-21.5, -0.25), (24.25, -0.5), (0.25, -6.0)], [(18.0, -10.75), (-3.5, 4.5), (5.5, -4.25), (4.25, 2.0), (18.25, 6.0)], [(3.25, -6.375), (-1.5, 1.25), (-15.75, -1.875), (7.5, 12.0), (-17.25, 10.875)], [(-24.75, -9.125), (22.75, 3.75), (14.25, 0.0), (-2.25, 8.0), (-0.75, -9.125)]], [[(-11.5, -5.0), (13.25, 4.0), (15.0, -10.625), (18.25, 4.625), (12.0, 9.375)], [(-24.0, -1.875), (-15.75, 5.25), (-23.5, 5.625), (15.0, -9.25), (23.5, -4.5)], [(-6.75, 11.875), (-18.5, 2.125), (-21.5, -2.0), (14.0, 4.5), (23.25, 5.375)], [(-18.5, -7.75), (7.0, 6.875), (-19.5, 8.5), (1.0, 4.625), (-12.75, 0.625)]], [[(-0.5, -11.75), (-2.75, -8.0), (-18.5, 0.75), (11.0, 5.875), (-8.75, -6.875)], [(-2.5, 4.125), (6.75, 8.125), (-4.75, -9.25), (17.25, -7.75), (18.25, -0.875)], [(4.75, -6.125), (22.75, 9.125), (4.75, -5.5), (24.0, 3.125), (12.5, 1.625)], [(-19.0, -5.75), (5.25, -9.25), (-1.75, -3.625), (-17.5, 12.0), (15.0, 7.25)]]]> : tensor<3x4x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xcomplex<f64>>, tensor<3x4x5xcomplex<f64>>) -> ()
  %4 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<3x4x5xcomplex<f64>>
  %5 = stablehlo.constant dense<[[[(-19.0, -5.75), (5.25, -9.25), (-1.75, -3.625), (-17.5, 12.0), (15.0, 7.25)], [(4.75, -6.125), (22.75, 9.125), (4.75, -5.5), (24.0, 3.125), (12.5, 1.625)], [(-2.5, 4.125), (6.75, 8.125), (-4.75, -9.25), (17.25, -7.75), (18.25, -0.875)], [(-0.5, -11.75), (-2.75, -8.0), (-18.5, 0.75), (11.0, 5.875), (-8.75, -6.875)]], [[(-18.5, -7.75), (7.0, 6.875), (-19.5, 8.5), (1.0, 4.625), (-12.75, 0.625)], [(-6.75, 11.875), (-18.5, 2.125), (-21.5, -2.0), (14.0, 4.5), (23.25, 5.375)], [(-24.0, -1.875), (-15.75, 5.25), (-23.5, 5.625), (15.0, -9.25), (23.5, -4.5)], [(-11.5, -5.0), (13.25, 4.0), (15.0, -10.625), (18.25, 4.625), (12.0, 9.375)]], [[(-24.75, -9.125), (22.75, 3.75), (14.25, 0.0), (-2.25, 8.0), (-0.75, -9.125)], [(3.25, -6.375), (-1.5, 1.25), (-15.75, -1.875), (7.5, 12.0), (-17.25, 10.875)], [(18.0, -10.75), (-3.5, 4.5), (5.5, -4.25), (4.25, 2.0), (18.25, 6.0)], [(-10.5, 2.375), (2.0, -3.75), (-21.5, -0.25), (24.25, -0.5), (0.25, -6.0)]]]> : tensor<3x4x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x5xcomplex<f64>>, tensor<3x4x5xcomplex<f64>>) -> ()
  %6 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<3x4x5xcomplex<f64>>
  %7 = stablehlo.constant dense<[[[(-8.75, -6.875), (11.0, 5.875), (-18.5, 0.75), (-2.75, -8.0), (-0.5, -11.75)], [(18.25, -0.875), (17.25, -7.75), (-4.75, -9.25), (6.75, 8.125), (-2.5, 4.125)], [(12.5, 1.625), (24.0, 3.125), (4.75, -5.5), (22.75, 9.125), (4.75, -6.125)], [(15.0, 7.25), (-17.5, 12.0), (-1.75, -3.625), (5.25, -9.25), (-19.0, -5.75)]], [[(12.0, 9.375), (18.25, 4.625), (15.0, -10.625), (13.25, 4.0), (-11.5, -5.0)], [(23.5, -4.5), (15.0, -9.25), (-23.5, 5.625), (-15.75, 5.25), (-24.0, -1.875)], [(23.25, 5.375), (14.0, 4.5), (-21.5, -2.0), (-18.5, 2.125), (-6.75, 11.875)], [(-12.75, 0.625), (1.0, 4.625), (-19.5, 8.5), (7.0, 6.875), (-18.5, -7.75)]], [[(0.25, -6.0), (24.25, -0.5), (-21.5, -0.25), (2.0, -3.75), (-10.5, 2.375)], [(18.25, 6.0), (4.25, 2.0), (5.5, -4.25), (-3.5, 4.5), (18.0, -10.75)], [(-17.25, 10.875), (7.5, 12.0), (-15.75, -1.875), (-1.5, 1.25), (3.25, -6.375)], [(-0.75, -9.125), (-2.25, 8.0), (14.25, 0.0), (22.75, 3.75), (-24.75, -9.125)]]]> : tensor<3x4x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4x5xcomplex<f64>>, tensor<3x4x5xcomplex<f64>>) -> ()
  %8 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<3x4x5xcomplex<f64>>
  %9 = stablehlo.constant dense<[[[(-24.75, -9.125), (22.75, 3.75), (14.25, 0.0), (-2.25, 8.0), (-0.75, -9.125)], [(3.25, -6.375), (-1.5, 1.25), (-15.75, -1.875), (7.5, 12.0), (-17.25, 10.875)], [(18.0, -10.75), (-3.5, 4.5), (5.5, -4.25), (4.25, 2.0), (18.25, 6.0)], [(-10.5, 2.375), (2.0, -3.75), (-21.5, -0.25), (24.25, -0.5), (0.25, -6.0)]], [[(-18.5, -7.75), (7.0, 6.875), (-19.5, 8.5), (1.0, 4.625), (-12.75, 0.625)], [(-6.75, 11.875), (-18.5, 2.125), (-21.5, -2.0), (14.0, 4.5), (23.25, 5.375)], [(-24.0, -1.875), (-15.75, 5.25), (-23.5, 5.625), (15.0, -9.25), (23.5, -4.5)], [(-11.5, -5.0), (13.25, 4.0), (15.0, -10.625), (18.25, 4.625), (12.0, 9.375)]], [[(-19.0, -5.75), (5.25, -9.25), (-1.75, -3.625), (-17.5, 12.0), (15.0, 7.25)], [(4.75, -6.125), (22.75, 9.125), (4.75, -5.5), (24.0, 3.125), (12.5, 1.625)], [(-2.5, 4.125), (6.75, 8.125), (-4.75, -9.25), (17.25, -7.75), (18.25, -0.875)], [(-0.5, -11.75), (-2.75, -8.0), (-18.5, 0.75), (11.0, 5.875), (-8.75, -6.875)]]]> : tensor<3x4x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4x5xcomplex<f64>>, tensor<3x4x5xcomplex<f64>>) -> ()
  %10 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<3x4x5xcomplex<f64>>
  %11 = stablehlo.constant dense<[[[(0.25, -6.0), (24.25, -0.5), (-21.5, -0.25), (2.0, -3.75), (-10.5, 2.375)], [(18.25, 6.0), (4.25, 2.0), (5.5, -4.25), (-3.5, 4.5), (18.0, -10.75)], [(-17.25, 10.875), (7.5, 12.0), (-15.75, -1.875), (-1.5, 1.25), (3.25, -6.375)], [(-0.75, -9.125), (-2.25, 8.0), (14.25, 0.0), (22.75, 3.75), (-24.75, -9.125)]], [[(12.0, 9.375), (18.25, 4.625), (15.0, -10.625), (13.25, 4.0), (-11.5, -5.0)], [(23.5, -4.5), (15.0, -9.25), (-23.5, 5.625), (-15.75, 5.25), (-24.0, -1.875)], [(23.25, 5.375), (14.0, 4.5), (-21.5, -2.0), (-18.5, 2.125), (-6.75, 11.875)], [(-12.75, 0.625), (1.0, 4.625), (-19.5, 8.5), (7.0, 6.875), (-18.5, -7.75)]], [[(-8.75, -6.875), (11.0, 5.875), (-18.5, 0.75), (-2.75, -8.0), (-0.5, -11.75)], [(18.25, -0.875), (17.25, -7.75), (-4.75, -9.25), (6.75, 8.125), (-2.5, 4.125)], [(12.5, 1.625), (24.0, 3.125), (4.75, -5.5), (22.75, 9.125), (4.75, -6.125)], [(15.0, 7.25), (-17.5, 12.0), (-1.75, -3.625), (5.25, -9.25), (-19.0, -5.75)]]]> : tensor<3x4x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x5xcomplex<f64>>, tensor<3x4x5xcomplex<f64>>) -> ()
  %12 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1, 2>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<3x4x5xcomplex<f64>>
  %13 = stablehlo.constant dense<[[[(15.0, 7.25), (-17.5, 12.0), (-1.75, -3.625), (5.25, -9.25), (-19.0, -5.75)], [(12.5, 1.625), (24.0, 3.125), (4.75, -5.5), (22.75, 9.125), (4.75, -6.125)], [(18.25, -0.875), (17.25, -7.75), (-4.75, -9.25), (6.75, 8.125), (-2.5, 4.125)], [(-8.75, -6.875), (11.0, 5.875), (-18.5, 0.75), (-2.75, -8.0), (-0.5, -11.75)]], [[(-12.75, 0.625), (1.0, 4.625), (-19.5, 8.5), (7.0, 6.875), (-18.5, -7.75)], [(23.25, 5.375), (14.0, 4.5), (-21.5, -2.0), (-18.5, 2.125), (-6.75, 11.875)], [(23.5, -4.5), (15.0, -9.25), (-23.5, 5.625), (-15.75, 5.25), (-24.0, -1.875)], [(12.0, 9.375), (18.25, 4.625), (15.0, -10.625), (13.25, 4.0), (-11.5, -5.0)]], [[(-0.75, -9.125), (-2.25, 8.0), (14.25, 0.0), (22.75, 3.75), (-24.75, -9.125)], [(-17.25, 10.875), (7.5, 12.0), (-15.75, -1.875), (-1.5, 1.25), (3.25, -6.375)], [(18.25, 6.0), (4.25, 2.0), (5.5, -4.25), (-3.5, 4.5), (18.0, -10.75)], [(0.25, -6.0), (24.25, -0.5), (-21.5, -0.25), (2.0, -3.75), (-10.5, 2.375)]]]> : tensor<3x4x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4x5xcomplex<f64>>, tensor<3x4x5xcomplex<f64>>) -> ()
  %14 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 1, 2>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<3x4x5xcomplex<f64>>
  %15 = stablehlo.constant dense<[[[(-0.75, -9.125), (-2.25, 8.0), (14.25, 0.0), (22.75, 3.75), (-24.75, -9.125)], [(-17.25, 10.875), (7.5, 12.0), (-15.75, -1.875), (-1.5, 1.25), (3.25, -6.375)], [(18.25, 6.0), (4.25, 2.0), (5.5, -4.25), (-3.5, 4.5), (18.0, -10.75)], [(0.25, -6.0), (24.25, -0.5), (-21.5, -0.25), (2.0, -3.75), (-10.5, 2.375)]], [[(-12.75, 0.625), (1.0, 4.625), (-19.5, 8.5), (7.0, 6.875), (-18.5, -7.75)], [(23.25, 5.375), (14.0, 4.5), (-21.5, -2.0), (-18.5, 2.125), (-6.75, 11.875)], [(23.5, -4.5), (15.0, -9.25), (-23.5, 5.625), (-15.75, 5.25), (-24.0, -1.875)], [(12.0, 9.375), (18.25, 4.625), (15.0, -10.625), (13.25, 4.0), (-11.5, -5.0)]], [[(15.0, 7.25), (-17.5, 12.0), (-1.75, -3.625), (5.25, -9.25), (-19.0, -5.75)], [(12.5, 1.625), (24.0, 3.125), (4.75, -5.5), (22.75, 9.125), (4.75, -6.125)], [(18.25, -0.875), (17.25, -7.75), (-4.75, -9.25), (6.75, 8.125), (-2.5, 4.125)], [(-8.75, -6.875), (11.0, 5.875), (-18.5, 0.75), (-2.75, -8.0), (-0.5, -11.75)]]]> : tensor<3x4x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x4x5xcomplex<f64>>, tensor<3x4x5xcomplex<f64>>) -> ()
  %16 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 0>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<3x4x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%16, %11) : (tensor<3x4x5xcomplex<f64>>, tensor<3x4x5xcomplex<f64>>) -> ()
  return
}
// -----
// reverse of i8, longer than a vector
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<393xi32>
  %1 = stablehlo.constant dense<7> : tensor<393xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<393xi32>
  %3 = stablehlo.constant dense<127> : tensor<393xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<393xi32>
  %5 = stablehlo.constant dense<63> : tensor<393xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<393xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<393xi32>) -> tensor<393xi8>
  %8 = "stablehlo.reshape"(%7) : (tensor<393xi8>) -> tensor<3x131xi8>
  %9 = "stablehlo.reverse"(%8) <{dimensions = array<i64: 1>}> : (tensor<3x131xi8>) -> tensor<3x131xi8>
  %10 = stablehlo.constant dense<"0xD6CFC8C139322B241D160F0801FAF3ECE5DED7D0C9C23A332C251E17100902FBF4EDE6DFD8D1CAC33B342D261F18110A03FCF5EEE7E0D9D2CBC43C352E272019120B04FDF6EFE8E1DAD3CCC53D362F28211A130C05FEF7F0E9E2DBD4CDC63E373029221B140D06FFF8F1EAE3DCD5CEC73F38312A231C150E0700F9F2EBE4DDD6CFC8C1F2EBE4DDD6CFC8C139322B241D160F0801FAF3ECE5DED7D0C9C23A332C251E17100902FBF4EDE6DFD8D1CAC33B342D261F18110A03FCF5EEE7E0D9D2CBC43C352E272019120B04FDF6EFE8E1DAD3CCC53D362F28211A130C05FEF7F0E9E2DBD4CDC63E373029221B140D06FFF8F1EAE3DCD5CEC73F38312A231C150E0700F9F2EBE4DD0E0700F9F2EBE4DDD6CFC8C139322B241D160F0801FAF3ECE5DED7D0C9C23A332C251E17100902FBF4EDE6DFD8D1CAC33B342D261F18110A03FCF5EEE7E0D9D2CBC43C352E272019120B04FDF6EFE8E1DAD3CCC53D362F28211A130C05FEF7F0E9E2DBD4CDC63E373029221B140D06FFF8F1EAE3DCD5CEC73F38312A231C150E0700F9"> : tensor<3x131xi8>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x131xi8>, tensor<3x131xi8>) -> ()
  return
}
// -----
// reverse of i16, longer than a vector
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<393xi32>
  %1 = stablehlo.constant dense<7> : tensor<393xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<393xi32>
  %3 = stablehlo.constant dense<127> : tensor<393xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<393xi32>
  %5 = stablehlo.constant dense<63> : tensor<393xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<393xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<393xi32>) -> tensor<393xi16>
  %8 = "stablehlo.reshape"(%7) : (tensor<393xi16>) -> tensor<3x131xi16>
  %9 = "stablehlo.reverse"(%8) <{dimensions = array<i64: 1>}> : (tensor<3x131xi16>) -> tensor<3x131xi16>
  %10 = stablehlo.constant dense<"0xD6FFCFFFC8FFC1FF390032002B0024001D0016000F0008000100FAFFF3FFECFFE5FFDEFFD7FFD0FFC9FFC2FF3A0033002C0025001E001700100009000200FBFFF4FFEDFFE6FFDFFFD8FFD1FFCAFFC3FF3B0034002D0026001F00180011000A000300FCFFF5FFEEFFE7FFE0FFD9FFD2FFCBFFC4FF3C0035002E0027002000190012000B000400FDFFF6FFEFFFE8FFE1FFDAFFD3FFCCFFC5FF3D0036002F00280021001A0013000C000500FEFFF7FFF0FFE9FFE2FFDBFFD4FFCDFFC6FF3E0037003000290022001B0014000D000600FFFFF8FFF1FFEAFFE3FFDCFFD5FFCEFFC7FF3F00380031002A0023001C0015000E0007000000F9FFF2FFEBFFE4FFDDFFD6FFCFFFC8FFC1FFF2FFEBFFE4FFDDFFD6FFCFFFC8FFC1FF390032002B0024001D0016000F0008000100FAFFF3FFECFFE5FFDEFFD7FFD0FFC9FFC2FF3A0033002C0025001E001700100009000200FBFFF4FFEDFFE6FFDFFFD8FFD1FFCAFFC3FF3B0034002D0026001F00180011000A000300FCFFF5FFEEFFE7FFE0FFD9FFD2FFCBFFC4FF3C0035002E0027002000190012000B000400FDFFF6FFEFFFE8FFE1FFDAFFD3FFCCFFC5FF3D0036002F00280021001A0013000C000500FEFFF7FFF0FFE9FFE2FFDBFFD4FFCDFFC6FF3E0037003000290022001B0014000D000600FFFFF8FFF1FFEAFFE3FFDCFFD5FFCEFFC7FF3F00380031002A0023001C0015000E0007000000F9FFF2FFEBFFE4FFDDFF0E0007000000F9FFF2FFEBFFE4FFDDFFD6FFCFFFC8FFC1FF390032002B0024001D0016000F0008000100FAFFF3FFECFFE5FFDEFFD7FFD0FFC9FFC2FF3A0033002C0025001E001700100009000200FBFFF4FFEDFFE6FFDFFFD8FFD1FFCAFFC3FF3B0034002D0026001F00180011000A000300FCFFF5FFEEFFE7FFE0FFD9FFD2FFCBFFC4FF3C0035002E0027002000190012000B000400FDFFF6FFEFFFE8FFE1FFDAFFD3FFCCFFC5FF3D0036002F00280021001A0013000C000500FEFFF7FFF0FFE9FFE2FFDBFFD4FFCDFFC6FF3E0037003000290022001B0014000D000600FFFFF8FFF1FFEAFFE3FFDCFFD5FFCEFFC7FF3F00380031002A0023001C0015000E0007000000F9FF"> : tensor<3x131xi16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x131xi16>, tensor<3x131xi16>) -> ()
  return
}
// -----
// reverse of f32, longer than a vector
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<393xi32>
  %1 = stablehlo.constant dense<7> : tensor<393xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<393xi32>
  %3 = stablehlo.constant dense<127> : tensor<393xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<393xi32>
  %5 = stablehlo.constant dense<63> : tensor<393xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<393xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<393xi32>) -> tensor<393xf32>
  %8 = "stablehlo.reshape"(%7) : (tensor<393xf32>) -> tensor<3x131xf32>
  %9 = "stablehlo.reverse"(%8) <{dimensions = array<i64: 1>}> : (tensor<3x131xf32>) -> tensor<3x131xf32>
  %10 = stablehlo.constant dense<[[-42.0, -49.0, -56.0, -63.0, 57.0, 50.0, 43.0, 36.0, 29.0, 22.0, 15.0, 8.0, 1.0, -6.0, -13.0, -20.0, -27.0, -34.0, -41.0, -48.0, -55.0, -62.0, 58.0, 51.0, 44.0, 37.0, 30.0, 23.0, 16.0, 9.0, 2.0, -5.0, -12.0, -19.0, -26.0, -33.0, -40.0, -47.0, -54.0, -61.0, 59.0, 52.0, 45.0, 38.0, 31.0, 24.0, 17.0, 10.0, 3.0, -4.0, -11.0, -18.0, -25.0, -32.0, -39.0, -46.0, -53.0, -60.0, 60.0, 53.0, 46.0, 39.0, 32.0, 25.0, 18.0, 11.0, 4.0, -3.0, -10.0, -17.0, -24.0, -31.0, -38.0, -45.0, -52.0, -59.0, 61.0, 54.0, 47.0, 40.0, 33.0, 26.0, 19.0, 12.0, 5.0, -2.0, -9.0, -16.0, -23.0, -30.0, -37.0, -44.0, -51.0, -58.0, 62.0, 55.0, 48.0, 41.0, 34.0, 27.0, 20.0, 13.0, 6.0, -1.0, -8.0, -15.0, -22.0, -29.0, -36.0, -43.0, -50.0, -57.0, 63.0, 56.0, 49.0, 42.0, 35.0, 28.0, 21.0, 14.0, 7.0, 0.0, -7.0, -14.0, -21.0, -28.0, -35.0, -42.0, -49.0, -56.0, -63.0], [-14.0, -21.0, -28.0, -35.0, -42.0, -49.0, -56.0, -63.0, 57.0, 50.0, 43.0, 36.0, 29.0, 22.0, 15.0, 8.0, 1.0, -6.0, -13.0, -20.0, -27.0, -34.0, -41.0, -48.0, -55.0, -62.0, 58.0, 51.0, 44.0, 37.0, 30.0, 23.0, 16.0, 9.0, 2.0, -5.0, -12.0, -19.0, -26.0, -33.0, -40.0, -47.0, -54.0, -61.0, 59.0, 52.0, 45.0, 38.0, 31.0, 24.0, 17.0, 10.0, 3.0, -4.0, -11.0, -18.0, -25.0, -32.0, -39.0, -46.0, -53.0, -60.0, 60.0, 53.0, 46.0, 39.0, 32.0, 25.0, 18.0, 11.0, 4.0, -3.0, -10.0, -17.0, -24.0, -31.0, -38.0, -45.0, -52.0, -59.0, 61.0, 54.0, 47.0, 40.0, 33.0, 26.0, 19.0, 12.0, 5.0, -2.0, -9.0, -16.0, -23.0, -30.0, -37.0, -44.0, -51.0, -58.0, 62.0, 55.0, 48.0, 41.0, 34.0, 27.0, 20.0, 13.0, 6.0, -1.0, -8.0, -15.0, -22.0, -29.0, -36.0, -43.0, -50.0, -57.0, 63.0, 56.0, 49.0, 42.0, 35.0, 28.0, 21.0, 14.0, 7.0, 0.0, -7.0, -14.0, -21.0, -28.0, -35.0], [14.0, 7.0, 0.0, -7.0, -14.0, -21.0, -28.0, -35.0, -42.0, -49.0, -56.0, -63.0, 57.0, 50.0, 43.0, 36.0, 29.0, 22.0, 15.0, 8.0, 1.0, -6.0, -13.0, -20.0, -27.0, -34.0, -41.0, -48.0, -55.0, -62.0, 58.0, 51.0, 44.0, 37.0, 30.0, 23.0, 16.0, 9.0, 2.0, -5.0, -12.0, -19.0, -26.0, -33.0, -40.0, -47.0, -54.0, -61.0, 59.0, 52.0, 45.0, 38.0, 31.0, 24.0, 17.0, 10.0, 3.0, -4.0, -11.0, -18.0, -25.0, -32.0, -39.0, -46.0, -53.0, -60.0, 60.0, 53.0, 46.0, 39.0, 32.0, 25.0, 18.0, 11.0, 4.0, -3.0, -10.0, -17.0, -24.0, -31.0, -38.0, -45.0, -52.0, -59.0, 61.0, 54.0, 47.0, 40.0, 33.0, 26.0, 19.0, 12.0, 5.0, -2.0, -9.0, -16.0, -23.0, -30.0, -37.0, -44.0, -51.0, -58.0, 62.0, 55.0, 48.0, 41.0, 34.0, 27.0, 20.0, 13.0, 6.0, -1.0, -8.0, -15.0, -22.0, -29.0, -36.0, -43.0, -50.0, -57.0, 63.0, 56.0, 49.0, 42.0, 35.0, 28.0, 21.0, 14.0, 7.0, 0.0, -7.0]]> : tensor<3x131xf32>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x131xf32>, tensor<3x131xf32>) -> ()
  return
}
// -----
// reverse of f64, longer than a vector
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<393xi32>
  %1 = stablehlo.constant dense<7> : tensor<393xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<393xi32>
  %3 = stablehlo.constant dense<127> : tensor<393xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<393xi32>
  %5 = stablehlo.constant dense<63> : tensor<393xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<393xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<393xi32>) -> tensor<393xf64>
  %8 = "stablehlo.reshape"(%7) : (tensor<393xf64>) -> tensor<3x131xf64>
  %9 = "stablehlo.reverse"(%8) <{dimensions = array<i64: 1>}> : (tensor<3x131xf64>) -> tensor<3x131xf64>
  %10 = stablehlo.constant dense<[[-42.0, -49.0, -56.0, -63.0, 57.0, 50.0, 43.0, 36.0, 29.0, 22.0, 15.0, 8.0, 1.0, -6.0, -13.0, -20.0, -27.0, -34.0, -41.0, -48.0, -55.0, -62.0, 58.0, 51.0, 44.0, 37.0, 30.0, 23.0, 16.0, 9.0, 2.0, -5.0, -12.0, -19.0, -26.0, -33.0, -40.0, -47.0, -54.0, -61.0, 59.0, 52.0, 45.0, 38.0, 31.0, 24.0, 17.0, 10.0, 3.0, -4.0, -11.0, -18.0, -25.0, -32.0, -39.0, -46.0, -53.0, -60.0, 60.0, 53.0, 46.0, 39.0, 32.0, 25.0, 18.0, 11.0, 4.0, -3.0, -10.0, -17.0, -24.0, -31.0, -38.0, -45.0, -52.0, -59.0, 61.0, 54.0, 47.0, 40.0, 33.0, 26.0, 19.0, 12.0, 5.0, -2.0, -9.0, -16.0, -23.0, -30.0, -37.0, -44.0, -51.0, -58.0, 62.0, 55.0, 48.0, 41.0, 34.0, 27.0, 20.0, 13.0, 6.0, -1.0, -8.0, -15.0, -22.0, -29.0, -36.0, -43.0, -50.0, -57.0, 63.0, 56.0, 49.0, 42.0, 35.0, 28.0, 21.0, 14.0, 7.0, 0.0, -7.0, -14.0, -21.0, -28.0, -35.0, -42.0, -49.0, -56.0, -63.0], [-14.0, -21.0, -28.0, -35.0, -42.0, -49.0, -56.0, -63.0, 57.0, 50.0, 43.0, 36.0, 29.0, 22.0, 15.0, 8.0, 1.0, -6.0, -13.0, -20.0, -27.0, -34.0, -41.0, -48.0, -55.0, -62.0, 58.0, 51.0, 44.0, 37.0, 30.0, 23.0, 16.0, 9.0, 2.0, -5.0, -12.0, -19.0, -26.0, -33.0, -40.0, -47.0, -54.0, -61.0, 59.0, 52.0, 45.0, 38.0, 31.0, 24.0, 17.0, 10.0, 3.0, -4.0, -11.0, -18.0, -25.0, -32.0, -39.0, -46.0, -53.0, -60.0, 60.0, 53.0, 46.0, 39.0, 32.0, 25.0, 18.0, 11.0, 4.0, -3.0, -10.0, -17.0, -24.0, -31.0, -38.0, -45.0, -52.0, -59.0, 61.0, 54.0, 47.0, 40.0, 33.0, 26.0, 19.0, 12.0, 5.0, -2.0, -9.0, -16.0, -23.0, -30.0, -37.0, -44.0, -51.0, -58.0, 62.0, 55.0, 48.0, 41.0, 34.0, 27.0, 20.0, 13.0, 6.0, -1.0, -8.0, -15.0, -22.0, -29.0, -36.0, -43.0, -50.0, -57.0, 63.0, 56.0, 49.0, 42.0, 35.0, 28.0, 21.0, 14.0, 7.0, 0.0, -7.0, -14.0, -21.0, -28.0, -35.0], [14.0, 7.0, 0.0, -7.0, -14.0, -21.0, -28.0, -35.0, -42.0, -49.0, -56.0, -63.0, 57.0, 50.0, 43.0, 36.0, 29.0, 22.0, 15.0, 8.0, 1.0, -6.0, -13.0, -20.0, -27.0, -34.0, -41.0, -48.0, -55.0, -62.0, 58.0, 51.0, 44.0, 37.0, 30.0, 23.0, 16.0, 9.0, 2.0, -5.0, -12.0, -19.0, -26.0, -33.0, -40.0, -47.0, -54.0, -61.0, 59.0, 52.0, 45.0, 38.0, 31.0, 24.0, 17.0, 10.0, 3.0, -4.0, -11.0, -18.0, -25.0, -32.0, -39.0, -46.0, -53.0, -60.0, 60.0, 53.0, 46.0, 39.0, 32.0, 25.0, 18.0, 11.0, 4.0, -3.0, -10.0, -17.0, -24.0, -31.0, -38.0, -45.0, -52.0, -59.0, 61.0, 54.0, 47.0, 40.0, 33.0, 26.0, 19.0, 12.0, 5.0, -2.0, -9.0, -16.0, -23.0, -30.0, -37.0, -44.0, -51.0, -58.0, 62.0, 55.0, 48.0, 41.0, 34.0, 27.0, 20.0, 13.0, 6.0, -1.0, -8.0, -15.0, -22.0, -29.0, -36.0, -43.0, -50.0, -57.0, 63.0, 56.0, 49.0, 42.0, 35.0, 28.0, 21.0, 14.0, 7.0, 0.0, -7.0]]> : tensor<3x131xf64>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x131xf64>, tensor<3x131xf64>) -> ()
  return
}
// -----
// reverse of complex<f64>, longer than a vector
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<393xi32>
  %1 = stablehlo.constant dense<7> : tensor<393xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<393xi32>
  %3 = stablehlo.constant dense<127> : tensor<393xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<393xi32>
  %5 = stablehlo.constant dense<63> : tensor<393xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<393xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<393xi32>) -> tensor<393xcomplex<f64>>
  %8 = "stablehlo.reshape"(%7) : (tensor<393xcomplex<f64>>) -> tensor<3x131xcomplex<f64>>
  %9 = "stablehlo.reverse"(%8) <{dimensions = array<i64: 1>}> : (tensor<3x131xcomplex<f64>>) -> tensor<3x131xcomplex<f64>>
  %10 = stablehlo.constant dense<[[(-42.0, 0.0), (-49.0, 0.0), (-56.0, 0.0), (-63.0, 0.0), (57.0, 0.0), (50.0, 0.0), (43.0, 0.0), (36.0, 0.0), (29.0, 0.0), (22.0, 0.0), (15.0, 0.0), (8.0, 0.0), (1.0, 0.0), (-6.0, 0.0), (-13.0, 0.0), (-20.0, 0.0), (-27.0, 0.0), (-34.0, 0.0), (-41.0, 0.0), (-48.0, 0.0), (-55.0, 0.0), (-62.0, 0.0), (58.0, 0.0), (51.0, 0.0), (44.0, 0.0), (37.0, 0.0), (30.0, 0.0), (23.0, 0.0), (16.0, 0.0), (9.0, 0.0), (2.0, 0.0), (-5.0, 0.0), (-12.0, 0.0), (-19.0, 0.0), (-26.0, 0.0), (-33.0, 0.0), (-40.0, 0.0), (-47.0, 0.0), (-54.0, 0.0), (-61.0, 0.0), (59.0, 0.0), (52.0, 0.0), (45.0, 0.0), (38.0, 0.0), (31.0, 0.0), (24.0, 0.0), (17.0, 0.0), (10.0, 0.0), (3.0, 0.0), (-4.0, 0.0), (-11.0, 0.0), (-18.0, 0.0), (-25.0, 0.0), (-32.0, 0.0), (-39.0, 0.0), (-46.0, 0.0), (-53.0, 0.0), (-60.0, 0.0), (60.0, 0.0), (53.0, 0.0), (46.0, 0.0), (39.0, 0.0), (32.0, 0.0), (25.0, 0.0), (18.0, 0.0), (11.0, 0.0), (4.0, 0.0), (-3.0, 0.0), (-10.0, 0.0), (-17.0, 0.0), (-24.0, 0.0), (-31.0, 0.0), (-38.0, 0.0), (-45.0, 0.0), (-52.0, 0.0), (-59.0, 0.0), (61.0, 0.0), (54.0, 0.0), (47.0, 0.0), (40.0, 0.0), (33.0, 0.0), (26.0, 0.0), (19.0, 0.0), (12.0, 0.0), (5.0, 0.0), (-2.0, 0.0), (-9.0, 0.0), (-16.0, 0.0), (-23.0, 0.0), (-30.0, 0.0), (-37.0, 0.0), (-44.0, 0.0), (-51.0, 0.0), (-58.0, 0.0), (62.0, 0.0), (55.0, 0.0), (48.0, 0.0), (41.0, 0.0), (34.0, 0.0), (27.0, 0.0), (20.0, 0.0), (13.0, 0.0), (6.0, 0.0), (-1.0, 0.0), (-8.0, 0.0), (-15.0, 0.0), (-22.0, 0.0), (-29.0, 0.0), (-36.0, 0.0), (-43.0, 0.0), (-50.0, 0.0), (-57.0, 0.0), (63.0, 0.0), (56.0, 0.0), (49.0, 0.0), (42.0, 0.0), (35.0, 0.0), (28.0, 0.0), (21.0, 0.0), (14.0, 0.0), (7.0, 0.0), (0.0, 0.0), (-7.0, 0.0), (-14.0, 0.0), (-21.0, 0.0), (-28.0, 0.0), (-35.0, 0.0), (-42.0, 0.0), (-49.0, 0.0), (-56.0, 0.0), (-63.0, 0.0)], [(-14.0, 0.0), (-21.0, 0.0), (-28.0, 0.0), (-35.0, 0.0), (-42.0, 0.0), (-49.0, 0.0), (-56.0, 0.0), (-63.0, 0.0), (57.0, 0.0), (50.0, 0.0), (43.0, 0.0), (36.0, 0.0), (29.0, 0.0), (22.0, 0.0), (15.0, 0.0), (8.0, 0.0), (1.0, 0.0), (-6.0, 0.0), (-13.0, 0.0), (-20.0, 0.0), (-27.0, 0.0), (-34.0, 0.0), (-41.0, 0.0), (-48.0, 0.0), (-55.0, 0.0), (-62.0, 0.0), (58.0, 0.0), (51.0, 0.0), (44.0, 0.0), (37.0, 0.0), (30.0, 0.0), (23.0, 0.0), (16.0, 0.0), (9.0, 0.0), (2.0, 0.0), (-5.0, 0.0), (-12.0, 0.0), (-19.0, 0.0), (-26.0, 0.0), (-33.0, 0.0), (-40.0, 0.0), (-47.0, 0.0), (-54.0, 0.0), (-61.0, 0.0), (59.0, 0.0), (52.0, 0.0), (45.0, 0.0), (38.0, 0.0), (31.0, 0.0), (24.0, 0.0), (17.0, 0.0), (10.0, 0.0), (3.0, 0.0), (-4.0, 0.0), (-11.0, 0.0), (-18.0, 0.0), (-25.0, 0.0), (-32.0, 0.0), (-39.0, 0.0), (-46.0, 0.0), (-53.0, 0.0), (-60.0, 0.0), (60.0, 0.0), (53.0, 0.0), (46.0, 0.0), (39.0, 0.0), (32.0, 0.0), (25.0, 0.0), (18.0, 0.0), (11.0, 0.0), (4.0, 0.0), (-3.0, 0.0), (-10.0, 0.0), (-17.0, 0.0), (-24.0, 0.0), (-31.0, 0.0), (-38.0, 0.0), (-45.0, 0.0), (-52.0, 0.0), (-59.0, 0.0), (61.0, 0.0), (54.0, 0.0), (47.0, 0.0), (40.0, 0.0), (33.0, 0.0), (26.0, 0.0), (19.0, 0.0), (12.0, 0.0), (5.0, 0.0), (-2.0, 0.0), (-9.0, 0.0), (-16.0, 0.0), (-23.0, 0.0), (-30.0, 0.0), (-37.0, 0.0), (-44.0, 0.0), (-51.0, 0.0), (-58.0, 0.0), (62.0, 0.0), (55.0, 0.0), (48.0, 0.0), (41.0, 0.0), (34.0, 0.0), (27.0, 0.0), (20.0, 0.0), (13.0, 0.0), (6.0, 0.0), (-1.0, 0.0), (-8.0, 0.0), (-15.0, 0.0), (-22.0, 0.0), (-29.0, 0.0), (-36.0, 0.0), (-43.0, 0.0), (-50.0, 0.0), (-57.0, 0.0), (63.0, 0.0), (56.0, 0.0), (49.0, 0.0), (42.0, 0.0), (35.0, 0.0), (28.0, 0.0), (21.0, 0.0), (14.0, 0.0), (7.0, 0.0), (0.0, 0.0), (-7.0, 0.0), (-14.0, 0.0), (-21.0, 0.0), (-28.0, 0.0), (-35.0, 0.0)], [(14.0, 0.0), (7.0, 0.0), (0.0, 0.0), (-7.0, 0.0), (-14.0, 0.0), (-21.0, 0.0), (-28.0, 0.0), (-35.0, 0.0), (-42.0, 0.0), (-49.0, 0.0), (-56.0, 0.0), (-63.0, 0.0), (57.0, 0.0), (50.0, 0.0), (43.0, 0.0), (36.0, 0.0), (29.0, 0.0), (22.0, 0.0), (15.0, 0.0), (8.0, 0.0), (1.0, 0.0), (-6.0, 0.0), (-13.0, 0.0), (-20.0, 0.0), (-27.0, 0.0), (-34.0, 0.0), (-41.0, 0.0), (-48.0, 0.0), (-55.0, 0.0), (-62.0, 0.0), (58.0, 0.0), (51.0, 0.0), (44.0, 0.0), (37.0, 0.0), (30.0, 0.0), (23.0, 0.0), (16.0, 0.0), (9.0, 0.0), (2.0, 0.0), (-5.0, 0.0), (-12.0, 0.0), (-19.0, 0.0), (-26.0, 0.0), (-33.0, 0.0), (-40.0, 0.0), (-47.0, 0.0), (-54.0, 0.0), (-61.0, 0.0), (59.0, 0.0), (52.0, 0.0), (45.0, 0.0), (38.0, 0.0), (31.0, 0.0), (24.0, 0.0), (17.0, 0.0), (10.0, 0.0), (3.0, 0.0), (-4.0, 0.0), (-11.0, 0.0), (-18.0, 0.0), (-25.0, 0.0), (-32.0, 0.0), (-39.0, 0.0), (-46.0, 0.0), (-53.0, 0.0), (-60.0, 0.0), (60.0, 0.0), (53.0, 0.0), (46.0, 0.0), (39.0, 0.0), (32.0, 0.0), (25.0, 0.0), (18.0, 0.0), (11.0, 0.0), (4.0, 0.0), (-3.0, 0.0), (-10.0, 0.0), (-17.0, 0.0), (-24.0, 0.0), (-31.0, 0.0), (-38.0, 0.0), (-45.0, 0.0), (-52.0, 0.0), (-59.0, 0.0), (61.0, 0.0), (54.0, 0.0), (47.0, 0.0), (40.0, 0.0), (33.0, 0.0), (26.0, 0.0), (19.0, 0.0), (12.0, 0.0), (5.0, 0.0), (-2.0, 0.0), (-9.0, 0.0), (-16.0, 0.0), (-23.0, 0.0), (-30.0, 0.0), (-37.0, 0.0), (-44.0, 0.0), (-51.0, 0.0), (-58.0, 0.0), (62.0, 0.0), (55.0, 0.0), (48.0, 0.0), (41.0, 0.0), (34.0, 0.0), (27.0, 0.0), (20.0, 0.0), (13.0, 0.0), (6.0, 0.0), (-1.0, 0.0), (-8.0, 0.0), (-15.0, 0.0), (-22.0, 0.0), (-29.0, 0.0), (-36.0, 0.0), (-43.0, 0.0), (-50.0, 0.0), (-57.0, 0.0), (63.0, 0.0), (56.0, 0.0), (49.0, 0.0), (42.0, 0.0), (35.0, 0.0), (28.0, 0.0), (21.0, 0.0), (14.0, 0.0), (7.0, 0.0), (0.0, 0.0), (-7.0, 0.0)]]> : tensor<3x131xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3x131xcomplex<f64>>, tensor<3x131xcomplex<f64>>) -> ()
  return
}
// -----
// reverse of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 2>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0xB89369444C2702DDE5C09B71F2CDA8838B613C171FFAD5B0"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
