// dynamic_slice of i1
func.func public @main() {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<[[[false, true, true], [false, false, false], [false, true, true], [true, false, false], [false, true, true]], [[false, true, true], [true, false, true], [false, false, true], [false, false, true], [true, false, true]], [[false, false, false], [true, false, true], [true, true, false], [false, true, true], [true, false, false]], [[true, true, true], [true, false, false], [false, false, false], [true, true, true], [false, true, false]]]> : tensor<4x5x3xi1>
  %2 = "stablehlo.dynamic_slice"(%1, %0, %0, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi1>
  %3 = stablehlo.constant dense<[[[false], [false], [false]], [[false], [true], [false]]]> : tensor<2x3x1xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x1xi1>, tensor<2x3x1xi1>) -> ()
  %4 = stablehlo.constant dense<1> : tensor<i32>
  %5 = stablehlo.constant dense<2> : tensor<i32>
  %6 = "stablehlo.dynamic_slice"(%1, %4, %5, %4) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi1>
  %7 = stablehlo.constant dense<[[[false], [false], [false]], [[true], [true], [false]]]> : tensor<2x3x1xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x1xi1>, tensor<2x3x1xi1>) -> ()
  %8 = "stablehlo.dynamic_slice"(%1, %5, %5, %5) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi1>
  %9 = stablehlo.constant dense<[[[false], [true], [false]], [[false], [true], [false]]]> : tensor<2x3x1xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3x1xi1>, tensor<2x3x1xi1>) -> ()
  %10 = stablehlo.constant dense<3> : tensor<i32>
  %11 = stablehlo.constant dense<4> : tensor<i32>
  %12 = "stablehlo.dynamic_slice"(%1, %10, %11, %5) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi1>
  stablehlo.custom_call @check.expect_eq(%12, %9) : (tensor<2x3x1xi1>, tensor<2x3x1xi1>) -> ()
  %13 = stablehlo.constant dense<-1> : tensor<i32>
  %14 = stablehlo.constant dense<-7> : tensor<i32>
  %15 = stablehlo.constant dense<9> : tensor<i32>
  %16 = "stablehlo.dynamic_slice"(%1, %13, %14, %15) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi1>
  %17 = stablehlo.constant dense<[[[true], [false], [true]], [[true], [true], [true]]]> : tensor<2x3x1xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x1xi1>, tensor<2x3x1xi1>) -> ()
  %18 = stablehlo.constant dense<100> : tensor<i32>
  %19 = stablehlo.constant dense<-3> : tensor<i32>
  %20 = "stablehlo.dynamic_slice"(%1, %18, %0, %19) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi1>
  %21 = stablehlo.constant dense<[[[false], [true], [true]], [[true], [true], [false]]]> : tensor<2x3x1xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3x1xi1>, tensor<2x3x1xi1>) -> ()
  %22 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %23 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %24 = stablehlo.constant dense<1> : tensor<i64>
  %25 = "stablehlo.dynamic_slice"(%1, %22, %23, %24) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi1>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xi1>
  %26 = stablehlo.constant dense<[[[true], [false], [true]], [[false], [false], [false]]]> : tensor<2x3x1xi1>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<2x3x1xi1>, tensor<2x3x1xi1>) -> ()
  %27 = stablehlo.constant dense<255> : tensor<ui8>
  %28 = stablehlo.constant dense<1> : tensor<ui8>
  %29 = stablehlo.constant dense<0> : tensor<ui8>
  %30 = "stablehlo.dynamic_slice"(%1, %27, %28, %29) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi1>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xi1>
  %31 = stablehlo.constant dense<[[[true], [true], [false]], [[true], [false], [true]]]> : tensor<2x3x1xi1>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2x3x1xi1>, tensor<2x3x1xi1>) -> ()
  %32 = stablehlo.constant dense<-128> : tensor<i8>
  %33 = stablehlo.constant dense<127> : tensor<i8>
  %34 = stablehlo.constant dense<2> : tensor<i8>
  %35 = "stablehlo.dynamic_slice"(%1, %32, %33, %34) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi1>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xi1>
  stablehlo.custom_call @check.expect_eq(%35, %17) : (tensor<2x3x1xi1>, tensor<2x3x1xi1>) -> ()
  %36 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %37 = stablehlo.constant dense<0> : tensor<ui64>
  %38 = stablehlo.constant dense<1> : tensor<ui64>
  %39 = "stablehlo.dynamic_slice"(%1, %36, %37, %38) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi1>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xi1>
  %40 = stablehlo.constant dense<[[[false], [false], [true]], [[true], [false], [false]]]> : tensor<2x3x1xi1>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<2x3x1xi1>, tensor<2x3x1xi1>) -> ()
  %41 = stablehlo.constant dense<true> : tensor<i1>
  %42 = "stablehlo.dynamic_slice"(%41) <{slice_sizes = array<i64>}> : (tensor<i1>) -> tensor<i1>
  stablehlo.custom_call @check.expect_eq(%42, %41) : (tensor<i1>, tensor<i1>) -> ()
  return
}
// -----
// dynamic_slice of i2
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<[[[0, -2, -2], [-1, -2, 1], [-2, -2, -1], [1, -1, 1], [1, -1, 0]], [[1, 1, -1], [0, 0, 1], [1, -2, -1], [-2, -2, 1], [0, -1, 0]], [[1, -2, 1], [0, 0, -1], [-2, -1, 1], [1, -1, 0], [1, 1, 0]], [[0, 1, -2], [-2, -1, -1], [-2, -1, -2], [-1, -2, 0], [-2, -1, 1]]]> : tensor<4x5x3xi2>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi2>
  %4 = stablehlo.constant dense<[[[-2], [-2], [-1]], [[-1], [-1], [1]]]> : tensor<2x3x1xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xi2>, tensor<2x3x1xi2>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi2>
  %8 = stablehlo.constant dense<[[[1], [0], [0]], [[-2], [0], [1]]]> : tensor<2x3x1xi2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xi2>, tensor<2x3x1xi2>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi2>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xi2>
  %13 = stablehlo.constant dense<[[[-2], [-1], [-1]], [[-2], [-2], [-1]]]> : tensor<2x3x1xi2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xi2>, tensor<2x3x1xi2>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi2>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xi2>
  %18 = stablehlo.constant dense<[[[0], [-2], [1]], [[-2], [-2], [-1]]]> : tensor<2x3x1xi2>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xi2>, tensor<2x3x1xi2>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi2>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xi2>
  %23 = stablehlo.constant dense<[[[-1], [1], [0]], [[-1], [1], [0]]]> : tensor<2x3x1xi2>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xi2>, tensor<2x3x1xi2>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi2>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xi2>
  %28 = stablehlo.constant dense<[[[-2], [0], [-1]], [[1], [-1], [-1]]]> : tensor<2x3x1xi2>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xi2>, tensor<2x3x1xi2>) -> ()
  %29 = stablehlo.constant dense<-2> : tensor<i2>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<i2>) -> tensor<i2>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<i2>, tensor<i2>) -> ()
  return
}
// -----
// dynamic_slice of i4
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<[[[5, 2, 3], [7, 1, 2], [-4, 2, -4], [-6, -3, -1], [-7, -2, 6]], [[3, 3, 4], [7, -6, -2], [5, -3, -6], [-3, 7, 4], [5, -2, 3]], [[-5, 3, 6], [-8, -5, -3], [-3, -2, 0], [-6, 5, -6], [-4, 6, 5]], [[-2, -1, -1], [6, 1, 6], [-6, 2, 3], [-7, 0, 5], [6, -4, -8]]]> : tensor<4x5x3xi4>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi4>
  %4 = stablehlo.constant dense<[[[-3], [7], [-2]], [[-2], [5], [6]]]> : tensor<2x3x1xi4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xi4>, tensor<2x3x1xi4>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi4>
  %8 = stablehlo.constant dense<[[[0], [-6], [5]], [[3], [5], [-8]]]> : tensor<2x3x1xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xi4>, tensor<2x3x1xi4>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi4>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xi4>
  %13 = stablehlo.constant dense<[[[2], [-3], [-2]], [[-3], [7], [-2]]]> : tensor<2x3x1xi4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xi4>, tensor<2x3x1xi4>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi4>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xi4>
  %18 = stablehlo.constant dense<[[[-8], [-3], [-6]], [[6], [-6], [-7]]]> : tensor<2x3x1xi4>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xi4>, tensor<2x3x1xi4>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi4>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xi4>
  %23 = stablehlo.constant dense<[[[-4], [-1], [6]], [[-6], [4], [3]]]> : tensor<2x3x1xi4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xi4>, tensor<2x3x1xi4>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi4>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xi4>
  %28 = stablehlo.constant dense<[[[3], [-5], [-2]], [[-1], [1], [2]]]> : tensor<2x3x1xi4>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xi4>, tensor<2x3x1xi4>) -> ()
  %29 = stablehlo.constant dense<1> : tensor<i4>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<i4>) -> tensor<i4>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<i4>, tensor<i4>) -> ()
  return
}
// -----
// dynamic_slice of i8
func.func public @main() {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<"0x9B8BA41E5741BE56A20E2D0DA93A87B15814321308FA6EE5210A917AB098546534B8A8095E783BCE34B68F8646D07E1CD69341330324204C03F96209"> : tensor<4x5x3xi8>
  %2 = "stablehlo.dynamic_slice"(%1, %0, %0, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi8>
  %3 = stablehlo.constant dense<[[[-101], [30], [-66]], [[-79], [50], [-6]]]> : tensor<2x3x1xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x1xi8>, tensor<2x3x1xi8>) -> ()
  %4 = stablehlo.constant dense<1> : tensor<i32>
  %5 = stablehlo.constant dense<2> : tensor<i32>
  %6 = "stablehlo.dynamic_slice"(%1, %4, %5, %4) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi8>
  %7 = stablehlo.constant dense<[[[110], [10], [-80]], [[120], [52], [-122]]]> : tensor<2x3x1xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x1xi8>, tensor<2x3x1xi8>) -> ()
  %8 = "stablehlo.dynamic_slice"(%1, %5, %5, %5) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi8>
  %9 = stablehlo.constant dense<[[[59], [-74], [70]], [[36], [3], [9]]]> : tensor<2x3x1xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3x1xi8>, tensor<2x3x1xi8>) -> ()
  %10 = stablehlo.constant dense<3> : tensor<i32>
  %11 = stablehlo.constant dense<4> : tensor<i32>
  %12 = "stablehlo.dynamic_slice"(%1, %10, %11, %5) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi8>
  stablehlo.custom_call @check.expect_eq(%12, %9) : (tensor<2x3x1xi8>, tensor<2x3x1xi8>) -> ()
  %13 = stablehlo.constant dense<-1> : tensor<i32>
  %14 = stablehlo.constant dense<-7> : tensor<i32>
  %15 = stablehlo.constant dense<9> : tensor<i32>
  %16 = "stablehlo.dynamic_slice"(%1, %13, %14, %15) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi8>
  %17 = stablehlo.constant dense<[[[-92], [65], [-94]], [[20], [8], [-27]]]> : tensor<2x3x1xi8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x1xi8>, tensor<2x3x1xi8>) -> ()
  %18 = stablehlo.constant dense<100> : tensor<i32>
  %19 = stablehlo.constant dense<-3> : tensor<i32>
  %20 = "stablehlo.dynamic_slice"(%1, %18, %0, %19) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi8>
  %21 = stablehlo.constant dense<[[[84], [-72], [94]], [[-48], [-42], [51]]]> : tensor<2x3x1xi8>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3x1xi8>, tensor<2x3x1xi8>) -> ()
  %22 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %23 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %24 = stablehlo.constant dense<1> : tensor<i64>
  %25 = "stablehlo.dynamic_slice"(%1, %22, %23, %24) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi8>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xi8>
  %26 = stablehlo.constant dense<[[[86], [45], [58]], [[110], [10], [-80]]]> : tensor<2x3x1xi8>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<2x3x1xi8>, tensor<2x3x1xi8>) -> ()
  %27 = stablehlo.constant dense<255> : tensor<ui8>
  %28 = stablehlo.constant dense<1> : tensor<ui8>
  %29 = stablehlo.constant dense<0> : tensor<ui8>
  %30 = "stablehlo.dynamic_slice"(%1, %27, %28, %29) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi8>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xi8>
  %31 = stablehlo.constant dense<[[[-72], [94], [-50]], [[-42], [51], [32]]]> : tensor<2x3x1xi8>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2x3x1xi8>, tensor<2x3x1xi8>) -> ()
  %32 = stablehlo.constant dense<-128> : tensor<i8>
  %33 = stablehlo.constant dense<127> : tensor<i8>
  %34 = stablehlo.constant dense<2> : tensor<i8>
  %35 = "stablehlo.dynamic_slice"(%1, %32, %33, %34) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi8>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xi8>
  %36 = stablehlo.constant dense<[[[-94], [13], [-121]], [[-27], [-111], [-104]]]> : tensor<2x3x1xi8>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<2x3x1xi8>, tensor<2x3x1xi8>) -> ()
  %37 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %38 = stablehlo.constant dense<0> : tensor<ui64>
  %39 = stablehlo.constant dense<1> : tensor<ui64>
  %40 = "stablehlo.dynamic_slice"(%1, %37, %38, %39) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi8>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xi8>
  %41 = stablehlo.constant dense<[[[101], [-88], [120]], [[126], [-109], [3]]]> : tensor<2x3x1xi8>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2x3x1xi8>, tensor<2x3x1xi8>) -> ()
  %42 = stablehlo.constant dense<-27> : tensor<i8>
  %43 = "stablehlo.dynamic_slice"(%42) <{slice_sizes = array<i64>}> : (tensor<i8>) -> tensor<i8>
  stablehlo.custom_call @check.expect_eq(%43, %42) : (tensor<i8>, tensor<i8>) -> ()
  return
}
// -----
// dynamic_slice of i16
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0xD223300574058C9B2C73B8140D00072AA9A3788D64F2F429E3CFD285CF45DE51AE3ED7BA8B4E07A87106C02C45F1AC9F89A9A41122742F98942EA44D4AB3A999072570EB0771FA0CDF00498B6E5D7AB61E7A6252BD8B3A884324E69F8B07FFF94EBF7C3EC28E8C317B1D6C0C25B9239DF6CE7126031ABFA7"> : tensor<4x5x3xi16>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi16>
  %4 = stablehlo.constant dense<[[[-3771], [4516], [11924]], [[-29879], [31262], [-30662]]]> : tensor<2x3x1xi16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xi16>, tensor<2x3x1xi16>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi16>
  %8 = stablehlo.constant dense<[[[23918], [21090], [9283]], [[3180], [-12554], [-22593]]]> : tensor<2x3x1xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xi16>, tensor<2x3x1xi16>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi16>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xi16>
  %13 = stablehlo.constant dense<[[[10759], [-3484], [-31278]], [[-3771], [4516], [11924]]]> : tensor<2x3x1xi16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xi16>, tensor<2x3x1xi16>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi16>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xi16>
  %18 = stablehlo.constant dense<[[[-5264], [223], [-18822]], [[-16562], [12684], [-18139]]]> : tensor<2x3x1xi16>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xi16>, tensor<2x3x1xi16>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi16>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xi16>
  %23 = stablehlo.constant dense<[[[-23639], [10740], [17871]], [[-24660], [29730], [19876]]]> : tensor<2x3x1xi16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xi16>, tensor<2x3x1xi16>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi16>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xi16>
  %28 = stablehlo.constant dense<[[[-26199], [28935], [-29879]], [[1931], [15996], [7547]]]> : tensor<2x3x1xi16>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xi16>, tensor<2x3x1xi16>) -> ()
  %29 = stablehlo.constant dense<20321> : tensor<i16>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<i16>) -> tensor<i16>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<i16>, tensor<i16>) -> ()
  return
}
// -----
// dynamic_slice of i32
func.func public @main() {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<"0x2354BB53C4761D246ACC6CDD0DB8A6EE35768D2300639415DBBBE3A853DFA2FBB849F4B34055EE2AA88FF97FEBFAD0ABF6E72DB84C18FE54D37CC57110DC20EA9A4514ADFA0CE10B076E56BA7B697693A1A9C786533F8A6B63FA05A1FE02D4EDB92C5F20FC87E0ECE91C4EA49432BBE4758FDE32E58E610FD87861681019801D8629F3B7AD9D13B809B4ABB69900FC8F4F3D254BE7769473189A8420D30AF959E9D84FD629DDA3B1F36661598A64253EF7CD080A86F4706ED5004862CFACE3AAE67F6C37DD2D1348B67BA33B2354401CDB2F01E5D6FCEB29FA5E1099A84A0BADE1B9BAB63E81E2E3386722DA12F2629D"> : tensor<4x5x3xi32>
  %2 = "stablehlo.dynamic_slice"(%1, %0, %0, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi32>
  %3 = stablehlo.constant dense<[[[1404785699], [-291063795], [-1461470245]], [[-366945264], [-1168740857], [1804222291]]]> : tensor<2x3x1xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> ()
  %4 = stablehlo.constant dense<1> : tensor<i32>
  %5 = stablehlo.constant dense<2> : tensor<i32>
  %6 = "stablehlo.dynamic_slice"(%1, %4, %5, %4) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<[[[-1593443741], [-320829444], [853446517]], [[1939109607], [-699410199], [1042637962]]]> : tensor<2x3x1xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> ()
  %8 = "stablehlo.dynamic_slice"(%1, %5, %5, %5) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi32>
  %9 = stablehlo.constant dense<[[[545561112], [-1314661079], [168349175]], [[703331542], [-1229276703], [-1654459886]]]> : tensor<2x3x1xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> ()
  %10 = stablehlo.constant dense<3> : tensor<i32>
  %11 = stablehlo.constant dense<4> : tensor<i32>
  %12 = "stablehlo.dynamic_slice"(%1, %10, %11, %5) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi32>
  stablehlo.custom_call @check.expect_eq(%12, %9) : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> ()
  %13 = stablehlo.constant dense<-1> : tensor<i32>
  %14 = stablehlo.constant dense<-7> : tensor<i32>
  %15 = stablehlo.constant dense<9> : tensor<i32>
  %16 = "stablehlo.dynamic_slice"(%1, %13, %14, %15) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi32>
  %17 = stablehlo.constant dense<[[[-580072342], [362046208], [-1275835976]], [[199298298], [-2033735263], [-304872706]]]> : tensor<2x3x1xi32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> ()
  %18 = stablehlo.constant dense<100> : tensor<i32>
  %19 = stablehlo.constant dense<-3> : tensor<i32>
  %20 = "stablehlo.dynamic_slice"(%1, %18, %0, %19) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi32>
  %21 = stablehlo.constant dense<[[[1751218392], [-1206674003], [1260731727]], [[1852896390], [929857510], [473977891]]]> : tensor<2x3x1xi32>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> ()
  %22 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %23 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %24 = stablehlo.constant dense<1> : tensor<i64>
  %25 = "stablehlo.dynamic_slice"(%1, %22, %23, %24) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xi32>
  %26 = stablehlo.constant dense<[[[-73212077], [2147061672], [1425938508]], [[-1593443741], [-320829444], [853446517]]]> : tensor<2x3x1xi32>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> ()
  %27 = stablehlo.constant dense<255> : tensor<ui8>
  %28 = stablehlo.constant dense<1> : tensor<ui8>
  %29 = stablehlo.constant dense<0> : tensor<ui8>
  %30 = "stablehlo.dynamic_slice"(%1, %27, %28, %29) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi32>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xi32>
  %31 = stablehlo.constant dense<[[[-1206674003], [1260731727], [1509493459]], [[929857510], [473977891], [-1726980358]]]> : tensor<2x3x1xi32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> ()
  %32 = stablehlo.constant dense<-128> : tensor<i8>
  %33 = stablehlo.constant dense<127> : tensor<i8>
  %34 = stablehlo.constant dense<2> : tensor<i8>
  %35 = "stablehlo.dynamic_slice"(%1, %32, %33, %34) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi32>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xi32>
  %36 = stablehlo.constant dense<[[[-1275835976], [-1412367637], [1908767955]], [[-304872706], [-1538384663], [258051813]]]> : tensor<2x3x1xi32>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> ()
  %37 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %38 = stablehlo.constant dense<0> : tensor<ui64>
  %39 = stablehlo.constant dense<1> : tensor<ui64>
  %40 = "stablehlo.dynamic_slice"(%1, %37, %38, %39) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi32>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xi32>
  %41 = stablehlo.constant dense<[[[494934288], [-1230261239], [1939109607]], [[1648885973], [1209216477], [-452907045]]]> : tensor<2x3x1xi32>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> ()
  %42 = stablehlo.constant dense<-117323371> : tensor<i32>
  %43 = "stablehlo.dynamic_slice"(%42) <{slice_sizes = array<i64>}> : (tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%43, %42) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dynamic_slice of i64
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0x8921543E313383C82B697DF4DE001761E20306802051C64639A7A6F392CAABFD09EF544B200109C4A57409259A05F1A30A9A50FD58FEF5572DB928FEAA02743BF63AC03967006A97E26D90800C305FBF54FE4A9030DD0962C3A29A2496272441413D749C96FF4B66D65EBD251E179E36C530C09D54B40D6117A4CEB263EAE3DDD96F4EEFC505C41A726114E9C30BD48E1BD5A604529D0D7AEEA000CD7EA1C46B179A925C30058088255B973018D64CF45C9CC02487DBFDCDCAEEFF9721CD81769DE610324AC030436AA721C9D92AE9FC73F2C98EB23C90FC52230A67B6D4B788C31CC357E9879042BE10F5E9A20A6140358F11482A98B987807C773A0B9D054A37397A0EBC7C4937CC7C89ECFA2B928F0CF6F965C5EA977D94D9635A470299DCAB085A712B2A6DF9336342F1E867FAE04D669D31C4F4CC140E8F54F462DB5F045C022A3E8D907B19DC8C9F30A289D0F343E2CFB6765E9622F99494CE7B05AFDD668FDBA1DBD4D3BB97B77DF1464E7198F5E438206149D684808ADC344233B5EC8BF038E9685C61A32DDD16ABBFCC24AD7F0BE708268304082BCF20A36A13A43D073273EFB11D01DCD3AC5DE6DC82B80378434526B21437CE3C1D867706CB8C87F9AFE782BC3176FD95CAF56ED20AEA37A9FC1B4D97B8917E65A7637277AF0380"> : tensor<4x5x3xi64>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi64>
  %4 = stablehlo.constant dense<[[[-3603482753342858148], [-222599591707433110], [4796483039419112643]], [[-2235360014858296525], [1836220209391338076], [-2472751641098152711]]]> : tensor<2x3x1xi64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xi64>, tensor<2x3x1xi64>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xi64>
  %8 = stablehlo.constant dense<[[[1498841899490698829], [-878050597643776804], [-4912348728752631962]], [[268108063097859283], [-182904049142091783], [-9222334684369541275]]]> : tensor<2x3x1xi64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xi64>, tensor<2x3x1xi64>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xi64>
  %13 = stablehlo.constant dense<[[[4284052078967961901], [7064420691156336212], [3935608542618017494]], [[-3603482753342858148], [-222599591707433110], [4796483039419112643]]]> : tensor<2x3x1xi64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xi64>, tensor<2x3x1xi64>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi64>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xi64>
  %18 = stablehlo.constant dense<[[[-8101364422975849268], [-473676019730347861], [315211716991684366]], [[-6673951567127187317], [4441696481218449195], [-3587375822798503048]]]> : tensor<2x3x1xi64>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xi64>, tensor<2x3x1xi64>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi64>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xi64>
  %23 = stablehlo.constant dense<[[[-7536210583100572938], [4693920237439591107], [6993444071893119173]], [[8539331912638918346], [-247631241907932557], [4639000785994453182]]]> : tensor<2x3x1xi64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xi64>, tensor<2x3x1xi64>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xi64>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xi64>
  %28 = stablehlo.constant dense<[[[5333842005241330816], [9049960109764638220], [-2235360014858296525]], [[-8874825334185728779], [-5970422082405212883], [-2593759260324974073]]]> : tensor<2x3x1xi64>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xi64>, tensor<2x3x1xi64>) -> ()
  %29 = stablehlo.constant dense<9027347911933158235> : tensor<i64>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<i64>) -> tensor<i64>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<i64>, tensor<i64>) -> ()
  return
}
// -----
// dynamic_slice of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<[[[2, 3, 2], [2, 1, 1], [3, 2, 2], [1, 0, 2], [3, 0, 2]], [[0, 0, 1], [1, 2, 1], [1, 0, 2], [2, 3, 0], [2, 3, 2]], [[0, 0, 3], [0, 1, 2], [3, 0, 1], [0, 0, 2], [3, 0, 1]], [[2, 3, 2], [1, 2, 3], [1, 0, 2], [2, 1, 1], [2, 3, 2]]]> : tensor<4x5x3xui2>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xui2>
  %4 = stablehlo.constant dense<[[[0], [3], [3]], [[0], [0], [0]]]> : tensor<2x3x1xui2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xui2>, tensor<2x3x1xui2>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xui2>
  %8 = stablehlo.constant dense<[[[1], [2], [1]], [[2], [1], [2]]]> : tensor<2x3x1xui2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xui2>, tensor<2x3x1xui2>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui2>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xui2>
  %13 = stablehlo.constant dense<[[[2], [0], [0]], [[0], [3], [3]]]> : tensor<2x3x1xui2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xui2>, tensor<2x3x1xui2>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui2>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xui2>
  %18 = stablehlo.constant dense<[[[0], [3], [0]], [[1], [1], [2]]]> : tensor<2x3x1xui2>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xui2>, tensor<2x3x1xui2>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui2>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xui2>
  %23 = stablehlo.constant dense<[[[2], [2], [2]], [[2], [0], [2]]]> : tensor<2x3x1xui2>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xui2>, tensor<2x3x1xui2>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui2>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xui2>
  %28 = stablehlo.constant dense<[[[0], [1], [0]], [[3], [2], [0]]]> : tensor<2x3x1xui2>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xui2>, tensor<2x3x1xui2>) -> ()
  %29 = stablehlo.constant dense<2> : tensor<ui2>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<ui2>) -> tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<ui2>, tensor<ui2>) -> ()
  return
}
// -----
// dynamic_slice of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<[[[3, 4, 2], [9, 0, 0], [3, 11, 7], [9, 11, 5], [5, 12, 2]], [[14, 15, 9], [4, 13, 6], [0, 15, 7], [2, 1, 0], [8, 4, 10]], [[14, 12, 5], [14, 11, 8], [0, 7, 11], [3, 11, 7], [6, 6, 5]], [[1, 12, 2], [7, 10, 3], [1, 9, 4], [5, 14, 14], [8, 15, 13]]]> : tensor<4x5x3xui4>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xui4>
  %4 = stablehlo.constant dense<[[[15], [1], [4]], [[7], [11], [6]]]> : tensor<2x3x1xui4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xui4>, tensor<2x3x1xui4>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xui4>
  %8 = stablehlo.constant dense<[[[11], [7], [5]], [[4], [14], [13]]]> : tensor<2x3x1xui4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xui4>, tensor<2x3x1xui4>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui4>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xui4>
  %13 = stablehlo.constant dense<[[[11], [11], [12]], [[15], [1], [4]]]> : tensor<2x3x1xui4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xui4>, tensor<2x3x1xui4>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui4>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xui4>
  %18 = stablehlo.constant dense<[[[14], [0], [3]], [[7], [1], [5]]]> : tensor<2x3x1xui4>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xui4>, tensor<2x3x1xui4>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui4>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xui4>
  %23 = stablehlo.constant dense<[[[7], [5], [2]], [[7], [0], [10]]]> : tensor<2x3x1xui4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xui4>, tensor<2x3x1xui4>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui4>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xui4>
  %28 = stablehlo.constant dense<[[[12], [11], [7]], [[12], [10], [9]]]> : tensor<2x3x1xui4>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xui4>, tensor<2x3x1xui4>) -> ()
  %29 = stablehlo.constant dense<11> : tensor<ui4>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<ui4>) -> tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<ui4>, tensor<ui4>) -> ()
  return
}
// -----
// dynamic_slice of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0xE6A657C60CAC183CECE4941096315FD2CF6C86DE453F5A5822E99AC008D91F6A1C2A9C1F166E4460641558D613D2CF34DA490334A58EEDEF5DEC7602"> : tensor<4x5x3xui8>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xui8>
  %4 = stablehlo.constant dense<[[[90], [233], [8]], [[110], [100], [214]]]> : tensor<2x3x1xui8>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xui8>, tensor<2x3x1xui8>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xui8>
  %8 = stablehlo.constant dense<[[[68], [21], [19]], [[142], [93], [2]]]> : tensor<2x3x1xui8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xui8>, tensor<2x3x1xui8>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui8>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xui8>
  %13 = stablehlo.constant dense<[[[60], [148], [49]], [[90], [233], [8]]]> : tensor<2x3x1xui8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xui8>, tensor<2x3x1xui8>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xui8>
  %18 = stablehlo.constant dense<[[[42], [22], [96]], [[218], [52], [237]]]> : tensor<2x3x1xui8>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xui8>, tensor<2x3x1xui8>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui8>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xui8>
  %23 = stablehlo.constant dense<[[[236], [16], [95]], [[88], [154], [217]]]> : tensor<2x3x1xui8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xui8>, tensor<2x3x1xui8>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui8>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xui8>
  %28 = stablehlo.constant dense<[[[106], [156], [110]], [[207], [73], [165]]]> : tensor<2x3x1xui8>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xui8>, tensor<2x3x1xui8>) -> ()
  %29 = stablehlo.constant dense<137> : tensor<ui8>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<ui8>) -> tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<ui8>, tensor<ui8>) -> ()
  return
}
// -----
// dynamic_slice of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0xF13EAD18A750F484C94F2BA46E50289E68369695B19376F6736E453825FAED43B1897A626BD4ABAE0FF73CD7A874BBE1DBCD67BA405FBE7DC287FF0F775917569CB5CD6B655C8813D8A92AADEC067E540FAF4C41AB8E3487A81863EAE535B864B2DCE41D3C74CF8AD9D3CE452B13F8D83CD61F1A05FB9FD4"> : tensor<4x5x3xui16>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xui16>
  %4 = stablehlo.constant dense<[[[29864], [47719], [34754]], [[44330], [44815], [34612]]]> : tensor<2x3x1xui16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xui16>, tensor<2x3x1xui16>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xui16>
  %8 = stablehlo.constant dense<[[[1772], [16716], [6312]], [[17870], [54844], [54431]]]> : tensor<2x3x1xui16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xui16>, tensor<2x3x1xui16>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui16>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xui16>
  %13 = stablehlo.constant dense<[[[40488], [37809], [14405]], [[29864], [47719], [34754]]]> : tensor<2x3x1xui16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xui16>, tensor<2x3x1xui16>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui16>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xui16>
  %18 = stablehlo.constant dense<[[[27597], [43480], [21630]], [[56498], [35535], [4907]]]> : tensor<2x3x1xui16>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xui16>, tensor<2x3x1xui16>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui16>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xui16>
  %23 = stablehlo.constant dense<[[[13928], [63094], [64037]], [[57787], [24384], [4095]]]> : tensor<2x3x1xui16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xui16>, tensor<2x3x1xui16>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui16>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xui16>
  %28 = stablehlo.constant dense<[[[22039], [23653], [44330]], [[13797], [7652], [54233]]]> : tensor<2x3x1xui16>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xui16>, tensor<2x3x1xui16>) -> ()
  %29 = stablehlo.constant dense<12017> : tensor<ui16>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<ui16>) -> tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<ui16>, tensor<ui16>) -> ()
  return
}
// -----
// dynamic_slice of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0x5C0DD986853C67F2C345F72B99F03EE702CBFB6E08A4D3C781095EF9906D5D283021D811C033A27F7A71B9F4093FEFAB1575C1890D95860EBBC3C7B982776CCC2419998C9CBA414D3662313322CEE7ABD2CE77F79B67BB97BA9487757CD3F5220E6D0EF09F5AB25A523A50838C3846E455FF9809A82FBA0615B5D6C3D787F34DA500375DA95853B10E203F4401B2EC3E52F2B514D6ABC313A1E826EC727F82D059BF0EA593AC79069BBB412A6C0FF21CB0CF59DFACE300F27D9AB3FFDB9625C69F7830B898CEFB1D27EE114BC3A00DAADE3BCEFBD2BB23C715991D273B3144E22A1F94FBB12FC781A3E8AB919C8F8937"> : tensor<4x5x3xui32>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xui32>
  %4 = stablehlo.constant dense<[[[1971819706], [1521638047], [161021781]], [[331590614], [2769207129], [485625708]]]> : tensor<2x3x1xui32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xui32>, tensor<2x3x1xui32>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xui32>
  %8 = stablehlo.constant dense<[[[3961972897], [108637331], [3747205040]], [[3341007826], [4220788522], [931762076]]]> : tensor<2x3x1xui32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xui32>, tensor<2x3x1xui32>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xui32>
  %13 = stablehlo.constant dense<[[[677211536], [4105793914], [243701005]], [[1971819706], [1521638047], [161021781]]]> : tensor<2x3x1xui32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xui32>, tensor<2x3x1xui32>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui32>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xui32>
  %18 = stablehlo.constant dense<[[[2975029417], [347468370], [3498213234]], [[3090184351], [2853019843], [656251157]]]> : tensor<2x3x1xui32>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xui32>, tensor<2x3x1xui32>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui32>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xui32>
  %23 = stablehlo.constant dense<[[[299376944], [2884583177], [3116876731]], [[586535804], [2203073106], [112865192]]]> : tensor<2x3x1xui32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xui32>, tensor<2x3x1xui32>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui32>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xui32>
  %28 = stablehlo.constant dense<[[[1307805655], [1144987662], [331590614]], [[4289960573], [503041688], [4224596958]]]> : tensor<2x3x1xui32>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xui32>, tensor<2x3x1xui32>) -> ()
  %29 = stablehlo.constant dense<3545642749> : tensor<ui32>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<ui32>) -> tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<ui32>, tensor<ui32>) -> ()
  return
}
// -----
// dynamic_slice of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<"0xB325AE51DEF197C79770D512182D844A9AD1DB5E12835787246E33040D3F555C24ADA5EA78A94667A546E3319552C142D4829A2EC95A0D6A014E7F4EA4355F861D38335E3413D303825AEC3BF0701EC91D367EF87B610B646A1BD068F6B181372999BD26AF6D2B28078917C33AC87E0D3113E5A84B447006700EFACB24950402A8FF92C8C5FA67E7708B569031A2A99B48ED790C2F34D61D6F2EE97AD41EA62B11A03E1B31E5A28FEFB702C798CF56EB6FF6092A59508E0AB40C366B6940802A4E197490F768FF9CDEC1195BB85CBE74813F8253F835C09833ADB8497E5230DC4B73000A32124DDD42B79B6B0F4BEF5AFF668A4F3DD4BDFF46B9AD6C7834F11FD2A662F91BEA82EA80E9700659EA388AFFB6C04031CC917DFB547815600D7E0C95A539217A8019FCA35A1B1690445A8D081C4C6F86DFE6121434F6E9EB11C747A9AC1E379227094411E45869EA44F870E09ED2CB95EDD9904517C1B3229684B0A24B68984E370143198C252D75B77DE93B00F6983D44180DD482D88A23C607B2B1D94669957B61307B19815B1EE4363ECA0AE81106917F635395C814D91FDFC8B3E094AB2122A6BE15F5E9CDBE9997B5C523E0813E65373289F7FB746CFBDF174F388808EDE4FD257FEDCCC7AA3B1CD0BE7190D15F1EAD8C72A39E0226D30CA3"> : tensor<4x5x3xui64>
  %2 = "stablehlo.dynamic_slice"(%1, %0, %0, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xui64>
  %3 = stablehlo.constant dense<[[[14382229872186369459], [6653293349647380004], [7641863962834404052]], [[145405073256222320], [2149963248793414984], [16957969701991004143]]]> : tensor<2x3x1xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x1xui64>, tensor<2x3x1xui64>) -> ()
  %4 = stablehlo.constant dense<1> : tensor<i32>
  %5 = stablehlo.constant dense<2> : tensor<i32>
  %6 = "stablehlo.dynamic_slice"(%1, %4, %5, %4) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xui64>
  %7 = stablehlo.constant dense<[[[760633730959799919], [8412263100846817758], [15946421861714260811]], [[10185528892888668835], [4902493178312961193], [12719456323389953861]]]> : tensor<2x3x1xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x1xui64>, tensor<2x3x1xui64>) -> ()
  %8 = "stablehlo.dynamic_slice"(%1, %5, %5, %5) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xui64>
  %9 = stablehlo.constant dense<[[[1362021705812024328], [8140332100052640785], [4828201086221831074]], [[13085096287125763349], [2737595855212656719], [11748997688108950386]]]> : tensor<2x3x1xui64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3x1xui64>, tensor<2x3x1xui64>) -> ()
  %10 = stablehlo.constant dense<3> : tensor<i32>
  %11 = stablehlo.constant dense<4> : tensor<i32>
  %12 = "stablehlo.dynamic_slice"(%1, %10, %11, %5) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xui64>
  stablehlo.custom_call @check.expect_eq(%12, %9) : (tensor<2x3x1xui64>, tensor<2x3x1xui64>) -> ()
  %13 = stablehlo.constant dense<-1> : tensor<i32>
  %14 = stablehlo.constant dense<-7> : tensor<i32>
  %15 = stablehlo.constant dense<9> : tensor<i32>
  %16 = "stablehlo.dynamic_slice"(%1, %13, %14, %15) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xui64>
  %17 = stablehlo.constant dense<[[[9752407633018212762], [4810216677748983461], [275585117839374365]], [[11216674680701619056], [10350086892724068369], [3062518568126385332]]]> : tensor<2x3x1xui64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x1xui64>, tensor<2x3x1xui64>) -> ()
  %18 = stablehlo.constant dense<100> : tensor<i32>
  %19 = stablehlo.constant dense<-3> : tensor<i32>
  %20 = "stablehlo.dynamic_slice"(%1, %18, %0, %19) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xui64>
  %21 = stablehlo.constant dense<[[[18428118610062501631], [9959968244010903936], [18165691834007397781]], [[16824805496822533145], [3486203468208069041], [14474322744609117523]]]> : tensor<2x3x1xui64>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3x1xui64>, tensor<2x3x1xui64>) -> ()
  %22 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %23 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %24 = stablehlo.constant dense<1> : tensor<i64>
  %25 = "stablehlo.dynamic_slice"(%1, %22, %23, %24) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xui64>
  %26 = stablehlo.constant dense<[[[9682516703677730305], [7208962813614503453], [972434724265363719]], [[760633730959799919], [8412263100846817758], [15946421861714260811]]]> : tensor<2x3x1xui64>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<2x3x1xui64>, tensor<2x3x1xui64>) -> ()
  %27 = stablehlo.constant dense<255> : tensor<ui8>
  %28 = stablehlo.constant dense<1> : tensor<ui8>
  %29 = stablehlo.constant dense<0> : tensor<ui8>
  %30 = "stablehlo.dynamic_slice"(%1, %27, %28, %29) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui64>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xui64>
  %31 = stablehlo.constant dense<[[[9959968244010903936], [18165691834007397781], [5172122401998517268]], [[3486203468208069041], [14474322744609117523], [3618472144756810693]]]> : tensor<2x3x1xui64>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2x3x1xui64>, tensor<2x3x1xui64>) -> ()
  %32 = stablehlo.constant dense<-128> : tensor<i8>
  %33 = stablehlo.constant dense<127> : tensor<i8>
  %34 = stablehlo.constant dense<2> : tensor<i8>
  %35 = "stablehlo.dynamic_slice"(%1, %32, %33, %34) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui64>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xui64>
  %36 = stablehlo.constant dense<[[[275585117839374365], [3999673615960251242], [463945853365982001]], [[3062518568126385332], [11006856829962698625], [6552538512449320770]]]> : tensor<2x3x1xui64>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<2x3x1xui64>, tensor<2x3x1xui64>) -> ()
  %37 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %38 = stablehlo.constant dense<0> : tensor<ui64>
  %39 = stablehlo.constant dense<1> : tensor<ui64>
  %40 = "stablehlo.dynamic_slice"(%1, %37, %38, %39) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xui64>
  %41 = stablehlo.constant dense<[[[2301678576387078470], [9048237638275872511], [10185528892888668835]], [[943579153284071483], [4483021298129246587], [13737705241348202675]]]> : tensor<2x3x1xui64>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2x3x1xui64>, tensor<2x3x1xui64>) -> ()
  %42 = stablehlo.constant dense<9543899089935499477> : tensor<ui64>
  %43 = "stablehlo.dynamic_slice"(%42) <{slice_sizes = array<i64>}> : (tensor<ui64>) -> tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%43, %42) : (tensor<ui64>, tensor<ui64>) -> ()
  return
}
// -----
// dynamic_slice of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<[[[-0.5, 4.0, 0.0], [0.5, -1.0, -4.0], [1.5, 2.0, 0.5], [0.0, -3.0, -2.0], [-0.0, -4.0, 6.0]], [[2.0, -1.0, 6.0], [0.5, -1.0, 0.5], [4.0, 1.0, 4.0], [-1.0, -1.0, 6.0], [1.5, -0.5, -0.0]], [[-6.0, 0.0, -0.5], [4.0, 1.5, -1.0], [0.0, 1.0, 0.0], [2.0, -2.0, 2.0], [0.5, -6.0, -0.5]], [[-4.0, -1.5, 6.0], [4.0, 3.0, -2.0], [-0.5, -3.0, -1.5], [1.0, -2.0, -0.0], [-0.5, 2.0, 2.0]]]> : tensor<4x5x3xf4E2M1FN>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf4E2M1FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf4E2M1FN>
  %4 = stablehlo.constant dense<[[[1.0], [-1.0], [-0.5]], [[1.0], [-2.0], [-6.0]]]> : tensor<2x3x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xf4E2M1FN>, tensor<2x3x1xf4E2M1FN>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf4E2M1FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf4E2M1FN>
  %8 = stablehlo.constant dense<[[[0.0], [2.0], [-0.5]], [[-1.5], [-0.0], [2.0]]]> : tensor<2x3x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xf4E2M1FN>, tensor<2x3x1xf4E2M1FN>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf4E2M1FN>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xf4E2M1FN>
  %13 = stablehlo.constant dense<[[[2.0], [-3.0], [-4.0]], [[1.0], [-1.0], [-0.5]]]> : tensor<2x3x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xf4E2M1FN>, tensor<2x3x1xf4E2M1FN>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf4E2M1FN>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xf4E2M1FN>
  %18 = stablehlo.constant dense<[[[4.0], [0.0], [2.0]], [[4.0], [-0.5], [1.0]]]> : tensor<2x3x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xf4E2M1FN>, tensor<2x3x1xf4E2M1FN>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf4E2M1FN>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xf4E2M1FN>
  %23 = stablehlo.constant dense<[[[0.5], [-2.0], [6.0]], [[4.0], [6.0], [-0.0]]]> : tensor<2x3x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xf4E2M1FN>, tensor<2x3x1xf4E2M1FN>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf4E2M1FN>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xf4E2M1FN>
  %28 = stablehlo.constant dense<[[[0.0], [1.5], [1.0]], [[-1.5], [3.0], [-3.0]]]> : tensor<2x3x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xf4E2M1FN>, tensor<2x3x1xf4E2M1FN>) -> ()
  %29 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
  return
}
// -----
// dynamic_slice of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<[[[-5.0, -1.875, 0.125], [3.25, -0.0, 0.0], [1.625, -7.0, 2.0], [0.0, 1.875, -0.875], [-5.5, 0.625, 5.5]], [[0.625, -0.0, 0.5], [0.125, 0.75, 0.0], [0.75, 3.25, 5.0], [-5.5, 1.5, -3.5], [4.5, 6.5, -5.5]], [[0.125, -1.5, 0.0], [-0.125, -1.875, -0.75], [4.5, -3.5, -2.5], [2.0, -7.0, 2.25], [-2.25, 0.125, -0.375]], [[-7.5, 2.5, 1.25], [0.875, -5.0, 1.75], [-3.0, -5.0, 7.5], [7.0, -7.0, -2.75], [0.125, -7.0, -5.5]]]> : tensor<4x5x3xf6E2M3FN>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf6E2M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf6E2M3FN>
  %4 = stablehlo.constant dense<[[[3.25], [1.5], [6.5]], [[-3.5], [-7.0], [0.125]]]> : tensor<2x3x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xf6E2M3FN>, tensor<2x3x1xf6E2M3FN>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf6E2M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf6E2M3FN>
  %8 = stablehlo.constant dense<[[[-2.5], [2.25], [-0.375]], [[7.5], [-2.75], [-5.5]]]> : tensor<2x3x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xf6E2M3FN>, tensor<2x3x1xf6E2M3FN>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf6E2M3FN>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xf6E2M3FN>
  %13 = stablehlo.constant dense<[[[-7.0], [1.875], [0.625]], [[3.25], [1.5], [6.5]]]> : tensor<2x3x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xf6E2M3FN>, tensor<2x3x1xf6E2M3FN>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf6E2M3FN>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xf6E2M3FN>
  %18 = stablehlo.constant dense<[[[-0.125], [4.5], [2.0]], [[0.875], [-3.0], [7.0]]]> : tensor<2x3x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xf6E2M3FN>, tensor<2x3x1xf6E2M3FN>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf6E2M3FN>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xf6E2M3FN>
  %23 = stablehlo.constant dense<[[[2.0], [-0.875], [5.5]], [[5.0], [-3.5], [-5.5]]]> : tensor<2x3x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xf6E2M3FN>, tensor<2x3x1xf6E2M3FN>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf6E2M3FN>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xf6E2M3FN>
  %28 = stablehlo.constant dense<[[[-1.5], [-1.875], [-3.5]], [[2.5], [-5.0], [-5.0]]]> : tensor<2x3x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xf6E2M3FN>, tensor<2x3x1xf6E2M3FN>) -> ()
  %29 = stablehlo.constant dense<-3.75> : tensor<f6E2M3FN>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
  return
}
// -----
// dynamic_slice of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<[[[0.0, -5.0, 0.0], [28.0, -12.0, 0.0625], [3.0, -2.0, -6.0], [-0.375, -0.4375, -10.0], [-0.875, -3.0, -0.625]], [[-10.0, 0.625, -0.1875], [-4.0, -0.375, 0.1875], [-2.0, 8.0, -7.0], [-4.0, 7.0, -1.5], [-5.0, -7.0, -12.0]], [[7.0, -0.375, -0.25], [1.5, -0.0, 0.625], [-0.25, 2.0, 8.0], [1.0, 8.0, 0.0625], [0.25, 24.0, 0.75]], [[-0.125, -0.3125, 16.0], [8.0, 12.0, -0.75], [-5.0, -1.5, -24.0], [-6.0, -5.0, -3.5], [2.0, -16.0, 1.25]]]> : tensor<4x5x3xf6E3M2FN>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf6E3M2FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf6E3M2FN>
  %4 = stablehlo.constant dense<[[[8.0], [7.0], [-7.0]], [[2.0], [8.0], [24.0]]]> : tensor<2x3x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xf6E3M2FN>, tensor<2x3x1xf6E3M2FN>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf6E3M2FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf6E3M2FN>
  %8 = stablehlo.constant dense<[[[8.0], [0.0625], [0.75]], [[-24.0], [-3.5], [1.25]]]> : tensor<2x3x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xf6E3M2FN>, tensor<2x3x1xf6E3M2FN>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf6E3M2FN>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xf6E3M2FN>
  %13 = stablehlo.constant dense<[[[-2.0], [-0.4375], [-3.0]], [[8.0], [7.0], [-7.0]]]> : tensor<2x3x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xf6E3M2FN>, tensor<2x3x1xf6E3M2FN>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf6E3M2FN>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xf6E3M2FN>
  %18 = stablehlo.constant dense<[[[1.5], [-0.25], [1.0]], [[8.0], [-5.0], [-6.0]]]> : tensor<2x3x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xf6E3M2FN>, tensor<2x3x1xf6E3M2FN>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf6E3M2FN>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xf6E3M2FN>
  %23 = stablehlo.constant dense<[[[-6.0], [-10.0], [-0.625]], [[-7.0], [-1.5], [-12.0]]]> : tensor<2x3x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xf6E3M2FN>, tensor<2x3x1xf6E3M2FN>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf6E3M2FN>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xf6E3M2FN>
  %28 = stablehlo.constant dense<[[[-0.375], [-0.0], [2.0]], [[-0.3125], [12.0], [-1.5]]]> : tensor<2x3x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xf6E3M2FN>, tensor<2x3x1xf6E3M2FN>) -> ()
  %29 = stablehlo.constant dense<10.0> : tensor<f6E3M2FN>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
  return
}
// -----
// dynamic_slice of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0xCA273C163CEC3765B71368538D95CC2DC71491EA874F14C110DD0F61B7D9366A1F43C7100AE9A0AFA0B6428F47516555D6DA451650E315CDE06C2C08"> : tensor<4x5x3xf8E3M4>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E3M4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf8E3M4>
  %4 = stablehlo.constant dense<[[[0.3125], [-7.25], [-1.4375]], [[-12.5], [-0.5], [-0.234375]]]> : tensor<2x3x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xf8E3M4>, tensor<2x3x1xf8E3M4>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E3M4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf8E3M4>
  %8 = stablehlo.constant dense<[[[-0.5], [-1.375], [2.875]], [[-9.5], [-8.0], [0.125]]]> : tensor<2x3x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xf8E3M4>, tensor<2x3x1xf8E3M4>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E3M4>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xf8E3M4>
  %13 = stablehlo.constant dense<[[[10.5], [12.0], [-0.328125]], [[0.3125], [-7.25], [-1.4375]]]> : tensor<2x3x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xf8E3M4>, tensor<2x3x1xf8E3M4>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E3M4>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xf8E3M4>
  %18 = stablehlo.constant dense<[[[2.375], [0.15625], [-0.96875]], [[-5.5], [0.34375], [0.328125]]]> : tensor<2x3x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xf8E3M4>, tensor<2x3x1xf8E3M4>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E3M4>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xf8E3M4>
  %23 = stablehlo.constant dense<[[[-1.4375], [4.75], [-3.5]], [[-2.125], [0.234375], [-6.25]]]> : tensor<2x3x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xf8E3M4>, tensor<2x3x1xf8E3M4>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E3M4>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xf8E3M4>
  %28 = stablehlo.constant dense<[[[13.0], [-2.875], [-12.5]], [[10.5], [-6.5], [4.0]]]> : tensor<2x3x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xf8E3M4>, tensor<2x3x1xf8E3M4>) -> ()
  %29 = stablehlo.constant dense<2.875> : tensor<f8E3M4>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<f8E3M4>) -> tensor<f8E3M4>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
  return
}
// -----
// dynamic_slice of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0x1D4998A10E31960CF707D28F72A89FCF2B140AD9A238CDDF47D267114F1AF134C4CEB9BE119ECB2B978C10D270D601F35314BA1254B9D62D869C8A5E"> : tensor<4x5x3xf8E4M3>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf8E4M3>
  %4 = stablehlo.constant dense<[[[-6.5], [-10.0], [7.5]], [[-0.109375], [0x97], [-10.0]]]> : tensor<2x3x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xf8E4M3>, tensor<2x3x1xf8E4M3>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf8E4M3>
  %8 = stablehlo.constant dense<[[[-5.5], [-0.0234375], [128.0]], [[-1.125], [0x86], [28.0]]]> : tensor<2x3x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xf8E4M3>, tensor<2x3x1xf8E4M3>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xf8E4M3>
  %13 = stablehlo.constant dense<[[[0.0234375], [-10.0], [-0.25]], [[-6.5], [-10.0], [7.5]]]> : tensor<2x3x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xf8E4M3>, tensor<2x3x1xf8E4M3>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xf8E4M3>
  %18 = stablehlo.constant dense<[[[-7.0], [0.03515625], [0.34375]], [[11.0], [0.0390625], [-14.0]]]> : tensor<2x3x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xf8E4M3>, tensor<2x3x1xf8E4M3>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xf8E4M3>
  %23 = stablehlo.constant dense<[[[-240.0], [0x8F], [-0.1171875]], [[-30.0], [60.0], [0.078125]]]> : tensor<2x3x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xf8E4M3>, tensor<2x3x1xf8E4M3>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xf8E4M3>
  %28 = stablehlo.constant dense<[[[0.75], [-1.125], [-0.109375]], [[0x01], [0.046875], [12.0]]]> : tensor<2x3x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xf8E4M3>, tensor<2x3x1xf8E4M3>) -> ()
  %29 = stablehlo.constant dense<-30.0> : tensor<f8E4M3>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<f8E4M3>) -> tensor<f8E4M3>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
  return
}
// -----
// dynamic_slice of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0x3EDA741FA44A54E74694C42074D39D2214C59F80098FBD584A5CC281A08D847AC9F320DB24CE0FA7A5D26FEEB2212A51B6B7EC8EA13C79AD700F6D8A"> : tensor<4x5x3xf8E4M3FN>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf8E4M3FN>
  %4 = stablehlo.constant dense<[[[-1.625], [24.0], [-0.125]], [[-7.0], [-0.203125], [-112.0]]]> : tensor<2x3x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xf8E4M3FN>, tensor<2x3x1xf8E4M3FN>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf8E4M3FN>
  %8 = stablehlo.constant dense<[[[0x0F], [-10.0], [-0.625]], [[1.5], [128.0], [0x8A]]]> : tensor<2x3x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xf8E4M3FN>, tensor<2x3x1xf8E4M3FN>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3FN>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xf8E4M3FN>
  %13 = stablehlo.constant dense<[[[-60.0], [-3.0], [-11.0]], [[-1.625], [24.0], [-0.125]]]> : tensor<2x3x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xf8E4M3FN>, tensor<2x3x1xf8E4M3FN>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3FN>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xf8E4M3FN>
  %18 = stablehlo.constant dense<[[[-176.0], [0.1875], [-0.234375]], [[-0.875], [0x8E], [288.0]]]> : tensor<2x3x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xf8E4M3FN>, tensor<2x3x1xf8E4M3FN>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3FN>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xf8E4M3FN>
  %23 = stablehlo.constant dense<[[[3.5], [0.125], [-0.1015625]], [[16.0], [-2.5], [0x8D]]]> : tensor<2x3x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xf8E4M3FN>, tensor<2x3x1xf8E4M3FN>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3FN>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xf8E4M3FN>
  %28 = stablehlo.constant dense<[[[320.0], [0.125], [-7.0]], [[0.3125], [-0.9375], [-0.140625]]]> : tensor<2x3x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xf8E4M3FN>, tensor<2x3x1xf8E4M3FN>) -> ()
  %29 = stablehlo.constant dense<384.0> : tensor<f8E4M3FN>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
  return
}
// -----
// dynamic_slice of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0xEC698ED23BD2ACCB099F7299C48240EBC4F990FC285C00D842D31FB501C3EC75CB347A5941D3DA11F1EDFF0083260BA2B03F6F62598A1C913D204647"> : tensor<4x5x3xf8E4M3FNUZ>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf8E4M3FNUZ>
  %4 = stablehlo.constant dense<[[[0.0], [-5.5], [0x01]], [[-5.5], [-72.0], [0.0]]]> : tensor<2x3x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xf8E4M3FNUZ>, tensor<2x3x1xf8E4M3FNUZ>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf8E4M3FNUZ>
  %8 = stablehlo.constant dense<[[[-10.0], [-52.0], [0x83]], [[0x8A], [0.8125], [1.875]]]> : tensor<2x3x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xf8E4M3FNUZ>, tensor<2x3x1xf8E4M3FNUZ>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3FNUZ>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xf8E4M3FNUZ>
  %13 = stablehlo.constant dense<[[[-2.75], [80.0], [0x82]], [[0.0], [-5.5], [0x01]]]> : tensor<2x3x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xf8E4M3FNUZ>, tensor<2x3x1xf8E4M3FNUZ>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3FNUZ>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xf8E4M3FNUZ>
  %18 = stablehlo.constant dense<[[[0.375], [1.125], [0x11]], [[-0.25], [20.0], [0.046875]]]> : tensor<2x3x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xf8E4M3FNUZ>, tensor<2x3x1xf8E4M3FNUZ>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3FNUZ>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xf8E4M3FNUZ>
  %23 = stablehlo.constant dense<[[[0x09], [0x99], [1.0]], [[-8.0], [0.05859375], [-1.375]]]> : tensor<2x3x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xf8E4M3FNUZ>, tensor<2x3x1xf8E4M3FNUZ>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3FNUZ>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xf8E4M3FNUZ>
  %28 = stablehlo.constant dense<[[[104.0], [160.0], [-5.5]], [[0x0B], [0.9375], [9.0]]]> : tensor<2x3x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xf8E4M3FNUZ>, tensor<2x3x1xf8E4M3FNUZ>) -> ()
  %29 = stablehlo.constant dense<-0.0234375> : tensor<f8E4M3FNUZ>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
  return
}
// -----
// dynamic_slice of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0xF460F9A17B3096D76CF6644A434214B2F0E44617EE85C425B0E512DD6A3AAF046887E9E14322494F8FEBD05CA27D5E55101ADA0DD882FA60975CB2D3"> : tensor<4x5x3xf8E4M3B11FNUZ>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf8E4M3B11FNUZ>
  %4 = stablehlo.constant dense<[[[-0.1875], [-3.25], [5.0]], [[0x22], [0x8F], [1.5]]]> : tensor<2x3x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xf8E4M3B11FNUZ>, tensor<2x3x1xf8E4M3B11FNUZ>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf8E4M3B11FNUZ>
  %8 = stablehlo.constant dense<[[[0.28125], [-5.5], [0xA2]], [[0x82], [0x97], [-0.6875]]]> : tensor<2x3x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xf8E4M3B11FNUZ>, tensor<2x3x1xf8E4M3B11FNUZ>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xf8E4M3B11FNUZ>
  %13 = stablehlo.constant dense<[[[-0.9375], [3.0], [0.15625]], [[-0.1875], [-3.25], [5.0]]]> : tensor<2x3x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xf8E4M3B11FNUZ>, tensor<2x3x1xf8E4M3B11FNUZ>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xf8E4M3B11FNUZ>
  %18 = stablehlo.constant dense<[[[0x87], [0.171875], [0.46875]], [[0x10], [0x0D], [-20.0]]]> : tensor<2x3x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xf8E4M3B11FNUZ>, tensor<2x3x1xf8E4M3B11FNUZ>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xf8E4M3B11FNUZ>
  %23 = stablehlo.constant dense<[[[6.0], [0.3125], [0x14]], [[0x25], [0x12], [0.078125]]]> : tensor<2x3x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xf8E4M3B11FNUZ>, tensor<2x3x1xf8E4M3B11FNUZ>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E4M3B11FNUZ>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xf8E4M3B11FNUZ>
  %28 = stablehlo.constant dense<[[[0x04], [-4.5], [0x22]], [[1.75], [0x1A], [-1.0]]]> : tensor<2x3x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xf8E4M3B11FNUZ>, tensor<2x3x1xf8E4M3B11FNUZ>) -> ()
  %29 = stablehlo.constant dense<-20.0> : tensor<f8E4M3B11FNUZ>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
  return
}
// -----
// dynamic_slice of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0x761DACD25F8F3EB470A7855D3EC30C9E65446D4997D81E9CC491EDE6C96FD50C6905C61CC8B484C8DBE33B589844661259EB6DD05AEE554837AD40EF"> : tensor<4x5x3xf8E5M2>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E5M2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf8E5M2>
  %4 = stablehlo.constant dense<[[[0x1E], [0x91], [-10.0]], [[-0.25], [-224.0], [128.0]]]> : tensor<2x3x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xf8E5M2>, tensor<2x3x1xf8E5M2>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E5M2>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf8E5M2>
  %8 = stablehlo.constant dense<[[[0x84], [-896.0], [0x98]], [[-6144.0], [0.4375], [-7168.0]]]> : tensor<2x3x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xf8E5M2>, tensor<2x3x1xf8E5M2>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E5M2>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xf8E5M2>
  %13 = stablehlo.constant dense<[[[-0.25], [0x85], [-3.5]], [[0x1E], [0x91], [-10.0]]]> : tensor<2x3x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xf8E5M2>, tensor<2x3x1xf8E5M2>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E5M2>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xf8E5M2>
  %18 = stablehlo.constant dense<[[[0x05], [-8.0], [-8.0]], [[160.0], [-32.0], [80.0]]]> : tensor<2x3x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xf8E5M2>, tensor<2x3x1xf8E5M2>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E5M2>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xf8E5M2>
  %23 = stablehlo.constant dense<[[[8192.0], [320.0], [0x0C]], [[0x9C], [-5120.0], [7168.0]]]> : tensor<2x3x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xf8E5M2>, tensor<2x3x1xf8E5M2>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E5M2>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xf8E5M2>
  %28 = stablehlo.constant dense<[[[0x0C], [-6.0], [-0.25]], [[1536.0], [-3584.0], [192.0]]]> : tensor<2x3x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xf8E5M2>, tensor<2x3x1xf8E5M2>) -> ()
  %29 = stablehlo.constant dense<0x04> : tensor<f8E5M2>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<f8E5M2>) -> tensor<f8E5M2>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
  return
}
// -----
// dynamic_slice of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0x41ADD4BDAEB018887B51E4647446B93736902C8B2B34332B558D8889991432BABA2C6711EA31E830A292AAF629D809BBBF61313339FE87A94CA0A445"> : tensor<4x5x3xf8E5M2FNUZ>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E5M2FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf8E5M2FNUZ>
  %4 = stablehlo.constant dense<[[[0.109375], [0x8D], [0x99]], [[0.078125], [0xA2], [-12288.0]]]> : tensor<2x3x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xf8E5M2FNUZ>, tensor<2x3x1xf8E5M2FNUZ>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E5M2FNUZ>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf8E5M2FNUZ>
  %8 = stablehlo.constant dense<[[[-1024.0], [0x92], [0.01953125]], [[-49152.0], [8.0], [2.5]]]> : tensor<2x3x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xf8E5M2FNUZ>, tensor<2x3x1xf8E5M2FNUZ>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E5M2FNUZ>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xf8E5M2FNUZ>
  %13 = stablehlo.constant dense<[[[0x88], [-512.0], [3.0]], [[0.109375], [0x8D], [0x99]]]> : tensor<2x3x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xf8E5M2FNUZ>, tensor<2x3x1xf8E5M2FNUZ>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E5M2FNUZ>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xf8E5M2FNUZ>
  %18 = stablehlo.constant dense<[[[0.03125], [-1536.0], [0.0625]], [[-0.875], [0.109375], [0x87]]]> : tensor<2x3x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xf8E5M2FNUZ>, tensor<2x3x1xf8E5M2FNUZ>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E5M2FNUZ>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xf8E5M2FNUZ>
  %23 = stablehlo.constant dense<[[[28672.0], [512.0], [-0.3125]], [[0.02734375], [0x88], [0x14]]]> : tensor<2x3x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xf8E5M2FNUZ>, tensor<2x3x1xf8E5M2FNUZ>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E5M2FNUZ>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xf8E5M2FNUZ>
  %28 = stablehlo.constant dense<[[[-0.375], [896.0], [0.078125]], [[0x09], [320.0], [0.3125]]]> : tensor<2x3x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xf8E5M2FNUZ>, tensor<2x3x1xf8E5M2FNUZ>) -> ()
  %29 = stablehlo.constant dense<8192.0> : tensor<f8E5M2FNUZ>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
  return
}
// -----
// dynamic_slice of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0x63545005900DF389510609325F4640B192D43C57D06B29966B4409A865F4D201558EC3CDE207239D4B25F236BEF3AF441B6C806545091490913B645C"> : tensor<4x5x3xf8E8M0FNU>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E8M0FNU>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf8E8M0FNU>
  %4 = stablehlo.constant dense<[[[0x29], [0x44], [0x65]], [[0x07], [0x4B], [0x36]]]> : tensor<2x3x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xf8E8M0FNU>, tensor<2x3x1xf8E8M0FNU>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E8M0FNU>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf8E8M0FNU>
  %8 = stablehlo.constant dense<[[[0x23], [0x25], [0xBE]], [[0x09], [262144.0], [0x5C]]]> : tensor<2x3x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xf8E8M0FNU>, tensor<2x3x1xf8E8M0FNU>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E8M0FNU>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xf8E8M0FNU>
  %13 = stablehlo.constant dense<[[[1024.0], [0x09], [0x46]], [[0x29], [0x44], [0x65]]]> : tensor<2x3x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xf8E8M0FNU>, tensor<2x3x1xf8E8M0FNU>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E8M0FNU>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xf8E8M0FNU>
  %18 = stablehlo.constant dense<[[[32768.0], [0xE2], [0x9D]], [[0x1B], [0x65], [0x14]]]> : tensor<2x3x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xf8E8M0FNU>, tensor<2x3x1xf8E8M0FNU>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E8M0FNU>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xf8E8M0FNU>
  %23 = stablehlo.constant dense<[[[0x51], [0x32], [0x40]], [[8388608.0], [0x09], [0xF4]]]> : tensor<2x3x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xf8E8M0FNU>, tensor<2x3x1xf8E8M0FNU>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf8E8M0FNU>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xf8E8M0FNU>
  %28 = stablehlo.constant dense<[[[0x01], [0xC3], [0x07]], [[0xAF], [0x6C], [0x45]]]> : tensor<2x3x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xf8E8M0FNU>, tensor<2x3x1xf8E8M0FNU>) -> ()
  %29 = stablehlo.constant dense<0xC9> : tensor<f8E8M0FNU>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
  return
}
// -----
// dynamic_slice of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<"0x9A42C9429742BC42B5C1D2C20842F44204C1E7411842DDC2B44252C24FC2AC419641BD42E44296420942A5C2EB42B84258C2AC42D241BAC24242F34220C1F2C174C22C4291C1B141D2420AC19AC29E4285C2EC407BC2AF42ECC2F6423D42BDC13CC228C094C1F4C298C298C10CC2C04004C280C02742E642"> : tensor<4x5x3xbf16>
  %2 = "stablehlo.dynamic_slice"(%1, %0, %0, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xbf16>
  %3 = stablehlo.constant dense<[[[77.0], [94.0], [34.0]], [[21.5], [114.0], [-82.5]]]> : tensor<2x3x1xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x1xbf16>, tensor<2x3x1xbf16>) -> ()
  %4 = stablehlo.constant dense<1> : tensor<i32>
  %5 = stablehlo.constant dense<2> : tensor<i32>
  %6 = "stablehlo.dynamic_slice"(%1, %4, %5, %4) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xbf16>
  %7 = stablehlo.constant dense<[[[117.5], [86.0], [48.5]], [[-8.625], [-66.5], [87.5]]]> : tensor<2x3x1xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x1xbf16>, tensor<2x3x1xbf16>) -> ()
  %8 = "stablehlo.dynamic_slice"(%1, %5, %5, %5) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xbf16>
  %9 = stablehlo.constant dense<[[[-77.0], [7.375], [-118.0]], [[-19.0], [-33.0], [115.0]]]> : tensor<2x3x1xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3x1xbf16>, tensor<2x3x1xbf16>) -> ()
  %10 = stablehlo.constant dense<3> : tensor<i32>
  %11 = stablehlo.constant dense<4> : tensor<i32>
  %12 = "stablehlo.dynamic_slice"(%1, %10, %11, %5) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %9) : (tensor<2x3x1xbf16>, tensor<2x3x1xbf16>) -> ()
  %13 = stablehlo.constant dense<-1> : tensor<i32>
  %14 = stablehlo.constant dense<-7> : tensor<i32>
  %15 = stablehlo.constant dense<9> : tensor<i32>
  %16 = "stablehlo.dynamic_slice"(%1, %13, %14, %15) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xbf16>
  %17 = stablehlo.constant dense<[[[75.5], [-105.0], [-8.25]], [[94.5], [34.25], [92.0]]]> : tensor<2x3x1xbf16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x1xbf16>, tensor<2x3x1xbf16>) -> ()
  %18 = stablehlo.constant dense<100> : tensor<i32>
  %19 = stablehlo.constant dense<-3> : tensor<i32>
  %20 = "stablehlo.dynamic_slice"(%1, %18, %0, %19) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xbf16>
  %21 = stablehlo.constant dense<[[[-10.0], [43.0], [105.0]], [[123.0], [-47.0], [-122.0]]]> : tensor<2x3x1xbf16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3x1xbf16>, tensor<2x3x1xbf16>) -> ()
  %22 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %23 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %24 = stablehlo.constant dense<1> : tensor<i64>
  %25 = "stablehlo.dynamic_slice"(%1, %22, %23, %24) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xbf16>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xbf16>
  %26 = stablehlo.constant dense<[[[122.0], [38.0], [-52.5]], [[117.5], [86.0], [48.5]]]> : tensor<2x3x1xbf16>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<2x3x1xbf16>, tensor<2x3x1xbf16>) -> ()
  %27 = stablehlo.constant dense<255> : tensor<ui8>
  %28 = stablehlo.constant dense<1> : tensor<ui8>
  %29 = stablehlo.constant dense<0> : tensor<ui8>
  %30 = "stablehlo.dynamic_slice"(%1, %27, %28, %29) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xbf16>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xbf16>
  %31 = stablehlo.constant dense<[[[43.0], [105.0], [79.0]], [[-47.0], [-122.0], [-35.0]]]> : tensor<2x3x1xbf16>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2x3x1xbf16>, tensor<2x3x1xbf16>) -> ()
  %32 = stablehlo.constant dense<-128> : tensor<i8>
  %33 = stablehlo.constant dense<127> : tensor<i8>
  %34 = stablehlo.constant dense<2> : tensor<i8>
  %35 = "stablehlo.dynamic_slice"(%1, %32, %33, %34) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xbf16>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xbf16>
  %36 = stablehlo.constant dense<[[[-8.25], [-110.5], [-51.75]], [[92.0], [26.25], [121.5]]]> : tensor<2x3x1xbf16>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<2x3x1xbf16>, tensor<2x3x1xbf16>) -> ()
  %37 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %38 = stablehlo.constant dense<0> : tensor<ui64>
  %39 = stablehlo.constant dense<1> : tensor<ui64>
  %40 = "stablehlo.dynamic_slice"(%1, %37, %38, %39) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xbf16>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xbf16>
  %41 = stablehlo.constant dense<[[[-30.25], [-18.125], [-8.625]], [[47.25], [-2.625], [-76.0]]]> : tensor<2x3x1xbf16>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2x3x1xbf16>, tensor<2x3x1xbf16>) -> ()
  %42 = stablehlo.constant dense<-61.0> : tensor<bf16>
  %43 = "stablehlo.dynamic_slice"(%42) <{slice_sizes = array<i64>}> : (tensor<bf16>) -> tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%43, %42) : (tensor<bf16>, tensor<bf16>) -> ()
  return
}
// -----
// dynamic_slice of f16
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<"0xE4D3B0C862D672D7505390CAA8570450FCD5F0D1E050C4D194529C50B45010CB145350D65850D8D1CC558AD5B0D48453FCD624D6E0CE6455F4D4E8D1D4532ED76E56C046E04D7052C04B8656F048CCD20851ECD44042ECD09048085490CC7AD6A0D050CFA457165678D688D08044B0CE9056B4558657EE55"> : tensor<4x5x3xf16>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf16>
  %4 = stablehlo.constant dense<[[[-75.0], [-98.25], [-79.25]], [[104.375], [40.25], [-39.375]]]> : tensor<2x3x1xf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xf16>, tensor<2x3x1xf16>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf16>
  %8 = stablehlo.constant dense<[[[9.875], [-78.75], [9.125]], [[-36.25], [105.0], [94.875]]]> : tensor<2x3x1xf16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xf16>, tensor<2x3x1xf16>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf16>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xf16>
  %13 = stablehlo.constant dense<[[[32.125], [39.0], [36.875]], [[-75.0], [-98.25], [-79.25]]]> : tensor<2x3x1xf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xf16>, tensor<2x3x1xf16>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf16>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xf16>
  %18 = stablehlo.constant dense<[[[6.75], [15.5], [-54.375]], [[-37.0], [97.375], [4.5]]]> : tensor<2x3x1xf16>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xf16>, tensor<2x3x1xf16>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf16>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xf16>
  %23 = stablehlo.constant dense<[[[-95.75], [-46.125], [37.625]], [[60.125], [-27.5], [-47.25]]]> : tensor<2x3x1xf16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xf16>, tensor<2x3x1xf16>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf16>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xf16>
  %28 = stablehlo.constant dense<[[[-114.875], [23.5], [104.375]], [[-18.25], [-29.25], [-103.5]]]> : tensor<2x3x1xf16>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xf16>, tensor<2x3x1xf16>) -> ()
  %29 = stablehlo.constant dense<-52.125> : tensor<f16>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<f16>) -> tensor<f16>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<f16>, tensor<f16>) -> ()
  return
}
// -----
// dynamic_slice of f32
func.func public @main() {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<[[[2.0, -106.5, -57.375], [-10.125, 70.75, -77.375], [-72.25, -77.0, -87.0], [-73.5, 37.75, 90.5], [12.25, -113.875, 41.0]], [[-46.75, 114.125, -95.875], [116.125, 12.375, 61.625], [-105.0, -72.625, -14.5], [50.625, 87.625, 48.625], [33.875, -5.25, 4.625]], [[71.25, 123.75, 88.125], [-83.75, -24.875, 8.375], [-0.875, 7.25, -30.5], [34.125, -13.125, -108.5], [-83.5, -12.125, -52.75]], [[91.5, -70.75, -110.375], [-99.625, -101.75, -95.0], [76.875, 118.875, 17.25], [59.5, -44.5, -11.625], [39.375, 41.375, -92.0]]]> : tensor<4x5x3xf32>
  %2 = "stablehlo.dynamic_slice"(%1, %0, %0, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
  %3 = stablehlo.constant dense<[[[2.0], [-10.125], [-72.25]], [[-46.75], [116.125], [-105.0]]]> : tensor<2x3x1xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> ()
  %4 = stablehlo.constant dense<1> : tensor<i32>
  %5 = stablehlo.constant dense<2> : tensor<i32>
  %6 = "stablehlo.dynamic_slice"(%1, %4, %5, %4) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
  %7 = stablehlo.constant dense<[[[-72.625], [87.625], [-5.25]], [[7.25], [-13.125], [-12.125]]]> : tensor<2x3x1xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> ()
  %8 = "stablehlo.dynamic_slice"(%1, %5, %5, %5) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
  %9 = stablehlo.constant dense<[[[-30.5], [-108.5], [-52.75]], [[17.25], [-11.625], [-92.0]]]> : tensor<2x3x1xf32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> ()
  %10 = stablehlo.constant dense<3> : tensor<i32>
  %11 = stablehlo.constant dense<4> : tensor<i32>
  %12 = "stablehlo.dynamic_slice"(%1, %10, %11, %5) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
  stablehlo.custom_call @check.expect_eq(%12, %9) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> ()
  %13 = stablehlo.constant dense<-1> : tensor<i32>
  %14 = stablehlo.constant dense<-7> : tensor<i32>
  %15 = stablehlo.constant dense<9> : tensor<i32>
  %16 = "stablehlo.dynamic_slice"(%1, %13, %14, %15) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
  %17 = stablehlo.constant dense<[[[-57.375], [-77.375], [-87.0]], [[-95.875], [61.625], [-14.5]]]> : tensor<2x3x1xf32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> ()
  %18 = stablehlo.constant dense<100> : tensor<i32>
  %19 = stablehlo.constant dense<-3> : tensor<i32>
  %20 = "stablehlo.dynamic_slice"(%1, %18, %0, %19) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
  %21 = stablehlo.constant dense<[[[71.25], [-83.75], [-0.875]], [[91.5], [-99.625], [76.875]]]> : tensor<2x3x1xf32>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> ()
  %22 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %23 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %24 = stablehlo.constant dense<1> : tensor<i64>
  %25 = "stablehlo.dynamic_slice"(%1, %22, %23, %24) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xf32>
  %26 = stablehlo.constant dense<[[[-77.0], [37.75], [-113.875]], [[-72.625], [87.625], [-5.25]]]> : tensor<2x3x1xf32>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> ()
  %27 = stablehlo.constant dense<255> : tensor<ui8>
  %28 = stablehlo.constant dense<1> : tensor<ui8>
  %29 = stablehlo.constant dense<0> : tensor<ui8>
  %30 = "stablehlo.dynamic_slice"(%1, %27, %28, %29) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf32>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xf32>
  %31 = stablehlo.constant dense<[[[-83.75], [-0.875], [34.125]], [[-99.625], [76.875], [59.5]]]> : tensor<2x3x1xf32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> ()
  %32 = stablehlo.constant dense<-128> : tensor<i8>
  %33 = stablehlo.constant dense<127> : tensor<i8>
  %34 = stablehlo.constant dense<2> : tensor<i8>
  %35 = "stablehlo.dynamic_slice"(%1, %32, %33, %34) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf32>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xf32>
  %36 = stablehlo.constant dense<[[[-87.0], [90.5], [41.0]], [[-14.5], [48.625], [4.625]]]> : tensor<2x3x1xf32>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> ()
  %37 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %38 = stablehlo.constant dense<0> : tensor<ui64>
  %39 = stablehlo.constant dense<1> : tensor<ui64>
  %40 = "stablehlo.dynamic_slice"(%1, %37, %38, %39) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf32>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xf32>
  %41 = stablehlo.constant dense<[[[123.75], [-24.875], [7.25]], [[-70.75], [-101.75], [118.875]]]> : tensor<2x3x1xf32>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> ()
  %42 = stablehlo.constant dense<115.0> : tensor<f32>
  %43 = "stablehlo.dynamic_slice"(%42) <{slice_sizes = array<i64>}> : (tensor<f32>) -> tensor<f32>
  stablehlo.custom_call @check.expect_eq(%43, %42) : (tensor<f32>, tensor<f32>) -> ()
  return
}
// -----
// dynamic_slice of f64
func.func public @main() {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<[[[-59.125, -3.75, -106.625], [-14.375, 105.875, -31.0], [-62.5, 51.625, -72.0], [18.75, -123.75, 121.125], [-110.5, 70.125, 20.25]], [[98.125, -109.25, 66.375], [-31.75, 80.0, 90.75], [-54.75, -76.0, 105.0], [34.5, -118.125, -13.125], [1.25, -13.375, 120.875]], [[-33.25, 87.625, -59.5], [6.625, 64.75, -33.375], [17.125, 53.5, -95.5], [-14.5, 22.875, 40.625], [-118.625, 8.375, 49.875]], [[-75.0, -108.125, 98.75], [93.375, -116.125, 44.0], [12.375, 95.875, -61.25], [28.125, 100.5, -1.125], [-80.625, -75.5, 118.5]]]> : tensor<4x5x3xf64>
  %2 = "stablehlo.dynamic_slice"(%1, %0, %0, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf64>
  %3 = stablehlo.constant dense<[[[-59.125], [-14.375], [-62.5]], [[98.125], [-31.75], [-54.75]]]> : tensor<2x3x1xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> ()
  %4 = stablehlo.constant dense<1> : tensor<i32>
  %5 = stablehlo.constant dense<2> : tensor<i32>
  %6 = "stablehlo.dynamic_slice"(%1, %4, %5, %4) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf64>
  %7 = stablehlo.constant dense<[[[-76.0], [-118.125], [-13.375]], [[53.5], [22.875], [8.375]]]> : tensor<2x3x1xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> ()
  %8 = "stablehlo.dynamic_slice"(%1, %5, %5, %5) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf64>
  %9 = stablehlo.constant dense<[[[-95.5], [40.625], [49.875]], [[-61.25], [-1.125], [118.5]]]> : tensor<2x3x1xf64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> ()
  %10 = stablehlo.constant dense<3> : tensor<i32>
  %11 = stablehlo.constant dense<4> : tensor<i32>
  %12 = "stablehlo.dynamic_slice"(%1, %10, %11, %5) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf64>
  stablehlo.custom_call @check.expect_eq(%12, %9) : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> ()
  %13 = stablehlo.constant dense<-1> : tensor<i32>
  %14 = stablehlo.constant dense<-7> : tensor<i32>
  %15 = stablehlo.constant dense<9> : tensor<i32>
  %16 = "stablehlo.dynamic_slice"(%1, %13, %14, %15) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf64>
  %17 = stablehlo.constant dense<[[[-106.625], [-31.0], [-72.0]], [[66.375], [90.75], [105.0]]]> : tensor<2x3x1xf64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> ()
  %18 = stablehlo.constant dense<100> : tensor<i32>
  %19 = stablehlo.constant dense<-3> : tensor<i32>
  %20 = "stablehlo.dynamic_slice"(%1, %18, %0, %19) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf64>
  %21 = stablehlo.constant dense<[[[-33.25], [6.625], [17.125]], [[-75.0], [93.375], [12.375]]]> : tensor<2x3x1xf64>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> ()
  %22 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %23 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %24 = stablehlo.constant dense<1> : tensor<i64>
  %25 = "stablehlo.dynamic_slice"(%1, %22, %23, %24) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xf64>
  %26 = stablehlo.constant dense<[[[51.625], [-123.75], [70.125]], [[-76.0], [-118.125], [-13.375]]]> : tensor<2x3x1xf64>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> ()
  %27 = stablehlo.constant dense<255> : tensor<ui8>
  %28 = stablehlo.constant dense<1> : tensor<ui8>
  %29 = stablehlo.constant dense<0> : tensor<ui8>
  %30 = "stablehlo.dynamic_slice"(%1, %27, %28, %29) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf64>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xf64>
  %31 = stablehlo.constant dense<[[[6.625], [17.125], [-14.5]], [[93.375], [12.375], [28.125]]]> : tensor<2x3x1xf64>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> ()
  %32 = stablehlo.constant dense<-128> : tensor<i8>
  %33 = stablehlo.constant dense<127> : tensor<i8>
  %34 = stablehlo.constant dense<2> : tensor<i8>
  %35 = "stablehlo.dynamic_slice"(%1, %32, %33, %34) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf64>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xf64>
  %36 = stablehlo.constant dense<[[[-72.0], [121.125], [20.25]], [[105.0], [-13.125], [120.875]]]> : tensor<2x3x1xf64>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> ()
  %37 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %38 = stablehlo.constant dense<0> : tensor<ui64>
  %39 = stablehlo.constant dense<1> : tensor<ui64>
  %40 = "stablehlo.dynamic_slice"(%1, %37, %38, %39) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xf64>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xf64>
  %41 = stablehlo.constant dense<[[[87.625], [64.75], [53.5]], [[-108.125], [-116.125], [95.875]]]> : tensor<2x3x1xf64>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> ()
  %42 = stablehlo.constant dense<111.875> : tensor<f64>
  %43 = "stablehlo.dynamic_slice"(%42) <{slice_sizes = array<i64>}> : (tensor<f64>) -> tensor<f64>
  stablehlo.custom_call @check.expect_eq(%43, %42) : (tensor<f64>, tensor<f64>) -> ()
  return
}
// -----
// dynamic_slice of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<[[[(20.5, 5.875), (-2.0, 2.0), (12.75, 2.25)], [(-15.25, 7.375), (16.75, 11.875), (-0.25, 10.625)], [(-16.5, 3.0), (23.0, 11.25), (15.25, 8.0)], [(18.5, -1.0), (-24.25, -10.625), (20.5, 6.875)], [(-23.0, -0.25), (13.75, 11.5), (-0.75, -9.0)]], [[(-16.5, -2.625), (11.0, 8.375), (-4.5, -3.5)], [(-19.5, 4.875), (-0.75, 9.75), (19.0, 8.875)], [(-21.5, -11.25), (3.0, -6.5), (-7.5, 1.625)], [(13.75, -9.25), (8.75, 7.375), (-14.0, 7.875)], [(4.25, -2.875), (6.5, 6.125), (13.75, 4.125)]], [[(1.0, -8.625), (-17.25, 11.375), (-11.0, -6.875)], [(11.75, 9.0), (-15.25, -4.625), (-7.25, -10.625)], [(-9.0, 5.625), (0.25, -8.125), (0.25, 10.5)], [(15.75, 10.25), (21.5, -1.375), (13.25, 8.375)], [(20.5, 2.75), (-2.0, 0.625), (-24.75, 5.25)]], [[(1.0, -9.125), (23.0, -11.25), (14.0, -10.375)], [(-13.25, -8.75), (-12.25, 10.75), (-3.25, -1.0)], [(7.25, -7.625), (-4.25, 7.125), (-2.25, 7.125)], [(0.75, -1.875), (10.75, -11.875), (3.5, 7.625)], [(-7.0, -4.25), (22.25, -1.375), (22.0, 5.875)]]]> : tensor<4x5x3xcomplex<f32>>
  %2 = "stablehlo.dynamic_slice"(%1, %0, %0, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f32>>
  %3 = stablehlo.constant dense<[[[(20.5, 5.875)], [(-15.25, 7.375)], [(-16.5, 3.0)]], [[(-16.5, -2.625)], [(-19.5, 4.875)], [(-21.5, -11.25)]]]> : tensor<2x3x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x1xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> ()
  %4 = stablehlo.constant dense<1> : tensor<i32>
  %5 = stablehlo.constant dense<2> : tensor<i32>
  %6 = "stablehlo.dynamic_slice"(%1, %4, %5, %4) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f32>>
  %7 = stablehlo.constant dense<[[[(3.0, -6.5)], [(8.75, 7.375)], [(6.5, 6.125)]], [[(0.25, -8.125)], [(21.5, -1.375)], [(-2.0, 0.625)]]]> : tensor<2x3x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x1xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> ()
  %8 = "stablehlo.dynamic_slice"(%1, %5, %5, %5) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f32>>
  %9 = stablehlo.constant dense<[[[(0.25, 10.5)], [(13.25, 8.375)], [(-24.75, 5.25)]], [[(-2.25, 7.125)], [(3.5, 7.625)], [(22.0, 5.875)]]]> : tensor<2x3x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3x1xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> ()
  %10 = stablehlo.constant dense<3> : tensor<i32>
  %11 = stablehlo.constant dense<4> : tensor<i32>
  %12 = "stablehlo.dynamic_slice"(%1, %10, %11, %5) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%12, %9) : (tensor<2x3x1xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> ()
  %13 = stablehlo.constant dense<-1> : tensor<i32>
  %14 = stablehlo.constant dense<-7> : tensor<i32>
  %15 = stablehlo.constant dense<9> : tensor<i32>
  %16 = "stablehlo.dynamic_slice"(%1, %13, %14, %15) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f32>>
  %17 = stablehlo.constant dense<[[[(12.75, 2.25)], [(-0.25, 10.625)], [(15.25, 8.0)]], [[(-4.5, -3.5)], [(19.0, 8.875)], [(-7.5, 1.625)]]]> : tensor<2x3x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x3x1xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> ()
  %18 = stablehlo.constant dense<100> : tensor<i32>
  %19 = stablehlo.constant dense<-3> : tensor<i32>
  %20 = "stablehlo.dynamic_slice"(%1, %18, %0, %19) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f32>>
  %21 = stablehlo.constant dense<[[[(1.0, -8.625)], [(11.75, 9.0)], [(-9.0, 5.625)]], [[(1.0, -9.125)], [(-13.25, -8.75)], [(7.25, -7.625)]]]> : tensor<2x3x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3x1xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> ()
  %22 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %23 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %24 = stablehlo.constant dense<1> : tensor<i64>
  %25 = "stablehlo.dynamic_slice"(%1, %22, %23, %24) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xcomplex<f32>>
  %26 = stablehlo.constant dense<[[[(23.0, 11.25)], [(-24.25, -10.625)], [(13.75, 11.5)]], [[(3.0, -6.5)], [(8.75, 7.375)], [(6.5, 6.125)]]]> : tensor<2x3x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<2x3x1xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> ()
  %27 = stablehlo.constant dense<255> : tensor<ui8>
  %28 = stablehlo.constant dense<1> : tensor<ui8>
  %29 = stablehlo.constant dense<0> : tensor<ui8>
  %30 = "stablehlo.dynamic_slice"(%1, %27, %28, %29) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xcomplex<f32>>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xcomplex<f32>>
  %31 = stablehlo.constant dense<[[[(11.75, 9.0)], [(-9.0, 5.625)], [(15.75, 10.25)]], [[(-13.25, -8.75)], [(7.25, -7.625)], [(0.75, -1.875)]]]> : tensor<2x3x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2x3x1xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> ()
  %32 = stablehlo.constant dense<-128> : tensor<i8>
  %33 = stablehlo.constant dense<127> : tensor<i8>
  %34 = stablehlo.constant dense<2> : tensor<i8>
  %35 = "stablehlo.dynamic_slice"(%1, %32, %33, %34) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xcomplex<f32>>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xcomplex<f32>>
  %36 = stablehlo.constant dense<[[[(15.25, 8.0)], [(20.5, 6.875)], [(-0.75, -9.0)]], [[(-7.5, 1.625)], [(-14.0, 7.875)], [(13.75, 4.125)]]]> : tensor<2x3x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<2x3x1xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> ()
  %37 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %38 = stablehlo.constant dense<0> : tensor<ui64>
  %39 = stablehlo.constant dense<1> : tensor<ui64>
  %40 = "stablehlo.dynamic_slice"(%1, %37, %38, %39) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xcomplex<f32>>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xcomplex<f32>>
  %41 = stablehlo.constant dense<[[[(-17.25, 11.375)], [(-15.25, -4.625)], [(0.25, -8.125)]], [[(23.0, -11.25)], [(-12.25, 10.75)], [(-4.25, 7.125)]]]> : tensor<2x3x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2x3x1xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> ()
  %42 = stablehlo.constant dense<(15.0, 1.125)> : tensor<complex<f32>>
  %43 = "stablehlo.dynamic_slice"(%42) <{slice_sizes = array<i64>}> : (tensor<complex<f32>>) -> tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%43, %42) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  return
}
// -----
// dynamic_slice of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<[[[(7.75, 5.375), (-11.75, -6.375), (-11.5, -6.0)], [(-20.0, -7.25), (15.75, -7.0), (-13.0, 1.625)], [(3.25, -7.625), (-14.75, 9.5), (-11.25, -5.25)], [(19.75, 9.375), (11.0, 10.625), (5.0, -7.25)], [(0.0, 1.25), (12.25, 8.875), (21.75, 4.0)]], [[(-13.25, 7.0), (-3.0, 8.875), (8.5, 11.125)], [(13.75, 7.625), (-7.25, -0.875), (18.75, -12.25)], [(-15.0, 0.0), (1.0, 8.0), (-12.75, -9.0)], [(4.75, -6.125), (-9.75, 0.75), (-1.5, -10.375)], [(16.0, 6.875), (-16.5, 10.0), (5.25, 4.5)]], [[(-10.25, 5.0), (19.0, 7.0), (1.25, 9.375)], [(15.25, 7.0), (-20.0, -9.875), (-12.25, -3.375)], [(15.25, 1.5), (8.5, 12.125), (-13.25, 10.0)], [(21.75, 3.75), (-11.5, 8.625), (-7.25, -5.5)], [(-15.75, -5.5), (18.5, 8.5), (20.75, -12.125)]], [[(9.5, -4.375), (-11.5, 4.125), (-12.5, 10.0)], [(-6.25, 3.25), (6.25, -3.875), (-20.25, -2.125)], [(-8.25, 5.125), (18.0, -9.375), (0.0, 11.375)], [(5.5, 3.0), (-16.25, 6.875), (11.75, -3.25)], [(5.5, 1.5), (20.0, -1.875), (-18.25, 9.25)]]]> : tensor<4x5x3xcomplex<f64>>
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1, %0) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f64>>
  %4 = stablehlo.constant dense<[[[(1.0, 8.0)], [(-9.75, 0.75)], [(-16.5, 10.0)]], [[(8.5, 12.125)], [(-11.5, 8.625)], [(18.5, 8.5)]]]> : tensor<2x3x1xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x1xcomplex<f64>>, tensor<2x3x1xcomplex<f64>>) -> ()
  %5 = stablehlo.constant dense<3> : tensor<i32>
  %6 = stablehlo.constant dense<4> : tensor<i32>
  %7 = "stablehlo.dynamic_slice"(%2, %5, %6, %1) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f64>>
  %8 = stablehlo.constant dense<[[[(-13.25, 10.0)], [(-7.25, -5.5)], [(20.75, -12.125)]], [[(0.0, 11.375)], [(11.75, -3.25)], [(-18.25, 9.25)]]]> : tensor<2x3x1xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3x1xcomplex<f64>>, tensor<2x3x1xcomplex<f64>>) -> ()
  %9 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %10 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %11 = stablehlo.constant dense<1> : tensor<i64>
  %12 = "stablehlo.dynamic_slice"(%2, %9, %10, %11) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xcomplex<f64>>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xcomplex<f64>>
  %13 = stablehlo.constant dense<[[[(-14.75, 9.5)], [(11.0, 10.625)], [(12.25, 8.875)]], [[(1.0, 8.0)], [(-9.75, 0.75)], [(-16.5, 10.0)]]]> : tensor<2x3x1xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3x1xcomplex<f64>>, tensor<2x3x1xcomplex<f64>>) -> ()
  %14 = stablehlo.constant dense<255> : tensor<ui8>
  %15 = stablehlo.constant dense<1> : tensor<ui8>
  %16 = stablehlo.constant dense<0> : tensor<ui8>
  %17 = "stablehlo.dynamic_slice"(%2, %14, %15, %16) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xcomplex<f64>>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x3x1xcomplex<f64>>
  %18 = stablehlo.constant dense<[[[(15.25, 7.0)], [(15.25, 1.5)], [(21.75, 3.75)]], [[(-6.25, 3.25)], [(-8.25, 5.125)], [(5.5, 3.0)]]]> : tensor<2x3x1xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x1xcomplex<f64>>, tensor<2x3x1xcomplex<f64>>) -> ()
  %19 = stablehlo.constant dense<-128> : tensor<i8>
  %20 = stablehlo.constant dense<127> : tensor<i8>
  %21 = stablehlo.constant dense<2> : tensor<i8>
  %22 = "stablehlo.dynamic_slice"(%2, %19, %20, %21) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xcomplex<f64>>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<2x3x1xcomplex<f64>>
  %23 = stablehlo.constant dense<[[[(-11.25, -5.25)], [(5.0, -7.25)], [(21.75, 4.0)]], [[(-12.75, -9.0)], [(-1.5, -10.375)], [(5.25, 4.5)]]]> : tensor<2x3x1xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x1xcomplex<f64>>, tensor<2x3x1xcomplex<f64>>) -> ()
  %24 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %25 = stablehlo.constant dense<0> : tensor<ui64>
  %26 = stablehlo.constant dense<1> : tensor<ui64>
  %27 = "stablehlo.dynamic_slice"(%2, %24, %25, %26) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<4x5x3xcomplex<f64>>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<2x3x1xcomplex<f64>>
  %28 = stablehlo.constant dense<[[[(19.0, 7.0)], [(-20.0, -9.875)], [(8.5, 12.125)]], [[(-11.5, 4.125)], [(6.25, -3.875)], [(18.0, -9.375)]]]> : tensor<2x3x1xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<2x3x1xcomplex<f64>>, tensor<2x3x1xcomplex<f64>>) -> ()
  %29 = stablehlo.constant dense<(-3.75, -11.75)> : tensor<complex<f64>>
  %30 = "stablehlo.dynamic_slice"(%29) <{slice_sizes = array<i64>}> : (tensor<complex<f64>>) -> tensor<complex<f64>>
  stablehlo.custom_call @check.expect_eq(%30, %29) : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
  return
}
// -----
// dynamic_slice of quantized numbers
func.func public @main() {
  %0 = stablehlo.constant dense<9> : tensor<i32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %2 = stablehlo.constant dense<-4> : tensor<i32>
  %3 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %4 = "stablehlo.dynamic_slice"(%3, %0, %1, %2) <{slice_sizes = array<i64: 1, 2, 2>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %5 = "stablehlo.constant"() <{value = dense<[[[-35, 2], [113, -101]]]> : tensor<1x2x2xi8>}> : () -> tensor<1x2x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<1x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x2x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
