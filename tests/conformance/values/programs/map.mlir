// map of i1
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<false> : tensor<i1>
    %1 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%2: tensor<i1>, %3: tensor<i1>):
      %4 = "stablehlo.add"(%2, %3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%4) : (tensor<i1>) -> ()
    }) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    %5 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%6: tensor<i1>, %7: tensor<i1>):
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%5, %0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    %8 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%9: tensor<i1>):
      %10 = "stablehlo.maximum"(%9, %0) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) : (tensor<i1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%8, %0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    %11 = stablehlo.constant dense<[false, true, true, false, true]> : tensor<5xi1>
    %12 = stablehlo.constant dense<[true, true, false, true, false]> : tensor<5xi1>
    %13 = "stablehlo.map"(%11, %12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%14: tensor<i1>, %15: tensor<i1>):
      %16 = "stablehlo.add"(%14, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%16) : (tensor<i1>) -> ()
    }) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %17 = stablehlo.constant dense<true> : tensor<5xi1>
    stablehlo.custom_call @check.expect_eq(%13, %17) {has_side_effect = true} : (tensor<5xi1>, tensor<5xi1>) -> ()
    %18 = "stablehlo.map"(%11, %12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%19: tensor<i1>, %20: tensor<i1>):
      "stablehlo.return"(%20) : (tensor<i1>) -> ()
    }) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    stablehlo.custom_call @check.expect_eq(%18, %12) {has_side_effect = true} : (tensor<5xi1>, tensor<5xi1>) -> ()
    %21 = "stablehlo.map"(%11) <{dimensions = array<i64: 0>}> ({
      ^bb0(%22: tensor<i1>):
      %23 = "stablehlo.maximum"(%22, %0) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%23) : (tensor<i1>) -> ()
    }) : (tensor<5xi1>) -> tensor<5xi1>
    stablehlo.custom_call @check.expect_eq(%21, %11) {has_side_effect = true} : (tensor<5xi1>, tensor<5xi1>) -> ()
    %24 = stablehlo.constant dense<[[false, false, true], [true, true, false]]> : tensor<2x3xi1>
    %25 = stablehlo.constant dense<[[false, false, false], [true, true, false]]> : tensor<2x3xi1>
    %26 = "stablehlo.map"(%24, %25) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%27: tensor<i1>, %28: tensor<i1>):
      %29 = "stablehlo.add"(%27, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%29) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    stablehlo.custom_call @check.expect_eq(%26, %24) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
    %30 = "stablehlo.map"(%24, %25) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%31: tensor<i1>, %32: tensor<i1>):
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    stablehlo.custom_call @check.expect_eq(%30, %25) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
    %33 = "stablehlo.map"(%24) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%34: tensor<i1>):
      %35 = "stablehlo.maximum"(%34, %0) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%35) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    stablehlo.custom_call @check.expect_eq(%33, %24) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
    %36 = stablehlo.constant dense<[[false, true, true, false, false, true, true, true, false, true, true, true, true, true, true, false, false, true, true, false, true, true, true, false, true, true, true, false, false, false, false, true, true, false, true, true, true, true, true, false, true, true, false, false, false, true, false, false, true, true], [true, true, false, false, false, true, false, true, false, false, false, false, false, true, true, false, true, false, true, true, true, false, false, true, true, true, true, true, false, true, false, true, false, false, false, true, false, false, false, false, false, true, true, false, true, true, false, false, false, false], [true, true, false, true, true, true, false, false, false, false, true, true, true, true, true, true, true, false, true, false, true, false, false, true, true, true, false, false, false, false, true, false, false, false, false, false, false, true, false, false, true, false, true, true, false, false, false, false, false, true]]> : tensor<3x50xi1>
    %37 = stablehlo.constant dense<[[true, true, true, true, true, true, false, false, true, false, true, true, true, false, false, true, false, true, false, true, true, true, false, true, true, false, true, false, true, false, false, true, false, false, false, false, false, false, true, false, false, true, true, false, true, false, true, false, true, false], [false, true, false, true, true, true, false, false, true, true, false, true, false, true, true, true, false, false, false, false, false, true, true, true, true, false, true, true, false, false, false, false, false, false, true, true, false, true, true, false, true, true, true, true, true, true, true, true, false, true], [true, false, true, false, true, false, true, true, false, true, false, true, false, true, true, true, true, true, false, false, false, false, true, false, true, false, false, true, false, true, false, false, true, false, true, true, true, true, false, true, false, false, true, false, true, false, true, true, true, true]]> : tensor<3x50xi1>
    %38 = "stablehlo.map"(%36, %37) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%39: tensor<i1>, %40: tensor<i1>):
      %41 = "stablehlo.add"(%39, %40) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%41) : (tensor<i1>) -> ()
    }) : (tensor<3x50xi1>, tensor<3x50xi1>) -> tensor<3x50xi1>
    %42 = stablehlo.constant dense<[[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, true, false, false, true, true, false, true, true, true, true, true, false, true, true, true, false, true, true, true, false, true, true], [true, true, false, true, true, true, false, true, true, true, false, true, false, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, true, false, true, false, false, true, true, false, true, true, false, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, true, false, true, true, true, true, false, true, false, true, true, false, true, false, true, true, true, true, false, true, true, false, true, true, true, false, true, true, true, true]]> : tensor<3x50xi1>
    stablehlo.custom_call @check.expect_eq(%38, %42) {has_side_effect = true} : (tensor<3x50xi1>, tensor<3x50xi1>) -> ()
    %43 = "stablehlo.map"(%36, %37) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%44: tensor<i1>, %45: tensor<i1>):
      "stablehlo.return"(%45) : (tensor<i1>) -> ()
    }) : (tensor<3x50xi1>, tensor<3x50xi1>) -> tensor<3x50xi1>
    stablehlo.custom_call @check.expect_eq(%43, %37) {has_side_effect = true} : (tensor<3x50xi1>, tensor<3x50xi1>) -> ()
    %46 = "stablehlo.map"(%36) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%47: tensor<i1>):
      %48 = "stablehlo.maximum"(%47, %0) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%48) : (tensor<i1>) -> ()
    }) : (tensor<3x50xi1>) -> tensor<3x50xi1>
    stablehlo.custom_call @check.expect_eq(%46, %36) {has_side_effect = true} : (tensor<3x50xi1>, tensor<3x50xi1>) -> ()
    return
  }
}
// -----
// map of i2
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<1> : tensor<i2>
    %1 = stablehlo.constant dense<-2> : tensor<i2>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<i2>, %4: tensor<i2>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<i2>, tensor<i2>) -> tensor<i2>
      "stablehlo.return"(%5) : (tensor<i2>) -> ()
    }) : (tensor<i2>, tensor<i2>) -> tensor<i2>
    stablehlo.custom_call @check.expect_eq(%2, %1) {has_side_effect = true} : (tensor<i2>, tensor<i2>) -> ()
    %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%7: tensor<i2>, %8: tensor<i2>):
      "stablehlo.return"(%8) : (tensor<i2>) -> ()
    }) : (tensor<i2>, tensor<i2>) -> tensor<i2>
    stablehlo.custom_call @check.expect_eq(%6, %1) {has_side_effect = true} : (tensor<i2>, tensor<i2>) -> ()
    %9 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%10: tensor<i2>):
      %11 = "stablehlo.maximum"(%10, %1) : (tensor<i2>, tensor<i2>) -> tensor<i2>
      "stablehlo.return"(%11) : (tensor<i2>) -> ()
    }) : (tensor<i2>) -> tensor<i2>
    stablehlo.custom_call @check.expect_eq(%9, %0) {has_side_effect = true} : (tensor<i2>, tensor<i2>) -> ()
    %12 = stablehlo.constant dense<[-2, 1, -2, -1, -1]> : tensor<5xi2>
    %13 = stablehlo.constant dense<[1, 0, -2, 1, -1]> : tensor<5xi2>
    %14 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%15: tensor<i2>, %16: tensor<i2>):
      %17 = "stablehlo.multiply"(%15, %16) : (tensor<i2>, tensor<i2>) -> tensor<i2>
      "stablehlo.return"(%17) : (tensor<i2>) -> ()
    }) : (tensor<5xi2>, tensor<5xi2>) -> tensor<5xi2>
    %18 = stablehlo.constant dense<[-2, 0, 0, -1, 1]> : tensor<5xi2>
    stablehlo.custom_call @check.expect_eq(%14, %18) {has_side_effect = true} : (tensor<5xi2>, tensor<5xi2>) -> ()
    %19 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%20: tensor<i2>, %21: tensor<i2>):
      "stablehlo.return"(%21) : (tensor<i2>) -> ()
    }) : (tensor<5xi2>, tensor<5xi2>) -> tensor<5xi2>
    stablehlo.custom_call @check.expect_eq(%19, %13) {has_side_effect = true} : (tensor<5xi2>, tensor<5xi2>) -> ()
    %22 = "stablehlo.map"(%12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%23: tensor<i2>):
      %24 = "stablehlo.maximum"(%23, %1) : (tensor<i2>, tensor<i2>) -> tensor<i2>
      "stablehlo.return"(%24) : (tensor<i2>) -> ()
    }) : (tensor<5xi2>) -> tensor<5xi2>
    stablehlo.custom_call @check.expect_eq(%22, %12) {has_side_effect = true} : (tensor<5xi2>, tensor<5xi2>) -> ()
    %25 = stablehlo.constant dense<[[0, -2, 1], [0, -1, 1]]> : tensor<2x3xi2>
    %26 = stablehlo.constant dense<[[-2, -2, 0], [-2, -2, 0]]> : tensor<2x3xi2>
    %27 = "stablehlo.map"(%25, %26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%28: tensor<i2>, %29: tensor<i2>):
      %30 = "stablehlo.multiply"(%28, %29) : (tensor<i2>, tensor<i2>) -> tensor<i2>
      "stablehlo.return"(%30) : (tensor<i2>) -> ()
    }) : (tensor<2x3xi2>, tensor<2x3xi2>) -> tensor<2x3xi2>
    %31 = stablehlo.constant dense<[[0, 0, 0], [0, -2, 0]]> : tensor<2x3xi2>
    stablehlo.custom_call @check.expect_eq(%27, %31) {has_side_effect = true} : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
    %32 = "stablehlo.map"(%25, %26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%33: tensor<i2>, %34: tensor<i2>):
      "stablehlo.return"(%34) : (tensor<i2>) -> ()
    }) : (tensor<2x3xi2>, tensor<2x3xi2>) -> tensor<2x3xi2>
    stablehlo.custom_call @check.expect_eq(%32, %26) {has_side_effect = true} : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
    %35 = "stablehlo.map"(%25) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%36: tensor<i2>):
      %37 = "stablehlo.maximum"(%36, %1) : (tensor<i2>, tensor<i2>) -> tensor<i2>
      "stablehlo.return"(%37) : (tensor<i2>) -> ()
    }) : (tensor<2x3xi2>) -> tensor<2x3xi2>
    stablehlo.custom_call @check.expect_eq(%35, %25) {has_side_effect = true} : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
    %38 = stablehlo.constant dense<[[-1, -2, 0, -1, 1, 0, 0, -2, 1, 0, 0, 0, 0, 0, 1, -2, 1, 0, 1, -2, -1, -2, 1, -2, -1, 1, -1, -1, 0, 1, 0, -2, -1, 0, -1, 1, -1, -1, -1, 1, 1, 0, -1, -2, 1, 1, -2, 0, 1, -1], [1, -1, 0, 1, 0, -2, 0, -2, -1, -2, 0, -2, 1, 1, -2, 0, -1, -1, -2, -2, -1, 0, 0, -1, 0, 0, -2, -2, -1, -2, -2, -1, 1, 0, -2, -2, 1, 1, 0, 0, 0, -2, -1, 0, -2, -1, 1, -1, -2, 0], [1, 1, 1, -1, -2, -2, -1, 1, 0, -2, -2, 0, -2, -2, -1, 0, -1, -2, 0, 0, 0, 1, -2, -1, 1, -2, -1, 1, -1, -2, 0, -2, 1, -2, 0, -1, 0, -2, 0, -1, -2, 0, -1, 0, 0, 1, -2, -1, -2, -1]]> : tensor<3x50xi2>
    %39 = stablehlo.constant dense<[[1, -1, 1, 0, -1, 0, -2, -1, -2, -1, -2, -2, -1, 1, -2, 1, 0, 0, 1, 0, -2, 1, 1, -2, 1, 1, -1, -2, -1, -1, 0, -1, -2, -2, -2, -2, 0, 1, 0, -1, -1, -1, 1, 1, 0, 0, 1, 1, -1, 1], [1, 0, -2, 0, 0, 0, 1, -2, 0, -2, -1, 0, -1, -2, 1, -2, -2, 1, 1, 0, 0, -2, 1, 1, -2, 1, -1, 1, 0, 1, 0, 0, 0, -1, 1, 0, -2, -1, 1, 1, 1, -2, 1, 0, 1, -2, 0, -1, -2, 0], [-2, -1, 0, -2, -1, -2, -1, 1, -1, 0, 0, 0, -1, 1, 1, -1, 1, -1, -1, 1, -1, -2, -2, 0, 0, 1, 0, -2, 0, -2, -2, -2, -1, 1, -2, -2, -1, 0, -2, -2, -2, 0, -2, -1, 1, -2, 0, 1, 0, 0]]> : tensor<3x50xi2>
    %40 = "stablehlo.map"(%38, %39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%41: tensor<i2>, %42: tensor<i2>):
      %43 = "stablehlo.multiply"(%41, %42) : (tensor<i2>, tensor<i2>) -> tensor<i2>
      "stablehlo.return"(%43) : (tensor<i2>) -> ()
    }) : (tensor<3x50xi2>, tensor<3x50xi2>) -> tensor<3x50xi2>
    %44 = stablehlo.constant dense<[[-1, -2, 0, 0, -1, 0, 0, -2, -2, 0, 0, 0, 0, 0, -2, -2, 0, 0, 1, 0, -2, -2, 1, 0, -1, 1, 1, -2, 0, -1, 0, -2, -2, 0, -2, -2, 0, -1, 0, -1, -1, 0, -1, -2, 0, 0, -2, 0, -1, -1], [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -2, -2, 0, -2, -1, -2, 0, 0, 0, 0, -1, 0, 0, -2, -2, 0, -2, 0, 0, 0, 0, -2, 0, -2, -1, 0, 0, 0, 0, -1, 0, -2, -2, 0, 1, 0, 0], [-2, -1, 0, -2, -2, 0, 1, 1, 0, 0, 0, 0, -2, -2, -1, 0, -1, -2, 0, 0, 0, -2, 0, 0, 0, -2, 0, -2, 0, 0, 0, 0, -1, -2, 0, -2, 0, 0, 0, -2, 0, 0, -2, 0, 0, -2, 0, -1, 0, 0]]> : tensor<3x50xi2>
    stablehlo.custom_call @check.expect_eq(%40, %44) {has_side_effect = true} : (tensor<3x50xi2>, tensor<3x50xi2>) -> ()
    %45 = "stablehlo.map"(%38, %39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%46: tensor<i2>, %47: tensor<i2>):
      "stablehlo.return"(%47) : (tensor<i2>) -> ()
    }) : (tensor<3x50xi2>, tensor<3x50xi2>) -> tensor<3x50xi2>
    stablehlo.custom_call @check.expect_eq(%45, %39) {has_side_effect = true} : (tensor<3x50xi2>, tensor<3x50xi2>) -> ()
    %48 = "stablehlo.map"(%38) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%49: tensor<i2>):
      %50 = "stablehlo.maximum"(%49, %1) : (tensor<i2>, tensor<i2>) -> tensor<i2>
      "stablehlo.return"(%50) : (tensor<i2>) -> ()
    }) : (tensor<3x50xi2>) -> tensor<3x50xi2>
    stablehlo.custom_call @check.expect_eq(%48, %38) {has_side_effect = true} : (tensor<3x50xi2>, tensor<3x50xi2>) -> ()
    return
  }
}
// -----
// map of i4
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<2> : tensor<i4>
    %1 = stablehlo.constant dense<1> : tensor<i4>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<i4>, %4: tensor<i4>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<i4>, tensor<i4>) -> tensor<i4>
      "stablehlo.return"(%5) : (tensor<i4>) -> ()
    }) : (tensor<i4>, tensor<i4>) -> tensor<i4>
    stablehlo.custom_call @check.expect_eq(%2, %0) {has_side_effect = true} : (tensor<i4>, tensor<i4>) -> ()
    %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%7: tensor<i4>, %8: tensor<i4>):
      "stablehlo.return"(%8) : (tensor<i4>) -> ()
    }) : (tensor<i4>, tensor<i4>) -> tensor<i4>
    stablehlo.custom_call @check.expect_eq(%6, %1) {has_side_effect = true} : (tensor<i4>, tensor<i4>) -> ()
    %9 = stablehlo.constant dense<-2> : tensor<i4>
    %10 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%11: tensor<i4>):
      %12 = "stablehlo.maximum"(%11, %9) : (tensor<i4>, tensor<i4>) -> tensor<i4>
      "stablehlo.return"(%12) : (tensor<i4>) -> ()
    }) : (tensor<i4>) -> tensor<i4>
    stablehlo.custom_call @check.expect_eq(%10, %0) {has_side_effect = true} : (tensor<i4>, tensor<i4>) -> ()
    %13 = stablehlo.constant dense<[2, 0, -2, 2, -2]> : tensor<5xi4>
    %14 = stablehlo.constant dense<[-2, 1, -1, -1, -2]> : tensor<5xi4>
    %15 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%16: tensor<i4>, %17: tensor<i4>):
      %18 = "stablehlo.multiply"(%16, %17) : (tensor<i4>, tensor<i4>) -> tensor<i4>
      "stablehlo.return"(%18) : (tensor<i4>) -> ()
    }) : (tensor<5xi4>, tensor<5xi4>) -> tensor<5xi4>
    %19 = stablehlo.constant dense<[-4, 0, 2, -2, 4]> : tensor<5xi4>
    stablehlo.custom_call @check.expect_eq(%15, %19) {has_side_effect = true} : (tensor<5xi4>, tensor<5xi4>) -> ()
    %20 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%21: tensor<i4>, %22: tensor<i4>):
      "stablehlo.return"(%22) : (tensor<i4>) -> ()
    }) : (tensor<5xi4>, tensor<5xi4>) -> tensor<5xi4>
    stablehlo.custom_call @check.expect_eq(%20, %14) {has_side_effect = true} : (tensor<5xi4>, tensor<5xi4>) -> ()
    %23 = "stablehlo.map"(%13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%24: tensor<i4>):
      %25 = "stablehlo.maximum"(%24, %9) : (tensor<i4>, tensor<i4>) -> tensor<i4>
      "stablehlo.return"(%25) : (tensor<i4>) -> ()
    }) : (tensor<5xi4>) -> tensor<5xi4>
    stablehlo.custom_call @check.expect_eq(%23, %13) {has_side_effect = true} : (tensor<5xi4>, tensor<5xi4>) -> ()
    %26 = stablehlo.constant dense<[[-2, -2, 1], [-1, -1, 0]]> : tensor<2x3xi4>
    %27 = stablehlo.constant dense<[[1, 0, 0], [2, 2, -1]]> : tensor<2x3xi4>
    %28 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%29: tensor<i4>, %30: tensor<i4>):
      %31 = "stablehlo.multiply"(%29, %30) : (tensor<i4>, tensor<i4>) -> tensor<i4>
      "stablehlo.return"(%31) : (tensor<i4>) -> ()
    }) : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
    %32 = stablehlo.constant dense<[[-2, 0, 0], [-2, -2, 0]]> : tensor<2x3xi4>
    stablehlo.custom_call @check.expect_eq(%28, %32) {has_side_effect = true} : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
    %33 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%34: tensor<i4>, %35: tensor<i4>):
      "stablehlo.return"(%35) : (tensor<i4>) -> ()
    }) : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
    stablehlo.custom_call @check.expect_eq(%33, %27) {has_side_effect = true} : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
    %36 = "stablehlo.map"(%26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%37: tensor<i4>):
      %38 = "stablehlo.maximum"(%37, %9) : (tensor<i4>, tensor<i4>) -> tensor<i4>
      "stablehlo.return"(%38) : (tensor<i4>) -> ()
    }) : (tensor<2x3xi4>) -> tensor<2x3xi4>
    stablehlo.custom_call @check.expect_eq(%36, %26) {has_side_effect = true} : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
    %39 = stablehlo.constant dense<[[1, -2, 1, 2, 2, 1, 0, -1, -2, 0, 1, -1, 1, 1, -2, 2, 2, 0, -2, 2, 2, -1, 1, 2, 2, 2, -2, -1, 1, -2, -1, 1, -1, -1, -1, -1, 1, 2, -1, 1, 2, -2, -2, -2, -2, 1, 0, 2, -1, 1], [2, -2, 0, 1, 2, 0, 2, -1, -1, 1, 1, 0, 2, 0, 2, 2, 2, -2, 1, 0, 0, 2, -1, 2, -1, -1, 2, 0, 0, 1, 2, 0, 2, 2, -1, 1, -1, -1, -2, 1, -1, 0, -2, -2, 2, -1, 2, 1, 2, -1], [-1, 0, 1, 0, -2, 0, 0, 0, -2, -2, -2, 1, 0, 2, 2, 0, 0, -1, 2, 1, -1, 1, 2, 1, -2, 1, 2, -2, 0, 1, 1, -1, 2, 1, 1, 2, -2, -2, 2, -2, -1, -2, -2, -1, 0, 2, -1, 0, -1, 1]]> : tensor<3x50xi4>
    %40 = stablehlo.constant dense<[[0, 2, -1, 1, 0, -1, 2, -2, 1, -1, 2, 0, 1, -2, -2, 1, -1, 0, 2, 2, 0, -2, 1, 2, -1, -1, 1, -1, 1, -2, 2, 0, -2, -2, 1, 0, -1, 0, 2, -1, -2, 2, 0, 0, 1, -1, -2, -2, -2, 0], [2, -1, -1, 0, 2, -2, 0, -1, -1, 2, 2, 2, 2, -2, -1, 0, -1, 1, 0, 1, 2, -1, -1, -1, -2, -1, -2, 1, -1, 2, -2, -2, 1, 2, 0, 2, 2, -2, 0, 1, 2, 2, -1, 2, 2, 2, -1, -1, 1, -2], [0, 2, 1, -1, -2, 2, -1, 1, -1, -2, 1, -1, 1, 1, -1, -1, -1, 2, 0, 0, -2, 0, -2, -2, 2, -2, -2, 0, 0, -2, 0, -2, 1, 1, -1, 0, -2, 2, -2, 2, 0, 2, -1, -1, 0, 0, 2, 0, 1, -2]]> : tensor<3x50xi4>
    %41 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%42: tensor<i4>, %43: tensor<i4>):
      %44 = "stablehlo.multiply"(%42, %43) : (tensor<i4>, tensor<i4>) -> tensor<i4>
      "stablehlo.return"(%44) : (tensor<i4>) -> ()
    }) : (tensor<3x50xi4>, tensor<3x50xi4>) -> tensor<3x50xi4>
    %45 = stablehlo.constant dense<[[0, -4, -1, 2, 0, -1, 0, 2, -2, 0, 2, 0, 1, -2, 4, 2, -2, 0, -4, 4, 0, 2, 1, 4, -2, -2, -2, 1, 1, 4, -2, 0, 2, 2, -1, 0, -1, 0, -2, -1, -4, -4, 0, 0, -2, -1, 0, -4, 2, 0], [4, 2, 0, 0, 4, 0, 0, 1, 1, 2, 2, 0, 4, 0, -2, 0, -2, -2, 0, 0, 0, -2, 1, -2, 2, 1, -4, 0, 0, 2, -4, 0, 2, 4, 0, 2, -2, 2, 0, 1, -2, 0, 2, -4, 4, -2, -2, -1, 2, 2], [0, 0, 1, 0, 4, 0, 0, 0, 2, 4, -2, -1, 0, 2, -2, 0, 0, -2, 0, 0, 2, 0, -4, -2, -4, -2, -4, 0, 0, -2, 0, 2, 2, 1, -1, 0, 4, -4, -4, -4, 0, -4, 2, 1, 0, 0, -2, 0, -1, -2]]> : tensor<3x50xi4>
    stablehlo.custom_call @check.expect_eq(%41, %45) {has_side_effect = true} : (tensor<3x50xi4>, tensor<3x50xi4>) -> ()
    %46 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%47: tensor<i4>, %48: tensor<i4>):
      "stablehlo.return"(%48) : (tensor<i4>) -> ()
    }) : (tensor<3x50xi4>, tensor<3x50xi4>) -> tensor<3x50xi4>
    stablehlo.custom_call @check.expect_eq(%46, %40) {has_side_effect = true} : (tensor<3x50xi4>, tensor<3x50xi4>) -> ()
    %49 = "stablehlo.map"(%39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%50: tensor<i4>):
      %51 = "stablehlo.maximum"(%50, %9) : (tensor<i4>, tensor<i4>) -> tensor<i4>
      "stablehlo.return"(%51) : (tensor<i4>) -> ()
    }) : (tensor<3x50xi4>) -> tensor<3x50xi4>
    stablehlo.custom_call @check.expect_eq(%49, %39) {has_side_effect = true} : (tensor<3x50xi4>, tensor<3x50xi4>) -> ()
    return
  }
}
// -----
// map of i8
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<1> : tensor<i8>
    %1 = stablehlo.constant dense<-2> : tensor<i8>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<i8>, %4: tensor<i8>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%5) : (tensor<i8>) -> ()
    }) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    stablehlo.custom_call @check.expect_eq(%2, %1) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
    %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%7: tensor<i8>, %8: tensor<i8>):
      "stablehlo.return"(%8) : (tensor<i8>) -> ()
    }) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    stablehlo.custom_call @check.expect_eq(%6, %1) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
    %9 = stablehlo.constant dense<-4> : tensor<i8>
    %10 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%11: tensor<i8>):
      %12 = "stablehlo.maximum"(%11, %9) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%12) : (tensor<i8>) -> ()
    }) : (tensor<i8>) -> tensor<i8>
    stablehlo.custom_call @check.expect_eq(%10, %0) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
    %13 = stablehlo.constant dense<[2, -1, -2, 2, 2]> : tensor<5xi8>
    %14 = stablehlo.constant dense<[0, 0, 1, 0, -1]> : tensor<5xi8>
    %15 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%16: tensor<i8>, %17: tensor<i8>):
      %18 = "stablehlo.multiply"(%16, %17) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%18) : (tensor<i8>) -> ()
    }) : (tensor<5xi8>, tensor<5xi8>) -> tensor<5xi8>
    %19 = stablehlo.constant dense<[0, 0, -2, 0, -2]> : tensor<5xi8>
    stablehlo.custom_call @check.expect_eq(%15, %19) {has_side_effect = true} : (tensor<5xi8>, tensor<5xi8>) -> ()
    %20 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%21: tensor<i8>, %22: tensor<i8>):
      "stablehlo.return"(%22) : (tensor<i8>) -> ()
    }) : (tensor<5xi8>, tensor<5xi8>) -> tensor<5xi8>
    stablehlo.custom_call @check.expect_eq(%20, %14) {has_side_effect = true} : (tensor<5xi8>, tensor<5xi8>) -> ()
    %23 = "stablehlo.map"(%13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%24: tensor<i8>):
      %25 = "stablehlo.maximum"(%24, %9) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%25) : (tensor<i8>) -> ()
    }) : (tensor<5xi8>) -> tensor<5xi8>
    stablehlo.custom_call @check.expect_eq(%23, %13) {has_side_effect = true} : (tensor<5xi8>, tensor<5xi8>) -> ()
    %26 = stablehlo.constant dense<[[-1, -2, 1], [0, 1, -2]]> : tensor<2x3xi8>
    %27 = stablehlo.constant dense<[[0, -1, 1], [-2, -2, -2]]> : tensor<2x3xi8>
    %28 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%29: tensor<i8>, %30: tensor<i8>):
      %31 = "stablehlo.multiply"(%29, %30) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%31) : (tensor<i8>) -> ()
    }) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
    %32 = stablehlo.constant dense<[[0, 2, 1], [0, -2, 4]]> : tensor<2x3xi8>
    stablehlo.custom_call @check.expect_eq(%28, %32) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
    %33 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%34: tensor<i8>, %35: tensor<i8>):
      "stablehlo.return"(%35) : (tensor<i8>) -> ()
    }) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
    stablehlo.custom_call @check.expect_eq(%33, %27) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
    %36 = "stablehlo.map"(%26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%37: tensor<i8>):
      %38 = "stablehlo.maximum"(%37, %9) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%38) : (tensor<i8>) -> ()
    }) : (tensor<2x3xi8>) -> tensor<2x3xi8>
    stablehlo.custom_call @check.expect_eq(%36, %26) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
    %39 = stablehlo.constant dense<"0x000002000202FEFFFE02FE00FF02FF020101000001FEFE0200010102FF00FF0002FE020001FF0200FE000202FE0101FE01FFFE00FEFE0102000102010000010102020202FF010100FF0202010000FEFF0102FF00FEFF0000FEFF020202FE02FEFFFF0002FF020202FFFEFFFFFEFE0001FF020000020000FEFEFF0001FE000200FE01FE02020202FE010202FE0101020100FFFFFE01FF"> : tensor<3x50xi8>
    %40 = stablehlo.constant dense<"0x0101FF0200FE010201FF02FFFFFFFFFEFF01FE02FE0002FEFE00FE02FF00FF0201FF01FEFE01FF0202FFFEFE000002FF0202FF000000FE02FEFE01FF0001000200FFFF0201FE02020001FEFF00FF01FEFFFE02FF0201FFFF020002FEFF0201FE02020202FF0200FFFF0200FEFF02FF01000201FEFF000100010101FEFF01010001020002020102010000FFFFFF0201FF00FF00020201"> : tensor<3x50xi8>
    %41 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%42: tensor<i8>, %43: tensor<i8>):
      %44 = "stablehlo.multiply"(%42, %43) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%44) : (tensor<i8>) -> ()
    }) : (tensor<3x50xi8>, tensor<3x50xi8>) -> tensor<3x50xi8>
    %45 = stablehlo.constant dense<"0x0000FE0000FCFEFEFEFEFC0001FE01FCFF010000FE00FCFC0000FE040100010002020200FEFFFE00FC00FCFC0000020202FE02000000FE0400FE02FF0000000200FEFE04FFFE02000002FCFF0000FE02FFFCFE00FCFF0000FC0004FCFEFC0204FEFE0004010400FE01FC000202FC000100040000FE000000FEFF00FE02000200FE020004040204FE0000FE02FF0202FF000100FC02FF"> : tensor<3x50xi8>
    stablehlo.custom_call @check.expect_eq(%41, %45) {has_side_effect = true} : (tensor<3x50xi8>, tensor<3x50xi8>) -> ()
    %46 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%47: tensor<i8>, %48: tensor<i8>):
      "stablehlo.return"(%48) : (tensor<i8>) -> ()
    }) : (tensor<3x50xi8>, tensor<3x50xi8>) -> tensor<3x50xi8>
    stablehlo.custom_call @check.expect_eq(%46, %40) {has_side_effect = true} : (tensor<3x50xi8>, tensor<3x50xi8>) -> ()
    %49 = "stablehlo.map"(%39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%50: tensor<i8>):
      %51 = "stablehlo.maximum"(%50, %9) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%51) : (tensor<i8>) -> ()
    }) : (tensor<3x50xi8>) -> tensor<3x50xi8>
    stablehlo.custom_call @check.expect_eq(%49, %39) {has_side_effect = true} : (tensor<3x50xi8>, tensor<3x50xi8>) -> ()
    return
  }
}
// -----
// map of i16
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<2> : tensor<i16>
    %1 = stablehlo.constant dense<1> : tensor<i16>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<i16>, %4: tensor<i16>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%5) : (tensor<i16>) -> ()
    }) : (tensor<i16>, tensor<i16>) -> tensor<i16>
    stablehlo.custom_call @check.expect_eq(%2, %0) {has_side_effect = true} : (tensor<i16>, tensor<i16>) -> ()
    %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%7: tensor<i16>, %8: tensor<i16>):
      "stablehlo.return"(%8) : (tensor<i16>) -> ()
    }) : (tensor<i16>, tensor<i16>) -> tensor<i16>
    stablehlo.custom_call @check.expect_eq(%6, %1) {has_side_effect = true} : (tensor<i16>, tensor<i16>) -> ()
    %9 = stablehlo.constant dense<4> : tensor<i16>
    %10 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%11: tensor<i16>):
      %12 = "stablehlo.maximum"(%11, %9) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%12) : (tensor<i16>) -> ()
    }) : (tensor<i16>) -> tensor<i16>
    stablehlo.custom_call @check.expect_eq(%10, %9) {has_side_effect = true} : (tensor<i16>, tensor<i16>) -> ()
    %13 = stablehlo.constant dense<[1, 2, 2, 1, 0]> : tensor<5xi16>
    %14 = stablehlo.constant dense<[2, 1, 1, -2, 0]> : tensor<5xi16>
    %15 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%16: tensor<i16>, %17: tensor<i16>):
      %18 = "stablehlo.multiply"(%16, %17) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%18) : (tensor<i16>) -> ()
    }) : (tensor<5xi16>, tensor<5xi16>) -> tensor<5xi16>
    %19 = stablehlo.constant dense<[2, 2, 2, -2, 0]> : tensor<5xi16>
    stablehlo.custom_call @check.expect_eq(%15, %19) {has_side_effect = true} : (tensor<5xi16>, tensor<5xi16>) -> ()
    %20 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%21: tensor<i16>, %22: tensor<i16>):
      "stablehlo.return"(%22) : (tensor<i16>) -> ()
    }) : (tensor<5xi16>, tensor<5xi16>) -> tensor<5xi16>
    stablehlo.custom_call @check.expect_eq(%20, %14) {has_side_effect = true} : (tensor<5xi16>, tensor<5xi16>) -> ()
    %23 = "stablehlo.map"(%13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%24: tensor<i16>):
      %25 = "stablehlo.maximum"(%24, %9) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%25) : (tensor<i16>) -> ()
    }) : (tensor<5xi16>) -> tensor<5xi16>
    %26 = stablehlo.constant dense<4> : tensor<5xi16>
    stablehlo.custom_call @check.expect_eq(%23, %26) {has_side_effect = true} : (tensor<5xi16>, tensor<5xi16>) -> ()
    %27 = stablehlo.constant dense<[[2, -2, -1], [-2, -1, -1]]> : tensor<2x3xi16>
    %28 = stablehlo.constant dense<[[-2, -1, -2], [2, -1, 2]]> : tensor<2x3xi16>
    %29 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%30: tensor<i16>, %31: tensor<i16>):
      %32 = "stablehlo.multiply"(%30, %31) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%32) : (tensor<i16>) -> ()
    }) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
    %33 = stablehlo.constant dense<[[-4, 2, 2], [-4, 1, -2]]> : tensor<2x3xi16>
    stablehlo.custom_call @check.expect_eq(%29, %33) {has_side_effect = true} : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
    %34 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%35: tensor<i16>, %36: tensor<i16>):
      "stablehlo.return"(%36) : (tensor<i16>) -> ()
    }) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
    stablehlo.custom_call @check.expect_eq(%34, %28) {has_side_effect = true} : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
    %37 = "stablehlo.map"(%27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%38: tensor<i16>):
      %39 = "stablehlo.maximum"(%38, %9) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%39) : (tensor<i16>) -> ()
    }) : (tensor<2x3xi16>) -> tensor<2x3xi16>
    %40 = stablehlo.constant dense<4> : tensor<2x3xi16>
    stablehlo.custom_call @check.expect_eq(%37, %40) {has_side_effect = true} : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
    %41 = stablehlo.constant dense<"0xFFFF010002000100FFFFFEFFFFFFFEFF02000100010001000100020000000200FFFF010001000100FEFF01000100FEFF0000FEFF0000FEFF02000000FFFFFFFF0100FFFFFFFF0100FEFF0000FFFF020002000100FEFF02000100FEFF0000FFFF0100FFFFFFFF0200FFFF01000200FEFFFEFF02000000FFFF0200FEFF0200FEFF0000020001000200FFFFFEFFFFFF01000100020002000100FFFF020000000100FEFF0200FEFF02000100FFFF0100FFFFFFFF0000FEFF0100FEFF02000100FFFF02000100FFFFFFFF01000200010002000000FFFFFFFF0000020001000000FEFF010002000000FEFF01000100FFFF0000FEFF00000100010000000100FFFF000001000100020002000000FFFFFEFF000002000100FFFFFFFF01000000FEFF0000FEFF0200FEFF000002000000"> : tensor<3x50xi16>
    %42 = stablehlo.constant dense<"0xFEFFFFFFFEFFFFFF0000FFFF010002000100FEFF02000000FEFF0000FFFF0100FFFF00000200FFFFFEFF000002000000000002000100020001000000FEFF010000000000FFFF00000100FFFF0000000001000100010002000100FFFFFEFF0200FEFFFEFF020002000000FEFFFEFF0100FFFFFFFFFFFFFFFFFFFF0000FFFFFFFFFEFFFFFF0000FFFF0200FEFF000000000000FEFF0100FFFF00000100FFFFFEFFFFFF020001000000FFFFFEFFFFFF00000100FFFFFFFFFFFF010001000000FFFF0100FFFFFFFF0100FFFFFFFF02000200FFFFFFFF020002000000FFFFFEFF0200FFFF0000020000000000FFFF01000100FFFF02000100FEFFFEFF020002000000FFFFFFFF010001000100000001000100FFFFFEFF0100FEFFFEFF01000000FEFF020000000100FFFF01000100"> : tensor<3x50xi16>
    %43 = "stablehlo.map"(%41, %42) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%44: tensor<i16>, %45: tensor<i16>):
      %46 = "stablehlo.multiply"(%44, %45) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%46) : (tensor<i16>) -> ()
    }) : (tensor<3x50xi16>, tensor<3x50xi16>) -> tensor<3x50xi16>
    %47 = stablehlo.constant dense<"0x0200FFFFFCFFFFFF00000200FFFFFCFF0200FEFF02000000FEFF000000000200010000000200FFFF04000000020000000000FCFF0000FCFF020000000200FFFF0000000001000000FEFF00000000000002000100FEFF0400010002000000FEFFFEFF0200FEFF04000000FEFFFCFFFEFF0200FEFF00000100FEFF0000FEFF02000000FEFF0000FEFFFEFF0400000000000000FCFF0200FFFF000002000000FEFF02000400FEFF0000FFFF0200FFFF0000FFFF00000200FFFFFEFF0200000001000200FFFF0100FFFFFFFFFEFF0200040000000100FEFF00000000FFFF0000FCFFFFFF0000000000000000FFFFFFFF0000020000000100FEFF00000200FEFF0000FFFFFFFF0200020000000000FEFF0000FEFFFEFFFFFF0200FEFF000000000000FCFF0000FEFF000002000000"> : tensor<3x50xi16>
    stablehlo.custom_call @check.expect_eq(%43, %47) {has_side_effect = true} : (tensor<3x50xi16>, tensor<3x50xi16>) -> ()
    %48 = "stablehlo.map"(%41, %42) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%49: tensor<i16>, %50: tensor<i16>):
      "stablehlo.return"(%50) : (tensor<i16>) -> ()
    }) : (tensor<3x50xi16>, tensor<3x50xi16>) -> tensor<3x50xi16>
    stablehlo.custom_call @check.expect_eq(%48, %42) {has_side_effect = true} : (tensor<3x50xi16>, tensor<3x50xi16>) -> ()
    %51 = "stablehlo.map"(%41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%52: tensor<i16>):
      %53 = "stablehlo.maximum"(%52, %9) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%53) : (tensor<i16>) -> ()
    }) : (tensor<3x50xi16>) -> tensor<3x50xi16>
    %54 = stablehlo.constant dense<4> : tensor<3x50xi16>
    stablehlo.custom_call @check.expect_eq(%51, %54) {has_side_effect = true} : (tensor<3x50xi16>, tensor<3x50xi16>) -> ()
    return
  }
}
// -----
// map of i32
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<-2> : tensor<i32>
    %1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<i32>, %4: tensor<i32>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%5) : (tensor<i32>) -> ()
    }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%2, %1) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%7: tensor<i32>, %8: tensor<i32>):
      "stablehlo.return"(%8) : (tensor<i32>) -> ()
    }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%6, %1) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    %9 = stablehlo.constant dense<1> : tensor<i32>
    %10 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%11: tensor<i32>):
      %12 = "stablehlo.maximum"(%11, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%12) : (tensor<i32>) -> ()
    }) : (tensor<i32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%10, %9) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    %13 = stablehlo.constant dense<[0, -1, -1, -1, -1]> : tensor<5xi32>
    %14 = stablehlo.constant dense<[1, 0, 0, 1, 2]> : tensor<5xi32>
    %15 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%16: tensor<i32>, %17: tensor<i32>):
      %18 = "stablehlo.multiply"(%16, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%18) : (tensor<i32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %19 = stablehlo.constant dense<[0, 0, 0, -1, -2]> : tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%15, %19) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    %20 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%21: tensor<i32>, %22: tensor<i32>):
      "stablehlo.return"(%22) : (tensor<i32>) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%20, %14) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    %23 = "stablehlo.map"(%13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%24: tensor<i32>):
      %25 = "stablehlo.maximum"(%24, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%25) : (tensor<i32>) -> ()
    }) : (tensor<5xi32>) -> tensor<5xi32>
    %26 = stablehlo.constant dense<1> : tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%23, %26) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    %27 = stablehlo.constant dense<[[1, 2, -2], [2, -2, -1]]> : tensor<2x3xi32>
    %28 = stablehlo.constant dense<[[-1, -2, 1], [-2, 2, -1]]> : tensor<2x3xi32>
    %29 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%30: tensor<i32>, %31: tensor<i32>):
      %32 = "stablehlo.multiply"(%30, %31) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%32) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %33 = stablehlo.constant dense<[[-1, -4, -2], [-4, -4, 1]]> : tensor<2x3xi32>
    stablehlo.custom_call @check.expect_eq(%29, %33) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    %34 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%35: tensor<i32>, %36: tensor<i32>):
      "stablehlo.return"(%36) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    stablehlo.custom_call @check.expect_eq(%34, %28) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    %37 = "stablehlo.map"(%27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%38: tensor<i32>):
      %39 = "stablehlo.maximum"(%38, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%39) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %40 = stablehlo.constant dense<[[1, 2, 1], [2, 1, 1]]> : tensor<2x3xi32>
    stablehlo.custom_call @check.expect_eq(%37, %40) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    %41 = stablehlo.constant dense<"0x0100000002000000020000000200000002000000FEFFFFFFFFFFFFFFFFFFFFFF000000000000000001000000020000000000000001000000FFFFFFFF02000000FFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0200000000000000FFFFFFFF0100000000000000FEFFFFFF0200000002000000FEFFFFFF01000000FEFFFFFFFFFFFFFFFFFFFFFF0000000002000000000000000100000001000000FFFFFFFFFFFFFFFF02000000FEFFFFFF000000000200000000000000FEFFFFFFFFFFFFFFFFFFFFFF00000000FFFFFFFF0200000000000000020000000000000000000000FEFFFFFF01000000FFFFFFFF0200000000000000FFFFFFFFFEFFFFFFFFFFFFFF02000000FEFFFFFF01000000FFFFFFFF00000000FFFFFFFF0000000002000000000000000100000001000000FFFFFFFFFEFFFFFF000000000000000000000000FFFFFFFF0200000002000000FEFFFFFFFFFFFFFF01000000FEFFFFFF01000000010000000100000002000000FEFFFFFF0100000000000000FEFFFFFFFEFFFFFFFFFFFFFFFEFFFFFF0000000000000000010000000200000001000000020000000100000000000000FEFFFFFF0100000001000000FFFFFFFFFEFFFFFF02000000FEFFFFFFFEFFFFFF01000000FEFFFFFFFEFFFFFF02000000FEFFFFFF0000000001000000FEFFFFFFFEFFFFFF02000000FFFFFFFFFEFFFFFF000000000100000001000000FFFFFFFFFFFFFFFF0000000000000000000000000200000002000000FEFFFFFFFFFFFFFF02000000FFFFFFFF00000000FEFFFFFF000000000100000002000000FEFFFFFFFFFFFFFF"> : tensor<3x50xi32>
    %42 = stablehlo.constant dense<"0x00000000FFFFFFFF010000000100000001000000FFFFFFFF02000000FEFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF0200000002000000FFFFFFFF0200000001000000FFFFFFFF01000000FEFFFFFF010000000200000000000000FFFFFFFF01000000FFFFFFFF01000000FFFFFFFF0000000001000000FFFFFFFF00000000FFFFFFFF0200000001000000FEFFFFFF01000000000000000100000001000000FEFFFFFFFEFFFFFF01000000FFFFFFFFFEFFFFFFFFFFFFFF000000000100000000000000FEFFFFFFFFFFFFFF010000000000000002000000FEFFFFFF00000000FFFFFFFF01000000000000000200000001000000FEFFFFFF01000000FFFFFFFFFEFFFFFF00000000FFFFFFFF0000000000000000FFFFFFFF000000000200000002000000FFFFFFFF020000000100000002000000FEFFFFFF0000000002000000010000000100000001000000010000000100000002000000FEFFFFFF00000000010000000200000000000000FEFFFFFFFFFFFFFFFFFFFFFF00000000000000000000000001000000FEFFFFFFFEFFFFFF0200000001000000FEFFFFFF0000000001000000FEFFFFFF0200000002000000FFFFFFFF010000000100000001000000FEFFFFFF00000000010000000200000000000000020000000000000002000000FEFFFFFFFFFFFFFF00000000FEFFFFFFFFFFFFFFFEFFFFFF01000000FFFFFFFFFEFFFFFFFEFFFFFF0200000001000000FFFFFFFF0200000000000000FFFFFFFF01000000FEFFFFFFFFFFFFFF0000000000000000FEFFFFFF01000000FFFFFFFFFEFFFFFF0100000001000000000000000000000001000000FFFFFFFF"> : tensor<3x50xi32>
    %43 = "stablehlo.map"(%41, %42) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%44: tensor<i32>, %45: tensor<i32>):
      %46 = "stablehlo.multiply"(%44, %45) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%46) : (tensor<i32>) -> ()
    }) : (tensor<3x50xi32>, tensor<3x50xi32>) -> tensor<3x50xi32>
    %47 = stablehlo.constant dense<"0x00000000FEFFFFFF02000000020000000200000002000000FEFFFFFF020000000000000000000000FFFFFFFF0400000000000000FFFFFFFFFEFFFFFF0200000001000000FEFFFFFF02000000FEFFFFFFFEFFFFFF0000000002000000FFFFFFFFFEFFFFFF000000000100000000000000000000000200000000000000FEFFFFFFFCFFFFFF0100000004000000FFFFFFFF00000000000000000200000000000000FEFFFFFF010000000100000002000000FEFFFFFF0000000000000000000000000000000002000000FFFFFFFF0000000000000000020000000000000000000000020000000000000000000000FEFFFFFFFEFFFFFFFFFFFFFFFEFFFFFF00000000000000000200000000000000000000000200000000000000FEFFFFFF0000000001000000000000000200000000000000FEFFFFFF00000000FEFFFFFFFEFFFFFF000000000000000000000000FFFFFFFF04000000FCFFFFFF00000000FFFFFFFF0200000000000000FEFFFFFFFFFFFFFFFFFFFFFF000000000000000000000000000000000400000004000000FEFFFFFFFEFFFFFF000000000000000001000000FCFFFFFF0200000004000000FFFFFFFF00000000FEFFFFFF01000000FEFFFFFF00000000FEFFFFFF0400000000000000FCFFFFFF00000000FCFFFFFF04000000FEFFFFFF0000000000000000FFFFFFFF04000000FEFFFFFFFEFFFFFF02000000040000000000000001000000FFFFFFFFFEFFFFFF00000000000000000000000000000000FEFFFFFF000000000000000002000000020000000100000000000000FEFFFFFF000000000000000000000000FEFFFFFF01000000"> : tensor<3x50xi32>
    stablehlo.custom_call @check.expect_eq(%43, %47) {has_side_effect = true} : (tensor<3x50xi32>, tensor<3x50xi32>) -> ()
    %48 = "stablehlo.map"(%41, %42) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%49: tensor<i32>, %50: tensor<i32>):
      "stablehlo.return"(%50) : (tensor<i32>) -> ()
    }) : (tensor<3x50xi32>, tensor<3x50xi32>) -> tensor<3x50xi32>
    stablehlo.custom_call @check.expect_eq(%48, %42) {has_side_effect = true} : (tensor<3x50xi32>, tensor<3x50xi32>) -> ()
    %51 = "stablehlo.map"(%41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%52: tensor<i32>):
      %53 = "stablehlo.maximum"(%52, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%53) : (tensor<i32>) -> ()
    }) : (tensor<3x50xi32>) -> tensor<3x50xi32>
    %54 = stablehlo.constant dense<"0x010000000200000002000000020000000200000001000000010000000100000001000000010000000100000002000000010000000100000001000000020000000100000001000000010000000100000001000000010000000100000001000000020000000100000001000000010000000100000001000000020000000200000001000000010000000100000001000000010000000100000002000000010000000100000001000000010000000100000002000000010000000100000002000000010000000100000001000000010000000100000001000000020000000100000002000000010000000100000001000000010000000100000002000000010000000100000001000000010000000200000001000000010000000100000001000000010000000100000002000000010000000100000001000000010000000100000001000000010000000100000001000000020000000200000001000000010000000100000001000000010000000100000001000000020000000100000001000000010000000100000001000000010000000100000001000000010000000100000002000000010000000200000001000000010000000100000001000000010000000100000001000000020000000100000001000000010000000100000001000000020000000100000001000000010000000100000001000000020000000100000001000000010000000100000001000000010000000100000001000000010000000100000002000000020000000100000001000000020000000100000001000000010000000100000001000000020000000100000001000000"> : tensor<3x50xi32>
    stablehlo.custom_call @check.expect_eq(%51, %54) {has_side_effect = true} : (tensor<3x50xi32>, tensor<3x50xi32>) -> ()
    return
  }
}
// -----
// map of i64
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<-2> : tensor<i64>
    %1 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%2: tensor<i64>, %3: tensor<i64>):
      %4 = "stablehlo.multiply"(%2, %3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%4) : (tensor<i64>) -> ()
    }) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %5 = stablehlo.constant dense<4> : tensor<i64>
    stablehlo.custom_call @check.expect_eq(%1, %5) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
    %6 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%7: tensor<i64>, %8: tensor<i64>):
      "stablehlo.return"(%8) : (tensor<i64>) -> ()
    }) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    stablehlo.custom_call @check.expect_eq(%6, %0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
    %9 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%10: tensor<i64>):
      %11 = "stablehlo.maximum"(%10, %0) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%11) : (tensor<i64>) -> ()
    }) : (tensor<i64>) -> tensor<i64>
    stablehlo.custom_call @check.expect_eq(%9, %0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
    %12 = stablehlo.constant dense<[-1, 0, -2, -2, -1]> : tensor<5xi64>
    %13 = stablehlo.constant dense<[1, 2, -2, 2, 0]> : tensor<5xi64>
    %14 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%15: tensor<i64>, %16: tensor<i64>):
      %17 = "stablehlo.multiply"(%15, %16) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%17) : (tensor<i64>) -> ()
    }) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %18 = stablehlo.constant dense<[-1, 0, 4, -4, 0]> : tensor<5xi64>
    stablehlo.custom_call @check.expect_eq(%14, %18) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
    %19 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%20: tensor<i64>, %21: tensor<i64>):
      "stablehlo.return"(%21) : (tensor<i64>) -> ()
    }) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    stablehlo.custom_call @check.expect_eq(%19, %13) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
    %22 = "stablehlo.map"(%12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%23: tensor<i64>):
      %24 = "stablehlo.maximum"(%23, %0) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%24) : (tensor<i64>) -> ()
    }) : (tensor<5xi64>) -> tensor<5xi64>
    stablehlo.custom_call @check.expect_eq(%22, %12) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
    %25 = stablehlo.constant dense<[[-1, -2, -2], [1, 1, -2]]> : tensor<2x3xi64>
    %26 = stablehlo.constant dense<[[2, 1, 1], [0, -1, -1]]> : tensor<2x3xi64>
    %27 = "stablehlo.map"(%25, %26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%28: tensor<i64>, %29: tensor<i64>):
      %30 = "stablehlo.multiply"(%28, %29) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%30) : (tensor<i64>) -> ()
    }) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %31 = stablehlo.constant dense<[[-2, -2, -2], [0, -1, 2]]> : tensor<2x3xi64>
    stablehlo.custom_call @check.expect_eq(%27, %31) {has_side_effect = true} : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
    %32 = "stablehlo.map"(%25, %26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%33: tensor<i64>, %34: tensor<i64>):
      "stablehlo.return"(%34) : (tensor<i64>) -> ()
    }) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    stablehlo.custom_call @check.expect_eq(%32, %26) {has_side_effect = true} : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
    %35 = "stablehlo.map"(%25) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%36: tensor<i64>):
      %37 = "stablehlo.maximum"(%36, %0) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%37) : (tensor<i64>) -> ()
    }) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    stablehlo.custom_call @check.expect_eq(%35, %25) {has_side_effect = true} : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
    %38 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0200000000000000010000000000000002000000000000000000000000000000020000000000000000000000000000000100000000000000010000000000000002000000000000000200000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF000000000000000002000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF000000000000000001000000000000000100000000000000000000000000000001000000000000000100000000000000020000000000000002000000000000000200000000000000FFFFFFFFFFFFFFFF02000000000000000200000000000000FEFFFFFFFFFFFFFF00000000000000000100000000000000FFFFFFFFFFFFFFFF0200000000000000000000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF01000000000000000100000000000000000000000000000002000000000000000000000000000000FFFFFFFFFFFFFFFF01000000000000000200000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000010000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFF010000000000000001000000000000000200000000000000FFFFFFFFFFFFFFFF01000000000000000100000000000000FFFFFFFFFFFFFFFF02000000000000000000000000000000FFFFFFFFFFFFFFFF02000000000000000200000000000000010000000000000001000000000000000000000000000000FEFFFFFFFFFFFFFF01000000000000000200000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000000100000000000000FEFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0200000000000000FFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000002000000000000000100000000000000010000000000000002000000000000000200000000000000FFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000FEFFFFFFFFFFFFFF02000000000000000000000000000000FFFFFFFFFFFFFFFF00000000000000000000000000000000FFFFFFFFFFFFFFFF020000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000200000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000000200000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000100000000000000010000000000000002000000000000000000000000000000FEFFFFFFFFFFFFFF01000000000000000000000000000000"> : tensor<3x50xi64>
    %39 = stablehlo.constant dense<"0x0100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000000000000000000FEFFFFFFFFFFFFFF010000000000000001000000000000000000000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000010000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF00000000000000000100000000000000FEFFFFFFFFFFFFFF01000000000000000100000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000000000000000200000000000000FEFFFFFFFFFFFFFF000000000000000000000000000000000100000000000000000000000000000002000000000000000100000000000000FEFFFFFFFFFFFFFF01000000000000000000000000000000FEFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF00000000000000000000000000000000FEFFFFFFFFFFFFFF02000000000000000200000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFF020000000000000001000000000000000100000000000000010000000000000000000000000000000200000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF01000000000000000100000000000000010000000000000002000000000000000000000000000000FEFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000100000000000000FEFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF0200000000000000000000000000000001000000000000000000000000000000010000000000000002000000000000000200000000000000020000000000000001000000000000000200000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF01000000000000000100000000000000000000000000000002000000000000000000000000000000020000000000000002000000000000000000000000000000FFFFFFFFFFFFFFFF00000000000000000100000000000000FFFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFF0200000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF02000000000000000200000000000000FEFFFFFFFFFFFFFF00000000000000000100000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF00000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0200000000000000010000000000000002000000000000000100000000000000FFFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF"> : tensor<3x50xi64>
    %40 = "stablehlo.map"(%38, %39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%41: tensor<i64>, %42: tensor<i64>):
      %43 = "stablehlo.multiply"(%41, %42) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%43) : (tensor<i64>) -> ()
    }) : (tensor<3x50xi64>, tensor<3x50xi64>) -> tensor<3x50xi64>
    %44 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF0200000000000000020000000000000000000000000000000000000000000000FCFFFFFFFFFFFFFF010000000000000002000000000000000000000000000000FCFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF00000000000000000000000000000000000000000000000000000000000000000200000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF02000000000000000200000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000400000000000000FFFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0200000000000000000000000000000000000000000000000100000000000000020000000000000000000000000000000000000000000000000000000000000000000000000000000400000000000000020000000000000002000000000000000000000000000000FEFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000000000000000000002000000000000000000000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF01000000000000000000000000000000FFFFFFFFFFFFFFFF02000000000000000000000000000000FCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF010000000000000000000000000000000000000000000000000000000000000002000000000000000200000000000000FEFFFFFFFFFFFFFF0000000000000000000000000000000002000000000000000100000000000000FEFFFFFFFFFFFFFF0400000000000000FCFFFFFFFFFFFFFF00000000000000000200000000000000000000000000000001000000000000000000000000000000FEFFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFF04000000000000000000000000000000010000000000000000000000000000000200000000000000FFFFFFFFFFFFFFFF0100000000000000FCFFFFFFFFFFFFFF04000000000000000100000000000000000000000000000000000000000000000000000000000000040000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF04000000000000000000000000000000FCFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF00000000000000000200000000000000010000000000000004000000000000000000000000000000020000000000000002000000000000000000000000000000"> : tensor<3x50xi64>
    stablehlo.custom_call @check.expect_eq(%40, %44) {has_side_effect = true} : (tensor<3x50xi64>, tensor<3x50xi64>) -> ()
    %45 = "stablehlo.map"(%38, %39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%46: tensor<i64>, %47: tensor<i64>):
      "stablehlo.return"(%47) : (tensor<i64>) -> ()
    }) : (tensor<3x50xi64>, tensor<3x50xi64>) -> tensor<3x50xi64>
    stablehlo.custom_call @check.expect_eq(%45, %39) {has_side_effect = true} : (tensor<3x50xi64>, tensor<3x50xi64>) -> ()
    %48 = "stablehlo.map"(%38) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%49: tensor<i64>):
      %50 = "stablehlo.maximum"(%49, %0) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%50) : (tensor<i64>) -> ()
    }) : (tensor<3x50xi64>) -> tensor<3x50xi64>
    stablehlo.custom_call @check.expect_eq(%48, %38) {has_side_effect = true} : (tensor<3x50xi64>, tensor<3x50xi64>) -> ()
    return
  }
}
// -----
// map of ui2
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<2> : tensor<ui2>
    %1 = stablehlo.constant dense<0> : tensor<ui2>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<ui2>, %4: tensor<ui2>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
      "stablehlo.return"(%5) : (tensor<ui2>) -> ()
    }) : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
    stablehlo.custom_call @check.expect_eq(%2, %1) {has_side_effect = true} : (tensor<ui2>, tensor<ui2>) -> ()
    %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%7: tensor<ui2>, %8: tensor<ui2>):
      "stablehlo.return"(%8) : (tensor<ui2>) -> ()
    }) : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
    stablehlo.custom_call @check.expect_eq(%6, %1) {has_side_effect = true} : (tensor<ui2>, tensor<ui2>) -> ()
    %9 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%10: tensor<ui2>):
      %11 = "stablehlo.maximum"(%10, %1) : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
      "stablehlo.return"(%11) : (tensor<ui2>) -> ()
    }) : (tensor<ui2>) -> tensor<ui2>
    stablehlo.custom_call @check.expect_eq(%9, %0) {has_side_effect = true} : (tensor<ui2>, tensor<ui2>) -> ()
    %12 = stablehlo.constant dense<[1, 0, 2, 0, 2]> : tensor<5xui2>
    %13 = stablehlo.constant dense<[1, 2, 1, 0, 0]> : tensor<5xui2>
    %14 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%15: tensor<ui2>, %16: tensor<ui2>):
      %17 = "stablehlo.multiply"(%15, %16) : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
      "stablehlo.return"(%17) : (tensor<ui2>) -> ()
    }) : (tensor<5xui2>, tensor<5xui2>) -> tensor<5xui2>
    %18 = stablehlo.constant dense<[1, 0, 2, 0, 0]> : tensor<5xui2>
    stablehlo.custom_call @check.expect_eq(%14, %18) {has_side_effect = true} : (tensor<5xui2>, tensor<5xui2>) -> ()
    %19 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%20: tensor<ui2>, %21: tensor<ui2>):
      "stablehlo.return"(%21) : (tensor<ui2>) -> ()
    }) : (tensor<5xui2>, tensor<5xui2>) -> tensor<5xui2>
    stablehlo.custom_call @check.expect_eq(%19, %13) {has_side_effect = true} : (tensor<5xui2>, tensor<5xui2>) -> ()
    %22 = "stablehlo.map"(%12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%23: tensor<ui2>):
      %24 = "stablehlo.maximum"(%23, %1) : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
      "stablehlo.return"(%24) : (tensor<ui2>) -> ()
    }) : (tensor<5xui2>) -> tensor<5xui2>
    stablehlo.custom_call @check.expect_eq(%22, %12) {has_side_effect = true} : (tensor<5xui2>, tensor<5xui2>) -> ()
    %25 = stablehlo.constant dense<[[0, 2, 0], [2, 2, 2]]> : tensor<2x3xui2>
    %26 = stablehlo.constant dense<[[1, 2, 1], [0, 1, 0]]> : tensor<2x3xui2>
    %27 = "stablehlo.map"(%25, %26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%28: tensor<ui2>, %29: tensor<ui2>):
      %30 = "stablehlo.multiply"(%28, %29) : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
      "stablehlo.return"(%30) : (tensor<ui2>) -> ()
    }) : (tensor<2x3xui2>, tensor<2x3xui2>) -> tensor<2x3xui2>
    %31 = stablehlo.constant dense<[[0, 0, 0], [0, 2, 0]]> : tensor<2x3xui2>
    stablehlo.custom_call @check.expect_eq(%27, %31) {has_side_effect = true} : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
    %32 = "stablehlo.map"(%25, %26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%33: tensor<ui2>, %34: tensor<ui2>):
      "stablehlo.return"(%34) : (tensor<ui2>) -> ()
    }) : (tensor<2x3xui2>, tensor<2x3xui2>) -> tensor<2x3xui2>
    stablehlo.custom_call @check.expect_eq(%32, %26) {has_side_effect = true} : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
    %35 = "stablehlo.map"(%25) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%36: tensor<ui2>):
      %37 = "stablehlo.maximum"(%36, %1) : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
      "stablehlo.return"(%37) : (tensor<ui2>) -> ()
    }) : (tensor<2x3xui2>) -> tensor<2x3xui2>
    stablehlo.custom_call @check.expect_eq(%35, %25) {has_side_effect = true} : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
    %38 = stablehlo.constant dense<[[2, 1, 0, 1, 1, 1, 1, 2, 2, 0, 2, 1, 0, 0, 1, 1, 2, 0, 0, 1, 2, 0, 1, 2, 2, 0, 0, 2, 2, 0, 0, 0, 0, 1, 1, 0, 1, 2, 1, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 2], [0, 2, 1, 1, 2, 1, 1, 2, 2, 0, 1, 2, 0, 2, 1, 1, 0, 2, 2, 2, 1, 2, 0, 0, 2, 2, 0, 2, 2, 0, 0, 1, 0, 2, 1, 0, 1, 1, 1, 2, 2, 0, 0, 1, 0, 1, 1, 0, 1, 1], [2, 0, 2, 1, 2, 1, 2, 2, 0, 0, 1, 2, 1, 1, 0, 2, 1, 1, 0, 1, 2, 1, 2, 1, 2, 2, 2, 2, 1, 1, 1, 1, 2, 1, 1, 1, 0, 2, 2, 2, 0, 0, 1, 1, 0, 2, 2, 1, 2, 1]]> : tensor<3x50xui2>
    %39 = stablehlo.constant dense<[[1, 0, 2, 1, 1, 1, 0, 1, 2, 1, 1, 1, 0, 0, 0, 0, 1, 2, 1, 1, 0, 1, 0, 2, 1, 0, 0, 1, 2, 2, 1, 0, 2, 2, 2, 0, 2, 1, 1, 2, 2, 0, 0, 0, 0, 0, 1, 0, 1, 0], [0, 0, 2, 0, 1, 0, 1, 0, 1, 0, 2, 0, 2, 0, 0, 1, 0, 1, 1, 1, 2, 1, 1, 0, 0, 2, 1, 2, 2, 1, 1, 2, 2, 1, 2, 0, 0, 2, 1, 0, 2, 2, 1, 2, 2, 0, 0, 0, 0, 1], [2, 0, 0, 0, 0, 0, 0, 2, 2, 0, 2, 0, 2, 0, 2, 2, 1, 0, 0, 2, 2, 2, 1, 2, 1, 2, 1, 0, 2, 2, 2, 0, 2, 0, 0, 2, 0, 2, 2, 2, 2, 0, 2, 0, 2, 2, 1, 1, 1, 1]]> : tensor<3x50xui2>
    %40 = "stablehlo.map"(%38, %39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%41: tensor<ui2>, %42: tensor<ui2>):
      %43 = "stablehlo.multiply"(%41, %42) : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
      "stablehlo.return"(%43) : (tensor<ui2>) -> ()
    }) : (tensor<3x50xui2>, tensor<3x50xui2>) -> tensor<3x50xui2>
    %44 = stablehlo.constant dense<[[2, 0, 0, 1, 1, 1, 0, 2, 0, 0, 2, 1, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 2, 0, 0, 0, 0, 0, 2, 2, 0, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0], [0, 0, 2, 0, 2, 0, 1, 0, 2, 0, 2, 0, 0, 0, 0, 1, 0, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 2, 0, 0, 2, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 1, 0, 0, 2, 0, 2, 2, 2, 2, 0, 2, 0, 2, 2, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 1, 2, 1]]> : tensor<3x50xui2>
    stablehlo.custom_call @check.expect_eq(%40, %44) {has_side_effect = true} : (tensor<3x50xui2>, tensor<3x50xui2>) -> ()
    %45 = "stablehlo.map"(%38, %39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%46: tensor<ui2>, %47: tensor<ui2>):
      "stablehlo.return"(%47) : (tensor<ui2>) -> ()
    }) : (tensor<3x50xui2>, tensor<3x50xui2>) -> tensor<3x50xui2>
    stablehlo.custom_call @check.expect_eq(%45, %39) {has_side_effect = true} : (tensor<3x50xui2>, tensor<3x50xui2>) -> ()
    %48 = "stablehlo.map"(%38) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%49: tensor<ui2>):
      %50 = "stablehlo.maximum"(%49, %1) : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
      "stablehlo.return"(%50) : (tensor<ui2>) -> ()
    }) : (tensor<3x50xui2>) -> tensor<3x50xui2>
    stablehlo.custom_call @check.expect_eq(%48, %38) {has_side_effect = true} : (tensor<3x50xui2>, tensor<3x50xui2>) -> ()
    return
  }
}
// -----
// map of ui4
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<0> : tensor<ui4>
    %1 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%2: tensor<ui4>, %3: tensor<ui4>):
      %4 = "stablehlo.multiply"(%2, %3) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
      "stablehlo.return"(%4) : (tensor<ui4>) -> ()
    }) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<ui4>, tensor<ui4>) -> ()
    %5 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%6: tensor<ui4>, %7: tensor<ui4>):
      "stablehlo.return"(%7) : (tensor<ui4>) -> ()
    }) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
    stablehlo.custom_call @check.expect_eq(%5, %0) {has_side_effect = true} : (tensor<ui4>, tensor<ui4>) -> ()
    %8 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%9: tensor<ui4>):
      %10 = "stablehlo.maximum"(%9, %0) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
      "stablehlo.return"(%10) : (tensor<ui4>) -> ()
    }) : (tensor<ui4>) -> tensor<ui4>
    stablehlo.custom_call @check.expect_eq(%8, %0) {has_side_effect = true} : (tensor<ui4>, tensor<ui4>) -> ()
    %11 = stablehlo.constant dense<2> : tensor<5xui4>
    %12 = stablehlo.constant dense<[1, 2, 2, 1, 1]> : tensor<5xui4>
    %13 = "stablehlo.map"(%11, %12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%14: tensor<ui4>, %15: tensor<ui4>):
      %16 = "stablehlo.multiply"(%14, %15) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
      "stablehlo.return"(%16) : (tensor<ui4>) -> ()
    }) : (tensor<5xui4>, tensor<5xui4>) -> tensor<5xui4>
    %17 = stablehlo.constant dense<[2, 4, 4, 2, 2]> : tensor<5xui4>
    stablehlo.custom_call @check.expect_eq(%13, %17) {has_side_effect = true} : (tensor<5xui4>, tensor<5xui4>) -> ()
    %18 = "stablehlo.map"(%11, %12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%19: tensor<ui4>, %20: tensor<ui4>):
      "stablehlo.return"(%20) : (tensor<ui4>) -> ()
    }) : (tensor<5xui4>, tensor<5xui4>) -> tensor<5xui4>
    stablehlo.custom_call @check.expect_eq(%18, %12) {has_side_effect = true} : (tensor<5xui4>, tensor<5xui4>) -> ()
    %21 = "stablehlo.map"(%11) <{dimensions = array<i64: 0>}> ({
      ^bb0(%22: tensor<ui4>):
      %23 = "stablehlo.maximum"(%22, %0) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
      "stablehlo.return"(%23) : (tensor<ui4>) -> ()
    }) : (tensor<5xui4>) -> tensor<5xui4>
    stablehlo.custom_call @check.expect_eq(%21, %11) {has_side_effect = true} : (tensor<5xui4>, tensor<5xui4>) -> ()
    %24 = stablehlo.constant dense<[[2, 2, 0], [0, 2, 1]]> : tensor<2x3xui4>
    %25 = stablehlo.constant dense<[[1, 1, 1], [2, 2, 1]]> : tensor<2x3xui4>
    %26 = "stablehlo.map"(%24, %25) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%27: tensor<ui4>, %28: tensor<ui4>):
      %29 = "stablehlo.multiply"(%27, %28) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
      "stablehlo.return"(%29) : (tensor<ui4>) -> ()
    }) : (tensor<2x3xui4>, tensor<2x3xui4>) -> tensor<2x3xui4>
    %30 = stablehlo.constant dense<[[2, 2, 0], [0, 4, 1]]> : tensor<2x3xui4>
    stablehlo.custom_call @check.expect_eq(%26, %30) {has_side_effect = true} : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
    %31 = "stablehlo.map"(%24, %25) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%32: tensor<ui4>, %33: tensor<ui4>):
      "stablehlo.return"(%33) : (tensor<ui4>) -> ()
    }) : (tensor<2x3xui4>, tensor<2x3xui4>) -> tensor<2x3xui4>
    stablehlo.custom_call @check.expect_eq(%31, %25) {has_side_effect = true} : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
    %34 = "stablehlo.map"(%24) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%35: tensor<ui4>):
      %36 = "stablehlo.maximum"(%35, %0) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
      "stablehlo.return"(%36) : (tensor<ui4>) -> ()
    }) : (tensor<2x3xui4>) -> tensor<2x3xui4>
    stablehlo.custom_call @check.expect_eq(%34, %24) {has_side_effect = true} : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
    %37 = stablehlo.constant dense<[[0, 2, 1, 0, 0, 2, 0, 0, 1, 1, 2, 1, 0, 1, 1, 1, 2, 0, 0, 0, 2, 2, 2, 1, 2, 1, 0, 0, 1, 1, 2, 1, 2, 2, 1, 0, 2, 2, 0, 1, 2, 0, 1, 0, 2, 0, 0, 2, 1, 2], [1, 0, 0, 1, 0, 2, 2, 2, 0, 2, 0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 1, 1, 2, 1, 0, 1, 2, 1, 1, 0, 1, 0, 2, 1, 1, 2, 0, 0, 1, 2, 0, 0, 0, 2, 1, 1, 1, 1, 0, 0], [0, 1, 1, 2, 1, 1, 2, 0, 0, 1, 2, 1, 2, 0, 0, 1, 0, 2, 2, 0, 0, 0, 1, 2, 2, 1, 0, 2, 0, 2, 2, 0, 1, 0, 0, 2, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0, 1, 1, 2, 1]]> : tensor<3x50xui4>
    %38 = stablehlo.constant dense<[[2, 1, 2, 1, 0, 2, 0, 0, 0, 0, 2, 1, 0, 0, 2, 2, 0, 1, 0, 1, 0, 1, 2, 2, 2, 2, 2, 2, 0, 2, 0, 0, 1, 2, 1, 1, 1, 2, 1, 2, 2, 2, 2, 1, 2, 0, 0, 2, 0, 0], [1, 2, 1, 2, 1, 2, 1, 2, 1, 0, 1, 0, 1, 1, 0, 0, 2, 1, 1, 2, 2, 2, 0, 0, 1, 0, 0, 1, 2, 1, 1, 1, 1, 1, 1, 2, 2, 1, 0, 1, 1, 2, 0, 0, 2, 2, 2, 1, 2, 2], [2, 1, 2, 1, 1, 0, 0, 2, 1, 1, 1, 0, 0, 0, 1, 1, 2, 0, 1, 2, 0, 0, 2, 2, 2, 2, 2, 2, 0, 0, 1, 1, 0, 1, 1, 0, 2, 2, 1, 1, 1, 0, 2, 0, 0, 1, 0, 0, 0, 2]]> : tensor<3x50xui4>
    %39 = "stablehlo.map"(%37, %38) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%40: tensor<ui4>, %41: tensor<ui4>):
      %42 = "stablehlo.multiply"(%40, %41) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
      "stablehlo.return"(%42) : (tensor<ui4>) -> ()
    }) : (tensor<3x50xui4>, tensor<3x50xui4>) -> tensor<3x50xui4>
    %43 = stablehlo.constant dense<[[0, 2, 2, 0, 0, 4, 0, 0, 0, 0, 4, 1, 0, 0, 2, 2, 0, 0, 0, 0, 0, 2, 4, 2, 4, 2, 0, 0, 0, 2, 0, 0, 2, 4, 1, 0, 2, 4, 0, 2, 4, 0, 2, 0, 4, 0, 0, 4, 0, 0], [1, 0, 0, 2, 0, 4, 2, 4, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 1, 2, 0, 1, 0, 2, 1, 1, 4, 0, 0, 0, 2, 0, 0, 0, 0, 2, 2, 2, 1, 0, 0], [0, 1, 2, 2, 1, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 2, 4, 4, 2, 0, 4, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2]]> : tensor<3x50xui4>
    stablehlo.custom_call @check.expect_eq(%39, %43) {has_side_effect = true} : (tensor<3x50xui4>, tensor<3x50xui4>) -> ()
    %44 = "stablehlo.map"(%37, %38) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%45: tensor<ui4>, %46: tensor<ui4>):
      "stablehlo.return"(%46) : (tensor<ui4>) -> ()
    }) : (tensor<3x50xui4>, tensor<3x50xui4>) -> tensor<3x50xui4>
    stablehlo.custom_call @check.expect_eq(%44, %38) {has_side_effect = true} : (tensor<3x50xui4>, tensor<3x50xui4>) -> ()
    %47 = "stablehlo.map"(%37) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%48: tensor<ui4>):
      %49 = "stablehlo.maximum"(%48, %0) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
      "stablehlo.return"(%49) : (tensor<ui4>) -> ()
    }) : (tensor<3x50xui4>) -> tensor<3x50xui4>
    stablehlo.custom_call @check.expect_eq(%47, %37) {has_side_effect = true} : (tensor<3x50xui4>, tensor<3x50xui4>) -> ()
    return
  }
}
// -----
// map of ui8
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<0> : tensor<ui8>
    %1 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%2: tensor<ui8>, %3: tensor<ui8>):
      %4 = "stablehlo.multiply"(%2, %3) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%4) : (tensor<ui8>) -> ()
    }) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
    %5 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%6: tensor<ui8>, %7: tensor<ui8>):
      "stablehlo.return"(%7) : (tensor<ui8>) -> ()
    }) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    stablehlo.custom_call @check.expect_eq(%5, %0) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
    %8 = stablehlo.constant dense<3> : tensor<ui8>
    %9 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%10: tensor<ui8>):
      %11 = "stablehlo.maximum"(%10, %8) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%11) : (tensor<ui8>) -> ()
    }) : (tensor<ui8>) -> tensor<ui8>
    stablehlo.custom_call @check.expect_eq(%9, %8) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
    %12 = stablehlo.constant dense<[0, 0, 1, 2, 0]> : tensor<5xui8>
    %13 = stablehlo.constant dense<[2, 0, 0, 2, 0]> : tensor<5xui8>
    %14 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%15: tensor<ui8>, %16: tensor<ui8>):
      %17 = "stablehlo.multiply"(%15, %16) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%17) : (tensor<ui8>) -> ()
    }) : (tensor<5xui8>, tensor<5xui8>) -> tensor<5xui8>
    %18 = stablehlo.constant dense<[0, 0, 0, 4, 0]> : tensor<5xui8>
    stablehlo.custom_call @check.expect_eq(%14, %18) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
    %19 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%20: tensor<ui8>, %21: tensor<ui8>):
      "stablehlo.return"(%21) : (tensor<ui8>) -> ()
    }) : (tensor<5xui8>, tensor<5xui8>) -> tensor<5xui8>
    stablehlo.custom_call @check.expect_eq(%19, %13) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
    %22 = "stablehlo.map"(%12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%23: tensor<ui8>):
      %24 = "stablehlo.maximum"(%23, %8) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%24) : (tensor<ui8>) -> ()
    }) : (tensor<5xui8>) -> tensor<5xui8>
    %25 = stablehlo.constant dense<3> : tensor<5xui8>
    stablehlo.custom_call @check.expect_eq(%22, %25) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
    %26 = stablehlo.constant dense<[[2, 2, 1], [2, 1, 2]]> : tensor<2x3xui8>
    %27 = stablehlo.constant dense<[[1, 2, 1], [0, 0, 2]]> : tensor<2x3xui8>
    %28 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%29: tensor<ui8>, %30: tensor<ui8>):
      %31 = "stablehlo.multiply"(%29, %30) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%31) : (tensor<ui8>) -> ()
    }) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    %32 = stablehlo.constant dense<[[2, 4, 1], [0, 0, 4]]> : tensor<2x3xui8>
    stablehlo.custom_call @check.expect_eq(%28, %32) {has_side_effect = true} : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
    %33 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%34: tensor<ui8>, %35: tensor<ui8>):
      "stablehlo.return"(%35) : (tensor<ui8>) -> ()
    }) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    stablehlo.custom_call @check.expect_eq(%33, %27) {has_side_effect = true} : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
    %36 = "stablehlo.map"(%26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%37: tensor<ui8>):
      %38 = "stablehlo.maximum"(%37, %8) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%38) : (tensor<ui8>) -> ()
    }) : (tensor<2x3xui8>) -> tensor<2x3xui8>
    %39 = stablehlo.constant dense<3> : tensor<2x3xui8>
    stablehlo.custom_call @check.expect_eq(%36, %39) {has_side_effect = true} : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
    %40 = stablehlo.constant dense<"0x020201020100020200020200000202010000000102000202020001020000010000000001000200000200020101010202010002000200010201020000020200010202010102010000000200020201020201010000010101010102020000000201010102000001020001020101000200000101010001010202010001000002010001010200000100010000000000010100000201010001"> : tensor<3x50xui8>
    %41 = stablehlo.constant dense<"0x020200020101000101010000020000010202000202020100010101020201020200000200000001000002020001020202000202010201010100000201010102010102000000010102000202000001020000000200000101020002000001010202010100000001020102010002010100020200010100020201020001020002020100010002000202000102020202020200010000010100"> : tensor<3x50xui8>
    %42 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%43: tensor<ui8>, %44: tensor<ui8>):
      %45 = "stablehlo.multiply"(%43, %44) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%45) : (tensor<ui8>) -> ()
    }) : (tensor<3x50xui8>, tensor<3x50xui8>) -> tensor<3x50xui8>
    %46 = stablehlo.constant dense<"0x040400040100000200020000000000010000000204000200020001040000020000000000000000000000040001020404000004000400010200000000020200010204000000010000000400000001040000000000000101020004000000000402010100000001040002020002000200000200010000020402020001000004020000010000000200000000000000020200000000010000"> : tensor<3x50xui8>
    stablehlo.custom_call @check.expect_eq(%42, %46) {has_side_effect = true} : (tensor<3x50xui8>, tensor<3x50xui8>) -> ()
    %47 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%48: tensor<ui8>, %49: tensor<ui8>):
      "stablehlo.return"(%49) : (tensor<ui8>) -> ()
    }) : (tensor<3x50xui8>, tensor<3x50xui8>) -> tensor<3x50xui8>
    stablehlo.custom_call @check.expect_eq(%47, %41) {has_side_effect = true} : (tensor<3x50xui8>, tensor<3x50xui8>) -> ()
    %50 = "stablehlo.map"(%40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%51: tensor<ui8>):
      %52 = "stablehlo.maximum"(%51, %8) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%52) : (tensor<ui8>) -> ()
    }) : (tensor<3x50xui8>) -> tensor<3x50xui8>
    %53 = stablehlo.constant dense<3> : tensor<3x50xui8>
    stablehlo.custom_call @check.expect_eq(%50, %53) {has_side_effect = true} : (tensor<3x50xui8>, tensor<3x50xui8>) -> ()
    return
  }
}
// -----
// map of ui16
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<0> : tensor<ui16>
    %1 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%2: tensor<ui16>, %3: tensor<ui16>):
      %4 = "stablehlo.multiply"(%2, %3) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%4) : (tensor<ui16>) -> ()
    }) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<ui16>, tensor<ui16>) -> ()
    %5 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%6: tensor<ui16>, %7: tensor<ui16>):
      "stablehlo.return"(%7) : (tensor<ui16>) -> ()
    }) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
    stablehlo.custom_call @check.expect_eq(%5, %0) {has_side_effect = true} : (tensor<ui16>, tensor<ui16>) -> ()
    %8 = stablehlo.constant dense<1> : tensor<ui16>
    %9 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%10: tensor<ui16>):
      %11 = "stablehlo.maximum"(%10, %8) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%11) : (tensor<ui16>) -> ()
    }) : (tensor<ui16>) -> tensor<ui16>
    stablehlo.custom_call @check.expect_eq(%9, %8) {has_side_effect = true} : (tensor<ui16>, tensor<ui16>) -> ()
    %12 = stablehlo.constant dense<[0, 0, 0, 2, 1]> : tensor<5xui16>
    %13 = stablehlo.constant dense<[1, 1, 2, 1, 1]> : tensor<5xui16>
    %14 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%15: tensor<ui16>, %16: tensor<ui16>):
      %17 = "stablehlo.multiply"(%15, %16) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%17) : (tensor<ui16>) -> ()
    }) : (tensor<5xui16>, tensor<5xui16>) -> tensor<5xui16>
    stablehlo.custom_call @check.expect_eq(%14, %12) {has_side_effect = true} : (tensor<5xui16>, tensor<5xui16>) -> ()
    %18 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%19: tensor<ui16>, %20: tensor<ui16>):
      "stablehlo.return"(%20) : (tensor<ui16>) -> ()
    }) : (tensor<5xui16>, tensor<5xui16>) -> tensor<5xui16>
    stablehlo.custom_call @check.expect_eq(%18, %13) {has_side_effect = true} : (tensor<5xui16>, tensor<5xui16>) -> ()
    %21 = "stablehlo.map"(%12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%22: tensor<ui16>):
      %23 = "stablehlo.maximum"(%22, %8) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%23) : (tensor<ui16>) -> ()
    }) : (tensor<5xui16>) -> tensor<5xui16>
    %24 = stablehlo.constant dense<[1, 1, 1, 2, 1]> : tensor<5xui16>
    stablehlo.custom_call @check.expect_eq(%21, %24) {has_side_effect = true} : (tensor<5xui16>, tensor<5xui16>) -> ()
    %25 = stablehlo.constant dense<[[0, 0, 1], [2, 1, 1]]> : tensor<2x3xui16>
    %26 = stablehlo.constant dense<[[1, 2, 0], [1, 1, 1]]> : tensor<2x3xui16>
    %27 = "stablehlo.map"(%25, %26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%28: tensor<ui16>, %29: tensor<ui16>):
      %30 = "stablehlo.multiply"(%28, %29) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%30) : (tensor<ui16>) -> ()
    }) : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
    %31 = stablehlo.constant dense<[[0, 0, 0], [2, 1, 1]]> : tensor<2x3xui16>
    stablehlo.custom_call @check.expect_eq(%27, %31) {has_side_effect = true} : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
    %32 = "stablehlo.map"(%25, %26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%33: tensor<ui16>, %34: tensor<ui16>):
      "stablehlo.return"(%34) : (tensor<ui16>) -> ()
    }) : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
    stablehlo.custom_call @check.expect_eq(%32, %26) {has_side_effect = true} : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
    %35 = "stablehlo.map"(%25) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%36: tensor<ui16>):
      %37 = "stablehlo.maximum"(%36, %8) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%37) : (tensor<ui16>) -> ()
    }) : (tensor<2x3xui16>) -> tensor<2x3xui16>
    %38 = stablehlo.constant dense<[[1, 1, 1], [2, 1, 1]]> : tensor<2x3xui16>
    stablehlo.custom_call @check.expect_eq(%35, %38) {has_side_effect = true} : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
    %39 = stablehlo.constant dense<"0x010000000200010002000200000001000000010000000000000001000200010002000100020000000100000002000000020000000200010001000100020002000200010000000100000001000200020001000200000001000000020001000100010001000000020000000000010001000200020002000200000001000100020001000000000000000000010000000100000002000000000002000000000001000200010000000200000000000000020001000100010000000000000000000000000002000000020001000200000001000000020001000200000001000200000002000200020002000200010002000000000002000000010002000200020002000200000001000000020002000200020000000100010002000200010002000100010001000200020001000100"> : tensor<3x50xui16>
    %40 = stablehlo.constant dense<"0x010002000000010000000200010000000100000002000100010000000100020000000100000000000000010001000000010002000200000000000000000002000200000000000200020001000100010002000000020002000200010002000200000001000000020002000200020002000200000000000000020001000000000000000100000000000200000001000200000000000200010002000000020002000000010001000200020002000100010000000000000001000000020001000200010000000200010002000100020002000200000002000100020000000000010002000100010001000200010002000200010001000000010002000200000001000100000000000100010002000100020001000100000002000100010002000100010001000100000002000200"> : tensor<3x50xui16>
    %41 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%42: tensor<ui16>, %43: tensor<ui16>):
      %44 = "stablehlo.multiply"(%42, %43) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%44) : (tensor<ui16>) -> ()
    }) : (tensor<3x50xui16>, tensor<3x50xui16>) -> tensor<3x50xui16>
    %45 = stablehlo.constant dense<"0x010000000000010000000400000000000000000000000000000000000200020000000100000000000000000002000000020000000400000000000000000004000400000000000200000001000200020002000000000002000000020002000200000001000000040000000000020002000400000000000000000001000000000000000000000000000000000000000200000000000000000004000000000002000000010000000400000000000000020000000000000000000000000000000000000000000000020002000200000002000000000002000200000000000000000004000200020002000400010004000000000002000000010004000400000002000200000000000000020004000200040000000100000004000200010004000100010001000200000002000200"> : tensor<3x50xui16>
    stablehlo.custom_call @check.expect_eq(%41, %45) {has_side_effect = true} : (tensor<3x50xui16>, tensor<3x50xui16>) -> ()
    %46 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%47: tensor<ui16>, %48: tensor<ui16>):
      "stablehlo.return"(%48) : (tensor<ui16>) -> ()
    }) : (tensor<3x50xui16>, tensor<3x50xui16>) -> tensor<3x50xui16>
    stablehlo.custom_call @check.expect_eq(%46, %40) {has_side_effect = true} : (tensor<3x50xui16>, tensor<3x50xui16>) -> ()
    %49 = "stablehlo.map"(%39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%50: tensor<ui16>):
      %51 = "stablehlo.maximum"(%50, %8) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%51) : (tensor<ui16>) -> ()
    }) : (tensor<3x50xui16>) -> tensor<3x50xui16>
    %52 = stablehlo.constant dense<"0x010001000200010002000200010001000100010001000100010001000200010002000100020001000100010002000100020001000200010001000100020002000200010001000100010001000200020001000200010001000100020001000100010001000100020001000100010001000200020002000200010001000100020001000100010001000100010001000100010002000100010002000100010001000200010001000200010001000100020001000100010001000100010001000100010002000100020001000200010001000100020001000200010001000200010002000200020002000200010002000100010002000100010002000200020002000200010001000100020002000200020001000100010002000200010002000100010001000200020001000100"> : tensor<3x50xui16>
    stablehlo.custom_call @check.expect_eq(%49, %52) {has_side_effect = true} : (tensor<3x50xui16>, tensor<3x50xui16>) -> ()
    return
  }
}
// -----
// map of ui32
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<2> : tensor<ui32>
    %1 = stablehlo.constant dense<0> : tensor<ui32>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%5) : (tensor<ui32>) -> ()
    }) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    stablehlo.custom_call @check.expect_eq(%2, %1) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
    %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%7: tensor<ui32>, %8: tensor<ui32>):
      "stablehlo.return"(%8) : (tensor<ui32>) -> ()
    }) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    stablehlo.custom_call @check.expect_eq(%6, %1) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
    %9 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%10: tensor<ui32>):
      %11 = "stablehlo.maximum"(%10, %1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%11) : (tensor<ui32>) -> ()
    }) : (tensor<ui32>) -> tensor<ui32>
    stablehlo.custom_call @check.expect_eq(%9, %0) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
    %12 = stablehlo.constant dense<0> : tensor<5xui32>
    %13 = stablehlo.constant dense<[2, 0, 0, 0, 0]> : tensor<5xui32>
    %14 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%15: tensor<ui32>, %16: tensor<ui32>):
      %17 = "stablehlo.multiply"(%15, %16) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%17) : (tensor<ui32>) -> ()
    }) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    stablehlo.custom_call @check.expect_eq(%14, %12) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
    %18 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%19: tensor<ui32>, %20: tensor<ui32>):
      "stablehlo.return"(%20) : (tensor<ui32>) -> ()
    }) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    stablehlo.custom_call @check.expect_eq(%18, %13) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
    %21 = "stablehlo.map"(%12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%22: tensor<ui32>):
      %23 = "stablehlo.maximum"(%22, %1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%23) : (tensor<ui32>) -> ()
    }) : (tensor<5xui32>) -> tensor<5xui32>
    stablehlo.custom_call @check.expect_eq(%21, %12) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
    %24 = stablehlo.constant dense<[[0, 0, 2], [2, 0, 2]]> : tensor<2x3xui32>
    %25 = stablehlo.constant dense<[[0, 0, 0], [2, 1, 1]]> : tensor<2x3xui32>
    %26 = "stablehlo.map"(%24, %25) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%27: tensor<ui32>, %28: tensor<ui32>):
      %29 = "stablehlo.multiply"(%27, %28) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%29) : (tensor<ui32>) -> ()
    }) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %30 = stablehlo.constant dense<[[0, 0, 0], [4, 0, 2]]> : tensor<2x3xui32>
    stablehlo.custom_call @check.expect_eq(%26, %30) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
    %31 = "stablehlo.map"(%24, %25) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%32: tensor<ui32>, %33: tensor<ui32>):
      "stablehlo.return"(%33) : (tensor<ui32>) -> ()
    }) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    stablehlo.custom_call @check.expect_eq(%31, %25) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
    %34 = "stablehlo.map"(%24) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%35: tensor<ui32>):
      %36 = "stablehlo.maximum"(%35, %1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%36) : (tensor<ui32>) -> ()
    }) : (tensor<2x3xui32>) -> tensor<2x3xui32>
    stablehlo.custom_call @check.expect_eq(%34, %24) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
    %37 = stablehlo.constant dense<"0x020000000000000000000000010000000100000002000000000000000100000000000000010000000000000002000000010000000200000002000000000000000100000001000000010000000000000002000000020000000100000002000000010000000000000000000000000000000200000001000000020000000200000000000000020000000200000002000000000000000200000002000000010000000200000000000000010000000000000002000000000000000200000001000000020000000200000001000000000000000000000000000000000000000200000002000000000000000200000002000000020000000100000000000000020000000200000001000000000000000000000000000000020000000100000002000000010000000100000001000000000000000000000002000000010000000100000000000000000000000200000000000000020000000000000002000000010000000000000000000000000000000200000000000000010000000100000000000000020000000200000000000000020000000000000002000000020000000000000000000000010000000000000001000000020000000200000001000000020000000100000002000000020000000000000000000000010000000100000000000000000000000200000002000000010000000100000002000000010000000000000002000000010000000000000000000000000000000000000000000000000000000200000001000000000000000000000000000000020000000000000001000000010000000100000001000000010000000000000002000000"> : tensor<3x50xui32>
    %38 = stablehlo.constant dense<"0x000000000000000002000000010000000100000001000000010000000100000000000000020000000100000002000000000000000200000001000000000000000200000002000000010000000000000002000000010000000200000000000000020000000100000001000000010000000200000002000000000000000100000000000000000000000100000000000000020000000200000001000000000000000100000000000000000000000200000002000000010000000100000000000000010000000200000001000000000000000200000001000000000000000200000002000000010000000200000001000000000000000100000000000000010000000200000000000000020000000000000000000000020000000100000000000000000000000000000001000000010000000200000001000000000000000000000002000000000000000200000000000000000000000200000002000000000000000100000002000000000000000200000001000000010000000100000002000000000000000100000001000000010000000000000002000000020000000100000002000000020000000100000001000000000000000100000002000000000000000100000000000000020000000100000002000000020000000100000001000000010000000200000002000000000000000100000001000000010000000200000000000000010000000200000000000000010000000000000000000000000000000100000002000000010000000200000001000000020000000100000002000000000000000100000002000000010000000200000000000000"> : tensor<3x50xui32>
    %39 = "stablehlo.map"(%37, %38) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%40: tensor<ui32>, %41: tensor<ui32>):
      %42 = "stablehlo.multiply"(%40, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%42) : (tensor<ui32>) -> ()
    }) : (tensor<3x50xui32>, tensor<3x50xui32>) -> tensor<3x50xui32>
    %43 = stablehlo.constant dense<"0x000000000000000000000000010000000100000002000000000000000100000000000000020000000000000004000000000000000400000002000000000000000200000002000000010000000000000004000000020000000200000000000000020000000000000000000000000000000400000002000000000000000200000000000000000000000200000000000000000000000400000002000000000000000200000000000000000000000000000004000000000000000200000000000000020000000400000001000000000000000000000000000000000000000400000004000000000000000400000002000000000000000100000000000000020000000400000000000000000000000000000000000000040000000100000000000000000000000000000001000000000000000000000002000000000000000000000000000000000000000400000000000000000000000000000004000000000000000000000000000000000000000400000000000000010000000100000000000000000000000200000000000000020000000000000004000000040000000000000000000000020000000000000001000000000000000200000002000000000000000100000000000000040000000000000000000000020000000100000000000000000000000400000004000000000000000100000002000000010000000000000000000000010000000000000000000000000000000000000000000000000000000200000002000000000000000000000000000000040000000000000002000000000000000100000002000000010000000000000000000000"> : tensor<3x50xui32>
    stablehlo.custom_call @check.expect_eq(%39, %43) {has_side_effect = true} : (tensor<3x50xui32>, tensor<3x50xui32>) -> ()
    %44 = "stablehlo.map"(%37, %38) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%45: tensor<ui32>, %46: tensor<ui32>):
      "stablehlo.return"(%46) : (tensor<ui32>) -> ()
    }) : (tensor<3x50xui32>, tensor<3x50xui32>) -> tensor<3x50xui32>
    stablehlo.custom_call @check.expect_eq(%44, %38) {has_side_effect = true} : (tensor<3x50xui32>, tensor<3x50xui32>) -> ()
    %47 = "stablehlo.map"(%37) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%48: tensor<ui32>):
      %49 = "stablehlo.maximum"(%48, %1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%49) : (tensor<ui32>) -> ()
    }) : (tensor<3x50xui32>) -> tensor<3x50xui32>
    stablehlo.custom_call @check.expect_eq(%47, %37) {has_side_effect = true} : (tensor<3x50xui32>, tensor<3x50xui32>) -> ()
    return
  }
}
// -----
// map of ui64
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<1> : tensor<ui64>
    %1 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%2: tensor<ui64>, %3: tensor<ui64>):
      %4 = "stablehlo.multiply"(%2, %3) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%4) : (tensor<ui64>) -> ()
    }) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<ui64>, tensor<ui64>) -> ()
    %5 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%6: tensor<ui64>, %7: tensor<ui64>):
      "stablehlo.return"(%7) : (tensor<ui64>) -> ()
    }) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    stablehlo.custom_call @check.expect_eq(%5, %0) {has_side_effect = true} : (tensor<ui64>, tensor<ui64>) -> ()
    %8 = stablehlo.constant dense<0> : tensor<ui64>
    %9 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%10: tensor<ui64>):
      %11 = "stablehlo.maximum"(%10, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%11) : (tensor<ui64>) -> ()
    }) : (tensor<ui64>) -> tensor<ui64>
    stablehlo.custom_call @check.expect_eq(%9, %0) {has_side_effect = true} : (tensor<ui64>, tensor<ui64>) -> ()
    %12 = stablehlo.constant dense<[0, 2, 2, 1, 2]> : tensor<5xui64>
    %13 = stablehlo.constant dense<[0, 1, 2, 0, 1]> : tensor<5xui64>
    %14 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%15: tensor<ui64>, %16: tensor<ui64>):
      %17 = "stablehlo.multiply"(%15, %16) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%17) : (tensor<ui64>) -> ()
    }) : (tensor<5xui64>, tensor<5xui64>) -> tensor<5xui64>
    %18 = stablehlo.constant dense<[0, 2, 4, 0, 2]> : tensor<5xui64>
    stablehlo.custom_call @check.expect_eq(%14, %18) {has_side_effect = true} : (tensor<5xui64>, tensor<5xui64>) -> ()
    %19 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%20: tensor<ui64>, %21: tensor<ui64>):
      "stablehlo.return"(%21) : (tensor<ui64>) -> ()
    }) : (tensor<5xui64>, tensor<5xui64>) -> tensor<5xui64>
    stablehlo.custom_call @check.expect_eq(%19, %13) {has_side_effect = true} : (tensor<5xui64>, tensor<5xui64>) -> ()
    %22 = "stablehlo.map"(%12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%23: tensor<ui64>):
      %24 = "stablehlo.maximum"(%23, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%24) : (tensor<ui64>) -> ()
    }) : (tensor<5xui64>) -> tensor<5xui64>
    stablehlo.custom_call @check.expect_eq(%22, %12) {has_side_effect = true} : (tensor<5xui64>, tensor<5xui64>) -> ()
    %25 = stablehlo.constant dense<[[2, 0, 1], [2, 1, 1]]> : tensor<2x3xui64>
    %26 = stablehlo.constant dense<[[0, 1, 2], [2, 0, 1]]> : tensor<2x3xui64>
    %27 = "stablehlo.map"(%25, %26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%28: tensor<ui64>, %29: tensor<ui64>):
      %30 = "stablehlo.multiply"(%28, %29) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%30) : (tensor<ui64>) -> ()
    }) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %31 = stablehlo.constant dense<[[0, 0, 2], [4, 0, 1]]> : tensor<2x3xui64>
    stablehlo.custom_call @check.expect_eq(%27, %31) {has_side_effect = true} : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
    %32 = "stablehlo.map"(%25, %26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%33: tensor<ui64>, %34: tensor<ui64>):
      "stablehlo.return"(%34) : (tensor<ui64>) -> ()
    }) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    stablehlo.custom_call @check.expect_eq(%32, %26) {has_side_effect = true} : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
    %35 = "stablehlo.map"(%25) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%36: tensor<ui64>):
      %37 = "stablehlo.maximum"(%36, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%37) : (tensor<ui64>) -> ()
    }) : (tensor<2x3xui64>) -> tensor<2x3xui64>
    stablehlo.custom_call @check.expect_eq(%35, %25) {has_side_effect = true} : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
    %38 = stablehlo.constant dense<"0x000000000000000000000000000000000100000000000000000000000000000000000000000000000200000000000000000000000000000002000000000000000200000000000000020000000000000002000000000000000000000000000000020000000000000002000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000002000000000000000100000000000000000000000000000002000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000200000000000000010000000000000001000000000000000100000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000200000000000000010000000000000002000000000000000000000000000000000000000000000001000000000000000200000000000000010000000000000000000000000000000200000000000000020000000000000000000000000000000100000000000000020000000000000000000000000000000100000000000000010000000000000001000000000000000000000000000000020000000000000000000000000000000000000000000000020000000000000002000000000000000100000000000000010000000000000000000000000000000200000000000000000000000000000001000000000000000200000000000000010000000000000000000000000000000200000000000000000000000000000000000000000000000100000000000000010000000000000001000000000000000100000000000000000000000000000001000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000200000000000000020000000000000001000000000000000100000000000000020000000000000001000000000000000100000000000000000000000000000001000000000000000000000000000000000000000000000001000000000000000000000000000000020000000000000002000000000000000100000000000000010000000000000000000000000000000000000000000000020000000000000001000000000000000200000000000000000000000000000000000000000000000100000000000000010000000000000002000000000000000200000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000200000000000000020000000000000000000000000000000000000000000000020000000000000000000000000000000200000000000000000000000000000001000000000000000000000000000000020000000000000002000000000000000100000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000020000000000000002000000000000000000000000000000010000000000000002000000000000000200000000000000"> : tensor<3x50xui64>
    %39 = stablehlo.constant dense<"0x000000000000000002000000000000000200000000000000010000000000000001000000000000000100000000000000020000000000000001000000000000000200000000000000010000000000000002000000000000000100000000000000020000000000000002000000000000000200000000000000000000000000000002000000000000000100000000000000020000000000000002000000000000000200000000000000000000000000000002000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000020000000000000001000000000000000200000000000000020000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000020000000000000001000000000000000000000000000000000000000000000000000000000000000100000000000000010000000000000002000000000000000000000000000000010000000000000002000000000000000000000000000000010000000000000000000000000000000200000000000000020000000000000001000000000000000000000000000000010000000000000002000000000000000000000000000000010000000000000002000000000000000100000000000000000000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000010000000000000002000000000000000000000000000000000000000000000002000000000000000200000000000000000000000000000002000000000000000200000000000000000000000000000001000000000000000200000000000000010000000000000000000000000000000200000000000000000000000000000002000000000000000200000000000000020000000000000000000000000000000100000000000000020000000000000001000000000000000200000000000000010000000000000001000000000000000200000000000000010000000000000000000000000000000100000000000000000000000000000000000000000000000200000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000100000000000000010000000000000001000000000000000100000000000000000000000000000000000000000000000100000000000000020000000000000002000000000000000200000000000000000000000000000001000000000000000100000000000000020000000000000001000000000000000100000000000000000000000000000000000000000000000200000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000002000000000000000000000000000000020000000000000000000000000000000200000000000000010000000000000002000000000000000200000000000000"> : tensor<3x50xui64>
    %40 = "stablehlo.map"(%38, %39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%41: tensor<ui64>, %42: tensor<ui64>):
      %43 = "stablehlo.multiply"(%41, %42) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%43) : (tensor<ui64>) -> ()
    }) : (tensor<3x50xui64>, tensor<3x50xui64>) -> tensor<3x50xui64>
    %44 = stablehlo.constant dense<"0x000000000000000000000000000000000200000000000000000000000000000000000000000000000200000000000000000000000000000002000000000000000400000000000000020000000000000004000000000000000000000000000000040000000000000004000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004000000000000000200000000000000000000000000000004000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000400000000000000020000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000020000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000010000000000000000000000000000000000000000000000020000000000000000000000000000000200000000000000040000000000000000000000000000000000000000000000010000000000000002000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000004000000000000000200000000000000020000000000000000000000000000000400000000000000000000000000000002000000000000000200000000000000010000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000010000000000000002000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000400000000000000000000000000000002000000000000000200000000000000040000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000000000000000000001000000000000000000000000000000020000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000040000000000000002000000000000000400000000000000000000000000000000000000000000000100000000000000010000000000000002000000000000000200000000000000000000000000000000000000000000000000000000000000020000000000000002000000000000000400000000000000000000000000000000000000000000000000000000000000040000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000004000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000002000000000000000000000000000000040000000000000000000000000000000000000000000000010000000000000004000000000000000400000000000000"> : tensor<3x50xui64>
    stablehlo.custom_call @check.expect_eq(%40, %44) {has_side_effect = true} : (tensor<3x50xui64>, tensor<3x50xui64>) -> ()
    %45 = "stablehlo.map"(%38, %39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%46: tensor<ui64>, %47: tensor<ui64>):
      "stablehlo.return"(%47) : (tensor<ui64>) -> ()
    }) : (tensor<3x50xui64>, tensor<3x50xui64>) -> tensor<3x50xui64>
    stablehlo.custom_call @check.expect_eq(%45, %39) {has_side_effect = true} : (tensor<3x50xui64>, tensor<3x50xui64>) -> ()
    %48 = "stablehlo.map"(%38) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%49: tensor<ui64>):
      %50 = "stablehlo.maximum"(%49, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%50) : (tensor<ui64>) -> ()
    }) : (tensor<3x50xui64>) -> tensor<3x50xui64>
    stablehlo.custom_call @check.expect_eq(%48, %38) {has_side_effect = true} : (tensor<3x50xui64>, tensor<3x50xui64>) -> ()
    return
  }
}
// -----
// map of f4E2M1FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<2.0> : tensor<f4E2M1FN>
    %1 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<f4E2M1FN>, %4: tensor<f4E2M1FN>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      "stablehlo.return"(%5) : (tensor<f4E2M1FN>) -> ()
    }) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%2, %1) {has_side_effect = true} : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
    %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%7: tensor<f4E2M1FN>, %8: tensor<f4E2M1FN>):
      "stablehlo.return"(%8) : (tensor<f4E2M1FN>) -> ()
    }) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%6, %1) {has_side_effect = true} : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
    %9 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%10: tensor<f4E2M1FN>):
      %11 = "stablehlo.maximum"(%10, %0) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      "stablehlo.return"(%11) : (tensor<f4E2M1FN>) -> ()
    }) : (tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%9, %0) {has_side_effect = true} : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
    %12 = stablehlo.constant dense<[-1.0, 1.0, -2.0, 1.0, -1.0]> : tensor<5xf4E2M1FN>
    %13 = stablehlo.constant dense<[-1.0, -1.0, 0.0, -2.0, -1.0]> : tensor<5xf4E2M1FN>
    %14 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%15: tensor<f4E2M1FN>, %16: tensor<f4E2M1FN>):
      %17 = "stablehlo.multiply"(%15, %16) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      "stablehlo.return"(%17) : (tensor<f4E2M1FN>) -> ()
    }) : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> tensor<5xf4E2M1FN>
    %18 = stablehlo.constant dense<[1.0, -1.0, -0.0, -2.0, 1.0]> : tensor<5xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%14, %18) {has_side_effect = true} : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
    %19 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%20: tensor<f4E2M1FN>, %21: tensor<f4E2M1FN>):
      "stablehlo.return"(%21) : (tensor<f4E2M1FN>) -> ()
    }) : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> tensor<5xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%19, %13) {has_side_effect = true} : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
    %22 = "stablehlo.map"(%12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%23: tensor<f4E2M1FN>):
      %24 = "stablehlo.maximum"(%23, %0) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      "stablehlo.return"(%24) : (tensor<f4E2M1FN>) -> ()
    }) : (tensor<5xf4E2M1FN>) -> tensor<5xf4E2M1FN>
    %25 = stablehlo.constant dense<2.0> : tensor<5xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%22, %25) {has_side_effect = true} : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
    %26 = stablehlo.constant dense<[[0.0, -2.0, 2.0], [0.0, 1.0, -1.0]]> : tensor<2x3xf4E2M1FN>
    %27 = stablehlo.constant dense<[[-2.0, 1.0, 1.0], [-2.0, 0.0, 1.0]]> : tensor<2x3xf4E2M1FN>
    %28 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%29: tensor<f4E2M1FN>, %30: tensor<f4E2M1FN>):
      %31 = "stablehlo.multiply"(%29, %30) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      "stablehlo.return"(%31) : (tensor<f4E2M1FN>) -> ()
    }) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
    %32 = stablehlo.constant dense<[[-0.0, -2.0, 2.0], [-0.0, 0.0, -1.0]]> : tensor<2x3xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%28, %32) {has_side_effect = true} : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
    %33 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%34: tensor<f4E2M1FN>, %35: tensor<f4E2M1FN>):
      "stablehlo.return"(%35) : (tensor<f4E2M1FN>) -> ()
    }) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%33, %27) {has_side_effect = true} : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
    %36 = "stablehlo.map"(%26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%37: tensor<f4E2M1FN>):
      %38 = "stablehlo.maximum"(%37, %0) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      "stablehlo.return"(%38) : (tensor<f4E2M1FN>) -> ()
    }) : (tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
    %39 = stablehlo.constant dense<2.0> : tensor<2x3xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%36, %39) {has_side_effect = true} : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
    %40 = stablehlo.constant dense<[[-2.0, 0.0, -1.0, -2.0, 0.0, 0.0, 2.0, -1.0, -1.0, 2.0, -2.0, 2.0, -1.0, -2.0, 1.0, 2.0, -2.0, 0.0, 2.0, -1.0, -1.0, -2.0, 0.0, 0.0, -2.0, 1.0, 0.0, -1.0, 1.0, -2.0, 2.0, 1.0, 2.0, 2.0, 1.0, -1.0, 1.0, -2.0, 1.0, 0.0, 0.0, 2.0, -2.0, -1.0, 2.0, 2.0, 0.0, -2.0, 2.0, -1.0], [-1.0, -2.0, 0.0, 0.0, 2.0, -1.0, -1.0, 0.0, -1.0, -2.0, -1.0, -2.0, -1.0, 0.0, 1.0, 2.0, 0.0, 0.0, 1.0, 1.0, -2.0, -2.0, -1.0, 1.0, 1.0, 2.0, 0.0, -1.0, -1.0, -1.0, 1.0, -2.0, 0.0, 1.0, 2.0, 1.0, 0.0, 2.0, -2.0, -1.0, -2.0, 0.0, 2.0, -2.0, 1.0, 2.0, 0.0, 2.0, 2.0, 1.0], [-2.0, 2.0, 0.0, 0.0, -2.0, -2.0, 1.0, 2.0, 1.0, 0.0, 2.0, 0.0, 1.0, -1.0, 1.0, 1.0, 1.0, -2.0, -1.0, 2.0, -1.0, 2.0, 2.0, 0.0, -1.0, -2.0, 0.0, -2.0, -1.0, -1.0, 2.0, 2.0, -2.0, 0.0, 2.0, -1.0, 2.0, 1.0, 2.0, -1.0, -2.0, 1.0, -1.0, -2.0, -1.0, 2.0, -1.0, 1.0, 2.0, 1.0]]> : tensor<3x50xf4E2M1FN>
    %41 = stablehlo.constant dense<[[0.0, 1.0, 2.0, -1.0, 0.0, 1.0, -2.0, 2.0, -1.0, 2.0, 1.0, -1.0, 1.0, -2.0, -1.0, -1.0, 0.0, -2.0, -1.0, -1.0, 0.0, 1.0, -2.0, 2.0, 0.0, -2.0, 2.0, -2.0, -2.0, 0.0, -1.0, 1.0, -1.0, -2.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 0.0, 2.0, 1.0, 0.0, 0.0, 0.0, 1.0, -1.0, 1.0, 0.0], [2.0, 2.0, 2.0, 0.0, -1.0, 2.0, -2.0, 1.0, -1.0, 0.0, 1.0, -1.0, 0.0, -1.0, 2.0, -1.0, 1.0, 0.0, 2.0, 1.0, -1.0, -1.0, 0.0, 1.0, -2.0, -1.0, 0.0, 1.0, 2.0, 0.0, 0.0, -1.0, -2.0, 1.0, 0.0, -1.0, -1.0, -2.0, 2.0, 2.0, 2.0, -2.0, 0.0, -2.0, -1.0, 0.0, -2.0, -1.0, -2.0, -2.0], [-2.0, 0.0, 1.0, 1.0, 1.0, -2.0, -2.0, 1.0, 0.0, 1.0, 2.0, 1.0, 0.0, -1.0, 0.0, 2.0, -2.0, 2.0, -2.0, 0.0, 1.0, -1.0, -2.0, -2.0, 1.0, 1.0, 1.0, 2.0, 2.0, -2.0, 0.0, -1.0, -2.0, -2.0, 0.0, -2.0, -2.0, -1.0, 2.0, -2.0, 1.0, 0.0, -1.0, -1.0, 1.0, 1.0, 1.0, 0.0, 1.0, -1.0]]> : tensor<3x50xf4E2M1FN>
    %42 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%43: tensor<f4E2M1FN>, %44: tensor<f4E2M1FN>):
      %45 = "stablehlo.multiply"(%43, %44) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      "stablehlo.return"(%45) : (tensor<f4E2M1FN>) -> ()
    }) : (tensor<3x50xf4E2M1FN>, tensor<3x50xf4E2M1FN>) -> tensor<3x50xf4E2M1FN>
    %46 = stablehlo.constant dense<[[-0.0, 0.0, -2.0, 2.0, 0.0, 0.0, -4.0, -2.0, 1.0, 4.0, -2.0, -2.0, -1.0, 4.0, -1.0, -2.0, -0.0, -0.0, -2.0, 1.0, -0.0, -2.0, -0.0, 0.0, -0.0, -2.0, 0.0, 2.0, -2.0, -0.0, -2.0, 1.0, -2.0, -4.0, -1.0, -2.0, 1.0, 2.0, -2.0, 0.0, 0.0, 4.0, -2.0, -0.0, 0.0, 0.0, 0.0, 2.0, 2.0, -0.0], [-2.0, -4.0, 0.0, 0.0, -2.0, -2.0, 2.0, 0.0, 1.0, -0.0, -1.0, 2.0, -0.0, -0.0, 2.0, -2.0, 0.0, 0.0, 2.0, 1.0, 2.0, 2.0, -0.0, 1.0, -2.0, -2.0, 0.0, -1.0, -2.0, -0.0, 0.0, 2.0, -0.0, 1.0, 0.0, -1.0, -0.0, -4.0, -4.0, -2.0, -4.0, -0.0, 0.0, 4.0, -1.0, 0.0, -0.0, -2.0, -4.0, -2.0], [4.0, 0.0, 0.0, 0.0, -2.0, 4.0, -2.0, 2.0, 0.0, 0.0, 4.0, 0.0, 0.0, 1.0, 0.0, 2.0, -2.0, -4.0, 2.0, 0.0, -1.0, -2.0, -4.0, -0.0, -1.0, -2.0, 0.0, -4.0, -2.0, 2.0, 0.0, -2.0, 4.0, -0.0, 0.0, 2.0, -4.0, -1.0, 4.0, 2.0, -2.0, 0.0, 1.0, 2.0, -1.0, 2.0, -1.0, 0.0, 2.0, -1.0]]> : tensor<3x50xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%42, %46) {has_side_effect = true} : (tensor<3x50xf4E2M1FN>, tensor<3x50xf4E2M1FN>) -> ()
    %47 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%48: tensor<f4E2M1FN>, %49: tensor<f4E2M1FN>):
      "stablehlo.return"(%49) : (tensor<f4E2M1FN>) -> ()
    }) : (tensor<3x50xf4E2M1FN>, tensor<3x50xf4E2M1FN>) -> tensor<3x50xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%47, %41) {has_side_effect = true} : (tensor<3x50xf4E2M1FN>, tensor<3x50xf4E2M1FN>) -> ()
    %50 = "stablehlo.map"(%40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%51: tensor<f4E2M1FN>):
      %52 = "stablehlo.maximum"(%51, %0) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
      "stablehlo.return"(%52) : (tensor<f4E2M1FN>) -> ()
    }) : (tensor<3x50xf4E2M1FN>) -> tensor<3x50xf4E2M1FN>
    %53 = stablehlo.constant dense<2.0> : tensor<3x50xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%50, %53) {has_side_effect = true} : (tensor<3x50xf4E2M1FN>, tensor<3x50xf4E2M1FN>) -> ()
    return
  }
}
// -----
// map of f6E2M3FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
    %1 = stablehlo.constant dense<-2.0> : tensor<f6E2M3FN>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<f6E2M3FN>, %4: tensor<f6E2M3FN>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
      "stablehlo.return"(%5) : (tensor<f6E2M3FN>) -> ()
    }) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
    %6 = stablehlo.constant dense<-0.0> : tensor<f6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%2, %6) {has_side_effect = true} : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%8: tensor<f6E2M3FN>, %9: tensor<f6E2M3FN>):
      "stablehlo.return"(%9) : (tensor<f6E2M3FN>) -> ()
    }) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%7, %1) {has_side_effect = true} : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
    %10 = stablehlo.constant dense<2.0> : tensor<f6E2M3FN>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%12: tensor<f6E2M3FN>):
      %13 = "stablehlo.maximum"(%12, %10) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
      "stablehlo.return"(%13) : (tensor<f6E2M3FN>) -> ()
    }) : (tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%11, %10) {has_side_effect = true} : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
    %14 = stablehlo.constant dense<[0.0, 2.0, 0.0, -1.0, -1.0]> : tensor<5xf6E2M3FN>
    %15 = stablehlo.constant dense<[0.0, 2.0, -2.0, 2.0, 0.0]> : tensor<5xf6E2M3FN>
    %16 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0>}> ({
      ^bb0(%17: tensor<f6E2M3FN>, %18: tensor<f6E2M3FN>):
      %19 = "stablehlo.multiply"(%17, %18) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
      "stablehlo.return"(%19) : (tensor<f6E2M3FN>) -> ()
    }) : (tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> tensor<5xf6E2M3FN>
    %20 = stablehlo.constant dense<[0.0, 4.0, -0.0, -2.0, -0.0]> : tensor<5xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%16, %20) {has_side_effect = true} : (tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> ()
    %21 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0>}> ({
      ^bb0(%22: tensor<f6E2M3FN>, %23: tensor<f6E2M3FN>):
      "stablehlo.return"(%23) : (tensor<f6E2M3FN>) -> ()
    }) : (tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> tensor<5xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%21, %15) {has_side_effect = true} : (tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> ()
    %24 = "stablehlo.map"(%14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%25: tensor<f6E2M3FN>):
      %26 = "stablehlo.maximum"(%25, %10) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
      "stablehlo.return"(%26) : (tensor<f6E2M3FN>) -> ()
    }) : (tensor<5xf6E2M3FN>) -> tensor<5xf6E2M3FN>
    %27 = stablehlo.constant dense<2.0> : tensor<5xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%24, %27) {has_side_effect = true} : (tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> ()
    %28 = stablehlo.constant dense<[[-1.0, 1.0, 0.0], [2.0, 0.0, -1.0]]> : tensor<2x3xf6E2M3FN>
    %29 = stablehlo.constant dense<[[0.0, -2.0, 2.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf6E2M3FN>
    %30 = "stablehlo.map"(%28, %29) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%31: tensor<f6E2M3FN>, %32: tensor<f6E2M3FN>):
      %33 = "stablehlo.multiply"(%31, %32) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
      "stablehlo.return"(%33) : (tensor<f6E2M3FN>) -> ()
    }) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
    %34 = stablehlo.constant dense<[[-0.0, -2.0, 0.0], [0.0, 0.0, -1.0]]> : tensor<2x3xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%30, %34) {has_side_effect = true} : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
    %35 = "stablehlo.map"(%28, %29) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%36: tensor<f6E2M3FN>, %37: tensor<f6E2M3FN>):
      "stablehlo.return"(%37) : (tensor<f6E2M3FN>) -> ()
    }) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%35, %29) {has_side_effect = true} : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
    %38 = "stablehlo.map"(%28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%39: tensor<f6E2M3FN>):
      %40 = "stablehlo.maximum"(%39, %10) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
      "stablehlo.return"(%40) : (tensor<f6E2M3FN>) -> ()
    }) : (tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
    %41 = stablehlo.constant dense<2.0> : tensor<2x3xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%38, %41) {has_side_effect = true} : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
    %42 = stablehlo.constant dense<[[1.0, 2.0, -1.0, 1.0, -2.0, 2.0, 2.0, 2.0, -2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 2.0, 1.0, 2.0, 0.0, -1.0, -2.0, 1.0, -2.0, -2.0, 2.0, -1.0, 2.0, -2.0, 2.0, -2.0, 1.0, 2.0, -2.0, -2.0, 0.0, -1.0, -2.0, 2.0, -2.0, -1.0, -1.0, 2.0, 2.0, 2.0, 0.0, 2.0, -1.0, -1.0, 0.0, -1.0, 2.0], [0.0, 1.0, -2.0, 2.0, -1.0, -1.0, -1.0, 2.0, 1.0, -1.0, 0.0, 0.0, -1.0, 1.0, -2.0, 2.0, 2.0, -1.0, -2.0, 2.0, 0.0, 0.0, 2.0, -2.0, 1.0, 2.0, 1.0, -2.0, 1.0, -1.0, 2.0, -2.0, -1.0, 1.0, 2.0, 1.0, 0.0, 0.0, 2.0, 0.0, 0.0, 2.0, 1.0, 0.0, -2.0, 1.0, -1.0, 2.0, 0.0, -1.0], [2.0, 2.0, 1.0, -1.0, -1.0, -2.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, -2.0, 0.0, 0.0, -2.0, -1.0, 1.0, 0.0, -1.0, -1.0, 2.0, -1.0, 0.0, -2.0, 1.0, 0.0, 0.0, 2.0, 1.0, 1.0, -1.0, 0.0, -1.0, -2.0, 1.0, 2.0, 1.0, 2.0, -1.0, -1.0, -1.0, 0.0, -2.0, 0.0, 0.0, -2.0, 0.0, 0.0]]> : tensor<3x50xf6E2M3FN>
    %43 = stablehlo.constant dense<[[1.0, -1.0, 1.0, 2.0, -1.0, 2.0, 2.0, -2.0, 1.0, -2.0, -1.0, 1.0, 2.0, 2.0, 0.0, 1.0, 0.0, 0.0, -1.0, -2.0, 2.0, 2.0, -2.0, -2.0, 1.0, 1.0, 1.0, -1.0, 2.0, 2.0, -2.0, -1.0, 1.0, -2.0, -2.0, 1.0, 0.0, 1.0, 1.0, -1.0, -2.0, -1.0, -2.0, -1.0, -2.0, 2.0, 1.0, 2.0, -2.0, 1.0], [2.0, 1.0, 1.0, -1.0, 0.0, -1.0, 2.0, -1.0, 0.0, 2.0, 1.0, 0.0, 1.0, -2.0, -1.0, -1.0, -2.0, -1.0, 2.0, -1.0, 2.0, 1.0, 0.0, 2.0, -1.0, 2.0, 1.0, 2.0, 1.0, -1.0, -2.0, -1.0, 0.0, -1.0, -2.0, 1.0, -2.0, 0.0, 2.0, -1.0, -1.0, -1.0, 2.0, 2.0, 0.0, 2.0, 0.0, 0.0, 1.0, 0.0], [1.0, -1.0, -1.0, -1.0, 1.0, 0.0, 2.0, 1.0, -2.0, 2.0, -1.0, 1.0, -2.0, 2.0, 1.0, 2.0, -2.0, 2.0, -2.0, -2.0, 0.0, -1.0, 0.0, 2.0, 0.0, -2.0, 0.0, -2.0, 0.0, 0.0, -2.0, 2.0, 0.0, 2.0, -2.0, 0.0, -1.0, 1.0, -1.0, 2.0, -1.0, 1.0, -1.0, 2.0, -2.0, 2.0, -2.0, 0.0, 0.0, 0.0]]> : tensor<3x50xf6E2M3FN>
    %44 = "stablehlo.map"(%42, %43) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%45: tensor<f6E2M3FN>, %46: tensor<f6E2M3FN>):
      %47 = "stablehlo.multiply"(%45, %46) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
      "stablehlo.return"(%47) : (tensor<f6E2M3FN>) -> ()
    }) : (tensor<3x50xf6E2M3FN>, tensor<3x50xf6E2M3FN>) -> tensor<3x50xf6E2M3FN>
    %48 = stablehlo.constant dense<[[1.0, -2.0, -1.0, 2.0, 2.0, 4.0, 4.0, -4.0, -2.0, -4.0, 2.0, -2.0, 2.0, 4.0, 0.0, 1.0, 0.0, 0.0, 1.0, 4.0, 2.0, -4.0, 4.0, -4.0, -1.0, 2.0, -2.0, -2.0, -4.0, 2.0, -4.0, 2.0, -2.0, -0.0, 2.0, -2.0, 0.0, -2.0, -1.0, 1.0, -4.0, -2.0, -4.0, -0.0, -4.0, -2.0, -1.0, 0.0, 2.0, 2.0], [0.0, 1.0, -2.0, -2.0, -0.0, 1.0, -2.0, -2.0, 0.0, -2.0, 0.0, 0.0, -1.0, -2.0, 2.0, -2.0, -4.0, 1.0, -4.0, -2.0, 0.0, 0.0, 0.0, -4.0, -1.0, 4.0, 1.0, -4.0, 1.0, 1.0, -4.0, 2.0, -0.0, -1.0, -4.0, 1.0, -0.0, 0.0, 4.0, -0.0, -0.0, -2.0, 2.0, 0.0, -0.0, 2.0, -0.0, 0.0, 0.0, -0.0], [2.0, -2.0, -1.0, 1.0, -1.0, -0.0, 2.0, 1.0, -2.0, 2.0, -0.0, 1.0, -0.0, -4.0, 0.0, 0.0, 4.0, -2.0, -2.0, -0.0, -0.0, 1.0, 0.0, -2.0, 0.0, 4.0, 0.0, -0.0, 0.0, 0.0, -2.0, 2.0, -0.0, 0.0, 2.0, -0.0, -1.0, 2.0, -1.0, 4.0, 1.0, -1.0, 1.0, 0.0, 4.0, 0.0, -0.0, -0.0, 0.0, 0.0]]> : tensor<3x50xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%44, %48) {has_side_effect = true} : (tensor<3x50xf6E2M3FN>, tensor<3x50xf6E2M3FN>) -> ()
    %49 = "stablehlo.map"(%42, %43) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%50: tensor<f6E2M3FN>, %51: tensor<f6E2M3FN>):
      "stablehlo.return"(%51) : (tensor<f6E2M3FN>) -> ()
    }) : (tensor<3x50xf6E2M3FN>, tensor<3x50xf6E2M3FN>) -> tensor<3x50xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%49, %43) {has_side_effect = true} : (tensor<3x50xf6E2M3FN>, tensor<3x50xf6E2M3FN>) -> ()
    %52 = "stablehlo.map"(%42) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%53: tensor<f6E2M3FN>):
      %54 = "stablehlo.maximum"(%53, %10) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
      "stablehlo.return"(%54) : (tensor<f6E2M3FN>) -> ()
    }) : (tensor<3x50xf6E2M3FN>) -> tensor<3x50xf6E2M3FN>
    %55 = stablehlo.constant dense<2.0> : tensor<3x50xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%52, %55) {has_side_effect = true} : (tensor<3x50xf6E2M3FN>, tensor<3x50xf6E2M3FN>) -> ()
    return
  }
}
// -----
// map of f6E3M2FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<2.0> : tensor<f6E3M2FN>
    %1 = stablehlo.constant dense<-1.0> : tensor<f6E3M2FN>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<f6E3M2FN>, %4: tensor<f6E3M2FN>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
      "stablehlo.return"(%5) : (tensor<f6E3M2FN>) -> ()
    }) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
    %6 = stablehlo.constant dense<-2.0> : tensor<f6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%2, %6) {has_side_effect = true} : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%8: tensor<f6E3M2FN>, %9: tensor<f6E3M2FN>):
      "stablehlo.return"(%9) : (tensor<f6E3M2FN>) -> ()
    }) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%7, %1) {has_side_effect = true} : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
    %10 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%11: tensor<f6E3M2FN>):
      %12 = "stablehlo.maximum"(%11, %6) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
      "stablehlo.return"(%12) : (tensor<f6E3M2FN>) -> ()
    }) : (tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%10, %0) {has_side_effect = true} : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
    %13 = stablehlo.constant dense<[-2.0, -1.0, 2.0, 1.0, -2.0]> : tensor<5xf6E3M2FN>
    %14 = stablehlo.constant dense<[2.0, 1.0, -2.0, -1.0, 1.0]> : tensor<5xf6E3M2FN>
    %15 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%16: tensor<f6E3M2FN>, %17: tensor<f6E3M2FN>):
      %18 = "stablehlo.multiply"(%16, %17) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
      "stablehlo.return"(%18) : (tensor<f6E3M2FN>) -> ()
    }) : (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> tensor<5xf6E3M2FN>
    %19 = stablehlo.constant dense<[-4.0, -1.0, -4.0, -1.0, -2.0]> : tensor<5xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%15, %19) {has_side_effect = true} : (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> ()
    %20 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%21: tensor<f6E3M2FN>, %22: tensor<f6E3M2FN>):
      "stablehlo.return"(%22) : (tensor<f6E3M2FN>) -> ()
    }) : (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> tensor<5xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%20, %14) {has_side_effect = true} : (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> ()
    %23 = "stablehlo.map"(%13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%24: tensor<f6E3M2FN>):
      %25 = "stablehlo.maximum"(%24, %6) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
      "stablehlo.return"(%25) : (tensor<f6E3M2FN>) -> ()
    }) : (tensor<5xf6E3M2FN>) -> tensor<5xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%23, %13) {has_side_effect = true} : (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> ()
    %26 = stablehlo.constant dense<[[-2.0, 1.0, -1.0], [-2.0, 0.0, 1.0]]> : tensor<2x3xf6E3M2FN>
    %27 = stablehlo.constant dense<[[-1.0, -1.0, 1.0], [1.0, 2.0, -2.0]]> : tensor<2x3xf6E3M2FN>
    %28 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%29: tensor<f6E3M2FN>, %30: tensor<f6E3M2FN>):
      %31 = "stablehlo.multiply"(%29, %30) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
      "stablehlo.return"(%31) : (tensor<f6E3M2FN>) -> ()
    }) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
    %32 = stablehlo.constant dense<[[2.0, -1.0, -1.0], [-2.0, 0.0, -2.0]]> : tensor<2x3xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%28, %32) {has_side_effect = true} : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
    %33 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%34: tensor<f6E3M2FN>, %35: tensor<f6E3M2FN>):
      "stablehlo.return"(%35) : (tensor<f6E3M2FN>) -> ()
    }) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%33, %27) {has_side_effect = true} : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
    %36 = "stablehlo.map"(%26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%37: tensor<f6E3M2FN>):
      %38 = "stablehlo.maximum"(%37, %6) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
      "stablehlo.return"(%38) : (tensor<f6E3M2FN>) -> ()
    }) : (tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%36, %26) {has_side_effect = true} : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
    %39 = stablehlo.constant dense<[[1.0, 2.0, -1.0, -1.0, 2.0, 2.0, 0.0, -2.0, -2.0, -1.0, -2.0, 2.0, 2.0, 2.0, 1.0, 1.0, -1.0, 0.0, 0.0, -1.0, -1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, -1.0, 2.0, 2.0, -2.0, 0.0, -1.0, 1.0, 1.0, 2.0, -2.0, 2.0, -1.0, -1.0, -2.0, 2.0, 1.0, 2.0, -1.0, 1.0, 0.0, -1.0], [-1.0, 0.0, 0.0, 2.0, -2.0, -2.0, 0.0, -2.0, 1.0, -1.0, 1.0, 0.0, -1.0, 0.0, 1.0, 2.0, 0.0, 2.0, 1.0, 2.0, 2.0, -2.0, -1.0, 0.0, -1.0, 0.0, 2.0, 2.0, -1.0, -2.0, 0.0, 2.0, -2.0, -2.0, -2.0, 2.0, -2.0, 2.0, -1.0, 0.0, 2.0, -2.0, 0.0, 2.0, 2.0, 0.0, 2.0, -1.0, 1.0, 2.0], [-2.0, -1.0, 2.0, -1.0, -2.0, 0.0, 2.0, 1.0, 1.0, 2.0, -1.0, -1.0, -2.0, -2.0, -2.0, 0.0, -1.0, -2.0, 2.0, 0.0, 1.0, -2.0, 0.0, 2.0, 1.0, 0.0, -1.0, 1.0, 0.0, 0.0, -1.0, 0.0, 0.0, -1.0, 2.0, 0.0, -1.0, 1.0, 2.0, 0.0, 0.0, -1.0, 1.0, 0.0, 1.0, -1.0, 1.0, 2.0, 0.0, -1.0]]> : tensor<3x50xf6E3M2FN>
    %40 = stablehlo.constant dense<[[2.0, 0.0, 0.0, 1.0, 0.0, -2.0, 2.0, 0.0, 0.0, -2.0, 0.0, -2.0, 2.0, 1.0, -2.0, -1.0, 1.0, 1.0, 2.0, -1.0, -2.0, 1.0, -2.0, -2.0, -2.0, -1.0, -1.0, 0.0, -1.0, 1.0, -1.0, 2.0, -2.0, -1.0, -2.0, -2.0, -2.0, 1.0, 1.0, -1.0, 2.0, 1.0, 1.0, 1.0, -1.0, -2.0, -2.0, 0.0, -1.0, 1.0], [-2.0, -2.0, -1.0, 2.0, 1.0, 2.0, 0.0, -1.0, 2.0, 1.0, 1.0, -2.0, 1.0, 1.0, -2.0, -2.0, 1.0, 0.0, 1.0, 1.0, 2.0, -2.0, -1.0, 0.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 2.0, 1.0, -1.0, 1.0, 0.0, 2.0, 2.0, -2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 0.0, 1.0, 1.0, 2.0, 0.0, 1.0, 0.0], [0.0, 2.0, -1.0, -1.0, -1.0, 1.0, 0.0, -2.0, 2.0, -2.0, 1.0, 1.0, -1.0, 2.0, -2.0, 0.0, 1.0, 0.0, 0.0, 0.0, -1.0, 1.0, -1.0, 0.0, 0.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -2.0, 0.0, 1.0, 2.0, -1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 1.0, 0.0, 2.0, -1.0, 0.0, -1.0, 1.0]]> : tensor<3x50xf6E3M2FN>
    %41 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%42: tensor<f6E3M2FN>, %43: tensor<f6E3M2FN>):
      %44 = "stablehlo.multiply"(%42, %43) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
      "stablehlo.return"(%44) : (tensor<f6E3M2FN>) -> ()
    }) : (tensor<3x50xf6E3M2FN>, tensor<3x50xf6E3M2FN>) -> tensor<3x50xf6E3M2FN>
    %45 = stablehlo.constant dense<[[2.0, 0.0, -0.0, -1.0, 0.0, -4.0, 0.0, -0.0, -0.0, 2.0, -0.0, -4.0, 4.0, 2.0, -2.0, -1.0, -1.0, 0.0, 0.0, 1.0, 2.0, 0.0, -2.0, -2.0, -2.0, -0.0, -0.0, 0.0, -0.0, -1.0, -2.0, 4.0, 4.0, -0.0, 2.0, -2.0, -2.0, 2.0, -2.0, -2.0, -2.0, -1.0, -2.0, 2.0, -1.0, -4.0, 2.0, 0.0, -0.0, -1.0], [2.0, -0.0, -0.0, 4.0, -2.0, -4.0, 0.0, 2.0, 2.0, -1.0, 1.0, -0.0, -1.0, 0.0, -2.0, -4.0, 0.0, 0.0, 1.0, 2.0, 4.0, 4.0, 1.0, 0.0, 1.0, -0.0, 2.0, 2.0, 1.0, 2.0, 0.0, 2.0, 2.0, -2.0, -0.0, 4.0, -4.0, -4.0, -2.0, -0.0, -4.0, -2.0, 0.0, 0.0, 2.0, 0.0, 4.0, -0.0, 1.0, 0.0], [-0.0, -2.0, -2.0, 1.0, 2.0, 0.0, 0.0, -2.0, 2.0, -4.0, -1.0, -1.0, 2.0, -4.0, 4.0, 0.0, -1.0, -0.0, 0.0, 0.0, -1.0, -2.0, -0.0, 0.0, 0.0, -0.0, 1.0, -1.0, -0.0, -0.0, 1.0, 0.0, -0.0, 2.0, 0.0, 0.0, -2.0, -1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, -2.0, -1.0, 0.0, -0.0, -1.0]]> : tensor<3x50xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%41, %45) {has_side_effect = true} : (tensor<3x50xf6E3M2FN>, tensor<3x50xf6E3M2FN>) -> ()
    %46 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%47: tensor<f6E3M2FN>, %48: tensor<f6E3M2FN>):
      "stablehlo.return"(%48) : (tensor<f6E3M2FN>) -> ()
    }) : (tensor<3x50xf6E3M2FN>, tensor<3x50xf6E3M2FN>) -> tensor<3x50xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%46, %40) {has_side_effect = true} : (tensor<3x50xf6E3M2FN>, tensor<3x50xf6E3M2FN>) -> ()
    %49 = "stablehlo.map"(%39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%50: tensor<f6E3M2FN>):
      %51 = "stablehlo.maximum"(%50, %6) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
      "stablehlo.return"(%51) : (tensor<f6E3M2FN>) -> ()
    }) : (tensor<3x50xf6E3M2FN>) -> tensor<3x50xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%49, %39) {has_side_effect = true} : (tensor<3x50xf6E3M2FN>, tensor<3x50xf6E3M2FN>) -> ()
    return
  }
}
// -----
// map of f8E3M4
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<-1.0> : tensor<f8E3M4>
    %1 = stablehlo.constant dense<2.0> : tensor<f8E3M4>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<f8E3M4>, %4: tensor<f8E3M4>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
      "stablehlo.return"(%5) : (tensor<f8E3M4>) -> ()
    }) : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
    %6 = stablehlo.constant dense<-2.0> : tensor<f8E3M4>
    stablehlo.custom_call @check.expect_eq(%2, %6) {has_side_effect = true} : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%8: tensor<f8E3M4>, %9: tensor<f8E3M4>):
      "stablehlo.return"(%9) : (tensor<f8E3M4>) -> ()
    }) : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
    stablehlo.custom_call @check.expect_eq(%7, %1) {has_side_effect = true} : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
    %10 = stablehlo.constant dense<-3.0> : tensor<f8E3M4>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%12: tensor<f8E3M4>):
      %13 = "stablehlo.maximum"(%12, %10) : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
      "stablehlo.return"(%13) : (tensor<f8E3M4>) -> ()
    }) : (tensor<f8E3M4>) -> tensor<f8E3M4>
    stablehlo.custom_call @check.expect_eq(%11, %0) {has_side_effect = true} : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
    %14 = stablehlo.constant dense<[2.0, -1.0, 0.0, 2.0, 2.0]> : tensor<5xf8E3M4>
    %15 = stablehlo.constant dense<[1.0, 1.0, 2.0, -1.0, 1.0]> : tensor<5xf8E3M4>
    %16 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0>}> ({
      ^bb0(%17: tensor<f8E3M4>, %18: tensor<f8E3M4>):
      %19 = "stablehlo.multiply"(%17, %18) : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
      "stablehlo.return"(%19) : (tensor<f8E3M4>) -> ()
    }) : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> tensor<5xf8E3M4>
    %20 = stablehlo.constant dense<[2.0, -1.0, 0.0, -2.0, 2.0]> : tensor<5xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%16, %20) {has_side_effect = true} : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
    %21 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0>}> ({
      ^bb0(%22: tensor<f8E3M4>, %23: tensor<f8E3M4>):
      "stablehlo.return"(%23) : (tensor<f8E3M4>) -> ()
    }) : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> tensor<5xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%21, %15) {has_side_effect = true} : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
    %24 = "stablehlo.map"(%14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%25: tensor<f8E3M4>):
      %26 = "stablehlo.maximum"(%25, %10) : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
      "stablehlo.return"(%26) : (tensor<f8E3M4>) -> ()
    }) : (tensor<5xf8E3M4>) -> tensor<5xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%24, %14) {has_side_effect = true} : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
    %27 = stablehlo.constant dense<[[-1.0, 2.0, 1.0], [1.0, 1.0, 0.0]]> : tensor<2x3xf8E3M4>
    %28 = stablehlo.constant dense<[[2.0, 0.0, 2.0], [-1.0, 1.0, -2.0]]> : tensor<2x3xf8E3M4>
    %29 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%30: tensor<f8E3M4>, %31: tensor<f8E3M4>):
      %32 = "stablehlo.multiply"(%30, %31) : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
      "stablehlo.return"(%32) : (tensor<f8E3M4>) -> ()
    }) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
    %33 = stablehlo.constant dense<[[-2.0, 0.0, 2.0], [-1.0, 1.0, -0.0]]> : tensor<2x3xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%29, %33) {has_side_effect = true} : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
    %34 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%35: tensor<f8E3M4>, %36: tensor<f8E3M4>):
      "stablehlo.return"(%36) : (tensor<f8E3M4>) -> ()
    }) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%34, %28) {has_side_effect = true} : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
    %37 = "stablehlo.map"(%27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%38: tensor<f8E3M4>):
      %39 = "stablehlo.maximum"(%38, %10) : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
      "stablehlo.return"(%39) : (tensor<f8E3M4>) -> ()
    }) : (tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%37, %27) {has_side_effect = true} : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
    %40 = stablehlo.constant dense<"0x3030B000C030C0304030C0C0303030C0304030B04000B03000C03000C000B04040C000B0C0B000000000C0C0C04000403000C0C030403040B00030C0400030C04040C0C0404030C0C00030B0C040004030B00040B0304000300030B040000000B0B000C000B0B0C000C0000030300000C0304040C0C040B0C04040C030B040C0000040B0B0C0400040C0C040303040C0B04040B0C040"> : tensor<3x50xf8E3M4>
    %41 = stablehlo.constant dense<"0x00C040C0B0B0B0C000C0B0C030C0B0B030B0C000B04000000000C030B04030400030C0000000B040B040C040B0B0B03000B0B040003040003030400030304030C00030C000C030B03030C00000303040C0000030B0003030C0C0C040B0B0C0C000B0B04000C0C00000C0304040B0C0C040B030C040C000C04040B0C04040B0C0C030304040C0C0B0404030C00040C0C03030300000B0"> : tensor<3x50xf8E3M4>
    %42 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%43: tensor<f8E3M4>, %44: tensor<f8E3M4>):
      %45 = "stablehlo.multiply"(%43, %44) : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
      "stablehlo.return"(%45) : (tensor<f8E3M4>) -> ()
    }) : (tensor<3x50xf8E3M4>, tensor<3x50xf8E3M4>) -> tensor<3x50xf8E3M4>
    %46 = stablehlo.constant dense<"0x00C0C08040B040C000C0405030C0B04030C0C080C00080000080C0004000B05000C0808080808000800050D040C08040008040D000404000B0004080400040C0D000C05000D03040C000C08080400050C080004030004000C080C0C0C0808080803080D0004040800050000040B08080D0B040D0D0500040D050C05040C0C050800040C0C050D08050D0C0D00040D050B040408080C0"> : tensor<3x50xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%42, %46) {has_side_effect = true} : (tensor<3x50xf8E3M4>, tensor<3x50xf8E3M4>) -> ()
    %47 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%48: tensor<f8E3M4>, %49: tensor<f8E3M4>):
      "stablehlo.return"(%49) : (tensor<f8E3M4>) -> ()
    }) : (tensor<3x50xf8E3M4>, tensor<3x50xf8E3M4>) -> tensor<3x50xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%47, %41) {has_side_effect = true} : (tensor<3x50xf8E3M4>, tensor<3x50xf8E3M4>) -> ()
    %50 = "stablehlo.map"(%40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%51: tensor<f8E3M4>):
      %52 = "stablehlo.maximum"(%51, %10) : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
      "stablehlo.return"(%52) : (tensor<f8E3M4>) -> ()
    }) : (tensor<3x50xf8E3M4>) -> tensor<3x50xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%50, %40) {has_side_effect = true} : (tensor<3x50xf8E3M4>, tensor<3x50xf8E3M4>) -> ()
    return
  }
}
// -----
// map of f8E4M3
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<-2.0> : tensor<f8E4M3>
    %1 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<f8E4M3>, %4: tensor<f8E4M3>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
      "stablehlo.return"(%5) : (tensor<f8E4M3>) -> ()
    }) : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
    %6 = stablehlo.constant dense<-0.0> : tensor<f8E4M3>
    stablehlo.custom_call @check.expect_eq(%2, %6) {has_side_effect = true} : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%8: tensor<f8E4M3>, %9: tensor<f8E4M3>):
      "stablehlo.return"(%9) : (tensor<f8E4M3>) -> ()
    }) : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
    stablehlo.custom_call @check.expect_eq(%7, %1) {has_side_effect = true} : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
    %10 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%11: tensor<f8E4M3>):
      %12 = "stablehlo.maximum"(%11, %0) : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
      "stablehlo.return"(%12) : (tensor<f8E4M3>) -> ()
    }) : (tensor<f8E4M3>) -> tensor<f8E4M3>
    stablehlo.custom_call @check.expect_eq(%10, %0) {has_side_effect = true} : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
    %13 = stablehlo.constant dense<[1.0, 2.0, -2.0, 2.0, -1.0]> : tensor<5xf8E4M3>
    %14 = stablehlo.constant dense<[0.0, 1.0, 1.0, 1.0, 0.0]> : tensor<5xf8E4M3>
    %15 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%16: tensor<f8E4M3>, %17: tensor<f8E4M3>):
      %18 = "stablehlo.multiply"(%16, %17) : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
      "stablehlo.return"(%18) : (tensor<f8E4M3>) -> ()
    }) : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> tensor<5xf8E4M3>
    %19 = stablehlo.constant dense<[0.0, 2.0, -2.0, 2.0, -0.0]> : tensor<5xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%15, %19) {has_side_effect = true} : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
    %20 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%21: tensor<f8E4M3>, %22: tensor<f8E4M3>):
      "stablehlo.return"(%22) : (tensor<f8E4M3>) -> ()
    }) : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> tensor<5xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%20, %14) {has_side_effect = true} : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
    %23 = "stablehlo.map"(%13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%24: tensor<f8E4M3>):
      %25 = "stablehlo.maximum"(%24, %0) : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
      "stablehlo.return"(%25) : (tensor<f8E4M3>) -> ()
    }) : (tensor<5xf8E4M3>) -> tensor<5xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%23, %13) {has_side_effect = true} : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
    %26 = stablehlo.constant dense<[[0.0, -1.0, 2.0], [0.0, -1.0, 2.0]]> : tensor<2x3xf8E4M3>
    %27 = stablehlo.constant dense<[[0.0, 2.0, -2.0], [0.0, 2.0, -2.0]]> : tensor<2x3xf8E4M3>
    %28 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%29: tensor<f8E4M3>, %30: tensor<f8E4M3>):
      %31 = "stablehlo.multiply"(%29, %30) : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
      "stablehlo.return"(%31) : (tensor<f8E4M3>) -> ()
    }) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
    %32 = stablehlo.constant dense<[[0.0, -2.0, -4.0], [0.0, -2.0, -4.0]]> : tensor<2x3xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%28, %32) {has_side_effect = true} : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
    %33 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%34: tensor<f8E4M3>, %35: tensor<f8E4M3>):
      "stablehlo.return"(%35) : (tensor<f8E4M3>) -> ()
    }) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%33, %27) {has_side_effect = true} : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
    %36 = "stablehlo.map"(%26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%37: tensor<f8E4M3>):
      %38 = "stablehlo.maximum"(%37, %0) : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
      "stablehlo.return"(%38) : (tensor<f8E4M3>) -> ()
    }) : (tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%36, %26) {has_side_effect = true} : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
    %39 = stablehlo.constant dense<"0x38C000B8B838384038380000404040B8C0C000384000380038B838B80000B800B838380040003838B8B838C03838B8C040B840003840B800C040B840B8C0004038C000C0B8404038C000C000C0C0B800C0B8C040C000B840C000C0380000C040004040400038B838C0B8000040400000C03840B80040B8C038C0C0404038B8B840003838C00000380000380000B8B800C0B8B83838C0"> : tensor<3x50xf8E4M3>
    %40 = stablehlo.constant dense<"0xB838B84040C00000000040404000383800B800B838C0C0C040C0B83840C0B838C00040380000C0B8B8C038C0C0B8B8C040000038B8B8B8C0B800B840B8C0C038B8B8B840C00038C000C0380000B8B838B8B838B838B8B8B8404038C000380038C000B8B83800400000B800B8B8B8C0C0380000C0403800B838B8B8C038B8B8C04040C038404040400000000000B8C00038400040C040"> : tensor<3x50xf8E4M3>
    %41 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%42: tensor<f8E4M3>, %43: tensor<f8E4M3>):
      %44 = "stablehlo.multiply"(%42, %43) : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
      "stablehlo.return"(%44) : (tensor<f8E4M3>) -> ()
    }) : (tensor<3x50xf8E4M3>, tensor<3x50xf8E4M3>) -> tensor<3x50xf8E4M3>
    %45 = stablehlo.constant dense<"0xB8C080C0C0C0000000000000480040B8804000B84080C0804040B8B800803800400040000000C0B838403848C0B8384848800000B8C038804000384838488040B84080C8400040C08080C000804038004038C0C0C08038C0C800C0C0000080408000C0C00000C00080380080C0C08080C000004000408040384040C840B838404800C038C80000400000000000384000C0C08040C0C8"> : tensor<3x50xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%41, %45) {has_side_effect = true} : (tensor<3x50xf8E4M3>, tensor<3x50xf8E4M3>) -> ()
    %46 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%47: tensor<f8E4M3>, %48: tensor<f8E4M3>):
      "stablehlo.return"(%48) : (tensor<f8E4M3>) -> ()
    }) : (tensor<3x50xf8E4M3>, tensor<3x50xf8E4M3>) -> tensor<3x50xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%46, %40) {has_side_effect = true} : (tensor<3x50xf8E4M3>, tensor<3x50xf8E4M3>) -> ()
    %49 = "stablehlo.map"(%39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%50: tensor<f8E4M3>):
      %51 = "stablehlo.maximum"(%50, %0) : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
      "stablehlo.return"(%51) : (tensor<f8E4M3>) -> ()
    }) : (tensor<3x50xf8E4M3>) -> tensor<3x50xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%49, %39) {has_side_effect = true} : (tensor<3x50xf8E4M3>, tensor<3x50xf8E4M3>) -> ()
    return
  }
}
// -----
// map of f8E4M3FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<-2.0> : tensor<f8E4M3FN>
    %1 = stablehlo.constant dense<-1.0> : tensor<f8E4M3FN>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<f8E4M3FN>, %4: tensor<f8E4M3FN>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
      "stablehlo.return"(%5) : (tensor<f8E4M3FN>) -> ()
    }) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    %6 = stablehlo.constant dense<2.0> : tensor<f8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%2, %6) {has_side_effect = true} : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%8: tensor<f8E4M3FN>, %9: tensor<f8E4M3FN>):
      "stablehlo.return"(%9) : (tensor<f8E4M3FN>) -> ()
    }) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%7, %1) {has_side_effect = true} : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
    %10 = stablehlo.constant dense<4.0> : tensor<f8E4M3FN>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%12: tensor<f8E4M3FN>):
      %13 = "stablehlo.maximum"(%12, %10) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
      "stablehlo.return"(%13) : (tensor<f8E4M3FN>) -> ()
    }) : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%11, %10) {has_side_effect = true} : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
    %14 = stablehlo.constant dense<[2.0, 0.0, -2.0, -1.0, -1.0]> : tensor<5xf8E4M3FN>
    %15 = stablehlo.constant dense<[-1.0, -1.0, -2.0, 0.0, 2.0]> : tensor<5xf8E4M3FN>
    %16 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0>}> ({
      ^bb0(%17: tensor<f8E4M3FN>, %18: tensor<f8E4M3FN>):
      %19 = "stablehlo.multiply"(%17, %18) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
      "stablehlo.return"(%19) : (tensor<f8E4M3FN>) -> ()
    }) : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
    %20 = stablehlo.constant dense<[-2.0, -0.0, 4.0, -0.0, -2.0]> : tensor<5xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%16, %20) {has_side_effect = true} : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
    %21 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0>}> ({
      ^bb0(%22: tensor<f8E4M3FN>, %23: tensor<f8E4M3FN>):
      "stablehlo.return"(%23) : (tensor<f8E4M3FN>) -> ()
    }) : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%21, %15) {has_side_effect = true} : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
    %24 = "stablehlo.map"(%14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%25: tensor<f8E4M3FN>):
      %26 = "stablehlo.maximum"(%25, %10) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
      "stablehlo.return"(%26) : (tensor<f8E4M3FN>) -> ()
    }) : (tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
    %27 = stablehlo.constant dense<4.0> : tensor<5xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%24, %27) {has_side_effect = true} : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
    %28 = stablehlo.constant dense<[[1.0, 1.0, -1.0], [-2.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3FN>
    %29 = stablehlo.constant dense<[[0.0, 0.0, -2.0], [0.0, -1.0, 1.0]]> : tensor<2x3xf8E4M3FN>
    %30 = "stablehlo.map"(%28, %29) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%31: tensor<f8E4M3FN>, %32: tensor<f8E4M3FN>):
      %33 = "stablehlo.multiply"(%31, %32) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
      "stablehlo.return"(%33) : (tensor<f8E4M3FN>) -> ()
    }) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
    %34 = stablehlo.constant dense<[[0.0, 0.0, 2.0], [-0.0, -1.0, 2.0]]> : tensor<2x3xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%30, %34) {has_side_effect = true} : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
    %35 = "stablehlo.map"(%28, %29) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%36: tensor<f8E4M3FN>, %37: tensor<f8E4M3FN>):
      "stablehlo.return"(%37) : (tensor<f8E4M3FN>) -> ()
    }) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%35, %29) {has_side_effect = true} : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
    %38 = "stablehlo.map"(%28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%39: tensor<f8E4M3FN>):
      %40 = "stablehlo.maximum"(%39, %10) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
      "stablehlo.return"(%40) : (tensor<f8E4M3FN>) -> ()
    }) : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
    %41 = stablehlo.constant dense<4.0> : tensor<2x3xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%38, %41) {has_side_effect = true} : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
    %42 = stablehlo.constant dense<"0x38004040B80040400040B8383800B8C040404040C038C0000000B8C0C0B8B8383838C000C0B8B800000040C0000038C040B8B8C040003840B8000040C0404000384038C038C0B800403838C0C00000B8C0B8004040B8C0B8C0B8C000B8C04040C03840C038C03800B8B800000038B8B8B8B800C0B8B8C00038B838C0C00038003840400000003838B8B8C0B84000C03838B8003840C0"> : tensor<3x50xf8E4M3FN>
    %43 = stablehlo.constant dense<"0x38C0B838C038B840C03800B8C0C0B838383840C0C0C0C0403838003840403840B840B8404040C0C0B838383840B838C00038C0C00040B838B83800C0C000B8B8B838403838B8C0C040B800B8C0C03840C0C0C00040C00000403800B840B83840B840B83840403800C03838B8C040380040B840C03800B8380038404038B8B8C000B8C000003840B838C0B8403800B838B8B8C000C040"> : tensor<3x50xf8E4M3FN>
    %44 = "stablehlo.map"(%42, %43) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%45: tensor<f8E4M3FN>, %46: tensor<f8E4M3FN>):
      %47 = "stablehlo.multiply"(%45, %46) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
      "stablehlo.return"(%47) : (tensor<f8E4M3FN>) -> ()
    }) : (tensor<3x50xf8E4M3FN>, tensor<3x50xf8E4M3FN>) -> tensor<3x50xf8E4M3FN>
    %48 = stablehlo.constant dense<"0x3880C0404000C048804080B8C08038C0404048C848C04800000080C0C8C0B840B8404000C8C04080800040C00080384800B840480000B840380000C84800C080B84040C03840408048B80040488000C04840800048408080C8B88080C04040484040C0C040C8380040B800808040B880C0380048B880400000B840C8C080B88000C0C800000040B8B84040C040004038B8388000C8C8"> : tensor<3x50xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%44, %48) {has_side_effect = true} : (tensor<3x50xf8E4M3FN>, tensor<3x50xf8E4M3FN>) -> ()
    %49 = "stablehlo.map"(%42, %43) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%50: tensor<f8E4M3FN>, %51: tensor<f8E4M3FN>):
      "stablehlo.return"(%51) : (tensor<f8E4M3FN>) -> ()
    }) : (tensor<3x50xf8E4M3FN>, tensor<3x50xf8E4M3FN>) -> tensor<3x50xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%49, %43) {has_side_effect = true} : (tensor<3x50xf8E4M3FN>, tensor<3x50xf8E4M3FN>) -> ()
    %52 = "stablehlo.map"(%42) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%53: tensor<f8E4M3FN>):
      %54 = "stablehlo.maximum"(%53, %10) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
      "stablehlo.return"(%54) : (tensor<f8E4M3FN>) -> ()
    }) : (tensor<3x50xf8E4M3FN>) -> tensor<3x50xf8E4M3FN>
    %55 = stablehlo.constant dense<4.0> : tensor<3x50xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%52, %55) {has_side_effect = true} : (tensor<3x50xf8E4M3FN>, tensor<3x50xf8E4M3FN>) -> ()
    return
  }
}
// -----
// map of f8E4M3FNUZ
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
    %1 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<f8E4M3FNUZ>, %4: tensor<f8E4M3FNUZ>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
      "stablehlo.return"(%5) : (tensor<f8E4M3FNUZ>) -> ()
    }) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%2, %1) {has_side_effect = true} : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
    %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%7: tensor<f8E4M3FNUZ>, %8: tensor<f8E4M3FNUZ>):
      "stablehlo.return"(%8) : (tensor<f8E4M3FNUZ>) -> ()
    }) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%6, %1) {has_side_effect = true} : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
    %9 = stablehlo.constant dense<-1.0> : tensor<f8E4M3FNUZ>
    %10 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%11: tensor<f8E4M3FNUZ>):
      %12 = "stablehlo.maximum"(%11, %9) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
      "stablehlo.return"(%12) : (tensor<f8E4M3FNUZ>) -> ()
    }) : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%10, %0) {has_side_effect = true} : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
    %13 = stablehlo.constant dense<[-2.0, 1.0, 0.0, 2.0, -1.0]> : tensor<5xf8E4M3FNUZ>
    %14 = stablehlo.constant dense<[2.0, -1.0, 0.0, -1.0, 2.0]> : tensor<5xf8E4M3FNUZ>
    %15 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%16: tensor<f8E4M3FNUZ>, %17: tensor<f8E4M3FNUZ>):
      %18 = "stablehlo.multiply"(%16, %17) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
      "stablehlo.return"(%18) : (tensor<f8E4M3FNUZ>) -> ()
    }) : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
    %19 = stablehlo.constant dense<[-4.0, -1.0, 0.0, -2.0, -2.0]> : tensor<5xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%15, %19) {has_side_effect = true} : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
    %20 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%21: tensor<f8E4M3FNUZ>, %22: tensor<f8E4M3FNUZ>):
      "stablehlo.return"(%22) : (tensor<f8E4M3FNUZ>) -> ()
    }) : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%20, %14) {has_side_effect = true} : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
    %23 = "stablehlo.map"(%13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%24: tensor<f8E4M3FNUZ>):
      %25 = "stablehlo.maximum"(%24, %9) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
      "stablehlo.return"(%25) : (tensor<f8E4M3FNUZ>) -> ()
    }) : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
    %26 = stablehlo.constant dense<[-1.0, 1.0, 0.0, 2.0, -1.0]> : tensor<5xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%23, %26) {has_side_effect = true} : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
    %27 = stablehlo.constant dense<[[2.0, -2.0, -2.0], [-1.0, 1.0, -1.0]]> : tensor<2x3xf8E4M3FNUZ>
    %28 = stablehlo.constant dense<[[0.0, -2.0, 1.0], [1.0, -2.0, 2.0]]> : tensor<2x3xf8E4M3FNUZ>
    %29 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%30: tensor<f8E4M3FNUZ>, %31: tensor<f8E4M3FNUZ>):
      %32 = "stablehlo.multiply"(%30, %31) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
      "stablehlo.return"(%32) : (tensor<f8E4M3FNUZ>) -> ()
    }) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
    %33 = stablehlo.constant dense<[[0.0, 4.0, -2.0], [-1.0, -2.0, -2.0]]> : tensor<2x3xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%29, %33) {has_side_effect = true} : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
    %34 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%35: tensor<f8E4M3FNUZ>, %36: tensor<f8E4M3FNUZ>):
      "stablehlo.return"(%36) : (tensor<f8E4M3FNUZ>) -> ()
    }) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%34, %28) {has_side_effect = true} : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
    %37 = "stablehlo.map"(%27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%38: tensor<f8E4M3FNUZ>):
      %39 = "stablehlo.maximum"(%38, %9) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
      "stablehlo.return"(%39) : (tensor<f8E4M3FNUZ>) -> ()
    }) : (tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
    %40 = stablehlo.constant dense<[[2.0, -1.0, -1.0], [-1.0, 1.0, -1.0]]> : tensor<2x3xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%37, %40) {has_side_effect = true} : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
    %41 = stablehlo.constant dense<"0xC0C000C0C00048C84040C0C040484000C000004800484000C040C000C04800C0C848C8C048404040C000004048C0C8C00040C0C84000400040C04048C84848C040C040C8404848C000C8484000484800C80048C800C0C000C00048C0C84848C8C0C000C040C8C048C800C8C040C848404800C0C8C0C800C8004000484048C0C848C0484848C0C040C8C840C0C800C8C8C8484800C040"> : tensor<3x50xf8E4M3FNUZ>
    %42 = stablehlo.constant dense<"0xC84000C840004000484000C8C840C0C048C800C048400000C04000C8C840C8C8C0C00040C0C0C84040C048C048C00040C0480000484040C800C8484048C8C848C0C0484040C0C040C848C000C84040C0004000C048484848C800C0C040C8C000C04040C00000004800C840400040C0C048C8C8C8000040C0000000C0C00048C0C84040C0C040C8C0C0C800404800C040C80048404840"> : tensor<3x50xf8E4M3FNUZ>
    %43 = "stablehlo.map"(%41, %42) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%44: tensor<f8E4M3FNUZ>, %45: tensor<f8E4M3FNUZ>):
      %46 = "stablehlo.multiply"(%44, %45) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
      "stablehlo.return"(%46) : (tensor<f8E4M3FNUZ>) -> ()
    }) : (tensor<3x50xf8E4M3FNUZ>, tensor<3x50xf8E4M3FNUZ>) -> tensor<3x50xf8E4M3FNUZ>
    %47 = stablehlo.constant dense<"0x48C00048C000480048400048C848C000C80000C800480000404000004848004848C800C0C8C0C840C00000C0504000C0004800004800400000484848D0D0D0C8C04048C840C8C8C000D0C800004848000000004800C8C8004800C840C8D0C80040C00040000000500000C8C000C8C8C05000485000000048000000C8C000C848D0C048C8C8C048C0485000C0D00048C850005000C840"> : tensor<3x50xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%43, %47) {has_side_effect = true} : (tensor<3x50xf8E4M3FNUZ>, tensor<3x50xf8E4M3FNUZ>) -> ()
    %48 = "stablehlo.map"(%41, %42) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%49: tensor<f8E4M3FNUZ>, %50: tensor<f8E4M3FNUZ>):
      "stablehlo.return"(%50) : (tensor<f8E4M3FNUZ>) -> ()
    }) : (tensor<3x50xf8E4M3FNUZ>, tensor<3x50xf8E4M3FNUZ>) -> tensor<3x50xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%48, %42) {has_side_effect = true} : (tensor<3x50xf8E4M3FNUZ>, tensor<3x50xf8E4M3FNUZ>) -> ()
    %51 = "stablehlo.map"(%41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%52: tensor<f8E4M3FNUZ>):
      %53 = "stablehlo.maximum"(%52, %9) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
      "stablehlo.return"(%53) : (tensor<f8E4M3FNUZ>) -> ()
    }) : (tensor<3x50xf8E4M3FNUZ>) -> tensor<3x50xf8E4M3FNUZ>
    %54 = stablehlo.constant dense<"0xC0C000C0C00048C04040C0C040484000C000004800484000C040C000C04800C0C048C0C048404040C000004048C0C0C00040C0C04000400040C04048C04848C040C040C0404848C000C0484000484800C00048C000C0C000C00048C0C04848C0C0C000C040C0C048C000C0C040C048404800C0C0C0C000C0004000484048C0C048C0484848C0C040C0C040C0C000C0C0C0484800C040"> : tensor<3x50xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%51, %54) {has_side_effect = true} : (tensor<3x50xf8E4M3FNUZ>, tensor<3x50xf8E4M3FNUZ>) -> ()
    return
  }
}
// -----
// map of f8E4M3B11FNUZ
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
    %1 = stablehlo.constant dense<-2.0> : tensor<f8E4M3B11FNUZ>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<f8E4M3B11FNUZ>, %4: tensor<f8E4M3B11FNUZ>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
      "stablehlo.return"(%5) : (tensor<f8E4M3B11FNUZ>) -> ()
    }) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%2, %0) {has_side_effect = true} : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
    %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%7: tensor<f8E4M3B11FNUZ>, %8: tensor<f8E4M3B11FNUZ>):
      "stablehlo.return"(%8) : (tensor<f8E4M3B11FNUZ>) -> ()
    }) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%6, %1) {has_side_effect = true} : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
    %9 = stablehlo.constant dense<4.0> : tensor<f8E4M3B11FNUZ>
    %10 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%11: tensor<f8E4M3B11FNUZ>):
      %12 = "stablehlo.maximum"(%11, %9) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
      "stablehlo.return"(%12) : (tensor<f8E4M3B11FNUZ>) -> ()
    }) : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%10, %9) {has_side_effect = true} : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
    %13 = stablehlo.constant dense<[2.0, -2.0, 0.0, 1.0, 2.0]> : tensor<5xf8E4M3B11FNUZ>
    %14 = stablehlo.constant dense<[-1.0, -2.0, 1.0, 0.0, 1.0]> : tensor<5xf8E4M3B11FNUZ>
    %15 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%16: tensor<f8E4M3B11FNUZ>, %17: tensor<f8E4M3B11FNUZ>):
      %18 = "stablehlo.multiply"(%16, %17) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
      "stablehlo.return"(%18) : (tensor<f8E4M3B11FNUZ>) -> ()
    }) : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
    %19 = stablehlo.constant dense<[-2.0, 4.0, 0.0, 0.0, 2.0]> : tensor<5xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%15, %19) {has_side_effect = true} : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
    %20 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%21: tensor<f8E4M3B11FNUZ>, %22: tensor<f8E4M3B11FNUZ>):
      "stablehlo.return"(%22) : (tensor<f8E4M3B11FNUZ>) -> ()
    }) : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%20, %14) {has_side_effect = true} : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
    %23 = "stablehlo.map"(%13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%24: tensor<f8E4M3B11FNUZ>):
      %25 = "stablehlo.maximum"(%24, %9) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
      "stablehlo.return"(%25) : (tensor<f8E4M3B11FNUZ>) -> ()
    }) : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
    %26 = stablehlo.constant dense<4.0> : tensor<5xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%23, %26) {has_side_effect = true} : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
    %27 = stablehlo.constant dense<[[0.0, -1.0, 2.0], [1.0, -1.0, -1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
    %28 = stablehlo.constant dense<[[2.0, 2.0, -1.0], [-2.0, 0.0, -2.0]]> : tensor<2x3xf8E4M3B11FNUZ>
    %29 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%30: tensor<f8E4M3B11FNUZ>, %31: tensor<f8E4M3B11FNUZ>):
      %32 = "stablehlo.multiply"(%30, %31) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
      "stablehlo.return"(%32) : (tensor<f8E4M3B11FNUZ>) -> ()
    }) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
    %33 = stablehlo.constant dense<[[0.0, -2.0, -2.0], [-2.0, 0.0, 2.0]]> : tensor<2x3xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%29, %33) {has_side_effect = true} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
    %34 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%35: tensor<f8E4M3B11FNUZ>, %36: tensor<f8E4M3B11FNUZ>):
      "stablehlo.return"(%36) : (tensor<f8E4M3B11FNUZ>) -> ()
    }) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%34, %28) {has_side_effect = true} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
    %37 = "stablehlo.map"(%27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%38: tensor<f8E4M3B11FNUZ>):
      %39 = "stablehlo.maximum"(%38, %9) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
      "stablehlo.return"(%39) : (tensor<f8E4M3B11FNUZ>) -> ()
    }) : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
    %40 = stablehlo.constant dense<4.0> : tensor<2x3xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%37, %40) {has_side_effect = true} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
    %41 = stablehlo.constant dense<"0xE000E0E000E000D860600060585800E0D8600058606000D8E0D8E000E0D860586000D860605800605860E06000D8E000D800E000D8E00060005860D8E0605858605860D860D8D8E00000E0E058D800E058E000D800E0586000E05858D8006058600058D860D8006060E000E0E0605800586000D800E000600058E0E060E058586058E0D800E060600058E0000060D800D8E0606058E0"> : tensor<3x50xf8E4M3B11FNUZ>
    %42 = stablehlo.constant dense<"0x60D86058D8D8E0E0D8E000D8D8D860005858D8E0E06060000058E0D8D858D8605860585800580060D8D858D8E0585858006060D8585800D8E000E0E0D8E06060D8D8E0D800D860D8D800600060D8E058E000D860D8E0E0606060E060D860D8D860D860E0D8E0005858600060D80058E060D800D8600000E00060D8006000E0E0E058D8E0E05800D8000060005858D8E00058006058E0"> : tensor<3x50xf8E4M3B11FNUZ>
    %43 = "stablehlo.map"(%41, %42) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%44: tensor<f8E4M3B11FNUZ>, %45: tensor<f8E4M3B11FNUZ>):
      %46 = "stablehlo.multiply"(%44, %45) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
      "stablehlo.return"(%46) : (tensor<f8E4M3B11FNUZ>) -> ()
    }) : (tensor<3x50xf8E4M3B11FNUZ>, tensor<3x50xf8E4M3B11FNUZ>) -> tensor<3x50xf8E4M3B11FNUZ>
    %47 = stablehlo.constant dense<"0xE800E8E000600060E0E800E0D8D80000D86000E0E868000000D8680060D8E0606000D86000580068D8E0E0E000D8E0000000E800D8E000E00000E86060E86060E0D8E8580058E0600000E800605800E0E00000E00068E06800E8E0605800E0D868006060E060006060E800E86000580060E00058000000E8006060006800E0E0E858606000E000E00000E8000060580000E000685868"> : tensor<3x50xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%43, %47) {has_side_effect = true} : (tensor<3x50xf8E4M3B11FNUZ>, tensor<3x50xf8E4M3B11FNUZ>) -> ()
    %48 = "stablehlo.map"(%41, %42) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%49: tensor<f8E4M3B11FNUZ>, %50: tensor<f8E4M3B11FNUZ>):
      "stablehlo.return"(%50) : (tensor<f8E4M3B11FNUZ>) -> ()
    }) : (tensor<3x50xf8E4M3B11FNUZ>, tensor<3x50xf8E4M3B11FNUZ>) -> tensor<3x50xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%48, %42) {has_side_effect = true} : (tensor<3x50xf8E4M3B11FNUZ>, tensor<3x50xf8E4M3B11FNUZ>) -> ()
    %51 = "stablehlo.map"(%41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%52: tensor<f8E4M3B11FNUZ>):
      %53 = "stablehlo.maximum"(%52, %9) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
      "stablehlo.return"(%53) : (tensor<f8E4M3B11FNUZ>) -> ()
    }) : (tensor<3x50xf8E4M3B11FNUZ>) -> tensor<3x50xf8E4M3B11FNUZ>
    %54 = stablehlo.constant dense<4.0> : tensor<3x50xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%51, %54) {has_side_effect = true} : (tensor<3x50xf8E4M3B11FNUZ>, tensor<3x50xf8E4M3B11FNUZ>) -> ()
    return
  }
}
// -----
// map of f8E5M2
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<2.0> : tensor<f8E5M2>
    %1 = stablehlo.constant dense<-2.0> : tensor<f8E5M2>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<f8E5M2>, %4: tensor<f8E5M2>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
      "stablehlo.return"(%5) : (tensor<f8E5M2>) -> ()
    }) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
    %6 = stablehlo.constant dense<-4.0> : tensor<f8E5M2>
    stablehlo.custom_call @check.expect_eq(%2, %6) {has_side_effect = true} : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%8: tensor<f8E5M2>, %9: tensor<f8E5M2>):
      "stablehlo.return"(%9) : (tensor<f8E5M2>) -> ()
    }) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
    stablehlo.custom_call @check.expect_eq(%7, %1) {has_side_effect = true} : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
    %10 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%12: tensor<f8E5M2>):
      %13 = "stablehlo.maximum"(%12, %10) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
      "stablehlo.return"(%13) : (tensor<f8E5M2>) -> ()
    }) : (tensor<f8E5M2>) -> tensor<f8E5M2>
    stablehlo.custom_call @check.expect_eq(%11, %0) {has_side_effect = true} : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
    %14 = stablehlo.constant dense<[1.0, -2.0, 0.0, 0.0, -1.0]> : tensor<5xf8E5M2>
    %15 = stablehlo.constant dense<[-2.0, -2.0, 1.0, 2.0, -1.0]> : tensor<5xf8E5M2>
    %16 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0>}> ({
      ^bb0(%17: tensor<f8E5M2>, %18: tensor<f8E5M2>):
      %19 = "stablehlo.multiply"(%17, %18) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
      "stablehlo.return"(%19) : (tensor<f8E5M2>) -> ()
    }) : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> tensor<5xf8E5M2>
    %20 = stablehlo.constant dense<[-2.0, 4.0, 0.0, 0.0, 1.0]> : tensor<5xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%16, %20) {has_side_effect = true} : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
    %21 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0>}> ({
      ^bb0(%22: tensor<f8E5M2>, %23: tensor<f8E5M2>):
      "stablehlo.return"(%23) : (tensor<f8E5M2>) -> ()
    }) : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> tensor<5xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%21, %15) {has_side_effect = true} : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
    %24 = "stablehlo.map"(%14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%25: tensor<f8E5M2>):
      %26 = "stablehlo.maximum"(%25, %10) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
      "stablehlo.return"(%26) : (tensor<f8E5M2>) -> ()
    }) : (tensor<5xf8E5M2>) -> tensor<5xf8E5M2>
    %27 = stablehlo.constant dense<[1.0, 0.0, 0.0, 0.0, 0.0]> : tensor<5xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%24, %27) {has_side_effect = true} : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
    %28 = stablehlo.constant dense<[[1.0, -1.0, 2.0], [-1.0, -2.0, 2.0]]> : tensor<2x3xf8E5M2>
    %29 = stablehlo.constant dense<[[2.0, -2.0, -1.0], [-1.0, 2.0, -1.0]]> : tensor<2x3xf8E5M2>
    %30 = "stablehlo.map"(%28, %29) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%31: tensor<f8E5M2>, %32: tensor<f8E5M2>):
      %33 = "stablehlo.multiply"(%31, %32) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
      "stablehlo.return"(%33) : (tensor<f8E5M2>) -> ()
    }) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
    %34 = stablehlo.constant dense<[[2.0, 2.0, -2.0], [1.0, -4.0, -2.0]]> : tensor<2x3xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%30, %34) {has_side_effect = true} : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
    %35 = "stablehlo.map"(%28, %29) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%36: tensor<f8E5M2>, %37: tensor<f8E5M2>):
      "stablehlo.return"(%37) : (tensor<f8E5M2>) -> ()
    }) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%35, %29) {has_side_effect = true} : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
    %38 = "stablehlo.map"(%28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%39: tensor<f8E5M2>):
      %40 = "stablehlo.maximum"(%39, %10) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
      "stablehlo.return"(%40) : (tensor<f8E5M2>) -> ()
    }) : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
    %41 = stablehlo.constant dense<[[1.0, 0.0, 2.0], [0.0, 0.0, 2.0]]> : tensor<2x3xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%38, %41) {has_side_effect = true} : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
    %42 = stablehlo.constant dense<"0x3CBC00BCC03C3C3C00BC3CBC3CC0C03C3C403CC0BC403C403CC0C0C000C0003C00BC4000C0403CC0C0BCC0C03C00C0C0403C003CBC404000BCC040BCC00040BC3CC0C04000403C003CBC3C3CBC3CBCBCC0C0C0BC00403C00BCBCBC0000404000BCC0BC00C040BCC0C0403C4040BCBCC0BC3CBCC03C3C3CBCC03C3C3CBC00C00040C03C404040C0C040BC3CC000404040BCC000C03C00"> : tensor<3x50xf8E5M2>
    %43 = stablehlo.constant dense<"0xC0BCC03C40403CBCC0BCBC00C040C0C0BC4040BCBCBC003C3CC000BC3CC03CBCBC3C3CC03C003CC0BC00BCBC40C0BC3C400000BCBCBC40BC3C3CC0C0003C40C040400040BC000000BC40403C3C00403C3C4040BCBCBCBC00BC3C3C3CC0C0BC3CC0C0003CC0BC3C00C000BCBC0040403CC0C03C403C0040BCBC00403C403C4000BCBC00000000C040BC40C0403CBC003C3CBC003C00BC"> : tensor<3x50xf8E5M2>
    %44 = "stablehlo.map"(%42, %43) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%45: tensor<f8E5M2>, %46: tensor<f8E5M2>):
      %47 = "stablehlo.multiply"(%45, %46) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
      "stablehlo.return"(%47) : (tensor<f8E5M2>) -> ()
    }) : (tensor<3x50xf8E5M2>, tensor<3x50xf8E5M2>) -> tensor<3x50xf8E5M2>
    %48 = stablehlo.constant dense<"0xC03C80BCC4403CBC803CBC80C0C444C0BC4440403CC000403C448040004400BC80BC4080C0003C4440804040408040C0440000BC3CC04480BCC0C4408000444040C4804480000000BCC0403CBC00C0BCC0C4C43C80C0BC003CBCBC0080C4C0004044800044C0BC804400BCC000C0C0C040C0BCC43C00403C4000403CC000C400C0400000000044C4C0C0C0C400C00040BC4000C00080"> : tensor<3x50xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%44, %48) {has_side_effect = true} : (tensor<3x50xf8E5M2>, tensor<3x50xf8E5M2>) -> ()
    %49 = "stablehlo.map"(%42, %43) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%50: tensor<f8E5M2>, %51: tensor<f8E5M2>):
      "stablehlo.return"(%51) : (tensor<f8E5M2>) -> ()
    }) : (tensor<3x50xf8E5M2>, tensor<3x50xf8E5M2>) -> tensor<3x50xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%49, %43) {has_side_effect = true} : (tensor<3x50xf8E5M2>, tensor<3x50xf8E5M2>) -> ()
    %52 = "stablehlo.map"(%42) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%53: tensor<f8E5M2>):
      %54 = "stablehlo.maximum"(%53, %10) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
      "stablehlo.return"(%54) : (tensor<f8E5M2>) -> ()
    }) : (tensor<3x50xf8E5M2>) -> tensor<3x50xf8E5M2>
    %55 = stablehlo.constant dense<"0x3C000000003C3C3C00003C003C00003C3C403C0000403C403C0000000000003C0000400000403C00000000003C000000403C003C0040400000004000000040003C00004000403C003C003C3C003C00000000000000403C000000000000404000000000000040000000403C4040000000003C00003C3C3C00003C3C3C0000000040003C404040000040003C0000404040000000003C00"> : tensor<3x50xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%52, %55) {has_side_effect = true} : (tensor<3x50xf8E5M2>, tensor<3x50xf8E5M2>) -> ()
    return
  }
}
// -----
// map of f8E5M2FNUZ
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
    %1 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%2: tensor<f8E5M2FNUZ>, %3: tensor<f8E5M2FNUZ>):
      %4 = "stablehlo.multiply"(%2, %3) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
      "stablehlo.return"(%4) : (tensor<f8E5M2FNUZ>) -> ()
    }) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
    %5 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%6: tensor<f8E5M2FNUZ>, %7: tensor<f8E5M2FNUZ>):
      "stablehlo.return"(%7) : (tensor<f8E5M2FNUZ>) -> ()
    }) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%5, %0) {has_side_effect = true} : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
    %8 = stablehlo.constant dense<4.0> : tensor<f8E5M2FNUZ>
    %9 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%10: tensor<f8E5M2FNUZ>):
      %11 = "stablehlo.maximum"(%10, %8) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
      "stablehlo.return"(%11) : (tensor<f8E5M2FNUZ>) -> ()
    }) : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%9, %8) {has_side_effect = true} : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
    %12 = stablehlo.constant dense<[0.0, 0.0, -1.0, 2.0, -2.0]> : tensor<5xf8E5M2FNUZ>
    %13 = stablehlo.constant dense<[1.0, 0.0, -2.0, -2.0, -1.0]> : tensor<5xf8E5M2FNUZ>
    %14 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%15: tensor<f8E5M2FNUZ>, %16: tensor<f8E5M2FNUZ>):
      %17 = "stablehlo.multiply"(%15, %16) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
      "stablehlo.return"(%17) : (tensor<f8E5M2FNUZ>) -> ()
    }) : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
    %18 = stablehlo.constant dense<[0.0, 0.0, 2.0, -4.0, 2.0]> : tensor<5xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%14, %18) {has_side_effect = true} : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
    %19 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%20: tensor<f8E5M2FNUZ>, %21: tensor<f8E5M2FNUZ>):
      "stablehlo.return"(%21) : (tensor<f8E5M2FNUZ>) -> ()
    }) : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%19, %13) {has_side_effect = true} : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
    %22 = "stablehlo.map"(%12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%23: tensor<f8E5M2FNUZ>):
      %24 = "stablehlo.maximum"(%23, %8) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
      "stablehlo.return"(%24) : (tensor<f8E5M2FNUZ>) -> ()
    }) : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
    %25 = stablehlo.constant dense<4.0> : tensor<5xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%22, %25) {has_side_effect = true} : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
    %26 = stablehlo.constant dense<[[-2.0, 1.0, 1.0], [2.0, 1.0, -1.0]]> : tensor<2x3xf8E5M2FNUZ>
    %27 = stablehlo.constant dense<[[0.0, 2.0, -2.0], [-1.0, -2.0, 0.0]]> : tensor<2x3xf8E5M2FNUZ>
    %28 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%29: tensor<f8E5M2FNUZ>, %30: tensor<f8E5M2FNUZ>):
      %31 = "stablehlo.multiply"(%29, %30) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
      "stablehlo.return"(%31) : (tensor<f8E5M2FNUZ>) -> ()
    }) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
    %32 = stablehlo.constant dense<[[0.0, 2.0, -2.0], [-2.0, -2.0, 0.0]]> : tensor<2x3xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%28, %32) {has_side_effect = true} : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
    %33 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%34: tensor<f8E5M2FNUZ>, %35: tensor<f8E5M2FNUZ>):
      "stablehlo.return"(%35) : (tensor<f8E5M2FNUZ>) -> ()
    }) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%33, %27) {has_side_effect = true} : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
    %36 = "stablehlo.map"(%26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%37: tensor<f8E5M2FNUZ>):
      %38 = "stablehlo.maximum"(%37, %8) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
      "stablehlo.return"(%38) : (tensor<f8E5M2FNUZ>) -> ()
    }) : (tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
    %39 = stablehlo.constant dense<4.0> : tensor<2x3xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%36, %39) {has_side_effect = true} : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
    %40 = stablehlo.constant dense<"0x0040C04000444440C00040C4400044C00000C00000C044C4C444C4C4C04040C0C4C040C0004444C000444044C4C040C044C0C400400000C0000000C4C4C400C44440440040404440C04400C0004444C4C444C44044004040C04400C0C4404040C440444000444040C044404040C0C040C040404444C440C400C44000404040C044C000C0C044C44400C444C0C0400044444040C44444"> : tensor<3x50xf8E5M2FNUZ>
    %41 = stablehlo.constant dense<"0xC000444000C0C0C440C4C4404440C4400000C44000C0C04400444400C0C444C040C0C4C040C4C40000C0C4C000C040C400C000C444C440400040C0004044404000C04040C000C4C4C0C04040C0C440C4000044C44040404000C00040C040C0C4004444C0C40044C0C4400000C0C4C444C440C4C440444044C4C40044C4C4C0C4C000C4C4C4C0C444C0C444C44400C4C000404440C0C0"> : tensor<3x50xf8E5M2FNUZ>
    %42 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%43: tensor<f8E5M2FNUZ>, %44: tensor<f8E5M2FNUZ>):
      %45 = "stablehlo.multiply"(%43, %44) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
      "stablehlo.return"(%45) : (tensor<f8E5M2FNUZ>) -> ()
    }) : (tensor<3x50xf8E5M2FNUZ>, tensor<3x50xf8E5M2FNUZ>) -> tensor<3x50xf8E5M2FNUZ>
    %46 = stablehlo.constant dense<"0x0000C44000C4C4C4C000C4C44400C8C0000044000040C4C80048C80040C44440C440C44000C8C80000C4C4C40040404400400000440000C000000000C4C800C400C04400C000C8C440C400C000C844480000C8C44400404000C400C04440C0C4004448C0000044C044440000C04444444440C4C844C840C800480000C4C4C044C400004444C4484800484844C40000C4004044C4C4C4"> : tensor<3x50xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%42, %46) {has_side_effect = true} : (tensor<3x50xf8E5M2FNUZ>, tensor<3x50xf8E5M2FNUZ>) -> ()
    %47 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%48: tensor<f8E5M2FNUZ>, %49: tensor<f8E5M2FNUZ>):
      "stablehlo.return"(%49) : (tensor<f8E5M2FNUZ>) -> ()
    }) : (tensor<3x50xf8E5M2FNUZ>, tensor<3x50xf8E5M2FNUZ>) -> tensor<3x50xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%47, %41) {has_side_effect = true} : (tensor<3x50xf8E5M2FNUZ>, tensor<3x50xf8E5M2FNUZ>) -> ()
    %50 = "stablehlo.map"(%40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%51: tensor<f8E5M2FNUZ>):
      %52 = "stablehlo.maximum"(%51, %8) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
      "stablehlo.return"(%52) : (tensor<f8E5M2FNUZ>) -> ()
    }) : (tensor<3x50xf8E5M2FNUZ>) -> tensor<3x50xf8E5M2FNUZ>
    %53 = stablehlo.constant dense<4.0> : tensor<3x50xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%50, %53) {has_side_effect = true} : (tensor<3x50xf8E5M2FNUZ>, tensor<3x50xf8E5M2FNUZ>) -> ()
    return
  }
}
// -----
// map of f8E8M0FNU
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
    %1 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%2: tensor<f8E8M0FNU>, %3: tensor<f8E8M0FNU>):
      %4 = "stablehlo.multiply"(%2, %3) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
      "stablehlo.return"(%4) : (tensor<f8E8M0FNU>) -> ()
    }) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
    %5 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%6: tensor<f8E8M0FNU>, %7: tensor<f8E8M0FNU>):
      "stablehlo.return"(%7) : (tensor<f8E8M0FNU>) -> ()
    }) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%5, %0) {has_side_effect = true} : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
    %8 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%9: tensor<f8E8M0FNU>):
      %10 = "stablehlo.maximum"(%9, %0) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
      "stablehlo.return"(%10) : (tensor<f8E8M0FNU>) -> ()
    }) : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%8, %0) {has_side_effect = true} : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
    %11 = stablehlo.constant dense<[1.0, 0.5, 1.0, 0.5, 0.5]> : tensor<5xf8E8M0FNU>
    %12 = stablehlo.constant dense<[0.5, 0.5, 0.5, 0.5, 2.0]> : tensor<5xf8E8M0FNU>
    %13 = "stablehlo.map"(%11, %12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%14: tensor<f8E8M0FNU>, %15: tensor<f8E8M0FNU>):
      %16 = "stablehlo.multiply"(%14, %15) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
      "stablehlo.return"(%16) : (tensor<f8E8M0FNU>) -> ()
    }) : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
    %17 = stablehlo.constant dense<[0.5, 0.25, 0.5, 0.25, 1.0]> : tensor<5xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%13, %17) {has_side_effect = true} : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
    %18 = "stablehlo.map"(%11, %12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%19: tensor<f8E8M0FNU>, %20: tensor<f8E8M0FNU>):
      "stablehlo.return"(%20) : (tensor<f8E8M0FNU>) -> ()
    }) : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%18, %12) {has_side_effect = true} : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
    %21 = "stablehlo.map"(%11) <{dimensions = array<i64: 0>}> ({
      ^bb0(%22: tensor<f8E8M0FNU>):
      %23 = "stablehlo.maximum"(%22, %0) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
      "stablehlo.return"(%23) : (tensor<f8E8M0FNU>) -> ()
    }) : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
    %24 = stablehlo.constant dense<1.0> : tensor<5xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%21, %24) {has_side_effect = true} : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
    %25 = stablehlo.constant dense<[[0.5, 0.5, 0.5], [0.5, 1.0, 0.5]]> : tensor<2x3xf8E8M0FNU>
    %26 = stablehlo.constant dense<[[0.5, 1.0, 1.0], [1.0, 0.5, 1.0]]> : tensor<2x3xf8E8M0FNU>
    %27 = "stablehlo.map"(%25, %26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%28: tensor<f8E8M0FNU>, %29: tensor<f8E8M0FNU>):
      %30 = "stablehlo.multiply"(%28, %29) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
      "stablehlo.return"(%30) : (tensor<f8E8M0FNU>) -> ()
    }) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
    %31 = stablehlo.constant dense<[[0.25, 0.5, 0.5], [0.5, 0.5, 0.5]]> : tensor<2x3xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%27, %31) {has_side_effect = true} : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
    %32 = "stablehlo.map"(%25, %26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%33: tensor<f8E8M0FNU>, %34: tensor<f8E8M0FNU>):
      "stablehlo.return"(%34) : (tensor<f8E8M0FNU>) -> ()
    }) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%32, %26) {has_side_effect = true} : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
    %35 = "stablehlo.map"(%25) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%36: tensor<f8E8M0FNU>):
      %37 = "stablehlo.maximum"(%36, %0) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
      "stablehlo.return"(%37) : (tensor<f8E8M0FNU>) -> ()
    }) : (tensor<2x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
    %38 = stablehlo.constant dense<1.0> : tensor<2x3xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%35, %38) {has_side_effect = true} : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
    %39 = stablehlo.constant dense<"0x807F7E7E807E7E7F7F807F7F80807E80807E8080807F7F807E80807F807F7E7E807F7F7E807E7E7F7F7E7E807F808080807E7E7F7E7E807F807F7E7E7E807E7E7F7F7E7F807F7F7F7E7F7E7F7F7F807E7F807E807F7E80807E7E8080807F80807F807E7F7F7E80807F807F7E8080807F7E7E7F7F7E7F807F7F7E807E8080808080807F7F807F807F8080807E7F807E7E7E7E7E7F807E"> : tensor<3x50xf8E8M0FNU>
    %40 = stablehlo.constant dense<"0x7F80808080807E7F7E7E7F7E80807F7E80807F807E7E7E807E7E7F7E807E80807F7E807F7F7F7F7F7E7F7F80807E7E7F807F7F807F807E7E807E7E807E8080807E7F7E807E7E80807E7F7F7F80807E7F80807F80807E807E7F7E7E7F7E7F7F807E807E7E7F7E807F7E7F80807F7E7F807E7F807F7F7E7F7F7E7E7E807F7E7E7E8080807F7E807E7F807E7F7F80807E807E807F7F807F"> : tensor<3x50xf8E8M0FNU>
    %41 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%42: tensor<f8E8M0FNU>, %43: tensor<f8E8M0FNU>):
      %44 = "stablehlo.multiply"(%42, %43) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
      "stablehlo.return"(%44) : (tensor<f8E8M0FNU>) -> ()
    }) : (tensor<3x50xf8E8M0FNU>, tensor<3x50xf8E8M0FNU>) -> tensor<3x50xf8E8M0FNU>
    %45 = stablehlo.constant dense<"0x80807F7F817F7D7F7E7F7F7E81817E7F817F80817F7E7E817D7F807E817E7F7F807E807E807E7E7F7E7E7E81807F7F80817E7E807E7F7F7E817E7D7F7D817F7F7E7F7D807F7E80807D7F7E7F80807F7E80817E81807D817F7E7D7F807F7F80817E817D7E7F7D81807E80807F807F80807D7E807F7E7E807F7E7D7F7F807F7F7F8181807F7F807F7F817F807E80817D7F7D7F7E7F817E"> : tensor<3x50xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%41, %45) {has_side_effect = true} : (tensor<3x50xf8E8M0FNU>, tensor<3x50xf8E8M0FNU>) -> ()
    %46 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%47: tensor<f8E8M0FNU>, %48: tensor<f8E8M0FNU>):
      "stablehlo.return"(%48) : (tensor<f8E8M0FNU>) -> ()
    }) : (tensor<3x50xf8E8M0FNU>, tensor<3x50xf8E8M0FNU>) -> tensor<3x50xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%46, %40) {has_side_effect = true} : (tensor<3x50xf8E8M0FNU>, tensor<3x50xf8E8M0FNU>) -> ()
    %49 = "stablehlo.map"(%39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%50: tensor<f8E8M0FNU>):
      %51 = "stablehlo.maximum"(%50, %0) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
      "stablehlo.return"(%51) : (tensor<f8E8M0FNU>) -> ()
    }) : (tensor<3x50xf8E8M0FNU>) -> tensor<3x50xf8E8M0FNU>
    %52 = stablehlo.constant dense<"0x807F7F7F807F7F7F7F807F7F80807F80807F8080807F7F807F80807F807F7F7F807F7F7F807F7F7F7F7F7F807F808080807F7F7F7F7F807F807F7F7F7F807F7F7F7F7F7F807F7F7F7F7F7F7F7F7F807F7F807F807F7F80807F7F8080807F80807F807F7F7F7F80807F807F7F8080807F7F7F7F7F7F7F807F7F7F807F8080808080807F7F807F807F8080807F7F807F7F7F7F7F7F807F"> : tensor<3x50xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%49, %52) {has_side_effect = true} : (tensor<3x50xf8E8M0FNU>, tensor<3x50xf8E8M0FNU>) -> ()
    return
  }
}
// -----
// map of bf16
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<1.0> : tensor<bf16>
    %1 = stablehlo.constant dense<0.0> : tensor<bf16>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<bf16>, %4: tensor<bf16>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%5) : (tensor<bf16>) -> ()
    }) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    stablehlo.custom_call @check.expect_eq(%2, %1) {has_side_effect = true} : (tensor<bf16>, tensor<bf16>) -> ()
    %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%7: tensor<bf16>, %8: tensor<bf16>):
      "stablehlo.return"(%8) : (tensor<bf16>) -> ()
    }) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    stablehlo.custom_call @check.expect_eq(%6, %1) {has_side_effect = true} : (tensor<bf16>, tensor<bf16>) -> ()
    %9 = stablehlo.constant dense<-1.0> : tensor<bf16>
    %10 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%11: tensor<bf16>):
      %12 = "stablehlo.maximum"(%11, %9) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%12) : (tensor<bf16>) -> ()
    }) : (tensor<bf16>) -> tensor<bf16>
    stablehlo.custom_call @check.expect_eq(%10, %0) {has_side_effect = true} : (tensor<bf16>, tensor<bf16>) -> ()
    %13 = stablehlo.constant dense<[1.0, 0.0, 1.0, 0.0, 2.0]> : tensor<5xbf16>
    %14 = stablehlo.constant dense<[1.0, 2.0, -1.0, 0.0, 0.0]> : tensor<5xbf16>
    %15 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%16: tensor<bf16>, %17: tensor<bf16>):
      %18 = "stablehlo.multiply"(%16, %17) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%18) : (tensor<bf16>) -> ()
    }) : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xbf16>
    %19 = stablehlo.constant dense<[1.0, 0.0, -1.0, 0.0, 0.0]> : tensor<5xbf16>
    stablehlo.custom_call @check.expect_eq(%15, %19) {has_side_effect = true} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
    %20 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%21: tensor<bf16>, %22: tensor<bf16>):
      "stablehlo.return"(%22) : (tensor<bf16>) -> ()
    }) : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xbf16>
    stablehlo.custom_call @check.expect_eq(%20, %14) {has_side_effect = true} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
    %23 = "stablehlo.map"(%13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%24: tensor<bf16>):
      %25 = "stablehlo.maximum"(%24, %9) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%25) : (tensor<bf16>) -> ()
    }) : (tensor<5xbf16>) -> tensor<5xbf16>
    stablehlo.custom_call @check.expect_eq(%23, %13) {has_side_effect = true} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
    %26 = stablehlo.constant dense<[[0.0, -1.0, 1.0], [2.0, 2.0, -1.0]]> : tensor<2x3xbf16>
    %27 = stablehlo.constant dense<[[-2.0, -1.0, 0.0], [2.0, -1.0, 0.0]]> : tensor<2x3xbf16>
    %28 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%29: tensor<bf16>, %30: tensor<bf16>):
      %31 = "stablehlo.multiply"(%29, %30) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%31) : (tensor<bf16>) -> ()
    }) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %32 = stablehlo.constant dense<[[-0.0, 1.0, 0.0], [4.0, -2.0, -0.0]]> : tensor<2x3xbf16>
    stablehlo.custom_call @check.expect_eq(%28, %32) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
    %33 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%34: tensor<bf16>, %35: tensor<bf16>):
      "stablehlo.return"(%35) : (tensor<bf16>) -> ()
    }) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    stablehlo.custom_call @check.expect_eq(%33, %27) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
    %36 = "stablehlo.map"(%26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%37: tensor<bf16>):
      %38 = "stablehlo.maximum"(%37, %9) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%38) : (tensor<bf16>) -> ()
    }) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
    stablehlo.custom_call @check.expect_eq(%36, %26) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
    %39 = stablehlo.constant dense<"0x80BF000000C00040004000C0803F00C000C000C00040004080BF803F0040803F803F0000803F00C0000080BF00C0803F803F0040000080BF803F000000000000803F00C080BF80BF803F00000000004000C0004000C080BF00C0004000C000400000803F803F803F80BF00C00000000000C000C080BF80BF004080BF00000000803F803F00C0803F803F00C0803F80BF00C080BF0000000080BF0040803F00C000400040803F00C000C0000000C0803F803F803F000000400000803F004080BF00C000C0000000C0004000000040000000C0803F00C0803F80BF004000C0803F803F004000C0004000C000C0004000000000000080BF803F80BF803F00400000000000C0004000C000000000803F00C0004000C000C000C00040803F80BF0000803F000080BF00C0004000C0"> : tensor<3x50xbf16>
    %40 = stablehlo.constant dense<"0x803F80BF000080BF80BF0000004000C000C0803F000000400040000080BF0000004000C00000803F004000C0000080BF000000C0004080BF00000040803F004000000000803F80BF803F80BF803F80BF004080BF803F80BF00C00040000080BF00000040803F803F00C0803F803F004000C0000000C080BF803F803F80BF000080BF004000C000C0803F00C0803F803F0040000000C080BF0000000000400040000000C080BF00400040803F803F0000000000C0803F803F000000C0803F00C0803F00400040803F803F00C0803F80BF803F00C080BF000080BF803F803F00400000000080BF00C0803F803F803F803F80BF80BF00000040803F803F000080BF004000C080BF004000000040803F0000803F00C00040803F80BF0040803F004000C000C00040803F803F0040"> : tensor<3x50xbf16>
    %41 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%42: tensor<bf16>, %43: tensor<bf16>):
      %44 = "stablehlo.multiply"(%42, %43) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%44) : (tensor<bf16>) -> ()
    }) : (tensor<3x50xbf16>, tensor<3x50xbf16>) -> tensor<3x50xbf16>
    %45 = stablehlo.constant dense<"0x80BF0080008000C000C0008000408040804000C00000804000C0000000C0000000400080000000C000000040008080BF000080C00000803F00000000000000000000008080BF803F803F0080000000C080C000C000C0803F80408040008000C000000040803F803F004000C000000000804000800040803F004080BF0080000080BF0040804000C0803F8040803F80BF80C000800080008000800000004080C0000080C080BF80C080C0000000C00000000000C000000040000000C00040004000C080C0000000C0004000800040008000C000C000400000803F004000C0004000000000004080C000C000C000400000008000800080004080BF803F000000800000804000C080C000000000803F00800040804080C000C000C0004080BF000000C0008000C000C0004080C0"> : tensor<3x50xbf16>
    stablehlo.custom_call @check.expect_eq(%41, %45) {has_side_effect = true} : (tensor<3x50xbf16>, tensor<3x50xbf16>) -> ()
    %46 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%47: tensor<bf16>, %48: tensor<bf16>):
      "stablehlo.return"(%48) : (tensor<bf16>) -> ()
    }) : (tensor<3x50xbf16>, tensor<3x50xbf16>) -> tensor<3x50xbf16>
    stablehlo.custom_call @check.expect_eq(%46, %40) {has_side_effect = true} : (tensor<3x50xbf16>, tensor<3x50xbf16>) -> ()
    %49 = "stablehlo.map"(%39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%50: tensor<bf16>):
      %51 = "stablehlo.maximum"(%50, %9) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%51) : (tensor<bf16>) -> ()
    }) : (tensor<3x50xbf16>) -> tensor<3x50xbf16>
    %52 = stablehlo.constant dense<"0x80BF000080BF0040004080BF803F80BF80BF80BF0040004080BF803F0040803F803F0000803F80BF000080BF80BF803F803F0040000080BF803F000000000000803F80BF80BF80BF803F00000000004080BF004080BF80BF80BF004080BF00400000803F803F803F80BF80BF0000000080BF80BF80BF80BF004080BF00000000803F803F80BF803F803F80BF803F80BF80BF80BF0000000080BF0040803F80BF00400040803F80BF80BF000080BF803F803F803F000000400000803F004080BF80BF80BF000080BF004000000040000080BF803F80BF803F80BF004080BF803F803F004080BF004080BF80BF004000000000000080BF803F80BF803F00400000000080BF004080BF00000000803F80BF004080BF80BF80BF0040803F80BF0000803F000080BF80BF004080BF"> : tensor<3x50xbf16>
    stablehlo.custom_call @check.expect_eq(%49, %52) {has_side_effect = true} : (tensor<3x50xbf16>, tensor<3x50xbf16>) -> ()
    return
  }
}
// -----
// map of f16
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<2.0> : tensor<f16>
    %1 = stablehlo.constant dense<-2.0> : tensor<f16>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<f16>, %4: tensor<f16>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%5) : (tensor<f16>) -> ()
    }) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    %6 = stablehlo.constant dense<-4.0> : tensor<f16>
    stablehlo.custom_call @check.expect_eq(%2, %6) {has_side_effect = true} : (tensor<f16>, tensor<f16>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%8: tensor<f16>, %9: tensor<f16>):
      "stablehlo.return"(%9) : (tensor<f16>) -> ()
    }) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    stablehlo.custom_call @check.expect_eq(%7, %1) {has_side_effect = true} : (tensor<f16>, tensor<f16>) -> ()
    %10 = stablehlo.constant dense<0.0> : tensor<f16>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%12: tensor<f16>):
      %13 = "stablehlo.maximum"(%12, %10) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%13) : (tensor<f16>) -> ()
    }) : (tensor<f16>) -> tensor<f16>
    stablehlo.custom_call @check.expect_eq(%11, %0) {has_side_effect = true} : (tensor<f16>, tensor<f16>) -> ()
    %14 = stablehlo.constant dense<[-1.0, 0.0, -1.0, 1.0, 1.0]> : tensor<5xf16>
    %15 = stablehlo.constant dense<[-1.0, -2.0, 1.0, 2.0, 0.0]> : tensor<5xf16>
    %16 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0>}> ({
      ^bb0(%17: tensor<f16>, %18: tensor<f16>):
      %19 = "stablehlo.multiply"(%17, %18) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%19) : (tensor<f16>) -> ()
    }) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
    %20 = stablehlo.constant dense<[1.0, -0.0, -1.0, 2.0, 0.0]> : tensor<5xf16>
    stablehlo.custom_call @check.expect_eq(%16, %20) {has_side_effect = true} : (tensor<5xf16>, tensor<5xf16>) -> ()
    %21 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0>}> ({
      ^bb0(%22: tensor<f16>, %23: tensor<f16>):
      "stablehlo.return"(%23) : (tensor<f16>) -> ()
    }) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
    stablehlo.custom_call @check.expect_eq(%21, %15) {has_side_effect = true} : (tensor<5xf16>, tensor<5xf16>) -> ()
    %24 = "stablehlo.map"(%14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%25: tensor<f16>):
      %26 = "stablehlo.maximum"(%25, %10) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%26) : (tensor<f16>) -> ()
    }) : (tensor<5xf16>) -> tensor<5xf16>
    %27 = stablehlo.constant dense<[0.0, 0.0, 0.0, 1.0, 1.0]> : tensor<5xf16>
    stablehlo.custom_call @check.expect_eq(%24, %27) {has_side_effect = true} : (tensor<5xf16>, tensor<5xf16>) -> ()
    %28 = stablehlo.constant dense<[[-2.0, -1.0, 1.0], [-1.0, 2.0, -1.0]]> : tensor<2x3xf16>
    %29 = stablehlo.constant dense<[[0.0, -2.0, -1.0], [1.0, -1.0, 0.0]]> : tensor<2x3xf16>
    %30 = "stablehlo.map"(%28, %29) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%31: tensor<f16>, %32: tensor<f16>):
      %33 = "stablehlo.multiply"(%31, %32) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%33) : (tensor<f16>) -> ()
    }) : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %34 = stablehlo.constant dense<[[-0.0, 2.0, -1.0], [-1.0, -2.0, -0.0]]> : tensor<2x3xf16>
    stablehlo.custom_call @check.expect_eq(%30, %34) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
    %35 = "stablehlo.map"(%28, %29) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%36: tensor<f16>, %37: tensor<f16>):
      "stablehlo.return"(%37) : (tensor<f16>) -> ()
    }) : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    stablehlo.custom_call @check.expect_eq(%35, %29) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
    %38 = "stablehlo.map"(%28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%39: tensor<f16>):
      %40 = "stablehlo.maximum"(%39, %10) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%40) : (tensor<f16>) -> ()
    }) : (tensor<2x3xf16>) -> tensor<2x3xf16>
    %41 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [0.0, 2.0, 0.0]]> : tensor<2x3xf16>
    stablehlo.custom_call @check.expect_eq(%38, %41) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
    %42 = stablehlo.constant dense<"0x00400040004000BC00C000C00000004000BC0040003C000000C000BC000000BC004000BC004000BC00C00000003C0000003C0000004000400040003C0040003C00C0000000BC00C0004000C000C000C000C0003C003C00C000400040000000BC00BC004000C0000000BC0040004000C00000003C00C000BC000000BC00BC00BC00000040003C00BC004000C00000003C0040004000000040003C003C00C0004000C0003C00C0004000C000C0003C0040003C000000C0003C004000BC00C0003C00C00000003C004000C00000003C004000C0003C003C0040003C003C00C000BC00400040004000BC00C00040003C00BC003C00C0000000C000BC003C004000BC0000003C00C000C000C0003C0000004000C000BC00BC00BC003C0000000000BC000000BC00C000C0000000C0"> : tensor<3x50xf16>
    %43 = stablehlo.constant dense<"0x004000BC00C000C000BC00BC0040004000BC00C0003C00BC004000BC00000000003C004000BC00C000C000C0000000BC0040003C00000000003C00C00000003C00C0004000C000BC00BC00BC0000000000C0004000C000C0003C00BC0040000000C0004000BC00BC0040000000C000BC00C000000040003C00C0000000C000000000004000C0000000BC00C00000000000400040003C003C003C00BC00BC0000000000BC004000BC00C000400000004000400000000000000040003C004000000040000000C0003C00C000C000C0004000BC00400000004000000040000000BC0040003C003C0000003C003C003C0040003C003C003C0000003C000000BC0040003C00C0003C00C0004000C0003C003C0000003C003C00BC003C003C004000C00000003C00C00040003C00BC"> : tensor<3x50xf16>
    %44 = "stablehlo.map"(%42, %43) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%45: tensor<f16>, %46: tensor<f16>):
      %47 = "stablehlo.multiply"(%45, %46) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%47) : (tensor<f16>) -> ()
    }) : (tensor<3x50xf16>, tensor<3x50xf16>) -> tensor<3x50xf16>
    %48 = stablehlo.constant dense<"0x004400C000C400400040004000000044003C00C4003C008000C4003C00000080004000C000C0004000440080000000800040000000000000004000C00000003C004400000040004000C00040008000800044004000C00044004000C000000080004000440040008000C0000000C400400080000000C400BC00800080004000800000004400C0008000C00044000000000044004400000040003C00BC00400000008000BC00C400C0004400C4000000440040000000800000004400BC00C4000000C4000000C000400044008000C000440040004000000044000000400080003C004400400040008000C00040003C00C0003C00C00000008000BC000000C000C0000000C000C0004400C400C000000040008000BC00BC003C003C000000000040000000BC004400C400000040"> : tensor<3x50xf16>
    stablehlo.custom_call @check.expect_eq(%44, %48) {has_side_effect = true} : (tensor<3x50xf16>, tensor<3x50xf16>) -> ()
    %49 = "stablehlo.map"(%42, %43) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%50: tensor<f16>, %51: tensor<f16>):
      "stablehlo.return"(%51) : (tensor<f16>) -> ()
    }) : (tensor<3x50xf16>, tensor<3x50xf16>) -> tensor<3x50xf16>
    stablehlo.custom_call @check.expect_eq(%49, %43) {has_side_effect = true} : (tensor<3x50xf16>, tensor<3x50xf16>) -> ()
    %52 = "stablehlo.map"(%42) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%53: tensor<f16>):
      %54 = "stablehlo.maximum"(%53, %10) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%54) : (tensor<f16>) -> ()
    }) : (tensor<3x50xf16>) -> tensor<3x50xf16>
    %55 = stablehlo.constant dense<"0x0040004000400000000000000000004000000040003C00000000000000000000004000000040000000000000003C0000003C0000004000400040003C0040003C000000000000000000400000000000000000003C003C00000040004000000000000000400000000000000040004000000000003C00000000000000000000000000000040003C0000004000000000003C0040004000000040003C003C000000400000003C0000004000000000003C0040003C00000000003C004000000000003C00000000003C004000000000003C00400000003C003C0040003C003C00000000004000400040000000000040003C0000003C0000000000000000003C004000000000003C000000000000003C000000400000000000000000003C000000000000000000000000000000000000"> : tensor<3x50xf16>
    stablehlo.custom_call @check.expect_eq(%52, %55) {has_side_effect = true} : (tensor<3x50xf16>, tensor<3x50xf16>) -> ()
    return
  }
}
// -----
// map of f32
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%2: tensor<f32>, %3: tensor<f32>):
      %4 = "stablehlo.multiply"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    %5 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%6: tensor<f32>, %7: tensor<f32>):
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_eq(%5, %0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    %8 = stablehlo.constant dense<2.0> : tensor<f32>
    %9 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%10: tensor<f32>):
      %11 = "stablehlo.maximum"(%10, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<f32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_eq(%9, %8) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    %12 = stablehlo.constant dense<[-1.0, -1.0, -1.0, -2.0, -1.0]> : tensor<5xf32>
    %13 = stablehlo.constant dense<[1.0, 2.0, 2.0, 1.0, -2.0]> : tensor<5xf32>
    %14 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%15: tensor<f32>, %16: tensor<f32>):
      %17 = "stablehlo.multiply"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %18 = stablehlo.constant dense<[-1.0, -2.0, -2.0, -2.0, 2.0]> : tensor<5xf32>
    stablehlo.custom_call @check.expect_eq(%14, %18) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    %19 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%20: tensor<f32>, %21: tensor<f32>):
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_eq(%19, %13) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    %22 = "stablehlo.map"(%12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%23: tensor<f32>):
      %24 = "stablehlo.maximum"(%23, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<5xf32>) -> tensor<5xf32>
    %25 = stablehlo.constant dense<2.0> : tensor<5xf32>
    stablehlo.custom_call @check.expect_eq(%22, %25) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    %26 = stablehlo.constant dense<[[2.0, 2.0, -1.0], [0.0, -1.0, -2.0]]> : tensor<2x3xf32>
    %27 = stablehlo.constant dense<[[1.0, 2.0, -2.0], [-1.0, 1.0, -2.0]]> : tensor<2x3xf32>
    %28 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%29: tensor<f32>, %30: tensor<f32>):
      %31 = "stablehlo.multiply"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = stablehlo.constant dense<[[2.0, 4.0, 2.0], [-0.0, -1.0, 4.0]]> : tensor<2x3xf32>
    stablehlo.custom_call @check.expect_eq(%28, %32) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    %33 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%34: tensor<f32>, %35: tensor<f32>):
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    stablehlo.custom_call @check.expect_eq(%33, %27) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    %36 = "stablehlo.map"(%26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%37: tensor<f32>):
      %38 = "stablehlo.maximum"(%37, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = stablehlo.constant dense<2.0> : tensor<2x3xf32>
    stablehlo.custom_call @check.expect_eq(%36, %39) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    %40 = stablehlo.constant dense<"0x000000C0000080BF000000C00000803F0000000000000000000000000000803F000000C0000080BF0000803F000080BF000000400000803F000000400000803F000000C0000000C00000000000000040000000000000004000000000000080BF0000000000000040000000C0000000400000803F0000803F000000000000803F000000C00000803F000080BF0000803F00000040000000C00000803F000080BF000080BF0000000000000040000080BF000080BF000080BF000000C0000000000000803F0000803F0000803F00000000000000400000004000000040000000400000803F000000C0000000000000004000000040000080BF0000000000000000000000C00000803F000000C0000000C00000803F000080BF0000803F00000040000080BF000000C000000000000000400000000000000040000080BF00000000000000C0000080BF0000004000000040000000C0000080BF0000803F000000400000000000000000000000C0000000C000000000000000400000803F0000000000000040000080BF00000000000000400000803F000000400000803F000000000000803F000080BF00000040000080BF000000C000000000000080BF000000C0000080BF000080BF000000C000000040000000400000004000000040000080BF000000C000000040000080BF0000803F0000803F00000040000080BF00000040000000C0000000400000803F000000C0000080BF000000C00000004000000040000000C000000000000000C0000080BF000000C000000040000000000000803F000000C000000000000000000000803F0000803F0000803F"> : tensor<3x50xf32>
    %41 = stablehlo.constant dense<"0x00000000000080BF0000803F000000000000803F0000803F000000C00000004000000000000080BF00000000000000C00000803F0000004000000040000080BF0000004000000040000080BF000000C0000080BF0000803F0000004000000000000000C0000000C00000803F00000040000080BF00000040000000C0000000C0000000400000803F0000004000000040000000C00000803F00000000000000C000000000000000400000803F0000803F000000C000000000000080BF0000803F000000C0000000C0000000C000000000000000C0000080BF0000803F000000400000004000000040000000000000803F00000000000000400000000000000040000000400000803F0000803F000000C00000004000000040000000C0000000400000803F000000400000803F000000400000803F00000040000080BF0000803F000000C000000040000080BF000080BF000000400000803F00000000000000C0000080BF000000C00000000000000000000080BF000080BF0000803F00000040000080BF00000000000000000000803F00000040000080BF0000000000000040000000400000803F00000040000000400000004000000000000080BF0000004000000040000000C0000000C00000004000000040000000C000000000000000C000000040000000400000803F0000000000000000000000C00000000000000000000000C000000040000000C0000000C0000000C0000080BF0000803F00000040000000400000803F000000C00000803F000080BF0000803F000000C0000000C0000000C0000000C00000803F000000C0000000C00000803F"> : tensor<3x50xf32>
    %42 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%43: tensor<f32>, %44: tensor<f32>):
      %45 = "stablehlo.multiply"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%45) : (tensor<f32>) -> ()
    }) : (tensor<3x50xf32>, tensor<3x50xf32>) -> tensor<3x50xf32>
    %46 = stablehlo.constant dense<"0x000000800000803F000000C00000000000000000000000000000008000000040000000800000803F0000000000000040000000400000004000008040000080BF000080C0000080C000000080000080C00000008000000040000000000000008000000080000080C0000000C000008040000080BF0000004000000080000000C0000080C00000803F000000C000000040000080C0000000C00000000000000040000000800000000000000040000080BF00000040000000800000004000000000000000C0000000C0000000C000000000000080C0000000C0000000400000804000000040000080C0000000000000004000000000000000C00000000000000000000080C00000803F000000C00000804000000040000000C0000000C000008040000080BF000080C0000000000000804000000000000080400000803F0000000000008040000000C0000000C0000000C0000080C0000080BF00000000000080C00000008000000080000000800000008000000080000000C00000803F00000000000000C000000080000000000000004000000040000000C0000000000000000000000040000080BF00008040000000C0000080C0000000000000803F000080C0000000C000000040000080400000804000008040000080C00000000000000040000080C000008040000080BF0000000000000000000080C000000080000000000000804000008040000000C00000804000000040000000400000004000008040000080C00000000000008040000080BF000000400000004000000080000000C0000080400000008000000000000000C0000000C00000803F"> : tensor<3x50xf32>
    stablehlo.custom_call @check.expect_eq(%42, %46) {has_side_effect = true} : (tensor<3x50xf32>, tensor<3x50xf32>) -> ()
    %47 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%48: tensor<f32>, %49: tensor<f32>):
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) : (tensor<3x50xf32>, tensor<3x50xf32>) -> tensor<3x50xf32>
    stablehlo.custom_call @check.expect_eq(%47, %41) {has_side_effect = true} : (tensor<3x50xf32>, tensor<3x50xf32>) -> ()
    %50 = "stablehlo.map"(%40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%51: tensor<f32>):
      %52 = "stablehlo.maximum"(%51, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) : (tensor<3x50xf32>) -> tensor<3x50xf32>
    %53 = stablehlo.constant dense<2.0> : tensor<3x50xf32>
    stablehlo.custom_call @check.expect_eq(%50, %53) {has_side_effect = true} : (tensor<3x50xf32>, tensor<3x50xf32>) -> ()
    return
  }
}
// -----
// map of f64
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<0.0> : tensor<f64>
    %1 = stablehlo.constant dense<2.0> : tensor<f64>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<f64>, %4: tensor<f64>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%5) : (tensor<f64>) -> ()
    }) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    stablehlo.custom_call @check.expect_eq(%2, %0) {has_side_effect = true} : (tensor<f64>, tensor<f64>) -> ()
    %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%7: tensor<f64>, %8: tensor<f64>):
      "stablehlo.return"(%8) : (tensor<f64>) -> ()
    }) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    stablehlo.custom_call @check.expect_eq(%6, %1) {has_side_effect = true} : (tensor<f64>, tensor<f64>) -> ()
    %9 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%10: tensor<f64>):
      %11 = "stablehlo.maximum"(%10, %0) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%11) : (tensor<f64>) -> ()
    }) : (tensor<f64>) -> tensor<f64>
    stablehlo.custom_call @check.expect_eq(%9, %0) {has_side_effect = true} : (tensor<f64>, tensor<f64>) -> ()
    %12 = stablehlo.constant dense<[1.0, 0.0, -1.0, -1.0, 1.0]> : tensor<5xf64>
    %13 = stablehlo.constant dense<[1.0, 1.0, 0.0, -2.0, 0.0]> : tensor<5xf64>
    %14 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%15: tensor<f64>, %16: tensor<f64>):
      %17 = "stablehlo.multiply"(%15, %16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%17) : (tensor<f64>) -> ()
    }) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %18 = stablehlo.constant dense<[1.0, 0.0, -0.0, 2.0, 0.0]> : tensor<5xf64>
    stablehlo.custom_call @check.expect_eq(%14, %18) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
    %19 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%20: tensor<f64>, %21: tensor<f64>):
      "stablehlo.return"(%21) : (tensor<f64>) -> ()
    }) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    stablehlo.custom_call @check.expect_eq(%19, %13) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
    %22 = "stablehlo.map"(%12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%23: tensor<f64>):
      %24 = "stablehlo.maximum"(%23, %0) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%24) : (tensor<f64>) -> ()
    }) : (tensor<5xf64>) -> tensor<5xf64>
    %25 = stablehlo.constant dense<[1.0, 0.0, 0.0, 0.0, 1.0]> : tensor<5xf64>
    stablehlo.custom_call @check.expect_eq(%22, %25) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
    %26 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [2.0, 1.0, -2.0]]> : tensor<2x3xf64>
    %27 = stablehlo.constant dense<[[-2.0, 2.0, 2.0], [0.0, 0.0, 1.0]]> : tensor<2x3xf64>
    %28 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%29: tensor<f64>, %30: tensor<f64>):
      %31 = "stablehlo.multiply"(%29, %30) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%31) : (tensor<f64>) -> ()
    }) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %32 = stablehlo.constant dense<[[-0.0, 2.0, 4.0], [0.0, 0.0, -2.0]]> : tensor<2x3xf64>
    stablehlo.custom_call @check.expect_eq(%28, %32) {has_side_effect = true} : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    %33 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%34: tensor<f64>, %35: tensor<f64>):
      "stablehlo.return"(%35) : (tensor<f64>) -> ()
    }) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    stablehlo.custom_call @check.expect_eq(%33, %27) {has_side_effect = true} : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    %36 = "stablehlo.map"(%26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%37: tensor<f64>):
      %38 = "stablehlo.maximum"(%37, %0) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%38) : (tensor<f64>) -> ()
    }) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %39 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [2.0, 1.0, 0.0]]> : tensor<2x3xf64>
    stablehlo.custom_call @check.expect_eq(%36, %39) {has_side_effect = true} : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    %40 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F000000000000F0BF0000000000000040000000000000000000000000000000400000000000000040000000000000F03F000000000000F03F0000000000000000000000000000F03F00000000000000C000000000000000400000000000000000000000000000000000000000000000C000000000000000000000000000000000000000000000F03F0000000000000040000000000000F0BF000000000000F03F00000000000000C0000000000000F0BF000000000000F0BF0000000000000000000000000000F0BF00000000000000C00000000000000000000000000000F03F000000000000F0BF000000000000F0BF00000000000000C00000000000000000000000000000F0BF000000000000F03F00000000000000C0000000000000F0BF000000000000004000000000000000C00000000000000040000000000000F03F000000000000F0BF00000000000000C000000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000000000000000000000000000000000000000000000000000F0BF000000000000000000000000000000C000000000000000400000000000000040000000000000F03F000000000000F0BF00000000000000000000000000000040000000000000F03F000000000000F0BF00000000000000400000000000000040000000000000F03F00000000000000C0000000000000F0BF000000000000F03F0000000000000000000000000000F03F000000000000F0BF00000000000000C0000000000000000000000000000000C0000000000000F0BF000000000000F03F000000000000F03F00000000000000C000000000000000400000000000000000000000000000004000000000000000400000000000000000000000000000F03F0000000000000000000000000000F0BF00000000000000C0000000000000F0BF0000000000000040000000000000F0BF00000000000000C0000000000000F03F00000000000000C0000000000000F0BF00000000000000C000000000000000C0000000000000F03F0000000000000000000000000000F03F000000000000F0BF0000000000000040000000000000F03F00000000000000C00000000000000000000000000000F03F000000000000F03F000000000000F03F00000000000000C0000000000000F0BF000000000000004000000000000000C0000000000000004000000000000000400000000000000000000000000000004000000000000000C0000000000000000000000000000000C00000000000000040000000000000F0BF00000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F00000000000000C0000000000000F0BF00000000000000C0000000000000F03F0000000000000040000000000000004000000000000000C000000000000000C000000000000000000000000000000040000000000000000000000000000000C000000000000000C0000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF00000000000000C00000000000000040"> : tensor<3x50xf64>
    %41 = stablehlo.constant dense<"0x00000000000000C00000000000000000000000000000F03F000000000000F0BF0000000000000000000000000000004000000000000000C000000000000000C00000000000000040000000000000F03F00000000000000C00000000000000040000000000000F0BF0000000000000040000000000000F0BF000000000000F03F000000000000F0BF000000000000000000000000000000C0000000000000F03F000000000000F0BF00000000000000000000000000000000000000000000F0BF000000000000F0BF00000000000000C0000000000000F0BF0000000000000000000000000000F0BF00000000000000C00000000000000000000000000000F03F0000000000000040000000000000F0BF000000000000F03F00000000000000C0000000000000000000000000000000C0000000000000F0BF000000000000000000000000000000C0000000000000F0BF0000000000000040000000000000F03F00000000000000C0000000000000004000000000000000C0000000000000F0BF000000000000F03F000000000000F0BF00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF00000000000000C0000000000000F0BF00000000000000C00000000000000000000000000000000000000000000000400000000000000040000000000000F03F000000000000F0BF00000000000000400000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000000000000000000000C0000000000000F03F000000000000F0BF00000000000000C00000000000000000000000000000F0BF000000000000004000000000000000000000000000000040000000000000F03F000000000000000000000000000000C0000000000000F0BF00000000000000C00000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000004000000000000000C0000000000000000000000000000000C0000000000000F0BF00000000000000C0000000000000F0BF00000000000000C000000000000000400000000000000040000000000000F03F00000000000000C0000000000000F0BF000000000000F0BF000000000000F03F000000000000F0BF000000000000004000000000000000C000000000000000C00000000000000000000000000000F03F0000000000000040000000000000004000000000000000C0000000000000F03F000000000000F0BF00000000000000000000000000000000000000000000000000000000000000C000000000000000400000000000000000000000000000F0BF00000000000000C0000000000000F03F000000000000F03F000000000000004000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F03F0000000000000040000000000000F03F000000000000F03F00000000000000C0000000000000F03F000000000000004000000000000000C0000000000000000000000000000000C000000000000000C00000000000000040000000000000F03F000000000000F0BF000000000000F0BF00000000000000C000000000000000C0000000000000004000000000000000C0"> : tensor<3x50xf64>
    %42 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%43: tensor<f64>, %44: tensor<f64>):
      %45 = "stablehlo.multiply"(%43, %44) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%45) : (tensor<f64>) -> ()
    }) : (tensor<3x50xf64>, tensor<3x50xf64>) -> tensor<3x50xf64>
    %46 = stablehlo.constant dense<"0x00000000000000800000000000000000000000000000F03F000000000000F03F0000000000000000000000000000000000000000000010C000000000000010C00000000000000040000000000000F03F000000000000008000000000000000400000000000000040000000000000104000000000000000800000000000000000000000000000004000000000000000000000000000000080000000000000F03F00000000000000C0000000000000008000000000000000000000000000000040000000000000F03F000000000000004000000000000000800000000000000080000000000000004000000000000000800000000000000000000000000000F0BF00000000000000C000000000000000400000000000000000000000000000004000000000000000000000000000001040000000000000F03F0000000000000000000000000000104000000000000000C00000000000000040000000000000F0BF000000000000104000000000000000000000000000000080000000000000F0BF000000000000F03F000000000000F0BF0000000000000000000000000000000000000000000000000000000000000000000000000000F03F0000000000000080000000000000104000000000000000C000000000000010C00000000000000000000000000000008000000000000000000000000000001040000000000000F03F000000000000F03F00000000000010400000000000000000000000000000F03F00000000000000C000000000000000800000000000000000000000000000000000000000000000C0000000000000F0BF000000000000004000000000000000800000000000000080000000000000F03F0000000000000040000000000000000000000000000010C00000000000000040000000000000000000000000000010C000000000000000C0000000000000008000000000000000000000000000000000000000000000F0BF00000000000000C000000000000000C000000000000010C000000000000000800000000000001040000000000000F0BF0000000000001040000000000000F03F000000000000104000000000000010C00000000000000040000000000000000000000000000000C0000000000000F03F00000000000000C0000000000000F03F0000000000000040000000000000000000000000000000C000000000000000C0000000000000000000000000000000C000000000000000C000000000000010400000000000001040000000000000004000000000000000C0000000000000000000000000000000000000000000000080000000000000008000000000000010C00000000000000000000000000000F03F00000000000000800000000000000000000000000000F03F0000000000000000000000000000008000000000000000C000000000000000C00000000000001040000000000000F0BF00000000000010C0000000000000F03F000000000000004000000000000010C000000000000000C000000000000010C0000000000000008000000000000000000000000000000080000000000000104000000000000010C0000000000000F03F000000000000F0BF000000000000F03F0000000000000040000000000000004000000000000010C000000000000010C0"> : tensor<3x50xf64>
    stablehlo.custom_call @check.expect_eq(%42, %46) {has_side_effect = true} : (tensor<3x50xf64>, tensor<3x50xf64>) -> ()
    %47 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%48: tensor<f64>, %49: tensor<f64>):
      "stablehlo.return"(%49) : (tensor<f64>) -> ()
    }) : (tensor<3x50xf64>, tensor<3x50xf64>) -> tensor<3x50xf64>
    stablehlo.custom_call @check.expect_eq(%47, %41) {has_side_effect = true} : (tensor<3x50xf64>, tensor<3x50xf64>) -> ()
    %50 = "stablehlo.map"(%40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%51: tensor<f64>):
      %52 = "stablehlo.maximum"(%51, %0) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%52) : (tensor<f64>) -> ()
    }) : (tensor<3x50xf64>) -> tensor<3x50xf64>
    %53 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F00000000000000000000000000000040000000000000000000000000000000400000000000000040000000000000F03F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000004000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F00000000000000400000000000000000000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000004000000000000000000000000000000040000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000400000000000000040000000000000F03F000000000000000000000000000000000000000000000040000000000000F03F000000000000000000000000000000400000000000000040000000000000F03F00000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000000000000000000000400000000000000000000000000000004000000000000000400000000000000000000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000004000000000000000000000000000000000000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000000000000000000040000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000000000000000000000000000000000000040000000000000000000000000000000400000000000000040000000000000000000000000000000400000000000000000000000000000000000000000000000000000000000000040000000000000000000000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F000000000000004000000000000000400000000000000000000000000000000000000000000000000000000000000040000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000000000000000000000000000000000000040"> : tensor<3x50xf64>
    stablehlo.custom_call @check.expect_eq(%50, %53) {has_side_effect = true} : (tensor<3x50xf64>, tensor<3x50xf64>) -> ()
    return
  }
}
// -----
// map of complex<f32>
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<(-2.0, -2.0)> : tensor<complex<f32>>
    %1 = stablehlo.constant dense<(-2.0, -1.0)> : tensor<complex<f32>>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<complex<f32>>, %4: tensor<complex<f32>>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%5) : (tensor<complex<f32>>) -> ()
    }) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %6 = stablehlo.constant dense<(2.0, 6.0)> : tensor<complex<f32>>
    stablehlo.custom_call @check.expect_eq(%2, %6) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%8: tensor<complex<f32>>, %9: tensor<complex<f32>>):
      "stablehlo.return"(%9) : (tensor<complex<f32>>) -> ()
    }) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    stablehlo.custom_call @check.expect_eq(%7, %1) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
    %10 = stablehlo.constant dense<(-3.0, 2.0)> : tensor<complex<f32>>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%12: tensor<complex<f32>>):
      %13 = "stablehlo.maximum"(%12, %10) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%13) : (tensor<complex<f32>>) -> ()
    }) : (tensor<complex<f32>>) -> tensor<complex<f32>>
    stablehlo.custom_call @check.expect_eq(%11, %0) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
    %14 = stablehlo.constant dense<[(1.0, 0.0), (0.0, 0.0), (0.0, 2.0), (-2.0, 1.0), (1.0, -1.0)]> : tensor<5xcomplex<f32>>
    %15 = stablehlo.constant dense<[(-1.0, -1.0), (-1.0, 0.0), (0.0, 0.0), (-1.0, 2.0), (-1.0, 1.0)]> : tensor<5xcomplex<f32>>
    %16 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0>}> ({
      ^bb0(%17: tensor<complex<f32>>, %18: tensor<complex<f32>>):
      %19 = "stablehlo.multiply"(%17, %18) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%19) : (tensor<complex<f32>>) -> ()
    }) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %20 = stablehlo.constant dense<[(-1.0, -1.0), (-0.0, 0.0), (0.0, 0.0), (0.0, -5.0), (0.0, 2.0)]> : tensor<5xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%16, %20) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
    %21 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0>}> ({
      ^bb0(%22: tensor<complex<f32>>, %23: tensor<complex<f32>>):
      "stablehlo.return"(%23) : (tensor<complex<f32>>) -> ()
    }) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%21, %15) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
    %24 = "stablehlo.map"(%14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%25: tensor<complex<f32>>):
      %26 = "stablehlo.maximum"(%25, %10) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%26) : (tensor<complex<f32>>) -> ()
    }) : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%24, %14) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
    %27 = stablehlo.constant dense<[[(-2.0, -2.0), (1.0, 0.0), (2.0, 1.0)], [(1.0, 0.0), (2.0, 0.0), (2.0, 1.0)]]> : tensor<2x3xcomplex<f32>>
    %28 = stablehlo.constant dense<[[(2.0, 2.0), (-2.0, 1.0), (2.0, 0.0)], [(-2.0, 1.0), (1.0, 1.0), (2.0, -1.0)]]> : tensor<2x3xcomplex<f32>>
    %29 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%30: tensor<complex<f32>>, %31: tensor<complex<f32>>):
      %32 = "stablehlo.multiply"(%30, %31) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%32) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %33 = stablehlo.constant dense<[[(0.0, -8.0), (-2.0, 1.0), (4.0, 2.0)], [(-2.0, 1.0), (2.0, 2.0), (5.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%29, %33) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    %34 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%35: tensor<complex<f32>>, %36: tensor<complex<f32>>):
      "stablehlo.return"(%36) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%34, %28) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    %37 = "stablehlo.map"(%27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%38: tensor<complex<f32>>):
      %39 = "stablehlo.maximum"(%38, %10) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%39) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%37, %27) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    %40 = stablehlo.constant dense<"0x000000C0000000400000000000000040000000000000803F0000803F000080BF000080BF0000803F000000C0000000400000803F000000C0000000C000000000000000400000803F0000004000000000000000C00000803F000080BF000080BF0000803F000000C00000000000000000000000C000000040000000C0000080BF0000803F000080BF000000C0000080BF0000803F00000000000000C0000000000000000000000040000000C0000080BF000000C0000080BF00000000000000400000000000000000000000C0000000C0000000000000803F00000040000080BF000000C0000000400000803F00000040000000C000000040000080BF000000C0000080BF0000004000000000000080BF000080BF0000803F0000803F00000000000000C000000040000000C000000000000000C00000803F000080BF00000000000000000000803F000000C0000000000000004000000040000000C00000803F000000000000004000000040000080BF0000004000000000000000C000000000000000C0000000C000000040000080BF000000C0000000400000803F0000803F00000000000000C0000080BF000000C0000080BF00000040000000C0000000C0000080BF000000400000004000000040000000C00000803F000000C0000080BF000080BF000000C0000000000000803F000000C000000000000000C0000080BF000000400000004000000040000080BF0000000000000000000080BF00000000000000C00000803F000080BF000000400000803F00000040000080BF000000C0000000C0000080BF000080BF000080BF00000000000000000000000000000040000000C000000040000000C0000080BF00000040000000C0000080BF0000803F0000803F0000803F000000C000000000000080BF0000004000000040000000C0000000000000803F000000400000803F000080BF000000C000000040000000400000000000000040000000C00000803F0000803F000080BF000080BF000000C00000803F000000C00000803F0000803F00000040000000400000004000000040000000000000803F00000000000000C00000803F00000000000000000000803F000080BF0000803F0000803F000080BF00000040000000C0000000400000803F000000000000803F00000000000000C000000040000000C000000040000000000000803F00000000000080BF000000C0000080BF000000C000000000000080BF0000004000000040000000400000803F000080BF000080BF0000000000000000000000C00000803F0000000000000000000000000000803F00000040000080BF00000000000000C0000000C00000803F00000040000000C00000803F000000C00000803F00000000000000C0000000C000000040000000C000000000000000C0000000C0000080BF0000803F00000040000000400000803F000080BF000000C0000080BF000000C0000000C0000000C00000803F0000004000000000000080BF0000803F0000803F000080BF000000C00000000000000000000000C0000080BF000000000000004000000040000080BF0000803F000000C0000000C000000000000000400000803F0000000000000040000000C0000000C000000000000000C0000000C00000000000000000000080BF"> : tensor<3x50xcomplex<f32>>
    %41 = stablehlo.constant dense<"0x0000004000000040000080BF0000000000000000000000C0000080BF000000C0000000C00000803F00000040000080BF0000803F000000C0000000400000803F00000040000000C0000000000000803F000080BF0000803F00000040000000C0000000000000803F000000400000803F0000000000000000000000C000000040000080BF000000400000803F0000000000000000000080BF0000803F000080BF0000803F0000803F000000C0000080BF000000C000000040000000C0000000C00000803F000000C00000000000000000000080BF000080BF000000C000000000000000C00000803F00000040000000C00000803F000080BF000000C0000080BF000080BF000000400000000000000000000080BF00000000000080BF0000803F00000040000000000000000000000000000000000000803F000000400000803F0000004000000040000080BF00000040000080BF0000803F000000C00000000000000040000080BF000080BF000000C000000040000080BF000000400000803F000000C0000000C0000000C0000080BF00000000000080BF000000000000803F0000004000000040000080BF0000004000000000000080BF00000040000000C00000000000000000000000C0000080BF0000803F0000803F000080BF0000803F0000803F00000000000000C00000803F0000803F00000040000000C0000000C0000000C0000080BF00000040000000C0000000000000803F000000400000803F000000C00000803F000000000000803F00000000000080BF00000000000080BF0000004000000040000000C0000000C0000080BF0000803F0000803F0000000000000000000080BF000000000000004000000040000080BF0000803F00000040000000000000004000000040000000400000803F0000004000000040000000C0000000C0000000400000803F000000400000803F00000000000000000000803F00000000000000400000803F000000C00000803F000080BF000080BF00000040000000C0000000C000000000000000000000000000000040000000400000803F000080BF000000400000803F000000000000000000000040000000000000803F0000803F000000C0000080BF000000C0000080BF000080BF0000803F000080BF000000C00000803F0000000000000000000000000000803F000000C000000000000080BF0000803F000080BF000000C0000000000000803F0000803F000000C000000040000000C0000080BF00000000000080BF000000400000000000000000000080BF000080BF000000C0000080BF000000C0000000000000803F000080BF0000803F000000C0000000400000803F0000004000000000000000000000803F000080BF00000000000000C0000000C000000040000000C0000080BF0000803F000000400000803F000000C000000040000080BF00000040000000C0000000C000000000000080BF000000C0000000000000004000000040000000C00000803F0000803F000000000000803F000080BF00000040000000000000803F000000C0000000C00000004000000000000000C0000000C000000040000000000000000000000000000080BF00000040000000C0000000C00000803F000000400000000000000040000080BF000000C00000803F"> : tensor<3x50xcomplex<f32>>
    %42 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%43: tensor<complex<f32>>, %44: tensor<complex<f32>>):
      %45 = "stablehlo.multiply"(%43, %44) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%45) : (tensor<complex<f32>>) -> ()
    }) : (tensor<3x50xcomplex<f32>>, tensor<3x50xcomplex<f32>>) -> tensor<3x50xcomplex<f32>>
    %46 = stablehlo.constant dense<"0x000000C10000000000000080000000C00000004000000000000040C0000080BF0000803F000040C0000000C00000C040000040C0000080C0000080C0000000C00000C040000000C000000000000000400000803F000040C0000080C000000000000000400000803F000000000000000000000080000000000000C040000000C00000803F00004040000000C0000080BF00000000000080BF000000C000000040000000C00000004000004040000080400000C040000000C000008040000080C0000000000000000000000000000000800000803F000080BF000080C000000040000000400000C0C00000C040000000400000000000008040000000000000A040000040C0000080C000000000000000000000803F000080BF000080BF0000803F000080C0000080400000008000000000000080BF000000C0000000C0000080BF000000C00000004000000040000080C0000080C00000000000008040000000C00000004000008040000080C0000040C000008040000000C0000080C0000000C000000000000000410000A0C0000000000000004000000040000080BF0000803F00008040000080C00000A04000000000000000400000803F000000C1000000000000008000000000000000C00000C0C0000040C0000080BF00004040000080BF000080BF000000C0000080BF000000C0000000C0000080C0000000400000C040000000C00000C0C0000000400000C0C00000000000000000000000C0000080BF00004040000080C0000000C0000080BF00000040000080BF000000C00000803F000000C00000C0C0000000000000804000000080000000000000000000000040000000400000004000000040000080C0000000400000C0C0000040C0000080BF000000C000000040000080C0000080C00000A0C00000000000000000000000C1000000C0000000C0000000000000A040000080BF000000C0000000C000000040000080C000000000000000000000A04000000000000000C00000A040000000000000C0C0000000400000000000000000000080C000008040000000400000C040000000C0000080BF00000000000000C00000000000000040000080BF000000000000803F00004040000040C0000080BF000080C00000000000004040000080BF000080BF000000C000000000000000000000004000000040000080C000000000000080BF0000803F000040C00000804000000040000080BF000000C0000080BF0000004100000000000000C0000080BF00004040000080BF0000000000000000000040400000803F000000000000008000000080000000C00000803F000040C0000080C0000000C00000A0C00000000000008040000080C0000000400000803F000080BF00000000000000000000004100000000000000C10000004000000040000040C0000080C00000C0C0000000C0000080C000004040000000C00000C040000000C00000803F0000804000008040000000C00000C0400000803F000000400000803F0000803F000040C0000080BF0000000000000000000080C000004040000080C0000080C0000000C0000080C0000000400000C04000000080000000000000803F000000C000008040000080400000C0400000004000000000000080C0000080C0000000400000803F00000040"> : tensor<3x50xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%42, %46) {has_side_effect = true} : (tensor<3x50xcomplex<f32>>, tensor<3x50xcomplex<f32>>) -> ()
    %47 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%48: tensor<complex<f32>>, %49: tensor<complex<f32>>):
      "stablehlo.return"(%49) : (tensor<complex<f32>>) -> ()
    }) : (tensor<3x50xcomplex<f32>>, tensor<3x50xcomplex<f32>>) -> tensor<3x50xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%47, %41) {has_side_effect = true} : (tensor<3x50xcomplex<f32>>, tensor<3x50xcomplex<f32>>) -> ()
    %50 = "stablehlo.map"(%40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%51: tensor<complex<f32>>):
      %52 = "stablehlo.maximum"(%51, %10) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%52) : (tensor<complex<f32>>) -> ()
    }) : (tensor<3x50xcomplex<f32>>) -> tensor<3x50xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%50, %40) {has_side_effect = true} : (tensor<3x50xcomplex<f32>>, tensor<3x50xcomplex<f32>>) -> ()
    return
  }
}
// -----
// map of complex<f64>
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<(1.0, -1.0)> : tensor<complex<f64>>
    %1 = stablehlo.constant dense<(-2.0, 2.0)> : tensor<complex<f64>>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<complex<f64>>, %4: tensor<complex<f64>>):
      %5 = "stablehlo.multiply"(%3, %4) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%5) : (tensor<complex<f64>>) -> ()
    }) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    %6 = stablehlo.constant dense<(0.0, 4.0)> : tensor<complex<f64>>
    stablehlo.custom_call @check.expect_eq(%2, %6) {has_side_effect = true} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%8: tensor<complex<f64>>, %9: tensor<complex<f64>>):
      "stablehlo.return"(%9) : (tensor<complex<f64>>) -> ()
    }) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    stablehlo.custom_call @check.expect_eq(%7, %1) {has_side_effect = true} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
    %10 = stablehlo.constant dense<(-3.0, 1.0)> : tensor<complex<f64>>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%12: tensor<complex<f64>>):
      %13 = "stablehlo.maximum"(%12, %10) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%13) : (tensor<complex<f64>>) -> ()
    }) : (tensor<complex<f64>>) -> tensor<complex<f64>>
    stablehlo.custom_call @check.expect_eq(%11, %0) {has_side_effect = true} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
    %14 = stablehlo.constant dense<[(-1.0, 0.0), (2.0, 2.0), (2.0, -2.0), (2.0, 0.0), (2.0, -1.0)]> : tensor<5xcomplex<f64>>
    %15 = stablehlo.constant dense<[(1.0, -2.0), (2.0, -2.0), (-2.0, 1.0), (2.0, 0.0), (2.0, 0.0)]> : tensor<5xcomplex<f64>>
    %16 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0>}> ({
      ^bb0(%17: tensor<complex<f64>>, %18: tensor<complex<f64>>):
      %19 = "stablehlo.multiply"(%17, %18) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%19) : (tensor<complex<f64>>) -> ()
    }) : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
    %20 = stablehlo.constant dense<[(-1.0, 2.0), (8.0, 0.0), (-2.0, 6.0), (4.0, 0.0), (4.0, -2.0)]> : tensor<5xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%16, %20) {has_side_effect = true} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
    %21 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0>}> ({
      ^bb0(%22: tensor<complex<f64>>, %23: tensor<complex<f64>>):
      "stablehlo.return"(%23) : (tensor<complex<f64>>) -> ()
    }) : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%21, %15) {has_side_effect = true} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
    %24 = "stablehlo.map"(%14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%25: tensor<complex<f64>>):
      %26 = "stablehlo.maximum"(%25, %10) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%26) : (tensor<complex<f64>>) -> ()
    }) : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%24, %14) {has_side_effect = true} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
    %27 = stablehlo.constant dense<[[(2.0, -2.0), (-1.0, -1.0), (2.0, -1.0)], [(-1.0, -1.0), (-1.0, 2.0), (1.0, -1.0)]]> : tensor<2x3xcomplex<f64>>
    %28 = stablehlo.constant dense<[[(-2.0, 0.0), (2.0, 1.0), (0.0, 1.0)], [(-2.0, -1.0), (-2.0, 0.0), (0.0, 2.0)]]> : tensor<2x3xcomplex<f64>>
    %29 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%30: tensor<complex<f64>>, %31: tensor<complex<f64>>):
      %32 = "stablehlo.multiply"(%30, %31) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%32) : (tensor<complex<f64>>) -> ()
    }) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %33 = stablehlo.constant dense<[[(-4.0, 4.0), (-1.0, -3.0), (1.0, 2.0)], [(1.0, 3.0), (2.0, -4.0), (2.0, 2.0)]]> : tensor<2x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%29, %33) {has_side_effect = true} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
    %34 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%35: tensor<complex<f64>>, %36: tensor<complex<f64>>):
      "stablehlo.return"(%36) : (tensor<complex<f64>>) -> ()
    }) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%34, %28) {has_side_effect = true} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
    %37 = "stablehlo.map"(%27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%38: tensor<complex<f64>>):
      %39 = "stablehlo.maximum"(%38, %10) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%39) : (tensor<complex<f64>>) -> ()
    }) : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%37, %27) {has_side_effect = true} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
    %40 = stablehlo.constant dense<"0x000000000000000000000000000000C00000000000000040000000000000F03F0000000000000000000000000000F0BF00000000000000C0000000000000F03F000000000000F0BF000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F03F00000000000000C0000000000000F0BF00000000000000C000000000000000C000000000000000C00000000000000040000000000000F03F000000000000F0BF0000000000000000000000000000F03F0000000000000040000000000000F03F000000000000F03F000000000000004000000000000000000000000000000000000000000000F0BF0000000000000000000000000000F0BF000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000000000000000000000000000000000000000000000000000000000000000000000C000000000000000C000000000000000C00000000000000000000000000000000000000000000000C000000000000000C0000000000000F0BF000000000000F0BF000000000000004000000000000000C000000000000000000000000000000000000000000000F03F000000000000F03F00000000000000400000000000000000000000000000F03F0000000000000040000000000000F0BF000000000000004000000000000000000000000000000000000000000000F03F00000000000000C000000000000000000000000000000040000000000000F0BF000000000000F03F0000000000000040000000000000F0BF000000000000F0BF00000000000000C000000000000000400000000000000040000000000000F03F0000000000000000000000000000004000000000000000C00000000000000040000000000000000000000000000000C0000000000000F0BF00000000000000000000000000000040000000000000F03F000000000000F0BF000000000000F0BF00000000000000C0000000000000F03F000000000000000000000000000000C000000000000000C00000000000000000000000000000F0BF0000000000000040000000000000F0BF000000000000F03F000000000000F03F00000000000000000000000000000040000000000000F03F0000000000000000000000000000F03F00000000000000400000000000000040000000000000F03F00000000000000C0000000000000F0BF000000000000F0BF0000000000000040000000000000F0BF00000000000000000000000000000040000000000000F0BF000000000000F03F000000000000F0BF00000000000000C000000000000000C000000000000000C00000000000000040000000000000F0BF00000000000000C00000000000000040000000000000F03F000000000000F0BF000000000000F03F00000000000000C0000000000000F0BF00000000000000C0000000000000F03F0000000000000040000000000000F0BF00000000000000C0000000000000004000000000000000400000000000000040000000000000F03F00000000000000C00000000000000040000000000000F0BF000000000000F0BF00000000000000400000000000000040000000000000F03F00000000000000C0000000000000F0BF000000000000F03F00000000000000C000000000000000C0000000000000F0BF000000000000F0BF000000000000F03F000000000000F0BF000000000000F0BF00000000000000000000000000000000000000000000F03F0000000000000000000000000000004000000000000000C0000000000000004000000000000000C0000000000000F0BF000000000000F0BF000000000000F0BF0000000000000000000000000000000000000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000000000000000000000C0000000000000F03F00000000000000000000000000000000000000000000F0BF000000000000F03F00000000000000C0000000000000004000000000000000C000000000000000C0000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF0000000000000000000000000000F03F0000000000000040000000000000000000000000000000C000000000000000400000000000000000000000000000F03F000000000000F0BF0000000000000000000000000000F03F000000000000F03F00000000000000000000000000000040000000000000F03F000000000000F03F000000000000004000000000000000400000000000000040000000000000F0BF000000000000F03F000000000000F03F00000000000000C00000000000000040000000000000F0BF00000000000000C0000000000000F0BF00000000000000C000000000000000C000000000000000400000000000000040000000000000F03F00000000000000C000000000000000C000000000000000C000000000000000000000000000000040000000000000F0BF000000000000F03F000000000000004000000000000000000000000000000040000000000000004000000000000000C0000000000000F0BF0000000000000000000000000000F03F00000000000000C0000000000000004000000000000000C000000000000000400000000000000000000000000000F0BF000000000000000000000000000000C000000000000000400000000000000000000000000000F03F000000000000F0BF0000000000000000000000000000000000000000000000C00000000000000040000000000000F0BF0000000000000000000000000000004000000000000000C000000000000000400000000000000040000000000000F03F000000000000004000000000000000C0000000000000000000000000000000C00000000000000040000000000000F0BF000000000000F0BF000000000000F0BF0000000000000040000000000000F03F000000000000F03F00000000000000000000000000000040000000000000000000000000000000C00000000000000000000000000000F03F000000000000F03F00000000000000C0000000000000F0BF00000000000000C0000000000000F03F000000000000F03F00000000000000C0000000000000000000000000000000000000000000000040000000000000004000000000000000C0000000000000F0BF000000000000004000000000000000C00000000000000040000000000000F0BF000000000000F03F000000000000F0BF00000000000000C000000000000000C00000000000000000000000000000F0BF000000000000F0BF"> : tensor<3x50xcomplex<f64>>
    %41 = stablehlo.constant dense<"0x000000000000F0BF000000000000F03F00000000000000C0000000000000F03F00000000000000C00000000000000000000000000000F0BF000000000000F03F000000000000F0BF00000000000000C0000000000000F0BF00000000000000C0000000000000000000000000000000C00000000000000000000000000000F0BF000000000000F0BF000000000000000000000000000000C000000000000000C00000000000000000000000000000004000000000000000400000000000000040000000000000F0BF000000000000F03F00000000000000C0000000000000F0BF000000000000F03F00000000000000000000000000000000000000000000F0BF0000000000000000000000000000F0BF000000000000F0BF000000000000F03F000000000000F0BF000000000000000000000000000000C000000000000000C0000000000000F0BF000000000000F0BF00000000000000C0000000000000F03F0000000000000040000000000000F0BF000000000000F03F000000000000F03F00000000000000C0000000000000000000000000000000C0000000000000004000000000000000C000000000000000C0000000000000F0BF0000000000000040000000000000F0BF0000000000000000000000000000000000000000000000C000000000000000C0000000000000F0BF00000000000000000000000000000000000000000000F0BF0000000000000040000000000000F03F000000000000F0BF000000000000F0BF0000000000000000000000000000F03F000000000000004000000000000000C0000000000000F03F00000000000000400000000000000040000000000000F0BF000000000000F03F000000000000F03F000000000000004000000000000000C0000000000000F03F00000000000000C0000000000000F0BF000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000000000000000000000C000000000000000C0000000000000004000000000000000C00000000000000040000000000000F0BF00000000000000C0000000000000000000000000000000C0000000000000F03F00000000000000C0000000000000F0BF000000000000F0BF0000000000000040000000000000004000000000000000000000000000000040000000000000000000000000000000000000000000000040000000000000F0BF000000000000F03F000000000000F0BF0000000000000040000000000000F03F00000000000000C00000000000000000000000000000F0BF00000000000000C000000000000000C0000000000000004000000000000000C000000000000000C0000000000000F03F00000000000000C00000000000000000000000000000F0BF00000000000000C0000000000000F03F0000000000000000000000000000F0BF00000000000000C000000000000000400000000000000040000000000000004000000000000000C00000000000000000000000000000F03F000000000000004000000000000000400000000000000000000000000000F03F0000000000000040000000000000F03F0000000000000000000000000000004000000000000000400000000000000000000000000000000000000000000000000000000000000000000000000000F03F00000000000000C0000000000000F03F000000000000F03F000000000000F0BF00000000000000C00000000000000040000000000000000000000000000000000000000000000000000000000000F03F00000000000000400000000000000000000000000000004000000000000000000000000000000000000000000000004000000000000000C0000000000000F03F0000000000000040000000000000F0BF000000000000F03F00000000000000C0000000000000F0BF0000000000000040000000000000004000000000000000C0000000000000F03F0000000000000040000000000000F03F000000000000F0BF00000000000000C0000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F0BF0000000000000040000000000000F03F00000000000000C00000000000000040000000000000F03F000000000000F03F0000000000000040000000000000F0BF000000000000F03F000000000000F0BF000000000000000000000000000000C00000000000000000000000000000F0BF000000000000F0BF000000000000F0BF00000000000000C00000000000000000000000000000F03F000000000000004000000000000000C0000000000000F0BF0000000000000040000000000000F03F00000000000000C0000000000000F03F00000000000000C000000000000000C0000000000000F0BF000000000000F0BF00000000000000C000000000000000400000000000000040000000000000F0BF00000000000000C0000000000000F03F000000000000F0BF000000000000F0BF000000000000F03F00000000000000C0000000000000F03F000000000000F0BF0000000000000000000000000000F0BF000000000000F03F0000000000000000000000000000004000000000000000C0000000000000F0BF00000000000000C000000000000000C0000000000000F0BF000000000000F03F0000000000000040000000000000F0BF000000000000F03F00000000000000C00000000000000000000000000000F03F000000000000F03F00000000000000C0000000000000F03F000000000000F0BF000000000000F0BF0000000000000000000000000000F0BF000000000000F0BF0000000000000000000000000000F03F000000000000004000000000000000400000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F00000000000000C0000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000000000000000000000000000000000000000000000000000F0BF000000000000F03F000000000000F0BF0000000000000040000000000000F0BF000000000000F03F0000000000000040000000000000F03F00000000000000C000000000000000C0000000000000F0BF00000000000000C000000000000000C000000000000000000000000000000040000000000000000000000000000000C0000000000000004000000000000000C0000000000000F03F000000000000F03F000000000000000000000000000000000000000000000040000000000000F03F0000000000000040000000000000F0BF0000000000000000"> : tensor<3x50xcomplex<f64>>
    %42 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%43: tensor<complex<f64>>, %44: tensor<complex<f64>>):
      %45 = "stablehlo.multiply"(%43, %44) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%45) : (tensor<complex<f64>>) -> ()
    }) : (tensor<3x50xcomplex<f64>>, tensor<3x50xcomplex<f64>>) -> tensor<3x50xcomplex<f64>>
    %46 = stablehlo.constant dense<"0x0000000000000040000000000000004000000000000014C0000000000000000000000000000000000000000000000040000000000000F03F00000000000008C00000000000000840000000000000F03F0000000000000000000000000000144000000000000000400000000000000000000000000000F0BF000000000000004000000000000000400000000000000040000000000000204000000000000000000000000000000040000000000000004000000000000000C0000000000000004000000000000008C0000000000000F03F000000000000000000000000000014C0000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000800000000000000000000000000000F0BF000000000000F0BF00000000000000000000000000000080000000000000000000000000000000800000000000001840000000000000004000000000000010C00000000000000040000000000000004000000000000000C00000000000001040000000000000004000000000000000C000000000000018C00000000000001040000000000000104000000000000000C0000000000000F0BF000000000000F0BF00000000000000C00000000000000040000000000000000000000000000014C000000000000000000000000000000000000000000000000000000000000000C0000000000000F0BF00000000000000C0000000000000004000000000000000C0000000000000F03F00000000000008C000000000000010400000000000000840000000000000F03F00000000000020C0000000000000000000000000000008C0000000000000F03F00000000000010C00000000000000040000000000000004000000000000018C000000000000000C00000000000001040000000000000F0BF000000000000F0BF0000000000000040000000000000F03F000000000000F0BF000000000000F0BF0000000000001840000000000000004000000000000010C000000000000010C000000000000010C00000000000000040000000000000004000000000000010C0000000000000F03F00000000000008C000000000000000C0000000000000F0BF00000000000010C00000000000000840000000000000000000000000000000400000000000001040000000000000104000000000000010400000000000000040000000000000004000000000000000000000000000000000000000000000144000000000000010400000000000000040000000000000F03F000000000000F03F00000000000000C0000000000000184000000000000020C0000000000000000000000000000008C00000000000001040000000000000104000000000000010C000000000000008C0000000000000F0BF000000000000F03F00000000000000C000000000000008C0000000000000104000000000000000C0000000000000184000000000000018C000000000000000C000000000000000C000000000000000400000000000000040000000000000184000000000000000C000000000000000C0000000000000F0BF00000000000008C000000000000010C00000000000001040000000000000004000000000000010C000000000000000800000000000000000000000000000004000000000000000C00000000000000840000000000000F03F000000000000000000000000000000C0000000000000004000000000000000C00000000000000000000000000000000000000000000000C0000000000000000000000000000010C0000000000000104000000000000010C000000000000000C0000000000000004000000000000000C00000000000000080000000000000000000000000000000C0000000000000184000000000000008C0000000000000F03F00000000000010400000000000000040000000000000004000000000000000C00000000000000040000000000000F0BF000000000000F0BF00000000000008C000000000000000C00000000000001840000000000000F03F00000000000000C0000000000000F0BF000000000000F03F00000000000000C0000000000000F0BF00000000000018C000000000000000C0000000000000004000000000000000C0000000000000104000000000000000C0000000000000000000000000000000C0000000000000004000000000000000000000000000000000000000000000F0BF000000000000F0BF00000000000008C000000000000000C000000000000010C000000000000000C000000000000018400000000000000840000000000000F0BF000000000000104000000000000008C000000000000008C00000000000001040000000000000004000000000000018400000000000000000000000000000104000000000000020C00000000000000000000000000000000000000000000014C000000000000018400000000000000040000000000000004000000000000000C0000000000000F03F0000000000000840000000000000004000000000000000C0000000000000004000000000000000C000000000000000C0000000000000F0BF0000000000000040000000000000004000000000000018400000000000000040000000000000184000000000000000C00000000000000040000000000000F0BF0000000000000040000000000000004000000000000010C000000000000000000000000000000040000000000000000000000000000000800000000000000000000000000000104000000000000000000000000000000000000000000000F03F00000000000000C0000000000000004000000000000000C000000000000018400000000000000040000000000000104000000000000000C000000000000000C000000000000010C000000000000000000000000000000840000000000000F03F00000000000008C0000000000000F03F000000000000F0BF000000000000F0BF000000000000000000000000000000000000000000000040000000000000004000000000000000C0000000000000F0BF000000000000F03F0000000000000840000000000000000000000000000014C0000000000000000000000000000010C000000000000000400000000000001040000000000000008000000000000010C0000000000000104000000000000010C000000000000000C000000000000018C0000000000000004000000000000018C0000000000000F0BF000000000000F03F000000000000104000000000000000C000000000000000C000000000000010C0000000000000F03F000000000000F03F"> : tensor<3x50xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%42, %46) {has_side_effect = true} : (tensor<3x50xcomplex<f64>>, tensor<3x50xcomplex<f64>>) -> ()
    %47 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%48: tensor<complex<f64>>, %49: tensor<complex<f64>>):
      "stablehlo.return"(%49) : (tensor<complex<f64>>) -> ()
    }) : (tensor<3x50xcomplex<f64>>, tensor<3x50xcomplex<f64>>) -> tensor<3x50xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%47, %41) {has_side_effect = true} : (tensor<3x50xcomplex<f64>>, tensor<3x50xcomplex<f64>>) -> ()
    %50 = "stablehlo.map"(%40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%51: tensor<complex<f64>>):
      %52 = "stablehlo.maximum"(%51, %10) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%52) : (tensor<complex<f64>>) -> ()
    }) : (tensor<3x50xcomplex<f64>>) -> tensor<3x50xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%50, %40) {has_side_effect = true} : (tensor<3x50xcomplex<f64>>, tensor<3x50xcomplex<f64>>) -> ()
    return
  }
}
