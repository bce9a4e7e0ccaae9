// dynamic_update_slice of i1
func.func public @main() {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<[[[false, true, true], [false, false, false], [false, true, true], [true, false, false], [false, true, true]], [[false, true, true], [true, false, true], [false, false, true], [false, false, true], [true, false, true]], [[false, false, false], [true, false, true], [true, true, false], [false, true, true], [true, false, false]], [[true, true, true], [true, false, false], [false, false, false], [true, true, true], [false, true, false]]]> : tensor<4x5x3xi1>
  %2 = stablehlo.constant dense<[[[false], [true], [false]], [[false], [true], [false]]]> : tensor<2x3x1xi1>
  %3 = "stablehlo.dynamic_update_slice"(%1, %2, %0, %0, %0) : (tensor<4x5x3xi1>, tensor<2x3x1xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi1>
  %4 = stablehlo.constant dense<[[[false, true, true], [true, false, false], [false, true, true], [true, false, false], [false, true, true]], [[false, true, true], [true, false, true], [false, false, true], [false, false, true], [true, false, true]], [[false, false, false], [true, false, true], [true, true, false], [false, true, true], [true, false, false]], [[true, true, true], [true, false, false], [false, false, false], [true, true, true], [false, true, false]]]> : tensor<4x5x3xi1>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x5x3xi1>, tensor<4x5x3xi1>) -> ()
  %5 = stablehlo.constant dense<1> : tensor<i32>
  %6 = stablehlo.constant dense<2> : tensor<i32>
  %7 = "stablehlo.dynamic_update_slice"(%1, %2, %5, %6, %5) : (tensor<4x5x3xi1>, tensor<2x3x1xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi1>
  %8 = stablehlo.constant dense<[[[false, true, true], [false, false, false], [false, true, true], [true, false, false], [false, true, true]], [[false, true, true], [true, false, true], [false, false, true], [false, true, true], [true, false, true]], [[false, false, false], [true, false, true], [true, false, false], [false, true, true], [true, false, false]], [[true, true, true], [true, false, false], [false, false, false], [true, true, true], [false, true, false]]]> : tensor<4x5x3xi1>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xi1>, tensor<4x5x3xi1>) -> ()
  %9 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xi1>) -> tensor<4x5x3xi1>
  %10 = "stablehlo.dynamic_update_slice"(%9, %2, %5, %6, %5) : (tensor<4x5x3xi1>, tensor<2x3x1xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi1>
  %11 = stablehlo.constant dense<[[[false, true, true], [true, false, false], [false, true, true], [false, false, false], [false, true, true]], [[true, false, true], [false, false, true], [false, false, true], [true, true, true], [false, false, true]], [[true, false, false], [false, true, true], [true, false, false], [true, true, true], [false, false, false]], [[false, true, false], [true, true, true], [false, false, false], [true, false, false], [true, true, true]]]> : tensor<4x5x3xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<4x5x3xi1>, tensor<4x5x3xi1>) -> ()
  %12 = "stablehlo.dynamic_update_slice"(%1, %2, %6, %6, %6) : (tensor<4x5x3xi1>, tensor<2x3x1xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi1>
  stablehlo.custom_call @check.expect_eq(%12, %1) : (tensor<4x5x3xi1>, tensor<4x5x3xi1>) -> ()
  %13 = stablehlo.constant dense<3> : tensor<i32>
  %14 = stablehlo.constant dense<4> : tensor<i32>
  %15 = "stablehlo.dynamic_update_slice"(%1, %2, %13, %14, %6) : (tensor<4x5x3xi1>, tensor<2x3x1xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi1>
  stablehlo.custom_call @check.expect_eq(%15, %1) : (tensor<4x5x3xi1>, tensor<4x5x3xi1>) -> ()
  %16 = stablehlo.constant dense<-1> : tensor<i32>
  %17 = stablehlo.constant dense<-7> : tensor<i32>
  %18 = stablehlo.constant dense<9> : tensor<i32>
  %19 = "stablehlo.dynamic_update_slice"(%1, %2, %16, %17, %18) : (tensor<4x5x3xi1>, tensor<2x3x1xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi1>
  %20 = stablehlo.constant dense<[[[false, true, false], [false, false, true], [false, true, false], [true, false, false], [false, true, true]], [[false, true, false], [true, false, true], [false, false, false], [false, false, true], [true, false, true]], [[false, false, false], [true, false, true], [true, true, false], [false, true, true], [true, false, false]], [[true, true, true], [true, false, false], [false, false, false], [true, true, true], [false, true, false]]]> : tensor<4x5x3xi1>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<4x5x3xi1>, tensor<4x5x3xi1>) -> ()
  %21 = stablehlo.constant dense<100> : tensor<i32>
  %22 = stablehlo.constant dense<-3> : tensor<i32>
  %23 = "stablehlo.dynamic_update_slice"(%1, %2, %21, %0, %22) : (tensor<4x5x3xi1>, tensor<2x3x1xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi1>
  %24 = stablehlo.constant dense<[[[false, true, true], [false, false, false], [false, true, true], [true, false, false], [false, true, true]], [[false, true, true], [true, false, true], [false, false, true], [false, false, true], [true, false, true]], [[false, false, false], [true, false, true], [false, true, false], [false, true, true], [true, false, false]], [[false, true, true], [true, false, false], [false, false, false], [true, true, true], [false, true, false]]]> : tensor<4x5x3xi1>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<4x5x3xi1>, tensor<4x5x3xi1>) -> ()
  %25 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %26 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %27 = stablehlo.constant dense<1> : tensor<i64>
  %28 = "stablehlo.dynamic_update_slice"(%1, %2, %25, %26, %27) : (tensor<4x5x3xi1>, tensor<2x3x1xi1>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xi1>
  %29 = stablehlo.constant dense<[[[false, true, true], [false, false, false], [false, false, true], [true, true, false], [false, false, true]], [[false, true, true], [true, false, true], [false, false, true], [false, true, true], [true, false, true]], [[false, false, false], [true, false, true], [true, true, false], [false, true, true], [true, false, false]], [[true, true, true], [true, false, false], [false, false, false], [true, true, true], [false, true, false]]]> : tensor<4x5x3xi1>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x5x3xi1>, tensor<4x5x3xi1>) -> ()
  %30 = stablehlo.constant dense<255> : tensor<ui8>
  %31 = stablehlo.constant dense<1> : tensor<ui8>
  %32 = stablehlo.constant dense<0> : tensor<ui8>
  %33 = "stablehlo.dynamic_update_slice"(%1, %2, %30, %31, %32) : (tensor<4x5x3xi1>, tensor<2x3x1xi1>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xi1>
  %34 = stablehlo.constant dense<[[[false, true, true], [false, false, false], [false, true, true], [true, false, false], [false, true, true]], [[false, true, true], [true, false, true], [false, false, true], [false, false, true], [true, false, true]], [[false, false, false], [false, false, true], [true, true, false], [false, true, true], [true, false, false]], [[true, true, true], [false, false, false], [true, false, false], [false, true, true], [false, true, false]]]> : tensor<4x5x3xi1>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<4x5x3xi1>, tensor<4x5x3xi1>) -> ()
  %35 = stablehlo.constant dense<-128> : tensor<i8>
  %36 = stablehlo.constant dense<127> : tensor<i8>
  %37 = stablehlo.constant dense<2> : tensor<i8>
  %38 = "stablehlo.dynamic_update_slice"(%1, %2, %35, %36, %37) : (tensor<4x5x3xi1>, tensor<2x3x1xi1>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xi1>
  %39 = stablehlo.constant dense<[[[false, true, true], [false, false, false], [false, true, false], [true, false, true], [false, true, false]], [[false, true, true], [true, false, true], [false, false, false], [false, false, true], [true, false, false]], [[false, false, false], [true, false, true], [true, true, false], [false, true, true], [true, false, false]], [[true, true, true], [true, false, false], [false, false, false], [true, true, true], [false, true, false]]]> : tensor<4x5x3xi1>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<4x5x3xi1>, tensor<4x5x3xi1>) -> ()
  %40 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %41 = stablehlo.constant dense<0> : tensor<ui64>
  %42 = stablehlo.constant dense<1> : tensor<ui64>
  %43 = "stablehlo.dynamic_update_slice"(%1, %2, %40, %41, %42) : (tensor<4x5x3xi1>, tensor<2x3x1xi1>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xi1>
  %44 = stablehlo.constant dense<[[[false, true, true], [false, false, false], [false, true, true], [true, false, false], [false, true, true]], [[false, true, true], [true, false, true], [false, false, true], [false, false, true], [true, false, true]], [[false, false, false], [true, true, true], [true, false, false], [false, true, true], [true, false, false]], [[true, false, true], [true, true, false], [false, false, false], [true, true, true], [false, true, false]]]> : tensor<4x5x3xi1>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<4x5x3xi1>, tensor<4x5x3xi1>) -> ()
  %45 = stablehlo.constant dense<5> : tensor<i32>
  %46 = stablehlo.constant dense<[[[false, false, false], [true, false, false], [true, false, false], [true, false, true], [false, false, false]], [[false, true, false], [true, true, true], [true, false, false], [true, true, false], [true, false, true]], [[true, false, true], [true, true, true], [false, true, false], [false, true, false], [true, true, false]], [[false, true, false], [false, true, false], [false, false, false], [true, true, true], [false, false, false]]]> : tensor<4x5x3xi1>
  %47 = "stablehlo.dynamic_update_slice"(%1, %46, %45, %45, %45) : (tensor<4x5x3xi1>, tensor<4x5x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi1>
  stablehlo.custom_call @check.expect_eq(%47, %46) : (tensor<4x5x3xi1>, tensor<4x5x3xi1>) -> ()
  %48 = stablehlo.constant dense<> : tensor<0x5x3xi1>
  %49 = "stablehlo.dynamic_update_slice"(%1, %48, %45, %45, %45) : (tensor<4x5x3xi1>, tensor<0x5x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi1>
  stablehlo.custom_call @check.expect_eq(%49, %1) : (tensor<4x5x3xi1>, tensor<4x5x3xi1>) -> ()
  return
}
// -----
// dynamic_update_slice of i2
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<[[[0, -2, -2], [-1, -2, 1], [-2, -2, -1], [1, -1, 1], [1, -1, 0]], [[1, 1, -1], [0, 0, 1], [1, -2, -1], [-2, -2, 1], [0, -1, 0]], [[1, -2, 1], [0, 0, -1], [-2, -1, 1], [1, -1, 0], [1, 1, 0]], [[0, 1, -2], [-2, -1, -1], [-2, -1, -2], [-1, -2, 0], [-2, -1, 1]]]> : tensor<4x5x3xi2>
  %3 = stablehlo.constant dense<[[[0], [-2], [-2]], [[0], [-1], [1]]]> : tensor<2x3x1xi2>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xi2>, tensor<2x3x1xi2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi2>
  %5 = stablehlo.constant dense<[[[0, -2, -2], [-1, -2, 1], [-2, -2, -1], [1, -1, 1], [1, -1, 0]], [[1, 1, -1], [0, 0, 1], [1, 0, -1], [-2, -2, 1], [0, -2, 0]], [[1, -2, 1], [0, 0, -1], [-2, 0, 1], [1, -1, 0], [1, 1, 0]], [[0, 1, -2], [-2, -1, -1], [-2, -1, -2], [-1, -2, 0], [-2, -1, 1]]]> : tensor<4x5x3xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xi2>, tensor<4x5x3xi2>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xi2>) -> tensor<4x5x3xi2>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xi2>, tensor<2x3x1xi2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi2>
  %8 = stablehlo.constant dense<[[[1, -1, 0], [1, -1, 1], [-2, -2, -1], [-1, -2, 1], [0, -2, -2]], [[0, -1, 0], [-2, -2, 1], [1, 0, -1], [0, -2, 1], [1, -2, -1]], [[1, 1, 0], [1, -1, 0], [-2, 0, 1], [0, -1, -1], [1, 1, 1]], [[-2, -1, 1], [-1, -2, 0], [-2, -1, -2], [-2, -1, -1], [0, 1, -2]]]> : tensor<4x5x3xi2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xi2>, tensor<4x5x3xi2>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xi2>, tensor<2x3x1xi2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi2>
  %12 = stablehlo.constant dense<[[[0, -2, -2], [-1, -2, 1], [-2, -2, -1], [1, -1, 1], [1, -1, 0]], [[1, 1, -1], [0, 0, 1], [1, -2, -1], [-2, -2, 1], [0, -1, 0]], [[1, -2, 1], [0, 0, -1], [-2, -1, 0], [1, -1, -2], [1, 1, -2]], [[0, 1, -2], [-2, -1, -1], [-2, -1, 0], [-1, -2, -1], [-2, -1, 1]]]> : tensor<4x5x3xi2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xi2>, tensor<4x5x3xi2>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xi2>, tensor<2x3x1xi2>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xi2>
  %17 = stablehlo.constant dense<[[[0, -2, -2], [-1, -2, 1], [-2, 0, -1], [1, -2, 1], [1, -2, 0]], [[1, 1, -1], [0, 0, 1], [1, 0, -1], [-2, -1, 1], [0, 1, 0]], [[1, -2, 1], [0, 0, -1], [-2, -1, 1], [1, -1, 0], [1, 1, 0]], [[0, 1, -2], [-2, -1, -1], [-2, -1, -2], [-1, -2, 0], [-2, -1, 1]]]> : tensor<4x5x3xi2>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xi2>, tensor<4x5x3xi2>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xi2>, tensor<2x3x1xi2>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xi2>
  %22 = stablehlo.constant dense<[[[0, -2, -2], [-1, -2, 1], [-2, -2, -1], [1, -1, 1], [1, -1, 0]], [[1, 1, -1], [0, 0, 1], [1, -2, -1], [-2, -2, 1], [0, -1, 0]], [[1, -2, 1], [0, 0, -1], [-2, -1, 1], [-2, -1, 0], [1, 1, 0]], [[0, 1, -2], [0, -1, -1], [-1, -1, -2], [1, -2, 0], [-2, -1, 1]]]> : tensor<4x5x3xi2>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xi2>, tensor<4x5x3xi2>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xi2>, tensor<2x3x1xi2>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xi2>
  %27 = stablehlo.constant dense<[[[0, -2, -2], [-1, -2, 1], [-2, -2, 0], [1, -1, -2], [1, -1, -2]], [[1, 1, -1], [0, 0, 1], [1, -2, 0], [-2, -2, -1], [0, -1, 1]], [[1, -2, 1], [0, 0, -1], [-2, -1, 1], [1, -1, 0], [1, 1, 0]], [[0, 1, -2], [-2, -1, -1], [-2, -1, -2], [-1, -2, 0], [-2, -1, 1]]]> : tensor<4x5x3xi2>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xi2>, tensor<4x5x3xi2>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xi2>, tensor<2x3x1xi2>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xi2>
  %32 = stablehlo.constant dense<[[[0, -2, -2], [-1, -2, 1], [-2, -2, -1], [1, -1, 1], [1, -1, 0]], [[1, 1, -1], [0, 0, 1], [1, -2, -1], [-2, -2, 1], [0, -1, 0]], [[1, 0, 1], [0, -2, -1], [-2, -2, 1], [1, -1, 0], [1, 1, 0]], [[0, 0, -2], [-2, -1, -1], [-2, 1, -2], [-1, -2, 0], [-2, -1, 1]]]> : tensor<4x5x3xi2>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xi2>, tensor<4x5x3xi2>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<[[[-2, -2, -2], [-1, 1, -1], [0, 0, 1], [-1, -1, 1], [-2, 1, 1]], [[0, 1, -2], [0, 0, 0], [-2, -2, 0], [-2, -2, 0], [1, -1, 0]], [[-1, 1, -2], [-2, -1, 0], [-2, -2, 0], [1, -1, 0], [-2, 0, 0]], [[1, 0, 1], [-1, 1, 1], [-2, 1, 0], [1, 1, 0], [0, -2, 1]]]> : tensor<4x5x3xi2>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xi2>, tensor<4x5x3xi2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi2>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xi2>, tensor<4x5x3xi2>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xi2>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xi2>, tensor<0x5x3xi2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi2>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xi2>, tensor<4x5x3xi2>) -> ()
  return
}
// -----
// dynamic_update_slice of i4
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<[[[5, 2, 3], [7, 1, 2], [-4, 2, -4], [-6, -3, -1], [-7, -2, 6]], [[3, 3, 4], [7, -6, -2], [5, -3, -6], [-3, 7, 4], [5, -2, 3]], [[-5, 3, 6], [-8, -5, -3], [-3, -2, 0], [-6, 5, -6], [-4, 6, 5]], [[-2, -1, -1], [6, 1, 6], [-6, 2, 3], [-7, 0, 5], [6, -4, -8]]]> : tensor<4x5x3xi4>
  %3 = stablehlo.constant dense<[[[0], [2], [-3]], [[-5], [5], [4]]]> : tensor<2x3x1xi4>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xi4>, tensor<2x3x1xi4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi4>
  %5 = stablehlo.constant dense<[[[5, 2, 3], [7, 1, 2], [-4, 2, -4], [-6, -3, -1], [-7, -2, 6]], [[3, 3, 4], [7, -6, -2], [5, 0, -6], [-3, 2, 4], [5, -3, 3]], [[-5, 3, 6], [-8, -5, -3], [-3, -5, 0], [-6, 5, -6], [-4, 4, 5]], [[-2, -1, -1], [6, 1, 6], [-6, 2, 3], [-7, 0, 5], [6, -4, -8]]]> : tensor<4x5x3xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xi4>, tensor<4x5x3xi4>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xi4>) -> tensor<4x5x3xi4>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xi4>, tensor<2x3x1xi4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi4>
  %8 = stablehlo.constant dense<[[[-7, -2, 6], [-6, -3, -1], [-4, 2, -4], [7, 1, 2], [5, 2, 3]], [[5, -2, 3], [-3, 7, 4], [5, 0, -6], [7, 2, -2], [3, -3, 4]], [[-4, 6, 5], [-6, 5, -6], [-3, -5, 0], [-8, 5, -3], [-5, 4, 6]], [[6, -4, -8], [-7, 0, 5], [-6, 2, 3], [6, 1, 6], [-2, -1, -1]]]> : tensor<4x5x3xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xi4>, tensor<4x5x3xi4>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xi4>, tensor<2x3x1xi4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi4>
  %12 = stablehlo.constant dense<[[[5, 2, 3], [7, 1, 2], [-4, 2, -4], [-6, -3, -1], [-7, -2, 6]], [[3, 3, 4], [7, -6, -2], [5, -3, -6], [-3, 7, 4], [5, -2, 3]], [[-5, 3, 6], [-8, -5, -3], [-3, -2, 0], [-6, 5, 2], [-4, 6, -3]], [[-2, -1, -1], [6, 1, 6], [-6, 2, -5], [-7, 0, 5], [6, -4, 4]]]> : tensor<4x5x3xi4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xi4>, tensor<4x5x3xi4>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xi4>, tensor<2x3x1xi4>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xi4>
  %17 = stablehlo.constant dense<[[[5, 2, 3], [7, 1, 2], [-4, 0, -4], [-6, 2, -1], [-7, -3, 6]], [[3, 3, 4], [7, -6, -2], [5, -5, -6], [-3, 5, 4], [5, 4, 3]], [[-5, 3, 6], [-8, -5, -3], [-3, -2, 0], [-6, 5, -6], [-4, 6, 5]], [[-2, -1, -1], [6, 1, 6], [-6, 2, 3], [-7, 0, 5], [6, -4, -8]]]> : tensor<4x5x3xi4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xi4>, tensor<4x5x3xi4>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xi4>, tensor<2x3x1xi4>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xi4>
  %22 = stablehlo.constant dense<[[[5, 2, 3], [7, 1, 2], [-4, 2, -4], [-6, -3, -1], [-7, -2, 6]], [[3, 3, 4], [7, -6, -2], [5, -3, -6], [-3, 7, 4], [5, -2, 3]], [[-5, 3, 6], [0, -5, -3], [2, -2, 0], [-3, 5, -6], [-4, 6, 5]], [[-2, -1, -1], [-5, 1, 6], [5, 2, 3], [4, 0, 5], [6, -4, -8]]]> : tensor<4x5x3xi4>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xi4>, tensor<4x5x3xi4>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xi4>, tensor<2x3x1xi4>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xi4>
  %27 = stablehlo.constant dense<[[[5, 2, 3], [7, 1, 2], [-4, 2, 0], [-6, -3, 2], [-7, -2, -3]], [[3, 3, 4], [7, -6, -2], [5, -3, -5], [-3, 7, 5], [5, -2, 4]], [[-5, 3, 6], [-8, -5, -3], [-3, -2, 0], [-6, 5, -6], [-4, 6, 5]], [[-2, -1, -1], [6, 1, 6], [-6, 2, 3], [-7, 0, 5], [6, -4, -8]]]> : tensor<4x5x3xi4>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xi4>, tensor<4x5x3xi4>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xi4>, tensor<2x3x1xi4>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xi4>
  %32 = stablehlo.constant dense<[[[5, 2, 3], [7, 1, 2], [-4, 2, -4], [-6, -3, -1], [-7, -2, 6]], [[3, 3, 4], [7, -6, -2], [5, -3, -6], [-3, 7, 4], [5, -2, 3]], [[-5, 0, 6], [-8, 2, -3], [-3, -3, 0], [-6, 5, -6], [-4, 6, 5]], [[-2, -5, -1], [6, 5, 6], [-6, 4, 3], [-7, 0, 5], [6, -4, -8]]]> : tensor<4x5x3xi4>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xi4>, tensor<4x5x3xi4>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<[[[5, -7, -4], [-5, 2, 6], [-3, -8, 2], [-4, 4, -8], [-4, 1, -6]], [[0, 1, -7], [3, 3, -4], [-2, -8, -4], [-4, -2, 0], [5, 6, -2]], [[3, -7, 5], [-8, -6, -4], [-1, 2, -4], [1, 2, -5], [-8, 0, -7]], [[7, 4, -8], [-4, -8, -6], [-5, 0, 0], [-2, 6, 3], [0, -5, -8]]]> : tensor<4x5x3xi4>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xi4>, tensor<4x5x3xi4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi4>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xi4>, tensor<4x5x3xi4>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xi4>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xi4>, tensor<0x5x3xi4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi4>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xi4>, tensor<4x5x3xi4>) -> ()
  return
}
// -----
// dynamic_update_slice of i8
func.func public @main() {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<"0x9B8BA41E5741BE56A20E2D0DA93A87B15814321308FA6EE5210A917AB098546534B8A8095E783BCE34B68F8646D07E1CD69341330324204C03F96209"> : tensor<4x5x3xi8>
  %2 = stablehlo.constant dense<[[[-124], [-44], [-88]], [[116], [93], [-72]]]> : tensor<2x3x1xi8>
  %3 = "stablehlo.dynamic_update_slice"(%1, %2, %0, %0, %0) : (tensor<4x5x3xi8>, tensor<2x3x1xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi8>
  %4 = stablehlo.constant dense<"0x848BA4D45741A856A20E2D0DA93A877458145D1308B86EE5210A917AB098546534B8A8095E783BCE34B68F8646D07E1CD69341330324204C03F96209"> : tensor<4x5x3xi8>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x5x3xi8>, tensor<4x5x3xi8>) -> ()
  %5 = stablehlo.constant dense<1> : tensor<i32>
  %6 = stablehlo.constant dense<2> : tensor<i32>
  %7 = "stablehlo.dynamic_update_slice"(%1, %2, %5, %6, %5) : (tensor<4x5x3xi8>, tensor<2x3x1xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi8>
  %8 = stablehlo.constant dense<"0x9B8BA41E5741BE56A20E2D0DA93A87B15814321308FA84E521D4917AA898546534B8A8095E743BCE5DB68FB846D07E1CD69341330324204C03F96209"> : tensor<4x5x3xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xi8>, tensor<4x5x3xi8>) -> ()
  %9 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xi8>) -> tensor<4x5x3xi8>
  %10 = "stablehlo.dynamic_update_slice"(%9, %2, %5, %6, %5) : (tensor<4x5x3xi8>, tensor<2x3x1xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi8>
  %11 = stablehlo.constant dense<"0xA93A870E2D0DBE56A21E57419B8BA47AB098210A91FA84E532D408B1A8148F8646CE34B65E743BB85D0954B834F96209204C03330324D69341D07E1C"> : tensor<4x5x3xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<4x5x3xi8>, tensor<4x5x3xi8>) -> ()
  %12 = "stablehlo.dynamic_update_slice"(%1, %2, %6, %6, %6) : (tensor<4x5x3xi8>, tensor<2x3x1xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi8>
  %13 = stablehlo.constant dense<"0x9B8BA41E5741BE56A20E2D0DA93A87B15814321308FA6EE5210A917AB098546534B8A8095E7884CE34D48F86A8D07E1CD69341330374204C5DF962B8"> : tensor<4x5x3xi8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4x5x3xi8>, tensor<4x5x3xi8>) -> ()
  %14 = stablehlo.constant dense<3> : tensor<i32>
  %15 = stablehlo.constant dense<4> : tensor<i32>
  %16 = "stablehlo.dynamic_update_slice"(%1, %2, %14, %15, %6) : (tensor<4x5x3xi8>, tensor<2x3x1xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi8>
  stablehlo.custom_call @check.expect_eq(%16, %13) : (tensor<4x5x3xi8>, tensor<4x5x3xi8>) -> ()
  %17 = stablehlo.constant dense<-1> : tensor<i32>
  %18 = stablehlo.constant dense<-7> : tensor<i32>
  %19 = stablehlo.constant dense<9> : tensor<i32>
  %20 = "stablehlo.dynamic_update_slice"(%1, %2, %17, %18, %19) : (tensor<4x5x3xi8>, tensor<2x3x1xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi8>
  %21 = stablehlo.constant dense<"0x9B8B841E57D4BE56A80E2D0DA93A87B1587432135DFA6EB8210A917AB098546534B8A8095E783BCE34B68F8646D07E1CD69341330324204C03F96209"> : tensor<4x5x3xi8>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<4x5x3xi8>, tensor<4x5x3xi8>) -> ()
  %22 = stablehlo.constant dense<100> : tensor<i32>
  %23 = stablehlo.constant dense<-3> : tensor<i32>
  %24 = "stablehlo.dynamic_update_slice"(%1, %2, %22, %0, %23) : (tensor<4x5x3xi8>, tensor<2x3x1xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi8>
  %25 = stablehlo.constant dense<"0x9B8BA41E5741BE56A20E2D0DA93A87B15814321308FA6EE5210A917AB098846534D4A809A8783BCE34B68F8646747E1C5D9341B80324204C03F96209"> : tensor<4x5x3xi8>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<4x5x3xi8>, tensor<4x5x3xi8>) -> ()
  %26 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %27 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %28 = stablehlo.constant dense<1> : tensor<i64>
  %29 = "stablehlo.dynamic_update_slice"(%1, %2, %26, %27, %28) : (tensor<4x5x3xi8>, tensor<2x3x1xi8>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xi8>
  %30 = stablehlo.constant dense<"0x9B8BA41E5741BE84A20ED40DA9A887B15814321308FA74E5215D917AB898546534B8A8095E783BCE34B68F8646D07E1CD69341330324204C03F96209"> : tensor<4x5x3xi8>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<4x5x3xi8>, tensor<4x5x3xi8>) -> ()
  %31 = stablehlo.constant dense<255> : tensor<ui8>
  %32 = stablehlo.constant dense<1> : tensor<ui8>
  %33 = stablehlo.constant dense<0> : tensor<ui8>
  %34 = "stablehlo.dynamic_update_slice"(%1, %2, %31, %32, %33) : (tensor<4x5x3xi8>, tensor<2x3x1xi8>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xi8>
  %35 = stablehlo.constant dense<"0x9B8BA41E5741BE56A20E2D0DA93A87B15814321308FA6EE5210A917AB09854653484A809D4783BA834B68F8646D07E1C7493415D0324B84C03F96209"> : tensor<4x5x3xi8>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<4x5x3xi8>, tensor<4x5x3xi8>) -> ()
  %36 = stablehlo.constant dense<-128> : tensor<i8>
  %37 = stablehlo.constant dense<127> : tensor<i8>
  %38 = stablehlo.constant dense<2> : tensor<i8>
  %39 = "stablehlo.dynamic_update_slice"(%1, %2, %36, %37, %38) : (tensor<4x5x3xi8>, tensor<2x3x1xi8>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xi8>
  %40 = stablehlo.constant dense<"0x9B8BA41E5741BE56840E2DD4A93AA8B15814321308FA6E74210A5D7AB0B8546534B8A8095E783BCE34B68F8646D07E1CD69341330324204C03F96209"> : tensor<4x5x3xi8>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<4x5x3xi8>, tensor<4x5x3xi8>) -> ()
  %41 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %42 = stablehlo.constant dense<0> : tensor<ui64>
  %43 = stablehlo.constant dense<1> : tensor<ui64>
  %44 = "stablehlo.dynamic_update_slice"(%1, %2, %41, %42, %43) : (tensor<4x5x3xi8>, tensor<2x3x1xi8>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xi8>
  %45 = stablehlo.constant dense<"0x9B8BA41E5741BE56A20E2D0DA93A87B15814321308FA6EE5210A917AB098548434B8D4095EA83BCE34B68F8646D0741CD65D4133B824204C03F96209"> : tensor<4x5x3xi8>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<4x5x3xi8>, tensor<4x5x3xi8>) -> ()
  %46 = stablehlo.constant dense<5> : tensor<i32>
  %47 = stablehlo.constant dense<"0x4529EB31820EC640360595E451A85AD3CAF7CB2196A757B5884020B0C685C864C6A5B76C18E172F9BC2592F3A96AA77C8428BEB5786641C8BCEF9156"> : tensor<4x5x3xi8>
  %48 = "stablehlo.dynamic_update_slice"(%1, %47, %46, %46, %46) : (tensor<4x5x3xi8>, tensor<4x5x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi8>
  stablehlo.custom_call @check.expect_eq(%48, %47) : (tensor<4x5x3xi8>, tensor<4x5x3xi8>) -> ()
  %49 = stablehlo.constant dense<> : tensor<0x5x3xi8>
  %50 = "stablehlo.dynamic_update_slice"(%1, %49, %46, %46, %46) : (tensor<4x5x3xi8>, tensor<0x5x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi8>
  stablehlo.custom_call @check.expect_eq(%50, %1) : (tensor<4x5x3xi8>, tensor<4x5x3xi8>) -> ()
  return
}
// -----
// dynamic_update_slice of i16
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0xD223300574058C9B2C73B8140D00072AA9A3788D64F2F429E3CFD285CF45DE51AE3ED7BA8B4E07A87106C02C45F1AC9F89A9A41122742F98942EA44D4AB3A999072570EB0771FA0CDF00498B6E5D7AB61E7A6252BD8B3A884324E69F8B07FFF94EBF7C3EC28E8C317B1D6C0C25B9239DF6CE7126031ABFA7"> : tensor<4x5x3xi16>
  %3 = stablehlo.constant dense<[[[11524], [-24678], [-21212]], [[18982], [8210], [-10285]]]> : tensor<2x3x1xi16>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xi16>, tensor<2x3x1xi16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi16>
  %5 = stablehlo.constant dense<"0xD223300574058C9B2C73B8140D00072AA9A3788D64F2F429E3CFD285CF45DE51AE3ED7BA8B4E07A87106C02C042DAC9F89A99A9F22742F9824ADA44D4AB3A999072570EB0771FA0CDF00264A6E5D7AB612206252BD8BD3D74324E69F8B07FFF94EBF7C3EC28E8C317B1D6C0C25B9239DF6CE7126031ABFA7"> : tensor<4x5x3xi16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xi16>, tensor<4x5x3xi16>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xi16>) -> tensor<4x5x3xi16>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xi16>, tensor<2x3x1xi16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi16>
  %8 = stablehlo.constant dense<"0xE3CFD285CF45788D64F2F4290D00072AA9A38C9B2C73B814D223300574052F98942EA44D89A9A4112274C02C042DAC9F8B4E9A9F7106DE5124ADD7BABD8B3A8843247AB61E7A6252DF00264A6E5D70EB1220FA0C4AB3D3D707257126031ABFA725B9239DF6CE8C317B1D6C0C4EBF7C3EC28EE69F8B07FFF9"> : tensor<4x5x3xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xi16>, tensor<4x5x3xi16>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xi16>, tensor<2x3x1xi16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi16>
  %12 = stablehlo.constant dense<"0xD223300574058C9B2C73B8140D00072AA9A3788D64F2F429E3CFD285CF45DE51AE3ED7BA8B4E07A87106C02C45F1AC9F89A9A41122742F98942EA44D4AB3A999072570EB0771FA0CDF00498B042D7AB61E7A9A9FBD8B3A8824ADE69F8B07FFF94EBF7C3EC28E8C317B1D264A25B9239D12207126031AD3D7"> : tensor<4x5x3xi16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xi16>, tensor<4x5x3xi16>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xi16>, tensor<2x3x1xi16>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xi16>
  %17 = stablehlo.constant dense<"0xD223300574058C9B2C73B8140D00042DA9A3788D9A9FF429E3CF24ADCF45DE51AE3ED7BA8B4E07A87106C02C264AAC9F89A9122022742F98D3D7A44D4AB3A999072570EB0771FA0CDF00498B6E5D7AB61E7A6252BD8B3A884324E69F8B07FFF94EBF7C3EC28E8C317B1D6C0C25B9239DF6CE7126031ABFA7"> : tensor<4x5x3xi16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xi16>, tensor<4x5x3xi16>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xi16>, tensor<2x3x1xi16>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xi16>
  %22 = stablehlo.constant dense<"0xD223300574058C9B2C73B8140D00072AA9A3788D64F2F429E3CFD285CF45DE51AE3ED7BA8B4E07A87106C02C45F1AC9F89A9A41122742F98942EA44D4AB3A9990725042D0771FA0C9A9F498B6E5D24AD1E7A6252BD8B3A884324E69F8B07FFF9264A7C3EC28E12207B1D6C0CD3D7239DF6CE7126031ABFA7"> : tensor<4x5x3xi16>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xi16>, tensor<4x5x3xi16>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xi16>, tensor<2x3x1xi16>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xi16>
  %27 = stablehlo.constant dense<"0xD223300574058C9B2C73B8140D00072A042D788D64F29A9FE3CFD28524ADDE51AE3ED7BA8B4E07A87106C02C45F1264A89A9A41112202F98942ED3D74AB3A999072570EB0771FA0CDF00498B6E5D7AB61E7A6252BD8B3A884324E69F8B07FFF94EBF7C3EC28E8C317B1D6C0C25B9239DF6CE7126031ABFA7"> : tensor<4x5x3xi16>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xi16>, tensor<4x5x3xi16>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xi16>, tensor<2x3x1xi16>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xi16>
  %32 = stablehlo.constant dense<"0xD223300574058C9B2C73B8140D00072AA9A3788D64F2F429E3CFD285CF45DE51AE3ED7BA8B4E07A87106C02C45F1AC9F89A9A41122742F98942EA44D4AB3042D072570EB9A9FFA0CDF0024AD6E5D7AB61E7A6252BD8B3A884324E69F264AFFF94EBF1220C28E8C31D3D76C0C25B9239DF6CE7126031ABFA7"> : tensor<4x5x3xi16>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xi16>, tensor<4x5x3xi16>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<"0x1E428A37B98B02D411465BC017E3DDAC0C68953EC0DACFE7B0B7410EE8B808BD69FACE736A4854409894A319577D1D14CDAAB3A6950C247F9C5615D7E924C726F35EA3E985AFCF3532B98A8B46F81872DF03303E650404776E4850E3934A590A5006637AB514A9A86B12A920DAAB6403B4C1AB8BDD2A9A98"> : tensor<4x5x3xi16>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xi16>, tensor<4x5x3xi16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi16>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xi16>, tensor<4x5x3xi16>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xi16>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xi16>, tensor<0x5x3xi16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi16>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xi16>, tensor<4x5x3xi16>) -> ()
  return
}
// -----
// dynamic_update_slice of i32
func.func public @main() {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<"0x2354BB53C4761D246ACC6CDD0DB8A6EE35768D2300639415DBBBE3A853DFA2FBB849F4B34055EE2AA88FF97FEBFAD0ABF6E72DB84C18FE54D37CC57110DC20EA9A4514ADFA0CE10B076E56BA7B697693A1A9C786533F8A6B63FA05A1FE02D4EDB92C5F20FC87E0ECE91C4EA49432BBE4758FDE32E58E610FD87861681019801D8629F3B7AD9D13B809B4ABB69900FC8F4F3D254BE7769473189A8420D30AF959E9D84FD629DDA3B1F36661598A64253EF7CD080A86F4706ED5004862CFACE3AAE67F6C37DD2D1348B67BA33B2354401CDB2F01E5D6FCEB29FA5E1099A84A0BADE1B9BAB63E81E2E3386722DA12F2629D"> : tensor<4x5x3xi32>
  %2 = stablehlo.constant dense<[[[-1383162371], [-946216093], [1657668621]], [[416080351], [1856276337], [-869040871]]]> : tensor<2x3x1xi32>
  %3 = "stablehlo.dynamic_update_slice"(%1, %2, %0, %0, %0) : (tensor<4x5x3xi32>, tensor<2x3x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi32>
  %4 = stablehlo.constant dense<"0xFD9D8EADC4761D246ACC6CDD63E399C735768D23006394150D04CE6253DFA2FBB849F4B34055EE2AA88FF97FEBFAD0ABF6E72DB84C18FE54D37CC571DFE1CC189A4514ADFA0CE10B7187A46E7B697693A1A9C786197D33CC63FA05A1FE02D4EDB92C5F20FC87E0ECE91C4EA49432BBE4758FDE32E58E610FD87861681019801D8629F3B7AD9D13B809B4ABB69900FC8F4F3D254BE7769473189A8420D30AF959E9D84FD629DDA3B1F36661598A64253EF7CD080A86F4706ED5004862CFACE3AAE67F6C37DD2D1348B67BA33B2354401CDB2F01E5D6FCEB29FA5E1099A84A0BADE1B9BAB63E81E2E3386722DA12F2629D"> : tensor<4x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x5x3xi32>, tensor<4x5x3xi32>) -> ()
  %5 = stablehlo.constant dense<1> : tensor<i32>
  %6 = stablehlo.constant dense<2> : tensor<i32>
  %7 = "stablehlo.dynamic_update_slice"(%1, %2, %5, %6, %5) : (tensor<4x5x3xi32>, tensor<2x3x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi32>
  %8 = stablehlo.constant dense<"0x2354BB53C4761D246ACC6CDD0DB8A6EE35768D2300639415DBBBE3A853DFA2FBB849F4B34055EE2AA88FF97FEBFAD0ABF6E72DB84C18FE54D37CC57110DC20EA9A4514ADFA0CE10B076E56BA7B697693A1A9C786533F8A6BFD9D8EADFE02D4EDB92C5F2063E399C7E91C4EA49432BBE40D04CE62E58E610FD87861681019801D8629F3B7AD9D13B809B4ABB69900FC8F4F3D254BDFE1CC18189A8420D30AF9597187A46E29DDA3B1F3666159197D33CCF7CD080A86F4706ED5004862CFACE3AAE67F6C37DD2D1348B67BA33B2354401CDB2F01E5D6FCEB29FA5E1099A84A0BADE1B9BAB63E81E2E3386722DA12F2629D"> : tensor<4x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xi32>, tensor<4x5x3xi32>) -> ()
  %9 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xi32>) -> tensor<4x5x3xi32>
  %10 = "stablehlo.dynamic_update_slice"(%9, %2, %5, %6, %5) : (tensor<4x5x3xi32>, tensor<2x3x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi32>
  %11 = stablehlo.constant dense<"0xF6E72DB84C18FE54D37CC5714055EE2AA88FF97FEBFAD0ABDBBBE3A853DFA2FBB849F4B30DB8A6EE35768D23006394152354BB53C4761D246ACC6CDD9432BBE4758FDE32E58E610FB92C5F20FC87E0ECE91C4EA4533F8A6BFD9D8EADFE02D4ED076E56BA63E399C7A1A9C78610DC20EA0D04CE62FA0CE10BF36661598A64253EF7CD080AD30AF959E9D84FD629DDA3B14F3D254BDFE1CC18189A8420AD9D13B87187A46E9900FC8FD8786168197D33CC8629F3B73E81E2E3386722DA12F2629DFA5E1099A84A0BADE1B9BAB62354401CDB2F01E5D6FCEB29E67F6C37DD2D1348B67BA33B86F4706ED5004862CFACE3AA"> : tensor<4x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<4x5x3xi32>, tensor<4x5x3xi32>) -> ()
  %12 = "stablehlo.dynamic_update_slice"(%1, %2, %6, %6, %6) : (tensor<4x5x3xi32>, tensor<2x3x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi32>
  %13 = stablehlo.constant dense<"0x2354BB53C4761D246ACC6CDD0DB8A6EE35768D2300639415DBBBE3A853DFA2FBB849F4B34055EE2AA88FF97FEBFAD0ABF6E72DB84C18FE54D37CC57110DC20EA9A4514ADFA0CE10B076E56BA7B697693A1A9C786533F8A6B63FA05A1FE02D4EDB92C5F20FC87E0ECE91C4EA49432BBE4758FDE32E58E610FD87861681019801D8629F3B7AD9D13B809B4ABB69900FC8F4F3D254BE7769473FD9D8EADD30AF959E9D84FD663E399C7F36661598A64253E0D04CE6286F4706ED5004862CFACE3AAE67F6C37DD2D1348B67BA33B2354401CDB2F01E5DFE1CC18FA5E1099A84A0BAD7187A46E3E81E2E3386722DA197D33CC"> : tensor<4x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4x5x3xi32>, tensor<4x5x3xi32>) -> ()
  %14 = stablehlo.constant dense<3> : tensor<i32>
  %15 = stablehlo.constant dense<4> : tensor<i32>
  %16 = "stablehlo.dynamic_update_slice"(%1, %2, %14, %15, %6) : (tensor<4x5x3xi32>, tensor<2x3x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%16, %13) : (tensor<4x5x3xi32>, tensor<4x5x3xi32>) -> ()
  %17 = stablehlo.constant dense<-1> : tensor<i32>
  %18 = stablehlo.constant dense<-7> : tensor<i32>
  %19 = stablehlo.constant dense<9> : tensor<i32>
  %20 = "stablehlo.dynamic_update_slice"(%1, %2, %17, %18, %19) : (tensor<4x5x3xi32>, tensor<2x3x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi32>
  %21 = stablehlo.constant dense<"0x2354BB53C4761D24FD9D8EAD0DB8A6EE35768D2363E399C7DBBBE3A853DFA2FB0D04CE624055EE2AA88FF97FEBFAD0ABF6E72DB84C18FE54D37CC57110DC20EA9A4514ADDFE1CC18076E56BA7B6976937187A46E533F8A6B63FA05A1197D33CCB92C5F20FC87E0ECE91C4EA49432BBE4758FDE32E58E610FD87861681019801D8629F3B7AD9D13B809B4ABB69900FC8F4F3D254BE7769473189A8420D30AF959E9D84FD629DDA3B1F36661598A64253EF7CD080A86F4706ED5004862CFACE3AAE67F6C37DD2D1348B67BA33B2354401CDB2F01E5D6FCEB29FA5E1099A84A0BADE1B9BAB63E81E2E3386722DA12F2629D"> : tensor<4x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<4x5x3xi32>, tensor<4x5x3xi32>) -> ()
  %22 = stablehlo.constant dense<100> : tensor<i32>
  %23 = stablehlo.constant dense<-3> : tensor<i32>
  %24 = "stablehlo.dynamic_update_slice"(%1, %2, %22, %0, %23) : (tensor<4x5x3xi32>, tensor<2x3x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi32>
  %25 = stablehlo.constant dense<"0x2354BB53C4761D246ACC6CDD0DB8A6EE35768D2300639415DBBBE3A853DFA2FBB849F4B34055EE2AA88FF97FEBFAD0ABF6E72DB84C18FE54D37CC57110DC20EA9A4514ADFA0CE10B076E56BA7B697693A1A9C786533F8A6B63FA05A1FE02D4EDB92C5F20FC87E0ECE91C4EA49432BBE4758FDE32E58E610FFD9D8EAD1019801D8629F3B763E399C709B4ABB69900FC8F0D04CE62E7769473189A8420D30AF959E9D84FD629DDA3B1F36661598A64253EF7CD080ADFE1CC18D5004862CFACE3AA7187A46EDD2D1348B67BA33B197D33CCDB2F01E5D6FCEB29FA5E1099A84A0BADE1B9BAB63E81E2E3386722DA12F2629D"> : tensor<4x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<4x5x3xi32>, tensor<4x5x3xi32>) -> ()
  %26 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %27 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %28 = stablehlo.constant dense<1> : tensor<i64>
  %29 = "stablehlo.dynamic_update_slice"(%1, %2, %26, %27, %28) : (tensor<4x5x3xi32>, tensor<2x3x1xi32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xi32>
  %30 = stablehlo.constant dense<"0x2354BB53C4761D246ACC6CDD0DB8A6EE35768D2300639415DBBBE3A8FD9D8EADB849F4B34055EE2A63E399C7EBFAD0ABF6E72DB80D04CE62D37CC57110DC20EA9A4514ADFA0CE10B076E56BA7B697693A1A9C786533F8A6BDFE1CC18FE02D4EDB92C5F207187A46EE91C4EA49432BBE4197D33CCE58E610FD87861681019801D8629F3B7AD9D13B809B4ABB69900FC8F4F3D254BE7769473189A8420D30AF959E9D84FD629DDA3B1F36661598A64253EF7CD080A86F4706ED5004862CFACE3AAE67F6C37DD2D1348B67BA33B2354401CDB2F01E5D6FCEB29FA5E1099A84A0BADE1B9BAB63E81E2E3386722DA12F2629D"> : tensor<4x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<4x5x3xi32>, tensor<4x5x3xi32>) -> ()
  %31 = stablehlo.constant dense<255> : tensor<ui8>
  %32 = stablehlo.constant dense<1> : tensor<ui8>
  %33 = stablehlo.constant dense<0> : tensor<ui8>
  %34 = "stablehlo.dynamic_update_slice"(%1, %2, %31, %32, %33) : (tensor<4x5x3xi32>, tensor<2x3x1xi32>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xi32>
  %35 = stablehlo.constant dense<"0x2354BB53C4761D246ACC6CDD0DB8A6EE35768D2300639415DBBBE3A853DFA2FBB849F4B34055EE2AA88FF97FEBFAD0ABF6E72DB84C18FE54D37CC57110DC20EA9A4514ADFA0CE10B076E56BA7B697693A1A9C786533F8A6B63FA05A1FE02D4EDB92C5F20FC87E0ECE91C4EA49432BBE4758FDE32E58E610FD87861681019801D8629F3B7FD9D8EAD09B4ABB69900FC8F63E399C7E7769473189A84200D04CE62E9D84FD629DDA3B1F36661598A64253EF7CD080A86F4706ED5004862CFACE3AADFE1CC18DD2D1348B67BA33B7187A46EDB2F01E5D6FCEB29197D33CCA84A0BADE1B9BAB63E81E2E3386722DA12F2629D"> : tensor<4x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<4x5x3xi32>, tensor<4x5x3xi32>) -> ()
  %36 = stablehlo.constant dense<-128> : tensor<i8>
  %37 = stablehlo.constant dense<127> : tensor<i8>
  %38 = stablehlo.constant dense<2> : tensor<i8>
  %39 = "stablehlo.dynamic_update_slice"(%1, %2, %36, %37, %38) : (tensor<4x5x3xi32>, tensor<2x3x1xi32>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xi32>
  %40 = stablehlo.constant dense<"0x2354BB53C4761D246ACC6CDD0DB8A6EE35768D2300639415DBBBE3A853DFA2FBFD9D8EAD4055EE2AA88FF97F63E399C7F6E72DB84C18FE540D04CE6210DC20EA9A4514ADFA0CE10B076E56BA7B697693A1A9C786533F8A6B63FA05A1DFE1CC18B92C5F20FC87E0EC7187A46E9432BBE4758FDE32197D33CCD87861681019801D8629F3B7AD9D13B809B4ABB69900FC8F4F3D254BE7769473189A8420D30AF959E9D84FD629DDA3B1F36661598A64253EF7CD080A86F4706ED5004862CFACE3AAE67F6C37DD2D1348B67BA33B2354401CDB2F01E5D6FCEB29FA5E1099A84A0BADE1B9BAB63E81E2E3386722DA12F2629D"> : tensor<4x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<4x5x3xi32>, tensor<4x5x3xi32>) -> ()
  %41 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %42 = stablehlo.constant dense<0> : tensor<ui64>
  %43 = stablehlo.constant dense<1> : tensor<ui64>
  %44 = "stablehlo.dynamic_update_slice"(%1, %2, %41, %42, %43) : (tensor<4x5x3xi32>, tensor<2x3x1xi32>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xi32>
  %45 = stablehlo.constant dense<"0x2354BB53C4761D246ACC6CDD0DB8A6EE35768D2300639415DBBBE3A853DFA2FBB849F4B34055EE2AA88FF97FEBFAD0ABF6E72DB84C18FE54D37CC57110DC20EA9A4514ADFA0CE10B076E56BA7B697693A1A9C786533F8A6B63FA05A1FE02D4EDB92C5F20FC87E0ECE91C4EA49432BBE4758FDE32E58E610FD8786168FD9D8EAD8629F3B7AD9D13B863E399C79900FC8F4F3D254B0D04CE62189A8420D30AF959E9D84FD629DDA3B1F36661598A64253EF7CD080A86F4706EDFE1CC18CFACE3AAE67F6C377187A46EB67BA33B2354401C197D33CCD6FCEB29FA5E1099A84A0BADE1B9BAB63E81E2E3386722DA12F2629D"> : tensor<4x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<4x5x3xi32>, tensor<4x5x3xi32>) -> ()
  %46 = stablehlo.constant dense<5> : tensor<i32>
  %47 = stablehlo.constant dense<"0x86B9D481DFB33E260A70CB54CD6AEF8A6FF7ACB0B2CD51EB1368CEECB4D494FED757DAF141ECCA8B65CF56CB22AAF563421BDD9038B83ED00A7C001337E12A343C8976BD0E34CCE26076094B42D8E672329D1299D4B420F15EF635429E1587C5423FABA34B031C2082C20BD98E4E45256C033FF307C432AAB474E3C06C55A69A5E55E43A8B227D996C2BF9F8FD04A1865553D892D69832E3666BD1A309F223AA62D0AA087DD2751AFFD974255A1563149E3AB2F3327B451DE803173EFB9EE449E34411487996851266F014D9F1C844B04881092397A4EE042C23ADE062593BCC145C67C72DBBBAB9F6035001BF233235"> : tensor<4x5x3xi32>
  %48 = "stablehlo.dynamic_update_slice"(%1, %47, %46, %46, %46) : (tensor<4x5x3xi32>, tensor<4x5x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%48, %47) : (tensor<4x5x3xi32>, tensor<4x5x3xi32>) -> ()
  %49 = stablehlo.constant dense<> : tensor<0x5x3xi32>
  %50 = "stablehlo.dynamic_update_slice"(%1, %49, %46, %46, %46) : (tensor<4x5x3xi32>, tensor<0x5x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%50, %1) : (tensor<4x5x3xi32>, tensor<4x5x3xi32>) -> ()
  return
}
// -----
// dynamic_update_slice of i64
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0x8921543E313383C82B697DF4DE001761E20306802051C64639A7A6F392CAABFD09EF544B200109C4A57409259A05F1A30A9A50FD58FEF5572DB928FEAA02743BF63AC03967006A97E26D90800C305FBF54FE4A9030DD0962C3A29A2496272441413D749C96FF4B66D65EBD251E179E36C530C09D54B40D6117A4CEB263EAE3DDD96F4EEFC505C41A726114E9C30BD48E1BD5A604529D0D7AEEA000CD7EA1C46B179A925C30058088255B973018D64CF45C9CC02487DBFDCDCAEEFF9721CD81769DE610324AC030436AA721C9D92AE9FC73F2C98EB23C90FC52230A67B6D4B788C31CC357E9879042BE10F5E9A20A6140358F11482A98B987807C773A0B9D054A37397A0EBC7C4937CC7C89ECFA2B928F0CF6F965C5EA977D94D9635A470299DCAB085A712B2A6DF9336342F1E867FAE04D669D31C4F4CC140E8F54F462DB5F045C022A3E8D907B19DC8C9F30A289D0F343E2CFB6765E9622F99494CE7B05AFDD668FDBA1DBD4D3BB97B77DF1464E7198F5E438206149D684808ADC344233B5EC8BF038E9685C61A32DDD16ABBFCC24AD7F0BE708268304082BCF20A36A13A43D073273EFB11D01DCD3AC5DE6DC82B80378434526B21437CE3C1D867706CB8C87F9AFE782BC3176FD95CAF56ED20AEA37A9FC1B4D97B8917E65A7637277AF0380"> : tensor<4x5x3xi64>
  %3 = stablehlo.constant dense<[[[-5418879046046309639], [-8193246832594918282], [-3156270524447870905]], [[8722583255678231876], [-4450364160155056034], [-6706263724258483922]]]> : tensor<2x3x1xi64>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xi64>, tensor<2x3x1xi64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi64>
  %5 = stablehlo.constant dense<"0x8921543E313383C82B697DF4DE001761E20306802051C64639A7A6F392CAABFD09EF544B200109C4A57409259A05F1A30A9A50FD58FEF5572DB928FEAA02743BF63AC03967006A97E26D90800C305FBF54FE4A9030DD0962C3A29A2496272441413D749C96FF4B66D65EBD251E179E36C530C09D54B40D6117A4CEB263EAE3DDD96F4EEFC505C41A726114E9C30BD48E1BD5A604529D0D7AEEA000CD7EA1C46B179A925C30058088255B973018D64CF4F9229AD33746CCB4CAEEFF9721CD81769DE610324AC0304376E4155A6ABD4B8E73F2C98EB23C90FC52230A67B6D4B78847B03F3FAEAC32D4BE10F5E9A20A6140358F11482A98B987807C773A0B9D054A37397A0EBC7C4937CC7C89ECFA2B928F0CF6F965C5EA977D94D9635A470299DCAB085A712B2A6DF944A578BE41D70C794D669D31C4F4CC140E8F54F462DB5F045E08D41860213DC2DC8C9F30A289D0F343E2CFB6765E96222E217C91AC90EEA2668FDBA1DBD4D3BB97B77DF1464E7198F5E438206149D684808ADC344233B5EC8BF038E9685C61A32DDD16ABBFCC24AD7F0BE708268304082BCF20A36A13A43D073273EFB11D01DCD3AC5DE6DC82B80378434526B21437CE3C1D867706CB8C87F9AFE782BC3176FD95CAF56ED20AEA37A9FC1B4D97B8917E65A7637277AF0380"> : tensor<4x5x3xi64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xi64>, tensor<4x5x3xi64>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xi64>) -> tensor<4x5x3xi64>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xi64>, tensor<2x3x1xi64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi64>
  %8 = stablehlo.constant dense<"0x413D749C96FF4B66D65EBD251E179E36C530C09D54B40D61E26D90800C305FBF54FE4A9030DD0962C3A29A24962724410A9A50FD58FEF5572DB928FEAA02743BF63AC03967006A9739A7A6F392CAABFD09EF544B200109C4A57409259A05F1A38921543E313383C82B697DF4DE001761E20306802051C64652230A67B6D4B788C31CC357E9879042BE10F5E9A20A61409DE610324AC030436AA721C9D92AE9FC73F2C98EB23C90FC255B973018D64CF4F9229AD33746CCB4CAEEFF9721CD81761BD5A604529D0D7A76E4155A6ABD4B8E179A925C3005808817A4CEB263EAE3DD47B03F3FAEAC32D4726114E9C30BD48E43E2CFB6765E9622F99494CE7B05AFDD668FDBA1DBD4D3BB0E8F54F462DB5F045C022A3E8D907B19DC8C9F30A289D0F3AB085A712B2A6DF944A578BE41D70C794D669D31C4F4CC14CC7C89ECFA2B928F5E08D41860213DC294D9635A470299DC358F11482A98B9872E217C91AC90EEA237397A0EBC7C493795CAF56ED20AEA37A9FC1B4D97B8917E65A7637277AF038078434526B21437CE3C1D867706CB8C87F9AFE782BC3176FD2BCF20A36A13A43D073273EFB11D01DCD3AC5DE6DC82B8038BF038E9685C61A32DDD16ABBFCC24AD7F0BE7082683040897B77DF1464E7198F5E438206149D684808ADC344233B5EC"> : tensor<4x5x3xi64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xi64>, tensor<4x5x3xi64>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xi64>, tensor<2x3x1xi64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi64>
  %12 = stablehlo.constant dense<"0x8921543E313383C82B697DF4DE001761E20306802051C64639A7A6F392CAABFD09EF544B200109C4A57409259A05F1A30A9A50FD58FEF5572DB928FEAA02743BF63AC03967006A97E26D90800C305FBF54FE4A9030DD0962C3A29A2496272441413D749C96FF4B66D65EBD251E179E36C530C09D54B40D6117A4CEB263EAE3DDD96F4EEFC505C41A726114E9C30BD48E1BD5A604529D0D7AEEA000CD7EA1C46B179A925C30058088255B973018D64CF45C9CC02487DBFDCDCAEEFF9721CD81769DE610324AC030436AA721C9D92AE9FC73F2C98EB23C90FC52230A67B6D4B788C31CC357E9879042BE10F5E9A20A6140358F11482A98B987807C773A0B9D054A37397A0EBC7C4937CC7C89ECFA2B928F0CF6F965C5EA977D94D9635A470299DCAB085A712B2A6DF9336342F1E867FAE0F9229AD33746CCB40E8F54F462DB5F045C022A3E8D907B1976E4155A6ABD4B8E43E2CFB6765E9622F99494CE7B05AFDD47B03F3FAEAC32D497B77DF1464E7198F5E438206149D684808ADC344233B5EC8BF038E9685C61A32DDD16ABBFCC24AD7F0BE708268304082BCF20A36A13A43D073273EFB11D01DC44A578BE41D70C7978434526B21437CE3C1D867706CB8C875E08D41860213DC295CAF56ED20AEA37A9FC1B4D97B8917E2E217C91AC90EEA2"> : tensor<4x5x3xi64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xi64>, tensor<4x5x3xi64>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xi64>, tensor<2x3x1xi64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xi64>
  %17 = stablehlo.constant dense<"0x8921543E313383C82B697DF4DE001761E20306802051C64639A7A6F392CAABFD09EF544B200109C4A57409259A05F1A30A9A50FD58FEF557F9229AD33746CCB4F63AC03967006A97E26D90800C305FBF76E4155A6ABD4B8EC3A29A2496272441413D749C96FF4B6647B03F3FAEAC32D4C530C09D54B40D6117A4CEB263EAE3DDD96F4EEFC505C41A726114E9C30BD48E1BD5A604529D0D7AEEA000CD7EA1C46B179A925C30058088255B973018D64CF444A578BE41D70C79CAEEFF9721CD81769DE610324AC030435E08D41860213DC273F2C98EB23C90FC52230A67B6D4B7882E217C91AC90EEA2BE10F5E9A20A6140358F11482A98B987807C773A0B9D054A37397A0EBC7C4937CC7C89ECFA2B928F0CF6F965C5EA977D94D9635A470299DCAB085A712B2A6DF9336342F1E867FAE04D669D31C4F4CC140E8F54F462DB5F045C022A3E8D907B19DC8C9F30A289D0F343E2CFB6765E9622F99494CE7B05AFDD668FDBA1DBD4D3BB97B77DF1464E7198F5E438206149D684808ADC344233B5EC8BF038E9685C61A32DDD16ABBFCC24AD7F0BE708268304082BCF20A36A13A43D073273EFB11D01DCD3AC5DE6DC82B80378434526B21437CE3C1D867706CB8C87F9AFE782BC3176FD95CAF56ED20AEA37A9FC1B4D97B8917E65A7637277AF0380"> : tensor<4x5x3xi64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xi64>, tensor<4x5x3xi64>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xi64>, tensor<2x3x1xi64>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xi64>
  %22 = stablehlo.constant dense<"0x8921543E313383C82B697DF4DE001761E20306802051C64639A7A6F392CAABFD09EF544B200109C4A57409259A05F1A30A9A50FD58FEF5572DB928FEAA02743BF63AC03967006A97E26D90800C305FBF54FE4A9030DD0962C3A29A2496272441413D749C96FF4B66D65EBD251E179E36C530C09D54B40D6117A4CEB263EAE3DDD96F4EEFC505C41A726114E9C30BD48E1BD5A604529D0D7AEEA000CD7EA1C46B179A925C30058088255B973018D64CF45C9CC02487DBFDCDCAEEFF9721CD81769DE610324AC030436AA721C9D92AE9FC73F2C98EB23C90FC52230A67B6D4B788C31CC357E9879042BE10F5E9A20A6140358F11482A98B987807C773A0B9D054A37397A0EBC7C4937F9229AD33746CCB40CF6F965C5EA977D94D9635A470299DC76E4155A6ABD4B8E336342F1E867FAE04D669D31C4F4CC1447B03F3FAEAC32D45C022A3E8D907B19DC8C9F30A289D0F343E2CFB6765E9622F99494CE7B05AFDD668FDBA1DBD4D3BB97B77DF1464E7198F5E438206149D684808ADC344233B5EC44A578BE41D70C792DDD16ABBFCC24AD7F0BE708268304085E08D41860213DC2073273EFB11D01DCD3AC5DE6DC82B8032E217C91AC90EEA23C1D867706CB8C87F9AFE782BC3176FD95CAF56ED20AEA37A9FC1B4D97B8917E65A7637277AF0380"> : tensor<4x5x3xi64>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xi64>, tensor<4x5x3xi64>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xi64>, tensor<2x3x1xi64>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xi64>
  %27 = stablehlo.constant dense<"0x8921543E313383C82B697DF4DE001761E20306802051C64639A7A6F392CAABFD09EF544B200109C4A57409259A05F1A30A9A50FD58FEF5572DB928FEAA02743BF9229AD33746CCB4E26D90800C305FBF54FE4A9030DD096276E4155A6ABD4B8E413D749C96FF4B66D65EBD251E179E3647B03F3FAEAC32D417A4CEB263EAE3DDD96F4EEFC505C41A726114E9C30BD48E1BD5A604529D0D7AEEA000CD7EA1C46B179A925C30058088255B973018D64CF45C9CC02487DBFDCD44A578BE41D70C799DE610324AC030436AA721C9D92AE9FC5E08D41860213DC252230A67B6D4B788C31CC357E98790422E217C91AC90EEA2358F11482A98B987807C773A0B9D054A37397A0EBC7C4937CC7C89ECFA2B928F0CF6F965C5EA977D94D9635A470299DCAB085A712B2A6DF9336342F1E867FAE04D669D31C4F4CC140E8F54F462DB5F045C022A3E8D907B19DC8C9F30A289D0F343E2CFB6765E9622F99494CE7B05AFDD668FDBA1DBD4D3BB97B77DF1464E7198F5E438206149D684808ADC344233B5EC8BF038E9685C61A32DDD16ABBFCC24AD7F0BE708268304082BCF20A36A13A43D073273EFB11D01DCD3AC5DE6DC82B80378434526B21437CE3C1D867706CB8C87F9AFE782BC3176FD95CAF56ED20AEA37A9FC1B4D97B8917E65A7637277AF0380"> : tensor<4x5x3xi64>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xi64>, tensor<4x5x3xi64>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xi64>, tensor<2x3x1xi64>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xi64>
  %32 = stablehlo.constant dense<"0x8921543E313383C82B697DF4DE001761E20306802051C64639A7A6F392CAABFD09EF544B200109C4A57409259A05F1A30A9A50FD58FEF5572DB928FEAA02743BF63AC03967006A97E26D90800C305FBF54FE4A9030DD0962C3A29A2496272441413D749C96FF4B66D65EBD251E179E36C530C09D54B40D6117A4CEB263EAE3DDD96F4EEFC505C41A726114E9C30BD48E1BD5A604529D0D7AEEA000CD7EA1C46B179A925C30058088255B973018D64CF45C9CC02487DBFDCDCAEEFF9721CD81769DE610324AC030436AA721C9D92AE9FC73F2C98EB23C90FC52230A67B6D4B788C31CC357E9879042BE10F5E9A20A6140358F11482A98B987F9229AD33746CCB437397A0EBC7C4937CC7C89ECFA2B928F76E4155A6ABD4B8E94D9635A470299DCAB085A712B2A6DF947B03F3FAEAC32D44D669D31C4F4CC140E8F54F462DB5F045C022A3E8D907B19DC8C9F30A289D0F343E2CFB6765E9622F99494CE7B05AFDD668FDBA1DBD4D3BB97B77DF1464E719844A578BE41D70C79808ADC344233B5EC8BF038E9685C61A35E08D41860213DC27F0BE708268304082BCF20A36A13A43D2E217C91AC90EEA2D3AC5DE6DC82B80378434526B21437CE3C1D867706CB8C87F9AFE782BC3176FD95CAF56ED20AEA37A9FC1B4D97B8917E65A7637277AF0380"> : tensor<4x5x3xi64>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xi64>, tensor<4x5x3xi64>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<"0x6D82E9C1A235777678DB9B250BD3DD95EA20A9D12C2C56A4F43F37ADFE96210E90CF95AA2CE8523C133F782CB9C2BA51C92B555A587DC33A0C4D7F4E325116111EA642806C218761A69E3A1E874AFD7CE971198DD2C74B957E95C0EC033D9ECA33B961684C1DA3F6366C964CAB114B62686A5881A823D861A6258A9F27266CEDC99D2E519587ED21D91CCD7E42B7EB25CE102EBF00D82F708C9061E9BB3FE99BE2E33BD702CF6A2FC3DD969AC04FEC22305EF07C13337E2609D30B89905E1EB944D96688529A2520ABF80048CFF81BCF62E983E17BD2682315696B9C1025A215ADE40010046FE9A203512BE8ACE39514C8B94DBBA58C15D867EA0DE9B43B1ABAED14B5189724CB921EB8B9FE7B56E91CC517992B9BCFA8460B0EE3B660D5DD7662DB65637F5914F8E5BA5E4B4B2A8C5819E83F7251D33343748236503A3A893AC84A735073A57F118857F1D072902F58387619D6393ABB7EAC64CF4F9B3878D74CDE7AF5BF7ADAED9E7478CF5E6A05F00FFE4C3D2209509E1AC870F35C270E2A7C4513C0B1FC878483748F4B5582655956E0219B0621BD9DC99F32A2A581BE200CDC78BEDCE506A4D7156CA9F066669D8C60E9B66BCAA681FDDB1BC3BCBE4D2A165FF39EAEF3D67B119D83509D34A157E3366473CD8971D7E7AC2CA4248F167A"> : tensor<4x5x3xi64>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xi64>, tensor<4x5x3xi64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi64>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xi64>, tensor<4x5x3xi64>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xi64>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xi64>, tensor<0x5x3xi64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xi64>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xi64>, tensor<4x5x3xi64>) -> ()
  return
}
// -----
// dynamic_update_slice of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<[[[2, 3, 2], [2, 1, 1], [3, 2, 2], [1, 0, 2], [3, 0, 2]], [[0, 0, 1], [1, 2, 1], [1, 0, 2], [2, 3, 0], [2, 3, 2]], [[0, 0, 3], [0, 1, 2], [3, 0, 1], [0, 0, 2], [3, 0, 1]], [[2, 3, 2], [1, 2, 3], [1, 0, 2], [2, 1, 1], [2, 3, 2]]]> : tensor<4x5x3xui2>
  %3 = stablehlo.constant dense<[[[0], [0], [0]], [[3], [1], [0]]]> : tensor<2x3x1xui2>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xui2>, tensor<2x3x1xui2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui2>
  %5 = stablehlo.constant dense<[[[2, 3, 2], [2, 1, 1], [3, 2, 2], [1, 0, 2], [3, 0, 2]], [[0, 0, 1], [1, 2, 1], [1, 0, 2], [2, 0, 0], [2, 0, 2]], [[0, 0, 3], [0, 1, 2], [3, 3, 1], [0, 1, 2], [3, 0, 1]], [[2, 3, 2], [1, 2, 3], [1, 0, 2], [2, 1, 1], [2, 3, 2]]]> : tensor<4x5x3xui2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xui2>, tensor<4x5x3xui2>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xui2>) -> tensor<4x5x3xui2>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xui2>, tensor<2x3x1xui2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui2>
  %8 = stablehlo.constant dense<[[[3, 0, 2], [1, 0, 2], [3, 2, 2], [2, 1, 1], [2, 3, 2]], [[2, 3, 2], [2, 3, 0], [1, 0, 2], [1, 0, 1], [0, 0, 1]], [[3, 0, 1], [0, 0, 2], [3, 3, 1], [0, 1, 2], [0, 0, 3]], [[2, 3, 2], [2, 1, 1], [1, 0, 2], [1, 2, 3], [2, 3, 2]]]> : tensor<4x5x3xui2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xui2>, tensor<4x5x3xui2>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xui2>, tensor<2x3x1xui2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui2>
  %12 = stablehlo.constant dense<[[[2, 3, 2], [2, 1, 1], [3, 2, 2], [1, 0, 2], [3, 0, 2]], [[0, 0, 1], [1, 2, 1], [1, 0, 2], [2, 3, 0], [2, 3, 2]], [[0, 0, 3], [0, 1, 2], [3, 0, 0], [0, 0, 0], [3, 0, 0]], [[2, 3, 2], [1, 2, 3], [1, 0, 3], [2, 1, 1], [2, 3, 0]]]> : tensor<4x5x3xui2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xui2>, tensor<4x5x3xui2>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xui2>, tensor<2x3x1xui2>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xui2>
  %17 = stablehlo.constant dense<[[[2, 3, 2], [2, 1, 1], [3, 0, 2], [1, 0, 2], [3, 0, 2]], [[0, 0, 1], [1, 2, 1], [1, 3, 2], [2, 1, 0], [2, 0, 2]], [[0, 0, 3], [0, 1, 2], [3, 0, 1], [0, 0, 2], [3, 0, 1]], [[2, 3, 2], [1, 2, 3], [1, 0, 2], [2, 1, 1], [2, 3, 2]]]> : tensor<4x5x3xui2>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xui2>, tensor<4x5x3xui2>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xui2>, tensor<2x3x1xui2>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xui2>
  %22 = stablehlo.constant dense<[[[2, 3, 2], [2, 1, 1], [3, 2, 2], [1, 0, 2], [3, 0, 2]], [[0, 0, 1], [1, 2, 1], [1, 0, 2], [2, 3, 0], [2, 3, 2]], [[0, 0, 3], [0, 1, 2], [0, 0, 1], [0, 0, 2], [3, 0, 1]], [[2, 3, 2], [3, 2, 3], [1, 0, 2], [0, 1, 1], [2, 3, 2]]]> : tensor<4x5x3xui2>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xui2>, tensor<4x5x3xui2>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xui2>, tensor<2x3x1xui2>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xui2>
  %27 = stablehlo.constant dense<[[[2, 3, 2], [2, 1, 1], [3, 2, 0], [1, 0, 0], [3, 0, 0]], [[0, 0, 1], [1, 2, 1], [1, 0, 3], [2, 3, 1], [2, 3, 0]], [[0, 0, 3], [0, 1, 2], [3, 0, 1], [0, 0, 2], [3, 0, 1]], [[2, 3, 2], [1, 2, 3], [1, 0, 2], [2, 1, 1], [2, 3, 2]]]> : tensor<4x5x3xui2>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xui2>, tensor<4x5x3xui2>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xui2>, tensor<2x3x1xui2>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xui2>
  %32 = stablehlo.constant dense<[[[2, 3, 2], [2, 1, 1], [3, 2, 2], [1, 0, 2], [3, 0, 2]], [[0, 0, 1], [1, 2, 1], [1, 0, 2], [2, 3, 0], [2, 3, 2]], [[0, 0, 3], [0, 0, 2], [3, 0, 1], [0, 0, 2], [3, 0, 1]], [[2, 3, 2], [1, 1, 3], [1, 0, 2], [2, 1, 1], [2, 3, 2]]]> : tensor<4x5x3xui2>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xui2>, tensor<4x5x3xui2>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<[[[3, 0, 2], [0, 2, 0], [1, 2, 2], [3, 1, 2], [1, 0, 3]], [[2, 1, 0], [3, 2, 0], [2, 0, 2], [1, 3, 3], [1, 0, 3]], [[3, 3, 3], [2, 2, 3], [1, 1, 3], [1, 0, 1], [3, 3, 0]], [[2, 3, 3], [0, 1, 2], [2, 3, 1], [2, 2, 2], [2, 3, 2]]]> : tensor<4x5x3xui2>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xui2>, tensor<4x5x3xui2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui2>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xui2>, tensor<4x5x3xui2>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xui2>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xui2>, tensor<0x5x3xui2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui2>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xui2>, tensor<4x5x3xui2>) -> ()
  return
}
// -----
// dynamic_update_slice of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<[[[3, 4, 2], [9, 0, 0], [3, 11, 7], [9, 11, 5], [5, 12, 2]], [[14, 15, 9], [4, 13, 6], [0, 15, 7], [2, 1, 0], [8, 4, 10]], [[14, 12, 5], [14, 11, 8], [0, 7, 11], [3, 11, 7], [6, 6, 5]], [[1, 12, 2], [7, 10, 3], [1, 9, 4], [5, 14, 14], [8, 15, 13]]]> : tensor<4x5x3xui4>
  %3 = stablehlo.constant dense<[[[2], [1], [5]], [[12], [6], [6]]]> : tensor<2x3x1xui4>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xui4>, tensor<2x3x1xui4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui4>
  %5 = stablehlo.constant dense<[[[3, 4, 2], [9, 0, 0], [3, 11, 7], [9, 11, 5], [5, 12, 2]], [[14, 15, 9], [4, 13, 6], [0, 2, 7], [2, 1, 0], [8, 5, 10]], [[14, 12, 5], [14, 11, 8], [0, 12, 11], [3, 6, 7], [6, 6, 5]], [[1, 12, 2], [7, 10, 3], [1, 9, 4], [5, 14, 14], [8, 15, 13]]]> : tensor<4x5x3xui4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xui4>, tensor<4x5x3xui4>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xui4>) -> tensor<4x5x3xui4>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xui4>, tensor<2x3x1xui4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui4>
  %8 = stablehlo.constant dense<[[[5, 12, 2], [9, 11, 5], [3, 11, 7], [9, 0, 0], [3, 4, 2]], [[8, 4, 10], [2, 1, 0], [0, 2, 7], [4, 1, 6], [14, 5, 9]], [[6, 6, 5], [3, 11, 7], [0, 12, 11], [14, 6, 8], [14, 6, 5]], [[8, 15, 13], [5, 14, 14], [1, 9, 4], [7, 10, 3], [1, 12, 2]]]> : tensor<4x5x3xui4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xui4>, tensor<4x5x3xui4>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xui4>, tensor<2x3x1xui4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui4>
  %12 = stablehlo.constant dense<[[[3, 4, 2], [9, 0, 0], [3, 11, 7], [9, 11, 5], [5, 12, 2]], [[14, 15, 9], [4, 13, 6], [0, 15, 7], [2, 1, 0], [8, 4, 10]], [[14, 12, 5], [14, 11, 8], [0, 7, 2], [3, 11, 1], [6, 6, 5]], [[1, 12, 2], [7, 10, 3], [1, 9, 12], [5, 14, 6], [8, 15, 6]]]> : tensor<4x5x3xui4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xui4>, tensor<4x5x3xui4>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xui4>, tensor<2x3x1xui4>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xui4>
  %17 = stablehlo.constant dense<[[[3, 4, 2], [9, 0, 0], [3, 2, 7], [9, 1, 5], [5, 5, 2]], [[14, 15, 9], [4, 13, 6], [0, 12, 7], [2, 6, 0], [8, 6, 10]], [[14, 12, 5], [14, 11, 8], [0, 7, 11], [3, 11, 7], [6, 6, 5]], [[1, 12, 2], [7, 10, 3], [1, 9, 4], [5, 14, 14], [8, 15, 13]]]> : tensor<4x5x3xui4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xui4>, tensor<4x5x3xui4>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xui4>, tensor<2x3x1xui4>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xui4>
  %22 = stablehlo.constant dense<[[[3, 4, 2], [9, 0, 0], [3, 11, 7], [9, 11, 5], [5, 12, 2]], [[14, 15, 9], [4, 13, 6], [0, 15, 7], [2, 1, 0], [8, 4, 10]], [[14, 12, 5], [2, 11, 8], [1, 7, 11], [5, 11, 7], [6, 6, 5]], [[1, 12, 2], [12, 10, 3], [6, 9, 4], [6, 14, 14], [8, 15, 13]]]> : tensor<4x5x3xui4>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xui4>, tensor<4x5x3xui4>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xui4>, tensor<2x3x1xui4>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xui4>
  %27 = stablehlo.constant dense<[[[3, 4, 2], [9, 0, 0], [3, 11, 2], [9, 11, 1], [5, 12, 5]], [[14, 15, 9], [4, 13, 6], [0, 15, 12], [2, 1, 6], [8, 4, 6]], [[14, 12, 5], [14, 11, 8], [0, 7, 11], [3, 11, 7], [6, 6, 5]], [[1, 12, 2], [7, 10, 3], [1, 9, 4], [5, 14, 14], [8, 15, 13]]]> : tensor<4x5x3xui4>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xui4>, tensor<4x5x3xui4>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xui4>, tensor<2x3x1xui4>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xui4>
  %32 = stablehlo.constant dense<[[[3, 4, 2], [9, 0, 0], [3, 11, 7], [9, 11, 5], [5, 12, 2]], [[14, 15, 9], [4, 13, 6], [0, 15, 7], [2, 1, 0], [8, 4, 10]], [[14, 2, 5], [14, 1, 8], [0, 5, 11], [3, 11, 7], [6, 6, 5]], [[1, 12, 2], [7, 6, 3], [1, 6, 4], [5, 14, 14], [8, 15, 13]]]> : tensor<4x5x3xui4>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xui4>, tensor<4x5x3xui4>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<[[[14, 7, 6], [1, 6, 6], [14, 3, 0], [0, 13, 4], [14, 15, 4]], [[15, 9, 9], [8, 14, 7], [10, 1, 7], [10, 3, 5], [11, 5, 10]], [[4, 12, 8], [8, 4, 12], [2, 14, 2], [0, 7, 14], [14, 2, 5]], [[6, 11, 12], [13, 1, 0], [12, 10, 5], [0, 7, 4], [5, 13, 1]]]> : tensor<4x5x3xui4>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xui4>, tensor<4x5x3xui4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui4>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xui4>, tensor<4x5x3xui4>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xui4>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xui4>, tensor<0x5x3xui4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui4>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xui4>, tensor<4x5x3xui4>) -> ()
  return
}
// -----
// dynamic_update_slice of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0xE6A657C60CAC183CECE4941096315FD2CF6C86DE453F5A5822E99AC008D91F6A1C2A9C1F166E4460641558D613D2CF34DA490334A58EEDEF5DEC7602"> : tensor<4x5x3xui8>
  %3 = stablehlo.constant dense<[[[62], [4], [98]], [[123], [24], [197]]]> : tensor<2x3x1xui8>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xui8>, tensor<2x3x1xui8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui8>
  %5 = stablehlo.constant dense<"0xE6A657C60CAC183CECE4941096315FD2CF6C86DE453F3E5822049AC062D91F6A1C2A9C1F167B4460181558C513D2CF34DA490334A58EEDEF5DEC7602"> : tensor<4x5x3xui8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xui8>, tensor<4x5x3xui8>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xui8>) -> tensor<4x5x3xui8>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xui8>, tensor<2x3x1xui8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui8>
  %8 = stablehlo.constant dense<"0x96315FE49410183CECC60CACE6A657C008D922E99A3F3E58860445D2626C58D613606415167B442A181F1FC51CEC7602EDEF5D34A58EDA4903D2CF34"> : tensor<4x5x3xui8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xui8>, tensor<4x5x3xui8>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xui8>, tensor<2x3x1xui8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui8>
  %12 = stablehlo.constant dense<"0xE6A657C60CAC183CECE4941096315FD2CF6C86DE453F5A5822E99AC008D91F6A1C2A9C1F166E3E60640458D662D2CF34DA490334A57BEDEF18EC76C5"> : tensor<4x5x3xui8>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xui8>, tensor<4x5x3xui8>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xui8>, tensor<2x3x1xui8>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xui8>
  %17 = stablehlo.constant dense<"0xE6A657C60CAC183EECE4041096625FD2CF6C86DE453F7B5822189AC0C5D91F6A1C2A9C1F166E4460641558D613D2CF34DA490334A58EEDEF5DEC7602"> : tensor<4x5x3xui8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xui8>, tensor<4x5x3xui8>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xui8>, tensor<2x3x1xui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xui8>
  %22 = stablehlo.constant dense<"0xE6A657C60CAC183CECE4941096315FD2CF6C86DE453F5A5822E99AC008D91F6A1C3E9C1F046E4462641558D613D2CF347B490318A58EC5EF5DEC7602"> : tensor<4x5x3xui8>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xui8>, tensor<4x5x3xui8>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xui8>, tensor<2x3x1xui8>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xui8>
  %27 = stablehlo.constant dense<"0xE6A657C60CAC183C3EE49404963162D2CF6C86DE453F5A7B22E918C008C51F6A1C2A9C1F166E4460641558D613D2CF34DA490334A58EEDEF5DEC7602"> : tensor<4x5x3xui8>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xui8>, tensor<4x5x3xui8>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xui8>, tensor<2x3x1xui8>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xui8>
  %32 = stablehlo.constant dense<"0xE6A657C60CAC183CECE4941096315FD2CF6C86DE453F5A5822E99AC008D91F3E1C2A041F16624460641558D613D27B34DA180334C58EEDEF5DEC7602"> : tensor<4x5x3xui8>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xui8>, tensor<4x5x3xui8>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<"0x44074494DC561480904A011E8E3BDB789CD83D8A670C64C6C6AE2BD1EFCA5416785080AEBC2E1A28829499EE21E1D33218893E0C493B9FF89AAF39A3"> : tensor<4x5x3xui8>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xui8>, tensor<4x5x3xui8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui8>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xui8>, tensor<4x5x3xui8>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xui8>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xui8>, tensor<0x5x3xui8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui8>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xui8>, tensor<4x5x3xui8>) -> ()
  return
}
// -----
// dynamic_update_slice of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0xF13EAD18A750F484C94F2BA46E50289E68369695B19376F6736E453825FAED43B1897A626BD4ABAE0FF73CD7A874BBE1DBCD67BA405FBE7DC287FF0F775917569CB5CD6B655C8813D8A92AADEC067E540FAF4C41AB8E3487A81863EAE535B864B2DCE41D3C74CF8AD9D3CE452B13F8D83CD61F1A05FB9FD4"> : tensor<4x5x3xui16>
  %3 = stablehlo.constant dense<[[[6885], [54199], [61261]], [[24196], [18736], [25653]]]> : tensor<2x3x1xui16>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xui16>, tensor<2x3x1xui16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui16>
  %5 = stablehlo.constant dense<"0xF13EAD18A750F484C94F2BA46E50289E68369695B19376F6736E453825FAED43B1897A626BD4ABAE0FF73CD7E51ABBE1DBCDB7D3405FBE7D4DEFFF0F775917569CB5CD6B655C8813D8A9845EEC067E5430494C41AB8E3564A81863EAE535B864B2DCE41D3C74CF8AD9D3CE452B13F8D83CD61F1A05FB9FD4"> : tensor<4x5x3xui16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xui16>, tensor<4x5x3xui16>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xui16>) -> tensor<4x5x3xui16>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xui16>, tensor<2x3x1xui16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui16>
  %8 = stablehlo.constant dense<"0x736E453825FA9695B19376F66E50289E6836F484C94F2BA4F13EAD18A750BE7DC287FF0FDBCD67BA405F3CD7E51ABBE16BD4B7D30FF7ED434DEF7A62AB8E3487A8187E540FAF4C41D8A9845EEC06CD6B30498813775935649CB51F1A05FB9FD42B13F8D83CD6CF8AD9D3CE45B2DCE41D3C7463EAE535B864"> : tensor<4x5x3xui16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xui16>, tensor<4x5x3xui16>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xui16>, tensor<2x3x1xui16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui16>
  %12 = stablehlo.constant dense<"0xF13EAD18A750F484C94F2BA46E50289E68369695B19376F6736E453825FAED43B1897A626BD4ABAE0FF73CD7A874BBE1DBCD67BA405FBE7DC287FF0F775917569CB5CD6B655C8813D8A92AADE51A7E540FAFB7D3AB8E34874DEF63EAE535B864B2DCE41D3C74CF8AD9D3845E2B13F8D830491F1A05FB3564"> : tensor<4x5x3xui16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xui16>, tensor<4x5x3xui16>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xui16>, tensor<2x3x1xui16>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xui16>
  %17 = stablehlo.constant dense<"0xF13EAD18A750F484C94F2BA46E50E51A68369695B7D376F6736E4DEF25FAED43B1897A626BD4ABAE0FF73CD7845EBBE1DBCD3049405FBE7D3564FF0F775917569CB5CD6B655C8813D8A92AADEC067E540FAF4C41AB8E3487A81863EAE535B864B2DCE41D3C74CF8AD9D3CE452B13F8D83CD61F1A05FB9FD4"> : tensor<4x5x3xui16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xui16>, tensor<4x5x3xui16>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xui16>, tensor<2x3x1xui16>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xui16>
  %22 = stablehlo.constant dense<"0xF13EAD18A750F484C94F2BA46E50289E68369695B19376F6736E453825FAED43B1897A626BD4ABAE0FF73CD7A874BBE1DBCD67BA405FBE7DC287FF0F775917569CB5E51A655C8813B7D32AADEC064DEF0FAF4C41AB8E3487A81863EAE535B864845EE41D3C743049D9D3CE453564F8D83CD61F1A05FB9FD4"> : tensor<4x5x3xui16>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xui16>, tensor<4x5x3xui16>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xui16>, tensor<2x3x1xui16>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xui16>
  %27 = stablehlo.constant dense<"0xF13EAD18A750F484C94F2BA46E50289EE51A9695B193B7D3736E45384DEFED43B1897A626BD4ABAE0FF73CD7A874845EDBCD67BA3049BE7DC2873564775917569CB5CD6B655C8813D8A92AADEC067E540FAF4C41AB8E3487A81863EAE535B864B2DCE41D3C74CF8AD9D3CE452B13F8D83CD61F1A05FB9FD4"> : tensor<4x5x3xui16>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xui16>, tensor<4x5x3xui16>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xui16>, tensor<2x3x1xui16>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xui16>
  %32 = stablehlo.constant dense<"0xF13EAD18A750F484C94F2BA46E50289E68369695B19376F6736E453825FAED43B1897A626BD4ABAE0FF73CD7A874BBE1DBCD67BA405FBE7DC287FF0F7759E51A9CB5CD6BB7D38813D8A94DEFEC067E540FAF4C41AB8E3487A81863EA845EB864B2DC30493C74CF8A3564CE452B13F8D83CD61F1A05FB9FD4"> : tensor<4x5x3xui16>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xui16>, tensor<4x5x3xui16>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<"0x8C79719C32F3423BE92E5BFCAC627AF2E6BCEBE13A92EC02C93F232AA720B36C2F9631848149036A027AECB649F90C60782FFB52943EDCDFAB07D8D9E14761B43DEDC8BCC082B15936B0C741EFB8A1011790769F3D935D4A6689769E0031068F24C725391E424AC5E09D7BEA527758ED5C8E78EDEA016FBB"> : tensor<4x5x3xui16>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xui16>, tensor<4x5x3xui16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui16>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xui16>, tensor<4x5x3xui16>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xui16>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xui16>, tensor<0x5x3xui16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui16>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xui16>, tensor<4x5x3xui16>) -> ()
  return
}
// -----
// dynamic_update_slice of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0x5C0DD986853C67F2C345F72B99F03EE702CBFB6E08A4D3C781095EF9906D5D283021D811C033A27F7A71B9F4093FEFAB1575C1890D95860EBBC3C7B982776CCC2419998C9CBA414D3662313322CEE7ABD2CE77F79B67BB97BA9487757CD3F5220E6D0EF09F5AB25A523A50838C3846E455FF9809A82FBA0615B5D6C3D787F34DA500375DA95853B10E203F4401B2EC3E52F2B514D6ABC313A1E826EC727F82D059BF0EA593AC79069BBB412A6C0FF21CB0CF59DFACE300F27D9AB3FFDB9625C69F7830B898CEFB1D27EE114BC3A00DAADE3BCEFBD2BB23C715991D273B3144E22A1F94FBB12FC781A3E8AB919C8F8937"> : tensor<4x5x3xui32>
  %3 = stablehlo.constant dense<[[[4079257217], [257630991], [24620584]], [[3553013087], [2113991501], [1756569574]]]> : tensor<2x3x1xui32>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xui32>, tensor<2x3x1xui32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui32>
  %5 = stablehlo.constant dense<"0x5C0DD986853C67F2C345F72B99F03EE702CBFB6E08A4D3C781095EF9906D5D283021D811C033A27F7A71B9F4093FEFAB1575C1890D95860EBBC3C7B982776CCC2419998C9CBA414D3662313322CEE7ABD2CE77F79B67BB97818624F37CD3F5220E6D0EF00F235B0F523A50838C3846E428AE7701A82FBA0615B5D6C3D787F34DA500375DA95853B10E203F4401B2EC3E52F2B5145FADC6D3A1E826EC727F82D04DF3007E93AC79069BBB412AE61FB368B0CF59DFACE300F27D9AB3FFDB9625C69F7830B898CEFB1D27EE114BC3A00DAADE3BCEFBD2BB23C715991D273B3144E22A1F94FBB12FC781A3E8AB919C8F8937"> : tensor<4x5x3xui32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xui32>, tensor<4x5x3xui32>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xui32>) -> tensor<4x5x3xui32>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xui32>, tensor<2x3x1xui32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui32>
  %8 = stablehlo.constant dense<"0x1575C1890D95860EBBC3C7B9C033A27F7A71B9F4093FEFAB81095EF9906D5D283021D81199F03EE702CBFB6E08A4D3C75C0DD986853C67F2C345F72B8C3846E455FF9809A82FBA060E6D0EF09F5AB25A523A50839B67BB97818624F37CD3F522366231330F235B0FD2CE77F782776CCC28AE77019CBA414D9BBB412A6C0FF21CB0CF59DF727F82D059BF0EA593AC790652F2B5145FADC6D3A1E826ECA95853B14DF3007E01B2EC3E15B5D6C3E61FB368A500375DB12FC781A3E8AB919C8F893715991D273B3144E22A1F94FBC3A00DAADE3BCEFBD2BB23C79F7830B898CEFB1D27EE114BACE300F27D9AB3FFDB9625C6"> : tensor<4x5x3xui32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xui32>, tensor<4x5x3xui32>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xui32>, tensor<2x3x1xui32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui32>
  %12 = stablehlo.constant dense<"0x5C0DD986853C67F2C345F72B99F03EE702CBFB6E08A4D3C781095EF9906D5D283021D811C033A27F7A71B9F4093FEFAB1575C1890D95860EBBC3C7B982776CCC2419998C9CBA414D3662313322CEE7ABD2CE77F79B67BB97BA9487757CD3F5220E6D0EF09F5AB25A523A50838C3846E455FF9809A82FBA0615B5D6C3D787F34DA500375DA95853B10E203F4401B2EC3E52F2B514D6ABC313818624F3727F82D059BF0EA50F235B0F9BBB412A6C0FF21C28AE7701ACE300F27D9AB3FFDB9625C69F7830B898CEFB1D27EE114BC3A00DAADE3BCEFB5FADC6D315991D273B3144E24DF3007EB12FC781A3E8AB91E61FB368"> : tensor<4x5x3xui32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xui32>, tensor<4x5x3xui32>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xui32>, tensor<2x3x1xui32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xui32>
  %17 = stablehlo.constant dense<"0x5C0DD986853C67F2C345F72B99F03EE702CBFB6E08A4D3C781095EF9818624F33021D811C033A27F0F235B0F093FEFAB1575C18928AE7701BBC3C7B982776CCC2419998C9CBA414D3662313322CEE7ABD2CE77F79B67BB975FADC6D37CD3F5220E6D0EF04DF3007E523A50838C3846E4E61FB368A82FBA0615B5D6C3D787F34DA500375DA95853B10E203F4401B2EC3E52F2B514D6ABC313A1E826EC727F82D059BF0EA593AC79069BBB412A6C0FF21CB0CF59DFACE300F27D9AB3FFDB9625C69F7830B898CEFB1D27EE114BC3A00DAADE3BCEFBD2BB23C715991D273B3144E22A1F94FBB12FC781A3E8AB919C8F8937"> : tensor<4x5x3xui32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xui32>, tensor<4x5x3xui32>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xui32>, tensor<2x3x1xui32>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xui32>
  %22 = stablehlo.constant dense<"0x5C0DD986853C67F2C345F72B99F03EE702CBFB6E08A4D3C781095EF9906D5D283021D811C033A27F7A71B9F4093FEFAB1575C1890D95860EBBC3C7B982776CCC2419998C9CBA414D3662313322CEE7ABD2CE77F79B67BB97BA9487757CD3F5220E6D0EF09F5AB25A523A50838C3846E455FF9809A82FBA0615B5D6C3D787F34DA500375D818624F30E203F4401B2EC3E0F235B0FD6ABC313A1E826EC28AE770159BF0EA593AC79069BBB412A6C0FF21CB0CF59DFACE300F27D9AB3FFDB9625C65FADC6D398CEFB1D27EE114B4DF3007EDE3BCEFBD2BB23C7E61FB3683B3144E22A1F94FBB12FC781A3E8AB919C8F8937"> : tensor<4x5x3xui32>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xui32>, tensor<4x5x3xui32>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xui32>, tensor<2x3x1xui32>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xui32>
  %27 = stablehlo.constant dense<"0x5C0DD986853C67F2C345F72B99F03EE702CBFB6E08A4D3C781095EF9906D5D28818624F3C033A27F7A71B9F40F235B0F1575C1890D95860E28AE770182776CCC2419998C9CBA414D3662313322CEE7ABD2CE77F79B67BB97BA9487755FADC6D30E6D0EF09F5AB25A4DF3007E8C3846E455FF9809E61FB36815B5D6C3D787F34DA500375DA95853B10E203F4401B2EC3E52F2B514D6ABC313A1E826EC727F82D059BF0EA593AC79069BBB412A6C0FF21CB0CF59DFACE300F27D9AB3FFDB9625C69F7830B898CEFB1D27EE114BC3A00DAADE3BCEFBD2BB23C715991D273B3144E22A1F94FBB12FC781A3E8AB919C8F8937"> : tensor<4x5x3xui32>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xui32>, tensor<4x5x3xui32>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xui32>, tensor<2x3x1xui32>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xui32>
  %32 = stablehlo.constant dense<"0x5C0DD986853C67F2C345F72B99F03EE702CBFB6E08A4D3C781095EF9906D5D283021D811C033A27F7A71B9F4093FEFAB1575C1890D95860EBBC3C7B982776CCC2419998C9CBA414D3662313322CEE7ABD2CE77F79B67BB97BA9487757CD3F5220E6D0EF09F5AB25A523A50838C3846E455FF9809A82FBA0615B5D6C3818624F3A500375DA95853B10F235B0F01B2EC3E52F2B51428AE7701A1E826EC727F82D059BF0EA593AC79069BBB412A6C0FF21CB0CF59DFACE300F25FADC6D3DB9625C69F7830B84DF3007E27EE114BC3A00DAAE61FB368D2BB23C715991D273B3144E22A1F94FBB12FC781A3E8AB919C8F8937"> : tensor<4x5x3xui32>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xui32>, tensor<4x5x3xui32>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<"0xBFDC6BEEF2DB676656582550A83CF7E2EA6FDF7DA7A50466E7AC0303097CED545E08E2EFD4973EDDF33B75A9329EE3E0D75D8933E80C741EA36C6CD53C3B6F1E7BAE12E881391A79D1707694CF7D0CBD6DBD9B721E8B2FB8068A406002F90910E93C8770678DCE463EE78DC608F3120E284199404ABAA247F50DE36B0BF3D89607BDFBF51A862CB9ACF33518322A6E009CBAC88AD7DD2950C931498C70A1FC04DCB588DBB4A382B3EC5FB9C280C741DC133F4B0C3B5231A55CBC76949C70027EB956111C18351219AA15D5404500FCD140E529F495CAD3F9A1202C5E9C67D5DA2D4EFC613D5102BC9AE8BC310412F9DE"> : tensor<4x5x3xui32>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xui32>, tensor<4x5x3xui32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui32>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xui32>, tensor<4x5x3xui32>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xui32>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xui32>, tensor<0x5x3xui32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui32>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xui32>, tensor<4x5x3xui32>) -> ()
  return
}
// -----
// dynamic_update_slice of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<"0xB325AE51DEF197C79770D512182D844A9AD1DB5E12835787246E33040D3F555C24ADA5EA78A94667A546E3319552C142D4829A2EC95A0D6A014E7F4EA4355F861D38335E3413D303825AEC3BF0701EC91D367EF87B610B646A1BD068F6B181372999BD26AF6D2B28078917C33AC87E0D3113E5A84B447006700EFACB24950402A8FF92C8C5FA67E7708B569031A2A99B48ED790C2F34D61D6F2EE97AD41EA62B11A03E1B31E5A28FEFB702C798CF56EB6FF6092A59508E0AB40C366B6940802A4E197490F768FF9CDEC1195BB85CBE74813F8253F835C09833ADB8497E5230DC4B73000A32124DDD42B79B6B0F4BEF5AFF668A4F3DD4BDFF46B9AD6C7834F11FD2A662F91BEA82EA80E9700659EA388AFFB6C04031CC917DFB547815600D7E0C95A539217A8019FCA35A1B1690445A8D081C4C6F86DFE6121434F6E9EB11C747A9AC1E379227094411E45869EA44F870E09ED2CB95EDD9904517C1B3229684B0A24B68984E370143198C252D75B77DE93B00F6983D44180DD482D88A23C607B2B1D94669957B61307B19815B1EE4363ECA0AE81106917F635395C814D91FDFC8B3E094AB2122A6BE15F5E9CDBE9997B5C523E0813E65373289F7FB746CFBDF174F388808EDE4FD257FEDCCC7AA3B1CD0BE7190D15F1EAD8C72A39E0226D30CA3"> : tensor<4x5x3xui64>
  %2 = stablehlo.constant dense<[[[7653585771191130922], [17591302386606860685], [11759385165253857605]], [[4583662265851608011], [8536341583310562438], [8685761184047545056]]]> : tensor<2x3x1xui64>
  %3 = "stablehlo.dynamic_update_slice"(%1, %2, %0, %0, %0) : (tensor<4x5x3xui64>, tensor<2x3x1xui64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui64>
  %4 = stablehlo.constant dense<"0x2ADBD45DB5FF366A9770D512182D844A9AD1DB5E128357878DE92E6251DC20F424ADA5EA78A94667A546E3319552C1424551F4FF80BA31A3014E7F4EA4355F861D38335E3413D303825AEC3BF0701EC91D367EF87B610B646A1BD068F6B181372999BD26AF6D2B28078917C33AC87E0D3113E5A84B447006CB7B72A68B709C3FA8FF92C8C5FA67E7708B569031A2A99B86249F4A712D77766F2EE97AD41EA62B11A03E1B31E5A28FE0BA071BC7058A786FF6092A59508E0AB40C366B6940802A4E197490F768FF9CDEC1195BB85CBE74813F8253F835C09833ADB8497E5230DC4B73000A32124DDD42B79B6B0F4BEF5AFF668A4F3DD4BDFF46B9AD6C7834F11FD2A662F91BEA82EA80E9700659EA388AFFB6C04031CC917DFB547815600D7E0C95A539217A8019FCA35A1B1690445A8D081C4C6F86DFE6121434F6E9EB11C747A9AC1E379227094411E45869EA44F870E09ED2CB95EDD9904517C1B3229684B0A24B68984E370143198C252D75B77DE93B00F6983D44180DD482D88A23C607B2B1D94669957B61307B19815B1EE4363ECA0AE81106917F635395C814D91FDFC8B3E094AB2122A6BE15F5E9CDBE9997B5C523E0813E65373289F7FB746CFBDF174F388808EDE4FD257FEDCCC7AA3B1CD0BE7190D15F1EAD8C72A39E0226D30CA3"> : tensor<4x5x3xui64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x5x3xui64>, tensor<4x5x3xui64>) -> ()
  %5 = stablehlo.constant dense<1> : tensor<i32>
  %6 = stablehlo.constant dense<2> : tensor<i32>
  %7 = "stablehlo.dynamic_update_slice"(%1, %2, %5, %6, %5) : (tensor<4x5x3xui64>, tensor<2x3x1xui64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui64>
  %8 = stablehlo.constant dense<"0xB325AE51DEF197C79770D512182D844A9AD1DB5E12835787246E33040D3F555C24ADA5EA78A94667A546E3319552C142D4829A2EC95A0D6A014E7F4EA4355F861D38335E3413D303825AEC3BF0701EC91D367EF87B610B646A1BD068F6B181372999BD26AF6D2B28078917C33AC87E0D3113E5A84B447006700EFACB24950402A8FF92C8C5FA67E7708B569031A2A99B48ED790C2F34D61D6F2EE97AD41EA62B11A03E1B31E5A28FEFB702C798CF56EB2ADBD45DB5FF366AB40C366B6940802A4E197490F768FF9C8DE92E6251DC20F4813F8253F835C09833ADB8497E5230DC4551F4FF80BA31A342B79B6B0F4BEF5AFF668A4F3DD4BDFF46B9AD6C7834F11FD2A662F91BEA82EA80E9700659EA388AFFB6C04031CC917DFB547815600D7E0C95A539217A8019FCCB7B72A68B709C3F081C4C6F86DFE6121434F6E9EB11C74786249F4A712D777611E45869EA44F870E09ED2CB95EDD990E0BA071BC7058A78A24B68984E370143198C252D75B77DE93B00F6983D44180DD482D88A23C607B2B1D94669957B61307B19815B1EE4363ECA0AE81106917F635395C814D91FDFC8B3E094AB2122A6BE15F5E9CDBE9997B5C523E0813E65373289F7FB746CFBDF174F388808EDE4FD257FEDCCC7AA3B1CD0BE7190D15F1EAD8C72A39E0226D30CA3"> : tensor<4x5x3xui64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xui64>, tensor<4x5x3xui64>) -> ()
  %9 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xui64>) -> tensor<4x5x3xui64>
  %10 = "stablehlo.dynamic_update_slice"(%9, %2, %5, %6, %5) : (tensor<4x5x3xui64>, tensor<2x3x1xui64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui64>
  %11 = stablehlo.constant dense<"0x2999BD26AF6D2B28078917C33AC87E0D3113E5A84B447006825AEC3BF0701EC91D367EF87B610B646A1BD068F6B18137D4829A2EC95A0D6A014E7F4EA4355F861D38335E3413D303246E33040D3F555C24ADA5EA78A94667A546E3319552C142B325AE51DEF197C79770D512182D844A9AD1DB5E1283578733ADB8497E5230DC4B73000A32124DDD42B79B6B0F4BEF5A4E197490F768FF9CDEC1195BB85CBE74813F8253F835C098EFB702C798CF56EB2ADBD45DB5FF366AB40C366B6940802A48ED790C2F34D61D8DE92E6251DC20F411A03E1B31E5A28F700EFACB249504024551F4FF80BA31A3708B569031A2A99BE09ED2CB95EDD9904517C1B3229684B0A24B68984E3701431434F6E9EB11C747A9AC1E379227094411E45869EA44F87095A539217A8019FCCB7B72A68B709C3F081C4C6F86DFE61280E9700659EA388A86249F4A712D7776FB547815600D7E0CFF668A4F3DD4BDFFE0BA071BC7058A78D2A662F91BEA82EA7FEDCCC7AA3B1CD0BE7190D15F1EAD8C72A39E0226D30CA3C523E0813E65373289F7FB746CFBDF174F388808EDE4FD255395C814D91FDFC8B3E094AB2122A6BE15F5E9CDBE9997B5B1D94669957B61307B19815B1EE4363ECA0AE81106917F63198C252D75B77DE93B00F6983D44180DD482D88A23C607B2"> : tensor<4x5x3xui64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<4x5x3xui64>, tensor<4x5x3xui64>) -> ()
  %12 = "stablehlo.dynamic_update_slice"(%1, %2, %6, %6, %6) : (tensor<4x5x3xui64>, tensor<2x3x1xui64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui64>
  %13 = stablehlo.constant dense<"0xB325AE51DEF197C79770D512182D844A9AD1DB5E12835787246E33040D3F555C24ADA5EA78A94667A546E3319552C142D4829A2EC95A0D6A014E7F4EA4355F861D38335E3413D303825AEC3BF0701EC91D367EF87B610B646A1BD068F6B181372999BD26AF6D2B28078917C33AC87E0D3113E5A84B447006700EFACB24950402A8FF92C8C5FA67E7708B569031A2A99B48ED790C2F34D61D6F2EE97AD41EA62B11A03E1B31E5A28FEFB702C798CF56EB6FF6092A59508E0AB40C366B6940802A4E197490F768FF9CDEC1195BB85CBE74813F8253F835C09833ADB8497E5230DC4B73000A32124DDD42B79B6B0F4BEF5AFF668A4F3DD4BDFF46B9AD6C7834F11FD2A662F91BEA82EA80E9700659EA388AFFB6C04031CC917DFB547815600D7E0C95A539217A8019FCA35A1B1690445A8D2ADBD45DB5FF366A1434F6E9EB11C747A9AC1E37922709448DE92E6251DC20F4E09ED2CB95EDD9904517C1B3229684B04551F4FF80BA31A3198C252D75B77DE93B00F6983D44180DD482D88A23C607B2B1D94669957B61307B19815B1EE4363ECA0AE81106917F635395C814D91FDFC8B3E094AB2122A6BECB7B72A68B709C3FC523E0813E65373289F7FB746CFBDF1786249F4A712D77767FEDCCC7AA3B1CD0BE7190D15F1EAD8CE0BA071BC7058A78"> : tensor<4x5x3xui64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4x5x3xui64>, tensor<4x5x3xui64>) -> ()
  %14 = stablehlo.constant dense<3> : tensor<i32>
  %15 = stablehlo.constant dense<4> : tensor<i32>
  %16 = "stablehlo.dynamic_update_slice"(%1, %2, %14, %15, %6) : (tensor<4x5x3xui64>, tensor<2x3x1xui64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui64>
  stablehlo.custom_call @check.expect_eq(%16, %13) : (tensor<4x5x3xui64>, tensor<4x5x3xui64>) -> ()
  %17 = stablehlo.constant dense<-1> : tensor<i32>
  %18 = stablehlo.constant dense<-7> : tensor<i32>
  %19 = stablehlo.constant dense<9> : tensor<i32>
  %20 = "stablehlo.dynamic_update_slice"(%1, %2, %17, %18, %19) : (tensor<4x5x3xui64>, tensor<2x3x1xui64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui64>
  %21 = stablehlo.constant dense<"0xB325AE51DEF197C79770D512182D844A2ADBD45DB5FF366A246E33040D3F555C24ADA5EA78A946678DE92E6251DC20F4D4829A2EC95A0D6A014E7F4EA4355F864551F4FF80BA31A3825AEC3BF0701EC91D367EF87B610B646A1BD068F6B181372999BD26AF6D2B28078917C33AC87E0D3113E5A84B447006700EFACB24950402A8FF92C8C5FA67E7CB7B72A68B709C3F48ED790C2F34D61D6F2EE97AD41EA62B86249F4A712D7776EFB702C798CF56EB6FF6092A59508E0AE0BA071BC7058A784E197490F768FF9CDEC1195BB85CBE74813F8253F835C09833ADB8497E5230DC4B73000A32124DDD42B79B6B0F4BEF5AFF668A4F3DD4BDFF46B9AD6C7834F11FD2A662F91BEA82EA80E9700659EA388AFFB6C04031CC917DFB547815600D7E0C95A539217A8019FCA35A1B1690445A8D081C4C6F86DFE6121434F6E9EB11C747A9AC1E379227094411E45869EA44F870E09ED2CB95EDD9904517C1B3229684B0A24B68984E370143198C252D75B77DE93B00F6983D44180DD482D88A23C607B2B1D94669957B61307B19815B1EE4363ECA0AE81106917F635395C814D91FDFC8B3E094AB2122A6BE15F5E9CDBE9997B5C523E0813E65373289F7FB746CFBDF174F388808EDE4FD257FEDCCC7AA3B1CD0BE7190D15F1EAD8C72A39E0226D30CA3"> : tensor<4x5x3xui64>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<4x5x3xui64>, tensor<4x5x3xui64>) -> ()
  %22 = stablehlo.constant dense<100> : tensor<i32>
  %23 = stablehlo.constant dense<-3> : tensor<i32>
  %24 = "stablehlo.dynamic_update_slice"(%1, %2, %22, %0, %23) : (tensor<4x5x3xui64>, tensor<2x3x1xui64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui64>
  %25 = stablehlo.constant dense<"0xB325AE51DEF197C79770D512182D844A9AD1DB5E12835787246E33040D3F555C24ADA5EA78A94667A546E3319552C142D4829A2EC95A0D6A014E7F4EA4355F861D38335E3413D303825AEC3BF0701EC91D367EF87B610B646A1BD068F6B181372999BD26AF6D2B28078917C33AC87E0D3113E5A84B447006700EFACB24950402A8FF92C8C5FA67E7708B569031A2A99B48ED790C2F34D61D6F2EE97AD41EA62B11A03E1B31E5A28FEFB702C798CF56EB6FF6092A59508E0AB40C366B6940802A4E197490F768FF9CDEC1195BB85CBE74813F8253F835C09833ADB8497E5230DC4B73000A32124DDD42B79B6B0F4BEF5A2ADBD45DB5FF366A46B9AD6C7834F11FD2A662F91BEA82EA8DE92E6251DC20F4FFB6C04031CC917DFB547815600D7E0C4551F4FF80BA31A3A35A1B1690445A8D081C4C6F86DFE6121434F6E9EB11C747A9AC1E379227094411E45869EA44F870E09ED2CB95EDD9904517C1B3229684B0A24B68984E370143CB7B72A68B709C3F3B00F6983D44180DD482D88A23C607B286249F4A712D77767B19815B1EE4363ECA0AE81106917F63E0BA071BC7058A78B3E094AB2122A6BE15F5E9CDBE9997B5C523E0813E65373289F7FB746CFBDF174F388808EDE4FD257FEDCCC7AA3B1CD0BE7190D15F1EAD8C72A39E0226D30CA3"> : tensor<4x5x3xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<4x5x3xui64>, tensor<4x5x3xui64>) -> ()
  %26 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %27 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %28 = stablehlo.constant dense<1> : tensor<i64>
  %29 = "stablehlo.dynamic_update_slice"(%1, %2, %26, %27, %28) : (tensor<4x5x3xui64>, tensor<2x3x1xui64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xui64>
  %30 = stablehlo.constant dense<"0xB325AE51DEF197C79770D512182D844A9AD1DB5E12835787246E33040D3F555C24ADA5EA78A94667A546E3319552C142D4829A2EC95A0D6A2ADBD45DB5FF366A1D38335E3413D303825AEC3BF0701EC98DE92E6251DC20F46A1BD068F6B181372999BD26AF6D2B284551F4FF80BA31A33113E5A84B447006700EFACB24950402A8FF92C8C5FA67E7708B569031A2A99B48ED790C2F34D61D6F2EE97AD41EA62B11A03E1B31E5A28FEFB702C798CF56EBCB7B72A68B709C3FB40C366B6940802A4E197490F768FF9C86249F4A712D7776813F8253F835C09833ADB8497E5230DCE0BA071BC7058A7842B79B6B0F4BEF5AFF668A4F3DD4BDFF46B9AD6C7834F11FD2A662F91BEA82EA80E9700659EA388AFFB6C04031CC917DFB547815600D7E0C95A539217A8019FCA35A1B1690445A8D081C4C6F86DFE6121434F6E9EB11C747A9AC1E379227094411E45869EA44F870E09ED2CB95EDD9904517C1B3229684B0A24B68984E370143198C252D75B77DE93B00F6983D44180DD482D88A23C607B2B1D94669957B61307B19815B1EE4363ECA0AE81106917F635395C814D91FDFC8B3E094AB2122A6BE15F5E9CDBE9997B5C523E0813E65373289F7FB746CFBDF174F388808EDE4FD257FEDCCC7AA3B1CD0BE7190D15F1EAD8C72A39E0226D30CA3"> : tensor<4x5x3xui64>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<4x5x3xui64>, tensor<4x5x3xui64>) -> ()
  %31 = stablehlo.constant dense<255> : tensor<ui8>
  %32 = stablehlo.constant dense<1> : tensor<ui8>
  %33 = stablehlo.constant dense<0> : tensor<ui8>
  %34 = "stablehlo.dynamic_update_slice"(%1, %2, %31, %32, %33) : (tensor<4x5x3xui64>, tensor<2x3x1xui64>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xui64>
  %35 = stablehlo.constant dense<"0xB325AE51DEF197C79770D512182D844A9AD1DB5E12835787246E33040D3F555C24ADA5EA78A94667A546E3319552C142D4829A2EC95A0D6A014E7F4EA4355F861D38335E3413D303825AEC3BF0701EC91D367EF87B610B646A1BD068F6B181372999BD26AF6D2B28078917C33AC87E0D3113E5A84B447006700EFACB24950402A8FF92C8C5FA67E7708B569031A2A99B48ED790C2F34D61D6F2EE97AD41EA62B11A03E1B31E5A28FEFB702C798CF56EB6FF6092A59508E0AB40C366B6940802A4E197490F768FF9CDEC1195BB85CBE74813F8253F835C09833ADB8497E5230DC4B73000A32124DDD42B79B6B0F4BEF5AFF668A4F3DD4BDFF46B9AD6C7834F11FD2A662F91BEA82EA2ADBD45DB5FF366AFFB6C04031CC917DFB547815600D7E0C8DE92E6251DC20F4A35A1B1690445A8D081C4C6F86DFE6124551F4FF80BA31A3A9AC1E379227094411E45869EA44F870E09ED2CB95EDD9904517C1B3229684B0A24B68984E370143198C252D75B77DE93B00F6983D44180DD482D88A23C607B2CB7B72A68B709C3F7B19815B1EE4363ECA0AE81106917F6386249F4A712D7776B3E094AB2122A6BE15F5E9CDBE9997B5E0BA071BC7058A7889F7FB746CFBDF174F388808EDE4FD257FEDCCC7AA3B1CD0BE7190D15F1EAD8C72A39E0226D30CA3"> : tensor<4x5x3xui64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<4x5x3xui64>, tensor<4x5x3xui64>) -> ()
  %36 = stablehlo.constant dense<-128> : tensor<i8>
  %37 = stablehlo.constant dense<127> : tensor<i8>
  %38 = stablehlo.constant dense<2> : tensor<i8>
  %39 = "stablehlo.dynamic_update_slice"(%1, %2, %36, %37, %38) : (tensor<4x5x3xui64>, tensor<2x3x1xui64>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xui64>
  %40 = stablehlo.constant dense<"0xB325AE51DEF197C79770D512182D844A9AD1DB5E12835787246E33040D3F555C24ADA5EA78A94667A546E3319552C142D4829A2EC95A0D6A014E7F4EA4355F862ADBD45DB5FF366A825AEC3BF0701EC91D367EF87B610B648DE92E6251DC20F42999BD26AF6D2B28078917C33AC87E0D4551F4FF80BA31A3700EFACB24950402A8FF92C8C5FA67E7708B569031A2A99B48ED790C2F34D61D6F2EE97AD41EA62B11A03E1B31E5A28FEFB702C798CF56EB6FF6092A59508E0ACB7B72A68B709C3F4E197490F768FF9CDEC1195BB85CBE7486249F4A712D777633ADB8497E5230DC4B73000A32124DDDE0BA071BC7058A78FF668A4F3DD4BDFF46B9AD6C7834F11FD2A662F91BEA82EA80E9700659EA388AFFB6C04031CC917DFB547815600D7E0C95A539217A8019FCA35A1B1690445A8D081C4C6F86DFE6121434F6E9EB11C747A9AC1E379227094411E45869EA44F870E09ED2CB95EDD9904517C1B3229684B0A24B68984E370143198C252D75B77DE93B00F6983D44180DD482D88A23C607B2B1D94669957B61307B19815B1EE4363ECA0AE81106917F635395C814D91FDFC8B3E094AB2122A6BE15F5E9CDBE9997B5C523E0813E65373289F7FB746CFBDF174F388808EDE4FD257FEDCCC7AA3B1CD0BE7190D15F1EAD8C72A39E0226D30CA3"> : tensor<4x5x3xui64>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<4x5x3xui64>, tensor<4x5x3xui64>) -> ()
  %41 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %42 = stablehlo.constant dense<0> : tensor<ui64>
  %43 = stablehlo.constant dense<1> : tensor<ui64>
  %44 = "stablehlo.dynamic_update_slice"(%1, %2, %41, %42, %43) : (tensor<4x5x3xui64>, tensor<2x3x1xui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xui64>
  %45 = stablehlo.constant dense<"0xB325AE51DEF197C79770D512182D844A9AD1DB5E12835787246E33040D3F555C24ADA5EA78A94667A546E3319552C142D4829A2EC95A0D6A014E7F4EA4355F861D38335E3413D303825AEC3BF0701EC91D367EF87B610B646A1BD068F6B181372999BD26AF6D2B28078917C33AC87E0D3113E5A84B447006700EFACB24950402A8FF92C8C5FA67E7708B569031A2A99B48ED790C2F34D61D6F2EE97AD41EA62B11A03E1B31E5A28FEFB702C798CF56EB6FF6092A59508E0AB40C366B6940802A4E197490F768FF9CDEC1195BB85CBE74813F8253F835C09833ADB8497E5230DC4B73000A32124DDD42B79B6B0F4BEF5AFF668A4F3DD4BDFF2ADBD45DB5FF366AD2A662F91BEA82EA80E9700659EA388A8DE92E6251DC20F4FB547815600D7E0C95A539217A8019FC4551F4FF80BA31A3081C4C6F86DFE6121434F6E9EB11C747A9AC1E379227094411E45869EA44F870E09ED2CB95EDD9904517C1B3229684B0A24B68984E370143198C252D75B77DE9CB7B72A68B709C3FD482D88A23C607B2B1D94669957B613086249F4A712D7776CA0AE81106917F635395C814D91FDFC8E0BA071BC7058A7815F5E9CDBE9997B5C523E0813E65373289F7FB746CFBDF174F388808EDE4FD257FEDCCC7AA3B1CD0BE7190D15F1EAD8C72A39E0226D30CA3"> : tensor<4x5x3xui64>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<4x5x3xui64>, tensor<4x5x3xui64>) -> ()
  %46 = stablehlo.constant dense<5> : tensor<i32>
  %47 = stablehlo.constant dense<"0x7FCE1A0B4150FA014A348420EAB1B08C04393172A10CC2E85F531F60FE853A8A5C2E99870F8ED395A349E1DBB0E486C72883310C5293BE90B60F8B1A2AA78051A882F96C07C2F4DE92F88D62DCED0CAEC952B111AA80C537F21A6080EB6A0C92B56C50CDBF165F3A658B13EF06D0F476C33C8B0B07E9B9FF54DAE363D7A557B5F5446F7EE8C548DBE9430A2E507501ADB4770CB70EB83831259F465F6F2C732C79B9AAE6F927542FAD72FE4C8A41BF988E8D5D4DC474262E1AAD188C639A18A4EDFA40B273B7A54983731E8514D9EA0477F466F6CA1C31B7BBA760CE5F77C4DCAE0EBE2B25F3EF7E7B40AF3A6CE5C6B91275E875C7C078D1FD853F464EC5C915281D2D56D62D18B47BEA625FD1F05630750BE4089D6A32927997C28A543F0CEC3D2D0EBB32604ACC42D8BB9813A2BF6809F2F4530D06C36F88F8DD04A1D0EC486035BE2EA65E4CF164C25D43933BEDEF37BCEA34C2BE2FF873F1D061873974968ADD20538A0D8C2AA8621D754720AA10D0CA51AF9C9CFB01E92436D999A82D2C156E171BC10AFB904FF1C49275AE1AA8B192FBEC025B550E88DE0C4D7EC03C43C011C1AD0DBA486D9DB6C7516CE1091901B4361EB0DB1C2EAAE85A725CB384FDEBAF0AB6A581C4FDD114E8C4872AA736A03A2A283A1C5A695B96D317280CDCDA"> : tensor<4x5x3xui64>
  %48 = "stablehlo.dynamic_update_slice"(%1, %47, %46, %46, %46) : (tensor<4x5x3xui64>, tensor<4x5x3xui64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui64>
  stablehlo.custom_call @check.expect_eq(%48, %47) : (tensor<4x5x3xui64>, tensor<4x5x3xui64>) -> ()
  %49 = stablehlo.constant dense<> : tensor<0x5x3xui64>
  %50 = "stablehlo.dynamic_update_slice"(%1, %49, %46, %46, %46) : (tensor<4x5x3xui64>, tensor<0x5x3xui64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xui64>
  stablehlo.custom_call @check.expect_eq(%50, %1) : (tensor<4x5x3xui64>, tensor<4x5x3xui64>) -> ()
  return
}
// -----
// dynamic_update_slice of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<[[[-0.5, 4.0, 0.0], [0.5, -1.0, -4.0], [1.5, 2.0, 0.5], [0.0, -3.0, -2.0], [-0.0, -4.0, 6.0]], [[2.0, -1.0, 6.0], [0.5, -1.0, 0.5], [4.0, 1.0, 4.0], [-1.0, -1.0, 6.0], [1.5, -0.5, -0.0]], [[-6.0, 0.0, -0.5], [4.0, 1.5, -1.0], [0.0, 1.0, 0.0], [2.0, -2.0, 2.0], [0.5, -6.0, -0.5]], [[-4.0, -1.5, 6.0], [4.0, 3.0, -2.0], [-0.5, -3.0, -1.5], [1.0, -2.0, -0.0], [-0.5, 2.0, 2.0]]]> : tensor<4x5x3xf4E2M1FN>
  %3 = stablehlo.constant dense<[[[1.0], [-1.0], [4.0]], [[0.0], [-3.0], [3.0]]]> : tensor<2x3x1xf4E2M1FN>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xf4E2M1FN>, tensor<2x3x1xf4E2M1FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf4E2M1FN>
  %5 = stablehlo.constant dense<[[[-0.5, 4.0, 0.0], [0.5, -1.0, -4.0], [1.5, 2.0, 0.5], [0.0, -3.0, -2.0], [-0.0, -4.0, 6.0]], [[2.0, -1.0, 6.0], [0.5, -1.0, 0.5], [4.0, 1.0, 4.0], [-1.0, -1.0, 6.0], [1.5, 4.0, -0.0]], [[-6.0, 0.0, -0.5], [4.0, 1.5, -1.0], [0.0, 0.0, 0.0], [2.0, -3.0, 2.0], [0.5, 3.0, -0.5]], [[-4.0, -1.5, 6.0], [4.0, 3.0, -2.0], [-0.5, -3.0, -1.5], [1.0, -2.0, -0.0], [-0.5, 2.0, 2.0]]]> : tensor<4x5x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xf4E2M1FN>, tensor<4x5x3xf4E2M1FN>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xf4E2M1FN>) -> tensor<4x5x3xf4E2M1FN>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xf4E2M1FN>, tensor<2x3x1xf4E2M1FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf4E2M1FN>
  %8 = stablehlo.constant dense<[[[-0.0, -4.0, 6.0], [0.0, -3.0, -2.0], [1.5, 2.0, 0.5], [0.5, -1.0, -4.0], [-0.5, 4.0, 0.0]], [[1.5, -0.5, -0.0], [-1.0, -1.0, 6.0], [4.0, 1.0, 4.0], [0.5, -1.0, 0.5], [2.0, 4.0, 6.0]], [[0.5, -6.0, -0.5], [2.0, -2.0, 2.0], [0.0, 0.0, 0.0], [4.0, -3.0, -1.0], [-6.0, 3.0, -0.5]], [[-0.5, 2.0, 2.0], [1.0, -2.0, -0.0], [-0.5, -3.0, -1.5], [4.0, 3.0, -2.0], [-4.0, -1.5, 6.0]]]> : tensor<4x5x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xf4E2M1FN>, tensor<4x5x3xf4E2M1FN>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xf4E2M1FN>, tensor<2x3x1xf4E2M1FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf4E2M1FN>
  %12 = stablehlo.constant dense<[[[-0.5, 4.0, 0.0], [0.5, -1.0, -4.0], [1.5, 2.0, 0.5], [0.0, -3.0, -2.0], [-0.0, -4.0, 6.0]], [[2.0, -1.0, 6.0], [0.5, -1.0, 0.5], [4.0, 1.0, 4.0], [-1.0, -1.0, 6.0], [1.5, -0.5, -0.0]], [[-6.0, 0.0, -0.5], [4.0, 1.5, -1.0], [0.0, 1.0, 1.0], [2.0, -2.0, -1.0], [0.5, -6.0, 4.0]], [[-4.0, -1.5, 6.0], [4.0, 3.0, -2.0], [-0.5, -3.0, 0.0], [1.0, -2.0, -3.0], [-0.5, 2.0, 3.0]]]> : tensor<4x5x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xf4E2M1FN>, tensor<4x5x3xf4E2M1FN>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xf4E2M1FN>, tensor<2x3x1xf4E2M1FN>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xf4E2M1FN>
  %17 = stablehlo.constant dense<[[[-0.5, 4.0, 0.0], [0.5, -1.0, -4.0], [1.5, 1.0, 0.5], [0.0, -1.0, -2.0], [-0.0, 4.0, 6.0]], [[2.0, -1.0, 6.0], [0.5, -1.0, 0.5], [4.0, 0.0, 4.0], [-1.0, -3.0, 6.0], [1.5, 3.0, -0.0]], [[-6.0, 0.0, -0.5], [4.0, 1.5, -1.0], [0.0, 1.0, 0.0], [2.0, -2.0, 2.0], [0.5, -6.0, -0.5]], [[-4.0, -1.5, 6.0], [4.0, 3.0, -2.0], [-0.5, -3.0, -1.5], [1.0, -2.0, -0.0], [-0.5, 2.0, 2.0]]]> : tensor<4x5x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xf4E2M1FN>, tensor<4x5x3xf4E2M1FN>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xf4E2M1FN>, tensor<2x3x1xf4E2M1FN>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xf4E2M1FN>
  %22 = stablehlo.constant dense<[[[-0.5, 4.0, 0.0], [0.5, -1.0, -4.0], [1.5, 2.0, 0.5], [0.0, -3.0, -2.0], [-0.0, -4.0, 6.0]], [[2.0, -1.0, 6.0], [0.5, -1.0, 0.5], [4.0, 1.0, 4.0], [-1.0, -1.0, 6.0], [1.5, -0.5, -0.0]], [[-6.0, 0.0, -0.5], [1.0, 1.5, -1.0], [-1.0, 1.0, 0.0], [4.0, -2.0, 2.0], [0.5, -6.0, -0.5]], [[-4.0, -1.5, 6.0], [0.0, 3.0, -2.0], [-3.0, -3.0, -1.5], [3.0, -2.0, -0.0], [-0.5, 2.0, 2.0]]]> : tensor<4x5x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xf4E2M1FN>, tensor<4x5x3xf4E2M1FN>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xf4E2M1FN>, tensor<2x3x1xf4E2M1FN>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xf4E2M1FN>
  %27 = stablehlo.constant dense<[[[-0.5, 4.0, 0.0], [0.5, -1.0, -4.0], [1.5, 2.0, 1.0], [0.0, -3.0, -1.0], [-0.0, -4.0, 4.0]], [[2.0, -1.0, 6.0], [0.5, -1.0, 0.5], [4.0, 1.0, 0.0], [-1.0, -1.0, -3.0], [1.5, -0.5, 3.0]], [[-6.0, 0.0, -0.5], [4.0, 1.5, -1.0], [0.0, 1.0, 0.0], [2.0, -2.0, 2.0], [0.5, -6.0, -0.5]], [[-4.0, -1.5, 6.0], [4.0, 3.0, -2.0], [-0.5, -3.0, -1.5], [1.0, -2.0, -0.0], [-0.5, 2.0, 2.0]]]> : tensor<4x5x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xf4E2M1FN>, tensor<4x5x3xf4E2M1FN>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xf4E2M1FN>, tensor<2x3x1xf4E2M1FN>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xf4E2M1FN>
  %32 = stablehlo.constant dense<[[[-0.5, 4.0, 0.0], [0.5, -1.0, -4.0], [1.5, 2.0, 0.5], [0.0, -3.0, -2.0], [-0.0, -4.0, 6.0]], [[2.0, -1.0, 6.0], [0.5, -1.0, 0.5], [4.0, 1.0, 4.0], [-1.0, -1.0, 6.0], [1.5, -0.5, -0.0]], [[-6.0, 1.0, -0.5], [4.0, -1.0, -1.0], [0.0, 4.0, 0.0], [2.0, -2.0, 2.0], [0.5, -6.0, -0.5]], [[-4.0, 0.0, 6.0], [4.0, -3.0, -2.0], [-0.5, 3.0, -1.5], [1.0, -2.0, -0.0], [-0.5, 2.0, 2.0]]]> : tensor<4x5x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xf4E2M1FN>, tensor<4x5x3xf4E2M1FN>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<[[[0.5, -1.0, 1.5], [3.0, 0.5, -2.0], [1.5, 0.5, -6.0], [2.0, -1.0, -4.0], [-0.0, -4.0, 2.0]], [[-2.0, -0.0, -1.0], [1.0, -1.0, 1.0], [1.5, -1.0, 0.5], [-1.0, 1.5, 1.5], [-1.0, 0.0, 1.0]], [[2.0, -1.0, 0.0], [1.5, 3.0, 0.0], [-3.0, 0.5, -1.0], [3.0, 0.0, 0.5], [-1.5, -1.5, -4.0]], [[-0.5, 2.0, 0.0], [-3.0, -1.0, 4.0], [-2.0, -4.0, 1.0], [0.0, -1.5, 4.0], [-1.5, 0.0, 2.0]]]> : tensor<4x5x3xf4E2M1FN>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xf4E2M1FN>, tensor<4x5x3xf4E2M1FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xf4E2M1FN>, tensor<4x5x3xf4E2M1FN>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xf4E2M1FN>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xf4E2M1FN>, tensor<0x5x3xf4E2M1FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xf4E2M1FN>, tensor<4x5x3xf4E2M1FN>) -> ()
  return
}
// -----
// dynamic_update_slice of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<[[[-5.0, -1.875, 0.125], [3.25, -0.0, 0.0], [1.625, -7.0, 2.0], [0.0, 1.875, -0.875], [-5.5, 0.625, 5.5]], [[0.625, -0.0, 0.5], [0.125, 0.75, 0.0], [0.75, 3.25, 5.0], [-5.5, 1.5, -3.5], [4.5, 6.5, -5.5]], [[0.125, -1.5, 0.0], [-0.125, -1.875, -0.75], [4.5, -3.5, -2.5], [2.0, -7.0, 2.25], [-2.25, 0.125, -0.375]], [[-7.5, 2.5, 1.25], [0.875, -5.0, 1.75], [-3.0, -5.0, 7.5], [7.0, -7.0, -2.75], [0.125, -7.0, -5.5]]]> : tensor<4x5x3xf6E2M3FN>
  %3 = stablehlo.constant dense<[[[-7.0], [2.0], [-0.75]], [[1.75], [-5.0], [-5.5]]]> : tensor<2x3x1xf6E2M3FN>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xf6E2M3FN>, tensor<2x3x1xf6E2M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf6E2M3FN>
  %5 = stablehlo.constant dense<[[[-5.0, -1.875, 0.125], [3.25, -0.0, 0.0], [1.625, -7.0, 2.0], [0.0, 1.875, -0.875], [-5.5, 0.625, 5.5]], [[0.625, -0.0, 0.5], [0.125, 0.75, 0.0], [0.75, -7.0, 5.0], [-5.5, 2.0, -3.5], [4.5, -0.75, -5.5]], [[0.125, -1.5, 0.0], [-0.125, -1.875, -0.75], [4.5, 1.75, -2.5], [2.0, -5.0, 2.25], [-2.25, -5.5, -0.375]], [[-7.5, 2.5, 1.25], [0.875, -5.0, 1.75], [-3.0, -5.0, 7.5], [7.0, -7.0, -2.75], [0.125, -7.0, -5.5]]]> : tensor<4x5x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xf6E2M3FN>, tensor<4x5x3xf6E2M3FN>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xf6E2M3FN>) -> tensor<4x5x3xf6E2M3FN>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xf6E2M3FN>, tensor<2x3x1xf6E2M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf6E2M3FN>
  %8 = stablehlo.constant dense<[[[-5.5, 0.625, 5.5], [0.0, 1.875, -0.875], [1.625, -7.0, 2.0], [3.25, -0.0, 0.0], [-5.0, -1.875, 0.125]], [[4.5, 6.5, -5.5], [-5.5, 1.5, -3.5], [0.75, -7.0, 5.0], [0.125, 2.0, 0.0], [0.625, -0.75, 0.5]], [[-2.25, 0.125, -0.375], [2.0, -7.0, 2.25], [4.5, 1.75, -2.5], [-0.125, -5.0, -0.75], [0.125, -5.5, 0.0]], [[0.125, -7.0, -5.5], [7.0, -7.0, -2.75], [-3.0, -5.0, 7.5], [0.875, -5.0, 1.75], [-7.5, 2.5, 1.25]]]> : tensor<4x5x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xf6E2M3FN>, tensor<4x5x3xf6E2M3FN>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xf6E2M3FN>, tensor<2x3x1xf6E2M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf6E2M3FN>
  %12 = stablehlo.constant dense<[[[-5.0, -1.875, 0.125], [3.25, -0.0, 0.0], [1.625, -7.0, 2.0], [0.0, 1.875, -0.875], [-5.5, 0.625, 5.5]], [[0.625, -0.0, 0.5], [0.125, 0.75, 0.0], [0.75, 3.25, 5.0], [-5.5, 1.5, -3.5], [4.5, 6.5, -5.5]], [[0.125, -1.5, 0.0], [-0.125, -1.875, -0.75], [4.5, -3.5, -7.0], [2.0, -7.0, 2.0], [-2.25, 0.125, -0.75]], [[-7.5, 2.5, 1.25], [0.875, -5.0, 1.75], [-3.0, -5.0, 1.75], [7.0, -7.0, -5.0], [0.125, -7.0, -5.5]]]> : tensor<4x5x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xf6E2M3FN>, tensor<4x5x3xf6E2M3FN>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xf6E2M3FN>, tensor<2x3x1xf6E2M3FN>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xf6E2M3FN>
  %17 = stablehlo.constant dense<[[[-5.0, -1.875, 0.125], [3.25, -0.0, 0.0], [1.625, -7.0, 2.0], [0.0, 2.0, -0.875], [-5.5, -0.75, 5.5]], [[0.625, -0.0, 0.5], [0.125, 0.75, 0.0], [0.75, 1.75, 5.0], [-5.5, -5.0, -3.5], [4.5, -5.5, -5.5]], [[0.125, -1.5, 0.0], [-0.125, -1.875, -0.75], [4.5, -3.5, -2.5], [2.0, -7.0, 2.25], [-2.25, 0.125, -0.375]], [[-7.5, 2.5, 1.25], [0.875, -5.0, 1.75], [-3.0, -5.0, 7.5], [7.0, -7.0, -2.75], [0.125, -7.0, -5.5]]]> : tensor<4x5x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xf6E2M3FN>, tensor<4x5x3xf6E2M3FN>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xf6E2M3FN>, tensor<2x3x1xf6E2M3FN>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xf6E2M3FN>
  %22 = stablehlo.constant dense<[[[-5.0, -1.875, 0.125], [3.25, -0.0, 0.0], [1.625, -7.0, 2.0], [0.0, 1.875, -0.875], [-5.5, 0.625, 5.5]], [[0.625, -0.0, 0.5], [0.125, 0.75, 0.0], [0.75, 3.25, 5.0], [-5.5, 1.5, -3.5], [4.5, 6.5, -5.5]], [[0.125, -1.5, 0.0], [-7.0, -1.875, -0.75], [2.0, -3.5, -2.5], [-0.75, -7.0, 2.25], [-2.25, 0.125, -0.375]], [[-7.5, 2.5, 1.25], [1.75, -5.0, 1.75], [-5.0, -5.0, 7.5], [-5.5, -7.0, -2.75], [0.125, -7.0, -5.5]]]> : tensor<4x5x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xf6E2M3FN>, tensor<4x5x3xf6E2M3FN>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xf6E2M3FN>, tensor<2x3x1xf6E2M3FN>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xf6E2M3FN>
  %27 = stablehlo.constant dense<[[[-5.0, -1.875, 0.125], [3.25, -0.0, 0.0], [1.625, -7.0, -7.0], [0.0, 1.875, 2.0], [-5.5, 0.625, -0.75]], [[0.625, -0.0, 0.5], [0.125, 0.75, 0.0], [0.75, 3.25, 1.75], [-5.5, 1.5, -5.0], [4.5, 6.5, -5.5]], [[0.125, -1.5, 0.0], [-0.125, -1.875, -0.75], [4.5, -3.5, -2.5], [2.0, -7.0, 2.25], [-2.25, 0.125, -0.375]], [[-7.5, 2.5, 1.25], [0.875, -5.0, 1.75], [-3.0, -5.0, 7.5], [7.0, -7.0, -2.75], [0.125, -7.0, -5.5]]]> : tensor<4x5x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xf6E2M3FN>, tensor<4x5x3xf6E2M3FN>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xf6E2M3FN>, tensor<2x3x1xf6E2M3FN>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xf6E2M3FN>
  %32 = stablehlo.constant dense<[[[-5.0, -1.875, 0.125], [3.25, -0.0, 0.0], [1.625, -7.0, 2.0], [0.0, 1.875, -0.875], [-5.5, 0.625, 5.5]], [[0.625, -0.0, 0.5], [0.125, 0.75, 0.0], [0.75, 3.25, 5.0], [-5.5, 1.5, -3.5], [4.5, 6.5, -5.5]], [[0.125, -7.0, 0.0], [-0.125, 2.0, -0.75], [4.5, -0.75, -2.5], [2.0, -7.0, 2.25], [-2.25, 0.125, -0.375]], [[-7.5, 1.75, 1.25], [0.875, -5.0, 1.75], [-3.0, -5.5, 7.5], [7.0, -7.0, -2.75], [0.125, -7.0, -5.5]]]> : tensor<4x5x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xf6E2M3FN>, tensor<4x5x3xf6E2M3FN>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<[[[1.5, 1.375, -3.5], [3.5, -0.5, -1.25], [-1.125, 2.0, -4.5], [-5.0, -7.5, -0.25], [-3.25, -0.125, 2.5]], [[4.0, -1.875, 0.75], [-3.0, -2.75, 3.5], [1.875, -2.0, 0.375], [-1.875, 5.5, -0.75], [1.75, -6.5, 0.75]], [[-1.75, -1.875, -2.75], [1.5, -1.625, -0.875], [-6.5, -0.25, -2.25], [7.5, -0.5, -2.5], [1.625, 6.0, -3.25]], [[7.5, -3.0, -0.5], [-1.0, -0.875, -5.5], [1.5, -4.5, 0.125], [-3.75, -1.125, 1.5], [0.125, 0.5, 2.75]]]> : tensor<4x5x3xf6E2M3FN>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xf6E2M3FN>, tensor<4x5x3xf6E2M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xf6E2M3FN>, tensor<4x5x3xf6E2M3FN>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xf6E2M3FN>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xf6E2M3FN>, tensor<0x5x3xf6E2M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xf6E2M3FN>, tensor<4x5x3xf6E2M3FN>) -> ()
  return
}
// -----
// dynamic_update_slice of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<[[[0.0, -5.0, 0.0], [28.0, -12.0, 0.0625], [3.0, -2.0, -6.0], [-0.375, -0.4375, -10.0], [-0.875, -3.0, -0.625]], [[-10.0, 0.625, -0.1875], [-4.0, -0.375, 0.1875], [-2.0, 8.0, -7.0], [-4.0, 7.0, -1.5], [-5.0, -7.0, -12.0]], [[7.0, -0.375, -0.25], [1.5, -0.0, 0.625], [-0.25, 2.0, 8.0], [1.0, 8.0, 0.0625], [0.25, 24.0, 0.75]], [[-0.125, -0.3125, 16.0], [8.0, 12.0, -0.75], [-5.0, -1.5, -24.0], [-6.0, -5.0, -3.5], [2.0, -16.0, 1.25]]]> : tensor<4x5x3xf6E3M2FN>
  %3 = stablehlo.constant dense<[[[-1.75], [-12.0], [0.4375]], [[0.125], [-0.3125], [10.0]]]> : tensor<2x3x1xf6E3M2FN>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xf6E3M2FN>, tensor<2x3x1xf6E3M2FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf6E3M2FN>
  %5 = stablehlo.constant dense<[[[0.0, -5.0, 0.0], [28.0, -12.0, 0.0625], [3.0, -2.0, -6.0], [-0.375, -0.4375, -10.0], [-0.875, -3.0, -0.625]], [[-10.0, 0.625, -0.1875], [-4.0, -0.375, 0.1875], [-2.0, -1.75, -7.0], [-4.0, -12.0, -1.5], [-5.0, 0.4375, -12.0]], [[7.0, -0.375, -0.25], [1.5, -0.0, 0.625], [-0.25, 0.125, 8.0], [1.0, -0.3125, 0.0625], [0.25, 10.0, 0.75]], [[-0.125, -0.3125, 16.0], [8.0, 12.0, -0.75], [-5.0, -1.5, -24.0], [-6.0, -5.0, -3.5], [2.0, -16.0, 1.25]]]> : tensor<4x5x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xf6E3M2FN>, tensor<4x5x3xf6E3M2FN>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xf6E3M2FN>) -> tensor<4x5x3xf6E3M2FN>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xf6E3M2FN>, tensor<2x3x1xf6E3M2FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf6E3M2FN>
  %8 = stablehlo.constant dense<[[[-0.875, -3.0, -0.625], [-0.375, -0.4375, -10.0], [3.0, -2.0, -6.0], [28.0, -12.0, 0.0625], [0.0, -5.0, 0.0]], [[-5.0, -7.0, -12.0], [-4.0, 7.0, -1.5], [-2.0, -1.75, -7.0], [-4.0, -12.0, 0.1875], [-10.0, 0.4375, -0.1875]], [[0.25, 24.0, 0.75], [1.0, 8.0, 0.0625], [-0.25, 0.125, 8.0], [1.5, -0.3125, 0.625], [7.0, 10.0, -0.25]], [[2.0, -16.0, 1.25], [-6.0, -5.0, -3.5], [-5.0, -1.5, -24.0], [8.0, 12.0, -0.75], [-0.125, -0.3125, 16.0]]]> : tensor<4x5x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xf6E3M2FN>, tensor<4x5x3xf6E3M2FN>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xf6E3M2FN>, tensor<2x3x1xf6E3M2FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf6E3M2FN>
  %12 = stablehlo.constant dense<[[[0.0, -5.0, 0.0], [28.0, -12.0, 0.0625], [3.0, -2.0, -6.0], [-0.375, -0.4375, -10.0], [-0.875, -3.0, -0.625]], [[-10.0, 0.625, -0.1875], [-4.0, -0.375, 0.1875], [-2.0, 8.0, -7.0], [-4.0, 7.0, -1.5], [-5.0, -7.0, -12.0]], [[7.0, -0.375, -0.25], [1.5, -0.0, 0.625], [-0.25, 2.0, -1.75], [1.0, 8.0, -12.0], [0.25, 24.0, 0.4375]], [[-0.125, -0.3125, 16.0], [8.0, 12.0, -0.75], [-5.0, -1.5, 0.125], [-6.0, -5.0, -0.3125], [2.0, -16.0, 10.0]]]> : tensor<4x5x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xf6E3M2FN>, tensor<4x5x3xf6E3M2FN>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xf6E3M2FN>, tensor<2x3x1xf6E3M2FN>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xf6E3M2FN>
  %17 = stablehlo.constant dense<[[[0.0, -5.0, 0.0], [28.0, -12.0, 0.0625], [3.0, -1.75, -6.0], [-0.375, -12.0, -10.0], [-0.875, 0.4375, -0.625]], [[-10.0, 0.625, -0.1875], [-4.0, -0.375, 0.1875], [-2.0, 0.125, -7.0], [-4.0, -0.3125, -1.5], [-5.0, 10.0, -12.0]], [[7.0, -0.375, -0.25], [1.5, -0.0, 0.625], [-0.25, 2.0, 8.0], [1.0, 8.0, 0.0625], [0.25, 24.0, 0.75]], [[-0.125, -0.3125, 16.0], [8.0, 12.0, -0.75], [-5.0, -1.5, -24.0], [-6.0, -5.0, -3.5], [2.0, -16.0, 1.25]]]> : tensor<4x5x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xf6E3M2FN>, tensor<4x5x3xf6E3M2FN>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xf6E3M2FN>, tensor<2x3x1xf6E3M2FN>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xf6E3M2FN>
  %22 = stablehlo.constant dense<[[[0.0, -5.0, 0.0], [28.0, -12.0, 0.0625], [3.0, -2.0, -6.0], [-0.375, -0.4375, -10.0], [-0.875, -3.0, -0.625]], [[-10.0, 0.625, -0.1875], [-4.0, -0.375, 0.1875], [-2.0, 8.0, -7.0], [-4.0, 7.0, -1.5], [-5.0, -7.0, -12.0]], [[7.0, -0.375, -0.25], [-1.75, -0.0, 0.625], [-12.0, 2.0, 8.0], [0.4375, 8.0, 0.0625], [0.25, 24.0, 0.75]], [[-0.125, -0.3125, 16.0], [0.125, 12.0, -0.75], [-0.3125, -1.5, -24.0], [10.0, -5.0, -3.5], [2.0, -16.0, 1.25]]]> : tensor<4x5x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xf6E3M2FN>, tensor<4x5x3xf6E3M2FN>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xf6E3M2FN>, tensor<2x3x1xf6E3M2FN>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xf6E3M2FN>
  %27 = stablehlo.constant dense<[[[0.0, -5.0, 0.0], [28.0, -12.0, 0.0625], [3.0, -2.0, -1.75], [-0.375, -0.4375, -12.0], [-0.875, -3.0, 0.4375]], [[-10.0, 0.625, -0.1875], [-4.0, -0.375, 0.1875], [-2.0, 8.0, 0.125], [-4.0, 7.0, -0.3125], [-5.0, -7.0, 10.0]], [[7.0, -0.375, -0.25], [1.5, -0.0, 0.625], [-0.25, 2.0, 8.0], [1.0, 8.0, 0.0625], [0.25, 24.0, 0.75]], [[-0.125, -0.3125, 16.0], [8.0, 12.0, -0.75], [-5.0, -1.5, -24.0], [-6.0, -5.0, -3.5], [2.0, -16.0, 1.25]]]> : tensor<4x5x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xf6E3M2FN>, tensor<4x5x3xf6E3M2FN>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xf6E3M2FN>, tensor<2x3x1xf6E3M2FN>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xf6E3M2FN>
  %32 = stablehlo.constant dense<[[[0.0, -5.0, 0.0], [28.0, -12.0, 0.0625], [3.0, -2.0, -6.0], [-0.375, -0.4375, -10.0], [-0.875, -3.0, -0.625]], [[-10.0, 0.625, -0.1875], [-4.0, -0.375, 0.1875], [-2.0, 8.0, -7.0], [-4.0, 7.0, -1.5], [-5.0, -7.0, -12.0]], [[7.0, -1.75, -0.25], [1.5, -12.0, 0.625], [-0.25, 0.4375, 8.0], [1.0, 8.0, 0.0625], [0.25, 24.0, 0.75]], [[-0.125, 0.125, 16.0], [8.0, -0.3125, -0.75], [-5.0, 10.0, -24.0], [-6.0, -5.0, -3.5], [2.0, -16.0, 1.25]]]> : tensor<4x5x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xf6E3M2FN>, tensor<4x5x3xf6E3M2FN>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<[[[-14.0, -6.0, -3.0], [-0.75, 0.75, 0.125], [0.0625, -0.0, -24.0], [-8.0, -24.0, -28.0], [0.75, -4.0, 20.0]], [[0.25, 0.5, -0.375], [4.0, 0.125, 0.0625], [3.5, -1.25, 0.5], [1.5, 0.25, 20.0], [28.0, -12.0, -3.5]], [[-2.0, 0.25, -12.0], [-0.25, 7.0, 28.0], [-1.25, 8.0, -5.0], [-2.0, 0.1875, 0.75], [0.75, -0.125, -5.0]], [[-1.75, -3.5, -0.0625], [5.0, -1.25, -2.5], [0.1875, 10.0, -2.0], [0.4375, -14.0, -8.0], [0.4375, 0.3125, -12.0]]]> : tensor<4x5x3xf6E3M2FN>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xf6E3M2FN>, tensor<4x5x3xf6E3M2FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xf6E3M2FN>, tensor<4x5x3xf6E3M2FN>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xf6E3M2FN>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xf6E3M2FN>, tensor<0x5x3xf6E3M2FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xf6E3M2FN>, tensor<4x5x3xf6E3M2FN>) -> ()
  return
}
// -----
// dynamic_update_slice of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0xCA273C163CEC3765B71368538D95CC2DC71491EA874F14C110DD0F61B7D9366A1F43C7100AE9A0AFA0B6428F47516555D6DA451650E315CDE06C2C08"> : tensor<4x5x3xf8E3M4>
  %3 = stablehlo.constant dense<[[[-6.0], [0.15625], [-6.25]], [[12.5], [5.5], [0.453125]]]> : tensor<2x3x1xf8E3M4>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xf8E3M4>, tensor<2x3x1xf8E3M4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E3M4>
  %5 = stablehlo.constant dense<"0xCA273C163CEC3765B71368538D95CC2DC71491EA874FD8C1100A0F61D9D9366A1F43C7100A69A0AF56B6421D47516555D6DA451650E315CDE06C2C08"> : tensor<4x5x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xf8E3M4>, tensor<4x5x3xf8E3M4>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xf8E3M4>) -> tensor<4x5x3xf8E3M4>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xf8E3M4>, tensor<2x3x1xf8E3M4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E3M4>
  %8 = stablehlo.constant dense<"0x8D95CC1368533765B7163CECCA273C61B7D910DD0F4FD8C1910A872DD914428F47AFA0B60A69A0435610361D1F6C2C0815CDE01650E3D6DA45516555"> : tensor<4x5x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xf8E3M4>, tensor<4x5x3xf8E3M4>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xf8E3M4>, tensor<2x3x1xf8E3M4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E3M4>
  %12 = stablehlo.constant dense<"0xCA273C163CEC3765B71368538D95CC2DC71491EA874F14C110DD0F61B7D9366A1F43C7100AE9D8AFA00A428FD9516555D6DA4516506915CD566C2C1D"> : tensor<4x5x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xf8E3M4>, tensor<4x5x3xf8E3M4>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xf8E3M4>, tensor<2x3x1xf8E3M4>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xf8E3M4>
  %17 = stablehlo.constant dense<"0xCA273C163CEC37D8B7130A538DD9CC2DC71491EA874F69C110560F611DD9366A1F43C7100AE9A0AFA0B6428F47516555D6DA451650E315CDE06C2C08"> : tensor<4x5x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xf8E3M4>, tensor<4x5x3xf8E3M4>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xf8E3M4>, tensor<2x3x1xf8E3M4>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xf8E3M4>
  %22 = stablehlo.constant dense<"0xCA273C163CEC3765B71368538D95CC2DC71491EA874F14C110DD0F61B7D9366A1FD8C7100AE9A0D9A0B6428F4751655569DA455650E31DCDE06C2C08"> : tensor<4x5x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xf8E3M4>, tensor<4x5x3xf8E3M4>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xf8E3M4>, tensor<2x3x1xf8E3M4>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xf8E3M4>
  %27 = stablehlo.constant dense<"0xCA273C163CEC3765D813680A8D95D92DC71491EA874F146910DD5661B71D366A1F43C7100AE9A0AFA0B6428F47516555D6DA451650E315CDE06C2C08"> : tensor<4x5x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xf8E3M4>, tensor<4x5x3xf8E3M4>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xf8E3M4>, tensor<2x3x1xf8E3M4>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xf8E3M4>
  %32 = stablehlo.constant dense<"0xCA273C163CEC3765B71368538D95CC2DC71491EA874F14C110DD0F61B7D936D81F430A100AD9A0AFA0B6428F47516955D65645161DE315CDE06C2C08"> : tensor<4x5x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xf8E3M4>, tensor<4x5x3xf8E3M4>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<"0x0EDEEE9BB0C53CE8662C2ADE21E6085596E8AED7B3C55E4803C969918259880825348251D2436E8437805708005C9F93B6965E66B52F662B16160F80"> : tensor<4x5x3xf8E3M4>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xf8E3M4>, tensor<4x5x3xf8E3M4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xf8E3M4>, tensor<4x5x3xf8E3M4>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xf8E3M4>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xf8E3M4>, tensor<0x5x3xf8E3M4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xf8E3M4>, tensor<4x5x3xf8E3M4>) -> ()
  return
}
// -----
// dynamic_update_slice of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0x1D4998A10E31960CF707D28F72A89FCF2B140AD9A238CDDF47D267114F1AF134C4CEB9BE119ECB2B978C10D270D601F35314BA1254B9D62D869C8A5E"> : tensor<4x5x3xf8E4M3>
  %3 = stablehlo.constant dense<[[[0.0625], [-3.25], [0.0390625]], [[0.1171875], [0.02734375], [-6.0]]]> : tensor<2x3x1xf8E4M3>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xf8E4M3>, tensor<2x3x1xf8E4M3>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3>
  %5 = stablehlo.constant dense<"0x1D4998A10E31960CF707D28F72A89FCF2B140AD9A23818DF47C56711121AF134C4CEB9BE111FCB2B0E8C10CC70D601F35314BA1254B9D62D869C8A5E"> : tensor<4x5x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xf8E4M3>, tensor<4x5x3xf8E4M3>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xf8E4M3>) -> tensor<4x5x3xf8E4M3>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xf8E4M3>, tensor<2x3x1xf8E4M3>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3>
  %8 = stablehlo.constant dense<"0x72A89F07D28F960CF7A10E311D4998114F1A47D2673818DF0AC5A2CF121410D2702B978C111FCBCE0EBEF1CCC49C8A5ED62D861254B95314BAD601F3"> : tensor<4x5x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xf8E4M3>, tensor<4x5x3xf8E4M3>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xf8E4M3>, tensor<2x3x1xf8E4M3>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3>
  %12 = stablehlo.constant dense<"0x1D4998A10E31960CF707D28F72A89FCF2B140AD9A238CDDF47D267114F1AF134C4CEB9BE119E182B97C510D212D601F35314BA12541FD62D0E9C8ACC"> : tensor<4x5x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xf8E4M3>, tensor<4x5x3xf8E4M3>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xf8E4M3>, tensor<2x3x1xf8E4M3>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xf8E4M3>
  %17 = stablehlo.constant dense<"0x1D4998A10E319618F707C58F72129FCF2B140AD9A2381FDF470E6711CC1AF134C4CEB9BE119ECB2B978C10D270D601F35314BA1254B9D62D869C8A5E"> : tensor<4x5x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xf8E4M3>, tensor<4x5x3xf8E4M3>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xf8E4M3>, tensor<2x3x1xf8E4M3>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xf8E4M3>
  %22 = stablehlo.constant dense<"0x1D4998A10E31960CF707D28F72A89FCF2B140AD9A238CDDF47D267114F1AF134C418B9BEC59ECB12978C10D270D601F31F14BA0E54B9CC2D869C8A5E"> : tensor<4x5x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xf8E4M3>, tensor<4x5x3xf8E4M3>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xf8E4M3>, tensor<2x3x1xf8E4M3>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xf8E4M3>
  %27 = stablehlo.constant dense<"0x1D4998A10E31960C1807D2C572A812CF2B140AD9A238CD1F47D20E114FCCF134C4CEB9BE119ECB2B978C10D270D601F35314BA1254B9D62D869C8A5E"> : tensor<4x5x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xf8E4M3>, tensor<4x5x3xf8E4M3>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xf8E4M3>, tensor<2x3x1xf8E4M3>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xf8E4M3>
  %32 = stablehlo.constant dense<"0x1D4998A10E31960CF707D28F72A89FCF2B140AD9A238CDDF47D267114F1AF118C4CEC5BE1112CB2B978C10D270D61FF3530EBA12CCB9D62D869C8A5E"> : tensor<4x5x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xf8E4M3>, tensor<4x5x3xf8E4M3>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<"0x4617723DF119E28AA8805B316583F3D86A2AC486F4879A64B930BD9502496900125E82F59EE03677606E554EEE48085EF6ECBEEC1F905591DE48C2EA"> : tensor<4x5x3xf8E4M3>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xf8E4M3>, tensor<4x5x3xf8E4M3>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xf8E4M3>, tensor<4x5x3xf8E4M3>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xf8E4M3>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xf8E4M3>, tensor<0x5x3xf8E4M3>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xf8E4M3>, tensor<4x5x3xf8E4M3>) -> ()
  return
}
// -----
// dynamic_update_slice of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0x3EDA741FA44A54E74694C42074D39D2214C59F80098FBD584A5CC281A08D847AC9F320DB24CE0FA7A5D26FEEB2212A51B6B7EC8EA13C79AD700F6D8A"> : tensor<4x5x3xf8E4M3FN>
  %3 = stablehlo.constant dense<[[[0.01953125], [-0.8125], [-12.0]], [[20.0], [-0.140625], [-0.1875]]]> : tensor<2x3x1xf8E4M3FN>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xf8E4M3FN>, tensor<2x3x1xf8E4M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3FN>
  %5 = stablehlo.constant dense<"0x3EDA741FA44A54E74694C42074D39D2214C59F80098F0A584AB5C281D48D847AC9F320DB245A0FA7A1D26FA4B2212A51B6B7EC8EA13C79AD700F6D8A"> : tensor<4x5x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xf8E4M3FN>, tensor<4x5x3xf8E4M3FN>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xf8E4M3FN>) -> tensor<4x5x3xf8E4M3FN>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xf8E4M3FN>, tensor<2x3x1xf8E4M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3FN>
  %8 = stablehlo.constant dense<"0x74D39D94C42054E7461FA44A3EDA7481A08D4A5CC28F0A589FB50922D4C56FEEB2A7A5D2245A0FF3A1DB84A4C90F6D8A79AD708EA13CB6B7EC212A51"> : tensor<4x5x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xf8E4M3FN>, tensor<4x5x3xf8E4M3FN>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xf8E4M3FN>, tensor<2x3x1xf8E4M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3FN>
  %12 = stablehlo.constant dense<"0x3EDA741FA44A54E74694C42074D39D2214C59F80098FBD584A5CC281A08D847AC9F320DB24CE0AA7A5B56FEED4212A51B6B7EC8EA15A79ADA10F6DA4"> : tensor<4x5x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xf8E4M3FN>, tensor<4x5x3xf8E4M3FN>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xf8E4M3FN>, tensor<2x3x1xf8E4M3FN>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xf8E4M3FN>
  %17 = stablehlo.constant dense<"0x3EDA741FA44A540A4694B52074D49D2214C59F80098F5A584AA1C281A48D847AC9F320DB24CE0FA7A5D26FEEB2212A51B6B7EC8EA13C79AD700F6D8A"> : tensor<4x5x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xf8E4M3FN>, tensor<4x5x3xf8E4M3FN>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xf8E4M3FN>, tensor<2x3x1xf8E4M3FN>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xf8E4M3FN>
  %22 = stablehlo.constant dense<"0x3EDA741FA44A54E74694C42074D39D2214C59F80098FBD584A5CC281A08D847AC90A20DBB5CE0FD4A5D26FEEB2212A515AB7ECA1A13CA4AD700F6D8A"> : tensor<4x5x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xf8E4M3FN>, tensor<4x5x3xf8E4M3FN>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xf8E4M3FN>, tensor<2x3x1xf8E4M3FN>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xf8E4M3FN>
  %27 = stablehlo.constant dense<"0x3EDA741FA44A54E70A94C4B574D3D42214C59F80098FBD5A4A5CA181A0A4847AC9F320DB24CE0FA7A5D26FEEB2212A51B6B7EC8EA13C79AD700F6D8A"> : tensor<4x5x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xf8E4M3FN>, tensor<4x5x3xf8E4M3FN>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xf8E4M3FN>, tensor<2x3x1xf8E4M3FN>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xf8E4M3FN>
  %32 = stablehlo.constant dense<"0x3EDA741FA44A54E74694C42074D39D2214C59F80098FBD584A5CC281A08D840AC9F3B5DB24D40FA7A5D26FEEB2215A51B6A1EC8EA43C79AD700F6D8A"> : tensor<4x5x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xf8E4M3FN>, tensor<4x5x3xf8E4M3FN>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<"0xB984F25FC06C98E80A00DB6FFE2E2F8CBB65BA70C1C7836ECC21158D6EF5536C0BD91CAF9C549854E0FB098C20A61CBB35C4791CF60E1BD0FD10F763"> : tensor<4x5x3xf8E4M3FN>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xf8E4M3FN>, tensor<4x5x3xf8E4M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xf8E4M3FN>, tensor<4x5x3xf8E4M3FN>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xf8E4M3FN>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xf8E4M3FN>, tensor<0x5x3xf8E4M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xf8E4M3FN>, tensor<4x5x3xf8E4M3FN>) -> ()
  return
}
// -----
// dynamic_update_slice of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0xEC698ED23BD2ACCB099F7299C48240EBC4F990FC285C00D842D31FB501C3EC75CB347A5941D3DA11F1EDFF0083260BA2B03F6F62598A1C913D204647"> : tensor<4x5x3xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<[[[-0.0703125], [0.6875], [-0.6875]], [[-3.5], [0.01953125], [4.0]]]> : tensor<2x3x1xf8E4M3FNUZ>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<2x3x1xf8E4M3FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<"0xEC698ED23BD2ACCB099F7299C48240EBC4F990FC285CA1D8423B1FB5BBC3EC75CB347A5941CEDA1112EDFF5083260BA2B03F6F62598A1C913D204647"> : tensor<4x5x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<4x5x3xf8E4M3FNUZ>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xf8E4M3FNUZ>) -> tensor<4x5x3xf8E4M3FNUZ>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<2x3x1xf8E4M3FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3FNUZ>
  %8 = stablehlo.constant dense<"0xC482409F7299ACCB09D23BD2EC698EB501C342D31F5CA1D8903B28EBBBF9FF008311F1ED41CEDA341259EC50CB2046471C913D62598AB03F6F260BA2"> : tensor<4x5x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<4x5x3xf8E4M3FNUZ>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<2x3x1xf8E4M3FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3FNUZ>
  %12 = stablehlo.constant dense<"0xEC698ED23BD2ACCB099F7299C48240EBC4F990FC285C00D842D31FB501C3EC75CB347A5941D3A111F13BFF00BB260BA2B03F6F6259CE1C9112204650"> : tensor<4x5x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<4x5x3xf8E4M3FNUZ>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<2x3x1xf8E4M3FNUZ>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xf8E4M3FNUZ>
  %17 = stablehlo.constant dense<"0xEC698ED23BD2ACA1099F3B99C4BB40EBC4F990FC285CCED842121FB550C3EC75CB347A5941D3DA11F1EDFF0083260BA2B03F6F62598A1C913D204647"> : tensor<4x5x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<4x5x3xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<2x3x1xf8E4M3FNUZ>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xf8E4M3FNUZ>
  %22 = stablehlo.constant dense<"0xEC698ED23BD2ACCB099F7299C48240EBC4F990FC285C00D842D31FB501C3EC75CBA17A593BD3DABBF1EDFF0083260BA2CE3F6F12598A50913D204647"> : tensor<4x5x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<4x5x3xf8E4M3FNUZ>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<2x3x1xf8E4M3FNUZ>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xf8E4M3FNUZ>
  %27 = stablehlo.constant dense<"0xEC698ED23BD2ACCBA19F723BC482BBEBC4F990FC285C00CE42D312B50150EC75CB347A5941D3DA11F1EDFF0083260BA2B03F6F62598A1C913D204647"> : tensor<4x5x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<4x5x3xf8E4M3FNUZ>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<2x3x1xf8E4M3FNUZ>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xf8E4M3FNUZ>
  %32 = stablehlo.constant dense<"0xEC698ED23BD2ACCB099F7299C48240EBC4F990FC285C00D842D31FB501C3ECA1CB343B5941BBDA11F1EDFF008326CEA2B0126F62508A1C913D204647"> : tensor<4x5x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<4x5x3xf8E4M3FNUZ>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<"0x74A5C8792562A9AA4E0DD2323A68F4A44E06B27294CF7F75DB7158C5C82C8DB66A8C4EB0D6D385BE4F65EFC8567FE5B9CA37DBBEC037AB29B979665F"> : tensor<4x5x3xf8E4M3FNUZ>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<4x5x3xf8E4M3FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<4x5x3xf8E4M3FNUZ>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xf8E4M3FNUZ>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<0x5x3xf8E4M3FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xf8E4M3FNUZ>, tensor<4x5x3xf8E4M3FNUZ>) -> ()
  return
}
// -----
// dynamic_update_slice of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0xF460F9A17B3096D76CF6644A434214B2F0E44617EE85C425B0E512DD6A3AAF046887E9E14322494F8FEBD05CA27D5E55101ADA0DD882FA60975CB2D3"> : tensor<4x5x3xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<[[[7.5], [0x82], [1.5]], [[0x97], [0x9B], [-2.5]]]> : tensor<2x3x1xf8E4M3B11FNUZ>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<2x3x1xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<"0xF460F9A17B3096D76CF6644A434214B2F0E44617EE856F25B08212DD5C3AAF046887E9E14397494F9BEBD0E2A27D5E55101ADA0DD882FA60975CB2D3"> : tensor<4x5x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<4x5x3xf8E4M3B11FNUZ>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xf8E4M3B11FNUZ>) -> tensor<4x5x3xf8E4M3B11FNUZ>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<2x3x1xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3B11FNUZ>
  %8 = stablehlo.constant dense<"0x434214F6644A96D76CA17B30F460F9DD6A3AB0E512856F254682EEB25CE4D05CA24F8FEB439749879BE1AFE2685CB2D3FA60970DD882101ADA7D5E55"> : tensor<4x5x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<4x5x3xf8E4M3B11FNUZ>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<2x3x1xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3B11FNUZ>
  %12 = stablehlo.constant dense<"0xF460F9A17B3096D76CF6644A434214B2F0E44617EE85C425B0E512DD6A3AAF046887E9E143226F4F8F82D05C5C7D5E55101ADA0DD897FA609B5CB2E2"> : tensor<4x5x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<4x5x3xf8E4M3B11FNUZ>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<2x3x1xf8E4M3B11FNUZ>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xf8E4M3B11FNUZ>
  %17 = stablehlo.constant dense<"0xF460F9A17B30966F6CF6824A435C14B2F0E44617EE859725B09B12DDE23AAF046887E9E14322494F8FEBD05CA27D5E55101ADA0DD882FA60975CB2D3"> : tensor<4x5x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<4x5x3xf8E4M3B11FNUZ>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<2x3x1xf8E4M3B11FNUZ>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xf8E4M3B11FNUZ>
  %22 = stablehlo.constant dense<"0xF460F9A17B3096D76CF6644A434214B2F0E44617EE85C425B0E512DD6A3AAF04686FE9E18222495C8FEBD05CA27D5E55971ADA9BD882E260975CB2D3"> : tensor<4x5x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<4x5x3xf8E4M3B11FNUZ>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<2x3x1xf8E4M3B11FNUZ>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xf8E4M3B11FNUZ>
  %27 = stablehlo.constant dense<"0xF460F9A17B3096D76FF6648243425CB2F0E44617EE85C497B0E59BDD6AE2AF046887E9E14322494F8FEBD05CA27D5E55101ADA0DD882FA60975CB2D3"> : tensor<4x5x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<4x5x3xf8E4M3B11FNUZ>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<2x3x1xf8E4M3B11FNUZ>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xf8E4M3B11FNUZ>
  %32 = stablehlo.constant dense<"0xF460F9A17B3096D76CF6644A434214B2F0E44617EE85C425B0E512DD6A3AAF6F688782E1435C494F8FEBD05CA27D9755109BDA0DE282FA60975CB2D3"> : tensor<4x5x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<4x5x3xf8E4M3B11FNUZ>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<"0x9E2EEA142A3DCBCC81B4DC09EDB5AB991972AF03556FDF14129CB2852DF5B17A2136429AF3B8C3745077A045F62BF1B7A34E92C385DE2BB95903C79E"> : tensor<4x5x3xf8E4M3B11FNUZ>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<4x5x3xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<4x5x3xf8E4M3B11FNUZ>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xf8E4M3B11FNUZ>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<0x5x3xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<4x5x3xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// dynamic_update_slice of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0x761DACD25F8F3EB470A7855D3EC30C9E65446D4997D81E9CC491EDE6C96FD50C6905C61CC8B484C8DBE33B589844661259EB6DD05AEE554837AD40EF"> : tensor<4x5x3xf8E5M2>
  %3 = stablehlo.constant dense<[[[1.75], [0x9D], [-57344.0]], [[0x09], [-112.0], [0x18]]]> : tensor<2x3x1xf8E5M2>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xf8E5M2>, tensor<2x3x1xf8E5M2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E5M2>
  %5 = stablehlo.constant dense<"0x761DACD25F8F3EB470A7855D3EC30C9E65446D4997D83F9CC49DEDE6FB6FD50C6905C61CC80984C8D7E33B189844661259EB6DD05AEE554837AD40EF"> : tensor<4x5x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xf8E5M2>, tensor<4x5x3xf8E5M2>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xf8E5M2>) -> tensor<4x5x3xf8E5M2>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xf8E5M2>, tensor<2x3x1xf8E5M2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E5M2>
  %8 = stablehlo.constant dense<"0x3EC30CA7855D3EB470D25F8F761DACE6C96FC491EDD83F9C6D9D979EFB443B5898C8DBE3C8098405D71CD51869AD40EF554837D05AEE59EB6D446612"> : tensor<4x5x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xf8E5M2>, tensor<4x5x3xf8E5M2>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xf8E5M2>, tensor<2x3x1xf8E5M2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E5M2>
  %12 = stablehlo.constant dense<"0x761DACD25F8F3EB470A7855D3EC30C9E65446D4997D81E9CC491EDE6C96FD50C6905C61CC8B43FC8DB9D3B58FB44661259EB6DD05A095548D7AD4018"> : tensor<4x5x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xf8E5M2>, tensor<4x5x3xf8E5M2>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xf8E5M2>, tensor<2x3x1xf8E5M2>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xf8E5M2>
  %17 = stablehlo.constant dense<"0x761DACD25F8F3E3F70A79D5D3EFB0C9E65446D4997D8099CC4D7EDE6186FD50C6905C61CC8B484C8DBE33B589844661259EB6DD05AEE554837AD40EF"> : tensor<4x5x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xf8E5M2>, tensor<4x5x3xf8E5M2>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xf8E5M2>, tensor<2x3x1xf8E5M2>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xf8E5M2>
  %22 = stablehlo.constant dense<"0x761DACD25F8F3EB470A7855D3EC30C9E65446D4997D81E9CC491EDE6C96FD50C693FC61C9DB484FBDBE33B589844661209EB6DD75AEE184837AD40EF"> : tensor<4x5x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xf8E5M2>, tensor<4x5x3xf8E5M2>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xf8E5M2>, tensor<2x3x1xf8E5M2>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xf8E5M2>
  %27 = stablehlo.constant dense<"0x761DACD25F8F3EB43FA7859D3EC3FB9E65446D4997D81E09C491D7E6C918D50C6905C61CC8B484C8DBE33B589844661259EB6DD05AEE554837AD40EF"> : tensor<4x5x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xf8E5M2>, tensor<4x5x3xf8E5M2>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xf8E5M2>, tensor<2x3x1xf8E5M2>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xf8E5M2>
  %32 = stablehlo.constant dense<"0x761DACD25F8F3EB470A7855D3EC30C9E65446D4997D81E9CC491EDE6C96FD53F69059D1CC8FB84C8DBE33B589844091259D76DD018EE554837AD40EF"> : tensor<4x5x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xf8E5M2>, tensor<4x5x3xf8E5M2>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<"0x55CF02A3A60BABACD5DC00DAE4095796819F4E8FBDF68236BC74A8A93B6CA495FB2AC9F55BD5F95C6E9D8551D9FB4C06205171BF79DD3D4219EDE1E3"> : tensor<4x5x3xf8E5M2>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xf8E5M2>, tensor<4x5x3xf8E5M2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xf8E5M2>, tensor<4x5x3xf8E5M2>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xf8E5M2>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xf8E5M2>, tensor<0x5x3xf8E5M2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xf8E5M2>, tensor<4x5x3xf8E5M2>) -> ()
  return
}
// -----
// dynamic_update_slice of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0x41ADD4BDAEB018887B51E4647446B93736902C8B2B34332B558D8889991432BABA2C6711EA31E830A292AAF629D809BBBF61313339FE87A94CA0A445"> : tensor<4x5x3xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<[[[0x92], [3.5], [1792.0]], [[1.5], [0x0F], [6.0]]]> : tensor<2x3x1xf8E5M2FNUZ>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<2x3x1xf8E5M2FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<"0x41ADD4BDAEB018887B51E4647446B93736902C8B2B34922B554788896B1432BABA2C6711EA42E8300F92AA4A29D809BBBF61313339FE87A94CA0A445"> : tensor<4x5x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<4x5x3xf8E5M2FNUZ>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xf8E5M2FNUZ>) -> tensor<4x5x3xf8E5M2FNUZ>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<2x3x1xf8E5M2FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E5M2FNUZ>
  %8 = stablehlo.constant dense<"0x7446B951E46418887BBDAEB041ADD4899914558D8834922B2C472B376B90AAF62930A292EA42E82C0F11324ABAA0A44587A94C3339FEBF6131D809BB"> : tensor<4x5x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<4x5x3xf8E5M2FNUZ>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<2x3x1xf8E5M2FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E5M2FNUZ>
  %12 = stablehlo.constant dense<"0x41ADD4BDAEB018887B51E4647446B93736902C8B2B34332B558D8889991432BABA2C6711EA319230A247AAF66BD809BBBF613133394287A90FA0A44A"> : tensor<4x5x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<4x5x3xf8E5M2FNUZ>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<2x3x1xf8E5M2FNUZ>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xf8E5M2FNUZ>
  %17 = stablehlo.constant dense<"0x41ADD4BDAEB018927B514764746BB93736902C8B2B34422B550F88894A1432BABA2C6711EA31E830A292AAF629D809BBBF61313339FE87A94CA0A445"> : tensor<4x5x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<4x5x3xf8E5M2FNUZ>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<2x3x1xf8E5M2FNUZ>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xf8E5M2FNUZ>
  %22 = stablehlo.constant dense<"0x41ADD4BDAEB018887B51E4647446B93736902C8B2B34332B558D8889991432BABA9267114731E86BA292AAF629D809BB4261310F39FE4AA94CA0A445"> : tensor<4x5x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<4x5x3xf8E5M2FNUZ>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<2x3x1xf8E5M2FNUZ>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xf8E5M2FNUZ>
  %27 = stablehlo.constant dense<"0x41ADD4BDAEB018889251E44774466B3736902C8B2B343342558D0F89994A32BABA2C6711EA31E830A292AAF629D809BBBF61313339FE87A94CA0A445"> : tensor<4x5x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<4x5x3xf8E5M2FNUZ>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<2x3x1xf8E5M2FNUZ>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xf8E5M2FNUZ>
  %32 = stablehlo.constant dense<"0x41ADD4BDAEB018887B51E4647446B93736902C8B2B34332B558D888999143292BA2C4711EA6BE830A292AAF629D842BBBF0F31334AFE87A94CA0A445"> : tensor<4x5x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<4x5x3xf8E5M2FNUZ>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<"0xD6EB1F784D9412A3384890585CEC6E23D3D3DF650AF0E9D8CE389E159936695D2FD1F4F7D22A42BEE5B4DD848BAE001B4227D5D124F34A253B149090"> : tensor<4x5x3xf8E5M2FNUZ>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<4x5x3xf8E5M2FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<4x5x3xf8E5M2FNUZ>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xf8E5M2FNUZ>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<0x5x3xf8E5M2FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xf8E5M2FNUZ>, tensor<4x5x3xf8E5M2FNUZ>) -> ()
  return
}
// -----
// dynamic_update_slice of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0x63545005900DF389510609325F4640B192D43C57D06B29966B4409A865F4D201558EC3CDE207239D4B25F236BEF3AF441B6C806545091490913B645C"> : tensor<4x5x3xf8E8M0FNU>
  %3 = stablehlo.constant dense<[[[0x0D], [0x13], [0xE3]], [[0x5B], [0xB8], [0x74]]]> : tensor<2x3x1xf8E8M0FNU>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xf8E8M0FNU>, tensor<2x3x1xf8E8M0FNU>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E8M0FNU>
  %5 = stablehlo.constant dense<"0x63545005900DF389510609325F4640B192D43C57D06B0D966B1309A8E3F4D201558EC3CDE25B239DB825F274BEF3AF441B6C806545091490913B645C"> : tensor<4x5x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xf8E8M0FNU>, tensor<4x5x3xf8E8M0FNU>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xf8E8M0FNU>) -> tensor<4x5x3xf8E8M0FNU>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xf8E8M0FNU>, tensor<2x3x1xf8E8M0FNU>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E8M0FNU>
  %8 = stablehlo.constant dense<"0x5F4640060932F3895105900D635450A865F46B44096B0D963C13D0B1E3D4F236BE9D4B25E25B238EB8CDD274553B645C1490916545091B6C80F3AF44"> : tensor<4x5x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xf8E8M0FNU>, tensor<4x5x3xf8E8M0FNU>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xf8E8M0FNU>, tensor<2x3x1xf8E8M0FNU>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E8M0FNU>
  %12 = stablehlo.constant dense<"0x63545005900DF389510609325F4640B192D43C57D06B29966B4409A865F4D201558EC3CDE2070D9D4B13F236E3F3AF441B6C8065455B1490B83B6474"> : tensor<4x5x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xf8E8M0FNU>, tensor<4x5x3xf8E8M0FNU>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xf8E8M0FNU>, tensor<2x3x1xf8E8M0FNU>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xf8E8M0FNU>
  %17 = stablehlo.constant dense<"0x63545005900DF30D510613325FE340B192D43C57D06B5B966BB809A874F4D201558EC3CDE207239D4B25F236BEF3AF441B6C806545091490913B645C"> : tensor<4x5x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xf8E8M0FNU>, tensor<4x5x3xf8E8M0FNU>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xf8E8M0FNU>, tensor<2x3x1xf8E8M0FNU>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xf8E8M0FNU>
  %22 = stablehlo.constant dense<"0x63545005900DF389510609325F4640B192D43C57D06B29966B4409A865F4D201550DC3CD130723E34B25F236BEF3AF445B6C80B845097490913B645C"> : tensor<4x5x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xf8E8M0FNU>, tensor<4x5x3xf8E8M0FNU>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xf8E8M0FNU>, tensor<2x3x1xf8E8M0FNU>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xf8E8M0FNU>
  %27 = stablehlo.constant dense<"0x63545005900DF3890D0609135F46E3B192D43C57D06B295B6B44B8A86574D201558EC3CDE207239D4B25F236BEF3AF441B6C806545091490913B645C"> : tensor<4x5x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xf8E8M0FNU>, tensor<4x5x3xf8E8M0FNU>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xf8E8M0FNU>, tensor<2x3x1xf8E8M0FNU>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xf8E8M0FNU>
  %32 = stablehlo.constant dense<"0x63545005900DF389510609325F4640B192D43C57D06B29966B4409A865F4D20D558E13CDE2E3239D4B25F236BEF35B441BB8806574091490913B645C"> : tensor<4x5x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xf8E8M0FNU>, tensor<4x5x3xf8E8M0FNU>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<"0xE3EFC4C5DD0EB5EE035F3CA257C56C0524BE89715EA1C8351DAF55A00A48A9FB431BCCDF2E1AFDE8546C39F291080CB5F2B7A28C00A63A25A50C4360"> : tensor<4x5x3xf8E8M0FNU>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xf8E8M0FNU>, tensor<4x5x3xf8E8M0FNU>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xf8E8M0FNU>, tensor<4x5x3xf8E8M0FNU>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xf8E8M0FNU>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xf8E8M0FNU>, tensor<0x5x3xf8E8M0FNU>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xf8E8M0FNU>, tensor<4x5x3xf8E8M0FNU>) -> ()
  return
}
// -----
// dynamic_update_slice of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<"0x9A42C9429742BC42B5C1D2C20842F44204C1E7411842DDC2B44252C24FC2AC419641BD42E44296420942A5C2EB42B84258C2AC42D241BAC24242F34220C1F2C174C22C4291C1B141D2420AC19AC29E4285C2EC407BC2AF42ECC2F6423D42BDC13CC228C094C1F4C298C298C10CC2C04004C280C02742E642"> : tensor<4x5x3xbf16>
  %2 = stablehlo.constant dense<[[[21.25], [-74.5], [73.0]], [[-100.0], [-74.0], [114.0]]]> : tensor<2x3x1xbf16>
  %3 = "stablehlo.dynamic_update_slice"(%1, %2, %0, %0, %0) : (tensor<4x5x3xbf16>, tensor<2x3x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xbf16>
  %4 = stablehlo.constant dense<"0xAA41C942974295C2B5C1D2C29242F44204C1E7411842DDC2B44252C24FC2C8C29641BD4294C296420942E442EB42B84258C2AC42D241BAC24242F34220C1F2C174C22C4291C1B141D2420AC19AC29E4285C2EC407BC2AF42ECC2F6423D42BDC13CC228C094C1F4C298C298C10CC2C04004C280C02742E642"> : tensor<4x5x3xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x5x3xbf16>, tensor<4x5x3xbf16>) -> ()
  %5 = stablehlo.constant dense<1> : tensor<i32>
  %6 = stablehlo.constant dense<2> : tensor<i32>
  %7 = "stablehlo.dynamic_update_slice"(%1, %2, %5, %6, %5) : (tensor<4x5x3xbf16>, tensor<2x3x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xbf16>
  %8 = stablehlo.constant dense<"0x9A42C9429742BC42B5C1D2C20842F44204C1E7411842DDC2B44252C24FC2AC419641BD42E44296420942A5C2AA41B84258C295C2D241BAC29242F34220C1F2C174C22C4291C1B141D242C8C29AC29E4294C2EC407BC2E442ECC2F6423D42BDC13CC228C094C1F4C298C298C10CC2C04004C280C02742E642"> : tensor<4x5x3xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xbf16>, tensor<4x5x3xbf16>) -> ()
  %9 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xbf16>) -> tensor<4x5x3xbf16>
  %10 = "stablehlo.dynamic_update_slice"(%9, %2, %5, %6, %5) : (tensor<4x5x3xbf16>, tensor<2x3x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xbf16>
  %11 = stablehlo.constant dense<"0xB44252C24FC2E7411842DDC20842F44204C1BC42B5C1D2C29A42C9429742BAC24242F34258C2AC42D241A5C2AA41B842E44295C20942AC419242BD427BC2AF42ECC29E4285C2EC40D242C8C29AC22C4294C2B14120C1E44274C280C02742E6420CC2C04004C2F4C298C298C13CC228C094C1F6423D42BDC1"> : tensor<4x5x3xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<4x5x3xbf16>, tensor<4x5x3xbf16>) -> ()
  %12 = "stablehlo.dynamic_update_slice"(%1, %2, %6, %6, %6) : (tensor<4x5x3xbf16>, tensor<2x3x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xbf16>
  %13 = stablehlo.constant dense<"0x9A42C9429742BC42B5C1D2C20842F44204C1E7411842DDC2B44252C24FC2AC419641BD42E44296420942A5C2EB42B84258C2AC42D241BAC24242F34220C1F2C174C22C4291C1B141D2420AC1AA419E4285C295C27BC2AF429242F6423D42BDC13CC228C094C1F4C298C2C8C20CC2C04094C280C02742E442"> : tensor<4x5x3xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4x5x3xbf16>, tensor<4x5x3xbf16>) -> ()
  %14 = stablehlo.constant dense<3> : tensor<i32>
  %15 = stablehlo.constant dense<4> : tensor<i32>
  %16 = "stablehlo.dynamic_update_slice"(%1, %2, %14, %15, %6) : (tensor<4x5x3xbf16>, tensor<2x3x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xbf16>
  stablehlo.custom_call @check.expect_eq(%16, %13) : (tensor<4x5x3xbf16>, tensor<4x5x3xbf16>) -> ()
  %17 = stablehlo.constant dense<-1> : tensor<i32>
  %18 = stablehlo.constant dense<-7> : tensor<i32>
  %19 = stablehlo.constant dense<9> : tensor<i32>
  %20 = "stablehlo.dynamic_update_slice"(%1, %2, %17, %18, %19) : (tensor<4x5x3xbf16>, tensor<2x3x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xbf16>
  %21 = stablehlo.constant dense<"0x9A42C942AA41BC42B5C195C20842F4429242E7411842DDC2B44252C24FC2AC419641C8C2E442964294C2A5C2EB42E44258C2AC42D241BAC24242F34220C1F2C174C22C4291C1B141D2420AC19AC29E4285C2EC407BC2AF42ECC2F6423D42BDC13CC228C094C1F4C298C298C10CC2C04004C280C02742E642"> : tensor<4x5x3xbf16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<4x5x3xbf16>, tensor<4x5x3xbf16>) -> ()
  %22 = stablehlo.constant dense<100> : tensor<i32>
  %23 = stablehlo.constant dense<-3> : tensor<i32>
  %24 = "stablehlo.dynamic_update_slice"(%1, %2, %22, %0, %23) : (tensor<4x5x3xbf16>, tensor<2x3x1xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xbf16>
  %25 = stablehlo.constant dense<"0x9A42C9429742BC42B5C1D2C20842F44204C1E7411842DDC2B44252C24FC2AC419641BD42E44296420942A5C2EB42B84258C2AC42D241BAC24242F342AA41F2C174C295C291C1B14192420AC19AC29E4285C2EC407BC2AF42ECC2C8C23D42BDC194C228C094C1E44298C298C10CC2C04004C280C02742E642"> : tensor<4x5x3xbf16>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<4x5x3xbf16>, tensor<4x5x3xbf16>) -> ()
  %26 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %27 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %28 = stablehlo.constant dense<1> : tensor<i64>
  %29 = "stablehlo.dynamic_update_slice"(%1, %2, %26, %27, %28) : (tensor<4x5x3xbf16>, tensor<2x3x1xbf16>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xbf16>
  %30 = stablehlo.constant dense<"0x9A42C9429742BC42B5C1D2C20842AA4104C1E74195C2DDC2B44292424FC2AC419641BD42E44296420942A5C2C8C2B84258C294C2D241BAC2E442F34220C1F2C174C22C4291C1B141D2420AC19AC29E4285C2EC407BC2AF42ECC2F6423D42BDC13CC228C094C1F4C298C298C10CC2C04004C280C02742E642"> : tensor<4x5x3xbf16>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<4x5x3xbf16>, tensor<4x5x3xbf16>) -> ()
  %31 = stablehlo.constant dense<255> : tensor<ui8>
  %32 = stablehlo.constant dense<1> : tensor<ui8>
  %33 = stablehlo.constant dense<0> : tensor<ui8>
  %34 = "stablehlo.dynamic_update_slice"(%1, %2, %31, %32, %33) : (tensor<4x5x3xbf16>, tensor<2x3x1xbf16>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xbf16>
  %35 = stablehlo.constant dense<"0x9A42C9429742BC42B5C1D2C20842F44204C1E7411842DDC2B44252C24FC2AC419641BD42E44296420942A5C2EB42B84258C2AC42D241BAC24242F34220C1F2C174C2AA4191C1B14195C20AC19AC2924285C2EC407BC2AF42ECC2F6423D42BDC1C8C228C094C194C298C298C1E442C04004C280C02742E642"> : tensor<4x5x3xbf16>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<4x5x3xbf16>, tensor<4x5x3xbf16>) -> ()
  %36 = stablehlo.constant dense<-128> : tensor<i8>
  %37 = stablehlo.constant dense<127> : tensor<i8>
  %38 = stablehlo.constant dense<2> : tensor<i8>
  %39 = "stablehlo.dynamic_update_slice"(%1, %2, %36, %37, %38) : (tensor<4x5x3xbf16>, tensor<2x3x1xbf16>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xbf16>
  %40 = stablehlo.constant dense<"0x9A42C9429742BC42B5C1D2C20842F442AA41E741184295C2B44252C29242AC419641BD42E44296420942A5C2EB42C8C258C2AC4294C2BAC24242E44220C1F2C174C22C4291C1B141D2420AC19AC29E4285C2EC407BC2AF42ECC2F6423D42BDC13CC228C094C1F4C298C298C10CC2C04004C280C02742E642"> : tensor<4x5x3xbf16>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<4x5x3xbf16>, tensor<4x5x3xbf16>) -> ()
  %41 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %42 = stablehlo.constant dense<0> : tensor<ui64>
  %43 = stablehlo.constant dense<1> : tensor<ui64>
  %44 = "stablehlo.dynamic_update_slice"(%1, %2, %41, %42, %43) : (tensor<4x5x3xbf16>, tensor<2x3x1xbf16>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xbf16>
  %45 = stablehlo.constant dense<"0x9A42C9429742BC42B5C1D2C20842F44204C1E7411842DDC2B44252C24FC2AC419641BD42E44296420942A5C2EB42B84258C2AC42D241BAC24242F34220C1AA4174C22C4295C2B141D24292429AC29E4285C2EC407BC2AF42ECC2F642C8C2BDC13CC294C294C1F4C2E44298C10CC2C04004C280C02742E642"> : tensor<4x5x3xbf16>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<4x5x3xbf16>, tensor<4x5x3xbf16>) -> ()
  %46 = stablehlo.constant dense<5> : tensor<i32>
  %47 = stablehlo.constant dense<"0xDE42B7C242C2DC403542C342F8C2A442C1C2F2425241964281C2C3C192C2AE4261C28442B5C2E04236428942F2C2CFC249C2924288C294C24942C7423B4260C08C4297C2C9C2A8C27EC1E8C2B7C2B1417D422C4243C25441C9C291C2BE4230420D42A84120C28A420E427F42E3C210C0D242F9C296414242"> : tensor<4x5x3xbf16>
  %48 = "stablehlo.dynamic_update_slice"(%1, %47, %46, %46, %46) : (tensor<4x5x3xbf16>, tensor<4x5x3xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xbf16>
  stablehlo.custom_call @check.expect_eq(%48, %47) : (tensor<4x5x3xbf16>, tensor<4x5x3xbf16>) -> ()
  %49 = stablehlo.constant dense<> : tensor<0x5x3xbf16>
  %50 = "stablehlo.dynamic_update_slice"(%1, %49, %46, %46, %46) : (tensor<4x5x3xbf16>, tensor<0x5x3xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xbf16>
  stablehlo.custom_call @check.expect_eq(%50, %1) : (tensor<4x5x3xbf16>, tensor<4x5x3xbf16>) -> ()
  return
}
// -----
// dynamic_update_slice of f16
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0xE4D3B0C862D672D7505390CAA8570450FCD5F0D1E050C4D194529C50B45010CB145350D65850D8D1CC558AD5B0D48453FCD624D6E0CE6455F4D4E8D1D4532ED76E56C046E04D7052C04B8656F048CCD20851ECD44042ECD09048085490CC7AD6A0D050CFA457165678D688D08044B0CE9056B4558657EE55"> : tensor<4x5x3xf16>
  %3 = stablehlo.constant dense<[[[-9.0], [-54.25], [69.0]], [[-119.0], [-4.875], [109.125]]]> : tensor<2x3x1xf16>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xf16>, tensor<2x3x1xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf16>
  %5 = stablehlo.constant dense<"0xE4D3B0C862D672D7505390CAA8570450FCD5F0D1E050C4D194529C50B45010CB145350D65850D8D1CC558AD580C88453FCD6C8D2E0CE64555054E8D1D4532ED76E56C046E04D7052C04B70D7F048CCD2E0C4ECD44042D2569048085490CC7AD6A0D050CFA457165678D688D08044B0CE9056B4558657EE55"> : tensor<4x5x3xf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xf16>, tensor<4x5x3xf16>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xf16>) -> tensor<4x5x3xf16>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xf16>, tensor<2x3x1xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf16>
  %8 = stablehlo.constant dense<"0x94529C50B450F0D1E050C4D1A8570450FCD572D7505390CAE4D3B0C862D66455F4D4E8D1FCD624D6E0CE8AD580C884535850C8D2CC5510CB505450D64042ECD09048CCD20851ECD4C04B70D7F048C046E0C47052D453D2566E56B4558657EE558044B0CE9056165678D688D0A0D050CFA457085490CC7AD6"> : tensor<4x5x3xf16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xf16>, tensor<4x5x3xf16>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xf16>, tensor<2x3x1xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf16>
  %12 = stablehlo.constant dense<"0xE4D3B0C862D672D7505390CAA8570450FCD5F0D1E050C4D194529C50B45010CB145350D65850D8D1CC558AD5B0D48453FCD624D6E0CE6455F4D4E8D1D4532ED76E56C046E04D7052C04B865680C8CCD20851C8D24042ECD05054085490CC7AD6A0D050CFA457165678D670D78044B0CEE0C4B4558657D256"> : tensor<4x5x3xf16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xf16>, tensor<4x5x3xf16>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xf16>, tensor<2x3x1xf16>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xf16>
  %17 = stablehlo.constant dense<"0xE4D3B0C862D672D7505390CAA85780C8FCD5F0D1C8D2C4D194525054B45010CB145350D65850D8D1CC558AD570D78453FCD6E0C4E0CE6455D256E8D1D4532ED76E56C046E04D7052C04B8656F048CCD20851ECD44042ECD09048085490CC7AD6A0D050CFA457165678D688D08044B0CE9056B4558657EE55"> : tensor<4x5x3xf16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xf16>, tensor<4x5x3xf16>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xf16>, tensor<2x3x1xf16>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xf16>
  %22 = stablehlo.constant dense<"0xE4D3B0C862D672D7505390CAA8570450FCD5F0D1E050C4D194529C50B45010CB145350D65850D8D1CC558AD5B0D48453FCD624D6E0CE6455F4D4E8D1D4532ED76E5680C8E04D7052C8D28656F04850540851ECD44042ECD09048085490CC7AD670D750CFA457E0C478D688D0D256B0CE9056B4558657EE55"> : tensor<4x5x3xf16>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xf16>, tensor<4x5x3xf16>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xf16>, tensor<2x3x1xf16>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xf16>
  %27 = stablehlo.constant dense<"0xE4D3B0C862D672D7505390CAA857045080C8F0D1E050C8D294529C50505410CB145350D65850D8D1CC558AD5B0D470D7FCD624D6E0C46455F4D4D256D4532ED76E56C046E04D7052C04B8656F048CCD20851ECD44042ECD09048085490CC7AD6A0D050CFA457165678D688D08044B0CE9056B4558657EE55"> : tensor<4x5x3xf16>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xf16>, tensor<4x5x3xf16>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xf16>, tensor<2x3x1xf16>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xf16>
  %32 = stablehlo.constant dense<"0xE4D3B0C862D672D7505390CAA8570450FCD5F0D1E050C4D194529C50B45010CB145350D65850D8D1CC558AD5B0D48453FCD624D6E0CE6455F4D4E8D1D45380C86E56C046C8D27052C04B5054F048CCD20851ECD44042ECD09048085470D77AD6A0D0E0C4A4571656D25688D08044B0CE9056B4558657EE55"> : tensor<4x5x3xf16>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xf16>, tensor<4x5x3xf16>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<"0x1CD778D340D63853B4531055D0CEE0D50041E0D140D28051A8D24455B84EA0C544D6F8D3DE5600562ED46CD1CCD63C52645568D5A8542654CCD01C53E0D2FED430534256C84F82D478528857F4D0FC50ACD1F8D27A565AD518506453E453384DE0D48657BA57B2D760538C549E5508CE1C5464D6284F9ED4"> : tensor<4x5x3xf16>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xf16>, tensor<4x5x3xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf16>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xf16>, tensor<4x5x3xf16>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xf16>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xf16>, tensor<0x5x3xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf16>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xf16>, tensor<4x5x3xf16>) -> ()
  return
}
// -----
// dynamic_update_slice of f32
func.func public @main() {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<[[[2.0, -106.5, -57.375], [-10.125, 70.75, -77.375], [-72.25, -77.0, -87.0], [-73.5, 37.75, 90.5], [12.25, -113.875, 41.0]], [[-46.75, 114.125, -95.875], [116.125, 12.375, 61.625], [-105.0, -72.625, -14.5], [50.625, 87.625, 48.625], [33.875, -5.25, 4.625]], [[71.25, 123.75, 88.125], [-83.75, -24.875, 8.375], [-0.875, 7.25, -30.5], [34.125, -13.125, -108.5], [-83.5, -12.125, -52.75]], [[91.5, -70.75, -110.375], [-99.625, -101.75, -95.0], [76.875, 118.875, 17.25], [59.5, -44.5, -11.625], [39.375, 41.375, -92.0]]]> : tensor<4x5x3xf32>
  %2 = stablehlo.constant dense<[[[-79.125], [-44.0], [-63.875]], [[-43.5], [-61.25], [-115.875]]]> : tensor<2x3x1xf32>
  %3 = "stablehlo.dynamic_update_slice"(%1, %2, %0, %0, %0) : (tensor<4x5x3xf32>, tensor<2x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf32>
  %4 = stablehlo.constant dense<[[[-79.125, -106.5, -57.375], [-44.0, 70.75, -77.375], [-63.875, -77.0, -87.0], [-73.5, 37.75, 90.5], [12.25, -113.875, 41.0]], [[-43.5, 114.125, -95.875], [-61.25, 12.375, 61.625], [-115.875, -72.625, -14.5], [50.625, 87.625, 48.625], [33.875, -5.25, 4.625]], [[71.25, 123.75, 88.125], [-83.75, -24.875, 8.375], [-0.875, 7.25, -30.5], [34.125, -13.125, -108.5], [-83.5, -12.125, -52.75]], [[91.5, -70.75, -110.375], [-99.625, -101.75, -95.0], [76.875, 118.875, 17.25], [59.5, -44.5, -11.625], [39.375, 41.375, -92.0]]]> : tensor<4x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x5x3xf32>, tensor<4x5x3xf32>) -> ()
  %5 = stablehlo.constant dense<1> : tensor<i32>
  %6 = stablehlo.constant dense<2> : tensor<i32>
  %7 = "stablehlo.dynamic_update_slice"(%1, %2, %5, %6, %5) : (tensor<4x5x3xf32>, tensor<2x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf32>
  %8 = stablehlo.constant dense<[[[2.0, -106.5, -57.375], [-10.125, 70.75, -77.375], [-72.25, -77.0, -87.0], [-73.5, 37.75, 90.5], [12.25, -113.875, 41.0]], [[-46.75, 114.125, -95.875], [116.125, 12.375, 61.625], [-105.0, -79.125, -14.5], [50.625, -44.0, 48.625], [33.875, -63.875, 4.625]], [[71.25, 123.75, 88.125], [-83.75, -24.875, 8.375], [-0.875, -43.5, -30.5], [34.125, -61.25, -108.5], [-83.5, -115.875, -52.75]], [[91.5, -70.75, -110.375], [-99.625, -101.75, -95.0], [76.875, 118.875, 17.25], [59.5, -44.5, -11.625], [39.375, 41.375, -92.0]]]> : tensor<4x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xf32>, tensor<4x5x3xf32>) -> ()
  %9 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xf32>) -> tensor<4x5x3xf32>
  %10 = "stablehlo.dynamic_update_slice"(%9, %2, %5, %6, %5) : (tensor<4x5x3xf32>, tensor<2x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf32>
  %11 = stablehlo.constant dense<[[[12.25, -113.875, 41.0], [-73.5, 37.75, 90.5], [-72.25, -77.0, -87.0], [-10.125, 70.75, -77.375], [2.0, -106.5, -57.375]], [[33.875, -5.25, 4.625], [50.625, 87.625, 48.625], [-105.0, -79.125, -14.5], [116.125, -44.0, 61.625], [-46.75, -63.875, -95.875]], [[-83.5, -12.125, -52.75], [34.125, -13.125, -108.5], [-0.875, -43.5, -30.5], [-83.75, -61.25, 8.375], [71.25, -115.875, 88.125]], [[39.375, 41.375, -92.0], [59.5, -44.5, -11.625], [76.875, 118.875, 17.25], [-99.625, -101.75, -95.0], [91.5, -70.75, -110.375]]]> : tensor<4x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<4x5x3xf32>, tensor<4x5x3xf32>) -> ()
  %12 = "stablehlo.dynamic_update_slice"(%1, %2, %6, %6, %6) : (tensor<4x5x3xf32>, tensor<2x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf32>
  %13 = stablehlo.constant dense<[[[2.0, -106.5, -57.375], [-10.125, 70.75, -77.375], [-72.25, -77.0, -87.0], [-73.5, 37.75, 90.5], [12.25, -113.875, 41.0]], [[-46.75, 114.125, -95.875], [116.125, 12.375, 61.625], [-105.0, -72.625, -14.5], [50.625, 87.625, 48.625], [33.875, -5.25, 4.625]], [[71.25, 123.75, 88.125], [-83.75, -24.875, 8.375], [-0.875, 7.25, -79.125], [34.125, -13.125, -44.0], [-83.5, -12.125, -63.875]], [[91.5, -70.75, -110.375], [-99.625, -101.75, -95.0], [76.875, 118.875, -43.5], [59.5, -44.5, -61.25], [39.375, 41.375, -115.875]]]> : tensor<4x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4x5x3xf32>, tensor<4x5x3xf32>) -> ()
  %14 = stablehlo.constant dense<3> : tensor<i32>
  %15 = stablehlo.constant dense<4> : tensor<i32>
  %16 = "stablehlo.dynamic_update_slice"(%1, %2, %14, %15, %6) : (tensor<4x5x3xf32>, tensor<2x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%16, %13) : (tensor<4x5x3xf32>, tensor<4x5x3xf32>) -> ()
  %17 = stablehlo.constant dense<-1> : tensor<i32>
  %18 = stablehlo.constant dense<-7> : tensor<i32>
  %19 = stablehlo.constant dense<9> : tensor<i32>
  %20 = "stablehlo.dynamic_update_slice"(%1, %2, %17, %18, %19) : (tensor<4x5x3xf32>, tensor<2x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf32>
  %21 = stablehlo.constant dense<[[[2.0, -106.5, -79.125], [-10.125, 70.75, -44.0], [-72.25, -77.0, -63.875], [-73.5, 37.75, 90.5], [12.25, -113.875, 41.0]], [[-46.75, 114.125, -43.5], [116.125, 12.375, -61.25], [-105.0, -72.625, -115.875], [50.625, 87.625, 48.625], [33.875, -5.25, 4.625]], [[71.25, 123.75, 88.125], [-83.75, -24.875, 8.375], [-0.875, 7.25, -30.5], [34.125, -13.125, -108.5], [-83.5, -12.125, -52.75]], [[91.5, -70.75, -110.375], [-99.625, -101.75, -95.0], [76.875, 118.875, 17.25], [59.5, -44.5, -11.625], [39.375, 41.375, -92.0]]]> : tensor<4x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<4x5x3xf32>, tensor<4x5x3xf32>) -> ()
  %22 = stablehlo.constant dense<100> : tensor<i32>
  %23 = stablehlo.constant dense<-3> : tensor<i32>
  %24 = "stablehlo.dynamic_update_slice"(%1, %2, %22, %0, %23) : (tensor<4x5x3xf32>, tensor<2x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf32>
  %25 = stablehlo.constant dense<[[[2.0, -106.5, -57.375], [-10.125, 70.75, -77.375], [-72.25, -77.0, -87.0], [-73.5, 37.75, 90.5], [12.25, -113.875, 41.0]], [[-46.75, 114.125, -95.875], [116.125, 12.375, 61.625], [-105.0, -72.625, -14.5], [50.625, 87.625, 48.625], [33.875, -5.25, 4.625]], [[-79.125, 123.75, 88.125], [-44.0, -24.875, 8.375], [-63.875, 7.25, -30.5], [34.125, -13.125, -108.5], [-83.5, -12.125, -52.75]], [[-43.5, -70.75, -110.375], [-61.25, -101.75, -95.0], [-115.875, 118.875, 17.25], [59.5, -44.5, -11.625], [39.375, 41.375, -92.0]]]> : tensor<4x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<4x5x3xf32>, tensor<4x5x3xf32>) -> ()
  %26 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %27 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %28 = stablehlo.constant dense<1> : tensor<i64>
  %29 = "stablehlo.dynamic_update_slice"(%1, %2, %26, %27, %28) : (tensor<4x5x3xf32>, tensor<2x3x1xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xf32>
  %30 = stablehlo.constant dense<[[[2.0, -106.5, -57.375], [-10.125, 70.75, -77.375], [-72.25, -79.125, -87.0], [-73.5, -44.0, 90.5], [12.25, -63.875, 41.0]], [[-46.75, 114.125, -95.875], [116.125, 12.375, 61.625], [-105.0, -43.5, -14.5], [50.625, -61.25, 48.625], [33.875, -115.875, 4.625]], [[71.25, 123.75, 88.125], [-83.75, -24.875, 8.375], [-0.875, 7.25, -30.5], [34.125, -13.125, -108.5], [-83.5, -12.125, -52.75]], [[91.5, -70.75, -110.375], [-99.625, -101.75, -95.0], [76.875, 118.875, 17.25], [59.5, -44.5, -11.625], [39.375, 41.375, -92.0]]]> : tensor<4x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<4x5x3xf32>, tensor<4x5x3xf32>) -> ()
  %31 = stablehlo.constant dense<255> : tensor<ui8>
  %32 = stablehlo.constant dense<1> : tensor<ui8>
  %33 = stablehlo.constant dense<0> : tensor<ui8>
  %34 = "stablehlo.dynamic_update_slice"(%1, %2, %31, %32, %33) : (tensor<4x5x3xf32>, tensor<2x3x1xf32>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xf32>
  %35 = stablehlo.constant dense<[[[2.0, -106.5, -57.375], [-10.125, 70.75, -77.375], [-72.25, -77.0, -87.0], [-73.5, 37.75, 90.5], [12.25, -113.875, 41.0]], [[-46.75, 114.125, -95.875], [116.125, 12.375, 61.625], [-105.0, -72.625, -14.5], [50.625, 87.625, 48.625], [33.875, -5.25, 4.625]], [[71.25, 123.75, 88.125], [-79.125, -24.875, 8.375], [-44.0, 7.25, -30.5], [-63.875, -13.125, -108.5], [-83.5, -12.125, -52.75]], [[91.5, -70.75, -110.375], [-43.5, -101.75, -95.0], [-61.25, 118.875, 17.25], [-115.875, -44.5, -11.625], [39.375, 41.375, -92.0]]]> : tensor<4x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<4x5x3xf32>, tensor<4x5x3xf32>) -> ()
  %36 = stablehlo.constant dense<-128> : tensor<i8>
  %37 = stablehlo.constant dense<127> : tensor<i8>
  %38 = stablehlo.constant dense<2> : tensor<i8>
  %39 = "stablehlo.dynamic_update_slice"(%1, %2, %36, %37, %38) : (tensor<4x5x3xf32>, tensor<2x3x1xf32>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xf32>
  %40 = stablehlo.constant dense<[[[2.0, -106.5, -57.375], [-10.125, 70.75, -77.375], [-72.25, -77.0, -79.125], [-73.5, 37.75, -44.0], [12.25, -113.875, -63.875]], [[-46.75, 114.125, -95.875], [116.125, 12.375, 61.625], [-105.0, -72.625, -43.5], [50.625, 87.625, -61.25], [33.875, -5.25, -115.875]], [[71.25, 123.75, 88.125], [-83.75, -24.875, 8.375], [-0.875, 7.25, -30.5], [34.125, -13.125, -108.5], [-83.5, -12.125, -52.75]], [[91.5, -70.75, -110.375], [-99.625, -101.75, -95.0], [76.875, 118.875, 17.25], [59.5, -44.5, -11.625], [39.375, 41.375, -92.0]]]> : tensor<4x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<4x5x3xf32>, tensor<4x5x3xf32>) -> ()
  %41 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %42 = stablehlo.constant dense<0> : tensor<ui64>
  %43 = stablehlo.constant dense<1> : tensor<ui64>
  %44 = "stablehlo.dynamic_update_slice"(%1, %2, %41, %42, %43) : (tensor<4x5x3xf32>, tensor<2x3x1xf32>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xf32>
  %45 = stablehlo.constant dense<[[[2.0, -106.5, -57.375], [-10.125, 70.75, -77.375], [-72.25, -77.0, -87.0], [-73.5, 37.75, 90.5], [12.25, -113.875, 41.0]], [[-46.75, 114.125, -95.875], [116.125, 12.375, 61.625], [-105.0, -72.625, -14.5], [50.625, 87.625, 48.625], [33.875, -5.25, 4.625]], [[71.25, -79.125, 88.125], [-83.75, -44.0, 8.375], [-0.875, -63.875, -30.5], [34.125, -13.125, -108.5], [-83.5, -12.125, -52.75]], [[91.5, -43.5, -110.375], [-99.625, -61.25, -95.0], [76.875, -115.875, 17.25], [59.5, -44.5, -11.625], [39.375, 41.375, -92.0]]]> : tensor<4x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<4x5x3xf32>, tensor<4x5x3xf32>) -> ()
  %46 = stablehlo.constant dense<5> : tensor<i32>
  %47 = stablehlo.constant dense<[[[-124.375, 24.375, 15.75], [11.125, -30.375, 78.5], [-116.0, 82.625, -70.375], [38.375, 70.125, -18.875], [34.125, 30.375, 42.0]], [[-110.125, 13.0, -13.75], [122.25, -59.25, 47.125], [69.875, -37.125, -52.875], [-73.875, 102.375, -90.5], [83.375, -85.5, -24.375]], [[42.875, -61.75, -71.625], [17.25, 85.625, 90.625], [-82.375, 105.75, -124.5], [-7.625, -2.25, 89.75], [100.125, -75.125, 62.625]], [[95.5, 114.125, -83.125], [114.75, -94.625, 36.125], [5.375, 109.125, 98.5], [47.375, 95.5, -102.125], [119.125, 45.125, -74.25]]]> : tensor<4x5x3xf32>
  %48 = "stablehlo.dynamic_update_slice"(%1, %47, %46, %46, %46) : (tensor<4x5x3xf32>, tensor<4x5x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%48, %47) : (tensor<4x5x3xf32>, tensor<4x5x3xf32>) -> ()
  %49 = stablehlo.constant dense<> : tensor<0x5x3xf32>
  %50 = "stablehlo.dynamic_update_slice"(%1, %49, %46, %46, %46) : (tensor<4x5x3xf32>, tensor<0x5x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%50, %1) : (tensor<4x5x3xf32>, tensor<4x5x3xf32>) -> ()
  return
}
// -----
// dynamic_update_slice of f64
func.func public @main() {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<[[[-59.125, -3.75, -106.625], [-14.375, 105.875, -31.0], [-62.5, 51.625, -72.0], [18.75, -123.75, 121.125], [-110.5, 70.125, 20.25]], [[98.125, -109.25, 66.375], [-31.75, 80.0, 90.75], [-54.75, -76.0, 105.0], [34.5, -118.125, -13.125], [1.25, -13.375, 120.875]], [[-33.25, 87.625, -59.5], [6.625, 64.75, -33.375], [17.125, 53.5, -95.5], [-14.5, 22.875, 40.625], [-118.625, 8.375, 49.875]], [[-75.0, -108.125, 98.75], [93.375, -116.125, 44.0], [12.375, 95.875, -61.25], [28.125, 100.5, -1.125], [-80.625, -75.5, 118.5]]]> : tensor<4x5x3xf64>
  %2 = stablehlo.constant dense<[[[-121.0], [-91.25], [-110.125]], [[-97.5], [64.125], [-12.25]]]> : tensor<2x3x1xf64>
  %3 = "stablehlo.dynamic_update_slice"(%1, %2, %0, %0, %0) : (tensor<4x5x3xf64>, tensor<2x3x1xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf64>
  %4 = stablehlo.constant dense<[[[-121.0, -3.75, -106.625], [-91.25, 105.875, -31.0], [-110.125, 51.625, -72.0], [18.75, -123.75, 121.125], [-110.5, 70.125, 20.25]], [[-97.5, -109.25, 66.375], [64.125, 80.0, 90.75], [-12.25, -76.0, 105.0], [34.5, -118.125, -13.125], [1.25, -13.375, 120.875]], [[-33.25, 87.625, -59.5], [6.625, 64.75, -33.375], [17.125, 53.5, -95.5], [-14.5, 22.875, 40.625], [-118.625, 8.375, 49.875]], [[-75.0, -108.125, 98.75], [93.375, -116.125, 44.0], [12.375, 95.875, -61.25], [28.125, 100.5, -1.125], [-80.625, -75.5, 118.5]]]> : tensor<4x5x3xf64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x5x3xf64>, tensor<4x5x3xf64>) -> ()
  %5 = stablehlo.constant dense<1> : tensor<i32>
  %6 = stablehlo.constant dense<2> : tensor<i32>
  %7 = "stablehlo.dynamic_update_slice"(%1, %2, %5, %6, %5) : (tensor<4x5x3xf64>, tensor<2x3x1xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf64>
  %8 = stablehlo.constant dense<[[[-59.125, -3.75, -106.625], [-14.375, 105.875, -31.0], [-62.5, 51.625, -72.0], [18.75, -123.75, 121.125], [-110.5, 70.125, 20.25]], [[98.125, -109.25, 66.375], [-31.75, 80.0, 90.75], [-54.75, -121.0, 105.0], [34.5, -91.25, -13.125], [1.25, -110.125, 120.875]], [[-33.25, 87.625, -59.5], [6.625, 64.75, -33.375], [17.125, -97.5, -95.5], [-14.5, 64.125, 40.625], [-118.625, -12.25, 49.875]], [[-75.0, -108.125, 98.75], [93.375, -116.125, 44.0], [12.375, 95.875, -61.25], [28.125, 100.5, -1.125], [-80.625, -75.5, 118.5]]]> : tensor<4x5x3xf64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xf64>, tensor<4x5x3xf64>) -> ()
  %9 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xf64>) -> tensor<4x5x3xf64>
  %10 = "stablehlo.dynamic_update_slice"(%9, %2, %5, %6, %5) : (tensor<4x5x3xf64>, tensor<2x3x1xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf64>
  %11 = stablehlo.constant dense<[[[-110.5, 70.125, 20.25], [18.75, -123.75, 121.125], [-62.5, 51.625, -72.0], [-14.375, 105.875, -31.0], [-59.125, -3.75, -106.625]], [[1.25, -13.375, 120.875], [34.5, -118.125, -13.125], [-54.75, -121.0, 105.0], [-31.75, -91.25, 90.75], [98.125, -110.125, 66.375]], [[-118.625, 8.375, 49.875], [-14.5, 22.875, 40.625], [17.125, -97.5, -95.5], [6.625, 64.125, -33.375], [-33.25, -12.25, -59.5]], [[-80.625, -75.5, 118.5], [28.125, 100.5, -1.125], [12.375, 95.875, -61.25], [93.375, -116.125, 44.0], [-75.0, -108.125, 98.75]]]> : tensor<4x5x3xf64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<4x5x3xf64>, tensor<4x5x3xf64>) -> ()
  %12 = "stablehlo.dynamic_update_slice"(%1, %2, %6, %6, %6) : (tensor<4x5x3xf64>, tensor<2x3x1xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf64>
  %13 = stablehlo.constant dense<[[[-59.125, -3.75, -106.625], [-14.375, 105.875, -31.0], [-62.5, 51.625, -72.0], [18.75, -123.75, 121.125], [-110.5, 70.125, 20.25]], [[98.125, -109.25, 66.375], [-31.75, 80.0, 90.75], [-54.75, -76.0, 105.0], [34.5, -118.125, -13.125], [1.25, -13.375, 120.875]], [[-33.25, 87.625, -59.5], [6.625, 64.75, -33.375], [17.125, 53.5, -121.0], [-14.5, 22.875, -91.25], [-118.625, 8.375, -110.125]], [[-75.0, -108.125, 98.75], [93.375, -116.125, 44.0], [12.375, 95.875, -97.5], [28.125, 100.5, 64.125], [-80.625, -75.5, -12.25]]]> : tensor<4x5x3xf64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4x5x3xf64>, tensor<4x5x3xf64>) -> ()
  %14 = stablehlo.constant dense<3> : tensor<i32>
  %15 = stablehlo.constant dense<4> : tensor<i32>
  %16 = "stablehlo.dynamic_update_slice"(%1, %2, %14, %15, %6) : (tensor<4x5x3xf64>, tensor<2x3x1xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf64>
  stablehlo.custom_call @check.expect_eq(%16, %13) : (tensor<4x5x3xf64>, tensor<4x5x3xf64>) -> ()
  %17 = stablehlo.constant dense<-1> : tensor<i32>
  %18 = stablehlo.constant dense<-7> : tensor<i32>
  %19 = stablehlo.constant dense<9> : tensor<i32>
  %20 = "stablehlo.dynamic_update_slice"(%1, %2, %17, %18, %19) : (tensor<4x5x3xf64>, tensor<2x3x1xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf64>
  %21 = stablehlo.constant dense<[[[-59.125, -3.75, -121.0], [-14.375, 105.875, -91.25], [-62.5, 51.625, -110.125], [18.75, -123.75, 121.125], [-110.5, 70.125, 20.25]], [[98.125, -109.25, -97.5], [-31.75, 80.0, 64.125], [-54.75, -76.0, -12.25], [34.5, -118.125, -13.125], [1.25, -13.375, 120.875]], [[-33.25, 87.625, -59.5], [6.625, 64.75, -33.375], [17.125, 53.5, -95.5], [-14.5, 22.875, 40.625], [-118.625, 8.375, 49.875]], [[-75.0, -108.125, 98.75], [93.375, -116.125, 44.0], [12.375, 95.875, -61.25], [28.125, 100.5, -1.125], [-80.625, -75.5, 118.5]]]> : tensor<4x5x3xf64>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<4x5x3xf64>, tensor<4x5x3xf64>) -> ()
  %22 = stablehlo.constant dense<100> : tensor<i32>
  %23 = stablehlo.constant dense<-3> : tensor<i32>
  %24 = "stablehlo.dynamic_update_slice"(%1, %2, %22, %0, %23) : (tensor<4x5x3xf64>, tensor<2x3x1xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf64>
  %25 = stablehlo.constant dense<[[[-59.125, -3.75, -106.625], [-14.375, 105.875, -31.0], [-62.5, 51.625, -72.0], [18.75, -123.75, 121.125], [-110.5, 70.125, 20.25]], [[98.125, -109.25, 66.375], [-31.75, 80.0, 90.75], [-54.75, -76.0, 105.0], [34.5, -118.125, -13.125], [1.25, -13.375, 120.875]], [[-121.0, 87.625, -59.5], [-91.25, 64.75, -33.375], [-110.125, 53.5, -95.5], [-14.5, 22.875, 40.625], [-118.625, 8.375, 49.875]], [[-97.5, -108.125, 98.75], [64.125, -116.125, 44.0], [-12.25, 95.875, -61.25], [28.125, 100.5, -1.125], [-80.625, -75.5, 118.5]]]> : tensor<4x5x3xf64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<4x5x3xf64>, tensor<4x5x3xf64>) -> ()
  %26 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %27 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %28 = stablehlo.constant dense<1> : tensor<i64>
  %29 = "stablehlo.dynamic_update_slice"(%1, %2, %26, %27, %28) : (tensor<4x5x3xf64>, tensor<2x3x1xf64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xf64>
  %30 = stablehlo.constant dense<[[[-59.125, -3.75, -106.625], [-14.375, 105.875, -31.0], [-62.5, -121.0, -72.0], [18.75, -91.25, 121.125], [-110.5, -110.125, 20.25]], [[98.125, -109.25, 66.375], [-31.75, 80.0, 90.75], [-54.75, -97.5, 105.0], [34.5, 64.125, -13.125], [1.25, -12.25, 120.875]], [[-33.25, 87.625, -59.5], [6.625, 64.75, -33.375], [17.125, 53.5, -95.5], [-14.5, 22.875, 40.625], [-118.625, 8.375, 49.875]], [[-75.0, -108.125, 98.75], [93.375, -116.125, 44.0], [12.375, 95.875, -61.25], [28.125, 100.5, -1.125], [-80.625, -75.5, 118.5]]]> : tensor<4x5x3xf64>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<4x5x3xf64>, tensor<4x5x3xf64>) -> ()
  %31 = stablehlo.constant dense<255> : tensor<ui8>
  %32 = stablehlo.constant dense<1> : tensor<ui8>
  %33 = stablehlo.constant dense<0> : tensor<ui8>
  %34 = "stablehlo.dynamic_update_slice"(%1, %2, %31, %32, %33) : (tensor<4x5x3xf64>, tensor<2x3x1xf64>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xf64>
  %35 = stablehlo.constant dense<[[[-59.125, -3.75, -106.625], [-14.375, 105.875, -31.0], [-62.5, 51.625, -72.0], [18.75, -123.75, 121.125], [-110.5, 70.125, 20.25]], [[98.125, -109.25, 66.375], [-31.75, 80.0, 90.75], [-54.75, -76.0, 105.0], [34.5, -118.125, -13.125], [1.25, -13.375, 120.875]], [[-33.25, 87.625, -59.5], [-121.0, 64.75, -33.375], [-91.25, 53.5, -95.5], [-110.125, 22.875, 40.625], [-118.625, 8.375, 49.875]], [[-75.0, -108.125, 98.75], [-97.5, -116.125, 44.0], [64.125, 95.875, -61.25], [-12.25, 100.5, -1.125], [-80.625, -75.5, 118.5]]]> : tensor<4x5x3xf64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<4x5x3xf64>, tensor<4x5x3xf64>) -> ()
  %36 = stablehlo.constant dense<-128> : tensor<i8>
  %37 = stablehlo.constant dense<127> : tensor<i8>
  %38 = stablehlo.constant dense<2> : tensor<i8>
  %39 = "stablehlo.dynamic_update_slice"(%1, %2, %36, %37, %38) : (tensor<4x5x3xf64>, tensor<2x3x1xf64>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xf64>
  %40 = stablehlo.constant dense<[[[-59.125, -3.75, -106.625], [-14.375, 105.875, -31.0], [-62.5, 51.625, -121.0], [18.75, -123.75, -91.25], [-110.5, 70.125, -110.125]], [[98.125, -109.25, 66.375], [-31.75, 80.0, 90.75], [-54.75, -76.0, -97.5], [34.5, -118.125, 64.125], [1.25, -13.375, -12.25]], [[-33.25, 87.625, -59.5], [6.625, 64.75, -33.375], [17.125, 53.5, -95.5], [-14.5, 22.875, 40.625], [-118.625, 8.375, 49.875]], [[-75.0, -108.125, 98.75], [93.375, -116.125, 44.0], [12.375, 95.875, -61.25], [28.125, 100.5, -1.125], [-80.625, -75.5, 118.5]]]> : tensor<4x5x3xf64>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<4x5x3xf64>, tensor<4x5x3xf64>) -> ()
  %41 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %42 = stablehlo.constant dense<0> : tensor<ui64>
  %43 = stablehlo.constant dense<1> : tensor<ui64>
  %44 = "stablehlo.dynamic_update_slice"(%1, %2, %41, %42, %43) : (tensor<4x5x3xf64>, tensor<2x3x1xf64>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xf64>
  %45 = stablehlo.constant dense<[[[-59.125, -3.75, -106.625], [-14.375, 105.875, -31.0], [-62.5, 51.625, -72.0], [18.75, -123.75, 121.125], [-110.5, 70.125, 20.25]], [[98.125, -109.25, 66.375], [-31.75, 80.0, 90.75], [-54.75, -76.0, 105.0], [34.5, -118.125, -13.125], [1.25, -13.375, 120.875]], [[-33.25, -121.0, -59.5], [6.625, -91.25, -33.375], [17.125, -110.125, -95.5], [-14.5, 22.875, 40.625], [-118.625, 8.375, 49.875]], [[-75.0, -97.5, 98.75], [93.375, 64.125, 44.0], [12.375, -12.25, -61.25], [28.125, 100.5, -1.125], [-80.625, -75.5, 118.5]]]> : tensor<4x5x3xf64>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<4x5x3xf64>, tensor<4x5x3xf64>) -> ()
  %46 = stablehlo.constant dense<5> : tensor<i32>
  %47 = stablehlo.constant dense<[[[17.625, 15.5, -115.5], [-63.25, -42.375, 87.875], [-35.0, 78.375, 114.0], [123.5, -39.5, -107.125], [64.375, 93.375, 63.875]], [[-65.125, -41.375, -20.625], [-33.5, -66.125, -9.875], [75.75, 11.125, -65.5], [20.875, 108.0, -73.75], [91.875, -91.125, 113.625]], [[79.125, 89.5, 56.375], [-109.0, 114.5, -3.375], [40.0, 66.875, 61.0], [58.125, 2.75, -64.625], [-103.375, -119.25, -104.0]], [[111.0, 64.125, 104.375], [95.25, 97.125, -8.0], [-39.75, 40.25, -42.25], [45.75, -78.25, 84.875], [-12.375, -67.75, -76.625]]]> : tensor<4x5x3xf64>
  %48 = "stablehlo.dynamic_update_slice"(%1, %47, %46, %46, %46) : (tensor<4x5x3xf64>, tensor<4x5x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf64>
  stablehlo.custom_call @check.expect_eq(%48, %47) : (tensor<4x5x3xf64>, tensor<4x5x3xf64>) -> ()
  %49 = stablehlo.constant dense<> : tensor<0x5x3xf64>
  %50 = "stablehlo.dynamic_update_slice"(%1, %49, %46, %46, %46) : (tensor<4x5x3xf64>, tensor<0x5x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xf64>
  stablehlo.custom_call @check.expect_eq(%50, %1) : (tensor<4x5x3xf64>, tensor<4x5x3xf64>) -> ()
  return
}
// -----
// dynamic_update_slice of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<[[[(20.5, 5.875), (-2.0, 2.0), (12.75, 2.25)], [(-15.25, 7.375), (16.75, 11.875), (-0.25, 10.625)], [(-16.5, 3.0), (23.0, 11.25), (15.25, 8.0)], [(18.5, -1.0), (-24.25, -10.625), (20.5, 6.875)], [(-23.0, -0.25), (13.75, 11.5), (-0.75, -9.0)]], [[(-16.5, -2.625), (11.0, 8.375), (-4.5, -3.5)], [(-19.5, 4.875), (-0.75, 9.75), (19.0, 8.875)], [(-21.5, -11.25), (3.0, -6.5), (-7.5, 1.625)], [(13.75, -9.25), (8.75, 7.375), (-14.0, 7.875)], [(4.25, -2.875), (6.5, 6.125), (13.75, 4.125)]], [[(1.0, -8.625), (-17.25, 11.375), (-11.0, -6.875)], [(11.75, 9.0), (-15.25, -4.625), (-7.25, -10.625)], [(-9.0, 5.625), (0.25, -8.125), (0.25, 10.5)], [(15.75, 10.25), (21.5, -1.375), (13.25, 8.375)], [(20.5, 2.75), (-2.0, 0.625), (-24.75, 5.25)]], [[(1.0, -9.125), (23.0, -11.25), (14.0, -10.375)], [(-13.25, -8.75), (-12.25, 10.75), (-3.25, -1.0)], [(7.25, -7.625), (-4.25, 7.125), (-2.25, 7.125)], [(0.75, -1.875), (10.75, -11.875), (3.5, 7.625)], [(-7.0, -4.25), (22.25, -1.375), (22.0, 5.875)]]]> : tensor<4x5x3xcomplex<f32>>
  %2 = stablehlo.constant dense<[[[(-19.25, -7.625)], [(-10.25, 8.5)], [(-12.25, 8.25)]], [[(5.0, -6.125)], [(14.5, -10.375)], [(21.75, 3.875)]]]> : tensor<2x3x1xcomplex<f32>>
  %3 = "stablehlo.dynamic_update_slice"(%1, %2, %0, %0, %0) : (tensor<4x5x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xcomplex<f32>>
  %4 = stablehlo.constant dense<[[[(-19.25, -7.625), (-2.0, 2.0), (12.75, 2.25)], [(-10.25, 8.5), (16.75, 11.875), (-0.25, 10.625)], [(-12.25, 8.25), (23.0, 11.25), (15.25, 8.0)], [(18.5, -1.0), (-24.25, -10.625), (20.5, 6.875)], [(-23.0, -0.25), (13.75, 11.5), (-0.75, -9.0)]], [[(5.0, -6.125), (11.0, 8.375), (-4.5, -3.5)], [(14.5, -10.375), (-0.75, 9.75), (19.0, 8.875)], [(21.75, 3.875), (3.0, -6.5), (-7.5, 1.625)], [(13.75, -9.25), (8.75, 7.375), (-14.0, 7.875)], [(4.25, -2.875), (6.5, 6.125), (13.75, 4.125)]], [[(1.0, -8.625), (-17.25, 11.375), (-11.0, -6.875)], [(11.75, 9.0), (-15.25, -4.625), (-7.25, -10.625)], [(-9.0, 5.625), (0.25, -8.125), (0.25, 10.5)], [(15.75, 10.25), (21.5, -1.375), (13.25, 8.375)], [(20.5, 2.75), (-2.0, 0.625), (-24.75, 5.25)]], [[(1.0, -9.125), (23.0, -11.25), (14.0, -10.375)], [(-13.25, -8.75), (-12.25, 10.75), (-3.25, -1.0)], [(7.25, -7.625), (-4.25, 7.125), (-2.25, 7.125)], [(0.75, -1.875), (10.75, -11.875), (3.5, 7.625)], [(-7.0, -4.25), (22.25, -1.375), (22.0, 5.875)]]]> : tensor<4x5x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x5x3xcomplex<f32>>, tensor<4x5x3xcomplex<f32>>) -> ()
  %5 = stablehlo.constant dense<1> : tensor<i32>
  %6 = stablehlo.constant dense<2> : tensor<i32>
  %7 = "stablehlo.dynamic_update_slice"(%1, %2, %5, %6, %5) : (tensor<4x5x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xcomplex<f32>>
  %8 = stablehlo.constant dense<[[[(20.5, 5.875), (-2.0, 2.0), (12.75, 2.25)], [(-15.25, 7.375), (16.75, 11.875), (-0.25, 10.625)], [(-16.5, 3.0), (23.0, 11.25), (15.25, 8.0)], [(18.5, -1.0), (-24.25, -10.625), (20.5, 6.875)], [(-23.0, -0.25), (13.75, 11.5), (-0.75, -9.0)]], [[(-16.5, -2.625), (11.0, 8.375), (-4.5, -3.5)], [(-19.5, 4.875), (-0.75, 9.75), (19.0, 8.875)], [(-21.5, -11.25), (-19.25, -7.625), (-7.5, 1.625)], [(13.75, -9.25), (-10.25, 8.5), (-14.0, 7.875)], [(4.25, -2.875), (-12.25, 8.25), (13.75, 4.125)]], [[(1.0, -8.625), (-17.25, 11.375), (-11.0, -6.875)], [(11.75, 9.0), (-15.25, -4.625), (-7.25, -10.625)], [(-9.0, 5.625), (5.0, -6.125), (0.25, 10.5)], [(15.75, 10.25), (14.5, -10.375), (13.25, 8.375)], [(20.5, 2.75), (21.75, 3.875), (-24.75, 5.25)]], [[(1.0, -9.125), (23.0, -11.25), (14.0, -10.375)], [(-13.25, -8.75), (-12.25, 10.75), (-3.25, -1.0)], [(7.25, -7.625), (-4.25, 7.125), (-2.25, 7.125)], [(0.75, -1.875), (10.75, -11.875), (3.5, 7.625)], [(-7.0, -4.25), (22.25, -1.375), (22.0, 5.875)]]]> : tensor<4x5x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xcomplex<f32>>, tensor<4x5x3xcomplex<f32>>) -> ()
  %9 = "stablehlo.reverse"(%1) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xcomplex<f32>>) -> tensor<4x5x3xcomplex<f32>>
  %10 = "stablehlo.dynamic_update_slice"(%9, %2, %5, %6, %5) : (tensor<4x5x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xcomplex<f32>>
  %11 = stablehlo.constant dense<[[[(-23.0, -0.25), (13.75, 11.5), (-0.75, -9.0)], [(18.5, -1.0), (-24.25, -10.625), (20.5, 6.875)], [(-16.5, 3.0), (23.0, 11.25), (15.25, 8.0)], [(-15.25, 7.375), (16.75, 11.875), (-0.25, 10.625)], [(20.5, 5.875), (-2.0, 2.0), (12.75, 2.25)]], [[(4.25, -2.875), (6.5, 6.125), (13.75, 4.125)], [(13.75, -9.25), (8.75, 7.375), (-14.0, 7.875)], [(-21.5, -11.25), (-19.25, -7.625), (-7.5, 1.625)], [(-19.5, 4.875), (-10.25, 8.5), (19.0, 8.875)], [(-16.5, -2.625), (-12.25, 8.25), (-4.5, -3.5)]], [[(20.5, 2.75), (-2.0, 0.625), (-24.75, 5.25)], [(15.75, 10.25), (21.5, -1.375), (13.25, 8.375)], [(-9.0, 5.625), (5.0, -6.125), (0.25, 10.5)], [(11.75, 9.0), (14.5, -10.375), (-7.25, -10.625)], [(1.0, -8.625), (21.75, 3.875), (-11.0, -6.875)]], [[(-7.0, -4.25), (22.25, -1.375), (22.0, 5.875)], [(0.75, -1.875), (10.75, -11.875), (3.5, 7.625)], [(7.25, -7.625), (-4.25, 7.125), (-2.25, 7.125)], [(-13.25, -8.75), (-12.25, 10.75), (-3.25, -1.0)], [(1.0, -9.125), (23.0, -11.25), (14.0, -10.375)]]]> : tensor<4x5x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<4x5x3xcomplex<f32>>, tensor<4x5x3xcomplex<f32>>) -> ()
  %12 = "stablehlo.dynamic_update_slice"(%1, %2, %6, %6, %6) : (tensor<4x5x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xcomplex<f32>>
  %13 = stablehlo.constant dense<[[[(20.5, 5.875), (-2.0, 2.0), (12.75, 2.25)], [(-15.25, 7.375), (16.75, 11.875), (-0.25, 10.625)], [(-16.5, 3.0), (23.0, 11.25), (15.25, 8.0)], [(18.5, -1.0), (-24.25, -10.625), (20.5, 6.875)], [(-23.0, -0.25), (13.75, 11.5), (-0.75, -9.0)]], [[(-16.5, -2.625), (11.0, 8.375), (-4.5, -3.5)], [(-19.5, 4.875), (-0.75, 9.75), (19.0, 8.875)], [(-21.5, -11.25), (3.0, -6.5), (-7.5, 1.625)], [(13.75, -9.25), (8.75, 7.375), (-14.0, 7.875)], [(4.25, -2.875), (6.5, 6.125), (13.75, 4.125)]], [[(1.0, -8.625), (-17.25, 11.375), (-11.0, -6.875)], [(11.75, 9.0), (-15.25, -4.625), (-7.25, -10.625)], [(-9.0, 5.625), (0.25, -8.125), (-19.25, -7.625)], [(15.75, 10.25), (21.5, -1.375), (-10.25, 8.5)], [(20.5, 2.75), (-2.0, 0.625), (-12.25, 8.25)]], [[(1.0, -9.125), (23.0, -11.25), (14.0, -10.375)], [(-13.25, -8.75), (-12.25, 10.75), (-3.25, -1.0)], [(7.25, -7.625), (-4.25, 7.125), (5.0, -6.125)], [(0.75, -1.875), (10.75, -11.875), (14.5, -10.375)], [(-7.0, -4.25), (22.25, -1.375), (21.75, 3.875)]]]> : tensor<4x5x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4x5x3xcomplex<f32>>, tensor<4x5x3xcomplex<f32>>) -> ()
  %14 = stablehlo.constant dense<3> : tensor<i32>
  %15 = stablehlo.constant dense<4> : tensor<i32>
  %16 = "stablehlo.dynamic_update_slice"(%1, %2, %14, %15, %6) : (tensor<4x5x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%16, %13) : (tensor<4x5x3xcomplex<f32>>, tensor<4x5x3xcomplex<f32>>) -> ()
  %17 = stablehlo.constant dense<-1> : tensor<i32>
  %18 = stablehlo.constant dense<-7> : tensor<i32>
  %19 = stablehlo.constant dense<9> : tensor<i32>
  %20 = "stablehlo.dynamic_update_slice"(%1, %2, %17, %18, %19) : (tensor<4x5x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xcomplex<f32>>
  %21 = stablehlo.constant dense<[[[(20.5, 5.875), (-2.0, 2.0), (-19.25, -7.625)], [(-15.25, 7.375), (16.75, 11.875), (-10.25, 8.5)], [(-16.5, 3.0), (23.0, 11.25), (-12.25, 8.25)], [(18.5, -1.0), (-24.25, -10.625), (20.5, 6.875)], [(-23.0, -0.25), (13.75, 11.5), (-0.75, -9.0)]], [[(-16.5, -2.625), (11.0, 8.375), (5.0, -6.125)], [(-19.5, 4.875), (-0.75, 9.75), (14.5, -10.375)], [(-21.5, -11.25), (3.0, -6.5), (21.75, 3.875)], [(13.75, -9.25), (8.75, 7.375), (-14.0, 7.875)], [(4.25, -2.875), (6.5, 6.125), (13.75, 4.125)]], [[(1.0, -8.625), (-17.25, 11.375), (-11.0, -6.875)], [(11.75, 9.0), (-15.25, -4.625), (-7.25, -10.625)], [(-9.0, 5.625), (0.25, -8.125), (0.25, 10.5)], [(15.75, 10.25), (21.5, -1.375), (13.25, 8.375)], [(20.5, 2.75), (-2.0, 0.625), (-24.75, 5.25)]], [[(1.0, -9.125), (23.0, -11.25), (14.0, -10.375)], [(-13.25, -8.75), (-12.25, 10.75), (-3.25, -1.0)], [(7.25, -7.625), (-4.25, 7.125), (-2.25, 7.125)], [(0.75, -1.875), (10.75, -11.875), (3.5, 7.625)], [(-7.0, -4.25), (22.25, -1.375), (22.0, 5.875)]]]> : tensor<4x5x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<4x5x3xcomplex<f32>>, tensor<4x5x3xcomplex<f32>>) -> ()
  %22 = stablehlo.constant dense<100> : tensor<i32>
  %23 = stablehlo.constant dense<-3> : tensor<i32>
  %24 = "stablehlo.dynamic_update_slice"(%1, %2, %22, %0, %23) : (tensor<4x5x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xcomplex<f32>>
  %25 = stablehlo.constant dense<[[[(20.5, 5.875), (-2.0, 2.0), (12.75, 2.25)], [(-15.25, 7.375), (16.75, 11.875), (-0.25, 10.625)], [(-16.5, 3.0), (23.0, 11.25), (15.25, 8.0)], [(18.5, -1.0), (-24.25, -10.625), (20.5, 6.875)], [(-23.0, -0.25), (13.75, 11.5), (-0.75, -9.0)]], [[(-16.5, -2.625), (11.0, 8.375), (-4.5, -3.5)], [(-19.5, 4.875), (-0.75, 9.75), (19.0, 8.875)], [(-21.5, -11.25), (3.0, -6.5), (-7.5, 1.625)], [(13.75, -9.25), (8.75, 7.375), (-14.0, 7.875)], [(4.25, -2.875), (6.5, 6.125), (13.75, 4.125)]], [[(-19.25, -7.625), (-17.25, 11.375), (-11.0, -6.875)], [(-10.25, 8.5), (-15.25, -4.625), (-7.25, -10.625)], [(-12.25, 8.25), (0.25, -8.125), (0.25, 10.5)], [(15.75, 10.25), (21.5, -1.375), (13.25, 8.375)], [(20.5, 2.75), (-2.0, 0.625), (-24.75, 5.25)]], [[(5.0, -6.125), (23.0, -11.25), (14.0, -10.375)], [(14.5, -10.375), (-12.25, 10.75), (-3.25, -1.0)], [(21.75, 3.875), (-4.25, 7.125), (-2.25, 7.125)], [(0.75, -1.875), (10.75, -11.875), (3.5, 7.625)], [(-7.0, -4.25), (22.25, -1.375), (22.0, 5.875)]]]> : tensor<4x5x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<4x5x3xcomplex<f32>>, tensor<4x5x3xcomplex<f32>>) -> ()
  %26 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %27 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %28 = stablehlo.constant dense<1> : tensor<i64>
  %29 = "stablehlo.dynamic_update_slice"(%1, %2, %26, %27, %28) : (tensor<4x5x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xcomplex<f32>>
  %30 = stablehlo.constant dense<[[[(20.5, 5.875), (-2.0, 2.0), (12.75, 2.25)], [(-15.25, 7.375), (16.75, 11.875), (-0.25, 10.625)], [(-16.5, 3.0), (-19.25, -7.625), (15.25, 8.0)], [(18.5, -1.0), (-10.25, 8.5), (20.5, 6.875)], [(-23.0, -0.25), (-12.25, 8.25), (-0.75, -9.0)]], [[(-16.5, -2.625), (11.0, 8.375), (-4.5, -3.5)], [(-19.5, 4.875), (-0.75, 9.75), (19.0, 8.875)], [(-21.5, -11.25), (5.0, -6.125), (-7.5, 1.625)], [(13.75, -9.25), (14.5, -10.375), (-14.0, 7.875)], [(4.25, -2.875), (21.75, 3.875), (13.75, 4.125)]], [[(1.0, -8.625), (-17.25, 11.375), (-11.0, -6.875)], [(11.75, 9.0), (-15.25, -4.625), (-7.25, -10.625)], [(-9.0, 5.625), (0.25, -8.125), (0.25, 10.5)], [(15.75, 10.25), (21.5, -1.375), (13.25, 8.375)], [(20.5, 2.75), (-2.0, 0.625), (-24.75, 5.25)]], [[(1.0, -9.125), (23.0, -11.25), (14.0, -10.375)], [(-13.25, -8.75), (-12.25, 10.75), (-3.25, -1.0)], [(7.25, -7.625), (-4.25, 7.125), (-2.25, 7.125)], [(0.75, -1.875), (10.75, -11.875), (3.5, 7.625)], [(-7.0, -4.25), (22.25, -1.375), (22.0, 5.875)]]]> : tensor<4x5x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<4x5x3xcomplex<f32>>, tensor<4x5x3xcomplex<f32>>) -> ()
  %31 = stablehlo.constant dense<255> : tensor<ui8>
  %32 = stablehlo.constant dense<1> : tensor<ui8>
  %33 = stablehlo.constant dense<0> : tensor<ui8>
  %34 = "stablehlo.dynamic_update_slice"(%1, %2, %31, %32, %33) : (tensor<4x5x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xcomplex<f32>>
  %35 = stablehlo.constant dense<[[[(20.5, 5.875), (-2.0, 2.0), (12.75, 2.25)], [(-15.25, 7.375), (16.75, 11.875), (-0.25, 10.625)], [(-16.5, 3.0), (23.0, 11.25), (15.25, 8.0)], [(18.5, -1.0), (-24.25, -10.625), (20.5, 6.875)], [(-23.0, -0.25), (13.75, 11.5), (-0.75, -9.0)]], [[(-16.5, -2.625), (11.0, 8.375), (-4.5, -3.5)], [(-19.5, 4.875), (-0.75, 9.75), (19.0, 8.875)], [(-21.5, -11.25), (3.0, -6.5), (-7.5, 1.625)], [(13.75, -9.25), (8.75, 7.375), (-14.0, 7.875)], [(4.25, -2.875), (6.5, 6.125), (13.75, 4.125)]], [[(1.0, -8.625), (-17.25, 11.375), (-11.0, -6.875)], [(-19.25, -7.625), (-15.25, -4.625), (-7.25, -10.625)], [(-10.25, 8.5), (0.25, -8.125), (0.25, 10.5)], [(-12.25, 8.25), (21.5, -1.375), (13.25, 8.375)], [(20.5, 2.75), (-2.0, 0.625), (-24.75, 5.25)]], [[(1.0, -9.125), (23.0, -11.25), (14.0, -10.375)], [(5.0, -6.125), (-12.25, 10.75), (-3.25, -1.0)], [(14.5, -10.375), (-4.25, 7.125), (-2.25, 7.125)], [(21.75, 3.875), (10.75, -11.875), (3.5, 7.625)], [(-7.0, -4.25), (22.25, -1.375), (22.0, 5.875)]]]> : tensor<4x5x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<4x5x3xcomplex<f32>>, tensor<4x5x3xcomplex<f32>>) -> ()
  %36 = stablehlo.constant dense<-128> : tensor<i8>
  %37 = stablehlo.constant dense<127> : tensor<i8>
  %38 = stablehlo.constant dense<2> : tensor<i8>
  %39 = "stablehlo.dynamic_update_slice"(%1, %2, %36, %37, %38) : (tensor<4x5x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xcomplex<f32>>
  %40 = stablehlo.constant dense<[[[(20.5, 5.875), (-2.0, 2.0), (12.75, 2.25)], [(-15.25, 7.375), (16.75, 11.875), (-0.25, 10.625)], [(-16.5, 3.0), (23.0, 11.25), (-19.25, -7.625)], [(18.5, -1.0), (-24.25, -10.625), (-10.25, 8.5)], [(-23.0, -0.25), (13.75, 11.5), (-12.25, 8.25)]], [[(-16.5, -2.625), (11.0, 8.375), (-4.5, -3.5)], [(-19.5, 4.875), (-0.75, 9.75), (19.0, 8.875)], [(-21.5, -11.25), (3.0, -6.5), (5.0, -6.125)], [(13.75, -9.25), (8.75, 7.375), (14.5, -10.375)], [(4.25, -2.875), (6.5, 6.125), (21.75, 3.875)]], [[(1.0, -8.625), (-17.25, 11.375), (-11.0, -6.875)], [(11.75, 9.0), (-15.25, -4.625), (-7.25, -10.625)], [(-9.0, 5.625), (0.25, -8.125), (0.25, 10.5)], [(15.75, 10.25), (21.5, -1.375), (13.25, 8.375)], [(20.5, 2.75), (-2.0, 0.625), (-24.75, 5.25)]], [[(1.0, -9.125), (23.0, -11.25), (14.0, -10.375)], [(-13.25, -8.75), (-12.25, 10.75), (-3.25, -1.0)], [(7.25, -7.625), (-4.25, 7.125), (-2.25, 7.125)], [(0.75, -1.875), (10.75, -11.875), (3.5, 7.625)], [(-7.0, -4.25), (22.25, -1.375), (22.0, 5.875)]]]> : tensor<4x5x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<4x5x3xcomplex<f32>>, tensor<4x5x3xcomplex<f32>>) -> ()
  %41 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %42 = stablehlo.constant dense<0> : tensor<ui64>
  %43 = stablehlo.constant dense<1> : tensor<ui64>
  %44 = "stablehlo.dynamic_update_slice"(%1, %2, %41, %42, %43) : (tensor<4x5x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xcomplex<f32>>
  %45 = stablehlo.constant dense<[[[(20.5, 5.875), (-2.0, 2.0), (12.75, 2.25)], [(-15.25, 7.375), (16.75, 11.875), (-0.25, 10.625)], [(-16.5, 3.0), (23.0, 11.25), (15.25, 8.0)], [(18.5, -1.0), (-24.25, -10.625), (20.5, 6.875)], [(-23.0, -0.25), (13.75, 11.5), (-0.75, -9.0)]], [[(-16.5, -2.625), (11.0, 8.375), (-4.5, -3.5)], [(-19.5, 4.875), (-0.75, 9.75), (19.0, 8.875)], [(-21.5, -11.25), (3.0, -6.5), (-7.5, 1.625)], [(13.75, -9.25), (8.75, 7.375), (-14.0, 7.875)], [(4.25, -2.875), (6.5, 6.125), (13.75, 4.125)]], [[(1.0, -8.625), (-19.25, -7.625), (-11.0, -6.875)], [(11.75, 9.0), (-10.25, 8.5), (-7.25, -10.625)], [(-9.0, 5.625), (-12.25, 8.25), (0.25, 10.5)], [(15.75, 10.25), (21.5, -1.375), (13.25, 8.375)], [(20.5, 2.75), (-2.0, 0.625), (-24.75, 5.25)]], [[(1.0, -9.125), (5.0, -6.125), (14.0, -10.375)], [(-13.25, -8.75), (14.5, -10.375), (-3.25, -1.0)], [(7.25, -7.625), (21.75, 3.875), (-2.25, 7.125)], [(0.75, -1.875), (10.75, -11.875), (3.5, 7.625)], [(-7.0, -4.25), (22.25, -1.375), (22.0, 5.875)]]]> : tensor<4x5x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<4x5x3xcomplex<f32>>, tensor<4x5x3xcomplex<f32>>) -> ()
  %46 = stablehlo.constant dense<5> : tensor<i32>
  %47 = stablehlo.constant dense<[[[(-7.75, -7.875), (20.75, 7.375), (8.5, -11.25)], [(-3.25, -9.25), (16.25, 2.0), (-4.5, 0.625)], [(3.0, -9.0), (8.25, -6.5), (-10.75, 6.0)], [(-11.75, -3.125), (17.25, 10.5), (3.0, -1.125)], [(22.0, 2.125), (23.75, 0.75), (1.75, 10.625)]], [[(-9.75, 0.875), (-22.5, -12.125), (10.5, -6.125)], [(5.25, -2.375), (-9.0, -2.0), (6.75, 6.0)], [(0.0, 0.125), (-0.25, -5.0), (-10.5, 0.625)], [(7.25, 9.625), (-7.0, 3.875), (-12.25, 6.375)], [(4.5, -7.5), (1.5, 9.25), (-19.0, -12.0)]], [[(-3.5, 8.375), (0.75, -7.125), (17.0, -3.5)], [(15.75, 3.875), (10.5, 3.375), (22.25, -5.25)], [(-24.0, -11.5), (2.25, 0.5), (9.75, -11.5)], [(-1.5, 0.75), (1.5, -3.125), (18.5, -3.125)], [(1.0, -11.125), (7.0, 12.25), (-23.0, 1.75)]], [[(2.75, -2.75), (-5.0, 10.875), (24.5, 0.875)], [(-3.75, 12.25), (13.5, -9.125), (-21.25, -4.0)], [(-21.25, 6.25), (6.0, -9.875), (-21.0, 2.875)], [(20.0, -3.875), (-2.75, 5.875), (-13.25, -7.125)], [(-1.25, -7.625), (12.25, -4.0), (14.25, 0.375)]]]> : tensor<4x5x3xcomplex<f32>>
  %48 = "stablehlo.dynamic_update_slice"(%1, %47, %46, %46, %46) : (tensor<4x5x3xcomplex<f32>>, tensor<4x5x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%48, %47) : (tensor<4x5x3xcomplex<f32>>, tensor<4x5x3xcomplex<f32>>) -> ()
  %49 = stablehlo.constant dense<> : tensor<0x5x3xcomplex<f32>>
  %50 = "stablehlo.dynamic_update_slice"(%1, %49, %46, %46, %46) : (tensor<4x5x3xcomplex<f32>>, tensor<0x5x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%50, %1) : (tensor<4x5x3xcomplex<f32>>, tensor<4x5x3xcomplex<f32>>) -> ()
  return
}
// -----
// dynamic_update_slice of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<[[[(7.75, 5.375), (-11.75, -6.375), (-11.5, -6.0)], [(-20.0, -7.25), (15.75, -7.0), (-13.0, 1.625)], [(3.25, -7.625), (-14.75, 9.5), (-11.25, -5.25)], [(19.75, 9.375), (11.0, 10.625), (5.0, -7.25)], [(0.0, 1.25), (12.25, 8.875), (21.75, 4.0)]], [[(-13.25, 7.0), (-3.0, 8.875), (8.5, 11.125)], [(13.75, 7.625), (-7.25, -0.875), (18.75, -12.25)], [(-15.0, 0.0), (1.0, 8.0), (-12.75, -9.0)], [(4.75, -6.125), (-9.75, 0.75), (-1.5, -10.375)], [(16.0, 6.875), (-16.5, 10.0), (5.25, 4.5)]], [[(-10.25, 5.0), (19.0, 7.0), (1.25, 9.375)], [(15.25, 7.0), (-20.0, -9.875), (-12.25, -3.375)], [(15.25, 1.5), (8.5, 12.125), (-13.25, 10.0)], [(21.75, 3.75), (-11.5, 8.625), (-7.25, -5.5)], [(-15.75, -5.5), (18.5, 8.5), (20.75, -12.125)]], [[(9.5, -4.375), (-11.5, 4.125), (-12.5, 10.0)], [(-6.25, 3.25), (6.25, -3.875), (-20.25, -2.125)], [(-8.25, 5.125), (18.0, -9.375), (0.0, 11.375)], [(5.5, 3.0), (-16.25, 6.875), (11.75, -3.25)], [(5.5, 1.5), (20.0, -1.875), (-18.25, 9.25)]]]> : tensor<4x5x3xcomplex<f64>>
  %3 = stablehlo.constant dense<[[[(14.0, -2.375)], [(-19.5, -3.75)], [(18.75, 6.5)]], [[(0.75, -11.0)], [(-6.75, -11.0)], [(8.5, -6.375)]]]> : tensor<2x3x1xcomplex<f64>>
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %0) : (tensor<4x5x3xcomplex<f64>>, tensor<2x3x1xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xcomplex<f64>>
  %5 = stablehlo.constant dense<[[[(7.75, 5.375), (-11.75, -6.375), (-11.5, -6.0)], [(-20.0, -7.25), (15.75, -7.0), (-13.0, 1.625)], [(3.25, -7.625), (-14.75, 9.5), (-11.25, -5.25)], [(19.75, 9.375), (11.0, 10.625), (5.0, -7.25)], [(0.0, 1.25), (12.25, 8.875), (21.75, 4.0)]], [[(-13.25, 7.0), (-3.0, 8.875), (8.5, 11.125)], [(13.75, 7.625), (-7.25, -0.875), (18.75, -12.25)], [(-15.0, 0.0), (14.0, -2.375), (-12.75, -9.0)], [(4.75, -6.125), (-19.5, -3.75), (-1.5, -10.375)], [(16.0, 6.875), (18.75, 6.5), (5.25, 4.5)]], [[(-10.25, 5.0), (19.0, 7.0), (1.25, 9.375)], [(15.25, 7.0), (-20.0, -9.875), (-12.25, -3.375)], [(15.25, 1.5), (0.75, -11.0), (-13.25, 10.0)], [(21.75, 3.75), (-6.75, -11.0), (-7.25, -5.5)], [(-15.75, -5.5), (8.5, -6.375), (20.75, -12.125)]], [[(9.5, -4.375), (-11.5, 4.125), (-12.5, 10.0)], [(-6.25, 3.25), (6.25, -3.875), (-20.25, -2.125)], [(-8.25, 5.125), (18.0, -9.375), (0.0, 11.375)], [(5.5, 3.0), (-16.25, 6.875), (11.75, -3.25)], [(5.5, 1.5), (20.0, -1.875), (-18.25, 9.25)]]]> : tensor<4x5x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5x3xcomplex<f64>>, tensor<4x5x3xcomplex<f64>>) -> ()
  %6 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<4x5x3xcomplex<f64>>) -> tensor<4x5x3xcomplex<f64>>
  %7 = "stablehlo.dynamic_update_slice"(%6, %3, %0, %1, %0) : (tensor<4x5x3xcomplex<f64>>, tensor<2x3x1xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xcomplex<f64>>
  %8 = stablehlo.constant dense<[[[(0.0, 1.25), (12.25, 8.875), (21.75, 4.0)], [(19.75, 9.375), (11.0, 10.625), (5.0, -7.25)], [(3.25, -7.625), (-14.75, 9.5), (-11.25, -5.25)], [(-20.0, -7.25), (15.75, -7.0), (-13.0, 1.625)], [(7.75, 5.375), (-11.75, -6.375), (-11.5, -6.0)]], [[(16.0, 6.875), (-16.5, 10.0), (5.25, 4.5)], [(4.75, -6.125), (-9.75, 0.75), (-1.5, -10.375)], [(-15.0, 0.0), (14.0, -2.375), (-12.75, -9.0)], [(13.75, 7.625), (-19.5, -3.75), (18.75, -12.25)], [(-13.25, 7.0), (18.75, 6.5), (8.5, 11.125)]], [[(-15.75, -5.5), (18.5, 8.5), (20.75, -12.125)], [(21.75, 3.75), (-11.5, 8.625), (-7.25, -5.5)], [(15.25, 1.5), (0.75, -11.0), (-13.25, 10.0)], [(15.25, 7.0), (-6.75, -11.0), (-12.25, -3.375)], [(-10.25, 5.0), (8.5, -6.375), (1.25, 9.375)]], [[(5.5, 1.5), (20.0, -1.875), (-18.25, 9.25)], [(5.5, 3.0), (-16.25, 6.875), (11.75, -3.25)], [(-8.25, 5.125), (18.0, -9.375), (0.0, 11.375)], [(-6.25, 3.25), (6.25, -3.875), (-20.25, -2.125)], [(9.5, -4.375), (-11.5, 4.125), (-12.5, 10.0)]]]> : tensor<4x5x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4x5x3xcomplex<f64>>, tensor<4x5x3xcomplex<f64>>) -> ()
  %9 = stablehlo.constant dense<3> : tensor<i32>
  %10 = stablehlo.constant dense<4> : tensor<i32>
  %11 = "stablehlo.dynamic_update_slice"(%2, %3, %9, %10, %1) : (tensor<4x5x3xcomplex<f64>>, tensor<2x3x1xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xcomplex<f64>>
  %12 = stablehlo.constant dense<[[[(7.75, 5.375), (-11.75, -6.375), (-11.5, -6.0)], [(-20.0, -7.25), (15.75, -7.0), (-13.0, 1.625)], [(3.25, -7.625), (-14.75, 9.5), (-11.25, -5.25)], [(19.75, 9.375), (11.0, 10.625), (5.0, -7.25)], [(0.0, 1.25), (12.25, 8.875), (21.75, 4.0)]], [[(-13.25, 7.0), (-3.0, 8.875), (8.5, 11.125)], [(13.75, 7.625), (-7.25, -0.875), (18.75, -12.25)], [(-15.0, 0.0), (1.0, 8.0), (-12.75, -9.0)], [(4.75, -6.125), (-9.75, 0.75), (-1.5, -10.375)], [(16.0, 6.875), (-16.5, 10.0), (5.25, 4.5)]], [[(-10.25, 5.0), (19.0, 7.0), (1.25, 9.375)], [(15.25, 7.0), (-20.0, -9.875), (-12.25, -3.375)], [(15.25, 1.5), (8.5, 12.125), (14.0, -2.375)], [(21.75, 3.75), (-11.5, 8.625), (-19.5, -3.75)], [(-15.75, -5.5), (18.5, 8.5), (18.75, 6.5)]], [[(9.5, -4.375), (-11.5, 4.125), (-12.5, 10.0)], [(-6.25, 3.25), (6.25, -3.875), (-20.25, -2.125)], [(-8.25, 5.125), (18.0, -9.375), (0.75, -11.0)], [(5.5, 3.0), (-16.25, 6.875), (-6.75, -11.0)], [(5.5, 1.5), (20.0, -1.875), (8.5, -6.375)]]]> : tensor<4x5x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4x5x3xcomplex<f64>>, tensor<4x5x3xcomplex<f64>>) -> ()
  %13 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %14 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %15 = stablehlo.constant dense<1> : tensor<i64>
  %16 = "stablehlo.dynamic_update_slice"(%2, %3, %13, %14, %15) : (tensor<4x5x3xcomplex<f64>>, tensor<2x3x1xcomplex<f64>>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x5x3xcomplex<f64>>
  %17 = stablehlo.constant dense<[[[(7.75, 5.375), (-11.75, -6.375), (-11.5, -6.0)], [(-20.0, -7.25), (15.75, -7.0), (-13.0, 1.625)], [(3.25, -7.625), (14.0, -2.375), (-11.25, -5.25)], [(19.75, 9.375), (-19.5, -3.75), (5.0, -7.25)], [(0.0, 1.25), (18.75, 6.5), (21.75, 4.0)]], [[(-13.25, 7.0), (-3.0, 8.875), (8.5, 11.125)], [(13.75, 7.625), (-7.25, -0.875), (18.75, -12.25)], [(-15.0, 0.0), (0.75, -11.0), (-12.75, -9.0)], [(4.75, -6.125), (-6.75, -11.0), (-1.5, -10.375)], [(16.0, 6.875), (8.5, -6.375), (5.25, 4.5)]], [[(-10.25, 5.0), (19.0, 7.0), (1.25, 9.375)], [(15.25, 7.0), (-20.0, -9.875), (-12.25, -3.375)], [(15.25, 1.5), (8.5, 12.125), (-13.25, 10.0)], [(21.75, 3.75), (-11.5, 8.625), (-7.25, -5.5)], [(-15.75, -5.5), (18.5, 8.5), (20.75, -12.125)]], [[(9.5, -4.375), (-11.5, 4.125), (-12.5, 10.0)], [(-6.25, 3.25), (6.25, -3.875), (-20.25, -2.125)], [(-8.25, 5.125), (18.0, -9.375), (0.0, 11.375)], [(5.5, 3.0), (-16.25, 6.875), (11.75, -3.25)], [(5.5, 1.5), (20.0, -1.875), (-18.25, 9.25)]]]> : tensor<4x5x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x5x3xcomplex<f64>>, tensor<4x5x3xcomplex<f64>>) -> ()
  %18 = stablehlo.constant dense<255> : tensor<ui8>
  %19 = stablehlo.constant dense<1> : tensor<ui8>
  %20 = stablehlo.constant dense<0> : tensor<ui8>
  %21 = "stablehlo.dynamic_update_slice"(%2, %3, %18, %19, %20) : (tensor<4x5x3xcomplex<f64>>, tensor<2x3x1xcomplex<f64>>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<4x5x3xcomplex<f64>>
  %22 = stablehlo.constant dense<[[[(7.75, 5.375), (-11.75, -6.375), (-11.5, -6.0)], [(-20.0, -7.25), (15.75, -7.0), (-13.0, 1.625)], [(3.25, -7.625), (-14.75, 9.5), (-11.25, -5.25)], [(19.75, 9.375), (11.0, 10.625), (5.0, -7.25)], [(0.0, 1.25), (12.25, 8.875), (21.75, 4.0)]], [[(-13.25, 7.0), (-3.0, 8.875), (8.5, 11.125)], [(13.75, 7.625), (-7.25, -0.875), (18.75, -12.25)], [(-15.0, 0.0), (1.0, 8.0), (-12.75, -9.0)], [(4.75, -6.125), (-9.75, 0.75), (-1.5, -10.375)], [(16.0, 6.875), (-16.5, 10.0), (5.25, 4.5)]], [[(-10.25, 5.0), (19.0, 7.0), (1.25, 9.375)], [(14.0, -2.375), (-20.0, -9.875), (-12.25, -3.375)], [(-19.5, -3.75), (8.5, 12.125), (-13.25, 10.0)], [(18.75, 6.5), (-11.5, 8.625), (-7.25, -5.5)], [(-15.75, -5.5), (18.5, 8.5), (20.75, -12.125)]], [[(9.5, -4.375), (-11.5, 4.125), (-12.5, 10.0)], [(0.75, -11.0), (6.25, -3.875), (-20.25, -2.125)], [(-6.75, -11.0), (18.0, -9.375), (0.0, 11.375)], [(8.5, -6.375), (-16.25, 6.875), (11.75, -3.25)], [(5.5, 1.5), (20.0, -1.875), (-18.25, 9.25)]]]> : tensor<4x5x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<4x5x3xcomplex<f64>>, tensor<4x5x3xcomplex<f64>>) -> ()
  %23 = stablehlo.constant dense<-128> : tensor<i8>
  %24 = stablehlo.constant dense<127> : tensor<i8>
  %25 = stablehlo.constant dense<2> : tensor<i8>
  %26 = "stablehlo.dynamic_update_slice"(%2, %3, %23, %24, %25) : (tensor<4x5x3xcomplex<f64>>, tensor<2x3x1xcomplex<f64>>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<4x5x3xcomplex<f64>>
  %27 = stablehlo.constant dense<[[[(7.75, 5.375), (-11.75, -6.375), (-11.5, -6.0)], [(-20.0, -7.25), (15.75, -7.0), (-13.0, 1.625)], [(3.25, -7.625), (-14.75, 9.5), (14.0, -2.375)], [(19.75, 9.375), (11.0, 10.625), (-19.5, -3.75)], [(0.0, 1.25), (12.25, 8.875), (18.75, 6.5)]], [[(-13.25, 7.0), (-3.0, 8.875), (8.5, 11.125)], [(13.75, 7.625), (-7.25, -0.875), (18.75, -12.25)], [(-15.0, 0.0), (1.0, 8.0), (0.75, -11.0)], [(4.75, -6.125), (-9.75, 0.75), (-6.75, -11.0)], [(16.0, 6.875), (-16.5, 10.0), (8.5, -6.375)]], [[(-10.25, 5.0), (19.0, 7.0), (1.25, 9.375)], [(15.25, 7.0), (-20.0, -9.875), (-12.25, -3.375)], [(15.25, 1.5), (8.5, 12.125), (-13.25, 10.0)], [(21.75, 3.75), (-11.5, 8.625), (-7.25, -5.5)], [(-15.75, -5.5), (18.5, 8.5), (20.75, -12.125)]], [[(9.5, -4.375), (-11.5, 4.125), (-12.5, 10.0)], [(-6.25, 3.25), (6.25, -3.875), (-20.25, -2.125)], [(-8.25, 5.125), (18.0, -9.375), (0.0, 11.375)], [(5.5, 3.0), (-16.25, 6.875), (11.75, -3.25)], [(5.5, 1.5), (20.0, -1.875), (-18.25, 9.25)]]]> : tensor<4x5x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4x5x3xcomplex<f64>>, tensor<4x5x3xcomplex<f64>>) -> ()
  %28 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %29 = stablehlo.constant dense<0> : tensor<ui64>
  %30 = stablehlo.constant dense<1> : tensor<ui64>
  %31 = "stablehlo.dynamic_update_slice"(%2, %3, %28, %29, %30) : (tensor<4x5x3xcomplex<f64>>, tensor<2x3x1xcomplex<f64>>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<4x5x3xcomplex<f64>>
  %32 = stablehlo.constant dense<[[[(7.75, 5.375), (-11.75, -6.375), (-11.5, -6.0)], [(-20.0, -7.25), (15.75, -7.0), (-13.0, 1.625)], [(3.25, -7.625), (-14.75, 9.5), (-11.25, -5.25)], [(19.75, 9.375), (11.0, 10.625), (5.0, -7.25)], [(0.0, 1.25), (12.25, 8.875), (21.75, 4.0)]], [[(-13.25, 7.0), (-3.0, 8.875), (8.5, 11.125)], [(13.75, 7.625), (-7.25, -0.875), (18.75, -12.25)], [(-15.0, 0.0), (1.0, 8.0), (-12.75, -9.0)], [(4.75, -6.125), (-9.75, 0.75), (-1.5, -10.375)], [(16.0, 6.875), (-16.5, 10.0), (5.25, 4.5)]], [[(-10.25, 5.0), (14.0, -2.375), (1.25, 9.375)], [(15.25, 7.0), (-19.5, -3.75), (-12.25, -3.375)], [(15.25, 1.5), (18.75, 6.5), (-13.25, 10.0)], [(21.75, 3.75), (-11.5, 8.625), (-7.25, -5.5)], [(-15.75, -5.5), (18.5, 8.5), (20.75, -12.125)]], [[(9.5, -4.375), (0.75, -11.0), (-12.5, 10.0)], [(-6.25, 3.25), (-6.75, -11.0), (-20.25, -2.125)], [(-8.25, 5.125), (8.5, -6.375), (0.0, 11.375)], [(5.5, 3.0), (-16.25, 6.875), (11.75, -3.25)], [(5.5, 1.5), (20.0, -1.875), (-18.25, 9.25)]]]> : tensor<4x5x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<4x5x3xcomplex<f64>>, tensor<4x5x3xcomplex<f64>>) -> ()
  %33 = stablehlo.constant dense<5> : tensor<i32>
  %34 = stablehlo.constant dense<[[[(-3.0, 7.75), (-4.25, 3.75), (-0.25, -0.875)], [(20.5, -2.0), (-4.5, 3.5), (-16.5, -5.375)], [(12.0, 10.5), (-7.25, 8.0), (15.5, -8.5)], [(6.25, 4.625), (-4.25, 10.0), (21.75, -4.25)], [(-13.5, -7.375), (22.5, -4.125), (-5.0, 10.625)]], [[(-8.5, -0.25), (18.0, 7.5), (-2.0, -7.0)], [(-4.75, -8.25), (-1.25, 10.375), (-13.25, 3.375)], [(6.5, -1.25), (0.5, -1.625), (-4.25, -6.875)], [(-24.0, 9.0), (21.25, 4.625), (8.25, -9.25)], [(22.25, 6.5), (-11.75, -8.0), (-0.25, -6.125)]], [[(-22.75, -10.125), (-21.75, -4.0), (6.5, -0.75)], [(-1.75, -7.75), (13.75, -5.0), (5.0, -1.375)], [(-14.5, 6.25), (1.0, -9.5), (-7.25, -5.75)], [(19.25, -5.75), (-2.25, -12.125), (-14.75, -10.875)], [(1.25, 6.375), (-16.75, -11.875), (2.25, -5.5)]], [[(14.5, 4.0), (14.25, -11.75), (-11.75, -1.0)], [(10.0, -9.125), (-0.75, -10.5), (-23.5, 0.875)], [(-22.25, -10.375), (11.0, -9.625), (-4.0, -3.125)], [(-11.75, -0.5), (7.75, -5.0), (13.5, -11.5)], [(-24.75, -8.875), (-2.75, -11.125), (-7.5, 7.875)]]]> : tensor<4x5x3xcomplex<f64>>
  %35 = "stablehlo.dynamic_update_slice"(%2, %34, %33, %33, %33) : (tensor<4x5x3xcomplex<f64>>, tensor<4x5x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%35, %34) : (tensor<4x5x3xcomplex<f64>>, tensor<4x5x3xcomplex<f64>>) -> ()
  %36 = stablehlo.constant dense<> : tensor<0x5x3xcomplex<f64>>
  %37 = "stablehlo.dynamic_update_slice"(%2, %36, %33, %33, %33) : (tensor<4x5x3xcomplex<f64>>, tensor<0x5x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x5x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%37, %2) : (tensor<4x5x3xcomplex<f64>>, tensor<4x5x3xcomplex<f64>>) -> ()
  return
}
// -----
// dynamic_update_slice of quantized numbers
func.func public @main() {
  %0 = stablehlo.constant dense<9> : tensor<i32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %2 = stablehlo.constant dense<-4> : tensor<i32>
  %3 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %4 = "stablehlo.constant"() <{value = dense<[[[-51, -14], [97, -117]]]> : tensor<1x2x2xi8>}> : () -> tensor<1x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %5 = "stablehlo.dynamic_update_slice"(%3, %4, %0, %1, %2) : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8CDF2274C618BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
