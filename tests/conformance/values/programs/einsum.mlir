// einsum of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[true, true, false], [false, false, false]]> : tensor<2x3xi1>
  %1 = stablehlo.constant dense<[[true, false, true, true], [true, false, true, false], [false, true, false, true]]> : tensor<3x4xi1>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xi1>, tensor<3x4xi1>) -> tensor<2x4xi1>
  %3 = stablehlo.constant dense<[[true, false, true, true], [false, false, false, false]]> : tensor<2x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xi1>, tensor<2x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[false, true, true], [true, false, true]]> : tensor<2x3xi1>
  %5 = stablehlo.constant dense<[[false, false, true], [false, false, false], [true, true, false], [false, true, true]]> : tensor<4x3xi1>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xi1>, tensor<4x3xi1>) -> tensor<4x2xi1>
  %7 = stablehlo.constant dense<[[true, true], [false, false], [true, true], [true, true]]> : tensor<4x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xi1>, tensor<4x2xi1>) -> ()
  %8 = stablehlo.constant dense<[[[false, false], [false, false], [true, false]], [[true, false], [false, false], [false, true]]]> : tensor<2x3x2xi1>
  %9 = stablehlo.constant dense<[[[true, false, false], [true, true, true]], [[true, true, true], [false, false, true]]]> : tensor<2x2x3xi1>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xi1>, tensor<2x2x3xi1>) -> tensor<2x3x3xi1>
  %11 = stablehlo.constant dense<[[[false, false, false], [false, false, false], [true, false, false]], [[true, true, true], [false, false, false], [false, false, true]]]> : tensor<2x3x3xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> ()
  %12 = stablehlo.constant dense<[[[false, true], [false, true], [true, true]], [[false, true], [false, true], [true, true]]]> : tensor<2x3x2xi1>
  %13 = stablehlo.constant dense<[[[false, false], [true, true], [false, false]], [[true, true], [true, false], [false, true]]]> : tensor<2x3x2xi1>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> tensor<3x2x3xi1>
  %15 = stablehlo.constant dense<[[[true, true, true], [true, true, true]], [[true, true, true], [false, false, true]], [[false, false, false], [true, true, true]]]> : tensor<3x2x3xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xi1>, tensor<3x2x3xi1>) -> ()
  %16 = stablehlo.constant dense<[[true, true, true], [false, false, true]]> : tensor<2x3xi1>
  %17 = stablehlo.constant dense<[[false, true, true], [false, true, false]]> : tensor<2x3xi1>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<i1>
  %19 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<i1>, tensor<i1>) -> ()
  %20 = stablehlo.constant dense<[[true, false, false], [true, false, true]]> : tensor<2x3xi1>
  %21 = stablehlo.constant dense<[[true, true, true], [true, false, true]]> : tensor<2x3xi1>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<3x2xi1>
  %23 = stablehlo.constant dense<[[true, true], [false, false], [false, true]]> : tensor<3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xi1>, tensor<3x2xi1>) -> ()
  %24 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %25 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xi1>, tensor<3xi1>) -> tensor<3x2xi1>
  %27 = stablehlo.constant dense<[[false, true], [false, false], [false, true]]> : tensor<3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xi1>, tensor<3x2xi1>) -> ()
  %28 = stablehlo.constant dense<[[[false, true], [true, true], [false, true]], [[true, true], [false, true], [true, false]]]> : tensor<2x3x2xi1>
  %29 = stablehlo.constant dense<[[false, true, false], [false, true, true]]> : tensor<2x3xi1>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xi1>, tensor<2x3xi1>) -> tensor<2xi1>
  %31 = stablehlo.constant dense<true> : tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xi1>, tensor<2xi1>) -> ()
  %32 = stablehlo.constant dense<[[false, true], [false, true], [true, true]]> : tensor<3x2xi1>
  %33 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xi1>, tensor<2xi1>) -> tensor<3xi1>
  %35 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xi1>, tensor<3xi1>) -> ()
  %36 = stablehlo.constant dense<[[[[false, true], [false, true]], [[true, true], [false, true]], [[false, true], [false, false]]], [[[false, false], [false, true]], [[false, false], [true, false]], [[true, true], [true, false]]]]> : tensor<2x3x2x2xi1>
  %37 = stablehlo.constant dense<[[[[false, false], [false, true], [false, false]], [[true, false], [false, false], [true, true]]], [[[false, true], [false, false], [true, true]], [[false, false], [true, true], [true, true]]]]> : tensor<2x2x3x2xi1>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xi1>, tensor<2x2x3x2xi1>) -> tensor<3x2x2x2xi1>
  %39 = stablehlo.constant dense<[[[[true, false], [true, false]], [[false, false], [false, false]]], [[[false, true], [false, false]], [[false, false], [false, false]]], [[[true, true], [false, false]], [[true, true], [true, true]]]]> : tensor<3x2x2x2xi1>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xi1>, tensor<3x2x2x2xi1>) -> ()
  %40 = stablehlo.constant dense<[[[true, true], [true, true], [true, false]], [[false, false], [true, false], [true, false]]]> : tensor<2x3x2xi1>
  %41 = "stablehlo.einsum"(%40, %31) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xi1>, tensor<2xi1>) -> tensor<3x2xi1>
  %42 = stablehlo.constant dense<true> : tensor<3x2xi1>
  stablehlo.custom_call @check.expect_eq(%41, %42) : (tensor<3x2xi1>, tensor<3x2xi1>) -> ()
  %43 = stablehlo.constant dense<[[false, true, false], [false, true, false]]> : tensor<2x3xi1>
  %44 = stablehlo.constant dense<[[true, true, true], [true, true, true], [false, true, true]]> : tensor<3x3xi1>
  %45 = "stablehlo.einsum"(%43, %44) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xi1>, tensor<3x3xi1>) -> tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%45, %43) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  %46 = stablehlo.constant dense<[[[false, false, true], [false, true, true]], [[false, true, true], [true, false, true]]]> : tensor<2x2x3xi1>
  %47 = stablehlo.constant dense<[[[false, true], [true, true]], [[true, true], [true, false]], [[true, true], [true, false]]]> : tensor<3x2x2xi1>
  %48 = "stablehlo.einsum"(%46, %47) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xi1>, tensor<3x2x2xi1>) -> tensor<2x3x2xi1>
  %49 = stablehlo.constant dense<[[[false, false], [false, false], [true, false]], [[false, true], [false, false], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// einsum of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2, -2, -2], [0, 0, -1]]> : tensor<2x3xi2>
  %1 = stablehlo.constant dense<[[1, -1, -1, 0], [-1, -2, 0, -1], [-1, 1, -1, 1]]> : tensor<3x4xi2>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xi2>, tensor<3x4xi2>) -> tensor<2x4xi2>
  %3 = stablehlo.constant dense<[[-2, 0, 0, 0], [1, -1, 1, -1]]> : tensor<2x4xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xi2>, tensor<2x4xi2>) -> ()
  %4 = stablehlo.constant dense<[[-1, -2, 0], [0, 1, -2]]> : tensor<2x3xi2>
  %5 = stablehlo.constant dense<[[-1, -1, 1], [-1, -1, -2], [0, 1, 1], [-2, 0, -2]]> : tensor<4x3xi2>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xi2>, tensor<4x3xi2>) -> tensor<4x2xi2>
  %7 = stablehlo.constant dense<[[-1, 1], [-1, -1], [-2, -1], [-2, 0]]> : tensor<4x2xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xi2>, tensor<4x2xi2>) -> ()
  %8 = stablehlo.constant dense<[[[-1, 0], [-2, 1], [1, 1]], [[-1, 0], [0, -1], [-2, 1]]]> : tensor<2x3x2xi2>
  %9 = stablehlo.constant dense<[[[-1, 1, 0], [-2, -2, -1]], [[1, -2, -1], [-1, 0, 1]]]> : tensor<2x2x3xi2>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xi2>, tensor<2x2x3xi2>) -> tensor<2x3x3xi2>
  %11 = stablehlo.constant dense<[[[1, -1, 0], [0, 0, -1], [1, -1, -1]], [[-1, -2, 1], [1, 0, -1], [1, 0, -1]]]> : tensor<2x3x3xi2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xi2>, tensor<2x3x3xi2>) -> ()
  %12 = stablehlo.constant dense<[[[-2, 1], [0, 0], [-1, -1]], [[-2, -2], [0, 1], [-1, -1]]]> : tensor<2x3x2xi2>
  %13 = stablehlo.constant dense<[[[-1, 0], [1, 0], [-1, -2]], [[1, 1], [1, -2], [-2, -2]]]> : tensor<2x3x2xi2>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> tensor<3x2x3xi2>
  %15 = stablehlo.constant dense<[[[-1, 0, 0], [-2, 1, -1]], [[-1, 0, -2], [0, -2, -2]], [[0, 0, -1], [0, -2, 0]]]> : tensor<3x2x3xi2>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xi2>, tensor<3x2x3xi2>) -> ()
  %16 = stablehlo.constant dense<[[-2, -1, 1], [-1, 1, 1]]> : tensor<2x3xi2>
  %17 = stablehlo.constant dense<[[1, -1, -1], [-1, -1, 1]]> : tensor<2x3xi2>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xi2>, tensor<2x3xi2>) -> tensor<i2>
  %19 = stablehlo.constant dense<-1> : tensor<i2>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<i2>, tensor<i2>) -> ()
  %20 = stablehlo.constant dense<[[-2, -1, 0], [1, 1, -1]]> : tensor<2x3xi2>
  %21 = stablehlo.constant dense<[[-2, 0, 0], [-1, -2, -2]]> : tensor<2x3xi2>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xi2>, tensor<2x3xi2>) -> tensor<3x2xi2>
  %23 = stablehlo.constant dense<[[0, -1], [0, -2], [0, -2]]> : tensor<3x2xi2>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xi2>, tensor<3x2xi2>) -> ()
  %24 = stablehlo.constant dense<[0, -2]> : tensor<2xi2>
  %25 = stablehlo.constant dense<[-2, 1, -1]> : tensor<3xi2>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xi2>, tensor<3xi2>) -> tensor<3x2xi2>
  %27 = stablehlo.constant dense<[[0, 0], [0, -2], [0, -2]]> : tensor<3x2xi2>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xi2>, tensor<3x2xi2>) -> ()
  %28 = stablehlo.constant dense<[[[1, -2], [-2, -1], [1, -2]], [[-1, -1], [1, -1], [-2, 1]]]> : tensor<2x3x2xi2>
  %29 = stablehlo.constant dense<[[-2, -1, -1], [-2, 1, 1]]> : tensor<2x3xi2>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xi2>, tensor<2x3xi2>) -> tensor<2xi2>
  %31 = stablehlo.constant dense<[0, 1]> : tensor<2xi2>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xi2>, tensor<2xi2>) -> ()
  %32 = stablehlo.constant dense<[[1, -2], [0, 1], [-2, -2]]> : tensor<3x2xi2>
  %33 = stablehlo.constant dense<[-2, -1]> : tensor<2xi2>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xi2>, tensor<2xi2>) -> tensor<3xi2>
  %35 = stablehlo.constant dense<[0, -1, -2]> : tensor<3xi2>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xi2>, tensor<3xi2>) -> ()
  %36 = stablehlo.constant dense<[[[[1, -2], [1, -1]], [[-2, 1], [1, -2]], [[-2, 0], [0, -1]]], [[[-1, 0], [0, 0]], [[1, -2], [-2, -1]], [[0, 0], [1, -2]]]]> : tensor<2x3x2x2xi2>
  %37 = stablehlo.constant dense<[[[[1, -2], [0, 1], [0, 0]], [[1, 1], [0, -1], [-1, -2]]], [[[0, 0], [-1, 0], [1, 0]], [[-1, 0], [-1, -1], [-2, 0]]]]> : tensor<2x2x3x2xi2>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xi2>, tensor<2x2x3x2xi2>) -> tensor<3x2x2x2xi2>
  %39 = stablehlo.constant dense<[[[[-1, 0], [0, 1]], [[0, 0], [0, 0]]], [[[0, 1], [0, -1]], [[1, -2], [-1, 1]]], [[[0, 0], [1, -2]], [[0, 0], [1, 0]]]]> : tensor<3x2x2x2xi2>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xi2>, tensor<3x2x2x2xi2>) -> ()
  %40 = stablehlo.constant dense<[[[0, -2], [-2, 0], [-2, -1]], [[-1, 0], [1, 1], [1, -1]]]> : tensor<2x3x2xi2>
  %41 = "stablehlo.einsum"(%40, %24) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xi2>, tensor<2xi2>) -> tensor<3x2xi2>
  %42 = stablehlo.constant dense<[[0, -2], [0, 0], [0, -2]]> : tensor<3x2xi2>
  stablehlo.custom_call @check.expect_eq(%41, %42) : (tensor<3x2xi2>, tensor<3x2xi2>) -> ()
  %43 = stablehlo.constant dense<[[-1, 1, 0], [-2, 0, -2]]> : tensor<2x3xi2>
  %44 = stablehlo.constant dense<[[0, -2, 1], [-1, 0, 0], [-1, -2, 0]]> : tensor<3x3xi2>
  %45 = "stablehlo.einsum"(%43, %44) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xi2>, tensor<3x3xi2>) -> tensor<2x3xi2>
  %46 = stablehlo.constant dense<0> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  %47 = stablehlo.constant dense<[[[1, 1, -2], [0, 1, -2]], [[-1, 0, -1], [1, 0, 0]]]> : tensor<2x2x3xi2>
  %48 = stablehlo.constant dense<[[[1, -2], [-2, 0]], [[1, 1], [0, -2]], [[0, 0], [0, 1]]]> : tensor<3x2x2xi2>
  %49 = "stablehlo.einsum"(%47, %48) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xi2>, tensor<3x2x2xi2>) -> tensor<2x3x2xi2>
  %50 = stablehlo.constant dense<[[[1, 0], [1, -2], [0, -2]], [[1, 0], [0, 0], [0, 0]]]> : tensor<2x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> ()
  return
}
// -----
// einsum of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-4, -2, 3], [0, -7, -1]]> : tensor<2x3xi4>
  %1 = stablehlo.constant dense<[[-7, -1, -1, -3], [0, -6, 7, -3], [2, 6, 7, -6]]> : tensor<3x4xi4>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xi4>, tensor<3x4xi4>) -> tensor<2x4xi4>
  %3 = stablehlo.constant dense<[[2, 2, -5, 0], [-2, 4, -8, -5]]> : tensor<2x4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xi4>, tensor<2x4xi4>) -> ()
  %4 = stablehlo.constant dense<[[-6, 2, 1], [6, -1, -2]]> : tensor<2x3xi4>
  %5 = stablehlo.constant dense<[[-4, 3, -7], [1, -1, -1], [-3, -5, 1], [1, -6, -8]]> : tensor<4x3xi4>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xi4>, tensor<4x3xi4>) -> tensor<4x2xi4>
  %7 = stablehlo.constant dense<[[7, 3], [7, -7], [-7, 1], [6, -4]]> : tensor<4x2xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xi4>, tensor<4x2xi4>) -> ()
  %8 = stablehlo.constant dense<[[[3, -2], [6, 2], [7, 6]], [[-8, -7], [-4, 0], [5, -8]]]> : tensor<2x3x2xi4>
  %9 = stablehlo.constant dense<[[[0, -5, -3], [-4, 3, 0]], [[-2, -4, -8], [-7, -4, -1]]]> : tensor<2x2x3xi4>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xi4>, tensor<2x2x3xi4>) -> tensor<2x3x3xi4>
  %11 = stablehlo.constant dense<[[[-8, -5, 7], [-8, -8, -2], [-8, -1, -5]], [[1, -4, 7], [-8, 0, 0], [-2, -4, 0]]]> : tensor<2x3x3xi4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xi4>, tensor<2x3x3xi4>) -> ()
  %12 = stablehlo.constant dense<[[[1, 7], [-3, 2], [4, 7]], [[7, -6], [-6, 4], [-5, -4]]]> : tensor<2x3x2xi4>
  %13 = stablehlo.constant dense<[[[-8, 3], [4, -1], [-7, -1]], [[-3, -5], [-2, 6], [0, 0]]]> : tensor<2x3x2xi4>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> tensor<3x2x3xi4>
  %15 = stablehlo.constant dense<[[[3, 2, -5], [3, -6, 5]], [[6, 0, 2], [5, -2, -3]], [[-7, 5, 4], [-7, 6, 5]]]> : tensor<3x2x3xi4>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xi4>, tensor<3x2x3xi4>) -> ()
  %16 = stablehlo.constant dense<[[3, 5, -5], [0, -1, 4]]> : tensor<2x3xi4>
  %17 = stablehlo.constant dense<[[-1, 6, -8], [2, 1, -7]]> : tensor<2x3xi4>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<i4>
  %19 = stablehlo.constant dense<6> : tensor<i4>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<i4>, tensor<i4>) -> ()
  %20 = stablehlo.constant dense<[[-6, 6, 1], [7, -1, -8]]> : tensor<2x3xi4>
  %21 = stablehlo.constant dense<[[-4, 4, -5], [-4, 1, -7]]> : tensor<2x3xi4>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<3x2xi4>
  %23 = stablehlo.constant dense<[[-8, 4], [-8, -1], [-5, -8]]> : tensor<3x2xi4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xi4>, tensor<3x2xi4>) -> ()
  %24 = stablehlo.constant dense<0> : tensor<2xi4>
  %25 = stablehlo.constant dense<[-3, -8, 4]> : tensor<3xi4>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xi4>, tensor<3xi4>) -> tensor<3x2xi4>
  %27 = stablehlo.constant dense<0> : tensor<3x2xi4>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xi4>, tensor<3x2xi4>) -> ()
  %28 = stablehlo.constant dense<[[[5, 7], [-6, 7], [1, 6]], [[-4, -5], [5, -7], [-3, -4]]]> : tensor<2x3x2xi4>
  %29 = stablehlo.constant dense<[[1, -5, 0], [-7, 0, 6]]> : tensor<2x3xi4>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xi4>, tensor<2x3xi4>) -> tensor<2xi4>
  %31 = stablehlo.constant dense<[6, -2]> : tensor<2xi4>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xi4>, tensor<2xi4>) -> ()
  %32 = stablehlo.constant dense<[[1, -4], [-6, 7], [4, 6]]> : tensor<3x2xi4>
  %33 = stablehlo.constant dense<[-8, 1]> : tensor<2xi4>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xi4>, tensor<2xi4>) -> tensor<3xi4>
  %35 = stablehlo.constant dense<[4, 7, 6]> : tensor<3xi4>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xi4>, tensor<3xi4>) -> ()
  %36 = stablehlo.constant dense<[[[[0, 5], [-6, 1]], [[-3, 0], [-2, 5]], [[-1, -7], [1, -1]]], [[[6, -1], [-8, -8]], [[5, -7], [-1, 2]], [[-6, -5], [1, -7]]]]> : tensor<2x3x2x2xi4>
  %37 = stablehlo.constant dense<[[[[-7, -3], [0, -2], [1, -5]], [[-8, 7], [-5, -6], [4, -8]]], [[[0, 7], [4, -5], [1, 2]], [[-5, 5], [-3, 4], [6, 1]]]]> : tensor<2x2x3x2xi4>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xi4>, tensor<2x2x3x2xi4>) -> tensor<3x2x2x2xi4>
  %39 = stablehlo.constant dense<[[[[-8, 3], [2, -7]], [[5, 5], [-8, 0]]], [[[0, 6], [7, 6]], [[-7, -5], [6, -3]]], [[[3, -3], [-3, 3]], [[-4, -1], [7, -5]]]]> : tensor<3x2x2x2xi4>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xi4>, tensor<3x2x2x2xi4>) -> ()
  %40 = stablehlo.constant dense<[[[6, 4], [0, -4], [-2, 3]], [[7, -4], [-1, -2], [4, -2]]]> : tensor<2x3x2xi4>
  %41 = stablehlo.constant dense<[6, -3]> : tensor<2xi4>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xi4>, tensor<2xi4>) -> tensor<3x2xi4>
  %43 = stablehlo.constant dense<[[-2, -7], [6, 5], [2, 7]]> : tensor<3x2xi4>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xi4>, tensor<3x2xi4>) -> ()
  %44 = stablehlo.constant dense<[[-8, 2, 2], [-4, -1, -5]]> : tensor<2x3xi4>
  %45 = stablehlo.constant dense<[[-6, 3, -3], [-4, -7, -1], [-1, -5, 3]]> : tensor<3x3xi4>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xi4>, tensor<3x3xi4>) -> tensor<2x3xi4>
  %47 = stablehlo.constant dense<[[0, 2, 6], [-8, 7, 1]]> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %48 = stablehlo.constant dense<[[[-2, -8, -2], [7, 3, -6]], [[4, -1, 6], [6, 5, -1]]]> : tensor<2x2x3xi4>
  %49 = stablehlo.constant dense<[[[-1, -7], [3, 1]], [[2, 5], [-1, 6]], [[-6, 0], [7, 4]]]> : tensor<3x2x2xi4>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xi4>, tensor<3x2x2xi4>) -> tensor<2x3x2xi4>
  %51 = stablehlo.constant dense<[[[2, -2], [0, 0], [-4, -8]], [[-6, 6], [-6, -2], [6, -4]]]> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  return
}
// -----
// einsum of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[58, -5, -69], [45, -111, -68]]> : tensor<2x3xi8>
  %1 = stablehlo.constant dense<"0xD4F804B4AB71BD23E062BEEF"> : tensor<3x4xi8>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xi8>, tensor<3x4xi8>) -> tensor<2x4xi8>
  %3 = stablehlo.constant dense<[[81, -111, 1, -82], [-97, -111, 73, -5]]> : tensor<2x4xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xi8>, tensor<2x4xi8>) -> ()
  %4 = stablehlo.constant dense<[[99, 34, 8], [-28, -3, 76]]> : tensor<2x3xi8>
  %5 = stablehlo.constant dense<"0x79688BE5C125F6557D97A1BA"> : tensor<4x3xi8>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xi8>, tensor<4x3xi8>) -> tensor<4x2xi8>
  %7 = stablehlo.constant dense<[[-13, -48], [89, -83], [84, 53], [-105, -47]]> : tensor<4x2xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xi8>, tensor<4x2xi8>) -> ()
  %8 = stablehlo.constant dense<"0xEE32061D7B0897A270B35141"> : tensor<2x3x2xi8>
  %9 = stablehlo.constant dense<"0x981F194EBE8B4DA30EF91ADB"> : tensor<2x2x3xi8>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xi8>, tensor<2x2x3xi8>) -> tensor<2x3x3xi8>
  %11 = stablehlo.constant dense<"0x8CEE6466405578D55BFD99D8CB7E41962D09"> : tensor<2x3x3xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xi8>, tensor<2x3x3xi8>) -> ()
  %12 = stablehlo.constant dense<"0x71557BB67FB0A83CBC877CEF"> : tensor<2x3x2xi8>
  %13 = stablehlo.constant dense<"0x7DDB1472381B3A3887AF7041"> : tensor<2x3x2xi8>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> tensor<3x2x3xi8>
  %15 = stablehlo.constant dense<"0x6F4BE3D85C5CA796BCD40199E888C8F41BC3"> : tensor<3x2x3xi8>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xi8>, tensor<3x2x3xi8>) -> ()
  %16 = stablehlo.constant dense<[[20, -34, -96], [-69, 55, 97]]> : tensor<2x3xi8>
  %17 = stablehlo.constant dense<[[103, 50, -121], [66, 10, -9]]> : tensor<2x3xi8>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<i8>
  %19 = stablehlo.constant dense<-69> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<i8>, tensor<i8>) -> ()
  %20 = stablehlo.constant dense<[[-66, 124, 20], [-67, -78, 88]]> : tensor<2x3xi8>
  %21 = stablehlo.constant dense<[[-104, -93, 61], [38, 97, 52]]> : tensor<2x3xi8>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<3x2xi8>
  %23 = stablehlo.constant dense<[[-48, 14], [-12, 114], [-60, -32]]> : tensor<3x2xi8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xi8>, tensor<3x2xi8>) -> ()
  %24 = stablehlo.constant dense<[-82, 13]> : tensor<2xi8>
  %25 = stablehlo.constant dense<[-10, 13, 117]> : tensor<3xi8>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xi8>, tensor<3xi8>) -> tensor<3x2xi8>
  %27 = stablehlo.constant dense<[[52, 126], [-42, -87], [-122, -15]]> : tensor<3x2xi8>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xi8>, tensor<3x2xi8>) -> ()
  %28 = stablehlo.constant dense<"0xBC7BC82025BCB2CFCC883D75"> : tensor<2x3x2xi8>
  %29 = stablehlo.constant dense<[[-2, 124, -68], [45, 5, -110]]> : tensor<2x3xi8>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xi8>, tensor<2x3xi8>) -> tensor<2xi8>
  %31 = stablehlo.constant dense<[11, -3]> : tensor<2xi8>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xi8>, tensor<2xi8>) -> ()
  %32 = stablehlo.constant dense<[[-92, -47], [126, 107], [-40, -123]]> : tensor<3x2xi8>
  %33 = stablehlo.constant dense<[55, 65]> : tensor<2xi8>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xi8>, tensor<2xi8>) -> tensor<3xi8>
  %35 = stablehlo.constant dense<[77, 61, 45]> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %36 = stablehlo.constant dense<"0x8CA83A4EF541B775342D7DE3BA243DE48E2E3953395C61F2"> : tensor<2x3x2x2xi8>
  %37 = stablehlo.constant dense<"0xB6A68F7A2E033181EE5EAFFBDEEEC8DA137F1E6CFCE1B89C"> : tensor<2x2x3x2xi8>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xi8>, tensor<2x2x3x2xi8>) -> tensor<3x2x2x2xi8>
  %39 = stablehlo.constant dense<"0xB0702AEA841C9EE649A0FF2C385A3C7D1BBBA3085B572397"> : tensor<3x2x2x2xi8>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xi8>, tensor<3x2x2x2xi8>) -> ()
  %40 = stablehlo.constant dense<"0xCB727ACBF934F559C3979B63"> : tensor<2x3x2xi8>
  %41 = stablehlo.constant dense<[113, 43]> : tensor<2xi8>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xi8>, tensor<2xi8>) -> tensor<3x2xi8>
  %43 = stablehlo.constant dense<[[91, 89], [47, -75], [-5, 57]]> : tensor<3x2xi8>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xi8>, tensor<3x2xi8>) -> ()
  %44 = stablehlo.constant dense<[[47, 17, 35], [-24, 39, -123]]> : tensor<2x3xi8>
  %45 = stablehlo.constant dense<"0xD70B1C75405D4A000A"> : tensor<3x3xi8>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xi8>, tensor<3x3xi8>) -> tensor<2x3xi8>
  %47 = stablehlo.constant dense<[[121, 64, 94], [-40, -64, 50]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %48 = stablehlo.constant dense<"0x604FD375F1CA54FD260AE9E8"> : tensor<2x2x3xi8>
  %49 = stablehlo.constant dense<"0xF103C63550E7EC83A5F04D0C"> : tensor<3x2x2xi8>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xi8>, tensor<3x2x2xi8>) -> tensor<2x3x2xi8>
  %51 = stablehlo.constant dense<"0x60E0B06DFFE46A12D03B88E0"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  return
}
// -----
// einsum of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-8729, 14022, 3452], [17637, -30139, 11024]]> : tensor<2x3xi16>
  %1 = stablehlo.constant dense<"0x7D9B6C9B316F5BEB480D5AB4162A46795D3548A19776F456"> : tensor<3x4xi16>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xi16>, tensor<3x4xi16>) -> tensor<2x4xi16>
  %3 = stablehlo.constant dense<[[16007, -17680, -4257, 113], [-23543, 1118, 30003, -29819]]> : tensor<2x4xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xi16>, tensor<2x4xi16>) -> ()
  %4 = stablehlo.constant dense<[[26963, -24414, 10082], [-3161, 19786, -16757]]> : tensor<2x3xi16>
  %5 = stablehlo.constant dense<"0x367F3515F9DFDF06529248AC20F476772B4221E164E8CB2B"> : tensor<4x3xi16>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xi16>, tensor<4x3xi16>) -> tensor<4x2xi16>
  %7 = stablehlo.constant dense<[[-25506, -17729], [29889, 6469], [-32638, 32341], [-14671, -7768]]> : tensor<4x2xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xi16>, tensor<4x2xi16>) -> ()
  %8 = stablehlo.constant dense<"0x48385A65B6887C7A4F2258A124D290D38832B8C59E819F41"> : tensor<2x3x2xi16>
  %9 = stablehlo.constant dense<"0xB21DCD8314706154156C7FDB2861691E850035B39D979BFA"> : tensor<2x2x3xi16>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xi16>, tensor<2x2x3xi16>) -> tensor<2x3x3xi16>
  %11 = stablehlo.constant dense<"0x2A390A32462B88C5EAF7BC2546D07B42D49070F61418E4E45804A07310A79BE151B55B58"> : tensor<2x3x3xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xi16>, tensor<2x3x3xi16>) -> ()
  %12 = stablehlo.constant dense<"0xB57CC177EA143C3188E154EA88975547483AA1B0C00B0358"> : tensor<2x3x2xi16>
  %13 = stablehlo.constant dense<"0x4A7B23075EA640DB4856DF305BB059AC5A1AB9BE200B637C"> : tensor<2x3x2xi16>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> tensor<3x2x3xi16>
  %15 = stablehlo.constant dense<"0xED44F8392C952558D1834B7850DC04D178E96DDC594C2B0408245039C0045741FB8E69B9"> : tensor<3x2x3xi16>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xi16>, tensor<3x2x3xi16>) -> ()
  %16 = stablehlo.constant dense<[[-21535, -5877, 18191], [-19109, 21257, 6198]]> : tensor<2x3xi16>
  %17 = stablehlo.constant dense<[[9641, 12586, -9644], [-11942, -14956, -27109]]> : tensor<2x3xi16>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<i16>
  %19 = stablehlo.constant dense<-26841> : tensor<i16>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<i16>, tensor<i16>) -> ()
  %20 = stablehlo.constant dense<[[32055, -6682, 19968], [-16033, -23537, 7506]]> : tensor<2x3xi16>
  %21 = stablehlo.constant dense<[[-14027, 7063, -7279], [-11164, 29025, -4329]]> : tensor<2x3xi16>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<3x2xi16>
  %23 = stablehlo.constant dense<[[7011, 13596], [-9046, -14161], [11776, 12382]]> : tensor<3x2xi16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xi16>, tensor<3x2xi16>) -> ()
  %24 = stablehlo.constant dense<[-24043, -30679]> : tensor<2xi16>
  %25 = stablehlo.constant dense<[20095, 12612, 8914]> : tensor<3xi16>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xi16>, tensor<3xi16>) -> tensor<3x2xi16>
  %27 = stablehlo.constant dense<[[-12693, 2647], [4756, 996], [-16582, 9122]]> : tensor<3x2xi16>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xi16>, tensor<3x2xi16>) -> ()
  %28 = stablehlo.constant dense<"0x97ADA9998A814F2ADF84073A50988CCF5BD83BD36320792C"> : tensor<2x3x2xi16>
  %29 = stablehlo.constant dense<[[4889, 5686, 6076], [-18335, 30984, 9346]]> : tensor<2x3xi16>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xi16>, tensor<2x3xi16>) -> tensor<2xi16>
  %31 = stablehlo.constant dense<[-15698, 19724]> : tensor<2xi16>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xi16>, tensor<2xi16>) -> ()
  %32 = stablehlo.constant dense<[[18691, 22421], [12621, -28509], [18563, -1904]]> : tensor<3x2xi16>
  %33 = stablehlo.constant dense<[29378, -25756]> : tensor<2xi16>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xi16>, tensor<2xi16>) -> tensor<3xi16>
  %35 = stablehlo.constant dense<[6010, -10490, -28282]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %36 = stablehlo.constant dense<"0x3C1B43238AEE025FBC341419A88BE2C6C1614238BAEEB41EC5D3D9127965A4C29CEE67549500B3AC8E29F0D1278C2EBD"> : tensor<2x3x2x2xi16>
  %37 = stablehlo.constant dense<"0x3A4BE598D0CB847979722D10D7AABADF14BD1EC4194B398669C30DE50BEE7F1BBDF48724AD46B850240BF054FC1850C0"> : tensor<2x2x3x2xi16>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xi16>, tensor<2x2x3x2xi16>) -> tensor<3x2x2x2xi16>
  %39 = stablehlo.constant dense<"0xDDDA5AF8F297E61672FDF955752A058A50A6484D28141CC13094F4BF9386BBA4ABFA9F517E65C6A4162EE27C132EF102"> : tensor<3x2x2x2xi16>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xi16>, tensor<3x2x2x2xi16>) -> ()
  %40 = stablehlo.constant dense<"0x6AF5FCCF66153DE9E127ABAEEEE697D89CA911AC2A327694"> : tensor<2x3x2xi16>
  %41 = stablehlo.constant dense<[-29277, 24575]> : tensor<2xi16>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xi16>, tensor<2xi16>) -> tensor<3x2xi16>
  %43 = stablehlo.constant dense<[[4257, -25835], [-16656, -21584], [20228, -7468]]> : tensor<3x2xi16>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xi16>, tensor<3x2xi16>) -> ()
  %44 = stablehlo.constant dense<[[-9637, -18697, -19142], [-1099, -15288, 4780]]> : tensor<2x3xi16>
  %45 = stablehlo.constant dense<"0xC6E717933CBF47203C8C5397B7574C26BCDC"> : tensor<3x3xi16>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xi16>, tensor<3x3xi16>) -> tensor<2x3xi16>
  %47 = stablehlo.constant dense<[[-158, -2588, -4456], [254, 24800, -31152]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %48 = stablehlo.constant dense<"0x3C037969B536041F2E8C125A25F3A8EFA6343EB729733520"> : tensor<2x2x3xi16>
  %49 = stablehlo.constant dense<"0x8C5F23AF42888758D549D7E6CF8E4C7FF1F625A95EA25846"> : tensor<3x2x2xi16>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xi16>, tensor<3x2x2xi16>) -> tensor<2x3x2xi16>
  %51 = stablehlo.constant dense<"0xD008A454AD42EC56656E384CE837B2F11D822C87E53F3890"> : tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  return
}
// -----
// einsum of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[641879954, -1096972252, 1008642], [1797748779, -1233739116, 1671606884]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<"0x91CBF1AD0D45C0F73B1FC6D188AC7CEB70062473F9197EA89B6C4DC4A0E35FAA438BDA6D775604E48758E415E52A1B28"> : tensor<3x4xi32>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  %3 = stablehlo.constant dense<[[-1655799304, 1381334108, -2050879616, 559163866], [155172423, -1210070113, -804964031, 991792844]]> : tensor<2x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xi32>, tensor<2x4xi32>) -> ()
  %4 = stablehlo.constant dense<[[950574252, -684142465, 393308055], [-634372461, -49678657, -1526599965]]> : tensor<2x3xi32>
  %5 = stablehlo.constant dense<"0xC4322A84147D2BCB3050465836C73ED4265350C399D5025D982885780C3EBDB78EAB5206710E00917520DB21560FE1FA"> : tensor<4x3xi32>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xi32>, tensor<4x3xi32>) -> tensor<4x2xi32>
  %7 = stablehlo.constant dense<[[225015020, -139205880], [-1310692255, 1548134919], [190234838, 593630502], [-527671375, -39134352]]> : tensor<4x2xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xi32>, tensor<4x2xi32>) -> ()
  %8 = stablehlo.constant dense<"0x33D614336673BAFDC6BE60E37A1B662DD67A1225D840F0316171E047241A8B50EFA300E2C5BC31AA179808DDFFE536CB"> : tensor<2x3x2xi32>
  %9 = stablehlo.constant dense<"0x83C2B65334BCFC49158856F5CE5D847DCB2C324CF965A60EEE6E80E613310A98CD71BD4DDF93E091E886ACE7AE6821BD"> : tensor<2x2x3xi32>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xi32>, tensor<2x2x3xi32>) -> tensor<2x3x3xi32>
  %11 = stablehlo.constant dense<"0x2D2CCBF53E0058236526A8C87E19E5DAF6E92C9FE8B1108F52ADF10DC0A676B9A60DFE258A878F66D383142B250032B6CDA8A1A6451A0112491B36D6830DDB1DCD991D2CBDDC9D54"> : tensor<2x3x3xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> ()
  %12 = stablehlo.constant dense<"0xC77D937E7621A338C14D64CCC7C930253286CDA29D87649DC858B9FCACFC422E55C946586AF8F7565D9C1B99EB2A9875"> : tensor<2x3x2xi32>
  %13 = stablehlo.constant dense<"0xEC70027F258875BC9CB7FDC178606251986F235AB5EC8E037D78FE947BCFB0E7A4BABAC4E86885F25CD1BD875259912B"> : tensor<2x3x2xi32>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<3x2x3xi32>
  %15 = stablehlo.constant dense<"0x12AAF77517ECD7EFC165FF258C8F1AC03752EB865AA5F0A7DC11025C1832E3D50C77960CA079733DE86FEEB490889B3D905360BA1CD4D66F1C45CE4080E08C400D21A1EA07BC05E1"> : tensor<3x2x3xi32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xi32>, tensor<3x2x3xi32>) -> ()
  %16 = stablehlo.constant dense<[[-1619361171, -1301424206, -1512575894], [2139599701, -1249116346, 706351353]]> : tensor<2x3xi32>
  %17 = stablehlo.constant dense<[[-129851348, 1079824527, -1134274338], [-1598827869, 980940682, 468050521]]> : tensor<2x3xi32>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<i32>
  %19 = stablehlo.constant dense<-197860734> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<i32>, tensor<i32>) -> ()
  %20 = stablehlo.constant dense<[[-345563469, 979923429, 1738526147], [712895824, 1761346695, -64790898]]> : tensor<2x3xi32>
  %21 = stablehlo.constant dense<[[2106040233, -608820279, -639344063], [-1627392060, -1130303778, -1966731292]]> : tensor<2x3xi32>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<3x2xi32>
  %23 = stablehlo.constant dense<[[176779563, -888020672], [56736717, 1327591186], [151250051, 1339983992]]> : tensor<3x2xi32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
  %24 = stablehlo.constant dense<[-402115594, -659282235]> : tensor<2xi32>
  %25 = stablehlo.constant dense<[-907053734, 1389813280, -886989169]> : tensor<3xi32>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xi32>, tensor<3xi32>) -> tensor<3x2xi32>
  %27 = stablehlo.constant dense<[[-78925188, 1677240898], [1505350336, -758010208], [1901910634, 1928609291]]> : tensor<3x2xi32>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
  %28 = stablehlo.constant dense<"0x6A143012BA81E193153716D3E83E55C217351E048E899CDBE75BF04731FB5F58B9812CCCE2BE6CA96F4CD368447860B3"> : tensor<2x3x2xi32>
  %29 = stablehlo.constant dense<[[-474457714, 1107418716, -1899242220], [-687622100, 573790866, 1582569253]]> : tensor<2x3xi32>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xi32>, tensor<2x3xi32>) -> tensor<2xi32>
  %31 = stablehlo.constant dense<[-286507278, 2145014894]> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %32 = stablehlo.constant dense<[[1607802079, 1073631778], [-1381717777, -314977996], [-399483260, 1903753112]]> : tensor<3x2xi32>
  %33 = stablehlo.constant dense<[-1850563167, -1345617249]> : tensor<2xi32>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xi32>, tensor<2xi32>) -> tensor<3xi32>
  %35 = stablehlo.constant dense<[1179724381, 1308598427, -729580436]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %36 = stablehlo.constant dense<"0xCED47D68E339A41C134B052B87DCBE3DAA219FE0A268AA3DC0FB48D81B07AEB27AC59BB99EDDAB92502E6A12787E232B12EA50D789A873B0A1CAD41CB31ED632AF100A11FFFAB927693F411A04AF57AF797D957F8028CAF6FE6AC29A241636D8"> : tensor<2x3x2x2xi32>
  %37 = stablehlo.constant dense<"0x4BCCCC41EFF688DE0113E0798D68D0C596786287A98E393DBD570E76791D3B10120F377F77FF569E37F7081577557C29608B47A04799463D5210A73110B7A222642280A429326341CDB8034912E084F073DB272FF412A4358682A6E8F3D56620"> : tensor<2x2x3x2xi32>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xi32>, tensor<2x2x3x2xi32>) -> tensor<3x2x2x2xi32>
  %39 = stablehlo.constant dense<"0xF161EE859DB3E6D43CD3C0348CDF7BAD75FAC850A0667F50B7A4182F3D345B830E99C9A9F09B4E14A6506CF94DDB83879B2D8A77FC4C91966EEA1320601D4B976EF43AEDFC838ADEA896F2C9989436BE4448F10AE1ABD47810660D1CDAB65D2E"> : tensor<3x2x2x2xi32>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xi32>, tensor<3x2x2x2xi32>) -> ()
  %40 = stablehlo.constant dense<"0x7945818BFDA4BFDF5D3701AF555233E0F84A1893619E32BF9B40E2CA2C21C51C4C9F21BE7D085F410C73B4D6C3E1A6E8"> : tensor<2x3x2xi32>
  %41 = stablehlo.constant dense<[738414693, 530932698]> : tensor<2xi32>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xi32>, tensor<2xi32>) -> tensor<3x2xi32>
  %43 = stablehlo.constant dense<[[-1372576751, -174226702], [-1520175737, 1639297982], [-2072312376, 962749968]]> : tensor<3x2xi32>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
  %44 = stablehlo.constant dense<[[1902742272, 2008829030, 1988002186], [452686250, -1236965684, -1843489007]]> : tensor<2x3xi32>
  %45 = stablehlo.constant dense<"0x70C7FB17CB754D08B5D2B2BD77C373CCC6CAA5CD9CC75870374A1CAA9CB9C5C73424B63B"> : tensor<3x3xi32>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xi32>, tensor<3x3xi32>) -> tensor<2x3xi32>
  %47 = stablehlo.constant dense<[[-231092224, 464098020, -1039812600], [-83173280, 1514568136, 1284182900]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %48 = stablehlo.constant dense<"0x15F8F28ECC9CD790F3E191BEAD4F68E09D6B62C456784A2069618D5182CF95A8A8CB867F10FDBA421560F24E63BED9CA"> : tensor<2x2x3xi32>
  %49 = stablehlo.constant dense<"0x3618EEB74697234059E39F8A17FEC3406F8F62BD24CB3B43D71C156E5274E35DB1207EF44BE9F176649712B1E044628E"> : tensor<3x2x2xi32>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xi32>, tensor<3x2x2xi32>) -> tensor<2x3x2xi32>
  %51 = stablehlo.constant dense<"0x6E4C0895E31FF82174F02AE058A9003D0399B5D0A040B0C860E10A50709C12491B64CDE7BA4ACBF073021389A0E2FE20"> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  return
}
// -----
// einsum of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[4164707793781515278, -2301411097661723573, -1873882399453266224], [-6263037848256733426, 7854966080766717266, -3162978289532945464]]> : tensor<2x3xi64>
  %1 = stablehlo.constant dense<"0xF426344776BA476C5960CE3C612755660A3DF6E7B1322E7B04CF2A134436A37F05AB15E46C25245185B1BC6362A0280648BEFE086D24E6EEEDAF681F4603278D6475BE20E52B7C914685A04B9FD81B50668A56F92FC5EF02807973C2BBED74DC"> : tensor<3x4xi64>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xi64>, tensor<3x4xi64>) -> tensor<2x4xi64>
  %3 = stablehlo.constant dense<[[-4986669655101931249, 2537538676997268405, -1844506628816403324, -4906286054332309337], [-7477356587440302062, -4740008709657228760, 6863418705541515596, -928877030413910750]]> : tensor<2x4xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xi64>, tensor<2x4xi64>) -> ()
  %4 = stablehlo.constant dense<[[-3705367398829312567, 1579076806956394052, 1317539591731678554], [1613813731434371189, -3127482834440737627, 5183769956815293611]]> : tensor<2x3xi64>
  %5 = stablehlo.constant dense<"0x18A63519FCDDD8400820A173840AF2A67C8A73F4635A24357D17DC4B06669A7F88B3EBE98A03E99B4A61918B90DF71FD742E6D429669D0AC6CAD72CDC26CFEAA7770ACB2F0169FCEF6CE2FC6D9A62EDA4828E300BC0CC07C0BE2EFF56995901A"> : tensor<4x3xi64>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xi64>, tensor<4x3xi64>) -> tensor<4x2xi64>
  %7 = stablehlo.constant dense<[[8659993792276008592, -6148166219708465420], [7637398237915981897, 366319747816455991], [-1518348572245808486, 5237587051286816029], [1016147872812619556, -3151661336854643153]]> : tensor<4x2xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xi64>, tensor<4x2xi64>) -> ()
  %8 = stablehlo.constant dense<"0x24CB3D722ABE0D73926B62C9432CE1AA0F0160970DAB3098B9C0306DDF0AB92D7B677D297DB3972FD15E77B159DBC7E9A5D1AA5ECB0A274A37A8ABB05B767906BAED4A0E8BC3609F0AF0BA179827A2EE105C703E67157D20BBE876FE380288DB"> : tensor<2x3x2xi64>
  %9 = stablehlo.constant dense<"0x3146C24EEC914A46430752F7AB34EDCD9057A8EE9C6BBF8F2CE30402CB54DCCB702D1FE6584EC27774DEAEBED1702C5AB50500856FA6358F0B3117F908CF566BB7F410BF606738F15E94242ADD4318CB4A7B9E03AE00298567F78D7F636B2A5A"> : tensor<2x2x3xi64>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xi64>, tensor<2x2x3xi64>) -> tensor<2x3x3xi64>
  %11 = stablehlo.constant dense<"0xFCAC3C61A5E76D294CE0E7FEE0B32A4F68DA881D541C4E24AB78310D167E9E4BDD8591F113AEBFAF44732A775AB3629C770F5E975EFF6533A1AA3FFDFB87FE46E436CBB5A104CBDFDB02E2C71E547057FDA3AD18F6A97FDC14E0E5543083F7852EA270629EE5A873E201F92BD584BCB4FC711759D39795ACFAF7BE3D5CBA1AC8BE237E8A7B0C1E54AD1F747BBD96F6B7"> : tensor<2x3x3xi64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> ()
  %12 = stablehlo.constant dense<"0xA7C4F02B08CDBB858C30FA9660BE6D9372CF773B08EAB847A1C2C643FE1DA963E4DFDB93B47E12E363788B011D6EAA3537080819C8406E5230005A6B3D4FEBAA78D8A32D775104C248E4033DEB16B43500D054D7B51A9C807ACA20802F0EA357"> : tensor<2x3x2xi64>
  %13 = stablehlo.constant dense<"0xD38139D56C858213F546C8954E55A25332C9440E7E5607A302E200DBB8618520FD713512C93724EEDB7897C949331712C5D670FA00D33CA27BF11AA888994E56F50AB6DC66BA1383216900CCDE4989BA8D5728A945E957DEC361AE32E7C0686C"> : tensor<2x3x2xi64>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<3x2x3xi64>
  %15 = stablehlo.constant dense<"0x61A0158FF6F4252EDBC8C01C78CBA7331BD31558F7A7013FB32D32687E5AFF6E7071D5DA03E549989E32CDD3B0CB346E9A75A714B590989C5994D7604713ABA647D3DB0B1BFC8E1B9E54FE56F1BE178E3896837E5A1A5D5FBAC38FBD469C2ED427617F58A67CC28A573F59314CC1D8F5DBDB86FA7425703D9D236A95C3ED0FC38099D0EBAC9047ECEE64AC1F7C80E819"> : tensor<3x2x3xi64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xi64>, tensor<3x2x3xi64>) -> ()
  %16 = stablehlo.constant dense<[[-1288504274415235964, 5229335525756439100, 6605110876226809214], [-3417585949419694756, -445201554370138642, -6798934895597453418]]> : tensor<2x3xi64>
  %17 = stablehlo.constant dense<[[4178807734372722117, -4625969512931613301, 9126125143715112538], [8763701637863454281, -9021359307155149139, 8525434351796941291]]> : tensor<2x3xi64>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<i64>
  %19 = stablehlo.constant dense<-356620133333056456> : tensor<i64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<i64>, tensor<i64>) -> ()
  %20 = stablehlo.constant dense<[[9001510415540014779, -577233541266128355, -2801824960990016037], [-3702621825937730287, -583160539483625513, 3452841626559602792]]> : tensor<2x3xi64>
  %21 = stablehlo.constant dense<[[-5485993318718609276, -343027796463407305, -5071566084498153718], [4520828435987023102, -808714016534550726, -9163862050588445782]]> : tensor<2x3xi64>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<3x2xi64>
  %23 = stablehlo.constant dense<[[-571560460960231316, 5062802545580436190], [6249237787927250747, -1533318695907637322], [4360017671217123214, -7201619675660370672]]> : tensor<3x2xi64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xi64>, tensor<3x2xi64>) -> ()
  %24 = stablehlo.constant dense<[9077999052712435861, -6129784547193406623]> : tensor<2xi64>
  %25 = stablehlo.constant dense<[-8040650088006345585, -2040198717034381276, -3538395535466797248]> : tensor<3xi64>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xi64>, tensor<3xi64>) -> tensor<3x2xi64>
  %27 = stablehlo.constant dense<[[6348787729234640699, -534840351596787921], [522555086510085364, -608587883177862748], [-2822991992371275712, 5399007663415549760]]> : tensor<3x2xi64>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xi64>, tensor<3x2xi64>) -> ()
  %28 = stablehlo.constant dense<"0xDD4844FE41F9ABFC3CE6370F077F0DAA8EA873B3DE42FF6851200145AB4060A59D1595C8969F3D18AB0D4D360A7F1763790E454C0DE111582C940B89B6F185AF50887F8B71038DB1F285EB8B92141432258FC47EABDA70EB78F26E0456ADFA2E"> : tensor<2x3x2xi64>
  %29 = stablehlo.constant dense<[[-6291121921895491855, 6345611591308765750, 3451419672579736214], [1714265259782529018, 7666822748807003757, 147947169086735341]]> : tensor<2x3xi64>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xi64>, tensor<2x3xi64>) -> tensor<2xi64>
  %31 = stablehlo.constant dense<[-4250462511640627357, -9189922324652417903]> : tensor<2xi64>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xi64>, tensor<2xi64>) -> ()
  %32 = stablehlo.constant dense<[[-6828952797828161415, -9007027836122599874], [-2812345777875644475, -5122567223397668880], [-6518684942513254396, 6612642407355580008]]> : tensor<3x2xi64>
  %33 = stablehlo.constant dense<[-5271311463570445007, -8159349973672237201]> : tensor<2xi64>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xi64>, tensor<2xi64>) -> tensor<3xi64>
  %35 = stablehlo.constant dense<[7564786122933418763, -6915716508961651003, 145773816202537948]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %36 = stablehlo.constant dense<"0x1E3633FC37AFF652B3D7DC6DC3E32C3B3D7B4CF12F3FCBCBAC383525049FC402332A560498A4DCBA4E0CF14DA6AA856CFC6F5D9FA1A8B166DBA1A7B00CA6741AF52F672170FFCD3A425C08500B60FC33FA18C1E60D73F0A01BCC9E89BA500EC0013F12BFAF1749400A35DD54DCD70D0DDEBC9C9F36EF63321163B6D226D10722AF97220884398608586B373572BA4B536BCFD2B6FCE6695711DF60957CB0C7F167A36D02869CEE750A173852DEC46C2BF51733E1C0CCC0D6C998F8B6130A4F68"> : tensor<2x3x2x2xi64>
  %37 = stablehlo.constant dense<"0x98EE58AE89D2F98C985DDDEA3D185C152A3CDC73CEFC3FD85FD9E50FDC92CA9F17A2DF065B2AECEE77ADA2D26BE05EDC4403DEA91495A547205754B61648FBFE8511E81A694573E5DD96F699F7A99AA7B217DD4605DB1A44607533AA11AE8FF46753D07F85A216006023D34423B4A5C01EC6BCFB4912EB9190E4DD70B68F48B2A77EEE1BC4463048AE93D44B50E1A7A132BDA1BA493098100B8FEF787A14A0D12FD2B60F81AF4CF500C617FCFB076D7DAF1E0A4614A1EF3EE047F35AF064E57B"> : tensor<2x2x3x2xi64>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xi64>, tensor<2x2x3x2xi64>) -> tensor<3x2x2x2xi64>
  %39 = stablehlo.constant dense<"0x5C6A72563D0BC57630D39B4EA56E6E15E8F3E865093C8426B8DE30D107D0DDD85B6A3BFD73175DA0CEA0BFC1F4E228C1A4DD1F16C9FC7BCDFBED9E4F32B4603EE47297A7441D6BDE43379F59F24D625A1F117251C14A6CEB9336046D5A07E4CFAA05AE62728DEA0F703E8E063D036650A9F68F2DA0A6EE7A301EBD29459A5341E76C1DE8191A9102A39EDC9FDE62DA7F3CCAFC146CC37447566F0D6A64CA2346073623BC856C4503C2239BFB613F0E253A36974E614266C8666610C26C51B44F"> : tensor<3x2x2x2xi64>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xi64>, tensor<3x2x2x2xi64>) -> ()
  %40 = stablehlo.constant dense<"0xE4B7EC856CC39B6C32F1FC5669C3C7C6D73F0801BB383477688EE1D96FD153DB900C0CEB95C41ECA9EC52C249AA3E91EFA6388852453C0C1ED11548823691950CD950D100C0648837574C75CE0098D45E4044EBE64AD937C49D9A5B415A7F65B"> : tensor<2x3x2xi64>
  %41 = stablehlo.constant dense<[7578017565223377956, 5444703699073887892]> : tensor<2xi64>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xi64>, tensor<2xi64>) -> tensor<3x2xi64>
  %43 = stablehlo.constant dense<[[-1802564130418047084, 3940291974958030916], [-9178437483129221596, 1727513645097293972], [7356832043000299724, 1968101387802349212]]> : tensor<3x2xi64>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xi64>, tensor<3x2xi64>) -> ()
  %44 = stablehlo.constant dense<[[-9168915488752913995, 5549758214758028939, -5741758852644540089], [-4147952170290104890, 8955863912574379302, -8597000398296776261]]> : tensor<2x3xi64>
  %45 = stablehlo.constant dense<"0x605E4E02D752F8BC8AF84CE86E80B536098017EDEB6748C2AE917AC58484F449B8A840CB416FB7BEE1E6560135492321AE179DBD43794FEC077D7F36FD42A7708DBC86773C43BD95"> : tensor<3x3xi64>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xi64>, tensor<3x3xi64>) -> tensor<2x3xi64>
  %47 = stablehlo.constant dense<[[3768168573054818784, -7516433824299783192, 8529147392233113627], [2799799512596930112, 3727814650193617744, -8375087980161447937]]> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %48 = stablehlo.constant dense<"0xAE2E82BB6C59F2BCD3697311A3DB76536267B87885EA5CAACE2F1FA003BE66DFC39952BF0B2C13C5D575837D09412E0B309E023AB92A3F9C4221040FA214CDF953CF15C5F4D00160F0DCC90B31662E00AE922E8D302D3A0B5F8327FE5CA036E4"> : tensor<2x2x3xi64>
  %49 = stablehlo.constant dense<"0xE5FE8F6FCE1ADF0520562CE5F12F5861E6332464DCF5BE596D4D064E7EE39B6F4D429828737C80780020B4B49DB1BB13CC0AF1A0372B108B52F62C94FD5202C824ED4382CDC1DBA7C107BC43566EB24B5EB83669155A905D7C1069E06CD26152"> : tensor<3x2x2xi64>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xi64>, tensor<3x2x2xi64>) -> tensor<2x3x2xi64>
  %51 = stablehlo.constant dense<"0xA665F66A484C9FBD16368C1A9C1A9500773A47CE643D873296A7ECAA8BF1D9DBC8434A84C473DC327833FA26A2CFC510B0C2D84E405958AE3042070A9A99CF0056FA22C0BC6201ADBC2FC6C7FB0365DD5C6C0AF27E0B7F860492509529A870F0"> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  return
}
// -----
// einsum of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, 2], [3, 3, 1]]> : tensor<2x3xui2>
  %1 = stablehlo.constant dense<[[3, 2, 3, 0], [0, 3, 1, 2], [3, 3, 2, 2]]> : tensor<3x4xui2>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xui2>, tensor<3x4xui2>) -> tensor<2x4xui2>
  %3 = stablehlo.constant dense<[[1, 3, 0, 2], [0, 2, 2, 0]]> : tensor<2x4xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xui2>, tensor<2x4xui2>) -> ()
  %4 = stablehlo.constant dense<[[3, 2, 1], [2, 0, 2]]> : tensor<2x3xui2>
  %5 = stablehlo.constant dense<[[1, 0, 1], [1, 1, 2], [2, 2, 2], [2, 0, 3]]> : tensor<4x3xui2>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xui2>, tensor<4x3xui2>) -> tensor<4x2xui2>
  %7 = stablehlo.constant dense<[[0, 0], [3, 2], [0, 0], [1, 2]]> : tensor<4x2xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xui2>, tensor<4x2xui2>) -> ()
  %8 = stablehlo.constant dense<[[[3, 0], [0, 3], [3, 0]], [[0, 3], [2, 0], [0, 2]]]> : tensor<2x3x2xui2>
  %9 = stablehlo.constant dense<[[[3, 2, 2], [1, 2, 3]], [[3, 2, 0], [3, 0, 2]]]> : tensor<2x2x3xui2>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xui2>, tensor<2x2x3xui2>) -> tensor<2x3x3xui2>
  %11 = stablehlo.constant dense<[[[1, 2, 2], [3, 2, 1], [1, 2, 2]], [[1, 0, 2], [2, 0, 0], [2, 0, 0]]]> : tensor<2x3x3xui2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xui2>, tensor<2x3x3xui2>) -> ()
  %12 = stablehlo.constant dense<[[[1, 2], [2, 0], [3, 3]], [[2, 2], [0, 0], [0, 2]]]> : tensor<2x3x2xui2>
  %13 = stablehlo.constant dense<[[[1, 2], [3, 1], [1, 2]], [[2, 1], [1, 2], [1, 1]]]> : tensor<2x3x2xui2>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> tensor<3x2x3xui2>
  %15 = stablehlo.constant dense<[[[1, 2, 1], [2, 0, 2]], [[1, 2, 0], [2, 0, 0]], [[3, 2, 2], [2, 0, 2]]]> : tensor<3x2x3xui2>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xui2>, tensor<3x2x3xui2>) -> ()
  %16 = stablehlo.constant dense<[[0, 1, 0], [3, 2, 0]]> : tensor<2x3xui2>
  %17 = stablehlo.constant dense<[[3, 0, 1], [0, 2, 1]]> : tensor<2x3xui2>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xui2>, tensor<2x3xui2>) -> tensor<ui2>
  %19 = stablehlo.constant dense<0> : tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<ui2>, tensor<ui2>) -> ()
  %20 = stablehlo.constant dense<[[2, 0, 2], [2, 1, 0]]> : tensor<2x3xui2>
  %21 = stablehlo.constant dense<[[2, 3, 2], [0, 2, 3]]> : tensor<2x3xui2>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xui2>, tensor<2x3xui2>) -> tensor<3x2xui2>
  %23 = stablehlo.constant dense<[[0, 0], [0, 2], [0, 0]]> : tensor<3x2xui2>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xui2>, tensor<3x2xui2>) -> ()
  %24 = stablehlo.constant dense<0> : tensor<2xui2>
  %25 = stablehlo.constant dense<[3, 3, 1]> : tensor<3xui2>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xui2>, tensor<3xui2>) -> tensor<3x2xui2>
  %27 = stablehlo.constant dense<0> : tensor<3x2xui2>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xui2>, tensor<3x2xui2>) -> ()
  %28 = stablehlo.constant dense<[[[0, 0], [2, 2], [1, 0]], [[2, 3], [3, 3], [3, 1]]]> : tensor<2x3x2xui2>
  %29 = stablehlo.constant dense<[[1, 2, 1], [1, 0, 1]]> : tensor<2x3xui2>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xui2>, tensor<2x3xui2>) -> tensor<2xui2>
  %31 = stablehlo.constant dense<[1, 3]> : tensor<2xui2>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xui2>, tensor<2xui2>) -> ()
  %32 = stablehlo.constant dense<[[2, 2], [3, 3], [2, 3]]> : tensor<3x2xui2>
  %33 = stablehlo.constant dense<1> : tensor<2xui2>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xui2>, tensor<2xui2>) -> tensor<3xui2>
  %35 = stablehlo.constant dense<[0, 2, 1]> : tensor<3xui2>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xui2>, tensor<3xui2>) -> ()
  %36 = stablehlo.constant dense<[[[[1, 1], [3, 1]], [[1, 0], [3, 0]], [[2, 0], [0, 2]]], [[[2, 2], [3, 0]], [[0, 2], [1, 1]], [[2, 0], [3, 0]]]]> : tensor<2x3x2x2xui2>
  %37 = stablehlo.constant dense<[[[[0, 2], [0, 3], [3, 0]], [[0, 3], [1, 1], [2, 2]]], [[[3, 0], [0, 0], [2, 3]], [[1, 1], [2, 0], [3, 2]]]]> : tensor<2x2x3x2xui2>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xui2>, tensor<2x2x3x2xui2>) -> tensor<3x2x2x2xui2>
  %39 = stablehlo.constant dense<[[[[0, 1], [0, 1]], [[0, 2], [1, 0]]], [[[0, 3], [0, 1]], [[0, 0], [2, 0]]], [[[2, 0], [0, 0]], [[0, 2], [2, 1]]]]> : tensor<3x2x2x2xui2>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xui2>, tensor<3x2x2x2xui2>) -> ()
  %40 = stablehlo.constant dense<[[[3, 2], [2, 2], [3, 0]], [[3, 3], [1, 0], [1, 2]]]> : tensor<2x3x2xui2>
  %41 = stablehlo.constant dense<[1, 2]> : tensor<2xui2>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xui2>, tensor<2xui2>) -> tensor<3x2xui2>
  %43 = stablehlo.constant dense<[[3, 2], [1, 2], [2, 0]]> : tensor<3x2xui2>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xui2>, tensor<3x2xui2>) -> ()
  %44 = stablehlo.constant dense<[[1, 2, 3], [1, 1, 2]]> : tensor<2x3xui2>
  %45 = stablehlo.constant dense<[[1, 3, 1], [3, 0, 3], [0, 3, 2]]> : tensor<3x3xui2>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xui2>, tensor<3x3xui2>) -> tensor<2x3xui2>
  %47 = stablehlo.constant dense<[[1, 0, 2], [1, 0, 0]]> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  %48 = stablehlo.constant dense<[[[1, 0, 0], [0, 1, 1]], [[1, 2, 1], [0, 1, 3]]]> : tensor<2x2x3xui2>
  %49 = stablehlo.constant dense<[[[2, 3], [3, 1]], [[2, 3], [1, 3]], [[1, 3], [1, 0]]]> : tensor<3x2x2xui2>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xui2>, tensor<3x2x2xui2>) -> tensor<2x3x2xui2>
  %51 = stablehlo.constant dense<[[[2, 1], [0, 0], [0, 0]], [[0, 0], [2, 3], [3, 0]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  return
}
// -----
// einsum of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 6, 2], [11, 12, 3]]> : tensor<2x3xui4>
  %1 = stablehlo.constant dense<[[6, 5, 10, 5], [7, 11, 8, 7], [3, 1, 15, 6]]> : tensor<3x4xui4>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xui4>, tensor<3x4xui4>) -> tensor<2x4xui4>
  %3 = stablehlo.constant dense<[[0, 4, 14, 6], [15, 14, 11, 13]]> : tensor<2x4xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xui4>, tensor<2x4xui4>) -> ()
  %4 = stablehlo.constant dense<[[15, 0, 9], [4, 11, 11]]> : tensor<2x3xui4>
  %5 = stablehlo.constant dense<[[11, 9, 9], [2, 6, 0], [4, 14, 15], [1, 11, 8]]> : tensor<4x3xui4>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xui4>, tensor<4x3xui4>) -> tensor<4x2xui4>
  %7 = stablehlo.constant dense<[[6, 2], [14, 10], [3, 15], [7, 5]]> : tensor<4x2xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xui4>, tensor<4x2xui4>) -> ()
  %8 = stablehlo.constant dense<[[[9, 8], [8, 6], [14, 10]], [[12, 9], [0, 5], [1, 5]]]> : tensor<2x3x2xui4>
  %9 = stablehlo.constant dense<[[[3, 2, 9], [1, 2, 5]], [[8, 6, 3], [12, 7, 4]]]> : tensor<2x2x3xui4>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xui4>, tensor<2x2x3xui4>) -> tensor<2x3x3xui4>
  %11 = stablehlo.constant dense<[[[3, 2, 9], [14, 12, 6], [4, 0, 0]], [[12, 7, 8], [12, 3, 4], [4, 9, 7]]]> : tensor<2x3x3xui4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xui4>, tensor<2x3x3xui4>) -> ()
  %12 = stablehlo.constant dense<[[[14, 6], [9, 5], [4, 13]], [[4, 12], [6, 1], [11, 8]]]> : tensor<2x3x2xui4>
  %13 = stablehlo.constant dense<[[[5, 3], [9, 10], [5, 1]], [[13, 13], [15, 0], [1, 0]]]> : tensor<2x3x2xui4>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> tensor<3x2x3xui4>
  %15 = stablehlo.constant dense<[[[4, 14, 13], [8, 15, 9]], [[8, 12, 7], [8, 12, 14]], [[12, 2, 1], [4, 6, 11]]]> : tensor<3x2x3xui4>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xui4>, tensor<3x2x3xui4>) -> ()
  %16 = stablehlo.constant dense<[[5, 13, 3], [4, 14, 5]]> : tensor<2x3xui4>
  %17 = stablehlo.constant dense<[[3, 13, 12], [14, 6, 15]]> : tensor<2x3xui4>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xui4>, tensor<2x3xui4>) -> tensor<ui4>
  %19 = stablehlo.constant dense<3> : tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<ui4>, tensor<ui4>) -> ()
  %20 = stablehlo.constant dense<[[9, 8, 3], [15, 6, 8]]> : tensor<2x3xui4>
  %21 = stablehlo.constant dense<[[10, 13, 6], [3, 0, 5]]> : tensor<2x3xui4>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xui4>, tensor<2x3xui4>) -> tensor<3x2xui4>
  %23 = stablehlo.constant dense<[[10, 13], [8, 0], [2, 8]]> : tensor<3x2xui4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xui4>, tensor<3x2xui4>) -> ()
  %24 = stablehlo.constant dense<[4, 0]> : tensor<2xui4>
  %25 = stablehlo.constant dense<[9, 0, 8]> : tensor<3xui4>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xui4>, tensor<3xui4>) -> tensor<3x2xui4>
  %27 = stablehlo.constant dense<[[4, 0], [0, 0], [0, 0]]> : tensor<3x2xui4>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xui4>, tensor<3x2xui4>) -> ()
  %28 = stablehlo.constant dense<[[[4, 7], [12, 8], [9, 7]], [[0, 12], [15, 12], [4, 8]]]> : tensor<2x3x2xui4>
  %29 = stablehlo.constant dense<[[7, 8, 9], [8, 12, 5]]> : tensor<2x3xui4>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xui4>, tensor<2x3xui4>) -> tensor<2xui4>
  %31 = stablehlo.constant dense<[8, 4]> : tensor<2xui4>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xui4>, tensor<2xui4>) -> ()
  %32 = stablehlo.constant dense<[[8, 5], [8, 14], [2, 10]]> : tensor<3x2xui4>
  %33 = stablehlo.constant dense<[6, 14]> : tensor<2xui4>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xui4>, tensor<2xui4>) -> tensor<3xui4>
  %35 = stablehlo.constant dense<[6, 4, 8]> : tensor<3xui4>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xui4>, tensor<3xui4>) -> ()
  %36 = stablehlo.constant dense<[[[[6, 2], [13, 2]], [[12, 0], [1, 11]], [[14, 13], [15, 11]]], [[[10, 13], [4, 9]], [[0, 14], [6, 9]], [[3, 6], [2, 6]]]]> : tensor<2x3x2x2xui4>
  %37 = stablehlo.constant dense<[[[[15, 11], [14, 0], [2, 14]], [[6, 11], [12, 13], [6, 11]]], [[[14, 1], [8, 11], [5, 4]], [[13, 3], [7, 7], [3, 13]]]]> : tensor<2x2x3x2xui4>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xui4>, tensor<2x2x3x2xui4>) -> tensor<3x2x2x2xui4>
  %39 = stablehlo.constant dense<[[[[6, 8], [15, 5]], [[5, 1], [13, 15]]], [[[8, 0], [2, 15]], [[2, 2], [15, 1]]], [[[10, 3], [0, 11]], [[1, 10], [12, 6]]]]> : tensor<3x2x2x2xui4>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xui4>, tensor<3x2x2x2xui4>) -> ()
  %40 = stablehlo.constant dense<[[[9, 3], [2, 13], [10, 15]], [[14, 14], [5, 6], [4, 8]]]> : tensor<2x3x2xui4>
  %41 = stablehlo.constant dense<[3, 0]> : tensor<2xui4>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xui4>, tensor<2xui4>) -> tensor<3x2xui4>
  %43 = stablehlo.constant dense<[[8, 0], [14, 0], [15, 0]]> : tensor<3x2xui4>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xui4>, tensor<3x2xui4>) -> ()
  %44 = stablehlo.constant dense<[[1, 5, 13], [3, 2, 12]]> : tensor<2x3xui4>
  %45 = stablehlo.constant dense<[[2, 3, 14], [6, 6, 12], [13, 12, 11]]> : tensor<3x3xui4>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xui4>, tensor<3x3xui4>) -> tensor<2x3xui4>
  %47 = stablehlo.constant dense<[[2, 14, 15], [6, 12, 4]]> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  %48 = stablehlo.constant dense<[[[11, 8, 6], [3, 4, 4]], [[5, 4, 5], [4, 3, 12]]]> : tensor<2x2x3xui4>
  %49 = stablehlo.constant dense<[[[11, 12], [4, 2]], [[0, 9], [7, 8]], [[15, 13], [6, 7]]]> : tensor<3x2x2xui4>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xui4>, tensor<3x2x2xui4>) -> tensor<2x3x2xui4>
  %51 = stablehlo.constant dense<[[[9, 6], [0, 0], [10, 10]], [[12, 8], [0, 8], [4, 4]]]> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  return
}
// -----
// einsum of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[96, 160, 86], [102, 114, 43]]> : tensor<2x3xui8>
  %1 = stablehlo.constant dense<"0x31ED9C43CAC60671B38C0F82"> : tensor<3x4xui8>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xui8>, tensor<3x4xui8>) -> tensor<2x4xui8>
  %3 = stablehlo.constant dense<[[194, 168, 74, 108], [139, 30, 89, 218]]> : tensor<2x4xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xui8>, tensor<2x4xui8>) -> ()
  %4 = stablehlo.constant dense<[[243, 187, 132], [86, 136, 28]]> : tensor<2x3xui8>
  %5 = stablehlo.constant dense<"0xE22F0580C8D9FA6FD8ADFB44"> : tensor<4x3xui8>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xui8>, tensor<4x3xui8>) -> tensor<4x2xui8>
  %7 = stablehlo.constant dense<[[111, 112], [124, 252], [195, 148], [160, 230]]> : tensor<4x2xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xui8>, tensor<4x2xui8>) -> ()
  %8 = stablehlo.constant dense<"0xA6B0C1F193166273C071AA98"> : tensor<2x3x2xui8>
  %9 = stablehlo.constant dense<"0x598D9285DA05EB0C1BAF0BFB"> : tensor<2x2x3xui8>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xui8>, tensor<2x2x3xui8>) -> tensor<2x3x3xui8>
  %11 = stablehlo.constant dense<"0x264E1C4E87C789B3449389177FDB0BF680F6"> : tensor<2x3x3xui8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xui8>, tensor<2x3x3xui8>) -> ()
  %12 = stablehlo.constant dense<"0xD9F6F91C4F8901EB5E554A20"> : tensor<2x3x2xui8>
  %13 = stablehlo.constant dense<"0xBA3E8BE0BC3EEC9CEEAE86B5"> : tensor<2x3x2xui8>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> tensor<3x2x3xui8>
  %15 = stablehlo.constant dense<"0x72BAB272906C873B439A06802084BA65DD8C"> : tensor<3x2x3xui8>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xui8>, tensor<3x2x3xui8>) -> ()
  %16 = stablehlo.constant dense<[[42, 99, 34], [199, 28, 205]]> : tensor<2x3xui8>
  %17 = stablehlo.constant dense<[[171, 206, 49], [56, 252, 181]]> : tensor<2x3xui8>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<ui8>
  %19 = stablehlo.constant dense<67> : tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<ui8>, tensor<ui8>) -> ()
  %20 = stablehlo.constant dense<[[211, 28, 124], [23, 91, 45]]> : tensor<2x3xui8>
  %21 = stablehlo.constant dense<[[56, 228, 199], [10, 19, 128]]> : tensor<2x3xui8>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<3x2xui8>
  %23 = stablehlo.constant dense<[[40, 230], [240, 193], [100, 128]]> : tensor<3x2xui8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xui8>, tensor<3x2xui8>) -> ()
  %24 = stablehlo.constant dense<[155, 47]> : tensor<2xui8>
  %25 = stablehlo.constant dense<[178, 128, 248]> : tensor<3xui8>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xui8>, tensor<3xui8>) -> tensor<3x2xui8>
  %27 = stablehlo.constant dense<[[198, 174], [128, 128], [40, 136]]> : tensor<3x2xui8>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xui8>, tensor<3x2xui8>) -> ()
  %28 = stablehlo.constant dense<"0x0C42EE46F2BC9369E4140CD6"> : tensor<2x3x2xui8>
  %29 = stablehlo.constant dense<[[139, 114, 57], [141, 210, 159]]> : tensor<2x3xui8>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xui8>, tensor<2x3xui8>) -> tensor<2xui8>
  %31 = stablehlo.constant dense<[236, 44]> : tensor<2xui8>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xui8>, tensor<2xui8>) -> ()
  %32 = stablehlo.constant dense<[[190, 28], [102, 243], [225, 202]]> : tensor<3x2xui8>
  %33 = stablehlo.constant dense<[12, 26]> : tensor<2xui8>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xui8>, tensor<2xui8>) -> tensor<3xui8>
  %35 = stablehlo.constant dense<[192, 118, 16]> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xui8>, tensor<3xui8>) -> ()
  %36 = stablehlo.constant dense<"0x63658FF185D2DE3340D26FD0EE84A7072D7DFA10BA29FDB0"> : tensor<2x3x2x2xui8>
  %37 = stablehlo.constant dense<"0xA4039CB2F90F420431A5DBF76697119D4413B63174952384"> : tensor<2x2x3x2xui8>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xui8>, tensor<2x2x3x2xui8>) -> tensor<3x2x2x2xui8>
  %39 = stablehlo.constant dense<"0x76BDBE71ACA684D83ED40B3BA15ADAA2E65EE73103F24487"> : tensor<3x2x2x2xui8>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xui8>, tensor<3x2x2x2xui8>) -> ()
  %40 = stablehlo.constant dense<"0xF0ED6838242524EA4BA4B877"> : tensor<2x3x2xui8>
  %41 = stablehlo.constant dense<[224, 169]> : tensor<2xui8>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xui8>, tensor<2xui8>) -> tensor<3x2xui8>
  %43 = stablehlo.constant dense<[[160, 35], [32, 103], [0, 56]]> : tensor<3x2xui8>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xui8>, tensor<3x2xui8>) -> ()
  %44 = stablehlo.constant dense<[[189, 152, 147], [16, 240, 41]]> : tensor<2x3xui8>
  %45 = stablehlo.constant dense<"0x32B8D7E0C744DFBA61"> : tensor<3x3xui8>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xui8>, tensor<3x3xui8>) -> tensor<2x3xui8>
  %47 = stablehlo.constant dense<[[234, 40, 179], [32, 144, 137]]> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %48 = stablehlo.constant dense<"0x48A0B641023F57BF082C633E"> : tensor<2x2x3xui8>
  %49 = stablehlo.constant dense<"0xEC67A04B0C01ECAD62F0FD00"> : tensor<3x2x2xui8>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xui8>, tensor<3x2x2xui8>) -> tensor<2x3x2xui8>
  %51 = stablehlo.constant dense<"0x60188020AC0090E4A4E7BC00"> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  return
}
// -----
// einsum of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[53066, 38583, 47515], [7769, 14861, 53788]]> : tensor<2x3xui16>
  %1 = stablehlo.constant dense<"0x13AEF7F90AB649C981EB75BA6431409CCFDEEF8BEC31AE5D"> : tensor<3x4xui16>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xui16>, tensor<3x4xui16>) -> tensor<2x4xui16>
  %3 = stablehlo.constant dense<[[7178, 17086, 24900, 56884], [6860, 12020, 44382, 62121]]> : tensor<2x4xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xui16>, tensor<2x4xui16>) -> ()
  %4 = stablehlo.constant dense<[[26830, 57226, 32553], [49771, 7011, 65060]]> : tensor<2x3xui16>
  %5 = stablehlo.constant dense<"0x4BEC35386DF90588C7DBE9F11261254430F88695EB45E5C4"> : tensor<4x3xui16>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xui16>, tensor<4x3xui16>) -> tensor<4x2xui16>
  %7 = stablehlo.constant dense<[[6497, 9772], [41885, 53712], [62238, 65173], [19247, 50199]]> : tensor<4x2xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xui16>, tensor<4x2xui16>) -> ()
  %8 = stablehlo.constant dense<"0x03FECBAE5AF7C498509881FBD11386B6119DD65C8C855D42"> : tensor<2x3x2xui16>
  %9 = stablehlo.constant dense<"0x4F7A2538740EE1329C338160375A8323861B41A27655724A"> : tensor<2x2x3xui16>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xui16>, tensor<2x2x3xui16>) -> tensor<2x3x3xui16>
  %11 = stablehlo.constant dense<"0x58172353A7770AC572938C7B115F2C794180EDDFB756126EFDB6578B3235B19C82F2B21A"> : tensor<2x3x3xui16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xui16>, tensor<2x3x3xui16>) -> ()
  %12 = stablehlo.constant dense<"0xA40DBB4A0201678A22DC5BD952A477F0C8B6652B6E2C8C1C"> : tensor<2x3x2xui16>
  %13 = stablehlo.constant dense<"0x25D5B719F43C747484545B4BF30604CD853E2F56F299EEAD"> : tensor<2x3x2xui16>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> tensor<3x2x3xui16>
  %15 = stablehlo.constant dense<"0x35BE0F994B8E7A858CBFD20E778D6B47AFBE01BD2B588C3F564066918E84C868FE29422B"> : tensor<3x2x3xui16>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xui16>, tensor<3x2x3xui16>) -> ()
  %16 = stablehlo.constant dense<[[7903, 44767, 347], [27121, 56404, 8656]]> : tensor<2x3xui16>
  %17 = stablehlo.constant dense<[[57599, 3553, 46511], [23766, 31672, 54373]]> : tensor<2x3xui16>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<ui16>
  %19 = stablehlo.constant dense<42043> : tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<ui16>, tensor<ui16>) -> ()
  %20 = stablehlo.constant dense<[[2662, 5828, 40276], [48133, 34369, 1752]]> : tensor<2x3xui16>
  %21 = stablehlo.constant dense<[[38232, 2931, 17109], [13137, 59415, 22345]]> : tensor<2x3xui16>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<3x2xui16>
  %23 = stablehlo.constant dense<[[61712, 31893], [42508, 63447], [36580, 23448]]> : tensor<3x2xui16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xui16>, tensor<3x2xui16>) -> ()
  %24 = stablehlo.constant dense<[44383, 56994]> : tensor<2xui16>
  %25 = stablehlo.constant dense<[46607, 64479, 62004]> : tensor<3xui16>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xui16>, tensor<3xui16>) -> tensor<3x2xui16>
  %27 = stablehlo.constant dense<[[45713, 14206], [10945, 50462], [1356, 23784]]> : tensor<3x2xui16>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xui16>, tensor<3x2xui16>) -> ()
  %28 = stablehlo.constant dense<"0xC289274D0FC73F800D0CD48649ACACCEAEACDD2CE10F42F8"> : tensor<2x3x2xui16>
  %29 = stablehlo.constant dense<[[22918, 11285, 8635], [23334, 13093, 62598]]> : tensor<2x3xui16>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xui16>, tensor<2x3xui16>) -> tensor<2xui16>
  %31 = stablehlo.constant dense<[64035, 27356]> : tensor<2xui16>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xui16>, tensor<2xui16>) -> ()
  %32 = stablehlo.constant dense<[[39093, 13027], [51661, 25224], [53587, 6069]]> : tensor<3x2xui16>
  %33 = stablehlo.constant dense<[46655, 20871]> : tensor<2xui16>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xui16>, tensor<2xui16>) -> tensor<3xui16>
  %35 = stablehlo.constant dense<[60224, 25899, 19168]> : tensor<3xui16>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xui16>, tensor<3xui16>) -> ()
  %36 = stablehlo.constant dense<"0x81EFA0B21906AF84FD8D926C1D8C69DAF9D2671511D043608F05AEEE973FA7AEFB4967E062EC85C3D3AE14EF6937EFC1"> : tensor<2x3x2x2xui16>
  %37 = stablehlo.constant dense<"0x3A52CA5BDB63FA49A62270161FECF071D8628C48524FB6660C2071EC6663EE0180B4848AB70C2BC77281B644DB3BE3EC"> : tensor<2x2x3x2xui16>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xui16>, tensor<2x2x3x2xui16>) -> tensor<3x2x2x2xui16>
  %39 = stablehlo.constant dense<"0x9AB6CAECDBC8CA5516E959A17588B46C9FCDEA3D678EBE12E05F94A7462BAA7974832AF47CAF129F9CE78851F5841177"> : tensor<3x2x2x2xui16>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xui16>, tensor<3x2x2x2xui16>) -> ()
  %40 = stablehlo.constant dense<"0x7C56B4E3A7D03E23D59849207CF9EE5ADF5F875CDBE65D4F"> : tensor<2x3x2xui16>
  %41 = stablehlo.constant dense<[15491, 36670]> : tensor<2xui16>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xui16>, tensor<2xui16>) -> tensor<3x2xui16>
  %43 = stablehlo.constant dense<[[4302, 36684], [51809, 38698], [41218, 212]]> : tensor<3x2xui16>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xui16>, tensor<3x2xui16>) -> ()
  %44 = stablehlo.constant dense<[[5540, 58332, 30159], [51594, 37450, 34648]]> : tensor<2x3xui16>
  %45 = stablehlo.constant dense<"0xAA8C7392683047DB0535A7BC87F7D6325E74"> : tensor<3x3xui16>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xui16>, tensor<3x3xui16>) -> tensor<2x3xui16>
  %47 = stablehlo.constant dense<[[3816, 65356, 3586], [19876, 11634, 37456]]> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  %48 = stablehlo.constant dense<"0x304B60FFDC37E370A05D6AA7D53AE3FB40A0B79499225CA5"> : tensor<2x2x3xui16>
  %49 = stablehlo.constant dense<"0x9A37C6C772494359A6F7D8C3ADDDBD82A2716C228C02D21B"> : tensor<3x2x2xui16>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xui16>, tensor<3x2x2xui16>) -> tensor<2x3x2xui16>
  %51 = stablehlo.constant dense<"0xE08A905D4038E0493875780616C7E58A360EF53C38407859"> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  return
}
// -----
// einsum of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[270682833, 1621832244, 253254562], [2104437954, 1703312572, 2416890095]]> : tensor<2x3xui32>
  %1 = stablehlo.constant dense<"0x445ED24FB13B102BA8877926D15669A857F556D42C798E70BD4F4CEF0A83090D2BB1B30A8F1D40B00DF557E08E11E2BC"> : tensor<3x4xui32>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xui32>, tensor<3x4xui32>) -> tensor<2x4xui32>
  %3 = stablehlo.constant dense<[[611374950, 1904190447, 2903317958, 749433477], [1684457105, 3780820211, 2244484927, 4280651084]]> : tensor<2x4xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xui32>, tensor<2x4xui32>) -> ()
  %4 = stablehlo.constant dense<[[700037441, 3377868563, 2579446672], [2079566830, 1663089100, 3130901099]]> : tensor<2x3xui32>
  %5 = stablehlo.constant dense<"0xA26EE4C5CA29A9CA8565321E7888181DCF9C0E13F025AC1B4409DC2B42F4E9E57DB90E3A9B5E998EF2E060D8334DF702"> : tensor<4x3xui32>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xui32>, tensor<4x3xui32>) -> tensor<4x2xui32>
  %7 = stablehlo.constant dense<[[3390380784, 870027307], [1033808341, 2979614420], [3328238202, 2397085967], [1695438337, 2064616003]]> : tensor<4x2xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xui32>, tensor<4x2xui32>) -> ()
  %8 = stablehlo.constant dense<"0x17E2C21BC60EC66073B49566CA403C77D70656D1F41DB9A68420632008E7AAACFCC6EF5A4E951B9F7C90E96B4B72933B"> : tensor<2x3x2xui32>
  %9 = stablehlo.constant dense<"0xEECCA945CCF218D058DDCBE462FDF12CC0B4BCC6D8690775F93826D60DC848D7E8CF901C149B8ADA604365D3B2C4CE07"> : tensor<2x2x3xui32>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xui32>, tensor<2x2x3xui32>) -> tensor<2x3x3xui32>
  %11 = stablehlo.constant dense<"0x2EDB5848D434840FF83FFE543ED626B12421BF39F8D25D6C4A4B888A54B84262C84E1D110465ABACB481455030F78643348FC1210C62B3A09CA033CF78FF56906CB368918618A0D2"> : tensor<2x3x3xui32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xui32>, tensor<2x3x3xui32>) -> ()
  %12 = stablehlo.constant dense<"0xF11872A1750314181DCC4571063422277B9A50DACE61A8F5392B1EBA5761C094000B3D9199BD731DF53487D928B0EC8E"> : tensor<2x3x2xui32>
  %13 = stablehlo.constant dense<"0xF5DAF4C4D5AC99D81C4C6A2390534B6BA71A9C8DC194891D099266C9B775B8370E0908B93A070F54BE997AFBF3AA6DCC"> : tensor<2x3x2xui32>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> tensor<3x2x3xui32>
  %15 = stablehlo.constant dense<"0xC2F16D75F74984E9F581B35C9E9ABFF65F9C898671E0F4BFC2938B7C80FD1FE5B800B1DDC639072CAA5346DCE039C9690D3D80095F4B457F21F9D1078EB587113BDD4A23AD5657FA"> : tensor<3x2x3xui32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xui32>, tensor<3x2x3xui32>) -> ()
  %16 = stablehlo.constant dense<[[1445821657, 1492056299, 70230885], [3622831969, 203741157, 3519749047]]> : tensor<2x3xui32>
  %17 = stablehlo.constant dense<[[4217985856, 3552715544, 3390163897], [2163260887, 4042818983, 13032219]]> : tensor<2x3xui32>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<ui32>
  %19 = stablehlo.constant dense<2393445228> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<ui32>, tensor<ui32>) -> ()
  %20 = stablehlo.constant dense<[[4222761595, 1164244393, 229787037], [1107406623, 1236613953, 2467904177]]> : tensor<2x3xui32>
  %21 = stablehlo.constant dense<[[2246223220, 2043919276, 3245760967], [471830739, 625801558, 399959239]]> : tensor<2x3xui32>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<3x2xui32>
  %23 = stablehlo.constant dense<[[1946797756, 4070950541], [3130163340, 97525974], [2773654027, 3352839063]]> : tensor<3x2xui32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xui32>, tensor<3x2xui32>) -> ()
  %24 = stablehlo.constant dense<[1847436530, 879079043]> : tensor<2xui32>
  %25 = stablehlo.constant dense<[2791800797, 872425989, 1743290795]> : tensor<3xui32>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
  %27 = stablehlo.constant dense<[[231305962, 3591349271], [732163258, 1352525455], [1463492518, 412324993]]> : tensor<3x2xui32>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xui32>, tensor<3x2xui32>) -> ()
  %28 = stablehlo.constant dense<"0x66C277272F3E5E084D7E0C11252B0976DD616CCA7EA1EEB9E2481C0DCE00473025969EA0D6733A5F71A0AE2FE69AF219"> : tensor<2x3x2xui32>
  %29 = stablehlo.constant dense<[[32595230, 1691942460, 3355898217], [2022198295, 8129557, 2618334595]]> : tensor<2x3xui32>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xui32>, tensor<2x3xui32>) -> tensor<2xui32>
  %31 = stablehlo.constant dense<[3242573921, 1705824067]> : tensor<2xui32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xui32>, tensor<2xui32>) -> ()
  %32 = stablehlo.constant dense<[[2728385775, 2627077661], [3766587192, 1266932484], [996389906, 1431140063]]> : tensor<3x2xui32>
  %33 = stablehlo.constant dense<[331598618, 2245289164]> : tensor<2xui32>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xui32>, tensor<2xui32>) -> tensor<3xui32>
  %35 = stablehlo.constant dense<[3530500194, 3948022496, 527852936]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %36 = stablehlo.constant dense<"0x6A41EF781CA8451423B438BC063F0E8D9F02C6B4EE80B2C9053F0DCD1A3A5CD7CECD7DE3E34C01D3A806A1D78465116BFDC02A68AFB39ED6237F802CB402662B4322F15332C98E52DC9A4EE2CC4C829B39B8E360E3DF5DB96F0ED4C05CDA8C0A"> : tensor<2x3x2x2xui32>
  %37 = stablehlo.constant dense<"0xB1AA3100127294754E4BC540FB7983AEE939DB73C35C11D71228D545340FA6D6919710EFDDD6F58425CF32490C35148A9F70E9B204E0FA490C65628F2DB317C296767F49DD83DE83FF04C3349D4C2A073214F8D86C1C4C4CD351F57DB8386459"> : tensor<2x2x3x2xui32>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xui32>, tensor<2x2x3x2xui32>) -> tensor<3x2x2x2xui32>
  %39 = stablehlo.constant dense<"0x42D09CBE249763EC9F285E78AE67EAFD744472A4478AFCA509C80C5AF0B4538840CA7BA45BFA64B140E97A63590B67FAE83D83FCDF37733B28FE12DEBCC2CB974DD83EF58E652EB4FCDE23482888595C7F9214F95DC7673CDEB433B4F354A6F8"> : tensor<3x2x2x2xui32>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xui32>, tensor<3x2x2x2xui32>) -> ()
  %40 = stablehlo.constant dense<"0x9131316CED72721F88C0C5563A1628CB2A7E8212F8E18A4392B0FA79CBDCBF3A1F10CFC3064AB6B8D87B0CAE05A1B3CC"> : tensor<2x3x2xui32>
  %41 = stablehlo.constant dense<[2948004006, 2459152344]> : tensor<2xui32>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xui32>, tensor<2xui32>) -> tensor<3x2xui32>
  %43 = stablehlo.constant dense<[[605191170, 978306504], [55279050, 1111763944], [2761954650, 3661678632]]> : tensor<3x2xui32>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xui32>, tensor<3x2xui32>) -> ()
  %44 = stablehlo.constant dense<[[1596427890, 1643514427, 4173531960], [3753762377, 933160563, 1402903933]]> : tensor<2x3xui32>
  %45 = stablehlo.constant dense<"0x603B6AD0BFB6699B4271749C7D01895F798F333258DE71D6D145F7EA4F3C8E5FEA76E513"> : tensor<3x3xui32>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xui32>, tensor<3x3xui32>) -> tensor<2x3xui32>
  %47 = stablehlo.constant dense<[[1742581952, 1287834339, 2055999792], [61353568, 1807624539, 3009712706]]> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %48 = stablehlo.constant dense<"0x8FBFC4F96553E25F548998EE47CA8626CB651FE6140B7B87F80613ABE05A08CA7936BF37CF92C6DD8D8209970135C41E"> : tensor<2x2x3xui32>
  %49 = stablehlo.constant dense<"0xE6AE2C3E22044CD803BE0D20B446029882026CBCECCC58CB3163D08C19CA8E8DD3E9980E82C79CEDF07E243DC45D4C5D"> : tensor<3x2x2xui32>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xui32>, tensor<3x2x2xui32>) -> tensor<2x3x2xui32>
  %51 = stablehlo.constant dense<"0x7A4C8BAF8CCAD5D14A2331D0DDD6EDD53CA4969E50A89C5FFA97C4958CD361499A655565C5012754D3988D76C4F1C5EE"> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  return
}
// -----
// einsum of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[12064948832492108741, 6932569717301734358, 420450461021321878], [13734642214033683732, 4840385920593603465, 6206888501581650143]]> : tensor<2x3xui64>
  %1 = stablehlo.constant dense<"0xA041E54C7310AF31FF60783C712D375857805633B763BC7578C690D4894CAC760D5F0EB70EE9680DD5F995FF0F7DB684A6624143AA01A8E75E8132688F83BAD682E67BA9B0DE860854FD27394D17C72C1BD63AF7259FF437CA3AF273B558F6BC"> : tensor<3x4xui64>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xui64>, tensor<3x4xui64>) -> tensor<2x4xui64>
  %3 = stablehlo.constant dense<[[5161579575754344490, 11863637581013008257, 10688416080763861641, 1649076393771730760], [8965152991962056883, 4177029896820368661, 5913263256588058663, 12321677756671427748]]> : tensor<2x4xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xui64>, tensor<2x4xui64>) -> ()
  %4 = stablehlo.constant dense<[[14494990745469080709, 12011184171450355033, 12808067723186912227], [11647251325209871141, 8922063971397956665, 11551561364899109203]]> : tensor<2x3xui64>
  %5 = stablehlo.constant dense<"0xC27CD1314DF3EF7FC5AEBAC8ED31FA4C6F2A9DB39FFAA858B20F57E6005C39557ECD643BA9251A28F60E1E10E92F49FE060F56BA34A18B330AF5B5E581B7ECCBC3C0409C30841D3B021EF0089EBE3E61F0C743F5FE26B6675240560A7601B77E"> : tensor<4x3xui64>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xui64>, tensor<4x3xui64>) -> tensor<4x2xui64>
  %7 = stablehlo.constant dense<[[392309034798002612, 9942752627127162084], [12232468913627585642, 16893183092939428746], [338532278116505217, 3230763142290136913], [7476653439802728496, 8425552300013485392]]> : tensor<4x2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xui64>, tensor<4x2xui64>) -> ()
  %8 = stablehlo.constant dense<"0xDF5A8C05894A364C3BC86153113D878F36E547E95263AB7CE05A4AECD5A27F3AD09FA810A61AE689B5DA5D8A272EF568BE17D96E8C3035615BBF5DF0D9097CC57D2DE97393AD80CB666BE455D67F32CE8719F4EB746DE4A1B110FB40B53A1904"> : tensor<2x3x2xui64>
  %9 = stablehlo.constant dense<"0x258E669B87B2D56DEE3D2BD76F63D8A86A9EE0B609B2D92E485E00C87E18F17BE99B2DB5E24402A63D18726D921BC56A3BA38177C097E585FB1923D17C0863F1587899FF1CAEE0AF13282A1A81E0CE0C82B2037A70BA76C2E46ADB1FE564C8F8"> : tensor<2x2x3xui64>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xui64>, tensor<2x2x3xui64>) -> tensor<2x3x3xui64>
  %11 = stablehlo.constant dense<"0xD3CE905461F4ED790595322864B118FE6580AB4BCEACEB68CEE353607568A476144C994A807D2F8DBCE37808C0534039F8719856C1097E7D1DC97160C546D1F441A1ECE80D55629C8BDEAD2E470B10568047DF198402E5425C54E2ECCF7551EF61FB28414A2CA73B5B4405FF80A591B5D01D592679EB9CF340BCD12FFCEFC29E3FC27400D804CBB20C367ECD578C01ED"> : tensor<2x3x3xui64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xui64>, tensor<2x3x3xui64>) -> ()
  %12 = stablehlo.constant dense<"0x9BC19A96526506C0B0DCC6A8F8E39E8B798177C3946C6ECB80B8CC1CC721548CF0590967801B46B8A4025AF4BB057E63650F5EF3DD411739C501AFD83670EC013549C5623E1BA45C3ECEA990839CEE50537BB4B7C8F4E40D66E2510929FE08C3"> : tensor<2x3x2xui64>
  %13 = stablehlo.constant dense<"0x625A514AAC9286B90B7A36A74AE0089CB7A14F89CBAB572D4A2D06F56D5CAAF51EE36B92518B8CE2A41ED034534E47BC1BBBDB07A726E61F07C95B38FFF13E5EF91BF52148AF947C0BDE28B2939626ADE1AAA8701EBF22695EEC60D666D3EF3C"> : tensor<2x3x2xui64>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> tensor<3x2x3xui64>
  %15 = stablehlo.constant dense<"0xE67117CA1C477D4ED20F6AB2EADA16C92CE1DAD3F4BC85ABBA84E2780DC8F2D4F9B8286FDBEB81095B214A665BDD2B1BFD175BB5F439F4A0FF9A4645CD2378261418178F1C8DB8B8A91D193BD6FF8900FC1AF978496D65AB606B94DB881382CADAF76C6AAB284049AE9FD55506A772F14494A5D9738131C10AF5E3317F34A8E8B8FEC1775833BDC7A0E489F8F9E71B17"> : tensor<3x2x3xui64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xui64>, tensor<3x2x3xui64>) -> ()
  %16 = stablehlo.constant dense<[[12827680545522775450, 4871686886523383571, 9319067146991952105], [16356563098810190102, 687661512797466277, 13818716433290221194]]> : tensor<2x3xui64>
  %17 = stablehlo.constant dense<[[6140128306793692310, 5751104918499348216, 16261742207970220113], [4344709632653453226, 4019250052475203346, 17635794665985915522]]> : tensor<2x3xui64>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<ui64>
  %19 = stablehlo.constant dense<7541038384865677735> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<ui64>, tensor<ui64>) -> ()
  %20 = stablehlo.constant dense<[[11997250417216978393, 16405222452505011471, 16026579792822317778], [4073616571741056226, 5126325878687345867, 16028377025115467796]]> : tensor<2x3xui64>
  %21 = stablehlo.constant dense<[[5366515039584186256, 2434960712130618759, 6550893469690876093], [249605336173044983, 4248777959736520382, 15188393206699217255]]> : tensor<2x3xui64>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<3x2xui64>
  %23 = stablehlo.constant dense<[[7432319076028932368, 12881601376831641102], [6826316532427666921, 9451581653883762858], [17814972289078306058, 8801001759096679436]]> : tensor<3x2xui64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xui64>, tensor<3x2xui64>) -> ()
  %24 = stablehlo.constant dense<[4054192237690121581, 10430890010062602575]> : tensor<2xui64>
  %25 = stablehlo.constant dense<[5634773174134355238, 4294672475666937956, 4013568703540437861]> : tensor<3xui64>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xui64>, tensor<3xui64>) -> tensor<3x2xui64>
  %27 = stablehlo.constant dense<[[8824462396594802478, 1808718478954106042], [5051860759658354324, 3199944882578688732], [14820502312439386881, 331172275936170283]]> : tensor<3x2xui64>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xui64>, tensor<3x2xui64>) -> ()
  %28 = stablehlo.constant dense<"0x9AC0F16BA5E3BC2A958E729003ABC7ED7D8E3637F67284D613CF721670BB6D49271C98994106BB87DA65983E55753FF2527118FE5E848C747ECB2B892D54089F508840A6AC6B54EFB50671CF545135F729DBAC09520BD947657B767FEFCC7674"> : tensor<2x3x2xui64>
  %29 = stablehlo.constant dense<[[404393140219967863, 12842739373257038775, 6116317615763878115], [6476156455219139749, 11499896195348073029, 13346163486624234913]]> : tensor<2x3xui64>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xui64>, tensor<2x3xui64>) -> tensor<2xui64>
  %31 = stablehlo.constant dense<[10656546640487611080, 3591211750950478381]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %32 = stablehlo.constant dense<[[12671780851852623983, 6674070648309874258], [17839180151566856633, 4420185976414204084], [5333685881121387352, 13550381594567487412]]> : tensor<3x2xui64>
  %33 = stablehlo.constant dense<[16332052894408750257, 9400043932050371465]> : tensor<2xui64>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xui64>, tensor<2xui64>) -> tensor<3xui64>
  %35 = stablehlo.constant dense<[2296898338870298785, 1173264680911200573, 6018597568503792428]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %36 = stablehlo.constant dense<"0x24C59C1A2068C78E015293929E69E4AB575924D1AC40409185144C49EC56CBB9FA815A73E060D4791F5075F54519F890A89503F051A672F1AC32DAB9B49FC32E16E6DBD18B6F27C378A322E542B177375FA3A442122C76456874559EE02B047671030FAA9647992C4FCEF8C9B16EE61B8706C1F1CCD2EBB3DC440F98329EF7A1234CC49F3F0069BEE2EEFB649EA121C37F82CD7D5F15CCE1DED7D536894C2908E17E5D93B4465D8E4116F3F0D51E88F0AA45FCBF7E07A2E0A3059480589E6087"> : tensor<2x3x2x2xui64>
  %37 = stablehlo.constant dense<"0xA87C1054B978D640EBF238CD581FDBAE7DCC50C08A8C50547CFF439F578F4825B62076FFDA7738073A0E3965612B0EA620128287376E26EB77D2ACF1C425E9ABFE2E893AA61D67B476AB72E96B9A97C53B414ED7E77F3286EB78EDEA4B1E5E7EDDD2C6965EEBB183F75B50983B9A1AB1A3AB54147F65F61BA3964599995E449CD5F160A27A70E7AF1C61E145E5C879990439EAD44D9F956D1865D9AA7E29B5A66010F971ADC6359C871179C303FE0758650D578610AE8F0B8D46BDA3DA2245E8"> : tensor<2x2x3x2xui64>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xui64>, tensor<2x2x3x2xui64>) -> tensor<3x2x2x2xui64>
  %39 = stablehlo.constant dense<"0xC0214F62DBD8A98783F090990EB145A3B8AF0E0EE4DEDDA3B0E46808F8DFFC1AC97A378D78CEFD776FFFB405BC98DBD1FB6F1119BA3A8C96E189D4CEAB10C205D4BF46169AECEBF1629E22B75251BF84B0212783AFEA7470A814CBDD5E43678909908D49E02896A677F7913960969C831DBF4D00A7283AECEF1494D7E7FD1BA74C7849D8A27DB14424A4D114B019D738824132E47165EEFBFED0AD3049307F37DA76BC9584E1F541692904B3EFE2C618C1804F69C90DAAA45FB5CFDFC1BE9AB1"> : tensor<3x2x2x2xui64>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xui64>, tensor<3x2x2x2xui64>) -> ()
  %40 = stablehlo.constant dense<"0x22225C110C27026D6C38B96DF020DE7278846F7D4EDEAF46E00D0F8D8353778E231463169109B82057974F23CDDC009897AB3755D2CFC918F7FD7C1E2B4B762F7DD50E145270A7381FD9EBAB7BA35CFB44C72C2377A3554835AFC903C712B43A"> : tensor<2x3x2xui64>
  %41 = stablehlo.constant dense<[10377227739915726090, 7935838159536765287]> : tensor<2xui64>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xui64>, tensor<2xui64>) -> tensor<3x2xui64>
  %43 = stablehlo.constant dense<[[15232235951108855064, 15719572918921585476], [16784952686835756424, 6653798979326539308], [284767562418326142, 17282640098018214853]]> : tensor<3x2xui64>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xui64>, tensor<3x2xui64>) -> ()
  %44 = stablehlo.constant dense<[[16751465200958494235, 12148819898063531894, 15693045666427083261], [8174009634662904935, 4146594244430084528, 11346049417050936196]]> : tensor<2x3xui64>
  %45 = stablehlo.constant dense<"0x3930963E345B25792E06E71E5E51948B515846373294EF093190A78159A30EEA91E4D4C47D29751E3A91862A438AB45B4A4578D0A0CE919816CB36FB5BF6BD6B1A397C4EC33C7A1E"> : tensor<3x3xui64>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xui64>, tensor<3x3xui64>) -> tensor<2x3xui64>
  %47 = stablehlo.constant dense<[[8567351035239644163, 3122597830774880726, 7995146704157472946], [5885249369510165231, 10480658929126763696, 10751468674790121320]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %48 = stablehlo.constant dense<"0x3A598666FA4DC89F9679D8D1F8C232216068EB782D83394C8C67610F82553DB2E19B243879AB578DFA31904AAF718D4CC9A961C82AF6FCF0E86A97134BF05FF3B3B76E971E1CCDB494114F215B4ABD51F735F24F01B759E81CB73B98FCF1A628"> : tensor<2x2x3xui64>
  %49 = stablehlo.constant dense<"0xA3BCF0FE154177868B336191CF4CB4CAB66D2086ABAABC602C7BB8ACA2C751874D90A0974EB729CCF98CE80E6670CB0081A1BA904538042F81CA758A4BFBB0A09D16667E4F7F91308E8E1EAEE6DF87C6899AB1536328E8C8FED53D5BFEF49030"> : tensor<3x2x2xui64>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xui64>, tensor<3x2x2xui64>) -> tensor<2x3x2xui64>
  %51 = stablehlo.constant dense<"0xEE677123F7FFE9BDF833A64583377B1E1EF2405A98B71FD996A093FB62DF0416E0429739123CFA8D406F49D62B8A13F63CE1009931F75BA1702169C9F6CCAAD14B2B95B5D59FD57977178537E557FD982CB4833B8D8EE095C8F945506221CFE5"> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  return
}
// -----
// einsum of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [0.0, -1.0, 1.0]]> : tensor<2x3xf4E2M1FN>
  %1 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0], [-1.0, 1.0, 1.0, 0.0]]> : tensor<3x4xf4E2M1FN>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> tensor<2x4xf4E2M1FN>
  %3 = stablehlo.constant dense<[[-1.0, 1.0, 1.0, 0.0], [-1.0, 1.0, 1.0, 0.0]]> : tensor<2x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 0.0]]> : tensor<2x3xf4E2M1FN>
  %5 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, -1.0, 1.0], [1.0, 1.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<4x3xf4E2M1FN>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xf4E2M1FN>, tensor<4x3xf4E2M1FN>) -> tensor<4x2xf4E2M1FN>
  %7 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 1.0], [2.0, -1.0], [0.0, 0.0]]> : tensor<4x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xf4E2M1FN>, tensor<4x2xf4E2M1FN>) -> ()
  %8 = stablehlo.constant dense<[[[0.0, 1.0], [0.0, 0.0], [0.0, 1.0]], [[0.0, 0.0], [0.0, -1.0], [0.0, 1.0]]]> : tensor<2x3x2xf4E2M1FN>
  %9 = stablehlo.constant dense<[[[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]], [[0.0, 0.0, -1.0], [0.0, 1.0, 0.0]]]> : tensor<2x2x3xf4E2M1FN>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xf4E2M1FN>, tensor<2x2x3xf4E2M1FN>) -> tensor<2x3x3xf4E2M1FN>
  %11 = stablehlo.constant dense<[[[0.0, 0.0, 1.0], [0.0, 0.0, 0.0], [0.0, 0.0, 1.0]], [[0.0, 0.0, 0.0], [0.0, -1.0, 0.0], [0.0, 1.0, 0.0]]]> : tensor<2x3x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xf4E2M1FN>, tensor<2x3x3xf4E2M1FN>) -> ()
  %12 = stablehlo.constant dense<[[[1.0, 1.0], [0.0, 0.0], [0.0, 1.0]], [[0.0, -1.0], [0.0, 0.0], [0.0, 0.0]]]> : tensor<2x3x2xf4E2M1FN>
  %13 = stablehlo.constant dense<[[[1.0, 1.0], [-1.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 1.0], [0.0, 0.0]]]> : tensor<2x3x2xf4E2M1FN>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xf4E2M1FN>, tensor<2x3x2xf4E2M1FN>) -> tensor<3x2x3xf4E2M1FN>
  %15 = stablehlo.constant dense<[[[1.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[-1.0, 0.0, 0.0], [-1.0, 0.0, 0.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]]> : tensor<3x2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xf4E2M1FN>, tensor<3x2x3xf4E2M1FN>) -> ()
  %16 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [1.0, 0.0, -1.0]]> : tensor<2x3xf4E2M1FN>
  %17 = stablehlo.constant dense<[[1.0, -1.0, 0.0], [1.0, 1.0, 0.0]]> : tensor<2x3xf4E2M1FN>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<f4E2M1FN>
  %19 = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
  %20 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [1.0, 1.0, -1.0]]> : tensor<2x3xf4E2M1FN>
  %21 = stablehlo.constant dense<[[-1.0, 0.0, 1.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf4E2M1FN>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  %23 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 0.0], [1.0, -1.0]]> : tensor<3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> ()
  %24 = stablehlo.constant dense<1.0> : tensor<2xf4E2M1FN>
  %25 = stablehlo.constant dense<[1.0, 1.0, -1.0]> : tensor<3xf4E2M1FN>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xf4E2M1FN>, tensor<3xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  %27 = stablehlo.constant dense<[[1.0, 1.0], [1.0, 1.0], [-1.0, -1.0]]> : tensor<3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> ()
  %28 = stablehlo.constant dense<[[[0.0, 0.0], [1.0, 1.0], [0.0, -1.0]], [[0.0, 0.0], [1.0, 0.0], [0.0, 0.0]]]> : tensor<2x3x2xf4E2M1FN>
  %29 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 1.0, -1.0]]> : tensor<2x3xf4E2M1FN>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<2xf4E2M1FN>
  %31 = stablehlo.constant dense<[3.0, 1.0]> : tensor<2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> ()
  %32 = stablehlo.constant dense<[[0.0, 0.0], [1.0, 1.0], [-1.0, 1.0]]> : tensor<3x2xf4E2M1FN>
  %33 = "stablehlo.einsum"(%32, %24) <{einsum_config = "ij,j->i"}> : (tensor<3x2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> tensor<3xf4E2M1FN>
  %34 = stablehlo.constant dense<[0.0, 2.0, 0.0]> : tensor<3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
  %35 = stablehlo.constant dense<[[[[0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [1.0, 1.0]], [[-1.0, 0.0], [0.0, 0.0]]], [[[0.0, 0.0], [1.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]]]]> : tensor<2x3x2x2xf4E2M1FN>
  %36 = stablehlo.constant dense<[[[[0.0, 0.0], [0.0, 1.0], [0.0, 0.0]], [[0.0, 0.0], [1.0, 0.0], [0.0, 0.0]]], [[[0.0, 0.0], [0.0, 0.0], [1.0, 0.0]], [[0.0, 0.0], [0.0, -1.0], [0.0, 0.0]]]]> : tensor<2x2x3x2xf4E2M1FN>
  %37 = "stablehlo.einsum"(%35, %36) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xf4E2M1FN>, tensor<2x2x3x2xf4E2M1FN>) -> tensor<3x2x2x2xf4E2M1FN>
  %38 = stablehlo.constant dense<[[[[0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]]], [[[0.0, 0.0], [1.0, 1.0]], [[0.0, 0.0], [0.0, 0.0]]], [[[0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]]]]> : tensor<3x2x2x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<3x2x2x2xf4E2M1FN>, tensor<3x2x2x2xf4E2M1FN>) -> ()
  %39 = stablehlo.constant dense<[[[0.0, 0.0], [1.0, 0.0], [1.0, 0.0]], [[-1.0, 0.0], [0.0, 0.0], [0.0, 1.0]]]> : tensor<2x3x2xf4E2M1FN>
  %40 = "stablehlo.einsum"(%39, %24) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  %41 = stablehlo.constant dense<[[-1.0, -1.0], [1.0, 1.0], [2.0, 2.0]]> : tensor<3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<3x2xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> ()
  %42 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [-1.0, 1.0, 0.0]]> : tensor<2x3xf4E2M1FN>
  %43 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [1.0, -1.0, 0.0], [1.0, 0.0, 0.0]]> : tensor<3x3xf4E2M1FN>
  %44 = "stablehlo.einsum"(%42, %43) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xf4E2M1FN>, tensor<3x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  %45 = stablehlo.constant dense<[[0.0, -1.0, 0.0], [0.0, -1.0, 0.0]]> : tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  %46 = stablehlo.constant dense<[[[1.0, 0.0, 0.0], [0.0, 0.0, -1.0]], [[0.0, 0.0, 0.0], [1.0, 1.0, 0.0]]]> : tensor<2x2x3xf4E2M1FN>
  %47 = stablehlo.constant dense<[[[0.0, 1.0], [0.0, -1.0]], [[0.0, 1.0], [0.0, 1.0]], [[0.0, 0.0], [0.0, 0.0]]]> : tensor<3x2x2xf4E2M1FN>
  %48 = "stablehlo.einsum"(%46, %47) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xf4E2M1FN>, tensor<3x2x2xf4E2M1FN>) -> tensor<2x3x2xf4E2M1FN>
  %49 = stablehlo.constant dense<[[[0.0, -1.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, -1.0], [0.0, 1.0], [0.0, 0.0]]]> : tensor<2x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<2x3x2xf4E2M1FN>, tensor<2x3x2xf4E2M1FN>) -> ()
  return
}
// -----
// einsum of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [-1.0, 0.0, 1.0]]> : tensor<2x3xf6E2M3FN>
  %1 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 1.0], [1.0, 0.0, 0.0, 0.0], [0.0, 1.0, -1.0, 0.0]]> : tensor<3x4xf6E2M3FN>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> tensor<2x4xf6E2M3FN>
  %3 = stablehlo.constant dense<[[1.0, 0.0, 0.0, 1.0], [0.0, 1.0, -1.0, -1.0]]> : tensor<2x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<[[1.0, 1.0, -1.0], [1.0, 0.0, 0.0]]> : tensor<2x3xf6E2M3FN>
  %5 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [0.0, 0.0, 0.0], [-1.0, 1.0, 1.0], [0.0, 0.0, 0.0]]> : tensor<4x3xf6E2M3FN>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xf6E2M3FN>, tensor<4x3xf6E2M3FN>) -> tensor<4x2xf6E2M3FN>
  %7 = stablehlo.constant dense<[[1.0, 0.0], [0.0, 0.0], [-1.0, -1.0], [0.0, 0.0]]> : tensor<4x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xf6E2M3FN>, tensor<4x2xf6E2M3FN>) -> ()
  %8 = stablehlo.constant dense<[[[1.0, 0.0], [1.0, 0.0], [0.0, 1.0]], [[-1.0, 0.0], [0.0, 0.0], [0.0, 0.0]]]> : tensor<2x3x2xf6E2M3FN>
  %9 = stablehlo.constant dense<[[[0.0, 0.0, 0.0], [1.0, 0.0, 0.0]], [[1.0, 0.0, -1.0], [1.0, 0.0, 0.0]]]> : tensor<2x2x3xf6E2M3FN>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xf6E2M3FN>, tensor<2x2x3xf6E2M3FN>) -> tensor<2x3x3xf6E2M3FN>
  %11 = stablehlo.constant dense<[[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [1.0, 0.0, 0.0]], [[-1.0, 0.0, 1.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]]> : tensor<2x3x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xf6E2M3FN>, tensor<2x3x3xf6E2M3FN>) -> ()
  %12 = stablehlo.constant dense<[[[0.0, 0.0], [1.0, -1.0], [0.0, 0.0]], [[0.0, 1.0], [1.0, 0.0], [0.0, 0.0]]]> : tensor<2x3x2xf6E2M3FN>
  %13 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 1.0], [0.0, 0.0]], [[1.0, -1.0], [0.0, 0.0], [1.0, 0.0]]]> : tensor<2x3x2xf6E2M3FN>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xf6E2M3FN>, tensor<2x3x2xf6E2M3FN>) -> tensor<3x2x3xf6E2M3FN>
  %15 = stablehlo.constant dense<[[[0.0, -1.0, 0.0], [-1.0, 0.0, 0.0]], [[0.0, 0.0, 0.0], [0.0, 1.0, 0.0]], [[0.0, -1.0, 0.0], [0.0, 0.0, 0.0]]]> : tensor<3x2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xf6E2M3FN>, tensor<3x2x3xf6E2M3FN>) -> ()
  %16 = stablehlo.constant dense<[[1.0, 0.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<2x3xf6E2M3FN>
  %17 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [0.0, 1.0, -1.0]]> : tensor<2x3xf6E2M3FN>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<f6E2M3FN>
  %19 = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
  %20 = stablehlo.constant dense<[[1.0, 1.0, -1.0], [0.0, 0.0, 1.0]]> : tensor<2x3xf6E2M3FN>
  %21 = stablehlo.constant dense<[[1.0, 1.0, 1.0], [-1.0, 0.0, 0.0]]> : tensor<2x3xf6E2M3FN>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  %23 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 0.0], [-1.0, 0.0]]> : tensor<3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> ()
  %24 = stablehlo.constant dense<1.0> : tensor<2xf6E2M3FN>
  %25 = stablehlo.constant dense<[1.0, -1.0, 1.0]> : tensor<3xf6E2M3FN>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xf6E2M3FN>, tensor<3xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  %27 = stablehlo.constant dense<[[1.0, 1.0], [-1.0, -1.0], [1.0, 1.0]]> : tensor<3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> ()
  %28 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 0.0], [0.0, -1.0]], [[0.0, 1.0], [1.0, 0.0], [1.0, 0.0]]]> : tensor<2x3x2xf6E2M3FN>
  %29 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [0.0, -1.0, 1.0]]> : tensor<2x3xf6E2M3FN>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<2xf6E2M3FN>
  %31 = stablehlo.constant dense<[-1.0, 2.0]> : tensor<2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> ()
  %32 = stablehlo.constant dense<[[-1.0, 1.0], [1.0, 0.0], [1.0, 0.0]]> : tensor<3x2xf6E2M3FN>
  %33 = "stablehlo.einsum"(%32, %24) <{einsum_config = "ij,j->i"}> : (tensor<3x2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> tensor<3xf6E2M3FN>
  %34 = stablehlo.constant dense<[0.0, 1.0, 1.0]> : tensor<3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> ()
  %35 = stablehlo.constant dense<[[[[-1.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 1.0]], [[1.0, 0.0], [0.0, 0.0]]], [[[0.0, 1.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]]]]> : tensor<2x3x2x2xf6E2M3FN>
  %36 = stablehlo.constant dense<[[[[0.0, 0.0], [0.0, 0.0], [1.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [-1.0, 0.0]]], [[[0.0, 0.0], [1.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [1.0, 0.0]]]]> : tensor<2x2x3x2xf6E2M3FN>
  %37 = "stablehlo.einsum"(%35, %36) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xf6E2M3FN>, tensor<2x2x3x2xf6E2M3FN>) -> tensor<3x2x2x2xf6E2M3FN>
  %38 = stablehlo.constant dense<[[[[0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]]], [[[0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]]], [[[1.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]]]]> : tensor<3x2x2x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<3x2x2x2xf6E2M3FN>, tensor<3x2x2x2xf6E2M3FN>) -> ()
  %39 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 0.0], [0.0, 1.0]], [[0.0, -1.0], [1.0, 1.0], [0.0, 0.0]]]> : tensor<2x3x2xf6E2M3FN>
  %40 = "stablehlo.einsum"(%39, %24) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  %41 = stablehlo.constant dense<[[-1.0, -1.0], [2.0, 2.0], [1.0, 1.0]]> : tensor<3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<3x2xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> ()
  %42 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [0.0, 1.0, -1.0]]> : tensor<2x3xf6E2M3FN>
  %43 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, -1.0, 1.0]]> : tensor<3x3xf6E2M3FN>
  %44 = "stablehlo.einsum"(%42, %43) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xf6E2M3FN>, tensor<3x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%44, %42) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  %45 = stablehlo.constant dense<[[[0.0, 1.0, 0.0], [1.0, 0.0, 0.0]], [[1.0, 0.0, -1.0], [0.0, 0.0, 0.0]]]> : tensor<2x2x3xf6E2M3FN>
  %46 = stablehlo.constant dense<[[[0.0, 0.0], [1.0, 0.0]], [[0.0, 1.0], [0.0, 1.0]], [[-1.0, 0.0], [0.0, 0.0]]]> : tensor<3x2x2xf6E2M3FN>
  %47 = "stablehlo.einsum"(%45, %46) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xf6E2M3FN>, tensor<3x2x2xf6E2M3FN>) -> tensor<2x3x2xf6E2M3FN>
  %48 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 1.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]]> : tensor<2x3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<2x3x2xf6E2M3FN>, tensor<2x3x2xf6E2M3FN>) -> ()
  return
}
// -----
// einsum of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 0.0]]> : tensor<2x3xf6E3M2FN>
  %1 = stablehlo.constant dense<[[0.0, -1.0, 0.0, 0.0], [1.0, 0.0, 0.0, 1.0], [0.0, 1.0, 0.0, 0.0]]> : tensor<3x4xf6E3M2FN>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> tensor<2x4xf6E3M2FN>
  %3 = stablehlo.constant dense<[[1.0, 0.0, 0.0, 1.0], [-1.0, 0.0, 0.0, -1.0]]> : tensor<2x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<[[0.0, -1.0, 1.0], [1.0, 1.0, 0.0]]> : tensor<2x3xf6E3M2FN>
  %5 = stablehlo.constant dense<[[-1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]]> : tensor<4x3xf6E3M2FN>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xf6E3M2FN>, tensor<4x3xf6E3M2FN>) -> tensor<4x2xf6E3M2FN>
  %7 = stablehlo.constant dense<[[0.0, -1.0], [1.0, 0.0], [0.0, 1.0], [1.0, 0.0]]> : tensor<4x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xf6E3M2FN>, tensor<4x2xf6E3M2FN>) -> ()
  %8 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 1.0], [-1.0, 0.0]], [[0.0, 1.0], [0.0, 0.0], [1.0, 0.0]]]> : tensor<2x3x2xf6E3M2FN>
  %9 = stablehlo.constant dense<[[[0.0, 0.0, 0.0], [0.0, -1.0, 0.0]], [[0.0, 1.0, 1.0], [0.0, 0.0, 1.0]]]> : tensor<2x2x3xf6E3M2FN>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xf6E3M2FN>, tensor<2x2x3xf6E3M2FN>) -> tensor<2x3x3xf6E3M2FN>
  %11 = stablehlo.constant dense<[[[0.0, 0.0, 0.0], [0.0, -1.0, 0.0], [0.0, 0.0, 0.0]], [[0.0, 0.0, 1.0], [0.0, 0.0, 0.0], [0.0, 1.0, 1.0]]]> : tensor<2x3x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xf6E3M2FN>, tensor<2x3x3xf6E3M2FN>) -> ()
  %12 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 0.0], [0.0, 1.0]], [[0.0, 0.0], [1.0, -1.0], [0.0, 1.0]]]> : tensor<2x3x2xf6E3M2FN>
  %13 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 1.0], [1.0, -1.0], [0.0, 1.0]]]> : tensor<2x3x2xf6E3M2FN>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xf6E3M2FN>, tensor<2x3x2xf6E3M2FN>) -> tensor<3x2x3xf6E3M2FN>
  %15 = stablehlo.constant dense<[[[0.0, 0.0, 0.0], [0.0, -1.0, 1.0]], [[0.0, 0.0, 1.0], [0.0, 1.0, -1.0]], [[0.0, 0.0, 0.0], [0.0, -1.0, 1.0]]]> : tensor<3x2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xf6E3M2FN>, tensor<3x2x3xf6E3M2FN>) -> ()
  %16 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 1.0, -1.0]]> : tensor<2x3xf6E3M2FN>
  %17 = stablehlo.constant dense<[[1.0, 1.0, -1.0], [1.0, 0.0, 0.0]]> : tensor<2x3xf6E3M2FN>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<f6E3M2FN>
  %19 = stablehlo.constant dense<2.0> : tensor<f6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
  %20 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [-1.0, 1.0, 0.0]]> : tensor<2x3xf6E3M2FN>
  %21 = stablehlo.constant dense<[[1.0, -1.0, 1.0], [0.0, 1.0, 0.0]]> : tensor<2x3xf6E3M2FN>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  %23 = stablehlo.constant dense<[[0.0, 0.0], [-1.0, 1.0], [1.0, 0.0]]> : tensor<3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> ()
  %24 = stablehlo.constant dense<1.0> : tensor<2xf6E3M2FN>
  %25 = stablehlo.constant dense<[-1.0, 1.0, 1.0]> : tensor<3xf6E3M2FN>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xf6E3M2FN>, tensor<3xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  %27 = stablehlo.constant dense<[[-1.0, -1.0], [1.0, 1.0], [1.0, 1.0]]> : tensor<3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> ()
  %28 = stablehlo.constant dense<[[[0.0, 1.0], [1.0, 0.0], [1.0, 0.0]], [[-1.0, 0.0], [0.0, 0.0], [0.0, 0.0]]]> : tensor<2x3x2xf6E3M2FN>
  %29 = "stablehlo.einsum"(%28, %21) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<2xf6E3M2FN>
  %30 = stablehlo.constant dense<[0.0, -1.0]> : tensor<2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> ()
  %31 = stablehlo.constant dense<[[0.0, 0.0], [-1.0, 1.0], [1.0, 1.0]]> : tensor<3x2xf6E3M2FN>
  %32 = "stablehlo.einsum"(%31, %24) <{einsum_config = "ij,j->i"}> : (tensor<3x2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> tensor<3xf6E3M2FN>
  %33 = stablehlo.constant dense<[0.0, 0.0, 2.0]> : tensor<3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> ()
  %34 = stablehlo.constant dense<[[[[0.0, 0.0], [0.0, 0.0]], [[1.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]]], [[[0.0, 0.0], [0.0, 1.0]], [[0.0, 1.0], [0.0, -1.0]], [[0.0, 0.0], [0.0, 0.0]]]]> : tensor<2x3x2x2xf6E3M2FN>
  %35 = stablehlo.constant dense<[[[[0.0, -1.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [1.0, 1.0], [0.0, 0.0]]], [[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [1.0, 0.0], [0.0, 0.0]]]]> : tensor<2x2x3x2xf6E3M2FN>
  %36 = "stablehlo.einsum"(%34, %35) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xf6E3M2FN>, tensor<2x2x3x2xf6E3M2FN>) -> tensor<3x2x2x2xf6E3M2FN>
  %37 = stablehlo.constant dense<[[[[0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]]], [[[0.0, 0.0], [0.0, 0.0]], [[1.0, 0.0], [-1.0, 0.0]]], [[[0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]]]]> : tensor<3x2x2x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3x2x2x2xf6E3M2FN>, tensor<3x2x2x2xf6E3M2FN>) -> ()
  %38 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 0.0], [1.0, -1.0]], [[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]]]> : tensor<2x3x2xf6E3M2FN>
  %39 = "stablehlo.einsum"(%38, %24) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  %40 = stablehlo.constant dense<[[1.0, 1.0], [1.0, 1.0], [0.0, 0.0]]> : tensor<3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3x2xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> ()
  %41 = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, -1.0]]> : tensor<2x3xf6E3M2FN>
  %42 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [0.0, 0.0, -1.0], [0.0, 1.0, 1.0]]> : tensor<3x3xf6E3M2FN>
  %43 = "stablehlo.einsum"(%41, %42) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xf6E3M2FN>, tensor<3x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  %44 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [0.0, 0.0, -1.0]]> : tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  %45 = stablehlo.constant dense<[[[1.0, 0.0, 1.0], [0.0, -1.0, 0.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<2x2x3xf6E3M2FN>
  %46 = stablehlo.constant dense<[[[1.0, 1.0], [0.0, 0.0]], [[-1.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 1.0]]]> : tensor<3x2x2xf6E3M2FN>
  %47 = "stablehlo.einsum"(%45, %46) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xf6E3M2FN>, tensor<3x2x2xf6E3M2FN>) -> tensor<2x3x2xf6E3M2FN>
  %48 = stablehlo.constant dense<[[[1.0, 0.0], [0.0, 0.0], [0.0, 1.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 1.0]]]> : tensor<2x3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<2x3x2xf6E3M2FN>, tensor<2x3x2xf6E3M2FN>) -> ()
  return
}
// -----
// einsum of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 0.0, 1.0], [1.0, -1.0, 0.0]]> : tensor<2x3xf8E3M4>
  %1 = stablehlo.constant dense<"0x30003000B000003000000000"> : tensor<3x4xf8E3M4>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf8E3M4>, tensor<3x4xf8E3M4>) -> tensor<2x4xf8E3M4>
  %3 = stablehlo.constant dense<[[1.0, 0.0, 1.0, 0.0], [2.0, 0.0, 1.0, -1.0]]> : tensor<2x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xf8E3M4>, tensor<2x4xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [-1.0, 1.0, 1.0]]> : tensor<2x3xf8E3M4>
  %5 = stablehlo.constant dense<"0x000000000000303000B00030"> : tensor<4x3xf8E3M4>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xf8E3M4>, tensor<4x3xf8E3M4>) -> tensor<4x2xf8E3M4>
  %7 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0], [1.0, 0.0], [-1.0, 2.0]]> : tensor<4x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xf8E3M4>, tensor<4x2xf8E3M4>) -> ()
  %8 = stablehlo.constant dense<"0xB03000300000000000000030"> : tensor<2x3x2xf8E3M4>
  %9 = stablehlo.constant dense<"0xB00000000030000030300000"> : tensor<2x2x3xf8E3M4>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xf8E3M4>, tensor<2x2x3xf8E3M4>) -> tensor<2x3x3xf8E3M4>
  %11 = stablehlo.constant dense<"0x300030000030000000000000000000300000"> : tensor<2x3x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xf8E3M4>, tensor<2x3x3xf8E3M4>) -> ()
  %12 = stablehlo.constant dense<"0x000000300000003000B03000"> : tensor<2x3x2xf8E3M4>
  %13 = stablehlo.constant dense<"0x00300000000030B000300000"> : tensor<2x3x2xf8E3M4>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xf8E3M4>, tensor<2x3x2xf8E3M4>) -> tensor<3x2x3xf8E3M4>
  %15 = stablehlo.constant dense<"0x003000B0303000000030B000000000000000"> : tensor<3x2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xf8E3M4>, tensor<3x2x3xf8E3M4>) -> ()
  %16 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [0.0, 1.0, -1.0]]> : tensor<2x3xf8E3M4>
  %17 = stablehlo.constant dense<[[0.0, 1.0, -1.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E3M4>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<f8E3M4>
  %19 = stablehlo.constant dense<-1.0> : tensor<f8E3M4>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
  %20 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [1.0, -1.0, 1.0]]> : tensor<2x3xf8E3M4>
  %21 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [1.0, 1.0, -1.0]]> : tensor<2x3xf8E3M4>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<3x2xf8E3M4>
  %23 = stablehlo.constant dense<[[0.0, 1.0], [0.0, -1.0], [0.0, -1.0]]> : tensor<3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xf8E3M4>, tensor<3x2xf8E3M4>) -> ()
  %24 = stablehlo.constant dense<1.0> : tensor<2xf8E3M4>
  %25 = stablehlo.constant dense<[1.0, -1.0, 1.0]> : tensor<3xf8E3M4>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xf8E3M4>, tensor<3xf8E3M4>) -> tensor<3x2xf8E3M4>
  %27 = stablehlo.constant dense<[[1.0, 1.0], [-1.0, -1.0], [1.0, 1.0]]> : tensor<3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xf8E3M4>, tensor<3x2xf8E3M4>) -> ()
  %28 = stablehlo.constant dense<"0x000000B00030300000000030"> : tensor<2x3x2xf8E3M4>
  %29 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [0.0, 1.0, -1.0]]> : tensor<2x3xf8E3M4>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2xf8E3M4>
  %31 = stablehlo.constant dense<[-2.0, 0.0]> : tensor<2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> ()
  %32 = stablehlo.constant dense<[[0.0, 1.0], [1.0, 1.0], [-1.0, 0.0]]> : tensor<3x2xf8E3M4>
  %33 = "stablehlo.einsum"(%32, %24) <{einsum_config = "ij,j->i"}> : (tensor<3x2xf8E3M4>, tensor<2xf8E3M4>) -> tensor<3xf8E3M4>
  %34 = stablehlo.constant dense<[1.0, 2.0, -1.0]> : tensor<3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> ()
  %35 = stablehlo.constant dense<"0x0000000000300000000000000030003000B0000000000000"> : tensor<2x3x2x2xf8E3M4>
  %36 = stablehlo.constant dense<"0x00B000003030000030000000000000000000000000000000"> : tensor<2x2x3x2xf8E3M4>
  %37 = "stablehlo.einsum"(%35, %36) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xf8E3M4>, tensor<2x2x3x2xf8E3M4>) -> tensor<3x2x2x2xf8E3M4>
  %38 = stablehlo.constant dense<"0x000000000000000030000000000000000000000000000000"> : tensor<3x2x2x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<3x2x2x2xf8E3M4>, tensor<3x2x2x2xf8E3M4>) -> ()
  %39 = stablehlo.constant dense<"0x3000000000B0000030003000"> : tensor<2x3x2xf8E3M4>
  %40 = "stablehlo.einsum"(%39, %24) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xf8E3M4>, tensor<2xf8E3M4>) -> tensor<3x2xf8E3M4>
  %41 = stablehlo.constant dense<[[1.0, 1.0], [1.0, 1.0], [0.0, 0.0]]> : tensor<3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<3x2xf8E3M4>, tensor<3x2xf8E3M4>) -> ()
  %42 = stablehlo.constant dense<[[-1.0, 1.0, 1.0], [1.0, 0.0, 0.0]]> : tensor<2x3xf8E3M4>
  %43 = stablehlo.constant dense<"0x303000B00030000000"> : tensor<3x3xf8E3M4>
  %44 = "stablehlo.einsum"(%42, %43) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xf8E3M4>, tensor<3x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  %45 = stablehlo.constant dense<[[-1.0, 0.0, 0.0], [1.0, 0.0, 0.0]]> : tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  %46 = stablehlo.constant dense<"0x0030000000300030B0000000"> : tensor<2x2x3xf8E3M4>
  %47 = stablehlo.constant dense<"0x30000030000000300000B000"> : tensor<3x2x2xf8E3M4>
  %48 = "stablehlo.einsum"(%46, %47) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xf8E3M4>, tensor<3x2x2xf8E3M4>) -> tensor<2x3x2xf8E3M4>
  %49 = stablehlo.constant dense<"0x000000300000000000000000"> : tensor<2x3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<2x3x2xf8E3M4>, tensor<2x3x2xf8E3M4>) -> ()
  return
}
// -----
// einsum of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 1.0], [0.0, 1.0, 0.0]]> : tensor<2x3xf8E4M3>
  %1 = stablehlo.constant dense<"0x00003838000000B838000000"> : tensor<3x4xf8E4M3>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf8E4M3>, tensor<3x4xf8E4M3>) -> tensor<2x4xf8E4M3>
  %3 = stablehlo.constant dense<[[1.0, 0.0, -1.0, -2.0], [0.0, 0.0, 0.0, -1.0]]> : tensor<2x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xf8E4M3>, tensor<2x4xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<[[-1.0, 1.0, 0.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3>
  %5 = stablehlo.constant dense<"0x0000000000383800B8003800"> : tensor<4x3xf8E4M3>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xf8E4M3>, tensor<4x3xf8E4M3>) -> tensor<4x2xf8E4M3>
  %7 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 1.0], [-1.0, -1.0], [1.0, 1.0]]> : tensor<4x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xf8E4M3>, tensor<4x2xf8E4M3>) -> ()
  %8 = stablehlo.constant dense<"0xB83838380000000000000000"> : tensor<2x3x2xf8E4M3>
  %9 = stablehlo.constant dense<"0x380000B80000380000380000"> : tensor<2x2x3xf8E4M3>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xf8E4M3>, tensor<2x2x3xf8E4M3>) -> tensor<2x3x3xf8E4M3>
  %11 = stablehlo.constant dense<"0xC00000000000000000000000000000000000"> : tensor<2x3x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xf8E4M3>, tensor<2x3x3xf8E4M3>) -> ()
  %12 = stablehlo.constant dense<"0x0000383800B8000038000000"> : tensor<2x3x2xf8E4M3>
  %13 = stablehlo.constant dense<"0x0038B8380000000000380000"> : tensor<2x3x2xf8E4M3>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xf8E4M3>, tensor<2x3x2xf8E4M3>) -> tensor<3x2x3xf8E4M3>
  %15 = stablehlo.constant dense<"0x00000000380000B800003800000000000000"> : tensor<3x2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xf8E4M3>, tensor<3x2x3xf8E4M3>) -> ()
  %16 = stablehlo.constant dense<[[1.0, 1.0, -1.0], [1.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3>
  %17 = stablehlo.constant dense<[[1.0, 0.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<2x3xf8E4M3>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<f8E4M3>
  %19 = stablehlo.constant dense<-1.0> : tensor<f8E4M3>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
  %20 = stablehlo.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 0.0]]> : tensor<2x3xf8E4M3>
  %21 = stablehlo.constant dense<[[1.0, 0.0, 1.0], [1.0, -1.0, 0.0]]> : tensor<2x3xf8E4M3>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<3x2xf8E4M3>
  %23 = stablehlo.constant dense<[[1.0, 0.0], [0.0, 1.0], [1.0, 0.0]]> : tensor<3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> ()
  %24 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3>
  %25 = stablehlo.constant dense<[1.0, -1.0, 1.0]> : tensor<3xf8E4M3>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xf8E4M3>, tensor<3xf8E4M3>) -> tensor<3x2xf8E4M3>
  %27 = stablehlo.constant dense<[[1.0, 1.0], [-1.0, -1.0], [1.0, 1.0]]> : tensor<3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> ()
  %28 = stablehlo.constant dense<"0x000000B80000000000383838"> : tensor<2x3x2xf8E4M3>
  %29 = stablehlo.constant dense<[[1.0, -1.0, 1.0], [1.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2xf8E4M3>
  %31 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> ()
  %32 = stablehlo.constant dense<[[1.0, 0.0], [-1.0, 0.0], [1.0, 1.0]]> : tensor<3x2xf8E4M3>
  %33 = "stablehlo.einsum"(%32, %24) <{einsum_config = "ij,j->i"}> : (tensor<3x2xf8E4M3>, tensor<2xf8E4M3>) -> tensor<3xf8E4M3>
  %34 = stablehlo.constant dense<[1.0, -1.0, 2.0]> : tensor<3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> ()
  %35 = stablehlo.constant dense<"0x00000000000038380000000000000000B800003800000000"> : tensor<2x3x2x2xf8E4M3>
  %36 = stablehlo.constant dense<"0x00000000000000000038000038000000000000003800B800"> : tensor<2x2x3x2xf8E4M3>
  %37 = "stablehlo.einsum"(%35, %36) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xf8E4M3>, tensor<2x2x3x2xf8E4M3>) -> tensor<3x2x2x2xf8E4M3>
  %38 = stablehlo.constant dense<"0x000000000000000000000038000038000000000000000000"> : tensor<3x2x2x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<3x2x2x2xf8E4M3>, tensor<3x2x2x2xf8E4M3>) -> ()
  %39 = stablehlo.constant dense<"0x0000000038003800B8003800"> : tensor<2x3x2xf8E4M3>
  %40 = "stablehlo.einsum"(%39, %24) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xf8E4M3>, tensor<2xf8E4M3>) -> tensor<3x2xf8E4M3>
  %41 = stablehlo.constant dense<[[1.0, 1.0], [-1.0, -1.0], [2.0, 2.0]]> : tensor<3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> ()
  %42 = stablehlo.constant dense<[[1.0, 0.0, 1.0], [-1.0, 1.0, 0.0]]> : tensor<2x3xf8E4M3>
  %43 = stablehlo.constant dense<"0x00383800000000B838"> : tensor<3x3xf8E4M3>
  %44 = "stablehlo.einsum"(%42, %43) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xf8E4M3>, tensor<3x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  %45 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  %46 = stablehlo.constant dense<"0x0038B8000000383800000000"> : tensor<2x2x3xf8E4M3>
  %47 = stablehlo.constant dense<"0x003838000000B80000003800"> : tensor<3x2x2xf8E4M3>
  %48 = "stablehlo.einsum"(%46, %47) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xf8E4M3>, tensor<3x2x2xf8E4M3>) -> tensor<2x3x2xf8E4M3>
  %49 = stablehlo.constant dense<0.0> : tensor<2x3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<2x3x2xf8E4M3>, tensor<2x3x2xf8E4M3>) -> ()
  return
}
// -----
// einsum of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, -1.0, 1.0]]> : tensor<2x3xf8E4M3FN>
  %1 = stablehlo.constant dense<"0x003800003838000000B80000"> : tensor<3x4xf8E4M3FN>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
  %3 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0], [-1.0, -2.0, 0.0, 0.0]]> : tensor<2x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<[[-1.0, 1.0, 0.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3FN>
  %5 = stablehlo.constant dense<"0x003838000000000000B80038"> : tensor<4x3xf8E4M3FN>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xf8E4M3FN>, tensor<4x3xf8E4M3FN>) -> tensor<4x2xf8E4M3FN>
  %7 = stablehlo.constant dense<[[1.0, 2.0], [0.0, 0.0], [0.0, 0.0], [1.0, 1.0]]> : tensor<4x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xf8E4M3FN>, tensor<4x2xf8E4M3FN>) -> ()
  %8 = stablehlo.constant dense<"0x3800380000B8000000003800"> : tensor<2x3x2xf8E4M3FN>
  %9 = stablehlo.constant dense<"0x3800000000003800B8003800"> : tensor<2x2x3xf8E4M3FN>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xf8E4M3FN>, tensor<2x2x3xf8E4M3FN>) -> tensor<2x3x3xf8E4M3FN>
  %11 = stablehlo.constant dense<"0x3800003800000000000000000000003800B8"> : tensor<2x3x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xf8E4M3FN>, tensor<2x3x3xf8E4M3FN>) -> ()
  %12 = stablehlo.constant dense<"0x0038B8003800000000000038"> : tensor<2x3x2xf8E4M3FN>
  %13 = stablehlo.constant dense<"0x003800000000B83800380000"> : tensor<2x3x2xf8E4M3FN>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E4M3FN>) -> tensor<3x2x3xf8E4M3FN>
  %15 = stablehlo.constant dense<"0xB80000000038000000000038000000000000"> : tensor<3x2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xf8E4M3FN>, tensor<3x2x3xf8E4M3FN>) -> ()
  %16 = stablehlo.constant dense<[[-1.0, 1.0, 1.0], [1.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3FN>
  %17 = stablehlo.constant dense<[[0.0, -1.0, 1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3FN>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<f8E4M3FN>
  %19 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
  %20 = stablehlo.constant dense<[[1.0, 1.0, -1.0], [0.0, 0.0, 1.0]]> : tensor<2x3xf8E4M3FN>
  %21 = stablehlo.constant dense<[[1.0, 1.0, 1.0], [0.0, -1.0, 0.0]]> : tensor<2x3xf8E4M3FN>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  %23 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 0.0], [-1.0, 0.0]]> : tensor<3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
  %24 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3FN>
  %25 = stablehlo.constant dense<[1.0, 1.0, -1.0]> : tensor<3xf8E4M3FN>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  %27 = stablehlo.constant dense<[[1.0, 1.0], [1.0, 1.0], [-1.0, -1.0]]> : tensor<3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
  %28 = stablehlo.constant dense<"0x00000000B800383838000000"> : tensor<2x3x2xf8E4M3FN>
  %29 = stablehlo.constant dense<[[1.0, 0.0, 1.0], [-1.0, 1.0, 0.0]]> : tensor<2x3xf8E4M3FN>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  %31 = stablehlo.constant dense<[-1.0, 0.0]> : tensor<2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> ()
  %32 = stablehlo.constant dense<[[-1.0, 1.0], [0.0, 1.0], [0.0, 1.0]]> : tensor<3x2xf8E4M3FN>
  %33 = "stablehlo.einsum"(%32, %24) <{einsum_config = "ij,j->i"}> : (tensor<3x2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<3xf8E4M3FN>
  %34 = stablehlo.constant dense<[0.0, 1.0, 1.0]> : tensor<3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
  %35 = stablehlo.constant dense<"0x00003800000000000000B800000038003800000000000000"> : tensor<2x3x2x2xf8E4M3FN>
  %36 = stablehlo.constant dense<"0x00000000000000000000000000380038003800000000B800"> : tensor<2x2x3x2xf8E4M3FN>
  %37 = "stablehlo.einsum"(%35, %36) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xf8E4M3FN>, tensor<2x2x3x2xf8E4M3FN>) -> tensor<3x2x2x2xf8E4M3FN>
  %38 = stablehlo.constant dense<"0x000000000000003800000000003800000000000000000000"> : tensor<3x2x2x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<3x2x2x2xf8E4M3FN>, tensor<3x2x2x2xf8E4M3FN>) -> ()
  %39 = stablehlo.constant dense<"0x0000000000003800B8380038"> : tensor<2x3x2xf8E4M3FN>
  %40 = "stablehlo.einsum"(%39, %24) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  %41 = stablehlo.constant dense<[[1.0, 1.0], [0.0, 0.0], [1.0, 1.0]]> : tensor<3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
  %42 = stablehlo.constant dense<[[0.0, 1.0, -1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3FN>
  %43 = stablehlo.constant dense<"0x380038B83800000000"> : tensor<3x3xf8E4M3FN>
  %44 = "stablehlo.einsum"(%42, %43) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xf8E4M3FN>, tensor<3x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %45 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [0.0, 1.0, 0.0]]> : tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %46 = stablehlo.constant dense<"0x0000003800B8003800003800"> : tensor<2x2x3xf8E4M3FN>
  %47 = stablehlo.constant dense<"0x00000038380000003800B800"> : tensor<3x2x2xf8E4M3FN>
  %48 = "stablehlo.einsum"(%46, %47) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xf8E4M3FN>, tensor<3x2x2xf8E4M3FN>) -> tensor<2x3x2xf8E4M3FN>
  %49 = stablehlo.constant dense<"0x000000000000000038000000"> : tensor<2x3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E4M3FN>) -> ()
  return
}
// -----
// einsum of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [1.0, 1.0, -1.0]]> : tensor<2x3xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<"0x000000004000004000C00040"> : tensor<3x4xf8E4M3FNUZ>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> tensor<2x4xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<[[0.0, -1.0, 0.0, 1.0], [1.0, 1.0, 0.0, 0.0]]> : tensor<2x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [1.0, 1.0, -1.0]]> : tensor<2x3xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<"0xC04000400000000000000040"> : tensor<4x3xf8E4M3FNUZ>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xf8E4M3FNUZ>, tensor<4x3xf8E4M3FNUZ>) -> tensor<4x2xf8E4M3FNUZ>
  %7 = stablehlo.constant dense<[[-1.0, 0.0], [1.0, 1.0], [0.0, 0.0], [0.0, -1.0]]> : tensor<4x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xf8E4M3FNUZ>, tensor<4x2xf8E4M3FNUZ>) -> ()
  %8 = stablehlo.constant dense<"0x40C000400000004000000000"> : tensor<2x3x2xf8E4M3FNUZ>
  %9 = stablehlo.constant dense<"0x004040000000C04000000000"> : tensor<2x2x3xf8E4M3FNUZ>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<2x2x3xf8E4M3FNUZ>) -> tensor<2x3x3xf8E4M3FNUZ>
  %11 = stablehlo.constant dense<"0x004040000000000000000000000000000000"> : tensor<2x3x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xf8E4M3FNUZ>, tensor<2x3x3xf8E4M3FNUZ>) -> ()
  %12 = stablehlo.constant dense<"0x00000000000040004040C000"> : tensor<2x3x2xf8E4M3FNUZ>
  %13 = stablehlo.constant dense<"0xC00000400000000000404000"> : tensor<2x3x2xf8E4M3FNUZ>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<2x3x2xf8E4M3FNUZ>) -> tensor<3x2x3xf8E4M3FNUZ>
  %15 = stablehlo.constant dense<"0x0000000000000000004048C0000000000000"> : tensor<3x2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xf8E4M3FNUZ>, tensor<3x2x3xf8E4M3FNUZ>) -> ()
  %16 = stablehlo.constant dense<[[1.0, 1.0, 1.0], [0.0, 0.0, -1.0]]> : tensor<2x3xf8E4M3FNUZ>
  %17 = stablehlo.constant dense<[[-1.0, 1.0, 1.0], [1.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3FNUZ>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %19 = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
  %20 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [0.0, 1.0, -1.0]]> : tensor<2x3xf8E4M3FNUZ>
  %21 = "stablehlo.einsum"(%20, %20) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  %22 = stablehlo.constant dense<[[0.0, 0.0], [1.0, 1.0], [1.0, 1.0]]> : tensor<3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> ()
  %23 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3FNUZ>
  %24 = stablehlo.constant dense<[-1.0, 1.0, 1.0]> : tensor<3xf8E4M3FNUZ>
  %25 = "stablehlo.einsum"(%23, %24) <{einsum_config = "a,b->ba"}> : (tensor<2xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  %26 = stablehlo.constant dense<[[-1.0, -1.0], [1.0, 1.0], [1.0, 1.0]]> : tensor<3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> ()
  %27 = stablehlo.constant dense<"0x4000000000C0400000004000"> : tensor<2x3x2xf8E4M3FNUZ>
  %28 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [1.0, 0.0, -1.0]]> : tensor<2x3xf8E4M3FNUZ>
  %29 = "stablehlo.einsum"(%27, %28) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%29, %23) : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> ()
  %30 = stablehlo.constant dense<[[0.0, -1.0], [1.0, 1.0], [1.0, 0.0]]> : tensor<3x2xf8E4M3FNUZ>
  %31 = "stablehlo.einsum"(%30, %23) <{einsum_config = "ij,j->i"}> : (tensor<3x2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
  %32 = stablehlo.constant dense<[-1.0, 2.0, 1.0]> : tensor<3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> ()
  %33 = stablehlo.constant dense<"0x4000000000000000000040000040C0000000000000000000"> : tensor<2x3x2x2xf8E4M3FNUZ>
  %34 = stablehlo.constant dense<"0x0000C0400000000000000000000040004000000000000000"> : tensor<2x2x3x2xf8E4M3FNUZ>
  %35 = "stablehlo.einsum"(%33, %34) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xf8E4M3FNUZ>, tensor<2x2x3x2xf8E4M3FNUZ>) -> tensor<3x2x2x2xf8E4M3FNUZ>
  %36 = stablehlo.constant dense<0.0> : tensor<3x2x2x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<3x2x2x2xf8E4M3FNUZ>, tensor<3x2x2x2xf8E4M3FNUZ>) -> ()
  %37 = stablehlo.constant dense<"0x00404000000040000000C000"> : tensor<2x3x2xf8E4M3FNUZ>
  %38 = "stablehlo.einsum"(%37, %23) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  %39 = stablehlo.constant dense<[[2.0, 2.0], [1.0, 1.0], [-1.0, -1.0]]> : tensor<3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> ()
  %40 = stablehlo.constant dense<"0x40C000404000000000"> : tensor<3x3xf8E4M3FNUZ>
  %41 = "stablehlo.einsum"(%28, %40) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xf8E4M3FNUZ>, tensor<3x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  %42 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%41, %42) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  %43 = stablehlo.constant dense<"0x0000C0000000404000000040"> : tensor<2x2x3xf8E4M3FNUZ>
  %44 = stablehlo.constant dense<"0x000000C00040400000400000"> : tensor<3x2x2xf8E4M3FNUZ>
  %45 = "stablehlo.einsum"(%43, %44) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xf8E4M3FNUZ>, tensor<3x2x2xf8E4M3FNUZ>) -> tensor<2x3x2xf8E4M3FNUZ>
  %46 = stablehlo.constant dense<0.0> : tensor<2x3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<2x3x2xf8E4M3FNUZ>, tensor<2x3x2xf8E4M3FNUZ>) -> ()
  return
}
// -----
// einsum of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [1.0, -1.0, 0.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<"0x0000000000000058D8005858"> : tensor<3x4xf8E4M3B11FNUZ>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> tensor<2x4xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<[[-1.0, 0.0, 1.0, 2.0], [0.0, 0.0, 0.0, -1.0]]> : tensor<2x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, -1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<"0x00580000D800005800580000"> : tensor<4x3xf8E4M3B11FNUZ>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xf8E4M3B11FNUZ>, tensor<4x3xf8E4M3B11FNUZ>) -> tensor<4x2xf8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<[[0.0, 1.0], [0.0, -1.0], [0.0, 1.0], [1.0, 0.0]]> : tensor<4x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xf8E4M3B11FNUZ>, tensor<4x2xf8E4M3B11FNUZ>) -> ()
  %8 = stablehlo.constant dense<"0x0000005800D8000058005800"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %9 = stablehlo.constant dense<"0x0000000000000058580058D8"> : tensor<2x2x3xf8E4M3B11FNUZ>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2x2x3xf8E4M3B11FNUZ>) -> tensor<2x3x3xf8E4M3B11FNUZ>
  %11 = stablehlo.constant dense<"0x000000000000000000000000005858005858"> : tensor<2x3x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xf8E4M3B11FNUZ>, tensor<2x3x3xf8E4M3B11FNUZ>) -> ()
  %12 = stablehlo.constant dense<"0x0058000000D8585800000000"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %13 = stablehlo.constant dense<"0x0058000000000058D8000058"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2x3x2xf8E4M3B11FNUZ>) -> tensor<3x2x3xf8E4M3B11FNUZ>
  %15 = stablehlo.constant dense<"0x000000600000D80058000000000000580000"> : tensor<3x2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xf8E4M3B11FNUZ>, tensor<3x2x3xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [-1.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %17 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [0.0, -1.0, 1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %19 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
  %20 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [-1.0, 1.0, 0.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %21 = stablehlo.constant dense<[[1.0, 0.0, 1.0], [1.0, 0.0, -1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  %23 = stablehlo.constant dense<[[1.0, -1.0], [0.0, 0.0], [0.0, 0.0]]> : tensor<3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> ()
  %24 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3B11FNUZ>
  %25 = stablehlo.constant dense<[-1.0, 1.0, 1.0]> : tensor<3xf8E4M3B11FNUZ>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  %27 = stablehlo.constant dense<[[-1.0, -1.0], [1.0, 1.0], [1.0, 1.0]]> : tensor<3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> ()
  %28 = stablehlo.constant dense<"0x580058D80058000000000000"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %29 = stablehlo.constant dense<[[1.0, 0.0, 1.0], [-1.0, 1.0, 0.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  %31 = stablehlo.constant dense<0.0> : tensor<2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> ()
  %32 = stablehlo.constant dense<[[0.0, -1.0], [0.0, 1.0], [1.0, 1.0]]> : tensor<3x2xf8E4M3B11FNUZ>
  %33 = "stablehlo.einsum"(%32, %24) <{einsum_config = "ij,j->i"}> : (tensor<3x2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
  %34 = stablehlo.constant dense<[-1.0, 1.0, 2.0]> : tensor<3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> ()
  %35 = stablehlo.constant dense<"0x000058000000580000D80000000000000058000000000000"> : tensor<2x3x2x2xf8E4M3B11FNUZ>
  %36 = stablehlo.constant dense<"0x0000585800D8000000005800000000000000000000000000"> : tensor<2x2x3x2xf8E4M3B11FNUZ>
  %37 = "stablehlo.einsum"(%35, %36) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xf8E4M3B11FNUZ>, tensor<2x2x3x2xf8E4M3B11FNUZ>) -> tensor<3x2x2x2xf8E4M3B11FNUZ>
  %38 = stablehlo.constant dense<"0x00000000000000000000585800000000D800000000000000"> : tensor<3x2x2x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<3x2x2x2xf8E4M3B11FNUZ>, tensor<3x2x2x2xf8E4M3B11FNUZ>) -> ()
  %39 = stablehlo.constant dense<"0x0000000058580000005800D8"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %40 = "stablehlo.einsum"(%39, %24) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  %41 = stablehlo.constant dense<[[0.0, 0.0], [1.0, 1.0], [1.0, 1.0]]> : tensor<3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> ()
  %42 = stablehlo.constant dense<[[1.0, -1.0, 1.0], [0.0, 1.0, 0.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %43 = stablehlo.constant dense<"0x580000580000D85800"> : tensor<3x3xf8E4M3B11FNUZ>
  %44 = "stablehlo.einsum"(%42, %43) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xf8E4M3B11FNUZ>, tensor<3x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  %45 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  %46 = stablehlo.constant dense<"0x00D800000058585800000000"> : tensor<2x2x3xf8E4M3B11FNUZ>
  %47 = stablehlo.constant dense<"0x005800D80000000000580058"> : tensor<3x2x2xf8E4M3B11FNUZ>
  %48 = "stablehlo.einsum"(%46, %47) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xf8E4M3B11FNUZ>, tensor<3x2x2xf8E4M3B11FNUZ>) -> tensor<2x3x2xf8E4M3B11FNUZ>
  %49 = stablehlo.constant dense<0.0> : tensor<2x3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2x3x2xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// einsum of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [-1.0, 1.0, 1.0]]> : tensor<2x3xf8E5M2>
  %1 = stablehlo.constant dense<"0x00000000BC3C0000003C3C00"> : tensor<3x4xf8E5M2>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<2x4xf8E5M2>
  %3 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, 0.0], [-1.0, 2.0, 1.0, 0.0]]> : tensor<2x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xf8E5M2>, tensor<2x4xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<[[-1.0, 0.0, 1.0], [1.0, 1.0, 0.0]]> : tensor<2x3xf8E5M2>
  %5 = stablehlo.constant dense<"0x3C3C00000000003CBC000000"> : tensor<4x3xf8E5M2>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xf8E5M2>, tensor<4x3xf8E5M2>) -> tensor<4x2xf8E5M2>
  %7 = stablehlo.constant dense<[[-1.0, 2.0], [0.0, 0.0], [-1.0, 1.0], [0.0, 0.0]]> : tensor<4x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xf8E5M2>, tensor<4x2xf8E5M2>) -> ()
  %8 = stablehlo.constant dense<"0x00003C00BC3C3C0000000000"> : tensor<2x3x2xf8E5M2>
  %9 = stablehlo.constant dense<"0x3C0000000000003CBC003C00"> : tensor<2x2x3xf8E5M2>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xf8E5M2>, tensor<2x2x3xf8E5M2>) -> tensor<2x3x3xf8E5M2>
  %11 = stablehlo.constant dense<"0x0000003C0000BC0000003CBC000000000000"> : tensor<2x3x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xf8E5M2>, tensor<2x3x3xf8E5M2>) -> ()
  %12 = stablehlo.constant dense<"0xBC003C0000003C00003C0000"> : tensor<2x3x2xf8E5M2>
  %13 = stablehlo.constant dense<"0x003CBC3C0000003C00000000"> : tensor<2x3x2xf8E5M2>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xf8E5M2>, tensor<2x3x2xf8E5M2>) -> tensor<3x2x3xf8E5M2>
  %15 = stablehlo.constant dense<"0x0000003C3C003CBC003C0000000000000000"> : tensor<3x2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xf8E5M2>, tensor<3x2x3xf8E5M2>) -> ()
  %16 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 1.0, -1.0]]> : tensor<2x3xf8E5M2>
  %17 = stablehlo.constant dense<[[-1.0, 1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E5M2>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<f8E5M2>
  %19 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
  %20 = stablehlo.constant dense<[[-1.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf8E5M2>
  %21 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [1.0, -1.0, 0.0]]> : tensor<2x3xf8E5M2>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<3x2xf8E5M2>
  %23 = stablehlo.constant dense<[[-1.0, 1.0], [0.0, -1.0], [0.0, 0.0]]> : tensor<3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
  %24 = stablehlo.constant dense<1.0> : tensor<2xf8E5M2>
  %25 = stablehlo.constant dense<[-1.0, 1.0, 1.0]> : tensor<3xf8E5M2>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xf8E5M2>, tensor<3xf8E5M2>) -> tensor<3x2xf8E5M2>
  %27 = stablehlo.constant dense<[[-1.0, -1.0], [1.0, 1.0], [1.0, 1.0]]> : tensor<3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
  %28 = stablehlo.constant dense<"0x00003C0000BC0000003C3C00"> : tensor<2x3x2xf8E5M2>
  %29 = stablehlo.constant dense<[[-1.0, 0.0, 1.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E5M2>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2xf8E5M2>
  %31 = stablehlo.constant dense<[-1.0, 1.0]> : tensor<2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> ()
  %32 = stablehlo.constant dense<[[1.0, 1.0], [0.0, 1.0], [0.0, -1.0]]> : tensor<3x2xf8E5M2>
  %33 = "stablehlo.einsum"(%32, %24) <{einsum_config = "ij,j->i"}> : (tensor<3x2xf8E5M2>, tensor<2xf8E5M2>) -> tensor<3xf8E5M2>
  %34 = stablehlo.constant dense<[2.0, 1.0, -1.0]> : tensor<3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
  %35 = stablehlo.constant dense<"0x00003C3C00BC0000000000000000000000003C0000000000"> : tensor<2x3x2x2xf8E5M2>
  %36 = stablehlo.constant dense<"0x0000003C0000BC0000000000000000003C003C0000000000"> : tensor<2x2x3x2xf8E5M2>
  %37 = "stablehlo.einsum"(%35, %36) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xf8E5M2>, tensor<2x2x3x2xf8E5M2>) -> tensor<3x2x2x2xf8E5M2>
  %38 = stablehlo.constant dense<"0x0000BC000000000000000000000000000000000000000000"> : tensor<3x2x2x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<3x2x2x2xf8E5M2>, tensor<3x2x2x2xf8E5M2>) -> ()
  %39 = stablehlo.constant dense<"0x0000003C00BC000000003C3C"> : tensor<2x3x2xf8E5M2>
  %40 = "stablehlo.einsum"(%39, %24) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xf8E5M2>, tensor<2xf8E5M2>) -> tensor<3x2xf8E5M2>
  %41 = stablehlo.constant dense<[[0.0, 0.0], [1.0, 1.0], [1.0, 1.0]]> : tensor<3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
  %42 = stablehlo.constant dense<[[1.0, 0.0, -1.0], [1.0, 1.0, 0.0]]> : tensor<2x3xf8E5M2>
  %43 = stablehlo.constant dense<"0x003C3C000000003CBC"> : tensor<3x3xf8E5M2>
  %44 = "stablehlo.einsum"(%42, %43) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xf8E5M2>, tensor<3x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  %45 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %46 = stablehlo.constant dense<"0x000000BC003C3C3C00000000"> : tensor<2x2x3xf8E5M2>
  %47 = stablehlo.constant dense<"0x003C3C0000000000BC00003C"> : tensor<3x2x2xf8E5M2>
  %48 = "stablehlo.einsum"(%46, %47) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xf8E5M2>, tensor<3x2x2xf8E5M2>) -> tensor<2x3x2xf8E5M2>
  %49 = stablehlo.constant dense<0.0> : tensor<2x3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<2x3x2xf8E5M2>, tensor<2x3x2xf8E5M2>) -> ()
  return
}
// -----
// einsum of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 1.0, -1.0], [0.0, 1.0, 0.0]]> : tensor<2x3xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<"0x404000C00000000040000000"> : tensor<3x4xf8E5M2FNUZ>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> tensor<2x4xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<[[0.0, 1.0, 0.0, -1.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<2x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<[[0.0, 1.0, -1.0], [1.0, 1.0, 0.0]]> : tensor<2x3xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<"0x0000000000000000404040C0"> : tensor<4x3xf8E5M2FNUZ>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xf8E5M2FNUZ>, tensor<4x3xf8E5M2FNUZ>) -> tensor<4x2xf8E5M2FNUZ>
  %7 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0], [-1.0, 0.0], [2.0, 2.0]]> : tensor<4x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xf8E5M2FNUZ>, tensor<4x2xf8E5M2FNUZ>) -> ()
  %8 = stablehlo.constant dense<"0x0040400000000040000000C0"> : tensor<2x3x2xf8E5M2FNUZ>
  %9 = stablehlo.constant dense<"0x0000000040C0400000400000"> : tensor<2x2x3xf8E5M2FNUZ>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2x2x3xf8E5M2FNUZ>) -> tensor<2x3x3xf8E5M2FNUZ>
  %11 = stablehlo.constant dense<"0x0040C0000000000000400000000000C00000"> : tensor<2x3x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xf8E5M2FNUZ>, tensor<2x3x3xf8E5M2FNUZ>) -> ()
  %12 = stablehlo.constant dense<"0x004000000040400000C00000"> : tensor<2x3x2xf8E5M2FNUZ>
  %13 = stablehlo.constant dense<"0xC04040000000004000000000"> : tensor<2x3x2xf8E5M2FNUZ>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2x3x2xf8E5M2FNUZ>) -> tensor<3x2x3xf8E5M2FNUZ>
  %15 = stablehlo.constant dense<"0x00000040C000000000000000000000000000"> : tensor<3x2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xf8E5M2FNUZ>, tensor<3x2x3xf8E5M2FNUZ>) -> ()
  %16 = stablehlo.constant dense<[[1.0, 0.0, -1.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E5M2FNUZ>
  %17 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [-1.0, 1.0, 0.0]]> : tensor<2x3xf8E5M2FNUZ>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %19 = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
  %20 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [1.0, -1.0, 0.0]]> : tensor<2x3xf8E5M2FNUZ>
  %21 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [0.0, -1.0, 1.0]]> : tensor<2x3xf8E5M2FNUZ>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  %23 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 1.0], [0.0, 0.0]]> : tensor<3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> ()
  %24 = stablehlo.constant dense<1.0> : tensor<2xf8E5M2FNUZ>
  %25 = stablehlo.constant dense<[1.0, -1.0, 1.0]> : tensor<3xf8E5M2FNUZ>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  %27 = stablehlo.constant dense<[[1.0, 1.0], [-1.0, -1.0], [1.0, 1.0]]> : tensor<3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> ()
  %28 = stablehlo.constant dense<"0x00C040000000400000000040"> : tensor<2x3x2xf8E5M2FNUZ>
  %29 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [1.0, 0.0, -1.0]]> : tensor<2x3xf8E5M2FNUZ>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  %31 = stablehlo.constant dense<0.0> : tensor<2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> ()
  %32 = stablehlo.constant dense<[[1.0, 1.0], [0.0, 0.0], [1.0, -1.0]]> : tensor<3x2xf8E5M2FNUZ>
  %33 = "stablehlo.einsum"(%32, %24) <{einsum_config = "ij,j->i"}> : (tensor<3x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
  %34 = stablehlo.constant dense<[2.0, 0.0, 0.0]> : tensor<3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> ()
  %35 = stablehlo.constant dense<"0x0000C0004000000000000040000000000000400000000000"> : tensor<2x3x2x2xf8E5M2FNUZ>
  %36 = stablehlo.constant dense<"0x0000000040C0004000000000000000000000000000400000"> : tensor<2x2x3x2xf8E5M2FNUZ>
  %37 = "stablehlo.einsum"(%35, %36) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xf8E5M2FNUZ>, tensor<2x2x3x2xf8E5M2FNUZ>) -> tensor<3x2x2x2xf8E5M2FNUZ>
  %38 = stablehlo.constant dense<0.0> : tensor<3x2x2x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<3x2x2x2xf8E5M2FNUZ>, tensor<3x2x2x2xf8E5M2FNUZ>) -> ()
  %39 = stablehlo.constant dense<"0x000040C00000404000000000"> : tensor<2x3x2xf8E5M2FNUZ>
  %40 = "stablehlo.einsum"(%39, %24) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  %41 = stablehlo.constant dense<[[2.0, 2.0], [0.0, 0.0], [0.0, 0.0]]> : tensor<3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> ()
  %42 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [-1.0, 1.0, 1.0]]> : tensor<2x3xf8E5M2FNUZ>
  %43 = stablehlo.constant dense<"0x00C000004000404000"> : tensor<3x3xf8E5M2FNUZ>
  %44 = "stablehlo.einsum"(%42, %43) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xf8E5M2FNUZ>, tensor<3x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  %45 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 1.0, 0.0]]> : tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  %46 = stablehlo.constant dense<"0x00400000400000000000C040"> : tensor<2x2x3xf8E5M2FNUZ>
  %47 = stablehlo.constant dense<"0x00004000004000C000400000"> : tensor<3x2x2xf8E5M2FNUZ>
  %48 = "stablehlo.einsum"(%46, %47) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xf8E5M2FNUZ>, tensor<3x2x2xf8E5M2FNUZ>) -> tensor<2x3x2xf8E5M2FNUZ>
  %49 = stablehlo.constant dense<"0x000000C00000000000400000"> : tensor<2x3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2x3x2xf8E5M2FNUZ>) -> ()
  return
}
// -----
// einsum of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<2xf8E8M0FNU>
  %1 = stablehlo.constant dense<1.0> : tensor<3xf8E8M0FNU>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "a,b->ba"}> : (tensor<2xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> tensor<3x2xf8E8M0FNU>
  %3 = stablehlo.constant dense<1.0> : tensor<3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x2xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<1.0> : tensor<2x3xf8E8M0FNU>
  %5 = "stablehlo.einsum"(%4, %4) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> tensor<3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %3) : (tensor<3x2xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>) -> ()
  return
}
// -----
// einsum of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, -3.0, 2.0], [1.0, 0.0, 3.0]]> : tensor<2x3xbf16>
  %1 = stablehlo.constant dense<"0x404080BF000040C040400000803F803F00C04040803F40C0"> : tensor<3x4xbf16>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xbf16>
  %3 = stablehlo.constant dense<[[-10.0, 5.0, -1.0, -12.0], [-3.0, 8.0, 3.0, -12.0]]> : tensor<2x4xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> ()
  %4 = stablehlo.constant dense<[[1.0, -3.0, 3.0], [0.0, -1.0, 1.0]]> : tensor<2x3xbf16>
  %5 = stablehlo.constant dense<"0x00C000C0803F00000040803F803F80BF803F004040400040"> : tensor<4x3xbf16>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xbf16>, tensor<4x3xbf16>) -> tensor<4x2xbf16>
  %7 = stablehlo.constant dense<[[7.0, 3.0], [-3.0, -1.0], [7.0, 2.0], [-1.0, -1.0]]> : tensor<4x2xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xbf16>, tensor<4x2xbf16>) -> ()
  %8 = stablehlo.constant dense<"0x803F0000004040400000004040404040803F40C000400000"> : tensor<2x3x2xbf16>
  %9 = stablehlo.constant dense<"0x80BF40C0803F404000004040000000000040004000000040"> : tensor<2x2x3xbf16>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xbf16>, tensor<2x2x3xbf16>) -> tensor<2x3x3xbf16>
  %11 = stablehlo.constant dense<"0x80BF40C0803FE040C0C03041C0400000C040C04000004041C0C0000080C0000000008040"> : tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %12 = stablehlo.constant dense<"0x40C080BF40C0000080BF80BF404080BF4040000000000040"> : tensor<2x3x2xbf16>
  %13 = stablehlo.constant dense<"0x0040004040400040404080BF803F40C000C0000000C04040"> : tensor<2x3x2xbf16>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xbf16>, tensor<2x3x2xbf16>) -> tensor<3x2x3xbf16>
  %15 = stablehlo.constant dense<"0xE0C0C0C040C01041C040C0C0E0C010C180BFC040C0400000E0C010C180BFC0C040C0C040"> : tensor<3x2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xbf16>, tensor<3x2x3xbf16>) -> ()
  %16 = stablehlo.constant dense<[[3.0, 1.0, 1.0], [-2.0, -3.0, -1.0]]> : tensor<2x3xbf16>
  %17 = stablehlo.constant dense<[[-3.0, -3.0, -3.0], [3.0, 1.0, 2.0]]> : tensor<2x3xbf16>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<bf16>
  %19 = stablehlo.constant dense<-26.0> : tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<bf16>, tensor<bf16>) -> ()
  %20 = stablehlo.constant dense<[[-1.0, -2.0, 1.0], [-2.0, 1.0, 1.0]]> : tensor<2x3xbf16>
  %21 = stablehlo.constant dense<[[-1.0, -3.0, 1.0], [1.0, 1.0, 0.0]]> : tensor<2x3xbf16>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<3x2xbf16>
  %23 = stablehlo.constant dense<[[1.0, -2.0], [6.0, 1.0], [1.0, 0.0]]> : tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %24 = stablehlo.constant dense<[3.0, -3.0]> : tensor<2xbf16>
  %25 = stablehlo.constant dense<[-2.0, 0.0, -2.0]> : tensor<3xbf16>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xbf16>, tensor<3xbf16>) -> tensor<3x2xbf16>
  %27 = stablehlo.constant dense<[[-6.0, 6.0], [0.0, 0.0], [-6.0, 6.0]]> : tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %28 = stablehlo.constant dense<"0x004080BF40C000C040C0404080BF00C0404000C080BF0000"> : tensor<2x3x2xbf16>
  %29 = stablehlo.constant dense<[[-3.0, -2.0, -2.0], [2.0, 0.0, 1.0]]> : tensor<2x3xbf16>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xbf16>, tensor<2x3xbf16>) -> tensor<2xbf16>
  %31 = stablehlo.constant dense<[7.0, -5.0]> : tensor<2xbf16>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  %32 = stablehlo.constant dense<[[-3.0, 0.0], [1.0, 0.0], [-1.0, -3.0]]> : tensor<3x2xbf16>
  %33 = stablehlo.constant dense<[-3.0, -2.0]> : tensor<2xbf16>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xbf16>, tensor<2xbf16>) -> tensor<3xbf16>
  %35 = stablehlo.constant dense<[9.0, -3.0, 9.0]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %36 = stablehlo.constant dense<"0x404080BF40C000C000400000004080BF803F80BF0000803F00400000803F004080BF404000400000404000C040C080BF"> : tensor<2x3x2x2xbf16>
  %37 = stablehlo.constant dense<"0x00C080BF40C040C00040803F80BF000000C00040004080BF40C0803F803F40C0004000C0000000C080BF404080BF80BF"> : tensor<2x2x3x2xbf16>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xbf16>, tensor<2x2x3x2xbf16>) -> tensor<3x2x2x2xbf16>
  %39 = stablehlo.constant dense<"0xA0C040C000414040C0C0004040C040C0C0C0C0C080C000C180C040410040C0C000000040004080BF004180C0A0C0E040"> : tensor<3x2x2x2xbf16>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xbf16>, tensor<3x2x2x2xbf16>) -> ()
  %40 = stablehlo.constant dense<"0x80BF404000C080BF40C080BF40C000C0004000C040C000C0"> : tensor<2x3x2xbf16>
  %41 = stablehlo.constant dense<[-2.0, 1.0]> : tensor<2xbf16>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xbf16>, tensor<2xbf16>) -> tensor<3x2xbf16>
  %43 = stablehlo.constant dense<[[6.0, -3.0], [6.0, -3.0], [18.0, -9.0]]> : tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %44 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [2.0, -3.0, 1.0]]> : tensor<2x3xbf16>
  %45 = stablehlo.constant dense<"0x404000C0803F80BF803F00C00040404040C0"> : tensor<3x3xbf16>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xbf16>, tensor<3x3xbf16>) -> tensor<2x3xbf16>
  %47 = stablehlo.constant dense<[[3.0, 0.0, 0.0], [6.0, -3.0, -3.0]]> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %48 = stablehlo.constant dense<"0x803F000080BF000080BF803F000000C00000004080BF0000"> : tensor<2x2x3xbf16>
  %49 = stablehlo.constant dense<"0x0040000040C080BF40C0004040C000400040404040C04040"> : tensor<3x2x2xbf16>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xbf16>, tensor<3x2x2xbf16>) -> tensor<2x3x2xbf16>
  %51 = stablehlo.constant dense<"0x004080BF0000000000C040C0804000C0404000C000000000"> : tensor<2x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xbf16>, tensor<2x3x2xbf16>) -> ()
  return
}
// -----
// einsum of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 3.0, 3.0], [-1.0, -1.0, 0.0]]> : tensor<2x3xf16>
  %1 = stablehlo.constant dense<"0x003C003C00C2003C004200BC004000C200BC004200C200C0"> : tensor<3x4xf16>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf16>, tensor<3x4xf16>) -> tensor<2x4xf16>
  %3 = stablehlo.constant dense<[[5.0, 5.0, 0.0, -16.0], [-4.0, 0.0, 1.0, 2.0]]> : tensor<2x4xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xf16>, tensor<2x4xf16>) -> ()
  %4 = stablehlo.constant dense<[[2.0, -1.0, 2.0], [2.0, 2.0, 0.0]]> : tensor<2x3xf16>
  %5 = stablehlo.constant dense<"0x00C000C2004200000000004000C200BC003C00C200C20042"> : tensor<4x3xf16>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xf16>, tensor<4x3xf16>) -> tensor<4x2xf16>
  %7 = stablehlo.constant dense<[[5.0, -10.0], [4.0, 0.0], [-3.0, -8.0], [3.0, -12.0]]> : tensor<4x2xf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xf16>, tensor<4x2xf16>) -> ()
  %8 = stablehlo.constant dense<"0x003C0000004000C200420042000000C200C0004000400000"> : tensor<2x3x2xf16>
  %9 = stablehlo.constant dense<"0x0000000000C2000000C0003C003C004200C00040003C003C"> : tensor<2x2x3xf16>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xf16>, tensor<2x2x3xf16>) -> tensor<2x3x3xf16>
  %11 = stablehlo.constant dense<"0x0000000000C20000004680C8000000C600C600C600C200C2004000C400460040004600C4"> : tensor<2x3x3xf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xf16>, tensor<2x3x3xf16>) -> ()
  %12 = stablehlo.constant dense<"0x004000400000000000C00040003C0000000000C20040003C"> : tensor<2x3x2xf16>
  %13 = stablehlo.constant dense<"0x00C2003C00400042004200BC00BC004200BC00BC00000040"> : tensor<2x3x2xf16>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xf16>, tensor<2x3x2xf16>) -> tensor<3x2x3xf16>
  %15 = stablehlo.constant dense<"0x00C800000044003C80C800450040000000C60042004200450046000000C600BC00C60000"> : tensor<3x2x3xf16>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xf16>, tensor<3x2x3xf16>) -> ()
  %16 = stablehlo.constant dense<[[-2.0, 0.0, 3.0], [2.0, 2.0, -3.0]]> : tensor<2x3xf16>
  %17 = stablehlo.constant dense<[[3.0, -3.0, -3.0], [2.0, -3.0, 0.0]]> : tensor<2x3xf16>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<f16>
  %19 = stablehlo.constant dense<-17.0> : tensor<f16>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f16>, tensor<f16>) -> ()
  %20 = stablehlo.constant dense<[[2.0, 3.0, -1.0], [2.0, 2.0, 0.0]]> : tensor<2x3xf16>
  %21 = stablehlo.constant dense<[[-2.0, -2.0, -3.0], [-2.0, 0.0, -1.0]]> : tensor<2x3xf16>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<3x2xf16>
  %23 = stablehlo.constant dense<[[-4.0, -4.0], [-6.0, 0.0], [3.0, 0.0]]> : tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %24 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf16>
  %25 = stablehlo.constant dense<[1.0, 1.0, 0.0]> : tensor<3xf16>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xf16>, tensor<3xf16>) -> tensor<3x2xf16>
  %27 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 1.0], [0.0, 0.0]]> : tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %28 = stablehlo.constant dense<"0x00C200000000004000BC00C000C0003C003C00C000BC00BC"> : tensor<2x3x2xf16>
  %29 = stablehlo.constant dense<[[-3.0, 2.0, 3.0], [2.0, 3.0, -2.0]]> : tensor<2x3xf16>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xf16>, tensor<2x3xf16>) -> tensor<2xf16>
  %31 = stablehlo.constant dense<[16.0, 3.0]> : tensor<2xf16>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xf16>, tensor<2xf16>) -> ()
  %32 = stablehlo.constant dense<[[1.0, 2.0], [2.0, 1.0], [1.0, 1.0]]> : tensor<3x2xf16>
  %33 = stablehlo.constant dense<[-3.0, -2.0]> : tensor<2xf16>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xf16>, tensor<2xf16>) -> tensor<3xf16>
  %35 = stablehlo.constant dense<[-7.0, -8.0, -5.0]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %36 = stablehlo.constant dense<"0x00BC004200C2004000C200C2003C0000003C00C200BC00000040004200400042004000C200C000C00042003C00BC00BC"> : tensor<2x3x2x2xf16>
  %37 = stablehlo.constant dense<"0x003C0000004000BC004000C000C0003C0042000000C000C00040004000C000C20042004000BC0042004200C000C200BC"> : tensor<2x2x3x2xf16>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xf16>, tensor<2x2x3x2xf16>) -> tensor<3x2x2x2xf16>
  %39 = stablehlo.constant dense<"0x00C7004200C70040003C804A003C804A80CB0042004000BC80CA000000C000490048004400C0004000460045000000BC"> : tensor<3x2x2x2xf16>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xf16>, tensor<3x2x2x2xf16>) -> ()
  %40 = stablehlo.constant dense<"0x003C00420040003C003C004200C000420000003C004200BC"> : tensor<2x3x2xf16>
  %41 = stablehlo.constant dense<1.0> : tensor<2xf16>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xf16>, tensor<2xf16>) -> tensor<3x2xf16>
  %43 = stablehlo.constant dense<[[5.0, 5.0], [4.0, 4.0], [6.0, 6.0]]> : tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %44 = stablehlo.constant dense<[[2.0, -1.0, 1.0], [1.0, -1.0, 2.0]]> : tensor<2x3xf16>
  %45 = stablehlo.constant dense<"0x003C0000000000400000004000C000420042"> : tensor<3x3xf16>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xf16>, tensor<3x3xf16>) -> tensor<2x3xf16>
  %47 = stablehlo.constant dense<[[2.0, 0.0, 3.0], [1.0, 0.0, 6.0]]> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %48 = stablehlo.constant dense<"0x00C0000000C0003C003C00C0000000C200C000C000C000BC"> : tensor<2x2x3xf16>
  %49 = stablehlo.constant dense<"0x00C000C000C20040004000C00042004200BC00C000000042"> : tensor<3x2x2xf16>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xf16>, tensor<3x2x2xf16>) -> tensor<2x3x2xf16>
  %51 = stablehlo.constant dense<"0x004400C400000000004000C6004400C400C400C6003C00C2"> : tensor<2x3x2xf16>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xf16>, tensor<2x3x2xf16>) -> ()
  return
}
// -----
// einsum of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[3.0, -3.0, 3.0], [0.0, -1.0, -3.0]]> : tensor<2x3xf32>
  %1 = stablehlo.constant dense<[[3.0, 0.0, 3.0, -1.0], [2.0, 1.0, -1.0, 3.0], [-1.0, 3.0, 0.0, 0.0]]> : tensor<3x4xf32>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %3 = stablehlo.constant dense<[[0.0, 6.0, 12.0, -12.0], [1.0, -10.0, 1.0, -3.0]]> : tensor<2x4xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
  %4 = stablehlo.constant dense<[[-1.0, 0.0, 0.0], [-1.0, -2.0, -1.0]]> : tensor<2x3xf32>
  %5 = stablehlo.constant dense<[[1.0, 1.0, 3.0], [-2.0, 2.0, 1.0], [-3.0, -3.0, 0.0], [2.0, 3.0, 0.0]]> : tensor<4x3xf32>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<4x2xf32>
  %7 = stablehlo.constant dense<[[-1.0, -6.0], [2.0, -3.0], [3.0, 9.0], [-2.0, -8.0]]> : tensor<4x2xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
  %8 = stablehlo.constant dense<[[[0.0, 1.0], [0.0, -1.0], [3.0, 1.0]], [[-1.0, -1.0], [1.0, 0.0], [2.0, -1.0]]]> : tensor<2x3x2xf32>
  %9 = stablehlo.constant dense<[[[3.0, 0.0, 1.0], [-3.0, -1.0, -3.0]], [[0.0, -1.0, -3.0], [3.0, 0.0, -1.0]]]> : tensor<2x2x3xf32>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xf32>, tensor<2x2x3xf32>) -> tensor<2x3x3xf32>
  %11 = stablehlo.constant dense<[[[-3.0, -1.0, -3.0], [3.0, 1.0, 3.0], [6.0, -1.0, 0.0]], [[-3.0, 1.0, 4.0], [0.0, -1.0, -3.0], [-3.0, -2.0, -5.0]]]> : tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %12 = stablehlo.constant dense<[[[3.0, -2.0], [3.0, 1.0], [-2.0, -3.0]], [[1.0, 0.0], [-3.0, -3.0], [0.0, 2.0]]]> : tensor<2x3x2xf32>
  %13 = stablehlo.constant dense<[[[0.0, -3.0], [1.0, -2.0], [-2.0, 3.0]], [[1.0, -2.0], [-2.0, -2.0], [1.0, 3.0]]]> : tensor<2x3x2xf32>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<3x2x3xf32>
  %15 = stablehlo.constant dense<[[[-2.0, 1.0, -3.0], [-3.0, 15.0, -4.0]], [[7.0, 1.0, 4.0], [-2.0, 12.0, -4.0]], [[-8.0, -5.0, 1.0], [3.0, -18.0, 6.0]]]> : tensor<3x2x3xf32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xf32>, tensor<3x2x3xf32>) -> ()
  %16 = stablehlo.constant dense<[[-1.0, -2.0, 1.0], [2.0, 3.0, -1.0]]> : tensor<2x3xf32>
  %17 = stablehlo.constant dense<[[2.0, 0.0, -1.0], [-1.0, 2.0, 1.0]]> : tensor<2x3xf32>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<f32>
  %19 = stablehlo.constant dense<0.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f32>, tensor<f32>) -> ()
  %20 = stablehlo.constant dense<[[-3.0, -3.0, 0.0], [2.0, -2.0, -3.0]]> : tensor<2x3xf32>
  %21 = stablehlo.constant dense<[[1.0, -1.0, 3.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf32>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<3x2xf32>
  %23 = stablehlo.constant dense<[[-3.0, 2.0], [3.0, -4.0], [0.0, -9.0]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %24 = stablehlo.constant dense<[-3.0, -1.0]> : tensor<2xf32>
  %25 = stablehlo.constant dense<[-3.0, 3.0, 3.0]> : tensor<3xf32>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xf32>, tensor<3xf32>) -> tensor<3x2xf32>
  %27 = stablehlo.constant dense<[[9.0, 3.0], [-9.0, -3.0], [-9.0, -3.0]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %28 = stablehlo.constant dense<[[[2.0, 2.0], [-1.0, 2.0], [-1.0, -1.0]], [[3.0, 0.0], [-3.0, 1.0], [1.0, -3.0]]]> : tensor<2x3x2xf32>
  %29 = stablehlo.constant dense<[[-3.0, 3.0, 1.0], [3.0, 2.0, 3.0]]> : tensor<2x3xf32>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  %31 = stablehlo.constant dense<[-3.0, -24.0]> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xf32>, tensor<2xf32>) -> ()
  %32 = stablehlo.constant dense<[[-1.0, -3.0], [3.0, -3.0], [1.0, -2.0]]> : tensor<3x2xf32>
  %33 = stablehlo.constant dense<-1.0> : tensor<2xf32>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3xf32>
  %35 = stablehlo.constant dense<[4.0, 0.0, 1.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %36 = stablehlo.constant dense<[[[[3.0, 0.0], [-1.0, 1.0]], [[2.0, 3.0], [-1.0, -1.0]], [[-3.0, -3.0], [3.0, 3.0]]], [[[1.0, -2.0], [-2.0, 1.0]], [[1.0, -1.0], [-1.0, 3.0]], [[-1.0, -1.0], [0.0, 2.0]]]]> : tensor<2x3x2x2xf32>
  %37 = stablehlo.constant dense<[[[[-2.0, -1.0], [2.0, -1.0], [-3.0, -2.0]], [[3.0, -1.0], [3.0, 2.0], [-3.0, -3.0]]], [[[-3.0, 3.0], [1.0, -1.0], [-3.0, -1.0]], [[3.0, 1.0], [3.0, 3.0], [1.0, 1.0]]]]> : tensor<2x2x3x2xf32>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xf32>, tensor<2x2x3x2xf32>) -> tensor<3x2x2x2xf32>
  %39 = stablehlo.constant dense<[[[[-6.0, -3.0], [5.0, 0.0]], [[-9.0, 1.0], [9.0, -5.0]]], [[[13.0, 4.0], [-5.0, -1.0]], [[-2.0, -4.0], [8.0, 10.0]]], [[[18.0, 15.0], [-18.0, -15.0]], [[2.0, 0.0], [2.0, 2.0]]]]> : tensor<3x2x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>) -> ()
  %40 = stablehlo.constant dense<[[[2.0, 2.0], [-3.0, 0.0], [-2.0, 2.0]], [[-3.0, 2.0], [0.0, -2.0], [0.0, -2.0]]]> : tensor<2x3x2xf32>
  %41 = stablehlo.constant dense<[-2.0, 1.0]> : tensor<2xf32>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %43 = stablehlo.constant dense<[[-6.0, 3.0], [10.0, -5.0], [4.0, -2.0]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %44 = stablehlo.constant dense<[[2.0, 3.0, -2.0], [0.0, 1.0, 3.0]]> : tensor<2x3xf32>
  %45 = stablehlo.constant dense<[[-1.0, 2.0, -3.0], [3.0, -1.0, 0.0], [2.0, 0.0, 0.0]]> : tensor<3x3xf32>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %47 = stablehlo.constant dense<[[-2.0, -3.0, 0.0], [0.0, -1.0, 0.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %48 = stablehlo.constant dense<[[[-1.0, 0.0, 2.0], [-1.0, 2.0, 2.0]], [[-3.0, 2.0, -1.0], [1.0, 1.0, -2.0]]]> : tensor<2x2x3xf32>
  %49 = stablehlo.constant dense<[[[-2.0, 0.0], [3.0, -1.0]], [[2.0, -1.0], [0.0, 2.0]], [[-2.0, 3.0], [1.0, 3.0]]]> : tensor<3x2x2xf32>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xf32>, tensor<3x2x2xf32>) -> tensor<2x3x2xf32>
  %51 = stablehlo.constant dense<[[[2.0, 1.0], [0.0, 0.0], [-4.0, 6.0]], [[-2.0, -1.0], [2.0, 2.0], [4.0, -6.0]]]> : tensor<2x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
  return
}
// -----
// einsum of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-3.0, 2.0, -3.0], [-3.0, -2.0, -3.0]]> : tensor<2x3xf64>
  %1 = stablehlo.constant dense<[[-3.0, -2.0, -3.0, 1.0], [-1.0, 3.0, 0.0, 3.0], [2.0, -2.0, -3.0, 0.0]]> : tensor<3x4xf64>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf64>, tensor<3x4xf64>) -> tensor<2x4xf64>
  %3 = stablehlo.constant dense<[[1.0, 18.0, 18.0, 3.0], [5.0, 6.0, 18.0, -9.0]]> : tensor<2x4xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xf64>, tensor<2x4xf64>) -> ()
  %4 = stablehlo.constant dense<[[2.0, 0.0, -3.0], [2.0, -1.0, 0.0]]> : tensor<2x3xf64>
  %5 = stablehlo.constant dense<[[-1.0, 3.0, -3.0], [-2.0, -3.0, 0.0], [-2.0, -2.0, 1.0], [1.0, 1.0, -2.0]]> : tensor<4x3xf64>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xf64>, tensor<4x3xf64>) -> tensor<4x2xf64>
  %7 = stablehlo.constant dense<[[7.0, -5.0], [-4.0, -1.0], [-7.0, -2.0], [8.0, 1.0]]> : tensor<4x2xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xf64>, tensor<4x2xf64>) -> ()
  %8 = stablehlo.constant dense<[[[2.0, 0.0], [3.0, 3.0], [2.0, 2.0]], [[-3.0, -1.0], [-2.0, 0.0], [-2.0, 1.0]]]> : tensor<2x3x2xf64>
  %9 = stablehlo.constant dense<[[[3.0, -3.0, -2.0], [2.0, -1.0, -3.0]], [[1.0, 2.0, -3.0], [-3.0, 1.0, 1.0]]]> : tensor<2x2x3xf64>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xf64>, tensor<2x2x3xf64>) -> tensor<2x3x3xf64>
  %11 = stablehlo.constant dense<[[[6.0, -6.0, -4.0], [15.0, -12.0, -15.0], [10.0, -8.0, -10.0]], [[0.0, -7.0, 8.0], [-2.0, -4.0, 6.0], [-5.0, -3.0, 7.0]]]> : tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %12 = stablehlo.constant dense<[[[1.0, -3.0], [3.0, 1.0], [3.0, -2.0]], [[1.0, 3.0], [-2.0, 0.0], [3.0, -3.0]]]> : tensor<2x3x2xf64>
  %13 = stablehlo.constant dense<[[[-1.0, 2.0], [-3.0, -2.0], [2.0, -1.0]], [[1.0, 1.0], [3.0, -1.0], [-3.0, 2.0]]]> : tensor<2x3x2xf64>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> tensor<3x2x3xf64>
  %15 = stablehlo.constant dense<[[[-4.0, -2.0, -5.0], [5.0, -4.0, 3.0]], [[-12.0, -6.0, -15.0], [-5.0, 4.0, -3.0]], [[11.0, 3.0, 12.0], [5.0, 2.0, -9.0]]]> : tensor<3x2x3xf64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xf64>, tensor<3x2x3xf64>) -> ()
  %16 = stablehlo.constant dense<[[1.0, -3.0, 2.0], [-3.0, -1.0, -2.0]]> : tensor<2x3xf64>
  %17 = stablehlo.constant dense<[[-1.0, -2.0, -2.0], [-3.0, -1.0, -2.0]]> : tensor<2x3xf64>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<f64>
  %19 = stablehlo.constant dense<15.0> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f64>, tensor<f64>) -> ()
  %20 = stablehlo.constant dense<[[2.0, 0.0, 3.0], [1.0, -3.0, 3.0]]> : tensor<2x3xf64>
  %21 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [-1.0, 3.0, 3.0]]> : tensor<2x3xf64>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<3x2xf64>
  %23 = stablehlo.constant dense<[[6.0, -1.0], [0.0, -9.0], [3.0, 9.0]]> : tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %24 = stablehlo.constant dense<[-3.0, -1.0]> : tensor<2xf64>
  %25 = stablehlo.constant dense<[-1.0, -3.0, -3.0]> : tensor<3xf64>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xf64>, tensor<3xf64>) -> tensor<3x2xf64>
  %27 = stablehlo.constant dense<[[3.0, 1.0], [9.0, 3.0], [9.0, 3.0]]> : tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %28 = stablehlo.constant dense<[[[3.0, 0.0], [-1.0, 1.0], [2.0, 0.0]], [[-3.0, 0.0], [-2.0, -2.0], [0.0, 3.0]]]> : tensor<2x3x2xf64>
  %29 = stablehlo.constant dense<[[-2.0, 2.0, 3.0], [-2.0, 1.0, -1.0]]> : tensor<2x3xf64>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xf64>, tensor<2x3xf64>) -> tensor<2xf64>
  %31 = stablehlo.constant dense<[-1.0, -3.0]> : tensor<2xf64>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xf64>, tensor<2xf64>) -> ()
  %32 = stablehlo.constant dense<[[1.0, 0.0], [0.0, 3.0], [-2.0, 1.0]]> : tensor<3x2xf64>
  %33 = stablehlo.constant dense<[3.0, -3.0]> : tensor<2xf64>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xf64>, tensor<2xf64>) -> tensor<3xf64>
  %35 = stablehlo.constant dense<[3.0, -9.0, -9.0]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %36 = stablehlo.constant dense<[[[[1.0, 0.0], [-2.0, 0.0]], [[3.0, -1.0], [1.0, -3.0]], [[3.0, -1.0], [-2.0, 2.0]]], [[[-1.0, -2.0], [0.0, 2.0]], [[-3.0, -1.0], [-1.0, 3.0]], [[-1.0, 3.0], [-1.0, 2.0]]]]> : tensor<2x3x2x2xf64>
  %37 = stablehlo.constant dense<[[[[0.0, 1.0], [-2.0, -2.0], [-1.0, -1.0]], [[-3.0, -2.0], [0.0, -3.0], [-2.0, 0.0]]], [[[-3.0, -3.0], [2.0, -1.0], [2.0, 3.0]], [[1.0, 1.0], [3.0, -3.0], [0.0, -1.0]]]]> : tensor<2x2x3x2xf64>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xf64>, tensor<2x2x3x2xf64>) -> tensor<3x2x2x2xf64>
  %39 = stablehlo.constant dense<[[[[0.0, 1.0], [0.0, -2.0]], [[1.0, 1.0], [2.0, 2.0]]], [[[-6.0, -3.0], [-2.0, 7.0]], [[-9.0, 6.0], [7.0, -8.0]]], [[[-1.0, -3.0], [-2.0, 2.0]], [[-2.0, -6.0], [-2.0, -5.0]]]]> : tensor<3x2x2x2xf64>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xf64>, tensor<3x2x2x2xf64>) -> ()
  %40 = stablehlo.constant dense<[[[3.0, -3.0], [-2.0, 2.0], [-3.0, 1.0]], [[-3.0, -3.0], [3.0, -1.0], [0.0, -3.0]]]> : tensor<2x3x2xf64>
  %41 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf64>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xf64>, tensor<2xf64>) -> tensor<3x2xf64>
  %43 = stablehlo.constant dense<[[0.0, -6.0], [0.0, 2.0], [0.0, -5.0]]> : tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %44 = stablehlo.constant dense<[[2.0, 1.0, -3.0], [0.0, 0.0, -1.0]]> : tensor<2x3xf64>
  %45 = stablehlo.constant dense<[[-2.0, 0.0, 0.0], [-2.0, 3.0, 3.0], [3.0, -1.0, 2.0]]> : tensor<3x3xf64>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xf64>, tensor<3x3xf64>) -> tensor<2x3xf64>
  %47 = stablehlo.constant dense<[[-4.0, 3.0, -6.0], [0.0, 0.0, -2.0]]> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %48 = stablehlo.constant dense<[[[3.0, 0.0, -3.0], [1.0, -1.0, -3.0]], [[-3.0, 1.0, 0.0], [-2.0, 2.0, 1.0]]]> : tensor<2x2x3xf64>
  %49 = stablehlo.constant dense<[[[2.0, 1.0], [3.0, 1.0]], [[-2.0, 1.0], [0.0, -2.0]], [[3.0, 3.0], [-3.0, 0.0]]]> : tensor<3x2x2xf64>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xf64>, tensor<3x2x2xf64>) -> tensor<2x3x2xf64>
  %51 = stablehlo.constant dense<[[[6.0, 3.0], [0.0, 0.0], [-9.0, 0.0]], [[-4.0, -2.0], [-4.0, -4.0], [3.0, 0.0]]]> : tensor<2x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> ()
  return
}
// -----
// einsum of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-1.0, 1.0), (0.0, 2.0), (-1.0, 1.0)], [(-3.0, 2.0), (2.0, -1.0), (3.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %1 = stablehlo.constant dense<[[(3.0, 1.0), (-1.0, 1.0), (1.0, 1.0), (-3.0, 3.0)], [(-1.0, 1.0), (1.0, 0.0), (1.0, 2.0), (-2.0, 1.0)], [(0.0, -2.0), (-1.0, 3.0), (-3.0, 3.0), (1.0, 2.0)]]> : tensor<3x4xcomplex<f32>>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  %3 = stablehlo.constant dense<[[(-4.0, 2.0), (-2.0, -4.0), (-6.0, -4.0), (-5.0, -11.0)], [(-12.0, 0.0), (0.0, 3.0), (-10.0, 11.0), (3.0, -5.0)]]> : tensor<2x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> ()
  %4 = stablehlo.constant dense<[[(2.0, 2.0), (-3.0, -3.0), (-2.0, 2.0)], [(1.0, -1.0), (1.0, 0.0), (-2.0, -3.0)]]> : tensor<2x3xcomplex<f32>>
  %5 = stablehlo.constant dense<[[(0.0, 2.0), (2.0, -1.0), (1.0, 3.0)], [(-3.0, -3.0), (-1.0, 2.0), (0.0, -1.0)], [(-3.0, -1.0), (0.0, -2.0), (-2.0, -2.0)], [(0.0, 1.0), (-3.0, 2.0), (-3.0, 0.0)]]> : tensor<4x3xcomplex<f32>>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
  %7 = stablehlo.constant dense<[[(-21.0, -3.0), (11.0, -8.0)], [(11.0, -13.0), (-10.0, 4.0)], [(-2.0, -2.0), (-6.0, 10.0)], [(19.0, -1.0), (4.0, 12.0)]]> : tensor<4x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> ()
  %8 = stablehlo.constant dense<[[[(1.0, 2.0), (-2.0, 2.0)], [(1.0, 3.0), (-3.0, 2.0)], [(-1.0, 2.0), (-3.0, 1.0)]], [[(3.0, -3.0), (3.0, -2.0)], [(-1.0, 0.0), (2.0, -1.0)], [(-3.0, -1.0), (3.0, 2.0)]]]> : tensor<2x3x2xcomplex<f32>>
  %9 = stablehlo.constant dense<[[[(-3.0, -2.0), (1.0, 2.0), (-2.0, -3.0)], [(-2.0, -3.0), (1.0, 1.0), (0.0, 1.0)]], [[(-1.0, -3.0), (3.0, -3.0), (-1.0, -3.0)], [(3.0, -3.0), (-2.0, 2.0), (1.0, 3.0)]]]> : tensor<2x2x3xcomplex<f32>>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %11 = stablehlo.constant dense<[[[(11.0, -6.0), (-7.0, 4.0), (2.0, -9.0)], [(15.0, -6.0), (-10.0, 4.0), (5.0, -12.0)], [(16.0, 3.0), (-9.0, -2.0), (7.0, -4.0)]], [[(-9.0, -21.0), (-2.0, -8.0), (-3.0, 1.0)], [(4.0, -6.0), (-5.0, 9.0), (6.0, 8.0)], [(15.0, 7.0), (-22.0, 8.0), (-3.0, 21.0)]]]> : tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %12 = stablehlo.constant dense<[[[(-1.0, -1.0), (1.0, -3.0)], [(-2.0, 0.0), (-3.0, 3.0)], [(-2.0, 3.0), (-2.0, 0.0)]], [[(-3.0, 1.0), (-1.0, -2.0)], [(-2.0, -3.0), (2.0, -2.0)], [(0.0, -1.0), (3.0, -2.0)]]]> : tensor<2x3x2xcomplex<f32>>
  %13 = stablehlo.constant dense<[[[(-3.0, -3.0), (2.0, -2.0)], [(3.0, 3.0), (1.0, 3.0)], [(-1.0, 2.0), (-2.0, 2.0)]], [[(1.0, 2.0), (-2.0, -1.0)], [(0.0, 1.0), (-3.0, -1.0)], [(2.0, -1.0), (3.0, -1.0)]]]> : tensor<2x3x2xcomplex<f32>>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> tensor<3x2x3xcomplex<f32>>
  %15 = stablehlo.constant dense<[[[(7.0, 5.0), (-3.0, 3.0), (13.0, -7.0)], [(-4.0, 13.0), (-16.0, 0.0), (-10.0, -1.0)]], [[(3.0, -5.0), (-9.0, -9.0), (-15.0, 1.0)], [(-5.0, -1.0), (-1.0, -5.0), (-8.0, 2.0)]], [[(2.0, -8.0), (-1.0, 5.0), (-8.0, -5.0)], [(-1.0, -13.0), (14.0, -6.0), (9.0, -7.0)]]]> : tensor<3x2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xcomplex<f32>>, tensor<3x2x3xcomplex<f32>>) -> ()
  %16 = stablehlo.constant dense<[[(3.0, 1.0), (2.0, -1.0), (-3.0, -3.0)], [(-2.0, -1.0), (-2.0, 3.0), (3.0, -3.0)]]> : tensor<2x3xcomplex<f32>>
  %17 = stablehlo.constant dense<[[(2.0, -2.0), (-3.0, 1.0), (3.0, 1.0)], [(3.0, 0.0), (-1.0, 1.0), (-2.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<complex<f32>>
  %19 = stablehlo.constant dense<(-16.0, -13.0)> : tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  %20 = stablehlo.constant dense<[[(2.0, 1.0), (0.0, 3.0), (2.0, 0.0)], [(-2.0, 2.0), (1.0, 1.0), (3.0, 1.0)]]> : tensor<2x3xcomplex<f32>>
  %21 = stablehlo.constant dense<[[(0.0, 3.0), (-2.0, 0.0), (-3.0, 2.0)], [(-3.0, -2.0), (1.0, 0.0), (-3.0, 2.0)]]> : tensor<2x3xcomplex<f32>>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %23 = stablehlo.constant dense<[[(-3.0, 6.0), (10.0, -2.0)], [(0.0, -6.0), (1.0, 1.0)], [(-6.0, 4.0), (-11.0, 3.0)]]> : tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %24 = stablehlo.constant dense<[(0.0, 0.0), (-2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %25 = stablehlo.constant dense<[(0.0, -2.0), (-1.0, -1.0), (-1.0, 1.0)]> : tensor<3xcomplex<f32>>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %27 = stablehlo.constant dense<[[(0.0, 0.0), (0.0, 4.0)], [(0.0, 0.0), (2.0, 2.0)], [(0.0, 0.0), (2.0, -2.0)]]> : tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %28 = stablehlo.constant dense<[[[(-3.0, -2.0), (-3.0, 1.0)], [(-3.0, -2.0), (-2.0, -1.0)], [(-2.0, -1.0), (-1.0, -1.0)]], [[(1.0, 0.0), (2.0, 1.0)], [(-2.0, -3.0), (-2.0, -3.0)], [(1.0, -1.0), (0.0, -2.0)]]]> : tensor<2x3x2xcomplex<f32>>
  %29 = stablehlo.constant dense<[[(-2.0, 2.0), (3.0, -1.0), (1.0, 0.0)], [(-3.0, -2.0), (2.0, -3.0), (-1.0, -3.0)]]> : tensor<2x3xcomplex<f32>>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %31 = stablehlo.constant dense<[(-1.0, 5.0), (-33.0, -11.0)]> : tensor<2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  %32 = stablehlo.constant dense<[[(-2.0, 3.0), (0.0, 1.0)], [(-1.0, -2.0), (-3.0, -2.0)], [(-2.0, -3.0), (-3.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %33 = stablehlo.constant dense<[(-1.0, 2.0), (-3.0, -2.0)]> : tensor<2xcomplex<f32>>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %35 = stablehlo.constant dense<[(-2.0, -10.0), (10.0, 12.0), (15.0, 8.0)]> : tensor<3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
  %36 = stablehlo.constant dense<[[[[(2.0, 3.0), (-1.0, 1.0)], [(-3.0, -2.0), (-3.0, 3.0)]], [[(-2.0, -2.0), (-2.0, -2.0)], [(-1.0, -2.0), (1.0, -3.0)]], [[(-2.0, 3.0), (-1.0, 1.0)], [(-2.0, 0.0), (2.0, -1.0)]]], [[[(-3.0, -1.0), (3.0, 2.0)], [(-2.0, 2.0), (-1.0, -1.0)]], [[(-3.0, -2.0), (-3.0, 1.0)], [(0.0, 0.0), (-2.0, 1.0)]], [[(-3.0, -3.0), (-3.0, -3.0)], [(1.0, -2.0), (-2.0, -2.0)]]]]> : tensor<2x3x2x2xcomplex<f32>>
  %37 = stablehlo.constant dense<[[[[(-1.0, 0.0), (1.0, 1.0)], [(3.0, -3.0), (0.0, -1.0)], [(3.0, 1.0), (1.0, -2.0)]], [[(-3.0, 3.0), (-2.0, -1.0)], [(2.0, 3.0), (-3.0, -2.0)], [(-2.0, -2.0), (1.0, 0.0)]]], [[[(-3.0, -2.0), (-2.0, -2.0)], [(-3.0, 1.0), (0.0, 3.0)], [(1.0, 0.0), (0.0, 0.0)]], [[(3.0, 1.0), (0.0, -3.0)], [(2.0, -2.0), (3.0, 1.0)], [(-2.0, 3.0), (1.0, -2.0)]]]]> : tensor<2x2x3x2xcomplex<f32>>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xcomplex<f32>>, tensor<2x2x3x2xcomplex<f32>>) -> tensor<3x2x2x2xcomplex<f32>>
  %39 = stablehlo.constant dense<[[[[(-2.0, -9.0), (2.0, 4.0)], [(3.0, -16.0), (8.0, -8.0)]], [[(14.0, 18.0), (10.0, -1.0)], [(8.0, -6.0), (5.0, 3.0)]]], [[[(-10.0, -10.0), (0.0, 12.0)], [(2.0, -6.0), (-11.0, 8.0)]], [[(7.0, 11.0), (-4.0, -9.0)], [(-2.0, 6.0), (-7.0, 1.0)]]], [[[(-5.0, 7.0), (3.0, 8.0)], [(-12.0, -4.0), (0.0, 3.0)]], [[(12.0, -6.0), (-9.0, 3.0)], [(11.0, -4.0), (-6.0, 2.0)]]]]> : tensor<3x2x2x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xcomplex<f32>>, tensor<3x2x2x2xcomplex<f32>>) -> ()
  %40 = stablehlo.constant dense<[[[(-1.0, -2.0), (-2.0, 0.0)], [(-2.0, -2.0), (-2.0, 3.0)], [(-1.0, -1.0), (-3.0, 2.0)]], [[(-1.0, -3.0), (1.0, -3.0)], [(2.0, -1.0), (-2.0, -3.0)], [(1.0, 0.0), (-2.0, -3.0)]]]> : tensor<2x3x2xcomplex<f32>>
  %41 = stablehlo.constant dense<[(-2.0, 2.0), (3.0, -3.0)]> : tensor<2xcomplex<f32>>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %43 = stablehlo.constant dense<[[(22.0, 10.0), (-33.0, -15.0)], [(14.0, -2.0), (-21.0, 3.0)], [(14.0, -6.0), (-21.0, 9.0)]]> : tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %44 = stablehlo.constant dense<[[(3.0, 3.0), (1.0, -1.0), (-3.0, -2.0)], [(-3.0, -3.0), (2.0, 0.0), (1.0, 3.0)]]> : tensor<2x3xcomplex<f32>>
  %45 = stablehlo.constant dense<[[(2.0, -3.0), (2.0, -2.0), (-1.0, -3.0)], [(2.0, -1.0), (0.0, -3.0), (2.0, 0.0)], [(-2.0, -3.0), (2.0, 1.0), (-1.0, -1.0)]]> : tensor<3x3xcomplex<f32>>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  %47 = stablehlo.constant dense<[[(15.0, -3.0), (-3.0, -3.0), (1.0, 5.0)], [(-15.0, 3.0), (0.0, -6.0), (2.0, -4.0)]]> : tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %48 = stablehlo.constant dense<[[[(-3.0, -3.0), (-2.0, -3.0), (0.0, 2.0)], [(0.0, -2.0), (2.0, 2.0), (1.0, -1.0)]], [[(2.0, -2.0), (-1.0, 1.0), (3.0, 0.0)], [(-3.0, -2.0), (-1.0, 1.0), (3.0, -2.0)]]]> : tensor<2x2x3xcomplex<f32>>
  %49 = stablehlo.constant dense<[[[(3.0, -3.0), (-1.0, -3.0)], [(-1.0, 3.0), (-3.0, 1.0)]], [[(-3.0, -3.0), (1.0, -3.0)], [(-2.0, 0.0), (3.0, -1.0)]], [[(-2.0, 1.0), (-3.0, 2.0)], [(1.0, -3.0), (3.0, -2.0)]]]> : tensor<3x2x2xcomplex<f32>>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xcomplex<f32>>, tensor<3x2x2xcomplex<f32>>) -> tensor<2x3x2xcomplex<f32>>
  %51 = stablehlo.constant dense<[[[(-18.0, 0.0), (12.0, 6.0)], [(-3.0, 15.0), (-9.0, -7.0)], [(-2.0, -4.0), (4.0, 6.0)]], [[(-15.0, 3.0), (11.0, 3.0)], [(6.0, 0.0), (-2.0, 4.0)], [(-4.0, 7.0), (5.0, -12.0)]]]> : tensor<2x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> ()
  return
}
// -----
// einsum of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-2.0, -1.0), (3.0, -3.0), (-1.0, 0.0)], [(0.0, -1.0), (-3.0, 3.0), (2.0, 1.0)]]> : tensor<2x3xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(-1.0, 0.0), (3.0, 1.0), (-1.0, 3.0), (1.0, 3.0)], [(3.0, 1.0), (-3.0, 3.0), (-2.0, -1.0), (3.0, 3.0)], [(-3.0, -2.0), (-3.0, -2.0), (2.0, 0.0), (3.0, -3.0)]]> : tensor<3x4xcomplex<f64>>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(17.0, -3.0), (-2.0, 15.0), (-6.0, -2.0), (16.0, -4.0)], [(-16.0, 0.0), (-3.0, -28.0), (16.0, 0.0), (-6.0, -4.0)]]> : tensor<2x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> ()
  %4 = stablehlo.constant dense<[[(2.0, 3.0), (-2.0, -3.0), (-3.0, 3.0)], [(3.0, 3.0), (3.0, 2.0), (-3.0, -1.0)]]> : tensor<2x3xcomplex<f64>>
  %5 = stablehlo.constant dense<[[(2.0, -2.0), (3.0, 0.0), (-2.0, 3.0)], [(0.0, 2.0), (0.0, -3.0), (-3.0, -2.0)], [(-3.0, -2.0), (-3.0, -3.0), (-1.0, 2.0)], [(1.0, 0.0), (-2.0, 3.0), (0.0, 3.0)]]> : tensor<4x3xcomplex<f64>>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
  %7 = stablehlo.constant dense<[[(1.0, -22.0), (30.0, -1.0)], [(0.0, 7.0), (7.0, 6.0)], [(-6.0, -7.0), (-1.0, -35.0)], [(6.0, -6.0), (-6.0, -1.0)]]> : tensor<4x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> ()
  %8 = stablehlo.constant dense<[[[(-2.0, -2.0), (0.0, 2.0)], [(-2.0, 2.0), (-3.0, -1.0)], [(-3.0, 1.0), (-1.0, -2.0)]], [[(-1.0, 1.0), (1.0, 3.0)], [(1.0, 3.0), (0.0, 0.0)], [(2.0, 2.0), (0.0, 3.0)]]]> : tensor<2x3x2xcomplex<f64>>
  %9 = stablehlo.constant dense<[[[(3.0, 3.0), (-3.0, -3.0), (2.0, 1.0)], [(3.0, -3.0), (2.0, 1.0), (1.0, -2.0)]], [[(-3.0, -1.0), (1.0, 1.0), (-2.0, 2.0)], [(2.0, 3.0), (0.0, 1.0), (-3.0, -2.0)]]]> : tensor<2x2x3xcomplex<f64>>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xcomplex<f64>>, tensor<2x2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %11 = stablehlo.constant dense<[[[(6.0, -6.0), (-2.0, 16.0), (2.0, -4.0)], [(-24.0, 6.0), (7.0, -5.0), (-11.0, 7.0)], [(-21.0, -9.0), (12.0, 1.0), (-12.0, -1.0)]], [[(-3.0, 7.0), (-5.0, 1.0), (3.0, -15.0)], [(0.0, -10.0), (-2.0, 4.0), (-8.0, -4.0)], [(-13.0, -2.0), (-3.0, 4.0), (-2.0, -9.0)]]]> : tensor<2x3x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> ()
  %12 = stablehlo.constant dense<[[[(3.0, 1.0), (-1.0, 2.0)], [(-3.0, 0.0), (-2.0, 1.0)], [(1.0, -1.0), (-2.0, -1.0)]], [[(2.0, -3.0), (1.0, -1.0)], [(-2.0, -1.0), (0.0, -1.0)], [(-1.0, -3.0), (-3.0, 3.0)]]]> : tensor<2x3x2xcomplex<f64>>
  %13 = stablehlo.constant dense<[[[(-2.0, -3.0), (0.0, -2.0)], [(-3.0, -2.0), (0.0, 1.0)], [(-3.0, 2.0), (-1.0, 2.0)]], [[(-1.0, 0.0), (3.0, 1.0)], [(1.0, 1.0), (-1.0, -1.0)], [(-2.0, -2.0), (2.0, -2.0)]]]> : tensor<2x3x2xcomplex<f64>>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>) -> tensor<3x2x3xcomplex<f64>>
  %15 = stablehlo.constant dense<[[[(-2.0, -13.0), (8.0, 8.0), (-3.0, 0.0)], [(-2.0, -6.0), (-1.0, 1.0), (-18.0, 8.0)]], [[(-10.0, -8.0), (6.0, 5.0), (-6.0, -2.0)], [(1.0, 2.0), (0.0, -1.0), (9.0, -1.0)]], [[(-5.0, 1.0), (15.0, -4.0), (1.0, 11.0)], [(4.0, 3.0), (2.0, -5.0), (7.0, 13.0)]]]> : tensor<3x2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xcomplex<f64>>, tensor<3x2x3xcomplex<f64>>) -> ()
  %16 = stablehlo.constant dense<[[(1.0, -1.0), (-2.0, 0.0), (0.0, 2.0)], [(-1.0, 0.0), (0.0, 0.0), (0.0, -3.0)]]> : tensor<2x3xcomplex<f64>>
  %17 = stablehlo.constant dense<[[(-3.0, -1.0), (2.0, 3.0), (2.0, 3.0)], [(2.0, 1.0), (-3.0, 1.0), (-3.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<complex<f64>>
  %19 = stablehlo.constant dense<(-16.0, 8.0)> : tensor<complex<f64>>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
  %20 = stablehlo.constant dense<[[(0.0, 1.0), (-2.0, 1.0), (-3.0, -1.0)], [(2.0, 3.0), (1.0, -1.0), (-3.0, 3.0)]]> : tensor<2x3xcomplex<f64>>
  %21 = stablehlo.constant dense<[[(2.0, -2.0), (3.0, 3.0), (1.0, 3.0)], [(0.0, -1.0), (1.0, 2.0), (-2.0, 1.0)]]> : tensor<2x3xcomplex<f64>>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  %23 = stablehlo.constant dense<[[(2.0, 2.0), (3.0, -2.0)], [(-9.0, -3.0), (3.0, 1.0)], [(0.0, -10.0), (3.0, -9.0)]]> : tensor<3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
  %24 = stablehlo.constant dense<[(-2.0, -3.0), (1.0, -3.0)]> : tensor<2xcomplex<f64>>
  %25 = stablehlo.constant dense<[(-3.0, 0.0), (0.0, 1.0), (2.0, 3.0)]> : tensor<3xcomplex<f64>>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  %27 = stablehlo.constant dense<[[(6.0, 9.0), (-3.0, 9.0)], [(3.0, -2.0), (3.0, 1.0)], [(5.0, -12.0), (11.0, -3.0)]]> : tensor<3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
  %28 = stablehlo.constant dense<[[[(-2.0, 1.0), (1.0, 3.0)], [(0.0, -2.0), (2.0, 1.0)], [(-2.0, -2.0), (-2.0, 1.0)]], [[(-1.0, -3.0), (3.0, 0.0)], [(2.0, -2.0), (1.0, -3.0)], [(0.0, 3.0), (3.0, 2.0)]]]> : tensor<2x3x2xcomplex<f64>>
  %29 = stablehlo.constant dense<[[(-2.0, -1.0), (2.0, -1.0), (2.0, -2.0)], [(-3.0, -1.0), (-3.0, -2.0), (-1.0, -2.0)]]> : tensor<2x3xcomplex<f64>>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  %31 = stablehlo.constant dense<[(-5.0, -18.0), (-10.0, 3.0)]> : tensor<2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> ()
  %32 = stablehlo.constant dense<[[(0.0, -1.0), (-3.0, 0.0)], [(1.0, -2.0), (1.0, 1.0)], [(1.0, -2.0), (-2.0, 2.0)]]> : tensor<3x2xcomplex<f64>>
  %33 = stablehlo.constant dense<[(2.0, 3.0), (-1.0, 0.0)]> : tensor<2xcomplex<f64>>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  %35 = stablehlo.constant dense<[(6.0, -2.0), (7.0, -2.0), (10.0, -3.0)]> : tensor<3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
  %36 = stablehlo.constant dense<[[[[(-1.0, -3.0), (-2.0, 3.0)], [(2.0, 0.0), (0.0, 0.0)]], [[(-2.0, -1.0), (0.0, -2.0)], [(3.0, -2.0), (-2.0, 1.0)]], [[(-2.0, 1.0), (1.0, 2.0)], [(2.0, -2.0), (2.0, 1.0)]]], [[[(1.0, 0.0), (-3.0, 2.0)], [(-3.0, 1.0), (1.0, 1.0)]], [[(1.0, -3.0), (-2.0, 2.0)], [(0.0, 0.0), (2.0, -2.0)]], [[(2.0, -2.0), (-2.0, 2.0)], [(0.0, -1.0), (-2.0, 0.0)]]]]> : tensor<2x3x2x2xcomplex<f64>>
  %37 = stablehlo.constant dense<[[[[(2.0, 1.0), (-3.0, 0.0)], [(-3.0, 2.0), (-2.0, -2.0)], [(-3.0, -3.0), (0.0, 2.0)]], [[(-1.0, 3.0), (2.0, -2.0)], [(-1.0, 2.0), (3.0, -3.0)], [(3.0, -2.0), (3.0, 0.0)]]], [[[(-1.0, -1.0), (-2.0, 1.0)], [(0.0, -1.0), (-2.0, 1.0)], [(2.0, -3.0), (1.0, 2.0)]], [[(0.0, -1.0), (-3.0, -3.0)], [(2.0, -1.0), (-3.0, -3.0)], [(0.0, -2.0), (1.0, -3.0)]]]]> : tensor<2x2x3x2xcomplex<f64>>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xcomplex<f64>>, tensor<2x2x3x2xcomplex<f64>>) -> tensor<3x2x2x2xcomplex<f64>>
  %39 = stablehlo.constant dense<[[[[(-6.0, -16.0), (5.0, 19.0)], [(4.0, 2.0), (-6.0, 0.0)]], [[(1.0, 2.0), (13.0, 4.0)], [(5.0, 1.0), (5.0, -11.0)]]], [[[(12.0, 1.0), (-4.0, 0.0)], [(-5.0, 7.0), (-13.0, 7.0)]], [[(-5.0, 5.0), (13.0, 7.0)], [(2.0, -6.0), (-12.0, 0.0)]]], [[[(16.0, 7.0), (1.0, 2.0)], [(-4.0, -1.0), (10.0, 7.0)]], [[(2.0, -6.0), (10.0, 10.0)], [(-3.0, 2.0), (0.0, 5.0)]]]]> : tensor<3x2x2x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xcomplex<f64>>, tensor<3x2x2x2xcomplex<f64>>) -> ()
  %40 = stablehlo.constant dense<[[[(2.0, -2.0), (0.0, 0.0)], [(2.0, 3.0), (2.0, -1.0)], [(0.0, -2.0), (1.0, 0.0)]], [[(-2.0, -3.0), (-3.0, -3.0)], [(1.0, 2.0), (-3.0, 0.0)], [(-3.0, 1.0), (3.0, 0.0)]]]> : tensor<2x3x2xcomplex<f64>>
  %41 = stablehlo.constant dense<[(-3.0, -1.0), (2.0, 1.0)]> : tensor<2xcomplex<f64>>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  %43 = stablehlo.constant dense<[[(1.0, 27.0), (2.0, -19.0)], [(-2.0, -14.0), (0.0, 10.0)], [(-4.0, 2.0), (3.0, -1.0)]]> : tensor<3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
  %44 = stablehlo.constant dense<[[(1.0, -2.0), (-3.0, -1.0), (-2.0, 2.0)], [(0.0, 0.0), (-3.0, -3.0), (2.0, -2.0)]]> : tensor<2x3xcomplex<f64>>
  %45 = stablehlo.constant dense<[[(-1.0, 2.0), (-1.0, -1.0), (-3.0, 3.0)], [(-1.0, 0.0), (0.0, 1.0), (3.0, 0.0)], [(-3.0, -2.0), (-2.0, -1.0), (-3.0, 2.0)]]> : tensor<3x3xcomplex<f64>>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  %47 = stablehlo.constant dense<[[(3.0, 4.0), (1.0, -3.0), (2.0, -10.0)], [(0.0, 0.0), (3.0, -3.0), (-2.0, 10.0)]]> : tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %48 = stablehlo.constant dense<[[[(1.0, -3.0), (0.0, -3.0), (0.0, 1.0)], [(3.0, 3.0), (1.0, 3.0), (2.0, -1.0)]], [[(-1.0, 0.0), (-2.0, 0.0), (2.0, 1.0)], [(2.0, 2.0), (-3.0, 1.0), (1.0, 3.0)]]]> : tensor<2x2x3xcomplex<f64>>
  %49 = stablehlo.constant dense<[[[(3.0, 0.0), (3.0, -3.0)], [(0.0, -1.0), (-2.0, -2.0)]], [[(2.0, 1.0), (3.0, 3.0)], [(3.0, 3.0), (3.0, 0.0)]], [[(1.0, 3.0), (3.0, 0.0)], [(3.0, -2.0), (1.0, 2.0)]]]> : tensor<3x2x2xcomplex<f64>>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xcomplex<f64>>, tensor<3x2x2xcomplex<f64>>) -> tensor<2x3x2xcomplex<f64>>
  %51 = stablehlo.constant dense<[[[(3.0, -9.0), (-8.0, 4.0)], [(3.0, -6.0), (0.0, -9.0)], [(-3.0, 1.0), (-2.0, 1.0)]], [[(6.0, 6.0), (0.0, -8.0)], [(-7.0, -1.0), (-9.0, 3.0)], [(-8.0, 6.0), (-5.0, 5.0)]]]> : tensor<2x3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>) -> ()
  return
}
// -----
// einsum of i8 and i8 to i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[58, -5, -69], [45, -111, -68]]> : tensor<2x3xi8>
  %1 = stablehlo.constant dense<"0xD4F804B4AB71BD23E062BEEF"> : tensor<3x4xi8>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xi8>, tensor<3x4xi8>) -> tensor<2x4xi32>
  %3 = stablehlo.constant dense<[[81, -7791, 5121, -3410], [9631, -19567, 12105, -6149]]> : tensor<2x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xi32>, tensor<2x4xi32>) -> ()
  %4 = stablehlo.constant dense<[[99, 34, 8], [-28, -3, 76]]> : tensor<2x3xi8>
  %5 = stablehlo.constant dense<"0x79688BE5C125F6557D97A1BA"> : tensor<4x3xi8>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xi8>, tensor<4x3xi8>) -> tensor<4x2xi32>
  %7 = stablehlo.constant dense<[[14579, -12592], [-4519, 3757], [2900, 9525], [-14185, -2095]]> : tensor<4x2xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xi32>, tensor<4x2xi32>) -> ()
  %8 = stablehlo.constant dense<"0xEE32061D7B0897A270B35141"> : tensor<2x3x2xi8>
  %9 = stablehlo.constant dense<"0x981F194EBE8B4DA30EF91ADB"> : tensor<2x2x3xi8>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xi8>, tensor<2x2x3xi8>) -> tensor<2x3x3xi32>
  %11 = stablehlo.constant dense<[[[5772, -3858, -6300], [1638, -1728, -3243], [-12168, 3285, 2139]], [[-7427, 7321, 2008], [9163, -12418, 4417], [5782, -5843, -1271]]]> : tensor<2x3x3xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> ()
  %12 = stablehlo.constant dense<"0x71557BB67FB0A83CBC877CEF"> : tensor<2x3x2xi8>
  %13 = stablehlo.constant dense<"0x7DDB1472381B3A3887AF7041"> : tensor<2x3x2xi8>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> tensor<3x2x3xi32>
  %15 = stablehlo.constant dense<[[[19055, 11083, 11235], [6616, -4260, -5540]], [[-8025, 11414, 12220], [-14892, 2049, 15513]], [[15848, -1400, -1848], [1524, -9701, 2243]]]> : tensor<3x2x3xi32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xi32>, tensor<3x2x3xi32>) -> ()
  %16 = stablehlo.constant dense<[[20, -34, -96], [-69, 55, 97]]> : tensor<2x3xi8>
  %17 = stablehlo.constant dense<[[103, 50, -121], [66, 10, -9]]> : tensor<2x3xi8>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<i32>
  %19 = stablehlo.constant dense<7099> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<i32>, tensor<i32>) -> ()
  %20 = stablehlo.constant dense<[[-66, 124, 20], [-67, -78, 88]]> : tensor<2x3xi8>
  %21 = stablehlo.constant dense<[[-104, -93, 61], [38, 97, 52]]> : tensor<2x3xi8>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<3x2xi32>
  %23 = stablehlo.constant dense<[[6864, -2546], [-11532, -7566], [1220, 4576]]> : tensor<3x2xi32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
  %24 = stablehlo.constant dense<[-82, 13]> : tensor<2xi8>
  %25 = stablehlo.constant dense<[-10, 13, 117]> : tensor<3xi8>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xi8>, tensor<3xi8>) -> tensor<3x2xi32>
  %27 = stablehlo.constant dense<[[820, -130], [-1066, 169], [-9594, 1521]]> : tensor<3x2xi32>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
  %28 = stablehlo.constant dense<"0xBC7BC82025BCB2CFCC883D75"> : tensor<2x3x2xi8>
  %29 = stablehlo.constant dense<[[-2, 124, -68], [45, 5, -110]]> : tensor<2x3xi8>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xi8>, tensor<2x3xi8>) -> tensor<2xi32>
  %31 = stablehlo.constant dense<[3851, -26115]> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %32 = stablehlo.constant dense<[[-92, -47], [126, 107], [-40, -123]]> : tensor<3x2xi8>
  %33 = stablehlo.constant dense<[55, 65]> : tensor<2xi8>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xi8>, tensor<2xi8>) -> tensor<3xi32>
  %35 = stablehlo.constant dense<[-8115, 13885, -10195]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %36 = stablehlo.constant dense<"0x8CA83A4EF541B775342D7DE3BA243DE48E2E3953395C61F2"> : tensor<2x3x2x2xi8>
  %37 = stablehlo.constant dense<"0xB6A68F7A2E033181EE5EAFFBDEEEC8DA137F1E6CFCE1B89C"> : tensor<2x2x3x2xi8>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xi8>, tensor<2x2x3x2xi8>) -> tensor<3x2x2x2xi32>
  %39 = stablehlo.constant dense<[[[[4272, 21616], [-470, -15126]], [[3460, 5148], [-2914, -4122]]], [[[73, 4768], [6143, 2092]], [[6200, 2906], [-3524, -4739]]], [[[-1253, -69], [8099, 520]], [[-5541, -1961], [2851, 13719]]]]> : tensor<3x2x2x2xi32>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xi32>, tensor<3x2x2x2xi32>) -> ()
  %40 = stablehlo.constant dense<"0xCB727ACBF934F559C3979B63"> : tensor<2x3x2xi8>
  %41 = stablehlo.constant dense<[113, 43]> : tensor<2xi8>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xi8>, tensor<2xi8>) -> tensor<3x2xi32>
  %43 = stablehlo.constant dense<[[15707, 5977], [-10961, -4171], [4859, 1849]]> : tensor<3x2xi32>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
  %44 = stablehlo.constant dense<[[47, 17, 35], [-24, 39, -123]]> : tensor<2x3xi8>
  %45 = stablehlo.constant dense<"0xD70B1C75405D4A000A"> : tensor<3x3xi8>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xi8>, tensor<3x3xi8>) -> tensor<2x3xi32>
  %47 = stablehlo.constant dense<[[-1927, 1088, 350], [984, 2496, -1230]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %48 = stablehlo.constant dense<"0x604FD375F1CA54FD260AE9E8"> : tensor<2x2x3xi8>
  %49 = stablehlo.constant dense<"0xF103C63550E7EC83A5F04D0C"> : tensor<3x2x2xi8>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xi8>, tensor<3x2x2xi8>) -> tensor<2x3x2xi32>
  %51 = stablehlo.constant dense<[[[-1440, 5088], [6320, -9875], [4095, -540]], [[-150, 530], [-1840, 2875], [2184, -288]]]> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  return
}
// -----
// einsum of bf16 and bf16 to f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, -3.0, 2.0], [1.0, 0.0, 3.0]]> : tensor<2x3xbf16>
  %1 = stablehlo.constant dense<"0x404080BF000040C040400000803F803F00C04040803F40C0"> : tensor<3x4xbf16>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xf32>
  %3 = stablehlo.constant dense<[[-10.0, 5.0, -1.0, -12.0], [-3.0, 8.0, 3.0, -12.0]]> : tensor<2x4xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
  %4 = stablehlo.constant dense<[[1.0, -3.0, 3.0], [0.0, -1.0, 1.0]]> : tensor<2x3xbf16>
  %5 = stablehlo.constant dense<"0x00C000C0803F00000040803F803F80BF803F004040400040"> : tensor<4x3xbf16>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xbf16>, tensor<4x3xbf16>) -> tensor<4x2xf32>
  %7 = stablehlo.constant dense<[[7.0, 3.0], [-3.0, -1.0], [7.0, 2.0], [-1.0, -1.0]]> : tensor<4x2xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
  %8 = stablehlo.constant dense<"0x803F0000004040400000004040404040803F40C000400000"> : tensor<2x3x2xbf16>
  %9 = stablehlo.constant dense<"0x80BF40C0803F404000004040000000000040004000000040"> : tensor<2x2x3xbf16>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xbf16>, tensor<2x2x3xbf16>) -> tensor<2x3x3xf32>
  %11 = stablehlo.constant dense<[[[-1.0, -3.0, 1.0], [7.0, -6.0, 11.0], [6.0, 0.0, 6.0]], [[6.0, 0.0, 12.0], [-6.0, 0.0, -4.0], [0.0, 0.0, 4.0]]]> : tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %12 = stablehlo.constant dense<"0x40C080BF40C0000080BF80BF404080BF4040000000000040"> : tensor<2x3x2xbf16>
  %13 = stablehlo.constant dense<"0x0040004040400040404080BF803F40C000C0000000C04040"> : tensor<2x3x2xbf16>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xbf16>, tensor<2x3x2xbf16>) -> tensor<3x2x3xf32>
  %15 = stablehlo.constant dense<[[[-7.0, -6.0, -3.0], [9.0, 6.0, -6.0]], [[-7.0, -9.0, -1.0], [6.0, 6.0, 0.0]], [[-7.0, -9.0, -1.0], [-6.0, -3.0, 6.0]]]> : tensor<3x2x3xf32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xf32>, tensor<3x2x3xf32>) -> ()
  %16 = stablehlo.constant dense<[[3.0, 1.0, 1.0], [-2.0, -3.0, -1.0]]> : tensor<2x3xbf16>
  %17 = stablehlo.constant dense<[[-3.0, -3.0, -3.0], [3.0, 1.0, 2.0]]> : tensor<2x3xbf16>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<f32>
  %19 = stablehlo.constant dense<-26.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f32>, tensor<f32>) -> ()
  %20 = stablehlo.constant dense<[[-1.0, -2.0, 1.0], [-2.0, 1.0, 1.0]]> : tensor<2x3xbf16>
  %21 = stablehlo.constant dense<[[-1.0, -3.0, 1.0], [1.0, 1.0, 0.0]]> : tensor<2x3xbf16>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<3x2xf32>
  %23 = stablehlo.constant dense<[[1.0, -2.0], [6.0, 1.0], [1.0, 0.0]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %24 = stablehlo.constant dense<[3.0, -3.0]> : tensor<2xbf16>
  %25 = stablehlo.constant dense<[-2.0, 0.0, -2.0]> : tensor<3xbf16>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xbf16>, tensor<3xbf16>) -> tensor<3x2xf32>
  %27 = stablehlo.constant dense<[[-6.0, 6.0], [0.0, 0.0], [-6.0, 6.0]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %28 = stablehlo.constant dense<"0x004080BF40C000C040C0404080BF00C0404000C080BF0000"> : tensor<2x3x2xbf16>
  %29 = stablehlo.constant dense<[[-3.0, -2.0, -2.0], [2.0, 0.0, 1.0]]> : tensor<2x3xbf16>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xbf16>, tensor<2x3xbf16>) -> tensor<2xf32>
  %31 = stablehlo.constant dense<[7.0, -5.0]> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xf32>, tensor<2xf32>) -> ()
  %32 = stablehlo.constant dense<[[-3.0, 0.0], [1.0, 0.0], [-1.0, -3.0]]> : tensor<3x2xbf16>
  %33 = stablehlo.constant dense<[-3.0, -2.0]> : tensor<2xbf16>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xbf16>, tensor<2xbf16>) -> tensor<3xf32>
  %35 = stablehlo.constant dense<[9.0, -3.0, 9.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %36 = stablehlo.constant dense<"0x404080BF40C000C000400000004080BF803F80BF0000803F00400000803F004080BF404000400000404000C040C080BF"> : tensor<2x3x2x2xbf16>
  %37 = stablehlo.constant dense<"0x00C080BF40C040C00040803F80BF000000C00040004080BF40C0803F803F40C0004000C0000000C080BF404080BF80BF"> : tensor<2x2x3x2xbf16>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xbf16>, tensor<2x2x3x2xbf16>) -> tensor<3x2x2x2xf32>
  %39 = stablehlo.constant dense<[[[[-5.0, -3.0], [8.0, 3.0]], [[-6.0, 2.0], [-3.0, -3.0]]], [[[-6.0, -6.0], [-4.0, -8.0]], [[-4.0, 12.0], [2.0, -6.0]]], [[[0.0, 2.0], [2.0, -1.0]], [[8.0, -4.0], [-5.0, 7.0]]]]> : tensor<3x2x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>) -> ()
  %40 = stablehlo.constant dense<"0x80BF404000C080BF40C080BF40C000C0004000C040C000C0"> : tensor<2x3x2xbf16>
  %41 = stablehlo.constant dense<[-2.0, 1.0]> : tensor<2xbf16>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xbf16>, tensor<2xbf16>) -> tensor<3x2xf32>
  %43 = stablehlo.constant dense<[[6.0, -3.0], [6.0, -3.0], [18.0, -9.0]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %44 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [2.0, -3.0, 1.0]]> : tensor<2x3xbf16>
  %45 = stablehlo.constant dense<"0x404000C0803F80BF803F00C00040404040C0"> : tensor<3x3xbf16>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xbf16>, tensor<3x3xbf16>) -> tensor<2x3xf32>
  %47 = stablehlo.constant dense<[[3.0, 0.0, 0.0], [6.0, -3.0, -3.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %48 = stablehlo.constant dense<"0x803F000080BF000080BF803F000000C00000004080BF0000"> : tensor<2x2x3xbf16>
  %49 = stablehlo.constant dense<"0x0040000040C080BF40C0004040C000400040404040C04040"> : tensor<3x2x2xbf16>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xbf16>, tensor<3x2x2xbf16>) -> tensor<2x3x2xf32>
  %51 = stablehlo.constant dense<[[[2.0, -1.0], [0.0, 0.0], [-2.0, -3.0]], [[4.0, -2.0], [3.0, -2.0], [0.0, 0.0]]]> : tensor<2x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
  return
}
// -----
// einsum of f16 and f16 to f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 3.0, 3.0], [-1.0, -1.0, 0.0]]> : tensor<2x3xf16>
  %1 = stablehlo.constant dense<"0x003C003C00C2003C004200BC004000C200BC004200C200C0"> : tensor<3x4xf16>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf16>, tensor<3x4xf16>) -> tensor<2x4xf32>
  %3 = stablehlo.constant dense<[[5.0, 5.0, 0.0, -16.0], [-4.0, 0.0, 1.0, 2.0]]> : tensor<2x4xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
  %4 = stablehlo.constant dense<[[2.0, -1.0, 2.0], [2.0, 2.0, 0.0]]> : tensor<2x3xf16>
  %5 = stablehlo.constant dense<"0x00C000C2004200000000004000C200BC003C00C200C20042"> : tensor<4x3xf16>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "ab,cb->ca"}> : (tensor<2x3xf16>, tensor<4x3xf16>) -> tensor<4x2xf32>
  %7 = stablehlo.constant dense<[[5.0, -10.0], [4.0, 0.0], [-3.0, -8.0], [3.0, -12.0]]> : tensor<4x2xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
  %8 = stablehlo.constant dense<"0x003C0000004000C200420042000000C200C0004000400000"> : tensor<2x3x2xf16>
  %9 = stablehlo.constant dense<"0x0000000000C2000000C0003C003C004200C00040003C003C"> : tensor<2x2x3xf16>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x3x2xf16>, tensor<2x2x3xf16>) -> tensor<2x3x3xf32>
  %11 = stablehlo.constant dense<[[[0.0, 0.0, -3.0], [0.0, 6.0, -9.0], [0.0, -6.0, -6.0]], [[-6.0, -3.0, -3.0], [2.0, -4.0, 6.0], [2.0, 6.0, -4.0]]]> : tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %12 = stablehlo.constant dense<"0x004000400000000000C00040003C0000000000C20040003C"> : tensor<2x3x2xf16>
  %13 = stablehlo.constant dense<"0x00C2003C00400042004200BC00BC004200BC00BC00000040"> : tensor<2x3x2xf16>
  %14 = "stablehlo.einsum"(%12, %13) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2xf16>, tensor<2x3x2xf16>) -> tensor<3x2x3xf32>
  %15 = stablehlo.constant dense<[[[-8.0, 0.0, 4.0], [1.0, -9.0, 5.0]], [[2.0, 0.0, -6.0], [3.0, 3.0, 5.0]], [[6.0, 0.0, -6.0], [-1.0, -6.0, 0.0]]]> : tensor<3x2x3xf32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x2x3xf32>, tensor<3x2x3xf32>) -> ()
  %16 = stablehlo.constant dense<[[-2.0, 0.0, 3.0], [2.0, 2.0, -3.0]]> : tensor<2x3xf16>
  %17 = stablehlo.constant dense<[[3.0, -3.0, -3.0], [2.0, -3.0, 0.0]]> : tensor<2x3xf16>
  %18 = "stablehlo.einsum"(%16, %17) <{einsum_config = "ab,ab->"}> : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<f32>
  %19 = stablehlo.constant dense<-17.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f32>, tensor<f32>) -> ()
  %20 = stablehlo.constant dense<[[2.0, 3.0, -1.0], [2.0, 2.0, 0.0]]> : tensor<2x3xf16>
  %21 = stablehlo.constant dense<[[-2.0, -2.0, -3.0], [-2.0, 0.0, -1.0]]> : tensor<2x3xf16>
  %22 = "stablehlo.einsum"(%20, %21) <{einsum_config = "ab,ab->ba"}> : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<3x2xf32>
  %23 = stablehlo.constant dense<[[-4.0, -4.0], [-6.0, 0.0], [3.0, 0.0]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %24 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf16>
  %25 = stablehlo.constant dense<[1.0, 1.0, 0.0]> : tensor<3xf16>
  %26 = "stablehlo.einsum"(%24, %25) <{einsum_config = "a,b->ba"}> : (tensor<2xf16>, tensor<3xf16>) -> tensor<3x2xf32>
  %27 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 1.0], [0.0, 0.0]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %28 = stablehlo.constant dense<"0x00C200000000004000BC00C000C0003C003C00C000BC00BC"> : tensor<2x3x2xf16>
  %29 = stablehlo.constant dense<[[-3.0, 2.0, 3.0], [2.0, 3.0, -2.0]]> : tensor<2x3xf16>
  %30 = "stablehlo.einsum"(%28, %29) <{einsum_config = "abc,cb->a"}> : (tensor<2x3x2xf16>, tensor<2x3xf16>) -> tensor<2xf32>
  %31 = stablehlo.constant dense<[16.0, 3.0]> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xf32>, tensor<2xf32>) -> ()
  %32 = stablehlo.constant dense<[[1.0, 2.0], [2.0, 1.0], [1.0, 1.0]]> : tensor<3x2xf16>
  %33 = stablehlo.constant dense<[-3.0, -2.0]> : tensor<2xf16>
  %34 = "stablehlo.einsum"(%32, %33) <{einsum_config = "ij,j->i"}> : (tensor<3x2xf16>, tensor<2xf16>) -> tensor<3xf32>
  %35 = stablehlo.constant dense<[-7.0, -8.0, -5.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %36 = stablehlo.constant dense<"0x00BC004200C2004000C200C2003C0000003C00C200BC00000040004200400042004000C200C000C00042003C00BC00BC"> : tensor<2x3x2x2xf16>
  %37 = stablehlo.constant dense<"0x003C0000004000BC004000C000C0003C0042000000C000C00040004000C000C20042004000BC0042004200C000C200BC"> : tensor<2x2x3x2xf16>
  %38 = "stablehlo.einsum"(%36, %37) <{einsum_config = "abij,ajbk->baik"}> : (tensor<2x3x2x2xf16>, tensor<2x2x3x2xf16>) -> tensor<3x2x2x2xf32>
  %39 = stablehlo.constant dense<[[[[-7.0, 3.0], [-7.0, 2.0]], [[1.0, 13.0], [1.0, 13.0]]], [[[-15.0, 3.0], [2.0, -1.0]], [[-13.0, 0.0], [-2.0, 10.0]]], [[[8.0, 4.0], [-2.0, 2.0]], [[6.0, 5.0], [0.0, -1.0]]]]> : tensor<3x2x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>) -> ()
  %40 = stablehlo.constant dense<"0x003C00420040003C003C004200C000420000003C004200BC"> : tensor<2x3x2xf16>
  %41 = stablehlo.constant dense<1.0> : tensor<2xf16>
  %42 = "stablehlo.einsum"(%40, %41) <{einsum_config = "abc,d->bd"}> : (tensor<2x3x2xf16>, tensor<2xf16>) -> tensor<3x2xf32>
  %43 = stablehlo.constant dense<[[5.0, 5.0], [4.0, 4.0], [6.0, 6.0]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %44 = stablehlo.constant dense<[[2.0, -1.0, 1.0], [1.0, -1.0, 2.0]]> : tensor<2x3xf16>
  %45 = stablehlo.constant dense<"0x003C0000000000400000004000C000420042"> : tensor<3x3xf16>
  %46 = "stablehlo.einsum"(%44, %45) <{einsum_config = "ab,bb->ab"}> : (tensor<2x3xf16>, tensor<3x3xf16>) -> tensor<2x3xf32>
  %47 = stablehlo.constant dense<[[2.0, 0.0, 3.0], [1.0, 0.0, 6.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %48 = stablehlo.constant dense<"0x00C0000000C0003C003C00C0000000C200C000C000C000BC"> : tensor<2x2x3xf16>
  %49 = stablehlo.constant dense<"0x00C000C000C20040004000C00042004200BC00C000000042"> : tensor<3x2x2xf16>
  %50 = "stablehlo.einsum"(%48, %49) <{einsum_config = "aab,bcc->abc"}> : (tensor<2x2x3xf16>, tensor<3x2x2xf16>) -> tensor<2x3x2xf32>
  %51 = stablehlo.constant dense<[[[4.0, -4.0], [0.0, 0.0], [2.0, -6.0]], [[4.0, -4.0], [-4.0, -6.0], [1.0, -3.0]]]> : tensor<2x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
  return
}
// -----
// einsum of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xFC0106FE03080005FD0207FF"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<[[-8, 6], [2, -2], [-6, 8], [4, 0]]> : tensor<4x2xi8>}> : () -> tensor<4x2x!quant.uniform<i8:f32, 0.5>>
  %2 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ca"}> : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<4x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<[[10, 21, 6], [-4, -14, 2]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %4 = "stablehlo.constant"() <{value = dense<"0xFC0106FE03080005FD0207FF"> : tensor<2x3x2xi8>}> : () -> tensor<2x3x2x!quant.uniform<i8:f32, 0.5:3>>
  %5 = "stablehlo.constant"() <{value = dense<"0xF80602FEFA080400FCF80602"> : tensor<2x3x2xi8>}> : () -> tensor<2x3x2x!quant.uniform<i8:f32, 0.5>>
  %6 = "stablehlo.einsum"(%4, %5) <{einsum_config = "bij,jkb->kbi"}> : (tensor<2x3x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<3x2x3x!quant.uniform<i8:f32, 0.5:3>>
  %7 = "stablehlo.constant"() <{value = dense<"0x1BED0DFAF10F0010F9FE0D0F12EB12F9EA0F"> : tensor<3x2x3xi8>}> : () -> tensor<3x2x3x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x2x3x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<[-4, 1]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %9 = "stablehlo.constant"() <{value = dense<[-8, 6, 2]> : tensor<3xi8>}> : () -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %10 = "stablehlo.einsum"(%8, %9) <{einsum_config = "a,b->ba"}> : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>
  %11 = "stablehlo.constant"() <{value = dense<[[31, 11], [-18, -3], [-4, 1]]> : tensor<3x2xi8>}> : () -> tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
