// dot_general of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[false, false, true, false], [true, true, true, true], [true, true, true, false]]> : tensor<3x4xi1>
  %1 = stablehlo.constant dense<[[true, true, false, true, true], [false, false, false, false, false], [true, false, false, false, true], [false, false, false, true, false]]> : tensor<4x5xi1>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi1>, tensor<4x5xi1>) -> tensor<3x5xi1>
  %3 = stablehlo.constant dense<[[true, false, false, false, true], [true, true, false, true, true], [true, true, false, true, true]]> : tensor<3x5xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
  %4 = stablehlo.constant dense<false> : tensor<3x4xi1>
  %5 = stablehlo.xor %0, %4 : tensor<3x4xi1>
  %6 = stablehlo.constant dense<false> : tensor<4x5xi1>
  %7 = stablehlo.xor %1, %6 : tensor<4x5xi1>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi1>, tensor<4x5xi1>) -> tensor<3x5xi1>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
  %9 = stablehlo.constant dense<[[false, false, true], [false, false, false], [false, false, true], [false, false, false]]> : tensor<4x3xi1>
  %10 = stablehlo.constant dense<[[true, false, false, true], [true, false, true, false], [false, true, true, false], [false, true, true, true], [false, true, true, true]]> : tensor<5x4xi1>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xi1>, tensor<5x4xi1>) -> tensor<3x5xi1>
  %12 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, false], [true, true, true, true, true]]> : tensor<3x5xi1>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
  %13 = stablehlo.constant dense<false> : tensor<4x3xi1>
  %14 = stablehlo.xor %9, %13 : tensor<4x3xi1>
  %15 = stablehlo.constant dense<false> : tensor<5x4xi1>
  %16 = stablehlo.xor %10, %15 : tensor<5x4xi1>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xi1>, tensor<5x4xi1>) -> tensor<3x5xi1>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
  %18 = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %19 = stablehlo.constant dense<[true, true, true, false]> : tensor<4xi1>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<i1>
  %21 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<i1>, tensor<i1>) -> ()
  %22 = stablehlo.constant dense<[[true, false, false, false], [false, false, true, true], [false, true, false, false]]> : tensor<3x4xi1>
  %23 = stablehlo.constant dense<false> : tensor<4xi1>
  %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi1>, tensor<4xi1>) -> tensor<3xi1>
  %25 = stablehlo.constant dense<false> : tensor<3xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3xi1>, tensor<3xi1>) -> ()
  %26 = stablehlo.constant dense<[true, false, false, true]> : tensor<4xi1>
  %27 = stablehlo.constant dense<[[true, false, false], [false, false, true], [true, false, true], [false, false, true]]> : tensor<4x3xi1>
  %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xi1>, tensor<4x3xi1>) -> tensor<3xi1>
  %29 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3xi1>, tensor<3xi1>) -> ()
  %30 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
  %31 = stablehlo.constant dense<false> : tensor<2xi1>
  %32 = "stablehlo.dot_general"(%30, %31) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xi1>, tensor<2xi1>) -> tensor<3x2xi1>
  %33 = stablehlo.constant dense<false> : tensor<3x2xi1>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<3x2xi1>, tensor<3x2xi1>) -> ()
  %34 = stablehlo.constant dense<[[[false, true, false, false], [false, true, true, false], [false, false, true, false]], [[false, true, false, false], [true, false, false, true], [false, true, true, true]]]> : tensor<2x3x4xi1>
  %35 = stablehlo.constant dense<[[[true, true, true, false, true], [true, false, false, true, true], [false, false, true, false, true], [false, true, true, false, false]], [[true, false, true, false, true], [false, true, false, true, false], [false, false, false, true, true], [true, true, false, true, false]]]> : tensor<2x4x5xi1>
  %36 = "stablehlo.dot_general"(%34, %35) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi1>, tensor<2x4x5xi1>) -> tensor<2x3x5xi1>
  %37 = stablehlo.constant dense<[[[true, false, false, true, true], [true, false, true, true, true], [false, false, true, false, true]], [[false, true, false, true, false], [true, true, true, true, true], [true, true, false, true, true]]]> : tensor<2x3x5xi1>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> ()
  %38 = stablehlo.constant dense<[[[true, true, true, true], [false, true, false, false]], [[true, true, true, true], [true, false, false, false]], [[true, false, false, true], [false, true, false, false]]]> : tensor<3x2x4xi1>
  %39 = stablehlo.constant dense<[[[true, false], [true, false], [true, false], [false, false]], [[false, false], [true, true], [true, false], [true, false]], [[true, false], [false, true], [true, true], [true, false]], [[true, false], [false, false], [true, true], [false, false]], [[false, false], [true, true], [true, false], [false, false]]]> : tensor<5x4x2xi1>
  %40 = "stablehlo.dot_general"(%38, %39) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xi1>, tensor<5x4x2xi1>) -> tensor<2x3x5xi1>
  %41 = stablehlo.constant dense<[[[true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, false]], [[false, true, true, false, true], [false, false, false, false, false], [false, true, true, false, true]]]> : tensor<2x3x5xi1>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> ()
  %42 = stablehlo.constant dense<false> : tensor<3x2x4xi1>
  %43 = stablehlo.xor %38, %42 : tensor<3x2x4xi1>
  %44 = stablehlo.constant dense<false> : tensor<5x4x2xi1>
  %45 = stablehlo.xor %39, %44 : tensor<5x4x2xi1>
  %46 = "stablehlo.dot_general"(%43, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xi1>, tensor<5x4x2xi1>) -> tensor<2x3x5xi1>
  stablehlo.custom_call @check.expect_eq(%46, %41) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> ()
  %47 = stablehlo.constant dense<[[[[true, false], [true, false], [false, true], [false, true]], [[false, true], [false, false], [false, false], [true, false]], [[true, true], [true, true], [true, true], [false, true]]], [[[false, true], [true, false], [true, true], [true, false]], [[false, false], [true, false], [false, true], [false, true]], [[false, false], [false, false], [true, false], [false, true]]]]> : tensor<2x3x4x2xi1>
  %48 = stablehlo.constant dense<[[[[true, false, true], [true, false, false]], [[false, false, false], [false, true, false]], [[true, false, false], [true, false, false]], [[true, true, true], [true, true, false]]], [[[true, true, false], [true, false, false]], [[false, true, false], [true, true, false]], [[false, false, true], [true, true, false]], [[true, false, true], [false, true, true]]]]> : tensor<2x4x2x3xi1>
  %49 = "stablehlo.dot_general"(%47, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 3], rhs_batching_dimensions = [2, 0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4x2xi1>, tensor<2x4x2x3xi1>) -> tensor<2x2x3x3xi1>
  %50 = stablehlo.constant dense<[[[[true, false, true], [true, true, true], [true, false, true]], [[true, false, true], [true, true, false], [true, true, true]]], [[[true, true, false], [false, true, false], [true, false, false]], [[true, true, false], [true, true, true], [false, true, true]]]]> : tensor<2x2x3x3xi1>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xi1>) -> ()
  %51 = stablehlo.constant dense<[[[true, true], [false, false], [true, true], [false, false]], [[true, false], [false, true], [false, true], [true, true]], [[false, true], [false, false], [true, false], [false, false]]]> : tensor<3x4x2xi1>
  %52 = stablehlo.constant dense<[[[true, false, true, true, false], [true, true, false, false, false], [false, true, true, false, false]], [[false, true, true, false, false], [false, true, true, true, false], [true, true, false, true, false]], [[false, false, false, true, true], [false, true, false, true, false], [false, true, true, false, true]], [[true, false, false, false, true], [true, false, false, true, false], [true, false, true, true, false]]]> : tensor<4x3x5xi1>
  %53 = "stablehlo.dot_general"(%51, %52) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xi1>, tensor<4x3x5xi1>) -> tensor<2x5xi1>
  %54 = stablehlo.constant dense<true> : tensor<2x5xi1>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<2x5xi1>, tensor<2x5xi1>) -> ()
  %55 = stablehlo.constant dense<false> : tensor<3x4x2xi1>
  %56 = stablehlo.xor %51, %55 : tensor<3x4x2xi1>
  %57 = stablehlo.constant dense<false> : tensor<4x3x5xi1>
  %58 = stablehlo.xor %52, %57 : tensor<4x3x5xi1>
  %59 = "stablehlo.dot_general"(%56, %58) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xi1>, tensor<4x3x5xi1>) -> tensor<2x5xi1>
  stablehlo.custom_call @check.expect_eq(%59, %54) : (tensor<2x5xi1>, tensor<2x5xi1>) -> ()
  %60 = stablehlo.constant dense<[[[false, false], [true, false], [false, false], [true, false]], [[true, false], [true, true], [true, true], [false, false]], [[false, false], [false, true], [false, false], [false, true]]]> : tensor<3x4x2xi1>
  %61 = stablehlo.constant dense<[[[false, false, false, true, false], [true, true, false, false, true], [true, true, true, true, true], [false, false, false, true, true]], [[false, true, false, true, false], [false, true, false, true, false], [true, false, false, true, true], [false, false, true, true, false]], [[true, true, true, true, true], [true, true, true, false, true], [true, true, false, true, true], [true, false, true, false, false]]]> : tensor<3x4x5xi1>
  %62 = "stablehlo.dot_general"(%60, %61) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [1, 0]>}> : (tensor<3x4x2xi1>, tensor<3x4x5xi1>) -> tensor<2x5xi1>
  %63 = stablehlo.constant dense<[[true, true, false, true, true], [true, true, true, true, true]]> : tensor<2x5xi1>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<2x5xi1>, tensor<2x5xi1>) -> ()
  %64 = stablehlo.constant dense<[[false, true, false], [true, true, false]]> : tensor<2x3xi1>
  %65 = stablehlo.constant dense<[[false, true, false], [false, true, false]]> : tensor<2x3xi1>
  %66 = "stablehlo.dot_general"(%64, %65) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%66, %65) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  %67 = stablehlo.constant dense<[[false, false, true, false]]> : tensor<1x4xi1>
  %68 = stablehlo.constant dense<false> : tensor<4x1xi1>
  %69 = "stablehlo.dot_general"(%67, %68) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x4xi1>, tensor<4x1xi1>) -> tensor<1x1xi1>
  %70 = stablehlo.constant dense<false> : tensor<1x1xi1>
  stablehlo.custom_call @check.expect_eq(%69, %70) : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
  %71 = stablehlo.constant dense<> : tensor<2x0xi1>
  %72 = stablehlo.constant dense<> : tensor<0x3xi1>
  %73 = "stablehlo.dot_general"(%71, %72) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xi1>, tensor<0x3xi1>) -> tensor<2x3xi1>
  %74 = stablehlo.constant dense<false> : tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%73, %74) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  %75 = stablehlo.constant dense<> : tensor<0x2xi1>
  %76 = "stablehlo.dot_general"(%75, %74) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x2xi1>, tensor<2x3xi1>) -> tensor<0x3xi1>
  stablehlo.custom_call @check.expect_eq(%76, %72) : (tensor<0x3xi1>, tensor<0x3xi1>) -> ()
  %77 = stablehlo.constant dense<true> : tensor<2x2xi1>
  %78 = "stablehlo.dot_general"(%21, %77) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  stablehlo.custom_call @check.expect_eq(%78, %77) : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
  %79 = stablehlo.constant dense<[[[false, true, false, true], [true, false, false, true], [false, false, false, true]], [[false, false, true, false], [false, true, false, false], [false, true, false, true]]]> : tensor<2x3x4xi1>
  %80 = stablehlo.constant dense<[[false, false], [true, false], [false, true], [true, false]]> : tensor<4x2xi1>
  %81 = "stablehlo.dot_general"(%79, %80) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x3x4xi1>, tensor<4x2xi1>) -> tensor<2x3x2xi1>
  %82 = stablehlo.constant dense<[[[true, false], [true, false], [true, false]], [[false, true], [true, false], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// dot_general of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 0, 1], [-1, 1, -2], [0, 0, 1], [0, 1, 0]]> : tensor<4x3xi2>
  %1 = stablehlo.constant dense<[[-1, 1, 1, -1], [0, 1, -1, 0], [-1, -2, -1, 0], [1, -1, -2, 0], [-1, -1, 1, -2]]> : tensor<5x4xi2>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xi2>, tensor<5x4xi2>) -> tensor<3x5xi2>
  %3 = stablehlo.constant dense<[[-2, -1, 1, -2, 0], [0, 1, -2, -1, 1], [-2, 1, -2, 1, -2]]> : tensor<3x5xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi2>, tensor<3x5xi2>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<4x3xi2>
  %5 = stablehlo.subtract %0, %4 : tensor<4x3xi2>
  %6 = stablehlo.constant dense<0> : tensor<5x4xi2>
  %7 = stablehlo.subtract %1, %6 : tensor<5x4xi2>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xi2>, tensor<5x4xi2>) -> tensor<3x5xi2>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xi2>, tensor<3x5xi2>) -> ()
  %9 = stablehlo.constant dense<[[[0, 0, 0, 0], [-2, -2, -2, 0]], [[0, 1, 1, 1], [0, -2, 0, -1]], [[0, -2, 0, -1], [1, -2, -2, -1]]]> : tensor<3x2x4xi2>
  %10 = stablehlo.constant dense<[[[1, -2], [0, 0], [1, 1], [1, -1]], [[0, 1], [-1, -1], [1, 1], [0, 0]], [[-1, 0], [0, 1], [0, 0], [-2, 0]], [[0, -1], [-1, -2], [-2, -1], [-2, 0]], [[-1, 0], [-2, -1], [-2, 0], [0, 0]]]> : tensor<5x4x2xi2>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xi2>, tensor<5x4x2xi2>) -> tensor<2x3x5xi2>
  %12 = stablehlo.constant dense<[[[0, 0, 0, 0, 0], [-2, 0, -2, -1, 0], [-1, -2, -2, 0, 0]], [[-2, -2, -2, 0, -2], [1, -2, -2, 0, -2], [1, 1, -2, 1, -2]]]> : tensor<2x3x5xi2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x3x5xi2>, tensor<2x3x5xi2>) -> ()
  %13 = stablehlo.constant dense<0> : tensor<3x2x4xi2>
  %14 = stablehlo.subtract %9, %13 : tensor<3x2x4xi2>
  %15 = stablehlo.constant dense<0> : tensor<5x4x2xi2>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4x2xi2>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xi2>, tensor<5x4x2xi2>) -> tensor<2x3x5xi2>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<2x3x5xi2>, tensor<2x3x5xi2>) -> ()
  %18 = stablehlo.constant dense<> : tensor<2x0xi2>
  %19 = stablehlo.constant dense<> : tensor<0x3xi2>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xi2>, tensor<0x3xi2>) -> tensor<2x3xi2>
  %21 = stablehlo.constant dense<0> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  return
}
// -----
// dot_general of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1, 1, 1, -7], [7, -7, 6, -7], [-1, -7, -2, -3]]> : tensor<3x4xi4>
  %1 = stablehlo.constant dense<[[-5, -5, 1, 4, -8], [-1, 3, -4, 4, -7], [-1, -6, 2, 5, 7], [6, 6, 4, -7, 5]]> : tensor<4x5xi4>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi4>, tensor<4x5xi4>) -> tensor<3x5xi4>
  %3 = stablehlo.constant dense<[[-7, -8, 1, 6, 5], [4, -6, 3, -1, 0], [-4, -6, -5, -5, -4]]> : tensor<3x5xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi4>, tensor<3x5xi4>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<3x4xi4>
  %5 = stablehlo.subtract %0, %4 : tensor<3x4xi4>
  %6 = stablehlo.constant dense<0> : tensor<4x5xi4>
  %7 = stablehlo.subtract %1, %6 : tensor<4x5xi4>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi4>, tensor<4x5xi4>) -> tensor<3x5xi4>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xi4>, tensor<3x5xi4>) -> ()
  %9 = stablehlo.constant dense<[[-3, -3, 6], [1, -8, 1], [-8, -1, -3], [3, -8, -6]]> : tensor<4x3xi4>
  %10 = stablehlo.constant dense<[[1, -7, 2, 7], [-4, 0, -1, -6], [-2, 6, 0, 4], [-3, 4, 1, 2], [3, -7, 5, 7]]> : tensor<5x4xi4>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xi4>, tensor<5x4xi4>) -> tensor<3x5xi4>
  %12 = stablehlo.constant dense<[[-5, 2, -8, -5, -3], [-5, -3, 6, -8, 2], [-1, -1, 2, 3, 2]]> : tensor<3x5xi4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x5xi4>, tensor<3x5xi4>) -> ()
  %13 = stablehlo.constant dense<0> : tensor<4x3xi4>
  %14 = stablehlo.subtract %9, %13 : tensor<4x3xi4>
  %15 = stablehlo.constant dense<0> : tensor<5x4xi4>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4xi4>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xi4>, tensor<5x4xi4>) -> tensor<3x5xi4>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<3x5xi4>, tensor<3x5xi4>) -> ()
  %18 = stablehlo.constant dense<[[-8, 5, -1, 2], [6, -8, 1, 6], [-4, 4, -3, 6]]> : tensor<3x4xi4>
  %19 = stablehlo.constant dense<[-4, 5, -3, -1]> : tensor<4xi4>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi4>, tensor<4xi4>) -> tensor<3xi4>
  %21 = stablehlo.constant dense<[-6, 7, 7]> : tensor<3xi4>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xi4>, tensor<3xi4>) -> ()
  %22 = stablehlo.constant dense<[6, 0, -6]> : tensor<3xi4>
  %23 = stablehlo.constant dense<[-2, 7]> : tensor<2xi4>
  %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xi4>, tensor<2xi4>) -> tensor<3x2xi4>
  %25 = stablehlo.constant dense<[[4, -6], [0, 0], [-4, 6]]> : tensor<3x2xi4>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x2xi4>, tensor<3x2xi4>) -> ()
  %26 = stablehlo.constant dense<[[[3, -3, 6, -5], [1, 7, -8, 0]], [[2, 5, 6, 2], [0, -7, 1, 4]], [[3, 4, -4, 2], [-1, -7, -4, -8]]]> : tensor<3x2x4xi4>
  %27 = stablehlo.constant dense<[[[0, -7], [-4, 7], [2, 0], [-2, -6]], [[4, 1], [-7, -6], [-7, -3], [2, -5]], [[6, 2], [3, -5], [-6, -3], [1, 6]], [[-6, 6], [5, -4], [2, 0], [5, 6]], [[7, -2], [7, 3], [-6, 1], [5, -1]]]> : tensor<5x4x2xi4>
  %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xi4>, tensor<5x4x2xi4>) -> tensor<2x3x5xi4>
  %29 = stablehlo.constant dense<[[[2, -3, 0, 2, 3], [4, -1, -7, 3, 7], [4, 0, -8, 4, 3]], [[-6, -1, 7, -6, -5], [7, 3, -8, 4, -8], [6, -3, -3, 6, 1]]]> : tensor<2x3x5xi4>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x3x5xi4>, tensor<2x3x5xi4>) -> ()
  %30 = stablehlo.constant dense<0> : tensor<3x2x4xi4>
  %31 = stablehlo.subtract %26, %30 : tensor<3x2x4xi4>
  %32 = stablehlo.constant dense<0> : tensor<5x4x2xi4>
  %33 = stablehlo.subtract %27, %32 : tensor<5x4x2xi4>
  %34 = "stablehlo.dot_general"(%31, %33) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xi4>, tensor<5x4x2xi4>) -> tensor<2x3x5xi4>
  stablehlo.custom_call @check.expect_eq(%34, %29) : (tensor<2x3x5xi4>, tensor<2x3x5xi4>) -> ()
  %35 = stablehlo.constant dense<[[[-1, -5], [0, -3], [5, -8], [-2, -3]], [[-8, -1], [4, -2], [-1, 2], [-2, 7]], [[-1, 2], [0, 6], [1, -1], [-6, -1]]]> : tensor<3x4x2xi4>
  %36 = stablehlo.constant dense<[[[1, -8, -8, -8, 3], [-1, 0, -3, 2, 4], [0, 1, -4, 0, 6]], [[5, -4, 4, -1, 5], [-5, -2, -6, -4, -6], [-6, 4, 7, -2, 5]], [[3, -2, -1, -8, 6], [2, 4, 4, 4, -3], [5, 2, 1, 4, -6]], [[-2, -8, -3, 1, -4], [-8, 3, 3, -7, 7], [5, 7, 1, 7, 7]]]> : tensor<4x3x5xi4>
  %37 = "stablehlo.dot_general"(%35, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xi4>, tensor<4x3x5xi4>) -> tensor<2x5xi4>
  %38 = stablehlo.constant dense<[[-5, 3, -2, 2, -6], [3, -2, -7, -2, -6]]> : tensor<2x5xi4>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<2x5xi4>, tensor<2x5xi4>) -> ()
  %39 = stablehlo.constant dense<0> : tensor<3x4x2xi4>
  %40 = stablehlo.subtract %35, %39 : tensor<3x4x2xi4>
  %41 = stablehlo.constant dense<0> : tensor<4x3x5xi4>
  %42 = stablehlo.subtract %36, %41 : tensor<4x3x5xi4>
  %43 = "stablehlo.dot_general"(%40, %42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xi4>, tensor<4x3x5xi4>) -> tensor<2x5xi4>
  stablehlo.custom_call @check.expect_eq(%43, %38) : (tensor<2x5xi4>, tensor<2x5xi4>) -> ()
  %44 = stablehlo.constant dense<[[3, -2, 1], [-7, 2, -1]]> : tensor<2x3xi4>
  %45 = stablehlo.constant dense<[[-4, 2, 3], [-7, -7, 5]]> : tensor<2x3xi4>
  %46 = "stablehlo.dot_general"(%44, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
  %47 = stablehlo.constant dense<[[4, -4, 3], [1, 2, -5]]> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %48 = stablehlo.constant dense<> : tensor<2x0xi4>
  %49 = stablehlo.constant dense<> : tensor<0x3xi4>
  %50 = "stablehlo.dot_general"(%48, %49) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xi4>, tensor<0x3xi4>) -> tensor<2x3xi4>
  %51 = stablehlo.constant dense<0> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %52 = stablehlo.constant dense<0> : tensor<i4>
  %53 = stablehlo.constant dense<[[-2, 0], [-4, 0]]> : tensor<2x2xi4>
  %54 = "stablehlo.dot_general"(%52, %53) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i4>, tensor<2x2xi4>) -> tensor<2x2xi4>
  %55 = stablehlo.constant dense<0> : tensor<2x2xi4>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<2x2xi4>, tensor<2x2xi4>) -> ()
  return
}
// -----
// dot_general of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEF5B7B9924AFD6598533D147"> : tensor<3x4xi8>
  %1 = stablehlo.constant dense<"0x7E2E086A4A915F5C8A8E2143749F7A1552E433BF"> : tensor<4x5xi8>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi8>, tensor<4x5xi8>) -> tensor<3x5xi8>
  %3 = stablehlo.constant dense<"0x95EA2CE455BAED40E3DD1D446C844F"> : tensor<3x5xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<3x4xi8>
  %5 = stablehlo.subtract %0, %4 : tensor<3x4xi8>
  %6 = stablehlo.constant dense<0> : tensor<4x5xi8>
  %7 = stablehlo.subtract %1, %6 : tensor<4x5xi8>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi8>, tensor<4x5xi8>) -> tensor<3x5xi8>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
  %9 = stablehlo.constant dense<"0xC37C5FF7A680F4D4B48CDD44"> : tensor<4x3xi8>
  %10 = stablehlo.constant dense<"0x522B8D9C2A370DA1B5B6D08CDB386C5E0539574C"> : tensor<5x4xi8>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xi8>, tensor<5x4xi8>) -> tensor<3x5xi8>
  %12 = stablehlo.constant dense<"0xA77F49314A0AC3CCFA0A82FE9B2DB7"> : tensor<3x5xi8>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
  %13 = stablehlo.constant dense<0> : tensor<4x3xi8>
  %14 = stablehlo.subtract %9, %13 : tensor<4x3xi8>
  %15 = stablehlo.constant dense<0> : tensor<5x4xi8>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4xi8>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xi8>, tensor<5x4xi8>) -> tensor<3x5xi8>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
  %18 = stablehlo.constant dense<[-25, 94, 23, 125]> : tensor<4xi8>
  %19 = stablehlo.constant dense<[-27, -105, 118, -98]> : tensor<4xi8>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xi8>, tensor<4xi8>) -> tensor<i8>
  %21 = stablehlo.constant dense<-43> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<i8>, tensor<i8>) -> ()
  %22 = stablehlo.constant dense<"0xEA0C16019E3D83C2A446A8D6"> : tensor<3x4xi8>
  %23 = stablehlo.constant dense<[21, 1, -14, 99]> : tensor<4xi8>
  %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi8>, tensor<4xi8>) -> tensor<3xi8>
  %25 = stablehlo.constant dense<[109, 15, 76]> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %26 = stablehlo.constant dense<[107, 102, -64, -82]> : tensor<4xi8>
  %27 = stablehlo.constant dense<"0xCF4B73D4B14B92563DCBC5A1"> : tensor<4x3xi8>
  %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xi8>, tensor<4x3xi8>) -> tensor<3xi8>
  %29 = stablehlo.constant dense<[119, 69, 33]> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %30 = stablehlo.constant dense<[107, 112, 52]> : tensor<3xi8>
  %31 = stablehlo.constant dense<[58, -118]> : tensor<2xi8>
  %32 = "stablehlo.dot_general"(%30, %31) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xi8>, tensor<2xi8>) -> tensor<3x2xi8>
  %33 = stablehlo.constant dense<[[62, -82], [96, 96], [-56, 8]]> : tensor<3x2xi8>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<3x2xi8>, tensor<3x2xi8>) -> ()
  %34 = stablehlo.constant dense<"0x6CFF3F5E83C242A221A5B20C124AF0D5675A1DF557FA7962"> : tensor<2x3x4xi8>
  %35 = stablehlo.constant dense<"0xD6F455DC420CEC95808D30B72ADD1F1F5D9D083834DF56F02405803EC5A27306AA3D2EEC53EABA21"> : tensor<2x4x5xi8>
  %36 = "stablehlo.dot_general"(%34, %35) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi8>, tensor<2x4x5xi8>) -> tensor<2x3x5xi8>
  %37 = stablehlo.constant dense<"0x6E3343A37C98BC979E0E262A8EE691465D0AC4F191D69ABD3B4165B4FBD0"> : tensor<2x3x5xi8>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> ()
  %38 = stablehlo.constant dense<"0x8042C16E9178E51BEB029CE596EAB82342C05FCC958819D7"> : tensor<3x2x4xi8>
  %39 = stablehlo.constant dense<"0xEA4C34AB360EFB8FC20A79090B091527A39CE1B5749604C9C409C5D2FD681AF9F9AD3900305BFF9C"> : tensor<5x4x2xi8>
  %40 = "stablehlo.dot_general"(%38, %39) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xi8>, tensor<5x4x2xi8>) -> tensor<2x3x5xi8>
  %41 = stablehlo.constant dense<"0xF883AEB3F4A585A7E460629502E3F6CF0C95D4D873E325051A8B3C691498"> : tensor<2x3x5xi8>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> ()
  %42 = stablehlo.constant dense<0> : tensor<3x2x4xi8>
  %43 = stablehlo.subtract %38, %42 : tensor<3x2x4xi8>
  %44 = stablehlo.constant dense<0> : tensor<5x4x2xi8>
  %45 = stablehlo.subtract %39, %44 : tensor<5x4x2xi8>
  %46 = "stablehlo.dot_general"(%43, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xi8>, tensor<5x4x2xi8>) -> tensor<2x3x5xi8>
  stablehlo.custom_call @check.expect_eq(%46, %41) : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> ()
  %47 = stablehlo.constant dense<"0x873A3F6BC270C27F231CA61955B7478D01B907AA0BD00A6B42A48A5AF9FD737B78F36633B2A8651E6B0844D911B56359"> : tensor<2x3x4x2xi8>
  %48 = stablehlo.constant dense<"0x8E00042E3E9FF8CE3463495D2CF1789B77F624572D8B87EABDFCD947A94B34D5E66DA264F2432DF5B1E206F358711A4F"> : tensor<2x4x2x3xi8>
  %49 = "stablehlo.dot_general"(%47, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 3], rhs_batching_dimensions = [2, 0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4x2xi8>, tensor<2x4x2x3xi8>) -> tensor<2x2x3x3xi8>
  %50 = stablehlo.constant dense<"0x8A42F2D2BA97A2635A68FCA40C19D53F8FE56EBA849F27F4926AFD3AA38322E5AF1FC95D"> : tensor<2x2x3x3xi8>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<2x2x3x3xi8>, tensor<2x2x3x3xi8>) -> ()
  %51 = stablehlo.constant dense<"0xEC64D3B716B2BBAD21976FDD12C62E00C63D7A03F4D55436"> : tensor<3x4x2xi8>
  %52 = stablehlo.constant dense<"0xD7B3670F5387048E55551D175DEFD2E25F260A43E82EFD5174C06DE7656388A34807533F1B5A5E9DD2F7528B3D52B7C457C2F6DC2CA89B170859210F"> : tensor<4x3x5xi8>
  %53 = "stablehlo.dot_general"(%51, %52) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xi8>, tensor<4x3x5xi8>) -> tensor<2x5xi8>
  %54 = stablehlo.constant dense<"0x53AC3F6564E4BF8F2EF4"> : tensor<2x5xi8>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<2x5xi8>, tensor<2x5xi8>) -> ()
  %55 = stablehlo.constant dense<0> : tensor<3x4x2xi8>
  %56 = stablehlo.subtract %51, %55 : tensor<3x4x2xi8>
  %57 = stablehlo.constant dense<0> : tensor<4x3x5xi8>
  %58 = stablehlo.subtract %52, %57 : tensor<4x3x5xi8>
  %59 = "stablehlo.dot_general"(%56, %58) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xi8>, tensor<4x3x5xi8>) -> tensor<2x5xi8>
  stablehlo.custom_call @check.expect_eq(%59, %54) : (tensor<2x5xi8>, tensor<2x5xi8>) -> ()
  %60 = stablehlo.constant dense<"0x61C742A54E4B3E70FC0F1A9AFAC30B94F089324D9CB230C7"> : tensor<3x4x2xi8>
  %61 = stablehlo.constant dense<"0xEB98CE3FA8A33B78CA6243923E3DB1AC599938FA5CB1D1674C724C06EFC592740BC41FA923300842FA83393F583DD712AE994383D847519014E7C50E"> : tensor<3x4x5xi8>
  %62 = "stablehlo.dot_general"(%60, %61) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [1, 0]>}> : (tensor<3x4x2xi8>, tensor<3x4x5xi8>) -> tensor<2x5xi8>
  %63 = stablehlo.constant dense<"0x3CF7FAC3B228FC3CD309"> : tensor<2x5xi8>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<2x5xi8>, tensor<2x5xi8>) -> ()
  %64 = stablehlo.constant dense<[[13, -88, -114], [48, 54, -22]]> : tensor<2x3xi8>
  %65 = stablehlo.constant dense<[[85, -64, 80], [-80, -80, 69]]> : tensor<2x3xi8>
  %66 = "stablehlo.dot_general"(%64, %65) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  %67 = stablehlo.constant dense<[[81, 0, 96], [0, 32, 18]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %68 = stablehlo.constant dense<[[93, 72, -63, -123]]> : tensor<1x4xi8>
  %69 = stablehlo.constant dense<[[-84], [-31], [-28], [112]]> : tensor<4x1xi8>
  %70 = "stablehlo.dot_general"(%68, %69) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x4xi8>, tensor<4x1xi8>) -> tensor<1x1xi8>
  %71 = stablehlo.constant dense<-40> : tensor<1x1xi8>
  stablehlo.custom_call @check.expect_eq(%70, %71) : (tensor<1x1xi8>, tensor<1x1xi8>) -> ()
  %72 = stablehlo.constant dense<> : tensor<2x0xi8>
  %73 = stablehlo.constant dense<> : tensor<0x3xi8>
  %74 = "stablehlo.dot_general"(%72, %73) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xi8>, tensor<0x3xi8>) -> tensor<2x3xi8>
  %75 = stablehlo.constant dense<0> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %76 = stablehlo.constant dense<> : tensor<0x2xi8>
  %77 = stablehlo.constant dense<[[-20, -102, -100], [82, -120, -113]]> : tensor<2x3xi8>
  %78 = "stablehlo.dot_general"(%76, %77) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x2xi8>, tensor<2x3xi8>) -> tensor<0x3xi8>
  stablehlo.custom_call @check.expect_eq(%78, %73) : (tensor<0x3xi8>, tensor<0x3xi8>) -> ()
  %79 = stablehlo.constant dense<60> : tensor<i8>
  %80 = stablehlo.constant dense<[[-119, 31], [-29, 105]]> : tensor<2x2xi8>
  %81 = "stablehlo.dot_general"(%79, %80) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i8>, tensor<2x2xi8>) -> tensor<2x2xi8>
  %82 = stablehlo.constant dense<[[28, 68], [52, -100]]> : tensor<2x2xi8>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %83 = stablehlo.constant dense<"0x3D989DBB534A8D5B8C8002BBA1E362E0C73916F2ECADFC35"> : tensor<2x3x4xi8>
  %84 = stablehlo.constant dense<[[-90, 60], [-124, -99], [-46, 100], [4, 84]]> : tensor<4x2xi8>
  %85 = "stablehlo.dot_general"(%83, %84) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x3x4xi8>, tensor<4x2xi8>) -> tensor<2x3x2xi8>
  %86 = stablehlo.constant dense<"0xA43410C6587456BB4299C83D"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%85, %86) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  return
}
// -----
// dot_general of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x229E48D2FC43DDD1B116B80F525F9227907BF8E992DBB81B"> : tensor<3x4xi16>
  %1 = stablehlo.constant dense<"0x06755C9BE3F53B8EE6BC414B3ABD233724D08F71C7D6EBD3F50EB262CEC49196AFA6AC933DEA5663"> : tensor<4x5xi16>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi16>, tensor<4x5xi16>) -> tensor<3x5xi16>
  %3 = stablehlo.constant dense<"0x2598EF16A6B9D720CAE44EED6089AD5379ABD69B0E03BED9F20B6C1B34DC"> : tensor<3x5xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<3x4xi16>
  %5 = stablehlo.subtract %0, %4 : tensor<3x4xi16>
  %6 = stablehlo.constant dense<0> : tensor<4x5xi16>
  %7 = stablehlo.subtract %1, %6 : tensor<4x5xi16>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi16>, tensor<4x5xi16>) -> tensor<3x5xi16>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
  %9 = stablehlo.constant dense<"0x00FE25C1210D55D2B9C26B4C26C57D06F229589D027A79B2"> : tensor<4x3xi16>
  %10 = stablehlo.constant dense<"0xD0E3F57795ADD19C64075D25244AB4A3F5ADA0A87BBA15DD37E9B977F77CD2374088FABDDF6D6611"> : tensor<5x4xi16>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xi16>, tensor<5x4xi16>) -> tensor<3x5xi16>
  %12 = stablehlo.constant dense<"0x4FB019499A8847AE2C1B802AA50A42A1E334994DDA31DFA3A8EC2AE8C228"> : tensor<3x5xi16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
  %13 = stablehlo.constant dense<0> : tensor<4x3xi16>
  %14 = stablehlo.subtract %9, %13 : tensor<4x3xi16>
  %15 = stablehlo.constant dense<0> : tensor<5x4xi16>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4xi16>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xi16>, tensor<5x4xi16>) -> tensor<3x5xi16>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
  %18 = stablehlo.constant dense<"0xA8AA6593C085CD0FB0FD1F88E845207310AF69B954B11E44"> : tensor<3x4xi16>
  %19 = stablehlo.constant dense<[-29618, -2120, -11336, 5045]> : tensor<4xi16>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi16>, tensor<4xi16>) -> tensor<3xi16>
  %21 = stablehlo.constant dense<[1977, -30904, -17170]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %22 = stablehlo.constant dense<[-3970, 11593, -5858]> : tensor<3xi16>
  %23 = stablehlo.constant dense<[-771, 29644]> : tensor<2xi16>
  %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xi16>, tensor<2xi16>) -> tensor<3x2xi16>
  %25 = stablehlo.constant dense<[[-19322, 15976], [-25307, -7892], [-5466, 15848]]> : tensor<3x2xi16>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x2xi16>, tensor<3x2xi16>) -> ()
  %26 = stablehlo.constant dense<"0x2850FD1CB52E8CFF2B514F62D9F3832FFE039ABE5CC0287004056D5FCC36013EBFC62E14D01BC771604B9F4CB990E867"> : tensor<3x2x4xi16>
  %27 = stablehlo.constant dense<"0x977F83A8CA98F20B6ECAF59EFB6306B3A89929A49C7213C45543B46B0EAD90E6E4C0EA9D15F62B8D258A43E9673A6E396D04E39BDBD748E6EF29EB950FAF4B9F0EA7EB12BA482E34C59781E6BB3F3C4F"> : tensor<5x4x2xi16>
  %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xi16>, tensor<5x4x2xi16>) -> tensor<2x3x5xi16>
  %29 = stablehlo.constant dense<"0x44CD2D4DDEBDA64D8F8516E144433E42204BCCC572CE52BC0320867B4B3D6E1704E7A87EED0FB8A45895BB78C9FAC3754AE8EB2BC1F590C6A36C4B17"> : tensor<2x3x5xi16>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x3x5xi16>, tensor<2x3x5xi16>) -> ()
  %30 = stablehlo.constant dense<0> : tensor<3x2x4xi16>
  %31 = stablehlo.subtract %26, %30 : tensor<3x2x4xi16>
  %32 = stablehlo.constant dense<0> : tensor<5x4x2xi16>
  %33 = stablehlo.subtract %27, %32 : tensor<5x4x2xi16>
  %34 = "stablehlo.dot_general"(%31, %33) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xi16>, tensor<5x4x2xi16>) -> tensor<2x3x5xi16>
  stablehlo.custom_call @check.expect_eq(%34, %29) : (tensor<2x3x5xi16>, tensor<2x3x5xi16>) -> ()
  %35 = stablehlo.constant dense<"0xBA2B235C68C509965CFDA471C38B77D64865161140254B160439CA93F0A91418542755EF2F8832F524EADBEF78ED48C8"> : tensor<3x4x2xi16>
  %36 = stablehlo.constant dense<"0xA53BDC4255CFAA38597E88B627DC3E3AFAED227AB39A22018E255F249D7E264850C5BB5D4E49E59A65950B6D8B5196708A2F8B9407D128F90C92AB9230906F7AC96C64814F4B218746E7AEE80A60E769102B51AB9260A3EE4747D09E308BBB24531B5696F291286834CE32CFF634182D4F260D546EDD2259"> : tensor<4x3x5xi16>
  %37 = "stablehlo.dot_general"(%35, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xi16>, tensor<4x3x5xi16>) -> tensor<2x5xi16>
  %38 = stablehlo.constant dense<"0xA7EDF94F9FE711E2B96393106A8ED0B71FE07A86"> : tensor<2x5xi16>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<2x5xi16>, tensor<2x5xi16>) -> ()
  %39 = stablehlo.constant dense<0> : tensor<3x4x2xi16>
  %40 = stablehlo.subtract %35, %39 : tensor<3x4x2xi16>
  %41 = stablehlo.constant dense<0> : tensor<4x3x5xi16>
  %42 = stablehlo.subtract %36, %41 : tensor<4x3x5xi16>
  %43 = "stablehlo.dot_general"(%40, %42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xi16>, tensor<4x3x5xi16>) -> tensor<2x5xi16>
  stablehlo.custom_call @check.expect_eq(%43, %38) : (tensor<2x5xi16>, tensor<2x5xi16>) -> ()
  %44 = stablehlo.constant dense<[[-25522, 21715, 7464], [29586, -2286, 7747]]> : tensor<2x3xi16>
  %45 = stablehlo.constant dense<[[7072, -12957, 23660], [23401, -31124, 27345]]> : tensor<2x3xi16>
  %46 = "stablehlo.dot_general"(%44, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  %47 = stablehlo.constant dense<[[-5440, -15207, -21280], [19682, -22632, 29363]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %48 = stablehlo.constant dense<> : tensor<2x0xi16>
  %49 = stablehlo.constant dense<> : tensor<0x3xi16>
  %50 = "stablehlo.dot_general"(%48, %49) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xi16>, tensor<0x3xi16>) -> tensor<2x3xi16>
  %51 = stablehlo.constant dense<0> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %52 = stablehlo.constant dense<-7523> : tensor<i16>
  %53 = stablehlo.constant dense<[[-22297, -12066], [25937, -22767]]> : tensor<2x2xi16>
  %54 = "stablehlo.dot_general"(%52, %53) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i16>, tensor<2x2xi16>) -> tensor<2x2xi16>
  %55 = stablehlo.constant dense<[[-31829, 5158], [-23379, 30573]]> : tensor<2x2xi16>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<2x2xi16>, tensor<2x2xi16>) -> ()
  return
}
// -----
// dot_general of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC344B006034FCE8945A2274BCECD2DCD58ADEA25FE7CC33D489F7F0BF519AD7390A2A1A35C666003AEF1332782BE3ADE"> : tensor<3x4xi32>
  %1 = stablehlo.constant dense<"0x255DB9837F6F99874333382E397031F56FE92FB3BBDB49E1D3A60F8B1A2D1C28AC84D45B8F4B7D48752D006633443FF22442CB0C4E94C5E7ACAB771444F97A0D9CD7062298159FEA89622F6A03ADDCFA"> : tensor<4x5xi32>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi32>, tensor<4x5xi32>) -> tensor<3x5xi32>
  %3 = stablehlo.constant dense<"0xA162AD327DCED1A25B19CEB7B3959837000C69543E43F38CA64FB6F16CB6FD8C4DE1FFCF49783F2B125FC67226BE28A7B06CDFF1765A16B4425E9A86"> : tensor<3x5xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<3x4xi32>
  %5 = stablehlo.subtract %0, %4 : tensor<3x4xi32>
  %6 = stablehlo.constant dense<0> : tensor<4x5xi32>
  %7 = stablehlo.subtract %1, %6 : tensor<4x5xi32>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi32>, tensor<4x5xi32>) -> tensor<3x5xi32>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
  %9 = stablehlo.constant dense<"0x096BFEFE03B7C26A93383E75523D719ECB8FB9CD8B126B5F9EA2CF18567FA0BCC4C8CD4ED9F9C84F9ECF3FE8B7D62B89"> : tensor<4x3xi32>
  %10 = stablehlo.constant dense<"0xEA2A54E8D59187E75224C255C44BC8D7D6B9D4B223A7FA8EC1A532AAE37D3B645DAAB27C60ADD37324A42F220866F229161359C4811A466C2BF18C919DEB44BBE22CB3DBCFA56E94BB7CD3854947E206"> : tensor<5x4xi32>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xi32>, tensor<5x4xi32>) -> tensor<3x5xi32>
  %12 = stablehlo.constant dense<"0x34F3F8A345CA774105A09889B79344F58B38743229867C0633EA29193F067070E5BD87B7ABE2756AE9DC651AEC2AD28ECF791527D423D96C865D69A9"> : tensor<3x5xi32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
  %13 = stablehlo.constant dense<0> : tensor<4x3xi32>
  %14 = stablehlo.subtract %9, %13 : tensor<4x3xi32>
  %15 = stablehlo.constant dense<0> : tensor<5x4xi32>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4xi32>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xi32>, tensor<5x4xi32>) -> tensor<3x5xi32>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
  %18 = stablehlo.constant dense<[1751729113, 814337738, 347503663, -1835591696]> : tensor<4xi32>
  %19 = stablehlo.constant dense<[-1323426930, -217365119, -821408746, -176513289]> : tensor<4xi32>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<i32>
  %21 = stablehlo.constant dense<-735706174> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<i32>, tensor<i32>) -> ()
  %22 = stablehlo.constant dense<"0x5E6942645619A936AAEB5976C52A1177FF115559DFB38BF952CDD28DA57AE9F126EF89E22460AFF8F3DD4CFFC3F4CD50"> : tensor<3x4xi32>
  %23 = stablehlo.constant dense<[-641428704, 2072412784, -1565393397, -168052611]> : tensor<4xi32>
  %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi32>, tensor<4xi32>) -> tensor<3xi32>
  %25 = stablehlo.constant dense<[656616927, -1916123769, -582853336]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %26 = stablehlo.constant dense<[-580711818, -1892743686, 232614181, 1179305770]> : tensor<4xi32>
  %27 = stablehlo.constant dense<"0x1658854E8DE1A7C29506A548533E25BAE7FC7E261E88C574B0D72B1D8EA96617F12EAF5A831F20BDD81793B29FE62B20"> : tensor<4x3xi32>
  %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xi32>, tensor<4x3xi32>) -> tensor<3xi32>
  %29 = stablehlo.constant dense<[161238816, 1881638538, 51539685]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %30 = stablehlo.constant dense<[-2114253801, 45426291, 1489298877]> : tensor<3xi32>
  %31 = stablehlo.constant dense<[-1640859835, -439221123]> : tensor<2xi32>
  %32 = "stablehlo.dot_general"(%30, %31) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xi32>, tensor<2xi32>) -> tensor<3x2xi32>
  %33 = stablehlo.constant dense<[[1237775155, -509394117], [1814614527, -1872522713], [-121190671, -238739127]]> : tensor<3x2xi32>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
  %34 = stablehlo.constant dense<"0x56134423E6974AB71B4D8C907DDC022A184EAD80EA48EF8E019385E57B30CA0226C016AD89F11620B9E2EF786A64C3E4672A893970DA9D1931E5CDCBBF0BE1148185A18D88CF285A1C59FE771FF7759C298B1148D4F311396C43BC66FC785143"> : tensor<2x3x4xi32>
  %35 = stablehlo.constant dense<"0xB8499CDB1A5F4821B5E036A2179C23A45E6D8E2F92B822F9A6E76858034806CD28276283E9B9602FD9F04E416D10B49BED8CA0DC5F95389421CF88050E918F4731D90F7B062E5C209E72E2B4E85347D7AD8AC4DA41330F549AEFCABE17B72533B7E1D785CBDAA8A6E687AA8DB3BC2057E2300CC2009FB96E063E408ECD83F83E0431A824720D0460311A2EA630F865ECFC6546BF7FCF5AD83AA3FD9AFDC18231"> : tensor<2x4x5xi32>
  %36 = "stablehlo.dot_general"(%34, %35) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi32>, tensor<2x4x5xi32>) -> tensor<2x3x5xi32>
  %37 = stablehlo.constant dense<"0xB5E46B4D4C97759F6D2AB72BD5FDA6C1AD4B5E11479CFA8124761D0085C20DD00183D35B63EE1B9E0F5037BFC106E6D33AEF0DB4E5047E888EC19B79613D9C770820B7BBCBE1B147391A67E4C5D92D877D5F8362E1F1142483242E4425C0D7E436C7B60F9991E6FF6D22CB689AAD7F160730F847079CE91C"> : tensor<2x3x5xi32>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> ()
  %38 = stablehlo.constant dense<"0x5C98CA541A9A2A68495CEE983A1E550C3467F1A930452580EFE86C37F06C1FAAAA1E699A3B3F3AB8326A2E57A0064FAB109762A0D6AE1BEB2F3840E88C0879F641374C35875CF298ECAD66817C1E814F2AAD259BCB1F2941FF633BF6F5326570"> : tensor<3x2x4xi32>
  %39 = stablehlo.constant dense<"0xCCF0300B5219B1FA97D847BD058899BC96C351E0A80514D105853EAD2EA2B25CDA73F7F04F97E2E524CE42978320212E64104E85C1BAF25CD1B6F2223D835A182D0F4690EA3C8D9E0B0A1728143AFBAD1CD46014A4926C778ED0CF40B50C8F0DA907ECF3522BB671D3A0214A56D15444A3EE822491B89251EAB7D0809C20C206F8A38985CA97B94C8A5D47298E1734F2FB206B4A162C8A87ED91A1881F840EFB"> : tensor<5x4x2xi32>
  %40 = "stablehlo.dot_general"(%38, %39) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xi32>, tensor<5x4x2xi32>) -> tensor<2x3x5xi32>
  %41 = stablehlo.constant dense<"0x8EE55C91DE2F5B00723F6C9AA913ACF16922D1DDB1731A7A389D1365A31165B1F169BAFAA49849582124E57DC2A0F871D2E3FA73CA8A377EEE5058AE90F7AD51FBF311A7149AF75C6752702642D5E7844EF820953D745BA170601E3FF3D40FE352F83863C9D4AAC67707D601D59A0E28618709DB5334CDFB"> : tensor<2x3x5xi32>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> ()
  %42 = stablehlo.constant dense<0> : tensor<3x2x4xi32>
  %43 = stablehlo.subtract %38, %42 : tensor<3x2x4xi32>
  %44 = stablehlo.constant dense<0> : tensor<5x4x2xi32>
  %45 = stablehlo.subtract %39, %44 : tensor<5x4x2xi32>
  %46 = "stablehlo.dot_general"(%43, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xi32>, tensor<5x4x2xi32>) -> tensor<2x3x5xi32>
  stablehlo.custom_call @check.expect_eq(%46, %41) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> ()
  %47 = stablehlo.constant dense<"0xAD214D37F352F59DD5522BAFBD6FB78F9961286877A63F48B066E67F183973419D419C58EB2616BD54CCABC02620D918B2B6C71B1CC6731F0E98537CDAB620D4579DA4428A5C134BCC236DD08A94E0A90E221F4A62513D40062AB58CCE3C5E757CA51296ECD72E231B90409EF8922B79F00057845F137FF927FAFA81A9966C0F7CE6ED4C097E08473ECE3B9900F346C37A8EB29D04335D6E786D28890B9748042986AE5485875F13C7F237FACA0E6F6F00F634A5A0F2DB32EA62C64ADEDFCAC5"> : tensor<2x3x4x2xi32>
  %48 = stablehlo.constant dense<"0x09E1318C79C5199BAE104953017D619B269A34DAF40AC13C5004150611F698CBD90606924371F49BC1918B4CB17E4888EAE23DC6EA02A10296C5058081EF92FE0D88A9C65CD646075DDFF22599D67CBDABA39026F10FD2AC35E8C13E10C08667BCA7B55F0661A594C6EF7EE948BA1122A79977FD200F31C82F68B796C2F8B76389523092BC31BDD7423E4E4E0F3EA80A2E4BEEA76A8E5BA2E3C5B2C7C2E8405AA50A94A95E62A0F8623144C8C8E127C17EDFE19D6D888B1549E9A37A2D03B3D7"> : tensor<2x4x2x3xi32>
  %49 = "stablehlo.dot_general"(%47, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 3], rhs_batching_dimensions = [2, 0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4x2xi32>, tensor<2x4x2x3xi32>) -> tensor<2x2x3x3xi32>
  %50 = stablehlo.constant dense<"0x6F58C81DF420E5B0597C8E8C8F074A25DB1415D19015130FC95913F90D18FDCB441F87FEB9F4816DF26B02146C8B00620ABF326A3625D6AE38FB4F51265BC80554530303E00D793D34249D2206C6E06A8B5745C02892B7DE30DF0FA366AA9A7888B610A48F5B2F634B5D611E734C971E50D4F9119F6F0C4B3FE127A9965DBE128776A60A866417B64526987F3CD02486"> : tensor<2x2x3x3xi32>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<2x2x3x3xi32>, tensor<2x2x3x3xi32>) -> ()
  %51 = stablehlo.constant dense<"0x678BE4592B41B4C89269116CD8FD46FC6F5A92192ECA5AF36ABC1331B370228B18F10EFCAC76F4D7781FA115835A8A4053E32BE9504C13B112D6CA7C90019B16A7B61EE448E04F66CA8BB796CE2F66EF6B12ED89F7492DD6B00316DC3F01E6CA"> : tensor<3x4x2xi32>
  %52 = stablehlo.constant dense<"0x0268443E3C4CB324F34E20B1BE66813C4CEBE4CDEC41002680C128B75B27695EC6205C2A5BDA81756D57C6F79AB2619F14E654B73F5AD1C4C86AF07468B073BA085AD50269BA6490CA1EDA1B6B7A2846BF55B29279AD709A11CBF16350BDCD2B3F6115E50B3892767E8A2F54E3D75DD92A57BC550FE1F177DCE077AD566AD71F34E5EC6B5BB9179E5B0985C8C09F12261433A7D0664DB5DAB4A6E670DD6552B3F329640E610A16278FB1A47A6384A117243103CCE297ABEF9E60D76A627AC5F11875DA26CEC397AA499056BF7ACF788C0C9A986A6A70C14A78C356E22E7D27AA9A23E393FF88D1A782440D5C2073793A"> : tensor<4x3x5xi32>
  %53 = "stablehlo.dot_general"(%51, %52) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xi32>, tensor<4x3x5xi32>) -> tensor<2x5xi32>
  %54 = stablehlo.constant dense<"0x1AB88A007FDBD80670BF2C8EE99CC40FDC9CE7184AF95D43BE8C592AC287288C5BBFBC8B4FD3FDB3"> : tensor<2x5xi32>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
  %55 = stablehlo.constant dense<0> : tensor<3x4x2xi32>
  %56 = stablehlo.subtract %51, %55 : tensor<3x4x2xi32>
  %57 = stablehlo.constant dense<0> : tensor<4x3x5xi32>
  %58 = stablehlo.subtract %52, %57 : tensor<4x3x5xi32>
  %59 = "stablehlo.dot_general"(%56, %58) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xi32>, tensor<4x3x5xi32>) -> tensor<2x5xi32>
  stablehlo.custom_call @check.expect_eq(%59, %54) : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
  %60 = stablehlo.constant dense<"0x0B40FED77BCB36ABD37C2C7B5D680936EC575043B34122E8ECC62FCDFCC2013BD20B3C1256FD21ABD1151E8F7F6F19055CFAEB40EA5171FCD160A4ACC3E5951A73418ED20F3F1D34C78674BD3C8DEBCE21FC114C266D928A7001AF0110BCDE52"> : tensor<3x4x2xi32>
  %61 = stablehlo.constant dense<"0xF45770F9ED615500622CE44F3F85434A123D48A8CB5CF40BC47BBD0E31C067C5032F8FEE6C6200A43503996F331A7C6A6545DA76A606BBB037FCBEA863EFF7216B47CD1829D6B5BE0EEAB5423743218F1A2B459D4BA7785D1B4556BE480B084129CF49B60431A281BAF41B65EBD2654B599CC5FE3791CA078E9A5EC35CC4B31F5DB7BBB2FDAFC4BB00BBD03C188C11D5039C279B1C832DA7E6E1E4E68FB39FC5869BDDEA3835C24C675C5FA8F059344D5FB28E4EF16C0978BD5A75C4E96972E1698EBDCFE23BF566FD4D05AC4354B3107206E248D64852E4601EDA03D8783B1705339DE4FE582610EF8941FB37EDCCEF"> : tensor<3x4x5xi32>
  %62 = "stablehlo.dot_general"(%60, %61) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [1, 0]>}> : (tensor<3x4x2xi32>, tensor<3x4x5xi32>) -> tensor<2x5xi32>
  %63 = stablehlo.constant dense<"0xCBC02F2F2CA5936C007DB6121E6D2E5A45F4480AAEBC6ED7BFE0D3B64CB104B66183408AB0F86F48"> : tensor<2x5xi32>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
  %64 = stablehlo.constant dense<[[-1370368921, 381848513, -957815948], [-1916628022, -1115274802, -1245991102]]> : tensor<2x3xi32>
  %65 = stablehlo.constant dense<[[1698629963, -999265502, 222574791], [1683330200, -4439031, -653634309]]> : tensor<2x3xi32>
  %66 = "stablehlo.dot_general"(%64, %65) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %67 = stablehlo.constant dense<[[-624305875, 1051736738, -543543508], [-1559590928, -663025602, -1894089290]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %68 = stablehlo.constant dense<[[1671443427, -542258563, -779126306, -502764157]]> : tensor<1x4xi32>
  %69 = stablehlo.constant dense<[[-632830962], [52448026], [1523032909], [1423847321]]> : tensor<4x1xi32>
  %70 = "stablehlo.dot_general"(%68, %69) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x4xi32>, tensor<4x1xi32>) -> tensor<1x1xi32>
  %71 = stablehlo.constant dense<-165981139> : tensor<1x1xi32>
  stablehlo.custom_call @check.expect_eq(%70, %71) : (tensor<1x1xi32>, tensor<1x1xi32>) -> ()
  %72 = stablehlo.constant dense<> : tensor<2x0xi32>
  %73 = stablehlo.constant dense<> : tensor<0x3xi32>
  %74 = "stablehlo.dot_general"(%72, %73) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xi32>, tensor<0x3xi32>) -> tensor<2x3xi32>
  %75 = stablehlo.constant dense<0> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %76 = stablehlo.constant dense<> : tensor<0x2xi32>
  %77 = stablehlo.constant dense<[[142978377, 1193422908, 104116531], [2023617780, -1554576818, 784493881]]> : tensor<2x3xi32>
  %78 = "stablehlo.dot_general"(%76, %77) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x2xi32>, tensor<2x3xi32>) -> tensor<0x3xi32>
  stablehlo.custom_call @check.expect_eq(%78, %73) : (tensor<0x3xi32>, tensor<0x3xi32>) -> ()
  %79 = stablehlo.constant dense<1966597981> : tensor<i32>
  %80 = stablehlo.constant dense<[[-462680005, -1310991554], [768272534, -35742829]]> : tensor<2x2xi32>
  %81 = "stablehlo.dot_general"(%79, %80) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  %82 = stablehlo.constant dense<[[-241950097, 1879414662], [1087363198, -1277875865]]> : tensor<2x2xi32>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<2x2xi32>, tensor<2x2xi32>) -> ()
  %83 = stablehlo.constant dense<"0x52712E1686B9130E7B85E5DEB0E212B220DF90270D0BBF6904C02F419AB1E7EB5F1199D80730569B6EFD985192146B4572978A50A835FE2AA63DA78A26EC430D056399EFC783AD581B5E5B5194DA29552A6AE6973C6587209EBF895A2D6A2340"> : tensor<2x3x4xi32>
  %84 = stablehlo.constant dense<[[223787128, -1709725643], [-2144908778, 1784055670], [482303849, -564063070], [1890348154, -1961691904]]> : tensor<4x2xi32>
  %85 = "stablehlo.dot_general"(%83, %84) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x3x4xi32>, tensor<4x2xi32>) -> tensor<2x3x2xi32>
  %86 = stablehlo.constant dense<"0x4768D4F594F7E313262542C626591431D4BC2C988176464A128FE9BA16D772A10D1435B8D9C380B018CEDAFE5683E12C"> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%85, %86) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  return
}
// -----
// dot_general of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x37F768D5AF2AF805C3E7B6D5DC51F7C553B7DB5D1663EFA1F91631EC94263B38E94937903617897572AEE157A87970C690E824F85DA569E97E4B13007628ED8F700F0386CE4433581E41C887556348BF428D3E3ED98F5E21DBDB1DC55341905C"> : tensor<3x4xi64>
  %1 = stablehlo.constant dense<"0x1ECCDA33F018412DA4AEAA29346E68A65D580B47C03597D0A2FBCBF52848B295715B958A18F8C181B3C8D7F011CB6F95065AAADFB9512DA3DC3723CAA55F67F1AF786D5290A4002D994769FEB3942F21301BBC7DFBDF4521E2D9DD44236954916D03369F2085F972C78D454A7335C8D32EA9F28D7710944D03BE6833D726ECD400C1BDF42F498B1951539E4E6E31362642EE77548FA37D4AB770F3A8D68099C1"> : tensor<4x5xi64>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi64>, tensor<4x5xi64>) -> tensor<3x5xi64>
  %3 = stablehlo.constant dense<"0x466520FB1997399714A938D2AECFF3BAAFCEFA72039DE011D2D604E6E0E6CF5EBB5C417E68416A047E9042125AC4389B103FABA7EA8BFCCACBCBACD91B243BA1CC9A1FA578832A3BED4304A8BE6B8F990B97B673D5BF8650B8D7B4164593F4ADDDFF843D9D79164626992FE299CA4433C7CA5D8273670391"> : tensor<3x5xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<3x4xi64>
  %5 = stablehlo.subtract %0, %4 : tensor<3x4xi64>
  %6 = stablehlo.constant dense<0> : tensor<4x5xi64>
  %7 = stablehlo.subtract %1, %6 : tensor<4x5xi64>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi64>, tensor<4x5xi64>) -> tensor<3x5xi64>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
  %9 = stablehlo.constant dense<"0xBEC48E046EE7659565DD8D272B1860EFB6B3EE7B3AECCD598610E5E729020CDC6CAFF6DF8B825D2F64A765B5FDD570F36C16FC5A153D23DBEBEE74A5BEAB3D8373BEB6A403C9DBAACE04B780E5311BE7484ACEF75017D6BEF689416136D962F0"> : tensor<4x3xi64>
  %10 = stablehlo.constant dense<"0x90E1C0AB109A98899A6C1016729706678A33E3DD673743ACAFC96A3453C5FC11B5573746A06C6346E001715D711FB6CC7BD887CBCB4EA4F9ABCDBAF5B9660542D9207C15D6EFC7C557D69883679C8E52DE3A73C1C16852D480C247C84FEA93A08099DB8CDE205799F2148D3B6F7623BC5F585530A6DE9BB80A78F3D4304ABB226A64CF27FE927E337F7DACDB66972ECCB7BEA38C8D34260250DF0769BB8BD419"> : tensor<5x4xi64>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xi64>, tensor<5x4xi64>) -> tensor<3x5xi64>
  %12 = stablehlo.constant dense<"0x86C22B1A2E5FDCB714B907CB9692F84A409359187E81CD44CC3532FFCBF7BE30BA70F50E0EC67F8AAE4F7373D673EFF5EA1EBC0DD871CD611B52F415A5C8F84B9D6BCE30DECC8C33E3042B690D57B5CAB0F6244FA3C89540C173D0851A587179FC2CA2494AC00B6BD195E77DC7E8D5810D4524EBDB7F04A8"> : tensor<3x5xi64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
  %13 = stablehlo.constant dense<0> : tensor<4x3xi64>
  %14 = stablehlo.subtract %9, %13 : tensor<4x3xi64>
  %15 = stablehlo.constant dense<0> : tensor<5x4xi64>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4xi64>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xi64>, tensor<5x4xi64>) -> tensor<3x5xi64>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
  %18 = stablehlo.constant dense<"0x8D54F2C0F31B806951FCE2CCB7473D05B6FD716B2DF60B234B7949448254489FA5A63C56F13E35F490E4BF4EAD771CE561FFCBFC6EB2CD40BE361466DDA0CA94D9A55B2395290D5B72D51C086AA385AC8C4D21802617F94A12A83F485BDD2527"> : tensor<3x4xi64>
  %19 = stablehlo.constant dense<[433263392026233403, 8885308395419849372, 4441763442516380481, 5854694357720077196]> : tensor<4xi64>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi64>, tensor<4xi64>) -> tensor<3xi64>
  %21 = stablehlo.constant dense<[5446210700412245269, -3386177160853778864, -998640917765833505]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %22 = stablehlo.constant dense<[2194188251838582195, 4458846231580717998, 6357998040772639078]> : tensor<3xi64>
  %23 = stablehlo.constant dense<[-7509130211491777244, -6441363133132749076]> : tensor<2xi64>
  %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xi64>, tensor<2xi64>) -> tensor<3x2xi64>
  %25 = stablehlo.constant dense<[[7071211261601528876, 4724998408398082820], [-7428900000719910280, -5168723405824378776], [-2674051626444672936, 2048267286058749448]]> : tensor<3x2xi64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x2xi64>, tensor<3x2xi64>) -> ()
  %26 = stablehlo.constant dense<"0xBF290C22DABEFACB182622F3247DC06990998064A688EDBB9BB9073629B4B5FCF3879E3659C9FED0556B671FDF71BE2EEFF445E3D7DF56652200BAD49323B80C305BBDB9FD946FC31B45E10EE8AB5316FAFA08936A3441F6262C094D83ECBD6E9BA7989B224A4AA99F3226293E06CE7D4C5FD63B533F6CCCD8F05B3A71CEE4F258F31865BC1B5F66A3434D61A35A11409DD2189903D1E5DA6F4C9775EFA0BCA86D86E880686699F3AD836219A098D97B47B90F1792F4E326F7633A7E1C535F0B"> : tensor<3x2x4xi64>
  %27 = stablehlo.constant dense<"0x955BCFD98BDAB81F7095F0724B10127E6E28F86B088879EFAE1623828B83810D53F6C27836BE518D04CD9A269C20323B48F12853631241A46A0D72563AFA190603B9F39180F7DF92B573922C948350952A91EA9D5D8327BED661A5F4F8B5E7B544F4767F0E0E6B07273CBF77CE53E336CD7F5BDA1B3242175801CEDA648D13C215FCABD6AD696AD5D5E7D947DAA0447D492C302C9FEFDAB9991E4B361D60FBD971720B4252695C4F554DA48DB648CFF8190374E723EE74CF292AF504E1FA3D4128F41187D8C65FBB690C3EC348261D9FD4D0645D8020628C056FB7D33992FE8B071635ECF05EA6F1C30931DBB037234D003105AC72BAE2A56A78250C9643ACBAC1E4FC9527A9FAD96274A312861308FFD900F7F4779D820F2F24680BF590D2F70A7A2248E0DE26B01A4DCCB9D929376419087874BDDDA3A8ABA4C58BC6F05F6E"> : tensor<5x4x2xi64>
  %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xi64>, tensor<5x4x2xi64>) -> tensor<2x3x5xi64>
  %29 = stablehlo.constant dense<"0xC397BD4BBA110A308CECFC5232A2EB543647F577F58B2D03A8DB0EAF6E1334C51A77025969C819D048D8CDDC169A2709D4890B232FD2478CB3F1A24A0489D036B2C8B2655D51DCB38D8478CA518D89F661971DBBC41E76F15DB9E3C412D8E41FD7880CE512F63FE407D85ED29F66A20F7C255092846C77B9E6299A4C5D495075F6B75389D5EBB80AC94D34AF45B1CAAC751134E525BDCD369D7158CA1902166682A791D82D5053FC55A844CFFFCACFFCD2B67743B75D448F022DBCCDE5DC1ECF87D6B897194A426DA84DA78A8893330368D3B6221BE767F03894B98B36E4E27871A092441BD96F67B0883B31B6479AF6"> : tensor<2x3x5xi64>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x3x5xi64>, tensor<2x3x5xi64>) -> ()
  %30 = stablehlo.constant dense<0> : tensor<3x2x4xi64>
  %31 = stablehlo.subtract %26, %30 : tensor<3x2x4xi64>
  %32 = stablehlo.constant dense<0> : tensor<5x4x2xi64>
  %33 = stablehlo.subtract %27, %32 : tensor<5x4x2xi64>
  %34 = "stablehlo.dot_general"(%31, %33) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xi64>, tensor<5x4x2xi64>) -> tensor<2x3x5xi64>
  stablehlo.custom_call @check.expect_eq(%34, %29) : (tensor<2x3x5xi64>, tensor<2x3x5xi64>) -> ()
  %35 = stablehlo.constant dense<"0x1189AE9C7F39B8A0991513972D599FC11C8FD4031E189BCD19CD5F829F676305093FDF8941ECE4D0F361680A8CB43DF4613EC2B36536566DE882D69F34DF4FEBFEF5A7290E546C926649E923C82AB73B59523AB63F7D0969346C4D7E2C92D126E2778C990688BEAFC41D92A866F901F243BEA43CEBE3B98D674BCB990E487E4CBF7787D937C307ECC01CE67CB0B884E7C1CAF74212C8C8812709BF13630C926EB0A5F661FE40710045CF0449085A171F9054901AD54411018947DF3D353C4702"> : tensor<3x4x2xi64>
  %36 = stablehlo.constant dense<"0xFC5559BC435D395ECF7B3EE7B2C65CF292B8BF2727FD00D0B9894CE110E670675EA74A73838ABE9DC6307464889D2E42BC44CA3393CB8E9D6AA8600834714DAA50D3A0D54DC1347FF28828B60F407DF75D3619063FDB5E96502E399DDEF721E1628740B2ADC456412F381059EDB0227329CDFCAF79382048CF7CDC6BDB39860B953A53819968525847F5DCEDEDBCF27ECA3666A34F1C0E0C11DE7272AE174BFA8DF3F9194C1C9A756B39B1D81FC5E0526A8992E3C06E73B2FEC29B6A378A595D36D0BD5F6E56AFDA99CC2E72856B194CFD57A1A10EA943A0D046BEF11DC71EF58E50CE23B72A4C75B5314E134FB5CBFB5FBE60C5D966BE7817A7C8E28C9604C0F7CBC994F8B52716F4967079D96F2BA6A7EDD7201771D7F0C465C194A9A775BFB84E4BA357990EC94C6DD21A1C6B8E0663824596E3F35C26128B51B39F71AA847DBC1EA696BFCDED82185B5BC1A3BD095ED77D04A16BED0A4AA0333E42410E02B71B0A3AB30AF61F66C9593D8A009D2ABF02A161FA995090911A499B3C1839F8CE8336CC6032FD45A41FA1265B2529FE695B91AC3FDB71056C5F94CC39E733E6C567B4C35ED7DFD2440B566CFF848FE24D40FC5226B3E62CC75276125D99A377CC32F9B680F105F81FBE736169A98B6429B513774B176E4A2BD93360490C5D0D"> : tensor<4x3x5xi64>
  %37 = "stablehlo.dot_general"(%35, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xi64>, tensor<4x3x5xi64>) -> tensor<2x5xi64>
  %38 = stablehlo.constant dense<"0xF53BCCADD7CEC0E135D653E88CB37555C14F4EF77ECFBE23F2DF41C81C82125B1655F18FF520BEDA866450D490605D3CEA069DE59679233B6278D04FA56684D8FC8FFD9AA017BF48CC52A79740A9370B"> : tensor<2x5xi64>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<2x5xi64>, tensor<2x5xi64>) -> ()
  %39 = stablehlo.constant dense<0> : tensor<3x4x2xi64>
  %40 = stablehlo.subtract %35, %39 : tensor<3x4x2xi64>
  %41 = stablehlo.constant dense<0> : tensor<4x3x5xi64>
  %42 = stablehlo.subtract %36, %41 : tensor<4x3x5xi64>
  %43 = "stablehlo.dot_general"(%40, %42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xi64>, tensor<4x3x5xi64>) -> tensor<2x5xi64>
  stablehlo.custom_call @check.expect_eq(%43, %38) : (tensor<2x5xi64>, tensor<2x5xi64>) -> ()
  %44 = stablehlo.constant dense<[[-2040459817477096746, 3482605884159085713, 1472703400558357453], [-7279778076455934796, 8830895028375144171, -2867500665261938853]]> : tensor<2x3xi64>
  %45 = stablehlo.constant dense<[[-1009453303080939265, -3267071379922357725, -9003494935238381656], [1948408775223966042, -7458578773814795075, 6724140026261329340]]> : tensor<2x3xi64>
  %46 = "stablehlo.dot_general"(%44, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  %47 = stablehlo.constant dense<[[-6707771881330672854, -7801904764284696109, 6995153524970660232], [5725610184558345032, -8475835499033041025, -3240152311844856364]]> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %48 = stablehlo.constant dense<> : tensor<2x0xi64>
  %49 = stablehlo.constant dense<> : tensor<0x3xi64>
  %50 = "stablehlo.dot_general"(%48, %49) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xi64>, tensor<0x3xi64>) -> tensor<2x3xi64>
  %51 = stablehlo.constant dense<0> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %52 = stablehlo.constant dense<4488770644764813811> : tensor<i64>
  %53 = stablehlo.constant dense<[[1475805183919276566, 6479524709278046094], [6738730278764911445, -66174332645267558]]> : tensor<2x2xi64>
  %54 = "stablehlo.dot_general"(%52, %53) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i64>, tensor<2x2xi64>) -> tensor<2x2xi64>
  %55 = stablehlo.constant dense<[[-7785829702734069534, -8077173523418555958], [-4774279903703314769, -7902264245086207698]]> : tensor<2x2xi64>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<2x2xi64>, tensor<2x2xi64>) -> ()
  return
}
// -----
// dot_general of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 0, 3], [1, 3, 0], [0, 2, 2], [0, 2, 1]]> : tensor<4x3xui2>
  %1 = stablehlo.constant dense<[[2, 3, 2, 3], [2, 3, 2, 1], [0, 1, 1, 3], [3, 1, 0, 1], [0, 1, 1, 1]]> : tensor<5x4xui2>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xui2>, tensor<5x4xui2>) -> tensor<3x5xui2>
  %3 = stablehlo.constant dense<[[3, 3, 1, 1, 1], [3, 3, 3, 1, 3], [1, 3, 1, 2, 3]]> : tensor<3x5xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui2>, tensor<3x5xui2>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<4x3xui2>
  %5 = stablehlo.subtract %0, %4 : tensor<4x3xui2>
  %6 = stablehlo.constant dense<0> : tensor<5x4xui2>
  %7 = stablehlo.subtract %1, %6 : tensor<5x4xui2>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xui2>, tensor<5x4xui2>) -> tensor<3x5xui2>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xui2>, tensor<3x5xui2>) -> ()
  %9 = stablehlo.constant dense<[[[0, 0, 2, 2], [2, 1, 2, 1]], [[2, 0, 1, 2], [1, 0, 1, 0]], [[2, 2, 3, 3], [2, 2, 1, 3]]]> : tensor<3x2x4xui2>
  %10 = stablehlo.constant dense<[[[0, 1], [0, 1], [2, 1], [1, 2]], [[1, 3], [1, 3], [2, 1], [3, 2]], [[3, 0], [2, 1], [3, 2], [0, 3]], [[2, 0], [0, 2], [2, 1], [3, 2]], [[1, 1], [0, 1], [0, 2], [3, 2]]]> : tensor<5x4x2xui2>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xui2>, tensor<5x4x2xui2>) -> tensor<2x3x5xui2>
  %12 = stablehlo.constant dense<[[[2, 2, 2, 2, 2], [0, 2, 1, 0, 0], [1, 3, 3, 3, 3]], [[3, 1, 0, 2, 1], [2, 0, 2, 1, 3], [3, 3, 1, 3, 0]]]> : tensor<2x3x5xui2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x3x5xui2>, tensor<2x3x5xui2>) -> ()
  %13 = stablehlo.constant dense<0> : tensor<3x2x4xui2>
  %14 = stablehlo.subtract %9, %13 : tensor<3x2x4xui2>
  %15 = stablehlo.constant dense<0> : tensor<5x4x2xui2>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4x2xui2>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xui2>, tensor<5x4x2xui2>) -> tensor<2x3x5xui2>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<2x3x5xui2>, tensor<2x3x5xui2>) -> ()
  %18 = stablehlo.constant dense<> : tensor<2x0xui2>
  %19 = stablehlo.constant dense<> : tensor<0x3xui2>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xui2>, tensor<0x3xui2>) -> tensor<2x3xui2>
  %21 = stablehlo.constant dense<0> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  return
}
// -----
// dot_general of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, 13], [10, 4, 5], [0, 8, 13], [12, 7, 6]]> : tensor<4x3xui4>
  %1 = stablehlo.constant dense<[[14, 8, 7, 1], [8, 5, 4, 2], [0, 15, 8, 6], [14, 0, 10, 10], [7, 13, 14, 15]]> : tensor<5x4xui4>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xui4>, tensor<5x4xui4>) -> tensor<3x5xui4>
  %3 = stablehlo.constant dense<[[10, 2, 14, 6, 13], [13, 10, 6, 4, 4], [15, 1, 7, 4, 12]]> : tensor<3x5xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui4>, tensor<3x5xui4>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<4x3xui4>
  %5 = stablehlo.subtract %0, %4 : tensor<4x3xui4>
  %6 = stablehlo.constant dense<0> : tensor<5x4xui4>
  %7 = stablehlo.subtract %1, %6 : tensor<5x4xui4>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xui4>, tensor<5x4xui4>) -> tensor<3x5xui4>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xui4>, tensor<3x5xui4>) -> ()
  %9 = stablehlo.constant dense<[[[1, 13, 2, 9], [9, 12, 11, 13]], [[14, 6, 1, 10], [15, 10, 4, 2]], [[11, 6, 1, 0], [4, 13, 3, 8]]]> : tensor<3x2x4xui4>
  %10 = stablehlo.constant dense<[[[0, 14], [5, 12], [4, 3], [15, 15]], [[2, 8], [8, 12], [11, 13], [1, 4]], [[10, 13], [7, 4], [6, 0], [1, 13]], [[3, 3], [5, 3], [1, 11], [2, 0]], [[14, 2], [8, 2], [5, 13], [13, 13]]]> : tensor<5x4x2xui4>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xui4>, tensor<5x4x2xui4>) -> tensor<2x3x5xui4>
  %12 = stablehlo.constant dense<[[[0, 9, 10, 8, 5], [8, 1, 6, 13, 11], [2, 1, 14, 0, 15]], [[2, 11, 14, 8, 2], [4, 12, 5, 7, 0], [5, 3, 0, 4, 1]]]> : tensor<2x3x5xui4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x3x5xui4>, tensor<2x3x5xui4>) -> ()
  %13 = stablehlo.constant dense<0> : tensor<3x2x4xui4>
  %14 = stablehlo.subtract %9, %13 : tensor<3x2x4xui4>
  %15 = stablehlo.constant dense<0> : tensor<5x4x2xui4>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4x2xui4>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xui4>, tensor<5x4x2xui4>) -> tensor<2x3x5xui4>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<2x3x5xui4>, tensor<2x3x5xui4>) -> ()
  %18 = stablehlo.constant dense<> : tensor<2x0xui4>
  %19 = stablehlo.constant dense<> : tensor<0x3xui4>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xui4>, tensor<0x3xui4>) -> tensor<2x3xui4>
  %21 = stablehlo.constant dense<0> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  return
}
// -----
// dot_general of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x33A190EE710B6F5D5FA1C70C"> : tensor<3x4xui8>
  %1 = stablehlo.constant dense<"0x42E80E41698A03E2ED79B6725F8117680ED14628"> : tensor<4x5xui8>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xui8>, tensor<4x5xui8>) -> tensor<3x5xui8>
  %3 = stablehlo.constant dense<"0x003FAAA424C20D023D0DA241F9BBD1"> : tensor<3x5xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<3x4xui8>
  %5 = stablehlo.subtract %0, %4 : tensor<3x4xui8>
  %6 = stablehlo.constant dense<0> : tensor<4x5xui8>
  %7 = stablehlo.subtract %1, %6 : tensor<4x5xui8>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xui8>, tensor<4x5xui8>) -> tensor<3x5xui8>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
  %9 = stablehlo.constant dense<"0xE55C710ED73F8DE6A42D4845"> : tensor<4x3xui8>
  %10 = stablehlo.constant dense<"0xFD067BDE40526E135A616D2A746235B5CF0DA6DB"> : tensor<5x4xui8>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xui8>, tensor<5x4xui8>) -> tensor<3x5xui8>
  %12 = stablehlo.constant dense<"0x6AA93B22CEE80A8D840BC905BF0FF1"> : tensor<3x5xui8>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
  %13 = stablehlo.constant dense<0> : tensor<4x3xui8>
  %14 = stablehlo.subtract %9, %13 : tensor<4x3xui8>
  %15 = stablehlo.constant dense<0> : tensor<5x4xui8>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4xui8>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xui8>, tensor<5x4xui8>) -> tensor<3x5xui8>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
  %18 = stablehlo.constant dense<"0x631BE9706635F0CB4E31E4C8"> : tensor<3x4xui8>
  %19 = stablehlo.constant dense<[239, 255, 94, 189]> : tensor<4xui8>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xui8>, tensor<4xui8>) -> tensor<3xui8>
  %21 = stablehlo.constant dense<[144, 4, 1]> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xui8>, tensor<3xui8>) -> ()
  %22 = stablehlo.constant dense<[60, 118, 117]> : tensor<3xui8>
  %23 = stablehlo.constant dense<[78, 103]> : tensor<2xui8>
  %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xui8>, tensor<2xui8>) -> tensor<3x2xui8>
  %25 = stablehlo.constant dense<[[72, 36], [244, 122], [166, 19]]> : tensor<3x2xui8>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x2xui8>, tensor<3x2xui8>) -> ()
  %26 = stablehlo.constant dense<"0x95732671C7C2A8C1CFFD29BD3A718B69788E2A43C44E9C43"> : tensor<3x2x4xui8>
  %27 = stablehlo.constant dense<"0xB952D3283F46C775D4150D96596C3793A02E4C222C9938BDFA66834A4971C62A1094ACD442BE8B5C"> : tensor<5x4x2xui8>
  %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xui8>, tensor<5x4x2xui8>) -> tensor<2x3x5xui8>
  %29 = stablehlo.constant dense<"0xA7B88497BB2021E07C1D2D9508A61D33B26B30C03BE7065B023F11477EC4"> : tensor<2x3x5xui8>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x3x5xui8>, tensor<2x3x5xui8>) -> ()
  %30 = stablehlo.constant dense<0> : tensor<3x2x4xui8>
  %31 = stablehlo.subtract %26, %30 : tensor<3x2x4xui8>
  %32 = stablehlo.constant dense<0> : tensor<5x4x2xui8>
  %33 = stablehlo.subtract %27, %32 : tensor<5x4x2xui8>
  %34 = "stablehlo.dot_general"(%31, %33) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xui8>, tensor<5x4x2xui8>) -> tensor<2x3x5xui8>
  stablehlo.custom_call @check.expect_eq(%34, %29) : (tensor<2x3x5xui8>, tensor<2x3x5xui8>) -> ()
  %35 = stablehlo.constant dense<"0x79168E1C9368045E022AE5F6E65AD39C707849C32FE6B550"> : tensor<3x4x2xui8>
  %36 = stablehlo.constant dense<"0xFFD933F08999901C6079294B64E8D6659DD724A7FEF7571051A5F484A0D5D1FBC271B98C3C002498C41E4DF144953FECA3ADB7328F0EFB3AE5BD6630"> : tensor<4x3x5xui8>
  %37 = "stablehlo.dot_general"(%35, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xui8>, tensor<4x3x5xui8>) -> tensor<2x5xui8>
  %38 = stablehlo.constant dense<"0xE4C48346F39DFE5EA873"> : tensor<2x5xui8>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<2x5xui8>, tensor<2x5xui8>) -> ()
  %39 = stablehlo.constant dense<0> : tensor<3x4x2xui8>
  %40 = stablehlo.subtract %35, %39 : tensor<3x4x2xui8>
  %41 = stablehlo.constant dense<0> : tensor<4x3x5xui8>
  %42 = stablehlo.subtract %36, %41 : tensor<4x3x5xui8>
  %43 = "stablehlo.dot_general"(%40, %42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xui8>, tensor<4x3x5xui8>) -> tensor<2x5xui8>
  stablehlo.custom_call @check.expect_eq(%43, %38) : (tensor<2x5xui8>, tensor<2x5xui8>) -> ()
  %44 = stablehlo.constant dense<[[77, 27, 144], [90, 227, 45]]> : tensor<2x3xui8>
  %45 = stablehlo.constant dense<[[187, 127, 220], [254, 73, 207]]> : tensor<2x3xui8>
  %46 = "stablehlo.dot_general"(%44, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  %47 = stablehlo.constant dense<[[63, 101, 192], [76, 187, 99]]> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %48 = stablehlo.constant dense<> : tensor<2x0xui8>
  %49 = stablehlo.constant dense<> : tensor<0x3xui8>
  %50 = "stablehlo.dot_general"(%48, %49) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xui8>, tensor<0x3xui8>) -> tensor<2x3xui8>
  %51 = stablehlo.constant dense<0> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %52 = stablehlo.constant dense<87> : tensor<ui8>
  %53 = stablehlo.constant dense<[[103, 114], [232, 139]]> : tensor<2x2xui8>
  %54 = "stablehlo.dot_general"(%52, %53) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<ui8>, tensor<2x2xui8>) -> tensor<2x2xui8>
  %55 = stablehlo.constant dense<[[1, 190], [216, 61]]> : tensor<2x2xui8>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<2x2xui8>, tensor<2x2xui8>) -> ()
  return
}
// -----
// dot_general of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7BC9E81B540BCBBC0BF24EAC3F6056C2B1D2580184E07CC3"> : tensor<4x3xui16>
  %1 = stablehlo.constant dense<"0xF906D4E1F619A830051FB31A7190E978853EBE4B900DF83B725E36A9D7D74F684DA8279EE1E299AB"> : tensor<5x4xui16>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xui16>, tensor<5x4xui16>) -> tensor<3x5xui16>
  %3 = stablehlo.constant dense<"0x09A33FD941FAA9A0E32908EC535FF2269847EF62C2832B67386BC706D304"> : tensor<3x5xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<4x3xui16>
  %5 = stablehlo.subtract %0, %4 : tensor<4x3xui16>
  %6 = stablehlo.constant dense<0> : tensor<5x4xui16>
  %7 = stablehlo.subtract %1, %6 : tensor<5x4xui16>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xui16>, tensor<5x4xui16>) -> tensor<3x5xui16>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
  %9 = stablehlo.constant dense<"0x816D78FA05C40DB0E6AC733B872020E8F3A8519D2E1FFF7A84A50BC347A753DEDE1E0E8A8D247100FCD6FF6ED61BBC56"> : tensor<3x2x4xui16>
  %10 = stablehlo.constant dense<"0x447C8C3B3B2D2611BB586EDD1EB2347C4D5BD2B22A433A94CFEF21D6A0DD7A93141578B85E541840AA8E5F5C777195E2EBC75D0D9D963CABDE2164217257F19DB94A262DE1BA0D547FAB936A2045DCC0"> : tensor<5x4x2xui16>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xui16>, tensor<5x4x2xui16>) -> tensor<2x3x5xui16>
  %12 = stablehlo.constant dense<"0x19F7A8B681FF232ACCD7B361F35ECF6D30537EC06FCCB587A579F83ECFD05C3161BF519F5E7F00E830277BA190C26796400CCE70ACE8DEBDE4A6CDA5"> : tensor<2x3x5xui16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x3x5xui16>, tensor<2x3x5xui16>) -> ()
  %13 = stablehlo.constant dense<0> : tensor<3x2x4xui16>
  %14 = stablehlo.subtract %9, %13 : tensor<3x2x4xui16>
  %15 = stablehlo.constant dense<0> : tensor<5x4x2xui16>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4x2xui16>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xui16>, tensor<5x4x2xui16>) -> tensor<2x3x5xui16>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<2x3x5xui16>, tensor<2x3x5xui16>) -> ()
  %18 = stablehlo.constant dense<> : tensor<2x0xui16>
  %19 = stablehlo.constant dense<> : tensor<0x3xui16>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xui16>, tensor<0x3xui16>) -> tensor<2x3xui16>
  %21 = stablehlo.constant dense<0> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  return
}
// -----
// dot_general of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0xBBEE54B22DA07A6D4E79E16AEC2413AA2B546DFBB62B99313E07F2DAE9C92E176C18DED9C46B4067CA145051BE0E16D7"> : tensor<3x4xui32>
  %1 = stablehlo.constant dense<"0x9F7E7044EED5D53BBF25FA5D2F1C1E313C3904B1EDCA7A0CE9842A967E925D1B2D850F840FD21039DE2E3B75A205CFD47573338950974D1A32B8D00FA2016755B9FEEDE087E13A646A4CACD6DE6FD2DA"> : tensor<4x5xui32>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xui32>, tensor<4x5xui32>) -> tensor<3x5xui32>
  %3 = stablehlo.constant dense<"0xCA9AEFF4B7A5D601C503A3425615F3555BFD2DE0699EC92B3D8A8A0ADEBE4D91BD00087DE84159CCF0247D31EEFAE59790A9E3DC14391C930448B1FA"> : tensor<3x5xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<3x4xui32>
  %5 = stablehlo.subtract %0, %4 : tensor<3x4xui32>
  %6 = stablehlo.constant dense<0> : tensor<4x5xui32>
  %7 = stablehlo.subtract %1, %6 : tensor<4x5xui32>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xui32>, tensor<4x5xui32>) -> tensor<3x5xui32>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  %9 = stablehlo.constant dense<"0x54C6C2FAFA4B2F6C457B58D3BACBBAD0EC04F5531B65BE7D26FF030D7375DD527AF45A0950D8253CA25139D08B85DACF"> : tensor<4x3xui32>
  %10 = stablehlo.constant dense<"0xF2907A4478C6334C8E172ECBF2A462AFBE61BB7DCF7B334ECE3CDE8A5A77190CAD61060A3979E66719D46594C4C7BAA0E82B962CB72BFC91BD6145C21537419591633749ABC47B9AAD1C8879B15059D3"> : tensor<5x4xui32>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xui32>, tensor<5x4xui32>) -> tensor<3x5xui32>
  %12 = stablehlo.constant dense<"0x4CC3D7B67294AF5A2451A9ACB46BA655D0728E6DE2B6D018DEF3621FC1D8D34D75CAC477F7B3C3F0F4785CA4153E7378FAEB22C04EA68FB1AB095579"> : tensor<3x5xui32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  %13 = stablehlo.constant dense<0> : tensor<4x3xui32>
  %14 = stablehlo.subtract %9, %13 : tensor<4x3xui32>
  %15 = stablehlo.constant dense<0> : tensor<5x4xui32>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4xui32>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xui32>, tensor<5x4xui32>) -> tensor<3x5xui32>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  %18 = stablehlo.constant dense<"0x47AE4A4CE9C18FA2C3A2D4E3D746C5C767DC464DEE358B51130090704DAEAA5C7326E5E660AD9A5A4C0DE8F8676221DF"> : tensor<3x4xui32>
  %19 = stablehlo.constant dense<[1155978481, 2992912949, 2247490940, 1559753554]> : tensor<4xui32>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xui32>, tensor<4xui32>) -> tensor<3xui32>
  %21 = stablehlo.constant dense<[2239307622, 422746907, 3111184881]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %22 = stablehlo.constant dense<[2795276907, 3687800518, 1767603180]> : tensor<3xui32>
  %23 = stablehlo.constant dense<[2385585039, 450544442]> : tensor<2xui32>
  %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xui32>, tensor<2xui32>) -> tensor<3x2xui32>
  %25 = stablehlo.constant dense<[[1356395205, 3120880958], [447808154, 2462599900], [4231494868, 219600760]]> : tensor<3x2xui32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x2xui32>, tensor<3x2xui32>) -> ()
  %26 = stablehlo.constant dense<"0x34FD99692D1B14B54049CAFB1EAFE8FCE351BE63CC2884BC2CAC1849F8C3E059A26D7D64B176FF9EA8E09351E1EBC5B300DB5F935E37984DB45FD558CA253867CEDFD86945976BB020CE0B191D736D91B52368C4C2D6A4BC387F8B089C5F9CBB"> : tensor<3x2x4xui32>
  %27 = stablehlo.constant dense<"0x1CD14D188D64690AE16281C854AD28C9AB6F686EB89DEF981BD1E423AF39E66EBE28FEDF073EBE979E3727C31D64D77C75AD0C882A68A8227E4BDD27F34057EDD0077593886B97A8AA8B803982D0C72CAC0405A6FE42A9036B19404CB32F59F7AE7FE5C984DEF1182E12C4EB183A458937BC7CA034BB04F97612FE8EFDC2061907E097626E653F70A57D3EE9C0054875E51A8A5A2B958A36981E9023634A3CE9"> : tensor<5x4x2xui32>
  %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xui32>, tensor<5x4x2xui32>) -> tensor<2x3x5xui32>
  %29 = stablehlo.constant dense<"0x27E60EDC62323A0FACF792BE02825A047D6D01C13CCD61A2002F205E158FB1EFB8D7803D631EC5C69C663F2860768E12D15393B9A83A3BD1F3F0B7101FEF3818F1A93D174093564634D760F3D65301324E4CC6F5EC2CE1E592B471C302C269ECDA4ED3433DD0FA73314CFE085075507310EA3E6102A41963"> : tensor<2x3x5xui32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x3x5xui32>, tensor<2x3x5xui32>) -> ()
  %30 = stablehlo.constant dense<0> : tensor<3x2x4xui32>
  %31 = stablehlo.subtract %26, %30 : tensor<3x2x4xui32>
  %32 = stablehlo.constant dense<0> : tensor<5x4x2xui32>
  %33 = stablehlo.subtract %27, %32 : tensor<5x4x2xui32>
  %34 = "stablehlo.dot_general"(%31, %33) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xui32>, tensor<5x4x2xui32>) -> tensor<2x3x5xui32>
  stablehlo.custom_call @check.expect_eq(%34, %29) : (tensor<2x3x5xui32>, tensor<2x3x5xui32>) -> ()
  %35 = stablehlo.constant dense<"0xD8CC65ECBB06134148ADC76DF49AFB85EB36440139A822B0B726D4EDD34A024645F4781C2B05235786B66C56E9E4DE1C5486DC7AE1B9375456C7B2F6CE83D15F47C1E54D92FC302E59D1FDC941E8AC0A6CE88AEBD112709355D6BA3962E55687"> : tensor<3x4x2xui32>
  %36 = stablehlo.constant dense<"0xA5C728D7949FD1D2A5C1C8B3B7DCDDD95191ABCB65C4909A0072EEEF535537AEEBA259B2507DD23E92C645A9A9D867748D47E4F371981F2D9C714C0CF519B6934CB159B93EE6B6A07E9F164F6B8C27079BFC0EEA06A1FCBFCB7C43A8DAEA59B26E4420B35FD457CDD6278934E8F98D4BD0BAEEEDE14257328CF3E32D50FD0ADAEBDDF5B7ABC3CB17CE5CB7F6F20C081BAD13B2C2B300D5E012D4DCC61348A5D7E8F9EB446BD0386D620A48829C62495ED47619916C8D7F8EB11FD7CB9946D093536FF4FA7F5B2A019071089D26B8E1FC7D37CCBA69217A8A8F93750C254E87D7EF8E846D9298A334349894916178FFA9"> : tensor<4x3x5xui32>
  %37 = "stablehlo.dot_general"(%35, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xui32>, tensor<4x3x5xui32>) -> tensor<2x5xui32>
  %38 = stablehlo.constant dense<"0xA9BDE80EA7080822B0CC348C828541C3DF9A3BA2CC491AC1E713EB06E2B4CD66FA18E698541795C7"> : tensor<2x5xui32>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<2x5xui32>, tensor<2x5xui32>) -> ()
  %39 = stablehlo.constant dense<0> : tensor<3x4x2xui32>
  %40 = stablehlo.subtract %35, %39 : tensor<3x4x2xui32>
  %41 = stablehlo.constant dense<0> : tensor<4x3x5xui32>
  %42 = stablehlo.subtract %36, %41 : tensor<4x3x5xui32>
  %43 = "stablehlo.dot_general"(%40, %42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xui32>, tensor<4x3x5xui32>) -> tensor<2x5xui32>
  stablehlo.custom_call @check.expect_eq(%43, %38) : (tensor<2x5xui32>, tensor<2x5xui32>) -> ()
  %44 = stablehlo.constant dense<[[2140475646, 242449980, 3671353252], [1068981625, 145729387, 374136429]]> : tensor<2x3xui32>
  %45 = stablehlo.constant dense<[[1488389815, 3029038109, 3285578504], [3626954552, 3966717284, 1661769312]]> : tensor<2x3xui32>
  %46 = "stablehlo.dot_general"(%44, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  %47 = stablehlo.constant dense<[[663165330, 3000794316, 2625104160], [69101944, 1969067212, 4215490272]]> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %48 = stablehlo.constant dense<> : tensor<2x0xui32>
  %49 = stablehlo.constant dense<> : tensor<0x3xui32>
  %50 = "stablehlo.dot_general"(%48, %49) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xui32>, tensor<0x3xui32>) -> tensor<2x3xui32>
  %51 = stablehlo.constant dense<0> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %52 = stablehlo.constant dense<1439645058> : tensor<ui32>
  %53 = stablehlo.constant dense<[[912671670, 326029371], [999518615, 4029994126]]> : tensor<2x2xui32>
  %54 = "stablehlo.dot_general"(%52, %53) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<ui32>, tensor<2x2xui32>) -> tensor<2x2xui32>
  %55 = stablehlo.constant dense<[[742047852, 1016646902], [1594468782, 2521548316]]> : tensor<2x2xui32>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<2x2xui32>, tensor<2x2xui32>) -> ()
  return
}
// -----
// dot_general of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x8CAF1493CE83F895502596407674CFE6EB0521B9B6FF8B9B59404C22544D2EB0FB1B4C6CB2739CE3350488C62A1AA743AEF5C082AF196222D6674B288E16EC5D3B15FC46347B0C553D16C1DB6F65ACBD148FDA5F0B9565A710ADE0A0683520D3"> : tensor<3x4xui64>
  %1 = stablehlo.constant dense<"0x977E8FC8766163DAFA1D336398262264D00C7105DF60C12D11315EAE3ADBE571DB28FA7E8DE5C27188B1E47479E89B430F9E71743F2BD318E584A37C13DA9AF09245238BBDEE70B2B33EFD06F3E9931D923D958AE4683821BCDE3DC59BA63CBD39646F67B180B227EF2663F676DE6382A35E18B4369072A34EEF2C1FD884F53702284D9A402005356E8DBC8B50924210421329B5B2FF9544B3543EE0250AAE3D"> : tensor<4x5xui64>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xui64>, tensor<4x5xui64>) -> tensor<3x5xui64>
  %3 = stablehlo.constant dense<"0x38A73E06111D3CA5AE65EA2D8949F1E8E19A71F2E9E61FB043E647C3DF24E5C490C424EBCCD25533A5ECCC1CB2A61031AD46DB544414B22B0BBFA734EBD84895836ED9B76CDE4AE934131C5BB03E565C7D9588D83A52236B01A340E076F1EF3AD534B85029DCED37812D450E6987CDD30C68989877D07058"> : tensor<3x5xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<3x4xui64>
  %5 = stablehlo.subtract %0, %4 : tensor<3x4xui64>
  %6 = stablehlo.constant dense<0> : tensor<4x5xui64>
  %7 = stablehlo.subtract %1, %6 : tensor<4x5xui64>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xui64>, tensor<4x5xui64>) -> tensor<3x5xui64>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
  %9 = stablehlo.constant dense<"0xD0BC55560D0DA3A413AC72C699125F82C589AD985191C98A15A10F8A8C1AA26D061438514614E64AB2E0372624CF762D7CFEE0F196D9F7A485A397DF92D05F36E110C1FC73E7C029A98256ABC88BB52E85E4820248DF511F8F6D6D24B8305085"> : tensor<4x3xui64>
  %10 = stablehlo.constant dense<"0xF21C48D67AE4D489087C4CE04FE9D3CF172977C60DA2D27DA7F6F67955020EC9C34AB3466880D9B8890E08278EE44695D7B08FC6C440AE3F09FCDDAEB435059CB8302D58A3CC672CB5605803808C06285298C9F331C6321ED9570F7B825892AB8F4FE644ECA5D508CE408D9F4F82F42FA4467B52EF822BDF1AA9C86D93A203D4FC3ECB63577E123DEFB812B6C079544E2A08A0A7EDDC75E07520778A464D7075"> : tensor<5x4xui64>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xui64>, tensor<5x4xui64>) -> tensor<3x5xui64>
  %12 = stablehlo.constant dense<"0xABCCF25A05320CB6C23AE4242C761DD752CD6DFBFECACD39B04CD259BD54DD9EF02EB4E846ECC218DC243870D6827B3B0F5519BF903766AB3DE6BC8342FE842F27BA7AB5FB6DA47AE90A1D895969C7184A75AABC215C68CA4F59168AA2E8A996BB0A0A2057CACCCEF1EC2E4A5D0FB7B25FC9981B2CE1C404"> : tensor<3x5xui64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
  %13 = stablehlo.constant dense<0> : tensor<4x3xui64>
  %14 = stablehlo.subtract %9, %13 : tensor<4x3xui64>
  %15 = stablehlo.constant dense<0> : tensor<5x4xui64>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4xui64>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xui64>, tensor<5x4xui64>) -> tensor<3x5xui64>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
  %18 = stablehlo.constant dense<[5421443951427440910, 8279419681348817496, 11801765813226178637, 17548962176450810748]> : tensor<4xui64>
  %19 = stablehlo.constant dense<[11236985011668644422, 8762884563981350114, 872922082948474862, 13160955146317867168]> : tensor<4xui64>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xui64>, tensor<4xui64>) -> tensor<ui64>
  %21 = stablehlo.constant dense<13212788865365456794> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<ui64>, tensor<ui64>) -> ()
  %22 = stablehlo.constant dense<"0xE889F366453EA4115E656428267EDC3CA8E0D1EEA013C16037081BC281CE2654D9D2E62C1F0A9890202634522EE4A2E1114E60859570657EA9B4D3EC0CA017BB120D3DDABF863C734CA2F959295197D8B7B24A58CBD17138F406FD4A24142858"> : tensor<3x4xui64>
  %23 = stablehlo.constant dense<[11445971910044346168, 14208435812025811789, 4711704522382771589, 11523943104942632767]> : tensor<4xui64>
  %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xui64>, tensor<4xui64>) -> tensor<3xui64>
  %25 = stablehlo.constant dense<[3028301430727178199, 14682588242194851460, 8364794197536718059]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %26 = stablehlo.constant dense<[9056067217129472227, 11238141727962089113, 8604883133620962723, 16677555209442150911]> : tensor<4xui64>
  %27 = stablehlo.constant dense<"0x44840050E3EC43F23E7BB081A7560C89FBB7EBF03717D62B4DA4343D0408C6DA5179EEA2C14DFC22CF57F3DF1F8414A0411F2BFC29A03E16573B3D2D7304EED2E80DAD02A8A8F9BE7406A463FCF46CD884A7D59CE4DFABC4A4E2BAA08ED3BE8F"> : tensor<4x3xui64>
  %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xui64>, tensor<4x3xui64>) -> tensor<3xui64>
  %29 = stablehlo.constant dense<[16326338333957813568, 10904891549376195396, 12677374452831854684]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %30 = stablehlo.constant dense<[12648682516733819429, 14767897198820079299, 17498018049814767882]> : tensor<3xui64>
  %31 = stablehlo.constant dense<[8020218944865251423, 10389309629322656417]> : tensor<2xui64>
  %32 = "stablehlo.dot_general"(%30, %31) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xui64>, tensor<2xui64>) -> tensor<3x2xui64>
  %33 = stablehlo.constant dense<[[16775346102009906107, 14772267301361742661], [8725255720495735389, 9944285748424957603], [13537326622382627510, 2231033416735888202]]> : tensor<3x2xui64>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<3x2xui64>, tensor<3x2xui64>) -> ()
  %34 = stablehlo.constant dense<"0x5E86A2F05BCFBB008E8A0A5BDF4F6816C1913AB8BAA708F88B8D14CF05C6B37142563D37C04BD19F1B52F51650B4400B2C62842E5A2275C0D2704FBA7518316F853223BF8E4652D28655EECE98F378AAC610A94DC91E8A4B84FC2E67DD82CD713BF07C64FE9A10C4ACC21711F03A81B778934EA68E6219979EF0ABF2646295950014C0791F81200BE355525D19703507413048381F976B064B12366BDAB6B02EC46686B469ADDDCD938559C27429C337DD355898AB0A958119BC5B956B37262F"> : tensor<2x3x4xui64>
  %35 = stablehlo.constant dense<"0xF9AEB3C07C9CBBCCC82AD0F17AB6ED871E0F8BE8E5B79911D6C93FD7AE3B8237A0212EF05CAF6E566B0A1F68DC420BD7A6076EE4DFA5A855A3E05AD02FC9567638D2B2E7BCD8E9D840E86F3D312A94D1A445ECAD937E2AB5D2F73EEAD66BA2778D52E72DCE234E821B1E600654923015F6C8577A655E4588DFBB2A906FC4ED3CE455E351172548864A11A45B894041F209EA38A5EB6030A338075DA77E4497DFF2BAD7B83B696AEDDA2528122F726D4D59F3164D2F063F9C6F4DD9194A792FF431CCB69E5C3D34A5E8D6051A83D3B858A3A3FEAB7F628C4E6E79A9781DDCFCA9FFE1D6EEDDAC307E765193C607405D8AA9F939AA449A77265C3EA3FB0AB88F8356C2E6192D49AD11EF61CB48DC91A622FE8D5273E5E1A7CD2E3EFD0281B6BD5B8A538C1A5B3203D6F8FAC91985BF98B38A748957A8FE1A214CA6A12C68B48CB1"> : tensor<2x4x5xui64>
  %36 = "stablehlo.dot_general"(%34, %35) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xui64>, tensor<2x4x5xui64>) -> tensor<2x3x5xui64>
  %37 = stablehlo.constant dense<"0x8144FA4F9CBD5743A21D01BFB1B8087BE9F74F21214E5852E2F054E7801AE3AB1E072A198F6F9DC1998E58FFD8590C23326303097F61AFB4DD99A930BE09A76B1A77DA2AF1852FB4388C5F4397841518330427F96377F11FC8EEDE313196FD6D1ED60F2BF8F6D15004CBAB86C1935844C43097F72277228342BC2B925896DB7D0E8F88E9A67E67ADCB56DE9BB5B340761D70A601629F71428B72AAA7EFF59EFE1B0748E1B60F43A15383E75C5113736A0895F027004287003A425AB0CD350A5764FB4715FAD6C890E3DA8F409D2F5AED67DE653620FDCA60C4DAF36EDCB2188A3683D94DD331C4E4F827CDACD27ED83C"> : tensor<2x3x5xui64>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<2x3x5xui64>, tensor<2x3x5xui64>) -> ()
  %38 = stablehlo.constant dense<"0x71DD0B8D51104D8836EFE859583877410053E5F1FC302334A00F7264BADE5CFE44FC053D2F1F3C8693F6D3AB2BBBFD6DEFBB7C812203BCA2146865B4FE6B89E26D7B4F9AC143D4A576666931344081A1CC6B154174FC8B6D1790278D6546D48218F7176FE0F3944B8E4B6EEEB02E5BFD998E8F37E8028C24663E56D0B2B4B6CD6DD5F2192B8E8788829EF113370F899EB73038B3320EEA833D58B10E9F09ADF82FC898C348DCCBAAB5AAD3C194E807650F199683AC27FF9407429407D1264445"> : tensor<3x2x4xui64>
  %39 = stablehlo.constant dense<"0x1F971F850B5B4D5BA470125B9FEC7ED6F26369BE9055CB38E299DDEAE9BD582333655F56081C84A7C265F1E94E7ECF3B87B46DE27F7281F89A3B9979C7680F87B18E531CB05EDD1DFBDC9C497BB04E38C618D499E73F009EBC8DE9ABB1AD32B3A675331F6986B4D9963DCC48459BA21379A144C23CA2A70EE6B39BDF9D52EC005B486A36771582726C116BF1F0A7A86738F01F23CDADAC56D3EE300A8C7C905CC4496F5CB7D850E2A19D499E1B3AD8C0448D1BB5BF39F2B76840C6B24A1572ED11DEF7A770B33D16375E9D5528B8EC4F9E5180A505F7C4E1E6BBCF4EAD4435F44E0358F78772D35C3D054FB8882825027A66A1BD823033D0011FE716C7DE48EF7B0D3917696A931754A25A9020B90F411CF6931B1352E74B52B1F1B44905A71801C1C928E34FC00637B9CA723A2193E8B3974B28D95D86AC5E2951D51C0D3E99"> : tensor<5x4x2xui64>
  %40 = "stablehlo.dot_general"(%38, %39) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xui64>, tensor<5x4x2xui64>) -> tensor<2x3x5xui64>
  %41 = stablehlo.constant dense<"0x1BC147679D9B8C9F85B1D9CFF2D9A8257B451041C464419315E859D1EEE9C85A13D0C5A4B8EA504984D8C013A11424A3C8CFD3A9A41FF7D4DB36643330531AC62F5C98172A75706728F8622D917A15DEB79360EEC3CAF056681AB1B16E9E80767F9613E02FF2F6334D0049E7113325B2F52BB95EEBA699EA7CD2FB8E5E8D2B62A260AB9F06ED935848E2BD534107D593B55A39A8583B77FF17EFB28EC7C220E30AD58FEF603B45481AFB35F0E7B3360FD37C378F7A30977F9711D7A8AF0EA7F5AF1877D73356FE797AEC3D0907A5F89215312743D5681B834A14B07CAAE6662651382666487A732031D7F983236ADACE"> : tensor<2x3x5xui64>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2x3x5xui64>, tensor<2x3x5xui64>) -> ()
  %42 = stablehlo.constant dense<0> : tensor<3x2x4xui64>
  %43 = stablehlo.subtract %38, %42 : tensor<3x2x4xui64>
  %44 = stablehlo.constant dense<0> : tensor<5x4x2xui64>
  %45 = stablehlo.subtract %39, %44 : tensor<5x4x2xui64>
  %46 = "stablehlo.dot_general"(%43, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xui64>, tensor<5x4x2xui64>) -> tensor<2x3x5xui64>
  stablehlo.custom_call @check.expect_eq(%46, %41) : (tensor<2x3x5xui64>, tensor<2x3x5xui64>) -> ()
  %47 = stablehlo.constant dense<"0x17BB694EF6F6A307E268F13C6498C09E474ACE7B8F45D92DDEB583E1DEFB72181D5F31F5CEFF08CAEE7CA3557FDDCB4C312D1E9AA6E144CB7C65CF3E603D8AAD1D6B20AD51A11268A92FEB02C6908F12B435B28B44EE0ABF4824974FBED76E22A566A43EA0CA72CF49DA472DAE42709DD7A5013A493034608A2AA15E12BC6F1075C46591132268EE18EF7F291254BCD6963FF07F32952D273828027D20746A57086676A6858BF535108EC6B79587D373D167023829F1D7A8A0EF6748F251F3804D99233E2E703B5B77E1EF6C4F858DF93F02C4E6FFA3C98C176ABDED494DED793648DCAF7F2AAF3FE73DF2247FFDECF52C18F2F008134925D133B9B6BC8C4BBECBE76635816A683B7F4D29E7DEF4EF3795AAB11C6F60F5E39987766BACA3C9ED7E603ACD7ECA37E756B6853907B4FADAF876C1593456EA4F3D0FD7C78EB288E0F8D01DF35DA596368F2ADF408154E630C4F05D7A153E83D135077F1F61E5E604437C6DDB42434BDF48C88D77D919F7368BE98B5777E9427832C4DB72D8C40A89"> : tensor<2x3x4x2xui64>
  %48 = stablehlo.constant dense<"0x7E8C8AB06D795412117C6DB25FDA3C162ED0C725CDDE313E92C361E90ADC5D1E698363A0F270E6817201E36FA73751A46B05095D7903380700DAF4C8D55AFAA60DE3D53C961235C60831226115EAA2C0CE849D89FEA23CFC36CCCD4420851B1A5CE9585DEF458884F914E064E053729D2369C45E2CB66033F5A26E3B8712E5ACD43F066D9143839C41C3942E6C2C9693EDC7DC71DB24A5E15A2EEF1FF41D8FABF710FD442426CE683FCB6FB3B9343BFFD60F4A74BF57D6BD606A6B53EBFD641BAE2FC1AB4FDABD7EABADBE29B8B640E535459A7BBCFCFAE9EDA027117D87520C6F35CBD8AB1DF561FDF644E895E8DE92A675B06C1FE0496CB1A60D5CC138D5FD9287A10E8EED9E2E2C0CFD8B143974B973246F76B0A2981C00ECD703D281B0678D72D1CA42D8D5437DDAEFCDFF2E3B884721F925E94C2F71991CD05B7D19D190F60943AD384C789187F46737621BE0FFF5DB7F250A4A3404323E225F3CE62A0A087BE7F6E9300C4B8EE87C55FB30F12636E8F68867D24A998AE3FD47CE118D9F"> : tensor<2x4x2x3xui64>
  %49 = "stablehlo.dot_general"(%47, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 3], rhs_batching_dimensions = [2, 0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4x2xui64>, tensor<2x4x2x3xui64>) -> tensor<2x2x3x3xui64>
  %50 = stablehlo.constant dense<"0xC8986025AFB41371F67EA9A1EC996D5FFB98A1E8FFE548D1D943758972980455001B1421A68984635A4D2C22A467FF9EA5B53A3517D42079075F9A3E858B74BD630FC4B5315DE2CB522AAC74CAB88A1FE201197A6A11329F487FE9077934A133D55A9237FABDEC16444BA5FE518A92209CA9E1C9B83B9BB29029BFC1D6BC3285D096B43DBA1D298E5843B973F2DED5BE6454B64F23B78D0CC7715005D453995BCAFEA6656C5DD47D0CB0B5C902D9F489D1F00C7D64C793F4D28117711690C7CFE4234C5FE18A0BFB1E2FA6357A095259EBB7142C24566B0F1CD489C66EC9835DFE3A4EA8A4A481C9167379B0A1AE0EE81BB65545135284494E0E8390A344DB5DBF1927C8CD0732FB43369A92FAA146218C6F5CBA6AB216873FAC1105111626E8"> : tensor<2x2x3x3xui64>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<2x2x3x3xui64>, tensor<2x2x3x3xui64>) -> ()
  %51 = stablehlo.constant dense<"0xD9F56EE89C9ADAB525110BF2DDDDD55642C0FE204EE58F165258D1352DB37ECF979E1F725456A4F533348D4B3089F7E234FAFE2A7C4B076C61044EFC8E2ACD52153BD837DECD4497B0D71A48C5138BF49C2B0F4AC1EAC79E72A570942F1FE7A08D55CB9AB51CED9DE120B844F9801F1BB7CC4645CEC0FC41E6FF1CB6880D00C21AF17B907E884F8D17F3C636B72FDFEE06331844B9E3C896801DAA9DD41BF8C6EA524E9FFF7C155D4102242156A8F98D5475A3D3C0175AE66344410DD5C9B0A2"> : tensor<3x4x2xui64>
  %52 = stablehlo.constant dense<"0x1E8B4E6FA6EC061335BE90371A001CDAE45B9163D4AB7F827FAA480DF67044ADC185386710245DCF6B14B7B6AFB19B25D3770E1CD939CB0D9AE5574BAFCE1829B96AAEEBE3F3287259A86DBE3322EDA653D163598B1C6169D2E75780DD5E07A75F7812BEF75AA620440591184426E2CBCF2796222B63F4C2D0AF1887AEF21503C08F3A18770BDC50B7A939C8E245E8C098C9F03BABA8921472C87473B894D41EBF02127FC403713F5F8E7ABFA5840A212C4F2136188F232166F11C523821816B9D67C53BC73891D5AE3F498F940163CF8B5EF8D67E3995D3764BC90432FDEB7F654F80F022D45B711FF5C080D1E40BAA8D01F110E3D8729D1290AACCE7AA14334EAA3B09FFFD6939A0953A6D9AD533E1F21987EA35333114B9BAB9162AB6088F282EC710859CA90C4300E0DBB31D268123A0DDC70992A5A6991305DA3E31DAC0698EA412D2F12078EC1CC45EDD2EC6125F91131B53AE464FA8F4C3305B773E43EAB21663D785D36F5CB72906E7EAB0B8D1DC0B4AB3B49B56FAB57E74A58E6F300EF37E75D8837FB05F085B0735F4EB071A3D0C91DEC188278C736750942CF8055C98457962C211FBCB9A09125D23726B9FAF30A5D7B15D0C5B0EFD20FBF88028A31CB0E186DFBF4E3666942B00961EF1E61165816B76F6AC0B58CA5B525C64C4"> : tensor<4x3x5xui64>
  %53 = "stablehlo.dot_general"(%51, %52) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xui64>, tensor<4x3x5xui64>) -> tensor<2x5xui64>
  %54 = stablehlo.constant dense<"0xE766BC574ECDCFE59829ED9CA3A310A051D613C3230D0B9B16EBB7BA281CAFA72E506714BF40D574CBE1E46CD3D1842891224071CF9BC19163DDADC780BFFA003082F037A7F64228CF369D062951BA92"> : tensor<2x5xui64>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<2x5xui64>, tensor<2x5xui64>) -> ()
  %55 = stablehlo.constant dense<0> : tensor<3x4x2xui64>
  %56 = stablehlo.subtract %51, %55 : tensor<3x4x2xui64>
  %57 = stablehlo.constant dense<0> : tensor<4x3x5xui64>
  %58 = stablehlo.subtract %52, %57 : tensor<4x3x5xui64>
  %59 = "stablehlo.dot_general"(%56, %58) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xui64>, tensor<4x3x5xui64>) -> tensor<2x5xui64>
  stablehlo.custom_call @check.expect_eq(%59, %54) : (tensor<2x5xui64>, tensor<2x5xui64>) -> ()
  %60 = stablehlo.constant dense<"0x6FBF46ADD6C9106B2EC7D6A7C5165B327AC8B9208AA45DB77A1A27A4740E42730B93BC6964AAB7D47E683845C37A0C65DB9319A50E23C50D4B385AA46443A3784F538D0108FA3E9742995054B1D8CFA76CCF5F10273479EFE73BADF0956C4F1068BC2FB7DBECDA7983DFB57D71869842591AA0A8193F3DC70A5D7DB357122F586465C447F907A3927F08912DC6C420DD43E42202509AE58861E2A7F70BBF1424B6C2C80F69BB1E6865E8EA9CA4A86E30EDCB3DE7CBD20498020BB798A8EE5BCB"> : tensor<3x4x2xui64>
  %61 = stablehlo.constant dense<"0xD234494D99D7099D1D718A4028A8F100C5E8B1B2580691FBC66D53DBF0C58F61F411A6239FDF2FD866A31D8F9993404DCE63ABFAFA9BFDE1C40E0A31710C57C27A7C01E838D7AF1A11742E1D0E023716542D1AF4BC9DD9209D555952BC22843F0733C496BAC2719A3F2EF7BCDA4FA12839A273067718918794DA66093AE507CA5DC60635F89F8DDA61B1AC0C6BF4E49ACFAF6A5BC0A8D59ECCE7F31516928EF491B0DA8DAAEC94A753042F516AF635AD5EAF07641A76A90E063EE6B024D89AC8B06ECBB546544F94E893120AB744C813BF05E6D50AA81DC608538E3679B67FE834F024FEF4027D36BF121ED7F9C67151695E4CFAFEB0DA014D7CC6F9F3DAB9531B50DB149AF1C3E89D4F99F734862D4C91A0BEB94A3C24BCDBFA673D4F000DA742B37C1B28E0FBD6169ACB7FBA49CDF11739FC68DCF4950571B5562A404E1A59CD74468FAAC6DC2A354F41F4FE842BA28E861B03318644487B3AE14F94C2D006A12906CEAA3DA455A45C9AA0A93D609314C658CF6EE074B01FD5393333DC2F382C8401A7D343B0754E3627F2E01B90E65CF52D3B2BDEC6D6B8B7EDF905A51B3F734C5644E4FAD2B3A30BF7112123D1B51C340E678308DE3C82D73F7664CB27765D841461CD9F7DC6B06B01D1F47DE01D62739E78164AF854EE1D049A992EC918"> : tensor<3x4x5xui64>
  %62 = "stablehlo.dot_general"(%60, %61) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [1, 0]>}> : (tensor<3x4x2xui64>, tensor<3x4x5xui64>) -> tensor<2x5xui64>
  %63 = stablehlo.constant dense<"0x0E44D15FC4CEB19E5120BCBBBE03194862B730506EDFB07B8526BB95CCCBE6517E902E84E7CDA59B36BC7369516A644ED23CC22B4845051DBCD26FB6117C3D18D816B3819AC591646F41183D03777DD4"> : tensor<2x5xui64>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<2x5xui64>, tensor<2x5xui64>) -> ()
  %64 = stablehlo.constant dense<[[16811685949264909656, 11634328598304128376, 15099152720974098092], [8326530236577983167, 14813558176730836865, 3639831385644033641]]> : tensor<2x3xui64>
  %65 = stablehlo.constant dense<[[18392242443365150535, 10571021255925325202, 18261810208401885277], [5242496691801939923, 7867954054252067964, 12612982551956386524]]> : tensor<2x3xui64>
  %66 = "stablehlo.dot_general"(%64, %65) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  %67 = stablehlo.constant dense<[[9522224205995496296, 1445540595872245360, 18133946262776370300], [11346103502671387757, 18200695201079754364, 14364079102027482172]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %68 = stablehlo.constant dense<[[2963409167182497080, 12799820642546786956, 4383317581575531052, 430048428340901664]]> : tensor<1x4xui64>
  %69 = stablehlo.constant dense<[[3618255663324731815], [3808709103074054434], [2997425180482106068], [9032682563628785273]]> : tensor<4x1xui64>
  %70 = "stablehlo.dot_general"(%68, %69) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x4xui64>, tensor<4x1xui64>) -> tensor<1x1xui64>
  %71 = stablehlo.constant dense<12265300586907030704> : tensor<1x1xui64>
  stablehlo.custom_call @check.expect_eq(%70, %71) : (tensor<1x1xui64>, tensor<1x1xui64>) -> ()
  %72 = stablehlo.constant dense<> : tensor<2x0xui64>
  %73 = stablehlo.constant dense<> : tensor<0x3xui64>
  %74 = "stablehlo.dot_general"(%72, %73) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xui64>, tensor<0x3xui64>) -> tensor<2x3xui64>
  %75 = stablehlo.constant dense<0> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %76 = stablehlo.constant dense<> : tensor<0x2xui64>
  %77 = stablehlo.constant dense<[[3515087833999275265, 5235749206101773225, 11439164523303589644], [14777086908909744252, 678579708640709941, 12545768163560249572]]> : tensor<2x3xui64>
  %78 = "stablehlo.dot_general"(%76, %77) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x2xui64>, tensor<2x3xui64>) -> tensor<0x3xui64>
  stablehlo.custom_call @check.expect_eq(%78, %73) : (tensor<0x3xui64>, tensor<0x3xui64>) -> ()
  %79 = stablehlo.constant dense<4179995977621157657> : tensor<ui64>
  %80 = stablehlo.constant dense<[[3890661026189171755, 7490256301967905695], [16719366617877233873, 5666013513417904479]]> : tensor<2x2xui64>
  %81 = "stablehlo.dot_general"(%79, %80) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<ui64>, tensor<2x2xui64>) -> tensor<2x2xui64>
  %82 = stablehlo.constant dense<[[9653196793091636531, 16562539425535300487], [4590669014989749097, 4130440493325474631]]> : tensor<2x2xui64>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<2x2xui64>, tensor<2x2xui64>) -> ()
  %83 = stablehlo.constant dense<"0xDBAC946F27CEAF3F510EF151F4A85C87DC0E58E2CFCF99F6A951CC7E1D61F9AD20CA07B87453F836D9096D4F05855DB424FDB190D0258155AF2D74F0C05205B4E9D725A2552F852E3004AD44A3AD5F36507A1545066EE5BED83545A47CA5E563F3674FB0FBA193B502945C407F3C21D9045CDB5C23E830D2F930764A3A447197940932E0875B183299F6AE75DE364B64C17EBE3CC18C36A5C81A4BBF5C0F9FD5B3929506351141FD086A74C9BDD2EAD2419458962A08A575C0444329329A974C"> : tensor<2x3x4xui64>
  %84 = stablehlo.constant dense<[[16475188082774676964, 18323727050762065251], [17625763508933733380, 5214518932793843202], [6958054224844316222, 8879673819640510308], [14821785616139301639, 8253831566862985712]]> : tensor<4x2xui64>
  %85 = "stablehlo.dot_general"(%83, %84) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x3x4xui64>, tensor<4x2xui64>) -> tensor<2x3x2xui64>
  %86 = stablehlo.constant dense<"0x375746780873D8BAB35BC674BF7D4AEC653BC3A65C94D43E328504F56FDF11B08CB9066BE9DDA8D93BCE70473AE00DEA3B5E57C76B8299C5FD1DEC77D3340B946A76B0CC09C8E2AC52917A74B695B1FC8AC5B4B70EFB2B82ADC21FBE3AFB9A7A"> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%85, %86) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  return
}
// -----
// dot_general of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0], [0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 0.0, 0.0]]> : tensor<4x3xf4E2M1FN>
  %1 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 0.0], [-1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0], [1.0, 0.0, 0.0, 0.0]]> : tensor<5x4xf4E2M1FN>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf4E2M1FN>, tensor<5x4xf4E2M1FN>) -> tensor<3x5xf4E2M1FN>
  %3 = stablehlo.constant dense<[[1.0, 1.0, 0.0, 1.0, -1.0], [0.0, -1.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf4E2M1FN>, tensor<3x5xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<0.0> : tensor<4x3xf4E2M1FN>
  %5 = stablehlo.subtract %0, %4 : tensor<4x3xf4E2M1FN>
  %6 = stablehlo.constant dense<0.0> : tensor<5x4xf4E2M1FN>
  %7 = stablehlo.subtract %1, %6 : tensor<5x4xf4E2M1FN>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf4E2M1FN>, tensor<5x4xf4E2M1FN>) -> tensor<3x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xf4E2M1FN>, tensor<3x5xf4E2M1FN>) -> ()
  %9 = stablehlo.constant dense<[[[0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0]], [[0.0, -1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<3x2x4xf4E2M1FN>
  %10 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [1.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [-1.0, 0.0]], [[0.0, 0.0], [1.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 1.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]]> : tensor<5x4x2xf4E2M1FN>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf4E2M1FN>, tensor<5x4x2xf4E2M1FN>) -> tensor<2x3x5xf4E2M1FN>
  %12 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, -1.0, 0.0]], [[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]]]> : tensor<2x3x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x3x5xf4E2M1FN>, tensor<2x3x5xf4E2M1FN>) -> ()
  %13 = stablehlo.constant dense<0.0> : tensor<3x2x4xf4E2M1FN>
  %14 = stablehlo.subtract %9, %13 : tensor<3x2x4xf4E2M1FN>
  %15 = stablehlo.constant dense<0.0> : tensor<5x4x2xf4E2M1FN>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4x2xf4E2M1FN>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf4E2M1FN>, tensor<5x4x2xf4E2M1FN>) -> tensor<2x3x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<2x3x5xf4E2M1FN>, tensor<2x3x5xf4E2M1FN>) -> ()
  %18 = stablehlo.constant dense<> : tensor<2x0xf4E2M1FN>
  %19 = stablehlo.constant dense<> : tensor<0x3xf4E2M1FN>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xf4E2M1FN>, tensor<0x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  %21 = stablehlo.constant dense<0.0> : tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  return
}
// -----
// dot_general of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, -1.0], [1.0, 0.0, 1.0], [1.0, 0.0, 0.0]]> : tensor<4x3xf6E2M3FN>
  %1 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 1.0], [0.0, 1.0, 0.0, -1.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0]]> : tensor<5x4xf6E2M3FN>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf6E2M3FN>, tensor<5x4xf6E2M3FN>) -> tensor<3x5xf6E2M3FN>
  %3 = stablehlo.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -1.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf6E2M3FN>, tensor<3x5xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<0.0> : tensor<4x3xf6E2M3FN>
  %5 = stablehlo.subtract %0, %4 : tensor<4x3xf6E2M3FN>
  %6 = stablehlo.constant dense<0.0> : tensor<5x4xf6E2M3FN>
  %7 = stablehlo.subtract %1, %6 : tensor<5x4xf6E2M3FN>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf6E2M3FN>, tensor<5x4xf6E2M3FN>) -> tensor<3x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xf6E2M3FN>, tensor<3x5xf6E2M3FN>) -> ()
  %9 = stablehlo.constant dense<[[[0.0, 0.0, 1.0, 0.0], [1.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0]], [[0.0, -1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<3x2x4xf6E2M3FN>
  %10 = stablehlo.constant dense<[[[1.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [1.0, 0.0], [0.0, 0.0], [0.0, -1.0]], [[0.0, 1.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]]> : tensor<5x4x2xf6E2M3FN>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf6E2M3FN>, tensor<5x4x2xf6E2M3FN>) -> tensor<2x3x5xf6E2M3FN>
  %12 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -1.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 1.0, 0.0, 0.0], [0.0, -1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]]]> : tensor<2x3x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x3x5xf6E2M3FN>, tensor<2x3x5xf6E2M3FN>) -> ()
  %13 = stablehlo.constant dense<0.0> : tensor<3x2x4xf6E2M3FN>
  %14 = stablehlo.subtract %9, %13 : tensor<3x2x4xf6E2M3FN>
  %15 = stablehlo.constant dense<0.0> : tensor<5x4x2xf6E2M3FN>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4x2xf6E2M3FN>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf6E2M3FN>, tensor<5x4x2xf6E2M3FN>) -> tensor<2x3x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<2x3x5xf6E2M3FN>, tensor<2x3x5xf6E2M3FN>) -> ()
  %18 = stablehlo.constant dense<> : tensor<2x0xf6E2M3FN>
  %19 = stablehlo.constant dense<> : tensor<0x3xf6E2M3FN>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xf6E2M3FN>, tensor<0x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  %21 = stablehlo.constant dense<0.0> : tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  return
}
// -----
// dot_general of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 1.0, -1.0]]> : tensor<4x3xf6E3M2FN>
  %1 = stablehlo.constant dense<[[-1.0, 0.0, 1.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<5x4xf6E3M2FN>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf6E3M2FN>, tensor<5x4xf6E3M2FN>) -> tensor<3x5xf6E3M2FN>
  %3 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [-1.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf6E3M2FN>, tensor<3x5xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<0.0> : tensor<4x3xf6E3M2FN>
  %5 = stablehlo.subtract %0, %4 : tensor<4x3xf6E3M2FN>
  %6 = stablehlo.constant dense<0.0> : tensor<5x4xf6E3M2FN>
  %7 = stablehlo.subtract %1, %6 : tensor<5x4xf6E3M2FN>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf6E3M2FN>, tensor<5x4xf6E3M2FN>) -> tensor<3x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xf6E3M2FN>, tensor<3x5xf6E3M2FN>) -> ()
  %9 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[1.0, 0.0, 0.0, 1.0], [1.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [-1.0, 0.0, 0.0, 0.0]]]> : tensor<3x2x4xf6E3M2FN>
  %10 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [1.0, 0.0], [-1.0, 1.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 1.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]]> : tensor<5x4x2xf6E3M2FN>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf6E3M2FN>, tensor<5x4x2xf6E3M2FN>) -> tensor<2x3x5xf6E3M2FN>
  %12 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, -1.0, 0.0]]]> : tensor<2x3x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x3x5xf6E3M2FN>, tensor<2x3x5xf6E3M2FN>) -> ()
  %13 = stablehlo.constant dense<0.0> : tensor<3x2x4xf6E3M2FN>
  %14 = stablehlo.subtract %9, %13 : tensor<3x2x4xf6E3M2FN>
  %15 = stablehlo.constant dense<0.0> : tensor<5x4x2xf6E3M2FN>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4x2xf6E3M2FN>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf6E3M2FN>, tensor<5x4x2xf6E3M2FN>) -> tensor<2x3x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<2x3x5xf6E3M2FN>, tensor<2x3x5xf6E3M2FN>) -> ()
  %18 = stablehlo.constant dense<> : tensor<2x0xf6E3M2FN>
  %19 = stablehlo.constant dense<> : tensor<0x3xf6E3M2FN>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xf6E3M2FN>, tensor<0x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  %21 = stablehlo.constant dense<0.0> : tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  return
}
// -----
// dot_general of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3000B0300000000000000030"> : tensor<4x3xf8E3M4>
  %1 = stablehlo.constant dense<"0x000030000000B000300000000000000000000030"> : tensor<5x4xf8E3M4>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf8E3M4>, tensor<5x4xf8E3M4>) -> tensor<3x5xf8E3M4>
  %3 = stablehlo.constant dense<"0x000030000000000000000000B00030"> : tensor<3x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E3M4>, tensor<3x5xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<0.0> : tensor<4x3xf8E3M4>
  %5 = stablehlo.subtract %0, %4 : tensor<4x3xf8E3M4>
  %6 = stablehlo.constant dense<0.0> : tensor<5x4xf8E3M4>
  %7 = stablehlo.subtract %1, %6 : tensor<5x4xf8E3M4>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf8E3M4>, tensor<5x4xf8E3M4>) -> tensor<3x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xf8E3M4>, tensor<3x5xf8E3M4>) -> ()
  %9 = stablehlo.constant dense<"0x30000030000000000000000000B000000000000000003000"> : tensor<3x2x4xf8E3M4>
  %10 = stablehlo.constant dense<"0x000000000000000000300000000000000000B0300000000000000000000000000030000000000000"> : tensor<5x4x2xf8E3M4>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf8E3M4>, tensor<5x4x2xf8E3M4>) -> tensor<2x3x5xf8E3M4>
  %12 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000B000000000000000"> : tensor<2x3x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x3x5xf8E3M4>, tensor<2x3x5xf8E3M4>) -> ()
  %13 = stablehlo.constant dense<0.0> : tensor<3x2x4xf8E3M4>
  %14 = stablehlo.subtract %9, %13 : tensor<3x2x4xf8E3M4>
  %15 = stablehlo.constant dense<0.0> : tensor<5x4x2xf8E3M4>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4x2xf8E3M4>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf8E3M4>, tensor<5x4x2xf8E3M4>) -> tensor<2x3x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<2x3x5xf8E3M4>, tensor<2x3x5xf8E3M4>) -> ()
  %18 = stablehlo.constant dense<> : tensor<2x0xf8E3M4>
  %19 = stablehlo.constant dense<> : tensor<0x3xf8E3M4>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xf8E3M4>, tensor<0x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  %21 = stablehlo.constant dense<0.0> : tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  return
}
// -----
// dot_general of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000038000038B80038000000"> : tensor<4x3xf8E4M3>
  %1 = stablehlo.constant dense<"0x3800B80000000038000000000000000000003800"> : tensor<5x4xf8E4M3>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf8E4M3>, tensor<5x4xf8E4M3>) -> tensor<3x5xf8E4M3>
  %3 = stablehlo.constant dense<"0x38000000B800000000000000000038"> : tensor<3x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3>, tensor<3x5xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<0.0> : tensor<4x3xf8E4M3>
  %5 = stablehlo.subtract %0, %4 : tensor<4x3xf8E4M3>
  %6 = stablehlo.constant dense<0.0> : tensor<5x4xf8E4M3>
  %7 = stablehlo.subtract %1, %6 : tensor<5x4xf8E4M3>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf8E4M3>, tensor<5x4xf8E4M3>) -> tensor<3x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xf8E4M3>, tensor<3x5xf8E4M3>) -> ()
  %9 = stablehlo.constant dense<"0x000000380000000000000038000038000000000000B80000"> : tensor<3x2x4xf8E4M3>
  %10 = stablehlo.constant dense<"0x00000000000000000038000000000000000038B80000000000000038000000000000000000000000"> : tensor<5x4x2xf8E4M3>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf8E4M3>, tensor<5x4x2xf8E4M3>) -> tensor<2x3x5xf8E4M3>
  %12 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000038B800"> : tensor<2x3x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x3x5xf8E4M3>, tensor<2x3x5xf8E4M3>) -> ()
  %13 = stablehlo.constant dense<0.0> : tensor<3x2x4xf8E4M3>
  %14 = stablehlo.subtract %9, %13 : tensor<3x2x4xf8E4M3>
  %15 = stablehlo.constant dense<0.0> : tensor<5x4x2xf8E4M3>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4x2xf8E4M3>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf8E4M3>, tensor<5x4x2xf8E4M3>) -> tensor<2x3x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<2x3x5xf8E4M3>, tensor<2x3x5xf8E4M3>) -> ()
  %18 = stablehlo.constant dense<> : tensor<2x0xf8E4M3>
  %19 = stablehlo.constant dense<> : tensor<0x3xf8E4M3>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xf8E4M3>, tensor<0x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  %21 = stablehlo.constant dense<0.0> : tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  return
}
// -----
// dot_general of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3800003800B8000000000038"> : tensor<3x4xf8E4M3FN>
  %1 = stablehlo.constant dense<"0x00B8000000000000000038000000000038380000"> : tensor<4x5xf8E4M3FN>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf8E4M3FN>, tensor<4x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x000038000000000000000038380000"> : tensor<3x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3FN>
  %5 = stablehlo.subtract %0, %4 : tensor<3x4xf8E4M3FN>
  %6 = stablehlo.constant dense<0.0> : tensor<4x5xf8E4M3FN>
  %7 = stablehlo.subtract %1, %6 : tensor<4x5xf8E4M3FN>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf8E4M3FN>, tensor<4x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>) -> ()
  %9 = stablehlo.constant dense<"0x0000380000003800380000B8"> : tensor<4x3xf8E4M3FN>
  %10 = stablehlo.constant dense<"0x0000383800000000000038B80000000000000000"> : tensor<5x4xf8E4M3FN>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf8E4M3FN>, tensor<5x4xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %12 = stablehlo.constant dense<"0x380038000000000000000000400000"> : tensor<3x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>) -> ()
  %13 = stablehlo.constant dense<0.0> : tensor<4x3xf8E4M3FN>
  %14 = stablehlo.subtract %9, %13 : tensor<4x3xf8E4M3FN>
  %15 = stablehlo.constant dense<0.0> : tensor<5x4xf8E4M3FN>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4xf8E4M3FN>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf8E4M3FN>, tensor<5x4xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>) -> ()
  %18 = stablehlo.constant dense<"0x38000000B800380000000038"> : tensor<3x4xf8E4M3FN>
  %19 = stablehlo.constant dense<[-1.0, 1.0, 1.0, 1.0]> : tensor<4xf8E4M3FN>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<3xf8E4M3FN>
  %21 = stablehlo.constant dense<[-1.0, 2.0, 1.0]> : tensor<3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
  %22 = stablehlo.constant dense<[1.0, -1.0, 1.0]> : tensor<3xf8E4M3FN>
  %23 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3FN>
  %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  %25 = stablehlo.constant dense<[[1.0, 1.0], [-1.0, -1.0], [1.0, 1.0]]> : tensor<3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
  %26 = stablehlo.constant dense<"0x00000000000038000000003800B800000038000000000000"> : tensor<3x2x4xf8E4M3FN>
  %27 = stablehlo.constant dense<"0x0000000000B800000000000000000038000000380000000000000038000000000000000000000000"> : tensor<5x4x2xf8E4M3FN>
  %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf8E4M3FN>, tensor<5x4x2xf8E4M3FN>) -> tensor<2x3x5xf8E4M3FN>
  %29 = stablehlo.constant dense<"0x000000000000000000000000000000B8000000000000B8B8000000000000"> : tensor<2x3x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x3x5xf8E4M3FN>, tensor<2x3x5xf8E4M3FN>) -> ()
  %30 = stablehlo.constant dense<0.0> : tensor<3x2x4xf8E4M3FN>
  %31 = stablehlo.subtract %26, %30 : tensor<3x2x4xf8E4M3FN>
  %32 = stablehlo.constant dense<0.0> : tensor<5x4x2xf8E4M3FN>
  %33 = stablehlo.subtract %27, %32 : tensor<5x4x2xf8E4M3FN>
  %34 = "stablehlo.dot_general"(%31, %33) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf8E4M3FN>, tensor<5x4x2xf8E4M3FN>) -> tensor<2x3x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%34, %29) : (tensor<2x3x5xf8E4M3FN>, tensor<2x3x5xf8E4M3FN>) -> ()
  %35 = stablehlo.constant dense<"0x000000B80000000000000000000000380000003800380000"> : tensor<3x4x2xf8E4M3FN>
  %36 = stablehlo.constant dense<"0x000000000000000000000000000000000000003800000000000000000000000000000038000000000000000000000000B80000000000000000380000"> : tensor<4x3x5xf8E4M3FN>
  %37 = "stablehlo.dot_general"(%35, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xf8E4M3FN>, tensor<4x3x5xf8E4M3FN>) -> tensor<2x5xf8E4M3FN>
  %38 = stablehlo.constant dense<"0x000000000000000000B8"> : tensor<2x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<2x5xf8E4M3FN>, tensor<2x5xf8E4M3FN>) -> ()
  %39 = stablehlo.constant dense<0.0> : tensor<3x4x2xf8E4M3FN>
  %40 = stablehlo.subtract %35, %39 : tensor<3x4x2xf8E4M3FN>
  %41 = stablehlo.constant dense<0.0> : tensor<4x3x5xf8E4M3FN>
  %42 = stablehlo.subtract %36, %41 : tensor<4x3x5xf8E4M3FN>
  %43 = "stablehlo.dot_general"(%40, %42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xf8E4M3FN>, tensor<4x3x5xf8E4M3FN>) -> tensor<2x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%43, %38) : (tensor<2x5xf8E4M3FN>, tensor<2x5xf8E4M3FN>) -> ()
  %44 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [-1.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3FN>
  %45 = stablehlo.constant dense<[[1.0, 1.0, -1.0], [1.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3FN>
  %46 = "stablehlo.dot_general"(%44, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %47 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [-1.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %48 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FN>
  %49 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FN>
  %50 = "stablehlo.dot_general"(%48, %49) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xf8E4M3FN>, tensor<0x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %51 = stablehlo.constant dense<0.0> : tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %52 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %53 = stablehlo.constant dense<[[-1.0, 1.0], [1.0, 1.0]]> : tensor<2x2xf8E4M3FN>
  %54 = "stablehlo.dot_general"(%52, %53) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%54, %53) : (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> ()
  return
}
// -----
// dot_general of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000040000040C00040000000"> : tensor<4x3xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<"0x0000400000000040C00000400000000000000000"> : tensor<5x4xf8E4M3FNUZ>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf8E4M3FNUZ>, tensor<5x4xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0xC00000000000000000004000C00000"> : tensor<3x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<0.0> : tensor<4x3xf8E4M3FNUZ>
  %5 = stablehlo.subtract %0, %4 : tensor<4x3xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<0.0> : tensor<5x4xf8E4M3FNUZ>
  %7 = stablehlo.subtract %1, %6 : tensor<5x4xf8E4M3FNUZ>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf8E4M3FNUZ>, tensor<5x4xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>) -> ()
  %9 = stablehlo.constant dense<"0x404000C00000000000000000400000000000000000000000"> : tensor<3x2x4xf8E4M3FNUZ>
  %10 = stablehlo.constant dense<"0x000000000000C0000000000000400000400000000000000000000000000000000040000000000000"> : tensor<5x4x2xf8E4M3FNUZ>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf8E4M3FNUZ>, tensor<5x4x2xf8E4M3FNUZ>) -> tensor<2x3x5xf8E4M3FNUZ>
  %12 = stablehlo.constant dense<"0x400040000000000000000000000000000000000000000000400000000000"> : tensor<2x3x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x3x5xf8E4M3FNUZ>, tensor<2x3x5xf8E4M3FNUZ>) -> ()
  %13 = stablehlo.constant dense<0.0> : tensor<3x2x4xf8E4M3FNUZ>
  %14 = stablehlo.subtract %9, %13 : tensor<3x2x4xf8E4M3FNUZ>
  %15 = stablehlo.constant dense<0.0> : tensor<5x4x2xf8E4M3FNUZ>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4x2xf8E4M3FNUZ>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf8E4M3FNUZ>, tensor<5x4x2xf8E4M3FNUZ>) -> tensor<2x3x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<2x3x5xf8E4M3FNUZ>, tensor<2x3x5xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FNUZ>
  %19 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FNUZ>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xf8E4M3FNUZ>, tensor<0x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  %21 = stablehlo.constant dense<0.0> : tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  return
}
// -----
// dot_general of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x580058000058D80000000000"> : tensor<4x3xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<"0x00000000005800005800000000005800D8000000"> : tensor<5x4xf8E4M3B11FNUZ>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<5x4xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x000058D8D8000000000000585800D8"> : tensor<3x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<0.0> : tensor<4x3xf8E4M3B11FNUZ>
  %5 = stablehlo.subtract %0, %4 : tensor<4x3xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<0.0> : tensor<5x4xf8E4M3B11FNUZ>
  %7 = stablehlo.subtract %1, %6 : tensor<5x4xf8E4M3B11FNUZ>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<5x4xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>) -> ()
  %9 = stablehlo.constant dense<"0x580000000000000000000000005800005800000000D80000"> : tensor<3x2x4xf8E4M3B11FNUZ>
  %10 = stablehlo.constant dense<"0x000000000000000000000000000000D8000000000000580000005800000058000000000000000000"> : tensor<5x4x2xf8E4M3B11FNUZ>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf8E4M3B11FNUZ>, tensor<5x4x2xf8E4M3B11FNUZ>) -> tensor<2x3x5xf8E4M3B11FNUZ>
  %12 = stablehlo.constant dense<0.0> : tensor<2x3x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x3x5xf8E4M3B11FNUZ>, tensor<2x3x5xf8E4M3B11FNUZ>) -> ()
  %13 = stablehlo.constant dense<0.0> : tensor<3x2x4xf8E4M3B11FNUZ>
  %14 = stablehlo.subtract %9, %13 : tensor<3x2x4xf8E4M3B11FNUZ>
  %15 = stablehlo.constant dense<0.0> : tensor<5x4x2xf8E4M3B11FNUZ>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4x2xf8E4M3B11FNUZ>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf8E4M3B11FNUZ>, tensor<5x4x2xf8E4M3B11FNUZ>) -> tensor<2x3x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<2x3x5xf8E4M3B11FNUZ>, tensor<2x3x5xf8E4M3B11FNUZ>) -> ()
  %18 = stablehlo.constant dense<> : tensor<2x0xf8E4M3B11FNUZ>
  %19 = stablehlo.constant dense<> : tensor<0x3xf8E4M3B11FNUZ>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xf8E4M3B11FNUZ>, tensor<0x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  %21 = stablehlo.constant dense<0.0> : tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// dot_general of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3C0000003C00BC003C000000"> : tensor<3x4xf8E5M2>
  %1 = stablehlo.constant dense<"0x00000000000000003C3C0000BC00000000003C00"> : tensor<4x5xf8E5M2>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf8E5M2>, tensor<4x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %3 = stablehlo.constant dense<"0x000000000000003C00000000000000"> : tensor<3x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<0.0> : tensor<3x4xf8E5M2>
  %5 = stablehlo.subtract %0, %4 : tensor<3x4xf8E5M2>
  %6 = stablehlo.constant dense<0.0> : tensor<4x5xf8E5M2>
  %7 = stablehlo.subtract %1, %6 : tensor<4x5xf8E5M2>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf8E5M2>, tensor<4x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>) -> ()
  %9 = stablehlo.constant dense<"0x0000BC3C000000003C3C0000"> : tensor<4x3xf8E5M2>
  %10 = stablehlo.constant dense<"0x0000000000003C0000003C00000000003C0000BC"> : tensor<5x4xf8E5M2>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf8E5M2>, tensor<5x4xf8E5M2>) -> tensor<3x5xf8E5M2>
  %12 = stablehlo.constant dense<"0x00000000BC0000000000003C3C00BC"> : tensor<3x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>) -> ()
  %13 = stablehlo.constant dense<0.0> : tensor<4x3xf8E5M2>
  %14 = stablehlo.subtract %9, %13 : tensor<4x3xf8E5M2>
  %15 = stablehlo.constant dense<0.0> : tensor<5x4xf8E5M2>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4xf8E5M2>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf8E5M2>, tensor<5x4xf8E5M2>) -> tensor<3x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>) -> ()
  %18 = stablehlo.constant dense<"0x3C003C000000000000BC3C00"> : tensor<3x4xf8E5M2>
  %19 = stablehlo.constant dense<[1.0, 1.0, 1.0, -1.0]> : tensor<4xf8E5M2>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf8E5M2>, tensor<4xf8E5M2>) -> tensor<3xf8E5M2>
  %21 = stablehlo.constant dense<[2.0, 0.0, 0.0]> : tensor<3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
  %22 = stablehlo.constant dense<[1.0, 1.0, -1.0]> : tensor<3xf8E5M2>
  %23 = stablehlo.constant dense<1.0> : tensor<2xf8E5M2>
  %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xf8E5M2>, tensor<2xf8E5M2>) -> tensor<3x2xf8E5M2>
  %25 = stablehlo.constant dense<[[1.0, 1.0], [1.0, 1.0], [-1.0, -1.0]]> : tensor<3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
  %26 = stablehlo.constant dense<"0x003C0000BC000000000000003C003C000000000000000000"> : tensor<3x2x4xf8E5M2>
  %27 = stablehlo.constant dense<"0x003CBC000000000000000000000000000000000000003C000000000000000000000000000000003C"> : tensor<5x4x2xf8E5M2>
  %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf8E5M2>, tensor<5x4x2xf8E5M2>) -> tensor<2x3x5xf8E5M2>
  %29 = stablehlo.constant dense<"0xBC0000000000000000000000000000BC000000003C000000000000000000"> : tensor<2x3x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x3x5xf8E5M2>, tensor<2x3x5xf8E5M2>) -> ()
  %30 = stablehlo.constant dense<0.0> : tensor<3x2x4xf8E5M2>
  %31 = stablehlo.subtract %26, %30 : tensor<3x2x4xf8E5M2>
  %32 = stablehlo.constant dense<0.0> : tensor<5x4x2xf8E5M2>
  %33 = stablehlo.subtract %27, %32 : tensor<5x4x2xf8E5M2>
  %34 = "stablehlo.dot_general"(%31, %33) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf8E5M2>, tensor<5x4x2xf8E5M2>) -> tensor<2x3x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%34, %29) : (tensor<2x3x5xf8E5M2>, tensor<2x3x5xf8E5M2>) -> ()
  %35 = stablehlo.constant dense<"0x0000000000000000000000003C00BC000000003C3C000000"> : tensor<3x4x2xf8E5M2>
  %36 = stablehlo.constant dense<"0x00000000003C00000000000000000000003CBC000000000000000000000000000000000000000000000000000000003C000000000000000000000000"> : tensor<4x3x5xf8E5M2>
  %37 = "stablehlo.dot_general"(%35, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xf8E5M2>, tensor<4x3x5xf8E5M2>) -> tensor<2x5xf8E5M2>
  %38 = stablehlo.constant dense<0.0> : tensor<2x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<2x5xf8E5M2>, tensor<2x5xf8E5M2>) -> ()
  %39 = stablehlo.constant dense<0.0> : tensor<3x4x2xf8E5M2>
  %40 = stablehlo.subtract %35, %39 : tensor<3x4x2xf8E5M2>
  %41 = stablehlo.constant dense<0.0> : tensor<4x3x5xf8E5M2>
  %42 = stablehlo.subtract %36, %41 : tensor<4x3x5xf8E5M2>
  %43 = "stablehlo.dot_general"(%40, %42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xf8E5M2>, tensor<4x3x5xf8E5M2>) -> tensor<2x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%43, %38) : (tensor<2x5xf8E5M2>, tensor<2x5xf8E5M2>) -> ()
  %44 = stablehlo.constant dense<[[-1.0, 1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E5M2>
  %45 = stablehlo.constant dense<[[1.0, -1.0, 1.0], [1.0, 0.0, 0.0]]> : tensor<2x3xf8E5M2>
  %46 = "stablehlo.dot_general"(%44, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  %47 = stablehlo.constant dense<[[-1.0, -1.0, 0.0], [1.0, 0.0, 0.0]]> : tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %48 = stablehlo.constant dense<> : tensor<2x0xf8E5M2>
  %49 = stablehlo.constant dense<> : tensor<0x3xf8E5M2>
  %50 = "stablehlo.dot_general"(%48, %49) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xf8E5M2>, tensor<0x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  %51 = stablehlo.constant dense<0.0> : tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %52 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %53 = stablehlo.constant dense<[[-1.0, 1.0], [1.0, 1.0]]> : tensor<2x2xf8E5M2>
  %54 = "stablehlo.dot_general"(%52, %53) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f8E5M2>, tensor<2x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%54, %53) : (tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>) -> ()
  return
}
// -----
// dot_general of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00C000004000400000000040"> : tensor<4x3xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<"0x000000000000400000C000000000000040400000"> : tensor<5x4xf8E5M2FNUZ>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf8E5M2FNUZ>, tensor<5x4xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x00400000000000C000000000000000"> : tensor<3x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<0.0> : tensor<4x3xf8E5M2FNUZ>
  %5 = stablehlo.subtract %0, %4 : tensor<4x3xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<0.0> : tensor<5x4xf8E5M2FNUZ>
  %7 = stablehlo.subtract %1, %6 : tensor<5x4xf8E5M2FNUZ>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf8E5M2FNUZ>, tensor<5x4xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>) -> ()
  %9 = stablehlo.constant dense<"0x000000000000000040000000004000000040000000C00000"> : tensor<3x2x4xf8E5M2FNUZ>
  %10 = stablehlo.constant dense<"0x000000000000000040000000004000C0000000000000000000000000000000000000000000004000"> : tensor<5x4x2xf8E5M2FNUZ>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf8E5M2FNUZ>, tensor<5x4x2xf8E5M2FNUZ>) -> tensor<2x3x5xf8E5M2FNUZ>
  %12 = stablehlo.constant dense<"0x000000000000400000000000000000000000000000000000000000000000"> : tensor<2x3x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<2x3x5xf8E5M2FNUZ>, tensor<2x3x5xf8E5M2FNUZ>) -> ()
  %13 = stablehlo.constant dense<0.0> : tensor<3x2x4xf8E5M2FNUZ>
  %14 = stablehlo.subtract %9, %13 : tensor<3x2x4xf8E5M2FNUZ>
  %15 = stablehlo.constant dense<0.0> : tensor<5x4x2xf8E5M2FNUZ>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4x2xf8E5M2FNUZ>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf8E5M2FNUZ>, tensor<5x4x2xf8E5M2FNUZ>) -> tensor<2x3x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<2x3x5xf8E5M2FNUZ>, tensor<2x3x5xf8E5M2FNUZ>) -> ()
  %18 = stablehlo.constant dense<> : tensor<2x0xf8E5M2FNUZ>
  %19 = stablehlo.constant dense<> : tensor<0x3xf8E5M2FNUZ>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xf8E5M2FNUZ>, tensor<0x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  %21 = stablehlo.constant dense<0.0> : tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  return
}
// -----
// dot_general of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<3x2xf8E8M0FNU>
  %1 = stablehlo.constant dense<1.0> : tensor<2x3xf8E8M0FNU>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> tensor<3x3xf8E8M0FNU>
  %3 = stablehlo.constant dense<2.0> : tensor<3x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x3xf8E8M0FNU>, tensor<3x3xf8E8M0FNU>) -> ()
  %4 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> tensor<3x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<3x3xf8E8M0FNU>, tensor<3x3xf8E8M0FNU>) -> ()
  %5 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> tensor<3x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %3) : (tensor<3x3xf8E8M0FNU>, tensor<3x3xf8E8M0FNU>) -> ()
  return
}
// -----
// dot_general of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x404000400000803F803F004040C040C040C0004080BF0000"> : tensor<3x4xbf16>
  %1 = stablehlo.constant dense<"0x40C000C0000000C000C00040000080BF40C080BF00C000C0004000C0803F00400040000000C0803F"> : tensor<4x5xbf16>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xbf16>, tensor<4x5xbf16>) -> tensor<3x5xbf16>
  %3 = stablehlo.constant dense<"0x40C080C000C060C1E0C0803F00C000C1804020C17041004180C000404040"> : tensor<3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
  %4 = stablehlo.constant dense<0.0> : tensor<3x4xbf16>
  %5 = stablehlo.subtract %0, %4 : tensor<3x4xbf16>
  %6 = stablehlo.constant dense<0.0> : tensor<4x5xbf16>
  %7 = stablehlo.subtract %1, %6 : tensor<4x5xbf16>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xbf16>, tensor<4x5xbf16>) -> tensor<3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
  %9 = stablehlo.constant dense<"0x000080BF40C0803F80BF4040803F80BF80BF00C0000000C0"> : tensor<4x3xbf16>
  %10 = stablehlo.constant dense<"0x00C040C040C0803F00C040400040803F40400000004080BF000000000040404040C080BF40C040C0"> : tensor<5x4xbf16>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xbf16>, tensor<5x4xbf16>) -> tensor<3x5xbf16>
  %12 = stablehlo.constant dense<"0x00C14040804080C00040004140C0A0C000C0E04000C0304110C100C17041"> : tensor<3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
  %13 = stablehlo.constant dense<0.0> : tensor<4x3xbf16>
  %14 = stablehlo.subtract %9, %13 : tensor<4x3xbf16>
  %15 = stablehlo.constant dense<0.0> : tensor<5x4xbf16>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4xbf16>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xbf16>, tensor<5x4xbf16>) -> tensor<3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
  %18 = stablehlo.constant dense<[1.0, 3.0, 1.0, -2.0]> : tensor<4xbf16>
  %19 = stablehlo.constant dense<[-3.0, 0.0, -3.0, -2.0]> : tensor<4xbf16>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<bf16>
  %21 = stablehlo.constant dense<-2.0> : tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<bf16>, tensor<bf16>) -> ()
  %22 = stablehlo.constant dense<"0x004040C000C0803F40404040803F004080BF4040000080BF"> : tensor<3x4xbf16>
  %23 = stablehlo.constant dense<[-3.0, 3.0, -1.0, -1.0]> : tensor<4xbf16>
  %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xbf16>, tensor<4xbf16>) -> tensor<3xbf16>
  %25 = stablehlo.constant dense<[-14.0, -3.0, 13.0]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %26 = stablehlo.constant dense<[-2.0, 3.0, 0.0, -3.0]> : tensor<4xbf16>
  %27 = stablehlo.constant dense<"0x004000C080BF803F00004040803F00000040803F00C000C0"> : tensor<4x3xbf16>
  %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xbf16>, tensor<4x3xbf16>) -> tensor<3xbf16>
  %29 = stablehlo.constant dense<[-4.0, 10.0, 17.0]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %30 = stablehlo.constant dense<[-2.0, 3.0, -2.0]> : tensor<3xbf16>
  %31 = stablehlo.constant dense<[3.0, -3.0]> : tensor<2xbf16>
  %32 = "stablehlo.dot_general"(%30, %31) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xbf16>, tensor<2xbf16>) -> tensor<3x2xbf16>
  %33 = stablehlo.constant dense<[[-6.0, 6.0], [9.0, -9.0], [-6.0, 6.0]]> : tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %34 = stablehlo.constant dense<"0x00C000C080BF00C040C000400000803F000080BF404040C0404040404040803F40C00000000000C0004000C080BF803F"> : tensor<2x3x4xbf16>
  %35 = stablehlo.constant dense<"0x004040C040C000C0000080BF80BF803F40C00040404040C00040803F0040404000C0004040C0000040C040C0404040C000C040C0803F40C00000803F404080BF004040C040C000C0004040C080BF803F"> : tensor<2x4x5xbf16>
  %36 = "stablehlo.dot_general"(%34, %35) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) -> tensor<2x3x5xbf16>
  %37 = stablehlo.constant dense<"0x30C1704100C07041C0C0A0C0A040504140C08040803F00C080BF7041804030C1E0C0404098C130C15041A04040C030418040A0C0A0C0E04080C000C0"> : tensor<2x3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<2x3x5xbf16>, tensor<2x3x5xbf16>) -> ()
  %38 = stablehlo.constant dense<"0x803F0040004000C0004000400040803F80BF000080BF004080BF004000000040404000C000C00000000080BF404080BF"> : tensor<3x2x4xbf16>
  %39 = stablehlo.constant dense<"0x40C0404040C0803F40C0803F803F40C0004000C0404080BF404080BF80BF00C040C000C04040000040C0803F803F00C000C040C00040803F40C040C0404000C000000000000080BF00C0000000000000"> : tensor<5x4x2xbf16>
  %40 = "stablehlo.dot_general"(%38, %39) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xbf16>, tensor<5x4x2xbf16>) -> tensor<2x3x5xbf16>
  %41 = stablehlo.constant dense<"0x88C18041A0C020C180C00041E0C00041304100404040C0C010C180C08040E04020C180C040C100C0E0C080C000C0803F00C0A0400000A04000C1803F"> : tensor<2x3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2x3x5xbf16>, tensor<2x3x5xbf16>) -> ()
  %42 = stablehlo.constant dense<0.0> : tensor<3x2x4xbf16>
  %43 = stablehlo.subtract %38, %42 : tensor<3x2x4xbf16>
  %44 = stablehlo.constant dense<0.0> : tensor<5x4x2xbf16>
  %45 = stablehlo.subtract %39, %44 : tensor<5x4x2xbf16>
  %46 = "stablehlo.dot_general"(%43, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xbf16>, tensor<5x4x2xbf16>) -> tensor<2x3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%46, %41) : (tensor<2x3x5xbf16>, tensor<2x3x5xbf16>) -> ()
  %47 = stablehlo.constant dense<"0x40C0803F80BF40C0004000C000C040C00040000040400000803F803F0000404000C0404040C080BF803F000000C0404040400040004040C000C040C04040404040C040C040400040000000C0000040C040400040000040C0803F80BF40C00000"> : tensor<2x3x4x2xbf16>
  %48 = stablehlo.constant dense<"0x80BF0000404080BF40C00040004080BF40C000C00040803F000040C040C080BF803F803F80BF0000000080BF4040803F40C0404080BF40C0803F80BF0040000040C04040803F803F4040803F803F40400040404040C0004040C00000004040C0"> : tensor<2x4x2x3xbf16>
  %49 = "stablehlo.dot_general"(%47, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 3], rhs_batching_dimensions = [2, 0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4x2xbf16>, tensor<2x4x2x3xbf16>) -> tensor<2x2x3x3xbf16>
  %50 = stablehlo.constant dense<"0x4040A0C040C18040C0C0C0C000C000000000C0C0A0C07041C0C0E04000C1A0C1704110C100C10040104140C0704140C080BF88C18040C0C180BFB8C1104130C1004190C140C000C1"> : tensor<2x2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<2x2x3x3xbf16>, tensor<2x2x3x3xbf16>) -> ()
  %51 = stablehlo.constant dense<"0x803F404000C040C0803F4040000000C04040004000C0404000004040803F80BF004000000040004080BF80BF000080BF"> : tensor<3x4x2xbf16>
  %52 = stablehlo.constant dense<"0x40C000C080BF404000000000000040C00040404000C080BF803F803F803F40C0803F803F80BF00C080BF80BF404080BF40C0803F0000004000C080BF004000C040C040C0004040C0004000C0803F0040000000C040C000C080BF0040000000C0803F40C0803F00C000C000C080BF80BF004040C0404000C0"> : tensor<4x3x5xbf16>
  %53 = "stablehlo.dot_general"(%51, %52) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xbf16>, tensor<4x3x5xbf16>) -> tensor<2x5xbf16>
  %54 = stablehlo.constant dense<"0xC040C0C060C10041A84100C120C100C00040B841"> : tensor<2x5xbf16>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<2x5xbf16>, tensor<2x5xbf16>) -> ()
  %55 = stablehlo.constant dense<0.0> : tensor<3x4x2xbf16>
  %56 = stablehlo.subtract %51, %55 : tensor<3x4x2xbf16>
  %57 = stablehlo.constant dense<0.0> : tensor<4x3x5xbf16>
  %58 = stablehlo.subtract %52, %57 : tensor<4x3x5xbf16>
  %59 = "stablehlo.dot_general"(%56, %58) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xbf16>, tensor<4x3x5xbf16>) -> tensor<2x5xbf16>
  stablehlo.custom_call @check.expect_eq(%59, %54) : (tensor<2x5xbf16>, tensor<2x5xbf16>) -> ()
  %60 = stablehlo.constant dense<"0x40400000004000C040C040C000C0000000C0803F40C080BF80BF803F000000C04040000080BF803F00C040C000404040"> : tensor<3x4x2xbf16>
  %61 = stablehlo.constant dense<"0x000000C0004080BF404080BF404040C000C0404080BF80BF80BF0000803F0000000040C0404000C0004040C080BF0000000040C0803F000000C000C0004040C040C040C0803F00C000C0004000C00000803F0000004080BF40C040C040C040C040C0803F0000803F000000404040000080BF0040000040C0"> : tensor<3x4x5xbf16>
  %62 = "stablehlo.dot_general"(%60, %61) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [1, 0]>}> : (tensor<3x4x2xbf16>, tensor<3x4x5xbf16>) -> tensor<2x5xbf16>
  %63 = stablehlo.constant dense<"0x20410041D84100C180BF504170C1804000C0B8C1"> : tensor<2x5xbf16>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<2x5xbf16>, tensor<2x5xbf16>) -> ()
  %64 = stablehlo.constant dense<[[-2.0, 3.0, -3.0], [2.0, 0.0, 2.0]]> : tensor<2x3xbf16>
  %65 = stablehlo.constant dense<[[0.0, 0.0, -3.0], [3.0, 1.0, 2.0]]> : tensor<2x3xbf16>
  %66 = "stablehlo.dot_general"(%64, %65) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %67 = stablehlo.constant dense<[[0.0, 0.0, 9.0], [6.0, 0.0, 4.0]]> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %68 = stablehlo.constant dense<[[-1.0, -2.0, 1.0, 0.0]]> : tensor<1x4xbf16>
  %69 = stablehlo.constant dense<[[2.0], [-1.0], [3.0], [-3.0]]> : tensor<4x1xbf16>
  %70 = "stablehlo.dot_general"(%68, %69) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x4xbf16>, tensor<4x1xbf16>) -> tensor<1x1xbf16>
  %71 = stablehlo.constant dense<3.0> : tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%70, %71) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %72 = stablehlo.constant dense<> : tensor<2x0xbf16>
  %73 = stablehlo.constant dense<> : tensor<0x3xbf16>
  %74 = "stablehlo.dot_general"(%72, %73) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xbf16>, tensor<0x3xbf16>) -> tensor<2x3xbf16>
  %75 = stablehlo.constant dense<0.0> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %76 = stablehlo.constant dense<> : tensor<0x2xbf16>
  %77 = stablehlo.constant dense<[[-3.0, 3.0, 2.0], [3.0, 3.0, 0.0]]> : tensor<2x3xbf16>
  %78 = "stablehlo.dot_general"(%76, %77) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x2xbf16>, tensor<2x3xbf16>) -> tensor<0x3xbf16>
  stablehlo.custom_call @check.expect_eq(%78, %73) : (tensor<0x3xbf16>, tensor<0x3xbf16>) -> ()
  %79 = stablehlo.constant dense<2.0> : tensor<bf16>
  %80 = stablehlo.constant dense<[[-1.0, 2.0], [-1.0, 2.0]]> : tensor<2x2xbf16>
  %81 = "stablehlo.dot_general"(%79, %80) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<bf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
  %82 = stablehlo.constant dense<[[-2.0, 4.0], [-2.0, 4.0]]> : tensor<2x2xbf16>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> ()
  %83 = stablehlo.constant dense<"0x803F004040C00000404000C000C00000000000C080BF40C000C000000040000040C040400040803F4040803F404000C0"> : tensor<2x3x4xbf16>
  %84 = stablehlo.constant dense<[[-1.0, 1.0], [0.0, 1.0], [0.0, 1.0], [-3.0, -3.0]]> : tensor<4x2xbf16>
  %85 = "stablehlo.dot_general"(%83, %84) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x3x4xbf16>, tensor<4x2xbf16>) -> tensor<2x3x2xbf16>
  %86 = stablehlo.constant dense<"0x80BF000040C080BF1041C04000400000000080BF40405041"> : tensor<2x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%85, %86) : (tensor<2x3x2xbf16>, tensor<2x3x2xbf16>) -> ()
  return
}
// -----
// dot_general of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000003C0000003C0000004200C0000000C200BC000000C2"> : tensor<3x4xf16>
  %1 = stablehlo.constant dense<"0x00400040003C00BC00C200C00000004200C000420042004000000000004000C20042003C00000040"> : tensor<4x5xf16>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf16>, tensor<4x5xf16>) -> tensor<3x5xf16>
  %3 = stablehlo.constant dense<"0x00C50042004400C0004500CA00C4804800C60045004580CB80C800450000"> : tensor<3x5xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
  %4 = stablehlo.constant dense<0.0> : tensor<3x4xf16>
  %5 = stablehlo.subtract %0, %4 : tensor<3x4xf16>
  %6 = stablehlo.constant dense<0.0> : tensor<4x5xf16>
  %7 = stablehlo.subtract %1, %6 : tensor<4x5xf16>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf16>, tensor<4x5xf16>) -> tensor<3x5xf16>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
  %9 = stablehlo.constant dense<"0x00400040004200C000BC00C000C000C200BC003C000000BC"> : tensor<4x3xf16>
  %10 = stablehlo.constant dense<"0x004200BC0042004200BC000000000000003C00BC00C000BC000000000000000000C200BC00400000"> : tensor<5x4xf16>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf16>, tensor<5x4xf16>) -> tensor<3x5xf16>
  %12 = stablehlo.constant dense<"0x004500C00047000000C800C000C08048000080C9004500C20048000080C8"> : tensor<3x5xf16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
  %13 = stablehlo.constant dense<0.0> : tensor<4x3xf16>
  %14 = stablehlo.subtract %9, %13 : tensor<4x3xf16>
  %15 = stablehlo.constant dense<0.0> : tensor<5x4xf16>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4xf16>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf16>, tensor<5x4xf16>) -> tensor<3x5xf16>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
  %18 = stablehlo.constant dense<"0x00C200C200C2000000BC00BC004000C200000000000000BC"> : tensor<3x4xf16>
  %19 = stablehlo.constant dense<[0.0, 3.0, 2.0, -3.0]> : tensor<4xf16>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf16>, tensor<4xf16>) -> tensor<3xf16>
  %21 = stablehlo.constant dense<[-15.0, 10.0, 3.0]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %22 = stablehlo.constant dense<[0.0, -2.0, 3.0]> : tensor<3xf16>
  %23 = stablehlo.constant dense<[-1.0, 2.0]> : tensor<2xf16>
  %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xf16>, tensor<2xf16>) -> tensor<3x2xf16>
  %25 = stablehlo.constant dense<[[0.0, 0.0], [2.0, -4.0], [-3.0, 6.0]]> : tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %26 = stablehlo.constant dense<"0x0042004200C0004200C200BC004000BC004000BC000000C0003C00BC00C00000000000BC00C0003C0040004200BC0040"> : tensor<3x2x4xf16>
  %27 = stablehlo.constant dense<"0x00400040003C00C2003C0000003C0042004200C2003C00BC0042003C004000BC003C0040004200C200C0004200C00000003C00C0000000C200C20000004200BC00C200BC003C00C2004200000042003C"> : tensor<5x4x2xf16>
  %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf16>, tensor<5x4x2xf16>) -> tensor<2x3x5xf16>
  %29 = stablehlo.constant dense<"0x0049004A0049804C00C2003C003C004200C480CA00C000C500BC804800C400C6804A004200490045004500C400BC003C0040003C00CA00C880CB80C8"> : tensor<2x3x5xf16>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x3x5xf16>, tensor<2x3x5xf16>) -> ()
  %30 = stablehlo.constant dense<0.0> : tensor<3x2x4xf16>
  %31 = stablehlo.subtract %26, %30 : tensor<3x2x4xf16>
  %32 = stablehlo.constant dense<0.0> : tensor<5x4x2xf16>
  %33 = stablehlo.subtract %27, %32 : tensor<5x4x2xf16>
  %34 = "stablehlo.dot_general"(%31, %33) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf16>, tensor<5x4x2xf16>) -> tensor<2x3x5xf16>
  stablehlo.custom_call @check.expect_eq(%34, %29) : (tensor<2x3x5xf16>, tensor<2x3x5xf16>) -> ()
  %35 = stablehlo.constant dense<"0x000000C200C2000000C000000000004000C000BC00C2000000C000BC00BC00BC0000003C00BC000000BC00C200BC00BC"> : tensor<3x4x2xf16>
  %36 = stablehlo.constant dense<"0x0000003C00BC003C003C00BC00BC003C000000C000BC003C0000003C004000C20042000000420040003C00BC00C000C2004000420000000000BC0042004000BC00C200BC00BC003C00C2004200C20042003C00C00000003C0000003C003C000000C0004000C000C000C0000000000000004200C0003C00C0"> : tensor<4x3x5xf16>
  %37 = "stablehlo.dot_general"(%35, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xf16>, tensor<4x3x5xf16>) -> tensor<2x5xf16>
  %38 = stablehlo.constant dense<"0x000000450048004780CA00008048004200C70044"> : tensor<2x5xf16>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<2x5xf16>, tensor<2x5xf16>) -> ()
  %39 = stablehlo.constant dense<0.0> : tensor<3x4x2xf16>
  %40 = stablehlo.subtract %35, %39 : tensor<3x4x2xf16>
  %41 = stablehlo.constant dense<0.0> : tensor<4x3x5xf16>
  %42 = stablehlo.subtract %36, %41 : tensor<4x3x5xf16>
  %43 = "stablehlo.dot_general"(%40, %42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xf16>, tensor<4x3x5xf16>) -> tensor<2x5xf16>
  stablehlo.custom_call @check.expect_eq(%43, %38) : (tensor<2x5xf16>, tensor<2x5xf16>) -> ()
  %44 = stablehlo.constant dense<[[2.0, 1.0, -2.0], [2.0, -3.0, -2.0]]> : tensor<2x3xf16>
  %45 = stablehlo.constant dense<[[2.0, 3.0, 3.0], [-2.0, 0.0, -2.0]]> : tensor<2x3xf16>
  %46 = "stablehlo.dot_general"(%44, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  %47 = stablehlo.constant dense<[[4.0, 3.0, -6.0], [-4.0, 0.0, 4.0]]> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %48 = stablehlo.constant dense<> : tensor<2x0xf16>
  %49 = stablehlo.constant dense<> : tensor<0x3xf16>
  %50 = "stablehlo.dot_general"(%48, %49) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xf16>, tensor<0x3xf16>) -> tensor<2x3xf16>
  %51 = stablehlo.constant dense<0.0> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %52 = stablehlo.constant dense<-1.0> : tensor<f16>
  %53 = stablehlo.constant dense<[[-1.0, 3.0], [-2.0, 3.0]]> : tensor<2x2xf16>
  %54 = "stablehlo.dot_general"(%52, %53) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f16>, tensor<2x2xf16>) -> tensor<2x2xf16>
  %55 = stablehlo.constant dense<[[1.0, -3.0], [2.0, -3.0]]> : tensor<2x2xf16>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<2x2xf16>, tensor<2x2xf16>) -> ()
  return
}
// -----
// dot_general of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-3.0, -2.0, 1.0, -3.0], [2.0, -2.0, -2.0, 1.0], [3.0, 0.0, -3.0, 1.0]]> : tensor<3x4xf32>
  %1 = stablehlo.constant dense<[[0.0, 2.0, 3.0, -3.0, 0.0], [2.0, 2.0, -1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -3.0], [-3.0, 2.0, 0.0, -2.0, 2.0]]> : tensor<4x5xf32>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  %3 = stablehlo.constant dense<[[4.0, -17.0, -8.0, 16.0, -7.0], [-5.0, 4.0, 10.0, -4.0, 10.0], [0.0, 11.0, 12.0, -8.0, 11.0]]> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  %4 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
  %5 = stablehlo.subtract %0, %4 : tensor<3x4xf32>
  %6 = stablehlo.constant dense<0.0> : tensor<4x5xf32>
  %7 = stablehlo.subtract %1, %6 : tensor<4x5xf32>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  %9 = stablehlo.constant dense<[[2.0, -2.0, -2.0], [-1.0, -1.0, -1.0], [-3.0, 1.0, -2.0], [-3.0, -2.0, 3.0]]> : tensor<4x3xf32>
  %10 = stablehlo.constant dense<[[-3.0, 0.0, 0.0, -2.0], [-3.0, 2.0, -3.0, -3.0], [3.0, 0.0, 1.0, -1.0], [-1.0, 1.0, 1.0, 2.0], [-3.0, 1.0, 1.0, -1.0]]> : tensor<5x4xf32>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf32>, tensor<5x4xf32>) -> tensor<3x5xf32>
  %12 = stablehlo.constant dense<[[0.0, 10.0, 6.0, -12.0, -7.0], [10.0, 7.0, -3.0, -2.0, 8.0], [0.0, 1.0, -11.0, 5.0, 0.0]]> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  %13 = stablehlo.constant dense<0.0> : tensor<4x3xf32>
  %14 = stablehlo.subtract %9, %13 : tensor<4x3xf32>
  %15 = stablehlo.constant dense<0.0> : tensor<5x4xf32>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4xf32>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf32>, tensor<5x4xf32>) -> tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  %18 = stablehlo.constant dense<[-1.0, -2.0, 3.0, -2.0]> : tensor<4xf32>
  %19 = stablehlo.constant dense<[-3.0, 2.0, -2.0, 1.0]> : tensor<4xf32>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %21 = stablehlo.constant dense<-9.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<f32>, tensor<f32>) -> ()
  %22 = stablehlo.constant dense<[[0.0, -1.0, -2.0, 2.0], [1.0, 3.0, -1.0, -1.0], [-2.0, -2.0, -3.0, -3.0]]> : tensor<3x4xf32>
  %23 = stablehlo.constant dense<[2.0, 3.0, 0.0, -2.0]> : tensor<4xf32>
  %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
  %25 = stablehlo.constant dense<[-7.0, 13.0, -4.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %26 = stablehlo.constant dense<[-3.0, -1.0, 2.0, 2.0]> : tensor<4xf32>
  %27 = stablehlo.constant dense<[[3.0, -3.0, -3.0], [2.0, 0.0, -1.0], [1.0, 3.0, -1.0], [-2.0, 1.0, 0.0]]> : tensor<4x3xf32>
  %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xf32>, tensor<4x3xf32>) -> tensor<3xf32>
  %29 = stablehlo.constant dense<[-13.0, 17.0, 8.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %30 = stablehlo.constant dense<[-3.0, -3.0, 3.0]> : tensor<3xf32>
  %31 = stablehlo.constant dense<[0.0, 3.0]> : tensor<2xf32>
  %32 = "stablehlo.dot_general"(%30, %31) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %33 = stablehlo.constant dense<[[0.0, -9.0], [0.0, -9.0], [0.0, 9.0]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %34 = stablehlo.constant dense<[[[-3.0, 3.0, 3.0, -1.0], [0.0, 3.0, -3.0, 3.0], [0.0, 2.0, 0.0, 0.0]], [[2.0, 0.0, -1.0, -3.0], [-1.0, -3.0, 1.0, -1.0], [-1.0, -2.0, -2.0, -3.0]]]> : tensor<2x3x4xf32>
  %35 = stablehlo.constant dense<[[[-1.0, 3.0, 0.0, -3.0, -2.0], [3.0, -2.0, 1.0, 1.0, -3.0], [-3.0, 0.0, 2.0, -3.0, -1.0], [-2.0, 1.0, 2.0, -3.0, 1.0]], [[1.0, 1.0, -2.0, 3.0, 0.0], [2.0, 0.0, -3.0, 2.0, 2.0], [0.0, -3.0, 1.0, 0.0, 3.0], [0.0, 1.0, -1.0, 2.0, 2.0]]]> : tensor<2x4x5xf32>
  %36 = "stablehlo.dot_general"(%34, %35) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  %37 = stablehlo.constant dense<[[[5.0, -16.0, 7.0, 6.0, -7.0], [12.0, -3.0, 3.0, 3.0, -3.0], [6.0, -4.0, 2.0, 2.0, -6.0]], [[2.0, 2.0, -2.0, 0.0, -9.0], [-7.0, -5.0, 13.0, -11.0, -5.0], [-5.0, 2.0, 9.0, -13.0, -16.0]]]> : tensor<2x3x5xf32>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> ()
  %38 = stablehlo.constant dense<[[[-2.0, -3.0, -2.0, 3.0], [1.0, -1.0, 0.0, 2.0]], [[2.0, 1.0, 1.0, -2.0], [-3.0, 3.0, 1.0, -1.0]], [[-1.0, 1.0, -1.0, -2.0], [-1.0, -3.0, -3.0, 3.0]]]> : tensor<3x2x4xf32>
  %39 = stablehlo.constant dense<[[[-3.0, 2.0], [0.0, 1.0], [-3.0, -2.0], [-2.0, 0.0]], [[3.0, 2.0], [-1.0, 2.0], [3.0, 0.0], [2.0, 3.0]], [[-1.0, -1.0], [2.0, 1.0], [1.0, -1.0], [-2.0, 1.0]], [[-3.0, 1.0], [1.0, 0.0], [1.0, 3.0], [-2.0, 2.0]], [[-1.0, -1.0], [-2.0, 3.0], [-3.0, 2.0], [2.0, -1.0]]]> : tensor<5x4x2xf32>
  %40 = "stablehlo.dot_general"(%38, %39) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf32>, tensor<5x4x2xf32>) -> tensor<2x3x5xf32>
  %41 = stablehlo.constant dense<[[[6.0, -3.0, -12.0, -5.0, 20.0], [-5.0, 4.0, 5.0, 0.0, -11.0], [10.0, -11.0, 6.0, 7.0, -2.0]], [[1.0, 6.0, 0.0, 5.0, -6.0], [-5.0, -3.0, 4.0, -2.0, 15.0], [1.0, 1.0, 4.0, -4.0, -17.0]]]> : tensor<2x3x5xf32>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> ()
  %42 = stablehlo.constant dense<0.0> : tensor<3x2x4xf32>
  %43 = stablehlo.subtract %38, %42 : tensor<3x2x4xf32>
  %44 = stablehlo.constant dense<0.0> : tensor<5x4x2xf32>
  %45 = stablehlo.subtract %39, %44 : tensor<5x4x2xf32>
  %46 = "stablehlo.dot_general"(%43, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf32>, tensor<5x4x2xf32>) -> tensor<2x3x5xf32>
  stablehlo.custom_call @check.expect_eq(%46, %41) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> ()
  %47 = stablehlo.constant dense<[[[[0.0, -3.0], [-3.0, -3.0], [-2.0, 1.0], [-1.0, -3.0]], [[3.0, 1.0], [-3.0, -2.0], [3.0, -2.0], [1.0, 1.0]], [[-1.0, -1.0], [-2.0, -2.0], [1.0, 0.0], [-3.0, -2.0]]], [[[0.0, 3.0], [-3.0, 2.0], [2.0, 0.0], [1.0, 0.0]], [[-2.0, 1.0], [3.0, -1.0], [2.0, -2.0], [0.0, 1.0]], [[-1.0, -1.0], [0.0, 3.0], [2.0, 1.0], [3.0, 2.0]]]]> : tensor<2x3x4x2xf32>
  %48 = stablehlo.constant dense<[[[[-2.0, -2.0, 3.0], [2.0, 3.0, 2.0]], [[-1.0, -1.0, 0.0], [-2.0, 0.0, 0.0]], [[-3.0, -3.0, -2.0], [-3.0, -1.0, 0.0]], [[-2.0, 1.0, -3.0], [3.0, 2.0, -3.0]]], [[[1.0, -1.0, 3.0], [-2.0, -2.0, -1.0]], [[0.0, 1.0, 2.0], [-1.0, 2.0, 2.0]], [[1.0, 3.0, -3.0], [-1.0, -2.0, 2.0]], [[1.0, 1.0, -1.0], [0.0, 1.0, -1.0]]]]> : tensor<2x4x2x3xf32>
  %49 = "stablehlo.dot_general"(%47, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 3], rhs_batching_dimensions = [2, 0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4x2xf32>, tensor<2x4x2x3xf32>) -> tensor<2x2x3x3xf32>
  %50 = stablehlo.constant dense<[[[[11.0, 8.0, 7.0], [-14.0, -11.0, 0.0], [7.0, -2.0, 4.0]], [[-5.0, 0.0, -15.0], [0.0, -8.0, 4.0], [-3.0, -3.0, -5.0]]], [[[3.0, 0.0, -3.0], [-16.0, -8.0, -4.0], [1.0, 1.0, -11.0]], [[-8.0, -2.0, 1.0], [1.0, 1.0, -8.0], [-2.0, 8.0, 7.0]]]]> : tensor<2x2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> ()
  %51 = stablehlo.constant dense<[[[-3.0, 3.0], [2.0, 2.0], [-2.0, 0.0], [-2.0, -3.0]], [[-2.0, 1.0], [1.0, 1.0], [1.0, -1.0], [-1.0, 2.0]], [[2.0, -3.0], [0.0, 2.0], [-2.0, -1.0], [-2.0, -2.0]]]> : tensor<3x4x2xf32>
  %52 = stablehlo.constant dense<[[[0.0, 2.0, 0.0, 3.0, 0.0], [0.0, -2.0, 0.0, 2.0, 3.0], [1.0, 1.0, 3.0, 3.0, 1.0]], [[2.0, -2.0, 0.0, 0.0, 2.0], [-3.0, 3.0, 2.0, -1.0, -3.0], [-3.0, 2.0, 1.0, -2.0, 3.0]], [[2.0, 0.0, -3.0, -1.0, -3.0], [1.0, 3.0, -1.0, -2.0, 2.0], [-3.0, -1.0, 2.0, 1.0, -2.0]], [[0.0, 0.0, 2.0, -2.0, -2.0], [2.0, -3.0, 1.0, 1.0, -1.0], [2.0, 2.0, -3.0, 2.0, 3.0]]]> : tensor<4x3x5xf32>
  %53 = "stablehlo.dot_general"(%51, %52) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xf32>, tensor<4x3x5xf32>) -> tensor<2x5xf32>
  %54 = stablehlo.constant dense<[[0.0, 3.0, 10.0, -11.0, 8.0], [-6.0, -8.0, -4.0, 2.0, 5.0]]> : tensor<2x5xf32>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<2x5xf32>, tensor<2x5xf32>) -> ()
  %55 = stablehlo.constant dense<0.0> : tensor<3x4x2xf32>
  %56 = stablehlo.subtract %51, %55 : tensor<3x4x2xf32>
  %57 = stablehlo.constant dense<0.0> : tensor<4x3x5xf32>
  %58 = stablehlo.subtract %52, %57 : tensor<4x3x5xf32>
  %59 = "stablehlo.dot_general"(%56, %58) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xf32>, tensor<4x3x5xf32>) -> tensor<2x5xf32>
  stablehlo.custom_call @check.expect_eq(%59, %54) : (tensor<2x5xf32>, tensor<2x5xf32>) -> ()
  %60 = stablehlo.constant dense<[[[1.0, -2.0], [3.0, -1.0], [3.0, -2.0], [1.0, 3.0]], [[-1.0, -3.0], [-2.0, -2.0], [3.0, -3.0], [0.0, -3.0]], [[2.0, 2.0], [-3.0, 0.0], [-3.0, -3.0], [1.0, 3.0]]]> : tensor<3x4x2xf32>
  %61 = stablehlo.constant dense<[[[-3.0, 1.0, 2.0, -2.0, 1.0], [3.0, 3.0, -1.0, 3.0, -3.0], [-3.0, -3.0, 2.0, -2.0, -3.0], [0.0, 0.0, 3.0, 1.0, 0.0]], [[0.0, 3.0, 0.0, -1.0, 1.0], [-2.0, 0.0, 2.0, 0.0, -2.0], [3.0, 0.0, -1.0, 1.0, -1.0], [1.0, -3.0, 3.0, 0.0, -3.0]], [[0.0, -2.0, 0.0, 0.0, -2.0], [-2.0, 0.0, 3.0, -3.0, 0.0], [-3.0, 2.0, 0.0, -3.0, 0.0], [0.0, 1.0, -2.0, 0.0, 3.0]]]> : tensor<3x4x5xf32>
  %62 = "stablehlo.dot_general"(%60, %61) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [1, 0]>}> : (tensor<3x4x2xf32>, tensor<3x4x5xf32>) -> tensor<2x5xf32>
  %63 = stablehlo.constant dense<[[25.0, -11.0, -10.0, 24.0, -18.0], [10.0, -6.0, -14.0, 17.0, 25.0]]> : tensor<2x5xf32>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<2x5xf32>, tensor<2x5xf32>) -> ()
  %64 = stablehlo.constant dense<[[3.0, 1.0, 2.0], [0.0, 0.0, -3.0]]> : tensor<2x3xf32>
  %65 = stablehlo.constant dense<[[0.0, -1.0, 2.0], [-3.0, -2.0, 0.0]]> : tensor<2x3xf32>
  %66 = "stablehlo.dot_general"(%64, %65) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %67 = stablehlo.constant dense<[[0.0, -1.0, 4.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %68 = stablehlo.constant dense<[[-1.0, -2.0, 0.0, -1.0]]> : tensor<1x4xf32>
  %69 = stablehlo.constant dense<[[3.0], [1.0], [-1.0], [-1.0]]> : tensor<4x1xf32>
  %70 = "stablehlo.dot_general"(%68, %69) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x4xf32>, tensor<4x1xf32>) -> tensor<1x1xf32>
  %71 = stablehlo.constant dense<-4.0> : tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%70, %71) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %72 = stablehlo.constant dense<> : tensor<2x0xf32>
  %73 = stablehlo.constant dense<> : tensor<0x3xf32>
  %74 = "stablehlo.dot_general"(%72, %73) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xf32>, tensor<0x3xf32>) -> tensor<2x3xf32>
  %75 = stablehlo.constant dense<0.0> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %76 = stablehlo.constant dense<> : tensor<0x2xf32>
  %77 = stablehlo.constant dense<[[-1.0, 0.0, 2.0], [-1.0, -3.0, -2.0]]> : tensor<2x3xf32>
  %78 = "stablehlo.dot_general"(%76, %77) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x2xf32>, tensor<2x3xf32>) -> tensor<0x3xf32>
  stablehlo.custom_call @check.expect_eq(%78, %73) : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
  %79 = stablehlo.constant dense<-1.0> : tensor<f32>
  %80 = stablehlo.constant dense<[[1.0, 0.0], [0.0, -1.0]]> : tensor<2x2xf32>
  %81 = "stablehlo.dot_general"(%79, %80) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %82 = stablehlo.constant dense<[[-1.0, 0.0], [0.0, 1.0]]> : tensor<2x2xf32>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
  %83 = stablehlo.constant dense<[[[-1.0, 2.0, 1.0, -1.0], [-3.0, -2.0, 1.0, -3.0], [-3.0, -3.0, 1.0, 2.0]], [[-2.0, -2.0, 0.0, 2.0], [1.0, 0.0, 3.0, 0.0], [0.0, -3.0, 0.0, -3.0]]]> : tensor<2x3x4xf32>
  %84 = stablehlo.constant dense<[[3.0, -3.0], [-2.0, 0.0], [-2.0, -2.0], [-1.0, 0.0]]> : tensor<4x2xf32>
  %85 = "stablehlo.dot_general"(%83, %84) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x3x4xf32>, tensor<4x2xf32>) -> tensor<2x3x2xf32>
  %86 = stablehlo.constant dense<[[[-8.0, 1.0], [-4.0, 7.0], [-7.0, 7.0]], [[-4.0, 6.0], [-3.0, -9.0], [9.0, 0.0]]]> : tensor<2x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%85, %86) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
  return
}
// -----
// dot_general of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-3.0, 1.0, -3.0, -3.0], [1.0, 2.0, -3.0, -2.0], [0.0, 3.0, 2.0, 3.0]]> : tensor<3x4xf64>
  %1 = stablehlo.constant dense<[[3.0, -3.0, -3.0, -3.0, -3.0], [0.0, 3.0, -1.0, -3.0, -3.0], [0.0, 0.0, 3.0, 3.0, 0.0], [0.0, 2.0, -2.0, -3.0, 3.0]]> : tensor<4x5xf64>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf64>, tensor<4x5xf64>) -> tensor<3x5xf64>
  %3 = stablehlo.constant dense<[[-9.0, 6.0, 5.0, 6.0, -3.0], [3.0, -1.0, -10.0, -12.0, -15.0], [0.0, 15.0, -3.0, -12.0, 0.0]]> : tensor<3x5xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
  %4 = stablehlo.constant dense<0.0> : tensor<3x4xf64>
  %5 = stablehlo.subtract %0, %4 : tensor<3x4xf64>
  %6 = stablehlo.constant dense<0.0> : tensor<4x5xf64>
  %7 = stablehlo.subtract %1, %6 : tensor<4x5xf64>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf64>, tensor<4x5xf64>) -> tensor<3x5xf64>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
  %9 = stablehlo.constant dense<[[-1.0, 1.0, 3.0], [2.0, -1.0, 2.0], [-3.0, 0.0, 1.0], [1.0, -1.0, 3.0]]> : tensor<4x3xf64>
  %10 = stablehlo.constant dense<[[2.0, -1.0, 1.0, 2.0], [-3.0, -2.0, 2.0, 1.0], [-2.0, 3.0, -1.0, -2.0], [1.0, 3.0, 0.0, 3.0], [0.0, -1.0, -1.0, 3.0]]> : tensor<5x4xf64>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf64>, tensor<5x4xf64>) -> tensor<3x5xf64>
  %12 = stablehlo.constant dense<[[-5.0, -6.0, 9.0, 8.0, 4.0], [1.0, -2.0, -3.0, -5.0, -2.0], [11.0, -8.0, -7.0, 18.0, 6.0]]> : tensor<3x5xf64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
  %13 = stablehlo.constant dense<0.0> : tensor<4x3xf64>
  %14 = stablehlo.subtract %9, %13 : tensor<4x3xf64>
  %15 = stablehlo.constant dense<0.0> : tensor<5x4xf64>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4xf64>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf64>, tensor<5x4xf64>) -> tensor<3x5xf64>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
  %18 = stablehlo.constant dense<[-2.0, 2.0, -3.0, 3.0]> : tensor<4xf64>
  %19 = stablehlo.constant dense<[-2.0, 1.0, -1.0, 0.0]> : tensor<4xf64>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<f64>
  %21 = stablehlo.constant dense<9.0> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<f64>, tensor<f64>) -> ()
  %22 = stablehlo.constant dense<[[2.0, -3.0, 1.0, 0.0], [3.0, 3.0, -1.0, 2.0], [1.0, 3.0, -2.0, -1.0]]> : tensor<3x4xf64>
  %23 = stablehlo.constant dense<[1.0, -1.0, -1.0, 3.0]> : tensor<4xf64>
  %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf64>, tensor<4xf64>) -> tensor<3xf64>
  %25 = stablehlo.constant dense<[4.0, 7.0, -3.0]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %26 = stablehlo.constant dense<[-2.0, -1.0, 1.0, 0.0]> : tensor<4xf64>
  %27 = stablehlo.constant dense<[[2.0, 3.0, 1.0], [-3.0, 3.0, 1.0], [0.0, 2.0, -3.0], [-1.0, 1.0, -2.0]]> : tensor<4x3xf64>
  %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xf64>, tensor<4x3xf64>) -> tensor<3xf64>
  %29 = stablehlo.constant dense<[-1.0, -7.0, -6.0]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %30 = stablehlo.constant dense<[0.0, -2.0, 2.0]> : tensor<3xf64>
  %31 = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf64>
  %32 = "stablehlo.dot_general"(%30, %31) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xf64>, tensor<2xf64>) -> tensor<3x2xf64>
  %33 = stablehlo.constant dense<[[0.0, 0.0], [-4.0, -6.0], [4.0, 6.0]]> : tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %34 = stablehlo.constant dense<[[[2.0, -1.0, 1.0, 1.0], [-2.0, 2.0, -3.0, -3.0], [2.0, -1.0, -2.0, -1.0]], [[-1.0, 1.0, -1.0, 1.0], [0.0, 3.0, -2.0, 3.0], [-2.0, -1.0, 3.0, 1.0]]]> : tensor<2x3x4xf64>
  %35 = stablehlo.constant dense<[[[1.0, 1.0, -2.0, 2.0, 2.0], [1.0, 2.0, 2.0, -1.0, -3.0], [0.0, 3.0, -3.0, -3.0, -1.0], [-3.0, -2.0, 3.0, -2.0, 2.0]], [[-3.0, 0.0, -1.0, -3.0, 0.0], [-1.0, 3.0, 2.0, -1.0, 0.0], [1.0, 1.0, -2.0, 1.0, 1.0], [-2.0, -1.0, 1.0, 1.0, 3.0]]]> : tensor<2x4x5xf64>
  %36 = "stablehlo.dot_general"(%34, %35) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf64>, tensor<2x4x5xf64>) -> tensor<2x3x5xf64>
  %37 = stablehlo.constant dense<[[[-2.0, 1.0, -6.0, 0.0, 8.0], [9.0, -1.0, 8.0, 9.0, -13.0], [4.0, -4.0, -3.0, 13.0, 7.0]], [[-1.0, 1.0, 6.0, 2.0, 2.0], [-11.0, 4.0, 13.0, -2.0, 7.0], [8.0, -1.0, -5.0, 11.0, 6.0]]]> : tensor<2x3x5xf64>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<2x3x5xf64>, tensor<2x3x5xf64>) -> ()
  %38 = stablehlo.constant dense<[[[-3.0, -3.0, -1.0, 2.0], [-1.0, 3.0, 1.0, 1.0]], [[-2.0, -3.0, 2.0, -3.0], [2.0, 3.0, 3.0, 2.0]], [[2.0, -1.0, -1.0, -1.0], [1.0, -1.0, -3.0, 3.0]]]> : tensor<3x2x4xf64>
  %39 = stablehlo.constant dense<[[[3.0, -1.0], [-2.0, 0.0], [-2.0, 2.0], [0.0, 0.0]], [[3.0, -2.0], [-2.0, -2.0], [-1.0, -3.0], [0.0, -3.0]], [[-1.0, 0.0], [0.0, -1.0], [0.0, 0.0], [3.0, 2.0]], [[1.0, -2.0], [-2.0, -1.0], [-2.0, 3.0], [0.0, -3.0]], [[-2.0, -2.0], [2.0, -2.0], [1.0, -2.0], [-2.0, 3.0]]]> : tensor<5x4x2xf64>
  %40 = "stablehlo.dot_general"(%38, %39) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf64>, tensor<5x4x2xf64>) -> tensor<2x3x5xf64>
  %41 = stablehlo.constant dense<[[[-1.0, -2.0, 9.0, 5.0, -5.0], [-4.0, -2.0, -7.0, 0.0, 6.0], [10.0, 9.0, -5.0, 6.0, -5.0]], [[3.0, -10.0, -1.0, -1.0, -3.0], [4.0, -25.0, 1.0, -4.0, -10.0], [-7.0, 0.0, 7.0, -19.0, 15.0]]]> : tensor<2x3x5xf64>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2x3x5xf64>, tensor<2x3x5xf64>) -> ()
  %42 = stablehlo.constant dense<0.0> : tensor<3x2x4xf64>
  %43 = stablehlo.subtract %38, %42 : tensor<3x2x4xf64>
  %44 = stablehlo.constant dense<0.0> : tensor<5x4x2xf64>
  %45 = stablehlo.subtract %39, %44 : tensor<5x4x2xf64>
  %46 = "stablehlo.dot_general"(%43, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xf64>, tensor<5x4x2xf64>) -> tensor<2x3x5xf64>
  stablehlo.custom_call @check.expect_eq(%46, %41) : (tensor<2x3x5xf64>, tensor<2x3x5xf64>) -> ()
  %47 = stablehlo.constant dense<[[[[-1.0, 1.0], [-2.0, 0.0], [3.0, -3.0], [-1.0, 0.0]], [[-1.0, -1.0], [-1.0, 1.0], [3.0, 0.0], [-3.0, -3.0]], [[-1.0, 2.0], [1.0, 2.0], [-2.0, 3.0], [3.0, 0.0]]], [[[0.0, 2.0], [3.0, -1.0], [1.0, 2.0], [1.0, 3.0]], [[3.0, -1.0], [-3.0, -2.0], [-3.0, -3.0], [-3.0, -1.0]], [[1.0, -1.0], [-2.0, 2.0], [0.0, 0.0], [-3.0, 1.0]]]]> : tensor<2x3x4x2xf64>
  %48 = stablehlo.constant dense<[[[[0.0, -3.0, -1.0], [2.0, -3.0, 2.0]], [[-1.0, -3.0, -1.0], [2.0, -3.0, 1.0]], [[0.0, 0.0, -2.0], [3.0, -1.0, -2.0]], [[-1.0, -1.0, 2.0], [2.0, 2.0, 2.0]]], [[[-1.0, 0.0, -3.0], [1.0, 2.0, 0.0]], [[-3.0, -3.0, -3.0], [-3.0, -1.0, 1.0]], [[0.0, 2.0, 0.0], [-3.0, -2.0, -3.0]], [[3.0, -2.0, 3.0], [0.0, 3.0, 0.0]]]]> : tensor<2x4x2x3xf64>
  %49 = "stablehlo.dot_general"(%47, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 3], rhs_batching_dimensions = [2, 0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4x2xf64>, tensor<2x4x2x3xf64>) -> tensor<2x2x3x3xf64>
  %50 = stablehlo.constant dense<[[[[3.0, 10.0, -5.0], [4.0, 9.0, -10.0], [-4.0, -3.0, 10.0]], [[-1.0, -6.0, -3.0], [-11.0, 3.0, -9.0], [-8.0, 0.0, -12.0]]], [[[11.0, -8.0, 3.0], [-15.0, -3.0, 3.0], [-8.0, -3.0, -6.0]], [[-1.0, 10.0, -7.0], [14.0, 3.0, 7.0], [-7.0, -1.0, 2.0]]]]> : tensor<2x2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<2x2x3x3xf64>, tensor<2x2x3x3xf64>) -> ()
  %51 = stablehlo.constant dense<[[[3.0, 0.0], [-1.0, -1.0], [2.0, -1.0], [0.0, -3.0]], [[-1.0, 3.0], [2.0, -2.0], [0.0, -3.0], [-1.0, 0.0]], [[0.0, -1.0], [-1.0, -1.0], [-3.0, -1.0], [1.0, -1.0]]]> : tensor<3x4x2xf64>
  %52 = stablehlo.constant dense<[[[-1.0, 0.0, 3.0, 1.0, 3.0], [0.0, 1.0, -3.0, 1.0, -2.0], [-2.0, 0.0, 0.0, 0.0, -2.0]], [[1.0, -3.0, 3.0, 0.0, 2.0], [-3.0, 2.0, 0.0, 1.0, 3.0], [-2.0, -3.0, -1.0, -2.0, 1.0]], [[2.0, -3.0, 1.0, 2.0, -2.0], [0.0, -3.0, 2.0, -1.0, -1.0], [-2.0, -2.0, -1.0, 1.0, -2.0]], [[2.0, 2.0, -1.0, 1.0, -3.0], [0.0, 3.0, -2.0, -1.0, -1.0], [2.0, 2.0, -2.0, 0.0, -2.0]]]> : tensor<4x3x5xf64>
  %53 = "stablehlo.dot_general"(%51, %52) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xf64>, tensor<4x3x5xf64>) -> tensor<2x5xf64>
  %54 = stablehlo.constant dense<[[4.0, 8.0, 15.0, 8.0, 15.0], [1.0, 11.0, -12.0, 0.0, 5.0]]> : tensor<2x5xf64>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<2x5xf64>, tensor<2x5xf64>) -> ()
  %55 = stablehlo.constant dense<0.0> : tensor<3x4x2xf64>
  %56 = stablehlo.subtract %51, %55 : tensor<3x4x2xf64>
  %57 = stablehlo.constant dense<0.0> : tensor<4x3x5xf64>
  %58 = stablehlo.subtract %52, %57 : tensor<4x3x5xf64>
  %59 = "stablehlo.dot_general"(%56, %58) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xf64>, tensor<4x3x5xf64>) -> tensor<2x5xf64>
  stablehlo.custom_call @check.expect_eq(%59, %54) : (tensor<2x5xf64>, tensor<2x5xf64>) -> ()
  %60 = stablehlo.constant dense<[[[-2.0, -3.0], [-2.0, -1.0], [-3.0, -1.0], [2.0, 3.0]], [[-1.0, 0.0], [-2.0, 3.0], [-2.0, 0.0], [0.0, 2.0]], [[3.0, -2.0], [2.0, -3.0], [-3.0, -1.0], [-1.0, -1.0]]]> : tensor<3x4x2xf64>
  %61 = stablehlo.constant dense<[[[0.0, 3.0, 2.0, 2.0, -2.0], [-2.0, 3.0, -2.0, -2.0, -2.0], [2.0, -1.0, 0.0, 0.0, 2.0], [3.0, -3.0, 3.0, -2.0, 2.0]], [[0.0, -3.0, -3.0, 3.0, -2.0], [1.0, 0.0, 2.0, -1.0, 1.0], [-3.0, 0.0, 1.0, -1.0, -1.0], [0.0, -3.0, 0.0, 3.0, -3.0]], [[-1.0, 3.0, -3.0, 0.0, -1.0], [1.0, 1.0, -2.0, -1.0, 0.0], [2.0, -2.0, -1.0, 2.0, -3.0], [1.0, 3.0, -2.0, -3.0, -1.0]]]> : tensor<3x4x5xf64>
  %62 = "stablehlo.dot_general"(%60, %61) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [1, 0]>}> : (tensor<3x4x2xf64>, tensor<3x4x5xf64>) -> tensor<2x5xf64>
  %63 = stablehlo.constant dense<[[0.0, 2.0, -5.0, -8.0, 15.0], [8.0, -36.0, 26.0, -3.0, 15.0]]> : tensor<2x5xf64>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<2x5xf64>, tensor<2x5xf64>) -> ()
  %64 = stablehlo.constant dense<[[-3.0, 1.0, -1.0], [-2.0, 2.0, 0.0]]> : tensor<2x3xf64>
  %65 = stablehlo.constant dense<[[1.0, -2.0, -2.0], [-2.0, 3.0, 0.0]]> : tensor<2x3xf64>
  %66 = "stablehlo.dot_general"(%64, %65) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  %67 = stablehlo.constant dense<[[-3.0, -2.0, 2.0], [4.0, 6.0, 0.0]]> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %68 = stablehlo.constant dense<[[1.0, 2.0, 2.0, -3.0]]> : tensor<1x4xf64>
  %69 = stablehlo.constant dense<[[0.0], [3.0], [-1.0], [0.0]]> : tensor<4x1xf64>
  %70 = "stablehlo.dot_general"(%68, %69) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x4xf64>, tensor<4x1xf64>) -> tensor<1x1xf64>
  %71 = stablehlo.constant dense<4.0> : tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%70, %71) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %72 = stablehlo.constant dense<> : tensor<2x0xf64>
  %73 = stablehlo.constant dense<> : tensor<0x3xf64>
  %74 = "stablehlo.dot_general"(%72, %73) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xf64>, tensor<0x3xf64>) -> tensor<2x3xf64>
  %75 = stablehlo.constant dense<0.0> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %76 = stablehlo.constant dense<> : tensor<0x2xf64>
  %77 = stablehlo.constant dense<[[2.0, 0.0, 3.0], [-3.0, 0.0, -2.0]]> : tensor<2x3xf64>
  %78 = "stablehlo.dot_general"(%76, %77) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x2xf64>, tensor<2x3xf64>) -> tensor<0x3xf64>
  stablehlo.custom_call @check.expect_eq(%78, %73) : (tensor<0x3xf64>, tensor<0x3xf64>) -> ()
  %79 = stablehlo.constant dense<2.0> : tensor<f64>
  %80 = stablehlo.constant dense<[[-1.0, -2.0], [2.0, 0.0]]> : tensor<2x2xf64>
  %81 = "stablehlo.dot_general"(%79, %80) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f64>, tensor<2x2xf64>) -> tensor<2x2xf64>
  %82 = stablehlo.constant dense<[[-2.0, -4.0], [4.0, 0.0]]> : tensor<2x2xf64>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
  %83 = stablehlo.constant dense<[[[-1.0, -1.0, -1.0, -3.0], [0.0, -3.0, -1.0, 0.0], [0.0, 0.0, -2.0, 1.0]], [[1.0, 1.0, -2.0, -3.0], [2.0, 3.0, -2.0, -3.0], [-2.0, 1.0, -3.0, 3.0]]]> : tensor<2x3x4xf64>
  %84 = stablehlo.constant dense<[[2.0, -3.0], [0.0, -3.0], [-3.0, 2.0], [-3.0, -3.0]]> : tensor<4x2xf64>
  %85 = "stablehlo.dot_general"(%83, %84) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x3x4xf64>, tensor<4x2xf64>) -> tensor<2x3x2xf64>
  %86 = stablehlo.constant dense<[[[10.0, 13.0], [3.0, 7.0], [3.0, -7.0]], [[17.0, -1.0], [19.0, -10.0], [-4.0, -12.0]]]> : tensor<2x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%85, %86) : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> ()
  return
}
// -----
// dot_general of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(3.0, -3.0), (1.0, -3.0), (-2.0, -1.0), (1.0, 1.0)], [(1.0, -3.0), (-1.0, 0.0), (2.0, 1.0), (1.0, -2.0)], [(-3.0, 0.0), (1.0, -3.0), (-3.0, 1.0), (2.0, -3.0)]]> : tensor<3x4xcomplex<f32>>
  %1 = stablehlo.constant dense<[[(-2.0, -1.0), (-3.0, -1.0), (-2.0, -1.0), (2.0, -1.0), (-2.0, -1.0)], [(-2.0, 0.0), (2.0, -1.0), (3.0, -3.0), (2.0, 2.0), (-3.0, 2.0)], [(-2.0, 3.0), (-1.0, -1.0), (3.0, 1.0), (-1.0, -1.0), (2.0, -3.0)], [(0.0, -2.0), (-1.0, -1.0), (1.0, 0.0), (-2.0, -3.0), (0.0, -3.0)]]> : tensor<4x5xcomplex<f32>>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  %3 = stablehlo.constant dense<[[(-2.0, 3.0), (-12.0, 0.0), (-19.0, -13.0), (13.0, -15.0), (-10.0, 15.0)], [(-14.0, 7.0), (-12.0, 7.0), (-2.0, 11.0), (-12.0, -11.0), (-1.0, -4.0)], [(1.0, -6.0), (7.0, -1.0), (-8.0, -12.0), (-7.0, 1.0), (-3.0, 19.0)]]> : tensor<3x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
  %4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f32>>
  %5 = stablehlo.subtract %0, %4 : tensor<3x4xcomplex<f32>>
  %6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x5xcomplex<f32>>
  %7 = stablehlo.subtract %1, %6 : tensor<4x5xcomplex<f32>>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
  %9 = stablehlo.constant dense<[[(2.0, 3.0), (-2.0, -3.0), (1.0, 0.0)], [(-1.0, 3.0), (2.0, 0.0), (2.0, -1.0)], [(0.0, 3.0), (1.0, 2.0), (-2.0, 1.0)], [(2.0, -3.0), (0.0, -1.0), (-1.0, 1.0)]]> : tensor<4x3xcomplex<f32>>
  %10 = stablehlo.constant dense<[[(-1.0, -3.0), (0.0, -2.0), (-2.0, -3.0), (0.0, 2.0)], [(-3.0, -2.0), (1.0, -1.0), (-3.0, 3.0), (-2.0, -3.0)], [(2.0, -1.0), (-2.0, -2.0), (2.0, -3.0), (-1.0, -2.0)], [(2.0, 2.0), (3.0, 2.0), (2.0, -3.0), (3.0, -1.0)], [(-2.0, 2.0), (-3.0, -1.0), (0.0, -1.0), (1.0, -2.0)]]> : tensor<5x4xcomplex<f32>>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  %12 = stablehlo.constant dense<[[(28.0, -9.0), (-20.0, -18.0), (16.0, 5.0), (1.0, 12.0), (-5.0, -17.0)], [(-1.0, -2.0), (-10.0, 10.0), (-5.0, -6.0), (15.0, -8.0), (4.0, -2.0)], [(2.0, -5.0), (6.0, -13.0), (-2.0, 6.0), (7.0, 15.0), (-7.0, 8.0)]]> : tensor<3x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
  %13 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x3xcomplex<f32>>
  %14 = stablehlo.subtract %9, %13 : tensor<4x3xcomplex<f32>>
  %15 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x4xcomplex<f32>>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4xcomplex<f32>>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
  %18 = stablehlo.constant dense<[(-3.0, 0.0), (-1.0, 1.0), (3.0, -2.0), (3.0, 1.0)]> : tensor<4xcomplex<f32>>
  %19 = stablehlo.constant dense<[(-2.0, 0.0), (-1.0, -2.0), (2.0, -1.0), (3.0, -1.0)]> : tensor<4xcomplex<f32>>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<complex<f32>>
  %21 = stablehlo.constant dense<(23.0, -6.0)> : tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  %22 = stablehlo.constant dense<[[(3.0, 0.0), (3.0, -1.0), (-2.0, 3.0), (0.0, -3.0)], [(-2.0, 3.0), (-1.0, 0.0), (-2.0, 1.0), (-1.0, 0.0)], [(3.0, 0.0), (2.0, -3.0), (1.0, -3.0), (2.0, 1.0)]]> : tensor<3x4xcomplex<f32>>
  %23 = stablehlo.constant dense<[(2.0, -3.0), (0.0, -1.0), (2.0, 3.0), (1.0, 0.0)]> : tensor<4xcomplex<f32>>
  %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %25 = stablehlo.constant dense<[(-8.0, -15.0), (-3.0, 9.0), (16.0, -13.0)]> : tensor<3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
  %26 = stablehlo.constant dense<[(3.0, -3.0), (3.0, -3.0), (-2.0, -1.0), (-3.0, 0.0)]> : tensor<4xcomplex<f32>>
  %27 = stablehlo.constant dense<[[(0.0, 3.0), (1.0, 1.0), (2.0, 3.0)], [(1.0, 0.0), (3.0, -1.0), (-2.0, 2.0)], [(-1.0, 0.0), (-1.0, -3.0), (3.0, 0.0)], [(2.0, 1.0), (3.0, -3.0), (-2.0, -3.0)]]> : tensor<4x3xcomplex<f32>>
  %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %29 = stablehlo.constant dense<[(8.0, 4.0), (2.0, 4.0), (15.0, 21.0)]> : tensor<3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
  %30 = stablehlo.constant dense<[(1.0, 1.0), (2.0, 1.0), (0.0, -1.0)]> : tensor<3xcomplex<f32>>
  %31 = stablehlo.constant dense<[(1.0, 2.0), (-1.0, 2.0)]> : tensor<2xcomplex<f32>>
  %32 = "stablehlo.dot_general"(%30, %31) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %33 = stablehlo.constant dense<[[(-1.0, 3.0), (-3.0, 1.0)], [(0.0, 5.0), (-4.0, 3.0)], [(2.0, -1.0), (2.0, 1.0)]]> : tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %34 = stablehlo.constant dense<[[[(-3.0, 3.0), (-3.0, -3.0), (3.0, 2.0), (-3.0, -1.0)], [(-2.0, -3.0), (-1.0, -3.0), (-2.0, -2.0), (1.0, 3.0)], [(2.0, -1.0), (2.0, -2.0), (3.0, 3.0), (0.0, -3.0)]], [[(1.0, -1.0), (0.0, 0.0), (-3.0, -1.0), (-1.0, -3.0)], [(0.0, 1.0), (0.0, 0.0), (1.0, -1.0), (-2.0, -1.0)], [(3.0, 3.0), (-1.0, -2.0), (2.0, -2.0), (-2.0, 3.0)]]]> : tensor<2x3x4xcomplex<f32>>
  %35 = stablehlo.constant dense<[[[(1.0, 0.0), (3.0, 0.0), (3.0, 3.0), (-3.0, -3.0), (0.0, -3.0)], [(0.0, 0.0), (-3.0, -3.0), (-1.0, 1.0), (3.0, -3.0), (-2.0, -3.0)], [(1.0, 3.0), (-1.0, -1.0), (3.0, 3.0), (-1.0, 0.0), (1.0, 3.0)], [(-3.0, 1.0), (-2.0, 0.0), (3.0, 3.0), (-1.0, -3.0), (1.0, 3.0)]], [[(1.0, -2.0), (2.0, 2.0), (3.0, -3.0), (-3.0, 3.0), (-1.0, -2.0)], [(1.0, -1.0), (-3.0, 0.0), (3.0, 2.0), (-2.0, -2.0), (3.0, -2.0)], [(1.0, -1.0), (-2.0, -3.0), (1.0, -3.0), (-1.0, 0.0), (-3.0, -3.0)], [(-2.0, -2.0), (-3.0, 3.0), (3.0, 2.0), (2.0, -1.0), (1.0, 1.0)]]]> : tensor<2x4x5xcomplex<f32>>
  %36 = "stablehlo.dot_general"(%34, %35) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xcomplex<f32>>, tensor<2x4x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
  %37 = stablehlo.constant dense<[[[(4.0, 14.0), (-4.0, 24.0), (-15.0, 3.0), (-3.0, 8.0), (3.0, 25.0)], [(-4.0, -19.0), (-14.0, 1.0), (1.0, -13.0), (-5.0, 5.0), (-20.0, 13.0)], [(-1.0, 20.0), (-6.0, -3.0), (18.0, 16.0), (-21.0, -15.0), (-10.0, 1.0)]], [[(-9.0, 7.0), (19.0, 17.0), (-3.0, -9.0), (-2.0, 2.0), (5.0, 7.0)], [(4.0, 5.0), (2.0, -2.0), (-3.0, -8.0), (-9.0, -2.0), (-5.0, -4.0)], [(16.0, -10.0), (-10.0, 1.0), (3.0, -11.0), (-23.0, 16.0), (-21.0, -12.0)]]]> : tensor<2x3x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<2x3x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>) -> ()
  %38 = stablehlo.constant dense<[[[(-1.0, 3.0), (1.0, -3.0), (3.0, -3.0), (1.0, -1.0)], [(3.0, -1.0), (-3.0, 0.0), (2.0, 0.0), (2.0, -2.0)]], [[(1.0, 1.0), (3.0, 0.0), (1.0, 0.0), (1.0, -3.0)], [(3.0, 1.0), (-2.0, -1.0), (-1.0, 3.0), (1.0, 0.0)]], [[(1.0, 1.0), (-1.0, -3.0), (3.0, 2.0), (-3.0, 0.0)], [(-1.0, 0.0), (-1.0, 3.0), (-1.0, 0.0), (-1.0, -1.0)]]]> : tensor<3x2x4xcomplex<f32>>
  %39 = stablehlo.constant dense<[[[(-1.0, 1.0), (2.0, 2.0)], [(-1.0, 3.0), (-2.0, -3.0)], [(3.0, 2.0), (-1.0, 0.0)], [(1.0, 2.0), (-2.0, 1.0)]], [[(-2.0, -2.0), (-3.0, 1.0)], [(-1.0, 1.0), (-1.0, 2.0)], [(-3.0, 0.0), (-2.0, -3.0)], [(-2.0, 2.0), (1.0, 2.0)]], [[(-1.0, 3.0), (-1.0, 3.0)], [(-3.0, 3.0), (-3.0, 3.0)], [(-2.0, 0.0), (3.0, -1.0)], [(-2.0, 1.0), (3.0, 1.0)]], [[(1.0, -1.0), (3.0, -2.0)], [(0.0, 2.0), (-2.0, 3.0)], [(3.0, 1.0), (-2.0, -1.0)], [(-2.0, -3.0), (-3.0, 1.0)]], [[(3.0, 2.0), (-2.0, 3.0)], [(0.0, -2.0), (1.0, 0.0)], [(1.0, 2.0), (1.0, 3.0)], [(-3.0, 3.0), (-3.0, 1.0)]]]> : tensor<5x4x2xcomplex<f32>>
  %40 = "stablehlo.dot_general"(%38, %39) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xcomplex<f32>>, tensor<5x4x2xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
  %41 = stablehlo.constant dense<[[[(24.0, 0.0), (1.0, 13.0), (-9.0, 15.0), (15.0, -1.0), (-6.0, 14.0)], [(5.0, 10.0), (-2.0, 7.0), (-14.0, 18.0), (-6.0, 10.0), (8.0, 13.0)], [(10.0, 6.0), (1.0, -14.0), (8.0, 1.0), (21.0, 16.0), (3.0, 6.0)]], [[(10.0, 19.0), (-3.0, -4.0), (23.0, -5.0), (5.0, -12.0), (-8.0, 25.0)], [(4.0, 14.0), (6.0, -4.0), (6.0, 16.0), (20.0, -11.0), (-24.0, 7.0)], [(13.0, -4.0), (1.0, -6.0), (-10.0, -18.0), (-4.0, -4.0), (4.0, -1.0)]]]> : tensor<2x3x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2x3x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>) -> ()
  %42 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x2x4xcomplex<f32>>
  %43 = stablehlo.subtract %38, %42 : tensor<3x2x4xcomplex<f32>>
  %44 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x4x2xcomplex<f32>>
  %45 = stablehlo.subtract %39, %44 : tensor<5x4x2xcomplex<f32>>
  %46 = "stablehlo.dot_general"(%43, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xcomplex<f32>>, tensor<5x4x2xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%46, %41) : (tensor<2x3x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>) -> ()
  %47 = stablehlo.constant dense<[[[[(1.0, 2.0), (1.0, 2.0)], [(3.0, -2.0), (3.0, -3.0)], [(-3.0, -3.0), (2.0, -2.0)], [(2.0, 0.0), (3.0, -1.0)]], [[(1.0, -3.0), (0.0, 1.0)], [(-3.0, 2.0), (-2.0, 2.0)], [(2.0, 0.0), (3.0, -2.0)], [(2.0, -2.0), (0.0, -1.0)]], [[(3.0, 1.0), (0.0, -1.0)], [(1.0, -1.0), (-3.0, -3.0)], [(-3.0, 1.0), (3.0, -2.0)], [(3.0, -3.0), (2.0, 0.0)]]], [[[(1.0, 0.0), (3.0, 1.0)], [(1.0, 3.0), (-3.0, 1.0)], [(3.0, -2.0), (-3.0, -3.0)], [(-3.0, -3.0), (0.0, 2.0)]], [[(3.0, 0.0), (-1.0, 2.0)], [(1.0, 0.0), (2.0, -2.0)], [(3.0, 3.0), (2.0, 2.0)], [(-3.0, 3.0), (1.0, -1.0)]], [[(-3.0, 1.0), (0.0, -1.0)], [(-2.0, -1.0), (2.0, 2.0)], [(0.0, -3.0), (3.0, 0.0)], [(3.0, 1.0), (0.0, 1.0)]]]]> : tensor<2x3x4x2xcomplex<f32>>
  %48 = stablehlo.constant dense<[[[[(1.0, 0.0), (1.0, -2.0), (-3.0, -3.0)], [(-3.0, -2.0), (3.0, -3.0), (-1.0, 0.0)]], [[(-2.0, 3.0), (3.0, 1.0), (-2.0, 2.0)], [(-3.0, 1.0), (0.0, 0.0), (-3.0, 3.0)]], [[(0.0, 0.0), (2.0, -2.0), (1.0, 0.0)], [(1.0, -2.0), (-1.0, 1.0), (3.0, 1.0)]], [[(-1.0, -1.0), (0.0, -2.0), (1.0, -1.0)], [(3.0, -1.0), (-3.0, -1.0), (0.0, -2.0)]]], [[[(1.0, -2.0), (-3.0, 2.0), (0.0, 2.0)], [(1.0, 2.0), (-3.0, 2.0), (3.0, 2.0)]], [[(3.0, 1.0), (1.0, -1.0), (0.0, 1.0)], [(-1.0, -3.0), (1.0, 1.0), (3.0, -3.0)]], [[(-3.0, -2.0), (2.0, 0.0), (-2.0, 2.0)], [(-2.0, -3.0), (1.0, -2.0), (-1.0, -2.0)]], [[(3.0, 2.0), (-3.0, -1.0), (3.0, 2.0)], [(-1.0, 3.0), (0.0, -3.0), (2.0, -3.0)]]]]> : tensor<2x4x2x3xcomplex<f32>>
  %49 = "stablehlo.dot_general"(%47, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 3], rhs_batching_dimensions = [2, 0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4x2xcomplex<f32>>, tensor<2x4x2x3xcomplex<f32>>) -> tensor<2x2x3x3xcomplex<f32>>
  %50 = stablehlo.constant dense<[[[[(-1.0, 13.0), (4.0, -7.0), (0.0, -4.0)], [(-3.0, -16.0), (-16.0, -10.0), (-8.0, -8.0)], [(-2.0, 6.0), (-1.0, -5.0), (-9.0, -13.0)]], [[(18.0, -1.0), (-13.0, -14.0), (10.0, 16.0)], [(-17.0, 2.0), (3.0, 0.0), (-4.0, 5.0)], [(-15.0, -9.0), (-4.0, -3.0), (9.0, 11.0)]]], [[[(-22.0, -24.0), (8.0, 14.0), (-8.0, -3.0)], [(-9.0, 4.0), (15.0, -15.0), (6.0, 21.0)], [(22.0, 1.0), (-11.0, 9.0), (17.0, -19.0)]], [[(-2.0, 28.0), (-18.0, 4.0), (4.0, 34.0)], [(-9.0, -10.0), (6.0, -13.0), (-6.0, -19.0)], [(-3.0, -19.0), (8.0, 1.0), (14.0, -7.0)]]]]> : tensor<2x2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<2x2x3x3xcomplex<f32>>, tensor<2x2x3x3xcomplex<f32>>) -> ()
  %51 = stablehlo.constant dense<[[[(1.0, -1.0), (-3.0, 3.0)], [(-1.0, 2.0), (0.0, -3.0)], [(-1.0, -2.0), (1.0, 0.0)], [(2.0, 0.0), (-3.0, -3.0)]], [[(0.0, 1.0), (2.0, 0.0)], [(-1.0, 2.0), (-1.0, -1.0)], [(-3.0, -3.0), (0.0, -2.0)], [(2.0, -1.0), (-3.0, 1.0)]], [[(-1.0, 1.0), (3.0, 0.0)], [(0.0, 0.0), (-3.0, -3.0)], [(3.0, 1.0), (-2.0, 2.0)], [(-3.0, -2.0), (-2.0, 0.0)]]]> : tensor<3x4x2xcomplex<f32>>
  %52 = stablehlo.constant dense<[[[(1.0, 0.0), (-2.0, -2.0), (2.0, -3.0), (-2.0, -1.0), (-1.0, -2.0)], [(-3.0, 2.0), (-3.0, 2.0), (-3.0, 2.0), (3.0, -1.0), (-3.0, -3.0)], [(1.0, 0.0), (1.0, 1.0), (-1.0, 2.0), (-2.0, -1.0), (3.0, 3.0)]], [[(-1.0, -3.0), (3.0, -2.0), (-3.0, 1.0), (0.0, 2.0), (-3.0, -3.0)], [(2.0, 0.0), (2.0, 0.0), (3.0, -2.0), (-3.0, -1.0), (3.0, 1.0)], [(-3.0, 2.0), (2.0, -1.0), (3.0, -2.0), (-1.0, -3.0), (1.0, 3.0)]], [[(2.0, 0.0), (2.0, -3.0), (2.0, -1.0), (-2.0, -3.0), (-2.0, -2.0)], [(-3.0, -1.0), (1.0, 3.0), (-2.0, 2.0), (1.0, -2.0), (-3.0, 1.0)], [(2.0, -3.0), (-3.0, 3.0), (-2.0, -2.0), (1.0, -2.0), (-2.0, 1.0)]], [[(-1.0, 1.0), (3.0, 2.0), (-3.0, -1.0), (-3.0, -2.0), (2.0, -2.0)], [(2.0, 2.0), (0.0, 3.0), (1.0, -3.0), (3.0, 3.0), (-3.0, -3.0)], [(-3.0, -3.0), (1.0, 0.0), (-2.0, 0.0), (3.0, -2.0), (0.0, 0.0)]]]> : tensor<4x3x5xcomplex<f32>>
  %53 = "stablehlo.dot_general"(%51, %52) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xcomplex<f32>>, tensor<4x3x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
  %54 = stablehlo.constant dense<[[(23.0, 22.0), (-17.0, 10.0), (1.0, -26.0), (-16.0, 0.0), (-4.0, 4.0)], [(4.0, 29.0), (-8.0, -48.0), (1.0, 55.0), (-8.0, 22.0), (9.0, 3.0)]]> : tensor<2x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> ()
  %55 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4x2xcomplex<f32>>
  %56 = stablehlo.subtract %51, %55 : tensor<3x4x2xcomplex<f32>>
  %57 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x3x5xcomplex<f32>>
  %58 = stablehlo.subtract %52, %57 : tensor<4x3x5xcomplex<f32>>
  %59 = "stablehlo.dot_general"(%56, %58) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xcomplex<f32>>, tensor<4x3x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%59, %54) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> ()
  %60 = stablehlo.constant dense<[[[(3.0, 1.0), (-2.0, 0.0)], [(-1.0, 1.0), (-3.0, 3.0)], [(0.0, 3.0), (1.0, 0.0)], [(-1.0, -2.0), (-1.0, 0.0)]], [[(2.0, 2.0), (-1.0, 3.0)], [(-3.0, 1.0), (-2.0, 1.0)], [(-2.0, -2.0), (2.0, -3.0)], [(3.0, 2.0), (-2.0, 3.0)]], [[(-1.0, 3.0), (2.0, -3.0)], [(1.0, -1.0), (-2.0, 2.0)], [(-3.0, 0.0), (-3.0, 0.0)], [(-3.0, -3.0), (-1.0, -3.0)]]]> : tensor<3x4x2xcomplex<f32>>
  %61 = stablehlo.constant dense<[[[(-2.0, 1.0), (0.0, 3.0), (-2.0, -2.0), (-3.0, -3.0), (-1.0, 1.0)], [(0.0, 1.0), (-3.0, -1.0), (-2.0, 2.0), (2.0, 1.0), (-2.0, 3.0)], [(3.0, -3.0), (0.0, 1.0), (-1.0, -3.0), (1.0, -2.0), (0.0, 0.0)], [(2.0, 2.0), (3.0, 0.0), (-2.0, 0.0), (-3.0, 1.0), (-2.0, 0.0)]], [[(1.0, 2.0), (1.0, 3.0), (2.0, 2.0), (-3.0, 1.0), (1.0, 0.0)], [(-1.0, -2.0), (3.0, 2.0), (-3.0, 1.0), (0.0, 3.0), (2.0, -2.0)], [(-1.0, -3.0), (2.0, 2.0), (0.0, -2.0), (-2.0, 2.0), (-1.0, 3.0)], [(2.0, 1.0), (-3.0, 0.0), (0.0, 1.0), (3.0, 0.0), (1.0, -2.0)]], [[(2.0, -3.0), (1.0, 3.0), (3.0, -1.0), (0.0, 3.0), (3.0, 0.0)], [(-3.0, 2.0), (1.0, 2.0), (1.0, -3.0), (3.0, 3.0), (1.0, -1.0)], [(-1.0, 2.0), (-3.0, 3.0), (-1.0, 2.0), (2.0, 2.0), (-3.0, -2.0)], [(-2.0, 0.0), (-2.0, -2.0), (2.0, 3.0), (0.0, -3.0), (-1.0, -2.0)]]]> : tensor<3x4x5xcomplex<f32>>
  %62 = "stablehlo.dot_general"(%60, %61) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [1, 0]>}> : (tensor<3x4x2xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
  %63 = stablehlo.constant dense<[[(21.0, 43.0), (-27.0, -4.0), (13.0, -17.0), (-10.0, -10.0), (13.0, 25.0)], [(-17.0, -27.0), (17.0, -23.0), (10.0, -36.0), (-24.0, 12.0), (19.0, 14.0)]]> : tensor<2x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> ()
  %64 = stablehlo.constant dense<[[(3.0, -3.0), (-2.0, -2.0), (1.0, 0.0)], [(0.0, 0.0), (0.0, -3.0), (-3.0, -1.0)]]> : tensor<2x3xcomplex<f32>>
  %65 = stablehlo.constant dense<[[(-3.0, 0.0), (-1.0, -2.0), (-2.0, 3.0)], [(3.0, 2.0), (2.0, 2.0), (-3.0, -1.0)]]> : tensor<2x3xcomplex<f32>>
  %66 = "stablehlo.dot_general"(%64, %65) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  %67 = stablehlo.constant dense<[[(-9.0, 9.0), (-2.0, 6.0), (-2.0, 3.0)], [(0.0, 0.0), (6.0, -6.0), (8.0, 6.0)]]> : tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %68 = stablehlo.constant dense<[[(2.0, 3.0), (2.0, 2.0), (3.0, 2.0), (1.0, 1.0)]]> : tensor<1x4xcomplex<f32>>
  %69 = stablehlo.constant dense<[[(-1.0, 0.0)], [(-2.0, 0.0)], [(3.0, 3.0)], [(-3.0, 3.0)]]> : tensor<4x1xcomplex<f32>>
  %70 = "stablehlo.dot_general"(%68, %69) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x4xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  %71 = stablehlo.constant dense<(-9.0, 8.0)> : tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%70, %71) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %72 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
  %73 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
  %74 = "stablehlo.dot_general"(%72, %73) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xcomplex<f32>>, tensor<0x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  %75 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %76 = stablehlo.constant dense<> : tensor<0x2xcomplex<f32>>
  %77 = stablehlo.constant dense<[[(2.0, -2.0), (1.0, 2.0), (0.0, 3.0)], [(2.0, 2.0), (1.0, 2.0), (-3.0, 2.0)]]> : tensor<2x3xcomplex<f32>>
  %78 = "stablehlo.dot_general"(%76, %77) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<0x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<0x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%78, %73) : (tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>) -> ()
  %79 = stablehlo.constant dense<(3.0, 3.0)> : tensor<complex<f32>>
  %80 = stablehlo.constant dense<[[(-3.0, 3.0), (2.0, 0.0)], [(-2.0, 2.0), (0.0, -2.0)]]> : tensor<2x2xcomplex<f32>>
  %81 = "stablehlo.dot_general"(%79, %80) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<complex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %82 = stablehlo.constant dense<[[(-18.0, 0.0), (6.0, 6.0)], [(-12.0, 0.0), (6.0, -6.0)]]> : tensor<2x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
  %83 = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, 0.0), (-1.0, 0.0), (-1.0, 3.0)], [(-3.0, 2.0), (3.0, 2.0), (-2.0, 0.0), (3.0, 3.0)], [(2.0, -3.0), (1.0, 0.0), (-2.0, -3.0), (-3.0, -3.0)]], [[(-2.0, -1.0), (-2.0, 0.0), (2.0, -2.0), (-2.0, 1.0)], [(-3.0, -2.0), (0.0, -3.0), (1.0, 3.0), (3.0, -2.0)], [(1.0, -3.0), (-3.0, 0.0), (-2.0, 2.0), (-2.0, 3.0)]]]> : tensor<2x3x4xcomplex<f32>>
  %84 = stablehlo.constant dense<[[(-2.0, 2.0), (0.0, 2.0)], [(3.0, -2.0), (3.0, 2.0)], [(0.0, -1.0), (2.0, -1.0)], [(-3.0, 2.0), (0.0, 2.0)]]> : tensor<4x2xcomplex<f32>>
  %85 = "stablehlo.dot_general"(%83, %84) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<2x3x2xcomplex<f32>>
  %86 = stablehlo.constant dense<[[[(1.0, -12.0), (-2.0, 5.0)], [(0.0, -11.0), (-9.0, 14.0)], [(17.0, 13.0), (8.0, -4.0)]], [[(2.0, -7.0), (-4.0, -18.0)], [(2.0, 0.0), (19.0, -4.0)], [(-3.0, 3.0), (-11.0, -2.0)]]]> : tensor<2x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%85, %86) : (tensor<2x3x2xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> ()
  return
}
// -----
// dot_general of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-1.0, 0.0), (0.0, 2.0), (-1.0, -2.0), (-1.0, -2.0)], [(-2.0, 2.0), (2.0, 2.0), (1.0, 0.0), (-1.0, 2.0)], [(-1.0, 2.0), (3.0, 2.0), (-1.0, 1.0), (-3.0, 1.0)]]> : tensor<3x4xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(3.0, 3.0), (-1.0, 0.0), (-2.0, 1.0), (-3.0, -3.0), (0.0, 3.0)], [(-1.0, -3.0), (0.0, 0.0), (-2.0, 0.0), (3.0, 0.0), (-1.0, -3.0)], [(0.0, -2.0), (2.0, 3.0), (-3.0, -2.0), (-3.0, 0.0), (2.0, -1.0)], [(-3.0, -3.0), (0.0, 3.0), (2.0, 2.0), (3.0, 2.0), (-3.0, 1.0)]]> : tensor<4x5xcomplex<f64>>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xcomplex<f64>>, tensor<4x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(-4.0, 6.0), (11.0, -10.0), (3.0, -3.0), (7.0, 7.0), (7.0, -3.0)], [(1.0, -13.0), (-2.0, -2.0), (-11.0, -10.0), (8.0, 10.0), (1.0, -22.0)], [(8.0, 0.0), (-7.0, -12.0), (-9.0, -14.0), (10.0, -3.0), (4.0, -17.0)]]> : tensor<3x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
  %4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
  %5 = stablehlo.subtract %0, %4 : tensor<3x4xcomplex<f64>>
  %6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x5xcomplex<f64>>
  %7 = stablehlo.subtract %1, %6 : tensor<4x5xcomplex<f64>>
  %8 = "stablehlo.dot_general"(%5, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xcomplex<f64>>, tensor<4x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%8, %3) : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
  %9 = stablehlo.constant dense<[[(2.0, 1.0), (-3.0, -2.0), (2.0, -2.0)], [(-1.0, 2.0), (-3.0, 1.0), (2.0, -2.0)], [(-2.0, -2.0), (3.0, 0.0), (-1.0, 3.0)], [(2.0, 3.0), (-1.0, -3.0), (2.0, 3.0)]]> : tensor<4x3xcomplex<f64>>
  %10 = stablehlo.constant dense<[[(2.0, 1.0), (2.0, -3.0), (2.0, -2.0), (1.0, -3.0)], [(-1.0, -3.0), (2.0, 2.0), (1.0, 0.0), (1.0, -1.0)], [(1.0, -3.0), (-1.0, -3.0), (0.0, 0.0), (-1.0, -2.0)], [(-2.0, 1.0), (0.0, 0.0), (0.0, -2.0), (-1.0, 2.0)], [(1.0, -3.0), (-2.0, 2.0), (-2.0, 2.0), (0.0, 0.0)]]> : tensor<5x4xcomplex<f64>>
  %11 = "stablehlo.dot_general"(%9, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xcomplex<f64>>, tensor<5x4xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
  %12 = stablehlo.constant dense<[[(10.0, 8.0), (-2.0, -6.0), (16.0, -11.0), (-17.0, 5.0), (11.0, -11.0)], [(-11.0, -2.0), (-12.0, 5.0), (-8.0, 20.0), (15.0, -4.0), (-11.0, 5.0)], [(19.0, -7.0), (4.0, 0.0), (-8.0, -19.0), (-4.0, 9.0), (-8.0, -8.0)]]> : tensor<3x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
  %13 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x3xcomplex<f64>>
  %14 = stablehlo.subtract %9, %13 : tensor<4x3xcomplex<f64>>
  %15 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x4xcomplex<f64>>
  %16 = stablehlo.subtract %10, %15 : tensor<5x4xcomplex<f64>>
  %17 = "stablehlo.dot_general"(%14, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xcomplex<f64>>, tensor<5x4xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%17, %12) : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
  %18 = stablehlo.constant dense<[[(2.0, 2.0), (-1.0, -1.0), (3.0, -3.0), (-3.0, -2.0)], [(-3.0, -2.0), (-3.0, -2.0), (1.0, 2.0), (-1.0, 2.0)], [(1.0, -3.0), (-2.0, -2.0), (-1.0, -1.0), (-3.0, -3.0)]]> : tensor<3x4xcomplex<f64>>
  %19 = stablehlo.constant dense<[(2.0, 0.0), (2.0, -2.0), (3.0, -1.0), (2.0, -2.0)]> : tensor<4xcomplex<f64>>
  %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  %21 = stablehlo.constant dense<[(-4.0, -6.0), (-9.0, 9.0), (-22.0, -8.0)]> : tensor<3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
  %22 = stablehlo.constant dense<[(1.0, -2.0), (3.0, -2.0), (-3.0, 3.0)]> : tensor<3xcomplex<f64>>
  %23 = stablehlo.constant dense<[(3.0, 3.0), (1.0, -3.0)]> : tensor<2xcomplex<f64>>
  %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<3xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  %25 = stablehlo.constant dense<[[(9.0, -3.0), (-5.0, -5.0)], [(15.0, 3.0), (-3.0, -11.0)], [(-18.0, 0.0), (6.0, 12.0)]]> : tensor<3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
  %26 = stablehlo.constant dense<[[[(3.0, -1.0), (2.0, -3.0), (1.0, 2.0), (-2.0, -1.0)], [(1.0, 1.0), (-1.0, 0.0), (1.0, -3.0), (3.0, -2.0)]], [[(2.0, -2.0), (1.0, -3.0), (0.0, 2.0), (-1.0, -2.0)], [(-2.0, 1.0), (0.0, 2.0), (1.0, 0.0), (-1.0, 3.0)]], [[(-2.0, 1.0), (-1.0, -3.0), (2.0, -2.0), (-2.0, 1.0)], [(-2.0, 1.0), (0.0, -3.0), (-1.0, -3.0), (0.0, -1.0)]]]> : tensor<3x2x4xcomplex<f64>>
  %27 = stablehlo.constant dense<[[[(-2.0, 0.0), (-2.0, 0.0)], [(1.0, -2.0), (-3.0, 0.0)], [(-2.0, -2.0), (2.0, 1.0)], [(0.0, -1.0), (-3.0, -2.0)]], [[(-3.0, 1.0), (0.0, -2.0)], [(2.0, 3.0), (2.0, -1.0)], [(2.0, -2.0), (-1.0, 0.0)], [(1.0, -2.0), (2.0, 1.0)]], [[(0.0, 1.0), (1.0, -1.0)], [(1.0, 2.0), (2.0, -1.0)], [(-2.0, -3.0), (3.0, 2.0)], [(-3.0, 1.0), (0.0, 3.0)]], [[(0.0, -2.0), (2.0, 1.0)], [(0.0, -2.0), (-3.0, 0.0)], [(-2.0, -1.0), (2.0, -3.0)], [(2.0, 1.0), (-2.0, 3.0)]], [[(3.0, 1.0), (-3.0, 1.0)], [(2.0, 1.0), (1.0, -3.0)], [(0.0, 1.0), (0.0, 0.0)], [(1.0, -1.0), (-1.0, 0.0)]]]> : tensor<5x4x2xcomplex<f64>>
  %28 = "stablehlo.dot_general"(%26, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xcomplex<f64>>, tensor<5x4x2xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  %29 = stablehlo.constant dense<[[[(-9.0, -9.0), (7.0, 11.0), (20.0, -2.0), (-11.0, -19.0), (12.0, -2.0)], [(-7.0, -4.0), (6.0, 9.0), (20.0, 2.0), (-8.0, -15.0), (8.0, -10.0)], [(-10.0, -1.0), (12.0, -17.0), (-1.0, -14.0), (-15.0, 8.0), (-5.0, -1.0)]], [[(-7.0, -7.0), (7.0, 1.0), (15.0, 3.0), (-3.0, 7.0), (-8.0, 3.0)], [(15.0, -14.0), (-2.0, 13.0), (-5.0, 6.0), (-10.0, -18.0), (12.0, -6.0)], [(3.0, 3.0), (1.0, -1.0), (2.0, -14.0), (-13.0, 8.0), (-4.0, -7.0)]]]> : tensor<2x3x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2x3x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> ()
  %30 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x2x4xcomplex<f64>>
  %31 = stablehlo.subtract %26, %30 : tensor<3x2x4xcomplex<f64>>
  %32 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x4x2xcomplex<f64>>
  %33 = stablehlo.subtract %27, %32 : tensor<5x4x2xcomplex<f64>>
  %34 = "stablehlo.dot_general"(%31, %33) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4xcomplex<f64>>, tensor<5x4x2xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%34, %29) : (tensor<2x3x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> ()
  %35 = stablehlo.constant dense<[[[(-3.0, 1.0), (2.0, 0.0)], [(0.0, 1.0), (0.0, -2.0)], [(-2.0, 0.0), (3.0, 1.0)], [(0.0, -2.0), (-1.0, -2.0)]], [[(-1.0, -1.0), (-1.0, -2.0)], [(-1.0, -3.0), (1.0, 3.0)], [(2.0, 1.0), (2.0, 3.0)], [(-1.0, -2.0), (3.0, 3.0)]], [[(0.0, 0.0), (1.0, 0.0)], [(-2.0, 0.0), (2.0, 0.0)], [(3.0, 2.0), (0.0, 0.0)], [(3.0, 0.0), (-3.0, 0.0)]]]> : tensor<3x4x2xcomplex<f64>>
  %36 = stablehlo.constant dense<[[[(-2.0, 3.0), (-3.0, -1.0), (-3.0, 0.0), (-2.0, -3.0), (-2.0, 0.0)], [(2.0, -3.0), (1.0, 3.0), (2.0, 3.0), (-2.0, -2.0), (1.0, 2.0)], [(-1.0, -1.0), (1.0, -3.0), (-3.0, -2.0), (2.0, -3.0), (2.0, 1.0)]], [[(1.0, -2.0), (3.0, 1.0), (0.0, 1.0), (1.0, -3.0), (2.0, -2.0)], [(1.0, 1.0), (3.0, -2.0), (-1.0, 2.0), (1.0, -1.0), (2.0, -3.0)], [(2.0, -1.0), (3.0, -1.0), (-1.0, -1.0), (2.0, -1.0), (1.0, 0.0)]], [[(3.0, 0.0), (3.0, 0.0), (-3.0, -2.0), (2.0, -1.0), (3.0, -2.0)], [(2.0, 3.0), (1.0, 1.0), (1.0, 3.0), (0.0, -2.0), (0.0, 1.0)], [(1.0, -3.0), (3.0, 2.0), (3.0, -3.0), (1.0, 2.0), (0.0, -1.0)]], [[(3.0, -2.0), (-2.0, -1.0), (0.0, 1.0), (3.0, 3.0), (-1.0, -3.0)], [(2.0, -3.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, 2.0), (-3.0, 0.0)], [(3.0, 1.0), (2.0, 3.0), (-2.0, -2.0), (-2.0, 1.0), (1.0, -2.0)]]]> : tensor<4x3x5xcomplex<f64>>
  %37 = "stablehlo.dot_general"(%35, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xcomplex<f64>>, tensor<4x3x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
  %38 = stablehlo.constant dense<[[(-1.0, -14.0), (3.0, 23.0), (31.0, -4.0), (6.0, 15.0), (-9.0, -1.0)], [(-12.0, 9.0), (13.0, -7.0), (-12.0, -7.0), (11.0, -19.0), (1.0, -3.0)]]> : tensor<2x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>) -> ()
  %39 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4x2xcomplex<f64>>
  %40 = stablehlo.subtract %35, %39 : tensor<3x4x2xcomplex<f64>>
  %41 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x3x5xcomplex<f64>>
  %42 = stablehlo.subtract %36, %41 : tensor<4x3x5xcomplex<f64>>
  %43 = "stablehlo.dot_general"(%40, %42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xcomplex<f64>>, tensor<4x3x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%43, %38) : (tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>) -> ()
  %44 = stablehlo.constant dense<[[(-3.0, 3.0), (3.0, 3.0), (2.0, 3.0)], [(-2.0, 0.0), (2.0, 1.0), (2.0, -3.0)]]> : tensor<2x3xcomplex<f64>>
  %45 = stablehlo.constant dense<[[(-1.0, -1.0), (-3.0, -1.0), (-1.0, 3.0)], [(-2.0, -3.0), (-1.0, -3.0), (0.0, -2.0)]]> : tensor<2x3xcomplex<f64>>
  %46 = "stablehlo.dot_general"(%44, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  %47 = stablehlo.constant dense<[[(6.0, 0.0), (-6.0, -12.0), (-11.0, 3.0)], [(4.0, 6.0), (1.0, -7.0), (-6.0, -4.0)]]> : tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %48 = stablehlo.constant dense<> : tensor<2x0xcomplex<f64>>
  %49 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
  %50 = "stablehlo.dot_general"(%48, %49) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x0xcomplex<f64>>, tensor<0x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  %51 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %52 = stablehlo.constant dense<(-3.0, -1.0)> : tensor<complex<f64>>
  %53 = stablehlo.constant dense<[[(0.0, -3.0), (3.0, 0.0)], [(3.0, -1.0), (3.0, -1.0)]]> : tensor<2x2xcomplex<f64>>
  %54 = "stablehlo.dot_general"(%52, %53) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<complex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %55 = stablehlo.constant dense<[[(-3.0, 9.0), (-9.0, -3.0)], [(-10.0, 0.0), (-10.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> ()
  return
}
// -----
// dot_general of i8 and i8 to i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEF5B7B9924AFD6598533D147"> : tensor<3x4xi8>
  %1 = stablehlo.constant dense<"0x7E2E086A4A915F5C8A8E2143749F7A1552E433BF"> : tensor<4x5xi8>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi8>, tensor<4x5xi8>) -> tensor<3x5xi32>
  %3 = stablehlo.constant dense<[[-10347, 7658, 25388, -29724, 10069], [14010, -1555, -14528, 21987, 989], [-21219, 1860, -3732, -10876, -25265]]> : tensor<3x5xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
  %4 = stablehlo.constant dense<"0x6CFF3F5E83C242A221A5B20C124AF0D5675A1DF557FA7962"> : tensor<2x3x4xi8>
  %5 = stablehlo.constant dense<"0xD6F455DC420CEC95808D30B72ADD1F1F5D9D083834DF56F02405803EC5A27306AA3D2EEC53EABA21"> : tensor<2x4x5xi8>
  %6 = "stablehlo.dot_general"(%4, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi8>, tensor<2x4x5xi8>) -> tensor<2x3x5xi32>
  %7 = stablehlo.constant dense<[[[1390, 2867, 2627, -5213, 14460], [4760, -10820, 8087, 9374, -4338], [-5850, 8234, 8078, 13286, 10897]], [[326, -13731, 8458, -2620, -8463], [9361, -15658, 12186, -4419, -3781], [16449, 6757, -5452, -517, 12496]]]> : tensor<2x3x5xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> ()
  %8 = stablehlo.constant dense<"0xEC64D3B716B2BBAD21976FDD12C62E00C63D7A03F4D55436"> : tensor<3x4x2xi8>
  %9 = stablehlo.constant dense<"0xD7B3670F5387048E55551D175DEFD2E25F260A43E82EFD5174C06DE7656388A34807533F1B5A5E9DD2F7528B3D52B7C457C2F6DC2CA89B170859210F"> : tensor<4x3x5xi8>
  %10 = "stablehlo.dot_general"(%8, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xi8>, tensor<4x3x5xi8>) -> tensor<2x5xi32>
  %11 = stablehlo.constant dense<[[-19117, 17068, -449, 20325, 25956], [15332, -2369, 20623, -18130, -9484]]> : tensor<2x5xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
  return
}
// -----
// dot_general of i8 and i8 to i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEF5B7B9924AFD6598533D147"> : tensor<3x4xi8>
  %1 = stablehlo.constant dense<"0x7E2E086A4A915F5C8A8E2143749F7A1552E433BF"> : tensor<4x5xi8>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi8>, tensor<4x5xi8>) -> tensor<3x5xi16>
  %3 = stablehlo.constant dense<"0x95D7EA1D2C63E48B5527BA36EDF940C7E355DD031DAD44076CF184D54F9D"> : tensor<3x5xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
  %4 = stablehlo.constant dense<"0x6CFF3F5E83C242A221A5B20C124AF0D5675A1DF557FA7962"> : tensor<2x3x4xi8>
  %5 = stablehlo.constant dense<"0xD6F455DC420CEC95808D30B72ADD1F1F5D9D083834DF56F02405803EC5A27306AA3D2EEC53EABA21"> : tensor<2x4x5xi8>
  %6 = "stablehlo.dot_general"(%4, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi8>, tensor<2x4x5xi8>) -> tensor<2x3x5xi16>
  %7 = stablehlo.constant dense<"0x6E05330B430AA3EB7C389812BCD5971F9E240EEF26E92A208E1FE633912A46015DCA0A21C4F5F1DE9124D6C29A2FBDEE3BF14140651AB4EAFBFDD030"> : tensor<2x3x5xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x5xi16>, tensor<2x3x5xi16>) -> ()
  %8 = stablehlo.constant dense<"0xEC64D3B716B2BBAD21976FDD12C62E00C63D7A03F4D55436"> : tensor<3x4x2xi8>
  %9 = stablehlo.constant dense<"0xD7B3670F5387048E55551D175DEFD2E25F260A43E82EFD5174C06DE7656388A34807533F1B5A5E9DD2F7528B3D52B7C457C2F6DC2CA89B170859210F"> : tensor<4x3x5xi8>
  %10 = "stablehlo.dot_general"(%8, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xi8>, tensor<4x3x5xi8>) -> tensor<2x5xi16>
  %11 = stablehlo.constant dense<"0x53B5AC423FFE654F6465E43BBFF68F502EB9F4DA"> : tensor<2x5xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x5xi16>, tensor<2x5xi16>) -> ()
  return
}
// -----
// dot_general of ui8 and ui8 to ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x33A190EE710B6F5D5FA1C70C"> : tensor<3x4xui8>
  %1 = stablehlo.constant dense<"0x42E80E41698A03E2ED79B6725F8117680ED14628"> : tensor<4x5xui8>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xui8>, tensor<4x5xui8>) -> tensor<3x5xui32>
  %3 = stablehlo.constant dense<[[76544, 32063, 100522, 76708, 37668], [38850, 40205, 34050, 30781, 19469], [65954, 45377, 59129, 70843, 34513]]> : tensor<3x5xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  %4 = stablehlo.constant dense<"0xF5A3AE4A89CC88FA6533FD745B0927CFB4D76B8DC3CE60A9"> : tensor<2x3x4xui8>
  %5 = stablehlo.constant dense<"0x7D213330DA05C2609230E56DEC2E83658E9E4CCC77CDDA0BA8CABB2EB5F2226EB9C36385472DFC01"> : tensor<2x4x5xui8>
  %6 = "stablehlo.dot_general"(%4, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xui8>, tensor<2x4x5xui8>) -> tensor<2x3x5xui32>
  %7 = stablehlo.constant dense<[[[78760, 69181, 80899, 49186, 99124], [74539, 94421, 98167, 61616, 108474], [82533, 57276, 88083, 32748, 81273]], [[41504, 39325, 36782, 62399, 21534], [87241, 98886, 75270, 97292, 93004], [90558, 101056, 77351, 100739, 92285]]]> : tensor<2x3x5xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x5xui32>, tensor<2x3x5xui32>) -> ()
  %8 = stablehlo.constant dense<"0x79168E1C9368045E022AE5F6E65AD39C707849C32FE6B550"> : tensor<3x4x2xui8>
  %9 = stablehlo.constant dense<"0xFFD933F08999901C6079294B64E8D6659DD724A7FEF7571051A5F484A0D5D1FBC271B98C3C002498C41E4DF144953FECA3ADB7328F0EFB3AE5BD6630"> : tensor<4x3x5xui8>
  %10 = "stablehlo.dot_general"(%8, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xui8>, tensor<4x3x5xui8>) -> tensor<2x5xui32>
  %11 = stablehlo.constant dense<[[242148, 235972, 174979, 133958, 226291], [241053, 203006, 164958, 169384, 207731]]> : tensor<2x5xui32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x5xui32>, tensor<2x5xui32>) -> ()
  return
}
// -----
// dot_general of i4 and i4 to i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1, 1, 1, -7], [7, -7, 6, -7], [-1, -7, -2, -3]]> : tensor<3x4xi4>
  %1 = stablehlo.constant dense<[[-5, -5, 1, 4, -8], [-1, 3, -4, 4, -7], [-1, -6, 2, 5, 7], [6, 6, 4, -7, 5]]> : tensor<4x5xi4>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi4>, tensor<4x5xi4>) -> tensor<3x5xi8>
  %3 = stablehlo.constant dense<"0xD9D8E136E5B47A134F00FCEA0BEB1C"> : tensor<3x5xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
  %4 = stablehlo.constant dense<[[[5, -6, 6, -3], [7, -4, 5, 2], [1, -1, -3, 3]], [[5, 4, 5, -8], [-2, -2, -2, 0], [-4, -5, 2, -2]]]> : tensor<2x3x4xi4>
  %5 = stablehlo.constant dense<[[[0, 6, -1, 6, -1], [-4, 5, 4, 3, 2], [7, 4, 7, -4, -5], [-7, 3, 4, -2, 1]], [[-7, 5, -6, 6, 7], [-8, -3, -8, 6, 7], [-5, 2, -7, 7, -6], [-5, -5, -6, 0, 6]]]> : tensor<2x4x5xi4>
  %6 = "stablehlo.dot_general"(%4, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi4>, tensor<2x4x5xi4>) -> tensor<2x3x5xi8>
  %7 = stablehlo.constant dense<"0x570F01FACE25301406DADAFEF2090FCC3FCF59F128F82ADAF044093ED8A9"> : tensor<2x3x5xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> ()
  %8 = stablehlo.constant dense<[[[-1, -5], [0, -3], [5, -8], [-2, -3]], [[-8, -1], [4, -2], [-1, 2], [-2, 7]], [[-1, 2], [0, 6], [1, -1], [-6, -1]]]> : tensor<3x4x2xi4>
  %9 = stablehlo.constant dense<[[[1, -8, -8, -8, 3], [-1, 0, -3, 2, 4], [0, 1, -4, 0, 6]], [[5, -4, 4, -1, 5], [-5, -2, -6, -4, -6], [-6, 4, 7, -2, 5]], [[3, -2, -1, -8, 6], [2, 4, 4, 4, -3], [5, 2, 1, 4, -6]], [[-2, -8, -3, 1, -4], [-8, 3, 3, -7, 7], [5, 7, 1, 7, 7]]]> : tensor<4x3x5xi4>
  %10 = "stablehlo.dot_general"(%8, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xi4>, tensor<4x3x5xi4>) -> tensor<2x5xi8>
  %11 = stablehlo.constant dense<"0xFBD3FEA2AA838E792E1A"> : tensor<2x5xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x5xi8>, tensor<2x5xi8>) -> ()
  return
}
// -----
// dot_general of i16 and i16 to i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x229E48D2FC43DDD1B116B80F525F9227907BF8E992DBB81B"> : tensor<3x4xi16>
  %1 = stablehlo.constant dense<"0x06755C9BE3F53B8EE6BC414B3ABD233724D08F71C7D6EBD3F50EB262CEC49196AFA6AC933DEA5663"> : tensor<4x5xi16>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xi16>, tensor<4x5xi16>) -> tensor<3x5xi64>
  %3 = stablehlo.constant dense<[[-840919003, 919213807, 293845414, 1378623703, -473963318], [-279384754, -725448352, -145730643, 341617529, -94987306], [745865998, -775562818, -393999374, -1127343252, -385557452]]> : tensor<3x5xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
  %4 = stablehlo.constant dense<"0xD04CF0610FE1BC5674FF6CF0FC22C5552F696F7A22BBF16937F85CF6DA4AB8CD4AFFDB64F6B9A42762CA3993E7374FE5"> : tensor<2x3x4xi16>
  %5 = stablehlo.constant dense<"0x86074F3BD7071846E5A35AE03AD75BC256ACA96DFC95E0738E6EE823FB4EE4259654B1B2CAC3AD41F821020191B935CFA12A412498CB8F5B5DE1235CA0A5563FEF7C5E99FB00FCB31AB99FF61E66D374"> : tensor<2x4x5xi16>
  %6 = "stablehlo.dot_general"(%4, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi16>, tensor<2x4x5xi16>) -> tensor<2x3x5xi64>
  %7 = stablehlo.constant dense<[[[265094260, 282693848, -1019815090, -599203568, 453349953], [1958196, 780628786, -118424627, -173218822, 441590341], [539472316, 145976221, -1476297365, -768224340, 344504709]], [[-233079548, 576915962, 621852249, -795711125, -460115567], [455391867, -821337880, 10632645, 536156781, 906002393], [-575938419, 726111548, 68902419, -164780013, -1007381497]]]> : tensor<2x3x5xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x5xi64>, tensor<2x3x5xi64>) -> ()
  %8 = stablehlo.constant dense<"0xBA2B235C68C509965CFDA471C38B77D64865161140254B160439CA93F0A91418542755EF2F8832F524EADBEF78ED48C8"> : tensor<3x4x2xi16>
  %9 = stablehlo.constant dense<"0xA53BDC4255CFAA38597E88B627DC3E3AFAED227AB39A22018E255F249D7E264850C5BB5D4E49E59A65950B6D8B5196708A2F8B9407D128F90C92AB9230906F7AC96C64814F4B218746E7AEE80A60E769102B51AB9260A3EE4747D09E308BBB24531B5696F291286834CE32CFF634182D4F260D546EDD2259"> : tensor<4x3x5xi16>
  %10 = "stablehlo.dot_general"(%8, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xi16>, tensor<4x3x5xi16>) -> tensor<2x5xi64>
  %11 = stablehlo.constant dense<[[540994983, 1080578041, -108533857, 1507975697, 3540411321], [-287043437, 2481688170, -408700976, -1615273953, 1390511738]]> : tensor<2x5xi64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x5xi64>, tensor<2x5xi64>) -> ()
  return
}
// -----
// dot_general of bf16 and bf16 to f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x404000400000803F803F004040C040C040C0004080BF0000"> : tensor<3x4xbf16>
  %1 = stablehlo.constant dense<"0x40C000C0000000C000C00040000080BF40C080BF00C000C0004000C0803F00400040000000C0803F"> : tensor<4x5xbf16>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xbf16>, tensor<4x5xbf16>) -> tensor<3x5xf32>
  %3 = stablehlo.constant dense<[[-3.0, -4.0, -2.0, -14.0, -7.0], [1.0, -2.0, -8.0, 4.0, -10.0], [15.0, 8.0, -4.0, 2.0, 3.0]]> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  %4 = stablehlo.constant dense<"0x00C000C080BF00C040C000400000803F000080BF404040C0404040404040803F40C00000000000C0004000C080BF803F"> : tensor<2x3x4xbf16>
  %5 = stablehlo.constant dense<"0x004040C040C000C0000080BF80BF803F40C00040404040C00040803F0040404000C0004040C0000040C040C0404040C000C040C0803F40C00000803F404080BF004040C040C000C0004040C080BF803F"> : tensor<2x4x5xbf16>
  %6 = "stablehlo.dot_general"(%4, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) -> tensor<2x3x5xf32>
  %7 = stablehlo.constant dense<[[[-11.0, 15.0, -2.0, 15.0, -6.0], [-5.0, 5.0, 13.0, -3.0, 4.0], [1.0, -2.0, -1.0, 15.0, 4.0]], [[-11.0, -7.0, 3.0, -19.0, -11.0], [13.0, 5.0, -3.0, 11.0, 4.0], [-5.0, -5.0, 7.0, -4.0, -2.0]]]> : tensor<2x3x5xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> ()
  %8 = stablehlo.constant dense<"0x803F404000C040C0803F4040000000C04040004000C0404000004040803F80BF004000000040004080BF80BF000080BF"> : tensor<3x4x2xbf16>
  %9 = stablehlo.constant dense<"0x40C000C080BF404000000000000040C00040404000C080BF803F803F803F40C0803F803F80BF00C080BF80BF404080BF40C0803F0000004000C080BF004000C040C040C0004040C0004000C0803F0040000000C040C000C080BF0040000000C0803F40C0803F00C000C000C080BF80BF004040C0404000C0"> : tensor<4x3x5xbf16>
  %10 = "stablehlo.dot_general"(%8, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xbf16>, tensor<4x3x5xbf16>) -> tensor<2x5xf32>
  %11 = stablehlo.constant dense<[[6.0, -6.0, -14.0, 8.0, 21.0], [-8.0, -10.0, -2.0, 2.0, 23.0]]> : tensor<2x5xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x5xf32>, tensor<2x5xf32>) -> ()
  return
}
// -----
// dot_general of f16 and f16 to f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000003C0000003C0000004200C0000000C200BC000000C2"> : tensor<3x4xf16>
  %1 = stablehlo.constant dense<"0x00400040003C00BC00C200C00000004200C000420042004000000000004000C20042003C00000040"> : tensor<4x5xf16>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf16>, tensor<4x5xf16>) -> tensor<3x5xf32>
  %3 = stablehlo.constant dense<[[-5.0, 3.0, 4.0, -2.0, 5.0], [-12.0, -4.0, 9.0, -6.0, 5.0], [5.0, -15.0, -9.0, 5.0, 0.0]]> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  %4 = stablehlo.constant dense<"0x0000003C0000003C00BC00C200C2000000C200BC003C00BC0000003C0000004000C20000003C00C000C2003C00BC0042"> : tensor<2x3x4xf16>
  %5 = stablehlo.constant dense<"0x003C003C004000C0003C00BC00C00040004200C000000040004000C0003C0040004000C000C200BC00C0003C003C00C200BC003C0000004000C000C000C200C200C2003C003C003C004000C200C00000"> : tensor<2x4x5xf16>
  %6 = "stablehlo.dot_general"(%4, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf16>, tensor<2x4x5xf16>) -> tensor<2x3x5xf32>
  %7 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0, -3.0], [2.0, -1.0, -14.0, -1.0, 2.0], [-4.0, -1.0, -4.0, 4.0, 1.0]], [[3.0, 4.0, -4.0, -6.0, -2.0], [1.0, -10.0, 0.0, 14.0, 4.0], [13.0, 6.0, -7.0, 0.0, 0.0]]]> : tensor<2x3x5xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> ()
  %8 = stablehlo.constant dense<"0x000000C200C2000000C000000000004000C000BC00C2000000C000BC00BC00BC0000003C00BC000000BC00C200BC00BC"> : tensor<3x4x2xf16>
  %9 = stablehlo.constant dense<"0x0000003C00BC003C003C00BC00BC003C000000C000BC003C0000003C004000C20042000000420040003C00BC00C000C2004000420000000000BC0042004000BC00C200BC00BC003C00C2004200C20042003C00C00000003C0000003C003C000000C0004000C000C000C0000000000000004200C0003C00C0"> : tensor<4x3x5xf16>
  %10 = "stablehlo.dot_general"(%8, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xf16>, tensor<4x3x5xf16>) -> tensor<2x5xf32>
  %11 = stablehlo.constant dense<[[0.0, 5.0, 8.0, 7.0, -13.0], [0.0, 9.0, 3.0, -7.0, 4.0]]> : tensor<2x5xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x5xf32>, tensor<2x5xf32>) -> ()
  return
}
// -----
// dot_general of f32 and f32 to f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-3.0, -2.0, 1.0, -3.0], [2.0, -2.0, -2.0, 1.0], [3.0, 0.0, -3.0, 1.0]]> : tensor<3x4xf32>
  %1 = stablehlo.constant dense<[[0.0, 2.0, 3.0, -3.0, 0.0], [2.0, 2.0, -1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -3.0], [-3.0, 2.0, 0.0, -2.0, 2.0]]> : tensor<4x5xf32>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf64>
  %3 = stablehlo.constant dense<[[4.0, -17.0, -8.0, 16.0, -7.0], [-5.0, 4.0, 10.0, -4.0, 10.0], [0.0, 11.0, 12.0, -8.0, 11.0]]> : tensor<3x5xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
  %4 = stablehlo.constant dense<[[[-3.0, 3.0, 3.0, -1.0], [0.0, 3.0, -3.0, 3.0], [0.0, 2.0, 0.0, 0.0]], [[2.0, 0.0, -1.0, -3.0], [-1.0, -3.0, 1.0, -1.0], [-1.0, -2.0, -2.0, -3.0]]]> : tensor<2x3x4xf32>
  %5 = stablehlo.constant dense<[[[-1.0, 3.0, 0.0, -3.0, -2.0], [3.0, -2.0, 1.0, 1.0, -3.0], [-3.0, 0.0, 2.0, -3.0, -1.0], [-2.0, 1.0, 2.0, -3.0, 1.0]], [[1.0, 1.0, -2.0, 3.0, 0.0], [2.0, 0.0, -3.0, 2.0, 2.0], [0.0, -3.0, 1.0, 0.0, 3.0], [0.0, 1.0, -1.0, 2.0, 2.0]]]> : tensor<2x4x5xf32>
  %6 = "stablehlo.dot_general"(%4, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf64>
  %7 = stablehlo.constant dense<[[[5.0, -16.0, 7.0, 6.0, -7.0], [12.0, -3.0, 3.0, 3.0, -3.0], [6.0, -4.0, 2.0, 2.0, -6.0]], [[2.0, 2.0, -2.0, 0.0, -9.0], [-7.0, -5.0, 13.0, -11.0, -5.0], [-5.0, 2.0, 9.0, -13.0, -16.0]]]> : tensor<2x3x5xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x5xf64>, tensor<2x3x5xf64>) -> ()
  %8 = stablehlo.constant dense<[[[-3.0, 3.0], [2.0, 2.0], [-2.0, 0.0], [-2.0, -3.0]], [[-2.0, 1.0], [1.0, 1.0], [1.0, -1.0], [-1.0, 2.0]], [[2.0, -3.0], [0.0, 2.0], [-2.0, -1.0], [-2.0, -2.0]]]> : tensor<3x4x2xf32>
  %9 = stablehlo.constant dense<[[[0.0, 2.0, 0.0, 3.0, 0.0], [0.0, -2.0, 0.0, 2.0, 3.0], [1.0, 1.0, 3.0, 3.0, 1.0]], [[2.0, -2.0, 0.0, 0.0, 2.0], [-3.0, 3.0, 2.0, -1.0, -3.0], [-3.0, 2.0, 1.0, -2.0, 3.0]], [[2.0, 0.0, -3.0, -1.0, -3.0], [1.0, 3.0, -1.0, -2.0, 2.0], [-3.0, -1.0, 2.0, 1.0, -2.0]], [[0.0, 0.0, 2.0, -2.0, -2.0], [2.0, -3.0, 1.0, 1.0, -1.0], [2.0, 2.0, -3.0, 2.0, 3.0]]]> : tensor<4x3x5xf32>
  %10 = "stablehlo.dot_general"(%8, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xf32>, tensor<4x3x5xf32>) -> tensor<2x5xf64>
  %11 = stablehlo.constant dense<[[0.0, 3.0, 10.0, -11.0, 8.0], [-6.0, -8.0, -4.0, 2.0, 5.0]]> : tensor<2x5xf64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x5xf64>, tensor<2x5xf64>) -> ()
  return
}
// -----
// dot_general of f8E4M3FN and f8E4M3FN to f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3800003800B8000000000038"> : tensor<3x4xf8E4M3FN>
  %1 = stablehlo.constant dense<"0x00B8000000000000000038000000000038380000"> : tensor<4x5xf8E4M3FN>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf8E4M3FN>, tensor<4x5xf8E4M3FN>) -> tensor<3x5xf32>
  %3 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  %4 = stablehlo.constant dense<"0x0000380000000000000000000000B8380000000000380000"> : tensor<2x3x4xf8E4M3FN>
  %5 = stablehlo.constant dense<"0x00000000003800000000000000000038000000000000000000000000B80000000000003800000000"> : tensor<2x4x5xf8E4M3FN>
  %6 = "stablehlo.dot_general"(%4, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf8E4M3FN>, tensor<2x4x5xf8E4M3FN>) -> tensor<2x3x5xf32>
  %7 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]], [[1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, -1.0, 0.0]]]> : tensor<2x3x5xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> ()
  %8 = stablehlo.constant dense<"0x000000B80000000000000000000000380000003800380000"> : tensor<3x4x2xf8E4M3FN>
  %9 = stablehlo.constant dense<"0x000000000000000000000000000000000000003800000000000000000000000000000038000000000000000000000000B80000000000000000380000"> : tensor<4x3x5xf8E4M3FN>
  %10 = "stablehlo.dot_general"(%8, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xf8E4M3FN>, tensor<4x3x5xf8E4M3FN>) -> tensor<2x5xf32>
  %11 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, -1.0]]> : tensor<2x5xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x5xf32>, tensor<2x5xf32>) -> ()
  return
}
// -----
// dot_general of f8E5M2 and f8E5M2 to bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3C0000003C00BC003C000000"> : tensor<3x4xf8E5M2>
  %1 = stablehlo.constant dense<"0x00000000000000003C3C0000BC00000000003C00"> : tensor<4x5xf8E5M2>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf8E5M2>, tensor<4x5xf8E5M2>) -> tensor<3x5xbf16>
  %3 = stablehlo.constant dense<"0x0000000000000000000000000000803F0000000000000000000000000000"> : tensor<3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
  %4 = stablehlo.constant dense<"0x00003C003C00003C0000000000000000BC00000000000000"> : tensor<2x3x4xf8E5M2>
  %5 = stablehlo.constant dense<"0x000000000000000000000000003C0000BC00000000000000000000003C3C00000000000000000000"> : tensor<2x4x5xf8E5M2>
  %6 = "stablehlo.dot_general"(%4, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf8E5M2>, tensor<2x4x5xf8E5M2>) -> tensor<2x3x5xbf16>
  %7 = stablehlo.constant dense<"0x000000000000803F0000000080BF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x5xbf16>, tensor<2x3x5xbf16>) -> ()
  %8 = stablehlo.constant dense<"0x0000000000000000000000003C00BC000000003C3C000000"> : tensor<3x4x2xf8E5M2>
  %9 = stablehlo.constant dense<"0x00000000003C00000000000000000000003CBC000000000000000000000000000000000000000000000000000000003C000000000000000000000000"> : tensor<4x3x5xf8E5M2>
  %10 = "stablehlo.dot_general"(%8, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xf8E5M2>, tensor<4x3x5xf8E5M2>) -> tensor<2x5xbf16>
  %11 = stablehlo.constant dense<0.0> : tensor<2x5xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x5xbf16>, tensor<2x5xbf16>) -> ()
  return
}
// -----
// dot_general of f4E2M1FN and f4E2M1FN to f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, -1.0, 1.0]]> : tensor<3x4xf4E2M1FN>
  %1 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 1.0, 0.0, -1.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0]]> : tensor<4x5xf4E2M1FN>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf4E2M1FN>, tensor<4x5xf4E2M1FN>) -> tensor<3x5xf32>
  %3 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  %4 = stablehlo.constant dense<[[[0.0, 1.0, 0.0, -1.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0]]]> : tensor<2x3x4xf4E2M1FN>
  %5 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]], [[1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0, 0.0], [-1.0, 0.0, 0.0, 0.0, 0.0]]]> : tensor<2x4x5xf4E2M1FN>
  %6 = "stablehlo.dot_general"(%4, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf4E2M1FN>, tensor<2x4x5xf4E2M1FN>) -> tensor<2x3x5xf32>
  %7 = stablehlo.constant dense<0.0> : tensor<2x3x5xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> ()
  %8 = stablehlo.constant dense<[[[0.0, 1.0], [0.0, 0.0], [0.0, 0.0], [1.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, -1.0], [1.0, 0.0], [0.0, 0.0], [0.0, 0.0]]]> : tensor<3x4x2xf4E2M1FN>
  %9 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]], [[0.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0, 1.0]], [[0.0, 0.0, 0.0, 0.0, -1.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]]]> : tensor<4x3x5xf4E2M1FN>
  %10 = "stablehlo.dot_general"(%8, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xf4E2M1FN>, tensor<4x3x5xf4E2M1FN>) -> tensor<2x5xf32>
  %11 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, -1.0], [0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<2x5xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x5xf32>, tensor<2x5xf32>) -> ()
  return
}
// -----
// dot_general of f8E4M3FN and f8E5M2 to f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3800003800B8000000000038"> : tensor<3x4xf8E4M3FN>
  %1 = stablehlo.constant dense<"0x00000000000000003C3C0000BC00000000003C00"> : tensor<4x5xf8E5M2>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf8E4M3FN>, tensor<4x5xf8E5M2>) -> tensor<3x5xf32>
  %3 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, -1.0, -1.0], [0.0, 0.0, 0.0, 1.0, 0.0]]> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  %4 = stablehlo.constant dense<"0x0000380000000000000000000000B8380000000000380000"> : tensor<2x3x4xf8E4M3FN>
  %5 = stablehlo.constant dense<"0x000000000000000000000000003C0000BC00000000000000000000003C3C00000000000000000000"> : tensor<2x4x5xf8E5M2>
  %6 = "stablehlo.dot_general"(%4, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf8E4M3FN>, tensor<2x4x5xf8E5M2>) -> tensor<2x3x5xf32>
  %7 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0, 1.0]]]> : tensor<2x3x5xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> ()
  %8 = stablehlo.constant dense<"0x000000B80000000000000000000000380000003800380000"> : tensor<3x4x2xf8E4M3FN>
  %9 = stablehlo.constant dense<"0x00000000003C00000000000000000000003CBC000000000000000000000000000000000000000000000000000000003C000000000000000000000000"> : tensor<4x3x5xf8E5M2>
  %10 = "stablehlo.dot_general"(%8, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x4x2xf8E4M3FN>, tensor<4x3x5xf8E5M2>) -> tensor<2x5xf32>
  %11 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, -1.0, 1.0, 0.0]]> : tensor<2x5xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x5xf32>, tensor<2x5xf32>) -> ()
  return
}
// -----
// precisions and algorithms that are asked for
func.func public @main() {
  %0 = stablehlo.constant dense<[[[2.0, -1.0, 1.0, 2.0], [-3.0, -2.0, 0.0, 1.0], [1.0, -3.0, 2.0, 0.0]], [[3.0, -3.0, -1.0, 0.0], [-1.0, -3.0, 1.0, -2.0], [-3.0, -2.0, 0.0, 2.0]]]> : tensor<2x3x4xf32>
  %1 = stablehlo.constant dense<[[[3.0, 2.0, 0.0, 3.0, 0.0], [3.0, -1.0, 1.0, -1.0, 1.0], [2.0, -1.0, 0.0, 1.0, -3.0], [2.0, 3.0, -3.0, -3.0, 2.0]], [[-3.0, 3.0, 2.0, 0.0, 2.0], [2.0, -3.0, 0.0, 0.0, 2.0], [-3.0, -1.0, 0.0, 2.0, 2.0], [2.0, 0.0, 0.0, 1.0, 3.0]]]> : tensor<2x4x5xf32>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  %3 = stablehlo.constant dense<[[[9.0, 10.0, -7.0, 2.0, 0.0], [-13.0, -1.0, -5.0, -10.0, 0.0], [-2.0, 3.0, -3.0, 8.0, -9.0]], [[-12.0, 19.0, 6.0, -2.0, -2.0], [-10.0, 5.0, -2.0, 0.0, -12.0], [9.0, -3.0, -6.0, 2.0, -4.0]]]> : tensor<2x3x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> ()
  %4 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> ()
  %5 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  stablehlo.custom_call @check.expect_eq(%5, %3) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> ()
  return
}
// -----
// dot_general of f32, many sizes, dimensions (1, 0)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<11> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<5> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xf32>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xf32>) -> tensor<1x130xf32>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9100xi32>
  %10 = stablehlo.constant dense<5> : tensor<9100xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<9100xi32>
  %12 = stablehlo.constant dense<13> : tensor<9100xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<9100xi32>
  %14 = stablehlo.constant dense<6> : tensor<9100xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<9100xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<9100xi32>) -> tensor<9100xf32>
  %17 = "stablehlo.reshape"(%16) : (tensor<9100xf32>) -> tensor<130x70xf32>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x130xf32>, tensor<130x70xf32>) -> tensor<1x70xf32>
  %19 = "stablehlo.reshape"(%18) : (tensor<1x70xf32>) -> tensor<70xf32>
  %20 = "stablehlo.convert"(%19) : (tensor<70xf32>) -> tensor<70xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<70xi32>
  %22 = stablehlo.constant dense<81006> : tensor<70xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<70xi32>
  %24 = stablehlo.constant dense<12345> : tensor<70xi32>
  %25 = stablehlo.add %23, %24 : tensor<70xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<70xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<70xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<-131262174> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %31 = stablehlo.multiply %30, %1 : tensor<130xi32>
  %32 = stablehlo.remainder %31, %3 : tensor<130xi32>
  %33 = stablehlo.subtract %32, %5 : tensor<130xi32>
  %34 = "stablehlo.convert"(%33) : (tensor<130xi32>) -> tensor<130xf32>
  %35 = "stablehlo.reshape"(%34) : (tensor<130xf32>) -> tensor<2x65xf32>
  %36 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2145xi32>
  %37 = stablehlo.constant dense<5> : tensor<2145xi32>
  %38 = stablehlo.multiply %36, %37 : tensor<2145xi32>
  %39 = stablehlo.constant dense<13> : tensor<2145xi32>
  %40 = stablehlo.remainder %38, %39 : tensor<2145xi32>
  %41 = stablehlo.constant dense<6> : tensor<2145xi32>
  %42 = stablehlo.subtract %40, %41 : tensor<2145xi32>
  %43 = "stablehlo.convert"(%42) : (tensor<2145xi32>) -> tensor<2145xf32>
  %44 = "stablehlo.reshape"(%43) : (tensor<2145xf32>) -> tensor<65x33xf32>
  %45 = "stablehlo.dot_general"(%35, %44) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x65xf32>, tensor<65x33xf32>) -> tensor<2x33xf32>
  %46 = "stablehlo.reshape"(%45) : (tensor<2x33xf32>) -> tensor<66xf32>
  %47 = "stablehlo.convert"(%46) : (tensor<66xf32>) -> tensor<66xi32>
  %48 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<66xi32>
  %49 = stablehlo.constant dense<81006> : tensor<66xi32>
  %50 = stablehlo.multiply %48, %49 : tensor<66xi32>
  %51 = stablehlo.constant dense<12345> : tensor<66xi32>
  %52 = stablehlo.add %50, %51 : tensor<66xi32>
  %53 = stablehlo.multiply %47, %52 : tensor<66xi32>
  %54 = stablehlo.reduce(%53 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<66xi32>, tensor<i32>) -> tensor<i32>
  %55 = stablehlo.constant dense<149914362> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<i32>, tensor<i32>) -> ()
  %56 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1200xi32>
  %57 = stablehlo.constant dense<7> : tensor<1200xi32>
  %58 = stablehlo.multiply %56, %57 : tensor<1200xi32>
  %59 = stablehlo.constant dense<11> : tensor<1200xi32>
  %60 = stablehlo.remainder %58, %59 : tensor<1200xi32>
  %61 = stablehlo.constant dense<5> : tensor<1200xi32>
  %62 = stablehlo.subtract %60, %61 : tensor<1200xi32>
  %63 = "stablehlo.convert"(%62) : (tensor<1200xi32>) -> tensor<1200xf32>
  %64 = "stablehlo.reshape"(%63) : (tensor<1200xf32>) -> tensor<3x400xf32>
  %65 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6800xi32>
  %66 = stablehlo.constant dense<5> : tensor<6800xi32>
  %67 = stablehlo.multiply %65, %66 : tensor<6800xi32>
  %68 = stablehlo.constant dense<13> : tensor<6800xi32>
  %69 = stablehlo.remainder %67, %68 : tensor<6800xi32>
  %70 = stablehlo.constant dense<6> : tensor<6800xi32>
  %71 = stablehlo.subtract %69, %70 : tensor<6800xi32>
  %72 = "stablehlo.convert"(%71) : (tensor<6800xi32>) -> tensor<6800xf32>
  %73 = "stablehlo.reshape"(%72) : (tensor<6800xf32>) -> tensor<400x17xf32>
  %74 = "stablehlo.dot_general"(%64, %73) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x400xf32>, tensor<400x17xf32>) -> tensor<3x17xf32>
  %75 = "stablehlo.reshape"(%74) : (tensor<3x17xf32>) -> tensor<51xf32>
  %76 = "stablehlo.convert"(%75) : (tensor<51xf32>) -> tensor<51xi32>
  %77 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<51xi32>
  %78 = stablehlo.constant dense<81006> : tensor<51xi32>
  %79 = stablehlo.multiply %77, %78 : tensor<51xi32>
  %80 = stablehlo.constant dense<12345> : tensor<51xi32>
  %81 = stablehlo.add %79, %80 : tensor<51xi32>
  %82 = stablehlo.multiply %76, %81 : tensor<51xi32>
  %83 = stablehlo.reduce(%82 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<51xi32>, tensor<i32>) -> tensor<i32>
  %84 = stablehlo.constant dense<151934103> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%83, %84) : (tensor<i32>, tensor<i32>) -> ()
  %85 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
  %86 = stablehlo.constant dense<7> : tensor<64xi32>
  %87 = stablehlo.multiply %85, %86 : tensor<64xi32>
  %88 = stablehlo.constant dense<11> : tensor<64xi32>
  %89 = stablehlo.remainder %87, %88 : tensor<64xi32>
  %90 = stablehlo.constant dense<5> : tensor<64xi32>
  %91 = stablehlo.subtract %89, %90 : tensor<64xi32>
  %92 = "stablehlo.convert"(%91) : (tensor<64xi32>) -> tensor<64xf32>
  %93 = "stablehlo.reshape"(%92) : (tensor<64xf32>) -> tensor<4x16xf32>
  %94 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<768xi32>
  %95 = stablehlo.constant dense<5> : tensor<768xi32>
  %96 = stablehlo.multiply %94, %95 : tensor<768xi32>
  %97 = stablehlo.constant dense<13> : tensor<768xi32>
  %98 = stablehlo.remainder %96, %97 : tensor<768xi32>
  %99 = stablehlo.constant dense<6> : tensor<768xi32>
  %100 = stablehlo.subtract %98, %99 : tensor<768xi32>
  %101 = "stablehlo.convert"(%100) : (tensor<768xi32>) -> tensor<768xf32>
  %102 = "stablehlo.reshape"(%101) : (tensor<768xf32>) -> tensor<16x48xf32>
  %103 = "stablehlo.dot_general"(%93, %102) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x16xf32>, tensor<16x48xf32>) -> tensor<4x48xf32>
  %104 = "stablehlo.reshape"(%103) : (tensor<4x48xf32>) -> tensor<192xf32>
  %105 = "stablehlo.convert"(%104) : (tensor<192xf32>) -> tensor<192xi32>
  %106 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<192xi32>
  %107 = stablehlo.constant dense<81006> : tensor<192xi32>
  %108 = stablehlo.multiply %106, %107 : tensor<192xi32>
  %109 = stablehlo.constant dense<12345> : tensor<192xi32>
  %110 = stablehlo.add %108, %109 : tensor<192xi32>
  %111 = stablehlo.multiply %105, %110 : tensor<192xi32>
  %112 = stablehlo.reduce(%111 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<192xi32>, tensor<i32>) -> tensor<i32>
  %113 = stablehlo.constant dense<-715385493> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%112, %113) : (tensor<i32>, tensor<i32>) -> ()
  %114 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %115 = stablehlo.constant dense<7> : tensor<2100xi32>
  %116 = stablehlo.multiply %114, %115 : tensor<2100xi32>
  %117 = stablehlo.constant dense<11> : tensor<2100xi32>
  %118 = stablehlo.remainder %116, %117 : tensor<2100xi32>
  %119 = stablehlo.constant dense<5> : tensor<2100xi32>
  %120 = stablehlo.subtract %118, %119 : tensor<2100xi32>
  %121 = "stablehlo.convert"(%120) : (tensor<2100xi32>) -> tensor<2100xf32>
  %122 = "stablehlo.reshape"(%121) : (tensor<2100xf32>) -> tensor<7x300xf32>
  %123 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %124 = stablehlo.constant dense<5> : tensor<300xi32>
  %125 = stablehlo.multiply %123, %124 : tensor<300xi32>
  %126 = stablehlo.constant dense<13> : tensor<300xi32>
  %127 = stablehlo.remainder %125, %126 : tensor<300xi32>
  %128 = stablehlo.constant dense<6> : tensor<300xi32>
  %129 = stablehlo.subtract %127, %128 : tensor<300xi32>
  %130 = "stablehlo.convert"(%129) : (tensor<300xi32>) -> tensor<300xf32>
  %131 = "stablehlo.reshape"(%130) : (tensor<300xf32>) -> tensor<300x1xf32>
  %132 = "stablehlo.dot_general"(%122, %131) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x300xf32>, tensor<300x1xf32>) -> tensor<7x1xf32>
  %133 = "stablehlo.reshape"(%132) : (tensor<7x1xf32>) -> tensor<7xf32>
  %134 = "stablehlo.convert"(%133) : (tensor<7xf32>) -> tensor<7xi32>
  %135 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi32>
  %136 = stablehlo.constant dense<81006> : tensor<7xi32>
  %137 = stablehlo.multiply %135, %136 : tensor<7xi32>
  %138 = stablehlo.constant dense<12345> : tensor<7xi32>
  %139 = stablehlo.add %137, %138 : tensor<7xi32>
  %140 = stablehlo.multiply %134, %139 : tensor<7xi32>
  %141 = stablehlo.reduce(%140 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %142 = stablehlo.constant dense<-46162161> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%141, %142) : (tensor<i32>, tensor<i32>) -> ()
  %143 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<153xi32>
  %144 = stablehlo.constant dense<7> : tensor<153xi32>
  %145 = stablehlo.multiply %143, %144 : tensor<153xi32>
  %146 = stablehlo.constant dense<11> : tensor<153xi32>
  %147 = stablehlo.remainder %145, %146 : tensor<153xi32>
  %148 = stablehlo.constant dense<5> : tensor<153xi32>
  %149 = stablehlo.subtract %147, %148 : tensor<153xi32>
  %150 = "stablehlo.convert"(%149) : (tensor<153xi32>) -> tensor<153xf32>
  %151 = "stablehlo.reshape"(%150) : (tensor<153xf32>) -> tensor<17x9xf32>
  %152 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<279xi32>
  %153 = stablehlo.constant dense<5> : tensor<279xi32>
  %154 = stablehlo.multiply %152, %153 : tensor<279xi32>
  %155 = stablehlo.constant dense<13> : tensor<279xi32>
  %156 = stablehlo.remainder %154, %155 : tensor<279xi32>
  %157 = stablehlo.constant dense<6> : tensor<279xi32>
  %158 = stablehlo.subtract %156, %157 : tensor<279xi32>
  %159 = "stablehlo.convert"(%158) : (tensor<279xi32>) -> tensor<279xf32>
  %160 = "stablehlo.reshape"(%159) : (tensor<279xf32>) -> tensor<9x31xf32>
  %161 = "stablehlo.dot_general"(%151, %160) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<17x9xf32>, tensor<9x31xf32>) -> tensor<17x31xf32>
  %162 = "stablehlo.reshape"(%161) : (tensor<17x31xf32>) -> tensor<527xf32>
  %163 = "stablehlo.convert"(%162) : (tensor<527xf32>) -> tensor<527xi32>
  %164 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<527xi32>
  %165 = stablehlo.constant dense<81006> : tensor<527xi32>
  %166 = stablehlo.multiply %164, %165 : tensor<527xi32>
  %167 = stablehlo.constant dense<12345> : tensor<527xi32>
  %168 = stablehlo.add %166, %167 : tensor<527xi32>
  %169 = stablehlo.multiply %163, %168 : tensor<527xi32>
  %170 = stablehlo.reduce(%169 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<527xi32>, tensor<i32>) -> tensor<i32>
  %171 = stablehlo.constant dense<-1117465425> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%170, %171) : (tensor<i32>, tensor<i32>) -> ()
  %172 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6500xi32>
  %173 = stablehlo.constant dense<7> : tensor<6500xi32>
  %174 = stablehlo.multiply %172, %173 : tensor<6500xi32>
  %175 = stablehlo.constant dense<11> : tensor<6500xi32>
  %176 = stablehlo.remainder %174, %175 : tensor<6500xi32>
  %177 = stablehlo.constant dense<5> : tensor<6500xi32>
  %178 = stablehlo.subtract %176, %177 : tensor<6500xi32>
  %179 = "stablehlo.convert"(%178) : (tensor<6500xi32>) -> tensor<6500xf32>
  %180 = "stablehlo.reshape"(%179) : (tensor<6500xf32>) -> tensor<50x130xf32>
  %181 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8450xi32>
  %182 = stablehlo.constant dense<5> : tensor<8450xi32>
  %183 = stablehlo.multiply %181, %182 : tensor<8450xi32>
  %184 = stablehlo.constant dense<13> : tensor<8450xi32>
  %185 = stablehlo.remainder %183, %184 : tensor<8450xi32>
  %186 = stablehlo.constant dense<6> : tensor<8450xi32>
  %187 = stablehlo.subtract %185, %186 : tensor<8450xi32>
  %188 = "stablehlo.convert"(%187) : (tensor<8450xi32>) -> tensor<8450xf32>
  %189 = "stablehlo.reshape"(%188) : (tensor<8450xf32>) -> tensor<130x65xf32>
  %190 = "stablehlo.dot_general"(%180, %189) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<50x130xf32>, tensor<130x65xf32>) -> tensor<50x65xf32>
  %191 = "stablehlo.reshape"(%190) : (tensor<50x65xf32>) -> tensor<3250xf32>
  %192 = "stablehlo.convert"(%191) : (tensor<3250xf32>) -> tensor<3250xi32>
  %193 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3250xi32>
  %194 = stablehlo.constant dense<81006> : tensor<3250xi32>
  %195 = stablehlo.multiply %193, %194 : tensor<3250xi32>
  %196 = stablehlo.constant dense<12345> : tensor<3250xi32>
  %197 = stablehlo.add %195, %196 : tensor<3250xi32>
  %198 = stablehlo.multiply %192, %197 : tensor<3250xi32>
  %199 = stablehlo.reduce(%198 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<3250xi32>, tensor<i32>) -> tensor<i32>
  %200 = stablehlo.constant dense<15796170> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%199, %200) : (tensor<i32>, tensor<i32>) -> ()
  %201 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4096xi32>
  %202 = stablehlo.constant dense<7> : tensor<4096xi32>
  %203 = stablehlo.multiply %201, %202 : tensor<4096xi32>
  %204 = stablehlo.constant dense<11> : tensor<4096xi32>
  %205 = stablehlo.remainder %203, %204 : tensor<4096xi32>
  %206 = stablehlo.constant dense<5> : tensor<4096xi32>
  %207 = stablehlo.subtract %205, %206 : tensor<4096xi32>
  %208 = "stablehlo.convert"(%207) : (tensor<4096xi32>) -> tensor<4096xf32>
  %209 = "stablehlo.reshape"(%208) : (tensor<4096xf32>) -> tensor<64x64xf32>
  %210 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
  %211 = stablehlo.multiply %210, %90 : tensor<64xi32>
  %212 = stablehlo.constant dense<13> : tensor<64xi32>
  %213 = stablehlo.remainder %211, %212 : tensor<64xi32>
  %214 = stablehlo.constant dense<6> : tensor<64xi32>
  %215 = stablehlo.subtract %213, %214 : tensor<64xi32>
  %216 = "stablehlo.convert"(%215) : (tensor<64xi32>) -> tensor<64xf32>
  %217 = "stablehlo.reshape"(%216) : (tensor<64xf32>) -> tensor<64x1xf32>
  %218 = "stablehlo.dot_general"(%209, %217) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<64x64xf32>, tensor<64x1xf32>) -> tensor<64x1xf32>
  %219 = "stablehlo.reshape"(%218) : (tensor<64x1xf32>) -> tensor<64xf32>
  %220 = "stablehlo.convert"(%219) : (tensor<64xf32>) -> tensor<64xi32>
  %221 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
  %222 = stablehlo.constant dense<81006> : tensor<64xi32>
  %223 = stablehlo.multiply %221, %222 : tensor<64xi32>
  %224 = stablehlo.constant dense<12345> : tensor<64xi32>
  %225 = stablehlo.add %223, %224 : tensor<64xi32>
  %226 = stablehlo.multiply %220, %225 : tensor<64xi32>
  %227 = stablehlo.reduce(%226 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<64xi32>, tensor<i32>) -> tensor<i32>
  %228 = stablehlo.constant dense<-230445144> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%227, %228) : (tensor<i32>, tensor<i32>) -> ()
  %229 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<25xi32>
  %230 = stablehlo.constant dense<7> : tensor<25xi32>
  %231 = stablehlo.multiply %229, %230 : tensor<25xi32>
  %232 = stablehlo.constant dense<11> : tensor<25xi32>
  %233 = stablehlo.remainder %231, %232 : tensor<25xi32>
  %234 = stablehlo.constant dense<5> : tensor<25xi32>
  %235 = stablehlo.subtract %233, %234 : tensor<25xi32>
  %236 = "stablehlo.convert"(%235) : (tensor<25xi32>) -> tensor<25xf32>
  %237 = "stablehlo.reshape"(%236) : (tensor<25xf32>) -> tensor<5x5xf32>
  %238 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %239 = stablehlo.constant dense<5> : tensor<650xi32>
  %240 = stablehlo.multiply %238, %239 : tensor<650xi32>
  %241 = stablehlo.constant dense<13> : tensor<650xi32>
  %242 = stablehlo.remainder %240, %241 : tensor<650xi32>
  %243 = stablehlo.constant dense<6> : tensor<650xi32>
  %244 = stablehlo.subtract %242, %243 : tensor<650xi32>
  %245 = "stablehlo.convert"(%244) : (tensor<650xi32>) -> tensor<650xf32>
  %246 = "stablehlo.reshape"(%245) : (tensor<650xf32>) -> tensor<5x130xf32>
  %247 = "stablehlo.dot_general"(%237, %246) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<5x5xf32>, tensor<5x130xf32>) -> tensor<5x130xf32>
  %248 = "stablehlo.reshape"(%247) : (tensor<5x130xf32>) -> tensor<650xf32>
  %249 = "stablehlo.convert"(%248) : (tensor<650xf32>) -> tensor<650xi32>
  %250 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %251 = stablehlo.constant dense<81006> : tensor<650xi32>
  %252 = stablehlo.multiply %250, %251 : tensor<650xi32>
  %253 = stablehlo.constant dense<12345> : tensor<650xi32>
  %254 = stablehlo.add %252, %253 : tensor<650xi32>
  %255 = stablehlo.multiply %249, %254 : tensor<650xi32>
  %256 = stablehlo.reduce(%255 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<650xi32>, tensor<i32>) -> tensor<i32>
  %257 = stablehlo.constant dense<-157961700> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%256, %257) : (tensor<i32>, tensor<i32>) -> ()
  %258 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %259 = stablehlo.constant dense<7> : tensor<700xi32>
  %260 = stablehlo.multiply %258, %259 : tensor<700xi32>
  %261 = stablehlo.constant dense<11> : tensor<700xi32>
  %262 = stablehlo.remainder %260, %261 : tensor<700xi32>
  %263 = stablehlo.constant dense<5> : tensor<700xi32>
  %264 = stablehlo.subtract %262, %263 : tensor<700xi32>
  %265 = "stablehlo.convert"(%264) : (tensor<700xi32>) -> tensor<700xf32>
  %266 = "stablehlo.reshape"(%265) : (tensor<700xf32>) -> tensor<1x700xf32>
  %267 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %268 = stablehlo.multiply %267, %263 : tensor<700xi32>
  %269 = stablehlo.constant dense<13> : tensor<700xi32>
  %270 = stablehlo.remainder %268, %269 : tensor<700xi32>
  %271 = stablehlo.constant dense<6> : tensor<700xi32>
  %272 = stablehlo.subtract %270, %271 : tensor<700xi32>
  %273 = "stablehlo.convert"(%272) : (tensor<700xi32>) -> tensor<700xf32>
  %274 = "stablehlo.reshape"(%273) : (tensor<700xf32>) -> tensor<700x1xf32>
  %275 = "stablehlo.dot_general"(%266, %274) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x700xf32>, tensor<700x1xf32>) -> tensor<1x1xf32>
  %276 = "stablehlo.reshape"(%275) : (tensor<1x1xf32>) -> tensor<1xf32>
  %277 = "stablehlo.convert"(%276) : (tensor<1xf32>) -> tensor<1xi32>
  %278 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %279 = stablehlo.constant dense<81006> : tensor<1xi32>
  %280 = stablehlo.multiply %278, %279 : tensor<1xi32>
  %281 = stablehlo.constant dense<12345> : tensor<1xi32>
  %282 = stablehlo.add %280, %281 : tensor<1xi32>
  %283 = stablehlo.multiply %277, %282 : tensor<1xi32>
  %284 = stablehlo.reduce(%283 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  %285 = stablehlo.constant dense<1074015> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%284, %285) : (tensor<i32>, tensor<i32>) -> ()
  %286 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %287 = stablehlo.constant dense<7> : tensor<1xi32>
  %288 = stablehlo.multiply %286, %287 : tensor<1xi32>
  %289 = stablehlo.constant dense<11> : tensor<1xi32>
  %290 = stablehlo.remainder %288, %289 : tensor<1xi32>
  %291 = stablehlo.constant dense<5> : tensor<1xi32>
  %292 = stablehlo.subtract %290, %291 : tensor<1xi32>
  %293 = "stablehlo.convert"(%292) : (tensor<1xi32>) -> tensor<1xf32>
  %294 = "stablehlo.reshape"(%293) : (tensor<1xf32>) -> tensor<1x1xf32>
  %295 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %296 = stablehlo.multiply %295, %124 : tensor<300xi32>
  %297 = stablehlo.remainder %296, %126 : tensor<300xi32>
  %298 = stablehlo.subtract %297, %128 : tensor<300xi32>
  %299 = "stablehlo.convert"(%298) : (tensor<300xi32>) -> tensor<300xf32>
  %300 = "stablehlo.reshape"(%299) : (tensor<300xf32>) -> tensor<1x300xf32>
  %301 = "stablehlo.dot_general"(%294, %300) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xf32>, tensor<1x300xf32>) -> tensor<1x300xf32>
  %302 = "stablehlo.reshape"(%301) : (tensor<1x300xf32>) -> tensor<300xf32>
  %303 = "stablehlo.convert"(%302) : (tensor<300xf32>) -> tensor<300xi32>
  %304 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %305 = stablehlo.constant dense<81006> : tensor<300xi32>
  %306 = stablehlo.multiply %304, %305 : tensor<300xi32>
  %307 = stablehlo.constant dense<12345> : tensor<300xi32>
  %308 = stablehlo.add %306, %307 : tensor<300xi32>
  %309 = stablehlo.multiply %303, %308 : tensor<300xi32>
  %310 = stablehlo.reduce(%309 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<300xi32>, tensor<i32>) -> tensor<i32>
  %311 = stablehlo.constant dense<363682260> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%310, %311) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of f32, many sizes, dimensions (0, 0)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<11> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<5> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xf32>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xf32>) -> tensor<130x1xf32>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9100xi32>
  %10 = stablehlo.constant dense<5> : tensor<9100xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<9100xi32>
  %12 = stablehlo.constant dense<13> : tensor<9100xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<9100xi32>
  %14 = stablehlo.constant dense<6> : tensor<9100xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<9100xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<9100xi32>) -> tensor<9100xf32>
  %17 = "stablehlo.reshape"(%16) : (tensor<9100xf32>) -> tensor<130x70xf32>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<130x1xf32>, tensor<130x70xf32>) -> tensor<1x70xf32>
  %19 = "stablehlo.reshape"(%18) : (tensor<1x70xf32>) -> tensor<70xf32>
  %20 = "stablehlo.convert"(%19) : (tensor<70xf32>) -> tensor<70xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<70xi32>
  %22 = stablehlo.constant dense<81006> : tensor<70xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<70xi32>
  %24 = stablehlo.constant dense<12345> : tensor<70xi32>
  %25 = stablehlo.add %23, %24 : tensor<70xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<70xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<70xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<-131262174> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %31 = stablehlo.multiply %30, %1 : tensor<130xi32>
  %32 = stablehlo.remainder %31, %3 : tensor<130xi32>
  %33 = stablehlo.subtract %32, %5 : tensor<130xi32>
  %34 = "stablehlo.convert"(%33) : (tensor<130xi32>) -> tensor<130xf32>
  %35 = "stablehlo.reshape"(%34) : (tensor<130xf32>) -> tensor<65x2xf32>
  %36 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2145xi32>
  %37 = stablehlo.constant dense<5> : tensor<2145xi32>
  %38 = stablehlo.multiply %36, %37 : tensor<2145xi32>
  %39 = stablehlo.constant dense<13> : tensor<2145xi32>
  %40 = stablehlo.remainder %38, %39 : tensor<2145xi32>
  %41 = stablehlo.constant dense<6> : tensor<2145xi32>
  %42 = stablehlo.subtract %40, %41 : tensor<2145xi32>
  %43 = "stablehlo.convert"(%42) : (tensor<2145xi32>) -> tensor<2145xf32>
  %44 = "stablehlo.reshape"(%43) : (tensor<2145xf32>) -> tensor<65x33xf32>
  %45 = "stablehlo.dot_general"(%35, %44) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<65x2xf32>, tensor<65x33xf32>) -> tensor<2x33xf32>
  %46 = "stablehlo.reshape"(%45) : (tensor<2x33xf32>) -> tensor<66xf32>
  %47 = "stablehlo.convert"(%46) : (tensor<66xf32>) -> tensor<66xi32>
  %48 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<66xi32>
  %49 = stablehlo.constant dense<81006> : tensor<66xi32>
  %50 = stablehlo.multiply %48, %49 : tensor<66xi32>
  %51 = stablehlo.constant dense<12345> : tensor<66xi32>
  %52 = stablehlo.add %50, %51 : tensor<66xi32>
  %53 = stablehlo.multiply %47, %52 : tensor<66xi32>
  %54 = stablehlo.reduce(%53 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<66xi32>, tensor<i32>) -> tensor<i32>
  %55 = stablehlo.constant dense<458014290> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<i32>, tensor<i32>) -> ()
  %56 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1200xi32>
  %57 = stablehlo.constant dense<7> : tensor<1200xi32>
  %58 = stablehlo.multiply %56, %57 : tensor<1200xi32>
  %59 = stablehlo.constant dense<11> : tensor<1200xi32>
  %60 = stablehlo.remainder %58, %59 : tensor<1200xi32>
  %61 = stablehlo.constant dense<5> : tensor<1200xi32>
  %62 = stablehlo.subtract %60, %61 : tensor<1200xi32>
  %63 = "stablehlo.convert"(%62) : (tensor<1200xi32>) -> tensor<1200xf32>
  %64 = "stablehlo.reshape"(%63) : (tensor<1200xf32>) -> tensor<400x3xf32>
  %65 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6800xi32>
  %66 = stablehlo.constant dense<5> : tensor<6800xi32>
  %67 = stablehlo.multiply %65, %66 : tensor<6800xi32>
  %68 = stablehlo.constant dense<13> : tensor<6800xi32>
  %69 = stablehlo.remainder %67, %68 : tensor<6800xi32>
  %70 = stablehlo.constant dense<6> : tensor<6800xi32>
  %71 = stablehlo.subtract %69, %70 : tensor<6800xi32>
  %72 = "stablehlo.convert"(%71) : (tensor<6800xi32>) -> tensor<6800xf32>
  %73 = "stablehlo.reshape"(%72) : (tensor<6800xf32>) -> tensor<400x17xf32>
  %74 = "stablehlo.dot_general"(%64, %73) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<400x3xf32>, tensor<400x17xf32>) -> tensor<3x17xf32>
  %75 = "stablehlo.reshape"(%74) : (tensor<3x17xf32>) -> tensor<51xf32>
  %76 = "stablehlo.convert"(%75) : (tensor<51xf32>) -> tensor<51xi32>
  %77 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<51xi32>
  %78 = stablehlo.constant dense<81006> : tensor<51xi32>
  %79 = stablehlo.multiply %77, %78 : tensor<51xi32>
  %80 = stablehlo.constant dense<12345> : tensor<51xi32>
  %81 = stablehlo.add %79, %80 : tensor<51xi32>
  %82 = stablehlo.multiply %76, %81 : tensor<51xi32>
  %83 = stablehlo.reduce(%82 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<51xi32>, tensor<i32>) -> tensor<i32>
  %84 = stablehlo.constant dense<107262762> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%83, %84) : (tensor<i32>, tensor<i32>) -> ()
  %85 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
  %86 = stablehlo.constant dense<7> : tensor<64xi32>
  %87 = stablehlo.multiply %85, %86 : tensor<64xi32>
  %88 = stablehlo.constant dense<11> : tensor<64xi32>
  %89 = stablehlo.remainder %87, %88 : tensor<64xi32>
  %90 = stablehlo.constant dense<5> : tensor<64xi32>
  %91 = stablehlo.subtract %89, %90 : tensor<64xi32>
  %92 = "stablehlo.convert"(%91) : (tensor<64xi32>) -> tensor<64xf32>
  %93 = "stablehlo.reshape"(%92) : (tensor<64xf32>) -> tensor<16x4xf32>
  %94 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<768xi32>
  %95 = stablehlo.constant dense<5> : tensor<768xi32>
  %96 = stablehlo.multiply %94, %95 : tensor<768xi32>
  %97 = stablehlo.constant dense<13> : tensor<768xi32>
  %98 = stablehlo.remainder %96, %97 : tensor<768xi32>
  %99 = stablehlo.constant dense<6> : tensor<768xi32>
  %100 = stablehlo.subtract %98, %99 : tensor<768xi32>
  %101 = "stablehlo.convert"(%100) : (tensor<768xi32>) -> tensor<768xf32>
  %102 = "stablehlo.reshape"(%101) : (tensor<768xf32>) -> tensor<16x48xf32>
  %103 = "stablehlo.dot_general"(%93, %102) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<16x4xf32>, tensor<16x48xf32>) -> tensor<4x48xf32>
  %104 = "stablehlo.reshape"(%103) : (tensor<4x48xf32>) -> tensor<192xf32>
  %105 = "stablehlo.convert"(%104) : (tensor<192xf32>) -> tensor<192xi32>
  %106 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<192xi32>
  %107 = stablehlo.constant dense<81006> : tensor<192xi32>
  %108 = stablehlo.multiply %106, %107 : tensor<192xi32>
  %109 = stablehlo.constant dense<12345> : tensor<192xi32>
  %110 = stablehlo.add %108, %109 : tensor<192xi32>
  %111 = stablehlo.multiply %105, %110 : tensor<192xi32>
  %112 = stablehlo.reduce(%111 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<192xi32>, tensor<i32>) -> tensor<i32>
  %113 = stablehlo.constant dense<-246505839> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%112, %113) : (tensor<i32>, tensor<i32>) -> ()
  %114 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %115 = stablehlo.constant dense<7> : tensor<2100xi32>
  %116 = stablehlo.multiply %114, %115 : tensor<2100xi32>
  %117 = stablehlo.constant dense<11> : tensor<2100xi32>
  %118 = stablehlo.remainder %116, %117 : tensor<2100xi32>
  %119 = stablehlo.constant dense<5> : tensor<2100xi32>
  %120 = stablehlo.subtract %118, %119 : tensor<2100xi32>
  %121 = "stablehlo.convert"(%120) : (tensor<2100xi32>) -> tensor<2100xf32>
  %122 = "stablehlo.reshape"(%121) : (tensor<2100xf32>) -> tensor<300x7xf32>
  %123 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %124 = stablehlo.constant dense<5> : tensor<300xi32>
  %125 = stablehlo.multiply %123, %124 : tensor<300xi32>
  %126 = stablehlo.constant dense<13> : tensor<300xi32>
  %127 = stablehlo.remainder %125, %126 : tensor<300xi32>
  %128 = stablehlo.constant dense<6> : tensor<300xi32>
  %129 = stablehlo.subtract %127, %128 : tensor<300xi32>
  %130 = "stablehlo.convert"(%129) : (tensor<300xi32>) -> tensor<300xf32>
  %131 = "stablehlo.reshape"(%130) : (tensor<300xf32>) -> tensor<300x1xf32>
  %132 = "stablehlo.dot_general"(%122, %131) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<300x7xf32>, tensor<300x1xf32>) -> tensor<7x1xf32>
  %133 = "stablehlo.reshape"(%132) : (tensor<7x1xf32>) -> tensor<7xf32>
  %134 = "stablehlo.convert"(%133) : (tensor<7xf32>) -> tensor<7xi32>
  %135 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi32>
  %136 = stablehlo.constant dense<81006> : tensor<7xi32>
  %137 = stablehlo.multiply %135, %136 : tensor<7xi32>
  %138 = stablehlo.constant dense<12345> : tensor<7xi32>
  %139 = stablehlo.add %137, %138 : tensor<7xi32>
  %140 = stablehlo.multiply %134, %139 : tensor<7xi32>
  %141 = stablehlo.reduce(%140 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %142 = stablehlo.constant dense<-47715717> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%141, %142) : (tensor<i32>, tensor<i32>) -> ()
  %143 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<153xi32>
  %144 = stablehlo.constant dense<7> : tensor<153xi32>
  %145 = stablehlo.multiply %143, %144 : tensor<153xi32>
  %146 = stablehlo.constant dense<11> : tensor<153xi32>
  %147 = stablehlo.remainder %145, %146 : tensor<153xi32>
  %148 = stablehlo.constant dense<5> : tensor<153xi32>
  %149 = stablehlo.subtract %147, %148 : tensor<153xi32>
  %150 = "stablehlo.convert"(%149) : (tensor<153xi32>) -> tensor<153xf32>
  %151 = "stablehlo.reshape"(%150) : (tensor<153xf32>) -> tensor<9x17xf32>
  %152 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<279xi32>
  %153 = stablehlo.constant dense<5> : tensor<279xi32>
  %154 = stablehlo.multiply %152, %153 : tensor<279xi32>
  %155 = stablehlo.constant dense<13> : tensor<279xi32>
  %156 = stablehlo.remainder %154, %155 : tensor<279xi32>
  %157 = stablehlo.constant dense<6> : tensor<279xi32>
  %158 = stablehlo.subtract %156, %157 : tensor<279xi32>
  %159 = "stablehlo.convert"(%158) : (tensor<279xi32>) -> tensor<279xf32>
  %160 = "stablehlo.reshape"(%159) : (tensor<279xf32>) -> tensor<9x31xf32>
  %161 = "stablehlo.dot_general"(%151, %160) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<9x17xf32>, tensor<9x31xf32>) -> tensor<17x31xf32>
  %162 = "stablehlo.reshape"(%161) : (tensor<17x31xf32>) -> tensor<527xf32>
  %163 = "stablehlo.convert"(%162) : (tensor<527xf32>) -> tensor<527xi32>
  %164 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<527xi32>
  %165 = stablehlo.constant dense<81006> : tensor<527xi32>
  %166 = stablehlo.multiply %164, %165 : tensor<527xi32>
  %167 = stablehlo.constant dense<12345> : tensor<527xi32>
  %168 = stablehlo.add %166, %167 : tensor<527xi32>
  %169 = stablehlo.multiply %163, %168 : tensor<527xi32>
  %170 = stablehlo.reduce(%169 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<527xi32>, tensor<i32>) -> tensor<i32>
  %171 = stablehlo.constant dense<-186644760> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%170, %171) : (tensor<i32>, tensor<i32>) -> ()
  %172 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6500xi32>
  %173 = stablehlo.constant dense<7> : tensor<6500xi32>
  %174 = stablehlo.multiply %172, %173 : tensor<6500xi32>
  %175 = stablehlo.constant dense<11> : tensor<6500xi32>
  %176 = stablehlo.remainder %174, %175 : tensor<6500xi32>
  %177 = stablehlo.constant dense<5> : tensor<6500xi32>
  %178 = stablehlo.subtract %176, %177 : tensor<6500xi32>
  %179 = "stablehlo.convert"(%178) : (tensor<6500xi32>) -> tensor<6500xf32>
  %180 = "stablehlo.reshape"(%179) : (tensor<6500xf32>) -> tensor<130x50xf32>
  %181 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8450xi32>
  %182 = stablehlo.constant dense<5> : tensor<8450xi32>
  %183 = stablehlo.multiply %181, %182 : tensor<8450xi32>
  %184 = stablehlo.constant dense<13> : tensor<8450xi32>
  %185 = stablehlo.remainder %183, %184 : tensor<8450xi32>
  %186 = stablehlo.constant dense<6> : tensor<8450xi32>
  %187 = stablehlo.subtract %185, %186 : tensor<8450xi32>
  %188 = "stablehlo.convert"(%187) : (tensor<8450xi32>) -> tensor<8450xf32>
  %189 = "stablehlo.reshape"(%188) : (tensor<8450xf32>) -> tensor<130x65xf32>
  %190 = "stablehlo.dot_general"(%180, %189) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<130x50xf32>, tensor<130x65xf32>) -> tensor<50x65xf32>
  %191 = "stablehlo.reshape"(%190) : (tensor<50x65xf32>) -> tensor<3250xf32>
  %192 = "stablehlo.convert"(%191) : (tensor<3250xf32>) -> tensor<3250xi32>
  %193 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3250xi32>
  %194 = stablehlo.constant dense<81006> : tensor<3250xi32>
  %195 = stablehlo.multiply %193, %194 : tensor<3250xi32>
  %196 = stablehlo.constant dense<12345> : tensor<3250xi32>
  %197 = stablehlo.add %195, %196 : tensor<3250xi32>
  %198 = stablehlo.multiply %192, %197 : tensor<3250xi32>
  %199 = stablehlo.reduce(%198 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<3250xi32>, tensor<i32>) -> tensor<i32>
  %200 = stablehlo.constant dense<15796170> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%199, %200) : (tensor<i32>, tensor<i32>) -> ()
  %201 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4096xi32>
  %202 = stablehlo.constant dense<7> : tensor<4096xi32>
  %203 = stablehlo.multiply %201, %202 : tensor<4096xi32>
  %204 = stablehlo.constant dense<11> : tensor<4096xi32>
  %205 = stablehlo.remainder %203, %204 : tensor<4096xi32>
  %206 = stablehlo.constant dense<5> : tensor<4096xi32>
  %207 = stablehlo.subtract %205, %206 : tensor<4096xi32>
  %208 = "stablehlo.convert"(%207) : (tensor<4096xi32>) -> tensor<4096xf32>
  %209 = "stablehlo.reshape"(%208) : (tensor<4096xf32>) -> tensor<64x64xf32>
  %210 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
  %211 = stablehlo.multiply %210, %90 : tensor<64xi32>
  %212 = stablehlo.constant dense<13> : tensor<64xi32>
  %213 = stablehlo.remainder %211, %212 : tensor<64xi32>
  %214 = stablehlo.constant dense<6> : tensor<64xi32>
  %215 = stablehlo.subtract %213, %214 : tensor<64xi32>
  %216 = "stablehlo.convert"(%215) : (tensor<64xi32>) -> tensor<64xf32>
  %217 = "stablehlo.reshape"(%216) : (tensor<64xf32>) -> tensor<64x1xf32>
  %218 = "stablehlo.dot_general"(%209, %217) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<64x64xf32>, tensor<64x1xf32>) -> tensor<64x1xf32>
  %219 = "stablehlo.reshape"(%218) : (tensor<64x1xf32>) -> tensor<64xf32>
  %220 = "stablehlo.convert"(%219) : (tensor<64xf32>) -> tensor<64xi32>
  %221 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
  %222 = stablehlo.constant dense<81006> : tensor<64xi32>
  %223 = stablehlo.multiply %221, %222 : tensor<64xi32>
  %224 = stablehlo.constant dense<12345> : tensor<64xi32>
  %225 = stablehlo.add %223, %224 : tensor<64xi32>
  %226 = stablehlo.multiply %220, %225 : tensor<64xi32>
  %227 = stablehlo.reduce(%226 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<64xi32>, tensor<i32>) -> tensor<i32>
  %228 = stablehlo.constant dense<-16080105> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%227, %228) : (tensor<i32>, tensor<i32>) -> ()
  %229 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<25xi32>
  %230 = stablehlo.constant dense<7> : tensor<25xi32>
  %231 = stablehlo.multiply %229, %230 : tensor<25xi32>
  %232 = stablehlo.constant dense<11> : tensor<25xi32>
  %233 = stablehlo.remainder %231, %232 : tensor<25xi32>
  %234 = stablehlo.constant dense<5> : tensor<25xi32>
  %235 = stablehlo.subtract %233, %234 : tensor<25xi32>
  %236 = "stablehlo.convert"(%235) : (tensor<25xi32>) -> tensor<25xf32>
  %237 = "stablehlo.reshape"(%236) : (tensor<25xf32>) -> tensor<5x5xf32>
  %238 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %239 = stablehlo.constant dense<5> : tensor<650xi32>
  %240 = stablehlo.multiply %238, %239 : tensor<650xi32>
  %241 = stablehlo.constant dense<13> : tensor<650xi32>
  %242 = stablehlo.remainder %240, %241 : tensor<650xi32>
  %243 = stablehlo.constant dense<6> : tensor<650xi32>
  %244 = stablehlo.subtract %242, %243 : tensor<650xi32>
  %245 = "stablehlo.convert"(%244) : (tensor<650xi32>) -> tensor<650xf32>
  %246 = "stablehlo.reshape"(%245) : (tensor<650xf32>) -> tensor<5x130xf32>
  %247 = "stablehlo.dot_general"(%237, %246) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<5x5xf32>, tensor<5x130xf32>) -> tensor<5x130xf32>
  %248 = "stablehlo.reshape"(%247) : (tensor<5x130xf32>) -> tensor<650xf32>
  %249 = "stablehlo.convert"(%248) : (tensor<650xf32>) -> tensor<650xi32>
  %250 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %251 = stablehlo.constant dense<81006> : tensor<650xi32>
  %252 = stablehlo.multiply %250, %251 : tensor<650xi32>
  %253 = stablehlo.constant dense<12345> : tensor<650xi32>
  %254 = stablehlo.add %252, %253 : tensor<650xi32>
  %255 = stablehlo.multiply %249, %254 : tensor<650xi32>
  %256 = stablehlo.reduce(%255 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<650xi32>, tensor<i32>) -> tensor<i32>
  %257 = stablehlo.constant dense<-157961700> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%256, %257) : (tensor<i32>, tensor<i32>) -> ()
  %258 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %259 = stablehlo.constant dense<7> : tensor<700xi32>
  %260 = stablehlo.multiply %258, %259 : tensor<700xi32>
  %261 = stablehlo.constant dense<11> : tensor<700xi32>
  %262 = stablehlo.remainder %260, %261 : tensor<700xi32>
  %263 = stablehlo.constant dense<5> : tensor<700xi32>
  %264 = stablehlo.subtract %262, %263 : tensor<700xi32>
  %265 = "stablehlo.convert"(%264) : (tensor<700xi32>) -> tensor<700xf32>
  %266 = "stablehlo.reshape"(%265) : (tensor<700xf32>) -> tensor<700x1xf32>
  %267 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %268 = stablehlo.multiply %267, %263 : tensor<700xi32>
  %269 = stablehlo.constant dense<13> : tensor<700xi32>
  %270 = stablehlo.remainder %268, %269 : tensor<700xi32>
  %271 = stablehlo.constant dense<6> : tensor<700xi32>
  %272 = stablehlo.subtract %270, %271 : tensor<700xi32>
  %273 = "stablehlo.convert"(%272) : (tensor<700xi32>) -> tensor<700xf32>
  %274 = "stablehlo.reshape"(%273) : (tensor<700xf32>) -> tensor<700x1xf32>
  %275 = "stablehlo.dot_general"(%266, %274) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<700x1xf32>, tensor<700x1xf32>) -> tensor<1x1xf32>
  %276 = "stablehlo.reshape"(%275) : (tensor<1x1xf32>) -> tensor<1xf32>
  %277 = "stablehlo.convert"(%276) : (tensor<1xf32>) -> tensor<1xi32>
  %278 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %279 = stablehlo.constant dense<81006> : tensor<1xi32>
  %280 = stablehlo.multiply %278, %279 : tensor<1xi32>
  %281 = stablehlo.constant dense<12345> : tensor<1xi32>
  %282 = stablehlo.add %280, %281 : tensor<1xi32>
  %283 = stablehlo.multiply %277, %282 : tensor<1xi32>
  %284 = stablehlo.reduce(%283 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  %285 = stablehlo.constant dense<1074015> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%284, %285) : (tensor<i32>, tensor<i32>) -> ()
  %286 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %287 = stablehlo.constant dense<7> : tensor<1xi32>
  %288 = stablehlo.multiply %286, %287 : tensor<1xi32>
  %289 = stablehlo.constant dense<11> : tensor<1xi32>
  %290 = stablehlo.remainder %288, %289 : tensor<1xi32>
  %291 = stablehlo.constant dense<5> : tensor<1xi32>
  %292 = stablehlo.subtract %290, %291 : tensor<1xi32>
  %293 = "stablehlo.convert"(%292) : (tensor<1xi32>) -> tensor<1xf32>
  %294 = "stablehlo.reshape"(%293) : (tensor<1xf32>) -> tensor<1x1xf32>
  %295 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %296 = stablehlo.multiply %295, %124 : tensor<300xi32>
  %297 = stablehlo.remainder %296, %126 : tensor<300xi32>
  %298 = stablehlo.subtract %297, %128 : tensor<300xi32>
  %299 = "stablehlo.convert"(%298) : (tensor<300xi32>) -> tensor<300xf32>
  %300 = "stablehlo.reshape"(%299) : (tensor<300xf32>) -> tensor<1x300xf32>
  %301 = "stablehlo.dot_general"(%294, %300) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<1x1xf32>, tensor<1x300xf32>) -> tensor<1x300xf32>
  %302 = "stablehlo.reshape"(%301) : (tensor<1x300xf32>) -> tensor<300xf32>
  %303 = "stablehlo.convert"(%302) : (tensor<300xf32>) -> tensor<300xi32>
  %304 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %305 = stablehlo.constant dense<81006> : tensor<300xi32>
  %306 = stablehlo.multiply %304, %305 : tensor<300xi32>
  %307 = stablehlo.constant dense<12345> : tensor<300xi32>
  %308 = stablehlo.add %306, %307 : tensor<300xi32>
  %309 = stablehlo.multiply %303, %308 : tensor<300xi32>
  %310 = stablehlo.reduce(%309 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<300xi32>, tensor<i32>) -> tensor<i32>
  %311 = stablehlo.constant dense<363682260> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%310, %311) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of f32, many sizes, dimensions (1, 1)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<11> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<5> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xf32>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xf32>) -> tensor<1x130xf32>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9100xi32>
  %10 = stablehlo.constant dense<5> : tensor<9100xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<9100xi32>
  %12 = stablehlo.constant dense<13> : tensor<9100xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<9100xi32>
  %14 = stablehlo.constant dense<6> : tensor<9100xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<9100xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<9100xi32>) -> tensor<9100xf32>
  %17 = "stablehlo.reshape"(%16) : (tensor<9100xf32>) -> tensor<70x130xf32>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<1x130xf32>, tensor<70x130xf32>) -> tensor<1x70xf32>
  %19 = "stablehlo.reshape"(%18) : (tensor<1x70xf32>) -> tensor<70xf32>
  %20 = "stablehlo.convert"(%19) : (tensor<70xf32>) -> tensor<70xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<70xi32>
  %22 = stablehlo.constant dense<81006> : tensor<70xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<70xi32>
  %24 = stablehlo.constant dense<12345> : tensor<70xi32>
  %25 = stablehlo.add %23, %24 : tensor<70xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<70xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<70xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<-1656871624> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %31 = stablehlo.multiply %30, %1 : tensor<130xi32>
  %32 = stablehlo.remainder %31, %3 : tensor<130xi32>
  %33 = stablehlo.subtract %32, %5 : tensor<130xi32>
  %34 = "stablehlo.convert"(%33) : (tensor<130xi32>) -> tensor<130xf32>
  %35 = "stablehlo.reshape"(%34) : (tensor<130xf32>) -> tensor<2x65xf32>
  %36 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2145xi32>
  %37 = stablehlo.constant dense<5> : tensor<2145xi32>
  %38 = stablehlo.multiply %36, %37 : tensor<2145xi32>
  %39 = stablehlo.constant dense<13> : tensor<2145xi32>
  %40 = stablehlo.remainder %38, %39 : tensor<2145xi32>
  %41 = stablehlo.constant dense<6> : tensor<2145xi32>
  %42 = stablehlo.subtract %40, %41 : tensor<2145xi32>
  %43 = "stablehlo.convert"(%42) : (tensor<2145xi32>) -> tensor<2145xf32>
  %44 = "stablehlo.reshape"(%43) : (tensor<2145xf32>) -> tensor<33x65xf32>
  %45 = "stablehlo.dot_general"(%35, %44) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x65xf32>, tensor<33x65xf32>) -> tensor<2x33xf32>
  %46 = "stablehlo.reshape"(%45) : (tensor<2x33xf32>) -> tensor<66xf32>
  %47 = "stablehlo.convert"(%46) : (tensor<66xf32>) -> tensor<66xi32>
  %48 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<66xi32>
  %49 = stablehlo.constant dense<81006> : tensor<66xi32>
  %50 = stablehlo.multiply %48, %49 : tensor<66xi32>
  %51 = stablehlo.constant dense<12345> : tensor<66xi32>
  %52 = stablehlo.add %50, %51 : tensor<66xi32>
  %53 = stablehlo.multiply %47, %52 : tensor<66xi32>
  %54 = stablehlo.reduce(%53 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<66xi32>, tensor<i32>) -> tensor<i32>
  %55 = stablehlo.constant dense<731611873> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<i32>, tensor<i32>) -> ()
  %56 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1200xi32>
  %57 = stablehlo.constant dense<7> : tensor<1200xi32>
  %58 = stablehlo.multiply %56, %57 : tensor<1200xi32>
  %59 = stablehlo.constant dense<11> : tensor<1200xi32>
  %60 = stablehlo.remainder %58, %59 : tensor<1200xi32>
  %61 = stablehlo.constant dense<5> : tensor<1200xi32>
  %62 = stablehlo.subtract %60, %61 : tensor<1200xi32>
  %63 = "stablehlo.convert"(%62) : (tensor<1200xi32>) -> tensor<1200xf32>
  %64 = "stablehlo.reshape"(%63) : (tensor<1200xf32>) -> tensor<3x400xf32>
  %65 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6800xi32>
  %66 = stablehlo.constant dense<5> : tensor<6800xi32>
  %67 = stablehlo.multiply %65, %66 : tensor<6800xi32>
  %68 = stablehlo.constant dense<13> : tensor<6800xi32>
  %69 = stablehlo.remainder %67, %68 : tensor<6800xi32>
  %70 = stablehlo.constant dense<6> : tensor<6800xi32>
  %71 = stablehlo.subtract %69, %70 : tensor<6800xi32>
  %72 = "stablehlo.convert"(%71) : (tensor<6800xi32>) -> tensor<6800xf32>
  %73 = "stablehlo.reshape"(%72) : (tensor<6800xf32>) -> tensor<17x400xf32>
  %74 = "stablehlo.dot_general"(%64, %73) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<3x400xf32>, tensor<17x400xf32>) -> tensor<3x17xf32>
  %75 = "stablehlo.reshape"(%74) : (tensor<3x17xf32>) -> tensor<51xf32>
  %76 = "stablehlo.convert"(%75) : (tensor<51xf32>) -> tensor<51xi32>
  %77 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<51xi32>
  %78 = stablehlo.constant dense<81006> : tensor<51xi32>
  %79 = stablehlo.multiply %77, %78 : tensor<51xi32>
  %80 = stablehlo.constant dense<12345> : tensor<51xi32>
  %81 = stablehlo.add %79, %80 : tensor<51xi32>
  %82 = stablehlo.multiply %76, %81 : tensor<51xi32>
  %83 = stablehlo.reduce(%82 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<51xi32>, tensor<i32>) -> tensor<i32>
  %84 = stablehlo.constant dense<-238380807> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%83, %84) : (tensor<i32>, tensor<i32>) -> ()
  %85 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
  %86 = stablehlo.constant dense<7> : tensor<64xi32>
  %87 = stablehlo.multiply %85, %86 : tensor<64xi32>
  %88 = stablehlo.constant dense<11> : tensor<64xi32>
  %89 = stablehlo.remainder %87, %88 : tensor<64xi32>
  %90 = stablehlo.constant dense<5> : tensor<64xi32>
  %91 = stablehlo.subtract %89, %90 : tensor<64xi32>
  %92 = "stablehlo.convert"(%91) : (tensor<64xi32>) -> tensor<64xf32>
  %93 = "stablehlo.reshape"(%92) : (tensor<64xf32>) -> tensor<4x16xf32>
  %94 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<768xi32>
  %95 = stablehlo.constant dense<5> : tensor<768xi32>
  %96 = stablehlo.multiply %94, %95 : tensor<768xi32>
  %97 = stablehlo.constant dense<13> : tensor<768xi32>
  %98 = stablehlo.remainder %96, %97 : tensor<768xi32>
  %99 = stablehlo.constant dense<6> : tensor<768xi32>
  %100 = stablehlo.subtract %98, %99 : tensor<768xi32>
  %101 = "stablehlo.convert"(%100) : (tensor<768xi32>) -> tensor<768xf32>
  %102 = "stablehlo.reshape"(%101) : (tensor<768xf32>) -> tensor<48x16xf32>
  %103 = "stablehlo.dot_general"(%93, %102) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<4x16xf32>, tensor<48x16xf32>) -> tensor<4x48xf32>
  %104 = "stablehlo.reshape"(%103) : (tensor<4x48xf32>) -> tensor<192xf32>
  %105 = "stablehlo.convert"(%104) : (tensor<192xf32>) -> tensor<192xi32>
  %106 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<192xi32>
  %107 = stablehlo.constant dense<81006> : tensor<192xi32>
  %108 = stablehlo.multiply %106, %107 : tensor<192xi32>
  %109 = stablehlo.constant dense<12345> : tensor<192xi32>
  %110 = stablehlo.add %108, %109 : tensor<192xi32>
  %111 = stablehlo.multiply %105, %110 : tensor<192xi32>
  %112 = stablehlo.reduce(%111 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<192xi32>, tensor<i32>) -> tensor<i32>
  %113 = stablehlo.constant dense<-986892786> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%112, %113) : (tensor<i32>, tensor<i32>) -> ()
  %114 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %115 = stablehlo.constant dense<7> : tensor<2100xi32>
  %116 = stablehlo.multiply %114, %115 : tensor<2100xi32>
  %117 = stablehlo.constant dense<11> : tensor<2100xi32>
  %118 = stablehlo.remainder %116, %117 : tensor<2100xi32>
  %119 = stablehlo.constant dense<5> : tensor<2100xi32>
  %120 = stablehlo.subtract %118, %119 : tensor<2100xi32>
  %121 = "stablehlo.convert"(%120) : (tensor<2100xi32>) -> tensor<2100xf32>
  %122 = "stablehlo.reshape"(%121) : (tensor<2100xf32>) -> tensor<7x300xf32>
  %123 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %124 = stablehlo.constant dense<5> : tensor<300xi32>
  %125 = stablehlo.multiply %123, %124 : tensor<300xi32>
  %126 = stablehlo.constant dense<13> : tensor<300xi32>
  %127 = stablehlo.remainder %125, %126 : tensor<300xi32>
  %128 = stablehlo.constant dense<6> : tensor<300xi32>
  %129 = stablehlo.subtract %127, %128 : tensor<300xi32>
  %130 = "stablehlo.convert"(%129) : (tensor<300xi32>) -> tensor<300xf32>
  %131 = "stablehlo.reshape"(%130) : (tensor<300xf32>) -> tensor<1x300xf32>
  %132 = "stablehlo.dot_general"(%122, %131) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<7x300xf32>, tensor<1x300xf32>) -> tensor<7x1xf32>
  %133 = "stablehlo.reshape"(%132) : (tensor<7x1xf32>) -> tensor<7xf32>
  %134 = "stablehlo.convert"(%133) : (tensor<7xf32>) -> tensor<7xi32>
  %135 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi32>
  %136 = stablehlo.constant dense<81006> : tensor<7xi32>
  %137 = stablehlo.multiply %135, %136 : tensor<7xi32>
  %138 = stablehlo.constant dense<12345> : tensor<7xi32>
  %139 = stablehlo.add %137, %138 : tensor<7xi32>
  %140 = stablehlo.multiply %134, %139 : tensor<7xi32>
  %141 = stablehlo.reduce(%140 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %142 = stablehlo.constant dense<-46162161> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%141, %142) : (tensor<i32>, tensor<i32>) -> ()
  %143 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<153xi32>
  %144 = stablehlo.constant dense<7> : tensor<153xi32>
  %145 = stablehlo.multiply %143, %144 : tensor<153xi32>
  %146 = stablehlo.constant dense<11> : tensor<153xi32>
  %147 = stablehlo.remainder %145, %146 : tensor<153xi32>
  %148 = stablehlo.constant dense<5> : tensor<153xi32>
  %149 = stablehlo.subtract %147, %148 : tensor<153xi32>
  %150 = "stablehlo.convert"(%149) : (tensor<153xi32>) -> tensor<153xf32>
  %151 = "stablehlo.reshape"(%150) : (tensor<153xf32>) -> tensor<17x9xf32>
  %152 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<279xi32>
  %153 = stablehlo.constant dense<5> : tensor<279xi32>
  %154 = stablehlo.multiply %152, %153 : tensor<279xi32>
  %155 = stablehlo.constant dense<13> : tensor<279xi32>
  %156 = stablehlo.remainder %154, %155 : tensor<279xi32>
  %157 = stablehlo.constant dense<6> : tensor<279xi32>
  %158 = stablehlo.subtract %156, %157 : tensor<279xi32>
  %159 = "stablehlo.convert"(%158) : (tensor<279xi32>) -> tensor<279xf32>
  %160 = "stablehlo.reshape"(%159) : (tensor<279xf32>) -> tensor<31x9xf32>
  %161 = "stablehlo.dot_general"(%151, %160) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<17x9xf32>, tensor<31x9xf32>) -> tensor<17x31xf32>
  %162 = "stablehlo.reshape"(%161) : (tensor<17x31xf32>) -> tensor<527xf32>
  %163 = "stablehlo.convert"(%162) : (tensor<527xf32>) -> tensor<527xi32>
  %164 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<527xi32>
  %165 = stablehlo.constant dense<81006> : tensor<527xi32>
  %166 = stablehlo.multiply %164, %165 : tensor<527xi32>
  %167 = stablehlo.constant dense<12345> : tensor<527xi32>
  %168 = stablehlo.add %166, %167 : tensor<527xi32>
  %169 = stablehlo.multiply %163, %168 : tensor<527xi32>
  %170 = stablehlo.reduce(%169 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<527xi32>, tensor<i32>) -> tensor<i32>
  %171 = stablehlo.constant dense<901700121> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%170, %171) : (tensor<i32>, tensor<i32>) -> ()
  %172 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6500xi32>
  %173 = stablehlo.constant dense<7> : tensor<6500xi32>
  %174 = stablehlo.multiply %172, %173 : tensor<6500xi32>
  %175 = stablehlo.constant dense<11> : tensor<6500xi32>
  %176 = stablehlo.remainder %174, %175 : tensor<6500xi32>
  %177 = stablehlo.constant dense<5> : tensor<6500xi32>
  %178 = stablehlo.subtract %176, %177 : tensor<6500xi32>
  %179 = "stablehlo.convert"(%178) : (tensor<6500xi32>) -> tensor<6500xf32>
  %180 = "stablehlo.reshape"(%179) : (tensor<6500xf32>) -> tensor<50x130xf32>
  %181 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8450xi32>
  %182 = stablehlo.constant dense<5> : tensor<8450xi32>
  %183 = stablehlo.multiply %181, %182 : tensor<8450xi32>
  %184 = stablehlo.constant dense<13> : tensor<8450xi32>
  %185 = stablehlo.remainder %183, %184 : tensor<8450xi32>
  %186 = stablehlo.constant dense<6> : tensor<8450xi32>
  %187 = stablehlo.subtract %185, %186 : tensor<8450xi32>
  %188 = "stablehlo.convert"(%187) : (tensor<8450xi32>) -> tensor<8450xf32>
  %189 = "stablehlo.reshape"(%188) : (tensor<8450xf32>) -> tensor<65x130xf32>
  %190 = "stablehlo.dot_general"(%180, %189) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<50x130xf32>, tensor<65x130xf32>) -> tensor<50x65xf32>
  %191 = "stablehlo.reshape"(%190) : (tensor<50x65xf32>) -> tensor<3250xf32>
  %192 = "stablehlo.convert"(%191) : (tensor<3250xf32>) -> tensor<3250xi32>
  %193 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3250xi32>
  %194 = stablehlo.constant dense<81006> : tensor<3250xi32>
  %195 = stablehlo.multiply %193, %194 : tensor<3250xi32>
  %196 = stablehlo.constant dense<12345> : tensor<3250xi32>
  %197 = stablehlo.add %195, %196 : tensor<3250xi32>
  %198 = stablehlo.multiply %192, %197 : tensor<3250xi32>
  %199 = stablehlo.reduce(%198 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<3250xi32>, tensor<i32>) -> tensor<i32>
  %200 = stablehlo.constant dense<-641496090> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%199, %200) : (tensor<i32>, tensor<i32>) -> ()
  %201 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4096xi32>
  %202 = stablehlo.constant dense<7> : tensor<4096xi32>
  %203 = stablehlo.multiply %201, %202 : tensor<4096xi32>
  %204 = stablehlo.constant dense<11> : tensor<4096xi32>
  %205 = stablehlo.remainder %203, %204 : tensor<4096xi32>
  %206 = stablehlo.constant dense<5> : tensor<4096xi32>
  %207 = stablehlo.subtract %205, %206 : tensor<4096xi32>
  %208 = "stablehlo.convert"(%207) : (tensor<4096xi32>) -> tensor<4096xf32>
  %209 = "stablehlo.reshape"(%208) : (tensor<4096xf32>) -> tensor<64x64xf32>
  %210 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
  %211 = stablehlo.multiply %210, %90 : tensor<64xi32>
  %212 = stablehlo.constant dense<13> : tensor<64xi32>
  %213 = stablehlo.remainder %211, %212 : tensor<64xi32>
  %214 = stablehlo.constant dense<6> : tensor<64xi32>
  %215 = stablehlo.subtract %213, %214 : tensor<64xi32>
  %216 = "stablehlo.convert"(%215) : (tensor<64xi32>) -> tensor<64xf32>
  %217 = "stablehlo.reshape"(%216) : (tensor<64xf32>) -> tensor<1x64xf32>
  %218 = "stablehlo.dot_general"(%209, %217) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<64x64xf32>, tensor<1x64xf32>) -> tensor<64x1xf32>
  %219 = "stablehlo.reshape"(%218) : (tensor<64x1xf32>) -> tensor<64xf32>
  %220 = "stablehlo.convert"(%219) : (tensor<64xf32>) -> tensor<64xi32>
  %221 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
  %222 = stablehlo.constant dense<81006> : tensor<64xi32>
  %223 = stablehlo.multiply %221, %222 : tensor<64xi32>
  %224 = stablehlo.constant dense<12345> : tensor<64xi32>
  %225 = stablehlo.add %223, %224 : tensor<64xi32>
  %226 = stablehlo.multiply %220, %225 : tensor<64xi32>
  %227 = stablehlo.reduce(%226 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<64xi32>, tensor<i32>) -> tensor<i32>
  %228 = stablehlo.constant dense<-230445144> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%227, %228) : (tensor<i32>, tensor<i32>) -> ()
  %229 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<25xi32>
  %230 = stablehlo.constant dense<7> : tensor<25xi32>
  %231 = stablehlo.multiply %229, %230 : tensor<25xi32>
  %232 = stablehlo.constant dense<11> : tensor<25xi32>
  %233 = stablehlo.remainder %231, %232 : tensor<25xi32>
  %234 = stablehlo.constant dense<5> : tensor<25xi32>
  %235 = stablehlo.subtract %233, %234 : tensor<25xi32>
  %236 = "stablehlo.convert"(%235) : (tensor<25xi32>) -> tensor<25xf32>
  %237 = "stablehlo.reshape"(%236) : (tensor<25xf32>) -> tensor<5x5xf32>
  %238 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %239 = stablehlo.constant dense<5> : tensor<650xi32>
  %240 = stablehlo.multiply %238, %239 : tensor<650xi32>
  %241 = stablehlo.constant dense<13> : tensor<650xi32>
  %242 = stablehlo.remainder %240, %241 : tensor<650xi32>
  %243 = stablehlo.constant dense<6> : tensor<650xi32>
  %244 = stablehlo.subtract %242, %243 : tensor<650xi32>
  %245 = "stablehlo.convert"(%244) : (tensor<650xi32>) -> tensor<650xf32>
  %246 = "stablehlo.reshape"(%245) : (tensor<650xf32>) -> tensor<130x5xf32>
  %247 = "stablehlo.dot_general"(%237, %246) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<5x5xf32>, tensor<130x5xf32>) -> tensor<5x130xf32>
  %248 = "stablehlo.reshape"(%247) : (tensor<5x130xf32>) -> tensor<650xf32>
  %249 = "stablehlo.convert"(%248) : (tensor<650xf32>) -> tensor<650xi32>
  %250 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %251 = stablehlo.constant dense<81006> : tensor<650xi32>
  %252 = stablehlo.multiply %250, %251 : tensor<650xi32>
  %253 = stablehlo.constant dense<12345> : tensor<650xi32>
  %254 = stablehlo.add %252, %253 : tensor<650xi32>
  %255 = stablehlo.multiply %249, %254 : tensor<650xi32>
  %256 = stablehlo.reduce(%255 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<650xi32>, tensor<i32>) -> tensor<i32>
  %257 = stablehlo.constant dense<431761980> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%256, %257) : (tensor<i32>, tensor<i32>) -> ()
  %258 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %259 = stablehlo.constant dense<7> : tensor<700xi32>
  %260 = stablehlo.multiply %258, %259 : tensor<700xi32>
  %261 = stablehlo.constant dense<11> : tensor<700xi32>
  %262 = stablehlo.remainder %260, %261 : tensor<700xi32>
  %263 = stablehlo.constant dense<5> : tensor<700xi32>
  %264 = stablehlo.subtract %262, %263 : tensor<700xi32>
  %265 = "stablehlo.convert"(%264) : (tensor<700xi32>) -> tensor<700xf32>
  %266 = "stablehlo.reshape"(%265) : (tensor<700xf32>) -> tensor<1x700xf32>
  %267 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %268 = stablehlo.multiply %267, %263 : tensor<700xi32>
  %269 = stablehlo.constant dense<13> : tensor<700xi32>
  %270 = stablehlo.remainder %268, %269 : tensor<700xi32>
  %271 = stablehlo.constant dense<6> : tensor<700xi32>
  %272 = stablehlo.subtract %270, %271 : tensor<700xi32>
  %273 = "stablehlo.convert"(%272) : (tensor<700xi32>) -> tensor<700xf32>
  %274 = "stablehlo.reshape"(%273) : (tensor<700xf32>) -> tensor<1x700xf32>
  %275 = "stablehlo.dot_general"(%266, %274) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<1x700xf32>, tensor<1x700xf32>) -> tensor<1x1xf32>
  %276 = "stablehlo.reshape"(%275) : (tensor<1x1xf32>) -> tensor<1xf32>
  %277 = "stablehlo.convert"(%276) : (tensor<1xf32>) -> tensor<1xi32>
  %278 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %279 = stablehlo.constant dense<81006> : tensor<1xi32>
  %280 = stablehlo.multiply %278, %279 : tensor<1xi32>
  %281 = stablehlo.constant dense<12345> : tensor<1xi32>
  %282 = stablehlo.add %280, %281 : tensor<1xi32>
  %283 = stablehlo.multiply %277, %282 : tensor<1xi32>
  %284 = stablehlo.reduce(%283 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  %285 = stablehlo.constant dense<1074015> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%284, %285) : (tensor<i32>, tensor<i32>) -> ()
  %286 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %287 = stablehlo.constant dense<7> : tensor<1xi32>
  %288 = stablehlo.multiply %286, %287 : tensor<1xi32>
  %289 = stablehlo.constant dense<11> : tensor<1xi32>
  %290 = stablehlo.remainder %288, %289 : tensor<1xi32>
  %291 = stablehlo.constant dense<5> : tensor<1xi32>
  %292 = stablehlo.subtract %290, %291 : tensor<1xi32>
  %293 = "stablehlo.convert"(%292) : (tensor<1xi32>) -> tensor<1xf32>
  %294 = "stablehlo.reshape"(%293) : (tensor<1xf32>) -> tensor<1x1xf32>
  %295 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %296 = stablehlo.multiply %295, %124 : tensor<300xi32>
  %297 = stablehlo.remainder %296, %126 : tensor<300xi32>
  %298 = stablehlo.subtract %297, %128 : tensor<300xi32>
  %299 = "stablehlo.convert"(%298) : (tensor<300xi32>) -> tensor<300xf32>
  %300 = "stablehlo.reshape"(%299) : (tensor<300xf32>) -> tensor<300x1xf32>
  %301 = "stablehlo.dot_general"(%294, %300) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<1x1xf32>, tensor<300x1xf32>) -> tensor<1x300xf32>
  %302 = "stablehlo.reshape"(%301) : (tensor<1x300xf32>) -> tensor<300xf32>
  %303 = "stablehlo.convert"(%302) : (tensor<300xf32>) -> tensor<300xi32>
  %304 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %305 = stablehlo.constant dense<81006> : tensor<300xi32>
  %306 = stablehlo.multiply %304, %305 : tensor<300xi32>
  %307 = stablehlo.constant dense<12345> : tensor<300xi32>
  %308 = stablehlo.add %306, %307 : tensor<300xi32>
  %309 = stablehlo.multiply %303, %308 : tensor<300xi32>
  %310 = stablehlo.reduce(%309 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<300xi32>, tensor<i32>) -> tensor<i32>
  %311 = stablehlo.constant dense<363682260> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%310, %311) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of f32, many sizes, dimensions (0, 1)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<11> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<5> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xf32>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xf32>) -> tensor<130x1xf32>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9100xi32>
  %10 = stablehlo.constant dense<5> : tensor<9100xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<9100xi32>
  %12 = stablehlo.constant dense<13> : tensor<9100xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<9100xi32>
  %14 = stablehlo.constant dense<6> : tensor<9100xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<9100xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<9100xi32>) -> tensor<9100xf32>
  %17 = "stablehlo.reshape"(%16) : (tensor<9100xf32>) -> tensor<70x130xf32>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<130x1xf32>, tensor<70x130xf32>) -> tensor<1x70xf32>
  %19 = "stablehlo.reshape"(%18) : (tensor<1x70xf32>) -> tensor<70xf32>
  %20 = "stablehlo.convert"(%19) : (tensor<70xf32>) -> tensor<70xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<70xi32>
  %22 = stablehlo.constant dense<81006> : tensor<70xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<70xi32>
  %24 = stablehlo.constant dense<12345> : tensor<70xi32>
  %25 = stablehlo.add %23, %24 : tensor<70xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<70xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<70xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<-1656871624> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %31 = stablehlo.multiply %30, %1 : tensor<130xi32>
  %32 = stablehlo.remainder %31, %3 : tensor<130xi32>
  %33 = stablehlo.subtract %32, %5 : tensor<130xi32>
  %34 = "stablehlo.convert"(%33) : (tensor<130xi32>) -> tensor<130xf32>
  %35 = "stablehlo.reshape"(%34) : (tensor<130xf32>) -> tensor<65x2xf32>
  %36 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2145xi32>
  %37 = stablehlo.constant dense<5> : tensor<2145xi32>
  %38 = stablehlo.multiply %36, %37 : tensor<2145xi32>
  %39 = stablehlo.constant dense<13> : tensor<2145xi32>
  %40 = stablehlo.remainder %38, %39 : tensor<2145xi32>
  %41 = stablehlo.constant dense<6> : tensor<2145xi32>
  %42 = stablehlo.subtract %40, %41 : tensor<2145xi32>
  %43 = "stablehlo.convert"(%42) : (tensor<2145xi32>) -> tensor<2145xf32>
  %44 = "stablehlo.reshape"(%43) : (tensor<2145xf32>) -> tensor<33x65xf32>
  %45 = "stablehlo.dot_general"(%35, %44) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<65x2xf32>, tensor<33x65xf32>) -> tensor<2x33xf32>
  %46 = "stablehlo.reshape"(%45) : (tensor<2x33xf32>) -> tensor<66xf32>
  %47 = "stablehlo.convert"(%46) : (tensor<66xf32>) -> tensor<66xi32>
  %48 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<66xi32>
  %49 = stablehlo.constant dense<81006> : tensor<66xi32>
  %50 = stablehlo.multiply %48, %49 : tensor<66xi32>
  %51 = stablehlo.constant dense<12345> : tensor<66xi32>
  %52 = stablehlo.add %50, %51 : tensor<66xi32>
  %53 = stablehlo.multiply %47, %52 : tensor<66xi32>
  %54 = stablehlo.reduce(%53 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<66xi32>, tensor<i32>) -> tensor<i32>
  %55 = stablehlo.constant dense<1176112880> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<i32>, tensor<i32>) -> ()
  %56 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1200xi32>
  %57 = stablehlo.constant dense<7> : tensor<1200xi32>
  %58 = stablehlo.multiply %56, %57 : tensor<1200xi32>
  %59 = stablehlo.constant dense<11> : tensor<1200xi32>
  %60 = stablehlo.remainder %58, %59 : tensor<1200xi32>
  %61 = stablehlo.constant dense<5> : tensor<1200xi32>
  %62 = stablehlo.subtract %60, %61 : tensor<1200xi32>
  %63 = "stablehlo.convert"(%62) : (tensor<1200xi32>) -> tensor<1200xf32>
  %64 = "stablehlo.reshape"(%63) : (tensor<1200xf32>) -> tensor<400x3xf32>
  %65 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6800xi32>
  %66 = stablehlo.constant dense<5> : tensor<6800xi32>
  %67 = stablehlo.multiply %65, %66 : tensor<6800xi32>
  %68 = stablehlo.constant dense<13> : tensor<6800xi32>
  %69 = stablehlo.remainder %67, %68 : tensor<6800xi32>
  %70 = stablehlo.constant dense<6> : tensor<6800xi32>
  %71 = stablehlo.subtract %69, %70 : tensor<6800xi32>
  %72 = "stablehlo.convert"(%71) : (tensor<6800xi32>) -> tensor<6800xf32>
  %73 = "stablehlo.reshape"(%72) : (tensor<6800xf32>) -> tensor<17x400xf32>
  %74 = "stablehlo.dot_general"(%64, %73) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<400x3xf32>, tensor<17x400xf32>) -> tensor<3x17xf32>
  %75 = "stablehlo.reshape"(%74) : (tensor<3x17xf32>) -> tensor<51xf32>
  %76 = "stablehlo.convert"(%75) : (tensor<51xf32>) -> tensor<51xi32>
  %77 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<51xi32>
  %78 = stablehlo.constant dense<81006> : tensor<51xi32>
  %79 = stablehlo.multiply %77, %78 : tensor<51xi32>
  %80 = stablehlo.constant dense<12345> : tensor<51xi32>
  %81 = stablehlo.add %79, %80 : tensor<51xi32>
  %82 = stablehlo.multiply %76, %81 : tensor<51xi32>
  %83 = stablehlo.reduce(%82 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<51xi32>, tensor<i32>) -> tensor<i32>
  %84 = stablehlo.constant dense<-99677598> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%83, %84) : (tensor<i32>, tensor<i32>) -> ()
  %85 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
  %86 = stablehlo.constant dense<7> : tensor<64xi32>
  %87 = stablehlo.multiply %85, %86 : tensor<64xi32>
  %88 = stablehlo.constant dense<11> : tensor<64xi32>
  %89 = stablehlo.remainder %87, %88 : tensor<64xi32>
  %90 = stablehlo.constant dense<5> : tensor<64xi32>
  %91 = stablehlo.subtract %89, %90 : tensor<64xi32>
  %92 = "stablehlo.convert"(%91) : (tensor<64xi32>) -> tensor<64xf32>
  %93 = "stablehlo.reshape"(%92) : (tensor<64xf32>) -> tensor<16x4xf32>
  %94 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<768xi32>
  %95 = stablehlo.constant dense<5> : tensor<768xi32>
  %96 = stablehlo.multiply %94, %95 : tensor<768xi32>
  %97 = stablehlo.constant dense<13> : tensor<768xi32>
  %98 = stablehlo.remainder %96, %97 : tensor<768xi32>
  %99 = stablehlo.constant dense<6> : tensor<768xi32>
  %100 = stablehlo.subtract %98, %99 : tensor<768xi32>
  %101 = "stablehlo.convert"(%100) : (tensor<768xi32>) -> tensor<768xf32>
  %102 = "stablehlo.reshape"(%101) : (tensor<768xf32>) -> tensor<48x16xf32>
  %103 = "stablehlo.dot_general"(%93, %102) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<16x4xf32>, tensor<48x16xf32>) -> tensor<4x48xf32>
  %104 = "stablehlo.reshape"(%103) : (tensor<4x48xf32>) -> tensor<192xf32>
  %105 = "stablehlo.convert"(%104) : (tensor<192xf32>) -> tensor<192xi32>
  %106 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<192xi32>
  %107 = stablehlo.constant dense<81006> : tensor<192xi32>
  %108 = stablehlo.multiply %106, %107 : tensor<192xi32>
  %109 = stablehlo.constant dense<12345> : tensor<192xi32>
  %110 = stablehlo.add %108, %109 : tensor<192xi32>
  %111 = stablehlo.multiply %105, %110 : tensor<192xi32>
  %112 = stablehlo.reduce(%111 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<192xi32>, tensor<i32>) -> tensor<i32>
  %113 = stablehlo.constant dense<-11538930> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%112, %113) : (tensor<i32>, tensor<i32>) -> ()
  %114 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %115 = stablehlo.constant dense<7> : tensor<2100xi32>
  %116 = stablehlo.multiply %114, %115 : tensor<2100xi32>
  %117 = stablehlo.constant dense<11> : tensor<2100xi32>
  %118 = stablehlo.remainder %116, %117 : tensor<2100xi32>
  %119 = stablehlo.constant dense<5> : tensor<2100xi32>
  %120 = stablehlo.subtract %118, %119 : tensor<2100xi32>
  %121 = "stablehlo.convert"(%120) : (tensor<2100xi32>) -> tensor<2100xf32>
  %122 = "stablehlo.reshape"(%121) : (tensor<2100xf32>) -> tensor<300x7xf32>
  %123 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %124 = stablehlo.constant dense<5> : tensor<300xi32>
  %125 = stablehlo.multiply %123, %124 : tensor<300xi32>
  %126 = stablehlo.constant dense<13> : tensor<300xi32>
  %127 = stablehlo.remainder %125, %126 : tensor<300xi32>
  %128 = stablehlo.constant dense<6> : tensor<300xi32>
  %129 = stablehlo.subtract %127, %128 : tensor<300xi32>
  %130 = "stablehlo.convert"(%129) : (tensor<300xi32>) -> tensor<300xf32>
  %131 = "stablehlo.reshape"(%130) : (tensor<300xf32>) -> tensor<1x300xf32>
  %132 = "stablehlo.dot_general"(%122, %131) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<300x7xf32>, tensor<1x300xf32>) -> tensor<7x1xf32>
  %133 = "stablehlo.reshape"(%132) : (tensor<7x1xf32>) -> tensor<7xf32>
  %134 = "stablehlo.convert"(%133) : (tensor<7xf32>) -> tensor<7xi32>
  %135 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi32>
  %136 = stablehlo.constant dense<81006> : tensor<7xi32>
  %137 = stablehlo.multiply %135, %136 : tensor<7xi32>
  %138 = stablehlo.constant dense<12345> : tensor<7xi32>
  %139 = stablehlo.add %137, %138 : tensor<7xi32>
  %140 = stablehlo.multiply %134, %139 : tensor<7xi32>
  %141 = stablehlo.reduce(%140 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %142 = stablehlo.constant dense<-47715717> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%141, %142) : (tensor<i32>, tensor<i32>) -> ()
  %143 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<153xi32>
  %144 = stablehlo.constant dense<7> : tensor<153xi32>
  %145 = stablehlo.multiply %143, %144 : tensor<153xi32>
  %146 = stablehlo.constant dense<11> : tensor<153xi32>
  %147 = stablehlo.remainder %145, %146 : tensor<153xi32>
  %148 = stablehlo.constant dense<5> : tensor<153xi32>
  %149 = stablehlo.subtract %147, %148 : tensor<153xi32>
  %150 = "stablehlo.convert"(%149) : (tensor<153xi32>) -> tensor<153xf32>
  %151 = "stablehlo.reshape"(%150) : (tensor<153xf32>) -> tensor<9x17xf32>
  %152 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<279xi32>
  %153 = stablehlo.constant dense<5> : tensor<279xi32>
  %154 = stablehlo.multiply %152, %153 : tensor<279xi32>
  %155 = stablehlo.constant dense<13> : tensor<279xi32>
  %156 = stablehlo.remainder %154, %155 : tensor<279xi32>
  %157 = stablehlo.constant dense<6> : tensor<279xi32>
  %158 = stablehlo.subtract %156, %157 : tensor<279xi32>
  %159 = "stablehlo.convert"(%158) : (tensor<279xi32>) -> tensor<279xf32>
  %160 = "stablehlo.reshape"(%159) : (tensor<279xf32>) -> tensor<31x9xf32>
  %161 = "stablehlo.dot_general"(%151, %160) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<9x17xf32>, tensor<31x9xf32>) -> tensor<17x31xf32>
  %162 = "stablehlo.reshape"(%161) : (tensor<17x31xf32>) -> tensor<527xf32>
  %163 = "stablehlo.convert"(%162) : (tensor<527xf32>) -> tensor<527xi32>
  %164 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<527xi32>
  %165 = stablehlo.constant dense<81006> : tensor<527xi32>
  %166 = stablehlo.multiply %164, %165 : tensor<527xi32>
  %167 = stablehlo.constant dense<12345> : tensor<527xi32>
  %168 = stablehlo.add %166, %167 : tensor<527xi32>
  %169 = stablehlo.multiply %163, %168 : tensor<527xi32>
  %170 = stablehlo.reduce(%169 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<527xi32>, tensor<i32>) -> tensor<i32>
  %171 = stablehlo.constant dense<-1506027345> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%170, %171) : (tensor<i32>, tensor<i32>) -> ()
  %172 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6500xi32>
  %173 = stablehlo.constant dense<7> : tensor<6500xi32>
  %174 = stablehlo.multiply %172, %173 : tensor<6500xi32>
  %175 = stablehlo.constant dense<11> : tensor<6500xi32>
  %176 = stablehlo.remainder %174, %175 : tensor<6500xi32>
  %177 = stablehlo.constant dense<5> : tensor<6500xi32>
  %178 = stablehlo.subtract %176, %177 : tensor<6500xi32>
  %179 = "stablehlo.convert"(%178) : (tensor<6500xi32>) -> tensor<6500xf32>
  %180 = "stablehlo.reshape"(%179) : (tensor<6500xf32>) -> tensor<130x50xf32>
  %181 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8450xi32>
  %182 = stablehlo.constant dense<5> : tensor<8450xi32>
  %183 = stablehlo.multiply %181, %182 : tensor<8450xi32>
  %184 = stablehlo.constant dense<13> : tensor<8450xi32>
  %185 = stablehlo.remainder %183, %184 : tensor<8450xi32>
  %186 = stablehlo.constant dense<6> : tensor<8450xi32>
  %187 = stablehlo.subtract %185, %186 : tensor<8450xi32>
  %188 = "stablehlo.convert"(%187) : (tensor<8450xi32>) -> tensor<8450xf32>
  %189 = "stablehlo.reshape"(%188) : (tensor<8450xf32>) -> tensor<65x130xf32>
  %190 = "stablehlo.dot_general"(%180, %189) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<130x50xf32>, tensor<65x130xf32>) -> tensor<50x65xf32>
  %191 = "stablehlo.reshape"(%190) : (tensor<50x65xf32>) -> tensor<3250xf32>
  %192 = "stablehlo.convert"(%191) : (tensor<3250xf32>) -> tensor<3250xi32>
  %193 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3250xi32>
  %194 = stablehlo.constant dense<81006> : tensor<3250xi32>
  %195 = stablehlo.multiply %193, %194 : tensor<3250xi32>
  %196 = stablehlo.constant dense<12345> : tensor<3250xi32>
  %197 = stablehlo.add %195, %196 : tensor<3250xi32>
  %198 = stablehlo.multiply %192, %197 : tensor<3250xi32>
  %199 = stablehlo.reduce(%198 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<3250xi32>, tensor<i32>) -> tensor<i32>
  %200 = stablehlo.constant dense<1994753227> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%199, %200) : (tensor<i32>, tensor<i32>) -> ()
  %201 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4096xi32>
  %202 = stablehlo.constant dense<7> : tensor<4096xi32>
  %203 = stablehlo.multiply %201, %202 : tensor<4096xi32>
  %204 = stablehlo.constant dense<11> : tensor<4096xi32>
  %205 = stablehlo.remainder %203, %204 : tensor<4096xi32>
  %206 = stablehlo.constant dense<5> : tensor<4096xi32>
  %207 = stablehlo.subtract %205, %206 : tensor<4096xi32>
  %208 = "stablehlo.convert"(%207) : (tensor<4096xi32>) -> tensor<4096xf32>
  %209 = "stablehlo.reshape"(%208) : (tensor<4096xf32>) -> tensor<64x64xf32>
  %210 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
  %211 = stablehlo.multiply %210, %90 : tensor<64xi32>
  %212 = stablehlo.constant dense<13> : tensor<64xi32>
  %213 = stablehlo.remainder %211, %212 : tensor<64xi32>
  %214 = stablehlo.constant dense<6> : tensor<64xi32>
  %215 = stablehlo.subtract %213, %214 : tensor<64xi32>
  %216 = "stablehlo.convert"(%215) : (tensor<64xi32>) -> tensor<64xf32>
  %217 = "stablehlo.reshape"(%216) : (tensor<64xf32>) -> tensor<1x64xf32>
  %218 = "stablehlo.dot_general"(%209, %217) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<64x64xf32>, tensor<1x64xf32>) -> tensor<64x1xf32>
  %219 = "stablehlo.reshape"(%218) : (tensor<64x1xf32>) -> tensor<64xf32>
  %220 = "stablehlo.convert"(%219) : (tensor<64xf32>) -> tensor<64xi32>
  %221 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
  %222 = stablehlo.constant dense<81006> : tensor<64xi32>
  %223 = stablehlo.multiply %221, %222 : tensor<64xi32>
  %224 = stablehlo.constant dense<12345> : tensor<64xi32>
  %225 = stablehlo.add %223, %224 : tensor<64xi32>
  %226 = stablehlo.multiply %220, %225 : tensor<64xi32>
  %227 = stablehlo.reduce(%226 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<64xi32>, tensor<i32>) -> tensor<i32>
  %228 = stablehlo.constant dense<-16080105> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%227, %228) : (tensor<i32>, tensor<i32>) -> ()
  %229 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<25xi32>
  %230 = stablehlo.constant dense<7> : tensor<25xi32>
  %231 = stablehlo.multiply %229, %230 : tensor<25xi32>
  %232 = stablehlo.constant dense<11> : tensor<25xi32>
  %233 = stablehlo.remainder %231, %232 : tensor<25xi32>
  %234 = stablehlo.constant dense<5> : tensor<25xi32>
  %235 = stablehlo.subtract %233, %234 : tensor<25xi32>
  %236 = "stablehlo.convert"(%235) : (tensor<25xi32>) -> tensor<25xf32>
  %237 = "stablehlo.reshape"(%236) : (tensor<25xf32>) -> tensor<5x5xf32>
  %238 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %239 = stablehlo.constant dense<5> : tensor<650xi32>
  %240 = stablehlo.multiply %238, %239 : tensor<650xi32>
  %241 = stablehlo.constant dense<13> : tensor<650xi32>
  %242 = stablehlo.remainder %240, %241 : tensor<650xi32>
  %243 = stablehlo.constant dense<6> : tensor<650xi32>
  %244 = stablehlo.subtract %242, %243 : tensor<650xi32>
  %245 = "stablehlo.convert"(%244) : (tensor<650xi32>) -> tensor<650xf32>
  %246 = "stablehlo.reshape"(%245) : (tensor<650xf32>) -> tensor<130x5xf32>
  %247 = "stablehlo.dot_general"(%237, %246) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<5x5xf32>, tensor<130x5xf32>) -> tensor<5x130xf32>
  %248 = "stablehlo.reshape"(%247) : (tensor<5x130xf32>) -> tensor<650xf32>
  %249 = "stablehlo.convert"(%248) : (tensor<650xf32>) -> tensor<650xi32>
  %250 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %251 = stablehlo.constant dense<81006> : tensor<650xi32>
  %252 = stablehlo.multiply %250, %251 : tensor<650xi32>
  %253 = stablehlo.constant dense<12345> : tensor<650xi32>
  %254 = stablehlo.add %252, %253 : tensor<650xi32>
  %255 = stablehlo.multiply %249, %254 : tensor<650xi32>
  %256 = stablehlo.reduce(%255 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<650xi32>, tensor<i32>) -> tensor<i32>
  %257 = stablehlo.constant dense<-263269500> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%256, %257) : (tensor<i32>, tensor<i32>) -> ()
  %258 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %259 = stablehlo.constant dense<7> : tensor<700xi32>
  %260 = stablehlo.multiply %258, %259 : tensor<700xi32>
  %261 = stablehlo.constant dense<11> : tensor<700xi32>
  %262 = stablehlo.remainder %260, %261 : tensor<700xi32>
  %263 = stablehlo.constant dense<5> : tensor<700xi32>
  %264 = stablehlo.subtract %262, %263 : tensor<700xi32>
  %265 = "stablehlo.convert"(%264) : (tensor<700xi32>) -> tensor<700xf32>
  %266 = "stablehlo.reshape"(%265) : (tensor<700xf32>) -> tensor<700x1xf32>
  %267 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %268 = stablehlo.multiply %267, %263 : tensor<700xi32>
  %269 = stablehlo.constant dense<13> : tensor<700xi32>
  %270 = stablehlo.remainder %268, %269 : tensor<700xi32>
  %271 = stablehlo.constant dense<6> : tensor<700xi32>
  %272 = stablehlo.subtract %270, %271 : tensor<700xi32>
  %273 = "stablehlo.convert"(%272) : (tensor<700xi32>) -> tensor<700xf32>
  %274 = "stablehlo.reshape"(%273) : (tensor<700xf32>) -> tensor<1x700xf32>
  %275 = "stablehlo.dot_general"(%266, %274) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<700x1xf32>, tensor<1x700xf32>) -> tensor<1x1xf32>
  %276 = "stablehlo.reshape"(%275) : (tensor<1x1xf32>) -> tensor<1xf32>
  %277 = "stablehlo.convert"(%276) : (tensor<1xf32>) -> tensor<1xi32>
  %278 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %279 = stablehlo.constant dense<81006> : tensor<1xi32>
  %280 = stablehlo.multiply %278, %279 : tensor<1xi32>
  %281 = stablehlo.constant dense<12345> : tensor<1xi32>
  %282 = stablehlo.add %280, %281 : tensor<1xi32>
  %283 = stablehlo.multiply %277, %282 : tensor<1xi32>
  %284 = stablehlo.reduce(%283 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  %285 = stablehlo.constant dense<1074015> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%284, %285) : (tensor<i32>, tensor<i32>) -> ()
  %286 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %287 = stablehlo.constant dense<7> : tensor<1xi32>
  %288 = stablehlo.multiply %286, %287 : tensor<1xi32>
  %289 = stablehlo.constant dense<11> : tensor<1xi32>
  %290 = stablehlo.remainder %288, %289 : tensor<1xi32>
  %291 = stablehlo.constant dense<5> : tensor<1xi32>
  %292 = stablehlo.subtract %290, %291 : tensor<1xi32>
  %293 = "stablehlo.convert"(%292) : (tensor<1xi32>) -> tensor<1xf32>
  %294 = "stablehlo.reshape"(%293) : (tensor<1xf32>) -> tensor<1x1xf32>
  %295 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %296 = stablehlo.multiply %295, %124 : tensor<300xi32>
  %297 = stablehlo.remainder %296, %126 : tensor<300xi32>
  %298 = stablehlo.subtract %297, %128 : tensor<300xi32>
  %299 = "stablehlo.convert"(%298) : (tensor<300xi32>) -> tensor<300xf32>
  %300 = "stablehlo.reshape"(%299) : (tensor<300xf32>) -> tensor<300x1xf32>
  %301 = "stablehlo.dot_general"(%294, %300) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<1x1xf32>, tensor<300x1xf32>) -> tensor<1x300xf32>
  %302 = "stablehlo.reshape"(%301) : (tensor<1x300xf32>) -> tensor<300xf32>
  %303 = "stablehlo.convert"(%302) : (tensor<300xf32>) -> tensor<300xi32>
  %304 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %305 = stablehlo.constant dense<81006> : tensor<300xi32>
  %306 = stablehlo.multiply %304, %305 : tensor<300xi32>
  %307 = stablehlo.constant dense<12345> : tensor<300xi32>
  %308 = stablehlo.add %306, %307 : tensor<300xi32>
  %309 = stablehlo.multiply %303, %308 : tensor<300xi32>
  %310 = stablehlo.reduce(%309 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<300xi32>, tensor<i32>) -> tensor<i32>
  %311 = stablehlo.constant dense<363682260> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%310, %311) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of f64, many sizes, dimensions (1, 0)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<11> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<5> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xf64>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xf64>) -> tensor<2x65xf64>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2145xi32>
  %10 = stablehlo.constant dense<5> : tensor<2145xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<2145xi32>
  %12 = stablehlo.constant dense<13> : tensor<2145xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<2145xi32>
  %14 = stablehlo.constant dense<6> : tensor<2145xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<2145xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<2145xi32>) -> tensor<2145xf64>
  %17 = "stablehlo.reshape"(%16) : (tensor<2145xf64>) -> tensor<65x33xf64>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x65xf64>, tensor<65x33xf64>) -> tensor<2x33xf64>
  %19 = "stablehlo.reshape"(%18) : (tensor<2x33xf64>) -> tensor<66xf64>
  %20 = "stablehlo.convert"(%19) : (tensor<66xf64>) -> tensor<66xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<66xi32>
  %22 = stablehlo.constant dense<81006> : tensor<66xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<66xi32>
  %24 = stablehlo.constant dense<12345> : tensor<66xi32>
  %25 = stablehlo.add %23, %24 : tensor<66xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<66xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<66xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<149914362> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<153xi32>
  %31 = stablehlo.constant dense<7> : tensor<153xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<153xi32>
  %33 = stablehlo.constant dense<11> : tensor<153xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<153xi32>
  %35 = stablehlo.constant dense<5> : tensor<153xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<153xi32>
  %37 = "stablehlo.convert"(%36) : (tensor<153xi32>) -> tensor<153xf64>
  %38 = "stablehlo.reshape"(%37) : (tensor<153xf64>) -> tensor<17x9xf64>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<279xi32>
  %40 = stablehlo.constant dense<5> : tensor<279xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<279xi32>
  %42 = stablehlo.constant dense<13> : tensor<279xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<279xi32>
  %44 = stablehlo.constant dense<6> : tensor<279xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<279xi32>
  %46 = "stablehlo.convert"(%45) : (tensor<279xi32>) -> tensor<279xf64>
  %47 = "stablehlo.reshape"(%46) : (tensor<279xf64>) -> tensor<9x31xf64>
  %48 = "stablehlo.dot_general"(%38, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<17x9xf64>, tensor<9x31xf64>) -> tensor<17x31xf64>
  %49 = "stablehlo.reshape"(%48) : (tensor<17x31xf64>) -> tensor<527xf64>
  %50 = "stablehlo.convert"(%49) : (tensor<527xf64>) -> tensor<527xi32>
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<527xi32>
  %52 = stablehlo.constant dense<81006> : tensor<527xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<527xi32>
  %54 = stablehlo.constant dense<12345> : tensor<527xi32>
  %55 = stablehlo.add %53, %54 : tensor<527xi32>
  %56 = stablehlo.multiply %50, %55 : tensor<527xi32>
  %57 = stablehlo.reduce(%56 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<527xi32>, tensor<i32>) -> tensor<i32>
  %58 = stablehlo.constant dense<-1117465425> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<i32>, tensor<i32>) -> ()
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %60 = stablehlo.constant dense<7> : tensor<700xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<700xi32>
  %62 = stablehlo.constant dense<11> : tensor<700xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<700xi32>
  %64 = stablehlo.constant dense<5> : tensor<700xi32>
  %65 = stablehlo.subtract %63, %64 : tensor<700xi32>
  %66 = "stablehlo.convert"(%65) : (tensor<700xi32>) -> tensor<700xf64>
  %67 = "stablehlo.reshape"(%66) : (tensor<700xf64>) -> tensor<1x700xf64>
  %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %69 = stablehlo.multiply %68, %64 : tensor<700xi32>
  %70 = stablehlo.constant dense<13> : tensor<700xi32>
  %71 = stablehlo.remainder %69, %70 : tensor<700xi32>
  %72 = stablehlo.constant dense<6> : tensor<700xi32>
  %73 = stablehlo.subtract %71, %72 : tensor<700xi32>
  %74 = "stablehlo.convert"(%73) : (tensor<700xi32>) -> tensor<700xf64>
  %75 = "stablehlo.reshape"(%74) : (tensor<700xf64>) -> tensor<700x1xf64>
  %76 = "stablehlo.dot_general"(%67, %75) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x700xf64>, tensor<700x1xf64>) -> tensor<1x1xf64>
  %77 = "stablehlo.reshape"(%76) : (tensor<1x1xf64>) -> tensor<1xf64>
  %78 = "stablehlo.convert"(%77) : (tensor<1xf64>) -> tensor<1xi32>
  %79 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %80 = stablehlo.constant dense<81006> : tensor<1xi32>
  %81 = stablehlo.multiply %79, %80 : tensor<1xi32>
  %82 = stablehlo.constant dense<12345> : tensor<1xi32>
  %83 = stablehlo.add %81, %82 : tensor<1xi32>
  %84 = stablehlo.multiply %78, %83 : tensor<1xi32>
  %85 = stablehlo.reduce(%84 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  %86 = stablehlo.constant dense<1074015> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%85, %86) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of f64, many sizes, dimensions (0, 0)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<11> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<5> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xf64>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xf64>) -> tensor<130x1xf64>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9100xi32>
  %10 = stablehlo.constant dense<5> : tensor<9100xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<9100xi32>
  %12 = stablehlo.constant dense<13> : tensor<9100xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<9100xi32>
  %14 = stablehlo.constant dense<6> : tensor<9100xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<9100xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<9100xi32>) -> tensor<9100xf64>
  %17 = "stablehlo.reshape"(%16) : (tensor<9100xf64>) -> tensor<130x70xf64>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<130x1xf64>, tensor<130x70xf64>) -> tensor<1x70xf64>
  %19 = "stablehlo.reshape"(%18) : (tensor<1x70xf64>) -> tensor<70xf64>
  %20 = "stablehlo.convert"(%19) : (tensor<70xf64>) -> tensor<70xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<70xi32>
  %22 = stablehlo.constant dense<81006> : tensor<70xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<70xi32>
  %24 = stablehlo.constant dense<12345> : tensor<70xi32>
  %25 = stablehlo.add %23, %24 : tensor<70xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<70xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<70xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<-131262174> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %31 = stablehlo.constant dense<7> : tensor<2100xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<2100xi32>
  %33 = stablehlo.constant dense<11> : tensor<2100xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<2100xi32>
  %35 = stablehlo.constant dense<5> : tensor<2100xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<2100xi32>
  %37 = "stablehlo.convert"(%36) : (tensor<2100xi32>) -> tensor<2100xf64>
  %38 = "stablehlo.reshape"(%37) : (tensor<2100xf64>) -> tensor<300x7xf64>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %40 = stablehlo.constant dense<5> : tensor<300xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<300xi32>
  %42 = stablehlo.constant dense<13> : tensor<300xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<300xi32>
  %44 = stablehlo.constant dense<6> : tensor<300xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<300xi32>
  %46 = "stablehlo.convert"(%45) : (tensor<300xi32>) -> tensor<300xf64>
  %47 = "stablehlo.reshape"(%46) : (tensor<300xf64>) -> tensor<300x1xf64>
  %48 = "stablehlo.dot_general"(%38, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<300x7xf64>, tensor<300x1xf64>) -> tensor<7x1xf64>
  %49 = "stablehlo.reshape"(%48) : (tensor<7x1xf64>) -> tensor<7xf64>
  %50 = "stablehlo.convert"(%49) : (tensor<7xf64>) -> tensor<7xi32>
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi32>
  %52 = stablehlo.constant dense<81006> : tensor<7xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<7xi32>
  %54 = stablehlo.constant dense<12345> : tensor<7xi32>
  %55 = stablehlo.add %53, %54 : tensor<7xi32>
  %56 = stablehlo.multiply %50, %55 : tensor<7xi32>
  %57 = stablehlo.reduce(%56 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %58 = stablehlo.constant dense<-47715717> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<i32>, tensor<i32>) -> ()
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<25xi32>
  %60 = stablehlo.constant dense<7> : tensor<25xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<25xi32>
  %62 = stablehlo.constant dense<11> : tensor<25xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<25xi32>
  %64 = stablehlo.constant dense<5> : tensor<25xi32>
  %65 = stablehlo.subtract %63, %64 : tensor<25xi32>
  %66 = "stablehlo.convert"(%65) : (tensor<25xi32>) -> tensor<25xf64>
  %67 = "stablehlo.reshape"(%66) : (tensor<25xf64>) -> tensor<5x5xf64>
  %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %69 = stablehlo.constant dense<5> : tensor<650xi32>
  %70 = stablehlo.multiply %68, %69 : tensor<650xi32>
  %71 = stablehlo.constant dense<13> : tensor<650xi32>
  %72 = stablehlo.remainder %70, %71 : tensor<650xi32>
  %73 = stablehlo.constant dense<6> : tensor<650xi32>
  %74 = stablehlo.subtract %72, %73 : tensor<650xi32>
  %75 = "stablehlo.convert"(%74) : (tensor<650xi32>) -> tensor<650xf64>
  %76 = "stablehlo.reshape"(%75) : (tensor<650xf64>) -> tensor<5x130xf64>
  %77 = "stablehlo.dot_general"(%67, %76) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<5x5xf64>, tensor<5x130xf64>) -> tensor<5x130xf64>
  %78 = "stablehlo.reshape"(%77) : (tensor<5x130xf64>) -> tensor<650xf64>
  %79 = "stablehlo.convert"(%78) : (tensor<650xf64>) -> tensor<650xi32>
  %80 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %81 = stablehlo.constant dense<81006> : tensor<650xi32>
  %82 = stablehlo.multiply %80, %81 : tensor<650xi32>
  %83 = stablehlo.constant dense<12345> : tensor<650xi32>
  %84 = stablehlo.add %82, %83 : tensor<650xi32>
  %85 = stablehlo.multiply %79, %84 : tensor<650xi32>
  %86 = stablehlo.reduce(%85 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<650xi32>, tensor<i32>) -> tensor<i32>
  %87 = stablehlo.constant dense<-157961700> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%86, %87) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of f64, many sizes, dimensions (1, 1)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1200xi32>
  %1 = stablehlo.constant dense<7> : tensor<1200xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<1200xi32>
  %3 = stablehlo.constant dense<11> : tensor<1200xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<1200xi32>
  %5 = stablehlo.constant dense<5> : tensor<1200xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<1200xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<1200xi32>) -> tensor<1200xf64>
  %8 = "stablehlo.reshape"(%7) : (tensor<1200xf64>) -> tensor<3x400xf64>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6800xi32>
  %10 = stablehlo.constant dense<5> : tensor<6800xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<6800xi32>
  %12 = stablehlo.constant dense<13> : tensor<6800xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<6800xi32>
  %14 = stablehlo.constant dense<6> : tensor<6800xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<6800xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<6800xi32>) -> tensor<6800xf64>
  %17 = "stablehlo.reshape"(%16) : (tensor<6800xf64>) -> tensor<17x400xf64>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<3x400xf64>, tensor<17x400xf64>) -> tensor<3x17xf64>
  %19 = "stablehlo.reshape"(%18) : (tensor<3x17xf64>) -> tensor<51xf64>
  %20 = "stablehlo.convert"(%19) : (tensor<51xf64>) -> tensor<51xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<51xi32>
  %22 = stablehlo.constant dense<81006> : tensor<51xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<51xi32>
  %24 = stablehlo.constant dense<12345> : tensor<51xi32>
  %25 = stablehlo.add %23, %24 : tensor<51xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<51xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<51xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<-238380807> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6500xi32>
  %31 = stablehlo.constant dense<7> : tensor<6500xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<6500xi32>
  %33 = stablehlo.constant dense<11> : tensor<6500xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<6500xi32>
  %35 = stablehlo.constant dense<5> : tensor<6500xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<6500xi32>
  %37 = "stablehlo.convert"(%36) : (tensor<6500xi32>) -> tensor<6500xf64>
  %38 = "stablehlo.reshape"(%37) : (tensor<6500xf64>) -> tensor<50x130xf64>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8450xi32>
  %40 = stablehlo.constant dense<5> : tensor<8450xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<8450xi32>
  %42 = stablehlo.constant dense<13> : tensor<8450xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<8450xi32>
  %44 = stablehlo.constant dense<6> : tensor<8450xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<8450xi32>
  %46 = "stablehlo.convert"(%45) : (tensor<8450xi32>) -> tensor<8450xf64>
  %47 = "stablehlo.reshape"(%46) : (tensor<8450xf64>) -> tensor<65x130xf64>
  %48 = "stablehlo.dot_general"(%38, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<50x130xf64>, tensor<65x130xf64>) -> tensor<50x65xf64>
  %49 = "stablehlo.reshape"(%48) : (tensor<50x65xf64>) -> tensor<3250xf64>
  %50 = "stablehlo.convert"(%49) : (tensor<3250xf64>) -> tensor<3250xi32>
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3250xi32>
  %52 = stablehlo.constant dense<81006> : tensor<3250xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<3250xi32>
  %54 = stablehlo.constant dense<12345> : tensor<3250xi32>
  %55 = stablehlo.add %53, %54 : tensor<3250xi32>
  %56 = stablehlo.multiply %50, %55 : tensor<3250xi32>
  %57 = stablehlo.reduce(%56 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<3250xi32>, tensor<i32>) -> tensor<i32>
  %58 = stablehlo.constant dense<-641496090> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<i32>, tensor<i32>) -> ()
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %60 = stablehlo.constant dense<7> : tensor<1xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<1xi32>
  %62 = stablehlo.constant dense<11> : tensor<1xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<1xi32>
  %64 = stablehlo.constant dense<5> : tensor<1xi32>
  %65 = stablehlo.subtract %63, %64 : tensor<1xi32>
  %66 = "stablehlo.convert"(%65) : (tensor<1xi32>) -> tensor<1xf64>
  %67 = "stablehlo.reshape"(%66) : (tensor<1xf64>) -> tensor<1x1xf64>
  %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %69 = stablehlo.constant dense<5> : tensor<300xi32>
  %70 = stablehlo.multiply %68, %69 : tensor<300xi32>
  %71 = stablehlo.constant dense<13> : tensor<300xi32>
  %72 = stablehlo.remainder %70, %71 : tensor<300xi32>
  %73 = stablehlo.constant dense<6> : tensor<300xi32>
  %74 = stablehlo.subtract %72, %73 : tensor<300xi32>
  %75 = "stablehlo.convert"(%74) : (tensor<300xi32>) -> tensor<300xf64>
  %76 = "stablehlo.reshape"(%75) : (tensor<300xf64>) -> tensor<300x1xf64>
  %77 = "stablehlo.dot_general"(%67, %76) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<1x1xf64>, tensor<300x1xf64>) -> tensor<1x300xf64>
  %78 = "stablehlo.reshape"(%77) : (tensor<1x300xf64>) -> tensor<300xf64>
  %79 = "stablehlo.convert"(%78) : (tensor<300xf64>) -> tensor<300xi32>
  %80 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %81 = stablehlo.constant dense<81006> : tensor<300xi32>
  %82 = stablehlo.multiply %80, %81 : tensor<300xi32>
  %83 = stablehlo.constant dense<12345> : tensor<300xi32>
  %84 = stablehlo.add %82, %83 : tensor<300xi32>
  %85 = stablehlo.multiply %79, %84 : tensor<300xi32>
  %86 = stablehlo.reduce(%85 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<300xi32>, tensor<i32>) -> tensor<i32>
  %87 = stablehlo.constant dense<363682260> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%86, %87) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of f64, many sizes, dimensions (0, 1)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<11> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<5> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xf64>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xf64>) -> tensor<65x2xf64>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2145xi32>
  %10 = stablehlo.constant dense<5> : tensor<2145xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<2145xi32>
  %12 = stablehlo.constant dense<13> : tensor<2145xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<2145xi32>
  %14 = stablehlo.constant dense<6> : tensor<2145xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<2145xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<2145xi32>) -> tensor<2145xf64>
  %17 = "stablehlo.reshape"(%16) : (tensor<2145xf64>) -> tensor<33x65xf64>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<65x2xf64>, tensor<33x65xf64>) -> tensor<2x33xf64>
  %19 = "stablehlo.reshape"(%18) : (tensor<2x33xf64>) -> tensor<66xf64>
  %20 = "stablehlo.convert"(%19) : (tensor<66xf64>) -> tensor<66xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<66xi32>
  %22 = stablehlo.constant dense<81006> : tensor<66xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<66xi32>
  %24 = stablehlo.constant dense<12345> : tensor<66xi32>
  %25 = stablehlo.add %23, %24 : tensor<66xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<66xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<66xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<1176112880> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<153xi32>
  %31 = stablehlo.constant dense<7> : tensor<153xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<153xi32>
  %33 = stablehlo.constant dense<11> : tensor<153xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<153xi32>
  %35 = stablehlo.constant dense<5> : tensor<153xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<153xi32>
  %37 = "stablehlo.convert"(%36) : (tensor<153xi32>) -> tensor<153xf64>
  %38 = "stablehlo.reshape"(%37) : (tensor<153xf64>) -> tensor<9x17xf64>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<279xi32>
  %40 = stablehlo.constant dense<5> : tensor<279xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<279xi32>
  %42 = stablehlo.constant dense<13> : tensor<279xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<279xi32>
  %44 = stablehlo.constant dense<6> : tensor<279xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<279xi32>
  %46 = "stablehlo.convert"(%45) : (tensor<279xi32>) -> tensor<279xf64>
  %47 = "stablehlo.reshape"(%46) : (tensor<279xf64>) -> tensor<31x9xf64>
  %48 = "stablehlo.dot_general"(%38, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<9x17xf64>, tensor<31x9xf64>) -> tensor<17x31xf64>
  %49 = "stablehlo.reshape"(%48) : (tensor<17x31xf64>) -> tensor<527xf64>
  %50 = "stablehlo.convert"(%49) : (tensor<527xf64>) -> tensor<527xi32>
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<527xi32>
  %52 = stablehlo.constant dense<81006> : tensor<527xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<527xi32>
  %54 = stablehlo.constant dense<12345> : tensor<527xi32>
  %55 = stablehlo.add %53, %54 : tensor<527xi32>
  %56 = stablehlo.multiply %50, %55 : tensor<527xi32>
  %57 = stablehlo.reduce(%56 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<527xi32>, tensor<i32>) -> tensor<i32>
  %58 = stablehlo.constant dense<-1506027345> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<i32>, tensor<i32>) -> ()
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %60 = stablehlo.constant dense<7> : tensor<700xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<700xi32>
  %62 = stablehlo.constant dense<11> : tensor<700xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<700xi32>
  %64 = stablehlo.constant dense<5> : tensor<700xi32>
  %65 = stablehlo.subtract %63, %64 : tensor<700xi32>
  %66 = "stablehlo.convert"(%65) : (tensor<700xi32>) -> tensor<700xf64>
  %67 = "stablehlo.reshape"(%66) : (tensor<700xf64>) -> tensor<700x1xf64>
  %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %69 = stablehlo.multiply %68, %64 : tensor<700xi32>
  %70 = stablehlo.constant dense<13> : tensor<700xi32>
  %71 = stablehlo.remainder %69, %70 : tensor<700xi32>
  %72 = stablehlo.constant dense<6> : tensor<700xi32>
  %73 = stablehlo.subtract %71, %72 : tensor<700xi32>
  %74 = "stablehlo.convert"(%73) : (tensor<700xi32>) -> tensor<700xf64>
  %75 = "stablehlo.reshape"(%74) : (tensor<700xf64>) -> tensor<1x700xf64>
  %76 = "stablehlo.dot_general"(%67, %75) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<700x1xf64>, tensor<1x700xf64>) -> tensor<1x1xf64>
  %77 = "stablehlo.reshape"(%76) : (tensor<1x1xf64>) -> tensor<1xf64>
  %78 = "stablehlo.convert"(%77) : (tensor<1xf64>) -> tensor<1xi32>
  %79 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %80 = stablehlo.constant dense<81006> : tensor<1xi32>
  %81 = stablehlo.multiply %79, %80 : tensor<1xi32>
  %82 = stablehlo.constant dense<12345> : tensor<1xi32>
  %83 = stablehlo.add %81, %82 : tensor<1xi32>
  %84 = stablehlo.multiply %78, %83 : tensor<1xi32>
  %85 = stablehlo.reduce(%84 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  %86 = stablehlo.constant dense<1074015> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%85, %86) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of bf16, many sizes, dimensions (1, 0)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<3> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<1> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xbf16>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xbf16>) -> tensor<2x65xbf16>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2145xi32>
  %10 = stablehlo.constant dense<5> : tensor<2145xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<2145xi32>
  %12 = stablehlo.constant dense<3> : tensor<2145xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<2145xi32>
  %14 = stablehlo.constant dense<1> : tensor<2145xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<2145xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<2145xi32>) -> tensor<2145xbf16>
  %17 = "stablehlo.reshape"(%16) : (tensor<2145xbf16>) -> tensor<65x33xbf16>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x65xbf16>, tensor<65x33xbf16>) -> tensor<2x33xbf16>
  %19 = "stablehlo.reshape"(%18) : (tensor<2x33xbf16>) -> tensor<66xbf16>
  %20 = "stablehlo.convert"(%19) : (tensor<66xbf16>) -> tensor<66xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<66xi32>
  %22 = stablehlo.constant dense<81006> : tensor<66xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<66xi32>
  %24 = stablehlo.constant dense<12345> : tensor<66xi32>
  %25 = stablehlo.add %23, %24 : tensor<66xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<66xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<66xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<-891066> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<153xi32>
  %31 = stablehlo.constant dense<7> : tensor<153xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<153xi32>
  %33 = stablehlo.constant dense<3> : tensor<153xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<153xi32>
  %35 = stablehlo.constant dense<1> : tensor<153xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<153xi32>
  %37 = "stablehlo.convert"(%36) : (tensor<153xi32>) -> tensor<153xbf16>
  %38 = "stablehlo.reshape"(%37) : (tensor<153xbf16>) -> tensor<17x9xbf16>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<279xi32>
  %40 = stablehlo.constant dense<5> : tensor<279xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<279xi32>
  %42 = stablehlo.constant dense<3> : tensor<279xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<279xi32>
  %44 = stablehlo.constant dense<1> : tensor<279xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<279xi32>
  %46 = "stablehlo.convert"(%45) : (tensor<279xi32>) -> tensor<279xbf16>
  %47 = "stablehlo.reshape"(%46) : (tensor<279xbf16>) -> tensor<9x31xbf16>
  %48 = "stablehlo.dot_general"(%38, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<17x9xbf16>, tensor<9x31xbf16>) -> tensor<17x31xbf16>
  %49 = "stablehlo.reshape"(%48) : (tensor<17x31xbf16>) -> tensor<527xbf16>
  %50 = "stablehlo.convert"(%49) : (tensor<527xbf16>) -> tensor<527xi32>
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<527xi32>
  %52 = stablehlo.constant dense<81006> : tensor<527xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<527xi32>
  %54 = stablehlo.constant dense<12345> : tensor<527xi32>
  %55 = stablehlo.add %53, %54 : tensor<527xi32>
  %56 = stablehlo.multiply %50, %55 : tensor<527xi32>
  %57 = stablehlo.reduce(%56 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<527xi32>, tensor<i32>) -> tensor<i32>
  %58 = stablehlo.constant dense<1149132663> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<i32>, tensor<i32>) -> ()
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %60 = stablehlo.constant dense<7> : tensor<700xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<700xi32>
  %62 = stablehlo.constant dense<3> : tensor<700xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<700xi32>
  %64 = stablehlo.constant dense<1> : tensor<700xi32>
  %65 = stablehlo.subtract %63, %64 : tensor<700xi32>
  %66 = "stablehlo.convert"(%65) : (tensor<700xi32>) -> tensor<700xbf16>
  %67 = "stablehlo.reshape"(%66) : (tensor<700xbf16>) -> tensor<1x700xbf16>
  %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %69 = stablehlo.constant dense<5> : tensor<700xi32>
  %70 = stablehlo.multiply %68, %69 : tensor<700xi32>
  %71 = stablehlo.remainder %70, %62 : tensor<700xi32>
  %72 = stablehlo.subtract %71, %64 : tensor<700xi32>
  %73 = "stablehlo.convert"(%72) : (tensor<700xi32>) -> tensor<700xbf16>
  %74 = "stablehlo.reshape"(%73) : (tensor<700xbf16>) -> tensor<700x1xbf16>
  %75 = "stablehlo.dot_general"(%67, %74) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x700xbf16>, tensor<700x1xbf16>) -> tensor<1x1xbf16>
  %76 = "stablehlo.reshape"(%75) : (tensor<1x1xbf16>) -> tensor<1xbf16>
  %77 = "stablehlo.convert"(%76) : (tensor<1xbf16>) -> tensor<1xi32>
  %78 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %79 = stablehlo.constant dense<81006> : tensor<1xi32>
  %80 = stablehlo.multiply %78, %79 : tensor<1xi32>
  %81 = stablehlo.constant dense<12345> : tensor<1xi32>
  %82 = stablehlo.add %80, %81 : tensor<1xi32>
  %83 = stablehlo.multiply %77, %82 : tensor<1xi32>
  %84 = stablehlo.reduce(%83 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  %85 = stablehlo.constant dense<2888730> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%84, %85) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of bf16, many sizes, dimensions (0, 0)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<3> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<1> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xbf16>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xbf16>) -> tensor<130x1xbf16>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9100xi32>
  %10 = stablehlo.constant dense<5> : tensor<9100xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<9100xi32>
  %12 = stablehlo.constant dense<3> : tensor<9100xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<9100xi32>
  %14 = stablehlo.constant dense<1> : tensor<9100xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<9100xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<9100xi32>) -> tensor<9100xbf16>
  %17 = "stablehlo.reshape"(%16) : (tensor<9100xbf16>) -> tensor<130x70xbf16>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<130x1xbf16>, tensor<130x70xbf16>) -> tensor<1x70xbf16>
  %19 = "stablehlo.reshape"(%18) : (tensor<1x70xbf16>) -> tensor<70xbf16>
  %20 = "stablehlo.convert"(%19) : (tensor<70xbf16>) -> tensor<70xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<70xi32>
  %22 = stablehlo.constant dense<81006> : tensor<70xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<70xi32>
  %24 = stablehlo.constant dense<12345> : tensor<70xi32>
  %25 = stablehlo.add %23, %24 : tensor<70xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<70xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<70xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<244614258> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %31 = stablehlo.constant dense<7> : tensor<2100xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<2100xi32>
  %33 = stablehlo.constant dense<3> : tensor<2100xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<2100xi32>
  %35 = stablehlo.constant dense<1> : tensor<2100xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<2100xi32>
  %37 = "stablehlo.convert"(%36) : (tensor<2100xi32>) -> tensor<2100xbf16>
  %38 = "stablehlo.reshape"(%37) : (tensor<2100xbf16>) -> tensor<300x7xbf16>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %40 = stablehlo.constant dense<5> : tensor<300xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<300xi32>
  %42 = stablehlo.constant dense<3> : tensor<300xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<300xi32>
  %44 = stablehlo.constant dense<1> : tensor<300xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<300xi32>
  %46 = "stablehlo.convert"(%45) : (tensor<300xi32>) -> tensor<300xbf16>
  %47 = "stablehlo.reshape"(%46) : (tensor<300xbf16>) -> tensor<300x1xbf16>
  %48 = "stablehlo.dot_general"(%38, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<300x7xbf16>, tensor<300x1xbf16>) -> tensor<7x1xbf16>
  %49 = "stablehlo.reshape"(%48) : (tensor<7x1xbf16>) -> tensor<7xbf16>
  %50 = "stablehlo.convert"(%49) : (tensor<7xbf16>) -> tensor<7xi32>
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi32>
  %52 = stablehlo.constant dense<81006> : tensor<7xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<7xi32>
  %54 = stablehlo.constant dense<12345> : tensor<7xi32>
  %55 = stablehlo.add %53, %54 : tensor<7xi32>
  %56 = stablehlo.multiply %50, %55 : tensor<7xi32>
  %57 = stablehlo.reduce(%56 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %58 = stablehlo.constant dense<1234500> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<i32>, tensor<i32>) -> ()
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<25xi32>
  %60 = stablehlo.constant dense<7> : tensor<25xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<25xi32>
  %62 = stablehlo.constant dense<3> : tensor<25xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<25xi32>
  %64 = stablehlo.constant dense<1> : tensor<25xi32>
  %65 = stablehlo.subtract %63, %64 : tensor<25xi32>
  %66 = "stablehlo.convert"(%65) : (tensor<25xi32>) -> tensor<25xbf16>
  %67 = "stablehlo.reshape"(%66) : (tensor<25xbf16>) -> tensor<5x5xbf16>
  %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %69 = stablehlo.constant dense<5> : tensor<650xi32>
  %70 = stablehlo.multiply %68, %69 : tensor<650xi32>
  %71 = stablehlo.constant dense<3> : tensor<650xi32>
  %72 = stablehlo.remainder %70, %71 : tensor<650xi32>
  %73 = stablehlo.constant dense<1> : tensor<650xi32>
  %74 = stablehlo.subtract %72, %73 : tensor<650xi32>
  %75 = "stablehlo.convert"(%74) : (tensor<650xi32>) -> tensor<650xbf16>
  %76 = "stablehlo.reshape"(%75) : (tensor<650xbf16>) -> tensor<5x130xbf16>
  %77 = "stablehlo.dot_general"(%67, %76) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<5x5xbf16>, tensor<5x130xbf16>) -> tensor<5x130xbf16>
  %78 = "stablehlo.reshape"(%77) : (tensor<5x130xbf16>) -> tensor<650xbf16>
  %79 = "stablehlo.convert"(%78) : (tensor<650xbf16>) -> tensor<650xi32>
  %80 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %81 = stablehlo.constant dense<81006> : tensor<650xi32>
  %82 = stablehlo.multiply %80, %81 : tensor<650xi32>
  %83 = stablehlo.constant dense<12345> : tensor<650xi32>
  %84 = stablehlo.add %82, %83 : tensor<650xi32>
  %85 = stablehlo.multiply %79, %84 : tensor<650xi32>
  %86 = stablehlo.reduce(%85 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<650xi32>, tensor<i32>) -> tensor<i32>
  %87 = stablehlo.constant dense<-3620580> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%86, %87) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of bf16, many sizes, dimensions (1, 1)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1200xi32>
  %1 = stablehlo.constant dense<7> : tensor<1200xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<1200xi32>
  %3 = stablehlo.constant dense<3> : tensor<1200xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<1200xi32>
  %5 = stablehlo.constant dense<1> : tensor<1200xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<1200xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<1200xi32>) -> tensor<1200xbf16>
  %8 = "stablehlo.reshape"(%7) : (tensor<1200xbf16>) -> tensor<3x400xbf16>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6800xi32>
  %10 = stablehlo.constant dense<5> : tensor<6800xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<6800xi32>
  %12 = stablehlo.constant dense<3> : tensor<6800xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<6800xi32>
  %14 = stablehlo.constant dense<1> : tensor<6800xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<6800xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<6800xi32>) -> tensor<6800xbf16>
  %17 = "stablehlo.reshape"(%16) : (tensor<6800xbf16>) -> tensor<17x400xbf16>
  %18 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6500xi32>
  %19 = stablehlo.constant dense<7> : tensor<6500xi32>
  %20 = stablehlo.multiply %18, %19 : tensor<6500xi32>
  %21 = stablehlo.constant dense<3> : tensor<6500xi32>
  %22 = stablehlo.remainder %20, %21 : tensor<6500xi32>
  %23 = stablehlo.constant dense<1> : tensor<6500xi32>
  %24 = stablehlo.subtract %22, %23 : tensor<6500xi32>
  %25 = "stablehlo.convert"(%24) : (tensor<6500xi32>) -> tensor<6500xbf16>
  %26 = "stablehlo.reshape"(%25) : (tensor<6500xbf16>) -> tensor<50x130xbf16>
  %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8450xi32>
  %28 = stablehlo.constant dense<5> : tensor<8450xi32>
  %29 = stablehlo.multiply %27, %28 : tensor<8450xi32>
  %30 = stablehlo.constant dense<3> : tensor<8450xi32>
  %31 = stablehlo.remainder %29, %30 : tensor<8450xi32>
  %32 = stablehlo.constant dense<1> : tensor<8450xi32>
  %33 = stablehlo.subtract %31, %32 : tensor<8450xi32>
  %34 = "stablehlo.convert"(%33) : (tensor<8450xi32>) -> tensor<8450xbf16>
  %35 = "stablehlo.reshape"(%34) : (tensor<8450xbf16>) -> tensor<65x130xbf16>
  %36 = "stablehlo.dot_general"(%26, %35) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<50x130xbf16>, tensor<65x130xbf16>) -> tensor<50x65xbf16>
  %37 = "stablehlo.reshape"(%36) : (tensor<50x65xbf16>) -> tensor<3250xbf16>
  %38 = "stablehlo.convert"(%37) : (tensor<3250xbf16>) -> tensor<3250xi32>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3250xi32>
  %40 = stablehlo.constant dense<81006> : tensor<3250xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<3250xi32>
  %42 = stablehlo.constant dense<12345> : tensor<3250xi32>
  %43 = stablehlo.add %41, %42 : tensor<3250xi32>
  %44 = stablehlo.multiply %38, %43 : tensor<3250xi32>
  %45 = stablehlo.constant dense<0> : tensor<i32>
  %46 = stablehlo.reduce(%44 init: %45) applies stablehlo.add across dimensions = [0] : (tensor<3250xi32>, tensor<i32>) -> tensor<i32>
  %47 = stablehlo.constant dense<-1569047943> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<i32>, tensor<i32>) -> ()
  %48 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %49 = stablehlo.constant dense<7> : tensor<1xi32>
  %50 = stablehlo.multiply %48, %49 : tensor<1xi32>
  %51 = stablehlo.constant dense<3> : tensor<1xi32>
  %52 = stablehlo.remainder %50, %51 : tensor<1xi32>
  %53 = stablehlo.constant dense<1> : tensor<1xi32>
  %54 = stablehlo.subtract %52, %53 : tensor<1xi32>
  %55 = "stablehlo.convert"(%54) : (tensor<1xi32>) -> tensor<1xbf16>
  %56 = "stablehlo.reshape"(%55) : (tensor<1xbf16>) -> tensor<1x1xbf16>
  %57 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %58 = stablehlo.constant dense<5> : tensor<300xi32>
  %59 = stablehlo.multiply %57, %58 : tensor<300xi32>
  %60 = stablehlo.constant dense<3> : tensor<300xi32>
  %61 = stablehlo.remainder %59, %60 : tensor<300xi32>
  %62 = stablehlo.constant dense<1> : tensor<300xi32>
  %63 = stablehlo.subtract %61, %62 : tensor<300xi32>
  %64 = "stablehlo.convert"(%63) : (tensor<300xi32>) -> tensor<300xbf16>
  %65 = "stablehlo.reshape"(%64) : (tensor<300xbf16>) -> tensor<300x1xbf16>
  %66 = "stablehlo.dot_general"(%56, %65) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<1x1xbf16>, tensor<300x1xbf16>) -> tensor<1x300xbf16>
  %67 = "stablehlo.reshape"(%66) : (tensor<1x300xbf16>) -> tensor<300xbf16>
  %68 = "stablehlo.convert"(%67) : (tensor<300xbf16>) -> tensor<300xi32>
  %69 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %70 = stablehlo.constant dense<81006> : tensor<300xi32>
  %71 = stablehlo.multiply %69, %70 : tensor<300xi32>
  %72 = stablehlo.constant dense<12345> : tensor<300xi32>
  %73 = stablehlo.add %71, %72 : tensor<300xi32>
  %74 = stablehlo.multiply %68, %73 : tensor<300xi32>
  %75 = stablehlo.reduce(%74 init: %45) applies stablehlo.add across dimensions = [0] : (tensor<300xi32>, tensor<i32>) -> tensor<i32>
  %76 = stablehlo.constant dense<-8100600> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%75, %76) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of bf16, many sizes, dimensions (0, 1)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<3> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<1> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xbf16>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xbf16>) -> tensor<65x2xbf16>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2145xi32>
  %10 = stablehlo.constant dense<5> : tensor<2145xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<2145xi32>
  %12 = stablehlo.constant dense<3> : tensor<2145xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<2145xi32>
  %14 = stablehlo.constant dense<1> : tensor<2145xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<2145xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<2145xi32>) -> tensor<2145xbf16>
  %17 = "stablehlo.reshape"(%16) : (tensor<2145xbf16>) -> tensor<33x65xbf16>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<65x2xbf16>, tensor<33x65xbf16>) -> tensor<2x33xbf16>
  %19 = "stablehlo.reshape"(%18) : (tensor<2x33xbf16>) -> tensor<66xbf16>
  %20 = "stablehlo.convert"(%19) : (tensor<66xbf16>) -> tensor<66xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<66xi32>
  %22 = stablehlo.constant dense<81006> : tensor<66xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<66xi32>
  %24 = stablehlo.constant dense<12345> : tensor<66xi32>
  %25 = stablehlo.add %23, %24 : tensor<66xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<66xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<66xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<-57919290> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<153xi32>
  %31 = stablehlo.constant dense<7> : tensor<153xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<153xi32>
  %33 = stablehlo.constant dense<3> : tensor<153xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<153xi32>
  %35 = stablehlo.constant dense<1> : tensor<153xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<153xi32>
  %37 = "stablehlo.convert"(%36) : (tensor<153xi32>) -> tensor<153xbf16>
  %38 = "stablehlo.reshape"(%37) : (tensor<153xbf16>) -> tensor<9x17xbf16>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<279xi32>
  %40 = stablehlo.constant dense<5> : tensor<279xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<279xi32>
  %42 = stablehlo.constant dense<3> : tensor<279xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<279xi32>
  %44 = stablehlo.constant dense<1> : tensor<279xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<279xi32>
  %46 = "stablehlo.convert"(%45) : (tensor<279xi32>) -> tensor<279xbf16>
  %47 = "stablehlo.reshape"(%46) : (tensor<279xbf16>) -> tensor<31x9xbf16>
  %48 = "stablehlo.dot_general"(%38, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<9x17xbf16>, tensor<31x9xbf16>) -> tensor<17x31xbf16>
  %49 = "stablehlo.reshape"(%48) : (tensor<17x31xbf16>) -> tensor<527xbf16>
  %50 = "stablehlo.convert"(%49) : (tensor<527xbf16>) -> tensor<527xi32>
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<527xi32>
  %52 = stablehlo.constant dense<81006> : tensor<527xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<527xi32>
  %54 = stablehlo.constant dense<12345> : tensor<527xi32>
  %55 = stablehlo.add %53, %54 : tensor<527xi32>
  %56 = stablehlo.multiply %50, %55 : tensor<527xi32>
  %57 = stablehlo.reduce(%56 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<527xi32>, tensor<i32>) -> tensor<i32>
  %58 = stablehlo.constant dense<-119388843> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<i32>, tensor<i32>) -> ()
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %60 = stablehlo.constant dense<7> : tensor<700xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<700xi32>
  %62 = stablehlo.constant dense<3> : tensor<700xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<700xi32>
  %64 = stablehlo.constant dense<1> : tensor<700xi32>
  %65 = stablehlo.subtract %63, %64 : tensor<700xi32>
  %66 = "stablehlo.convert"(%65) : (tensor<700xi32>) -> tensor<700xbf16>
  %67 = "stablehlo.reshape"(%66) : (tensor<700xbf16>) -> tensor<700x1xbf16>
  %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %69 = stablehlo.constant dense<5> : tensor<700xi32>
  %70 = stablehlo.multiply %68, %69 : tensor<700xi32>
  %71 = stablehlo.remainder %70, %62 : tensor<700xi32>
  %72 = stablehlo.subtract %71, %64 : tensor<700xi32>
  %73 = "stablehlo.convert"(%72) : (tensor<700xi32>) -> tensor<700xbf16>
  %74 = "stablehlo.reshape"(%73) : (tensor<700xbf16>) -> tensor<1x700xbf16>
  %75 = "stablehlo.dot_general"(%67, %74) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<700x1xbf16>, tensor<1x700xbf16>) -> tensor<1x1xbf16>
  %76 = "stablehlo.reshape"(%75) : (tensor<1x1xbf16>) -> tensor<1xbf16>
  %77 = "stablehlo.convert"(%76) : (tensor<1xbf16>) -> tensor<1xi32>
  %78 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %79 = stablehlo.constant dense<81006> : tensor<1xi32>
  %80 = stablehlo.multiply %78, %79 : tensor<1xi32>
  %81 = stablehlo.constant dense<12345> : tensor<1xi32>
  %82 = stablehlo.add %80, %81 : tensor<1xi32>
  %83 = stablehlo.multiply %77, %82 : tensor<1xi32>
  %84 = stablehlo.reduce(%83 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  %85 = stablehlo.constant dense<2888730> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%84, %85) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of i32, many sizes, dimensions (1, 0)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<11> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<5> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.reshape"(%6) : (tensor<130xi32>) -> tensor<2x65xi32>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2145xi32>
  %9 = stablehlo.constant dense<5> : tensor<2145xi32>
  %10 = stablehlo.multiply %8, %9 : tensor<2145xi32>
  %11 = stablehlo.constant dense<13> : tensor<2145xi32>
  %12 = stablehlo.remainder %10, %11 : tensor<2145xi32>
  %13 = stablehlo.constant dense<6> : tensor<2145xi32>
  %14 = stablehlo.subtract %12, %13 : tensor<2145xi32>
  %15 = "stablehlo.reshape"(%14) : (tensor<2145xi32>) -> tensor<65x33xi32>
  %16 = "stablehlo.dot_general"(%7, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x65xi32>, tensor<65x33xi32>) -> tensor<2x33xi32>
  %17 = "stablehlo.reshape"(%16) : (tensor<2x33xi32>) -> tensor<66xi32>
  %18 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<66xi32>
  %19 = stablehlo.constant dense<81006> : tensor<66xi32>
  %20 = stablehlo.multiply %18, %19 : tensor<66xi32>
  %21 = stablehlo.constant dense<12345> : tensor<66xi32>
  %22 = stablehlo.add %20, %21 : tensor<66xi32>
  %23 = stablehlo.multiply %17, %22 : tensor<66xi32>
  %24 = stablehlo.constant dense<0> : tensor<i32>
  %25 = stablehlo.reduce(%23 init: %24) applies stablehlo.add across dimensions = [0] : (tensor<66xi32>, tensor<i32>) -> tensor<i32>
  %26 = stablehlo.constant dense<149914362> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<i32>, tensor<i32>) -> ()
  %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<153xi32>
  %28 = stablehlo.constant dense<7> : tensor<153xi32>
  %29 = stablehlo.multiply %27, %28 : tensor<153xi32>
  %30 = stablehlo.constant dense<11> : tensor<153xi32>
  %31 = stablehlo.remainder %29, %30 : tensor<153xi32>
  %32 = stablehlo.constant dense<5> : tensor<153xi32>
  %33 = stablehlo.subtract %31, %32 : tensor<153xi32>
  %34 = "stablehlo.reshape"(%33) : (tensor<153xi32>) -> tensor<17x9xi32>
  %35 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<279xi32>
  %36 = stablehlo.constant dense<5> : tensor<279xi32>
  %37 = stablehlo.multiply %35, %36 : tensor<279xi32>
  %38 = stablehlo.constant dense<13> : tensor<279xi32>
  %39 = stablehlo.remainder %37, %38 : tensor<279xi32>
  %40 = stablehlo.constant dense<6> : tensor<279xi32>
  %41 = stablehlo.subtract %39, %40 : tensor<279xi32>
  %42 = "stablehlo.reshape"(%41) : (tensor<279xi32>) -> tensor<9x31xi32>
  %43 = "stablehlo.dot_general"(%34, %42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<17x9xi32>, tensor<9x31xi32>) -> tensor<17x31xi32>
  %44 = "stablehlo.reshape"(%43) : (tensor<17x31xi32>) -> tensor<527xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<527xi32>
  %46 = stablehlo.constant dense<81006> : tensor<527xi32>
  %47 = stablehlo.multiply %45, %46 : tensor<527xi32>
  %48 = stablehlo.constant dense<12345> : tensor<527xi32>
  %49 = stablehlo.add %47, %48 : tensor<527xi32>
  %50 = stablehlo.multiply %44, %49 : tensor<527xi32>
  %51 = stablehlo.reduce(%50 init: %24) applies stablehlo.add across dimensions = [0] : (tensor<527xi32>, tensor<i32>) -> tensor<i32>
  %52 = stablehlo.constant dense<-1117465425> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<i32>, tensor<i32>) -> ()
  %53 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %54 = stablehlo.constant dense<7> : tensor<700xi32>
  %55 = stablehlo.multiply %53, %54 : tensor<700xi32>
  %56 = stablehlo.constant dense<11> : tensor<700xi32>
  %57 = stablehlo.remainder %55, %56 : tensor<700xi32>
  %58 = stablehlo.constant dense<5> : tensor<700xi32>
  %59 = stablehlo.subtract %57, %58 : tensor<700xi32>
  %60 = "stablehlo.reshape"(%59) : (tensor<700xi32>) -> tensor<1x700xi32>
  %61 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %62 = stablehlo.multiply %61, %58 : tensor<700xi32>
  %63 = stablehlo.constant dense<13> : tensor<700xi32>
  %64 = stablehlo.remainder %62, %63 : tensor<700xi32>
  %65 = stablehlo.constant dense<6> : tensor<700xi32>
  %66 = stablehlo.subtract %64, %65 : tensor<700xi32>
  %67 = "stablehlo.reshape"(%66) : (tensor<700xi32>) -> tensor<700x1xi32>
  %68 = "stablehlo.dot_general"(%60, %67) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x700xi32>, tensor<700x1xi32>) -> tensor<1x1xi32>
  %69 = "stablehlo.reshape"(%68) : (tensor<1x1xi32>) -> tensor<1xi32>
  %70 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %71 = stablehlo.constant dense<81006> : tensor<1xi32>
  %72 = stablehlo.multiply %70, %71 : tensor<1xi32>
  %73 = stablehlo.constant dense<12345> : tensor<1xi32>
  %74 = stablehlo.add %72, %73 : tensor<1xi32>
  %75 = stablehlo.multiply %69, %74 : tensor<1xi32>
  %76 = stablehlo.reduce(%75 init: %24) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  %77 = stablehlo.constant dense<1074015> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%76, %77) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of i32, many sizes, dimensions (0, 0)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<11> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<5> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.reshape"(%6) : (tensor<130xi32>) -> tensor<130x1xi32>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9100xi32>
  %9 = stablehlo.constant dense<5> : tensor<9100xi32>
  %10 = stablehlo.multiply %8, %9 : tensor<9100xi32>
  %11 = stablehlo.constant dense<13> : tensor<9100xi32>
  %12 = stablehlo.remainder %10, %11 : tensor<9100xi32>
  %13 = stablehlo.constant dense<6> : tensor<9100xi32>
  %14 = stablehlo.subtract %12, %13 : tensor<9100xi32>
  %15 = "stablehlo.reshape"(%14) : (tensor<9100xi32>) -> tensor<130x70xi32>
  %16 = "stablehlo.dot_general"(%7, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<130x1xi32>, tensor<130x70xi32>) -> tensor<1x70xi32>
  %17 = "stablehlo.reshape"(%16) : (tensor<1x70xi32>) -> tensor<70xi32>
  %18 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<70xi32>
  %19 = stablehlo.constant dense<81006> : tensor<70xi32>
  %20 = stablehlo.multiply %18, %19 : tensor<70xi32>
  %21 = stablehlo.constant dense<12345> : tensor<70xi32>
  %22 = stablehlo.add %20, %21 : tensor<70xi32>
  %23 = stablehlo.multiply %17, %22 : tensor<70xi32>
  %24 = stablehlo.constant dense<0> : tensor<i32>
  %25 = stablehlo.reduce(%23 init: %24) applies stablehlo.add across dimensions = [0] : (tensor<70xi32>, tensor<i32>) -> tensor<i32>
  %26 = stablehlo.constant dense<-131262174> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<i32>, tensor<i32>) -> ()
  %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %28 = stablehlo.constant dense<7> : tensor<2100xi32>
  %29 = stablehlo.multiply %27, %28 : tensor<2100xi32>
  %30 = stablehlo.constant dense<11> : tensor<2100xi32>
  %31 = stablehlo.remainder %29, %30 : tensor<2100xi32>
  %32 = stablehlo.constant dense<5> : tensor<2100xi32>
  %33 = stablehlo.subtract %31, %32 : tensor<2100xi32>
  %34 = "stablehlo.reshape"(%33) : (tensor<2100xi32>) -> tensor<300x7xi32>
  %35 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %36 = stablehlo.constant dense<5> : tensor<300xi32>
  %37 = stablehlo.multiply %35, %36 : tensor<300xi32>
  %38 = stablehlo.constant dense<13> : tensor<300xi32>
  %39 = stablehlo.remainder %37, %38 : tensor<300xi32>
  %40 = stablehlo.constant dense<6> : tensor<300xi32>
  %41 = stablehlo.subtract %39, %40 : tensor<300xi32>
  %42 = "stablehlo.reshape"(%41) : (tensor<300xi32>) -> tensor<300x1xi32>
  %43 = "stablehlo.dot_general"(%34, %42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<300x7xi32>, tensor<300x1xi32>) -> tensor<7x1xi32>
  %44 = "stablehlo.reshape"(%43) : (tensor<7x1xi32>) -> tensor<7xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi32>
  %46 = stablehlo.constant dense<81006> : tensor<7xi32>
  %47 = stablehlo.multiply %45, %46 : tensor<7xi32>
  %48 = stablehlo.constant dense<12345> : tensor<7xi32>
  %49 = stablehlo.add %47, %48 : tensor<7xi32>
  %50 = stablehlo.multiply %44, %49 : tensor<7xi32>
  %51 = stablehlo.reduce(%50 init: %24) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %52 = stablehlo.constant dense<-47715717> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<i32>, tensor<i32>) -> ()
  %53 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<25xi32>
  %54 = stablehlo.constant dense<7> : tensor<25xi32>
  %55 = stablehlo.multiply %53, %54 : tensor<25xi32>
  %56 = stablehlo.constant dense<11> : tensor<25xi32>
  %57 = stablehlo.remainder %55, %56 : tensor<25xi32>
  %58 = stablehlo.constant dense<5> : tensor<25xi32>
  %59 = stablehlo.subtract %57, %58 : tensor<25xi32>
  %60 = "stablehlo.reshape"(%59) : (tensor<25xi32>) -> tensor<5x5xi32>
  %61 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %62 = stablehlo.constant dense<5> : tensor<650xi32>
  %63 = stablehlo.multiply %61, %62 : tensor<650xi32>
  %64 = stablehlo.constant dense<13> : tensor<650xi32>
  %65 = stablehlo.remainder %63, %64 : tensor<650xi32>
  %66 = stablehlo.constant dense<6> : tensor<650xi32>
  %67 = stablehlo.subtract %65, %66 : tensor<650xi32>
  %68 = "stablehlo.reshape"(%67) : (tensor<650xi32>) -> tensor<5x130xi32>
  %69 = "stablehlo.dot_general"(%60, %68) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<5x5xi32>, tensor<5x130xi32>) -> tensor<5x130xi32>
  %70 = "stablehlo.reshape"(%69) : (tensor<5x130xi32>) -> tensor<650xi32>
  %71 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %72 = stablehlo.constant dense<81006> : tensor<650xi32>
  %73 = stablehlo.multiply %71, %72 : tensor<650xi32>
  %74 = stablehlo.constant dense<12345> : tensor<650xi32>
  %75 = stablehlo.add %73, %74 : tensor<650xi32>
  %76 = stablehlo.multiply %70, %75 : tensor<650xi32>
  %77 = stablehlo.reduce(%76 init: %24) applies stablehlo.add across dimensions = [0] : (tensor<650xi32>, tensor<i32>) -> tensor<i32>
  %78 = stablehlo.constant dense<-157961700> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%77, %78) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of i32, many sizes, dimensions (1, 1)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1200xi32>
  %1 = stablehlo.constant dense<7> : tensor<1200xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<1200xi32>
  %3 = stablehlo.constant dense<11> : tensor<1200xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<1200xi32>
  %5 = stablehlo.constant dense<5> : tensor<1200xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<1200xi32>
  %7 = "stablehlo.reshape"(%6) : (tensor<1200xi32>) -> tensor<3x400xi32>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6800xi32>
  %9 = stablehlo.constant dense<5> : tensor<6800xi32>
  %10 = stablehlo.multiply %8, %9 : tensor<6800xi32>
  %11 = stablehlo.constant dense<13> : tensor<6800xi32>
  %12 = stablehlo.remainder %10, %11 : tensor<6800xi32>
  %13 = stablehlo.constant dense<6> : tensor<6800xi32>
  %14 = stablehlo.subtract %12, %13 : tensor<6800xi32>
  %15 = "stablehlo.reshape"(%14) : (tensor<6800xi32>) -> tensor<17x400xi32>
  %16 = "stablehlo.dot_general"(%7, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<3x400xi32>, tensor<17x400xi32>) -> tensor<3x17xi32>
  %17 = "stablehlo.reshape"(%16) : (tensor<3x17xi32>) -> tensor<51xi32>
  %18 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<51xi32>
  %19 = stablehlo.constant dense<81006> : tensor<51xi32>
  %20 = stablehlo.multiply %18, %19 : tensor<51xi32>
  %21 = stablehlo.constant dense<12345> : tensor<51xi32>
  %22 = stablehlo.add %20, %21 : tensor<51xi32>
  %23 = stablehlo.multiply %17, %22 : tensor<51xi32>
  %24 = stablehlo.constant dense<0> : tensor<i32>
  %25 = stablehlo.reduce(%23 init: %24) applies stablehlo.add across dimensions = [0] : (tensor<51xi32>, tensor<i32>) -> tensor<i32>
  %26 = stablehlo.constant dense<-238380807> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<i32>, tensor<i32>) -> ()
  %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6500xi32>
  %28 = stablehlo.constant dense<7> : tensor<6500xi32>
  %29 = stablehlo.multiply %27, %28 : tensor<6500xi32>
  %30 = stablehlo.constant dense<11> : tensor<6500xi32>
  %31 = stablehlo.remainder %29, %30 : tensor<6500xi32>
  %32 = stablehlo.constant dense<5> : tensor<6500xi32>
  %33 = stablehlo.subtract %31, %32 : tensor<6500xi32>
  %34 = "stablehlo.reshape"(%33) : (tensor<6500xi32>) -> tensor<50x130xi32>
  %35 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8450xi32>
  %36 = stablehlo.constant dense<5> : tensor<8450xi32>
  %37 = stablehlo.multiply %35, %36 : tensor<8450xi32>
  %38 = stablehlo.constant dense<13> : tensor<8450xi32>
  %39 = stablehlo.remainder %37, %38 : tensor<8450xi32>
  %40 = stablehlo.constant dense<6> : tensor<8450xi32>
  %41 = stablehlo.subtract %39, %40 : tensor<8450xi32>
  %42 = "stablehlo.reshape"(%41) : (tensor<8450xi32>) -> tensor<65x130xi32>
  %43 = "stablehlo.dot_general"(%34, %42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<50x130xi32>, tensor<65x130xi32>) -> tensor<50x65xi32>
  %44 = "stablehlo.reshape"(%43) : (tensor<50x65xi32>) -> tensor<3250xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3250xi32>
  %46 = stablehlo.constant dense<81006> : tensor<3250xi32>
  %47 = stablehlo.multiply %45, %46 : tensor<3250xi32>
  %48 = stablehlo.constant dense<12345> : tensor<3250xi32>
  %49 = stablehlo.add %47, %48 : tensor<3250xi32>
  %50 = stablehlo.multiply %44, %49 : tensor<3250xi32>
  %51 = stablehlo.reduce(%50 init: %24) applies stablehlo.add across dimensions = [0] : (tensor<3250xi32>, tensor<i32>) -> tensor<i32>
  %52 = stablehlo.constant dense<-641496090> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<i32>, tensor<i32>) -> ()
  %53 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %54 = stablehlo.constant dense<7> : tensor<1xi32>
  %55 = stablehlo.multiply %53, %54 : tensor<1xi32>
  %56 = stablehlo.constant dense<11> : tensor<1xi32>
  %57 = stablehlo.remainder %55, %56 : tensor<1xi32>
  %58 = stablehlo.constant dense<5> : tensor<1xi32>
  %59 = stablehlo.subtract %57, %58 : tensor<1xi32>
  %60 = "stablehlo.reshape"(%59) : (tensor<1xi32>) -> tensor<1x1xi32>
  %61 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %62 = stablehlo.constant dense<5> : tensor<300xi32>
  %63 = stablehlo.multiply %61, %62 : tensor<300xi32>
  %64 = stablehlo.constant dense<13> : tensor<300xi32>
  %65 = stablehlo.remainder %63, %64 : tensor<300xi32>
  %66 = stablehlo.constant dense<6> : tensor<300xi32>
  %67 = stablehlo.subtract %65, %66 : tensor<300xi32>
  %68 = "stablehlo.reshape"(%67) : (tensor<300xi32>) -> tensor<300x1xi32>
  %69 = "stablehlo.dot_general"(%60, %68) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<1x1xi32>, tensor<300x1xi32>) -> tensor<1x300xi32>
  %70 = "stablehlo.reshape"(%69) : (tensor<1x300xi32>) -> tensor<300xi32>
  %71 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %72 = stablehlo.constant dense<81006> : tensor<300xi32>
  %73 = stablehlo.multiply %71, %72 : tensor<300xi32>
  %74 = stablehlo.constant dense<12345> : tensor<300xi32>
  %75 = stablehlo.add %73, %74 : tensor<300xi32>
  %76 = stablehlo.multiply %70, %75 : tensor<300xi32>
  %77 = stablehlo.reduce(%76 init: %24) applies stablehlo.add across dimensions = [0] : (tensor<300xi32>, tensor<i32>) -> tensor<i32>
  %78 = stablehlo.constant dense<363682260> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%77, %78) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of i32, many sizes, dimensions (0, 1)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<11> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<5> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.reshape"(%6) : (tensor<130xi32>) -> tensor<65x2xi32>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2145xi32>
  %9 = stablehlo.constant dense<5> : tensor<2145xi32>
  %10 = stablehlo.multiply %8, %9 : tensor<2145xi32>
  %11 = stablehlo.constant dense<13> : tensor<2145xi32>
  %12 = stablehlo.remainder %10, %11 : tensor<2145xi32>
  %13 = stablehlo.constant dense<6> : tensor<2145xi32>
  %14 = stablehlo.subtract %12, %13 : tensor<2145xi32>
  %15 = "stablehlo.reshape"(%14) : (tensor<2145xi32>) -> tensor<33x65xi32>
  %16 = "stablehlo.dot_general"(%7, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<65x2xi32>, tensor<33x65xi32>) -> tensor<2x33xi32>
  %17 = "stablehlo.reshape"(%16) : (tensor<2x33xi32>) -> tensor<66xi32>
  %18 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<66xi32>
  %19 = stablehlo.constant dense<81006> : tensor<66xi32>
  %20 = stablehlo.multiply %18, %19 : tensor<66xi32>
  %21 = stablehlo.constant dense<12345> : tensor<66xi32>
  %22 = stablehlo.add %20, %21 : tensor<66xi32>
  %23 = stablehlo.multiply %17, %22 : tensor<66xi32>
  %24 = stablehlo.constant dense<0> : tensor<i32>
  %25 = stablehlo.reduce(%23 init: %24) applies stablehlo.add across dimensions = [0] : (tensor<66xi32>, tensor<i32>) -> tensor<i32>
  %26 = stablehlo.constant dense<1176112880> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<i32>, tensor<i32>) -> ()
  %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<153xi32>
  %28 = stablehlo.constant dense<7> : tensor<153xi32>
  %29 = stablehlo.multiply %27, %28 : tensor<153xi32>
  %30 = stablehlo.constant dense<11> : tensor<153xi32>
  %31 = stablehlo.remainder %29, %30 : tensor<153xi32>
  %32 = stablehlo.constant dense<5> : tensor<153xi32>
  %33 = stablehlo.subtract %31, %32 : tensor<153xi32>
  %34 = "stablehlo.reshape"(%33) : (tensor<153xi32>) -> tensor<9x17xi32>
  %35 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<279xi32>
  %36 = stablehlo.constant dense<5> : tensor<279xi32>
  %37 = stablehlo.multiply %35, %36 : tensor<279xi32>
  %38 = stablehlo.constant dense<13> : tensor<279xi32>
  %39 = stablehlo.remainder %37, %38 : tensor<279xi32>
  %40 = stablehlo.constant dense<6> : tensor<279xi32>
  %41 = stablehlo.subtract %39, %40 : tensor<279xi32>
  %42 = "stablehlo.reshape"(%41) : (tensor<279xi32>) -> tensor<31x9xi32>
  %43 = "stablehlo.dot_general"(%34, %42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<9x17xi32>, tensor<31x9xi32>) -> tensor<17x31xi32>
  %44 = "stablehlo.reshape"(%43) : (tensor<17x31xi32>) -> tensor<527xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<527xi32>
  %46 = stablehlo.constant dense<81006> : tensor<527xi32>
  %47 = stablehlo.multiply %45, %46 : tensor<527xi32>
  %48 = stablehlo.constant dense<12345> : tensor<527xi32>
  %49 = stablehlo.add %47, %48 : tensor<527xi32>
  %50 = stablehlo.multiply %44, %49 : tensor<527xi32>
  %51 = stablehlo.reduce(%50 init: %24) applies stablehlo.add across dimensions = [0] : (tensor<527xi32>, tensor<i32>) -> tensor<i32>
  %52 = stablehlo.constant dense<-1506027345> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<i32>, tensor<i32>) -> ()
  %53 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %54 = stablehlo.constant dense<7> : tensor<700xi32>
  %55 = stablehlo.multiply %53, %54 : tensor<700xi32>
  %56 = stablehlo.constant dense<11> : tensor<700xi32>
  %57 = stablehlo.remainder %55, %56 : tensor<700xi32>
  %58 = stablehlo.constant dense<5> : tensor<700xi32>
  %59 = stablehlo.subtract %57, %58 : tensor<700xi32>
  %60 = "stablehlo.reshape"(%59) : (tensor<700xi32>) -> tensor<700x1xi32>
  %61 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %62 = stablehlo.multiply %61, %58 : tensor<700xi32>
  %63 = stablehlo.constant dense<13> : tensor<700xi32>
  %64 = stablehlo.remainder %62, %63 : tensor<700xi32>
  %65 = stablehlo.constant dense<6> : tensor<700xi32>
  %66 = stablehlo.subtract %64, %65 : tensor<700xi32>
  %67 = "stablehlo.reshape"(%66) : (tensor<700xi32>) -> tensor<1x700xi32>
  %68 = "stablehlo.dot_general"(%60, %67) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<700x1xi32>, tensor<1x700xi32>) -> tensor<1x1xi32>
  %69 = "stablehlo.reshape"(%68) : (tensor<1x1xi32>) -> tensor<1xi32>
  %70 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %71 = stablehlo.constant dense<81006> : tensor<1xi32>
  %72 = stablehlo.multiply %70, %71 : tensor<1xi32>
  %73 = stablehlo.constant dense<12345> : tensor<1xi32>
  %74 = stablehlo.add %72, %73 : tensor<1xi32>
  %75 = stablehlo.multiply %69, %74 : tensor<1xi32>
  %76 = stablehlo.reduce(%75 init: %24) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  %77 = stablehlo.constant dense<1074015> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%76, %77) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of i8, many sizes, dimensions (1, 0)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<11> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<5> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xi8>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xi8>) -> tensor<2x65xi8>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2145xi32>
  %10 = stablehlo.constant dense<5> : tensor<2145xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<2145xi32>
  %12 = stablehlo.constant dense<13> : tensor<2145xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<2145xi32>
  %14 = stablehlo.constant dense<6> : tensor<2145xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<2145xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<2145xi32>) -> tensor<2145xi8>
  %17 = "stablehlo.reshape"(%16) : (tensor<2145xi8>) -> tensor<65x33xi8>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x65xi8>, tensor<65x33xi8>) -> tensor<2x33xi8>
  %19 = "stablehlo.reshape"(%18) : (tensor<2x33xi8>) -> tensor<66xi8>
  %20 = "stablehlo.convert"(%19) : (tensor<66xi8>) -> tensor<66xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<66xi32>
  %22 = stablehlo.constant dense<81006> : tensor<66xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<66xi32>
  %24 = stablehlo.constant dense<12345> : tensor<66xi32>
  %25 = stablehlo.add %23, %24 : tensor<66xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<66xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<66xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<149914362> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<153xi32>
  %31 = stablehlo.constant dense<7> : tensor<153xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<153xi32>
  %33 = stablehlo.constant dense<11> : tensor<153xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<153xi32>
  %35 = stablehlo.constant dense<5> : tensor<153xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<153xi32>
  %37 = "stablehlo.convert"(%36) : (tensor<153xi32>) -> tensor<153xi8>
  %38 = "stablehlo.reshape"(%37) : (tensor<153xi8>) -> tensor<17x9xi8>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<279xi32>
  %40 = stablehlo.constant dense<5> : tensor<279xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<279xi32>
  %42 = stablehlo.constant dense<13> : tensor<279xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<279xi32>
  %44 = stablehlo.constant dense<6> : tensor<279xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<279xi32>
  %46 = "stablehlo.convert"(%45) : (tensor<279xi32>) -> tensor<279xi8>
  %47 = "stablehlo.reshape"(%46) : (tensor<279xi8>) -> tensor<9x31xi8>
  %48 = "stablehlo.dot_general"(%38, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<17x9xi8>, tensor<9x31xi8>) -> tensor<17x31xi8>
  %49 = "stablehlo.reshape"(%48) : (tensor<17x31xi8>) -> tensor<527xi8>
  %50 = "stablehlo.convert"(%49) : (tensor<527xi8>) -> tensor<527xi32>
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<527xi32>
  %52 = stablehlo.constant dense<81006> : tensor<527xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<527xi32>
  %54 = stablehlo.constant dense<12345> : tensor<527xi32>
  %55 = stablehlo.add %53, %54 : tensor<527xi32>
  %56 = stablehlo.multiply %50, %55 : tensor<527xi32>
  %57 = stablehlo.reduce(%56 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<527xi32>, tensor<i32>) -> tensor<i32>
  %58 = stablehlo.constant dense<-1117465425> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<i32>, tensor<i32>) -> ()
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %60 = stablehlo.constant dense<7> : tensor<700xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<700xi32>
  %62 = stablehlo.constant dense<11> : tensor<700xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<700xi32>
  %64 = stablehlo.constant dense<5> : tensor<700xi32>
  %65 = stablehlo.subtract %63, %64 : tensor<700xi32>
  %66 = "stablehlo.convert"(%65) : (tensor<700xi32>) -> tensor<700xi8>
  %67 = "stablehlo.reshape"(%66) : (tensor<700xi8>) -> tensor<1x700xi8>
  %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %69 = stablehlo.multiply %68, %64 : tensor<700xi32>
  %70 = stablehlo.constant dense<13> : tensor<700xi32>
  %71 = stablehlo.remainder %69, %70 : tensor<700xi32>
  %72 = stablehlo.constant dense<6> : tensor<700xi32>
  %73 = stablehlo.subtract %71, %72 : tensor<700xi32>
  %74 = "stablehlo.convert"(%73) : (tensor<700xi32>) -> tensor<700xi8>
  %75 = "stablehlo.reshape"(%74) : (tensor<700xi8>) -> tensor<700x1xi8>
  %76 = "stablehlo.dot_general"(%67, %75) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x700xi8>, tensor<700x1xi8>) -> tensor<1x1xi8>
  %77 = "stablehlo.reshape"(%76) : (tensor<1x1xi8>) -> tensor<1xi8>
  %78 = "stablehlo.convert"(%77) : (tensor<1xi8>) -> tensor<1xi32>
  %79 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %80 = stablehlo.constant dense<81006> : tensor<1xi32>
  %81 = stablehlo.multiply %79, %80 : tensor<1xi32>
  %82 = stablehlo.constant dense<12345> : tensor<1xi32>
  %83 = stablehlo.add %81, %82 : tensor<1xi32>
  %84 = stablehlo.multiply %78, %83 : tensor<1xi32>
  %85 = stablehlo.reduce(%84 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  %86 = stablehlo.constant dense<1074015> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%85, %86) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of i8, many sizes, dimensions (0, 0)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<11> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<5> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xi8>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xi8>) -> tensor<130x1xi8>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9100xi32>
  %10 = stablehlo.constant dense<5> : tensor<9100xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<9100xi32>
  %12 = stablehlo.constant dense<13> : tensor<9100xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<9100xi32>
  %14 = stablehlo.constant dense<6> : tensor<9100xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<9100xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<9100xi32>) -> tensor<9100xi8>
  %17 = "stablehlo.reshape"(%16) : (tensor<9100xi8>) -> tensor<130x70xi8>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<130x1xi8>, tensor<130x70xi8>) -> tensor<1x70xi8>
  %19 = "stablehlo.reshape"(%18) : (tensor<1x70xi8>) -> tensor<70xi8>
  %20 = "stablehlo.convert"(%19) : (tensor<70xi8>) -> tensor<70xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<70xi32>
  %22 = stablehlo.constant dense<81006> : tensor<70xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<70xi32>
  %24 = stablehlo.constant dense<12345> : tensor<70xi32>
  %25 = stablehlo.add %23, %24 : tensor<70xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<70xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<70xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<-131262174> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %31 = stablehlo.constant dense<7> : tensor<2100xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<2100xi32>
  %33 = stablehlo.constant dense<11> : tensor<2100xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<2100xi32>
  %35 = stablehlo.constant dense<5> : tensor<2100xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<2100xi32>
  %37 = "stablehlo.convert"(%36) : (tensor<2100xi32>) -> tensor<2100xi8>
  %38 = "stablehlo.reshape"(%37) : (tensor<2100xi8>) -> tensor<300x7xi8>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %40 = stablehlo.constant dense<5> : tensor<300xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<300xi32>
  %42 = stablehlo.constant dense<13> : tensor<300xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<300xi32>
  %44 = stablehlo.constant dense<6> : tensor<300xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<300xi32>
  %46 = "stablehlo.convert"(%45) : (tensor<300xi32>) -> tensor<300xi8>
  %47 = "stablehlo.reshape"(%46) : (tensor<300xi8>) -> tensor<300x1xi8>
  %48 = "stablehlo.dot_general"(%38, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<300x7xi8>, tensor<300x1xi8>) -> tensor<7x1xi8>
  %49 = "stablehlo.reshape"(%48) : (tensor<7x1xi8>) -> tensor<7xi8>
  %50 = "stablehlo.convert"(%49) : (tensor<7xi8>) -> tensor<7xi32>
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi32>
  %52 = stablehlo.constant dense<81006> : tensor<7xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<7xi32>
  %54 = stablehlo.constant dense<12345> : tensor<7xi32>
  %55 = stablehlo.add %53, %54 : tensor<7xi32>
  %56 = stablehlo.multiply %50, %55 : tensor<7xi32>
  %57 = stablehlo.reduce(%56 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %58 = stablehlo.constant dense<-47715717> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<i32>, tensor<i32>) -> ()
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<25xi32>
  %60 = stablehlo.constant dense<7> : tensor<25xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<25xi32>
  %62 = stablehlo.constant dense<11> : tensor<25xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<25xi32>
  %64 = stablehlo.constant dense<5> : tensor<25xi32>
  %65 = stablehlo.subtract %63, %64 : tensor<25xi32>
  %66 = "stablehlo.convert"(%65) : (tensor<25xi32>) -> tensor<25xi8>
  %67 = "stablehlo.reshape"(%66) : (tensor<25xi8>) -> tensor<5x5xi8>
  %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %69 = stablehlo.constant dense<5> : tensor<650xi32>
  %70 = stablehlo.multiply %68, %69 : tensor<650xi32>
  %71 = stablehlo.constant dense<13> : tensor<650xi32>
  %72 = stablehlo.remainder %70, %71 : tensor<650xi32>
  %73 = stablehlo.constant dense<6> : tensor<650xi32>
  %74 = stablehlo.subtract %72, %73 : tensor<650xi32>
  %75 = "stablehlo.convert"(%74) : (tensor<650xi32>) -> tensor<650xi8>
  %76 = "stablehlo.reshape"(%75) : (tensor<650xi8>) -> tensor<5x130xi8>
  %77 = "stablehlo.dot_general"(%67, %76) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<5x5xi8>, tensor<5x130xi8>) -> tensor<5x130xi8>
  %78 = "stablehlo.reshape"(%77) : (tensor<5x130xi8>) -> tensor<650xi8>
  %79 = "stablehlo.convert"(%78) : (tensor<650xi8>) -> tensor<650xi32>
  %80 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %81 = stablehlo.constant dense<81006> : tensor<650xi32>
  %82 = stablehlo.multiply %80, %81 : tensor<650xi32>
  %83 = stablehlo.constant dense<12345> : tensor<650xi32>
  %84 = stablehlo.add %82, %83 : tensor<650xi32>
  %85 = stablehlo.multiply %79, %84 : tensor<650xi32>
  %86 = stablehlo.reduce(%85 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<650xi32>, tensor<i32>) -> tensor<i32>
  %87 = stablehlo.constant dense<-157961700> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%86, %87) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of i8, many sizes, dimensions (1, 1)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1200xi32>
  %1 = stablehlo.constant dense<7> : tensor<1200xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<1200xi32>
  %3 = stablehlo.constant dense<11> : tensor<1200xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<1200xi32>
  %5 = stablehlo.constant dense<5> : tensor<1200xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<1200xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<1200xi32>) -> tensor<1200xi8>
  %8 = "stablehlo.reshape"(%7) : (tensor<1200xi8>) -> tensor<3x400xi8>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6800xi32>
  %10 = stablehlo.constant dense<5> : tensor<6800xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<6800xi32>
  %12 = stablehlo.constant dense<13> : tensor<6800xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<6800xi32>
  %14 = stablehlo.constant dense<6> : tensor<6800xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<6800xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<6800xi32>) -> tensor<6800xi8>
  %17 = "stablehlo.reshape"(%16) : (tensor<6800xi8>) -> tensor<17x400xi8>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<3x400xi8>, tensor<17x400xi8>) -> tensor<3x17xi8>
  %19 = "stablehlo.reshape"(%18) : (tensor<3x17xi8>) -> tensor<51xi8>
  %20 = "stablehlo.convert"(%19) : (tensor<51xi8>) -> tensor<51xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<51xi32>
  %22 = stablehlo.constant dense<81006> : tensor<51xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<51xi32>
  %24 = stablehlo.constant dense<12345> : tensor<51xi32>
  %25 = stablehlo.add %23, %24 : tensor<51xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<51xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<51xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<221005305> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6500xi32>
  %31 = stablehlo.constant dense<7> : tensor<6500xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<6500xi32>
  %33 = stablehlo.constant dense<11> : tensor<6500xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<6500xi32>
  %35 = stablehlo.constant dense<5> : tensor<6500xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<6500xi32>
  %37 = "stablehlo.convert"(%36) : (tensor<6500xi32>) -> tensor<6500xi8>
  %38 = "stablehlo.reshape"(%37) : (tensor<6500xi8>) -> tensor<50x130xi8>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8450xi32>
  %40 = stablehlo.constant dense<5> : tensor<8450xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<8450xi32>
  %42 = stablehlo.constant dense<13> : tensor<8450xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<8450xi32>
  %44 = stablehlo.constant dense<6> : tensor<8450xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<8450xi32>
  %46 = "stablehlo.convert"(%45) : (tensor<8450xi32>) -> tensor<8450xi8>
  %47 = "stablehlo.reshape"(%46) : (tensor<8450xi8>) -> tensor<65x130xi8>
  %48 = "stablehlo.dot_general"(%38, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<50x130xi8>, tensor<65x130xi8>) -> tensor<50x65xi8>
  %49 = "stablehlo.reshape"(%48) : (tensor<50x65xi8>) -> tensor<3250xi8>
  %50 = "stablehlo.convert"(%49) : (tensor<3250xi8>) -> tensor<3250xi32>
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3250xi32>
  %52 = stablehlo.constant dense<81006> : tensor<3250xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<3250xi32>
  %54 = stablehlo.constant dense<12345> : tensor<3250xi32>
  %55 = stablehlo.add %53, %54 : tensor<3250xi32>
  %56 = stablehlo.multiply %50, %55 : tensor<3250xi32>
  %57 = stablehlo.reduce(%56 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<3250xi32>, tensor<i32>) -> tensor<i32>
  %58 = stablehlo.constant dense<-365935642> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<i32>, tensor<i32>) -> ()
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %60 = stablehlo.constant dense<7> : tensor<1xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<1xi32>
  %62 = stablehlo.constant dense<11> : tensor<1xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<1xi32>
  %64 = stablehlo.constant dense<5> : tensor<1xi32>
  %65 = stablehlo.subtract %63, %64 : tensor<1xi32>
  %66 = "stablehlo.convert"(%65) : (tensor<1xi32>) -> tensor<1xi8>
  %67 = "stablehlo.reshape"(%66) : (tensor<1xi8>) -> tensor<1x1xi8>
  %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %69 = stablehlo.constant dense<5> : tensor<300xi32>
  %70 = stablehlo.multiply %68, %69 : tensor<300xi32>
  %71 = stablehlo.constant dense<13> : tensor<300xi32>
  %72 = stablehlo.remainder %70, %71 : tensor<300xi32>
  %73 = stablehlo.constant dense<6> : tensor<300xi32>
  %74 = stablehlo.subtract %72, %73 : tensor<300xi32>
  %75 = "stablehlo.convert"(%74) : (tensor<300xi32>) -> tensor<300xi8>
  %76 = "stablehlo.reshape"(%75) : (tensor<300xi8>) -> tensor<300x1xi8>
  %77 = "stablehlo.dot_general"(%67, %76) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<1x1xi8>, tensor<300x1xi8>) -> tensor<1x300xi8>
  %78 = "stablehlo.reshape"(%77) : (tensor<1x300xi8>) -> tensor<300xi8>
  %79 = "stablehlo.convert"(%78) : (tensor<300xi8>) -> tensor<300xi32>
  %80 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %81 = stablehlo.constant dense<81006> : tensor<300xi32>
  %82 = stablehlo.multiply %80, %81 : tensor<300xi32>
  %83 = stablehlo.constant dense<12345> : tensor<300xi32>
  %84 = stablehlo.add %82, %83 : tensor<300xi32>
  %85 = stablehlo.multiply %79, %84 : tensor<300xi32>
  %86 = stablehlo.reduce(%85 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<300xi32>, tensor<i32>) -> tensor<i32>
  %87 = stablehlo.constant dense<363682260> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%86, %87) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of i8, many sizes, dimensions (0, 1)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<11> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<5> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xi8>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xi8>) -> tensor<65x2xi8>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2145xi32>
  %10 = stablehlo.constant dense<5> : tensor<2145xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<2145xi32>
  %12 = stablehlo.constant dense<13> : tensor<2145xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<2145xi32>
  %14 = stablehlo.constant dense<6> : tensor<2145xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<2145xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<2145xi32>) -> tensor<2145xi8>
  %17 = "stablehlo.reshape"(%16) : (tensor<2145xi8>) -> tensor<33x65xi8>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<65x2xi8>, tensor<33x65xi8>) -> tensor<2x33xi8>
  %19 = "stablehlo.reshape"(%18) : (tensor<2x33xi8>) -> tensor<66xi8>
  %20 = "stablehlo.convert"(%19) : (tensor<66xi8>) -> tensor<66xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<66xi32>
  %22 = stablehlo.constant dense<81006> : tensor<66xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<66xi32>
  %24 = stablehlo.constant dense<12345> : tensor<66xi32>
  %25 = stablehlo.add %23, %24 : tensor<66xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<66xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<66xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<1176112880> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<153xi32>
  %31 = stablehlo.constant dense<7> : tensor<153xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<153xi32>
  %33 = stablehlo.constant dense<11> : tensor<153xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<153xi32>
  %35 = stablehlo.constant dense<5> : tensor<153xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<153xi32>
  %37 = "stablehlo.convert"(%36) : (tensor<153xi32>) -> tensor<153xi8>
  %38 = "stablehlo.reshape"(%37) : (tensor<153xi8>) -> tensor<9x17xi8>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<279xi32>
  %40 = stablehlo.constant dense<5> : tensor<279xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<279xi32>
  %42 = stablehlo.constant dense<13> : tensor<279xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<279xi32>
  %44 = stablehlo.constant dense<6> : tensor<279xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<279xi32>
  %46 = "stablehlo.convert"(%45) : (tensor<279xi32>) -> tensor<279xi8>
  %47 = "stablehlo.reshape"(%46) : (tensor<279xi8>) -> tensor<31x9xi8>
  %48 = "stablehlo.dot_general"(%38, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<9x17xi8>, tensor<31x9xi8>) -> tensor<17x31xi8>
  %49 = "stablehlo.reshape"(%48) : (tensor<17x31xi8>) -> tensor<527xi8>
  %50 = "stablehlo.convert"(%49) : (tensor<527xi8>) -> tensor<527xi32>
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<527xi32>
  %52 = stablehlo.constant dense<81006> : tensor<527xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<527xi32>
  %54 = stablehlo.constant dense<12345> : tensor<527xi32>
  %55 = stablehlo.add %53, %54 : tensor<527xi32>
  %56 = stablehlo.multiply %50, %55 : tensor<527xi32>
  %57 = stablehlo.reduce(%56 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<527xi32>, tensor<i32>) -> tensor<i32>
  %58 = stablehlo.constant dense<-1506027345> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<i32>, tensor<i32>) -> ()
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %60 = stablehlo.constant dense<7> : tensor<700xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<700xi32>
  %62 = stablehlo.constant dense<11> : tensor<700xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<700xi32>
  %64 = stablehlo.constant dense<5> : tensor<700xi32>
  %65 = stablehlo.subtract %63, %64 : tensor<700xi32>
  %66 = "stablehlo.convert"(%65) : (tensor<700xi32>) -> tensor<700xi8>
  %67 = "stablehlo.reshape"(%66) : (tensor<700xi8>) -> tensor<700x1xi8>
  %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %69 = stablehlo.multiply %68, %64 : tensor<700xi32>
  %70 = stablehlo.constant dense<13> : tensor<700xi32>
  %71 = stablehlo.remainder %69, %70 : tensor<700xi32>
  %72 = stablehlo.constant dense<6> : tensor<700xi32>
  %73 = stablehlo.subtract %71, %72 : tensor<700xi32>
  %74 = "stablehlo.convert"(%73) : (tensor<700xi32>) -> tensor<700xi8>
  %75 = "stablehlo.reshape"(%74) : (tensor<700xi8>) -> tensor<1x700xi8>
  %76 = "stablehlo.dot_general"(%67, %75) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<700x1xi8>, tensor<1x700xi8>) -> tensor<1x1xi8>
  %77 = "stablehlo.reshape"(%76) : (tensor<1x1xi8>) -> tensor<1xi8>
  %78 = "stablehlo.convert"(%77) : (tensor<1xi8>) -> tensor<1xi32>
  %79 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %80 = stablehlo.constant dense<81006> : tensor<1xi32>
  %81 = stablehlo.multiply %79, %80 : tensor<1xi32>
  %82 = stablehlo.constant dense<12345> : tensor<1xi32>
  %83 = stablehlo.add %81, %82 : tensor<1xi32>
  %84 = stablehlo.multiply %78, %83 : tensor<1xi32>
  %85 = stablehlo.reduce(%84 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  %86 = stablehlo.constant dense<1074015> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%85, %86) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of complex<f32>, many sizes, dimensions (1, 0)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<11> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<5> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xcomplex<f32>>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xcomplex<f32>>) -> tensor<2x65xcomplex<f32>>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2145xi32>
  %10 = stablehlo.constant dense<5> : tensor<2145xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<2145xi32>
  %12 = stablehlo.constant dense<13> : tensor<2145xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<2145xi32>
  %14 = stablehlo.constant dense<6> : tensor<2145xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<2145xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<2145xi32>) -> tensor<2145xcomplex<f32>>
  %17 = "stablehlo.reshape"(%16) : (tensor<2145xcomplex<f32>>) -> tensor<65x33xcomplex<f32>>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x65xcomplex<f32>>, tensor<65x33xcomplex<f32>>) -> tensor<2x33xcomplex<f32>>
  %19 = "stablehlo.real"(%18) : (tensor<2x33xcomplex<f32>>) -> tensor<2x33xf32>
  %20 = "stablehlo.reshape"(%19) : (tensor<2x33xf32>) -> tensor<66xf32>
  %21 = "stablehlo.convert"(%20) : (tensor<66xf32>) -> tensor<66xi32>
  %22 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<66xi32>
  %23 = stablehlo.constant dense<81006> : tensor<66xi32>
  %24 = stablehlo.multiply %22, %23 : tensor<66xi32>
  %25 = stablehlo.constant dense<12345> : tensor<66xi32>
  %26 = stablehlo.add %24, %25 : tensor<66xi32>
  %27 = stablehlo.multiply %21, %26 : tensor<66xi32>
  %28 = stablehlo.constant dense<0> : tensor<i32>
  %29 = stablehlo.reduce(%27 init: %28) applies stablehlo.add across dimensions = [0] : (tensor<66xi32>, tensor<i32>) -> tensor<i32>
  %30 = stablehlo.constant dense<149914362> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<i32>, tensor<i32>) -> ()
  %31 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<153xi32>
  %32 = stablehlo.constant dense<7> : tensor<153xi32>
  %33 = stablehlo.multiply %31, %32 : tensor<153xi32>
  %34 = stablehlo.constant dense<11> : tensor<153xi32>
  %35 = stablehlo.remainder %33, %34 : tensor<153xi32>
  %36 = stablehlo.constant dense<5> : tensor<153xi32>
  %37 = stablehlo.subtract %35, %36 : tensor<153xi32>
  %38 = "stablehlo.convert"(%37) : (tensor<153xi32>) -> tensor<153xcomplex<f32>>
  %39 = "stablehlo.reshape"(%38) : (tensor<153xcomplex<f32>>) -> tensor<17x9xcomplex<f32>>
  %40 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<279xi32>
  %41 = stablehlo.constant dense<5> : tensor<279xi32>
  %42 = stablehlo.multiply %40, %41 : tensor<279xi32>
  %43 = stablehlo.constant dense<13> : tensor<279xi32>
  %44 = stablehlo.remainder %42, %43 : tensor<279xi32>
  %45 = stablehlo.constant dense<6> : tensor<279xi32>
  %46 = stablehlo.subtract %44, %45 : tensor<279xi32>
  %47 = "stablehlo.convert"(%46) : (tensor<279xi32>) -> tensor<279xcomplex<f32>>
  %48 = "stablehlo.reshape"(%47) : (tensor<279xcomplex<f32>>) -> tensor<9x31xcomplex<f32>>
  %49 = "stablehlo.dot_general"(%39, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<17x9xcomplex<f32>>, tensor<9x31xcomplex<f32>>) -> tensor<17x31xcomplex<f32>>
  %50 = "stablehlo.real"(%49) : (tensor<17x31xcomplex<f32>>) -> tensor<17x31xf32>
  %51 = "stablehlo.reshape"(%50) : (tensor<17x31xf32>) -> tensor<527xf32>
  %52 = "stablehlo.convert"(%51) : (tensor<527xf32>) -> tensor<527xi32>
  %53 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<527xi32>
  %54 = stablehlo.constant dense<81006> : tensor<527xi32>
  %55 = stablehlo.multiply %53, %54 : tensor<527xi32>
  %56 = stablehlo.constant dense<12345> : tensor<527xi32>
  %57 = stablehlo.add %55, %56 : tensor<527xi32>
  %58 = stablehlo.multiply %52, %57 : tensor<527xi32>
  %59 = stablehlo.reduce(%58 init: %28) applies stablehlo.add across dimensions = [0] : (tensor<527xi32>, tensor<i32>) -> tensor<i32>
  %60 = stablehlo.constant dense<-1117465425> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<i32>, tensor<i32>) -> ()
  %61 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %62 = stablehlo.constant dense<7> : tensor<700xi32>
  %63 = stablehlo.multiply %61, %62 : tensor<700xi32>
  %64 = stablehlo.constant dense<11> : tensor<700xi32>
  %65 = stablehlo.remainder %63, %64 : tensor<700xi32>
  %66 = stablehlo.constant dense<5> : tensor<700xi32>
  %67 = stablehlo.subtract %65, %66 : tensor<700xi32>
  %68 = "stablehlo.convert"(%67) : (tensor<700xi32>) -> tensor<700xcomplex<f32>>
  %69 = "stablehlo.reshape"(%68) : (tensor<700xcomplex<f32>>) -> tensor<1x700xcomplex<f32>>
  %70 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %71 = stablehlo.multiply %70, %66 : tensor<700xi32>
  %72 = stablehlo.constant dense<13> : tensor<700xi32>
  %73 = stablehlo.remainder %71, %72 : tensor<700xi32>
  %74 = stablehlo.constant dense<6> : tensor<700xi32>
  %75 = stablehlo.subtract %73, %74 : tensor<700xi32>
  %76 = "stablehlo.convert"(%75) : (tensor<700xi32>) -> tensor<700xcomplex<f32>>
  %77 = "stablehlo.reshape"(%76) : (tensor<700xcomplex<f32>>) -> tensor<700x1xcomplex<f32>>
  %78 = "stablehlo.dot_general"(%69, %77) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x700xcomplex<f32>>, tensor<700x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  %79 = "stablehlo.real"(%78) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
  %80 = "stablehlo.reshape"(%79) : (tensor<1x1xf32>) -> tensor<1xf32>
  %81 = "stablehlo.convert"(%80) : (tensor<1xf32>) -> tensor<1xi32>
  %82 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %83 = stablehlo.constant dense<81006> : tensor<1xi32>
  %84 = stablehlo.multiply %82, %83 : tensor<1xi32>
  %85 = stablehlo.constant dense<12345> : tensor<1xi32>
  %86 = stablehlo.add %84, %85 : tensor<1xi32>
  %87 = stablehlo.multiply %81, %86 : tensor<1xi32>
  %88 = stablehlo.reduce(%87 init: %28) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  %89 = stablehlo.constant dense<1074015> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%88, %89) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of complex<f32>, many sizes, dimensions (0, 0)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<11> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<5> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xcomplex<f32>>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xcomplex<f32>>) -> tensor<130x1xcomplex<f32>>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9100xi32>
  %10 = stablehlo.constant dense<5> : tensor<9100xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<9100xi32>
  %12 = stablehlo.constant dense<13> : tensor<9100xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<9100xi32>
  %14 = stablehlo.constant dense<6> : tensor<9100xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<9100xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<9100xi32>) -> tensor<9100xcomplex<f32>>
  %17 = "stablehlo.reshape"(%16) : (tensor<9100xcomplex<f32>>) -> tensor<130x70xcomplex<f32>>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<130x1xcomplex<f32>>, tensor<130x70xcomplex<f32>>) -> tensor<1x70xcomplex<f32>>
  %19 = "stablehlo.real"(%18) : (tensor<1x70xcomplex<f32>>) -> tensor<1x70xf32>
  %20 = "stablehlo.reshape"(%19) : (tensor<1x70xf32>) -> tensor<70xf32>
  %21 = "stablehlo.convert"(%20) : (tensor<70xf32>) -> tensor<70xi32>
  %22 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<70xi32>
  %23 = stablehlo.constant dense<81006> : tensor<70xi32>
  %24 = stablehlo.multiply %22, %23 : tensor<70xi32>
  %25 = stablehlo.constant dense<12345> : tensor<70xi32>
  %26 = stablehlo.add %24, %25 : tensor<70xi32>
  %27 = stablehlo.multiply %21, %26 : tensor<70xi32>
  %28 = stablehlo.constant dense<0> : tensor<i32>
  %29 = stablehlo.reduce(%27 init: %28) applies stablehlo.add across dimensions = [0] : (tensor<70xi32>, tensor<i32>) -> tensor<i32>
  %30 = stablehlo.constant dense<-131262174> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<i32>, tensor<i32>) -> ()
  %31 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %32 = stablehlo.constant dense<7> : tensor<2100xi32>
  %33 = stablehlo.multiply %31, %32 : tensor<2100xi32>
  %34 = stablehlo.constant dense<11> : tensor<2100xi32>
  %35 = stablehlo.remainder %33, %34 : tensor<2100xi32>
  %36 = stablehlo.constant dense<5> : tensor<2100xi32>
  %37 = stablehlo.subtract %35, %36 : tensor<2100xi32>
  %38 = "stablehlo.convert"(%37) : (tensor<2100xi32>) -> tensor<2100xcomplex<f32>>
  %39 = "stablehlo.reshape"(%38) : (tensor<2100xcomplex<f32>>) -> tensor<300x7xcomplex<f32>>
  %40 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %41 = stablehlo.constant dense<5> : tensor<300xi32>
  %42 = stablehlo.multiply %40, %41 : tensor<300xi32>
  %43 = stablehlo.constant dense<13> : tensor<300xi32>
  %44 = stablehlo.remainder %42, %43 : tensor<300xi32>
  %45 = stablehlo.constant dense<6> : tensor<300xi32>
  %46 = stablehlo.subtract %44, %45 : tensor<300xi32>
  %47 = "stablehlo.convert"(%46) : (tensor<300xi32>) -> tensor<300xcomplex<f32>>
  %48 = "stablehlo.reshape"(%47) : (tensor<300xcomplex<f32>>) -> tensor<300x1xcomplex<f32>>
  %49 = "stablehlo.dot_general"(%39, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<300x7xcomplex<f32>>, tensor<300x1xcomplex<f32>>) -> tensor<7x1xcomplex<f32>>
  %50 = "stablehlo.real"(%49) : (tensor<7x1xcomplex<f32>>) -> tensor<7x1xf32>
  %51 = "stablehlo.reshape"(%50) : (tensor<7x1xf32>) -> tensor<7xf32>
  %52 = "stablehlo.convert"(%51) : (tensor<7xf32>) -> tensor<7xi32>
  %53 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi32>
  %54 = stablehlo.constant dense<81006> : tensor<7xi32>
  %55 = stablehlo.multiply %53, %54 : tensor<7xi32>
  %56 = stablehlo.constant dense<12345> : tensor<7xi32>
  %57 = stablehlo.add %55, %56 : tensor<7xi32>
  %58 = stablehlo.multiply %52, %57 : tensor<7xi32>
  %59 = stablehlo.reduce(%58 init: %28) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %60 = stablehlo.constant dense<-47715717> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<i32>, tensor<i32>) -> ()
  %61 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<25xi32>
  %62 = stablehlo.constant dense<7> : tensor<25xi32>
  %63 = stablehlo.multiply %61, %62 : tensor<25xi32>
  %64 = stablehlo.constant dense<11> : tensor<25xi32>
  %65 = stablehlo.remainder %63, %64 : tensor<25xi32>
  %66 = stablehlo.constant dense<5> : tensor<25xi32>
  %67 = stablehlo.subtract %65, %66 : tensor<25xi32>
  %68 = "stablehlo.convert"(%67) : (tensor<25xi32>) -> tensor<25xcomplex<f32>>
  %69 = "stablehlo.reshape"(%68) : (tensor<25xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
  %70 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %71 = stablehlo.constant dense<5> : tensor<650xi32>
  %72 = stablehlo.multiply %70, %71 : tensor<650xi32>
  %73 = stablehlo.constant dense<13> : tensor<650xi32>
  %74 = stablehlo.remainder %72, %73 : tensor<650xi32>
  %75 = stablehlo.constant dense<6> : tensor<650xi32>
  %76 = stablehlo.subtract %74, %75 : tensor<650xi32>
  %77 = "stablehlo.convert"(%76) : (tensor<650xi32>) -> tensor<650xcomplex<f32>>
  %78 = "stablehlo.reshape"(%77) : (tensor<650xcomplex<f32>>) -> tensor<5x130xcomplex<f32>>
  %79 = "stablehlo.dot_general"(%69, %78) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<5x5xcomplex<f32>>, tensor<5x130xcomplex<f32>>) -> tensor<5x130xcomplex<f32>>
  %80 = "stablehlo.real"(%79) : (tensor<5x130xcomplex<f32>>) -> tensor<5x130xf32>
  %81 = "stablehlo.reshape"(%80) : (tensor<5x130xf32>) -> tensor<650xf32>
  %82 = "stablehlo.convert"(%81) : (tensor<650xf32>) -> tensor<650xi32>
  %83 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %84 = stablehlo.constant dense<81006> : tensor<650xi32>
  %85 = stablehlo.multiply %83, %84 : tensor<650xi32>
  %86 = stablehlo.constant dense<12345> : tensor<650xi32>
  %87 = stablehlo.add %85, %86 : tensor<650xi32>
  %88 = stablehlo.multiply %82, %87 : tensor<650xi32>
  %89 = stablehlo.reduce(%88 init: %28) applies stablehlo.add across dimensions = [0] : (tensor<650xi32>, tensor<i32>) -> tensor<i32>
  %90 = stablehlo.constant dense<-157961700> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%89, %90) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of complex<f32>, many sizes, dimensions (1, 1)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1200xi32>
  %1 = stablehlo.constant dense<7> : tensor<1200xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<1200xi32>
  %3 = stablehlo.constant dense<11> : tensor<1200xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<1200xi32>
  %5 = stablehlo.constant dense<5> : tensor<1200xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<1200xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<1200xi32>) -> tensor<1200xcomplex<f32>>
  %8 = "stablehlo.reshape"(%7) : (tensor<1200xcomplex<f32>>) -> tensor<3x400xcomplex<f32>>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6800xi32>
  %10 = stablehlo.constant dense<5> : tensor<6800xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<6800xi32>
  %12 = stablehlo.constant dense<13> : tensor<6800xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<6800xi32>
  %14 = stablehlo.constant dense<6> : tensor<6800xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<6800xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<6800xi32>) -> tensor<6800xcomplex<f32>>
  %17 = "stablehlo.reshape"(%16) : (tensor<6800xcomplex<f32>>) -> tensor<17x400xcomplex<f32>>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<3x400xcomplex<f32>>, tensor<17x400xcomplex<f32>>) -> tensor<3x17xcomplex<f32>>
  %19 = "stablehlo.real"(%18) : (tensor<3x17xcomplex<f32>>) -> tensor<3x17xf32>
  %20 = "stablehlo.reshape"(%19) : (tensor<3x17xf32>) -> tensor<51xf32>
  %21 = "stablehlo.convert"(%20) : (tensor<51xf32>) -> tensor<51xi32>
  %22 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<51xi32>
  %23 = stablehlo.constant dense<81006> : tensor<51xi32>
  %24 = stablehlo.multiply %22, %23 : tensor<51xi32>
  %25 = stablehlo.constant dense<12345> : tensor<51xi32>
  %26 = stablehlo.add %24, %25 : tensor<51xi32>
  %27 = stablehlo.multiply %21, %26 : tensor<51xi32>
  %28 = stablehlo.constant dense<0> : tensor<i32>
  %29 = stablehlo.reduce(%27 init: %28) applies stablehlo.add across dimensions = [0] : (tensor<51xi32>, tensor<i32>) -> tensor<i32>
  %30 = stablehlo.constant dense<-238380807> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<i32>, tensor<i32>) -> ()
  %31 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6500xi32>
  %32 = stablehlo.constant dense<7> : tensor<6500xi32>
  %33 = stablehlo.multiply %31, %32 : tensor<6500xi32>
  %34 = stablehlo.constant dense<11> : tensor<6500xi32>
  %35 = stablehlo.remainder %33, %34 : tensor<6500xi32>
  %36 = stablehlo.constant dense<5> : tensor<6500xi32>
  %37 = stablehlo.subtract %35, %36 : tensor<6500xi32>
  %38 = "stablehlo.convert"(%37) : (tensor<6500xi32>) -> tensor<6500xcomplex<f32>>
  %39 = "stablehlo.reshape"(%38) : (tensor<6500xcomplex<f32>>) -> tensor<50x130xcomplex<f32>>
  %40 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8450xi32>
  %41 = stablehlo.constant dense<5> : tensor<8450xi32>
  %42 = stablehlo.multiply %40, %41 : tensor<8450xi32>
  %43 = stablehlo.constant dense<13> : tensor<8450xi32>
  %44 = stablehlo.remainder %42, %43 : tensor<8450xi32>
  %45 = stablehlo.constant dense<6> : tensor<8450xi32>
  %46 = stablehlo.subtract %44, %45 : tensor<8450xi32>
  %47 = "stablehlo.convert"(%46) : (tensor<8450xi32>) -> tensor<8450xcomplex<f32>>
  %48 = "stablehlo.reshape"(%47) : (tensor<8450xcomplex<f32>>) -> tensor<65x130xcomplex<f32>>
  %49 = "stablehlo.dot_general"(%39, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<50x130xcomplex<f32>>, tensor<65x130xcomplex<f32>>) -> tensor<50x65xcomplex<f32>>
  %50 = "stablehlo.real"(%49) : (tensor<50x65xcomplex<f32>>) -> tensor<50x65xf32>
  %51 = "stablehlo.reshape"(%50) : (tensor<50x65xf32>) -> tensor<3250xf32>
  %52 = "stablehlo.convert"(%51) : (tensor<3250xf32>) -> tensor<3250xi32>
  %53 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3250xi32>
  %54 = stablehlo.constant dense<81006> : tensor<3250xi32>
  %55 = stablehlo.multiply %53, %54 : tensor<3250xi32>
  %56 = stablehlo.constant dense<12345> : tensor<3250xi32>
  %57 = stablehlo.add %55, %56 : tensor<3250xi32>
  %58 = stablehlo.multiply %52, %57 : tensor<3250xi32>
  %59 = stablehlo.reduce(%58 init: %28) applies stablehlo.add across dimensions = [0] : (tensor<3250xi32>, tensor<i32>) -> tensor<i32>
  %60 = stablehlo.constant dense<-641496090> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<i32>, tensor<i32>) -> ()
  %61 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %62 = stablehlo.constant dense<7> : tensor<1xi32>
  %63 = stablehlo.multiply %61, %62 : tensor<1xi32>
  %64 = stablehlo.constant dense<11> : tensor<1xi32>
  %65 = stablehlo.remainder %63, %64 : tensor<1xi32>
  %66 = stablehlo.constant dense<5> : tensor<1xi32>
  %67 = stablehlo.subtract %65, %66 : tensor<1xi32>
  %68 = "stablehlo.convert"(%67) : (tensor<1xi32>) -> tensor<1xcomplex<f32>>
  %69 = "stablehlo.reshape"(%68) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  %70 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %71 = stablehlo.constant dense<5> : tensor<300xi32>
  %72 = stablehlo.multiply %70, %71 : tensor<300xi32>
  %73 = stablehlo.constant dense<13> : tensor<300xi32>
  %74 = stablehlo.remainder %72, %73 : tensor<300xi32>
  %75 = stablehlo.constant dense<6> : tensor<300xi32>
  %76 = stablehlo.subtract %74, %75 : tensor<300xi32>
  %77 = "stablehlo.convert"(%76) : (tensor<300xi32>) -> tensor<300xcomplex<f32>>
  %78 = "stablehlo.reshape"(%77) : (tensor<300xcomplex<f32>>) -> tensor<300x1xcomplex<f32>>
  %79 = "stablehlo.dot_general"(%69, %78) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<1x1xcomplex<f32>>, tensor<300x1xcomplex<f32>>) -> tensor<1x300xcomplex<f32>>
  %80 = "stablehlo.real"(%79) : (tensor<1x300xcomplex<f32>>) -> tensor<1x300xf32>
  %81 = "stablehlo.reshape"(%80) : (tensor<1x300xf32>) -> tensor<300xf32>
  %82 = "stablehlo.convert"(%81) : (tensor<300xf32>) -> tensor<300xi32>
  %83 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %84 = stablehlo.constant dense<81006> : tensor<300xi32>
  %85 = stablehlo.multiply %83, %84 : tensor<300xi32>
  %86 = stablehlo.constant dense<12345> : tensor<300xi32>
  %87 = stablehlo.add %85, %86 : tensor<300xi32>
  %88 = stablehlo.multiply %82, %87 : tensor<300xi32>
  %89 = stablehlo.reduce(%88 init: %28) applies stablehlo.add across dimensions = [0] : (tensor<300xi32>, tensor<i32>) -> tensor<i32>
  %90 = stablehlo.constant dense<363682260> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%89, %90) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of complex<f32>, many sizes, dimensions (0, 1)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<11> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<5> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xcomplex<f32>>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xcomplex<f32>>) -> tensor<65x2xcomplex<f32>>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2145xi32>
  %10 = stablehlo.constant dense<5> : tensor<2145xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<2145xi32>
  %12 = stablehlo.constant dense<13> : tensor<2145xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<2145xi32>
  %14 = stablehlo.constant dense<6> : tensor<2145xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<2145xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<2145xi32>) -> tensor<2145xcomplex<f32>>
  %17 = "stablehlo.reshape"(%16) : (tensor<2145xcomplex<f32>>) -> tensor<33x65xcomplex<f32>>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<65x2xcomplex<f32>>, tensor<33x65xcomplex<f32>>) -> tensor<2x33xcomplex<f32>>
  %19 = "stablehlo.real"(%18) : (tensor<2x33xcomplex<f32>>) -> tensor<2x33xf32>
  %20 = "stablehlo.reshape"(%19) : (tensor<2x33xf32>) -> tensor<66xf32>
  %21 = "stablehlo.convert"(%20) : (tensor<66xf32>) -> tensor<66xi32>
  %22 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<66xi32>
  %23 = stablehlo.constant dense<81006> : tensor<66xi32>
  %24 = stablehlo.multiply %22, %23 : tensor<66xi32>
  %25 = stablehlo.constant dense<12345> : tensor<66xi32>
  %26 = stablehlo.add %24, %25 : tensor<66xi32>
  %27 = stablehlo.multiply %21, %26 : tensor<66xi32>
  %28 = stablehlo.constant dense<0> : tensor<i32>
  %29 = stablehlo.reduce(%27 init: %28) applies stablehlo.add across dimensions = [0] : (tensor<66xi32>, tensor<i32>) -> tensor<i32>
  %30 = stablehlo.constant dense<1176112880> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<i32>, tensor<i32>) -> ()
  %31 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<153xi32>
  %32 = stablehlo.constant dense<7> : tensor<153xi32>
  %33 = stablehlo.multiply %31, %32 : tensor<153xi32>
  %34 = stablehlo.constant dense<11> : tensor<153xi32>
  %35 = stablehlo.remainder %33, %34 : tensor<153xi32>
  %36 = stablehlo.constant dense<5> : tensor<153xi32>
  %37 = stablehlo.subtract %35, %36 : tensor<153xi32>
  %38 = "stablehlo.convert"(%37) : (tensor<153xi32>) -> tensor<153xcomplex<f32>>
  %39 = "stablehlo.reshape"(%38) : (tensor<153xcomplex<f32>>) -> tensor<9x17xcomplex<f32>>
  %40 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<279xi32>
  %41 = stablehlo.constant dense<5> : tensor<279xi32>
  %42 = stablehlo.multiply %40, %41 : tensor<279xi32>
  %43 = stablehlo.constant dense<13> : tensor<279xi32>
  %44 = stablehlo.remainder %42, %43 : tensor<279xi32>
  %45 = stablehlo.constant dense<6> : tensor<279xi32>
  %46 = stablehlo.subtract %44, %45 : tensor<279xi32>
  %47 = "stablehlo.convert"(%46) : (tensor<279xi32>) -> tensor<279xcomplex<f32>>
  %48 = "stablehlo.reshape"(%47) : (tensor<279xcomplex<f32>>) -> tensor<31x9xcomplex<f32>>
  %49 = "stablehlo.dot_general"(%39, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<9x17xcomplex<f32>>, tensor<31x9xcomplex<f32>>) -> tensor<17x31xcomplex<f32>>
  %50 = "stablehlo.real"(%49) : (tensor<17x31xcomplex<f32>>) -> tensor<17x31xf32>
  %51 = "stablehlo.reshape"(%50) : (tensor<17x31xf32>) -> tensor<527xf32>
  %52 = "stablehlo.convert"(%51) : (tensor<527xf32>) -> tensor<527xi32>
  %53 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<527xi32>
  %54 = stablehlo.constant dense<81006> : tensor<527xi32>
  %55 = stablehlo.multiply %53, %54 : tensor<527xi32>
  %56 = stablehlo.constant dense<12345> : tensor<527xi32>
  %57 = stablehlo.add %55, %56 : tensor<527xi32>
  %58 = stablehlo.multiply %52, %57 : tensor<527xi32>
  %59 = stablehlo.reduce(%58 init: %28) applies stablehlo.add across dimensions = [0] : (tensor<527xi32>, tensor<i32>) -> tensor<i32>
  %60 = stablehlo.constant dense<-1506027345> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<i32>, tensor<i32>) -> ()
  %61 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %62 = stablehlo.constant dense<7> : tensor<700xi32>
  %63 = stablehlo.multiply %61, %62 : tensor<700xi32>
  %64 = stablehlo.constant dense<11> : tensor<700xi32>
  %65 = stablehlo.remainder %63, %64 : tensor<700xi32>
  %66 = stablehlo.constant dense<5> : tensor<700xi32>
  %67 = stablehlo.subtract %65, %66 : tensor<700xi32>
  %68 = "stablehlo.convert"(%67) : (tensor<700xi32>) -> tensor<700xcomplex<f32>>
  %69 = "stablehlo.reshape"(%68) : (tensor<700xcomplex<f32>>) -> tensor<700x1xcomplex<f32>>
  %70 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %71 = stablehlo.multiply %70, %66 : tensor<700xi32>
  %72 = stablehlo.constant dense<13> : tensor<700xi32>
  %73 = stablehlo.remainder %71, %72 : tensor<700xi32>
  %74 = stablehlo.constant dense<6> : tensor<700xi32>
  %75 = stablehlo.subtract %73, %74 : tensor<700xi32>
  %76 = "stablehlo.convert"(%75) : (tensor<700xi32>) -> tensor<700xcomplex<f32>>
  %77 = "stablehlo.reshape"(%76) : (tensor<700xcomplex<f32>>) -> tensor<1x700xcomplex<f32>>
  %78 = "stablehlo.dot_general"(%69, %77) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<700x1xcomplex<f32>>, tensor<1x700xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  %79 = "stablehlo.real"(%78) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
  %80 = "stablehlo.reshape"(%79) : (tensor<1x1xf32>) -> tensor<1xf32>
  %81 = "stablehlo.convert"(%80) : (tensor<1xf32>) -> tensor<1xi32>
  %82 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %83 = stablehlo.constant dense<81006> : tensor<1xi32>
  %84 = stablehlo.multiply %82, %83 : tensor<1xi32>
  %85 = stablehlo.constant dense<12345> : tensor<1xi32>
  %86 = stablehlo.add %84, %85 : tensor<1xi32>
  %87 = stablehlo.multiply %81, %86 : tensor<1xi32>
  %88 = stablehlo.reduce(%87 init: %28) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  %89 = stablehlo.constant dense<1074015> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%88, %89) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of i1, many sizes, dimensions (1, 0)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<2> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<0> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xi1>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xi1>) -> tensor<2x65xi1>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2145xi32>
  %10 = stablehlo.constant dense<5> : tensor<2145xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<2145xi32>
  %12 = stablehlo.constant dense<3> : tensor<2145xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<2145xi32>
  %14 = stablehlo.constant dense<1> : tensor<2145xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<2145xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<2145xi32>) -> tensor<2145xi1>
  %17 = "stablehlo.reshape"(%16) : (tensor<2145xi1>) -> tensor<65x33xi1>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x65xi1>, tensor<65x33xi1>) -> tensor<2x33xi1>
  %19 = "stablehlo.reshape"(%18) : (tensor<2x33xi1>) -> tensor<66xi1>
  %20 = "stablehlo.convert"(%19) : (tensor<66xi1>) -> tensor<66xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<66xi32>
  %22 = stablehlo.constant dense<81006> : tensor<66xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<66xi32>
  %24 = stablehlo.constant dense<12345> : tensor<66xi32>
  %25 = stablehlo.add %23, %24 : tensor<66xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<66xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<66xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<114599628> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<153xi32>
  %31 = stablehlo.constant dense<7> : tensor<153xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<153xi32>
  %33 = stablehlo.constant dense<2> : tensor<153xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<153xi32>
  %35 = stablehlo.constant dense<0> : tensor<153xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<153xi32>
  %37 = "stablehlo.convert"(%36) : (tensor<153xi32>) -> tensor<153xi1>
  %38 = "stablehlo.reshape"(%37) : (tensor<153xi1>) -> tensor<17x9xi1>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<279xi32>
  %40 = stablehlo.constant dense<5> : tensor<279xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<279xi32>
  %42 = stablehlo.constant dense<3> : tensor<279xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<279xi32>
  %44 = stablehlo.constant dense<1> : tensor<279xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<279xi32>
  %46 = "stablehlo.convert"(%45) : (tensor<279xi32>) -> tensor<279xi1>
  %47 = "stablehlo.reshape"(%46) : (tensor<279xi1>) -> tensor<9x31xi1>
  %48 = "stablehlo.dot_general"(%38, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<17x9xi1>, tensor<9x31xi1>) -> tensor<17x31xi1>
  %49 = "stablehlo.reshape"(%48) : (tensor<17x31xi1>) -> tensor<527xi1>
  %50 = "stablehlo.convert"(%49) : (tensor<527xi1>) -> tensor<527xi32>
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<527xi32>
  %52 = stablehlo.constant dense<81006> : tensor<527xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<527xi32>
  %54 = stablehlo.constant dense<12345> : tensor<527xi32>
  %55 = stablehlo.add %53, %54 : tensor<527xi32>
  %56 = stablehlo.multiply %50, %55 : tensor<527xi32>
  %57 = stablehlo.reduce(%56 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<527xi32>, tensor<i32>) -> tensor<i32>
  %58 = stablehlo.constant dense<-1650883467> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<i32>, tensor<i32>) -> ()
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %60 = stablehlo.constant dense<7> : tensor<700xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<700xi32>
  %62 = stablehlo.constant dense<2> : tensor<700xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<700xi32>
  %64 = stablehlo.constant dense<0> : tensor<700xi32>
  %65 = stablehlo.subtract %63, %64 : tensor<700xi32>
  %66 = "stablehlo.convert"(%65) : (tensor<700xi32>) -> tensor<700xi1>
  %67 = "stablehlo.reshape"(%66) : (tensor<700xi1>) -> tensor<1x700xi1>
  %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %69 = stablehlo.constant dense<5> : tensor<700xi32>
  %70 = stablehlo.multiply %68, %69 : tensor<700xi32>
  %71 = stablehlo.constant dense<3> : tensor<700xi32>
  %72 = stablehlo.remainder %70, %71 : tensor<700xi32>
  %73 = stablehlo.constant dense<1> : tensor<700xi32>
  %74 = stablehlo.subtract %72, %73 : tensor<700xi32>
  %75 = "stablehlo.convert"(%74) : (tensor<700xi32>) -> tensor<700xi1>
  %76 = "stablehlo.reshape"(%75) : (tensor<700xi1>) -> tensor<700x1xi1>
  %77 = "stablehlo.dot_general"(%67, %76) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x700xi1>, tensor<700x1xi1>) -> tensor<1x1xi1>
  %78 = "stablehlo.reshape"(%77) : (tensor<1x1xi1>) -> tensor<1xi1>
  %79 = "stablehlo.convert"(%78) : (tensor<1xi1>) -> tensor<1xi32>
  %80 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %81 = stablehlo.constant dense<81006> : tensor<1xi32>
  %82 = stablehlo.multiply %80, %81 : tensor<1xi32>
  %83 = stablehlo.constant dense<12345> : tensor<1xi32>
  %84 = stablehlo.add %82, %83 : tensor<1xi32>
  %85 = stablehlo.multiply %79, %84 : tensor<1xi32>
  %86 = stablehlo.reduce(%85 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  %87 = stablehlo.constant dense<12345> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%86, %87) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of i1, many sizes, dimensions (0, 0)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<2> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<0> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xi1>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xi1>) -> tensor<130x1xi1>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9100xi32>
  %10 = stablehlo.constant dense<5> : tensor<9100xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<9100xi32>
  %12 = stablehlo.constant dense<3> : tensor<9100xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<9100xi32>
  %14 = stablehlo.constant dense<1> : tensor<9100xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<9100xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<9100xi32>) -> tensor<9100xi1>
  %17 = "stablehlo.reshape"(%16) : (tensor<9100xi1>) -> tensor<130x70xi1>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<130x1xi1>, tensor<130x70xi1>) -> tensor<1x70xi1>
  %19 = "stablehlo.reshape"(%18) : (tensor<1x70xi1>) -> tensor<70xi1>
  %20 = "stablehlo.convert"(%19) : (tensor<70xi1>) -> tensor<70xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<70xi32>
  %22 = stablehlo.constant dense<81006> : tensor<70xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<70xi32>
  %24 = stablehlo.constant dense<12345> : tensor<70xi32>
  %25 = stablehlo.add %23, %24 : tensor<70xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<70xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<70xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<196493640> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %31 = stablehlo.constant dense<7> : tensor<2100xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<2100xi32>
  %33 = stablehlo.constant dense<2> : tensor<2100xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<2100xi32>
  %35 = stablehlo.constant dense<0> : tensor<2100xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<2100xi32>
  %37 = "stablehlo.convert"(%36) : (tensor<2100xi32>) -> tensor<2100xi1>
  %38 = "stablehlo.reshape"(%37) : (tensor<2100xi1>) -> tensor<300x7xi1>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %40 = stablehlo.constant dense<5> : tensor<300xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<300xi32>
  %42 = stablehlo.constant dense<3> : tensor<300xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<300xi32>
  %44 = stablehlo.constant dense<1> : tensor<300xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<300xi32>
  %46 = "stablehlo.convert"(%45) : (tensor<300xi32>) -> tensor<300xi1>
  %47 = "stablehlo.reshape"(%46) : (tensor<300xi1>) -> tensor<300x1xi1>
  %48 = "stablehlo.dot_general"(%38, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<300x7xi1>, tensor<300x1xi1>) -> tensor<7x1xi1>
  %49 = "stablehlo.reshape"(%48) : (tensor<7x1xi1>) -> tensor<7xi1>
  %50 = "stablehlo.convert"(%49) : (tensor<7xi1>) -> tensor<7xi32>
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi32>
  %52 = stablehlo.constant dense<81006> : tensor<7xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<7xi32>
  %54 = stablehlo.constant dense<12345> : tensor<7xi32>
  %55 = stablehlo.add %53, %54 : tensor<7xi32>
  %56 = stablehlo.multiply %50, %55 : tensor<7xi32>
  %57 = stablehlo.reduce(%56 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  %58 = stablehlo.constant dense<1787541> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<i32>, tensor<i32>) -> ()
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<25xi32>
  %60 = stablehlo.constant dense<7> : tensor<25xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<25xi32>
  %62 = stablehlo.constant dense<2> : tensor<25xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<25xi32>
  %64 = stablehlo.constant dense<0> : tensor<25xi32>
  %65 = stablehlo.subtract %63, %64 : tensor<25xi32>
  %66 = "stablehlo.convert"(%65) : (tensor<25xi32>) -> tensor<25xi1>
  %67 = "stablehlo.reshape"(%66) : (tensor<25xi1>) -> tensor<5x5xi1>
  %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %69 = stablehlo.constant dense<5> : tensor<650xi32>
  %70 = stablehlo.multiply %68, %69 : tensor<650xi32>
  %71 = stablehlo.constant dense<3> : tensor<650xi32>
  %72 = stablehlo.remainder %70, %71 : tensor<650xi32>
  %73 = stablehlo.constant dense<1> : tensor<650xi32>
  %74 = stablehlo.subtract %72, %73 : tensor<650xi32>
  %75 = "stablehlo.convert"(%74) : (tensor<650xi32>) -> tensor<650xi1>
  %76 = "stablehlo.reshape"(%75) : (tensor<650xi1>) -> tensor<5x130xi1>
  %77 = "stablehlo.dot_general"(%67, %76) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<5x5xi1>, tensor<5x130xi1>) -> tensor<5x130xi1>
  %78 = "stablehlo.reshape"(%77) : (tensor<5x130xi1>) -> tensor<650xi1>
  %79 = "stablehlo.convert"(%78) : (tensor<650xi1>) -> tensor<650xi32>
  %80 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<650xi32>
  %81 = stablehlo.constant dense<81006> : tensor<650xi32>
  %82 = stablehlo.multiply %80, %81 : tensor<650xi32>
  %83 = stablehlo.constant dense<12345> : tensor<650xi32>
  %84 = stablehlo.add %82, %83 : tensor<650xi32>
  %85 = stablehlo.multiply %79, %84 : tensor<650xi32>
  %86 = stablehlo.reduce(%85 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<650xi32>, tensor<i32>) -> tensor<i32>
  %87 = stablehlo.constant dense<-85654384> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%86, %87) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of i1, many sizes, dimensions (1, 1)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1200xi32>
  %1 = stablehlo.constant dense<7> : tensor<1200xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<1200xi32>
  %3 = stablehlo.constant dense<2> : tensor<1200xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<1200xi32>
  %5 = stablehlo.constant dense<0> : tensor<1200xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<1200xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<1200xi32>) -> tensor<1200xi1>
  %8 = "stablehlo.reshape"(%7) : (tensor<1200xi1>) -> tensor<3x400xi1>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6800xi32>
  %10 = stablehlo.constant dense<5> : tensor<6800xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<6800xi32>
  %12 = stablehlo.constant dense<3> : tensor<6800xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<6800xi32>
  %14 = stablehlo.constant dense<1> : tensor<6800xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<6800xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<6800xi32>) -> tensor<6800xi1>
  %17 = "stablehlo.reshape"(%16) : (tensor<6800xi1>) -> tensor<17x400xi1>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<3x400xi1>, tensor<17x400xi1>) -> tensor<3x17xi1>
  %19 = "stablehlo.reshape"(%18) : (tensor<3x17xi1>) -> tensor<51xi1>
  %20 = "stablehlo.convert"(%19) : (tensor<51xi1>) -> tensor<51xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<51xi32>
  %22 = stablehlo.constant dense<81006> : tensor<51xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<51xi32>
  %24 = stablehlo.constant dense<12345> : tensor<51xi32>
  %25 = stablehlo.add %23, %24 : tensor<51xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<51xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<51xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<103912245> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6500xi32>
  %31 = stablehlo.constant dense<7> : tensor<6500xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<6500xi32>
  %33 = stablehlo.constant dense<2> : tensor<6500xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<6500xi32>
  %35 = stablehlo.constant dense<0> : tensor<6500xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<6500xi32>
  %37 = "stablehlo.convert"(%36) : (tensor<6500xi32>) -> tensor<6500xi1>
  %38 = "stablehlo.reshape"(%37) : (tensor<6500xi1>) -> tensor<50x130xi1>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8450xi32>
  %40 = stablehlo.constant dense<5> : tensor<8450xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<8450xi32>
  %42 = stablehlo.constant dense<3> : tensor<8450xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<8450xi32>
  %44 = stablehlo.constant dense<1> : tensor<8450xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<8450xi32>
  %46 = "stablehlo.convert"(%45) : (tensor<8450xi32>) -> tensor<8450xi1>
  %47 = "stablehlo.reshape"(%46) : (tensor<8450xi1>) -> tensor<65x130xi1>
  %48 = "stablehlo.dot_general"(%38, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<50x130xi1>, tensor<65x130xi1>) -> tensor<50x65xi1>
  %49 = "stablehlo.reshape"(%48) : (tensor<50x65xi1>) -> tensor<3250xi1>
  %50 = "stablehlo.convert"(%49) : (tensor<3250xi1>) -> tensor<3250xi32>
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3250xi32>
  %52 = stablehlo.constant dense<81006> : tensor<3250xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<3250xi32>
  %54 = stablehlo.constant dense<12345> : tensor<3250xi32>
  %55 = stablehlo.add %53, %54 : tensor<3250xi32>
  %56 = stablehlo.multiply %50, %55 : tensor<3250xi32>
  %57 = stablehlo.reduce(%56 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<3250xi32>, tensor<i32>) -> tensor<i32>
  %58 = stablehlo.constant dense<-1775305600> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<i32>, tensor<i32>) -> ()
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %60 = stablehlo.constant dense<7> : tensor<1xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<1xi32>
  %62 = stablehlo.constant dense<2> : tensor<1xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<1xi32>
  %64 = stablehlo.constant dense<0> : tensor<1xi32>
  %65 = stablehlo.subtract %63, %64 : tensor<1xi32>
  %66 = "stablehlo.convert"(%65) : (tensor<1xi32>) -> tensor<1xi1>
  %67 = "stablehlo.reshape"(%66) : (tensor<1xi1>) -> tensor<1x1xi1>
  %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %69 = stablehlo.constant dense<5> : tensor<300xi32>
  %70 = stablehlo.multiply %68, %69 : tensor<300xi32>
  %71 = stablehlo.constant dense<3> : tensor<300xi32>
  %72 = stablehlo.remainder %70, %71 : tensor<300xi32>
  %73 = stablehlo.constant dense<1> : tensor<300xi32>
  %74 = stablehlo.subtract %72, %73 : tensor<300xi32>
  %75 = "stablehlo.convert"(%74) : (tensor<300xi32>) -> tensor<300xi1>
  %76 = "stablehlo.reshape"(%75) : (tensor<300xi1>) -> tensor<300x1xi1>
  %77 = "stablehlo.dot_general"(%67, %76) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<1x1xi1>, tensor<300x1xi1>) -> tensor<1x300xi1>
  %78 = "stablehlo.reshape"(%77) : (tensor<1x300xi1>) -> tensor<300xi1>
  %79 = "stablehlo.convert"(%78) : (tensor<300xi1>) -> tensor<300xi32>
  %80 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xi32>
  %81 = stablehlo.constant dense<81006> : tensor<300xi32>
  %82 = stablehlo.multiply %80, %81 : tensor<300xi32>
  %83 = stablehlo.constant dense<12345> : tensor<300xi32>
  %84 = stablehlo.add %82, %83 : tensor<300xi32>
  %85 = stablehlo.multiply %79, %84 : tensor<300xi32>
  %86 = stablehlo.reduce(%85 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<300xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%86, %27) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of i1, many sizes, dimensions (0, 1)
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<130xi32>
  %1 = stablehlo.constant dense<7> : tensor<130xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<130xi32>
  %3 = stablehlo.constant dense<2> : tensor<130xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<130xi32>
  %5 = stablehlo.constant dense<0> : tensor<130xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<130xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<130xi32>) -> tensor<130xi1>
  %8 = "stablehlo.reshape"(%7) : (tensor<130xi1>) -> tensor<65x2xi1>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2145xi32>
  %10 = stablehlo.constant dense<5> : tensor<2145xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<2145xi32>
  %12 = stablehlo.constant dense<3> : tensor<2145xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<2145xi32>
  %14 = stablehlo.constant dense<1> : tensor<2145xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<2145xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<2145xi32>) -> tensor<2145xi1>
  %17 = "stablehlo.reshape"(%16) : (tensor<2145xi1>) -> tensor<33x65xi1>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<65x2xi1>, tensor<33x65xi1>) -> tensor<2x33xi1>
  %19 = "stablehlo.reshape"(%18) : (tensor<2x33xi1>) -> tensor<66xi1>
  %20 = "stablehlo.convert"(%19) : (tensor<66xi1>) -> tensor<66xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<66xi32>
  %22 = stablehlo.constant dense<81006> : tensor<66xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<66xi32>
  %24 = stablehlo.constant dense<12345> : tensor<66xi32>
  %25 = stablehlo.add %23, %24 : tensor<66xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<66xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<66xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<131394087> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<153xi32>
  %31 = stablehlo.constant dense<7> : tensor<153xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<153xi32>
  %33 = stablehlo.constant dense<2> : tensor<153xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<153xi32>
  %35 = stablehlo.constant dense<0> : tensor<153xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<153xi32>
  %37 = "stablehlo.convert"(%36) : (tensor<153xi32>) -> tensor<153xi1>
  %38 = "stablehlo.reshape"(%37) : (tensor<153xi1>) -> tensor<9x17xi1>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<279xi32>
  %40 = stablehlo.constant dense<5> : tensor<279xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<279xi32>
  %42 = stablehlo.constant dense<3> : tensor<279xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<279xi32>
  %44 = stablehlo.constant dense<1> : tensor<279xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<279xi32>
  %46 = "stablehlo.convert"(%45) : (tensor<279xi32>) -> tensor<279xi1>
  %47 = "stablehlo.reshape"(%46) : (tensor<279xi1>) -> tensor<31x9xi1>
  %48 = "stablehlo.dot_general"(%38, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<9x17xi1>, tensor<31x9xi1>) -> tensor<17x31xi1>
  %49 = "stablehlo.reshape"(%48) : (tensor<17x31xi1>) -> tensor<527xi1>
  %50 = "stablehlo.convert"(%49) : (tensor<527xi1>) -> tensor<527xi32>
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<527xi32>
  %52 = stablehlo.constant dense<81006> : tensor<527xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<527xi32>
  %54 = stablehlo.constant dense<12345> : tensor<527xi32>
  %55 = stablehlo.add %53, %54 : tensor<527xi32>
  %56 = stablehlo.multiply %50, %55 : tensor<527xi32>
  %57 = stablehlo.reduce(%56 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<527xi32>, tensor<i32>) -> tensor<i32>
  %58 = stablehlo.constant dense<-1650883467> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<i32>, tensor<i32>) -> ()
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %60 = stablehlo.constant dense<7> : tensor<700xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<700xi32>
  %62 = stablehlo.constant dense<2> : tensor<700xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<700xi32>
  %64 = stablehlo.constant dense<0> : tensor<700xi32>
  %65 = stablehlo.subtract %63, %64 : tensor<700xi32>
  %66 = "stablehlo.convert"(%65) : (tensor<700xi32>) -> tensor<700xi1>
  %67 = "stablehlo.reshape"(%66) : (tensor<700xi1>) -> tensor<700x1xi1>
  %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %69 = stablehlo.constant dense<5> : tensor<700xi32>
  %70 = stablehlo.multiply %68, %69 : tensor<700xi32>
  %71 = stablehlo.constant dense<3> : tensor<700xi32>
  %72 = stablehlo.remainder %70, %71 : tensor<700xi32>
  %73 = stablehlo.constant dense<1> : tensor<700xi32>
  %74 = stablehlo.subtract %72, %73 : tensor<700xi32>
  %75 = "stablehlo.convert"(%74) : (tensor<700xi32>) -> tensor<700xi1>
  %76 = "stablehlo.reshape"(%75) : (tensor<700xi1>) -> tensor<1x700xi1>
  %77 = "stablehlo.dot_general"(%67, %76) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<700x1xi1>, tensor<1x700xi1>) -> tensor<1x1xi1>
  %78 = "stablehlo.reshape"(%77) : (tensor<1x1xi1>) -> tensor<1xi1>
  %79 = "stablehlo.convert"(%78) : (tensor<1xi1>) -> tensor<1xi32>
  %80 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
  %81 = stablehlo.constant dense<81006> : tensor<1xi32>
  %82 = stablehlo.multiply %80, %81 : tensor<1xi32>
  %83 = stablehlo.constant dense<12345> : tensor<1xi32>
  %84 = stablehlo.add %82, %83 : tensor<1xi32>
  %85 = stablehlo.multiply %79, %84 : tensor<1xi32>
  %86 = stablehlo.reduce(%85 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  %87 = stablehlo.constant dense<12345> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%86, %87) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of f32, more than blocks
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<20000xi32>
  %1 = stablehlo.constant dense<7> : tensor<20000xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<20000xi32>
  %3 = stablehlo.constant dense<11> : tensor<20000xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<20000xi32>
  %5 = stablehlo.constant dense<5> : tensor<20000xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<20000xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<20000xi32>) -> tensor<20000xf32>
  %8 = "stablehlo.reshape"(%7) : (tensor<20000xf32>) -> tensor<50x400xf32>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<144000xi32>
  %10 = stablehlo.constant dense<5> : tensor<144000xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<144000xi32>
  %12 = stablehlo.constant dense<13> : tensor<144000xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<144000xi32>
  %14 = stablehlo.constant dense<6> : tensor<144000xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<144000xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<144000xi32>) -> tensor<144000xf32>
  %17 = "stablehlo.reshape"(%16) : (tensor<144000xf32>) -> tensor<400x360xf32>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<50x400xf32>, tensor<400x360xf32>) -> tensor<50x360xf32>
  %19 = "stablehlo.reshape"(%18) : (tensor<50x360xf32>) -> tensor<18000xf32>
  %20 = "stablehlo.convert"(%19) : (tensor<18000xf32>) -> tensor<18000xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<18000xi32>
  %22 = stablehlo.constant dense<81006> : tensor<18000xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<18000xi32>
  %24 = stablehlo.constant dense<12345> : tensor<18000xi32>
  %25 = stablehlo.add %23, %24 : tensor<18000xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<18000xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<18000xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<-287090666> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<72000xi32>
  %31 = stablehlo.constant dense<7> : tensor<72000xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<72000xi32>
  %33 = stablehlo.constant dense<11> : tensor<72000xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<72000xi32>
  %35 = stablehlo.constant dense<5> : tensor<72000xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<72000xi32>
  %37 = "stablehlo.convert"(%36) : (tensor<72000xi32>) -> tensor<72000xf32>
  %38 = "stablehlo.reshape"(%37) : (tensor<72000xf32>) -> tensor<90x800xf32>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16000xi32>
  %40 = stablehlo.constant dense<5> : tensor<16000xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<16000xi32>
  %42 = stablehlo.constant dense<13> : tensor<16000xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<16000xi32>
  %44 = stablehlo.constant dense<6> : tensor<16000xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<16000xi32>
  %46 = "stablehlo.convert"(%45) : (tensor<16000xi32>) -> tensor<16000xf32>
  %47 = "stablehlo.reshape"(%46) : (tensor<16000xf32>) -> tensor<800x20xf32>
  %48 = "stablehlo.dot_general"(%38, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<90x800xf32>, tensor<800x20xf32>) -> tensor<90x20xf32>
  %49 = "stablehlo.reshape"(%48) : (tensor<90x20xf32>) -> tensor<1800xf32>
  %50 = "stablehlo.convert"(%49) : (tensor<1800xf32>) -> tensor<1800xi32>
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1800xi32>
  %52 = stablehlo.constant dense<81006> : tensor<1800xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<1800xi32>
  %54 = stablehlo.constant dense<12345> : tensor<1800xi32>
  %55 = stablehlo.add %53, %54 : tensor<1800xi32>
  %56 = stablehlo.multiply %50, %55 : tensor<1800xi32>
  %57 = stablehlo.reduce(%56 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<1800xi32>, tensor<i32>) -> tensor<i32>
  %58 = stablehlo.constant dense<394075323> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<i32>, tensor<i32>) -> ()
  %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1560xi32>
  %60 = stablehlo.constant dense<7> : tensor<1560xi32>
  %61 = stablehlo.multiply %59, %60 : tensor<1560xi32>
  %62 = stablehlo.constant dense<11> : tensor<1560xi32>
  %63 = stablehlo.remainder %61, %62 : tensor<1560xi32>
  %64 = stablehlo.constant dense<5> : tensor<1560xi32>
  %65 = stablehlo.subtract %63, %64 : tensor<1560xi32>
  %66 = "stablehlo.convert"(%65) : (tensor<1560xi32>) -> tensor<1560xf32>
  %67 = "stablehlo.reshape"(%66) : (tensor<1560xf32>) -> tensor<4x390xf32>
  %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<136500xi32>
  %69 = stablehlo.constant dense<5> : tensor<136500xi32>
  %70 = stablehlo.multiply %68, %69 : tensor<136500xi32>
  %71 = stablehlo.constant dense<13> : tensor<136500xi32>
  %72 = stablehlo.remainder %70, %71 : tensor<136500xi32>
  %73 = stablehlo.constant dense<6> : tensor<136500xi32>
  %74 = stablehlo.subtract %72, %73 : tensor<136500xi32>
  %75 = "stablehlo.convert"(%74) : (tensor<136500xi32>) -> tensor<136500xf32>
  %76 = "stablehlo.reshape"(%75) : (tensor<136500xf32>) -> tensor<390x350xf32>
  %77 = "stablehlo.dot_general"(%67, %76) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x390xf32>, tensor<390x350xf32>) -> tensor<4x350xf32>
  %78 = "stablehlo.reshape"(%77) : (tensor<4x350xf32>) -> tensor<1400xf32>
  %79 = "stablehlo.convert"(%78) : (tensor<1400xf32>) -> tensor<1400xi32>
  %80 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1400xi32>
  %81 = stablehlo.constant dense<81006> : tensor<1400xi32>
  %82 = stablehlo.multiply %80, %81 : tensor<1400xi32>
  %83 = stablehlo.constant dense<12345> : tensor<1400xi32>
  %84 = stablehlo.add %82, %83 : tensor<1400xi32>
  %85 = stablehlo.multiply %79, %84 : tensor<1400xi32>
  %86 = stablehlo.reduce(%85 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<1400xi32>, tensor<i32>) -> tensor<i32>
  %87 = stablehlo.constant dense<-1275141982> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%86, %87) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot_general of f64, more than blocks
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<20000xi32>
  %1 = stablehlo.constant dense<7> : tensor<20000xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<20000xi32>
  %3 = stablehlo.constant dense<11> : tensor<20000xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<20000xi32>
  %5 = stablehlo.constant dense<5> : tensor<20000xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<20000xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<20000xi32>) -> tensor<20000xf64>
  %8 = "stablehlo.reshape"(%7) : (tensor<20000xf64>) -> tensor<50x400xf64>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<80000xi32>
  %10 = stablehlo.constant dense<5> : tensor<80000xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<80000xi32>
  %12 = stablehlo.constant dense<13> : tensor<80000xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<80000xi32>
  %14 = stablehlo.constant dense<6> : tensor<80000xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<80000xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<80000xi32>) -> tensor<80000xf64>
  %17 = "stablehlo.reshape"(%16) : (tensor<80000xf64>) -> tensor<400x200xf64>
  %18 = "stablehlo.dot_general"(%8, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<50x400xf64>, tensor<400x200xf64>) -> tensor<50x200xf64>
  %19 = "stablehlo.reshape"(%18) : (tensor<50x200xf64>) -> tensor<10000xf64>
  %20 = "stablehlo.convert"(%19) : (tensor<10000xf64>) -> tensor<10000xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10000xi32>
  %22 = stablehlo.constant dense<81006> : tensor<10000xi32>
  %23 = stablehlo.multiply %21, %22 : tensor<10000xi32>
  %24 = stablehlo.constant dense<12345> : tensor<10000xi32>
  %25 = stablehlo.add %23, %24 : tensor<10000xi32>
  %26 = stablehlo.multiply %20, %25 : tensor<10000xi32>
  %27 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.reduce(%26 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<10000xi32>, tensor<i32>) -> tensor<i32>
  %29 = stablehlo.constant dense<-372737049> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<i32>, tensor<i32>) -> ()
  %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<11700xi32>
  %31 = stablehlo.constant dense<7> : tensor<11700xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<11700xi32>
  %33 = stablehlo.constant dense<11> : tensor<11700xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<11700xi32>
  %35 = stablehlo.constant dense<5> : tensor<11700xi32>
  %36 = stablehlo.subtract %34, %35 : tensor<11700xi32>
  %37 = "stablehlo.convert"(%36) : (tensor<11700xi32>) -> tensor<11700xf64>
  %38 = "stablehlo.reshape"(%37) : (tensor<11700xf64>) -> tensor<30x390xf64>
  %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<74100xi32>
  %40 = stablehlo.constant dense<5> : tensor<74100xi32>
  %41 = stablehlo.multiply %39, %40 : tensor<74100xi32>
  %42 = stablehlo.constant dense<13> : tensor<74100xi32>
  %43 = stablehlo.remainder %41, %42 : tensor<74100xi32>
  %44 = stablehlo.constant dense<6> : tensor<74100xi32>
  %45 = stablehlo.subtract %43, %44 : tensor<74100xi32>
  %46 = "stablehlo.convert"(%45) : (tensor<74100xi32>) -> tensor<74100xf64>
  %47 = "stablehlo.reshape"(%46) : (tensor<74100xf64>) -> tensor<390x190xf64>
  %48 = "stablehlo.dot_general"(%38, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<30x390xf64>, tensor<390x190xf64>) -> tensor<30x190xf64>
  %49 = "stablehlo.reshape"(%48) : (tensor<30x190xf64>) -> tensor<5700xf64>
  %50 = "stablehlo.convert"(%49) : (tensor<5700xf64>) -> tensor<5700xi32>
  %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5700xi32>
  %52 = stablehlo.constant dense<81006> : tensor<5700xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<5700xi32>
  %54 = stablehlo.constant dense<12345> : tensor<5700xi32>
  %55 = stablehlo.add %53, %54 : tensor<5700xi32>
  %56 = stablehlo.multiply %50, %55 : tensor<5700xi32>
  %57 = stablehlo.reduce(%56 init: %27) applies stablehlo.add across dimensions = [0] : (tensor<5700xi32>, tensor<i32>) -> tensor<i32>
  %58 = stablehlo.constant dense<-306984202> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// a right side that is a constant, packed beforehand
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<45xi32>
  %1 = stablehlo.constant dense<7> : tensor<45xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<45xi32>
  %3 = stablehlo.constant dense<11> : tensor<45xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<45xi32>
  %5 = stablehlo.constant dense<5> : tensor<45xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<45xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<45xi32>) -> tensor<45xf32>
  %8 = "stablehlo.reshape"(%7) : (tensor<45xf32>) -> tensor<5x9xf32>
  %9 = stablehlo.constant dense<[[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0]]> : tensor<9x17xf32>
  %10 = "stablehlo.dot_general"(%8, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<5x9xf32>, tensor<9x17xf32>) -> tensor<5x17xf32>
  %11 = "stablehlo.reshape"(%10) : (tensor<5x17xf32>) -> tensor<85xf32>
  %12 = "stablehlo.convert"(%11) : (tensor<85xf32>) -> tensor<85xi32>
  %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<85xi32>
  %14 = stablehlo.constant dense<81006> : tensor<85xi32>
  %15 = stablehlo.multiply %13, %14 : tensor<85xi32>
  %16 = stablehlo.constant dense<12345> : tensor<85xi32>
  %17 = stablehlo.add %15, %16 : tensor<85xi32>
  %18 = stablehlo.multiply %12, %17 : tensor<85xi32>
  %19 = stablehlo.constant dense<0> : tensor<i32>
  %20 = stablehlo.reduce(%18 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<85xi32>, tensor<i32>) -> tensor<i32>
  %21 = stablehlo.constant dense<-233133741> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<i32>, tensor<i32>) -> ()
  %22 = "stablehlo.dot_general"(%9, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<9x17xf32>, tensor<5x9xf32>) -> tensor<17x5xf32>
  %23 = "stablehlo.reshape"(%22) : (tensor<17x5xf32>) -> tensor<85xf32>
  %24 = "stablehlo.convert"(%23) : (tensor<85xf32>) -> tensor<85xi32>
  %25 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<85xi32>
  %26 = stablehlo.multiply %25, %14 : tensor<85xi32>
  %27 = stablehlo.add %26, %16 : tensor<85xi32>
  %28 = stablehlo.multiply %24, %27 : tensor<85xi32>
  %29 = stablehlo.reduce(%28 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<85xi32>, tensor<i32>) -> tensor<i32>
  %30 = stablehlo.constant dense<-28674597> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<i32>, tensor<i32>) -> ()
  %31 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<45xi32>
  %32 = stablehlo.multiply %31, %1 : tensor<45xi32>
  %33 = stablehlo.remainder %32, %3 : tensor<45xi32>
  %34 = stablehlo.subtract %33, %5 : tensor<45xi32>
  %35 = "stablehlo.convert"(%34) : (tensor<45xi32>) -> tensor<45xf32>
  %36 = "stablehlo.reshape"(%35) : (tensor<45xf32>) -> tensor<5x9xf32>
  %37 = stablehlo.constant dense<[[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0]]> : tensor<17x9xf32>
  %38 = "stablehlo.dot_general"(%36, %37) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<5x9xf32>, tensor<17x9xf32>) -> tensor<5x17xf32>
  %39 = "stablehlo.reshape"(%38) : (tensor<5x17xf32>) -> tensor<85xf32>
  %40 = "stablehlo.convert"(%39) : (tensor<85xf32>) -> tensor<85xi32>
  %41 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<85xi32>
  %42 = stablehlo.multiply %41, %14 : tensor<85xi32>
  %43 = stablehlo.add %42, %16 : tensor<85xi32>
  %44 = stablehlo.multiply %40, %43 : tensor<85xi32>
  %45 = stablehlo.reduce(%44 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<85xi32>, tensor<i32>) -> tensor<i32>
  %46 = stablehlo.constant dense<-174806367> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<i32>, tensor<i32>) -> ()
  %47 = "stablehlo.dot_general"(%37, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<17x9xf32>, tensor<5x9xf32>) -> tensor<17x5xf32>
  %48 = "stablehlo.reshape"(%47) : (tensor<17x5xf32>) -> tensor<85xf32>
  %49 = "stablehlo.convert"(%48) : (tensor<85xf32>) -> tensor<85xi32>
  %50 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<85xi32>
  %51 = stablehlo.multiply %50, %14 : tensor<85xi32>
  %52 = stablehlo.add %51, %16 : tensor<85xi32>
  %53 = stablehlo.multiply %49, %52 : tensor<85xi32>
  %54 = stablehlo.reduce(%53 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<85xi32>, tensor<i32>) -> tensor<i32>
  %55 = stablehlo.constant dense<-205264623> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<i32>, tensor<i32>) -> ()
  %56 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<45xi32>
  %57 = stablehlo.multiply %56, %1 : tensor<45xi32>
  %58 = stablehlo.remainder %57, %3 : tensor<45xi32>
  %59 = stablehlo.subtract %58, %5 : tensor<45xi32>
  %60 = "stablehlo.convert"(%59) : (tensor<45xi32>) -> tensor<45xf64>
  %61 = "stablehlo.reshape"(%60) : (tensor<45xf64>) -> tensor<5x9xf64>
  %62 = stablehlo.constant dense<[[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0]]> : tensor<9x17xf64>
  %63 = "stablehlo.dot_general"(%61, %62) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<5x9xf64>, tensor<9x17xf64>) -> tensor<5x17xf64>
  %64 = "stablehlo.reshape"(%63) : (tensor<5x17xf64>) -> tensor<85xf64>
  %65 = "stablehlo.convert"(%64) : (tensor<85xf64>) -> tensor<85xi32>
  %66 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<85xi32>
  %67 = stablehlo.multiply %66, %14 : tensor<85xi32>
  %68 = stablehlo.add %67, %16 : tensor<85xi32>
  %69 = stablehlo.multiply %65, %68 : tensor<85xi32>
  %70 = stablehlo.reduce(%69 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<85xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%70, %21) : (tensor<i32>, tensor<i32>) -> ()
  %71 = "stablehlo.dot_general"(%62, %61) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<9x17xf64>, tensor<5x9xf64>) -> tensor<17x5xf64>
  %72 = "stablehlo.reshape"(%71) : (tensor<17x5xf64>) -> tensor<85xf64>
  %73 = "stablehlo.convert"(%72) : (tensor<85xf64>) -> tensor<85xi32>
  %74 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<85xi32>
  %75 = stablehlo.multiply %74, %14 : tensor<85xi32>
  %76 = stablehlo.add %75, %16 : tensor<85xi32>
  %77 = stablehlo.multiply %73, %76 : tensor<85xi32>
  %78 = stablehlo.reduce(%77 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<85xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%78, %30) : (tensor<i32>, tensor<i32>) -> ()
  %79 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<45xi32>
  %80 = stablehlo.multiply %79, %1 : tensor<45xi32>
  %81 = stablehlo.remainder %80, %3 : tensor<45xi32>
  %82 = stablehlo.subtract %81, %5 : tensor<45xi32>
  %83 = "stablehlo.convert"(%82) : (tensor<45xi32>) -> tensor<45xf64>
  %84 = "stablehlo.reshape"(%83) : (tensor<45xf64>) -> tensor<5x9xf64>
  %85 = stablehlo.constant dense<[[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0]]> : tensor<17x9xf64>
  %86 = "stablehlo.dot_general"(%84, %85) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<5x9xf64>, tensor<17x9xf64>) -> tensor<5x17xf64>
  %87 = "stablehlo.reshape"(%86) : (tensor<5x17xf64>) -> tensor<85xf64>
  %88 = "stablehlo.convert"(%87) : (tensor<85xf64>) -> tensor<85xi32>
  %89 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<85xi32>
  %90 = stablehlo.multiply %89, %14 : tensor<85xi32>
  %91 = stablehlo.add %90, %16 : tensor<85xi32>
  %92 = stablehlo.multiply %88, %91 : tensor<85xi32>
  %93 = stablehlo.reduce(%92 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<85xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%93, %46) : (tensor<i32>, tensor<i32>) -> ()
  %94 = "stablehlo.dot_general"(%85, %84) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<17x9xf64>, tensor<5x9xf64>) -> tensor<17x5xf64>
  %95 = "stablehlo.reshape"(%94) : (tensor<17x5xf64>) -> tensor<85xf64>
  %96 = "stablehlo.convert"(%95) : (tensor<85xf64>) -> tensor<85xi32>
  %97 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<85xi32>
  %98 = stablehlo.multiply %97, %14 : tensor<85xi32>
  %99 = stablehlo.add %98, %16 : tensor<85xi32>
  %100 = stablehlo.multiply %96, %99 : tensor<85xi32>
  %101 = stablehlo.reduce(%100 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<85xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%101, %55) : (tensor<i32>, tensor<i32>) -> ()
  %102 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<297xi32>
  %103 = stablehlo.constant dense<7> : tensor<297xi32>
  %104 = stablehlo.multiply %102, %103 : tensor<297xi32>
  %105 = stablehlo.constant dense<11> : tensor<297xi32>
  %106 = stablehlo.remainder %104, %105 : tensor<297xi32>
  %107 = stablehlo.constant dense<5> : tensor<297xi32>
  %108 = stablehlo.subtract %106, %107 : tensor<297xi32>
  %109 = "stablehlo.convert"(%108) : (tensor<297xi32>) -> tensor<297xf32>
  %110 = "stablehlo.reshape"(%109) : (tensor<297xf32>) -> tensor<9x33xf32>
  %111 = stablehlo.constant dense<[[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0]]> : tensor<33x40xf32>
  %112 = "stablehlo.dot_general"(%110, %111) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<9x33xf32>, tensor<33x40xf32>) -> tensor<9x40xf32>
  %113 = "stablehlo.reshape"(%112) : (tensor<9x40xf32>) -> tensor<360xf32>
  %114 = "stablehlo.convert"(%113) : (tensor<360xf32>) -> tensor<360xi32>
  %115 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<360xi32>
  %116 = stablehlo.constant dense<81006> : tensor<360xi32>
  %117 = stablehlo.multiply %115, %116 : tensor<360xi32>
  %118 = stablehlo.constant dense<12345> : tensor<360xi32>
  %119 = stablehlo.add %117, %118 : tensor<360xi32>
  %120 = stablehlo.multiply %114, %119 : tensor<360xi32>
  %121 = stablehlo.reduce(%120 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<360xi32>, tensor<i32>) -> tensor<i32>
  %122 = stablehlo.constant dense<-915900291> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%121, %122) : (tensor<i32>, tensor<i32>) -> ()
  %123 = "stablehlo.dot_general"(%111, %110) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<33x40xf32>, tensor<9x33xf32>) -> tensor<40x9xf32>
  %124 = "stablehlo.reshape"(%123) : (tensor<40x9xf32>) -> tensor<360xf32>
  %125 = "stablehlo.convert"(%124) : (tensor<360xf32>) -> tensor<360xi32>
  %126 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<360xi32>
  %127 = stablehlo.multiply %126, %116 : tensor<360xi32>
  %128 = stablehlo.add %127, %118 : tensor<360xi32>
  %129 = stablehlo.multiply %125, %128 : tensor<360xi32>
  %130 = stablehlo.reduce(%129 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<360xi32>, tensor<i32>) -> tensor<i32>
  %131 = stablehlo.constant dense<-1115881451> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%130, %131) : (tensor<i32>, tensor<i32>) -> ()
  %132 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<297xi32>
  %133 = stablehlo.multiply %132, %103 : tensor<297xi32>
  %134 = stablehlo.remainder %133, %105 : tensor<297xi32>
  %135 = stablehlo.subtract %134, %107 : tensor<297xi32>
  %136 = "stablehlo.convert"(%135) : (tensor<297xi32>) -> tensor<297xf32>
  %137 = "stablehlo.reshape"(%136) : (tensor<297xf32>) -> tensor<9x33xf32>
  %138 = stablehlo.constant dense<[[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0]]> : tensor<40x33xf32>
  %139 = "stablehlo.dot_general"(%137, %138) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<9x33xf32>, tensor<40x33xf32>) -> tensor<9x40xf32>
  %140 = "stablehlo.reshape"(%139) : (tensor<9x40xf32>) -> tensor<360xf32>
  %141 = "stablehlo.convert"(%140) : (tensor<360xf32>) -> tensor<360xi32>
  %142 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<360xi32>
  %143 = stablehlo.multiply %142, %116 : tensor<360xi32>
  %144 = stablehlo.add %143, %118 : tensor<360xi32>
  %145 = stablehlo.multiply %141, %144 : tensor<360xi32>
  %146 = stablehlo.reduce(%145 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<360xi32>, tensor<i32>) -> tensor<i32>
  %147 = stablehlo.constant dense<-691391965> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%146, %147) : (tensor<i32>, tensor<i32>) -> ()
  %148 = "stablehlo.dot_general"(%138, %137) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<40x33xf32>, tensor<9x33xf32>) -> tensor<40x9xf32>
  %149 = "stablehlo.reshape"(%148) : (tensor<40x9xf32>) -> tensor<360xf32>
  %150 = "stablehlo.convert"(%149) : (tensor<360xf32>) -> tensor<360xi32>
  %151 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<360xi32>
  %152 = stablehlo.multiply %151, %116 : tensor<360xi32>
  %153 = stablehlo.add %152, %118 : tensor<360xi32>
  %154 = stablehlo.multiply %150, %153 : tensor<360xi32>
  %155 = stablehlo.reduce(%154 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<360xi32>, tensor<i32>) -> tensor<i32>
  %156 = stablehlo.constant dense<1941951083> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%155, %156) : (tensor<i32>, tensor<i32>) -> ()
  %157 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<297xi32>
  %158 = stablehlo.multiply %157, %103 : tensor<297xi32>
  %159 = stablehlo.remainder %158, %105 : tensor<297xi32>
  %160 = stablehlo.subtract %159, %107 : tensor<297xi32>
  %161 = "stablehlo.convert"(%160) : (tensor<297xi32>) -> tensor<297xf64>
  %162 = "stablehlo.reshape"(%161) : (tensor<297xf64>) -> tensor<9x33xf64>
  %163 = stablehlo.constant dense<[[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0]]> : tensor<33x40xf64>
  %164 = "stablehlo.dot_general"(%162, %163) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<9x33xf64>, tensor<33x40xf64>) -> tensor<9x40xf64>
  %165 = "stablehlo.reshape"(%164) : (tensor<9x40xf64>) -> tensor<360xf64>
  %166 = "stablehlo.convert"(%165) : (tensor<360xf64>) -> tensor<360xi32>
  %167 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<360xi32>
  %168 = stablehlo.multiply %167, %116 : tensor<360xi32>
  %169 = stablehlo.add %168, %118 : tensor<360xi32>
  %170 = stablehlo.multiply %166, %169 : tensor<360xi32>
  %171 = stablehlo.reduce(%170 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<360xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%171, %122) : (tensor<i32>, tensor<i32>) -> ()
  %172 = "stablehlo.dot_general"(%163, %162) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<33x40xf64>, tensor<9x33xf64>) -> tensor<40x9xf64>
  %173 = "stablehlo.reshape"(%172) : (tensor<40x9xf64>) -> tensor<360xf64>
  %174 = "stablehlo.convert"(%173) : (tensor<360xf64>) -> tensor<360xi32>
  %175 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<360xi32>
  %176 = stablehlo.multiply %175, %116 : tensor<360xi32>
  %177 = stablehlo.add %176, %118 : tensor<360xi32>
  %178 = stablehlo.multiply %174, %177 : tensor<360xi32>
  %179 = stablehlo.reduce(%178 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<360xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%179, %131) : (tensor<i32>, tensor<i32>) -> ()
  %180 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<297xi32>
  %181 = stablehlo.multiply %180, %103 : tensor<297xi32>
  %182 = stablehlo.remainder %181, %105 : tensor<297xi32>
  %183 = stablehlo.subtract %182, %107 : tensor<297xi32>
  %184 = "stablehlo.convert"(%183) : (tensor<297xi32>) -> tensor<297xf64>
  %185 = "stablehlo.reshape"(%184) : (tensor<297xf64>) -> tensor<9x33xf64>
  %186 = stablehlo.constant dense<[[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0]]> : tensor<40x33xf64>
  %187 = "stablehlo.dot_general"(%185, %186) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<9x33xf64>, tensor<40x33xf64>) -> tensor<9x40xf64>
  %188 = "stablehlo.reshape"(%187) : (tensor<9x40xf64>) -> tensor<360xf64>
  %189 = "stablehlo.convert"(%188) : (tensor<360xf64>) -> tensor<360xi32>
  %190 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<360xi32>
  %191 = stablehlo.multiply %190, %116 : tensor<360xi32>
  %192 = stablehlo.add %191, %118 : tensor<360xi32>
  %193 = stablehlo.multiply %189, %192 : tensor<360xi32>
  %194 = stablehlo.reduce(%193 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<360xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%194, %147) : (tensor<i32>, tensor<i32>) -> ()
  %195 = "stablehlo.dot_general"(%186, %185) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<40x33xf64>, tensor<9x33xf64>) -> tensor<40x9xf64>
  %196 = "stablehlo.reshape"(%195) : (tensor<40x9xf64>) -> tensor<360xf64>
  %197 = "stablehlo.convert"(%196) : (tensor<360xf64>) -> tensor<360xi32>
  %198 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<360xi32>
  %199 = stablehlo.multiply %198, %116 : tensor<360xi32>
  %200 = stablehlo.add %199, %118 : tensor<360xi32>
  %201 = stablehlo.multiply %197, %200 : tensor<360xi32>
  %202 = stablehlo.reduce(%201 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<360xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%202, %156) : (tensor<i32>, tensor<i32>) -> ()
  %203 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
  %204 = stablehlo.constant dense<7> : tensor<16xi32>
  %205 = stablehlo.multiply %203, %204 : tensor<16xi32>
  %206 = stablehlo.constant dense<11> : tensor<16xi32>
  %207 = stablehlo.remainder %205, %206 : tensor<16xi32>
  %208 = stablehlo.constant dense<5> : tensor<16xi32>
  %209 = stablehlo.subtract %207, %208 : tensor<16xi32>
  %210 = "stablehlo.convert"(%209) : (tensor<16xi32>) -> tensor<16xf32>
  %211 = "stablehlo.reshape"(%210) : (tensor<16xf32>) -> tensor<2x8xf32>
  %212 = stablehlo.constant dense<[[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0]]> : tensor<8x8xf32>
  %213 = "stablehlo.dot_general"(%211, %212) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
  %214 = "stablehlo.reshape"(%213) : (tensor<2x8xf32>) -> tensor<16xf32>
  %215 = "stablehlo.convert"(%214) : (tensor<16xf32>) -> tensor<16xi32>
  %216 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
  %217 = stablehlo.constant dense<81006> : tensor<16xi32>
  %218 = stablehlo.multiply %216, %217 : tensor<16xi32>
  %219 = stablehlo.constant dense<12345> : tensor<16xi32>
  %220 = stablehlo.add %218, %219 : tensor<16xi32>
  %221 = stablehlo.multiply %215, %220 : tensor<16xi32>
  %222 = stablehlo.reduce(%221 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
  %223 = stablehlo.constant dense<23381463> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%222, %223) : (tensor<i32>, tensor<i32>) -> ()
  %224 = "stablehlo.dot_general"(%212, %211) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<8x8xf32>, tensor<2x8xf32>) -> tensor<8x2xf32>
  %225 = "stablehlo.reshape"(%224) : (tensor<8x2xf32>) -> tensor<16xf32>
  %226 = "stablehlo.convert"(%225) : (tensor<16xf32>) -> tensor<16xi32>
  %227 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
  %228 = stablehlo.multiply %227, %217 : tensor<16xi32>
  %229 = stablehlo.add %228, %219 : tensor<16xi32>
  %230 = stablehlo.multiply %226, %229 : tensor<16xi32>
  %231 = stablehlo.reduce(%230 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
  %232 = stablehlo.constant dense<25649631> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%231, %232) : (tensor<i32>, tensor<i32>) -> ()
  %233 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
  %234 = stablehlo.multiply %233, %204 : tensor<16xi32>
  %235 = stablehlo.remainder %234, %206 : tensor<16xi32>
  %236 = stablehlo.subtract %235, %208 : tensor<16xi32>
  %237 = "stablehlo.convert"(%236) : (tensor<16xi32>) -> tensor<16xf32>
  %238 = "stablehlo.reshape"(%237) : (tensor<16xf32>) -> tensor<2x8xf32>
  %239 = "stablehlo.dot_general"(%238, %212) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
  %240 = "stablehlo.reshape"(%239) : (tensor<2x8xf32>) -> tensor<16xf32>
  %241 = "stablehlo.convert"(%240) : (tensor<16xf32>) -> tensor<16xi32>
  %242 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
  %243 = stablehlo.multiply %242, %217 : tensor<16xi32>
  %244 = stablehlo.add %243, %219 : tensor<16xi32>
  %245 = stablehlo.multiply %241, %244 : tensor<16xi32>
  %246 = stablehlo.reduce(%245 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%246, %223) : (tensor<i32>, tensor<i32>) -> ()
  %247 = "stablehlo.dot_general"(%212, %238) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<8x8xf32>, tensor<2x8xf32>) -> tensor<8x2xf32>
  %248 = "stablehlo.reshape"(%247) : (tensor<8x2xf32>) -> tensor<16xf32>
  %249 = "stablehlo.convert"(%248) : (tensor<16xf32>) -> tensor<16xi32>
  %250 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
  %251 = stablehlo.multiply %250, %217 : tensor<16xi32>
  %252 = stablehlo.add %251, %219 : tensor<16xi32>
  %253 = stablehlo.multiply %249, %252 : tensor<16xi32>
  %254 = stablehlo.reduce(%253 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%254, %232) : (tensor<i32>, tensor<i32>) -> ()
  %255 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
  %256 = stablehlo.multiply %255, %204 : tensor<16xi32>
  %257 = stablehlo.remainder %256, %206 : tensor<16xi32>
  %258 = stablehlo.subtract %257, %208 : tensor<16xi32>
  %259 = "stablehlo.convert"(%258) : (tensor<16xi32>) -> tensor<16xf64>
  %260 = "stablehlo.reshape"(%259) : (tensor<16xf64>) -> tensor<2x8xf64>
  %261 = stablehlo.constant dense<[[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0]]> : tensor<8x8xf64>
  %262 = "stablehlo.dot_general"(%260, %261) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x8xf64>, tensor<8x8xf64>) -> tensor<2x8xf64>
  %263 = "stablehlo.reshape"(%262) : (tensor<2x8xf64>) -> tensor<16xf64>
  %264 = "stablehlo.convert"(%263) : (tensor<16xf64>) -> tensor<16xi32>
  %265 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
  %266 = stablehlo.multiply %265, %217 : tensor<16xi32>
  %267 = stablehlo.add %266, %219 : tensor<16xi32>
  %268 = stablehlo.multiply %264, %267 : tensor<16xi32>
  %269 = stablehlo.reduce(%268 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%269, %223) : (tensor<i32>, tensor<i32>) -> ()
  %270 = "stablehlo.dot_general"(%261, %260) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<8x8xf64>, tensor<2x8xf64>) -> tensor<8x2xf64>
  %271 = "stablehlo.reshape"(%270) : (tensor<8x2xf64>) -> tensor<16xf64>
  %272 = "stablehlo.convert"(%271) : (tensor<16xf64>) -> tensor<16xi32>
  %273 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
  %274 = stablehlo.multiply %273, %217 : tensor<16xi32>
  %275 = stablehlo.add %274, %219 : tensor<16xi32>
  %276 = stablehlo.multiply %272, %275 : tensor<16xi32>
  %277 = stablehlo.reduce(%276 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%277, %232) : (tensor<i32>, tensor<i32>) -> ()
  %278 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
  %279 = stablehlo.multiply %278, %204 : tensor<16xi32>
  %280 = stablehlo.remainder %279, %206 : tensor<16xi32>
  %281 = stablehlo.subtract %280, %208 : tensor<16xi32>
  %282 = "stablehlo.convert"(%281) : (tensor<16xi32>) -> tensor<16xf64>
  %283 = "stablehlo.reshape"(%282) : (tensor<16xf64>) -> tensor<2x8xf64>
  %284 = "stablehlo.dot_general"(%283, %261) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x8xf64>, tensor<8x8xf64>) -> tensor<2x8xf64>
  %285 = "stablehlo.reshape"(%284) : (tensor<2x8xf64>) -> tensor<16xf64>
  %286 = "stablehlo.convert"(%285) : (tensor<16xf64>) -> tensor<16xi32>
  %287 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
  %288 = stablehlo.multiply %287, %217 : tensor<16xi32>
  %289 = stablehlo.add %288, %219 : tensor<16xi32>
  %290 = stablehlo.multiply %286, %289 : tensor<16xi32>
  %291 = stablehlo.reduce(%290 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%291, %223) : (tensor<i32>, tensor<i32>) -> ()
  %292 = "stablehlo.dot_general"(%261, %283) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<8x8xf64>, tensor<2x8xf64>) -> tensor<8x2xf64>
  %293 = "stablehlo.reshape"(%292) : (tensor<8x2xf64>) -> tensor<16xf64>
  %294 = "stablehlo.convert"(%293) : (tensor<16xf64>) -> tensor<16xi32>
  %295 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
  %296 = stablehlo.multiply %295, %217 : tensor<16xi32>
  %297 = stablehlo.add %296, %219 : tensor<16xi32>
  %298 = stablehlo.multiply %294, %297 : tensor<16xi32>
  %299 = stablehlo.reduce(%298 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%299, %232) : (tensor<i32>, tensor<i32>) -> ()
  %300 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1500xi32>
  %301 = stablehlo.constant dense<7> : tensor<1500xi32>
  %302 = stablehlo.multiply %300, %301 : tensor<1500xi32>
  %303 = stablehlo.constant dense<11> : tensor<1500xi32>
  %304 = stablehlo.remainder %302, %303 : tensor<1500xi32>
  %305 = stablehlo.constant dense<5> : tensor<1500xi32>
  %306 = stablehlo.subtract %304, %305 : tensor<1500xi32>
  %307 = "stablehlo.convert"(%306) : (tensor<1500xi32>) -> tensor<1500xf32>
  %308 = "stablehlo.reshape"(%307) : (tensor<1500xf32>) -> tensor<30x50xf32>
  %309 = stablehlo.constant dense<[[-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0]]> : tensor<50x5xf32>
  %310 = "stablehlo.dot_general"(%308, %309) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<30x50xf32>, tensor<50x5xf32>) -> tensor<30x5xf32>
  %311 = "stablehlo.reshape"(%310) : (tensor<30x5xf32>) -> tensor<150xf32>
  %312 = "stablehlo.convert"(%311) : (tensor<150xf32>) -> tensor<150xi32>
  %313 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<150xi32>
  %314 = stablehlo.constant dense<81006> : tensor<150xi32>
  %315 = stablehlo.multiply %313, %314 : tensor<150xi32>
  %316 = stablehlo.constant dense<12345> : tensor<150xi32>
  %317 = stablehlo.add %315, %316 : tensor<150xi32>
  %318 = stablehlo.multiply %312, %317 : tensor<150xi32>
  %319 = stablehlo.reduce(%318 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<150xi32>, tensor<i32>) -> tensor<i32>
  %320 = stablehlo.constant dense<276903198> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%319, %320) : (tensor<i32>, tensor<i32>) -> ()
  %321 = "stablehlo.dot_general"(%309, %308) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<50x5xf32>, tensor<30x50xf32>) -> tensor<5x30xf32>
  %322 = "stablehlo.reshape"(%321) : (tensor<5x30xf32>) -> tensor<150xf32>
  %323 = "stablehlo.convert"(%322) : (tensor<150xf32>) -> tensor<150xi32>
  %324 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<150xi32>
  %325 = stablehlo.multiply %324, %314 : tensor<150xi32>
  %326 = stablehlo.add %325, %316 : tensor<150xi32>
  %327 = stablehlo.multiply %323, %326 : tensor<150xi32>
  %328 = stablehlo.reduce(%327 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<150xi32>, tensor<i32>) -> tensor<i32>
  %329 = stablehlo.constant dense<98852010> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%328, %329) : (tensor<i32>, tensor<i32>) -> ()
  %330 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1500xi32>
  %331 = stablehlo.multiply %330, %301 : tensor<1500xi32>
  %332 = stablehlo.remainder %331, %303 : tensor<1500xi32>
  %333 = stablehlo.subtract %332, %305 : tensor<1500xi32>
  %334 = "stablehlo.convert"(%333) : (tensor<1500xi32>) -> tensor<1500xf32>
  %335 = "stablehlo.reshape"(%334) : (tensor<1500xf32>) -> tensor<30x50xf32>
  %336 = stablehlo.constant dense<[[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0]]> : tensor<5x50xf32>
  %337 = "stablehlo.dot_general"(%335, %336) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<30x50xf32>, tensor<5x50xf32>) -> tensor<30x5xf32>
  %338 = "stablehlo.reshape"(%337) : (tensor<30x5xf32>) -> tensor<150xf32>
  %339 = "stablehlo.convert"(%338) : (tensor<150xf32>) -> tensor<150xi32>
  %340 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<150xi32>
  %341 = stablehlo.multiply %340, %314 : tensor<150xi32>
  %342 = stablehlo.add %341, %316 : tensor<150xi32>
  %343 = stablehlo.multiply %339, %342 : tensor<150xi32>
  %344 = stablehlo.reduce(%343 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<150xi32>, tensor<i32>) -> tensor<i32>
  %345 = stablehlo.constant dense<-122920083> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%344, %345) : (tensor<i32>, tensor<i32>) -> ()
  %346 = "stablehlo.dot_general"(%336, %335) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<5x50xf32>, tensor<30x50xf32>) -> tensor<5x30xf32>
  %347 = "stablehlo.reshape"(%346) : (tensor<5x30xf32>) -> tensor<150xf32>
  %348 = "stablehlo.convert"(%347) : (tensor<150xf32>) -> tensor<150xi32>
  %349 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<150xi32>
  %350 = stablehlo.multiply %349, %314 : tensor<150xi32>
  %351 = stablehlo.add %350, %316 : tensor<150xi32>
  %352 = stablehlo.multiply %348, %351 : tensor<150xi32>
  %353 = stablehlo.reduce(%352 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<150xi32>, tensor<i32>) -> tensor<i32>
  %354 = stablehlo.constant dense<-418348965> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%353, %354) : (tensor<i32>, tensor<i32>) -> ()
  %355 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1500xi32>
  %356 = stablehlo.multiply %355, %301 : tensor<1500xi32>
  %357 = stablehlo.remainder %356, %303 : tensor<1500xi32>
  %358 = stablehlo.subtract %357, %305 : tensor<1500xi32>
  %359 = "stablehlo.convert"(%358) : (tensor<1500xi32>) -> tensor<1500xf64>
  %360 = "stablehlo.reshape"(%359) : (tensor<1500xf64>) -> tensor<30x50xf64>
  %361 = stablehlo.constant dense<[[-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0], [3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0]]> : tensor<50x5xf64>
  %362 = "stablehlo.dot_general"(%360, %361) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<30x50xf64>, tensor<50x5xf64>) -> tensor<30x5xf64>
  %363 = "stablehlo.reshape"(%362) : (tensor<30x5xf64>) -> tensor<150xf64>
  %364 = "stablehlo.convert"(%363) : (tensor<150xf64>) -> tensor<150xi32>
  %365 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<150xi32>
  %366 = stablehlo.multiply %365, %314 : tensor<150xi32>
  %367 = stablehlo.add %366, %316 : tensor<150xi32>
  %368 = stablehlo.multiply %364, %367 : tensor<150xi32>
  %369 = stablehlo.reduce(%368 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<150xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%369, %320) : (tensor<i32>, tensor<i32>) -> ()
  %370 = "stablehlo.dot_general"(%361, %360) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<50x5xf64>, tensor<30x50xf64>) -> tensor<5x30xf64>
  %371 = "stablehlo.reshape"(%370) : (tensor<5x30xf64>) -> tensor<150xf64>
  %372 = "stablehlo.convert"(%371) : (tensor<150xf64>) -> tensor<150xi32>
  %373 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<150xi32>
  %374 = stablehlo.multiply %373, %314 : tensor<150xi32>
  %375 = stablehlo.add %374, %316 : tensor<150xi32>
  %376 = stablehlo.multiply %372, %375 : tensor<150xi32>
  %377 = stablehlo.reduce(%376 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<150xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%377, %329) : (tensor<i32>, tensor<i32>) -> ()
  %378 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1500xi32>
  %379 = stablehlo.multiply %378, %301 : tensor<1500xi32>
  %380 = stablehlo.remainder %379, %303 : tensor<1500xi32>
  %381 = stablehlo.subtract %380, %305 : tensor<1500xi32>
  %382 = "stablehlo.convert"(%381) : (tensor<1500xi32>) -> tensor<1500xf64>
  %383 = "stablehlo.reshape"(%382) : (tensor<1500xf64>) -> tensor<30x50xf64>
  %384 = stablehlo.constant dense<[[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0], [-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0], [0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0], [1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -3.0, -2.0, -1.0, 0.0, 1.0]]> : tensor<5x50xf64>
  %385 = "stablehlo.dot_general"(%383, %384) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<30x50xf64>, tensor<5x50xf64>) -> tensor<30x5xf64>
  %386 = "stablehlo.reshape"(%385) : (tensor<30x5xf64>) -> tensor<150xf64>
  %387 = "stablehlo.convert"(%386) : (tensor<150xf64>) -> tensor<150xi32>
  %388 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<150xi32>
  %389 = stablehlo.multiply %388, %314 : tensor<150xi32>
  %390 = stablehlo.add %389, %316 : tensor<150xi32>
  %391 = stablehlo.multiply %387, %390 : tensor<150xi32>
  %392 = stablehlo.reduce(%391 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<150xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%392, %345) : (tensor<i32>, tensor<i32>) -> ()
  %393 = "stablehlo.dot_general"(%384, %383) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<5x50xf64>, tensor<30x50xf64>) -> tensor<5x30xf64>
  %394 = "stablehlo.reshape"(%393) : (tensor<5x30xf64>) -> tensor<150xf64>
  %395 = "stablehlo.convert"(%394) : (tensor<150xf64>) -> tensor<150xi32>
  %396 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<150xi32>
  %397 = stablehlo.multiply %396, %314 : tensor<150xi32>
  %398 = stablehlo.add %397, %316 : tensor<150xi32>
  %399 = stablehlo.multiply %395, %398 : tensor<150xi32>
  %400 = stablehlo.reduce(%399 init: %19) applies stablehlo.add across dimensions = [0] : (tensor<150xi32>, tensor<i32>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%400, %354) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// products of views of f32, and what comes after them
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<120xi32>
  %1 = stablehlo.constant dense<7> : tensor<120xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<120xi32>
  %3 = stablehlo.constant dense<11> : tensor<120xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<120xi32>
  %5 = stablehlo.constant dense<5> : tensor<120xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<120xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<120xi32>) -> tensor<120xf32>
  %8 = "stablehlo.reshape"(%7) : (tensor<120xf32>) -> tensor<6x5x4xf32>
  %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<24xi32>
  %10 = stablehlo.constant dense<5> : tensor<24xi32>
  %11 = stablehlo.multiply %9, %10 : tensor<24xi32>
  %12 = stablehlo.constant dense<13> : tensor<24xi32>
  %13 = stablehlo.remainder %11, %12 : tensor<24xi32>
  %14 = stablehlo.constant dense<6> : tensor<24xi32>
  %15 = stablehlo.subtract %13, %14 : tensor<24xi32>
  %16 = "stablehlo.convert"(%15) : (tensor<24xi32>) -> tensor<24xf32>
  %17 = "stablehlo.reshape"(%16) : (tensor<24xf32>) -> tensor<4x6xf32>
  %18 = "stablehlo.transpose"(%8) <{permutation = array<i64: 2, 0, 1>}> : (tensor<6x5x4xf32>) -> tensor<4x6x5xf32>
  %19 = "stablehlo.dot_general"(%18, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>}> : (tensor<4x6x5xf32>, tensor<4x6xf32>) -> tensor<5xf32>
  %20 = stablehlo.constant dense<[168.0, -112.0, 81.0, -177.0, 82.0]> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %21 = "stablehlo.slice"(%8) <{start_indices = array<i64: 1, 0, 0>, limit_indices = array<i64: 6, 5, 4>, strides = array<i64: 2, 1, 2>}> : (tensor<6x5x4xf32>) -> tensor<3x5x2xf32>
  %22 = "stablehlo.slice"(%17) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xf32>) -> tensor<2x3xf32>
  %23 = "stablehlo.dot_general"(%21, %22) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x5x2xf32>, tensor<2x3xf32>) -> tensor<3x5x3xf32>
  %24 = stablehlo.constant dense<[[[-16.0, -10.0, 35.0], [6.0, 9.0, -14.0], [-16.0, -16.0, 36.0], [6.0, 3.0, -13.0], [-16.0, -22.0, 37.0]], [[6.0, 15.0, -15.0], [-16.0, -10.0, 35.0], [6.0, 9.0, -14.0], [-16.0, -16.0, 36.0], [6.0, 3.0, -13.0]], [[6.0, -15.0, -10.0], [6.0, 15.0, -15.0], [-16.0, -10.0, 35.0], [6.0, 9.0, -14.0], [-16.0, -16.0, 36.0]]]> : tensor<3x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<3x5x3xf32>, tensor<3x5x3xf32>) -> ()
  %25 = stablehlo.constant dense<[-1.0, 0.0, 1.0]> : tensor<3xf32>
  %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xf32>) -> tensor<3x5x3xf32>
  %27 = stablehlo.add %23, %26 : tensor<3x5x3xf32>
  %28 = stablehlo.constant dense<0.0> : tensor<3x5x3xf32>
  %29 = stablehlo.maximum %27, %28 : tensor<3x5x3xf32>
  %30 = stablehlo.constant dense<[[[0.0, 0.0, 36.0], [5.0, 9.0, 0.0], [0.0, 0.0, 37.0], [5.0, 3.0, 0.0], [0.0, 0.0, 38.0]], [[5.0, 15.0, 0.0], [0.0, 0.0, 36.0], [5.0, 9.0, 0.0], [0.0, 0.0, 37.0], [5.0, 3.0, 0.0]], [[5.0, 0.0, 0.0], [5.0, 15.0, 0.0], [0.0, 0.0, 36.0], [5.0, 9.0, 0.0], [0.0, 0.0, 37.0]]]> : tensor<3x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<3x5x3xf32>, tensor<3x5x3xf32>) -> ()
  %31 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x3xf32>) -> tensor<5x2x3xf32>
  %32 = "stablehlo.dot_general"(%21, %31) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x5x2xf32>, tensor<5x2x3xf32>) -> tensor<5x3x3xf32>
  %33 = stablehlo.constant dense<[[[-16.0, -10.0, 35.0], [6.0, 15.0, -15.0], [6.0, -15.0, -10.0]], [[6.0, 9.0, -14.0], [-16.0, -10.0, 35.0], [6.0, 15.0, -15.0]], [[-16.0, -16.0, 36.0], [6.0, 9.0, -14.0], [-16.0, -10.0, 35.0]], [[6.0, 3.0, -13.0], [-16.0, -16.0, 36.0], [6.0, 9.0, -14.0]], [[-16.0, -22.0, 37.0], [6.0, 3.0, -13.0], [-16.0, -16.0, 36.0]]]> : tensor<5x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<5x3x3xf32>, tensor<5x3x3xf32>) -> ()
  %34 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %35 = "stablehlo.dot_general"(%21, %34) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x5x2xf32>, tensor<2x3xf32>) -> tensor<3x5x3xf32>
  %36 = stablehlo.constant dense<[[[-37.0, 22.0, 16.0], [13.0, -3.0, -6.0], [-36.0, 16.0, 16.0], [14.0, -9.0, -6.0], [-35.0, 10.0, 16.0]], [[12.0, 3.0, -6.0], [-37.0, 22.0, 16.0], [13.0, -3.0, -6.0], [-36.0, 16.0, 16.0], [14.0, -9.0, -6.0]], [[17.0, -27.0, -6.0], [12.0, 3.0, -6.0], [-37.0, 22.0, 16.0], [13.0, -3.0, -6.0], [-36.0, 16.0, 16.0]]]> : tensor<3x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<3x5x3xf32>, tensor<3x5x3xf32>) -> ()
  return
}
// -----
// products of views of i32, and what comes after them
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<120xi32>
  %1 = stablehlo.constant dense<7> : tensor<120xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<120xi32>
  %3 = stablehlo.constant dense<11> : tensor<120xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<120xi32>
  %5 = stablehlo.constant dense<5> : tensor<120xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<120xi32>
  %7 = "stablehlo.reshape"(%6) : (tensor<120xi32>) -> tensor<6x5x4xi32>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<24xi32>
  %9 = stablehlo.constant dense<5> : tensor<24xi32>
  %10 = stablehlo.multiply %8, %9 : tensor<24xi32>
  %11 = stablehlo.constant dense<13> : tensor<24xi32>
  %12 = stablehlo.remainder %10, %11 : tensor<24xi32>
  %13 = stablehlo.constant dense<6> : tensor<24xi32>
  %14 = stablehlo.subtract %12, %13 : tensor<24xi32>
  %15 = "stablehlo.reshape"(%14) : (tensor<24xi32>) -> tensor<4x6xi32>
  %16 = "stablehlo.transpose"(%7) <{permutation = array<i64: 2, 0, 1>}> : (tensor<6x5x4xi32>) -> tensor<4x6x5xi32>
  %17 = "stablehlo.dot_general"(%16, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>}> : (tensor<4x6x5xi32>, tensor<4x6xi32>) -> tensor<5xi32>
  %18 = stablehlo.constant dense<[168, -112, 81, -177, 82]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %19 = "stablehlo.slice"(%7) <{start_indices = array<i64: 1, 0, 0>, limit_indices = array<i64: 6, 5, 4>, strides = array<i64: 2, 1, 2>}> : (tensor<6x5x4xi32>) -> tensor<3x5x2xi32>
  %20 = "stablehlo.slice"(%15) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 2>}> : (tensor<4x6xi32>) -> tensor<2x3xi32>
  %21 = "stablehlo.dot_general"(%19, %20) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x5x2xi32>, tensor<2x3xi32>) -> tensor<3x5x3xi32>
  %22 = stablehlo.constant dense<[[[-16, -10, 35], [6, 9, -14], [-16, -16, 36], [6, 3, -13], [-16, -22, 37]], [[6, 15, -15], [-16, -10, 35], [6, 9, -14], [-16, -16, 36], [6, 3, -13]], [[6, -15, -10], [6, 15, -15], [-16, -10, 35], [6, 9, -14], [-16, -16, 36]]]> : tensor<3x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<3x5x3xi32>, tensor<3x5x3xi32>) -> ()
  %23 = stablehlo.constant dense<[-1, 0, 1]> : tensor<3xi32>
  %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xi32>) -> tensor<3x5x3xi32>
  %25 = stablehlo.add %21, %24 : tensor<3x5x3xi32>
  %26 = stablehlo.constant dense<0> : tensor<3x5x3xi32>
  %27 = stablehlo.maximum %25, %26 : tensor<3x5x3xi32>
  %28 = stablehlo.constant dense<[[[0, 0, 36], [5, 9, 0], [0, 0, 37], [5, 3, 0], [0, 0, 38]], [[5, 15, 0], [0, 0, 36], [5, 9, 0], [0, 0, 37], [5, 3, 0]], [[5, 0, 0], [5, 15, 0], [0, 0, 36], [5, 9, 0], [0, 0, 37]]]> : tensor<3x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<3x5x3xi32>, tensor<3x5x3xi32>) -> ()
  %29 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x3xi32>) -> tensor<5x2x3xi32>
  %30 = "stablehlo.dot_general"(%19, %29) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x5x2xi32>, tensor<5x2x3xi32>) -> tensor<5x3x3xi32>
  %31 = stablehlo.constant dense<[[[-16, -10, 35], [6, 15, -15], [6, -15, -10]], [[6, 9, -14], [-16, -10, 35], [6, 15, -15]], [[-16, -16, 36], [6, 9, -14], [-16, -10, 35]], [[6, 3, -13], [-16, -16, 36], [6, 9, -14]], [[-16, -22, 37], [6, 3, -13], [-16, -16, 36]]]> : tensor<5x3x3xi32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<5x3x3xi32>, tensor<5x3x3xi32>) -> ()
  %32 = "stablehlo.reverse"(%20) <{dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %33 = "stablehlo.dot_general"(%19, %32) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x5x2xi32>, tensor<2x3xi32>) -> tensor<3x5x3xi32>
  %34 = stablehlo.constant dense<[[[-37, 22, 16], [13, -3, -6], [-36, 16, 16], [14, -9, -6], [-35, 10, 16]], [[12, 3, -6], [-37, 22, 16], [13, -3, -6], [-36, 16, 16], [14, -9, -6]], [[17, -27, -6], [12, 3, -6], [-37, 22, 16], [13, -3, -6], [-36, 16, 16]]]> : tensor<3x5x3xi32>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3x5x3xi32>, tensor<3x5x3xi32>) -> ()
  return
}
// -----
// dot_general of quantized numbers, with a batch, and more than they can hold
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xF40312FA0918000FF70615FD0CF40312FA0918000FF70615"> : tensor<3x2x4xi8>}> : () -> tensor<3x2x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<"0xE81206FAEE180C00F4E81206FAEE180C00F4E81206FAEE18"> : tensor<2x4x3xi8>}> : () -> tensor<2x4x3x!quant.uniform<i8:f32, 0.5>>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<3x2x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x4x3x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x3x3x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<"0x7F80807F80857F80A96F805480807F80807F"> : tensor<2x3x3xi8>}> : () -> tensor<2x3x3x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x3x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
