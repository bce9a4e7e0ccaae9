// reduce of i1 by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[[true, true, false, true, true], [false, true, false, false, false], [true, false, false, true, false], [false, true, true, true, false]], [[true, true, true, true, true], [true, true, true, false, false], [true, true, true, true, true], [false, true, false, false, true]], [[true, true, false, false, true], [false, false, false, true, false], [false, false, true, false, true], [true, false, false, false, false]]]> : tensor<3x4x5xi1>
  %1 = stablehlo.constant dense<false> : tensor<i1>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%2, %0) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %3 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
  %4 = stablehlo.constant dense<[[true, true, true, true, true], [true, true, true, true, false], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<4x5xi1>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x5xi1>, tensor<4x5xi1>) -> ()
  %5 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x5xi1>
  %6 = stablehlo.constant dense<true> : tensor<3x5xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
  %7 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %8 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %9 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<5xi1>
  %10 = stablehlo.constant dense<true> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<5xi1>, tensor<5xi1>) -> ()
  %11 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4xi1>
  %12 = stablehlo.constant dense<true> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4xi1>, tensor<4xi1>) -> ()
  %13 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3xi1>
  %14 = stablehlo.constant dense<true> : tensor<3xi1>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi1>, tensor<3xi1>) -> ()
  %15 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
  %16 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<i1>, tensor<i1>) -> ()
  %17 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi1>) -> tensor<5x3x4xi1>
  %18 = stablehlo.reduce(%17 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<5x3x4xi1>, tensor<i1>) -> tensor<5x4xi1>
  %19 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true], [true, false, true, true]]> : tensor<5x4xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<5x4xi1>, tensor<5x4xi1>) -> ()
  %20 = stablehlo.constant dense<> : tensor<2x0xi1>
  %21 = stablehlo.reduce(%20 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi1>, tensor<i1>) -> tensor<2xi1>
  %22 = stablehlo.constant dense<false> : tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<2xi1>, tensor<2xi1>) -> ()
  %23 = stablehlo.reduce(%20 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xi1>, tensor<i1>) -> tensor<0xi1>
  %24 = stablehlo.constant dense<> : tensor<0xi1>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<0xi1>, tensor<0xi1>) -> ()
  return
}
// -----
// reduce of i1 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[[true, false, true, false, true], [true, true, false, false, true], [false, false, false, true, false], [false, true, false, true, false]], [[true, false, false, false, true], [false, false, true, false, false], [false, false, false, true, false], [true, false, true, true, false]], [[true, true, false, false, true], [true, false, true, true, false], [false, true, true, false, true], [false, true, false, true, true]]]> : tensor<3x4x5xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%2, %0) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %3 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
  %4 = stablehlo.constant dense<[[true, false, false, false, true], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, true, false]]> : tensor<4x5xi1>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x5xi1>, tensor<4x5xi1>) -> ()
  %5 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x5xi1>
  %6 = stablehlo.constant dense<false> : tensor<3x5xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
  %7 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %8 = stablehlo.constant dense<false> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %9 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<5xi1>
  %10 = stablehlo.constant dense<false> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<5xi1>, tensor<5xi1>) -> ()
  %11 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4xi1>
  %12 = stablehlo.constant dense<false> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4xi1>, tensor<4xi1>) -> ()
  %13 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3xi1>
  %14 = stablehlo.constant dense<false> : tensor<3xi1>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi1>, tensor<3xi1>) -> ()
  %15 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
  %16 = stablehlo.constant dense<false> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<i1>, tensor<i1>) -> ()
  %17 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi1>) -> tensor<5x3x4xi1>
  %18 = stablehlo.reduce(%17 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<5x3x4xi1>, tensor<i1>) -> tensor<5x4xi1>
  %19 = stablehlo.constant dense<[[true, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, true], [true, false, false, false]]> : tensor<5x4xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<5x4xi1>, tensor<5x4xi1>) -> ()
  %20 = stablehlo.constant dense<> : tensor<2x0xi1>
  %21 = stablehlo.reduce(%20 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi1>, tensor<i1>) -> tensor<2xi1>
  %22 = stablehlo.constant dense<true> : tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<2xi1>, tensor<2xi1>) -> ()
  %23 = stablehlo.reduce(%20 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xi1>, tensor<i1>) -> tensor<0xi1>
  %24 = stablehlo.constant dense<> : tensor<0xi1>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<0xi1>, tensor<0xi1>) -> ()
  return
}
// -----
// reduce of i1 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[[true, false, true, false, false], [false, false, true, false, false], [true, true, true, true, false], [false, true, false, false, false]], [[true, true, true, false, false], [false, false, false, true, true], [true, true, true, true, true], [false, true, true, true, false]], [[true, true, true, false, true], [true, false, true, false, true], [true, false, false, true, false], [true, false, false, false, true]]]> : tensor<3x4x5xi1>
  %1 = stablehlo.constant dense<false> : tensor<i1>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%2, %0) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %3 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
  %4 = stablehlo.constant dense<[[true, true, true, false, true], [true, false, true, true, true], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<4x5xi1>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x5xi1>, tensor<4x5xi1>) -> ()
  %5 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x5xi1>
  %6 = stablehlo.constant dense<[[true, true, true, true, false], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<3x5xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
  %7 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %8 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %9 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<5xi1>
  %10 = stablehlo.constant dense<true> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<5xi1>, tensor<5xi1>) -> ()
  %11 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4xi1>
  %12 = stablehlo.constant dense<true> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4xi1>, tensor<4xi1>) -> ()
  %13 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3xi1>
  %14 = stablehlo.constant dense<true> : tensor<3xi1>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi1>, tensor<3xi1>) -> ()
  %15 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
  %16 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<i1>, tensor<i1>) -> ()
  %17 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi1>) -> tensor<5x3x4xi1>
  %18 = stablehlo.reduce(%17 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3x4xi1>, tensor<i1>) -> tensor<5x4xi1>
  %19 = stablehlo.constant dense<[[true, true, true, true], [true, false, true, true], [true, true, true, true], [false, true, true, true], [true, true, true, true]]> : tensor<5x4xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<5x4xi1>, tensor<5x4xi1>) -> ()
  %20 = stablehlo.constant dense<> : tensor<2x0xi1>
  %21 = stablehlo.reduce(%20 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi1>, tensor<i1>) -> tensor<2xi1>
  %22 = stablehlo.constant dense<false> : tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<2xi1>, tensor<2xi1>) -> ()
  %23 = stablehlo.reduce(%20 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xi1>, tensor<i1>) -> tensor<0xi1>
  %24 = stablehlo.constant dense<> : tensor<0xi1>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<0xi1>, tensor<0xi1>) -> ()
  return
}
// -----
// reduce of i1 by minimum
func.func public @main() {
  %0 = stablehlo.constant dense<[[[true, true, true, false, true], [false, false, false, false, false], [true, false, false, true, false], [true, true, false, false, false]], [[false, true, false, false, false], [true, false, true, true, false], [true, true, false, true, true], [true, false, true, true, true]], [[true, false, false, true, true], [true, true, true, true, true], [true, true, true, true, false], [false, true, false, true, true]]]> : tensor<3x4x5xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%2, %0) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %3 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
  %4 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, false], [true, false, false, true, false], [false, false, false, false, false]]> : tensor<4x5xi1>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x5xi1>, tensor<4x5xi1>) -> ()
  %5 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x5xi1>
  %6 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, false], [false, false, false, true, false]]> : tensor<3x5xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
  %7 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %8 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %9 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<5xi1>
  %10 = stablehlo.constant dense<false> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<5xi1>, tensor<5xi1>) -> ()
  %11 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4xi1>
  %12 = stablehlo.constant dense<false> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4xi1>, tensor<4xi1>) -> ()
  %13 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3xi1>
  %14 = stablehlo.constant dense<false> : tensor<3xi1>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi1>, tensor<3xi1>) -> ()
  %15 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
  %16 = stablehlo.constant dense<false> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<i1>, tensor<i1>) -> ()
  %17 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi1>) -> tensor<5x3x4xi1>
  %18 = stablehlo.reduce(%17 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<5x3x4xi1>, tensor<i1>) -> tensor<5x4xi1>
  %19 = stablehlo.constant dense<[[false, false, true, false], [false, false, false, false], [false, false, false, false], [false, false, true, false], [false, false, false, false]]> : tensor<5x4xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<5x4xi1>, tensor<5x4xi1>) -> ()
  %20 = stablehlo.constant dense<> : tensor<2x0xi1>
  %21 = stablehlo.reduce(%20 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<2x0xi1>, tensor<i1>) -> tensor<2xi1>
  %22 = stablehlo.constant dense<true> : tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<2xi1>, tensor<2xi1>) -> ()
  %23 = stablehlo.reduce(%20 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<2x0xi1>, tensor<i1>) -> tensor<0xi1>
  %24 = stablehlo.constant dense<> : tensor<0xi1>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<0xi1>, tensor<0xi1>) -> ()
  return
}
// -----
// reduce of i1 by and
func.func public @main() {
  %0 = stablehlo.constant dense<[[[false, false, true, true, true], [true, true, false, false, true], [false, false, true, false, false], [false, false, true, true, false]], [[true, true, true, false, true], [false, false, true, true, true], [true, false, true, true, false], [true, true, false, true, false]], [[true, false, false, true, false], [false, true, false, true, true], [true, false, false, true, true], [true, false, false, true, false]]]> : tensor<3x4x5xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%2, %0) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %3 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
  %4 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, true], [false, false, false, false, false], [false, false, false, true, false]]> : tensor<4x5xi1>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x5xi1>, tensor<4x5xi1>) -> ()
  %5 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x5xi1>
  %6 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, false], [false, false, false, true, false]]> : tensor<3x5xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
  %7 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %8 = stablehlo.constant dense<false> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %9 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<5xi1>
  %10 = stablehlo.constant dense<false> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<5xi1>, tensor<5xi1>) -> ()
  %11 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4xi1>
  %12 = stablehlo.constant dense<false> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4xi1>, tensor<4xi1>) -> ()
  %13 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [1, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3xi1>
  %14 = stablehlo.constant dense<false> : tensor<3xi1>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi1>, tensor<3xi1>) -> ()
  %15 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
  %16 = stablehlo.constant dense<false> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<i1>, tensor<i1>) -> ()
  %17 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi1>) -> tensor<5x3x4xi1>
  %18 = stablehlo.reduce(%17 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<5x3x4xi1>, tensor<i1>) -> tensor<5x4xi1>
  %19 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, true], [false, true, false, false]]> : tensor<5x4xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<5x4xi1>, tensor<5x4xi1>) -> ()
  %20 = stablehlo.constant dense<> : tensor<2x0xi1>
  %21 = stablehlo.reduce(%20 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<2x0xi1>, tensor<i1>) -> tensor<2xi1>
  %22 = stablehlo.constant dense<true> : tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<2xi1>, tensor<2xi1>) -> ()
  %23 = stablehlo.reduce(%20 init: %1) applies stablehlo.and across dimensions = [0] : (tensor<2x0xi1>, tensor<i1>) -> tensor<0xi1>
  %24 = stablehlo.constant dense<> : tensor<0xi1>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<0xi1>, tensor<0xi1>) -> ()
  return
}
// -----
// reduce of i1 by or
func.func public @main() {
  %0 = stablehlo.constant dense<[[[true, false, true, false, true], [true, true, true, false, false], [true, false, false, true, true], [false, true, true, true, true]], [[false, true, true, true, false], [true, false, true, false, true], [false, false, true, true, false], [false, true, true, true, true]], [[false, false, true, true, false], [true, true, false, false, false], [true, true, false, false, true], [false, true, true, false, false]]]> : tensor<3x4x5xi1>
  %1 = stablehlo.constant dense<false> : tensor<i1>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%2, %0) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %3 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [0] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
  %4 = stablehlo.constant dense<[[true, true, true, true, true], [true, true, true, false, true], [true, true, true, true, true], [false, true, true, true, true]]> : tensor<4x5xi1>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x5xi1>, tensor<4x5xi1>) -> ()
  %5 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [1] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x5xi1>
  %6 = stablehlo.constant dense<true> : tensor<3x5xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
  %7 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %8 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %9 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<5xi1>
  %10 = stablehlo.constant dense<true> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<5xi1>, tensor<5xi1>) -> ()
  %11 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [0, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4xi1>
  %12 = stablehlo.constant dense<true> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4xi1>, tensor<4xi1>) -> ()
  %13 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [1, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3xi1>
  %14 = stablehlo.constant dense<true> : tensor<3xi1>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi1>, tensor<3xi1>) -> ()
  %15 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [0, 1, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
  %16 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<i1>, tensor<i1>) -> ()
  %17 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi1>) -> tensor<5x3x4xi1>
  %18 = stablehlo.reduce(%17 init: %1) applies stablehlo.or across dimensions = [1] : (tensor<5x3x4xi1>, tensor<i1>) -> tensor<5x4xi1>
  %19 = stablehlo.constant dense<[[true, true, true, false], [true, true, true, true], [true, true, true, true], [true, false, true, true], [true, true, true, true]]> : tensor<5x4xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<5x4xi1>, tensor<5x4xi1>) -> ()
  %20 = stablehlo.constant dense<> : tensor<2x0xi1>
  %21 = stablehlo.reduce(%20 init: %1) applies stablehlo.or across dimensions = [1] : (tensor<2x0xi1>, tensor<i1>) -> tensor<2xi1>
  %22 = stablehlo.constant dense<false> : tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<2xi1>, tensor<2xi1>) -> ()
  %23 = stablehlo.reduce(%20 init: %1) applies stablehlo.or across dimensions = [0] : (tensor<2x0xi1>, tensor<i1>) -> tensor<0xi1>
  %24 = stablehlo.constant dense<> : tensor<0xi1>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<0xi1>, tensor<0xi1>) -> ()
  return
}
// -----
// reduce of i1 by xor
func.func public @main() {
  %0 = stablehlo.constant dense<[[[false, true, false, true, true], [false, true, false, false, true], [false, false, true, true, true], [false, true, true, true, false]], [[false, true, true, false, true], [true, true, true, false, true], [true, false, false, false, false], [false, false, false, false, false]], [[false, true, false, true, false], [false, true, true, false, false], [true, false, false, false, true], [true, true, false, false, true]]]> : tensor<3x4x5xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4x5xi1>
  %3 = stablehlo.constant dense<[[[true, false, true, false, false], [true, false, true, true, false], [true, true, false, false, false], [true, false, false, false, true]], [[true, false, false, true, false], [false, false, false, true, false], [false, true, true, true, true], [true, true, true, true, true]], [[true, false, true, false, true], [true, false, false, true, true], [false, true, true, true, false], [false, false, true, true, false]]]> : tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [0] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
  %5 = stablehlo.constant dense<[[true, false, false, true, true], [false, false, true, true, true], [true, true, false, false, true], [false, true, false, false, false]]> : tensor<4x5xi1>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xi1>, tensor<4x5xi1>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [1] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x5xi1>
  %7 = stablehlo.constant dense<[[true, false, true, false, false], [true, true, true, true, true], [true, false, false, false, true]]> : tensor<3x5xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %9 = stablehlo.constant dense<[[false, true, false, false], [false, true, false, true], [true, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [0, 1] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<5xi1>
  %11 = stablehlo.constant dense<[true, true, false, true, false]> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xi1>, tensor<5xi1>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [0, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4xi1>
  %13 = stablehlo.constant dense<true> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xi1>, tensor<4xi1>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [1, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3xi1>
  %15 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xi1>, tensor<3xi1>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [0, 1, 2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<i1>
  stablehlo.custom_call @check.expect_eq(%16, %1) : (tensor<i1>, tensor<i1>) -> ()
  %17 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi1>) -> tensor<5x3x4xi1>
  %18 = stablehlo.reduce(%17 init: %1) applies stablehlo.xor across dimensions = [1] : (tensor<5x3x4xi1>, tensor<i1>) -> tensor<5x4xi1>
  %19 = stablehlo.constant dense<[[true, false, true, false], [false, false, true, true], [false, true, false, false], [true, true, false, false], [true, true, true, false]]> : tensor<5x4xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<5x4xi1>, tensor<5x4xi1>) -> ()
  %20 = stablehlo.constant dense<> : tensor<2x0xi1>
  %21 = stablehlo.reduce(%20 init: %1) applies stablehlo.xor across dimensions = [1] : (tensor<2x0xi1>, tensor<i1>) -> tensor<2xi1>
  %22 = stablehlo.constant dense<true> : tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<2xi1>, tensor<2xi1>) -> ()
  %23 = stablehlo.reduce(%20 init: %1) applies stablehlo.xor across dimensions = [0] : (tensor<2x0xi1>, tensor<i1>) -> tensor<0xi1>
  %24 = stablehlo.constant dense<> : tensor<0xi1>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<0xi1>, tensor<0xi1>) -> ()
  return
}
// -----
// reduce of i2 by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-1, 1, 0, -1, 0], [0, -1, 1, -2, -1], [-1, 0, 0, 0, 1], [-2, -1, -1, -1, 1]], [[-1, 0, -1, -2, 0], [-2, -2, -1, 1, 1], [-1, 1, -2, -1, -1], [-2, -1, -1, -2, 1]], [[1, 0, -2, 0, -1], [1, -2, -2, 0, 0], [1, 1, 1, -2, -1], [-1, 0, -2, 1, -1]]]> : tensor<3x4x5xi2>
  %1 = stablehlo.constant dense<-1> : tensor<i2>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xi2>, tensor<i2>) -> tensor<3x5xi2>
  %3 = stablehlo.constant dense<[[-1, -2, -1, -1, 0], [1, 1, -2, -1, 0], [1, -2, -2, -2, 0]]> : tensor<3x5xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi2>, tensor<3x5xi2>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xi2>, tensor<i2>) -> tensor<4xi2>
  %5 = stablehlo.constant dense<[0, -2, -1, -1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xi2>, tensor<4xi2>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xi2>, tensor<i2>) -> tensor<i2>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<i2>, tensor<i2>) -> ()
  %7 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi2>) -> tensor<5x3x4xi2>
  %8 = stablehlo.constant dense<> : tensor<2x0xi2>
  %9 = stablehlo.reduce(%8 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi2>, tensor<i2>) -> tensor<2xi2>
  %10 = stablehlo.constant dense<-1> : tensor<2xi2>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2xi2>, tensor<2xi2>) -> ()
  %11 = stablehlo.reduce(%8 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xi2>, tensor<i2>) -> tensor<0xi2>
  %12 = stablehlo.constant dense<> : tensor<0xi2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<0xi2>, tensor<0xi2>) -> ()
  return
}
// -----
// reduce of i2 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0, -1, 0, 1, -2], [1, -1, -1, 1, -1], [-2, -2, -2, 1, -2], [1, -1, -2, -1, -2]], [[-2, 1, 0, -1, 0], [0, -2, -1, -1, 0], [0, 0, 1, 0, -1], [0, 1, 1, 0, -2]], [[0, 1, 0, 1, -2], [-2, 0, 0, 0, -1], [-1, 0, 1, -1, 1], [0, 0, 0, 1, 1]]]> : tensor<3x4x5xi2>
  %1 = stablehlo.constant dense<-1> : tensor<i2>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xi2>, tensor<i2>) -> tensor<3x5xi2>
  %3 = stablehlo.constant dense<[[0, -2, 0, 1, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, -2]]> : tensor<3x5xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi2>, tensor<3x5xi2>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xi2>, tensor<i2>) -> tensor<4xi2>
  %5 = stablehlo.constant dense<0> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xi2>, tensor<4xi2>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xi2>, tensor<i2>) -> tensor<i2>
  %7 = stablehlo.constant dense<0> : tensor<i2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i2>, tensor<i2>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi2>) -> tensor<5x3x4xi2>
  %9 = stablehlo.constant dense<> : tensor<2x0xi2>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi2>, tensor<i2>) -> tensor<2xi2>
  %11 = stablehlo.constant dense<-1> : tensor<2xi2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xi2>, tensor<2xi2>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xi2>, tensor<i2>) -> tensor<0xi2>
  %13 = stablehlo.constant dense<> : tensor<0xi2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xi2>, tensor<0xi2>) -> ()
  return
}
// -----
// reduce of i2 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-2, -2, -2, -2, -1], [1, 0, -1, -2, 0], [0, -1, -2, -2, 0], [-1, -2, -2, 1, 1]], [[-1, 0, -2, 1, -2], [-1, -2, 0, 0, -1], [-1, -1, 0, 0, -1], [-1, 0, 0, -1, -2]], [[-2, -2, -1, -2, 1], [1, 0, 1, -1, 1], [-1, 0, -2, 0, 0], [-1, 0, -1, 0, -1]]]> : tensor<3x4x5xi2>
  %1 = stablehlo.constant dense<-1> : tensor<i2>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xi2>, tensor<i2>) -> tensor<3x5xi2>
  %3 = stablehlo.constant dense<[[1, 0, -1, 1, 1], [-1, 0, 0, 1, -1], [1, 0, 1, 0, 1]]> : tensor<3x5xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi2>, tensor<3x5xi2>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xi2>, tensor<i2>) -> tensor<4xi2>
  %5 = stablehlo.constant dense<[1, 1, 0, 1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xi2>, tensor<4xi2>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xi2>, tensor<i2>) -> tensor<i2>
  %7 = stablehlo.constant dense<1> : tensor<i2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i2>, tensor<i2>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi2>) -> tensor<5x3x4xi2>
  %9 = stablehlo.constant dense<> : tensor<2x0xi2>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi2>, tensor<i2>) -> tensor<2xi2>
  %11 = stablehlo.constant dense<-1> : tensor<2xi2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xi2>, tensor<2xi2>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xi2>, tensor<i2>) -> tensor<0xi2>
  %13 = stablehlo.constant dense<> : tensor<0xi2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xi2>, tensor<0xi2>) -> ()
  return
}
// -----
// reduce of i4 by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-6, 6, 4, 0, -2], [5, -5, 4, 5, 3], [3, 2, 6, -7, -1], [1, 4, -2, 4, -7]], [[5, -8, 1, -8, -7], [-4, -5, -3, -6, 2], [6, -3, -8, -4, 1], [-1, 5, -4, 1, -6]], [[2, 4, 0, -4, -8], [-3, 5, -8, 2, 0], [7, 6, -4, -1, -8], [-2, 3, 2, 7, -1]]]> : tensor<3x4x5xi4>
  %1 = stablehlo.constant dense<3> : tensor<i4>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xi4>, tensor<i4>) -> tensor<3x5xi4>
  %3 = stablehlo.constant dense<[[6, -6, -1, 5, -4], [-7, -8, 5, 2, -7], [7, 5, -7, 7, 2]]> : tensor<3x5xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi4>, tensor<3x5xi4>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xi4>, tensor<i4>) -> tensor<4xi4>
  %5 = stablehlo.constant dense<[-2, -5, -2, 7]> : tensor<4xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xi4>, tensor<4xi4>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xi4>, tensor<i4>) -> tensor<i4>
  %7 = stablehlo.constant dense<5> : tensor<i4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i4>, tensor<i4>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi4>) -> tensor<5x3x4xi4>
  %9 = stablehlo.constant dense<> : tensor<2x0xi4>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi4>, tensor<i4>) -> tensor<2xi4>
  %11 = stablehlo.constant dense<3> : tensor<2xi4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xi4>, tensor<2xi4>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xi4>, tensor<i4>) -> tensor<0xi4>
  %13 = stablehlo.constant dense<> : tensor<0xi4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xi4>, tensor<0xi4>) -> ()
  return
}
// -----
// reduce of i4 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[[4, 5, -5, 1, -2], [-6, 5, -7, 2, 3], [-6, -5, -5, -4, -2], [5, 3, -1, 5, 1]], [[-5, -2, -8, 2, 6], [3, -7, -1, -4, -8], [2, 0, 6, 2, 3], [-2, 6, 7, -3, -5]], [[0, -2, 7, -2, -3], [2, 1, 7, 1, -4], [-1, 5, -7, -2, 0], [5, 7, -3, -7, -4]]]> : tensor<3x4x5xi4>
  %1 = stablehlo.constant dense<3> : tensor<i4>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xi4>, tensor<i4>) -> tensor<3x5xi4>
  %3 = stablehlo.constant dense<[[0, -5, -3, -8, 4], [4, 0, 0, 0, 0], [0, -2, -1, -4, 0]]> : tensor<3x5xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi4>, tensor<3x5xi4>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xi4>, tensor<i4>) -> tensor<4xi4>
  %5 = stablehlo.constant dense<0> : tensor<4xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xi4>, tensor<4xi4>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xi4>, tensor<i4>) -> tensor<i4>
  %7 = stablehlo.constant dense<0> : tensor<i4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i4>, tensor<i4>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi4>) -> tensor<5x3x4xi4>
  %9 = stablehlo.constant dense<> : tensor<2x0xi4>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi4>, tensor<i4>) -> tensor<2xi4>
  %11 = stablehlo.constant dense<3> : tensor<2xi4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xi4>, tensor<2xi4>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xi4>, tensor<i4>) -> tensor<0xi4>
  %13 = stablehlo.constant dense<> : tensor<0xi4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xi4>, tensor<0xi4>) -> ()
  return
}
// -----
// reduce of i4 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-3, 2, -4, -7, -3], [-3, -3, 7, -6, -2], [5, 4, 7, 7, -7], [-7, 2, -1, 1, 3]], [[0, -5, -6, 4, 4], [4, -8, -2, -5, 7], [6, -4, 5, -4, -3], [6, -3, 0, -4, 2]], [[6, 6, -1, -1, 3], [-3, 5, -8, -6, 3], [1, 5, -2, 0, -8], [6, 5, 7, 3, -8]]]> : tensor<3x4x5xi4>
  %1 = stablehlo.constant dense<3> : tensor<i4>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xi4>, tensor<i4>) -> tensor<3x5xi4>
  %3 = stablehlo.constant dense<[[5, 4, 7, 7, 3], [6, 3, 5, 4, 7], [6, 6, 7, 3, 3]]> : tensor<3x5xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi4>, tensor<3x5xi4>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xi4>, tensor<i4>) -> tensor<4xi4>
  %5 = stablehlo.constant dense<[6, 7, 7, 7]> : tensor<4xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xi4>, tensor<4xi4>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xi4>, tensor<i4>) -> tensor<i4>
  %7 = stablehlo.constant dense<7> : tensor<i4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i4>, tensor<i4>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi4>) -> tensor<5x3x4xi4>
  %9 = stablehlo.constant dense<> : tensor<2x0xi4>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi4>, tensor<i4>) -> tensor<2xi4>
  %11 = stablehlo.constant dense<3> : tensor<2xi4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xi4>, tensor<2xi4>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xi4>, tensor<i4>) -> tensor<0xi4>
  %13 = stablehlo.constant dense<> : tensor<0xi4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xi4>, tensor<0xi4>) -> ()
  return
}
// -----
// reduce of i4 by and
func.func public @main() {
  %0 = stablehlo.constant dense<[[[5, 2, -2, 3, -2], [-5, 3, -6, -3, 3], [4, 6, -3, -4, -1], [2, 0, -2, 6, -3]], [[3, 5, -7, 7, -4], [6, -4, -5, 2, -7], [-6, -5, -1, 6, 4], [0, 7, -5, 0, -3]], [[-3, -5, 7, 7, -8], [7, -8, 0, 4, 1], [0, -4, -8, -5, -2], [-6, -6, -4, 3, -6]]]> : tensor<3x4x5xi4>
  %1 = stablehlo.constant dense<3> : tensor<i4>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<3x4x5xi4>, tensor<i4>) -> tensor<3x5xi4>
  %3 = stablehlo.constant dense<[[0, 0, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 0, 0]]> : tensor<3x5xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi4>, tensor<3x5xi4>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 2] : (tensor<3x4x5xi4>, tensor<i4>) -> tensor<4xi4>
  %5 = stablehlo.constant dense<0> : tensor<4xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xi4>, tensor<4xi4>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<3x4x5xi4>, tensor<i4>) -> tensor<i4>
  %7 = stablehlo.constant dense<0> : tensor<i4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i4>, tensor<i4>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi4>) -> tensor<5x3x4xi4>
  %9 = stablehlo.constant dense<> : tensor<2x0xi4>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<2x0xi4>, tensor<i4>) -> tensor<2xi4>
  %11 = stablehlo.constant dense<3> : tensor<2xi4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xi4>, tensor<2xi4>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.and across dimensions = [0] : (tensor<2x0xi4>, tensor<i4>) -> tensor<0xi4>
  %13 = stablehlo.constant dense<> : tensor<0xi4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xi4>, tensor<0xi4>) -> ()
  return
}
// -----
// reduce of i8 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x69D9F2D72441D947DAA45A29CA9358767138FECE605EC8C1EF77D9D772AD4EA875EF7855CDE52273D906B25E37C8DCB110C3260EC76CBFF3233A28E1"> : tensor<3x4x5xi8>
  %1 = stablehlo.constant dense<3> : tensor<i8>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %3 = stablehlo.constant dense<"0x6CDCF5DA2744DC4ADDA75D2CCD965B79743B01D16361CBC4F27ADCDA75B051AB78F27B58D0E82576DC09B5613ACBDFB413C62911CA6FC2F6263D2BE4"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
  %5 = stablehlo.constant dense<"0xA5406FF94D8391D25F17D1E209F192C1645A4B25"> : tensor<4x5xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xi8>, tensor<4x5xi8>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x5xi8>
  %7 = stablehlo.constant dense<"0x7D4F3E45F17DAFFC478ABD1667059D"> : tensor<3x5xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
  %9 = stablehlo.constant dense<"0x32E23BEE3949D59F292B295C"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<5xi8>
  %11 = stablehlo.constant dense<[-79, 14, -101, -117, 18]> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xi8>, tensor<5xi8>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4xi8>
  %13 = stablehlo.constant dense<[-114, 80, 51, -29]> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xi8>, tensor<4xi8>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3xi8>
  %15 = stablehlo.constant dense<[52, -19, -48]> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
  %17 = stablehlo.constant dense<-21> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<i8>, tensor<i8>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi8>) -> tensor<5x3x4xi8>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<5x3x4xi8>, tensor<i8>) -> tensor<5x4xi8>
  %20 = stablehlo.constant dense<"0xA583D1C14091E2646FD2095AF95FF14B4D179225"> : tensor<5x4xi8>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xi8>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi8>, tensor<i8>) -> tensor<2xi8>
  %23 = stablehlo.constant dense<3> : tensor<2xi8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xi8>, tensor<2xi8>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xi8>, tensor<i8>) -> tensor<0xi8>
  %25 = stablehlo.constant dense<> : tensor<0xi8>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xi8>, tensor<0xi8>) -> ()
  return
}
// -----
// reduce of i8 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0xE083075DD19F24F05714BBDE0DE227FDD52CEBDA97AEECCE260EE1B90E5EF9A591DD3B03E8005A56CFD6191721C804837C620BE951C89F4109AF9EAF"> : tensor<3x4x5xi8>
  %1 = stablehlo.constant dense<3> : tensor<i8>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %3 = stablehlo.constant dense<"0xA089151773DD6CD0053C319A27A675F77F84C18EC50AC46A722AA32B2A1AEBEFB397B109B8000E026D824B4563580C89742621BBF358DDC31B0DDA0D"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
  %5 = stablehlo.constant dense<"0xA014FCAE5230B0F0E810431247F06925D8008C0C"> : tensor<4x5xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xi8>, tensor<4x5xi8>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x5xi8>
  %7 = stablehlo.constant dense<"0xA058405628C25000D878B888FF4006"> : tensor<3x5xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
  %9 = stablehlo.constant dense<"0xA000D478A0A82900A200786A"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<5xi8>
  %11 = stablehlo.constant dense<[0, 0, 0, 0, -128]> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xi8>, tensor<5xi8>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4xi8>
  %13 = stablehlo.constant dense<[0, 0, 96, 0]> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xi8>, tensor<4xi8>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3xi8>
  %15 = stablehlo.constant dense<0> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
  %17 = stablehlo.constant dense<0> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<i8>, tensor<i8>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi8>) -> tensor<5x3x4xi8>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<5x3x4xi8>, tensor<i8>) -> tensor<5x4xi8>
  %20 = stablehlo.constant dense<"0xA030432514B012D8FCF04700AEE8F08C5210690C"> : tensor<5x4xi8>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xi8>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi8>, tensor<i8>) -> tensor<2xi8>
  %23 = stablehlo.constant dense<3> : tensor<2xi8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xi8>, tensor<2xi8>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xi8>, tensor<i8>) -> tensor<0xi8>
  %25 = stablehlo.constant dense<> : tensor<0xi8>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xi8>, tensor<0xi8>) -> ()
  return
}
// -----
// reduce of i8 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x679F639872E7B64A6A8FE64AF873DB12050633C9BFDB3C5BAAE2F24272611A42F255AACB454F32B8909DF0A7C5CF84EBEDDEA9852B0D76E259E01278"> : tensor<3x4x5xi8>
  %1 = stablehlo.constant dense<3> : tensor<i8>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %3 = stablehlo.constant dense<"0x670363037203034A6A03034A037303120506330303033C5B0303034272611A4203550303454F32030303030303030303030303032B0D760359031278"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
  %5 = stablehlo.constant dense<"0x6703635B7203034A72611A4A2B737612594F3378"> : tensor<4x5xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xi8>, tensor<4x5xi8>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x5xi8>
  %7 = stablehlo.constant dense<"0x674A6373721A454F726103592B1278"> : tensor<3x5xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
  %9 = stablehlo.constant dense<"0x726A73335B72554F03037678"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<5xi8>
  %11 = stablehlo.constant dense<[103, 89, 99, 115, 120]> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xi8>, tensor<5xi8>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4xi8>
  %13 = stablehlo.constant dense<[114, 114, 118, 120]> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xi8>, tensor<4xi8>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3xi8>
  %15 = stablehlo.constant dense<[115, 114, 120]> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
  %17 = stablehlo.constant dense<120> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<i8>, tensor<i8>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi8>) -> tensor<5x3x4xi8>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3x4xi8>, tensor<i8>) -> tensor<5x4xi8>
  %20 = stablehlo.constant dense<"0x67031A1203034A59634A2B4F5B72733372617678"> : tensor<5x4xi8>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xi8>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi8>, tensor<i8>) -> tensor<2xi8>
  %23 = stablehlo.constant dense<3> : tensor<2xi8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xi8>, tensor<2xi8>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xi8>, tensor<i8>) -> tensor<0xi8>
  %25 = stablehlo.constant dense<> : tensor<0xi8>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xi8>, tensor<0xi8>) -> ()
  return
}
// -----
// reduce of i8 by minimum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x2D4A488185532B1234DD0ACE6E8732B4A53C9A352C7CC34315238DBCE4420967E3FB2B2B224AEEA0D78E7A3DC424A41FA3610311601CA8F3A8521475"> : tensor<3x4x5xi8>
  %1 = stablehlo.constant dense<3> : tensor<i8>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %3 = stablehlo.constant dense<"0x030303818503030303DD03CE038703B4A5039A030303C30303038DBCE4030303E3FB03030303EEA0D78E0303C403A403A30303030303A8F3A8030303"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
  %5 = stablehlo.constant dense<"0xD78EC38185038DBCA3DD03CEE387A8B4A5039AA0"> : tensor<4x5xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xi8>, tensor<4x5xi8>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x5xi8>
  %7 = stablehlo.constant dense<"0xB4A5038185038DBCE4A0D78E03A3A8"> : tensor<3x5xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
  %9 = stablehlo.constant dense<"0x81DD879AC38DE3A08EA3A8A8"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<5xi8>
  %11 = stablehlo.constant dense<[-76, -115, -68, -127, -123]> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xi8>, tensor<5xi8>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4xi8>
  %13 = stablehlo.constant dense<[-127, -115, -121, -102]> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xi8>, tensor<4xi8>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3xi8>
  %15 = stablehlo.constant dense<[-127, -115, -114]> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
  %17 = stablehlo.constant dense<-127> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<i8>, tensor<i8>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi8>) -> tensor<5x3x4xi8>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<5x3x4xi8>, tensor<i8>) -> tensor<5x4xi8>
  %20 = stablehlo.constant dense<"0xD70303B48E8DCEA5C3BCE30381A3879A85DDA8A0"> : tensor<5x4xi8>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xi8>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<2x0xi8>, tensor<i8>) -> tensor<2xi8>
  %23 = stablehlo.constant dense<3> : tensor<2xi8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xi8>, tensor<2xi8>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<2x0xi8>, tensor<i8>) -> tensor<0xi8>
  %25 = stablehlo.constant dense<> : tensor<0xi8>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xi8>, tensor<0xi8>) -> ()
  return
}
// -----
// reduce of i8 by and
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0C6E44A532D2D7EFB213EDCEFD7C28504B4114763B3401EC2059507899BAE888D870D8C2C975935315665A843C8605436FBAA170B301B6E54D8DB72D"> : tensor<3x4x5xi8>
  %1 = stablehlo.constant dense<3> : tensor<i8>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %3 = stablehlo.constant dense<"0x000200010202030302030102010000000301000203000100000100000102000000000002010103030102020000020103030201000301020101010301"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
  %5 = stablehlo.constant dense<"0x0000000000000000000200000000000001010000"> : tensor<4x5xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xi8>, tensor<4x5xi8>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x5xi8>
  %7 = stablehlo.constant dense<"0x000200000000000000000000000000"> : tensor<3x5xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
  %9 = stablehlo.constant dense<"0x000200000000000000000001"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<5xi8>
  %11 = stablehlo.constant dense<0> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xi8>, tensor<5xi8>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4xi8>
  %13 = stablehlo.constant dense<0> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xi8>, tensor<4xi8>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3xi8>
  %15 = stablehlo.constant dense<0> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
  %17 = stablehlo.constant dense<0> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<i8>, tensor<i8>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi8>) -> tensor<5x3x4xi8>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<5x3x4xi8>, tensor<i8>) -> tensor<5x4xi8>
  %20 = stablehlo.constant dense<"0x0000000000000001000000010000000000020000"> : tensor<5x4xi8>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xi8>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<2x0xi8>, tensor<i8>) -> tensor<2xi8>
  %23 = stablehlo.constant dense<3> : tensor<2xi8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xi8>, tensor<2xi8>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.and across dimensions = [0] : (tensor<2x0xi8>, tensor<i8>) -> tensor<0xi8>
  %25 = stablehlo.constant dense<> : tensor<0xi8>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xi8>, tensor<0xi8>) -> ()
  return
}
// -----
// reduce of i8 by or
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7DAC2AE4CB2F0D446B571D3179E19D04306B3C6860AE6270F6F900DACD7C5AEF51207659E94D29945072B50AB2CDBAFF59C1E305AD0BFCE679EF8DD3"> : tensor<3x4x5xi8>
  %1 = stablehlo.constant dense<3> : tensor<i8>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %3 = stablehlo.constant dense<"0x7FAF2BE7CB2F0F476B571F337BE39F07336B3F6B63AF6373F7FB03DBCF7F5BEF5323775BEB4F2B975373B70BB3CFBBFF5BC3E307AF0BFFE77BEF8FD3"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [0] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
  %5 = stablehlo.constant dense<"0x7FFFFFFFFFFFBFFFFFFFFFFFFFEBFFFFFBEFBFFF"> : tensor<4x5xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xi8>, tensor<4x5xi8>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [1] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x5xi8>
  %7 = stablehlo.constant dense<"0x7FBF7FFFFFFBEFFFFFFFFFFFFFDFFF"> : tensor<3x5xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
  %9 = stablehlo.constant dense<"0xFF7FFF7FFFFFFFFFFFFFFFFF"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<5xi8>
  %11 = stablehlo.constant dense<-1> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xi8>, tensor<5xi8>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [0, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4xi8>
  %13 = stablehlo.constant dense<-1> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xi8>, tensor<4xi8>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3xi8>
  %15 = stablehlo.constant dense<-1> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [0, 1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
  %17 = stablehlo.constant dense<-1> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<i8>, tensor<i8>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi8>) -> tensor<5x3x4xi8>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.or across dimensions = [1] : (tensor<5x3x4xi8>, tensor<i8>) -> tensor<5x4xi8>
  %20 = stablehlo.constant dense<"0x7FFFFFFFFFBFFFFBFFFFFFEFFFFFEBBFFFFFFFFF"> : tensor<5x4xi8>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xi8>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.or across dimensions = [1] : (tensor<2x0xi8>, tensor<i8>) -> tensor<2xi8>
  %23 = stablehlo.constant dense<3> : tensor<2xi8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xi8>, tensor<2xi8>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.or across dimensions = [0] : (tensor<2x0xi8>, tensor<i8>) -> tensor<0xi8>
  %25 = stablehlo.constant dense<> : tensor<0xi8>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xi8>, tensor<0xi8>) -> ()
  return
}
// -----
// reduce of i8 by xor
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA7A72CEC9AC36F1DCFC8AB9F108E49415CB55A34CCAB8B916369942096463A49B2C75BD097255583D55842EFA1FD251256E1AAD4BEB3BEC822910DCA"> : tensor<3x4x5xi8>
  %1 = stablehlo.constant dense<3> : tensor<i8>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %3 = stablehlo.constant dense<"0xA4A42FEF99C06C1ECCCBA89C138D4A425FB65937CFA88892606A97239545394AB1C458D394265680D65B41ECA2FE261155E2A9D7BDB0BDCB21920EC9"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [0] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4x5xi8>
  %5 = stablehlo.constant dense<"0xBD57E6915B54DD2C0C6C38011FF9AF5AEA02017E"> : tensor<4x5xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xi8>, tensor<4x5xi8>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [1] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x5xi8>
  %7 = stablehlo.constant dense<"0x8D0897F42C4CE23F96FE49887C0437"> : tensor<3x5xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
  %9 = stablehlo.constant dense<"0x59B5E0C51D0E5EB7827ECEBF"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [0, 1] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<5xi8>
  %11 = stablehlo.constant dense<[-120, 98, -44, 102, -27]> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xi8>, tensor<5xi8>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [0, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4xi8>
  %13 = stablehlo.constant dense<[-58, -59, 112, -51]> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xi8>, tensor<4xi8>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3xi8>
  %15 = stablehlo.constant dense<[-54, -7, -114]> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [0, 1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
  %17 = stablehlo.constant dense<-67> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<i8>, tensor<i8>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi8>) -> tensor<5x3x4xi8>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.xor across dimensions = [1] : (tensor<5x3x4xi8>, tensor<i8>) -> tensor<5x4xi8>
  %20 = stablehlo.constant dense<"0xBD54385A57DD01EAE62C1F02910CF9015B6CAF7E"> : tensor<5x4xi8>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xi8>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.xor across dimensions = [1] : (tensor<2x0xi8>, tensor<i8>) -> tensor<2xi8>
  %23 = stablehlo.constant dense<3> : tensor<2xi8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xi8>, tensor<2xi8>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.xor across dimensions = [0] : (tensor<2x0xi8>, tensor<i8>) -> tensor<0xi8>
  %25 = stablehlo.constant dense<> : tensor<0xi8>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xi8>, tensor<0xi8>) -> ()
  return
}
// -----
// reduce of i16 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x21C8386BEE84726C7C62947C79AF31C35B07D7621EE2FF37406D4B8CC0520FC7690E7D4560646DCD9603819D6642EC994E1036D86C5A0BA89629490EB4E17F7C5950EB101A7ABFB4E44FCF7D0BBD4C03044B4E0C3B685D990F001BD23B2F835E8278FE19F234485BD4CA9F1B8C4E8D1F554EB62F9363072B"> : tensor<3x4x5xi16>
  %1 = stablehlo.constant dense<3> : tensor<i16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x5xi16>
  %3 = stablehlo.constant dense<"0xE5ED1C61DFFA7B6483E5427253C49CB87B91009CA17129E54BC11491A393"> : tensor<3x5xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4xi16>
  %5 = stablehlo.constant dense<[28136, 24152, 25909, -17472]> : tensor<4xi16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xi16>, tensor<4xi16>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
  %7 = stablehlo.constant dense<-4820> : tensor<i16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i16>, tensor<i16>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi16>) -> tensor<5x3x4xi16>
  %9 = stablehlo.constant dense<> : tensor<2x0xi16>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi16>, tensor<i16>) -> tensor<2xi16>
  %11 = stablehlo.constant dense<3> : tensor<2xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xi16>, tensor<2xi16>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xi16>, tensor<i16>) -> tensor<0xi16>
  %13 = stablehlo.constant dense<> : tensor<0xi16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xi16>, tensor<0xi16>) -> ()
  return
}
// -----
// reduce of i16 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1AB079C38E163E08CA629D063CA507C187043B25E86FD656520339D64A9D9FF407BBA9F21889B7D6032956D08E5DF29A5C724181FEEB50E1E6D3864159ED3F46779ED53870A5AD508943476EA9EDC092AC65617F916F116F1FA4CBE61881909DBC65A10C7955F568F2484A22373C22C9A1EC021589FB4DCD"> : tensor<3x4x5xi16>
  %1 = stablehlo.constant dense<3> : tensor<i16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x5xi16>
  %3 = stablehlo.constant dense<"0x107208750CDA901BBC588DC5248720BFB477006018F3E823C0F8C811DF64"> : tensor<3x5xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4xi16>
  %5 = stablehlo.constant dense<[-18432, 0, -12288, -26624]> : tensor<4xi16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xi16>, tensor<4xi16>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
  %7 = stablehlo.constant dense<0> : tensor<i16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i16>, tensor<i16>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi16>) -> tensor<5x3x4xi16>
  %9 = stablehlo.constant dense<> : tensor<2x0xi16>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi16>, tensor<i16>) -> tensor<2xi16>
  %11 = stablehlo.constant dense<3> : tensor<2xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xi16>, tensor<2xi16>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xi16>, tensor<i16>) -> tensor<0xi16>
  %13 = stablehlo.constant dense<> : tensor<0xi16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xi16>, tensor<0xi16>) -> ()
  return
}
// -----
// reduce of i16 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x07154582EE5D2B0A43A563286281150E8583E53E3BFAF55CE147A60FD5EDD85EE18FA4E26FEA12D37AD5CFE6E350DED4353EADDBD61CCFF0EFC815B55C88DD6C7BD9ACAC1070FA617A120669329DE1F75585544DBF896FF3E102FF4B67CF84F1F7191644CB8BD167A1D718DD9CCDEADDC1B3B184C482CE4B"> : tensor<3x4x5xi16>
  %1 = stablehlo.constant dense<3> : tensor<i16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x5xi16>
  %3 = stablehlo.constant dense<"0xD85EF55CEE5DA60FE53EFA61DD6C066903001070FF4BD1670300F719CE4B"> : tensor<3x5xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4xi16>
  %5 = stablehlo.constant dense<[24046, 19455, 28688, 26886]> : tensor<4xi16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xi16>, tensor<4xi16>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
  %7 = stablehlo.constant dense<28688> : tensor<i16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i16>, tensor<i16>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi16>) -> tensor<5x3x4xi16>
  %9 = stablehlo.constant dense<> : tensor<2x0xi16>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi16>, tensor<i16>) -> tensor<2xi16>
  %11 = stablehlo.constant dense<3> : tensor<2xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xi16>, tensor<2xi16>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xi16>, tensor<i16>) -> tensor<0xi16>
  %13 = stablehlo.constant dense<> : tensor<0xi16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xi16>, tensor<0xi16>) -> ()
  return
}
// -----
// reduce of i16 by and
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF77C5DB43321F302BCBEB84A5AA2BF1C7F54066CCB3708464E4A437F9DFF828A928FFF6B459922A5380EA97C4549ADB3DA16B51CF37C2DA814FA3DE848E89E1688DF08DC23BA404844FE676D42626CDFA4E04265616DC8EA02AD78A88140949D4E72B8EFB9007FAB66F092797FCA3D20F5FD7A7D2E2CDC66"> : tensor<3x4x5xi16>
  %1 = stablehlo.constant dense<3> : tensor<i16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x5xi16>
  %3 = stablehlo.constant dense<[[0, 0, 2, 1, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]> : tensor<3x5xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 2] : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<4xi16>
  %5 = stablehlo.constant dense<0> : tensor<4xi16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xi16>, tensor<4xi16>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<i16>
  %7 = stablehlo.constant dense<0> : tensor<i16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i16>, tensor<i16>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi16>) -> tensor<5x3x4xi16>
  %9 = stablehlo.constant dense<> : tensor<2x0xi16>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<2x0xi16>, tensor<i16>) -> tensor<2xi16>
  %11 = stablehlo.constant dense<3> : tensor<2xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xi16>, tensor<2xi16>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.and across dimensions = [0] : (tensor<2x0xi16>, tensor<i16>) -> tensor<0xi16>
  %13 = stablehlo.constant dense<> : tensor<0xi16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xi16>, tensor<0xi16>) -> ()
  return
}
// -----
// reduce of i32 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x9B03BF037A22871A735C03005DCAB9F40738D1819AE25F61D5C36765383CD96701304799CE2C8A8F13C05C6CB4719122728ED5763079F44C2E0D1255240672E21A627C8E35883E8E75DE552052F69721FB6A9C89E2E901C1836FB8223551909714AF70651C9F9748712F3846205422E00E4992B2FF585B3A85D3A96F602B00D62A52D3B85616195BBF0F8194F52A85A3BD2B5C5E576C8C18AF1C2FDB54936C8812230D55B29BFE800901DD003E90089115850F2677BBFA028F72D68CBB43937715F5FF44D93816B77091D9F5B933717999C7552908DA12F7666CDDFBA7BF7D59B9AD4989C1EC7C7BA9D185B59E94F74D"> : tensor<3x4x5xi32>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %3 = stablehlo.constant dense<"0x9E03BF037D22871A765C030060CAB9F40A38D1819DE25F61D8C367653B3CD96704304799D12C8A8F16C05C6CB7719122758ED5763379F44C310D1255270672E21D627C8E38883E8E78DE552055F69721FE6A9C89E5E901C1866FB8223851909717AF70651F9F9748742F3846235422E0114992B202595B3A88D3A96F632B00D62D52D3B85916195BC20F8194F82A85A3C02B5C5E5A6C8C18B21C2FDB57936C8815230D55B59BFE800C01DD004190089118850F267ABBFA029272D68CBE43937718F5FF44DC3816B77391D9F5BC3371799CC755290BDA12F7696CDDFBAABF7D59BCAD4989C4EC7C7BACD185B5A194F74D"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  %5 = stablehlo.constant dense<"0xAB9168E211A8875C02CD9823D3AB521D336C510D303DF2ACD865763816D48EBF276ED990A9BEFB800B25E0D1D0D0027238A8FE589169209F568970E5C3F074DF933B227650E14722D0CC0AB1471EFCF7"> : tensor<4x5xi32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xi32>, tensor<4x5xi32>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x5xi32>
  %7 = stablehlo.constant dense<"0x6FACEDB320BAFC3055AFF06C06524BFB58680588940863E57370963B27823AD44BCD6A8029ABB9BCA32F5FA7B6EF8F1021F9421D0731A182F5BEFA26"> : tensor<3x5xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %9 = stablehlo.constant dense<"0xEF84D494793F72579A46CAA73DC51A41ACC4576ABDC4DF5B277717EE0F73097E23D5008EB29F7A0333D3908B6BC0C161"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<5xi32>
  %11 = stablehlo.constant dense<[1085269152, 2099452483, 1584278167, -27832238, 1807340144]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4xi32>
  %13 = stablehlo.constant dense<[-1926422856, -1228102686, 561156334, 551942321]> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xi32>, tensor<4xi32>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3xi32>
  %15 = stablehlo.constant dense<[-718548938, 844657558, 2127431786]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
  %17 = stablehlo.constant dense<-2041426896> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<i32>, tensor<i32>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi32>) -> tensor<5x3x4xi32>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<5x3x4xi32>, tensor<i32>) -> tensor<5x4xi32>
  %20 = stablehlo.constant dense<"0xAB9168E2303DF2AC0B25E0D1C3F074DF11A8875CD8657638D0D00272933B227602CD982316D48EBF38A8FE5850E14722D3AB521D276ED9909169209FD0CC0AB1336C510DA9BEFB80568970E5471EFCF7"> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xi32>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  %23 = stablehlo.constant dense<3> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xi32>, tensor<i32>) -> tensor<0xi32>
  %25 = stablehlo.constant dense<> : tensor<0xi32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xi32>, tensor<0xi32>) -> ()
  return
}
// -----
// reduce of i32 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0x46166B0D143FED83A54093733E760A83FF4B80A1CB932845138CA27F0A0410FDC2E328E91E9FC49D68AC7C8BE7F84AC377C743AFAFFED9AAA99B23A029AF7001A74F6EB4C35663ECF6EE4CFAE16139E72EBD98885DADE63CA4ACDEAB1CE932B9C2BED6784C5D322FF82729711AC57667EC4D208399E4B19787EFD74ED5B37BCADFCBB21E9740238F0005660AF8D088EB0124925B08FD0BE1E84254E2B2909AF862B3650FF09EC1999B3953EF2BE2E97534D45232D096589C027D0A1949A0535EDD42D8F52EC55981C996E6D1C94ECF1457356F6C1F6539BE51BAE5553D98AE7C2043F54BE01BBEF16BDA2A73C62759EF"> : tensor<3x4x5xi32>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %3 = stablehlo.constant dense<"0xD24241283CBDC78BEFC1B95ABA621F89FDE380E461BB79CF39A4E77E1E0C30F746AB7ABB5ADD4DD9380576A2B5EAE0496556CB0D0DFC8D00FBD26AE07B0D5204F5EE4A1D49042AC5E2CCE6EEA325ACB58A37CA991708B4B6EC059C0354BB982B463C846AE417978DE8777B534E4F6436C4E96089CBAD15C795CE87EC7F1B735F9D63185CC5C169AD000F321FE8729AC2036CB61218F723A3B8C8FCA616B2CFE9261A312ED0DC44CDD1ACF9CD81A6BD619C7CF89670C409D506771F4BDBE0FA1A97C888E18A4F0D845BC4B3755BEC6D3E05A04D455D2FAC3AF32EB101B7C80B7660C9DFE3A0533AD5418F805952770BCE"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  %5 = stablehlo.constant dense<"0xF8F1820F4007AC5FF4D71BB8C8705F4EC869E61CC0BD795A70E412546C9CEA7F686FEDC94C1226F5C8627A6021E576544D342351B500C1B200173FC9888C9490A07D4BE600F752E5F0C636DC84BEBBDB"> : tensor<4x5xi32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xi32>, tensor<4x5xi32>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x5xi32>
  %7 = stablehlo.constant dense<"0xF05F82863467ABA06E683FCB082CEE6ED6126337C061DC1CE8962A5C40403C8C80B6801500FC617160725E8200B4E58820A4CD9F01C93CB9302DE80D"> : tensor<3x5xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %9 = stablehlo.constant dense<"0x1050261188CA825C88E3699E1AC5C6F3C0DB473D0011745F004550760004927C80B052C3403901B3FB6B270400084968"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<5xi32>
  %11 = stablehlo.constant dense<[1051820032, -628195328, -20844544, -1463872512, 1632337920]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4xi32>
  %13 = stablehlo.constant dense<[-122814464, 733609984, 2018375680, -515899392]> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xi32>, tensor<4xi32>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3xi32>
  %15 = stablehlo.constant dense<[2117449728, 0, -2063597568]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
  %17 = stablehlo.constant dense<0> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<i32>, tensor<i32>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi32>) -> tensor<5x3x4xi32>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<5x3x4xi32>, tensor<i32>) -> tensor<5x4xi32>
  %20 = stablehlo.constant dense<"0xF8F1820FC0BD795AC8627A60888C94904007AC5F70E4125421E57654A07D4BE6F4D71BB86C9CEA7F4D34235100F752E5C8705F4E686FEDC9B500C1B2F0C636DCC869E61C4C1226F500173FC984BEBBDB"> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xi32>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  %23 = stablehlo.constant dense<3> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xi32>, tensor<i32>) -> tensor<0xi32>
  %25 = stablehlo.constant dense<> : tensor<0xi32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xi32>, tensor<0xi32>) -> ()
  return
}
// -----
// reduce of i32 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x18DD2A90FB81D6F2262F76C10C588A799B9DF499D566CA8B3C560FA8E4B7853BB175C1E436B0D8D3015C9276310FAD6F1962EDC63215D5D8757ADAB2FF53567B05F919BBD276EA135C6F6847E6AF6DA6E2655D4829E5A4336F26BD7CEAED0E6C5E26E8A87AE589453553D921AC48CCD994F524272FE2CBC2F87B1B06F59C91BB1F49ED33712ABEA057AA87BBC86198968768A49C8CCF1124C06DFE25B52E5652D7143EED48116F3E6ECBEEBC095F3FD18960F1DC249C6CAA5EE3E0829FB1C46CED8F820826D9A4D5969841EE530F252ED90DEF7FF8B47F094898E50162928EA2FC029A800840E1680D7E1A79DAC3E9E2"> : tensor<3x4x5xi32>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %3 = stablehlo.constant dense<[[[3, 3, 3, 2039109644, 3], [3, 3, 998619108, 3, 3], [1989303297, 1873612593, 3, 3, 3], [2069255167, 3, 334132946, 1198026588, 3]], [[1214080482, 866444585, 2092770927, 1812917738, 3], [1166665082, 567890741, 3, 656733588, 3], [102464504, 3, 871188767, 3, 3], [3, 3, 605147020, 637431232, 1381379765]], [[3, 1047466312, 3, 3, 3], [3, 3, 1824829855, 142774253, 3], [3, 774180691, 2146373081, 159364344, 31823944], [3, 3, 1759592456, 2031779341, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  %5 = stablehlo.constant dense<"0xE2655D4848116F3E6F26BD7C0C588A79030000007AE589453553D9219FB1C46C94F5242703000000015C9276310FAD6FD90DEF7FF8B47F094898E501FF53567B030000000840E1680D7E1A79B52E5652"> : tensor<4x5xi32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xi32>, tensor<4x5xi32>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x5xi32>
  %7 = stablehlo.constant dense<"0xFF53567B310FAD6FE4B7853B0C588A7903000000E2655D4829E5A4336F26BD7CEAED0E6CB52E56520300000048116F3ED90DEF7F0D7E1A794898E501"> : tensor<3x5xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %9 = stablehlo.constant dense<"0x0C588A79E4B7853B015C9276FF53567B6F26BD7C7AE589451F49ED33B52E565248116F3E9FB1C46CD90DEF7F0D7E1A79"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<5xi32>
  %11 = stablehlo.constant dense<[2069255167, 1873612593, 2146373081, 2039109644, 1381379765]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4xi32>
  %13 = stablehlo.constant dense<[2092770927, 1824829855, 2146373081, 2069255167]> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xi32>, tensor<4xi32>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3xi32>
  %15 = stablehlo.constant dense<[2069255167, 2092770927, 2146373081]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
  %17 = stablehlo.constant dense<2146373081> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<i32>, tensor<i32>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi32>) -> tensor<5x3x4xi32>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3x4xi32>, tensor<i32>) -> tensor<5x4xi32>
  %20 = stablehlo.constant dense<"0xE2655D487AE58945015C9276FF53567B48116F3E3553D921310FAD6F030000006F26BD7C9FB1C46CD90DEF7F0840E1680C588A7994F52427F8B47F090D7E1A7903000000030000004898E501B52E5652"> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xi32>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  %23 = stablehlo.constant dense<3> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xi32>, tensor<i32>) -> tensor<0xi32>
  %25 = stablehlo.constant dense<> : tensor<0xi32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xi32>, tensor<0xi32>) -> ()
  return
}
// -----
// reduce of i32 by minimum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x61E2ACCCE0F642C44C6332810D266662F0F83952EECE99A1963B79CC9B4B137F88B350128AF83B86022B75D34A77E22AE3A69DD981C7DA182785EDA30AB04A4B7F7DD409AAB6C22C63DE9B45C45B953135234DA70F86D2BA2EB57BBBB5666E034DC5C1E91323F30B905CDC598D200228B29CDF40F19C1BFCD7C5A6548E943D9C530F74A2EF3348252CEA80AD5C036A73B44A80ADF1869715A2F31A5202E6BFF8F2F8C28A27A55A4CBFE43FFEBEA020D377ED753D665014AD5FCEEDF7A346388646969BA91A80611829FBE73F8B998FCBAA63D5CD9056F7A1C2F79130C7046F785D22A0D929C10FDD1E9B0792910F861E"> : tensor<3x4x5xi32>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %3 = stablehlo.constant dense<[[[-861085087, -1002244384, -2127404212, 3, 3], [-1583755538, -864470122, 3, 3, -2042890102], [-747295998, 3, -643979549, 3, -1544714969], [3, 3, 3, 3, 3]], [[-1488116939, -1160608241, -1149520594, 3, -373177011], [3, 3, 3, 3, -65299215], [3, -1673685874, -1569452205, 3, -1384060372], [3, -1384101196, 3, 3, -121641470]], [[-1966933774, 3, -29367105, -752836418, 3], [-1391177626, -135410081, -2043132253, -1449421242, 3], [3, -879781493, -841653334, -1577625968, 3], [3, -643816867, -586170071, -1844995298, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  %5 = stablehlo.constant dense<"0xF2F8C28A0F86D2BA4C633281BEA020D34DC5C1E9EECE99A1963B79CCA346388646969BA98AF83B86022B75D38E943D9C530F74A29056F7A12785EDA303000000B44A80AD29C10FDD1E9B079202E6BFF8"> : tensor<4x5xi32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xi32>, tensor<4x5xi32>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x5xi32>
  %7 = stablehlo.constant dense<"0xEECE99A1E0F642C44C633281030000008AF83B8635234DA78E943D9C530F74A2030000002CEA80ADF2F8C28A8B998FCBA34638861E9B079203000000"> : tensor<3x5xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %9 = stablehlo.constant dense<"0x4C6332818AF83B862785EDA30300000035234DA7F19C1BFC8E943D9CB44A80ADF2F8C28AA34638869056F7A11E9B0792"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<5xi32>
  %11 = stablehlo.constant dense<[-1966933774, -1673685874, -2127404212, -1844995298, -2042890102]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4xi32>
  %13 = stablehlo.constant dense<[-2127404212, -2043132253, -1673685874, -1844995298]> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xi32>, tensor<4xi32>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3xi32>
  %15 = stablehlo.constant dense<[-2127404212, -1673685874, -2043132253]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
  %17 = stablehlo.constant dense<-2127404212> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<i32>, tensor<i32>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi32>) -> tensor<5x3x4xi32>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<5x3x4xi32>, tensor<i32>) -> tensor<5x4xi32>
  %20 = stablehlo.constant dense<"0xF2F8C28AEECE99A1022B75D3030000000F86D2BA963B79CC8E943D9CB44A80AD4C633281A3463886530F74A229C10FDDBEA020D346969BA99056F7A11E9B07924DC5C1E98AF83B862785EDA302E6BFF8"> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xi32>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  %23 = stablehlo.constant dense<3> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<2x0xi32>, tensor<i32>) -> tensor<0xi32>
  %25 = stablehlo.constant dense<> : tensor<0xi32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xi32>, tensor<0xi32>) -> ()
  return
}
// -----
// reduce of i32 by and
func.func public @main() {
  %0 = stablehlo.constant dense<"0x9E2E0231A1C1F58FFE68C17908CF441DA7F9EF85E81698C2C0A7D04AC0DE8B52448A92D923787F2C1368B4D86CB31B622635E801C4F256E5FBE2BD7664FEF27E2314A30ED0C590D6A1C7899B97B95FEEEDBA604CD320AB07904DAFE9EE658AE038B6E36D4080DFE13B1D14CF0C6C28F391874D9F1E30C931586CC2BD13CB9FAF904CA25D00B47DE201D8FAA48FAC4F2945FF25C53CDBFAEE92B0989EFD9B1AE4975A5FC2137784383CAD88548B5E535B6DFCEC80FAF86F7F1BB05B97A3ECD60C5148616C54B62B7A54C6BFA4F878FFCC0DC707ED51B05730A543E59317C2DBCA6C0C4C56056D654468D56ED0D108E746"> : tensor<3x4x5xi32>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %3 = stablehlo.constant dense<[[[2, 1, 2, 0, 3], [0, 0, 0, 0, 3], [3, 0, 2, 0, 3], [0, 3, 0, 1, 3]], [[1, 3, 0, 2, 0], [0, 3, 0, 1, 2], [0, 3, 0, 0, 1], [3, 1, 0, 2, 1]], [[3, 3, 0, 3, 1], [2, 3, 3, 1, 0], [0, 0, 1, 1, 1], [3, 0, 1, 0, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  %5 = stablehlo.constant dense<[[0, 1, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 1], [0, 0, 0, 0, 1]]> : tensor<4x5xi32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xi32>, tensor<4x5xi32>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x5xi32>
  %7 = stablehlo.constant dense<[[0, 0, 0, 0, 3], [0, 1, 0, 0, 0], [0, 0, 0, 0, 0]]> : tensor<3x5xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %9 = stablehlo.constant dense<0> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<5xi32>
  %11 = stablehlo.constant dense<0> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4xi32>
  %13 = stablehlo.constant dense<0> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xi32>, tensor<4xi32>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3xi32>
  %15 = stablehlo.constant dense<0> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
  %17 = stablehlo.constant dense<0> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<i32>, tensor<i32>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi32>) -> tensor<5x3x4xi32>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<5x3x4xi32>, tensor<i32>) -> tensor<5x4xi32>
  %20 = stablehlo.constant dense<[[0, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 1, 1]]> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xi32>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  %23 = stablehlo.constant dense<3> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.and across dimensions = [0] : (tensor<2x0xi32>, tensor<i32>) -> tensor<0xi32>
  %25 = stablehlo.constant dense<> : tensor<0xi32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xi32>, tensor<0xi32>) -> ()
  return
}
// -----
// reduce of i32 by or
func.func public @main() {
  %0 = stablehlo.constant dense<"0x61AD9D68914450FF535DB84E6BC4CE9152AEA1DDBF9D25FA5B5D4D7DFAD03E4B09503A1329401BD4E3255BBD1EF047E8B126DA2BE725E06C37AA8B10C5C12948A2A372EF15915ECF1C590FBE0CE961AC6611046CFCE90B9556F491C5BD286B72D893C26003447BB18BC2B307DAEDCDB16214B4FDF6BF8BE1B2823772B67ED218B88D52A600168600CEFCCC85FB6EFBDFE0E4C2DA438A8298155E9D76C1846870FE2103E298C22DD12F81B361D16817AED0B8BD5446106725B3D98FD27C358A5716C504259FC72C369F551E97D69D127D92F2855C957E16C5A9DFE9CCAAC3A6615C73F65D6062481C1ED7BFC6FC34BE37"> : tensor<3x4x5xi32>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %3 = stablehlo.constant dense<"0x63AD9D68934450FF535DB84E6BC4CE9153AEA1DDBF9D25FA5B5D4D7DFBD03E4B0B503A132B401BD4E3255BBD1FF047E8B326DA2BE725E06C37AA8B10C7C12948A3A372EF17915ECF1F590FBE0FE961AC6711046CFFE90B9557F491C5BF286B72DB93C26003447BB18BC2B307DBEDCDB16314B4FDF7BF8BE1B3823772B77ED218BB8D52A603168600CFFCCC85FB6EFBDFE3E4C2DA438A8298175E9D76C3846870FF2103E29BC22DD12F81B361D36817AED3B8BD5447106725B3D98FD27F358A5717C504259FC72C369F551E97D79D127D93F2855C977E16C5ABDFE9CCABC3A6615F73F65D6362481C1FD7BFC6FF34BE37"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  %5 = stablehlo.constant dense<"0xFFBD9FEEFFEF7FFF7FFDBBEFFFECFFFFDBBFFFFDFFDD7FFFFBDFFFFFFFFDFFFF7FD5BEFFFFFFBFF7FFF77FFFFFFFD7FDBBFFDFFFF77FF6EDFFFFEFDDFFEFFFFFFFF7F6FF77FBDEDF1FDFBFFEFFFDFFFF"> : tensor<4x5xi32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xi32>, tensor<4x5xi32>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x5xi32>
  %7 = stablehlo.constant dense<"0xFFFDFFFFFFFF7FFFFFFFFEEFFFFDFFFF7FEFFBFDFFFFFFFFFFFFFBDFFFFFDFFFFF7EFFFFFFFFEFF5FFF7FFF7FFFFFFFFFFF7FF7FDFFFBFEFFFFFFFFF"> : tensor<3x5xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %9 = stablehlo.constant dense<[[-5, -8397313, -1, -8389633], [-1, -1, -1, -257], [-4195329, -135266305, -1, -2049]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<5xi32>
  %11 = stablehlo.constant dense<-1> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [0, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4xi32>
  %13 = stablehlo.constant dense<-1> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xi32>, tensor<4xi32>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3xi32>
  %15 = stablehlo.constant dense<-1> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [0, 1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
  %17 = stablehlo.constant dense<-1> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<i32>, tensor<i32>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi32>) -> tensor<5x3x4xi32>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.or across dimensions = [1] : (tensor<5x3x4xi32>, tensor<i32>) -> tensor<5x4xi32>
  %20 = stablehlo.constant dense<"0xFFBD9FEEFFDD7FFFFFF77FFFFFEFFFFFFFEF7FFFFBDFFFFFFFFFD7FDFFF7F6FF7FFDBBEFFFFDFFFFBBFFDFFF77FBDEDFFFECFFFF7FD5BEFFF77FF6ED1FDFBFFEDBBFFFFDFFFFBFF7FFFFEFDDFFFDFFFF"> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xi32>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.or across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  %23 = stablehlo.constant dense<3> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.or across dimensions = [0] : (tensor<2x0xi32>, tensor<i32>) -> tensor<0xi32>
  %25 = stablehlo.constant dense<> : tensor<0xi32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xi32>, tensor<0xi32>) -> ()
  return
}
// -----
// reduce of i32 by xor
func.func public @main() {
  %0 = stablehlo.constant dense<"0xCC0F3223F12F4FB79D36AC45A34B25A71AC5C2017987544994F9557803BD72D706FCCD7DECC8EE9BD5BD61B004B87422DCB89C08C1A4B9951B7340A385BE4AA0F59619BBED572BED798FF8E5E7EACB3201B4AB0D97C2D7A884466FDA54991B2A184A88A697AC91076F28EE06A21FD8835554EF49D46390EA5837D83CA5814B78534B451B2C36C624C4923B576252C2370223D7E47720442F903D39EFEAE8F547F9FC8AFF75971FC57499C68D953E4BC9363CCEB5FE9426621FD7BDA73BE61A706EF8D8EBC4D3EA3B13457598D051ADF177B1C635418ECA3D3BD17C1413B93CD0D2A01D906D15E66712B570AE69527844"> : tensor<3x4x5xi32>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %3 = stablehlo.constant dense<"0xCF0F3223F22F4FB79E36AC45A04B25A719C5C2017A87544997F9557800BD72D705FCCD7DEFC8EE9BD6BD61B007B87422DFB89C08C2A4B995187340A386BE4AA0F69619BBEE572BED7A8FF8E5E4EACB3202B4AB0D94C2D7A887466FDA57991B2A1B4A88A694AC91076C28EE06A11FD8835654EF49D76390EA5B37D83CA6814B78504B451B2F36C624C7923B576152C2370123D7E47420442F933D39EFE9E8F547FAFC8AFF76971FC57799C68D963E4BC9353CCEB5FD9426621CD7BDA738E61A706DF8D8EBC7D3EA3B10457598D351ADF174B1C635428ECA3D38D17C1410B93CD0D1A01D906E15E66711B570AE6A527844"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  %5 = stablehlo.constant dense<"0x374713D1107A87DA6EE9051261EC754437B3841213BFE32CE70606D99944B0243E50FADFFF78944A9DCFCC14726892ABFB421F26AF1CB58CE73007E0F755B4472615D3CFF46289A5F807B1A467504631"> : tensor<4x5xi32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xi32>, tensor<4x5xi32>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x5xi32>
  %7 = stablehlo.constant dense<"0xE68B4D7A97F87756AC6469771E9CA9AA0994A70BAF7D20015C48A5320132B66DBEC60BA8E153D65C0494E5D56BB1120356DBFCAFABFD29B1A36C20DE"> : tensor<3x5xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %9 = stablehlo.constant dense<"0x1A98367707F75000D46A70AC001A4B215DE380F3D8ACD82145592B2C6E849D5458F0D6CB738EB365CDFAA875D4EBCFCD"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [0, 1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<5xi32>
  %11 = stablehlo.constant dense<[-1366793651, 1740636576, -1255961093, -1282693365, -1991136437]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [0, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4xi32>
  %13 = stablehlo.constant dense<[1331727135, 1144772012, -168572580, -1206291014]> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xi32>, tensor<4xi32>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3xi32>
  %15 = stablehlo.constant dense<[-94560310, -1427205459, 369258289]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [0, 1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
  %17 = stablehlo.constant dense<1186062934> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<i32>, tensor<i32>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi32>) -> tensor<5x3x4xi32>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.xor across dimensions = [1] : (tensor<5x3x4xi32>, tensor<i32>) -> tensor<5x4xi32>
  %20 = stablehlo.constant dense<"0x374713D113BFE32C9DCFCC14F755B447107A87DAE70606D9726892AB2615D3CF6EE905129944B024FB421F26F46289A561EC75443E50FADFAF1CB58CF807B1A437B38412FF78944AE73007E067504631"> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xi32>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.xor across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  %23 = stablehlo.constant dense<3> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.xor across dimensions = [0] : (tensor<2x0xi32>, tensor<i32>) -> tensor<0xi32>
  %25 = stablehlo.constant dense<> : tensor<0xi32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xi32>, tensor<0xi32>) -> ()
  return
}
// -----
// reduce of i64 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x326D5DD5627C02E34867500631463B05B1AF62A246B0B3DDDFF5CDAD513F6E8654D85EC8804E59FDDB75AC2D30F343F98388ABF646704030B13F6431460B3DBEBE8761B127EE5D7149955601BCEA020234C966C0098F1EBE05FAB01FA9D03A4A785387E8FA0B8F60B92160ADBD693DD39081EFF57FA78BA0CF3341FB40D79EC452F9AF87F2B5530602B71249DA3DBE2DE796AD3C1CC5760E0D54B2374941FEC71469751B51BE774E7C13D897D29B405B7CD664F2F5D0F221F549D93E6459FF9D9B21328538873E896D05AF45B76E3C724A6F2606AC1325CD509BFE78A5C9CE8ACB19572C04874BF33844F14832881FF84CE530E45CCE7534215CCDE29D9A5EAD3F35C37C8E6651308C231E72945A26A00F0B047217452046163B30A71FF46FE6E40818208612221613332F418063429092231EF6FDB9992FC29D6F370DE017F11B013B9A27970442674E1B26A83F0B09FC4812E7AFD018AEE897025F0614A7E6E89DA65B1AB6176B7AB8874CE0C383FFC5946AA43F1DF249671EED132D1C61E84389040E763E04103048FF5A7A0B4BD9E9654AFAB2AC851EA816FF4BD5F31FA24724FBE9C25C750C638AE07082A27C021342F5D9617A80BF4B79C8F6FEDC86E9190D8A673A4154ADB79D67A9BD4537F2CBFD120B19A7324AF6260983039D739D"> : tensor<3x4x5xi64>
  %1 = stablehlo.constant dense<3> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x5xi64>
  %3 = stablehlo.constant dense<"0x13E0B1BEDDD5035F25E35CA4133D0A86DFF9600562053E2A40363D49535C80D93D4357F70522E667E68E85EC84EF99DBCEE7E3A0A25CE6EB21DA5529AA64556DE1AA6CD3FAF40A61A70E97778F3496B8CC98D5D7B9E49449F0060F7EF79171A26429628E5D8F26955CA9FAE8179C5A43244FA413FAD856A1"> : tensor<3x5xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4xi64>
  %5 = stablehlo.constant dense<[-8680268252207849653, 3162628776579565116, 7220965993452719250, -1340808559616634793]> : tensor<4xi64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xi64>, tensor<4xi64>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
  %7 = stablehlo.constant dense<362517958207799911> : tensor<i64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i64>, tensor<i64>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi64>) -> tensor<5x3x4xi64>
  %9 = stablehlo.constant dense<> : tensor<2x0xi64>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi64>, tensor<i64>) -> tensor<2xi64>
  %11 = stablehlo.constant dense<3> : tensor<2xi64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xi64>, tensor<2xi64>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xi64>, tensor<i64>) -> tensor<0xi64>
  %13 = stablehlo.constant dense<> : tensor<0xi64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xi64>, tensor<0xi64>) -> ()
  return
}
// -----
// reduce of i64 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF80F10294EC1D25F144E776D00034F95A9CCD70ECDE6600A72BD68B22079772FC123E43E951F7E093A6A0589A368C8B5373C6DDC2A746C1FED3C6897D08203FDA96F3A709D6DAF0795CDCA34D8EA45662CFA515D796F24792266E52E940B8A1C75B828B34EC0BDBF6317AD26C957F228255337BCA6399A1684A299F79BD337EA9019791A791D6296B15392EEBF4D94F7A84EF1280CEFA51C071E77C3AD1F82AC7B8D87F80E193D126F4BF86F628F23CA7AEBFA231B351A8AF6915CAB484B75C78A26CA5039C0CBCBDB045EF90C094C66F95B60DB0767D55538D28204676FFAE9B880B47CA34747EE0F23FF50A2DEB86FB260A6E73D756C6A08BBB8A9C515195D5D81AAC9E973A1C48CF7834EC5CD6BE77643CDBE025F62133DDD146CB2EB77C430965CA298BAAAC78346FEAA956A7336361015C52063B70D3C721AB3A39F0BE76D98C79DC8F7C729E9849BF705937691C306F10324A5F29D5FDA593150DFD59F7BE0FA7F7A6CD5D96D960292039DA9254E43C6015B0B811D7ECD8125734CEF0A9E4D376CB3E55CF31630CAE68D6E1A70E4389089C626AA1142153156DA00DB276ED447E8B91F93348609483A02F42F623A11FBC14671B54E5670CF587ED65B38EC54F4183427C1733ACD2F58DEF228D3820DBA1047215EFE171286505C7D4D5D"> : tensor<3x4x5xi64>
  %1 = stablehlo.constant dense<3> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x5xi64>
  %3 = stablehlo.constant dense<"0x00A3358440ABDB3880D0D54B669756F5FB0EC78F3E06AFDCD07B0BE13D0709B5FDA2AE29850158A6CE9AEFC3E27E9E06809782C9B08FE31470A5A91F3D5263ED801BBD1AC5840EAE50A1A2B78FCFB14A088FAA89F88AD466F04A75FDF10F917A684F763A9766D7D2C8F207314AFCD1F66410B3F0C885B5D6"> : tensor<3x5xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4xi64>
  %5 = stablehlo.constant dense<[-8829103066991126016, 827225636448593920, 8721457245756260352, 1741465604174381056]> : tensor<4xi64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xi64>, tensor<4xi64>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
  %7 = stablehlo.constant dense<-5908722711110090752> : tensor<i64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i64>, tensor<i64>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi64>) -> tensor<5x3x4xi64>
  %9 = stablehlo.constant dense<> : tensor<2x0xi64>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi64>, tensor<i64>) -> tensor<2xi64>
  %11 = stablehlo.constant dense<3> : tensor<2xi64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xi64>, tensor<2xi64>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xi64>, tensor<i64>) -> tensor<0xi64>
  %13 = stablehlo.constant dense<> : tensor<0xi64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xi64>, tensor<0xi64>) -> ()
  return
}
// -----
// reduce of i64 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x6B02FE94E162C40C1502CD635F6586FDD63E9EA5E73C5F5ADFF5FDD8F37BF35866B6E891DE4EC8D805C301245033D3F03C7C1ADBF841F119B70B89A10C849C732CB9F7752CEC7435A7D15D311718A8B78C1F8F4D2861A3A20E6374560C52CBA87344D93A9310E2D617386D434909C53373471F4CC8B2F070A7C1B369A6EE94E66777266BF9C1A3B2D98D5BEB997450F17D8AECA6E4527F74E215E60F92B899526CF51C70F2CD13E4F653DF5698FAADEB8E690E382BEE6EE36173B699145B30FF1114082EE4FB39EE07F012CB6567A69F0CCE2F1FEF7FC7B0E874A395BB385D098182F14C49590856FCABC6D34318505AA5934E0AAB49B88B4C91E0D3C955DFD2F3F4113CFCBCE55ACEC1AD8E9A1B529618FB505B21F91834CE30320EE1AA55BB44D3E03E22F89734154610944B096CDC348A716BD5651532B55A365586A929471815CEA48032CD6491640A7B28629D483D19F2C86F5AC09F4D81BCE70EC0624D58FCE70B6B0D6EF5257B5336F33B01466AEC2D113F4A6DBC9B7449F48890B66F13209FEA265B522931219F772AF2931946AFCE2222619B54A1A2C032256EB5B61770C251EFAE8AA71B3EFDE12489DB869A1E906A6AECDE426C71C4E740AE3127FB4F90FFBD37585A5857D5383541F6812F7FA50163BF6B8DA406B144D5EC65C1"> : tensor<3x4x5xi64>
  %1 = stablehlo.constant dense<3> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x5xi64>
  %3 = stablehlo.constant dense<"0x6B02FE94E162C40C3C7C1ADBF841F119B70B89A10C849C737D8AECA6E4527F7473471F4CC8B2F070030000000000000044D3E03E22F89734F3F4113CFCBCE55A8182F14C49590856FCABC6D34318505A1815CEA48032CD64FB4F90FFBD37585A9B7449F48890B66F4D81BCE70EC0624D9A1E906A6AECDE42"> : tensor<3x5xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4xi64>
  %5 = stablehlo.constant dense<[7263517302120650008, 8330678600513162167, 8138201099998807923, 8394519372448434813]> : tensor<4xi64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xi64>, tensor<4xi64>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
  %7 = stablehlo.constant dense<8394519372448434813> : tensor<i64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i64>, tensor<i64>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi64>) -> tensor<5x3x4xi64>
  %9 = stablehlo.constant dense<> : tensor<2x0xi64>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi64>, tensor<i64>) -> tensor<2xi64>
  %11 = stablehlo.constant dense<3> : tensor<2xi64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xi64>, tensor<2xi64>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xi64>, tensor<i64>) -> tensor<0xi64>
  %13 = stablehlo.constant dense<> : tensor<0xi64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xi64>, tensor<0xi64>) -> ()
  return
}
// -----
// reduce of i64 by and
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC17AECDC43C90016038A5E76291369764FD472969BB637E0D5AE24EA6CDEE30FAC276C1CD8E5FB4405040C670B557CFECD07EA72E12D7B09E63156BD6FAD7D96F488BD56FEFFD7FA0B2C35AE1265DA1C42A433D1C3B8212B443EA07D2B989E2D4876F8B046C4AF6551916E09221E415B100C4B085FBADDE033E195483C569598902D6E0100C6D279A978ACF3884655333BC47081B02026AF04648C80AA55E96AC8E2E921639A5F8F3ECC92CE153CB5428746A5F69CFB3E4967EDE290D8C8B585EFDEB0581372C871CF809AB8812567C143BBDB0876B69E22144E6AC99571C947C559724598991EB5A9FD864DA8C530D9265C0BA327A6EABDE7F4A9DFB0096C88ECA795216C6074F6D499FDBC2C6D67BDBFC024E120B127C9771C9859A063B675565B5F296761C692AD85C47819B3FA155EEBC86D88C537D81DD57D1378131DDDE57CC3E908C3C7B77A0796B1CC995C8DDFB43759F26CC8DC38936D633516009EC20AEF1142FB8596342EE8BF708FD4EE9CBC622E5F60C4A92562D3A733A2841450BACBEDD6CA09546B048D79964D4C4E94121BD3F8E532FB7C55AEA08CAA36DC596EA620A71FE447531C588A11DE731C6C23CFBB5D8CC82BB8AA5BAB4290D6B8FC96D46C3A19F3F36C47E6B2C8CE3B2E17D3B3A5AAD2217E888DFB9BE7B05B8D"> : tensor<3x4x5xi64>
  %1 = stablehlo.constant dense<3> : tensor<i64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x5xi64>
  %3 = stablehlo.constant dense<[[0, 0, 0, 0, 0], [0, 2, 0, 0, 1], [0, 0, 0, 0, 0]]> : tensor<3x5xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 2] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4xi64>
  %5 = stablehlo.constant dense<0> : tensor<4xi64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xi64>, tensor<4xi64>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
  %7 = stablehlo.constant dense<0> : tensor<i64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i64>, tensor<i64>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xi64>) -> tensor<5x3x4xi64>
  %9 = stablehlo.constant dense<> : tensor<2x0xi64>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<2x0xi64>, tensor<i64>) -> tensor<2xi64>
  %11 = stablehlo.constant dense<3> : tensor<2xi64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xi64>, tensor<2xi64>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.and across dimensions = [0] : (tensor<2x0xi64>, tensor<i64>) -> tensor<0xi64>
  %13 = stablehlo.constant dense<> : tensor<0xi64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xi64>, tensor<0xi64>) -> ()
  return
}
// -----
// reduce of ui2 by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[[3, 3, 0, 2, 1], [0, 2, 0, 0, 3], [2, 0, 2, 1, 2], [3, 3, 0, 2, 0]], [[3, 0, 3, 0, 3], [1, 3, 3, 3, 2], [2, 0, 1, 1, 1], [1, 1, 2, 2, 2]], [[1, 3, 3, 1, 0], [1, 2, 1, 1, 0], [3, 3, 2, 0, 3], [3, 2, 2, 3, 2]]]> : tensor<3x4x5xui2>
  %1 = stablehlo.constant dense<3> : tensor<ui2>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xui2>, tensor<ui2>) -> tensor<3x5xui2>
  %3 = stablehlo.constant dense<[[3, 3, 1, 0, 1], [2, 3, 0, 1, 3], [3, 1, 3, 0, 0]]> : tensor<3x5xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui2>, tensor<3x5xui2>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xui2>, tensor<ui2>) -> tensor<4xui2>
  %5 = stablehlo.constant dense<[1, 1, 2, 3]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xui2>, tensor<4xui2>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xui2>, tensor<ui2>) -> tensor<ui2>
  %7 = stablehlo.constant dense<2> : tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui2>, tensor<ui2>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui2>) -> tensor<5x3x4xui2>
  %9 = stablehlo.constant dense<> : tensor<2x0xui2>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui2>, tensor<ui2>) -> tensor<2xui2>
  %11 = stablehlo.constant dense<3> : tensor<2xui2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui2>, tensor<2xui2>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xui2>, tensor<ui2>) -> tensor<0xui2>
  %13 = stablehlo.constant dense<> : tensor<0xui2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xui2>, tensor<0xui2>) -> ()
  return
}
// -----
// reduce of ui2 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0, 2, 1, 2, 3], [0, 3, 2, 3, 1], [2, 2, 0, 0, 1], [0, 2, 3, 0, 1]], [[2, 2, 2, 3, 0], [0, 1, 1, 2, 1], [0, 3, 3, 0, 3], [3, 1, 0, 0, 0]], [[0, 0, 1, 2, 3], [0, 3, 2, 0, 3], [1, 2, 1, 2, 1], [0, 1, 0, 2, 3]]]> : tensor<3x4x5xui2>
  %1 = stablehlo.constant dense<3> : tensor<ui2>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xui2>, tensor<ui2>) -> tensor<3x5xui2>
  %3 = stablehlo.constant dense<[[0, 0, 0, 0, 1], [0, 2, 0, 0, 0], [0, 0, 0, 0, 1]]> : tensor<3x5xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui2>, tensor<3x5xui2>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xui2>, tensor<ui2>) -> tensor<4xui2>
  %5 = stablehlo.constant dense<0> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xui2>, tensor<4xui2>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xui2>, tensor<ui2>) -> tensor<ui2>
  %7 = stablehlo.constant dense<0> : tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui2>, tensor<ui2>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui2>) -> tensor<5x3x4xui2>
  %9 = stablehlo.constant dense<> : tensor<2x0xui2>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui2>, tensor<ui2>) -> tensor<2xui2>
  %11 = stablehlo.constant dense<3> : tensor<2xui2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui2>, tensor<2xui2>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xui2>, tensor<ui2>) -> tensor<0xui2>
  %13 = stablehlo.constant dense<> : tensor<0xui2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xui2>, tensor<0xui2>) -> ()
  return
}
// -----
// reduce of ui2 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[[3, 2, 1, 0, 0], [2, 3, 3, 2, 1], [3, 0, 1, 3, 2], [2, 2, 1, 1, 0]], [[1, 1, 2, 0, 0], [0, 0, 0, 0, 0], [2, 1, 3, 2, 2], [2, 3, 2, 3, 1]], [[0, 2, 2, 3, 0], [0, 0, 1, 0, 1], [3, 1, 1, 3, 0], [1, 0, 2, 1, 1]]]> : tensor<3x4x5xui2>
  %1 = stablehlo.constant dense<3> : tensor<ui2>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xui2>, tensor<ui2>) -> tensor<3x5xui2>
  %3 = stablehlo.constant dense<3> : tensor<3x5xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui2>, tensor<3x5xui2>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xui2>, tensor<ui2>) -> tensor<4xui2>
  %5 = stablehlo.constant dense<3> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xui2>, tensor<4xui2>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xui2>, tensor<ui2>) -> tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<ui2>, tensor<ui2>) -> ()
  %7 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui2>) -> tensor<5x3x4xui2>
  %8 = stablehlo.constant dense<> : tensor<2x0xui2>
  %9 = stablehlo.reduce(%8 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui2>, tensor<ui2>) -> tensor<2xui2>
  %10 = stablehlo.constant dense<3> : tensor<2xui2>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2xui2>, tensor<2xui2>) -> ()
  %11 = stablehlo.reduce(%8 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xui2>, tensor<ui2>) -> tensor<0xui2>
  %12 = stablehlo.constant dense<> : tensor<0xui2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<0xui2>, tensor<0xui2>) -> ()
  return
}
// -----
// reduce of ui4 by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[[13, 10, 2, 4, 13], [7, 8, 7, 1, 4], [9, 15, 11, 1, 7], [9, 2, 7, 13, 15]], [[4, 8, 14, 11, 10], [4, 1, 7, 9, 10], [2, 2, 13, 10, 7], [4, 15, 3, 1, 0]], [[7, 13, 3, 13, 14], [3, 6, 14, 7, 15], [2, 0, 2, 13, 12], [6, 12, 0, 10, 9]]]> : tensor<3x4x5xui4>
  %1 = stablehlo.constant dense<3> : tensor<ui4>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xui4>, tensor<ui4>) -> tensor<3x5xui4>
  %3 = stablehlo.constant dense<[[9, 6, 14, 6, 10], [1, 13, 8, 2, 14], [5, 2, 6, 14, 5]]> : tensor<3x5xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui4>, tensor<3x5xui4>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xui4>, tensor<ui4>) -> tensor<4xui4>
  %5 = stablehlo.constant dense<[14, 10, 13, 13]> : tensor<4xui4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xui4>, tensor<4xui4>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xui4>, tensor<ui4>) -> tensor<ui4>
  %7 = stablehlo.constant dense<9> : tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui4>, tensor<ui4>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui4>) -> tensor<5x3x4xui4>
  %9 = stablehlo.constant dense<> : tensor<2x0xui4>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui4>, tensor<ui4>) -> tensor<2xui4>
  %11 = stablehlo.constant dense<3> : tensor<2xui4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui4>, tensor<2xui4>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xui4>, tensor<ui4>) -> tensor<0xui4>
  %13 = stablehlo.constant dense<> : tensor<0xui4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xui4>, tensor<0xui4>) -> ()
  return
}
// -----
// reduce of ui4 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[[12, 0, 8, 0, 9], [8, 5, 11, 2, 14], [15, 4, 3, 5, 5], [2, 6, 3, 15, 1]], [[11, 13, 10, 7, 4], [8, 11, 14, 12, 3], [1, 8, 2, 3, 7], [12, 6, 1, 6, 2]], [[11, 4, 13, 15, 10], [14, 7, 6, 4, 5], [10, 10, 7, 5, 6], [1, 13, 1, 5, 13]]]> : tensor<3x4x5xui4>
  %1 = stablehlo.constant dense<3> : tensor<ui4>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xui4>, tensor<ui4>) -> tensor<3x5xui4>
  %3 = stablehlo.constant dense<[[0, 0, 8, 0, 2], [0, 0, 8, 8, 8], [12, 8, 6, 4, 4]]> : tensor<3x5xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui4>, tensor<3x5xui4>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xui4>, tensor<ui4>) -> tensor<4xui4>
  %5 = stablehlo.constant dense<0> : tensor<4xui4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xui4>, tensor<4xui4>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xui4>, tensor<ui4>) -> tensor<ui4>
  %7 = stablehlo.constant dense<0> : tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui4>, tensor<ui4>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui4>) -> tensor<5x3x4xui4>
  %9 = stablehlo.constant dense<> : tensor<2x0xui4>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui4>, tensor<ui4>) -> tensor<2xui4>
  %11 = stablehlo.constant dense<3> : tensor<2xui4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui4>, tensor<2xui4>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xui4>, tensor<ui4>) -> tensor<0xui4>
  %13 = stablehlo.constant dense<> : tensor<0xui4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xui4>, tensor<0xui4>) -> ()
  return
}
// -----
// reduce of ui4 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[[5, 7, 3, 7, 11], [6, 6, 13, 9, 2], [6, 4, 11, 6, 4], [0, 8, 3, 12, 2]], [[7, 10, 12, 15, 9], [11, 12, 10, 7, 5], [15, 14, 3, 13, 12], [9, 12, 7, 11, 0]], [[13, 3, 9, 4, 8], [1, 7, 6, 15, 5], [5, 12, 7, 11, 1], [4, 9, 7, 3, 11]]]> : tensor<3x4x5xui4>
  %1 = stablehlo.constant dense<3> : tensor<ui4>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xui4>, tensor<ui4>) -> tensor<3x5xui4>
  %3 = stablehlo.constant dense<[[6, 8, 13, 12, 11], [15, 14, 12, 15, 12], [13, 12, 9, 15, 11]]> : tensor<3x5xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui4>, tensor<3x5xui4>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xui4>, tensor<ui4>) -> tensor<4xui4>
  %5 = stablehlo.constant dense<[15, 15, 15, 12]> : tensor<4xui4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xui4>, tensor<4xui4>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xui4>, tensor<ui4>) -> tensor<ui4>
  %7 = stablehlo.constant dense<15> : tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui4>, tensor<ui4>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui4>) -> tensor<5x3x4xui4>
  %9 = stablehlo.constant dense<> : tensor<2x0xui4>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui4>, tensor<ui4>) -> tensor<2xui4>
  %11 = stablehlo.constant dense<3> : tensor<2xui4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui4>, tensor<2xui4>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xui4>, tensor<ui4>) -> tensor<0xui4>
  %13 = stablehlo.constant dense<> : tensor<0xui4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xui4>, tensor<0xui4>) -> ()
  return
}
// -----
// reduce of ui8 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x17F5DB0172888525F1D8743EF20D980716379422C5F6C0EE81C0EFE4BAE0017D1D9481041B8DA5E318AF2060CC87B540516F68ED9CAD91A7392FB647"> : tensor<3x4x5xui8>
  %1 = stablehlo.constant dense<3> : tensor<ui8>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x5xui8>
  %3 = stablehlo.constant dense<"0x1DD12C96078D8051E4C8B18D2E1716"> : tensor<3x5xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4xui8>
  %5 = stablehlo.constant dense<[90, 103, 43, 77]> : tensor<4xui8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xui8>, tensor<4xui8>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
  %7 = stablehlo.constant dense<48> : tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui8>, tensor<ui8>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui8>) -> tensor<5x3x4xui8>
  %9 = stablehlo.constant dense<> : tensor<2x0xui8>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui8>, tensor<ui8>) -> tensor<2xui8>
  %11 = stablehlo.constant dense<3> : tensor<2xui8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui8>, tensor<2xui8>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xui8>, tensor<ui8>) -> tensor<0xui8>
  %13 = stablehlo.constant dense<> : tensor<0xui8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xui8>, tensor<0xui8>) -> ()
  return
}
// -----
// reduce of ui8 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDEF85D8604768B92C934656063CDDC985ABB419EBDB70D8FDEC83389B25C737F25809640ACE64C0629D04B111912A5B7508AED008542067885F172BD"> : tensor<3x4x5xui8>
  %1 = stablehlo.constant dense<3> : tensor<ui8>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x5xui8>
  %3 = stablehlo.constant dense<"0x20007E3A80002C020060900083C044"> : tensor<3x5xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4xui8>
  %5 = stablehlo.constant dense<0> : tensor<4xui8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xui8>, tensor<4xui8>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
  %7 = stablehlo.constant dense<0> : tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui8>, tensor<ui8>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui8>) -> tensor<5x3x4xui8>
  %9 = stablehlo.constant dense<> : tensor<2x0xui8>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui8>, tensor<ui8>) -> tensor<2xui8>
  %11 = stablehlo.constant dense<3> : tensor<2xui8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui8>, tensor<2xui8>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xui8>, tensor<ui8>) -> tensor<0xui8>
  %13 = stablehlo.constant dense<> : tensor<0xui8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xui8>, tensor<0xui8>) -> ()
  return
}
// -----
// reduce of ui8 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x337E894E0808B5A9C73D40D37A0CD427AAE89C359983F66D84AE21A91F3EE51C275E7FE40646F8F8672832A849DCBE3C1E5CF290919F061C9E4FC943"> : tensor<3x4x5xui8>
  %1 = stablehlo.constant dense<3> : tensor<ui8>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x5xui8>
  %3 = stablehlo.constant dense<"0x40D3E8C7D4E583F6F8F8F2BE91C95C"> : tensor<3x5xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4xui8>
  %5 = stablehlo.constant dense<[246, 220, 242, 248]> : tensor<4xui8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xui8>, tensor<4xui8>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
  %7 = stablehlo.constant dense<248> : tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui8>, tensor<ui8>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui8>) -> tensor<5x3x4xui8>
  %9 = stablehlo.constant dense<> : tensor<2x0xui8>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui8>, tensor<ui8>) -> tensor<2xui8>
  %11 = stablehlo.constant dense<3> : tensor<2xui8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui8>, tensor<2xui8>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xui8>, tensor<ui8>) -> tensor<0xui8>
  %13 = stablehlo.constant dense<> : tensor<0xui8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xui8>, tensor<0xui8>) -> ()
  return
}
// -----
// reduce of ui8 by and
func.func public @main() {
  %0 = stablehlo.constant dense<"0x2A233525B1BAFC129F1518475BC9943D7A2E17924BE61EB26AE8402C89961A8D231475AFB9719C27703EBF739890EF78A137144A9248775B46F9E94D"> : tensor<3x4x5xui8>
  %1 = stablehlo.constant dense<3> : tensor<ui8>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x5xui8>
  %3 = stablehlo.constant dense<"0x000000010000000000000002000000"> : tensor<3x5xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4xui8>
  %5 = stablehlo.constant dense<0> : tensor<4xui8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xui8>, tensor<4xui8>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
  %7 = stablehlo.constant dense<0> : tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui8>, tensor<ui8>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui8>) -> tensor<5x3x4xui8>
  %9 = stablehlo.constant dense<> : tensor<2x0xui8>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<2x0xui8>, tensor<ui8>) -> tensor<2xui8>
  %11 = stablehlo.constant dense<3> : tensor<2xui8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui8>, tensor<2xui8>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.and across dimensions = [0] : (tensor<2x0xui8>, tensor<ui8>) -> tensor<0xui8>
  %13 = stablehlo.constant dense<> : tensor<0xui8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xui8>, tensor<0xui8>) -> ()
  return
}
// -----
// reduce of ui16 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1457A9E9608C51D803B4B744EB2288A3938C621EBCF7B601E8A9A9278F8FA866B5C934038F0B44AE26851F8AD0354436623B2225545671540D97FFBE75CB4A1C045430D454BC0F37197B6A144AEEF9318164A4DB3448C9851436E4766932798F5A89042549BA9B87D2023D12E2671DDB1AFF2FF3A8F0B521"> : tensor<3x4x5xui16>
  %1 = stablehlo.constant dense<3> : tensor<ui16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x5xui16>
  %3 = stablehlo.constant dense<"0x32FA02D807DD1F983B10CFACD977B2F2CE8FB1E8CE70C594B1CD0B12B2E4"> : tensor<3x5xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<4xui16>
  %5 = stablehlo.constant dense<[21605, 49977, 58801, 46079]> : tensor<4xui16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xui16>, tensor<4xui16>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<ui16>
  %7 = stablehlo.constant dense<45381> : tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui16>, tensor<ui16>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui16>) -> tensor<5x3x4xui16>
  %9 = stablehlo.constant dense<> : tensor<2x0xui16>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui16>, tensor<ui16>) -> tensor<2xui16>
  %11 = stablehlo.constant dense<3> : tensor<2xui16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui16>, tensor<2xui16>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xui16>, tensor<ui16>) -> tensor<0xui16>
  %13 = stablehlo.constant dense<> : tensor<0xui16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xui16>, tensor<0xui16>) -> ()
  return
}
// -----
// reduce of ui16 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0x79CE9E5923B4BBFEFA7011271CB6A12EC2E38D8567D8B5CA7017C7BE47093A1755C316C9E9BD4374FFD9082C632471C23522E1FFFAB9DE8DC373A2EEE9ED8E413D8657AD7734AB2CAF8DB9142C4628E4A45149543F85FAA596C98A98CC7C3489635569505310D1BDCA468A1EF84D39520B7608914CF5A988"> : tensor<3x4x5xui16>
  %1 = stablehlo.constant dense<3> : tensor<ui16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x5xui16>
  %3 = stablehlo.constant dense<"0x12EB18B8A0101E50CE8137C3E0C5A6F554CED0F1E8176C1B40CFB0B5F040"> : tensor<3x5xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<4xui16>
  %5 = stablehlo.constant dense<[512, 18432, 1024, 36864]> : tensor<4xui16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xui16>, tensor<4xui16>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<ui16>
  %7 = stablehlo.constant dense<0> : tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui16>, tensor<ui16>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui16>) -> tensor<5x3x4xui16>
  %9 = stablehlo.constant dense<> : tensor<2x0xui16>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui16>, tensor<ui16>) -> tensor<2xui16>
  %11 = stablehlo.constant dense<3> : tensor<2xui16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui16>, tensor<2xui16>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xui16>, tensor<ui16>) -> tensor<0xui16>
  %13 = stablehlo.constant dense<> : tensor<0xui16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xui16>, tensor<0xui16>) -> ()
  return
}
// -----
// reduce of ui16 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC3245976B217E634C70FBDEEC2B5353321D22F44E7271569ADA5D691D9273A72DEDA9D94BCF5BCB63D7858521E70810581261DCA72728CB12C80CDC5C042A24737981ACA200743A7A6824246EEAB66055E53BCC2055F124870FAC3360C687423FED51F4573B7F6706026AE0483A984AE6C38598F1341F34A"> : tensor<3x4x5xui16>
  %1 = stablehlo.constant dense<3> : tensor<ui16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x5xui16>
  %3 = stablehlo.constant dense<"0xBDEEDEDAADA5BCF5BCB61DCAA6828CB11ACACDC573B7BCC2598FFED570FA"> : tensor<3x5xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<4xui16>
  %5 = stablehlo.constant dense<[64112, 61117, 51738, 62908]> : tensor<4xui16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xui16>, tensor<4xui16>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<ui16>
  %7 = stablehlo.constant dense<64112> : tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui16>, tensor<ui16>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui16>) -> tensor<5x3x4xui16>
  %9 = stablehlo.constant dense<> : tensor<2x0xui16>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui16>, tensor<ui16>) -> tensor<2xui16>
  %11 = stablehlo.constant dense<3> : tensor<2xui16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui16>, tensor<2xui16>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xui16>, tensor<ui16>) -> tensor<0xui16>
  %13 = stablehlo.constant dense<> : tensor<0xui16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xui16>, tensor<0xui16>) -> ()
  return
}
// -----
// reduce of ui32 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1CDEF3D9CD55F0BEC2B9DFBA07C53D7D9E5D4BB2882FADE573908E0B0A0D9348A56178AC1299DBFA014E415A65DC6CFD56E0A8590367F7EB7540E20E284541B580707E59B49BC010961B849DEF3D7B0D0CECCF36149AC7F409E8DBA25E915BB5BC6CFDA6C71C2B8A051ADAD5E2CD4B3DAB2CCB5010B76019A5D2C5C75CF0299BF48287DE0FD9AB0E4378621DAEC19356FC1FA15C1AE697E32837D596F2C8D81BA49FD5054B88A2DE3B0393BFD76F90563422D0B7388DBD3654132009B04E8502CDF21B32BED32995FA17B045D1311B7E4757849C89247974A11F564D9980A1EC4DBF70926120A44C2179711B5829C448"> : tensor<3x4x5xui32>
  %1 = stablehlo.constant dense<3> : tensor<ui32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x5xui32>
  %3 = stablehlo.constant dense<"0xD0A023CF28336A21D942DC6D48A931B3177584C9299D54DF74C46CC2FC1E47A243CEA7AB046599F972C5E46EC08C4EF896C940AB51009718EE3E14E3"> : tensor<3x5xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4xui32>
  %5 = stablehlo.constant dense<[1619343819, 4064830959, 1003826874, 1139176834]> : tensor<4xui32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xui32>, tensor<4xui32>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
  %7 = stablehlo.constant dense<3532211181> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui32>, tensor<ui32>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui32>) -> tensor<5x3x4xui32>
  %9 = stablehlo.constant dense<> : tensor<2x0xui32>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui32>, tensor<ui32>) -> tensor<2xui32>
  %11 = stablehlo.constant dense<3> : tensor<2xui32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui32>, tensor<2xui32>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xui32>, tensor<ui32>) -> tensor<0xui32>
  %13 = stablehlo.constant dense<> : tensor<0xui32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xui32>, tensor<0xui32>) -> ()
  return
}
// -----
// reduce of ui32 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3200C2C013B15E3DAF3D1C7F05676C8C9DF501364E0C765B1571C7475F47B999253DBFCB08E91553B29201AAA5CF776F2B7A3C52BC0006624B3CAE64F38CDDB4175F8F2428E29E5EDC9EB41B47C9F12E6116DD7F3197F9B90D840169DE31A61C818A5E531FEE195B653B18B3519CF3F8DD2D24688AE767F1B5E9630800172995C3CDFC1722AA2D6C83508758EDD9D2393E2296B1AC686B4862FC13F05F41D653EAD7DF7F0EDCCDA88D264A3CB973DAE893EC4D23C80F8BD542652FEB822F01B97839461086892D9FAFAFE10E92AD9581BC6A9EEBEFCECCFAB16FE98C1A3A80A852374CFEA3285C88419CD22ADB611625"> : tensor<3x4x5xui32>
  %1 = stablehlo.constant dense<3> : tensor<ui32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x5xui32>
  %3 = stablehlo.constant dense<"0xF812E9A8973C4074A8CB790A305BD1E458EC28088DE2E0BF006EE6515CE2DE0CC881403DE6073BDEA09A40CC506A7EDED892B791584C1E5B72AC7DA8"> : tensor<3x5xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4xui32>
  %5 = stablehlo.constant dense<[3803119504, 1889353728, 3462823936, 2356922368]> : tensor<4xui32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xui32>, tensor<4xui32>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
  %7 = stablehlo.constant dense<0> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui32>, tensor<ui32>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui32>) -> tensor<5x3x4xui32>
  %9 = stablehlo.constant dense<> : tensor<2x0xui32>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui32>, tensor<ui32>) -> tensor<2xui32>
  %11 = stablehlo.constant dense<3> : tensor<2xui32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui32>, tensor<2xui32>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xui32>, tensor<ui32>) -> tensor<0xui32>
  %13 = stablehlo.constant dense<> : tensor<0xui32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xui32>, tensor<0xui32>) -> ()
  return
}
// -----
// reduce of ui32 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0xBD6178F5DEDA8B2B40AD3C918EB70543019C6339767DD1656BD84F9C9C631D518B05B58015C8C80747CD697F337928986FAB3319218CFA73AD380DD15ECBB807F66D4325E8F7F1E8EEE1EE45AC2C6649E62CCD03D46332453EF1A17D36699B99A6DD9F8D6A630986820A3E7D1B38598A4402D3C1FE254A1927FE3F3F2E1D52361C40867256B775BB70EAB2D064C2E8874BADDB277585E4772C9DD79A64FE7F77FA2F9D3D5B92446AD151271DEEED80D5C5033BDD8F6870A878F59F1A1D639C90EDD233524E5789E390474136388CB37265E02E1B3E0AE6594CC7CEDD4C61F6D6D07942533FD5E12F58940B505EF92E08"> : tensor<3x4x5xui32>
  %1 = stablehlo.constant dense<3> : tensor<ui32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x5xui32>
  %3 = stablehlo.constant dense<"0xBD6178F56BD84F9CE8F7F1E88B05B580AD380DD164C2E887820A3E7D1B38598A4402D3C170EAB2D04C61F6D6388CB3721D639C90EEED80D54E5789E3"> : tensor<3x5xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4xui32>
  %5 = stablehlo.constant dense<[4118307261, 3817428814, 3721316172, 3908171752]> : tensor<4xui32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xui32>, tensor<4xui32>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
  %7 = stablehlo.constant dense<4118307261> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui32>, tensor<ui32>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui32>) -> tensor<5x3x4xui32>
  %9 = stablehlo.constant dense<> : tensor<2x0xui32>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui32>, tensor<ui32>) -> tensor<2xui32>
  %11 = stablehlo.constant dense<3> : tensor<2xui32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui32>, tensor<2xui32>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xui32>, tensor<ui32>) -> tensor<0xui32>
  %13 = stablehlo.constant dense<> : tensor<0xui32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xui32>, tensor<0xui32>) -> ()
  return
}
// -----
// reduce of ui32 by and
func.func public @main() {
  %0 = stablehlo.constant dense<"0x82FE3EFDC787F571B125585EB42BA115318F442DB198BC0311953F56481803DAF4FC06BCE049B9DE24F26E3FBD5197270C3DAC473073D07C64DE31AF9B6DBF2B5243948DFF63DB53FE62974F5DBC574EE51612AB9D9DC85554CA412F0A0CAC9F8F80EF612B02B2AED0ACF6B0170C0C1AD77F609D2887A5D279F5B9A58B4C0B9892192DB04FE0155451312B3FD44E2CE9650440FBE7EC7B6FEE8350BAC72E435970E51830A5480D5E2C65A5953390E90E57FEFF453C7A9AEA5EAE6ECB7AE0A61E727CBD9A1A995205F926FD4C27F5FBED051629BAAEB1FD6D42B99A884865D2ADD01C68699EDC57CA8E3B4446FAA62DFF"> : tensor<3x4x5xui32>
  %1 = stablehlo.constant dense<3> : tensor<ui32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x5xui32>
  %3 = stablehlo.constant dense<[[0, 0, 0, 0, 0], [0, 0, 0, 2, 0], [0, 0, 0, 2, 2]]> : tensor<3x5xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 2] : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<4xui32>
  %5 = stablehlo.constant dense<0> : tensor<4xui32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xui32>, tensor<4xui32>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<ui32>
  %7 = stablehlo.constant dense<0> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui32>, tensor<ui32>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui32>) -> tensor<5x3x4xui32>
  %9 = stablehlo.constant dense<> : tensor<2x0xui32>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<2x0xui32>, tensor<ui32>) -> tensor<2xui32>
  %11 = stablehlo.constant dense<3> : tensor<2xui32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui32>, tensor<2xui32>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.and across dimensions = [0] : (tensor<2x0xui32>, tensor<ui32>) -> tensor<0xui32>
  %13 = stablehlo.constant dense<> : tensor<0xui32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xui32>, tensor<0xui32>) -> ()
  return
}
// -----
// reduce of ui64 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC0E73D62057744F56E960597724117F6E85CC8AB9D3F04787916F6BA8E4B06BBE3D267FE4D3352E5D0E6E482EF67343D982A0985170BFBF911B57E5A5059E223EAC59537E20C7B7855C81F97EB273B89EBBB9DC1B653C401C5500A027C11F8CA424B48A0D45EDB9AFA5AC3D8D29CE66EF4CC86ADBB4FE2838116FE020C1EF79C45A634BB53535364A968313C7BF6EA668468D20C5A5FC8F9E2D002C24E1076F11B4B4A88D4DBC7677B8C4F0FAE47A4434E09235F2E741070A9F84697DD77EBBE6CCB40380E262C0A5DD607937EB6C7D16B4A4B8248F6849A1BF29CCB9CEBE306C626FAECC7EE0473A90DD262E88BD53EC77E7B582B6505BA1BA517A58091FD9EB2A11CF8FCDE780FAC46DBB11F5623F626A6792A9A13D11062BDE433C3278DC955A20F1B1FD8903AF507A041EEB1423271ECEDA28F3AE424BF38C3EB1EADDA86AC8AB7E96F1CAA31B9C22F862EB1B3B1D92FF1B9DB9B0012111A42D228D02CC5EF1AAF50BDC5DE5C4FDC6A79109813657B584F89933F718D6A2E40C0A8BB99EDCAD62672E5FCE043F062A0F4DB779280E5A295B113FA580B0B5B6251AA0CE758EFFD549C9723873E079A3001EA98D83A793D43B879C992C3BF1FD9EC80E680106760DDE2CFFC6043D904FF8789505264469798669AF1FB1DA622D09C9A67099D"> : tensor<3x4x5xui64>
  %1 = stablehlo.constant dense<3> : tensor<ui64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %3 = stablehlo.constant dense<"0xC3E73D62057744F571960597724117F6EB5CC8AB9D3F04787C16F6BA8E4B06BBE6D267FE4D3352E5D3E6E482EF67343D9B2A0985170BFBF914B57E5A5059E223EDC59537E20C7B7858C81F97EB273B89EEBB9DC1B653C401C8500A027C11F8CA454B48A0D45EDB9AFD5AC3D8D29CE66EF7CC86ADBB4FE2838416FE020C1EF79C48A634BB53535364AC68313C7BF6EA668768D20C5A5FC8F9E5D002C24E1076F11E4B4A88D4DBC7677E8C4F0FAE47A4435109235F2E741070ACF84697DD77EBBE6FCB40380E262C0A60D607937EB6C7D16E4A4B8248F6849A1EF29CCB9CEBE306C926FAECC7EE0473AC0DD262E88BD53ECA7E7B582B6505BA1EA517A58091FD9EB5A11CF8FCDE780FAF46DBB11F5623F629A6792A9A13D11065BDE433C3278DC958A20F1B1FD8903AF807A041EEB1423274ECEDA28F3AE424C238C3EB1EADDA86AF8AB7E96F1CAA31BCC22F862EB1B3B1DC2FF1B9DB9B0012141A42D228D02CC5F21AAF50BDC5DE5C52DC6A79109813657E584F89933F718D6D2E40C0A8BB99EDCDD62672E5FCE043F362A0F4DB779280E8A295B113FA580B0E5B6251AA0CE758F2FD549C9723873E0A9A3001EA98D83A7C3D43B879C992C3C21FD9EC80E680106A60DDE2CFFC6043DC04FF8789505264499798669AF1FB1DA922D09C9A67099D"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
  %5 = stablehlo.constant dense<"0x8ABD3FD4496FB68EA5E5842C4F3A6FEB1296DCC4A74F15FA36297F2495931E3F41B95787191F5D4C7F99578F7EB60F7481CDA390F340F12199D55BE6950060187DC3B6968FF8602FF13892EEAF2BA3489ADDAECBF5B222C7EE5084F8A6AFDCC2E6EAB9346961DBE8B03BCF8BDC8BE29F96B04390CF2C4658A5F3BB23502C057704A921B9422845E27A75D005F3F87FFD3EEC5816848BA83C4A2C964A08255A15"> : tensor<4x5xui64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xui64>, tensor<4x5xui64>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x5xui64>
  %7 = stablehlo.constant dense<"0xFFA0BEA9B75034D113B84DD959B15D1FE7C5C0E23DEEAC9DE49F21D89D54309C1139110544BBE5E3A45DB2A7411F22BD591EC25196A7B7B713A57C64B6F0AFB88F520AD954F7F74CFDB74FB1AF72ADE0A2299101159597B2A9D6BE433CFA6CDB0E61859EA5CB73A22B2232AC9257E26101DE629AAD6E0D3E"> : tensor<3x5xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
  %9 = stablehlo.constant dense<"0x75C4695EF276B803BB5422312501C85CE37F3AEA95B0605AD85E39C983D77353FCA444C69C3594E45547BC3014130B2569B204D2623F706FDF8C451F7F991FE241B2C94C60FF6917F19CC1290E0892A462D3C058B98C32A1EE3E1E5B0F8D3973"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<5xui64>
  %11 = stablehlo.constant dense<[4678682621964855359, 12862934936026262799, 17929017694523411458, 5407314095804126360, 189323401008238345]> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xui64>, tensor<5xui64>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4xui64>
  %13 = stablehlo.constant dense<[18426103970322193324, 2766648639699826939, 7711144091286767016, 12163376048018107039]> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xui64>, tensor<4xui64>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3xui64>
  %15 = stablehlo.constant dense<[1032731901128865762, 6570507296203025296, 15017289478285451641]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
  %17 = stablehlo.constant dense<4173784601907791077> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<ui64>, tensor<ui64>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui64>) -> tensor<5x3x4xui64>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<5x3x4xui64>, tensor<ui64>) -> tensor<5x4xui64>
  %20 = stablehlo.constant dense<"0x8ABD3FD4496FB68E7F99578F7EB60F749ADDAECBF5B222C7A5F3BB23502C0577A5E5842C4F3A6FEB81CDA390F340F121EE5084F8A6AFDCC204A921B9422845E21296DCC4A74F15FA99D55BE695006018E6EAB9346961DBE87A75D005F3F87FFD36297F2495931E3F7DC3B6968FF8602FB03BCF8BDC8BE29F3EEC5816848BA83C41B95787191F5D4CF13892EEAF2BA34896B04390CF2C46584A2C964A08255A15"> : tensor<5x4xui64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xui64>, tensor<5x4xui64>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xui64>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<2xui64>
  %23 = stablehlo.constant dense<3> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<0xui64>
  %25 = stablehlo.constant dense<> : tensor<0xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xui64>, tensor<0xui64>) -> ()
  return
}
// -----
// reduce of ui64 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0xE6570597110DE5764A49D5A618FCF4BA375A6A2587F8E81D3F39BF777C0273B75D407490150DFCB70027804FA41851182AABE20097E8CD2FCD8C55F144A67B9CA3DCF8604EB97F4D7F1C50F68510261B45055989CBEC870642597A1B4709ACDBCADD1B6C01DDADB3BBCEF029B79B1A8CC9D185BE3F84E0214E99A4FE11AF9E843E513470081975A8FA3775D1DC414D8989E77F53978C084B918D16578764FF65C463E973EB40581975E97FEA4C3B4CC77292E1FFCB20CF79EAC5F48889DD52E25DADAE88F5B8D45151F4C26AE9739447654FCFFA8357EFF551D081BE97F05FC901CF676357B3A81EA81602103F74D6CC514B26B3A37C26B308A58808D884185E4940268DFCDEF145307DFB569A3169E7DB63492ACAD790E19DC37724F82999D2BEE2397D925636E3CA3639CB25BFDF5030AC1FA7EBD800119A77ED5E277CD72D045063678AD390E827C1FBDD481217F6A8EE156577C49D333D7DE4894AC2D49827630359B63872C45DF801A9165597F1A09BADAF02F5DFA6E7B244F57DB60667454C20D3F2A7338B5FE20971175624DBF090AAEB27AD82CD2D8A03E09AFE138B3F08DBCC14053E5B74B3740707468165B7A60B81692BE83ABAD11FD732B34D48D50E76424F026A178DFD9337F6265AFB3E3FFF4DFEEB75C60C0139E93F6508E3"> : tensor<3x4x5xui64>
  %1 = stablehlo.constant dense<3> : tensor<ui64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %3 = stablehlo.constant dense<"0xB20710C53427AF64DEDB7FF449F4DE30A50E3F7095E9BA59BDAB3D677507592617C15CB14027F427007580EEEC49F3487E01A802C5B9698F67A600D4CEF272D5E995EA22EB2B7FE87D55F0E291317251CF0F0B9C62C69713C60B6F52D51B04935E9953440497091B316CD27D25D34FA45B75913BBF8CA165EACBEDFB350DDC8DBAF39C50194B5FF9EEA75F7496C5E79B9BB67FFAC5A519E1B3A84305962DFE314C2BBC5BC2C2084C5FBC7FBFE6B1E45556B7A4FF63626D6DBE51DE9A9C98F8A617080C9AE02A7EF5F3DC4840BC5BBDD62FEE6DF08B06CEE1F370853BC7D11F5C036D372A061AFA5BF8430630BD5C8366F3E17219EB75731918EF9919888E491ADBC072A7F59CD5D19077F204CF943BB6912BDC7E5E87B2A4D74A676DE87DCB773AA8AD77B703A3A95EA4AB61713D9FF290045FF5C28A0233CE66C81C767486890CF029369F7AB2B97543F399DA3645E2F8CB412F664DD99AB777AD9DDF467ECA75290A0B23AA564D17E905FB43FFC5D4E0D2080F08DF9FF4B518CEDF79231435CFE46079D8F79AA11DA71D5346026D91D0B2FFC277078868879E0AA0D0FB3BA1BD1891663E0FBA115C1A5E1615D2833025F422833C82B8B02E755F859819E9D87F2C62C7ED063E46A7F8BBA6E2740EF2BABDFDE9FAC361532403ABBBBF2F19A9"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
  %5 = stablehlo.constant dense<"0x206915B59ABF5C8AFA0DAC9479A57D29101426E175A939633A673EA6B409FCC6DD0E0FC60208E15B00D1BE2096DFA8BAC0A35FAAC146F9C84120E8657C175D94CD56D920FA332B55F83A05A7CB1DF7FD109758B6D317EC827034947EC11D4A2BB227857F2F4ADFDEC01D58B213F9E5B61FD404E5C54118E074B81185C47980D9FCA911AD8643E1D15CBDC643A4EAADCAE071DC088DB540D628F672D044511610"> : tensor<4x5xui64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xui64>, tensor<4x5xui64>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x5xui64>
  %7 = stablehlo.constant dense<"0x00B458B88021433E508EDCE82901BFAEC4FDD15C0A29D82275EEE1605B98429B01D6827268A0A59A1C53259A615569A3501C7279BD12DD4D7C9EE029232842AF004E3E6FE21E3041D00F37CEC62C1C9380EAF9713908BAA120AE10BC3183AABAD8675613242C1B70C8ED012AF4E00D48DC1A2703EF87A726"> : tensor<3x5xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
  %9 = stablehlo.constant dense<"0x44BCD60FA511BF0100A2C269BB3ACC5D4484E17C58318D673827BA3F69872183700B5F094DB797F2D8FF219ECC1AFCB480559661A3273F0B805DA86D19B003FC608242B02CF3BABAE0E10F9F173D65C44053C83B82877CBEB0D0D458A6C1D724"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<5xui64>
  %11 = stablehlo.constant dense<[16678835521379106816, 8661590237199474688, 3003933185169643136, 5886654532307791872, 16012946941642256576]> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xui64>, tensor<5xui64>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4xui64>
  %13 = stablehlo.constant dense<[7813474360939767808, 9178427103261622272, 13126443915501862912, 614605115583217664]> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xui64>, tensor<4xui64>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3xui64>
  %15 = stablehlo.constant dense<[2283363686440828928, 12065155283180060672, 12789051518134255616]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
  %17 = stablehlo.constant dense<13114482114902884352> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<ui64>, tensor<ui64>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui64>) -> tensor<5x3x4xui64>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<5x3x4xui64>, tensor<ui64>) -> tensor<5x4xui64>
  %20 = stablehlo.constant dense<"0x206915B59ABF5C8A00D1BE2096DFA8BA109758B6D317EC8274B81185C47980D9FA0DAC9479A57D29C0A35FAAC146F9C87034947EC11D4A2BFCA911AD8643E1D1101426E175A939634120E8657C175D94B227857F2F4ADFDE5CBDC643A4EAADCA3A673EA6B409FCC6CD56D920FA332B55C01D58B213F9E5B6E071DC088DB540D6DD0E0FC60208E15BF83A05A7CB1DF7FD1FD404E5C54118E028F672D044511610"> : tensor<5x4xui64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xui64>, tensor<5x4xui64>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xui64>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<2xui64>
  %23 = stablehlo.constant dense<3> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<0xui64>
  %25 = stablehlo.constant dense<> : tensor<0xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xui64>, tensor<0xui64>) -> ()
  return
}
// -----
// reduce of ui64 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA7CD5C24C1D99D6BF8B1A305DF75B3B1EA2E241738452FB044C47A4958EBA2F00AFD29226CBA96C0B252B0BA2A8A5EAFD0ADFECFB08B19A79142C41AB510D02F27C36EED2FFACEC2AE552F75F038221C901F40F6FE57ACC34011C54CFCB1A7F93760B818E8B4430D1191AF37DD46059DD24D0C80E471A9E81AB0DC520F06091CC2FF1ACC7B4153DBB7675C500BE535063E6BDC31F0DF4C743F7D5400957DE6F2A6259A6325DD178B3B8953EF26FF87FC6255518BF80E0DF8183ED7F93935BE4FB0CA9371202127F5070C3FEF07F7E0F68C390C77A85F5C4295CBAFDA32574F057C1D03B8624971FEC7F6709FD540B04E7B85CBDAC6A4A5EF9505E641A5CAF2F84C5CA78CB811721C56264FC77EA048F031166BF2F57364EBCCA88FA69A6A25F221CF028DB7F031905FCEA8F106D9A8FDF1E4C2A64659237423A423F847CDBCDD84A377A503803183DDBB0EA2FCC65AF61270FE454184ADDF9A6FD9107534F8FA4B1E699E74D90AA6F1ACA59EB901A9A169F36231F2A2CDD200DDDB7030CB589B25561B784E7EC4D25279011858C4F7436F0A27D87A21E2801B00AEEA3A56CA215FCCE1078E0C9598522041A28E12E38FDC0EA1480C3904D3F81E60BE935396DAFEDAB556CE362BE073F011EBE69B3F5BF250952875DA3C4206C132A6B328087D"> : tensor<3x4x5xui64>
  %1 = stablehlo.constant dense<3> : tensor<ui64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%2, %0) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %3 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
  %4 = stablehlo.constant dense<"0xA6259A6325DD178B3B8953EF26FF87FC6255518BF80E0DF89A6FD9107534F8FAB0CA9371202127F5070C3FEF07F7E0F669F36231F2A2CDD200DDDB7030CB589B7C1D03B8624971FEC7F6709FD540B04E7B85CBDAC6A4A5EF4011C54CFCB1A7F95FCCE1078E0C959856264FC77EA048F031166BF2F57364EBCCA88FA69A6A25F2FEDAB556CE362BE05FCEA8F106D9A8FD3E6BDC31F0DF4C743F7D5400957DE6F2"> : tensor<4x5xui64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x5xui64>, tensor<4x5xui64>) -> ()
  %5 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x5xui64>
  %6 = stablehlo.constant dense<"0x901F40F6FE57ACC34011C54CFCB1A7F9EA2E241738452FB044C47A4958EBA2F03F7D5400957DE6F2070C3FEF07F7E0F63B8953EF26FF87FC5FCEA8F106D9A8FD7C1D03B8624971FEB0CA9371202127F5F81E60BE935396DADDBB0EA2FCC65AF61270FE454184ADDF9A6FD9107534F8FADC0EA1480C3904D3"> : tensor<3x5xui64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
  %7 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
  %8 = stablehlo.constant dense<"0x44C47A4958EBA2F027C36EED2FFACEC24011C54CFCB1A7F93F7D5400957DE6F23B8953EF26FF87FC7C1D03B8624971FE9505E641A5CAF2F85FCEA8F106D9A8FD9A6FD9107534F8FA69F36231F2A2CDD2DC0EA1480C3904D3FEDAB556CE362BE0"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %9 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<5xui64>
  %10 = stablehlo.constant dense<[17789490141564177415, 18196793362102847803, 18278097711530561119, 18334516246344834428, 17665124486612241072]> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<5xui64>, tensor<5xui64>) -> ()
  %11 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4xui64>
  %12 = stablehlo.constant dense<[18196793362102847803, 18334516246344834428, 17989542933732593984, 18278097711530561119]> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4xui64>, tensor<4xui64>) -> ()
  %13 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3xui64>
  %14 = stablehlo.constant dense<[17989542933732593984, 18334516246344834428, 18084261981104730010]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %15 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
  %16 = stablehlo.constant dense<18334516246344834428> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<ui64>, tensor<ui64>) -> ()
  %17 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui64>) -> tensor<5x3x4xui64>
  %18 = stablehlo.reduce(%17 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3x4xui64>, tensor<ui64>) -> tensor<5x4xui64>
  %19 = stablehlo.constant dense<"0xA6259A6325DD178B070C3FEF07F7E0F67B85CBDAC6A4A5EFCCA88FA69A6A25F23B8953EF26FF87FC69F36231F2A2CDD24011C54CFCB1A7F9FEDAB556CE362BE06255518BF80E0DF800DDDB7030CB589B5FCCE1078E0C95985FCEA8F106D9A8FD9A6FD9107534F8FA7C1D03B8624971FE56264FC77EA048F03E6BDC31F0DF4C74B0CA9371202127F5C7F6709FD540B04E31166BF2F57364EB3F7D5400957DE6F2"> : tensor<5x4xui64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<5x4xui64>, tensor<5x4xui64>) -> ()
  %20 = stablehlo.constant dense<> : tensor<2x0xui64>
  %21 = stablehlo.reduce(%20 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<2xui64>
  %22 = stablehlo.constant dense<3> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %23 = stablehlo.reduce(%20 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<0xui64>
  %24 = stablehlo.constant dense<> : tensor<0xui64>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<0xui64>, tensor<0xui64>) -> ()
  return
}
// -----
// reduce of ui64 by minimum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x8E3E9C6557F7555727F32525E0CA76CA7160AFC3915AACFEA900A8D0D3D875493A96C17EC643F6FAB4560D749AC96EE87B578219C05EBC874803DF9A90BB15FDD424F4D7DCD2E8C931A89EFC8C57371C35965D8D9AA63FE2321C6DA93BA8D6064A84915CBAEDA8703D195120A8A0FF33AAE2CD193DA2AAD3FC779244779C17020E73A6A82A34BC342EA7D394E5A1FFFF2799853F3D72F573AAD3AE0E92799BEDA3343DB1492DEF6B27940F0CBF3BE1CB8952DF90760B274A1787679DD504C5F58A3D4AD8BA2C8EE3FFDEA2D9A947A561C361DE60629771423ECAF680B201B80E9D4EBBB5937458A14C567BB0729BDC7611C9C1686421F1121916D1D79C93A1AB2129556BBE665E2202E62BD72C41352C696C9155E421D38FA45FA29BB46D5483C7D14DA733C73773DFF7288F103F071A3AE3CFF30CFDAB7383DD7822AD36A60CB498DF9D93B545766EEEA7B3E3C38EAA2F799580DB67698E5B702B7153218C1784D22A66C536B1F3A9DD442CE2648234F8E90011D9B3E6E6BE2B2653A5053534D2E83A029F543E351E793D741FDD54DDB9C585835B7E3C92D363D66D8DC555073AAA9E16B0FABAAC799CBB40CAA0F99B48FE2263E5EB78F56523E8B1C688FD70548682A8A8C745A9BAD02F380B81FCCE8716890AFB55D3D324510FD7F26ADF72"> : tensor<3x4x5xui64>
  %1 = stablehlo.constant dense<3> : tensor<ui64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %3 = stablehlo.constant dense<3> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
  %5 = stablehlo.constant dense<3> : tensor<4x5xui64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xui64>, tensor<4x5xui64>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x5xui64>
  %7 = stablehlo.constant dense<3> : tensor<3x5xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
  %9 = stablehlo.constant dense<3> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<5xui64>
  %11 = stablehlo.constant dense<3> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xui64>, tensor<5xui64>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4xui64>
  %13 = stablehlo.constant dense<3> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xui64>, tensor<4xui64>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3xui64>
  %15 = stablehlo.constant dense<3> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%16, %1) : (tensor<ui64>, tensor<ui64>) -> ()
  %17 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui64>) -> tensor<5x3x4xui64>
  %18 = stablehlo.reduce(%17 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<5x3x4xui64>, tensor<ui64>) -> tensor<5x4xui64>
  %19 = stablehlo.constant dense<3> : tensor<5x4xui64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<5x4xui64>, tensor<5x4xui64>) -> ()
  %20 = stablehlo.constant dense<> : tensor<2x0xui64>
  %21 = stablehlo.reduce(%20 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<2xui64>
  %22 = stablehlo.constant dense<3> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %23 = stablehlo.reduce(%20 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<0xui64>
  %24 = stablehlo.constant dense<> : tensor<0xui64>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<0xui64>, tensor<0xui64>) -> ()
  return
}
// -----
// reduce of ui64 by and
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB761327AF65E79BB723AF7E0CFFECB6B8204042D7CA94CDAB1D05D718CC2CF6BC8A8D67FB63BCD9E374764B6D03BDFA1FCD3DD39CF3AF2F9D4F0529C9C1B20D99A3DE5B3D0927ACDA68DBB7517502C9402D64BAC1727A19AC9A754502D61A92DE9BCC686E33A8C862DE60C37C0C22650A6A220F88F317F5A44A0A1049BCC7427E000B10231C2596F6D73FF73FB9D5404A5AEB3B02768FADF435991BF4A4D7404C6B8CC65155584DC403C0734C77C70B040A51EF63EB8A38F4F2E71FBA146BA7C932B0B766AB0D372BA7FCC210E9F0D7449C27A8752025E8B20E151E3137AA0CF13AA305457ED7B261BFF793DF4DC2C8CC93A028D192294853678D0532EBA15E40FA980F7A460730649A667F51AA72939A8DA03FEC27107D3CE1C61DD9744FC0F1A4E7289388F13442B795BA076483DBAFF88620226151D0F7E4416965ADC3DCA9486F6551808658842C488A68A2FD34A552DE374788C39D9C7700520C8472AB1E27A96ED3FF6BE7AC04AE522A747745601B5BA4BA07B3DF3BA3224E3EF830884B2B42C175EC00ADE41A5BF35B97AE90993FC387EB004785C36EDA28658301FCC1F7A1699B7048A86FDBFB970BC6B05BAF849254480D7310DE1D180E7E0F11B389F41BDF0CB6DC4C473609B74510F51F71E3AFCBEBE5ED9887365D347A1D50523"> : tensor<3x4x5xui64>
  %1 = stablehlo.constant dense<3> : tensor<ui64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %3 = stablehlo.constant dense<[[[3, 2, 2, 1, 0], [3, 0, 0, 2, 2], [2, 1, 1, 1, 2], [0, 0, 1, 1, 3]], [[2, 0, 0, 3, 3], [2, 1, 0, 3, 3], [1, 2, 3, 1, 0], [2, 2, 3, 3, 2]], [[0, 2, 1, 3, 2], [0, 1, 2, 2, 1], [3, 2, 3, 1, 0], [1, 3, 3, 2, 3]]]> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
  %5 = stablehlo.constant dense<[[0, 0, 0, 1, 0], [0, 0, 0, 2, 0], [0, 0, 1, 1, 0], [0, 0, 1, 0, 2]]> : tensor<4x5xui64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xui64>, tensor<4x5xui64>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x5xui64>
  %7 = stablehlo.constant dense<[[0, 0, 0, 0, 0], [0, 0, 0, 1, 0], [0, 0, 0, 0, 0]]> : tensor<3x5xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
  %9 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 0, 0, 2], [0, 0, 0, 0]]> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<5xui64>
  %11 = stablehlo.constant dense<0> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xui64>, tensor<5xui64>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4xui64>
  %13 = stablehlo.constant dense<0> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xui64>, tensor<4xui64>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [1, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3xui64>
  %15 = stablehlo.constant dense<0> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
  %17 = stablehlo.constant dense<0> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<ui64>, tensor<ui64>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui64>) -> tensor<5x3x4xui64>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<5x3x4xui64>, tensor<ui64>) -> tensor<5x4xui64>
  %20 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 1, 1], [1, 2, 1, 0], [0, 0, 0, 2]]> : tensor<5x4xui64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xui64>, tensor<5x4xui64>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xui64>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.and across dimensions = [1] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<2xui64>
  %23 = stablehlo.constant dense<3> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.and across dimensions = [0] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<0xui64>
  %25 = stablehlo.constant dense<> : tensor<0xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xui64>, tensor<0xui64>) -> ()
  return
}
// -----
// reduce of ui64 by or
func.func public @main() {
  %0 = stablehlo.constant dense<"0x793913311EF5E4D007CF98C95CE5B7125F39AC1905026416E95259FD55C4EF41D4F9C0A44EBE7DCDBB5033D6F9D7DDAE7494AC002BF07AB3788AC53038D529EABEFDA40D1C10BAF0B2C611ECDDD6E64246F50D5D73B5663C585614E41C4E775D5CD33BA61A62E27AB6A9693EF94E05590E826F88AE35BA7B76D9DD9859ADCE893FEF8AD4D17830C0C4A9CEBF03B40131A4E091F07905FA6BDC28E09402245685F76A125E7EA3BB286BC50A199B3C982933531A0EF1F3D4C82DF69461F6B3AE8DCBA12D8C1C69A6A28744370AC1E4C542369FE90159A36D412FACA7552C595F372CC503DFDE98905EAAFD163564B61CE28FF49C3460E0DFC5F131CB8FCDFE5B517914B66BF2E82D7ED816F0ADBC95076D9F6DFC8DE0F0C87201DCDC6F87D262609A2EC7D74972772CA39BFDC42AA1D0030162DBDCE74DA351A9A3D3C21F7495C4C470729ABF4B854F7BD85AD187E5655E7BE88DF6F2C6A8E71C1D8AF88B5E58281A21A63FA2A0AA4D80C7867D98940532212E1ACF3B19067CC1E93D9CFCDEF9E60EF83CD032F61E4E29D77C7742433C0518F30AD9F6AC14949C097A7EFB8886EDECAF22319DEB8FA34A6D2A97CBD5C60B1DB63F1CF53215BAD4D00A587CFBD2E84B1F29AF5E942C6FF285BEBF990B283086997F83BD8AA7FBADA6AAAFC1B0B702"> : tensor<3x4x5xui64>
  %1 = stablehlo.constant dense<3> : tensor<ui64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %3 = stablehlo.constant dense<"0x7B3913311EF5E4D007CF98C95CE5B7125F39AC1905026416EB5259FD55C4EF41D7F9C0A44EBE7DCDBB5033D6F9D7DDAE7794AC002BF07AB37B8AC53038D529EABFFDA40D1C10BAF0B3C611ECDDD6E64247F50D5D73B5663C5B5614E41C4E775D5FD33BA61A62E27AB7A9693EF94E05590F826F88AE35BA7B77D9DD9859ADCE893FEF8AD4D17830C0C7A9CEBF03B40131A7E091F07905FA6BDF28E09402245685F76A125E7EA3BB286BC50A199B3C982933531A0EF1F3D4C82FF69461F6B3AE8DCBA12D8C1C69A6A28744370AC1E4C542379FE90159A36D412FACA7552C595F372FC503DFDE98905EABFD163564B61CE28FF49C3460E0DFC5F331CB8FCDFE5B517B14B66BF2E82D7EDB16F0ADBC95076D9F6DFC8DE0F0C87203DCDC6F87D262609B2EC7D74972772CA39BFDC42AA1D0030362DBDCE74DA351ABA3D3C21F7495C4C770729ABF4B854F7BD85AD187E5655E7BE88DF6F2C6A8E71F1D8AF88B5E58281B21A63FA2A0AA4D83C7867D98940532232E1ACF3B19067CC3E93D9CFCDEF9E60FF83CD032F61E4E2BD77C7742433C051BF30AD9F6AC14949F097A7EFB8886EDEFAF22319DEB8FA34B6D2A97CBD5C60B1FB63F1CF53215BAD7D00A587CFBD2E84B1F29AF5E942C6FF385BEBF990B283087997F83BD8AA7FBAFA6AAAFC1B0B702"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [0] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
  %5 = stablehlo.constant dense<"0xFF7B73FFFFFFFFFF7FDFDAD9DFFDFF7F7FFBBFFFF7F7FCFFFFFFDFFDFFFFFFEDDFF9EFBFFEFFFFEFBFD7B7FFF9F7DDFE77BFFFCF7BFB7FFFFFEFFFFDFCDFFFFFBFFDBFDFFEFEBEFEBBFF7FFFFFF7FEE7DFF79FFDF7FDFFFDFF7FFFFFFFFEFFFDFFFFBFFFFFEBEFFFFFFFFBBFFFDFC77F9FFFFF9DFFF7FFFBF7DDDFFFFFFFFEE9FFFFEFFFDFFE7FEFF7BFFFFFBBBFF933A7FBFFFFFFCFFFFBFFAFFBFFDFF4F7C7"> : tensor<4x5xui64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xui64>, tensor<4x5xui64>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [1] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x5xui64>
  %7 = stablehlo.constant dense<"0xFFFDFFFFFFFFFFFF7FFFBEFDFFFFFFFFFFFBFFBF3FF7EFFFFFFFFDFFFDDFFFFBFFFFFFFCFFFFFFFFFFFEFF7FFFF7FFEFFFFFEFDFDFFFFF7DFFFFFFFFFFFBFFFFFFF7FFFFFFFFBFFFFFFFFFFFFFFFFFF6DFF7FEFFFFFFD7FFFFFF7BFFFFFDEFFFFFEFBFFFFFFFFFF7DFFDFFFFFFFFFFFFBFF7FFFFF7F3BFFF"> : tensor<3x5xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
  %9 = stablehlo.constant dense<"0xFFFFFFFD5FFFFFDFFFFFFFFFFFF7FFFFFFFF7FFFFFFFFF7FFFFFFFFFFBFDFFFFFFFFBFFFFFFFFFEFBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFBBFFFFFFFFFFF7FFFFFDFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFF7FFFFFFFDFFFFFFFFFFFFFFFFFFF"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<5xui64>
  %11 = stablehlo.constant dense<18446744073709551615> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xui64>, tensor<5xui64>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [0, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4xui64>
  %13 = stablehlo.constant dense<18446744073709551615> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xui64>, tensor<4xui64>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [1, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3xui64>
  %15 = stablehlo.constant dense<18446744073709551615> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.or across dimensions = [0, 1, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
  %17 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<ui64>, tensor<ui64>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui64>) -> tensor<5x3x4xui64>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.or across dimensions = [1] : (tensor<5x3x4xui64>, tensor<ui64>) -> tensor<5x4xui64>
  %20 = stablehlo.constant dense<"0xFF7B73FFFFFFFFFFBFD7B7FFF9F7DDFEDFF79FFDF7FDFFFDF7DDDFFFFFFFFEE97FDFDAD9DFFDFF7F77BFFFCF7BFB7FFFFF7FFFFFFFFEFFFDFFFFEFFFDFFE7FEF7FFBBFFFF7F7FCFFFFEFFFFDFCDFFFFFFFFFBFFFFFEBEFFFF7BFFFFFBBBFF933FFFFDFFDFFFFFFEDBFFDBFDFFEFEBEFEFFFFFBBFFFDFC77FA7FBFFFFFFCFFFFBDFF9EFBFFEFFFFEFBBFF7FFFFFF7FEE79FFFFF9DFFF7FFFBFFAFFBFFDFF4F7C7"> : tensor<5x4xui64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xui64>, tensor<5x4xui64>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xui64>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.or across dimensions = [1] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<2xui64>
  %23 = stablehlo.constant dense<3> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.or across dimensions = [0] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<0xui64>
  %25 = stablehlo.constant dense<> : tensor<0xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xui64>, tensor<0xui64>) -> ()
  return
}
// -----
// reduce of ui64 by xor
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3CFCC1512738FEF0483941836ACAA666FF8797EF8377A48433684CB09277505D211554B3115D91FB6CF12D6B257C7CD3F27DF3E581B8B734633DC7F0D0AEB3A468E326C5C0CF6F1311278581E9AD6AD3D76BBB93EE0CDE54A71D315404265EE46EC55114E99948E445AD6A0DD482EBA8B53285541338B700AD23B88A47B70248B01F3CBCC2D9D6D0835B4A41798DEBCC49B45EA8E29E73AC4B22850EE088171357236E42FBB66C32D09CB0F723334D99757B2315F47C0AA47FFDF65FA58A1E9C8AD4FBEF9AC436DA4DD2547C4EA254F32FEDCE9F4B6440B8B459A88B18103F0493F29EA16642D925CB6BCABBD5A2427330D6DF7843ED1C844A9996C913C6993530B36DC4753E3B578573ECC324E554D336DC6C6305EFC088451B9B3D0A09847968E26011FA7F397DD8ED0CDC0D5DD97D4C6C38CEBFE6D14B4077B381A1BAC73761D4ED5CC7D45F65BFFA5CBC73965C26FA4B6A67D1540365111141BF289A4F410380066E5112D4414CF52C8091D26958519D14C32EAB16234E0C9E4AB02223C0CAF031ABFFD41A70D4AACB476D9BF197442AF9AC534BB8FC3353E2C84415572C3D3A26805B90055F208E8AAF324AF7878FE6BC9C2563A0B608B8F429AEB519B248E8AE36CD7DDB0DE50E35E1647194D67C09836358795AB516D8113526111845"> : tensor<3x4x5xui64>
  %1 = stablehlo.constant dense<3> : tensor<ui64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %3 = stablehlo.constant dense<"0x3FFCC1512738FEF04B3941836ACAA666FC8797EF8377A48430684CB09277505D221554B3115D91FB6FF12D6B257C7CD3F17DF3E581B8B734603DC7F0D0AEB3A46BE326C5C0CF6F1312278581E9AD6AD3D46BBB93EE0CDE54A41D315404265EE46DC55114E99948E446AD6A0DD482EBA8B63285541338B700AE23B88A47B70248B31F3CBCC2D9D6D0805B4A41798DEBCC4AB45EA8E29E73AC4822850EE088171354236E42FBB66C32D39CB0F723334D99767B2315F47C0AA47CFDF65FA58A1E9C89D4FBEF9AC436DA4ED2547C4EA254F32CEDCE9F4B6440B8B759A88B18103F0490F29EA16642D925C86BCABBD5A2427333D6DF7843ED1C84499996C913C6993533B36DC4753E3B578673ECC324E554D335DC6C6305EFC088461B9B3D0A0984796BE26011FA7F397DDBED0CDC0D5DD97D4F6C38CEBFE6D14B4377B381A1BAC73762D4ED5CC7D45F65BCFA5CBC73965C26F94B6A67D1540365121141BF289A4F410080066E5112D4414FF52C8091D26958529D14C32EAB16234D0C9E4AB02223C0C9F031ABFFD41A70D7AACB476D9BF197472AF9AC534BB8FC3053E2C84415572C3E3A26805B90055F238E8AAF324AF7878CE6BC9C2563A0B60BB8F429AEB519B24BE8AE36CD7DDB0DE60E35E1647194D67F09836358795AB515D8113526111845"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [0] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4x5xui64>
  %5 = stablehlo.constant dense<"0x090B424F1B5ACDA7245FADC83A6FB7D973B7DE9DA65FAD455E84FB501F670180AB41A932DA8B73606ED65597FA0C41788F0D29B9E477E1AF9A68F131789CAF6032E189CF5959AC460DE6847D5194D937A0979D47FEAA7A2CDDD7455553F590FD604C1A50C73776ECE3500C61C22D48FC0F0855AB33B4D73EE380D79EE30B9F839315F29BF5DB34A0BDB8737C10A1A6677AD1E5050501F8521E8D27BA6723C861"> : tensor<4x5xui64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xui64>, tensor<4x5xui64>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [1] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x5xui64>
  %7 = stablehlo.constant dense<"0x2945EF23ABFF5E3FAE46BF8E2D8D996672244B4AC3CDB40854925ED064A4A74ACD22D1680B405B3B6C3C7E7BFCF0A03CDE0A88B081EEAD692A7CEA86940FD78A2610BCF358CB42213414EEB6EB33731662B3CC59ABF8977396DC0481D455C6246F73E74C5E97B12C846679D8BD7DF8034D1460803FFB9D25"> : tensor<3x5xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
  %9 = stablehlo.constant dense<"0x9A3F0F3E4DAF3DB48775BA3A5D087D83ED2C348AC40994FC9FF115D1FEF55BEB04EDF01013B703498DFF6672AE36B019FA53A4D5041F2ABDFA0F7CBFE377720535F49C561C9E9B264E3E5CE59D14B75CE62B0BD75BE7BDBECC8FFDA879D11499"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [0, 1] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<5xui64>
  %11 = stablehlo.constant dense<[8100278066529290791, 3166653380226683110, 12597224607003847479, 7502172903750493430, 627558216030429876]> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xui64>, tensor<5xui64>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [0, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<4xui64>
  %13 = stablehlo.constant dense<[15827204085509203627, 14301790221514093636, 18375796554915861745, 8592115356386226601]> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xui64>, tensor<4xui64>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [1, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3xui64>
  %15 = stablehlo.constant dense<[2346194168433645420, 16783765009221963402, 6738999829121625682]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.xor across dimensions = [0, 1, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
  %17 = stablehlo.constant dense<10799929683428030388> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<ui64>, tensor<ui64>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xui64>) -> tensor<5x3x4xui64>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.xor across dimensions = [1] : (tensor<5x3x4xui64>, tensor<ui64>) -> tensor<5x4xui64>
  %20 = stablehlo.constant dense<"0x090B424F1B5ACDA76ED65597FA0C4178A0979D47FEAA7A2CE380D79EE30B9F83245FADC83A6FB7D98F0D29B9E477E1AFDDD7455553F590FD9315F29BF5DB34A073B7DE9DA65FAD459A68F131789CAF60604C1A50C73776ECBDB8737C10A1A6675E84FB501F67018032E189CF5959AC46E3500C61C22D48FC7AD1E5050501F852AB41A932DA8B73600DE6847D5194D9370F0855AB33B4D73E1E8D27BA6723C861"> : tensor<5x4xui64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xui64>, tensor<5x4xui64>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xui64>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.xor across dimensions = [1] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<2xui64>
  %23 = stablehlo.constant dense<3> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.xor across dimensions = [0] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<0xui64>
  %25 = stablehlo.constant dense<> : tensor<0xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xui64>, tensor<0xui64>) -> ()
  return
}
// -----
// reduce of f4E2M1FN by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, -1.0, 0.0], [0.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]]]> : tensor<3x4x5xf4E2M1FN>
  %1 = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3x5xf4E2M1FN>
  %3 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 2.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 2.0, 2.0, 0.0, 1.0]]> : tensor<3x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf4E2M1FN>, tensor<3x5xf4E2M1FN>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<4xf4E2M1FN>
  %5 = stablehlo.constant dense<[1.0, 2.0, 2.0, 1.0]> : tensor<4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  %7 = stablehlo.constant dense<3.0> : tensor<f4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf4E2M1FN>) -> tensor<5x3x4xf4E2M1FN>
  %9 = stablehlo.constant dense<> : tensor<2x0xf4E2M1FN>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<2xf4E2M1FN>
  %11 = stablehlo.constant dense<1.0> : tensor<2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<0xf4E2M1FN>
  %13 = stablehlo.constant dense<> : tensor<0xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf4E2M1FN>, tensor<0xf4E2M1FN>) -> ()
  return
}
// -----
// reduce of f4E2M1FN by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[[1.0, -1.0, -1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [-1.0, 1.0, 1.0, 1.0, -1.0], [1.0, -1.0, 1.0, -1.0, -1.0]], [[1.0, -1.0, 1.0, 1.0, 0.5], [-1.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 1.0, -2.0], [-1.0, 1.0, -1.0, 1.0, 1.0]], [[1.0, 1.0, 1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 1.0, 2.0], [-1.0, 1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 1.0, 1.0]]]> : tensor<3x4x5xf4E2M1FN>
  %1 = stablehlo.constant dense<2.0> : tensor<f4E2M1FN>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3x5xf4E2M1FN>
  %3 = stablehlo.constant dense<[[-2.0, 2.0, -2.0, 2.0, 2.0], [2.0, 2.0, 2.0, -2.0, 2.0], [2.0, 2.0, 2.0, 2.0, 4.0]]> : tensor<3x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf4E2M1FN>, tensor<3x5xf4E2M1FN>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<4xf4E2M1FN>
  %5 = stablehlo.constant dense<[-1.0, 4.0, 4.0, 2.0]> : tensor<4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  %7 = stablehlo.constant dense<-4.0> : tensor<f4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf4E2M1FN>) -> tensor<5x3x4xf4E2M1FN>
  %9 = stablehlo.constant dense<> : tensor<2x0xf4E2M1FN>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<2xf4E2M1FN>
  %11 = stablehlo.constant dense<2.0> : tensor<2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<0xf4E2M1FN>
  %13 = stablehlo.constant dense<> : tensor<0xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf4E2M1FN>, tensor<0xf4E2M1FN>) -> ()
  return
}
// -----
// reduce of f4E2M1FN by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-6.0, -1.5, -2.0, -6.0, -4.0], [-3.0, -3.0, -1.5, -0.5, -3.0], [-4.0, -3.0, 4.0, 1.0, 2.0], [1.5, 0.5, -0.0, 0.0, 4.0]], [[-1.5, -3.0, -2.0, 4.0, -3.0], [-4.0, 0.5, -0.0, -1.0, -1.0], [0.5, -4.0, -6.0, 1.5, 3.0], [-1.0, -2.0, -1.0, 6.0, 1.5]], [[-1.5, -2.0, -1.5, -2.0, 0.0], [0.5, -4.0, 0.0, -0.0, -0.0], [6.0, 6.0, 3.0, -3.0, 0.0], [3.0, -1.5, 4.0, -4.0, -6.0]]]> : tensor<3x4x5xf4E2M1FN>
  %1 = stablehlo.constant dense<0.5> : tensor<f4E2M1FN>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3x5xf4E2M1FN>
  %3 = stablehlo.constant dense<[[1.5, 0.5, 4.0, 1.0, 4.0], [0.5, 0.5, 0.5, 6.0, 3.0], [6.0, 6.0, 4.0, 0.5, 0.5]]> : tensor<3x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf4E2M1FN>, tensor<3x5xf4E2M1FN>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<4xf4E2M1FN>
  %5 = stablehlo.constant dense<[4.0, 0.5, 6.0, 6.0]> : tensor<4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  %7 = stablehlo.constant dense<6.0> : tensor<f4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf4E2M1FN>) -> tensor<5x3x4xf4E2M1FN>
  %9 = stablehlo.constant dense<> : tensor<2x0xf4E2M1FN>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<2xf4E2M1FN>
  %11 = stablehlo.constant dense<0.5> : tensor<2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<0xf4E2M1FN>
  %13 = stablehlo.constant dense<> : tensor<0xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf4E2M1FN>, tensor<0xf4E2M1FN>) -> ()
  return
}
// -----
// reduce of f6E2M3FN by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]], [[0.0, 1.0, 0.0, -1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]]]> : tensor<3x4x5xf6E2M3FN>
  %1 = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3x5xf6E2M3FN>
  %3 = stablehlo.constant dense<[[1.0, 1.0, 2.0, 2.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 2.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf6E2M3FN>, tensor<3x5xf6E2M3FN>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<4xf6E2M3FN>
  %5 = stablehlo.constant dense<[2.0, 2.0, 1.0, 1.0]> : tensor<4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  %7 = stablehlo.constant dense<3.0> : tensor<f6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf6E2M3FN>) -> tensor<5x3x4xf6E2M3FN>
  %9 = stablehlo.constant dense<> : tensor<2x0xf6E2M3FN>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<2xf6E2M3FN>
  %11 = stablehlo.constant dense<1.0> : tensor<2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<0xf6E2M3FN>
  %13 = stablehlo.constant dense<> : tensor<0xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf6E2M3FN>, tensor<0xf6E2M3FN>) -> ()
  return
}
// -----
// reduce of f6E2M3FN by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-1.0, -1.0, 1.0, -1.0, 0.5], [-1.0, -1.0, -1.0, 1.0, -1.0], [-1.0, -1.0, 1.0, -1.0, -1.0], [1.0, -1.0, 1.0, -1.0, 1.0]], [[1.0, -1.0, 1.0, 1.0, 2.0], [1.0, -1.0, -1.0, -1.0, 1.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [-1.0, 1.0, -1.0, -1.0, 1.0]], [[1.0, 1.0, -2.0, 1.0, 1.0], [-1.0, 1.0, -1.0, -1.0, 1.0], [1.0, -1.0, 1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, 1.0]]]> : tensor<3x4x5xf6E2M3FN>
  %1 = stablehlo.constant dense<2.0> : tensor<f6E2M3FN>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3x5xf6E2M3FN>
  %3 = stablehlo.constant dense<[[-2.0, 2.0, -2.0, -2.0, 1.0], [2.0, -2.0, 2.0, 2.0, -4.0], [2.0, 2.0, -4.0, -2.0, -2.0]]> : tensor<3x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf6E2M3FN>, tensor<3x5xf6E2M3FN>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<4xf6E2M3FN>
  %5 = stablehlo.constant dense<[-4.0, 2.0, 2.0, -2.0]> : tensor<4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  %7 = stablehlo.constant dense<4.0> : tensor<f6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf6E2M3FN>) -> tensor<5x3x4xf6E2M3FN>
  %9 = stablehlo.constant dense<> : tensor<2x0xf6E2M3FN>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<2xf6E2M3FN>
  %11 = stablehlo.constant dense<2.0> : tensor<2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<0xf6E2M3FN>
  %13 = stablehlo.constant dense<> : tensor<0xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf6E2M3FN>, tensor<0xf6E2M3FN>) -> ()
  return
}
// -----
// reduce of f6E2M3FN by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-5.0, 0.25, 2.75, 2.5, -5.5], [0.875, -1.5, -3.5, 0.5, 2.5], [-1.375, 1.5, -0.875, -7.5, -1.375], [-5.0, -2.75, 1.75, 7.5, 2.5]], [[4.5, 1.5, 0.625, 6.5, 1.875], [-0.25, 0.0, 7.5, -6.0, 0.375], [5.0, 0.875, 0.25, -1.625, -0.625], [-1.25, -3.75, 6.5, 1.75, -0.625]], [[-1.875, 7.5, -0.75, -5.0, -3.25], [3.25, 0.75, 1.5, 7.0, -3.75], [-3.75, -2.25, 0.25, -5.0, -2.5], [-2.25, 1.125, -4.0, -4.0, -0.375]]]> : tensor<3x4x5xf6E2M3FN>
  %1 = stablehlo.constant dense<0.5> : tensor<f6E2M3FN>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3x5xf6E2M3FN>
  %3 = stablehlo.constant dense<[[0.875, 1.5, 2.75, 7.5, 2.5], [5.0, 1.5, 7.5, 6.5, 1.875], [3.25, 7.5, 1.5, 7.0, 0.5]]> : tensor<3x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf6E2M3FN>, tensor<3x5xf6E2M3FN>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<4xf6E2M3FN>
  %5 = stablehlo.constant dense<[7.5, 7.5, 5.0, 7.5]> : tensor<4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  %7 = stablehlo.constant dense<7.5> : tensor<f6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf6E2M3FN>) -> tensor<5x3x4xf6E2M3FN>
  %9 = stablehlo.constant dense<> : tensor<2x0xf6E2M3FN>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<2xf6E2M3FN>
  %11 = stablehlo.constant dense<0.5> : tensor<2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<0xf6E2M3FN>
  %13 = stablehlo.constant dense<> : tensor<0xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf6E2M3FN>, tensor<0xf6E2M3FN>) -> ()
  return
}
// -----
// reduce of f6E3M2FN by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0, 0.0], [-1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]]]> : tensor<3x4x5xf6E3M2FN>
  %1 = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3x5xf6E3M2FN>
  %3 = stablehlo.constant dense<[[2.0, 2.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0], [2.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf6E3M2FN>, tensor<3x5xf6E3M2FN>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<4xf6E3M2FN>
  %5 = stablehlo.constant dense<[2.0, 0.0, 3.0, 1.0]> : tensor<4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
  %7 = stablehlo.constant dense<3.0> : tensor<f6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf6E3M2FN>) -> tensor<5x3x4xf6E3M2FN>
  %9 = stablehlo.constant dense<> : tensor<2x0xf6E3M2FN>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<2xf6E3M2FN>
  %11 = stablehlo.constant dense<1.0> : tensor<2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<0xf6E3M2FN>
  %13 = stablehlo.constant dense<> : tensor<0xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf6E3M2FN>, tensor<0xf6E3M2FN>) -> ()
  return
}
// -----
// reduce of f6E3M2FN by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[[1.0, -1.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, -1.0], [1.0, -1.0, 1.0, -1.0, 1.0]], [[1.0, -1.0, 1.0, 1.0, -1.0], [-1.0, 0.5, -1.0, -1.0, 1.0], [1.0, 2.0, -1.0, -1.0, 1.0], [-1.0, -1.0, -1.0, -1.0, -1.0]], [[1.0, -1.0, 1.0, -1.0, 1.0], [-1.0, 1.0, -1.0, 1.0, 1.0], [1.0, -1.0, -1.0, 2.0, 1.0], [-1.0, 1.0, 1.0, -1.0, 1.0]]]> : tensor<3x4x5xf6E3M2FN>
  %1 = stablehlo.constant dense<2.0> : tensor<f6E3M2FN>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3x5xf6E3M2FN>
  %3 = stablehlo.constant dense<[[2.0, 2.0, -2.0, -2.0, 2.0], [2.0, 2.0, -2.0, -2.0, 2.0], [2.0, 2.0, 2.0, 4.0, 2.0]]> : tensor<3x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf6E3M2FN>, tensor<3x5xf6E3M2FN>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<4xf6E3M2FN>
  %5 = stablehlo.constant dense<[-2.0, 1.0, 8.0, -2.0]> : tensor<4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
  %7 = stablehlo.constant dense<4.0> : tensor<f6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf6E3M2FN>) -> tensor<5x3x4xf6E3M2FN>
  %9 = stablehlo.constant dense<> : tensor<2x0xf6E3M2FN>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<2xf6E3M2FN>
  %11 = stablehlo.constant dense<2.0> : tensor<2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<0xf6E3M2FN>
  %13 = stablehlo.constant dense<> : tensor<0xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf6E3M2FN>, tensor<0xf6E3M2FN>) -> ()
  return
}
// -----
// reduce of f6E3M2FN by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.25, -0.1875, 4.0, -1.25, 8.0], [24.0, -20.0, 0.75, 0.4375, -2.0], [-7.0, 3.5, 1.0, 14.0, -10.0], [12.0, -14.0, 3.5, 0.625, -0.5]], [[-1.25, 4.0, 4.0, 0.5, -0.5], [-0.125, -0.4375, 24.0, -0.875, -1.25], [1.75, -0.4375, 1.5, 1.0, 7.0], [0.125, -0.0625, 0.1875, -12.0, -0.0]], [[0.875, 5.0, -5.0, -1.5, 10.0], [-7.0, -10.0, 0.375, -1.75, -24.0], [-0.0, -24.0, 1.25, 8.0, -0.0], [-20.0, -24.0, 0.5, -0.0, -28.0]]]> : tensor<3x4x5xf6E3M2FN>
  %1 = stablehlo.constant dense<0.5> : tensor<f6E3M2FN>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3x5xf6E3M2FN>
  %3 = stablehlo.constant dense<[[24.0, 3.5, 4.0, 14.0, 8.0], [1.75, 4.0, 24.0, 1.0, 7.0], [0.875, 5.0, 1.25, 8.0, 10.0]]> : tensor<3x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf6E3M2FN>, tensor<3x5xf6E3M2FN>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<4xf6E3M2FN>
  %5 = stablehlo.constant dense<[10.0, 24.0, 14.0, 12.0]> : tensor<4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
  %7 = stablehlo.constant dense<24.0> : tensor<f6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf6E3M2FN>) -> tensor<5x3x4xf6E3M2FN>
  %9 = stablehlo.constant dense<> : tensor<2x0xf6E3M2FN>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<2xf6E3M2FN>
  %11 = stablehlo.constant dense<0.5> : tensor<2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<0xf6E3M2FN>
  %13 = stablehlo.constant dense<> : tensor<0xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf6E3M2FN>, tensor<0xf6E3M2FN>) -> ()
  return
}
// -----
// reduce of f8E3M4 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x300000000000000000000000300000000000000000000000000000000000000000000000000000000000000030000000000000000000000000B00000"> : tensor<3x4x5xf8E3M4>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf8E3M4>, tensor<f8E3M4>) -> tensor<3x5xf8E3M4>
  %3 = stablehlo.constant dense<"0x403040303030303030303030003040"> : tensor<3x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E3M4>, tensor<3x5xf8E3M4>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xf8E3M4>, tensor<f8E3M4>) -> tensor<4xf8E3M4>
  %5 = stablehlo.constant dense<[3.0, 1.0, 2.0, 0.0]> : tensor<4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
  %7 = stablehlo.constant dense<3.0> : tensor<f8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E3M4>) -> tensor<5x3x4xf8E3M4>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E3M4>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  %11 = stablehlo.constant dense<1.0> : tensor<2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xf8E3M4>, tensor<f8E3M4>) -> tensor<0xf8E3M4>
  %13 = stablehlo.constant dense<> : tensor<0xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E3M4>, tensor<0xf8E3M4>) -> ()
  return
}
// -----
// reduce of f8E3M4 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB0B0B0B030B03030B030B0B0B03030B0B03030B0B030B02030B030B0B030B0303030C0B0B03030B0B0B030B0B030B030B0303040B03030B03030B030"> : tensor<3x4x5xf8E3M4>
  %1 = stablehlo.constant dense<2.0> : tensor<f8E3M4>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xf8E3M4>, tensor<f8E3M4>) -> tensor<3x5xf8E3M4>
  %3 = stablehlo.constant dense<"0x40C04040C040C040B0504050C0C0C0"> : tensor<3x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E3M4>, tensor<3x5xf8E3M4>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xf8E3M4>, tensor<f8E3M4>) -> tensor<4xf8E3M4>
  %5 = stablehlo.constant dense<[1.0, -2.0, 8.0, 2.0]> : tensor<4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
  %7 = stablehlo.constant dense<-4.0> : tensor<f8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E3M4>) -> tensor<5x3x4xf8E3M4>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E3M4>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  %11 = stablehlo.constant dense<2.0> : tensor<2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xf8E3M4>, tensor<f8E3M4>) -> tensor<0xf8E3M4>
  %13 = stablehlo.constant dense<> : tensor<0xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E3M4>, tensor<0xf8E3M4>) -> ()
  return
}
// -----
// reduce of f8E3M4 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00C2E18CC7B2E127186F5D67EE609C229B142F2FB10FA99DD16E639FE04B8ABDD550A589579CC603CDBF53B09C9959A316CDE35E1338B74AB63BE62F"> : tensor<3x4x5xf8E3M4>
  %1 = stablehlo.constant dense<0.5> : tensor<f8E3M4>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf8E3M4>, tensor<f8E3M4>) -> tensor<3x5xf8E3M4>
  %3 = stablehlo.constant dense<"0x5D6727606F6E6320504B4A5E53382F"> : tensor<3x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E3M4>, tensor<3x5xf8E3M4>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xf8E3M4>, tensor<f8E3M4>) -> tensor<4xf8E3M4>
  %5 = stablehlo.constant dense<[4.75, 15.5, 11.5, 5.75]> : tensor<4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
  %7 = stablehlo.constant dense<15.5> : tensor<f8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E3M4>) -> tensor<5x3x4xf8E3M4>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E3M4>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  %11 = stablehlo.constant dense<0.5> : tensor<2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xf8E3M4>, tensor<f8E3M4>) -> tensor<0xf8E3M4>
  %13 = stablehlo.constant dense<> : tensor<0xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E3M4>, tensor<0xf8E3M4>) -> ()
  return
}
// -----
// reduce of f8E4M3 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000000000000000003800000000000000000038000000000000000000B8000000000000003800000000000000000000000000000000000000000000"> : tensor<3x4x5xf8E4M3>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf8E4M3>, tensor<f8E4M3>) -> tensor<3x5xf8E4M3>
  %3 = stablehlo.constant dense<"0x383838384438384038003838383838"> : tensor<3x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3>, tensor<3x5xf8E4M3>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xf8E4M3>, tensor<f8E4M3>) -> tensor<4xf8E4M3>
  %5 = stablehlo.constant dense<[1.0, 1.0, 1.0, 3.0]> : tensor<4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
  %7 = stablehlo.constant dense<3.0> : tensor<f8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E4M3>) -> tensor<5x3x4xf8E4M3>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E4M3>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  %11 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xf8E4M3>, tensor<f8E4M3>) -> tensor<0xf8E4M3>
  %13 = stablehlo.constant dense<> : tensor<0xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E4M3>, tensor<0xf8E4M3>) -> ()
  return
}
// -----
// reduce of f8E4M3 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0x383838B83838B8383038B83838B838B838B8B8B8B838B838C03838B8C038B8B8B838B838B8B8B8B8B8B8B8B8B838B838B8B838B838B838B83838B8B8"> : tensor<3x4x5xf8E4M3>
  %1 = stablehlo.constant dense<2.0> : tensor<f8E4M3>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xf8E4M3>, tensor<f8E4M3>) -> tensor<3x5xf8E4M3>
  %3 = stablehlo.constant dense<"0x40C0C0B8C040404048C840C0C040C0"> : tensor<3x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3>, tensor<3x5xf8E4M3>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xf8E4M3>, tensor<f8E4M3>) -> tensor<4xf8E4M3>
  %5 = stablehlo.constant dense<[-4.0, 2.0, 2.0, -2.0]> : tensor<4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
  %7 = stablehlo.constant dense<4.0> : tensor<f8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E4M3>) -> tensor<5x3x4xf8E4M3>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E4M3>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  %11 = stablehlo.constant dense<2.0> : tensor<2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xf8E4M3>, tensor<f8E4M3>) -> tensor<0xf8E4M3>
  %13 = stablehlo.constant dense<> : tensor<0xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E4M3>, tensor<0xf8E4M3>) -> ()
  return
}
// -----
// reduce of f8E4M3 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x6708E4049A225D129A0D9708ABA684EA6524B00BBFD1DB2970A64A459483436EC8BCBC441BDE63E26E49E9843926CB24A82F075BB28E1F2107BE3649"> : tensor<3x4x5xf8E4M3>
  %1 = stablehlo.constant dense<0.5> : tensor<f8E4M3>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf8E4M3>, tensor<f8E4M3>) -> tensor<3x5xf8E4M3>
  %3 = stablehlo.constant dense<"0x6765303030446E4563706E5B303649"> : tensor<3x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3>, tensor<3x5xf8E4M3>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xf8E4M3>, tensor<f8E4M3>) -> tensor<4xf8E4M3>
  %5 = stablehlo.constant dense<[128.0, 26.0, 112.0, 52.0]> : tensor<4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
  %7 = stablehlo.constant dense<128.0> : tensor<f8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E4M3>) -> tensor<5x3x4xf8E4M3>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E4M3>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  %11 = stablehlo.constant dense<0.5> : tensor<2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xf8E4M3>, tensor<f8E4M3>) -> tensor<0xf8E4M3>
  %13 = stablehlo.constant dense<> : tensor<0xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E4M3>, tensor<0xf8E4M3>) -> ()
  return
}
// -----
// reduce of f8E4M3FN by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000000000380000000000000000000000000000000000B8000000000000000000000000000000000000000000000000000000000000380038000000"> : tensor<3x4x5xf8E4M3FN>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x403838383838383800383840383840"> : tensor<3x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  %5 = stablehlo.constant dense<[0.0, 2.0, 2.0, 2.0]> : tensor<4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %7 = stablehlo.constant dense<3.0> : tensor<f8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<5x3x4xf8E4M3FN>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FN>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  %11 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<0xf8E4M3FN>
  %13 = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) -> ()
  return
}
// -----
// reduce of f8E4M3FN by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB0B8B840B83838B8B8383838B8B8B838B838B8B83838B8B838384038B838B8B838B8383838B8B8383838B8B8B838B8B8B8B838B838B83838B8383838"> : tensor<3x4x5xf8E4M3FN>
  %1 = stablehlo.constant dense<2.0> : tensor<f8E4M3FN>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %3 = stablehlo.constant dense<"0xB840C0C8C0C0C840404040C040C040"> : tensor<3x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  %5 = stablehlo.constant dense<[-2.0, -4.0, 2.0, 2.0]> : tensor<4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %7 = stablehlo.constant dense<4.0> : tensor<f8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<5x3x4xf8E4M3FN>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FN>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  %11 = stablehlo.constant dense<2.0> : tensor<2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<0xf8E4M3FN>
  %13 = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) -> ()
  return
}
// -----
// reduce of f8E4M3FN by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x318AFB5C283D72E0A72182BB31A85DEE2C7AA0AF1B7308F7BE1C5A5FAC7CD5FADD81C5907846DE62BE7954A3BA618C59589C25CC531FD70190A404FD"> : tensor<3x4x5xf8E4M3FN>
  %1 = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x3D727A5C5D30785F307C6179595830"> : tensor<3x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  %5 = stablehlo.constant dense<[288.0, 384.0, 26.0, 320.0]> : tensor<4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %7 = stablehlo.constant dense<384.0> : tensor<f8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E4M3FN>) -> tensor<5x3x4xf8E4M3FN>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FN>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  %11 = stablehlo.constant dense<0.5> : tensor<2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<0xf8E4M3FN>
  %13 = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) -> ()
  return
}
// -----
// reduce of f8E4M3FNUZ by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000000000000000000000000000C0000000004000000000000000000000000000000000000000000000000000000000000000000000400000000040"> : tensor<3x4x5xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x40404040404040404040404040404C"> : tensor<3x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<[1.0, 1.0, 1.0, 3.0]> : tensor<4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %7 = stablehlo.constant dense<3.0> : tensor<f8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E4M3FNUZ>) -> tensor<5x3x4xf8E4M3FNUZ>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FNUZ>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  %11 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<0xf8E4M3FNUZ>
  %13 = stablehlo.constant dense<> : tensor<0xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E4M3FNUZ>, tensor<0xf8E4M3FNUZ>) -> ()
  return
}
// -----
// reduce of f8E4M3FNUZ by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0x40C040404040C040C0C0C040C0C0C040C040C04038C04040C0C0C840C0404040C0C0C04040C0C040C04040C04040C040C0404040C8C040C040C040C0"> : tensor<3x4x5xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<2.0> : tensor<f8E4M3FNUZ>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0xC8C8C8C848C05048C84848C850C8C8"> : tensor<3x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<[-1.0, 4.0, -4.0, -2.0]> : tensor<4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %7 = stablehlo.constant dense<-4.0> : tensor<f8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E4M3FNUZ>) -> tensor<5x3x4xf8E4M3FNUZ>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FNUZ>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  %11 = stablehlo.constant dense<2.0> : tensor<2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<0xf8E4M3FNUZ>
  %13 = stablehlo.constant dense<> : tensor<0xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E4M3FNUZ>, tensor<0xf8E4M3FNUZ>) -> ()
  return
}
// -----
// reduce of f8E4M3FNUZ by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDC46E35C3D362D7AE264FF84232B2FB681DD5C59742ADC33B383B6F76381AD595F07514654FCA2B94D2E60340025DDCFC3AF01FC9D9A8CE5772D7FF9"> : tensor<3x4x5xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<0.5> : tensor<f8E4M3FNUZ>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x38467A5C6474595F63514D77607F38"> : tensor<3x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<[96.0, 160.0, 15.0, 240.0]> : tensor<4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %7 = stablehlo.constant dense<240.0> : tensor<f8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E4M3FNUZ>) -> tensor<5x3x4xf8E4M3FNUZ>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FNUZ>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  %11 = stablehlo.constant dense<0.5> : tensor<2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<0xf8E4M3FNUZ>
  %13 = stablehlo.constant dense<> : tensor<0xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E4M3FNUZ>, tensor<0xf8E4M3FNUZ>) -> ()
  return
}
// -----
// reduce of f8E4M3B11FNUZ by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000058005800580000000000000000000000D800000000000000000000000000000000"> : tensor<3x4x5xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x585858585858606058605858580058"> : tensor<3x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<[0.0, 3.0, 2.0, 1.0]> : tensor<4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<3.0> : tensor<f8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E4M3B11FNUZ>) -> tensor<5x3x4xf8E4M3B11FNUZ>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E4M3B11FNUZ>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  %11 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<0xf8E4M3B11FNUZ>
  %13 = stablehlo.constant dense<> : tensor<0xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E4M3B11FNUZ>, tensor<0xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// reduce of f8E4M3B11FNUZ by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD8D8D8D8D85858D858D858D85858585858D8E058585850585858D858D8E0D858D8585858D85858585858D858585858D858D8D858D8D858D8D8D858D8"> : tensor<3x4x5xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<2.0> : tensor<f8E4M3B11FNUZ>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0xE060E06860E060D8E0E860E060E060"> : tensor<3x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<[1.0, -4.0, 2.0, -4.0]> : tensor<4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<4.0> : tensor<f8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E4M3B11FNUZ>) -> tensor<5x3x4xf8E4M3B11FNUZ>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E4M3B11FNUZ>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  %11 = stablehlo.constant dense<2.0> : tensor<2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<0xf8E4M3B11FNUZ>
  %13 = stablehlo.constant dense<> : tensor<0xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E4M3B11FNUZ>, tensor<0xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// reduce of f8E4M3B11FNUZ by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0xE32EE69DD355A33941C4FFEB070AA184DB03829C37D0128676A56BFFC659A156A2C3509B2DFFFBE35B1368E607ECFFB527F85150B046AD0FB5A4D239"> : tensor<3x4x5xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<0.5> : tensor<f8E4M3B11FNUZ>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x5550505050506B5050765B50685050"> : tensor<3x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<[14.0, 5.5, 0.875, 0.5]> : tensor<4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<14.0> : tensor<f8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E4M3B11FNUZ>) -> tensor<5x3x4xf8E4M3B11FNUZ>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E4M3B11FNUZ>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  %11 = stablehlo.constant dense<0.5> : tensor<2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<0xf8E4M3B11FNUZ>
  %13 = stablehlo.constant dense<> : tensor<0xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E4M3B11FNUZ>, tensor<0xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// reduce of f8E5M2 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000000000000000000000000000000003C000000000000000000000000000000000000003C00000000003C000000000000000000000000BC00000000"> : tensor<3x4x5xf8E5M2>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf8E5M2>, tensor<f8E5M2>) -> tensor<3x5xf8E5M2>
  %3 = stablehlo.constant dense<"0x3C403C3C3C3C403C3C3C003C403C3C"> : tensor<3x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
  %5 = stablehlo.constant dense<[2.0, 1.0, 1.0, 2.0]> : tensor<4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  %7 = stablehlo.constant dense<3.0> : tensor<f8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E5M2>) -> tensor<5x3x4xf8E5M2>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E5M2>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  %11 = stablehlo.constant dense<1.0> : tensor<2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xf8E5M2>, tensor<f8E5M2>) -> tensor<0xf8E5M2>
  %13 = stablehlo.constant dense<> : tensor<0xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E5M2>, tensor<0xf8E5M2>) -> ()
  return
}
// -----
// reduce of f8E5M2 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0xBCBCBCBC3CBCBCBC3CBCBC40BC3C3CBC3CBCBCBCBCBCBCBCBCBCBC38BCBCBCBC3C3C3CBCBCBCBCBCBC3C3C3C3C3C3CBC3CBCBCBCBCBC3CBC3C3C40BC"> : tensor<3x4x5xf8E5M2>
  %1 = stablehlo.constant dense<2.0> : tensor<f8E5M2>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xf8E5M2>, tensor<f8E5M2>) -> tensor<3x5xf8E5M2>
  %3 = stablehlo.constant dense<"0x404440404040403CC0C0C0C040C440"> : tensor<3x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
  %5 = stablehlo.constant dense<[2.0, 1.0, 4.0, -4.0]> : tensor<4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  %7 = stablehlo.constant dense<-4.0> : tensor<f8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E5M2>) -> tensor<5x3x4xf8E5M2>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E5M2>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  %11 = stablehlo.constant dense<2.0> : tensor<2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xf8E5M2>, tensor<f8E5M2>) -> tensor<0xf8E5M2>
  %13 = stablehlo.constant dense<> : tensor<0xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E5M2>, tensor<0xf8E5M2>) -> ()
  return
}
// -----
// reduce of f8E5M2 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD9ADE221F391C177DA27449D6B92F4A34F861F9837613E7133A2591B385279CEABCDF7E7CE92827537B3C292A4412CF91972D28161826EB8510DA4EC"> : tensor<3x4x5xf8E5M2>
  %1 = stablehlo.constant dense<0.5> : tensor<f8E5M2>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf8E5M2>, tensor<f8E5M2>) -> tensor<3x5xf8E5M2>
  %3 = stablehlo.constant dense<"0x444F77383879613E71754151613872"> : tensor<3x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
  %5 = stablehlo.constant dense<[10240.0, 28672.0, 40960.0, 20480.0]> : tensor<4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  %7 = stablehlo.constant dense<40960.0> : tensor<f8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E5M2>) -> tensor<5x3x4xf8E5M2>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E5M2>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  %11 = stablehlo.constant dense<0.5> : tensor<2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xf8E5M2>, tensor<f8E5M2>) -> tensor<0xf8E5M2>
  %13 = stablehlo.constant dense<> : tensor<0xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E5M2>, tensor<0xf8E5M2>) -> ()
  return
}
// -----
// reduce of f8E5M2FNUZ by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000040000000000040000000000000000000C000000000000000000000000000004000000000"> : tensor<3x4x5xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x404040404044404040444040404040"> : tensor<3x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<[1.0, 1.0, 2.0, 2.0]> : tensor<4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %7 = stablehlo.constant dense<3.0> : tensor<f8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E5M2FNUZ>) -> tensor<5x3x4xf8E5M2FNUZ>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E5M2FNUZ>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  %11 = stablehlo.constant dense<1.0> : tensor<2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<0xf8E5M2FNUZ>
  %13 = stablehlo.constant dense<> : tensor<0xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E5M2FNUZ>, tensor<0xf8E5M2FNUZ>) -> ()
  return
}
// -----
// reduce of f8E5M2FNUZ by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC040404040C0C040C0BC40C04040C040C0C0C040C0404040C4C0C0C0404040C040C040C0C0C0C0C0C040C0C04040C0C04040C040C0C0404040C440C0"> : tensor<3x4x5xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<2.0> : tensor<f8E5M2FNUZ>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x44C4C44440C4C444444844C44844C4"> : tensor<3x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<[4.0, -1.0, -2.0, 4.0]> : tensor<4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %7 = stablehlo.constant dense<4.0> : tensor<f8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E5M2FNUZ>) -> tensor<5x3x4xf8E5M2FNUZ>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E5M2FNUZ>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  %11 = stablehlo.constant dense<2.0> : tensor<2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<0xf8E5M2FNUZ>
  %13 = stablehlo.constant dense<> : tensor<0xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E5M2FNUZ>, tensor<0xf8E5M2FNUZ>) -> ()
  return
}
// -----
// reduce of f8E5M2FNUZ by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD63002A0D9CEBBE37C980F6B4C1B6463AB1626DB096C94352C0CBD7843E29F596A29E819728C7C7894CDA51FFDB46091FA0E6E1E3582FDF50B115AB1"> : tensor<3x4x5xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<0.5> : tensor<f8E5M2FNUZ>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x636B4C7C643C72787C786E603C5A3C"> : tensor<3x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<[2048.0, 32768.0, 3072.0, 32768.0]> : tensor<4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %7 = stablehlo.constant dense<32768.0> : tensor<f8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E5M2FNUZ>) -> tensor<5x3x4xf8E5M2FNUZ>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E5M2FNUZ>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  %11 = stablehlo.constant dense<0.5> : tensor<2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<0xf8E5M2FNUZ>
  %13 = stablehlo.constant dense<> : tensor<0xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E5M2FNUZ>, tensor<0xf8E5M2FNUZ>) -> ()
  return
}
// -----
// reduce of f8E8M0FNU by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0x807F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F807F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7E7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<3x4x5xf8E8M0FNU>
  %1 = stablehlo.constant dense<2.0> : tensor<f8E8M0FNU>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0x818080808080808080818080807F80"> : tensor<3x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %5 = stablehlo.constant dense<[4.0, 2.0, 2.0, 2.0]> : tensor<4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %7 = stablehlo.constant dense<4.0> : tensor<f8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E8M0FNU>) -> tensor<5x3x4xf8E8M0FNU>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E8M0FNU>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  %11 = stablehlo.constant dense<2.0> : tensor<2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<0xf8E8M0FNU>
  %13 = stablehlo.constant dense<> : tensor<0xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E8M0FNU>, tensor<0xf8E8M0FNU>) -> ()
  return
}
// -----
// reduce of f8E8M0FNU by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA1983B08F2BD3E58CE8AA12BD84218A34F72F1608243F7E452FC4688838FB8F8D3C94F541E2671EA38207431C438CDD8D8D21CA50EF2F7C305A72611"> : tensor<3x4x5xf8E8M0FNU>
  %1 = stablehlo.constant dense<0.5> : tensor<f8E8M0FNU>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<3x5xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0xBD98D8F1F2FCF8F7E4EAC3CDD8F2F7"> : tensor<3x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %5 = stablehlo.constant dense<[0xF7, 0xFC, 0xF8, 0xF1]> : tensor<4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %7 = stablehlo.constant dense<0xFC> : tensor<f8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf8E8M0FNU>) -> tensor<5x3x4xf8E8M0FNU>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E8M0FNU>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  %11 = stablehlo.constant dense<0.5> : tensor<2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<0xf8E8M0FNU>
  %13 = stablehlo.constant dense<> : tensor<0xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf8E8M0FNU>, tensor<0xf8E8M0FNU>) -> ()
  return
}
// -----
// reduce of bf16 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x8040C0C0E0400000803F10C1C0C080C0A0C0E04000400000E0C000418040104180C0004000418040004080C080BFC0C0E0C0C04040C080401041004100C000C1C0C04040104100C110C1C0C00000E040004140C0000000C0C040A040E040A040E0401041404080400041C0C000C00000E040A04040400040"> : tensor<3x4x5xbf16>
  %1 = stablehlo.constant dense<3.0> : tensor<bf16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %3 = stablehlo.constant dense<"0xE04040C0204140408040C0C040C080BF00C02041A040404080C03041E040404180BFA0403041E040A04080BF004040C080C010410000E04040413041803FA0C040C0C0404041A0C0C0C040C040402041304100004040803F104100412041004120414041C040E040304140C0803F404020410041C040A040"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4x5xbf16>
  %5 = stablehlo.constant dense<"0x884120C11041A0C04040A040803F00416041D841C04080BF00C000416041804040C0804060418041"> : tensor<4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xbf16>, tensor<4x5xbf16>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
  %7 = stablehlo.constant dense<"0x104150C1803F60419841803FA8C1C0C01041A04198419041A841A0409041"> : tensor<3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
  %9 = stablehlo.constant dense<"0x104160C12041B04150C1D84180BF50C1404110422041A041"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
  %11 = stablehlo.constant dense<[23.0, -22.0, 10.0, 22.0, 51.0]> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4xbf16>
  %13 = stablehlo.constant dense<[2.0, 43.0, 13.0, 23.0]> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3xbf16>
  %15 = stablehlo.constant dense<[18.0, -9.0, 69.0]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<bf16>
  %17 = stablehlo.constant dense<72.0> : tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<bf16>, tensor<bf16>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xbf16>) -> tensor<5x3x4xbf16>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<5x3x4xbf16>, tensor<bf16>) -> tensor<5x4xbf16>
  %20 = stablehlo.constant dense<"0x8841A040C040804020C1803F80BF40C01041004100C08040A0C06041004160414040D84160418041"> : tensor<5x4xbf16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xbf16>, tensor<5x4xbf16>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xbf16>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %23 = stablehlo.constant dense<3.0> : tensor<2xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xbf16>, tensor<bf16>) -> tensor<0xbf16>
  %25 = stablehlo.constant dense<> : tensor<0xbf16>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xbf16>, tensor<0xbf16>) -> ()
  return
}
// -----
// reduce of bf16 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0x803F803F803F803F80BF803F803F80BF80BF803F803F80BF803F80BF80BF80BF803F80BF00BF803F803F80BF80BF803F80BF80BF803F80BF80BF803F803F803F80BF803F80BF004080BF80BF80BF00C0803F803F80BF803F803F803F80BF80BF80BF80BF803F803F80BF80BF803F80BF80BF803F803F803F"> : tensor<3x4x5xbf16>
  %1 = stablehlo.constant dense<2.0> : tensor<bf16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %3 = stablehlo.constant dense<"0x004000400040004000C00040004000C000C00040004000C0004000C000C000C0004000C080BF0040004000C000C0004000C000C0004000C000C000400040004000C0004000C0804000C000C000C080C00040004000C000400040004000C000C000C000C00040004000C000C0004000C000C0004000400040"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4x5xbf16>
  %5 = stablehlo.constant dense<"0x004000C000400040004000C000C000C000C000C0004000C0004000400040804000400040803F80C0"> : tensor<4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xbf16>, tensor<4x5xbf16>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
  %7 = stablehlo.constant dense<"0x00C000C0004080BF004080C000400040004080C000C0004000C0004000C0"> : tensor<3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
  %9 = stablehlo.constant dense<"0x00C0004000C080BF00C000C00040004100C0004000400040"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
  %11 = stablehlo.constant dense<[-4.0, -2.0, -2.0, -1.0, 4.0]> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4xbf16>
  %13 = stablehlo.constant dense<[-2.0, -2.0, -2.0, -4.0]> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3xbf16>
  %15 = stablehlo.constant dense<[-1.0, 8.0, -2.0]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<bf16>
  %17 = stablehlo.constant dense<4.0> : tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<bf16>, tensor<bf16>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xbf16>) -> tensor<5x3x4xbf16>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<5x3x4xbf16>, tensor<bf16>) -> tensor<5x4xbf16>
  %20 = stablehlo.constant dense<"0x004000C00040804000C000C000C00040004000C000400040004000C00040803F004000C0004080C0"> : tensor<5x4xbf16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xbf16>, tensor<5x4xbf16>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xbf16>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %23 = stablehlo.constant dense<2.0> : tensor<2xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xbf16>, tensor<bf16>) -> tensor<0xbf16>
  %25 = stablehlo.constant dense<> : tensor<0xbf16>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xbf16>, tensor<0xbf16>) -> ()
  return
}
// -----
// reduce of bf16 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0xE742DE428942E84290BFCA4197C2B9C17F428A420C41B0C289C2A7422241DDC1CEC2C7C246C242C298428D42AD426EC2F0C034C21BC286C28742A0C2D4C24C415AC28040E642B94200BFED42F6C26042B3428442D641E142F24260406C42C5C20CC2C54252428342EAC289C2F442A941DCC0E3C1D7C266C2"> : tensor<3x4x5xbf16>
  %1 = stablehlo.constant dense<0.5> : tensor<bf16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %3 = stablehlo.constant dense<"0xE742DE428942E842003FCA41003F003F7F428A420C41003F003FA7422241003F003F003F003F003F98428D42AD42003F003F003F003F003F8742003F003F4C41003F8040E642B942003FED42003F6042B3428442D641E142F24260406C42003F003FC54252428342003F003FF442A941003F003F003F003F"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4x5xbf16>
  %5 = stablehlo.constant dense<"0xE742DE42AD42E842F242CA416C42003F8742C54252428342003FA742F442B942003FED42003F6042"> : tensor<4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xbf16>, tensor<4x5xbf16>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
  %7 = stablehlo.constant dense<"0xE742DE428942E8428A42B9428D42ED428742E642B3428442D641E142F442"> : tensor<3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
  %9 = stablehlo.constant dense<"0xE8428A42A742003FAD428742E642ED42F242C542F442A941"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
  %11 = stablehlo.constant dense<[115.5, 111.0, 118.5, 116.0, 122.0]> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4xbf16>
  %13 = stablehlo.constant dense<[121.0, 98.5, 122.0, 118.5]> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3xbf16>
  %15 = stablehlo.constant dense<[116.0, 118.5, 122.0]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<bf16>
  %17 = stablehlo.constant dense<122.0> : tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<bf16>, tensor<bf16>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xbf16>) -> tensor<5x3x4xbf16>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3x4xbf16>, tensor<bf16>) -> tensor<5x4xbf16>
  %20 = stablehlo.constant dense<"0xE742CA415242B942DE426C428342003FAD42003F003FED42E8428742A742003FF242C542F4426042"> : tensor<5x4xbf16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xbf16>, tensor<5x4xbf16>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xbf16>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %23 = stablehlo.constant dense<0.5> : tensor<2xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xbf16>, tensor<bf16>) -> tensor<0xbf16>
  %25 = stablehlo.constant dense<> : tensor<0xbf16>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xbf16>, tensor<0xbf16>) -> ()
  return
}
// -----
// reduce of bf16 by minimum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x9EC28042B442AC42A642A1C2E642104136C22742814238C1B2C28B423C4180C02841DCC1EC424E42CDC1F2C230C0D7426CC222425642AC42354208C100BEF6C2E9429EC2A2C2C2C204C2C3C1D6429A42B1C110C28141BCC2BEC238C05BC256C234C258C287C2DEC2EFC23842B3C2EB4251C2B842BD422042"> : tensor<3x4x5xbf16>
  %1 = stablehlo.constant dense<0.5> : tensor<bf16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %3 = stablehlo.constant dense<"0x9EC2003F003F003F003FA1C2003F003F36C2003F003F38C1B2C2003F003F80C0003FDCC1003F003FCDC1F2C230C0003F6CC2003F003F003F003F08C100BEF6C2003F9EC2A2C2C2C204C2C3C1003F003FB1C110C2003FBCC2BEC238C05BC256C234C258C287C2DEC2EFC2003FB3C2003F51C2003F003F003F"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4x5xbf16>
  %5 = stablehlo.constant dense<"0x9EC2F2C230C0BCC2BEC2A1C25BC256C236C258C287C2F6C2EFC29EC2B3C2C2C251C2DCC1003F003F"> : tensor<4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xbf16>, tensor<4x5xbf16>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
  %7 = stablehlo.constant dense<"0xA1C238C1B2C236C2003FC2C2F6C2C3C19EC2A2C287C2DEC2EFC2BCC2BEC2"> : tensor<3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
  %9 = stablehlo.constant dense<"0x9EC2A1C2B2C2DCC1F2C208C1F6C2C2C2BEC25BC2EFC251C2"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
  %11 = stablehlo.constant dense<[-97.0, -123.0, -119.5, -94.0, -95.0]> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4xbf16>
  %13 = stablehlo.constant dense<[-121.0, -80.5, -123.0, -97.0]> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3xbf16>
  %15 = stablehlo.constant dense<[-89.0, -123.0, -119.5]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<bf16>
  %17 = stablehlo.constant dense<-123.0> : tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<bf16>, tensor<bf16>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xbf16>) -> tensor<5x3x4xbf16>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<5x3x4xbf16>, tensor<bf16>) -> tensor<5x4xbf16>
  %20 = stablehlo.constant dense<"0x9EC2A1C287C2C2C2F2C25BC2F6C251C230C056C2EFC2DCC1BCC236C29EC2003FBEC258C2B3C2003F"> : tensor<5x4xbf16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xbf16>, tensor<5x4xbf16>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xbf16>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<2x0xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %23 = stablehlo.constant dense<0.5> : tensor<2xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<2x0xbf16>, tensor<bf16>) -> tensor<0xbf16>
  %25 = stablehlo.constant dense<> : tensor<0xbf16>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xbf16>, tensor<0xbf16>) -> ()
  return
}
// -----
// reduce of f16 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00C4004080C800C2004000C0004600BC00C400C400C2003C00000045004400C60046004000C7004780C800C8004700C600C600C60047004000C2004000C4004800C0004500C00047000000C400C4004400C8003C00C200C2004500C680C800C200BC0047004000BC003C00C7003C004780C800C400420042"> : tensor<3x4x5xf16>
  %1 = stablehlo.constant dense<3.0> : tensor<f16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x5xf16>
  %3 = stablehlo.constant dense<"0x00CA804C00C500C6004A80C80049004600C5003C00C080CB00C600C5C04C"> : tensor<3x5xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<4xf16>
  %5 = stablehlo.constant dense<[-39.0, -12.0, 11.0, 8.0]> : tensor<4xf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf16>, tensor<4xf16>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<f16>
  %7 = stablehlo.constant dense<-41.0> : tensor<f16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f16>, tensor<f16>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf16>) -> tensor<5x3x4xf16>
  %9 = stablehlo.constant dense<> : tensor<2x0xf16>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf16>, tensor<f16>) -> tensor<2xf16>
  %11 = stablehlo.constant dense<3.0> : tensor<2xf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf16>, tensor<2xf16>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xf16>, tensor<f16>) -> tensor<0xf16>
  %13 = stablehlo.constant dense<> : tensor<0xf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf16>, tensor<0xf16>) -> ()
  return
}
// -----
// reduce of f16 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00BC00BC003C003C003C003C00BC003C00BC00BC00BC003C003C00BC003C003C003C00BC003C003C003C00BC003C00BC003C003C003C003C00BC003C003C003C00C0003C003C00BC003C00BC003C003800C0003C00BC003C00BC003C003C00BC003C00BC00BC003C00BC003C003C00BC00BC003C00BC00BC"> : tensor<3x4x5xf16>
  %1 = stablehlo.constant dense<2.0> : tensor<f16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x5xf16>
  %3 = stablehlo.constant dense<"0x0040004000C0004000C000C000C000440040003C00C400C000C000C000C0"> : tensor<3x5xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<4xf16>
  %5 = stablehlo.constant dense<[-4.0, 2.0, -4.0, -1.0]> : tensor<4xf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf16>, tensor<4xf16>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<f16>
  %7 = stablehlo.constant dense<-4.0> : tensor<f16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f16>, tensor<f16>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf16>) -> tensor<5x3x4xf16>
  %9 = stablehlo.constant dense<> : tensor<2x0xf16>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf16>, tensor<f16>) -> tensor<2xf16>
  %11 = stablehlo.constant dense<2.0> : tensor<2xf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf16>, tensor<2xf16>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xf16>, tensor<f16>) -> tensor<0xf16>
  %13 = stablehlo.constant dense<> : tensor<0xf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf16>, tensor<0xf16>) -> ()
  return
}
// -----
// reduce of f16 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA4D46ED724D6F04B9AD71E5704D10CD6ECD3DCD520CDCE56884F4051F8CD28D22C501853384F00C4E4D3C4522C54C0CED0D1A0C4E0C6E0D69A5786D740C580D4E8522CD0E0CA9C56D853304AB84FC8576657A853384DF4D23CD7FC52B6D6A2D780D40C52BCD4604C5E56E8D04453BC50B85554D70ED74ED6"> : tensor<3x4x5xf16>
  %1 = stablehlo.constant dense<0.5> : tensor<f16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x5xf16>
  %3 = stablehlo.constant dense<"0x1E57CE561853405100389C56D8532C549A57C8576657B8555E5600384453"> : tensor<3x5xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<4xf16>
  %5 = stablehlo.constant dense<[118.375, 121.625, 108.875, 124.5]> : tensor<4xf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xf16>, tensor<4xf16>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<f16>
  %7 = stablehlo.constant dense<124.5> : tensor<f16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f16>, tensor<f16>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf16>) -> tensor<5x3x4xf16>
  %9 = stablehlo.constant dense<> : tensor<2x0xf16>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf16>, tensor<f16>) -> tensor<2xf16>
  %11 = stablehlo.constant dense<0.5> : tensor<2xf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf16>, tensor<2xf16>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xf16>, tensor<f16>) -> tensor<0xf16>
  %13 = stablehlo.constant dense<> : tensor<0xf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xf16>, tensor<0xf16>) -> ()
  return
}
// -----
// reduce of f32 by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-4.0, 8.0, -5.0, -6.0, 2.0], [3.0, 9.0, -2.0, -3.0, -9.0], [7.0, -8.0, -6.0, 8.0, -7.0], [-4.0, -4.0, -1.0, -1.0, 4.0]], [[-5.0, 2.0, 3.0, 8.0, 9.0], [-5.0, 4.0, 5.0, -6.0, 9.0], [9.0, 3.0, 0.0, 9.0, -1.0], [-6.0, -7.0, 7.0, -6.0, -9.0]], [[4.0, -9.0, -4.0, 7.0, 8.0], [2.0, -7.0, 1.0, -3.0, 1.0], [3.0, -9.0, -1.0, -8.0, 9.0], [0.0, 9.0, -8.0, 0.0, 4.0]]]> : tensor<3x4x5xf32>
  %1 = stablehlo.constant dense<3.0> : tensor<f32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %3 = stablehlo.constant dense<[[[-1.0, 11.0, -2.0, -3.0, 5.0], [6.0, 12.0, 1.0, 0.0, -6.0], [10.0, -5.0, -3.0, 11.0, -4.0], [-1.0, -1.0, 2.0, 2.0, 7.0]], [[-2.0, 5.0, 6.0, 11.0, 12.0], [-2.0, 7.0, 8.0, -3.0, 12.0], [12.0, 6.0, 3.0, 12.0, 2.0], [-3.0, -4.0, 10.0, -3.0, -6.0]], [[7.0, -6.0, -1.0, 10.0, 11.0], [5.0, -4.0, 4.0, 0.0, 4.0], [6.0, -6.0, 2.0, -5.0, 12.0], [3.0, 12.0, -5.0, 3.0, 7.0]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
  %5 = stablehlo.constant dense<[[-2.0, 4.0, -3.0, 12.0, 22.0], [3.0, 9.0, 7.0, -9.0, 4.0], [22.0, -11.0, -4.0, 12.0, 4.0], [-7.0, 1.0, 1.0, -4.0, 2.0]]> : tensor<4x5xf32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  %7 = stablehlo.constant dense<[[5.0, 8.0, -11.0, 1.0, -7.0], [-4.0, 5.0, 18.0, 8.0, 11.0], [12.0, -13.0, -9.0, -1.0, 25.0]]> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %9 = stablehlo.constant dense<[[-2.0, 1.0, -3.0, -3.0], [20.0, 10.0, 23.0, -18.0], [9.0, -3.0, -3.0, 8.0]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<5xf32>
  %11 = stablehlo.constant dense<[7.0, -6.0, -8.0, 2.0, 23.0]> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4xf32>
  %13 = stablehlo.constant dense<[21.0, 2.0, 11.0, -19.0]> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xf32>, tensor<4xf32>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3xf32>
  %15 = stablehlo.constant dense<[-16.0, 26.0, 2.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
  %17 = stablehlo.constant dense<6.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<f32>, tensor<f32>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf32>) -> tensor<5x3x4xf32>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<5x3x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  %20 = stablehlo.constant dense<[[-2.0, 3.0, 22.0, -7.0], [4.0, 9.0, -11.0, 1.0], [-3.0, 7.0, -4.0, 1.0], [12.0, -9.0, 12.0, -4.0], [22.0, 4.0, 4.0, 2.0]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xf32>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
  %23 = stablehlo.constant dense<3.0> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xf32>, tensor<2xf32>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xf32>, tensor<f32>) -> tensor<0xf32>
  %25 = stablehlo.constant dense<> : tensor<0xf32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xf32>, tensor<0xf32>) -> ()
  return
}
// -----
// reduce of f32 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[[1.0, 1.0, 1.0, -1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0], [1.0, 1.0, -1.0, -1.0, -1.0]], [[0.5, 1.0, -1.0, -2.0, 1.0], [1.0, -1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 1.0, 1.0, -1.0, 1.0]], [[1.0, -2.0, -1.0, 1.0, 1.0], [1.0, 1.0, -1.0, -1.0, 1.0], [1.0, -1.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 1.0, 1.0, -1.0]]]> : tensor<3x4x5xf32>
  %1 = stablehlo.constant dense<2.0> : tensor<f32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %3 = stablehlo.constant dense<[[[2.0, 2.0, 2.0, -2.0, 2.0], [2.0, 2.0, -2.0, 2.0, 2.0], [2.0, -2.0, -2.0, -2.0, 2.0], [2.0, 2.0, -2.0, -2.0, -2.0]], [[1.0, 2.0, -2.0, -4.0, 2.0], [2.0, -2.0, 2.0, -2.0, -2.0], [2.0, 2.0, 2.0, 2.0, 2.0], [-2.0, 2.0, 2.0, -2.0, 2.0]], [[2.0, -4.0, -2.0, 2.0, 2.0], [2.0, 2.0, -2.0, -2.0, 2.0], [2.0, -2.0, -2.0, 2.0, 2.0], [-2.0, -2.0, 2.0, 2.0, -2.0]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
  %5 = stablehlo.constant dense<[[1.0, -4.0, 2.0, 4.0, 2.0], [2.0, -2.0, 2.0, 2.0, -2.0], [2.0, 2.0, 2.0, -2.0, 2.0], [2.0, -2.0, -2.0, 2.0, 2.0]]> : tensor<4x5xf32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  %7 = stablehlo.constant dense<[[2.0, -2.0, -2.0, -2.0, -2.0], [-1.0, -2.0, -2.0, -4.0, -2.0], [-2.0, -4.0, -2.0, -2.0, -2.0]]> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %9 = stablehlo.constant dense<[[-2.0, -2.0, -2.0, -2.0], [2.0, -2.0, 2.0, 2.0], [4.0, 2.0, 2.0, -2.0]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<5xf32>
  %11 = stablehlo.constant dense<[1.0, -4.0, -2.0, -4.0, -2.0]> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4xf32>
  %13 = stablehlo.constant dense<[-4.0, 2.0, -2.0, 2.0]> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xf32>, tensor<4xf32>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3xf32>
  %15 = stablehlo.constant dense<[2.0, -2.0, -4.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
  %17 = stablehlo.constant dense<4.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<f32>, tensor<f32>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf32>) -> tensor<5x3x4xf32>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<5x3x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  %20 = stablehlo.constant dense<[[1.0, 2.0, 2.0, 2.0], [-4.0, -2.0, 2.0, -2.0], [2.0, 2.0, 2.0, -2.0], [4.0, 2.0, -2.0, 2.0], [2.0, -2.0, 2.0, 2.0]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xf32>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
  %23 = stablehlo.constant dense<2.0> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xf32>, tensor<2xf32>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xf32>, tensor<f32>) -> tensor<0xf32>
  %25 = stablehlo.constant dense<> : tensor<0xf32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xf32>, tensor<0xf32>) -> ()
  return
}
// -----
// reduce of f32 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[[20.625, 105.625, -118.0, -12.25, 77.375], [63.25, 35.875, -14.375, 79.0, -70.5], [115.125, -38.375, 85.0, -89.75, -82.875], [40.125, -115.75, -11.625, -112.875, -31.5]], [[-81.125, -72.25, -76.25, 54.375, -1.125], [78.25, 68.125, -3.25, -7.75, 83.875], [42.625, 38.75, 107.375, -65.75, 90.375], [-66.125, 34.875, 124.375, 88.0, 33.0]], [[-20.0, 26.0, 14.5, 33.75, 74.125], [115.375, -114.75, -41.375, 61.625, 94.625], [-82.5, -52.25, -118.0, -67.25, 103.0], [43.25, -52.375, 83.0, -5.875, -55.75]]]> : tensor<3x4x5xf32>
  %1 = stablehlo.constant dense<0.5> : tensor<f32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %3 = stablehlo.constant dense<[[[20.625, 105.625, 0.5, 0.5, 77.375], [63.25, 35.875, 0.5, 79.0, 0.5], [115.125, 0.5, 85.0, 0.5, 0.5], [40.125, 0.5, 0.5, 0.5, 0.5]], [[0.5, 0.5, 0.5, 54.375, 0.5], [78.25, 68.125, 0.5, 0.5, 83.875], [42.625, 38.75, 107.375, 0.5, 90.375], [0.5, 34.875, 124.375, 88.0, 33.0]], [[0.5, 26.0, 14.5, 33.75, 74.125], [115.375, 0.5, 0.5, 61.625, 94.625], [0.5, 0.5, 0.5, 0.5, 103.0], [43.25, 0.5, 83.0, 0.5, 0.5]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
  %5 = stablehlo.constant dense<[[20.625, 105.625, 14.5, 54.375, 77.375], [115.375, 68.125, 0.5, 79.0, 94.625], [115.125, 38.75, 107.375, 0.5, 103.0], [43.25, 34.875, 124.375, 88.0, 33.0]]> : tensor<4x5xf32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  %7 = stablehlo.constant dense<[[115.125, 105.625, 85.0, 79.0, 77.375], [78.25, 68.125, 124.375, 88.0, 90.375], [115.375, 26.0, 83.0, 61.625, 103.0]]> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %9 = stablehlo.constant dense<[[105.625, 79.0, 115.125, 40.125], [54.375, 83.875, 107.375, 124.375], [74.125, 115.375, 103.0, 83.0]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<5xf32>
  %11 = stablehlo.constant dense<[115.375, 105.625, 124.375, 88.0, 103.0]> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4xf32>
  %13 = stablehlo.constant dense<[105.625, 115.375, 115.125, 124.375]> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xf32>, tensor<4xf32>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3xf32>
  %15 = stablehlo.constant dense<[115.125, 124.375, 115.375]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
  %17 = stablehlo.constant dense<124.375> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<f32>, tensor<f32>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf32>) -> tensor<5x3x4xf32>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  %20 = stablehlo.constant dense<[[20.625, 115.375, 115.125, 43.25], [105.625, 68.125, 38.75, 34.875], [14.5, 0.5, 107.375, 124.375], [54.375, 79.0, 0.5, 88.0], [77.375, 94.625, 103.0, 33.0]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xf32>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
  %23 = stablehlo.constant dense<0.5> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xf32>, tensor<2xf32>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xf32>, tensor<f32>) -> tensor<0xf32>
  %25 = stablehlo.constant dense<> : tensor<0xf32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xf32>, tensor<0xf32>) -> ()
  return
}
// -----
// reduce of f32 by minimum
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-35.875, -119.875, -45.625, -63.625, 9.0], [15.25, 113.75, -56.125, -69.375, 86.125], [41.875, -11.25, -117.125, 101.375, -49.625], [90.875, -115.875, 86.25, 112.5, -97.5]], [[-54.0, 12.75, 11.125, -115.625, 59.125], [106.125, -58.25, 41.125, -13.25, 6.5], [9.375, 13.5, -38.125, 71.75, 112.125], [6.875, -18.625, -76.0, 0.0, -38.0]], [[-58.375, 80.125, -99.0, -113.0, 29.875], [-10.625, 12.75, 12.625, -99.0, -47.5], [63.375, -108.5, -60.625, -29.625, 57.875], [119.875, -115.375, 93.875, -94.125, 118.375]]]> : tensor<3x4x5xf32>
  %1 = stablehlo.constant dense<0.5> : tensor<f32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %3 = stablehlo.constant dense<[[[-35.875, -119.875, -45.625, -63.625, 0.5], [0.5, 0.5, -56.125, -69.375, 0.5], [0.5, -11.25, -117.125, 0.5, -49.625], [0.5, -115.875, 0.5, 0.5, -97.5]], [[-54.0, 0.5, 0.5, -115.625, 0.5], [0.5, -58.25, 0.5, -13.25, 0.5], [0.5, 0.5, -38.125, 0.5, 0.5], [0.5, -18.625, -76.0, 0.0, -38.0]], [[-58.375, 0.5, -99.0, -113.0, 0.5], [-10.625, 0.5, 0.5, -99.0, -47.5], [0.5, -108.5, -60.625, -29.625, 0.5], [0.5, -115.375, 0.5, -94.125, 0.5]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
  %5 = stablehlo.constant dense<[[-58.375, -119.875, -99.0, -115.625, 0.5], [-10.625, -58.25, -56.125, -99.0, -47.5], [0.5, -108.5, -117.125, -29.625, -49.625], [0.5, -115.875, -76.0, -94.125, -97.5]]> : tensor<4x5xf32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  %7 = stablehlo.constant dense<"0x00800FC200C0EFC20040EAC200C08AC20000C3C2000058C2000069C2000098C20040E7C2000018C2008069C200C0E6C20000C6C20000E2C200003EC2"> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %9 = stablehlo.constant dense<"0x00C0EFC200C08AC20040EAC200C0E7C20040E7C2000069C2008018C2000098C20000E2C20000C6C20000D9C200C0E6C2"> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<5xf32>
  %11 = stablehlo.constant dense<[-58.375, -119.875, -117.125, -115.625, -97.5]> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4xf32>
  %13 = stablehlo.constant dense<[-119.875, -99.0, -117.125, -115.875]> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xf32>, tensor<4xf32>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3xf32>
  %15 = stablehlo.constant dense<[-119.875, -115.625, -115.375]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
  %17 = stablehlo.constant dense<-119.875> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<f32>, tensor<f32>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf32>) -> tensor<5x3x4xf32>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<5x3x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  %20 = stablehlo.constant dense<[[-58.375, -10.625, 0.5, 0.5], [-119.875, -58.25, -108.5, -115.875], [-99.0, -56.125, -117.125, -76.0], [-115.625, -99.0, -29.625, -94.125], [0.5, -47.5, -49.625, -97.5]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xf32>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
  %23 = stablehlo.constant dense<0.5> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xf32>, tensor<2xf32>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<2x0xf32>, tensor<f32>) -> tensor<0xf32>
  %25 = stablehlo.constant dense<> : tensor<0xf32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xf32>, tensor<0xf32>) -> ()
  return
}
// -----
// reduce of f64 by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-9.0, -5.0, -7.0, 7.0, -3.0], [7.0, 0.0, 8.0, 3.0, 8.0], [5.0, -6.0, -4.0, -9.0, -3.0], [4.0, -7.0, 4.0, -5.0, -8.0]], [[8.0, 6.0, 2.0, -7.0, 1.0], [6.0, 6.0, 0.0, -7.0, 7.0], [-8.0, -1.0, 6.0, 5.0, -2.0], [-6.0, 3.0, 9.0, -1.0, -1.0]], [[6.0, 5.0, -5.0, -5.0, 0.0], [1.0, 1.0, 7.0, -7.0, 6.0], [4.0, 9.0, -2.0, 2.0, -4.0], [-8.0, 9.0, 6.0, 5.0, 7.0]]]> : tensor<3x4x5xf64>
  %1 = stablehlo.constant dense<3.0> : tensor<f64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %3 = stablehlo.constant dense<[[[-6.0, -2.0, -4.0, 10.0, 0.0], [10.0, 3.0, 11.0, 6.0, 11.0], [8.0, -3.0, -1.0, -6.0, 0.0], [7.0, -4.0, 7.0, -2.0, -5.0]], [[11.0, 9.0, 5.0, -4.0, 4.0], [9.0, 9.0, 3.0, -4.0, 10.0], [-5.0, 2.0, 9.0, 8.0, 1.0], [-3.0, 6.0, 12.0, 2.0, 2.0]], [[9.0, 8.0, -2.0, -2.0, 3.0], [4.0, 4.0, 10.0, -4.0, 9.0], [7.0, 12.0, 1.0, 5.0, -1.0], [-5.0, 12.0, 9.0, 8.0, 10.0]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4x5xf64>
  %5 = stablehlo.constant dense<[[8.0, 9.0, -7.0, -2.0, 1.0], [17.0, 10.0, 18.0, -8.0, 24.0], [4.0, 5.0, 3.0, 1.0, -6.0], [-7.0, 8.0, 22.0, 2.0, 1.0]]> : tensor<4x5xf64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xf64>, tensor<4x5xf64>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x5xf64>
  %7 = stablehlo.constant dense<[[10.0, -15.0, 4.0, -1.0, -3.0], [3.0, 17.0, 20.0, -7.0, 8.0], [6.0, 27.0, 9.0, -2.0, 12.0]]> : tensor<3x5xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4xf64>
  %9 = stablehlo.constant dense<[[-14.0, 29.0, -14.0, -9.0], [13.0, 15.0, 3.0, 7.0], [4.0, 11.0, 12.0, 22.0]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<5xf64>
  %11 = stablehlo.constant dense<[13.0, 23.0, 27.0, -16.0, 11.0]> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xf64>, tensor<5xf64>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4xf64>
  %13 = stablehlo.constant dense<[-3.0, 49.0, -5.0, 14.0]> : tensor<4xf64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xf64>, tensor<4xf64>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3xf64>
  %15 = stablehlo.constant dense<[-17.0, 29.0, 40.0]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<f64>
  %17 = stablehlo.constant dense<46.0> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<f64>, tensor<f64>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf64>) -> tensor<5x3x4xf64>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<5x3x4xf64>, tensor<f64>) -> tensor<5x4xf64>
  %20 = stablehlo.constant dense<[[8.0, 17.0, 4.0, -7.0], [9.0, 10.0, 5.0, 8.0], [-7.0, 18.0, 3.0, 22.0], [-2.0, -8.0, 1.0, 2.0], [1.0, 24.0, -6.0, 1.0]]> : tensor<5x4xf64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xf64>, tensor<5x4xf64>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xf64>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf64>, tensor<f64>) -> tensor<2xf64>
  %23 = stablehlo.constant dense<3.0> : tensor<2xf64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xf64>, tensor<2xf64>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xf64>, tensor<f64>) -> tensor<0xf64>
  %25 = stablehlo.constant dense<> : tensor<0xf64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xf64>, tensor<0xf64>) -> ()
  return
}
// -----
// reduce of f64 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[[1.0, 1.0, -1.0, 1.0, -1.0], [-1.0, -1.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, 1.0, -1.0], [2.0, 1.0, 1.0, -1.0, -1.0]], [[1.0, 0.5, -1.0, -1.0, 1.0], [1.0, -1.0, -1.0, 1.0, -2.0], [-1.0, 1.0, -1.0, 1.0, -1.0], [1.0, 1.0, 1.0, -1.0, 1.0]], [[-1.0, 1.0, -1.0, 1.0, 1.0], [1.0, -1.0, -1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0]]]> : tensor<3x4x5xf64>
  %1 = stablehlo.constant dense<2.0> : tensor<f64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %3 = stablehlo.constant dense<[[[2.0, 2.0, -2.0, 2.0, -2.0], [-2.0, -2.0, -2.0, 2.0, -2.0], [2.0, 2.0, -2.0, 2.0, -2.0], [4.0, 2.0, 2.0, -2.0, -2.0]], [[2.0, 1.0, -2.0, -2.0, 2.0], [2.0, -2.0, -2.0, 2.0, -4.0], [-2.0, 2.0, -2.0, 2.0, -2.0], [2.0, 2.0, 2.0, -2.0, 2.0]], [[-2.0, 2.0, -2.0, 2.0, 2.0], [2.0, -2.0, -2.0, 2.0, 2.0], [2.0, -2.0, -2.0, -2.0, -2.0], [2.0, 2.0, -2.0, -2.0, -2.0]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4x5xf64>
  %5 = stablehlo.constant dense<[[-2.0, 1.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -2.0, 2.0, 4.0], [-2.0, -2.0, -2.0, -2.0, -2.0], [4.0, 2.0, -2.0, -2.0, 2.0]]> : tensor<4x5xf64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xf64>, tensor<4x5xf64>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x5xf64>
  %7 = stablehlo.constant dense<[[-4.0, -2.0, -2.0, -2.0, 2.0], [-2.0, -1.0, -2.0, 2.0, 4.0], [-2.0, 2.0, 2.0, 2.0, 2.0]]> : tensor<3x5xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4xf64>
  %9 = stablehlo.constant dense<[[2.0, 2.0, 2.0, 4.0], [1.0, -4.0, -2.0, -2.0], [2.0, 2.0, 2.0, -2.0]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<5xf64>
  %11 = stablehlo.constant dense<[-4.0, 1.0, 2.0, -2.0, 4.0]> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xf64>, tensor<5xf64>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4xf64>
  %13 = stablehlo.constant dense<[1.0, -4.0, -2.0, 4.0]> : tensor<4xf64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xf64>, tensor<4xf64>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3xf64>
  %15 = stablehlo.constant dense<[4.0, -2.0, -2.0]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<f64>
  %17 = stablehlo.constant dense<4.0> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<f64>, tensor<f64>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf64>) -> tensor<5x3x4xf64>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<5x3x4xf64>, tensor<f64>) -> tensor<5x4xf64>
  %20 = stablehlo.constant dense<[[-2.0, -2.0, -2.0, 4.0], [1.0, -2.0, -2.0, 2.0], [-2.0, -2.0, -2.0, -2.0], [-2.0, 2.0, -2.0, -2.0], [-2.0, 4.0, -2.0, 2.0]]> : tensor<5x4xf64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xf64>, tensor<5x4xf64>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xf64>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf64>, tensor<f64>) -> tensor<2xf64>
  %23 = stablehlo.constant dense<2.0> : tensor<2xf64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xf64>, tensor<2xf64>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xf64>, tensor<f64>) -> tensor<0xf64>
  %25 = stablehlo.constant dense<> : tensor<0xf64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xf64>, tensor<0xf64>) -> ()
  return
}
// -----
// reduce of f64 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-104.125, 118.0, -11.0, 33.375, 113.125], [0.5, 15.75, 34.375, 26.125, -66.75], [63.75, 100.25, 93.25, -26.125, -124.75], [-106.5, 21.75, 32.375, -47.5, 114.75]], [[46.375, 51.375, 52.125, -119.0, 118.75], [-87.0, -82.875, -50.5, -121.5, -10.875], [-58.875, -5.0, 105.5, -78.25, -36.0], [-105.375, 55.125, -84.0, 91.5, 52.75]], [[37.125, -56.5, 79.625, 120.25, -22.125], [-18.75, -62.375, -101.5, -70.125, 69.125], [89.375, 87.125, 68.75, -5.25, 78.25], [-28.25, 122.5, 4.625, -86.5, -74.375]]]> : tensor<3x4x5xf64>
  %1 = stablehlo.constant dense<0.5> : tensor<f64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %3 = stablehlo.constant dense<[[[0.5, 118.0, 0.5, 33.375, 113.125], [0.5, 15.75, 34.375, 26.125, 0.5], [63.75, 100.25, 93.25, 0.5, 0.5], [0.5, 21.75, 32.375, 0.5, 114.75]], [[46.375, 51.375, 52.125, 0.5, 118.75], [0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 105.5, 0.5, 0.5], [0.5, 55.125, 0.5, 91.5, 52.75]], [[37.125, 0.5, 79.625, 120.25, 0.5], [0.5, 0.5, 0.5, 0.5, 69.125], [89.375, 87.125, 68.75, 0.5, 78.25], [0.5, 122.5, 4.625, 0.5, 0.5]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4x5xf64>
  %5 = stablehlo.constant dense<[[46.375, 118.0, 79.625, 120.25, 118.75], [0.5, 15.75, 34.375, 26.125, 69.125], [89.375, 100.25, 105.5, 0.5, 78.25], [0.5, 122.5, 32.375, 91.5, 114.75]]> : tensor<4x5xf64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xf64>, tensor<4x5xf64>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x5xf64>
  %7 = stablehlo.constant dense<[[63.75, 118.0, 93.25, 33.375, 114.75], [46.375, 55.125, 105.5, 91.5, 118.75], [89.375, 122.5, 79.625, 120.25, 78.25]]> : tensor<3x5xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4xf64>
  %9 = stablehlo.constant dense<[[118.0, 34.375, 100.25, 114.75], [118.75, 0.5, 105.5, 91.5], [120.25, 69.125, 89.375, 122.5]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<5xf64>
  %11 = stablehlo.constant dense<[89.375, 122.5, 105.5, 120.25, 118.75]> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xf64>, tensor<5xf64>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4xf64>
  %13 = stablehlo.constant dense<[120.25, 69.125, 105.5, 122.5]> : tensor<4xf64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xf64>, tensor<4xf64>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3xf64>
  %15 = stablehlo.constant dense<[118.0, 118.75, 122.5]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<f64>
  %17 = stablehlo.constant dense<122.5> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<f64>, tensor<f64>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf64>) -> tensor<5x3x4xf64>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3x4xf64>, tensor<f64>) -> tensor<5x4xf64>
  %20 = stablehlo.constant dense<[[46.375, 0.5, 89.375, 0.5], [118.0, 15.75, 100.25, 122.5], [79.625, 34.375, 105.5, 32.375], [120.25, 26.125, 0.5, 91.5], [118.75, 69.125, 78.25, 114.75]]> : tensor<5x4xf64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xf64>, tensor<5x4xf64>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xf64>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf64>, tensor<f64>) -> tensor<2xf64>
  %23 = stablehlo.constant dense<0.5> : tensor<2xf64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xf64>, tensor<2xf64>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xf64>, tensor<f64>) -> tensor<0xf64>
  %25 = stablehlo.constant dense<> : tensor<0xf64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xf64>, tensor<0xf64>) -> ()
  return
}
// -----
// reduce of f64 by minimum
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-69.125, -66.0, 63.375, -55.875, 114.75], [-46.375, -112.875, 73.625, 33.875, 67.875], [-111.625, 64.625, 121.125, 116.875, -14.375], [-48.875, 49.875, -34.625, 45.375, -76.875]], [[88.5, 98.75, 43.75, 38.0, -113.875], [4.25, 21.5, -118.5, -99.875, -8.25], [76.0, 49.125, -94.875, -88.5, -44.75], [-81.875, 50.875, -124.125, -18.125, -107.875]], [[102.5, 23.125, 42.625, 10.0, -59.875], [-69.875, 97.125, -75.125, 85.75, 118.625], [62.625, 63.0, 61.25, -50.375, 57.0], [-40.0, -6.0, 77.625, 63.25, -112.875]]]> : tensor<3x4x5xf64>
  %1 = stablehlo.constant dense<0.5> : tensor<f64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %3 = stablehlo.constant dense<[[[-69.125, -66.0, 0.5, -55.875, 0.5], [-46.375, -112.875, 0.5, 0.5, 0.5], [-111.625, 0.5, 0.5, 0.5, -14.375], [-48.875, 0.5, -34.625, 0.5, -76.875]], [[0.5, 0.5, 0.5, 0.5, -113.875], [0.5, 0.5, -118.5, -99.875, -8.25], [0.5, 0.5, -94.875, -88.5, -44.75], [-81.875, 0.5, -124.125, -18.125, -107.875]], [[0.5, 0.5, 0.5, 0.5, -59.875], [-69.875, 0.5, -75.125, 0.5, 0.5], [0.5, 0.5, 0.5, -50.375, 0.5], [-40.0, -6.0, 0.5, 0.5, -112.875]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4x5xf64>
  %5 = stablehlo.constant dense<[[-69.125, -66.0, 0.5, -55.875, -113.875], [-69.875, -112.875, -118.5, -99.875, -8.25], [-111.625, 0.5, -94.875, -88.5, -44.75], [-81.875, -6.0, -124.125, -18.125, -112.875]]> : tensor<4x5xf64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xf64>, tensor<4x5xf64>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x5xf64>
  %7 = stablehlo.constant dense<[[-111.625, -112.875, -34.625, -55.875, -76.875], [-81.875, 0.5, -124.125, -99.875, -113.875], [-69.875, -6.0, -75.125, -50.375, -112.875]]> : tensor<3x5xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4xf64>
  %9 = stablehlo.constant dense<[[-69.125, -112.875, -111.625, -76.875], [-113.875, -118.5, -94.875, -124.125], [-59.875, -75.125, -50.375, -112.875]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<5xf64>
  %11 = stablehlo.constant dense<[-111.625, -112.875, -124.125, -99.875, -113.875]> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xf64>, tensor<5xf64>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4xf64>
  %13 = stablehlo.constant dense<[-113.875, -118.5, -111.625, -124.125]> : tensor<4xf64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xf64>, tensor<4xf64>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3xf64>
  %15 = stablehlo.constant dense<[-112.875, -124.125, -112.875]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<f64>
  %17 = stablehlo.constant dense<-124.125> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<f64>, tensor<f64>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xf64>) -> tensor<5x3x4xf64>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<5x3x4xf64>, tensor<f64>) -> tensor<5x4xf64>
  %20 = stablehlo.constant dense<[[-69.125, -69.875, -111.625, -81.875], [-66.0, -112.875, 0.5, -6.0], [0.5, -118.5, -94.875, -124.125], [-55.875, -99.875, -88.5, -18.125], [-113.875, -8.25, -44.75, -112.875]]> : tensor<5x4xf64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xf64>, tensor<5x4xf64>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xf64>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<2x0xf64>, tensor<f64>) -> tensor<2xf64>
  %23 = stablehlo.constant dense<0.5> : tensor<2xf64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xf64>, tensor<2xf64>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<2x0xf64>, tensor<f64>) -> tensor<0xf64>
  %25 = stablehlo.constant dense<> : tensor<0xf64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xf64>, tensor<0xf64>) -> ()
  return
}
// -----
// reduce of complex<f32> by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(-2.0, 5.0), (8.0, -8.0), (-9.0, 8.0), (1.0, 1.0), (7.0, 2.0)], [(-6.0, 3.0), (3.0, 0.0), (-5.0, 6.0), (-7.0, 1.0), (-5.0, 4.0)], [(-8.0, 4.0), (8.0, -8.0), (-8.0, -7.0), (-5.0, -2.0), (-7.0, 3.0)], [(4.0, 8.0), (-1.0, 2.0), (6.0, 5.0), (9.0, -4.0), (-3.0, 4.0)]], [[(5.0, 5.0), (5.0, -8.0), (-1.0, -1.0), (9.0, 6.0), (-7.0, 1.0)], [(5.0, -9.0), (3.0, -6.0), (-1.0, 8.0), (7.0, -5.0), (-2.0, 3.0)], [(-2.0, 0.0), (-8.0, 4.0), (-2.0, -9.0), (-9.0, -8.0), (6.0, -9.0)], [(-1.0, 4.0), (0.0, 3.0), (-2.0, 4.0), (-8.0, 1.0), (6.0, 1.0)]], [[(7.0, 5.0), (-7.0, 3.0), (-9.0, 0.0), (0.0, -8.0), (-7.0, 0.0)], [(-6.0, -7.0), (2.0, -4.0), (7.0, -3.0), (4.0, -1.0), (-3.0, -4.0)], [(-7.0, -1.0), (1.0, 0.0), (-7.0, 0.0), (0.0, 5.0), (-1.0, -1.0)], [(-6.0, 4.0), (-8.0, -5.0), (3.0, 6.0), (4.0, -4.0), (8.0, 9.0)]]]> : tensor<3x4x5xcomplex<f32>>
  %1 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  %3 = stablehlo.constant dense<[[[(1.0, 5.0), (11.0, -8.0), (-6.0, 8.0), (4.0, 1.0), (10.0, 2.0)], [(-3.0, 3.0), (6.0, 0.0), (-2.0, 6.0), (-4.0, 1.0), (-2.0, 4.0)], [(-5.0, 4.0), (11.0, -8.0), (-5.0, -7.0), (-2.0, -2.0), (-4.0, 3.0)], [(7.0, 8.0), (2.0, 2.0), (9.0, 5.0), (12.0, -4.0), (0.0, 4.0)]], [[(8.0, 5.0), (8.0, -8.0), (2.0, -1.0), (12.0, 6.0), (-4.0, 1.0)], [(8.0, -9.0), (6.0, -6.0), (2.0, 8.0), (10.0, -5.0), (1.0, 3.0)], [(1.0, 0.0), (-5.0, 4.0), (1.0, -9.0), (-6.0, -8.0), (9.0, -9.0)], [(2.0, 4.0), (3.0, 3.0), (1.0, 4.0), (-5.0, 1.0), (9.0, 1.0)]], [[(10.0, 5.0), (-4.0, 3.0), (-6.0, 0.0), (3.0, -8.0), (-4.0, 0.0)], [(-3.0, -7.0), (5.0, -4.0), (10.0, -3.0), (7.0, -1.0), (0.0, -4.0)], [(-4.0, -1.0), (4.0, 0.0), (-4.0, 0.0), (3.0, 5.0), (2.0, -1.0)], [(-3.0, 4.0), (-5.0, -5.0), (6.0, 6.0), (7.0, -4.0), (11.0, 9.0)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x5xcomplex<f32>>
  %5 = stablehlo.constant dense<[[(13.0, 15.0), (9.0, -13.0), (-16.0, 7.0), (13.0, -1.0), (-4.0, 3.0)], [(-4.0, -13.0), (11.0, -10.0), (4.0, 11.0), (7.0, -5.0), (-7.0, 3.0)], [(-14.0, 3.0), (4.0, -4.0), (-14.0, -16.0), (-11.0, -5.0), (1.0, -7.0)], [(0.0, 16.0), (-6.0, 0.0), (10.0, 15.0), (8.0, -7.0), (14.0, 14.0)]]> : tensor<4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
  %7 = stablehlo.constant dense<[[(-9.0, 20.0), (21.0, -14.0), (-13.0, 12.0), (1.0, -4.0), (-5.0, 13.0)], [(10.0, 0.0), (3.0, -7.0), (-3.0, 2.0), (2.0, -6.0), (6.0, -4.0)], [(-9.0, 1.0), (-9.0, -6.0), (-3.0, 3.0), (11.0, -8.0), (0.0, 4.0)]]> : tensor<3x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
  %9 = stablehlo.constant dense<[[(8.0, 8.0), (-17.0, 14.0), (-17.0, -10.0), (18.0, 15.0)], [(14.0, 3.0), (15.0, -9.0), (-12.0, -22.0), (-2.0, 13.0)], [(-13.0, 0.0), (7.0, -19.0), (-11.0, 3.0), (4.0, 10.0)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
  %11 = stablehlo.constant dense<[(-14.0, 21.0), (9.0, -27.0), (-25.0, 17.0), (8.0, -18.0), (-5.0, 13.0)]> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
  %13 = stablehlo.constant dense<[(3.0, 11.0), (-1.0, -14.0), (-46.0, -29.0), (14.0, 38.0)]> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
  %15 = stablehlo.constant dense<[(-17.0, 27.0), (6.0, -15.0), (-22.0, -6.0)]> : tensor<3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  %17 = stablehlo.constant dense<(-39.0, 6.0)> : tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<5x3x4xcomplex<f32>>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<5x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x4xcomplex<f32>>
  %20 = stablehlo.constant dense<[[(13.0, 15.0), (-4.0, -13.0), (-14.0, 3.0), (0.0, 16.0)], [(9.0, -13.0), (11.0, -10.0), (4.0, -4.0), (-6.0, 0.0)], [(-16.0, 7.0), (4.0, 11.0), (-14.0, -16.0), (10.0, 15.0)], [(13.0, -1.0), (7.0, -5.0), (-11.0, -5.0), (8.0, -7.0)], [(-4.0, 3.0), (-7.0, 3.0), (1.0, -7.0), (14.0, 14.0)]]> : tensor<5x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %23 = stablehlo.constant dense<(3.0, 0.0)> : tensor<2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<0xcomplex<f32>>
  %25 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) -> ()
  return
}
// -----
// reduce of complex<f32> by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(-1.0, 0.0), (1.0, 0.0), (2.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (-2.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)]], [[(1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (0.5, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)]], [[(1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 0.0)]]]> : tensor<3x4x5xcomplex<f32>>
  %1 = stablehlo.constant dense<(2.0, 0.0)> : tensor<complex<f32>>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  %3 = stablehlo.constant dense<[[[(-2.0, 0.0), (2.0, 0.0), (4.0, 0.0), (-2.0, 0.0), (-2.0, 0.0)], [(-2.0, 0.0), (-4.0, 0.0), (-2.0, 0.0), (2.0, 0.0), (-2.0, 0.0)], [(-2.0, 0.0), (2.0, 0.0), (2.0, 0.0), (2.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (-2.0, 0.0), (-2.0, 0.0), (-2.0, 0.0), (-2.0, 0.0)]], [[(2.0, 0.0), (-2.0, 0.0), (2.0, 0.0), (2.0, 0.0), (-2.0, 0.0)], [(-2.0, 0.0), (1.0, 0.0), (2.0, 0.0), (2.0, 0.0), (2.0, 0.0)], [(-2.0, 0.0), (-2.0, 0.0), (2.0, 0.0), (2.0, 0.0), (-2.0, 0.0)], [(-2.0, 0.0), (-2.0, 0.0), (-2.0, 0.0), (-2.0, 0.0), (-2.0, 0.0)]], [[(2.0, 0.0), (-2.0, 0.0), (-2.0, 0.0), (2.0, 0.0), (2.0, 0.0)], [(-2.0, 0.0), (-2.0, 0.0), (-2.0, 0.0), (2.0, 0.0), (2.0, 0.0)], [(-2.0, 0.0), (-2.0, 0.0), (-2.0, 0.0), (2.0, 0.0), (-2.0, 0.0)], [(-2.0, 0.0), (-2.0, 0.0), (2.0, 0.0), (-2.0, 0.0), (2.0, 0.0)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x5xcomplex<f32>>
  %5 = stablehlo.constant dense<[[(-2.0, 0.0), (2.0, -0.0), (-4.0, 0.0), (-2.0, 0.0), (2.0, 0.0)], [(-2.0, 0.0), (2.0, -0.0), (2.0, -0.0), (2.0, 0.0), (-2.0, 0.0)], [(-2.0, 0.0), (2.0, -0.0), (-2.0, 0.0), (2.0, 0.0), (2.0, -0.0)], [(2.0, -0.0), (-2.0, 0.0), (2.0, 0.0), (-2.0, 0.0), (2.0, 0.0)]]> : tensor<4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
  %7 = stablehlo.constant dense<[[(-2.0, 0.0), (4.0, -0.0), (4.0, -0.0), (2.0, -0.0), (-2.0, 0.0)], [(-2.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (-2.0, 0.0), (-2.0, 0.0)], [(-2.0, 0.0), (2.0, -0.0), (-2.0, 0.0), (-2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
  %9 = stablehlo.constant dense<[[(-4.0, 0.0), (4.0, -0.0), (-2.0, 0.0), (2.0, -0.0)], [(2.0, -0.0), (-1.0, 0.0), (-2.0, 0.0), (-2.0, 0.0)], [(2.0, 0.0), (-2.0, 0.0), (2.0, -0.0), (-2.0, 0.0)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
  %11 = stablehlo.constant dense<[(-2.0, 0.0), (-2.0, 0.0), (4.0, 0.0), (2.0, -0.0), (-2.0, 0.0)]> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
  %13 = stablehlo.constant dense<[(-4.0, 0.0), (2.0, 0.0), (2.0, -0.0), (2.0, 0.0)]> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
  %15 = stablehlo.constant dense<[(8.0, -0.0), (-1.0, 0.0), (2.0, 0.0)]> : tensor<3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  %17 = stablehlo.constant dense<(-4.0, 0.0)> : tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<5x3x4xcomplex<f32>>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<5x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x4xcomplex<f32>>
  %20 = stablehlo.constant dense<[[(-2.0, 0.0), (-2.0, 0.0), (-2.0, 0.0), (2.0, -0.0)], [(2.0, -0.0), (2.0, -0.0), (2.0, -0.0), (-2.0, 0.0)], [(-4.0, 0.0), (2.0, -0.0), (-2.0, 0.0), (2.0, 0.0)], [(-2.0, 0.0), (2.0, 0.0), (2.0, 0.0), (-2.0, 0.0)], [(2.0, 0.0), (-2.0, 0.0), (2.0, -0.0), (2.0, 0.0)]]> : tensor<5x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %23 = stablehlo.constant dense<(2.0, 0.0)> : tensor<2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<0xcomplex<f32>>
  %25 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) -> ()
  return
}
// -----
// reduce of complex<f32> by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(-1.5, -1.5), (-10.75, 8.375), (14.75, 1.75), (17.75, -4.75), (1.25, 7.375)], [(-18.0, 10.125), (17.75, -3.5), (2.25, 0.625), (18.5, -3.625), (22.25, -2.25)], [(-24.5, -11.625), (-6.75, 5.375), (6.5, 4.375), (-10.75, -1.875), (20.75, -2.875)], [(-3.0, 8.75), (4.5, -4.75), (23.0, 2.0), (18.5, 10.0), (17.75, -7.875)]], [[(5.0, -5.0), (6.75, 2.375), (14.75, -7.875), (7.75, 2.75), (6.75, -10.0)], [(-22.75, -9.5), (-3.25, -11.125), (9.5, 7.0), (-10.25, -7.5), (-10.0, 3.0)], [(0.25, 5.75), (-24.25, 2.5), (-0.25, 11.25), (20.5, -0.125), (-1.0, 9.125)], [(20.0, 5.0), (9.5, -0.125), (8.5, 2.375), (5.75, -6.25), (-15.5, 6.5)]], [[(6.75, -3.125), (-10.5, -10.375), (-9.0, -9.125), (-10.5, -7.875), (20.0, 5.25)], [(12.75, 7.5), (-9.75, 9.375), (-18.0, 11.5), (18.25, -11.75), (-18.25, -4.875)], [(8.5, 2.25), (-17.25, -2.0), (-22.5, 0.625), (-20.0, -8.0), (-1.75, -1.375)], [(4.0, -10.625), (4.5, 11.75), (24.25, -5.25), (17.25, 2.625), (-19.5, -9.75)]]]> : tensor<3x4x5xcomplex<f32>>
  %1 = stablehlo.constant dense<(0.5, 2.0)> : tensor<complex<f32>>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  %3 = stablehlo.constant dense<[[[(0.5, 2.0), (0.5, 2.0), (14.75, 1.75), (17.75, -4.75), (1.25, 7.375)], [(0.5, 2.0), (17.75, -3.5), (2.25, 0.625), (18.5, -3.625), (22.25, -2.25)], [(0.5, 2.0), (0.5, 2.0), (6.5, 4.375), (0.5, 2.0), (20.75, -2.875)], [(0.5, 2.0), (4.5, -4.75), (23.0, 2.0), (18.5, 10.0), (17.75, -7.875)]], [[(5.0, -5.0), (6.75, 2.375), (14.75, -7.875), (7.75, 2.75), (6.75, -10.0)], [(0.5, 2.0), (0.5, 2.0), (9.5, 7.0), (0.5, 2.0), (0.5, 2.0)], [(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (20.5, -0.125), (0.5, 2.0)], [(20.0, 5.0), (9.5, -0.125), (8.5, 2.375), (5.75, -6.25), (0.5, 2.0)]], [[(6.75, -3.125), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (20.0, 5.25)], [(12.75, 7.5), (0.5, 2.0), (0.5, 2.0), (18.25, -11.75), (0.5, 2.0)], [(8.5, 2.25), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0)], [(4.0, -10.625), (4.5, 11.75), (24.25, -5.25), (17.25, 2.625), (0.5, 2.0)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x5xcomplex<f32>>
  %5 = stablehlo.constant dense<[[(6.75, -3.125), (6.75, 2.375), (14.75, 1.75), (17.75, -4.75), (20.0, 5.25)], [(12.75, 7.5), (17.75, -3.5), (9.5, 7.0), (18.5, -3.625), (22.25, -2.25)], [(8.5, 2.25), (0.5, 2.0), (6.5, 4.375), (20.5, -0.125), (20.75, -2.875)], [(20.0, 5.0), (9.5, -0.125), (24.25, -5.25), (18.5, 10.0), (17.75, -7.875)]]> : tensor<4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
  %7 = stablehlo.constant dense<[[(0.5, 2.0), (17.75, -3.5), (23.0, 2.0), (18.5, 10.0), (22.25, -2.25)], [(20.0, 5.0), (9.5, -0.125), (14.75, -7.875), (20.5, -0.125), (6.75, -10.0)], [(12.75, 7.5), (4.5, 11.75), (24.25, -5.25), (18.25, -11.75), (20.0, 5.25)]]> : tensor<3x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
  %9 = stablehlo.constant dense<[[(17.75, -4.75), (22.25, -2.25), (20.75, -2.875), (23.0, 2.0)], [(14.75, -7.875), (9.5, 7.0), (20.5, -0.125), (20.0, 5.0)], [(20.0, 5.25), (18.25, -11.75), (8.5, 2.25), (24.25, -5.25)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
  %11 = stablehlo.constant dense<[(20.0, 5.0), (17.75, -3.5), (24.25, -5.25), (20.5, -0.125), (22.25, -2.25)]> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
  %13 = stablehlo.constant dense<[(20.0, 5.25), (22.25, -2.25), (20.75, -2.875), (24.25, -5.25)]> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
  %15 = stablehlo.constant dense<[(23.0, 2.0), (20.5, -0.125), (24.25, -5.25)]> : tensor<3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  %17 = stablehlo.constant dense<(24.25, -5.25)> : tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<5x3x4xcomplex<f32>>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x4xcomplex<f32>>
  %20 = stablehlo.constant dense<[[(6.75, -3.125), (12.75, 7.5), (8.5, 2.25), (20.0, 5.0)], [(6.75, 2.375), (17.75, -3.5), (0.5, 2.0), (9.5, -0.125)], [(14.75, 1.75), (9.5, 7.0), (6.5, 4.375), (24.25, -5.25)], [(17.75, -4.75), (18.5, -3.625), (20.5, -0.125), (18.5, 10.0)], [(20.0, 5.25), (22.25, -2.25), (20.75, -2.875), (17.75, -7.875)]]> : tensor<5x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %23 = stablehlo.constant dense<(0.5, 2.0)> : tensor<2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<0xcomplex<f32>>
  %25 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) -> ()
  return
}
// -----
// reduce of complex<f32> by minimum
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(13.25, 5.5), (2.5, -5.75), (-18.75, -11.875), (13.5, 10.625), (15.5, -0.125)], [(-16.0, 3.25), (15.25, -9.25), (4.75, -1.25), (-4.75, 0.125), (18.0, -1.75)], [(-22.75, 9.25), (-13.0, -5.0), (16.75, 3.375), (-9.5, 0.75), (14.0, 5.125)], [(-6.25, 11.75), (-20.75, 12.0), (15.75, 0.5), (-18.0, 8.875), (-15.75, 1.125)]], [[(15.75, 6.0), (24.5, -0.75), (2.0, -1.375), (21.75, -1.75), (-2.75, 0.0)], [(-9.75, 8.0), (-5.0, 1.0), (10.25, -7.875), (0.25, -3.0), (16.0, -3.5)], [(19.0, 2.0), (23.0, 2.5), (18.5, 5.0), (-24.0, 9.0), (-7.0, 7.5)], [(-2.25, -9.5), (22.0, -5.0), (-17.5, 12.0), (-20.5, -11.375), (-12.25, 1.375)]], [[(19.5, -7.625), (15.0, 11.5), (24.25, -5.625), (-15.0, -6.375), (12.5, 1.25)], [(-20.5, 1.5), (10.75, 3.25), (16.5, -7.375), (6.25, -9.125), (6.75, 2.5)], [(6.0, -0.75), (-14.0, -8.0), (-18.0, -6.5), (-18.25, 6.625), (-23.5, -1.625)], [(-20.75, 5.25), (3.5, -2.25), (-13.75, -11.625), (-9.0, 4.125), (-15.0, -2.125)]]]> : tensor<3x4x5xcomplex<f32>>
  %1 = stablehlo.constant dense<(0.5, 2.0)> : tensor<complex<f32>>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  %3 = stablehlo.constant dense<[[[(0.5, 2.0), (0.5, 2.0), (-18.75, -11.875), (0.5, 2.0), (0.5, 2.0)], [(-16.0, 3.25), (0.5, 2.0), (0.5, 2.0), (-4.75, 0.125), (0.5, 2.0)], [(-22.75, 9.25), (-13.0, -5.0), (0.5, 2.0), (-9.5, 0.75), (0.5, 2.0)], [(-6.25, 11.75), (-20.75, 12.0), (0.5, 2.0), (-18.0, 8.875), (-15.75, 1.125)]], [[(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (-2.75, 0.0)], [(-9.75, 8.0), (-5.0, 1.0), (0.5, 2.0), (0.25, -3.0), (0.5, 2.0)], [(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (-24.0, 9.0), (-7.0, 7.5)], [(-2.25, -9.5), (0.5, 2.0), (-17.5, 12.0), (-20.5, -11.375), (-12.25, 1.375)]], [[(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (-15.0, -6.375), (0.5, 2.0)], [(-20.5, 1.5), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0)], [(0.5, 2.0), (-14.0, -8.0), (-18.0, -6.5), (-18.25, 6.625), (-23.5, -1.625)], [(-20.75, 5.25), (0.5, 2.0), (-13.75, -11.625), (-9.0, 4.125), (-15.0, -2.125)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x5xcomplex<f32>>
  %5 = stablehlo.constant dense<[[(0.5, 2.0), (0.5, 2.0), (-18.75, -11.875), (-15.0, -6.375), (-2.75, 0.0)], [(-20.5, 1.5), (-5.0, 1.0), (0.5, 2.0), (-4.75, 0.125), (0.5, 2.0)], [(-22.75, 9.25), (-14.0, -8.0), (-18.0, -6.5), (-24.0, 9.0), (-23.5, -1.625)], [(-20.75, 5.25), (-20.75, 12.0), (-17.5, 12.0), (-20.5, -11.375), (-15.75, 1.125)]]> : tensor<4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
  %7 = stablehlo.constant dense<[[(-22.75, 9.25), (-20.75, 12.0), (-18.75, -11.875), (-18.0, 8.875), (-15.75, 1.125)], [(-9.75, 8.0), (-5.0, 1.0), (-17.5, 12.0), (-24.0, 9.0), (-12.25, 1.375)], [(-20.75, 5.25), (-14.0, -8.0), (-18.0, -6.5), (-18.25, 6.625), (-23.5, -1.625)]]> : tensor<3x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
  %8 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
  %9 = stablehlo.constant dense<[[(-18.75, -11.875), (-16.0, 3.25), (-22.75, 9.25), (-20.75, 12.0)], [(-2.75, 0.0), (-9.75, 8.0), (-24.0, 9.0), (-20.5, -11.375)], [(-15.0, -6.375), (-20.5, 1.5), (-23.5, -1.625), (-20.75, 5.25)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %10 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
  %11 = stablehlo.constant dense<[(-22.75, 9.25), (-20.75, 12.0), (-18.75, -11.875), (-24.0, 9.0), (-23.5, -1.625)]> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %12 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
  %13 = stablehlo.constant dense<[(-18.75, -11.875), (-20.5, 1.5), (-24.0, 9.0), (-20.75, 5.25)]> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  %14 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
  %15 = stablehlo.constant dense<[(-22.75, 9.25), (-24.0, 9.0), (-23.5, -1.625)]> : tensor<3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
  %16 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  %17 = stablehlo.constant dense<(-24.0, 9.0)> : tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  %18 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<5x3x4xcomplex<f32>>
  %19 = stablehlo.reduce(%18 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<5x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x4xcomplex<f32>>
  %20 = stablehlo.constant dense<[[(0.5, 2.0), (-20.5, 1.5), (-22.75, 9.25), (-20.75, 5.25)], [(0.5, 2.0), (-5.0, 1.0), (-14.0, -8.0), (-20.75, 12.0)], [(-18.75, -11.875), (0.5, 2.0), (-18.0, -6.5), (-17.5, 12.0)], [(-15.0, -6.375), (-4.75, 0.125), (-24.0, 9.0), (-20.5, -11.375)], [(-2.75, 0.0), (0.5, 2.0), (-23.5, -1.625), (-15.75, 1.125)]]> : tensor<5x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
  %21 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
  %22 = stablehlo.reduce(%21 init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<2x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %23 = stablehlo.constant dense<(0.5, 2.0)> : tensor<2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  %24 = stablehlo.reduce(%21 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<2x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<0xcomplex<f32>>
  %25 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) -> ()
  return
}
// -----
// reduce of complex<f64> by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(-4.0, 0.0), (4.0, 7.0), (-9.0, -9.0), (-1.0, -7.0), (0.0, -6.0)], [(3.0, 3.0), (-4.0, 2.0), (-4.0, 4.0), (1.0, -2.0), (0.0, 0.0)], [(-8.0, 3.0), (-8.0, 5.0), (-8.0, -8.0), (-6.0, 4.0), (-3.0, 0.0)], [(-4.0, 7.0), (3.0, 5.0), (3.0, -3.0), (3.0, -7.0), (9.0, -4.0)]], [[(9.0, -7.0), (5.0, 1.0), (-8.0, 2.0), (-7.0, -7.0), (0.0, 4.0)], [(3.0, 0.0), (-9.0, -5.0), (-8.0, 0.0), (3.0, -4.0), (-3.0, -1.0)], [(-6.0, -6.0), (5.0, -8.0), (-3.0, 1.0), (8.0, 5.0), (9.0, 9.0)], [(-8.0, -7.0), (-9.0, 8.0), (-3.0, 5.0), (-7.0, 8.0), (7.0, -3.0)]], [[(5.0, 9.0), (-8.0, -5.0), (5.0, -3.0), (-8.0, -9.0), (8.0, 8.0)], [(-6.0, 1.0), (3.0, 8.0), (7.0, -1.0), (3.0, 2.0), (9.0, -6.0)], [(-4.0, 9.0), (-6.0, 2.0), (-1.0, -9.0), (-3.0, -9.0), (-5.0, 8.0)], [(9.0, -2.0), (8.0, 8.0), (-3.0, 0.0), (-6.0, 2.0), (7.0, 7.0)]]]> : tensor<3x4x5xcomplex<f64>>
  %1 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f64>>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(-10.0, 13.0), (-2.0, 19.0), (-15.0, -16.0), (0.0, -12.0), (9.0, -10.0)], [(1.0, -20.0), (-5.0, -4.0), (-19.0, 8.0), (0.0, 2.0), (16.0, 9.0)], [(7.0, 17.0), (0.0, 13.0), (11.0, -13.0), (-11.0, -14.0), (22.0, 17.0)]]> : tensor<3x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
  %5 = stablehlo.constant dense<[(-6.0, -22.0), (1.0, 1.0), (-36.0, 6.0), (12.0, 24.0)]> : tensor<4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
  %7 = stablehlo.constant dense<(-38.0, 9.0)> : tensor<complex<f64>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<5x3x4xcomplex<f64>>
  %9 = stablehlo.constant dense<> : tensor<2x0xcomplex<f64>>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<2x0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  %11 = stablehlo.constant dense<(3.0, 0.0)> : tensor<2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<2x0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<0xcomplex<f64>>
  %13 = stablehlo.constant dense<> : tensor<0xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>) -> ()
  return
}
// -----
// reduce of complex<f64> by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(-1.0, 0.0), (-2.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]], [[(-0.5, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)]], [[(-1.0, 0.0), (-1.0, 0.0), (2.0, 0.0), (-1.0, 0.0), (1.0, 0.0)], [(-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 0.0)]]]> : tensor<3x4x5xcomplex<f64>>
  %1 = stablehlo.constant dense<(2.0, 0.0)> : tensor<complex<f64>>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(2.0, -0.0), (4.0, -0.0), (-2.0, 0.0), (-2.0, 0.0), (2.0, 0.0)], [(1.0, -0.0), (2.0, 0.0), (-2.0, 0.0), (2.0, -0.0), (2.0, -0.0)], [(-2.0, 0.0), (-2.0, 0.0), (4.0, 0.0), (-2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
  %5 = stablehlo.constant dense<[(-2.0, 0.0), (-2.0, 0.0), (2.0, -0.0), (-4.0, 0.0)]> : tensor<4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<3x4x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
  %7 = stablehlo.constant dense<(-4.0, 0.0)> : tensor<complex<f64>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<5x3x4xcomplex<f64>>
  %9 = stablehlo.constant dense<> : tensor<2x0xcomplex<f64>>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  %11 = stablehlo.constant dense<(2.0, 0.0)> : tensor<2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<2x0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<0xcomplex<f64>>
  %13 = stablehlo.constant dense<> : tensor<0xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>) -> ()
  return
}
// -----
// reduce of complex<f64> by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(-22.75, -10.625), (17.5, -9.25), (-13.0, 8.5), (-12.0, -7.0), (-6.25, -6.5)], [(-15.25, -12.0), (-5.0, -2.75), (-19.0, 6.875), (-10.0, 3.625), (3.5, -9.25)], [(-5.0, 1.625), (-10.5, 2.25), (22.5, 12.25), (-9.5, -7.75), (-2.25, -5.75)], [(-9.5, 9.0), (8.5, 2.125), (6.5, -11.5), (13.25, 2.125), (-14.5, -3.0)]], [[(-17.25, -8.875), (14.25, -1.75), (-19.0, -9.5), (-9.5, -8.625), (-3.0, 2.375)], [(-5.5, 7.375), (15.75, 11.75), (5.0, 5.75), (-2.25, 12.25), (-7.5, -0.875)], [(-21.75, -1.625), (-24.75, 6.375), (15.75, -10.625), (3.25, 11.125), (-22.25, -0.25)], [(-20.25, -11.875), (-11.25, -9.5), (-2.75, 6.125), (-11.5, -8.625), (-12.5, 12.125)]], [[(8.75, 6.5), (6.25, -11.875), (-11.5, -2.125), (15.5, 5.875), (-14.25, 2.375)], [(3.5, 6.5), (-5.0, 5.25), (-13.0, 5.0), (-6.0, 1.75), (-16.0, 11.125)], [(-18.0, 7.75), (23.75, -3.125), (24.0, -11.125), (-16.5, -3.25), (-22.25, 3.25)], [(-19.5, 12.0), (-2.0, -3.375), (15.0, -7.75), (14.75, -7.25), (0.0, 10.875)]]]> : tensor<3x4x5xcomplex<f64>>
  %1 = stablehlo.constant dense<(0.5, 2.0)> : tensor<complex<f64>>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(0.5, 2.0), (17.5, -9.25), (22.5, 12.25), (13.25, 2.125), (3.5, -9.25)], [(0.5, 2.0), (15.75, 11.75), (15.75, -10.625), (3.25, 11.125), (0.5, 2.0)], [(8.75, 6.5), (23.75, -3.125), (24.0, -11.125), (15.5, 5.875), (0.5, 2.0)]]> : tensor<3x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
  %4 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
  %5 = stablehlo.constant dense<[(17.5, -9.25), (15.75, 11.75), (24.0, -11.125), (15.0, -7.75)]> : tensor<4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
  %6 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
  %7 = stablehlo.constant dense<(24.0, -11.125)> : tensor<complex<f64>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
  %8 = "stablehlo.transpose"(%0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x4x5xcomplex<f64>>) -> tensor<5x3x4xcomplex<f64>>
  %9 = stablehlo.constant dense<> : tensor<2x0xcomplex<f64>>
  %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  %11 = stablehlo.constant dense<(0.5, 2.0)> : tensor<2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> ()
  %12 = stablehlo.reduce(%9 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<0xcomplex<f64>>
  %13 = stablehlo.constant dense<> : tensor<0xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>) -> ()
  return
}
// -----
// reduce of f32 with zeros, infinities and no numbers
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 0x7FC00000, 3.0, 2.0], [-0.0, 0.0, -0.0, -0.0], [0.0, -0.0, 0.0, 0.0], [-0.0, -0.0, -0.0, -0.0], [0x7F800000, 1.0, 0xFF800000, 2.0], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0xFF800000, -1.0, -2.0, -3.0]]> : tensor<7x4xf32>
  %1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
  %3 = stablehlo.constant dense<[0x7FC00000, 0.0, 0.0, -0.0, 0x7F800000, 0x7FC00000, -1.0]> : tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<7xf32>, tensor<7xf32>) -> ()
  %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf32>) -> tensor<4x7xf32>
  %5 = stablehlo.reduce(%4 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<4x7xf32>, tensor<f32>) -> tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%5, %3) : (tensor<7xf32>, tensor<7xf32>) -> ()
  %6 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %7 = stablehlo.reduce(%0 init: %6) applies stablehlo.minimum across dimensions = [1] : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
  %8 = stablehlo.constant dense<[0xFFC00000, -0.0, -0.0, -0.0, 0xFF800000, 0xFFC00000, 0xFF800000]> : tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<7xf32>, tensor<7xf32>) -> ()
  %9 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf32>) -> tensor<4x7xf32>
  %10 = stablehlo.reduce(%9 init: %6) applies stablehlo.minimum across dimensions = [0] : (tensor<4x7xf32>, tensor<f32>) -> tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<7xf32>, tensor<7xf32>) -> ()
  %11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %12 = stablehlo.reduce(%0 init: %11) applies stablehlo.maximum across dimensions = [1] : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
  %13 = stablehlo.constant dense<0x7FC00000> : tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<7xf32>, tensor<7xf32>) -> ()
  %14 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf32>) -> tensor<4x7xf32>
  %15 = stablehlo.reduce(%14 init: %11) applies stablehlo.maximum across dimensions = [0] : (tensor<4x7xf32>, tensor<f32>) -> tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<7xf32>, tensor<7xf32>) -> ()
  %16 = stablehlo.constant dense<-0.0> : tensor<f32>
  %17 = stablehlo.reduce(%0 init: %16) applies stablehlo.maximum across dimensions = [1] : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
  %18 = stablehlo.constant dense<[0x7FC00000, 0.0, 0.0, -0.0, 0x7F800000, 0x7FC00000, -0.0]> : tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<7xf32>, tensor<7xf32>) -> ()
  %19 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf32>) -> tensor<4x7xf32>
  %20 = stablehlo.reduce(%19 init: %16) applies stablehlo.maximum across dimensions = [0] : (tensor<4x7xf32>, tensor<f32>) -> tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%20, %18) : (tensor<7xf32>, tensor<7xf32>) -> ()
  %21 = stablehlo.constant dense<0.0> : tensor<f32>
  %22 = stablehlo.reduce(%0 init: %21) applies stablehlo.minimum across dimensions = [1] : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%22, %8) : (tensor<7xf32>, tensor<7xf32>) -> ()
  %23 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf32>) -> tensor<4x7xf32>
  %24 = stablehlo.reduce(%23 init: %21) applies stablehlo.minimum across dimensions = [0] : (tensor<4x7xf32>, tensor<f32>) -> tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%24, %8) : (tensor<7xf32>, tensor<7xf32>) -> ()
  %25 = stablehlo.reduce(%0 init: %21) applies stablehlo.add across dimensions = [1] : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
  %26 = stablehlo.constant dense<[0x7FC00000, 0.0, 0.0, 0.0, 0xFFC00000, 0x7FC00000, 0xFF800000]> : tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<7xf32>, tensor<7xf32>) -> ()
  %27 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf32>) -> tensor<4x7xf32>
  %28 = stablehlo.reduce(%27 init: %21) applies stablehlo.add across dimensions = [0] : (tensor<4x7xf32>, tensor<f32>) -> tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%28, %26) : (tensor<7xf32>, tensor<7xf32>) -> ()
  %29 = stablehlo.reduce(%0 init: %16) applies stablehlo.add across dimensions = [1] : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
  %30 = stablehlo.constant dense<[0x7FC00000, 0.0, 0.0, -0.0, 0xFFC00000, 0x7FC00000, 0xFF800000]> : tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<7xf32>, tensor<7xf32>) -> ()
  %31 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf32>) -> tensor<4x7xf32>
  %32 = stablehlo.reduce(%31 init: %16) applies stablehlo.add across dimensions = [0] : (tensor<4x7xf32>, tensor<f32>) -> tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%32, %30) : (tensor<7xf32>, tensor<7xf32>) -> ()
  %33 = stablehlo.constant dense<1.0> : tensor<f32>
  %34 = stablehlo.reduce(%0 init: %33) applies stablehlo.multiply across dimensions = [1] : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
  %35 = stablehlo.constant dense<[0x7FC00000, -0.0, -0.0, 0.0, 0xFF800000, 0x7FC00000, 0x7F800000]> : tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<7xf32>, tensor<7xf32>) -> ()
  %36 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf32>) -> tensor<4x7xf32>
  %37 = stablehlo.reduce(%36 init: %33) applies stablehlo.multiply across dimensions = [0] : (tensor<4x7xf32>, tensor<f32>) -> tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%37, %35) : (tensor<7xf32>, tensor<7xf32>) -> ()
  return
}
// -----
// reduce of f64 with zeros, infinities and no numbers
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 0x7FF8000000000000, 3.0, 2.0], [-0.0, 0.0, -0.0, -0.0], [0.0, -0.0, 0.0, 0.0], [-0.0, -0.0, -0.0, -0.0], [0x7FF0000000000000, 1.0, 0xFFF0000000000000, 2.0], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [0xFFF0000000000000, -1.0, -2.0, -3.0]]> : tensor<7x4xf64>
  %1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x4xf64>, tensor<f64>) -> tensor<7xf64>
  %3 = stablehlo.constant dense<[0x7FF8000000000000, 0.0, 0.0, -0.0, 0x7FF0000000000000, 0x7FF8000000000000, -1.0]> : tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<7xf64>, tensor<7xf64>) -> ()
  %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf64>) -> tensor<4x7xf64>
  %5 = stablehlo.reduce(%4 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<4x7xf64>, tensor<f64>) -> tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%5, %3) : (tensor<7xf64>, tensor<7xf64>) -> ()
  %6 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %7 = stablehlo.reduce(%0 init: %6) applies stablehlo.minimum across dimensions = [1] : (tensor<7x4xf64>, tensor<f64>) -> tensor<7xf64>
  %8 = stablehlo.constant dense<[0xFFF8000000000000, -0.0, -0.0, -0.0, 0xFFF0000000000000, 0xFFF8000000000000, 0xFFF0000000000000]> : tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<7xf64>, tensor<7xf64>) -> ()
  %9 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf64>) -> tensor<4x7xf64>
  %10 = stablehlo.reduce(%9 init: %6) applies stablehlo.minimum across dimensions = [0] : (tensor<4x7xf64>, tensor<f64>) -> tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<7xf64>, tensor<7xf64>) -> ()
  %11 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
  %12 = stablehlo.reduce(%0 init: %11) applies stablehlo.maximum across dimensions = [1] : (tensor<7x4xf64>, tensor<f64>) -> tensor<7xf64>
  %13 = stablehlo.constant dense<0x7FF8000000000000> : tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<7xf64>, tensor<7xf64>) -> ()
  %14 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf64>) -> tensor<4x7xf64>
  %15 = stablehlo.reduce(%14 init: %11) applies stablehlo.maximum across dimensions = [0] : (tensor<4x7xf64>, tensor<f64>) -> tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<7xf64>, tensor<7xf64>) -> ()
  %16 = stablehlo.constant dense<-0.0> : tensor<f64>
  %17 = stablehlo.reduce(%0 init: %16) applies stablehlo.maximum across dimensions = [1] : (tensor<7x4xf64>, tensor<f64>) -> tensor<7xf64>
  %18 = stablehlo.constant dense<[0x7FF8000000000000, 0.0, 0.0, -0.0, 0x7FF0000000000000, 0x7FF8000000000000, -0.0]> : tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<7xf64>, tensor<7xf64>) -> ()
  %19 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf64>) -> tensor<4x7xf64>
  %20 = stablehlo.reduce(%19 init: %16) applies stablehlo.maximum across dimensions = [0] : (tensor<4x7xf64>, tensor<f64>) -> tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%20, %18) : (tensor<7xf64>, tensor<7xf64>) -> ()
  %21 = stablehlo.constant dense<0.0> : tensor<f64>
  %22 = stablehlo.reduce(%0 init: %21) applies stablehlo.minimum across dimensions = [1] : (tensor<7x4xf64>, tensor<f64>) -> tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%22, %8) : (tensor<7xf64>, tensor<7xf64>) -> ()
  %23 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf64>) -> tensor<4x7xf64>
  %24 = stablehlo.reduce(%23 init: %21) applies stablehlo.minimum across dimensions = [0] : (tensor<4x7xf64>, tensor<f64>) -> tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%24, %8) : (tensor<7xf64>, tensor<7xf64>) -> ()
  %25 = stablehlo.reduce(%0 init: %21) applies stablehlo.add across dimensions = [1] : (tensor<7x4xf64>, tensor<f64>) -> tensor<7xf64>
  %26 = stablehlo.constant dense<[0x7FF8000000000000, 0.0, 0.0, 0.0, 0xFFF8000000000000, 0x7FF8000000000000, 0xFFF0000000000000]> : tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<7xf64>, tensor<7xf64>) -> ()
  %27 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf64>) -> tensor<4x7xf64>
  %28 = stablehlo.reduce(%27 init: %21) applies stablehlo.add across dimensions = [0] : (tensor<4x7xf64>, tensor<f64>) -> tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%28, %26) : (tensor<7xf64>, tensor<7xf64>) -> ()
  %29 = stablehlo.reduce(%0 init: %16) applies stablehlo.add across dimensions = [1] : (tensor<7x4xf64>, tensor<f64>) -> tensor<7xf64>
  %30 = stablehlo.constant dense<[0x7FF8000000000000, 0.0, 0.0, -0.0, 0xFFF8000000000000, 0x7FF8000000000000, 0xFFF0000000000000]> : tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<7xf64>, tensor<7xf64>) -> ()
  %31 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf64>) -> tensor<4x7xf64>
  %32 = stablehlo.reduce(%31 init: %16) applies stablehlo.add across dimensions = [0] : (tensor<4x7xf64>, tensor<f64>) -> tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%32, %30) : (tensor<7xf64>, tensor<7xf64>) -> ()
  %33 = stablehlo.constant dense<1.0> : tensor<f64>
  %34 = stablehlo.reduce(%0 init: %33) applies stablehlo.multiply across dimensions = [1] : (tensor<7x4xf64>, tensor<f64>) -> tensor<7xf64>
  %35 = stablehlo.constant dense<[0x7FF8000000000000, -0.0, -0.0, 0.0, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000]> : tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<7xf64>, tensor<7xf64>) -> ()
  %36 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf64>) -> tensor<4x7xf64>
  %37 = stablehlo.reduce(%36 init: %33) applies stablehlo.multiply across dimensions = [0] : (tensor<4x7xf64>, tensor<f64>) -> tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%37, %35) : (tensor<7xf64>, tensor<7xf64>) -> ()
  return
}
// -----
// reduce of f16 with zeros, infinities and no numbers
func.func public @main() {
  %0 = stablehlo.constant dense<"0x003C007E00420040008000000080008000000080000000000080008000800080007C003C00FC0040007E007E007E007E00FC00BC00C000C2"> : tensor<7x4xf16>
  %1 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x4xf16>, tensor<f16>) -> tensor<7xf16>
  %3 = stablehlo.constant dense<[0x7E00, 0.0, 0.0, -0.0, 0x7C00, 0x7E00, -1.0]> : tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<7xf16>, tensor<7xf16>) -> ()
  %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf16>) -> tensor<4x7xf16>
  %5 = stablehlo.reduce(%4 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<4x7xf16>, tensor<f16>) -> tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%5, %3) : (tensor<7xf16>, tensor<7xf16>) -> ()
  %6 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %7 = stablehlo.reduce(%0 init: %6) applies stablehlo.minimum across dimensions = [1] : (tensor<7x4xf16>, tensor<f16>) -> tensor<7xf16>
  %8 = stablehlo.constant dense<[0xFE00, -0.0, -0.0, -0.0, 0xFC00, 0xFE00, 0xFC00]> : tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<7xf16>, tensor<7xf16>) -> ()
  %9 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf16>) -> tensor<4x7xf16>
  %10 = stablehlo.reduce(%9 init: %6) applies stablehlo.minimum across dimensions = [0] : (tensor<4x7xf16>, tensor<f16>) -> tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<7xf16>, tensor<7xf16>) -> ()
  %11 = stablehlo.constant dense<0x7E00> : tensor<f16>
  %12 = stablehlo.reduce(%0 init: %11) applies stablehlo.maximum across dimensions = [1] : (tensor<7x4xf16>, tensor<f16>) -> tensor<7xf16>
  %13 = stablehlo.constant dense<0x7E00> : tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<7xf16>, tensor<7xf16>) -> ()
  %14 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf16>) -> tensor<4x7xf16>
  %15 = stablehlo.reduce(%14 init: %11) applies stablehlo.maximum across dimensions = [0] : (tensor<4x7xf16>, tensor<f16>) -> tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<7xf16>, tensor<7xf16>) -> ()
  %16 = stablehlo.constant dense<-0.0> : tensor<f16>
  %17 = stablehlo.reduce(%0 init: %16) applies stablehlo.maximum across dimensions = [1] : (tensor<7x4xf16>, tensor<f16>) -> tensor<7xf16>
  %18 = stablehlo.constant dense<[0x7E00, 0.0, 0.0, -0.0, 0x7C00, 0x7E00, -0.0]> : tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<7xf16>, tensor<7xf16>) -> ()
  %19 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf16>) -> tensor<4x7xf16>
  %20 = stablehlo.reduce(%19 init: %16) applies stablehlo.maximum across dimensions = [0] : (tensor<4x7xf16>, tensor<f16>) -> tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%20, %18) : (tensor<7xf16>, tensor<7xf16>) -> ()
  %21 = stablehlo.constant dense<0.0> : tensor<f16>
  %22 = stablehlo.reduce(%0 init: %21) applies stablehlo.minimum across dimensions = [1] : (tensor<7x4xf16>, tensor<f16>) -> tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%22, %8) : (tensor<7xf16>, tensor<7xf16>) -> ()
  %23 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf16>) -> tensor<4x7xf16>
  %24 = stablehlo.reduce(%23 init: %21) applies stablehlo.minimum across dimensions = [0] : (tensor<4x7xf16>, tensor<f16>) -> tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%24, %8) : (tensor<7xf16>, tensor<7xf16>) -> ()
  %25 = stablehlo.reduce(%0 init: %21) applies stablehlo.add across dimensions = [1] : (tensor<7x4xf16>, tensor<f16>) -> tensor<7xf16>
  %26 = stablehlo.constant dense<[0x7E00, 0.0, 0.0, 0.0, 0xFE00, 0x7E00, 0xFC00]> : tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<7xf16>, tensor<7xf16>) -> ()
  %27 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf16>) -> tensor<4x7xf16>
  %28 = stablehlo.reduce(%27 init: %21) applies stablehlo.add across dimensions = [0] : (tensor<4x7xf16>, tensor<f16>) -> tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%28, %26) : (tensor<7xf16>, tensor<7xf16>) -> ()
  %29 = stablehlo.reduce(%0 init: %16) applies stablehlo.add across dimensions = [1] : (tensor<7x4xf16>, tensor<f16>) -> tensor<7xf16>
  %30 = stablehlo.constant dense<[0x7E00, 0.0, 0.0, -0.0, 0xFE00, 0x7E00, 0xFC00]> : tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<7xf16>, tensor<7xf16>) -> ()
  %31 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf16>) -> tensor<4x7xf16>
  %32 = stablehlo.reduce(%31 init: %16) applies stablehlo.add across dimensions = [0] : (tensor<4x7xf16>, tensor<f16>) -> tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%32, %30) : (tensor<7xf16>, tensor<7xf16>) -> ()
  %33 = stablehlo.constant dense<1.0> : tensor<f16>
  %34 = stablehlo.reduce(%0 init: %33) applies stablehlo.multiply across dimensions = [1] : (tensor<7x4xf16>, tensor<f16>) -> tensor<7xf16>
  %35 = stablehlo.constant dense<[0x7E00, -0.0, -0.0, 0.0, 0xFC00, 0x7E00, 0x7C00]> : tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<7xf16>, tensor<7xf16>) -> ()
  %36 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xf16>) -> tensor<4x7xf16>
  %37 = stablehlo.reduce(%36 init: %33) applies stablehlo.multiply across dimensions = [0] : (tensor<4x7xf16>, tensor<f16>) -> tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%37, %35) : (tensor<7xf16>, tensor<7xf16>) -> ()
  return
}
// -----
// reduce of bf16 with zeros, infinities and no numbers
func.func public @main() {
  %0 = stablehlo.constant dense<"0x803FC07F40400040008000000080008000000080000000000080008000800080807F803F80FF0040C07FC07FC07FC07F80FF80BF00C040C0"> : tensor<7x4xbf16>
  %1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x4xbf16>, tensor<bf16>) -> tensor<7xbf16>
  %3 = stablehlo.constant dense<[0x7FC0, 0.0, 0.0, -0.0, 0x7F80, 0x7FC0, -1.0]> : tensor<7xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  %4 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xbf16>) -> tensor<4x7xbf16>
  %5 = stablehlo.reduce(%4 init: %1) applies stablehlo.maximum across dimensions = [0] : (tensor<4x7xbf16>, tensor<bf16>) -> tensor<7xbf16>
  stablehlo.custom_call @check.expect_eq(%5, %3) : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  %6 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %7 = stablehlo.reduce(%0 init: %6) applies stablehlo.minimum across dimensions = [1] : (tensor<7x4xbf16>, tensor<bf16>) -> tensor<7xbf16>
  %8 = stablehlo.constant dense<[0xFFC0, -0.0, -0.0, -0.0, 0xFF80, 0xFFC0, 0xFF80]> : tensor<7xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  %9 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xbf16>) -> tensor<4x7xbf16>
  %10 = stablehlo.reduce(%9 init: %6) applies stablehlo.minimum across dimensions = [0] : (tensor<4x7xbf16>, tensor<bf16>) -> tensor<7xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  %11 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
  %12 = stablehlo.reduce(%0 init: %11) applies stablehlo.maximum across dimensions = [1] : (tensor<7x4xbf16>, tensor<bf16>) -> tensor<7xbf16>
  %13 = stablehlo.constant dense<0x7FC0> : tensor<7xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  %14 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xbf16>) -> tensor<4x7xbf16>
  %15 = stablehlo.reduce(%14 init: %11) applies stablehlo.maximum across dimensions = [0] : (tensor<4x7xbf16>, tensor<bf16>) -> tensor<7xbf16>
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  %16 = stablehlo.constant dense<-0.0> : tensor<bf16>
  %17 = stablehlo.reduce(%0 init: %16) applies stablehlo.maximum across dimensions = [1] : (tensor<7x4xbf16>, tensor<bf16>) -> tensor<7xbf16>
  %18 = stablehlo.constant dense<[0x7FC0, 0.0, 0.0, -0.0, 0x7F80, 0x7FC0, -0.0]> : tensor<7xbf16>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  %19 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xbf16>) -> tensor<4x7xbf16>
  %20 = stablehlo.reduce(%19 init: %16) applies stablehlo.maximum across dimensions = [0] : (tensor<4x7xbf16>, tensor<bf16>) -> tensor<7xbf16>
  stablehlo.custom_call @check.expect_eq(%20, %18) : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  %21 = stablehlo.constant dense<0.0> : tensor<bf16>
  %22 = stablehlo.reduce(%0 init: %21) applies stablehlo.minimum across dimensions = [1] : (tensor<7x4xbf16>, tensor<bf16>) -> tensor<7xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %8) : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  %23 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xbf16>) -> tensor<4x7xbf16>
  %24 = stablehlo.reduce(%23 init: %21) applies stablehlo.minimum across dimensions = [0] : (tensor<4x7xbf16>, tensor<bf16>) -> tensor<7xbf16>
  stablehlo.custom_call @check.expect_eq(%24, %8) : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  %25 = stablehlo.reduce(%0 init: %21) applies stablehlo.add across dimensions = [1] : (tensor<7x4xbf16>, tensor<bf16>) -> tensor<7xbf16>
  %26 = stablehlo.constant dense<[0x7FC0, 0.0, 0.0, 0.0, 0xFFC0, 0x7FC0, 0xFF80]> : tensor<7xbf16>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  %27 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xbf16>) -> tensor<4x7xbf16>
  %28 = stablehlo.reduce(%27 init: %21) applies stablehlo.add across dimensions = [0] : (tensor<4x7xbf16>, tensor<bf16>) -> tensor<7xbf16>
  stablehlo.custom_call @check.expect_eq(%28, %26) : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  %29 = stablehlo.reduce(%0 init: %16) applies stablehlo.add across dimensions = [1] : (tensor<7x4xbf16>, tensor<bf16>) -> tensor<7xbf16>
  %30 = stablehlo.constant dense<[0x7FC0, 0.0, 0.0, -0.0, 0xFFC0, 0x7FC0, 0xFF80]> : tensor<7xbf16>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  %31 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xbf16>) -> tensor<4x7xbf16>
  %32 = stablehlo.reduce(%31 init: %16) applies stablehlo.add across dimensions = [0] : (tensor<4x7xbf16>, tensor<bf16>) -> tensor<7xbf16>
  stablehlo.custom_call @check.expect_eq(%32, %30) : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  %33 = stablehlo.constant dense<1.0> : tensor<bf16>
  %34 = stablehlo.reduce(%0 init: %33) applies stablehlo.multiply across dimensions = [1] : (tensor<7x4xbf16>, tensor<bf16>) -> tensor<7xbf16>
  %35 = stablehlo.constant dense<[0x7FC0, -0.0, -0.0, 0.0, 0xFF80, 0x7FC0, 0x7F80]> : tensor<7xbf16>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  %36 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xbf16>) -> tensor<4x7xbf16>
  %37 = stablehlo.reduce(%36 init: %33) applies stablehlo.multiply across dimensions = [0] : (tensor<4x7xbf16>, tensor<bf16>) -> tensor<7xbf16>
  stablehlo.custom_call @check.expect_eq(%37, %35) : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  return
}
// -----
// reduce of f32 by add, larger than tiles
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10006xi32>
  %1 = stablehlo.constant dense<7> : tensor<10006xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<10006xi32>
  %3 = stablehlo.constant dense<251> : tensor<10006xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<10006xi32>
  %5 = stablehlo.constant dense<100> : tensor<10006xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<10006xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<10006xi32>) -> tensor<10006xf32>
  %8 = "stablehlo.reshape"(%7) : (tensor<10006xf32>) -> tensor<2x5003xf32>
  %9 = stablehlo.constant dense<5.0> : tensor<f32>
  %10 = stablehlo.reduce(%8 init: %9) applies stablehlo.add across dimensions = [1] : (tensor<2x5003xf32>, tensor<f32>) -> tensor<2xf32>
  %11 = stablehlo.constant dense<[124009.0, 126032.0]> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf32>, tensor<2xf32>) -> ()
  %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5003xi32>
  %13 = stablehlo.constant dense<7> : tensor<5003xi32>
  %14 = stablehlo.multiply %12, %13 : tensor<5003xi32>
  %15 = stablehlo.constant dense<251> : tensor<5003xi32>
  %16 = stablehlo.remainder %14, %15 : tensor<5003xi32>
  %17 = stablehlo.constant dense<100> : tensor<5003xi32>
  %18 = stablehlo.subtract %16, %17 : tensor<5003xi32>
  %19 = "stablehlo.convert"(%18) : (tensor<5003xi32>) -> tensor<5003xf32>
  %20 = stablehlo.reduce(%19 init: %9) applies stablehlo.add across dimensions = [0] : (tensor<5003xf32>, tensor<f32>) -> tensor<f32>
  %21 = stablehlo.constant dense<124009.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<f32>, tensor<f32>) -> ()
  %22 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6300xi32>
  %23 = stablehlo.constant dense<7> : tensor<6300xi32>
  %24 = stablehlo.multiply %22, %23 : tensor<6300xi32>
  %25 = stablehlo.constant dense<251> : tensor<6300xi32>
  %26 = stablehlo.remainder %24, %25 : tensor<6300xi32>
  %27 = stablehlo.constant dense<100> : tensor<6300xi32>
  %28 = stablehlo.subtract %26, %27 : tensor<6300xi32>
  %29 = "stablehlo.convert"(%28) : (tensor<6300xi32>) -> tensor<6300xf32>
  %30 = "stablehlo.reshape"(%29) : (tensor<6300xf32>) -> tensor<2100x3xf32>
  %31 = stablehlo.reduce(%30 init: %9) applies stablehlo.add across dimensions = [0] : (tensor<2100x3xf32>, tensor<f32>) -> tensor<3xf32>
  %32 = stablehlo.constant dense<[51603.0, 52247.0, 52640.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %33 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5850xi32>
  %34 = stablehlo.constant dense<7> : tensor<5850xi32>
  %35 = stablehlo.multiply %33, %34 : tensor<5850xi32>
  %36 = stablehlo.constant dense<251> : tensor<5850xi32>
  %37 = stablehlo.remainder %35, %36 : tensor<5850xi32>
  %38 = stablehlo.constant dense<100> : tensor<5850xi32>
  %39 = stablehlo.subtract %37, %38 : tensor<5850xi32>
  %40 = "stablehlo.convert"(%39) : (tensor<5850xi32>) -> tensor<5850xf32>
  %41 = "stablehlo.reshape"(%40) : (tensor<5850xf32>) -> tensor<45x130xf32>
  %42 = stablehlo.reduce(%41 init: %9) applies stablehlo.add across dimensions = [0] : (tensor<45x130xf32>, tensor<f32>) -> tensor<130xf32>
  %43 = stablehlo.constant dense<[586.0, 901.0, 1216.0, 1531.0, 1093.0, 655.0, 970.0, 1285.0, 1600.0, 660.0, 975.0, 1290.0, 1605.0, 1167.0, 729.0, 1044.0, 1359.0, 1674.0, 483.0, 798.0, 1113.0, 1428.0, 990.0, 803.0, 1118.0, 1433.0, 1748.0, 557.0, 872.0, 1187.0, 1502.0, 1064.0, 877.0, 1192.0, 1507.0, 1822.0, 631.0, 946.0, 1261.0, 1576.0, 887.0, 700.0, 1015.0, 1330.0, 1645.0, 705.0, 1020.0, 1335.0, 1650.0, 961.0, 774.0, 1089.0, 1404.0, 1468.0, 528.0, 843.0, 1158.0, 1473.0, 784.0, 848.0, 1163.0, 1478.0, 1542.0, 602.0, 917.0, 1232.0, 1547.0, 858.0, 922.0, 1237.0, 1552.0, 1616.0, 676.0, 991.0, 1306.0, 1621.0, 681.0, 745.0, 1060.0, 1375.0, 1439.0, 750.0, 1065.0, 1380.0, 1695.0, 755.0, 819.0, 1134.0, 1449.0, 1262.0, 573.0, 888.0, 1203.0, 1518.0, 578.0, 893.0, 1208.0, 1523.0, 1336.0, 647.0, 962.0, 1277.0, 1592.0, 652.0, 967.0, 1282.0, 1597.0, 1410.0, 721.0, 1036.0, 1351.0, 1666.0, 475.0, 790.0, 1105.0, 1420.0, 1233.0, 795.0, 1110.0, 1425.0, 1740.0, 549.0, 864.0, 1179.0, 1494.0, 1056.0, 618.0, 933.0, 1248.0, 1563.0]> : tensor<130xf32>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<130xf32>, tensor<130xf32>) -> ()
  %44 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5850xi32>
  %45 = stablehlo.multiply %44, %34 : tensor<5850xi32>
  %46 = stablehlo.remainder %45, %36 : tensor<5850xi32>
  %47 = stablehlo.subtract %46, %38 : tensor<5850xi32>
  %48 = "stablehlo.convert"(%47) : (tensor<5850xi32>) -> tensor<5850xf32>
  %49 = "stablehlo.reshape"(%48) : (tensor<5850xf32>) -> tensor<45x130xf32>
  %50 = stablehlo.reduce(%49 init: %9) applies stablehlo.add across dimensions = [1] : (tensor<45x130xf32>, tensor<f32>) -> tensor<45xf32>
  %51 = stablehlo.constant dense<[2026.0, 3611.0, 3439.0, 2765.0, 3848.0, 2923.0, 3002.0, 4336.0, 2156.0, 3490.0, 3569.0, 2644.0, 3978.0, 2802.0, 3132.0, 4215.0, 2286.0, 3369.0, 3699.0, 2523.0, 4108.0, 2681.0, 3262.0, 4094.0, 2416.0, 3248.0, 3829.0, 2402.0, 3987.0, 2811.0, 3141.0, 4224.0, 2295.0, 3378.0, 3708.0, 2532.0, 3866.0, 2941.0, 3020.0, 4354.0, 2174.0, 3508.0, 3587.0, 2662.0, 3745.0]> : tensor<45xf32>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<45xf32>, tensor<45xf32>) -> ()
  %52 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5850xi32>
  %53 = stablehlo.multiply %52, %34 : tensor<5850xi32>
  %54 = stablehlo.remainder %53, %36 : tensor<5850xi32>
  %55 = stablehlo.subtract %54, %38 : tensor<5850xi32>
  %56 = "stablehlo.convert"(%55) : (tensor<5850xi32>) -> tensor<5850xf32>
  %57 = "stablehlo.reshape"(%56) : (tensor<5850xf32>) -> tensor<45x130xf32>
  %58 = stablehlo.reduce(%57 init: %9) applies stablehlo.add across dimensions = [0, 1] : (tensor<45x130xf32>, tensor<f32>) -> tensor<f32>
  %59 = stablehlo.constant dense<145566.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<f32>, tensor<f32>) -> ()
  %60 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<420xi32>
  %61 = stablehlo.constant dense<7> : tensor<420xi32>
  %62 = stablehlo.multiply %60, %61 : tensor<420xi32>
  %63 = stablehlo.constant dense<251> : tensor<420xi32>
  %64 = stablehlo.remainder %62, %63 : tensor<420xi32>
  %65 = stablehlo.constant dense<100> : tensor<420xi32>
  %66 = stablehlo.subtract %64, %65 : tensor<420xi32>
  %67 = "stablehlo.convert"(%66) : (tensor<420xi32>) -> tensor<420xf32>
  %68 = "stablehlo.reshape"(%67) : (tensor<420xf32>) -> tensor<10x6x7xf32>
  %69 = stablehlo.reduce(%68 init: %9) applies stablehlo.add across dimensions = [0, 2] : (tensor<10x6x7xf32>, tensor<f32>) -> tensor<6xf32>
  %70 = stablehlo.constant dense<[741.0, 2163.0, 2581.0, 1995.0, 1409.0, 572.0]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%69, %70) : (tensor<6xf32>, tensor<6xf32>) -> ()
  %71 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2520xi32>
  %72 = stablehlo.constant dense<7> : tensor<2520xi32>
  %73 = stablehlo.multiply %71, %72 : tensor<2520xi32>
  %74 = stablehlo.constant dense<251> : tensor<2520xi32>
  %75 = stablehlo.remainder %73, %74 : tensor<2520xi32>
  %76 = stablehlo.constant dense<100> : tensor<2520xi32>
  %77 = stablehlo.subtract %75, %76 : tensor<2520xi32>
  %78 = "stablehlo.convert"(%77) : (tensor<2520xi32>) -> tensor<2520xf32>
  %79 = "stablehlo.reshape"(%78) : (tensor<2520xf32>) -> tensor<60x6x7xf32>
  %80 = stablehlo.reduce(%79 init: %9) applies stablehlo.add across dimensions = [0, 2] : (tensor<60x6x7xf32>, tensor<f32>) -> tensor<6xf32>
  %81 = stablehlo.constant dense<[10396.0, 10645.0, 10894.0, 10892.0, 10137.0, 9131.0]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%80, %81) : (tensor<6xf32>, tensor<6xf32>) -> ()
  %82 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<96000xi32>
  %83 = stablehlo.constant dense<7> : tensor<96000xi32>
  %84 = stablehlo.multiply %82, %83 : tensor<96000xi32>
  %85 = stablehlo.constant dense<251> : tensor<96000xi32>
  %86 = stablehlo.remainder %84, %85 : tensor<96000xi32>
  %87 = stablehlo.constant dense<100> : tensor<96000xi32>
  %88 = stablehlo.subtract %86, %87 : tensor<96000xi32>
  %89 = "stablehlo.convert"(%88) : (tensor<96000xi32>) -> tensor<96000xf32>
  %90 = "stablehlo.reshape"(%89) : (tensor<96000xf32>) -> tensor<300x5x64xf32>
  %91 = stablehlo.reduce(%90 init: %9) applies stablehlo.add across dimensions = [0, 2] : (tensor<300x5x64xf32>, tensor<f32>) -> tensor<5xf32>
  %92 = stablehlo.constant dense<[478475.0, 482070.0, 481398.0, 479220.0, 477795.0]> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%91, %92) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %93 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<11880xi32>
  %94 = stablehlo.constant dense<7> : tensor<11880xi32>
  %95 = stablehlo.multiply %93, %94 : tensor<11880xi32>
  %96 = stablehlo.constant dense<251> : tensor<11880xi32>
  %97 = stablehlo.remainder %95, %96 : tensor<11880xi32>
  %98 = stablehlo.constant dense<100> : tensor<11880xi32>
  %99 = stablehlo.subtract %97, %98 : tensor<11880xi32>
  %100 = "stablehlo.convert"(%99) : (tensor<11880xi32>) -> tensor<11880xf32>
  %101 = "stablehlo.reshape"(%100) : (tensor<11880xf32>) -> tensor<9x40x33xf32>
  %102 = stablehlo.reduce(%101 init: %9) applies stablehlo.add across dimensions = [1] : (tensor<9x40x33xf32>, tensor<f32>) -> tensor<9x33xf32>
  %103 = stablehlo.constant dense<[[987.0, 1016.0, 1045.0, 823.0, 852.0, 881.0, 659.0, 688.0, 968.0, 746.0, 775.0, 1055.0, 833.0, 862.0, 891.0, 920.0, 949.0, 978.0, 1007.0, 1036.0, 814.0, 1094.0, 1123.0, 901.0, 1181.0, 1210.0, 988.0, 1017.0, 1297.0, 1075.0, 1104.0, 1384.0, 1162.0], [1115.0, 1144.0, 1173.0, 1202.0, 1231.0, 1260.0, 1289.0, 1067.0, 845.0, 1125.0, 903.0, 681.0, 961.0, 739.0, 768.0, 797.0, 826.0, 855.0, 884.0, 913.0, 942.0, 720.0, 1000.0, 1029.0, 807.0, 1087.0, 1116.0, 894.0, 923.0, 1203.0, 981.0, 1010.0, 1290.0], [1243.0, 1021.0, 1050.0, 1079.0, 1108.0, 1137.0, 1166.0, 1195.0, 1224.0, 1002.0, 1282.0, 1311.0, 1089.0, 1369.0, 1147.0, 925.0, 954.0, 983.0, 761.0, 790.0, 819.0, 848.0, 626.0, 906.0, 935.0, 713.0, 993.0, 1022.0, 800.0, 829.0, 1109.0, 887.0, 916.0], [869.0, 1149.0, 927.0, 956.0, 985.0, 1014.0, 1043.0, 1072.0, 1101.0, 1130.0, 908.0, 1188.0, 1217.0, 995.0, 1275.0, 1304.0, 1082.0, 1111.0, 1391.0, 1169.0, 1198.0, 1227.0, 1005.0, 783.0, 812.0, 841.0, 619.0, 899.0, 928.0, 706.0, 735.0, 1015.0, 793.0], [746.0, 775.0, 1055.0, 833.0, 862.0, 891.0, 920.0, 949.0, 978.0, 1007.0, 1036.0, 814.0, 1094.0, 1123.0, 901.0, 1181.0, 1210.0, 988.0, 1017.0, 1297.0, 1075.0, 1104.0, 1384.0, 1162.0, 1191.0, 1220.0, 1249.0, 1027.0, 1056.0, 1085.0, 863.0, 641.0, 921.0], [1125.0, 903.0, 681.0, 961.0, 739.0, 768.0, 797.0, 826.0, 855.0, 884.0, 913.0, 942.0, 720.0, 1000.0, 1029.0, 807.0, 1087.0, 1116.0, 894.0, 923.0, 1203.0, 981.0, 1010.0, 1290.0, 1068.0, 1097.0, 1126.0, 1155.0, 1184.0, 1213.0, 1242.0, 1271.0, 1049.0], [1002.0, 1282.0, 1311.0, 1089.0, 1369.0, 1147.0, 925.0, 954.0, 983.0, 761.0, 790.0, 819.0, 848.0, 626.0, 906.0, 935.0, 713.0, 993.0, 1022.0, 800.0, 829.0, 1109.0, 887.0, 916.0, 1196.0, 974.0, 1003.0, 1032.0, 1061.0, 1090.0, 1119.0, 1148.0, 1177.0], [1130.0, 908.0, 1188.0, 1217.0, 995.0, 1275.0, 1304.0, 1082.0, 1111.0, 1391.0, 1169.0, 1198.0, 1227.0, 1005.0, 783.0, 812.0, 841.0, 619.0, 899.0, 928.0, 706.0, 735.0, 1015.0, 793.0, 822.0, 1102.0, 880.0, 909.0, 938.0, 967.0, 996.0, 1025.0, 1054.0], [1007.0, 1036.0, 814.0, 1094.0, 1123.0, 901.0, 1181.0, 1210.0, 988.0, 1017.0, 1297.0, 1075.0, 1104.0, 1384.0, 1162.0, 1191.0, 1220.0, 1249.0, 1027.0, 1056.0, 1085.0, 863.0, 641.0, 921.0, 699.0, 728.0, 1008.0, 786.0, 815.0, 844.0, 873.0, 902.0, 931.0]]> : tensor<9x33xf32>
  stablehlo.custom_call @check.expect_eq(%102, %103) : (tensor<9x33xf32>, tensor<9x33xf32>) -> ()
  %104 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<11880xi32>
  %105 = stablehlo.multiply %104, %94 : tensor<11880xi32>
  %106 = stablehlo.remainder %105, %96 : tensor<11880xi32>
  %107 = stablehlo.subtract %106, %98 : tensor<11880xi32>
  %108 = "stablehlo.convert"(%107) : (tensor<11880xi32>) -> tensor<11880xf32>
  %109 = "stablehlo.reshape"(%108) : (tensor<11880xf32>) -> tensor<9x40x33xf32>
  %110 = stablehlo.reduce(%109 init: %9) applies stablehlo.add across dimensions = [0, 2] : (tensor<9x40x33xf32>, tensor<f32>) -> tensor<40xf32>
  %111 = stablehlo.constant dense<[6969.0, 6802.0, 7639.0, 7221.0, 8058.0, 7891.0, 7724.0, 7557.0, 7390.0, 7474.0, 7307.0, 7140.0, 7224.0, 7057.0, 7141.0, 7476.0, 7309.0, 8146.0, 7477.0, 7812.0, 7645.0, 7478.0, 7311.0, 7144.0, 7228.0, 7061.0, 6894.0, 7731.0, 7313.0, 7899.0, 7732.0, 7565.0, 7649.0, 7482.0, 7566.0, 7399.0, 7232.0, 7065.0, 6898.0, 6982.0]> : tensor<40xf32>
  stablehlo.custom_call @check.expect_eq(%110, %111) : (tensor<40xf32>, tensor<40xf32>) -> ()
  %112 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1680xi32>
  %113 = stablehlo.constant dense<7> : tensor<1680xi32>
  %114 = stablehlo.multiply %112, %113 : tensor<1680xi32>
  %115 = stablehlo.constant dense<251> : tensor<1680xi32>
  %116 = stablehlo.remainder %114, %115 : tensor<1680xi32>
  %117 = stablehlo.constant dense<100> : tensor<1680xi32>
  %118 = stablehlo.subtract %116, %117 : tensor<1680xi32>
  %119 = "stablehlo.convert"(%118) : (tensor<1680xi32>) -> tensor<1680xf32>
  %120 = "stablehlo.reshape"(%119) : (tensor<1680xf32>) -> tensor<4x3x2x70xf32>
  %121 = stablehlo.reduce(%120 init: %9) applies stablehlo.add across dimensions = [0, 2] : (tensor<4x3x2x70xf32>, tensor<f32>) -> tensor<3x70xf32>
  %122 = stablehlo.constant dense<[[50.0, 106.0, -89.0, -33.0, 23.0, 79.0, 135.0, 191.0, 247.0, 303.0, 359.0, 164.0, -31.0, 25.0, 81.0, 137.0, 193.0, 249.0, 305.0, 361.0, 417.0, 222.0, 278.0, 83.0, 139.0, 195.0, 251.0, 307.0, 363.0, 419.0, 475.0, 280.0, 336.0, 141.0, 197.0, 253.0, 58.0, 114.0, -81.0, -25.0, 31.0, 87.0, 143.0, 199.0, 255.0, 311.0, 367.0, 172.0, -23.0, 33.0, 89.0, 145.0, 201.0, 257.0, 313.0, 369.0, 425.0, 230.0, 286.0, 91.0, 147.0, 203.0, 259.0, 315.0, 371.0, 427.0, 483.0, 288.0, 344.0, 149.0], [360.0, 165.0, 221.0, 277.0, 82.0, 138.0, -57.0, -1.0, 55.0, 111.0, 167.0, 223.0, 279.0, 335.0, 140.0, 196.0, 1.0, 57.0, 113.0, 169.0, 225.0, 281.0, 337.0, 393.0, 198.0, 254.0, 59.0, 115.0, 171.0, 227.0, 283.0, 339.0, 395.0, 451.0, 507.0, 312.0, 117.0, 173.0, 229.0, 285.0, 90.0, -105.0, -49.0, 7.0, 63.0, 119.0, 175.0, 231.0, 287.0, 343.0, 148.0, 204.0, 9.0, 65.0, 121.0, 177.0, 233.0, 289.0, 345.0, 401.0, 206.0, 262.0, 67.0, 123.0, 179.0, 235.0, 291.0, 347.0, 403.0, 459.0], [419.0, 475.0, 280.0, 336.0, 141.0, 197.0, 253.0, 58.0, 114.0, -81.0, -25.0, 31.0, 87.0, 143.0, 199.0, 255.0, 311.0, 367.0, 172.0, -23.0, 33.0, 89.0, 145.0, 201.0, 257.0, 313.0, 369.0, 425.0, 230.0, 286.0, 91.0, 147.0, 203.0, 259.0, 315.0, 371.0, 427.0, 483.0, 288.0, 344.0, 149.0, 205.0, 261.0, 66.0, 122.0, -73.0, -17.0, 39.0, 95.0, 151.0, 207.0, 263.0, 319.0, 124.0, 180.0, -15.0, 41.0, 97.0, 153.0, 209.0, 265.0, 321.0, 377.0, 433.0, 238.0, 43.0, 99.0, 155.0, 211.0, 267.0]]> : tensor<3x70xf32>
  stablehlo.custom_call @check.expect_eq(%121, %122) : (tensor<3x70xf32>, tensor<3x70xf32>) -> ()
  %123 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16800xi32>
  %124 = stablehlo.constant dense<7> : tensor<16800xi32>
  %125 = stablehlo.multiply %123, %124 : tensor<16800xi32>
  %126 = stablehlo.constant dense<251> : tensor<16800xi32>
  %127 = stablehlo.remainder %125, %126 : tensor<16800xi32>
  %128 = stablehlo.constant dense<100> : tensor<16800xi32>
  %129 = stablehlo.subtract %127, %128 : tensor<16800xi32>
  %130 = "stablehlo.convert"(%129) : (tensor<16800xi32>) -> tensor<16800xf32>
  %131 = "stablehlo.reshape"(%130) : (tensor<16800xf32>) -> tensor<4x3x20x70xf32>
  %132 = stablehlo.reduce(%131 init: %9) applies stablehlo.add across dimensions = [1, 3] : (tensor<4x3x20x70xf32>, tensor<f32>) -> tensor<4x20xf32>
  %133 = stablehlo.constant dense<[[5173.0, 4912.0, 4902.0, 4641.0, 4882.0, 4872.0, 5113.0, 4852.0, 5093.0, 5334.0, 5073.0, 5314.0, 5304.0, 5545.0, 5284.0, 5525.0, 5766.0, 5505.0, 5746.0, 5736.0], [5577.0, 5818.0, 5557.0, 5296.0, 4784.0, 4774.0, 4764.0, 5005.0, 4744.0, 4985.0, 5226.0, 4965.0, 5206.0, 5196.0, 5437.0, 5176.0, 5417.0, 5658.0, 5397.0, 5638.0], [5730.0, 5469.0, 5710.0, 5700.0, 5941.0, 5429.0, 5168.0, 4656.0, 4897.0, 4636.0, 4877.0, 5118.0, 4857.0, 5098.0, 5088.0, 5329.0, 5068.0, 5309.0, 5550.0, 5289.0], [5381.0, 5622.0, 5361.0, 5602.0, 5592.0, 5833.0, 5572.0, 5813.0, 5552.0, 5040.0, 4528.0, 4769.0, 5010.0, 4749.0, 4990.0, 4980.0, 5221.0, 4960.0, 5201.0, 5442.0]]> : tensor<4x20xf32>
  stablehlo.custom_call @check.expect_eq(%132, %133) : (tensor<4x20xf32>, tensor<4x20xf32>) -> ()
  %134 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7500xi32>
  %135 = stablehlo.constant dense<7> : tensor<7500xi32>
  %136 = stablehlo.multiply %134, %135 : tensor<7500xi32>
  %137 = stablehlo.constant dense<251> : tensor<7500xi32>
  %138 = stablehlo.remainder %136, %137 : tensor<7500xi32>
  %139 = stablehlo.constant dense<100> : tensor<7500xi32>
  %140 = stablehlo.subtract %138, %139 : tensor<7500xi32>
  %141 = "stablehlo.convert"(%140) : (tensor<7500xi32>) -> tensor<7500xf32>
  %142 = "stablehlo.reshape"(%141) : (tensor<7500xf32>) -> tensor<3x2500xf32>
  %143 = stablehlo.reduce(%142 init: %9) applies stablehlo.add across dimensions = [0] : (tensor<3x2500xf32>, tensor<f32>) -> tensor<2500xf32>
  %144 = stablehlo.constant dense<[-3.0, 18.0, 39.0, 60.0, 81.0, 102.0, 123.0, 144.0, 165.0, 186.0, -44.0, -23.0, -2.0, 19.0, 40.0, 61.0, 82.0, 103.0, 124.0, 145.0, -85.0, -64.0, -43.0, -22.0, -1.0, 20.0, 41.0, 62.0, 83.0, 104.0, 125.0, 146.0, 167.0, 188.0, 209.0, 230.0, 0.0, 21.0, 42.0, 63.0, 84.0, 105.0, 126.0, 147.0, 168.0, 189.0, -41.0, -20.0, 1.0, 22.0, 43.0, 64.0, 85.0, 106.0, 127.0, 148.0, -82.0, -61.0, -40.0, -19.0, 2.0, 23.0, 44.0, 65.0, 86.0, 107.0, 128.0, 149.0, 170.0, 191.0, 212.0, 233.0, 3.0, 24.0, 45.0, 66.0, 87.0, 108.0, 129.0, 150.0, 171.0, 192.0, -38.0, -17.0, 4.0, 25.0, 46.0, 67.0, 88.0, 109.0, 130.0, 151.0, -79.0, -58.0, -37.0, -16.0, 5.0, 26.0, 47.0, 68.0, 89.0, 110.0, 131.0, 152.0, 173.0, 194.0, 215.0, 236.0, 6.0, 27.0, 48.0, 69.0, 90.0, 111.0, 132.0, 153.0, 174.0, 195.0, -35.0, -14.0, 7.0, 28.0, 49.0, 70.0, 91.0, 112.0, 133.0, 154.0, -76.0, -55.0, -34.0, -13.0, 8.0, 29.0, 50.0, 71.0, 92.0, 113.0, 134.0, 155.0, 176.0, 197.0, 218.0, 239.0, 9.0, 30.0, 51.0, 72.0, 93.0, 114.0, 135.0, 156.0, 177.0, 198.0, -32.0, -11.0, 10.0, 31.0, 52.0, 73.0, 94.0, 115.0, 136.0, 157.0, -73.0, -52.0, -31.0, -10.0, 11.0, 32.0, 53.0, 74.0, 95.0, 116.0, 137.0, 158.0, 179.0, 200.0, 221.0, 242.0, 12.0, 33.0, 54.0, 75.0, 96.0, 117.0, 138.0, 159.0, 180.0, 201.0, -29.0, -8.0, 13.0, 34.0, 55.0, 76.0, 97.0, 118.0, 139.0, 160.0, -70.0, -49.0, -28.0, -7.0, 14.0, 35.0, 56.0, 77.0, 98.0, 119.0, 140.0, 161.0, 182.0, 203.0, 224.0, 245.0, 15.0, 36.0, 57.0, 78.0, 99.0, 120.0, 141.0, 162.0, 183.0, 204.0, -26.0, -5.0, 16.0, 37.0, 58.0, 79.0, 100.0, 121.0, 142.0, 163.0, -67.0, -46.0, -25.0, -4.0, 17.0, 38.0, 59.0, 80.0, 101.0, 122.0, 143.0, 164.0, 185.0, 206.0, 227.0, -3.0, 18.0, 39.0, 60.0, 81.0, 102.0, 123.0, 144.0, 165.0, 186.0, -44.0, -23.0, -2.0, 19.0, 40.0, 61.0, 82.0, 103.0, 124.0, 145.0, -85.0, -64.0, -43.0, -22.0, -1.0, 20.0, 41.0, 62.0, 83.0, 104.0, 125.0, 146.0, 167.0, 188.0, 209.0, 230.0, 0.0, 21.0, 42.0, 63.0, 84.0, 105.0, 126.0, 147.0, 168.0, 189.0, -41.0, -20.0, 1.0, 22.0, 43.0, 64.0, 85.0, 106.0, 127.0, 148.0, -82.0, -61.0, -40.0, -19.0, 2.0, 23.0, 44.0, 65.0, 86.0, 107.0, 128.0, 149.0, 170.0, 191.0, 212.0, 233.0, 3.0, 24.0, 45.0, 66.0, 87.0, 108.0, 129.0, 150.0, 171.0, 192.0, -38.0, -17.0, 4.0, 25.0, 46.0, 67.0, 88.0, 109.0, 130.0, 151.0, -79.0, -58.0, -37.0, -16.0, 5.0, 26.0, 47.0, 68.0, 89.0, 110.0, 131.0, 152.0, 173.0, 194.0, 215.0, 236.0, 6.0, 27.0, 48.0, 69.0, 90.0, 111.0, 132.0, 153.0, 174.0, 195.0, -35.0, -14.0, 7.0, 28.0, 49.0, 70.0, 91.0, 112.0, 133.0, 154.0, -76.0, -55.0, -34.0, -13.0, 8.0, 29.0, 50.0, 71.0, 92.0, 113.0, 134.0, 155.0, 176.0, 197.0, 218.0, 239.0, 9.0, 30.0, 51.0, 72.0, 93.0, 114.0, 135.0, 156.0, 177.0, 198.0, -32.0, -11.0, 10.0, 31.0, 52.0, 73.0, 94.0, 115.0, 136.0, 157.0, -73.0, -52.0, -31.0, -10.0, 11.0, 32.0, 53.0, 74.0, 95.0, 116.0, 137.0, 158.0, 179.0, 200.0, 221.0, 242.0, 12.0, 33.0, 54.0, 75.0, 96.0, 117.0, 138.0, 159.0, 180.0, 201.0, -29.0, -8.0, 13.0, 34.0, 55.0, 76.0, 97.0, 118.0, 139.0, 160.0, -70.0, -49.0, -28.0, -7.0, 14.0, 35.0, 56.0, 77.0, 98.0, 119.0, 140.0, 161.0, 182.0, 203.0, 224.0, 245.0, 15.0, 36.0, 57.0, 78.0, 99.0, 120.0, 141.0, 162.0, 183.0, 204.0, -26.0, -5.0, 16.0, 37.0, 58.0, 79.0, 100.0, 121.0, 142.0, 163.0, -67.0, -46.0, -25.0, -4.0, 17.0, 38.0, 59.0, 80.0, 101.0, 122.0, 143.0, 164.0, 185.0, 206.0, 227.0, -3.0, 18.0, 39.0, 60.0, 81.0, 102.0, 123.0, 144.0, 165.0, 186.0, -44.0, -23.0, -2.0, 19.0, 40.0, 61.0, 82.0, 103.0, 124.0, 145.0, -85.0, -64.0, -43.0, -22.0, -1.0, 20.0, 41.0, 62.0, 83.0, 104.0, 125.0, 146.0, 167.0, 188.0, 209.0, 230.0, 0.0, 21.0, 42.0, 63.0, 84.0, 105.0, 126.0, 147.0, 168.0, 189.0, -41.0, -20.0, 1.0, 22.0, 43.0, 64.0, 85.0, 106.0, 127.0, 148.0, -82.0, -61.0, -40.0, -19.0, 2.0, 23.0, 44.0, 65.0, 86.0, 107.0, 128.0, 149.0, 170.0, 191.0, 212.0, 233.0, 3.0, 24.0, 45.0, 66.0, 87.0, 108.0, 129.0, 150.0, 171.0, 192.0, -38.0, -17.0, 4.0, 25.0, 46.0, 67.0, 88.0, 109.0, 130.0, 151.0, -79.0, -58.0, -37.0, -16.0, 5.0, 26.0, 47.0, 68.0, 89.0, 110.0, 131.0, 152.0, 173.0, 194.0, 215.0, 236.0, 6.0, 27.0, 48.0, 69.0, 90.0, 111.0, 132.0, 153.0, 174.0, 195.0, -35.0, -14.0, 7.0, 28.0, 49.0, 70.0, 91.0, 112.0, 133.0, 154.0, -76.0, -55.0, -34.0, -13.0, 8.0, 29.0, 50.0, 71.0, 92.0, 113.0, 134.0, 155.0, 176.0, 197.0, 218.0, 239.0, 9.0, 30.0, 51.0, 72.0, 93.0, 114.0, 135.0, 156.0, 177.0, 198.0, -32.0, -11.0, 10.0, 31.0, 52.0, 73.0, 94.0, 115.0, 136.0, 157.0, -73.0, -52.0, -31.0, -10.0, 11.0, 32.0, 53.0, 74.0, 95.0, 116.0, 137.0, 158.0, 179.0, 200.0, 221.0, 242.0, 12.0, 33.0, 54.0, 75.0, 96.0, 117.0, 138.0, 159.0, 180.0, 201.0, -29.0, -8.0, 13.0, 34.0, 55.0, 76.0, 97.0, 118.0, 139.0, 160.0, -70.0, -49.0, -28.0, -7.0, 14.0, 35.0, 56.0, 77.0, 98.0, 119.0, 140.0, 161.0, 182.0, 203.0, 224.0, 245.0, 15.0, 36.0, 57.0, 78.0, 99.0, 120.0, 141.0, 162.0, 183.0, 204.0, -26.0, -5.0, 16.0, 37.0, 58.0, 79.0, 100.0, 121.0, 142.0, 163.0, -67.0, -46.0, -25.0, -4.0, 17.0, 38.0, 59.0, 80.0, 101.0, 122.0, 143.0, 164.0, 185.0, 206.0, 227.0, -3.0, 18.0, 39.0, 60.0, 81.0, 102.0, 123.0, 144.0, 165.0, 186.0, -44.0, -23.0, -2.0, 19.0, 40.0, 61.0, 82.0, 103.0, 124.0, 145.0, -85.0, -64.0, -43.0, -22.0, -1.0, 20.0, 41.0, 62.0, 83.0, 104.0, 125.0, 146.0, 167.0, 188.0, 209.0, 230.0, 0.0, 21.0, 42.0, 63.0, 84.0, 105.0, 126.0, 147.0, 168.0, 189.0, -41.0, -20.0, 1.0, 22.0, 43.0, 64.0, 85.0, 106.0, 127.0, 148.0, -82.0, -61.0, -40.0, -19.0, 2.0, 23.0, 44.0, 65.0, 86.0, 107.0, 128.0, 149.0, 170.0, 191.0, 212.0, 233.0, 3.0, 24.0, 45.0, 66.0, 87.0, 108.0, 129.0, 150.0, 171.0, 192.0, -38.0, -17.0, 4.0, 25.0, 46.0, 67.0, 88.0, 109.0, 130.0, 151.0, -79.0, -58.0, -37.0, -16.0, 5.0, 26.0, 47.0, 68.0, 89.0, 110.0, 131.0, 152.0, 173.0, 194.0, 215.0, 236.0, 6.0, 27.0, 48.0, 69.0, 90.0, 111.0, 132.0, 153.0, 174.0, 195.0, -35.0, -14.0, 7.0, 28.0, 49.0, 70.0, 91.0, 112.0, 133.0, 154.0, -76.0, -55.0, -34.0, -13.0, 8.0, 29.0, 50.0, 71.0, 92.0, 113.0, 134.0, 155.0, 176.0, 197.0, 218.0, 239.0, 9.0, 30.0, 51.0, 72.0, 93.0, 114.0, 135.0, 156.0, 177.0, 198.0, -32.0, -11.0, 10.0, 31.0, 52.0, 73.0, 94.0, 115.0, 136.0, 157.0, -73.0, -52.0, -31.0, -10.0, 11.0, 32.0, 53.0, 74.0, 95.0, 116.0, 137.0, 158.0, 179.0, 200.0, 221.0, 242.0, 12.0, 33.0, 54.0, 75.0, 96.0, 117.0, 138.0, 159.0, 180.0, 201.0, -29.0, -8.0, 13.0, 34.0, 55.0, 76.0, 97.0, 118.0, 139.0, 160.0, -70.0, -49.0, -28.0, -7.0, 14.0, 35.0, 56.0, 77.0, 98.0, 119.0, 140.0, 161.0, 182.0, 203.0, 224.0, 245.0, 15.0, 36.0, 57.0, 78.0, 99.0, 120.0, 141.0, 162.0, 183.0, 204.0, -26.0, -5.0, 16.0, 37.0, 58.0, 79.0, 100.0, 121.0, 142.0, 163.0, -67.0, -46.0, -25.0, -4.0, 17.0, 38.0, 59.0, 80.0, 101.0, 122.0, 143.0, 164.0, 185.0, 206.0, 227.0, -3.0, 18.0, 39.0, 60.0, 81.0, 102.0, 123.0, 144.0, 165.0, 186.0, -44.0, -23.0, -2.0, 19.0, 40.0, 61.0, 82.0, 103.0, 124.0, 145.0, -85.0, -64.0, -43.0, -22.0, -1.0, 20.0, 41.0, 62.0, 83.0, 104.0, 125.0, 146.0, 167.0, 188.0, 209.0, 230.0, 0.0, 21.0, 42.0, 63.0, 84.0, 105.0, 126.0, 147.0, 168.0, 189.0, -41.0, -20.0, 1.0, 22.0, 43.0, 64.0, 85.0, 106.0, 127.0, 148.0, -82.0, -61.0, -40.0, -19.0, 2.0, 23.0, 44.0, 65.0, 86.0, 107.0, 128.0, 149.0, 170.0, 191.0, 212.0, 233.0, 3.0, 24.0, 45.0, 66.0, 87.0, 108.0, 129.0, 150.0, 171.0, 192.0, -38.0, -17.0, 4.0, 25.0, 46.0, 67.0, 88.0, 109.0, 130.0, 151.0, -79.0, -58.0, -37.0, -16.0, 5.0, 26.0, 47.0, 68.0, 89.0, 110.0, 131.0, 152.0, 173.0, 194.0, 215.0, 236.0, 6.0, 27.0, 48.0, 69.0, 90.0, 111.0, 132.0, 153.0, 174.0, 195.0, -35.0, -14.0, 7.0, 28.0, 49.0, 70.0, 91.0, 112.0, 133.0, 154.0, -76.0, -55.0, -34.0, -13.0, 8.0, 29.0, 50.0, 71.0, 92.0, 113.0, 134.0, 155.0, 176.0, 197.0, 218.0, 239.0, 9.0, 30.0, 51.0, 72.0, 93.0, 114.0, 135.0, 156.0, 177.0, 198.0, -32.0, -11.0, 10.0, 31.0, 52.0, 73.0, 94.0, 115.0, 136.0, 157.0, -73.0, -52.0, -31.0, -10.0, 11.0, 32.0, 53.0, 74.0, 95.0, 116.0, 137.0, 158.0, 179.0, 200.0, 221.0, 242.0, 12.0, 33.0, 54.0, 75.0, 96.0, 117.0, 138.0, 159.0, 180.0, 201.0, -29.0, -8.0, 13.0, 34.0, 55.0, 76.0, 97.0, 118.0, 139.0, 160.0, -70.0, -49.0, -28.0, -7.0, 14.0, 35.0, 56.0, 77.0, 98.0, 119.0, 140.0, 161.0, 182.0, 203.0, 224.0, 245.0, 15.0, 36.0, 57.0, 78.0, 99.0, 120.0, 141.0, 162.0, 183.0, 204.0, -26.0, -5.0, 16.0, 37.0, 58.0, 79.0, 100.0, 121.0, 142.0, 163.0, -67.0, -46.0, -25.0, -4.0, 17.0, 38.0, 59.0, 80.0, 101.0, 122.0, 143.0, 164.0, 185.0, 206.0, 227.0, -3.0, 18.0, 39.0, 60.0, 81.0, 102.0, 123.0, 144.0, 165.0, 186.0, -44.0, -23.0, -2.0, 19.0, 40.0, 61.0, 82.0, 103.0, 124.0, 145.0, -85.0, -64.0, -43.0, -22.0, -1.0, 20.0, 41.0, 62.0, 83.0, 104.0, 125.0, 146.0, 167.0, 188.0, 209.0, 230.0, 0.0, 21.0, 42.0, 63.0, 84.0, 105.0, 126.0, 147.0, 168.0, 189.0, -41.0, -20.0, 1.0, 22.0, 43.0, 64.0, 85.0, 106.0, 127.0, 148.0, -82.0, -61.0, -40.0, -19.0, 2.0, 23.0, 44.0, 65.0, 86.0, 107.0, 128.0, 149.0, 170.0, 191.0, 212.0, 233.0, 3.0, 24.0, 45.0, 66.0, 87.0, 108.0, 129.0, 150.0, 171.0, 192.0, -38.0, -17.0, 4.0, 25.0, 46.0, 67.0, 88.0, 109.0, 130.0, 151.0, -79.0, -58.0, -37.0, -16.0, 5.0, 26.0, 47.0, 68.0, 89.0, 110.0, 131.0, 152.0, 173.0, 194.0, 215.0, 236.0, 6.0, 27.0, 48.0, 69.0, 90.0, 111.0, 132.0, 153.0, 174.0, 195.0, -35.0, -14.0, 7.0, 28.0, 49.0, 70.0, 91.0, 112.0, 133.0, 154.0, -76.0, -55.0, -34.0, -13.0, 8.0, 29.0, 50.0, 71.0, 92.0, 113.0, 134.0, 155.0, 176.0, 197.0, 218.0, 239.0, 9.0, 30.0, 51.0, 72.0, 93.0, 114.0, 135.0, 156.0, 177.0, 198.0, -32.0, -11.0, 10.0, 31.0, 52.0, 73.0, 94.0, 115.0, 136.0, 157.0, -73.0, -52.0, -31.0, -10.0, 11.0, 32.0, 53.0, 74.0, 95.0, 116.0, 137.0, 158.0, 179.0, 200.0, 221.0, 242.0, 12.0, 33.0, 54.0, 75.0, 96.0, 117.0, 138.0, 159.0, 180.0, 201.0, -29.0, -8.0, 13.0, 34.0, 55.0, 76.0, 97.0, 118.0, 139.0, 160.0, -70.0, -49.0, -28.0, -7.0, 14.0, 35.0, 56.0, 77.0, 98.0, 119.0, 140.0, 161.0, 182.0, 203.0, 224.0, 245.0, 15.0, 36.0, 57.0, 78.0, 99.0, 120.0, 141.0, 162.0, 183.0, 204.0, -26.0, -5.0, 16.0, 37.0, 58.0, 79.0, 100.0, 121.0, 142.0, 163.0, -67.0, -46.0, -25.0, -4.0, 17.0, 38.0, 59.0, 80.0, 101.0, 122.0, 143.0, 164.0, 185.0, 206.0, 227.0, -3.0, 18.0, 39.0, 60.0, 81.0, 102.0, 123.0, 144.0, 165.0, 186.0, -44.0, -23.0, -2.0, 19.0, 40.0, 61.0, 82.0, 103.0, 124.0, 145.0, -85.0, -64.0, -43.0, -22.0, -1.0, 20.0, 41.0, 62.0, 83.0, 104.0, 125.0, 146.0, 167.0, 188.0, 209.0, 230.0, 0.0, 21.0, 42.0, 63.0, 84.0, 105.0, 126.0, 147.0, 168.0, 189.0, -41.0, -20.0, 1.0, 22.0, 43.0, 64.0, 85.0, 106.0, 127.0, 148.0, -82.0, -61.0, -40.0, -19.0, 2.0, 23.0, 44.0, 65.0, 86.0, 107.0, 128.0, 149.0, 170.0, 191.0, 212.0, 233.0, 3.0, 24.0, 45.0, 66.0, 87.0, 108.0, 129.0, 150.0, 171.0, 192.0, -38.0, -17.0, 4.0, 25.0, 46.0, 67.0, 88.0, 109.0, 130.0, 151.0, -79.0, -58.0, -37.0, -16.0, 5.0, 26.0, 47.0, 68.0, 89.0, 110.0, 131.0, 152.0, 173.0, 194.0, 215.0, 236.0, 6.0, 27.0, 48.0, 69.0, 90.0, 111.0, 132.0, 153.0, 174.0, 195.0, -35.0, -14.0, 7.0, 28.0, 49.0, 70.0, 91.0, 112.0, 133.0, 154.0, -76.0, -55.0, -34.0, -13.0, 8.0, 29.0, 50.0, 71.0, 92.0, 113.0, 134.0, 155.0, 176.0, 197.0, 218.0, 239.0, 9.0, 30.0, 51.0, 72.0, 93.0, 114.0, 135.0, 156.0, 177.0, 198.0, -32.0, -11.0, 10.0, 31.0, 52.0, 73.0, 94.0, 115.0, 136.0, 157.0, -73.0, -52.0, -31.0, -10.0, 11.0, 32.0, 53.0, 74.0, 95.0, 116.0, 137.0, 158.0, 179.0, 200.0, 221.0, 242.0, 12.0, 33.0, 54.0, 75.0, 96.0, 117.0, 138.0, 159.0, 180.0, 201.0, -29.0, -8.0, 13.0, 34.0, 55.0, 76.0, 97.0, 118.0, 139.0, 160.0, -70.0, -49.0, -28.0, -7.0, 14.0, 35.0, 56.0, 77.0, 98.0, 119.0, 140.0, 161.0, 182.0, 203.0, 224.0, 245.0, 15.0, 36.0, 57.0, 78.0, 99.0, 120.0, 141.0, 162.0, 183.0, 204.0, -26.0, -5.0, 16.0, 37.0, 58.0, 79.0, 100.0, 121.0, 142.0, 163.0, -67.0, -46.0, -25.0, -4.0, 17.0, 38.0, 59.0, 80.0, 101.0, 122.0, 143.0, 164.0, 185.0, 206.0, 227.0, -3.0, 18.0, 39.0, 60.0, 81.0, 102.0, 123.0, 144.0, 165.0, 186.0, -44.0, -23.0, -2.0, 19.0, 40.0, 61.0, 82.0, 103.0, 124.0, 145.0, -85.0, -64.0, -43.0, -22.0, -1.0, 20.0, 41.0, 62.0, 83.0, 104.0, 125.0, 146.0, 167.0, 188.0, 209.0, 230.0, 0.0, 21.0, 42.0, 63.0, 84.0, 105.0, 126.0, 147.0, 168.0, 189.0, -41.0, -20.0, 1.0, 22.0, 43.0, 64.0, 85.0, 106.0, 127.0, 148.0, -82.0, -61.0, -40.0, -19.0, 2.0, 23.0, 44.0, 65.0, 86.0, 107.0, 128.0, 149.0, 170.0, 191.0, 212.0, 233.0, 3.0, 24.0, 45.0, 66.0, 87.0, 108.0, 129.0, 150.0, 171.0, 192.0, -38.0, -17.0, 4.0, 25.0, 46.0, 67.0, 88.0, 109.0, 130.0, 151.0, -79.0, -58.0, -37.0, -16.0, 5.0, 26.0, 47.0, 68.0, 89.0, 110.0, 131.0, 152.0, 173.0, 194.0, 215.0, 236.0, 6.0, 27.0, 48.0, 69.0, 90.0, 111.0, 132.0, 153.0, 174.0, 195.0, -35.0, -14.0, 7.0, 28.0, 49.0, 70.0, 91.0, 112.0, 133.0, 154.0, -76.0, -55.0, -34.0, -13.0, 8.0, 29.0, 50.0, 71.0, 92.0, 113.0, 134.0, 155.0, 176.0, 197.0, 218.0, 239.0, 9.0, 30.0, 51.0, 72.0, 93.0, 114.0, 135.0, 156.0, 177.0, 198.0, -32.0, -11.0, 10.0, 31.0, 52.0, 73.0, 94.0, 115.0, 136.0, 157.0, -73.0, -52.0, -31.0, -10.0, 11.0, 32.0, 53.0, 74.0, 95.0, 116.0, 137.0, 158.0, 179.0, 200.0, 221.0, 242.0, 12.0, 33.0, 54.0, 75.0, 96.0, 117.0, 138.0, 159.0, 180.0, 201.0, -29.0, -8.0, 13.0, 34.0, 55.0, 76.0, 97.0, 118.0, 139.0, 160.0, -70.0, -49.0, -28.0, -7.0, 14.0, 35.0, 56.0, 77.0, 98.0, 119.0, 140.0, 161.0, 182.0, 203.0, 224.0, 245.0, 15.0, 36.0, 57.0, 78.0, 99.0, 120.0, 141.0, 162.0, 183.0, 204.0, -26.0, -5.0, 16.0, 37.0, 58.0, 79.0, 100.0, 121.0, 142.0, 163.0, -67.0, -46.0, -25.0, -4.0, 17.0, 38.0, 59.0, 80.0, 101.0, 122.0, 143.0, 164.0, 185.0, 206.0, 227.0, -3.0, 18.0, 39.0, 60.0, 81.0, 102.0, 123.0, 144.0, 165.0, 186.0, -44.0, -23.0, -2.0, 19.0, 40.0, 61.0, 82.0, 103.0, 124.0, 145.0, -85.0, -64.0, -43.0, -22.0, -1.0, 20.0, 41.0, 62.0, 83.0, 104.0, 125.0, 146.0, 167.0, 188.0, 209.0, 230.0, 0.0, 21.0, 42.0, 63.0, 84.0, 105.0, 126.0, 147.0, 168.0, 189.0, -41.0, -20.0, 1.0, 22.0, 43.0, 64.0, 85.0, 106.0, 127.0, 148.0, -82.0, -61.0, -40.0, -19.0, 2.0, 23.0, 44.0, 65.0, 86.0, 107.0, 128.0, 149.0, 170.0, 191.0, 212.0, 233.0, 3.0, 24.0, 45.0, 66.0, 87.0, 108.0, 129.0, 150.0, 171.0, 192.0, -38.0, -17.0, 4.0, 25.0, 46.0, 67.0, 88.0, 109.0, 130.0, 151.0, -79.0, -58.0, -37.0, -16.0, 5.0, 26.0, 47.0, 68.0, 89.0, 110.0, 131.0, 152.0, 173.0, 194.0, 215.0, 236.0, 6.0, 27.0, 48.0, 69.0, 90.0, 111.0, 132.0, 153.0, 174.0, 195.0, -35.0, -14.0, 7.0, 28.0, 49.0, 70.0, 91.0, 112.0, 133.0, 154.0, -76.0, -55.0, -34.0, -13.0, 8.0, 29.0, 50.0, 71.0, 92.0, 113.0, 134.0, 155.0, 176.0, 197.0, 218.0, 239.0, 9.0, 30.0, 51.0, 72.0, 93.0, 114.0, 135.0, 156.0, 177.0, 198.0, -32.0, -11.0, 10.0, 31.0, 52.0, 73.0, 94.0, 115.0, 136.0, 157.0, -73.0, -52.0, -31.0, -10.0, 11.0, 32.0, 53.0, 74.0, 95.0, 116.0, 137.0, 158.0, 179.0, 200.0, 221.0, 242.0, 12.0, 33.0, 54.0, 75.0, 96.0, 117.0, 138.0, 159.0, 180.0, 201.0, -29.0, -8.0, 13.0, 34.0, 55.0, 76.0, 97.0, 118.0, 139.0, 160.0, -70.0, -49.0, -28.0, -7.0, 14.0, 35.0, 56.0, 77.0, 98.0, 119.0, 140.0, 161.0, 182.0, 203.0, 224.0, 245.0, 15.0, 36.0, 57.0, 78.0, 99.0, 120.0, 141.0, 162.0, 183.0, 204.0, -26.0, -5.0, 16.0, 37.0, 58.0, 79.0, 100.0, 121.0, 142.0, 163.0, -67.0, -46.0, -25.0, -4.0, 17.0, 38.0, 59.0, 80.0, 101.0, 122.0, 143.0, 164.0, 185.0, 206.0, 227.0, -3.0, 18.0, 39.0, 60.0, 81.0, 102.0, 123.0, 144.0, 165.0, 186.0, -44.0, -23.0, -2.0, 19.0, 40.0, 61.0, 82.0, 103.0, 124.0, 145.0, -85.0, -64.0, -43.0, -22.0, -1.0, 20.0, 41.0, 62.0, 83.0, 104.0, 125.0, 146.0, 167.0, 188.0, 209.0, 230.0, 0.0, 21.0, 42.0, 63.0, 84.0, 105.0, 126.0, 147.0, 168.0, 189.0, -41.0, -20.0, 1.0, 22.0, 43.0, 64.0, 85.0, 106.0, 127.0, 148.0, -82.0, -61.0, -40.0, -19.0, 2.0, 23.0, 44.0, 65.0, 86.0, 107.0, 128.0, 149.0, 170.0, 191.0, 212.0, 233.0, 3.0, 24.0, 45.0, 66.0, 87.0, 108.0, 129.0, 150.0, 171.0, 192.0, -38.0, -17.0, 4.0, 25.0, 46.0, 67.0, 88.0, 109.0, 130.0, 151.0, -79.0, -58.0, -37.0, -16.0, 5.0, 26.0, 47.0, 68.0, 89.0, 110.0, 131.0, 152.0, 173.0, 194.0, 215.0, 236.0, 6.0, 27.0, 48.0, 69.0, 90.0, 111.0, 132.0, 153.0, 174.0, 195.0, -35.0, -14.0, 7.0, 28.0, 49.0, 70.0, 91.0, 112.0, 133.0, 154.0, -76.0, -55.0, -34.0, -13.0, 8.0, 29.0, 50.0, 71.0, 92.0, 113.0, 134.0, 155.0, 176.0, 197.0, 218.0, 239.0, 9.0, 30.0, 51.0, 72.0, 93.0, 114.0, 135.0, 156.0, 177.0, 198.0, -32.0, -11.0, 10.0, 31.0, 52.0, 73.0, 94.0, 115.0, 136.0, 157.0, -73.0, -52.0, -31.0, -10.0, 11.0, 32.0, 53.0, 74.0, 95.0, 116.0, 137.0, 158.0, 179.0, 200.0, 221.0, 242.0, 12.0, 33.0, 54.0, 75.0, 96.0, 117.0, 138.0, 159.0, 180.0, 201.0, -29.0, -8.0, 13.0, 34.0, 55.0, 76.0, 97.0, 118.0, 139.0, 160.0, -70.0, -49.0, -28.0, -7.0, 14.0, 35.0, 56.0, 77.0, 98.0, 119.0, 140.0, 161.0, 182.0, 203.0, 224.0, 245.0, 15.0, 36.0, 57.0, 78.0, 99.0, 120.0, 141.0, 162.0, 183.0, 204.0, -26.0, -5.0, 16.0, 37.0, 58.0, 79.0, 100.0, 121.0, 142.0, 163.0, -67.0, -46.0, -25.0, -4.0, 17.0]> : tensor<2500xf32>
  stablehlo.custom_call @check.expect_eq(%143, %144) : (tensor<2500xf32>, tensor<2500xf32>) -> ()
  %145 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<216xi32>
  %146 = stablehlo.constant dense<7> : tensor<216xi32>
  %147 = stablehlo.multiply %145, %146 : tensor<216xi32>
  %148 = stablehlo.constant dense<251> : tensor<216xi32>
  %149 = stablehlo.remainder %147, %148 : tensor<216xi32>
  %150 = stablehlo.constant dense<100> : tensor<216xi32>
  %151 = stablehlo.subtract %149, %150 : tensor<216xi32>
  %152 = "stablehlo.convert"(%151) : (tensor<216xi32>) -> tensor<216xf32>
  %153 = "stablehlo.reshape"(%152) : (tensor<216xf32>) -> tensor<2x3x2x3x2x3xf32>
  %154 = stablehlo.reduce(%153 init: %9) applies stablehlo.add across dimensions = [1, 3, 5] : (tensor<2x3x2x3x2x3xf32>, tensor<f32>) -> tensor<2x2x2xf32>
  %155 = stablehlo.constant dense<[[[-1345.0, -778.0], [2057.0, 2624.0]], [[-1264.0, -697.0], [2138.0, 2705.0]]]> : tensor<2x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%154, %155) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> ()
  return
}
// -----
// reduce of f32 by maximum, larger than tiles
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10006xi32>
  %1 = stablehlo.constant dense<7> : tensor<10006xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<10006xi32>
  %3 = stablehlo.constant dense<251> : tensor<10006xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<10006xi32>
  %5 = stablehlo.constant dense<100> : tensor<10006xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<10006xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<10006xi32>) -> tensor<10006xf32>
  %8 = "stablehlo.reshape"(%7) : (tensor<10006xf32>) -> tensor<2x5003xf32>
  %9 = stablehlo.constant dense<5.0> : tensor<f32>
  %10 = stablehlo.reduce(%8 init: %9) applies stablehlo.maximum across dimensions = [1] : (tensor<2x5003xf32>, tensor<f32>) -> tensor<2xf32>
  %11 = stablehlo.constant dense<150.0> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf32>, tensor<2xf32>) -> ()
  %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5003xi32>
  %13 = stablehlo.constant dense<7> : tensor<5003xi32>
  %14 = stablehlo.multiply %12, %13 : tensor<5003xi32>
  %15 = stablehlo.constant dense<251> : tensor<5003xi32>
  %16 = stablehlo.remainder %14, %15 : tensor<5003xi32>
  %17 = stablehlo.constant dense<100> : tensor<5003xi32>
  %18 = stablehlo.subtract %16, %17 : tensor<5003xi32>
  %19 = "stablehlo.convert"(%18) : (tensor<5003xi32>) -> tensor<5003xf32>
  %20 = stablehlo.reduce(%19 init: %9) applies stablehlo.maximum across dimensions = [0] : (tensor<5003xf32>, tensor<f32>) -> tensor<f32>
  %21 = stablehlo.constant dense<150.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<f32>, tensor<f32>) -> ()
  %22 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6300xi32>
  %23 = stablehlo.constant dense<7> : tensor<6300xi32>
  %24 = stablehlo.multiply %22, %23 : tensor<6300xi32>
  %25 = stablehlo.constant dense<251> : tensor<6300xi32>
  %26 = stablehlo.remainder %24, %25 : tensor<6300xi32>
  %27 = stablehlo.constant dense<100> : tensor<6300xi32>
  %28 = stablehlo.subtract %26, %27 : tensor<6300xi32>
  %29 = "stablehlo.convert"(%28) : (tensor<6300xi32>) -> tensor<6300xf32>
  %30 = "stablehlo.reshape"(%29) : (tensor<6300xf32>) -> tensor<2100x3xf32>
  %31 = stablehlo.reduce(%30 init: %9) applies stablehlo.maximum across dimensions = [0] : (tensor<2100x3xf32>, tensor<f32>) -> tensor<3xf32>
  %32 = stablehlo.constant dense<150.0> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %33 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5850xi32>
  %34 = stablehlo.constant dense<7> : tensor<5850xi32>
  %35 = stablehlo.multiply %33, %34 : tensor<5850xi32>
  %36 = stablehlo.constant dense<251> : tensor<5850xi32>
  %37 = stablehlo.remainder %35, %36 : tensor<5850xi32>
  %38 = stablehlo.constant dense<100> : tensor<5850xi32>
  %39 = stablehlo.subtract %37, %38 : tensor<5850xi32>
  %40 = "stablehlo.convert"(%39) : (tensor<5850xi32>) -> tensor<5850xf32>
  %41 = "stablehlo.reshape"(%40) : (tensor<5850xf32>) -> tensor<45x130xf32>
  %42 = stablehlo.reduce(%41 init: %9) applies stablehlo.maximum across dimensions = [0] : (tensor<45x130xf32>, tensor<f32>) -> tensor<130xf32>
  %43 = stablehlo.constant dense<[125.0, 132.0, 139.0, 146.0, 150.0, 128.0, 135.0, 142.0, 149.0, 125.0, 132.0, 139.0, 146.0, 150.0, 129.0, 136.0, 143.0, 150.0, 125.0, 132.0, 139.0, 146.0, 150.0, 129.0, 136.0, 143.0, 150.0, 125.0, 132.0, 139.0, 146.0, 150.0, 129.0, 136.0, 143.0, 150.0, 126.0, 133.0, 140.0, 147.0, 150.0, 129.0, 136.0, 143.0, 150.0, 126.0, 133.0, 140.0, 147.0, 150.0, 130.0, 137.0, 144.0, 150.0, 126.0, 133.0, 140.0, 147.0, 150.0, 130.0, 137.0, 144.0, 150.0, 126.0, 133.0, 140.0, 147.0, 150.0, 130.0, 137.0, 144.0, 150.0, 127.0, 134.0, 141.0, 148.0, 150.0, 130.0, 137.0, 144.0, 150.0, 127.0, 134.0, 141.0, 148.0, 150.0, 131.0, 138.0, 145.0, 150.0, 127.0, 134.0, 141.0, 148.0, 124.0, 131.0, 138.0, 145.0, 150.0, 127.0, 134.0, 141.0, 148.0, 124.0, 131.0, 138.0, 145.0, 150.0, 128.0, 135.0, 142.0, 149.0, 124.0, 131.0, 138.0, 145.0, 150.0, 128.0, 135.0, 142.0, 149.0, 125.0, 132.0, 139.0, 146.0, 150.0, 128.0, 135.0, 142.0, 149.0]> : tensor<130xf32>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<130xf32>, tensor<130xf32>) -> ()
  %44 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5850xi32>
  %45 = stablehlo.multiply %44, %34 : tensor<5850xi32>
  %46 = stablehlo.remainder %45, %36 : tensor<5850xi32>
  %47 = stablehlo.subtract %46, %38 : tensor<5850xi32>
  %48 = "stablehlo.convert"(%47) : (tensor<5850xi32>) -> tensor<5850xf32>
  %49 = "stablehlo.reshape"(%48) : (tensor<5850xf32>) -> tensor<45x130xf32>
  %50 = stablehlo.reduce(%49 init: %9) applies stablehlo.maximum across dimensions = [1] : (tensor<45x130xf32>, tensor<f32>) -> tensor<45xf32>
  %51 = stablehlo.constant dense<[147.0, 150.0, 147.0, 150.0, 148.0, 150.0, 148.0, 150.0, 148.0, 150.0, 148.0, 150.0, 149.0, 150.0, 149.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0, 146.0, 150.0, 147.0, 150.0, 147.0, 150.0, 147.0, 150.0, 147.0, 150.0, 148.0, 150.0, 148.0, 150.0, 148.0, 150.0, 148.0, 150.0, 149.0, 150.0, 149.0, 150.0, 149.0, 150.0]> : tensor<45xf32>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<45xf32>, tensor<45xf32>) -> ()
  %52 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5850xi32>
  %53 = stablehlo.multiply %52, %34 : tensor<5850xi32>
  %54 = stablehlo.remainder %53, %36 : tensor<5850xi32>
  %55 = stablehlo.subtract %54, %38 : tensor<5850xi32>
  %56 = "stablehlo.convert"(%55) : (tensor<5850xi32>) -> tensor<5850xf32>
  %57 = "stablehlo.reshape"(%56) : (tensor<5850xf32>) -> tensor<45x130xf32>
  %58 = stablehlo.reduce(%57 init: %9) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<45x130xf32>, tensor<f32>) -> tensor<f32>
  stablehlo.custom_call @check.expect_eq(%58, %21) : (tensor<f32>, tensor<f32>) -> ()
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<420xi32>
  %60 = stablehlo.constant dense<7> : tensor<420xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<420xi32>
  %62 = stablehlo.constant dense<251> : tensor<420xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<420xi32>
  %64 = stablehlo.constant dense<100> : tensor<420xi32>
  %65 = stablehlo.subtract %63, %64 : tensor<420xi32>
  %66 = "stablehlo.convert"(%65) : (tensor<420xi32>) -> tensor<420xf32>
  %67 = "stablehlo.reshape"(%66) : (tensor<420xf32>) -> tensor<10x6x7xf32>
  %68 = stablehlo.reduce(%67 init: %9) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<10x6x7xf32>, tensor<f32>) -> tensor<6xf32>
  %69 = stablehlo.constant dense<[150.0, 149.0, 148.0, 147.0, 146.0, 145.0]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%68, %69) : (tensor<6xf32>, tensor<6xf32>) -> ()
  %70 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2520xi32>
  %71 = stablehlo.constant dense<7> : tensor<2520xi32>
  %72 = stablehlo.multiply %70, %71 : tensor<2520xi32>
  %73 = stablehlo.constant dense<251> : tensor<2520xi32>
  %74 = stablehlo.remainder %72, %73 : tensor<2520xi32>
  %75 = stablehlo.constant dense<100> : tensor<2520xi32>
  %76 = stablehlo.subtract %74, %75 : tensor<2520xi32>
  %77 = "stablehlo.convert"(%76) : (tensor<2520xi32>) -> tensor<2520xf32>
  %78 = "stablehlo.reshape"(%77) : (tensor<2520xf32>) -> tensor<60x6x7xf32>
  %79 = stablehlo.reduce(%78 init: %9) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<60x6x7xf32>, tensor<f32>) -> tensor<6xf32>
  %80 = stablehlo.constant dense<[150.0, 149.0, 148.0, 147.0, 146.0, 150.0]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%79, %80) : (tensor<6xf32>, tensor<6xf32>) -> ()
  %81 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<96000xi32>
  %82 = stablehlo.constant dense<7> : tensor<96000xi32>
  %83 = stablehlo.multiply %81, %82 : tensor<96000xi32>
  %84 = stablehlo.constant dense<251> : tensor<96000xi32>
  %85 = stablehlo.remainder %83, %84 : tensor<96000xi32>
  %86 = stablehlo.constant dense<100> : tensor<96000xi32>
  %87 = stablehlo.subtract %85, %86 : tensor<96000xi32>
  %88 = "stablehlo.convert"(%87) : (tensor<96000xi32>) -> tensor<96000xf32>
  %89 = "stablehlo.reshape"(%88) : (tensor<96000xf32>) -> tensor<300x5x64xf32>
  %90 = stablehlo.reduce(%89 init: %9) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<300x5x64xf32>, tensor<f32>) -> tensor<5xf32>
  %91 = stablehlo.constant dense<150.0> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%90, %91) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %92 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<11880xi32>
  %93 = stablehlo.constant dense<7> : tensor<11880xi32>
  %94 = stablehlo.multiply %92, %93 : tensor<11880xi32>
  %95 = stablehlo.constant dense<251> : tensor<11880xi32>
  %96 = stablehlo.remainder %94, %95 : tensor<11880xi32>
  %97 = stablehlo.constant dense<100> : tensor<11880xi32>
  %98 = stablehlo.subtract %96, %97 : tensor<11880xi32>
  %99 = "stablehlo.convert"(%98) : (tensor<11880xi32>) -> tensor<11880xf32>
  %100 = "stablehlo.reshape"(%99) : (tensor<11880xf32>) -> tensor<9x40x33xf32>
  %101 = stablehlo.reduce(%100 init: %9) applies stablehlo.maximum across dimensions = [1] : (tensor<9x40x33xf32>, tensor<f32>) -> tensor<9x33xf32>
  %102 = stablehlo.constant dense<[[144.0, 149.0, 147.0, 145.0, 150.0, 148.0, 144.0, 142.0, 149.0, 145.0, 143.0, 150.0, 146.0, 144.0, 149.0, 147.0, 145.0, 150.0, 148.0, 146.0, 142.0, 149.0, 147.0, 143.0, 150.0, 148.0, 144.0, 142.0, 149.0, 145.0, 143.0, 150.0, 146.0], [146.0, 144.0, 149.0, 147.0, 145.0, 150.0, 148.0, 146.0, 142.0, 149.0, 147.0, 143.0, 150.0, 146.0, 144.0, 149.0, 147.0, 145.0, 150.0, 148.0, 146.0, 142.0, 149.0, 147.0, 143.0, 150.0, 148.0, 144.0, 142.0, 149.0, 145.0, 143.0, 150.0], [150.0, 146.0, 144.0, 149.0, 147.0, 145.0, 150.0, 148.0, 146.0, 142.0, 149.0, 147.0, 143.0, 150.0, 148.0, 144.0, 149.0, 149.0, 145.0, 150.0, 148.0, 146.0, 142.0, 149.0, 147.0, 143.0, 150.0, 148.0, 144.0, 142.0, 149.0, 145.0, 143.0], [143.0, 150.0, 146.0, 144.0, 149.0, 147.0, 145.0, 150.0, 148.0, 146.0, 142.0, 149.0, 147.0, 143.0, 150.0, 148.0, 144.0, 142.0, 149.0, 145.0, 150.0, 150.0, 146.0, 144.0, 149.0, 147.0, 143.0, 150.0, 148.0, 144.0, 142.0, 149.0, 145.0], [145.0, 143.0, 150.0, 146.0, 144.0, 149.0, 147.0, 145.0, 150.0, 148.0, 146.0, 142.0, 149.0, 147.0, 143.0, 150.0, 148.0, 144.0, 142.0, 149.0, 145.0, 143.0, 150.0, 146.0, 144.0, 149.0, 147.0, 145.0, 150.0, 148.0, 146.0, 142.0, 149.0], [149.0, 147.0, 143.0, 150.0, 146.0, 144.0, 149.0, 147.0, 145.0, 150.0, 148.0, 146.0, 142.0, 149.0, 147.0, 143.0, 150.0, 148.0, 144.0, 142.0, 149.0, 145.0, 143.0, 150.0, 146.0, 144.0, 149.0, 147.0, 145.0, 150.0, 148.0, 146.0, 142.0], [142.0, 149.0, 147.0, 143.0, 150.0, 148.0, 144.0, 149.0, 149.0, 145.0, 150.0, 148.0, 146.0, 142.0, 149.0, 147.0, 143.0, 150.0, 148.0, 144.0, 142.0, 149.0, 145.0, 143.0, 150.0, 146.0, 144.0, 149.0, 147.0, 145.0, 150.0, 148.0, 146.0], [146.0, 142.0, 149.0, 147.0, 143.0, 150.0, 148.0, 144.0, 142.0, 149.0, 145.0, 150.0, 150.0, 146.0, 144.0, 149.0, 147.0, 143.0, 150.0, 148.0, 144.0, 142.0, 149.0, 145.0, 143.0, 150.0, 146.0, 144.0, 149.0, 147.0, 145.0, 150.0, 148.0], [148.0, 146.0, 142.0, 149.0, 147.0, 143.0, 150.0, 148.0, 144.0, 142.0, 149.0, 145.0, 143.0, 150.0, 146.0, 144.0, 149.0, 147.0, 145.0, 150.0, 148.0, 146.0, 142.0, 149.0, 145.0, 143.0, 150.0, 146.0, 144.0, 149.0, 147.0, 145.0, 150.0]]> : tensor<9x33xf32>
  stablehlo.custom_call @check.expect_eq(%101, %102) : (tensor<9x33xf32>, tensor<9x33xf32>) -> ()
  %103 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<11880xi32>
  %104 = stablehlo.multiply %103, %93 : tensor<11880xi32>
  %105 = stablehlo.remainder %104, %95 : tensor<11880xi32>
  %106 = stablehlo.subtract %105, %97 : tensor<11880xi32>
  %107 = "stablehlo.convert"(%106) : (tensor<11880xi32>) -> tensor<11880xf32>
  %108 = "stablehlo.reshape"(%107) : (tensor<11880xf32>) -> tensor<9x40x33xf32>
  %109 = stablehlo.reduce(%108 init: %9) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<9x40x33xf32>, tensor<f32>) -> tensor<40xf32>
  %110 = stablehlo.constant dense<[150.0, 149.0, 150.0, 149.0, 150.0, 150.0, 150.0, 150.0, 150.0, 150.0, 150.0, 150.0, 150.0, 150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 149.0, 150.0, 149.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0, 150.0, 150.0, 150.0, 150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 149.0]> : tensor<40xf32>
  stablehlo.custom_call @check.expect_eq(%109, %110) : (tensor<40xf32>, tensor<40xf32>) -> ()
  %111 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1680xi32>
  %112 = stablehlo.constant dense<7> : tensor<1680xi32>
  %113 = stablehlo.multiply %111, %112 : tensor<1680xi32>
  %114 = stablehlo.constant dense<251> : tensor<1680xi32>
  %115 = stablehlo.remainder %113, %114 : tensor<1680xi32>
  %116 = stablehlo.constant dense<100> : tensor<1680xi32>
  %117 = stablehlo.subtract %115, %116 : tensor<1680xi32>
  %118 = "stablehlo.convert"(%117) : (tensor<1680xi32>) -> tensor<1680xf32>
  %119 = "stablehlo.reshape"(%118) : (tensor<1680xf32>) -> tensor<4x3x2x70xf32>
  %120 = stablehlo.reduce(%119 init: %9) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<4x3x2x70xf32>, tensor<f32>) -> tensor<3x70xf32>
  %121 = stablehlo.constant dense<[[139.0, 146.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 144.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 142.0, 149.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 140.0, 147.0, 131.0, 138.0, 145.0, 140.0, 147.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 145.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 143.0, 150.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 141.0, 148.0, 132.0], [150.0, 134.0, 141.0, 148.0, 143.0, 150.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 141.0, 148.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 139.0, 146.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 144.0, 128.0, 135.0, 142.0, 149.0, 144.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 142.0, 149.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 140.0, 147.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0], [138.0, 145.0, 140.0, 147.0, 131.0, 138.0, 145.0, 140.0, 147.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 145.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 143.0, 150.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 141.0, 148.0, 132.0, 139.0, 146.0, 141.0, 148.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 139.0, 146.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 144.0, 91.0, 98.0, 105.0, 112.0, 119.0]]> : tensor<3x70xf32>
  stablehlo.custom_call @check.expect_eq(%120, %121) : (tensor<3x70xf32>, tensor<3x70xf32>) -> ()
  %122 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16800xi32>
  %123 = stablehlo.constant dense<7> : tensor<16800xi32>
  %124 = stablehlo.multiply %122, %123 : tensor<16800xi32>
  %125 = stablehlo.constant dense<251> : tensor<16800xi32>
  %126 = stablehlo.remainder %124, %125 : tensor<16800xi32>
  %127 = stablehlo.constant dense<100> : tensor<16800xi32>
  %128 = stablehlo.subtract %126, %127 : tensor<16800xi32>
  %129 = "stablehlo.convert"(%128) : (tensor<16800xi32>) -> tensor<16800xf32>
  %130 = "stablehlo.reshape"(%129) : (tensor<16800xf32>) -> tensor<4x3x20x70xf32>
  %131 = stablehlo.reduce(%130 init: %9) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<4x3x20x70xf32>, tensor<f32>) -> tensor<4x20xf32>
  %132 = stablehlo.constant dense<[[149.0, 150.0, 150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0, 150.0, 150.0, 149.0], [150.0, 150.0, 149.0, 150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0, 150.0, 150.0], [150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0, 150.0], [150.0, 150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0, 150.0, 149.0, 150.0, 150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0]]> : tensor<4x20xf32>
  stablehlo.custom_call @check.expect_eq(%131, %132) : (tensor<4x20xf32>, tensor<4x20xf32>) -> ()
  %133 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7500xi32>
  %134 = stablehlo.constant dense<7> : tensor<7500xi32>
  %135 = stablehlo.multiply %133, %134 : tensor<7500xi32>
  %136 = stablehlo.constant dense<251> : tensor<7500xi32>
  %137 = stablehlo.remainder %135, %136 : tensor<7500xi32>
  %138 = stablehlo.constant dense<100> : tensor<7500xi32>
  %139 = stablehlo.subtract %137, %138 : tensor<7500xi32>
  %140 = "stablehlo.convert"(%139) : (tensor<7500xi32>) -> tensor<7500xf32>
  %141 = "stablehlo.reshape"(%140) : (tensor<7500xf32>) -> tensor<3x2500xf32>
  %142 = stablehlo.reduce(%141 init: %9) applies stablehlo.maximum across dimensions = [0] : (tensor<3x2500xf32>, tensor<f32>) -> tensor<2500xf32>
  %143 = stablehlo.constant dense<[81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 40.0, 47.0, 54.0, 61.0, 68.0, 75.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 41.0, 48.0, 55.0, 62.0, 69.0, 76.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 42.0, 49.0, 56.0, 63.0, 70.0, 77.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 43.0, 50.0, 57.0, 64.0, 71.0, 78.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 44.0, 51.0, 58.0, 65.0, 72.0, 79.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 45.0, 52.0, 59.0, 66.0, 73.0, 80.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 46.0, 53.0, 60.0, 67.0, 74.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 40.0, 47.0, 54.0, 61.0, 68.0, 75.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 41.0, 48.0, 55.0, 62.0, 69.0, 76.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 42.0, 49.0, 56.0, 63.0, 70.0, 77.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 43.0, 50.0, 57.0, 64.0, 71.0, 78.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 44.0, 51.0, 58.0, 65.0, 72.0, 79.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 45.0, 52.0, 59.0, 66.0, 73.0, 80.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 46.0, 53.0, 60.0, 67.0, 74.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 40.0, 47.0, 54.0, 61.0, 68.0, 75.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 41.0, 48.0, 55.0, 62.0, 69.0, 76.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 42.0, 49.0, 56.0, 63.0, 70.0, 77.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 43.0, 50.0, 57.0, 64.0, 71.0, 78.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 44.0, 51.0, 58.0, 65.0, 72.0, 79.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 45.0, 52.0, 59.0, 66.0, 73.0, 80.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 46.0, 53.0, 60.0, 67.0, 74.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 40.0, 47.0, 54.0, 61.0, 68.0, 75.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 41.0, 48.0, 55.0, 62.0, 69.0, 76.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 42.0, 49.0, 56.0, 63.0, 70.0, 77.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 43.0, 50.0, 57.0, 64.0, 71.0, 78.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 44.0, 51.0, 58.0, 65.0, 72.0, 79.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 45.0, 52.0, 59.0, 66.0, 73.0, 80.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 46.0, 53.0, 60.0, 67.0, 74.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 40.0, 47.0, 54.0, 61.0, 68.0, 75.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 41.0, 48.0, 55.0, 62.0, 69.0, 76.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 42.0, 49.0, 56.0, 63.0, 70.0, 77.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 43.0, 50.0, 57.0, 64.0, 71.0, 78.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 44.0, 51.0, 58.0, 65.0, 72.0, 79.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 45.0, 52.0, 59.0, 66.0, 73.0, 80.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 46.0, 53.0, 60.0, 67.0, 74.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 40.0, 47.0, 54.0, 61.0, 68.0, 75.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 41.0, 48.0, 55.0, 62.0, 69.0, 76.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 42.0, 49.0, 56.0, 63.0, 70.0, 77.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 43.0, 50.0, 57.0, 64.0, 71.0, 78.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 44.0, 51.0, 58.0, 65.0, 72.0, 79.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 45.0, 52.0, 59.0, 66.0, 73.0, 80.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 46.0, 53.0, 60.0, 67.0, 74.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 40.0, 47.0, 54.0, 61.0, 68.0, 75.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 41.0, 48.0, 55.0, 62.0, 69.0, 76.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 42.0, 49.0, 56.0, 63.0, 70.0, 77.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 43.0, 50.0, 57.0, 64.0, 71.0, 78.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 44.0, 51.0, 58.0, 65.0, 72.0, 79.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 45.0, 52.0, 59.0, 66.0, 73.0, 80.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 46.0, 53.0, 60.0, 67.0, 74.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 40.0, 47.0, 54.0, 61.0, 68.0, 75.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 41.0, 48.0, 55.0, 62.0, 69.0, 76.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 42.0, 49.0, 56.0, 63.0, 70.0, 77.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 43.0, 50.0, 57.0, 64.0, 71.0, 78.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 44.0, 51.0, 58.0, 65.0, 72.0, 79.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 45.0, 52.0, 59.0, 66.0, 73.0, 80.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 46.0, 53.0, 60.0, 67.0, 74.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 40.0, 47.0, 54.0, 61.0, 68.0, 75.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 41.0, 48.0, 55.0, 62.0, 69.0, 76.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 42.0, 49.0, 56.0, 63.0, 70.0, 77.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 43.0, 50.0, 57.0, 64.0, 71.0, 78.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 44.0, 51.0, 58.0, 65.0, 72.0, 79.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 45.0, 52.0, 59.0, 66.0, 73.0, 80.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 46.0, 53.0, 60.0, 67.0, 74.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 81.0, 88.0, 95.0, 102.0, 109.0, 116.0, 123.0, 130.0, 137.0, 144.0, 40.0, 47.0, 54.0, 61.0, 68.0, 75.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 82.0, 89.0, 96.0, 103.0, 110.0, 117.0, 124.0, 131.0, 138.0, 145.0, 41.0, 48.0, 55.0, 62.0, 69.0, 76.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 83.0, 90.0, 97.0, 104.0, 111.0, 118.0, 125.0, 132.0, 139.0, 146.0, 42.0, 49.0, 56.0, 63.0, 70.0, 77.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 84.0, 91.0, 98.0, 105.0, 112.0, 119.0, 126.0, 133.0, 140.0, 147.0, 43.0, 50.0, 57.0, 64.0, 71.0, 78.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 85.0, 92.0, 99.0, 106.0, 113.0, 120.0, 127.0, 134.0, 141.0, 148.0, 44.0, 51.0, 58.0, 65.0, 72.0, 79.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 86.0, 93.0, 100.0, 107.0, 114.0, 121.0, 128.0, 135.0, 142.0, 149.0, 45.0, 52.0, 59.0, 66.0, 73.0, 80.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 87.0, 94.0, 101.0, 108.0, 115.0, 122.0, 129.0, 136.0, 143.0, 150.0, 46.0, 53.0, 60.0, 67.0, 74.0]> : tensor<2500xf32>
  stablehlo.custom_call @check.expect_eq(%142, %143) : (tensor<2500xf32>, tensor<2500xf32>) -> ()
  %144 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<216xi32>
  %145 = stablehlo.constant dense<7> : tensor<216xi32>
  %146 = stablehlo.multiply %144, %145 : tensor<216xi32>
  %147 = stablehlo.constant dense<251> : tensor<216xi32>
  %148 = stablehlo.remainder %146, %147 : tensor<216xi32>
  %149 = stablehlo.constant dense<100> : tensor<216xi32>
  %150 = stablehlo.subtract %148, %149 : tensor<216xi32>
  %151 = "stablehlo.convert"(%150) : (tensor<216xi32>) -> tensor<216xf32>
  %152 = "stablehlo.reshape"(%151) : (tensor<216xf32>) -> tensor<2x3x2x3x2x3xf32>
  %153 = stablehlo.reduce(%152 init: %9) applies stablehlo.maximum across dimensions = [1, 3, 5] : (tensor<2x3x2x3x2x3xf32>, tensor<f32>) -> tensor<2x2x2xf32>
  %154 = stablehlo.constant dense<[[[5.0, 21.0], [126.0, 147.0]], [[5.0, 24.0], [129.0, 150.0]]]> : tensor<2x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%153, %154) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> ()
  return
}
// -----
// reduce of f64 by add, larger than tiles
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10006xi32>
  %1 = stablehlo.constant dense<7> : tensor<10006xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<10006xi32>
  %3 = stablehlo.constant dense<251> : tensor<10006xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<10006xi32>
  %5 = stablehlo.constant dense<100> : tensor<10006xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<10006xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<10006xi32>) -> tensor<10006xf64>
  %8 = "stablehlo.reshape"(%7) : (tensor<10006xf64>) -> tensor<2x5003xf64>
  %9 = stablehlo.constant dense<5.0> : tensor<f64>
  %10 = stablehlo.reduce(%8 init: %9) applies stablehlo.add across dimensions = [1] : (tensor<2x5003xf64>, tensor<f64>) -> tensor<2xf64>
  %11 = stablehlo.constant dense<[124009.0, 126032.0]> : tensor<2xf64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf64>, tensor<2xf64>) -> ()
  %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<420xi32>
  %13 = stablehlo.constant dense<7> : tensor<420xi32>
  %14 = stablehlo.multiply %12, %13 : tensor<420xi32>
  %15 = stablehlo.constant dense<251> : tensor<420xi32>
  %16 = stablehlo.remainder %14, %15 : tensor<420xi32>
  %17 = stablehlo.constant dense<100> : tensor<420xi32>
  %18 = stablehlo.subtract %16, %17 : tensor<420xi32>
  %19 = "stablehlo.convert"(%18) : (tensor<420xi32>) -> tensor<420xf64>
  %20 = "stablehlo.reshape"(%19) : (tensor<420xf64>) -> tensor<10x6x7xf64>
  %21 = stablehlo.reduce(%20 init: %9) applies stablehlo.add across dimensions = [0, 2] : (tensor<10x6x7xf64>, tensor<f64>) -> tensor<6xf64>
  %22 = stablehlo.constant dense<[741.0, 2163.0, 2581.0, 1995.0, 1409.0, 572.0]> : tensor<6xf64>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<6xf64>, tensor<6xf64>) -> ()
  %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16800xi32>
  %24 = stablehlo.constant dense<7> : tensor<16800xi32>
  %25 = stablehlo.multiply %23, %24 : tensor<16800xi32>
  %26 = stablehlo.constant dense<251> : tensor<16800xi32>
  %27 = stablehlo.remainder %25, %26 : tensor<16800xi32>
  %28 = stablehlo.constant dense<100> : tensor<16800xi32>
  %29 = stablehlo.subtract %27, %28 : tensor<16800xi32>
  %30 = "stablehlo.convert"(%29) : (tensor<16800xi32>) -> tensor<16800xf64>
  %31 = "stablehlo.reshape"(%30) : (tensor<16800xf64>) -> tensor<4x3x20x70xf64>
  %32 = stablehlo.reduce(%31 init: %9) applies stablehlo.add across dimensions = [1, 3] : (tensor<4x3x20x70xf64>, tensor<f64>) -> tensor<4x20xf64>
  %33 = stablehlo.constant dense<[[5173.0, 4912.0, 4902.0, 4641.0, 4882.0, 4872.0, 5113.0, 4852.0, 5093.0, 5334.0, 5073.0, 5314.0, 5304.0, 5545.0, 5284.0, 5525.0, 5766.0, 5505.0, 5746.0, 5736.0], [5577.0, 5818.0, 5557.0, 5296.0, 4784.0, 4774.0, 4764.0, 5005.0, 4744.0, 4985.0, 5226.0, 4965.0, 5206.0, 5196.0, 5437.0, 5176.0, 5417.0, 5658.0, 5397.0, 5638.0], [5730.0, 5469.0, 5710.0, 5700.0, 5941.0, 5429.0, 5168.0, 4656.0, 4897.0, 4636.0, 4877.0, 5118.0, 4857.0, 5098.0, 5088.0, 5329.0, 5068.0, 5309.0, 5550.0, 5289.0], [5381.0, 5622.0, 5361.0, 5602.0, 5592.0, 5833.0, 5572.0, 5813.0, 5552.0, 5040.0, 4528.0, 4769.0, 5010.0, 4749.0, 4990.0, 4980.0, 5221.0, 4960.0, 5201.0, 5442.0]]> : tensor<4x20xf64>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<4x20xf64>, tensor<4x20xf64>) -> ()
  return
}
// -----
// reduce of f64 by maximum, larger than tiles
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10006xi32>
  %1 = stablehlo.constant dense<7> : tensor<10006xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<10006xi32>
  %3 = stablehlo.constant dense<251> : tensor<10006xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<10006xi32>
  %5 = stablehlo.constant dense<100> : tensor<10006xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<10006xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<10006xi32>) -> tensor<10006xf64>
  %8 = "stablehlo.reshape"(%7) : (tensor<10006xf64>) -> tensor<2x5003xf64>
  %9 = stablehlo.constant dense<5.0> : tensor<f64>
  %10 = stablehlo.reduce(%8 init: %9) applies stablehlo.maximum across dimensions = [1] : (tensor<2x5003xf64>, tensor<f64>) -> tensor<2xf64>
  %11 = stablehlo.constant dense<150.0> : tensor<2xf64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf64>, tensor<2xf64>) -> ()
  %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<420xi32>
  %13 = stablehlo.constant dense<7> : tensor<420xi32>
  %14 = stablehlo.multiply %12, %13 : tensor<420xi32>
  %15 = stablehlo.constant dense<251> : tensor<420xi32>
  %16 = stablehlo.remainder %14, %15 : tensor<420xi32>
  %17 = stablehlo.constant dense<100> : tensor<420xi32>
  %18 = stablehlo.subtract %16, %17 : tensor<420xi32>
  %19 = "stablehlo.convert"(%18) : (tensor<420xi32>) -> tensor<420xf64>
  %20 = "stablehlo.reshape"(%19) : (tensor<420xf64>) -> tensor<10x6x7xf64>
  %21 = stablehlo.reduce(%20 init: %9) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<10x6x7xf64>, tensor<f64>) -> tensor<6xf64>
  %22 = stablehlo.constant dense<[150.0, 149.0, 148.0, 147.0, 146.0, 145.0]> : tensor<6xf64>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<6xf64>, tensor<6xf64>) -> ()
  %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16800xi32>
  %24 = stablehlo.constant dense<7> : tensor<16800xi32>
  %25 = stablehlo.multiply %23, %24 : tensor<16800xi32>
  %26 = stablehlo.constant dense<251> : tensor<16800xi32>
  %27 = stablehlo.remainder %25, %26 : tensor<16800xi32>
  %28 = stablehlo.constant dense<100> : tensor<16800xi32>
  %29 = stablehlo.subtract %27, %28 : tensor<16800xi32>
  %30 = "stablehlo.convert"(%29) : (tensor<16800xi32>) -> tensor<16800xf64>
  %31 = "stablehlo.reshape"(%30) : (tensor<16800xf64>) -> tensor<4x3x20x70xf64>
  %32 = stablehlo.reduce(%31 init: %9) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<4x3x20x70xf64>, tensor<f64>) -> tensor<4x20xf64>
  %33 = stablehlo.constant dense<[[149.0, 150.0, 150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0, 150.0, 150.0, 149.0], [150.0, 150.0, 149.0, 150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0, 150.0, 150.0], [150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0, 150.0], [150.0, 150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0, 150.0, 149.0, 150.0, 150.0, 150.0, 150.0, 149.0, 150.0, 149.0, 150.0, 150.0]]> : tensor<4x20xf64>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<4x20xf64>, tensor<4x20xf64>) -> ()
  return
}
// -----
// reduce of bf16 by add, larger than tiles
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10006xi32>
  %1 = stablehlo.constant dense<2> : tensor<10006xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<10006xi32>
  %3 = stablehlo.constant dense<3> : tensor<10006xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<10006xi32>
  %5 = stablehlo.constant dense<1> : tensor<10006xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<10006xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<10006xi32>) -> tensor<10006xbf16>
  %8 = "stablehlo.reshape"(%7) : (tensor<10006xbf16>) -> tensor<2x5003xbf16>
  %9 = stablehlo.constant dense<5.0> : tensor<bf16>
  %10 = stablehlo.reduce(%8 init: %9) applies stablehlo.add across dimensions = [1] : (tensor<2x5003xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %11 = stablehlo.constant dense<[5.0, 4.0]> : tensor<2xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  return
}
// -----
// reduce of bf16 by maximum, larger than tiles
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10006xi32>
  %1 = stablehlo.constant dense<7> : tensor<10006xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<10006xi32>
  %3 = stablehlo.constant dense<251> : tensor<10006xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<10006xi32>
  %5 = stablehlo.constant dense<100> : tensor<10006xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<10006xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<10006xi32>) -> tensor<10006xbf16>
  %8 = "stablehlo.reshape"(%7) : (tensor<10006xbf16>) -> tensor<2x5003xbf16>
  %9 = stablehlo.constant dense<5.0> : tensor<bf16>
  %10 = stablehlo.reduce(%8 init: %9) applies stablehlo.maximum across dimensions = [1] : (tensor<2x5003xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %11 = stablehlo.constant dense<150.0> : tensor<2xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<420xi32>
  %13 = stablehlo.constant dense<7> : tensor<420xi32>
  %14 = stablehlo.multiply %12, %13 : tensor<420xi32>
  %15 = stablehlo.constant dense<251> : tensor<420xi32>
  %16 = stablehlo.remainder %14, %15 : tensor<420xi32>
  %17 = stablehlo.constant dense<100> : tensor<420xi32>
  %18 = stablehlo.subtract %16, %17 : tensor<420xi32>
  %19 = "stablehlo.convert"(%18) : (tensor<420xi32>) -> tensor<420xbf16>
  %20 = "stablehlo.reshape"(%19) : (tensor<420xbf16>) -> tensor<10x6x7xbf16>
  %21 = stablehlo.reduce(%20 init: %9) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<10x6x7xbf16>, tensor<bf16>) -> tensor<6xbf16>
  %22 = stablehlo.constant dense<[150.0, 149.0, 148.0, 147.0, 146.0, 145.0]> : tensor<6xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<6xbf16>, tensor<6xbf16>) -> ()
  %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16800xi32>
  %24 = stablehlo.constant dense<7> : tensor<16800xi32>
  %25 = stablehlo.multiply %23, %24 : tensor<16800xi32>
  %26 = stablehlo.constant dense<251> : tensor<16800xi32>
  %27 = stablehlo.remainder %25, %26 : tensor<16800xi32>
  %28 = stablehlo.constant dense<100> : tensor<16800xi32>
  %29 = stablehlo.subtract %27, %28 : tensor<16800xi32>
  %30 = "stablehlo.convert"(%29) : (tensor<16800xi32>) -> tensor<16800xbf16>
  %31 = "stablehlo.reshape"(%30) : (tensor<16800xbf16>) -> tensor<4x3x20x70xbf16>
  %32 = stablehlo.reduce(%31 init: %9) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<4x3x20x70xbf16>, tensor<bf16>) -> tensor<4x20xbf16>
  %33 = stablehlo.constant dense<"0x15431643164316431643154316431543164316431643164315431643154316431643164316431543164316431543164316431643154316431543164316431643164315431643154316431643164316431643164316431543164315431643154316431543164316431643164315431643154316431643164316431643164316431543164315431643164316431543164316431643164315431643154316431643"> : tensor<4x20xbf16>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<4x20xbf16>, tensor<4x20xbf16>) -> ()
  return
}
// -----
// reduce of f16 by add, larger than tiles
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10006xi32>
  %1 = stablehlo.constant dense<2> : tensor<10006xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<10006xi32>
  %3 = stablehlo.constant dense<3> : tensor<10006xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<10006xi32>
  %5 = stablehlo.constant dense<1> : tensor<10006xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<10006xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<10006xi32>) -> tensor<10006xf16>
  %8 = "stablehlo.reshape"(%7) : (tensor<10006xf16>) -> tensor<2x5003xf16>
  %9 = stablehlo.constant dense<5.0> : tensor<f16>
  %10 = stablehlo.reduce(%8 init: %9) applies stablehlo.add across dimensions = [1] : (tensor<2x5003xf16>, tensor<f16>) -> tensor<2xf16>
  %11 = stablehlo.constant dense<[5.0, 4.0]> : tensor<2xf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf16>, tensor<2xf16>) -> ()
  return
}
// -----
// reduce of f16 by maximum, larger than tiles
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10006xi32>
  %1 = stablehlo.constant dense<7> : tensor<10006xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<10006xi32>
  %3 = stablehlo.constant dense<251> : tensor<10006xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<10006xi32>
  %5 = stablehlo.constant dense<100> : tensor<10006xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<10006xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<10006xi32>) -> tensor<10006xf16>
  %8 = "stablehlo.reshape"(%7) : (tensor<10006xf16>) -> tensor<2x5003xf16>
  %9 = stablehlo.constant dense<5.0> : tensor<f16>
  %10 = stablehlo.reduce(%8 init: %9) applies stablehlo.maximum across dimensions = [1] : (tensor<2x5003xf16>, tensor<f16>) -> tensor<2xf16>
  %11 = stablehlo.constant dense<150.0> : tensor<2xf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xf16>, tensor<2xf16>) -> ()
  %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<420xi32>
  %13 = stablehlo.constant dense<7> : tensor<420xi32>
  %14 = stablehlo.multiply %12, %13 : tensor<420xi32>
  %15 = stablehlo.constant dense<251> : tensor<420xi32>
  %16 = stablehlo.remainder %14, %15 : tensor<420xi32>
  %17 = stablehlo.constant dense<100> : tensor<420xi32>
  %18 = stablehlo.subtract %16, %17 : tensor<420xi32>
  %19 = "stablehlo.convert"(%18) : (tensor<420xi32>) -> tensor<420xf16>
  %20 = "stablehlo.reshape"(%19) : (tensor<420xf16>) -> tensor<10x6x7xf16>
  %21 = stablehlo.reduce(%20 init: %9) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<10x6x7xf16>, tensor<f16>) -> tensor<6xf16>
  %22 = stablehlo.constant dense<[150.0, 149.0, 148.0, 147.0, 146.0, 145.0]> : tensor<6xf16>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<6xf16>, tensor<6xf16>) -> ()
  %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16800xi32>
  %24 = stablehlo.constant dense<7> : tensor<16800xi32>
  %25 = stablehlo.multiply %23, %24 : tensor<16800xi32>
  %26 = stablehlo.constant dense<251> : tensor<16800xi32>
  %27 = stablehlo.remainder %25, %26 : tensor<16800xi32>
  %28 = stablehlo.constant dense<100> : tensor<16800xi32>
  %29 = stablehlo.subtract %27, %28 : tensor<16800xi32>
  %30 = "stablehlo.convert"(%29) : (tensor<16800xi32>) -> tensor<16800xf16>
  %31 = "stablehlo.reshape"(%30) : (tensor<16800xf16>) -> tensor<4x3x20x70xf16>
  %32 = stablehlo.reduce(%31 init: %9) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<4x3x20x70xf16>, tensor<f16>) -> tensor<4x20xf16>
  %33 = stablehlo.constant dense<"0xA858B058B058B058B058A858B058A858B058B058B058B058A858B058A858B058B058B058B058A858B058B058A858B058B058B058A858B058A858B058B058B058B058A858B058A858B058B058B058B058B058B058B058A858B058A858B058A858B058A858B058B058B058B058A858B058A858B058B058B058B058B058B058B058A858B058A858B058B058B058A858B058B058B058B058A858B058A858B058B058"> : tensor<4x20xf16>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<4x20xf16>, tensor<4x20xf16>) -> ()
  return
}
// -----
// reduce of i32 by add, larger than tiles
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10006xi32>
  %1 = stablehlo.constant dense<7> : tensor<10006xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<10006xi32>
  %3 = stablehlo.constant dense<251> : tensor<10006xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<10006xi32>
  %5 = stablehlo.constant dense<100> : tensor<10006xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<10006xi32>
  %7 = "stablehlo.reshape"(%6) : (tensor<10006xi32>) -> tensor<2x5003xi32>
  %8 = stablehlo.constant dense<5> : tensor<i32>
  %9 = stablehlo.reduce(%7 init: %8) applies stablehlo.add across dimensions = [1] : (tensor<2x5003xi32>, tensor<i32>) -> tensor<2xi32>
  %10 = stablehlo.constant dense<[124009, 126032]> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %11 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5003xi32>
  %12 = stablehlo.constant dense<7> : tensor<5003xi32>
  %13 = stablehlo.multiply %11, %12 : tensor<5003xi32>
  %14 = stablehlo.constant dense<251> : tensor<5003xi32>
  %15 = stablehlo.remainder %13, %14 : tensor<5003xi32>
  %16 = stablehlo.constant dense<100> : tensor<5003xi32>
  %17 = stablehlo.subtract %15, %16 : tensor<5003xi32>
  %18 = stablehlo.reduce(%17 init: %8) applies stablehlo.add across dimensions = [0] : (tensor<5003xi32>, tensor<i32>) -> tensor<i32>
  %19 = stablehlo.constant dense<124009> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<i32>, tensor<i32>) -> ()
  %20 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6300xi32>
  %21 = stablehlo.constant dense<7> : tensor<6300xi32>
  %22 = stablehlo.multiply %20, %21 : tensor<6300xi32>
  %23 = stablehlo.constant dense<251> : tensor<6300xi32>
  %24 = stablehlo.remainder %22, %23 : tensor<6300xi32>
  %25 = stablehlo.constant dense<100> : tensor<6300xi32>
  %26 = stablehlo.subtract %24, %25 : tensor<6300xi32>
  %27 = "stablehlo.reshape"(%26) : (tensor<6300xi32>) -> tensor<2100x3xi32>
  %28 = stablehlo.reduce(%27 init: %8) applies stablehlo.add across dimensions = [0] : (tensor<2100x3xi32>, tensor<i32>) -> tensor<3xi32>
  %29 = stablehlo.constant dense<[51603, 52247, 52640]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5850xi32>
  %31 = stablehlo.constant dense<7> : tensor<5850xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<5850xi32>
  %33 = stablehlo.constant dense<251> : tensor<5850xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<5850xi32>
  %35 = stablehlo.constant dense<100> : tensor<5850xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<5850xi32>
  %37 = "stablehlo.reshape"(%36) : (tensor<5850xi32>) -> tensor<45x130xi32>
  %38 = stablehlo.reduce(%37 init: %8) applies stablehlo.add across dimensions = [0] : (tensor<45x130xi32>, tensor<i32>) -> tensor<130xi32>
  %39 = stablehlo.constant dense<[586, 901, 1216, 1531, 1093, 655, 970, 1285, 1600, 660, 975, 1290, 1605, 1167, 729, 1044, 1359, 1674, 483, 798, 1113, 1428, 990, 803, 1118, 1433, 1748, 557, 872, 1187, 1502, 1064, 877, 1192, 1507, 1822, 631, 946, 1261, 1576, 887, 700, 1015, 1330, 1645, 705, 1020, 1335, 1650, 961, 774, 1089, 1404, 1468, 528, 843, 1158, 1473, 784, 848, 1163, 1478, 1542, 602, 917, 1232, 1547, 858, 922, 1237, 1552, 1616, 676, 991, 1306, 1621, 681, 745, 1060, 1375, 1439, 750, 1065, 1380, 1695, 755, 819, 1134, 1449, 1262, 573, 888, 1203, 1518, 578, 893, 1208, 1523, 1336, 647, 962, 1277, 1592, 652, 967, 1282, 1597, 1410, 721, 1036, 1351, 1666, 475, 790, 1105, 1420, 1233, 795, 1110, 1425, 1740, 549, 864, 1179, 1494, 1056, 618, 933, 1248, 1563]> : tensor<130xi32>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<130xi32>, tensor<130xi32>) -> ()
  %40 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5850xi32>
  %41 = stablehlo.multiply %40, %31 : tensor<5850xi32>
  %42 = stablehlo.remainder %41, %33 : tensor<5850xi32>
  %43 = stablehlo.subtract %42, %35 : tensor<5850xi32>
  %44 = "stablehlo.reshape"(%43) : (tensor<5850xi32>) -> tensor<45x130xi32>
  %45 = stablehlo.reduce(%44 init: %8) applies stablehlo.add across dimensions = [1] : (tensor<45x130xi32>, tensor<i32>) -> tensor<45xi32>
  %46 = stablehlo.constant dense<[2026, 3611, 3439, 2765, 3848, 2923, 3002, 4336, 2156, 3490, 3569, 2644, 3978, 2802, 3132, 4215, 2286, 3369, 3699, 2523, 4108, 2681, 3262, 4094, 2416, 3248, 3829, 2402, 3987, 2811, 3141, 4224, 2295, 3378, 3708, 2532, 3866, 2941, 3020, 4354, 2174, 3508, 3587, 2662, 3745]> : tensor<45xi32>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<45xi32>, tensor<45xi32>) -> ()
  %47 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5850xi32>
  %48 = stablehlo.multiply %47, %31 : tensor<5850xi32>
  %49 = stablehlo.remainder %48, %33 : tensor<5850xi32>
  %50 = stablehlo.subtract %49, %35 : tensor<5850xi32>
  %51 = "stablehlo.reshape"(%50) : (tensor<5850xi32>) -> tensor<45x130xi32>
  %52 = stablehlo.reduce(%51 init: %8) applies stablehlo.add across dimensions = [0, 1] : (tensor<45x130xi32>, tensor<i32>) -> tensor<i32>
  %53 = stablehlo.constant dense<145566> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<i32>, tensor<i32>) -> ()
  %54 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<420xi32>
  %55 = stablehlo.constant dense<7> : tensor<420xi32>
  %56 = stablehlo.multiply %54, %55 : tensor<420xi32>
  %57 = stablehlo.constant dense<251> : tensor<420xi32>
  %58 = stablehlo.remainder %56, %57 : tensor<420xi32>
  %59 = stablehlo.constant dense<100> : tensor<420xi32>
  %60 = stablehlo.subtract %58, %59 : tensor<420xi32>
  %61 = "stablehlo.reshape"(%60) : (tensor<420xi32>) -> tensor<10x6x7xi32>
  %62 = stablehlo.reduce(%61 init: %8) applies stablehlo.add across dimensions = [0, 2] : (tensor<10x6x7xi32>, tensor<i32>) -> tensor<6xi32>
  %63 = stablehlo.constant dense<[741, 2163, 2581, 1995, 1409, 572]> : tensor<6xi32>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<6xi32>, tensor<6xi32>) -> ()
  %64 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2520xi32>
  %65 = stablehlo.constant dense<7> : tensor<2520xi32>
  %66 = stablehlo.multiply %64, %65 : tensor<2520xi32>
  %67 = stablehlo.constant dense<251> : tensor<2520xi32>
  %68 = stablehlo.remainder %66, %67 : tensor<2520xi32>
  %69 = stablehlo.constant dense<100> : tensor<2520xi32>
  %70 = stablehlo.subtract %68, %69 : tensor<2520xi32>
  %71 = "stablehlo.reshape"(%70) : (tensor<2520xi32>) -> tensor<60x6x7xi32>
  %72 = stablehlo.reduce(%71 init: %8) applies stablehlo.add across dimensions = [0, 2] : (tensor<60x6x7xi32>, tensor<i32>) -> tensor<6xi32>
  %73 = stablehlo.constant dense<[10396, 10645, 10894, 10892, 10137, 9131]> : tensor<6xi32>
  stablehlo.custom_call @check.expect_eq(%72, %73) : (tensor<6xi32>, tensor<6xi32>) -> ()
  %74 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<96000xi32>
  %75 = stablehlo.constant dense<7> : tensor<96000xi32>
  %76 = stablehlo.multiply %74, %75 : tensor<96000xi32>
  %77 = stablehlo.constant dense<251> : tensor<96000xi32>
  %78 = stablehlo.remainder %76, %77 : tensor<96000xi32>
  %79 = stablehlo.constant dense<100> : tensor<96000xi32>
  %80 = stablehlo.subtract %78, %79 : tensor<96000xi32>
  %81 = "stablehlo.reshape"(%80) : (tensor<96000xi32>) -> tensor<300x5x64xi32>
  %82 = stablehlo.reduce(%81 init: %8) applies stablehlo.add across dimensions = [0, 2] : (tensor<300x5x64xi32>, tensor<i32>) -> tensor<5xi32>
  %83 = stablehlo.constant dense<[478475, 482070, 481398, 479220, 477795]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%82, %83) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %84 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<11880xi32>
  %85 = stablehlo.constant dense<7> : tensor<11880xi32>
  %86 = stablehlo.multiply %84, %85 : tensor<11880xi32>
  %87 = stablehlo.constant dense<251> : tensor<11880xi32>
  %88 = stablehlo.remainder %86, %87 : tensor<11880xi32>
  %89 = stablehlo.constant dense<100> : tensor<11880xi32>
  %90 = stablehlo.subtract %88, %89 : tensor<11880xi32>
  %91 = "stablehlo.reshape"(%90) : (tensor<11880xi32>) -> tensor<9x40x33xi32>
  %92 = stablehlo.reduce(%91 init: %8) applies stablehlo.add across dimensions = [1] : (tensor<9x40x33xi32>, tensor<i32>) -> tensor<9x33xi32>
  %93 = stablehlo.constant dense<[[987, 1016, 1045, 823, 852, 881, 659, 688, 968, 746, 775, 1055, 833, 862, 891, 920, 949, 978, 1007, 1036, 814, 1094, 1123, 901, 1181, 1210, 988, 1017, 1297, 1075, 1104, 1384, 1162], [1115, 1144, 1173, 1202, 1231, 1260, 1289, 1067, 845, 1125, 903, 681, 961, 739, 768, 797, 826, 855, 884, 913, 942, 720, 1000, 1029, 807, 1087, 1116, 894, 923, 1203, 981, 1010, 1290], [1243, 1021, 1050, 1079, 1108, 1137, 1166, 1195, 1224, 1002, 1282, 1311, 1089, 1369, 1147, 925, 954, 983, 761, 790, 819, 848, 626, 906, 935, 713, 993, 1022, 800, 829, 1109, 887, 916], [869, 1149, 927, 956, 985, 1014, 1043, 1072, 1101, 1130, 908, 1188, 1217, 995, 1275, 1304, 1082, 1111, 1391, 1169, 1198, 1227, 1005, 783, 812, 841, 619, 899, 928, 706, 735, 1015, 793], [746, 775, 1055, 833, 862, 891, 920, 949, 978, 1007, 1036, 814, 1094, 1123, 901, 1181, 1210, 988, 1017, 1297, 1075, 1104, 1384, 1162, 1191, 1220, 1249, 1027, 1056, 1085, 863, 641, 921], [1125, 903, 681, 961, 739, 768, 797, 826, 855, 884, 913, 942, 720, 1000, 1029, 807, 1087, 1116, 894, 923, 1203, 981, 1010, 1290, 1068, 1097, 1126, 1155, 1184, 1213, 1242, 1271, 1049], [1002, 1282, 1311, 1089, 1369, 1147, 925, 954, 983, 761, 790, 819, 848, 626, 906, 935, 713, 993, 1022, 800, 829, 1109, 887, 916, 1196, 974, 1003, 1032, 1061, 1090, 1119, 1148, 1177], [1130, 908, 1188, 1217, 995, 1275, 1304, 1082, 1111, 1391, 1169, 1198, 1227, 1005, 783, 812, 841, 619, 899, 928, 706, 735, 1015, 793, 822, 1102, 880, 909, 938, 967, 996, 1025, 1054], [1007, 1036, 814, 1094, 1123, 901, 1181, 1210, 988, 1017, 1297, 1075, 1104, 1384, 1162, 1191, 1220, 1249, 1027, 1056, 1085, 863, 641, 921, 699, 728, 1008, 786, 815, 844, 873, 902, 931]]> : tensor<9x33xi32>
  stablehlo.custom_call @check.expect_eq(%92, %93) : (tensor<9x33xi32>, tensor<9x33xi32>) -> ()
  %94 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<11880xi32>
  %95 = stablehlo.multiply %94, %85 : tensor<11880xi32>
  %96 = stablehlo.remainder %95, %87 : tensor<11880xi32>
  %97 = stablehlo.subtract %96, %89 : tensor<11880xi32>
  %98 = "stablehlo.reshape"(%97) : (tensor<11880xi32>) -> tensor<9x40x33xi32>
  %99 = stablehlo.reduce(%98 init: %8) applies stablehlo.add across dimensions = [0, 2] : (tensor<9x40x33xi32>, tensor<i32>) -> tensor<40xi32>
  %100 = stablehlo.constant dense<[6969, 6802, 7639, 7221, 8058, 7891, 7724, 7557, 7390, 7474, 7307, 7140, 7224, 7057, 7141, 7476, 7309, 8146, 7477, 7812, 7645, 7478, 7311, 7144, 7228, 7061, 6894, 7731, 7313, 7899, 7732, 7565, 7649, 7482, 7566, 7399, 7232, 7065, 6898, 6982]> : tensor<40xi32>
  stablehlo.custom_call @check.expect_eq(%99, %100) : (tensor<40xi32>, tensor<40xi32>) -> ()
  %101 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1680xi32>
  %102 = stablehlo.constant dense<7> : tensor<1680xi32>
  %103 = stablehlo.multiply %101, %102 : tensor<1680xi32>
  %104 = stablehlo.constant dense<251> : tensor<1680xi32>
  %105 = stablehlo.remainder %103, %104 : tensor<1680xi32>
  %106 = stablehlo.constant dense<100> : tensor<1680xi32>
  %107 = stablehlo.subtract %105, %106 : tensor<1680xi32>
  %108 = "stablehlo.reshape"(%107) : (tensor<1680xi32>) -> tensor<4x3x2x70xi32>
  %109 = stablehlo.reduce(%108 init: %8) applies stablehlo.add across dimensions = [0, 2] : (tensor<4x3x2x70xi32>, tensor<i32>) -> tensor<3x70xi32>
  %110 = stablehlo.constant dense<[[50, 106, -89, -33, 23, 79, 135, 191, 247, 303, 359, 164, -31, 25, 81, 137, 193, 249, 305, 361, 417, 222, 278, 83, 139, 195, 251, 307, 363, 419, 475, 280, 336, 141, 197, 253, 58, 114, -81, -25, 31, 87, 143, 199, 255, 311, 367, 172, -23, 33, 89, 145, 201, 257, 313, 369, 425, 230, 286, 91, 147, 203, 259, 315, 371, 427, 483, 288, 344, 149], [360, 165, 221, 277, 82, 138, -57, -1, 55, 111, 167, 223, 279, 335, 140, 196, 1, 57, 113, 169, 225, 281, 337, 393, 198, 254, 59, 115, 171, 227, 283, 339, 395, 451, 507, 312, 117, 173, 229, 285, 90, -105, -49, 7, 63, 119, 175, 231, 287, 343, 148, 204, 9, 65, 121, 177, 233, 289, 345, 401, 206, 262, 67, 123, 179, 235, 291, 347, 403, 459], [419, 475, 280, 336, 141, 197, 253, 58, 114, -81, -25, 31, 87, 143, 199, 255, 311, 367, 172, -23, 33, 89, 145, 201, 257, 313, 369, 425, 230, 286, 91, 147, 203, 259, 315, 371, 427, 483, 288, 344, 149, 205, 261, 66, 122, -73, -17, 39, 95, 151, 207, 263, 319, 124, 180, -15, 41, 97, 153, 209, 265, 321, 377, 433, 238, 43, 99, 155, 211, 267]]> : tensor<3x70xi32>
  stablehlo.custom_call @check.expect_eq(%109, %110) : (tensor<3x70xi32>, tensor<3x70xi32>) -> ()
  %111 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16800xi32>
  %112 = stablehlo.constant dense<7> : tensor<16800xi32>
  %113 = stablehlo.multiply %111, %112 : tensor<16800xi32>
  %114 = stablehlo.constant dense<251> : tensor<16800xi32>
  %115 = stablehlo.remainder %113, %114 : tensor<16800xi32>
  %116 = stablehlo.constant dense<100> : tensor<16800xi32>
  %117 = stablehlo.subtract %115, %116 : tensor<16800xi32>
  %118 = "stablehlo.reshape"(%117) : (tensor<16800xi32>) -> tensor<4x3x20x70xi32>
  %119 = stablehlo.reduce(%118 init: %8) applies stablehlo.add across dimensions = [1, 3] : (tensor<4x3x20x70xi32>, tensor<i32>) -> tensor<4x20xi32>
  %120 = stablehlo.constant dense<[[5173, 4912, 4902, 4641, 4882, 4872, 5113, 4852, 5093, 5334, 5073, 5314, 5304, 5545, 5284, 5525, 5766, 5505, 5746, 5736], [5577, 5818, 5557, 5296, 4784, 4774, 4764, 5005, 4744, 4985, 5226, 4965, 5206, 5196, 5437, 5176, 5417, 5658, 5397, 5638], [5730, 5469, 5710, 5700, 5941, 5429, 5168, 4656, 4897, 4636, 4877, 5118, 4857, 5098, 5088, 5329, 5068, 5309, 5550, 5289], [5381, 5622, 5361, 5602, 5592, 5833, 5572, 5813, 5552, 5040, 4528, 4769, 5010, 4749, 4990, 4980, 5221, 4960, 5201, 5442]]> : tensor<4x20xi32>
  stablehlo.custom_call @check.expect_eq(%119, %120) : (tensor<4x20xi32>, tensor<4x20xi32>) -> ()
  %121 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7500xi32>
  %122 = stablehlo.constant dense<7> : tensor<7500xi32>
  %123 = stablehlo.multiply %121, %122 : tensor<7500xi32>
  %124 = stablehlo.constant dense<251> : tensor<7500xi32>
  %125 = stablehlo.remainder %123, %124 : tensor<7500xi32>
  %126 = stablehlo.constant dense<100> : tensor<7500xi32>
  %127 = stablehlo.subtract %125, %126 : tensor<7500xi32>
  %128 = "stablehlo.reshape"(%127) : (tensor<7500xi32>) -> tensor<3x2500xi32>
  %129 = stablehlo.reduce(%128 init: %8) applies stablehlo.add across dimensions = [0] : (tensor<3x2500xi32>, tensor<i32>) -> tensor<2500xi32>
  %130 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2500xi32>
  %131 = stablehlo.constant dense<81006> : tensor<2500xi32>
  %132 = stablehlo.multiply %130, %131 : tensor<2500xi32>
  %133 = stablehlo.constant dense<12345> : tensor<2500xi32>
  %134 = stablehlo.add %132, %133 : tensor<2500xi32>
  %135 = stablehlo.multiply %129, %134 : tensor<2500xi32>
  %136 = stablehlo.constant dense<0> : tensor<i32>
  %137 = stablehlo.reduce(%135 init: %136) applies stablehlo.add across dimensions = [0] : (tensor<2500xi32>, tensor<i32>) -> tensor<i32>
  %138 = stablehlo.constant dense<827499773> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%137, %138) : (tensor<i32>, tensor<i32>) -> ()
  %139 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<216xi32>
  %140 = stablehlo.constant dense<7> : tensor<216xi32>
  %141 = stablehlo.multiply %139, %140 : tensor<216xi32>
  %142 = stablehlo.constant dense<251> : tensor<216xi32>
  %143 = stablehlo.remainder %141, %142 : tensor<216xi32>
  %144 = stablehlo.constant dense<100> : tensor<216xi32>
  %145 = stablehlo.subtract %143, %144 : tensor<216xi32>
  %146 = "stablehlo.reshape"(%145) : (tensor<216xi32>) -> tensor<2x3x2x3x2x3xi32>
  %147 = stablehlo.reduce(%146 init: %8) applies stablehlo.add across dimensions = [1, 3, 5] : (tensor<2x3x2x3x2x3xi32>, tensor<i32>) -> tensor<2x2x2xi32>
  %148 = stablehlo.constant dense<[[[-1345, -778], [2057, 2624]], [[-1264, -697], [2138, 2705]]]> : tensor<2x2x2xi32>
  stablehlo.custom_call @check.expect_eq(%147, %148) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> ()
  return
}
// -----
// reduce of i32 by maximum, larger than tiles
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10006xi32>
  %1 = stablehlo.constant dense<7> : tensor<10006xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<10006xi32>
  %3 = stablehlo.constant dense<251> : tensor<10006xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<10006xi32>
  %5 = stablehlo.constant dense<100> : tensor<10006xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<10006xi32>
  %7 = "stablehlo.reshape"(%6) : (tensor<10006xi32>) -> tensor<2x5003xi32>
  %8 = stablehlo.constant dense<5> : tensor<i32>
  %9 = stablehlo.reduce(%7 init: %8) applies stablehlo.maximum across dimensions = [1] : (tensor<2x5003xi32>, tensor<i32>) -> tensor<2xi32>
  %10 = stablehlo.constant dense<150> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %11 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5003xi32>
  %12 = stablehlo.constant dense<7> : tensor<5003xi32>
  %13 = stablehlo.multiply %11, %12 : tensor<5003xi32>
  %14 = stablehlo.constant dense<251> : tensor<5003xi32>
  %15 = stablehlo.remainder %13, %14 : tensor<5003xi32>
  %16 = stablehlo.constant dense<100> : tensor<5003xi32>
  %17 = stablehlo.subtract %15, %16 : tensor<5003xi32>
  %18 = stablehlo.reduce(%17 init: %8) applies stablehlo.maximum across dimensions = [0] : (tensor<5003xi32>, tensor<i32>) -> tensor<i32>
  %19 = stablehlo.constant dense<150> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<i32>, tensor<i32>) -> ()
  %20 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6300xi32>
  %21 = stablehlo.constant dense<7> : tensor<6300xi32>
  %22 = stablehlo.multiply %20, %21 : tensor<6300xi32>
  %23 = stablehlo.constant dense<251> : tensor<6300xi32>
  %24 = stablehlo.remainder %22, %23 : tensor<6300xi32>
  %25 = stablehlo.constant dense<100> : tensor<6300xi32>
  %26 = stablehlo.subtract %24, %25 : tensor<6300xi32>
  %27 = "stablehlo.reshape"(%26) : (tensor<6300xi32>) -> tensor<2100x3xi32>
  %28 = stablehlo.reduce(%27 init: %8) applies stablehlo.maximum across dimensions = [0] : (tensor<2100x3xi32>, tensor<i32>) -> tensor<3xi32>
  %29 = stablehlo.constant dense<150> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5850xi32>
  %31 = stablehlo.constant dense<7> : tensor<5850xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<5850xi32>
  %33 = stablehlo.constant dense<251> : tensor<5850xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<5850xi32>
  %35 = stablehlo.constant dense<100> : tensor<5850xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<5850xi32>
  %37 = "stablehlo.reshape"(%36) : (tensor<5850xi32>) -> tensor<45x130xi32>
  %38 = stablehlo.reduce(%37 init: %8) applies stablehlo.maximum across dimensions = [0] : (tensor<45x130xi32>, tensor<i32>) -> tensor<130xi32>
  %39 = stablehlo.constant dense<[125, 132, 139, 146, 150, 128, 135, 142, 149, 125, 132, 139, 146, 150, 129, 136, 143, 150, 125, 132, 139, 146, 150, 129, 136, 143, 150, 125, 132, 139, 146, 150, 129, 136, 143, 150, 126, 133, 140, 147, 150, 129, 136, 143, 150, 126, 133, 140, 147, 150, 130, 137, 144, 150, 126, 133, 140, 147, 150, 130, 137, 144, 150, 126, 133, 140, 147, 150, 130, 137, 144, 150, 127, 134, 141, 148, 150, 130, 137, 144, 150, 127, 134, 141, 148, 150, 131, 138, 145, 150, 127, 134, 141, 148, 124, 131, 138, 145, 150, 127, 134, 141, 148, 124, 131, 138, 145, 150, 128, 135, 142, 149, 124, 131, 138, 145, 150, 128, 135, 142, 149, 125, 132, 139, 146, 150, 128, 135, 142, 149]> : tensor<130xi32>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<130xi32>, tensor<130xi32>) -> ()
  %40 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5850xi32>
  %41 = stablehlo.multiply %40, %31 : tensor<5850xi32>
  %42 = stablehlo.remainder %41, %33 : tensor<5850xi32>
  %43 = stablehlo.subtract %42, %35 : tensor<5850xi32>
  %44 = "stablehlo.reshape"(%43) : (tensor<5850xi32>) -> tensor<45x130xi32>
  %45 = stablehlo.reduce(%44 init: %8) applies stablehlo.maximum across dimensions = [1] : (tensor<45x130xi32>, tensor<i32>) -> tensor<45xi32>
  %46 = stablehlo.constant dense<[147, 150, 147, 150, 148, 150, 148, 150, 148, 150, 148, 150, 149, 150, 149, 150, 149, 150, 149, 150, 150, 146, 150, 147, 150, 147, 150, 147, 150, 147, 150, 148, 150, 148, 150, 148, 150, 148, 150, 149, 150, 149, 150, 149, 150]> : tensor<45xi32>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<45xi32>, tensor<45xi32>) -> ()
  %47 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5850xi32>
  %48 = stablehlo.multiply %47, %31 : tensor<5850xi32>
  %49 = stablehlo.remainder %48, %33 : tensor<5850xi32>
  %50 = stablehlo.subtract %49, %35 : tensor<5850xi32>
  %51 = "stablehlo.reshape"(%50) : (tensor<5850xi32>) -> tensor<45x130xi32>
  %52 = stablehlo.reduce(%51 init: %8) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<45x130xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%52, %19) : (tensor<i32>, tensor<i32>) -> ()
  %53 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<420xi32>
  %54 = stablehlo.constant dense<7> : tensor<420xi32>
  %55 = stablehlo.multiply %53, %54 : tensor<420xi32>
  %56 = stablehlo.constant dense<251> : tensor<420xi32>
  %57 = stablehlo.remainder %55, %56 : tensor<420xi32>
  %58 = stablehlo.constant dense<100> : tensor<420xi32>
  %59 = stablehlo.subtract %57, %58 : tensor<420xi32>
  %60 = "stablehlo.reshape"(%59) : (tensor<420xi32>) -> tensor<10x6x7xi32>
  %61 = stablehlo.reduce(%60 init: %8) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<10x6x7xi32>, tensor<i32>) -> tensor<6xi32>
  %62 = stablehlo.constant dense<[150, 149, 148, 147, 146, 145]> : tensor<6xi32>
  stablehlo.custom_call @check.expect_eq(%61, %62) : (tensor<6xi32>, tensor<6xi32>) -> ()
  %63 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2520xi32>
  %64 = stablehlo.constant dense<7> : tensor<2520xi32>
  %65 = stablehlo.multiply %63, %64 : tensor<2520xi32>
  %66 = stablehlo.constant dense<251> : tensor<2520xi32>
  %67 = stablehlo.remainder %65, %66 : tensor<2520xi32>
  %68 = stablehlo.constant dense<100> : tensor<2520xi32>
  %69 = stablehlo.subtract %67, %68 : tensor<2520xi32>
  %70 = "stablehlo.reshape"(%69) : (tensor<2520xi32>) -> tensor<60x6x7xi32>
  %71 = stablehlo.reduce(%70 init: %8) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<60x6x7xi32>, tensor<i32>) -> tensor<6xi32>
  %72 = stablehlo.constant dense<[150, 149, 148, 147, 146, 150]> : tensor<6xi32>
  stablehlo.custom_call @check.expect_eq(%71, %72) : (tensor<6xi32>, tensor<6xi32>) -> ()
  %73 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<96000xi32>
  %74 = stablehlo.constant dense<7> : tensor<96000xi32>
  %75 = stablehlo.multiply %73, %74 : tensor<96000xi32>
  %76 = stablehlo.constant dense<251> : tensor<96000xi32>
  %77 = stablehlo.remainder %75, %76 : tensor<96000xi32>
  %78 = stablehlo.constant dense<100> : tensor<96000xi32>
  %79 = stablehlo.subtract %77, %78 : tensor<96000xi32>
  %80 = "stablehlo.reshape"(%79) : (tensor<96000xi32>) -> tensor<300x5x64xi32>
  %81 = stablehlo.reduce(%80 init: %8) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<300x5x64xi32>, tensor<i32>) -> tensor<5xi32>
  %82 = stablehlo.constant dense<150> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %83 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<11880xi32>
  %84 = stablehlo.constant dense<7> : tensor<11880xi32>
  %85 = stablehlo.multiply %83, %84 : tensor<11880xi32>
  %86 = stablehlo.constant dense<251> : tensor<11880xi32>
  %87 = stablehlo.remainder %85, %86 : tensor<11880xi32>
  %88 = stablehlo.constant dense<100> : tensor<11880xi32>
  %89 = stablehlo.subtract %87, %88 : tensor<11880xi32>
  %90 = "stablehlo.reshape"(%89) : (tensor<11880xi32>) -> tensor<9x40x33xi32>
  %91 = stablehlo.reduce(%90 init: %8) applies stablehlo.maximum across dimensions = [1] : (tensor<9x40x33xi32>, tensor<i32>) -> tensor<9x33xi32>
  %92 = stablehlo.constant dense<[[144, 149, 147, 145, 150, 148, 144, 142, 149, 145, 143, 150, 146, 144, 149, 147, 145, 150, 148, 146, 142, 149, 147, 143, 150, 148, 144, 142, 149, 145, 143, 150, 146], [146, 144, 149, 147, 145, 150, 148, 146, 142, 149, 147, 143, 150, 146, 144, 149, 147, 145, 150, 148, 146, 142, 149, 147, 143, 150, 148, 144, 142, 149, 145, 143, 150], [150, 146, 144, 149, 147, 145, 150, 148, 146, 142, 149, 147, 143, 150, 148, 144, 149, 149, 145, 150, 148, 146, 142, 149, 147, 143, 150, 148, 144, 142, 149, 145, 143], [143, 150, 146, 144, 149, 147, 145, 150, 148, 146, 142, 149, 147, 143, 150, 148, 144, 142, 149, 145, 150, 150, 146, 144, 149, 147, 143, 150, 148, 144, 142, 149, 145], [145, 143, 150, 146, 144, 149, 147, 145, 150, 148, 146, 142, 149, 147, 143, 150, 148, 144, 142, 149, 145, 143, 150, 146, 144, 149, 147, 145, 150, 148, 146, 142, 149], [149, 147, 143, 150, 146, 144, 149, 147, 145, 150, 148, 146, 142, 149, 147, 143, 150, 148, 144, 142, 149, 145, 143, 150, 146, 144, 149, 147, 145, 150, 148, 146, 142], [142, 149, 147, 143, 150, 148, 144, 149, 149, 145, 150, 148, 146, 142, 149, 147, 143, 150, 148, 144, 142, 149, 145, 143, 150, 146, 144, 149, 147, 145, 150, 148, 146], [146, 142, 149, 147, 143, 150, 148, 144, 142, 149, 145, 150, 150, 146, 144, 149, 147, 143, 150, 148, 144, 142, 149, 145, 143, 150, 146, 144, 149, 147, 145, 150, 148], [148, 146, 142, 149, 147, 143, 150, 148, 144, 142, 149, 145, 143, 150, 146, 144, 149, 147, 145, 150, 148, 146, 142, 149, 145, 143, 150, 146, 144, 149, 147, 145, 150]]> : tensor<9x33xi32>
  stablehlo.custom_call @check.expect_eq(%91, %92) : (tensor<9x33xi32>, tensor<9x33xi32>) -> ()
  %93 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<11880xi32>
  %94 = stablehlo.multiply %93, %84 : tensor<11880xi32>
  %95 = stablehlo.remainder %94, %86 : tensor<11880xi32>
  %96 = stablehlo.subtract %95, %88 : tensor<11880xi32>
  %97 = "stablehlo.reshape"(%96) : (tensor<11880xi32>) -> tensor<9x40x33xi32>
  %98 = stablehlo.reduce(%97 init: %8) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<9x40x33xi32>, tensor<i32>) -> tensor<40xi32>
  %99 = stablehlo.constant dense<[150, 149, 150, 149, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 149, 150, 149, 150, 149, 150, 149, 150, 149, 150, 149, 150, 150, 150, 150, 150, 150, 150, 150, 149, 150, 149, 150, 149]> : tensor<40xi32>
  stablehlo.custom_call @check.expect_eq(%98, %99) : (tensor<40xi32>, tensor<40xi32>) -> ()
  %100 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1680xi32>
  %101 = stablehlo.constant dense<7> : tensor<1680xi32>
  %102 = stablehlo.multiply %100, %101 : tensor<1680xi32>
  %103 = stablehlo.constant dense<251> : tensor<1680xi32>
  %104 = stablehlo.remainder %102, %103 : tensor<1680xi32>
  %105 = stablehlo.constant dense<100> : tensor<1680xi32>
  %106 = stablehlo.subtract %104, %105 : tensor<1680xi32>
  %107 = "stablehlo.reshape"(%106) : (tensor<1680xi32>) -> tensor<4x3x2x70xi32>
  %108 = stablehlo.reduce(%107 init: %8) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<4x3x2x70xi32>, tensor<i32>) -> tensor<3x70xi32>
  %109 = stablehlo.constant dense<[[139, 146, 93, 100, 107, 114, 121, 128, 135, 142, 149, 144, 91, 98, 105, 112, 119, 126, 133, 140, 147, 142, 149, 96, 103, 110, 117, 124, 131, 138, 145, 140, 147, 131, 138, 145, 140, 147, 94, 101, 108, 115, 122, 129, 136, 143, 150, 145, 92, 99, 106, 113, 120, 127, 134, 141, 148, 143, 150, 97, 104, 111, 118, 125, 132, 139, 146, 141, 148, 132], [150, 134, 141, 148, 143, 150, 97, 104, 111, 118, 125, 132, 139, 146, 141, 148, 95, 102, 109, 116, 123, 130, 137, 144, 139, 146, 93, 100, 107, 114, 121, 128, 135, 142, 149, 144, 128, 135, 142, 149, 144, 91, 98, 105, 112, 119, 126, 133, 140, 147, 142, 149, 96, 103, 110, 117, 124, 131, 138, 145, 140, 147, 94, 101, 108, 115, 122, 129, 136, 143], [138, 145, 140, 147, 131, 138, 145, 140, 147, 94, 101, 108, 115, 122, 129, 136, 143, 150, 145, 92, 99, 106, 113, 120, 127, 134, 141, 148, 143, 150, 97, 104, 111, 118, 125, 132, 139, 146, 141, 148, 132, 139, 146, 141, 148, 95, 102, 109, 116, 123, 130, 137, 144, 139, 146, 93, 100, 107, 114, 121, 128, 135, 142, 149, 144, 91, 98, 105, 112, 119]]> : tensor<3x70xi32>
  stablehlo.custom_call @check.expect_eq(%108, %109) : (tensor<3x70xi32>, tensor<3x70xi32>) -> ()
  %110 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16800xi32>
  %111 = stablehlo.constant dense<7> : tensor<16800xi32>
  %112 = stablehlo.multiply %110, %111 : tensor<16800xi32>
  %113 = stablehlo.constant dense<251> : tensor<16800xi32>
  %114 = stablehlo.remainder %112, %113 : tensor<16800xi32>
  %115 = stablehlo.constant dense<100> : tensor<16800xi32>
  %116 = stablehlo.subtract %114, %115 : tensor<16800xi32>
  %117 = "stablehlo.reshape"(%116) : (tensor<16800xi32>) -> tensor<4x3x20x70xi32>
  %118 = stablehlo.reduce(%117 init: %8) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<4x3x20x70xi32>, tensor<i32>) -> tensor<4x20xi32>
  %119 = stablehlo.constant dense<[[149, 150, 150, 150, 150, 149, 150, 149, 150, 150, 150, 150, 149, 150, 149, 150, 150, 150, 150, 149], [150, 150, 149, 150, 150, 150, 149, 150, 149, 150, 150, 150, 150, 149, 150, 149, 150, 150, 150, 150], [150, 150, 150, 149, 150, 149, 150, 149, 150, 149, 150, 150, 150, 150, 149, 150, 149, 150, 150, 150], [150, 150, 150, 150, 149, 150, 149, 150, 150, 150, 149, 150, 150, 150, 150, 149, 150, 149, 150, 150]]> : tensor<4x20xi32>
  stablehlo.custom_call @check.expect_eq(%118, %119) : (tensor<4x20xi32>, tensor<4x20xi32>) -> ()
  %120 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7500xi32>
  %121 = stablehlo.constant dense<7> : tensor<7500xi32>
  %122 = stablehlo.multiply %120, %121 : tensor<7500xi32>
  %123 = stablehlo.constant dense<251> : tensor<7500xi32>
  %124 = stablehlo.remainder %122, %123 : tensor<7500xi32>
  %125 = stablehlo.constant dense<100> : tensor<7500xi32>
  %126 = stablehlo.subtract %124, %125 : tensor<7500xi32>
  %127 = "stablehlo.reshape"(%126) : (tensor<7500xi32>) -> tensor<3x2500xi32>
  %128 = stablehlo.reduce(%127 init: %8) applies stablehlo.maximum across dimensions = [0] : (tensor<3x2500xi32>, tensor<i32>) -> tensor<2500xi32>
  %129 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2500xi32>
  %130 = stablehlo.constant dense<81006> : tensor<2500xi32>
  %131 = stablehlo.multiply %129, %130 : tensor<2500xi32>
  %132 = stablehlo.constant dense<12345> : tensor<2500xi32>
  %133 = stablehlo.add %131, %132 : tensor<2500xi32>
  %134 = stablehlo.multiply %128, %133 : tensor<2500xi32>
  %135 = stablehlo.constant dense<0> : tensor<i32>
  %136 = stablehlo.reduce(%134 init: %135) applies stablehlo.add across dimensions = [0] : (tensor<2500xi32>, tensor<i32>) -> tensor<i32>
  %137 = stablehlo.constant dense<-833057165> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%136, %137) : (tensor<i32>, tensor<i32>) -> ()
  %138 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<216xi32>
  %139 = stablehlo.constant dense<7> : tensor<216xi32>
  %140 = stablehlo.multiply %138, %139 : tensor<216xi32>
  %141 = stablehlo.constant dense<251> : tensor<216xi32>
  %142 = stablehlo.remainder %140, %141 : tensor<216xi32>
  %143 = stablehlo.constant dense<100> : tensor<216xi32>
  %144 = stablehlo.subtract %142, %143 : tensor<216xi32>
  %145 = "stablehlo.reshape"(%144) : (tensor<216xi32>) -> tensor<2x3x2x3x2x3xi32>
  %146 = stablehlo.reduce(%145 init: %8) applies stablehlo.maximum across dimensions = [1, 3, 5] : (tensor<2x3x2x3x2x3xi32>, tensor<i32>) -> tensor<2x2x2xi32>
  %147 = stablehlo.constant dense<[[[5, 21], [126, 147]], [[5, 24], [129, 150]]]> : tensor<2x2x2xi32>
  stablehlo.custom_call @check.expect_eq(%146, %147) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> ()
  return
}
// -----
// reduce of i8 by add, larger than tiles
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10006xi32>
  %1 = stablehlo.constant dense<7> : tensor<10006xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<10006xi32>
  %3 = stablehlo.constant dense<251> : tensor<10006xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<10006xi32>
  %5 = stablehlo.constant dense<100> : tensor<10006xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<10006xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<10006xi32>) -> tensor<10006xi8>
  %8 = "stablehlo.reshape"(%7) : (tensor<10006xi8>) -> tensor<2x5003xi8>
  %9 = stablehlo.constant dense<5> : tensor<i8>
  %10 = stablehlo.reduce(%8 init: %9) applies stablehlo.add across dimensions = [1] : (tensor<2x5003xi8>, tensor<i8>) -> tensor<2xi8>
  %11 = stablehlo.constant dense<[105, 80]> : tensor<2xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xi8>, tensor<2xi8>) -> ()
  %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<420xi32>
  %13 = stablehlo.constant dense<7> : tensor<420xi32>
  %14 = stablehlo.multiply %12, %13 : tensor<420xi32>
  %15 = stablehlo.constant dense<251> : tensor<420xi32>
  %16 = stablehlo.remainder %14, %15 : tensor<420xi32>
  %17 = stablehlo.constant dense<100> : tensor<420xi32>
  %18 = stablehlo.subtract %16, %17 : tensor<420xi32>
  %19 = "stablehlo.convert"(%18) : (tensor<420xi32>) -> tensor<420xi8>
  %20 = "stablehlo.reshape"(%19) : (tensor<420xi8>) -> tensor<10x6x7xi8>
  %21 = stablehlo.reduce(%20 init: %9) applies stablehlo.add across dimensions = [0, 2] : (tensor<10x6x7xi8>, tensor<i8>) -> tensor<6xi8>
  %22 = stablehlo.constant dense<[-27, 115, 21, -53, -127, 60]> : tensor<6xi8>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<6xi8>, tensor<6xi8>) -> ()
  %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16800xi32>
  %24 = stablehlo.constant dense<7> : tensor<16800xi32>
  %25 = stablehlo.multiply %23, %24 : tensor<16800xi32>
  %26 = stablehlo.constant dense<251> : tensor<16800xi32>
  %27 = stablehlo.remainder %25, %26 : tensor<16800xi32>
  %28 = stablehlo.constant dense<100> : tensor<16800xi32>
  %29 = stablehlo.subtract %27, %28 : tensor<16800xi32>
  %30 = "stablehlo.convert"(%29) : (tensor<16800xi32>) -> tensor<16800xi8>
  %31 = "stablehlo.reshape"(%30) : (tensor<16800xi8>) -> tensor<4x3x20x70xi8>
  %32 = stablehlo.reduce(%31 init: %9) applies stablehlo.add across dimensions = [1, 3] : (tensor<4x3x20x70xi8>, tensor<i8>) -> tensor<4x20xi8>
  %33 = stablehlo.constant dense<"0x353026211208F9F4E5D6D1C2B8A9A49586817268C9BAB5B0B0A69C8D88796A65564C3D38291A1506625D4E4435353030211C0DFEF9EAE0D1CCBDAEA905F6F1E2D8C9C4B5B0B0B0A1928D7E7465605142"> : tensor<4x20xi8>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<4x20xi8>, tensor<4x20xi8>) -> ()
  return
}
// -----
// reduce of i8 by maximum, larger than tiles
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10006xi32>
  %1 = stablehlo.constant dense<7> : tensor<10006xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<10006xi32>
  %3 = stablehlo.constant dense<251> : tensor<10006xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<10006xi32>
  %5 = stablehlo.constant dense<100> : tensor<10006xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<10006xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<10006xi32>) -> tensor<10006xi8>
  %8 = "stablehlo.reshape"(%7) : (tensor<10006xi8>) -> tensor<2x5003xi8>
  %9 = stablehlo.constant dense<5> : tensor<i8>
  %10 = stablehlo.reduce(%8 init: %9) applies stablehlo.maximum across dimensions = [1] : (tensor<2x5003xi8>, tensor<i8>) -> tensor<2xi8>
  %11 = stablehlo.constant dense<127> : tensor<2xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xi8>, tensor<2xi8>) -> ()
  %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<420xi32>
  %13 = stablehlo.constant dense<7> : tensor<420xi32>
  %14 = stablehlo.multiply %12, %13 : tensor<420xi32>
  %15 = stablehlo.constant dense<251> : tensor<420xi32>
  %16 = stablehlo.remainder %14, %15 : tensor<420xi32>
  %17 = stablehlo.constant dense<100> : tensor<420xi32>
  %18 = stablehlo.subtract %16, %17 : tensor<420xi32>
  %19 = "stablehlo.convert"(%18) : (tensor<420xi32>) -> tensor<420xi8>
  %20 = "stablehlo.reshape"(%19) : (tensor<420xi8>) -> tensor<10x6x7xi8>
  %21 = stablehlo.reduce(%20 init: %9) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<10x6x7xi8>, tensor<i8>) -> tensor<6xi8>
  %22 = stablehlo.constant dense<[122, 127, 127, 125, 124, 123]> : tensor<6xi8>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<6xi8>, tensor<6xi8>) -> ()
  %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16800xi32>
  %24 = stablehlo.constant dense<7> : tensor<16800xi32>
  %25 = stablehlo.multiply %23, %24 : tensor<16800xi32>
  %26 = stablehlo.constant dense<251> : tensor<16800xi32>
  %27 = stablehlo.remainder %25, %26 : tensor<16800xi32>
  %28 = stablehlo.constant dense<100> : tensor<16800xi32>
  %29 = stablehlo.subtract %27, %28 : tensor<16800xi32>
  %30 = "stablehlo.convert"(%29) : (tensor<16800xi32>) -> tensor<16800xi8>
  %31 = "stablehlo.reshape"(%30) : (tensor<16800xi8>) -> tensor<4x3x20x70xi8>
  %32 = stablehlo.reduce(%31 init: %9) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<4x3x20x70xi8>, tensor<i8>) -> tensor<4x20xi8>
  %33 = stablehlo.constant dense<"0x7E7F7F7F7E7F7E7F7F7F7F7E7F7E7F7F7F7F7E7F7F7E7F7E7F7F7F7E7F7F7F7F7E7F7E7F7F7F7F7E7F7F7E7F7E7F7F7F7E7F7F7F7F7E7F7E7F7F7F7F7F7F7F7E7F7E7F7F7F7F7E7F7F7F7E7F7E7F7F7F"> : tensor<4x20xi8>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<4x20xi8>, tensor<4x20xi8>) -> ()
  return
}
// -----
// reduce of ui64 by add, larger than tiles
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10006xi32>
  %1 = stablehlo.constant dense<7> : tensor<10006xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<10006xi32>
  %3 = stablehlo.constant dense<251> : tensor<10006xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<10006xi32>
  %5 = stablehlo.constant dense<0> : tensor<10006xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<10006xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<10006xi32>) -> tensor<10006xui64>
  %8 = "stablehlo.reshape"(%7) : (tensor<10006xui64>) -> tensor<2x5003xui64>
  %9 = stablehlo.constant dense<2> : tensor<ui64>
  %10 = stablehlo.reduce(%8 init: %9) applies stablehlo.add across dimensions = [1] : (tensor<2x5003xui64>, tensor<ui64>) -> tensor<2xui64>
  %11 = stablehlo.constant dense<[624306, 626329]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<420xi32>
  %13 = stablehlo.constant dense<7> : tensor<420xi32>
  %14 = stablehlo.multiply %12, %13 : tensor<420xi32>
  %15 = stablehlo.constant dense<251> : tensor<420xi32>
  %16 = stablehlo.remainder %14, %15 : tensor<420xi32>
  %17 = stablehlo.constant dense<0> : tensor<420xi32>
  %18 = stablehlo.subtract %16, %17 : tensor<420xi32>
  %19 = "stablehlo.convert"(%18) : (tensor<420xi32>) -> tensor<420xui64>
  %20 = "stablehlo.reshape"(%19) : (tensor<420xui64>) -> tensor<10x6x7xui64>
  %21 = stablehlo.reduce(%20 init: %9) applies stablehlo.add across dimensions = [0, 2] : (tensor<10x6x7xui64>, tensor<ui64>) -> tensor<6xui64>
  %22 = stablehlo.constant dense<[7738, 9160, 9578, 8992, 8406, 7569]> : tensor<6xui64>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<6xui64>, tensor<6xui64>) -> ()
  %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16800xi32>
  %24 = stablehlo.constant dense<7> : tensor<16800xi32>
  %25 = stablehlo.multiply %23, %24 : tensor<16800xi32>
  %26 = stablehlo.constant dense<251> : tensor<16800xi32>
  %27 = stablehlo.remainder %25, %26 : tensor<16800xi32>
  %28 = stablehlo.constant dense<0> : tensor<16800xi32>
  %29 = stablehlo.subtract %27, %28 : tensor<16800xi32>
  %30 = "stablehlo.convert"(%29) : (tensor<16800xi32>) -> tensor<16800xui64>
  %31 = "stablehlo.reshape"(%30) : (tensor<16800xui64>) -> tensor<4x3x20x70xui64>
  %32 = stablehlo.reduce(%31 init: %9) applies stablehlo.add across dimensions = [1, 3] : (tensor<4x3x20x70xui64>, tensor<ui64>) -> tensor<4x20xui64>
  %33 = stablehlo.constant dense<[[26170, 25909, 25899, 25638, 25879, 25869, 26110, 25849, 26090, 26331, 26070, 26311, 26301, 26542, 26281, 26522, 26763, 26502, 26743, 26733], [26574, 26815, 26554, 26293, 25781, 25771, 25761, 26002, 25741, 25982, 26223, 25962, 26203, 26193, 26434, 26173, 26414, 26655, 26394, 26635], [26727, 26466, 26707, 26697, 26938, 26426, 26165, 25653, 25894, 25633, 25874, 26115, 25854, 26095, 26085, 26326, 26065, 26306, 26547, 26286], [26378, 26619, 26358, 26599, 26589, 26830, 26569, 26810, 26549, 26037, 25525, 25766, 26007, 25746, 25987, 25977, 26218, 25957, 26198, 26439]]> : tensor<4x20xui64>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<4x20xui64>, tensor<4x20xui64>) -> ()
  return
}
// -----
// reduce of ui64 by maximum, larger than tiles
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10006xi32>
  %1 = stablehlo.constant dense<7> : tensor<10006xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<10006xi32>
  %3 = stablehlo.constant dense<251> : tensor<10006xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<10006xi32>
  %5 = stablehlo.constant dense<0> : tensor<10006xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<10006xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<10006xi32>) -> tensor<10006xui64>
  %8 = "stablehlo.reshape"(%7) : (tensor<10006xui64>) -> tensor<2x5003xui64>
  %9 = stablehlo.constant dense<2> : tensor<ui64>
  %10 = stablehlo.reduce(%8 init: %9) applies stablehlo.maximum across dimensions = [1] : (tensor<2x5003xui64>, tensor<ui64>) -> tensor<2xui64>
  %11 = stablehlo.constant dense<250> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<420xi32>
  %13 = stablehlo.constant dense<7> : tensor<420xi32>
  %14 = stablehlo.multiply %12, %13 : tensor<420xi32>
  %15 = stablehlo.constant dense<251> : tensor<420xi32>
  %16 = stablehlo.remainder %14, %15 : tensor<420xi32>
  %17 = stablehlo.constant dense<0> : tensor<420xi32>
  %18 = stablehlo.subtract %16, %17 : tensor<420xi32>
  %19 = "stablehlo.convert"(%18) : (tensor<420xi32>) -> tensor<420xui64>
  %20 = "stablehlo.reshape"(%19) : (tensor<420xui64>) -> tensor<10x6x7xui64>
  %21 = stablehlo.reduce(%20 init: %9) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<10x6x7xui64>, tensor<ui64>) -> tensor<6xui64>
  %22 = stablehlo.constant dense<[250, 249, 248, 247, 246, 245]> : tensor<6xui64>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<6xui64>, tensor<6xui64>) -> ()
  %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16800xi32>
  %24 = stablehlo.constant dense<7> : tensor<16800xi32>
  %25 = stablehlo.multiply %23, %24 : tensor<16800xi32>
  %26 = stablehlo.constant dense<251> : tensor<16800xi32>
  %27 = stablehlo.remainder %25, %26 : tensor<16800xi32>
  %28 = stablehlo.constant dense<0> : tensor<16800xi32>
  %29 = stablehlo.subtract %27, %28 : tensor<16800xi32>
  %30 = "stablehlo.convert"(%29) : (tensor<16800xi32>) -> tensor<16800xui64>
  %31 = "stablehlo.reshape"(%30) : (tensor<16800xui64>) -> tensor<4x3x20x70xui64>
  %32 = stablehlo.reduce(%31 init: %9) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<4x3x20x70xui64>, tensor<ui64>) -> tensor<4x20xui64>
  %33 = stablehlo.constant dense<[[249, 250, 250, 250, 250, 249, 250, 249, 250, 250, 250, 250, 249, 250, 249, 250, 250, 250, 250, 249], [250, 250, 249, 250, 250, 250, 249, 250, 249, 250, 250, 250, 250, 249, 250, 249, 250, 250, 250, 250], [250, 250, 250, 249, 250, 249, 250, 249, 250, 249, 250, 250, 250, 250, 249, 250, 249, 250, 250, 250], [250, 250, 250, 250, 249, 250, 249, 250, 250, 250, 249, 250, 250, 250, 250, 249, 250, 249, 250, 250]]> : tensor<4x20xui64>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<4x20xui64>, tensor<4x20xui64>) -> ()
  return
}
// -----
// reduce of complex<f32> by add, larger than tiles
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10006xi32>
  %1 = stablehlo.constant dense<7> : tensor<10006xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<10006xi32>
  %3 = stablehlo.constant dense<251> : tensor<10006xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<10006xi32>
  %5 = stablehlo.constant dense<100> : tensor<10006xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<10006xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<10006xi32>) -> tensor<10006xcomplex<f32>>
  %8 = "stablehlo.reshape"(%7) : (tensor<10006xcomplex<f32>>) -> tensor<2x5003xcomplex<f32>>
  %9 = stablehlo.constant dense<(5.0, 0.0)> : tensor<complex<f32>>
  %10 = stablehlo.reduce(%8 init: %9) applies stablehlo.add across dimensions = [1] : (tensor<2x5003xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %11 = stablehlo.constant dense<[(124009.0, 0.0), (126032.0, 0.0)]> : tensor<2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<420xi32>
  %13 = stablehlo.constant dense<7> : tensor<420xi32>
  %14 = stablehlo.multiply %12, %13 : tensor<420xi32>
  %15 = stablehlo.constant dense<251> : tensor<420xi32>
  %16 = stablehlo.remainder %14, %15 : tensor<420xi32>
  %17 = stablehlo.constant dense<100> : tensor<420xi32>
  %18 = stablehlo.subtract %16, %17 : tensor<420xi32>
  %19 = "stablehlo.convert"(%18) : (tensor<420xi32>) -> tensor<420xcomplex<f32>>
  %20 = "stablehlo.reshape"(%19) : (tensor<420xcomplex<f32>>) -> tensor<10x6x7xcomplex<f32>>
  %21 = stablehlo.reduce(%20 init: %9) applies stablehlo.add across dimensions = [0, 2] : (tensor<10x6x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
  %22 = stablehlo.constant dense<[(741.0, 0.0), (2163.0, 0.0), (2581.0, 0.0), (1995.0, 0.0), (1409.0, 0.0), (572.0, 0.0)]> : tensor<6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> ()
  %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16800xi32>
  %24 = stablehlo.constant dense<7> : tensor<16800xi32>
  %25 = stablehlo.multiply %23, %24 : tensor<16800xi32>
  %26 = stablehlo.constant dense<251> : tensor<16800xi32>
  %27 = stablehlo.remainder %25, %26 : tensor<16800xi32>
  %28 = stablehlo.constant dense<100> : tensor<16800xi32>
  %29 = stablehlo.subtract %27, %28 : tensor<16800xi32>
  %30 = "stablehlo.convert"(%29) : (tensor<16800xi32>) -> tensor<16800xcomplex<f32>>
  %31 = "stablehlo.reshape"(%30) : (tensor<16800xcomplex<f32>>) -> tensor<4x3x20x70xcomplex<f32>>
  %32 = stablehlo.reduce(%31 init: %9) applies stablehlo.add across dimensions = [1, 3] : (tensor<4x3x20x70xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x20xcomplex<f32>>
  %33 = stablehlo.constant dense<[[(5173.0, 0.0), (4912.0, 0.0), (4902.0, 0.0), (4641.0, 0.0), (4882.0, 0.0), (4872.0, 0.0), (5113.0, 0.0), (4852.0, 0.0), (5093.0, 0.0), (5334.0, 0.0), (5073.0, 0.0), (5314.0, 0.0), (5304.0, 0.0), (5545.0, 0.0), (5284.0, 0.0), (5525.0, 0.0), (5766.0, 0.0), (5505.0, 0.0), (5746.0, 0.0), (5736.0, 0.0)], [(5577.0, 0.0), (5818.0, 0.0), (5557.0, 0.0), (5296.0, 0.0), (4784.0, 0.0), (4774.0, 0.0), (4764.0, 0.0), (5005.0, 0.0), (4744.0, 0.0), (4985.0, 0.0), (5226.0, 0.0), (4965.0, 0.0), (5206.0, 0.0), (5196.0, 0.0), (5437.0, 0.0), (5176.0, 0.0), (5417.0, 0.0), (5658.0, 0.0), (5397.0, 0.0), (5638.0, 0.0)], [(5730.0, 0.0), (5469.0, 0.0), (5710.0, 0.0), (5700.0, 0.0), (5941.0, 0.0), (5429.0, 0.0), (5168.0, 0.0), (4656.0, 0.0), (4897.0, 0.0), (4636.0, 0.0), (4877.0, 0.0), (5118.0, 0.0), (4857.0, 0.0), (5098.0, 0.0), (5088.0, 0.0), (5329.0, 0.0), (5068.0, 0.0), (5309.0, 0.0), (5550.0, 0.0), (5289.0, 0.0)], [(5381.0, 0.0), (5622.0, 0.0), (5361.0, 0.0), (5602.0, 0.0), (5592.0, 0.0), (5833.0, 0.0), (5572.0, 0.0), (5813.0, 0.0), (5552.0, 0.0), (5040.0, 0.0), (4528.0, 0.0), (4769.0, 0.0), (5010.0, 0.0), (4749.0, 0.0), (4990.0, 0.0), (4980.0, 0.0), (5221.0, 0.0), (4960.0, 0.0), (5201.0, 0.0), (5442.0, 0.0)]]> : tensor<4x20xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<4x20xcomplex<f32>>, tensor<4x20xcomplex<f32>>) -> ()
  return
}
// -----
// reduce of complex<f32> by maximum, larger than tiles
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10006xi32>
  %1 = stablehlo.constant dense<7> : tensor<10006xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<10006xi32>
  %3 = stablehlo.constant dense<251> : tensor<10006xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<10006xi32>
  %5 = stablehlo.constant dense<100> : tensor<10006xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<10006xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<10006xi32>) -> tensor<10006xcomplex<f32>>
  %8 = "stablehlo.reshape"(%7) : (tensor<10006xcomplex<f32>>) -> tensor<2x5003xcomplex<f32>>
  %9 = stablehlo.constant dense<(5.0, 0.0)> : tensor<complex<f32>>
  %10 = stablehlo.reduce(%8 init: %9) applies stablehlo.maximum across dimensions = [1] : (tensor<2x5003xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %11 = stablehlo.constant dense<(150.0, 0.0)> : tensor<2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<420xi32>
  %13 = stablehlo.constant dense<7> : tensor<420xi32>
  %14 = stablehlo.multiply %12, %13 : tensor<420xi32>
  %15 = stablehlo.constant dense<251> : tensor<420xi32>
  %16 = stablehlo.remainder %14, %15 : tensor<420xi32>
  %17 = stablehlo.constant dense<100> : tensor<420xi32>
  %18 = stablehlo.subtract %16, %17 : tensor<420xi32>
  %19 = "stablehlo.convert"(%18) : (tensor<420xi32>) -> tensor<420xcomplex<f32>>
  %20 = "stablehlo.reshape"(%19) : (tensor<420xcomplex<f32>>) -> tensor<10x6x7xcomplex<f32>>
  %21 = stablehlo.reduce(%20 init: %9) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<10x6x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
  %22 = stablehlo.constant dense<[(150.0, 0.0), (149.0, 0.0), (148.0, 0.0), (147.0, 0.0), (146.0, 0.0), (145.0, 0.0)]> : tensor<6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> ()
  %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16800xi32>
  %24 = stablehlo.constant dense<7> : tensor<16800xi32>
  %25 = stablehlo.multiply %23, %24 : tensor<16800xi32>
  %26 = stablehlo.constant dense<251> : tensor<16800xi32>
  %27 = stablehlo.remainder %25, %26 : tensor<16800xi32>
  %28 = stablehlo.constant dense<100> : tensor<16800xi32>
  %29 = stablehlo.subtract %27, %28 : tensor<16800xi32>
  %30 = "stablehlo.convert"(%29) : (tensor<16800xi32>) -> tensor<16800xcomplex<f32>>
  %31 = "stablehlo.reshape"(%30) : (tensor<16800xcomplex<f32>>) -> tensor<4x3x20x70xcomplex<f32>>
  %32 = stablehlo.reduce(%31 init: %9) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<4x3x20x70xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x20xcomplex<f32>>
  %33 = stablehlo.constant dense<[[(149.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (149.0, 0.0)], [(150.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0)], [(150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0)], [(150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (149.0, 0.0), (150.0, 0.0), (150.0, 0.0)]]> : tensor<4x20xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<4x20xcomplex<f32>>, tensor<4x20xcomplex<f32>>) -> ()
  return
}
// -----
// reduce of f32 with what computes its operand
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %1 = stablehlo.constant dense<3> : tensor<2100xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<2100xi32>
  %3 = stablehlo.constant dense<5> : tensor<2100xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<2100xi32>
  %5 = stablehlo.constant dense<2> : tensor<2100xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<2100xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<2100xi32>) -> tensor<2100xf32>
  %8 = "stablehlo.reshape"(%7) : (tensor<2100xf32>) -> tensor<3x700xf32>
  %9 = stablehlo.constant dense<[0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0]> : tensor<700xf32>
  %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1>}> : (tensor<700xf32>) -> tensor<3x700xf32>
  %11 = stablehlo.add %8, %10 : tensor<3x700xf32>
  %12 = stablehlo.abs %11 : tensor<3x700xf32>
  %13 = stablehlo.constant dense<0.0> : tensor<f32>
  %14 = stablehlo.reduce(%11 init: %13) applies stablehlo.add across dimensions = [1] : (tensor<3x700xf32>, tensor<f32>) -> tensor<3xf32>
  %15 = stablehlo.constant dense<699.0> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %16 = stablehlo.reduce(%12 init: %13) applies stablehlo.maximum across dimensions = [1] : (tensor<3x700xf32>, tensor<f32>) -> tensor<3xf32>
  %17 = stablehlo.constant dense<4.0> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x700xf32>
  %19 = stablehlo.subtract %11, %18 : tensor<3x700xf32>
  %20 = stablehlo.reduce(%19 init: %13) applies stablehlo.minimum across dimensions = [1] : (tensor<3x700xf32>, tensor<f32>) -> tensor<3xf32>
  %21 = stablehlo.constant dense<-6.0> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %22 = stablehlo.reduce(%19 init: %13) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x700xf32>, tensor<f32>) -> tensor<f32>
  %23 = stablehlo.constant dense<-6303.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<f32>, tensor<f32>) -> ()
  %24 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %25 = stablehlo.multiply %24, %1 : tensor<2100xi32>
  %26 = stablehlo.remainder %25, %3 : tensor<2100xi32>
  %27 = stablehlo.subtract %26, %5 : tensor<2100xi32>
  %28 = "stablehlo.convert"(%27) : (tensor<2100xi32>) -> tensor<2100xf32>
  %29 = "stablehlo.reshape"(%28) : (tensor<2100xf32>) -> tensor<700x3xf32>
  %30 = stablehlo.constant dense<[0.0, 1.0, 2.0]> : tensor<3xf32>
  %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<700x3xf32>
  %32 = stablehlo.add %29, %31 : tensor<700x3xf32>
  %33 = stablehlo.abs %32 : tensor<700x3xf32>
  %34 = stablehlo.reduce(%32 init: %13) applies stablehlo.add across dimensions = [0] : (tensor<700x3xf32>, tensor<f32>) -> tensor<3xf32>
  %35 = stablehlo.constant dense<[0.0, 700.0, 1400.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %36 = stablehlo.reduce(%33 init: %13) applies stablehlo.maximum across dimensions = [0] : (tensor<700x3xf32>, tensor<f32>) -> tensor<3xf32>
  %37 = stablehlo.constant dense<[2.0, 3.0, 4.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<700x3xf32>
  %39 = stablehlo.subtract %32, %38 : tensor<700x3xf32>
  %40 = stablehlo.reduce(%39 init: %13) applies stablehlo.minimum across dimensions = [0] : (tensor<700x3xf32>, tensor<f32>) -> tensor<3xf32>
  %41 = stablehlo.constant dense<-4.0> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %42 = stablehlo.reduce(%39 init: %13) applies stablehlo.add across dimensions = [0, 1] : (tensor<700x3xf32>, tensor<f32>) -> tensor<f32>
  %43 = stablehlo.constant dense<-4200.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<f32>, tensor<f32>) -> ()
  %44 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<330xi32>
  %45 = stablehlo.constant dense<3> : tensor<330xi32>
  %46 = stablehlo.multiply %44, %45 : tensor<330xi32>
  %47 = stablehlo.constant dense<5> : tensor<330xi32>
  %48 = stablehlo.remainder %46, %47 : tensor<330xi32>
  %49 = stablehlo.constant dense<2> : tensor<330xi32>
  %50 = stablehlo.subtract %48, %49 : tensor<330xi32>
  %51 = "stablehlo.convert"(%50) : (tensor<330xi32>) -> tensor<330xf32>
  %52 = "stablehlo.reshape"(%51) : (tensor<330xf32>) -> tensor<6x11x5xf32>
  %53 = stablehlo.constant dense<[0.0, 1.0, 2.0, 0.0, 1.0]> : tensor<5xf32>
  %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xf32>) -> tensor<6x11x5xf32>
  %55 = stablehlo.add %52, %54 : tensor<6x11x5xf32>
  %56 = stablehlo.abs %55 : tensor<6x11x5xf32>
  %57 = stablehlo.reduce(%55 init: %13) applies stablehlo.add across dimensions = [0, 2] : (tensor<6x11x5xf32>, tensor<f32>) -> tensor<11xf32>
  %58 = stablehlo.constant dense<24.0> : tensor<11xf32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<11xf32>, tensor<11xf32>) -> ()
  %59 = stablehlo.reduce(%56 init: %13) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<6x11x5xf32>, tensor<f32>) -> tensor<11xf32>
  %60 = stablehlo.constant dense<2.0> : tensor<11xf32>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<11xf32>, tensor<11xf32>) -> ()
  %61 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 1>}> : (tensor<11xf32>) -> tensor<6x11x5xf32>
  %62 = stablehlo.subtract %55, %61 : tensor<6x11x5xf32>
  %63 = stablehlo.reduce(%62 init: %13) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<6x11x5xf32>, tensor<f32>) -> tensor<11xf32>
  %64 = stablehlo.constant dense<-4.0> : tensor<11xf32>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<11xf32>, tensor<11xf32>) -> ()
  %65 = stablehlo.reduce(%62 init: %13) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<6x11x5xf32>, tensor<f32>) -> tensor<f32>
  %66 = stablehlo.constant dense<-396.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%65, %66) : (tensor<f32>, tensor<f32>) -> ()
  %67 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<330xi32>
  %68 = stablehlo.multiply %67, %45 : tensor<330xi32>
  %69 = stablehlo.remainder %68, %47 : tensor<330xi32>
  %70 = stablehlo.subtract %69, %49 : tensor<330xi32>
  %71 = "stablehlo.convert"(%70) : (tensor<330xi32>) -> tensor<330xf32>
  %72 = "stablehlo.reshape"(%71) : (tensor<330xf32>) -> tensor<6x11x5xf32>
  %73 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xf32>) -> tensor<6x11x5xf32>
  %74 = stablehlo.add %72, %73 : tensor<6x11x5xf32>
  %75 = stablehlo.abs %74 : tensor<6x11x5xf32>
  %76 = stablehlo.reduce(%74 init: %13) applies stablehlo.add across dimensions = [1] : (tensor<6x11x5xf32>, tensor<f32>) -> tensor<6x5xf32>
  %77 = stablehlo.constant dense<[[-22.0, 22.0, 11.0, 22.0, 11.0], [-22.0, 22.0, 11.0, 22.0, 11.0], [-22.0, 22.0, 11.0, 22.0, 11.0], [-22.0, 22.0, 11.0, 22.0, 11.0], [-22.0, 22.0, 11.0, 22.0, 11.0], [-22.0, 22.0, 11.0, 22.0, 11.0]]> : tensor<6x5xf32>
  stablehlo.custom_call @check.expect_eq(%76, %77) : (tensor<6x5xf32>, tensor<6x5xf32>) -> ()
  %78 = stablehlo.reduce(%75 init: %13) applies stablehlo.maximum across dimensions = [1] : (tensor<6x11x5xf32>, tensor<f32>) -> tensor<6x5xf32>
  %79 = stablehlo.constant dense<[[2.0, 2.0, 1.0, 2.0, 1.0], [2.0, 2.0, 1.0, 2.0, 1.0], [2.0, 2.0, 1.0, 2.0, 1.0], [2.0, 2.0, 1.0, 2.0, 1.0], [2.0, 2.0, 1.0, 2.0, 1.0], [2.0, 2.0, 1.0, 2.0, 1.0]]> : tensor<6x5xf32>
  stablehlo.custom_call @check.expect_eq(%78, %79) : (tensor<6x5xf32>, tensor<6x5xf32>) -> ()
  %80 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x5xf32>) -> tensor<6x11x5xf32>
  %81 = stablehlo.subtract %74, %80 : tensor<6x11x5xf32>
  %82 = stablehlo.reduce(%81 init: %13) applies stablehlo.minimum across dimensions = [1] : (tensor<6x11x5xf32>, tensor<f32>) -> tensor<6x5xf32>
  %83 = stablehlo.constant dense<[[-4.0, 0.0, 0.0, 0.0, 0.0], [-4.0, 0.0, 0.0, 0.0, 0.0], [-4.0, 0.0, 0.0, 0.0, 0.0], [-4.0, 0.0, 0.0, 0.0, 0.0], [-4.0, 0.0, 0.0, 0.0, 0.0], [-4.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<6x5xf32>
  stablehlo.custom_call @check.expect_eq(%82, %83) : (tensor<6x5xf32>, tensor<6x5xf32>) -> ()
  %84 = stablehlo.reduce(%81 init: %13) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<6x11x5xf32>, tensor<f32>) -> tensor<f32>
  %85 = stablehlo.constant dense<-264.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%84, %85) : (tensor<f32>, tensor<f32>) -> ()
  %86 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xi32>
  %87 = stablehlo.constant dense<3> : tensor<17xi32>
  %88 = stablehlo.multiply %86, %87 : tensor<17xi32>
  %89 = stablehlo.constant dense<5> : tensor<17xi32>
  %90 = stablehlo.remainder %88, %89 : tensor<17xi32>
  %91 = stablehlo.constant dense<2> : tensor<17xi32>
  %92 = stablehlo.subtract %90, %91 : tensor<17xi32>
  %93 = "stablehlo.convert"(%92) : (tensor<17xi32>) -> tensor<17xf32>
  %94 = stablehlo.constant dense<[0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0]> : tensor<17xf32>
  %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0>}> : (tensor<17xf32>) -> tensor<17xf32>
  %96 = stablehlo.add %93, %95 : tensor<17xf32>
  %97 = stablehlo.abs %96 : tensor<17xf32>
  %98 = stablehlo.reduce(%96 init: %13) applies stablehlo.add across dimensions = [0] : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %99 = stablehlo.constant dense<15.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%98, %99) : (tensor<f32>, tensor<f32>) -> ()
  %100 = stablehlo.reduce(%97 init: %13) applies stablehlo.maximum across dimensions = [0] : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %101 = stablehlo.constant dense<4.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%100, %101) : (tensor<f32>, tensor<f32>) -> ()
  %102 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<17xf32>
  %103 = stablehlo.subtract %96, %102 : tensor<17xf32>
  %104 = stablehlo.reduce(%103 init: %13) applies stablehlo.minimum across dimensions = [0] : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %105 = stablehlo.constant dense<-6.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%104, %105) : (tensor<f32>, tensor<f32>) -> ()
  %106 = stablehlo.reduce(%103 init: %13) applies stablehlo.add across dimensions = [0] : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %107 = stablehlo.constant dense<-53.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%106, %107) : (tensor<f32>, tensor<f32>) -> ()
  return
}
// -----
// reduce of f64 with what computes its operand
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %1 = stablehlo.constant dense<3> : tensor<2100xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<2100xi32>
  %3 = stablehlo.constant dense<5> : tensor<2100xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<2100xi32>
  %5 = stablehlo.constant dense<2> : tensor<2100xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<2100xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<2100xi32>) -> tensor<2100xf64>
  %8 = "stablehlo.reshape"(%7) : (tensor<2100xf64>) -> tensor<3x700xf64>
  %9 = stablehlo.constant dense<[0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0]> : tensor<700xf64>
  %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1>}> : (tensor<700xf64>) -> tensor<3x700xf64>
  %11 = stablehlo.add %8, %10 : tensor<3x700xf64>
  %12 = stablehlo.abs %11 : tensor<3x700xf64>
  %13 = stablehlo.constant dense<0.0> : tensor<f64>
  %14 = stablehlo.reduce(%11 init: %13) applies stablehlo.add across dimensions = [1] : (tensor<3x700xf64>, tensor<f64>) -> tensor<3xf64>
  %15 = stablehlo.constant dense<699.0> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %16 = stablehlo.reduce(%12 init: %13) applies stablehlo.maximum across dimensions = [1] : (tensor<3x700xf64>, tensor<f64>) -> tensor<3xf64>
  %17 = stablehlo.constant dense<4.0> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3x700xf64>
  %19 = stablehlo.subtract %11, %18 : tensor<3x700xf64>
  %20 = stablehlo.reduce(%19 init: %13) applies stablehlo.minimum across dimensions = [1] : (tensor<3x700xf64>, tensor<f64>) -> tensor<3xf64>
  %21 = stablehlo.constant dense<-6.0> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %22 = stablehlo.reduce(%19 init: %13) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x700xf64>, tensor<f64>) -> tensor<f64>
  %23 = stablehlo.constant dense<-6303.0> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<f64>, tensor<f64>) -> ()
  %24 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %25 = stablehlo.multiply %24, %1 : tensor<2100xi32>
  %26 = stablehlo.remainder %25, %3 : tensor<2100xi32>
  %27 = stablehlo.subtract %26, %5 : tensor<2100xi32>
  %28 = "stablehlo.convert"(%27) : (tensor<2100xi32>) -> tensor<2100xf64>
  %29 = "stablehlo.reshape"(%28) : (tensor<2100xf64>) -> tensor<700x3xf64>
  %30 = stablehlo.constant dense<[0.0, 1.0, 2.0]> : tensor<3xf64>
  %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<700x3xf64>
  %32 = stablehlo.add %29, %31 : tensor<700x3xf64>
  %33 = stablehlo.abs %32 : tensor<700x3xf64>
  %34 = stablehlo.reduce(%32 init: %13) applies stablehlo.add across dimensions = [0] : (tensor<700x3xf64>, tensor<f64>) -> tensor<3xf64>
  %35 = stablehlo.constant dense<[0.0, 700.0, 1400.0]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %36 = stablehlo.reduce(%33 init: %13) applies stablehlo.maximum across dimensions = [0] : (tensor<700x3xf64>, tensor<f64>) -> tensor<3xf64>
  %37 = stablehlo.constant dense<[2.0, 3.0, 4.0]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf64>) -> tensor<700x3xf64>
  %39 = stablehlo.subtract %32, %38 : tensor<700x3xf64>
  %40 = stablehlo.reduce(%39 init: %13) applies stablehlo.minimum across dimensions = [0] : (tensor<700x3xf64>, tensor<f64>) -> tensor<3xf64>
  %41 = stablehlo.constant dense<-4.0> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %42 = stablehlo.reduce(%39 init: %13) applies stablehlo.add across dimensions = [0, 1] : (tensor<700x3xf64>, tensor<f64>) -> tensor<f64>
  %43 = stablehlo.constant dense<-4200.0> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<f64>, tensor<f64>) -> ()
  %44 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<330xi32>
  %45 = stablehlo.constant dense<3> : tensor<330xi32>
  %46 = stablehlo.multiply %44, %45 : tensor<330xi32>
  %47 = stablehlo.constant dense<5> : tensor<330xi32>
  %48 = stablehlo.remainder %46, %47 : tensor<330xi32>
  %49 = stablehlo.constant dense<2> : tensor<330xi32>
  %50 = stablehlo.subtract %48, %49 : tensor<330xi32>
  %51 = "stablehlo.convert"(%50) : (tensor<330xi32>) -> tensor<330xf64>
  %52 = "stablehlo.reshape"(%51) : (tensor<330xf64>) -> tensor<6x11x5xf64>
  %53 = stablehlo.constant dense<[0.0, 1.0, 2.0, 0.0, 1.0]> : tensor<5xf64>
  %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xf64>) -> tensor<6x11x5xf64>
  %55 = stablehlo.add %52, %54 : tensor<6x11x5xf64>
  %56 = stablehlo.abs %55 : tensor<6x11x5xf64>
  %57 = stablehlo.reduce(%55 init: %13) applies stablehlo.add across dimensions = [0, 2] : (tensor<6x11x5xf64>, tensor<f64>) -> tensor<11xf64>
  %58 = stablehlo.constant dense<24.0> : tensor<11xf64>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<11xf64>, tensor<11xf64>) -> ()
  %59 = stablehlo.reduce(%56 init: %13) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<6x11x5xf64>, tensor<f64>) -> tensor<11xf64>
  %60 = stablehlo.constant dense<2.0> : tensor<11xf64>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<11xf64>, tensor<11xf64>) -> ()
  %61 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 1>}> : (tensor<11xf64>) -> tensor<6x11x5xf64>
  %62 = stablehlo.subtract %55, %61 : tensor<6x11x5xf64>
  %63 = stablehlo.reduce(%62 init: %13) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<6x11x5xf64>, tensor<f64>) -> tensor<11xf64>
  %64 = stablehlo.constant dense<-4.0> : tensor<11xf64>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<11xf64>, tensor<11xf64>) -> ()
  %65 = stablehlo.reduce(%62 init: %13) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<6x11x5xf64>, tensor<f64>) -> tensor<f64>
  %66 = stablehlo.constant dense<-396.0> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%65, %66) : (tensor<f64>, tensor<f64>) -> ()
  %67 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<330xi32>
  %68 = stablehlo.multiply %67, %45 : tensor<330xi32>
  %69 = stablehlo.remainder %68, %47 : tensor<330xi32>
  %70 = stablehlo.subtract %69, %49 : tensor<330xi32>
  %71 = "stablehlo.convert"(%70) : (tensor<330xi32>) -> tensor<330xf64>
  %72 = "stablehlo.reshape"(%71) : (tensor<330xf64>) -> tensor<6x11x5xf64>
  %73 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xf64>) -> tensor<6x11x5xf64>
  %74 = stablehlo.add %72, %73 : tensor<6x11x5xf64>
  %75 = stablehlo.abs %74 : tensor<6x11x5xf64>
  %76 = stablehlo.reduce(%74 init: %13) applies stablehlo.add across dimensions = [1] : (tensor<6x11x5xf64>, tensor<f64>) -> tensor<6x5xf64>
  %77 = stablehlo.constant dense<[[-22.0, 22.0, 11.0, 22.0, 11.0], [-22.0, 22.0, 11.0, 22.0, 11.0], [-22.0, 22.0, 11.0, 22.0, 11.0], [-22.0, 22.0, 11.0, 22.0, 11.0], [-22.0, 22.0, 11.0, 22.0, 11.0], [-22.0, 22.0, 11.0, 22.0, 11.0]]> : tensor<6x5xf64>
  stablehlo.custom_call @check.expect_eq(%76, %77) : (tensor<6x5xf64>, tensor<6x5xf64>) -> ()
  %78 = stablehlo.reduce(%75 init: %13) applies stablehlo.maximum across dimensions = [1] : (tensor<6x11x5xf64>, tensor<f64>) -> tensor<6x5xf64>
  %79 = stablehlo.constant dense<[[2.0, 2.0, 1.0, 2.0, 1.0], [2.0, 2.0, 1.0, 2.0, 1.0], [2.0, 2.0, 1.0, 2.0, 1.0], [2.0, 2.0, 1.0, 2.0, 1.0], [2.0, 2.0, 1.0, 2.0, 1.0], [2.0, 2.0, 1.0, 2.0, 1.0]]> : tensor<6x5xf64>
  stablehlo.custom_call @check.expect_eq(%78, %79) : (tensor<6x5xf64>, tensor<6x5xf64>) -> ()
  %80 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x5xf64>) -> tensor<6x11x5xf64>
  %81 = stablehlo.subtract %74, %80 : tensor<6x11x5xf64>
  %82 = stablehlo.reduce(%81 init: %13) applies stablehlo.minimum across dimensions = [1] : (tensor<6x11x5xf64>, tensor<f64>) -> tensor<6x5xf64>
  %83 = stablehlo.constant dense<[[-4.0, 0.0, 0.0, 0.0, 0.0], [-4.0, 0.0, 0.0, 0.0, 0.0], [-4.0, 0.0, 0.0, 0.0, 0.0], [-4.0, 0.0, 0.0, 0.0, 0.0], [-4.0, 0.0, 0.0, 0.0, 0.0], [-4.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<6x5xf64>
  stablehlo.custom_call @check.expect_eq(%82, %83) : (tensor<6x5xf64>, tensor<6x5xf64>) -> ()
  %84 = stablehlo.reduce(%81 init: %13) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<6x11x5xf64>, tensor<f64>) -> tensor<f64>
  %85 = stablehlo.constant dense<-264.0> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%84, %85) : (tensor<f64>, tensor<f64>) -> ()
  %86 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xi32>
  %87 = stablehlo.constant dense<3> : tensor<17xi32>
  %88 = stablehlo.multiply %86, %87 : tensor<17xi32>
  %89 = stablehlo.constant dense<5> : tensor<17xi32>
  %90 = stablehlo.remainder %88, %89 : tensor<17xi32>
  %91 = stablehlo.constant dense<2> : tensor<17xi32>
  %92 = stablehlo.subtract %90, %91 : tensor<17xi32>
  %93 = "stablehlo.convert"(%92) : (tensor<17xi32>) -> tensor<17xf64>
  %94 = stablehlo.constant dense<[0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0]> : tensor<17xf64>
  %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0>}> : (tensor<17xf64>) -> tensor<17xf64>
  %96 = stablehlo.add %93, %95 : tensor<17xf64>
  %97 = stablehlo.abs %96 : tensor<17xf64>
  %98 = stablehlo.reduce(%96 init: %13) applies stablehlo.add across dimensions = [0] : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %99 = stablehlo.constant dense<15.0> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%98, %99) : (tensor<f64>, tensor<f64>) -> ()
  %100 = stablehlo.reduce(%97 init: %13) applies stablehlo.maximum across dimensions = [0] : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %101 = stablehlo.constant dense<4.0> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%100, %101) : (tensor<f64>, tensor<f64>) -> ()
  %102 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<17xf64>
  %103 = stablehlo.subtract %96, %102 : tensor<17xf64>
  %104 = stablehlo.reduce(%103 init: %13) applies stablehlo.minimum across dimensions = [0] : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %105 = stablehlo.constant dense<-6.0> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%104, %105) : (tensor<f64>, tensor<f64>) -> ()
  %106 = stablehlo.reduce(%103 init: %13) applies stablehlo.add across dimensions = [0] : (tensor<17xf64>, tensor<f64>) -> tensor<f64>
  %107 = stablehlo.constant dense<-53.0> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%106, %107) : (tensor<f64>, tensor<f64>) -> ()
  return
}
// -----
// reduce of i32 with what computes its operand
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %1 = stablehlo.constant dense<3> : tensor<2100xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<2100xi32>
  %3 = stablehlo.constant dense<5> : tensor<2100xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<2100xi32>
  %5 = stablehlo.constant dense<2> : tensor<2100xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<2100xi32>
  %7 = "stablehlo.reshape"(%6) : (tensor<2100xi32>) -> tensor<3x700xi32>
  %8 = stablehlo.constant dense<[0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]> : tensor<700xi32>
  %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 1>}> : (tensor<700xi32>) -> tensor<3x700xi32>
  %10 = stablehlo.add %7, %9 : tensor<3x700xi32>
  %11 = stablehlo.abs %10 : tensor<3x700xi32>
  %12 = stablehlo.constant dense<0> : tensor<i32>
  %13 = stablehlo.reduce(%10 init: %12) applies stablehlo.add across dimensions = [1] : (tensor<3x700xi32>, tensor<i32>) -> tensor<3xi32>
  %14 = stablehlo.constant dense<699> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %15 = stablehlo.reduce(%11 init: %12) applies stablehlo.maximum across dimensions = [1] : (tensor<3x700xi32>, tensor<i32>) -> tensor<3xi32>
  %16 = stablehlo.constant dense<4> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x700xi32>
  %18 = stablehlo.subtract %10, %17 : tensor<3x700xi32>
  %19 = stablehlo.reduce(%18 init: %12) applies stablehlo.minimum across dimensions = [1] : (tensor<3x700xi32>, tensor<i32>) -> tensor<3xi32>
  %20 = stablehlo.constant dense<-6> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %21 = stablehlo.reduce(%18 init: %12) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x700xi32>, tensor<i32>) -> tensor<i32>
  %22 = stablehlo.constant dense<-6303> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<i32>, tensor<i32>) -> ()
  %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %24 = stablehlo.multiply %23, %1 : tensor<2100xi32>
  %25 = stablehlo.remainder %24, %3 : tensor<2100xi32>
  %26 = stablehlo.subtract %25, %5 : tensor<2100xi32>
  %27 = "stablehlo.reshape"(%26) : (tensor<2100xi32>) -> tensor<700x3xi32>
  %28 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<700x3xi32>
  %30 = stablehlo.add %27, %29 : tensor<700x3xi32>
  %31 = stablehlo.abs %30 : tensor<700x3xi32>
  %32 = stablehlo.reduce(%30 init: %12) applies stablehlo.add across dimensions = [0] : (tensor<700x3xi32>, tensor<i32>) -> tensor<3xi32>
  %33 = stablehlo.constant dense<[0, 700, 1400]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %34 = stablehlo.reduce(%31 init: %12) applies stablehlo.maximum across dimensions = [0] : (tensor<700x3xi32>, tensor<i32>) -> tensor<3xi32>
  %35 = stablehlo.constant dense<[2, 3, 4]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %36 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<700x3xi32>
  %37 = stablehlo.subtract %30, %36 : tensor<700x3xi32>
  %38 = stablehlo.reduce(%37 init: %12) applies stablehlo.minimum across dimensions = [0] : (tensor<700x3xi32>, tensor<i32>) -> tensor<3xi32>
  %39 = stablehlo.constant dense<-4> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %40 = stablehlo.reduce(%37 init: %12) applies stablehlo.add across dimensions = [0, 1] : (tensor<700x3xi32>, tensor<i32>) -> tensor<i32>
  %41 = stablehlo.constant dense<-4200> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<i32>, tensor<i32>) -> ()
  %42 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<330xi32>
  %43 = stablehlo.constant dense<3> : tensor<330xi32>
  %44 = stablehlo.multiply %42, %43 : tensor<330xi32>
  %45 = stablehlo.constant dense<5> : tensor<330xi32>
  %46 = stablehlo.remainder %44, %45 : tensor<330xi32>
  %47 = stablehlo.constant dense<2> : tensor<330xi32>
  %48 = stablehlo.subtract %46, %47 : tensor<330xi32>
  %49 = "stablehlo.reshape"(%48) : (tensor<330xi32>) -> tensor<6x11x5xi32>
  %50 = stablehlo.constant dense<[0, 1, 2, 0, 1]> : tensor<5xi32>
  %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xi32>) -> tensor<6x11x5xi32>
  %52 = stablehlo.add %49, %51 : tensor<6x11x5xi32>
  %53 = stablehlo.abs %52 : tensor<6x11x5xi32>
  %54 = stablehlo.reduce(%52 init: %12) applies stablehlo.add across dimensions = [0, 2] : (tensor<6x11x5xi32>, tensor<i32>) -> tensor<11xi32>
  %55 = stablehlo.constant dense<24> : tensor<11xi32>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<11xi32>, tensor<11xi32>) -> ()
  %56 = stablehlo.reduce(%53 init: %12) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<6x11x5xi32>, tensor<i32>) -> tensor<11xi32>
  %57 = stablehlo.constant dense<2> : tensor<11xi32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<11xi32>, tensor<11xi32>) -> ()
  %58 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 1>}> : (tensor<11xi32>) -> tensor<6x11x5xi32>
  %59 = stablehlo.subtract %52, %58 : tensor<6x11x5xi32>
  %60 = stablehlo.reduce(%59 init: %12) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<6x11x5xi32>, tensor<i32>) -> tensor<11xi32>
  %61 = stablehlo.constant dense<-4> : tensor<11xi32>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<11xi32>, tensor<11xi32>) -> ()
  %62 = stablehlo.reduce(%59 init: %12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<6x11x5xi32>, tensor<i32>) -> tensor<i32>
  %63 = stablehlo.constant dense<-396> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<i32>, tensor<i32>) -> ()
  %64 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<330xi32>
  %65 = stablehlo.multiply %64, %43 : tensor<330xi32>
  %66 = stablehlo.remainder %65, %45 : tensor<330xi32>
  %67 = stablehlo.subtract %66, %47 : tensor<330xi32>
  %68 = "stablehlo.reshape"(%67) : (tensor<330xi32>) -> tensor<6x11x5xi32>
  %69 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xi32>) -> tensor<6x11x5xi32>
  %70 = stablehlo.add %68, %69 : tensor<6x11x5xi32>
  %71 = stablehlo.abs %70 : tensor<6x11x5xi32>
  %72 = stablehlo.reduce(%70 init: %12) applies stablehlo.add across dimensions = [1] : (tensor<6x11x5xi32>, tensor<i32>) -> tensor<6x5xi32>
  %73 = stablehlo.constant dense<[[-22, 22, 11, 22, 11], [-22, 22, 11, 22, 11], [-22, 22, 11, 22, 11], [-22, 22, 11, 22, 11], [-22, 22, 11, 22, 11], [-22, 22, 11, 22, 11]]> : tensor<6x5xi32>
  stablehlo.custom_call @check.expect_eq(%72, %73) : (tensor<6x5xi32>, tensor<6x5xi32>) -> ()
  %74 = stablehlo.reduce(%71 init: %12) applies stablehlo.maximum across dimensions = [1] : (tensor<6x11x5xi32>, tensor<i32>) -> tensor<6x5xi32>
  %75 = stablehlo.constant dense<[[2, 2, 1, 2, 1], [2, 2, 1, 2, 1], [2, 2, 1, 2, 1], [2, 2, 1, 2, 1], [2, 2, 1, 2, 1], [2, 2, 1, 2, 1]]> : tensor<6x5xi32>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<6x5xi32>, tensor<6x5xi32>) -> ()
  %76 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x5xi32>) -> tensor<6x11x5xi32>
  %77 = stablehlo.subtract %70, %76 : tensor<6x11x5xi32>
  %78 = stablehlo.reduce(%77 init: %12) applies stablehlo.minimum across dimensions = [1] : (tensor<6x11x5xi32>, tensor<i32>) -> tensor<6x5xi32>
  %79 = stablehlo.constant dense<[[-4, 0, 0, 0, 0], [-4, 0, 0, 0, 0], [-4, 0, 0, 0, 0], [-4, 0, 0, 0, 0], [-4, 0, 0, 0, 0], [-4, 0, 0, 0, 0]]> : tensor<6x5xi32>
  stablehlo.custom_call @check.expect_eq(%78, %79) : (tensor<6x5xi32>, tensor<6x5xi32>) -> ()
  %80 = stablehlo.reduce(%77 init: %12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<6x11x5xi32>, tensor<i32>) -> tensor<i32>
  %81 = stablehlo.constant dense<-264> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%80, %81) : (tensor<i32>, tensor<i32>) -> ()
  %82 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xi32>
  %83 = stablehlo.constant dense<3> : tensor<17xi32>
  %84 = stablehlo.multiply %82, %83 : tensor<17xi32>
  %85 = stablehlo.constant dense<5> : tensor<17xi32>
  %86 = stablehlo.remainder %84, %85 : tensor<17xi32>
  %87 = stablehlo.constant dense<2> : tensor<17xi32>
  %88 = stablehlo.subtract %86, %87 : tensor<17xi32>
  %89 = stablehlo.constant dense<[0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]> : tensor<17xi32>
  %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0>}> : (tensor<17xi32>) -> tensor<17xi32>
  %91 = stablehlo.add %88, %90 : tensor<17xi32>
  %92 = stablehlo.abs %91 : tensor<17xi32>
  %93 = stablehlo.reduce(%91 init: %12) applies stablehlo.add across dimensions = [0] : (tensor<17xi32>, tensor<i32>) -> tensor<i32>
  %94 = stablehlo.constant dense<15> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%93, %94) : (tensor<i32>, tensor<i32>) -> ()
  %95 = stablehlo.reduce(%92 init: %12) applies stablehlo.maximum across dimensions = [0] : (tensor<17xi32>, tensor<i32>) -> tensor<i32>
  %96 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%95, %96) : (tensor<i32>, tensor<i32>) -> ()
  %97 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<17xi32>
  %98 = stablehlo.subtract %91, %97 : tensor<17xi32>
  %99 = stablehlo.reduce(%98 init: %12) applies stablehlo.minimum across dimensions = [0] : (tensor<17xi32>, tensor<i32>) -> tensor<i32>
  %100 = stablehlo.constant dense<-6> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%99, %100) : (tensor<i32>, tensor<i32>) -> ()
  %101 = stablehlo.reduce(%98 init: %12) applies stablehlo.add across dimensions = [0] : (tensor<17xi32>, tensor<i32>) -> tensor<i32>
  %102 = stablehlo.constant dense<-53> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%101, %102) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// reduce of bf16 with what computes its operand
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %1 = stablehlo.constant dense<3> : tensor<2100xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<2100xi32>
  %3 = stablehlo.constant dense<5> : tensor<2100xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<2100xi32>
  %5 = stablehlo.constant dense<2> : tensor<2100xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<2100xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<2100xi32>) -> tensor<2100xbf16>
  %8 = "stablehlo.reshape"(%7) : (tensor<2100xbf16>) -> tensor<3x700xbf16>
  %9 = stablehlo.constant dense<"0x0000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000803F00400000"> : tensor<700xbf16>
  %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1>}> : (tensor<700xbf16>) -> tensor<3x700xbf16>
  %11 = stablehlo.add %8, %10 : tensor<3x700xbf16>
  %12 = stablehlo.abs %11 : tensor<3x700xbf16>
  %13 = stablehlo.constant dense<0.0> : tensor<bf16>
  %14 = stablehlo.reduce(%11 init: %13) applies stablehlo.add across dimensions = [1] : (tensor<3x700xbf16>, tensor<bf16>) -> tensor<3xbf16>
  %15 = stablehlo.constant dense<700.0> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %16 = stablehlo.reduce(%12 init: %13) applies stablehlo.maximum across dimensions = [1] : (tensor<3x700xbf16>, tensor<bf16>) -> tensor<3xbf16>
  %17 = stablehlo.constant dense<4.0> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xbf16>) -> tensor<3x700xbf16>
  %19 = stablehlo.subtract %11, %18 : tensor<3x700xbf16>
  %20 = stablehlo.reduce(%19 init: %13) applies stablehlo.minimum across dimensions = [1] : (tensor<3x700xbf16>, tensor<bf16>) -> tensor<3xbf16>
  %21 = stablehlo.constant dense<-6.0> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %22 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %23 = stablehlo.multiply %22, %1 : tensor<2100xi32>
  %24 = stablehlo.remainder %23, %3 : tensor<2100xi32>
  %25 = stablehlo.subtract %24, %5 : tensor<2100xi32>
  %26 = "stablehlo.convert"(%25) : (tensor<2100xi32>) -> tensor<2100xbf16>
  %27 = "stablehlo.reshape"(%26) : (tensor<2100xbf16>) -> tensor<700x3xbf16>
  %28 = stablehlo.constant dense<[0.0, 1.0, 2.0]> : tensor<3xbf16>
  %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xbf16>) -> tensor<700x3xbf16>
  %30 = stablehlo.add %27, %29 : tensor<700x3xbf16>
  %31 = stablehlo.abs %30 : tensor<700x3xbf16>
  %32 = stablehlo.reduce(%30 init: %13) applies stablehlo.add across dimensions = [0] : (tensor<700x3xbf16>, tensor<bf16>) -> tensor<3xbf16>
  %33 = stablehlo.constant dense<[0.0, 700.0, 1400.0]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %34 = stablehlo.reduce(%31 init: %13) applies stablehlo.maximum across dimensions = [0] : (tensor<700x3xbf16>, tensor<bf16>) -> tensor<3xbf16>
  %35 = stablehlo.constant dense<[2.0, 3.0, 4.0]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %36 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xbf16>) -> tensor<700x3xbf16>
  %37 = stablehlo.subtract %30, %36 : tensor<700x3xbf16>
  %38 = stablehlo.reduce(%37 init: %13) applies stablehlo.minimum across dimensions = [0] : (tensor<700x3xbf16>, tensor<bf16>) -> tensor<3xbf16>
  %39 = stablehlo.constant dense<-4.0> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %40 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<330xi32>
  %41 = stablehlo.constant dense<3> : tensor<330xi32>
  %42 = stablehlo.multiply %40, %41 : tensor<330xi32>
  %43 = stablehlo.constant dense<5> : tensor<330xi32>
  %44 = stablehlo.remainder %42, %43 : tensor<330xi32>
  %45 = stablehlo.constant dense<2> : tensor<330xi32>
  %46 = stablehlo.subtract %44, %45 : tensor<330xi32>
  %47 = "stablehlo.convert"(%46) : (tensor<330xi32>) -> tensor<330xbf16>
  %48 = "stablehlo.reshape"(%47) : (tensor<330xbf16>) -> tensor<6x11x5xbf16>
  %49 = stablehlo.constant dense<[0.0, 1.0, 2.0, 0.0, 1.0]> : tensor<5xbf16>
  %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xbf16>) -> tensor<6x11x5xbf16>
  %51 = stablehlo.add %48, %50 : tensor<6x11x5xbf16>
  %52 = stablehlo.abs %51 : tensor<6x11x5xbf16>
  %53 = stablehlo.reduce(%51 init: %13) applies stablehlo.add across dimensions = [0, 2] : (tensor<6x11x5xbf16>, tensor<bf16>) -> tensor<11xbf16>
  %54 = stablehlo.constant dense<24.0> : tensor<11xbf16>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<11xbf16>, tensor<11xbf16>) -> ()
  %55 = stablehlo.reduce(%52 init: %13) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<6x11x5xbf16>, tensor<bf16>) -> tensor<11xbf16>
  %56 = stablehlo.constant dense<2.0> : tensor<11xbf16>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<11xbf16>, tensor<11xbf16>) -> ()
  %57 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 1>}> : (tensor<11xbf16>) -> tensor<6x11x5xbf16>
  %58 = stablehlo.subtract %51, %57 : tensor<6x11x5xbf16>
  %59 = stablehlo.reduce(%58 init: %13) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<6x11x5xbf16>, tensor<bf16>) -> tensor<11xbf16>
  %60 = stablehlo.constant dense<-4.0> : tensor<11xbf16>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<11xbf16>, tensor<11xbf16>) -> ()
  %61 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<330xi32>
  %62 = stablehlo.multiply %61, %41 : tensor<330xi32>
  %63 = stablehlo.remainder %62, %43 : tensor<330xi32>
  %64 = stablehlo.subtract %63, %45 : tensor<330xi32>
  %65 = "stablehlo.convert"(%64) : (tensor<330xi32>) -> tensor<330xbf16>
  %66 = "stablehlo.reshape"(%65) : (tensor<330xbf16>) -> tensor<6x11x5xbf16>
  %67 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xbf16>) -> tensor<6x11x5xbf16>
  %68 = stablehlo.add %66, %67 : tensor<6x11x5xbf16>
  %69 = stablehlo.abs %68 : tensor<6x11x5xbf16>
  %70 = stablehlo.reduce(%68 init: %13) applies stablehlo.add across dimensions = [1] : (tensor<6x11x5xbf16>, tensor<bf16>) -> tensor<6x5xbf16>
  %71 = stablehlo.constant dense<"0xB0C1B0413041B0413041B0C1B0413041B0413041B0C1B0413041B0413041B0C1B0413041B0413041B0C1B0413041B0413041B0C1B0413041B0413041"> : tensor<6x5xbf16>
  stablehlo.custom_call @check.expect_eq(%70, %71) : (tensor<6x5xbf16>, tensor<6x5xbf16>) -> ()
  %72 = stablehlo.reduce(%69 init: %13) applies stablehlo.maximum across dimensions = [1] : (tensor<6x11x5xbf16>, tensor<bf16>) -> tensor<6x5xbf16>
  %73 = stablehlo.constant dense<"0x00400040803F0040803F00400040803F0040803F00400040803F0040803F00400040803F0040803F00400040803F0040803F00400040803F0040803F"> : tensor<6x5xbf16>
  stablehlo.custom_call @check.expect_eq(%72, %73) : (tensor<6x5xbf16>, tensor<6x5xbf16>) -> ()
  %74 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x5xbf16>) -> tensor<6x11x5xbf16>
  %75 = stablehlo.subtract %68, %74 : tensor<6x11x5xbf16>
  %76 = stablehlo.reduce(%75 init: %13) applies stablehlo.minimum across dimensions = [1] : (tensor<6x11x5xbf16>, tensor<bf16>) -> tensor<6x5xbf16>
  %77 = stablehlo.constant dense<"0x80C0000000000000000080C0000000000000000080C0000000000000000080C0000000000000000080C0000000000000000080C00000000000000000"> : tensor<6x5xbf16>
  stablehlo.custom_call @check.expect_eq(%76, %77) : (tensor<6x5xbf16>, tensor<6x5xbf16>) -> ()
  %78 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xi32>
  %79 = stablehlo.constant dense<3> : tensor<17xi32>
  %80 = stablehlo.multiply %78, %79 : tensor<17xi32>
  %81 = stablehlo.constant dense<5> : tensor<17xi32>
  %82 = stablehlo.remainder %80, %81 : tensor<17xi32>
  %83 = stablehlo.constant dense<2> : tensor<17xi32>
  %84 = stablehlo.subtract %82, %83 : tensor<17xi32>
  %85 = "stablehlo.convert"(%84) : (tensor<17xi32>) -> tensor<17xbf16>
  %86 = stablehlo.constant dense<"0x0000803F00400000803F00400000803F00400000803F00400000803F00400000803F"> : tensor<17xbf16>
  %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0>}> : (tensor<17xbf16>) -> tensor<17xbf16>
  %88 = stablehlo.add %85, %87 : tensor<17xbf16>
  %89 = stablehlo.abs %88 : tensor<17xbf16>
  %90 = stablehlo.reduce(%88 init: %13) applies stablehlo.add across dimensions = [0] : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %91 = stablehlo.constant dense<15.0> : tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%90, %91) : (tensor<bf16>, tensor<bf16>) -> ()
  %92 = stablehlo.reduce(%89 init: %13) applies stablehlo.maximum across dimensions = [0] : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %93 = stablehlo.constant dense<4.0> : tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%92, %93) : (tensor<bf16>, tensor<bf16>) -> ()
  %94 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<17xbf16>
  %95 = stablehlo.subtract %88, %94 : tensor<17xbf16>
  %96 = stablehlo.reduce(%95 init: %13) applies stablehlo.minimum across dimensions = [0] : (tensor<17xbf16>, tensor<bf16>) -> tensor<bf16>
  %97 = stablehlo.constant dense<-6.0> : tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%96, %97) : (tensor<bf16>, tensor<bf16>) -> ()
  return
}
// -----
// reduce of i32 to the largest element and its index
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<21xi32>
  %1 = stablehlo.constant dense<37> : tensor<21xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<21xi32>
  %3 = stablehlo.constant dense<101> : tensor<21xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<21xi32>
  %5 = stablehlo.constant dense<0> : tensor<21xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<21xi32>
  %7 = "stablehlo.reshape"(%6) : (tensor<21xi32>) -> tensor<3x7xi32>
  %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x7xi32>
  %9 = stablehlo.constant dense<0> : tensor<i32>
  %10 = stablehlo.constant dense<1073741824> : tensor<i32>
  %11, %12 = "stablehlo.reduce"(%7, %8, %9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%13: tensor<i32>, %14: tensor<i32>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %15) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %18 = "stablehlo.compare"(%13, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %19 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %20 = stablehlo.and %18, %19 : tensor<i1>
    %21 = stablehlo.or %17, %20 : tensor<i1>
    %22 = "stablehlo.select"(%21, %13, %15) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.select"(%21, %14, %16) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %22, %23 : tensor<i32>, tensor<i32>
  }) : (tensor<3x7xi32>, tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
  %24 = stablehlo.constant dense<[84, 94, 97]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%11, %24) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %25 = stablehlo.constant dense<[5, 1, 5]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%12, %25) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<21xi32>
  %27 = stablehlo.multiply %26, %1 : tensor<21xi32>
  %28 = stablehlo.remainder %27, %3 : tensor<21xi32>
  %29 = stablehlo.subtract %28, %5 : tensor<21xi32>
  %30 = "stablehlo.reshape"(%29) : (tensor<21xi32>) -> tensor<3x7xi32>
  %31 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x7xi32>
  %32, %33 = "stablehlo.reduce"(%30, %31, %9, %10) <{dimensions = array<i64: 0>}> ({
    ^bb0(%34: tensor<i32>, %35: tensor<i32>, %36: tensor<i32>, %37: tensor<i32>):
    %38 = "stablehlo.compare"(%34, %36) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %39 = "stablehlo.compare"(%34, %36) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %40 = "stablehlo.compare"(%35, %37) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %41 = stablehlo.and %39, %40 : tensor<i1>
    %42 = stablehlo.or %38, %41 : tensor<i1>
    %43 = "stablehlo.select"(%42, %34, %36) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %44 = "stablehlo.select"(%42, %35, %37) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %43, %44 : tensor<i32>, tensor<i32>
  }) : (tensor<3x7xi32>, tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> (tensor<7xi32>, tensor<7xi32>)
  %45 = stablehlo.constant dense<[57, 94, 87, 67, 60, 97, 77]> : tensor<7xi32>
  stablehlo.custom_call @check.expect_eq(%32, %45) : (tensor<7xi32>, tensor<7xi32>) -> ()
  %46 = stablehlo.constant dense<[1, 1, 2, 1, 2, 2, 1]> : tensor<7xi32>
  stablehlo.custom_call @check.expect_eq(%33, %46) : (tensor<7xi32>, tensor<7xi32>) -> ()
  %47 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3500xi32>
  %48 = stablehlo.constant dense<37> : tensor<3500xi32>
  %49 = stablehlo.multiply %47, %48 : tensor<3500xi32>
  %50 = stablehlo.constant dense<101> : tensor<3500xi32>
  %51 = stablehlo.remainder %49, %50 : tensor<3500xi32>
  %52 = stablehlo.constant dense<0> : tensor<3500xi32>
  %53 = stablehlo.subtract %51, %52 : tensor<3500xi32>
  %54 = "stablehlo.reshape"(%53) : (tensor<3500xi32>) -> tensor<5x700xi32>
  %55 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x700xi32>
  %56, %57 = "stablehlo.reduce"(%54, %55, %9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%58: tensor<i32>, %59: tensor<i32>, %60: tensor<i32>, %61: tensor<i32>):
    %62 = "stablehlo.compare"(%58, %60) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %63 = "stablehlo.compare"(%58, %60) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %64 = "stablehlo.compare"(%59, %61) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %65 = stablehlo.and %63, %64 : tensor<i1>
    %66 = stablehlo.or %62, %65 : tensor<i1>
    %67 = "stablehlo.select"(%66, %58, %60) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %68 = "stablehlo.select"(%66, %59, %61) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %67, %68 : tensor<i32>, tensor<i32>
  }) : (tensor<5x700xi32>, tensor<5x700xi32>, tensor<i32>, tensor<i32>) -> (tensor<5xi32>, tensor<5xi32>)
  %69 = stablehlo.constant dense<100> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%56, %69) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %70 = stablehlo.constant dense<[30, 37, 44, 51, 58]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%57, %70) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %71 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3500xi32>
  %72 = stablehlo.multiply %71, %48 : tensor<3500xi32>
  %73 = stablehlo.remainder %72, %50 : tensor<3500xi32>
  %74 = stablehlo.subtract %73, %52 : tensor<3500xi32>
  %75 = "stablehlo.reshape"(%74) : (tensor<3500xi32>) -> tensor<700x5xi32>
  %76 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700x5xi32>
  %77, %78 = "stablehlo.reduce"(%75, %76, %9, %10) <{dimensions = array<i64: 0>}> ({
    ^bb0(%79: tensor<i32>, %80: tensor<i32>, %81: tensor<i32>, %82: tensor<i32>):
    %83 = "stablehlo.compare"(%79, %81) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %84 = "stablehlo.compare"(%79, %81) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %85 = "stablehlo.compare"(%80, %82) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %86 = stablehlo.and %84, %85 : tensor<i1>
    %87 = stablehlo.or %83, %86 : tensor<i1>
    %88 = "stablehlo.select"(%87, %79, %81) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %89 = "stablehlo.select"(%87, %80, %82) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %88, %89 : tensor<i32>, tensor<i32>
  }) : (tensor<700x5xi32>, tensor<700x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<5xi32>, tensor<5xi32>)
  stablehlo.custom_call @check.expect_eq(%77, %69) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %90 = stablehlo.constant dense<[6, 26, 46, 66, 86]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%78, %90) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %91 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2400xi32>
  %92 = stablehlo.constant dense<37> : tensor<2400xi32>
  %93 = stablehlo.multiply %91, %92 : tensor<2400xi32>
  %94 = stablehlo.constant dense<101> : tensor<2400xi32>
  %95 = stablehlo.remainder %93, %94 : tensor<2400xi32>
  %96 = stablehlo.constant dense<0> : tensor<2400xi32>
  %97 = stablehlo.subtract %95, %96 : tensor<2400xi32>
  %98 = "stablehlo.reshape"(%97) : (tensor<2400xi32>) -> tensor<2x3x400xi32>
  %99 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x400xi32>
  %100, %101 = "stablehlo.reduce"(%98, %99, %9, %10) <{dimensions = array<i64: 2>}> ({
    ^bb0(%102: tensor<i32>, %103: tensor<i32>, %104: tensor<i32>, %105: tensor<i32>):
    %106 = "stablehlo.compare"(%102, %104) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %107 = "stablehlo.compare"(%102, %104) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %108 = "stablehlo.compare"(%103, %105) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %109 = stablehlo.and %107, %108 : tensor<i1>
    %110 = stablehlo.or %106, %109 : tensor<i1>
    %111 = "stablehlo.select"(%110, %102, %104) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %112 = "stablehlo.select"(%110, %103, %105) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %111, %112 : tensor<i32>, tensor<i32>
  }) : (tensor<2x3x400xi32>, tensor<2x3x400xi32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
  %113 = stablehlo.constant dense<100> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%100, %113) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %114 = stablehlo.constant dense<[[30, 34, 38], [42, 46, 50]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%101, %114) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %115 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %116 = stablehlo.constant dense<37> : tensor<1xi32>
  %117 = stablehlo.multiply %115, %116 : tensor<1xi32>
  %118 = stablehlo.constant dense<101> : tensor<1xi32>
  %119 = stablehlo.remainder %117, %118 : tensor<1xi32>
  %120 = stablehlo.constant dense<0> : tensor<1xi32>
  %121 = stablehlo.subtract %119, %120 : tensor<1xi32>
  %122 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %123, %124 = "stablehlo.reduce"(%121, %122, %9, %10) <{dimensions = array<i64: 0>}> ({
    ^bb0(%125: tensor<i32>, %126: tensor<i32>, %127: tensor<i32>, %128: tensor<i32>):
    %129 = "stablehlo.compare"(%125, %127) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %130 = "stablehlo.compare"(%125, %127) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %131 = "stablehlo.compare"(%126, %128) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %132 = stablehlo.and %130, %131 : tensor<i1>
    %133 = stablehlo.or %129, %132 : tensor<i1>
    %134 = "stablehlo.select"(%133, %125, %127) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %135 = "stablehlo.select"(%133, %126, %128) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %134, %135 : tensor<i32>, tensor<i32>
  }) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  stablehlo.custom_call @check.expect_eq(%123, %9) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%124, %9) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// reduce of f32 to the largest element and its index
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<21xi32>
  %1 = stablehlo.constant dense<37> : tensor<21xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<21xi32>
  %3 = stablehlo.constant dense<101> : tensor<21xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<21xi32>
  %5 = stablehlo.constant dense<0> : tensor<21xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<21xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<21xi32>) -> tensor<21xf32>
  %8 = "stablehlo.reshape"(%7) : (tensor<21xf32>) -> tensor<3x7xf32>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x7xi32>
  %10 = stablehlo.constant dense<0.0> : tensor<f32>
  %11 = stablehlo.constant dense<1073741824> : tensor<i32>
  %12, %13 = "stablehlo.reduce"(%8, %9, %10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%14: tensor<f32>, %15: tensor<i32>, %16: tensor<f32>, %17: tensor<i32>):
    %18 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %19 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %20 = "stablehlo.compare"(%15, %17) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %21 = stablehlo.and %19, %20 : tensor<i1>
    %22 = stablehlo.or %18, %21 : tensor<i1>
    %23 = "stablehlo.select"(%22, %14, %16) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.select"(%22, %15, %17) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %23, %24 : tensor<f32>, tensor<i32>
  }) : (tensor<3x7xf32>, tensor<3x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
  %25 = stablehlo.constant dense<[84.0, 94.0, 97.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%12, %25) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %26 = stablehlo.constant dense<[5, 1, 5]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%13, %26) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<21xi32>
  %28 = stablehlo.multiply %27, %1 : tensor<21xi32>
  %29 = stablehlo.remainder %28, %3 : tensor<21xi32>
  %30 = stablehlo.subtract %29, %5 : tensor<21xi32>
  %31 = "stablehlo.convert"(%30) : (tensor<21xi32>) -> tensor<21xf32>
  %32 = "stablehlo.reshape"(%31) : (tensor<21xf32>) -> tensor<3x7xf32>
  %33 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x7xi32>
  %34, %35 = "stablehlo.reduce"(%32, %33, %10, %11) <{dimensions = array<i64: 0>}> ({
    ^bb0(%36: tensor<f32>, %37: tensor<i32>, %38: tensor<f32>, %39: tensor<i32>):
    %40 = "stablehlo.compare"(%36, %38) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %41 = "stablehlo.compare"(%36, %38) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %42 = "stablehlo.compare"(%37, %39) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %43 = stablehlo.and %41, %42 : tensor<i1>
    %44 = stablehlo.or %40, %43 : tensor<i1>
    %45 = "stablehlo.select"(%44, %36, %38) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %46 = "stablehlo.select"(%44, %37, %39) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %45, %46 : tensor<f32>, tensor<i32>
  }) : (tensor<3x7xf32>, tensor<3x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<7xf32>, tensor<7xi32>)
  %47 = stablehlo.constant dense<[57.0, 94.0, 87.0, 67.0, 60.0, 97.0, 77.0]> : tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%34, %47) : (tensor<7xf32>, tensor<7xf32>) -> ()
  %48 = stablehlo.constant dense<[1, 1, 2, 1, 2, 2, 1]> : tensor<7xi32>
  stablehlo.custom_call @check.expect_eq(%35, %48) : (tensor<7xi32>, tensor<7xi32>) -> ()
  %49 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3500xi32>
  %50 = stablehlo.constant dense<37> : tensor<3500xi32>
  %51 = stablehlo.multiply %49, %50 : tensor<3500xi32>
  %52 = stablehlo.constant dense<101> : tensor<3500xi32>
  %53 = stablehlo.remainder %51, %52 : tensor<3500xi32>
  %54 = stablehlo.constant dense<0> : tensor<3500xi32>
  %55 = stablehlo.subtract %53, %54 : tensor<3500xi32>
  %56 = "stablehlo.convert"(%55) : (tensor<3500xi32>) -> tensor<3500xf32>
  %57 = "stablehlo.reshape"(%56) : (tensor<3500xf32>) -> tensor<5x700xf32>
  %58 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x700xi32>
  %59, %60 = "stablehlo.reduce"(%57, %58, %10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%61: tensor<f32>, %62: tensor<i32>, %63: tensor<f32>, %64: tensor<i32>):
    %65 = "stablehlo.compare"(%61, %63) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %66 = "stablehlo.compare"(%61, %63) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %67 = "stablehlo.compare"(%62, %64) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %68 = stablehlo.and %66, %67 : tensor<i1>
    %69 = stablehlo.or %65, %68 : tensor<i1>
    %70 = "stablehlo.select"(%69, %61, %63) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.select"(%69, %62, %64) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %70, %71 : tensor<f32>, tensor<i32>
  }) : (tensor<5x700xf32>, tensor<5x700xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
  %72 = stablehlo.constant dense<100.0> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%59, %72) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %73 = stablehlo.constant dense<[30, 37, 44, 51, 58]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%60, %73) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %74 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3500xi32>
  %75 = stablehlo.multiply %74, %50 : tensor<3500xi32>
  %76 = stablehlo.remainder %75, %52 : tensor<3500xi32>
  %77 = stablehlo.subtract %76, %54 : tensor<3500xi32>
  %78 = "stablehlo.convert"(%77) : (tensor<3500xi32>) -> tensor<3500xf32>
  %79 = "stablehlo.reshape"(%78) : (tensor<3500xf32>) -> tensor<700x5xf32>
  %80 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700x5xi32>
  %81, %82 = "stablehlo.reduce"(%79, %80, %10, %11) <{dimensions = array<i64: 0>}> ({
    ^bb0(%83: tensor<f32>, %84: tensor<i32>, %85: tensor<f32>, %86: tensor<i32>):
    %87 = "stablehlo.compare"(%83, %85) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %88 = "stablehlo.compare"(%83, %85) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %89 = "stablehlo.compare"(%84, %86) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %90 = stablehlo.and %88, %89 : tensor<i1>
    %91 = stablehlo.or %87, %90 : tensor<i1>
    %92 = "stablehlo.select"(%91, %83, %85) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.select"(%91, %84, %86) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %92, %93 : tensor<f32>, tensor<i32>
  }) : (tensor<700x5xf32>, tensor<700x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
  stablehlo.custom_call @check.expect_eq(%81, %72) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %94 = stablehlo.constant dense<[6, 26, 46, 66, 86]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%82, %94) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %95 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2400xi32>
  %96 = stablehlo.constant dense<37> : tensor<2400xi32>
  %97 = stablehlo.multiply %95, %96 : tensor<2400xi32>
  %98 = stablehlo.constant dense<101> : tensor<2400xi32>
  %99 = stablehlo.remainder %97, %98 : tensor<2400xi32>
  %100 = stablehlo.constant dense<0> : tensor<2400xi32>
  %101 = stablehlo.subtract %99, %100 : tensor<2400xi32>
  %102 = "stablehlo.convert"(%101) : (tensor<2400xi32>) -> tensor<2400xf32>
  %103 = "stablehlo.reshape"(%102) : (tensor<2400xf32>) -> tensor<2x3x400xf32>
  %104 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x400xi32>
  %105, %106 = "stablehlo.reduce"(%103, %104, %10, %11) <{dimensions = array<i64: 2>}> ({
    ^bb0(%107: tensor<f32>, %108: tensor<i32>, %109: tensor<f32>, %110: tensor<i32>):
    %111 = "stablehlo.compare"(%107, %109) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %112 = "stablehlo.compare"(%107, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %113 = "stablehlo.compare"(%108, %110) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %114 = stablehlo.and %112, %113 : tensor<i1>
    %115 = stablehlo.or %111, %114 : tensor<i1>
    %116 = "stablehlo.select"(%115, %107, %109) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %117 = "stablehlo.select"(%115, %108, %110) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %116, %117 : tensor<f32>, tensor<i32>
  }) : (tensor<2x3x400xf32>, tensor<2x3x400xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  %118 = stablehlo.constant dense<100.0> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%105, %118) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %119 = stablehlo.constant dense<[[30, 34, 38], [42, 46, 50]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%106, %119) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %120 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %121 = stablehlo.constant dense<37> : tensor<1xi32>
  %122 = stablehlo.multiply %120, %121 : tensor<1xi32>
  %123 = stablehlo.constant dense<101> : tensor<1xi32>
  %124 = stablehlo.remainder %122, %123 : tensor<1xi32>
  %125 = stablehlo.constant dense<0> : tensor<1xi32>
  %126 = stablehlo.subtract %124, %125 : tensor<1xi32>
  %127 = "stablehlo.convert"(%126) : (tensor<1xi32>) -> tensor<1xf32>
  %128 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %129, %130 = "stablehlo.reduce"(%127, %128, %10, %11) <{dimensions = array<i64: 0>}> ({
    ^bb0(%131: tensor<f32>, %132: tensor<i32>, %133: tensor<f32>, %134: tensor<i32>):
    %135 = "stablehlo.compare"(%131, %133) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %136 = "stablehlo.compare"(%131, %133) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %137 = "stablehlo.compare"(%132, %134) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %138 = stablehlo.and %136, %137 : tensor<i1>
    %139 = stablehlo.or %135, %138 : tensor<i1>
    %140 = "stablehlo.select"(%139, %131, %133) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %141 = "stablehlo.select"(%139, %132, %134) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %140, %141 : tensor<f32>, tensor<i32>
  }) : (tensor<1xf32>, tensor<1xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  stablehlo.custom_call @check.expect_eq(%129, %10) : (tensor<f32>, tensor<f32>) -> ()
  %142 = stablehlo.constant dense<0> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%130, %142) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// reduce of i64 to the largest element and its index
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<21xi32>
  %1 = stablehlo.constant dense<37> : tensor<21xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<21xi32>
  %3 = stablehlo.constant dense<101> : tensor<21xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<21xi32>
  %5 = stablehlo.constant dense<0> : tensor<21xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<21xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<21xi32>) -> tensor<21xi64>
  %8 = "stablehlo.reshape"(%7) : (tensor<21xi64>) -> tensor<3x7xi64>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x7xi32>
  %10 = stablehlo.constant dense<0> : tensor<i64>
  %11 = stablehlo.constant dense<1073741824> : tensor<i32>
  %12, %13 = "stablehlo.reduce"(%8, %9, %10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%14: tensor<i64>, %15: tensor<i32>, %16: tensor<i64>, %17: tensor<i32>):
    %18 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %19 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %20 = "stablehlo.compare"(%15, %17) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %21 = stablehlo.and %19, %20 : tensor<i1>
    %22 = stablehlo.or %18, %21 : tensor<i1>
    %23 = "stablehlo.select"(%22, %14, %16) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %24 = "stablehlo.select"(%22, %15, %17) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %23, %24 : tensor<i64>, tensor<i32>
  }) : (tensor<3x7xi64>, tensor<3x7xi32>, tensor<i64>, tensor<i32>) -> (tensor<3xi64>, tensor<3xi32>)
  %25 = stablehlo.constant dense<[84, 94, 97]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%12, %25) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %26 = stablehlo.constant dense<[5, 1, 5]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%13, %26) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<21xi32>
  %28 = stablehlo.multiply %27, %1 : tensor<21xi32>
  %29 = stablehlo.remainder %28, %3 : tensor<21xi32>
  %30 = stablehlo.subtract %29, %5 : tensor<21xi32>
  %31 = "stablehlo.convert"(%30) : (tensor<21xi32>) -> tensor<21xi64>
  %32 = "stablehlo.reshape"(%31) : (tensor<21xi64>) -> tensor<3x7xi64>
  %33 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x7xi32>
  %34, %35 = "stablehlo.reduce"(%32, %33, %10, %11) <{dimensions = array<i64: 0>}> ({
    ^bb0(%36: tensor<i64>, %37: tensor<i32>, %38: tensor<i64>, %39: tensor<i32>):
    %40 = "stablehlo.compare"(%36, %38) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %41 = "stablehlo.compare"(%36, %38) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %42 = "stablehlo.compare"(%37, %39) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %43 = stablehlo.and %41, %42 : tensor<i1>
    %44 = stablehlo.or %40, %43 : tensor<i1>
    %45 = "stablehlo.select"(%44, %36, %38) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %46 = "stablehlo.select"(%44, %37, %39) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %45, %46 : tensor<i64>, tensor<i32>
  }) : (tensor<3x7xi64>, tensor<3x7xi32>, tensor<i64>, tensor<i32>) -> (tensor<7xi64>, tensor<7xi32>)
  %47 = stablehlo.constant dense<[57, 94, 87, 67, 60, 97, 77]> : tensor<7xi64>
  stablehlo.custom_call @check.expect_eq(%34, %47) : (tensor<7xi64>, tensor<7xi64>) -> ()
  %48 = stablehlo.constant dense<[1, 1, 2, 1, 2, 2, 1]> : tensor<7xi32>
  stablehlo.custom_call @check.expect_eq(%35, %48) : (tensor<7xi32>, tensor<7xi32>) -> ()
  %49 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3500xi32>
  %50 = stablehlo.constant dense<37> : tensor<3500xi32>
  %51 = stablehlo.multiply %49, %50 : tensor<3500xi32>
  %52 = stablehlo.constant dense<101> : tensor<3500xi32>
  %53 = stablehlo.remainder %51, %52 : tensor<3500xi32>
  %54 = stablehlo.constant dense<0> : tensor<3500xi32>
  %55 = stablehlo.subtract %53, %54 : tensor<3500xi32>
  %56 = "stablehlo.convert"(%55) : (tensor<3500xi32>) -> tensor<3500xi64>
  %57 = "stablehlo.reshape"(%56) : (tensor<3500xi64>) -> tensor<5x700xi64>
  %58 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x700xi32>
  %59, %60 = "stablehlo.reduce"(%57, %58, %10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%61: tensor<i64>, %62: tensor<i32>, %63: tensor<i64>, %64: tensor<i32>):
    %65 = "stablehlo.compare"(%61, %63) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %66 = "stablehlo.compare"(%61, %63) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %67 = "stablehlo.compare"(%62, %64) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %68 = stablehlo.and %66, %67 : tensor<i1>
    %69 = stablehlo.or %65, %68 : tensor<i1>
    %70 = "stablehlo.select"(%69, %61, %63) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %71 = "stablehlo.select"(%69, %62, %64) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %70, %71 : tensor<i64>, tensor<i32>
  }) : (tensor<5x700xi64>, tensor<5x700xi32>, tensor<i64>, tensor<i32>) -> (tensor<5xi64>, tensor<5xi32>)
  %72 = stablehlo.constant dense<100> : tensor<5xi64>
  stablehlo.custom_call @check.expect_eq(%59, %72) : (tensor<5xi64>, tensor<5xi64>) -> ()
  %73 = stablehlo.constant dense<[30, 37, 44, 51, 58]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%60, %73) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %74 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3500xi32>
  %75 = stablehlo.multiply %74, %50 : tensor<3500xi32>
  %76 = stablehlo.remainder %75, %52 : tensor<3500xi32>
  %77 = stablehlo.subtract %76, %54 : tensor<3500xi32>
  %78 = "stablehlo.convert"(%77) : (tensor<3500xi32>) -> tensor<3500xi64>
  %79 = "stablehlo.reshape"(%78) : (tensor<3500xi64>) -> tensor<700x5xi64>
  %80 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700x5xi32>
  %81, %82 = "stablehlo.reduce"(%79, %80, %10, %11) <{dimensions = array<i64: 0>}> ({
    ^bb0(%83: tensor<i64>, %84: tensor<i32>, %85: tensor<i64>, %86: tensor<i32>):
    %87 = "stablehlo.compare"(%83, %85) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %88 = "stablehlo.compare"(%83, %85) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %89 = "stablehlo.compare"(%84, %86) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %90 = stablehlo.and %88, %89 : tensor<i1>
    %91 = stablehlo.or %87, %90 : tensor<i1>
    %92 = "stablehlo.select"(%91, %83, %85) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %93 = "stablehlo.select"(%91, %84, %86) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %92, %93 : tensor<i64>, tensor<i32>
  }) : (tensor<700x5xi64>, tensor<700x5xi32>, tensor<i64>, tensor<i32>) -> (tensor<5xi64>, tensor<5xi32>)
  stablehlo.custom_call @check.expect_eq(%81, %72) : (tensor<5xi64>, tensor<5xi64>) -> ()
  %94 = stablehlo.constant dense<[6, 26, 46, 66, 86]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%82, %94) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %95 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2400xi32>
  %96 = stablehlo.constant dense<37> : tensor<2400xi32>
  %97 = stablehlo.multiply %95, %96 : tensor<2400xi32>
  %98 = stablehlo.constant dense<101> : tensor<2400xi32>
  %99 = stablehlo.remainder %97, %98 : tensor<2400xi32>
  %100 = stablehlo.constant dense<0> : tensor<2400xi32>
  %101 = stablehlo.subtract %99, %100 : tensor<2400xi32>
  %102 = "stablehlo.convert"(%101) : (tensor<2400xi32>) -> tensor<2400xi64>
  %103 = "stablehlo.reshape"(%102) : (tensor<2400xi64>) -> tensor<2x3x400xi64>
  %104 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x400xi32>
  %105, %106 = "stablehlo.reduce"(%103, %104, %10, %11) <{dimensions = array<i64: 2>}> ({
    ^bb0(%107: tensor<i64>, %108: tensor<i32>, %109: tensor<i64>, %110: tensor<i32>):
    %111 = "stablehlo.compare"(%107, %109) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %112 = "stablehlo.compare"(%107, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %113 = "stablehlo.compare"(%108, %110) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %114 = stablehlo.and %112, %113 : tensor<i1>
    %115 = stablehlo.or %111, %114 : tensor<i1>
    %116 = "stablehlo.select"(%115, %107, %109) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %117 = "stablehlo.select"(%115, %108, %110) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %116, %117 : tensor<i64>, tensor<i32>
  }) : (tensor<2x3x400xi64>, tensor<2x3x400xi32>, tensor<i64>, tensor<i32>) -> (tensor<2x3xi64>, tensor<2x3xi32>)
  %118 = stablehlo.constant dense<100> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%105, %118) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %119 = stablehlo.constant dense<[[30, 34, 38], [42, 46, 50]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%106, %119) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %120 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %121 = stablehlo.constant dense<37> : tensor<1xi32>
  %122 = stablehlo.multiply %120, %121 : tensor<1xi32>
  %123 = stablehlo.constant dense<101> : tensor<1xi32>
  %124 = stablehlo.remainder %122, %123 : tensor<1xi32>
  %125 = stablehlo.constant dense<0> : tensor<1xi32>
  %126 = stablehlo.subtract %124, %125 : tensor<1xi32>
  %127 = "stablehlo.convert"(%126) : (tensor<1xi32>) -> tensor<1xi64>
  %128 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %129, %130 = "stablehlo.reduce"(%127, %128, %10, %11) <{dimensions = array<i64: 0>}> ({
    ^bb0(%131: tensor<i64>, %132: tensor<i32>, %133: tensor<i64>, %134: tensor<i32>):
    %135 = "stablehlo.compare"(%131, %133) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %136 = "stablehlo.compare"(%131, %133) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %137 = "stablehlo.compare"(%132, %134) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %138 = stablehlo.and %136, %137 : tensor<i1>
    %139 = stablehlo.or %135, %138 : tensor<i1>
    %140 = "stablehlo.select"(%139, %131, %133) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %141 = "stablehlo.select"(%139, %132, %134) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %140, %141 : tensor<i64>, tensor<i32>
  }) : (tensor<1xi64>, tensor<1xi32>, tensor<i64>, tensor<i32>) -> (tensor<i64>, tensor<i32>)
  stablehlo.custom_call @check.expect_eq(%129, %10) : (tensor<i64>, tensor<i64>) -> ()
  %142 = stablehlo.constant dense<0> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%130, %142) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// reduce of f16 to the largest element and its index
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<21xi32>
  %1 = stablehlo.constant dense<37> : tensor<21xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<21xi32>
  %3 = stablehlo.constant dense<101> : tensor<21xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<21xi32>
  %5 = stablehlo.constant dense<0> : tensor<21xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<21xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<21xi32>) -> tensor<21xf16>
  %8 = "stablehlo.reshape"(%7) : (tensor<21xf16>) -> tensor<3x7xf16>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x7xi32>
  %10 = stablehlo.constant dense<0.0> : tensor<f16>
  %11 = stablehlo.constant dense<1073741824> : tensor<i32>
  %12, %13 = "stablehlo.reduce"(%8, %9, %10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%14: tensor<f16>, %15: tensor<i32>, %16: tensor<f16>, %17: tensor<i32>):
    %18 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %19 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %20 = "stablehlo.compare"(%15, %17) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %21 = stablehlo.and %19, %20 : tensor<i1>
    %22 = stablehlo.or %18, %21 : tensor<i1>
    %23 = "stablehlo.select"(%22, %14, %16) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
    %24 = "stablehlo.select"(%22, %15, %17) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %23, %24 : tensor<f16>, tensor<i32>
  }) : (tensor<3x7xf16>, tensor<3x7xi32>, tensor<f16>, tensor<i32>) -> (tensor<3xf16>, tensor<3xi32>)
  %25 = stablehlo.constant dense<[84.0, 94.0, 97.0]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%12, %25) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %26 = stablehlo.constant dense<[5, 1, 5]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%13, %26) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<21xi32>
  %28 = stablehlo.multiply %27, %1 : tensor<21xi32>
  %29 = stablehlo.remainder %28, %3 : tensor<21xi32>
  %30 = stablehlo.subtract %29, %5 : tensor<21xi32>
  %31 = "stablehlo.convert"(%30) : (tensor<21xi32>) -> tensor<21xf16>
  %32 = "stablehlo.reshape"(%31) : (tensor<21xf16>) -> tensor<3x7xf16>
  %33 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x7xi32>
  %34, %35 = "stablehlo.reduce"(%32, %33, %10, %11) <{dimensions = array<i64: 0>}> ({
    ^bb0(%36: tensor<f16>, %37: tensor<i32>, %38: tensor<f16>, %39: tensor<i32>):
    %40 = "stablehlo.compare"(%36, %38) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %41 = "stablehlo.compare"(%36, %38) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %42 = "stablehlo.compare"(%37, %39) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %43 = stablehlo.and %41, %42 : tensor<i1>
    %44 = stablehlo.or %40, %43 : tensor<i1>
    %45 = "stablehlo.select"(%44, %36, %38) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
    %46 = "stablehlo.select"(%44, %37, %39) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %45, %46 : tensor<f16>, tensor<i32>
  }) : (tensor<3x7xf16>, tensor<3x7xi32>, tensor<f16>, tensor<i32>) -> (tensor<7xf16>, tensor<7xi32>)
  %47 = stablehlo.constant dense<[57.0, 94.0, 87.0, 67.0, 60.0, 97.0, 77.0]> : tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%34, %47) : (tensor<7xf16>, tensor<7xf16>) -> ()
  %48 = stablehlo.constant dense<[1, 1, 2, 1, 2, 2, 1]> : tensor<7xi32>
  stablehlo.custom_call @check.expect_eq(%35, %48) : (tensor<7xi32>, tensor<7xi32>) -> ()
  %49 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3500xi32>
  %50 = stablehlo.constant dense<37> : tensor<3500xi32>
  %51 = stablehlo.multiply %49, %50 : tensor<3500xi32>
  %52 = stablehlo.constant dense<101> : tensor<3500xi32>
  %53 = stablehlo.remainder %51, %52 : tensor<3500xi32>
  %54 = stablehlo.constant dense<0> : tensor<3500xi32>
  %55 = stablehlo.subtract %53, %54 : tensor<3500xi32>
  %56 = "stablehlo.convert"(%55) : (tensor<3500xi32>) -> tensor<3500xf16>
  %57 = "stablehlo.reshape"(%56) : (tensor<3500xf16>) -> tensor<5x700xf16>
  %58 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x700xi32>
  %59, %60 = "stablehlo.reduce"(%57, %58, %10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%61: tensor<f16>, %62: tensor<i32>, %63: tensor<f16>, %64: tensor<i32>):
    %65 = "stablehlo.compare"(%61, %63) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %66 = "stablehlo.compare"(%61, %63) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %67 = "stablehlo.compare"(%62, %64) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %68 = stablehlo.and %66, %67 : tensor<i1>
    %69 = stablehlo.or %65, %68 : tensor<i1>
    %70 = "stablehlo.select"(%69, %61, %63) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
    %71 = "stablehlo.select"(%69, %62, %64) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %70, %71 : tensor<f16>, tensor<i32>
  }) : (tensor<5x700xf16>, tensor<5x700xi32>, tensor<f16>, tensor<i32>) -> (tensor<5xf16>, tensor<5xi32>)
  %72 = stablehlo.constant dense<100.0> : tensor<5xf16>
  stablehlo.custom_call @check.expect_eq(%59, %72) : (tensor<5xf16>, tensor<5xf16>) -> ()
  %73 = stablehlo.constant dense<[30, 37, 44, 51, 58]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%60, %73) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %74 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3500xi32>
  %75 = stablehlo.multiply %74, %50 : tensor<3500xi32>
  %76 = stablehlo.remainder %75, %52 : tensor<3500xi32>
  %77 = stablehlo.subtract %76, %54 : tensor<3500xi32>
  %78 = "stablehlo.convert"(%77) : (tensor<3500xi32>) -> tensor<3500xf16>
  %79 = "stablehlo.reshape"(%78) : (tensor<3500xf16>) -> tensor<700x5xf16>
  %80 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700x5xi32>
  %81, %82 = "stablehlo.reduce"(%79, %80, %10, %11) <{dimensions = array<i64: 0>}> ({
    ^bb0(%83: tensor<f16>, %84: tensor<i32>, %85: tensor<f16>, %86: tensor<i32>):
    %87 = "stablehlo.compare"(%83, %85) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %88 = "stablehlo.compare"(%83, %85) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %89 = "stablehlo.compare"(%84, %86) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %90 = stablehlo.and %88, %89 : tensor<i1>
    %91 = stablehlo.or %87, %90 : tensor<i1>
    %92 = "stablehlo.select"(%91, %83, %85) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
    %93 = "stablehlo.select"(%91, %84, %86) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %92, %93 : tensor<f16>, tensor<i32>
  }) : (tensor<700x5xf16>, tensor<700x5xi32>, tensor<f16>, tensor<i32>) -> (tensor<5xf16>, tensor<5xi32>)
  stablehlo.custom_call @check.expect_eq(%81, %72) : (tensor<5xf16>, tensor<5xf16>) -> ()
  %94 = stablehlo.constant dense<[6, 26, 46, 66, 86]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%82, %94) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %95 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2400xi32>
  %96 = stablehlo.constant dense<37> : tensor<2400xi32>
  %97 = stablehlo.multiply %95, %96 : tensor<2400xi32>
  %98 = stablehlo.constant dense<101> : tensor<2400xi32>
  %99 = stablehlo.remainder %97, %98 : tensor<2400xi32>
  %100 = stablehlo.constant dense<0> : tensor<2400xi32>
  %101 = stablehlo.subtract %99, %100 : tensor<2400xi32>
  %102 = "stablehlo.convert"(%101) : (tensor<2400xi32>) -> tensor<2400xf16>
  %103 = "stablehlo.reshape"(%102) : (tensor<2400xf16>) -> tensor<2x3x400xf16>
  %104 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x400xi32>
  %105, %106 = "stablehlo.reduce"(%103, %104, %10, %11) <{dimensions = array<i64: 2>}> ({
    ^bb0(%107: tensor<f16>, %108: tensor<i32>, %109: tensor<f16>, %110: tensor<i32>):
    %111 = "stablehlo.compare"(%107, %109) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %112 = "stablehlo.compare"(%107, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %113 = "stablehlo.compare"(%108, %110) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %114 = stablehlo.and %112, %113 : tensor<i1>
    %115 = stablehlo.or %111, %114 : tensor<i1>
    %116 = "stablehlo.select"(%115, %107, %109) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
    %117 = "stablehlo.select"(%115, %108, %110) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %116, %117 : tensor<f16>, tensor<i32>
  }) : (tensor<2x3x400xf16>, tensor<2x3x400xi32>, tensor<f16>, tensor<i32>) -> (tensor<2x3xf16>, tensor<2x3xi32>)
  %118 = stablehlo.constant dense<100.0> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%105, %118) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %119 = stablehlo.constant dense<[[30, 34, 38], [42, 46, 50]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%106, %119) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %120 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %121 = stablehlo.constant dense<37> : tensor<1xi32>
  %122 = stablehlo.multiply %120, %121 : tensor<1xi32>
  %123 = stablehlo.constant dense<101> : tensor<1xi32>
  %124 = stablehlo.remainder %122, %123 : tensor<1xi32>
  %125 = stablehlo.constant dense<0> : tensor<1xi32>
  %126 = stablehlo.subtract %124, %125 : tensor<1xi32>
  %127 = "stablehlo.convert"(%126) : (tensor<1xi32>) -> tensor<1xf16>
  %128 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %129, %130 = "stablehlo.reduce"(%127, %128, %10, %11) <{dimensions = array<i64: 0>}> ({
    ^bb0(%131: tensor<f16>, %132: tensor<i32>, %133: tensor<f16>, %134: tensor<i32>):
    %135 = "stablehlo.compare"(%131, %133) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %136 = "stablehlo.compare"(%131, %133) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %137 = "stablehlo.compare"(%132, %134) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %138 = stablehlo.and %136, %137 : tensor<i1>
    %139 = stablehlo.or %135, %138 : tensor<i1>
    %140 = "stablehlo.select"(%139, %131, %133) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
    %141 = "stablehlo.select"(%139, %132, %134) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %140, %141 : tensor<f16>, tensor<i32>
  }) : (tensor<1xf16>, tensor<1xi32>, tensor<f16>, tensor<i32>) -> (tensor<f16>, tensor<i32>)
  stablehlo.custom_call @check.expect_eq(%129, %10) : (tensor<f16>, tensor<f16>) -> ()
  %142 = stablehlo.constant dense<0> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%130, %142) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// reduce of ui8 to the largest element and its index
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<21xi32>
  %1 = stablehlo.constant dense<37> : tensor<21xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<21xi32>
  %3 = stablehlo.constant dense<101> : tensor<21xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<21xi32>
  %5 = stablehlo.constant dense<0> : tensor<21xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<21xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<21xi32>) -> tensor<21xui8>
  %8 = "stablehlo.reshape"(%7) : (tensor<21xui8>) -> tensor<3x7xui8>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x7xi32>
  %10 = stablehlo.constant dense<0> : tensor<ui8>
  %11 = stablehlo.constant dense<1073741824> : tensor<i32>
  %12, %13 = "stablehlo.reduce"(%8, %9, %10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%14: tensor<ui8>, %15: tensor<i32>, %16: tensor<ui8>, %17: tensor<i32>):
    %18 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %19 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %20 = "stablehlo.compare"(%15, %17) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %21 = stablehlo.and %19, %20 : tensor<i1>
    %22 = stablehlo.or %18, %21 : tensor<i1>
    %23 = "stablehlo.select"(%22, %14, %16) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %24 = "stablehlo.select"(%22, %15, %17) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %23, %24 : tensor<ui8>, tensor<i32>
  }) : (tensor<3x7xui8>, tensor<3x7xi32>, tensor<ui8>, tensor<i32>) -> (tensor<3xui8>, tensor<3xi32>)
  %25 = stablehlo.constant dense<[84, 94, 97]> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%12, %25) : (tensor<3xui8>, tensor<3xui8>) -> ()
  %26 = stablehlo.constant dense<[5, 1, 5]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%13, %26) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<21xi32>
  %28 = stablehlo.multiply %27, %1 : tensor<21xi32>
  %29 = stablehlo.remainder %28, %3 : tensor<21xi32>
  %30 = stablehlo.subtract %29, %5 : tensor<21xi32>
  %31 = "stablehlo.convert"(%30) : (tensor<21xi32>) -> tensor<21xui8>
  %32 = "stablehlo.reshape"(%31) : (tensor<21xui8>) -> tensor<3x7xui8>
  %33 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x7xi32>
  %34, %35 = "stablehlo.reduce"(%32, %33, %10, %11) <{dimensions = array<i64: 0>}> ({
    ^bb0(%36: tensor<ui8>, %37: tensor<i32>, %38: tensor<ui8>, %39: tensor<i32>):
    %40 = "stablehlo.compare"(%36, %38) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %41 = "stablehlo.compare"(%36, %38) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %42 = "stablehlo.compare"(%37, %39) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %43 = stablehlo.and %41, %42 : tensor<i1>
    %44 = stablehlo.or %40, %43 : tensor<i1>
    %45 = "stablehlo.select"(%44, %36, %38) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %46 = "stablehlo.select"(%44, %37, %39) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %45, %46 : tensor<ui8>, tensor<i32>
  }) : (tensor<3x7xui8>, tensor<3x7xi32>, tensor<ui8>, tensor<i32>) -> (tensor<7xui8>, tensor<7xi32>)
  %47 = stablehlo.constant dense<[57, 94, 87, 67, 60, 97, 77]> : tensor<7xui8>
  stablehlo.custom_call @check.expect_eq(%34, %47) : (tensor<7xui8>, tensor<7xui8>) -> ()
  %48 = stablehlo.constant dense<[1, 1, 2, 1, 2, 2, 1]> : tensor<7xi32>
  stablehlo.custom_call @check.expect_eq(%35, %48) : (tensor<7xi32>, tensor<7xi32>) -> ()
  %49 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3500xi32>
  %50 = stablehlo.constant dense<37> : tensor<3500xi32>
  %51 = stablehlo.multiply %49, %50 : tensor<3500xi32>
  %52 = stablehlo.constant dense<101> : tensor<3500xi32>
  %53 = stablehlo.remainder %51, %52 : tensor<3500xi32>
  %54 = stablehlo.constant dense<0> : tensor<3500xi32>
  %55 = stablehlo.subtract %53, %54 : tensor<3500xi32>
  %56 = "stablehlo.convert"(%55) : (tensor<3500xi32>) -> tensor<3500xui8>
  %57 = "stablehlo.reshape"(%56) : (tensor<3500xui8>) -> tensor<5x700xui8>
  %58 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x700xi32>
  %59, %60 = "stablehlo.reduce"(%57, %58, %10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%61: tensor<ui8>, %62: tensor<i32>, %63: tensor<ui8>, %64: tensor<i32>):
    %65 = "stablehlo.compare"(%61, %63) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %66 = "stablehlo.compare"(%61, %63) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %67 = "stablehlo.compare"(%62, %64) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %68 = stablehlo.and %66, %67 : tensor<i1>
    %69 = stablehlo.or %65, %68 : tensor<i1>
    %70 = "stablehlo.select"(%69, %61, %63) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %71 = "stablehlo.select"(%69, %62, %64) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %70, %71 : tensor<ui8>, tensor<i32>
  }) : (tensor<5x700xui8>, tensor<5x700xi32>, tensor<ui8>, tensor<i32>) -> (tensor<5xui8>, tensor<5xi32>)
  %72 = stablehlo.constant dense<100> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%59, %72) : (tensor<5xui8>, tensor<5xui8>) -> ()
  %73 = stablehlo.constant dense<[30, 37, 44, 51, 58]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%60, %73) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %74 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3500xi32>
  %75 = stablehlo.multiply %74, %50 : tensor<3500xi32>
  %76 = stablehlo.remainder %75, %52 : tensor<3500xi32>
  %77 = stablehlo.subtract %76, %54 : tensor<3500xi32>
  %78 = "stablehlo.convert"(%77) : (tensor<3500xi32>) -> tensor<3500xui8>
  %79 = "stablehlo.reshape"(%78) : (tensor<3500xui8>) -> tensor<700x5xui8>
  %80 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700x5xi32>
  %81, %82 = "stablehlo.reduce"(%79, %80, %10, %11) <{dimensions = array<i64: 0>}> ({
    ^bb0(%83: tensor<ui8>, %84: tensor<i32>, %85: tensor<ui8>, %86: tensor<i32>):
    %87 = "stablehlo.compare"(%83, %85) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %88 = "stablehlo.compare"(%83, %85) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %89 = "stablehlo.compare"(%84, %86) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %90 = stablehlo.and %88, %89 : tensor<i1>
    %91 = stablehlo.or %87, %90 : tensor<i1>
    %92 = "stablehlo.select"(%91, %83, %85) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %93 = "stablehlo.select"(%91, %84, %86) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %92, %93 : tensor<ui8>, tensor<i32>
  }) : (tensor<700x5xui8>, tensor<700x5xi32>, tensor<ui8>, tensor<i32>) -> (tensor<5xui8>, tensor<5xi32>)
  stablehlo.custom_call @check.expect_eq(%81, %72) : (tensor<5xui8>, tensor<5xui8>) -> ()
  %94 = stablehlo.constant dense<[6, 26, 46, 66, 86]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%82, %94) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %95 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2400xi32>
  %96 = stablehlo.constant dense<37> : tensor<2400xi32>
  %97 = stablehlo.multiply %95, %96 : tensor<2400xi32>
  %98 = stablehlo.constant dense<101> : tensor<2400xi32>
  %99 = stablehlo.remainder %97, %98 : tensor<2400xi32>
  %100 = stablehlo.constant dense<0> : tensor<2400xi32>
  %101 = stablehlo.subtract %99, %100 : tensor<2400xi32>
  %102 = "stablehlo.convert"(%101) : (tensor<2400xi32>) -> tensor<2400xui8>
  %103 = "stablehlo.reshape"(%102) : (tensor<2400xui8>) -> tensor<2x3x400xui8>
  %104 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x400xi32>
  %105, %106 = "stablehlo.reduce"(%103, %104, %10, %11) <{dimensions = array<i64: 2>}> ({
    ^bb0(%107: tensor<ui8>, %108: tensor<i32>, %109: tensor<ui8>, %110: tensor<i32>):
    %111 = "stablehlo.compare"(%107, %109) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %112 = "stablehlo.compare"(%107, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %113 = "stablehlo.compare"(%108, %110) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %114 = stablehlo.and %112, %113 : tensor<i1>
    %115 = stablehlo.or %111, %114 : tensor<i1>
    %116 = "stablehlo.select"(%115, %107, %109) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %117 = "stablehlo.select"(%115, %108, %110) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %116, %117 : tensor<ui8>, tensor<i32>
  }) : (tensor<2x3x400xui8>, tensor<2x3x400xi32>, tensor<ui8>, tensor<i32>) -> (tensor<2x3xui8>, tensor<2x3xi32>)
  %118 = stablehlo.constant dense<100> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%105, %118) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %119 = stablehlo.constant dense<[[30, 34, 38], [42, 46, 50]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%106, %119) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %120 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %121 = stablehlo.constant dense<37> : tensor<1xi32>
  %122 = stablehlo.multiply %120, %121 : tensor<1xi32>
  %123 = stablehlo.constant dense<101> : tensor<1xi32>
  %124 = stablehlo.remainder %122, %123 : tensor<1xi32>
  %125 = stablehlo.constant dense<0> : tensor<1xi32>
  %126 = stablehlo.subtract %124, %125 : tensor<1xi32>
  %127 = "stablehlo.convert"(%126) : (tensor<1xi32>) -> tensor<1xui8>
  %128 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %129, %130 = "stablehlo.reduce"(%127, %128, %10, %11) <{dimensions = array<i64: 0>}> ({
    ^bb0(%131: tensor<ui8>, %132: tensor<i32>, %133: tensor<ui8>, %134: tensor<i32>):
    %135 = "stablehlo.compare"(%131, %133) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %136 = "stablehlo.compare"(%131, %133) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %137 = "stablehlo.compare"(%132, %134) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %138 = stablehlo.and %136, %137 : tensor<i1>
    %139 = stablehlo.or %135, %138 : tensor<i1>
    %140 = "stablehlo.select"(%139, %131, %133) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %141 = "stablehlo.select"(%139, %132, %134) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %140, %141 : tensor<ui8>, tensor<i32>
  }) : (tensor<1xui8>, tensor<1xi32>, tensor<ui8>, tensor<i32>) -> (tensor<ui8>, tensor<i32>)
  stablehlo.custom_call @check.expect_eq(%129, %10) : (tensor<ui8>, tensor<ui8>) -> ()
  %142 = stablehlo.constant dense<0> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%130, %142) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// reduce of f64 to the largest element and its index
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<21xi32>
  %1 = stablehlo.constant dense<37> : tensor<21xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<21xi32>
  %3 = stablehlo.constant dense<101> : tensor<21xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<21xi32>
  %5 = stablehlo.constant dense<0> : tensor<21xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<21xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<21xi32>) -> tensor<21xf64>
  %8 = "stablehlo.reshape"(%7) : (tensor<21xf64>) -> tensor<3x7xf64>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x7xi32>
  %10 = stablehlo.constant dense<0.0> : tensor<f64>
  %11 = stablehlo.constant dense<1073741824> : tensor<i32>
  %12, %13 = "stablehlo.reduce"(%8, %9, %10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%14: tensor<f64>, %15: tensor<i32>, %16: tensor<f64>, %17: tensor<i32>):
    %18 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %19 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %20 = "stablehlo.compare"(%15, %17) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %21 = stablehlo.and %19, %20 : tensor<i1>
    %22 = stablehlo.or %18, %21 : tensor<i1>
    %23 = "stablehlo.select"(%22, %14, %16) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %24 = "stablehlo.select"(%22, %15, %17) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %23, %24 : tensor<f64>, tensor<i32>
  }) : (tensor<3x7xf64>, tensor<3x7xi32>, tensor<f64>, tensor<i32>) -> (tensor<3xf64>, tensor<3xi32>)
  %25 = stablehlo.constant dense<[84.0, 94.0, 97.0]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%12, %25) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %26 = stablehlo.constant dense<[5, 1, 5]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%13, %26) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<21xi32>
  %28 = stablehlo.multiply %27, %1 : tensor<21xi32>
  %29 = stablehlo.remainder %28, %3 : tensor<21xi32>
  %30 = stablehlo.subtract %29, %5 : tensor<21xi32>
  %31 = "stablehlo.convert"(%30) : (tensor<21xi32>) -> tensor<21xf64>
  %32 = "stablehlo.reshape"(%31) : (tensor<21xf64>) -> tensor<3x7xf64>
  %33 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x7xi32>
  %34, %35 = "stablehlo.reduce"(%32, %33, %10, %11) <{dimensions = array<i64: 0>}> ({
    ^bb0(%36: tensor<f64>, %37: tensor<i32>, %38: tensor<f64>, %39: tensor<i32>):
    %40 = "stablehlo.compare"(%36, %38) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %41 = "stablehlo.compare"(%36, %38) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %42 = "stablehlo.compare"(%37, %39) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %43 = stablehlo.and %41, %42 : tensor<i1>
    %44 = stablehlo.or %40, %43 : tensor<i1>
    %45 = "stablehlo.select"(%44, %36, %38) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %46 = "stablehlo.select"(%44, %37, %39) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %45, %46 : tensor<f64>, tensor<i32>
  }) : (tensor<3x7xf64>, tensor<3x7xi32>, tensor<f64>, tensor<i32>) -> (tensor<7xf64>, tensor<7xi32>)
  %47 = stablehlo.constant dense<[57.0, 94.0, 87.0, 67.0, 60.0, 97.0, 77.0]> : tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%34, %47) : (tensor<7xf64>, tensor<7xf64>) -> ()
  %48 = stablehlo.constant dense<[1, 1, 2, 1, 2, 2, 1]> : tensor<7xi32>
  stablehlo.custom_call @check.expect_eq(%35, %48) : (tensor<7xi32>, tensor<7xi32>) -> ()
  %49 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3500xi32>
  %50 = stablehlo.constant dense<37> : tensor<3500xi32>
  %51 = stablehlo.multiply %49, %50 : tensor<3500xi32>
  %52 = stablehlo.constant dense<101> : tensor<3500xi32>
  %53 = stablehlo.remainder %51, %52 : tensor<3500xi32>
  %54 = stablehlo.constant dense<0> : tensor<3500xi32>
  %55 = stablehlo.subtract %53, %54 : tensor<3500xi32>
  %56 = "stablehlo.convert"(%55) : (tensor<3500xi32>) -> tensor<3500xf64>
  %57 = "stablehlo.reshape"(%56) : (tensor<3500xf64>) -> tensor<5x700xf64>
  %58 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x700xi32>
  %59, %60 = "stablehlo.reduce"(%57, %58, %10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%61: tensor<f64>, %62: tensor<i32>, %63: tensor<f64>, %64: tensor<i32>):
    %65 = "stablehlo.compare"(%61, %63) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %66 = "stablehlo.compare"(%61, %63) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %67 = "stablehlo.compare"(%62, %64) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %68 = stablehlo.and %66, %67 : tensor<i1>
    %69 = stablehlo.or %65, %68 : tensor<i1>
    %70 = "stablehlo.select"(%69, %61, %63) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %71 = "stablehlo.select"(%69, %62, %64) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %70, %71 : tensor<f64>, tensor<i32>
  }) : (tensor<5x700xf64>, tensor<5x700xi32>, tensor<f64>, tensor<i32>) -> (tensor<5xf64>, tensor<5xi32>)
  %72 = stablehlo.constant dense<100.0> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%59, %72) : (tensor<5xf64>, tensor<5xf64>) -> ()
  %73 = stablehlo.constant dense<[30, 37, 44, 51, 58]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%60, %73) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %74 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3500xi32>
  %75 = stablehlo.multiply %74, %50 : tensor<3500xi32>
  %76 = stablehlo.remainder %75, %52 : tensor<3500xi32>
  %77 = stablehlo.subtract %76, %54 : tensor<3500xi32>
  %78 = "stablehlo.convert"(%77) : (tensor<3500xi32>) -> tensor<3500xf64>
  %79 = "stablehlo.reshape"(%78) : (tensor<3500xf64>) -> tensor<700x5xf64>
  %80 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700x5xi32>
  %81, %82 = "stablehlo.reduce"(%79, %80, %10, %11) <{dimensions = array<i64: 0>}> ({
    ^bb0(%83: tensor<f64>, %84: tensor<i32>, %85: tensor<f64>, %86: tensor<i32>):
    %87 = "stablehlo.compare"(%83, %85) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %88 = "stablehlo.compare"(%83, %85) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %89 = "stablehlo.compare"(%84, %86) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %90 = stablehlo.and %88, %89 : tensor<i1>
    %91 = stablehlo.or %87, %90 : tensor<i1>
    %92 = "stablehlo.select"(%91, %83, %85) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %93 = "stablehlo.select"(%91, %84, %86) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %92, %93 : tensor<f64>, tensor<i32>
  }) : (tensor<700x5xf64>, tensor<700x5xi32>, tensor<f64>, tensor<i32>) -> (tensor<5xf64>, tensor<5xi32>)
  stablehlo.custom_call @check.expect_eq(%81, %72) : (tensor<5xf64>, tensor<5xf64>) -> ()
  %94 = stablehlo.constant dense<[6, 26, 46, 66, 86]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%82, %94) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %95 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2400xi32>
  %96 = stablehlo.constant dense<37> : tensor<2400xi32>
  %97 = stablehlo.multiply %95, %96 : tensor<2400xi32>
  %98 = stablehlo.constant dense<101> : tensor<2400xi32>
  %99 = stablehlo.remainder %97, %98 : tensor<2400xi32>
  %100 = stablehlo.constant dense<0> : tensor<2400xi32>
  %101 = stablehlo.subtract %99, %100 : tensor<2400xi32>
  %102 = "stablehlo.convert"(%101) : (tensor<2400xi32>) -> tensor<2400xf64>
  %103 = "stablehlo.reshape"(%102) : (tensor<2400xf64>) -> tensor<2x3x400xf64>
  %104 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x400xi32>
  %105, %106 = "stablehlo.reduce"(%103, %104, %10, %11) <{dimensions = array<i64: 2>}> ({
    ^bb0(%107: tensor<f64>, %108: tensor<i32>, %109: tensor<f64>, %110: tensor<i32>):
    %111 = "stablehlo.compare"(%107, %109) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %112 = "stablehlo.compare"(%107, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %113 = "stablehlo.compare"(%108, %110) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %114 = stablehlo.and %112, %113 : tensor<i1>
    %115 = stablehlo.or %111, %114 : tensor<i1>
    %116 = "stablehlo.select"(%115, %107, %109) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %117 = "stablehlo.select"(%115, %108, %110) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %116, %117 : tensor<f64>, tensor<i32>
  }) : (tensor<2x3x400xf64>, tensor<2x3x400xi32>, tensor<f64>, tensor<i32>) -> (tensor<2x3xf64>, tensor<2x3xi32>)
  %118 = stablehlo.constant dense<100.0> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%105, %118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %119 = stablehlo.constant dense<[[30, 34, 38], [42, 46, 50]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%106, %119) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %120 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %121 = stablehlo.constant dense<37> : tensor<1xi32>
  %122 = stablehlo.multiply %120, %121 : tensor<1xi32>
  %123 = stablehlo.constant dense<101> : tensor<1xi32>
  %124 = stablehlo.remainder %122, %123 : tensor<1xi32>
  %125 = stablehlo.constant dense<0> : tensor<1xi32>
  %126 = stablehlo.subtract %124, %125 : tensor<1xi32>
  %127 = "stablehlo.convert"(%126) : (tensor<1xi32>) -> tensor<1xf64>
  %128 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %129, %130 = "stablehlo.reduce"(%127, %128, %10, %11) <{dimensions = array<i64: 0>}> ({
    ^bb0(%131: tensor<f64>, %132: tensor<i32>, %133: tensor<f64>, %134: tensor<i32>):
    %135 = "stablehlo.compare"(%131, %133) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %136 = "stablehlo.compare"(%131, %133) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %137 = "stablehlo.compare"(%132, %134) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %138 = stablehlo.and %136, %137 : tensor<i1>
    %139 = stablehlo.or %135, %138 : tensor<i1>
    %140 = "stablehlo.select"(%139, %131, %133) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %141 = "stablehlo.select"(%139, %132, %134) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %140, %141 : tensor<f64>, tensor<i32>
  }) : (tensor<1xf64>, tensor<1xi32>, tensor<f64>, tensor<i32>) -> (tensor<f64>, tensor<i32>)
  stablehlo.custom_call @check.expect_eq(%129, %10) : (tensor<f64>, tensor<f64>) -> ()
  %142 = stablehlo.constant dense<0> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%130, %142) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// reduce of i32 and ui64 in the order of the elements
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2700xi32>
  %1 = stablehlo.constant dense<11> : tensor<2700xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<2700xi32>
  %3 = stablehlo.constant dense<97> : tensor<2700xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<2700xi32>
  %5 = stablehlo.constant dense<0> : tensor<2700xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<2700xi32>
  %7 = "stablehlo.reshape"(%6) : (tensor<2700xi32>) -> tensor<3x900xi32>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2700xi32>
  %9 = stablehlo.constant dense<5> : tensor<2700xi32>
  %10 = stablehlo.multiply %8, %9 : tensor<2700xi32>
  %11 = stablehlo.constant dense<89> : tensor<2700xi32>
  %12 = stablehlo.remainder %10, %11 : tensor<2700xi32>
  %13 = stablehlo.subtract %12, %5 : tensor<2700xi32>
  %14 = "stablehlo.reshape"(%13) : (tensor<2700xi32>) -> tensor<3x900xi32>
  %15 = stablehlo.constant dense<1> : tensor<i32>
  %16 = stablehlo.constant dense<0> : tensor<i32>
  %17, %18 = "stablehlo.reduce"(%7, %14, %15, %16) <{dimensions = array<i64: 1>}> ({
    ^bb0(%19: tensor<i32>, %20: tensor<i32>, %21: tensor<i32>, %22: tensor<i32>):
    %23 = stablehlo.multiply %19, %21 : tensor<i32>
    %24 = stablehlo.multiply %21, %20 : tensor<i32>
    %25 = stablehlo.add %24, %22 : tensor<i32>
    stablehlo.return %23, %25 : tensor<i32>, tensor<i32>
  }) : (tensor<3x900xi32>, tensor<3x900xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
  %26 = stablehlo.constant dense<0> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%17, %26) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %27 = stablehlo.constant dense<[2146560137, 77646206, -221490851]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%18, %27) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %28 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1030xi32>
  %29 = stablehlo.constant dense<11> : tensor<1030xi32>
  %30 = stablehlo.multiply %28, %29 : tensor<1030xi32>
  %31 = stablehlo.constant dense<97> : tensor<1030xi32>
  %32 = stablehlo.remainder %30, %31 : tensor<1030xi32>
  %33 = stablehlo.constant dense<0> : tensor<1030xi32>
  %34 = stablehlo.subtract %32, %33 : tensor<1030xi32>
  %35 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1030xi32>
  %36 = stablehlo.constant dense<5> : tensor<1030xi32>
  %37 = stablehlo.multiply %35, %36 : tensor<1030xi32>
  %38 = stablehlo.constant dense<89> : tensor<1030xi32>
  %39 = stablehlo.remainder %37, %38 : tensor<1030xi32>
  %40 = stablehlo.subtract %39, %33 : tensor<1030xi32>
  %41, %42 = "stablehlo.reduce"(%34, %40, %15, %16) <{dimensions = array<i64: 0>}> ({
    ^bb0(%43: tensor<i32>, %44: tensor<i32>, %45: tensor<i32>, %46: tensor<i32>):
    %47 = stablehlo.multiply %43, %45 : tensor<i32>
    %48 = stablehlo.multiply %45, %44 : tensor<i32>
    %49 = stablehlo.add %48, %46 : tensor<i32>
    stablehlo.return %47, %49 : tensor<i32>, tensor<i32>
  }) : (tensor<1030xi32>, tensor<1030xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  stablehlo.custom_call @check.expect_eq(%41, %16) : (tensor<i32>, tensor<i32>) -> ()
  %50 = stablehlo.constant dense<836524121> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%42, %50) : (tensor<i32>, tensor<i32>) -> ()
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<150xi32>
  %52 = stablehlo.constant dense<11> : tensor<150xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<150xi32>
  %54 = stablehlo.constant dense<97> : tensor<150xi32>
  %55 = stablehlo.remainder %53, %54 : tensor<150xi32>
  %56 = stablehlo.constant dense<0> : tensor<150xi32>
  %57 = stablehlo.subtract %55, %56 : tensor<150xi32>
  %58 = "stablehlo.reshape"(%57) : (tensor<150xi32>) -> tensor<50x3xi32>
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<150xi32>
  %60 = stablehlo.constant dense<5> : tensor<150xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<150xi32>
  %62 = stablehlo.constant dense<89> : tensor<150xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<150xi32>
  %64 = stablehlo.subtract %63, %56 : tensor<150xi32>
  %65 = "stablehlo.reshape"(%64) : (tensor<150xi32>) -> tensor<50x3xi32>
  %66, %67 = "stablehlo.reduce"(%58, %65, %15, %16) <{dimensions = array<i64: 0>}> ({
    ^bb0(%68: tensor<i32>, %69: tensor<i32>, %70: tensor<i32>, %71: tensor<i32>):
    %72 = stablehlo.multiply %68, %70 : tensor<i32>
    %73 = stablehlo.multiply %70, %69 : tensor<i32>
    %74 = stablehlo.add %73, %71 : tensor<i32>
    stablehlo.return %72, %74 : tensor<i32>, tensor<i32>
  }) : (tensor<50x3xi32>, tensor<50x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
  stablehlo.custom_call @check.expect_eq(%66, %26) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %75 = stablehlo.constant dense<[1309857887, -668802556, -656002781]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%67, %75) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %76 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<120xi32>
  %77 = stablehlo.constant dense<11> : tensor<120xi32>
  %78 = stablehlo.multiply %76, %77 : tensor<120xi32>
  %79 = stablehlo.constant dense<97> : tensor<120xi32>
  %80 = stablehlo.remainder %78, %79 : tensor<120xi32>
  %81 = stablehlo.constant dense<0> : tensor<120xi32>
  %82 = stablehlo.subtract %80, %81 : tensor<120xi32>
  %83 = "stablehlo.reshape"(%82) : (tensor<120xi32>) -> tensor<4x5x6xi32>
  %84 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<120xi32>
  %85 = stablehlo.constant dense<5> : tensor<120xi32>
  %86 = stablehlo.multiply %84, %85 : tensor<120xi32>
  %87 = stablehlo.constant dense<89> : tensor<120xi32>
  %88 = stablehlo.remainder %86, %87 : tensor<120xi32>
  %89 = stablehlo.subtract %88, %81 : tensor<120xi32>
  %90 = "stablehlo.reshape"(%89) : (tensor<120xi32>) -> tensor<4x5x6xi32>
  %91, %92 = "stablehlo.reduce"(%83, %90, %15, %16) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%93: tensor<i32>, %94: tensor<i32>, %95: tensor<i32>, %96: tensor<i32>):
    %97 = stablehlo.multiply %93, %95 : tensor<i32>
    %98 = stablehlo.multiply %95, %94 : tensor<i32>
    %99 = stablehlo.add %98, %96 : tensor<i32>
    stablehlo.return %97, %99 : tensor<i32>, tensor<i32>
  }) : (tensor<4x5x6xi32>, tensor<4x5x6xi32>, tensor<i32>, tensor<i32>) -> (tensor<5xi32>, tensor<5xi32>)
  %100 = stablehlo.constant dense<[0, 0, 268435456, 287309824, -713031680]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%91, %100) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %101 = stablehlo.constant dense<[-24267727, 15567920, -169531166, -1895136967, -741592211]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%92, %101) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %102 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<120xi32>
  %103 = stablehlo.multiply %102, %77 : tensor<120xi32>
  %104 = stablehlo.remainder %103, %79 : tensor<120xi32>
  %105 = stablehlo.subtract %104, %81 : tensor<120xi32>
  %106 = "stablehlo.reshape"(%105) : (tensor<120xi32>) -> tensor<4x5x6xi32>
  %107 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<120xi32>
  %108 = stablehlo.multiply %107, %85 : tensor<120xi32>
  %109 = stablehlo.remainder %108, %87 : tensor<120xi32>
  %110 = stablehlo.subtract %109, %81 : tensor<120xi32>
  %111 = "stablehlo.reshape"(%110) : (tensor<120xi32>) -> tensor<4x5x6xi32>
  %112, %113 = "stablehlo.reduce"(%106, %111, %15, %16) <{dimensions = array<i64: 1>}> ({
    ^bb0(%114: tensor<i32>, %115: tensor<i32>, %116: tensor<i32>, %117: tensor<i32>):
    %118 = stablehlo.multiply %114, %116 : tensor<i32>
    %119 = stablehlo.multiply %116, %115 : tensor<i32>
    %120 = stablehlo.add %119, %117 : tensor<i32>
    stablehlo.return %118, %120 : tensor<i32>, tensor<i32>
  }) : (tensor<4x5x6xi32>, tensor<4x5x6xi32>, tensor<i32>, tensor<i32>) -> (tensor<4x6xi32>, tensor<4x6xi32>)
  %121 = stablehlo.constant dense<"0x000000004E55D20280BDBB0FF0330F00C0A4320240A7B20BC0C8B500AC53FA0580442417C080040660F4511AC0BCC100C0F89E0E946DE62F46553D000027F2049C2E6A16E033460080EB2D0C000000000C8B760120541009002AA2004040B209"> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%112, %121) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %122 = stablehlo.constant dense<"0x75BE0400116567016D947C074088110078EE31014C23D005FBC11D014908F007B1C2171BB776650637E0D519AC47B2009E2B70062D02161588E584034BC64D112E625730CB979300C0134D035DCA0500780AAB00D5E9D003DED846001D1D0E04"> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%113, %122) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %123 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2700xi32>
  %124 = stablehlo.multiply %123, %1 : tensor<2700xi32>
  %125 = stablehlo.remainder %124, %3 : tensor<2700xi32>
  %126 = stablehlo.subtract %125, %5 : tensor<2700xi32>
  %127 = "stablehlo.convert"(%126) : (tensor<2700xi32>) -> tensor<2700xui64>
  %128 = "stablehlo.reshape"(%127) : (tensor<2700xui64>) -> tensor<3x900xui64>
  %129 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2700xi32>
  %130 = stablehlo.multiply %129, %9 : tensor<2700xi32>
  %131 = stablehlo.remainder %130, %11 : tensor<2700xi32>
  %132 = stablehlo.subtract %131, %5 : tensor<2700xi32>
  %133 = "stablehlo.convert"(%132) : (tensor<2700xi32>) -> tensor<2700xui64>
  %134 = "stablehlo.reshape"(%133) : (tensor<2700xui64>) -> tensor<3x900xui64>
  %135 = stablehlo.constant dense<1> : tensor<ui64>
  %136 = stablehlo.constant dense<0> : tensor<ui64>
  %137, %138 = "stablehlo.reduce"(%128, %134, %135, %136) <{dimensions = array<i64: 1>}> ({
    ^bb0(%139: tensor<ui64>, %140: tensor<ui64>, %141: tensor<ui64>, %142: tensor<ui64>):
    %143 = stablehlo.multiply %139, %141 : tensor<ui64>
    %144 = stablehlo.multiply %141, %140 : tensor<ui64>
    %145 = stablehlo.add %144, %142 : tensor<ui64>
    stablehlo.return %143, %145 : tensor<ui64>, tensor<ui64>
  }) : (tensor<3x900xui64>, tensor<3x900xui64>, tensor<ui64>, tensor<ui64>) -> (tensor<3xui64>, tensor<3xui64>)
  %146 = stablehlo.constant dense<0> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%137, %146) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %147 = stablehlo.constant dense<[3799046992348440713, 730421912464836990, 11957761664256594269]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%138, %147) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %148 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1030xi32>
  %149 = stablehlo.multiply %148, %29 : tensor<1030xi32>
  %150 = stablehlo.remainder %149, %31 : tensor<1030xi32>
  %151 = stablehlo.subtract %150, %33 : tensor<1030xi32>
  %152 = "stablehlo.convert"(%151) : (tensor<1030xi32>) -> tensor<1030xui64>
  %153 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1030xi32>
  %154 = stablehlo.multiply %153, %36 : tensor<1030xi32>
  %155 = stablehlo.remainder %154, %38 : tensor<1030xi32>
  %156 = stablehlo.subtract %155, %33 : tensor<1030xi32>
  %157 = "stablehlo.convert"(%156) : (tensor<1030xi32>) -> tensor<1030xui64>
  %158, %159 = "stablehlo.reduce"(%152, %157, %135, %136) <{dimensions = array<i64: 0>}> ({
    ^bb0(%160: tensor<ui64>, %161: tensor<ui64>, %162: tensor<ui64>, %163: tensor<ui64>):
    %164 = stablehlo.multiply %160, %162 : tensor<ui64>
    %165 = stablehlo.multiply %162, %161 : tensor<ui64>
    %166 = stablehlo.add %165, %163 : tensor<ui64>
    stablehlo.return %164, %166 : tensor<ui64>, tensor<ui64>
  }) : (tensor<1030xui64>, tensor<1030xui64>, tensor<ui64>, tensor<ui64>) -> (tensor<ui64>, tensor<ui64>)
  stablehlo.custom_call @check.expect_eq(%158, %136) : (tensor<ui64>, tensor<ui64>) -> ()
  %167 = stablehlo.constant dense<10675273852224559193> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%159, %167) : (tensor<ui64>, tensor<ui64>) -> ()
  %168 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<150xi32>
  %169 = stablehlo.multiply %168, %52 : tensor<150xi32>
  %170 = stablehlo.remainder %169, %54 : tensor<150xi32>
  %171 = stablehlo.subtract %170, %56 : tensor<150xi32>
  %172 = "stablehlo.convert"(%171) : (tensor<150xi32>) -> tensor<150xui64>
  %173 = "stablehlo.reshape"(%172) : (tensor<150xui64>) -> tensor<50x3xui64>
  %174 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<150xi32>
  %175 = stablehlo.multiply %174, %60 : tensor<150xi32>
  %176 = stablehlo.remainder %175, %62 : tensor<150xi32>
  %177 = stablehlo.subtract %176, %56 : tensor<150xi32>
  %178 = "stablehlo.convert"(%177) : (tensor<150xi32>) -> tensor<150xui64>
  %179 = "stablehlo.reshape"(%178) : (tensor<150xui64>) -> tensor<50x3xui64>
  %180, %181 = "stablehlo.reduce"(%173, %179, %135, %136) <{dimensions = array<i64: 0>}> ({
    ^bb0(%182: tensor<ui64>, %183: tensor<ui64>, %184: tensor<ui64>, %185: tensor<ui64>):
    %186 = stablehlo.multiply %182, %184 : tensor<ui64>
    %187 = stablehlo.multiply %184, %183 : tensor<ui64>
    %188 = stablehlo.add %187, %185 : tensor<ui64>
    stablehlo.return %186, %188 : tensor<ui64>, tensor<ui64>
  }) : (tensor<50x3xui64>, tensor<50x3xui64>, tensor<ui64>, tensor<ui64>) -> (tensor<3xui64>, tensor<3xui64>)
  %189 = stablehlo.constant dense<[0, 0, 17909461119727042560]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%180, %189) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %190 = stablehlo.constant dense<[6427087976141084767, 14341475642734993924, 9095761943584977187]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%181, %190) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %191 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<120xi32>
  %192 = stablehlo.multiply %191, %77 : tensor<120xi32>
  %193 = stablehlo.remainder %192, %79 : tensor<120xi32>
  %194 = stablehlo.subtract %193, %81 : tensor<120xi32>
  %195 = "stablehlo.convert"(%194) : (tensor<120xi32>) -> tensor<120xui64>
  %196 = "stablehlo.reshape"(%195) : (tensor<120xui64>) -> tensor<4x5x6xui64>
  %197 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<120xi32>
  %198 = stablehlo.multiply %197, %85 : tensor<120xi32>
  %199 = stablehlo.remainder %198, %87 : tensor<120xi32>
  %200 = stablehlo.subtract %199, %81 : tensor<120xi32>
  %201 = "stablehlo.convert"(%200) : (tensor<120xi32>) -> tensor<120xui64>
  %202 = "stablehlo.reshape"(%201) : (tensor<120xui64>) -> tensor<4x5x6xui64>
  %203, %204 = "stablehlo.reduce"(%196, %202, %135, %136) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%205: tensor<ui64>, %206: tensor<ui64>, %207: tensor<ui64>, %208: tensor<ui64>):
    %209 = stablehlo.multiply %205, %207 : tensor<ui64>
    %210 = stablehlo.multiply %207, %206 : tensor<ui64>
    %211 = stablehlo.add %210, %208 : tensor<ui64>
    stablehlo.return %209, %211 : tensor<ui64>, tensor<ui64>
  }) : (tensor<4x5x6xui64>, tensor<4x5x6xui64>, tensor<ui64>, tensor<ui64>) -> (tensor<5xui64>, tensor<5xui64>)
  %212 = stablehlo.constant dense<[0, 0, 17527714234769604608, 7291838271043141632, 3909895435359092736]> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%203, %212) : (tensor<5xui64>, tensor<5xui64>) -> ()
  %213 = stablehlo.constant dense<[16801893653697901617, 15567920, 11446822317437823202, 6555035615619612985, 11371296090059715437]> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%204, %213) : (tensor<5xui64>, tensor<5xui64>) -> ()
  %214 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<120xi32>
  %215 = stablehlo.multiply %214, %77 : tensor<120xi32>
  %216 = stablehlo.remainder %215, %79 : tensor<120xi32>
  %217 = stablehlo.subtract %216, %81 : tensor<120xi32>
  %218 = "stablehlo.convert"(%217) : (tensor<120xi32>) -> tensor<120xui64>
  %219 = "stablehlo.reshape"(%218) : (tensor<120xui64>) -> tensor<4x5x6xui64>
  %220 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<120xi32>
  %221 = stablehlo.multiply %220, %85 : tensor<120xi32>
  %222 = stablehlo.remainder %221, %87 : tensor<120xi32>
  %223 = stablehlo.subtract %222, %81 : tensor<120xi32>
  %224 = "stablehlo.convert"(%223) : (tensor<120xi32>) -> tensor<120xui64>
  %225 = "stablehlo.reshape"(%224) : (tensor<120xui64>) -> tensor<4x5x6xui64>
  %226, %227 = "stablehlo.reduce"(%219, %225, %135, %136) <{dimensions = array<i64: 1>}> ({
    ^bb0(%228: tensor<ui64>, %229: tensor<ui64>, %230: tensor<ui64>, %231: tensor<ui64>):
    %232 = stablehlo.multiply %228, %230 : tensor<ui64>
    %233 = stablehlo.multiply %230, %229 : tensor<ui64>
    %234 = stablehlo.add %233, %231 : tensor<ui64>
    stablehlo.return %232, %234 : tensor<ui64>, tensor<ui64>
  }) : (tensor<4x5x6xui64>, tensor<4x5x6xui64>, tensor<ui64>, tensor<ui64>) -> (tensor<4x6xui64>, tensor<4x6xui64>)
  %235 = stablehlo.constant dense<[[0, 47338830, 263961984, 996336, 36873408, 196257600], [11913408, 100291500, 388252800, 100958400, 441578592, 12696768], [245299392, 803630484, 4019526, 82978560, 376057500, 4600800], [204336000, 0, 24546060, 152065056, 10627584, 162676800]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%226, %235) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %236 = stablehlo.constant dense<[[310901, 23553297, 125604973, 1148992, 20049528, 97526604], [18727419, 133171273, 454542001, 107312823, 433446967, 11683756], [108014494, 353763885, 59041160, 290309707, 811033134, 9672651], [55382976, 379485, 11209336, 64022997, 4643038, 68033821]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%227, %236) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  return
}
// -----
// reduce of i8 in i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x4B26C0D545C4D4029D61B69D4F5A56ABC6FB1292C729B3BCAD9FF5536E5E55700369FC56A332BFDD830FCF7D013F34F6F9F1C9A2DE8C4908A39A0E6801A20EE8DFC3D4494ECE606FB5F2D2DC8B12ED241428243FBDF30920684F2C6B7E116F84EF3579AF1541955E82941F99235CE063EC580E9191B34714250499EF75A11D7BF176A030C677F4B338EAA44E4EF1EF8CE24F04B747BAD01C7D7F7A38D8D1542E674A8AF67D9250FA5AAD2745D9643F8EE1D4B94AAE3F8A5C8A00E4BD35E01A20E754D8C8AD606781E706E7CBEB13D48765728D24E78B136825B978ACBCD8EAA1F74CFA9A2749AAAE339E17F657568BE92D0DD8088CC25341D92EB1FAD620772BC1FAFDDAC47755DA144AACA98597F186DC866D00562DA849"> : tensor<4x70xi8>
  %1 = stablehlo.constant dense<1> : tensor<i8>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = stablehlo.add %3, %4 : tensor<i32>
    stablehlo.return %5 : tensor<i32>
  }) : (tensor<4x70xi8>, tensor<i8>) -> tensor<70xi32>
  %6 = stablehlo.constant dense<[135, 171, -180, -289, 13, 88, -119, -123, 74, -20, -169, -70, 219, 186, 133, 35, -94, -121, 246, 89, 5, 141, -17, -158, 177, -340, 140, 217, 205, -92, 191, 260, -182, 308, -182, -197, -9, -31, -139, 178, -317, 172, -228, 338, 17, -4, -149, -159, 115, -64, -51, 62, -76, -86, 171, -68, -230, 31, -20, -9, -134, -161, -104, -79, 44, -118, 55, -24, 0, 216]> : tensor<70xi32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<70xi32>, tensor<70xi32>) -> ()
  %7 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%8: tensor<i32>, %9: tensor<i32>):
    %10 = stablehlo.add %8, %9 : tensor<i32>
    stablehlo.return %10 : tensor<i32>
  }) : (tensor<4x70xi8>, tensor<i8>) -> tensor<4xi32>
  %11 = stablehlo.constant dense<[-392, 592, 280, -727]> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<4xi32>, tensor<4xi32>) -> ()
  return
}
// -----
// reduce of ui8 in ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5406F2BB8FB0349E45764F2B6F0080E10058997B74FAF2B41D5CA0D2C04D5BD3C0AE465EB04F0E03EAD99A54D6D75DB6A2C8A5B7773B70DF2955B5DE72F8EF82291553BD0649BCCCF02A2DB52DD452C887CA2F161A995D23A5ED531CACEB9FEE9E82170DFE416ABE78FF3D071BDD70DBE59088FD457E342E546F84A083568FC69B0CE870EBE61BA4A01DD77D7B1ED4FC289A6DA9F1545AF2FD99EAAEEB988031B79AE9348A43D54931160D0F28F5313AB0BE4171BC907270DBCFA2075164BDCB7ECB321868241047764F84556526D3D0C08129DE7D83586A4BEEECA0246CD43BE2372763FE8CB0346E642588345B183E8A22344178327CB46FFC5ADA32D65FCEC0EA909006E2D751F8DBBAF6AD0B2E14D6B16AC6DDA9827D"> : tensor<4x70xui8>
  %1 = stablehlo.constant dense<1> : tensor<ui8>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
    %5 = stablehlo.add %3, %4 : tensor<ui32>
    stablehlo.return %5 : tensor<ui32>
  }) : (tensor<4x70xui8>, tensor<ui8>) -> tensor<70xui32>
  %6 = stablehlo.constant dense<[437, 463, 820, 613, 317, 618, 282, 778, 629, 563, 341, 596, 624, 235, 615, 608, 368, 375, 701, 550, 559, 485, 758, 568, 364, 534, 584, 505, 289, 175, 497, 326, 391, 675, 360, 458, 538, 457, 218, 590, 625, 799, 548, 555, 665, 882, 517, 550, 440, 491, 445, 724, 593, 504, 542, 553, 475, 566, 526, 317, 511, 460, 821, 623, 276, 422, 676, 596, 544, 453]> : tensor<70xui32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<70xui32>, tensor<70xui32>) -> ()
  %7 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%8: tensor<ui32>, %9: tensor<ui32>):
    %10 = stablehlo.add %8, %9 : tensor<ui32>
    stablehlo.return %10 : tensor<ui32>
  }) : (tensor<4x70xui8>, tensor<ui8>) -> tensor<4xui32>
  %11 = stablehlo.constant dense<[9127, 9227, 8922, 9221]> : tensor<4xui32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<4xui32>, tensor<4xui32>) -> ()
  return
}
// -----
// reduce of i4 in i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, -2, 5, 2, -8, -4, -5, 0, 4, -8, -8, -4, -7, 4, -5, -4, -5, -7, -8, 6, 5, 1, -7, -2, -8, -2, -8, 6, -4, -2, 4, 7, -4, -3, 5, 1, 6, 0, 0, -7, 7, 5, -4, -7, -6, -3, 0, 0, -1, -7, 6, 6, 6, -3, 4, -3, 2, 4, 1, 5, 3, -6, -4, -3, 0, -3, 4, -8, 6, -1], [-1, 3, 7, -3, -3, -7, -4, 2, 2, 3, 6, -5, -5, 0, -5, 0, 7, -2, -2, 6, 2, 4, 4, -2, 2, 6, -4, 7, 7, -5, 6, 0, -6, -5, 6, 4, -6, -6, 6, 6, 1, -5, 2, -2, 5, -7, 5, 2, -3, 5, -6, 7, 1, 6, 7, -8, 3, -8, -3, 0, -8, -5, -5, -2, 2, -2, -1, -7, 0, -8], [-2, 7, -1, 4, -2, 4, 3, -8, -4, -3, 5, -4, 0, 3, -1, 0, 4, 1, 2, -2, -8, 5, 2, 1, -2, 3, -8, 4, -2, -5, 3, 1, 7, -6, -3, 5, 3, -3, 4, 4, -7, -2, -3, -3, 4, 0, 3, 2, 4, 3, 0, 6, 7, -1, 6, -4, 3, -5, -2, -3, -7, 0, 0, 1, -7, 2, -4, 5, -6, 3], [-1, -1, 5, -1, 2, -6, -8, 1, -6, 6, -6, 6, -4, -1, -1, -5, -1, 7, -6, -1, 0, 1, -8, -3, -5, -2, -7, -3, -8, 6, -2, -4, -2, 6, -8, -4, -7, 1, -5, 4, -4, 6, 3, -6, -1, -2, -8, -1, 2, 7, -7, 4, -1, -2, 2, 0, 7, -8, 1, -6, -3, 0, -7, -5, -5, 1, 4, -6, 5, 2]]> : tensor<4x70xi4>
  %1 = stablehlo.constant dense<1> : tensor<i4>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%3: tensor<i8>, %4: tensor<i8>):
    %5 = stablehlo.add %3, %4 : tensor<i8>
    stablehlo.return %5 : tensor<i8>
  }) : (tensor<4x70xi4>, tensor<i4>) -> tensor<70xi8>
  %6 = stablehlo.constant dense<"0xFE081103F6F4F3FCFDFFFEFAF107F5F80600F30A000CF8FBF406E60FFAFB0C05FCF90107FDF90608FE05FFEF03F501040309FA180E0114F210F0FEFDF2F6F1F8F7FF04F106FD"> : tensor<70xi8>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<70xi8>, tensor<70xi8>) -> ()
  %7 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%8: tensor<i8>, %9: tensor<i8>):
    %10 = stablehlo.add %8, %9 : tensor<i8>
    stablehlo.return %10 : tensor<i8>
  }) : (tensor<4x70xi4>, tensor<i4>) -> tensor<4xi8>
  %11 = stablehlo.constant dense<[-64, -8, 7, -98]> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<4xi8>, tensor<4xi8>) -> ()
  return
}
// -----
// reduce of f16 in f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5451A0C46A553A5480C5E0D3084CE450804D445080D62256C04D38577CD324D20AD6C8CF3C55E04B9CD280BD90CD68D124569CD504505E570E5604D0C654EC521A5594D4B6D4484DB0D394577454A2D5B04FE0D1CCD0F0CA604E04D422D44CD0B0D5305506D750D2BCD304D05CD7E0D2E04F5C56FE553A5478D6EC52A255704BD851FC539AD5885048D2CCD2E4D668CC7A567A5466D42C5320510654385020506C56D0D4AC50445620558C5438CFA8CDD8CFA85154D4EE5628D2304C245600C8C850FE543048785498D40E5754D38850CED6BE5580C8604F84D1F8D17C52904826569E56F049604D685444D410D6C85554D458D3A4D5EC53D05202D71854C85446D7B6D540C970C940C318D0FC5638D348501CD706D652D470CD185338D32CD75E5594D7165566558ED75049B0D3A0D686D6BA576450E4D3004566574ED7C4515C501E55E8D4404630C832564AD54ED598D5C2D5F8CC92D42C52803EF84C304AD0CF2CD55CD070D1E2569C566C5680D438517C5130516A5566D6C055F8517C55F84E6454EED5F0D0665584D0104C68520ED7E8D520D00AD7B25686D4C04B6CD66A54BAD4004128CC60CB00BD7CD7C4D0A04EF654ACD5E84DB656D0D288D76453804260C86857384E0454A0C490522AD7685708506A54D8D674D530D054D4385150C8B8548CD650D680D190498CD754D750D1BCD2E2D4FA5664D73CD20456E8CC4E555E56604D8ED5BCD4DED5B855C054865528523CD46A5422D422D4D8D36CD48E54665530C962D768527255BC55ACD2"> : tensor<4x70xf16>
  %1 = stablehlo.constant dense<1.0> : tensor<f16>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = stablehlo.add %3, %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4x70xf16>, tensor<f16>) -> tensor<70xf32>
  %6 = stablehlo.constant dense<"0x00C0ABC2000097410080ED420000C2410080D9C2000024C3000026430020874300E01AC300C0CC420080364200600AC3008023C300C0C7430000764200003DC2000080BF0000B5420000403F0000CF42000007C200809B420000F4C10000504100E081430040D6C20000C9C200C0A042000052C2000020C10000C5C100A02B430000FBC1006007C300604FC30080094300805DC3000041C2000045C200406AC30040E74200803443000036420000E7C10060304300008CC100C0034300C0AD4200F085C300A0334300A050C300C0E4C20000FEC100803243008089C200601CC30040E94200C0554300C08AC2008016C2005090C30080EFC200C0FE4200802CC200208043006037C3000046410040B8C20000864100807BC3"> : tensor<70xf32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<70xf32>, tensor<70xf32>) -> ()
  %7 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%8: tensor<f32>, %9: tensor<f32>):
    %10 = stablehlo.add %8, %9 : tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<4x70xf16>, tensor<f16>) -> tensor<4xf32>
  %11 = stablehlo.constant dense<[122.625, 483.375, -399.5, -422.375]> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}
// -----
// reduce of bf16 in f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x30C0A0C2A3C1DAC2E0C07AC199C195426AC170C28A42EF42B542F141A84228C272C2D0BFBD42F5424A42AAC2BA42A2C168C29242D5C197C2D1C204419A41FE4195C276C1CF415442D7C246413FC2C84293C23EC2204292C1F5C176C1F64100BEBCC2CAC2D4C22041F1C2B442C6425AC2BE42B5C29842BFC2F4C2C8C088C2F841A64148C21EC2E242CBC2F8C04C42DEC2ECC1B7C2BA429B41D5C27B42B6C2BFC2A4C0B442EEC187428D416BC214C264C2F64217427242D0425CC2A03FDB428E423E4258425642F5412CC200C1C8C17040EEC2C642BFC23642D14260C2AD42F242B24240BFA8C25EC2A0BF9D4241C2EDC224C2D242E8C2DFC2B34290C26AC2D4408DC1E0C252C1BE4165C29742A6429A42F54291C1A3C1B8C1AE42D44258412AC2F5429341DEC29F427041B5C2D4C2CC42EE419F426842A0429A427E4287428D4215C28EC1C441DCC25AC2E641FFC1274206C14CC28142E8C05C4164C2E242824289C2EC42F54234C1A8428A420DC2E442F5C2A842B441BAC29BC10AC295413EC228C181424AC27F42C0C22CC2584058411242F442A24204C292C2A6C260429742B4C225C212C2CA427EC23042DEC2C941B3C2DD421BC2A8C2A442024140C22AC2A142E442BC40E641D8C29642FF41354288C2D34260408B42ACC13DC2F9C20F42C442C2C2D442F34268C2BAC2D8C081C2D141E542D7C28AC2ECC28242E342E7C21042B5C23C41F5C218C0BA42BCC2C0C0BAC2DAC15442F0C278C2E6C2BD427EC22A41544284C244C2EDC112C2E04084C0"> : tensor<4x70xbf16>
  %1 = stablehlo.constant dense<1.0> : tensor<bf16>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = stablehlo.add %3, %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4x70xbf16>, tensor<bf16>) -> tensor<70xf32>
  %6 = stablehlo.constant dense<[99.75, 17.0, -98.875, -198.0, 98.5, 48.25, -325.125, 328.25, -128.375, -329.0, 40.875, 320.625, 43.5, 135.625, 241.125, 94.25, -13.625, 34.625, 178.0, 306.75, 106.625, 47.5, -4.5, -22.5, 1.5, 243.25, -31.5, -26.0, -182.875, 24.625, 139.75, -79.5, 21.25, 53.875, -37.125, 125.0, -277.25, 112.375, 206.375, 148.25, -9.5, 74.5, -23.25, 161.0, -122.625, -101.375, 89.0, -104.125, -148.875, -375.5, -129.75, 161.5, -340.0, 38.0, 46.0, -89.0, -5.5, -245.875, 0.75, -308.0, -3.125, 77.0, -32.625, 127.5, -34.25, -104.0, 110.375, 134.875, -203.875, -75.125]> : tensor<70xf32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<70xf32>, tensor<70xf32>) -> ()
  %7 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%8: tensor<f32>, %9: tensor<f32>):
    %10 = stablehlo.add %8, %9 : tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<4x70xbf16>, tensor<bf16>) -> tensor<4xf32>
  %11 = stablehlo.constant dense<[-531.875, 222.625, 893.5, -622.875]> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}
// -----
// reduce of f32 in f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[76.25, 48.875, -19.625, 57.25, 10.5, -59.375, 96.375, -119.75, -21.375, 61.875, -75.75, -21.5, -67.25, 44.25, -54.875, -4.625, -73.75, 34.875, -46.75, -88.875, -24.375, -97.375, 48.25, -88.875, 124.5, 114.375, -50.0, 65.25, 116.75, -110.875, -75.375, -85.5, 53.75, 21.125, 45.0, 67.25, -87.25, -117.875, 37.625, 64.375, 100.125, 70.375, 119.75, 56.5, -64.375, -27.375, -107.75, 122.625, 83.25, 66.625, -66.625, -24.25, -105.5, 102.0, -120.0, 6.125, 3.0, 85.125, 77.25, -31.5, 91.0, 74.625, -9.25, 120.625, -66.5, 102.375, -18.375, 66.25, -124.75, 75.375], [-52.125, -49.625, 100.75, -102.625, 87.0, 25.5, 25.5, -73.625, -81.625, -75.75, -52.25, 56.875, 111.625, -20.625, 44.75, -82.0, -95.375, -100.625, 25.125, 5.75, -52.5, 65.0, -0.125, 65.625, -107.625, -66.625, 51.125, -25.125, -56.625, -41.625, -15.75, -90.5, -29.875, -63.375, -37.125, 78.375, -23.375, 38.875, 75.0, 11.5, 77.0, -30.625, -39.875, 46.25, 18.125, 70.25, -93.0, -96.5, -22.25, 97.375, 9.0, -101.5, 9.25, -78.875, 98.25, -114.75, -1.625, 82.375, -67.375, 56.75, 79.75, -17.375, 106.375, -59.375, -32.125, 121.875, 52.625, -32.625, -89.375, 70.25], [0.25, 62.0, 63.625, -62.75, 22.125, -49.25, -92.625, -28.0, -114.625, 56.375, -64.875, 71.25, 24.375, -57.0, 17.5, -40.375, 39.125, -80.375, 4.375, -55.125, -33.875, -12.625, -29.0, 80.75, 57.625, -55.75, -123.25, -8.25, -26.125, 38.25, 46.375, 47.75, -38.75, 64.75, 27.5, 85.375, -38.375, -37.375, 110.25, 103.875, 77.375, 22.375, -105.75, -61.75, -121.0, 30.5, 44.125, 18.5, 109.375, 104.625, 30.0, 29.625, 94.125, -70.0, 100.375, 77.375, -90.5, -97.0, -8.125, 85.5, 99.25, -66.5, -72.375, 90.875, 110.125, 112.375, -2.0, 10.625, 3.625, 75.5], [61.25, 17.625, 123.25, 47.125, -14.5, -24.25, -93.625, -94.375, 42.25, -96.0, 58.0, -71.875, -45.875, 21.75, -32.5, 70.25, 41.75, -41.75, -95.75, 73.25, 112.75, 115.125, -16.375, -21.375, 93.0, -12.75, 90.0, 90.75, 98.5, -32.375, -119.5, -1.125, 95.125, -30.125, 122.375, 48.5, -96.0, 47.125, -58.0, 12.625, 20.0, 26.0, -68.0, -85.875, 54.875, -39.25, 30.75, 76.625, 119.125, 57.75, -63.5, -2.5, 71.0, 120.0, -110.25, 25.25, -86.625, -86.375, 48.5, -68.75, 87.125, -54.375, -121.75, -17.625, -96.375, 59.75, 26.25, 48.125, 94.75, -96.25]]> : tensor<4x70xf32>
  %1 = stablehlo.constant dense<1.0> : tensor<f32>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%3: tensor<f64>, %4: tensor<f64>):
    %5 = stablehlo.add %3, %4 : tensor<f64>
    stablehlo.return %5 : tensor<f64>
  }) : (tensor<4x70xf32>, tensor<f32>) -> tensor<70xf64>
  %6 = stablehlo.constant dense<[86.625, 79.875, 269.0, -60.0, 106.125, -106.375, -63.375, -314.75, -174.375, -52.5, -133.875, 35.75, 23.875, -10.625, -24.125, -55.75, -87.25, -186.875, -112.0, -64.0, 3.0, 71.125, 3.75, 37.125, 168.5, -19.75, -31.125, 123.625, 133.5, -145.625, -163.25, -128.375, 81.25, -6.625, 158.75, 280.5, -244.0, -68.25, 165.875, 193.375, 275.5, 89.125, -92.875, -43.875, -111.375, 35.125, -124.875, 122.25, 290.5, 327.375, -90.125, -97.625, 69.875, 74.125, -30.625, -5.0, -174.75, -14.875, 51.25, 43.0, 358.125, -62.625, -96.0, 135.5, -83.875, 397.375, 59.5, 93.375, -114.75, 125.875]> : tensor<70xf64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<70xf64>, tensor<70xf64>) -> ()
  %7 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%8: tensor<f64>, %9: tensor<f64>):
    %10 = stablehlo.add %8, %9 : tensor<f64>
    stablehlo.return %10 : tensor<f64>
  }) : (tensor<4x70xf32>, tensor<f32>) -> tensor<4xf64>
  %11 = stablehlo.constant dense<[455.25, -408.875, 607.375, 453.625]> : tensor<4xf64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<4xf64>, tensor<4xf64>) -> ()
  return
}
// -----
// reduce of f8E4M3FN in f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x38C4C048C844B844C0C03838B840004848B84848444800B8B8B8C4C040C0B800484440C8004040C04044B8480040C43840C04040443844C8B8C8C8C048C8003848C044B840C80048B8B8C038C000B84844C8C4C03840C838C0B8C0C84838C8404840C4C40040B8484844C448C448C040B8C83848C4C8440040C4C4B8C4C8C0C4C040C4B8C84444C448C44438C84438404838C0404844C800384448B8B848C0C84000C840C44038C8C0484044004848C844C84440C0C4384840C0384038B84838C04840B8B8C4B8C80044C4C44438443800C448C8B8C0C4C040004444003800C8C044C0484848B8B80000484044C448C8B8C0B8C4443844B848C0C4383800C040C0B80040C8C838C44800C0C44400443800C0C4C8C8C44044"> : tensor<4x70xf8E4M3FN>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = stablehlo.add %3, %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4x70xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<70xf32>
  %6 = stablehlo.constant dense<[2.0, 1.0, -2.0, 4.0, -4.0, 4.0, -2.0, 6.0, 5.0, 9.0, 1.0, -1.0, -2.0, 0.0, 4.0, 9.0, -2.0, 9.0, 5.0, 4.0, 3.0, 0.0, 1.0, 3.0, -3.0, 6.0, 6.0, -6.0, 2.0, -4.0, 1.0, 4.0, 3.0, 9.0, 14.0, -3.0, 4.0, 2.0, 7.0, 3.0, -4.0, 4.0, 1.0, 5.0, 2.0, 7.0, -6.0, -1.0, 7.0, 0.0, 5.0, -3.0, 0.0, 2.0, 7.0, -8.0, -5.0, -12.0, -3.0, -3.0, 5.0, 0.0, -6.0, 0.0, 8.0, -7.0, 7.0, -5.0, 8.0, -2.0]> : tensor<70xf32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<70xf32>, tensor<70xf32>) -> ()
  %7 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%8: tensor<f32>, %9: tensor<f32>):
    %10 = stablehlo.add %8, %9 : tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<4x70xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf32>
  %11 = stablehlo.constant dense<[28.0, -16.0, 30.0, -3.0]> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}
// -----
// reduce of complex<f32> in complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(23.5, 8.125), (-4.5, 4.0), (16.5, 9.625), (-15.75, -0.25), (24.25, 6.875), (6.0, -12.375), (-21.5, -7.375), (-1.0, 6.0), (-18.0, 5.625), (-10.75, -10.375), (17.75, -5.25), (19.5, -10.0), (18.0, 6.875), (19.0, 6.75), (13.0, -5.25), (-10.0, 5.25), (3.25, 0.0), (2.75, -6.125), (6.5, 2.875), (-24.25, 9.0), (20.0, -5.875), (3.0, 11.25), (13.0, -9.375), (-8.75, -1.75), (-14.25, -8.625), (-7.75, -2.375), (-7.0, -8.875), (1.75, -0.25), (22.75, -8.625), (-0.75, 1.25), (-13.75, -10.125), (20.25, 0.125), (-16.0, -3.875), (-11.75, -8.25), (-23.5, 1.875), (18.5, -9.5), (6.25, 1.625), (-10.0, -4.25), (6.0, -10.5), (23.5, 3.875), (-20.25, 9.375), (15.5, -11.5), (-6.75, -5.25), (-20.0, 1.375), (1.75, -2.375), (8.5, 9.75), (-8.5, 11.0), (-5.25, -3.5), (-0.5, 7.0), (11.25, -5.0), (8.0, 0.5), (3.75, -1.625), (4.25, 0.75), (-14.75, -8.125), (-10.75, 10.5), (-20.75, -1.25), (-13.75, -2.75), (-10.0, -11.25), (-6.0, -10.5), (-17.25, 1.75), (22.75, -4.75), (-2.5, 12.0), (6.0, 11.25), (17.25, -7.25), (-22.75, 2.0), (-4.25, -9.875), (20.75, -6.375), (-9.25, 1.0), (3.5, -10.375), (0.5, -11.5)], [(-20.75, 9.5), (-1.25, -12.125), (-1.5, 9.875), (19.0, -7.5), (-8.75, -1.25), (-11.25, -5.25), (20.75, -5.625), (2.75, 3.375), (-13.75, 0.75), (-18.25, -5.25), (21.5, 9.125), (-17.25, -3.0), (7.5, -9.125), (2.25, 6.25), (3.5, 1.625), (-23.0, 0.875), (12.75, -0.125), (-3.25, 8.375), (-24.5, -1.75), (-14.0, -3.75), (13.5, -2.25), (-21.75, -7.25), (21.75, 12.125), (-22.5, 9.5), (-1.0, 3.125), (-5.75, 11.875), (17.5, 6.125), (-21.25, -12.375), (22.75, -7.5), (1.75, 1.0), (-1.75, -8.375), (9.25, 0.25), (-14.75, -0.25), (-6.0, -9.375), (-14.0, 0.0), (-8.0, -5.25), (-5.25, -9.875), (5.75, 0.0), (2.0, 7.5), (22.75, -6.25), (15.25, -1.75), (13.0, 3.75), (13.75, -1.125), (0.25, 5.875), (-9.25, -3.375), (16.25, 2.5), (-13.25, 9.375), (-23.5, -1.375), (4.25, 0.25), (7.0, -2.375), (-10.0, -4.25), (-22.0, 7.0), (9.75, -7.25), (4.0, 7.5), (11.75, 8.75), (2.75, 10.5), (-7.5, 9.75), (-16.25, 0.0), (9.0, -10.375), (-16.5, -2.5), (-18.0, 11.125), (22.0, 12.0), (-18.25, 9.625), (21.75, -8.5), (-8.25, 6.625), (-21.25, 2.5), (0.0, 10.875), (-23.75, -2.5), (1.75, -6.375), (23.25, 4.0)], [(14.25, 4.0), (24.25, 6.0), (-9.0, -2.625), (-6.0, 11.25), (14.0, 3.0), (13.25, 10.875), (-24.0, -12.375), (-5.0, -3.375), (-18.0, 0.75), (15.25, -3.5), (-16.0, 2.25), (17.75, 7.75), (-10.0, -1.25), (10.75, -0.125), (-5.0, -5.875), (9.25, 3.625), (18.0, 9.5), (-23.0, -8.875), (-3.0, 4.125), (-8.5, -0.75), (-3.0, 3.125), (-1.5, -6.125), (-6.5, 7.125), (-16.25, 7.125), (7.25, -12.125), (-11.0, 0.5), (-17.75, -8.375), (17.5, -11.0), (22.0, -6.875), (-13.25, 3.5), (-10.25, -12.0), (6.75, -8.875), (-6.0, 8.875), (6.75, -12.375), (-23.75, 4.125), (-6.75, -9.25), (-23.5, 2.375), (1.75, -11.25), (-3.25, -7.75), (-21.5, -10.0), (24.25, 7.375), (5.0, 12.125), (23.75, 7.125), (-16.25, -6.75), (-23.5, 1.0), (13.75, -8.875), (-12.75, 8.75), (-13.25, 9.375), (19.75, -3.375), (8.25, 0.625), (22.0, -2.5), (-15.75, -3.25), (-21.25, 0.375), (19.75, 1.875), (-13.5, 7.5), (-21.75, 0.875), (16.25, -2.375), (5.25, -9.125), (6.5, -5.75), (16.0, -10.625), (-18.0, 9.625), (16.5, 10.0), (14.75, 3.875), (10.5, 4.875), (-23.5, -2.0), (1.5, 2.375), (-1.75, 11.625), (-8.0, 8.875), (-17.0, 11.25), (20.25, 11.375)], [(16.5, -2.375), (6.5, 8.625), (-14.5, -4.125), (8.25, -2.875), (-20.75, 5.625), (5.75, -12.375), (-18.5, 11.125), (-9.75, 1.625), (-24.25, 8.0), (-9.25, -5.0), (2.0, -5.375), (10.5, -8.625), (4.25, -10.625), (19.0, 6.0), (4.75, 3.75), (-22.75, 4.25), (-9.75, 10.75), (-10.75, 2.25), (20.0, 6.625), (-2.5, 11.75), (-5.0, -8.5), (0.0, 1.0), (9.25, -12.375), (-10.75, 6.5), (-19.25, -2.75), (-6.75, -7.125), (-3.5, -9.0), (9.0, 7.125), (-9.25, 1.125), (15.75, 2.25), (24.25, -6.875), (12.25, 5.75), (-7.25, -10.375), (-14.75, 10.625), (7.0, -3.125), (-19.75, -7.25), (-22.25, 7.5), (-2.75, -12.25), (23.5, 7.875), (-4.25, -12.25), (13.75, -6.5), (9.75, -6.125), (19.5, 5.125), (-15.25, -11.0), (21.0, -2.5), (4.0, -11.625), (-15.75, 8.375), (19.0, -4.375), (-23.75, -12.125), (-13.5, -2.375), (23.75, -0.125), (-3.0, -11.0), (-15.25, 8.0), (-1.0, -6.375), (-1.25, -5.0), (-11.25, -5.375), (-21.5, 5.5), (15.75, 1.75), (12.25, -0.75), (7.25, -12.125), (-17.25, 5.75), (1.0, 3.0), (3.5, -11.0), (-22.0, 0.75), (-11.25, 3.5), (-0.75, -8.5), (-21.5, 7.625), (-7.75, -7.0), (9.75, -5.875), (-0.75, -6.875)]]> : tensor<4x70xcomplex<f32>>
  %1 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%3: tensor<complex<f64>>, %4: tensor<complex<f64>>):
    %5 = stablehlo.add %3, %4 : tensor<complex<f64>>
    stablehlo.return %5 : tensor<complex<f64>>
  }) : (tensor<4x70xcomplex<f32>>, tensor<complex<f32>>) -> tensor<70xcomplex<f64>>
  %6 = stablehlo.constant dense<[(34.5, 19.25), (26.0, 6.5), (-7.5, 12.75), (6.5, 0.625), (9.75, 14.25), (14.75, -19.125), (-42.25, -14.25), (-12.0, 7.625), (-73.0, 15.125), (-22.0, -24.125), (26.25, 0.75), (31.5, -13.875), (20.75, -14.125), (52.0, 18.875), (17.25, -5.75), (-45.5, 14.0), (25.25, 20.125), (-33.25, -4.375), (0.0, 11.875), (-48.25, 16.25), (26.5, -13.5), (-19.25, -1.125), (38.5, -2.5), (-57.25, 21.375), (-26.25, -20.375), (-30.25, 2.875), (-9.75, -20.125), (8.0, -16.5), (59.25, -21.875), (4.5, 8.0), (-0.5, -37.375), (49.5, -2.75), (-43.0, -5.625), (-24.75, -19.375), (-53.25, 2.875), (-15.0, -31.25), (-43.75, 1.625), (-4.25, -27.75), (29.25, -2.875), (21.5, -24.625), (34.0, 8.5), (44.25, -1.75), (51.25, 5.875), (-50.25, -10.5), (-9.0, -7.25), (43.5, -8.25), (-49.25, 37.5), (-22.0, 0.125), (0.75, -8.25), (14.0, -9.125), (44.75, -6.375), (-36.0, -8.875), (-21.5, 1.875), (9.0, -5.125), (-12.75, 21.75), (-50.0, 4.75), (-25.5, 10.125), (-4.25, -18.625), (22.75, -27.375), (-9.5, -23.5), (-29.5, 21.75), (38.0, 37.0), (7.0, 13.75), (28.5, -10.125), (-64.75, 10.125), (-23.75, -13.5), (-1.5, 23.75), (-47.75, 0.375), (-1.0, -11.375), (44.25, -3.0)]> : tensor<70xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<70xcomplex<f64>>, tensor<70xcomplex<f64>>) -> ()
  %7 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%8: tensor<complex<f64>>, %9: tensor<complex<f64>>):
    %10 = stablehlo.add %8, %9 : tensor<complex<f64>>
    stablehlo.return %10 : tensor<complex<f64>>
  }) : (tensor<4x70xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f64>>
  %11 = stablehlo.constant dense<[(17.25, -93.25), (-103.5, 48.0), (-54.25, 21.375), (-111.25, -100.375)]> : tensor<4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
  return
}
// -----
// reduce of i32 in i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0xAF26A35D3D89278F3B100E7508ECA896950EA834003EA7CB0D2D44086B9DC9CB8EA5CEF4F92F7CBCA3AFB5515E6013503EC198023DC5F3D8BC9AEA586697732E701AE7774CEB6CC2CD04986660C6FA5E0067E3BF797DA0825646641A654CA75F6567C3FE7930D9B2EFAA9BBA0578F1C092E03EA76A197D10A04FD22515C083FE859587E902FA1489B22057F7E79CFD6CA84B591151004F2673D895E824057F76C6B59A90725A77876A34060C1440A2292DFE23742837C6086DF4DFAEA7703077F8E2FAE546773309BAA73E07276FED2291A528275FDAFA0145C03CAD551382EE64AADFDB838F9D6F9F8660B4FB17DF0379D861C879582520F79BB142A2EB202246BBFDC51A99CF8D02EB00086FFF4F8BEF77F3AB661B32CFA8F9C4101800937508B556A41629BF1280C05B011942DA9F8AADE33283FBC56F9033142593109527F16AD76C17B90B33ADE7D19D7AE9FAC0D623370DDE1576836021A4E1C6C3621059163DFB791325E58900C4638087BC384089715FDA6666DF09FDDC38061B7A8AC41423DDF52C26416617EC541CE175ABD8794F30D4EADEB9311839508F3B33902AEBBC42D0464C29292D67064B24F2894A9A284A0D5D45C39D168AA5F2A263BEDB3B77F9FE2864C61DF6DF256E03A652A720362EEA2EBF4D012BFF4EF138DF7D7337F649A2511236B9240698AFC0A392ADDBEF72513FFF8B6372A1B215D2E13BFFACAB5E7DBCDC0B716F9DC5C04A7C0E9CAFE1DC345A977A3337F39BCD6929869A1673EAE207091C9A7D50665F3F4C4B8B1A7245F0A927C2223821DE5C3E531B7FEE07BD8EC366C3A3DDAC60D2BE1F61EA3A5BAC8416DEDB9DD691BD44BB44EBD73C7646274B20D6B76B376D02676156F692828F6E017E6ABEE40FC2710427599B78C530D52CB841999F16698440BB4EE10548A0F93CDA1B906528618D328A508FD8108CEE8BFD3CE238BF3A488D5AD36248730CA74546F719316EDE56ABA7A11CCE9B0C1F43AE42E9E2603E988E0F80A5D58C6E1BF48982A66D0C7A9BACB018F04086D5C7A301233077A6EA63494BA3186E35F84EE15DB33EE9070AB03335F3AE3B431B0F0C638C3329C5C6215251587E9ADAFD8B7848956048D5CF8330DD9FE33BAAF8F99F8EE84C74A8883E452C2AAA421103FD9F21D880C6B4D4541F66C772EB30EA7A14EFB5AA67997D46121563F8FD6297D0559975E79ED511DF594B984049558BCF7D3AE85C5CEA0E960E4E8A966800D92D556437B81E633955CD1CA91494C1CC2371179671A20700F69861A02033037A58BB90E8641097884B4F7CB07DB3E8E22876B5075877191F467BFD58AAA05827135283AEB77F105E314BC82A4BE2F1F12D3F4895571B992AD44E58531CD1A2ABC93019D96B2A978ADA55990BD6E1B1E474BDC940B083C281822043ABAE8A6750FDFA3A69CE4018CDEC4D31090EAA93AF676F1F7E558C383B538AB64EA9FEBD6C2DC200EF11E8930F32229C379B22883AB5F7C90E30C02EC28C43B9E71755D79FB08A4F9CEB4027EB9B3BFB225C8F1B443954C6AE25AF74E9941F2E33281B4055F458A6A32A381FE9646DD038"> : tensor<4x70xi32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%3: tensor<i64>, %4: tensor<i64>):
    %5 = stablehlo.add %3, %4 : tensor<i64>
    stablehlo.return %5 : tensor<i64>
  }) : (tensor<4x70xi32>, tensor<i32>) -> tensor<70xi64>
  %6 = stablehlo.constant dense<[5124629133, 704071052, -1897333922, 978626891, 81878140, -5247885945, 657064315, 2229917072, -718770075, -3049429593, 1428117960, 2781358567, 541328507, -3872667852, 2686107230, -1637710486, -384470728, -575714953, 2649240325, 2245499299, -586944375, -1382973158, 3319079597, 2508089836, -150871640, -1305803841, 541050350, 19212699, -431206337, 599314854, 2194859174, -3740960929, 1892487536, -2618897907, -1004204526, 285917143, -1359777447, -24593002, 1439774589, -90329538, -3649821255, -6649540094, 3488704666, 1911689387, 1017280009, 2275355722, -2293221805, 3864680540, 1751648359, 2301041625, 3355100949, 993375911, -368710134, -2808231600, 561637313, -509830019, -2977269898, 679550384, -2101817066, -3021434964, -2385460039, 975929038, -329822404, 1974132558, -2978552759, -3770105223, 476635973, -3986325606, -443279066, 155049124]> : tensor<70xi64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<70xi64>, tensor<70xi64>) -> ()
  %7 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%8: tensor<i64>, %9: tensor<i64>):
    %10 = stablehlo.add %8, %9 : tensor<i64>
    stablehlo.return %10 : tensor<i64>
  }) : (tensor<4x70xi32>, tensor<i32>) -> tensor<4xi64>
  %11 = stablehlo.constant dense<[-3346388052, 7232767612, -6127722531, -5423189454]> : tensor<4xi64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<4xi64>, tensor<4xi64>) -> ()
  return
}
// -----
// reduce of i2 in i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, -1, 1, -1, -1, 0, -1, 0, -1, 1, -1, 1, -2, -2, -1, -2, 0, 1, -1, -1, -2, -2, 1, -1, 0, 1, 0, -1, 0, -1, -2, -2, 0, -1, 1, -2, -2, -1, 1, -1, -2, 1, 0, 0, 1, 0, -1, 0, 1, 0, -1, 1, -1, 1, 0, -2, 0, -1, 0, 1, 0, 0, 1, 1, 0, 1, -1, 1, -2, -1], [-1, 0, -2, 0, 1, 0, 1, 0, -2, -2, -2, 0, 0, -1, -1, 0, 1, 0, 1, 1, 0, 1, -2, -1, -1, 1, 0, 0, -2, -2, 0, -2, 1, -1, -2, 0, -2, 1, 1, -1, -1, 0, -2, 1, 0, 1, -2, -1, -1, -2, 1, 0, -2, -1, 0, 0, 0, -1, -1, 1, -1, 0, 1, -1, -2, -1, 0, -1, -1, 0], [1, -2, -1, 1, 0, 1, 1, -1, 1, -1, -2, 1, 0, 0, 1, -1, -1, 1, -2, -1, 1, -1, -2, -1, 1, -2, 1, 1, 1, 1, 1, -1, 0, -2, 0, 0, 1, 1, -2, 1, 0, -1, -1, 0, -1, -2, -1, 0, 0, -2, -2, -2, -2, -2, 1, 1, 1, -2, 1, 0, -1, -2, 0, -2, 0, -2, -1, -1, 0, 0], [-2, -2, 1, 0, -2, 1, 0, 0, 0, 0, -1, -1, -1, 1, 1, -1, -1, 1, -2, 0, -2, -1, -1, 1, -2, -1, 0, 0, 0, 0, -1, -1, -1, -1, -1, 1, 0, -2, -1, 0, 0, -2, -2, 1, 1, 1, 0, 1, 1, 1, -2, -2, -2, -1, 0, -2, 1, 1, 1, -2, 0, 1, -1, 0, 0, -1, 1, -1, -2, 0]]> : tensor<4x70xi2>
  %1 = stablehlo.constant dense<1> : tensor<i2>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%3: tensor<i16>, %4: tensor<i16>):
    %5 = stablehlo.add %3, %4 : tensor<i16>
    stablehlo.return %5 : tensor<i16>
  }) : (tensor<4x70xi2>, tensor<i2>) -> tensor<70xi16>
  %6 = stablehlo.constant dense<[-1, -4, 0, 1, -1, 3, 2, 0, -1, -1, -5, 2, -2, -1, 1, -3, 0, 4, -3, 0, -2, -2, -3, -1, -1, 0, 2, 1, 0, -1, -1, -5, 1, -4, -1, 0, -2, 0, 0, 0, -2, -1, -4, 3, 2, 1, -3, 1, 2, -2, -3, -2, -6, -2, 2, -2, 3, -2, 2, 1, -1, 0, 2, -1, -1, -2, 0, -1, -4, 0]> : tensor<70xi16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<70xi16>, tensor<70xi16>) -> ()
  %7 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%8: tensor<i16>, %9: tensor<i16>):
    %10 = stablehlo.add %8, %9 : tensor<i16>
    stablehlo.return %10 : tensor<i16>
  }) : (tensor<4x70xi2>, tensor<i2>) -> tensor<4xi16>
  %11 = stablehlo.constant dense<[-26, -32, -27, -29]> : tensor<4xi16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<4xi16>, tensor<4xi16>) -> ()
  return
}
// -----
// reduce of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%3: tensor<!quant.uniform<i8:f32, 0.5:3>>, %4: tensor<!quant.uniform<i8:f32, 0.5:3>>):
    %5 = stablehlo.maximum %3, %4 : tensor<!quant.uniform<i8:f32, 0.5:3>>
    stablehlo.return %5 : tensor<!quant.uniform<i8:f32, 0.5:3>>
  }) : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "stablehlo.constant"() <{value = dense<[[23, 60, 97, 31], [113, 105, 39, 76]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
