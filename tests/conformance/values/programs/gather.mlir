// gather of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[true, true, true, true], [true, true, false, false], [false, false, false, true], [false, true, false, false], [false, true, false, false]]> : tensor<5x4xi1>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xi1>, tensor<3x1xi32>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[true, true, true, true], [false, true, false, false], [false, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xi1>, tensor<3xi64>) -> tensor<3x4xi1>
  %6 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [false, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %7 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %8 = "stablehlo.gather"(%0, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xi1>, tensor<2x3x2xui32>) -> tensor<2x3xi1>
  %9 = stablehlo.constant dense<[[false, true, false], [false, true, false]]> : tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  %10 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %11 = "stablehlo.gather"(%0, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xi1>, tensor<2x3xi8>) -> tensor<3x3x2xi1>
  %12 = stablehlo.constant dense<[[[true, true], [false, false], [false, false]], [[true, true], [true, false], [false, true]], [[false, false], [true, false], [false, true]]]> : tensor<3x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3x2xi1>, tensor<3x3x2xi1>) -> ()
  %13 = stablehlo.constant dense<[[true, true, false, false, false], [true, true, false, true, true], [true, false, false, false, false], [true, false, true, false, false]]> : tensor<4x5xi1>
  %14 = "stablehlo.transpose"(%13) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xi1>) -> tensor<5x4xi1>
  %15 = "stablehlo.gather"(%14, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xi1>, tensor<2x3xi8>) -> tensor<3x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%15, %12) : (tensor<3x3x2xi1>, tensor<3x3x2xi1>) -> ()
  %16 = stablehlo.constant dense<[[[true, true, true], [false, true, false], [true, true, false], [true, true, false]], [[true, false, true], [true, true, true], [true, false, true], [false, true, true]], [[true, false, true], [false, false, false], [true, false, false], [false, false, true]], [[true, true, true], [true, true, false], [true, false, true], [true, false, true]], [[true, false, false], [true, false, true], [false, true, true], [false, true, false]]]> : tensor<5x4x3xi1>
  %17 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %18 = "stablehlo.gather"(%16, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<5x4x3xi1>, tensor<2x2xui8>) -> tensor<2x2x3xi1>
  %19 = stablehlo.constant dense<[[[true, true, true], [true, false, false]], [[true, false, true], [true, true, true]]]> : tensor<2x2x3xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x2x3xi1>, tensor<2x2x3xi1>) -> ()
  %20 = stablehlo.constant dense<[[[true, true, true, true, true], [false, true, false, true, true], [true, true, true, true, false], [true, false, false, true, false]], [[true, false, false, true, false], [true, true, false, true, false], [true, false, false, false, true], [true, true, false, false, true]], [[true, true, true, true, false], [false, true, false, false, true], [false, true, false, true, true], [false, true, true, true, false]]]> : tensor<3x4x5xi1>
  %21 = "stablehlo.transpose"(%20) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xi1>) -> tensor<5x4x3xi1>
  %22 = "stablehlo.gather"(%21, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<5x4x3xi1>, tensor<2x2xui8>) -> tensor<2x2x3xi1>
  stablehlo.custom_call @check.expect_eq(%22, %19) : (tensor<2x2x3xi1>, tensor<2x2x3xi1>) -> ()
  %23 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %24 = "stablehlo.gather"(%16, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3, 2>}> : (tensor<5x4x3xi1>, tensor<3x1xui64>) -> tensor<3x2x3xi1>
  %25 = stablehlo.constant dense<[[[true, true, true], [true, false, false]], [[false, true, true], [true, false, false]], [[true, false, false], [true, true, true]]]> : tensor<3x2x3xi1>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x2x3xi1>, tensor<3x2x3xi1>) -> ()
  %26 = stablehlo.constant dense<[[[false, true, true, false], [true, true, false, true], [true, false, true, false], [false, false, false, true], [false, false, true, false]], [[false, true, false, false], [false, true, true, false], [false, true, false, false], [true, true, false, false], [false, false, false, true]], [[false, false, true, false], [false, true, false, true], [false, true, false, true], [false, false, false, false], [true, true, true, false]]]> : tensor<3x5x4xi1>
  %27 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %28 = "stablehlo.gather"(%26, %27) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<3x5x4xi1>, tensor<3x2x1xi16>) -> tensor<3x2x4xi1>
  %29 = stablehlo.constant dense<[[[false, true, true, false], [false, false, true, false]], [[true, true, false, false], [false, true, false, false]], [[false, true, false, true], [false, false, true, false]]]> : tensor<3x2x4xi1>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3x2x4xi1>, tensor<3x2x4xi1>) -> ()
  %30 = stablehlo.constant dense<[[[false, false], [true, true], [true, true]], [[true, true], [true, true], [true, true]], [[false, true], [false, true], [false, false]], [[false, false], [true, true], [false, true]]]> : tensor<4x3x2xi1>
  %31 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %32 = "stablehlo.gather"(%30, %31) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xi1>, tensor<2x3x1xi32>) -> tensor<2x3xi1>
  %33 = stablehlo.constant dense<[[false, true, true], [true, true, true]]> : tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  %34 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %35 = "stablehlo.gather"(%30, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [2, 1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<4x3x2xi1>, tensor<1x2x3xi64>) -> tensor<2x2x3xi1>
  %36 = stablehlo.constant dense<[[[false, false, false], [true, true, false]], [[false, true, false], [false, true, true]]]> : tensor<2x2x3xi1>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<2x2x3xi1>, tensor<2x2x3xi1>) -> ()
  %37 = stablehlo.constant dense<[true, false, true, false, false, true]> : tensor<6xi1>
  %38 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %39 = "stablehlo.gather"(%37, %38) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi1>, tensor<4xui32>) -> tensor<4xi1>
  %40 = stablehlo.constant dense<true> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<4xi1>, tensor<4xi1>) -> ()
  %41 = stablehlo.constant dense<2> : tensor<1xi8>
  %42 = "stablehlo.gather"(%37, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 4>}> : (tensor<6xi1>, tensor<1xi8>) -> tensor<4xi1>
  %43 = stablehlo.constant dense<[true, false, false, true]> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<4xi1>, tensor<4xi1>) -> ()
  %44 = stablehlo.constant dense<> : tensor<0x1xui8>
  %45 = "stablehlo.gather"(%0, %44) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xi1>, tensor<0x1xui8>) -> tensor<0x4xi1>
  %46 = stablehlo.constant dense<> : tensor<0x4xi1>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<0x4xi1>, tensor<0x4xi1>) -> ()
  %47 = stablehlo.constant dense<[[false, false, true, false, false, false, true], [false, true, false, false, true, true, true], [true, false, true, true, true, false, true], [false, true, false, false, true, false, false], [true, false, true, false, true, true, true]]> : tensor<5x7xi1>
  %48 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %49 = "stablehlo.gather"(%47, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 5, 3>}> : (tensor<5x7xi1>, tensor<2x1xui64>) -> tensor<5x2x3xi1>
  %50 = stablehlo.constant dense<[[[false, false, true], [false, true, false]], [[true, true, true], [true, false, false]], [[true, false, true], [false, true, true]], [[true, false, false], [true, false, false]], [[true, true, true], [false, true, false]]]> : tensor<5x2x3xi1>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<5x2x3xi1>, tensor<5x2x3xi1>) -> ()
  return
}
// -----
// gather of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2, -1, -1, -1], [0, -1, 0, 1], [-1, 0, -1, 1], [-1, -2, 1, 0], [-1, 1, -2, 1]]> : tensor<5x4xi2>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xi2>, tensor<3x1xi32>) -> tensor<3x4xi2>
  %3 = stablehlo.constant dense<[[-2, -1, -1, -1], [-1, 1, -2, 1], [-1, -2, 1, 0]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xi2>, tensor<2x3xi8>) -> tensor<3x3x2xi2>
  %6 = stablehlo.constant dense<[[[-2, -1], [0, -1], [-1, 0]], [[0, -1], [-2, 1], [-1, -2]], [[-1, 0], [1, -2], [-1, 1]]]> : tensor<3x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xi2>, tensor<3x3x2xi2>) -> ()
  %7 = stablehlo.constant dense<[[-2, 0, -1, -1, -1], [-1, -1, 0, -2, 1], [-1, 0, -1, 1, -2], [-1, 1, 1, 0, 1]]> : tensor<4x5xi2>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xi2>) -> tensor<5x4xi2>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xi2>, tensor<2x3xi8>) -> tensor<3x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xi2>, tensor<3x3x2xi2>) -> ()
  %10 = stablehlo.constant dense<[[[-1, 1], [0, 1], [0, -2]], [[1, -1], [-2, -2], [0, -1]], [[0, -1], [1, -2], [0, -1]], [[0, 0], [-2, 0], [1, 1]]]> : tensor<4x3x2xi2>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xi2>, tensor<2x3x1xi32>) -> tensor<2x3xi2>
  %13 = stablehlo.constant dense<[[-1, -2, 0], [-1, -2, 1]]> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  return
}
// -----
// gather of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[7, 0, 5, 3], [3, 2, 7, 3], [0, -2, -5, 6], [-6, -1, 0, 6], [-8, -4, -5, -7]]> : tensor<5x4xi4>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xi4>, tensor<3x1xi32>) -> tensor<3x4xi4>
  %3 = stablehlo.constant dense<[[7, 0, 5, 3], [-8, -4, -5, -7], [-6, -1, 0, 6]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xi4>, tensor<2x3xi8>) -> tensor<3x3x2xi4>
  %6 = stablehlo.constant dense<[[[7, 0], [-2, -5], [0, -2]], [[3, 2], [-1, 0], [-6, -1]], [[0, -2], [-4, -5], [-8, -4]]]> : tensor<3x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xi4>, tensor<3x3x2xi4>) -> ()
  %7 = stablehlo.constant dense<[[7, 3, 0, -6, -8], [0, 2, -2, -1, -4], [5, 7, -5, 0, -5], [3, 3, 6, 6, -7]]> : tensor<4x5xi4>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xi4>) -> tensor<5x4xi4>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xi4>, tensor<2x3xi8>) -> tensor<3x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xi4>, tensor<3x3x2xi4>) -> ()
  %10 = stablehlo.constant dense<[[[-4, -6], [-4, 0], [-8, 7]], [[-7, 5], [6, -3], [5, -3]], [[-7, 2], [-6, 4], [1, 7]], [[1, -2], [1, -2], [4, -3]]]> : tensor<4x3x2xi4>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xi4>, tensor<2x3x1xi32>) -> tensor<2x3xi4>
  %13 = stablehlo.constant dense<[[-4, 6, 5], [5, -3, -3]]> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  return
}
// -----
// gather of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3DFED8FF77999EEA18597DFF0B94F23AE948A3A7"> : tensor<5x4xi8>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xi8>, tensor<3x1xi32>) -> tensor<3x4xi8>
  %3 = stablehlo.constant dense<"0x3DFED8FFE948A3A70B94F23A"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %4 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xi8>, tensor<3xi64>) -> tensor<3x4xi8>
  %6 = stablehlo.constant dense<"0x3DFED8FF3DFED8FFE948A3A7"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %7 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %8 = "stablehlo.gather"(%0, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xi8>, tensor<2x3x2xui32>) -> tensor<2x3xi8>
  %9 = stablehlo.constant dense<[[89, -1, -89], [89, -1, -89]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %10 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %11 = "stablehlo.gather"(%0, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xi8>, tensor<2x3xi8>) -> tensor<3x3x2xi8>
  %12 = stablehlo.constant dense<"0x3DFE597D1859779994F20B94185948A3E948"> : tensor<3x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3x2xi8>, tensor<3x3x2xi8>) -> ()
  %13 = stablehlo.constant dense<"0x3D77180BE9FE99599448D89E7DF2A3FFEAFF3AA7"> : tensor<4x5xi8>
  %14 = "stablehlo.transpose"(%13) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xi8>) -> tensor<5x4xi8>
  %15 = "stablehlo.gather"(%14, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xi8>, tensor<2x3xi8>) -> tensor<3x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%15, %12) : (tensor<3x3x2xi8>, tensor<3x3x2xi8>) -> ()
  %16 = stablehlo.constant dense<"0xDBC9947A340CBF5984671169D69BF423E85CFCA48666A68192700CC6744494B2B5E093E6113A26803C3A1B20453B2F4140BA1CB7FCAD20049C8A2572"> : tensor<5x4x3xi8>
  %17 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %18 = "stablehlo.gather"(%16, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<5x4x3xi8>, tensor<2x2xui8>) -> tensor<2x2x3xi8>
  %19 = stablehlo.constant dense<"0x113A2640BA1C92700C113A26"> : tensor<2x2x3xi8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x2x3xi8>, tensor<2x2x3xi8>) -> ()
  %20 = stablehlo.constant dense<"0xDBD69211407A23C680B7BFFC941B206766E03B8AC99B703ABA34E8743CFC59A4B2200411A6932F2594F40C261C0C5C443AAD8486B5459C6981E64172"> : tensor<3x4x5xi8>
  %21 = "stablehlo.transpose"(%20) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xi8>) -> tensor<5x4x3xi8>
  %22 = "stablehlo.gather"(%21, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<5x4x3xi8>, tensor<2x2xui8>) -> tensor<2x2x3xi8>
  stablehlo.custom_call @check.expect_eq(%22, %19) : (tensor<2x2x3xi8>, tensor<2x2x3xi8>) -> ()
  %23 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %24 = "stablehlo.gather"(%16, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3, 2>}> : (tensor<5x4x3xi8>, tensor<3x1xui64>) -> tensor<3x2x3xi8>
  %25 = stablehlo.constant dense<"0xDB4040C9BABA7AB7B734FCFCBF2020590404"> : tensor<3x2x3xi8>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x2x3xi8>, tensor<3x2x3xi8>) -> ()
  %26 = stablehlo.constant dense<"0x885EE6708BD5D08E5287411A8297FFEFC32917BB9810C3CF53802C7CF5614E51EB7856CDAB2E9AEA8EE9CF2E361FFDB854E0F55CD8BEA01078A03C84"> : tensor<3x5x4xi8>
  %27 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %28 = "stablehlo.gather"(%26, %27) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<3x5x4xi8>, tensor<3x2x1xi16>) -> tensor<3x2x4xi8>
  %29 = stablehlo.constant dense<"0x885EE670C32917BBEB7856CDF5614E51361FFDB88EE9CF2E"> : tensor<3x2x4xi8>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3x2x4xi8>, tensor<3x2x4xi8>) -> ()
  %30 = stablehlo.constant dense<"0xF8BD82ECCD8A98DBFF289761FBBBF645D811DFB2EE7052CF"> : tensor<4x3x2xi8>
  %31 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %32 = "stablehlo.gather"(%30, %31) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xi8>, tensor<2x3x1xi32>) -> tensor<2x3xi8>
  %33 = stablehlo.constant dense<[[-8, -1, -105], [-37, 40, -49]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %34 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %35 = "stablehlo.gather"(%30, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [2, 1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<4x3x2xi8>, tensor<1x2x3xi64>) -> tensor<2x2x3xi8>
  %36 = stablehlo.constant dense<"0xFBF6D8BB4511DFEE52B270CF"> : tensor<2x2x3xi8>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<2x2x3xi8>, tensor<2x2x3xi8>) -> ()
  %37 = stablehlo.constant dense<[29, 125, 67, 24, -80, -15]> : tensor<6xi8>
  %38 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %39 = "stablehlo.gather"(%37, %38) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi8>, tensor<4xui32>) -> tensor<4xi8>
  %40 = stablehlo.constant dense<[29, 29, -15, -15]> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<4xi8>, tensor<4xi8>) -> ()
  %41 = stablehlo.constant dense<2> : tensor<1xi8>
  %42 = "stablehlo.gather"(%37, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 4>}> : (tensor<6xi8>, tensor<1xi8>) -> tensor<4xi8>
  %43 = stablehlo.constant dense<[67, 24, -80, -15]> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<4xi8>, tensor<4xi8>) -> ()
  %44 = stablehlo.constant dense<> : tensor<0x1xui8>
  %45 = "stablehlo.gather"(%0, %44) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xi8>, tensor<0x1xui8>) -> tensor<0x4xi8>
  %46 = stablehlo.constant dense<> : tensor<0x4xi8>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<0x4xi8>, tensor<0x4xi8>) -> ()
  %47 = stablehlo.constant dense<"0x0E80F66ABC703FA6C37C76143B9558575286D75125AA95475203EEE686AC74C5A109C8"> : tensor<5x7xi8>
  %48 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %49 = "stablehlo.gather"(%47, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 5, 3>}> : (tensor<5x7xi8>, tensor<2x1xui64>) -> tensor<5x2x3xi8>
  %50 = stablehlo.constant dense<"0xBC703F80F66A143B95C37C76D7512557528603EEE6954752A109C8AC74C5"> : tensor<5x2x3xi8>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<5x2x3xi8>, tensor<5x2x3xi8>) -> ()
  return
}
// -----
// gather of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA977315C7BDB47B2EA78C5D5FFFD5CBD7B50B15D2B6F3973B0179AC010E08F85B653C53223874FC9"> : tensor<5x4xi16>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xi16>, tensor<3x1xi32>) -> tensor<3x4xi16>
  %3 = stablehlo.constant dense<"0xA977315C7BDB47B2B653C53223874FC9B0179AC010E08F85"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xi16>, tensor<2x3xi8>) -> tensor<3x3x2xi16>
  %6 = stablehlo.constant dense<"0xA977315CB15D2B6F7B50B15DEA78C5D59AC010E0B0179AC07B50B15DC5322387B653C532"> : tensor<3x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xi16>, tensor<3x3x2xi16>) -> ()
  %7 = stablehlo.constant dense<"0xA977EA787B50B017B653315CC5D5B15D9AC0C5327BDBFFFD2B6F10E0238747B25CBD39738F854FC9"> : tensor<4x5xi16>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xi16>) -> tensor<5x4xi16>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xi16>, tensor<2x3xi8>) -> tensor<3x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xi16>, tensor<3x3x2xi16>) -> ()
  %10 = stablehlo.constant dense<"0x7F9C2D69C82E2B0E1B494A11F219BA112A30136ECFA9F02481546FA29553311BEC3F5F1BA71D2C4B799189B41A40C3CF"> : tensor<4x3x2xi16>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xi16>, tensor<2x3x1xi32>) -> tensor<2x3xi16>
  %13 = stablehlo.constant dense<[[-25473, 12330, -22065], [4538, 28179, -12349]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  return
}
// -----
// gather of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1C043084BC3D9DF6CAB54E52C278F88F6EAB3390E8856667BE32BAAADAB4DD467163A1726AEB033C49ADA7D9D10CDE51060E2760F1F2C79ED16C731DE714CAE2EBE61D0C3FBB199B2E97D022BE1186B"> : tensor<5x4xi32>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xi32>, tensor<3x1xi32>) -> tensor<3x4xi32>
  %3 = stablehlo.constant dense<"0xF1C043084BC3D9DF6CAB54E52C278F882EBE61D0C3FBB199B2E97D022BE1186B1060E2760F1F2C79ED16C731DE714CAE"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %4 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xi32>, tensor<3xi64>) -> tensor<3x4xi32>
  %6 = stablehlo.constant dense<"0xF1C043084BC3D9DF6CAB54E52C278F88F1C043084BC3D9DF6CAB54E52C278F882EBE61D0C3FBB199B2E97D022BE1186B"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %7 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %8 = "stablehlo.gather"(%0, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xi32>, tensor<2x3x2xui32>) -> tensor<2x3xi32>
  %9 = stablehlo.constant dense<[[867216934, -2003884244, 1796792619], [867216934, -2003884244, 1796792619]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %10 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %11 = "stablehlo.gather"(%0, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xi32>, tensor<2x3xi8>) -> tensor<3x3x2xi32>
  %12 = stablehlo.constant dense<"0xF1C043084BC3D9DF26AEB033C49ADA7D67163A1726AEB033F6EAB3390E8856660F1F2C79ED16C7311060E2760F1F2C7967163A1726AEB033C3FBB199B2E97D022EBE61D0C3FBB199"> : tensor<3x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3x2xi32>, tensor<3x3x2xi32>) -> ()
  %13 = stablehlo.constant dense<"0xF1C04308F6EAB33967163A171060E2762EBE61D04BC3D9DF0E88566626AEB0330F1F2C79C3FBB1996CAB54E57BE32BAAC49ADA7DED16C731B2E97D022C278F88ADAB4DD49D10CDE5DE714CAE2BE1186B"> : tensor<4x5xi32>
  %14 = "stablehlo.transpose"(%13) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xi32>) -> tensor<5x4xi32>
  %15 = "stablehlo.gather"(%14, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xi32>, tensor<2x3xi8>) -> tensor<3x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%15, %12) : (tensor<3x3x2xi32>, tensor<3x3x2xi32>) -> ()
  %16 = stablehlo.constant dense<"0x1C92707D34368E4A5D74097CE45729F0C9B5B8BA900F2E1311CFF9A7403AAE7D225416AFE8DDBAB9654072157EC1BC7FE8B37D1905E934505F86A46019EF46150057C4AEBCF94CE62C79506A7C6F0DC286560D573FEBA09EFC92FBFA632359A7964F8D5659075A4FD5E8F9820257F362A4C984F11D17603C0D3E666B8F3A4D098977B6882D58620E29C213C09BCE9B14D90F22BC9D66C45C09CE31D7A4B0E09249923A2F4882EFFA904DD0D0C8A604ADD61FD9858BC31CD6020B3AC783D8A696EDE0018D4EE71E3FA42F27109B3DD2C47296264629527D0AC42EF8703E1CCB35680D1AC8EECC2E5F33A70F3C862875E1"> : tensor<5x4x3xi32>
  %17 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %18 = "stablehlo.gather"(%16, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<5x4x3xi32>, tensor<2x2xui8>) -> tensor<2x2x3xi32>
  %19 = stablehlo.constant dense<"0xD90F22BC9D66C45C09CE31D7EDE0018D4EE71E3FA42F2710964F8D5659075A4FD5E8F982D90F22BC9D66C45C09CE31D7"> : tensor<2x2x3xi32>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x2x3xi32>, tensor<2x2x3xi32>) -> ()
  %20 = stablehlo.constant dense<"0x1C92707DE8B37D19964F8D56D90F22BCEDE0018DE45729F019EF46150257F362A4B0E0929B3DD2C411CFF9A72C79506A0D3E666B904DD0D0C42EF870E8DDBAB93FEBA09E2D58620E8BC31CD6EECC2E5F34368E4A05E9345059075A4F9D66C45C4EE71E3FC9B5B8BA0057C4AEA4C984F149923A2F72962646403AAE7D7C6F0DC28F3A4D09C8A604AD3E1CCB3565407215FC92FBFA29C213C0020B3AC733A70F3C5D74097C5F86A460D5E8F98209CE31D7A42F2710900F2E13BCF94CE61D17603C4882EFFA29527D0A225416AF86560D578977B688D61FD985680D1AC87EC1BC7F632359A79BCE9B1483D8A696862875E1"> : tensor<3x4x5xi32>
  %21 = "stablehlo.transpose"(%20) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xi32>) -> tensor<5x4x3xi32>
  %22 = "stablehlo.gather"(%21, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<5x4x3xi32>, tensor<2x2xui8>) -> tensor<2x2x3xi32>
  stablehlo.custom_call @check.expect_eq(%22, %19) : (tensor<2x2x3xi32>, tensor<2x2x3xi32>) -> ()
  %23 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %24 = "stablehlo.gather"(%16, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3, 2>}> : (tensor<5x4x3xi32>, tensor<3x1xui64>) -> tensor<3x2x3xi32>
  %25 = stablehlo.constant dense<"0x1C92707DEDE0018DEDE0018D34368E4A4EE71E3F4EE71E3FE45729F09B3DD2C49B3DD2C4C9B5B8BA729626467296264611CFF9A7C42EF870C42EF870403AAE7D3E1CCB353E1CCB35"> : tensor<3x2x3xi32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x2x3xi32>, tensor<3x2x3xi32>) -> ()
  %26 = stablehlo.constant dense<"0xB7E698219654C517BBE74330D8519C173BB38D64F5D5FDD4CE0797C080E5FCAAFD87C29138C2DD74A92428309672D2A62D19F781C3DFD33DEC8290120B4DD339985F07E77EA14CC3C81B9B0BFC10DFAE3212BCC074CAA34B8D8F8D41351E4D40855FBD6A9968DE65EE9769965D7F00E4A1D57D87BF95C73ACB84E3B5064596DA9DF7B9123E1F6A97F97676B13E28A455E1B20E45A4FCABDA3AFD336DA19139D4AF17B1FDEC3BD443A296E547AE3A5693E3080A6D79B548F7DFE6517E3FAA098DC9B2A6C9F035DC460AA689E90FA8F87D1A56C247C32492D02491764AA21F34040A5C11ADA7A2572FE5CB21D58B03E9DE"> : tensor<3x5x4xi32>
  %27 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %28 = "stablehlo.gather"(%26, %27) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<3x5x4xi32>, tensor<3x2x1xi16>) -> tensor<3x2x4xi32>
  %29 = stablehlo.constant dense<"0xB7E698219654C517BBE74330D8519C17985F07E77EA14CC3C81B9B0BFC10DFAE9DF7B9123E1F6A97F97676B13E28A455A1D57D87BF95C73ACB84E3B5064596DAE3080A6D79B548F7DFE6517E3FAA098DAF17B1FDEC3BD443A296E547AE3A5693"> : tensor<3x2x4xi32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3x2x4xi32>, tensor<3x2x4xi32>) -> ()
  %30 = stablehlo.constant dense<"0x9E04629EC5524119337B3DC7B4672B22D4EB6BDDF82163F622032C481F3EB3BB4FC35E758EDD30351BDA65B69E93A70944DD8514500C6C215EDB0DEF00747398447762FF56BC8D36CF7A411D92AB168DA7FC9EBD34412EA9732AB12FF620C27C"> : tensor<4x3x2xi32>
  %31 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %32 = "stablehlo.gather"(%30, %31) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xi32>, tensor<2x3x1xi32>) -> tensor<2x3xi32>
  %33 = stablehlo.constant dense<[[-1637743458, 1969144655, -1234839013], [-1145881057, 892394894, 2093097206]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %34 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %35 = "stablehlo.gather"(%30, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [2, 1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<4x3x2xi32>, tensor<1x2x3xi64>) -> tensor<2x2x3xi32>
  %36 = stablehlo.constant dense<"0x44DD85145EDB0DEF447762FF500C6C210074739856BC8D36CF7A411DA7FC9EBD732AB12F92AB168D34412EA9F620C27C"> : tensor<2x2x3xi32>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<2x2x3xi32>, tensor<2x2x3xi32>) -> ()
  %37 = stablehlo.constant dense<[-1557852094, 347162948, -1778602743, 1437241341, 353830140, 1150877109]> : tensor<6xi32>
  %38 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %39 = "stablehlo.gather"(%37, %38) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<4xui32>) -> tensor<4xi32>
  %40 = stablehlo.constant dense<[-1557852094, -1557852094, 1150877109, 1150877109]> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<4xi32>, tensor<4xi32>) -> ()
  %41 = stablehlo.constant dense<2> : tensor<1xi8>
  %42 = "stablehlo.gather"(%37, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 4>}> : (tensor<6xi32>, tensor<1xi8>) -> tensor<4xi32>
  %43 = stablehlo.constant dense<[-1778602743, 1437241341, 353830140, 1150877109]> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<4xi32>, tensor<4xi32>) -> ()
  %44 = stablehlo.constant dense<> : tensor<0x1xui8>
  %45 = "stablehlo.gather"(%0, %44) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xi32>, tensor<0x1xui8>) -> tensor<0x4xi32>
  %46 = stablehlo.constant dense<> : tensor<0x4xi32>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<0x4xi32>, tensor<0x4xi32>) -> ()
  %47 = stablehlo.constant dense<"0x9984EDC2DB852D45EF7F97F612E0B743A877CF1489B55192B143304411E4A5BA27BD69CCD317F06B5C38A077AB562C2DB0FE9D9D34766B820CBF7526D1C29E5E76C87E623DDC83217940E85775B58ED8BCE97395C0615F62268293784742C9DA0763E66A06ADC090C5BFA22EB4F8930841F4E5B35E0DACDC85A69039BAAE0B70C8E2534D94BE6472A917D690"> : tensor<5x7xi32>
  %48 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %49 = "stablehlo.gather"(%47, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 5, 3>}> : (tensor<5x7xi32>, tensor<2x1xui64>) -> tensor<5x2x3xi32>
  %50 = stablehlo.constant dense<"0xA877CF1489B55192B1433044DB852D45EF7F97F612E0B743AB562C2DB0FE9D9D34766B8227BD69CCD317F06B5C38A0777940E85775B58ED8BCE97395D1C29E5E76C87E623DDC832106ADC090C5BFA22EB4F89308268293784742C9DA0763E66AC8E2534D94BE6472A917D6905E0DACDC85A69039BAAE0B70"> : tensor<5x2x3xi32>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> ()
  return
}
// -----
// gather of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB50C1DCCB9D59A96C8F51AD1EBA344AA8D9469B7D5B3B083BD22C4EDC6DDE7309027541447DFBA2D7B6104D16E7CD6FD6BBFE51F9938CEFBA18F7922ADC10ABB697F8A8D3734C214BCD199BAF6DD95B2B756B8F3E2254752EE9CD5628DD6AE41AF60EC7877545AE0CA530D853D879B7D80558D8080406E5D2B8A0388F6A8805C19BF2C79A676878B9BEE641EA1135536C89C08F9915A33501E7B3B06DB4D1FC3"> : tensor<5x4xi64>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xi64>, tensor<3x1xi32>) -> tensor<3x4xi64>
  %3 = stablehlo.constant dense<"0xB50C1DCCB9D59A96C8F51AD1EBA344AA8D9469B7D5B3B083BD22C4EDC6DDE73019BF2C79A676878B9BEE641EA1135536C89C08F9915A33501E7B3B06DB4D1FC3AF60EC7877545AE0CA530D853D879B7D80558D8080406E5D2B8A0388F6A8805C"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xi64>, tensor<2x3xi8>) -> tensor<3x3x2xi64>
  %6 = stablehlo.constant dense<"0xB50C1DCCB9D59A96C8F51AD1EBA344AABCD199BAF6DD95B2B756B8F3E2254752697F8A8D3734C214BCD199BAF6DD95B29027541447DFBA2D7B6104D16E7CD6FDCA530D853D879B7D80558D8080406E5DAF60EC7877545AE0CA530D853D879B7D697F8A8D3734C214BCD199BAF6DD95B29BEE641EA1135536C89C08F9915A335019BF2C79A676878B9BEE641EA1135536"> : tensor<3x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xi64>, tensor<3x3x2xi64>) -> ()
  %7 = stablehlo.constant dense<"0xB50C1DCCB9D59A969027541447DFBA2D697F8A8D3734C214AF60EC7877545AE019BF2C79A676878BC8F51AD1EBA344AA7B6104D16E7CD6FDBCD199BAF6DD95B2CA530D853D879B7D9BEE641EA11355368D9469B7D5B3B0836BBFE51F9938CEFBB756B8F3E225475280558D8080406E5DC89C08F9915A3350BD22C4EDC6DDE730A18F7922ADC10ABBEE9CD5628DD6AE412B8A0388F6A8805C1E7B3B06DB4D1FC3"> : tensor<4x5xi64>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xi64>) -> tensor<5x4xi64>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xi64>, tensor<2x3xi8>) -> tensor<3x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xi64>, tensor<3x3x2xi64>) -> ()
  %10 = stablehlo.constant dense<"0x694839C4179837BD83112E3F054FA9CC25652207E4B47DA58D00BB8F899292CF8D06EEEFAD894B774033CE8DD757830B8A501B6DE21A69BE36812D553277EEBC798D138321E14F826999181B4242EA9628F8D6F07CE45449D497A0E17295567BFEB93199D3117E7EF226FD326ADA8DB4B2A4209B279A6F7FCEE04F6278D2039772456E9D229282F6AA86BD465E26CE2309D63DE988DAADA4C58F79EEADFCC2D1580EF99F3D7F066E02967A2060349B1FC926D60A8D08117673C5CC148461AF75"> : tensor<4x3x2xi64>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xi64>, tensor<2x3x1xi32>) -> tensor<2x3xi64>
  %13 = stablehlo.constant dense<[[-4812210448978327447, -9056772791569511047, 5284099488080132136], [-4832794292060847818, -7572166971780195991, 8480103843274474867]]> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  return
}
// -----
// gather of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 0, 3, 3], [1, 2, 3, 3], [0, 2, 0, 0], [0, 2, 1, 0], [3, 1, 1, 2]]> : tensor<5x4xui2>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xui2>, tensor<3x1xi32>) -> tensor<3x4xui2>
  %3 = stablehlo.constant dense<[[0, 0, 3, 3], [3, 1, 1, 2], [0, 2, 1, 0]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xui2>, tensor<2x3xi8>) -> tensor<3x3x2xui2>
  %6 = stablehlo.constant dense<[[[0, 0], [2, 0], [0, 2]], [[1, 2], [2, 1], [0, 2]], [[0, 2], [1, 1], [3, 1]]]> : tensor<3x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xui2>, tensor<3x3x2xui2>) -> ()
  %7 = stablehlo.constant dense<[[0, 1, 0, 0, 3], [0, 2, 2, 2, 1], [3, 3, 0, 1, 1], [3, 3, 0, 0, 2]]> : tensor<4x5xui2>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xui2>) -> tensor<5x4xui2>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xui2>, tensor<2x3xi8>) -> tensor<3x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xui2>, tensor<3x3x2xui2>) -> ()
  %10 = stablehlo.constant dense<[[[3, 1], [2, 0], [2, 2]], [[2, 2], [2, 2], [1, 2]], [[2, 1], [2, 3], [0, 3]], [[0, 1], [3, 1], [2, 1]]]> : tensor<4x3x2xui2>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xui2>, tensor<2x3x1xi32>) -> tensor<2x3xui2>
  %13 = stablehlo.constant dense<[[3, 2, 1], [2, 2, 1]]> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  return
}
// -----
// gather of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[15, 2, 14, 10], [6, 12, 14, 11], [7, 0, 11, 6], [8, 3, 13, 12], [5, 5, 11, 15]]> : tensor<5x4xui4>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xui4>, tensor<3x1xi32>) -> tensor<3x4xui4>
  %3 = stablehlo.constant dense<[[15, 2, 14, 10], [5, 5, 11, 15], [8, 3, 13, 12]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xui4>, tensor<2x3xi8>) -> tensor<3x3x2xui4>
  %6 = stablehlo.constant dense<[[[15, 2], [0, 11], [7, 0]], [[6, 12], [3, 13], [8, 3]], [[7, 0], [5, 11], [5, 5]]]> : tensor<3x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xui4>, tensor<3x3x2xui4>) -> ()
  %7 = stablehlo.constant dense<[[15, 6, 7, 8, 5], [2, 12, 0, 3, 5], [14, 14, 11, 13, 11], [10, 11, 6, 12, 15]]> : tensor<4x5xui4>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xui4>) -> tensor<5x4xui4>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xui4>, tensor<2x3xi8>) -> tensor<3x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xui4>, tensor<3x3x2xui4>) -> ()
  %10 = stablehlo.constant dense<[[[0, 12], [8, 11], [7, 5]], [[13, 1], [10, 10], [7, 6]], [[6, 11], [6, 10], [4, 8]], [[11, 2], [0, 14], [12, 2]]]> : tensor<4x3x2xui4>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xui4>, tensor<2x3x1xi32>) -> tensor<2x3xui4>
  %13 = stablehlo.constant dense<[[0, 10, 7], [1, 10, 2]]> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  return
}
// -----
// gather of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEC1485C7CD7940F42EE99161E8841FEE349A44B1"> : tensor<5x4xui8>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xui8>, tensor<3x1xi32>) -> tensor<3x4xui8>
  %3 = stablehlo.constant dense<"0xEC1485C7349A44B1E8841FEE"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xui8>, tensor<2x3xi8>) -> tensor<3x3x2xui8>
  %6 = stablehlo.constant dense<"0xEC14E9912EE9CD79841FE8842EE99A44349A"> : tensor<3x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xui8>, tensor<3x3x2xui8>) -> ()
  %7 = stablehlo.constant dense<"0xECCD2EE8341479E9849A8540911F44C7F461EEB1"> : tensor<4x5xui8>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xui8>) -> tensor<5x4xui8>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xui8>, tensor<2x3xi8>) -> tensor<3x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xui8>, tensor<3x3x2xui8>) -> ()
  %10 = stablehlo.constant dense<"0x03522D97FB85874834BBEAD433B26ED5BFE4DC6811E6D3B0"> : tensor<4x3x2xui8>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xui8>, tensor<2x3x1xi32>) -> tensor<2x3xui8>
  %13 = stablehlo.constant dense<[[3, 52, 234], [72, 187, 176]]> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  return
}
// -----
// gather of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x649FBADEDBBB62CE059109E72FF1CA43A167B9A01BCDCDE3062B32C871319D63EEB56FD7E18A18A1"> : tensor<5x4xui16>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xui16>, tensor<3x1xi32>) -> tensor<3x4xui16>
  %3 = stablehlo.constant dense<"0x649FBADEDBBB62CEEEB56FD7E18A18A1062B32C871319D63"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xui16>, tensor<2x3xi8>) -> tensor<3x3x2xui16>
  %6 = stablehlo.constant dense<"0x649FBADEB9A01BCDA167B9A0059109E732C87131062B32C8A167B9A06FD7E18AEEB56FD7"> : tensor<3x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xui16>, tensor<3x3x2xui16>) -> ()
  %7 = stablehlo.constant dense<"0x649F0591A167062BEEB5BADE09E7B9A032C86FD7DBBB2FF11BCD7131E18A62CECA43CDE39D6318A1"> : tensor<4x5xui16>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xui16>) -> tensor<5x4xui16>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xui16>, tensor<2x3xi8>) -> tensor<3x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xui16>, tensor<3x3x2xui16>) -> ()
  %10 = stablehlo.constant dense<"0x281ADD0AAA013BE11551046EE82E5A6681C799A8909BCCEEBB3808C39BD39940010ADFEA03E130B852AD4E670902F63D"> : tensor<4x3x2xui16>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xui16>, tensor<2x3x1xi32>) -> tensor<2x3xui16>
  %13 = stablehlo.constant dense<[[6696, 51073, 39824], [26202, 43161, 15862]]> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  return
}
// -----
// gather of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x8848F7526D0E0F3D638668B44DF652C1B1E450232FBFEEABDB5CAAB2355C70CF551CB3FEBD8DE03BDC2D72C7169C19C9D36BAB6B7A54B89B5262272966949CB0AD78C8E6B76D0092E405B6588514CF8A"> : tensor<5x4xui32>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xui32>, tensor<3x1xi32>) -> tensor<3x4xui32>
  %3 = stablehlo.constant dense<"0x8848F7526D0E0F3D638668B44DF652C1AD78C8E6B76D0092E405B6588514CF8AD36BAB6B7A54B89B5262272966949CB0"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xui32>, tensor<2x3xi8>) -> tensor<3x3x2xui32>
  %6 = stablehlo.constant dense<"0x8848F7526D0E0F3DBD8DE03BDC2D72C7551CB3FEBD8DE03BB1E450232FBFEEAB7A54B89B52622729D36BAB6B7A54B89B551CB3FEBD8DE03BB76D0092E405B658AD78C8E6B76D0092"> : tensor<3x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xui32>, tensor<3x3x2xui32>) -> ()
  %7 = stablehlo.constant dense<"0x8848F752B1E45023551CB3FED36BAB6BAD78C8E66D0E0F3D2FBFEEABBD8DE03B7A54B89BB76D0092638668B4DB5CAAB2DC2D72C752622729E405B6584DF652C1355C70CF169C19C966949CB08514CF8A"> : tensor<4x5xui32>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xui32>) -> tensor<5x4xui32>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xui32>, tensor<2x3xi8>) -> tensor<3x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xui32>, tensor<3x3x2xui32>) -> ()
  %10 = stablehlo.constant dense<"0x8D321E2D0036ACC5C7DCF3637279449DE7BFA381865D12BB3ACA8E4EF50BB73041F0CB29A5FC09B51793D73337C1C9F1C3FBDBC2FE3930D8A2794FA376EE817987E1B74C128266A8FB82FABF50D16CEC468718FC372C86F526D0B8D0D193DDA7"> : tensor<4x3x2xui32>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xui32>, tensor<2x3x1xi32>) -> tensor<2x3xui32>
  %13 = stablehlo.constant dense<[[756953741, 701231169, 869765911], [817302517, 3037330597, 2816316369]]> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  return
}
// -----
// gather of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x82AB3EF0C07B4D54D46AA9B2D82C79745728B138FA422079A5C93F13F4420210C33A70265CA39AEAFFD6336D8742B8F0C7A0B8A34B554E7311D632BD81476B298FB4639397F3C0DC4B71D834EF9EA6E48F00DE5DFB7B63909FA25F2E315B1E85E4DAC5417AF1F9B3FB926E728B8EC8AFF5E11A678DC665BF6FAB393B929F9C5AFF6D446F635750B37C04E456895137681BD6025009149D6A352A6928A03ADF11"> : tensor<5x4xui64>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xui64>, tensor<3x1xi32>) -> tensor<3x4xui64>
  %3 = stablehlo.constant dense<"0x82AB3EF0C07B4D54D46AA9B2D82C79745728B138FA422079A5C93F13F4420210FF6D446F635750B37C04E456895137681BD6025009149D6A352A6928A03ADF11E4DAC5417AF1F9B3FB926E728B8EC8AFF5E11A678DC665BF6FAB393B929F9C5A"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %4 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xui64>, tensor<3xi64>) -> tensor<3x4xui64>
  %6 = stablehlo.constant dense<"0x82AB3EF0C07B4D54D46AA9B2D82C79745728B138FA422079A5C93F13F442021082AB3EF0C07B4D54D46AA9B2D82C79745728B138FA422079A5C93F13F4420210FF6D446F635750B37C04E456895137681BD6025009149D6A352A6928A03ADF11"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %7 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %8 = "stablehlo.gather"(%0, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xui64>, tensor<2x3x2xui32>) -> tensor<2x3xui64>
  %9 = stablehlo.constant dense<[[16476031037002510667, 1153558070622669221, 1287812477998410293], [16476031037002510667, 1153558070622669221, 1287812477998410293]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %10 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %11 = "stablehlo.gather"(%0, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xui64>, tensor<2x3xi8>) -> tensor<3x3x2xui64>
  %12 = stablehlo.constant dense<"0x82AB3EF0C07B4D54D46AA9B2D82C79744B71D834EF9EA6E48F00DE5DFB7B63908FB4639397F3C0DC4B71D834EF9EA6E4C33A70265CA39AEAFFD6336D8742B8F0FB926E728B8EC8AFF5E11A678DC665BFE4DAC5417AF1F9B3FB926E728B8EC8AF8FB4639397F3C0DC4B71D834EF9EA6E47C04E456895137681BD6025009149D6AFF6D446F635750B37C04E45689513768"> : tensor<3x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3x2xui64>, tensor<3x3x2xui64>) -> ()
  %13 = stablehlo.constant dense<"0x82AB3EF0C07B4D54C33A70265CA39AEA8FB4639397F3C0DCE4DAC5417AF1F9B3FF6D446F635750B3D46AA9B2D82C7974FFD6336D8742B8F04B71D834EF9EA6E4FB926E728B8EC8AF7C04E456895137685728B138FA422079C7A0B8A34B554E738F00DE5DFB7B6390F5E11A678DC665BF1BD6025009149D6AA5C93F13F442021011D632BD81476B299FA25F2E315B1E856FAB393B929F9C5A352A6928A03ADF11"> : tensor<4x5xui64>
  %14 = "stablehlo.transpose"(%13) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xui64>) -> tensor<5x4xui64>
  %15 = "stablehlo.gather"(%14, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xui64>, tensor<2x3xi8>) -> tensor<3x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%15, %12) : (tensor<3x3x2xui64>, tensor<3x3x2xui64>) -> ()
  %16 = stablehlo.constant dense<"0x1EF544036365AB079B8BAC76CDCE3EB022F987B374C9B1D60C06C6BF435260F80D79F648762C84BE03ACC432F320CB21A35E0B0AE4F11B4AE9FDF43CEF74C2926FBF20D03F9F48B1343EFDD049BEA1C3BEBDDF282C8D629EF08FFC5BCF14D1B9A98DEA6CB6AA85836E5F57D00FC17FD893CFD8385A47742134DAA4C46F7C2FAB062FAB0F56CD85B4128244040B98C225D31ECCC8BC0DC8055674F948A40A226737188425AF564EEAE171FF4396C9B61EDCD98477CAEAF11F8DAFF1B1138C7B267255315E2DE3B4D531CB53518E2FC4F0D6BDC9D79EF8FA28440C1B0EBD033FFECA9E07C8ED598EAC3D8166F2BC8551990CCEB9240AC3A9623DEAA1D72A79279D47992F1CD52772A01FE625D0D8688CD0E282589FA22C4C55CAD9D99D6B3AEB732DDCDA7EED9D9E44EDE580073C68DDD12B7C9805633220FE01D32B9AFE6487DF7B620C60DB1EDFEE8EC0BB8AEB5A5A2F6363259F5B72CDE187B8CA9F52A41FD277271B7E314345EC0F53824C7CC145BB1C2FEB610412B565771521B585BD8B22042F60557ADC7A1A3D18D28BAAFA0239CEE6EB26A3E283D4CF333070AA3C40C1FB01CC76AAA24978FEA01D4FB74B0C4A2E2F8B6673784D2E5D1BCA8A700822FB70B513C49C0507B8148C1D37A5CEF723600A17A360BFE8540E597DE1ABB64DF9"> : tensor<5x4x3xui64>
  %17 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %18 = "stablehlo.gather"(%16, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<5x4x3xui64>, tensor<2x2xui8>) -> tensor<2x2x3xui64>
  %19 = stablehlo.constant dense<"0x2DDCDA7EED9D9E44EDE580073C68DDD12B7C9805633220FE042F60557ADC7A1A3D18D28BAAFA0239CEE6EB26A3E283D47255315E2DE3B4D531CB53518E2FC4F0D6BDC9D79EF8FA282DDCDA7EED9D9E44EDE580073C68DDD12B7C9805633220FE"> : tensor<2x2x3xui64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x2x3xui64>, tensor<2x2x3xui64>) -> ()
  %20 = stablehlo.constant dense<"0x1EF544036365AB07A98DEA6CB6AA85837255315E2DE3B4D52DDCDA7EED9D9E44042F60557ADC7A1A0C06C6BF435260F834DAA4C46F7C2FAB440C1B0EBD033FFE01D32B9AFE6487DFCF333070AA3C40C1A35E0B0AE4F11B4AD31ECCC8BC0DC8050CCEB9240AC3A9626363259F5B72CDE12E2F8B6673784D2E343EFDD049BEA1C3E171FF4396C9B61E1FE625D0D8688CD00F53824C7CC145BB148C1D37A5CEF7239B8BAC76CDCE3EB06E5F57D00FC17FD831CB53518E2FC4F0EDE580073C68DDD13D18D28BAAFA02390D79F648762C84BE062FAB0F56CD85B4CA9E07C8ED598EAC7B620C60DB1EDFEEFB01CC76AAA24978E9FDF43CEF74C2925674F948A40A22673DEAA1D72A79279D87B8CA9F52A41FD25D1BCA8A700822FBBEBDDF282C8D629EDCD98477CAEAF11FE282589FA22C4C551C2FEB610412B565600A17A360BFE85422F987B374C9B1D693CFD8385A477421D6BDC9D79EF8FA282B7C9805633220FECEE6EB26A3E283D403ACC432F320CB21128244040B98C2253D8166F2BC8551998EC0BB8AEB5A5A2FFEA01D4FB74B0C4A6FBF20D03F9F48B137188425AF564EEA47992F1CD52772A077271B7E314345EC70B513C49C0507B8F08FFC5BCF14D1B98DAFF1B1138C7B26CAD9D99D6B3AEB73771521B585BD8B220E597DE1ABB64DF9"> : tensor<3x4x5xui64>
  %21 = "stablehlo.transpose"(%20) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xui64>) -> tensor<5x4x3xui64>
  %22 = "stablehlo.gather"(%21, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<5x4x3xui64>, tensor<2x2xui8>) -> tensor<2x2x3xui64>
  stablehlo.custom_call @check.expect_eq(%22, %19) : (tensor<2x2x3xui64>, tensor<2x2x3xui64>) -> ()
  %23 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %24 = "stablehlo.gather"(%16, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3, 2>}> : (tensor<5x4x3xui64>, tensor<3x1xui64>) -> tensor<3x2x3xui64>
  %25 = stablehlo.constant dense<"0x1EF544036365AB07042F60557ADC7A1A042F60557ADC7A1A9B8BAC76CDCE3EB03D18D28BAAFA02393D18D28BAAFA02390C06C6BF435260F8CF333070AA3C40C1CF333070AA3C40C10D79F648762C84BEFB01CC76AAA24978FB01CC76AAA24978A35E0B0AE4F11B4A2E2F8B6673784D2E2E2F8B6673784D2EE9FDF43CEF74C2925D1BCA8A700822FB5D1BCA8A700822FB"> : tensor<3x2x3xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x2x3xui64>, tensor<3x2x3xui64>) -> ()
  %26 = stablehlo.constant dense<"0x1C05B1751CBA77A41AF8CE1AC3943B90A6F82291E3FF3442D843016A71A8299BDCD8F40AEA5D5BB888261A5FB5D66BE554B6F5FD66B2625BDD461DFC8A31A5197624C07A241A69F921A968AB96A0B3335EF7113153E3EF34F274F00C3C2EF1A47FFB4DB29A63FA60A2D48C4A1C6907340EC2816D9855CC5DE1065246D9BE7562A28B090CF91F5D8FCABD4D9B9BBE267F0D846EB1FE06ABF82C7EF5EC6E0BAF7147FA24BEF054318161C086A700AA63E7C11692D67913D776AF0C5A31323BDE8C83934589E7834E65B9296340A9F79A68940C0A5660F482EE436B33C59A0D74D22B17E257374887F651866CF895088161484E1440BB4FFEF8E5F8AA2FA8974CBAAC7EAAAF8831C646255E805947E03F3DED6E6687FDF2C6FB22356BCADA84F788FFE2B02D785D3AAEE0A230B6F8DC070D46555C2C12A0856D9434C17F539F7295592307B647D2CE28CE8E2CD76878795468F223832C51D80770340D28CAF294F8FDBF1606868B74F8851B6196E266D443FC1112585E6A4D7207CAC89F671AB37484FF2148CBDEF9B7A3BBA4504513158179803453E97C566A5F99586ABA17819172CC375F5D851CC33B33E0E531A1F40E381E6B524515D23126CC7B1370786FA5DDC641F013D3CDCDE8CFC546EFDADEFB8BBB45FDEB8411F3AD68DAE93B537247"> : tensor<3x5x4xui64>
  %27 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %28 = "stablehlo.gather"(%26, %27) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<3x5x4xui64>, tensor<3x2x1xi16>) -> tensor<3x2x4xui64>
  %29 = stablehlo.constant dense<"0x1C05B1751CBA77A41AF8CE1AC3943B90A6F82291E3FF3442D843016A71A8299BA28B090CF91F5D8FCABD4D9B9BBE267F0D846EB1FE06ABF82C7EF5EC6E0BAF71AC7EAAAF8831C646255E805947E03F3DED6E6687FDF2C6FB22356BCADA84F7882B17E257374887F651866CF895088161484E1440BB4FFEF8E5F8AA2FA8974CBAFDBF1606868B74F8851B6196E266D443FC1112585E6A4D7207CAC89F671AB374592307B647D2CE28CE8E2CD76878795468F223832C51D80770340D28CAF294F8"> : tensor<3x2x4xui64>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3x2x4xui64>, tensor<3x2x4xui64>) -> ()
  %30 = stablehlo.constant dense<"0xA73581868146B90D98B33392CA905534AE64E1D9B7695030DA51443E126CFBEAB528FBAC5457ED89A033A4078D69229C71B21CD8831E95071BAD7BBB09E642C025FE6F6B3160076D530476DE2ECF250FA90114FC52494EF2DEE934A8902C270F797BB2DB5FCCD55D45280F9521EF7508A39E86CB189FAB29F7D345832887232C57777856C7FE77D49AE9FE9B2E8E1BC6D2B47F36F21E61CABB240E014AF54A7979C9C6CE142FF2F9315F86C1A4EEC765D961C0EEDE3539E4D5B5B23E6B8B4889"> : tensor<4x3x2xui64>
  %31 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %32 = "stablehlo.gather"(%30, %31) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xui64>, tensor<2x3x1xi32>) -> tensor<2x3xui64>
  %33 = stablehlo.constant dense<[[988899115305874855, 7856353840343285285, 17459973426127307177], [13853888333219605787, 1091506284914934867, 9892309874248955349]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %34 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %35 = "stablehlo.gather"(%30, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [2, 1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<4x3x2xui64>, tensor<1x2x3xi64>) -> tensor<2x2x3xui64>
  %36 = stablehlo.constant dense<"0x797BB2DB5FCCD55DA39E86CB189FAB2957777856C7FE77D445280F9521EF7508F7D345832887232C9AE9FE9B2E8E1BC6D2B47F36F21E61CA79C9C6CE142FF2F9D961C0EEDE3539E4BB240E014AF54A79315F86C1A4EEC765D5B5B23E6B8B4889"> : tensor<2x2x3xui64>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<2x2x3xui64>, tensor<2x2x3xui64>) -> ()
  %37 = stablehlo.constant dense<[11886237198948811637, 9027272891986795665, 524914920703248090, 18293048162341644491, 14046117517549611916, 18397643139855225599]> : tensor<6xui64>
  %38 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %39 = "stablehlo.gather"(%37, %38) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xui64>, tensor<4xui32>) -> tensor<4xui64>
  %40 = stablehlo.constant dense<[11886237198948811637, 11886237198948811637, 18397643139855225599, 18397643139855225599]> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<4xui64>, tensor<4xui64>) -> ()
  %41 = stablehlo.constant dense<2> : tensor<1xi8>
  %42 = "stablehlo.gather"(%37, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 4>}> : (tensor<6xui64>, tensor<1xi8>) -> tensor<4xui64>
  %43 = stablehlo.constant dense<[524914920703248090, 18293048162341644491, 14046117517549611916, 18397643139855225599]> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<4xui64>, tensor<4xui64>) -> ()
  %44 = stablehlo.constant dense<> : tensor<0x1xui8>
  %45 = "stablehlo.gather"(%0, %44) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xui64>, tensor<0x1xui8>) -> tensor<0x4xui64>
  %46 = stablehlo.constant dense<> : tensor<0x4xui64>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<0x4xui64>, tensor<0x4xui64>) -> ()
  %47 = stablehlo.constant dense<"0xD20743A8135F5A25DAFC35475EC51470380CA8962BBA589D05CAF2C76F71BAB111D184F0FB83E33917DA815CDB8DCEE1C85EB56E3299E497A766341D64B9783A9B293C18F90729E73276FC1832D7175AF6A20B76794D8927CC2978E14F1226DA72AF337005B2830A7DAC6DDA0275BCFE6D56E2D781D8F7E64E4313DBEB47E1094548994613ABE176CDAA59795B5C7DFDE5DA5A282B078CE258BF68179D3DC1F51CF15106768D920AA00CF31073EAA4C5382442513D1115EC2FFCD9794BFB226B50876BA572B7A57728CBA9B9C713576DDE36F2563DD2D21810331F9C5FC12CE4C1EFA3EDDA293BFFC589001A23476B4C5466769645500D5B586E71E33FBB58ABD6AEB7A1015A6F6798A156E0B2BB8280666A3590321439C9"> : tensor<5x7xui64>
  %48 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %49 = "stablehlo.gather"(%47, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 5, 3>}> : (tensor<5x7xui64>, tensor<2x1xui64>) -> tensor<5x2x3xui64>
  %50 = stablehlo.constant dense<"0x11D184F0FB83E33917DA815CDB8DCEE1C85EB56E3299E497DAFC35475EC51470380CA8962BBA589D05CAF2C76F71BAB1CC2978E14F1226DA72AF337005B2830A7DAC6DDA0275BCFE9B293C18F90729E73276FC1832D7175AF6A20B76794D8927E5DA5A282B078CE258BF68179D3DC1F51CF15106768D920A4E4313DBEB47E1094548994613ABE176CDAA59795B5C7DFD28CBA9B9C713576DDE36F2563DD2D21810331F9C5FC12CE4382442513D1115EC2FFCD9794BFB226B50876BA572B7A577D6AEB7A1015A6F6798A156E0B2BB8280666A3590321439C9C589001A23476B4C5466769645500D5B586E71E33FBB58AB"> : tensor<5x2x3xui64>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<5x2x3xui64>, tensor<5x2x3xui64>) -> ()
  return
}
// -----
// gather of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, -1.0, 2.0, -3.0], [-0.5, 0.0, 2.0, -3.0], [2.0, -1.5, -0.0, 2.0], [-2.0, 0.0, 1.0, -4.0], [4.0, 6.0, 1.0, -6.0]]> : tensor<5x4xf4E2M1FN>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf4E2M1FN>, tensor<3x1xi32>) -> tensor<3x4xf4E2M1FN>
  %3 = stablehlo.constant dense<[[-1.0, -1.0, 2.0, -3.0], [4.0, 6.0, 1.0, -6.0], [-2.0, 0.0, 1.0, -4.0]]> : tensor<3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf4E2M1FN>, tensor<2x3xi8>) -> tensor<3x3x2xf4E2M1FN>
  %6 = stablehlo.constant dense<[[[-1.0, -1.0], [-1.5, -0.0], [2.0, -1.5]], [[-0.5, 0.0], [0.0, 1.0], [-2.0, 0.0]], [[2.0, -1.5], [6.0, 1.0], [4.0, 6.0]]]> : tensor<3x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xf4E2M1FN>, tensor<3x3x2xf4E2M1FN>) -> ()
  %7 = stablehlo.constant dense<[[-1.0, -0.5, 2.0, -2.0, 4.0], [-1.0, 0.0, -1.5, 0.0, 6.0], [2.0, 2.0, -0.0, 1.0, 1.0], [-3.0, -3.0, 2.0, -4.0, -6.0]]> : tensor<4x5xf4E2M1FN>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xf4E2M1FN>) -> tensor<5x4xf4E2M1FN>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf4E2M1FN>, tensor<2x3xi8>) -> tensor<3x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xf4E2M1FN>, tensor<3x3x2xf4E2M1FN>) -> ()
  %10 = stablehlo.constant dense<[[[-0.0, 1.0], [4.0, -4.0], [-1.5, -2.0]], [[4.0, -1.5], [-1.0, -3.0], [1.0, -4.0]], [[3.0, -3.0], [0.0, -4.0], [-3.0, 3.0]], [[-0.5, 0.5], [6.0, 0.0], [6.0, 0.0]]]> : tensor<4x3x2xf4E2M1FN>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xf4E2M1FN>, tensor<2x3x1xi32>) -> tensor<2x3xf4E2M1FN>
  %13 = stablehlo.constant dense<[[-0.0, -1.0, 1.0], [-1.5, -3.0, 0.0]]> : tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  return
}
// -----
// gather of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2.75, 1.625, 7.5, 6.0], [-0.375, 3.25, 0.75, -5.0], [-4.0, 1.75, 1.75, 5.0], [-1.375, -3.25, -7.5, 0.25], [-6.5, 3.25, -6.0, 0.75]]> : tensor<5x4xf6E2M3FN>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf6E2M3FN>, tensor<3x1xi32>) -> tensor<3x4xf6E2M3FN>
  %3 = stablehlo.constant dense<[[-2.75, 1.625, 7.5, 6.0], [-6.5, 3.25, -6.0, 0.75], [-1.375, -3.25, -7.5, 0.25]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf6E2M3FN>, tensor<2x3xi8>) -> tensor<3x3x2xf6E2M3FN>
  %6 = stablehlo.constant dense<[[[-2.75, 1.625], [1.75, 1.75], [-4.0, 1.75]], [[-0.375, 3.25], [-3.25, -7.5], [-1.375, -3.25]], [[-4.0, 1.75], [3.25, -6.0], [-6.5, 3.25]]]> : tensor<3x3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xf6E2M3FN>, tensor<3x3x2xf6E2M3FN>) -> ()
  %7 = stablehlo.constant dense<[[-2.75, -0.375, -4.0, -1.375, -6.5], [1.625, 3.25, 1.75, -3.25, 3.25], [7.5, 0.75, 1.75, -7.5, -6.0], [6.0, -5.0, 5.0, 0.25, 0.75]]> : tensor<4x5xf6E2M3FN>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xf6E2M3FN>) -> tensor<5x4xf6E2M3FN>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf6E2M3FN>, tensor<2x3xi8>) -> tensor<3x3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xf6E2M3FN>, tensor<3x3x2xf6E2M3FN>) -> ()
  %10 = stablehlo.constant dense<[[[-6.5, 7.0], [-1.125, -5.5], [1.125, 2.5]], [[-1.0, 7.5], [-5.5, -2.25], [2.5, -2.0]], [[-1.125, 5.5], [2.0, 0.625], [-1.75, 0.75]], [[3.25, -5.0], [0.125, -3.0], [7.0, 3.0]]]> : tensor<4x3x2xf6E2M3FN>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xf6E2M3FN>, tensor<2x3x1xi32>) -> tensor<2x3xf6E2M3FN>
  %13 = stablehlo.constant dense<[[-6.5, -5.5, 2.5], [7.5, -2.25, 3.0]]> : tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  return
}
// -----
// gather of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[16.0, 16.0, 8.0, 0.625], [0.3125, -1.25, 0.625, -0.375], [24.0, -1.0, -1.75, -8.0], [-1.0, -0.0, 20.0, 10.0], [-0.1875, -0.0, 0.3125, -0.75]]> : tensor<5x4xf6E3M2FN>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf6E3M2FN>, tensor<3x1xi32>) -> tensor<3x4xf6E3M2FN>
  %3 = stablehlo.constant dense<[[16.0, 16.0, 8.0, 0.625], [-0.1875, -0.0, 0.3125, -0.75], [-1.0, -0.0, 20.0, 10.0]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf6E3M2FN>, tensor<2x3xi8>) -> tensor<3x3x2xf6E3M2FN>
  %6 = stablehlo.constant dense<[[[16.0, 16.0], [-1.0, -1.75], [24.0, -1.0]], [[0.3125, -1.25], [-0.0, 20.0], [-1.0, -0.0]], [[24.0, -1.0], [-0.0, 0.3125], [-0.1875, -0.0]]]> : tensor<3x3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xf6E3M2FN>, tensor<3x3x2xf6E3M2FN>) -> ()
  %7 = stablehlo.constant dense<[[16.0, 0.3125, 24.0, -1.0, -0.1875], [16.0, -1.25, -1.0, -0.0, -0.0], [8.0, 0.625, -1.75, 20.0, 0.3125], [0.625, -0.375, -8.0, 10.0, -0.75]]> : tensor<4x5xf6E3M2FN>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xf6E3M2FN>) -> tensor<5x4xf6E3M2FN>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf6E3M2FN>, tensor<2x3xi8>) -> tensor<3x3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xf6E3M2FN>, tensor<3x3x2xf6E3M2FN>) -> ()
  %10 = stablehlo.constant dense<[[[1.5, -24.0], [8.0, 0.5], [-0.5, 24.0]], [[4.0, 20.0], [-0.3125, -6.0], [-10.0, 1.5]], [[-24.0, -8.0], [-6.0, -0.0625], [-0.375, 3.0]], [[14.0, -2.5], [-24.0, -0.4375], [-0.1875, 0.25]]]> : tensor<4x3x2xf6E3M2FN>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xf6E3M2FN>, tensor<2x3x1xi32>) -> tensor<2x3xf6E3M2FN>
  %13 = stablehlo.constant dense<[[1.5, -0.3125, -10.0], [20.0, -6.0, 0.25]]> : tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  return
}
// -----
// gather of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x481D202797C0D2CEB53D52E21B9C931336833900"> : tensor<5x4xf8E3M4>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf8E3M4>, tensor<3x1xi32>) -> tensor<3x4xf8E3M4>
  %3 = stablehlo.constant dense<"0x481D2027368339001B9C9313"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf8E3M4>, tensor<2x3xi8>) -> tensor<3x3x2xf8E3M4>
  %6 = stablehlo.constant dense<"0x481D3D52B53D97C09C931B9CB53D83393683"> : tensor<3x3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xf8E3M4>, tensor<3x3x2xf8E3M4>) -> ()
  %7 = stablehlo.constant dense<"0x4897B51B361DC03D9C8320D252933927CEE21300"> : tensor<4x5xf8E3M4>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xf8E3M4>) -> tensor<5x4xf8E3M4>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf8E3M4>, tensor<2x3xi8>) -> tensor<3x3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xf8E3M4>, tensor<3x3x2xf8E3M4>) -> ()
  %10 = stablehlo.constant dense<"0x65E2B530B0D3A21702E424E193864A1593A3C025EE5D8450"> : tensor<4x3x2xf8E3M4>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xf8E3M4>, tensor<2x3x1xi32>) -> tensor<2x3xf8E3M4>
  %13 = stablehlo.constant dense<[[10.5, 0.03125, 0.625], [0.359375, -10.0, 4.0]]> : tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  return
}
// -----
// gather of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x75F38750BA41AB5736F12785D009DE95A8EC4812"> : tensor<5x4xf8E4M3>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf8E4M3>, tensor<3x1xi32>) -> tensor<3x4xf8E4M3>
  %3 = stablehlo.constant dense<"0x75F38750A8EC4812D009DE95"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf8E4M3>, tensor<2x3xi8>) -> tensor<3x3x2xf8E4M3>
  %6 = stablehlo.constant dense<"0x75F3F12736F1BA4109DED00936F1EC48A8EC"> : tensor<3x3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xf8E4M3>, tensor<3x3x2xf8E4M3>) -> ()
  %7 = stablehlo.constant dense<"0x75BA36D0A8F341F109EC87AB27DE485057859512"> : tensor<4x5xf8E4M3>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xf8E4M3>) -> tensor<5x4xf8E4M3>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf8E4M3>, tensor<2x3xi8>) -> tensor<3x3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xf8E4M3>, tensor<3x3x2xf8E4M3>) -> ()
  %10 = stablehlo.constant dense<"0x89375BA2E75874DF8A73E2BE99494C91941D41BC39F1C246"> : tensor<4x3x2xf8E4M3>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xf8E4M3>, tensor<2x3x1xi32>) -> tensor<2x3xf8E4M3>
  %13 = stablehlo.constant dense<[[0x89, 0x8A, -40.0], [-30.0, 176.0, 3.5]]> : tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  return
}
// -----
// gather of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0x6B2F730C58852228E99A2FAA9781C7A6DAD49753"> : tensor<5x4xf8E4M3FN>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf8E4M3FN>, tensor<3x1xi32>) -> tensor<3x4xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x6B2F730CDAD497539781C7A6"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf8E4M3FN>, tensor<2x3xi8>) -> tensor<3x3x2xf8E4M3FN>
  %6 = stablehlo.constant dense<"0x6B2F9A2FE99A588581C79781E99AD497DAD4"> : tensor<3x3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xf8E4M3FN>, tensor<3x3x2xf8E4M3FN>) -> ()
  %7 = stablehlo.constant dense<"0x6B58E997DA2F859A81D473222FC7970C28AAA653"> : tensor<4x5xf8E4M3FN>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xf8E4M3FN>) -> tensor<5x4xf8E4M3FN>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf8E4M3FN>, tensor<2x3xi8>) -> tensor<3x3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xf8E4M3FN>, tensor<3x3x2xf8E4M3FN>) -> ()
  %10 = stablehlo.constant dense<"0xBDFC65CC3C1E12FEC283C36926C883D31ACE31496178CABA"> : tensor<4x3x2xf8E4M3FN>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xf8E4M3FN>, tensor<2x3x1xi32>) -> tensor<2x3xf8E4M3FN>
  %13 = stablehlo.constant dense<[[-1.625, -2.5, -2.75], [-448.0, 0x83, -1.25]]> : tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  return
}
// -----
// gather of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xE83944DDCB132E0FA2651FB88F55FD24BF7D215E"> : tensor<5x4xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf8E4M3FNUZ>, tensor<3x1xi32>) -> tensor<3x4xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0xE83944DDBF7D215E8F55FD24"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf8E4M3FNUZ>, tensor<2x3xi8>) -> tensor<3x3x2xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<"0xE839651FA265CB1355FD8F55A2657D21BF7D"> : tensor<3x3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xf8E4M3FNUZ>, tensor<3x3x2xf8E4M3FNUZ>) -> ()
  %7 = stablehlo.constant dense<"0xE8CBA28FBF391365557D442E1FFD21DD0FB8245E"> : tensor<4x5xf8E4M3FNUZ>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xf8E4M3FNUZ>) -> tensor<5x4xf8E4M3FNUZ>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf8E4M3FNUZ>, tensor<2x3xi8>) -> tensor<3x3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xf8E4M3FNUZ>, tensor<3x3x2xf8E4M3FNUZ>) -> ()
  %10 = stablehlo.constant dense<"0x9B3682005C1ADF90D2AB5932F41E5D0E7997277178BB2BB9"> : tensor<4x3x2xf8E4M3FNUZ>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xf8E4M3FNUZ>, tensor<2x3x1xi32>) -> tensor<2x3xf8E4M3FNUZ>
  %13 = stablehlo.constant dense<[[0x9B, -5.0, 9.0], [-0.015625, -0.171875, -0.5625]]> : tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  return
}
// -----
// gather of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD7A45C188107C8324FDBB6548D9DC96209794606"> : tensor<5x4xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf8E4M3B11FNUZ>, tensor<3x1xi32>) -> tensor<3x4xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0xD7A45C18097946068D9DC962"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf8E4M3B11FNUZ>, tensor<2x3xi8>) -> tensor<3x3x2xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<"0xD7A4DBB64FDB81079DC98D9D4FDB79460979"> : tensor<3x3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xf8E4M3B11FNUZ>, tensor<3x3x2xf8E4M3B11FNUZ>) -> ()
  %7 = stablehlo.constant dense<"0xD7814F8D09A407DB9D795CC8B6C9461832546206"> : tensor<4x5xf8E4M3B11FNUZ>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<5x4xf8E4M3B11FNUZ>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf8E4M3B11FNUZ>, tensor<2x3xi8>) -> tensor<3x3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xf8E4M3B11FNUZ>, tensor<3x3x2xf8E4M3B11FNUZ>) -> ()
  %10 = stablehlo.constant dense<"0x1C7EAF7086C591EC841841A8A7FD60170C29293AB7121866"> : tensor<4x3x2xf8E4M3B11FNUZ>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xf8E4M3B11FNUZ>, tensor<2x3x1xi32>) -> tensor<2x3xf8E4M3B11FNUZ>
  %13 = stablehlo.constant dense<[[0x1C, 0x84, 0.140625], [-6.0, 0.00390625, 3.5]]> : tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// gather of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x41BA86E945B57101FAEEBAAB42900ED7F5AD2EF3"> : tensor<5x4xf8E5M2>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf8E5M2>, tensor<3x1xi32>) -> tensor<3x4xf8E5M2>
  %3 = stablehlo.constant dense<"0x41BA86E9F5AD2EF342900ED7"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf8E5M2>, tensor<2x3xi8>) -> tensor<3x3x2xf8E5M2>
  %6 = stablehlo.constant dense<"0x41BAEEBAFAEE45B5900E4290FAEEAD2EF5AD"> : tensor<3x3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xf8E5M2>, tensor<3x3x2xf8E5M2>) -> ()
  %7 = stablehlo.constant dense<"0x4145FA42F5BAB5EE90AD8671BA0E2EE901ABD7F3"> : tensor<4x5xf8E5M2>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xf8E5M2>) -> tensor<5x4xf8E5M2>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf8E5M2>, tensor<2x3xi8>) -> tensor<3x3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xf8E5M2>, tensor<3x3x2xf8E5M2>) -> ()
  %10 = stablehlo.constant dense<"0xF2C46B7039E5218B4202D35702EFE32632AE378181B3628D"> : tensor<4x3x2xf8E5M2>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xf8E5M2>, tensor<2x3x1xi32>) -> tensor<2x3xf8E5M2>
  %13 = stablehlo.constant dense<[[-12288.0, 3.0, -56.0], [0x8B, 0x02, 0x8D]]> : tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  return
}
// -----
// gather of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEC2CB535EB316DA584B09E40EDCB4EA9333C38AB"> : tensor<5x4xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf8E5M2FNUZ>, tensor<3x1xi32>) -> tensor<3x4xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0xEC2CB535333C38ABEDCB4EA9"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf8E5M2FNUZ>, tensor<2x3xi8>) -> tensor<3x3x2xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<"0xEC2CB09E84B0EB31CB4EEDCB84B03C38333C"> : tensor<3x3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xf8E5M2FNUZ>, tensor<3x3x2xf8E5M2FNUZ>) -> ()
  %7 = stablehlo.constant dense<"0xECEB84ED332C31B0CB3CB56D9E4E3835A540A9AB"> : tensor<4x5xf8E5M2FNUZ>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xf8E5M2FNUZ>) -> tensor<5x4xf8E5M2FNUZ>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf8E5M2FNUZ>, tensor<2x3xi8>) -> tensor<3x3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xf8E5M2FNUZ>, tensor<3x3x2xf8E5M2FNUZ>) -> ()
  %10 = stablehlo.constant dense<"0x87C2939AB8640A3AEC9A69F0D61BF632C0C929C69F1577CD"> : tensor<4x3x2xf8E5M2FNUZ>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xf8E5M2FNUZ>, tensor<2x3x1xi32>) -> tensor<2x3xf8E5M2FNUZ>
  %13 = stablehlo.constant dense<[[0x87, -2048.0, 1280.0], [0.375, 0x9A, -10.0]]> : tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  return
}
// -----
// gather of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x788823DF2F8547DD52552D33561D0F53D0AB27AE"> : tensor<5x4xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf8E8M0FNU>, tensor<3x1xi32>) -> tensor<3x4xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0x788823DFD0AB27AE561D0F53"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf8E8M0FNU>, tensor<2x3xi8>) -> tensor<3x3x2xf8E8M0FNU>
  %6 = stablehlo.constant dense<"0x7888552D52552F851D0F561D5255AB27D0AB"> : tensor<3x3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xf8E8M0FNU>, tensor<3x3x2xf8E8M0FNU>) -> ()
  %7 = stablehlo.constant dense<"0x782F5256D08885551DAB23472D0F27DFDD3353AE"> : tensor<4x5xf8E8M0FNU>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xf8E8M0FNU>) -> tensor<5x4xf8E8M0FNU>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf8E8M0FNU>, tensor<2x3xi8>) -> tensor<3x3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xf8E8M0FNU>, tensor<3x3x2xf8E8M0FNU>) -> ()
  %10 = stablehlo.constant dense<"0x2FE43A5C5D09BE14F01500C983B315D6E53D52C3AE5F0AE4"> : tensor<4x3x2xf8E8M0FNU>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xf8E8M0FNU>, tensor<2x3x1xi32>) -> tensor<2x3xf8E8M0FNU>
  %13 = stablehlo.constant dense<[[0x2F, 0xF0, 0x00], [0x14, 0x15, 0xE4]]> : tensor<2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
  return
}
// -----
// gather of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7E42EAC2BE420BC2F042AA4248C2CAC204C1D4C00241B1C26AC24942BEC109C2403F11C2A3C1F042"> : tensor<5x4xbf16>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xbf16>, tensor<3x1xi32>) -> tensor<3x4xbf16>
  %3 = stablehlo.constant dense<"0x7E42EAC2BE420BC2403F11C2A3C1F0426AC24942BEC109C2"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %4 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xbf16>, tensor<3xi64>) -> tensor<3x4xbf16>
  %6 = stablehlo.constant dense<"0x7E42EAC2BE420BC27E42EAC2BE420BC2403F11C2A3C1F042"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %7 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %8 = "stablehlo.gather"(%0, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xbf16>, tensor<2x3x2xui32>) -> tensor<2x3xbf16>
  %9 = stablehlo.constant dense<[[-6.625, -34.75, 120.0], [-6.625, -34.75, 120.0]]> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %10 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %11 = "stablehlo.gather"(%0, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xbf16>, tensor<2x3xi8>) -> tensor<3x3x2xbf16>
  %12 = stablehlo.constant dense<"0x7E42EAC2D4C0024104C1D4C0F042AA424942BEC16AC2494204C1D4C011C2A3C1403F11C2"> : tensor<3x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3x2xbf16>, tensor<3x3x2xbf16>) -> ()
  %13 = stablehlo.constant dense<"0x7E42F04204C16AC2403FEAC2AA42D4C0494211C2BE4248C20241BEC1A3C10BC2CAC2B1C209C2F042"> : tensor<4x5xbf16>
  %14 = "stablehlo.transpose"(%13) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xbf16>) -> tensor<5x4xbf16>
  %15 = "stablehlo.gather"(%14, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xbf16>, tensor<2x3xi8>) -> tensor<3x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%15, %12) : (tensor<3x3x2xbf16>, tensor<3x3x2xbf16>) -> ()
  %16 = stablehlo.constant dense<"0xE4C2A9C274C2A440DAC2974213C222C2D0BFC4C20841E242F7C13242BD42E242814299C1E4C14AC29DC25342C4C1E0424DC2CA41B642C742C2C2BCC2B642AA4142C2D4C2E642A642D1C208428D415B42854138428642CA41AC42B5C2D241D1422B42C6C18CC00000F9C2D1C2CD418EC2C8420AC1A8C1C9C1"> : tensor<5x4x3xbf16>
  %17 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %18 = "stablehlo.gather"(%16, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<5x4x3xbf16>, tensor<2x2xui8>) -> tensor<2x2x3xbf16>
  %19 = stablehlo.constant dense<"0xD1C208428D412B42C6C18CC04DC2CA41B642D1C208428D41"> : tensor<2x2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x2x3xbf16>, tensor<2x2x3xbf16>) -> ()
  %20 = stablehlo.constant dense<"0xE4C2F7C14DC2D1C22B42A440E242C7425B42000013C2E4C1B6428642CD41C4C25342D4C2B5C20AC1A9C23242CA410842C6C1DAC28142C2C28541F9C222C24AC2AA41CA418EC20841C4C1E642D241A8C174C2BD42B6428D418CC0974299C1BCC23842D1C2D0BF9DC242C2AC42C842E242E042A642D142C9C1"> : tensor<3x4x5xbf16>
  %21 = "stablehlo.transpose"(%20) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xbf16>) -> tensor<5x4x3xbf16>
  %22 = "stablehlo.gather"(%21, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<5x4x3xbf16>, tensor<2x2xui8>) -> tensor<2x2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %19) : (tensor<2x2x3xbf16>, tensor<2x2x3xbf16>) -> ()
  %23 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %24 = "stablehlo.gather"(%16, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3, 2>}> : (tensor<5x4x3xbf16>, tensor<3x1xui64>) -> tensor<3x2x3xbf16>
  %25 = stablehlo.constant dense<"0xE4C22B422B42A9C2C6C1C6C1A44000000000DAC2F9C2F9C213C2CD41CD4122C28EC28EC2"> : tensor<3x2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x2x3xbf16>, tensor<3x2x3xbf16>) -> ()
  %26 = stablehlo.constant dense<"0xF642E5C2A54239429E4290C2E2C23EC264417EC218C1C0C228C2C7417AC24642DE42DCC2FFC180BF80BE3DC2A24208C020C0BD42CF4216C2EE425842E842CD42EC422841B642F0C2C440F8C27AC2C342B5C2F642CA4294C0BFC20241A9C1AA4299C14DC27AC2B741914220C252C168421041F8C2EA42A1C1"> : tensor<3x5x4xbf16>
  %27 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %28 = "stablehlo.gather"(%26, %27) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<3x5x4xbf16>, tensor<3x2x1xi16>) -> tensor<3x2x4xbf16>
  %29 = stablehlo.constant dense<"0xF642E5C2A5423942DE42DCC2FFC180BFEC422841B642F0C2EE425842E842CD42BFC20241A9C1AA42B5C2F642CA4294C0"> : tensor<3x2x4xbf16>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3x2x4xbf16>, tensor<3x2x4xbf16>) -> ()
  %30 = stablehlo.constant dense<"0x7641694274C1F03F96C21CC1D4C0E642AC408BC2C4C196C2ABC112C134C24642E742564254419042DD42A44247C295C2"> : tensor<4x3x2xbf16>
  %31 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %32 = "stablehlo.gather"(%30, %31) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xbf16>, tensor<2x3x1xi32>) -> tensor<2x3xbf16>
  %33 = stablehlo.constant dense<[[15.375, 5.375, -24.5], [115.0, -69.5, -74.5]]> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %34 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %35 = "stablehlo.gather"(%30, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [2, 1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<4x3x2xbf16>, tensor<1x2x3xi64>) -> tensor<2x2x3xbf16>
  %36 = stablehlo.constant dense<"0xABC134C2E74212C1464256425441DD4247C29042A44295C2"> : tensor<2x2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<2x2x3xbf16>, tensor<2x2x3xbf16>) -> ()
  %37 = stablehlo.constant dense<[32.0, 31.75, 119.0, 81.0, -19.5, 61.75]> : tensor<6xbf16>
  %38 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %39 = "stablehlo.gather"(%37, %38) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xbf16>, tensor<4xui32>) -> tensor<4xbf16>
  %40 = stablehlo.constant dense<[32.0, 32.0, 61.75, 61.75]> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %41 = stablehlo.constant dense<2> : tensor<1xi8>
  %42 = "stablehlo.gather"(%37, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 4>}> : (tensor<6xbf16>, tensor<1xi8>) -> tensor<4xbf16>
  %43 = stablehlo.constant dense<[119.0, 81.0, -19.5, 61.75]> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %44 = stablehlo.constant dense<> : tensor<0x1xui8>
  %45 = "stablehlo.gather"(%0, %44) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xbf16>, tensor<0x1xui8>) -> tensor<0x4xbf16>
  %46 = stablehlo.constant dense<> : tensor<0x4xbf16>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<0x4xbf16>, tensor<0x4xbf16>) -> ()
  %47 = stablehlo.constant dense<"0x4040F0C2F03F54C1E6C256C2CBC25942BDC282C276C2F4429F425AC22AC25042B4424641B542BF42FEC1DCC051C28E42CA42FAC25041ED422142C84290C2CA427442C6C21EC2"> : tensor<5x7xbf16>
  %48 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %49 = "stablehlo.gather"(%47, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 5, 3>}> : (tensor<5x7xbf16>, tensor<2x1xui64>) -> tensor<5x2x3xbf16>
  %50 = stablehlo.constant dense<"0xE6C256C2CBC2F0C2F03F54C1F4429F425AC2BDC282C276C2B542BF42FEC15042B4424641FAC25041ED4251C28E42CA427442C6C21EC2C84290C2CA42"> : tensor<5x2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<5x2x3xbf16>, tensor<5x2x3xbf16>) -> ()
  return
}
// -----
// gather of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA049D84D18D2C4D71856705380C4A04CB8D4B8D6B2D6D8D11E569A57C0D2F45510D178CE66D60CD6"> : tensor<5x4xf16>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf16>, tensor<3x1xi32>) -> tensor<3x4xf16>
  %3 = stablehlo.constant dense<"0xA049D84D18D2C4D710D178CE66D60CD61E569A57C0D2F455"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf16>, tensor<2x3xi8>) -> tensor<3x3x2xf16>
  %6 = stablehlo.constant dense<"0xA049D84DB8D6B2D6B8D4B8D6185670539A57C0D21E569A57B8D4B8D678CE66D610D178CE"> : tensor<3x3x2xf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xf16>, tensor<3x3x2xf16>) -> ()
  %7 = stablehlo.constant dense<"0xA0491856B8D41E5610D1D84D7053B8D69A5778CE18D280C4B2D6C0D266D6C4D7A04CD8D1F4550CD6"> : tensor<4x5xf16>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xf16>) -> tensor<5x4xf16>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf16>, tensor<2x3xi8>) -> tensor<3x3x2xf16>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xf16>, tensor<3x3x2xf16>) -> ()
  %10 = stablehlo.constant dense<"0x285440D186572ED61CD3D8D6CCD776569C56BAD5D04ADCD2D2D6F65630D5084CA2D68054F8CE785682D6E4D22CD1F8D4"> : tensor<4x3x2xf16>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xf16>, tensor<2x3x1xi32>) -> tensor<2x3xf16>
  %13 = stablehlo.constant dense<[[66.5, 105.75, 13.625], [103.375, -91.625, -79.5]]> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  return
}
// -----
// gather of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-0.75, -58.125, -32.375, 87.25], [-24.0, 81.25, 93.0, 58.75], [-2.0, -66.75, -114.25, -116.375], [29.0, -58.875, 1.125, 119.125], [-87.75, 2.5, -112.5, -63.375]]> : tensor<5x4xf32>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  %3 = stablehlo.constant dense<[[-0.75, -58.125, -32.375, 87.25], [-87.75, 2.5, -112.5, -63.375], [29.0, -58.875, 1.125, 119.125]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %4 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf32>, tensor<3xi64>) -> tensor<3x4xf32>
  %6 = stablehlo.constant dense<[[-0.75, -58.125, -32.375, 87.25], [-0.75, -58.125, -32.375, 87.25], [-87.75, 2.5, -112.5, -63.375]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %7 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %8 = "stablehlo.gather"(%0, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xf32>, tensor<2x3x2xui32>) -> tensor<2x3xf32>
  %9 = stablehlo.constant dense<[[-66.75, 87.25, -63.375], [-66.75, 87.25, -63.375]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %10 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %11 = "stablehlo.gather"(%0, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf32>, tensor<2x3xi8>) -> tensor<3x3x2xf32>
  %12 = stablehlo.constant dense<[[[-0.75, -58.125], [-66.75, -114.25], [-2.0, -66.75]], [[-24.0, 81.25], [-58.875, 1.125], [29.0, -58.875]], [[-2.0, -66.75], [2.5, -112.5], [-87.75, 2.5]]]> : tensor<3x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> ()
  %13 = stablehlo.constant dense<[[-0.75, -24.0, -2.0, 29.0, -87.75], [-58.125, 81.25, -66.75, -58.875, 2.5], [-32.375, 93.0, -114.25, 1.125, -112.5], [87.25, 58.75, -116.375, 119.125, -63.375]]> : tensor<4x5xf32>
  %14 = "stablehlo.transpose"(%13) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xf32>) -> tensor<5x4xf32>
  %15 = "stablehlo.gather"(%14, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf32>, tensor<2x3xi8>) -> tensor<3x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%15, %12) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> ()
  %16 = stablehlo.constant dense<[[[-34.25, -114.25, -111.875], [9.875, 99.25, -25.25], [109.5, 8.875, -107.875], [41.75, -10.375, 107.625]], [[-38.75, -31.25, 38.625], [-55.875, 43.25, 36.75], [97.75, -16.375, 42.875], [28.25, 71.5, 122.375]], [[-119.75, -44.25, 114.75], [-46.0, 28.0, -78.25], [-21.125, 118.375, -1.0], [0.625, 75.875, -25.5]], [[-47.375, 47.5, 76.5], [-48.625, -30.875, -10.875], [-85.25, -82.5, 99.25], [119.625, -108.0, -33.25]], [[77.75, -46.5, -65.125], [-45.625, 40.375, 33.625], [57.625, -38.25, 4.25], [-120.25, 105.625, 61.0]]]> : tensor<5x4x3xf32>
  %17 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %18 = "stablehlo.gather"(%16, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<5x4x3xf32>, tensor<2x2xui8>) -> tensor<2x2x3xf32>
  %19 = stablehlo.constant dense<[[[-47.375, 47.5, 76.5], [77.75, -46.5, -65.125]], [[-119.75, -44.25, 114.75], [-47.375, 47.5, 76.5]]]> : tensor<2x2x3xf32>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> ()
  %20 = stablehlo.constant dense<[[[-34.25, -38.75, -119.75, -47.375, 77.75], [9.875, -55.875, -46.0, -48.625, -45.625], [109.5, 97.75, -21.125, -85.25, 57.625], [41.75, 28.25, 0.625, 119.625, -120.25]], [[-114.25, -31.25, -44.25, 47.5, -46.5], [99.25, 43.25, 28.0, -30.875, 40.375], [8.875, -16.375, 118.375, -82.5, -38.25], [-10.375, 71.5, 75.875, -108.0, 105.625]], [[-111.875, 38.625, 114.75, 76.5, -65.125], [-25.25, 36.75, -78.25, -10.875, 33.625], [-107.875, 42.875, -1.0, 99.25, 4.25], [107.625, 122.375, -25.5, -33.25, 61.0]]]> : tensor<3x4x5xf32>
  %21 = "stablehlo.transpose"(%20) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xf32>) -> tensor<5x4x3xf32>
  %22 = "stablehlo.gather"(%21, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<5x4x3xf32>, tensor<2x2xui8>) -> tensor<2x2x3xf32>
  stablehlo.custom_call @check.expect_eq(%22, %19) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> ()
  %23 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %24 = "stablehlo.gather"(%16, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3, 2>}> : (tensor<5x4x3xf32>, tensor<3x1xui64>) -> tensor<3x2x3xf32>
  %25 = stablehlo.constant dense<[[[-34.25, 77.75, 77.75], [-114.25, -46.5, -46.5]], [[9.875, -45.625, -45.625], [99.25, 40.375, 40.375]], [[109.5, 57.625, 57.625], [8.875, -38.25, -38.25]]]> : tensor<3x2x3xf32>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x2x3xf32>, tensor<3x2x3xf32>) -> ()
  %26 = stablehlo.constant dense<[[[82.0, 77.0, 100.125, 104.875], [-107.5, -16.5, 101.0, -92.125], [-6.0, 106.25, -89.5, -74.125], [-105.375, 45.0, -58.75, -99.75], [-107.5, -120.5, -84.25, 75.375]], [[68.5, -5.5, 86.125, 103.125], [-15.0, 44.5, -66.875, 38.375], [34.375, 7.5, 68.125, -34.0], [-97.25, 26.0, -63.625, -72.125], [96.875, -121.625, 64.0, -58.25]], [[16.0, 6.0, 28.625, 96.0], [-41.125, -5.625, -69.25, 71.75], [3.875, -51.375, 14.875, 115.0], [-93.25, -81.625, 116.75, 56.125], [-33.25, -78.875, 117.25, 43.125]]]> : tensor<3x5x4xf32>
  %27 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %28 = "stablehlo.gather"(%26, %27) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<3x5x4xf32>, tensor<3x2x1xi16>) -> tensor<3x2x4xf32>
  %29 = stablehlo.constant dense<[[[82.0, 77.0, 100.125, 104.875], [-107.5, -120.5, -84.25, 75.375]], [[-97.25, 26.0, -63.625, -72.125], [34.375, 7.5, 68.125, -34.0]], [[-41.125, -5.625, -69.25, 71.75], [16.0, 6.0, 28.625, 96.0]]]> : tensor<3x2x4xf32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> ()
  %30 = stablehlo.constant dense<[[[-41.5, 109.75], [-2.0, 50.375], [30.125, -49.875]], [[113.875, -56.25], [-6.125, 42.5], [112.25, 27.625]], [[39.75, -47.5], [-88.375, -24.25], [23.125, -34.25]], [[37.125, -5.5], [73.5, 74.0], [49.375, 23.75]]]> : tensor<4x3x2xf32>
  %31 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %32 = "stablehlo.gather"(%30, %31) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xf32>, tensor<2x3x1xi32>) -> tensor<2x3xf32>
  %33 = stablehlo.constant dense<[[-41.5, -6.125, 112.25], [-56.25, 42.5, 23.75]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %34 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %35 = "stablehlo.gather"(%30, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [2, 1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<4x3x2xf32>, tensor<1x2x3xi64>) -> tensor<2x2x3xf32>
  %36 = stablehlo.constant dense<[[[39.75, -88.375, 23.125], [-47.5, -24.25, -34.25]], [[37.125, 73.5, 49.375], [-5.5, 74.0, 23.75]]]> : tensor<2x2x3xf32>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> ()
  %37 = stablehlo.constant dense<[109.375, -23.125, 24.875, -22.25, 62.875, 43.125]> : tensor<6xf32>
  %38 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %39 = "stablehlo.gather"(%37, %38) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xf32>, tensor<4xui32>) -> tensor<4xf32>
  %40 = stablehlo.constant dense<[109.375, 109.375, 43.125, 43.125]> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<4xf32>, tensor<4xf32>) -> ()
  %41 = stablehlo.constant dense<2> : tensor<1xi8>
  %42 = "stablehlo.gather"(%37, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 4>}> : (tensor<6xf32>, tensor<1xi8>) -> tensor<4xf32>
  %43 = stablehlo.constant dense<[24.875, -22.25, 62.875, 43.125]> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<4xf32>, tensor<4xf32>) -> ()
  %44 = stablehlo.constant dense<> : tensor<0x1xui8>
  %45 = "stablehlo.gather"(%0, %44) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf32>, tensor<0x1xui8>) -> tensor<0x4xf32>
  %46 = stablehlo.constant dense<> : tensor<0x4xf32>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<0x4xf32>, tensor<0x4xf32>) -> ()
  %47 = stablehlo.constant dense<[[41.75, 78.0, -9.25, -47.5, -6.25, -46.625, -71.875], [72.75, 120.75, -21.75, 107.0, -110.75, 97.125, 79.75], [70.125, -14.375, 10.875, -110.125, 5.875, 64.875, -9.125], [-65.75, 73.75, 91.75, -73.25, -74.75, -118.5, 121.5], [-39.5, 30.0, -99.625, 89.5, 86.75, 62.5, -68.375]]> : tensor<5x7xf32>
  %48 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %49 = "stablehlo.gather"(%47, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 5, 3>}> : (tensor<5x7xf32>, tensor<2x1xui64>) -> tensor<5x2x3xf32>
  %50 = stablehlo.constant dense<[[[-6.25, -46.625, -71.875], [78.0, -9.25, -47.5]], [[-110.75, 97.125, 79.75], [120.75, -21.75, 107.0]], [[5.875, 64.875, -9.125], [-14.375, 10.875, -110.125]], [[-74.75, -118.5, 121.5], [73.75, 91.75, -73.25]], [[86.75, 62.5, -68.375], [30.0, -99.625, 89.5]]]> : tensor<5x2x3xf32>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<5x2x3xf32>, tensor<5x2x3xf32>) -> ()
  return
}
// -----
// gather of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-106.625, -64.375, -32.75, 58.375], [-37.0, -32.625, -26.0, 115.5], [95.625, 123.375, 11.375, -65.25], [109.5, 118.5, 123.0, -58.625], [-27.875, -49.5, 106.375, -9.5]]> : tensor<5x4xf64>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf64>, tensor<3x1xi32>) -> tensor<3x4xf64>
  %3 = stablehlo.constant dense<[[-106.625, -64.375, -32.75, 58.375], [-27.875, -49.5, 106.375, -9.5], [109.5, 118.5, 123.0, -58.625]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %4 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf64>, tensor<3xi64>) -> tensor<3x4xf64>
  %6 = stablehlo.constant dense<[[-106.625, -64.375, -32.75, 58.375], [-106.625, -64.375, -32.75, 58.375], [-27.875, -49.5, 106.375, -9.5]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %7 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %8 = "stablehlo.gather"(%0, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xf64>, tensor<2x3x2xui32>) -> tensor<2x3xf64>
  %9 = stablehlo.constant dense<[[123.375, 58.375, -9.5], [123.375, 58.375, -9.5]]> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %10 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %11 = "stablehlo.gather"(%0, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf64>, tensor<2x3xi8>) -> tensor<3x3x2xf64>
  %12 = stablehlo.constant dense<[[[-106.625, -64.375], [123.375, 11.375], [95.625, 123.375]], [[-37.0, -32.625], [118.5, 123.0], [109.5, 118.5]], [[95.625, 123.375], [-49.5, 106.375], [-27.875, -49.5]]]> : tensor<3x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3x2xf64>, tensor<3x3x2xf64>) -> ()
  %13 = stablehlo.constant dense<[[-106.625, -37.0, 95.625, 109.5, -27.875], [-64.375, -32.625, 123.375, 118.5, -49.5], [-32.75, -26.0, 11.375, 123.0, 106.375], [58.375, 115.5, -65.25, -58.625, -9.5]]> : tensor<4x5xf64>
  %14 = "stablehlo.transpose"(%13) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xf64>) -> tensor<5x4xf64>
  %15 = "stablehlo.gather"(%14, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xf64>, tensor<2x3xi8>) -> tensor<3x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%15, %12) : (tensor<3x3x2xf64>, tensor<3x3x2xf64>) -> ()
  %16 = stablehlo.constant dense<[[[-85.75, -3.625, 5.625], [12.75, -107.875, 62.5], [-7.125, -15.125, -72.5], [-44.75, 19.0, 32.625]], [[-61.0, 82.125, -91.375], [-112.5, 43.75, -100.25], [-37.0, 31.625, -3.75], [-64.5, -38.25, -86.625]], [[-89.625, 103.75, 81.125], [32.125, -102.875, 3.0], [-23.75, 12.5, 69.125], [88.25, 117.0, 56.875]], [[44.75, 13.25, -48.875], [40.625, 99.5, -68.75], [-2.625, -112.0, 112.625], [-98.625, 63.75, -14.0]], [[-45.25, 50.625, 124.0], [-113.75, 67.375, -104.375], [93.875, 45.75, -4.0], [-78.625, 90.75, -114.75]]]> : tensor<5x4x3xf64>
  %17 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %18 = "stablehlo.gather"(%16, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<5x4x3xf64>, tensor<2x2xui8>) -> tensor<2x2x3xf64>
  %19 = stablehlo.constant dense<[[[44.75, 13.25, -48.875], [-45.25, 50.625, 124.0]], [[-89.625, 103.75, 81.125], [44.75, 13.25, -48.875]]]> : tensor<2x2x3xf64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> ()
  %20 = stablehlo.constant dense<[[[-85.75, -61.0, -89.625, 44.75, -45.25], [12.75, -112.5, 32.125, 40.625, -113.75], [-7.125, -37.0, -23.75, -2.625, 93.875], [-44.75, -64.5, 88.25, -98.625, -78.625]], [[-3.625, 82.125, 103.75, 13.25, 50.625], [-107.875, 43.75, -102.875, 99.5, 67.375], [-15.125, 31.625, 12.5, -112.0, 45.75], [19.0, -38.25, 117.0, 63.75, 90.75]], [[5.625, -91.375, 81.125, -48.875, 124.0], [62.5, -100.25, 3.0, -68.75, -104.375], [-72.5, -3.75, 69.125, 112.625, -4.0], [32.625, -86.625, 56.875, -14.0, -114.75]]]> : tensor<3x4x5xf64>
  %21 = "stablehlo.transpose"(%20) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xf64>) -> tensor<5x4x3xf64>
  %22 = "stablehlo.gather"(%21, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<5x4x3xf64>, tensor<2x2xui8>) -> tensor<2x2x3xf64>
  stablehlo.custom_call @check.expect_eq(%22, %19) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> ()
  %23 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %24 = "stablehlo.gather"(%16, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3, 2>}> : (tensor<5x4x3xf64>, tensor<3x1xui64>) -> tensor<3x2x3xf64>
  %25 = stablehlo.constant dense<[[[-85.75, -45.25, -45.25], [-3.625, 50.625, 50.625]], [[12.75, -113.75, -113.75], [-107.875, 67.375, 67.375]], [[-7.125, 93.875, 93.875], [-15.125, 45.75, 45.75]]]> : tensor<3x2x3xf64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x2x3xf64>, tensor<3x2x3xf64>) -> ()
  %26 = stablehlo.constant dense<[[[59.375, 73.25, -45.0, -63.625], [89.0, -1.5, 118.5, -123.875], [33.25, -55.0, -103.625, -17.625], [-33.625, 106.0, -64.125, 84.0], [66.25, -80.125, -2.125, -53.5]], [[-56.25, -36.25, 22.5, -12.5], [59.5, -123.625, 103.375, 91.0], [101.0, -40.625, 78.125, -14.75], [-26.75, 114.25, -8.0, 77.875], [36.5, -18.5, -30.0, 123.5]], [[-50.75, 13.125, -60.75, -112.25], [-16.125, 35.0, -34.125, -1.5], [-26.0, -6.0, -5.5, 57.625], [33.625, -4.25, 54.875, -100.25], [-17.75, -58.375, 39.625, 11.625]]]> : tensor<3x5x4xf64>
  %27 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %28 = "stablehlo.gather"(%26, %27) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<3x5x4xf64>, tensor<3x2x1xi16>) -> tensor<3x2x4xf64>
  %29 = stablehlo.constant dense<[[[59.375, 73.25, -45.0, -63.625], [66.25, -80.125, -2.125, -53.5]], [[-26.75, 114.25, -8.0, 77.875], [101.0, -40.625, 78.125, -14.75]], [[-16.125, 35.0, -34.125, -1.5], [-50.75, 13.125, -60.75, -112.25]]]> : tensor<3x2x4xf64>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3x2x4xf64>, tensor<3x2x4xf64>) -> ()
  %30 = stablehlo.constant dense<[[[-122.875, -90.75], [19.875, 30.125], [-82.125, 18.5]], [[50.375, -37.75], [16.5, 104.75], [-4.25, 19.0]], [[-83.5, 74.5], [114.0, 49.875], [32.875, -80.625]], [[-112.625, 57.375], [-11.375, -97.375], [105.0, -63.875]]]> : tensor<4x3x2xf64>
  %31 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %32 = "stablehlo.gather"(%30, %31) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xf64>, tensor<2x3x1xi32>) -> tensor<2x3xf64>
  %33 = stablehlo.constant dense<[[-122.875, 16.5, -4.25], [-37.75, 104.75, -63.875]]> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %34 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %35 = "stablehlo.gather"(%30, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [2, 1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<4x3x2xf64>, tensor<1x2x3xi64>) -> tensor<2x2x3xf64>
  %36 = stablehlo.constant dense<[[[-83.5, 114.0, 32.875], [74.5, 49.875, -80.625]], [[-112.625, -11.375, 105.0], [57.375, -97.375, -63.875]]]> : tensor<2x2x3xf64>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> ()
  %37 = stablehlo.constant dense<[117.625, -45.875, 79.5, 53.875, 18.5, -57.875]> : tensor<6xf64>
  %38 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %39 = "stablehlo.gather"(%37, %38) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xf64>, tensor<4xui32>) -> tensor<4xf64>
  %40 = stablehlo.constant dense<[117.625, 117.625, -57.875, -57.875]> : tensor<4xf64>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<4xf64>, tensor<4xf64>) -> ()
  %41 = stablehlo.constant dense<2> : tensor<1xi8>
  %42 = "stablehlo.gather"(%37, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 4>}> : (tensor<6xf64>, tensor<1xi8>) -> tensor<4xf64>
  %43 = stablehlo.constant dense<[79.5, 53.875, 18.5, -57.875]> : tensor<4xf64>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<4xf64>, tensor<4xf64>) -> ()
  %44 = stablehlo.constant dense<> : tensor<0x1xui8>
  %45 = "stablehlo.gather"(%0, %44) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf64>, tensor<0x1xui8>) -> tensor<0x4xf64>
  %46 = stablehlo.constant dense<> : tensor<0x4xf64>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<0x4xf64>, tensor<0x4xf64>) -> ()
  %47 = stablehlo.constant dense<[[78.0, -68.75, -9.875, 114.0, -105.75, -63.875, 104.25], [-46.25, -10.125, -85.875, 114.375, -90.25, 11.625, -24.125], [-43.375, 54.25, -21.75, -21.625, -120.625, -18.5, 17.375], [47.5, 54.375, -21.0, 80.375, -102.0, -59.5, -71.0], [-120.875, -113.125, 71.75, 95.875, 122.375, -114.5, 53.0]]> : tensor<5x7xf64>
  %48 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %49 = "stablehlo.gather"(%47, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 5, 3>}> : (tensor<5x7xf64>, tensor<2x1xui64>) -> tensor<5x2x3xf64>
  %50 = stablehlo.constant dense<[[[-105.75, -63.875, 104.25], [-68.75, -9.875, 114.0]], [[-90.25, 11.625, -24.125], [-10.125, -85.875, 114.375]], [[-120.625, -18.5, 17.375], [54.25, -21.75, -21.625]], [[-102.0, -59.5, -71.0], [54.375, -21.0, 80.375]], [[122.375, -114.5, 53.0], [-113.125, 71.75, 95.875]]]> : tensor<5x2x3xf64>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<5x2x3xf64>, tensor<5x2x3xf64>) -> ()
  return
}
// -----
// gather of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-15.25, 4.375), (-3.5, -9.0), (-15.25, -3.125), (22.75, 10.5)], [(0.5, 12.0), (-24.25, -8.875), (-16.0, -7.5), (-5.0, -0.875)], [(-3.0, -10.875), (-11.75, -11.75), (15.25, 5.25), (6.0, 9.625)], [(-11.75, 11.75), (-16.0, 2.5), (0.5, 6.125), (10.5, -3.875)], [(13.75, -5.25), (-20.0, -11.75), (-14.75, 6.75), (19.5, -2.25)]]> : tensor<5x4xcomplex<f32>>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xcomplex<f32>>, tensor<3x1xi32>) -> tensor<3x4xcomplex<f32>>
  %3 = stablehlo.constant dense<[[(-15.25, 4.375), (-3.5, -9.0), (-15.25, -3.125), (22.75, 10.5)], [(13.75, -5.25), (-20.0, -11.75), (-14.75, 6.75), (19.5, -2.25)], [(-11.75, 11.75), (-16.0, 2.5), (0.5, 6.125), (10.5, -3.875)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %4 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xcomplex<f32>>, tensor<3xi64>) -> tensor<3x4xcomplex<f32>>
  %6 = stablehlo.constant dense<[[(-15.25, 4.375), (-3.5, -9.0), (-15.25, -3.125), (22.75, 10.5)], [(-15.25, 4.375), (-3.5, -9.0), (-15.25, -3.125), (22.75, 10.5)], [(13.75, -5.25), (-20.0, -11.75), (-14.75, 6.75), (19.5, -2.25)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %7 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %8 = "stablehlo.gather"(%0, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xcomplex<f32>>, tensor<2x3x2xui32>) -> tensor<2x3xcomplex<f32>>
  %9 = stablehlo.constant dense<[[(-11.75, -11.75), (22.75, 10.5), (19.5, -2.25)], [(-11.75, -11.75), (22.75, 10.5), (19.5, -2.25)]]> : tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %10 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %11 = "stablehlo.gather"(%0, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xcomplex<f32>>, tensor<2x3xi8>) -> tensor<3x3x2xcomplex<f32>>
  %12 = stablehlo.constant dense<[[[(-15.25, 4.375), (-3.5, -9.0)], [(-11.75, -11.75), (15.25, 5.25)], [(-3.0, -10.875), (-11.75, -11.75)]], [[(0.5, 12.0), (-24.25, -8.875)], [(-16.0, 2.5), (0.5, 6.125)], [(-11.75, 11.75), (-16.0, 2.5)]], [[(-3.0, -10.875), (-11.75, -11.75)], [(-20.0, -11.75), (-14.75, 6.75)], [(13.75, -5.25), (-20.0, -11.75)]]]> : tensor<3x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x3x2xcomplex<f32>>, tensor<3x3x2xcomplex<f32>>) -> ()
  %13 = stablehlo.constant dense<[[(-15.25, 4.375), (0.5, 12.0), (-3.0, -10.875), (-11.75, 11.75), (13.75, -5.25)], [(-3.5, -9.0), (-24.25, -8.875), (-11.75, -11.75), (-16.0, 2.5), (-20.0, -11.75)], [(-15.25, -3.125), (-16.0, -7.5), (15.25, 5.25), (0.5, 6.125), (-14.75, 6.75)], [(22.75, 10.5), (-5.0, -0.875), (6.0, 9.625), (10.5, -3.875), (19.5, -2.25)]]> : tensor<4x5xcomplex<f32>>
  %14 = "stablehlo.transpose"(%13) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
  %15 = "stablehlo.gather"(%14, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xcomplex<f32>>, tensor<2x3xi8>) -> tensor<3x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%15, %12) : (tensor<3x3x2xcomplex<f32>>, tensor<3x3x2xcomplex<f32>>) -> ()
  %16 = stablehlo.constant dense<[[[(-11.75, 0.5), (-19.25, 5.875), (-21.25, -1.625)], [(-12.5, -2.0), (-5.0, 2.875), (22.0, 10.0)], [(-6.75, 2.375), (-6.25, 1.375), (-10.5, -8.375)], [(23.75, 6.125), (-3.0, 2.875), (-20.25, 7.75)]], [[(-12.25, -5.0), (-6.75, 7.5), (21.75, 0.5)], [(-6.5, 7.25), (8.25, 5.375), (5.75, 4.875)], [(-14.0, 11.125), (-4.0, 12.0), (5.5, 0.375)], [(-20.75, -11.5), (-1.5, 1.125), (-17.75, 9.75)]], [[(-18.5, -6.5), (-11.75, 4.875), (-19.25, -11.5)], [(4.0, 10.375), (15.0, 7.625), (4.25, -1.875)], [(13.75, -9.5), (-18.75, -1.875), (10.25, -9.625)], [(-9.0, 3.125), (0.5, 8.5), (-17.25, -7.0)]], [[(-19.5, 0.625), (-24.0, 4.25), (-24.25, -2.625)], [(7.25, 8.875), (14.5, 4.875), (11.0, 8.625)], [(-19.25, 10.75), (14.5, -1.0), (23.0, -3.125)], [(-14.0, -2.5), (-1.75, -2.25), (19.75, 10.375)]], [[(-20.0, -11.125), (-1.5, -6.25), (14.75, -2.375)], [(23.25, -3.25), (-5.75, 4.875), (8.75, -7.625)], [(24.0, 11.625), (13.25, 0.375), (12.75, -2.0)], [(2.25, 6.75), (-14.5, 1.5), (-15.5, 4.5)]]]> : tensor<5x4x3xcomplex<f32>>
  %17 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %18 = "stablehlo.gather"(%16, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<5x4x3xcomplex<f32>>, tensor<2x2xui8>) -> tensor<2x2x3xcomplex<f32>>
  %19 = stablehlo.constant dense<"0x00009CC10000203F0000C0C1000088400000C2C1000028C00000A0C1000032C10000C0BF0000C8C000006C41000018C0000094C10000D0C000003CC100009C4000009AC1000038C100009CC10000203F0000C0C1000088400000C2C1000028C0"> : tensor<2x2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2x2x3xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>) -> ()
  %20 = stablehlo.constant dense<[[[(-11.75, 0.5), (-12.25, -5.0), (-18.5, -6.5), (-19.5, 0.625), (-20.0, -11.125)], [(-12.5, -2.0), (-6.5, 7.25), (4.0, 10.375), (7.25, 8.875), (23.25, -3.25)], [(-6.75, 2.375), (-14.0, 11.125), (13.75, -9.5), (-19.25, 10.75), (24.0, 11.625)], [(23.75, 6.125), (-20.75, -11.5), (-9.0, 3.125), (-14.0, -2.5), (2.25, 6.75)]], [[(-19.25, 5.875), (-6.75, 7.5), (-11.75, 4.875), (-24.0, 4.25), (-1.5, -6.25)], [(-5.0, 2.875), (8.25, 5.375), (15.0, 7.625), (14.5, 4.875), (-5.75, 4.875)], [(-6.25, 1.375), (-4.0, 12.0), (-18.75, -1.875), (14.5, -1.0), (13.25, 0.375)], [(-3.0, 2.875), (-1.5, 1.125), (0.5, 8.5), (-1.75, -2.25), (-14.5, 1.5)]], [[(-21.25, -1.625), (21.75, 0.5), (-19.25, -11.5), (-24.25, -2.625), (14.75, -2.375)], [(22.0, 10.0), (5.75, 4.875), (4.25, -1.875), (11.0, 8.625), (8.75, -7.625)], [(-10.5, -8.375), (5.5, 0.375), (10.25, -9.625), (23.0, -3.125), (12.75, -2.0)], [(-20.25, 7.75), (-17.75, 9.75), (-17.25, -7.0), (19.75, 10.375), (-15.5, 4.5)]]]> : tensor<3x4x5xcomplex<f32>>
  %21 = "stablehlo.transpose"(%20) <{permutation = array<i64: 2, 1, 0>}> : (tensor<3x4x5xcomplex<f32>>) -> tensor<5x4x3xcomplex<f32>>
  %22 = "stablehlo.gather"(%21, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<5x4x3xcomplex<f32>>, tensor<2x2xui8>) -> tensor<2x2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%22, %19) : (tensor<2x2x3xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>) -> ()
  %23 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %24 = "stablehlo.gather"(%16, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3, 2>}> : (tensor<5x4x3xcomplex<f32>>, tensor<3x1xui64>) -> tensor<3x2x3xcomplex<f32>>
  %25 = stablehlo.constant dense<[[[(-11.75, 0.5), (-20.0, -11.125), (-20.0, -11.125)], [(-19.25, 5.875), (-1.5, -6.25), (-1.5, -6.25)]], [[(-12.5, -2.0), (23.25, -3.25), (23.25, -3.25)], [(-5.0, 2.875), (-5.75, 4.875), (-5.75, 4.875)]], [[(-6.75, 2.375), (24.0, 11.625), (24.0, 11.625)], [(-6.25, 1.375), (13.25, 0.375), (13.25, 0.375)]]]> : tensor<3x2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x2x3xcomplex<f32>>, tensor<3x2x3xcomplex<f32>>) -> ()
  %26 = stablehlo.constant dense<[[[(18.25, -6.875), (-15.75, 10.5), (-22.5, -1.375), (4.5, 7.0)], [(-22.75, -2.625), (-6.25, -12.25), (17.5, -10.75), (-3.75, 0.25)], [(-23.25, 8.5), (-3.25, 7.125), (6.5, -5.875), (-2.0, 6.75)], [(-3.75, -8.25), (-9.75, -0.75), (15.5, 0.625), (-3.25, -1.875)], [(3.5, -10.875), (23.25, 2.875), (20.5, 9.375), (16.75, 7.75)]], [[(-9.75, 8.0), (-19.25, 0.625), (2.5, 7.875), (5.25, -0.5)], [(14.0, -2.125), (-6.25, -7.125), (-12.75, -6.75), (12.25, 3.625)], [(2.75, -11.125), (6.75, -5.625), (-19.75, 8.625), (9.75, 4.5)], [(7.25, -11.125), (-15.5, -11.125), (5.5, -8.0), (14.5, -5.125)], [(-5.0, -8.375), (-14.5, -6.25), (-20.75, -1.625), (-15.0, -5.625)]], [[(-16.75, -5.5), (-22.75, -0.375), (-20.0, -2.875), (4.25, -9.875)], [(6.0, 5.75), (-2.75, -12.125), (0.75, 6.0), (0.25, 11.625)], [(12.5, -5.125), (17.5, -0.875), (-21.5, 11.25), (13.25, 9.0)], [(13.5, 8.75), (-5.5, -6.25), (-5.25, -1.75), (-6.25, -6.75)], [(-3.75, -12.125), (15.5, -6.125), (-6.5, -1.25), (-7.0, -6.625)]]]> : tensor<3x5x4xcomplex<f32>>
  %27 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %28 = "stablehlo.gather"(%26, %27) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<3x5x4xcomplex<f32>>, tensor<3x2x1xi16>) -> tensor<3x2x4xcomplex<f32>>
  %29 = stablehlo.constant dense<[[[(18.25, -6.875), (-15.75, 10.5), (-22.5, -1.375), (4.5, 7.0)], [(3.5, -10.875), (23.25, 2.875), (20.5, 9.375), (16.75, 7.75)]], [[(7.25, -11.125), (-15.5, -11.125), (5.5, -8.0), (14.5, -5.125)], [(2.75, -11.125), (6.75, -5.625), (-19.75, 8.625), (9.75, 4.5)]], [[(6.0, 5.75), (-2.75, -12.125), (0.75, 6.0), (0.25, 11.625)], [(-16.75, -5.5), (-22.75, -0.375), (-20.0, -2.875), (4.25, -9.875)]]]> : tensor<3x2x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3x2x4xcomplex<f32>>, tensor<3x2x4xcomplex<f32>>) -> ()
  %30 = stablehlo.constant dense<[[[(-15.25, -3.75), (-1.25, 2.0)], [(-1.5, -2.25), (-13.25, -0.625)], [(-2.5, 9.875), (-12.0, -2.625)]], [[(-17.25, 6.75), (-1.25, -0.875)], [(5.25, 4.875), (14.5, -7.0)], [(2.5, 8.875), (-18.25, -1.875)]], [[(0.5, -3.75), (22.5, 10.375)], [(-13.0, -8.25), (1.25, -8.5)], [(11.5, 12.125), (-21.75, -1.0)]], [[(-17.0, -7.125), (-11.0, 11.0)], [(11.75, 1.25), (15.75, -0.375)], [(-11.75, 2.25), (-13.25, -5.375)]]]> : tensor<4x3x2xcomplex<f32>>
  %31 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %32 = "stablehlo.gather"(%30, %31) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xcomplex<f32>>, tensor<2x3x1xi32>) -> tensor<2x3xcomplex<f32>>
  %33 = stablehlo.constant dense<[[(-15.25, -3.75), (5.25, 4.875), (2.5, 8.875)], [(-1.25, -0.875), (14.5, -7.0), (-13.25, -5.375)]]> : tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %34 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %35 = "stablehlo.gather"(%30, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [2, 1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<4x3x2xcomplex<f32>>, tensor<1x2x3xi64>) -> tensor<2x2x3xcomplex<f32>>
  %36 = stablehlo.constant dense<[[[(0.5, -3.75), (-13.0, -8.25), (11.5, 12.125)], [(22.5, 10.375), (1.25, -8.5), (-21.75, -1.0)]], [[(-17.0, -7.125), (11.75, 1.25), (-11.75, 2.25)], [(-11.0, 11.0), (15.75, -0.375), (-13.25, -5.375)]]]> : tensor<2x2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<2x2x3xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>) -> ()
  %37 = stablehlo.constant dense<[(-2.5, 2.625), (-6.75, -2.125), (-21.25, -0.125), (-2.0, 4.375), (-0.5, -5.875), (-11.5, -2.125)]> : tensor<6xcomplex<f32>>
  %38 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %39 = "stablehlo.gather"(%37, %38) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xcomplex<f32>>, tensor<4xui32>) -> tensor<4xcomplex<f32>>
  %40 = stablehlo.constant dense<[(-2.5, 2.625), (-2.5, 2.625), (-11.5, -2.125), (-11.5, -2.125)]> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  %41 = stablehlo.constant dense<2> : tensor<1xi8>
  %42 = "stablehlo.gather"(%37, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 4>}> : (tensor<6xcomplex<f32>>, tensor<1xi8>) -> tensor<4xcomplex<f32>>
  %43 = stablehlo.constant dense<[(-21.25, -0.125), (-2.0, 4.375), (-0.5, -5.875), (-11.5, -2.125)]> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  %44 = stablehlo.constant dense<> : tensor<0x1xui8>
  %45 = "stablehlo.gather"(%0, %44) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xcomplex<f32>>, tensor<0x1xui8>) -> tensor<0x4xcomplex<f32>>
  %46 = stablehlo.constant dense<> : tensor<0x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<0x4xcomplex<f32>>, tensor<0x4xcomplex<f32>>) -> ()
  %47 = stablehlo.constant dense<[[(-6.5, 12.0), (10.0, -5.75), (11.75, -10.875), (14.5, 3.0), (-3.0, -11.25), (-4.25, 2.375), (8.25, -4.625)], [(-5.0, -0.625), (-1.0, 1.25), (-14.0, 9.25), (-12.0, -10.125), (-17.5, 11.375), (6.5, 8.75), (-0.75, -9.125)], [(-6.0, -3.625), (21.75, 4.25), (-6.75, -5.75), (12.5, -9.375), (19.0, 2.5), (-4.5, -8.5), (10.0, -5.875)], [(-24.75, -9.125), (-11.75, 1.875), (-13.75, 8.0), (-20.5, -10.625), (0.5, -0.25), (-14.0, -2.25), (-17.5, -6.375)], [(23.0, 6.375), (-1.75, -12.125), (-19.25, 7.875), (-8.75, -9.25), (6.25, 3.875), (3.0, -11.5), (-22.75, 3.875)]]> : tensor<5x7xcomplex<f32>>
  %48 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %49 = "stablehlo.gather"(%47, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 5, 3>}> : (tensor<5x7xcomplex<f32>>, tensor<2x1xui64>) -> tensor<5x2x3xcomplex<f32>>
  %50 = stablehlo.constant dense<[[[(-3.0, -11.25), (-4.25, 2.375), (8.25, -4.625)], [(10.0, -5.75), (11.75, -10.875), (14.5, 3.0)]], [[(-17.5, 11.375), (6.5, 8.75), (-0.75, -9.125)], [(-1.0, 1.25), (-14.0, 9.25), (-12.0, -10.125)]], [[(19.0, 2.5), (-4.5, -8.5), (10.0, -5.875)], [(21.75, 4.25), (-6.75, -5.75), (12.5, -9.375)]], [[(0.5, -0.25), (-14.0, -2.25), (-17.5, -6.375)], [(-11.75, 1.875), (-13.75, 8.0), (-20.5, -10.625)]], [[(6.25, 3.875), (3.0, -11.5), (-22.75, 3.875)], [(-1.75, -12.125), (-19.25, 7.875), (-8.75, -9.25)]]]> : tensor<5x2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<5x2x3xcomplex<f32>>, tensor<5x2x3xcomplex<f32>>) -> ()
  return
}
// -----
// gather of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-20.0, 10.75), (-15.75, 6.375), (-17.5, 2.375), (-16.25, -6.625)], [(-23.75, -9.0), (-3.75, -9.0), (-10.5, -8.625), (20.25, -3.5)], [(22.5, -9.625), (20.0, 12.0), (-0.25, -3.125), (-24.75, -9.125)], [(-22.75, -12.375), (10.75, -9.125), (22.75, 2.125), (-0.5, 9.125)], [(-23.5, 6.5), (24.0, -8.875), (-9.75, -6.75), (-5.0, -9.125)]]> : tensor<5x4xcomplex<f64>>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xcomplex<f64>>, tensor<3x1xi32>) -> tensor<3x4xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(-20.0, 10.75), (-15.75, 6.375), (-17.5, 2.375), (-16.25, -6.625)], [(-23.5, 6.5), (24.0, -8.875), (-9.75, -6.75), (-5.0, -9.125)], [(-22.75, -12.375), (10.75, -9.125), (22.75, 2.125), (-0.5, 9.125)]]> : tensor<3x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
  %4 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xcomplex<f64>>, tensor<2x3xi8>) -> tensor<3x3x2xcomplex<f64>>
  %6 = stablehlo.constant dense<[[[(-20.0, 10.75), (-15.75, 6.375)], [(20.0, 12.0), (-0.25, -3.125)], [(22.5, -9.625), (20.0, 12.0)]], [[(-23.75, -9.0), (-3.75, -9.0)], [(10.75, -9.125), (22.75, 2.125)], [(-22.75, -12.375), (10.75, -9.125)]], [[(22.5, -9.625), (20.0, 12.0)], [(24.0, -8.875), (-9.75, -6.75)], [(-23.5, 6.5), (24.0, -8.875)]]]> : tensor<3x3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x3x2xcomplex<f64>>, tensor<3x3x2xcomplex<f64>>) -> ()
  %7 = stablehlo.constant dense<[[(-20.0, 10.75), (-23.75, -9.0), (22.5, -9.625), (-22.75, -12.375), (-23.5, 6.5)], [(-15.75, 6.375), (-3.75, -9.0), (20.0, 12.0), (10.75, -9.125), (24.0, -8.875)], [(-17.5, 2.375), (-10.5, -8.625), (-0.25, -3.125), (22.75, 2.125), (-9.75, -6.75)], [(-16.25, -6.625), (20.25, -3.5), (-24.75, -9.125), (-0.5, 9.125), (-5.0, -9.125)]]> : tensor<4x5xcomplex<f64>>
  %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<4x5xcomplex<f64>>) -> tensor<5x4xcomplex<f64>>
  %9 = "stablehlo.gather"(%8, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 3, 2>}> : (tensor<5x4xcomplex<f64>>, tensor<2x3xi8>) -> tensor<3x3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%9, %6) : (tensor<3x3x2xcomplex<f64>>, tensor<3x3x2xcomplex<f64>>) -> ()
  %10 = stablehlo.constant dense<[[[(14.25, -3.875), (-23.0, -1.125)], [(-18.5, -12.0), (18.25, 3.25)], [(-5.0, -10.375), (-7.25, 11.0)]], [[(16.5, 9.375), (12.5, 2.625)], [(0.75, 7.5), (20.5, -1.375)], [(-6.5, 10.125), (24.0, -2.125)]], [[(21.25, 12.125), (-16.75, 8.5)], [(-15.0, 0.5), (-1.0, -7.125)], [(-10.0, 2.375), (-19.0, 4.25)]], [[(11.0, -5.375), (1.75, 0.5)], [(-11.0, -8.625), (22.25, -5.25)], [(22.5, -4.875), (-24.0, 7.0)]]]> : tensor<4x3x2xcomplex<f64>>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xcomplex<f64>>, tensor<2x3x1xi32>) -> tensor<2x3xcomplex<f64>>
  %13 = stablehlo.constant dense<[[(14.25, -3.875), (0.75, 7.5), (-6.5, 10.125)], [(12.5, 2.625), (20.5, -1.375), (-24.0, 7.0)]]> : tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  return
}
// -----
// gather of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = stablehlo.constant dense<[1, 0, 7]> : tensor<3xi64>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3, 4>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3xi64>) -> tensor<3x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<"0x446993B8DD02274C719BC0E583A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<3x3x4xi8>}> : () -> tensor<3x3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
