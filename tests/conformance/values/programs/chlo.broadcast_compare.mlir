// broadcast_compare of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [false]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[true, true, false, false]]> : tensor<1x4xi1>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xi1>, tensor<1x4xi1>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[true, true, false, false], [false, false, true, true], [false, false, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[true, false], [true, true], [false, false]], [[false, false], [true, true], [false, true]]]> : tensor<2x3x2xi1>
  %5 = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xi1>, tensor<3xi1>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[true, false], [true, true], [true, true]], [[false, false], [true, true], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xi1>, tensor<1x4xi1>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[false, false, true, true], [true, true, false, false], [true, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xi1>, tensor<3xi1>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[false, true], [false, false], [false, false]], [[true, true], [false, false], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xi1>, tensor<1x4xi1>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, false, false, false], [true, true, false, false], [true, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xi1>, tensor<3xi1>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[false, true], [false, false], [false, false]], [[true, true], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xi1>, tensor<1x4xi1>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[true, true, false, false], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xi1>, tensor<3xi1>) -> tensor<2x3x2xi1>
  %19 = stablehlo.constant dense<[[[true, true], [true, true], [true, true]], [[true, true], [true, true], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xi1>, tensor<1x4xi1>) -> tensor<3x4xi1>
  %21 = stablehlo.constant dense<[[false, false, true, true], [false, false, false, false], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xi1>, tensor<3xi1>) -> tensor<2x3x2xi1>
  %23 = stablehlo.constant dense<[[[false, false], [false, false], [false, false]], [[false, false], [false, false], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xi1>, tensor<1x4xi1>) -> tensor<3x4xi1>
  %25 = stablehlo.constant dense<[[true, true, true, true], [false, false, true, true], [false, false, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %26 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xi1>, tensor<3xi1>) -> tensor<2x3x2xi1>
  %27 = stablehlo.constant dense<[[[true, false], [true, true], [true, true]], [[false, false], [true, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1], [-2], [0]]> : tensor<3x1xi2>
  %1 = stablehlo.constant dense<[[0, -2, -2, -2]]> : tensor<1x4xi2>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, false, false, false], [false, true, true, true], [true, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[1, -2], [-2, 1], [-1, -2]], [[-2, -2], [-1, -2], [-1, 0]]]> : tensor<2x3x2xi2>
  %5 = stablehlo.constant dense<[0, -2, 1]> : tensor<3xi2>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, false], [true, false], [false, false]], [[false, false], [false, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[true, true, true, true], [true, false, false, false], [false, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[true, true], [false, true], [true, true]], [[true, true], [true, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, false, false, false], [true, false, false, false], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[false, true], [false, false], [true, true]], [[true, true], [false, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[false, false, false, false], [true, true, true, true], [true, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi1>
  %19 = stablehlo.constant dense<[[[false, true], [true, false], [true, true]], [[true, true], [false, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi1>
  %21 = stablehlo.constant dense<[[true, true, true, true], [false, false, false, false], [false, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi1>
  %23 = stablehlo.constant dense<[[[true, false], [false, true], [false, false]], [[false, false], [true, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi1>
  %25 = stablehlo.constant dense<[[true, true, true, true], [false, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %26 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi1>
  %27 = stablehlo.constant dense<[[[true, false], [true, true], [false, false]], [[false, false], [true, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1], [-3], [-5]]> : tensor<3x1xi4>
  %1 = stablehlo.constant dense<[[-2, 5, 7, 5]]> : tensor<1x4xi4>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<false> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[-5, -3], [-5, -4], [3, 5]], [[1, 0], [-4, 7], [-6, -6]]]> : tensor<2x3x2xi4>
  %5 = stablehlo.constant dense<[3, -7, -3]> : tensor<3xi4>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<false> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<true> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[true, true], [false, false], [false, false]], [[true, true], [false, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%17, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi1>
  %19 = stablehlo.constant dense<[[true, false, false, false], [false, false, false, false], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi1>
  %21 = stablehlo.constant dense<[[[false, false], [true, true], [true, true]], [[false, false], [true, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%22, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %23 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%23, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[65], [-33], [-106]]> : tensor<3x1xi8>
  %1 = stablehlo.constant dense<[[-25, 102, -72, -40]]> : tensor<1x4xi8>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<false> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0x408AE0B7417E4650CCE07359"> : tensor<2x3x2xi8>
  %5 = stablehlo.constant dense<[-107, 123, -128]> : tensor<3xi8>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<false> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<true> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, true, false, false], [true, true, false, false], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[false, true], [true, true], [false, false]], [[false, false], [true, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%17, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi1>
  %19 = stablehlo.constant dense<[[true, false, true, true], [false, false, true, true], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi1>
  %21 = stablehlo.constant dense<[[[true, false], [false, false], [true, true]], [[true, true], [false, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%22, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %23 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%23, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[5201], [-9937], [-10952]]> : tensor<3x1xi16>
  %1 = stablehlo.constant dense<[[-3707, 5439, -4272, -22848]]> : tensor<1x4xi16>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<false> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0xDB0FFB0C82B838103B912464CA6E1859A6A0606F3670B48C"> : tensor<2x3x2xi16>
  %5 = stablehlo.constant dense<[22099, -24550, -9338]> : tensor<3xi16>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<false> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<true> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, true, false, false], [true, true, true, false], [true, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[true, true], [false, false], [true, false]], [[false, false], [false, false], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%17, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi1>
  %19 = stablehlo.constant dense<[[true, false, true, true], [false, false, false, true], [false, false, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi1>
  %21 = stablehlo.constant dense<[[[false, false], [true, true], [false, true]], [[true, true], [true, true], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%22, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %23 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%23, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-991156959], [362077424], [-1302990209]]> : tensor<3x1xi32>
  %1 = stablehlo.constant dense<[[-1432371297, 690184321, -1601495048, 1124202802]]> : tensor<1x4xi32>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<false> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0x80FD3728B67B38FE1684AC2BE6DC57A8E03074C2F24209D2A7BCE2A3226917174155B3DD4D7FFF7C344C03C276EF41C4"> : tensor<2x3x2xi32>
  %5 = stablehlo.constant dense<[-176418261, 2122874049, -805802638]> : tensor<3xi32>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<false> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<true> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, true, false, true], [false, true, false, true], [false, true, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[false, false], [true, true], [true, false]], [[true, false], [true, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%17, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi1>
  %19 = stablehlo.constant dense<[[true, false, true, false], [true, false, true, false], [true, false, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi1>
  %21 = stablehlo.constant dense<[[[true, true], [false, false], [false, true]], [[false, true], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%22, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %23 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%23, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[6438324930274520245], [-5894086535102421407], [-1536191649520311130]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<[[6441516414480384762, -8271231509480362260, -247294301199271113, 1361076798208723088]]> : tensor<1x4xi64>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<false> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0x122CB364B062FD6F830E0AE88C8FEFCEE7810D6C875FC6F9D4FB8605567AF00CA91CEE7606F45C8F161643F0FF36D94041371AE148A6E13E429125725F80774183E8617668CA9E1B42DDC937024BAA65C6254E91EAE601C6B449C9DBEA3197D5"> : tensor<2x3x2xi64>
  %5 = stablehlo.constant dense<[7279716954887276230, 6159127407065129455, -512449584537299569]> : tensor<3xi64>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<false> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<true> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[true, false, false, false], [true, false, true, true], [true, false, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[false, true], [true, true], [true, false]], [[true, true], [true, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%17, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi1>
  %19 = stablehlo.constant dense<[[false, true, true, true], [false, true, false, false], [false, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi1>
  %21 = stablehlo.constant dense<[[[true, false], [false, false], [false, true]], [[false, false], [false, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%22, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %23 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%23, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[2], [1], [0]]> : tensor<3x1xui2>
  %1 = stablehlo.constant dense<[[0, 3, 0, 0]]> : tensor<1x4xui2>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [true, false, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[3, 0], [2, 0], [2, 2]], [[1, 2], [2, 1], [1, 2]]]> : tensor<2x3x2xui2>
  %5 = stablehlo.constant dense<[1, 2, 2]> : tensor<3xui2>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, false], [true, false], [true, true]], [[true, false], [true, false], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [false, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[true, true], [false, true], [false, false]], [[false, true], [false, true], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, true, false, false], [false, true, false, false], [false, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[false, true], [false, true], [false, false]], [[false, false], [false, true], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[false, true, false, false], [false, true, false, false], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xi1>
  %19 = stablehlo.constant dense<[[[false, true], [true, true], [true, true]], [[true, false], [true, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xi1>
  %21 = stablehlo.constant dense<[[true, false, true, true], [true, false, true, true], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xi1>
  %23 = stablehlo.constant dense<[[[true, false], [false, false], [false, false]], [[false, true], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xi1>
  %25 = stablehlo.constant dense<[[true, false, true, true], [true, false, true, true], [true, false, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %26 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xi1>
  %27 = stablehlo.constant dense<[[[true, false], [true, false], [true, true]], [[true, true], [true, false], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[3], [14], [5]]> : tensor<3x1xui4>
  %1 = stablehlo.constant dense<[[9, 8, 7, 4]]> : tensor<1x4xui4>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<false> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[4, 12], [14, 4], [9, 1]], [[13, 13], [13, 3], [8, 8]]]> : tensor<2x3x2xui4>
  %5 = stablehlo.constant dense<[6, 5, 9]> : tensor<3xui4>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, false], [false, false], [true, false]], [[false, false], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[true, true], [true, true], [false, true]], [[true, true], [true, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[true, true, true, true], [false, false, false, false], [true, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[true, false], [false, true], [false, true]], [[false, false], [false, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xi1>
  %18 = stablehlo.constant dense<[[[true, false], [false, true], [true, true]], [[false, false], [false, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %19 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xi1>
  %20 = stablehlo.constant dense<[[false, false, false, false], [true, true, true, true], [false, false, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %21 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xi1>
  %22 = stablehlo.constant dense<[[[false, true], [true, false], [false, false]], [[true, true], [true, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %23 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%23, %20) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xi1>
  %25 = stablehlo.constant dense<[[[false, true], [true, false], [true, false]], [[true, true], [true, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[138], [168], [95]]> : tensor<3x1xui8>
  %1 = stablehlo.constant dense<[[6, 214, 129, 180]]> : tensor<1x4xui8>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<false> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0xD2D6D51F9EC02510A8A899BF"> : tensor<2x3x2xui8>
  %5 = stablehlo.constant dense<[180, 41, 101]> : tensor<3xui8>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<false> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<true> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, true, false, true], [false, true, false, true], [false, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[false, false], [false, true], [false, false]], [[true, true], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%17, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xi1>
  %19 = stablehlo.constant dense<[[true, false, true, false], [true, false, true, false], [true, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xi1>
  %21 = stablehlo.constant dense<[[[true, true], [true, false], [true, true]], [[false, false], [true, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%22, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %23 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%23, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[21996], [46213], [47219]]> : tensor<3x1xui16>
  %1 = stablehlo.constant dense<[[37153, 20391, 28348, 52213]]> : tensor<1x4xui16>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<false> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0x238D17E1449F66CD22EED821985C62F2C2B576610936CA24"> : tensor<2x3x2xui16>
  %5 = stablehlo.constant dense<[49547, 6013, 54278]> : tensor<3xui16>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<false> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<true> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[true, false, true, true], [false, false, false, true], [false, false, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[true, false], [false, false], [false, true]], [[true, false], [false, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%17, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xi1>
  %19 = stablehlo.constant dense<[[false, true, false, false], [true, true, true, false], [true, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xi1>
  %21 = stablehlo.constant dense<[[[false, true], [true, true], [true, false]], [[false, true], [true, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%22, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %23 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%23, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[4263574484], [4049012529], [3691940132]]> : tensor<3x1xui32>
  %1 = stablehlo.constant dense<[[1741083519, 3540025531, 558714824, 4122302611]]> : tensor<1x4xui32>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<false> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0x1AB726F911D627BEF659329F6B342BE64F54EA380D6C8971EDF80AE0D35B5C0E0E7AC9A92EC4B069378563CBD175ECF8"> : tensor<2x3x2xui32>
  %5 = stablehlo.constant dense<[3096345416, 32832263, 2707884926]> : tensor<3xui32>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<false> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<true> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, true], [false, false, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[false, false], [false, false], [true, true]], [[false, true], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%17, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xi1>
  %19 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, false], [true, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xi1>
  %21 = stablehlo.constant dense<[[[true, true], [true, true], [false, false]], [[true, false], [true, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%22, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %23 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%23, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[12642869338280237919], [13486858070369160624], [4723001650489242137]]> : tensor<3x1xui64>
  %1 = stablehlo.constant dense<[[6449320629913832632, 16849258641711625793, 14908097820812522793, 13647574267651693922]]> : tensor<1x4xui64>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<false> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0xDF5C5959BD454851105175BD7B04DFD1A0AF98BD706C69F1060714C07E5883E523FA3087FE1D02DC749E0F06BB13BA272504B74B2EC5B6C5FFD48F1CEECDAFEC23497991269F5FF66000146EE3AE72865606CE0630B95E24C67429245DFA8919"> : tensor<2x3x2xui64>
  %5 = stablehlo.constant dense<[10111106912619783394, 5974778338370806256, 12329803780795119496]> : tensor<3xui64>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<false> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<true> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, true, true, true], [false, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[true, false], [false, false], [false, true]], [[false, false], [false, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%17, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xi1>
  %19 = stablehlo.constant dense<[[true, false, false, false], [true, false, false, false], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xi1>
  %21 = stablehlo.constant dense<[[[false, true], [true, true], [true, false]], [[true, true], [true, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%22, %19) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %23 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%23, %21) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [2.0], [0.0]]> : tensor<3x1xf4E2M1FN>
  %1 = stablehlo.constant dense<[[2.0, -2.0, 0.0, 0.0]]> : tensor<1x4xf4E2M1FN>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, false, false, false], [true, false, false, false], [false, false, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[-1.0, -2.0], [1.0, 1.0], [1.0, 1.0]], [[-2.0, -2.0], [2.0, 2.0], [0.0, 0.0]]]> : tensor<2x3x2xf4E2M1FN>
  %5 = stablehlo.constant dense<[-1.0, 1.0, 0.0]> : tensor<3xf4E2M1FN>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xf4E2M1FN>, tensor<3xf4E2M1FN>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[true, false], [true, true], [false, false]], [[false, false], [false, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[true, true, true, true], [false, true, true, true], [true, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xf4E2M1FN>, tensor<3xf4E2M1FN>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[false, true], [false, false], [true, true]], [[true, true], [true, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[true, false, true, true], [false, false, false, false], [true, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xf4E2M1FN>, tensor<3xf4E2M1FN>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[false, true], [false, false], [false, false]], [[true, true], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[true, false, true, true], [true, false, false, false], [true, false, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xf4E2M1FN>, tensor<3xf4E2M1FN>) -> tensor<2x3x2xi1>
  %19 = stablehlo.constant dense<[[[true, true], [true, true], [false, false]], [[true, true], [false, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> tensor<3x4xi1>
  %21 = stablehlo.constant dense<[[false, true, false, false], [false, true, true, true], [false, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xf4E2M1FN>, tensor<3xf4E2M1FN>) -> tensor<2x3x2xi1>
  %23 = stablehlo.constant dense<[[[false, false], [false, false], [true, true]], [[false, false], [true, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> tensor<3x4xi1>
  %25 = stablehlo.constant dense<[[false, true, false, false], [true, true, true, true], [false, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %26 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xf4E2M1FN>, tensor<3xf4E2M1FN>) -> tensor<2x3x2xi1>
  %27 = stablehlo.constant dense<[[[true, false], [true, true], [true, true]], [[false, false], [true, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [0.0], [0.0]]> : tensor<3x1xf6E2M3FN>
  %1 = stablehlo.constant dense<[[0.0, 1.0, -1.0, 1.0]]> : tensor<1x4xf6E2M3FN>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, true, false, true], [true, false, false, false], [true, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[0.0, 1.0], [1.0, -1.0], [0.0, -1.0]], [[-1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0]]]> : tensor<2x3x2xf6E2M3FN>
  %5 = stablehlo.constant dense<[-1.0, 0.0, 1.0]> : tensor<3xf6E2M3FN>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xf6E2M3FN>, tensor<3xf6E2M3FN>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, false], [false, false], [false, false]], [[true, false], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[true, false, true, false], [false, true, true, true], [false, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xf6E2M3FN>, tensor<3xf6E2M3FN>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[true, true], [true, true], [true, true]], [[false, true], [true, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, false, false, false], [false, true, false, true], [false, true, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xf6E2M3FN>, tensor<3xf6E2M3FN>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[false, false], [false, true], [true, true]], [[false, false], [true, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[false, true, false, true], [true, true, false, true], [true, true, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xf6E2M3FN>, tensor<3xf6E2M3FN>) -> tensor<2x3x2xi1>
  %19 = stablehlo.constant dense<[[[false, false], [false, true], [true, true]], [[true, false], [true, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xi1>
  %21 = stablehlo.constant dense<[[true, false, true, false], [false, false, true, false], [false, false, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xf6E2M3FN>, tensor<3xf6E2M3FN>) -> tensor<2x3x2xi1>
  %23 = stablehlo.constant dense<[[[true, true], [true, false], [false, false]], [[false, true], [false, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xi1>
  %25 = stablehlo.constant dense<[[true, true, true, true], [true, false, true, false], [true, false, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %26 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xf6E2M3FN>, tensor<3xf6E2M3FN>) -> tensor<2x3x2xi1>
  %27 = stablehlo.constant dense<[[[true, true], [true, false], [false, false]], [[true, true], [false, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [1.0], [-1.0]]> : tensor<3x1xf6E3M2FN>
  %1 = stablehlo.constant dense<[[0.0, 0.0, -1.0, 1.0]]> : tensor<1x4xf6E3M2FN>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, false, true, false], [false, false, false, true], [false, false, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[1.0, 0.0], [0.0, 1.0], [0.0, 1.0]], [[1.0, -1.0], [1.0, -1.0], [0.0, 1.0]]]> : tensor<2x3x2xf6E3M2FN>
  %5 = stablehlo.constant dense<-1.0> : tensor<3xf6E3M2FN>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xf6E3M2FN>, tensor<3xf6E3M2FN>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, false], [false, false], [false, false]], [[false, true], [false, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[true, true, false, true], [true, true, true, false], [true, true, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xf6E3M2FN>, tensor<3xf6E3M2FN>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[true, true], [true, true], [true, true]], [[true, false], [true, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[true, true, false, true], [false, false, false, false], [true, true, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xf6E3M2FN>, tensor<3xf6E3M2FN>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<false> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[true, true, true, true], [false, false, false, true], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xf6E3M2FN>, tensor<3xf6E3M2FN>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %19 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xi1>
  %20 = stablehlo.constant dense<[[false, false, false, false], [true, true, true, false], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %21 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xf6E3M2FN>, tensor<3xf6E3M2FN>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%21, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xi1>
  %23 = stablehlo.constant dense<[[false, false, true, false], [true, true, true, true], [false, false, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xf6E3M2FN>, tensor<3xf6E3M2FN>) -> tensor<2x3x2xi1>
  %25 = stablehlo.constant dense<true> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [1.0], [0.0]]> : tensor<3x1xf8E3M4>
  %1 = stablehlo.constant dense<[[0.0, 1.0, 1.0, 1.0]]> : tensor<1x4xf8E3M4>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, true, true, true], [false, true, true, true], [true, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0xB00000B0300030B03000B0B0"> : tensor<2x3x2xf8E3M4>
  %5 = stablehlo.constant dense<[1.0, 0.0, 0.0]> : tensor<3xf8E3M4>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xf8E3M4>, tensor<3xf8E3M4>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, false], [true, false], [false, true]], [[true, false], [false, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[true, false, false, false], [true, false, false, false], [false, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xf8E3M4>, tensor<3xf8E3M4>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[true, true], [false, true], [true, false]], [[false, true], [true, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xf8E3M4>, tensor<3xf8E3M4>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[true, true], [false, true], [false, false]], [[false, true], [false, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[false, true, true, true], [false, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xf8E3M4>, tensor<3xf8E3M4>) -> tensor<2x3x2xi1>
  %19 = stablehlo.constant dense<[[[true, true], [true, true], [false, true]], [[true, true], [false, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xi1>
  %21 = stablehlo.constant dense<[[true, false, false, false], [true, false, false, false], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xf8E3M4>, tensor<3xf8E3M4>) -> tensor<2x3x2xi1>
  %23 = stablehlo.constant dense<[[[false, false], [false, false], [true, false]], [[false, false], [true, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xi1>
  %25 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %26 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xf8E3M4>, tensor<3xf8E3M4>) -> tensor<2x3x2xi1>
  %27 = stablehlo.constant dense<[[[false, false], [true, false], [true, true]], [[true, false], [true, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [0.0]]> : tensor<3x1xf8E4M3>
  %1 = stablehlo.constant dense<[[1.0, 1.0, 0.0, -1.0]]> : tensor<1x4xf8E4M3>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, false, true, false], [true, true, false, false], [false, false, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0xB8380038B838383800B838B8"> : tensor<2x3x2xf8E4M3>
  %5 = stablehlo.constant dense<[1.0, -1.0, 1.0]> : tensor<3xf8E4M3>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xf8E4M3>, tensor<3xf8E4M3>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, true], [false, false], [false, true]], [[true, true], [false, true], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[true, true, false, true], [false, false, true, true], [true, true, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xf8E4M3>, tensor<3xf8E4M3>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[true, false], [true, true], [true, false]], [[false, false], [true, false], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[true, true, false, false], [false, false, false, false], [true, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xf8E4M3>, tensor<3xf8E4M3>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[true, false], [false, false], [true, false]], [[false, false], [false, false], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[true, true, true, false], [true, true, false, false], [true, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xf8E4M3>, tensor<3xf8E4M3>) -> tensor<2x3x2xi1>
  %19 = stablehlo.constant dense<[[[true, true], [false, false], [true, true]], [[true, true], [false, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xi1>
  %21 = stablehlo.constant dense<[[false, false, false, true], [false, false, true, true], [false, false, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xf8E4M3>, tensor<3xf8E4M3>) -> tensor<2x3x2xi1>
  %23 = stablehlo.constant dense<[[[false, false], [true, true], [false, false]], [[false, false], [true, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xi1>
  %25 = stablehlo.constant dense<[[false, false, true, true], [true, true, true, true], [false, false, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %26 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xf8E4M3>, tensor<3xf8E4M3>) -> tensor<2x3x2xi1>
  %27 = stablehlo.constant dense<[[[false, true], [true, true], [false, true]], [[true, true], [true, true], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [1.0], [0.0]]> : tensor<3x1xf8E4M3FN>
  %1 = stablehlo.constant dense<[[0.0, 1.0, 1.0, -1.0]]> : tensor<1x4xf8E4M3FN>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, true, true, false], [false, true, true, false], [true, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0xB800B8B838B8B838B8003838"> : tensor<2x3x2xf8E4M3FN>
  %5 = stablehlo.constant dense<[1.0, 1.0, 0.0]> : tensor<3xf8E4M3FN>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, false], [false, false], [false, false]], [[false, true], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[true, false, false, true], [true, false, false, true], [false, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[true, true], [true, true], [true, true]], [[true, false], [true, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[true, true], [true, true], [false, true]], [[true, false], [true, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[false, true, true, false], [false, true, true, false], [true, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2x3x2xi1>
  %19 = stablehlo.constant dense<[[[true, true], [true, true], [false, true]], [[true, true], [true, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xi1>
  %21 = stablehlo.constant dense<[[true, false, false, true], [true, false, false, true], [false, false, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2x3x2xi1>
  %23 = stablehlo.constant dense<[[[false, false], [false, false], [true, false]], [[false, false], [false, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xi1>
  %25 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, false, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %26 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2x3x2xi1>
  %27 = stablehlo.constant dense<[[[false, false], [false, false], [true, false]], [[false, true], [false, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [0.0], [1.0]]> : tensor<3x1xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[0.0, 1.0, 1.0, 1.0]]> : tensor<1x4xf8E4M3FNUZ>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[true, false, false, false], [true, false, false, false], [false, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0x40400000400000400040C0C0"> : tensor<2x3x2xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<[1.0, 1.0, 0.0]> : tensor<3xf8E4M3FNUZ>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[true, true], [false, false], [false, true]], [[false, true], [false, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[false, true, true, true], [false, true, true, true], [true, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[false, false], [true, true], [true, false]], [[true, false], [true, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, true, true, true], [false, true, true, true], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[false, false], [true, true], [false, false]], [[true, false], [true, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [false, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<2x3x2xi1>
  %19 = stablehlo.constant dense<[[[true, true], [true, true], [false, true]], [[true, true], [true, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xi1>
  %21 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [true, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<2x3x2xi1>
  %23 = stablehlo.constant dense<[[[false, false], [false, false], [true, false]], [[false, false], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xi1>
  %25 = stablehlo.constant dense<[[true, false, false, false], [true, false, false, false], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %26 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<2x3x2xi1>
  %27 = stablehlo.constant dense<[[[true, true], [false, false], [true, true]], [[false, true], [false, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [-1.0], [0.0]]> : tensor<3x1xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[0.0, -1.0, 0.0, 1.0]]> : tensor<1x4xf8E4M3B11FNUZ>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, false, false, true], [false, true, false, false], [true, false, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0x585800D800D8D8D858D858D8"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<[1.0, -1.0, 1.0]> : tensor<3xf8E4M3B11FNUZ>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[true, true], [false, true], [false, false]], [[false, false], [false, true], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[true, true, true, false], [true, false, true, true], [false, true, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[false, false], [true, false], [true, true]], [[true, true], [true, false], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, false, false, false], [true, false, true, true], [false, false, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[false, false], [false, false], [true, true]], [[true, true], [false, false], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[false, false, false, true], [true, true, true, true], [true, false, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> tensor<2x3x2xi1>
  %19 = stablehlo.constant dense<[[[true, true], [false, true], [true, true]], [[true, true], [false, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xi1>
  %21 = stablehlo.constant dense<[[true, true, true, false], [false, false, false, false], [false, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> tensor<2x3x2xi1>
  %23 = stablehlo.constant dense<[[[false, false], [true, false], [false, false]], [[false, false], [true, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xi1>
  %25 = stablehlo.constant dense<[[true, true, true, true], [false, true, false, false], [true, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %26 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> tensor<2x3x2xi1>
  %27 = stablehlo.constant dense<[[[true, true], [true, true], [false, false]], [[false, false], [true, true], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [-1.0], [0.0]]> : tensor<3x1xf8E5M2>
  %1 = stablehlo.constant dense<[[0.0, 1.0, -1.0, -1.0]]> : tensor<1x4xf8E5M2>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, true, false, false], [false, false, true, true], [true, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0x003CBC00003C00BC0000BC3C"> : tensor<2x3x2xf8E5M2>
  %5 = stablehlo.constant dense<[1.0, 0.0, 0.0]> : tensor<3xf8E5M2>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xf8E5M2>, tensor<3xf8E5M2>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, true], [false, true], [true, false]], [[false, false], [true, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[true, false, true, true], [true, true, false, false], [false, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xf8E5M2>, tensor<3xf8E5M2>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[true, false], [true, false], [false, true]], [[true, true], [false, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, false, false, false], [true, true, false, false], [false, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xf8E5M2>, tensor<3xf8E5M2>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[true, false], [true, false], [false, false]], [[true, true], [false, false], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[false, true, false, false], [true, true, true, true], [true, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xf8E5M2>, tensor<3xf8E5M2>) -> tensor<2x3x2xi1>
  %19 = stablehlo.constant dense<[[[true, true], [true, true], [true, false]], [[true, true], [true, true], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xi1>
  %21 = stablehlo.constant dense<[[true, false, true, true], [false, false, false, false], [false, false, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xf8E5M2>, tensor<3xf8E5M2>) -> tensor<2x3x2xi1>
  %23 = stablehlo.constant dense<[[[false, false], [false, false], [false, true]], [[false, false], [false, false], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xi1>
  %25 = stablehlo.constant dense<[[true, true, true, true], [false, false, true, true], [true, false, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %26 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xf8E5M2>, tensor<3xf8E5M2>) -> tensor<2x3x2xi1>
  %27 = stablehlo.constant dense<[[[false, true], [false, true], [true, true]], [[false, false], [true, true], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [-1.0], [1.0]]> : tensor<3x1xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[0.0, 1.0, 1.0, 0.0]]> : tensor<1x4xf8E5M2FNUZ>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0x40C04040C040000040C04040"> : tensor<2x3x2xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<[0.0, 1.0, 0.0]> : tensor<3xf8E5M2FNUZ>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, false], [true, true], [false, false]], [[true, true], [true, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, false, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[true, true], [false, false], [true, true]], [[false, false], [false, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[false, true], [false, false], [true, false]], [[false, false], [false, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [false, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<2x3x2xi1>
  %19 = stablehlo.constant dense<[[[false, true], [true, true], [true, false]], [[true, true], [true, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xi1>
  %21 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [true, false, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<2x3x2xi1>
  %23 = stablehlo.constant dense<[[[true, false], [false, false], [false, true]], [[false, false], [false, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xi1>
  %25 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %26 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<2x3x2xi1>
  %27 = stablehlo.constant dense<[[[true, false], [true, true], [false, true]], [[true, true], [true, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [0.5], [2.0]]> : tensor<3x1xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[2.0, 0.5, 2.0, 2.0]]> : tensor<1x4xf8E8M0FNU>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, false, false, false], [false, true, false, false], [true, false, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0x7E7F7E807F7E7E807F7E8080"> : tensor<2x3x2xf8E8M0FNU>
  %5 = stablehlo.constant dense<[0.5, 1.0, 2.0]> : tensor<3xf8E8M0FNU>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[true, false], [false, false], [false, false]], [[true, false], [true, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[true, true, true, true], [true, false, true, true], [false, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[false, true], [true, true], [true, true]], [[false, true], [false, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[true, false, true, true], [true, false, true, true], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[false, false], [true, false], [true, true]], [[false, false], [false, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[true, false, true, true], [true, true, true, true], [true, false, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> tensor<2x3x2xi1>
  %19 = stablehlo.constant dense<[[[true, false], [true, false], [true, true]], [[true, false], [true, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<3x4xi1>
  %21 = stablehlo.constant dense<[[false, true, false, false], [false, false, false, false], [false, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> tensor<2x3x2xi1>
  %23 = stablehlo.constant dense<[[[false, true], [false, true], [false, false]], [[false, true], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<3x4xi1>
  %25 = stablehlo.constant dense<[[false, true, false, false], [false, true, false, false], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %26 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> tensor<2x3x2xi1>
  %27 = stablehlo.constant dense<[[[true, true], [false, true], [false, false]], [[true, true], [true, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<-1.0> : tensor<3x1xbf16>
  %1 = stablehlo.constant dense<[[0.0, 0.0, -1.0, 0.0]]> : tensor<1x4xbf16>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, false, true, false], [false, false, true, false], [false, false, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0x80BF0000803F80BF000000000000000000000000803F0000"> : tensor<2x3x2xbf16>
  %5 = stablehlo.constant dense<[1.0, 0.0, 0.0]> : tensor<3xbf16>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xbf16>, tensor<3xbf16>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, false], [false, false], [true, true]], [[false, false], [true, true], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[true, true, false, true], [true, true, false, true], [true, true, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xbf16>, tensor<3xbf16>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[true, true], [true, true], [false, false]], [[true, true], [false, false], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %13 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xbf16>, tensor<3xbf16>) -> tensor<2x3x2xi1>
  %14 = stablehlo.constant dense<[[[true, true], [false, true], [false, false]], [[true, true], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %15 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xi1>
  %16 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xbf16>, tensor<3xbf16>) -> tensor<2x3x2xi1>
  %18 = stablehlo.constant dense<[[[true, true], [false, true], [true, true]], [[true, true], [true, true], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %19 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xi1>
  %20 = stablehlo.constant dense<false> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %21 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xbf16>, tensor<3xbf16>) -> tensor<2x3x2xi1>
  %22 = stablehlo.constant dense<[[[false, false], [true, false], [false, false]], [[false, false], [false, false], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %23 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%23, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xbf16>, tensor<3xbf16>) -> tensor<2x3x2xi1>
  %25 = stablehlo.constant dense<[[[false, false], [true, false], [true, true]], [[false, false], [true, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [0.0], [-1.0]]> : tensor<3x1xf16>
  %1 = stablehlo.constant dense<[[-1.0, 0.0, -1.0, 0.0]]> : tensor<1x4xf16>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[true, false, true, false], [false, true, false, true], [true, false, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<"0x0000003C00BC003C0000003C00BC0000000000BC0000003C"> : tensor<2x3x2xf16>
  %5 = stablehlo.constant dense<[1.0, 0.0, 0.0]> : tensor<3xf16>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xf16>, tensor<3xf16>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, true], [false, false], [true, false]], [[false, false], [true, false], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[false, true, false, true], [true, false, true, false], [false, true, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xf16>, tensor<3xf16>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[true, false], [true, true], [false, true]], [[true, true], [false, true], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, true, false, true], [false, false, false, false], [false, true, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xf16>, tensor<3xf16>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[true, false], [true, false], [false, false]], [[true, true], [false, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[true, true, true, true], [false, true, false, true], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xf16>, tensor<3xf16>) -> tensor<2x3x2xi1>
  %19 = stablehlo.constant dense<[[[true, true], [true, false], [true, false]], [[true, true], [true, true], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xi1>
  %21 = stablehlo.constant dense<[[false, false, false, false], [true, false, true, false], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xf16>, tensor<3xf16>) -> tensor<2x3x2xi1>
  %23 = stablehlo.constant dense<[[[false, false], [false, true], [false, true]], [[false, false], [false, false], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xi1>
  %25 = stablehlo.constant dense<[[true, false, true, false], [true, true, true, true], [true, false, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %26 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xf16>, tensor<3xf16>) -> tensor<2x3x2xi1>
  %27 = stablehlo.constant dense<[[[false, true], [false, true], [true, true]], [[false, false], [true, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [0.0], [1.0]]> : tensor<3x1xf32>
  %1 = stablehlo.constant dense<[[0.0, 1.0, 1.0, 1.0]]> : tensor<1x4xf32>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, true, true, true], [true, false, false, false], [false, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[0.0, 1.0], [-1.0, 0.0], [1.0, 1.0]], [[-1.0, -1.0], [0.0, 0.0], [-1.0, 1.0]]]> : tensor<2x3x2xf32>
  %5 = stablehlo.constant dense<[0.0, 0.0, 1.0]> : tensor<3xf32>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xf32>, tensor<3xf32>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[true, false], [false, true], [true, true]], [[false, false], [true, true], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[true, false, false, false], [false, true, true, true], [true, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xf32>, tensor<3xf32>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[false, true], [true, false], [false, false]], [[true, true], [false, false], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, false, false, false], [false, true, true, true], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xf32>, tensor<3xf32>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[false, false], [true, false], [false, false]], [[true, true], [false, false], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[false, true, true, true], [true, true, true, true], [false, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xf32>, tensor<3xf32>) -> tensor<2x3x2xi1>
  %19 = stablehlo.constant dense<[[[true, false], [true, true], [true, true]], [[true, true], [true, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xi1>
  %21 = stablehlo.constant dense<[[true, false, false, false], [false, false, false, false], [true, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xf32>, tensor<3xf32>) -> tensor<2x3x2xi1>
  %23 = stablehlo.constant dense<[[[false, true], [false, false], [false, false]], [[false, false], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xi1>
  %25 = stablehlo.constant dense<[[true, true, true, true], [true, false, false, false], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %26 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xf32>, tensor<3xf32>) -> tensor<2x3x2xi1>
  %27 = stablehlo.constant dense<[[[true, true], [false, true], [true, true]], [[false, false], [true, true], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [0.0], [-1.0]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[[-1.0, 1.0, 1.0, -1.0]]> : tensor<1x4xf64>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [true, false, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[1.0, 1.0], [0.0, 0.0], [-1.0, 1.0]], [[0.0, 1.0], [1.0, -1.0], [0.0, 0.0]]]> : tensor<2x3x2xf64>
  %5 = stablehlo.constant dense<[-1.0, 0.0, 1.0]> : tensor<3xf64>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xf64>, tensor<3xf64>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, false], [true, true], [false, true]], [[false, false], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [false, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xf64>, tensor<3xf64>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[true, true], [false, false], [true, false]], [[true, true], [true, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, true, true, false], [false, true, true, false], [false, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xf64>, tensor<3xf64>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[false, false], [false, false], [true, false]], [[false, false], [false, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[false, true, true, false], [false, true, true, false], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xf64>, tensor<3xf64>) -> tensor<2x3x2xi1>
  %19 = stablehlo.constant dense<[[[false, false], [true, true], [true, true]], [[false, false], [false, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xi1>
  %21 = stablehlo.constant dense<[[true, false, false, true], [true, false, false, true], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xf64>, tensor<3xf64>) -> tensor<2x3x2xi1>
  %23 = stablehlo.constant dense<[[[true, true], [false, false], [false, false]], [[true, true], [true, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xi1>
  %25 = stablehlo.constant dense<[[true, false, false, true], [true, false, false, true], [true, false, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %26 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xf64>, tensor<3xf64>) -> tensor<2x3x2xi1>
  %27 = stablehlo.constant dense<[[[true, true], [true, true], [false, true]], [[true, true], [true, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(1.0, 0.0)], [(-1.0, 1.0)], [(-1.0, 0.0)]]> : tensor<3x1xcomplex<f32>>
  %1 = stablehlo.constant dense<[[(-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (0.0, -1.0)]]> : tensor<1x4xcomplex<f32>>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [true, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[(0.0, -1.0), (-1.0, 0.0)], [(-1.0, 0.0), (1.0, 1.0)], [(0.0, -1.0), (-1.0, -1.0)]], [[(0.0, 0.0), (-1.0, 0.0)], [(1.0, -1.0), (1.0, -1.0)], [(1.0, 1.0), (1.0, 0.0)]]]> : tensor<2x3x2xcomplex<f32>>
  %5 = stablehlo.constant dense<[(-1.0, 1.0), (0.0, 1.0), (0.0, 0.0)]> : tensor<3xcomplex<f32>>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<false> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [false, false, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<true> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, true], [false, false, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[false, true], [true, false], [true, true]], [[false, true], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, true], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %19 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<3x4xi1>
  %20 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, false], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %21 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<2x3x2xi1>
  %22 = stablehlo.constant dense<[[[true, false], [false, true], [false, false]], [[true, false], [true, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %23 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<3x4xi1>
  %24 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, false], [true, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %25 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%25, %22) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(0.0, -1.0)], [(-1.0, -1.0)], [(0.0, 1.0)]]> : tensor<3x1xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(-1.0, 1.0), (1.0, -1.0), (0.0, 1.0), (0.0, 1.0)]]> : tensor<1x4xcomplex<f64>>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, false, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[(1.0, 0.0), (1.0, -1.0)], [(1.0, 1.0), (1.0, 1.0)], [(-1.0, -1.0), (0.0, 1.0)]], [[(1.0, 0.0), (1.0, 1.0)], [(1.0, -1.0), (0.0, 1.0)], [(0.0, 0.0), (0.0, 0.0)]]]> : tensor<2x3x2xcomplex<f64>>
  %5 = stablehlo.constant dense<[(1.0, 1.0), (-1.0, -1.0), (1.0, 1.0)]> : tensor<3xcomplex<f64>>
  %6 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3x2xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, false], [false, false], [false, false]], [[false, true], [false, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>}> : (tensor<2x3x2xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<2x3x2xi1>
  %11 = stablehlo.constant dense<[[[true, true], [true, true], [true, true]], [[true, false], [true, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[false, true, true, true], [true, true, true, true], [false, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %14 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x2xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<2x3x2xi1>
  %15 = stablehlo.constant dense<[[[true, true], [false, false], [true, true]], [[true, false], [false, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %16 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<3x4xi1>
  %17 = stablehlo.constant dense<[[false, true, true, true], [true, true, true, true], [false, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %18 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2x3x2xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<2x3x2xi1>
  %19 = stablehlo.constant dense<[[[true, true], [false, false], [true, true]], [[true, true], [false, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %20 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<3x4xi1>
  %21 = stablehlo.constant dense<[[true, false, false, false], [false, false, false, false], [true, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %22 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GT>}> : (tensor<2x3x2xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<2x3x2xi1>
  %23 = stablehlo.constant dense<[[[false, false], [true, true], [false, false]], [[false, false], [true, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  %24 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<3x4xi1>
  %25 = stablehlo.constant dense<[[true, false, false, false], [false, false, false, false], [true, false, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %26 = "chlo.broadcast_compare"(%4, %5) <{broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x3x2xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<2x3x2xi1>
  %27 = stablehlo.constant dense<[[[false, false], [true, true], [false, false]], [[false, true], [true, true], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_compare of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[7], [19], [35]]> : tensor<3x1xi8>}> : () -> tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<[[1, 5, 7, 11]]> : tensor<1x4xi8>}> : () -> tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, false, true, false], [false, false, false, false], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4xi1>
  %5 = stablehlo.constant dense<[[true, true, false, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %6 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4xi1>
  %7 = stablehlo.constant dense<[[false, false, false, true], [false, false, false, false], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %8 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[false, false, true, true], [false, false, false, false], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4xi1>
  %11 = stablehlo.constant dense<[[true, true, false, false], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %12 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4xi1>
  %13 = stablehlo.constant dense<[[true, true, true, false], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  return
}
