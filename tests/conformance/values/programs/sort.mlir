// sort of i1 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<[[[true, false, true, false, true], [false, true, false, false, false], [true, true, true, false, false], [true, false, true, true, false]], [[false, false, false, true, false], [true, false, false, true, true], [true, true, true, false, true], [true, true, false, false, true]], [[true, false, false, false, false], [false, false, false, true, true], [false, false, true, true, false], [true, true, false, false, false]]]> : tensor<3x4x5xi1>
  %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<i1>, %5: tensor<i1>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xi1>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi1>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<[[[false, false, false, false, false], [false, false, false, false, false], [false, false, true, false, false], [true, false, false, false, false]], [[true, false, false, false, false], [false, false, false, true, true], [true, true, true, false, false], [true, true, false, false, false]], [[true, false, true, true, true], [true, true, false, true, true], [true, true, true, true, true], [true, true, true, true, true]]]> : tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %10 = stablehlo.constant dense<[[[1, 0, 1, 0, 1], [0, 1, 0, 0, 0], [2, 2, 0, 0, 0], [0, 0, 1, 1, 0]], [[0, 1, 2, 2, 2], [2, 2, 1, 1, 1], [0, 0, 1, 1, 2], [1, 1, 2, 2, 2]], [[2, 2, 0, 1, 0], [1, 0, 2, 2, 2], [1, 1, 2, 2, 1], [2, 2, 0, 0, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<i1>, %14: tensor<i1>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xi1>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi1>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<[[[true, false, true, true, true], [true, true, false, true, true], [true, true, true, true, true], [true, true, true, true, true]], [[true, false, false, false, false], [false, false, false, true, true], [true, true, true, false, false], [true, true, false, false, false]], [[false, false, false, false, false], [false, false, false, false, false], [false, false, true, false, false], [true, false, false, false, false]]]> : tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %19 = stablehlo.constant dense<[[[0, 0, 0, 1, 0], [1, 0, 0, 1, 1], [0, 0, 0, 2, 1], [0, 1, 0, 0, 1]], [[2, 1, 1, 0, 1], [0, 1, 1, 2, 2], [1, 1, 1, 0, 0], [1, 2, 1, 1, 0]], [[1, 2, 2, 2, 2], [2, 2, 2, 0, 0], [2, 2, 2, 1, 2], [2, 0, 2, 2, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %21, %22 = "stablehlo.sort"(%0, %20) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%23: tensor<i1>, %24: tensor<i1>, %25: tensor<i32>, %26: tensor<i32>):
    %27 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %27 : tensor<i1>
  }) : (tensor<3x4x5xi1>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi1>, tensor<3x4x5xi32>)
  %28 = stablehlo.constant dense<[[[false, false, false, false, false], [true, false, true, false, false], [true, true, true, false, false], [true, true, true, true, true]], [[false, false, false, false, false], [true, false, false, false, true], [true, true, false, true, true], [true, true, true, true, true]], [[false, false, false, false, false], [false, false, false, false, false], [true, false, false, true, false], [true, true, true, true, true]]]> : tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %29 = stablehlo.constant dense<[[[1, 0, 1, 0, 1], [0, 3, 0, 1, 2], [2, 1, 2, 2, 3], [3, 2, 3, 3, 0]], [[0, 0, 0, 2, 0], [1, 1, 1, 3, 1], [2, 2, 3, 0, 2], [3, 3, 2, 1, 3]], [[1, 0, 0, 0, 0], [2, 1, 1, 3, 2], [0, 2, 3, 1, 3], [3, 3, 2, 2, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%22, %29) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %30, %31 = "stablehlo.sort"(%0, %20) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<i1>, %33: tensor<i1>, %34: tensor<i32>, %35: tensor<i32>):
    %36 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }) : (tensor<3x4x5xi1>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi1>, tensor<3x4x5xi32>)
  %37 = stablehlo.constant dense<[[[true, true, true, true, true], [true, true, true, false, false], [true, false, true, false, false], [false, false, false, false, false]], [[true, true, true, true, true], [true, true, false, true, true], [true, false, false, false, true], [false, false, false, false, false]], [[true, true, true, true, true], [true, false, false, true, false], [false, false, false, false, false], [false, false, false, false, false]]]> : tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%30, %37) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %38 = stablehlo.constant dense<[[[0, 1, 0, 3, 0], [2, 2, 2, 0, 1], [3, 0, 3, 1, 2], [1, 3, 1, 2, 3]], [[1, 2, 2, 0, 1], [2, 3, 0, 1, 2], [3, 0, 1, 2, 3], [0, 1, 3, 3, 0]], [[0, 3, 2, 1, 1], [3, 0, 0, 2, 0], [1, 1, 1, 0, 2], [2, 2, 3, 3, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%31, %38) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %39 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x4x5xi32>
  %40, %41 = "stablehlo.sort"(%0, %39) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%42: tensor<i1>, %43: tensor<i1>, %44: tensor<i32>, %45: tensor<i32>):
    %46 = "stablehlo.compare"(%42, %43) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }) : (tensor<3x4x5xi1>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi1>, tensor<3x4x5xi32>)
  %47 = stablehlo.constant dense<[[[false, false, true, true, true], [false, false, false, false, true], [false, false, true, true, true], [false, false, true, true, true]], [[false, false, false, false, true], [false, false, true, true, true], [false, true, true, true, true], [false, false, true, true, true]], [[false, false, false, false, true], [false, false, false, true, true], [false, false, false, true, true], [false, false, false, true, true]]]> : tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%40, %47) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %48 = stablehlo.constant dense<[[[1, 3, 0, 2, 4], [0, 2, 3, 4, 1], [3, 4, 0, 1, 2], [1, 4, 0, 2, 3]], [[0, 1, 2, 4, 3], [1, 2, 0, 3, 4], [3, 0, 1, 2, 4], [2, 3, 0, 1, 4]], [[1, 2, 3, 4, 0], [0, 1, 2, 3, 4], [0, 1, 4, 2, 3], [2, 3, 4, 0, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%41, %48) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %49, %50 = "stablehlo.sort"(%0, %39) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%51: tensor<i1>, %52: tensor<i1>, %53: tensor<i32>, %54: tensor<i32>):
    %55 = "stablehlo.compare"(%51, %52) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %55 : tensor<i1>
  }) : (tensor<3x4x5xi1>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi1>, tensor<3x4x5xi32>)
  %56 = stablehlo.constant dense<[[[true, true, true, false, false], [true, false, false, false, false], [true, true, true, false, false], [true, true, true, false, false]], [[true, false, false, false, false], [true, true, true, false, false], [true, true, true, true, false], [true, true, true, false, false]], [[true, false, false, false, false], [true, true, false, false, false], [true, true, false, false, false], [true, true, false, false, false]]]> : tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%49, %56) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %57 = stablehlo.constant dense<[[[0, 2, 4, 1, 3], [1, 0, 2, 3, 4], [0, 1, 2, 3, 4], [0, 2, 3, 1, 4]], [[3, 0, 1, 2, 4], [0, 3, 4, 1, 2], [0, 1, 2, 4, 3], [0, 1, 4, 2, 3]], [[0, 1, 2, 3, 4], [3, 4, 0, 1, 2], [2, 3, 0, 1, 4], [0, 1, 2, 3, 4]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%50, %57) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %58 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%59: tensor<i1>, %60: tensor<i1>):
    %61 = "stablehlo.compare"(%59, %60) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %61 : tensor<i1>
  }) : (tensor<3x4x5xi1>) -> tensor<3x4x5xi1>
  stablehlo.custom_call @check.expect_eq(%58, %47) : (tensor<3x4x5xi1>, tensor<3x4x5xi1>) -> ()
  %62 = stablehlo.constant dense<> : tensor<0xi1>
  %63 = "stablehlo.sort"(%62) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%64: tensor<i1>, %65: tensor<i1>):
    %66 = "stablehlo.compare"(%64, %65) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %66 : tensor<i1>
  }) : (tensor<0xi1>) -> tensor<0xi1>
  stablehlo.custom_call @check.expect_eq(%63, %62) : (tensor<0xi1>, tensor<0xi1>) -> ()
  %67 = stablehlo.constant dense<> : tensor<2x0xi1>
  %68 = "stablehlo.sort"(%67) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%69: tensor<i1>, %70: tensor<i1>):
    %71 = "stablehlo.compare"(%69, %70) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %71 : tensor<i1>
  }) : (tensor<2x0xi1>) -> tensor<2x0xi1>
  stablehlo.custom_call @check.expect_eq(%68, %67) : (tensor<2x0xi1>, tensor<2x0xi1>) -> ()
  %72 = stablehlo.constant dense<false> : tensor<3x1xi1>
  %73 = "stablehlo.sort"(%72) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%74: tensor<i1>, %75: tensor<i1>):
    %76 = "stablehlo.compare"(%74, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }) : (tensor<3x1xi1>) -> tensor<3x1xi1>
  stablehlo.custom_call @check.expect_eq(%73, %72) : (tensor<3x1xi1>, tensor<3x1xi1>) -> ()
  return
}
// -----
// sort of i2 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0, -2, -2, 0, -2], [1, -1, 0, 1, -2], [1, -1, -2, 1, 0], [-1, 1, 0, 1, 0]], [[0, 0, -2, -2, -2], [-1, 1, 1, 1, 0], [1, -1, 0, 1, 0], [-2, -1, -2, -1, -2]], [[0, -2, 0, 1, -2], [-2, 1, -2, -1, 0], [1, 1, 1, 0, -2], [-1, 0, 1, -2, 0]]]> : tensor<3x4x5xi2>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<i2>, %5: tensor<i2>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xi2>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi2>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<[[[-1, -2, -2, 0, -2], [0, -1, -2, 1, -2], [1, -1, 0, 1, 0], [1, 1, 0, 1, 0]], [[-2, -1, -2, -2, -2], [-1, -1, -2, -1, -2], [0, 0, 0, 1, 0], [1, 1, 1, 1, 0]], [[-2, -2, -2, -2, -2], [-1, 0, 0, -1, -2], [0, 1, 1, 0, 0], [1, 1, 1, 1, 0]]]> : tensor<3x4x5xi2>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xi2>, tensor<3x4x5xi2>) -> ()
  %10 = stablehlo.constant dense<[[[3, 0, 0, 0, 0], [0, 1, 2, 1, 1], [1, 2, 1, 2, 2], [2, 3, 3, 3, 3]], [[3, 2, 0, 0, 0], [1, 3, 3, 3, 3], [0, 0, 2, 1, 1], [2, 1, 1, 2, 2]], [[1, 0, 1, 3, 0], [3, 3, 0, 1, 2], [0, 1, 2, 2, 1], [2, 2, 3, 0, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<i2>, %14: tensor<i2>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xi2>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi2>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<[[[1, 1, 0, 1, 0], [1, -1, 0, 1, 0], [0, -1, -2, 1, -2], [-1, -2, -2, 0, -2]], [[1, 1, 1, 1, 0], [0, 0, 0, 1, 0], [-1, -1, -2, -1, -2], [-2, -1, -2, -2, -2]], [[1, 1, 1, 1, 0], [0, 1, 1, 0, 0], [-1, 0, 0, -1, -2], [-2, -2, -2, -2, -2]]]> : tensor<3x4x5xi2>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xi2>, tensor<3x4x5xi2>) -> ()
  %19 = stablehlo.constant dense<[[[1, 3, 1, 1, 2], [2, 1, 3, 2, 3], [0, 2, 0, 3, 0], [3, 0, 2, 0, 1]], [[2, 1, 1, 1, 1], [0, 0, 2, 2, 2], [1, 2, 0, 3, 0], [3, 3, 3, 0, 3]], [[2, 1, 2, 0, 1], [0, 2, 3, 2, 3], [3, 3, 0, 1, 0], [1, 0, 1, 3, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<i2>, %22: tensor<i2>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xi2>) -> tensor<3x4x5xi2>
  %24 = stablehlo.constant dense<[[[-2, -2, -2, 0, 0], [-2, -1, 0, 1, 1], [-2, -1, 0, 1, 1], [-1, 0, 0, 1, 1]], [[-2, -2, -2, 0, 0], [-1, 0, 1, 1, 1], [-1, 0, 0, 1, 1], [-2, -2, -2, -1, -1]], [[-2, -2, 0, 0, 1], [-2, -2, -1, 0, 1], [-2, 0, 1, 1, 1], [-2, -1, 0, 0, 1]]]> : tensor<3x4x5xi2>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xi2>, tensor<3x4x5xi2>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xi2>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<i2>, %28: tensor<i2>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xi2>) -> tensor<0xi2>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xi2>, tensor<0xi2>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xi2>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<i2>, %33: tensor<i2>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xi2>) -> tensor<2x0xi2>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xi2>, tensor<2x0xi2>) -> ()
  %35 = stablehlo.constant dense<[[1], [-1], [-2]]> : tensor<3x1xi2>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<i2>, %38: tensor<i2>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xi2>) -> tensor<3x1xi2>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xi2>, tensor<3x1xi2>) -> ()
  return
}
// -----
// sort of i4 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-2, -3, 5, 6, -4], [3, 7, -1, -8, 7], [7, 5, -6, -1, 3], [1, -7, 5, 3, 4]], [[6, -6, -1, 6, -1], [-7, 3, -7, -8, -3], [3, 1, 7, 1, 7], [-1, -1, 7, 3, 0]], [[-6, -6, -7, -6, -2], [6, -4, 6, 5, 2], [-2, -4, 4, 1, 2], [-8, 5, 2, 7, -2]]]> : tensor<3x4x5xi4>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<i4>, %5: tensor<i4>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xi4>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi4>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<[[[-2, -7, -6, -8, -4], [1, -3, -1, -1, 3], [3, 5, 5, 3, 4], [7, 7, 5, 6, 7]], [[-7, -6, -7, -8, -3], [-1, -1, -1, 1, -1], [3, 1, 7, 3, 0], [6, 3, 7, 6, 7]], [[-8, -6, -7, -6, -2], [-6, -4, 2, 1, -2], [-2, -4, 4, 5, 2], [6, 5, 6, 7, 2]]]> : tensor<3x4x5xi4>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xi4>, tensor<3x4x5xi4>) -> ()
  %10 = stablehlo.constant dense<[[[0, 3, 2, 1, 0], [3, 0, 1, 2, 2], [1, 2, 0, 3, 3], [2, 1, 3, 0, 1]], [[1, 0, 1, 1, 1], [3, 3, 0, 2, 0], [2, 2, 2, 3, 3], [0, 1, 3, 0, 2]], [[3, 0, 0, 0, 0], [0, 1, 3, 2, 3], [2, 2, 2, 1, 1], [1, 3, 1, 3, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<i4>, %14: tensor<i4>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xi4>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi4>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<[[[7, 7, 5, 6, 7], [3, 5, 5, 3, 4], [1, -3, -1, -1, 3], [-2, -7, -6, -8, -4]], [[6, 3, 7, 6, 7], [3, 1, 7, 3, 0], [-1, -1, -1, 1, -1], [-7, -6, -7, -8, -3]], [[6, 5, 6, 7, 2], [-2, -4, 4, 5, 2], [-6, -4, 2, 1, -2], [-8, -6, -7, -6, -2]]]> : tensor<3x4x5xi4>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xi4>, tensor<3x4x5xi4>) -> ()
  %19 = stablehlo.constant dense<[[[2, 1, 0, 0, 1], [1, 2, 3, 3, 3], [3, 0, 1, 2, 2], [0, 3, 2, 1, 0]], [[0, 1, 2, 0, 2], [2, 2, 3, 3, 3], [3, 3, 0, 2, 0], [1, 0, 1, 1, 1]], [[1, 3, 1, 3, 1], [2, 1, 2, 1, 2], [0, 2, 3, 2, 0], [3, 0, 0, 0, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<i4>, %22: tensor<i4>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xi4>) -> tensor<3x4x5xi4>
  %24 = stablehlo.constant dense<[[[-4, -3, -2, 5, 6], [-8, -1, 3, 7, 7], [-6, -1, 3, 5, 7], [-7, 1, 3, 4, 5]], [[-6, -1, -1, 6, 6], [-8, -7, -7, -3, 3], [1, 1, 3, 7, 7], [-1, -1, 0, 3, 7]], [[-7, -6, -6, -6, -2], [-4, 2, 5, 6, 6], [-4, -2, 1, 2, 4], [-8, -2, 2, 5, 7]]]> : tensor<3x4x5xi4>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xi4>, tensor<3x4x5xi4>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xi4>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<i4>, %28: tensor<i4>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xi4>) -> tensor<0xi4>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xi4>, tensor<0xi4>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xi4>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<i4>, %33: tensor<i4>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xi4>) -> tensor<2x0xi4>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xi4>, tensor<2x0xi4>) -> ()
  %35 = stablehlo.constant dense<[[5], [2], [-8]]> : tensor<3x1xi4>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<i4>, %38: tensor<i4>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xi4>) -> tensor<3x1xi4>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xi4>, tensor<3x1xi4>) -> ()
  return
}
// -----
// sort of i8 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1BE554F1EDD81308C5BAB9CF0855DE91B6EF71300C108686267E29F6FBAF0D7B0576284423BF74386D158B32F6485AD4DD5FD1645954F3CD4DDFF220"> : tensor<3x4x5xi8>
  %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<i8>, %5: tensor<i8>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xi8>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi8>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0x0CE58686EDD813D4C5AFB9CF0554DE91B6BFF2201B108BF1F64829F6DDBAD1640855F3CD23DF71306D155432267E5A08FB5F0D7B597628444DEF7438"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %10 = stablehlo.constant dense<[[[1, 0, 1, 1, 0], [0, 0, 2, 0, 1], [0, 0, 1, 2, 0], [0, 0, 1, 2, 2]], [[0, 1, 2, 0, 2], [2, 1, 1, 2, 0], [2, 2, 0, 0, 2], [2, 1, 2, 0, 0]], [[2, 2, 0, 2, 1], [1, 2, 0, 1, 2], [1, 1, 2, 1, 1], [1, 2, 0, 1, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<i8>, %14: tensor<i8>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xi8>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi8>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0x6D155432267E5A08FB5F0D7B597628444DEF74381B108BF1F64829F6DDBAD1640855F3CD23DF71300CE58686EDD813D4C5AFB9CF0554DE91B6BFF220"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %19 = stablehlo.constant dense<[[[2, 2, 0, 2, 1], [1, 2, 0, 1, 2], [1, 1, 2, 1, 1], [1, 2, 0, 1, 1]], [[0, 1, 2, 0, 2], [2, 1, 1, 2, 0], [2, 2, 0, 0, 2], [2, 1, 2, 0, 0]], [[1, 0, 1, 1, 0], [0, 0, 2, 0, 1], [0, 0, 1, 2, 0], [0, 0, 1, 2, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %21, %22 = "stablehlo.sort"(%0, %20) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%23: tensor<i8>, %24: tensor<i8>, %25: tensor<i32>, %26: tensor<i32>):
    %27 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %27 : tensor<i1>
  }) : (tensor<3x4x5xi8>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi8>, tensor<3x4x5xi32>)
  %28 = stablehlo.constant dense<"0x91B6EFC5BAB9CF08F1DED8E50855ED1B135471300C108686AF0D23BFFB264429F674287E7B057638CD158BDDF3D14DD4F2F6485ADF32206D6459545F"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %29 = stablehlo.constant dense<[[[3, 3, 3, 1, 1], [2, 2, 1, 0, 2], [1, 0, 2, 2, 0], [0, 1, 0, 3, 3]], [[0, 0, 0, 0, 1], [2, 3, 3, 1, 0], [3, 1, 1, 3, 2], [1, 2, 2, 2, 3]], [[3, 0, 0, 1, 2], [2, 3, 1, 3, 0], [1, 1, 3, 0, 3], [0, 2, 2, 2, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%22, %29) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %30, %31 = "stablehlo.sort"(%0, %20) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<i8>, %33: tensor<i8>, %34: tensor<i32>, %35: tensor<i32>):
    %36 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }) : (tensor<3x4x5xi8>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi8>, tensor<3x4x5xi32>)
  %37 = stablehlo.constant dense<"0x1B13547130D8E50855EDB9CF08F1DE91B6EFC5BA7E7B0576384429F674280D23BFFB260C108686AF6D6459545F485ADF3220D14DD4F2F6CD158BDDF3"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%30, %37) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %38 = stablehlo.constant dense<[[[0, 1, 0, 3, 3], [1, 0, 1, 2, 0], [2, 2, 2, 0, 2], [3, 3, 3, 1, 1]], [[1, 2, 2, 2, 3], [3, 1, 1, 3, 2], [2, 3, 3, 1, 0], [0, 0, 0, 0, 1]], [[0, 2, 2, 2, 1], [1, 1, 3, 0, 3], [2, 3, 1, 3, 0], [3, 0, 0, 1, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%31, %38) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %39 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x4x5xi32>
  %40, %41 = "stablehlo.sort"(%0, %39) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%42: tensor<i8>, %43: tensor<i8>, %44: tensor<i32>, %45: tensor<i32>):
    %46 = "stablehlo.compare"(%42, %43) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }) : (tensor<3x4x5xi8>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi8>, tensor<3x4x5xi32>)
  %47 = stablehlo.constant dense<"0xE5EDF11B54BAC5D80813B9CFDE085591B6EF307186860C1026AFF6FB297E050D28767BBF233844748BF615326DD4DD485A5FD1F3545964CDDFF2204D"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%40, %47) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %48 = stablehlo.constant dense<[[[1, 4, 3, 0, 2], [4, 3, 0, 2, 1], [0, 1, 4, 2, 3], [0, 1, 2, 4, 3]], [[2, 3, 0, 1, 4], [4, 2, 3, 1, 0], [2, 0, 4, 3, 1], [2, 1, 4, 0, 3]], [[2, 4, 1, 3, 0], [2, 3, 0, 1, 4], [0, 4, 3, 2, 1], [0, 2, 3, 4, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%41, %48) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %49, %50 = "stablehlo.sort"(%0, %39) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%51: tensor<i8>, %52: tensor<i8>, %53: tensor<i32>, %54: tensor<i32>):
    %55 = "stablehlo.compare"(%51, %52) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %55 : tensor<i1>
  }) : (tensor<3x4x5xi8>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi8>, tensor<3x4x5xi32>)
  %56 = stablehlo.constant dense<"0x541BF1EDE51308D8C5BA5508DECFB97130EFB69126100C86867E29FBF6AF7B76280D0574443823BF6D3215F68B5F5A48DDD4645954F3D14D20F2DFCD"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%49, %56) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %57 = stablehlo.constant dense<[[[2, 0, 3, 4, 1], [1, 2, 0, 3, 4], [3, 2, 4, 1, 0], [3, 4, 2, 1, 0]], [[4, 1, 0, 2, 3], [0, 1, 3, 2, 4], [1, 3, 4, 0, 2], [3, 0, 4, 1, 2]], [[0, 3, 1, 4, 2], [4, 1, 0, 3, 2], [1, 2, 3, 4, 0], [1, 4, 3, 2, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%50, %57) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %58 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%59: tensor<i8>, %60: tensor<i8>):
    %61 = "stablehlo.compare"(%59, %60) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %61 : tensor<i1>
  }) : (tensor<3x4x5xi8>) -> tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%58, %47) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %62 = stablehlo.constant dense<> : tensor<0xi8>
  %63 = "stablehlo.sort"(%62) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%64: tensor<i8>, %65: tensor<i8>):
    %66 = "stablehlo.compare"(%64, %65) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %66 : tensor<i1>
  }) : (tensor<0xi8>) -> tensor<0xi8>
  stablehlo.custom_call @check.expect_eq(%63, %62) : (tensor<0xi8>, tensor<0xi8>) -> ()
  %67 = stablehlo.constant dense<> : tensor<2x0xi8>
  %68 = "stablehlo.sort"(%67) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%69: tensor<i8>, %70: tensor<i8>):
    %71 = "stablehlo.compare"(%69, %70) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %71 : tensor<i1>
  }) : (tensor<2x0xi8>) -> tensor<2x0xi8>
  stablehlo.custom_call @check.expect_eq(%68, %67) : (tensor<2x0xi8>, tensor<2x0xi8>) -> ()
  %72 = stablehlo.constant dense<[[5], [120], [-79]]> : tensor<3x1xi8>
  %73 = "stablehlo.sort"(%72) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%74: tensor<i8>, %75: tensor<i8>):
    %76 = "stablehlo.compare"(%74, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }) : (tensor<3x1xi8>) -> tensor<3x1xi8>
  stablehlo.custom_call @check.expect_eq(%73, %72) : (tensor<3x1xi8>, tensor<3x1xi8>) -> ()
  return
}
// -----
// sort of i16 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0x833C7D9B0D7DEDB137A003E57485D47B356FE659881FAAC181D390C673B7DECD396761A688E0A4D6760575CDFEB43878456406D17DD65FF0513D065A72E0DFF9AC18FA04B22E861E8D51548C3292D9E71EB806988B186B6487B904D01203EEC7EAF195AC6486511EB9E62DC6EF4E946C970EC841E4ACDDC7"> : tensor<3x4x5xi16>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<i16>, %5: tensor<i16>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xi16>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi16>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0xDECD748561A6EDB137A003E57D9B81D390C673B7881FAAC1D47B88E0A4D6833C39670D7D356FE65906D175CD548C3292D9E772E07DD6FEB4FA04B22E7605DFF95FF0513D065A861E8D51AC183878456464860698EEC7E4AC95AC1EB81203B9E62DC687B904D0970E8B18EAF1DDC7946C511EC8416B64EF4E"> : tensor<3x4x5xi16>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xi16>, tensor<3x4x5xi16>) -> ()
  %10 = stablehlo.constant dense<[[[3, 1, 3, 0, 0], [1, 0, 2, 2, 2], [2, 2, 1, 3, 3], [0, 3, 0, 1, 1]], [[1, 0, 3, 3, 3], [2, 1, 0, 2, 2], [0, 2, 1, 1, 1], [3, 3, 2, 0, 0]], [[2, 0, 1, 3, 1], [0, 1, 2, 2, 0], [1, 3, 0, 1, 3], [3, 2, 3, 0, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<i16>, %14: tensor<i16>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xi16>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi16>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0x833C39670D7D356FE659881FAAC1D47B88E0A4D603E57D9B81D390C673B7DECD748561A6EDB137A0861E8D51AC18387845647605DFF95FF0513D065A72E07DD6FEB4FA04B22E06D175CD548C3292D9E7946C511EC8416B64EF4E04D0970E8B18EAF1DDC71EB81203B9E62DC687B964860698EEC7E4AC95AC"> : tensor<3x4x5xi16>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xi16>, tensor<3x4x5xi16>) -> ()
  %19 = stablehlo.constant dense<[[[0, 3, 0, 1, 1], [2, 2, 1, 3, 3], [1, 0, 2, 2, 2], [3, 1, 3, 0, 0]], [[3, 3, 2, 0, 0], [0, 2, 1, 1, 1], [2, 1, 0, 2, 2], [1, 0, 3, 3, 3]], [[3, 2, 3, 0, 2], [1, 3, 0, 1, 3], [0, 1, 2, 2, 0], [2, 0, 1, 3, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<i16>, %22: tensor<i16>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xi16>) -> tensor<3x4x5xi16>
  %24 = stablehlo.constant dense<"0x7D9B37A0EDB1833C0D7D748503E5E659356FD47B73B7AAC190C681D3881F61A6DECDA4D688E03967FEB475CD76054564387806D17DD65FF0513D065A72E0DFF9FA04AC18B22E548C3292D9E7861E8D5106981EB887B98B186B6495ACEEC704D0EAF1120364862DC6B9E6511EEF4EE4ACDDC7970EC841946C"> : tensor<3x4x5xi16>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xi16>, tensor<3x4x5xi16>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xi16>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<i16>, %28: tensor<i16>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xi16>) -> tensor<0xi16>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xi16>, tensor<0xi16>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xi16>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<i16>, %33: tensor<i16>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xi16>) -> tensor<2x0xi16>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xi16>, tensor<2x0xi16>) -> ()
  %35 = stablehlo.constant dense<[[2931], [11808], [18817]]> : tensor<3x1xi16>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<i16>, %38: tensor<i16>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xi16>) -> tensor<3x1xi16>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xi16>, tensor<3x1xi16>) -> ()
  return
}
// -----
// sort of i32 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1C6D1082B0A92DBD7E1E7BC5A5795F3A78CF393888151D36760123164AD8D29843798DE4F690527874E35062DC319ACFB07EAB3E4B4AD6B2342AE9E7D8692B989B08EDCF6BF3A61688DE2CB8FD537112B77A1206028E6F5D05DDD4B6ADA8830D862BD64FD3F6E76ABB294A173C94E3DF0DBC514F00790A64B439D2AAAA3932B8D2CE25F71231BA0D4BD7DB53A9FFA92F59670802F3B844D46FF9891ABEB4E8B8450E1B817204DF490B67F42892702ED97DF2E06CCF3DB23DE094452517190300400C0CF82B930550067905A721ABDF613F38C7A6A9BEB77A5329A132556521E92430A0EE5C411B593575DE8BD638FF80"> : tensor<3x4x5xi32>
  %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<i32>, %5: tensor<i32>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi32>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0x450E1B81B0A92DBD05DDD4B692702ED978CF393888151D36760123164AD8D29843798DE42B930550067905A7AA3932B83F38C7A64B4AD6B2342AE9E7D8692B989B08EDCFF3B844D43575DE8BD638FF801C6D10827204DF497E1E7BC5ADA8830D862BD64FCF3DB23DBB294A173C94E3DF400C0CF800790A64B439D2AADC319ACFD2CE25F71231BA0D5329A132556521E92430A0EE6BF3A61688DE2CB8BEB4E8B8B77A1206028E6F5D0B67F428A5795F3A7DF2E06CD3F6E76AE0944525171903000DBC514FF690527874E3506221ABDF61B07EAB3EA9BEB77A4BD7DB53A9FFA92F596708025C411B596FF9891AFD537112"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %10 = stablehlo.constant dense<[[[2, 0, 1, 2, 0], [0, 0, 0, 0, 2], [2, 1, 2, 0, 0], [0, 0, 1, 2, 2]], [[0, 2, 0, 1, 1], [2, 1, 1, 2, 1], [1, 0, 1, 1, 2], [2, 2, 0, 0, 1]], [[1, 1, 2, 0, 2], [1, 2, 2, 1, 0], [0, 2, 0, 2, 1], [1, 1, 2, 1, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<i32>, %14: tensor<i32>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi32>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0xB77A1206028E6F5D0B67F428A5795F3A7DF2E06CD3F6E76AE0944525171903000DBC514FF690527874E3506221ABDF61B07EAB3EA9BEB77A4BD7DB53A9FFA92F596708025C411B596FF9891AFD5371121C6D10827204DF497E1E7BC5ADA8830D862BD64FCF3DB23DBB294A173C94E3DF400C0CF800790A64B439D2AADC319ACFD2CE25F71231BA0D5329A132556521E92430A0EE6BF3A61688DE2CB8BEB4E8B8450E1B81B0A92DBD05DDD4B692702ED978CF393888151D36760123164AD8D29843798DE42B930550067905A7AA3932B83F38C7A64B4AD6B2342AE9E7D8692B989B08EDCFF3B844D43575DE8BD638FF80"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %19 = stablehlo.constant dense<[[[1, 1, 2, 0, 2], [1, 2, 2, 1, 0], [0, 2, 0, 2, 1], [1, 1, 2, 1, 0]], [[0, 2, 0, 1, 1], [2, 1, 1, 2, 1], [1, 0, 1, 1, 2], [2, 2, 0, 0, 1]], [[2, 0, 1, 2, 0], [0, 0, 0, 0, 2], [2, 1, 2, 0, 0], [0, 0, 1, 2, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %21, %22 = "stablehlo.sort"(%0, %20) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%23: tensor<i32>, %24: tensor<i32>, %25: tensor<i32>, %26: tensor<i32>):
    %27 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %27 : tensor<i1>
  }) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi32>, tensor<3x4x5xi32>)
  %28 = stablehlo.constant dense<"0x1C6D1082B0A92DBD4AD8D2984B4AD6B2342AE9E7D8692B98DC319ACF7E1E7BC588DE2CB8FD53711288151D369B08EDCF6BF3A61643798DE478CF393874E3506276012316B07EAB3EA5795F3AF6905278B439D2AAAA3932B805DDD4B6ADA8830DBEB4E8B8B77A120659670802F3B844D41231BA0D862BD64FA9FFA92FBB294A173C94E3DF6FF9891A4BD7DB53D3F6E76A028E6F5DD2CE25F70DBC514F00790A64450E1B812430A0EE3F38C7A63575DE8BD638FF80067905A7E09445251719030092702ED95329A132556521E97204DF490B67F428400C0CF82B930550CF3DB23D21ABDF615C411B59A9BEB77A7DF2E06C"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %29 = stablehlo.constant dense<[[[0, 0, 1, 2, 2], [3, 2, 0, 3, 3], [1, 3, 3, 1, 0], [2, 1, 2, 0, 1]], [[2, 2, 0, 0, 3], [0, 3, 3, 2, 0], [3, 1, 1, 3, 2], [1, 0, 2, 1, 1]], [[0, 3, 2, 3, 3], [2, 1, 1, 0, 2], [3, 0, 0, 1, 1], [1, 2, 3, 2, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%22, %29) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %30, %31 = "stablehlo.sort"(%0, %20) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<i32>, %33: tensor<i32>, %34: tensor<i32>, %35: tensor<i32>):
    %36 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi32>, tensor<3x4x5xi32>)
  %37 = stablehlo.constant dense<"0x74E3506276012316B07EAB3EA5795F3AF690527888151D369B08EDCF6BF3A61643798DE478CF3938D8692B98DC319ACF7E1E7BC588DE2CB8FD5371121C6D1082B0A92DBD4AD8D2984B4AD6B2342AE9E7D3F6E76A028E6F5DD2CE25F70DBC514F00790A64A9FFA92FBB294A173C94E3DF6FF9891A4BD7DB53B77A120659670802F3B844D41231BA0D862BD64FB439D2AAAA3932B805DDD4B6ADA8830DBEB4E8B8CF3DB23D21ABDF615C411B59A9BEB77A7DF2E06C556521E97204DF490B67F428400C0CF82B930550067905A7E09445251719030092702ED95329A132450E1B812430A0EE3F38C7A63575DE8BD638FF80"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%30, %37) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %38 = stablehlo.constant dense<[[[2, 1, 2, 0, 1], [1, 3, 3, 1, 0], [3, 2, 0, 3, 3], [0, 0, 1, 2, 2]], [[1, 0, 2, 1, 1], [3, 1, 1, 3, 2], [0, 3, 3, 2, 0], [2, 2, 0, 0, 3]], [[1, 2, 3, 2, 0], [3, 0, 0, 1, 1], [2, 1, 1, 0, 2], [0, 3, 2, 3, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%31, %38) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %39 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x4x5xi32>
  %40, %41 = "stablehlo.sort"(%0, %39) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%42: tensor<i32>, %43: tensor<i32>, %44: tensor<i32>, %45: tensor<i32>):
    %46 = "stablehlo.compare"(%42, %43) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi32>, tensor<3x4x5xi32>)
  %47 = stablehlo.constant dense<"0x1C6D1082B0A92DBD7E1E7BC578CF3938A5795F3A4AD8D29843798DE47601231688151D36F69052784B4AD6B2DC319ACF342AE9E7B07EAB3E74E35062D8692B9888DE2CB89B08EDCFFD5371126BF3A61605DDD4B6B77A1206ADA8830D862BD64F028E6F5D3C94E3DFBB294A170DBC514F00790A64D3F6E76AB439D2AAAA3932B8D2CE25F71231BA0D4BD7DB53BEB4E8B8F3B844D4596708026FF9891AA9FFA92F450E1B8192702ED90B67F4287204DF497DF2E06C400C0CF817190300E0944525CF3DB23D2B9305503F38C7A6067905A75329A13221ABDF61A9BEB77AD638FF803575DE8B556521E92430A0EE5C411B59"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%40, %47) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %48 = stablehlo.constant dense<[[[0, 1, 2, 4, 3], [2, 3, 1, 0, 4], [3, 1, 4, 2, 0], [0, 3, 1, 4, 2]], [[2, 0, 3, 4, 1], [2, 1, 3, 4, 0], [0, 1, 2, 3, 4], [4, 2, 1, 3, 0]], [[0, 3, 2, 1, 4], [3, 2, 1, 0, 4], [2, 0, 4, 1, 3], [4, 3, 0, 1, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%41, %48) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %49, %50 = "stablehlo.sort"(%0, %39) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%51: tensor<i32>, %52: tensor<i32>, %53: tensor<i32>, %54: tensor<i32>):
    %55 = "stablehlo.compare"(%51, %52) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %55 : tensor<i1>
  }) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi32>, tensor<3x4x5xi32>)
  %56 = stablehlo.constant dense<"0xA5795F3A78CF39387E1E7BC5B0A92DBD1C6D1082F690527888151D367601231643798DE44AD8D29874E35062B07EAB3E342AE9E7DC319ACF4B4AD6B26BF3A616FD5371129B08EDCF88DE2CB8D8692B98028E6F5D862BD64FADA8830DB77A120605DDD4B6D3F6E76A00790A640DBC514FBB294A173C94E3DF4BD7DB531231BA0DD2CE25F7AA3932B8B439D2AAA9FFA92F6FF9891A59670802F3B844D4BEB4E8B87DF2E06C7204DF490B67F42892702ED9450E1B812B930550CF3DB23DE094452517190300400C0CF8A9BEB77A21ABDF615329A132067905A73F38C7A65C411B592430A0EE556521E93575DE8BD638FF80"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%49, %56) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %57 = stablehlo.constant dense<[[[3, 4, 2, 1, 0], [4, 0, 1, 3, 2], [0, 2, 4, 1, 3], [2, 4, 1, 3, 0]], [[1, 4, 3, 0, 2], [0, 4, 3, 1, 2], [4, 3, 2, 1, 0], [0, 3, 1, 2, 4]], [[4, 1, 2, 3, 0], [4, 0, 1, 2, 3], [3, 1, 4, 0, 2], [2, 1, 0, 3, 4]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%50, %57) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %58 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%59: tensor<i32>, %60: tensor<i32>):
    %61 = "stablehlo.compare"(%59, %60) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %61 : tensor<i1>
  }) : (tensor<3x4x5xi32>) -> tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%58, %47) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %62 = stablehlo.constant dense<> : tensor<0xi32>
  %63 = "stablehlo.sort"(%62) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%64: tensor<i32>, %65: tensor<i32>):
    %66 = "stablehlo.compare"(%64, %65) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %66 : tensor<i1>
  }) : (tensor<0xi32>) -> tensor<0xi32>
  stablehlo.custom_call @check.expect_eq(%63, %62) : (tensor<0xi32>, tensor<0xi32>) -> ()
  %67 = stablehlo.constant dense<> : tensor<2x0xi32>
  %68 = "stablehlo.sort"(%67) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%69: tensor<i32>, %70: tensor<i32>):
    %71 = "stablehlo.compare"(%69, %70) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %71 : tensor<i1>
  }) : (tensor<2x0xi32>) -> tensor<2x0xi32>
  stablehlo.custom_call @check.expect_eq(%68, %67) : (tensor<2x0xi32>, tensor<2x0xi32>) -> ()
  %72 = stablehlo.constant dense<[[1812810695], [996881942], [1342236613]]> : tensor<3x1xi32>
  %73 = "stablehlo.sort"(%72) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%74: tensor<i32>, %75: tensor<i32>):
    %76 = "stablehlo.compare"(%74, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }) : (tensor<3x1xi32>) -> tensor<3x1xi32>
  stablehlo.custom_call @check.expect_eq(%73, %72) : (tensor<3x1xi32>, tensor<3x1xi32>) -> ()
  return
}
// -----
// sort of i64 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0x50F0B9BC3BB9BD68A8A38F1CC808CB871B9602E78BB908D733B1A426DD63E41F76FF9592F45872AC72B05D955146FFB7D846BAC62E0F7682D808BFBCAD1E2C7B09AD5F139E8335B62D2A6ED49EE9955192C3ACF6847BEF98D68EB098C8C50F37DC3F058E0B1E322F3BD5FDF1A1D7EDEEC44D2B3DA3A7C26559370D00B1F8A8C272622CAB36459AA24CFFC898528CE8F2B825C53DD968F8814C0C7DAACB169BA1BEC6203CCB1AD15548B1CAD4DDF7FE9C7258C898D297B77C8B7D028E3C5D8A7E4502A60D53EE93B6086F44D3D8E17003684A9D4716A3AD6F7C20A8A179F2B07747AD8E14DD93F9C1F53C2F20FFAEE797D3AF4F747BC1DA85BEB7CF65F5314F0B4956DCA2B81395B5CA580264BAA52F3BAB31D459097CD1960431D0D49976A7B8E7D80405FBEF0F09A433A35E560DE60663A35037D361F28EB813859BE9A6222E69301BC7BA66A7574024AA8D9DDE3B4B8AE7E9955B2FF5AE954C40D414EF07F509C2BC8B6900596CCC10AE00C48A521F1760158D811F534D94D7DF1757B149EC4BED65DF136B482D1374A0C447C1DDCB8EA35953D9ECB508EE0AC9F1F1ABE4320A59EF34D89872AD9DDF9EF034A8248EA75E007ED6B5FF11D15AAE873CBB443176E5A95D88679B7B3971B8CAC7DAAE2B904E14F670AC87FB1ACDCA9F75EADB76"> : tensor<3x4x5xi64>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<i64>, %5: tensor<i64>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xi64>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi64>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0x92C3ACF6847BEF98D846BAC62E0F76821B9602E78BB908D7B825C53DD968F8814C0C7DAACB169BA172B05D955146FFB7A8A38F1CC808CB874CFFC898528CE8F209AD5F139E8335B676FF9592F45872AC59370D00B1F8A8C272622CAB36459AA2DC3F058E0B1E322F3BD5FDF1A1D7EDEE2D2A6ED49EE9955150F0B9BC3BB9BD68D68EB098C8C50F37D808BFBCAD1E2C7B33B1A426DD63E41FC44D2B3DA3A7C265D3AF4F747BC1DA8548B1CAD4DDF7FE9C4956DCA2B81395B563A35037D361F28EAB31D459097CD1960431D0D49976A7B8E7D80405FBEF0F09A433A35E560DE60647AD8E14DD93F9C1F53C2F20FFAEE797086F44D3D8E17003BEB7CF65F5314F0B7C20A8A179F2B077CA580264BAA52F3B4502A60D53EE93B6BEC6203CCB1AD155684A9D4716A3AD6F7258C898D297B77C8B7D028E3C5D8A7EB813859BE9A6222E8EA35953D9ECB508EE0AC9F1F1ABE4320A59EF34D89872AD9DDF9EF034A8248E1374A0C447C1DDCBCC10AE00C48A521F4024AA8D9DDE3B4B8AE7E9955B2FF5AE954C40D414EF07F5A75E007ED6B5FF11D15AAE873CBB44311760158D811F534D94D7DF1757B149EC904E14F670AC87FB09C2BC8B6900596C69301BC7BA66A75776E5A95D88679B7B3971B8CAC7DAAE2B4BED65DF136B482D1ACDCA9F75EADB76"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %10 = stablehlo.constant dense<[[[2, 1, 0, 3, 3], [1, 0, 3, 1, 0], [3, 3, 2, 2, 1], [0, 2, 1, 0, 2]], [[2, 0, 2, 3, 2], [3, 3, 3, 1, 1], [1, 2, 1, 2, 0], [0, 1, 0, 0, 3]], [[2, 2, 2, 2, 1], [1, 0, 0, 0, 2], [3, 1, 1, 3, 0], [0, 3, 3, 1, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<i64>, %14: tensor<i64>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xi64>, tensor<3x4x5xi32>) -> (tensor<3x4x5xi64>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0x50F0B9BC3BB9BD68D68EB098C8C50F37D808BFBCAD1E2C7B33B1A426DD63E41FC44D2B3DA3A7C26559370D00B1F8A8C272622CAB36459AA2DC3F058E0B1E322F3BD5FDF1A1D7EDEE2D2A6ED49EE9955172B05D955146FFB7A8A38F1CC808CB874CFFC898528CE8F209AD5F139E8335B676FF9592F45872AC92C3ACF6847BEF98D846BAC62E0F76821B9602E78BB908D7B825C53DD968F8814C0C7DAACB169BA1BEC6203CCB1AD155684A9D4716A3AD6F7258C898D297B77C8B7D028E3C5D8A7EB813859BE9A6222E086F44D3D8E17003BEB7CF65F5314F0B7C20A8A179F2B077CA580264BAA52F3B4502A60D53EE93B60431D0D49976A7B8E7D80405FBEF0F09A433A35E560DE60647AD8E14DD93F9C1F53C2F20FFAEE797D3AF4F747BC1DA8548B1CAD4DDF7FE9C4956DCA2B81395B563A35037D361F28EAB31D459097CD19669301BC7BA66A75776E5A95D88679B7B3971B8CAC7DAAE2B4BED65DF136B482D1ACDCA9F75EADB76D15AAE873CBB44311760158D811F534D94D7DF1757B149EC904E14F670AC87FB09C2BC8B6900596CCC10AE00C48A521F4024AA8D9DDE3B4B8AE7E9955B2FF5AE954C40D414EF07F5A75E007ED6B5FF118EA35953D9ECB508EE0AC9F1F1ABE4320A59EF34D89872AD9DDF9EF034A8248E1374A0C447C1DDCB"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %19 = stablehlo.constant dense<[[[0, 2, 1, 0, 2], [3, 3, 2, 2, 1], [1, 0, 3, 1, 0], [2, 1, 0, 3, 3]], [[0, 1, 0, 0, 3], [1, 2, 1, 2, 0], [3, 3, 3, 1, 1], [2, 0, 2, 3, 2]], [[0, 3, 3, 1, 3], [3, 1, 1, 3, 0], [1, 0, 0, 0, 2], [2, 2, 2, 2, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<i64>, %22: tensor<i64>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xi64>) -> tensor<3x4x5xi64>
  %24 = stablehlo.constant dense<"0xA8A38F1CC808CB8776FF9592F45872AC1B9602E78BB908D733B1A426DD63E41F50F0B9BC3BB9BD68D846BAC62E0F768209AD5F139E8335B672B05D955146FFB72D2A6ED49EE99551D808BFBCAD1E2C7B92C3ACF6847BEF983BD5FDF1A1D7EDEEDC3F058E0B1E322FD68EB098C8C50F37C44D2B3DA3A7C265B825C53DD968F8814C0C7DAACB169BA172622CAB36459AA259370D00B1F8A8C24CFFC898528CE8F248B1CAD4DDF7FE9C4502A60D53EE93B6BEC6203CCB1AD1557258C898D297B77C8B7D028E3C5D8A7EF53C2F20FFAEE79747AD8E14DD93F9C1086F44D3D8E17003684A9D4716A3AD6F7C20A8A179F2B077D3AF4F747BC1DA85AB31D459097CD1964956DCA2B81395B5BEB7CF65F5314F0BCA580264BAA52F3B63A35037D361F28E0431D0D49976A7B8A433A35E560DE606E7D80405FBEF0F09B813859BE9A6222E8AE7E9955B2FF5AE954C40D414EF07F54024AA8D9DDE3B4B69301BC7BA66A75709C2BC8B6900596C1374A0C447C1DDCB94D7DF1757B149ECCC10AE00C48A521F4BED65DF136B482D1760158D811F534D9DDF9EF034A8248E0A59EF34D89872AD8EA35953D9ECB508A75E007ED6B5FF11EE0AC9F1F1ABE432904E14F670AC87FB3971B8CAC7DAAE2BD15AAE873CBB44311ACDCA9F75EADB7676E5A95D88679B7B"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xi64>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<i64>, %28: tensor<i64>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xi64>) -> tensor<0xi64>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xi64>, tensor<0xi64>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xi64>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<i64>, %33: tensor<i64>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xi64>) -> tensor<2x0xi64>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xi64>, tensor<2x0xi64>) -> ()
  %35 = stablehlo.constant dense<[[5157041454610970664], [618510873976480842], [4481894327465539833]]> : tensor<3x1xi64>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<i64>, %38: tensor<i64>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xi64>) -> tensor<3x1xi64>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xi64>, tensor<3x1xi64>) -> ()
  return
}
// -----
// sort of ui2 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<[[[3, 1, 0, 0, 3], [0, 1, 0, 2, 1], [1, 3, 0, 0, 2], [3, 1, 2, 1, 2]], [[0, 0, 2, 0, 0], [0, 2, 3, 2, 1], [2, 0, 1, 2, 0], [3, 2, 0, 0, 3]], [[0, 0, 3, 2, 1], [3, 3, 3, 0, 0], [3, 2, 1, 1, 2], [3, 0, 3, 3, 2]]]> : tensor<3x4x5xui2>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<ui2>, %5: tensor<ui2>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xui2>, tensor<3x4x5xi32>) -> (tensor<3x4x5xui2>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<[[[0, 1, 0, 0, 1], [1, 1, 0, 0, 2], [3, 1, 0, 1, 2], [3, 3, 2, 2, 3]], [[0, 0, 0, 0, 0], [0, 0, 1, 0, 0], [2, 2, 2, 2, 1], [3, 2, 3, 2, 3]], [[0, 0, 1, 0, 0], [3, 0, 3, 1, 1], [3, 2, 3, 2, 2], [3, 3, 3, 3, 2]]]> : tensor<3x4x5xui2>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xui2>, tensor<3x4x5xui2>) -> ()
  %10 = stablehlo.constant dense<[[[1, 0, 0, 0, 1], [2, 1, 1, 2, 2], [0, 3, 2, 3, 3], [3, 2, 3, 1, 0]], [[0, 0, 3, 0, 0], [1, 2, 2, 3, 2], [2, 1, 0, 1, 1], [3, 3, 1, 2, 3]], [[0, 0, 2, 1, 1], [1, 3, 0, 2, 0], [2, 2, 1, 0, 2], [3, 1, 3, 3, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<ui2>, %14: tensor<ui2>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xui2>, tensor<3x4x5xi32>) -> (tensor<3x4x5xui2>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<[[[3, 3, 2, 2, 3], [3, 1, 0, 1, 2], [1, 1, 0, 0, 2], [0, 1, 0, 0, 1]], [[3, 2, 3, 2, 3], [2, 2, 2, 2, 1], [0, 0, 1, 0, 0], [0, 0, 0, 0, 0]], [[3, 3, 3, 3, 2], [3, 2, 3, 2, 2], [3, 0, 3, 1, 1], [0, 0, 1, 0, 0]]]> : tensor<3x4x5xui2>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xui2>, tensor<3x4x5xui2>) -> ()
  %19 = stablehlo.constant dense<[[[0, 2, 3, 1, 0], [3, 0, 0, 3, 2], [2, 1, 1, 0, 3], [1, 3, 2, 2, 1]], [[3, 1, 1, 1, 3], [2, 3, 0, 2, 1], [0, 0, 2, 0, 0], [1, 2, 3, 3, 2]], [[1, 1, 0, 3, 2], [2, 2, 1, 0, 3], [3, 0, 3, 2, 0], [0, 3, 2, 1, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<ui2>, %22: tensor<ui2>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xui2>) -> tensor<3x4x5xui2>
  %24 = stablehlo.constant dense<[[[0, 0, 1, 3, 3], [0, 0, 1, 1, 2], [0, 0, 1, 2, 3], [1, 1, 2, 2, 3]], [[0, 0, 0, 0, 2], [0, 1, 2, 2, 3], [0, 0, 1, 2, 2], [0, 0, 2, 3, 3]], [[0, 0, 1, 2, 3], [0, 0, 3, 3, 3], [1, 1, 2, 2, 3], [0, 2, 3, 3, 3]]]> : tensor<3x4x5xui2>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xui2>, tensor<3x4x5xui2>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xui2>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<ui2>, %28: tensor<ui2>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xui2>) -> tensor<0xui2>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xui2>, tensor<0xui2>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xui2>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<ui2>, %33: tensor<ui2>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xui2>) -> tensor<2x0xui2>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xui2>, tensor<2x0xui2>) -> ()
  %35 = stablehlo.constant dense<[[1], [0], [3]]> : tensor<3x1xui2>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<ui2>, %38: tensor<ui2>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xui2>) -> tensor<3x1xui2>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xui2>, tensor<3x1xui2>) -> ()
  return
}
// -----
// sort of ui4 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<[[[5, 8, 0, 1, 0], [14, 8, 1, 6, 5], [4, 12, 0, 13, 13], [7, 5, 13, 3, 4]], [[13, 13, 1, 14, 11], [2, 4, 0, 10, 13], [15, 10, 12, 7, 3], [0, 7, 6, 8, 12]], [[7, 1, 3, 14, 8], [9, 0, 4, 10, 10], [13, 2, 7, 14, 7], [6, 13, 15, 13, 0]]]> : tensor<3x4x5xui4>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<ui4>, %5: tensor<ui4>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xui4>, tensor<3x4x5xi32>) -> (tensor<3x4x5xui4>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<[[[4, 5, 0, 1, 0], [5, 8, 0, 3, 4], [7, 8, 1, 6, 5], [14, 12, 13, 13, 13]], [[0, 4, 0, 7, 3], [2, 7, 1, 8, 11], [13, 10, 6, 10, 12], [15, 13, 12, 14, 13]], [[6, 0, 3, 10, 0], [7, 1, 4, 13, 7], [9, 2, 7, 14, 8], [13, 13, 15, 14, 10]]]> : tensor<3x4x5xui4>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xui4>, tensor<3x4x5xui4>) -> ()
  %10 = stablehlo.constant dense<[[[2, 3, 0, 0, 0], [0, 0, 2, 3, 3], [3, 1, 1, 1, 1], [1, 2, 3, 2, 2]], [[3, 1, 1, 2, 2], [1, 3, 0, 3, 0], [0, 2, 3, 1, 3], [2, 0, 2, 0, 1]], [[3, 1, 0, 1, 3], [0, 0, 1, 3, 2], [1, 2, 2, 0, 0], [2, 3, 3, 2, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<ui4>, %14: tensor<ui4>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xui4>, tensor<3x4x5xi32>) -> (tensor<3x4x5xui4>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<[[[14, 12, 13, 13, 13], [7, 8, 1, 6, 5], [5, 8, 0, 3, 4], [4, 5, 0, 1, 0]], [[15, 13, 12, 14, 13], [13, 10, 6, 10, 12], [2, 7, 1, 8, 11], [0, 4, 0, 7, 3]], [[13, 13, 15, 14, 10], [9, 2, 7, 14, 8], [7, 1, 4, 13, 7], [6, 0, 3, 10, 0]]]> : tensor<3x4x5xui4>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xui4>, tensor<3x4x5xui4>) -> ()
  %19 = stablehlo.constant dense<[[[1, 2, 3, 2, 2], [3, 0, 1, 1, 1], [0, 1, 0, 3, 3], [2, 3, 2, 0, 0]], [[2, 0, 2, 0, 1], [0, 2, 3, 1, 3], [1, 3, 0, 3, 0], [3, 1, 1, 2, 2]], [[2, 3, 3, 0, 1], [1, 2, 2, 2, 0], [0, 0, 1, 3, 2], [3, 1, 0, 1, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<ui4>, %22: tensor<ui4>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xui4>) -> tensor<3x4x5xui4>
  %24 = stablehlo.constant dense<[[[0, 0, 1, 5, 8], [1, 5, 6, 8, 14], [0, 4, 12, 13, 13], [3, 4, 5, 7, 13]], [[1, 11, 13, 13, 14], [0, 2, 4, 10, 13], [3, 7, 10, 12, 15], [0, 6, 7, 8, 12]], [[1, 3, 7, 8, 14], [0, 4, 9, 10, 10], [2, 7, 7, 13, 14], [0, 6, 13, 13, 15]]]> : tensor<3x4x5xui4>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xui4>, tensor<3x4x5xui4>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xui4>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<ui4>, %28: tensor<ui4>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xui4>) -> tensor<0xui4>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xui4>, tensor<0xui4>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xui4>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<ui4>, %33: tensor<ui4>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xui4>) -> tensor<2x0xui4>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xui4>, tensor<2x0xui4>) -> ()
  %35 = stablehlo.constant dense<[[11], [8], [12]]> : tensor<3x1xui4>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<ui4>, %38: tensor<ui4>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xui4>) -> tensor<3x1xui4>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xui4>, tensor<3x1xui4>) -> ()
  return
}
// -----
// sort of ui8 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0x795BC41D6E1AF75B4CD8981057005C302B9338BB280986A631AABEA1E79D08861D5F223664AE0599A6A8D90661BCF11F0EB86C9BAC81807FEDF5BD29"> : tensor<3x4x5xui8>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<ui8>, %5: tensor<ui8>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xui8>, tensor<3x4x5xi32>) -> (tensor<3x4x5xui8>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0x1A1057005C302B5B1D6E795B9338BB98F7C44CD808091D05222864865F313686A1A699AABEAEE79D6C9B1F06297FA8AC0E61A6EDD98180BCF1F5BDB8"> : tensor<3x4x5xui8>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xui8>, tensor<3x4x5xui8>) -> ()
  %10 = stablehlo.constant dense<[[[1, 2, 2, 2, 2], [3, 3, 1, 0, 0], [0, 0, 3, 3, 3], [2, 1, 0, 1, 1]], [[2, 0, 2, 3, 2], [0, 3, 0, 2, 0], [3, 2, 1, 0, 3], [1, 1, 3, 1, 1]], [[2, 2, 1, 0, 3], [3, 0, 2, 1, 0], [0, 3, 0, 2, 2], [1, 1, 3, 3, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<ui8>, %14: tensor<ui8>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xui8>, tensor<3x4x5xi32>) -> (tensor<3x4x5xui8>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0x98F7C44CD8795B9338BB302B5B1D6E1A1057005CAABEAEE79D3686A1A6992864865F3108091D0522BCF1F5BDB8A6EDD981807FA8AC0E616C9B1F0629"> : tensor<3x4x5xui8>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xui8>, tensor<3x4x5xui8>) -> ()
  %19 = stablehlo.constant dense<[[[2, 1, 0, 1, 1], [0, 0, 3, 3, 3], [3, 3, 1, 0, 0], [1, 2, 2, 2, 2]], [[1, 1, 3, 1, 1], [3, 2, 1, 0, 3], [0, 3, 0, 2, 0], [2, 0, 2, 3, 2]], [[1, 1, 3, 3, 1], [0, 3, 0, 2, 2], [3, 0, 2, 1, 0], [2, 2, 1, 0, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<ui8>, %22: tensor<ui8>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xui8>) -> tensor<3x4x5xui8>
  %24 = stablehlo.constant dense<"0x1D5B6E79C41A4C5BD8F70010575C982B303893BB09283186A69DA1AABEE7081D225F8605366499AE0661A6A8D90E1FB8BCF16C80819BAC297FBDEDF5"> : tensor<3x4x5xui8>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xui8>, tensor<3x4x5xui8>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xui8>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<ui8>, %28: tensor<ui8>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xui8>) -> tensor<0xui8>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xui8>, tensor<0xui8>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xui8>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<ui8>, %33: tensor<ui8>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xui8>) -> tensor<2x0xui8>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xui8>, tensor<2x0xui8>) -> ()
  %35 = stablehlo.constant dense<[[232], [38], [46]]> : tensor<3x1xui8>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<ui8>, %38: tensor<ui8>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xui8>) -> tensor<3x1xui8>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xui8>, tensor<3x1xui8>) -> ()
  return
}
// -----
// sort of ui16 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0x420BCCA6853556BC524FF11F8CAAC79A3EC85637A7F7412CFE792242DBF4C54B14D8EC899A961A4AD3C5A0A854E0CFB4DE381B8E3F93A61A487B20F08245C9A37E5DDBD871E73FE2C7CB77C76BEA6FB0F23E4D6056672A1EBF02C53702572F4C55C05004C72A84EB1F95209800501FA7EAC67BFD1DF586DC"> : tensor<3x4x5xui16>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<ui16>, %5: tensor<ui16>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xui16>, tensor<3x4x5xi32>) -> (tensor<3x4x5xui16>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0x420B412C853522425637F11FCCA6FE799A961A4AC54B8CAAEC8956BC524FA7F714D8C79A3EC8DBF482453F93A61A487BDE381B8EC9A37E5DCFB46FB0D3C5A0A877C7DBD871E73FE2C7CB54E06BEA20F0C72A02572F4C2A1EBF02C5374D60566720985004F23EEAC61F9555C000501FA784EB7BFD1DF586DC"> : tensor<3x4x5xui16>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xui16>, tensor<3x4x5xui16>) -> ()
  %10 = stablehlo.constant dense<[[[0, 2, 0, 2, 1], [1, 0, 2, 3, 3], [3, 1, 3, 0, 0], [2, 3, 1, 1, 2]], [[2, 1, 1, 1, 0], [1, 2, 2, 0, 3], [0, 0, 3, 2, 2], [3, 3, 0, 3, 1]], [[2, 1, 1, 0, 0], [1, 0, 0, 2, 1], [0, 3, 2, 1, 2], [3, 2, 3, 3, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<ui16>, %14: tensor<ui16>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xui16>, tensor<3x4x5xi32>) -> (tensor<3x4x5xui16>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0xA7F714D8C79A3EC8DBF4C54B8CAAEC8956BC524FF11FCCA6FE799A961A4A420B412C8535224256373FE2C7CB54E06BEA20F0D3C5A0A877C7DBD871E71B8EC9A37E5DCFB46FB082453F93A61A487BDE381FA784EB7BFD1DF586DCF23EEAC61F9555C00050C5374D60566720985004C72A02572F4C2A1EBF02"> : tensor<3x4x5xui16>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xui16>, tensor<3x4x5xui16>) -> ()
  %19 = stablehlo.constant dense<[[[2, 3, 1, 1, 2], [3, 1, 3, 0, 0], [1, 0, 2, 3, 3], [0, 2, 0, 2, 1]], [[3, 3, 0, 3, 1], [0, 0, 3, 2, 2], [1, 2, 2, 0, 3], [2, 1, 1, 1, 0]], [[3, 2, 3, 3, 3], [0, 3, 2, 1, 2], [1, 0, 0, 2, 1], [2, 1, 1, 0, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<ui16>, %22: tensor<ui16>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xui16>) -> tensor<3x4x5xui16>
  %24 = stablehlo.constant dense<"0x420B8535524FCCA656BCF11F5637C79A8CAA3EC8412C2242FE79DBF4A7F71A4AC54BEC899A9614D8DE38A0A8CFB4D3C554E0A61A487B1B8E3F9320F082457E5DC9A3DBD871E76FB077C7C7CB3FE26BEABF022A1EF23E4D6056675004C5372F4C025755C0C72A00501F95209884EB1FA7EAC686DC1DF57BFD"> : tensor<3x4x5xui16>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xui16>, tensor<3x4x5xui16>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xui16>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<ui16>, %28: tensor<ui16>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xui16>) -> tensor<0xui16>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xui16>, tensor<0xui16>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xui16>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<ui16>, %33: tensor<ui16>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xui16>) -> tensor<2x0xui16>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xui16>, tensor<2x0xui16>) -> ()
  %35 = stablehlo.constant dense<[[28954], [45667], [15558]]> : tensor<3x1xui16>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<ui16>, %38: tensor<ui16>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xui16>) -> tensor<3x1xui16>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xui16>, tensor<3x1xui16>) -> ()
  return
}
// -----
// sort of ui32 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0xE3636635AC6450A74179DB4F322EC92A6F775767AA5F058026DE7E380360DB5EA738E5EF8367370A384CA13B07E738856B82236171ABD007C84E7B1D699ACB1B78FA86E2AACAC352CD9E2083DC8162CAE2D2869BA359371E20025E19A78CC3C5EEA90A8C06287DB861CB449A48D093F9D8CF2822A295A6C9859B73A100270B93FED159EDDE4E62F6DF0C8EA5F213383AEA67903C7E4E1B37848CD3298B067DD12BC783FD8C1F8EBAF07AAC75159D6CAE8D559D4CCFBC4601C184192B82A7C1F11045E26E60E771F90B53A8C3991789D333BB8781B7A4CA255B0F22C94D6DB2137C03B87E6335896EB51EF863DC2FB84A"> : tensor<3x4x5xui32>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<ui32>, %5: tensor<ui32>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xui32>, tensor<3x4x5xi32>) -> (tensor<3x4x5xui32>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0x699ACB1B26DE7E384179DB4F71ABD0078367370AE363663507E73885AACAC352322EC92AC84E7B1D384CA13BAC6450A70360DB5ECD9E20836F775767AA5F058078FA86E26B822361A738E5EFDC8162CAF213383AA359371E20025E19D8CF2822EEA90A8CE2D2869BEA67903C7E4E1B37848CD329DF0C8EA5859B73A100270B93FED159EDA78CC3C5A295A6C906287DB861CB449A48D093F9DE4E62F68B067DD1CFBC4601C184192B6335896EB7A4CA25DC2FB84A4D6DB2137C03B87EF07AAC75B51EF8638D559D4C0B53A8C38C1F8EBA33BB87811045E26E5B0F22C92BC783FD991789D382A7C1F1159D6CAE60E771F9"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %10 = stablehlo.constant dense<[[[3, 1, 0, 2, 1], [0, 2, 3, 0, 2], [2, 0, 1, 3, 0], [1, 3, 2, 1, 3]], [[3, 0, 0, 1, 0], [0, 3, 3, 3, 2], [2, 2, 2, 0, 1], [1, 1, 1, 2, 3]], [[1, 1, 3, 2, 3], [3, 3, 0, 3, 0], [2, 0, 2, 1, 2], [0, 2, 1, 0, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<ui32>, %14: tensor<ui32>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xui32>, tensor<3x4x5xi32>) -> (tensor<3x4x5xui32>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0xAA5F058078FA86E26B822361A738E5EFDC8162CA384CA13BAC6450A70360DB5ECD9E20836F775767E363663507E73885AACAC352322EC92AC84E7B1D699ACB1B26DE7E384179DB4F71ABD0078367370A06287DB861CB449A48D093F9DE4E62F68B067DD1859B73A100270B93FED159EDA78CC3C5A295A6C9E2D2869BEA67903C7E4E1B37848CD329DF0C8EA5F213383AA359371E20025E19D8CF2822EEA90A8C2BC783FD991789D382A7C1F1159D6CAE60E771F90B53A8C38C1F8EBA33BB87811045E26E5B0F22C94D6DB2137C03B87EF07AAC75B51EF8638D559D4CCFBC4601C184192B6335896EB7A4CA25DC2FB84A"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %19 = stablehlo.constant dense<[[[1, 3, 2, 1, 3], [2, 0, 1, 3, 0], [0, 2, 3, 0, 2], [3, 1, 0, 2, 1]], [[1, 1, 1, 2, 3], [2, 2, 2, 0, 1], [0, 3, 3, 3, 2], [3, 0, 0, 1, 0]], [[0, 2, 1, 0, 1], [2, 0, 2, 1, 2], [3, 3, 0, 3, 0], [1, 1, 3, 2, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<ui32>, %22: tensor<ui32>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xui32>) -> tensor<3x4x5xui32>
  %24 = stablehlo.constant dense<"0x322EC92AE36366354179DB4F6F775767AC6450A78367370A26DE7E380360DB5EAA5F0580A738E5EF71ABD007C84E7B1D384CA13B6B82236107E73885699ACB1BAACAC352CD9E2083DC8162CA78FA86E220025E19A359371EEEA90A8CE2D2869BA78CC3C5D8CF282261CB449A06287DB8A295A6C948D093F900270B93859B73A1DF0C8EA5FED159EDDE4E62F6848CD3297E4E1B37F213383AEA67903C8B067DD18D559D4CF07AAC75159D6CAE8C1F8EBA2BC783FDCFBC4601C184192B1045E26E82A7C1F160E771F9B7A4CA2533BB87810B53A8C35B0F22C9991789D34D6DB213DC2FB84AB51EF8636335896E7C03B87E"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xui32>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<ui32>, %28: tensor<ui32>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xui32>) -> tensor<0xui32>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xui32>, tensor<0xui32>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xui32>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<ui32>, %33: tensor<ui32>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xui32>) -> tensor<2x0xui32>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xui32>, tensor<2x0xui32>) -> ()
  %35 = stablehlo.constant dense<[[4015752969], [2880533763], [1889638684]]> : tensor<3x1xui32>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<ui32>, %38: tensor<ui32>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xui32>) -> tensor<3x1xui32>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xui32>, tensor<3x1xui32>) -> ()
  return
}
// -----
// sort of ui64 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5730DC6A60330FDEA15538E4FB8EAB679B6FE68B974C4BE89272748F15887161C4CD484DDA95C388DBFD2C4043BBDD5F8F8F87313C064DCD7E07EF964A6DB032E3B1F1D631EC94A2B282EACE17409D4D3131341D97DABF9DD77B3E66976C33076F05CFC874401E3EEC25A10741DE53514F5DF314EEF32C5CF63CEC2889EDCF7202DABF8015DF8DB5A2BAE35C5C9EAC310C9059D22DF828472D27AA8889BBB7B4D31AA7804FE952E8DA9715FDD745D898690682051F7F133F61C232AC87A5DB981F76123829AB1776AC8F8509E79D6112906D1071C0D35331387296B1D319E4BD5F93972455A6E2E5D924F94ADBDFB2B06A1FA0E7ABC9FECC2BF5F9F63C367BF5A8641401D7967156503CB7F93791BA6411457FE8203C1E9998471127C178D16F2D274309550CB9386D5E1B44C2E07A20AC1AF92D7169FD001C784C2B901917056EA05F3380A5E5313B4005BD14D7825B02ED91AD4A82A7D5FFE1AC42AE80B3F241C926FF8D9BCAFE9C59D4BE492E804D31CCFF450D518295F1EBA72FF227A993044A7B0608FC8E9B896591E86C3067201A827D78D386ADFC43533B093F2D5A41D433ACF0068042CCBB4D62AB24E7DD861A3B29230C8406D46745C07AE65B23EF81E04B139933745C8A410CE5AF95A92C6DDB8282BB42944DEA2EF3157AA0A8F4"> : tensor<3x4x5xui64>
  %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<ui64>, %5: tensor<ui64>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xui64>, tensor<3x4x5xi32>) -> (tensor<3x4x5xui64>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0x6EA05F3380A5E5313B4005BD14D7825B690682051F7F133F9272748F158871611F76123829AB1776AC8F8509E79D6112906D1071C0D353317E07EF964A6DB032044A7B0608FC8E9B896591E86C3067203131341D97DABF9DD77B3E66976C33076F05CFC874401E3EEC25A10741DE53514F5DF314EEF32C5C98471127C178D16F2D274309550CB9386D5E1B44C2E07A20AC1AF92D7169FD001C784C2B901917055730DC6A60330FDEA15538E4FB8EAB6702ED91AD4A82A7D561C232AC87A5DB98C4CD484DDA95C3889C59D4BE492E804D31CCFF450D518295F1EBA72FF227A993E3B1F1D631EC94A2B282EACE17409D4D6A1FA0E7ABC9FECC43533B093F2D5A41A8641401D7967156503CB7F93791BA6411457FE8203C1E99F63CEC2889EDCF7281E04B139933745C8A410CE5AF95A92C0C9059D22DF828472D27AA8889BBB7B4D31AA7804FE952E8DA9715FDD745D8989B6FE68B974C4BE8FFE1AC42AE80B3F241C926FF8D9BCAFEDBFD2C4043BBDD5F8F8F87313C064DCD387296B1D319E4BD5F93972455A6E2E5D924F94ADBDFB2B01A827D78D386ADFC2BF5F9F63C367BF5D433ACF0068042CCBB4D62AB24E7DD861A3B29230C8406D46745C07AE65B23EF02DABF8015DF8DB5A2BAE35C5C9EAC316DDB8282BB42944DEA2EF3157AA0A8F4"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %10 = stablehlo.constant dense<[[[2, 2, 1, 0, 1], [1, 1, 0, 2, 2], [0, 0, 0, 0, 0], [1, 1, 1, 1, 1]], [[0, 0, 2, 1, 0], [2, 2, 2, 0, 0], [1, 2, 1, 1, 1], [0, 2, 2, 0, 0]], [[1, 1, 0, 2, 2], [0, 0, 1, 1, 1], [2, 1, 2, 2, 2], [2, 0, 0, 2, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<ui64>, %14: tensor<ui64>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xui64>, tensor<3x4x5xi32>) -> (tensor<3x4x5xui64>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0xD31AA7804FE952E8DA9715FDD745D8989B6FE68B974C4BE8FFE1AC42AE80B3F241C926FF8D9BCAFEDBFD2C4043BBDD5F8F8F87313C064DCD387296B1D319E4BD5F93972455A6E2E5D924F94ADBDFB2B01A827D78D386ADFC2BF5F9F63C367BF5D433ACF0068042CCBB4D62AB24E7DD861A3B29230C8406D46745C07AE65B23EF02DABF8015DF8DB5A2BAE35C5C9EAC316DDB8282BB42944DEA2EF3157AA0A8F45730DC6A60330FDEA15538E4FB8EAB6702ED91AD4A82A7D561C232AC87A5DB98C4CD484DDA95C3889C59D4BE492E804D31CCFF450D518295F1EBA72FF227A993E3B1F1D631EC94A2B282EACE17409D4D6A1FA0E7ABC9FECC43533B093F2D5A41A8641401D7967156503CB7F93791BA6411457FE8203C1E99F63CEC2889EDCF7281E04B139933745C8A410CE5AF95A92C0C9059D22DF828472D27AA8889BBB7B46EA05F3380A5E5313B4005BD14D7825B690682051F7F133F9272748F158871611F76123829AB1776AC8F8509E79D6112906D1071C0D353317E07EF964A6DB032044A7B0608FC8E9B896591E86C3067203131341D97DABF9DD77B3E66976C33076F05CFC874401E3EEC25A10741DE53514F5DF314EEF32C5C98471127C178D16F2D274309550CB9386D5E1B44C2E07A20AC1AF92D7169FD001C784C2B90191705"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %19 = stablehlo.constant dense<[[[1, 1, 0, 2, 2], [0, 0, 1, 1, 1], [2, 1, 2, 2, 2], [2, 0, 0, 2, 2]], [[0, 0, 2, 1, 0], [2, 2, 2, 0, 0], [1, 2, 1, 1, 1], [0, 2, 2, 0, 0]], [[2, 2, 1, 0, 1], [1, 1, 0, 2, 2], [0, 0, 0, 0, 0], [1, 1, 1, 1, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %21, %22 = "stablehlo.sort"(%0, %20) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%23: tensor<ui64>, %24: tensor<ui64>, %25: tensor<i32>, %26: tensor<i32>):
    %27 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %27 : tensor<i1>
  }) : (tensor<3x4x5xui64>, tensor<3x4x5xi32>) -> (tensor<3x4x5xui64>, tensor<3x4x5xi32>)
  %28 = stablehlo.constant dense<"0xDBFD2C4043BBDD5FD77B3E66976C3307A2BAE35C5C9EAC310C9059D22DF82847B282EACE17409D4DF63CEC2889EDCF72A15538E4FB8EAB677E07EF964A6DB032EC25A10741DE53514F5DF314EEF32C5C3131341D97DABF9D02DABF8015DF8DB56F05CFC874401E3E9272748F15887161C4CD484DDA95C3885730DC6A60330FDE8F8F87313C064DCD9B6FE68B974C4BE8E3B1F1D631EC94A22D27AA8889BBB7B4AC8F8509E79D6112906D1071C0D353316D5E1B44C2E07A20AC1AF92D7169FD001C784C2B9019170598471127C178D16F2D274309550CB938690682051F7F133F503CB7F93791BA641F76123829AB17766A1FA0E7ABC9FECCDA9715FDD745D898A8641401D796715661C232AC87A5DB9811457FE8203C1E99D31AA7804FE952E82BF5F9F63C367BF5387296B1D319E4BD5F93972455A6E2E5D924F94ADBDFB2B06EA05F3380A5E53143533B093F2D5A418A410CE5AF95A92C6DDB8282BB42944D896591E86C3067209C59D4BE492E804D3B4005BD14D7825BF1EBA72FF227A993BB4D62AB24E7DD861A3B29230C8406D46745C07AE65B23EF81E04B139933745CD433ACF0068042CC044A7B0608FC8E9BEA2EF3157AA0A8F41A827D78D386ADFC31CCFF450D51829502ED91AD4A82A7D5FFE1AC42AE80B3F241C926FF8D9BCAFE"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %29 = stablehlo.constant dense<[[[1, 2, 3, 3, 1], [3, 0, 1, 2, 2], [2, 3, 2, 0, 0], [0, 1, 0, 1, 3]], [[1, 1, 3, 3, 3], [3, 3, 0, 2, 0], [2, 0, 2, 0, 2], [0, 2, 1, 1, 1]], [[0, 2, 3, 3, 1], [1, 0, 1, 2, 2], [3, 3, 2, 1, 3], [2, 1, 0, 0, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%22, %29) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %30, %31 = "stablehlo.sort"(%0, %20) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<ui64>, %33: tensor<ui64>, %34: tensor<i32>, %35: tensor<i32>):
    %36 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }) : (tensor<3x4x5xui64>, tensor<3x4x5xi32>) -> (tensor<3x4x5xui64>, tensor<3x4x5xi32>)
  %37 = stablehlo.constant dense<"0x5730DC6A60330FDE8F8F87313C064DCD9B6FE68B974C4BE8E3B1F1D631EC94A22D27AA8889BBB7B43131341D97DABF9D02DABF8015DF8DB56F05CFC874401E3E9272748F15887161C4CD484DDA95C388F63CEC2889EDCF72A15538E4FB8EAB677E07EF964A6DB032EC25A10741DE53514F5DF314EEF32C5CDBFD2C4043BBDD5FD77B3E66976C3307A2BAE35C5C9EAC310C9059D22DF82847B282EACE17409D4DD31AA7804FE952E82BF5F9F63C367BF5387296B1D319E4BD5F93972455A6E2E5D924F94ADBDFB2B06A1FA0E7ABC9FECCDA9715FDD745D898A8641401D796715661C232AC87A5DB9811457FE8203C1E9998471127C178D16F2D274309550CB938690682051F7F133F503CB7F93791BA641F76123829AB1776AC8F8509E79D6112906D1071C0D353316D5E1B44C2E07A20AC1AF92D7169FD001C784C2B901917051A827D78D386ADFC31CCFF450D51829502ED91AD4A82A7D5FFE1AC42AE80B3F241C926FF8D9BCAFE6745C07AE65B23EF81E04B139933745CD433ACF0068042CC044A7B0608FC8E9BEA2EF3157AA0A8F49C59D4BE492E804D3B4005BD14D7825BF1EBA72FF227A993BB4D62AB24E7DD861A3B29230C8406D46EA05F3380A5E53143533B093F2D5A418A410CE5AF95A92C6DDB8282BB42944D896591E86C306720"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%30, %37) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %38 = stablehlo.constant dense<[[[0, 1, 0, 1, 3], [2, 3, 2, 0, 0], [3, 0, 1, 2, 2], [1, 2, 3, 3, 1]], [[0, 2, 1, 1, 1], [2, 0, 2, 0, 2], [3, 3, 0, 2, 0], [1, 1, 3, 3, 3]], [[2, 1, 0, 0, 0], [3, 3, 2, 1, 3], [1, 0, 1, 2, 2], [0, 2, 3, 3, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%31, %38) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %39 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x4x5xi32>
  %40, %41 = "stablehlo.sort"(%0, %39) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%42: tensor<ui64>, %43: tensor<ui64>, %44: tensor<i32>, %45: tensor<i32>):
    %46 = "stablehlo.compare"(%42, %43) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }) : (tensor<3x4x5xui64>, tensor<3x4x5xi32>) -> (tensor<3x4x5xui64>, tensor<3x4x5xi32>)
  %47 = stablehlo.constant dense<"0x9272748F15887161A15538E4FB8EAB67C4CD484DDA95C3885730DC6A60330FDE9B6FE68B974C4BE87E07EF964A6DB032B282EACE17409D4DDBFD2C4043BBDD5FE3B1F1D631EC94A28F8F87313C064DCDD77B3E66976C33076F05CFC874401E3EEC25A10741DE53514F5DF314EEF32C5C3131341D97DABF9DA2BAE35C5C9EAC310C9059D22DF82847F63CEC2889EDCF722D27AA8889BBB7B402DABF8015DF8DB5690682051F7F133F1F76123829AB1776DA9715FDD745D89861C232AC87A5DB98D31AA7804FE952E8AC8F8509E79D6112906D1071C0D35331D924F94ADBDFB2B0387296B1D319E4BD5F93972455A6E2E5A8641401D7967156503CB7F93791BA6411457FE8203C1E996A1FA0E7ABC9FECC2BF5F9F63C367BF5AC1AF92D7169FD001C784C2B901917056D5E1B44C2E07A202D274309550CB93898471127C178D16F6EA05F3380A5E5313B4005BD14D7825B02ED91AD4A82A7D5FFE1AC42AE80B3F241C926FF8D9BCAFE896591E86C3067209C59D4BE492E804DF1EBA72FF227A99331CCFF450D518295044A7B0608FC8E9B43533B093F2D5A41BB4D62AB24E7DD86D433ACF0068042CC1A3B29230C8406D41A827D78D386ADFC8A410CE5AF95A92C6DDB8282BB42944D81E04B139933745C6745C07AE65B23EFEA2EF3157AA0A8F4"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%40, %47) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %48 = stablehlo.constant dense<[[[3, 1, 4, 0, 2], [2, 4, 0, 3, 1], [1, 2, 3, 4, 0], [2, 3, 0, 4, 1]], [[2, 4, 1, 3, 0], [0, 1, 4, 2, 3], [2, 3, 4, 0, 1], [3, 4, 2, 1, 0]], [[0, 1, 2, 3, 4], [4, 0, 2, 1, 3], [1, 3, 2, 4, 0], [2, 3, 1, 0, 4]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%41, %48) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %49, %50 = "stablehlo.sort"(%0, %39) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%51: tensor<ui64>, %52: tensor<ui64>, %53: tensor<i32>, %54: tensor<i32>):
    %55 = "stablehlo.compare"(%51, %52) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %55 : tensor<i1>
  }) : (tensor<3x4x5xui64>, tensor<3x4x5xi32>) -> (tensor<3x4x5xui64>, tensor<3x4x5xi32>)
  %56 = stablehlo.constant dense<"0x9B6FE68B974C4BE85730DC6A60330FDEC4CD484DDA95C388A15538E4FB8EAB679272748F158871618F8F87313C064DCDE3B1F1D631EC94A2DBFD2C4043BBDD5FB282EACE17409D4D7E07EF964A6DB0323131341D97DABF9D4F5DF314EEF32C5CEC25A10741DE53516F05CFC874401E3ED77B3E66976C330702DABF8015DF8DB52D27AA8889BBB7B4F63CEC2889EDCF720C9059D22DF82847A2BAE35C5C9EAC31D31AA7804FE952E861C232AC87A5DB98DA9715FDD745D8981F76123829AB1776690682051F7F133F5F93972455A6E2E5387296B1D319E4BDD924F94ADBDFB2B0906D1071C0D35331AC8F8509E79D61122BF5F9F63C367BF56A1FA0E7ABC9FECC11457FE8203C1E99503CB7F93791BA64A8641401D796715698471127C178D16F2D274309550CB9386D5E1B44C2E07A201C784C2B90191705AC1AF92D7169FD0041C926FF8D9BCAFEFFE1AC42AE80B3F202ED91AD4A82A7D53B4005BD14D7825B6EA05F3380A5E531044A7B0608FC8E9B31CCFF450D518295F1EBA72FF227A9939C59D4BE492E804D896591E86C3067201A827D78D386ADFC1A3B29230C8406D4D433ACF0068042CCBB4D62AB24E7DD8643533B093F2D5A41EA2EF3157AA0A8F46745C07AE65B23EF81E04B139933745C6DDB8282BB42944D8A410CE5AF95A92C"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%49, %56) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %57 = stablehlo.constant dense<[[[2, 0, 4, 1, 3], [1, 3, 0, 4, 2], [0, 4, 3, 2, 1], [1, 4, 0, 3, 2]], [[0, 3, 1, 4, 2], [3, 2, 4, 1, 0], [1, 0, 4, 3, 2], [0, 1, 2, 4, 3]], [[4, 3, 2, 1, 0], [3, 1, 2, 0, 4], [0, 4, 2, 3, 1], [4, 0, 1, 3, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%50, %57) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %58 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%59: tensor<ui64>, %60: tensor<ui64>):
    %61 = "stablehlo.compare"(%59, %60) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %61 : tensor<i1>
  }) : (tensor<3x4x5xui64>) -> tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%58, %47) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %62 = stablehlo.constant dense<> : tensor<0xui64>
  %63 = "stablehlo.sort"(%62) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%64: tensor<ui64>, %65: tensor<ui64>):
    %66 = "stablehlo.compare"(%64, %65) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %66 : tensor<i1>
  }) : (tensor<0xui64>) -> tensor<0xui64>
  stablehlo.custom_call @check.expect_eq(%63, %62) : (tensor<0xui64>, tensor<0xui64>) -> ()
  %67 = stablehlo.constant dense<> : tensor<2x0xui64>
  %68 = "stablehlo.sort"(%67) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%69: tensor<ui64>, %70: tensor<ui64>):
    %71 = "stablehlo.compare"(%69, %70) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %71 : tensor<i1>
  }) : (tensor<2x0xui64>) -> tensor<2x0xui64>
  stablehlo.custom_call @check.expect_eq(%68, %67) : (tensor<2x0xui64>, tensor<2x0xui64>) -> ()
  %72 = stablehlo.constant dense<[[9613767546972664400], [16537996075335764862], [7257299163919605683]]> : tensor<3x1xui64>
  %73 = "stablehlo.sort"(%72) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%74: tensor<ui64>, %75: tensor<ui64>):
    %76 = "stablehlo.compare"(%74, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }) : (tensor<3x1xui64>) -> tensor<3x1xui64>
  stablehlo.custom_call @check.expect_eq(%73, %72) : (tensor<3x1xui64>, tensor<3x1xui64>) -> ()
  return
}
// -----
// sort of f4E2M1FN with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<[[[3.0, -2.0, -0.0, 1.0, 1.0], [0.0, -0.0, 0.5, 0.0, -0.0], [1.5, 4.0, -6.0, -1.5, 1.5], [2.0, -1.0, -0.5, -1.5, -0.0]], [[-1.5, -3.0, -1.0, 6.0, 4.0], [-1.5, 2.0, -0.5, 0.5, -6.0], [-6.0, -6.0, -3.0, 6.0, -0.0], [2.0, -2.0, -3.0, 2.0, -1.5]], [[-2.0, -2.0, 0.0, 1.5, 1.5], [1.5, -0.0, -1.0, 0.5, -1.5], [-0.5, -0.5, 6.0, 0.5, -4.0], [-1.5, -1.5, 2.0, -1.0, 0.0]]]> : tensor<3x4x5xf4E2M1FN>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<f4E2M1FN>, %5: tensor<f4E2M1FN>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xf4E2M1FN>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf4E2M1FN>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<[[[0.0, -2.0, -6.0, -1.5, -0.0], [1.5, -1.0, -0.5, -1.5, -0.0], [2.0, -0.0, -0.0, 0.0, 1.0], [3.0, 4.0, 0.5, 1.0, 1.5]], [[-6.0, -6.0, -3.0, 0.5, -6.0], [-1.5, -3.0, -3.0, 2.0, -1.5], [-1.5, -2.0, -1.0, 6.0, -0.0], [2.0, 2.0, -0.5, 6.0, 4.0]], [[-2.0, -2.0, -1.0, -1.0, -4.0], [-1.5, -1.5, 0.0, 0.5, -1.5], [-0.5, -0.5, 2.0, 0.5, 0.0], [1.5, -0.0, 6.0, 1.5, 1.5]]]> : tensor<3x4x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xf4E2M1FN>, tensor<3x4x5xf4E2M1FN>) -> ()
  %10 = stablehlo.constant dense<[[[1, 0, 2, 2, 1], [2, 3, 3, 3, 3], [3, 1, 0, 1, 0], [0, 2, 1, 0, 2]], [[2, 2, 2, 1, 1], [0, 0, 3, 3, 3], [1, 3, 0, 0, 2], [3, 1, 1, 2, 0]], [[0, 0, 1, 3, 2], [3, 3, 0, 1, 1], [2, 2, 3, 2, 3], [1, 1, 2, 0, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<f4E2M1FN>, %14: tensor<f4E2M1FN>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xf4E2M1FN>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf4E2M1FN>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<[[[3.0, 4.0, 0.5, 1.0, 1.5], [2.0, -0.0, -0.0, 0.0, 1.0], [1.5, -1.0, -0.5, -1.5, -0.0], [0.0, -2.0, -6.0, -1.5, -0.0]], [[2.0, 2.0, -0.5, 6.0, 4.0], [-1.5, -2.0, -1.0, 6.0, -0.0], [-1.5, -3.0, -3.0, 2.0, -1.5], [-6.0, -6.0, -3.0, 0.5, -6.0]], [[1.5, -0.0, 6.0, 1.5, 1.5], [-0.5, -0.5, 2.0, 0.5, 0.0], [-1.5, -1.5, 0.0, 0.5, -1.5], [-2.0, -2.0, -1.0, -1.0, -4.0]]]> : tensor<3x4x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xf4E2M1FN>, tensor<3x4x5xf4E2M1FN>) -> ()
  %19 = stablehlo.constant dense<[[[0, 2, 1, 0, 2], [3, 1, 0, 1, 0], [2, 3, 3, 2, 1], [1, 0, 2, 3, 3]], [[3, 1, 1, 0, 0], [0, 3, 0, 2, 2], [1, 0, 2, 3, 3], [2, 2, 3, 1, 1]], [[1, 1, 2, 0, 0], [2, 2, 3, 1, 3], [3, 3, 0, 2, 1], [0, 0, 1, 3, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<f4E2M1FN>, %22: tensor<f4E2M1FN>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xf4E2M1FN>) -> tensor<3x4x5xf4E2M1FN>
  %24 = stablehlo.constant dense<[[[-2.0, -0.0, 1.0, 1.0, 3.0], [-0.0, -0.0, 0.0, 0.0, 0.5], [-6.0, -1.5, 1.5, 1.5, 4.0], [-1.5, -1.0, -0.5, -0.0, 2.0]], [[-3.0, -1.5, -1.0, 4.0, 6.0], [-6.0, -1.5, -0.5, 0.5, 2.0], [-6.0, -6.0, -3.0, -0.0, 6.0], [-3.0, -2.0, -1.5, 2.0, 2.0]], [[-2.0, -2.0, 0.0, 1.5, 1.5], [-1.5, -1.0, -0.0, 0.5, 1.5], [-4.0, -0.5, -0.5, 0.5, 6.0], [-1.5, -1.5, -1.0, 0.0, 2.0]]]> : tensor<3x4x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xf4E2M1FN>, tensor<3x4x5xf4E2M1FN>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xf4E2M1FN>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<f4E2M1FN>, %28: tensor<f4E2M1FN>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xf4E2M1FN>) -> tensor<0xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xf4E2M1FN>, tensor<0xf4E2M1FN>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xf4E2M1FN>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<f4E2M1FN>, %33: tensor<f4E2M1FN>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xf4E2M1FN>) -> tensor<2x0xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xf4E2M1FN>, tensor<2x0xf4E2M1FN>) -> ()
  %35 = stablehlo.constant dense<[[2.0], [-3.0], [6.0]]> : tensor<3x1xf4E2M1FN>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<f4E2M1FN>, %38: tensor<f4E2M1FN>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xf4E2M1FN>) -> tensor<3x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xf4E2M1FN>, tensor<3x1xf4E2M1FN>) -> ()
  return
}
// -----
// sort of f6E2M3FN with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-3.75, -6.5, 4.0, 7.0, -1.375], [0.0, -0.0, 1.375, -0.875, 0.375], [-1.5, -2.25, -0.75, -4.0, -0.375], [1.875, -1.875, -0.0, 3.0, -1.875]], [[-2.25, 1.25, 5.5, 7.0, -4.5], [-7.0, -0.0, -7.5, -2.25, -1.5], [-5.5, -1.375, 0.0, 7.0, -6.0], [6.5, -0.0, -0.625, -2.0, 0.875]], [[1.0, 1.875, 4.0, -2.5, 0.625], [-3.5, -3.0, -0.125, 4.0, 2.5], [-3.25, -5.5, -3.0, -0.875, -7.5], [4.0, -0.375, -1.125, -4.0, -0.75]]]> : tensor<3x4x5xf6E2M3FN>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<f6E2M3FN>, %5: tensor<f6E2M3FN>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xf6E2M3FN>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf6E2M3FN>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<[[[-3.75, -6.5, -0.75, -4.0, -1.875], [-1.5, -2.25, -0.0, -0.875, -1.375], [0.0, -1.875, 1.375, 3.0, -0.375], [1.875, -0.0, 4.0, 7.0, 0.375]], [[-7.0, -1.375, -7.5, -2.25, -6.0], [-5.5, -0.0, -0.625, -2.0, -4.5], [-2.25, -0.0, 0.0, 7.0, -1.5], [6.5, 1.25, 5.5, 7.0, 0.875]], [[-3.5, -5.5, -3.0, -4.0, -7.5], [-3.25, -3.0, -1.125, -2.5, -0.75], [1.0, -0.375, -0.125, -0.875, 0.625], [4.0, 1.875, 4.0, 4.0, 2.5]]]> : tensor<3x4x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xf6E2M3FN>, tensor<3x4x5xf6E2M3FN>) -> ()
  %10 = stablehlo.constant dense<[[[0, 0, 2, 2, 3], [2, 2, 3, 1, 0], [1, 3, 1, 3, 2], [3, 1, 0, 0, 1]], [[1, 2, 1, 1, 2], [2, 1, 3, 3, 0], [0, 3, 2, 0, 1], [3, 0, 0, 2, 3]], [[1, 2, 2, 3, 2], [2, 1, 3, 0, 3], [0, 3, 1, 2, 0], [3, 0, 0, 1, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<f6E2M3FN>, %14: tensor<f6E2M3FN>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xf6E2M3FN>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf6E2M3FN>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<[[[1.875, -0.0, 4.0, 7.0, 0.375], [0.0, -1.875, 1.375, 3.0, -0.375], [-1.5, -2.25, -0.0, -0.875, -1.375], [-3.75, -6.5, -0.75, -4.0, -1.875]], [[6.5, 1.25, 5.5, 7.0, 0.875], [-2.25, -0.0, 0.0, 7.0, -1.5], [-5.5, -0.0, -0.625, -2.0, -4.5], [-7.0, -1.375, -7.5, -2.25, -6.0]], [[4.0, 1.875, 4.0, 4.0, 2.5], [1.0, -0.375, -0.125, -0.875, 0.625], [-3.25, -3.0, -1.125, -2.5, -0.75], [-3.5, -5.5, -3.0, -4.0, -7.5]]]> : tensor<3x4x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xf6E2M3FN>, tensor<3x4x5xf6E2M3FN>) -> ()
  %19 = stablehlo.constant dense<[[[3, 1, 0, 0, 1], [1, 3, 1, 3, 2], [2, 2, 3, 1, 0], [0, 0, 2, 2, 3]], [[3, 0, 0, 0, 3], [0, 1, 2, 2, 1], [2, 3, 3, 3, 0], [1, 2, 1, 1, 2]], [[3, 0, 0, 1, 1], [0, 3, 1, 2, 0], [2, 1, 3, 0, 3], [1, 2, 2, 3, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<f6E2M3FN>, %22: tensor<f6E2M3FN>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xf6E2M3FN>) -> tensor<3x4x5xf6E2M3FN>
  %24 = stablehlo.constant dense<[[[-6.5, -3.75, -1.375, 4.0, 7.0], [-0.875, -0.0, 0.0, 0.375, 1.375], [-4.0, -2.25, -1.5, -0.75, -0.375], [-1.875, -1.875, -0.0, 1.875, 3.0]], [[-4.5, -2.25, 1.25, 5.5, 7.0], [-7.5, -7.0, -2.25, -1.5, -0.0], [-6.0, -5.5, -1.375, 0.0, 7.0], [-2.0, -0.625, -0.0, 0.875, 6.5]], [[-2.5, 0.625, 1.0, 1.875, 4.0], [-3.5, -3.0, -0.125, 2.5, 4.0], [-7.5, -5.5, -3.25, -3.0, -0.875], [-4.0, -1.125, -0.75, -0.375, 4.0]]]> : tensor<3x4x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xf6E2M3FN>, tensor<3x4x5xf6E2M3FN>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xf6E2M3FN>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<f6E2M3FN>, %28: tensor<f6E2M3FN>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xf6E2M3FN>) -> tensor<0xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xf6E2M3FN>, tensor<0xf6E2M3FN>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xf6E2M3FN>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<f6E2M3FN>, %33: tensor<f6E2M3FN>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xf6E2M3FN>) -> tensor<2x0xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xf6E2M3FN>, tensor<2x0xf6E2M3FN>) -> ()
  %35 = stablehlo.constant dense<[[1.375], [-0.5], [-4.0]]> : tensor<3x1xf6E2M3FN>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<f6E2M3FN>, %38: tensor<f6E2M3FN>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xf6E2M3FN>) -> tensor<3x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xf6E2M3FN>, tensor<3x1xf6E2M3FN>) -> ()
  return
}
// -----
// sort of f6E3M2FN with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<[[[28.0, -0.875, 2.0, -0.75, -6.0], [0.0, -0.0, 0.3125, -1.0, -0.4375], [0.0, 2.0, 5.0, -1.75, -1.75], [-1.0, 1.0, -20.0, -1.75, -0.1875]], [[-0.75, -2.5, 20.0, 0.625, -7.0], [-0.875, -0.3125, -14.0, -1.25, 0.0625], [0.75, -5.0, 1.75, -20.0, -0.75], [-0.25, -1.25, 1.0, -0.0625, -16.0]], [[-5.0, 3.0, -20.0, 8.0, 6.0], [10.0, -0.375, 0.0625, -1.0, 4.0], [1.75, -3.5, -2.5, -0.1875, -1.5], [-12.0, -0.625, -2.0, 4.0, -0.375]]]> : tensor<3x4x5xf6E3M2FN>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<f6E3M2FN>, %5: tensor<f6E3M2FN>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xf6E3M2FN>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf6E3M2FN>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<[[[-1.0, -0.875, -20.0, -1.75, -6.0], [0.0, -0.0, 0.3125, -1.75, -1.75], [0.0, 1.0, 2.0, -1.0, -0.4375], [28.0, 2.0, 5.0, -0.75, -0.1875]], [[-0.875, -5.0, -14.0, -20.0, -16.0], [-0.75, -2.5, 1.0, -1.25, -7.0], [-0.25, -1.25, 1.75, -0.0625, -0.75], [0.75, -0.3125, 20.0, 0.625, 0.0625]], [[-12.0, -3.5, -20.0, -1.0, -1.5], [-5.0, -0.625, -2.5, -0.1875, -0.375], [1.75, -0.375, -2.0, 4.0, 4.0], [10.0, 3.0, 0.0625, 8.0, 6.0]]]> : tensor<3x4x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xf6E3M2FN>, tensor<3x4x5xf6E3M2FN>) -> ()
  %10 = stablehlo.constant dense<[[[3, 0, 3, 2, 0], [1, 1, 1, 3, 2], [2, 3, 0, 1, 1], [0, 2, 2, 0, 3]], [[1, 2, 1, 2, 3], [0, 0, 3, 1, 0], [3, 3, 2, 3, 2], [2, 1, 0, 0, 1]], [[3, 2, 0, 1, 2], [0, 3, 2, 2, 3], [2, 1, 3, 3, 1], [1, 0, 1, 0, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<f6E3M2FN>, %14: tensor<f6E3M2FN>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xf6E3M2FN>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf6E3M2FN>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<[[[28.0, 2.0, 5.0, -0.75, -0.1875], [0.0, 1.0, 2.0, -1.0, -0.4375], [0.0, -0.0, 0.3125, -1.75, -1.75], [-1.0, -0.875, -20.0, -1.75, -6.0]], [[0.75, -0.3125, 20.0, 0.625, 0.0625], [-0.25, -1.25, 1.75, -0.0625, -0.75], [-0.75, -2.5, 1.0, -1.25, -7.0], [-0.875, -5.0, -14.0, -20.0, -16.0]], [[10.0, 3.0, 0.0625, 8.0, 6.0], [1.75, -0.375, -2.0, 4.0, 4.0], [-5.0, -0.625, -2.5, -0.1875, -0.375], [-12.0, -3.5, -20.0, -1.0, -1.5]]]> : tensor<3x4x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xf6E3M2FN>, tensor<3x4x5xf6E3M2FN>) -> ()
  %19 = stablehlo.constant dense<[[[0, 2, 2, 0, 3], [1, 3, 0, 1, 1], [2, 1, 1, 2, 2], [3, 0, 3, 3, 0]], [[2, 1, 0, 0, 1], [3, 3, 2, 3, 2], [0, 0, 3, 1, 0], [1, 2, 1, 2, 3]], [[1, 0, 1, 0, 0], [2, 1, 3, 3, 1], [0, 3, 2, 2, 3], [3, 2, 0, 1, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<f6E3M2FN>, %22: tensor<f6E3M2FN>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xf6E3M2FN>) -> tensor<3x4x5xf6E3M2FN>
  %24 = stablehlo.constant dense<[[[-6.0, -0.875, -0.75, 2.0, 28.0], [-1.0, -0.4375, -0.0, 0.0, 0.3125], [-1.75, -1.75, 0.0, 2.0, 5.0], [-20.0, -1.75, -1.0, -0.1875, 1.0]], [[-7.0, -2.5, -0.75, 0.625, 20.0], [-14.0, -1.25, -0.875, -0.3125, 0.0625], [-20.0, -5.0, -0.75, 0.75, 1.75], [-16.0, -1.25, -0.25, -0.0625, 1.0]], [[-20.0, -5.0, 3.0, 6.0, 8.0], [-1.0, -0.375, 0.0625, 4.0, 10.0], [-3.5, -2.5, -1.5, -0.1875, 1.75], [-12.0, -2.0, -0.625, -0.375, 4.0]]]> : tensor<3x4x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xf6E3M2FN>, tensor<3x4x5xf6E3M2FN>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xf6E3M2FN>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<f6E3M2FN>, %28: tensor<f6E3M2FN>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xf6E3M2FN>) -> tensor<0xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xf6E3M2FN>, tensor<0xf6E3M2FN>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xf6E3M2FN>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<f6E3M2FN>, %33: tensor<f6E3M2FN>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xf6E3M2FN>) -> tensor<2x0xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xf6E3M2FN>, tensor<2x0xf6E3M2FN>) -> ()
  %35 = stablehlo.constant dense<[[-0.1875], [14.0], [28.0]]> : tensor<3x1xf6E3M2FN>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<f6E3M2FN>, %38: tensor<f6E3M2FN>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xf6E3M2FN>) -> tensor<3x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xf6E3M2FN>, tensor<3x1xf6E3M2FN>) -> ()
  return
}
// -----
// sort of f8E3M4 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0x60D5916DAD008070F07823E0BFCF59D9B45230EF9E682EE3A5DC51DF4D1AD810D83F42828CAAC05EBBED5B15A2018C82B5E483822B32308D830B8802"> : tensor<3x4x5xf8E3M4>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<f8E3M4>, %5: tensor<f8E3M4>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xf8E3M4>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf8E3M4>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0xD9E0BFF0EF00D591CFAD23B45230596080706D78DC8CDFE3A5D810D8C01A9E51AA3F4282682E4D5EBBED82B5E48D8C0B88A283832B150201825B3230"> : tensor<3x4x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xf8E3M4>, tensor<3x4x5xf8E3M4>) -> ()
  %10 = stablehlo.constant dense<[[[3, 2, 2, 1, 3], [1, 0, 0, 2, 0], [2, 3, 3, 3, 2], [0, 1, 1, 0, 1]], [[1, 3, 1, 0, 0], [2, 2, 2, 3, 1], [0, 1, 3, 2, 2], [3, 0, 0, 1, 3]], [[0, 0, 1, 1, 1], [3, 1, 3, 3, 0], [2, 3, 2, 0, 3], [1, 2, 0, 2, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<f8E3M4>, %14: tensor<f8E3M4>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xf8E3M4>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf8E3M4>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0x6080706D7823B452305900D591CFADD9E0BFF0EF82682E4D5E9E51AA3F42D810D8C01ADC8CDFE3A501825B323083832B15028D8C0B88A2BBED82B5E4"> : tensor<3x4x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xf8E3M4>, tensor<3x4x5xf8E3M4>) -> ()
  %19 = stablehlo.constant dense<[[[0, 1, 1, 0, 1], [2, 3, 3, 3, 2], [1, 0, 0, 2, 0], [3, 2, 2, 1, 3]], [[3, 0, 0, 1, 3], [0, 1, 3, 2, 2], [2, 2, 2, 3, 1], [1, 3, 1, 0, 0]], [[1, 2, 0, 2, 2], [2, 3, 2, 0, 3], [3, 1, 3, 3, 0], [0, 0, 1, 1, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<f8E3M4>, %22: tensor<f8E3M4>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xf8E3M4>) -> tensor<3x4x5xf8E3M4>
  %24 = stablehlo.constant dense<"0xD5AD91606DF080007078E0CFBF2359EFD9B43052E3A59E2E68DFDC1A4D51D8D8103F42C0AA8C825EEDBBA2155BE4B58C820183822B30328D8883020B"> : tensor<3x4x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xf8E3M4>, tensor<3x4x5xf8E3M4>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xf8E3M4>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<f8E3M4>, %28: tensor<f8E3M4>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xf8E3M4>) -> tensor<0xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xf8E3M4>, tensor<0xf8E3M4>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xf8E3M4>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<f8E3M4>, %33: tensor<f8E3M4>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xf8E3M4>) -> tensor<2x0xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xf8E3M4>, tensor<2x0xf8E3M4>) -> ()
  %35 = stablehlo.constant dense<[[-0.8125], [0.015625], [-15.0]]> : tensor<3x1xf8E3M4>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<f8E3M4>, %38: tensor<f8E3M4>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xf8E3M4>) -> tensor<3x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xf8E3M4>, tensor<3x1xf8E3M4>) -> ()
  return
}
// -----
// sort of f8E4M3 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEEF0BF6C92008078F87CC5D70EF481B21EA3403F4601543885820971D614E1EF4B1A32383836A3D8AAF7EFACE81D2CE61F15D76174DB0A1FCEE84E06"> : tensor<3x4x5xf8E4M3>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<f8E4M3>, %5: tensor<f8E4M3>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xf8E4M3>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf8E4M3>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0xEEF0BFF892C5D7A3F481B2800E403F001E786C7CE1EF36D6D882014BA3853809541A144638713832D7F7EFDBE8AACEE8AC061D2CE61F0A1F61744E15"> : tensor<3x4x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xf8E4M3>, tensor<3x4x5xf8E4M3>) -> ()
  %10 = stablehlo.constant dense<[[[0, 0, 0, 1, 0], [2, 2, 3, 2, 2], [3, 1, 2, 3, 3], [1, 3, 1, 0, 1]], [[2, 2, 3, 1, 3], [1, 0, 2, 3, 0], [3, 1, 0, 2, 1], [0, 3, 1, 0, 2]], [[2, 0, 0, 2, 0], [0, 3, 3, 0, 3], [1, 1, 1, 1, 2], [3, 2, 2, 3, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<f8E4M3>, %14: tensor<f8E4M3>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xf8E4M3>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf8E4M3>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0x001E786C7CB2800E403FC5D7A3F481EEF0BFF89246387138323809541A1482014BA385E1EF36D6D81F61744E151D2CE61F0AAACEE8AC06D7F7EFDBE8"> : tensor<3x4x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xf8E4M3>, tensor<3x4x5xf8E4M3>) -> ()
  %19 = stablehlo.constant dense<[[[1, 3, 1, 0, 1], [3, 1, 2, 3, 3], [2, 2, 3, 2, 2], [0, 0, 0, 1, 0]], [[0, 3, 1, 0, 2], [3, 1, 0, 2, 1], [1, 0, 2, 3, 0], [2, 2, 3, 1, 3]], [[3, 2, 2, 3, 1], [1, 1, 1, 1, 2], [0, 3, 3, 0, 3], [2, 0, 0, 2, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<f8E4M3>, %22: tensor<f8E4M3>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xf8E4M3>) -> tensor<3x4x5xf8E4M3>
  %24 = stablehlo.constant dense<"0xF0EEBF926CF88000787CF4D7C5810EB2A31E3F408501384654D682091471EFE11A324BD8A3363838F7EFE8ACAAE6151D1F2CDBD70A6174E8CE061F4E"> : tensor<3x4x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xf8E4M3>, tensor<3x4x5xf8E4M3>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xf8E4M3>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<f8E4M3>, %28: tensor<f8E4M3>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xf8E4M3>) -> tensor<0xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xf8E4M3>, tensor<0xf8E4M3>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xf8E4M3>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<f8E4M3>, %33: tensor<f8E4M3>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xf8E4M3>) -> tensor<2x0xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xf8E4M3>, tensor<2x0xf8E4M3>) -> ()
  %35 = stablehlo.constant dense<[[-13.0], [-0.40625], [0.01171875]]> : tensor<3x1xf8E4M3>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<f8E4M3>, %38: tensor<f8E4M3>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xf8E4M3>) -> tensor<3x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xf8E4M3>, tensor<3x1xf8E4M3>) -> ()
  return
}
// -----
// sort of f8E4M3FN with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0x60AB19C25C00807F1D377D3579FE69BEF52CE20B9AD31E70315FE58D71EF6945C00E923AB77D8854033A4C78AA3A781603D5758294613CC102AD418C"> : tensor<3x4x5xf8E4M3FN>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<f8E4M3FN>, %5: tensor<f8E4M3FN>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0xBEF519FE0B00AB2CE237608079C25C7D357F1D699AE5C088EF3AD38D0E925FB71E703169457D7154C182AD03D503029441AA3A3A16618C75784C783C"> : tensor<3x4x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xf8E4M3FN>) -> ()
  %10 = stablehlo.constant dense<[[[3, 3, 0, 2, 3], [1, 0, 3, 3, 1], [0, 1, 2, 0, 0], [2, 2, 1, 1, 2]], [[0, 1, 2, 3, 1], [3, 0, 1, 2, 2], [1, 3, 0, 0, 0], [2, 2, 3, 1, 3]], [[3, 2, 3, 1, 1], [0, 3, 2, 3, 0], [1, 0, 1, 2, 3], [2, 1, 0, 0, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<f8E4M3FN>, %14: tensor<f8E4M3FN>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0x7D357F1D69608079C25C00AB2CE237BEF519FE0B69457D71545FB71E70313AD38D0E929AE5C088EF75784C783C3A3A16618C03029441AAC182AD03D5"> : tensor<3x4x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xf8E4M3FN>) -> ()
  %19 = stablehlo.constant dense<[[[2, 2, 1, 1, 2], [0, 1, 2, 0, 0], [1, 0, 3, 3, 1], [3, 3, 0, 2, 3]], [[2, 2, 3, 1, 3], [1, 3, 0, 0, 0], [3, 0, 1, 2, 2], [0, 1, 2, 3, 1]], [[2, 1, 0, 0, 2], [1, 0, 1, 2, 3], [0, 3, 2, 3, 0], [3, 2, 3, 1, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<f8E4M3FN>, %22: tensor<f8E4M3FN>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xf8E4M3FN>) -> tensor<3x4x5xf8E4M3FN>
  %24 = stablehlo.constant dense<"0xC2AB195C6080001D377FFE3569797DF5E2BE0B2CD39A1E3170EFE58D5F71C0920E4569B7883A547DAA033A4C78D503163A7894823C6175C1AD8C0241"> : tensor<3x4x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xf8E4M3FN>, tensor<3x4x5xf8E4M3FN>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<f8E4M3FN>, %28: tensor<f8E4M3FN>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xf8E4M3FN>) -> tensor<0xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FN>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<f8E4M3FN>, %33: tensor<f8E4M3FN>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xf8E4M3FN>) -> tensor<2x0xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xf8E4M3FN>, tensor<2x0xf8E4M3FN>) -> ()
  %35 = stablehlo.constant dense<[[5.5], [14.0], [0.625]]> : tensor<3x1xf8E4M3FN>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<f8E4M3FN>, %38: tensor<f8E4M3FN>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xf8E4M3FN>) -> tensor<3x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xf8E4M3FN>, tensor<3x1xf8E4M3FN>) -> ()
  return
}
// -----
// sort of f8E4M3FNUZ with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0x298B67DD7D00975A994205F251EA1D86B41AF7565CDC0746DF16441D9BF3D2564C1F163DC18892982E1C4769DA56DAFC1F730B4BF85EDDB31E275865"> : tensor<3x4x5xf8E4M3FNUZ>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<f8E4M3FNUZ>, %5: tensor<f8E4M3FNUZ>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xf8E4M3FNUZ>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf8E4M3FNUZ>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0x86F21AF71D00B451EA4205975ADD56298B67997DD2DC889BF316C10792DF3D441D1F985C564C4616B3DAFC1FDD0B1CF858DA2E1E275E65564B476973"> : tensor<3x4x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xf8E4M3FNUZ>, tensor<3x4x5xf8E4M3FNUZ>) -> ()
  %10 = stablehlo.constant dense<[[[3, 2, 3, 3, 2], [1, 3, 2, 2, 1], [2, 1, 1, 0, 3], [0, 0, 0, 1, 0]], [[2, 0, 3, 1, 1], [1, 3, 0, 3, 0], [3, 1, 1, 2, 3], [0, 2, 2, 0, 2]], [[3, 1, 1, 1, 2], [2, 0, 2, 3, 0], [0, 3, 3, 2, 3], [1, 2, 0, 0, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<f8E4M3FNUZ>, %14: tensor<f8E4M3FNUZ>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xf8E4M3FNUZ>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf8E4M3FNUZ>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0x298B67997D05975ADD5600B451EA4286F21AF71D5C564C46163D441D1F9816C10792DFD2DC889BF3564B4769732E1E275E650B1CF858DAB3DAFC1FDD"> : tensor<3x4x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xf8E4M3FNUZ>, tensor<3x4x5xf8E4M3FNUZ>) -> ()
  %19 = stablehlo.constant dense<[[[0, 0, 0, 1, 0], [2, 1, 1, 0, 3], [1, 3, 2, 2, 1], [3, 2, 3, 3, 2]], [[0, 2, 2, 0, 2], [3, 1, 1, 2, 3], [1, 3, 0, 3, 0], [2, 0, 3, 1, 1]], [[1, 2, 0, 0, 1], [0, 3, 3, 2, 3], [2, 0, 2, 3, 0], [3, 1, 1, 1, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<f8E4M3FNUZ>, %22: tensor<f8E4M3FNUZ>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xf8E4M3FNUZ>) -> tensor<3x4x5xf8E4M3FNUZ>
  %24 = stablehlo.constant dense<"0xDD8B29677D999700425AF2EA051D51F7B4861A56DFDC07465CF39B161D44D2161F4C56C19892883DDA1C2E4769FCDA1F5673F8DD0B4B5EB31E275865"> : tensor<3x4x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xf8E4M3FNUZ>, tensor<3x4x5xf8E4M3FNUZ>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xf8E4M3FNUZ>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<f8E4M3FNUZ>, %28: tensor<f8E4M3FNUZ>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xf8E4M3FNUZ>) -> tensor<0xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xf8E4M3FNUZ>, tensor<0xf8E4M3FNUZ>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FNUZ>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<f8E4M3FNUZ>, %33: tensor<f8E4M3FNUZ>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xf8E4M3FNUZ>) -> tensor<2x0xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xf8E4M3FNUZ>, tensor<2x0xf8E4M3FNUZ>) -> ()
  %35 = stablehlo.constant dense<[[5.0], [-0.0078125], [-0.046875]]> : tensor<3x1xf8E4M3FNUZ>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<f8E4M3FNUZ>, %38: tensor<f8E4M3FNUZ>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xf8E4M3FNUZ>) -> tensor<3x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xf8E4M3FNUZ>, tensor<3x1xf8E4M3FNUZ>) -> ()
  return
}
// -----
// sort of f8E4M3B11FNUZ with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA696B2FF9300500E1FC19EAC400B3D09434AB071F4FF03E9BA1F9A5A0E27AFF39CD48878381E5FABDAE51236ECA1301A8FCC3F14B64C0D4D4363DB14"> : tensor<3x4x5xf8E4M3B11FNUZ>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<f8E4M3B11FNUZ>, %5: tensor<f8E4M3B11FNUZ>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0xA6ACB2FFC19E960EB0930043400B3D09504A1F71F4FF9CE9BAAFF303D4AB1F9A1E0E8878385A5F27DAE5B6DBECA114128FCC3F301A360D4D43634C14"> : tensor<3x4x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<3x4x5xf8E4M3B11FNUZ>) -> ()
  %10 = stablehlo.constant dense<[[[0, 2, 0, 0, 1], [2, 0, 1, 3, 0], [1, 3, 2, 2, 2], [3, 1, 3, 1, 3]], [[0, 0, 2, 0, 0], [2, 2, 0, 2, 3], [1, 1, 3, 1, 2], [3, 3, 1, 3, 1]], [[0, 0, 2, 3, 0], [1, 2, 0, 1, 1], [2, 1, 1, 0, 2], [3, 3, 3, 2, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<f8E4M3B11FNUZ>, %14: tensor<f8E4M3B11FNUZ>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0x09504A1F710043400B3D9E960EB093A6ACB2FFC178385A5F271F9A1E0E88AFF303D4ABF4FF9CE9BA4D43634C143F301A360DA114128FCCDAE5B6DBEC"> : tensor<3x4x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<3x4x5xf8E4M3B11FNUZ>) -> ()
  %19 = stablehlo.constant dense<[[[3, 1, 3, 1, 3], [1, 3, 2, 2, 2], [2, 0, 1, 3, 0], [0, 2, 0, 0, 1]], [[3, 3, 1, 3, 1], [1, 1, 3, 1, 2], [2, 2, 0, 2, 3], [0, 0, 2, 0, 0]], [[3, 3, 3, 2, 3], [2, 1, 1, 0, 2], [1, 2, 0, 1, 1], [0, 0, 2, 3, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<f8E4M3B11FNUZ>, %22: tensor<f8E4M3B11FNUZ>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xf8E4M3B11FNUZ>) -> tensor<3x4x5xf8E4M3B11FNUZ>
  %24 = stablehlo.constant dense<"0xFFB2A69693C1000E1F50AC9E0B3D40B009434A71FFF4E9BA039A0E1F275AF3D4AF9C88AB1E385F78ECE5DA1236CCA18F1A30B60D143F4CDB14434D63"> : tensor<3x4x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<3x4x5xf8E4M3B11FNUZ>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xf8E4M3B11FNUZ>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<f8E4M3B11FNUZ>, %28: tensor<f8E4M3B11FNUZ>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xf8E4M3B11FNUZ>) -> tensor<0xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xf8E4M3B11FNUZ>, tensor<0xf8E4M3B11FNUZ>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xf8E4M3B11FNUZ>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<f8E4M3B11FNUZ>, %33: tensor<f8E4M3B11FNUZ>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xf8E4M3B11FNUZ>) -> tensor<2x0xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xf8E4M3B11FNUZ>, tensor<2x0xf8E4M3B11FNUZ>) -> ()
  %35 = stablehlo.constant dense<[[0x97], [-0.4375], [-13.0]]> : tensor<3x1xf8E4M3B11FNUZ>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<f8E4M3B11FNUZ>, %38: tensor<f8E4M3B11FNUZ>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xf8E4M3B11FNUZ>) -> tensor<3x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<3x1xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// sort of f8E5M2 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0B2DE908CA00807CFC7E591B63922818A9D9A169520E32E48867560243C894202CD25C08F06D3873B185E2A746A18E6CBD0FC62DCD94ED0342C58D9E"> : tensor<3x4x5xf8E5M2>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<f8E5M2>, %5: tensor<f8E5M2>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xf8E5M2>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf8E5M2>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0x00A9E9FCCA0B80D9A128181B639269592D7C087E94F002E4C8080E2CD288522032385C67566D4373C68EE2BDEDB185CDA79EA12DC5940F03426C8D46"> : tensor<3x4x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xf8E5M2>, tensor<3x4x5xf8E5M2>) -> ()
  %10 = stablehlo.constant dense<[[[1, 3, 0, 1, 0], [0, 1, 3, 3, 2], [3, 2, 2, 2, 3], [2, 0, 1, 0, 1]], [[2, 3, 1, 0, 1], [3, 0, 2, 2, 0], [0, 2, 0, 3, 2], [1, 1, 3, 1, 3]], [[2, 1, 0, 1, 2], [0, 0, 2, 0, 3], [1, 2, 3, 2, 1], [3, 3, 1, 3, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<f8E5M2>, %14: tensor<f8E5M2>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xf8E5M2>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf8E5M2>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0x592D7C087E181B6392690B80D9A12800A9E9FCCA67566D4373522032385C080E2CD28894F002E4C803426C8D46A12DC5940FB185CDA79EC68EE2BDED"> : tensor<3x4x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xf8E5M2>, tensor<3x4x5xf8E5M2>) -> ()
  %19 = stablehlo.constant dense<[[[2, 0, 1, 0, 1], [3, 2, 2, 2, 3], [0, 1, 3, 3, 2], [1, 3, 0, 1, 0]], [[1, 1, 3, 1, 3], [0, 2, 0, 3, 2], [3, 0, 2, 2, 0], [2, 3, 1, 0, 1]], [[3, 3, 1, 3, 0], [1, 2, 3, 2, 1], [0, 0, 2, 0, 3], [2, 1, 0, 1, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<f8E5M2>, %22: tensor<f8E5M2>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xf8E5M2>) -> tensor<3x4x5xf8E5M2>
  %24 = stablehlo.constant dense<"0xE9CA080B2DFC80007C7E921B285963D9A9A11869E4880E3252C802435667D294202C5CF008386D73E2B1A78546BDA18E0F6CEDCDC6942DC59E8D0342"> : tensor<3x4x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xf8E5M2>, tensor<3x4x5xf8E5M2>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xf8E5M2>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<f8E5M2>, %28: tensor<f8E5M2>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xf8E5M2>) -> tensor<0xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xf8E5M2>, tensor<0xf8E5M2>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xf8E5M2>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<f8E5M2>, %33: tensor<f8E5M2>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xf8E5M2>) -> tensor<2x0xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xf8E5M2>, tensor<2x0xf8E5M2>) -> ()
  %35 = stablehlo.constant dense<[[-0.75], [1280.0], [-0.0234375]]> : tensor<3x1xf8E5M2>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<f8E5M2>, %38: tensor<f8E5M2>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xf8E5M2>) -> tensor<3x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xf8E5M2>, tensor<3x1xf8E5M2>) -> ()
  return
}
// -----
// sort of f8E5M2FNUZ with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0826B7515D00A38747D10C33271BC77C0F58A382A961AE2201D7FFD18272FFFC9ECED18B98C4D4730F62DB66EE9FB809CC93326881DFCCE8C5F7DB7B"> : tensor<3x4x5xf8E5M2FNUZ>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<f8E5M2FNUZ>, %5: tensor<f8E5M2FNUZ>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xf8E5M2FNUZ>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf8E5M2FNUZ>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0x00A3B7A3D1080F871BC70C262747827C3358515DFFFFD1D4D1D7FCC4CE01A998AE82728B619E2273E8C5F7DFEE9FB8DBDBCC0F6281CC93326809667B"> : tensor<3x4x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xf8E5M2FNUZ>, tensor<3x4x5xf8E5M2FNUZ>) -> ()
  %10 = stablehlo.constant dense<[[[1, 1, 0, 3, 1], [0, 3, 1, 2, 2], [2, 0, 2, 1, 3], [3, 2, 3, 0, 0]], [[2, 1, 1, 3, 2], [1, 2, 3, 2, 0], [0, 3, 0, 1, 1], [3, 0, 2, 0, 3]], [[3, 3, 3, 2, 0], [1, 1, 0, 3, 2], [0, 0, 2, 1, 1], [2, 2, 1, 0, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<f8E5M2FNUZ>, %14: tensor<f8E5M2FNUZ>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xf8E5M2FNUZ>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf8E5M2FNUZ>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0x7C3358515D0C26274782080F871BC700A3B7A3D18B619E2273A998AE8272D7FCC4CE01FFFFD1D4D1326809667B0F6281CC939FB8DBDBCCE8C5F7DFEE"> : tensor<3x4x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xf8E5M2FNUZ>, tensor<3x4x5xf8E5M2FNUZ>) -> ()
  %19 = stablehlo.constant dense<[[[3, 2, 3, 0, 0], [2, 0, 2, 1, 3], [0, 3, 1, 2, 2], [1, 1, 0, 3, 1]], [[3, 0, 2, 0, 3], [0, 3, 0, 1, 1], [1, 2, 3, 2, 0], [2, 1, 1, 3, 2]], [[2, 2, 1, 0, 3], [0, 0, 2, 1, 1], [1, 1, 0, 3, 2], [3, 3, 3, 2, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<f8E5M2FNUZ>, %22: tensor<f8E5M2FNUZ>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xf8E5M2FNUZ>) -> tensor<3x4x5xf8E5M2FNUZ>
  %24 = stablehlo.constant dense<"0xB70826515DD1A3870047C70C1B2733A3820F587CAEA9012261FFD7D18272FFFCD1CE9ED4C4988B73EEDB0F6266CCB89F9309DFCC813268F7E8DBC57B"> : tensor<3x4x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xf8E5M2FNUZ>, tensor<3x4x5xf8E5M2FNUZ>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xf8E5M2FNUZ>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<f8E5M2FNUZ>, %28: tensor<f8E5M2FNUZ>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xf8E5M2FNUZ>) -> tensor<0xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xf8E5M2FNUZ>, tensor<0xf8E5M2FNUZ>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xf8E5M2FNUZ>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<f8E5M2FNUZ>, %33: tensor<f8E5M2FNUZ>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xf8E5M2FNUZ>) -> tensor<2x0xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xf8E5M2FNUZ>, tensor<2x0xf8E5M2FNUZ>) -> ()
  %35 = stablehlo.constant dense<[[0x8E], [-14336.0], [0x81]]> : tensor<3x1xf8E5M2FNUZ>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<f8E5M2FNUZ>, %38: tensor<f8E5M2FNUZ>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xf8E5M2FNUZ>) -> tensor<3x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xf8E5M2FNUZ>, tensor<3x1xf8E5M2FNUZ>) -> ()
  return
}
// -----
// sort of f8E8M0FNU with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0x9416F58642FF5C071E6C32059148C10F7B0078D76298AB97FDCCAA14F8BC332D1AA555E73C1BB0F42BBFC8904F8DDB39921BC0BBDD6D6290F0349E5A"> : tensor<3x4x5xf8E8M0FNU>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<f8E8M0FNU>, %5: tensor<f8E8M0FNU>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xf8E8M0FNU>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf8E8M0FNU>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0x0F05001E42321607486C945C9178C1FF7BF586D7332D149755623C1AA5BCCC981BB0F4E7AAABF8FD2BBB346D1B8DBF39904F90DBC8925AC0F0DD9E62"> : tensor<3x4x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xf8E8M0FNU>, tensor<3x4x5xf8E8M0FNU>) -> ()
  %10 = stablehlo.constant dense<[[[3, 2, 3, 1, 0], [2, 0, 1, 2, 1], [0, 1, 2, 3, 2], [1, 3, 0, 0, 3]], [[2, 2, 1, 0, 2], [0, 3, 2, 2, 1], [1, 0, 3, 3, 3], [3, 1, 0, 1, 0]], [[0, 2, 3, 2, 1], [1, 0, 1, 0, 0], [3, 1, 0, 1, 3], [2, 3, 2, 3, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<f8E8M0FNU>, %14: tensor<f8E8M0FNU>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xf8E8M0FNU>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf8E8M0FNU>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0xFF7BF586D7945C9178C1321607486C0F05001E42E7AAABF8FDCC981BB0F4623C1AA5BC332D149755C0F0DD9E6290DBC8925A8DBF39904F2BBB346D1B"> : tensor<3x4x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xf8E8M0FNU>, tensor<3x4x5xf8E8M0FNU>) -> ()
  %19 = stablehlo.constant dense<[[[1, 3, 0, 0, 3], [0, 1, 2, 3, 2], [2, 0, 1, 2, 1], [3, 2, 3, 1, 0]], [[3, 1, 0, 1, 0], [1, 0, 3, 3, 3], [0, 3, 2, 2, 1], [2, 2, 1, 0, 2]], [[2, 3, 2, 3, 2], [3, 1, 0, 1, 3], [1, 0, 1, 0, 0], [0, 2, 3, 2, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<f8E8M0FNU>, %22: tensor<f8E8M0FNU>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xf8E8M0FNU>) -> tensor<3x4x5xf8E8M0FNU>
  %24 = stablehlo.constant dense<"0x16428694F5071E5C6CFF05324891C1000F787BD7629798ABFD14AABCCCF81A2D3355A51B3CB0E7F42B4F90BFC81B398D92DB626DBBC0DD345A909EF0"> : tensor<3x4x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xf8E8M0FNU>, tensor<3x4x5xf8E8M0FNU>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xf8E8M0FNU>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<f8E8M0FNU>, %28: tensor<f8E8M0FNU>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xf8E8M0FNU>) -> tensor<0xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xf8E8M0FNU>, tensor<0xf8E8M0FNU>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xf8E8M0FNU>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<f8E8M0FNU>, %33: tensor<f8E8M0FNU>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xf8E8M0FNU>) -> tensor<2x0xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xf8E8M0FNU>, tensor<2x0xf8E8M0FNU>) -> ()
  %35 = stablehlo.constant dense<[[0xEE], [0xA4], [0xAD]]> : tensor<3x1xf8E8M0FNU>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<f8E8M0FNU>, %38: tensor<f8E8M0FNU>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xf8E8M0FNU>) -> tensor<3x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xf8E8M0FNU>, tensor<3x1xf8E8M0FNU>) -> ()
  return
}
// -----
// sort of bf16 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0xE1C285423C4291C18F4200000080807F80FFC07F1AC23EC29C40DD42A142F042764173428D42E642D041EEC21A41DBC102C2EA42A8C287424AC292C252C23C42B4427342E6C2F9421AC2AEC2DC42D3424A41AD42C0413E41C0C100C21D42A241CEC26AC2D0429542C24181C2D3420142EA4257C24EC19FC2"> : tensor<3x4x5xbf16>
  %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<bf16>, %5: tensor<bf16>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xbf16>, tensor<3x4x5xi32>) -> (tensor<3x4x5xbf16>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0xE1C2EEC21A41DBC102C200C2A8C2A24180FF92C252C23EC29C4081C2E6C201421AC2AEC24EC19FC24A418542C04191C1C0C1000000808742CEC26AC21AC23C42C2417342A142F042764157C28D42D342D041AD423C423E418F42EA421D42807F4AC2C07FD0429542B442DD42D342F942EA427342DC42E642"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %10 = stablehlo.constant dense<[[[0, 1, 1, 1, 1], [2, 1, 2, 0, 1], [1, 0, 0, 2, 1], [2, 1, 1, 2, 2]], [[2, 0, 2, 0, 2], [0, 0, 1, 2, 2], [0, 1, 2, 1, 0], [0, 0, 2, 0, 1]], [[1, 2, 0, 2, 0], [1, 2, 0, 1, 0], [2, 2, 1, 0, 2], [1, 2, 0, 1, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<bf16>, %14: tensor<bf16>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xbf16>, tensor<3x4x5xi32>) -> (tensor<3x4x5xbf16>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0xD041AD423C423E418F42EA421D42807F4AC2C07FD0429542B442DD42D342F942EA427342DC42E6424A418542C04191C1C0C1000000808742CEC26AC21AC23C42C2417342A142F042764157C28D42D342E1C2EEC21A41DBC102C200C2A8C2A24180FF92C252C23EC29C4081C2E6C201421AC2AEC24EC19FC2"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %19 = stablehlo.constant dense<[[[1, 2, 0, 2, 0], [1, 2, 0, 1, 0], [2, 2, 1, 0, 2], [1, 2, 0, 1, 0]], [[2, 0, 2, 0, 2], [0, 0, 1, 2, 2], [0, 1, 2, 1, 0], [0, 0, 2, 0, 1]], [[0, 1, 1, 1, 1], [2, 1, 2, 0, 1], [1, 0, 0, 2, 1], [2, 1, 1, 2, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %21, %22 = "stablehlo.sort"(%0, %20) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%23: tensor<bf16>, %24: tensor<bf16>, %25: tensor<i32>, %26: tensor<i32>):
    %27 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %27 : tensor<i1>
  }) : (tensor<3x4x5xbf16>, tensor<3x4x5xi32>) -> (tensor<3x4x5xbf16>, tensor<3x4x5xi32>)
  %28 = stablehlo.constant dense<"0xE1C23EC29C4080FF8F421AC200803C4291C1A1420000764173428D42E642F0428542807FDD42C07F52C2EEC2AEC24AC2E6C2D041A8C21A41DBC192C2EA421AC28742734202C2F9423C42B442DC42D34200C21D4257C2CEC29FC24A419542A24181C26AC20142AD42C0414EC1C0C1D042EA42C2413E41D342"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %29 = stablehlo.constant dense<[[[0, 2, 2, 1, 0], [2, 1, 0, 0, 2], [1, 3, 3, 3, 3], [3, 0, 1, 2, 1]], [[2, 0, 3, 1, 2], [0, 1, 0, 0, 1], [1, 3, 1, 2, 0], [3, 2, 2, 3, 3]], [[1, 1, 3, 1, 3], [0, 2, 1, 2, 1], [3, 0, 0, 3, 0], [2, 3, 2, 0, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%22, %29) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %30, %31 = "stablehlo.sort"(%0, %20) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<bf16>, %33: tensor<bf16>, %34: tensor<i32>, %35: tensor<i32>):
    %36 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }) : (tensor<3x4x5xbf16>, tensor<3x4x5xi32>) -> (tensor<3x4x5xbf16>, tensor<3x4x5xi32>)
  %37 = stablehlo.constant dense<"0xF0428542807FDD42C07F0000764173428D42E6421AC200803C4291C1A142E1C23EC29C4080FF8F42F9423C42B442DC42D342EA421AC28742734202C2D041A8C21A41DBC192C252C2EEC2AEC24AC2E6C2D042EA42C2413E41D3420142AD42C0414EC1C0C14A419542A24181C26AC200C21D4257C2CEC29FC2"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%30, %37) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %38 = stablehlo.constant dense<[[[3, 0, 1, 2, 1], [1, 3, 3, 3, 3], [2, 1, 0, 0, 2], [0, 2, 2, 1, 0]], [[3, 2, 2, 3, 3], [1, 3, 1, 2, 0], [0, 1, 0, 0, 1], [2, 0, 3, 1, 2]], [[2, 3, 2, 0, 2], [3, 0, 0, 3, 0], [0, 2, 1, 2, 1], [1, 1, 3, 1, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%31, %38) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %39 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x4x5xi32>
  %40, %41 = "stablehlo.sort"(%0, %39) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%42: tensor<bf16>, %43: tensor<bf16>, %44: tensor<i32>, %45: tensor<i32>):
    %46 = "stablehlo.compare"(%42, %43) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }) : (tensor<3x4x5xbf16>, tensor<3x4x5xi32>) -> (tensor<3x4x5xbf16>, tensor<3x4x5xi32>)
  %47 = stablehlo.constant dense<"0xE1C291C13C4285428F4280FF00800000807FC07F3EC21AC29C40A142DD42764173428D42E642F042EEC202C2DBC11A41D041A8C292C24AC28742EA42E6C252C23C427342B442AEC21AC2D342DC42F942C0C13E414A41C041AD42CEC26AC200C2A2411D4281C2C2419542D042D3429FC257C24EC10142EA42"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%40, %47) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %48 = stablehlo.constant dense<[[[0, 3, 2, 1, 4], [3, 1, 0, 2, 4], [1, 0, 2, 4, 3], [1, 2, 3, 4, 0]], [[1, 4, 3, 2, 0], [1, 4, 3, 2, 0], [4, 0, 1, 3, 2], [2, 1, 4, 3, 0]], [[4, 3, 0, 2, 1], [3, 4, 0, 2, 1], [3, 2, 1, 0, 4], [4, 2, 3, 0, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%41, %48) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %49, %50 = "stablehlo.sort"(%0, %39) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%51: tensor<bf16>, %52: tensor<bf16>, %53: tensor<i32>, %54: tensor<i32>):
    %55 = "stablehlo.compare"(%51, %52) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %55 : tensor<i1>
  }) : (tensor<3x4x5xbf16>, tensor<3x4x5xi32>) -> (tensor<3x4x5xbf16>, tensor<3x4x5xi32>)
  %56 = stablehlo.constant dense<"0x8F4285423C4291C1E1C2C07F807F0000008080FFDD42A1429C401AC23EC2F042E6428D4273427641D0411A41DBC102C2EEC2EA4287424AC292C2A8C2B44273423C4252C2E6C2F942DC42D3421AC2AEC2AD42C0414A413E41C0C11D42A24100C26AC2CEC2D342D0429542C24181C2EA4201424EC157C29FC2"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%49, %56) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %57 = stablehlo.constant dense<[[[4, 1, 2, 3, 0], [4, 2, 0, 1, 3], [3, 4, 2, 0, 1], [0, 4, 3, 2, 1]], [[0, 2, 3, 4, 1], [0, 2, 3, 4, 1], [2, 3, 1, 0, 4], [0, 3, 4, 1, 2]], [[1, 2, 0, 3, 4], [1, 2, 0, 4, 3], [4, 0, 1, 2, 3], [1, 0, 3, 2, 4]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%50, %57) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %58 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%59: tensor<bf16>, %60: tensor<bf16>):
    %61 = "stablehlo.compare"(%59, %60) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %61 : tensor<i1>
  }) : (tensor<3x4x5xbf16>) -> tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%58, %47) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %62 = stablehlo.constant dense<> : tensor<0xbf16>
  %63 = "stablehlo.sort"(%62) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%64: tensor<bf16>, %65: tensor<bf16>):
    %66 = "stablehlo.compare"(%64, %65) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %66 : tensor<i1>
  }) : (tensor<0xbf16>) -> tensor<0xbf16>
  stablehlo.custom_call @check.expect_eq(%63, %62) : (tensor<0xbf16>, tensor<0xbf16>) -> ()
  %67 = stablehlo.constant dense<> : tensor<2x0xbf16>
  %68 = "stablehlo.sort"(%67) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%69: tensor<bf16>, %70: tensor<bf16>):
    %71 = "stablehlo.compare"(%69, %70) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %71 : tensor<i1>
  }) : (tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%68, %67) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %72 = stablehlo.constant dense<[[-2.375], [-88.0], [45.0]]> : tensor<3x1xbf16>
  %73 = "stablehlo.sort"(%72) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%74: tensor<bf16>, %75: tensor<bf16>):
    %76 = "stablehlo.compare"(%74, %75) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }) : (tensor<3x1xbf16>) -> tensor<3x1xbf16>
  stablehlo.custom_call @check.expect_eq(%73, %72) : (tensor<3x1xbf16>, tensor<3x1xbf16>) -> ()
  return
}
// -----
// sort of f16 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD4D1D0CBDE5698D050CA00000080007C00FC007EC052B6D5D04BA4D2CC53984C80C7D8CEC0C360D736D7CED522D6CE55A6D58852A456FE5510D3BAD760C6DCD302D682D688527C546851FA54E04E22D744D760D078D2C0C12052D04D304ACAD52E54FCD5684F92560CD780C67ED74457BC57ACD520CC54D2"> : tensor<3x4x5xf16>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<f16>, %5: tensor<f16>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xf16>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf16>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<"0xD4D1B6D5D8CE00FC60D70000D0CBD04BA4D250CA984C80C7DE5698D0CC53C0520080007CC0C3007E36D7CED522D682D6BAD760C6DCD302D610D322D788526851FA54E04EA6D57C54A456FE55CE55885244D760D00CD720CC7ED7D04D304ACAD580C6FCD5684F9256ACD5C0C154D24457BC5778D22E542052"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %10 = stablehlo.constant dense<[[[0, 2, 3, 1, 3], [1, 0, 2, 2, 0], [3, 3, 0, 0, 2], [2, 1, 1, 3, 1]], [[0, 0, 0, 2, 1], [2, 2, 2, 1, 3], [1, 3, 3, 3, 0], [3, 1, 1, 0, 2]], [[0, 0, 2, 3, 2], [1, 1, 1, 2, 1], [2, 2, 3, 0, 3], [3, 3, 0, 1, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<f16>, %14: tensor<f16>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xf16>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf16>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<"0xC0520080007CC0C3007E984C80C7DE5698D0CC530000D0CBD04BA4D250CAD4D1B6D5D8CE00FC60D77C54A456FE55CE55885288526851FA54E04EA6D560C6DCD302D610D322D736D7CED522D682D6BAD74457BC5778D22E542052684F9256ACD5C0C154D2D04D304ACAD580C6FCD544D760D00CD720CC7ED7"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %19 = stablehlo.constant dense<[[[2, 1, 1, 3, 1], [3, 3, 0, 0, 2], [1, 0, 2, 2, 0], [0, 2, 3, 1, 3]], [[3, 1, 1, 0, 2], [1, 3, 3, 3, 0], [2, 2, 2, 1, 3], [0, 0, 0, 2, 1]], [[3, 3, 0, 1, 0], [2, 2, 3, 0, 3], [1, 1, 1, 2, 1], [0, 0, 2, 3, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<f16>, %22: tensor<f16>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xf16>) -> tensor<3x4x5xf16>
  %24 = stablehlo.constant dense<"0xD4D198D0D0CB50CADE5600FC00800000007C007EB6D5A4D2D04BC052CC5360D7D8CE80C7C0C3984C36D722D6CED5A6D5CE55BAD710D38852FE55A45682D602D6DCD360C6885222D7E04E68517C54FA5444D778D260D0C0C12052FCD5CAD5304AD04D2E547ED70CD780C6684F9256ACD554D220CC4457BC57"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xf16>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<f16>, %28: tensor<f16>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xf16>) -> tensor<0xf16>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xf16>, tensor<0xf16>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xf16>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<f16>, %33: tensor<f16>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xf16>) -> tensor<2x0xf16>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xf16>, tensor<2x0xf16>) -> ()
  %35 = stablehlo.constant dense<[[25.125], [-95.625], [105.875]]> : tensor<3x1xf16>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<f16>, %38: tensor<f16>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xf16>) -> tensor<3x1xf16>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xf16>, tensor<3x1xf16>) -> ()
  return
}
// -----
// sort of f32 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<[[[39.125, 94.25, 76.125, 94.125, -79.375], [0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000], [-77.75, -9.375, -9.625, 54.75, -3.125], [-73.0, -56.75, 93.375, -59.875, -32.5]], [[107.875, -122.875, 56.25, -86.625, 5.0], [-28.375, -106.625, -16.125, 54.0, -35.75], [8.75, -36.0, 105.5, -115.375, 82.625], [-1.25, -99.125, 93.875, 112.5, 26.0]], [[-78.75, 79.875, -96.125, -45.25, 111.25], [-77.25, -29.75, 71.125, -8.375, 97.875], [23.875, 119.5, -23.0, 28.0, 41.125], [-75.875, -20.25, -68.625, -13.25, 29.125]]]> : tensor<3x4x5xf32>
  %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<f32>, %5: tensor<f32>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xf32>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf32>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<[[[-78.75, -122.875, -96.125, -86.625, -79.375], [-77.25, -106.625, -16.125, 0xFF800000, -35.75], [-77.75, -36.0, -23.0, -115.375, -3.125], [-75.875, -99.125, -68.625, -59.875, -32.5]], [[39.125, 79.875, 56.25, -45.25, 5.0], [-28.375, -29.75, 71.125, -8.375, 97.875], [8.75, -9.375, -9.625, 28.0, 41.125], [-73.0, -56.75, 93.375, -13.25, 26.0]], [[107.875, 94.25, 76.125, 94.125, 111.25], [0.0, -0.0, 0x7F800000, 54.0, 0x7FC00000], [23.875, 119.5, 105.5, 54.75, 82.625], [-1.25, -20.25, 93.875, 112.5, 29.125]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %10 = stablehlo.constant dense<[[[2, 1, 2, 1, 0], [2, 1, 1, 0, 1], [0, 1, 2, 1, 0], [2, 1, 2, 0, 0]], [[0, 2, 1, 2, 1], [1, 2, 2, 2, 2], [1, 0, 0, 2, 2], [0, 0, 0, 2, 1]], [[1, 0, 0, 0, 2], [0, 0, 0, 1, 0], [2, 2, 1, 0, 1], [1, 2, 1, 1, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<f32>, %14: tensor<f32>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xf32>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf32>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<[[[107.875, 94.25, 76.125, 94.125, 111.25], [0.0, -0.0, 0x7F800000, 54.0, 0x7FC00000], [23.875, 119.5, 105.5, 54.75, 82.625], [-1.25, -20.25, 93.875, 112.5, 29.125]], [[39.125, 79.875, 56.25, -45.25, 5.0], [-28.375, -29.75, 71.125, -8.375, 97.875], [8.75, -9.375, -9.625, 28.0, 41.125], [-73.0, -56.75, 93.375, -13.25, 26.0]], [[-78.75, -122.875, -96.125, -86.625, -79.375], [-77.25, -106.625, -16.125, 0xFF800000, -35.75], [-77.75, -36.0, -23.0, -115.375, -3.125], [-75.875, -99.125, -68.625, -59.875, -32.5]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %19 = stablehlo.constant dense<[[[1, 0, 0, 0, 2], [0, 0, 0, 1, 0], [2, 2, 1, 0, 1], [1, 2, 1, 1, 2]], [[0, 2, 1, 2, 1], [1, 2, 2, 2, 2], [1, 0, 0, 2, 2], [0, 0, 0, 2, 1]], [[2, 1, 2, 1, 0], [2, 1, 1, 0, 1], [0, 1, 2, 1, 0], [2, 1, 2, 0, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %21, %22 = "stablehlo.sort"(%0, %20) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%23: tensor<f32>, %24: tensor<f32>, %25: tensor<i32>, %26: tensor<i32>):
    %27 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %27 : tensor<i1>
  }) : (tensor<3x4x5xf32>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf32>, tensor<3x4x5xi32>)
  %28 = stablehlo.constant dense<[[[-77.75, -56.75, -9.625, 0xFF800000, -79.375], [-73.0, -9.375, 76.125, -59.875, -32.5], [0.0, -0.0, 93.375, 54.75, -3.125], [39.125, 94.25, 0x7F800000, 94.125, 0x7FC00000]], [[-28.375, -122.875, -16.125, -115.375, -35.75], [-1.25, -106.625, 56.25, -86.625, 5.0], [8.75, -99.125, 93.875, 54.0, 26.0], [107.875, -36.0, 105.5, 112.5, 82.625]], [[-78.75, -29.75, -96.125, -45.25, 29.125], [-77.25, -20.25, -68.625, -13.25, 41.125], [-75.875, 79.875, -23.0, -8.375, 97.875], [23.875, 119.5, 71.125, 28.0, 111.25]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %29 = stablehlo.constant dense<[[[2, 3, 2, 1, 0], [3, 2, 0, 3, 3], [1, 1, 3, 2, 2], [0, 0, 1, 0, 1]], [[1, 0, 1, 2, 1], [3, 1, 0, 0, 0], [2, 3, 3, 1, 3], [0, 2, 2, 3, 2]], [[0, 1, 0, 0, 3], [1, 3, 3, 3, 2], [3, 0, 2, 1, 1], [2, 2, 1, 2, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%22, %29) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %30, %31 = "stablehlo.sort"(%0, %20) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<f32>, %33: tensor<f32>, %34: tensor<i32>, %35: tensor<i32>):
    %36 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }) : (tensor<3x4x5xf32>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf32>, tensor<3x4x5xi32>)
  %37 = stablehlo.constant dense<[[[39.125, 94.25, 0x7F800000, 94.125, 0x7FC00000], [0.0, -0.0, 93.375, 54.75, -3.125], [-73.0, -9.375, 76.125, -59.875, -32.5], [-77.75, -56.75, -9.625, 0xFF800000, -79.375]], [[107.875, -36.0, 105.5, 112.5, 82.625], [8.75, -99.125, 93.875, 54.0, 26.0], [-1.25, -106.625, 56.25, -86.625, 5.0], [-28.375, -122.875, -16.125, -115.375, -35.75]], [[23.875, 119.5, 71.125, 28.0, 111.25], [-75.875, 79.875, -23.0, -8.375, 97.875], [-77.25, -20.25, -68.625, -13.25, 41.125], [-78.75, -29.75, -96.125, -45.25, 29.125]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%30, %37) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %38 = stablehlo.constant dense<[[[0, 0, 1, 0, 1], [1, 1, 3, 2, 2], [3, 2, 0, 3, 3], [2, 3, 2, 1, 0]], [[0, 2, 2, 3, 2], [2, 3, 3, 1, 3], [3, 1, 0, 0, 0], [1, 0, 1, 2, 1]], [[2, 2, 1, 2, 0], [3, 0, 2, 1, 1], [1, 3, 3, 3, 2], [0, 1, 0, 0, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%31, %38) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %39 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x4x5xi32>
  %40, %41 = "stablehlo.sort"(%0, %39) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%42: tensor<f32>, %43: tensor<f32>, %44: tensor<i32>, %45: tensor<i32>):
    %46 = "stablehlo.compare"(%42, %43) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }) : (tensor<3x4x5xf32>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf32>, tensor<3x4x5xi32>)
  %47 = stablehlo.constant dense<[[[-79.375, 39.125, 76.125, 94.125, 94.25], [0xFF800000, -0.0, 0.0, 0x7F800000, 0x7FC00000], [-77.75, -9.625, -9.375, -3.125, 54.75], [-73.0, -59.875, -56.75, -32.5, 93.375]], [[-122.875, -86.625, 5.0, 56.25, 107.875], [-106.625, -35.75, -28.375, -16.125, 54.0], [-115.375, -36.0, 8.75, 82.625, 105.5], [-99.125, -1.25, 26.0, 93.875, 112.5]], [[-96.125, -78.75, -45.25, 79.875, 111.25], [-77.25, -29.75, -8.375, 71.125, 97.875], [-23.0, 23.875, 28.0, 41.125, 119.5], [-75.875, -68.625, -20.25, -13.25, 29.125]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%40, %47) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %48 = stablehlo.constant dense<[[[4, 0, 2, 3, 1], [3, 1, 0, 2, 4], [0, 2, 1, 4, 3], [0, 3, 1, 4, 2]], [[1, 3, 4, 2, 0], [1, 4, 0, 2, 3], [3, 1, 0, 4, 2], [1, 0, 4, 2, 3]], [[2, 0, 3, 1, 4], [0, 1, 3, 2, 4], [2, 0, 3, 4, 1], [0, 2, 1, 3, 4]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%41, %48) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %49, %50 = "stablehlo.sort"(%0, %39) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%51: tensor<f32>, %52: tensor<f32>, %53: tensor<i32>, %54: tensor<i32>):
    %55 = "stablehlo.compare"(%51, %52) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %55 : tensor<i1>
  }) : (tensor<3x4x5xf32>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf32>, tensor<3x4x5xi32>)
  %56 = stablehlo.constant dense<[[[94.25, 94.125, 76.125, 39.125, -79.375], [0x7FC00000, 0x7F800000, 0.0, -0.0, 0xFF800000], [54.75, -3.125, -9.375, -9.625, -77.75], [93.375, -32.5, -56.75, -59.875, -73.0]], [[107.875, 56.25, 5.0, -86.625, -122.875], [54.0, -16.125, -28.375, -35.75, -106.625], [105.5, 82.625, 8.75, -36.0, -115.375], [112.5, 93.875, 26.0, -1.25, -99.125]], [[111.25, 79.875, -45.25, -78.75, -96.125], [97.875, 71.125, -8.375, -29.75, -77.25], [119.5, 41.125, 28.0, 23.875, -23.0], [29.125, -13.25, -20.25, -68.625, -75.875]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%49, %56) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %57 = stablehlo.constant dense<[[[1, 3, 2, 0, 4], [4, 2, 0, 1, 3], [3, 4, 1, 2, 0], [2, 4, 1, 3, 0]], [[0, 2, 4, 3, 1], [3, 2, 0, 4, 1], [2, 4, 0, 1, 3], [3, 2, 4, 0, 1]], [[4, 1, 3, 0, 2], [4, 2, 3, 1, 0], [1, 4, 3, 0, 2], [4, 3, 1, 2, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%50, %57) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %58 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%59: tensor<f32>, %60: tensor<f32>):
    %61 = "stablehlo.compare"(%59, %60) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %61 : tensor<i1>
  }) : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%58, %47) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %62 = stablehlo.constant dense<> : tensor<0xf32>
  %63 = "stablehlo.sort"(%62) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%64: tensor<f32>, %65: tensor<f32>):
    %66 = "stablehlo.compare"(%64, %65) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %66 : tensor<i1>
  }) : (tensor<0xf32>) -> tensor<0xf32>
  stablehlo.custom_call @check.expect_eq(%63, %62) : (tensor<0xf32>, tensor<0xf32>) -> ()
  %67 = stablehlo.constant dense<> : tensor<2x0xf32>
  %68 = "stablehlo.sort"(%67) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%69: tensor<f32>, %70: tensor<f32>):
    %71 = "stablehlo.compare"(%69, %70) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %71 : tensor<i1>
  }) : (tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%68, %67) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %72 = stablehlo.constant dense<[[55.0], [-1.75], [-40.0]]> : tensor<3x1xf32>
  %73 = "stablehlo.sort"(%72) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%74: tensor<f32>, %75: tensor<f32>):
    %76 = "stablehlo.compare"(%74, %75) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }) : (tensor<3x1xf32>) -> tensor<3x1xf32>
  stablehlo.custom_call @check.expect_eq(%73, %72) : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
  return
}
// -----
// sort of f64 with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-1.25, 102.0, 85.875, -18.375, 64.125], [0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000], [-18.875, 44.25, 23.25, 1.125, 122.25], [113.75, 34.375, 19.75, 115.25, -120.875]], [[-113.75, -17.5, -123.0, 12.0, 16.75], [44.375, 36.0, 19.375, -46.25, 57.875], [53.25, 115.375, -121.5, 22.75, -12.75], [-17.25, 55.0, 84.125, -39.625, -67.25]], [[-121.375, -124.75, -87.875, 70.875, 94.25], [-3.375, -44.125, -86.625, 6.25, -5.25], [73.125, -12.0, -110.25, -56.625, 23.0], [109.25, 100.75, 104.375, -28.625, -47.75]]]> : tensor<3x4x5xf64>
  %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<f64>, %5: tensor<f64>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xf64>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf64>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<[[[-121.375, -124.75, -123.0, -18.375, 16.75], [-3.375, -44.125, -86.625, 0xFFF0000000000000, -5.25], [-18.875, -12.0, -121.5, -56.625, -12.75], [-17.25, 34.375, 19.75, -39.625, -120.875]], [[-113.75, -17.5, -87.875, 12.0, 64.125], [0.0, -0.0, 19.375, -46.25, 57.875], [53.25, 44.25, -110.25, 1.125, 23.0], [109.25, 55.0, 84.125, -28.625, -67.25]], [[-1.25, 102.0, 85.875, 70.875, 94.25], [44.375, 36.0, 0x7FF0000000000000, 6.25, 0x7FF8000000000000], [73.125, 115.375, 23.25, 22.75, 122.25], [113.75, 100.75, 104.375, 115.25, -47.75]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %10 = stablehlo.constant dense<[[[2, 2, 1, 0, 1], [2, 2, 2, 0, 2], [0, 2, 1, 2, 1], [1, 0, 0, 1, 0]], [[1, 1, 2, 1, 0], [0, 0, 1, 1, 1], [1, 0, 2, 0, 2], [2, 1, 1, 2, 1]], [[0, 0, 0, 2, 2], [1, 1, 0, 2, 0], [2, 1, 0, 1, 0], [0, 2, 2, 0, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<f64>, %14: tensor<f64>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xf64>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf64>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<[[[-1.25, 102.0, 85.875, 70.875, 94.25], [44.375, 36.0, 0x7FF0000000000000, 6.25, 0x7FF8000000000000], [73.125, 115.375, 23.25, 22.75, 122.25], [113.75, 100.75, 104.375, 115.25, -47.75]], [[-113.75, -17.5, -87.875, 12.0, 64.125], [0.0, -0.0, 19.375, -46.25, 57.875], [53.25, 44.25, -110.25, 1.125, 23.0], [109.25, 55.0, 84.125, -28.625, -67.25]], [[-121.375, -124.75, -123.0, -18.375, 16.75], [-3.375, -44.125, -86.625, 0xFFF0000000000000, -5.25], [-18.875, -12.0, -121.5, -56.625, -12.75], [-17.25, 34.375, 19.75, -39.625, -120.875]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %19 = stablehlo.constant dense<[[[0, 0, 0, 2, 2], [1, 1, 0, 2, 0], [2, 1, 0, 1, 0], [0, 2, 2, 0, 2]], [[1, 1, 2, 1, 0], [0, 0, 1, 1, 1], [1, 0, 2, 0, 2], [2, 1, 1, 2, 1]], [[2, 2, 1, 0, 1], [2, 2, 2, 0, 2], [0, 2, 1, 2, 1], [1, 0, 0, 1, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %21, %22 = "stablehlo.sort"(%0, %20) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%23: tensor<f64>, %24: tensor<f64>, %25: tensor<i32>, %26: tensor<i32>):
    %27 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %27 : tensor<i1>
  }) : (tensor<3x4x5xf64>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf64>, tensor<3x4x5xi32>)
  %28 = stablehlo.constant dense<[[[-18.875, -0.0, 19.75, 0xFFF0000000000000, -120.875], [-1.25, 34.375, 23.25, -18.375, 64.125], [0.0, 44.25, 85.875, 1.125, 122.25], [113.75, 102.0, 0x7FF0000000000000, 115.25, 0x7FF8000000000000]], [[-113.75, -17.5, -123.0, -46.25, -67.25], [-17.25, 36.0, -121.5, -39.625, -12.75], [44.375, 55.0, 19.375, 12.0, 16.75], [53.25, 115.375, 84.125, 22.75, 57.875]], [[-121.375, -124.75, -110.25, -56.625, -47.75], [-3.375, -44.125, -87.875, -28.625, -5.25], [73.125, -12.0, -86.625, 6.25, 23.0], [109.25, 100.75, 104.375, 70.875, 94.25]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %29 = stablehlo.constant dense<[[[2, 1, 3, 1, 3], [0, 3, 2, 0, 0], [1, 2, 0, 2, 2], [3, 0, 1, 3, 1]], [[0, 0, 0, 1, 3], [3, 1, 2, 3, 2], [1, 3, 1, 0, 0], [2, 2, 3, 2, 1]], [[0, 0, 2, 2, 3], [1, 1, 0, 3, 1], [2, 2, 1, 1, 2], [3, 3, 3, 0, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%22, %29) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %30, %31 = "stablehlo.sort"(%0, %20) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<f64>, %33: tensor<f64>, %34: tensor<i32>, %35: tensor<i32>):
    %36 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }) : (tensor<3x4x5xf64>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf64>, tensor<3x4x5xi32>)
  %37 = stablehlo.constant dense<[[[113.75, 102.0, 0x7FF0000000000000, 115.25, 0x7FF8000000000000], [0.0, 44.25, 85.875, 1.125, 122.25], [-1.25, 34.375, 23.25, -18.375, 64.125], [-18.875, -0.0, 19.75, 0xFFF0000000000000, -120.875]], [[53.25, 115.375, 84.125, 22.75, 57.875], [44.375, 55.0, 19.375, 12.0, 16.75], [-17.25, 36.0, -121.5, -39.625, -12.75], [-113.75, -17.5, -123.0, -46.25, -67.25]], [[109.25, 100.75, 104.375, 70.875, 94.25], [73.125, -12.0, -86.625, 6.25, 23.0], [-3.375, -44.125, -87.875, -28.625, -5.25], [-121.375, -124.75, -110.25, -56.625, -47.75]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%30, %37) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %38 = stablehlo.constant dense<[[[3, 0, 1, 3, 1], [1, 2, 0, 2, 2], [0, 3, 2, 0, 0], [2, 1, 3, 1, 3]], [[2, 2, 3, 2, 1], [1, 3, 1, 0, 0], [3, 1, 2, 3, 2], [0, 0, 0, 1, 3]], [[3, 3, 3, 0, 0], [2, 2, 1, 1, 2], [1, 1, 0, 3, 1], [0, 0, 2, 2, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%31, %38) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %39 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x4x5xi32>
  %40, %41 = "stablehlo.sort"(%0, %39) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%42: tensor<f64>, %43: tensor<f64>, %44: tensor<i32>, %45: tensor<i32>):
    %46 = "stablehlo.compare"(%42, %43) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }) : (tensor<3x4x5xf64>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf64>, tensor<3x4x5xi32>)
  %47 = stablehlo.constant dense<[[[-18.375, -1.25, 64.125, 85.875, 102.0], [0xFFF0000000000000, -0.0, 0.0, 0x7FF0000000000000, 0x7FF8000000000000], [-18.875, 1.125, 23.25, 44.25, 122.25], [-120.875, 19.75, 34.375, 113.75, 115.25]], [[-123.0, -113.75, -17.5, 12.0, 16.75], [-46.25, 19.375, 36.0, 44.375, 57.875], [-121.5, -12.75, 22.75, 53.25, 115.375], [-67.25, -39.625, -17.25, 55.0, 84.125]], [[-124.75, -121.375, -87.875, 70.875, 94.25], [-86.625, -44.125, -5.25, -3.375, 6.25], [-110.25, -56.625, -12.0, 23.0, 73.125], [-47.75, -28.625, 100.75, 104.375, 109.25]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%40, %47) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %48 = stablehlo.constant dense<[[[3, 0, 4, 2, 1], [3, 1, 0, 2, 4], [0, 3, 2, 1, 4], [4, 2, 1, 0, 3]], [[2, 0, 1, 3, 4], [3, 2, 1, 0, 4], [2, 4, 3, 0, 1], [4, 3, 0, 1, 2]], [[1, 0, 2, 3, 4], [2, 1, 4, 0, 3], [2, 3, 1, 4, 0], [4, 3, 1, 2, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%41, %48) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %49, %50 = "stablehlo.sort"(%0, %39) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%51: tensor<f64>, %52: tensor<f64>, %53: tensor<i32>, %54: tensor<i32>):
    %55 = "stablehlo.compare"(%51, %52) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %55 : tensor<i1>
  }) : (tensor<3x4x5xf64>, tensor<3x4x5xi32>) -> (tensor<3x4x5xf64>, tensor<3x4x5xi32>)
  %56 = stablehlo.constant dense<[[[102.0, 85.875, 64.125, -1.25, -18.375], [0x7FF8000000000000, 0x7FF0000000000000, 0.0, -0.0, 0xFFF0000000000000], [122.25, 44.25, 23.25, 1.125, -18.875], [115.25, 113.75, 34.375, 19.75, -120.875]], [[16.75, 12.0, -17.5, -113.75, -123.0], [57.875, 44.375, 36.0, 19.375, -46.25], [115.375, 53.25, 22.75, -12.75, -121.5], [84.125, 55.0, -17.25, -39.625, -67.25]], [[94.25, 70.875, -87.875, -121.375, -124.75], [6.25, -3.375, -5.25, -44.125, -86.625], [73.125, 23.0, -12.0, -56.625, -110.25], [109.25, 104.375, 100.75, -28.625, -47.75]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%49, %56) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %57 = stablehlo.constant dense<[[[1, 2, 4, 0, 3], [4, 2, 0, 1, 3], [4, 1, 2, 3, 0], [3, 0, 1, 2, 4]], [[4, 3, 1, 0, 2], [4, 0, 1, 2, 3], [1, 0, 3, 4, 2], [2, 1, 0, 3, 4]], [[4, 3, 2, 0, 1], [3, 0, 4, 1, 2], [0, 4, 1, 3, 2], [0, 2, 1, 3, 4]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%50, %57) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %58 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%59: tensor<f64>, %60: tensor<f64>):
    %61 = "stablehlo.compare"(%59, %60) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %61 : tensor<i1>
  }) : (tensor<3x4x5xf64>) -> tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%58, %47) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %62 = stablehlo.constant dense<> : tensor<0xf64>
  %63 = "stablehlo.sort"(%62) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%64: tensor<f64>, %65: tensor<f64>):
    %66 = "stablehlo.compare"(%64, %65) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %66 : tensor<i1>
  }) : (tensor<0xf64>) -> tensor<0xf64>
  stablehlo.custom_call @check.expect_eq(%63, %62) : (tensor<0xf64>, tensor<0xf64>) -> ()
  %67 = stablehlo.constant dense<> : tensor<2x0xf64>
  %68 = "stablehlo.sort"(%67) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%69: tensor<f64>, %70: tensor<f64>):
    %71 = "stablehlo.compare"(%69, %70) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %71 : tensor<i1>
  }) : (tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%68, %67) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %72 = stablehlo.constant dense<[[-69.875], [-49.75], [-27.875]]> : tensor<3x1xf64>
  %73 = "stablehlo.sort"(%72) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%74: tensor<f64>, %75: tensor<f64>):
    %76 = "stablehlo.compare"(%74, %75) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }) : (tensor<3x1xf64>) -> tensor<3x1xf64>
  stablehlo.custom_call @check.expect_eq(%73, %72) : (tensor<3x1xf64>, tensor<3x1xf64>) -> ()
  return
}
// -----
// sort of complex<f32> with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(-11.75, -7.5), (12.75, 9.125), (-23.5, 0.125), (-16.5, 10.0), (-16.5, -4.0)], [(5.25, 0.375), (0.0, 3.875), (21.0, 7.25), (9.0, -6.75), (-21.25, 5.5)], [(16.0, -0.375), (-20.5, 1.5), (21.5, 5.875), (-7.25, -12.375), (-22.0, -0.875)], [(-5.75, -8.625), (6.75, 11.125), (9.0, 5.625), (-10.25, -3.125), (-7.75, 8.375)]], [[(-8.5, -11.75), (4.0, -12.25), (-11.25, 10.875), (-21.25, -9.5), (-22.25, -2.375)], [(-20.5, 2.0), (6.25, 10.5), (-15.5, -5.125), (-17.75, 5.375), (-4.25, 7.0)], [(3.25, -9.375), (-6.5, -4.75), (0.75, 2.5), (17.0, -8.5), (-9.75, -2.75)], [(22.0, 10.5), (12.0, 7.625), (22.0, -7.75), (-13.75, -4.375), (-21.75, 7.75)]], [[(7.75, -8.0), (9.0, -9.25), (12.25, 4.125), (23.25, -2.625), (19.0, 10.125)], [(18.25, 3.25), (-18.0, -10.875), (10.75, 10.0), (-5.25, -9.75), (-10.25, -11.625)], [(5.0, 8.5), (-24.25, 8.0), (14.25, -5.875), (-12.5, 9.25), (-3.75, -10.125)], [(-5.75, -8.75), (-15.0, 1.125), (-2.0, 2.25), (-3.5, 5.125), (-9.75, 2.625)]]]> : tensor<3x4x5xcomplex<f32>>
  %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<complex<f32>>, %5: tensor<complex<f32>>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xi32>) -> (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<[[[(-11.75, -7.5), (4.0, -12.25), (-23.5, 0.125), (-21.25, -9.5), (-22.25, -2.375)], [(-20.5, 2.0), (-18.0, -10.875), (-15.5, -5.125), (-17.75, 5.375), (-21.25, 5.5)], [(3.25, -9.375), (-24.25, 8.0), (0.75, 2.5), (-12.5, 9.25), (-22.0, -0.875)], [(-5.75, -8.75), (-15.0, 1.125), (-2.0, 2.25), (-13.75, -4.375), (-21.75, 7.75)]], [[(-8.5, -11.75), (9.0, -9.25), (-11.25, 10.875), (-16.5, 10.0), (-16.5, -4.0)], [(5.25, 0.375), (0.0, 3.875), (10.75, 10.0), (-5.25, -9.75), (-10.25, -11.625)], [(5.0, 8.5), (-20.5, 1.5), (14.25, -5.875), (-7.25, -12.375), (-9.75, -2.75)], [(-5.75, -8.625), (6.75, 11.125), (9.0, 5.625), (-10.25, -3.125), (-9.75, 2.625)]], [[(7.75, -8.0), (12.75, 9.125), (12.25, 4.125), (23.25, -2.625), (19.0, 10.125)], [(18.25, 3.25), (6.25, 10.5), (21.0, 7.25), (9.0, -6.75), (-4.25, 7.0)], [(16.0, -0.375), (-6.5, -4.75), (21.5, 5.875), (17.0, -8.5), (-3.75, -10.125)], [(22.0, 10.5), (12.0, 7.625), (22.0, -7.75), (-3.5, 5.125), (-7.75, 8.375)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %10 = stablehlo.constant dense<[[[0, 1, 0, 1, 1], [1, 2, 1, 1, 0], [1, 2, 1, 2, 0], [2, 2, 2, 1, 1]], [[1, 2, 1, 0, 0], [0, 0, 2, 2, 2], [2, 0, 2, 0, 1], [0, 0, 0, 0, 2]], [[2, 0, 2, 2, 2], [2, 1, 0, 0, 1], [0, 1, 0, 1, 2], [1, 1, 1, 2, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<complex<f32>>, %14: tensor<complex<f32>>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xi32>) -> (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<[[[(7.75, -8.0), (12.75, 9.125), (12.25, 4.125), (23.25, -2.625), (19.0, 10.125)], [(18.25, 3.25), (6.25, 10.5), (21.0, 7.25), (9.0, -6.75), (-4.25, 7.0)], [(16.0, -0.375), (-6.5, -4.75), (21.5, 5.875), (17.0, -8.5), (-3.75, -10.125)], [(22.0, 10.5), (12.0, 7.625), (22.0, -7.75), (-3.5, 5.125), (-7.75, 8.375)]], [[(-8.5, -11.75), (9.0, -9.25), (-11.25, 10.875), (-16.5, 10.0), (-16.5, -4.0)], [(5.25, 0.375), (0.0, 3.875), (10.75, 10.0), (-5.25, -9.75), (-10.25, -11.625)], [(5.0, 8.5), (-20.5, 1.5), (14.25, -5.875), (-7.25, -12.375), (-9.75, -2.75)], [(-5.75, -8.625), (6.75, 11.125), (9.0, 5.625), (-10.25, -3.125), (-9.75, 2.625)]], [[(-11.75, -7.5), (4.0, -12.25), (-23.5, 0.125), (-21.25, -9.5), (-22.25, -2.375)], [(-20.5, 2.0), (-18.0, -10.875), (-15.5, -5.125), (-17.75, 5.375), (-21.25, 5.5)], [(3.25, -9.375), (-24.25, 8.0), (0.75, 2.5), (-12.5, 9.25), (-22.0, -0.875)], [(-5.75, -8.75), (-15.0, 1.125), (-2.0, 2.25), (-13.75, -4.375), (-21.75, 7.75)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %19 = stablehlo.constant dense<[[[2, 0, 2, 2, 2], [2, 1, 0, 0, 1], [0, 1, 0, 1, 2], [1, 1, 1, 2, 0]], [[1, 2, 1, 0, 0], [0, 0, 2, 2, 2], [2, 0, 2, 0, 1], [0, 0, 0, 0, 2]], [[0, 1, 0, 1, 1], [1, 2, 1, 1, 0], [1, 2, 1, 2, 0], [2, 2, 2, 1, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %21, %22 = "stablehlo.sort"(%0, %20) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%23: tensor<complex<f32>>, %24: tensor<complex<f32>>, %25: tensor<i32>, %26: tensor<i32>):
    %27 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %27 : tensor<i1>
  }) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xi32>) -> (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xi32>)
  %28 = stablehlo.constant dense<[[[(-11.75, -7.5), (-20.5, 1.5), (-23.5, 0.125), (-16.5, 10.0), (-22.0, -0.875)], [(-5.75, -8.625), (0.0, 3.875), (9.0, 5.625), (-10.25, -3.125), (-21.25, 5.5)], [(5.25, 0.375), (6.75, 11.125), (21.0, 7.25), (-7.25, -12.375), (-16.5, -4.0)], [(16.0, -0.375), (12.75, 9.125), (21.5, 5.875), (9.0, -6.75), (-7.75, 8.375)]], [[(-20.5, 2.0), (-6.5, -4.75), (-15.5, -5.125), (-21.25, -9.5), (-22.25, -2.375)], [(-8.5, -11.75), (4.0, -12.25), (-11.25, 10.875), (-17.75, 5.375), (-21.75, 7.75)], [(3.25, -9.375), (6.25, 10.5), (0.75, 2.5), (-13.75, -4.375), (-9.75, -2.75)], [(22.0, 10.5), (12.0, 7.625), (22.0, -7.75), (17.0, -8.5), (-4.25, 7.0)]], [[(-5.75, -8.75), (-24.25, 8.0), (-2.0, 2.25), (-12.5, 9.25), (-10.25, -11.625)], [(5.0, 8.5), (-18.0, -10.875), (10.75, 10.0), (-5.25, -9.75), (-9.75, 2.625)], [(7.75, -8.0), (-15.0, 1.125), (12.25, 4.125), (-3.5, 5.125), (-3.75, -10.125)], [(18.25, 3.25), (9.0, -9.25), (14.25, -5.875), (23.25, -2.625), (19.0, 10.125)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %29 = stablehlo.constant dense<[[[0, 2, 0, 0, 2], [3, 1, 3, 3, 1], [1, 3, 1, 2, 0], [2, 0, 2, 1, 3]], [[1, 2, 1, 0, 0], [0, 0, 0, 1, 3], [2, 1, 2, 3, 2], [3, 3, 3, 2, 1]], [[3, 2, 3, 2, 1], [2, 1, 1, 1, 3], [0, 3, 0, 3, 2], [1, 0, 2, 0, 0]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%22, %29) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %30, %31 = "stablehlo.sort"(%0, %20) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<complex<f32>>, %33: tensor<complex<f32>>, %34: tensor<i32>, %35: tensor<i32>):
    %36 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xi32>) -> (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xi32>)
  %37 = stablehlo.constant dense<[[[(16.0, -0.375), (12.75, 9.125), (21.5, 5.875), (9.0, -6.75), (-7.75, 8.375)], [(5.25, 0.375), (6.75, 11.125), (21.0, 7.25), (-7.25, -12.375), (-16.5, -4.0)], [(-5.75, -8.625), (0.0, 3.875), (9.0, 5.625), (-10.25, -3.125), (-21.25, 5.5)], [(-11.75, -7.5), (-20.5, 1.5), (-23.5, 0.125), (-16.5, 10.0), (-22.0, -0.875)]], [[(22.0, 10.5), (12.0, 7.625), (22.0, -7.75), (17.0, -8.5), (-4.25, 7.0)], [(3.25, -9.375), (6.25, 10.5), (0.75, 2.5), (-13.75, -4.375), (-9.75, -2.75)], [(-8.5, -11.75), (4.0, -12.25), (-11.25, 10.875), (-17.75, 5.375), (-21.75, 7.75)], [(-20.5, 2.0), (-6.5, -4.75), (-15.5, -5.125), (-21.25, -9.5), (-22.25, -2.375)]], [[(18.25, 3.25), (9.0, -9.25), (14.25, -5.875), (23.25, -2.625), (19.0, 10.125)], [(7.75, -8.0), (-15.0, 1.125), (12.25, 4.125), (-3.5, 5.125), (-3.75, -10.125)], [(5.0, 8.5), (-18.0, -10.875), (10.75, 10.0), (-5.25, -9.75), (-9.75, 2.625)], [(-5.75, -8.75), (-24.25, 8.0), (-2.0, 2.25), (-12.5, 9.25), (-10.25, -11.625)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%30, %37) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %38 = stablehlo.constant dense<[[[2, 0, 2, 1, 3], [1, 3, 1, 2, 0], [3, 1, 3, 3, 1], [0, 2, 0, 0, 2]], [[3, 3, 3, 2, 1], [2, 1, 2, 3, 2], [0, 0, 0, 1, 3], [1, 2, 1, 0, 0]], [[1, 0, 2, 0, 0], [0, 3, 0, 3, 2], [2, 1, 1, 1, 3], [3, 2, 3, 2, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%31, %38) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %39 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<3x4x5xi32>
  %40, %41 = "stablehlo.sort"(%0, %39) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%42: tensor<complex<f32>>, %43: tensor<complex<f32>>, %44: tensor<i32>, %45: tensor<i32>):
    %46 = "stablehlo.compare"(%42, %43) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xi32>) -> (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xi32>)
  %47 = stablehlo.constant dense<[[[(-23.5, 0.125), (-16.5, -4.0), (-16.5, 10.0), (-11.75, -7.5), (12.75, 9.125)], [(-21.25, 5.5), (0.0, 3.875), (5.25, 0.375), (9.0, -6.75), (21.0, 7.25)], [(-22.0, -0.875), (-20.5, 1.5), (-7.25, -12.375), (16.0, -0.375), (21.5, 5.875)], [(-10.25, -3.125), (-7.75, 8.375), (-5.75, -8.625), (6.75, 11.125), (9.0, 5.625)]], [[(-22.25, -2.375), (-21.25, -9.5), (-11.25, 10.875), (-8.5, -11.75), (4.0, -12.25)], [(-20.5, 2.0), (-17.75, 5.375), (-15.5, -5.125), (-4.25, 7.0), (6.25, 10.5)], [(-9.75, -2.75), (-6.5, -4.75), (0.75, 2.5), (3.25, -9.375), (17.0, -8.5)], [(-21.75, 7.75), (-13.75, -4.375), (12.0, 7.625), (22.0, -7.75), (22.0, 10.5)]], [[(7.75, -8.0), (9.0, -9.25), (12.25, 4.125), (19.0, 10.125), (23.25, -2.625)], [(-18.0, -10.875), (-10.25, -11.625), (-5.25, -9.75), (10.75, 10.0), (18.25, 3.25)], [(-24.25, 8.0), (-12.5, 9.25), (-3.75, -10.125), (5.0, 8.5), (14.25, -5.875)], [(-15.0, 1.125), (-9.75, 2.625), (-5.75, -8.75), (-3.5, 5.125), (-2.0, 2.25)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%40, %47) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %48 = stablehlo.constant dense<[[[2, 4, 3, 0, 1], [4, 1, 0, 3, 2], [4, 1, 3, 0, 2], [3, 4, 0, 1, 2]], [[4, 3, 2, 0, 1], [0, 3, 2, 4, 1], [4, 1, 2, 0, 3], [4, 3, 1, 2, 0]], [[0, 1, 2, 4, 3], [1, 4, 3, 2, 0], [1, 3, 4, 0, 2], [1, 4, 0, 3, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%41, %48) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %49, %50 = "stablehlo.sort"(%0, %39) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%51: tensor<complex<f32>>, %52: tensor<complex<f32>>, %53: tensor<i32>, %54: tensor<i32>):
    %55 = "stablehlo.compare"(%51, %52) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %55 : tensor<i1>
  }) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xi32>) -> (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xi32>)
  %56 = stablehlo.constant dense<[[[(12.75, 9.125), (-11.75, -7.5), (-16.5, 10.0), (-16.5, -4.0), (-23.5, 0.125)], [(21.0, 7.25), (9.0, -6.75), (5.25, 0.375), (0.0, 3.875), (-21.25, 5.5)], [(21.5, 5.875), (16.0, -0.375), (-7.25, -12.375), (-20.5, 1.5), (-22.0, -0.875)], [(9.0, 5.625), (6.75, 11.125), (-5.75, -8.625), (-7.75, 8.375), (-10.25, -3.125)]], [[(4.0, -12.25), (-8.5, -11.75), (-11.25, 10.875), (-21.25, -9.5), (-22.25, -2.375)], [(6.25, 10.5), (-4.25, 7.0), (-15.5, -5.125), (-17.75, 5.375), (-20.5, 2.0)], [(17.0, -8.5), (3.25, -9.375), (0.75, 2.5), (-6.5, -4.75), (-9.75, -2.75)], [(22.0, 10.5), (22.0, -7.75), (12.0, 7.625), (-13.75, -4.375), (-21.75, 7.75)]], [[(23.25, -2.625), (19.0, 10.125), (12.25, 4.125), (9.0, -9.25), (7.75, -8.0)], [(18.25, 3.25), (10.75, 10.0), (-5.25, -9.75), (-10.25, -11.625), (-18.0, -10.875)], [(14.25, -5.875), (5.0, 8.5), (-3.75, -10.125), (-12.5, 9.25), (-24.25, 8.0)], [(-2.0, 2.25), (-3.5, 5.125), (-5.75, -8.75), (-9.75, 2.625), (-15.0, 1.125)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%49, %56) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %57 = stablehlo.constant dense<[[[1, 0, 3, 4, 2], [2, 3, 0, 1, 4], [2, 0, 3, 1, 4], [2, 1, 0, 4, 3]], [[1, 0, 2, 3, 4], [1, 4, 2, 3, 0], [3, 0, 2, 1, 4], [0, 2, 1, 3, 4]], [[3, 4, 2, 1, 0], [0, 2, 3, 4, 1], [2, 0, 4, 3, 1], [2, 3, 0, 4, 1]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%50, %57) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %58 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%59: tensor<complex<f32>>, %60: tensor<complex<f32>>):
    %61 = "stablehlo.compare"(%59, %60) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %61 : tensor<i1>
  }) : (tensor<3x4x5xcomplex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%58, %47) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %62 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
  %63 = "stablehlo.sort"(%62) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%64: tensor<complex<f32>>, %65: tensor<complex<f32>>):
    %66 = "stablehlo.compare"(%64, %65) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %66 : tensor<i1>
  }) : (tensor<0xcomplex<f32>>) -> tensor<0xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%63, %62) : (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) -> ()
  %67 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
  %68 = "stablehlo.sort"(%67) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%69: tensor<complex<f32>>, %70: tensor<complex<f32>>):
    %71 = "stablehlo.compare"(%69, %70) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %71 : tensor<i1>
  }) : (tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%68, %67) : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %72 = stablehlo.constant dense<[[(14.75, 7.25)], [(13.75, 11.125)], [(18.25, 4.625)]]> : tensor<3x1xcomplex<f32>>
  %73 = "stablehlo.sort"(%72) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%74: tensor<complex<f32>>, %75: tensor<complex<f32>>):
    %76 = "stablehlo.compare"(%74, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }) : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%73, %72) : (tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> ()
  return
}
// -----
// sort of complex<f64> with the places where elements were
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(20.0, -3.25), (-16.0, -10.625), (22.25, 11.75), (-7.5, 10.75), (0.25, -1.5)], [(-7.0, 3.75), (-24.5, 3.5), (-2.25, 0.625), (-15.0, 4.375), (17.0, 0.375)], [(-7.25, 7.75), (-16.0, -3.25), (12.25, -10.5), (23.5, -5.875), (-3.75, 3.75)], [(6.25, 7.875), (-15.0, -3.5), (4.5, 12.0), (-11.0, 2.75), (15.5, 6.5)]], [[(15.0, 8.125), (22.5, 0.375), (20.5, 8.875), (-21.75, -10.5), (-15.25, 10.125)], [(-11.75, 8.75), (7.75, -7.0), (-11.0, -9.5), (-5.25, -2.25), (-18.5, -4.25)], [(1.75, -4.0), (-13.5, -9.5), (11.25, -12.25), (4.0, 5.875), (7.75, -2.75)], [(7.5, -6.0), (-12.25, -10.75), (-18.25, -4.0), (-7.5, 4.5), (-11.5, 5.625)]], [[(20.0, 8.75), (-0.5, -1.25), (11.75, 3.375), (10.5, -0.875), (-5.0, -7.375)], [(-16.25, -11.5), (21.75, -6.75), (11.5, -2.0), (-4.5, -7.125), (1.25, -8.125)], [(21.75, -1.0), (-13.5, 2.375), (16.5, -7.0), (0.75, -1.625), (5.0, -9.375)], [(10.0, 11.0), (15.0, 3.875), (15.25, -6.25), (7.0, -5.75), (-5.75, 7.125)]]]> : tensor<3x4x5xcomplex<f64>>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x4x5xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<complex<f64>>, %5: tensor<complex<f64>>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<3x4x5xcomplex<f64>>, tensor<3x4x5xi32>) -> (tensor<3x4x5xcomplex<f64>>, tensor<3x4x5xi32>)
  %9 = stablehlo.constant dense<[[[(-7.25, 7.75), (-24.5, 3.5), (-2.25, 0.625), (-15.0, 4.375), (-3.75, 3.75)], [(-7.0, 3.75), (-16.0, -10.625), (4.5, 12.0), (-11.0, 2.75), (0.25, -1.5)], [(6.25, 7.875), (-16.0, -3.25), (12.25, -10.5), (-7.5, 10.75), (15.5, 6.5)], [(20.0, -3.25), (-15.0, -3.5), (22.25, 11.75), (23.5, -5.875), (17.0, 0.375)]], [[(-11.75, 8.75), (-13.5, -9.5), (-18.25, -4.0), (-21.75, -10.5), (-18.5, -4.25)], [(1.75, -4.0), (-12.25, -10.75), (-11.0, -9.5), (-7.5, 4.5), (-15.25, 10.125)], [(7.5, -6.0), (7.75, -7.0), (11.25, -12.25), (-5.25, -2.25), (-11.5, 5.625)], [(15.0, 8.125), (22.5, 0.375), (20.5, 8.875), (4.0, 5.875), (7.75, -2.75)]], [[(-16.25, -11.5), (-13.5, 2.375), (11.5, -2.0), (-4.5, -7.125), (-5.75, 7.125)], [(10.0, 11.0), (-0.5, -1.25), (11.75, 3.375), (0.75, -1.625), (-5.0, -7.375)], [(20.0, 8.75), (15.0, 3.875), (15.25, -6.25), (7.0, -5.75), (1.25, -8.125)], [(21.75, -1.0), (21.75, -6.75), (16.5, -7.0), (10.5, -0.875), (5.0, -9.375)]]]> : tensor<3x4x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %9) : (tensor<3x4x5xcomplex<f64>>, tensor<3x4x5xcomplex<f64>>) -> ()
  %10 = stablehlo.constant dense<[[[2, 1, 1, 1, 2], [1, 0, 3, 3, 0], [3, 2, 2, 0, 3], [0, 3, 0, 2, 1]], [[1, 2, 3, 0, 1], [2, 3, 1, 3, 0], [3, 1, 2, 1, 3], [0, 0, 0, 2, 2]], [[1, 2, 1, 1, 3], [3, 0, 0, 2, 0], [0, 3, 3, 3, 1], [2, 1, 2, 0, 2]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<complex<f64>>, %14: tensor<complex<f64>>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<3x4x5xcomplex<f64>>, tensor<3x4x5xi32>) -> (tensor<3x4x5xcomplex<f64>>, tensor<3x4x5xi32>)
  %18 = stablehlo.constant dense<[[[(20.0, -3.25), (-15.0, -3.5), (22.25, 11.75), (23.5, -5.875), (17.0, 0.375)], [(6.25, 7.875), (-16.0, -3.25), (12.25, -10.5), (-7.5, 10.75), (15.5, 6.5)], [(-7.0, 3.75), (-16.0, -10.625), (4.5, 12.0), (-11.0, 2.75), (0.25, -1.5)], [(-7.25, 7.75), (-24.5, 3.5), (-2.25, 0.625), (-15.0, 4.375), (-3.75, 3.75)]], [[(15.0, 8.125), (22.5, 0.375), (20.5, 8.875), (4.0, 5.875), (7.75, -2.75)], [(7.5, -6.0), (7.75, -7.0), (11.25, -12.25), (-5.25, -2.25), (-11.5, 5.625)], [(1.75, -4.0), (-12.25, -10.75), (-11.0, -9.5), (-7.5, 4.5), (-15.25, 10.125)], [(-11.75, 8.75), (-13.5, -9.5), (-18.25, -4.0), (-21.75, -10.5), (-18.5, -4.25)]], [[(21.75, -1.0), (21.75, -6.75), (16.5, -7.0), (10.5, -0.875), (5.0, -9.375)], [(20.0, 8.75), (15.0, 3.875), (15.25, -6.25), (7.0, -5.75), (1.25, -8.125)], [(10.0, 11.0), (-0.5, -1.25), (11.75, 3.375), (0.75, -1.625), (-5.0, -7.375)], [(-16.25, -11.5), (-13.5, 2.375), (11.5, -2.0), (-4.5, -7.125), (-5.75, 7.125)]]]> : tensor<3x4x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<3x4x5xcomplex<f64>>, tensor<3x4x5xcomplex<f64>>) -> ()
  %19 = stablehlo.constant dense<[[[0, 3, 0, 2, 1], [3, 2, 2, 0, 3], [1, 0, 3, 3, 0], [2, 1, 1, 1, 2]], [[0, 0, 0, 2, 2], [3, 1, 2, 1, 3], [2, 3, 1, 3, 0], [1, 2, 3, 0, 1]], [[2, 1, 2, 0, 2], [0, 3, 3, 3, 1], [3, 0, 0, 2, 0], [1, 2, 1, 1, 3]]]> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %20 = "stablehlo.sort"(%0) <{dimension = -1 : i64, is_stable = false}> ({
    ^bb0(%21: tensor<complex<f64>>, %22: tensor<complex<f64>>):
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<3x4x5xcomplex<f64>>) -> tensor<3x4x5xcomplex<f64>>
  %24 = stablehlo.constant dense<[[[(-16.0, -10.625), (-7.5, 10.75), (0.25, -1.5), (20.0, -3.25), (22.25, 11.75)], [(-24.5, 3.5), (-15.0, 4.375), (-7.0, 3.75), (-2.25, 0.625), (17.0, 0.375)], [(-16.0, -3.25), (-7.25, 7.75), (-3.75, 3.75), (12.25, -10.5), (23.5, -5.875)], [(-15.0, -3.5), (-11.0, 2.75), (4.5, 12.0), (6.25, 7.875), (15.5, 6.5)]], [[(-21.75, -10.5), (-15.25, 10.125), (15.0, 8.125), (20.5, 8.875), (22.5, 0.375)], [(-18.5, -4.25), (-11.75, 8.75), (-11.0, -9.5), (-5.25, -2.25), (7.75, -7.0)], [(-13.5, -9.5), (1.75, -4.0), (4.0, 5.875), (7.75, -2.75), (11.25, -12.25)], [(-18.25, -4.0), (-12.25, -10.75), (-11.5, 5.625), (-7.5, 4.5), (7.5, -6.0)]], [[(-5.0, -7.375), (-0.5, -1.25), (10.5, -0.875), (11.75, 3.375), (20.0, 8.75)], [(-16.25, -11.5), (-4.5, -7.125), (1.25, -8.125), (11.5, -2.0), (21.75, -6.75)], [(-13.5, 2.375), (0.75, -1.625), (5.0, -9.375), (16.5, -7.0), (21.75, -1.0)], [(-5.75, 7.125), (7.0, -5.75), (10.0, 11.0), (15.0, 3.875), (15.25, -6.25)]]]> : tensor<3x4x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%20, %24) : (tensor<3x4x5xcomplex<f64>>, tensor<3x4x5xcomplex<f64>>) -> ()
  %25 = stablehlo.constant dense<> : tensor<0xcomplex<f64>>
  %26 = "stablehlo.sort"(%25) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<complex<f64>>, %28: tensor<complex<f64>>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }) : (tensor<0xcomplex<f64>>) -> tensor<0xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %25) : (tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>) -> ()
  %30 = stablehlo.constant dense<> : tensor<2x0xcomplex<f64>>
  %31 = "stablehlo.sort"(%30) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%32: tensor<complex<f64>>, %33: tensor<complex<f64>>):
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<2x0xcomplex<f64>>) -> tensor<2x0xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<2x0xcomplex<f64>>, tensor<2x0xcomplex<f64>>) -> ()
  %35 = stablehlo.constant dense<[[(14.25, 11.75)], [(-22.0, -4.875)], [(15.0, -6.75)]]> : tensor<3x1xcomplex<f64>>
  %36 = "stablehlo.sort"(%35) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%37: tensor<complex<f64>>, %38: tensor<complex<f64>>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%36, %35) : (tensor<3x1xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> ()
  return
}
// -----
// sort of i32, long lines
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %1 = stablehlo.constant dense<83> : tensor<600xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<600xi32>
  %3 = stablehlo.constant dense<251> : tensor<600xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<600xi32>
  %5 = stablehlo.constant dense<120> : tensor<600xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<600xi32>
  %7 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %8, %9 = "stablehlo.sort"(%6, %7) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%10: tensor<i32>, %11: tensor<i32>, %12: tensor<i32>, %13: tensor<i32>):
    %14 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %14 : tensor<i1>
  }) : (tensor<600xi32>, tensor<600xi32>) -> (tensor<600xi32>, tensor<600xi32>)
  %15 = stablehlo.constant dense<[0, 251, 502, 124, 375, 248, 499, 121, 372, 245, 496, 118, 369, 242, 493, 115, 366, 239, 490, 112, 363, 236, 487, 109, 360, 233, 484, 106, 357, 230, 481, 103, 354, 227, 478, 100, 351, 224, 475, 97, 348, 599, 221, 472, 94, 345, 596, 218, 469, 91, 342, 593, 215, 466, 88, 339, 590, 212, 463, 85, 336, 587, 209, 460, 82, 333, 584, 206, 457, 79, 330, 581, 203, 454, 76, 327, 578, 200, 451, 73, 324, 575, 197, 448, 70, 321, 572, 194, 445, 67, 318, 569, 191, 442, 64, 315, 566, 188, 439, 61, 312, 563, 185, 436, 58, 309, 560, 182, 433, 55, 306, 557, 179, 430, 52, 303, 554, 176, 427, 49, 300, 551, 173, 424, 46, 297, 548, 170, 421, 43, 294, 545, 167, 418, 40, 291, 542, 164, 415, 37, 288, 539, 161, 412, 34, 285, 536, 158, 409, 31, 282, 533, 155, 406, 28, 279, 530, 152, 403, 25, 276, 527, 149, 400, 22, 273, 524, 146, 397, 19, 270, 521, 143, 394, 16, 267, 518, 140, 391, 13, 264, 515, 137, 388, 10, 261, 512, 134, 385, 7, 258, 509, 131, 382, 4, 255, 506, 128, 379, 1, 252, 503, 125, 376, 249, 500, 122, 373, 246, 497, 119, 370, 243, 494, 116, 367, 240, 491, 113, 364, 237, 488, 110, 361, 234, 485, 107, 358, 231, 482, 104, 355, 228, 479, 101, 352, 225, 476, 98, 349, 222, 473, 95, 346, 597, 219, 470, 92, 343, 594, 216, 467, 89, 340, 591, 213, 464, 86, 337, 588, 210, 461, 83, 334, 585, 207, 458, 80, 331, 582, 204, 455, 77, 328, 579, 201, 452, 74, 325, 576, 198, 449, 71, 322, 573, 195, 446, 68, 319, 570, 192, 443, 65, 316, 567, 189, 440, 62, 313, 564, 186, 437, 59, 310, 561, 183, 434, 56, 307, 558, 180, 431, 53, 304, 555, 177, 428, 50, 301, 552, 174, 425, 47, 298, 549, 171, 422, 44, 295, 546, 168, 419, 41, 292, 543, 165, 416, 38, 289, 540, 162, 413, 35, 286, 537, 159, 410, 32, 283, 534, 156, 407, 29, 280, 531, 153, 404, 26, 277, 528, 150, 401, 23, 274, 525, 147, 398, 20, 271, 522, 144, 395, 17, 268, 519, 141, 392, 14, 265, 516, 138, 389, 11, 262, 513, 135, 386, 8, 259, 510, 132, 383, 5, 256, 507, 129, 380, 2, 253, 504, 126, 377, 250, 501, 123, 374, 247, 498, 120, 371, 244, 495, 117, 368, 241, 492, 114, 365, 238, 489, 111, 362, 235, 486, 108, 359, 232, 483, 105, 356, 229, 480, 102, 353, 226, 477, 99, 350, 223, 474, 96, 347, 598, 220, 471, 93, 344, 595, 217, 468, 90, 341, 592, 214, 465, 87, 338, 589, 211, 462, 84, 335, 586, 208, 459, 81, 332, 583, 205, 456, 78, 329, 580, 202, 453, 75, 326, 577, 199, 450, 72, 323, 574, 196, 447, 69, 320, 571, 193, 444, 66, 317, 568, 190, 441, 63, 314, 565, 187, 438, 60, 311, 562, 184, 435, 57, 308, 559, 181, 432, 54, 305, 556, 178, 429, 51, 302, 553, 175, 426, 48, 299, 550, 172, 423, 45, 296, 547, 169, 420, 42, 293, 544, 166, 417, 39, 290, 541, 163, 414, 36, 287, 538, 160, 411, 33, 284, 535, 157, 408, 30, 281, 532, 154, 405, 27, 278, 529, 151, 402, 24, 275, 526, 148, 399, 21, 272, 523, 145, 396, 18, 269, 520, 142, 393, 15, 266, 517, 139, 390, 12, 263, 514, 136, 387, 9, 260, 511, 133, 384, 6, 257, 508, 130, 381, 3, 254, 505, 127, 378]> : tensor<600xi32>
  stablehlo.custom_call @check.expect_eq(%9, %15) : (tensor<600xi32>, tensor<600xi32>) -> ()
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %17 = stablehlo.constant dense<81006> : tensor<600xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<600xi32>
  %19 = stablehlo.constant dense<12345> : tensor<600xi32>
  %20 = stablehlo.add %18, %19 : tensor<600xi32>
  %21 = stablehlo.multiply %8, %20 : tensor<600xi32>
  %22 = stablehlo.constant dense<0> : tensor<i32>
  %23 = stablehlo.reduce(%21 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %24 = stablehlo.constant dense<-154917715> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<i32>, tensor<i32>) -> ()
  %25, %26 = "stablehlo.sort"(%6, %7) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%27: tensor<i32>, %28: tensor<i32>, %29: tensor<i32>, %30: tensor<i32>):
    %31 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %31 : tensor<i1>
  }) : (tensor<600xi32>, tensor<600xi32>) -> (tensor<600xi32>, tensor<600xi32>)
  %32 = stablehlo.constant dense<[127, 378, 3, 254, 505, 130, 381, 6, 257, 508, 133, 384, 9, 260, 511, 136, 387, 12, 263, 514, 139, 390, 15, 266, 517, 142, 393, 18, 269, 520, 145, 396, 21, 272, 523, 148, 399, 24, 275, 526, 151, 402, 27, 278, 529, 154, 405, 30, 281, 532, 157, 408, 33, 284, 535, 160, 411, 36, 287, 538, 163, 414, 39, 290, 541, 166, 417, 42, 293, 544, 169, 420, 45, 296, 547, 172, 423, 48, 299, 550, 175, 426, 51, 302, 553, 178, 429, 54, 305, 556, 181, 432, 57, 308, 559, 184, 435, 60, 311, 562, 187, 438, 63, 314, 565, 190, 441, 66, 317, 568, 193, 444, 69, 320, 571, 196, 447, 72, 323, 574, 199, 450, 75, 326, 577, 202, 453, 78, 329, 580, 205, 456, 81, 332, 583, 208, 459, 84, 335, 586, 211, 462, 87, 338, 589, 214, 465, 90, 341, 592, 217, 468, 93, 344, 595, 220, 471, 96, 347, 598, 223, 474, 99, 350, 226, 477, 102, 353, 229, 480, 105, 356, 232, 483, 108, 359, 235, 486, 111, 362, 238, 489, 114, 365, 241, 492, 117, 368, 244, 495, 120, 371, 247, 498, 123, 374, 250, 501, 126, 377, 2, 253, 504, 129, 380, 5, 256, 507, 132, 383, 8, 259, 510, 135, 386, 11, 262, 513, 138, 389, 14, 265, 516, 141, 392, 17, 268, 519, 144, 395, 20, 271, 522, 147, 398, 23, 274, 525, 150, 401, 26, 277, 528, 153, 404, 29, 280, 531, 156, 407, 32, 283, 534, 159, 410, 35, 286, 537, 162, 413, 38, 289, 540, 165, 416, 41, 292, 543, 168, 419, 44, 295, 546, 171, 422, 47, 298, 549, 174, 425, 50, 301, 552, 177, 428, 53, 304, 555, 180, 431, 56, 307, 558, 183, 434, 59, 310, 561, 186, 437, 62, 313, 564, 189, 440, 65, 316, 567, 192, 443, 68, 319, 570, 195, 446, 71, 322, 573, 198, 449, 74, 325, 576, 201, 452, 77, 328, 579, 204, 455, 80, 331, 582, 207, 458, 83, 334, 585, 210, 461, 86, 337, 588, 213, 464, 89, 340, 591, 216, 467, 92, 343, 594, 219, 470, 95, 346, 597, 222, 473, 98, 349, 225, 476, 101, 352, 228, 479, 104, 355, 231, 482, 107, 358, 234, 485, 110, 361, 237, 488, 113, 364, 240, 491, 116, 367, 243, 494, 119, 370, 246, 497, 122, 373, 249, 500, 125, 376, 1, 252, 503, 128, 379, 4, 255, 506, 131, 382, 7, 258, 509, 134, 385, 10, 261, 512, 137, 388, 13, 264, 515, 140, 391, 16, 267, 518, 143, 394, 19, 270, 521, 146, 397, 22, 273, 524, 149, 400, 25, 276, 527, 152, 403, 28, 279, 530, 155, 406, 31, 282, 533, 158, 409, 34, 285, 536, 161, 412, 37, 288, 539, 164, 415, 40, 291, 542, 167, 418, 43, 294, 545, 170, 421, 46, 297, 548, 173, 424, 49, 300, 551, 176, 427, 52, 303, 554, 179, 430, 55, 306, 557, 182, 433, 58, 309, 560, 185, 436, 61, 312, 563, 188, 439, 64, 315, 566, 191, 442, 67, 318, 569, 194, 445, 70, 321, 572, 197, 448, 73, 324, 575, 200, 451, 76, 327, 578, 203, 454, 79, 330, 581, 206, 457, 82, 333, 584, 209, 460, 85, 336, 587, 212, 463, 88, 339, 590, 215, 466, 91, 342, 593, 218, 469, 94, 345, 596, 221, 472, 97, 348, 599, 224, 475, 100, 351, 227, 478, 103, 354, 230, 481, 106, 357, 233, 484, 109, 360, 236, 487, 112, 363, 239, 490, 115, 366, 242, 493, 118, 369, 245, 496, 121, 372, 248, 499, 124, 375, 0, 251, 502]> : tensor<600xi32>
  stablehlo.custom_call @check.expect_eq(%26, %32) : (tensor<600xi32>, tensor<600xi32>) -> ()
  %33 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %34 = stablehlo.multiply %33, %17 : tensor<600xi32>
  %35 = stablehlo.add %34, %19 : tensor<600xi32>
  %36 = stablehlo.multiply %25, %35 : tensor<600xi32>
  %37 = stablehlo.reduce(%36 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %38 = stablehlo.constant dense<799113319> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<i32>, tensor<i32>) -> ()
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %40 = stablehlo.constant dense<83> : tensor<1545xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<1545xi32>
  %42 = stablehlo.constant dense<251> : tensor<1545xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<1545xi32>
  %44 = stablehlo.constant dense<120> : tensor<1545xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<1545xi32>
  %46 = "stablehlo.reshape"(%45) : (tensor<1545xi32>) -> tensor<3x515xi32>
  %47 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x515xi32>
  %48, %49 = "stablehlo.sort"(%46, %47) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%50: tensor<i32>, %51: tensor<i32>, %52: tensor<i32>, %53: tensor<i32>):
    %54 = "stablehlo.compare"(%50, %51) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %54 : tensor<i1>
  }) : (tensor<3x515xi32>, tensor<3x515xi32>) -> (tensor<3x515xi32>, tensor<3x515xi32>)
  %55 = stablehlo.constant dense<[[0, 251, 502, 124, 375, 248, 499, 121, 372, 245, 496, 118, 369, 242, 493, 115, 366, 239, 490, 112, 363, 236, 487, 109, 360, 233, 484, 106, 357, 230, 481, 103, 354, 227, 478, 100, 351, 224, 475, 97, 348, 221, 472, 94, 345, 218, 469, 91, 342, 215, 466, 88, 339, 212, 463, 85, 336, 209, 460, 82, 333, 206, 457, 79, 330, 203, 454, 76, 327, 200, 451, 73, 324, 197, 448, 70, 321, 194, 445, 67, 318, 191, 442, 64, 315, 188, 439, 61, 312, 185, 436, 58, 309, 182, 433, 55, 306, 179, 430, 52, 303, 176, 427, 49, 300, 173, 424, 46, 297, 170, 421, 43, 294, 167, 418, 40, 291, 164, 415, 37, 288, 161, 412, 34, 285, 158, 409, 31, 282, 155, 406, 28, 279, 152, 403, 25, 276, 149, 400, 22, 273, 146, 397, 19, 270, 143, 394, 16, 267, 140, 391, 13, 264, 137, 388, 10, 261, 512, 134, 385, 7, 258, 509, 131, 382, 4, 255, 506, 128, 379, 1, 252, 503, 125, 376, 249, 500, 122, 373, 246, 497, 119, 370, 243, 494, 116, 367, 240, 491, 113, 364, 237, 488, 110, 361, 234, 485, 107, 358, 231, 482, 104, 355, 228, 479, 101, 352, 225, 476, 98, 349, 222, 473, 95, 346, 219, 470, 92, 343, 216, 467, 89, 340, 213, 464, 86, 337, 210, 461, 83, 334, 207, 458, 80, 331, 204, 455, 77, 328, 201, 452, 74, 325, 198, 449, 71, 322, 195, 446, 68, 319, 192, 443, 65, 316, 189, 440, 62, 313, 186, 437, 59, 310, 183, 434, 56, 307, 180, 431, 53, 304, 177, 428, 50, 301, 174, 425, 47, 298, 171, 422, 44, 295, 168, 419, 41, 292, 165, 416, 38, 289, 162, 413, 35, 286, 159, 410, 32, 283, 156, 407, 29, 280, 153, 404, 26, 277, 150, 401, 23, 274, 147, 398, 20, 271, 144, 395, 17, 268, 141, 392, 14, 265, 138, 389, 11, 262, 513, 135, 386, 8, 259, 510, 132, 383, 5, 256, 507, 129, 380, 2, 253, 504, 126, 377, 250, 501, 123, 374, 247, 498, 120, 371, 244, 495, 117, 368, 241, 492, 114, 365, 238, 489, 111, 362, 235, 486, 108, 359, 232, 483, 105, 356, 229, 480, 102, 353, 226, 477, 99, 350, 223, 474, 96, 347, 220, 471, 93, 344, 217, 468, 90, 341, 214, 465, 87, 338, 211, 462, 84, 335, 208, 459, 81, 332, 205, 456, 78, 329, 202, 453, 75, 326, 199, 450, 72, 323, 196, 447, 69, 320, 193, 444, 66, 317, 190, 441, 63, 314, 187, 438, 60, 311, 184, 435, 57, 308, 181, 432, 54, 305, 178, 429, 51, 302, 175, 426, 48, 299, 172, 423, 45, 296, 169, 420, 42, 293, 166, 417, 39, 290, 163, 414, 36, 287, 160, 411, 33, 284, 157, 408, 30, 281, 154, 405, 27, 278, 151, 402, 24, 275, 148, 399, 21, 272, 145, 396, 18, 269, 142, 393, 15, 266, 139, 390, 12, 263, 514, 136, 387, 9, 260, 511, 133, 384, 6, 257, 508, 130, 381, 3, 254, 505, 127, 378], [238, 489, 111, 362, 235, 486, 108, 359, 232, 483, 105, 356, 229, 480, 102, 353, 226, 477, 99, 350, 223, 474, 96, 347, 220, 471, 93, 344, 217, 468, 90, 341, 214, 465, 87, 338, 211, 462, 84, 335, 208, 459, 81, 332, 205, 456, 78, 329, 202, 453, 75, 326, 199, 450, 72, 323, 196, 447, 69, 320, 193, 444, 66, 317, 190, 441, 63, 314, 187, 438, 60, 311, 184, 435, 57, 308, 181, 432, 54, 305, 178, 429, 51, 302, 175, 426, 48, 299, 172, 423, 45, 296, 169, 420, 42, 293, 166, 417, 39, 290, 163, 414, 36, 287, 160, 411, 33, 284, 157, 408, 30, 281, 154, 405, 27, 278, 151, 402, 24, 275, 148, 399, 21, 272, 145, 396, 18, 269, 142, 393, 15, 266, 139, 390, 12, 263, 514, 136, 387, 9, 260, 511, 133, 384, 6, 257, 508, 130, 381, 3, 254, 505, 127, 378, 0, 251, 502, 124, 375, 248, 499, 121, 372, 245, 496, 118, 369, 242, 493, 115, 366, 239, 490, 112, 363, 236, 487, 109, 360, 233, 484, 106, 357, 230, 481, 103, 354, 227, 478, 100, 351, 224, 475, 97, 348, 221, 472, 94, 345, 218, 469, 91, 342, 215, 466, 88, 339, 212, 463, 85, 336, 209, 460, 82, 333, 206, 457, 79, 330, 203, 454, 76, 327, 200, 451, 73, 324, 197, 448, 70, 321, 194, 445, 67, 318, 191, 442, 64, 315, 188, 439, 61, 312, 185, 436, 58, 309, 182, 433, 55, 306, 179, 430, 52, 303, 176, 427, 49, 300, 173, 424, 46, 297, 170, 421, 43, 294, 167, 418, 40, 291, 164, 415, 37, 288, 161, 412, 34, 285, 158, 409, 31, 282, 155, 406, 28, 279, 152, 403, 25, 276, 149, 400, 22, 273, 146, 397, 19, 270, 143, 394, 16, 267, 140, 391, 13, 264, 137, 388, 10, 261, 512, 134, 385, 7, 258, 509, 131, 382, 4, 255, 506, 128, 379, 1, 252, 503, 125, 376, 249, 500, 122, 373, 246, 497, 119, 370, 243, 494, 116, 367, 240, 491, 113, 364, 237, 488, 110, 361, 234, 485, 107, 358, 231, 482, 104, 355, 228, 479, 101, 352, 225, 476, 98, 349, 222, 473, 95, 346, 219, 470, 92, 343, 216, 467, 89, 340, 213, 464, 86, 337, 210, 461, 83, 334, 207, 458, 80, 331, 204, 455, 77, 328, 201, 452, 74, 325, 198, 449, 71, 322, 195, 446, 68, 319, 192, 443, 65, 316, 189, 440, 62, 313, 186, 437, 59, 310, 183, 434, 56, 307, 180, 431, 53, 304, 177, 428, 50, 301, 174, 425, 47, 298, 171, 422, 44, 295, 168, 419, 41, 292, 165, 416, 38, 289, 162, 413, 35, 286, 159, 410, 32, 283, 156, 407, 29, 280, 153, 404, 26, 277, 150, 401, 23, 274, 147, 398, 20, 271, 144, 395, 17, 268, 141, 392, 14, 265, 138, 389, 11, 262, 513, 135, 386, 8, 259, 510, 132, 383, 5, 256, 507, 129, 380, 2, 253, 504, 126, 377, 250, 501, 123, 374, 247, 498, 120, 371, 244, 495, 117, 368, 241, 492, 114, 365], [225, 476, 98, 349, 222, 473, 95, 346, 219, 470, 92, 343, 216, 467, 89, 340, 213, 464, 86, 337, 210, 461, 83, 334, 207, 458, 80, 331, 204, 455, 77, 328, 201, 452, 74, 325, 198, 449, 71, 322, 195, 446, 68, 319, 192, 443, 65, 316, 189, 440, 62, 313, 186, 437, 59, 310, 183, 434, 56, 307, 180, 431, 53, 304, 177, 428, 50, 301, 174, 425, 47, 298, 171, 422, 44, 295, 168, 419, 41, 292, 165, 416, 38, 289, 162, 413, 35, 286, 159, 410, 32, 283, 156, 407, 29, 280, 153, 404, 26, 277, 150, 401, 23, 274, 147, 398, 20, 271, 144, 395, 17, 268, 141, 392, 14, 265, 138, 389, 11, 262, 513, 135, 386, 8, 259, 510, 132, 383, 5, 256, 507, 129, 380, 2, 253, 504, 126, 377, 250, 501, 123, 374, 247, 498, 120, 371, 244, 495, 117, 368, 241, 492, 114, 365, 238, 489, 111, 362, 235, 486, 108, 359, 232, 483, 105, 356, 229, 480, 102, 353, 226, 477, 99, 350, 223, 474, 96, 347, 220, 471, 93, 344, 217, 468, 90, 341, 214, 465, 87, 338, 211, 462, 84, 335, 208, 459, 81, 332, 205, 456, 78, 329, 202, 453, 75, 326, 199, 450, 72, 323, 196, 447, 69, 320, 193, 444, 66, 317, 190, 441, 63, 314, 187, 438, 60, 311, 184, 435, 57, 308, 181, 432, 54, 305, 178, 429, 51, 302, 175, 426, 48, 299, 172, 423, 45, 296, 169, 420, 42, 293, 166, 417, 39, 290, 163, 414, 36, 287, 160, 411, 33, 284, 157, 408, 30, 281, 154, 405, 27, 278, 151, 402, 24, 275, 148, 399, 21, 272, 145, 396, 18, 269, 142, 393, 15, 266, 139, 390, 12, 263, 514, 136, 387, 9, 260, 511, 133, 384, 6, 257, 508, 130, 381, 3, 254, 505, 127, 378, 0, 251, 502, 124, 375, 248, 499, 121, 372, 245, 496, 118, 369, 242, 493, 115, 366, 239, 490, 112, 363, 236, 487, 109, 360, 233, 484, 106, 357, 230, 481, 103, 354, 227, 478, 100, 351, 224, 475, 97, 348, 221, 472, 94, 345, 218, 469, 91, 342, 215, 466, 88, 339, 212, 463, 85, 336, 209, 460, 82, 333, 206, 457, 79, 330, 203, 454, 76, 327, 200, 451, 73, 324, 197, 448, 70, 321, 194, 445, 67, 318, 191, 442, 64, 315, 188, 439, 61, 312, 185, 436, 58, 309, 182, 433, 55, 306, 179, 430, 52, 303, 176, 427, 49, 300, 173, 424, 46, 297, 170, 421, 43, 294, 167, 418, 40, 291, 164, 415, 37, 288, 161, 412, 34, 285, 158, 409, 31, 282, 155, 406, 28, 279, 152, 403, 25, 276, 149, 400, 22, 273, 146, 397, 19, 270, 143, 394, 16, 267, 140, 391, 13, 264, 137, 388, 10, 261, 512, 134, 385, 7, 258, 509, 131, 382, 4, 255, 506, 128, 379, 1, 252, 503, 125, 376, 249, 500, 122, 373, 246, 497, 119, 370, 243, 494, 116, 367, 240, 491, 113, 364, 237, 488, 110, 361, 234, 485, 107, 358, 231, 482, 104, 355, 228, 479, 101, 352]]> : tensor<3x515xi32>
  stablehlo.custom_call @check.expect_eq(%49, %55) : (tensor<3x515xi32>, tensor<3x515xi32>) -> ()
  %56 = "stablehlo.reshape"(%48) : (tensor<3x515xi32>) -> tensor<1545xi32>
  %57 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %58 = stablehlo.constant dense<81006> : tensor<1545xi32>
  %59 = stablehlo.multiply %57, %58 : tensor<1545xi32>
  %60 = stablehlo.constant dense<12345> : tensor<1545xi32>
  %61 = stablehlo.add %59, %60 : tensor<1545xi32>
  %62 = stablehlo.multiply %56, %61 : tensor<1545xi32>
  %63 = stablehlo.reduce(%62 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %64 = stablehlo.constant dense<1259903807> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<i32>, tensor<i32>) -> ()
  %65, %66 = "stablehlo.sort"(%46, %47) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%67: tensor<i32>, %68: tensor<i32>, %69: tensor<i32>, %70: tensor<i32>):
    %71 = "stablehlo.compare"(%67, %68) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %71 : tensor<i1>
  }) : (tensor<3x515xi32>, tensor<3x515xi32>) -> (tensor<3x515xi32>, tensor<3x515xi32>)
  %72 = stablehlo.constant dense<[[127, 378, 3, 254, 505, 130, 381, 6, 257, 508, 133, 384, 9, 260, 511, 136, 387, 12, 263, 514, 139, 390, 15, 266, 142, 393, 18, 269, 145, 396, 21, 272, 148, 399, 24, 275, 151, 402, 27, 278, 154, 405, 30, 281, 157, 408, 33, 284, 160, 411, 36, 287, 163, 414, 39, 290, 166, 417, 42, 293, 169, 420, 45, 296, 172, 423, 48, 299, 175, 426, 51, 302, 178, 429, 54, 305, 181, 432, 57, 308, 184, 435, 60, 311, 187, 438, 63, 314, 190, 441, 66, 317, 193, 444, 69, 320, 196, 447, 72, 323, 199, 450, 75, 326, 202, 453, 78, 329, 205, 456, 81, 332, 208, 459, 84, 335, 211, 462, 87, 338, 214, 465, 90, 341, 217, 468, 93, 344, 220, 471, 96, 347, 223, 474, 99, 350, 226, 477, 102, 353, 229, 480, 105, 356, 232, 483, 108, 359, 235, 486, 111, 362, 238, 489, 114, 365, 241, 492, 117, 368, 244, 495, 120, 371, 247, 498, 123, 374, 250, 501, 126, 377, 2, 253, 504, 129, 380, 5, 256, 507, 132, 383, 8, 259, 510, 135, 386, 11, 262, 513, 138, 389, 14, 265, 141, 392, 17, 268, 144, 395, 20, 271, 147, 398, 23, 274, 150, 401, 26, 277, 153, 404, 29, 280, 156, 407, 32, 283, 159, 410, 35, 286, 162, 413, 38, 289, 165, 416, 41, 292, 168, 419, 44, 295, 171, 422, 47, 298, 174, 425, 50, 301, 177, 428, 53, 304, 180, 431, 56, 307, 183, 434, 59, 310, 186, 437, 62, 313, 189, 440, 65, 316, 192, 443, 68, 319, 195, 446, 71, 322, 198, 449, 74, 325, 201, 452, 77, 328, 204, 455, 80, 331, 207, 458, 83, 334, 210, 461, 86, 337, 213, 464, 89, 340, 216, 467, 92, 343, 219, 470, 95, 346, 222, 473, 98, 349, 225, 476, 101, 352, 228, 479, 104, 355, 231, 482, 107, 358, 234, 485, 110, 361, 237, 488, 113, 364, 240, 491, 116, 367, 243, 494, 119, 370, 246, 497, 122, 373, 249, 500, 125, 376, 1, 252, 503, 128, 379, 4, 255, 506, 131, 382, 7, 258, 509, 134, 385, 10, 261, 512, 137, 388, 13, 264, 140, 391, 16, 267, 143, 394, 19, 270, 146, 397, 22, 273, 149, 400, 25, 276, 152, 403, 28, 279, 155, 406, 31, 282, 158, 409, 34, 285, 161, 412, 37, 288, 164, 415, 40, 291, 167, 418, 43, 294, 170, 421, 46, 297, 173, 424, 49, 300, 176, 427, 52, 303, 179, 430, 55, 306, 182, 433, 58, 309, 185, 436, 61, 312, 188, 439, 64, 315, 191, 442, 67, 318, 194, 445, 70, 321, 197, 448, 73, 324, 200, 451, 76, 327, 203, 454, 79, 330, 206, 457, 82, 333, 209, 460, 85, 336, 212, 463, 88, 339, 215, 466, 91, 342, 218, 469, 94, 345, 221, 472, 97, 348, 224, 475, 100, 351, 227, 478, 103, 354, 230, 481, 106, 357, 233, 484, 109, 360, 236, 487, 112, 363, 239, 490, 115, 366, 242, 493, 118, 369, 245, 496, 121, 372, 248, 499, 124, 375, 0, 251, 502], [114, 365, 241, 492, 117, 368, 244, 495, 120, 371, 247, 498, 123, 374, 250, 501, 126, 377, 2, 253, 504, 129, 380, 5, 256, 507, 132, 383, 8, 259, 510, 135, 386, 11, 262, 513, 138, 389, 14, 265, 141, 392, 17, 268, 144, 395, 20, 271, 147, 398, 23, 274, 150, 401, 26, 277, 153, 404, 29, 280, 156, 407, 32, 283, 159, 410, 35, 286, 162, 413, 38, 289, 165, 416, 41, 292, 168, 419, 44, 295, 171, 422, 47, 298, 174, 425, 50, 301, 177, 428, 53, 304, 180, 431, 56, 307, 183, 434, 59, 310, 186, 437, 62, 313, 189, 440, 65, 316, 192, 443, 68, 319, 195, 446, 71, 322, 198, 449, 74, 325, 201, 452, 77, 328, 204, 455, 80, 331, 207, 458, 83, 334, 210, 461, 86, 337, 213, 464, 89, 340, 216, 467, 92, 343, 219, 470, 95, 346, 222, 473, 98, 349, 225, 476, 101, 352, 228, 479, 104, 355, 231, 482, 107, 358, 234, 485, 110, 361, 237, 488, 113, 364, 240, 491, 116, 367, 243, 494, 119, 370, 246, 497, 122, 373, 249, 500, 125, 376, 1, 252, 503, 128, 379, 4, 255, 506, 131, 382, 7, 258, 509, 134, 385, 10, 261, 512, 137, 388, 13, 264, 140, 391, 16, 267, 143, 394, 19, 270, 146, 397, 22, 273, 149, 400, 25, 276, 152, 403, 28, 279, 155, 406, 31, 282, 158, 409, 34, 285, 161, 412, 37, 288, 164, 415, 40, 291, 167, 418, 43, 294, 170, 421, 46, 297, 173, 424, 49, 300, 176, 427, 52, 303, 179, 430, 55, 306, 182, 433, 58, 309, 185, 436, 61, 312, 188, 439, 64, 315, 191, 442, 67, 318, 194, 445, 70, 321, 197, 448, 73, 324, 200, 451, 76, 327, 203, 454, 79, 330, 206, 457, 82, 333, 209, 460, 85, 336, 212, 463, 88, 339, 215, 466, 91, 342, 218, 469, 94, 345, 221, 472, 97, 348, 224, 475, 100, 351, 227, 478, 103, 354, 230, 481, 106, 357, 233, 484, 109, 360, 236, 487, 112, 363, 239, 490, 115, 366, 242, 493, 118, 369, 245, 496, 121, 372, 248, 499, 124, 375, 0, 251, 502, 127, 378, 3, 254, 505, 130, 381, 6, 257, 508, 133, 384, 9, 260, 511, 136, 387, 12, 263, 514, 139, 390, 15, 266, 142, 393, 18, 269, 145, 396, 21, 272, 148, 399, 24, 275, 151, 402, 27, 278, 154, 405, 30, 281, 157, 408, 33, 284, 160, 411, 36, 287, 163, 414, 39, 290, 166, 417, 42, 293, 169, 420, 45, 296, 172, 423, 48, 299, 175, 426, 51, 302, 178, 429, 54, 305, 181, 432, 57, 308, 184, 435, 60, 311, 187, 438, 63, 314, 190, 441, 66, 317, 193, 444, 69, 320, 196, 447, 72, 323, 199, 450, 75, 326, 202, 453, 78, 329, 205, 456, 81, 332, 208, 459, 84, 335, 211, 462, 87, 338, 214, 465, 90, 341, 217, 468, 93, 344, 220, 471, 96, 347, 223, 474, 99, 350, 226, 477, 102, 353, 229, 480, 105, 356, 232, 483, 108, 359, 235, 486, 111, 362, 238, 489], [101, 352, 228, 479, 104, 355, 231, 482, 107, 358, 234, 485, 110, 361, 237, 488, 113, 364, 240, 491, 116, 367, 243, 494, 119, 370, 246, 497, 122, 373, 249, 500, 125, 376, 1, 252, 503, 128, 379, 4, 255, 506, 131, 382, 7, 258, 509, 134, 385, 10, 261, 512, 137, 388, 13, 264, 140, 391, 16, 267, 143, 394, 19, 270, 146, 397, 22, 273, 149, 400, 25, 276, 152, 403, 28, 279, 155, 406, 31, 282, 158, 409, 34, 285, 161, 412, 37, 288, 164, 415, 40, 291, 167, 418, 43, 294, 170, 421, 46, 297, 173, 424, 49, 300, 176, 427, 52, 303, 179, 430, 55, 306, 182, 433, 58, 309, 185, 436, 61, 312, 188, 439, 64, 315, 191, 442, 67, 318, 194, 445, 70, 321, 197, 448, 73, 324, 200, 451, 76, 327, 203, 454, 79, 330, 206, 457, 82, 333, 209, 460, 85, 336, 212, 463, 88, 339, 215, 466, 91, 342, 218, 469, 94, 345, 221, 472, 97, 348, 224, 475, 100, 351, 227, 478, 103, 354, 230, 481, 106, 357, 233, 484, 109, 360, 236, 487, 112, 363, 239, 490, 115, 366, 242, 493, 118, 369, 245, 496, 121, 372, 248, 499, 124, 375, 0, 251, 502, 127, 378, 3, 254, 505, 130, 381, 6, 257, 508, 133, 384, 9, 260, 511, 136, 387, 12, 263, 514, 139, 390, 15, 266, 142, 393, 18, 269, 145, 396, 21, 272, 148, 399, 24, 275, 151, 402, 27, 278, 154, 405, 30, 281, 157, 408, 33, 284, 160, 411, 36, 287, 163, 414, 39, 290, 166, 417, 42, 293, 169, 420, 45, 296, 172, 423, 48, 299, 175, 426, 51, 302, 178, 429, 54, 305, 181, 432, 57, 308, 184, 435, 60, 311, 187, 438, 63, 314, 190, 441, 66, 317, 193, 444, 69, 320, 196, 447, 72, 323, 199, 450, 75, 326, 202, 453, 78, 329, 205, 456, 81, 332, 208, 459, 84, 335, 211, 462, 87, 338, 214, 465, 90, 341, 217, 468, 93, 344, 220, 471, 96, 347, 223, 474, 99, 350, 226, 477, 102, 353, 229, 480, 105, 356, 232, 483, 108, 359, 235, 486, 111, 362, 238, 489, 114, 365, 241, 492, 117, 368, 244, 495, 120, 371, 247, 498, 123, 374, 250, 501, 126, 377, 2, 253, 504, 129, 380, 5, 256, 507, 132, 383, 8, 259, 510, 135, 386, 11, 262, 513, 138, 389, 14, 265, 141, 392, 17, 268, 144, 395, 20, 271, 147, 398, 23, 274, 150, 401, 26, 277, 153, 404, 29, 280, 156, 407, 32, 283, 159, 410, 35, 286, 162, 413, 38, 289, 165, 416, 41, 292, 168, 419, 44, 295, 171, 422, 47, 298, 174, 425, 50, 301, 177, 428, 53, 304, 180, 431, 56, 307, 183, 434, 59, 310, 186, 437, 62, 313, 189, 440, 65, 316, 192, 443, 68, 319, 195, 446, 71, 322, 198, 449, 74, 325, 201, 452, 77, 328, 204, 455, 80, 331, 207, 458, 83, 334, 210, 461, 86, 337, 213, 464, 89, 340, 216, 467, 92, 343, 219, 470, 95, 346, 222, 473, 98, 349, 225, 476]]> : tensor<3x515xi32>
  stablehlo.custom_call @check.expect_eq(%66, %72) : (tensor<3x515xi32>, tensor<3x515xi32>) -> ()
  %73 = "stablehlo.reshape"(%65) : (tensor<3x515xi32>) -> tensor<1545xi32>
  %74 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %75 = stablehlo.multiply %74, %58 : tensor<1545xi32>
  %76 = stablehlo.add %75, %60 : tensor<1545xi32>
  %77 = stablehlo.multiply %73, %76 : tensor<1545xi32>
  %78 = stablehlo.reduce(%77 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %79 = stablehlo.constant dense<-120585273> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%78, %79) : (tensor<i32>, tensor<i32>) -> ()
  %80 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %81 = stablehlo.constant dense<83> : tensor<1060xi32>
  %82 = stablehlo.multiply %80, %81 : tensor<1060xi32>
  %83 = stablehlo.constant dense<251> : tensor<1060xi32>
  %84 = stablehlo.remainder %82, %83 : tensor<1060xi32>
  %85 = stablehlo.constant dense<120> : tensor<1060xi32>
  %86 = stablehlo.subtract %84, %85 : tensor<1060xi32>
  %87 = "stablehlo.reshape"(%86) : (tensor<1060xi32>) -> tensor<530x2xi32>
  %88 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<530x2xi32>
  %89, %90 = "stablehlo.sort"(%87, %88) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%91: tensor<i32>, %92: tensor<i32>, %93: tensor<i32>, %94: tensor<i32>):
    %95 = "stablehlo.compare"(%91, %92) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %95 : tensor<i1>
  }) : (tensor<530x2xi32>, tensor<530x2xi32>) -> (tensor<530x2xi32>, tensor<530x2xi32>)
  %96 = stablehlo.constant dense<[[0, 125], [251, 376], [502, 187], [62, 438], [313, 249], [124, 500], [375, 60], [186, 311], [437, 122], [248, 373], [499, 184], [59, 435], [310, 246], [121, 497], [372, 57], [183, 308], [434, 119], [245, 370], [496, 181], [56, 432], [307, 243], [118, 494], [369, 54], [180, 305], [431, 116], [242, 367], [493, 178], [53, 429], [304, 240], [115, 491], [366, 51], [177, 302], [428, 113], [239, 364], [490, 175], [50, 426], [301, 237], [112, 488], [363, 48], [174, 299], [425, 110], [236, 361], [487, 172], [47, 423], [298, 234], [109, 485], [360, 45], [171, 296], [422, 107], [233, 358], [484, 169], [44, 420], [295, 231], [106, 482], [357, 42], [168, 293], [419, 104], [230, 355], [481, 166], [41, 417], [292, 228], [103, 479], [354, 39], [165, 290], [416, 101], [227, 352], [478, 163], [38, 414], [289, 225], [100, 476], [351, 36], [162, 287], [413, 98], [224, 349], [475, 160], [35, 411], [286, 222], [97, 473], [348, 33], [159, 284], [410, 95], [221, 346], [472, 157], [32, 408], [283, 219], [94, 470], [345, 30], [156, 281], [407, 92], [218, 343], [469, 154], [29, 405], [280, 216], [91, 467], [342, 27], [153, 278], [404, 529], [215, 89], [466, 340], [26, 151], [277, 402], [528, 213], [88, 464], [339, 24], [150, 275], [401, 526], [212, 86], [463, 337], [23, 148], [274, 399], [525, 210], [85, 461], [336, 21], [147, 272], [398, 523], [209, 83], [460, 334], [20, 145], [271, 396], [522, 207], [82, 458], [333, 18], [144, 269], [395, 520], [206, 80], [457, 331], [17, 142], [268, 393], [519, 204], [79, 455], [330, 15], [141, 266], [392, 517], [203, 77], [454, 328], [14, 139], [265, 390], [516, 201], [76, 452], [327, 12], [138, 263], [389, 514], [200, 74], [451, 325], [11, 136], [262, 387], [513, 198], [73, 449], [324, 9], [135, 260], [386, 511], [197, 71], [448, 322], [8, 133], [259, 384], [510, 195], [70, 446], [321, 6], [132, 257], [383, 508], [194, 68], [445, 319], [5, 130], [256, 381], [507, 192], [67, 443], [318, 3], [129, 254], [380, 505], [191, 65], [442, 316], [2, 127], [253, 378], [504, 189], [64, 440], [315, 0], [126, 251], [377, 502], [188, 62], [439, 313], [250, 124], [501, 375], [61, 186], [312, 437], [123, 248], [374, 499], [185, 59], [436, 310], [247, 121], [498, 372], [58, 183], [309, 434], [120, 245], [371, 496], [182, 56], [433, 307], [244, 118], [495, 369], [55, 180], [306, 431], [117, 242], [368, 493], [179, 53], [430, 304], [241, 115], [492, 366], [52, 177], [303, 428], [114, 239], [365, 490], [176, 50], [427, 301], [238, 112], [489, 363], [49, 174], [300, 425], [111, 236], [362, 487], [173, 47], [424, 298], [235, 109], [486, 360], [46, 171], [297, 422], [108, 233], [359, 484], [170, 44], [421, 295], [232, 106], [483, 357], [43, 168], [294, 419], [105, 230], [356, 481], [167, 41], [418, 292], [229, 103], [480, 354], [40, 165], [291, 416], [102, 227], [353, 478], [164, 38], [415, 289], [226, 100], [477, 351], [37, 162], [288, 413], [99, 224], [350, 475], [161, 35], [412, 286], [223, 97], [474, 348], [34, 159], [285, 410], [96, 221], [347, 472], [158, 32], [409, 283], [220, 94], [471, 345], [31, 156], [282, 407], [93, 218], [344, 469], [155, 29], [406, 280], [217, 91], [468, 342], [28, 153], [279, 404], [90, 215], [341, 466], [152, 26], [403, 277], [214, 528], [465, 88], [25, 339], [276, 150], [527, 401], [87, 212], [338, 463], [149, 23], [400, 274], [211, 525], [462, 85], [22, 336], [273, 147], [524, 398], [84, 209], [335, 460], [146, 20], [397, 271], [208, 522], [459, 82], [19, 333], [270, 144], [521, 395], [81, 206], [332, 457], [143, 17], [394, 268], [205, 519], [456, 79], [16, 330], [267, 141], [518, 392], [78, 203], [329, 454], [140, 14], [391, 265], [202, 516], [453, 76], [13, 327], [264, 138], [515, 389], [75, 200], [326, 451], [137, 11], [388, 262], [199, 513], [450, 73], [10, 324], [261, 135], [512, 386], [72, 197], [323, 448], [134, 8], [385, 259], [196, 510], [447, 70], [7, 321], [258, 132], [509, 383], [69, 194], [320, 445], [131, 5], [382, 256], [193, 507], [444, 67], [4, 318], [255, 129], [506, 380], [66, 191], [317, 442], [128, 2], [379, 253], [190, 504], [441, 64], [1, 315], [252, 126], [503, 377], [63, 188], [314, 439], [125, 250], [376, 501], [187, 61], [438, 312], [249, 123], [500, 374], [60, 185], [311, 436], [122, 247], [373, 498], [184, 58], [435, 309], [246, 120], [497, 371], [57, 182], [308, 433], [119, 244], [370, 495], [181, 55], [432, 306], [243, 117], [494, 368], [54, 179], [305, 430], [116, 241], [367, 492], [178, 52], [429, 303], [240, 114], [491, 365], [51, 176], [302, 427], [113, 238], [364, 489], [175, 49], [426, 300], [237, 111], [488, 362], [48, 173], [299, 424], [110, 235], [361, 486], [172, 46], [423, 297], [234, 108], [485, 359], [45, 170], [296, 421], [107, 232], [358, 483], [169, 43], [420, 294], [231, 105], [482, 356], [42, 167], [293, 418], [104, 229], [355, 480], [166, 40], [417, 291], [228, 102], [479, 353], [39, 164], [290, 415], [101, 226], [352, 477], [163, 37], [414, 288], [225, 99], [476, 350], [36, 161], [287, 412], [98, 223], [349, 474], [160, 34], [411, 285], [222, 96], [473, 347], [33, 158], [284, 409], [95, 220], [346, 471], [157, 31], [408, 282], [219, 93], [470, 344], [30, 155], [281, 406], [92, 217], [343, 468], [154, 28], [405, 279], [216, 90], [467, 341], [27, 152], [278, 403], [529, 214], [89, 465], [340, 25], [151, 276], [402, 527], [213, 87], [464, 338], [24, 149], [275, 400], [526, 211], [86, 462], [337, 22], [148, 273], [399, 524], [210, 84], [461, 335], [21, 146], [272, 397], [523, 208], [83, 459], [334, 19], [145, 270], [396, 521], [207, 81], [458, 332], [18, 143], [269, 394], [520, 205], [80, 456], [331, 16], [142, 267], [393, 518], [204, 78], [455, 329], [15, 140], [266, 391], [517, 202], [77, 453], [328, 13], [139, 264], [390, 515], [201, 75], [452, 326], [12, 137], [263, 388], [514, 199], [74, 450], [325, 10], [136, 261], [387, 512], [198, 72], [449, 323], [9, 134], [260, 385], [511, 196], [71, 447], [322, 7], [133, 258], [384, 509], [195, 69], [446, 320], [6, 131], [257, 382], [508, 193], [68, 444], [319, 4], [130, 255], [381, 506], [192, 66], [443, 317], [3, 128], [254, 379], [505, 190], [65, 441], [316, 1], [127, 252], [378, 503], [189, 63], [440, 314]]> : tensor<530x2xi32>
  stablehlo.custom_call @check.expect_eq(%90, %96) : (tensor<530x2xi32>, tensor<530x2xi32>) -> ()
  %97 = "stablehlo.reshape"(%89) : (tensor<530x2xi32>) -> tensor<1060xi32>
  %98 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %99 = stablehlo.constant dense<81006> : tensor<1060xi32>
  %100 = stablehlo.multiply %98, %99 : tensor<1060xi32>
  %101 = stablehlo.constant dense<12345> : tensor<1060xi32>
  %102 = stablehlo.add %100, %101 : tensor<1060xi32>
  %103 = stablehlo.multiply %97, %102 : tensor<1060xi32>
  %104 = stablehlo.reduce(%103 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %105 = stablehlo.constant dense<-1906856809> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%104, %105) : (tensor<i32>, tensor<i32>) -> ()
  %106, %107 = "stablehlo.sort"(%87, %88) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%108: tensor<i32>, %109: tensor<i32>, %110: tensor<i32>, %111: tensor<i32>):
    %112 = "stablehlo.compare"(%108, %109) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %112 : tensor<i1>
  }) : (tensor<530x2xi32>, tensor<530x2xi32>) -> (tensor<530x2xi32>, tensor<530x2xi32>)
  %113 = stablehlo.constant dense<[[189, 63], [440, 314], [127, 1], [378, 252], [65, 503], [316, 190], [3, 441], [254, 128], [505, 379], [192, 66], [443, 317], [130, 4], [381, 255], [68, 506], [319, 193], [6, 444], [257, 131], [508, 382], [195, 69], [446, 320], [133, 7], [384, 258], [71, 509], [322, 196], [9, 447], [260, 134], [511, 385], [198, 72], [449, 323], [136, 10], [387, 261], [74, 512], [325, 199], [12, 450], [263, 137], [514, 388], [201, 75], [452, 326], [139, 13], [390, 264], [77, 515], [328, 202], [15, 453], [266, 140], [517, 391], [204, 78], [455, 329], [142, 16], [393, 267], [80, 518], [331, 205], [18, 456], [269, 143], [520, 394], [207, 81], [458, 332], [145, 19], [396, 270], [83, 521], [334, 208], [21, 459], [272, 146], [523, 397], [210, 84], [461, 335], [148, 22], [399, 273], [86, 524], [337, 211], [24, 462], [275, 149], [526, 400], [213, 87], [464, 338], [151, 25], [402, 276], [89, 527], [340, 214], [27, 465], [278, 152], [529, 403], [216, 90], [467, 341], [154, 28], [405, 279], [92, 217], [343, 468], [30, 155], [281, 406], [219, 93], [470, 344], [157, 31], [408, 282], [95, 220], [346, 471], [33, 158], [284, 409], [222, 96], [473, 347], [160, 34], [411, 285], [98, 223], [349, 474], [36, 161], [287, 412], [225, 99], [476, 350], [163, 37], [414, 288], [101, 226], [352, 477], [39, 164], [290, 415], [228, 102], [479, 353], [166, 40], [417, 291], [104, 229], [355, 480], [42, 167], [293, 418], [231, 105], [482, 356], [169, 43], [420, 294], [107, 232], [358, 483], [45, 170], [296, 421], [234, 108], [485, 359], [172, 46], [423, 297], [110, 235], [361, 486], [48, 173], [299, 424], [237, 111], [488, 362], [175, 49], [426, 300], [113, 238], [364, 489], [51, 176], [302, 427], [240, 114], [491, 365], [178, 52], [429, 303], [116, 241], [367, 492], [54, 179], [305, 430], [243, 117], [494, 368], [181, 55], [432, 306], [119, 244], [370, 495], [57, 182], [308, 433], [246, 120], [497, 371], [184, 58], [435, 309], [122, 247], [373, 498], [60, 185], [311, 436], [249, 123], [500, 374], [187, 61], [438, 312], [125, 250], [376, 501], [63, 188], [314, 439], [1, 126], [252, 377], [503, 64], [190, 315], [441, 2], [128, 253], [379, 504], [66, 191], [317, 442], [4, 129], [255, 380], [506, 67], [193, 318], [444, 5], [131, 256], [382, 507], [69, 194], [320, 445], [7, 132], [258, 383], [509, 70], [196, 321], [447, 8], [134, 259], [385, 510], [72, 197], [323, 448], [10, 135], [261, 386], [512, 73], [199, 324], [450, 11], [137, 262], [388, 513], [75, 200], [326, 451], [13, 138], [264, 389], [515, 76], [202, 327], [453, 14], [140, 265], [391, 516], [78, 203], [329, 454], [16, 141], [267, 392], [518, 79], [205, 330], [456, 17], [143, 268], [394, 519], [81, 206], [332, 457], [19, 144], [270, 395], [521, 82], [208, 333], [459, 20], [146, 271], [397, 522], [84, 209], [335, 460], [22, 147], [273, 398], [524, 85], [211, 336], [462, 23], [149, 274], [400, 525], [87, 212], [338, 463], [25, 150], [276, 401], [527, 88], [214, 339], [465, 26], [152, 277], [403, 528], [90, 215], [341, 466], [28, 153], [279, 404], [217, 91], [468, 342], [155, 29], [406, 280], [93, 218], [344, 469], [31, 156], [282, 407], [220, 94], [471, 345], [158, 32], [409, 283], [96, 221], [347, 472], [34, 159], [285, 410], [223, 97], [474, 348], [161, 35], [412, 286], [99, 224], [350, 475], [37, 162], [288, 413], [226, 100], [477, 351], [164, 38], [415, 289], [102, 227], [353, 478], [40, 165], [291, 416], [229, 103], [480, 354], [167, 41], [418, 292], [105, 230], [356, 481], [43, 168], [294, 419], [232, 106], [483, 357], [170, 44], [421, 295], [108, 233], [359, 484], [46, 171], [297, 422], [235, 109], [486, 360], [173, 47], [424, 298], [111, 236], [362, 487], [49, 174], [300, 425], [238, 112], [489, 363], [176, 50], [427, 301], [114, 239], [365, 490], [52, 177], [303, 428], [241, 115], [492, 366], [179, 53], [430, 304], [117, 242], [368, 493], [55, 180], [306, 431], [244, 118], [495, 369], [182, 56], [433, 307], [120, 245], [371, 496], [58, 183], [309, 434], [247, 121], [498, 372], [185, 59], [436, 310], [123, 248], [374, 499], [61, 186], [312, 437], [250, 124], [501, 375], [188, 62], [439, 313], [126, 0], [377, 251], [64, 502], [315, 189], [2, 440], [253, 127], [504, 378], [191, 65], [442, 316], [129, 3], [380, 254], [67, 505], [318, 192], [5, 443], [256, 130], [507, 381], [194, 68], [445, 319], [132, 6], [383, 257], [70, 508], [321, 195], [8, 446], [259, 133], [510, 384], [197, 71], [448, 322], [135, 9], [386, 260], [73, 511], [324, 198], [11, 449], [262, 136], [513, 387], [200, 74], [451, 325], [138, 12], [389, 263], [76, 514], [327, 201], [14, 452], [265, 139], [516, 390], [203, 77], [454, 328], [141, 15], [392, 266], [79, 517], [330, 204], [17, 455], [268, 142], [519, 393], [206, 80], [457, 331], [144, 18], [395, 269], [82, 520], [333, 207], [20, 458], [271, 145], [522, 396], [209, 83], [460, 334], [147, 21], [398, 272], [85, 523], [336, 210], [23, 461], [274, 148], [525, 399], [212, 86], [463, 337], [150, 24], [401, 275], [88, 526], [339, 213], [26, 464], [277, 151], [528, 402], [215, 89], [466, 340], [153, 27], [404, 278], [91, 529], [342, 216], [29, 467], [280, 154], [218, 405], [469, 92], [156, 343], [407, 30], [94, 281], [345, 219], [32, 470], [283, 157], [221, 408], [472, 95], [159, 346], [410, 33], [97, 284], [348, 222], [35, 473], [286, 160], [224, 411], [475, 98], [162, 349], [413, 36], [100, 287], [351, 225], [38, 476], [289, 163], [227, 414], [478, 101], [165, 352], [416, 39], [103, 290], [354, 228], [41, 479], [292, 166], [230, 417], [481, 104], [168, 355], [419, 42], [106, 293], [357, 231], [44, 482], [295, 169], [233, 420], [484, 107], [171, 358], [422, 45], [109, 296], [360, 234], [47, 485], [298, 172], [236, 423], [487, 110], [174, 361], [425, 48], [112, 299], [363, 237], [50, 488], [301, 175], [239, 426], [490, 113], [177, 364], [428, 51], [115, 302], [366, 240], [53, 491], [304, 178], [242, 429], [493, 116], [180, 367], [431, 54], [118, 305], [369, 243], [56, 494], [307, 181], [245, 432], [496, 119], [183, 370], [434, 57], [121, 308], [372, 246], [59, 497], [310, 184], [248, 435], [499, 122], [186, 373], [437, 60], [124, 311], [375, 249], [62, 500], [313, 187], [0, 438], [251, 125], [502, 376]]> : tensor<530x2xi32>
  stablehlo.custom_call @check.expect_eq(%107, %113) : (tensor<530x2xi32>, tensor<530x2xi32>) -> ()
  %114 = "stablehlo.reshape"(%106) : (tensor<530x2xi32>) -> tensor<1060xi32>
  %115 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %116 = stablehlo.multiply %115, %99 : tensor<1060xi32>
  %117 = stablehlo.add %116, %101 : tensor<1060xi32>
  %118 = stablehlo.multiply %114, %117 : tensor<1060xi32>
  %119 = stablehlo.reduce(%118 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %120 = stablehlo.constant dense<739919603> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%119, %120) : (tensor<i32>, tensor<i32>) -> ()
  %121 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %122 = stablehlo.constant dense<83> : tensor<511xi32>
  %123 = stablehlo.multiply %121, %122 : tensor<511xi32>
  %124 = stablehlo.constant dense<251> : tensor<511xi32>
  %125 = stablehlo.remainder %123, %124 : tensor<511xi32>
  %126 = stablehlo.constant dense<120> : tensor<511xi32>
  %127 = stablehlo.subtract %125, %126 : tensor<511xi32>
  %128 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %129, %130 = "stablehlo.sort"(%127, %128) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%131: tensor<i32>, %132: tensor<i32>, %133: tensor<i32>, %134: tensor<i32>):
    %135 = "stablehlo.compare"(%131, %132) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %135 : tensor<i1>
  }) : (tensor<511xi32>, tensor<511xi32>) -> (tensor<511xi32>, tensor<511xi32>)
  %136 = stablehlo.constant dense<[0, 251, 502, 124, 375, 248, 499, 121, 372, 245, 496, 118, 369, 242, 493, 115, 366, 239, 490, 112, 363, 236, 487, 109, 360, 233, 484, 106, 357, 230, 481, 103, 354, 227, 478, 100, 351, 224, 475, 97, 348, 221, 472, 94, 345, 218, 469, 91, 342, 215, 466, 88, 339, 212, 463, 85, 336, 209, 460, 82, 333, 206, 457, 79, 330, 203, 454, 76, 327, 200, 451, 73, 324, 197, 448, 70, 321, 194, 445, 67, 318, 191, 442, 64, 315, 188, 439, 61, 312, 185, 436, 58, 309, 182, 433, 55, 306, 179, 430, 52, 303, 176, 427, 49, 300, 173, 424, 46, 297, 170, 421, 43, 294, 167, 418, 40, 291, 164, 415, 37, 288, 161, 412, 34, 285, 158, 409, 31, 282, 155, 406, 28, 279, 152, 403, 25, 276, 149, 400, 22, 273, 146, 397, 19, 270, 143, 394, 16, 267, 140, 391, 13, 264, 137, 388, 10, 261, 134, 385, 7, 258, 509, 131, 382, 4, 255, 506, 128, 379, 1, 252, 503, 125, 376, 249, 500, 122, 373, 246, 497, 119, 370, 243, 494, 116, 367, 240, 491, 113, 364, 237, 488, 110, 361, 234, 485, 107, 358, 231, 482, 104, 355, 228, 479, 101, 352, 225, 476, 98, 349, 222, 473, 95, 346, 219, 470, 92, 343, 216, 467, 89, 340, 213, 464, 86, 337, 210, 461, 83, 334, 207, 458, 80, 331, 204, 455, 77, 328, 201, 452, 74, 325, 198, 449, 71, 322, 195, 446, 68, 319, 192, 443, 65, 316, 189, 440, 62, 313, 186, 437, 59, 310, 183, 434, 56, 307, 180, 431, 53, 304, 177, 428, 50, 301, 174, 425, 47, 298, 171, 422, 44, 295, 168, 419, 41, 292, 165, 416, 38, 289, 162, 413, 35, 286, 159, 410, 32, 283, 156, 407, 29, 280, 153, 404, 26, 277, 150, 401, 23, 274, 147, 398, 20, 271, 144, 395, 17, 268, 141, 392, 14, 265, 138, 389, 11, 262, 135, 386, 8, 259, 510, 132, 383, 5, 256, 507, 129, 380, 2, 253, 504, 126, 377, 250, 501, 123, 374, 247, 498, 120, 371, 244, 495, 117, 368, 241, 492, 114, 365, 238, 489, 111, 362, 235, 486, 108, 359, 232, 483, 105, 356, 229, 480, 102, 353, 226, 477, 99, 350, 223, 474, 96, 347, 220, 471, 93, 344, 217, 468, 90, 341, 214, 465, 87, 338, 211, 462, 84, 335, 208, 459, 81, 332, 205, 456, 78, 329, 202, 453, 75, 326, 199, 450, 72, 323, 196, 447, 69, 320, 193, 444, 66, 317, 190, 441, 63, 314, 187, 438, 60, 311, 184, 435, 57, 308, 181, 432, 54, 305, 178, 429, 51, 302, 175, 426, 48, 299, 172, 423, 45, 296, 169, 420, 42, 293, 166, 417, 39, 290, 163, 414, 36, 287, 160, 411, 33, 284, 157, 408, 30, 281, 154, 405, 27, 278, 151, 402, 24, 275, 148, 399, 21, 272, 145, 396, 18, 269, 142, 393, 15, 266, 139, 390, 12, 263, 136, 387, 9, 260, 133, 384, 6, 257, 508, 130, 381, 3, 254, 505, 127, 378]> : tensor<511xi32>
  stablehlo.custom_call @check.expect_eq(%130, %136) : (tensor<511xi32>, tensor<511xi32>) -> ()
  %137 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %138 = stablehlo.constant dense<81006> : tensor<511xi32>
  %139 = stablehlo.multiply %137, %138 : tensor<511xi32>
  %140 = stablehlo.constant dense<12345> : tensor<511xi32>
  %141 = stablehlo.add %139, %140 : tensor<511xi32>
  %142 = stablehlo.multiply %129, %141 : tensor<511xi32>
  %143 = stablehlo.reduce(%142 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %144 = stablehlo.constant dense<-50892323> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%143, %144) : (tensor<i32>, tensor<i32>) -> ()
  %145, %146 = "stablehlo.sort"(%127, %128) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%147: tensor<i32>, %148: tensor<i32>, %149: tensor<i32>, %150: tensor<i32>):
    %151 = "stablehlo.compare"(%147, %148) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %151 : tensor<i1>
  }) : (tensor<511xi32>, tensor<511xi32>) -> (tensor<511xi32>, tensor<511xi32>)
  %152 = stablehlo.constant dense<[127, 378, 3, 254, 505, 130, 381, 6, 257, 508, 133, 384, 9, 260, 136, 387, 12, 263, 139, 390, 15, 266, 142, 393, 18, 269, 145, 396, 21, 272, 148, 399, 24, 275, 151, 402, 27, 278, 154, 405, 30, 281, 157, 408, 33, 284, 160, 411, 36, 287, 163, 414, 39, 290, 166, 417, 42, 293, 169, 420, 45, 296, 172, 423, 48, 299, 175, 426, 51, 302, 178, 429, 54, 305, 181, 432, 57, 308, 184, 435, 60, 311, 187, 438, 63, 314, 190, 441, 66, 317, 193, 444, 69, 320, 196, 447, 72, 323, 199, 450, 75, 326, 202, 453, 78, 329, 205, 456, 81, 332, 208, 459, 84, 335, 211, 462, 87, 338, 214, 465, 90, 341, 217, 468, 93, 344, 220, 471, 96, 347, 223, 474, 99, 350, 226, 477, 102, 353, 229, 480, 105, 356, 232, 483, 108, 359, 235, 486, 111, 362, 238, 489, 114, 365, 241, 492, 117, 368, 244, 495, 120, 371, 247, 498, 123, 374, 250, 501, 126, 377, 2, 253, 504, 129, 380, 5, 256, 507, 132, 383, 8, 259, 510, 135, 386, 11, 262, 138, 389, 14, 265, 141, 392, 17, 268, 144, 395, 20, 271, 147, 398, 23, 274, 150, 401, 26, 277, 153, 404, 29, 280, 156, 407, 32, 283, 159, 410, 35, 286, 162, 413, 38, 289, 165, 416, 41, 292, 168, 419, 44, 295, 171, 422, 47, 298, 174, 425, 50, 301, 177, 428, 53, 304, 180, 431, 56, 307, 183, 434, 59, 310, 186, 437, 62, 313, 189, 440, 65, 316, 192, 443, 68, 319, 195, 446, 71, 322, 198, 449, 74, 325, 201, 452, 77, 328, 204, 455, 80, 331, 207, 458, 83, 334, 210, 461, 86, 337, 213, 464, 89, 340, 216, 467, 92, 343, 219, 470, 95, 346, 222, 473, 98, 349, 225, 476, 101, 352, 228, 479, 104, 355, 231, 482, 107, 358, 234, 485, 110, 361, 237, 488, 113, 364, 240, 491, 116, 367, 243, 494, 119, 370, 246, 497, 122, 373, 249, 500, 125, 376, 1, 252, 503, 128, 379, 4, 255, 506, 131, 382, 7, 258, 509, 134, 385, 10, 261, 137, 388, 13, 264, 140, 391, 16, 267, 143, 394, 19, 270, 146, 397, 22, 273, 149, 400, 25, 276, 152, 403, 28, 279, 155, 406, 31, 282, 158, 409, 34, 285, 161, 412, 37, 288, 164, 415, 40, 291, 167, 418, 43, 294, 170, 421, 46, 297, 173, 424, 49, 300, 176, 427, 52, 303, 179, 430, 55, 306, 182, 433, 58, 309, 185, 436, 61, 312, 188, 439, 64, 315, 191, 442, 67, 318, 194, 445, 70, 321, 197, 448, 73, 324, 200, 451, 76, 327, 203, 454, 79, 330, 206, 457, 82, 333, 209, 460, 85, 336, 212, 463, 88, 339, 215, 466, 91, 342, 218, 469, 94, 345, 221, 472, 97, 348, 224, 475, 100, 351, 227, 478, 103, 354, 230, 481, 106, 357, 233, 484, 109, 360, 236, 487, 112, 363, 239, 490, 115, 366, 242, 493, 118, 369, 245, 496, 121, 372, 248, 499, 124, 375, 0, 251, 502]> : tensor<511xi32>
  stablehlo.custom_call @check.expect_eq(%146, %152) : (tensor<511xi32>, tensor<511xi32>) -> ()
  %153 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %154 = stablehlo.multiply %153, %138 : tensor<511xi32>
  %155 = stablehlo.add %154, %140 : tensor<511xi32>
  %156 = stablehlo.multiply %145, %155 : tensor<511xi32>
  %157 = stablehlo.reduce(%156 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %158 = stablehlo.constant dense<-1618504623> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%157, %158) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// sort of f32, long lines
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %1 = stablehlo.constant dense<83> : tensor<600xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<600xi32>
  %3 = stablehlo.constant dense<251> : tensor<600xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<600xi32>
  %5 = stablehlo.constant dense<120> : tensor<600xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<600xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<600xi32>) -> tensor<600xf32>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %9, %10 = "stablehlo.sort"(%7, %8) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%11: tensor<f32>, %12: tensor<f32>, %13: tensor<i32>, %14: tensor<i32>):
    %15 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }) : (tensor<600xf32>, tensor<600xi32>) -> (tensor<600xf32>, tensor<600xi32>)
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %17 = stablehlo.constant dense<81006> : tensor<600xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<600xi32>
  %19 = stablehlo.constant dense<12345> : tensor<600xi32>
  %20 = stablehlo.add %18, %19 : tensor<600xi32>
  %21 = stablehlo.multiply %10, %20 : tensor<600xi32>
  %22 = stablehlo.constant dense<0> : tensor<i32>
  %23 = stablehlo.reduce(%21 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %24 = stablehlo.constant dense<186415112> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<i32>, tensor<i32>) -> ()
  %25 = "stablehlo.convert"(%9) : (tensor<600xf32>) -> tensor<600xi32>
  %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %27 = stablehlo.multiply %26, %17 : tensor<600xi32>
  %28 = stablehlo.add %27, %19 : tensor<600xi32>
  %29 = stablehlo.multiply %25, %28 : tensor<600xi32>
  %30 = stablehlo.reduce(%29 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %31 = stablehlo.constant dense<-154917715> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<i32>, tensor<i32>) -> ()
  %32, %33 = "stablehlo.sort"(%7, %8) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%34: tensor<f32>, %35: tensor<f32>, %36: tensor<i32>, %37: tensor<i32>):
    %38 = "stablehlo.compare"(%34, %35) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %38 : tensor<i1>
  }) : (tensor<600xf32>, tensor<600xi32>) -> (tensor<600xf32>, tensor<600xi32>)
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %40 = stablehlo.multiply %39, %17 : tensor<600xi32>
  %41 = stablehlo.add %40, %19 : tensor<600xi32>
  %42 = stablehlo.multiply %33, %41 : tensor<600xi32>
  %43 = stablehlo.reduce(%42 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %44 = stablehlo.constant dense<-1121744606> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<i32>, tensor<i32>) -> ()
  %45 = "stablehlo.convert"(%32) : (tensor<600xf32>) -> tensor<600xi32>
  %46 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %47 = stablehlo.multiply %46, %17 : tensor<600xi32>
  %48 = stablehlo.add %47, %19 : tensor<600xi32>
  %49 = stablehlo.multiply %45, %48 : tensor<600xi32>
  %50 = stablehlo.reduce(%49 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %51 = stablehlo.constant dense<799113319> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<i32>, tensor<i32>) -> ()
  %52 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %53 = stablehlo.constant dense<83> : tensor<1545xi32>
  %54 = stablehlo.multiply %52, %53 : tensor<1545xi32>
  %55 = stablehlo.constant dense<251> : tensor<1545xi32>
  %56 = stablehlo.remainder %54, %55 : tensor<1545xi32>
  %57 = stablehlo.constant dense<120> : tensor<1545xi32>
  %58 = stablehlo.subtract %56, %57 : tensor<1545xi32>
  %59 = "stablehlo.convert"(%58) : (tensor<1545xi32>) -> tensor<1545xf32>
  %60 = "stablehlo.reshape"(%59) : (tensor<1545xf32>) -> tensor<3x515xf32>
  %61 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x515xi32>
  %62, %63 = "stablehlo.sort"(%60, %61) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%64: tensor<f32>, %65: tensor<f32>, %66: tensor<i32>, %67: tensor<i32>):
    %68 = "stablehlo.compare"(%64, %65) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %68 : tensor<i1>
  }) : (tensor<3x515xf32>, tensor<3x515xi32>) -> (tensor<3x515xf32>, tensor<3x515xi32>)
  %69 = "stablehlo.reshape"(%63) : (tensor<3x515xi32>) -> tensor<1545xi32>
  %70 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %71 = stablehlo.constant dense<81006> : tensor<1545xi32>
  %72 = stablehlo.multiply %70, %71 : tensor<1545xi32>
  %73 = stablehlo.constant dense<12345> : tensor<1545xi32>
  %74 = stablehlo.add %72, %73 : tensor<1545xi32>
  %75 = stablehlo.multiply %69, %74 : tensor<1545xi32>
  %76 = stablehlo.reduce(%75 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %77 = stablehlo.constant dense<974095457> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%76, %77) : (tensor<i32>, tensor<i32>) -> ()
  %78 = "stablehlo.reshape"(%62) : (tensor<3x515xf32>) -> tensor<1545xf32>
  %79 = "stablehlo.convert"(%78) : (tensor<1545xf32>) -> tensor<1545xi32>
  %80 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %81 = stablehlo.multiply %80, %71 : tensor<1545xi32>
  %82 = stablehlo.add %81, %73 : tensor<1545xi32>
  %83 = stablehlo.multiply %79, %82 : tensor<1545xi32>
  %84 = stablehlo.reduce(%83 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %85 = stablehlo.constant dense<1259903807> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%84, %85) : (tensor<i32>, tensor<i32>) -> ()
  %86, %87 = "stablehlo.sort"(%60, %61) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%88: tensor<f32>, %89: tensor<f32>, %90: tensor<i32>, %91: tensor<i32>):
    %92 = "stablehlo.compare"(%88, %89) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %92 : tensor<i1>
  }) : (tensor<3x515xf32>, tensor<3x515xi32>) -> (tensor<3x515xf32>, tensor<3x515xi32>)
  %93 = "stablehlo.reshape"(%87) : (tensor<3x515xi32>) -> tensor<1545xi32>
  %94 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %95 = stablehlo.multiply %94, %71 : tensor<1545xi32>
  %96 = stablehlo.add %95, %73 : tensor<1545xi32>
  %97 = stablehlo.multiply %93, %96 : tensor<1545xi32>
  %98 = stablehlo.reduce(%97 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %99 = stablehlo.constant dense<257642349> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%98, %99) : (tensor<i32>, tensor<i32>) -> ()
  %100 = "stablehlo.reshape"(%86) : (tensor<3x515xf32>) -> tensor<1545xf32>
  %101 = "stablehlo.convert"(%100) : (tensor<1545xf32>) -> tensor<1545xi32>
  %102 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %103 = stablehlo.multiply %102, %71 : tensor<1545xi32>
  %104 = stablehlo.add %103, %73 : tensor<1545xi32>
  %105 = stablehlo.multiply %101, %104 : tensor<1545xi32>
  %106 = stablehlo.reduce(%105 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %107 = stablehlo.constant dense<-120585273> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%106, %107) : (tensor<i32>, tensor<i32>) -> ()
  %108 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %109 = stablehlo.constant dense<83> : tensor<1060xi32>
  %110 = stablehlo.multiply %108, %109 : tensor<1060xi32>
  %111 = stablehlo.constant dense<251> : tensor<1060xi32>
  %112 = stablehlo.remainder %110, %111 : tensor<1060xi32>
  %113 = stablehlo.constant dense<120> : tensor<1060xi32>
  %114 = stablehlo.subtract %112, %113 : tensor<1060xi32>
  %115 = "stablehlo.convert"(%114) : (tensor<1060xi32>) -> tensor<1060xf32>
  %116 = "stablehlo.reshape"(%115) : (tensor<1060xf32>) -> tensor<530x2xf32>
  %117 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<530x2xi32>
  %118, %119 = "stablehlo.sort"(%116, %117) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%120: tensor<f32>, %121: tensor<f32>, %122: tensor<i32>, %123: tensor<i32>):
    %124 = "stablehlo.compare"(%120, %121) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %124 : tensor<i1>
  }) : (tensor<530x2xf32>, tensor<530x2xi32>) -> (tensor<530x2xf32>, tensor<530x2xi32>)
  %125 = "stablehlo.reshape"(%119) : (tensor<530x2xi32>) -> tensor<1060xi32>
  %126 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %127 = stablehlo.constant dense<81006> : tensor<1060xi32>
  %128 = stablehlo.multiply %126, %127 : tensor<1060xi32>
  %129 = stablehlo.constant dense<12345> : tensor<1060xi32>
  %130 = stablehlo.add %128, %129 : tensor<1060xi32>
  %131 = stablehlo.multiply %125, %130 : tensor<1060xi32>
  %132 = stablehlo.reduce(%131 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %133 = stablehlo.constant dense<643127868> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%132, %133) : (tensor<i32>, tensor<i32>) -> ()
  %134 = "stablehlo.reshape"(%118) : (tensor<530x2xf32>) -> tensor<1060xf32>
  %135 = "stablehlo.convert"(%134) : (tensor<1060xf32>) -> tensor<1060xi32>
  %136 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %137 = stablehlo.multiply %136, %127 : tensor<1060xi32>
  %138 = stablehlo.add %137, %129 : tensor<1060xi32>
  %139 = stablehlo.multiply %135, %138 : tensor<1060xi32>
  %140 = stablehlo.reduce(%139 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %141 = stablehlo.constant dense<-1906856809> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%140, %141) : (tensor<i32>, tensor<i32>) -> ()
  %142, %143 = "stablehlo.sort"(%116, %117) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%144: tensor<f32>, %145: tensor<f32>, %146: tensor<i32>, %147: tensor<i32>):
    %148 = "stablehlo.compare"(%144, %145) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %148 : tensor<i1>
  }) : (tensor<530x2xf32>, tensor<530x2xi32>) -> (tensor<530x2xf32>, tensor<530x2xi32>)
  %149 = "stablehlo.reshape"(%143) : (tensor<530x2xi32>) -> tensor<1060xi32>
  %150 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %151 = stablehlo.multiply %150, %127 : tensor<1060xi32>
  %152 = stablehlo.add %151, %129 : tensor<1060xi32>
  %153 = stablehlo.multiply %149, %152 : tensor<1060xi32>
  %154 = stablehlo.reduce(%153 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %155 = stablehlo.constant dense<-1012129516> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%154, %155) : (tensor<i32>, tensor<i32>) -> ()
  %156 = "stablehlo.reshape"(%142) : (tensor<530x2xf32>) -> tensor<1060xf32>
  %157 = "stablehlo.convert"(%156) : (tensor<1060xf32>) -> tensor<1060xi32>
  %158 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %159 = stablehlo.multiply %158, %127 : tensor<1060xi32>
  %160 = stablehlo.add %159, %129 : tensor<1060xi32>
  %161 = stablehlo.multiply %157, %160 : tensor<1060xi32>
  %162 = stablehlo.reduce(%161 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %163 = stablehlo.constant dense<739919603> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%162, %163) : (tensor<i32>, tensor<i32>) -> ()
  %164 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %165 = stablehlo.constant dense<83> : tensor<511xi32>
  %166 = stablehlo.multiply %164, %165 : tensor<511xi32>
  %167 = stablehlo.constant dense<251> : tensor<511xi32>
  %168 = stablehlo.remainder %166, %167 : tensor<511xi32>
  %169 = stablehlo.constant dense<120> : tensor<511xi32>
  %170 = stablehlo.subtract %168, %169 : tensor<511xi32>
  %171 = "stablehlo.convert"(%170) : (tensor<511xi32>) -> tensor<511xf32>
  %172 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %173, %174 = "stablehlo.sort"(%171, %172) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%175: tensor<f32>, %176: tensor<f32>, %177: tensor<i32>, %178: tensor<i32>):
    %179 = "stablehlo.compare"(%175, %176) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %179 : tensor<i1>
  }) : (tensor<511xf32>, tensor<511xi32>) -> (tensor<511xf32>, tensor<511xi32>)
  %180 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %181 = stablehlo.constant dense<81006> : tensor<511xi32>
  %182 = stablehlo.multiply %180, %181 : tensor<511xi32>
  %183 = stablehlo.constant dense<12345> : tensor<511xi32>
  %184 = stablehlo.add %182, %183 : tensor<511xi32>
  %185 = stablehlo.multiply %174, %184 : tensor<511xi32>
  %186 = stablehlo.reduce(%185 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %187 = stablehlo.constant dense<-734362227> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%186, %187) : (tensor<i32>, tensor<i32>) -> ()
  %188 = "stablehlo.convert"(%173) : (tensor<511xf32>) -> tensor<511xi32>
  %189 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %190 = stablehlo.multiply %189, %181 : tensor<511xi32>
  %191 = stablehlo.add %190, %183 : tensor<511xi32>
  %192 = stablehlo.multiply %188, %191 : tensor<511xi32>
  %193 = stablehlo.reduce(%192 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %194 = stablehlo.constant dense<-50892323> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%193, %194) : (tensor<i32>, tensor<i32>) -> ()
  %195, %196 = "stablehlo.sort"(%171, %172) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%197: tensor<f32>, %198: tensor<f32>, %199: tensor<i32>, %200: tensor<i32>):
    %201 = "stablehlo.compare"(%197, %198) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %201 : tensor<i1>
  }) : (tensor<511xf32>, tensor<511xi32>) -> (tensor<511xf32>, tensor<511xi32>)
  %202 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %203 = stablehlo.multiply %202, %181 : tensor<511xi32>
  %204 = stablehlo.add %203, %183 : tensor<511xi32>
  %205 = stablehlo.multiply %196, %204 : tensor<511xi32>
  %206 = stablehlo.reduce(%205 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %207 = stablehlo.constant dense<-1576611131> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%206, %207) : (tensor<i32>, tensor<i32>) -> ()
  %208 = "stablehlo.convert"(%195) : (tensor<511xf32>) -> tensor<511xi32>
  %209 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %210 = stablehlo.multiply %209, %181 : tensor<511xi32>
  %211 = stablehlo.add %210, %183 : tensor<511xi32>
  %212 = stablehlo.multiply %208, %211 : tensor<511xi32>
  %213 = stablehlo.reduce(%212 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %214 = stablehlo.constant dense<-1618504623> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%213, %214) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// sort of ui8, long lines
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %1 = stablehlo.constant dense<83> : tensor<600xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<600xi32>
  %3 = stablehlo.constant dense<251> : tensor<600xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<600xi32>
  %5 = stablehlo.constant dense<0> : tensor<600xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<600xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<600xi32>) -> tensor<600xui8>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %9, %10 = "stablehlo.sort"(%7, %8) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%11: tensor<ui8>, %12: tensor<ui8>, %13: tensor<i32>, %14: tensor<i32>):
    %15 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }) : (tensor<600xui8>, tensor<600xi32>) -> (tensor<600xui8>, tensor<600xi32>)
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %17 = stablehlo.constant dense<81006> : tensor<600xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<600xi32>
  %19 = stablehlo.constant dense<12345> : tensor<600xi32>
  %20 = stablehlo.add %18, %19 : tensor<600xi32>
  %21 = stablehlo.multiply %10, %20 : tensor<600xi32>
  %22 = stablehlo.constant dense<0> : tensor<i32>
  %23 = stablehlo.reduce(%21 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %24 = stablehlo.constant dense<186415112> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<i32>, tensor<i32>) -> ()
  %25 = "stablehlo.convert"(%9) : (tensor<600xui8>) -> tensor<600xi32>
  %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %27 = stablehlo.multiply %26, %17 : tensor<600xi32>
  %28 = stablehlo.add %27, %19 : tensor<600xi32>
  %29 = stablehlo.multiply %25, %28 : tensor<600xi32>
  %30 = stablehlo.reduce(%29 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %31 = stablehlo.constant dense<-504383187> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<i32>, tensor<i32>) -> ()
  %32 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %33 = stablehlo.constant dense<83> : tensor<1545xi32>
  %34 = stablehlo.multiply %32, %33 : tensor<1545xi32>
  %35 = stablehlo.constant dense<251> : tensor<1545xi32>
  %36 = stablehlo.remainder %34, %35 : tensor<1545xi32>
  %37 = stablehlo.constant dense<0> : tensor<1545xi32>
  %38 = stablehlo.subtract %36, %37 : tensor<1545xi32>
  %39 = "stablehlo.convert"(%38) : (tensor<1545xi32>) -> tensor<1545xui8>
  %40 = "stablehlo.reshape"(%39) : (tensor<1545xui8>) -> tensor<3x515xui8>
  %41 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x515xi32>
  %42, %43 = "stablehlo.sort"(%40, %41) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%44: tensor<ui8>, %45: tensor<ui8>, %46: tensor<i32>, %47: tensor<i32>):
    %48 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %48 : tensor<i1>
  }) : (tensor<3x515xui8>, tensor<3x515xi32>) -> (tensor<3x515xui8>, tensor<3x515xi32>)
  %49 = "stablehlo.reshape"(%43) : (tensor<3x515xi32>) -> tensor<1545xi32>
  %50 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %51 = stablehlo.constant dense<81006> : tensor<1545xi32>
  %52 = stablehlo.multiply %50, %51 : tensor<1545xi32>
  %53 = stablehlo.constant dense<12345> : tensor<1545xi32>
  %54 = stablehlo.add %52, %53 : tensor<1545xi32>
  %55 = stablehlo.multiply %49, %54 : tensor<1545xi32>
  %56 = stablehlo.reduce(%55 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %57 = stablehlo.constant dense<257642349> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<i32>, tensor<i32>) -> ()
  %58 = "stablehlo.reshape"(%42) : (tensor<3x515xui8>) -> tensor<1545xui8>
  %59 = "stablehlo.convert"(%58) : (tensor<1545xui8>) -> tensor<1545xi32>
  %60 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %61 = stablehlo.multiply %60, %51 : tensor<1545xi32>
  %62 = stablehlo.add %61, %53 : tensor<1545xi32>
  %63 = stablehlo.multiply %59, %62 : tensor<1545xi32>
  %64 = stablehlo.reduce(%63 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %65 = stablehlo.constant dense<48051327> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<i32>, tensor<i32>) -> ()
  %66 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %67 = stablehlo.constant dense<83> : tensor<1060xi32>
  %68 = stablehlo.multiply %66, %67 : tensor<1060xi32>
  %69 = stablehlo.constant dense<251> : tensor<1060xi32>
  %70 = stablehlo.remainder %68, %69 : tensor<1060xi32>
  %71 = stablehlo.constant dense<0> : tensor<1060xi32>
  %72 = stablehlo.subtract %70, %71 : tensor<1060xi32>
  %73 = "stablehlo.convert"(%72) : (tensor<1060xi32>) -> tensor<1060xui8>
  %74 = "stablehlo.reshape"(%73) : (tensor<1060xui8>) -> tensor<530x2xui8>
  %75 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<530x2xi32>
  %76, %77 = "stablehlo.sort"(%74, %75) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%78: tensor<ui8>, %79: tensor<ui8>, %80: tensor<i32>, %81: tensor<i32>):
    %82 = "stablehlo.compare"(%78, %79) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %82 : tensor<i1>
  }) : (tensor<530x2xui8>, tensor<530x2xi32>) -> (tensor<530x2xui8>, tensor<530x2xi32>)
  %83 = "stablehlo.reshape"(%77) : (tensor<530x2xi32>) -> tensor<1060xi32>
  %84 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %85 = stablehlo.constant dense<81006> : tensor<1060xi32>
  %86 = stablehlo.multiply %84, %85 : tensor<1060xi32>
  %87 = stablehlo.constant dense<12345> : tensor<1060xi32>
  %88 = stablehlo.add %86, %87 : tensor<1060xi32>
  %89 = stablehlo.multiply %83, %88 : tensor<1060xi32>
  %90 = stablehlo.reduce(%89 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %91 = stablehlo.constant dense<643127868> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%90, %91) : (tensor<i32>, tensor<i32>) -> ()
  %92 = "stablehlo.reshape"(%76) : (tensor<530x2xui8>) -> tensor<1060xui8>
  %93 = "stablehlo.convert"(%92) : (tensor<1060xui8>) -> tensor<1060xi32>
  %94 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %95 = stablehlo.multiply %94, %85 : tensor<1060xi32>
  %96 = stablehlo.add %95, %87 : tensor<1060xi32>
  %97 = stablehlo.multiply %93, %96 : tensor<1060xi32>
  %98 = stablehlo.reduce(%97 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %99 = stablehlo.constant dense<1003475671> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%98, %99) : (tensor<i32>, tensor<i32>) -> ()
  %100 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %101 = stablehlo.constant dense<83> : tensor<511xi32>
  %102 = stablehlo.multiply %100, %101 : tensor<511xi32>
  %103 = stablehlo.constant dense<251> : tensor<511xi32>
  %104 = stablehlo.remainder %102, %103 : tensor<511xi32>
  %105 = stablehlo.constant dense<0> : tensor<511xi32>
  %106 = stablehlo.subtract %104, %105 : tensor<511xi32>
  %107 = "stablehlo.convert"(%106) : (tensor<511xi32>) -> tensor<511xui8>
  %108 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %109, %110 = "stablehlo.sort"(%107, %108) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%111: tensor<ui8>, %112: tensor<ui8>, %113: tensor<i32>, %114: tensor<i32>):
    %115 = "stablehlo.compare"(%111, %112) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %115 : tensor<i1>
  }) : (tensor<511xui8>, tensor<511xi32>) -> (tensor<511xui8>, tensor<511xi32>)
  %116 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %117 = stablehlo.constant dense<81006> : tensor<511xi32>
  %118 = stablehlo.multiply %116, %117 : tensor<511xi32>
  %119 = stablehlo.constant dense<12345> : tensor<511xi32>
  %120 = stablehlo.add %118, %119 : tensor<511xi32>
  %121 = stablehlo.multiply %110, %120 : tensor<511xi32>
  %122 = stablehlo.reduce(%121 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %123 = stablehlo.constant dense<-734362227> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%122, %123) : (tensor<i32>, tensor<i32>) -> ()
  %124 = "stablehlo.convert"(%109) : (tensor<511xui8>) -> tensor<511xi32>
  %125 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %126 = stablehlo.multiply %125, %117 : tensor<511xi32>
  %127 = stablehlo.add %126, %119 : tensor<511xi32>
  %128 = stablehlo.multiply %124, %127 : tensor<511xi32>
  %129 = stablehlo.reduce(%128 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %130 = stablehlo.constant dense<349170357> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%129, %130) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// sort of i64, long lines
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %1 = stablehlo.constant dense<83> : tensor<600xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<600xi32>
  %3 = stablehlo.constant dense<251> : tensor<600xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<600xi32>
  %5 = stablehlo.constant dense<120> : tensor<600xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<600xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<600xi32>) -> tensor<600xi64>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %9, %10 = "stablehlo.sort"(%7, %8) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%11: tensor<i64>, %12: tensor<i64>, %13: tensor<i32>, %14: tensor<i32>):
    %15 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }) : (tensor<600xi64>, tensor<600xi32>) -> (tensor<600xi64>, tensor<600xi32>)
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %17 = stablehlo.constant dense<81006> : tensor<600xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<600xi32>
  %19 = stablehlo.constant dense<12345> : tensor<600xi32>
  %20 = stablehlo.add %18, %19 : tensor<600xi32>
  %21 = stablehlo.multiply %10, %20 : tensor<600xi32>
  %22 = stablehlo.constant dense<0> : tensor<i32>
  %23 = stablehlo.reduce(%21 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %24 = stablehlo.constant dense<186415112> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<i32>, tensor<i32>) -> ()
  %25 = "stablehlo.convert"(%9) : (tensor<600xi64>) -> tensor<600xi32>
  %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %27 = stablehlo.multiply %26, %17 : tensor<600xi32>
  %28 = stablehlo.add %27, %19 : tensor<600xi32>
  %29 = stablehlo.multiply %25, %28 : tensor<600xi32>
  %30 = stablehlo.reduce(%29 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %31 = stablehlo.constant dense<-154917715> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<i32>, tensor<i32>) -> ()
  %32 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %33 = stablehlo.constant dense<83> : tensor<1545xi32>
  %34 = stablehlo.multiply %32, %33 : tensor<1545xi32>
  %35 = stablehlo.constant dense<251> : tensor<1545xi32>
  %36 = stablehlo.remainder %34, %35 : tensor<1545xi32>
  %37 = stablehlo.constant dense<120> : tensor<1545xi32>
  %38 = stablehlo.subtract %36, %37 : tensor<1545xi32>
  %39 = "stablehlo.convert"(%38) : (tensor<1545xi32>) -> tensor<1545xi64>
  %40 = "stablehlo.reshape"(%39) : (tensor<1545xi64>) -> tensor<3x515xi64>
  %41 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x515xi32>
  %42, %43 = "stablehlo.sort"(%40, %41) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%44: tensor<i64>, %45: tensor<i64>, %46: tensor<i32>, %47: tensor<i32>):
    %48 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %48 : tensor<i1>
  }) : (tensor<3x515xi64>, tensor<3x515xi32>) -> (tensor<3x515xi64>, tensor<3x515xi32>)
  %49 = "stablehlo.reshape"(%43) : (tensor<3x515xi32>) -> tensor<1545xi32>
  %50 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %51 = stablehlo.constant dense<81006> : tensor<1545xi32>
  %52 = stablehlo.multiply %50, %51 : tensor<1545xi32>
  %53 = stablehlo.constant dense<12345> : tensor<1545xi32>
  %54 = stablehlo.add %52, %53 : tensor<1545xi32>
  %55 = stablehlo.multiply %49, %54 : tensor<1545xi32>
  %56 = stablehlo.reduce(%55 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %57 = stablehlo.constant dense<257642349> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<i32>, tensor<i32>) -> ()
  %58 = "stablehlo.reshape"(%42) : (tensor<3x515xi64>) -> tensor<1545xi64>
  %59 = "stablehlo.convert"(%58) : (tensor<1545xi64>) -> tensor<1545xi32>
  %60 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %61 = stablehlo.multiply %60, %51 : tensor<1545xi32>
  %62 = stablehlo.add %61, %53 : tensor<1545xi32>
  %63 = stablehlo.multiply %59, %62 : tensor<1545xi32>
  %64 = stablehlo.reduce(%63 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %65 = stablehlo.constant dense<-120585273> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<i32>, tensor<i32>) -> ()
  %66 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %67 = stablehlo.constant dense<83> : tensor<1060xi32>
  %68 = stablehlo.multiply %66, %67 : tensor<1060xi32>
  %69 = stablehlo.constant dense<251> : tensor<1060xi32>
  %70 = stablehlo.remainder %68, %69 : tensor<1060xi32>
  %71 = stablehlo.constant dense<120> : tensor<1060xi32>
  %72 = stablehlo.subtract %70, %71 : tensor<1060xi32>
  %73 = "stablehlo.convert"(%72) : (tensor<1060xi32>) -> tensor<1060xi64>
  %74 = "stablehlo.reshape"(%73) : (tensor<1060xi64>) -> tensor<530x2xi64>
  %75 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<530x2xi32>
  %76, %77 = "stablehlo.sort"(%74, %75) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%78: tensor<i64>, %79: tensor<i64>, %80: tensor<i32>, %81: tensor<i32>):
    %82 = "stablehlo.compare"(%78, %79) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %82 : tensor<i1>
  }) : (tensor<530x2xi64>, tensor<530x2xi32>) -> (tensor<530x2xi64>, tensor<530x2xi32>)
  %83 = "stablehlo.reshape"(%77) : (tensor<530x2xi32>) -> tensor<1060xi32>
  %84 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %85 = stablehlo.constant dense<81006> : tensor<1060xi32>
  %86 = stablehlo.multiply %84, %85 : tensor<1060xi32>
  %87 = stablehlo.constant dense<12345> : tensor<1060xi32>
  %88 = stablehlo.add %86, %87 : tensor<1060xi32>
  %89 = stablehlo.multiply %83, %88 : tensor<1060xi32>
  %90 = stablehlo.reduce(%89 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %91 = stablehlo.constant dense<643127868> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%90, %91) : (tensor<i32>, tensor<i32>) -> ()
  %92 = "stablehlo.reshape"(%76) : (tensor<530x2xi64>) -> tensor<1060xi64>
  %93 = "stablehlo.convert"(%92) : (tensor<1060xi64>) -> tensor<1060xi32>
  %94 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %95 = stablehlo.multiply %94, %85 : tensor<1060xi32>
  %96 = stablehlo.add %95, %87 : tensor<1060xi32>
  %97 = stablehlo.multiply %93, %96 : tensor<1060xi32>
  %98 = stablehlo.reduce(%97 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %99 = stablehlo.constant dense<-1906856809> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%98, %99) : (tensor<i32>, tensor<i32>) -> ()
  %100 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %101 = stablehlo.constant dense<83> : tensor<511xi32>
  %102 = stablehlo.multiply %100, %101 : tensor<511xi32>
  %103 = stablehlo.constant dense<251> : tensor<511xi32>
  %104 = stablehlo.remainder %102, %103 : tensor<511xi32>
  %105 = stablehlo.constant dense<120> : tensor<511xi32>
  %106 = stablehlo.subtract %104, %105 : tensor<511xi32>
  %107 = "stablehlo.convert"(%106) : (tensor<511xi32>) -> tensor<511xi64>
  %108 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %109, %110 = "stablehlo.sort"(%107, %108) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%111: tensor<i64>, %112: tensor<i64>, %113: tensor<i32>, %114: tensor<i32>):
    %115 = "stablehlo.compare"(%111, %112) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %115 : tensor<i1>
  }) : (tensor<511xi64>, tensor<511xi32>) -> (tensor<511xi64>, tensor<511xi32>)
  %116 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %117 = stablehlo.constant dense<81006> : tensor<511xi32>
  %118 = stablehlo.multiply %116, %117 : tensor<511xi32>
  %119 = stablehlo.constant dense<12345> : tensor<511xi32>
  %120 = stablehlo.add %118, %119 : tensor<511xi32>
  %121 = stablehlo.multiply %110, %120 : tensor<511xi32>
  %122 = stablehlo.reduce(%121 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %123 = stablehlo.constant dense<-734362227> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%122, %123) : (tensor<i32>, tensor<i32>) -> ()
  %124 = "stablehlo.convert"(%109) : (tensor<511xi64>) -> tensor<511xi32>
  %125 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %126 = stablehlo.multiply %125, %117 : tensor<511xi32>
  %127 = stablehlo.add %126, %119 : tensor<511xi32>
  %128 = stablehlo.multiply %124, %127 : tensor<511xi32>
  %129 = stablehlo.reduce(%128 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %130 = stablehlo.constant dense<-50892323> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%129, %130) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// sort of f64, long lines
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %1 = stablehlo.constant dense<83> : tensor<600xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<600xi32>
  %3 = stablehlo.constant dense<251> : tensor<600xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<600xi32>
  %5 = stablehlo.constant dense<120> : tensor<600xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<600xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<600xi32>) -> tensor<600xf64>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %9, %10 = "stablehlo.sort"(%7, %8) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%11: tensor<f64>, %12: tensor<f64>, %13: tensor<i32>, %14: tensor<i32>):
    %15 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }) : (tensor<600xf64>, tensor<600xi32>) -> (tensor<600xf64>, tensor<600xi32>)
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %17 = stablehlo.constant dense<81006> : tensor<600xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<600xi32>
  %19 = stablehlo.constant dense<12345> : tensor<600xi32>
  %20 = stablehlo.add %18, %19 : tensor<600xi32>
  %21 = stablehlo.multiply %10, %20 : tensor<600xi32>
  %22 = stablehlo.constant dense<0> : tensor<i32>
  %23 = stablehlo.reduce(%21 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %24 = stablehlo.constant dense<186415112> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<i32>, tensor<i32>) -> ()
  %25 = "stablehlo.convert"(%9) : (tensor<600xf64>) -> tensor<600xi32>
  %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %27 = stablehlo.multiply %26, %17 : tensor<600xi32>
  %28 = stablehlo.add %27, %19 : tensor<600xi32>
  %29 = stablehlo.multiply %25, %28 : tensor<600xi32>
  %30 = stablehlo.reduce(%29 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %31 = stablehlo.constant dense<-154917715> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<i32>, tensor<i32>) -> ()
  %32 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %33 = stablehlo.constant dense<83> : tensor<1545xi32>
  %34 = stablehlo.multiply %32, %33 : tensor<1545xi32>
  %35 = stablehlo.constant dense<251> : tensor<1545xi32>
  %36 = stablehlo.remainder %34, %35 : tensor<1545xi32>
  %37 = stablehlo.constant dense<120> : tensor<1545xi32>
  %38 = stablehlo.subtract %36, %37 : tensor<1545xi32>
  %39 = "stablehlo.convert"(%38) : (tensor<1545xi32>) -> tensor<1545xf64>
  %40 = "stablehlo.reshape"(%39) : (tensor<1545xf64>) -> tensor<3x515xf64>
  %41 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x515xi32>
  %42, %43 = "stablehlo.sort"(%40, %41) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%44: tensor<f64>, %45: tensor<f64>, %46: tensor<i32>, %47: tensor<i32>):
    %48 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %48 : tensor<i1>
  }) : (tensor<3x515xf64>, tensor<3x515xi32>) -> (tensor<3x515xf64>, tensor<3x515xi32>)
  %49 = "stablehlo.reshape"(%43) : (tensor<3x515xi32>) -> tensor<1545xi32>
  %50 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %51 = stablehlo.constant dense<81006> : tensor<1545xi32>
  %52 = stablehlo.multiply %50, %51 : tensor<1545xi32>
  %53 = stablehlo.constant dense<12345> : tensor<1545xi32>
  %54 = stablehlo.add %52, %53 : tensor<1545xi32>
  %55 = stablehlo.multiply %49, %54 : tensor<1545xi32>
  %56 = stablehlo.reduce(%55 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %57 = stablehlo.constant dense<257642349> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<i32>, tensor<i32>) -> ()
  %58 = "stablehlo.reshape"(%42) : (tensor<3x515xf64>) -> tensor<1545xf64>
  %59 = "stablehlo.convert"(%58) : (tensor<1545xf64>) -> tensor<1545xi32>
  %60 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %61 = stablehlo.multiply %60, %51 : tensor<1545xi32>
  %62 = stablehlo.add %61, %53 : tensor<1545xi32>
  %63 = stablehlo.multiply %59, %62 : tensor<1545xi32>
  %64 = stablehlo.reduce(%63 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %65 = stablehlo.constant dense<-120585273> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<i32>, tensor<i32>) -> ()
  %66 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %67 = stablehlo.constant dense<83> : tensor<1060xi32>
  %68 = stablehlo.multiply %66, %67 : tensor<1060xi32>
  %69 = stablehlo.constant dense<251> : tensor<1060xi32>
  %70 = stablehlo.remainder %68, %69 : tensor<1060xi32>
  %71 = stablehlo.constant dense<120> : tensor<1060xi32>
  %72 = stablehlo.subtract %70, %71 : tensor<1060xi32>
  %73 = "stablehlo.convert"(%72) : (tensor<1060xi32>) -> tensor<1060xf64>
  %74 = "stablehlo.reshape"(%73) : (tensor<1060xf64>) -> tensor<530x2xf64>
  %75 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<530x2xi32>
  %76, %77 = "stablehlo.sort"(%74, %75) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%78: tensor<f64>, %79: tensor<f64>, %80: tensor<i32>, %81: tensor<i32>):
    %82 = "stablehlo.compare"(%78, %79) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %82 : tensor<i1>
  }) : (tensor<530x2xf64>, tensor<530x2xi32>) -> (tensor<530x2xf64>, tensor<530x2xi32>)
  %83 = "stablehlo.reshape"(%77) : (tensor<530x2xi32>) -> tensor<1060xi32>
  %84 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %85 = stablehlo.constant dense<81006> : tensor<1060xi32>
  %86 = stablehlo.multiply %84, %85 : tensor<1060xi32>
  %87 = stablehlo.constant dense<12345> : tensor<1060xi32>
  %88 = stablehlo.add %86, %87 : tensor<1060xi32>
  %89 = stablehlo.multiply %83, %88 : tensor<1060xi32>
  %90 = stablehlo.reduce(%89 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %91 = stablehlo.constant dense<643127868> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%90, %91) : (tensor<i32>, tensor<i32>) -> ()
  %92 = "stablehlo.reshape"(%76) : (tensor<530x2xf64>) -> tensor<1060xf64>
  %93 = "stablehlo.convert"(%92) : (tensor<1060xf64>) -> tensor<1060xi32>
  %94 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %95 = stablehlo.multiply %94, %85 : tensor<1060xi32>
  %96 = stablehlo.add %95, %87 : tensor<1060xi32>
  %97 = stablehlo.multiply %93, %96 : tensor<1060xi32>
  %98 = stablehlo.reduce(%97 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %99 = stablehlo.constant dense<-1906856809> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%98, %99) : (tensor<i32>, tensor<i32>) -> ()
  %100 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %101 = stablehlo.constant dense<83> : tensor<511xi32>
  %102 = stablehlo.multiply %100, %101 : tensor<511xi32>
  %103 = stablehlo.constant dense<251> : tensor<511xi32>
  %104 = stablehlo.remainder %102, %103 : tensor<511xi32>
  %105 = stablehlo.constant dense<120> : tensor<511xi32>
  %106 = stablehlo.subtract %104, %105 : tensor<511xi32>
  %107 = "stablehlo.convert"(%106) : (tensor<511xi32>) -> tensor<511xf64>
  %108 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %109, %110 = "stablehlo.sort"(%107, %108) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%111: tensor<f64>, %112: tensor<f64>, %113: tensor<i32>, %114: tensor<i32>):
    %115 = "stablehlo.compare"(%111, %112) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %115 : tensor<i1>
  }) : (tensor<511xf64>, tensor<511xi32>) -> (tensor<511xf64>, tensor<511xi32>)
  %116 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %117 = stablehlo.constant dense<81006> : tensor<511xi32>
  %118 = stablehlo.multiply %116, %117 : tensor<511xi32>
  %119 = stablehlo.constant dense<12345> : tensor<511xi32>
  %120 = stablehlo.add %118, %119 : tensor<511xi32>
  %121 = stablehlo.multiply %110, %120 : tensor<511xi32>
  %122 = stablehlo.reduce(%121 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %123 = stablehlo.constant dense<-734362227> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%122, %123) : (tensor<i32>, tensor<i32>) -> ()
  %124 = "stablehlo.convert"(%109) : (tensor<511xf64>) -> tensor<511xi32>
  %125 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %126 = stablehlo.multiply %125, %117 : tensor<511xi32>
  %127 = stablehlo.add %126, %119 : tensor<511xi32>
  %128 = stablehlo.multiply %124, %127 : tensor<511xi32>
  %129 = stablehlo.reduce(%128 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %130 = stablehlo.constant dense<-50892323> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%129, %130) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// sort of i16, long lines
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %1 = stablehlo.constant dense<83> : tensor<600xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<600xi32>
  %3 = stablehlo.constant dense<251> : tensor<600xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<600xi32>
  %5 = stablehlo.constant dense<120> : tensor<600xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<600xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<600xi32>) -> tensor<600xi16>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %9, %10 = "stablehlo.sort"(%7, %8) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%11: tensor<i16>, %12: tensor<i16>, %13: tensor<i32>, %14: tensor<i32>):
    %15 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }) : (tensor<600xi16>, tensor<600xi32>) -> (tensor<600xi16>, tensor<600xi32>)
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %17 = stablehlo.constant dense<81006> : tensor<600xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<600xi32>
  %19 = stablehlo.constant dense<12345> : tensor<600xi32>
  %20 = stablehlo.add %18, %19 : tensor<600xi32>
  %21 = stablehlo.multiply %10, %20 : tensor<600xi32>
  %22 = stablehlo.constant dense<0> : tensor<i32>
  %23 = stablehlo.reduce(%21 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %24 = stablehlo.constant dense<186415112> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<i32>, tensor<i32>) -> ()
  %25 = "stablehlo.convert"(%9) : (tensor<600xi16>) -> tensor<600xi32>
  %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %27 = stablehlo.multiply %26, %17 : tensor<600xi32>
  %28 = stablehlo.add %27, %19 : tensor<600xi32>
  %29 = stablehlo.multiply %25, %28 : tensor<600xi32>
  %30 = stablehlo.reduce(%29 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %31 = stablehlo.constant dense<-154917715> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<i32>, tensor<i32>) -> ()
  %32 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %33 = stablehlo.constant dense<83> : tensor<1545xi32>
  %34 = stablehlo.multiply %32, %33 : tensor<1545xi32>
  %35 = stablehlo.constant dense<251> : tensor<1545xi32>
  %36 = stablehlo.remainder %34, %35 : tensor<1545xi32>
  %37 = stablehlo.constant dense<120> : tensor<1545xi32>
  %38 = stablehlo.subtract %36, %37 : tensor<1545xi32>
  %39 = "stablehlo.convert"(%38) : (tensor<1545xi32>) -> tensor<1545xi16>
  %40 = "stablehlo.reshape"(%39) : (tensor<1545xi16>) -> tensor<3x515xi16>
  %41 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x515xi32>
  %42, %43 = "stablehlo.sort"(%40, %41) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%44: tensor<i16>, %45: tensor<i16>, %46: tensor<i32>, %47: tensor<i32>):
    %48 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %48 : tensor<i1>
  }) : (tensor<3x515xi16>, tensor<3x515xi32>) -> (tensor<3x515xi16>, tensor<3x515xi32>)
  %49 = "stablehlo.reshape"(%43) : (tensor<3x515xi32>) -> tensor<1545xi32>
  %50 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %51 = stablehlo.constant dense<81006> : tensor<1545xi32>
  %52 = stablehlo.multiply %50, %51 : tensor<1545xi32>
  %53 = stablehlo.constant dense<12345> : tensor<1545xi32>
  %54 = stablehlo.add %52, %53 : tensor<1545xi32>
  %55 = stablehlo.multiply %49, %54 : tensor<1545xi32>
  %56 = stablehlo.reduce(%55 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %57 = stablehlo.constant dense<257642349> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<i32>, tensor<i32>) -> ()
  %58 = "stablehlo.reshape"(%42) : (tensor<3x515xi16>) -> tensor<1545xi16>
  %59 = "stablehlo.convert"(%58) : (tensor<1545xi16>) -> tensor<1545xi32>
  %60 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %61 = stablehlo.multiply %60, %51 : tensor<1545xi32>
  %62 = stablehlo.add %61, %53 : tensor<1545xi32>
  %63 = stablehlo.multiply %59, %62 : tensor<1545xi32>
  %64 = stablehlo.reduce(%63 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %65 = stablehlo.constant dense<-120585273> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<i32>, tensor<i32>) -> ()
  %66 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %67 = stablehlo.constant dense<83> : tensor<1060xi32>
  %68 = stablehlo.multiply %66, %67 : tensor<1060xi32>
  %69 = stablehlo.constant dense<251> : tensor<1060xi32>
  %70 = stablehlo.remainder %68, %69 : tensor<1060xi32>
  %71 = stablehlo.constant dense<120> : tensor<1060xi32>
  %72 = stablehlo.subtract %70, %71 : tensor<1060xi32>
  %73 = "stablehlo.convert"(%72) : (tensor<1060xi32>) -> tensor<1060xi16>
  %74 = "stablehlo.reshape"(%73) : (tensor<1060xi16>) -> tensor<530x2xi16>
  %75 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<530x2xi32>
  %76, %77 = "stablehlo.sort"(%74, %75) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%78: tensor<i16>, %79: tensor<i16>, %80: tensor<i32>, %81: tensor<i32>):
    %82 = "stablehlo.compare"(%78, %79) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %82 : tensor<i1>
  }) : (tensor<530x2xi16>, tensor<530x2xi32>) -> (tensor<530x2xi16>, tensor<530x2xi32>)
  %83 = "stablehlo.reshape"(%77) : (tensor<530x2xi32>) -> tensor<1060xi32>
  %84 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %85 = stablehlo.constant dense<81006> : tensor<1060xi32>
  %86 = stablehlo.multiply %84, %85 : tensor<1060xi32>
  %87 = stablehlo.constant dense<12345> : tensor<1060xi32>
  %88 = stablehlo.add %86, %87 : tensor<1060xi32>
  %89 = stablehlo.multiply %83, %88 : tensor<1060xi32>
  %90 = stablehlo.reduce(%89 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %91 = stablehlo.constant dense<643127868> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%90, %91) : (tensor<i32>, tensor<i32>) -> ()
  %92 = "stablehlo.reshape"(%76) : (tensor<530x2xi16>) -> tensor<1060xi16>
  %93 = "stablehlo.convert"(%92) : (tensor<1060xi16>) -> tensor<1060xi32>
  %94 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %95 = stablehlo.multiply %94, %85 : tensor<1060xi32>
  %96 = stablehlo.add %95, %87 : tensor<1060xi32>
  %97 = stablehlo.multiply %93, %96 : tensor<1060xi32>
  %98 = stablehlo.reduce(%97 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %99 = stablehlo.constant dense<-1906856809> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%98, %99) : (tensor<i32>, tensor<i32>) -> ()
  %100 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %101 = stablehlo.constant dense<83> : tensor<511xi32>
  %102 = stablehlo.multiply %100, %101 : tensor<511xi32>
  %103 = stablehlo.constant dense<251> : tensor<511xi32>
  %104 = stablehlo.remainder %102, %103 : tensor<511xi32>
  %105 = stablehlo.constant dense<120> : tensor<511xi32>
  %106 = stablehlo.subtract %104, %105 : tensor<511xi32>
  %107 = "stablehlo.convert"(%106) : (tensor<511xi32>) -> tensor<511xi16>
  %108 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %109, %110 = "stablehlo.sort"(%107, %108) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%111: tensor<i16>, %112: tensor<i16>, %113: tensor<i32>, %114: tensor<i32>):
    %115 = "stablehlo.compare"(%111, %112) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %115 : tensor<i1>
  }) : (tensor<511xi16>, tensor<511xi32>) -> (tensor<511xi16>, tensor<511xi32>)
  %116 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %117 = stablehlo.constant dense<81006> : tensor<511xi32>
  %118 = stablehlo.multiply %116, %117 : tensor<511xi32>
  %119 = stablehlo.constant dense<12345> : tensor<511xi32>
  %120 = stablehlo.add %118, %119 : tensor<511xi32>
  %121 = stablehlo.multiply %110, %120 : tensor<511xi32>
  %122 = stablehlo.reduce(%121 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %123 = stablehlo.constant dense<-734362227> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%122, %123) : (tensor<i32>, tensor<i32>) -> ()
  %124 = "stablehlo.convert"(%109) : (tensor<511xi16>) -> tensor<511xi32>
  %125 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %126 = stablehlo.multiply %125, %117 : tensor<511xi32>
  %127 = stablehlo.add %126, %119 : tensor<511xi32>
  %128 = stablehlo.multiply %124, %127 : tensor<511xi32>
  %129 = stablehlo.reduce(%128 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %130 = stablehlo.constant dense<-50892323> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%129, %130) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// sort of bf16, long lines
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %1 = stablehlo.constant dense<83> : tensor<600xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<600xi32>
  %3 = stablehlo.constant dense<251> : tensor<600xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<600xi32>
  %5 = stablehlo.constant dense<120> : tensor<600xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<600xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<600xi32>) -> tensor<600xbf16>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %9, %10 = "stablehlo.sort"(%7, %8) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%11: tensor<bf16>, %12: tensor<bf16>, %13: tensor<i32>, %14: tensor<i32>):
    %15 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }) : (tensor<600xbf16>, tensor<600xi32>) -> (tensor<600xbf16>, tensor<600xi32>)
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %17 = stablehlo.constant dense<81006> : tensor<600xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<600xi32>
  %19 = stablehlo.constant dense<12345> : tensor<600xi32>
  %20 = stablehlo.add %18, %19 : tensor<600xi32>
  %21 = stablehlo.multiply %10, %20 : tensor<600xi32>
  %22 = stablehlo.constant dense<0> : tensor<i32>
  %23 = stablehlo.reduce(%21 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %24 = stablehlo.constant dense<186415112> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<i32>, tensor<i32>) -> ()
  %25 = "stablehlo.convert"(%9) : (tensor<600xbf16>) -> tensor<600xi32>
  %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %27 = stablehlo.multiply %26, %17 : tensor<600xi32>
  %28 = stablehlo.add %27, %19 : tensor<600xi32>
  %29 = stablehlo.multiply %25, %28 : tensor<600xi32>
  %30 = stablehlo.reduce(%29 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %31 = stablehlo.constant dense<-154917715> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<i32>, tensor<i32>) -> ()
  %32 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %33 = stablehlo.constant dense<83> : tensor<1545xi32>
  %34 = stablehlo.multiply %32, %33 : tensor<1545xi32>
  %35 = stablehlo.constant dense<251> : tensor<1545xi32>
  %36 = stablehlo.remainder %34, %35 : tensor<1545xi32>
  %37 = stablehlo.constant dense<120> : tensor<1545xi32>
  %38 = stablehlo.subtract %36, %37 : tensor<1545xi32>
  %39 = "stablehlo.convert"(%38) : (tensor<1545xi32>) -> tensor<1545xbf16>
  %40 = "stablehlo.reshape"(%39) : (tensor<1545xbf16>) -> tensor<3x515xbf16>
  %41 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x515xi32>
  %42, %43 = "stablehlo.sort"(%40, %41) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%44: tensor<bf16>, %45: tensor<bf16>, %46: tensor<i32>, %47: tensor<i32>):
    %48 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %48 : tensor<i1>
  }) : (tensor<3x515xbf16>, tensor<3x515xi32>) -> (tensor<3x515xbf16>, tensor<3x515xi32>)
  %49 = "stablehlo.reshape"(%43) : (tensor<3x515xi32>) -> tensor<1545xi32>
  %50 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %51 = stablehlo.constant dense<81006> : tensor<1545xi32>
  %52 = stablehlo.multiply %50, %51 : tensor<1545xi32>
  %53 = stablehlo.constant dense<12345> : tensor<1545xi32>
  %54 = stablehlo.add %52, %53 : tensor<1545xi32>
  %55 = stablehlo.multiply %49, %54 : tensor<1545xi32>
  %56 = stablehlo.reduce(%55 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %57 = stablehlo.constant dense<257642349> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<i32>, tensor<i32>) -> ()
  %58 = "stablehlo.reshape"(%42) : (tensor<3x515xbf16>) -> tensor<1545xbf16>
  %59 = "stablehlo.convert"(%58) : (tensor<1545xbf16>) -> tensor<1545xi32>
  %60 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %61 = stablehlo.multiply %60, %51 : tensor<1545xi32>
  %62 = stablehlo.add %61, %53 : tensor<1545xi32>
  %63 = stablehlo.multiply %59, %62 : tensor<1545xi32>
  %64 = stablehlo.reduce(%63 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %65 = stablehlo.constant dense<-120585273> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<i32>, tensor<i32>) -> ()
  %66 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %67 = stablehlo.constant dense<83> : tensor<1060xi32>
  %68 = stablehlo.multiply %66, %67 : tensor<1060xi32>
  %69 = stablehlo.constant dense<251> : tensor<1060xi32>
  %70 = stablehlo.remainder %68, %69 : tensor<1060xi32>
  %71 = stablehlo.constant dense<120> : tensor<1060xi32>
  %72 = stablehlo.subtract %70, %71 : tensor<1060xi32>
  %73 = "stablehlo.convert"(%72) : (tensor<1060xi32>) -> tensor<1060xbf16>
  %74 = "stablehlo.reshape"(%73) : (tensor<1060xbf16>) -> tensor<530x2xbf16>
  %75 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<530x2xi32>
  %76, %77 = "stablehlo.sort"(%74, %75) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%78: tensor<bf16>, %79: tensor<bf16>, %80: tensor<i32>, %81: tensor<i32>):
    %82 = "stablehlo.compare"(%78, %79) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %82 : tensor<i1>
  }) : (tensor<530x2xbf16>, tensor<530x2xi32>) -> (tensor<530x2xbf16>, tensor<530x2xi32>)
  %83 = "stablehlo.reshape"(%77) : (tensor<530x2xi32>) -> tensor<1060xi32>
  %84 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %85 = stablehlo.constant dense<81006> : tensor<1060xi32>
  %86 = stablehlo.multiply %84, %85 : tensor<1060xi32>
  %87 = stablehlo.constant dense<12345> : tensor<1060xi32>
  %88 = stablehlo.add %86, %87 : tensor<1060xi32>
  %89 = stablehlo.multiply %83, %88 : tensor<1060xi32>
  %90 = stablehlo.reduce(%89 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %91 = stablehlo.constant dense<643127868> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%90, %91) : (tensor<i32>, tensor<i32>) -> ()
  %92 = "stablehlo.reshape"(%76) : (tensor<530x2xbf16>) -> tensor<1060xbf16>
  %93 = "stablehlo.convert"(%92) : (tensor<1060xbf16>) -> tensor<1060xi32>
  %94 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %95 = stablehlo.multiply %94, %85 : tensor<1060xi32>
  %96 = stablehlo.add %95, %87 : tensor<1060xi32>
  %97 = stablehlo.multiply %93, %96 : tensor<1060xi32>
  %98 = stablehlo.reduce(%97 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %99 = stablehlo.constant dense<-1906856809> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%98, %99) : (tensor<i32>, tensor<i32>) -> ()
  %100 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %101 = stablehlo.constant dense<83> : tensor<511xi32>
  %102 = stablehlo.multiply %100, %101 : tensor<511xi32>
  %103 = stablehlo.constant dense<251> : tensor<511xi32>
  %104 = stablehlo.remainder %102, %103 : tensor<511xi32>
  %105 = stablehlo.constant dense<120> : tensor<511xi32>
  %106 = stablehlo.subtract %104, %105 : tensor<511xi32>
  %107 = "stablehlo.convert"(%106) : (tensor<511xi32>) -> tensor<511xbf16>
  %108 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %109, %110 = "stablehlo.sort"(%107, %108) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%111: tensor<bf16>, %112: tensor<bf16>, %113: tensor<i32>, %114: tensor<i32>):
    %115 = "stablehlo.compare"(%111, %112) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %115 : tensor<i1>
  }) : (tensor<511xbf16>, tensor<511xi32>) -> (tensor<511xbf16>, tensor<511xi32>)
  %116 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %117 = stablehlo.constant dense<81006> : tensor<511xi32>
  %118 = stablehlo.multiply %116, %117 : tensor<511xi32>
  %119 = stablehlo.constant dense<12345> : tensor<511xi32>
  %120 = stablehlo.add %118, %119 : tensor<511xi32>
  %121 = stablehlo.multiply %110, %120 : tensor<511xi32>
  %122 = stablehlo.reduce(%121 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %123 = stablehlo.constant dense<-734362227> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%122, %123) : (tensor<i32>, tensor<i32>) -> ()
  %124 = "stablehlo.convert"(%109) : (tensor<511xbf16>) -> tensor<511xi32>
  %125 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %126 = stablehlo.multiply %125, %117 : tensor<511xi32>
  %127 = stablehlo.add %126, %119 : tensor<511xi32>
  %128 = stablehlo.multiply %124, %127 : tensor<511xi32>
  %129 = stablehlo.reduce(%128 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %130 = stablehlo.constant dense<-50892323> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%129, %130) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// sort of ui64, long lines
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %1 = stablehlo.constant dense<83> : tensor<600xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<600xi32>
  %3 = stablehlo.constant dense<251> : tensor<600xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<600xi32>
  %5 = stablehlo.constant dense<0> : tensor<600xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<600xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<600xi32>) -> tensor<600xui64>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %9, %10 = "stablehlo.sort"(%7, %8) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%11: tensor<ui64>, %12: tensor<ui64>, %13: tensor<i32>, %14: tensor<i32>):
    %15 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }) : (tensor<600xui64>, tensor<600xi32>) -> (tensor<600xui64>, tensor<600xi32>)
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %17 = stablehlo.constant dense<81006> : tensor<600xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<600xi32>
  %19 = stablehlo.constant dense<12345> : tensor<600xi32>
  %20 = stablehlo.add %18, %19 : tensor<600xi32>
  %21 = stablehlo.multiply %10, %20 : tensor<600xi32>
  %22 = stablehlo.constant dense<0> : tensor<i32>
  %23 = stablehlo.reduce(%21 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %24 = stablehlo.constant dense<186415112> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<i32>, tensor<i32>) -> ()
  %25 = "stablehlo.convert"(%9) : (tensor<600xui64>) -> tensor<600xi32>
  %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %27 = stablehlo.multiply %26, %17 : tensor<600xi32>
  %28 = stablehlo.add %27, %19 : tensor<600xi32>
  %29 = stablehlo.multiply %25, %28 : tensor<600xi32>
  %30 = stablehlo.reduce(%29 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %31 = stablehlo.constant dense<-504383187> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<i32>, tensor<i32>) -> ()
  %32 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %33 = stablehlo.constant dense<83> : tensor<1545xi32>
  %34 = stablehlo.multiply %32, %33 : tensor<1545xi32>
  %35 = stablehlo.constant dense<251> : tensor<1545xi32>
  %36 = stablehlo.remainder %34, %35 : tensor<1545xi32>
  %37 = stablehlo.constant dense<0> : tensor<1545xi32>
  %38 = stablehlo.subtract %36, %37 : tensor<1545xi32>
  %39 = "stablehlo.convert"(%38) : (tensor<1545xi32>) -> tensor<1545xui64>
  %40 = "stablehlo.reshape"(%39) : (tensor<1545xui64>) -> tensor<3x515xui64>
  %41 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x515xi32>
  %42, %43 = "stablehlo.sort"(%40, %41) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%44: tensor<ui64>, %45: tensor<ui64>, %46: tensor<i32>, %47: tensor<i32>):
    %48 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %48 : tensor<i1>
  }) : (tensor<3x515xui64>, tensor<3x515xi32>) -> (tensor<3x515xui64>, tensor<3x515xi32>)
  %49 = "stablehlo.reshape"(%43) : (tensor<3x515xi32>) -> tensor<1545xi32>
  %50 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %51 = stablehlo.constant dense<81006> : tensor<1545xi32>
  %52 = stablehlo.multiply %50, %51 : tensor<1545xi32>
  %53 = stablehlo.constant dense<12345> : tensor<1545xi32>
  %54 = stablehlo.add %52, %53 : tensor<1545xi32>
  %55 = stablehlo.multiply %49, %54 : tensor<1545xi32>
  %56 = stablehlo.reduce(%55 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %57 = stablehlo.constant dense<257642349> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<i32>, tensor<i32>) -> ()
  %58 = "stablehlo.reshape"(%42) : (tensor<3x515xui64>) -> tensor<1545xui64>
  %59 = "stablehlo.convert"(%58) : (tensor<1545xui64>) -> tensor<1545xi32>
  %60 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %61 = stablehlo.multiply %60, %51 : tensor<1545xi32>
  %62 = stablehlo.add %61, %53 : tensor<1545xi32>
  %63 = stablehlo.multiply %59, %62 : tensor<1545xi32>
  %64 = stablehlo.reduce(%63 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %65 = stablehlo.constant dense<48051327> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<i32>, tensor<i32>) -> ()
  %66 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %67 = stablehlo.constant dense<83> : tensor<1060xi32>
  %68 = stablehlo.multiply %66, %67 : tensor<1060xi32>
  %69 = stablehlo.constant dense<251> : tensor<1060xi32>
  %70 = stablehlo.remainder %68, %69 : tensor<1060xi32>
  %71 = stablehlo.constant dense<0> : tensor<1060xi32>
  %72 = stablehlo.subtract %70, %71 : tensor<1060xi32>
  %73 = "stablehlo.convert"(%72) : (tensor<1060xi32>) -> tensor<1060xui64>
  %74 = "stablehlo.reshape"(%73) : (tensor<1060xui64>) -> tensor<530x2xui64>
  %75 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<530x2xi32>
  %76, %77 = "stablehlo.sort"(%74, %75) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%78: tensor<ui64>, %79: tensor<ui64>, %80: tensor<i32>, %81: tensor<i32>):
    %82 = "stablehlo.compare"(%78, %79) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %82 : tensor<i1>
  }) : (tensor<530x2xui64>, tensor<530x2xi32>) -> (tensor<530x2xui64>, tensor<530x2xi32>)
  %83 = "stablehlo.reshape"(%77) : (tensor<530x2xi32>) -> tensor<1060xi32>
  %84 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %85 = stablehlo.constant dense<81006> : tensor<1060xi32>
  %86 = stablehlo.multiply %84, %85 : tensor<1060xi32>
  %87 = stablehlo.constant dense<12345> : tensor<1060xi32>
  %88 = stablehlo.add %86, %87 : tensor<1060xi32>
  %89 = stablehlo.multiply %83, %88 : tensor<1060xi32>
  %90 = stablehlo.reduce(%89 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %91 = stablehlo.constant dense<643127868> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%90, %91) : (tensor<i32>, tensor<i32>) -> ()
  %92 = "stablehlo.reshape"(%76) : (tensor<530x2xui64>) -> tensor<1060xui64>
  %93 = "stablehlo.convert"(%92) : (tensor<1060xui64>) -> tensor<1060xi32>
  %94 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %95 = stablehlo.multiply %94, %85 : tensor<1060xi32>
  %96 = stablehlo.add %95, %87 : tensor<1060xi32>
  %97 = stablehlo.multiply %93, %96 : tensor<1060xi32>
  %98 = stablehlo.reduce(%97 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %99 = stablehlo.constant dense<1003475671> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%98, %99) : (tensor<i32>, tensor<i32>) -> ()
  %100 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %101 = stablehlo.constant dense<83> : tensor<511xi32>
  %102 = stablehlo.multiply %100, %101 : tensor<511xi32>
  %103 = stablehlo.constant dense<251> : tensor<511xi32>
  %104 = stablehlo.remainder %102, %103 : tensor<511xi32>
  %105 = stablehlo.constant dense<0> : tensor<511xi32>
  %106 = stablehlo.subtract %104, %105 : tensor<511xi32>
  %107 = "stablehlo.convert"(%106) : (tensor<511xi32>) -> tensor<511xui64>
  %108 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %109, %110 = "stablehlo.sort"(%107, %108) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%111: tensor<ui64>, %112: tensor<ui64>, %113: tensor<i32>, %114: tensor<i32>):
    %115 = "stablehlo.compare"(%111, %112) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %115 : tensor<i1>
  }) : (tensor<511xui64>, tensor<511xi32>) -> (tensor<511xui64>, tensor<511xi32>)
  %116 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %117 = stablehlo.constant dense<81006> : tensor<511xi32>
  %118 = stablehlo.multiply %116, %117 : tensor<511xi32>
  %119 = stablehlo.constant dense<12345> : tensor<511xi32>
  %120 = stablehlo.add %118, %119 : tensor<511xi32>
  %121 = stablehlo.multiply %110, %120 : tensor<511xi32>
  %122 = stablehlo.reduce(%121 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %123 = stablehlo.constant dense<-734362227> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%122, %123) : (tensor<i32>, tensor<i32>) -> ()
  %124 = "stablehlo.convert"(%109) : (tensor<511xui64>) -> tensor<511xi32>
  %125 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %126 = stablehlo.multiply %125, %117 : tensor<511xi32>
  %127 = stablehlo.add %126, %119 : tensor<511xi32>
  %128 = stablehlo.multiply %124, %127 : tensor<511xi32>
  %129 = stablehlo.reduce(%128 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %130 = stablehlo.constant dense<349170357> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%129, %130) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// sort of f16, long lines
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %1 = stablehlo.constant dense<83> : tensor<600xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<600xi32>
  %3 = stablehlo.constant dense<251> : tensor<600xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<600xi32>
  %5 = stablehlo.constant dense<120> : tensor<600xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<600xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<600xi32>) -> tensor<600xf16>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %9, %10 = "stablehlo.sort"(%7, %8) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%11: tensor<f16>, %12: tensor<f16>, %13: tensor<i32>, %14: tensor<i32>):
    %15 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }) : (tensor<600xf16>, tensor<600xi32>) -> (tensor<600xf16>, tensor<600xi32>)
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %17 = stablehlo.constant dense<81006> : tensor<600xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<600xi32>
  %19 = stablehlo.constant dense<12345> : tensor<600xi32>
  %20 = stablehlo.add %18, %19 : tensor<600xi32>
  %21 = stablehlo.multiply %10, %20 : tensor<600xi32>
  %22 = stablehlo.constant dense<0> : tensor<i32>
  %23 = stablehlo.reduce(%21 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %24 = stablehlo.constant dense<186415112> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<i32>, tensor<i32>) -> ()
  %25 = "stablehlo.convert"(%9) : (tensor<600xf16>) -> tensor<600xi32>
  %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %27 = stablehlo.multiply %26, %17 : tensor<600xi32>
  %28 = stablehlo.add %27, %19 : tensor<600xi32>
  %29 = stablehlo.multiply %25, %28 : tensor<600xi32>
  %30 = stablehlo.reduce(%29 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %31 = stablehlo.constant dense<-154917715> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<i32>, tensor<i32>) -> ()
  %32 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %33 = stablehlo.constant dense<83> : tensor<1545xi32>
  %34 = stablehlo.multiply %32, %33 : tensor<1545xi32>
  %35 = stablehlo.constant dense<251> : tensor<1545xi32>
  %36 = stablehlo.remainder %34, %35 : tensor<1545xi32>
  %37 = stablehlo.constant dense<120> : tensor<1545xi32>
  %38 = stablehlo.subtract %36, %37 : tensor<1545xi32>
  %39 = "stablehlo.convert"(%38) : (tensor<1545xi32>) -> tensor<1545xf16>
  %40 = "stablehlo.reshape"(%39) : (tensor<1545xf16>) -> tensor<3x515xf16>
  %41 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x515xi32>
  %42, %43 = "stablehlo.sort"(%40, %41) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%44: tensor<f16>, %45: tensor<f16>, %46: tensor<i32>, %47: tensor<i32>):
    %48 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %48 : tensor<i1>
  }) : (tensor<3x515xf16>, tensor<3x515xi32>) -> (tensor<3x515xf16>, tensor<3x515xi32>)
  %49 = "stablehlo.reshape"(%43) : (tensor<3x515xi32>) -> tensor<1545xi32>
  %50 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %51 = stablehlo.constant dense<81006> : tensor<1545xi32>
  %52 = stablehlo.multiply %50, %51 : tensor<1545xi32>
  %53 = stablehlo.constant dense<12345> : tensor<1545xi32>
  %54 = stablehlo.add %52, %53 : tensor<1545xi32>
  %55 = stablehlo.multiply %49, %54 : tensor<1545xi32>
  %56 = stablehlo.reduce(%55 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %57 = stablehlo.constant dense<257642349> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<i32>, tensor<i32>) -> ()
  %58 = "stablehlo.reshape"(%42) : (tensor<3x515xf16>) -> tensor<1545xf16>
  %59 = "stablehlo.convert"(%58) : (tensor<1545xf16>) -> tensor<1545xi32>
  %60 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %61 = stablehlo.multiply %60, %51 : tensor<1545xi32>
  %62 = stablehlo.add %61, %53 : tensor<1545xi32>
  %63 = stablehlo.multiply %59, %62 : tensor<1545xi32>
  %64 = stablehlo.reduce(%63 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %65 = stablehlo.constant dense<-120585273> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<i32>, tensor<i32>) -> ()
  %66 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %67 = stablehlo.constant dense<83> : tensor<1060xi32>
  %68 = stablehlo.multiply %66, %67 : tensor<1060xi32>
  %69 = stablehlo.constant dense<251> : tensor<1060xi32>
  %70 = stablehlo.remainder %68, %69 : tensor<1060xi32>
  %71 = stablehlo.constant dense<120> : tensor<1060xi32>
  %72 = stablehlo.subtract %70, %71 : tensor<1060xi32>
  %73 = "stablehlo.convert"(%72) : (tensor<1060xi32>) -> tensor<1060xf16>
  %74 = "stablehlo.reshape"(%73) : (tensor<1060xf16>) -> tensor<530x2xf16>
  %75 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<530x2xi32>
  %76, %77 = "stablehlo.sort"(%74, %75) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%78: tensor<f16>, %79: tensor<f16>, %80: tensor<i32>, %81: tensor<i32>):
    %82 = "stablehlo.compare"(%78, %79) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %82 : tensor<i1>
  }) : (tensor<530x2xf16>, tensor<530x2xi32>) -> (tensor<530x2xf16>, tensor<530x2xi32>)
  %83 = "stablehlo.reshape"(%77) : (tensor<530x2xi32>) -> tensor<1060xi32>
  %84 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %85 = stablehlo.constant dense<81006> : tensor<1060xi32>
  %86 = stablehlo.multiply %84, %85 : tensor<1060xi32>
  %87 = stablehlo.constant dense<12345> : tensor<1060xi32>
  %88 = stablehlo.add %86, %87 : tensor<1060xi32>
  %89 = stablehlo.multiply %83, %88 : tensor<1060xi32>
  %90 = stablehlo.reduce(%89 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %91 = stablehlo.constant dense<643127868> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%90, %91) : (tensor<i32>, tensor<i32>) -> ()
  %92 = "stablehlo.reshape"(%76) : (tensor<530x2xf16>) -> tensor<1060xf16>
  %93 = "stablehlo.convert"(%92) : (tensor<1060xf16>) -> tensor<1060xi32>
  %94 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %95 = stablehlo.multiply %94, %85 : tensor<1060xi32>
  %96 = stablehlo.add %95, %87 : tensor<1060xi32>
  %97 = stablehlo.multiply %93, %96 : tensor<1060xi32>
  %98 = stablehlo.reduce(%97 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %99 = stablehlo.constant dense<-1906856809> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%98, %99) : (tensor<i32>, tensor<i32>) -> ()
  %100 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %101 = stablehlo.constant dense<83> : tensor<511xi32>
  %102 = stablehlo.multiply %100, %101 : tensor<511xi32>
  %103 = stablehlo.constant dense<251> : tensor<511xi32>
  %104 = stablehlo.remainder %102, %103 : tensor<511xi32>
  %105 = stablehlo.constant dense<120> : tensor<511xi32>
  %106 = stablehlo.subtract %104, %105 : tensor<511xi32>
  %107 = "stablehlo.convert"(%106) : (tensor<511xi32>) -> tensor<511xf16>
  %108 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %109, %110 = "stablehlo.sort"(%107, %108) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%111: tensor<f16>, %112: tensor<f16>, %113: tensor<i32>, %114: tensor<i32>):
    %115 = "stablehlo.compare"(%111, %112) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %115 : tensor<i1>
  }) : (tensor<511xf16>, tensor<511xi32>) -> (tensor<511xf16>, tensor<511xi32>)
  %116 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %117 = stablehlo.constant dense<81006> : tensor<511xi32>
  %118 = stablehlo.multiply %116, %117 : tensor<511xi32>
  %119 = stablehlo.constant dense<12345> : tensor<511xi32>
  %120 = stablehlo.add %118, %119 : tensor<511xi32>
  %121 = stablehlo.multiply %110, %120 : tensor<511xi32>
  %122 = stablehlo.reduce(%121 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %123 = stablehlo.constant dense<-734362227> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%122, %123) : (tensor<i32>, tensor<i32>) -> ()
  %124 = "stablehlo.convert"(%109) : (tensor<511xf16>) -> tensor<511xi32>
  %125 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %126 = stablehlo.multiply %125, %117 : tensor<511xi32>
  %127 = stablehlo.add %126, %119 : tensor<511xi32>
  %128 = stablehlo.multiply %124, %127 : tensor<511xi32>
  %129 = stablehlo.reduce(%128 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %130 = stablehlo.constant dense<-50892323> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%129, %130) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// sort of i8, long lines
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %1 = stablehlo.constant dense<83> : tensor<600xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<600xi32>
  %3 = stablehlo.constant dense<251> : tensor<600xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<600xi32>
  %5 = stablehlo.constant dense<120> : tensor<600xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<600xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<600xi32>) -> tensor<600xi8>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %9, %10 = "stablehlo.sort"(%7, %8) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%11: tensor<i8>, %12: tensor<i8>, %13: tensor<i32>, %14: tensor<i32>):
    %15 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }) : (tensor<600xi8>, tensor<600xi32>) -> (tensor<600xi8>, tensor<600xi32>)
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %17 = stablehlo.constant dense<81006> : tensor<600xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<600xi32>
  %19 = stablehlo.constant dense<12345> : tensor<600xi32>
  %20 = stablehlo.add %18, %19 : tensor<600xi32>
  %21 = stablehlo.multiply %10, %20 : tensor<600xi32>
  %22 = stablehlo.constant dense<0> : tensor<i32>
  %23 = stablehlo.reduce(%21 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %24 = stablehlo.constant dense<-1513207472> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<i32>, tensor<i32>) -> ()
  %25 = "stablehlo.convert"(%9) : (tensor<600xi8>) -> tensor<600xi32>
  %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xi32>
  %27 = stablehlo.multiply %26, %17 : tensor<600xi32>
  %28 = stablehlo.add %27, %19 : tensor<600xi32>
  %29 = stablehlo.multiply %25, %28 : tensor<600xi32>
  %30 = stablehlo.reduce(%29 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<600xi32>, tensor<i32>) -> tensor<i32>
  %31 = stablehlo.constant dense<562593567> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<i32>, tensor<i32>) -> ()
  %32 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %33 = stablehlo.constant dense<83> : tensor<1545xi32>
  %34 = stablehlo.multiply %32, %33 : tensor<1545xi32>
  %35 = stablehlo.constant dense<251> : tensor<1545xi32>
  %36 = stablehlo.remainder %34, %35 : tensor<1545xi32>
  %37 = stablehlo.constant dense<120> : tensor<1545xi32>
  %38 = stablehlo.subtract %36, %37 : tensor<1545xi32>
  %39 = "stablehlo.convert"(%38) : (tensor<1545xi32>) -> tensor<1545xi8>
  %40 = "stablehlo.reshape"(%39) : (tensor<1545xi8>) -> tensor<3x515xi8>
  %41 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x515xi32>
  %42, %43 = "stablehlo.sort"(%40, %41) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%44: tensor<i8>, %45: tensor<i8>, %46: tensor<i32>, %47: tensor<i32>):
    %48 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %48 : tensor<i1>
  }) : (tensor<3x515xi8>, tensor<3x515xi32>) -> (tensor<3x515xi8>, tensor<3x515xi32>)
  %49 = "stablehlo.reshape"(%43) : (tensor<3x515xi32>) -> tensor<1545xi32>
  %50 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %51 = stablehlo.constant dense<81006> : tensor<1545xi32>
  %52 = stablehlo.multiply %50, %51 : tensor<1545xi32>
  %53 = stablehlo.constant dense<12345> : tensor<1545xi32>
  %54 = stablehlo.add %52, %53 : tensor<1545xi32>
  %55 = stablehlo.multiply %49, %54 : tensor<1545xi32>
  %56 = stablehlo.reduce(%55 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %57 = stablehlo.constant dense<470224747> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<i32>, tensor<i32>) -> ()
  %58 = "stablehlo.reshape"(%42) : (tensor<3x515xi8>) -> tensor<1545xi8>
  %59 = "stablehlo.convert"(%58) : (tensor<1545xi8>) -> tensor<1545xi32>
  %60 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1545xi32>
  %61 = stablehlo.multiply %60, %51 : tensor<1545xi32>
  %62 = stablehlo.add %61, %53 : tensor<1545xi32>
  %63 = stablehlo.multiply %59, %62 : tensor<1545xi32>
  %64 = stablehlo.reduce(%63 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1545xi32>, tensor<i32>) -> tensor<i32>
  %65 = stablehlo.constant dense<290649549> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<i32>, tensor<i32>) -> ()
  %66 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %67 = stablehlo.constant dense<83> : tensor<1060xi32>
  %68 = stablehlo.multiply %66, %67 : tensor<1060xi32>
  %69 = stablehlo.constant dense<251> : tensor<1060xi32>
  %70 = stablehlo.remainder %68, %69 : tensor<1060xi32>
  %71 = stablehlo.constant dense<120> : tensor<1060xi32>
  %72 = stablehlo.subtract %70, %71 : tensor<1060xi32>
  %73 = "stablehlo.convert"(%72) : (tensor<1060xi32>) -> tensor<1060xi8>
  %74 = "stablehlo.reshape"(%73) : (tensor<1060xi8>) -> tensor<530x2xi8>
  %75 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<530x2xi32>
  %76, %77 = "stablehlo.sort"(%74, %75) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%78: tensor<i8>, %79: tensor<i8>, %80: tensor<i32>, %81: tensor<i32>):
    %82 = "stablehlo.compare"(%78, %79) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %82 : tensor<i1>
  }) : (tensor<530x2xi8>, tensor<530x2xi32>) -> (tensor<530x2xi8>, tensor<530x2xi32>)
  %83 = "stablehlo.reshape"(%77) : (tensor<530x2xi32>) -> tensor<1060xi32>
  %84 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %85 = stablehlo.constant dense<81006> : tensor<1060xi32>
  %86 = stablehlo.multiply %84, %85 : tensor<1060xi32>
  %87 = stablehlo.constant dense<12345> : tensor<1060xi32>
  %88 = stablehlo.add %86, %87 : tensor<1060xi32>
  %89 = stablehlo.multiply %83, %88 : tensor<1060xi32>
  %90 = stablehlo.reduce(%89 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %91 = stablehlo.constant dense<1453910400> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%90, %91) : (tensor<i32>, tensor<i32>) -> ()
  %92 = "stablehlo.reshape"(%76) : (tensor<530x2xi8>) -> tensor<1060xi8>
  %93 = "stablehlo.convert"(%92) : (tensor<1060xi8>) -> tensor<1060xi32>
  %94 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1060xi32>
  %95 = stablehlo.multiply %94, %85 : tensor<1060xi32>
  %96 = stablehlo.add %95, %87 : tensor<1060xi32>
  %97 = stablehlo.multiply %93, %96 : tensor<1060xi32>
  %98 = stablehlo.reduce(%97 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<1060xi32>, tensor<i32>) -> tensor<i32>
  %99 = stablehlo.constant dense<887421779> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%98, %99) : (tensor<i32>, tensor<i32>) -> ()
  %100 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %101 = stablehlo.constant dense<83> : tensor<511xi32>
  %102 = stablehlo.multiply %100, %101 : tensor<511xi32>
  %103 = stablehlo.constant dense<251> : tensor<511xi32>
  %104 = stablehlo.remainder %102, %103 : tensor<511xi32>
  %105 = stablehlo.constant dense<120> : tensor<511xi32>
  %106 = stablehlo.subtract %104, %105 : tensor<511xi32>
  %107 = "stablehlo.convert"(%106) : (tensor<511xi32>) -> tensor<511xi8>
  %108 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %109, %110 = "stablehlo.sort"(%107, %108) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%111: tensor<i8>, %112: tensor<i8>, %113: tensor<i32>, %114: tensor<i32>):
    %115 = "stablehlo.compare"(%111, %112) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %115 : tensor<i1>
  }) : (tensor<511xi8>, tensor<511xi32>) -> (tensor<511xi8>, tensor<511xi32>)
  %116 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %117 = stablehlo.constant dense<81006> : tensor<511xi32>
  %118 = stablehlo.multiply %116, %117 : tensor<511xi32>
  %119 = stablehlo.constant dense<12345> : tensor<511xi32>
  %120 = stablehlo.add %118, %119 : tensor<511xi32>
  %121 = stablehlo.multiply %110, %120 : tensor<511xi32>
  %122 = stablehlo.reduce(%121 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %123 = stablehlo.constant dense<-444603765> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%122, %123) : (tensor<i32>, tensor<i32>) -> ()
  %124 = "stablehlo.convert"(%109) : (tensor<511xi8>) -> tensor<511xi32>
  %125 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<511xi32>
  %126 = stablehlo.multiply %125, %117 : tensor<511xi32>
  %127 = stablehlo.add %126, %119 : tensor<511xi32>
  %128 = stablehlo.multiply %124, %127 : tensor<511xi32>
  %129 = stablehlo.reduce(%128 init: %22) applies stablehlo.add across dimensions = [0] : (tensor<511xi32>, tensor<i32>) -> tensor<i32>
  %130 = stablehlo.constant dense<-2018707287> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%129, %130) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// sorts by other functions
func.func public @main() {
  %0 = stablehlo.constant dense<[[-9, -2, 5, -7, 0, 7, -5, 2, 9, -3, 4, -8, -1, 6, -6, 1, 8, -4, 3, -9], [-2, 5, -7, 0, 7, -5, 2, 9, -3, 4, -8, -1, 6, -6, 1, 8, -4, 3, -9, -2]]> : tensor<2x20xi32>
  %1 = stablehlo.constant dense<[[-3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0], [-1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0]]> : tensor<2x20xf32>
  %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x20xi32>
  %3, %4, %5 = "stablehlo.sort"(%0, %1, %2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%6: tensor<i32>, %7: tensor<i32>, %8: tensor<f32>, %9: tensor<f32>, %10: tensor<i32>, %11: tensor<i32>):
    %12 = stablehlo.abs %6 : tensor<i32>
    %13 = stablehlo.abs %7 : tensor<i32>
    %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %14 : tensor<i1>
  }) : (tensor<2x20xi32>, tensor<2x20xf32>, tensor<2x20xi32>) -> (tensor<2x20xi32>, tensor<2x20xf32>, tensor<2x20xi32>)
  %15 = stablehlo.constant dense<[[0, -1, 1, -2, 2, -3, 3, 4, -4, 5, -5, 6, -6, -7, 7, -8, 8, -9, 9, -9], [0, -1, 1, -2, 2, -2, -3, 3, 4, -4, 5, -5, 6, -6, -7, 7, -8, 8, 9, -9]]> : tensor<2x20xi32>
  stablehlo.custom_call @check.expect_eq(%3, %15) : (tensor<2x20xi32>, tensor<2x20xi32>) -> ()
  %16 = stablehlo.constant dense<[[3.0, 1.0, 2.0, 2.0, -3.0, 0.0, 3.0, -2.0, -2.0, 0.0, -1.0, -1.0, -3.0, -2.0, 1.0, 3.0, 0.0, -3.0, 2.0, 1.0], [0.0, -2.0, -1.0, -1.0, 1.0, 3.0, -3.0, 0.0, 2.0, 2.0, -3.0, 3.0, 3.0, 1.0, 2.0, -2.0, 0.0, -3.0, -1.0, -2.0]]> : tensor<2x20xf32>
  stablehlo.custom_call @check.expect_eq(%4, %16) : (tensor<2x20xf32>, tensor<2x20xf32>) -> ()
  %17 = stablehlo.constant dense<[[4, 12, 15, 1, 7, 9, 18, 10, 17, 2, 6, 13, 14, 3, 5, 11, 16, 0, 8, 19], [3, 11, 14, 0, 6, 19, 8, 17, 9, 16, 1, 5, 12, 13, 2, 4, 10, 15, 7, 18]]> : tensor<2x20xi32>
  stablehlo.custom_call @check.expect_eq(%5, %17) : (tensor<2x20xi32>, tensor<2x20xi32>) -> ()
  %18, %19, %20 = "stablehlo.sort"(%0, %1, %2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%21: tensor<i32>, %22: tensor<i32>, %23: tensor<f32>, %24: tensor<f32>, %25: tensor<i32>, %26: tensor<i32>):
    %27 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %27 : tensor<i1>
  }) : (tensor<2x20xi32>, tensor<2x20xf32>, tensor<2x20xi32>) -> (tensor<2x20xi32>, tensor<2x20xf32>, tensor<2x20xi32>)
  %28 = stablehlo.constant dense<[[-9, 2, -6, -7, 4, -4, -5, 6, 5, -3, 8, 7, -1, -9, -2, 9, 1, 0, -8, 3], [5, -3, 8, 7, -1, -9, -2, 9, 1, 0, -8, 3, 2, -6, -7, 4, -4, -5, 6, -2]]> : tensor<2x20xi32>
  stablehlo.custom_call @check.expect_eq(%18, %28) : (tensor<2x20xi32>, tensor<2x20xi32>) -> ()
  %29 = stablehlo.constant dense<[[-3.0, -3.0, -3.0, -2.0, -2.0, -2.0, -1.0, -1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 3.0, 3.0, 3.0], [-3.0, -3.0, -3.0, -2.0, -2.0, -2.0, -1.0, -1.0, -1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 2.0, 2.0, 2.0, 3.0, 3.0, 3.0]]> : tensor<2x20xf32>
  stablehlo.custom_call @check.expect_eq(%19, %29) : (tensor<2x20xf32>, tensor<2x20xf32>) -> ()
  %30 = stablehlo.constant dense<[[0, 7, 14, 3, 10, 17, 6, 13, 2, 9, 16, 5, 12, 19, 1, 8, 15, 4, 11, 18], [1, 8, 15, 4, 11, 18, 0, 7, 14, 3, 10, 17, 6, 13, 2, 9, 16, 5, 12, 19]]> : tensor<2x20xi32>
  stablehlo.custom_call @check.expect_eq(%20, %30) : (tensor<2x20xi32>, tensor<2x20xi32>) -> ()
  %31, %32, %33 = "stablehlo.sort"(%0, %1, %2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%34: tensor<i32>, %35: tensor<i32>, %36: tensor<f32>, %37: tensor<f32>, %38: tensor<i32>, %39: tensor<i32>):
    %40 = "stablehlo.compare"(%35, %34) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %40 : tensor<i1>
  }) : (tensor<2x20xi32>, tensor<2x20xf32>, tensor<2x20xi32>) -> (tensor<2x20xi32>, tensor<2x20xf32>, tensor<2x20xi32>)
  %41 = stablehlo.constant dense<[[-9, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [-9, -8, -7, -6, -5, -4, -3, -2, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]> : tensor<2x20xi32>
  stablehlo.custom_call @check.expect_eq(%31, %41) : (tensor<2x20xi32>, tensor<2x20xi32>) -> ()
  %42 = stablehlo.constant dense<[[-3.0, 1.0, 3.0, -2.0, -3.0, -1.0, -2.0, 0.0, 2.0, 1.0, 3.0, 2.0, -3.0, 3.0, -2.0, 0.0, -1.0, 1.0, 0.0, 2.0], [-2.0, 0.0, 2.0, 1.0, 3.0, 2.0, -3.0, -1.0, 3.0, -2.0, 0.0, -1.0, 1.0, 0.0, 2.0, -3.0, 3.0, -2.0, -3.0, -1.0]]> : tensor<2x20xf32>
  stablehlo.custom_call @check.expect_eq(%32, %42) : (tensor<2x20xf32>, tensor<2x20xf32>) -> ()
  %43 = stablehlo.constant dense<[[0, 19, 11, 3, 14, 6, 17, 9, 1, 12, 4, 15, 7, 18, 10, 2, 13, 5, 16, 8], [18, 10, 2, 13, 5, 16, 8, 0, 19, 11, 3, 14, 6, 17, 9, 1, 12, 4, 15, 7]]> : tensor<2x20xi32>
  stablehlo.custom_call @check.expect_eq(%33, %43) : (tensor<2x20xi32>, tensor<2x20xi32>) -> ()
  %44, %45, %46 = "stablehlo.sort"(%0, %1, %2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%47: tensor<i32>, %48: tensor<i32>, %49: tensor<f32>, %50: tensor<f32>, %51: tensor<i32>, %52: tensor<i32>):
    %53 = "stablehlo.compare"(%48, %47) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %53 : tensor<i1>
  }) : (tensor<2x20xi32>, tensor<2x20xf32>, tensor<2x20xi32>) -> (tensor<2x20xi32>, tensor<2x20xf32>, tensor<2x20xi32>)
  %54 = stablehlo.constant dense<[[9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -9], [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -1, -2, -2, -3, -4, -5, -6, -7, -8, -9]]> : tensor<2x20xi32>
  stablehlo.custom_call @check.expect_eq(%44, %54) : (tensor<2x20xi32>, tensor<2x20xi32>) -> ()
  %55 = stablehlo.constant dense<[[2.0, 0.0, 1.0, -1.0, 0.0, -2.0, 3.0, -3.0, 2.0, 3.0, 1.0, 2.0, 0.0, -2.0, -1.0, -3.0, -2.0, 3.0, -3.0, 1.0], [-1.0, -3.0, -2.0, 3.0, -3.0, 2.0, 0.0, 1.0, -1.0, 0.0, -2.0, -1.0, 3.0, -3.0, 2.0, 3.0, 1.0, 2.0, 0.0, -2.0]]> : tensor<2x20xf32>
  stablehlo.custom_call @check.expect_eq(%45, %55) : (tensor<2x20xf32>, tensor<2x20xf32>) -> ()
  %56 = stablehlo.constant dense<[[8, 16, 5, 13, 2, 10, 18, 7, 15, 4, 12, 1, 9, 17, 6, 14, 3, 11, 0, 19], [7, 15, 4, 12, 1, 9, 17, 6, 14, 3, 11, 0, 19, 8, 16, 5, 13, 2, 10, 18]]> : tensor<2x20xi32>
  stablehlo.custom_call @check.expect_eq(%46, %56) : (tensor<2x20xi32>, tensor<2x20xi32>) -> ()
  %57, %58, %59 = "stablehlo.sort"(%0, %1, %2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%60: tensor<i32>, %61: tensor<i32>, %62: tensor<f32>, %63: tensor<f32>, %64: tensor<i32>, %65: tensor<i32>):
    %66 = "stablehlo.compare"(%62, %63) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %67 = "stablehlo.compare"(%62, %63) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %68 = "stablehlo.compare"(%60, %61) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %69 = stablehlo.and %67, %68 : tensor<i1>
    %70 = stablehlo.or %66, %69 : tensor<i1>
    stablehlo.return %70 : tensor<i1>
  }) : (tensor<2x20xi32>, tensor<2x20xf32>, tensor<2x20xi32>) -> (tensor<2x20xi32>, tensor<2x20xf32>, tensor<2x20xi32>)
  %71 = stablehlo.constant dense<[[2, -6, -9, 4, -4, -7, 6, -5, 8, 5, -3, 7, -1, -9, 9, 1, -2, 3, 0, -8], [8, 5, -3, 7, -1, -9, 9, 1, -2, 3, 0, -8, 2, -6, 4, -4, -7, 6, -2, -5]]> : tensor<2x20xi32>
  stablehlo.custom_call @check.expect_eq(%57, %71) : (tensor<2x20xi32>, tensor<2x20xi32>) -> ()
  stablehlo.custom_call @check.expect_eq(%58, %29) : (tensor<2x20xf32>, tensor<2x20xf32>) -> ()
  %72 = stablehlo.constant dense<[[7, 14, 0, 10, 17, 3, 13, 6, 16, 2, 9, 5, 12, 19, 8, 15, 1, 18, 4, 11], [15, 1, 8, 4, 11, 18, 7, 14, 0, 17, 3, 10, 6, 13, 9, 16, 2, 12, 19, 5]]> : tensor<2x20xi32>
  stablehlo.custom_call @check.expect_eq(%59, %72) : (tensor<2x20xi32>, tensor<2x20xi32>) -> ()
  %73, %74, %75 = "stablehlo.sort"(%0, %1, %2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%76: tensor<i32>, %77: tensor<i32>, %78: tensor<f32>, %79: tensor<f32>, %80: tensor<i32>, %81: tensor<i32>):
    %82 = "stablehlo.compare"(%78, %79) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %83 = "stablehlo.compare"(%76, %77) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %84 = "stablehlo.compare"(%78, %79) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %85 = "stablehlo.select"(%82, %83, %84) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %85 : tensor<i1>
  }) : (tensor<2x20xi32>, tensor<2x20xf32>, tensor<2x20xi32>) -> (tensor<2x20xi32>, tensor<2x20xf32>, tensor<2x20xi32>)
  %86 = stablehlo.constant dense<[[-8, 0, 3, -2, 1, 9, -9, -1, 7, -3, 5, 8, -5, 6, -7, -4, 4, -9, -6, 2], [-5, -2, 6, -7, -4, 4, -6, 2, -8, 0, 3, -2, 1, 9, -9, -1, 7, -3, 5, 8]]> : tensor<2x20xi32>
  stablehlo.custom_call @check.expect_eq(%73, %86) : (tensor<2x20xi32>, tensor<2x20xi32>) -> ()
  %87 = stablehlo.constant dense<[[3.0, 3.0, 3.0, 2.0, 2.0, 2.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, -1.0, -2.0, -2.0, -2.0, -3.0, -3.0, -3.0], [3.0, 3.0, 3.0, 2.0, 2.0, 2.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, -1.0, -1.0, -2.0, -2.0, -2.0, -3.0, -3.0, -3.0]]> : tensor<2x20xf32>
  stablehlo.custom_call @check.expect_eq(%74, %87) : (tensor<2x20xf32>, tensor<2x20xf32>) -> ()
  %88 = stablehlo.constant dense<[[11, 4, 18, 1, 15, 8, 19, 12, 5, 9, 2, 16, 6, 13, 3, 17, 10, 0, 14, 7], [5, 19, 12, 2, 16, 9, 13, 6, 10, 3, 17, 0, 14, 7, 18, 11, 4, 8, 1, 15]]> : tensor<2x20xi32>
  stablehlo.custom_call @check.expect_eq(%75, %88) : (tensor<2x20xi32>, tensor<2x20xi32>) -> ()
  %89, %90, %91 = "stablehlo.sort"(%0, %1, %2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%92: tensor<i32>, %93: tensor<i32>, %94: tensor<f32>, %95: tensor<f32>, %96: tensor<i32>, %97: tensor<i32>):
    %98 = stablehlo.constant dense<7> : tensor<i32>
    %99 = stablehlo.remainder %92, %98 : tensor<i32>
    %100 = stablehlo.constant dense<7> : tensor<i32>
    %101 = stablehlo.remainder %93, %100 : tensor<i32>
    %102 = "stablehlo.compare"(%99, %101) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %102 : tensor<i1>
  }) : (tensor<2x20xi32>, tensor<2x20xf32>, tensor<2x20xi32>) -> (tensor<2x20xi32>, tensor<2x20xf32>, tensor<2x20xi32>)
  %103 = stablehlo.constant dense<[[-6, -5, -4, -3, -9, -2, -9, -8, -1, -7, 0, 7, 1, 8, 2, 9, 3, 4, 5, 6], [-6, -5, -4, -3, -2, -9, -2, -8, -1, -7, 0, 7, 1, 8, 2, 9, 3, 4, 5, 6]]> : tensor<2x20xi32>
  stablehlo.custom_call @check.expect_eq(%89, %103) : (tensor<2x20xi32>, tensor<2x20xi32>) -> ()
  %104 = stablehlo.constant dense<[[-3.0, -1.0, -2.0, 0.0, -3.0, 2.0, 1.0, 3.0, 1.0, -2.0, 3.0, 1.0, 2.0, 0.0, -3.0, 2.0, 3.0, -2.0, 0.0, -1.0], [1.0, 3.0, 2.0, -3.0, -1.0, -2.0, 3.0, 0.0, -2.0, 2.0, 0.0, -2.0, -1.0, -3.0, 1.0, -1.0, 0.0, 2.0, -3.0, 3.0]]> : tensor<2x20xf32>
  stablehlo.custom_call @check.expect_eq(%90, %104) : (tensor<2x20xf32>, tensor<2x20xf32>) -> ()
  %105 = stablehlo.constant dense<[[14, 6, 17, 9, 0, 1, 19, 11, 12, 3, 4, 5, 15, 16, 7, 8, 18, 10, 2, 13], [13, 5, 16, 8, 0, 18, 19, 10, 11, 2, 3, 4, 14, 15, 6, 7, 17, 9, 1, 12]]> : tensor<2x20xi32>
  stablehlo.custom_call @check.expect_eq(%91, %105) : (tensor<2x20xi32>, tensor<2x20xi32>) -> ()
  %106, %107, %108 = "stablehlo.sort"(%0, %1, %2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%109: tensor<i32>, %110: tensor<i32>, %111: tensor<f32>, %112: tensor<f32>, %113: tensor<i32>, %114: tensor<i32>):
    %115 = stablehlo.constant dense<0> : tensor<i32>
    %116 = "stablehlo.compare"(%109, %115) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %117 = "stablehlo.compare"(%110, %115) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %118 = "stablehlo.compare"(%109, %110) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %119 = stablehlo.xor %116, %117 : tensor<i1>
    %120 = "stablehlo.select"(%119, %117, %118) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %120 : tensor<i1>
  }) : (tensor<2x20xi32>, tensor<2x20xf32>, tensor<2x20xi32>) -> (tensor<2x20xi32>, tensor<2x20xf32>, tensor<2x20xi32>)
  %121 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, -9, -9, -8, -7, -6, -5, -4, -3, -2, -1], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, -9, -8, -7, -6, -5, -4, -3, -2, -2, -1]]> : tensor<2x20xi32>
  stablehlo.custom_call @check.expect_eq(%106, %121) : (tensor<2x20xi32>, tensor<2x20xi32>) -> ()
  %122 = stablehlo.constant dense<[[3.0, 2.0, -3.0, 3.0, -2.0, 0.0, -1.0, 1.0, 0.0, 2.0, -3.0, 1.0, 3.0, -2.0, -3.0, -1.0, -2.0, 0.0, 2.0, 1.0], [0.0, -1.0, 1.0, 0.0, 2.0, -3.0, 3.0, -2.0, -3.0, -1.0, -2.0, 0.0, 2.0, 1.0, 3.0, 2.0, -3.0, -1.0, 3.0, -2.0]]> : tensor<2x20xf32>
  stablehlo.custom_call @check.expect_eq(%107, %122) : (tensor<2x20xf32>, tensor<2x20xf32>) -> ()
  %123 = stablehlo.constant dense<[[4, 15, 7, 18, 10, 2, 13, 5, 16, 8, 0, 19, 11, 3, 14, 6, 17, 9, 1, 12], [3, 14, 6, 17, 9, 1, 12, 4, 15, 7, 18, 10, 2, 13, 5, 16, 8, 0, 19, 11]]> : tensor<2x20xi32>
  stablehlo.custom_call @check.expect_eq(%108, %123) : (tensor<2x20xi32>, tensor<2x20xi32>) -> ()
  %124 = stablehlo.constant dense<[0.0, -0.0, 1.0, -0.0, 0.0, -1.0, -0.0]> : tensor<7xf32>
  %125 = "stablehlo.sort"(%124) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%126: tensor<f32>, %127: tensor<f32>):
    %128 = "stablehlo.compare"(%126, %127) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %128 : tensor<i1>
  }) : (tensor<7xf32>) -> tensor<7xf32>
  %129 = stablehlo.constant dense<[-1.0, 0.0, -0.0, -0.0, 0.0, -0.0, 1.0]> : tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%125, %129) : (tensor<7xf32>, tensor<7xf32>) -> ()
  return
}
// -----
// sort of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%3: tensor<!quant.uniform<i8:f32, 0.5:3>>, %4: tensor<!quant.uniform<i8:f32, 0.5:3>>):
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<!quant.uniform<i8:f32, 0.5:3>>, tensor<!quant.uniform<i8:f32, 0.5:3>>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }) : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "stablehlo.constant"() <{value = dense<"0x83A8CD8BB0D5FAF2173C611FDD9B93B84402C0E57169274C"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
// -----
// two elements of which neither is before the other
func.func public @main() {
  %0 = stablehlo.constant dense<[5, 4]> : tensor<2xi32>
  %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%2: tensor<i32>, %3: tensor<i32>):
    %4 = stablehlo.constant dense<2> : tensor<i32>
    %5 = stablehlo.add %2, %4 : tensor<i32>
    %6 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.add %3, %6 : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<2xi32>) -> tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %9 = stablehlo.constant dense<2> : tensor<i32>
  %10 = stablehlo.constant dense<1> : tensor<i32>
  %11 = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%12: tensor<i32>, %13: tensor<i32>):
    %14 = stablehlo.add %12, %9 : tensor<i32>
    %15 = stablehlo.add %13, %10 : tensor<i32>
    %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %16 : tensor<i1>
  }) : (tensor<2xi32>) -> tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %17 = stablehlo.constant dense<[0x3F99999A, 0x3F8CCCCD]> : tensor<2xf32>
  %18 = "stablehlo.sort"(%17) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%19: tensor<f32>, %20: tensor<f32>):
    %21 = "stablehlo.reduce_precision"(%19) <{exponent_bits = 8 : i32, mantissa_bits = 20 : i32}> : (tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.reduce_precision"(%20) <{exponent_bits = 8 : i32, mantissa_bits = 1 : i32}> : (tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %23 : tensor<i1>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%18, %17) : (tensor<2xf32>, tensor<2xf32>) -> ()
  %24 = stablehlo.constant dense<[300, 100]> : tensor<2xi32>
  %25 = "stablehlo.sort"(%24) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%26: tensor<i32>, %27: tensor<i32>):
    %28 = "stablehlo.convert"(%26) : (tensor<i32>) -> tensor<i16>
    %29 = "stablehlo.convert"(%28) : (tensor<i16>) -> tensor<i32>
    %30 = "stablehlo.convert"(%27) : (tensor<i32>) -> tensor<ui8>
    %31 = "stablehlo.convert"(%30) : (tensor<ui8>) -> tensor<i32>
    %32 = "stablehlo.compare"(%29, %31) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %32 : tensor<i1>
  }) : (tensor<2xi32>) -> tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %33 = stablehlo.constant dense<[7, 1]> : tensor<2xi32>
  %34 = "stablehlo.sort"(%33) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%35: tensor<i32>, %36: tensor<i32>):
    %37 = stablehlo.constant dense<3> : tensor<i32>
    %38 = "stablehlo.compare"(%35, %37) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %39 = "stablehlo.convert"(%38) : (tensor<i1>) -> tensor<i32>
    %40 = stablehlo.constant dense<3> : tensor<i32>
    %41 = "stablehlo.compare"(%36, %40) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %42 = "stablehlo.convert"(%41) : (tensor<i1>) -> tensor<i32>
    %43 = "stablehlo.compare"(%39, %42) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %43 : tensor<i1>
  }) : (tensor<2xi32>) -> tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%34, %33) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %44 = stablehlo.constant dense<[-0.0, 0.0]> : tensor<2xf32>
  %45 = stablehlo.constant dense<[5, 3]> : tensor<2xi32>
  %46, %47 = "stablehlo.sort"(%44, %45) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%48: tensor<f32>, %49: tensor<f32>, %50: tensor<i32>, %51: tensor<i32>):
    %52 = "stablehlo.compare"(%48, %49) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type WEAKORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %53 = "stablehlo.compare"(%48, %49) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %54 = "stablehlo.compare"(%50, %51) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %55 = stablehlo.and %53, %54 : tensor<i1>
    %56 = stablehlo.or %52, %55 : tensor<i1>
    stablehlo.return %56 : tensor<i1>
  }) : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
  stablehlo.custom_call @check.expect_eq(%46, %44) : (tensor<2xf32>, tensor<2xf32>) -> ()
  stablehlo.custom_call @check.expect_eq(%47, %45) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %57 = stablehlo.constant dense<0x7FC00000> : tensor<2xf32>
  %58, %59 = "stablehlo.sort"(%57, %45) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%60: tensor<f32>, %61: tensor<f32>, %62: tensor<i32>, %63: tensor<i32>):
    %64 = "stablehlo.compare"(%60, %61) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %65 = "stablehlo.compare"(%60, %61) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %66 = "stablehlo.compare"(%62, %63) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %67 = stablehlo.and %65, %66 : tensor<i1>
    %68 = stablehlo.or %64, %67 : tensor<i1>
    stablehlo.return %68 : tensor<i1>
  }) : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
  stablehlo.custom_call @check.expect_eq(%58, %57) : (tensor<2xf32>, tensor<2xf32>) -> ()
  stablehlo.custom_call @check.expect_eq(%59, %45) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %69 = stablehlo.constant dense<0x7FF8000000000000> : tensor<2xf64>
  %70 = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %71, %72 = "stablehlo.sort"(%69, %70) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%73: tensor<f64>, %74: tensor<f64>, %75: tensor<i32>, %76: tensor<i32>):
    %77 = "stablehlo.compare"(%73, %74) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %78 = "stablehlo.compare"(%73, %74) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %79 = "stablehlo.compare"(%75, %76) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %80 = stablehlo.and %78, %79 : tensor<i1>
    %81 = stablehlo.or %77, %80 : tensor<i1>
    stablehlo.return %81 : tensor<i1>
  }) : (tensor<2xf64>, tensor<2xi32>) -> (tensor<2xf64>, tensor<2xi32>)
  stablehlo.custom_call @check.expect_eq(%71, %69) : (tensor<2xf64>, tensor<2xf64>) -> ()
  stablehlo.custom_call @check.expect_eq(%72, %70) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %82 = stablehlo.constant dense<1> : tensor<2xi32>
  %83, %84 = "stablehlo.sort"(%82, %45) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%85: tensor<i32>, %86: tensor<i32>, %87: tensor<i32>, %88: tensor<i32>):
    %89 = "stablehlo.compare"(%87, %88) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %90 = "stablehlo.compare"(%87, %88) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %91 = stablehlo.and %89, %90 : tensor<i1>
    %92 = "stablehlo.compare"(%85, %86) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %93 = stablehlo.or %92, %91 : tensor<i1>
    stablehlo.return %93 : tensor<i1>
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  stablehlo.custom_call @check.expect_eq(%83, %82) : (tensor<2xi32>, tensor<2xi32>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %45) : (tensor<2xi32>, tensor<2xi32>) -> ()
  return
}
// -----
// sums of two operands, written as differences of both sides
func.func public @main() {
  %0 = stablehlo.constant dense<[-9, -2, 5, -7, 0, 7, -5, 2, 9, -3, 4, -8, -1, 6, -6, 1, 8, -4, 3, -9]> : tensor<20xi32>
  %1 = stablehlo.constant dense<[0, 5, 10, 4, 9, 3, 8, 2, 7, 1, 6, 0, 5, 10, 4, 9, 3, 8, 2, 7]> : tensor<20xi32>
  %2, %3 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%4: tensor<i32>, %5: tensor<i32>, %6: tensor<i32>, %7: tensor<i32>):
    %8 = stablehlo.subtract %4, %7 : tensor<i32>
    %9 = stablehlo.subtract %5, %6 : tensor<i32>
    %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }) : (tensor<20xi32>, tensor<20xi32>) -> (tensor<20xi32>, tensor<20xi32>)
  %11 = stablehlo.constant dense<[-9, -8, -7, -3, -6, -9, -2, -5, 2, -1, -4, 3, 0, 7, 4, 1, 8, 5, 9, 6]> : tensor<20xi32>
  stablehlo.custom_call @check.expect_eq(%2, %11) : (tensor<20xi32>, tensor<20xi32>) -> ()
  %12 = stablehlo.constant dense<[0, 0, 4, 1, 4, 7, 5, 8, 2, 5, 8, 2, 9, 3, 6, 9, 3, 10, 7, 10]> : tensor<20xi32>
  stablehlo.custom_call @check.expect_eq(%3, %12) : (tensor<20xi32>, tensor<20xi32>) -> ()
  return
}
// -----
// sort of f16 by the weak order, infinities and their neighbours
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xi32>
  %1 = stablehlo.constant dense<"0x017C01FC007C00FCFF7BFFFB00040084FE7BFEFB007E00FE"> : tensor<12xui16>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<12xui16>) -> tensor<12xf16>
  %3, %4 = "stablehlo.sort"(%2, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%5: tensor<f16>, %6: tensor<f16>, %7: tensor<i32>, %8: tensor<i32>):
    %9 = "stablehlo.compare"(%5, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type WEAKORDER>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<12xf16>, tensor<12xi32>) -> (tensor<12xf16>, tensor<12xi32>)
  %10 = stablehlo.constant dense<[3, 5, 9, 7, 6, 8, 4, 2, 0, 1, 10, 11]> : tensor<12xi32>
  stablehlo.custom_call @check.expect_eq(%4, %10) : (tensor<12xi32>, tensor<12xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%2, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<f16>, %14: tensor<f16>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type WEAKORDER>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<12xf16>, tensor<12xi32>) -> (tensor<12xf16>, tensor<12xi32>)
  %18 = stablehlo.constant dense<[0, 1, 10, 11, 2, 4, 8, 6, 7, 9, 5, 3]> : tensor<12xi32>
  stablehlo.custom_call @check.expect_eq(%12, %18) : (tensor<12xi32>, tensor<12xi32>) -> ()
  return
}
// -----
// sort of bf16 by the weak order, infinities and their neighbours
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xi32>
  %1 = stablehlo.constant dense<"0x817F81FF807F80FF7F7F7FFF800080807E7F7EFFC07FC0FF"> : tensor<12xui16>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<12xui16>) -> tensor<12xbf16>
  %3, %4 = "stablehlo.sort"(%2, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%5: tensor<bf16>, %6: tensor<bf16>, %7: tensor<i32>, %8: tensor<i32>):
    %9 = "stablehlo.compare"(%5, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type WEAKORDER>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<12xbf16>, tensor<12xi32>) -> (tensor<12xbf16>, tensor<12xi32>)
  %10 = stablehlo.constant dense<[3, 5, 9, 7, 6, 8, 4, 2, 0, 1, 10, 11]> : tensor<12xi32>
  stablehlo.custom_call @check.expect_eq(%4, %10) : (tensor<12xi32>, tensor<12xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%2, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<bf16>, %14: tensor<bf16>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type WEAKORDER>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<12xbf16>, tensor<12xi32>) -> (tensor<12xbf16>, tensor<12xi32>)
  %18 = stablehlo.constant dense<[0, 1, 10, 11, 2, 4, 8, 6, 7, 9, 5, 3]> : tensor<12xi32>
  stablehlo.custom_call @check.expect_eq(%12, %18) : (tensor<12xi32>, tensor<12xi32>) -> ()
  return
}
// -----
// sort of f32 by the weak order, infinities and their neighbours
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xi32>
  %1 = stablehlo.constant dense<"0x0100807F010080FF0000807F000080FFFFFF7F7FFFFF7FFF0000800000008080FEFF7F7FFEFF7FFF0000C07F0000C0FF"> : tensor<12xui32>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<12xui32>) -> tensor<12xf32>
  %3, %4 = "stablehlo.sort"(%2, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%5: tensor<f32>, %6: tensor<f32>, %7: tensor<i32>, %8: tensor<i32>):
    %9 = "stablehlo.compare"(%5, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type WEAKORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<12xf32>, tensor<12xi32>) -> (tensor<12xf32>, tensor<12xi32>)
  %10 = stablehlo.constant dense<[3, 5, 9, 7, 6, 8, 4, 2, 0, 1, 10, 11]> : tensor<12xi32>
  stablehlo.custom_call @check.expect_eq(%4, %10) : (tensor<12xi32>, tensor<12xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%2, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<f32>, %14: tensor<f32>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type WEAKORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<12xf32>, tensor<12xi32>) -> (tensor<12xf32>, tensor<12xi32>)
  %18 = stablehlo.constant dense<[0, 1, 10, 11, 2, 4, 8, 6, 7, 9, 5, 3]> : tensor<12xi32>
  stablehlo.custom_call @check.expect_eq(%12, %18) : (tensor<12xi32>, tensor<12xi32>) -> ()
  return
}
// -----
// sort of f64 by the weak order, infinities and their neighbours
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xi32>
  %1 = stablehlo.constant dense<"0x010000000000F07F010000000000F0FF000000000000F07F000000000000F0FFFFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF00000000000010000000000000001080FEFFFFFFFFFFEF7FFEFFFFFFFFFFEFFF000000000000F87F000000000000F8FF"> : tensor<12xui64>
  %2 = "stablehlo.bitcast_convert"(%1) : (tensor<12xui64>) -> tensor<12xf64>
  %3, %4 = "stablehlo.sort"(%2, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%5: tensor<f64>, %6: tensor<f64>, %7: tensor<i32>, %8: tensor<i32>):
    %9 = "stablehlo.compare"(%5, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type WEAKORDER>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<12xf64>, tensor<12xi32>) -> (tensor<12xf64>, tensor<12xi32>)
  %10 = stablehlo.constant dense<[3, 5, 9, 7, 6, 8, 4, 2, 0, 1, 10, 11]> : tensor<12xi32>
  stablehlo.custom_call @check.expect_eq(%4, %10) : (tensor<12xi32>, tensor<12xi32>) -> ()
  %11, %12 = "stablehlo.sort"(%2, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%13: tensor<f64>, %14: tensor<f64>, %15: tensor<i32>, %16: tensor<i32>):
    %17 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type WEAKORDER>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<12xf64>, tensor<12xi32>) -> (tensor<12xf64>, tensor<12xi32>)
  %18 = stablehlo.constant dense<[0, 1, 10, 11, 2, 4, 8, 6, 7, 9, 5, 3]> : tensor<12xi32>
  stablehlo.custom_call @check.expect_eq(%12, %18) : (tensor<12xi32>, tensor<12xi32>) -> ()
  return
}
