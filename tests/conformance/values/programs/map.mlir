// map of i1
func.func public @main() {
  %0 = stablehlo.constant dense<false> : tensor<i1>
  %1 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
    ^bb0(%2: tensor<i1>, %3: tensor<i1>):
    %4 = stablehlo.add %2, %3 : tensor<i1>
    stablehlo.return %4 : tensor<i1>
  }) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<i1>, tensor<i1>) -> ()
  %5 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
    ^bb0(%6: tensor<i1>, %7: tensor<i1>):
    stablehlo.return %7 : tensor<i1>
  }) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  stablehlo.custom_call @check.expect_eq(%5, %0) : (tensor<i1>, tensor<i1>) -> ()
  %8 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
    ^bb0(%9: tensor<i1>):
    %10 = stablehlo.maximum %9, %0 : tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }) : (tensor<i1>) -> tensor<i1>
  stablehlo.custom_call @check.expect_eq(%8, %0) : (tensor<i1>, tensor<i1>) -> ()
  %11 = stablehlo.constant dense<[[false, false, true], [true, true, false]]> : tensor<2x3xi1>
  %12 = stablehlo.constant dense<[[false, false, false], [true, true, false]]> : tensor<2x3xi1>
  %13 = "stablehlo.map"(%11, %12) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%14: tensor<i1>, %15: tensor<i1>):
    %16 = stablehlo.add %14, %15 : tensor<i1>
    stablehlo.return %16 : tensor<i1>
  }) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%13, %11) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  %17 = "stablehlo.map"(%11, %12) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%18: tensor<i1>, %19: tensor<i1>):
    stablehlo.return %19 : tensor<i1>
  }) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  %20 = "stablehlo.map"(%11) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%21: tensor<i1>):
    %22 = stablehlo.maximum %21, %0 : tensor<i1>
    stablehlo.return %22 : tensor<i1>
  }) : (tensor<2x3xi1>) -> tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%20, %11) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  return
}
// -----
// map of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, -2, 1], [0, -1, 1]]> : tensor<2x3xi2>
  %1 = stablehlo.constant dense<[[-2, -2, 0], [-2, -2, 0]]> : tensor<2x3xi2>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<i2>, %4: tensor<i2>):
    %5 = stablehlo.multiply %3, %4 : tensor<i2>
    stablehlo.return %5 : tensor<i2>
  }) : (tensor<2x3xi2>, tensor<2x3xi2>) -> tensor<2x3xi2>
  %6 = stablehlo.constant dense<[[0, 0, 0], [0, -2, 0]]> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<i2>, %9: tensor<i2>):
    stablehlo.return %9 : tensor<i2>
  }) : (tensor<2x3xi2>, tensor<2x3xi2>) -> tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  %10 = stablehlo.constant dense<-2> : tensor<i2>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<i2>):
    %13 = stablehlo.maximum %12, %10 : tensor<i2>
    stablehlo.return %13 : tensor<i2>
  }) : (tensor<2x3xi2>) -> tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  return
}
// -----
// map of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2, -2, 1], [-1, -1, 0]]> : tensor<2x3xi4>
  %1 = stablehlo.constant dense<[[1, 0, 0], [2, 2, -1]]> : tensor<2x3xi4>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<i4>, %4: tensor<i4>):
    %5 = stablehlo.multiply %3, %4 : tensor<i4>
    stablehlo.return %5 : tensor<i4>
  }) : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
  %6 = stablehlo.constant dense<[[-2, 0, 0], [-2, -2, 0]]> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<i4>, %9: tensor<i4>):
    stablehlo.return %9 : tensor<i4>
  }) : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %10 = stablehlo.constant dense<-2> : tensor<i4>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<i4>):
    %13 = stablehlo.maximum %12, %10 : tensor<i4>
    stablehlo.return %13 : tensor<i4>
  }) : (tensor<2x3xi4>) -> tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  return
}
// -----
// map of i8
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i8>
  %1 = stablehlo.constant dense<-2> : tensor<i8>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
    ^bb0(%3: tensor<i8>, %4: tensor<i8>):
    %5 = stablehlo.multiply %3, %4 : tensor<i8>
    stablehlo.return %5 : tensor<i8>
  }) : (tensor<i8>, tensor<i8>) -> tensor<i8>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<i8>, tensor<i8>) -> ()
  %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
    ^bb0(%7: tensor<i8>, %8: tensor<i8>):
    stablehlo.return %8 : tensor<i8>
  }) : (tensor<i8>, tensor<i8>) -> tensor<i8>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<i8>, tensor<i8>) -> ()
  %9 = stablehlo.constant dense<-4> : tensor<i8>
  %10 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
    ^bb0(%11: tensor<i8>):
    %12 = stablehlo.maximum %11, %9 : tensor<i8>
    stablehlo.return %12 : tensor<i8>
  }) : (tensor<i8>) -> tensor<i8>
  stablehlo.custom_call @check.expect_eq(%10, %0) : (tensor<i8>, tensor<i8>) -> ()
  %13 = stablehlo.constant dense<[[-1, -2, 1], [0, 1, -2]]> : tensor<2x3xi8>
  %14 = stablehlo.constant dense<[[0, -1, 1], [-2, -2, -2]]> : tensor<2x3xi8>
  %15 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%16: tensor<i8>, %17: tensor<i8>):
    %18 = stablehlo.multiply %16, %17 : tensor<i8>
    stablehlo.return %18 : tensor<i8>
  }) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  %19 = stablehlo.constant dense<[[0, 2, 1], [0, -2, 4]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%15, %19) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %20 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%21: tensor<i8>, %22: tensor<i8>):
    stablehlo.return %22 : tensor<i8>
  }) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%20, %14) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %23 = "stablehlo.map"(%13) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%24: tensor<i8>):
    %25 = stablehlo.maximum %24, %9 : tensor<i8>
    stablehlo.return %25 : tensor<i8>
  }) : (tensor<2x3xi8>) -> tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%23, %13) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  return
}
// -----
// map of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[2, -2, -1], [-2, -1, -1]]> : tensor<2x3xi16>
  %1 = stablehlo.constant dense<[[-2, -1, -2], [2, -1, 2]]> : tensor<2x3xi16>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<i16>, %4: tensor<i16>):
    %5 = stablehlo.multiply %3, %4 : tensor<i16>
    stablehlo.return %5 : tensor<i16>
  }) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  %6 = stablehlo.constant dense<[[-4, 2, 2], [-4, 1, -2]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<i16>, %9: tensor<i16>):
    stablehlo.return %9 : tensor<i16>
  }) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %10 = stablehlo.constant dense<4> : tensor<i16>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<i16>):
    %13 = stablehlo.maximum %12, %10 : tensor<i16>
    stablehlo.return %13 : tensor<i16>
  }) : (tensor<2x3xi16>) -> tensor<2x3xi16>
  %14 = stablehlo.constant dense<4> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%11, %14) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  return
}
// -----
// map of i32
func.func public @main() {
  %0 = stablehlo.constant dense<-2> : tensor<i32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = stablehlo.multiply %3, %4 : tensor<i32>
    stablehlo.return %5 : tensor<i32>
  }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<i32>, tensor<i32>) -> ()
  %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
    ^bb0(%7: tensor<i32>, %8: tensor<i32>):
    stablehlo.return %8 : tensor<i32>
  }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<i32>, tensor<i32>) -> ()
  %9 = stablehlo.constant dense<1> : tensor<i32>
  %10 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
    ^bb0(%11: tensor<i32>):
    %12 = stablehlo.maximum %11, %9 : tensor<i32>
    stablehlo.return %12 : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%10, %9) : (tensor<i32>, tensor<i32>) -> ()
  %13 = stablehlo.constant dense<[[1, 2, -2], [2, -2, -1]]> : tensor<2x3xi32>
  %14 = stablehlo.constant dense<[[-1, -2, 1], [-2, 2, -1]]> : tensor<2x3xi32>
  %15 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%16: tensor<i32>, %17: tensor<i32>):
    %18 = stablehlo.multiply %16, %17 : tensor<i32>
    stablehlo.return %18 : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %19 = stablehlo.constant dense<[[-1, -4, -2], [-4, -4, 1]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%15, %19) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %20 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%21: tensor<i32>, %22: tensor<i32>):
    stablehlo.return %22 : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%20, %14) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %23 = "stablehlo.map"(%13) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%24: tensor<i32>):
    %25 = stablehlo.maximum %24, %9 : tensor<i32>
    stablehlo.return %25 : tensor<i32>
  }) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %26 = stablehlo.constant dense<[[1, 2, 1], [2, 1, 1]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%23, %26) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  return
}
// -----
// map of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1, -2, -2], [1, 1, -2]]> : tensor<2x3xi64>
  %1 = stablehlo.constant dense<[[2, 1, 1], [0, -1, -1]]> : tensor<2x3xi64>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<i64>, %4: tensor<i64>):
    %5 = stablehlo.multiply %3, %4 : tensor<i64>
    stablehlo.return %5 : tensor<i64>
  }) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  %6 = stablehlo.constant dense<[[-2, -2, -2], [0, -1, 2]]> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<i64>, %9: tensor<i64>):
    stablehlo.return %9 : tensor<i64>
  }) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %10 = stablehlo.constant dense<-2> : tensor<i64>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<i64>):
    %13 = stablehlo.maximum %12, %10 : tensor<i64>
    stablehlo.return %13 : tensor<i64>
  }) : (tensor<2x3xi64>) -> tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  return
}
// -----
// map of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 2, 0], [2, 2, 2]]> : tensor<2x3xui2>
  %1 = stablehlo.constant dense<[[1, 2, 1], [0, 1, 0]]> : tensor<2x3xui2>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<ui2>, %4: tensor<ui2>):
    %5 = stablehlo.multiply %3, %4 : tensor<ui2>
    stablehlo.return %5 : tensor<ui2>
  }) : (tensor<2x3xui2>, tensor<2x3xui2>) -> tensor<2x3xui2>
  %6 = stablehlo.constant dense<[[0, 0, 0], [0, 2, 0]]> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<ui2>, %9: tensor<ui2>):
    stablehlo.return %9 : tensor<ui2>
  }) : (tensor<2x3xui2>, tensor<2x3xui2>) -> tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  %10 = stablehlo.constant dense<0> : tensor<ui2>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<ui2>):
    %13 = stablehlo.maximum %12, %10 : tensor<ui2>
    stablehlo.return %13 : tensor<ui2>
  }) : (tensor<2x3xui2>) -> tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  return
}
// -----
// map of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[2, 2, 0], [0, 2, 1]]> : tensor<2x3xui4>
  %1 = stablehlo.constant dense<[[1, 1, 1], [2, 2, 1]]> : tensor<2x3xui4>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<ui4>, %4: tensor<ui4>):
    %5 = stablehlo.multiply %3, %4 : tensor<ui4>
    stablehlo.return %5 : tensor<ui4>
  }) : (tensor<2x3xui4>, tensor<2x3xui4>) -> tensor<2x3xui4>
  %6 = stablehlo.constant dense<[[2, 2, 0], [0, 4, 1]]> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<ui4>, %9: tensor<ui4>):
    stablehlo.return %9 : tensor<ui4>
  }) : (tensor<2x3xui4>, tensor<2x3xui4>) -> tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  %10 = stablehlo.constant dense<0> : tensor<ui4>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<ui4>):
    %13 = stablehlo.maximum %12, %10 : tensor<ui4>
    stablehlo.return %13 : tensor<ui4>
  }) : (tensor<2x3xui4>) -> tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  return
}
// -----
// map of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[2, 2, 1], [2, 1, 2]]> : tensor<2x3xui8>
  %1 = stablehlo.constant dense<[[1, 2, 1], [0, 0, 2]]> : tensor<2x3xui8>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<ui8>, %4: tensor<ui8>):
    %5 = stablehlo.multiply %3, %4 : tensor<ui8>
    stablehlo.return %5 : tensor<ui8>
  }) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  %6 = stablehlo.constant dense<[[2, 4, 1], [0, 0, 4]]> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<ui8>, %9: tensor<ui8>):
    stablehlo.return %9 : tensor<ui8>
  }) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %10 = stablehlo.constant dense<3> : tensor<ui8>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<ui8>):
    %13 = stablehlo.maximum %12, %10 : tensor<ui8>
    stablehlo.return %13 : tensor<ui8>
  }) : (tensor<2x3xui8>) -> tensor<2x3xui8>
  %14 = stablehlo.constant dense<3> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%11, %14) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  return
}
// -----
// map of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 0, 1], [2, 1, 1]]> : tensor<2x3xui16>
  %1 = stablehlo.constant dense<[[1, 2, 0], [1, 1, 1]]> : tensor<2x3xui16>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<ui16>, %4: tensor<ui16>):
    %5 = stablehlo.multiply %3, %4 : tensor<ui16>
    stablehlo.return %5 : tensor<ui16>
  }) : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  %6 = stablehlo.constant dense<[[0, 0, 0], [2, 1, 1]]> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<ui16>, %9: tensor<ui16>):
    stablehlo.return %9 : tensor<ui16>
  }) : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  %10 = stablehlo.constant dense<1> : tensor<ui16>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<ui16>):
    %13 = stablehlo.maximum %12, %10 : tensor<ui16>
    stablehlo.return %13 : tensor<ui16>
  }) : (tensor<2x3xui16>) -> tensor<2x3xui16>
  %14 = stablehlo.constant dense<[[1, 1, 1], [2, 1, 1]]> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%11, %14) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  return
}
// -----
// map of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 0, 2], [2, 0, 2]]> : tensor<2x3xui32>
  %1 = stablehlo.constant dense<[[0, 0, 0], [2, 1, 1]]> : tensor<2x3xui32>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
    %5 = stablehlo.multiply %3, %4 : tensor<ui32>
    stablehlo.return %5 : tensor<ui32>
  }) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  %6 = stablehlo.constant dense<[[0, 0, 0], [4, 0, 2]]> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<ui32>, %9: tensor<ui32>):
    stablehlo.return %9 : tensor<ui32>
  }) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %10 = stablehlo.constant dense<0> : tensor<ui32>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<ui32>):
    %13 = stablehlo.maximum %12, %10 : tensor<ui32>
    stablehlo.return %13 : tensor<ui32>
  }) : (tensor<2x3xui32>) -> tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  return
}
// -----
// map of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<ui64>
  %1 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
    ^bb0(%2: tensor<ui64>, %3: tensor<ui64>):
    %4 = stablehlo.multiply %2, %3 : tensor<ui64>
    stablehlo.return %4 : tensor<ui64>
  }) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<ui64>, tensor<ui64>) -> ()
  %5 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
    ^bb0(%6: tensor<ui64>, %7: tensor<ui64>):
    stablehlo.return %7 : tensor<ui64>
  }) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%5, %0) : (tensor<ui64>, tensor<ui64>) -> ()
  %8 = stablehlo.constant dense<0> : tensor<ui64>
  %9 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
    ^bb0(%10: tensor<ui64>):
    %11 = stablehlo.maximum %10, %8 : tensor<ui64>
    stablehlo.return %11 : tensor<ui64>
  }) : (tensor<ui64>) -> tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<ui64>, tensor<ui64>) -> ()
  %12 = stablehlo.constant dense<[[2, 0, 1], [2, 1, 1]]> : tensor<2x3xui64>
  %13 = stablehlo.constant dense<[[0, 1, 2], [2, 0, 1]]> : tensor<2x3xui64>
  %14 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%15: tensor<ui64>, %16: tensor<ui64>):
    %17 = stablehlo.multiply %15, %16 : tensor<ui64>
    stablehlo.return %17 : tensor<ui64>
  }) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  %18 = stablehlo.constant dense<[[0, 0, 2], [4, 0, 1]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%14, %18) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %19 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%20: tensor<ui64>, %21: tensor<ui64>):
    stablehlo.return %21 : tensor<ui64>
  }) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%19, %13) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %22 = "stablehlo.map"(%12) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%23: tensor<ui64>):
    %24 = stablehlo.maximum %23, %8 : tensor<ui64>
    stablehlo.return %24 : tensor<ui64>
  }) : (tensor<2x3xui64>) -> tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%22, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  return
}
// -----
// map of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, -2.0, 2.0], [0.0, 1.0, -1.0]]> : tensor<2x3xf4E2M1FN>
  %1 = stablehlo.constant dense<[[-2.0, 1.0, 1.0], [-2.0, 0.0, 1.0]]> : tensor<2x3xf4E2M1FN>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<f4E2M1FN>, %4: tensor<f4E2M1FN>):
    %5 = stablehlo.multiply %3, %4 : tensor<f4E2M1FN>
    stablehlo.return %5 : tensor<f4E2M1FN>
  }) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  %6 = stablehlo.constant dense<[[-0.0, -2.0, 2.0], [-0.0, 0.0, -1.0]]> : tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<f4E2M1FN>, %9: tensor<f4E2M1FN>):
    stablehlo.return %9 : tensor<f4E2M1FN>
  }) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  %10 = stablehlo.constant dense<2.0> : tensor<f4E2M1FN>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<f4E2M1FN>):
    %13 = stablehlo.maximum %12, %10 : tensor<f4E2M1FN>
    stablehlo.return %13 : tensor<f4E2M1FN>
  }) : (tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  %14 = stablehlo.constant dense<2.0> : tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%11, %14) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  return
}
// -----
// map of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0], [2.0, 0.0, -1.0]]> : tensor<2x3xf6E2M3FN>
  %1 = stablehlo.constant dense<[[0.0, -2.0, 2.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf6E2M3FN>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<f6E2M3FN>, %4: tensor<f6E2M3FN>):
    %5 = stablehlo.multiply %3, %4 : tensor<f6E2M3FN>
    stablehlo.return %5 : tensor<f6E2M3FN>
  }) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  %6 = stablehlo.constant dense<[[-0.0, -2.0, 0.0], [0.0, 0.0, -1.0]]> : tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<f6E2M3FN>, %9: tensor<f6E2M3FN>):
    stablehlo.return %9 : tensor<f6E2M3FN>
  }) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  %10 = stablehlo.constant dense<2.0> : tensor<f6E2M3FN>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<f6E2M3FN>):
    %13 = stablehlo.maximum %12, %10 : tensor<f6E2M3FN>
    stablehlo.return %13 : tensor<f6E2M3FN>
  }) : (tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  %14 = stablehlo.constant dense<2.0> : tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %14) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  return
}
// -----
// map of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2.0, 1.0, -1.0], [-2.0, 0.0, 1.0]]> : tensor<2x3xf6E3M2FN>
  %1 = stablehlo.constant dense<[[-1.0, -1.0, 1.0], [1.0, 2.0, -2.0]]> : tensor<2x3xf6E3M2FN>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<f6E3M2FN>, %4: tensor<f6E3M2FN>):
    %5 = stablehlo.multiply %3, %4 : tensor<f6E3M2FN>
    stablehlo.return %5 : tensor<f6E3M2FN>
  }) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  %6 = stablehlo.constant dense<[[2.0, -1.0, -1.0], [-2.0, 0.0, -2.0]]> : tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<f6E3M2FN>, %9: tensor<f6E3M2FN>):
    stablehlo.return %9 : tensor<f6E3M2FN>
  }) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  %10 = stablehlo.constant dense<-2.0> : tensor<f6E3M2FN>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<f6E3M2FN>):
    %13 = stablehlo.maximum %12, %10 : tensor<f6E3M2FN>
    stablehlo.return %13 : tensor<f6E3M2FN>
  }) : (tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  return
}
// -----
// map of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 2.0, 1.0], [1.0, 1.0, 0.0]]> : tensor<2x3xf8E3M4>
  %1 = stablehlo.constant dense<[[2.0, 0.0, 2.0], [-1.0, 1.0, -2.0]]> : tensor<2x3xf8E3M4>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<f8E3M4>, %4: tensor<f8E3M4>):
    %5 = stablehlo.multiply %3, %4 : tensor<f8E3M4>
    stablehlo.return %5 : tensor<f8E3M4>
  }) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  %6 = stablehlo.constant dense<[[-2.0, 0.0, 2.0], [-1.0, 1.0, -0.0]]> : tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<f8E3M4>, %9: tensor<f8E3M4>):
    stablehlo.return %9 : tensor<f8E3M4>
  }) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  %10 = stablehlo.constant dense<-3.0> : tensor<f8E3M4>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<f8E3M4>):
    %13 = stablehlo.maximum %12, %10 : tensor<f8E3M4>
    stablehlo.return %13 : tensor<f8E3M4>
  }) : (tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  return
}
// -----
// map of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, -1.0, 2.0], [0.0, -1.0, 2.0]]> : tensor<2x3xf8E4M3>
  %1 = stablehlo.constant dense<[[0.0, 2.0, -2.0], [0.0, 2.0, -2.0]]> : tensor<2x3xf8E4M3>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<f8E4M3>, %4: tensor<f8E4M3>):
    %5 = stablehlo.multiply %3, %4 : tensor<f8E4M3>
    stablehlo.return %5 : tensor<f8E4M3>
  }) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  %6 = stablehlo.constant dense<[[0.0, -2.0, -4.0], [0.0, -2.0, -4.0]]> : tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<f8E4M3>, %9: tensor<f8E4M3>):
    stablehlo.return %9 : tensor<f8E4M3>
  }) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  %10 = stablehlo.constant dense<-2.0> : tensor<f8E4M3>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<f8E4M3>):
    %13 = stablehlo.maximum %12, %10 : tensor<f8E4M3>
    stablehlo.return %13 : tensor<f8E4M3>
  }) : (tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  return
}
// -----
// map of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 1.0, -1.0], [-2.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3FN>
  %1 = stablehlo.constant dense<[[0.0, 0.0, -2.0], [0.0, -1.0, 1.0]]> : tensor<2x3xf8E4M3FN>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<f8E4M3FN>, %4: tensor<f8E4M3FN>):
    %5 = stablehlo.multiply %3, %4 : tensor<f8E4M3FN>
    stablehlo.return %5 : tensor<f8E4M3FN>
  }) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %6 = stablehlo.constant dense<[[0.0, 0.0, 2.0], [-0.0, -1.0, 2.0]]> : tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<f8E4M3FN>, %9: tensor<f8E4M3FN>):
    stablehlo.return %9 : tensor<f8E4M3FN>
  }) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %10 = stablehlo.constant dense<4.0> : tensor<f8E4M3FN>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<f8E4M3FN>):
    %13 = stablehlo.maximum %12, %10 : tensor<f8E4M3FN>
    stablehlo.return %13 : tensor<f8E4M3FN>
  }) : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %14 = stablehlo.constant dense<4.0> : tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %14) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  return
}
// -----
// map of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0, -2.0, -2.0], [-1.0, 1.0, -1.0]]> : tensor<2x3xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[0.0, -2.0, 1.0], [1.0, -2.0, 2.0]]> : tensor<2x3xf8E4M3FNUZ>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<f8E4M3FNUZ>, %4: tensor<f8E4M3FNUZ>):
    %5 = stablehlo.multiply %3, %4 : tensor<f8E4M3FNUZ>
    stablehlo.return %5 : tensor<f8E4M3FNUZ>
  }) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<[[0.0, 4.0, -2.0], [-1.0, -2.0, -2.0]]> : tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<f8E4M3FNUZ>, %9: tensor<f8E4M3FNUZ>):
    stablehlo.return %9 : tensor<f8E4M3FNUZ>
  }) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  %10 = stablehlo.constant dense<-1.0> : tensor<f8E4M3FNUZ>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<f8E4M3FNUZ>):
    %13 = stablehlo.maximum %12, %10 : tensor<f8E4M3FNUZ>
    stablehlo.return %13 : tensor<f8E4M3FNUZ>
  }) : (tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  %14 = stablehlo.constant dense<[[2.0, -1.0, -1.0], [-1.0, 1.0, -1.0]]> : tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %14) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  return
}
// -----
// map of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, -1.0, 2.0], [1.0, -1.0, -1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[2.0, 2.0, -1.0], [-2.0, 0.0, -2.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<f8E4M3B11FNUZ>, %4: tensor<f8E4M3B11FNUZ>):
    %5 = stablehlo.multiply %3, %4 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %5 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<[[0.0, -2.0, -2.0], [-2.0, 0.0, 2.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<f8E4M3B11FNUZ>, %9: tensor<f8E4M3B11FNUZ>):
    stablehlo.return %9 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  %10 = stablehlo.constant dense<4.0> : tensor<f8E4M3B11FNUZ>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<f8E4M3B11FNUZ>):
    %13 = stablehlo.maximum %12, %10 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %13 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  %14 = stablehlo.constant dense<4.0> : tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %14) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// map of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, -1.0, 2.0], [-1.0, -2.0, 2.0]]> : tensor<2x3xf8E5M2>
  %1 = stablehlo.constant dense<[[2.0, -2.0, -1.0], [-1.0, 2.0, -1.0]]> : tensor<2x3xf8E5M2>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<f8E5M2>, %4: tensor<f8E5M2>):
    %5 = stablehlo.multiply %3, %4 : tensor<f8E5M2>
    stablehlo.return %5 : tensor<f8E5M2>
  }) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  %6 = stablehlo.constant dense<[[2.0, 2.0, -2.0], [1.0, -4.0, -2.0]]> : tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<f8E5M2>, %9: tensor<f8E5M2>):
    stablehlo.return %9 : tensor<f8E5M2>
  }) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %10 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<f8E5M2>):
    %13 = stablehlo.maximum %12, %10 : tensor<f8E5M2>
    stablehlo.return %13 : tensor<f8E5M2>
  }) : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  %14 = stablehlo.constant dense<[[1.0, 0.0, 2.0], [0.0, 0.0, 2.0]]> : tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%11, %14) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  return
}
// -----
// map of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2.0, 1.0, 1.0], [2.0, 1.0, -1.0]]> : tensor<2x3xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[0.0, 2.0, -2.0], [-1.0, -2.0, 0.0]]> : tensor<2x3xf8E5M2FNUZ>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<f8E5M2FNUZ>, %4: tensor<f8E5M2FNUZ>):
    %5 = stablehlo.multiply %3, %4 : tensor<f8E5M2FNUZ>
    stablehlo.return %5 : tensor<f8E5M2FNUZ>
  }) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<[[0.0, 2.0, -2.0], [-2.0, -2.0, 0.0]]> : tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<f8E5M2FNUZ>, %9: tensor<f8E5M2FNUZ>):
    stablehlo.return %9 : tensor<f8E5M2FNUZ>
  }) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  %10 = stablehlo.constant dense<4.0> : tensor<f8E5M2FNUZ>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<f8E5M2FNUZ>):
    %13 = stablehlo.maximum %12, %10 : tensor<f8E5M2FNUZ>
    stablehlo.return %13 : tensor<f8E5M2FNUZ>
  }) : (tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  %14 = stablehlo.constant dense<4.0> : tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %14) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  return
}
// -----
// map of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.5, 0.5, 0.5], [0.5, 1.0, 0.5]]> : tensor<2x3xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[0.5, 1.0, 1.0], [1.0, 0.5, 1.0]]> : tensor<2x3xf8E8M0FNU>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<f8E8M0FNU>, %4: tensor<f8E8M0FNU>):
    %5 = stablehlo.multiply %3, %4 : tensor<f8E8M0FNU>
    stablehlo.return %5 : tensor<f8E8M0FNU>
  }) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
  %6 = stablehlo.constant dense<[[0.25, 0.5, 0.5], [0.5, 0.5, 0.5]]> : tensor<2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<f8E8M0FNU>, %9: tensor<f8E8M0FNU>):
    stablehlo.return %9 : tensor<f8E8M0FNU>
  }) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
  %10 = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<f8E8M0FNU>):
    %13 = stablehlo.maximum %12, %10 : tensor<f8E8M0FNU>
    stablehlo.return %13 : tensor<f8E8M0FNU>
  }) : (tensor<2x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
  %14 = stablehlo.constant dense<1.0> : tensor<2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%11, %14) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
  return
}
// -----
// map of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<bf16>
  %1 = stablehlo.constant dense<0.0> : tensor<bf16>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
    ^bb0(%3: tensor<bf16>, %4: tensor<bf16>):
    %5 = stablehlo.multiply %3, %4 : tensor<bf16>
    stablehlo.return %5 : tensor<bf16>
  }) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<bf16>, tensor<bf16>) -> ()
  %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
    ^bb0(%7: tensor<bf16>, %8: tensor<bf16>):
    stablehlo.return %8 : tensor<bf16>
  }) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<bf16>, tensor<bf16>) -> ()
  %9 = stablehlo.constant dense<-1.0> : tensor<bf16>
  %10 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
    ^bb0(%11: tensor<bf16>):
    %12 = stablehlo.maximum %11, %9 : tensor<bf16>
    stablehlo.return %12 : tensor<bf16>
  }) : (tensor<bf16>) -> tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%10, %0) : (tensor<bf16>, tensor<bf16>) -> ()
  %13 = stablehlo.constant dense<[[0.0, -1.0, 1.0], [2.0, 2.0, -1.0]]> : tensor<2x3xbf16>
  %14 = stablehlo.constant dense<[[-2.0, -1.0, 0.0], [2.0, -1.0, 0.0]]> : tensor<2x3xbf16>
  %15 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%16: tensor<bf16>, %17: tensor<bf16>):
    %18 = stablehlo.multiply %16, %17 : tensor<bf16>
    stablehlo.return %18 : tensor<bf16>
  }) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %19 = stablehlo.constant dense<[[-0.0, 1.0, 0.0], [4.0, -2.0, -0.0]]> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%15, %19) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %20 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%21: tensor<bf16>, %22: tensor<bf16>):
    stablehlo.return %22 : tensor<bf16>
  }) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%20, %14) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %23 = "stablehlo.map"(%13) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%24: tensor<bf16>):
    %25 = stablehlo.maximum %24, %9 : tensor<bf16>
    stablehlo.return %25 : tensor<bf16>
  }) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%23, %13) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  return
}
// -----
// map of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2.0, -1.0, 1.0], [-1.0, 2.0, -1.0]]> : tensor<2x3xf16>
  %1 = stablehlo.constant dense<[[0.0, -2.0, -1.0], [1.0, -1.0, 0.0]]> : tensor<2x3xf16>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<f16>, %4: tensor<f16>):
    %5 = stablehlo.multiply %3, %4 : tensor<f16>
    stablehlo.return %5 : tensor<f16>
  }) : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  %6 = stablehlo.constant dense<[[-0.0, 2.0, -1.0], [-1.0, -2.0, -0.0]]> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<f16>, %9: tensor<f16>):
    stablehlo.return %9 : tensor<f16>
  }) : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %10 = stablehlo.constant dense<0.0> : tensor<f16>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<f16>):
    %13 = stablehlo.maximum %12, %10 : tensor<f16>
    stablehlo.return %13 : tensor<f16>
  }) : (tensor<2x3xf16>) -> tensor<2x3xf16>
  %14 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [0.0, 2.0, 0.0]]> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%11, %14) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  return
}
// -----
// map of f32
func.func public @main() {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
    ^bb0(%2: tensor<f32>, %3: tensor<f32>):
    %4 = stablehlo.multiply %2, %3 : tensor<f32>
    stablehlo.return %4 : tensor<f32>
  }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<f32>, tensor<f32>) -> ()
  %5 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
    ^bb0(%6: tensor<f32>, %7: tensor<f32>):
    stablehlo.return %7 : tensor<f32>
  }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  stablehlo.custom_call @check.expect_eq(%5, %0) : (tensor<f32>, tensor<f32>) -> ()
  %8 = stablehlo.constant dense<2.0> : tensor<f32>
  %9 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
    ^bb0(%10: tensor<f32>):
    %11 = stablehlo.maximum %10, %8 : tensor<f32>
    stablehlo.return %11 : tensor<f32>
  }) : (tensor<f32>) -> tensor<f32>
  stablehlo.custom_call @check.expect_eq(%9, %8) : (tensor<f32>, tensor<f32>) -> ()
  %12 = stablehlo.constant dense<[-1.0, -1.0, -1.0, -2.0, -1.0]> : tensor<5xf32>
  %13 = stablehlo.constant dense<[1.0, 2.0, 2.0, 1.0, -2.0]> : tensor<5xf32>
  %14 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
    ^bb0(%15: tensor<f32>, %16: tensor<f32>):
    %17 = stablehlo.multiply %15, %16 : tensor<f32>
    stablehlo.return %17 : tensor<f32>
  }) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %18 = stablehlo.constant dense<[-1.0, -2.0, -2.0, -2.0, 2.0]> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%14, %18) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %19 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
    ^bb0(%20: tensor<f32>, %21: tensor<f32>):
    stablehlo.return %21 : tensor<f32>
  }) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%19, %13) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %22 = "stablehlo.map"(%12) <{dimensions = array<i64: 0>}> ({
    ^bb0(%23: tensor<f32>):
    %24 = stablehlo.maximum %23, %8 : tensor<f32>
    stablehlo.return %24 : tensor<f32>
  }) : (tensor<5xf32>) -> tensor<5xf32>
  %25 = stablehlo.constant dense<2.0> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%22, %25) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %26 = stablehlo.constant dense<[[2.0, 2.0, -1.0], [0.0, -1.0, -2.0]]> : tensor<2x3xf32>
  %27 = stablehlo.constant dense<[[1.0, 2.0, -2.0], [-1.0, 1.0, -2.0]]> : tensor<2x3xf32>
  %28 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%29: tensor<f32>, %30: tensor<f32>):
    %31 = stablehlo.multiply %29, %30 : tensor<f32>
    stablehlo.return %31 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %32 = stablehlo.constant dense<[[2.0, 4.0, 2.0], [-0.0, -1.0, 4.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %33 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%34: tensor<f32>, %35: tensor<f32>):
    stablehlo.return %35 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%33, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %36 = "stablehlo.map"(%26) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%37: tensor<f32>):
    %38 = stablehlo.maximum %37, %8 : tensor<f32>
    stablehlo.return %38 : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %39 = stablehlo.constant dense<2.0> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%36, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %40 = stablehlo.constant dense<[[-2.0, -1.0, -2.0, 1.0, 0.0, 0.0, 0.0, 1.0, -2.0, -1.0, 1.0, -1.0, 2.0, 1.0, 2.0, 1.0, -2.0, -2.0, 0.0, 2.0, 0.0, 2.0, 0.0, -1.0, 0.0, 2.0, -2.0, 2.0, 1.0, 1.0, 0.0, 1.0, -2.0, 1.0, -1.0, 1.0, 2.0, -2.0, 1.0, -1.0, -1.0, 0.0, 2.0, -1.0, -1.0, -1.0, -2.0, 0.0, 1.0, 1.0], [1.0, 0.0, 2.0, 2.0, 2.0, 2.0, 1.0, -2.0, 0.0, 2.0, 2.0, -1.0, 0.0, 0.0, -2.0, 1.0, -2.0, -2.0, 1.0, -1.0, 1.0, 2.0, -1.0, -2.0, 0.0, 2.0, 0.0, 2.0, -1.0, 0.0, -2.0, -1.0, 2.0, 2.0, -2.0, -1.0, 1.0, 2.0, 0.0, 0.0, -2.0, -2.0, 0.0, 2.0, 1.0, 0.0, 2.0, -1.0, 0.0, 2.0], [1.0, 2.0, 1.0, 0.0, 1.0, -1.0, 2.0, -1.0, -2.0, 0.0, -1.0, -2.0, -1.0, -1.0, -2.0, 2.0, 2.0, 2.0, 2.0, -1.0, -2.0, 2.0, -1.0, 1.0, 1.0, 2.0, -1.0, 2.0, -2.0, 2.0, 1.0, -2.0, -1.0, -2.0, 2.0, 2.0, -2.0, 0.0, -2.0, -1.0, -2.0, 2.0, 0.0, 1.0, -2.0, 0.0, 0.0, 1.0, 1.0, 1.0]]> : tensor<3x50xf32>
  %41 = stablehlo.constant dense<[[0.0, -1.0, 1.0, 0.0, 1.0, 1.0, -2.0, 2.0, 0.0, -1.0, 0.0, -2.0, 1.0, 2.0, 2.0, -1.0, 2.0, 2.0, -1.0, -2.0, -1.0, 1.0, 2.0, 0.0, -2.0, -2.0, 1.0, 2.0, -1.0, 2.0, -2.0, -2.0, 2.0, 1.0, 2.0, 2.0, -2.0, 1.0, 0.0, -2.0, 0.0, 2.0, 1.0, 1.0, -2.0, 0.0, -1.0, 1.0, -2.0, -2.0], [-2.0, 0.0, -2.0, -1.0, 1.0, 2.0, 2.0, 2.0, 0.0, 1.0, 0.0, 2.0, 0.0, 2.0, 2.0, 1.0, 1.0, -2.0, 2.0, 2.0, -2.0, 2.0, 1.0, 2.0, 1.0, 2.0, 1.0, 2.0, -1.0, 1.0, -2.0, 2.0, -1.0, -1.0, 2.0, 1.0, 0.0, -2.0, -1.0, -2.0, 0.0, 0.0, -1.0, -1.0, 1.0, 2.0, -1.0, 0.0, 0.0, 1.0], [2.0, -1.0, 0.0, 2.0, 2.0, 1.0, 2.0, 2.0, 2.0, 0.0, -1.0, 2.0, 2.0, -2.0, -2.0, 2.0, 2.0, -2.0, 0.0, -2.0, 2.0, 2.0, 1.0, 0.0, 0.0, -2.0, 0.0, 0.0, -2.0, 2.0, -2.0, -2.0, -2.0, -1.0, 1.0, 2.0, 2.0, 1.0, -2.0, 1.0, -1.0, 1.0, -2.0, -2.0, -2.0, -2.0, 1.0, -2.0, -2.0, 1.0]]> : tensor<3x50xf32>
  %42 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%43: tensor<f32>, %44: tensor<f32>):
    %45 = stablehlo.multiply %43, %44 : tensor<f32>
    stablehlo.return %45 : tensor<f32>
  }) : (tensor<3x50xf32>, tensor<3x50xf32>) -> tensor<3x50xf32>
  %46 = stablehlo.constant dense<[[-0.0, 1.0, -2.0, 0.0, 0.0, 0.0, -0.0, 2.0, -0.0, 1.0, 0.0, 2.0, 2.0, 2.0, 4.0, -1.0, -4.0, -4.0, -0.0, -4.0, -0.0, 2.0, 0.0, -0.0, -0.0, -4.0, -2.0, 4.0, -1.0, 2.0, -0.0, -2.0, -4.0, 1.0, -2.0, 2.0, -4.0, -2.0, 0.0, 2.0, -0.0, 0.0, 2.0, -1.0, 2.0, -0.0, 2.0, 0.0, -2.0, -2.0], [-2.0, 0.0, -4.0, -2.0, 2.0, 4.0, 2.0, -4.0, 0.0, 2.0, 0.0, -2.0, 0.0, 0.0, -4.0, 1.0, -2.0, 4.0, 2.0, -2.0, -2.0, 4.0, -1.0, -4.0, 0.0, 4.0, 0.0, 4.0, 1.0, 0.0, 4.0, -2.0, -2.0, -2.0, -4.0, -1.0, 0.0, -4.0, -0.0, -0.0, -0.0, -0.0, -0.0, -2.0, 1.0, 0.0, -2.0, -0.0, 0.0, 2.0], [2.0, -2.0, 0.0, 0.0, 2.0, -1.0, 4.0, -2.0, -4.0, 0.0, 1.0, -4.0, -2.0, 2.0, 4.0, 4.0, 4.0, -4.0, 0.0, 2.0, -4.0, 4.0, -1.0, 0.0, 0.0, -4.0, -0.0, 0.0, 4.0, 4.0, -2.0, 4.0, 2.0, 2.0, 2.0, 4.0, -4.0, 0.0, 4.0, -1.0, 2.0, 2.0, -0.0, -2.0, 4.0, -0.0, 0.0, -2.0, -2.0, 1.0]]> : tensor<3x50xf32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<3x50xf32>, tensor<3x50xf32>) -> ()
  %47 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%48: tensor<f32>, %49: tensor<f32>):
    stablehlo.return %49 : tensor<f32>
  }) : (tensor<3x50xf32>, tensor<3x50xf32>) -> tensor<3x50xf32>
  stablehlo.custom_call @check.expect_eq(%47, %41) : (tensor<3x50xf32>, tensor<3x50xf32>) -> ()
  %50 = "stablehlo.map"(%40) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%51: tensor<f32>):
    %52 = stablehlo.maximum %51, %8 : tensor<f32>
    stablehlo.return %52 : tensor<f32>
  }) : (tensor<3x50xf32>) -> tensor<3x50xf32>
  %53 = stablehlo.constant dense<2.0> : tensor<3x50xf32>
  stablehlo.custom_call @check.expect_eq(%50, %53) : (tensor<3x50xf32>, tensor<3x50xf32>) -> ()
  return
}
// -----
// map of f64
func.func public @main() {
  %0 = stablehlo.constant dense<0.0> : tensor<f64>
  %1 = stablehlo.constant dense<2.0> : tensor<f64>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
    ^bb0(%3: tensor<f64>, %4: tensor<f64>):
    %5 = stablehlo.multiply %3, %4 : tensor<f64>
    stablehlo.return %5 : tensor<f64>
  }) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  stablehlo.custom_call @check.expect_eq(%2, %0) : (tensor<f64>, tensor<f64>) -> ()
  %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
    ^bb0(%7: tensor<f64>, %8: tensor<f64>):
    stablehlo.return %8 : tensor<f64>
  }) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<f64>, tensor<f64>) -> ()
  %9 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
    ^bb0(%10: tensor<f64>):
    %11 = stablehlo.maximum %10, %0 : tensor<f64>
    stablehlo.return %11 : tensor<f64>
  }) : (tensor<f64>) -> tensor<f64>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<f64>, tensor<f64>) -> ()
  %12 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [2.0, 1.0, -2.0]]> : tensor<2x3xf64>
  %13 = stablehlo.constant dense<[[-2.0, 2.0, 2.0], [0.0, 0.0, 1.0]]> : tensor<2x3xf64>
  %14 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%15: tensor<f64>, %16: tensor<f64>):
    %17 = stablehlo.multiply %15, %16 : tensor<f64>
    stablehlo.return %17 : tensor<f64>
  }) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  %18 = stablehlo.constant dense<[[-0.0, 2.0, 4.0], [0.0, 0.0, -2.0]]> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%14, %18) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %19 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%20: tensor<f64>, %21: tensor<f64>):
    stablehlo.return %21 : tensor<f64>
  }) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%19, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %22 = "stablehlo.map"(%12) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%23: tensor<f64>):
    %24 = stablehlo.maximum %23, %0 : tensor<f64>
    stablehlo.return %24 : tensor<f64>
  }) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %25 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [2.0, 1.0, 0.0]]> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%22, %25) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  return
}
// -----
// map of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<(-2.0, -2.0)> : tensor<complex<f32>>
  %1 = stablehlo.constant dense<(-2.0, -1.0)> : tensor<complex<f32>>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
    ^bb0(%3: tensor<complex<f32>>, %4: tensor<complex<f32>>):
    %5 = stablehlo.multiply %3, %4 : tensor<complex<f32>>
    stablehlo.return %5 : tensor<complex<f32>>
  }) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  %6 = stablehlo.constant dense<(2.0, 6.0)> : tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
    ^bb0(%8: tensor<complex<f32>>, %9: tensor<complex<f32>>):
    stablehlo.return %9 : tensor<complex<f32>>
  }) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  %10 = stablehlo.constant dense<(-3.0, 2.0)> : tensor<complex<f32>>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
    ^bb0(%12: tensor<complex<f32>>):
    %13 = stablehlo.maximum %12, %10 : tensor<complex<f32>>
    stablehlo.return %13 : tensor<complex<f32>>
  }) : (tensor<complex<f32>>) -> tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  %14 = stablehlo.constant dense<[[(-2.0, -2.0), (1.0, 0.0), (2.0, 1.0)], [(1.0, 0.0), (2.0, 0.0), (2.0, 1.0)]]> : tensor<2x3xcomplex<f32>>
  %15 = stablehlo.constant dense<[[(2.0, 2.0), (-2.0, 1.0), (2.0, 0.0)], [(-2.0, 1.0), (1.0, 1.0), (2.0, -1.0)]]> : tensor<2x3xcomplex<f32>>
  %16 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%17: tensor<complex<f32>>, %18: tensor<complex<f32>>):
    %19 = stablehlo.multiply %17, %18 : tensor<complex<f32>>
    stablehlo.return %19 : tensor<complex<f32>>
  }) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  %20 = stablehlo.constant dense<[[(0.0, -8.0), (-2.0, 1.0), (4.0, 2.0)], [(-2.0, 1.0), (2.0, 2.0), (5.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%16, %20) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %21 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%22: tensor<complex<f32>>, %23: tensor<complex<f32>>):
    stablehlo.return %23 : tensor<complex<f32>>
  }) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%21, %15) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %24 = "stablehlo.map"(%14) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%25: tensor<complex<f32>>):
    %26 = stablehlo.maximum %25, %10 : tensor<complex<f32>>
    stablehlo.return %26 : tensor<complex<f32>>
  }) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%24, %14) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  return
}
// -----
// map of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(2.0, -2.0), (-1.0, -1.0), (2.0, -1.0)], [(-1.0, -1.0), (-1.0, 2.0), (1.0, -1.0)]]> : tensor<2x3xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(-2.0, 0.0), (2.0, 1.0), (0.0, 1.0)], [(-2.0, -1.0), (-2.0, 0.0), (0.0, 2.0)]]> : tensor<2x3xcomplex<f64>>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%3: tensor<complex<f64>>, %4: tensor<complex<f64>>):
    %5 = stablehlo.multiply %3, %4 : tensor<complex<f64>>
    stablehlo.return %5 : tensor<complex<f64>>
  }) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  %6 = stablehlo.constant dense<[[(-4.0, 4.0), (-1.0, -3.0), (1.0, 2.0)], [(1.0, 3.0), (2.0, -4.0), (2.0, 2.0)]]> : tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%8: tensor<complex<f64>>, %9: tensor<complex<f64>>):
    stablehlo.return %9 : tensor<complex<f64>>
  }) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %10 = stablehlo.constant dense<(-3.0, 1.0)> : tensor<complex<f64>>
  %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%12: tensor<complex<f64>>):
    %13 = stablehlo.maximum %12, %10 : tensor<complex<f64>>
    stablehlo.return %13 : tensor<complex<f64>>
  }) : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  return
}
// -----
// map of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x446993B8DD02274C719BC0E583A8CDF2173C618BB0D5FA1F"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.map"(%0, %2) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%4: tensor<!quant.uniform<i8:f32, 0.5:3>>, %5: tensor<!quant.uniform<i8:f32, 0.5:3>>):
    %6 = stablehlo.maximum %4, %5 : tensor<!quant.uniform<i8:f32, 0.5:3>>
    stablehlo.return %6 : tensor<!quant.uniform<i8:f32, 0.5:3>>
  }) : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %7 = "stablehlo.constant"() <{value = dense<"0x4469CDF2173C614C71D5FA1F4469CDF2173C614C71D5FA1F"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
