// transpose of i1
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[[true, false, false, true, true], [true, true, true, true, false], [true, false, true, true, false], [true, false, false, true, false]], [[true, false, false, true, true], [true, false, true, true, false], [false, true, true, false, false], [true, true, false, true, false]], [[false, false, true, true, true], [true, true, false, false, true], [true, false, true, false, true], [true, false, false, true, false]]]> : tensor<3x4x5xi1>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2>}> : (tensor<3x4x5xi1>) -> tensor<3x4x5xi1>
    stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
    %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xi1>) -> tensor<3x5x4xi1>
    %3 = stablehlo.constant dense<[[[true, true, true, true], [false, true, false, false], [false, true, true, false], [true, true, true, true], [true, false, false, false]], [[true, true, false, true], [false, false, true, true], [false, true, true, false], [true, true, false, true], [true, false, false, false]], [[false, true, true, true], [false, true, false, false], [true, false, true, false], [true, false, false, true], [true, true, true, false]]]> : tensor<3x5x4xi1>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5x4xi1>, tensor<3x5x4xi1>) -> ()
    %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<3x4x5xi1>) -> tensor<4x3x5xi1>
    %5 = stablehlo.constant dense<[[[true, false, false, true, true], [true, false, false, true, true], [false, false, true, true, true]], [[true, true, true, true, false], [true, false, true, true, false], [true, true, false, false, true]], [[true, false, true, true, false], [false, true, true, false, false], [true, false, true, false, true]], [[true, false, false, true, false], [true, true, false, true, false], [true, false, false, true, false]]]> : tensor<4x3x5xi1>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x5xi1>, tensor<4x3x5xi1>) -> ()
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x4x5xi1>) -> tensor<4x5x3xi1>
    %7 = stablehlo.constant dense<[[[true, true, false], [false, false, false], [false, false, true], [true, true, true], [true, true, true]], [[true, true, true], [true, false, true], [true, true, false], [true, true, false], [false, false, true]], [[true, false, true], [false, true, false], [true, true, true], [true, false, false], [false, false, true]], [[true, true, true], [false, true, false], [false, false, false], [true, true, true], [false, false, false]]]> : tensor<4x5x3xi1>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x5x3xi1>, tensor<4x5x3xi1>) -> ()
    %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi1>) -> tensor<5x3x4xi1>
    %9 = stablehlo.constant dense<[[[true, true, true, true], [true, true, false, true], [false, true, true, true]], [[false, true, false, false], [false, false, true, true], [false, true, false, false]], [[false, true, true, false], [false, true, true, false], [true, false, true, false]], [[true, true, true, true], [true, true, false, true], [true, false, false, true]], [[true, false, false, false], [true, false, false, false], [true, true, true, false]]]> : tensor<5x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<5x3x4xi1>, tensor<5x3x4xi1>) -> ()
    %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xi1>) -> tensor<5x4x3xi1>
    %11 = stablehlo.constant dense<[[[true, true, false], [true, true, true], [true, false, true], [true, true, true]], [[false, false, false], [true, false, true], [false, true, false], [false, true, false]], [[false, false, true], [true, true, false], [true, true, true], [false, false, false]], [[true, true, true], [true, true, false], [true, false, false], [true, true, true]], [[true, true, true], [false, false, true], [false, false, true], [false, false, false]]]> : tensor<5x4x3xi1>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5x4x3xi1>, tensor<5x4x3xi1>) -> ()
    %12 = stablehlo.constant dense<[[[[true, true]], [[false, true]], [[false, true]]], [[[false, false]], [[true, false]], [[true, true]]]]> : tensor<2x3x1x2xi1>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xi1>) -> tensor<2x3x2x1xi1>
    %14 = stablehlo.constant dense<[[[[true], [false]], [[false], [true]], [[false], [true]]], [[[true], [false]], [[true], [false]], [[true], [true]]]]> : tensor<2x3x2x1xi1>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2x1xi1>, tensor<2x3x2x1xi1>) -> ()
    %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xi1>) -> tensor<2x2x1x3xi1>
    %16 = stablehlo.constant dense<[[[[true, false, false]], [[true, true, true]]], [[[false, true, true]], [[false, false, true]]]]> : tensor<2x2x1x3xi1>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x2x1x3xi1>, tensor<2x2x1x3xi1>) -> ()
    %17 = "stablehlo.transpose"(%12) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xi1>) -> tensor<1x2x3x2xi1>
    %18 = stablehlo.constant dense<[[[[true, true], [false, true], [false, true]], [[false, false], [true, false], [true, true]]]]> : tensor<1x2x3x2xi1>
    stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<1x2x3x2xi1>, tensor<1x2x3x2xi1>) -> ()
    %19 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xi1>) -> tensor<3x2x2x1xi1>
    %20 = stablehlo.constant dense<[[[[true], [true]], [[false], [false]]], [[[false], [true]], [[true], [false]]], [[[false], [true]], [[true], [true]]]]> : tensor<3x2x2x1xi1>
    stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x2x2x1xi1>, tensor<3x2x2x1xi1>) -> ()
    %21 = stablehlo.constant dense<> : tensor<0x3xi1>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xi1>) -> tensor<3x0xi1>
    %23 = stablehlo.constant dense<> : tensor<3x0xi1>
    stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x0xi1>, tensor<3x0xi1>) -> ()
    %24 = stablehlo.constant dense<true> : tensor<i1>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64>}> : (tensor<i1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<i1>, tensor<i1>) -> ()
    return
  }
}
// -----
// transpose of i2
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[[-2, 0, -2, -1, 0], [-1, -2, 0, 0, -1], [1, -1, -2, 0, -1], [-1, -1, -1, -2, 1]], [[-2, -1, -2, -1, -2], [-2, -2, -1, 1, 0], [-1, -2, 1, -1, -2], [0, 0, -2, -2, -1]], [[-1, -1, 1, -1, -1], [-2, 0, -2, 1, -1], [1, 1, 1, -1, -1], [-1, -2, -2, 0, -2]]]> : tensor<3x4x5xi2>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi2>) -> tensor<5x3x4xi2>
    %2 = stablehlo.constant dense<[[[-2, -1, 1, -1], [-2, -2, -1, 0], [-1, -2, 1, -1]], [[0, -2, -1, -1], [-1, -2, -2, 0], [-1, 0, 1, -2]], [[-2, 0, -2, -1], [-2, -1, 1, -2], [1, -2, 1, -2]], [[-1, 0, 0, -2], [-1, 1, -1, -2], [-1, 1, -1, 0]], [[0, -1, -1, 1], [-2, 0, -2, -1], [-1, -1, -1, -2]]]> : tensor<5x3x4xi2>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5x3x4xi2>, tensor<5x3x4xi2>) -> ()
    %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xi2>) -> tensor<3x5x4xi2>
    %4 = stablehlo.constant dense<[[[-2, -1, 1, -1], [0, -2, -1, -1], [-2, 0, -2, -1], [-1, 0, 0, -2], [0, -1, -1, 1]], [[-2, -2, -1, 0], [-1, -2, -2, 0], [-2, -1, 1, -2], [-1, 1, -1, -2], [-2, 0, -2, -1]], [[-1, -2, 1, -1], [-1, 0, 1, -2], [1, -2, 1, -2], [-1, 1, -1, 0], [-1, -1, -1, -2]]]> : tensor<3x5x4xi2>
    stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x5x4xi2>, tensor<3x5x4xi2>) -> ()
    %5 = stablehlo.constant dense<[[[[0, 0]], [[0, 0]], [[1, 0]]], [[[-1, -1]], [[1, 1]], [[0, 0]]]]> : tensor<2x3x1x2xi2>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xi2>) -> tensor<2x3x2x1xi2>
    %7 = stablehlo.constant dense<[[[[0], [-1]], [[0], [1]], [[1], [0]]], [[[0], [-1]], [[0], [1]], [[0], [0]]]]> : tensor<2x3x2x1xi2>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2x1xi2>, tensor<2x3x2x1xi2>) -> ()
    %8 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xi2>) -> tensor<2x2x1x3xi2>
    %9 = stablehlo.constant dense<[[[[0, 0, 1]], [[0, 0, 0]]], [[[-1, 1, 0]], [[-1, 1, 0]]]]> : tensor<2x2x1x3xi2>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x1x3xi2>, tensor<2x2x1x3xi2>) -> ()
    %10 = "stablehlo.transpose"(%5) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xi2>) -> tensor<1x2x3x2xi2>
    %11 = stablehlo.constant dense<[[[[0, 0], [0, 0], [1, 0]], [[-1, -1], [1, 1], [0, 0]]]]> : tensor<1x2x3x2xi2>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<1x2x3x2xi2>, tensor<1x2x3x2xi2>) -> ()
    %12 = "stablehlo.transpose"(%5) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xi2>) -> tensor<3x2x2x1xi2>
    %13 = stablehlo.constant dense<[[[[0], [0]], [[-1], [-1]]], [[[0], [0]], [[1], [1]]], [[[1], [0]], [[0], [0]]]]> : tensor<3x2x2x1xi2>
    stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x2x2x1xi2>, tensor<3x2x2x1xi2>) -> ()
    %14 = stablehlo.constant dense<> : tensor<0x3xi2>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xi2>) -> tensor<3x0xi2>
    %16 = stablehlo.constant dense<> : tensor<3x0xi2>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3x0xi2>, tensor<3x0xi2>) -> ()
    %17 = stablehlo.constant dense<-2> : tensor<i2>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64>}> : (tensor<i2>) -> tensor<i2>
    stablehlo.custom_call @check.expect_eq(%18, %17) : (tensor<i2>, tensor<i2>) -> ()
    return
  }
}
// -----
// transpose of i4
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[[5, -1, -4, 5, 0], [-5, -8, -4, -3, -5], [-7, -6, 5, -2, -8], [7, 4, -2, 0, 7]], [[4, 4, -7, -5, 4], [-2, -4, -8, -1, 7], [-4, -5, 4, 6, 2], [-1, -2, 3, -2, -4]], [[7, -5, -3, -2, 1], [-4, 6, 0, -8, -8], [5, 6, 6, 0, -4], [-8, 2, 4, 7, -8]]]> : tensor<3x4x5xi4>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2>}> : (tensor<3x4x5xi4>) -> tensor<3x4x5xi4>
    stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xi4>, tensor<3x4x5xi4>) -> ()
    %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xi4>) -> tensor<3x5x4xi4>
    %3 = stablehlo.constant dense<[[[5, -5, -7, 7], [-1, -8, -6, 4], [-4, -4, 5, -2], [5, -3, -2, 0], [0, -5, -8, 7]], [[4, -2, -4, -1], [4, -4, -5, -2], [-7, -8, 4, 3], [-5, -1, 6, -2], [4, 7, 2, -4]], [[7, -4, 5, -8], [-5, 6, 6, 2], [-3, 0, 6, 4], [-2, -8, 0, 7], [1, -8, -4, -8]]]> : tensor<3x5x4xi4>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5x4xi4>, tensor<3x5x4xi4>) -> ()
    %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<3x4x5xi4>) -> tensor<4x3x5xi4>
    %5 = stablehlo.constant dense<[[[5, -1, -4, 5, 0], [4, 4, -7, -5, 4], [7, -5, -3, -2, 1]], [[-5, -8, -4, -3, -5], [-2, -4, -8, -1, 7], [-4, 6, 0, -8, -8]], [[-7, -6, 5, -2, -8], [-4, -5, 4, 6, 2], [5, 6, 6, 0, -4]], [[7, 4, -2, 0, 7], [-1, -2, 3, -2, -4], [-8, 2, 4, 7, -8]]]> : tensor<4x3x5xi4>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x5xi4>, tensor<4x3x5xi4>) -> ()
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x4x5xi4>) -> tensor<4x5x3xi4>
    %7 = stablehlo.constant dense<[[[5, 4, 7], [-1, 4, -5], [-4, -7, -3], [5, -5, -2], [0, 4, 1]], [[-5, -2, -4], [-8, -4, 6], [-4, -8, 0], [-3, -1, -8], [-5, 7, -8]], [[-7, -4, 5], [-6, -5, 6], [5, 4, 6], [-2, 6, 0], [-8, 2, -4]], [[7, -1, -8], [4, -2, 2], [-2, 3, 4], [0, -2, 7], [7, -4, -8]]]> : tensor<4x5x3xi4>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x5x3xi4>, tensor<4x5x3xi4>) -> ()
    %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi4>) -> tensor<5x3x4xi4>
    %9 = stablehlo.constant dense<[[[5, -5, -7, 7], [4, -2, -4, -1], [7, -4, 5, -8]], [[-1, -8, -6, 4], [4, -4, -5, -2], [-5, 6, 6, 2]], [[-4, -4, 5, -2], [-7, -8, 4, 3], [-3, 0, 6, 4]], [[5, -3, -2, 0], [-5, -1, 6, -2], [-2, -8, 0, 7]], [[0, -5, -8, 7], [4, 7, 2, -4], [1, -8, -4, -8]]]> : tensor<5x3x4xi4>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<5x3x4xi4>, tensor<5x3x4xi4>) -> ()
    %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xi4>) -> tensor<5x4x3xi4>
    %11 = stablehlo.constant dense<[[[5, 4, 7], [-5, -2, -4], [-7, -4, 5], [7, -1, -8]], [[-1, 4, -5], [-8, -4, 6], [-6, -5, 6], [4, -2, 2]], [[-4, -7, -3], [-4, -8, 0], [5, 4, 6], [-2, 3, 4]], [[5, -5, -2], [-3, -1, -8], [-2, 6, 0], [0, -2, 7]], [[0, 4, 1], [-5, 7, -8], [-8, 2, -4], [7, -4, -8]]]> : tensor<5x4x3xi4>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5x4x3xi4>, tensor<5x4x3xi4>) -> ()
    %12 = stablehlo.constant dense<[[[[7, -3]], [[-4, 3]], [[7, -6]]], [[[6, 5]], [[-4, -8]], [[-4, 5]]]]> : tensor<2x3x1x2xi4>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xi4>) -> tensor<2x3x2x1xi4>
    %14 = stablehlo.constant dense<[[[[7], [6]], [[-4], [-4]], [[7], [-4]]], [[[-3], [5]], [[3], [-8]], [[-6], [5]]]]> : tensor<2x3x2x1xi4>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2x1xi4>, tensor<2x3x2x1xi4>) -> ()
    %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xi4>) -> tensor<2x2x1x3xi4>
    %16 = stablehlo.constant dense<[[[[7, -4, 7]], [[-3, 3, -6]]], [[[6, -4, -4]], [[5, -8, 5]]]]> : tensor<2x2x1x3xi4>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x2x1x3xi4>, tensor<2x2x1x3xi4>) -> ()
    %17 = "stablehlo.transpose"(%12) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xi4>) -> tensor<1x2x3x2xi4>
    %18 = stablehlo.constant dense<[[[[7, -3], [-4, 3], [7, -6]], [[6, 5], [-4, -8], [-4, 5]]]]> : tensor<1x2x3x2xi4>
    stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<1x2x3x2xi4>, tensor<1x2x3x2xi4>) -> ()
    %19 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xi4>) -> tensor<3x2x2x1xi4>
    %20 = stablehlo.constant dense<[[[[7], [-3]], [[6], [5]]], [[[-4], [3]], [[-4], [-8]]], [[[7], [-6]], [[-4], [5]]]]> : tensor<3x2x2x1xi4>
    stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x2x2x1xi4>, tensor<3x2x2x1xi4>) -> ()
    %21 = stablehlo.constant dense<> : tensor<0x3xi4>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xi4>) -> tensor<3x0xi4>
    %23 = stablehlo.constant dense<> : tensor<3x0xi4>
    stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x0xi4>, tensor<3x0xi4>) -> ()
    %24 = stablehlo.constant dense<1> : tensor<i4>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64>}> : (tensor<i4>) -> tensor<i4>
    stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<i4>, tensor<i4>) -> ()
    return
  }
}
// -----
// transpose of i8
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x862F0C7F0B5E5D8A2A00A6386A28423BA4BBE3566E2FE967D13A92BFC568489C39534B7991D28E20821BE915DCA5C6EB003EAEBBDB56ACC7CD5580AE"> : tensor<3x4x5xi8>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2>}> : (tensor<3x4x5xi8>) -> tensor<3x4x5xi8>
    stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
    %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xi8>) -> tensor<3x5x4xi8>
    %3 = stablehlo.constant dense<"0x865EA63B2F5D38A40C8A6ABB7F2A28E30B0042566E3A48792F929C91E9BF39D267C5538ED1684B2082A5AEC71BC6BBCDE9EBDB5515005680DC3EACAE"> : tensor<3x5x4xi8>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5x4xi8>, tensor<3x5x4xi8>) -> ()
    %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<3x4x5xi8>) -> tensor<4x3x5xi8>
    %5 = stablehlo.constant dense<"0x862F0C7F0B6E2FE967D1821BE915DC5E5D8A2A003A92BFC568A5C6EB003EA6386A2842489C39534BAEBBDB56AC3BA4BBE3567991D28E20C7CD5580AE"> : tensor<4x3x5xi8>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x5xi8>, tensor<4x3x5xi8>) -> ()
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x4x5xi8>) -> tensor<4x5x3xi8>
    %7 = stablehlo.constant dense<"0x866E822F2F1B0CE9E97F67150BD1DC5E3AA55D92C68ABFEB2AC50000683EA648AE389CBB6A39DB285356424BAC3B79C7A491CDBBD255E38E805620AE"> : tensor<4x5x3xi8>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x5x3xi8>, tensor<4x5x3xi8>) -> ()
    %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi8>) -> tensor<5x3x4xi8>
    %9 = stablehlo.constant dense<"0x865EA63B6E3A487982A5AEC72F5D38A42F929C911BC6BBCD0C8A6ABBE9BF39D2E9EBDB557F2A28E367C5538E150056800B004256D1684B20DC3EACAE"> : tensor<5x3x4xi8>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<5x3x4xi8>, tensor<5x3x4xi8>) -> ()
    %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xi8>) -> tensor<5x4x3xi8>
    %11 = stablehlo.constant dense<"0x866E825E3AA5A648AE3B79C72F2F1B5D92C6389CBBA491CD0CE9E98ABFEB6A39DBBBD2557F67152AC500285356E38E800BD1DC00683E424BAC5620AE"> : tensor<5x4x3xi8>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5x4x3xi8>, tensor<5x4x3xi8>) -> ()
    %12 = stablehlo.constant dense<"0xD3BAC224092099C61B22AB0C"> : tensor<2x3x1x2xi8>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xi8>) -> tensor<2x3x2x1xi8>
    %14 = stablehlo.constant dense<"0xD399C21B09ABBAC62422200C"> : tensor<2x3x2x1xi8>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2x1xi8>, tensor<2x3x2x1xi8>) -> ()
    %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xi8>) -> tensor<2x2x1x3xi8>
    %16 = stablehlo.constant dense<"0xD3C209BA2420991BABC6220C"> : tensor<2x2x1x3xi8>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x2x1x3xi8>, tensor<2x2x1x3xi8>) -> ()
    %17 = "stablehlo.transpose"(%12) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xi8>) -> tensor<1x2x3x2xi8>
    %18 = stablehlo.constant dense<"0xD3BAC224092099C61B22AB0C"> : tensor<1x2x3x2xi8>
    stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<1x2x3x2xi8>, tensor<1x2x3x2xi8>) -> ()
    %19 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xi8>) -> tensor<3x2x2x1xi8>
    %20 = stablehlo.constant dense<"0xD3BA99C6C2241B220920AB0C"> : tensor<3x2x2x1xi8>
    stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x2x2x1xi8>, tensor<3x2x2x1xi8>) -> ()
    %21 = stablehlo.constant dense<> : tensor<0x3xi8>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xi8>) -> tensor<3x0xi8>
    %23 = stablehlo.constant dense<> : tensor<3x0xi8>
    stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x0xi8>, tensor<3x0xi8>) -> ()
    %24 = stablehlo.constant dense<-27> : tensor<i8>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64>}> : (tensor<i8>) -> tensor<i8>
    stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<i8>, tensor<i8>) -> ()
    return
  }
}
// -----
// transpose of i16
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x441904485BAD94A3D763EB7854D258D77AA4EA7EB7699705DAA0FC0ED4C973A45592F6EE386427138EFDA49AFDC74761FE3B4F07BCB7D92400CAC6B0BBE4D948D45D64F0B9038214DEB2563B67F3CB2DA8B3077157F313A2434C1158004408A73DA2D841B332F9AB40D1B8D504DEBA5CD5173E4B71D1A482"> : tensor<3x4x5xi16>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2>}> : (tensor<3x4x5xi16>) -> tensor<3x4x5xi16>
    stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xi16>, tensor<3x4x5xi16>) -> ()
    %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xi16>) -> tensor<3x5x4xi16>
    %3 = stablehlo.constant dense<"0x4419EB78B76973A4044854D2970555925BAD58D7DAA0F6EE94A37AA4FC0E3864D763EA7ED4C927138EFD4F07BBE48214A49ABCB7D948DEB2FDC7D924D45D563B476100CA64F067F3FE3BC6B0B903CB2DA8B31158B332BA5C07710044F9ABD51757F308A740D13E4B13A23DA2B8D571D1434CD84104DEA482"> : tensor<3x5x4xi16>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5x4xi16>, tensor<3x5x4xi16>) -> ()
    %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<3x4x5xi16>) -> tensor<4x3x5xi16>
    %5 = stablehlo.constant dense<"0x441904485BAD94A3D7638EFDA49AFDC74761FE3BA8B3077157F313A2434CEB7854D258D77AA4EA7E4F07BCB7D92400CAC6B01158004408A73DA2D841B7699705DAA0FC0ED4C9BBE4D948D45D64F0B903B332F9AB40D1B8D504DE73A45592F6EE386427138214DEB2563B67F3CB2DBA5CD5173E4B71D1A482"> : tensor<4x3x5xi16>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x5xi16>, tensor<4x3x5xi16>) -> ()
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x4x5xi16>) -> tensor<4x5x3xi16>
    %7 = stablehlo.constant dense<"0x44198EFDA8B30448A49A07715BADFDC757F394A3476113A2D763FE3B434CEB784F07115854D2BCB7004458D7D92408A77AA400CA3DA2EA7EC6B0D841B769BBE4B3329705D948F9ABDAA0D45D40D1FC0E64F0B8D5D4C9B90304DE73A48214BA5C5592DEB2D517F6EE563B3E4B386467F371D12713CB2DA482"> : tensor<4x5x3xi16>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x5x3xi16>, tensor<4x5x3xi16>) -> ()
    %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi16>) -> tensor<5x3x4xi16>
    %9 = stablehlo.constant dense<"0x4419EB78B76973A48EFD4F07BBE48214A8B31158B332BA5C044854D297055592A49ABCB7D948DEB207710044F9ABD5175BAD58D7DAA0F6EEFDC7D924D45D563B57F308A740D13E4B94A37AA4FC0E3864476100CA64F067F313A23DA2B8D571D1D763EA7ED4C92713FE3BC6B0B903CB2D434CD84104DEA482"> : tensor<5x3x4xi16>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<5x3x4xi16>, tensor<5x3x4xi16>) -> ()
    %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xi16>) -> tensor<5x4x3xi16>
    %11 = stablehlo.constant dense<"0x44198EFDA8B3EB784F071158B769BBE4B33273A48214BA5C0448A49A077154D2BCB700449705D948F9AB5592DEB2D5175BADFDC757F358D7D92408A7DAA0D45D40D1F6EE563B3E4B94A3476113A27AA400CA3DA2FC0E64F0B8D5386467F371D1D763FE3B434CEA7EC6B0D841D4C9B90304DE2713CB2DA482"> : tensor<5x4x3xi16>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5x4x3xi16>, tensor<5x4x3xi16>) -> ()
    %12 = stablehlo.constant dense<"0x3A0380182C224B3311352B2FBDDA353C99C2990BAA3E71FA"> : tensor<2x3x1x2xi16>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xi16>) -> tensor<2x3x2x1xi16>
    %14 = stablehlo.constant dense<"0x3A03BDDA2C2299C21135AA3E8018353C4B33990B2B2F71FA"> : tensor<2x3x2x1xi16>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2x1xi16>, tensor<2x3x2x1xi16>) -> ()
    %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xi16>) -> tensor<2x2x1x3xi16>
    %16 = stablehlo.constant dense<"0x3A032C22113580184B332B2FBDDA99C2AA3E353C990B71FA"> : tensor<2x2x1x3xi16>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x2x1x3xi16>, tensor<2x2x1x3xi16>) -> ()
    %17 = "stablehlo.transpose"(%12) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xi16>) -> tensor<1x2x3x2xi16>
    %18 = stablehlo.constant dense<"0x3A0380182C224B3311352B2FBDDA353C99C2990BAA3E71FA"> : tensor<1x2x3x2xi16>
    stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<1x2x3x2xi16>, tensor<1x2x3x2xi16>) -> ()
    %19 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xi16>) -> tensor<3x2x2x1xi16>
    %20 = stablehlo.constant dense<"0x3A038018BDDA353C2C224B3399C2990B11352B2FAA3E71FA"> : tensor<3x2x2x1xi16>
    stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x2x2x1xi16>, tensor<3x2x2x1xi16>) -> ()
    %21 = stablehlo.constant dense<> : tensor<0x3xi16>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xi16>) -> tensor<3x0xi16>
    %23 = stablehlo.constant dense<> : tensor<3x0xi16>
    stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x0xi16>, tensor<3x0xi16>) -> ()
    %24 = stablehlo.constant dense<20321> : tensor<i16>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64>}> : (tensor<i16>) -> tensor<i16>
    stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<i16>, tensor<i16>) -> ()
    return
  }
}
// -----
// transpose of i32
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x82D637DBFAEA71B1826373E53BF80DB5435A23853BEAE32FF2E63927C1E2D55D91CBB85174457EEB4E275939D1FD7B5383A65F0C93A9A55E8F6E18D67FF9B00738BE33DEBFDE809CC0731475819BCA9FFA4C34FA3A51077E8F46D23851A9962FC1516B98163615B5414D654699C5BA74D3016D9B1AE63EFA34D15990537706369D698102CF0E25079B07AFDE8A36DD97770C1F2FBDD704D34D36611CCE91719A6D2EABA51118CAAF1F3E15DB052824B4A438B362CFB5FAF688E7D31C3FA359FC0BC06616A02818AAE04B582F94B877C0691F5CBF22C446FD0359AC941EC03DEC5CBC5400F4F90A085508CDCF571BE3E6"> : tensor<3x4x5xi32>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2>}> : (tensor<3x4x5xi32>) -> tensor<3x4x5xi32>
    stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
    %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xi32>) -> tensor<3x5x4xi32>
    %3 = stablehlo.constant dense<"0x82D637DB3BEAE32F4E2759397FF9B007FAEA71B1F2E63927D1FD7B5338BE33DE826373E5C1E2D55D83A65F0CBFDE809C3BF80DB591CBB85193A9A55EC0731475435A238574457EEB8F6E18D6819BCA9FFA4C34FA163615B534D159908A36DD973A51077E414D654653770636770C1F2F8F46D23899C5BA749D698102BDD704D351A9962FD3016D9BCF0E25074D36611CC1516B981AE63EFA9B07AFDECE91719A6D2EABA5CFB5FAF6E04B582F1EC03DEC1118CAAF88E7D31C94B877C05CBC54001F3E15DB3FA359FC691F5CBFF4F90A08052824B40BC0661622C446FD5508CDCFA438B362A02818AA0359AC94571BE3E6"> : tensor<3x5x4xi32>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5x4xi32>, tensor<3x5x4xi32>) -> ()
    %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<3x4x5xi32>) -> tensor<4x3x5xi32>
    %5 = stablehlo.constant dense<"0x82D637DBFAEA71B1826373E53BF80DB5435A2385FA4C34FA3A51077E8F46D23851A9962FC1516B986D2EABA51118CAAF1F3E15DB052824B4A438B3623BEAE32FF2E63927C1E2D55D91CBB85174457EEB163615B5414D654699C5BA74D3016D9B1AE63EFACFB5FAF688E7D31C3FA359FC0BC06616A02818AA4E275939D1FD7B5383A65F0C93A9A55E8F6E18D634D15990537706369D698102CF0E25079B07AFDEE04B582F94B877C0691F5CBF22C446FD0359AC947FF9B00738BE33DEBFDE809CC0731475819BCA9F8A36DD97770C1F2FBDD704D34D36611CCE91719A1EC03DEC5CBC5400F4F90A085508CDCF571BE3E6"> : tensor<4x3x5xi32>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x5xi32>, tensor<4x3x5xi32>) -> ()
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x4x5xi32>) -> tensor<4x5x3xi32>
    %7 = stablehlo.constant dense<"0x82D637DBFA4C34FA6D2EABA5FAEA71B13A51077E1118CAAF826373E58F46D2381F3E15DB3BF80DB551A9962F052824B4435A2385C1516B98A438B3623BEAE32F163615B5CFB5FAF6F2E63927414D654688E7D31CC1E2D55D99C5BA743FA359FC91CBB851D3016D9B0BC0661674457EEB1AE63EFAA02818AA4E27593934D15990E04B582FD1FD7B535377063694B877C083A65F0C9D698102691F5CBF93A9A55ECF0E250722C446FD8F6E18D69B07AFDE0359AC947FF9B0078A36DD971EC03DEC38BE33DE770C1F2F5CBC5400BFDE809CBDD704D3F4F90A08C07314754D36611C5508CDCF819BCA9FCE91719A571BE3E6"> : tensor<4x5x3xi32>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x5x3xi32>, tensor<4x5x3xi32>) -> ()
    %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi32>) -> tensor<5x3x4xi32>
    %9 = stablehlo.constant dense<"0x82D637DB3BEAE32F4E2759397FF9B007FA4C34FA163615B534D159908A36DD976D2EABA5CFB5FAF6E04B582F1EC03DECFAEA71B1F2E63927D1FD7B5338BE33DE3A51077E414D654653770636770C1F2F1118CAAF88E7D31C94B877C05CBC5400826373E5C1E2D55D83A65F0CBFDE809C8F46D23899C5BA749D698102BDD704D31F3E15DB3FA359FC691F5CBFF4F90A083BF80DB591CBB85193A9A55EC073147551A9962FD3016D9BCF0E25074D36611C052824B40BC0661622C446FD5508CDCF435A238574457EEB8F6E18D6819BCA9FC1516B981AE63EFA9B07AFDECE91719AA438B362A02818AA0359AC94571BE3E6"> : tensor<5x3x4xi32>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<5x3x4xi32>, tensor<5x3x4xi32>) -> ()
    %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xi32>) -> tensor<5x4x3xi32>
    %11 = stablehlo.constant dense<"0x82D637DBFA4C34FA6D2EABA53BEAE32F163615B5CFB5FAF64E27593934D15990E04B582F7FF9B0078A36DD971EC03DECFAEA71B13A51077E1118CAAFF2E63927414D654688E7D31CD1FD7B535377063694B877C038BE33DE770C1F2F5CBC5400826373E58F46D2381F3E15DBC1E2D55D99C5BA743FA359FC83A65F0C9D698102691F5CBFBFDE809CBDD704D3F4F90A083BF80DB551A9962F052824B491CBB851D3016D9B0BC0661693A9A55ECF0E250722C446FDC07314754D36611C5508CDCF435A2385C1516B98A438B36274457EEB1AE63EFAA02818AA8F6E18D69B07AFDE0359AC94819BCA9FCE91719A571BE3E6"> : tensor<5x4x3xi32>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5x4x3xi32>, tensor<5x4x3xi32>) -> ()
    %12 = stablehlo.constant dense<"0xA94C0DA2D765C601CD1F39879038F36F6CC03B2607E085245605A4FAA6191340706AA72983E384922E3F60C8E996A277"> : tensor<2x3x1x2xi32>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xi32>) -> tensor<2x3x2x1xi32>
    %14 = stablehlo.constant dense<"0xA94C0DA25605A4FACD1F3987706AA7296CC03B262E3F60C8D765C601A61913409038F36F83E3849207E08524E996A277"> : tensor<2x3x2x1xi32>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2x1xi32>, tensor<2x3x2x1xi32>) -> ()
    %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xi32>) -> tensor<2x2x1x3xi32>
    %16 = stablehlo.constant dense<"0xA94C0DA2CD1F39876CC03B26D765C6019038F36F07E085245605A4FA706AA7292E3F60C8A619134083E38492E996A277"> : tensor<2x2x1x3xi32>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x2x1x3xi32>, tensor<2x2x1x3xi32>) -> ()
    %17 = "stablehlo.transpose"(%12) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xi32>) -> tensor<1x2x3x2xi32>
    %18 = stablehlo.constant dense<"0xA94C0DA2D765C601CD1F39879038F36F6CC03B2607E085245605A4FAA6191340706AA72983E384922E3F60C8E996A277"> : tensor<1x2x3x2xi32>
    stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<1x2x3x2xi32>, tensor<1x2x3x2xi32>) -> ()
    %19 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xi32>) -> tensor<3x2x2x1xi32>
    %20 = stablehlo.constant dense<"0xA94C0DA2D765C6015605A4FAA6191340CD1F39879038F36F706AA72983E384926CC03B2607E085242E3F60C8E996A277"> : tensor<3x2x2x1xi32>
    stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x2x2x1xi32>, tensor<3x2x2x1xi32>) -> ()
    %21 = stablehlo.constant dense<> : tensor<0x3xi32>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xi32>) -> tensor<3x0xi32>
    %23 = stablehlo.constant dense<> : tensor<3x0xi32>
    stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x0xi32>, tensor<3x0xi32>) -> ()
    %24 = stablehlo.constant dense<-117323371> : tensor<i32>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64>}> : (tensor<i32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<i32>, tensor<i32>) -> ()
    return
  }
}
// -----
// transpose of i64
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x77CB1882E6ED2921534105AE300600D5E9A513458D9D85B90BFF79EA0D34246F7F38FE13EC0791ACA9E22C5A346C3B7AB9D4A05A9D995234F0914517A8784C3721275319A2D69CE5170A04C4EC644E33CFA6854CA5FEFF5722D6EC25E79A7AF0F39B004F76409B3B3AAEB3C11C053090A1B71DD41368CF73E74C57041973E74D90CD6D647CABCFF73276D84D3E393C804B118602ED8098D1FD1C99E12BCDBED477D507616986053CB715E54D8B0577AE58C168497D805AAC5E70B36C2DA7B0D1DA6D5D5C4F9E936BBDE3C2D740CE059998D278ABAA81F7CBF10BE8A318DF8CCCEA43A1F1448745DD3D90466E4EEAF0121663E89A043796748E8C448ED9F39BF587EF6B7D512C84D3500439EF20FDEE2BAE05273A1052DD33E5E1B96F4B06875DC8AB0AEA4F9BB98CE61BD29BAC95FDFF8BCBCFADE31E7117E331DFA1448AB61A81DB9A087335AD69F32B45304F234C71FA208C230A7D34446C97473CFF98C19ADF1FCC9A615E12DEB61A2B0EE0F8FDE863B5C91CB9139AD7F880B3CE81273F6A84AD43ED96988A9B714FA718777A1E7521EC252CE3D34D6E383C55DA0978BB9A803BD13831AD93F19DEB2F49D2B1C216DC94526E472CBAB0CE7E5BE5D46B77E4468F887720C7F0016BE1B190EBD8E34939A3B717150CEDD564C0510A3E6499DF"> : tensor<3x4x5xi64>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2>}> : (tensor<3x4x5xi64>) -> tensor<3x4x5xi64>
    stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
    %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xi64>) -> tensor<3x5x4xi64>
    %3 = stablehlo.constant dense<"0x77CB1882E6ED2921A9E22C5A346C3B7ACFA6854CA5FEFF57E74C57041973E74D534105AE300600D5B9D4A05A9D99523422D6EC25E79A7AF090CD6D647CABCFF7E9A513458D9D85B9F0914517A8784C37F39B004F76409B3B3276D84D3E393C800BFF79EA0D34246F21275319A2D69CE53AAEB3C11C0530904B118602ED8098D17F38FE13EC0791AC170A04C4EC644E33A1B71DD41368CF73FD1C99E12BCDBED477D507616986053CBDE3C2D740CE05991663E89A04379674E5E1B96F4B06875DB715E54D8B0577AE98D278ABAA81F7CB8E8C448ED9F39BF5C8AB0AEA4F9BB98C58C168497D805AACF10BE8A318DF8CCC87EF6B7D512C84D3E61BD29BAC95FDFF5E70B36C2DA7B0D1EA43A1F1448745DD500439EF20FDEE2B8BCBCFADE31E7117DA6D5D5C4F9E936B3D90466E4EEAF012AE05273A1052DD33E331DFA1448AB61A81DB9A087335AD69B61A2B0EE0F8FDE821EC252CE3D34D6ECE7E5BE5D46B77E4F32B45304F234C7163B5C91CB9139AD7383C55DA0978BB9A468F887720C7F001FA208C230A7D3444F880B3CE81273F6A803BD13831AD93F16BE1B190EBD8E3496C97473CFF98C19A84AD43ED96988A9B9DEB2F49D2B1C21639A3B717150CEDD5DF1FCC9A615E12DE714FA718777A1E75DC94526E472CBAB064C0510A3E6499DF"> : tensor<3x5x4xi64>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5x4xi64>, tensor<3x5x4xi64>) -> ()
    %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<3x4x5xi64>) -> tensor<4x3x5xi64>
    %5 = stablehlo.constant dense<"0x77CB1882E6ED2921534105AE300600D5E9A513458D9D85B90BFF79EA0D34246F7F38FE13EC0791AC77D507616986053CB715E54D8B0577AE58C168497D805AAC5E70B36C2DA7B0D1DA6D5D5C4F9E936B81DB9A087335AD69F32B45304F234C71FA208C230A7D34446C97473CFF98C19ADF1FCC9A615E12DEA9E22C5A346C3B7AB9D4A05A9D995234F0914517A8784C3721275319A2D69CE5170A04C4EC644E33BDE3C2D740CE059998D278ABAA81F7CBF10BE8A318DF8CCCEA43A1F1448745DD3D90466E4EEAF012B61A2B0EE0F8FDE863B5C91CB9139AD7F880B3CE81273F6A84AD43ED96988A9B714FA718777A1E75CFA6854CA5FEFF5722D6EC25E79A7AF0F39B004F76409B3B3AAEB3C11C053090A1B71DD41368CF731663E89A043796748E8C448ED9F39BF587EF6B7D512C84D3500439EF20FDEE2BAE05273A1052DD3321EC252CE3D34D6E383C55DA0978BB9A803BD13831AD93F19DEB2F49D2B1C216DC94526E472CBAB0E74C57041973E74D90CD6D647CABCFF73276D84D3E393C804B118602ED8098D1FD1C99E12BCDBED4E5E1B96F4B06875DC8AB0AEA4F9BB98CE61BD29BAC95FDFF8BCBCFADE31E7117E331DFA1448AB61ACE7E5BE5D46B77E4468F887720C7F0016BE1B190EBD8E34939A3B717150CEDD564C0510A3E6499DF"> : tensor<4x3x5xi64>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x5xi64>, tensor<4x3x5xi64>) -> ()
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x4x5xi64>) -> tensor<4x5x3xi64>
    %7 = stablehlo.constant dense<"0x77CB1882E6ED292177D507616986053C81DB9A087335AD69534105AE300600D5B715E54D8B0577AEF32B45304F234C71E9A513458D9D85B958C168497D805AACFA208C230A7D34440BFF79EA0D34246F5E70B36C2DA7B0D16C97473CFF98C19A7F38FE13EC0791ACDA6D5D5C4F9E936BDF1FCC9A615E12DEA9E22C5A346C3B7ABDE3C2D740CE0599B61A2B0EE0F8FDE8B9D4A05A9D99523498D278ABAA81F7CB63B5C91CB9139AD7F0914517A8784C37F10BE8A318DF8CCCF880B3CE81273F6A21275319A2D69CE5EA43A1F1448745DD84AD43ED96988A9B170A04C4EC644E333D90466E4EEAF012714FA718777A1E75CFA6854CA5FEFF571663E89A0437967421EC252CE3D34D6E22D6EC25E79A7AF08E8C448ED9F39BF5383C55DA0978BB9AF39B004F76409B3B87EF6B7D512C84D3803BD13831AD93F13AAEB3C11C053090500439EF20FDEE2B9DEB2F49D2B1C216A1B71DD41368CF73AE05273A1052DD33DC94526E472CBAB0E74C57041973E74DE5E1B96F4B06875DCE7E5BE5D46B77E490CD6D647CABCFF7C8AB0AEA4F9BB98C468F887720C7F0013276D84D3E393C80E61BD29BAC95FDFF6BE1B190EBD8E3494B118602ED8098D18BCBCFADE31E711739A3B717150CEDD5FD1C99E12BCDBED4E331DFA1448AB61A64C0510A3E6499DF"> : tensor<4x5x3xi64>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x5x3xi64>, tensor<4x5x3xi64>) -> ()
    %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi64>) -> tensor<5x3x4xi64>
    %9 = stablehlo.constant dense<"0x77CB1882E6ED2921A9E22C5A346C3B7ACFA6854CA5FEFF57E74C57041973E74D77D507616986053CBDE3C2D740CE05991663E89A04379674E5E1B96F4B06875D81DB9A087335AD69B61A2B0EE0F8FDE821EC252CE3D34D6ECE7E5BE5D46B77E4534105AE300600D5B9D4A05A9D99523422D6EC25E79A7AF090CD6D647CABCFF7B715E54D8B0577AE98D278ABAA81F7CB8E8C448ED9F39BF5C8AB0AEA4F9BB98CF32B45304F234C7163B5C91CB9139AD7383C55DA0978BB9A468F887720C7F001E9A513458D9D85B9F0914517A8784C37F39B004F76409B3B3276D84D3E393C8058C168497D805AACF10BE8A318DF8CCC87EF6B7D512C84D3E61BD29BAC95FDFFFA208C230A7D3444F880B3CE81273F6A803BD13831AD93F16BE1B190EBD8E3490BFF79EA0D34246F21275319A2D69CE53AAEB3C11C0530904B118602ED8098D15E70B36C2DA7B0D1EA43A1F1448745DD500439EF20FDEE2B8BCBCFADE31E71176C97473CFF98C19A84AD43ED96988A9B9DEB2F49D2B1C21639A3B717150CEDD57F38FE13EC0791AC170A04C4EC644E33A1B71DD41368CF73FD1C99E12BCDBED4DA6D5D5C4F9E936B3D90466E4EEAF012AE05273A1052DD33E331DFA1448AB61ADF1FCC9A615E12DE714FA718777A1E75DC94526E472CBAB064C0510A3E6499DF"> : tensor<5x3x4xi64>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<5x3x4xi64>, tensor<5x3x4xi64>) -> ()
    %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xi64>) -> tensor<5x4x3xi64>
    %11 = stablehlo.constant dense<"0x77CB1882E6ED292177D507616986053C81DB9A087335AD69A9E22C5A346C3B7ABDE3C2D740CE0599B61A2B0EE0F8FDE8CFA6854CA5FEFF571663E89A0437967421EC252CE3D34D6EE74C57041973E74DE5E1B96F4B06875DCE7E5BE5D46B77E4534105AE300600D5B715E54D8B0577AEF32B45304F234C71B9D4A05A9D99523498D278ABAA81F7CB63B5C91CB9139AD722D6EC25E79A7AF08E8C448ED9F39BF5383C55DA0978BB9A90CD6D647CABCFF7C8AB0AEA4F9BB98C468F887720C7F001E9A513458D9D85B958C168497D805AACFA208C230A7D3444F0914517A8784C37F10BE8A318DF8CCCF880B3CE81273F6AF39B004F76409B3B87EF6B7D512C84D3803BD13831AD93F13276D84D3E393C80E61BD29BAC95FDFF6BE1B190EBD8E3490BFF79EA0D34246F5E70B36C2DA7B0D16C97473CFF98C19A21275319A2D69CE5EA43A1F1448745DD84AD43ED96988A9B3AAEB3C11C053090500439EF20FDEE2B9DEB2F49D2B1C2164B118602ED8098D18BCBCFADE31E711739A3B717150CEDD57F38FE13EC0791ACDA6D5D5C4F9E936BDF1FCC9A615E12DE170A04C4EC644E333D90466E4EEAF012714FA718777A1E75A1B71DD41368CF73AE05273A1052DD33DC94526E472CBAB0FD1C99E12BCDBED4E331DFA1448AB61A64C0510A3E6499DF"> : tensor<5x4x3xi64>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5x4x3xi64>, tensor<5x4x3xi64>) -> ()
    %12 = stablehlo.constant dense<"0xB48739334A4683E6F44BECAE057A6C981C0314EC5B2D89909FA119632D5E704F7C370263A36A5BFE63C9AB3EFFD43536F55A44364244463326B62C150B95AF8D8739396AFD1FF5587B2D3FFF589D82BB394BE5CAD99BC50DC699DFEC1F36E86C"> : tensor<2x3x1x2xi64>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xi64>) -> tensor<2x3x2x1xi64>
    %14 = stablehlo.constant dense<"0xB48739334A4683E6F55A4436424446331C0314EC5B2D89908739396AFD1FF5587C370263A36A5BFE394BE5CAD99BC50DF44BECAE057A6C9826B62C150B95AF8D9FA119632D5E704F7B2D3FFF589D82BB63C9AB3EFFD43536C699DFEC1F36E86C"> : tensor<2x3x2x1xi64>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2x1xi64>, tensor<2x3x2x1xi64>) -> ()
    %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xi64>) -> tensor<2x2x1x3xi64>
    %16 = stablehlo.constant dense<"0xB48739334A4683E61C0314EC5B2D89907C370263A36A5BFEF44BECAE057A6C989FA119632D5E704F63C9AB3EFFD43536F55A4436424446338739396AFD1FF558394BE5CAD99BC50D26B62C150B95AF8D7B2D3FFF589D82BBC699DFEC1F36E86C"> : tensor<2x2x1x3xi64>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x2x1x3xi64>, tensor<2x2x1x3xi64>) -> ()
    %17 = "stablehlo.transpose"(%12) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xi64>) -> tensor<1x2x3x2xi64>
    %18 = stablehlo.constant dense<"0xB48739334A4683E6F44BECAE057A6C981C0314EC5B2D89909FA119632D5E704F7C370263A36A5BFE63C9AB3EFFD43536F55A44364244463326B62C150B95AF8D8739396AFD1FF5587B2D3FFF589D82BB394BE5CAD99BC50DC699DFEC1F36E86C"> : tensor<1x2x3x2xi64>
    stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<1x2x3x2xi64>, tensor<1x2x3x2xi64>) -> ()
    %19 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xi64>) -> tensor<3x2x2x1xi64>
    %20 = stablehlo.constant dense<"0xB48739334A4683E6F44BECAE057A6C98F55A44364244463326B62C150B95AF8D1C0314EC5B2D89909FA119632D5E704F8739396AFD1FF5587B2D3FFF589D82BB7C370263A36A5BFE63C9AB3EFFD43536394BE5CAD99BC50DC699DFEC1F36E86C"> : tensor<3x2x2x1xi64>
    stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x2x2x1xi64>, tensor<3x2x2x1xi64>) -> ()
    %21 = stablehlo.constant dense<> : tensor<0x3xi64>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xi64>) -> tensor<3x0xi64>
    %23 = stablehlo.constant dense<> : tensor<3x0xi64>
    stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x0xi64>, tensor<3x0xi64>) -> ()
    %24 = stablehlo.constant dense<9027347911933158235> : tensor<i64>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64>}> : (tensor<i64>) -> tensor<i64>
    stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<i64>, tensor<i64>) -> ()
    return
  }
}
// -----
// transpose of ui2
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[[1, 3, 0, 3, 1], [3, 1, 1, 1, 3], [2, 0, 0, 2, 1], [0, 3, 0, 0, 3]], [[1, 2, 1, 1, 1], [0, 0, 1, 0, 1], [3, 1, 1, 3, 1], [3, 3, 2, 0, 2]], [[0, 1, 2, 2, 0], [2, 2, 0, 0, 2], [2, 3, 2, 0, 2], [1, 0, 2, 1, 2]]]> : tensor<3x4x5xui2>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui2>) -> tensor<5x3x4xui2>
    %2 = stablehlo.constant dense<[[[1, 3, 2, 0], [1, 0, 3, 3], [0, 2, 2, 1]], [[3, 1, 0, 3], [2, 0, 1, 3], [1, 2, 3, 0]], [[0, 1, 0, 0], [1, 1, 1, 2], [2, 0, 2, 2]], [[3, 1, 2, 0], [1, 0, 3, 0], [2, 0, 0, 1]], [[1, 3, 1, 3], [1, 1, 1, 2], [0, 2, 2, 2]]]> : tensor<5x3x4xui2>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5x3x4xui2>, tensor<5x3x4xui2>) -> ()
    %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xui2>) -> tensor<3x5x4xui2>
    %4 = stablehlo.constant dense<[[[1, 3, 2, 0], [3, 1, 0, 3], [0, 1, 0, 0], [3, 1, 2, 0], [1, 3, 1, 3]], [[1, 0, 3, 3], [2, 0, 1, 3], [1, 1, 1, 2], [1, 0, 3, 0], [1, 1, 1, 2]], [[0, 2, 2, 1], [1, 2, 3, 0], [2, 0, 2, 2], [2, 0, 0, 1], [0, 2, 2, 2]]]> : tensor<3x5x4xui2>
    stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x5x4xui2>, tensor<3x5x4xui2>) -> ()
    %5 = stablehlo.constant dense<[[[[0, 1]], [[3, 3]], [[3, 0]]], [[[1, 3]], [[1, 2]], [[3, 0]]]]> : tensor<2x3x1x2xui2>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xui2>) -> tensor<2x3x2x1xui2>
    %7 = stablehlo.constant dense<[[[[0], [1]], [[3], [1]], [[3], [3]]], [[[1], [3]], [[3], [2]], [[0], [0]]]]> : tensor<2x3x2x1xui2>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2x1xui2>, tensor<2x3x2x1xui2>) -> ()
    %8 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xui2>) -> tensor<2x2x1x3xui2>
    %9 = stablehlo.constant dense<[[[[0, 3, 3]], [[1, 3, 0]]], [[[1, 1, 3]], [[3, 2, 0]]]]> : tensor<2x2x1x3xui2>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x1x3xui2>, tensor<2x2x1x3xui2>) -> ()
    %10 = "stablehlo.transpose"(%5) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xui2>) -> tensor<1x2x3x2xui2>
    %11 = stablehlo.constant dense<[[[[0, 1], [3, 3], [3, 0]], [[1, 3], [1, 2], [3, 0]]]]> : tensor<1x2x3x2xui2>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<1x2x3x2xui2>, tensor<1x2x3x2xui2>) -> ()
    %12 = "stablehlo.transpose"(%5) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xui2>) -> tensor<3x2x2x1xui2>
    %13 = stablehlo.constant dense<[[[[0], [1]], [[1], [3]]], [[[3], [3]], [[1], [2]]], [[[3], [0]], [[3], [0]]]]> : tensor<3x2x2x1xui2>
    stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x2x2x1xui2>, tensor<3x2x2x1xui2>) -> ()
    %14 = stablehlo.constant dense<> : tensor<0x3xui2>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xui2>) -> tensor<3x0xui2>
    %16 = stablehlo.constant dense<> : tensor<3x0xui2>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3x0xui2>, tensor<3x0xui2>) -> ()
    %17 = stablehlo.constant dense<2> : tensor<ui2>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64>}> : (tensor<ui2>) -> tensor<ui2>
    stablehlo.custom_call @check.expect_eq(%18, %17) : (tensor<ui2>, tensor<ui2>) -> ()
    return
  }
}
// -----
// transpose of ui4
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[[5, 13, 11, 7, 9], [10, 2, 3, 11, 1], [7, 6, 7, 4, 8], [8, 3, 4, 14, 11]], [[13, 4, 8, 7, 10], [4, 11, 7, 11, 3], [4, 9, 7, 12, 10], [12, 15, 8, 4, 15]], [[14, 9, 13, 6, 8], [4, 13, 3, 0, 2], [10, 12, 3, 1, 3], [9, 14, 4, 8, 1]]]> : tensor<3x4x5xui4>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui4>) -> tensor<5x3x4xui4>
    %2 = stablehlo.constant dense<[[[5, 10, 7, 8], [13, 4, 4, 12], [14, 4, 10, 9]], [[13, 2, 6, 3], [4, 11, 9, 15], [9, 13, 12, 14]], [[11, 3, 7, 4], [8, 7, 7, 8], [13, 3, 3, 4]], [[7, 11, 4, 14], [7, 11, 12, 4], [6, 0, 1, 8]], [[9, 1, 8, 11], [10, 3, 10, 15], [8, 2, 3, 1]]]> : tensor<5x3x4xui4>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5x3x4xui4>, tensor<5x3x4xui4>) -> ()
    %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xui4>) -> tensor<3x5x4xui4>
    %4 = stablehlo.constant dense<[[[5, 10, 7, 8], [13, 2, 6, 3], [11, 3, 7, 4], [7, 11, 4, 14], [9, 1, 8, 11]], [[13, 4, 4, 12], [4, 11, 9, 15], [8, 7, 7, 8], [7, 11, 12, 4], [10, 3, 10, 15]], [[14, 4, 10, 9], [9, 13, 12, 14], [13, 3, 3, 4], [6, 0, 1, 8], [8, 2, 3, 1]]]> : tensor<3x5x4xui4>
    stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x5x4xui4>, tensor<3x5x4xui4>) -> ()
    %5 = stablehlo.constant dense<[[[[1, 4]], [[14, 0]], [[0, 14]]], [[[1, 5]], [[0, 12]], [[2, 0]]]]> : tensor<2x3x1x2xui4>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xui4>) -> tensor<2x3x2x1xui4>
    %7 = stablehlo.constant dense<[[[[1], [1]], [[14], [0]], [[0], [2]]], [[[4], [5]], [[0], [12]], [[14], [0]]]]> : tensor<2x3x2x1xui4>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2x1xui4>, tensor<2x3x2x1xui4>) -> ()
    %8 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xui4>) -> tensor<2x2x1x3xui4>
    %9 = stablehlo.constant dense<[[[[1, 14, 0]], [[4, 0, 14]]], [[[1, 0, 2]], [[5, 12, 0]]]]> : tensor<2x2x1x3xui4>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x1x3xui4>, tensor<2x2x1x3xui4>) -> ()
    %10 = "stablehlo.transpose"(%5) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xui4>) -> tensor<1x2x3x2xui4>
    %11 = stablehlo.constant dense<[[[[1, 4], [14, 0], [0, 14]], [[1, 5], [0, 12], [2, 0]]]]> : tensor<1x2x3x2xui4>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<1x2x3x2xui4>, tensor<1x2x3x2xui4>) -> ()
    %12 = "stablehlo.transpose"(%5) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xui4>) -> tensor<3x2x2x1xui4>
    %13 = stablehlo.constant dense<[[[[1], [4]], [[1], [5]]], [[[14], [0]], [[0], [12]]], [[[0], [14]], [[2], [0]]]]> : tensor<3x2x2x1xui4>
    stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x2x2x1xui4>, tensor<3x2x2x1xui4>) -> ()
    %14 = stablehlo.constant dense<> : tensor<0x3xui4>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xui4>) -> tensor<3x0xui4>
    %16 = stablehlo.constant dense<> : tensor<3x0xui4>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3x0xui4>, tensor<3x0xui4>) -> ()
    %17 = stablehlo.constant dense<11> : tensor<ui4>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64>}> : (tensor<ui4>) -> tensor<ui4>
    stablehlo.custom_call @check.expect_eq(%18, %17) : (tensor<ui4>, tensor<ui4>) -> ()
    return
  }
}
// -----
// transpose of ui8
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xA497948DAD6EF6CDA54C85A3DCD119A495C84D8FC6825618D561F4C29F2CA4C1D6A86A8A6AF72DA92CAE1A7C2D542727B59A6F0558E0FECE2E911803"> : tensor<3x4x5xui8>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2>}> : (tensor<3x4x5xui8>) -> tensor<3x4x5xui8>
    stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xui8>, tensor<3x4x5xui8>) -> ()
    %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xui8>) -> tensor<3x5x4xui8>
    %3 = stablehlo.constant dense<"0xA46E85A497F6A39594CDDCC88DA5D14DAD4C198FC661A48A82F4C16A56C2D6F7189FA82DD52C6AA92C546FCEAE27052E1A2758917CB5E0182D9AFE03"> : tensor<3x5x4xui8>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5x4xui8>, tensor<3x5x4xui8>) -> ()
    %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<3x4x5xui8>) -> tensor<4x3x5xui8>
    %5 = stablehlo.constant dense<"0xA497948DADC6825618D52CAE1A7C2D6EF6CDA54C61F4C29F2C542727B59A85A3DCD119A4C1D6A86A6F0558E0FEA495C84D8F8A6AF72DA9CE2E911803"> : tensor<4x3x5xui8>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x5xui8>, tensor<4x3x5xui8>) -> ()
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x4x5xui8>) -> tensor<4x5x3xui8>
    %7 = stablehlo.constant dense<"0xA4C62C9782AE94561A8D187CADD52D6E6154F6F427CDC227A59FB54C2C9A85A46FA3C105DCD658D1A8E0196AFEA48ACE956A2EC8F7914D2D188FA903"> : tensor<4x5x3xui8>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x5x3xui8>, tensor<4x5x3xui8>) -> ()
    %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui8>) -> tensor<5x3x4xui8>
    %9 = stablehlo.constant dense<"0xA46E85A4C661A48A2C546FCE97F6A39582F4C16AAE27052E94CDDCC856C2D6F71A2758918DA5D14D189FA82D7CB5E018AD4C198FD52C6AA92D9AFE03"> : tensor<5x3x4xui8>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<5x3x4xui8>, tensor<5x3x4xui8>) -> ()
    %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xui8>) -> tensor<5x4x3xui8>
    %11 = stablehlo.constant dense<"0xA4C62C6E615485A46FA48ACE9782AEF6F427A3C105956A2E94561ACDC227DCD658C8F7918D187CA59FB5D1A8E04D2D18ADD52D4C2C9A196AFE8FA903"> : tensor<5x4x3xui8>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5x4x3xui8>, tensor<5x4x3xui8>) -> ()
    %12 = stablehlo.constant dense<"0x8DFA6FE6C0A62E04FD3A4CEB"> : tensor<2x3x1x2xui8>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xui8>) -> tensor<2x3x2x1xui8>
    %14 = stablehlo.constant dense<"0x8D2E6FFDC04CFA04E63AA6EB"> : tensor<2x3x2x1xui8>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2x1xui8>, tensor<2x3x2x1xui8>) -> ()
    %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xui8>) -> tensor<2x2x1x3xui8>
    %16 = stablehlo.constant dense<"0x8D6FC0FAE6A62EFD4C043AEB"> : tensor<2x2x1x3xui8>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x2x1x3xui8>, tensor<2x2x1x3xui8>) -> ()
    %17 = "stablehlo.transpose"(%12) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xui8>) -> tensor<1x2x3x2xui8>
    %18 = stablehlo.constant dense<"0x8DFA6FE6C0A62E04FD3A4CEB"> : tensor<1x2x3x2xui8>
    stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<1x2x3x2xui8>, tensor<1x2x3x2xui8>) -> ()
    %19 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xui8>) -> tensor<3x2x2x1xui8>
    %20 = stablehlo.constant dense<"0x8DFA2E046FE6FD3AC0A64CEB"> : tensor<3x2x2x1xui8>
    stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x2x2x1xui8>, tensor<3x2x2x1xui8>) -> ()
    %21 = stablehlo.constant dense<> : tensor<0x3xui8>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xui8>) -> tensor<3x0xui8>
    %23 = stablehlo.constant dense<> : tensor<3x0xui8>
    stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x0xui8>, tensor<3x0xui8>) -> ()
    %24 = stablehlo.constant dense<137> : tensor<ui8>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64>}> : (tensor<ui8>) -> tensor<ui8>
    stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<ui8>, tensor<ui8>) -> ()
    return
  }
}
// -----
// transpose of ui16
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xDBAB31A84F858772A9994A251F1814A57768A4EB8B61D124C0B297B46F01645DFFC3CAA8FB39E2FACEE612E170B984F0438DC109C621BA0A5777DDDBA8717F3C580C9460F6666F69718C48A8485E33EBE1173E6809B4AB3B19C0A2905191D9D10E4734FD924BEE68BF04318121F4E03F70A1A06EE94B15D5"> : tensor<3x4x5xui16>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui16>) -> tensor<5x3x4xui16>
    %2 = stablehlo.constant dense<"0xDBAB4A258B61645DCEE6C109A8716F69E117A290924BE03F31A81F18D124FFC312E1C6217F3C718C3E685191EE6870A14F8514A5C0B2CAA870B9BA0A580C48A809B4D9D1BF04A06E8772776897B4FB3984F057779460485EAB3B0E473181E94BA999A4EB6F01E2FA438DDDDBF66633EB19C034FD21F415D5"> : tensor<5x3x4xui16>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5x3x4xui16>, tensor<5x3x4xui16>) -> ()
    %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xui16>) -> tensor<3x5x4xui16>
    %4 = stablehlo.constant dense<"0xDBAB4A258B61645D31A81F18D124FFC34F8514A5C0B2CAA88772776897B4FB39A999A4EB6F01E2FACEE6C109A8716F6912E1C6217F3C718C70B9BA0A580C48A884F057779460485E438DDDDBF66633EBE117A290924BE03F3E685191EE6870A109B4D9D1BF04A06EAB3B0E473181E94B19C034FD21F415D5"> : tensor<3x5x4xui16>
    stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x5x4xui16>, tensor<3x5x4xui16>) -> ()
    %5 = stablehlo.constant dense<"0xED518B25CBE3156F649B22C9DF46EF6470568B08C7A579A2"> : tensor<2x3x1x2xui16>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xui16>) -> tensor<2x3x2x1xui16>
    %7 = stablehlo.constant dense<"0xED51DF46CBE37056649BC7A58B25EF64156F8B0822C979A2"> : tensor<2x3x2x1xui16>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2x1xui16>, tensor<2x3x2x1xui16>) -> ()
    %8 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xui16>) -> tensor<2x2x1x3xui16>
    %9 = stablehlo.constant dense<"0xED51CBE3649B8B25156F22C9DF467056C7A5EF648B0879A2"> : tensor<2x2x1x3xui16>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x1x3xui16>, tensor<2x2x1x3xui16>) -> ()
    %10 = "stablehlo.transpose"(%5) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xui16>) -> tensor<1x2x3x2xui16>
    %11 = stablehlo.constant dense<"0xED518B25CBE3156F649B22C9DF46EF6470568B08C7A579A2"> : tensor<1x2x3x2xui16>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<1x2x3x2xui16>, tensor<1x2x3x2xui16>) -> ()
    %12 = "stablehlo.transpose"(%5) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xui16>) -> tensor<3x2x2x1xui16>
    %13 = stablehlo.constant dense<"0xED518B25DF46EF64CBE3156F70568B08649B22C9C7A579A2"> : tensor<3x2x2x1xui16>
    stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x2x2x1xui16>, tensor<3x2x2x1xui16>) -> ()
    %14 = stablehlo.constant dense<> : tensor<0x3xui16>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xui16>) -> tensor<3x0xui16>
    %16 = stablehlo.constant dense<> : tensor<3x0xui16>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3x0xui16>, tensor<3x0xui16>) -> ()
    %17 = stablehlo.constant dense<12017> : tensor<ui16>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64>}> : (tensor<ui16>) -> tensor<ui16>
    stablehlo.custom_call @check.expect_eq(%18, %17) : (tensor<ui16>, tensor<ui16>) -> ()
    return
  }
}
// -----
// transpose of ui32
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x1B384B79B9DE2582F59F0F91440B61EC335BF665EC18F144DAFBCDA960445ECE30F0687953D1E85981DBD4FF02461E76CBF8F0BF2C2B4F1CA8BAE4873CEA3BC5339AAF7ED3EDA8931B29C4D0D383069D0D62163D8D8BCDFCE3B0C1DEFBA410F33FC17BA88055CE13BDE1050F87E09E4B64A12844ED952D37B03063BFE4F5EF85FFB4030FE08F65E8D22AA56AB56144051B2C178A0877371292E38DA89A8714512609A229F92E2A9968E2A83A5083A066CEC2F5C8E879DC38CF03AC01FD74E74A8589117798B28604F2DE399755E0FDE730858E62FE7DA1DA842B69429630E5F9D4D964BD30517CF37964E6F10A81F47A"> : tensor<3x4x5xui32>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2>}> : (tensor<3x4x5xui32>) -> tensor<3x4x5xui32>
    stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
    %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xui32>) -> tensor<3x5x4xui32>
    %3 = stablehlo.constant dense<"0x1B384B79EC18F14481DBD4FF3CEA3BC5B9DE2582DAFBCDA902461E76339AAF7EF59F0F9160445ECECBF8F0BFD3EDA893440B61EC30F068792C2B4F1C1B29C4D0335BF66553D1E859A8BAE487D383069D0D62163D8055CE13B03063BFB56144058D8BCDFCBDE1050FE4F5EF851B2C178AE3B0C1DE87E09E4BFFB4030F08773712FBA410F364A12844E08F65E892E38DA83FC17BA8ED952D37D22AA56A9A8714512609A229E879DC38F2DE39979630E5F9F92E2A99CF03AC0155E0FDE7D4D964BD68E2A83AFD74E74A30858E6230517CF35083A06685891177FE7DA1DA7964E6F1CEC2F5C898B28604842B69420A81F47A"> : tensor<3x5x4xui32>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5x4xui32>, tensor<3x5x4xui32>) -> ()
    %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<3x4x5xui32>) -> tensor<4x3x5xui32>
    %5 = stablehlo.constant dense<"0x1B384B79B9DE2582F59F0F91440B61EC335BF6650D62163D8D8BCDFCE3B0C1DEFBA410F33FC17BA82609A229F92E2A9968E2A83A5083A066CEC2F5C8EC18F144DAFBCDA960445ECE30F0687953D1E8598055CE13BDE1050F87E09E4B64A12844ED952D37E879DC38CF03AC01FD74E74A8589117798B2860481DBD4FF02461E76CBF8F0BF2C2B4F1CA8BAE487B03063BFE4F5EF85FFB4030FE08F65E8D22AA56AF2DE399755E0FDE730858E62FE7DA1DA842B69423CEA3BC5339AAF7ED3EDA8931B29C4D0D383069DB56144051B2C178A0877371292E38DA89A8714519630E5F9D4D964BD30517CF37964E6F10A81F47A"> : tensor<4x3x5xui32>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x5xui32>, tensor<4x3x5xui32>) -> ()
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x4x5xui32>) -> tensor<4x5x3xui32>
    %7 = stablehlo.constant dense<"0x1B384B790D62163D2609A229B9DE25828D8BCDFCF92E2A99F59F0F91E3B0C1DE68E2A83A440B61ECFBA410F35083A066335BF6653FC17BA8CEC2F5C8EC18F1448055CE13E879DC38DAFBCDA9BDE1050FCF03AC0160445ECE87E09E4BFD74E74A30F0687964A128448589117753D1E859ED952D3798B2860481DBD4FFB03063BFF2DE399702461E76E4F5EF8555E0FDE7CBF8F0BFFFB4030F30858E622C2B4F1CE08F65E8FE7DA1DAA8BAE487D22AA56A842B69423CEA3BC5B56144059630E5F9339AAF7E1B2C178AD4D964BDD3EDA8930877371230517CF31B29C4D092E38DA87964E6F1D383069D9A8714510A81F47A"> : tensor<4x5x3xui32>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x5x3xui32>, tensor<4x5x3xui32>) -> ()
    %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui32>) -> tensor<5x3x4xui32>
    %9 = stablehlo.constant dense<"0x1B384B79EC18F14481DBD4FF3CEA3BC50D62163D8055CE13B03063BFB56144052609A229E879DC38F2DE39979630E5F9B9DE2582DAFBCDA902461E76339AAF7E8D8BCDFCBDE1050FE4F5EF851B2C178AF92E2A99CF03AC0155E0FDE7D4D964BDF59F0F9160445ECECBF8F0BFD3EDA893E3B0C1DE87E09E4BFFB4030F0877371268E2A83AFD74E74A30858E6230517CF3440B61EC30F068792C2B4F1C1B29C4D0FBA410F364A12844E08F65E892E38DA85083A06685891177FE7DA1DA7964E6F1335BF66553D1E859A8BAE487D383069D3FC17BA8ED952D37D22AA56A9A871451CEC2F5C898B28604842B69420A81F47A"> : tensor<5x3x4xui32>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<5x3x4xui32>, tensor<5x3x4xui32>) -> ()
    %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xui32>) -> tensor<5x4x3xui32>
    %11 = stablehlo.constant dense<"0x1B384B790D62163D2609A229EC18F1448055CE13E879DC3881DBD4FFB03063BFF2DE39973CEA3BC5B56144059630E5F9B9DE25828D8BCDFCF92E2A99DAFBCDA9BDE1050FCF03AC0102461E76E4F5EF8555E0FDE7339AAF7E1B2C178AD4D964BDF59F0F91E3B0C1DE68E2A83A60445ECE87E09E4BFD74E74ACBF8F0BFFFB4030F30858E62D3EDA8930877371230517CF3440B61ECFBA410F35083A06630F0687964A12844858911772C2B4F1CE08F65E8FE7DA1DA1B29C4D092E38DA87964E6F1335BF6653FC17BA8CEC2F5C853D1E859ED952D3798B28604A8BAE487D22AA56A842B6942D383069D9A8714510A81F47A"> : tensor<5x4x3xui32>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5x4x3xui32>, tensor<5x4x3xui32>) -> ()
    %12 = stablehlo.constant dense<"0xA4FFA0BE207B89B54E7D6C4279A2F17CD010BF400958EF08C2CB599AF1094E238591B625BA5C9B1724FFA6A9992FB9E5"> : tensor<2x3x1x2xui32>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xui32>) -> tensor<2x3x2x1xui32>
    %14 = stablehlo.constant dense<"0xA4FFA0BEC2CB599A4E7D6C428591B625D010BF4024FFA6A9207B89B5F1094E2379A2F17CBA5C9B170958EF08992FB9E5"> : tensor<2x3x2x1xui32>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2x1xui32>, tensor<2x3x2x1xui32>) -> ()
    %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xui32>) -> tensor<2x2x1x3xui32>
    %16 = stablehlo.constant dense<"0xA4FFA0BE4E7D6C42D010BF40207B89B579A2F17C0958EF08C2CB599A8591B62524FFA6A9F1094E23BA5C9B17992FB9E5"> : tensor<2x2x1x3xui32>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x2x1x3xui32>, tensor<2x2x1x3xui32>) -> ()
    %17 = "stablehlo.transpose"(%12) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xui32>) -> tensor<1x2x3x2xui32>
    %18 = stablehlo.constant dense<"0xA4FFA0BE207B89B54E7D6C4279A2F17CD010BF400958EF08C2CB599AF1094E238591B625BA5C9B1724FFA6A9992FB9E5"> : tensor<1x2x3x2xui32>
    stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<1x2x3x2xui32>, tensor<1x2x3x2xui32>) -> ()
    %19 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xui32>) -> tensor<3x2x2x1xui32>
    %20 = stablehlo.constant dense<"0xA4FFA0BE207B89B5C2CB599AF1094E234E7D6C4279A2F17C8591B625BA5C9B17D010BF400958EF0824FFA6A9992FB9E5"> : tensor<3x2x2x1xui32>
    stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x2x2x1xui32>, tensor<3x2x2x1xui32>) -> ()
    %21 = stablehlo.constant dense<> : tensor<0x3xui32>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xui32>) -> tensor<3x0xui32>
    %23 = stablehlo.constant dense<> : tensor<3x0xui32>
    stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x0xui32>, tensor<3x0xui32>) -> ()
    %24 = stablehlo.constant dense<3545642749> : tensor<ui32>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64>}> : (tensor<ui32>) -> tensor<ui32>
    stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<ui32>, tensor<ui32>) -> ()
    return
  }
}
// -----
// transpose of ui64
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xFB4D2DF30B1AF1E2B3C3AB57A3EC2CB1AF1BD7C1E0FC6BC462A0AB5B98F8A12D9DD26199AFE33F90E06A7D766F1A41006C282C0A9EC5381867740FAFF7AF77C59C8EB400635DB80E5A2B6BEC8C12AD204D009E8929EB03414AAD7A47F72596FF498069632025F0AD73C3CE5FF65B78218E94DB94BCAB2B56EDBC7A7998DBB4513C4444E478A710FAEAFDBF5999F7214C36BAA6864531BC214CF089D71CA15CA37D5BC8B422A5CDECCCCC25627360A8B1525D922CBF936649E941DE2EB72D5689CA05499EDFCE7506189882ABE7130348793CC95133AA5AF4F7486FBCDAEFCD281B4EAF029BBC3DF906BD3F81C34274252FB5C689A228DF95FB86B527737B3E5C271F8A008BBDEFC81F3135131DF6D66F8BD9801A6AC2BE315B7AF0237599EA7989EE328F93A5E6D0E82FD7DAFBF03CF3A1380AEE89175245B8CEA36663CF57623DA89EE7848AE7EE34DE28A89A771E186A127E5866B3E3C69B842BC6E1487E1DB9DBF0717DDC7D179B4DB0946BA2F468999C15CEB960A497BDF10077CF5F23BFF1BD04070467C8F033C01EFA932E6E8A0F655240921B4EC1F2063262DF5CBF0B0286434DC6A1FD227FE9A5467B33E002FA35152F29BC3D3AE049F48BB64965E4E510F1CEE420EED7E4C17F827ABB56B78E484DABEF09F1DF72363E52AC3A044B"> : tensor<3x4x5xui64>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2>}> : (tensor<3x4x5xui64>) -> tensor<3x4x5xui64>
    stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
    %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xui64>) -> tensor<3x5x4xui64>
    %3 = stablehlo.constant dense<"0xFB4D2DF30B1AF1E2E06A7D766F1A41004D009E8929EB0341EDBC7A7998DBB451B3C3AB57A3EC2CB16C282C0A9EC538184AAD7A47F72596FF3C4444E478A710FAAF1BD7C1E0FC6BC467740FAFF7AF77C5498069632025F0ADEAFDBF5999F7214C62A0AB5B98F8A12D9C8EB400635DB80E73C3CE5FF65B782136BAA6864531BC219DD26199AFE33F905A2B6BEC8C12AD208E94DB94BCAB2B564CF089D71CA15CA37D5BC8B422A5CDEC189882ABE71303482FB5C689A228DF955B7AF0237599EA79CCCC25627360A8B1793CC95133AA5AF4FB86B527737B3E5C89EE328F93A5E6D0525D922CBF936649F7486FBCDAEFCD28271F8A008BBDEFC8E82FD7DAFBF03CF3E941DE2EB72D56891B4EAF029BBC3DF91F3135131DF6D66FA1380AEE89175245CA05499EDFCE750606BD3F81C34274258BD9801A6AC2BE31B8CEA36663CF57623DA89EE7848AE7EE9B4DB0946BA2F4680F655240921B4EC1E049F48BB64965E434DE28A89A771E18999C15CEB960A497F2063262DF5CBF0BE510F1CEE420EED76A127E5866B3E3C6BDF10077CF5F23BF0286434DC6A1FD22E4C17F827ABB56B79B842BC6E1487E1DF1BD04070467C8F07FE9A5467B33E0028E484DABEF09F1DFB9DBF0717DDC7D1733C01EFA932E6E8AFA35152F29BC3D3A72363E52AC3A044B"> : tensor<3x5x4xui64>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5x4xui64>, tensor<3x5x4xui64>) -> ()
    %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<3x4x5xui64>) -> tensor<4x3x5xui64>
    %5 = stablehlo.constant dense<"0xFB4D2DF30B1AF1E2B3C3AB57A3EC2CB1AF1BD7C1E0FC6BC462A0AB5B98F8A12D9DD26199AFE33F907D5BC8B422A5CDECCCCC25627360A8B1525D922CBF936649E941DE2EB72D5689CA05499EDFCE75063DA89EE7848AE7EE34DE28A89A771E186A127E5866B3E3C69B842BC6E1487E1DB9DBF0717DDC7D17E06A7D766F1A41006C282C0A9EC5381867740FAFF7AF77C59C8EB400635DB80E5A2B6BEC8C12AD20189882ABE7130348793CC95133AA5AF4F7486FBCDAEFCD281B4EAF029BBC3DF906BD3F81C34274259B4DB0946BA2F468999C15CEB960A497BDF10077CF5F23BFF1BD04070467C8F033C01EFA932E6E8A4D009E8929EB03414AAD7A47F72596FF498069632025F0AD73C3CE5FF65B78218E94DB94BCAB2B562FB5C689A228DF95FB86B527737B3E5C271F8A008BBDEFC81F3135131DF6D66F8BD9801A6AC2BE310F655240921B4EC1F2063262DF5CBF0B0286434DC6A1FD227FE9A5467B33E002FA35152F29BC3D3AEDBC7A7998DBB4513C4444E478A710FAEAFDBF5999F7214C36BAA6864531BC214CF089D71CA15CA35B7AF0237599EA7989EE328F93A5E6D0E82FD7DAFBF03CF3A1380AEE89175245B8CEA36663CF5762E049F48BB64965E4E510F1CEE420EED7E4C17F827ABB56B78E484DABEF09F1DF72363E52AC3A044B"> : tensor<4x3x5xui64>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x5xui64>, tensor<4x3x5xui64>) -> ()
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x4x5xui64>) -> tensor<4x5x3xui64>
    %7 = stablehlo.constant dense<"0xFB4D2DF30B1AF1E27D5BC8B422A5CDEC3DA89EE7848AE7EEB3C3AB57A3EC2CB1CCCC25627360A8B134DE28A89A771E18AF1BD7C1E0FC6BC4525D922CBF9366496A127E5866B3E3C662A0AB5B98F8A12DE941DE2EB72D56899B842BC6E1487E1D9DD26199AFE33F90CA05499EDFCE7506B9DBF0717DDC7D17E06A7D766F1A4100189882ABE71303489B4DB0946BA2F4686C282C0A9EC53818793CC95133AA5AF4999C15CEB960A49767740FAFF7AF77C5F7486FBCDAEFCD28BDF10077CF5F23BF9C8EB400635DB80E1B4EAF029BBC3DF9F1BD04070467C8F05A2B6BEC8C12AD2006BD3F81C342742533C01EFA932E6E8A4D009E8929EB03412FB5C689A228DF950F655240921B4EC14AAD7A47F72596FFFB86B527737B3E5CF2063262DF5CBF0B498069632025F0AD271F8A008BBDEFC80286434DC6A1FD2273C3CE5FF65B78211F3135131DF6D66F7FE9A5467B33E0028E94DB94BCAB2B568BD9801A6AC2BE31FA35152F29BC3D3AEDBC7A7998DBB4515B7AF0237599EA79E049F48BB64965E43C4444E478A710FA89EE328F93A5E6D0E510F1CEE420EED7EAFDBF5999F7214CE82FD7DAFBF03CF3E4C17F827ABB56B736BAA6864531BC21A1380AEE891752458E484DABEF09F1DF4CF089D71CA15CA3B8CEA36663CF576272363E52AC3A044B"> : tensor<4x5x3xui64>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x5x3xui64>, tensor<4x5x3xui64>) -> ()
    %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui64>) -> tensor<5x3x4xui64>
    %9 = stablehlo.constant dense<"0xFB4D2DF30B1AF1E2E06A7D766F1A41004D009E8929EB0341EDBC7A7998DBB4517D5BC8B422A5CDEC189882ABE71303482FB5C689A228DF955B7AF0237599EA793DA89EE7848AE7EE9B4DB0946BA2F4680F655240921B4EC1E049F48BB64965E4B3C3AB57A3EC2CB16C282C0A9EC538184AAD7A47F72596FF3C4444E478A710FACCCC25627360A8B1793CC95133AA5AF4FB86B527737B3E5C89EE328F93A5E6D034DE28A89A771E18999C15CEB960A497F2063262DF5CBF0BE510F1CEE420EED7AF1BD7C1E0FC6BC467740FAFF7AF77C5498069632025F0ADEAFDBF5999F7214C525D922CBF936649F7486FBCDAEFCD28271F8A008BBDEFC8E82FD7DAFBF03CF36A127E5866B3E3C6BDF10077CF5F23BF0286434DC6A1FD22E4C17F827ABB56B762A0AB5B98F8A12D9C8EB400635DB80E73C3CE5FF65B782136BAA6864531BC21E941DE2EB72D56891B4EAF029BBC3DF91F3135131DF6D66FA1380AEE891752459B842BC6E1487E1DF1BD04070467C8F07FE9A5467B33E0028E484DABEF09F1DF9DD26199AFE33F905A2B6BEC8C12AD208E94DB94BCAB2B564CF089D71CA15CA3CA05499EDFCE750606BD3F81C34274258BD9801A6AC2BE31B8CEA36663CF5762B9DBF0717DDC7D1733C01EFA932E6E8AFA35152F29BC3D3A72363E52AC3A044B"> : tensor<5x3x4xui64>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<5x3x4xui64>, tensor<5x3x4xui64>) -> ()
    %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xui64>) -> tensor<5x4x3xui64>
    %11 = stablehlo.constant dense<"0xFB4D2DF30B1AF1E27D5BC8B422A5CDEC3DA89EE7848AE7EEE06A7D766F1A4100189882ABE71303489B4DB0946BA2F4684D009E8929EB03412FB5C689A228DF950F655240921B4EC1EDBC7A7998DBB4515B7AF0237599EA79E049F48BB64965E4B3C3AB57A3EC2CB1CCCC25627360A8B134DE28A89A771E186C282C0A9EC53818793CC95133AA5AF4999C15CEB960A4974AAD7A47F72596FFFB86B527737B3E5CF2063262DF5CBF0B3C4444E478A710FA89EE328F93A5E6D0E510F1CEE420EED7AF1BD7C1E0FC6BC4525D922CBF9366496A127E5866B3E3C667740FAFF7AF77C5F7486FBCDAEFCD28BDF10077CF5F23BF498069632025F0AD271F8A008BBDEFC80286434DC6A1FD22EAFDBF5999F7214CE82FD7DAFBF03CF3E4C17F827ABB56B762A0AB5B98F8A12DE941DE2EB72D56899B842BC6E1487E1D9C8EB400635DB80E1B4EAF029BBC3DF9F1BD04070467C8F073C3CE5FF65B78211F3135131DF6D66F7FE9A5467B33E00236BAA6864531BC21A1380AEE891752458E484DABEF09F1DF9DD26199AFE33F90CA05499EDFCE7506B9DBF0717DDC7D175A2B6BEC8C12AD2006BD3F81C342742533C01EFA932E6E8A8E94DB94BCAB2B568BD9801A6AC2BE31FA35152F29BC3D3A4CF089D71CA15CA3B8CEA36663CF576272363E52AC3A044B"> : tensor<5x4x3xui64>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5x4x3xui64>, tensor<5x4x3xui64>) -> ()
    %12 = stablehlo.constant dense<"0xF94A6400D30F5E5D150173A4F75120ECDBEF7D63070971FF9A45217B9416F6F764386DA2F90AE8A693466D597379E530249B6715652C40BDDA49250827C1F1F877271D78C9A9E1A86F578ABA2FA8DA7910BF7CDC3AE9429EE5D896A21E843E76"> : tensor<2x3x1x2xui64>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xui64>) -> tensor<2x3x2x1xui64>
    %14 = stablehlo.constant dense<"0xF94A6400D30F5E5D249B6715652C40BDDBEF7D63070971FF77271D78C9A9E1A864386DA2F90AE8A610BF7CDC3AE9429E150173A4F75120ECDA49250827C1F1F89A45217B9416F6F76F578ABA2FA8DA7993466D597379E530E5D896A21E843E76"> : tensor<2x3x2x1xui64>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2x1xui64>, tensor<2x3x2x1xui64>) -> ()
    %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xui64>) -> tensor<2x2x1x3xui64>
    %16 = stablehlo.constant dense<"0xF94A6400D30F5E5DDBEF7D63070971FF64386DA2F90AE8A6150173A4F75120EC9A45217B9416F6F793466D597379E530249B6715652C40BD77271D78C9A9E1A810BF7CDC3AE9429EDA49250827C1F1F86F578ABA2FA8DA79E5D896A21E843E76"> : tensor<2x2x1x3xui64>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x2x1x3xui64>, tensor<2x2x1x3xui64>) -> ()
    %17 = "stablehlo.transpose"(%12) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xui64>) -> tensor<1x2x3x2xui64>
    %18 = stablehlo.constant dense<"0xF94A6400D30F5E5D150173A4F75120ECDBEF7D63070971FF9A45217B9416F6F764386DA2F90AE8A693466D597379E530249B6715652C40BDDA49250827C1F1F877271D78C9A9E1A86F578ABA2FA8DA7910BF7CDC3AE9429EE5D896A21E843E76"> : tensor<1x2x3x2xui64>
    stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<1x2x3x2xui64>, tensor<1x2x3x2xui64>) -> ()
    %19 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xui64>) -> tensor<3x2x2x1xui64>
    %20 = stablehlo.constant dense<"0xF94A6400D30F5E5D150173A4F75120EC249B6715652C40BDDA49250827C1F1F8DBEF7D63070971FF9A45217B9416F6F777271D78C9A9E1A86F578ABA2FA8DA7964386DA2F90AE8A693466D597379E53010BF7CDC3AE9429EE5D896A21E843E76"> : tensor<3x2x2x1xui64>
    stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x2x2x1xui64>, tensor<3x2x2x1xui64>) -> ()
    %21 = stablehlo.constant dense<> : tensor<0x3xui64>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xui64>) -> tensor<3x0xui64>
    %23 = stablehlo.constant dense<> : tensor<3x0xui64>
    stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x0xui64>, tensor<3x0xui64>) -> ()
    %24 = stablehlo.constant dense<9543899089935499477> : tensor<ui64>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64>}> : (tensor<ui64>) -> tensor<ui64>
    stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<ui64>, tensor<ui64>) -> ()
    return
  }
}
// -----
// transpose of f4E2M1FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[[0.0, 3.0, -0.5, 1.5, 0.5], [1.5, 0.0, -1.0, 0.0, -0.0], [1.5, -3.0, -1.5, 0.5, -4.0], [4.0, 4.0, -3.0, -4.0, 6.0]], [[0.0, 0.5, -4.0, 0.0, 3.0], [-6.0, 4.0, 0.0, -1.0, -0.5], [4.0, 0.0, 4.0, 3.0, 2.0], [-1.5, -2.0, -0.0, 2.0, 0.0]], [[6.0, 1.0, 0.0, 4.0, 6.0], [-3.0, 0.0, -6.0, -0.0, -2.0], [4.0, -1.5, -6.0, -2.0, -2.0], [2.0, -2.0, -4.0, 0.5, 6.0]]]> : tensor<3x4x5xf4E2M1FN>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf4E2M1FN>) -> tensor<5x3x4xf4E2M1FN>
    %2 = stablehlo.constant dense<[[[0.0, 1.5, 1.5, 4.0], [0.0, -6.0, 4.0, -1.5], [6.0, -3.0, 4.0, 2.0]], [[3.0, 0.0, -3.0, 4.0], [0.5, 4.0, 0.0, -2.0], [1.0, 0.0, -1.5, -2.0]], [[-0.5, -1.0, -1.5, -3.0], [-4.0, 0.0, 4.0, -0.0], [0.0, -6.0, -6.0, -4.0]], [[1.5, 0.0, 0.5, -4.0], [0.0, -1.0, 3.0, 2.0], [4.0, -0.0, -2.0, 0.5]], [[0.5, -0.0, -4.0, 6.0], [3.0, -0.5, 2.0, 0.0], [6.0, -2.0, -2.0, 6.0]]]> : tensor<5x3x4xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5x3x4xf4E2M1FN>, tensor<5x3x4xf4E2M1FN>) -> ()
    %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xf4E2M1FN>) -> tensor<3x5x4xf4E2M1FN>
    %4 = stablehlo.constant dense<[[[0.0, 1.5, 1.5, 4.0], [3.0, 0.0, -3.0, 4.0], [-0.5, -1.0, -1.5, -3.0], [1.5, 0.0, 0.5, -4.0], [0.5, -0.0, -4.0, 6.0]], [[0.0, -6.0, 4.0, -1.5], [0.5, 4.0, 0.0, -2.0], [-4.0, 0.0, 4.0, -0.0], [0.0, -1.0, 3.0, 2.0], [3.0, -0.5, 2.0, 0.0]], [[6.0, -3.0, 4.0, 2.0], [1.0, 0.0, -1.5, -2.0], [0.0, -6.0, -6.0, -4.0], [4.0, -0.0, -2.0, 0.5], [6.0, -2.0, -2.0, 6.0]]]> : tensor<3x5x4xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x5x4xf4E2M1FN>, tensor<3x5x4xf4E2M1FN>) -> ()
    %5 = stablehlo.constant dense<[[[[0.0, 2.0]], [[4.0, -0.5]], [[-6.0, 4.0]]], [[[0.5, -1.5]], [[-4.0, 0.0]], [[0.0, 4.0]]]]> : tensor<2x3x1x2xf4E2M1FN>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xf4E2M1FN>) -> tensor<2x3x2x1xf4E2M1FN>
    %7 = stablehlo.constant dense<[[[[0.0], [0.5]], [[4.0], [-4.0]], [[-6.0], [0.0]]], [[[2.0], [-1.5]], [[-0.5], [0.0]], [[4.0], [4.0]]]]> : tensor<2x3x2x1xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2x1xf4E2M1FN>, tensor<2x3x2x1xf4E2M1FN>) -> ()
    %8 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xf4E2M1FN>) -> tensor<2x2x1x3xf4E2M1FN>
    %9 = stablehlo.constant dense<[[[[0.0, 4.0, -6.0]], [[2.0, -0.5, 4.0]]], [[[0.5, -4.0, 0.0]], [[-1.5, 0.0, 4.0]]]]> : tensor<2x2x1x3xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x1x3xf4E2M1FN>, tensor<2x2x1x3xf4E2M1FN>) -> ()
    %10 = "stablehlo.transpose"(%5) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xf4E2M1FN>) -> tensor<1x2x3x2xf4E2M1FN>
    %11 = stablehlo.constant dense<[[[[0.0, 2.0], [4.0, -0.5], [-6.0, 4.0]], [[0.5, -1.5], [-4.0, 0.0], [0.0, 4.0]]]]> : tensor<1x2x3x2xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<1x2x3x2xf4E2M1FN>, tensor<1x2x3x2xf4E2M1FN>) -> ()
    %12 = "stablehlo.transpose"(%5) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xf4E2M1FN>) -> tensor<3x2x2x1xf4E2M1FN>
    %13 = stablehlo.constant dense<[[[[0.0], [2.0]], [[0.5], [-1.5]]], [[[4.0], [-0.5]], [[-4.0], [0.0]]], [[[-6.0], [4.0]], [[0.0], [4.0]]]]> : tensor<3x2x2x1xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x2x2x1xf4E2M1FN>, tensor<3x2x2x1xf4E2M1FN>) -> ()
    %14 = stablehlo.constant dense<> : tensor<0x3xf4E2M1FN>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xf4E2M1FN>) -> tensor<3x0xf4E2M1FN>
    %16 = stablehlo.constant dense<> : tensor<3x0xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3x0xf4E2M1FN>, tensor<3x0xf4E2M1FN>) -> ()
    %17 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64>}> : (tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%18, %17) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
    return
  }
}
// -----
// transpose of f6E2M3FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[[4.0, -6.0, -0.625, -4.0, -0.625], [4.5, 5.5, -0.75, -1.625, 2.0], [-0.75, 6.5, 1.0, 1.75, -0.75], [0.25, -0.25, 3.5, 0.125, -4.5]], [[1.75, -3.5, -4.5, 1.875, -1.125], [-0.375, 4.5, 4.5, 1.875, -1.625], [2.25, -6.5, 2.0, 1.625, 3.25], [1.625, -0.875, -0.75, -1.25, 0.375]], [[6.0, -3.0, 3.5, 0.125, 5.5], [-5.0, -2.75, -2.25, 3.5, -6.0], [-2.0, 3.25, -6.0, -0.5, -3.5], [3.75, 2.25, -6.5, 1.0, 1.5]]]> : tensor<3x4x5xf6E2M3FN>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf6E2M3FN>) -> tensor<5x3x4xf6E2M3FN>
    %2 = stablehlo.constant dense<[[[4.0, 4.5, -0.75, 0.25], [1.75, -0.375, 2.25, 1.625], [6.0, -5.0, -2.0, 3.75]], [[-6.0, 5.5, 6.5, -0.25], [-3.5, 4.5, -6.5, -0.875], [-3.0, -2.75, 3.25, 2.25]], [[-0.625, -0.75, 1.0, 3.5], [-4.5, 4.5, 2.0, -0.75], [3.5, -2.25, -6.0, -6.5]], [[-4.0, -1.625, 1.75, 0.125], [1.875, 1.875, 1.625, -1.25], [0.125, 3.5, -0.5, 1.0]], [[-0.625, 2.0, -0.75, -4.5], [-1.125, -1.625, 3.25, 0.375], [5.5, -6.0, -3.5, 1.5]]]> : tensor<5x3x4xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5x3x4xf6E2M3FN>, tensor<5x3x4xf6E2M3FN>) -> ()
    %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xf6E2M3FN>) -> tensor<3x5x4xf6E2M3FN>
    %4 = stablehlo.constant dense<[[[4.0, 4.5, -0.75, 0.25], [-6.0, 5.5, 6.5, -0.25], [-0.625, -0.75, 1.0, 3.5], [-4.0, -1.625, 1.75, 0.125], [-0.625, 2.0, -0.75, -4.5]], [[1.75, -0.375, 2.25, 1.625], [-3.5, 4.5, -6.5, -0.875], [-4.5, 4.5, 2.0, -0.75], [1.875, 1.875, 1.625, -1.25], [-1.125, -1.625, 3.25, 0.375]], [[6.0, -5.0, -2.0, 3.75], [-3.0, -2.75, 3.25, 2.25], [3.5, -2.25, -6.0, -6.5], [0.125, 3.5, -0.5, 1.0], [5.5, -6.0, -3.5, 1.5]]]> : tensor<3x5x4xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x5x4xf6E2M3FN>, tensor<3x5x4xf6E2M3FN>) -> ()
    %5 = stablehlo.constant dense<[[[[1.75, 0.375]], [[-1.25, -0.125]], [[-0.0, -1.75]]], [[[3.0, -0.625]], [[-0.125, -3.75]], [[-0.625, -0.75]]]]> : tensor<2x3x1x2xf6E2M3FN>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xf6E2M3FN>) -> tensor<2x3x2x1xf6E2M3FN>
    %7 = stablehlo.constant dense<[[[[1.75], [3.0]], [[-1.25], [-0.125]], [[-0.0], [-0.625]]], [[[0.375], [-0.625]], [[-0.125], [-3.75]], [[-1.75], [-0.75]]]]> : tensor<2x3x2x1xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2x1xf6E2M3FN>, tensor<2x3x2x1xf6E2M3FN>) -> ()
    %8 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xf6E2M3FN>) -> tensor<2x2x1x3xf6E2M3FN>
    %9 = stablehlo.constant dense<[[[[1.75, -1.25, -0.0]], [[0.375, -0.125, -1.75]]], [[[3.0, -0.125, -0.625]], [[-0.625, -3.75, -0.75]]]]> : tensor<2x2x1x3xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x1x3xf6E2M3FN>, tensor<2x2x1x3xf6E2M3FN>) -> ()
    %10 = "stablehlo.transpose"(%5) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xf6E2M3FN>) -> tensor<1x2x3x2xf6E2M3FN>
    %11 = stablehlo.constant dense<[[[[1.75, 0.375], [-1.25, -0.125], [-0.0, -1.75]], [[3.0, -0.625], [-0.125, -3.75], [-0.625, -0.75]]]]> : tensor<1x2x3x2xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<1x2x3x2xf6E2M3FN>, tensor<1x2x3x2xf6E2M3FN>) -> ()
    %12 = "stablehlo.transpose"(%5) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xf6E2M3FN>) -> tensor<3x2x2x1xf6E2M3FN>
    %13 = stablehlo.constant dense<[[[[1.75], [0.375]], [[3.0], [-0.625]]], [[[-1.25], [-0.125]], [[-0.125], [-3.75]]], [[[-0.0], [-1.75]], [[-0.625], [-0.75]]]]> : tensor<3x2x2x1xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x2x2x1xf6E2M3FN>, tensor<3x2x2x1xf6E2M3FN>) -> ()
    %14 = stablehlo.constant dense<> : tensor<0x3xf6E2M3FN>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xf6E2M3FN>) -> tensor<3x0xf6E2M3FN>
    %16 = stablehlo.constant dense<> : tensor<3x0xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3x0xf6E2M3FN>, tensor<3x0xf6E2M3FN>) -> ()
    %17 = stablehlo.constant dense<-3.75> : tensor<f6E2M3FN>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64>}> : (tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%18, %17) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
    return
  }
}
// -----
// transpose of f6E3M2FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[[0.625, -0.1875, 1.75, -14.0, 0.0], [1.75, 16.0, 0.4375, -0.625, -0.875], [0.3125, 12.0, 0.25, 7.0, -1.25], [12.0, 0.125, 3.0, 16.0, 10.0]], [[-1.0, 0.625, -2.0, 20.0, 0.4375], [20.0, 0.625, -8.0, 0.3125, 24.0], [-14.0, 0.625, -1.5, -0.0, 0.75], [-0.0, 0.5, -12.0, -0.25, -0.25]], [[7.0, 14.0, 14.0, 0.3125, 1.5], [-4.0, -28.0, 1.75, 1.75, -2.5], [0.875, -2.0, -2.5, 7.0, -0.875], [1.0, -0.875, -0.1875, -7.0, 3.0]]]> : tensor<3x4x5xf6E3M2FN>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf6E3M2FN>) -> tensor<5x3x4xf6E3M2FN>
    %2 = stablehlo.constant dense<[[[0.625, 1.75, 0.3125, 12.0], [-1.0, 20.0, -14.0, -0.0], [7.0, -4.0, 0.875, 1.0]], [[-0.1875, 16.0, 12.0, 0.125], [0.625, 0.625, 0.625, 0.5], [14.0, -28.0, -2.0, -0.875]], [[1.75, 0.4375, 0.25, 3.0], [-2.0, -8.0, -1.5, -12.0], [14.0, 1.75, -2.5, -0.1875]], [[-14.0, -0.625, 7.0, 16.0], [20.0, 0.3125, -0.0, -0.25], [0.3125, 1.75, 7.0, -7.0]], [[0.0, -0.875, -1.25, 10.0], [0.4375, 24.0, 0.75, -0.25], [1.5, -2.5, -0.875, 3.0]]]> : tensor<5x3x4xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5x3x4xf6E3M2FN>, tensor<5x3x4xf6E3M2FN>) -> ()
    %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xf6E3M2FN>) -> tensor<3x5x4xf6E3M2FN>
    %4 = stablehlo.constant dense<[[[0.625, 1.75, 0.3125, 12.0], [-0.1875, 16.0, 12.0, 0.125], [1.75, 0.4375, 0.25, 3.0], [-14.0, -0.625, 7.0, 16.0], [0.0, -0.875, -1.25, 10.0]], [[-1.0, 20.0, -14.0, -0.0], [0.625, 0.625, 0.625, 0.5], [-2.0, -8.0, -1.5, -12.0], [20.0, 0.3125, -0.0, -0.25], [0.4375, 24.0, 0.75, -0.25]], [[7.0, -4.0, 0.875, 1.0], [14.0, -28.0, -2.0, -0.875], [14.0, 1.75, -2.5, -0.1875], [0.3125, 1.75, 7.0, -7.0], [1.5, -2.5, -0.875, 3.0]]]> : tensor<3x5x4xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x5x4xf6E3M2FN>, tensor<3x5x4xf6E3M2FN>) -> ()
    %5 = stablehlo.constant dense<[[[[-0.0625, 0.5]], [[0.0625, 0.4375]], [[14.0, 0.0]]], [[[0.4375, 2.0]], [[1.75, 0.375]], [[-20.0, 4.0]]]]> : tensor<2x3x1x2xf6E3M2FN>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xf6E3M2FN>) -> tensor<2x3x2x1xf6E3M2FN>
    %7 = stablehlo.constant dense<[[[[-0.0625], [0.4375]], [[0.0625], [1.75]], [[14.0], [-20.0]]], [[[0.5], [2.0]], [[0.4375], [0.375]], [[0.0], [4.0]]]]> : tensor<2x3x2x1xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2x1xf6E3M2FN>, tensor<2x3x2x1xf6E3M2FN>) -> ()
    %8 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xf6E3M2FN>) -> tensor<2x2x1x3xf6E3M2FN>
    %9 = stablehlo.constant dense<[[[[-0.0625, 0.0625, 14.0]], [[0.5, 0.4375, 0.0]]], [[[0.4375, 1.75, -20.0]], [[2.0, 0.375, 4.0]]]]> : tensor<2x2x1x3xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x1x3xf6E3M2FN>, tensor<2x2x1x3xf6E3M2FN>) -> ()
    %10 = "stablehlo.transpose"(%5) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xf6E3M2FN>) -> tensor<1x2x3x2xf6E3M2FN>
    %11 = stablehlo.constant dense<[[[[-0.0625, 0.5], [0.0625, 0.4375], [14.0, 0.0]], [[0.4375, 2.0], [1.75, 0.375], [-20.0, 4.0]]]]> : tensor<1x2x3x2xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<1x2x3x2xf6E3M2FN>, tensor<1x2x3x2xf6E3M2FN>) -> ()
    %12 = "stablehlo.transpose"(%5) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xf6E3M2FN>) -> tensor<3x2x2x1xf6E3M2FN>
    %13 = stablehlo.constant dense<[[[[-0.0625], [0.5]], [[0.4375], [2.0]]], [[[0.0625], [0.4375]], [[1.75], [0.375]]], [[[14.0], [0.0]], [[-20.0], [4.0]]]]> : tensor<3x2x2x1xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x2x2x1xf6E3M2FN>, tensor<3x2x2x1xf6E3M2FN>) -> ()
    %14 = stablehlo.constant dense<> : tensor<0x3xf6E3M2FN>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xf6E3M2FN>) -> tensor<3x0xf6E3M2FN>
    %16 = stablehlo.constant dense<> : tensor<3x0xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3x0xf6E3M2FN>, tensor<3x0xf6E3M2FN>) -> ()
    %17 = stablehlo.constant dense<10.0> : tensor<f6E3M2FN>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64>}> : (tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%18, %17) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
    return
  }
}
// -----
// transpose of f8E3M4
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xC32EC4ADBF306598B50A903A2763CFA091E9B561E358EC581D83233DE26856EAD940C069B48C902C198AE961D988ED6C33D3C018CE2D3C5AA61E2116"> : tensor<3x4x5xf8E3M4>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E3M4>) -> tensor<5x3x4xf8E3M4>
    %2 = stablehlo.constant dense<"0xC33090A0E38356691988C05A2E653A915823EAB48AED18A6C49827E9EC3DD98CE96CCE1EADB563B558E2409061332D21BF0ACF611D68C02CD9D33C16"> : tensor<5x3x4xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5x3x4xf8E3M4>, tensor<5x3x4xf8E3M4>) -> ()
    %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xf8E3M4>) -> tensor<3x5x4xf8E3M4>
    %4 = stablehlo.constant dense<"0xC33090A02E653A91C49827E9ADB563B5BF0ACF61E38356695823EAB4EC3DD98C58E240901D68C02C1988C05A8AED18A6E96CCE1E61332D21D9D33C16"> : tensor<3x5x4xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x5x4xf8E3M4>, tensor<3x5x4xf8E3M4>) -> ()
    %5 = stablehlo.constant dense<"0x3264CBED22EE009284A33CB4"> : tensor<2x3x1x2xf8E3M4>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xf8E3M4>) -> tensor<2x3x2x1xf8E3M4>
    %7 = stablehlo.constant dense<"0x3200CB84223C6492EDA3EEB4"> : tensor<2x3x2x1xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2x1xf8E3M4>, tensor<2x3x2x1xf8E3M4>) -> ()
    %8 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xf8E3M4>) -> tensor<2x2x1x3xf8E3M4>
    %9 = stablehlo.constant dense<"0x32CB2264EDEE00843C92A3B4"> : tensor<2x2x1x3xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x1x3xf8E3M4>, tensor<2x2x1x3xf8E3M4>) -> ()
    %10 = "stablehlo.transpose"(%5) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xf8E3M4>) -> tensor<1x2x3x2xf8E3M4>
    %11 = stablehlo.constant dense<"0x3264CBED22EE009284A33CB4"> : tensor<1x2x3x2xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<1x2x3x2xf8E3M4>, tensor<1x2x3x2xf8E3M4>) -> ()
    %12 = "stablehlo.transpose"(%5) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xf8E3M4>) -> tensor<3x2x2x1xf8E3M4>
    %13 = stablehlo.constant dense<"0x32640092CBED84A322EE3CB4"> : tensor<3x2x2x1xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x2x2x1xf8E3M4>, tensor<3x2x2x1xf8E3M4>) -> ()
    %14 = stablehlo.constant dense<> : tensor<0x3xf8E3M4>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xf8E3M4>) -> tensor<3x0xf8E3M4>
    %16 = stablehlo.constant dense<> : tensor<3x0xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3x0xf8E3M4>, tensor<3x0xf8E3M4>) -> ()
    %17 = stablehlo.constant dense<2.875> : tensor<f8E3M4>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64>}> : (tensor<f8E3M4>) -> tensor<f8E3M4>
    stablehlo.custom_call @check.expect_eq(%18, %17) : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
    return
  }
}
// -----
// transpose of f8E4M3
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x1B6A2ABBC18E9C03EF959065E7A53585283368095FA1993D23D3808108C82FE9E2C969ED8EAA6490358C8565EBBA5EEF64CD3D5BC9D73F722A252E49"> : tensor<3x4x5xf8E4M3>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E4M3>) -> tensor<5x3x4xf8E4M3>
    %2 = stablehlo.constant dense<"0x1B8E90855FD32FED35BA3D726A9C6528A180E98E8C5E5B2A2A03E7339981E2AA85EFC925BBEFA5683D08C9646564D72EC195350923C86990EBCD3F49"> : tensor<5x3x4xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5x3x4xf8E4M3>, tensor<5x3x4xf8E4M3>) -> ()
    %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xf8E4M3>) -> tensor<3x5x4xf8E4M3>
    %4 = stablehlo.constant dense<"0x1B8E90856A9C65282A03E733BBEFA568C19535095FD32FEDA180E98E9981E2AA3D08C96423C8699035BA3D728C5E5B2A85EFC9256564D72EEBCD3F49"> : tensor<3x5x4xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x5x4xf8E4M3>, tensor<3x5x4xf8E4M3>) -> ()
    %5 = stablehlo.constant dense<"0xA368008C8FC7C20DA791E2F4"> : tensor<2x3x1x2xf8E4M3>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xf8E4M3>) -> tensor<2x3x2x1xf8E4M3>
    %7 = stablehlo.constant dense<"0xA3C200A78FE2680D8C91C7F4"> : tensor<2x3x2x1xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2x1xf8E4M3>, tensor<2x3x2x1xf8E4M3>) -> ()
    %8 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xf8E4M3>) -> tensor<2x2x1x3xf8E4M3>
    %9 = stablehlo.constant dense<"0xA3008F688CC7C2A7E20D91F4"> : tensor<2x2x1x3xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x1x3xf8E4M3>, tensor<2x2x1x3xf8E4M3>) -> ()
    %10 = "stablehlo.transpose"(%5) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xf8E4M3>) -> tensor<1x2x3x2xf8E4M3>
    %11 = stablehlo.constant dense<"0xA368008C8FC7C20DA791E2F4"> : tensor<1x2x3x2xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<1x2x3x2xf8E4M3>, tensor<1x2x3x2xf8E4M3>) -> ()
    %12 = "stablehlo.transpose"(%5) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xf8E4M3>) -> tensor<3x2x2x1xf8E4M3>
    %13 = stablehlo.constant dense<"0xA368C20D008CA7918FC7E2F4"> : tensor<3x2x2x1xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x2x2x1xf8E4M3>, tensor<3x2x2x1xf8E4M3>) -> ()
    %14 = stablehlo.constant dense<> : tensor<0x3xf8E4M3>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xf8E4M3>) -> tensor<3x0xf8E4M3>
    %16 = stablehlo.constant dense<> : tensor<3x0xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3x0xf8E4M3>, tensor<3x0xf8E4M3>) -> ()
    %17 = stablehlo.constant dense<-30.0> : tensor<f8E4M3>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64>}> : (tensor<f8E4M3>) -> tensor<f8E4M3>
    stablehlo.custom_call @check.expect_eq(%18, %17) : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
    return
  }
}
// -----
// transpose of f8E4M3FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xC69F988580C5EEF833061FBC47555DCD45D845113895644371C8D940526F40688ED15A03CFE05CEAEDCEE5975324859D31BE5A723CE564145AA0E070"> : tensor<3x4x5xf8E4M3FN>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<3x4x5xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xf8E4M3FN>) -> ()
    %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<3x5x4xf8E4M3FN>
    %3 = stablehlo.constant dense<"0xC6C51FCD9FEEBC4598F847D88533554580065D1138C8400395D968CF64408EE04352D15C716F5AEAED245A14CE85725AE59D3CA09731E5E053BE6470"> : tensor<3x5x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5x4xf8E4M3FN>, tensor<3x5x4xf8E4M3FN>) -> ()
    %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<4x3x5xf8E4M3FN>
    %5 = stablehlo.constant dense<"0xC69F9885803895644371EDCEE59753C5EEF83306C8D940526F24859D31BE1FBC47555D40688ED15A5A723CE564CD45D8451103CFE05CEA145AA0E070"> : tensor<4x3x5xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x5xf8E4M3FN>, tensor<4x3x5xf8E4M3FN>) -> ()
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<4x5x3xf8E4M3FN>
    %7 = stablehlo.constant dense<"0xC638ED9F95CE9864E5854397807153C5C824EED985F8409D335231066FBE1F405ABC6872478E3C55D1E55D5A64CD031445CF5AD8E0A0455CE011EA70"> : tensor<4x5x3xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x5x3xf8E4M3FN>, tensor<4x5x3xf8E4M3FN>) -> ()
    %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<5x3x4xf8E4M3FN>
    %9 = stablehlo.constant dense<"0xC6C51FCD38C84003ED245A149FEEBC4595D968CFCE85725A98F847D864408EE0E59D3CA0853355454352D15C9731E5E080065D11716F5AEA53BE6470"> : tensor<5x3x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<5x3x4xf8E4M3FN>, tensor<5x3x4xf8E4M3FN>) -> ()
    %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<5x4x3xf8E4M3FN>
    %11 = stablehlo.constant dense<"0xC638EDC5C8241F405ACD03149F95CEEED985BC687245CF5A9864E5F8409D478E3CD8E0A085439733523155D1E5455CE0807153066FBE5D5A6411EA70"> : tensor<5x4x3xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5x4x3xf8E4M3FN>, tensor<5x4x3xf8E4M3FN>) -> ()
    %12 = stablehlo.constant dense<"0x1BE1F529818DBB0E0BE2B987"> : tensor<2x3x1x2xf8E4M3FN>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xf8E4M3FN>) -> tensor<2x3x2x1xf8E4M3FN>
    %14 = stablehlo.constant dense<"0x1BBBF50B81B9E10E29E28D87"> : tensor<2x3x2x1xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2x1xf8E4M3FN>, tensor<2x3x2x1xf8E4M3FN>) -> ()
    %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xf8E4M3FN>) -> tensor<2x2x1x3xf8E4M3FN>
    %16 = stablehlo.constant dense<"0x1BF581E1298DBB0BB90EE287"> : tensor<2x2x1x3xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x2x1x3xf8E4M3FN>, tensor<2x2x1x3xf8E4M3FN>) -> ()
    %17 = "stablehlo.transpose"(%12) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xf8E4M3FN>) -> tensor<1x2x3x2xf8E4M3FN>
    %18 = stablehlo.constant dense<"0x1BE1F529818DBB0E0BE2B987"> : tensor<1x2x3x2xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<1x2x3x2xf8E4M3FN>, tensor<1x2x3x2xf8E4M3FN>) -> ()
    %19 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xf8E4M3FN>) -> tensor<3x2x2x1xf8E4M3FN>
    %20 = stablehlo.constant dense<"0x1BE1BB0EF5290BE2818DB987"> : tensor<3x2x2x1xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x2x2x1xf8E4M3FN>, tensor<3x2x2x1xf8E4M3FN>) -> ()
    %21 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FN>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xf8E4M3FN>) -> tensor<3x0xf8E4M3FN>
    %23 = stablehlo.constant dense<> : tensor<3x0xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x0xf8E4M3FN>, tensor<3x0xf8E4M3FN>) -> ()
    %24 = stablehlo.constant dense<384.0> : tensor<f8E4M3FN>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64>}> : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
    return
  }
}
// -----
// transpose of f8E4M3FNUZ
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x6FBC90111CC8CBD1293025F84585C5F570678C1F2CE65D93BB45C88A92869ED15121133973AFFFB1EC29DD12D6011A7EA5F3C470FA75CD515BF3A1B2"> : tensor<3x4x5xf8E4M3FNUZ>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E4M3FNUZ>) -> tensor<5x3x4xf8E4M3FNUZ>
    %2 = stablehlo.constant dense<"0x6FC825F52C459E39EC01C451BCCBF870E6C8D173291A705B90D145675D8A51AFDD7EFAF31129858C939221FF12A575A11C30C51FBB8613B1D6F3CDB2"> : tensor<5x3x4xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5x3x4xf8E4M3FNUZ>, tensor<5x3x4xf8E4M3FNUZ>) -> ()
    %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xf8E4M3FNUZ>) -> tensor<3x5x4xf8E4M3FNUZ>
    %4 = stablehlo.constant dense<"0x6FC825F5BCCBF87090D145671129858C1C30C51F2C459E39E6C8D1735D8A51AF939221FFBB8613B1EC01C451291A705BDD7EFAF312A575A1D6F3CDB2"> : tensor<3x5x4xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x5x4xf8E4M3FNUZ>, tensor<3x5x4xf8E4M3FNUZ>) -> ()
    %5 = stablehlo.constant dense<"0x01AD64358847B7A0B4F68FCB"> : tensor<2x3x1x2xf8E4M3FNUZ>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xf8E4M3FNUZ>) -> tensor<2x3x2x1xf8E4M3FNUZ>
    %7 = stablehlo.constant dense<"0x01B764B4888FADA035F647CB"> : tensor<2x3x2x1xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2x1xf8E4M3FNUZ>, tensor<2x3x2x1xf8E4M3FNUZ>) -> ()
    %8 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xf8E4M3FNUZ>) -> tensor<2x2x1x3xf8E4M3FNUZ>
    %9 = stablehlo.constant dense<"0x016488AD3547B7B48FA0F6CB"> : tensor<2x2x1x3xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x1x3xf8E4M3FNUZ>, tensor<2x2x1x3xf8E4M3FNUZ>) -> ()
    %10 = "stablehlo.transpose"(%5) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xf8E4M3FNUZ>) -> tensor<1x2x3x2xf8E4M3FNUZ>
    %11 = stablehlo.constant dense<"0x01AD64358847B7A0B4F68FCB"> : tensor<1x2x3x2xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<1x2x3x2xf8E4M3FNUZ>, tensor<1x2x3x2xf8E4M3FNUZ>) -> ()
    %12 = "stablehlo.transpose"(%5) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xf8E4M3FNUZ>) -> tensor<3x2x2x1xf8E4M3FNUZ>
    %13 = stablehlo.constant dense<"0x01ADB7A06435B4F688478FCB"> : tensor<3x2x2x1xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x2x2x1xf8E4M3FNUZ>, tensor<3x2x2x1xf8E4M3FNUZ>) -> ()
    %14 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FNUZ>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xf8E4M3FNUZ>) -> tensor<3x0xf8E4M3FNUZ>
    %16 = stablehlo.constant dense<> : tensor<3x0xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3x0xf8E4M3FNUZ>, tensor<3x0xf8E4M3FNUZ>) -> ()
    %17 = stablehlo.constant dense<-0.0234375> : tensor<f8E4M3FNUZ>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64>}> : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%18, %17) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
    return
  }
}
// -----
// transpose of f8E4M3B11FNUZ
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x7569EDD38C5D86792C351C97BA77B7565E4F33C740C8607D153DA6F8DC44F52D9D99002D1F64BAC169A23727E07627442F7ACE08182E2C472F186EFB"> : tensor<3x4x5xf8E4M3B11FNUZ>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E4M3B11FNUZ>) -> tensor<5x3x4xf8E4M3B11FNUZ>
    %2 = stablehlo.constant dense<"0x755D1C56403DF52D6976CE476986975EC8A62D1FA227082FED79BA4F60F89D6437441818D32C77337DDC99BA272F2E6E8C35B7C7154400C1E07A2CFB"> : tensor<5x3x4xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5x3x4xf8E4M3B11FNUZ>, tensor<5x3x4xf8E4M3B11FNUZ>) -> ()
    %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xf8E4M3B11FNUZ>) -> tensor<3x5x4xf8E4M3B11FNUZ>
    %4 = stablehlo.constant dense<"0x755D1C566986975EED79BA4FD32C77338C35B7C7403DF52DC8A62D1F60F89D647DDC99BA154400C16976CE47A227082F37441818272F2E6EE07A2CFB"> : tensor<3x5x4xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x5x4xf8E4M3B11FNUZ>, tensor<3x5x4xf8E4M3B11FNUZ>) -> ()
    %5 = stablehlo.constant dense<"0x6C885A0A0B77ACA914A314C0"> : tensor<2x3x1x2xf8E4M3B11FNUZ>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xf8E4M3B11FNUZ>) -> tensor<2x3x2x1xf8E4M3B11FNUZ>
    %7 = stablehlo.constant dense<"0x6CAC5A140B1488A90AA377C0"> : tensor<2x3x2x1xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2x1xf8E4M3B11FNUZ>, tensor<2x3x2x1xf8E4M3B11FNUZ>) -> ()
    %8 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xf8E4M3B11FNUZ>) -> tensor<2x2x1x3xf8E4M3B11FNUZ>
    %9 = stablehlo.constant dense<"0x6C5A0B880A77AC1414A9A3C0"> : tensor<2x2x1x3xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x1x3xf8E4M3B11FNUZ>, tensor<2x2x1x3xf8E4M3B11FNUZ>) -> ()
    %10 = "stablehlo.transpose"(%5) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xf8E4M3B11FNUZ>) -> tensor<1x2x3x2xf8E4M3B11FNUZ>
    %11 = stablehlo.constant dense<"0x6C885A0A0B77ACA914A314C0"> : tensor<1x2x3x2xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<1x2x3x2xf8E4M3B11FNUZ>, tensor<1x2x3x2xf8E4M3B11FNUZ>) -> ()
    %12 = "stablehlo.transpose"(%5) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xf8E4M3B11FNUZ>) -> tensor<3x2x2x1xf8E4M3B11FNUZ>
    %13 = stablehlo.constant dense<"0x6C88ACA95A0A14A30B7714C0"> : tensor<3x2x2x1xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x2x2x1xf8E4M3B11FNUZ>, tensor<3x2x2x1xf8E4M3B11FNUZ>) -> ()
    %14 = stablehlo.constant dense<> : tensor<0x3xf8E4M3B11FNUZ>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xf8E4M3B11FNUZ>) -> tensor<3x0xf8E4M3B11FNUZ>
    %16 = stablehlo.constant dense<> : tensor<3x0xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3x0xf8E4M3B11FNUZ>, tensor<3x0xf8E4M3B11FNUZ>) -> ()
    %17 = stablehlo.constant dense<-20.0> : tensor<f8E4M3B11FNUZ>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64>}> : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%18, %17) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
    return
  }
}
// -----
// transpose of f8E5M2
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x1A9E7B45F8D8A12527362700070F88DA71D8ECBD01EF5C8347E2C3947B4539367A50D012DE4BCA33D9EBF1B577A83E98A74F87F8DDA18CF922D46438"> : tensor<3x4x5xf8E5M2>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf8E5M2>) -> tensor<3x4x5xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf8E5M2>, tensor<3x4x5xf8E5M2>) -> ()
    %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xf8E5M2>) -> tensor<3x5x4xf8E5M2>
    %3 = stablehlo.constant dense<"0x1AD827DA9EA100717B2507D845270FECF83688BD01E23912EFC336DE5C947A4B837B50CA4745D033D9A887F9EB3EF822F198DDD4B5A7A164774F8C38"> : tensor<3x5x4xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5x4xf8E5M2>, tensor<3x5x4xf8E5M2>) -> ()
    %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<3x4x5xf8E5M2>) -> tensor<4x3x5xf8E5M2>
    %5 = stablehlo.constant dense<"0x1A9E7B45F801EF5C8347D9EBF1B577D8A1252736E2C3947B45A83E98A74F2700070F8839367A50D087F8DDA18CDA71D8ECBD12DE4BCA33F922D46438"> : tensor<4x3x5xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x5xf8E5M2>, tensor<4x3x5xf8E5M2>) -> ()
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x4x5xf8E5M2>) -> tensor<4x5x3xf8E5M2>
    %7 = stablehlo.constant dense<"0x1A01D99EEFEB7B5CF14583B5F84777D8E2A8A1C33E259498277BA736454F2739870036F8077ADD0F50A188D08CDA12F971DE22D84BD4ECCA64BD3338"> : tensor<4x5x3xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x5x3xf8E5M2>, tensor<4x5x3xf8E5M2>) -> ()
    %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E5M2>) -> tensor<5x3x4xf8E5M2>
    %9 = stablehlo.constant dense<"0x1AD827DA01E23912D9A887F99EA10071EFC336DEEB3EF8227B2507D85C947A4BF198DDD445270FEC837B50CAB5A7A164F83688BD4745D033774F8C38"> : tensor<5x3x4xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<5x3x4xf8E5M2>, tensor<5x3x4xf8E5M2>) -> ()
    %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xf8E5M2>) -> tensor<5x4x3xf8E5M2>
    %11 = stablehlo.constant dense<"0x1A01D9D8E2A8273987DA12F99EEFEBA1C33E0036F871DE227B5CF1259498077ADDD84BD44583B5277BA70F50A1ECCA64F8477736454F88D08CBD3338"> : tensor<5x4x3xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5x4x3xf8E5M2>, tensor<5x4x3xf8E5M2>) -> ()
    %12 = stablehlo.constant dense<"0x6BB1A44B29F5B453BA74A714"> : tensor<2x3x1x2xf8E5M2>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xf8E5M2>) -> tensor<2x3x2x1xf8E5M2>
    %14 = stablehlo.constant dense<"0x6BB4A4BA29A7B1534B74F514"> : tensor<2x3x2x1xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2x1xf8E5M2>, tensor<2x3x2x1xf8E5M2>) -> ()
    %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xf8E5M2>) -> tensor<2x2x1x3xf8E5M2>
    %16 = stablehlo.constant dense<"0x6BA429B14BF5B4BAA7537414"> : tensor<2x2x1x3xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x2x1x3xf8E5M2>, tensor<2x2x1x3xf8E5M2>) -> ()
    %17 = "stablehlo.transpose"(%12) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xf8E5M2>) -> tensor<1x2x3x2xf8E5M2>
    %18 = stablehlo.constant dense<"0x6BB1A44B29F5B453BA74A714"> : tensor<1x2x3x2xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<1x2x3x2xf8E5M2>, tensor<1x2x3x2xf8E5M2>) -> ()
    %19 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xf8E5M2>) -> tensor<3x2x2x1xf8E5M2>
    %20 = stablehlo.constant dense<"0x6BB1B453A44BBA7429F5A714"> : tensor<3x2x2x1xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x2x2x1xf8E5M2>, tensor<3x2x2x1xf8E5M2>) -> ()
    %21 = stablehlo.constant dense<> : tensor<0x3xf8E5M2>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xf8E5M2>) -> tensor<3x0xf8E5M2>
    %23 = stablehlo.constant dense<> : tensor<3x0xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x0xf8E5M2>, tensor<3x0xf8E5M2>) -> ()
    %24 = stablehlo.constant dense<0x04> : tensor<f8E5M2>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64>}> : (tensor<f8E5M2>) -> tensor<f8E5M2>
    stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
    return
  }
}
// -----
// transpose of f8E5M2FNUZ
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xBAE5D18277213987622228F3FBD7AA9C381DB71DE656BDC20BA15572112BF0E3FA06FDDD481E16F5463BD691E4F46BD2365693CA833BA3C9878EB5AE"> : tensor<3x4x5xf8E5M2FNUZ>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E5M2FNUZ>) -> tensor<5x3x4xf8E5M2FNUZ>
    %2 = stablehlo.constant dense<"0xBA21289CE6A1F0DD46F493C9E539F3385655E3483B6BCA87D187FB1DBD72FA1ED6D2838E8262D7B7C211061691363BB57722AA1D0B2BFDF5E456A3AE"> : tensor<5x3x4xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5x3x4xf8E5M2FNUZ>, tensor<5x3x4xf8E5M2FNUZ>) -> ()
    %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xf8E5M2FNUZ>) -> tensor<3x5x4xf8E5M2FNUZ>
    %4 = stablehlo.constant dense<"0xBA21289CE539F338D187FB1D8262D7B77722AA1DE6A1F0DD5655E348BD72FA1EC21106160B2BFDF546F493C93B6BCA87D6D2838E91363BB5E456A3AE"> : tensor<3x5x4xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x5x4xf8E5M2FNUZ>, tensor<3x5x4xf8E5M2FNUZ>) -> ()
    %5 = stablehlo.constant dense<"0xE57B7C867164CB16BE3996AE"> : tensor<2x3x1x2xf8E5M2FNUZ>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xf8E5M2FNUZ>) -> tensor<2x3x2x1xf8E5M2FNUZ>
    %7 = stablehlo.constant dense<"0xE5CB7CBE71967B16863964AE"> : tensor<2x3x2x1xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2x1xf8E5M2FNUZ>, tensor<2x3x2x1xf8E5M2FNUZ>) -> ()
    %8 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xf8E5M2FNUZ>) -> tensor<2x2x1x3xf8E5M2FNUZ>
    %9 = stablehlo.constant dense<"0xE57C717B8664CBBE961639AE"> : tensor<2x2x1x3xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x1x3xf8E5M2FNUZ>, tensor<2x2x1x3xf8E5M2FNUZ>) -> ()
    %10 = "stablehlo.transpose"(%5) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xf8E5M2FNUZ>) -> tensor<1x2x3x2xf8E5M2FNUZ>
    %11 = stablehlo.constant dense<"0xE57B7C867164CB16BE3996AE"> : tensor<1x2x3x2xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<1x2x3x2xf8E5M2FNUZ>, tensor<1x2x3x2xf8E5M2FNUZ>) -> ()
    %12 = "stablehlo.transpose"(%5) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xf8E5M2FNUZ>) -> tensor<3x2x2x1xf8E5M2FNUZ>
    %13 = stablehlo.constant dense<"0xE57BCB167C86BE39716496AE"> : tensor<3x2x2x1xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x2x2x1xf8E5M2FNUZ>, tensor<3x2x2x1xf8E5M2FNUZ>) -> ()
    %14 = stablehlo.constant dense<> : tensor<0x3xf8E5M2FNUZ>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xf8E5M2FNUZ>) -> tensor<3x0xf8E5M2FNUZ>
    %16 = stablehlo.constant dense<> : tensor<3x0xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3x0xf8E5M2FNUZ>, tensor<3x0xf8E5M2FNUZ>) -> ()
    %17 = stablehlo.constant dense<8192.0> : tensor<f8E5M2FNUZ>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64>}> : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%18, %17) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
    return
  }
}
// -----
// transpose of f8E8M0FNU
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xE9FA76BABF977413E45AA9F043990EDA51F4156DC3C2F93AF641E629AC8CBF44E92AE1DC8297A759A3CEF4A632530B799987957BD607801CF3B2AC34"> : tensor<3x4x5xf8E8M0FNU>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E8M0FNU>) -> tensor<5x3x4xf8E8M0FNU>
    %2 = stablehlo.constant dense<"0xE997A9DAC341BFDCA353951CFA74F051C2E64482CE0B7BF3761343F4F929E997F479D6B2BAE499153AAC2AA7A69907ACBF5A0E6DF68CE15932878034"> : tensor<5x3x4xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5x3x4xf8E8M0FNU>, tensor<5x3x4xf8E8M0FNU>) -> ()
    %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xf8E8M0FNU>) -> tensor<3x5x4xf8E8M0FNU>
    %4 = stablehlo.constant dense<"0xE997A9DAFA74F051761343F4BAE49915BF5A0E6DC341BFDCC2E64482F929E9973AAC2AA7F68CE159A353951CCE0B7BF3F479D6B2A69907AC32878034"> : tensor<3x5x4xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x5x4xf8E8M0FNU>, tensor<3x5x4xf8E8M0FNU>) -> ()
    %5 = stablehlo.constant dense<"0xF7561E0AA435F19E67AB07ED"> : tensor<2x3x1x2xf8E8M0FNU>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xf8E8M0FNU>) -> tensor<2x3x2x1xf8E8M0FNU>
    %7 = stablehlo.constant dense<"0xF7F11E67A407569E0AAB35ED"> : tensor<2x3x2x1xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2x1xf8E8M0FNU>, tensor<2x3x2x1xf8E8M0FNU>) -> ()
    %8 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xf8E8M0FNU>) -> tensor<2x2x1x3xf8E8M0FNU>
    %9 = stablehlo.constant dense<"0xF71EA4560A35F167079EABED"> : tensor<2x2x1x3xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x1x3xf8E8M0FNU>, tensor<2x2x1x3xf8E8M0FNU>) -> ()
    %10 = "stablehlo.transpose"(%5) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xf8E8M0FNU>) -> tensor<1x2x3x2xf8E8M0FNU>
    %11 = stablehlo.constant dense<"0xF7561E0AA435F19E67AB07ED"> : tensor<1x2x3x2xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<1x2x3x2xf8E8M0FNU>, tensor<1x2x3x2xf8E8M0FNU>) -> ()
    %12 = "stablehlo.transpose"(%5) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xf8E8M0FNU>) -> tensor<3x2x2x1xf8E8M0FNU>
    %13 = stablehlo.constant dense<"0xF756F19E1E0A67ABA43507ED"> : tensor<3x2x2x1xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x2x2x1xf8E8M0FNU>, tensor<3x2x2x1xf8E8M0FNU>) -> ()
    %14 = stablehlo.constant dense<> : tensor<0x3xf8E8M0FNU>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xf8E8M0FNU>) -> tensor<3x0xf8E8M0FNU>
    %16 = stablehlo.constant dense<> : tensor<3x0xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3x0xf8E8M0FNU>, tensor<3x0xf8E8M0FNU>) -> ()
    %17 = stablehlo.constant dense<0xC9> : tensor<f8E8M0FNU>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64>}> : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%18, %17) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
    return
  }
}
// -----
// transpose of bf16
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xB6428A41B1C23E42C2C247C21EC2C442BF420242ECC22D424EC256429942DAC2B2C20EC2CBC218C23AC29CC19A4234C197C2A14256C28CC195C212425242B8C2A541E2C2D8424042404087C1CAC2BCC2184220429DC29BC2C54202C27041CF42CBC280C20AC197C12AC2F1C202C2134237C22AC20442ADC2"> : tensor<3x4x5xbf16>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2>}> : (tensor<3x4x5xbf16>) -> tensor<3x4x5xbf16>
    stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
    %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xbf16>) -> tensor<3x5x4xbf16>
    %3 = stablehlo.constant dense<"0xB64247C2ECC2DAC28A411EC22D42B2C2B1C2C4424EC20EC23E42BF425642CBC2C2C20242994218C23AC2A142524240429CC156C2B8C240409A428CC1A54187C134C195C2E2C2CAC297C21242D842BCC2184202C20AC113422042704197C137C29DC2CF422AC22AC29BC2CBC2F1C20442C54280C202C2ADC2"> : tensor<3x5x4xbf16>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5x4xbf16>, tensor<3x5x4xbf16>) -> ()
    %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<3x4x5xbf16>) -> tensor<4x3x5xbf16>
    %5 = stablehlo.constant dense<"0xB6428A41B1C23E42C2C23AC29CC19A4234C197C2184220429DC29BC2C54247C21EC2C442BF420242A14256C28CC195C2124202C27041CF42CBC280C2ECC22D424EC2564299425242B8C2A541E2C2D8420AC197C12AC2F1C202C2DAC2B2C20EC2CBC218C24042404087C1CAC2BCC2134237C22AC20442ADC2"> : tensor<4x3x5xbf16>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x5xbf16>, tensor<4x3x5xbf16>) -> ()
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x4x5xbf16>) -> tensor<4x5x3xbf16>
    %7 = stablehlo.constant dense<"0xB6423AC218428A419CC12042B1C29A429DC23E4234C19BC2C2C297C2C54247C2A14202C21EC256C27041C4428CC1CF42BF4295C2CBC20242124280C2ECC252420AC12D42B8C297C14EC2A5412AC25642E2C2F1C29942D84202C2DAC240421342B2C2404037C20EC287C12AC2CBC2CAC2044218C2BCC2ADC2"> : tensor<4x5x3xbf16>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x5x3xbf16>, tensor<4x5x3xbf16>) -> ()
    %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xbf16>) -> tensor<5x3x4xbf16>
    %9 = stablehlo.constant dense<"0xB64247C2ECC2DAC23AC2A14252424042184202C20AC113428A411EC22D42B2C29CC156C2B8C240402042704197C137C2B1C2C4424EC20EC29A428CC1A54187C19DC2CF422AC22AC23E42BF425642CBC234C195C2E2C2CAC29BC2CBC2F1C20442C2C20242994218C297C21242D842BCC2C54280C202C2ADC2"> : tensor<5x3x4xbf16>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<5x3x4xbf16>, tensor<5x3x4xbf16>) -> ()
    %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xbf16>) -> tensor<5x4x3xbf16>
    %11 = stablehlo.constant dense<"0xB6423AC2184247C2A14202C2ECC252420AC1DAC2404213428A419CC120421EC256C270412D42B8C297C1B2C2404037C2B1C29A429DC2C4428CC1CF424EC2A5412AC20EC287C12AC23E4234C19BC2BF4295C2CBC25642E2C2F1C2CBC2CAC20442C2C297C2C5420242124280C29942D84202C218C2BCC2ADC2"> : tensor<5x4x3xbf16>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5x4x3xbf16>, tensor<5x4x3xbf16>) -> ()
    %12 = stablehlo.constant dense<"0xEEC2C2C290BF264228C1E8422641ED42EA42A74282425840"> : tensor<2x3x1x2xbf16>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xbf16>) -> tensor<2x3x2x1xbf16>
    %14 = stablehlo.constant dense<"0xEEC2264190BFEA4228C18242C2C2ED422642A742E8425840"> : tensor<2x3x2x1xbf16>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2x1xbf16>, tensor<2x3x2x1xbf16>) -> ()
    %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xbf16>) -> tensor<2x2x1x3xbf16>
    %16 = stablehlo.constant dense<"0xEEC290BF28C1C2C22642E8422641EA428242ED42A7425840"> : tensor<2x2x1x3xbf16>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x2x1x3xbf16>, tensor<2x2x1x3xbf16>) -> ()
    %17 = "stablehlo.transpose"(%12) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xbf16>) -> tensor<1x2x3x2xbf16>
    %18 = stablehlo.constant dense<"0xEEC2C2C290BF264228C1E8422641ED42EA42A74282425840"> : tensor<1x2x3x2xbf16>
    stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<1x2x3x2xbf16>, tensor<1x2x3x2xbf16>) -> ()
    %19 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xbf16>) -> tensor<3x2x2x1xbf16>
    %20 = stablehlo.constant dense<"0xEEC2C2C22641ED4290BF2642EA42A74228C1E84282425840"> : tensor<3x2x2x1xbf16>
    stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x2x2x1xbf16>, tensor<3x2x2x1xbf16>) -> ()
    %21 = stablehlo.constant dense<> : tensor<0x3xbf16>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xbf16>) -> tensor<3x0xbf16>
    %23 = stablehlo.constant dense<> : tensor<3x0xbf16>
    stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x0xbf16>, tensor<3x0xbf16>) -> ()
    %24 = stablehlo.constant dense<-61.0> : tensor<bf16>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64>}> : (tensor<bf16>) -> tensor<bf16>
    stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<bf16>, tensor<bf16>) -> ()
    return
  }
}
// -----
// transpose of f16
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xC84C1C5350CC22551852F6D560573CD568CD105092D53852565584D7504F10D42457CC5012D7D254384DC84CFC5570CA605204D3B8570045D451FED64E5540D468D70052CAD6E0C9604BB056A450F84F645548D600384CD28CD278D6AA558CD1B2D514D7665568D1D4D48454AA554C50804B42D7E8D1EED4"> : tensor<3x4x5xf16>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf16>) -> tensor<3x4x5xf16>
    stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
    %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xf16>) -> tensor<3x5x4xf16>
    %3 = stablehlo.constant dense<"0xC84CF6D592D510D41C5360573852245750CC3CD55655CC50225568CD84D712D718521050504FD254384D04D34E55E0C9C84CB85740D4604BFC55004568D7B05670CAD4510052A4506052FED6CAD6F84F645578D666554C5048D6AA5568D1804B00388CD1D4D442D74CD2B2D58454E8D18CD214D7AA55EED4"> : tensor<3x5x4xf16>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5x4xf16>, tensor<3x5x4xf16>) -> ()
    %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<3x4x5xf16>) -> tensor<4x3x5xf16>
    %5 = stablehlo.constant dense<"0xC84C1C5350CC22551852384DC84CFC5570CA6052645548D600384CD28CD2F6D560573CD568CD105004D3B8570045D451FED678D6AA558CD1B2D514D792D53852565584D7504F4E5540D468D70052CAD6665568D1D4D48454AA5510D42457CC5012D7D254E0C9604BB056A450F84F4C50804B42D7E8D1EED4"> : tensor<4x3x5xf16>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x5xf16>, tensor<4x3x5xf16>) -> ()
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x4x5xf16>) -> tensor<4x5x3xf16>
    %7 = stablehlo.constant dense<"0xC84C384D64551C53C84C48D650CCFC550038225570CA4CD2185260528CD2F6D504D378D66057B857AA553CD500458CD168CDD451B2D51050FED614D792D54E556655385240D468D1565568D7D4D484D700528454504FCAD6AA5510D4E0C94C502457604B804BCC50B05642D712D7A450E8D1D254F84FEED4"> : tensor<4x5x3xf16>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x5x3xf16>, tensor<4x5x3xf16>) -> ()
    %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf16>) -> tensor<5x3x4xf16>
    %9 = stablehlo.constant dense<"0xC84CF6D592D510D4384D04D34E55E0C9645578D666554C501C53605738522457C84CB85740D4604B48D6AA5568D1804B50CC3CD55655CC50FC55004568D7B05600388CD1D4D442D7225568CD84D712D770CAD4510052A4504CD2B2D58454E8D118521050504FD2546052FED6CAD6F84F8CD214D7AA55EED4"> : tensor<5x3x4xf16>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<5x3x4xf16>, tensor<5x3x4xf16>) -> ()
    %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xf16>) -> tensor<5x4x3xf16>
    %11 = stablehlo.constant dense<"0xC84C384D6455F6D504D378D692D54E55665510D4E0C94C501C53C84C48D66057B857AA55385240D468D12457604B804B50CCFC5500383CD500458CD1565568D7D4D4CC50B05642D7225570CA4CD268CDD451B2D584D70052845412D7A450E8D1185260528CD21050FED614D7504FCAD6AA55D254F84FEED4"> : tensor<5x4x3xf16>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5x4x3xf16>, tensor<5x4x3xf16>) -> ()
    %12 = stablehlo.constant dense<"0x42D600B448D6A044F85288CC0CD230CCF453865538CC20CE"> : tensor<2x3x1x2xf16>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xf16>) -> tensor<2x3x2x1xf16>
    %14 = stablehlo.constant dense<"0x42D60CD248D6F453F85238CC00B430CCA044865588CC20CE"> : tensor<2x3x2x1xf16>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2x1xf16>, tensor<2x3x2x1xf16>) -> ()
    %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xf16>) -> tensor<2x2x1x3xf16>
    %16 = stablehlo.constant dense<"0x42D648D6F85200B4A04488CC0CD2F45338CC30CC865520CE"> : tensor<2x2x1x3xf16>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x2x1x3xf16>, tensor<2x2x1x3xf16>) -> ()
    %17 = "stablehlo.transpose"(%12) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xf16>) -> tensor<1x2x3x2xf16>
    %18 = stablehlo.constant dense<"0x42D600B448D6A044F85288CC0CD230CCF453865538CC20CE"> : tensor<1x2x3x2xf16>
    stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<1x2x3x2xf16>, tensor<1x2x3x2xf16>) -> ()
    %19 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xf16>) -> tensor<3x2x2x1xf16>
    %20 = stablehlo.constant dense<"0x42D600B40CD230CC48D6A044F4538655F85288CC38CC20CE"> : tensor<3x2x2x1xf16>
    stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x2x2x1xf16>, tensor<3x2x2x1xf16>) -> ()
    %21 = stablehlo.constant dense<> : tensor<0x3xf16>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xf16>) -> tensor<3x0xf16>
    %23 = stablehlo.constant dense<> : tensor<3x0xf16>
    stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x0xf16>, tensor<3x0xf16>) -> ()
    %24 = stablehlo.constant dense<-52.125> : tensor<f16>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64>}> : (tensor<f16>) -> tensor<f16>
    stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<f16>, tensor<f16>) -> ()
    return
  }
}
// -----
// transpose of f32
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[[105.25, -84.75, 34.0, -103.5, -122.75], [-73.25, -60.875, -73.875, 43.625, 37.25], [55.75, 33.625, -110.0, -103.75, 37.75], [64.75, 78.75, -84.625, 91.875, 51.125]], [[77.625, -31.25, -123.0, 14.625, -120.625], [-69.625, -27.375, 1.375, -96.375, -71.25], [1.875, 114.75, -100.5, -94.625, 38.375], [54.75, -15.125, -90.25, -95.375, -23.25]], [[18.75, -56.75, -12.375, -48.5, 102.75], [-86.25, 104.125, 81.5, 8.125, -6.125], [93.5, 56.25, -44.75, -113.75, 39.75], [118.5, -93.25, -2.25, 120.25, 98.875]]]> : tensor<3x4x5xf32>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
    stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
    %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xf32>) -> tensor<3x5x4xf32>
    %3 = stablehlo.constant dense<[[[105.25, -73.25, 55.75, 64.75], [-84.75, -60.875, 33.625, 78.75], [34.0, -73.875, -110.0, -84.625], [-103.5, 43.625, -103.75, 91.875], [-122.75, 37.25, 37.75, 51.125]], [[77.625, -69.625, 1.875, 54.75], [-31.25, -27.375, 114.75, -15.125], [-123.0, 1.375, -100.5, -90.25], [14.625, -96.375, -94.625, -95.375], [-120.625, -71.25, 38.375, -23.25]], [[18.75, -86.25, 93.5, 118.5], [-56.75, 104.125, 56.25, -93.25], [-12.375, 81.5, -44.75, -2.25], [-48.5, 8.125, -113.75, 120.25], [102.75, -6.125, 39.75, 98.875]]]> : tensor<3x5x4xf32>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> ()
    %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<3x4x5xf32>) -> tensor<4x3x5xf32>
    %5 = stablehlo.constant dense<[[[105.25, -84.75, 34.0, -103.5, -122.75], [77.625, -31.25, -123.0, 14.625, -120.625], [18.75, -56.75, -12.375, -48.5, 102.75]], [[-73.25, -60.875, -73.875, 43.625, 37.25], [-69.625, -27.375, 1.375, -96.375, -71.25], [-86.25, 104.125, 81.5, 8.125, -6.125]], [[55.75, 33.625, -110.0, -103.75, 37.75], [1.875, 114.75, -100.5, -94.625, 38.375], [93.5, 56.25, -44.75, -113.75, 39.75]], [[64.75, 78.75, -84.625, 91.875, 51.125], [54.75, -15.125, -90.25, -95.375, -23.25], [118.5, -93.25, -2.25, 120.25, 98.875]]]> : tensor<4x3x5xf32>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> ()
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x4x5xf32>) -> tensor<4x5x3xf32>
    %7 = stablehlo.constant dense<[[[105.25, 77.625, 18.75], [-84.75, -31.25, -56.75], [34.0, -123.0, -12.375], [-103.5, 14.625, -48.5], [-122.75, -120.625, 102.75]], [[-73.25, -69.625, -86.25], [-60.875, -27.375, 104.125], [-73.875, 1.375, 81.5], [43.625, -96.375, 8.125], [37.25, -71.25, -6.125]], [[55.75, 1.875, 93.5], [33.625, 114.75, 56.25], [-110.0, -100.5, -44.75], [-103.75, -94.625, -113.75], [37.75, 38.375, 39.75]], [[64.75, 54.75, 118.5], [78.75, -15.125, -93.25], [-84.625, -90.25, -2.25], [91.875, -95.375, 120.25], [51.125, -23.25, 98.875]]]> : tensor<4x5x3xf32>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x5x3xf32>, tensor<4x5x3xf32>) -> ()
    %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf32>) -> tensor<5x3x4xf32>
    %9 = stablehlo.constant dense<[[[105.25, -73.25, 55.75, 64.75], [77.625, -69.625, 1.875, 54.75], [18.75, -86.25, 93.5, 118.5]], [[-84.75, -60.875, 33.625, 78.75], [-31.25, -27.375, 114.75, -15.125], [-56.75, 104.125, 56.25, -93.25]], [[34.0, -73.875, -110.0, -84.625], [-123.0, 1.375, -100.5, -90.25], [-12.375, 81.5, -44.75, -2.25]], [[-103.5, 43.625, -103.75, 91.875], [14.625, -96.375, -94.625, -95.375], [-48.5, 8.125, -113.75, 120.25]], [[-122.75, 37.25, 37.75, 51.125], [-120.625, -71.25, 38.375, -23.25], [102.75, -6.125, 39.75, 98.875]]]> : tensor<5x3x4xf32>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<5x3x4xf32>, tensor<5x3x4xf32>) -> ()
    %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xf32>) -> tensor<5x4x3xf32>
    %11 = stablehlo.constant dense<[[[105.25, 77.625, 18.75], [-73.25, -69.625, -86.25], [55.75, 1.875, 93.5], [64.75, 54.75, 118.5]], [[-84.75, -31.25, -56.75], [-60.875, -27.375, 104.125], [33.625, 114.75, 56.25], [78.75, -15.125, -93.25]], [[34.0, -123.0, -12.375], [-73.875, 1.375, 81.5], [-110.0, -100.5, -44.75], [-84.625, -90.25, -2.25]], [[-103.5, 14.625, -48.5], [43.625, -96.375, 8.125], [-103.75, -94.625, -113.75], [91.875, -95.375, 120.25]], [[-122.75, -120.625, 102.75], [37.25, -71.25, -6.125], [37.75, 38.375, 39.75], [51.125, -23.25, 98.875]]]> : tensor<5x4x3xf32>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5x4x3xf32>, tensor<5x4x3xf32>) -> ()
    %12 = stablehlo.constant dense<[[[[97.625, -26.625]], [[0.75, 10.875]], [[-114.75, 9.75]]], [[[63.25, -12.125]], [[-91.0, -28.875]], [[-5.5, 115.0]]]]> : tensor<2x3x1x2xf32>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xf32>) -> tensor<2x3x2x1xf32>
    %14 = stablehlo.constant dense<[[[[97.625], [63.25]], [[0.75], [-91.0]], [[-114.75], [-5.5]]], [[[-26.625], [-12.125]], [[10.875], [-28.875]], [[9.75], [115.0]]]]> : tensor<2x3x2x1xf32>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2x1xf32>, tensor<2x3x2x1xf32>) -> ()
    %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xf32>) -> tensor<2x2x1x3xf32>
    %16 = stablehlo.constant dense<[[[[97.625, 0.75, -114.75]], [[-26.625, 10.875, 9.75]]], [[[63.25, -91.0, -5.5]], [[-12.125, -28.875, 115.0]]]]> : tensor<2x2x1x3xf32>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x2x1x3xf32>, tensor<2x2x1x3xf32>) -> ()
    %17 = "stablehlo.transpose"(%12) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xf32>) -> tensor<1x2x3x2xf32>
    %18 = stablehlo.constant dense<[[[[97.625, -26.625], [0.75, 10.875], [-114.75, 9.75]], [[63.25, -12.125], [-91.0, -28.875], [-5.5, 115.0]]]]> : tensor<1x2x3x2xf32>
    stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<1x2x3x2xf32>, tensor<1x2x3x2xf32>) -> ()
    %19 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xf32>) -> tensor<3x2x2x1xf32>
    %20 = stablehlo.constant dense<[[[[97.625], [-26.625]], [[63.25], [-12.125]]], [[[0.75], [10.875]], [[-91.0], [-28.875]]], [[[-114.75], [9.75]], [[-5.5], [115.0]]]]> : tensor<3x2x2x1xf32>
    stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x2x2x1xf32>, tensor<3x2x2x1xf32>) -> ()
    %21 = stablehlo.constant dense<> : tensor<0x3xf32>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xf32>) -> tensor<3x0xf32>
    %23 = stablehlo.constant dense<> : tensor<3x0xf32>
    stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x0xf32>, tensor<3x0xf32>) -> ()
    %24 = stablehlo.constant dense<115.0> : tensor<f32>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64>}> : (tensor<f32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<f32>, tensor<f32>) -> ()
    return
  }
}
// -----
// transpose of f64
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[[48.0, -80.125, 23.125, 120.75, 8.0], [55.0, 104.125, 5.625, -113.375, 121.75], [58.875, -93.375, -8.875, 26.25, -115.875], [-112.875, -38.75, -75.75, 25.125, 47.5]], [[94.125, 23.75, 2.625, -56.25, -86.0], [114.75, 14.375, -45.25, -27.375, -105.25], [86.25, 70.875, 57.375, 50.5, -56.5], [0.125, 70.875, 94.125, -22.0, 11.625]], [[-9.125, -51.25, 13.625, -1.5, 2.875], [-40.75, -30.25, -57.125, -38.875, -43.25], [5.625, 19.125, 97.375, -17.375, -2.625], [-44.125, 66.25, 17.125, 90.125, -124.5]]]> : tensor<3x4x5xf64>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2>}> : (tensor<3x4x5xf64>) -> tensor<3x4x5xf64>
    stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
    %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xf64>) -> tensor<3x5x4xf64>
    %3 = stablehlo.constant dense<[[[48.0, 55.0, 58.875, -112.875], [-80.125, 104.125, -93.375, -38.75], [23.125, 5.625, -8.875, -75.75], [120.75, -113.375, 26.25, 25.125], [8.0, 121.75, -115.875, 47.5]], [[94.125, 114.75, 86.25, 0.125], [23.75, 14.375, 70.875, 70.875], [2.625, -45.25, 57.375, 94.125], [-56.25, -27.375, 50.5, -22.0], [-86.0, -105.25, -56.5, 11.625]], [[-9.125, -40.75, 5.625, -44.125], [-51.25, -30.25, 19.125, 66.25], [13.625, -57.125, 97.375, 17.125], [-1.5, -38.875, -17.375, 90.125], [2.875, -43.25, -2.625, -124.5]]]> : tensor<3x5x4xf64>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5x4xf64>, tensor<3x5x4xf64>) -> ()
    %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<3x4x5xf64>) -> tensor<4x3x5xf64>
    %5 = stablehlo.constant dense<[[[48.0, -80.125, 23.125, 120.75, 8.0], [94.125, 23.75, 2.625, -56.25, -86.0], [-9.125, -51.25, 13.625, -1.5, 2.875]], [[55.0, 104.125, 5.625, -113.375, 121.75], [114.75, 14.375, -45.25, -27.375, -105.25], [-40.75, -30.25, -57.125, -38.875, -43.25]], [[58.875, -93.375, -8.875, 26.25, -115.875], [86.25, 70.875, 57.375, 50.5, -56.5], [5.625, 19.125, 97.375, -17.375, -2.625]], [[-112.875, -38.75, -75.75, 25.125, 47.5], [0.125, 70.875, 94.125, -22.0, 11.625], [-44.125, 66.25, 17.125, 90.125, -124.5]]]> : tensor<4x3x5xf64>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x5xf64>, tensor<4x3x5xf64>) -> ()
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x4x5xf64>) -> tensor<4x5x3xf64>
    %7 = stablehlo.constant dense<[[[48.0, 94.125, -9.125], [-80.125, 23.75, -51.25], [23.125, 2.625, 13.625], [120.75, -56.25, -1.5], [8.0, -86.0, 2.875]], [[55.0, 114.75, -40.75], [104.125, 14.375, -30.25], [5.625, -45.25, -57.125], [-113.375, -27.375, -38.875], [121.75, -105.25, -43.25]], [[58.875, 86.25, 5.625], [-93.375, 70.875, 19.125], [-8.875, 57.375, 97.375], [26.25, 50.5, -17.375], [-115.875, -56.5, -2.625]], [[-112.875, 0.125, -44.125], [-38.75, 70.875, 66.25], [-75.75, 94.125, 17.125], [25.125, -22.0, 90.125], [47.5, 11.625, -124.5]]]> : tensor<4x5x3xf64>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x5x3xf64>, tensor<4x5x3xf64>) -> ()
    %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf64>) -> tensor<5x3x4xf64>
    %9 = stablehlo.constant dense<[[[48.0, 55.0, 58.875, -112.875], [94.125, 114.75, 86.25, 0.125], [-9.125, -40.75, 5.625, -44.125]], [[-80.125, 104.125, -93.375, -38.75], [23.75, 14.375, 70.875, 70.875], [-51.25, -30.25, 19.125, 66.25]], [[23.125, 5.625, -8.875, -75.75], [2.625, -45.25, 57.375, 94.125], [13.625, -57.125, 97.375, 17.125]], [[120.75, -113.375, 26.25, 25.125], [-56.25, -27.375, 50.5, -22.0], [-1.5, -38.875, -17.375, 90.125]], [[8.0, 121.75, -115.875, 47.5], [-86.0, -105.25, -56.5, 11.625], [2.875, -43.25, -2.625, -124.5]]]> : tensor<5x3x4xf64>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<5x3x4xf64>, tensor<5x3x4xf64>) -> ()
    %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xf64>) -> tensor<5x4x3xf64>
    %11 = stablehlo.constant dense<[[[48.0, 94.125, -9.125], [55.0, 114.75, -40.75], [58.875, 86.25, 5.625], [-112.875, 0.125, -44.125]], [[-80.125, 23.75, -51.25], [104.125, 14.375, -30.25], [-93.375, 70.875, 19.125], [-38.75, 70.875, 66.25]], [[23.125, 2.625, 13.625], [5.625, -45.25, -57.125], [-8.875, 57.375, 97.375], [-75.75, 94.125, 17.125]], [[120.75, -56.25, -1.5], [-113.375, -27.375, -38.875], [26.25, 50.5, -17.375], [25.125, -22.0, 90.125]], [[8.0, -86.0, 2.875], [121.75, -105.25, -43.25], [-115.875, -56.5, -2.625], [47.5, 11.625, -124.5]]]> : tensor<5x4x3xf64>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5x4x3xf64>, tensor<5x4x3xf64>) -> ()
    %12 = stablehlo.constant dense<[[[[11.125, 64.0]], [[118.875, 48.875]], [[-25.125, -56.875]]], [[[-62.75, -114.375]], [[98.0, 33.375]], [[-31.375, 29.75]]]]> : tensor<2x3x1x2xf64>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xf64>) -> tensor<2x3x2x1xf64>
    %14 = stablehlo.constant dense<[[[[11.125], [-62.75]], [[118.875], [98.0]], [[-25.125], [-31.375]]], [[[64.0], [-114.375]], [[48.875], [33.375]], [[-56.875], [29.75]]]]> : tensor<2x3x2x1xf64>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2x1xf64>, tensor<2x3x2x1xf64>) -> ()
    %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xf64>) -> tensor<2x2x1x3xf64>
    %16 = stablehlo.constant dense<[[[[11.125, 118.875, -25.125]], [[64.0, 48.875, -56.875]]], [[[-62.75, 98.0, -31.375]], [[-114.375, 33.375, 29.75]]]]> : tensor<2x2x1x3xf64>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x2x1x3xf64>, tensor<2x2x1x3xf64>) -> ()
    %17 = "stablehlo.transpose"(%12) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xf64>) -> tensor<1x2x3x2xf64>
    %18 = stablehlo.constant dense<[[[[11.125, 64.0], [118.875, 48.875], [-25.125, -56.875]], [[-62.75, -114.375], [98.0, 33.375], [-31.375, 29.75]]]]> : tensor<1x2x3x2xf64>
    stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<1x2x3x2xf64>, tensor<1x2x3x2xf64>) -> ()
    %19 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xf64>) -> tensor<3x2x2x1xf64>
    %20 = stablehlo.constant dense<[[[[11.125], [64.0]], [[-62.75], [-114.375]]], [[[118.875], [48.875]], [[98.0], [33.375]]], [[[-25.125], [-56.875]], [[-31.375], [29.75]]]]> : tensor<3x2x2x1xf64>
    stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x2x2x1xf64>, tensor<3x2x2x1xf64>) -> ()
    %21 = stablehlo.constant dense<> : tensor<0x3xf64>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xf64>) -> tensor<3x0xf64>
    %23 = stablehlo.constant dense<> : tensor<3x0xf64>
    stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x0xf64>, tensor<3x0xf64>) -> ()
    %24 = stablehlo.constant dense<111.875> : tensor<f64>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64>}> : (tensor<f64>) -> tensor<f64>
    stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<f64>, tensor<f64>) -> ()
    return
  }
}
// -----
// transpose of complex<f32>
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[[(-3.25, 8.875), (-0.75, 9.75), (13.25, -7.0), (-4.5, -0.25), (3.0, -5.5)], [(6.75, 3.25), (-4.75, 1.0), (0.25, 10.5), (15.5, -10.375), (-6.25, -10.875)], [(-4.75, 4.75), (13.5, -1.625), (-14.75, -2.125), (-9.5, 11.75), (17.5, -2.625)], [(15.0, -6.25), (0.0, -8.5), (18.5, -1.375), (-22.75, 8.5), (14.25, 3.25)]], [[(-14.75, 5.875), (-14.0, -10.375), (-7.75, -6.875), (-24.0, 10.25), (-22.5, -6.125)], [(-6.5, 10.5), (-8.25, -10.875), (12.5, -5.25), (-6.5, -10.875), (-8.0, 12.25)], [(6.75, -6.5), (15.5, -6.0), (10.75, -5.125), (20.0, 3.875), (5.75, -7.0)], [(7.0, -12.0), (-5.25, 7.375), (4.5, -1.125), (7.25, 2.75), (-22.0, -9.0)]], [[(9.25, 5.0), (1.5, 11.75), (-0.75, -7.875), (-3.25, 1.0), (-9.0, 9.75)], [(-3.0, -8.25), (7.75, 12.0), (2.0, -8.5), (1.75, 0.875), (-15.0, -11.125)], [(-5.75, 1.625), (-12.25, -9.5), (18.25, 4.875), (14.5, 7.125), (-10.75, 3.0)], [(-21.25, 0.5), (-6.5, -3.25), (8.5, -10.875), (-19.75, 6.125), (17.0, -1.75)]]]> : tensor<3x4x5xcomplex<f32>>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<3x4x5xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
    %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<3x5x4xcomplex<f32>>
    %3 = stablehlo.constant dense<[[[(-3.25, 8.875), (6.75, 3.25), (-4.75, 4.75), (15.0, -6.25)], [(-0.75, 9.75), (-4.75, 1.0), (13.5, -1.625), (0.0, -8.5)], [(13.25, -7.0), (0.25, 10.5), (-14.75, -2.125), (18.5, -1.375)], [(-4.5, -0.25), (15.5, -10.375), (-9.5, 11.75), (-22.75, 8.5)], [(3.0, -5.5), (-6.25, -10.875), (17.5, -2.625), (14.25, 3.25)]], [[(-14.75, 5.875), (-6.5, 10.5), (6.75, -6.5), (7.0, -12.0)], [(-14.0, -10.375), (-8.25, -10.875), (15.5, -6.0), (-5.25, 7.375)], [(-7.75, -6.875), (12.5, -5.25), (10.75, -5.125), (4.5, -1.125)], [(-24.0, 10.25), (-6.5, -10.875), (20.0, 3.875), (7.25, 2.75)], [(-22.5, -6.125), (-8.0, 12.25), (5.75, -7.0), (-22.0, -9.0)]], [[(9.25, 5.0), (-3.0, -8.25), (-5.75, 1.625), (-21.25, 0.5)], [(1.5, 11.75), (7.75, 12.0), (-12.25, -9.5), (-6.5, -3.25)], [(-0.75, -7.875), (2.0, -8.5), (18.25, 4.875), (8.5, -10.875)], [(-3.25, 1.0), (1.75, 0.875), (14.5, 7.125), (-19.75, 6.125)], [(-9.0, 9.75), (-15.0, -11.125), (-10.75, 3.0), (17.0, -1.75)]]]> : tensor<3x5x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5x4xcomplex<f32>>, tensor<3x5x4xcomplex<f32>>) -> ()
    %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<4x3x5xcomplex<f32>>
    %5 = stablehlo.constant dense<[[[(-3.25, 8.875), (-0.75, 9.75), (13.25, -7.0), (-4.5, -0.25), (3.0, -5.5)], [(-14.75, 5.875), (-14.0, -10.375), (-7.75, -6.875), (-24.0, 10.25), (-22.5, -6.125)], [(9.25, 5.0), (1.5, 11.75), (-0.75, -7.875), (-3.25, 1.0), (-9.0, 9.75)]], [[(6.75, 3.25), (-4.75, 1.0), (0.25, 10.5), (15.5, -10.375), (-6.25, -10.875)], [(-6.5, 10.5), (-8.25, -10.875), (12.5, -5.25), (-6.5, -10.875), (-8.0, 12.25)], [(-3.0, -8.25), (7.75, 12.0), (2.0, -8.5), (1.75, 0.875), (-15.0, -11.125)]], [[(-4.75, 4.75), (13.5, -1.625), (-14.75, -2.125), (-9.5, 11.75), (17.5, -2.625)], [(6.75, -6.5), (15.5, -6.0), (10.75, -5.125), (20.0, 3.875), (5.75, -7.0)], [(-5.75, 1.625), (-12.25, -9.5), (18.25, 4.875), (14.5, 7.125), (-10.75, 3.0)]], [[(15.0, -6.25), (0.0, -8.5), (18.5, -1.375), (-22.75, 8.5), (14.25, 3.25)], [(7.0, -12.0), (-5.25, 7.375), (4.5, -1.125), (7.25, 2.75), (-22.0, -9.0)], [(-21.25, 0.5), (-6.5, -3.25), (8.5, -10.875), (-19.75, 6.125), (17.0, -1.75)]]]> : tensor<4x3x5xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x5xcomplex<f32>>, tensor<4x3x5xcomplex<f32>>) -> ()
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<4x5x3xcomplex<f32>>
    %7 = stablehlo.constant dense<[[[(-3.25, 8.875), (-14.75, 5.875), (9.25, 5.0)], [(-0.75, 9.75), (-14.0, -10.375), (1.5, 11.75)], [(13.25, -7.0), (-7.75, -6.875), (-0.75, -7.875)], [(-4.5, -0.25), (-24.0, 10.25), (-3.25, 1.0)], [(3.0, -5.5), (-22.5, -6.125), (-9.0, 9.75)]], [[(6.75, 3.25), (-6.5, 10.5), (-3.0, -8.25)], [(-4.75, 1.0), (-8.25, -10.875), (7.75, 12.0)], [(0.25, 10.5), (12.5, -5.25), (2.0, -8.5)], [(15.5, -10.375), (-6.5, -10.875), (1.75, 0.875)], [(-6.25, -10.875), (-8.0, 12.25), (-15.0, -11.125)]], [[(-4.75, 4.75), (6.75, -6.5), (-5.75, 1.625)], [(13.5, -1.625), (15.5, -6.0), (-12.25, -9.5)], [(-14.75, -2.125), (10.75, -5.125), (18.25, 4.875)], [(-9.5, 11.75), (20.0, 3.875), (14.5, 7.125)], [(17.5, -2.625), (5.75, -7.0), (-10.75, 3.0)]], [[(15.0, -6.25), (7.0, -12.0), (-21.25, 0.5)], [(0.0, -8.5), (-5.25, 7.375), (-6.5, -3.25)], [(18.5, -1.375), (4.5, -1.125), (8.5, -10.875)], [(-22.75, 8.5), (7.25, 2.75), (-19.75, 6.125)], [(14.25, 3.25), (-22.0, -9.0), (17.0, -1.75)]]]> : tensor<4x5x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x5x3xcomplex<f32>>, tensor<4x5x3xcomplex<f32>>) -> ()
    %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<5x3x4xcomplex<f32>>
    %9 = stablehlo.constant dense<[[[(-3.25, 8.875), (6.75, 3.25), (-4.75, 4.75), (15.0, -6.25)], [(-14.75, 5.875), (-6.5, 10.5), (6.75, -6.5), (7.0, -12.0)], [(9.25, 5.0), (-3.0, -8.25), (-5.75, 1.625), (-21.25, 0.5)]], [[(-0.75, 9.75), (-4.75, 1.0), (13.5, -1.625), (0.0, -8.5)], [(-14.0, -10.375), (-8.25, -10.875), (15.5, -6.0), (-5.25, 7.375)], [(1.5, 11.75), (7.75, 12.0), (-12.25, -9.5), (-6.5, -3.25)]], [[(13.25, -7.0), (0.25, 10.5), (-14.75, -2.125), (18.5, -1.375)], [(-7.75, -6.875), (12.5, -5.25), (10.75, -5.125), (4.5, -1.125)], [(-0.75, -7.875), (2.0, -8.5), (18.25, 4.875), (8.5, -10.875)]], [[(-4.5, -0.25), (15.5, -10.375), (-9.5, 11.75), (-22.75, 8.5)], [(-24.0, 10.25), (-6.5, -10.875), (20.0, 3.875), (7.25, 2.75)], [(-3.25, 1.0), (1.75, 0.875), (14.5, 7.125), (-19.75, 6.125)]], [[(3.0, -5.5), (-6.25, -10.875), (17.5, -2.625), (14.25, 3.25)], [(-22.5, -6.125), (-8.0, 12.25), (5.75, -7.0), (-22.0, -9.0)], [(-9.0, 9.75), (-15.0, -11.125), (-10.75, 3.0), (17.0, -1.75)]]]> : tensor<5x3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<5x3x4xcomplex<f32>>, tensor<5x3x4xcomplex<f32>>) -> ()
    %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<5x4x3xcomplex<f32>>
    %11 = stablehlo.constant dense<[[[(-3.25, 8.875), (-14.75, 5.875), (9.25, 5.0)], [(6.75, 3.25), (-6.5, 10.5), (-3.0, -8.25)], [(-4.75, 4.75), (6.75, -6.5), (-5.75, 1.625)], [(15.0, -6.25), (7.0, -12.0), (-21.25, 0.5)]], [[(-0.75, 9.75), (-14.0, -10.375), (1.5, 11.75)], [(-4.75, 1.0), (-8.25, -10.875), (7.75, 12.0)], [(13.5, -1.625), (15.5, -6.0), (-12.25, -9.5)], [(0.0, -8.5), (-5.25, 7.375), (-6.5, -3.25)]], [[(13.25, -7.0), (-7.75, -6.875), (-0.75, -7.875)], [(0.25, 10.5), (12.5, -5.25), (2.0, -8.5)], [(-14.75, -2.125), (10.75, -5.125), (18.25, 4.875)], [(18.5, -1.375), (4.5, -1.125), (8.5, -10.875)]], [[(-4.5, -0.25), (-24.0, 10.25), (-3.25, 1.0)], [(15.5, -10.375), (-6.5, -10.875), (1.75, 0.875)], [(-9.5, 11.75), (20.0, 3.875), (14.5, 7.125)], [(-22.75, 8.5), (7.25, 2.75), (-19.75, 6.125)]], [[(3.0, -5.5), (-22.5, -6.125), (-9.0, 9.75)], [(-6.25, -10.875), (-8.0, 12.25), (-15.0, -11.125)], [(17.5, -2.625), (5.75, -7.0), (-10.75, 3.0)], [(14.25, 3.25), (-22.0, -9.0), (17.0, -1.75)]]]> : tensor<5x4x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5x4x3xcomplex<f32>>, tensor<5x4x3xcomplex<f32>>) -> ()
    %12 = stablehlo.constant dense<[[[[(20.5, -3.625), (-8.5, -8.25)]], [[(20.0, 9.75), (9.75, -4.375)]], [[(6.5, 9.0), (18.5, 7.625)]]], [[[(13.0, -2.5), (-5.0, -6.0)]], [[(-9.75, 4.125), (16.75, -4.25)]], [[(3.75, -3.5), (0.25, -9.375)]]]]> : tensor<2x3x1x2xcomplex<f32>>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xcomplex<f32>>) -> tensor<2x3x2x1xcomplex<f32>>
    %14 = stablehlo.constant dense<[[[[(20.5, -3.625)], [(13.0, -2.5)]], [[(20.0, 9.75)], [(-9.75, 4.125)]], [[(6.5, 9.0)], [(3.75, -3.5)]]], [[[(-8.5, -8.25)], [(-5.0, -6.0)]], [[(9.75, -4.375)], [(16.75, -4.25)]], [[(18.5, 7.625)], [(0.25, -9.375)]]]]> : tensor<2x3x2x1xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2x1xcomplex<f32>>, tensor<2x3x2x1xcomplex<f32>>) -> ()
    %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xcomplex<f32>>) -> tensor<2x2x1x3xcomplex<f32>>
    %16 = stablehlo.constant dense<[[[[(20.5, -3.625), (20.0, 9.75), (6.5, 9.0)]], [[(-8.5, -8.25), (9.75, -4.375), (18.5, 7.625)]]], [[[(13.0, -2.5), (-9.75, 4.125), (3.75, -3.5)]], [[(-5.0, -6.0), (16.75, -4.25), (0.25, -9.375)]]]]> : tensor<2x2x1x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x2x1x3xcomplex<f32>>, tensor<2x2x1x3xcomplex<f32>>) -> ()
    %17 = "stablehlo.transpose"(%12) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xcomplex<f32>>) -> tensor<1x2x3x2xcomplex<f32>>
    %18 = stablehlo.constant dense<[[[[(20.5, -3.625), (-8.5, -8.25)], [(20.0, 9.75), (9.75, -4.375)], [(6.5, 9.0), (18.5, 7.625)]], [[(13.0, -2.5), (-5.0, -6.0)], [(-9.75, 4.125), (16.75, -4.25)], [(3.75, -3.5), (0.25, -9.375)]]]]> : tensor<1x2x3x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<1x2x3x2xcomplex<f32>>, tensor<1x2x3x2xcomplex<f32>>) -> ()
    %19 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xcomplex<f32>>) -> tensor<3x2x2x1xcomplex<f32>>
    %20 = stablehlo.constant dense<[[[[(20.5, -3.625)], [(-8.5, -8.25)]], [[(13.0, -2.5)], [(-5.0, -6.0)]]], [[[(20.0, 9.75)], [(9.75, -4.375)]], [[(-9.75, 4.125)], [(16.75, -4.25)]]], [[[(6.5, 9.0)], [(18.5, 7.625)]], [[(3.75, -3.5)], [(0.25, -9.375)]]]]> : tensor<3x2x2x1xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x2x2x1xcomplex<f32>>, tensor<3x2x2x1xcomplex<f32>>) -> ()
    %21 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xcomplex<f32>>) -> tensor<3x0xcomplex<f32>>
    %23 = stablehlo.constant dense<> : tensor<3x0xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x0xcomplex<f32>>, tensor<3x0xcomplex<f32>>) -> ()
    %24 = stablehlo.constant dense<(15.0, 1.125)> : tensor<complex<f32>>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64>}> : (tensor<complex<f32>>) -> tensor<complex<f32>>
    stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
    return
  }
}
// -----
// transpose of complex<f64>
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[[(-0.5, -11.75), (-2.75, -8.0), (-18.5, 0.75), (11.0, 5.875), (-8.75, -6.875)], [(-2.5, 4.125), (6.75, 8.125), (-4.75, -9.25), (17.25, -7.75), (18.25, -0.875)], [(4.75, -6.125), (22.75, 9.125), (4.75, -5.5), (24.0, 3.125), (12.5, 1.625)], [(-19.0, -5.75), (5.25, -9.25), (-1.75, -3.625), (-17.5, 12.0), (15.0, 7.25)]], [[(-11.5, -5.0), (13.25, 4.0), (15.0, -10.625), (18.25, 4.625), (12.0, 9.375)], [(-24.0, -1.875), (-15.75, 5.25), (-23.5, 5.625), (15.0, -9.25), (23.5, -4.5)], [(-6.75, 11.875), (-18.5, 2.125), (-21.5, -2.0), (14.0, 4.5), (23.25, 5.375)], [(-18.5, -7.75), (7.0, 6.875), (-19.5, 8.5), (1.0, 4.625), (-12.75, 0.625)]], [[(-10.5, 2.375), (2.0, -3.75), (-21.5, -0.25), (24.25, -0.5), (0.25, -6.0)], [(18.0, -10.75), (-3.5, 4.5), (5.5, -4.25), (4.25, 2.0), (18.25, 6.0)], [(3.25, -6.375), (-1.5, 1.25), (-15.75, -1.875), (7.5, 12.0), (-17.25, 10.875)], [(-24.75, -9.125), (22.75, 3.75), (14.25, 0.0), (-2.25, 8.0), (-0.75, -9.125)]]]> : tensor<3x4x5xcomplex<f64>>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 2>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<3x4x5xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4x5xcomplex<f64>>, tensor<3x4x5xcomplex<f64>>) -> ()
    %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<3x5x4xcomplex<f64>>
    %3 = stablehlo.constant dense<[[[(-0.5, -11.75), (-2.5, 4.125), (4.75, -6.125), (-19.0, -5.75)], [(-2.75, -8.0), (6.75, 8.125), (22.75, 9.125), (5.25, -9.25)], [(-18.5, 0.75), (-4.75, -9.25), (4.75, -5.5), (-1.75, -3.625)], [(11.0, 5.875), (17.25, -7.75), (24.0, 3.125), (-17.5, 12.0)], [(-8.75, -6.875), (18.25, -0.875), (12.5, 1.625), (15.0, 7.25)]], [[(-11.5, -5.0), (-24.0, -1.875), (-6.75, 11.875), (-18.5, -7.75)], [(13.25, 4.0), (-15.75, 5.25), (-18.5, 2.125), (7.0, 6.875)], [(15.0, -10.625), (-23.5, 5.625), (-21.5, -2.0), (-19.5, 8.5)], [(18.25, 4.625), (15.0, -9.25), (14.0, 4.5), (1.0, 4.625)], [(12.0, 9.375), (23.5, -4.5), (23.25, 5.375), (-12.75, 0.625)]], [[(-10.5, 2.375), (18.0, -10.75), (3.25, -6.375), (-24.75, -9.125)], [(2.0, -3.75), (-3.5, 4.5), (-1.5, 1.25), (22.75, 3.75)], [(-21.5, -0.25), (5.5, -4.25), (-15.75, -1.875), (14.25, 0.0)], [(24.25, -0.5), (4.25, 2.0), (7.5, 12.0), (-2.25, 8.0)], [(0.25, -6.0), (18.25, 6.0), (-17.25, 10.875), (-0.75, -9.125)]]]> : tensor<3x5x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5x4xcomplex<f64>>, tensor<3x5x4xcomplex<f64>>) -> ()
    %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<4x3x5xcomplex<f64>>
    %5 = stablehlo.constant dense<[[[(-0.5, -11.75), (-2.75, -8.0), (-18.5, 0.75), (11.0, 5.875), (-8.75, -6.875)], [(-11.5, -5.0), (13.25, 4.0), (15.0, -10.625), (18.25, 4.625), (12.0, 9.375)], [(-10.5, 2.375), (2.0, -3.75), (-21.5, -0.25), (24.25, -0.5), (0.25, -6.0)]], [[(-2.5, 4.125), (6.75, 8.125), (-4.75, -9.25), (17.25, -7.75), (18.25, -0.875)], [(-24.0, -1.875), (-15.75, 5.25), (-23.5, 5.625), (15.0, -9.25), (23.5, -4.5)], [(18.0, -10.75), (-3.5, 4.5), (5.5, -4.25), (4.25, 2.0), (18.25, 6.0)]], [[(4.75, -6.125), (22.75, 9.125), (4.75, -5.5), (24.0, 3.125), (12.5, 1.625)], [(-6.75, 11.875), (-18.5, 2.125), (-21.5, -2.0), (14.0, 4.5), (23.25, 5.375)], [(3.25, -6.375), (-1.5, 1.25), (-15.75, -1.875), (7.5, 12.0), (-17.25, 10.875)]], [[(-19.0, -5.75), (5.25, -9.25), (-1.75, -3.625), (-17.5, 12.0), (15.0, 7.25)], [(-18.5, -7.75), (7.0, 6.875), (-19.5, 8.5), (1.0, 4.625), (-12.75, 0.625)], [(-24.75, -9.125), (22.75, 3.75), (14.25, 0.0), (-2.25, 8.0), (-0.75, -9.125)]]]> : tensor<4x3x5xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x5xcomplex<f64>>, tensor<4x3x5xcomplex<f64>>) -> ()
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<4x5x3xcomplex<f64>>
    %7 = stablehlo.constant dense<[[[(-0.5, -11.75), (-11.5, -5.0), (-10.5, 2.375)], [(-2.75, -8.0), (13.25, 4.0), (2.0, -3.75)], [(-18.5, 0.75), (15.0, -10.625), (-21.5, -0.25)], [(11.0, 5.875), (18.25, 4.625), (24.25, -0.5)], [(-8.75, -6.875), (12.0, 9.375), (0.25, -6.0)]], [[(-2.5, 4.125), (-24.0, -1.875), (18.0, -10.75)], [(6.75, 8.125), (-15.75, 5.25), (-3.5, 4.5)], [(-4.75, -9.25), (-23.5, 5.625), (5.5, -4.25)], [(17.25, -7.75), (15.0, -9.25), (4.25, 2.0)], [(18.25, -0.875), (23.5, -4.5), (18.25, 6.0)]], [[(4.75, -6.125), (-6.75, 11.875), (3.25, -6.375)], [(22.75, 9.125), (-18.5, 2.125), (-1.5, 1.25)], [(4.75, -5.5), (-21.5, -2.0), (-15.75, -1.875)], [(24.0, 3.125), (14.0, 4.5), (7.5, 12.0)], [(12.5, 1.625), (23.25, 5.375), (-17.25, 10.875)]], [[(-19.0, -5.75), (-18.5, -7.75), (-24.75, -9.125)], [(5.25, -9.25), (7.0, 6.875), (22.75, 3.75)], [(-1.75, -3.625), (-19.5, 8.5), (14.25, 0.0)], [(-17.5, 12.0), (1.0, 4.625), (-2.25, 8.0)], [(15.0, 7.25), (-12.75, 0.625), (-0.75, -9.125)]]]> : tensor<4x5x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x5x3xcomplex<f64>>, tensor<4x5x3xcomplex<f64>>) -> ()
    %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<5x3x4xcomplex<f64>>
    %9 = stablehlo.constant dense<[[[(-0.5, -11.75), (-2.5, 4.125), (4.75, -6.125), (-19.0, -5.75)], [(-11.5, -5.0), (-24.0, -1.875), (-6.75, 11.875), (-18.5, -7.75)], [(-10.5, 2.375), (18.0, -10.75), (3.25, -6.375), (-24.75, -9.125)]], [[(-2.75, -8.0), (6.75, 8.125), (22.75, 9.125), (5.25, -9.25)], [(13.25, 4.0), (-15.75, 5.25), (-18.5, 2.125), (7.0, 6.875)], [(2.0, -3.75), (-3.5, 4.5), (-1.5, 1.25), (22.75, 3.75)]], [[(-18.5, 0.75), (-4.75, -9.25), (4.75, -5.5), (-1.75, -3.625)], [(15.0, -10.625), (-23.5, 5.625), (-21.5, -2.0), (-19.5, 8.5)], [(-21.5, -0.25), (5.5, -4.25), (-15.75, -1.875), (14.25, 0.0)]], [[(11.0, 5.875), (17.25, -7.75), (24.0, 3.125), (-17.5, 12.0)], [(18.25, 4.625), (15.0, -9.25), (14.0, 4.5), (1.0, 4.625)], [(24.25, -0.5), (4.25, 2.0), (7.5, 12.0), (-2.25, 8.0)]], [[(-8.75, -6.875), (18.25, -0.875), (12.5, 1.625), (15.0, 7.25)], [(12.0, 9.375), (23.5, -4.5), (23.25, 5.375), (-12.75, 0.625)], [(0.25, -6.0), (18.25, 6.0), (-17.25, 10.875), (-0.75, -9.125)]]]> : tensor<5x3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<5x3x4xcomplex<f64>>, tensor<5x3x4xcomplex<f64>>) -> ()
    %10 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<5x4x3xcomplex<f64>>
    %11 = stablehlo.constant dense<[[[(-0.5, -11.75), (-11.5, -5.0), (-10.5, 2.375)], [(-2.5, 4.125), (-24.0, -1.875), (18.0, -10.75)], [(4.75, -6.125), (-6.75, 11.875), (3.25, -6.375)], [(-19.0, -5.75), (-18.5, -7.75), (-24.75, -9.125)]], [[(-2.75, -8.0), (13.25, 4.0), (2.0, -3.75)], [(6.75, 8.125), (-15.75, 5.25), (-3.5, 4.5)], [(22.75, 9.125), (-18.5, 2.125), (-1.5, 1.25)], [(5.25, -9.25), (7.0, 6.875), (22.75, 3.75)]], [[(-18.5, 0.75), (15.0, -10.625), (-21.5, -0.25)], [(-4.75, -9.25), (-23.5, 5.625), (5.5, -4.25)], [(4.75, -5.5), (-21.5, -2.0), (-15.75, -1.875)], [(-1.75, -3.625), (-19.5, 8.5), (14.25, 0.0)]], [[(11.0, 5.875), (18.25, 4.625), (24.25, -0.5)], [(17.25, -7.75), (15.0, -9.25), (4.25, 2.0)], [(24.0, 3.125), (14.0, 4.5), (7.5, 12.0)], [(-17.5, 12.0), (1.0, 4.625), (-2.25, 8.0)]], [[(-8.75, -6.875), (12.0, 9.375), (0.25, -6.0)], [(18.25, -0.875), (23.5, -4.5), (18.25, 6.0)], [(12.5, 1.625), (23.25, 5.375), (-17.25, 10.875)], [(15.0, 7.25), (-12.75, 0.625), (-0.75, -9.125)]]]> : tensor<5x4x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5x4x3xcomplex<f64>>, tensor<5x4x3xcomplex<f64>>) -> ()
    %12 = stablehlo.constant dense<[[[[(-4.25, 8.375), (-16.0, -8.375)]], [[(7.75, 6.625), (-12.25, 2.5)]], [[(-17.0, -8.875), (0.5, 8.125)]]], [[[(22.25, 0.25), (0.25, 7.625)]], [[(-9.25, -9.375), (5.5, 0.625)]], [[(-9.0, 9.5), (-3.5, 8.5)]]]]> : tensor<2x3x1x2xcomplex<f64>>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 3, 1, 0, 2>}> : (tensor<2x3x1x2xcomplex<f64>>) -> tensor<2x3x2x1xcomplex<f64>>
    %14 = stablehlo.constant dense<[[[[(-4.25, 8.375)], [(22.25, 0.25)]], [[(7.75, 6.625)], [(-9.25, -9.375)]], [[(-17.0, -8.875)], [(-9.0, 9.5)]]], [[[(-16.0, -8.375)], [(0.25, 7.625)]], [[(-12.25, 2.5)], [(5.5, 0.625)]], [[(0.5, 8.125)], [(-3.5, 8.5)]]]]> : tensor<2x3x2x1xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2x1xcomplex<f64>>, tensor<2x3x2x1xcomplex<f64>>) -> ()
    %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 3, 2, 1>}> : (tensor<2x3x1x2xcomplex<f64>>) -> tensor<2x2x1x3xcomplex<f64>>
    %16 = stablehlo.constant dense<[[[[(-4.25, 8.375), (7.75, 6.625), (-17.0, -8.875)]], [[(-16.0, -8.375), (-12.25, 2.5), (0.5, 8.125)]]], [[[(22.25, 0.25), (-9.25, -9.375), (-9.0, 9.5)]], [[(0.25, 7.625), (5.5, 0.625), (-3.5, 8.5)]]]]> : tensor<2x2x1x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x2x1x3xcomplex<f64>>, tensor<2x2x1x3xcomplex<f64>>) -> ()
    %17 = "stablehlo.transpose"(%12) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<2x3x1x2xcomplex<f64>>) -> tensor<1x2x3x2xcomplex<f64>>
    %18 = stablehlo.constant dense<[[[[(-4.25, 8.375), (-16.0, -8.375)], [(7.75, 6.625), (-12.25, 2.5)], [(-17.0, -8.875), (0.5, 8.125)]], [[(22.25, 0.25), (0.25, 7.625)], [(-9.25, -9.375), (5.5, 0.625)], [(-9.0, 9.5), (-3.5, 8.5)]]]]> : tensor<1x2x3x2xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<1x2x3x2xcomplex<f64>>, tensor<1x2x3x2xcomplex<f64>>) -> ()
    %19 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 3, 2>}> : (tensor<2x3x1x2xcomplex<f64>>) -> tensor<3x2x2x1xcomplex<f64>>
    %20 = stablehlo.constant dense<[[[[(-4.25, 8.375)], [(-16.0, -8.375)]], [[(22.25, 0.25)], [(0.25, 7.625)]]], [[[(7.75, 6.625)], [(-12.25, 2.5)]], [[(-9.25, -9.375)], [(5.5, 0.625)]]], [[[(-17.0, -8.875)], [(0.5, 8.125)]], [[(-9.0, 9.5)], [(-3.5, 8.5)]]]]> : tensor<3x2x2x1xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x2x2x1xcomplex<f64>>, tensor<3x2x2x1xcomplex<f64>>) -> ()
    %21 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0>}> : (tensor<0x3xcomplex<f64>>) -> tensor<3x0xcomplex<f64>>
    %23 = stablehlo.constant dense<> : tensor<3x0xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x0xcomplex<f64>>, tensor<3x0xcomplex<f64>>) -> ()
    %24 = stablehlo.constant dense<(-3.75, -11.75)> : tensor<complex<f64>>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64>}> : (tensor<complex<f64>>) -> tensor<complex<f64>>
    stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
    return
  }
}
// -----
// transpose of i8, more than a block
module {
  func.func public @main() -> () {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1330xi32>
    %1 = stablehlo.constant dense<7> : tensor<1330xi32>
    %2 = stablehlo.multiply %0, %1 : tensor<1330xi32>
    %3 = stablehlo.constant dense<127> : tensor<1330xi32>
    %4 = stablehlo.remainder %2, %3 : tensor<1330xi32>
    %5 = stablehlo.constant dense<63> : tensor<1330xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<1330xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<1330xi32>) -> tensor<1330xi8>
    %8 = "stablehlo.reshape"(%7) : (tensor<1330xi8>) -> tensor<35x38xi8>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 1, 0>}> : (tensor<35x38xi8>) -> tensor<38x35xi8>
    %10 = stablehlo.constant dense<"0xC1CDD9E5F1FD0915212D39C6D2DEEAF6020E1A26323ECBD7E3EFFB07131F2B37C4D0DCC8D4E0ECF804101C2834C1CDD9E5F1FD0915212D39C6D2DEEAF6020E1A26323ECBD7E3CFDBE7F3FF0B17232F3BC8D4E0ECF804101C2834C1CDD9E5F1FD0915212D39C6D2DEEAD6E2EEFA06121E2A36C3CFDBE7F3FF0B17232F3BC8D4E0ECF804101C2834C1CDD9E5F1DDE9F5010D1925313DCAD6E2EEFA06121E2A36C3CFDBE7F3FF0B17232F3BC8D4E0ECF8E4F0FC0814202C38C5D1DDE9F5010D1925313DCAD6E2EEFA06121E2A36C3CFDBE7F3FFEBF7030F1B27333FCCD8E4F0FC0814202C38C5D1DDE9F5010D1925313DCAD6E2EEFA06F2FE0A16222E3AC7D3DFEBF7030F1B27333FCCD8E4F0FC0814202C38C5D1DDE9F5010DF905111D2935C2CEDAE6F2FE0A16222E3AC7D3DFEBF7030F1B27333FCCD8E4F0FC0814000C1824303CC9D5E1EDF905111D2935C2CEDAE6F2FE0A16222E3AC7D3DFEBF7030F1B07131F2B37C4D0DCE8F4000C1824303CC9D5E1EDF905111D2935C2CEDAE6F2FE0A16220E1A26323ECBD7E3EFFB07131F2B37C4D0DCE8F4000C1824303CC9D5E1EDF905111D2915212D39C6D2DEEAF6020E1A26323ECBD7E3EFFB07131F2B37C4D0DCE8F4000C1824301C2834C1CDD9E5F1FD0915212D39C6D2DEEAF6020E1A26323ECBD7E3EFFB07131F2B37232F3BC8D4E0ECF804101C2834C1CDD9E5F1FD0915212D39C6D2DEEAF6020E1A26323E2A36C3CFDBE7F3FF0B17232F3BC8D4E0ECF804101C2834C1CDD9E5F1FD0915212D39C6313DCAD6E2EEFA06121E2A36C3CFDBE7F3FF0B17232F3BC8D4E0ECF804101C2834C1CD38C5D1DDE9F5010D1925313DCAD6E2EEFA06121E2A36C3CFDBE7F3FF0B17232F3BC8D43FCCD8E4F0FC0814202C38C5D1DDE9F5010D1925313DCAD6E2EEFA06121E2A36C3CFDBC7D3DFEBF7030F1B27333FCCD8E4F0FC0814202C38C5D1DDE9F5010D1925313DCAD6E2CEDAE6F2FE0A16222E3AC7D3DFEBF7030F1B27333FCCD8E4F0FC0814202C38C5D1DDE9D5E1EDF905111D2935C2CEDAE6F2FE0A16222E3AC7D3DFEBF7030F1B27333FCCD8E4F0DCE8F4000C1824303CC9D5E1EDF905111D2935C2CEDAE6F2FE0A16222E3AC7D3DFEBF7E3EFFB07131F2B37C4D0DCE8F4000C1824303CC9D5E1EDF905111D2935C2CEDAE6F2FEEAF6020E1A26323ECBD7E3EFFB07131F2B37C4D0DCE8F4000C1824303CC9D5E1EDF905F1FD0915212D39C6D2DEEAF6020E1A26323ECBD7E3EFFB07131F2B37C4D0DCE8F4000CF804101C2834C1CDD9E5F1FD0915212D39C6D2DEEAF6020E1A26323ECBD7E3EFFB0713FF0B17232F3BC8D4E0ECF804101C2834C1CDD9E5F1FD0915212D39C6D2DEEAF6020E1A06121E2A36C3CFDBE7F3FF0B17232F3BC8D4E0ECF804101C2834C1CDD9E5F1FD0915210D1925313DCAD6E2EEFA06121E2A36C3CFDBE7F3FF0B17232F3BC8D4E0ECF804101C2814202C38C5D1DDE9F5010D1925313DCAD6E2EEFA06121E2A36C3CFDBE7F3FF0B17232F1B27333FCCD8E4F0FC0814202C38C5D1DDE9F5010D1925313DCAD6E2EEFA06121E2A36222E3AC7D3DFEBF7030F1B27333FCCD8E4F0FC0814202C38C5D1DDE9F5010D1925313D2935C2CEDAE6F2FE0A16222E3AC7D3DFEBF7030F1B27333FCCD8E4F0FC0814202C38C5303CC9D5E1EDF905111D2935C2CEDAE6F2FE0A16222E3AC7D3DFEBF7030F1B27333FCC37C4D0DCE8F4000C1824303CC9D5E1EDF905111D2935C2CEDAE6F2FE0A16222E3AC7D33ECBD7E3EFFB07131F2B37C4D0DCE8F4000C1824303CC9D5E1EDF905111D2935C2CEDAC6D2DEEAF6020E1A26323ECBD7E3EFFB07131F2B37C4D0DCE8F4000C1824303CC9D5E1"> : tensor<38x35xi8>
    stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<38x35xi8>, tensor<38x35xi8>) -> ()
    return
  }
}
// -----
// transpose of i8, blocks in three dimensions
module {
  func.func public @main() -> () {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1710xi32>
    %1 = stablehlo.constant dense<7> : tensor<1710xi32>
    %2 = stablehlo.multiply %0, %1 : tensor<1710xi32>
    %3 = stablehlo.constant dense<127> : tensor<1710xi32>
    %4 = stablehlo.remainder %2, %3 : tensor<1710xi32>
    %5 = stablehlo.constant dense<63> : tensor<1710xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<1710xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<1710xi32>) -> tensor<1710xi8>
    %8 = "stablehlo.reshape"(%7) : (tensor<1710xi8>) -> tensor<5x19x18xi8>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 2, 1, 0>}> : (tensor<5x19x18xi8>) -> tensor<18x19x5xi8>
    %10 = stablehlo.constant dense<"0xC12D1A07F43F2C1906F33E2B1805F23D2A1704F13C291603F03B281502EF3A271401EE39261300ED382512FFEC372411FEEB362310FDEA35220FFCE934210EFBE833200DFAE7321F0CF9E6311E0BF8E5301D0AF7E42F1C09F6E32E1B08F5E2C834210EFBC733200DFAC6321F0CF9C5311E0BF8C4301D0AF7C32F1C09F6C22E1B08F5C12D1A07F43F2C1906F33E2B1805F23D2A1704F13C291603F03B281502EF3A271401EE39261300ED382512FFEC372411FEEB362310FDEA35220FFCE9CF3B281502CE3A271401CD39261300CC382512FFCB372411FECA362310FDC935220FFCC834210EFBC733200DFAC6321F0CF9C5311E0BF8C4301D0AF7C32F1C09F6C22E1B08F5C12D1A07F43F2C1906F33E2B1805F23D2A1704F13C291603F0D6C32F1C09D5C22E1B08D4C12D1A07D33F2C1906D23E2B1805D13D2A1704D03C291603CF3B281502CE3A271401CD39261300CC382512FFCB372411FECA362310FDC935220FFCC834210EFBC733200DFAC6321F0CF9C5311E0BF8C4301D0AF7DDCA362310DCC935220FDBC834210EDAC733200DD9C6321F0CD8C5311E0BD7C4301D0AD6C32F1C09D5C22E1B08D4C12D1A07D33F2C1906D23E2B1805D13D2A1704D03C291603CF3B281502CE3A271401CD39261300CC382512FFCB372411FEE4D13D2A17E3D03C2916E2CF3B2815E1CE3A2714E0CD392613DFCC382512DECB372411DDCA362310DCC935220FDBC834210EDAC733200DD9C6321F0CD8C5311E0BD7C4301D0AD6C32F1C09D5C22E1B08D4C12D1A07D33F2C1906D23E2B1805EBD8C5311EEAD7C4301DE9D6C32F1CE8D5C22E1BE7D4C12D1AE6D33F2C19E5D23E2B18E4D13D2A17E3D03C2916E2CF3B2815E1CE3A2714E0CD392613DFCC382512DECB372411DDCA362310DCC935220FDBC834210EDAC733200DD9C6321F0CF2DFCC3825F1DECB3724F0DDCA3623EFDCC93522EEDBC83421EDDAC73320ECD9C6321FEBD8C5311EEAD7C4301DE9D6C32F1CE8D5C22E1BE7D4C12D1AE6D33F2C19E5D23E2B18E4D13D2A17E3D03C2916E2CF3B2815E1CE3A2714E0CD392613F9E6D33F2CF8E5D23E2BF7E4D13D2AF6E3D03C29F5E2CF3B28F4E1CE3A27F3E0CD3926F2DFCC3825F1DECB3724F0DDCA3623EFDCC93522EEDBC83421EDDAC73320ECD9C6321FEBD8C5311EEAD7C4301DE9D6C32F1CE8D5C22E1BE7D4C12D1A00EDDAC733FFECD9C632FEEBD8C531FDEAD7C430FCE9D6C32FFBE8D5C22EFAE7D4C12DF9E6D33F2CF8E5D23E2BF7E4D13D2AF6E3D03C29F5E2CF3B28F4E1CE3A27F3E0CD3926F2DFCC3825F1DECB3724F0DDCA3623EFDCC93522EEDBC8342107F4E1CE3A06F3E0CD3905F2DFCC3804F1DECB3703F0DDCA3602EFDCC93501EEDBC83400EDDAC733FFECD9C632FEEBD8C531FDEAD7C430FCE9D6C32FFBE8D5C22EFAE7D4C12DF9E6D33F2CF8E5D23E2BF7E4D13D2AF6E3D03C29F5E2CF3B280EFBE8D5C20DFAE7D4C10CF9E6D33F0BF8E5D23E0AF7E4D13D09F6E3D03C08F5E2CF3B07F4E1CE3A06F3E0CD3905F2DFCC3804F1DECB3703F0DDCA3602EFDCC93501EEDBC83400EDDAC733FFECD9C632FEEBD8C531FDEAD7C430FCE9D6C32F1502EFDCC91401EEDBC81300EDDAC712FFECD9C611FEEBD8C510FDEAD7C40FFCE9D6C30EFBE8D5C20DFAE7D4C10CF9E6D33F0BF8E5D23E0AF7E4D13D09F6E3D03C08F5E2CF3B07F4E1CE3A06F3E0CD3905F2DFCC3804F1DECB3703F0DDCA361C09F6E3D01B08F5E2CF1A07F4E1CE1906F3E0CD1805F2DFCC1704F1DECB1603F0DDCA1502EFDCC91401EEDBC81300EDDAC712FFECD9C611FEEBD8C510FDEAD7C40FFCE9D6C30EFBE8D5C20DFAE7D4C10CF9E6D33F0BF8E5D23E0AF7E4D13D2310FDEAD7220FFCE9D6210EFBE8D5200DFAE7D41F0CF9E6D31E0BF8E5D21D0AF7E4D11C09F6E3D01B08F5E2CF1A07F4E1CE1906F3E0CD1805F2DFCC1704F1DECB1603F0DDCA1502EFDCC91401EEDBC81300EDDAC712FFECD9C611FEEBD8C52A1704F1DE291603F0DD281502EFDC271401EEDB261300EDDA2512FFECD92411FEEBD82310FDEAD7220FFCE9D6210EFBE8D5200DFAE7D41F0CF9E6D31E0BF8E5D21D0AF7E4D11C09F6E3D01B08F5E2CF1A07F4E1CE1906F3E0CD1805F2DFCC311E0BF8E5301D0AF7E42F1C09F6E32E1B08F5E22D1A07F4E12C1906F3E02B1805F2DF2A1704F1DE291603F0DD281502EFDC271401EEDB261300EDDA2512FFECD92411FEEBD82310FDEAD7220FFCE9D6210EFBE8D5200DFAE7D41F0CF9E6D3382512FFEC372411FEEB362310FDEA35220FFCE934210EFBE833200DFAE7321F0CF9E6311E0BF8E5301D0AF7E42F1C09F6E32E1B08F5E22D1A07F4E12C1906F3E02B1805F2DF2A1704F1DE291603F0DD281502EFDC271401EEDB261300EDDA"> : tensor<18x19x5xi8>
    stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<18x19x5xi8>, tensor<18x19x5xi8>) -> ()
    %11 = "stablehlo.transpose"(%8) <{permutation = array<i64: 0, 2, 1>}> : (tensor<5x19x18xi8>) -> tensor<5x18x19xi8>
    %12 = stablehlo.constant dense<"0xC13F3E3D3C3B3A393837363534333231302F2EC8C7C6C5C4C3C2C13F3E3D3C3B3A3938373635CFCECDCCCBCAC9C8C7C6C5C4C3C2C13F3E3D3CD6D5D4D3D2D1D0CFCECDCCCBCAC9C8C7C6C5C4DDDCDBDAD9D8D7D6D5D4D3D2D1D0CFCECDCCCBE4E3E2E1E0DFDEDDDCDBDAD9D8D7D6D5D4D3D2EBEAE9E8E7E6E5E4E3E2E1E0DFDEDDDCDBDAD9F2F1F0EFEEEDECEBEAE9E8E7E6E5E4E3E2E1E0F9F8F7F6F5F4F3F2F1F0EFEEEDECEBEAE9E8E700FFFEFDFCFBFAF9F8F7F6F5F4F3F2F1F0EFEE0706050403020100FFFEFDFCFBFAF9F8F7F6F50E0D0C0B0A09080706050403020100FFFEFDFC1514131211100F0E0D0C0B0A090807060504031C1B1A191817161514131211100F0E0D0C0B0A232221201F1E1D1C1B1A1918171615141312112A292827262524232221201F1E1D1C1B1A191831302F2E2D2C2B2A292827262524232221201F3837363534333231302F2E2D2C2B2A292827262D2C2B2A292827262524232221201F1E1D1C1B34333231302F2E2D2C2B2A29282726252423223B3A393837363534333231302F2E2D2C2B2A29C3C2C13F3E3D3C3B3A39383736353433323130CAC9C8C7C6C5C4C3C2C13F3E3D3C3B3A393837D1D0CFCECDCCCBCAC9C8C7C6C5C4C3C2C13F3ED8D7D6D5D4D3D2D1D0CFCECDCCCBCAC9C8C7C6DFDEDDDCDBDAD9D8D7D6D5D4D3D2D1D0CFCECDE6E5E4E3E2E1E0DFDEDDDCDBDAD9D8D7D6D5D4EDECEBEAE9E8E7E6E5E4E3E2E1E0DFDEDDDCDBF4F3F2F1F0EFEEEDECEBEAE9E8E7E6E5E4E3E2FBFAF9F8F7F6F5F4F3F2F1F0EFEEEDECEBEAE9020100FFFEFDFCFBFAF9F8F7F6F5F4F3F2F1F009080706050403020100FFFEFDFCFBFAF9F8F7100F0E0D0C0B0A09080706050403020100FFFE17161514131211100F0E0D0C0B0A09080706051E1D1C1B1A191817161514131211100F0E0D0C2524232221201F1E1D1C1B1A191817161514131A191817161514131211100F0E0D0C0B0A090821201F1E1D1C1B1A191817161514131211100F2827262524232221201F1E1D1C1B1A191817162F2E2D2C2B2A292827262524232221201F1E1D363534333231302F2E2D2C2B2A2928272625243D3C3B3A393837363534333231302F2E2D2C2BC5C4C3C2C13F3E3D3C3B3A3938373635343332CCCBCAC9C8C7C6C5C4C3C2C13F3E3D3C3B3A39D3D2D1D0CFCECDCCCBCAC9C8C7C6C5C4C3C2C1DAD9D8D7D6D5D4D3D2D1D0CFCECDCCCBCAC9C8E1E0DFDEDDDCDBDAD9D8D7D6D5D4D3D2D1D0CFE8E7E6E5E4E3E2E1E0DFDEDDDCDBDAD9D8D7D6EFEEEDECEBEAE9E8E7E6E5E4E3E2E1E0DFDEDDF6F5F4F3F2F1F0EFEEEDECEBEAE9E8E7E6E5E4FDFCFBFAF9F8F7F6F5F4F3F2F1F0EFEEEDECEB0403020100FFFEFDFCFBFAF9F8F7F6F5F4F3F20B0A09080706050403020100FFFEFDFCFBFAF91211100F0E0D0C0B0A090807060504030201000706050403020100FFFEFDFCFBFAF9F8F7F6F50E0D0C0B0A09080706050403020100FFFEFDFC1514131211100F0E0D0C0B0A090807060504031C1B1A191817161514131211100F0E0D0C0B0A232221201F1E1D1C1B1A1918171615141312112A292827262524232221201F1E1D1C1B1A191831302F2E2D2C2B2A292827262524232221201F3837363534333231302F2E2D2C2B2A292827263F3E3D3C3B3A393837363534333231302F2E2DC7C6C5C4C3C2C13F3E3D3C3B3A393837363534CECDCCCBCAC9C8C7C6C5C4C3C2C13F3E3D3C3BD5D4D3D2D1D0CFCECDCCCBCAC9C8C7C6C5C4C3DCDBDAD9D8D7D6D5D4D3D2D1D0CFCECDCCCBCAE3E2E1E0DFDEDDDCDBDAD9D8D7D6D5D4D3D2D1EAE9E8E7E6E5E4E3E2E1E0DFDEDDDCDBDAD9D8F1F0EFEEEDECEBEAE9E8E7E6E5E4E3E2E1E0DFF8F7F6F5F4F3F2F1F0EFEEEDECEBEAE9E8E7E6FFFEFDFCFBFAF9F8F7F6F5F4F3F2F1F0EFEEEDF4F3F2F1F0EFEEEDECEBEAE9E8E7E6E5E4E3E2FBFAF9F8F7F6F5F4F3F2F1F0EFEEEDECEBEAE9020100FFFEFDFCFBFAF9F8F7F6F5F4F3F2F1F009080706050403020100FFFEFDFCFBFAF9F8F7100F0E0D0C0B0A09080706050403020100FFFE17161514131211100F0E0D0C0B0A09080706051E1D1C1B1A191817161514131211100F0E0D0C2524232221201F1E1D1C1B1A191817161514132C2B2A292827262524232221201F1E1D1C1B1A333231302F2E2D2C2B2A2928272625242322213A393837363534333231302F2E2D2C2B2A2928C2C13F3E3D3C3B3A393837363534333231302FC9C8C7C6C5C4C3C2C13F3E3D3C3B3A39383736D0CFCECDCCCBCAC9C8C7C6C5C4C3C2C13F3E3DD7D6D5D4D3D2D1D0CFCECDCCCBCAC9C8C7C6C5DEDDDCDBDAD9D8D7D6D5D4D3D2D1D0CFCECDCCE5E4E3E2E1E0DFDEDDDCDBDAD9D8D7D6D5D4D3ECEBEAE9E8E7E6E5E4E3E2E1E0DFDEDDDCDBDA"> : tensor<5x18x19xi8>
    stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<5x18x19xi8>, tensor<5x18x19xi8>) -> ()
    %13 = "stablehlo.transpose"(%8) <{permutation = array<i64: 1, 2, 0>}> : (tensor<5x19x18xi8>) -> tensor<19x18x5xi8>
    %14 = stablehlo.constant dense<"0xC12D1A07F4C834210EFBCF3B281502D6C32F1C09DDCA362310E4D13D2A17EBD8C5311EF2DFCC3825F9E6D33F2C00EDDAC73307F4E1CE3A0EFBE8D5C21502EFDCC91C09F6E3D02310FDEAD72A1704F1DE311E0BF8E5382512FFEC3F2C1906F3C733200DFACE3A271401D5C22E1B08DCC935220FE3D03C2916EAD7C4301DF1DECB3724F8E5D23E2BFFECD9C63206F3E0CD390DFAE7D4C11401EEDBC81B08F5E2CF220FFCE9D6291603F0DD301D0AF7E4372411FEEB3E2B1805F2C6321F0CF9CD39261300D4C12D1A07DBC834210EE2CF3B2815E9D6C32F1CF0DDCA3623F7E4D13D2AFEEBD8C53105F2DFCC380CF9E6D33F1300EDDAC71A07F4E1CE210EFBE8D5281502EFDC2F1C09F6E3362310FDEA3D2A1704F1C5311E0BF8CC382512FFD33F2C1906DAC733200DE1CE3A2714E8D5C22E1BEFDCC93522F6E3D03C29FDEAD7C43004F1DECB370BF8E5D23E12FFECD9C61906F3E0CD200DFAE7D4271401EEDB2E1B08F5E235220FFCE93C291603F0C4301D0AF7CB372411FED23E2B1805D9C6321F0CE0CD392613E7D4C12D1AEEDBC83421F5E2CF3B28FCE9D6C32F03F0DDCA360AF7E4D13D11FEEBD8C51805F2DFCC1F0CF9E6D3261300EDDA2D1A07F4E134210EFBE83B281502EFC32F1C09F6CA362310FDD13D2A1704D8C5311E0BDFCC382512E6D33F2C19EDDAC73320F4E1CE3A27FBE8D5C22E02EFDCC93509F6E3D03C10FDEAD7C41704F1DECB1E0BF8E5D22512FFECD92C1906F3E033200DFAE73A271401EEC22E1B08F5C935220FFCD03C291603D7C4301D0ADECB372411E5D23E2B18ECD9C6321FF3E0CD3926FAE7D4C12D01EEDBC83408F5E2CF3B0FFCE9D6C31603F0DDCA1D0AF7E4D12411FEEBD82B1805F2DF321F0CF9E639261300EDC12D1A07F4C834210EFBCF3B281502D6C32F1C09DDCA362310E4D13D2A17EBD8C5311EF2DFCC3825F9E6D33F2C00EDDAC73307F4E1CE3A0EFBE8D5C21502EFDCC91C09F6E3D02310FDEAD72A1704F1DE311E0BF8E5382512FFEC3F2C1906F3C733200DFACE3A271401D5C22E1B08DCC935220FE3D03C2916EAD7C4301DF1DECB3724F8E5D23E2BFFECD9C63206F3E0CD390DFAE7D4C11401EEDBC81B08F5E2CF220FFCE9D6291603F0DD301D0AF7E4372411FEEB3E2B1805F2C6321F0CF9CD39261300D4C12D1A07DBC834210EE2CF3B2815E9D6C32F1CF0DDCA3623F7E4D13D2AFEEBD8C53105F2DFCC380CF9E6D33F1300EDDAC71A07F4E1CE210EFBE8D5281502EFDC2F1C09F6E3362310FDEA3D2A1704F1C5311E0BF8CC382512FFD33F2C1906DAC733200DE1CE3A2714E8D5C22E1BEFDCC93522F6E3D03C29FDEAD7C43004F1DECB370BF8E5D23E12FFECD9C61906F3E0CD200DFAE7D4271401EEDB2E1B08F5E235220FFCE93C291603F0C4301D0AF7CB372411FED23E2B1805D9C6321F0CE0CD392613E7D4C12D1AEEDBC83421F5E2CF3B28FCE9D6C32F03F0DDCA360AF7E4D13D11FEEBD8C51805F2DFCC1F0CF9E6D3261300EDDA2D1A07F4E134210EFBE83B281502EFC32F1C09F6CA362310FDD13D2A1704D8C5311E0BDFCC382512E6D33F2C19EDDAC73320F4E1CE3A27FBE8D5C22E02EFDCC93509F6E3D03C10FDEAD7C41704F1DECB1E0BF8E5D22512FFECD92C1906F3E033200DFAE73A271401EEC22E1B08F5C935220FFCD03C291603D7C4301D0ADECB372411E5D23E2B18ECD9C6321FF3E0CD3926FAE7D4C12D01EEDBC83408F5E2CF3B0FFCE9D6C31603F0DDCA1D0AF7E4D12411FEEBD82B1805F2DF321F0CF9E639261300EDC12D1A07F4C834210EFBCF3B281502D6C32F1C09DDCA362310E4D13D2A17EBD8C5311EF2DFCC3825F9E6D33F2C00EDDAC73307F4E1CE3A0EFBE8D5C21502EFDCC91C09F6E3D02310FDEAD72A1704F1DE311E0BF8E5382512FFEC3F2C1906F3C733200DFACE3A271401D5C22E1B08DCC935220FE3D03C2916EAD7C4301DF1DECB3724F8E5D23E2BFFECD9C63206F3E0CD390DFAE7D4C11401EEDBC81B08F5E2CF220FFCE9D6291603F0DD301D0AF7E4372411FEEB3E2B1805F2C6321F0CF9CD39261300D4C12D1A07DBC834210EE2CF3B2815E9D6C32F1CF0DDCA3623F7E4D13D2AFEEBD8C53105F2DFCC380CF9E6D33F1300EDDAC71A07F4E1CE210EFBE8D5281502EFDC2F1C09F6E3362310FDEA3D2A1704F1C5311E0BF8CC382512FFD33F2C1906DAC733200DE1CE3A2714E8D5C22E1BEFDCC93522F6E3D03C29FDEAD7C43004F1DECB370BF8E5D23E12FFECD9C61906F3E0CD200DFAE7D4271401EEDB2E1B08F5E235220FFCE93C291603F0C4301D0AF7CB372411FED23E2B1805D9C6321F0CE0CD392613E7D4C12D1AEEDBC83421F5E2CF3B28FCE9D6C32F03F0DDCA360AF7E4D13D11FEEBD8C51805F2DFCC1F0CF9E6D3261300EDDA"> : tensor<19x18x5xi8>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<19x18x5xi8>, tensor<19x18x5xi8>) -> ()
    return
  }
}
// -----
// transpose of i16, more than a block
module {
  func.func public @main() -> () {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1330xi32>
    %1 = stablehlo.constant dense<7> : tensor<1330xi32>
    %2 = stablehlo.multiply %0, %1 : tensor<1330xi32>
    %3 = stablehlo.constant dense<127> : tensor<1330xi32>
    %4 = stablehlo.remainder %2, %3 : tensor<1330xi32>
    %5 = stablehlo.constant dense<63> : tensor<1330xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<1330xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<1330xi32>) -> tensor<1330xi16>
    %8 = "stablehlo.reshape"(%7) : (tensor<1330xi16>) -> tensor<35x38xi16>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 1, 0>}> : (tensor<35x38xi16>) -> tensor<38x35xi16>
    %10 = stablehlo.constant dense<"0xC1FFCDFFD9FFE5FFF1FFFDFF0900150021002D003900C6FFD2FFDEFFEAFFF6FF02000E001A00260032003E00CBFFD7FFE3FFEFFFFBFF070013001F002B003700C4FFD0FFDCFFC8FFD4FFE0FFECFFF8FF040010001C0028003400C1FFCDFFD9FFE5FFF1FFFDFF0900150021002D003900C6FFD2FFDEFFEAFFF6FF02000E001A00260032003E00CBFFD7FFE3FFCFFFDBFFE7FFF3FFFFFF0B00170023002F003B00C8FFD4FFE0FFECFFF8FF040010001C0028003400C1FFCDFFD9FFE5FFF1FFFDFF0900150021002D003900C6FFD2FFDEFFEAFFD6FFE2FFEEFFFAFF060012001E002A003600C3FFCFFFDBFFE7FFF3FFFFFF0B00170023002F003B00C8FFD4FFE0FFECFFF8FF040010001C0028003400C1FFCDFFD9FFE5FFF1FFDDFFE9FFF5FF01000D001900250031003D00CAFFD6FFE2FFEEFFFAFF060012001E002A003600C3FFCFFFDBFFE7FFF3FFFFFF0B00170023002F003B00C8FFD4FFE0FFECFFF8FFE4FFF0FFFCFF0800140020002C003800C5FFD1FFDDFFE9FFF5FF01000D001900250031003D00CAFFD6FFE2FFEEFFFAFF060012001E002A003600C3FFCFFFDBFFE7FFF3FFFFFFEBFFF7FF03000F001B00270033003F00CCFFD8FFE4FFF0FFFCFF0800140020002C003800C5FFD1FFDDFFE9FFF5FF01000D001900250031003D00CAFFD6FFE2FFEEFFFAFF0600F2FFFEFF0A00160022002E003A00C7FFD3FFDFFFEBFFF7FF03000F001B00270033003F00CCFFD8FFE4FFF0FFFCFF0800140020002C003800C5FFD1FFDDFFE9FFF5FF01000D00F9FF050011001D0029003500C2FFCEFFDAFFE6FFF2FFFEFF0A00160022002E003A00C7FFD3FFDFFFEBFFF7FF03000F001B00270033003F00CCFFD8FFE4FFF0FFFCFF0800140000000C001800240030003C00C9FFD5FFE1FFEDFFF9FF050011001D0029003500C2FFCEFFDAFFE6FFF2FFFEFF0A00160022002E003A00C7FFD3FFDFFFEBFFF7FF03000F001B00070013001F002B003700C4FFD0FFDCFFE8FFF4FF00000C001800240030003C00C9FFD5FFE1FFEDFFF9FF050011001D0029003500C2FFCEFFDAFFE6FFF2FFFEFF0A00160022000E001A00260032003E00CBFFD7FFE3FFEFFFFBFF070013001F002B003700C4FFD0FFDCFFE8FFF4FF00000C001800240030003C00C9FFD5FFE1FFEDFFF9FF050011001D002900150021002D003900C6FFD2FFDEFFEAFFF6FF02000E001A00260032003E00CBFFD7FFE3FFEFFFFBFF070013001F002B003700C4FFD0FFDCFFE8FFF4FF00000C001800240030001C0028003400C1FFCDFFD9FFE5FFF1FFFDFF0900150021002D003900C6FFD2FFDEFFEAFFF6FF02000E001A00260032003E00CBFFD7FFE3FFEFFFFBFF070013001F002B00370023002F003B00C8FFD4FFE0FFECFFF8FF040010001C0028003400C1FFCDFFD9FFE5FFF1FFFDFF0900150021002D003900C6FFD2FFDEFFEAFFF6FF02000E001A00260032003E002A003600C3FFCFFFDBFFE7FFF3FFFFFF0B00170023002F003B00C8FFD4FFE0FFECFFF8FF040010001C0028003400C1FFCDFFD9FFE5FFF1FFFDFF0900150021002D003900C6FF31003D00CAFFD6FFE2FFEEFFFAFF060012001E002A003600C3FFCFFFDBFFE7FFF3FFFFFF0B00170023002F003B00C8FFD4FFE0FFECFFF8FF040010001C0028003400C1FFCDFF3800C5FFD1FFDDFFE9FFF5FF01000D001900250031003D00CAFFD6FFE2FFEEFFFAFF060012001E002A003600C3FFCFFFDBFFE7FFF3FFFFFF0B00170023002F003B00C8FFD4FF3F00CCFFD8FFE4FFF0FFFCFF0800140020002C003800C5FFD1FFDDFFE9FFF5FF01000D001900250031003D00CAFFD6FFE2FFEEFFFAFF060012001E002A003600C3FFCFFFDBFFC7FFD3FFDFFFEBFFF7FF03000F001B00270033003F00CCFFD8FFE4FFF0FFFCFF0800140020002C003800C5FFD1FFDDFFE9FFF5FF01000D001900250031003D00CAFFD6FFE2FFCEFFDAFFE6FFF2FFFEFF0A00160022002E003A00C7FFD3FFDFFFEBFFF7FF03000F001B00270033003F00CCFFD8FFE4FFF0FFFCFF0800140020002C003800C5FFD1FFDDFFE9FFD5FFE1FFEDFFF9FF050011001D0029003500C2FFCEFFDAFFE6FFF2FFFEFF0A00160022002E003A00C7FFD3FFDFFFEBFFF7FF03000F001B00270033003F00CCFFD8FFE4FFF0FFDCFFE8FFF4FF00000C001800240030003C00C9FFD5FFE1FFEDFFF9FF050011001D0029003500C2FFCEFFDAFFE6FFF2FFFEFF0A00160022002E003A00C7FFD3FFDFFFEBFFF7FFE3FFEFFFFBFF070013001F002B003700C4FFD0FFDCFFE8FFF4FF00000C001800240030003C00C9FFD5FFE1FFEDFFF9FF050011001D0029003500C2FFCEFFDAFFE6FFF2FFFEFFEAFFF6FF02000E001A00260032003E00CBFFD7FFE3FFEFFFFBFF070013001F002B003700C4FFD0FFDCFFE8FFF4FF00000C001800240030003C00C9FFD5FFE1FFEDFFF9FF0500F1FFFDFF0900150021002D003900C6FFD2FFDEFFEAFFF6FF02000E001A00260032003E00CBFFD7FFE3FFEFFFFBFF070013001F002B003700C4FFD0FFDCFFE8FFF4FF00000C00F8FF040010001C0028003400C1FFCDFFD9FFE5FFF1FFFDFF0900150021002D003900C6FFD2FFDEFFEAFFF6FF02000E001A00260032003E00CBFFD7FFE3FFEFFFFBFF07001300FFFF0B00170023002F003B00C8FFD4FFE0FFECFFF8FF040010001C0028003400C1FFCDFFD9FFE5FFF1FFFDFF0900150021002D003900C6FFD2FFDEFFEAFFF6FF02000E001A00060012001E002A003600C3FFCFFFDBFFE7FFF3FFFFFF0B00170023002F003B00C8FFD4FFE0FFECFFF8FF040010001C0028003400C1FFCDFFD9FFE5FFF1FFFDFF0900150021000D001900250031003D00CAFFD6FFE2FFEEFFFAFF060012001E002A003600C3FFCFFFDBFFE7FFF3FFFFFF0B00170023002F003B00C8FFD4FFE0FFECFFF8FF040010001C002800140020002C003800C5FFD1FFDDFFE9FFF5FF01000D001900250031003D00CAFFD6FFE2FFEEFFFAFF060012001E002A003600C3FFCFFFDBFFE7FFF3FFFFFF0B00170023002F001B00270033003F00CCFFD8FFE4FFF0FFFCFF0800140020002C003800C5FFD1FFDDFFE9FFF5FF01000D001900250031003D00CAFFD6FFE2FFEEFFFAFF060012001E002A00360022002E003A00C7FFD3FFDFFFEBFFF7FF03000F001B00270033003F00CCFFD8FFE4FFF0FFFCFF0800140020002C003800C5FFD1FFDDFFE9FFF5FF01000D001900250031003D0029003500C2FFCEFFDAFFE6FFF2FFFEFF0A00160022002E003A00C7FFD3FFDFFFEBFFF7FF03000F001B00270033003F00CCFFD8FFE4FFF0FFFCFF0800140020002C003800C5FF30003C00C9FFD5FFE1FFEDFFF9FF050011001D0029003500C2FFCEFFDAFFE6FFF2FFFEFF0A00160022002E003A00C7FFD3FFDFFFEBFFF7FF03000F001B00270033003F00CCFF3700C4FFD0FFDCFFE8FFF4FF00000C001800240030003C00C9FFD5FFE1FFEDFFF9FF050011001D0029003500C2FFCEFFDAFFE6FFF2FFFEFF0A00160022002E003A00C7FFD3FF3E00CBFFD7FFE3FFEFFFFBFF070013001F002B003700C4FFD0FFDCFFE8FFF4FF00000C001800240030003C00C9FFD5FFE1FFEDFFF9FF050011001D0029003500C2FFCEFFDAFFC6FFD2FFDEFFEAFFF6FF02000E001A00260032003E00CBFFD7FFE3FFEFFFFBFF070013001F002B003700C4FFD0FFDCFFE8FFF4FF00000C001800240030003C00C9FFD5FFE1FF"> : tensor<38x35xi16>
    stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<38x35xi16>, tensor<38x35xi16>) -> ()
    return
  }
}
// -----
// transpose of i16, blocks in three dimensions
module {
  func.func public @main() -> () {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1710xi32>
    %1 = stablehlo.constant dense<7> : tensor<1710xi32>
    %2 = stablehlo.multiply %0, %1 : tensor<1710xi32>
    %3 = stablehlo.constant dense<127> : tensor<1710xi32>
    %4 = stablehlo.remainder %2, %3 : tensor<1710xi32>
    %5 = stablehlo.constant dense<63> : tensor<1710xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<1710xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<1710xi32>) -> tensor<1710xi16>
    %8 = "stablehlo.reshape"(%7) : (tensor<1710xi16>) -> tensor<5x19x18xi16>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 2, 1, 0>}> : (tensor<5x19x18xi16>) -> tensor<18x19x5xi16>
    %10 = stablehlo.constant dense<"0xC1FF2D001A000700F4FF3F002C0019000600F3FF3E002B0018000500F2FF3D002A0017000400F1FF3C00290016000300F0FF3B00280015000200EFFF3A00270014000100EEFF3900260013000000EDFF380025001200FFFFECFF370024001100FEFFEBFF360023001000FDFFEAFF350022000F00FCFFE9FF340021000E00FBFFE8FF330020000D00FAFFE7FF32001F000C00F9FFE6FF31001E000B00F8FFE5FF30001D000A00F7FFE4FF2F001C000900F6FFE3FF2E001B000800F5FFE2FFC8FF340021000E00FBFFC7FF330020000D00FAFFC6FF32001F000C00F9FFC5FF31001E000B00F8FFC4FF30001D000A00F7FFC3FF2F001C000900F6FFC2FF2E001B000800F5FFC1FF2D001A000700F4FF3F002C0019000600F3FF3E002B0018000500F2FF3D002A0017000400F1FF3C00290016000300F0FF3B00280015000200EFFF3A00270014000100EEFF3900260013000000EDFF380025001200FFFFECFF370024001100FEFFEBFF360023001000FDFFEAFF350022000F00FCFFE9FFCFFF3B00280015000200CEFF3A00270014000100CDFF3900260013000000CCFF380025001200FFFFCBFF370024001100FEFFCAFF360023001000FDFFC9FF350022000F00FCFFC8FF340021000E00FBFFC7FF330020000D00FAFFC6FF32001F000C00F9FFC5FF31001E000B00F8FFC4FF30001D000A00F7FFC3FF2F001C000900F6FFC2FF2E001B000800F5FFC1FF2D001A000700F4FF3F002C0019000600F3FF3E002B0018000500F2FF3D002A0017000400F1FF3C00290016000300F0FFD6FFC3FF2F001C000900D5FFC2FF2E001B000800D4FFC1FF2D001A000700D3FF3F002C0019000600D2FF3E002B0018000500D1FF3D002A0017000400D0FF3C00290016000300CFFF3B00280015000200CEFF3A00270014000100CDFF3900260013000000CCFF380025001200FFFFCBFF370024001100FEFFCAFF360023001000FDFFC9FF350022000F00FCFFC8FF340021000E00FBFFC7FF330020000D00FAFFC6FF32001F000C00F9FFC5FF31001E000B00F8FFC4FF30001D000A00F7FFDDFFCAFF360023001000DCFFC9FF350022000F00DBFFC8FF340021000E00DAFFC7FF330020000D00D9FFC6FF32001F000C00D8FFC5FF31001E000B00D7FFC4FF30001D000A00D6FFC3FF2F001C000900D5FFC2FF2E001B000800D4FFC1FF2D001A000700D3FF3F002C0019000600D2FF3E002B0018000500D1FF3D002A0017000400D0FF3C00290016000300CFFF3B00280015000200CEFF3A00270014000100CDFF3900260013000000CCFF380025001200FFFFCBFF370024001100FEFFE4FFD1FF3D002A001700E3FFD0FF3C0029001600E2FFCFFF3B0028001500E1FFCEFF3A0027001400E0FFCDFF390026001300DFFFCCFF380025001200DEFFCBFF370024001100DDFFCAFF360023001000DCFFC9FF350022000F00DBFFC8FF340021000E00DAFFC7FF330020000D00D9FFC6FF32001F000C00D8FFC5FF31001E000B00D7FFC4FF30001D000A00D6FFC3FF2F001C000900D5FFC2FF2E001B000800D4FFC1FF2D001A000700D3FF3F002C0019000600D2FF3E002B0018000500EBFFD8FFC5FF31001E00EAFFD7FFC4FF30001D00E9FFD6FFC3FF2F001C00E8FFD5FFC2FF2E001B00E7FFD4FFC1FF2D001A00E6FFD3FF3F002C001900E5FFD2FF3E002B001800E4FFD1FF3D002A001700E3FFD0FF3C0029001600E2FFCFFF3B0028001500E1FFCEFF3A0027001400E0FFCDFF390026001300DFFFCCFF380025001200DEFFCBFF370024001100DDFFCAFF360023001000DCFFC9FF350022000F00DBFFC8FF340021000E00DAFFC7FF330020000D00D9FFC6FF32001F000C00F2FFDFFFCCFF38002500F1FFDEFFCBFF37002400F0FFDDFFCAFF36002300EFFFDCFFC9FF35002200EEFFDBFFC8FF34002100EDFFDAFFC7FF33002000ECFFD9FFC6FF32001F00EBFFD8FFC5FF31001E00EAFFD7FFC4FF30001D00E9FFD6FFC3FF2F001C00E8FFD5FFC2FF2E001B00E7FFD4FFC1FF2D001A00E6FFD3FF3F002C001900E5FFD2FF3E002B001800E4FFD1FF3D002A001700E3FFD0FF3C0029001600E2FFCFFF3B0028001500E1FFCEFF3A0027001400E0FFCDFF390026001300F9FFE6FFD3FF3F002C00F8FFE5FFD2FF3E002B00F7FFE4FFD1FF3D002A00F6FFE3FFD0FF3C002900F5FFE2FFCFFF3B002800F4FFE1FFCEFF3A002700F3FFE0FFCDFF39002600F2FFDFFFCCFF38002500F1FFDEFFCBFF37002400F0FFDDFFCAFF36002300EFFFDCFFC9FF35002200EEFFDBFFC8FF34002100EDFFDAFFC7FF33002000ECFFD9FFC6FF32001F00EBFFD8FFC5FF31001E00EAFFD7FFC4FF30001D00E9FFD6FFC3FF2F001C00E8FFD5FFC2FF2E001B00E7FFD4FFC1FF2D001A000000EDFFDAFFC7FF3300FFFFECFFD9FFC6FF3200FEFFEBFFD8FFC5FF3100FDFFEAFFD7FFC4FF3000FCFFE9FFD6FFC3FF2F00FBFFE8FFD5FFC2FF2E00FAFFE7FFD4FFC1FF2D00F9FFE6FFD3FF3F002C00F8FFE5FFD2FF3E002B00F7FFE4FFD1FF3D002A00F6FFE3FFD0FF3C002900F5FFE2FFCFFF3B002800F4FFE1FFCEFF3A002700F3FFE0FFCDFF39002600F2FFDFFFCCFF38002500F1FFDEFFCBFF37002400F0FFDDFFCAFF36002300EFFFDCFFC9FF35002200EEFFDBFFC8FF340021000700F4FFE1FFCEFF3A000600F3FFE0FFCDFF39000500F2FFDFFFCCFF38000400F1FFDEFFCBFF37000300F0FFDDFFCAFF36000200EFFFDCFFC9FF35000100EEFFDBFFC8FF34000000EDFFDAFFC7FF3300FFFFECFFD9FFC6FF3200FEFFEBFFD8FFC5FF3100FDFFEAFFD7FFC4FF3000FCFFE9FFD6FFC3FF2F00FBFFE8FFD5FFC2FF2E00FAFFE7FFD4FFC1FF2D00F9FFE6FFD3FF3F002C00F8FFE5FFD2FF3E002B00F7FFE4FFD1FF3D002A00F6FFE3FFD0FF3C002900F5FFE2FFCFFF3B0028000E00FBFFE8FFD5FFC2FF0D00FAFFE7FFD4FFC1FF0C00F9FFE6FFD3FF3F000B00F8FFE5FFD2FF3E000A00F7FFE4FFD1FF3D000900F6FFE3FFD0FF3C000800F5FFE2FFCFFF3B000700F4FFE1FFCEFF3A000600F3FFE0FFCDFF39000500F2FFDFFFCCFF38000400F1FFDEFFCBFF37000300F0FFDDFFCAFF36000200EFFFDCFFC9FF35000100EEFFDBFFC8FF34000000EDFFDAFFC7FF3300FFFFECFFD9FFC6FF3200FEFFEBFFD8FFC5FF3100FDFFEAFFD7FFC4FF3000FCFFE9FFD6FFC3FF2F0015000200EFFFDCFFC9FF14000100EEFFDBFFC8FF13000000EDFFDAFFC7FF1200FFFFECFFD9FFC6FF1100FEFFEBFFD8FFC5FF1000FDFFEAFFD7FFC4FF0F00FCFFE9FFD6FFC3FF0E00FBFFE8FFD5FFC2FF0D00FAFFE7FFD4FFC1FF0C00F9FFE6FFD3FF3F000B00F8FFE5FFD2FF3E000A00F7FFE4FFD1FF3D000900F6FFE3FFD0FF3C000800F5FFE2FFCFFF3B000700F4FFE1FFCEFF3A000600F3FFE0FFCDFF39000500F2FFDFFFCCFF38000400F1FFDEFFCBFF37000300F0FFDDFFCAFF36001C000900F6FFE3FFD0FF1B000800F5FFE2FFCFFF1A000700F4FFE1FFCEFF19000600F3FFE0FFCDFF18000500F2FFDFFFCCFF17000400F1FFDEFFCBFF16000300F0FFDDFFCAFF15000200EFFFDCFFC9FF14000100EEFFDBFFC8FF13000000EDFFDAFFC7FF1200FFFFECFFD9FFC6FF1100FEFFEBFFD8FFC5FF1000FDFFEAFFD7FFC4FF0F00FCFFE9FFD6FFC3FF0E00FBFFE8FFD5FFC2FF0D00FAFFE7FFD4FFC1FF0C00F9FFE6FFD3FF3F000B00F8FFE5FFD2FF3E000A00F7FFE4FFD1FF3D0023001000FDFFEAFFD7FF22000F00FCFFE9FFD6FF21000E00FBFFE8FFD5FF20000D00FAFFE7FFD4FF1F000C00F9FFE6FFD3FF1E000B00F8FFE5FFD2FF1D000A00F7FFE4FFD1FF1C000900F6FFE3FFD0FF1B000800F5FFE2FFCFFF1A000700F4FFE1FFCEFF19000600F3FFE0FFCDFF18000500F2FFDFFFCCFF17000400F1FFDEFFCBFF16000300F0FFDDFFCAFF15000200EFFFDCFFC9FF14000100EEFFDBFFC8FF13000000EDFFDAFFC7FF1200FFFFECFFD9FFC6FF1100FEFFEBFFD8FFC5FF2A0017000400F1FFDEFF290016000300F0FFDDFF280015000200EFFFDCFF270014000100EEFFDBFF260013000000EDFFDAFF25001200FFFFECFFD9FF24001100FEFFEBFFD8FF23001000FDFFEAFFD7FF22000F00FCFFE9FFD6FF21000E00FBFFE8FFD5FF20000D00FAFFE7FFD4FF1F000C00F9FFE6FFD3FF1E000B00F8FFE5FFD2FF1D000A00F7FFE4FFD1FF1C000900F6FFE3FFD0FF1B000800F5FFE2FFCFFF1A000700F4FFE1FFCEFF19000600F3FFE0FFCDFF18000500F2FFDFFFCCFF31001E000B00F8FFE5FF30001D000A00F7FFE4FF2F001C000900F6FFE3FF2E001B000800F5FFE2FF2D001A000700F4FFE1FF2C0019000600F3FFE0FF2B0018000500F2FFDFFF2A0017000400F1FFDEFF290016000300F0FFDDFF280015000200EFFFDCFF270014000100EEFFDBFF260013000000EDFFDAFF25001200FFFFECFFD9FF24001100FEFFEBFFD8FF23001000FDFFEAFFD7FF22000F00FCFFE9FFD6FF21000E00FBFFE8FFD5FF20000D00FAFFE7FFD4FF1F000C00F9FFE6FFD3FF380025001200FFFFECFF370024001100FEFFEBFF360023001000FDFFEAFF350022000F00FCFFE9FF340021000E00FBFFE8FF330020000D00FAFFE7FF32001F000C00F9FFE6FF31001E000B00F8FFE5FF30001D000A00F7FFE4FF2F001C000900F6FFE3FF2E001B000800F5FFE2FF2D001A000700F4FFE1FF2C0019000600F3FFE0FF2B0018000500F2FFDFFF2A0017000400F1FFDEFF290016000300F0FFDDFF280015000200EFFFDCFF270014000100EEFFDBFF260013000000EDFFDAFF"> : tensor<18x19x5xi16>
    stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<18x19x5xi16>, tensor<18x19x5xi16>) -> ()
    %11 = "stablehlo.transpose"(%8) <{permutation = array<i64: 0, 2, 1>}> : (tensor<5x19x18xi16>) -> tensor<5x18x19xi16>
    %12 = stablehlo.constant dense<"0xC1FF3F003E003D003C003B003A0039003800370036003500340033003200310030002F002E00C8FFC7FFC6FFC5FFC4FFC3FFC2FFC1FF3F003E003D003C003B003A0039003800370036003500CFFFCEFFCDFFCCFFCBFFCAFFC9FFC8FFC7FFC6FFC5FFC4FFC3FFC2FFC1FF3F003E003D003C00D6FFD5FFD4FFD3FFD2FFD1FFD0FFCFFFCEFFCDFFCCFFCBFFCAFFC9FFC8FFC7FFC6FFC5FFC4FFDDFFDCFFDBFFDAFFD9FFD8FFD7FFD6FFD5FFD4FFD3FFD2FFD1FFD0FFCFFFCEFFCDFFCCFFCBFFE4FFE3FFE2FFE1FFE0FFDFFFDEFFDDFFDCFFDBFFDAFFD9FFD8FFD7FFD6FFD5FFD4FFD3FFD2FFEBFFEAFFE9FFE8FFE7FFE6FFE5FFE4FFE3FFE2FFE1FFE0FFDFFFDEFFDDFFDCFFDBFFDAFFD9FFF2FFF1FFF0FFEFFFEEFFEDFFECFFEBFFEAFFE9FFE8FFE7FFE6FFE5FFE4FFE3FFE2FFE1FFE0FFF9FFF8FFF7FFF6FFF5FFF4FFF3FFF2FFF1FFF0FFEFFFEEFFEDFFECFFEBFFEAFFE9FFE8FFE7FF0000FFFFFEFFFDFFFCFFFBFFFAFFF9FFF8FFF7FFF6FFF5FFF4FFF3FFF2FFF1FFF0FFEFFFEEFF07000600050004000300020001000000FFFFFEFFFDFFFCFFFBFFFAFFF9FFF8FFF7FFF6FFF5FF0E000D000C000B000A000900080007000600050004000300020001000000FFFFFEFFFDFFFCFF1500140013001200110010000F000E000D000C000B000A0009000800070006000500040003001C001B001A0019001800170016001500140013001200110010000F000E000D000C000B000A0023002200210020001F001E001D001C001B001A001900180017001600150014001300120011002A0029002800270026002500240023002200210020001F001E001D001C001B001A0019001800310030002F002E002D002C002B002A0029002800270026002500240023002200210020001F003800370036003500340033003200310030002F002E002D002C002B002A0029002800270026002D002C002B002A0029002800270026002500240023002200210020001F001E001D001C001B00340033003200310030002F002E002D002C002B002A00290028002700260025002400230022003B003A0039003800370036003500340033003200310030002F002E002D002C002B002A002900C3FFC2FFC1FF3F003E003D003C003B003A003900380037003600350034003300320031003000CAFFC9FFC8FFC7FFC6FFC5FFC4FFC3FFC2FFC1FF3F003E003D003C003B003A00390038003700D1FFD0FFCFFFCEFFCDFFCCFFCBFFCAFFC9FFC8FFC7FFC6FFC5FFC4FFC3FFC2FFC1FF3F003E00D8FFD7FFD6FFD5FFD4FFD3FFD2FFD1FFD0FFCFFFCEFFCDFFCCFFCBFFCAFFC9FFC8FFC7FFC6FFDFFFDEFFDDFFDCFFDBFFDAFFD9FFD8FFD7FFD6FFD5FFD4FFD3FFD2FFD1FFD0FFCFFFCEFFCDFFE6FFE5FFE4FFE3FFE2FFE1FFE0FFDFFFDEFFDDFFDCFFDBFFDAFFD9FFD8FFD7FFD6FFD5FFD4FFEDFFECFFEBFFEAFFE9FFE8FFE7FFE6FFE5FFE4FFE3FFE2FFE1FFE0FFDFFFDEFFDDFFDCFFDBFFF4FFF3FFF2FFF1FFF0FFEFFFEEFFEDFFECFFEBFFEAFFE9FFE8FFE7FFE6FFE5FFE4FFE3FFE2FFFBFFFAFFF9FFF8FFF7FFF6FFF5FFF4FFF3FFF2FFF1FFF0FFEFFFEEFFEDFFECFFEBFFEAFFE9FF020001000000FFFFFEFFFDFFFCFFFBFFFAFFF9FFF8FFF7FFF6FFF5FFF4FFF3FFF2FFF1FFF0FF0900080007000600050004000300020001000000FFFFFEFFFDFFFCFFFBFFFAFFF9FFF8FFF7FF10000F000E000D000C000B000A000900080007000600050004000300020001000000FFFFFEFF170016001500140013001200110010000F000E000D000C000B000A00090008000700060005001E001D001C001B001A0019001800170016001500140013001200110010000F000E000D000C002500240023002200210020001F001E001D001C001B001A0019001800170016001500140013001A0019001800170016001500140013001200110010000F000E000D000C000B000A0009000800210020001F001E001D001C001B001A0019001800170016001500140013001200110010000F002800270026002500240023002200210020001F001E001D001C001B001A0019001800170016002F002E002D002C002B002A0029002800270026002500240023002200210020001F001E001D0036003500340033003200310030002F002E002D002C002B002A002900280027002600250024003D003C003B003A0039003800370036003500340033003200310030002F002E002D002C002B00C5FFC4FFC3FFC2FFC1FF3F003E003D003C003B003A0039003800370036003500340033003200CCFFCBFFCAFFC9FFC8FFC7FFC6FFC5FFC4FFC3FFC2FFC1FF3F003E003D003C003B003A003900D3FFD2FFD1FFD0FFCFFFCEFFCDFFCCFFCBFFCAFFC9FFC8FFC7FFC6FFC5FFC4FFC3FFC2FFC1FFDAFFD9FFD8FFD7FFD6FFD5FFD4FFD3FFD2FFD1FFD0FFCFFFCEFFCDFFCCFFCBFFCAFFC9FFC8FFE1FFE0FFDFFFDEFFDDFFDCFFDBFFDAFFD9FFD8FFD7FFD6FFD5FFD4FFD3FFD2FFD1FFD0FFCFFFE8FFE7FFE6FFE5FFE4FFE3FFE2FFE1FFE0FFDFFFDEFFDDFFDCFFDBFFDAFFD9FFD8FFD7FFD6FFEFFFEEFFEDFFECFFEBFFEAFFE9FFE8FFE7FFE6FFE5FFE4FFE3FFE2FFE1FFE0FFDFFFDEFFDDFFF6FFF5FFF4FFF3FFF2FFF1FFF0FFEFFFEEFFEDFFECFFEBFFEAFFE9FFE8FFE7FFE6FFE5FFE4FFFDFFFCFFFBFFFAFFF9FFF8FFF7FFF6FFF5FFF4FFF3FFF2FFF1FFF0FFEFFFEEFFEDFFECFFEBFF04000300020001000000FFFFFEFFFDFFFCFFFBFFFAFFF9FFF8FFF7FFF6FFF5FFF4FFF3FFF2FF0B000A000900080007000600050004000300020001000000FFFFFEFFFDFFFCFFFBFFFAFFF9FF1200110010000F000E000D000C000B000A00090008000700060005000400030002000100000007000600050004000300020001000000FFFFFEFFFDFFFCFFFBFFFAFFF9FFF8FFF7FFF6FFF5FF0E000D000C000B000A000900080007000600050004000300020001000000FFFFFEFFFDFFFCFF1500140013001200110010000F000E000D000C000B000A0009000800070006000500040003001C001B001A0019001800170016001500140013001200110010000F000E000D000C000B000A0023002200210020001F001E001D001C001B001A001900180017001600150014001300120011002A0029002800270026002500240023002200210020001F001E001D001C001B001A0019001800310030002F002E002D002C002B002A0029002800270026002500240023002200210020001F003800370036003500340033003200310030002F002E002D002C002B002A0029002800270026003F003E003D003C003B003A0039003800370036003500340033003200310030002F002E002D00C7FFC6FFC5FFC4FFC3FFC2FFC1FF3F003E003D003C003B003A00390038003700360035003400CEFFCDFFCCFFCBFFCAFFC9FFC8FFC7FFC6FFC5FFC4FFC3FFC2FFC1FF3F003E003D003C003B00D5FFD4FFD3FFD2FFD1FFD0FFCFFFCEFFCDFFCCFFCBFFCAFFC9FFC8FFC7FFC6FFC5FFC4FFC3FFDCFFDBFFDAFFD9FFD8FFD7FFD6FFD5FFD4FFD3FFD2FFD1FFD0FFCFFFCEFFCDFFCCFFCBFFCAFFE3FFE2FFE1FFE0FFDFFFDEFFDDFFDCFFDBFFDAFFD9FFD8FFD7FFD6FFD5FFD4FFD3FFD2FFD1FFEAFFE9FFE8FFE7FFE6FFE5FFE4FFE3FFE2FFE1FFE0FFDFFFDEFFDDFFDCFFDBFFDAFFD9FFD8FFF1FFF0FFEFFFEEFFEDFFECFFEBFFEAFFE9FFE8FFE7FFE6FFE5FFE4FFE3FFE2FFE1FFE0FFDFFFF8FFF7FFF6FFF5FFF4FFF3FFF2FFF1FFF0FFEFFFEEFFEDFFECFFEBFFEAFFE9FFE8FFE7FFE6FFFFFFFEFFFDFFFCFFFBFFFAFFF9FFF8FFF7FFF6FFF5FFF4FFF3FFF2FFF1FFF0FFEFFFEEFFEDFFF4FFF3FFF2FFF1FFF0FFEFFFEEFFEDFFECFFEBFFEAFFE9FFE8FFE7FFE6FFE5FFE4FFE3FFE2FFFBFFFAFFF9FFF8FFF7FFF6FFF5FFF4FFF3FFF2FFF1FFF0FFEFFFEEFFEDFFECFFEBFFEAFFE9FF020001000000FFFFFEFFFDFFFCFFFBFFFAFFF9FFF8FFF7FFF6FFF5FFF4FFF3FFF2FFF1FFF0FF0900080007000600050004000300020001000000FFFFFEFFFDFFFCFFFBFFFAFFF9FFF8FFF7FF10000F000E000D000C000B000A000900080007000600050004000300020001000000FFFFFEFF170016001500140013001200110010000F000E000D000C000B000A00090008000700060005001E001D001C001B001A0019001800170016001500140013001200110010000F000E000D000C002500240023002200210020001F001E001D001C001B001A0019001800170016001500140013002C002B002A0029002800270026002500240023002200210020001F001E001D001C001B001A0033003200310030002F002E002D002C002B002A002900280027002600250024002300220021003A0039003800370036003500340033003200310030002F002E002D002C002B002A0029002800C2FFC1FF3F003E003D003C003B003A0039003800370036003500340033003200310030002F00C9FFC8FFC7FFC6FFC5FFC4FFC3FFC2FFC1FF3F003E003D003C003B003A003900380037003600D0FFCFFFCEFFCDFFCCFFCBFFCAFFC9FFC8FFC7FFC6FFC5FFC4FFC3FFC2FFC1FF3F003E003D00D7FFD6FFD5FFD4FFD3FFD2FFD1FFD0FFCFFFCEFFCDFFCCFFCBFFCAFFC9FFC8FFC7FFC6FFC5FFDEFFDDFFDCFFDBFFDAFFD9FFD8FFD7FFD6FFD5FFD4FFD3FFD2FFD1FFD0FFCFFFCEFFCDFFCCFFE5FFE4FFE3FFE2FFE1FFE0FFDFFFDEFFDDFFDCFFDBFFDAFFD9FFD8FFD7FFD6FFD5FFD4FFD3FFECFFEBFFEAFFE9FFE8FFE7FFE6FFE5FFE4FFE3FFE2FFE1FFE0FFDFFFDEFFDDFFDCFFDBFFDAFF"> : tensor<5x18x19xi16>
    stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<5x18x19xi16>, tensor<5x18x19xi16>) -> ()
    %13 = "stablehlo.transpose"(%8) <{permutation = array<i64: 1, 2, 0>}> : (tensor<5x19x18xi16>) -> tensor<19x18x5xi16>
    %14 = stablehlo.constant dense<"0xC1FF2D001A000700F4FFC8FF340021000E00FBFFCFFF3B00280015000200D6FFC3FF2F001C000900DDFFCAFF360023001000E4FFD1FF3D002A001700EBFFD8FFC5FF31001E00F2FFDFFFCCFF38002500F9FFE6FFD3FF3F002C000000EDFFDAFFC7FF33000700F4FFE1FFCEFF3A000E00FBFFE8FFD5FFC2FF15000200EFFFDCFFC9FF1C000900F6FFE3FFD0FF23001000FDFFEAFFD7FF2A0017000400F1FFDEFF31001E000B00F8FFE5FF380025001200FFFFECFF3F002C0019000600F3FFC7FF330020000D00FAFFCEFF3A00270014000100D5FFC2FF2E001B000800DCFFC9FF350022000F00E3FFD0FF3C0029001600EAFFD7FFC4FF30001D00F1FFDEFFCBFF37002400F8FFE5FFD2FF3E002B00FFFFECFFD9FFC6FF32000600F3FFE0FFCDFF39000D00FAFFE7FFD4FFC1FF14000100EEFFDBFFC8FF1B000800F5FFE2FFCFFF22000F00FCFFE9FFD6FF290016000300F0FFDDFF30001D000A00F7FFE4FF370024001100FEFFEBFF3E002B0018000500F2FFC6FF32001F000C00F9FFCDFF3900260013000000D4FFC1FF2D001A000700DBFFC8FF340021000E00E2FFCFFF3B0028001500E9FFD6FFC3FF2F001C00F0FFDDFFCAFF36002300F7FFE4FFD1FF3D002A00FEFFEBFFD8FFC5FF31000500F2FFDFFFCCFF38000C00F9FFE6FFD3FF3F0013000000EDFFDAFFC7FF1A000700F4FFE1FFCEFF21000E00FBFFE8FFD5FF280015000200EFFFDCFF2F001C000900F6FFE3FF360023001000FDFFEAFF3D002A0017000400F1FFC5FF31001E000B00F8FFCCFF380025001200FFFFD3FF3F002C0019000600DAFFC7FF330020000D00E1FFCEFF3A0027001400E8FFD5FFC2FF2E001B00EFFFDCFFC9FF35002200F6FFE3FFD0FF3C002900FDFFEAFFD7FFC4FF30000400F1FFDEFFCBFF37000B00F8FFE5FFD2FF3E001200FFFFECFFD9FFC6FF19000600F3FFE0FFCDFF20000D00FAFFE7FFD4FF270014000100EEFFDBFF2E001B000800F5FFE2FF350022000F00FCFFE9FF3C00290016000300F0FFC4FF30001D000A00F7FFCBFF370024001100FEFFD2FF3E002B0018000500D9FFC6FF32001F000C00E0FFCDFF390026001300E7FFD4FFC1FF2D001A00EEFFDBFFC8FF34002100F5FFE2FFCFFF3B002800FCFFE9FFD6FFC3FF2F000300F0FFDDFFCAFF36000A00F7FFE4FFD1FF3D001100FEFFEBFFD8FFC5FF18000500F2FFDFFFCCFF1F000C00F9FFE6FFD3FF260013000000EDFFDAFF2D001A000700F4FFE1FF340021000E00FBFFE8FF3B00280015000200EFFFC3FF2F001C000900F6FFCAFF360023001000FDFFD1FF3D002A0017000400D8FFC5FF31001E000B00DFFFCCFF380025001200E6FFD3FF3F002C001900EDFFDAFFC7FF33002000F4FFE1FFCEFF3A002700FBFFE8FFD5FFC2FF2E000200EFFFDCFFC9FF35000900F6FFE3FFD0FF3C001000FDFFEAFFD7FFC4FF17000400F1FFDEFFCBFF1E000B00F8FFE5FFD2FF25001200FFFFECFFD9FF2C0019000600F3FFE0FF330020000D00FAFFE7FF3A00270014000100EEFFC2FF2E001B000800F5FFC9FF350022000F00FCFFD0FF3C00290016000300D7FFC4FF30001D000A00DEFFCBFF370024001100E5FFD2FF3E002B001800ECFFD9FFC6FF32001F00F3FFE0FFCDFF39002600FAFFE7FFD4FFC1FF2D000100EEFFDBFFC8FF34000800F5FFE2FFCFFF3B000F00FCFFE9FFD6FFC3FF16000300F0FFDDFFCAFF1D000A00F7FFE4FFD1FF24001100FEFFEBFFD8FF2B0018000500F2FFDFFF32001F000C00F9FFE6FF3900260013000000EDFFC1FF2D001A000700F4FFC8FF340021000E00FBFFCFFF3B00280015000200D6FFC3FF2F001C000900DDFFCAFF360023001000E4FFD1FF3D002A001700EBFFD8FFC5FF31001E00F2FFDFFFCCFF38002500F9FFE6FFD3FF3F002C000000EDFFDAFFC7FF33000700F4FFE1FFCEFF3A000E00FBFFE8FFD5FFC2FF15000200EFFFDCFFC9FF1C000900F6FFE3FFD0FF23001000FDFFEAFFD7FF2A0017000400F1FFDEFF31001E000B00F8FFE5FF380025001200FFFFECFF3F002C0019000600F3FFC7FF330020000D00FAFFCEFF3A00270014000100D5FFC2FF2E001B000800DCFFC9FF350022000F00E3FFD0FF3C0029001600EAFFD7FFC4FF30001D00F1FFDEFFCBFF37002400F8FFE5FFD2FF3E002B00FFFFECFFD9FFC6FF32000600F3FFE0FFCDFF39000D00FAFFE7FFD4FFC1FF14000100EEFFDBFFC8FF1B000800F5FFE2FFCFFF22000F00FCFFE9FFD6FF290016000300F0FFDDFF30001D000A00F7FFE4FF370024001100FEFFEBFF3E002B0018000500F2FFC6FF32001F000C00F9FFCDFF3900260013000000D4FFC1FF2D001A000700DBFFC8FF340021000E00E2FFCFFF3B0028001500E9FFD6FFC3FF2F001C00F0FFDDFFCAFF36002300F7FFE4FFD1FF3D002A00FEFFEBFFD8FFC5FF31000500F2FFDFFFCCFF38000C00F9FFE6FFD3FF3F0013000000EDFFDAFFC7FF1A000700F4FFE1FFCEFF21000E00FBFFE8FFD5FF280015000200EFFFDCFF2F001C000900F6FFE3FF360023001000FDFFEAFF3D002A0017000400F1FFC5FF31001E000B00F8FFCCFF380025001200FFFFD3FF3F002C0019000600DAFFC7FF330020000D00E1FFCEFF3A0027001400E8FFD5FFC2FF2E001B00EFFFDCFFC9FF35002200F6FFE3FFD0FF3C002900FDFFEAFFD7FFC4FF30000400F1FFDEFFCBFF37000B00F8FFE5FFD2FF3E001200FFFFECFFD9FFC6FF19000600F3FFE0FFCDFF20000D00FAFFE7FFD4FF270014000100EEFFDBFF2E001B000800F5FFE2FF350022000F00FCFFE9FF3C00290016000300F0FFC4FF30001D000A00F7FFCBFF370024001100FEFFD2FF3E002B0018000500D9FFC6FF32001F000C00E0FFCDFF390026001300E7FFD4FFC1FF2D001A00EEFFDBFFC8FF34002100F5FFE2FFCFFF3B002800FCFFE9FFD6FFC3FF2F000300F0FFDDFFCAFF36000A00F7FFE4FFD1FF3D001100FEFFEBFFD8FFC5FF18000500F2FFDFFFCCFF1F000C00F9FFE6FFD3FF260013000000EDFFDAFF2D001A000700F4FFE1FF340021000E00FBFFE8FF3B00280015000200EFFFC3FF2F001C000900F6FFCAFF360023001000FDFFD1FF3D002A0017000400D8FFC5FF31001E000B00DFFFCCFF380025001200E6FFD3FF3F002C001900EDFFDAFFC7FF33002000F4FFE1FFCEFF3A002700FBFFE8FFD5FFC2FF2E000200EFFFDCFFC9FF35000900F6FFE3FFD0FF3C001000FDFFEAFFD7FFC4FF17000400F1FFDEFFCBFF1E000B00F8FFE5FFD2FF25001200FFFFECFFD9FF2C0019000600F3FFE0FF330020000D00FAFFE7FF3A00270014000100EEFFC2FF2E001B000800F5FFC9FF350022000F00FCFFD0FF3C00290016000300D7FFC4FF30001D000A00DEFFCBFF370024001100E5FFD2FF3E002B001800ECFFD9FFC6FF32001F00F3FFE0FFCDFF39002600FAFFE7FFD4FFC1FF2D000100EEFFDBFFC8FF34000800F5FFE2FFCFFF3B000F00FCFFE9FFD6FFC3FF16000300F0FFDDFFCAFF1D000A00F7FFE4FFD1FF24001100FEFFEBFFD8FF2B0018000500F2FFDFFF32001F000C00F9FFE6FF3900260013000000EDFFC1FF2D001A000700F4FFC8FF340021000E00FBFFCFFF3B00280015000200D6FFC3FF2F001C000900DDFFCAFF360023001000E4FFD1FF3D002A001700EBFFD8FFC5FF31001E00F2FFDFFFCCFF38002500F9FFE6FFD3FF3F002C000000EDFFDAFFC7FF33000700F4FFE1FFCEFF3A000E00FBFFE8FFD5FFC2FF15000200EFFFDCFFC9FF1C000900F6FFE3FFD0FF23001000FDFFEAFFD7FF2A0017000400F1FFDEFF31001E000B00F8FFE5FF380025001200FFFFECFF3F002C0019000600F3FFC7FF330020000D00FAFFCEFF3A00270014000100D5FFC2FF2E001B000800DCFFC9FF350022000F00E3FFD0FF3C0029001600EAFFD7FFC4FF30001D00F1FFDEFFCBFF37002400F8FFE5FFD2FF3E002B00FFFFECFFD9FFC6FF32000600F3FFE0FFCDFF39000D00FAFFE7FFD4FFC1FF14000100EEFFDBFFC8FF1B000800F5FFE2FFCFFF22000F00FCFFE9FFD6FF290016000300F0FFDDFF30001D000A00F7FFE4FF370024001100FEFFEBFF3E002B0018000500F2FFC6FF32001F000C00F9FFCDFF3900260013000000D4FFC1FF2D001A000700DBFFC8FF340021000E00E2FFCFFF3B0028001500E9FFD6FFC3FF2F001C00F0FFDDFFCAFF36002300F7FFE4FFD1FF3D002A00FEFFEBFFD8FFC5FF31000500F2FFDFFFCCFF38000C00F9FFE6FFD3FF3F0013000000EDFFDAFFC7FF1A000700F4FFE1FFCEFF21000E00FBFFE8FFD5FF280015000200EFFFDCFF2F001C000900F6FFE3FF360023001000FDFFEAFF3D002A0017000400F1FFC5FF31001E000B00F8FFCCFF380025001200FFFFD3FF3F002C0019000600DAFFC7FF330020000D00E1FFCEFF3A0027001400E8FFD5FFC2FF2E001B00EFFFDCFFC9FF35002200F6FFE3FFD0FF3C002900FDFFEAFFD7FFC4FF30000400F1FFDEFFCBFF37000B00F8FFE5FFD2FF3E001200FFFFECFFD9FFC6FF19000600F3FFE0FFCDFF20000D00FAFFE7FFD4FF270014000100EEFFDBFF2E001B000800F5FFE2FF350022000F00FCFFE9FF3C00290016000300F0FFC4FF30001D000A00F7FFCBFF370024001100FEFFD2FF3E002B0018000500D9FFC6FF32001F000C00E0FFCDFF390026001300E7FFD4FFC1FF2D001A00EEFFDBFFC8FF34002100F5FFE2FFCFFF3B002800FCFFE9FFD6FFC3FF2F000300F0FFDDFFCAFF36000A00F7FFE4FFD1FF3D001100FEFFEBFFD8FFC5FF18000500F2FFDFFFCCFF1F000C00F9FFE6FFD3FF260013000000EDFFDAFF"> : tensor<19x18x5xi16>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<19x18x5xi16>, tensor<19x18x5xi16>) -> ()
    return
  }
}
// -----
// transpose of f32, more than a block
module {
  func.func public @main() -> () {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1330xi32>
    %1 = stablehlo.constant dense<7> : tensor<1330xi32>
    %2 = stablehlo.multiply %0, %1 : tensor<1330xi32>
    %3 = stablehlo.constant dense<127> : tensor<1330xi32>
    %4 = stablehlo.remainder %2, %3 : tensor<1330xi32>
    %5 = stablehlo.constant dense<63> : tensor<1330xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<1330xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<1330xi32>) -> tensor<1330xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1330xf32>) -> tensor<35x38xf32>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 1, 0>}> : (tensor<35x38xf32>) -> tensor<38x35xf32>
    %10 = stablehlo.constant dense<[[-63.0, -51.0, -39.0, -27.0, -15.0, -3.0, 9.0, 21.0, 33.0, 45.0, 57.0, -58.0, -46.0, -34.0, -22.0, -10.0, 2.0, 14.0, 26.0, 38.0, 50.0, 62.0, -53.0, -41.0, -29.0, -17.0, -5.0, 7.0, 19.0, 31.0, 43.0, 55.0, -60.0, -48.0, -36.0], [-56.0, -44.0, -32.0, -20.0, -8.0, 4.0, 16.0, 28.0, 40.0, 52.0, -63.0, -51.0, -39.0, -27.0, -15.0, -3.0, 9.0, 21.0, 33.0, 45.0, 57.0, -58.0, -46.0, -34.0, -22.0, -10.0, 2.0, 14.0, 26.0, 38.0, 50.0, 62.0, -53.0, -41.0, -29.0], [-49.0, -37.0, -25.0, -13.0, -1.0, 11.0, 23.0, 35.0, 47.0, 59.0, -56.0, -44.0, -32.0, -20.0, -8.0, 4.0, 16.0, 28.0, 40.0, 52.0, -63.0, -51.0, -39.0, -27.0, -15.0, -3.0, 9.0, 21.0, 33.0, 45.0, 57.0, -58.0, -46.0, -34.0, -22.0], [-42.0, -30.0, -18.0, -6.0, 6.0, 18.0, 30.0, 42.0, 54.0, -61.0, -49.0, -37.0, -25.0, -13.0, -1.0, 11.0, 23.0, 35.0, 47.0, 59.0, -56.0, -44.0, -32.0, -20.0, -8.0, 4.0, 16.0, 28.0, 40.0, 52.0, -63.0, -51.0, -39.0, -27.0, -15.0], [-35.0, -23.0, -11.0, 1.0, 13.0, 25.0, 37.0, 49.0, 61.0, -54.0, -42.0, -30.0, -18.0, -6.0, 6.0, 18.0, 30.0, 42.0, 54.0, -61.0, -49.0, -37.0, -25.0, -13.0, -1.0, 11.0, 23.0, 35.0, 47.0, 59.0, -56.0, -44.0, -32.0, -20.0, -8.0], [-28.0, -16.0, -4.0, 8.0, 20.0, 32.0, 44.0, 56.0, -59.0, -47.0, -35.0, -23.0, -11.0, 1.0, 13.0, 25.0, 37.0, 49.0, 61.0, -54.0, -42.0, -30.0, -18.0, -6.0, 6.0, 18.0, 30.0, 42.0, 54.0, -61.0, -49.0, -37.0, -25.0, -13.0, -1.0], [-21.0, -9.0, 3.0, 15.0, 27.0, 39.0, 51.0, 63.0, -52.0, -40.0, -28.0, -16.0, -4.0, 8.0, 20.0, 32.0, 44.0, 56.0, -59.0, -47.0, -35.0, -23.0, -11.0, 1.0, 13.0, 25.0, 37.0, 49.0, 61.0, -54.0, -42.0, -30.0, -18.0, -6.0, 6.0], [-14.0, -2.0, 10.0, 22.0, 34.0, 46.0, 58.0, -57.0, -45.0, -33.0, -21.0, -9.0, 3.0, 15.0, 27.0, 39.0, 51.0, 63.0, -52.0, -40.0, -28.0, -16.0, -4.0, 8.0, 20.0, 32.0, 44.0, 56.0, -59.0, -47.0, -35.0, -23.0, -11.0, 1.0, 13.0], [-7.0, 5.0, 17.0, 29.0, 41.0, 53.0, -62.0, -50.0, -38.0, -26.0, -14.0, -2.0, 10.0, 22.0, 34.0, 46.0, 58.0, -57.0, -45.0, -33.0, -21.0, -9.0, 3.0, 15.0, 27.0, 39.0, 51.0, 63.0, -52.0, -40.0, -28.0, -16.0, -4.0, 8.0, 20.0], [0.0, 12.0, 24.0, 36.0, 48.0, 60.0, -55.0, -43.0, -31.0, -19.0, -7.0, 5.0, 17.0, 29.0, 41.0, 53.0, -62.0, -50.0, -38.0, -26.0, -14.0, -2.0, 10.0, 22.0, 34.0, 46.0, 58.0, -57.0, -45.0, -33.0, -21.0, -9.0, 3.0, 15.0, 27.0], [7.0, 19.0, 31.0, 43.0, 55.0, -60.0, -48.0, -36.0, -24.0, -12.0, 0.0, 12.0, 24.0, 36.0, 48.0, 60.0, -55.0, -43.0, -31.0, -19.0, -7.0, 5.0, 17.0, 29.0, 41.0, 53.0, -62.0, -50.0, -38.0, -26.0, -14.0, -2.0, 10.0, 22.0, 34.0], [14.0, 26.0, 38.0, 50.0, 62.0, -53.0, -41.0, -29.0, -17.0, -5.0, 7.0, 19.0, 31.0, 43.0, 55.0, -60.0, -48.0, -36.0, -24.0, -12.0, 0.0, 12.0, 24.0, 36.0, 48.0, 60.0, -55.0, -43.0, -31.0, -19.0, -7.0, 5.0, 17.0, 29.0, 41.0], [21.0, 33.0, 45.0, 57.0, -58.0, -46.0, -34.0, -22.0, -10.0, 2.0, 14.0, 26.0, 38.0, 50.0, 62.0, -53.0, -41.0, -29.0, -17.0, -5.0, 7.0, 19.0, 31.0, 43.0, 55.0, -60.0, -48.0, -36.0, -24.0, -12.0, 0.0, 12.0, 24.0, 36.0, 48.0], [28.0, 40.0, 52.0, -63.0, -51.0, -39.0, -27.0, -15.0, -3.0, 9.0, 21.0, 33.0, 45.0, 57.0, -58.0, -46.0, -34.0, -22.0, -10.0, 2.0, 14.0, 26.0, 38.0, 50.0, 62.0, -53.0, -41.0, -29.0, -17.0, -5.0, 7.0, 19.0, 31.0, 43.0, 55.0], [35.0, 47.0, 59.0, -56.0, -44.0, -32.0, -20.0, -8.0, 4.0, 16.0, 28.0, 40.0, 52.0, -63.0, -51.0, -39.0, -27.0, -15.0, -3.0, 9.0, 21.0, 33.0, 45.0, 57.0, -58.0, -46.0, -34.0, -22.0, -10.0, 2.0, 14.0, 26.0, 38.0, 50.0, 62.0], [42.0, 54.0, -61.0, -49.0, -37.0, -25.0, -13.0, -1.0, 11.0, 23.0, 35.0, 47.0, 59.0, -56.0, -44.0, -32.0, -20.0, -8.0, 4.0, 16.0, 28.0, 40.0, 52.0, -63.0, -51.0, -39.0, -27.0, -15.0, -3.0, 9.0, 21.0, 33.0, 45.0, 57.0, -58.0], [49.0, 61.0, -54.0, -42.0, -30.0, -18.0, -6.0, 6.0, 18.0, 30.0, 42.0, 54.0, -61.0, -49.0, -37.0, -25.0, -13.0, -1.0, 11.0, 23.0, 35.0, 47.0, 59.0, -56.0, -44.0, -32.0, -20.0, -8.0, 4.0, 16.0, 28.0, 40.0, 52.0, -63.0, -51.0], [56.0, -59.0, -47.0, -35.0, -23.0, -11.0, 1.0, 13.0, 25.0, 37.0, 49.0, 61.0, -54.0, -42.0, -30.0, -18.0, -6.0, 6.0, 18.0, 30.0, 42.0, 54.0, -61.0, -49.0, -37.0, -25.0, -13.0, -1.0, 11.0, 23.0, 35.0, 47.0, 59.0, -56.0, -44.0], [63.0, -52.0, -40.0, -28.0, -16.0, -4.0, 8.0, 20.0, 32.0, 44.0, 56.0, -59.0, -47.0, -35.0, -23.0, -11.0, 1.0, 13.0, 25.0, 37.0, 49.0, 61.0, -54.0, -42.0, -30.0, -18.0, -6.0, 6.0, 18.0, 30.0, 42.0, 54.0, -61.0, -49.0, -37.0], [-57.0, -45.0, -33.0, -21.0, -9.0, 3.0, 15.0, 27.0, 39.0, 51.0, 63.0, -52.0, -40.0, -28.0, -16.0, -4.0, 8.0, 20.0, 32.0, 44.0, 56.0, -59.0, -47.0, -35.0, -23.0, -11.0, 1.0, 13.0, 25.0, 37.0, 49.0, 61.0, -54.0, -42.0, -30.0], [-50.0, -38.0, -26.0, -14.0, -2.0, 10.0, 22.0, 34.0, 46.0, 58.0, -57.0, -45.0, -33.0, -21.0, -9.0, 3.0, 15.0, 27.0, 39.0, 51.0, 63.0, -52.0, -40.0, -28.0, -16.0, -4.0, 8.0, 20.0, 32.0, 44.0, 56.0, -59.0, -47.0, -35.0, -23.0], [-43.0, -31.0, -19.0, -7.0, 5.0, 17.0, 29.0, 41.0, 53.0, -62.0, -50.0, -38.0, -26.0, -14.0, -2.0, 10.0, 22.0, 34.0, 46.0, 58.0, -57.0, -45.0, -33.0, -21.0, -9.0, 3.0, 15.0, 27.0, 39.0, 51.0, 63.0, -52.0, -40.0, -28.0, -16.0], [-36.0, -24.0, -12.0, 0.0, 12.0, 24.0, 36.0, 48.0, 60.0, -55.0, -43.0, -31.0, -19.0, -7.0, 5.0, 17.0, 29.0, 41.0, 53.0, -62.0, -50.0, -38.0, -26.0, -14.0, -2.0, 10.0, 22.0, 34.0, 46.0, 58.0, -57.0, -45.0, -33.0, -21.0, -9.0], [-29.0, -17.0, -5.0, 7.0, 19.0, 31.0, 43.0, 55.0, -60.0, -48.0, -36.0, -24.0, -12.0, 0.0, 12.0, 24.0, 36.0, 48.0, 60.0, -55.0, -43.0, -31.0, -19.0, -7.0, 5.0, 17.0, 29.0, 41.0, 53.0, -62.0, -50.0, -38.0, -26.0, -14.0, -2.0], [-22.0, -10.0, 2.0, 14.0, 26.0, 38.0, 50.0, 62.0, -53.0, -41.0, -29.0, -17.0, -5.0, 7.0, 19.0, 31.0, 43.0, 55.0, -60.0, -48.0, -36.0, -24.0, -12.0, 0.0, 12.0, 24.0, 36.0, 48.0, 60.0, -55.0, -43.0, -31.0, -19.0, -7.0, 5.0], [-15.0, -3.0, 9.0, 21.0, 33.0, 45.0, 57.0, -58.0, -46.0, -34.0, -22.0, -10.0, 2.0, 14.0, 26.0, 38.0, 50.0, 62.0, -53.0, -41.0, -29.0, -17.0, -5.0, 7.0, 19.0, 31.0, 43.0, 55.0, -60.0, -48.0, -36.0, -24.0, -12.0, 0.0, 12.0], [-8.0, 4.0, 16.0, 28.0, 40.0, 52.0, -63.0, -51.0, -39.0, -27.0, -15.0, -3.0, 9.0, 21.0, 33.0, 45.0, 57.0, -58.0, -46.0, -34.0, -22.0, -10.0, 2.0, 14.0, 26.0, 38.0, 50.0, 62.0, -53.0, -41.0, -29.0, -17.0, -5.0, 7.0, 19.0], [-1.0, 11.0, 23.0, 35.0, 47.0, 59.0, -56.0, -44.0, -32.0, -20.0, -8.0, 4.0, 16.0, 28.0, 40.0, 52.0, -63.0, -51.0, -39.0, -27.0, -15.0, -3.0, 9.0, 21.0, 33.0, 45.0, 57.0, -58.0, -46.0, -34.0, -22.0, -10.0, 2.0, 14.0, 26.0], [6.0, 18.0, 30.0, 42.0, 54.0, -61.0, -49.0, -37.0, -25.0, -13.0, -1.0, 11.0, 23.0, 35.0, 47.0, 59.0, -56.0, -44.0, -32.0, -20.0, -8.0, 4.0, 16.0, 28.0, 40.0, 52.0, -63.0, -51.0, -39.0, -27.0, -15.0, -3.0, 9.0, 21.0, 33.0], [13.0, 25.0, 37.0, 49.0, 61.0, -54.0, -42.0, -30.0, -18.0, -6.0, 6.0, 18.0, 30.0, 42.0, 54.0, -61.0, -49.0, -37.0, -25.0, -13.0, -1.0, 11.0, 23.0, 35.0, 47.0, 59.0, -56.0, -44.0, -32.0, -20.0, -8.0, 4.0, 16.0, 28.0, 40.0], [20.0, 32.0, 44.0, 56.0, -59.0, -47.0, -35.0, -23.0, -11.0, 1.0, 13.0, 25.0, 37.0, 49.0, 61.0, -54.0, -42.0, -30.0, -18.0, -6.0, 6.0, 18.0, 30.0, 42.0, 54.0, -61.0, -49.0, -37.0, -25.0, -13.0, -1.0, 11.0, 23.0, 35.0, 47.0], [27.0, 39.0, 51.0, 63.0, -52.0, -40.0, -28.0, -16.0, -4.0, 8.0, 20.0, 32.0, 44.0, 56.0, -59.0, -47.0, -35.0, -23.0, -11.0, 1.0, 13.0, 25.0, 37.0, 49.0, 61.0, -54.0, -42.0, -30.0, -18.0, -6.0, 6.0, 18.0, 30.0, 42.0, 54.0], [34.0, 46.0, 58.0, -57.0, -45.0, -33.0, -21.0, -9.0, 3.0, 15.0, 27.0, 39.0, 51.0, 63.0, -52.0, -40.0, -28.0, -16.0, -4.0, 8.0, 20.0, 32.0, 44.0, 56.0, -59.0, -47.0, -35.0, -23.0, -11.0, 1.0, 13.0, 25.0, 37.0, 49.0, 61.0], [41.0, 53.0, -62.0, -50.0, -38.0, -26.0, -14.0, -2.0, 10.0, 22.0, 34.0, 46.0, 58.0, -57.0, -45.0, -33.0, -21.0, -9.0, 3.0, 15.0, 27.0, 39.0, 51.0, 63.0, -52.0, -40.0, -28.0, -16.0, -4.0, 8.0, 20.0, 32.0, 44.0, 56.0, -59.0], [48.0, 60.0, -55.0, -43.0, -31.0, -19.0, -7.0, 5.0, 17.0, 29.0, 41.0, 53.0, -62.0, -50.0, -38.0, -26.0, -14.0, -2.0, 10.0, 22.0, 34.0, 46.0, 58.0, -57.0, -45.0, -33.0, -21.0, -9.0, 3.0, 15.0, 27.0, 39.0, 51.0, 63.0, -52.0], [55.0, -60.0, -48.0, -36.0, -24.0, -12.0, 0.0, 12.0, 24.0, 36.0, 48.0, 60.0, -55.0, -43.0, -31.0, -19.0, -7.0, 5.0, 17.0, 29.0, 41.0, 53.0, -62.0, -50.0, -38.0, -26.0, -14.0, -2.0, 10.0, 22.0, 34.0, 46.0, 58.0, -57.0, -45.0], [62.0, -53.0, -41.0, -29.0, -17.0, -5.0, 7.0, 19.0, 31.0, 43.0, 55.0, -60.0, -48.0, -36.0, -24.0, -12.0, 0.0, 12.0, 24.0, 36.0, 48.0, 60.0, -55.0, -43.0, -31.0, -19.0, -7.0, 5.0, 17.0, 29.0, 41.0, 53.0, -62.0, -50.0, -38.0], [-58.0, -46.0, -34.0, -22.0, -10.0, 2.0, 14.0, 26.0, 38.0, 50.0, 62.0, -53.0, -41.0, -29.0, -17.0, -5.0, 7.0, 19.0, 31.0, 43.0, 55.0, -60.0, -48.0, -36.0, -24.0, -12.0, 0.0, 12.0, 24.0, 36.0, 48.0, 60.0, -55.0, -43.0, -31.0]]> : tensor<38x35xf32>
    stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<38x35xf32>, tensor<38x35xf32>) -> ()
    return
  }
}
// -----
// transpose of f32, blocks in three dimensions
module {
  func.func public @main() -> () {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1710xi32>
    %1 = stablehlo.constant dense<7> : tensor<1710xi32>
    %2 = stablehlo.multiply %0, %1 : tensor<1710xi32>
    %3 = stablehlo.constant dense<127> : tensor<1710xi32>
    %4 = stablehlo.remainder %2, %3 : tensor<1710xi32>
    %5 = stablehlo.constant dense<63> : tensor<1710xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<1710xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<1710xi32>) -> tensor<1710xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1710xf32>) -> tensor<5x19x18xf32>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 2, 1, 0>}> : (tensor<5x19x18xf32>) -> tensor<18x19x5xf32>
    %10 = stablehlo.constant dense<[[[-63.0, 45.0, 26.0, 7.0, -12.0], [63.0, 44.0, 25.0, 6.0, -13.0], [62.0, 43.0, 24.0, 5.0, -14.0], [61.0, 42.0, 23.0, 4.0, -15.0], [60.0, 41.0, 22.0, 3.0, -16.0], [59.0, 40.0, 21.0, 2.0, -17.0], [58.0, 39.0, 20.0, 1.0, -18.0], [57.0, 38.0, 19.0, 0.0, -19.0], [56.0, 37.0, 18.0, -1.0, -20.0], [55.0, 36.0, 17.0, -2.0, -21.0], [54.0, 35.0, 16.0, -3.0, -22.0], [53.0, 34.0, 15.0, -4.0, -23.0], [52.0, 33.0, 14.0, -5.0, -24.0], [51.0, 32.0, 13.0, -6.0, -25.0], [50.0, 31.0, 12.0, -7.0, -26.0], [49.0, 30.0, 11.0, -8.0, -27.0], [48.0, 29.0, 10.0, -9.0, -28.0], [47.0, 28.0, 9.0, -10.0, -29.0], [46.0, 27.0, 8.0, -11.0, -30.0]], [[-56.0, 52.0, 33.0, 14.0, -5.0], [-57.0, 51.0, 32.0, 13.0, -6.0], [-58.0, 50.0, 31.0, 12.0, -7.0], [-59.0, 49.0, 30.0, 11.0, -8.0], [-60.0, 48.0, 29.0, 10.0, -9.0], [-61.0, 47.0, 28.0, 9.0, -10.0], [-62.0, 46.0, 27.0, 8.0, -11.0], [-63.0, 45.0, 26.0, 7.0, -12.0], [63.0, 44.0, 25.0, 6.0, -13.0], [62.0, 43.0, 24.0, 5.0, -14.0], [61.0, 42.0, 23.0, 4.0, -15.0], [60.0, 41.0, 22.0, 3.0, -16.0], [59.0, 40.0, 21.0, 2.0, -17.0], [58.0, 39.0, 20.0, 1.0, -18.0], [57.0, 38.0, 19.0, 0.0, -19.0], [56.0, 37.0, 18.0, -1.0, -20.0], [55.0, 36.0, 17.0, -2.0, -21.0], [54.0, 35.0, 16.0, -3.0, -22.0], [53.0, 34.0, 15.0, -4.0, -23.0]], [[-49.0, 59.0, 40.0, 21.0, 2.0], [-50.0, 58.0, 39.0, 20.0, 1.0], [-51.0, 57.0, 38.0, 19.0, 0.0], [-52.0, 56.0, 37.0, 18.0, -1.0], [-53.0, 55.0, 36.0, 17.0, -2.0], [-54.0, 54.0, 35.0, 16.0, -3.0], [-55.0, 53.0, 34.0, 15.0, -4.0], [-56.0, 52.0, 33.0, 14.0, -5.0], [-57.0, 51.0, 32.0, 13.0, -6.0], [-58.0, 50.0, 31.0, 12.0, -7.0], [-59.0, 49.0, 30.0, 11.0, -8.0], [-60.0, 48.0, 29.0, 10.0, -9.0], [-61.0, 47.0, 28.0, 9.0, -10.0], [-62.0, 46.0, 27.0, 8.0, -11.0], [-63.0, 45.0, 26.0, 7.0, -12.0], [63.0, 44.0, 25.0, 6.0, -13.0], [62.0, 43.0, 24.0, 5.0, -14.0], [61.0, 42.0, 23.0, 4.0, -15.0], [60.0, 41.0, 22.0, 3.0, -16.0]], [[-42.0, -61.0, 47.0, 28.0, 9.0], [-43.0, -62.0, 46.0, 27.0, 8.0], [-44.0, -63.0, 45.0, 26.0, 7.0], [-45.0, 63.0, 44.0, 25.0, 6.0], [-46.0, 62.0, 43.0, 24.0, 5.0], [-47.0, 61.0, 42.0, 23.0, 4.0], [-48.0, 60.0, 41.0, 22.0, 3.0], [-49.0, 59.0, 40.0, 21.0, 2.0], [-50.0, 58.0, 39.0, 20.0, 1.0], [-51.0, 57.0, 38.0, 19.0, 0.0], [-52.0, 56.0, 37.0, 18.0, -1.0], [-53.0, 55.0, 36.0, 17.0, -2.0], [-54.0, 54.0, 35.0, 16.0, -3.0], [-55.0, 53.0, 34.0, 15.0, -4.0], [-56.0, 52.0, 33.0, 14.0, -5.0], [-57.0, 51.0, 32.0, 13.0, -6.0], [-58.0, 50.0, 31.0, 12.0, -7.0], [-59.0, 49.0, 30.0, 11.0, -8.0], [-60.0, 48.0, 29.0, 10.0, -9.0]], [[-35.0, -54.0, 54.0, 35.0, 16.0], [-36.0, -55.0, 53.0, 34.0, 15.0], [-37.0, -56.0, 52.0, 33.0, 14.0], [-38.0, -57.0, 51.0, 32.0, 13.0], [-39.0, -58.0, 50.0, 31.0, 12.0], [-40.0, -59.0, 49.0, 30.0, 11.0], [-41.0, -60.0, 48.0, 29.0, 10.0], [-42.0, -61.0, 47.0, 28.0, 9.0], [-43.0, -62.0, 46.0, 27.0, 8.0], [-44.0, -63.0, 45.0, 26.0, 7.0], [-45.0, 63.0, 44.0, 25.0, 6.0], [-46.0, 62.0, 43.0, 24.0, 5.0], [-47.0, 61.0, 42.0, 23.0, 4.0], [-48.0, 60.0, 41.0, 22.0, 3.0], [-49.0, 59.0, 40.0, 21.0, 2.0], [-50.0, 58.0, 39.0, 20.0, 1.0], [-51.0, 57.0, 38.0, 19.0, 0.0], [-52.0, 56.0, 37.0, 18.0, -1.0], [-53.0, 55.0, 36.0, 17.0, -2.0]], [[-28.0, -47.0, 61.0, 42.0, 23.0], [-29.0, -48.0, 60.0, 41.0, 22.0], [-30.0, -49.0, 59.0, 40.0, 21.0], [-31.0, -50.0, 58.0, 39.0, 20.0], [-32.0, -51.0, 57.0, 38.0, 19.0], [-33.0, -52.0, 56.0, 37.0, 18.0], [-34.0, -53.0, 55.0, 36.0, 17.0], [-35.0, -54.0, 54.0, 35.0, 16.0], [-36.0, -55.0, 53.0, 34.0, 15.0], [-37.0, -56.0, 52.0, 33.0, 14.0], [-38.0, -57.0, 51.0, 32.0, 13.0], [-39.0, -58.0, 50.0, 31.0, 12.0], [-40.0, -59.0, 49.0, 30.0, 11.0], [-41.0, -60.0, 48.0, 29.0, 10.0], [-42.0, -61.0, 47.0, 28.0, 9.0], [-43.0, -62.0, 46.0, 27.0, 8.0], [-44.0, -63.0, 45.0, 26.0, 7.0], [-45.0, 63.0, 44.0, 25.0, 6.0], [-46.0, 62.0, 43.0, 24.0, 5.0]], [[-21.0, -40.0, -59.0, 49.0, 30.0], [-22.0, -41.0, -60.0, 48.0, 29.0], [-23.0, -42.0, -61.0, 47.0, 28.0], [-24.0, -43.0, -62.0, 46.0, 27.0], [-25.0, -44.0, -63.0, 45.0, 26.0], [-26.0, -45.0, 63.0, 44.0, 25.0], [-27.0, -46.0, 62.0, 43.0, 24.0], [-28.0, -47.0, 61.0, 42.0, 23.0], [-29.0, -48.0, 60.0, 41.0, 22.0], [-30.0, -49.0, 59.0, 40.0, 21.0], [-31.0, -50.0, 58.0, 39.0, 20.0], [-32.0, -51.0, 57.0, 38.0, 19.0], [-33.0, -52.0, 56.0, 37.0, 18.0], [-34.0, -53.0, 55.0, 36.0, 17.0], [-35.0, -54.0, 54.0, 35.0, 16.0], [-36.0, -55.0, 53.0, 34.0, 15.0], [-37.0, -56.0, 52.0, 33.0, 14.0], [-38.0, -57.0, 51.0, 32.0, 13.0], [-39.0, -58.0, 50.0, 31.0, 12.0]], [[-14.0, -33.0, -52.0, 56.0, 37.0], [-15.0, -34.0, -53.0, 55.0, 36.0], [-16.0, -35.0, -54.0, 54.0, 35.0], [-17.0, -36.0, -55.0, 53.0, 34.0], [-18.0, -37.0, -56.0, 52.0, 33.0], [-19.0, -38.0, -57.0, 51.0, 32.0], [-20.0, -39.0, -58.0, 50.0, 31.0], [-21.0, -40.0, -59.0, 49.0, 30.0], [-22.0, -41.0, -60.0, 48.0, 29.0], [-23.0, -42.0, -61.0, 47.0, 28.0], [-24.0, -43.0, -62.0, 46.0, 27.0], [-25.0, -44.0, -63.0, 45.0, 26.0], [-26.0, -45.0, 63.0, 44.0, 25.0], [-27.0, -46.0, 62.0, 43.0, 24.0], [-28.0, -47.0, 61.0, 42.0, 23.0], [-29.0, -48.0, 60.0, 41.0, 22.0], [-30.0, -49.0, 59.0, 40.0, 21.0], [-31.0, -50.0, 58.0, 39.0, 20.0], [-32.0, -51.0, 57.0, 38.0, 19.0]], [[-7.0, -26.0, -45.0, 63.0, 44.0], [-8.0, -27.0, -46.0, 62.0, 43.0], [-9.0, -28.0, -47.0, 61.0, 42.0], [-10.0, -29.0, -48.0, 60.0, 41.0], [-11.0, -30.0, -49.0, 59.0, 40.0], [-12.0, -31.0, -50.0, 58.0, 39.0], [-13.0, -32.0, -51.0, 57.0, 38.0], [-14.0, -33.0, -52.0, 56.0, 37.0], [-15.0, -34.0, -53.0, 55.0, 36.0], [-16.0, -35.0, -54.0, 54.0, 35.0], [-17.0, -36.0, -55.0, 53.0, 34.0], [-18.0, -37.0, -56.0, 52.0, 33.0], [-19.0, -38.0, -57.0, 51.0, 32.0], [-20.0, -39.0, -58.0, 50.0, 31.0], [-21.0, -40.0, -59.0, 49.0, 30.0], [-22.0, -41.0, -60.0, 48.0, 29.0], [-23.0, -42.0, -61.0, 47.0, 28.0], [-24.0, -43.0, -62.0, 46.0, 27.0], [-25.0, -44.0, -63.0, 45.0, 26.0]], [[0.0, -19.0, -38.0, -57.0, 51.0], [-1.0, -20.0, -39.0, -58.0, 50.0], [-2.0, -21.0, -40.0, -59.0, 49.0], [-3.0, -22.0, -41.0, -60.0, 48.0], [-4.0, -23.0, -42.0, -61.0, 47.0], [-5.0, -24.0, -43.0, -62.0, 46.0], [-6.0, -25.0, -44.0, -63.0, 45.0], [-7.0, -26.0, -45.0, 63.0, 44.0], [-8.0, -27.0, -46.0, 62.0, 43.0], [-9.0, -28.0, -47.0, 61.0, 42.0], [-10.0, -29.0, -48.0, 60.0, 41.0], [-11.0, -30.0, -49.0, 59.0, 40.0], [-12.0, -31.0, -50.0, 58.0, 39.0], [-13.0, -32.0, -51.0, 57.0, 38.0], [-14.0, -33.0, -52.0, 56.0, 37.0], [-15.0, -34.0, -53.0, 55.0, 36.0], [-16.0, -35.0, -54.0, 54.0, 35.0], [-17.0, -36.0, -55.0, 53.0, 34.0], [-18.0, -37.0, -56.0, 52.0, 33.0]], [[7.0, -12.0, -31.0, -50.0, 58.0], [6.0, -13.0, -32.0, -51.0, 57.0], [5.0, -14.0, -33.0, -52.0, 56.0], [4.0, -15.0, -34.0, -53.0, 55.0], [3.0, -16.0, -35.0, -54.0, 54.0], [2.0, -17.0, -36.0, -55.0, 53.0], [1.0, -18.0, -37.0, -56.0, 52.0], [0.0, -19.0, -38.0, -57.0, 51.0], [-1.0, -20.0, -39.0, -58.0, 50.0], [-2.0, -21.0, -40.0, -59.0, 49.0], [-3.0, -22.0, -41.0, -60.0, 48.0], [-4.0, -23.0, -42.0, -61.0, 47.0], [-5.0, -24.0, -43.0, -62.0, 46.0], [-6.0, -25.0, -44.0, -63.0, 45.0], [-7.0, -26.0, -45.0, 63.0, 44.0], [-8.0, -27.0, -46.0, 62.0, 43.0], [-9.0, -28.0, -47.0, 61.0, 42.0], [-10.0, -29.0, -48.0, 60.0, 41.0], [-11.0, -30.0, -49.0, 59.0, 40.0]], [[14.0, -5.0, -24.0, -43.0, -62.0], [13.0, -6.0, -25.0, -44.0, -63.0], [12.0, -7.0, -26.0, -45.0, 63.0], [11.0, -8.0, -27.0, -46.0, 62.0], [10.0, -9.0, -28.0, -47.0, 61.0], [9.0, -10.0, -29.0, -48.0, 60.0], [8.0, -11.0, -30.0, -49.0, 59.0], [7.0, -12.0, -31.0, -50.0, 58.0], [6.0, -13.0, -32.0, -51.0, 57.0], [5.0, -14.0, -33.0, -52.0, 56.0], [4.0, -15.0, -34.0, -53.0, 55.0], [3.0, -16.0, -35.0, -54.0, 54.0], [2.0, -17.0, -36.0, -55.0, 53.0], [1.0, -18.0, -37.0, -56.0, 52.0], [0.0, -19.0, -38.0, -57.0, 51.0], [-1.0, -20.0, -39.0, -58.0, 50.0], [-2.0, -21.0, -40.0, -59.0, 49.0], [-3.0, -22.0, -41.0, -60.0, 48.0], [-4.0, -23.0, -42.0, -61.0, 47.0]], [[21.0, 2.0, -17.0, -36.0, -55.0], [20.0, 1.0, -18.0, -37.0, -56.0], [19.0, 0.0, -19.0, -38.0, -57.0], [18.0, -1.0, -20.0, -39.0, -58.0], [17.0, -2.0, -21.0, -40.0, -59.0], [16.0, -3.0, -22.0, -41.0, -60.0], [15.0, -4.0, -23.0, -42.0, -61.0], [14.0, -5.0, -24.0, -43.0, -62.0], [13.0, -6.0, -25.0, -44.0, -63.0], [12.0, -7.0, -26.0, -45.0, 63.0], [11.0, -8.0, -27.0, -46.0, 62.0], [10.0, -9.0, -28.0, -47.0, 61.0], [9.0, -10.0, -29.0, -48.0, 60.0], [8.0, -11.0, -30.0, -49.0, 59.0], [7.0, -12.0, -31.0, -50.0, 58.0], [6.0, -13.0, -32.0, -51.0, 57.0], [5.0, -14.0, -33.0, -52.0, 56.0], [4.0, -15.0, -34.0, -53.0, 55.0], [3.0, -16.0, -35.0, -54.0, 54.0]], [[28.0, 9.0, -10.0, -29.0, -48.0], [27.0, 8.0, -11.0, -30.0, -49.0], [26.0, 7.0, -12.0, -31.0, -50.0], [25.0, 6.0, -13.0, -32.0, -51.0], [24.0, 5.0, -14.0, -33.0, -52.0], [23.0, 4.0, -15.0, -34.0, -53.0], [22.0, 3.0, -16.0, -35.0, -54.0], [21.0, 2.0, -17.0, -36.0, -55.0], [20.0, 1.0, -18.0, -37.0, -56.0], [19.0, 0.0, -19.0, -38.0, -57.0], [18.0, -1.0, -20.0, -39.0, -58.0], [17.0, -2.0, -21.0, -40.0, -59.0], [16.0, -3.0, -22.0, -41.0, -60.0], [15.0, -4.0, -23.0, -42.0, -61.0], [14.0, -5.0, -24.0, -43.0, -62.0], [13.0, -6.0, -25.0, -44.0, -63.0], [12.0, -7.0, -26.0, -45.0, 63.0], [11.0, -8.0, -27.0, -46.0, 62.0], [10.0, -9.0, -28.0, -47.0, 61.0]], [[35.0, 16.0, -3.0, -22.0, -41.0], [34.0, 15.0, -4.0, -23.0, -42.0], [33.0, 14.0, -5.0, -24.0, -43.0], [32.0, 13.0, -6.0, -25.0, -44.0], [31.0, 12.0, -7.0, -26.0, -45.0], [30.0, 11.0, -8.0, -27.0, -46.0], [29.0, 10.0, -9.0, -28.0, -47.0], [28.0, 9.0, -10.0, -29.0, -48.0], [27.0, 8.0, -11.0, -30.0, -49.0], [26.0, 7.0, -12.0, -31.0, -50.0], [25.0, 6.0, -13.0, -32.0, -51.0], [24.0, 5.0, -14.0, -33.0, -52.0], [23.0, 4.0, -15.0, -34.0, -53.0], [22.0, 3.0, -16.0, -35.0, -54.0], [21.0, 2.0, -17.0, -36.0, -55.0], [20.0, 1.0, -18.0, -37.0, -56.0], [19.0, 0.0, -19.0, -38.0, -57.0], [18.0, -1.0, -20.0, -39.0, -58.0], [17.0, -2.0, -21.0, -40.0, -59.0]], [[42.0, 23.0, 4.0, -15.0, -34.0], [41.0, 22.0, 3.0, -16.0, -35.0], [40.0, 21.0, 2.0, -17.0, -36.0], [39.0, 20.0, 1.0, -18.0, -37.0], [38.0, 19.0, 0.0, -19.0, -38.0], [37.0, 18.0, -1.0, -20.0, -39.0], [36.0, 17.0, -2.0, -21.0, -40.0], [35.0, 16.0, -3.0, -22.0, -41.0], [34.0, 15.0, -4.0, -23.0, -42.0], [33.0, 14.0, -5.0, -24.0, -43.0], [32.0, 13.0, -6.0, -25.0, -44.0], [31.0, 12.0, -7.0, -26.0, -45.0], [30.0, 11.0, -8.0, -27.0, -46.0], [29.0, 10.0, -9.0, -28.0, -47.0], [28.0, 9.0, -10.0, -29.0, -48.0], [27.0, 8.0, -11.0, -30.0, -49.0], [26.0, 7.0, -12.0, -31.0, -50.0], [25.0, 6.0, -13.0, -32.0, -51.0], [24.0, 5.0, -14.0, -33.0, -52.0]], [[49.0, 30.0, 11.0, -8.0, -27.0], [48.0, 29.0, 10.0, -9.0, -28.0], [47.0, 28.0, 9.0, -10.0, -29.0], [46.0, 27.0, 8.0, -11.0, -30.0], [45.0, 26.0, 7.0, -12.0, -31.0], [44.0, 25.0, 6.0, -13.0, -32.0], [43.0, 24.0, 5.0, -14.0, -33.0], [42.0, 23.0, 4.0, -15.0, -34.0], [41.0, 22.0, 3.0, -16.0, -35.0], [40.0, 21.0, 2.0, -17.0, -36.0], [39.0, 20.0, 1.0, -18.0, -37.0], [38.0, 19.0, 0.0, -19.0, -38.0], [37.0, 18.0, -1.0, -20.0, -39.0], [36.0, 17.0, -2.0, -21.0, -40.0], [35.0, 16.0, -3.0, -22.0, -41.0], [34.0, 15.0, -4.0, -23.0, -42.0], [33.0, 14.0, -5.0, -24.0, -43.0], [32.0, 13.0, -6.0, -25.0, -44.0], [31.0, 12.0, -7.0, -26.0, -45.0]], [[56.0, 37.0, 18.0, -1.0, -20.0], [55.0, 36.0, 17.0, -2.0, -21.0], [54.0, 35.0, 16.0, -3.0, -22.0], [53.0, 34.0, 15.0, -4.0, -23.0], [52.0, 33.0, 14.0, -5.0, -24.0], [51.0, 32.0, 13.0, -6.0, -25.0], [50.0, 31.0, 12.0, -7.0, -26.0], [49.0, 30.0, 11.0, -8.0, -27.0], [48.0, 29.0, 10.0, -9.0, -28.0], [47.0, 28.0, 9.0, -10.0, -29.0], [46.0, 27.0, 8.0, -11.0, -30.0], [45.0, 26.0, 7.0, -12.0, -31.0], [44.0, 25.0, 6.0, -13.0, -32.0], [43.0, 24.0, 5.0, -14.0, -33.0], [42.0, 23.0, 4.0, -15.0, -34.0], [41.0, 22.0, 3.0, -16.0, -35.0], [40.0, 21.0, 2.0, -17.0, -36.0], [39.0, 20.0, 1.0, -18.0, -37.0], [38.0, 19.0, 0.0, -19.0, -38.0]]]> : tensor<18x19x5xf32>
    stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<18x19x5xf32>, tensor<18x19x5xf32>) -> ()
    %11 = "stablehlo.transpose"(%8) <{permutation = array<i64: 0, 2, 1>}> : (tensor<5x19x18xf32>) -> tensor<5x18x19xf32>
    %12 = stablehlo.constant dense<[[[-63.0, 63.0, 62.0, 61.0, 60.0, 59.0, 58.0, 57.0, 56.0, 55.0, 54.0, 53.0, 52.0, 51.0, 50.0, 49.0, 48.0, 47.0, 46.0], [-56.0, -57.0, -58.0, -59.0, -60.0, -61.0, -62.0, -63.0, 63.0, 62.0, 61.0, 60.0, 59.0, 58.0, 57.0, 56.0, 55.0, 54.0, 53.0], [-49.0, -50.0, -51.0, -52.0, -53.0, -54.0, -55.0, -56.0, -57.0, -58.0, -59.0, -60.0, -61.0, -62.0, -63.0, 63.0, 62.0, 61.0, 60.0], [-42.0, -43.0, -44.0, -45.0, -46.0, -47.0, -48.0, -49.0, -50.0, -51.0, -52.0, -53.0, -54.0, -55.0, -56.0, -57.0, -58.0, -59.0, -60.0], [-35.0, -36.0, -37.0, -38.0, -39.0, -40.0, -41.0, -42.0, -43.0, -44.0, -45.0, -46.0, -47.0, -48.0, -49.0, -50.0, -51.0, -52.0, -53.0], [-28.0, -29.0, -30.0, -31.0, -32.0, -33.0, -34.0, -35.0, -36.0, -37.0, -38.0, -39.0, -40.0, -41.0, -42.0, -43.0, -44.0, -45.0, -46.0], [-21.0, -22.0, -23.0, -24.0, -25.0, -26.0, -27.0, -28.0, -29.0, -30.0, -31.0, -32.0, -33.0, -34.0, -35.0, -36.0, -37.0, -38.0, -39.0], [-14.0, -15.0, -16.0, -17.0, -18.0, -19.0, -20.0, -21.0, -22.0, -23.0, -24.0, -25.0, -26.0, -27.0, -28.0, -29.0, -30.0, -31.0, -32.0], [-7.0, -8.0, -9.0, -10.0, -11.0, -12.0, -13.0, -14.0, -15.0, -16.0, -17.0, -18.0, -19.0, -20.0, -21.0, -22.0, -23.0, -24.0, -25.0], [0.0, -1.0, -2.0, -3.0, -4.0, -5.0, -6.0, -7.0, -8.0, -9.0, -10.0, -11.0, -12.0, -13.0, -14.0, -15.0, -16.0, -17.0, -18.0], [7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0, -1.0, -2.0, -3.0, -4.0, -5.0, -6.0, -7.0, -8.0, -9.0, -10.0, -11.0], [14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0, -1.0, -2.0, -3.0, -4.0], [21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0], [28.0, 27.0, 26.0, 25.0, 24.0, 23.0, 22.0, 21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0], [35.0, 34.0, 33.0, 32.0, 31.0, 30.0, 29.0, 28.0, 27.0, 26.0, 25.0, 24.0, 23.0, 22.0, 21.0, 20.0, 19.0, 18.0, 17.0], [42.0, 41.0, 40.0, 39.0, 38.0, 37.0, 36.0, 35.0, 34.0, 33.0, 32.0, 31.0, 30.0, 29.0, 28.0, 27.0, 26.0, 25.0, 24.0], [49.0, 48.0, 47.0, 46.0, 45.0, 44.0, 43.0, 42.0, 41.0, 40.0, 39.0, 38.0, 37.0, 36.0, 35.0, 34.0, 33.0, 32.0, 31.0], [56.0, 55.0, 54.0, 53.0, 52.0, 51.0, 50.0, 49.0, 48.0, 47.0, 46.0, 45.0, 44.0, 43.0, 42.0, 41.0, 40.0, 39.0, 38.0]], [[45.0, 44.0, 43.0, 42.0, 41.0, 40.0, 39.0, 38.0, 37.0, 36.0, 35.0, 34.0, 33.0, 32.0, 31.0, 30.0, 29.0, 28.0, 27.0], [52.0, 51.0, 50.0, 49.0, 48.0, 47.0, 46.0, 45.0, 44.0, 43.0, 42.0, 41.0, 40.0, 39.0, 38.0, 37.0, 36.0, 35.0, 34.0], [59.0, 58.0, 57.0, 56.0, 55.0, 54.0, 53.0, 52.0, 51.0, 50.0, 49.0, 48.0, 47.0, 46.0, 45.0, 44.0, 43.0, 42.0, 41.0], [-61.0, -62.0, -63.0, 63.0, 62.0, 61.0, 60.0, 59.0, 58.0, 57.0, 56.0, 55.0, 54.0, 53.0, 52.0, 51.0, 50.0, 49.0, 48.0], [-54.0, -55.0, -56.0, -57.0, -58.0, -59.0, -60.0, -61.0, -62.0, -63.0, 63.0, 62.0, 61.0, 60.0, 59.0, 58.0, 57.0, 56.0, 55.0], [-47.0, -48.0, -49.0, -50.0, -51.0, -52.0, -53.0, -54.0, -55.0, -56.0, -57.0, -58.0, -59.0, -60.0, -61.0, -62.0, -63.0, 63.0, 62.0], [-40.0, -41.0, -42.0, -43.0, -44.0, -45.0, -46.0, -47.0, -48.0, -49.0, -50.0, -51.0, -52.0, -53.0, -54.0, -55.0, -56.0, -57.0, -58.0], [-33.0, -34.0, -35.0, -36.0, -37.0, -38.0, -39.0, -40.0, -41.0, -42.0, -43.0, -44.0, -45.0, -46.0, -47.0, -48.0, -49.0, -50.0, -51.0], [-26.0, -27.0, -28.0, -29.0, -30.0, -31.0, -32.0, -33.0, -34.0, -35.0, -36.0, -37.0, -38.0, -39.0, -40.0, -41.0, -42.0, -43.0, -44.0], [-19.0, -20.0, -21.0, -22.0, -23.0, -24.0, -25.0, -26.0, -27.0, -28.0, -29.0, -30.0, -31.0, -32.0, -33.0, -34.0, -35.0, -36.0, -37.0], [-12.0, -13.0, -14.0, -15.0, -16.0, -17.0, -18.0, -19.0, -20.0, -21.0, -22.0, -23.0, -24.0, -25.0, -26.0, -27.0, -28.0, -29.0, -30.0], [-5.0, -6.0, -7.0, -8.0, -9.0, -10.0, -11.0, -12.0, -13.0, -14.0, -15.0, -16.0, -17.0, -18.0, -19.0, -20.0, -21.0, -22.0, -23.0], [2.0, 1.0, 0.0, -1.0, -2.0, -3.0, -4.0, -5.0, -6.0, -7.0, -8.0, -9.0, -10.0, -11.0, -12.0, -13.0, -14.0, -15.0, -16.0], [9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0, -1.0, -2.0, -3.0, -4.0, -5.0, -6.0, -7.0, -8.0, -9.0], [16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0, -1.0, -2.0], [23.0, 22.0, 21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0], [30.0, 29.0, 28.0, 27.0, 26.0, 25.0, 24.0, 23.0, 22.0, 21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0], [37.0, 36.0, 35.0, 34.0, 33.0, 32.0, 31.0, 30.0, 29.0, 28.0, 27.0, 26.0, 25.0, 24.0, 23.0, 22.0, 21.0, 20.0, 19.0]], [[26.0, 25.0, 24.0, 23.0, 22.0, 21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0], [33.0, 32.0, 31.0, 30.0, 29.0, 28.0, 27.0, 26.0, 25.0, 24.0, 23.0, 22.0, 21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0], [40.0, 39.0, 38.0, 37.0, 36.0, 35.0, 34.0, 33.0, 32.0, 31.0, 30.0, 29.0, 28.0, 27.0, 26.0, 25.0, 24.0, 23.0, 22.0], [47.0, 46.0, 45.0, 44.0, 43.0, 42.0, 41.0, 40.0, 39.0, 38.0, 37.0, 36.0, 35.0, 34.0, 33.0, 32.0, 31.0, 30.0, 29.0], [54.0, 53.0, 52.0, 51.0, 50.0, 49.0, 48.0, 47.0, 46.0, 45.0, 44.0, 43.0, 42.0, 41.0, 40.0, 39.0, 38.0, 37.0, 36.0], [61.0, 60.0, 59.0, 58.0, 57.0, 56.0, 55.0, 54.0, 53.0, 52.0, 51.0, 50.0, 49.0, 48.0, 47.0, 46.0, 45.0, 44.0, 43.0], [-59.0, -60.0, -61.0, -62.0, -63.0, 63.0, 62.0, 61.0, 60.0, 59.0, 58.0, 57.0, 56.0, 55.0, 54.0, 53.0, 52.0, 51.0, 50.0], [-52.0, -53.0, -54.0, -55.0, -56.0, -57.0, -58.0, -59.0, -60.0, -61.0, -62.0, -63.0, 63.0, 62.0, 61.0, 60.0, 59.0, 58.0, 57.0], [-45.0, -46.0, -47.0, -48.0, -49.0, -50.0, -51.0, -52.0, -53.0, -54.0, -55.0, -56.0, -57.0, -58.0, -59.0, -60.0, -61.0, -62.0, -63.0], [-38.0, -39.0, -40.0, -41.0, -42.0, -43.0, -44.0, -45.0, -46.0, -47.0, -48.0, -49.0, -50.0, -51.0, -52.0, -53.0, -54.0, -55.0, -56.0], [-31.0, -32.0, -33.0, -34.0, -35.0, -36.0, -37.0, -38.0, -39.0, -40.0, -41.0, -42.0, -43.0, -44.0, -45.0, -46.0, -47.0, -48.0, -49.0], [-24.0, -25.0, -26.0, -27.0, -28.0, -29.0, -30.0, -31.0, -32.0, -33.0, -34.0, -35.0, -36.0, -37.0, -38.0, -39.0, -40.0, -41.0, -42.0], [-17.0, -18.0, -19.0, -20.0, -21.0, -22.0, -23.0, -24.0, -25.0, -26.0, -27.0, -28.0, -29.0, -30.0, -31.0, -32.0, -33.0, -34.0, -35.0], [-10.0, -11.0, -12.0, -13.0, -14.0, -15.0, -16.0, -17.0, -18.0, -19.0, -20.0, -21.0, -22.0, -23.0, -24.0, -25.0, -26.0, -27.0, -28.0], [-3.0, -4.0, -5.0, -6.0, -7.0, -8.0, -9.0, -10.0, -11.0, -12.0, -13.0, -14.0, -15.0, -16.0, -17.0, -18.0, -19.0, -20.0, -21.0], [4.0, 3.0, 2.0, 1.0, 0.0, -1.0, -2.0, -3.0, -4.0, -5.0, -6.0, -7.0, -8.0, -9.0, -10.0, -11.0, -12.0, -13.0, -14.0], [11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0, -1.0, -2.0, -3.0, -4.0, -5.0, -6.0, -7.0], [18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0]], [[7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0, -1.0, -2.0, -3.0, -4.0, -5.0, -6.0, -7.0, -8.0, -9.0, -10.0, -11.0], [14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0, -1.0, -2.0, -3.0, -4.0], [21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0], [28.0, 27.0, 26.0, 25.0, 24.0, 23.0, 22.0, 21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0], [35.0, 34.0, 33.0, 32.0, 31.0, 30.0, 29.0, 28.0, 27.0, 26.0, 25.0, 24.0, 23.0, 22.0, 21.0, 20.0, 19.0, 18.0, 17.0], [42.0, 41.0, 40.0, 39.0, 38.0, 37.0, 36.0, 35.0, 34.0, 33.0, 32.0, 31.0, 30.0, 29.0, 28.0, 27.0, 26.0, 25.0, 24.0], [49.0, 48.0, 47.0, 46.0, 45.0, 44.0, 43.0, 42.0, 41.0, 40.0, 39.0, 38.0, 37.0, 36.0, 35.0, 34.0, 33.0, 32.0, 31.0], [56.0, 55.0, 54.0, 53.0, 52.0, 51.0, 50.0, 49.0, 48.0, 47.0, 46.0, 45.0, 44.0, 43.0, 42.0, 41.0, 40.0, 39.0, 38.0], [63.0, 62.0, 61.0, 60.0, 59.0, 58.0, 57.0, 56.0, 55.0, 54.0, 53.0, 52.0, 51.0, 50.0, 49.0, 48.0, 47.0, 46.0, 45.0], [-57.0, -58.0, -59.0, -60.0, -61.0, -62.0, -63.0, 63.0, 62.0, 61.0, 60.0, 59.0, 58.0, 57.0, 56.0, 55.0, 54.0, 53.0, 52.0], [-50.0, -51.0, -52.0, -53.0, -54.0, -55.0, -56.0, -57.0, -58.0, -59.0, -60.0, -61.0, -62.0, -63.0, 63.0, 62.0, 61.0, 60.0, 59.0], [-43.0, -44.0, -45.0, -46.0, -47.0, -48.0, -49.0, -50.0, -51.0, -52.0, -53.0, -54.0, -55.0, -56.0, -57.0, -58.0, -59.0, -60.0, -61.0], [-36.0, -37.0, -38.0, -39.0, -40.0, -41.0, -42.0, -43.0, -44.0, -45.0, -46.0, -47.0, -48.0, -49.0, -50.0, -51.0, -52.0, -53.0, -54.0], [-29.0, -30.0, -31.0, -32.0, -33.0, -34.0, -35.0, -36.0, -37.0, -38.0, -39.0, -40.0, -41.0, -42.0, -43.0, -44.0, -45.0, -46.0, -47.0], [-22.0, -23.0, -24.0, -25.0, -26.0, -27.0, -28.0, -29.0, -30.0, -31.0, -32.0, -33.0, -34.0, -35.0, -36.0, -37.0, -38.0, -39.0, -40.0], [-15.0, -16.0, -17.0, -18.0, -19.0, -20.0, -21.0, -22.0, -23.0, -24.0, -25.0, -26.0, -27.0, -28.0, -29.0, -30.0, -31.0, -32.0, -33.0], [-8.0, -9.0, -10.0, -11.0, -12.0, -13.0, -14.0, -15.0, -16.0, -17.0, -18.0, -19.0, -20.0, -21.0, -22.0, -23.0, -24.0, -25.0, -26.0], [-1.0, -2.0, -3.0, -4.0, -5.0, -6.0, -7.0, -8.0, -9.0, -10.0, -11.0, -12.0, -13.0, -14.0, -15.0, -16.0, -17.0, -18.0, -19.0]], [[-12.0, -13.0, -14.0, -15.0, -16.0, -17.0, -18.0, -19.0, -20.0, -21.0, -22.0, -23.0, -24.0, -25.0, -26.0, -27.0, -28.0, -29.0, -30.0], [-5.0, -6.0, -7.0, -8.0, -9.0, -10.0, -11.0, -12.0, -13.0, -14.0, -15.0, -16.0, -17.0, -18.0, -19.0, -20.0, -21.0, -22.0, -23.0], [2.0, 1.0, 0.0, -1.0, -2.0, -3.0, -4.0, -5.0, -6.0, -7.0, -8.0, -9.0, -10.0, -11.0, -12.0, -13.0, -14.0, -15.0, -16.0], [9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0, -1.0, -2.0, -3.0, -4.0, -5.0, -6.0, -7.0, -8.0, -9.0], [16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0, -1.0, -2.0], [23.0, 22.0, 21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0], [30.0, 29.0, 28.0, 27.0, 26.0, 25.0, 24.0, 23.0, 22.0, 21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0], [37.0, 36.0, 35.0, 34.0, 33.0, 32.0, 31.0, 30.0, 29.0, 28.0, 27.0, 26.0, 25.0, 24.0, 23.0, 22.0, 21.0, 20.0, 19.0], [44.0, 43.0, 42.0, 41.0, 40.0, 39.0, 38.0, 37.0, 36.0, 35.0, 34.0, 33.0, 32.0, 31.0, 30.0, 29.0, 28.0, 27.0, 26.0], [51.0, 50.0, 49.0, 48.0, 47.0, 46.0, 45.0, 44.0, 43.0, 42.0, 41.0, 40.0, 39.0, 38.0, 37.0, 36.0, 35.0, 34.0, 33.0], [58.0, 57.0, 56.0, 55.0, 54.0, 53.0, 52.0, 51.0, 50.0, 49.0, 48.0, 47.0, 46.0, 45.0, 44.0, 43.0, 42.0, 41.0, 40.0], [-62.0, -63.0, 63.0, 62.0, 61.0, 60.0, 59.0, 58.0, 57.0, 56.0, 55.0, 54.0, 53.0, 52.0, 51.0, 50.0, 49.0, 48.0, 47.0], [-55.0, -56.0, -57.0, -58.0, -59.0, -60.0, -61.0, -62.0, -63.0, 63.0, 62.0, 61.0, 60.0, 59.0, 58.0, 57.0, 56.0, 55.0, 54.0], [-48.0, -49.0, -50.0, -51.0, -52.0, -53.0, -54.0, -55.0, -56.0, -57.0, -58.0, -59.0, -60.0, -61.0, -62.0, -63.0, 63.0, 62.0, 61.0], [-41.0, -42.0, -43.0, -44.0, -45.0, -46.0, -47.0, -48.0, -49.0, -50.0, -51.0, -52.0, -53.0, -54.0, -55.0, -56.0, -57.0, -58.0, -59.0], [-34.0, -35.0, -36.0, -37.0, -38.0, -39.0, -40.0, -41.0, -42.0, -43.0, -44.0, -45.0, -46.0, -47.0, -48.0, -49.0, -50.0, -51.0, -52.0], [-27.0, -28.0, -29.0, -30.0, -31.0, -32.0, -33.0, -34.0, -35.0, -36.0, -37.0, -38.0, -39.0, -40.0, -41.0, -42.0, -43.0, -44.0, -45.0], [-20.0, -21.0, -22.0, -23.0, -24.0, -25.0, -26.0, -27.0, -28.0, -29.0, -30.0, -31.0, -32.0, -33.0, -34.0, -35.0, -36.0, -37.0, -38.0]]]> : tensor<5x18x19xf32>
    stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<5x18x19xf32>, tensor<5x18x19xf32>) -> ()
    %13 = "stablehlo.transpose"(%8) <{permutation = array<i64: 1, 2, 0>}> : (tensor<5x19x18xf32>) -> tensor<19x18x5xf32>
    %14 = stablehlo.constant dense<[[[-63.0, 45.0, 26.0, 7.0, -12.0], [-56.0, 52.0, 33.0, 14.0, -5.0], [-49.0, 59.0, 40.0, 21.0, 2.0], [-42.0, -61.0, 47.0, 28.0, 9.0], [-35.0, -54.0, 54.0, 35.0, 16.0], [-28.0, -47.0, 61.0, 42.0, 23.0], [-21.0, -40.0, -59.0, 49.0, 30.0], [-14.0, -33.0, -52.0, 56.0, 37.0], [-7.0, -26.0, -45.0, 63.0, 44.0], [0.0, -19.0, -38.0, -57.0, 51.0], [7.0, -12.0, -31.0, -50.0, 58.0], [14.0, -5.0, -24.0, -43.0, -62.0], [21.0, 2.0, -17.0, -36.0, -55.0], [28.0, 9.0, -10.0, -29.0, -48.0], [35.0, 16.0, -3.0, -22.0, -41.0], [42.0, 23.0, 4.0, -15.0, -34.0], [49.0, 30.0, 11.0, -8.0, -27.0], [56.0, 37.0, 18.0, -1.0, -20.0]], [[63.0, 44.0, 25.0, 6.0, -13.0], [-57.0, 51.0, 32.0, 13.0, -6.0], [-50.0, 58.0, 39.0, 20.0, 1.0], [-43.0, -62.0, 46.0, 27.0, 8.0], [-36.0, -55.0, 53.0, 34.0, 15.0], [-29.0, -48.0, 60.0, 41.0, 22.0], [-22.0, -41.0, -60.0, 48.0, 29.0], [-15.0, -34.0, -53.0, 55.0, 36.0], [-8.0, -27.0, -46.0, 62.0, 43.0], [-1.0, -20.0, -39.0, -58.0, 50.0], [6.0, -13.0, -32.0, -51.0, 57.0], [13.0, -6.0, -25.0, -44.0, -63.0], [20.0, 1.0, -18.0, -37.0, -56.0], [27.0, 8.0, -11.0, -30.0, -49.0], [34.0, 15.0, -4.0, -23.0, -42.0], [41.0, 22.0, 3.0, -16.0, -35.0], [48.0, 29.0, 10.0, -9.0, -28.0], [55.0, 36.0, 17.0, -2.0, -21.0]], [[62.0, 43.0, 24.0, 5.0, -14.0], [-58.0, 50.0, 31.0, 12.0, -7.0], [-51.0, 57.0, 38.0, 19.0, 0.0], [-44.0, -63.0, 45.0, 26.0, 7.0], [-37.0, -56.0, 52.0, 33.0, 14.0], [-30.0, -49.0, 59.0, 40.0, 21.0], [-23.0, -42.0, -61.0, 47.0, 28.0], [-16.0, -35.0, -54.0, 54.0, 35.0], [-9.0, -28.0, -47.0, 61.0, 42.0], [-2.0, -21.0, -40.0, -59.0, 49.0], [5.0, -14.0, -33.0, -52.0, 56.0], [12.0, -7.0, -26.0, -45.0, 63.0], [19.0, 0.0, -19.0, -38.0, -57.0], [26.0, 7.0, -12.0, -31.0, -50.0], [33.0, 14.0, -5.0, -24.0, -43.0], [40.0, 21.0, 2.0, -17.0, -36.0], [47.0, 28.0, 9.0, -10.0, -29.0], [54.0, 35.0, 16.0, -3.0, -22.0]], [[61.0, 42.0, 23.0, 4.0, -15.0], [-59.0, 49.0, 30.0, 11.0, -8.0], [-52.0, 56.0, 37.0, 18.0, -1.0], [-45.0, 63.0, 44.0, 25.0, 6.0], [-38.0, -57.0, 51.0, 32.0, 13.0], [-31.0, -50.0, 58.0, 39.0, 20.0], [-24.0, -43.0, -62.0, 46.0, 27.0], [-17.0, -36.0, -55.0, 53.0, 34.0], [-10.0, -29.0, -48.0, 60.0, 41.0], [-3.0, -22.0, -41.0, -60.0, 48.0], [4.0, -15.0, -34.0, -53.0, 55.0], [11.0, -8.0, -27.0, -46.0, 62.0], [18.0, -1.0, -20.0, -39.0, -58.0], [25.0, 6.0, -13.0, -32.0, -51.0], [32.0, 13.0, -6.0, -25.0, -44.0], [39.0, 20.0, 1.0, -18.0, -37.0], [46.0, 27.0, 8.0, -11.0, -30.0], [53.0, 34.0, 15.0, -4.0, -23.0]], [[60.0, 41.0, 22.0, 3.0, -16.0], [-60.0, 48.0, 29.0, 10.0, -9.0], [-53.0, 55.0, 36.0, 17.0, -2.0], [-46.0, 62.0, 43.0, 24.0, 5.0], [-39.0, -58.0, 50.0, 31.0, 12.0], [-32.0, -51.0, 57.0, 38.0, 19.0], [-25.0, -44.0, -63.0, 45.0, 26.0], [-18.0, -37.0, -56.0, 52.0, 33.0], [-11.0, -30.0, -49.0, 59.0, 40.0], [-4.0, -23.0, -42.0, -61.0, 47.0], [3.0, -16.0, -35.0, -54.0, 54.0], [10.0, -9.0, -28.0, -47.0, 61.0], [17.0, -2.0, -21.0, -40.0, -59.0], [24.0, 5.0, -14.0, -33.0, -52.0], [31.0, 12.0, -7.0, -26.0, -45.0], [38.0, 19.0, 0.0, -19.0, -38.0], [45.0, 26.0, 7.0, -12.0, -31.0], [52.0, 33.0, 14.0, -5.0, -24.0]], [[59.0, 40.0, 21.0, 2.0, -17.0], [-61.0, 47.0, 28.0, 9.0, -10.0], [-54.0, 54.0, 35.0, 16.0, -3.0], [-47.0, 61.0, 42.0, 23.0, 4.0], [-40.0, -59.0, 49.0, 30.0, 11.0], [-33.0, -52.0, 56.0, 37.0, 18.0], [-26.0, -45.0, 63.0, 44.0, 25.0], [-19.0, -38.0, -57.0, 51.0, 32.0], [-12.0, -31.0, -50.0, 58.0, 39.0], [-5.0, -24.0, -43.0, -62.0, 46.0], [2.0, -17.0, -36.0, -55.0, 53.0], [9.0, -10.0, -29.0, -48.0, 60.0], [16.0, -3.0, -22.0, -41.0, -60.0], [23.0, 4.0, -15.0, -34.0, -53.0], [30.0, 11.0, -8.0, -27.0, -46.0], [37.0, 18.0, -1.0, -20.0, -39.0], [44.0, 25.0, 6.0, -13.0, -32.0], [51.0, 32.0, 13.0, -6.0, -25.0]], [[58.0, 39.0, 20.0, 1.0, -18.0], [-62.0, 46.0, 27.0, 8.0, -11.0], [-55.0, 53.0, 34.0, 15.0, -4.0], [-48.0, 60.0, 41.0, 22.0, 3.0], [-41.0, -60.0, 48.0, 29.0, 10.0], [-34.0, -53.0, 55.0, 36.0, 17.0], [-27.0, -46.0, 62.0, 43.0, 24.0], [-20.0, -39.0, -58.0, 50.0, 31.0], [-13.0, -32.0, -51.0, 57.0, 38.0], [-6.0, -25.0, -44.0, -63.0, 45.0], [1.0, -18.0, -37.0, -56.0, 52.0], [8.0, -11.0, -30.0, -49.0, 59.0], [15.0, -4.0, -23.0, -42.0, -61.0], [22.0, 3.0, -16.0, -35.0, -54.0], [29.0, 10.0, -9.0, -28.0, -47.0], [36.0, 17.0, -2.0, -21.0, -40.0], [43.0, 24.0, 5.0, -14.0, -33.0], [50.0, 31.0, 12.0, -7.0, -26.0]], [[57.0, 38.0, 19.0, 0.0, -19.0], [-63.0, 45.0, 26.0, 7.0, -12.0], [-56.0, 52.0, 33.0, 14.0, -5.0], [-49.0, 59.0, 40.0, 21.0, 2.0], [-42.0, -61.0, 47.0, 28.0, 9.0], [-35.0, -54.0, 54.0, 35.0, 16.0], [-28.0, -47.0, 61.0, 42.0, 23.0], [-21.0, -40.0, -59.0, 49.0, 30.0], [-14.0, -33.0, -52.0, 56.0, 37.0], [-7.0, -26.0, -45.0, 63.0, 44.0], [0.0, -19.0, -38.0, -57.0, 51.0], [7.0, -12.0, -31.0, -50.0, 58.0], [14.0, -5.0, -24.0, -43.0, -62.0], [21.0, 2.0, -17.0, -36.0, -55.0], [28.0, 9.0, -10.0, -29.0, -48.0], [35.0, 16.0, -3.0, -22.0, -41.0], [42.0, 23.0, 4.0, -15.0, -34.0], [49.0, 30.0, 11.0, -8.0, -27.0]], [[56.0, 37.0, 18.0, -1.0, -20.0], [63.0, 44.0, 25.0, 6.0, -13.0], [-57.0, 51.0, 32.0, 13.0, -6.0], [-50.0, 58.0, 39.0, 20.0, 1.0], [-43.0, -62.0, 46.0, 27.0, 8.0], [-36.0, -55.0, 53.0, 34.0, 15.0], [-29.0, -48.0, 60.0, 41.0, 22.0], [-22.0, -41.0, -60.0, 48.0, 29.0], [-15.0, -34.0, -53.0, 55.0, 36.0], [-8.0, -27.0, -46.0, 62.0, 43.0], [-1.0, -20.0, -39.0, -58.0, 50.0], [6.0, -13.0, -32.0, -51.0, 57.0], [13.0, -6.0, -25.0, -44.0, -63.0], [20.0, 1.0, -18.0, -37.0, -56.0], [27.0, 8.0, -11.0, -30.0, -49.0], [34.0, 15.0, -4.0, -23.0, -42.0], [41.0, 22.0, 3.0, -16.0, -35.0], [48.0, 29.0, 10.0, -9.0, -28.0]], [[55.0, 36.0, 17.0, -2.0, -21.0], [62.0, 43.0, 24.0, 5.0, -14.0], [-58.0, 50.0, 31.0, 12.0, -7.0], [-51.0, 57.0, 38.0, 19.0, 0.0], [-44.0, -63.0, 45.0, 26.0, 7.0], [-37.0, -56.0, 52.0, 33.0, 14.0], [-30.0, -49.0, 59.0, 40.0, 21.0], [-23.0, -42.0, -61.0, 47.0, 28.0], [-16.0, -35.0, -54.0, 54.0, 35.0], [-9.0, -28.0, -47.0, 61.0, 42.0], [-2.0, -21.0, -40.0, -59.0, 49.0], [5.0, -14.0, -33.0, -52.0, 56.0], [12.0, -7.0, -26.0, -45.0, 63.0], [19.0, 0.0, -19.0, -38.0, -57.0], [26.0, 7.0, -12.0, -31.0, -50.0], [33.0, 14.0, -5.0, -24.0, -43.0], [40.0, 21.0, 2.0, -17.0, -36.0], [47.0, 28.0, 9.0, -10.0, -29.0]], [[54.0, 35.0, 16.0, -3.0, -22.0], [61.0, 42.0, 23.0, 4.0, -15.0], [-59.0, 49.0, 30.0, 11.0, -8.0], [-52.0, 56.0, 37.0, 18.0, -1.0], [-45.0, 63.0, 44.0, 25.0, 6.0], [-38.0, -57.0, 51.0, 32.0, 13.0], [-31.0, -50.0, 58.0, 39.0, 20.0], [-24.0, -43.0, -62.0, 46.0, 27.0], [-17.0, -36.0, -55.0, 53.0, 34.0], [-10.0, -29.0, -48.0, 60.0, 41.0], [-3.0, -22.0, -41.0, -60.0, 48.0], [4.0, -15.0, -34.0, -53.0, 55.0], [11.0, -8.0, -27.0, -46.0, 62.0], [18.0, -1.0, -20.0, -39.0, -58.0], [25.0, 6.0, -13.0, -32.0, -51.0], [32.0, 13.0, -6.0, -25.0, -44.0], [39.0, 20.0, 1.0, -18.0, -37.0], [46.0, 27.0, 8.0, -11.0, -30.0]], [[53.0, 34.0, 15.0, -4.0, -23.0], [60.0, 41.0, 22.0, 3.0, -16.0], [-60.0, 48.0, 29.0, 10.0, -9.0], [-53.0, 55.0, 36.0, 17.0, -2.0], [-46.0, 62.0, 43.0, 24.0, 5.0], [-39.0, -58.0, 50.0, 31.0, 12.0], [-32.0, -51.0, 57.0, 38.0, 19.0], [-25.0, -44.0, -63.0, 45.0, 26.0], [-18.0, -37.0, -56.0, 52.0, 33.0], [-11.0, -30.0, -49.0, 59.0, 40.0], [-4.0, -23.0, -42.0, -61.0, 47.0], [3.0, -16.0, -35.0, -54.0, 54.0], [10.0, -9.0, -28.0, -47.0, 61.0], [17.0, -2.0, -21.0, -40.0, -59.0], [24.0, 5.0, -14.0, -33.0, -52.0], [31.0, 12.0, -7.0, -26.0, -45.0], [38.0, 19.0, 0.0, -19.0, -38.0], [45.0, 26.0, 7.0, -12.0, -31.0]], [[52.0, 33.0, 14.0, -5.0, -24.0], [59.0, 40.0, 21.0, 2.0, -17.0], [-61.0, 47.0, 28.0, 9.0, -10.0], [-54.0, 54.0, 35.0, 16.0, -3.0], [-47.0, 61.0, 42.0, 23.0, 4.0], [-40.0, -59.0, 49.0, 30.0, 11.0], [-33.0, -52.0, 56.0, 37.0, 18.0], [-26.0, -45.0, 63.0, 44.0, 25.0], [-19.0, -38.0, -57.0, 51.0, 32.0], [-12.0, -31.0, -50.0, 58.0, 39.0], [-5.0, -24.0, -43.0, -62.0, 46.0], [2.0, -17.0, -36.0, -55.0, 53.0], [9.0, -10.0, -29.0, -48.0, 60.0], [16.0, -3.0, -22.0, -41.0, -60.0], [23.0, 4.0, -15.0, -34.0, -53.0], [30.0, 11.0, -8.0, -27.0, -46.0], [37.0, 18.0, -1.0, -20.0, -39.0], [44.0, 25.0, 6.0, -13.0, -32.0]], [[51.0, 32.0, 13.0, -6.0, -25.0], [58.0, 39.0, 20.0, 1.0, -18.0], [-62.0, 46.0, 27.0, 8.0, -11.0], [-55.0, 53.0, 34.0, 15.0, -4.0], [-48.0, 60.0, 41.0, 22.0, 3.0], [-41.0, -60.0, 48.0, 29.0, 10.0], [-34.0, -53.0, 55.0, 36.0, 17.0], [-27.0, -46.0, 62.0, 43.0, 24.0], [-20.0, -39.0, -58.0, 50.0, 31.0], [-13.0, -32.0, -51.0, 57.0, 38.0], [-6.0, -25.0, -44.0, -63.0, 45.0], [1.0, -18.0, -37.0, -56.0, 52.0], [8.0, -11.0, -30.0, -49.0, 59.0], [15.0, -4.0, -23.0, -42.0, -61.0], [22.0, 3.0, -16.0, -35.0, -54.0], [29.0, 10.0, -9.0, -28.0, -47.0], [36.0, 17.0, -2.0, -21.0, -40.0], [43.0, 24.0, 5.0, -14.0, -33.0]], [[50.0, 31.0, 12.0, -7.0, -26.0], [57.0, 38.0, 19.0, 0.0, -19.0], [-63.0, 45.0, 26.0, 7.0, -12.0], [-56.0, 52.0, 33.0, 14.0, -5.0], [-49.0, 59.0, 40.0, 21.0, 2.0], [-42.0, -61.0, 47.0, 28.0, 9.0], [-35.0, -54.0, 54.0, 35.0, 16.0], [-28.0, -47.0, 61.0, 42.0, 23.0], [-21.0, -40.0, -59.0, 49.0, 30.0], [-14.0, -33.0, -52.0, 56.0, 37.0], [-7.0, -26.0, -45.0, 63.0, 44.0], [0.0, -19.0, -38.0, -57.0, 51.0], [7.0, -12.0, -31.0, -50.0, 58.0], [14.0, -5.0, -24.0, -43.0, -62.0], [21.0, 2.0, -17.0, -36.0, -55.0], [28.0, 9.0, -10.0, -29.0, -48.0], [35.0, 16.0, -3.0, -22.0, -41.0], [42.0, 23.0, 4.0, -15.0, -34.0]], [[49.0, 30.0, 11.0, -8.0, -27.0], [56.0, 37.0, 18.0, -1.0, -20.0], [63.0, 44.0, 25.0, 6.0, -13.0], [-57.0, 51.0, 32.0, 13.0, -6.0], [-50.0, 58.0, 39.0, 20.0, 1.0], [-43.0, -62.0, 46.0, 27.0, 8.0], [-36.0, -55.0, 53.0, 34.0, 15.0], [-29.0, -48.0, 60.0, 41.0, 22.0], [-22.0, -41.0, -60.0, 48.0, 29.0], [-15.0, -34.0, -53.0, 55.0, 36.0], [-8.0, -27.0, -46.0, 62.0, 43.0], [-1.0, -20.0, -39.0, -58.0, 50.0], [6.0, -13.0, -32.0, -51.0, 57.0], [13.0, -6.0, -25.0, -44.0, -63.0], [20.0, 1.0, -18.0, -37.0, -56.0], [27.0, 8.0, -11.0, -30.0, -49.0], [34.0, 15.0, -4.0, -23.0, -42.0], [41.0, 22.0, 3.0, -16.0, -35.0]], [[48.0, 29.0, 10.0, -9.0, -28.0], [55.0, 36.0, 17.0, -2.0, -21.0], [62.0, 43.0, 24.0, 5.0, -14.0], [-58.0, 50.0, 31.0, 12.0, -7.0], [-51.0, 57.0, 38.0, 19.0, 0.0], [-44.0, -63.0, 45.0, 26.0, 7.0], [-37.0, -56.0, 52.0, 33.0, 14.0], [-30.0, -49.0, 59.0, 40.0, 21.0], [-23.0, -42.0, -61.0, 47.0, 28.0], [-16.0, -35.0, -54.0, 54.0, 35.0], [-9.0, -28.0, -47.0, 61.0, 42.0], [-2.0, -21.0, -40.0, -59.0, 49.0], [5.0, -14.0, -33.0, -52.0, 56.0], [12.0, -7.0, -26.0, -45.0, 63.0], [19.0, 0.0, -19.0, -38.0, -57.0], [26.0, 7.0, -12.0, -31.0, -50.0], [33.0, 14.0, -5.0, -24.0, -43.0], [40.0, 21.0, 2.0, -17.0, -36.0]], [[47.0, 28.0, 9.0, -10.0, -29.0], [54.0, 35.0, 16.0, -3.0, -22.0], [61.0, 42.0, 23.0, 4.0, -15.0], [-59.0, 49.0, 30.0, 11.0, -8.0], [-52.0, 56.0, 37.0, 18.0, -1.0], [-45.0, 63.0, 44.0, 25.0, 6.0], [-38.0, -57.0, 51.0, 32.0, 13.0], [-31.0, -50.0, 58.0, 39.0, 20.0], [-24.0, -43.0, -62.0, 46.0, 27.0], [-17.0, -36.0, -55.0, 53.0, 34.0], [-10.0, -29.0, -48.0, 60.0, 41.0], [-3.0, -22.0, -41.0, -60.0, 48.0], [4.0, -15.0, -34.0, -53.0, 55.0], [11.0, -8.0, -27.0, -46.0, 62.0], [18.0, -1.0, -20.0, -39.0, -58.0], [25.0, 6.0, -13.0, -32.0, -51.0], [32.0, 13.0, -6.0, -25.0, -44.0], [39.0, 20.0, 1.0, -18.0, -37.0]], [[46.0, 27.0, 8.0, -11.0, -30.0], [53.0, 34.0, 15.0, -4.0, -23.0], [60.0, 41.0, 22.0, 3.0, -16.0], [-60.0, 48.0, 29.0, 10.0, -9.0], [-53.0, 55.0, 36.0, 17.0, -2.0], [-46.0, 62.0, 43.0, 24.0, 5.0], [-39.0, -58.0, 50.0, 31.0, 12.0], [-32.0, -51.0, 57.0, 38.0, 19.0], [-25.0, -44.0, -63.0, 45.0, 26.0], [-18.0, -37.0, -56.0, 52.0, 33.0], [-11.0, -30.0, -49.0, 59.0, 40.0], [-4.0, -23.0, -42.0, -61.0, 47.0], [3.0, -16.0, -35.0, -54.0, 54.0], [10.0, -9.0, -28.0, -47.0, 61.0], [17.0, -2.0, -21.0, -40.0, -59.0], [24.0, 5.0, -14.0, -33.0, -52.0], [31.0, 12.0, -7.0, -26.0, -45.0], [38.0, 19.0, 0.0, -19.0, -38.0]]]> : tensor<19x18x5xf32>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<19x18x5xf32>, tensor<19x18x5xf32>) -> ()
    return
  }
}
// -----
// transpose of f64, more than a block
module {
  func.func public @main() -> () {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<665xi32>
    %1 = stablehlo.constant dense<7> : tensor<665xi32>
    %2 = stablehlo.multiply %0, %1 : tensor<665xi32>
    %3 = stablehlo.constant dense<127> : tensor<665xi32>
    %4 = stablehlo.remainder %2, %3 : tensor<665xi32>
    %5 = stablehlo.constant dense<63> : tensor<665xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<665xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<665xi32>) -> tensor<665xf64>
    %8 = "stablehlo.reshape"(%7) : (tensor<665xf64>) -> tensor<19x35xf64>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 1, 0>}> : (tensor<19x35xf64>) -> tensor<35x19xf64>
    %10 = stablehlo.constant dense<[[-63.0, 55.0, 46.0, 37.0, 28.0, 19.0, 10.0, 1.0, -8.0, -17.0, -26.0, -35.0, -44.0, -53.0, -62.0, 56.0, 47.0, 38.0, 29.0], [-56.0, 62.0, 53.0, 44.0, 35.0, 26.0, 17.0, 8.0, -1.0, -10.0, -19.0, -28.0, -37.0, -46.0, -55.0, 63.0, 54.0, 45.0, 36.0], [-49.0, -58.0, 60.0, 51.0, 42.0, 33.0, 24.0, 15.0, 6.0, -3.0, -12.0, -21.0, -30.0, -39.0, -48.0, -57.0, 61.0, 52.0, 43.0], [-42.0, -51.0, -60.0, 58.0, 49.0, 40.0, 31.0, 22.0, 13.0, 4.0, -5.0, -14.0, -23.0, -32.0, -41.0, -50.0, -59.0, 59.0, 50.0], [-35.0, -44.0, -53.0, -62.0, 56.0, 47.0, 38.0, 29.0, 20.0, 11.0, 2.0, -7.0, -16.0, -25.0, -34.0, -43.0, -52.0, -61.0, 57.0], [-28.0, -37.0, -46.0, -55.0, 63.0, 54.0, 45.0, 36.0, 27.0, 18.0, 9.0, 0.0, -9.0, -18.0, -27.0, -36.0, -45.0, -54.0, -63.0], [-21.0, -30.0, -39.0, -48.0, -57.0, 61.0, 52.0, 43.0, 34.0, 25.0, 16.0, 7.0, -2.0, -11.0, -20.0, -29.0, -38.0, -47.0, -56.0], [-14.0, -23.0, -32.0, -41.0, -50.0, -59.0, 59.0, 50.0, 41.0, 32.0, 23.0, 14.0, 5.0, -4.0, -13.0, -22.0, -31.0, -40.0, -49.0], [-7.0, -16.0, -25.0, -34.0, -43.0, -52.0, -61.0, 57.0, 48.0, 39.0, 30.0, 21.0, 12.0, 3.0, -6.0, -15.0, -24.0, -33.0, -42.0], [0.0, -9.0, -18.0, -27.0, -36.0, -45.0, -54.0, -63.0, 55.0, 46.0, 37.0, 28.0, 19.0, 10.0, 1.0, -8.0, -17.0, -26.0, -35.0], [7.0, -2.0, -11.0, -20.0, -29.0, -38.0, -47.0, -56.0, 62.0, 53.0, 44.0, 35.0, 26.0, 17.0, 8.0, -1.0, -10.0, -19.0, -28.0], [14.0, 5.0, -4.0, -13.0, -22.0, -31.0, -40.0, -49.0, -58.0, 60.0, 51.0, 42.0, 33.0, 24.0, 15.0, 6.0, -3.0, -12.0, -21.0], [21.0, 12.0, 3.0, -6.0, -15.0, -24.0, -33.0, -42.0, -51.0, -60.0, 58.0, 49.0, 40.0, 31.0, 22.0, 13.0, 4.0, -5.0, -14.0], [28.0, 19.0, 10.0, 1.0, -8.0, -17.0, -26.0, -35.0, -44.0, -53.0, -62.0, 56.0, 47.0, 38.0, 29.0, 20.0, 11.0, 2.0, -7.0], [35.0, 26.0, 17.0, 8.0, -1.0, -10.0, -19.0, -28.0, -37.0, -46.0, -55.0, 63.0, 54.0, 45.0, 36.0, 27.0, 18.0, 9.0, 0.0], [42.0, 33.0, 24.0, 15.0, 6.0, -3.0, -12.0, -21.0, -30.0, -39.0, -48.0, -57.0, 61.0, 52.0, 43.0, 34.0, 25.0, 16.0, 7.0], [49.0, 40.0, 31.0, 22.0, 13.0, 4.0, -5.0, -14.0, -23.0, -32.0, -41.0, -50.0, -59.0, 59.0, 50.0, 41.0, 32.0, 23.0, 14.0], [56.0, 47.0, 38.0, 29.0, 20.0, 11.0, 2.0, -7.0, -16.0, -25.0, -34.0, -43.0, -52.0, -61.0, 57.0, 48.0, 39.0, 30.0, 21.0], [63.0, 54.0, 45.0, 36.0, 27.0, 18.0, 9.0, 0.0, -9.0, -18.0, -27.0, -36.0, -45.0, -54.0, -63.0, 55.0, 46.0, 37.0, 28.0], [-57.0, 61.0, 52.0, 43.0, 34.0, 25.0, 16.0, 7.0, -2.0, -11.0, -20.0, -29.0, -38.0, -47.0, -56.0, 62.0, 53.0, 44.0, 35.0], [-50.0, -59.0, 59.0, 50.0, 41.0, 32.0, 23.0, 14.0, 5.0, -4.0, -13.0, -22.0, -31.0, -40.0, -49.0, -58.0, 60.0, 51.0, 42.0], [-43.0, -52.0, -61.0, 57.0, 48.0, 39.0, 30.0, 21.0, 12.0, 3.0, -6.0, -15.0, -24.0, -33.0, -42.0, -51.0, -60.0, 58.0, 49.0], [-36.0, -45.0, -54.0, -63.0, 55.0, 46.0, 37.0, 28.0, 19.0, 10.0, 1.0, -8.0, -17.0, -26.0, -35.0, -44.0, -53.0, -62.0, 56.0], [-29.0, -38.0, -47.0, -56.0, 62.0, 53.0, 44.0, 35.0, 26.0, 17.0, 8.0, -1.0, -10.0, -19.0, -28.0, -37.0, -46.0, -55.0, 63.0], [-22.0, -31.0, -40.0, -49.0, -58.0, 60.0, 51.0, 42.0, 33.0, 24.0, 15.0, 6.0, -3.0, -12.0, -21.0, -30.0, -39.0, -48.0, -57.0], [-15.0, -24.0, -33.0, -42.0, -51.0, -60.0, 58.0, 49.0, 40.0, 31.0, 22.0, 13.0, 4.0, -5.0, -14.0, -23.0, -32.0, -41.0, -50.0], [-8.0, -17.0, -26.0, -35.0, -44.0, -53.0, -62.0, 56.0, 47.0, 38.0, 29.0, 20.0, 11.0, 2.0, -7.0, -16.0, -25.0, -34.0, -43.0], [-1.0, -10.0, -19.0, -28.0, -37.0, -46.0, -55.0, 63.0, 54.0, 45.0, 36.0, 27.0, 18.0, 9.0, 0.0, -9.0, -18.0, -27.0, -36.0], [6.0, -3.0, -12.0, -21.0, -30.0, -39.0, -48.0, -57.0, 61.0, 52.0, 43.0, 34.0, 25.0, 16.0, 7.0, -2.0, -11.0, -20.0, -29.0], [13.0, 4.0, -5.0, -14.0, -23.0, -32.0, -41.0, -50.0, -59.0, 59.0, 50.0, 41.0, 32.0, 23.0, 14.0, 5.0, -4.0, -13.0, -22.0], [20.0, 11.0, 2.0, -7.0, -16.0, -25.0, -34.0, -43.0, -52.0, -61.0, 57.0, 48.0, 39.0, 30.0, 21.0, 12.0, 3.0, -6.0, -15.0], [27.0, 18.0, 9.0, 0.0, -9.0, -18.0, -27.0, -36.0, -45.0, -54.0, -63.0, 55.0, 46.0, 37.0, 28.0, 19.0, 10.0, 1.0, -8.0], [34.0, 25.0, 16.0, 7.0, -2.0, -11.0, -20.0, -29.0, -38.0, -47.0, -56.0, 62.0, 53.0, 44.0, 35.0, 26.0, 17.0, 8.0, -1.0], [41.0, 32.0, 23.0, 14.0, 5.0, -4.0, -13.0, -22.0, -31.0, -40.0, -49.0, -58.0, 60.0, 51.0, 42.0, 33.0, 24.0, 15.0, 6.0], [48.0, 39.0, 30.0, 21.0, 12.0, 3.0, -6.0, -15.0, -24.0, -33.0, -42.0, -51.0, -60.0, 58.0, 49.0, 40.0, 31.0, 22.0, 13.0]]> : tensor<35x19xf64>
    stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<35x19xf64>, tensor<35x19xf64>) -> ()
    return
  }
}
// -----
// transpose of f64, blocks in three dimensions
module {
  func.func public @main() -> () {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<270xi32>
    %1 = stablehlo.constant dense<7> : tensor<270xi32>
    %2 = stablehlo.multiply %0, %1 : tensor<270xi32>
    %3 = stablehlo.constant dense<127> : tensor<270xi32>
    %4 = stablehlo.remainder %2, %3 : tensor<270xi32>
    %5 = stablehlo.constant dense<63> : tensor<270xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<270xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<270xi32>) -> tensor<270xf64>
    %8 = "stablehlo.reshape"(%7) : (tensor<270xf64>) -> tensor<3x9x10xf64>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x9x10xf64>) -> tensor<10x9x3xf64>
    %10 = stablehlo.constant dense<[[[-63.0, 59.0, 54.0], [7.0, 2.0, -3.0], [-50.0, -55.0, -60.0], [20.0, 15.0, 10.0], [-37.0, -42.0, -47.0], [33.0, 28.0, 23.0], [-24.0, -29.0, -34.0], [46.0, 41.0, 36.0], [-11.0, -16.0, -21.0]], [[-56.0, -61.0, 61.0], [14.0, 9.0, 4.0], [-43.0, -48.0, -53.0], [27.0, 22.0, 17.0], [-30.0, -35.0, -40.0], [40.0, 35.0, 30.0], [-17.0, -22.0, -27.0], [53.0, 48.0, 43.0], [-4.0, -9.0, -14.0]], [[-49.0, -54.0, -59.0], [21.0, 16.0, 11.0], [-36.0, -41.0, -46.0], [34.0, 29.0, 24.0], [-23.0, -28.0, -33.0], [47.0, 42.0, 37.0], [-10.0, -15.0, -20.0], [60.0, 55.0, 50.0], [3.0, -2.0, -7.0]], [[-42.0, -47.0, -52.0], [28.0, 23.0, 18.0], [-29.0, -34.0, -39.0], [41.0, 36.0, 31.0], [-16.0, -21.0, -26.0], [54.0, 49.0, 44.0], [-3.0, -8.0, -13.0], [-60.0, 62.0, 57.0], [10.0, 5.0, 0.0]], [[-35.0, -40.0, -45.0], [35.0, 30.0, 25.0], [-22.0, -27.0, -32.0], [48.0, 43.0, 38.0], [-9.0, -14.0, -19.0], [61.0, 56.0, 51.0], [4.0, -1.0, -6.0], [-53.0, -58.0, -63.0], [17.0, 12.0, 7.0]], [[-28.0, -33.0, -38.0], [42.0, 37.0, 32.0], [-15.0, -20.0, -25.0], [55.0, 50.0, 45.0], [-2.0, -7.0, -12.0], [-59.0, 63.0, 58.0], [11.0, 6.0, 1.0], [-46.0, -51.0, -56.0], [24.0, 19.0, 14.0]], [[-21.0, -26.0, -31.0], [49.0, 44.0, 39.0], [-8.0, -13.0, -18.0], [62.0, 57.0, 52.0], [5.0, 0.0, -5.0], [-52.0, -57.0, -62.0], [18.0, 13.0, 8.0], [-39.0, -44.0, -49.0], [31.0, 26.0, 21.0]], [[-14.0, -19.0, -24.0], [56.0, 51.0, 46.0], [-1.0, -6.0, -11.0], [-58.0, -63.0, 59.0], [12.0, 7.0, 2.0], [-45.0, -50.0, -55.0], [25.0, 20.0, 15.0], [-32.0, -37.0, -42.0], [38.0, 33.0, 28.0]], [[-7.0, -12.0, -17.0], [63.0, 58.0, 53.0], [6.0, 1.0, -4.0], [-51.0, -56.0, -61.0], [19.0, 14.0, 9.0], [-38.0, -43.0, -48.0], [32.0, 27.0, 22.0], [-25.0, -30.0, -35.0], [45.0, 40.0, 35.0]], [[0.0, -5.0, -10.0], [-57.0, -62.0, 60.0], [13.0, 8.0, 3.0], [-44.0, -49.0, -54.0], [26.0, 21.0, 16.0], [-31.0, -36.0, -41.0], [39.0, 34.0, 29.0], [-18.0, -23.0, -28.0], [52.0, 47.0, 42.0]]]> : tensor<10x9x3xf64>
    stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<10x9x3xf64>, tensor<10x9x3xf64>) -> ()
    %11 = "stablehlo.transpose"(%8) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x9x10xf64>) -> tensor<3x10x9xf64>
    %12 = stablehlo.constant dense<[[[-63.0, 7.0, -50.0, 20.0, -37.0, 33.0, -24.0, 46.0, -11.0], [-56.0, 14.0, -43.0, 27.0, -30.0, 40.0, -17.0, 53.0, -4.0], [-49.0, 21.0, -36.0, 34.0, -23.0, 47.0, -10.0, 60.0, 3.0], [-42.0, 28.0, -29.0, 41.0, -16.0, 54.0, -3.0, -60.0, 10.0], [-35.0, 35.0, -22.0, 48.0, -9.0, 61.0, 4.0, -53.0, 17.0], [-28.0, 42.0, -15.0, 55.0, -2.0, -59.0, 11.0, -46.0, 24.0], [-21.0, 49.0, -8.0, 62.0, 5.0, -52.0, 18.0, -39.0, 31.0], [-14.0, 56.0, -1.0, -58.0, 12.0, -45.0, 25.0, -32.0, 38.0], [-7.0, 63.0, 6.0, -51.0, 19.0, -38.0, 32.0, -25.0, 45.0], [0.0, -57.0, 13.0, -44.0, 26.0, -31.0, 39.0, -18.0, 52.0]], [[59.0, 2.0, -55.0, 15.0, -42.0, 28.0, -29.0, 41.0, -16.0], [-61.0, 9.0, -48.0, 22.0, -35.0, 35.0, -22.0, 48.0, -9.0], [-54.0, 16.0, -41.0, 29.0, -28.0, 42.0, -15.0, 55.0, -2.0], [-47.0, 23.0, -34.0, 36.0, -21.0, 49.0, -8.0, 62.0, 5.0], [-40.0, 30.0, -27.0, 43.0, -14.0, 56.0, -1.0, -58.0, 12.0], [-33.0, 37.0, -20.0, 50.0, -7.0, 63.0, 6.0, -51.0, 19.0], [-26.0, 44.0, -13.0, 57.0, 0.0, -57.0, 13.0, -44.0, 26.0], [-19.0, 51.0, -6.0, -63.0, 7.0, -50.0, 20.0, -37.0, 33.0], [-12.0, 58.0, 1.0, -56.0, 14.0, -43.0, 27.0, -30.0, 40.0], [-5.0, -62.0, 8.0, -49.0, 21.0, -36.0, 34.0, -23.0, 47.0]], [[54.0, -3.0, -60.0, 10.0, -47.0, 23.0, -34.0, 36.0, -21.0], [61.0, 4.0, -53.0, 17.0, -40.0, 30.0, -27.0, 43.0, -14.0], [-59.0, 11.0, -46.0, 24.0, -33.0, 37.0, -20.0, 50.0, -7.0], [-52.0, 18.0, -39.0, 31.0, -26.0, 44.0, -13.0, 57.0, 0.0], [-45.0, 25.0, -32.0, 38.0, -19.0, 51.0, -6.0, -63.0, 7.0], [-38.0, 32.0, -25.0, 45.0, -12.0, 58.0, 1.0, -56.0, 14.0], [-31.0, 39.0, -18.0, 52.0, -5.0, -62.0, 8.0, -49.0, 21.0], [-24.0, 46.0, -11.0, 59.0, 2.0, -55.0, 15.0, -42.0, 28.0], [-17.0, 53.0, -4.0, -61.0, 9.0, -48.0, 22.0, -35.0, 35.0], [-10.0, 60.0, 3.0, -54.0, 16.0, -41.0, 29.0, -28.0, 42.0]]]> : tensor<3x10x9xf64>
    stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x10x9xf64>, tensor<3x10x9xf64>) -> ()
    %13 = "stablehlo.transpose"(%8) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x9x10xf64>) -> tensor<9x10x3xf64>
    %14 = stablehlo.constant dense<[[[-63.0, 59.0, 54.0], [-56.0, -61.0, 61.0], [-49.0, -54.0, -59.0], [-42.0, -47.0, -52.0], [-35.0, -40.0, -45.0], [-28.0, -33.0, -38.0], [-21.0, -26.0, -31.0], [-14.0, -19.0, -24.0], [-7.0, -12.0, -17.0], [0.0, -5.0, -10.0]], [[7.0, 2.0, -3.0], [14.0, 9.0, 4.0], [21.0, 16.0, 11.0], [28.0, 23.0, 18.0], [35.0, 30.0, 25.0], [42.0, 37.0, 32.0], [49.0, 44.0, 39.0], [56.0, 51.0, 46.0], [63.0, 58.0, 53.0], [-57.0, -62.0, 60.0]], [[-50.0, -55.0, -60.0], [-43.0, -48.0, -53.0], [-36.0, -41.0, -46.0], [-29.0, -34.0, -39.0], [-22.0, -27.0, -32.0], [-15.0, -20.0, -25.0], [-8.0, -13.0, -18.0], [-1.0, -6.0, -11.0], [6.0, 1.0, -4.0], [13.0, 8.0, 3.0]], [[20.0, 15.0, 10.0], [27.0, 22.0, 17.0], [34.0, 29.0, 24.0], [41.0, 36.0, 31.0], [48.0, 43.0, 38.0], [55.0, 50.0, 45.0], [62.0, 57.0, 52.0], [-58.0, -63.0, 59.0], [-51.0, -56.0, -61.0], [-44.0, -49.0, -54.0]], [[-37.0, -42.0, -47.0], [-30.0, -35.0, -40.0], [-23.0, -28.0, -33.0], [-16.0, -21.0, -26.0], [-9.0, -14.0, -19.0], [-2.0, -7.0, -12.0], [5.0, 0.0, -5.0], [12.0, 7.0, 2.0], [19.0, 14.0, 9.0], [26.0, 21.0, 16.0]], [[33.0, 28.0, 23.0], [40.0, 35.0, 30.0], [47.0, 42.0, 37.0], [54.0, 49.0, 44.0], [61.0, 56.0, 51.0], [-59.0, 63.0, 58.0], [-52.0, -57.0, -62.0], [-45.0, -50.0, -55.0], [-38.0, -43.0, -48.0], [-31.0, -36.0, -41.0]], [[-24.0, -29.0, -34.0], [-17.0, -22.0, -27.0], [-10.0, -15.0, -20.0], [-3.0, -8.0, -13.0], [4.0, -1.0, -6.0], [11.0, 6.0, 1.0], [18.0, 13.0, 8.0], [25.0, 20.0, 15.0], [32.0, 27.0, 22.0], [39.0, 34.0, 29.0]], [[46.0, 41.0, 36.0], [53.0, 48.0, 43.0], [60.0, 55.0, 50.0], [-60.0, 62.0, 57.0], [-53.0, -58.0, -63.0], [-46.0, -51.0, -56.0], [-39.0, -44.0, -49.0], [-32.0, -37.0, -42.0], [-25.0, -30.0, -35.0], [-18.0, -23.0, -28.0]], [[-11.0, -16.0, -21.0], [-4.0, -9.0, -14.0], [3.0, -2.0, -7.0], [10.0, 5.0, 0.0], [17.0, 12.0, 7.0], [24.0, 19.0, 14.0], [31.0, 26.0, 21.0], [38.0, 33.0, 28.0], [45.0, 40.0, 35.0], [52.0, 47.0, 42.0]]]> : tensor<9x10x3xf64>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<9x10x3xf64>, tensor<9x10x3xf64>) -> ()
    return
  }
}
// -----
// transpose of complex<f64>, more than a block
module {
  func.func public @main() -> () {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<665xi32>
    %1 = stablehlo.constant dense<7> : tensor<665xi32>
    %2 = stablehlo.multiply %0, %1 : tensor<665xi32>
    %3 = stablehlo.constant dense<127> : tensor<665xi32>
    %4 = stablehlo.remainder %2, %3 : tensor<665xi32>
    %5 = stablehlo.constant dense<63> : tensor<665xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<665xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<665xi32>) -> tensor<665xcomplex<f64>>
    %8 = "stablehlo.reshape"(%7) : (tensor<665xcomplex<f64>>) -> tensor<19x35xcomplex<f64>>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 1, 0>}> : (tensor<19x35xcomplex<f64>>) -> tensor<35x19xcomplex<f64>>
    %10 = stablehlo.constant dense<[[(-63.0, 0.0), (55.0, 0.0), (46.0, 0.0), (37.0, 0.0), (28.0, 0.0), (19.0, 0.0), (10.0, 0.0), (1.0, 0.0), (-8.0, 0.0), (-17.0, 0.0), (-26.0, 0.0), (-35.0, 0.0), (-44.0, 0.0), (-53.0, 0.0), (-62.0, 0.0), (56.0, 0.0), (47.0, 0.0), (38.0, 0.0), (29.0, 0.0)], [(-56.0, 0.0), (62.0, 0.0), (53.0, 0.0), (44.0, 0.0), (35.0, 0.0), (26.0, 0.0), (17.0, 0.0), (8.0, 0.0), (-1.0, 0.0), (-10.0, 0.0), (-19.0, 0.0), (-28.0, 0.0), (-37.0, 0.0), (-46.0, 0.0), (-55.0, 0.0), (63.0, 0.0), (54.0, 0.0), (45.0, 0.0), (36.0, 0.0)], [(-49.0, 0.0), (-58.0, 0.0), (60.0, 0.0), (51.0, 0.0), (42.0, 0.0), (33.0, 0.0), (24.0, 0.0), (15.0, 0.0), (6.0, 0.0), (-3.0, 0.0), (-12.0, 0.0), (-21.0, 0.0), (-30.0, 0.0), (-39.0, 0.0), (-48.0, 0.0), (-57.0, 0.0), (61.0, 0.0), (52.0, 0.0), (43.0, 0.0)], [(-42.0, 0.0), (-51.0, 0.0), (-60.0, 0.0), (58.0, 0.0), (49.0, 0.0), (40.0, 0.0), (31.0, 0.0), (22.0, 0.0), (13.0, 0.0), (4.0, 0.0), (-5.0, 0.0), (-14.0, 0.0), (-23.0, 0.0), (-32.0, 0.0), (-41.0, 0.0), (-50.0, 0.0), (-59.0, 0.0), (59.0, 0.0), (50.0, 0.0)], [(-35.0, 0.0), (-44.0, 0.0), (-53.0, 0.0), (-62.0, 0.0), (56.0, 0.0), (47.0, 0.0), (38.0, 0.0), (29.0, 0.0), (20.0, 0.0), (11.0, 0.0), (2.0, 0.0), (-7.0, 0.0), (-16.0, 0.0), (-25.0, 0.0), (-34.0, 0.0), (-43.0, 0.0), (-52.0, 0.0), (-61.0, 0.0), (57.0, 0.0)], [(-28.0, 0.0), (-37.0, 0.0), (-46.0, 0.0), (-55.0, 0.0), (63.0, 0.0), (54.0, 0.0), (45.0, 0.0), (36.0, 0.0), (27.0, 0.0), (18.0, 0.0), (9.0, 0.0), (0.0, 0.0), (-9.0, 0.0), (-18.0, 0.0), (-27.0, 0.0), (-36.0, 0.0), (-45.0, 0.0), (-54.0, 0.0), (-63.0, 0.0)], [(-21.0, 0.0), (-30.0, 0.0), (-39.0, 0.0), (-48.0, 0.0), (-57.0, 0.0), (61.0, 0.0), (52.0, 0.0), (43.0, 0.0), (34.0, 0.0), (25.0, 0.0), (16.0, 0.0), (7.0, 0.0), (-2.0, 0.0), (-11.0, 0.0), (-20.0, 0.0), (-29.0, 0.0), (-38.0, 0.0), (-47.0, 0.0), (-56.0, 0.0)], [(-14.0, 0.0), (-23.0, 0.0), (-32.0, 0.0), (-41.0, 0.0), (-50.0, 0.0), (-59.0, 0.0), (59.0, 0.0), (50.0, 0.0), (41.0, 0.0), (32.0, 0.0), (23.0, 0.0), (14.0, 0.0), (5.0, 0.0), (-4.0, 0.0), (-13.0, 0.0), (-22.0, 0.0), (-31.0, 0.0), (-40.0, 0.0), (-49.0, 0.0)], [(-7.0, 0.0), (-16.0, 0.0), (-25.0, 0.0), (-34.0, 0.0), (-43.0, 0.0), (-52.0, 0.0), (-61.0, 0.0), (57.0, 0.0), (48.0, 0.0), (39.0, 0.0), (30.0, 0.0), (21.0, 0.0), (12.0, 0.0), (3.0, 0.0), (-6.0, 0.0), (-15.0, 0.0), (-24.0, 0.0), (-33.0, 0.0), (-42.0, 0.0)], [(0.0, 0.0), (-9.0, 0.0), (-18.0, 0.0), (-27.0, 0.0), (-36.0, 0.0), (-45.0, 0.0), (-54.0, 0.0), (-63.0, 0.0), (55.0, 0.0), (46.0, 0.0), (37.0, 0.0), (28.0, 0.0), (19.0, 0.0), (10.0, 0.0), (1.0, 0.0), (-8.0, 0.0), (-17.0, 0.0), (-26.0, 0.0), (-35.0, 0.0)], [(7.0, 0.0), (-2.0, 0.0), (-11.0, 0.0), (-20.0, 0.0), (-29.0, 0.0), (-38.0, 0.0), (-47.0, 0.0), (-56.0, 0.0), (62.0, 0.0), (53.0, 0.0), (44.0, 0.0), (35.0, 0.0), (26.0, 0.0), (17.0, 0.0), (8.0, 0.0), (-1.0, 0.0), (-10.0, 0.0), (-19.0, 0.0), (-28.0, 0.0)], [(14.0, 0.0), (5.0, 0.0), (-4.0, 0.0), (-13.0, 0.0), (-22.0, 0.0), (-31.0, 0.0), (-40.0, 0.0), (-49.0, 0.0), (-58.0, 0.0), (60.0, 0.0), (51.0, 0.0), (42.0, 0.0), (33.0, 0.0), (24.0, 0.0), (15.0, 0.0), (6.0, 0.0), (-3.0, 0.0), (-12.0, 0.0), (-21.0, 0.0)], [(21.0, 0.0), (12.0, 0.0), (3.0, 0.0), (-6.0, 0.0), (-15.0, 0.0), (-24.0, 0.0), (-33.0, 0.0), (-42.0, 0.0), (-51.0, 0.0), (-60.0, 0.0), (58.0, 0.0), (49.0, 0.0), (40.0, 0.0), (31.0, 0.0), (22.0, 0.0), (13.0, 0.0), (4.0, 0.0), (-5.0, 0.0), (-14.0, 0.0)], [(28.0, 0.0), (19.0, 0.0), (10.0, 0.0), (1.0, 0.0), (-8.0, 0.0), (-17.0, 0.0), (-26.0, 0.0), (-35.0, 0.0), (-44.0, 0.0), (-53.0, 0.0), (-62.0, 0.0), (56.0, 0.0), (47.0, 0.0), (38.0, 0.0), (29.0, 0.0), (20.0, 0.0), (11.0, 0.0), (2.0, 0.0), (-7.0, 0.0)], [(35.0, 0.0), (26.0, 0.0), (17.0, 0.0), (8.0, 0.0), (-1.0, 0.0), (-10.0, 0.0), (-19.0, 0.0), (-28.0, 0.0), (-37.0, 0.0), (-46.0, 0.0), (-55.0, 0.0), (63.0, 0.0), (54.0, 0.0), (45.0, 0.0), (36.0, 0.0), (27.0, 0.0), (18.0, 0.0), (9.0, 0.0), (0.0, 0.0)], [(42.0, 0.0), (33.0, 0.0), (24.0, 0.0), (15.0, 0.0), (6.0, 0.0), (-3.0, 0.0), (-12.0, 0.0), (-21.0, 0.0), (-30.0, 0.0), (-39.0, 0.0), (-48.0, 0.0), (-57.0, 0.0), (61.0, 0.0), (52.0, 0.0), (43.0, 0.0), (34.0, 0.0), (25.0, 0.0), (16.0, 0.0), (7.0, 0.0)], [(49.0, 0.0), (40.0, 0.0), (31.0, 0.0), (22.0, 0.0), (13.0, 0.0), (4.0, 0.0), (-5.0, 0.0), (-14.0, 0.0), (-23.0, 0.0), (-32.0, 0.0), (-41.0, 0.0), (-50.0, 0.0), (-59.0, 0.0), (59.0, 0.0), (50.0, 0.0), (41.0, 0.0), (32.0, 0.0), (23.0, 0.0), (14.0, 0.0)], [(56.0, 0.0), (47.0, 0.0), (38.0, 0.0), (29.0, 0.0), (20.0, 0.0), (11.0, 0.0), (2.0, 0.0), (-7.0, 0.0), (-16.0, 0.0), (-25.0, 0.0), (-34.0, 0.0), (-43.0, 0.0), (-52.0, 0.0), (-61.0, 0.0), (57.0, 0.0), (48.0, 0.0), (39.0, 0.0), (30.0, 0.0), (21.0, 0.0)], [(63.0, 0.0), (54.0, 0.0), (45.0, 0.0), (36.0, 0.0), (27.0, 0.0), (18.0, 0.0), (9.0, 0.0), (0.0, 0.0), (-9.0, 0.0), (-18.0, 0.0), (-27.0, 0.0), (-36.0, 0.0), (-45.0, 0.0), (-54.0, 0.0), (-63.0, 0.0), (55.0, 0.0), (46.0, 0.0), (37.0, 0.0), (28.0, 0.0)], [(-57.0, 0.0), (61.0, 0.0), (52.0, 0.0), (43.0, 0.0), (34.0, 0.0), (25.0, 0.0), (16.0, 0.0), (7.0, 0.0), (-2.0, 0.0), (-11.0, 0.0), (-20.0, 0.0), (-29.0, 0.0), (-38.0, 0.0), (-47.0, 0.0), (-56.0, 0.0), (62.0, 0.0), (53.0, 0.0), (44.0, 0.0), (35.0, 0.0)], [(-50.0, 0.0), (-59.0, 0.0), (59.0, 0.0), (50.0, 0.0), (41.0, 0.0), (32.0, 0.0), (23.0, 0.0), (14.0, 0.0), (5.0, 0.0), (-4.0, 0.0), (-13.0, 0.0), (-22.0, 0.0), (-31.0, 0.0), (-40.0, 0.0), (-49.0, 0.0), (-58.0, 0.0), (60.0, 0.0), (51.0, 0.0), (42.0, 0.0)], [(-43.0, 0.0), (-52.0, 0.0), (-61.0, 0.0), (57.0, 0.0), (48.0, 0.0), (39.0, 0.0), (30.0, 0.0), (21.0, 0.0), (12.0, 0.0), (3.0, 0.0), (-6.0, 0.0), (-15.0, 0.0), (-24.0, 0.0), (-33.0, 0.0), (-42.0, 0.0), (-51.0, 0.0), (-60.0, 0.0), (58.0, 0.0), (49.0, 0.0)], [(-36.0, 0.0), (-45.0, 0.0), (-54.0, 0.0), (-63.0, 0.0), (55.0, 0.0), (46.0, 0.0), (37.0, 0.0), (28.0, 0.0), (19.0, 0.0), (10.0, 0.0), (1.0, 0.0), (-8.0, 0.0), (-17.0, 0.0), (-26.0, 0.0), (-35.0, 0.0), (-44.0, 0.0), (-53.0, 0.0), (-62.0, 0.0), (56.0, 0.0)], [(-29.0, 0.0), (-38.0, 0.0), (-47.0, 0.0), (-56.0, 0.0), (62.0, 0.0), (53.0, 0.0), (44.0, 0.0), (35.0, 0.0), (26.0, 0.0), (17.0, 0.0), (8.0, 0.0), (-1.0, 0.0), (-10.0, 0.0), (-19.0, 0.0), (-28.0, 0.0), (-37.0, 0.0), (-46.0, 0.0), (-55.0, 0.0), (63.0, 0.0)], [(-22.0, 0.0), (-31.0, 0.0), (-40.0, 0.0), (-49.0, 0.0), (-58.0, 0.0), (60.0, 0.0), (51.0, 0.0), (42.0, 0.0), (33.0, 0.0), (24.0, 0.0), (15.0, 0.0), (6.0, 0.0), (-3.0, 0.0), (-12.0, 0.0), (-21.0, 0.0), (-30.0, 0.0), (-39.0, 0.0), (-48.0, 0.0), (-57.0, 0.0)], [(-15.0, 0.0), (-24.0, 0.0), (-33.0, 0.0), (-42.0, 0.0), (-51.0, 0.0), (-60.0, 0.0), (58.0, 0.0), (49.0, 0.0), (40.0, 0.0), (31.0, 0.0), (22.0, 0.0), (13.0, 0.0), (4.0, 0.0), (-5.0, 0.0), (-14.0, 0.0), (-23.0, 0.0), (-32.0, 0.0), (-41.0, 0.0), (-50.0, 0.0)], [(-8.0, 0.0), (-17.0, 0.0), (-26.0, 0.0), (-35.0, 0.0), (-44.0, 0.0), (-53.0, 0.0), (-62.0, 0.0), (56.0, 0.0), (47.0, 0.0), (38.0, 0.0), (29.0, 0.0), (20.0, 0.0), (11.0, 0.0), (2.0, 0.0), (-7.0, 0.0), (-16.0, 0.0), (-25.0, 0.0), (-34.0, 0.0), (-43.0, 0.0)], [(-1.0, 0.0), (-10.0, 0.0), (-19.0, 0.0), (-28.0, 0.0), (-37.0, 0.0), (-46.0, 0.0), (-55.0, 0.0), (63.0, 0.0), (54.0, 0.0), (45.0, 0.0), (36.0, 0.0), (27.0, 0.0), (18.0, 0.0), (9.0, 0.0), (0.0, 0.0), (-9.0, 0.0), (-18.0, 0.0), (-27.0, 0.0), (-36.0, 0.0)], [(6.0, 0.0), (-3.0, 0.0), (-12.0, 0.0), (-21.0, 0.0), (-30.0, 0.0), (-39.0, 0.0), (-48.0, 0.0), (-57.0, 0.0), (61.0, 0.0), (52.0, 0.0), (43.0, 0.0), (34.0, 0.0), (25.0, 0.0), (16.0, 0.0), (7.0, 0.0), (-2.0, 0.0), (-11.0, 0.0), (-20.0, 0.0), (-29.0, 0.0)], [(13.0, 0.0), (4.0, 0.0), (-5.0, 0.0), (-14.0, 0.0), (-23.0, 0.0), (-32.0, 0.0), (-41.0, 0.0), (-50.0, 0.0), (-59.0, 0.0), (59.0, 0.0), (50.0, 0.0), (41.0, 0.0), (32.0, 0.0), (23.0, 0.0), (14.0, 0.0), (5.0, 0.0), (-4.0, 0.0), (-13.0, 0.0), (-22.0, 0.0)], [(20.0, 0.0), (11.0, 0.0), (2.0, 0.0), (-7.0, 0.0), (-16.0, 0.0), (-25.0, 0.0), (-34.0, 0.0), (-43.0, 0.0), (-52.0, 0.0), (-61.0, 0.0), (57.0, 0.0), (48.0, 0.0), (39.0, 0.0), (30.0, 0.0), (21.0, 0.0), (12.0, 0.0), (3.0, 0.0), (-6.0, 0.0), (-15.0, 0.0)], [(27.0, 0.0), (18.0, 0.0), (9.0, 0.0), (0.0, 0.0), (-9.0, 0.0), (-18.0, 0.0), (-27.0, 0.0), (-36.0, 0.0), (-45.0, 0.0), (-54.0, 0.0), (-63.0, 0.0), (55.0, 0.0), (46.0, 0.0), (37.0, 0.0), (28.0, 0.0), (19.0, 0.0), (10.0, 0.0), (1.0, 0.0), (-8.0, 0.0)], [(34.0, 0.0), (25.0, 0.0), (16.0, 0.0), (7.0, 0.0), (-2.0, 0.0), (-11.0, 0.0), (-20.0, 0.0), (-29.0, 0.0), (-38.0, 0.0), (-47.0, 0.0), (-56.0, 0.0), (62.0, 0.0), (53.0, 0.0), (44.0, 0.0), (35.0, 0.0), (26.0, 0.0), (17.0, 0.0), (8.0, 0.0), (-1.0, 0.0)], [(41.0, 0.0), (32.0, 0.0), (23.0, 0.0), (14.0, 0.0), (5.0, 0.0), (-4.0, 0.0), (-13.0, 0.0), (-22.0, 0.0), (-31.0, 0.0), (-40.0, 0.0), (-49.0, 0.0), (-58.0, 0.0), (60.0, 0.0), (51.0, 0.0), (42.0, 0.0), (33.0, 0.0), (24.0, 0.0), (15.0, 0.0), (6.0, 0.0)], [(48.0, 0.0), (39.0, 0.0), (30.0, 0.0), (21.0, 0.0), (12.0, 0.0), (3.0, 0.0), (-6.0, 0.0), (-15.0, 0.0), (-24.0, 0.0), (-33.0, 0.0), (-42.0, 0.0), (-51.0, 0.0), (-60.0, 0.0), (58.0, 0.0), (49.0, 0.0), (40.0, 0.0), (31.0, 0.0), (22.0, 0.0), (13.0, 0.0)]]> : tensor<35x19xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<35x19xcomplex<f64>>, tensor<35x19xcomplex<f64>>) -> ()
    return
  }
}
// -----
// transpose of complex<f64>, blocks in three dimensions
module {
  func.func public @main() -> () {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<270xi32>
    %1 = stablehlo.constant dense<7> : tensor<270xi32>
    %2 = stablehlo.multiply %0, %1 : tensor<270xi32>
    %3 = stablehlo.constant dense<127> : tensor<270xi32>
    %4 = stablehlo.remainder %2, %3 : tensor<270xi32>
    %5 = stablehlo.constant dense<63> : tensor<270xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<270xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<270xi32>) -> tensor<270xcomplex<f64>>
    %8 = "stablehlo.reshape"(%7) : (tensor<270xcomplex<f64>>) -> tensor<3x9x10xcomplex<f64>>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x9x10xcomplex<f64>>) -> tensor<10x9x3xcomplex<f64>>
    %10 = stablehlo.constant dense<[[[(-63.0, 0.0), (59.0, 0.0), (54.0, 0.0)], [(7.0, 0.0), (2.0, 0.0), (-3.0, 0.0)], [(-50.0, 0.0), (-55.0, 0.0), (-60.0, 0.0)], [(20.0, 0.0), (15.0, 0.0), (10.0, 0.0)], [(-37.0, 0.0), (-42.0, 0.0), (-47.0, 0.0)], [(33.0, 0.0), (28.0, 0.0), (23.0, 0.0)], [(-24.0, 0.0), (-29.0, 0.0), (-34.0, 0.0)], [(46.0, 0.0), (41.0, 0.0), (36.0, 0.0)], [(-11.0, 0.0), (-16.0, 0.0), (-21.0, 0.0)]], [[(-56.0, 0.0), (-61.0, 0.0), (61.0, 0.0)], [(14.0, 0.0), (9.0, 0.0), (4.0, 0.0)], [(-43.0, 0.0), (-48.0, 0.0), (-53.0, 0.0)], [(27.0, 0.0), (22.0, 0.0), (17.0, 0.0)], [(-30.0, 0.0), (-35.0, 0.0), (-40.0, 0.0)], [(40.0, 0.0), (35.0, 0.0), (30.0, 0.0)], [(-17.0, 0.0), (-22.0, 0.0), (-27.0, 0.0)], [(53.0, 0.0), (48.0, 0.0), (43.0, 0.0)], [(-4.0, 0.0), (-9.0, 0.0), (-14.0, 0.0)]], [[(-49.0, 0.0), (-54.0, 0.0), (-59.0, 0.0)], [(21.0, 0.0), (16.0, 0.0), (11.0, 0.0)], [(-36.0, 0.0), (-41.0, 0.0), (-46.0, 0.0)], [(34.0, 0.0), (29.0, 0.0), (24.0, 0.0)], [(-23.0, 0.0), (-28.0, 0.0), (-33.0, 0.0)], [(47.0, 0.0), (42.0, 0.0), (37.0, 0.0)], [(-10.0, 0.0), (-15.0, 0.0), (-20.0, 0.0)], [(60.0, 0.0), (55.0, 0.0), (50.0, 0.0)], [(3.0, 0.0), (-2.0, 0.0), (-7.0, 0.0)]], [[(-42.0, 0.0), (-47.0, 0.0), (-52.0, 0.0)], [(28.0, 0.0), (23.0, 0.0), (18.0, 0.0)], [(-29.0, 0.0), (-34.0, 0.0), (-39.0, 0.0)], [(41.0, 0.0), (36.0, 0.0), (31.0, 0.0)], [(-16.0, 0.0), (-21.0, 0.0), (-26.0, 0.0)], [(54.0, 0.0), (49.0, 0.0), (44.0, 0.0)], [(-3.0, 0.0), (-8.0, 0.0), (-13.0, 0.0)], [(-60.0, 0.0), (62.0, 0.0), (57.0, 0.0)], [(10.0, 0.0), (5.0, 0.0), (0.0, 0.0)]], [[(-35.0, 0.0), (-40.0, 0.0), (-45.0, 0.0)], [(35.0, 0.0), (30.0, 0.0), (25.0, 0.0)], [(-22.0, 0.0), (-27.0, 0.0), (-32.0, 0.0)], [(48.0, 0.0), (43.0, 0.0), (38.0, 0.0)], [(-9.0, 0.0), (-14.0, 0.0), (-19.0, 0.0)], [(61.0, 0.0), (56.0, 0.0), (51.0, 0.0)], [(4.0, 0.0), (-1.0, 0.0), (-6.0, 0.0)], [(-53.0, 0.0), (-58.0, 0.0), (-63.0, 0.0)], [(17.0, 0.0), (12.0, 0.0), (7.0, 0.0)]], [[(-28.0, 0.0), (-33.0, 0.0), (-38.0, 0.0)], [(42.0, 0.0), (37.0, 0.0), (32.0, 0.0)], [(-15.0, 0.0), (-20.0, 0.0), (-25.0, 0.0)], [(55.0, 0.0), (50.0, 0.0), (45.0, 0.0)], [(-2.0, 0.0), (-7.0, 0.0), (-12.0, 0.0)], [(-59.0, 0.0), (63.0, 0.0), (58.0, 0.0)], [(11.0, 0.0), (6.0, 0.0), (1.0, 0.0)], [(-46.0, 0.0), (-51.0, 0.0), (-56.0, 0.0)], [(24.0, 0.0), (19.0, 0.0), (14.0, 0.0)]], [[(-21.0, 0.0), (-26.0, 0.0), (-31.0, 0.0)], [(49.0, 0.0), (44.0, 0.0), (39.0, 0.0)], [(-8.0, 0.0), (-13.0, 0.0), (-18.0, 0.0)], [(62.0, 0.0), (57.0, 0.0), (52.0, 0.0)], [(5.0, 0.0), (0.0, 0.0), (-5.0, 0.0)], [(-52.0, 0.0), (-57.0, 0.0), (-62.0, 0.0)], [(18.0, 0.0), (13.0, 0.0), (8.0, 0.0)], [(-39.0, 0.0), (-44.0, 0.0), (-49.0, 0.0)], [(31.0, 0.0), (26.0, 0.0), (21.0, 0.0)]], [[(-14.0, 0.0), (-19.0, 0.0), (-24.0, 0.0)], [(56.0, 0.0), (51.0, 0.0), (46.0, 0.0)], [(-1.0, 0.0), (-6.0, 0.0), (-11.0, 0.0)], [(-58.0, 0.0), (-63.0, 0.0), (59.0, 0.0)], [(12.0, 0.0), (7.0, 0.0), (2.0, 0.0)], [(-45.0, 0.0), (-50.0, 0.0), (-55.0, 0.0)], [(25.0, 0.0), (20.0, 0.0), (15.0, 0.0)], [(-32.0, 0.0), (-37.0, 0.0), (-42.0, 0.0)], [(38.0, 0.0), (33.0, 0.0), (28.0, 0.0)]], [[(-7.0, 0.0), (-12.0, 0.0), (-17.0, 0.0)], [(63.0, 0.0), (58.0, 0.0), (53.0, 0.0)], [(6.0, 0.0), (1.0, 0.0), (-4.0, 0.0)], [(-51.0, 0.0), (-56.0, 0.0), (-61.0, 0.0)], [(19.0, 0.0), (14.0, 0.0), (9.0, 0.0)], [(-38.0, 0.0), (-43.0, 0.0), (-48.0, 0.0)], [(32.0, 0.0), (27.0, 0.0), (22.0, 0.0)], [(-25.0, 0.0), (-30.0, 0.0), (-35.0, 0.0)], [(45.0, 0.0), (40.0, 0.0), (35.0, 0.0)]], [[(0.0, 0.0), (-5.0, 0.0), (-10.0, 0.0)], [(-57.0, 0.0), (-62.0, 0.0), (60.0, 0.0)], [(13.0, 0.0), (8.0, 0.0), (3.0, 0.0)], [(-44.0, 0.0), (-49.0, 0.0), (-54.0, 0.0)], [(26.0, 0.0), (21.0, 0.0), (16.0, 0.0)], [(-31.0, 0.0), (-36.0, 0.0), (-41.0, 0.0)], [(39.0, 0.0), (34.0, 0.0), (29.0, 0.0)], [(-18.0, 0.0), (-23.0, 0.0), (-28.0, 0.0)], [(52.0, 0.0), (47.0, 0.0), (42.0, 0.0)]]]> : tensor<10x9x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<10x9x3xcomplex<f64>>, tensor<10x9x3xcomplex<f64>>) -> ()
    %11 = "stablehlo.transpose"(%8) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x9x10xcomplex<f64>>) -> tensor<3x10x9xcomplex<f64>>
    %12 = stablehlo.constant dense<[[[(-63.0, 0.0), (7.0, 0.0), (-50.0, 0.0), (20.0, 0.0), (-37.0, 0.0), (33.0, 0.0), (-24.0, 0.0), (46.0, 0.0), (-11.0, 0.0)], [(-56.0, 0.0), (14.0, 0.0), (-43.0, 0.0), (27.0, 0.0), (-30.0, 0.0), (40.0, 0.0), (-17.0, 0.0), (53.0, 0.0), (-4.0, 0.0)], [(-49.0, 0.0), (21.0, 0.0), (-36.0, 0.0), (34.0, 0.0), (-23.0, 0.0), (47.0, 0.0), (-10.0, 0.0), (60.0, 0.0), (3.0, 0.0)], [(-42.0, 0.0), (28.0, 0.0), (-29.0, 0.0), (41.0, 0.0), (-16.0, 0.0), (54.0, 0.0), (-3.0, 0.0), (-60.0, 0.0), (10.0, 0.0)], [(-35.0, 0.0), (35.0, 0.0), (-22.0, 0.0), (48.0, 0.0), (-9.0, 0.0), (61.0, 0.0), (4.0, 0.0), (-53.0, 0.0), (17.0, 0.0)], [(-28.0, 0.0), (42.0, 0.0), (-15.0, 0.0), (55.0, 0.0), (-2.0, 0.0), (-59.0, 0.0), (11.0, 0.0), (-46.0, 0.0), (24.0, 0.0)], [(-21.0, 0.0), (49.0, 0.0), (-8.0, 0.0), (62.0, 0.0), (5.0, 0.0), (-52.0, 0.0), (18.0, 0.0), (-39.0, 0.0), (31.0, 0.0)], [(-14.0, 0.0), (56.0, 0.0), (-1.0, 0.0), (-58.0, 0.0), (12.0, 0.0), (-45.0, 0.0), (25.0, 0.0), (-32.0, 0.0), (38.0, 0.0)], [(-7.0, 0.0), (63.0, 0.0), (6.0, 0.0), (-51.0, 0.0), (19.0, 0.0), (-38.0, 0.0), (32.0, 0.0), (-25.0, 0.0), (45.0, 0.0)], [(0.0, 0.0), (-57.0, 0.0), (13.0, 0.0), (-44.0, 0.0), (26.0, 0.0), (-31.0, 0.0), (39.0, 0.0), (-18.0, 0.0), (52.0, 0.0)]], [[(59.0, 0.0), (2.0, 0.0), (-55.0, 0.0), (15.0, 0.0), (-42.0, 0.0), (28.0, 0.0), (-29.0, 0.0), (41.0, 0.0), (-16.0, 0.0)], [(-61.0, 0.0), (9.0, 0.0), (-48.0, 0.0), (22.0, 0.0), (-35.0, 0.0), (35.0, 0.0), (-22.0, 0.0), (48.0, 0.0), (-9.0, 0.0)], [(-54.0, 0.0), (16.0, 0.0), (-41.0, 0.0), (29.0, 0.0), (-28.0, 0.0), (42.0, 0.0), (-15.0, 0.0), (55.0, 0.0), (-2.0, 0.0)], [(-47.0, 0.0), (23.0, 0.0), (-34.0, 0.0), (36.0, 0.0), (-21.0, 0.0), (49.0, 0.0), (-8.0, 0.0), (62.0, 0.0), (5.0, 0.0)], [(-40.0, 0.0), (30.0, 0.0), (-27.0, 0.0), (43.0, 0.0), (-14.0, 0.0), (56.0, 0.0), (-1.0, 0.0), (-58.0, 0.0), (12.0, 0.0)], [(-33.0, 0.0), (37.0, 0.0), (-20.0, 0.0), (50.0, 0.0), (-7.0, 0.0), (63.0, 0.0), (6.0, 0.0), (-51.0, 0.0), (19.0, 0.0)], [(-26.0, 0.0), (44.0, 0.0), (-13.0, 0.0), (57.0, 0.0), (0.0, 0.0), (-57.0, 0.0), (13.0, 0.0), (-44.0, 0.0), (26.0, 0.0)], [(-19.0, 0.0), (51.0, 0.0), (-6.0, 0.0), (-63.0, 0.0), (7.0, 0.0), (-50.0, 0.0), (20.0, 0.0), (-37.0, 0.0), (33.0, 0.0)], [(-12.0, 0.0), (58.0, 0.0), (1.0, 0.0), (-56.0, 0.0), (14.0, 0.0), (-43.0, 0.0), (27.0, 0.0), (-30.0, 0.0), (40.0, 0.0)], [(-5.0, 0.0), (-62.0, 0.0), (8.0, 0.0), (-49.0, 0.0), (21.0, 0.0), (-36.0, 0.0), (34.0, 0.0), (-23.0, 0.0), (47.0, 0.0)]], [[(54.0, 0.0), (-3.0, 0.0), (-60.0, 0.0), (10.0, 0.0), (-47.0, 0.0), (23.0, 0.0), (-34.0, 0.0), (36.0, 0.0), (-21.0, 0.0)], [(61.0, 0.0), (4.0, 0.0), (-53.0, 0.0), (17.0, 0.0), (-40.0, 0.0), (30.0, 0.0), (-27.0, 0.0), (43.0, 0.0), (-14.0, 0.0)], [(-59.0, 0.0), (11.0, 0.0), (-46.0, 0.0), (24.0, 0.0), (-33.0, 0.0), (37.0, 0.0), (-20.0, 0.0), (50.0, 0.0), (-7.0, 0.0)], [(-52.0, 0.0), (18.0, 0.0), (-39.0, 0.0), (31.0, 0.0), (-26.0, 0.0), (44.0, 0.0), (-13.0, 0.0), (57.0, 0.0), (0.0, 0.0)], [(-45.0, 0.0), (25.0, 0.0), (-32.0, 0.0), (38.0, 0.0), (-19.0, 0.0), (51.0, 0.0), (-6.0, 0.0), (-63.0, 0.0), (7.0, 0.0)], [(-38.0, 0.0), (32.0, 0.0), (-25.0, 0.0), (45.0, 0.0), (-12.0, 0.0), (58.0, 0.0), (1.0, 0.0), (-56.0, 0.0), (14.0, 0.0)], [(-31.0, 0.0), (39.0, 0.0), (-18.0, 0.0), (52.0, 0.0), (-5.0, 0.0), (-62.0, 0.0), (8.0, 0.0), (-49.0, 0.0), (21.0, 0.0)], [(-24.0, 0.0), (46.0, 0.0), (-11.0, 0.0), (59.0, 0.0), (2.0, 0.0), (-55.0, 0.0), (15.0, 0.0), (-42.0, 0.0), (28.0, 0.0)], [(-17.0, 0.0), (53.0, 0.0), (-4.0, 0.0), (-61.0, 0.0), (9.0, 0.0), (-48.0, 0.0), (22.0, 0.0), (-35.0, 0.0), (35.0, 0.0)], [(-10.0, 0.0), (60.0, 0.0), (3.0, 0.0), (-54.0, 0.0), (16.0, 0.0), (-41.0, 0.0), (29.0, 0.0), (-28.0, 0.0), (42.0, 0.0)]]]> : tensor<3x10x9xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x10x9xcomplex<f64>>, tensor<3x10x9xcomplex<f64>>) -> ()
    %13 = "stablehlo.transpose"(%8) <{permutation = array<i64: 1, 2, 0>}> : (tensor<3x9x10xcomplex<f64>>) -> tensor<9x10x3xcomplex<f64>>
    %14 = stablehlo.constant dense<[[[(-63.0, 0.0), (59.0, 0.0), (54.0, 0.0)], [(-56.0, 0.0), (-61.0, 0.0), (61.0, 0.0)], [(-49.0, 0.0), (-54.0, 0.0), (-59.0, 0.0)], [(-42.0, 0.0), (-47.0, 0.0), (-52.0, 0.0)], [(-35.0, 0.0), (-40.0, 0.0), (-45.0, 0.0)], [(-28.0, 0.0), (-33.0, 0.0), (-38.0, 0.0)], [(-21.0, 0.0), (-26.0, 0.0), (-31.0, 0.0)], [(-14.0, 0.0), (-19.0, 0.0), (-24.0, 0.0)], [(-7.0, 0.0), (-12.0, 0.0), (-17.0, 0.0)], [(0.0, 0.0), (-5.0, 0.0), (-10.0, 0.0)]], [[(7.0, 0.0), (2.0, 0.0), (-3.0, 0.0)], [(14.0, 0.0), (9.0, 0.0), (4.0, 0.0)], [(21.0, 0.0), (16.0, 0.0), (11.0, 0.0)], [(28.0, 0.0), (23.0, 0.0), (18.0, 0.0)], [(35.0, 0.0), (30.0, 0.0), (25.0, 0.0)], [(42.0, 0.0), (37.0, 0.0), (32.0, 0.0)], [(49.0, 0.0), (44.0, 0.0), (39.0, 0.0)], [(56.0, 0.0), (51.0, 0.0), (46.0, 0.0)], [(63.0, 0.0), (58.0, 0.0), (53.0, 0.0)], [(-57.0, 0.0), (-62.0, 0.0), (60.0, 0.0)]], [[(-50.0, 0.0), (-55.0, 0.0), (-60.0, 0.0)], [(-43.0, 0.0), (-48.0, 0.0), (-53.0, 0.0)], [(-36.0, 0.0), (-41.0, 0.0), (-46.0, 0.0)], [(-29.0, 0.0), (-34.0, 0.0), (-39.0, 0.0)], [(-22.0, 0.0), (-27.0, 0.0), (-32.0, 0.0)], [(-15.0, 0.0), (-20.0, 0.0), (-25.0, 0.0)], [(-8.0, 0.0), (-13.0, 0.0), (-18.0, 0.0)], [(-1.0, 0.0), (-6.0, 0.0), (-11.0, 0.0)], [(6.0, 0.0), (1.0, 0.0), (-4.0, 0.0)], [(13.0, 0.0), (8.0, 0.0), (3.0, 0.0)]], [[(20.0, 0.0), (15.0, 0.0), (10.0, 0.0)], [(27.0, 0.0), (22.0, 0.0), (17.0, 0.0)], [(34.0, 0.0), (29.0, 0.0), (24.0, 0.0)], [(41.0, 0.0), (36.0, 0.0), (31.0, 0.0)], [(48.0, 0.0), (43.0, 0.0), (38.0, 0.0)], [(55.0, 0.0), (50.0, 0.0), (45.0, 0.0)], [(62.0, 0.0), (57.0, 0.0), (52.0, 0.0)], [(-58.0, 0.0), (-63.0, 0.0), (59.0, 0.0)], [(-51.0, 0.0), (-56.0, 0.0), (-61.0, 0.0)], [(-44.0, 0.0), (-49.0, 0.0), (-54.0, 0.0)]], [[(-37.0, 0.0), (-42.0, 0.0), (-47.0, 0.0)], [(-30.0, 0.0), (-35.0, 0.0), (-40.0, 0.0)], [(-23.0, 0.0), (-28.0, 0.0), (-33.0, 0.0)], [(-16.0, 0.0), (-21.0, 0.0), (-26.0, 0.0)], [(-9.0, 0.0), (-14.0, 0.0), (-19.0, 0.0)], [(-2.0, 0.0), (-7.0, 0.0), (-12.0, 0.0)], [(5.0, 0.0), (0.0, 0.0), (-5.0, 0.0)], [(12.0, 0.0), (7.0, 0.0), (2.0, 0.0)], [(19.0, 0.0), (14.0, 0.0), (9.0, 0.0)], [(26.0, 0.0), (21.0, 0.0), (16.0, 0.0)]], [[(33.0, 0.0), (28.0, 0.0), (23.0, 0.0)], [(40.0, 0.0), (35.0, 0.0), (30.0, 0.0)], [(47.0, 0.0), (42.0, 0.0), (37.0, 0.0)], [(54.0, 0.0), (49.0, 0.0), (44.0, 0.0)], [(61.0, 0.0), (56.0, 0.0), (51.0, 0.0)], [(-59.0, 0.0), (63.0, 0.0), (58.0, 0.0)], [(-52.0, 0.0), (-57.0, 0.0), (-62.0, 0.0)], [(-45.0, 0.0), (-50.0, 0.0), (-55.0, 0.0)], [(-38.0, 0.0), (-43.0, 0.0), (-48.0, 0.0)], [(-31.0, 0.0), (-36.0, 0.0), (-41.0, 0.0)]], [[(-24.0, 0.0), (-29.0, 0.0), (-34.0, 0.0)], [(-17.0, 0.0), (-22.0, 0.0), (-27.0, 0.0)], [(-10.0, 0.0), (-15.0, 0.0), (-20.0, 0.0)], [(-3.0, 0.0), (-8.0, 0.0), (-13.0, 0.0)], [(4.0, 0.0), (-1.0, 0.0), (-6.0, 0.0)], [(11.0, 0.0), (6.0, 0.0), (1.0, 0.0)], [(18.0, 0.0), (13.0, 0.0), (8.0, 0.0)], [(25.0, 0.0), (20.0, 0.0), (15.0, 0.0)], [(32.0, 0.0), (27.0, 0.0), (22.0, 0.0)], [(39.0, 0.0), (34.0, 0.0), (29.0, 0.0)]], [[(46.0, 0.0), (41.0, 0.0), (36.0, 0.0)], [(53.0, 0.0), (48.0, 0.0), (43.0, 0.0)], [(60.0, 0.0), (55.0, 0.0), (50.0, 0.0)], [(-60.0, 0.0), (62.0, 0.0), (57.0, 0.0)], [(-53.0, 0.0), (-58.0, 0.0), (-63.0, 0.0)], [(-46.0, 0.0), (-51.0, 0.0), (-56.0, 0.0)], [(-39.0, 0.0), (-44.0, 0.0), (-49.0, 0.0)], [(-32.0, 0.0), (-37.0, 0.0), (-42.0, 0.0)], [(-25.0, 0.0), (-30.0, 0.0), (-35.0, 0.0)], [(-18.0, 0.0), (-23.0, 0.0), (-28.0, 0.0)]], [[(-11.0, 0.0), (-16.0, 0.0), (-21.0, 0.0)], [(-4.0, 0.0), (-9.0, 0.0), (-14.0, 0.0)], [(3.0, 0.0), (-2.0, 0.0), (-7.0, 0.0)], [(10.0, 0.0), (5.0, 0.0), (0.0, 0.0)], [(17.0, 0.0), (12.0, 0.0), (7.0, 0.0)], [(24.0, 0.0), (19.0, 0.0), (14.0, 0.0)], [(31.0, 0.0), (26.0, 0.0), (21.0, 0.0)], [(38.0, 0.0), (33.0, 0.0), (28.0, 0.0)], [(45.0, 0.0), (40.0, 0.0), (35.0, 0.0)], [(52.0, 0.0), (47.0, 0.0), (42.0, 0.0)]]]> : tensor<9x10x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<9x10x3xcomplex<f64>>, tensor<9x10x3xcomplex<f64>>) -> ()
    return
  }
}
// -----
// transpose of quantized numbers
module {
  func.func public @main() -> () {
    %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x2x3x!quant.uniform<i8:f32, 0.5:3>>
    %2 = "stablehlo.constant"() <{value = dense<"0x8317B044DD71A83CD569029BCD61FA9327C0F28B1FB84CE5"> : tensor<4x2x3xi8>}> : () -> tensor<4x2x3x!quant.uniform<i8:f32, 0.5:3>>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<4x2x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<4x2x3x!quant.uniform<i8:f32, 0.5:3>>) -> ()
    return
  }
}
