// scatter of i1, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<[[false, false, false, true], [true, true, false, false], [false, false, false, false], [true, false, false, false], [true, false, false, false]]> : tensor<5x4xi1>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[true, false, false, false], [true, true, true, true], [true, true, false, true]]> : tensor<3x4xi1>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<i1>, %5: tensor<i1>):
    stablehlo.return %5 : tensor<i1>
  }) : (tensor<5x4xi1>, tensor<3x1xi32>, tensor<3x4xi1>) -> tensor<5x4xi1>
  %6 = stablehlo.constant dense<[[false, false, false, true], [true, true, false, false], [false, false, false, false], [true, true, false, true], [true, true, true, true]]> : tensor<5x4xi1>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xi1>, tensor<5x4xi1>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<[[[true, false], [false, false], [true, false]], [[true, false], [true, true], [false, true]], [[true, true], [true, true], [false, false]]]> : tensor<3x3x2xi1>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<i1>, %11: tensor<i1>):
    stablehlo.return %11 : tensor<i1>
  }) : (tensor<5x4xi1>, tensor<2x3xi8>, tensor<3x3x2xi1>) -> tensor<5x4xi1>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<5x4xi1>, tensor<5x4xi1>) -> ()
  %12 = stablehlo.constant dense<[[[false, true], [false, false], [false, true]], [[false, true], [true, true], [false, false]], [[false, false], [false, true], [false, true]], [[true, true], [true, false], [true, true]]]> : tensor<4x3x2xi1>
  %13 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %14 = stablehlo.constant dense<[[false, true, true], [true, false, true]]> : tensor<2x3xi1>
  %15 = "stablehlo.scatter"(%12, %13, %14) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%16: tensor<i1>, %17: tensor<i1>):
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<4x3x2xi1>, tensor<2x3x1xi32>, tensor<2x3xi1>) -> tensor<4x3x2xi1>
  %18 = stablehlo.constant dense<[[[false, true], [false, false], [false, true]], [[false, true], [true, false], [true, false]], [[false, false], [false, true], [false, true]], [[true, true], [true, false], [true, true]]]> : tensor<4x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%15, %18) : (tensor<4x3x2xi1>, tensor<4x3x2xi1>) -> ()
  return
}
// -----
// scatter of i1, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[true, true, true, true], [false, false, true, true], [false, false, false, true], [true, true, false, true], [true, false, true, true]]> : tensor<5x4xi1>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[true, false, true, false], [false, false, true, true], [false, false, true, true]]> : tensor<3x4xi1>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<i1>, %5: tensor<i1>):
    %6 = stablehlo.add %4, %5 : tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }) : (tensor<5x4xi1>, tensor<3x1xi32>, tensor<3x4xi1>) -> tensor<5x4xi1>
  %7 = stablehlo.constant dense<[[true, true, true, true], [false, false, true, true], [false, false, false, true], [true, true, true, true], [true, false, true, true]]> : tensor<5x4xi1>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xi1>, tensor<5x4xi1>) -> ()
  %8 = stablehlo.constant dense<[[true, true, true, false], [false, true, true, true], [false, false, true, false], [true, false, true, false], [false, false, true, true]]> : tensor<5x4xi1>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<[[[false, true], [true, true], [true, true]], [[true, true], [false, false], [true, false]], [[false, true], [false, false], [false, false]]]> : tensor<3x3x2xi1>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<i1>, %13: tensor<i1>):
    %14 = stablehlo.add %12, %13 : tensor<i1>
    stablehlo.return %14 : tensor<i1>
  }) : (tensor<5x4xi1>, tensor<2x3xi8>, tensor<3x3x2xi1>) -> tensor<5x4xi1>
  %15 = stablehlo.constant dense<[[true, true, true, false], [false, true, true, true], [false, false, true, false], [true, false, true, false], [false, true, true, true]]> : tensor<5x4xi1>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xi1>, tensor<5x4xi1>) -> ()
  %16 = stablehlo.constant dense<[[[false, false], [false, false], [true, true]], [[true, false], [false, true], [false, true]], [[true, false], [true, false], [false, false]], [[false, true], [true, true], [false, true]]]> : tensor<4x3x2xi1>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[true, false, true], [false, true, true]]> : tensor<2x3xi1>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<i1>, %21: tensor<i1>):
    %22 = stablehlo.add %20, %21 : tensor<i1>
    stablehlo.return %22 : tensor<i1>
  }) : (tensor<4x3x2xi1>, tensor<2x3x1xi32>, tensor<2x3xi1>) -> tensor<4x3x2xi1>
  %23 = stablehlo.constant dense<[[[false, false], [false, false], [true, true]], [[true, false], [false, true], [true, true]], [[true, false], [true, false], [false, false]], [[false, true], [true, true], [false, true]]]> : tensor<4x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xi1>, tensor<4x3x2xi1>) -> ()
  return
}
// -----
// scatter of i2, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2, 1, 1, 1], [0, 0, 0, 0], [-2, 1, -1, -2], [1, -2, -1, -1], [-2, 1, 0, -2]]> : tensor<5x4xi2>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[-2, 1, 0, 1], [-2, -1, -2, -1], [0, -2, 1, -1]]> : tensor<3x4xi2>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<i2>, %5: tensor<i2>):
    stablehlo.return %5 : tensor<i2>
  }) : (tensor<5x4xi2>, tensor<3x1xi32>, tensor<3x4xi2>) -> tensor<5x4xi2>
  %6 = stablehlo.constant dense<[[-2, 1, 1, 1], [0, 0, 0, 0], [-2, 1, -1, -2], [0, -2, 1, -1], [-2, -1, -2, -1]]> : tensor<5x4xi2>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xi2>, tensor<5x4xi2>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<[[[1, -2], [-2, 1], [0, 1]], [[0, -1], [-1, -2], [-1, -1]], [[-2, 1], [-1, -2], [0, 1]]]> : tensor<3x3x2xi2>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<i2>, %11: tensor<i2>):
    stablehlo.return %11 : tensor<i2>
  }) : (tensor<5x4xi2>, tensor<2x3xi8>, tensor<3x3x2xi2>) -> tensor<5x4xi2>
  %12 = stablehlo.constant dense<[[-2, 1, 1, 1], [0, 0, 0, 0], [-2, 1, -1, -2], [1, -2, -1, -1], [-2, -2, 1, -2]]> : tensor<5x4xi2>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xi2>, tensor<5x4xi2>) -> ()
  %13 = stablehlo.constant dense<[[[0, -1], [-2, -2], [0, 0]], [[0, 1], [1, -2], [-1, 1]], [[-1, -1], [0, -2], [0, -2]], [[0, 1], [1, -1], [1, -1]]]> : tensor<4x3x2xi2>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[1, 1, 1], [-2, 1, -1]]> : tensor<2x3xi2>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<i2>, %18: tensor<i2>):
    stablehlo.return %18 : tensor<i2>
  }) : (tensor<4x3x2xi2>, tensor<2x3x1xi32>, tensor<2x3xi2>) -> tensor<4x3x2xi2>
  %19 = stablehlo.constant dense<[[[0, -1], [-2, -2], [0, 0]], [[0, -2], [1, 1], [1, 1]], [[-1, -1], [0, -2], [0, -2]], [[0, 1], [1, -1], [1, -1]]]> : tensor<4x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xi2>, tensor<4x3x2xi2>) -> ()
  return
}
// -----
// scatter of i2, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, -1, 1, 1], [1, -2, 1, 1], [1, -1, -2, -1], [1, 0, -2, 1], [1, -2, -2, 1]]> : tensor<5x4xi2>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[0, -2, -1, -2], [0, 0, 1, 0], [-2, -1, -2, 0]]> : tensor<3x4xi2>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<i2>, %5: tensor<i2>):
    %6 = stablehlo.add %4, %5 : tensor<i2>
    stablehlo.return %6 : tensor<i2>
  }) : (tensor<5x4xi2>, tensor<3x1xi32>, tensor<3x4xi2>) -> tensor<5x4xi2>
  %7 = stablehlo.constant dense<[[0, -1, 1, 1], [1, -2, 1, 1], [1, -1, -2, -1], [-1, -1, 0, 1], [1, -2, -1, 1]]> : tensor<5x4xi2>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xi2>, tensor<5x4xi2>) -> ()
  %8 = stablehlo.constant dense<[[1, -2, -1, 1], [0, -1, 0, 0], [0, -1, 0, -1], [1, -2, -2, 0], [-1, -2, 1, 0]]> : tensor<5x4xi2>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<[[[-1, -2], [-2, 0], [1, -1]], [[-1, 1], [0, 0], [-1, 0]], [[1, 0], [-1, 1], [1, -2]]]> : tensor<3x3x2xi2>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<i2>, %13: tensor<i2>):
    %14 = stablehlo.add %12, %13 : tensor<i2>
    stablehlo.return %14 : tensor<i2>
  }) : (tensor<5x4xi2>, tensor<2x3xi8>, tensor<3x3x2xi2>) -> tensor<5x4xi2>
  %15 = stablehlo.constant dense<[[1, -2, -1, 1], [0, -1, 0, 0], [0, -1, 0, -1], [1, -2, -2, 0], [-1, 0, 1, 0]]> : tensor<5x4xi2>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xi2>, tensor<5x4xi2>) -> ()
  %16 = stablehlo.constant dense<[[[1, 1], [-1, 0], [1, 0]], [[-1, -2], [0, 1], [0, -2]], [[-1, -2], [1, -1], [1, 0]], [[1, 0], [-2, 0], [-1, 1]]]> : tensor<4x3x2xi2>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[-1, 1, -2], [-2, -1, -2]]> : tensor<2x3xi2>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<i2>, %21: tensor<i2>):
    %22 = stablehlo.add %20, %21 : tensor<i2>
    stablehlo.return %22 : tensor<i2>
  }) : (tensor<4x3x2xi2>, tensor<2x3x1xi32>, tensor<2x3xi2>) -> tensor<4x3x2xi2>
  %23 = stablehlo.constant dense<[[[1, 1], [-1, 0], [1, 0]], [[-1, 0], [1, 0], [-2, -2]], [[-1, -2], [1, -1], [1, 0]], [[1, 0], [-2, 0], [-1, 1]]]> : tensor<4x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xi2>, tensor<4x3x2xi2>) -> ()
  return
}
// -----
// scatter of i4, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 6, -4, -8], [2, -1, -4, 1], [5, -3, 7, -7], [-8, -4, -3, 4], [4, 4, 5, -5]]> : tensor<5x4xi4>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[1, -7, 6, -2], [-2, -8, -1, -2], [5, 3, 6, -8]]> : tensor<3x4xi4>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<i4>, %5: tensor<i4>):
    stablehlo.return %5 : tensor<i4>
  }) : (tensor<5x4xi4>, tensor<3x1xi32>, tensor<3x4xi4>) -> tensor<5x4xi4>
  %6 = stablehlo.constant dense<[[0, 6, -4, -8], [2, -1, -4, 1], [5, -3, 7, -7], [5, 3, 6, -8], [-2, -8, -1, -2]]> : tensor<5x4xi4>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xi4>, tensor<5x4xi4>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<[[[2, -3], [4, -8], [0, 7]], [[3, -6], [-6, -4], [-3, 0]], [[5, 6], [-8, -4], [-8, 2]]]> : tensor<3x3x2xi4>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<i4>, %11: tensor<i4>):
    stablehlo.return %11 : tensor<i4>
  }) : (tensor<5x4xi4>, tensor<2x3xi8>, tensor<3x3x2xi4>) -> tensor<5x4xi4>
  %12 = stablehlo.constant dense<[[0, 6, -4, -8], [2, -1, -4, 1], [5, -3, 7, -7], [-8, -4, -3, 4], [4, 4, -8, -5]]> : tensor<5x4xi4>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xi4>, tensor<5x4xi4>) -> ()
  %13 = stablehlo.constant dense<[[[4, -1], [7, 3], [0, 5]], [[-1, 1], [5, -1], [-8, -2]], [[-1, 3], [-7, 0], [3, 4]], [[-3, -1], [-1, -7], [1, 0]]]> : tensor<4x3x2xi4>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[0, 2, 3], [7, -6, 6]]> : tensor<2x3xi4>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<i4>, %18: tensor<i4>):
    stablehlo.return %18 : tensor<i4>
  }) : (tensor<4x3x2xi4>, tensor<2x3x1xi32>, tensor<2x3xi4>) -> tensor<4x3x2xi4>
  %19 = stablehlo.constant dense<[[[4, -1], [7, 3], [0, 5]], [[-1, 7], [2, -6], [3, -2]], [[-1, 3], [-7, 0], [3, 4]], [[-3, -1], [-1, -7], [1, 0]]]> : tensor<4x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xi4>, tensor<4x3x2xi4>) -> ()
  return
}
// -----
// scatter of i4, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[2, -1, -2, 4], [-4, -1, -4, -4], [-1, 0, -1, -4], [-2, -4, 0, 0], [-1, -4, 0, 1]]> : tensor<5x4xi4>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[-2, 1, 2, -1], [1, 0, -1, 1], [-2, 1, 1, 2]]> : tensor<3x4xi4>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<i4>, %5: tensor<i4>):
    %6 = stablehlo.add %4, %5 : tensor<i4>
    stablehlo.return %6 : tensor<i4>
  }) : (tensor<5x4xi4>, tensor<3x1xi32>, tensor<3x4xi4>) -> tensor<5x4xi4>
  %7 = stablehlo.constant dense<[[2, -1, -2, 4], [-4, -1, -4, -4], [-1, 0, -1, -4], [-4, -3, 1, 2], [0, -4, -1, 2]]> : tensor<5x4xi4>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xi4>, tensor<5x4xi4>) -> ()
  %8 = stablehlo.constant dense<[[3, -1, 3, 4], [-1, 3, 3, -4], [2, 3, -2, -3], [-4, -1, -4, -1], [2, 1, -3, -3]]> : tensor<5x4xi4>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<[[[-1, -1], [-2, -2], [-2, -1]], [[-2, -2], [0, 0], [2, -2]], [[1, 0], [-1, -2], [1, -1]]]> : tensor<3x3x2xi4>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<i4>, %13: tensor<i4>):
    %14 = stablehlo.add %12, %13 : tensor<i4>
    stablehlo.return %14 : tensor<i4>
  }) : (tensor<5x4xi4>, tensor<2x3xi8>, tensor<3x3x2xi4>) -> tensor<5x4xi4>
  %15 = stablehlo.constant dense<[[3, -1, 3, 4], [-1, 3, 3, -4], [2, 3, -2, -3], [-4, -1, -4, -1], [2, -1, -5, -3]]> : tensor<5x4xi4>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xi4>, tensor<5x4xi4>) -> ()
  %16 = stablehlo.constant dense<[[[0, 1], [-1, -2], [-4, -4]], [[2, 0], [2, -2], [1, -3]], [[0, -3], [-3, 3], [-2, -2]], [[4, 2], [-2, -3], [-2, -4]]]> : tensor<4x3x2xi4>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[2, -1, 0], [0, 1, 1]]> : tensor<2x3xi4>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<i4>, %21: tensor<i4>):
    %22 = stablehlo.add %20, %21 : tensor<i4>
    stablehlo.return %22 : tensor<i4>
  }) : (tensor<4x3x2xi4>, tensor<2x3x1xi32>, tensor<2x3xi4>) -> tensor<4x3x2xi4>
  %23 = stablehlo.constant dense<[[[0, 1], [-1, -2], [-4, -4]], [[2, 0], [1, -1], [1, -3]], [[0, -3], [-3, 3], [-2, -2]], [[4, 2], [-2, -3], [-2, -4]]]> : tensor<4x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xi4>, tensor<4x3x2xi4>) -> ()
  return
}
// -----
// scatter of i8, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA411873341EB8141739ED2C37DE6968F7CA09F2F"> : tensor<5x4xi8>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x0402D4EE9D3E46A3167CF30D"> : tensor<3x4xi8>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<i8>, %5: tensor<i8>):
    stablehlo.return %5 : tensor<i8>
  }) : (tensor<5x4xi8>, tensor<3x1xi32>, tensor<3x4xi8>) -> tensor<5x4xi8>
  %6 = stablehlo.constant dense<"0xA411873341EB8141739ED2C3167CF30D9D3E46A3"> : tensor<5x4xi8>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
  %7 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %8 = stablehlo.constant dense<"0xF7A13005A82BA24511AA4545"> : tensor<3x4xi8>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<i8>, %11: tensor<i8>):
    stablehlo.return %11 : tensor<i8>
  }) : (tensor<5x4xi8>, tensor<3xi64>, tensor<3x4xi8>) -> tensor<5x4xi8>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
  %12 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %13 = stablehlo.constant dense<[[-14, -88, 112], [-14, -88, 112]]> : tensor<2x3xi8>
  %14 = "stablehlo.scatter"(%0, %12, %13) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%15: tensor<i8>, %16: tensor<i8>):
    stablehlo.return %16 : tensor<i8>
  }) : (tensor<5x4xi8>, tensor<2x3x2xui32>, tensor<2x3xi8>) -> tensor<5x4xi8>
  %17 = stablehlo.constant dense<"0xA411873341EB814173F2D2C37DE6968F7CA09F70"> : tensor<5x4xi8>
  stablehlo.custom_call @check.expect_eq(%14, %17) : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
  %18 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %19 = stablehlo.constant dense<"0x43F9D19B3924A7EBAF218F3599156BB3879C"> : tensor<3x3x2xi8>
  %20 = "stablehlo.scatter"(%0, %18, %19) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%21: tensor<i8>, %22: tensor<i8>):
    stablehlo.return %22 : tensor<i8>
  }) : (tensor<5x4xi8>, tensor<2x3xi8>, tensor<3x3x2xi8>) -> tensor<5x4xi8>
  %23 = stablehlo.constant dense<"0xA411873341EB8141739ED2C37DE6968F7CD19B2F"> : tensor<5x4xi8>
  stablehlo.custom_call @check.expect_eq(%20, %23) : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
  %24 = stablehlo.constant dense<"0x56433418412CA6FEE5ECD7655052D8B5DA9E7E5E5A37EAD4937A8D84C94F58286308099192744A6D8D5A050B8FDCEC2D164A7A5F5126633548E175A3"> : tensor<5x4x3xi8>
  %25 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %26 = stablehlo.constant dense<"0x2BB30F7AA4FDAA1D02117BB6"> : tensor<2x2x3xi8>
  %27 = "stablehlo.scatter"(%24, %25, %26) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%28: tensor<i8>, %29: tensor<i8>):
    stablehlo.return %29 : tensor<i8>
  }) : (tensor<5x4x3xi8>, tensor<2x2xui8>, tensor<2x2x3xi8>) -> tensor<5x4x3xi8>
  %30 = stablehlo.constant dense<"0x56433418412CA6FEE5ECD7655052D8B5DA9E7E5E5A37EAD493AA1D84C94F58286308099192117B6D8D5A050B8FDCEC2D164A7A5F5126633548E175A3"> : tensor<5x4x3xi8>
  stablehlo.custom_call @check.expect_eq(%27, %30) : (tensor<5x4x3xi8>, tensor<5x4x3xi8>) -> ()
  %31 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %32 = stablehlo.constant dense<"0x759D2D10A66162B7408ACB4A9FACB836024E"> : tensor<3x2x3xi8>
  %33 = "stablehlo.scatter"(%24, %31, %32) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%34: tensor<i8>, %35: tensor<i8>):
    stablehlo.return %35 : tensor<i8>
  }) : (tensor<5x4x3xi8>, tensor<3x1xui64>, tensor<3x2x3xi8>) -> tensor<5x4x3xi8>
  %36 = stablehlo.constant dense<"0x751034628A2C9F36E5ECD7655052D8B5DA9E7E5E5A37EAD4937A8D84C94F58286308099192744A6D8D5A050B8FDCEC2D9DA67AB7CB26AC0248E175A3"> : tensor<5x4x3xi8>
  stablehlo.custom_call @check.expect_eq(%33, %36) : (tensor<5x4x3xi8>, tensor<5x4x3xi8>) -> ()
  %37 = stablehlo.constant dense<"0xCE895602C5E443749E3390E66545BDBB8043A311C8F117C052B640E0B7863A8DBAF5BFE21E1F9D70E96817DF990BA29230BC75B04EF6D47DB4D4D709"> : tensor<3x5x4xi8>
  %38 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %39 = stablehlo.constant dense<"0x47F872E0687CBE52A69397CF508DA4C0A9D500AE38F9CA44"> : tensor<3x2x4xi8>
  %40 = "stablehlo.scatter"(%37, %38, %39) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%41: tensor<i8>, %42: tensor<i8>):
    stablehlo.return %42 : tensor<i8>
  }) : (tensor<3x5x4xi8>, tensor<3x2x1xi16>, tensor<3x2x4xi8>) -> tensor<3x5x4xi8>
  %43 = stablehlo.constant dense<"0xCE895602C5E443749E3390E66545BDBB687CBE52C8F117C052B640E0508DA4C0A69397CF1E1F9D7038F9CA44A9D500AE30BC75B04EF6D47DB4D4D709"> : tensor<3x5x4xi8>
  stablehlo.custom_call @check.expect_eq(%40, %43) : (tensor<3x5x4xi8>, tensor<3x5x4xi8>) -> ()
  %44 = stablehlo.constant dense<"0xFF917D449B8A409B8E07F959A4B432CFC1C73ED6A764195E"> : tensor<4x3x2xi8>
  %45 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %46 = stablehlo.constant dense<[[-102, -52, -51], [-98, 31, -67]]> : tensor<2x3xi8>
  %47 = "stablehlo.scatter"(%44, %45, %46) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%48: tensor<i8>, %49: tensor<i8>):
    stablehlo.return %49 : tensor<i8>
  }) : (tensor<4x3x2xi8>, tensor<2x3x1xi32>, tensor<2x3xi8>) -> tensor<4x3x2xi8>
  %50 = stablehlo.constant dense<"0xFF917D449B8A409ECC1FCD59A4B432CFC1C73ED6A764195E"> : tensor<4x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%47, %50) : (tensor<4x3x2xi8>, tensor<4x3x2xi8>) -> ()
  %51 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %52 = stablehlo.constant dense<"0x5B2BFE205DAFB0FB26B235B7"> : tensor<2x2x3xi8>
  %53 = "stablehlo.scatter"(%44, %51, %52) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%54: tensor<i8>, %55: tensor<i8>):
    stablehlo.return %55 : tensor<i8>
  }) : (tensor<4x3x2xi8>, tensor<1x2x3xi64>, tensor<2x2x3xi8>) -> tensor<4x3x2xi8>
  %56 = stablehlo.constant dense<"0xFF917D449B8A409B8E07F9595B202B5DFEAFB0B2FB3526B7"> : tensor<4x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%53, %56) : (tensor<4x3x2xi8>, tensor<4x3x2xi8>) -> ()
  %57 = stablehlo.constant dense<[-7, 34, 25, -19, -120, -69]> : tensor<6xi8>
  %58 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %59 = stablehlo.constant dense<[20, 20, -3, -22]> : tensor<4xi8>
  %60 = "stablehlo.scatter"(%57, %58, %59) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%61: tensor<i8>, %62: tensor<i8>):
    stablehlo.return %62 : tensor<i8>
  }) : (tensor<6xi8>, tensor<4xui32>, tensor<4xi8>) -> tensor<6xi8>
  %63 = stablehlo.constant dense<[20, 34, 25, -19, -120, -3]> : tensor<6xi8>
  stablehlo.custom_call @check.expect_eq(%60, %63) : (tensor<6xi8>, tensor<6xi8>) -> ()
  %64 = stablehlo.constant dense<2> : tensor<1xi8>
  %65 = stablehlo.constant dense<[-77, 19, -43, 67]> : tensor<4xi8>
  %66 = "stablehlo.scatter"(%57, %64, %65) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%67: tensor<i8>, %68: tensor<i8>):
    stablehlo.return %68 : tensor<i8>
  }) : (tensor<6xi8>, tensor<1xi8>, tensor<4xi8>) -> tensor<6xi8>
  %69 = stablehlo.constant dense<[-7, 34, -77, 19, -43, 67]> : tensor<6xi8>
  stablehlo.custom_call @check.expect_eq(%66, %69) : (tensor<6xi8>, tensor<6xi8>) -> ()
  %70 = stablehlo.constant dense<> : tensor<0x1xui8>
  %71 = stablehlo.constant dense<> : tensor<0x4xi8>
  %72 = "stablehlo.scatter"(%0, %70, %71) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = true}> ({
    ^bb0(%73: tensor<i8>, %74: tensor<i8>):
    stablehlo.return %74 : tensor<i8>
  }) : (tensor<5x4xi8>, tensor<0x1xui8>, tensor<0x4xi8>) -> tensor<5x4xi8>
  stablehlo.custom_call @check.expect_eq(%72, %0) : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
  %75 = stablehlo.constant dense<"0x9DCD9E0A2DC060958AC70EBE654EA6F86BD7610922C23DA5F65EB2BED5D5BAE745673D"> : tensor<5x7xi8>
  %76 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %77 = stablehlo.constant dense<"0xBF219577722BFA1AE38E245C386CDF57B1E9BE2294A32CCC19485C501F63"> : tensor<5x2x3xi8>
  %78 = "stablehlo.scatter"(%75, %76, %77) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%79: tensor<i8>, %80: tensor<i8>):
    stablehlo.return %80 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<2x1xui64>, tensor<5x2x3xi8>) -> tensor<5x7xi8>
  %81 = stablehlo.constant dense<"0x9D77722BBF2195958E245CFA1AE3A657B1E9386CDFC2A32CCCBE2294D5501F6319485C"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%78, %81) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  return
}
// -----
// scatter of i8, add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0301FF01FE00FF04FEFFFDFF000404FF01FEFDFF"> : tensor<5x4xi8>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0xFE010101FF020100FF0000FF"> : tensor<3x4xi8>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<i8>, %5: tensor<i8>):
    %6 = stablehlo.add %4, %5 : tensor<i8>
    stablehlo.return %6 : tensor<i8>
  }) : (tensor<5x4xi8>, tensor<3x1xi32>, tensor<3x4xi8>) -> tensor<5x4xi8>
  %7 = stablehlo.constant dense<"0x0301FF01FE00FF04FEFFFDFFFF0404FE0000FEFF"> : tensor<5x4xi8>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
  %8 = stablehlo.constant dense<"0x020204FCFF040100FC0102010403FDFEFD0003FC"> : tensor<5x4xi8>
  %9 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %10 = stablehlo.constant dense<"0x01FEFE0000FEFE01FF0202FF"> : tensor<3x4xi8>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<i8>, %13: tensor<i8>):
    %14 = stablehlo.add %12, %13 : tensor<i8>
    stablehlo.return %14 : tensor<i8>
  }) : (tensor<5x4xi8>, tensor<3xi64>, tensor<3x4xi8>) -> tensor<5x4xi8>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
  %15 = stablehlo.constant dense<"0x0301FC0003FCFC03FDFF040302FD04FDFEFCFCFD"> : tensor<5x4xi8>
  %16 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %17 = stablehlo.constant dense<[[2, -2, 0], [0, 0, 1]]> : tensor<2x3xi8>
  %18 = "stablehlo.scatter"(%15, %16, %17) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%19: tensor<i8>, %20: tensor<i8>):
    %21 = stablehlo.add %19, %20 : tensor<i8>
    stablehlo.return %21 : tensor<i8>
  }) : (tensor<5x4xi8>, tensor<2x3x2xui32>, tensor<2x3xi8>) -> tensor<5x4xi8>
  %22 = stablehlo.constant dense<"0x0301FC0003FCFC03FD01040302FD04FDFEFCFCFE"> : tensor<5x4xi8>
  stablehlo.custom_call @check.expect_eq(%18, %22) : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
  %23 = stablehlo.constant dense<"0x0004FE01020401FDFC0404FD000102FE04FCFE00"> : tensor<5x4xi8>
  %24 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %25 = stablehlo.constant dense<"0x00FF02FE020102FE02FFFFFE000202FE0102"> : tensor<3x3x2xi8>
  %26 = "stablehlo.scatter"(%23, %24, %25) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%27: tensor<i8>, %28: tensor<i8>):
    %29 = stablehlo.add %27, %28 : tensor<i8>
    stablehlo.return %29 : tensor<i8>
  }) : (tensor<5x4xi8>, tensor<2x3xi8>, tensor<3x3x2xi8>) -> tensor<5x4xi8>
  %30 = stablehlo.constant dense<"0x0004FE01020401FDFC0404FD000102FE04FEFC00"> : tensor<5x4xi8>
  stablehlo.custom_call @check.expect_eq(%26, %30) : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
  %31 = stablehlo.constant dense<"0xFC04FC01FEFD01FF01FC03000100FFFD01010201FF00FCFFFD0001FE030003FDFF040000FEFEFC040101FE0404000402FF01FC00FFFDFFFFFEFCFCFD"> : tensor<5x4x3xi8>
  %32 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %33 = stablehlo.constant dense<"0x0100000000FF000200FFFFFF"> : tensor<2x2x3xi8>
  %34 = "stablehlo.scatter"(%31, %32, %33) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%35: tensor<i8>, %36: tensor<i8>):
    %37 = stablehlo.add %35, %36 : tensor<i8>
    stablehlo.return %37 : tensor<i8>
  }) : (tensor<5x4x3xi8>, tensor<2x2xui8>, tensor<2x2x3xi8>) -> tensor<5x4x3xi8>
  %38 = stablehlo.constant dense<"0xFC04FC01FEFD01FF01FC03000100FFFD01010201FF00FCFFFD0003FE030003FDFF040000FEFDFB040101FE0404000402FF01FC00FFFDFFFFFEFCFCFD"> : tensor<5x4x3xi8>
  stablehlo.custom_call @check.expect_eq(%34, %38) : (tensor<5x4x3xi8>, tensor<5x4x3xi8>) -> ()
  %39 = stablehlo.constant dense<"0x0200020103FCFFFD0202FF0402FCFDFFFF0200FEFDFFFC01FD02FCFFFEFC0103FE0104040002FF01FD03FD0304010104FF000204FDFC01FDFCFFFF01"> : tensor<5x4x3xi8>
  %40 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %41 = stablehlo.constant dense<"0xFEFE0201FFFE0101FE01FEFF000200FE0102"> : tensor<3x2x3xi8>
  %42 = "stablehlo.scatter"(%39, %40, %41) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%43: tensor<i8>, %44: tensor<i8>):
    %45 = stablehlo.add %43, %44 : tensor<i8>
    stablehlo.return %45 : tensor<i8>
  }) : (tensor<5x4x3xi8>, tensor<3x1xui64>, tensor<3x2x3xi8>) -> tensor<5x4x3xi8>
  %46 = stablehlo.constant dense<"0x0001020204FCFFFB0202FF0402FCFDFFFF0200FEFDFFFC01FD02FCFFFEFC0103FE0104040002FF01FD03FD0304010104FDFF0205FBFC03FEFCFFFF01"> : tensor<5x4x3xi8>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<5x4x3xi8>, tensor<5x4x3xi8>) -> ()
  %47 = stablehlo.constant dense<"0x0003FFFDFFFCFE03FD0303FDFEFCFE04FCFCFD02FF00040002FEFFFE0001FD000404020200FD03FCFD0200FD03FF04FFFC04FE000300FD0404FE03FC"> : tensor<3x5x4xi8>
  %48 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %49 = stablehlo.constant dense<"0x0200FF020201FF00FE02FFFF000200000102020001FF01FE"> : tensor<3x2x4xi8>
  %50 = "stablehlo.scatter"(%47, %48, %49) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%51: tensor<i8>, %52: tensor<i8>):
    %53 = stablehlo.add %51, %52 : tensor<i8>
    stablehlo.return %53 : tensor<i8>
  }) : (tensor<3x5x4xi8>, tensor<3x2x1xi16>, tensor<3x2x4xi8>) -> tensor<3x5x4xi8>
  %54 = stablehlo.constant dense<"0x0003FFFDFFFCFE03FD0303FDFEFCFE04FEFDFC02FF00040002FEFFFE0003FD000206010100FD03FCFE0101FB040106FFFC04FE000300FD0404FE03FC"> : tensor<3x5x4xi8>
  stablehlo.custom_call @check.expect_eq(%50, %54) : (tensor<3x5x4xi8>, tensor<3x5x4xi8>) -> ()
  %55 = stablehlo.constant dense<"0xFC010302030002020303FE0204020204FCFE010300FDFF01"> : tensor<4x3x2xi8>
  %56 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %57 = stablehlo.constant dense<[[0, 2, 1], [0, -1, -2]]> : tensor<2x3xi8>
  %58 = "stablehlo.scatter"(%55, %56, %57) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%59: tensor<i8>, %60: tensor<i8>):
    %61 = stablehlo.add %59, %60 : tensor<i8>
    stablehlo.return %61 : tensor<i8>
  }) : (tensor<4x3x2xi8>, tensor<2x3x1xi32>, tensor<2x3xi8>) -> tensor<4x3x2xi8>
  %62 = stablehlo.constant dense<"0xFC010302030002020502FF0204020204FCFE010300FDFF01"> : tensor<4x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%58, %62) : (tensor<4x3x2xi8>, tensor<4x3x2xi8>) -> ()
  %63 = stablehlo.constant dense<"0x0304FE0301FE00010402FC00FDFEFE01FD0400FF0400FC03"> : tensor<4x3x2xi8>
  %64 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %65 = stablehlo.constant dense<"0xFE01FEFE0202FEFEFF0100FE"> : tensor<2x2x3xi8>
  %66 = "stablehlo.scatter"(%63, %64, %65) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%67: tensor<i8>, %68: tensor<i8>):
    %69 = stablehlo.add %67, %68 : tensor<i8>
    stablehlo.return %69 : tensor<i8>
  }) : (tensor<4x3x2xi8>, tensor<1x2x3xi64>, tensor<2x2x3xi8>) -> tensor<4x3x2xi8>
  %70 = stablehlo.constant dense<"0x0304FE0301FE00010402FC00FBFCFF03FB06FE000200FB01"> : tensor<4x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%66, %70) : (tensor<4x3x2xi8>, tensor<4x3x2xi8>) -> ()
  %71 = stablehlo.constant dense<[-3, 2, -2, -4, -3, -1]> : tensor<6xi8>
  %72 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %73 = stablehlo.constant dense<[-1, 2, 0, -2]> : tensor<4xi8>
  %74 = "stablehlo.scatter"(%71, %72, %73) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%75: tensor<i8>, %76: tensor<i8>):
    %77 = stablehlo.add %75, %76 : tensor<i8>
    stablehlo.return %77 : tensor<i8>
  }) : (tensor<6xi8>, tensor<4xui32>, tensor<4xi8>) -> tensor<6xi8>
  %78 = stablehlo.constant dense<[-2, 2, -2, -4, -3, -1]> : tensor<6xi8>
  stablehlo.custom_call @check.expect_eq(%74, %78) : (tensor<6xi8>, tensor<6xi8>) -> ()
  %79 = stablehlo.constant dense<[0, 3, 2, 3, 4, -1]> : tensor<6xi8>
  %80 = stablehlo.constant dense<2> : tensor<1xi8>
  %81 = stablehlo.constant dense<[0, -1, 1, -2]> : tensor<4xi8>
  %82 = "stablehlo.scatter"(%79, %80, %81) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%83: tensor<i8>, %84: tensor<i8>):
    %85 = stablehlo.add %83, %84 : tensor<i8>
    stablehlo.return %85 : tensor<i8>
  }) : (tensor<6xi8>, tensor<1xi8>, tensor<4xi8>) -> tensor<6xi8>
  %86 = stablehlo.constant dense<[0, 3, 2, 2, 5, -3]> : tensor<6xi8>
  stablehlo.custom_call @check.expect_eq(%82, %86) : (tensor<6xi8>, tensor<6xi8>) -> ()
  %87 = stablehlo.constant dense<"0x04FF000301010402FEFFFE01FE040302030101FF"> : tensor<5x4xi8>
  %88 = stablehlo.constant dense<> : tensor<0x1xui8>
  %89 = stablehlo.constant dense<> : tensor<0x4xi8>
  %90 = "stablehlo.scatter"(%87, %88, %89) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = true}> ({
    ^bb0(%91: tensor<i8>, %92: tensor<i8>):
    %93 = stablehlo.add %91, %92 : tensor<i8>
    stablehlo.return %93 : tensor<i8>
  }) : (tensor<5x4xi8>, tensor<0x1xui8>, tensor<0x4xi8>) -> tensor<5x4xi8>
  stablehlo.custom_call @check.expect_eq(%90, %87) : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
  %94 = stablehlo.constant dense<"0xFEFC03FCFF04FD0300FCFF01010203FF03FD04FEFDFE0104000002FFFE0201FFFE00FC"> : tensor<5x7xi8>
  %95 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %96 = stablehlo.constant dense<"0x0201FE02FFFFFE0201FEFEFF00FF00000102020001FF00FF01020001FEFE"> : tensor<5x2x3xi8>
  %97 = "stablehlo.scatter"(%94, %95, %96) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%98: tensor<i8>, %99: tensor<i8>):
    %100 = stablehlo.add %98, %99 : tensor<i8>
    stablehlo.return %100 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<2x1xui64>, tensor<5x2x3xi8>) -> tensor<5x7xi8>
  %101 = stablehlo.constant dense<"0xFEFE02FB0105FB03FEFAFEFF030303FF04FF04FDFDFE0004FF020200FE03FFFDFF02FC"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%97, %101) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  return
}
// -----
// scatter of i16, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0FB8F12C8B14EDECE48C08CCA755FF888989DAF740F4600702626EDC88EC6527BA3C531BBC4C2066"> : tensor<5x4xi16>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x59A1387DABEC8FDEE83F3DF5F852197CCA9C0F4D34BC79E4"> : tensor<3x4xi16>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<i16>, %5: tensor<i16>):
    stablehlo.return %5 : tensor<i16>
  }) : (tensor<5x4xi16>, tensor<3x1xi32>, tensor<3x4xi16>) -> tensor<5x4xi16>
  %6 = stablehlo.constant dense<"0x0FB8F12C8B14EDECE48C08CCA755FF888989DAF740F46007CA9C0F4D34BC79E4E83F3DF5F852197C"> : tensor<5x4xi16>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xi16>, tensor<5x4xi16>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<"0xC6C4D0DB0E00EEE795E2250E3A1DF2EDBB26871E341550208B1C9933E6CB537CC57B21F3"> : tensor<3x3x2xi16>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<i16>, %11: tensor<i16>):
    stablehlo.return %11 : tensor<i16>
  }) : (tensor<5x4xi16>, tensor<2x3xi8>, tensor<3x3x2xi16>) -> tensor<5x4xi16>
  %12 = stablehlo.constant dense<"0x0FB8F12C8B14EDECE48C08CCA755FF888989DAF740F4600702626EDC88EC6527BA3C0E00EEE72066"> : tensor<5x4xi16>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xi16>, tensor<5x4xi16>) -> ()
  %13 = stablehlo.constant dense<"0xCC9ABC5BEE568782B22B8E4FDD9137DEEEC8789F99C6DB7E8B26813FB60B7EF2A67E9B396C2057963BCDCB26C5FDDC62"> : tensor<4x3x2xi16>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[-5109, -369, 2906], [22972, -13989, -3784]]> : tensor<2x3xi16>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<i16>, %18: tensor<i16>):
    stablehlo.return %18 : tensor<i16>
  }) : (tensor<4x3x2xi16>, tensor<2x3x1xi32>, tensor<2x3xi16>) -> tensor<4x3x2xi16>
  %19 = stablehlo.constant dense<"0xCC9ABC5BEE568782B22B8E4FDD91BC598FFE5BC95A0BDB7E8B26813FB60B7EF2A67E9B396C2057963BCDCB26C5FDDC62"> : tensor<4x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xi16>, tensor<4x3x2xi16>) -> ()
  return
}
// -----
// scatter of i16, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[2, 0, 1, 1], [-4, 1, -2, 1], [3, -4, -1, 4], [-1, -1, -2, 3], [-2, 2, 4, 0]]> : tensor<5x4xi16>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[-1, 2, 2, 0], [2, -2, 2, 0], [1, -2, 2, 0]]> : tensor<3x4xi16>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<i16>, %5: tensor<i16>):
    %6 = stablehlo.add %4, %5 : tensor<i16>
    stablehlo.return %6 : tensor<i16>
  }) : (tensor<5x4xi16>, tensor<3x1xi32>, tensor<3x4xi16>) -> tensor<5x4xi16>
  %7 = stablehlo.constant dense<[[2, 0, 1, 1], [-4, 1, -2, 1], [3, -4, -1, 4], [0, -3, 0, 3], [0, 0, 6, 0]]> : tensor<5x4xi16>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xi16>, tensor<5x4xi16>) -> ()
  %8 = stablehlo.constant dense<[[-1, 0, -4, 4], [0, -2, 0, 4], [-2, 0, -1, -4], [-3, 2, 2, 2], [0, -3, -1, -4]]> : tensor<5x4xi16>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<[[[2, -2], [-1, 0], [2, 2]], [[0, 0], [-2, 1], [-2, 2]], [[0, -1], [-1, -1], [-1, 0]]]> : tensor<3x3x2xi16>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<i16>, %13: tensor<i16>):
    %14 = stablehlo.add %12, %13 : tensor<i16>
    stablehlo.return %14 : tensor<i16>
  }) : (tensor<5x4xi16>, tensor<2x3xi8>, tensor<3x3x2xi16>) -> tensor<5x4xi16>
  %15 = stablehlo.constant dense<[[-1, 0, -4, 4], [0, -2, 0, 4], [-2, 0, -1, -4], [-3, 2, 2, 2], [0, -4, -1, -4]]> : tensor<5x4xi16>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xi16>, tensor<5x4xi16>) -> ()
  %16 = stablehlo.constant dense<[[[-1, -4], [-3, 1], [4, 3]], [[2, -2], [-1, 4], [-2, 2]], [[-4, 0], [4, 1], [2, 3]], [[0, 3], [0, -4], [-4, -3]]]> : tensor<4x3x2xi16>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[1, -1, -2], [2, 1, 0]]> : tensor<2x3xi16>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<i16>, %21: tensor<i16>):
    %22 = stablehlo.add %20, %21 : tensor<i16>
    stablehlo.return %22 : tensor<i16>
  }) : (tensor<4x3x2xi16>, tensor<2x3x1xi32>, tensor<2x3xi16>) -> tensor<4x3x2xi16>
  %23 = stablehlo.constant dense<[[[-1, -4], [-3, 1], [4, 3]], [[2, 0], [-2, 5], [-4, 2]], [[-4, 0], [4, 1], [2, 3]], [[0, 3], [0, -4], [-4, -3]]]> : tensor<4x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xi16>, tensor<4x3x2xi16>) -> ()
  return
}
// -----
// scatter of i32, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD6C72AD411EAD38682FA7443DBB9D9CFDB62B4B98C38EDB0A44453C6C786813D3050FE91A07503334EF8E6D2279E192D141AB890C6ED3397A876D4606A0917D192FC93FA8E7A69A6025B25867B5A3299"> : tensor<5x4xi32>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x77C36820E311B4F7697C6A871B559001D8DE77A8FDA32B625D44E8E96686589C6FBDF79A9F15F7850224D91E75A07E66"> : tensor<3x4xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<i32>, %5: tensor<i32>):
    stablehlo.return %5 : tensor<i32>
  }) : (tensor<5x4xi32>, tensor<3x1xi32>, tensor<3x4xi32>) -> tensor<5x4xi32>
  %6 = stablehlo.constant dense<"0xD6C72AD411EAD38682FA7443DBB9D9CFDB62B4B98C38EDB0A44453C6C786813D3050FE91A07503334EF8E6D2279E192D6FBDF79A9F15F7850224D91E75A07E66D8DE77A8FDA32B625D44E8E96686589C"> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %7 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %8 = stablehlo.constant dense<"0x634D6182B591A80E8762723ECE0C9835C4479312E86C16050F4F44C2F2F07BC39B8A63581985021CE764DF7BE8C41FB4"> : tensor<3x4xi32>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<i32>, %11: tensor<i32>):
    stablehlo.return %11 : tensor<i32>
  }) : (tensor<5x4xi32>, tensor<3xi64>, tensor<3x4xi32>) -> tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %12 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %13 = stablehlo.constant dense<[[690691598, 1726541722, 264253520], [690691598, 1726541722, 264253520]]> : tensor<2x3xi32>
  %14 = "stablehlo.scatter"(%0, %12, %13) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%15: tensor<i32>, %16: tensor<i32>):
    stablehlo.return %16 : tensor<i32>
  }) : (tensor<5x4xi32>, tensor<2x3x2xui32>, tensor<2x3xi32>) -> tensor<5x4xi32>
  %17 = stablehlo.constant dense<"0xD6C72AD411EAD38682FA7443DBB9D9CFDB62B4B98C38EDB0A44453C6C786813D3050FE910E1E2B294EF8E6D2279E192D141AB890C6ED3397A876D4606A0917D192FC93FA8E7A69A6025B25865030C00F"> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%14, %17) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %18 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %19 = stablehlo.constant dense<"0xF33E1DD00C9A6ADF9353EEDD4932E20618DD60A728530FA0DFF894AF9288A6ABFD51B48E589B7745F349F3AD9C6EF792A4CC9860D92C2E253E1853E104ABE2F3A261D672B84B4E73"> : tensor<3x3x2xi32>
  %20 = "stablehlo.scatter"(%0, %18, %19) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%21: tensor<i32>, %22: tensor<i32>):
    stablehlo.return %22 : tensor<i32>
  }) : (tensor<5x4xi32>, tensor<2x3xi8>, tensor<3x3x2xi32>) -> tensor<5x4xi32>
  %23 = stablehlo.constant dense<"0xD6C72AD411EAD38682FA7443DBB9D9CFDB62B4B98C38EDB0A44453C6C786813D3050FE91A07503334EF8E6D2279E192D141AB890C6ED3397A876D4606A0917D192FC93FA9353EEDD4932E2067B5A3299"> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%20, %23) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %24 = stablehlo.constant dense<"0xADF50262CC1A88F36B7BC72B248F7537431597DD044F73AFA6F6B0102E53E3FDE00E28038612E174896FBDE42D41CB25D1D5A08FDC33470472EC35C5D1BE0725812150866251F87F080A1972DD3D2EEA91FFC1BA8A0E6994B3CFEC31EBCC740D3FFD14448729790E21CD06EDCD571D6E3009FA8647B7E58B00315F961B63962D4DCA6AA0E99EA7C4CC9F1ECA8DB52134A08104EDC1BA55DC0482359C043BB3D789F12996B0E7117B3A8CE87A93CAD5E303CD1170E1BB8D56B1DE3BBAC0BE95593AD0021A59D52F34D6BB6E3F0DFFB2AA983FD3AE8260029C6B07629F4E19804B96CC2DCF2190F15752BE1FB464A2E992"> : tensor<5x4x3xi32>
  %25 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %26 = stablehlo.constant dense<"0x13CFCF8FF494FD74DC6E40EDE6E0DDFEF17F047CE2B1856C4B340418883B1CE9B32AB2000C8AE198C2D3B07C9D8CFB23"> : tensor<2x2x3xi32>
  %27 = "stablehlo.scatter"(%24, %25, %26) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%28: tensor<i32>, %29: tensor<i32>):
    stablehlo.return %29 : tensor<i32>
  }) : (tensor<5x4x3xi32>, tensor<2x2xui8>, tensor<2x2x3xi32>) -> tensor<5x4x3xi32>
  %30 = stablehlo.constant dense<"0xADF50262CC1A88F36B7BC72B248F7537431597DD044F73AFA6F6B0102E53E3FDE00E28038612E174896FBDE42D41CB25D1D5A08FDC33470472EC35C5D1BE0725812150866251F87F080A1972DD3D2EEA91FFC1BA8A0E6994B3CFEC31EBCC740D3FFD14444B340418883B1CE9CD571D6E3009FA8647B7E58B00315F961B63962D4DCA6AA0E99EA7C4CC9F1ECA8DB52134A08104ED0C8AE198C2D3B07C043BB3D789F12996B0E7117B3A8CE87A93CAD5E303CD1170E1BB8D56B1DE3BBAC0BE95593AD0021A59D52F34D6BB6E3F0DFFB2AA983FD3AE8260029C6B07629F4E19804B96CC2DCF2190F15752BE1FB464A2E992"> : tensor<5x4x3xi32>
  stablehlo.custom_call @check.expect_eq(%27, %30) : (tensor<5x4x3xi32>, tensor<5x4x3xi32>) -> ()
  %31 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %32 = stablehlo.constant dense<"0x7147E1EA356F0852C4C0BA0FB7740F43862E4E59B62BBCCCB101728699D0342BEB452FAAC44EAB351698998DAD1EA251190219217CA658A4B2D65FE515C853F07DD8FF109D5DF3AC"> : tensor<3x2x3xi32>
  %33 = "stablehlo.scatter"(%24, %31, %32) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%34: tensor<i32>, %35: tensor<i32>):
    stablehlo.return %35 : tensor<i32>
  }) : (tensor<5x4x3xi32>, tensor<3x1xui64>, tensor<3x2x3xi32>) -> tensor<5x4x3xi32>
  %36 = stablehlo.constant dense<"0x7147E1EAB7740F436B7BC72BB1017286C44EAB35044F73AF1902192115C853F0E00E28038612E174896FBDE42D41CB25D1D5A08FDC33470472EC35C5D1BE0725812150866251F87F080A1972DD3D2EEA91FFC1BA8A0E6994B3CFEC31EBCC740D3FFD14448729790E21CD06EDCD571D6E3009FA8647B7E58B00315F961B63962D4DCA6AA0E99EA7C4CC9F1ECA8DB52134A08104EDC1BA55DC0482359C043BB3D789F12996B0E7117B3A8CE87A93CAD5E303CD1170E1BB8D56B1DE3BBAC0BE9559356F0852862E4E59D6BB6E3F99D0342B1698998D8260029C7CA658A47DD8FF1096CC2DCF2190F15752BE1FB464A2E992"> : tensor<5x4x3xi32>
  stablehlo.custom_call @check.expect_eq(%33, %36) : (tensor<5x4x3xi32>, tensor<5x4x3xi32>) -> ()
  %37 = stablehlo.constant dense<"0x0A81237FEE82FBB5B57AC26ABBB5E25898B024363EA4AAA53E7B6FF4D30D21682EBCB6E844FF799DEC478BBEB737CB12CA2B41D673EE487670E0067AB08D63E43DDC0F6C70BD65720960269A600C1FAFB1DA326FF6788A80D55B0A22264AA97EF3E570B3C178E6D93C7D9BAD1E366BCC3CC9D46A259FBAC02BC2D1F6C8226A153D8D5ADE60C53E6133C89A15388E799A1C89D33A8A187DE84EA4722855B6014F0F4C042DD1DA45D5FFA4B5BA154566B564807D87E5B1D9D43469CD593CD6AD6C003DCF5D0E85EF91BFEA0B2BA775C163DB1AA99659997EBE1DCD300C0B3D8DB12FBD2F10923BF315102734DCF10176E3"> : tensor<3x5x4xi32>
  %38 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %39 = stablehlo.constant dense<"0xF7B8DB7EE77475C51A249F95D5A38237C03ED611AD45EE4D2F58663E62F5E34FB713C899E70D3B75EFD90B69CFC302E47456C1052D72D7F3B7B045B8622B750A2CDD5BC820EA591CEC1FA09C0E12D34A880BE3425B094C8E25536151455D9EE3"> : tensor<3x2x4xi32>
  %40 = "stablehlo.scatter"(%37, %38, %39) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%41: tensor<i32>, %42: tensor<i32>):
    stablehlo.return %42 : tensor<i32>
  }) : (tensor<3x5x4xi32>, tensor<3x2x1xi16>, tensor<3x2x4xi32>) -> tensor<3x5x4xi32>
  %43 = stablehlo.constant dense<"0x0A81237FEE82FBB5B57AC26ABBB5E25898B024363EA4AAA53E7B6FF4D30D21682EBCB6E844FF799DEC478BBEB737CB12CA2B41D673EE487670E0067AB08D63E4C03ED611AD45EE4D2F58663E62F5E34FB1DA326FF6788A80D55B0A22264AA97EF3E570B3C178E6D93C7D9BAD1E366BCC7456C1052D72D7F3B7B045B8622B750AB713C899E70D3B75EFD90B69CFC302E41C89D33A8A187DE84EA4722855B6014F880BE3425B094C8E25536151455D9EE32CDD5BC820EA591CEC1FA09C0E12D34A003DCF5D0E85EF91BFEA0B2BA775C163DB1AA99659997EBE1DCD300C0B3D8DB12FBD2F10923BF315102734DCF10176E3"> : tensor<3x5x4xi32>
  stablehlo.custom_call @check.expect_eq(%40, %43) : (tensor<3x5x4xi32>, tensor<3x5x4xi32>) -> ()
  %44 = stablehlo.constant dense<"0x38F810F78D147AE0BB775A8708C07AB777CB12F9F8B061A9A1166F34E5EB09653906AC3646842145BE818C8A012A94C0223AB9C2A984B2D22080F0FF0A52CB2C2BC272E76F0B662F454D6B494A78406FDA2BF743572FA59C4F6E7F8936AC97A2"> : tensor<4x3x2xi32>
  %45 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %46 = stablehlo.constant dense<[[-2043585972, 2115874497, -1802107762], [936917591, 2084354194, 834055484]]> : tensor<2x3xi32>
  %47 = "stablehlo.scatter"(%44, %45, %46) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%48: tensor<i32>, %49: tensor<i32>):
    stablehlo.return %49 : tensor<i32>
  }) : (tensor<4x3x2xi32>, tensor<2x3x1xi32>, tensor<2x3xi32>) -> tensor<4x3x2xi32>
  %50 = stablehlo.constant dense<"0x38F810F78D147AE0BB775A8708C07AB777CB12F9F8B061A9A1166F34573AD837C1AE1D7E92B83C7C8E049694012A94C0223AB9C2A984B2D22080F0FF0A52CB2C2BC272E76F0B662F454D6B494A78406FDA2BF743572FA59C4F6E7F8936AC97A2"> : tensor<4x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%47, %50) : (tensor<4x3x2xi32>, tensor<4x3x2xi32>) -> ()
  %51 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %52 = stablehlo.constant dense<"0x349C5B5CE16EC843C3572D55863295C9632C4F3BCF15F9BEB2ED5D54C3E8E57D0CF6578C110350784BAEB8F1D0A71595"> : tensor<2x2x3xi32>
  %53 = "stablehlo.scatter"(%44, %51, %52) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%54: tensor<i32>, %55: tensor<i32>):
    stablehlo.return %55 : tensor<i32>
  }) : (tensor<4x3x2xi32>, tensor<1x2x3xi64>, tensor<2x2x3xi32>) -> tensor<4x3x2xi32>
  %56 = stablehlo.constant dense<"0x38F810F78D147AE0BB775A8708C07AB777CB12F9F8B061A9A1166F34E5EB09653906AC3646842145BE818C8A012A94C0349C5B5C863295C9E16EC843632C4F3BC3572D55CF15F9BEB2ED5D5411035078C3E8E57D4BAEB8F10CF6578CD0A71595"> : tensor<4x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%53, %56) : (tensor<4x3x2xi32>, tensor<4x3x2xi32>) -> ()
  %57 = stablehlo.constant dense<[71876164, -1137092875, 1533181315, 836494620, -786443078, -135471844]> : tensor<6xi32>
  %58 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %59 = stablehlo.constant dense<[1823403565, 1823403565, -186248541, -303271070]> : tensor<4xi32>
  %60 = "stablehlo.scatter"(%57, %58, %59) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%61: tensor<i32>, %62: tensor<i32>):
    stablehlo.return %62 : tensor<i32>
  }) : (tensor<6xi32>, tensor<4xui32>, tensor<4xi32>) -> tensor<6xi32>
  %63 = stablehlo.constant dense<[1823403565, -1137092875, 1533181315, 836494620, -786443078, -186248541]> : tensor<6xi32>
  stablehlo.custom_call @check.expect_eq(%60, %63) : (tensor<6xi32>, tensor<6xi32>) -> ()
  %64 = stablehlo.constant dense<2> : tensor<1xi8>
  %65 = stablehlo.constant dense<[694650853, 1391864442, 1901819599, -587667153]> : tensor<4xi32>
  %66 = "stablehlo.scatter"(%57, %64, %65) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%67: tensor<i32>, %68: tensor<i32>):
    stablehlo.return %68 : tensor<i32>
  }) : (tensor<6xi32>, tensor<1xi8>, tensor<4xi32>) -> tensor<6xi32>
  %69 = stablehlo.constant dense<[71876164, -1137092875, 694650853, 1391864442, 1901819599, -587667153]> : tensor<6xi32>
  stablehlo.custom_call @check.expect_eq(%66, %69) : (tensor<6xi32>, tensor<6xi32>) -> ()
  %70 = stablehlo.constant dense<> : tensor<0x1xui8>
  %71 = stablehlo.constant dense<> : tensor<0x4xi32>
  %72 = "stablehlo.scatter"(%0, %70, %71) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = true}> ({
    ^bb0(%73: tensor<i32>, %74: tensor<i32>):
    stablehlo.return %74 : tensor<i32>
  }) : (tensor<5x4xi32>, tensor<0x1xui8>, tensor<0x4xi32>) -> tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%72, %0) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %75 = stablehlo.constant dense<"0xFA05E3BF2AC72ECE46437DE4051F8DDFA29880BBA5B136AC9CB5847094D826072A2203D5B4BEA8A45C6A59B0147BF5D7F58682FD3DD10D194CA38CC467AFA6954970C24753976F03FA77F0B74E19C3D3B707EDF747828E3FC6941BAA5674A172F39D9B885548EF79AC04D1542DE3E3A939F4631644B10B4774356F1027015A2C9911E6898CCEB36DDE4CC93A"> : tensor<5x7xi32>
  %76 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %77 = stablehlo.constant dense<"0x95A1953D9A80713553511BF0159D052563E76406B3D4D5791804064A0B243511D195E1AD36D9CE4EE4712F49DBF4437D82338F624A8FF0E3DD06E5F749A88D6EDD41DEAF8222BB13ACE891DBA64C7D435C98CADB71BCB32D039A29EE50353ECC68C8098BB3F1476BA8FE42F5542E636E75D611C9262207EB"> : tensor<5x2x3xi32>
  %78 = "stablehlo.scatter"(%75, %76, %77) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%79: tensor<i32>, %80: tensor<i32>):
    stablehlo.return %80 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<2x1xui64>, tensor<5x2x3xi32>) -> tensor<5x7xi32>
  %81 = stablehlo.constant dense<"0xFA05E3BF159D052563E76406B3D4D57995A1953D9A80713553511BF094D8260736D9CE4EE4712F49DBF4437D1804064A0B243511D195E1AD4CA38CC449A88D6EDD41DEAF8222BB1382338F624A8FF0E3DD06E5F747828E3F71BCB32D039A29EE50353ECCACE891DBA64C7D435C98CADB39F46316542E636E75D611C9262207EB68C8098BB3F1476BA8FE42F5"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%78, %81) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  return
}
// -----
// scatter of i32, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[-3, 2, -3, 0], [-1, 1, 2, -1], [-3, 4, 4, -4], [-4, -1, 1, -3], [-1, -2, -3, 2]]> : tensor<5x4xi32>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[-1, -2, -1, -2], [1, 0, -2, 1], [-2, 0, -1, 0]]> : tensor<3x4xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<i32>, %5: tensor<i32>):
    %6 = stablehlo.add %4, %5 : tensor<i32>
    stablehlo.return %6 : tensor<i32>
  }) : (tensor<5x4xi32>, tensor<3x1xi32>, tensor<3x4xi32>) -> tensor<5x4xi32>
  %7 = stablehlo.constant dense<[[-3, 2, -3, 0], [-1, 1, 2, -1], [-3, 4, 4, -4], [-6, -1, 0, -3], [0, -2, -5, 3]]> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %8 = stablehlo.constant dense<[[-3, -4, 0, 4], [4, -3, -3, 3], [-1, -1, -3, 3], [2, -1, -3, -4], [-1, 3, -2, 0]]> : tensor<5x4xi32>
  %9 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %10 = stablehlo.constant dense<[[2, -1, 0, -2], [1, 0, -1, 2], [-1, 0, 1, -1]]> : tensor<3x4xi32>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<i32>, %13: tensor<i32>):
    %14 = stablehlo.add %12, %13 : tensor<i32>
    stablehlo.return %14 : tensor<i32>
  }) : (tensor<5x4xi32>, tensor<3xi64>, tensor<3x4xi32>) -> tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %15 = stablehlo.constant dense<[[-4, -2, -1, -2], [-1, -3, 3, -2], [-4, -4, 2, -4], [-1, -1, 4, -4], [-4, 3, 4, -1]]> : tensor<5x4xi32>
  %16 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %17 = stablehlo.constant dense<[[-1, -2, -1], [0, -1, -2]]> : tensor<2x3xi32>
  %18 = "stablehlo.scatter"(%15, %16, %17) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%19: tensor<i32>, %20: tensor<i32>):
    %21 = stablehlo.add %19, %20 : tensor<i32>
    stablehlo.return %21 : tensor<i32>
  }) : (tensor<5x4xi32>, tensor<2x3x2xui32>, tensor<2x3xi32>) -> tensor<5x4xi32>
  %22 = stablehlo.constant dense<[[-4, -2, -1, -2], [-1, -3, 3, -2], [-4, -5, 2, -4], [-1, -1, 4, -4], [-4, 3, 4, -4]]> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%18, %22) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %23 = stablehlo.constant dense<[[1, -4, 3, 1], [-3, 1, -3, 1], [-4, -2, 1, 3], [-3, -3, -4, -4], [3, 3, -4, 4]]> : tensor<5x4xi32>
  %24 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %25 = stablehlo.constant dense<[[[1, 0], [2, 1], [1, 1]], [[0, -1], [-1, -1], [-1, 1]], [[-1, 1], [2, -2], [1, 2]]]> : tensor<3x3x2xi32>
  %26 = "stablehlo.scatter"(%23, %24, %25) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%27: tensor<i32>, %28: tensor<i32>):
    %29 = stablehlo.add %27, %28 : tensor<i32>
    stablehlo.return %29 : tensor<i32>
  }) : (tensor<5x4xi32>, tensor<2x3xi8>, tensor<3x3x2xi32>) -> tensor<5x4xi32>
  %30 = stablehlo.constant dense<[[1, -4, 3, 1], [-3, 1, -3, 1], [-4, -2, 1, 3], [-3, -3, -4, -4], [3, 5, -3, 4]]> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%26, %30) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %31 = stablehlo.constant dense<[[[-1, 3, -3], [4, 3, -4], [2, -1, 0], [0, 0, 4]], [[3, -1, -4], [-3, 0, 3], [-2, 2, 2], [-1, -1, 2]], [[1, 3, -3], [-1, 2, 1], [-4, 3, 3], [0, -4, 3]], [[0, 2, 0], [4, -2, -1], [1, -3, -4], [0, 1, 3]], [[-4, -4, 0], [2, 4, 0], [-4, 4, -4], [-3, 1, 2]]]> : tensor<5x4x3xi32>
  %32 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %33 = stablehlo.constant dense<[[[1, -1, 1], [0, 0, -2]], [[-2, -1, 1], [-2, -2, 2]]]> : tensor<2x2x3xi32>
  %34 = "stablehlo.scatter"(%31, %32, %33) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%35: tensor<i32>, %36: tensor<i32>):
    %37 = stablehlo.add %35, %36 : tensor<i32>
    stablehlo.return %37 : tensor<i32>
  }) : (tensor<5x4x3xi32>, tensor<2x2xui8>, tensor<2x2x3xi32>) -> tensor<5x4x3xi32>
  %38 = stablehlo.constant dense<[[[-1, 3, -3], [4, 3, -4], [2, -1, 0], [0, 0, 4]], [[3, -1, -4], [-3, 0, 3], [-2, 2, 2], [-1, -1, 2]], [[1, 1, -4], [-1, 2, 1], [-4, 3, 3], [0, -4, 3]], [[0, 0, -2], [4, -2, -1], [1, -3, -4], [0, 1, 3]], [[-4, -4, 0], [2, 4, 0], [-4, 4, -4], [-3, 1, 2]]]> : tensor<5x4x3xi32>
  stablehlo.custom_call @check.expect_eq(%34, %38) : (tensor<5x4x3xi32>, tensor<5x4x3xi32>) -> ()
  %39 = stablehlo.constant dense<[[[-3, -2, -1], [-4, -3, 4], [4, 2, -3], [-1, -4, -2]], [[-1, -3, -3], [-4, 4, -4], [-2, 1, 1], [3, -1, -3]], [[-3, -1, 1], [3, 1, -4], [4, -4, -4], [-1, 2, -2]], [[-1, 3, -2], [-4, 3, 4], [-3, 2, 1], [1, -4, -1]], [[0, 4, -4], [-2, -2, 3], [-1, -4, 2], [0, 3, 3]]]> : tensor<5x4x3xi32>
  %40 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %41 = stablehlo.constant dense<[[[1, 1, -1], [2, 1, 0]], [[-2, -2, -2], [2, 2, 1]], [[-1, -1, -2], [1, 2, -1]]]> : tensor<3x2x3xi32>
  %42 = "stablehlo.scatter"(%39, %40, %41) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%43: tensor<i32>, %44: tensor<i32>):
    %45 = stablehlo.add %43, %44 : tensor<i32>
    stablehlo.return %45 : tensor<i32>
  }) : (tensor<5x4x3xi32>, tensor<3x1xui64>, tensor<3x2x3xi32>) -> tensor<5x4x3xi32>
  %46 = stablehlo.constant dense<[[[-2, 0, -1], [-6, -1, 4], [3, 3, -3], [-1, -4, -2]], [[-1, -3, -3], [-4, 4, -4], [-2, 1, 1], [3, -1, -3]], [[-3, -1, 1], [3, 1, -4], [4, -4, -4], [-1, 2, -2]], [[-1, 3, -2], [-4, 3, 4], [-3, 2, 1], [1, -4, -1]], [[1, 5, -4], [-4, 0, 3], [-2, -2, 2], [0, 3, 3]]]> : tensor<5x4x3xi32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<5x4x3xi32>, tensor<5x4x3xi32>) -> ()
  %47 = stablehlo.constant dense<[[[-1, -1, 0, 2], [3, -3, -1, 1], [-3, 1, 2, 3], [0, 2, -4, 1], [-1, 0, -1, -3]], [[-3, -2, -1, 3], [0, -2, 3, 4], [2, 1, 2, -4], [-3, -4, 4, 2], [3, -4, 4, -2]], [[-2, 4, -2, 1], [-2, -2, 1, -4], [2, -4, -2, 2], [-3, -2, 1, 2], [-1, 4, 0, 0]]]> : tensor<3x5x4xi32>
  %48 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %49 = stablehlo.constant dense<[[[-1, -1, 2, 1], [1, 0, 0, 1]], [[-2, 1, 2, -1], [-1, -2, 2, 1]], [[1, -1, 0, -2], [2, 1, 0, 2]]]> : tensor<3x2x4xi32>
  %50 = "stablehlo.scatter"(%47, %48, %49) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%51: tensor<i32>, %52: tensor<i32>):
    %53 = stablehlo.add %51, %52 : tensor<i32>
    stablehlo.return %53 : tensor<i32>
  }) : (tensor<3x5x4xi32>, tensor<3x2x1xi16>, tensor<3x2x4xi32>) -> tensor<3x5x4xi32>
  %54 = stablehlo.constant dense<[[[-1, -1, 0, 2], [3, -3, -1, 1], [-3, 1, 2, 3], [0, 2, -4, 1], [0, 0, -1, -2]], [[-3, -2, -1, 3], [0, -2, 3, 4], [1, -1, 4, -3], [-5, -3, 6, 1], [3, -4, 4, -2]], [[0, 5, -2, 3], [-1, -3, 1, -6], [2, -4, -2, 2], [-3, -2, 1, 2], [-1, 4, 0, 0]]]> : tensor<3x5x4xi32>
  stablehlo.custom_call @check.expect_eq(%50, %54) : (tensor<3x5x4xi32>, tensor<3x5x4xi32>) -> ()
  %55 = stablehlo.constant dense<[[[1, -1], [4, 2], [-1, 1]], [[-1, 3], [-1, -2], [-2, -4]], [[0, 4], [-2, -3], [4, -1]], [[-1, 1], [2, 1], [2, 4]]]> : tensor<4x3x2xi32>
  %56 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %57 = stablehlo.constant dense<[[2, 1, -1], [0, 1, -2]]> : tensor<2x3xi32>
  %58 = "stablehlo.scatter"(%55, %56, %57) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%59: tensor<i32>, %60: tensor<i32>):
    %61 = stablehlo.add %59, %60 : tensor<i32>
    stablehlo.return %61 : tensor<i32>
  }) : (tensor<4x3x2xi32>, tensor<2x3x1xi32>, tensor<2x3xi32>) -> tensor<4x3x2xi32>
  %62 = stablehlo.constant dense<[[[1, -1], [4, 2], [-1, 1]], [[-1, 3], [0, -1], [-3, -4]], [[0, 4], [-2, -3], [4, -1]], [[-1, 1], [2, 1], [2, 4]]]> : tensor<4x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%58, %62) : (tensor<4x3x2xi32>, tensor<4x3x2xi32>) -> ()
  %63 = stablehlo.constant dense<[[[-1, 2], [1, 3], [2, 0]], [[-4, -4], [-2, -4], [-1, -4]], [[-2, -2], [1, -2], [4, -4]], [[3, 4], [2, 2], [0, -2]]]> : tensor<4x3x2xi32>
  %64 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %65 = stablehlo.constant dense<[[[0, -1, -1], [1, 2, -1]], [[1, -2, -1], [-1, 0, 1]]]> : tensor<2x2x3xi32>
  %66 = "stablehlo.scatter"(%63, %64, %65) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%67: tensor<i32>, %68: tensor<i32>):
    %69 = stablehlo.add %67, %68 : tensor<i32>
    stablehlo.return %69 : tensor<i32>
  }) : (tensor<4x3x2xi32>, tensor<1x2x3xi64>, tensor<2x2x3xi32>) -> tensor<4x3x2xi32>
  %70 = stablehlo.constant dense<[[[-1, 2], [1, 3], [2, 0]], [[-4, -4], [-2, -4], [-1, -4]], [[-2, -1], [0, 0], [3, -5]], [[4, 3], [0, 2], [-1, -1]]]> : tensor<4x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%66, %70) : (tensor<4x3x2xi32>, tensor<4x3x2xi32>) -> ()
  %71 = stablehlo.constant dense<[-3, 4, 4, 2, 3, -4]> : tensor<6xi32>
  %72 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %73 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi32>
  %74 = "stablehlo.scatter"(%71, %72, %73) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%75: tensor<i32>, %76: tensor<i32>):
    %77 = stablehlo.add %75, %76 : tensor<i32>
    stablehlo.return %77 : tensor<i32>
  }) : (tensor<6xi32>, tensor<4xui32>, tensor<4xi32>) -> tensor<6xi32>
  %78 = stablehlo.constant dense<[-6, 4, 4, 2, 3, -4]> : tensor<6xi32>
  stablehlo.custom_call @check.expect_eq(%74, %78) : (tensor<6xi32>, tensor<6xi32>) -> ()
  %79 = stablehlo.constant dense<[2, -1, -4, 0, 3, 1]> : tensor<6xi32>
  %80 = stablehlo.constant dense<2> : tensor<1xi8>
  %81 = stablehlo.constant dense<[-2, -2, 1, -2]> : tensor<4xi32>
  %82 = "stablehlo.scatter"(%79, %80, %81) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%83: tensor<i32>, %84: tensor<i32>):
    %85 = stablehlo.add %83, %84 : tensor<i32>
    stablehlo.return %85 : tensor<i32>
  }) : (tensor<6xi32>, tensor<1xi8>, tensor<4xi32>) -> tensor<6xi32>
  %86 = stablehlo.constant dense<[2, -1, -6, -2, 4, -1]> : tensor<6xi32>
  stablehlo.custom_call @check.expect_eq(%82, %86) : (tensor<6xi32>, tensor<6xi32>) -> ()
  %87 = stablehlo.constant dense<[[4, -4, -4, -3], [-3, 2, 3, 3], [0, 4, -1, -1], [4, -1, 4, 4], [-4, 2, -3, 0]]> : tensor<5x4xi32>
  %88 = stablehlo.constant dense<> : tensor<0x1xui8>
  %89 = stablehlo.constant dense<> : tensor<0x4xi32>
  %90 = "stablehlo.scatter"(%87, %88, %89) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = true}> ({
    ^bb0(%91: tensor<i32>, %92: tensor<i32>):
    %93 = stablehlo.add %91, %92 : tensor<i32>
    stablehlo.return %93 : tensor<i32>
  }) : (tensor<5x4xi32>, tensor<0x1xui8>, tensor<0x4xi32>) -> tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%90, %87) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %94 = stablehlo.constant dense<[[1, 4, 4, 3, 4, -3, 4], [-3, 4, -3, -4, -2, 0, 1], [1, -3, 2, 2, -3, 1, 1], [0, -1, -2, -3, 1, 3, -2], [4, -4, 4, -1, 3, 1, 2]]> : tensor<5x7xi32>
  %95 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %96 = stablehlo.constant dense<[[[0, 2, 2], [-1, -2, -1]], [[0, -2, 2], [0, 0, 1]], [[2, 1, -1], [2, 0, 0]], [[0, -1, 1], [1, 0, -1]], [[-2, 1, -2], [0, -2, 2]]]> : tensor<5x2x3xi32>
  %97 = "stablehlo.scatter"(%94, %95, %96) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%98: tensor<i32>, %99: tensor<i32>):
    %100 = stablehlo.add %98, %99 : tensor<i32>
    stablehlo.return %100 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<2x1xui64>, tensor<5x2x3xi32>) -> tensor<5x7xi32>
  %101 = stablehlo.constant dense<[[1, 3, 2, 2, 4, -1, 6], [-3, 4, -3, -3, -2, -2, 3], [1, -1, 2, 2, -1, 2, 0], [0, 0, -2, -4, 1, 2, -1], [4, -4, 2, 1, 1, 2, 0]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%97, %101) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  return
}
// -----
// scatter of i32, multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[-3, 2, -3, 0], [-1, 1, 2, -1], [-3, 4, 4, -4], [-4, -1, 1, -3], [-1, -2, -3, 2]]> : tensor<5x4xi32>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[-1, -2, -1, -2], [1, 0, -2, 1], [-2, 0, -1, 0]]> : tensor<3x4xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<i32>, %5: tensor<i32>):
    %6 = stablehlo.multiply %4, %5 : tensor<i32>
    stablehlo.return %6 : tensor<i32>
  }) : (tensor<5x4xi32>, tensor<3x1xi32>, tensor<3x4xi32>) -> tensor<5x4xi32>
  %7 = stablehlo.constant dense<[[-3, 2, -3, 0], [-1, 1, 2, -1], [-3, 4, 4, -4], [8, 0, -1, 0], [-1, 0, 6, 2]]> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %8 = stablehlo.constant dense<[[-3, -4, 0, 4], [4, -3, -3, 3], [-1, -1, -3, 3], [2, -1, -3, -4], [-1, 3, -2, 0]]> : tensor<5x4xi32>
  %9 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %10 = stablehlo.constant dense<[[2, -1, 0, -2], [1, 0, -1, 2], [-1, 0, 1, -1]]> : tensor<3x4xi32>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<i32>, %13: tensor<i32>):
    %14 = stablehlo.multiply %12, %13 : tensor<i32>
    stablehlo.return %14 : tensor<i32>
  }) : (tensor<5x4xi32>, tensor<3xi64>, tensor<3x4xi32>) -> tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %15 = stablehlo.constant dense<[[-4, -2, -1, -2], [-1, -3, 3, -2], [-4, -4, 2, -4], [-1, -1, 4, -4], [-4, 3, 4, -1]]> : tensor<5x4xi32>
  %16 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %17 = stablehlo.constant dense<[[-1, -2, -1], [0, -1, -2]]> : tensor<2x3xi32>
  %18 = "stablehlo.scatter"(%15, %16, %17) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%19: tensor<i32>, %20: tensor<i32>):
    %21 = stablehlo.multiply %19, %20 : tensor<i32>
    stablehlo.return %21 : tensor<i32>
  }) : (tensor<5x4xi32>, tensor<2x3x2xui32>, tensor<2x3xi32>) -> tensor<5x4xi32>
  %22 = stablehlo.constant dense<[[-4, -2, -1, -2], [-1, -3, 3, -2], [-4, 0, 2, -4], [-1, -1, 4, -4], [-4, 3, 4, -2]]> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%18, %22) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %23 = stablehlo.constant dense<[[1, -4, 3, 1], [-3, 1, -3, 1], [-4, -2, 1, 3], [-3, -3, -4, -4], [3, 3, -4, 4]]> : tensor<5x4xi32>
  %24 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %25 = stablehlo.constant dense<[[[1, 0], [2, 1], [1, 1]], [[0, -1], [-1, -1], [-1, 1]], [[-1, 1], [2, -2], [1, 2]]]> : tensor<3x3x2xi32>
  %26 = "stablehlo.scatter"(%23, %24, %25) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%27: tensor<i32>, %28: tensor<i32>):
    %29 = stablehlo.multiply %27, %28 : tensor<i32>
    stablehlo.return %29 : tensor<i32>
  }) : (tensor<5x4xi32>, tensor<2x3xi8>, tensor<3x3x2xi32>) -> tensor<5x4xi32>
  %30 = stablehlo.constant dense<[[1, -4, 3, 1], [-3, 1, -3, 1], [-4, -2, 1, 3], [-3, -3, -4, -4], [3, 6, -4, 4]]> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%26, %30) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %31 = stablehlo.constant dense<[[[-1, 3, -3], [4, 3, -4], [2, -1, 0], [0, 0, 4]], [[3, -1, -4], [-3, 0, 3], [-2, 2, 2], [-1, -1, 2]], [[1, 3, -3], [-1, 2, 1], [-4, 3, 3], [0, -4, 3]], [[0, 2, 0], [4, -2, -1], [1, -3, -4], [0, 1, 3]], [[-4, -4, 0], [2, 4, 0], [-4, 4, -4], [-3, 1, 2]]]> : tensor<5x4x3xi32>
  %32 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %33 = stablehlo.constant dense<[[[1, -1, 1], [0, 0, -2]], [[-2, -1, 1], [-2, -2, 2]]]> : tensor<2x2x3xi32>
  %34 = "stablehlo.scatter"(%31, %32, %33) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%35: tensor<i32>, %36: tensor<i32>):
    %37 = stablehlo.multiply %35, %36 : tensor<i32>
    stablehlo.return %37 : tensor<i32>
  }) : (tensor<5x4x3xi32>, tensor<2x2xui8>, tensor<2x2x3xi32>) -> tensor<5x4x3xi32>
  %38 = stablehlo.constant dense<[[[-1, 3, -3], [4, 3, -4], [2, -1, 0], [0, 0, 4]], [[3, -1, -4], [-3, 0, 3], [-2, 2, 2], [-1, -1, 2]], [[1, -6, 3], [-1, 2, 1], [-4, 3, 3], [0, -4, 3]], [[0, -4, 0], [4, -2, -1], [1, -3, -4], [0, 1, 3]], [[-4, -4, 0], [2, 4, 0], [-4, 4, -4], [-3, 1, 2]]]> : tensor<5x4x3xi32>
  stablehlo.custom_call @check.expect_eq(%34, %38) : (tensor<5x4x3xi32>, tensor<5x4x3xi32>) -> ()
  %39 = stablehlo.constant dense<[[[-3, -2, -1], [-4, -3, 4], [4, 2, -3], [-1, -4, -2]], [[-1, -3, -3], [-4, 4, -4], [-2, 1, 1], [3, -1, -3]], [[-3, -1, 1], [3, 1, -4], [4, -4, -4], [-1, 2, -2]], [[-1, 3, -2], [-4, 3, 4], [-3, 2, 1], [1, -4, -1]], [[0, 4, -4], [-2, -2, 3], [-1, -4, 2], [0, 3, 3]]]> : tensor<5x4x3xi32>
  %40 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %41 = stablehlo.constant dense<[[[1, 1, -1], [2, 1, 0]], [[-2, -2, -2], [2, 2, 1]], [[-1, -1, -2], [1, 2, -1]]]> : tensor<3x2x3xi32>
  %42 = "stablehlo.scatter"(%39, %40, %41) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%43: tensor<i32>, %44: tensor<i32>):
    %45 = stablehlo.multiply %43, %44 : tensor<i32>
    stablehlo.return %45 : tensor<i32>
  }) : (tensor<5x4x3xi32>, tensor<3x1xui64>, tensor<3x2x3xi32>) -> tensor<5x4x3xi32>
  %46 = stablehlo.constant dense<[[[-3, -4, -1], [8, -6, 4], [-4, 2, -3], [-1, -4, -2]], [[-1, -3, -3], [-4, 4, -4], [-2, 1, 1], [3, -1, -3]], [[-3, -1, 1], [3, 1, -4], [4, -4, -4], [-1, 2, -2]], [[-1, 3, -2], [-4, 3, 4], [-3, 2, 1], [1, -4, -1]], [[0, 4, -4], [4, -4, 3], [1, -8, 2], [0, 3, 3]]]> : tensor<5x4x3xi32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<5x4x3xi32>, tensor<5x4x3xi32>) -> ()
  %47 = stablehlo.constant dense<[[[-1, -1, 0, 2], [3, -3, -1, 1], [-3, 1, 2, 3], [0, 2, -4, 1], [-1, 0, -1, -3]], [[-3, -2, -1, 3], [0, -2, 3, 4], [2, 1, 2, -4], [-3, -4, 4, 2], [3, -4, 4, -2]], [[-2, 4, -2, 1], [-2, -2, 1, -4], [2, -4, -2, 2], [-3, -2, 1, 2], [-1, 4, 0, 0]]]> : tensor<3x5x4xi32>
  %48 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %49 = stablehlo.constant dense<[[[-1, -1, 2, 1], [1, 0, 0, 1]], [[-2, 1, 2, -1], [-1, -2, 2, 1]], [[1, -1, 0, -2], [2, 1, 0, 2]]]> : tensor<3x2x4xi32>
  %50 = "stablehlo.scatter"(%47, %48, %49) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%51: tensor<i32>, %52: tensor<i32>):
    %53 = stablehlo.multiply %51, %52 : tensor<i32>
    stablehlo.return %53 : tensor<i32>
  }) : (tensor<3x5x4xi32>, tensor<3x2x1xi16>, tensor<3x2x4xi32>) -> tensor<3x5x4xi32>
  %54 = stablehlo.constant dense<[[[-1, -1, 0, 2], [3, -3, -1, 1], [-3, 1, 2, 3], [0, 2, -4, 1], [-1, 0, 0, -3]], [[-3, -2, -1, 3], [0, -2, 3, 4], [-2, -2, 4, -4], [6, -4, 8, -2], [3, -4, 4, -2]], [[-4, 4, 0, 2], [-2, 2, 0, 8], [2, -4, -2, 2], [-3, -2, 1, 2], [-1, 4, 0, 0]]]> : tensor<3x5x4xi32>
  stablehlo.custom_call @check.expect_eq(%50, %54) : (tensor<3x5x4xi32>, tensor<3x5x4xi32>) -> ()
  %55 = stablehlo.constant dense<[[[1, -1], [4, 2], [-1, 1]], [[-1, 3], [-1, -2], [-2, -4]], [[0, 4], [-2, -3], [4, -1]], [[-1, 1], [2, 1], [2, 4]]]> : tensor<4x3x2xi32>
  %56 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %57 = stablehlo.constant dense<[[2, 1, -1], [0, 1, -2]]> : tensor<2x3xi32>
  %58 = "stablehlo.scatter"(%55, %56, %57) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%59: tensor<i32>, %60: tensor<i32>):
    %61 = stablehlo.multiply %59, %60 : tensor<i32>
    stablehlo.return %61 : tensor<i32>
  }) : (tensor<4x3x2xi32>, tensor<2x3x1xi32>, tensor<2x3xi32>) -> tensor<4x3x2xi32>
  %62 = stablehlo.constant dense<[[[1, -1], [4, 2], [-1, 1]], [[-1, 0], [-1, -2], [2, -4]], [[0, 4], [-2, -3], [4, -1]], [[-1, 1], [2, 1], [2, 4]]]> : tensor<4x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%58, %62) : (tensor<4x3x2xi32>, tensor<4x3x2xi32>) -> ()
  %63 = stablehlo.constant dense<[[[-1, 2], [1, 3], [2, 0]], [[-4, -4], [-2, -4], [-1, -4]], [[-2, -2], [1, -2], [4, -4]], [[3, 4], [2, 2], [0, -2]]]> : tensor<4x3x2xi32>
  %64 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %65 = stablehlo.constant dense<[[[0, -1, -1], [1, 2, -1]], [[1, -2, -1], [-1, 0, 1]]]> : tensor<2x2x3xi32>
  %66 = "stablehlo.scatter"(%63, %64, %65) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%67: tensor<i32>, %68: tensor<i32>):
    %69 = stablehlo.multiply %67, %68 : tensor<i32>
    stablehlo.return %69 : tensor<i32>
  }) : (tensor<4x3x2xi32>, tensor<1x2x3xi64>, tensor<2x2x3xi32>) -> tensor<4x3x2xi32>
  %70 = stablehlo.constant dense<[[[-1, 2], [1, 3], [2, 0]], [[-4, -4], [-2, -4], [-1, -4]], [[0, -2], [-1, -4], [-4, 4]], [[3, -4], [-4, 0], [0, -2]]]> : tensor<4x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%66, %70) : (tensor<4x3x2xi32>, tensor<4x3x2xi32>) -> ()
  %71 = stablehlo.constant dense<[-3, 4, 4, 2, 3, -4]> : tensor<6xi32>
  %72 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %73 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi32>
  %74 = "stablehlo.scatter"(%71, %72, %73) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%75: tensor<i32>, %76: tensor<i32>):
    %77 = stablehlo.multiply %75, %76 : tensor<i32>
    stablehlo.return %77 : tensor<i32>
  }) : (tensor<6xi32>, tensor<4xui32>, tensor<4xi32>) -> tensor<6xi32>
  %78 = stablehlo.constant dense<[-6, 4, 4, 2, 3, 0]> : tensor<6xi32>
  stablehlo.custom_call @check.expect_eq(%74, %78) : (tensor<6xi32>, tensor<6xi32>) -> ()
  %79 = stablehlo.constant dense<[2, -1, -4, 0, 3, 1]> : tensor<6xi32>
  %80 = stablehlo.constant dense<2> : tensor<1xi8>
  %81 = stablehlo.constant dense<[-2, -2, 1, -2]> : tensor<4xi32>
  %82 = "stablehlo.scatter"(%79, %80, %81) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%83: tensor<i32>, %84: tensor<i32>):
    %85 = stablehlo.multiply %83, %84 : tensor<i32>
    stablehlo.return %85 : tensor<i32>
  }) : (tensor<6xi32>, tensor<1xi8>, tensor<4xi32>) -> tensor<6xi32>
  %86 = stablehlo.constant dense<[2, -1, 8, 0, 3, -2]> : tensor<6xi32>
  stablehlo.custom_call @check.expect_eq(%82, %86) : (tensor<6xi32>, tensor<6xi32>) -> ()
  %87 = stablehlo.constant dense<[[4, -4, -4, -3], [-3, 2, 3, 3], [0, 4, -1, -1], [4, -1, 4, 4], [-4, 2, -3, 0]]> : tensor<5x4xi32>
  %88 = stablehlo.constant dense<> : tensor<0x1xui8>
  %89 = stablehlo.constant dense<> : tensor<0x4xi32>
  %90 = "stablehlo.scatter"(%87, %88, %89) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = true}> ({
    ^bb0(%91: tensor<i32>, %92: tensor<i32>):
    %93 = stablehlo.multiply %91, %92 : tensor<i32>
    stablehlo.return %93 : tensor<i32>
  }) : (tensor<5x4xi32>, tensor<0x1xui8>, tensor<0x4xi32>) -> tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%90, %87) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %94 = stablehlo.constant dense<[[1, 4, 4, 3, 4, -3, 4], [-3, 4, -3, -4, -2, 0, 1], [1, -3, 2, 2, -3, 1, 1], [0, -1, -2, -3, 1, 3, -2], [4, -4, 4, -1, 3, 1, 2]]> : tensor<5x7xi32>
  %95 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %96 = stablehlo.constant dense<[[[0, 2, 2], [-1, -2, -1]], [[0, -2, 2], [0, 0, 1]], [[2, 1, -1], [2, 0, 0]], [[0, -1, 1], [1, 0, -1]], [[-2, 1, -2], [0, -2, 2]]]> : tensor<5x2x3xi32>
  %97 = "stablehlo.scatter"(%94, %95, %96) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%98: tensor<i32>, %99: tensor<i32>):
    %100 = stablehlo.multiply %98, %99 : tensor<i32>
    stablehlo.return %100 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<2x1xui64>, tensor<5x2x3xi32>) -> tensor<5x7xi32>
  %101 = stablehlo.constant dense<[[1, -4, -8, -3, 0, -6, 8], [-3, 0, 0, -4, 0, 0, 2], [1, -6, 0, 0, -6, 1, -1], [0, -1, 0, 3, 0, -3, -2], [4, 0, -8, -2, -6, 1, -4]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%97, %101) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  return
}
// -----
// scatter of i64, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0xBF8A987AA47EC9ED3DC8AB3C819C9C6F9C664AC47AC44146ED2D1988918A8F14C70CE31C18459742119CB0BAC7C4D12254BAEE0FDD526880AB715932BCD6F2BD72AC77A8F4A32965BEB4B0BEA8446F17A05D306B396FDD2F6F3E1E914A69BA74D2B9C6340A1CF67668EA2BB749AF421149DE8004DD0E1E8A17AB87E2E912FED010269CA3E729DD340E545EC677FB96B014A810BD367096712C141A02DCB3E302"> : tensor<5x4xi64>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0xD6CFB70CD32CB3F3EC1C77E96337D148E043304CB1749373FCFA25625980FA8AACFA3655C11665FB38127762464A478256E3092A325F5473E9926E906E0FCB1CA586AD8923946417841FCCA54AE6E51353F7B861D6428F58A336857813CF02A1"> : tensor<3x4xi64>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<i64>, %5: tensor<i64>):
    stablehlo.return %5 : tensor<i64>
  }) : (tensor<5x4xi64>, tensor<3x1xi32>, tensor<3x4xi64>) -> tensor<5x4xi64>
  %6 = stablehlo.constant dense<"0xBF8A987AA47EC9ED3DC8AB3C819C9C6F9C664AC47AC44146ED2D1988918A8F14C70CE31C18459742119CB0BAC7C4D12254BAEE0FDD526880AB715932BCD6F2BD72AC77A8F4A32965BEB4B0BEA8446F17A05D306B396FDD2F6F3E1E914A69BA74A586AD8923946417841FCCA54AE6E51353F7B861D6428F58A336857813CF02A1ACFA3655C11665FB38127762464A478256E3092A325F5473E9926E906E0FCB1C"> : tensor<5x4xi64>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xi64>, tensor<5x4xi64>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<"0x2E43912E0B1FA07F35337C1FC456FF545EDE518C2EF3C48B798D54B43AD8B050F427E2C1F70DC34AC68FBCAC39AAE6FAA47A86C31D825456207C0217C7A7796F25E64001F124C59A9CF5E1E1DF794D1337FD0CBA7866E38B115EFF50966578E57070AB6F293BA5083276DE8EDE974262F98F9628E411C52DAAC08C872D528BD0E074B2DC84DA0D974279C8686E52B403"> : tensor<3x3x2xi64>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<i64>, %11: tensor<i64>):
    stablehlo.return %11 : tensor<i64>
  }) : (tensor<5x4xi64>, tensor<2x3xi8>, tensor<3x3x2xi64>) -> tensor<5x4xi64>
  %12 = stablehlo.constant dense<"0xBF8A987AA47EC9ED3DC8AB3C819C9C6F9C664AC47AC44146ED2D1988918A8F14C70CE31C18459742119CB0BAC7C4D12254BAEE0FDD526880AB715932BCD6F2BD72AC77A8F4A32965BEB4B0BEA8446F17A05D306B396FDD2F6F3E1E914A69BA74D2B9C6340A1CF67668EA2BB749AF421149DE8004DD0E1E8A17AB87E2E912FED010269CA3E729DD345EDE518C2EF3C48B798D54B43AD8B0502C141A02DCB3E302"> : tensor<5x4xi64>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xi64>, tensor<5x4xi64>) -> ()
  %13 = stablehlo.constant dense<"0x3BA010FBDB6F9378F04CD8F6BFD6580A8BEDCB2F88A06EBF883DF4C74E868E73F41610B00A4814EC9895F66D557DB64C6F914A5206D087C06E3E36A156B640B8DCA72771B9164F6E2D6CE6AEA23FCE998216AF76EE46ADE3C1D24901095A8C5D77FD14CF429A35F0700EF34AA8EBABA858FD621099E8DE333E4E6A0A8C8C498185DCE42D19E1ED35D28D60E82ACEE5267257BC9243612F89A464EB37EFF8269383212609BDE10872CE94EF53F385A929032A58E70976C8CD026AFD4F19823638"> : tensor<4x3x2xi64>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[-6966986426928943678, 2715971591792746040, -7043421130589863658], [-1910318316494313634, -7199011932754047878, 1858535963188113881]]> : tensor<2x3xi64>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<i64>, %18: tensor<i64>):
    stablehlo.return %18 : tensor<i64>
  }) : (tensor<4x3x2xi64>, tensor<2x3x1xi32>, tensor<2x3xi64>) -> tensor<4x3x2xi64>
  %19 = stablehlo.constant dense<"0x3BA010FBDB6F9378F04CD8F6BFD6580A8BEDCB2F88A06EBF883DF4C74E868E73F41610B00A4814EC9895F66D557DB64C6F914A5206D087C05E276FC99C2F7DE538DEDBDCC511B1257A8C6506CAF8179C1601B6A3CCBD409EC1D24901095A8C5D77FD14CF429A35F0700EF34AA8EBABA858FD621099E8DE333E4E6A0A8C8C498185DCE42D19E1ED35D28D60E82ACEE5267257BC9243612F89A464EB37EFF8269383212609BDE10872CE94EF53F385A929032A58E70976C8CD026AFD4F19823638"> : tensor<4x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xi64>, tensor<4x3x2xi64>) -> ()
  return
}
// -----
// scatter of i64, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[3, 3, 2, 1], [4, 2, -3, 2], [4, 3, -4, 3], [-2, -4, 3, 4], [-1, 2, 2, -2]]> : tensor<5x4xi64>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[-1, -1, 1, -2], [-2, 2, 2, -1], [2, 1, -1, 2]]> : tensor<3x4xi64>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<i64>, %5: tensor<i64>):
    %6 = stablehlo.add %4, %5 : tensor<i64>
    stablehlo.return %6 : tensor<i64>
  }) : (tensor<5x4xi64>, tensor<3x1xi32>, tensor<3x4xi64>) -> tensor<5x4xi64>
  %7 = stablehlo.constant dense<[[3, 3, 2, 1], [4, 2, -3, 2], [4, 3, -4, 3], [0, -3, 2, 6], [-3, 4, 4, -3]]> : tensor<5x4xi64>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xi64>, tensor<5x4xi64>) -> ()
  %8 = stablehlo.constant dense<[[-3, 3, -4, 3], [-2, 4, 4, 2], [3, 1, -3, 3], [0, -3, 3, 0], [1, -4, 3, 0]]> : tensor<5x4xi64>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<[[[-1, -2], [-1, 2], [-2, -1]], [[2, 1], [1, -2], [0, -1]], [[1, 0], [-2, -2], [-2, 0]]]> : tensor<3x3x2xi64>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<i64>, %13: tensor<i64>):
    %14 = stablehlo.add %12, %13 : tensor<i64>
    stablehlo.return %14 : tensor<i64>
  }) : (tensor<5x4xi64>, tensor<2x3xi8>, tensor<3x3x2xi64>) -> tensor<5x4xi64>
  %15 = stablehlo.constant dense<[[-3, 3, -4, 3], [-2, 4, 4, 2], [3, 1, -3, 3], [0, -3, 3, 0], [1, -5, 5, 0]]> : tensor<5x4xi64>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xi64>, tensor<5x4xi64>) -> ()
  %16 = stablehlo.constant dense<[[[1, -1], [3, -3], [-3, 4]], [[2, 4], [0, -3], [-1, 1]], [[0, 0], [3, 4], [-2, 4]], [[2, -1], [3, -2], [-3, 2]]]> : tensor<4x3x2xi64>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[-2, 2, 2], [0, -1, 0]]> : tensor<2x3xi64>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<i64>, %21: tensor<i64>):
    %22 = stablehlo.add %20, %21 : tensor<i64>
    stablehlo.return %22 : tensor<i64>
  }) : (tensor<4x3x2xi64>, tensor<2x3x1xi32>, tensor<2x3xi64>) -> tensor<4x3x2xi64>
  %23 = stablehlo.constant dense<[[[1, -1], [3, -3], [-3, 4]], [[2, 4], [2, -4], [1, 1]], [[0, 0], [3, 4], [-2, 4]], [[2, -1], [3, -2], [-3, 2]]]> : tensor<4x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xi64>, tensor<4x3x2xi64>) -> ()
  return
}
// -----
// scatter of ui2, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<[[3, 0, 1, 1], [2, 3, 3, 2], [0, 3, 2, 2], [3, 3, 0, 2], [1, 0, 2, 1]]> : tensor<5x4xui2>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[3, 1, 3, 1], [0, 2, 3, 3], [0, 0, 2, 1]]> : tensor<3x4xui2>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<ui2>, %5: tensor<ui2>):
    stablehlo.return %5 : tensor<ui2>
  }) : (tensor<5x4xui2>, tensor<3x1xi32>, tensor<3x4xui2>) -> tensor<5x4xui2>
  %6 = stablehlo.constant dense<[[3, 0, 1, 1], [2, 3, 3, 2], [0, 3, 2, 2], [0, 0, 2, 1], [0, 2, 3, 3]]> : tensor<5x4xui2>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xui2>, tensor<5x4xui2>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<[[[0, 0], [2, 0], [0, 0]], [[1, 1], [2, 1], [1, 2]], [[1, 1], [0, 3], [3, 3]]]> : tensor<3x3x2xui2>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<ui2>, %11: tensor<ui2>):
    stablehlo.return %11 : tensor<ui2>
  }) : (tensor<5x4xui2>, tensor<2x3xi8>, tensor<3x3x2xui2>) -> tensor<5x4xui2>
  %12 = stablehlo.constant dense<[[3, 0, 1, 1], [2, 3, 3, 2], [0, 3, 2, 2], [3, 3, 0, 2], [1, 2, 0, 1]]> : tensor<5x4xui2>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xui2>, tensor<5x4xui2>) -> ()
  %13 = stablehlo.constant dense<[[[2, 3], [2, 2], [2, 1]], [[1, 0], [2, 0], [2, 3]], [[3, 2], [3, 2], [0, 3]], [[1, 3], [3, 2], [3, 1]]]> : tensor<4x3x2xui2>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[2, 2, 3], [3, 0, 2]]> : tensor<2x3xui2>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<ui2>, %18: tensor<ui2>):
    stablehlo.return %18 : tensor<ui2>
  }) : (tensor<4x3x2xui2>, tensor<2x3x1xi32>, tensor<2x3xui2>) -> tensor<4x3x2xui2>
  %19 = stablehlo.constant dense<[[[2, 3], [2, 2], [2, 1]], [[1, 3], [2, 0], [3, 3]], [[3, 2], [3, 2], [0, 3]], [[1, 3], [3, 2], [3, 1]]]> : tensor<4x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xui2>, tensor<4x3x2xui2>) -> ()
  return
}
// -----
// scatter of ui2, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 2, 3, 1], [0, 2, 2, 0], [2, 0, 1, 3], [1, 0, 0, 3], [3, 0, 2, 3]]> : tensor<5x4xui2>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[0, 2, 1, 1], [1, 0, 1, 2], [2, 0, 2, 0]]> : tensor<3x4xui2>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<ui2>, %5: tensor<ui2>):
    %6 = stablehlo.add %4, %5 : tensor<ui2>
    stablehlo.return %6 : tensor<ui2>
  }) : (tensor<5x4xui2>, tensor<3x1xi32>, tensor<3x4xui2>) -> tensor<5x4xui2>
  %7 = stablehlo.constant dense<[[1, 2, 3, 1], [0, 2, 2, 0], [2, 0, 1, 3], [3, 0, 2, 3], [0, 0, 3, 1]]> : tensor<5x4xui2>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xui2>, tensor<5x4xui2>) -> ()
  %8 = stablehlo.constant dense<[[2, 2, 1, 2], [2, 0, 0, 3], [0, 3, 3, 0], [1, 2, 2, 0], [3, 0, 1, 1]]> : tensor<5x4xui2>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<[[[0, 1], [1, 1], [0, 0]], [[1, 0], [0, 1], [2, 2]], [[2, 2], [1, 2], [1, 0]]]> : tensor<3x3x2xui2>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<ui2>, %13: tensor<ui2>):
    %14 = stablehlo.add %12, %13 : tensor<ui2>
    stablehlo.return %14 : tensor<ui2>
  }) : (tensor<5x4xui2>, tensor<2x3xi8>, tensor<3x3x2xui2>) -> tensor<5x4xui2>
  %15 = stablehlo.constant dense<[[2, 2, 1, 2], [2, 0, 0, 3], [0, 3, 3, 0], [1, 2, 2, 0], [3, 1, 2, 1]]> : tensor<5x4xui2>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xui2>, tensor<5x4xui2>) -> ()
  %16 = stablehlo.constant dense<[[[1, 1], [3, 3], [1, 2]], [[1, 3], [0, 2], [1, 3]], [[3, 0], [3, 1], [2, 1]], [[2, 1], [1, 0], [3, 1]]]> : tensor<4x3x2xui2>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[2, 0, 2], [1, 1, 1]]> : tensor<2x3xui2>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<ui2>, %21: tensor<ui2>):
    %22 = stablehlo.add %20, %21 : tensor<ui2>
    stablehlo.return %22 : tensor<ui2>
  }) : (tensor<4x3x2xui2>, tensor<2x3x1xi32>, tensor<2x3xui2>) -> tensor<4x3x2xui2>
  %23 = stablehlo.constant dense<[[[1, 1], [3, 3], [1, 2]], [[1, 0], [0, 3], [3, 3]], [[3, 0], [3, 1], [2, 1]], [[2, 1], [1, 0], [3, 1]]]> : tensor<4x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xui2>, tensor<4x3x2xui2>) -> ()
  return
}
// -----
// scatter of ui4, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<[[11, 2, 10, 1], [12, 15, 0, 15], [15, 15, 7, 1], [3, 5, 2, 15], [12, 12, 9, 8]]> : tensor<5x4xui4>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[0, 12, 0, 14], [8, 1, 11, 10], [14, 12, 10, 5]]> : tensor<3x4xui4>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<ui4>, %5: tensor<ui4>):
    stablehlo.return %5 : tensor<ui4>
  }) : (tensor<5x4xui4>, tensor<3x1xi32>, tensor<3x4xui4>) -> tensor<5x4xui4>
  %6 = stablehlo.constant dense<[[11, 2, 10, 1], [12, 15, 0, 15], [15, 15, 7, 1], [14, 12, 10, 5], [8, 1, 11, 10]]> : tensor<5x4xui4>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xui4>, tensor<5x4xui4>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<[[[13, 14], [15, 9], [9, 5]], [[12, 9], [14, 6], [13, 6]], [[13, 9], [5, 0], [7, 3]]]> : tensor<3x3x2xui4>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<ui4>, %11: tensor<ui4>):
    stablehlo.return %11 : tensor<ui4>
  }) : (tensor<5x4xui4>, tensor<2x3xi8>, tensor<3x3x2xui4>) -> tensor<5x4xui4>
  %12 = stablehlo.constant dense<[[11, 2, 10, 1], [12, 15, 0, 15], [15, 15, 7, 1], [3, 5, 2, 15], [12, 15, 9, 8]]> : tensor<5x4xui4>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xui4>, tensor<5x4xui4>) -> ()
  %13 = stablehlo.constant dense<[[[13, 1], [15, 9], [6, 14]], [[2, 6], [14, 13], [3, 12]], [[13, 5], [0, 12], [11, 7]], [[6, 0], [12, 12], [13, 2]]]> : tensor<4x3x2xui4>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[13, 2, 14], [10, 2, 1]]> : tensor<2x3xui4>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<ui4>, %18: tensor<ui4>):
    stablehlo.return %18 : tensor<ui4>
  }) : (tensor<4x3x2xui4>, tensor<2x3x1xi32>, tensor<2x3xui4>) -> tensor<4x3x2xui4>
  %19 = stablehlo.constant dense<[[[13, 1], [15, 9], [6, 14]], [[2, 10], [2, 2], [14, 12]], [[13, 5], [0, 12], [11, 7]], [[6, 0], [12, 12], [13, 2]]]> : tensor<4x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xui4>, tensor<4x3x2xui4>) -> ()
  return
}
// -----
// scatter of ui4, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[2, 2, 1, 2], [3, 1, 3, 4], [3, 4, 2, 0], [1, 2, 3, 1], [3, 0, 3, 4]]> : tensor<5x4xui4>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[0, 0, 0, 0], [2, 2, 2, 0], [0, 1, 1, 2]]> : tensor<3x4xui4>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<ui4>, %5: tensor<ui4>):
    %6 = stablehlo.add %4, %5 : tensor<ui4>
    stablehlo.return %6 : tensor<ui4>
  }) : (tensor<5x4xui4>, tensor<3x1xi32>, tensor<3x4xui4>) -> tensor<5x4xui4>
  %7 = stablehlo.constant dense<[[2, 2, 1, 2], [3, 1, 3, 4], [3, 4, 2, 0], [1, 3, 4, 3], [5, 2, 5, 4]]> : tensor<5x4xui4>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xui4>, tensor<5x4xui4>) -> ()
  %8 = stablehlo.constant dense<[[1, 3, 3, 2], [3, 1, 0, 0], [0, 1, 1, 2], [0, 4, 1, 2], [1, 1, 2, 1]]> : tensor<5x4xui4>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<[[[0, 2], [1, 1], [0, 1]], [[2, 2], [0, 2], [0, 2]], [[0, 0], [1, 2], [0, 1]]]> : tensor<3x3x2xui4>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<ui4>, %13: tensor<ui4>):
    %14 = stablehlo.add %12, %13 : tensor<ui4>
    stablehlo.return %14 : tensor<ui4>
  }) : (tensor<5x4xui4>, tensor<2x3xi8>, tensor<3x3x2xui4>) -> tensor<5x4xui4>
  %15 = stablehlo.constant dense<[[1, 3, 3, 2], [3, 1, 0, 0], [0, 1, 1, 2], [0, 4, 1, 2], [1, 2, 3, 1]]> : tensor<5x4xui4>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xui4>, tensor<5x4xui4>) -> ()
  %16 = stablehlo.constant dense<[[[2, 2], [4, 3], [4, 2]], [[1, 0], [2, 0], [4, 4]], [[4, 2], [2, 0], [2, 1]], [[2, 0], [4, 2], [2, 3]]]> : tensor<4x3x2xui4>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[1, 2, 1], [1, 0, 1]]> : tensor<2x3xui4>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<ui4>, %21: tensor<ui4>):
    %22 = stablehlo.add %20, %21 : tensor<ui4>
    stablehlo.return %22 : tensor<ui4>
  }) : (tensor<4x3x2xui4>, tensor<2x3x1xi32>, tensor<2x3xui4>) -> tensor<4x3x2xui4>
  %23 = stablehlo.constant dense<[[[2, 2], [4, 3], [4, 2]], [[1, 1], [4, 0], [5, 4]], [[4, 2], [2, 0], [2, 1]], [[2, 0], [4, 2], [2, 3]]]> : tensor<4x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xui4>, tensor<4x3x2xui4>) -> ()
  return
}
// -----
// scatter of ui8, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0x9877702A44CF14356AB68811BA35712504C8A8FC"> : tensor<5x4xui8>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x3ECE80DFFE33231C0791B270"> : tensor<3x4xui8>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<ui8>, %5: tensor<ui8>):
    stablehlo.return %5 : tensor<ui8>
  }) : (tensor<5x4xui8>, tensor<3x1xi32>, tensor<3x4xui8>) -> tensor<5x4xui8>
  %6 = stablehlo.constant dense<"0x9877702A44CF14356AB688110791B270FE33231C"> : tensor<5x4xui8>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xui8>, tensor<5x4xui8>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<"0x0AFF150B32889E5E885FB8232081A6138BB3"> : tensor<3x3x2xui8>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<ui8>, %11: tensor<ui8>):
    stablehlo.return %11 : tensor<ui8>
  }) : (tensor<5x4xui8>, tensor<2x3xi8>, tensor<3x3x2xui8>) -> tensor<5x4xui8>
  %12 = stablehlo.constant dense<"0x9877702A44CF14356AB68811BA35712504150BFC"> : tensor<5x4xui8>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xui8>, tensor<5x4xui8>) -> ()
  %13 = stablehlo.constant dense<"0x2F551B265750CB0012655B1F52A74F87B522C136C9FFB94B"> : tensor<4x3x2xui8>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[50, 71, 170], [227, 60, 141]]> : tensor<2x3xui8>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<ui8>, %18: tensor<ui8>):
    stablehlo.return %18 : tensor<ui8>
  }) : (tensor<4x3x2xui8>, tensor<2x3x1xi32>, tensor<2x3xui8>) -> tensor<4x3x2xui8>
  %19 = stablehlo.constant dense<"0x2F551B265750CBE3473CAA1F52A74F87B522C136C9FFB94B"> : tensor<4x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xui8>, tensor<4x3x2xui8>) -> ()
  return
}
// -----
// scatter of ui8, add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0401010401010203040400010201000003030401"> : tensor<5x4xui8>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x000101020002000201020201"> : tensor<3x4xui8>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<ui8>, %5: tensor<ui8>):
    %6 = stablehlo.add %4, %5 : tensor<ui8>
    stablehlo.return %6 : tensor<ui8>
  }) : (tensor<5x4xui8>, tensor<3x1xi32>, tensor<3x4xui8>) -> tensor<5x4xui8>
  %7 = stablehlo.constant dense<"0x0401010401010203040400010303020103050403"> : tensor<5x4xui8>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xui8>, tensor<5x4xui8>) -> ()
  %8 = stablehlo.constant dense<"0x0400020301030003030104040101040303000102"> : tensor<5x4xui8>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<"0x000200020102000102000200010200000200"> : tensor<3x3x2xui8>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<ui8>, %13: tensor<ui8>):
    %14 = stablehlo.add %12, %13 : tensor<ui8>
    stablehlo.return %14 : tensor<ui8>
  }) : (tensor<5x4xui8>, tensor<2x3xi8>, tensor<3x3x2xui8>) -> tensor<5x4xui8>
  %15 = stablehlo.constant dense<"0x0400020301030003030104040101040303000302"> : tensor<5x4xui8>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xui8>, tensor<5x4xui8>) -> ()
  %16 = stablehlo.constant dense<"0x040202020400020401010103020400000100040002010402"> : tensor<4x3x2xui8>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[0, 1, 0], [2, 2, 2]]> : tensor<2x3xui8>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<ui8>, %21: tensor<ui8>):
    %22 = stablehlo.add %20, %21 : tensor<ui8>
    stablehlo.return %22 : tensor<ui8>
  }) : (tensor<4x3x2xui8>, tensor<2x3x1xi32>, tensor<2x3xui8>) -> tensor<4x3x2xui8>
  %23 = stablehlo.constant dense<"0x040202020400020602030103020400000100040002010402"> : tensor<4x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xui8>, tensor<4x3x2xui8>) -> ()
  return
}
// -----
// scatter of ui16, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3ADE6B41FC883C47A878558217005DD4E8EEADA37F5CB0347B3490766A18553DF2C1A445B755DBF6"> : tensor<5x4xui16>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x7C8D178FABF6DE1F6E392A3FA6C77484EBDD602CE1B83C5C"> : tensor<3x4xui16>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<ui16>, %5: tensor<ui16>):
    stablehlo.return %5 : tensor<ui16>
  }) : (tensor<5x4xui16>, tensor<3x1xi32>, tensor<3x4xui16>) -> tensor<5x4xui16>
  %6 = stablehlo.constant dense<"0x3ADE6B41FC883C47A878558217005DD4E8EEADA37F5CB034EBDD602CE1B83C5C6E392A3FA6C77484"> : tensor<5x4xui16>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xui16>, tensor<5x4xui16>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<"0xF197B756D468D461D644BCC3D25F923D166DD2E5AB45353C883982D2126A843670608755"> : tensor<3x3x2xui16>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<ui16>, %11: tensor<ui16>):
    stablehlo.return %11 : tensor<ui16>
  }) : (tensor<5x4xui16>, tensor<2x3xi8>, tensor<3x3x2xui16>) -> tensor<5x4xui16>
  %12 = stablehlo.constant dense<"0x3ADE6B41FC883C47A878558217005DD4E8EEADA37F5CB0347B3490766A18553DF2C1D468D461DBF6"> : tensor<5x4xui16>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xui16>, tensor<5x4xui16>) -> ()
  %13 = stablehlo.constant dense<"0x61A0415B41141617F5BAF9F997D8ADD9C68241B63D354D037D47F189A1165538436F358C038ADD633DE47A41F2DDADE9"> : tensor<4x3x2xui16>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[63274, 17382, 39078], [38998, 25439, 40180]]> : tensor<2x3xui16>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<ui16>, %18: tensor<ui16>):
    stablehlo.return %18 : tensor<ui16>
  }) : (tensor<4x3x2xui16>, tensor<2x3x1xi32>, tensor<2x3xui16>) -> tensor<4x3x2xui16>
  %19 = stablehlo.constant dense<"0x61A0415B41141617F5BAF9F997D85698E6435F63A6984D037D47F189A1165538436F358C038ADD633DE47A41F2DDADE9"> : tensor<4x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xui16>, tensor<4x3x2xui16>) -> ()
  return
}
// -----
// scatter of ui16, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[2, 1, 1, 2], [0, 3, 1, 4], [0, 3, 4, 0], [2, 3, 3, 3], [2, 1, 3, 2]]> : tensor<5x4xui16>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[0, 0, 2, 1], [0, 1, 1, 0], [0, 2, 1, 2]]> : tensor<3x4xui16>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<ui16>, %5: tensor<ui16>):
    %6 = stablehlo.add %4, %5 : tensor<ui16>
    stablehlo.return %6 : tensor<ui16>
  }) : (tensor<5x4xui16>, tensor<3x1xi32>, tensor<3x4xui16>) -> tensor<5x4xui16>
  %7 = stablehlo.constant dense<[[2, 1, 1, 2], [0, 3, 1, 4], [0, 3, 4, 0], [2, 5, 4, 5], [2, 2, 4, 2]]> : tensor<5x4xui16>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xui16>, tensor<5x4xui16>) -> ()
  %8 = stablehlo.constant dense<[[4, 1, 1, 3], [0, 4, 4, 3], [1, 2, 1, 2], [0, 4, 0, 1], [3, 3, 2, 2]]> : tensor<5x4xui16>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<[[[1, 0], [1, 2], [2, 1]], [[0, 1], [0, 1], [2, 2]], [[0, 2], [1, 0], [0, 0]]]> : tensor<3x3x2xui16>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<ui16>, %13: tensor<ui16>):
    %14 = stablehlo.add %12, %13 : tensor<ui16>
    stablehlo.return %14 : tensor<ui16>
  }) : (tensor<5x4xui16>, tensor<2x3xi8>, tensor<3x3x2xui16>) -> tensor<5x4xui16>
  %15 = stablehlo.constant dense<[[4, 1, 1, 3], [0, 4, 4, 3], [1, 2, 1, 2], [0, 4, 0, 1], [3, 4, 4, 2]]> : tensor<5x4xui16>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xui16>, tensor<5x4xui16>) -> ()
  %16 = stablehlo.constant dense<[[[2, 4], [3, 2], [3, 1]], [[0, 2], [1, 1], [2, 2]], [[2, 4], [2, 4], [2, 2]], [[4, 2], [3, 0], [2, 2]]]> : tensor<4x3x2xui16>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[1, 2, 0], [0, 2, 0]]> : tensor<2x3xui16>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<ui16>, %21: tensor<ui16>):
    %22 = stablehlo.add %20, %21 : tensor<ui16>
    stablehlo.return %22 : tensor<ui16>
  }) : (tensor<4x3x2xui16>, tensor<2x3x1xi32>, tensor<2x3xui16>) -> tensor<4x3x2xui16>
  %23 = stablehlo.constant dense<[[[2, 4], [3, 2], [3, 1]], [[0, 2], [3, 3], [2, 2]], [[2, 4], [2, 4], [2, 2]], [[4, 2], [3, 0], [2, 2]]]> : tensor<4x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xui16>, tensor<4x3x2xui16>) -> ()
  return
}
// -----
// scatter of ui32, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC0D451B2E408AABFFF46602E840AD1FCE03D5E67166AD8467C62AE50D3521BF7850D88059A48D35809D246EB0622A11054926D0DC3B94BB330E138BC032732D1DE88A27ADFF1F1821D5DF90128ABBFAA"> : tensor<5x4xui32>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x287331EA53C8FCFA201F098C88AAD9FACE76081B8290E80E4145267CBD686AAF854E0F955B215F699B0379E442A5D3BF"> : tensor<3x4xui32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<ui32>, %5: tensor<ui32>):
    stablehlo.return %5 : tensor<ui32>
  }) : (tensor<5x4xui32>, tensor<3x1xi32>, tensor<3x4xui32>) -> tensor<5x4xui32>
  %6 = stablehlo.constant dense<"0xC0D451B2E408AABFFF46602E840AD1FCE03D5E67166AD8467C62AE50D3521BF7850D88059A48D35809D246EB0622A110854E0F955B215F699B0379E442A5D3BFCE76081B8290E80E4145267CBD686AAF"> : tensor<5x4xui32>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xui32>, tensor<5x4xui32>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<"0xA771CE3340933CC427FB43920E69096F3363E55D71CD9A54B33AD52371461FF9944B155BD99080733E1906C0BA40F5D0E6A05E1DA364076E794A923550AA991A408AB230701CBFC5"> : tensor<3x3x2xui32>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<ui32>, %11: tensor<ui32>):
    stablehlo.return %11 : tensor<ui32>
  }) : (tensor<5x4xui32>, tensor<2x3xi8>, tensor<3x3x2xui32>) -> tensor<5x4xui32>
  %12 = stablehlo.constant dense<"0xC0D451B2E408AABFFF46602E840AD1FCE03D5E67166AD8467C62AE50D3521BF7850D88059A48D35809D246EB0622A11054926D0DC3B94BB330E138BC032732D1DE88A27A27FB43920E69096F28ABBFAA"> : tensor<5x4xui32>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xui32>, tensor<5x4xui32>) -> ()
  %13 = stablehlo.constant dense<"0x746F20F79D494CB09BFE1E67404E270713748448DA67487526CAA14C5A719BE1BEDA416F727EC89F1B0BE04E649CAB6896446B34EA7FD635A2A8A93E401080C12283524A3CE011697BD4FD985B05BB7080A6DDC5B725A14A4EA7644DF17691A7"> : tensor<4x3x2xui32>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[478462312, 1300069037, 1103673673], [173054633, 1042460104, 1290558393]]> : tensor<2x3xui32>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<ui32>, %18: tensor<ui32>):
    stablehlo.return %18 : tensor<ui32>
  }) : (tensor<4x3x2xui32>, tensor<2x3x1xi32>, tensor<2x3xui32>) -> tensor<4x3x2xui32>
  %19 = stablehlo.constant dense<"0x746F20F79D494CB09BFE1E67404E270713748448DA67487526CAA14CA99A500AAD7A7D4DC8AD223E49B9C841649CAB6896446B34EA7FD635A2A8A93E401080C12283524A3CE011697BD4FD985B05BB7080A6DDC5B725A14A4EA7644DF17691A7"> : tensor<4x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xui32>, tensor<4x3x2xui32>) -> ()
  return
}
// -----
// scatter of ui32, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 1, 0, 0], [0, 2, 0, 2], [2, 0, 2, 3], [2, 4, 4, 1], [3, 0, 3, 0]]> : tensor<5x4xui32>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[0, 2, 0, 1], [2, 0, 1, 1], [1, 1, 0, 1]]> : tensor<3x4xui32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<ui32>, %5: tensor<ui32>):
    %6 = stablehlo.add %4, %5 : tensor<ui32>
    stablehlo.return %6 : tensor<ui32>
  }) : (tensor<5x4xui32>, tensor<3x1xi32>, tensor<3x4xui32>) -> tensor<5x4xui32>
  %7 = stablehlo.constant dense<[[0, 1, 0, 0], [0, 2, 0, 2], [2, 0, 2, 3], [3, 5, 4, 2], [5, 0, 4, 1]]> : tensor<5x4xui32>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xui32>, tensor<5x4xui32>) -> ()
  %8 = stablehlo.constant dense<[[1, 1, 3, 3], [4, 0, 4, 3], [1, 3, 0, 2], [1, 0, 3, 1], [1, 0, 2, 4]]> : tensor<5x4xui32>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<[[[0, 2], [1, 0], [0, 2]], [[0, 2], [1, 0], [2, 1]], [[1, 2], [2, 2], [1, 2]]]> : tensor<3x3x2xui32>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<ui32>, %13: tensor<ui32>):
    %14 = stablehlo.add %12, %13 : tensor<ui32>
    stablehlo.return %14 : tensor<ui32>
  }) : (tensor<5x4xui32>, tensor<2x3xi8>, tensor<3x3x2xui32>) -> tensor<5x4xui32>
  %15 = stablehlo.constant dense<[[1, 1, 3, 3], [4, 0, 4, 3], [1, 3, 0, 2], [1, 0, 3, 1], [1, 1, 2, 4]]> : tensor<5x4xui32>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xui32>, tensor<5x4xui32>) -> ()
  %16 = stablehlo.constant dense<[[[0, 1], [3, 2], [4, 1]], [[0, 4], [3, 1], [3, 4]], [[1, 1], [4, 4], [1, 2]], [[4, 1], [1, 2], [1, 0]]]> : tensor<4x3x2xui32>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[1, 1, 1], [0, 1, 0]]> : tensor<2x3xui32>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<ui32>, %21: tensor<ui32>):
    %22 = stablehlo.add %20, %21 : tensor<ui32>
    stablehlo.return %22 : tensor<ui32>
  }) : (tensor<4x3x2xui32>, tensor<2x3x1xi32>, tensor<2x3xui32>) -> tensor<4x3x2xui32>
  %23 = stablehlo.constant dense<[[[0, 1], [3, 2], [4, 1]], [[0, 4], [4, 2], [4, 4]], [[1, 1], [4, 4], [1, 2]], [[4, 1], [1, 2], [1, 0]]]> : tensor<4x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xui32>, tensor<4x3x2xui32>) -> ()
  return
}
// -----
// scatter of ui64, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB8A8326E37395CBF653BE3C2B4EC6C7507C757FE9569A047A2B794C5B15DCD16C0475087DD3250E19B8067E6EDFA01C36C69C31B1F9FCC204CB0D17BF996E5AFC84A3344EC4B03A165457CE989675EDE02B46841356B588C9B5EF45B1B7DFA55938812B20E05C216F30F0C9BB9184C6EB37358EDC2D8ECFF586D2212A0236CC73C94E921C31B70C4CEABBD25E5E1DFF04B54AD3C7D0E04B2AFC3194EADD2E358"> : tensor<5x4xui64>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x81FFB4511800D2BBDB84EDE6E372BD54B1119973B899E3A98C8D45CFAF980E4C0E180126EE8AA3221E571345A38D70A1C116BE2A694924521591953CAC08B49102DA95778CA702BDF0BB3781FFE76AD7C6795C23EA1393AE69D97FC777B073C2"> : tensor<3x4xui64>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<ui64>, %5: tensor<ui64>):
    stablehlo.return %5 : tensor<ui64>
  }) : (tensor<5x4xui64>, tensor<3x1xi32>, tensor<3x4xui64>) -> tensor<5x4xui64>
  %6 = stablehlo.constant dense<"0xB8A8326E37395CBF653BE3C2B4EC6C7507C757FE9569A047A2B794C5B15DCD16C0475087DD3250E19B8067E6EDFA01C36C69C31B1F9FCC204CB0D17BF996E5AFC84A3344EC4B03A165457CE989675EDE02B46841356B588C9B5EF45B1B7DFA5502DA95778CA702BDF0BB3781FFE76AD7C6795C23EA1393AE69D97FC777B073C20E180126EE8AA3221E571345A38D70A1C116BE2A694924521591953CAC08B491"> : tensor<5x4xui64>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xui64>, tensor<5x4xui64>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<"0xC0022033D578A8C0546798A7A2DBAFFD22CC80BA2A799E603449B08F6DEFDEABA4B5ADCB8CB67EF2E1F707083079A501A1660734C51F92F2A3610894A290E7170644D66841292E490E8E1EF45D5F7EB91F3F91AC5A4C5BCB9524CAAB60C425AFBA63183B02C2CB8A44E13397FDDD2890499B379E1539A985522178AD12C5A479AE145FE8A5ED6E307CCAC73848680381"> : tensor<3x3x2xui64>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<ui64>, %11: tensor<ui64>):
    stablehlo.return %11 : tensor<ui64>
  }) : (tensor<5x4xui64>, tensor<2x3xi8>, tensor<3x3x2xui64>) -> tensor<5x4xui64>
  %12 = stablehlo.constant dense<"0xB8A8326E37395CBF653BE3C2B4EC6C7507C757FE9569A047A2B794C5B15DCD16C0475087DD3250E19B8067E6EDFA01C36C69C31B1F9FCC204CB0D17BF996E5AFC84A3344EC4B03A165457CE989675EDE02B46841356B588C9B5EF45B1B7DFA55938812B20E05C216F30F0C9BB9184C6EB37358EDC2D8ECFF586D2212A0236CC73C94E921C31B70C422CC80BA2A799E603449B08F6DEFDEABAFC3194EADD2E358"> : tensor<5x4xui64>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xui64>, tensor<5x4xui64>) -> ()
  %13 = stablehlo.constant dense<"0x20AC2E470EAAFAE700251F671665F9C991E991B9616CAFA4A1B90F7DD67F20A1BBD36DCE9BDB5C693D0E57BFBA3C16441F7A2D8B1C76744724F7B9DC749429C3B882AF67F0E0D59A9AF995F91BEFEB043B9D12D052A150E6E035D3A55F9C4AC9034BB04C2CA35011B778C425B47F7B553095DEA3152C6039D917DA77232585C019C7ED0BA21840F24B1A5C2CC33DD4F20A0AD3A3926CA7F433B800FD437131F2ADBBEADE00824B0D5B2FAF1C18C8E3C14A4ADE9D208100969F80FDABF2619736"> : tensor<4x3x2xui64>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[5822040262227550052, 5811751249539430371, 10497355050468782962], [16011837260689740842, 3088375092208094616, 12176873198335893919]]> : tensor<2x3xui64>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<ui64>, %18: tensor<ui64>):
    stablehlo.return %18 : tensor<ui64>
  }) : (tensor<4x3x2xui64>, tensor<2x3x1xi32>, tensor<2x3xui64>) -> tensor<4x3x2xui64>
  %19 = stablehlo.constant dense<"0x20AC2E470EAAFAE700251F671665F9C991E991B9616CAFA4A1B90F7DD67F20A1BBD36DCE9BDB5C693D0E57BFBA3C16441F7A2D8B1C7674472A94C67C277935DEE3F7BA2FF87CA750984D3A90C81CDC2A72335810CD18AE91E035D3A55F9C4AC9034BB04C2CA35011B778C425B47F7B553095DEA3152C6039D917DA77232585C019C7ED0BA21840F24B1A5C2CC33DD4F20A0AD3A3926CA7F433B800FD437131F2ADBBEADE00824B0D5B2FAF1C18C8E3C14A4ADE9D208100969F80FDABF2619736"> : tensor<4x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xui64>, tensor<4x3x2xui64>) -> ()
  return
}
// -----
// scatter of ui64, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[4, 3, 3, 4], [3, 0, 4, 2], [3, 3, 1, 0], [2, 2, 3, 2], [1, 0, 0, 0]]> : tensor<5x4xui64>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[1, 1, 2, 1], [0, 1, 1, 1], [0, 1, 0, 1]]> : tensor<3x4xui64>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<ui64>, %5: tensor<ui64>):
    %6 = stablehlo.add %4, %5 : tensor<ui64>
    stablehlo.return %6 : tensor<ui64>
  }) : (tensor<5x4xui64>, tensor<3x1xi32>, tensor<3x4xui64>) -> tensor<5x4xui64>
  %7 = stablehlo.constant dense<[[4, 3, 3, 4], [3, 0, 4, 2], [3, 3, 1, 0], [2, 3, 3, 3], [1, 1, 1, 1]]> : tensor<5x4xui64>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xui64>, tensor<5x4xui64>) -> ()
  %8 = stablehlo.constant dense<[[3, 0, 4, 0], [1, 0, 1, 3], [1, 0, 4, 3], [2, 2, 2, 4], [2, 4, 3, 1]]> : tensor<5x4xui64>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<[[[2, 2], [1, 1], [0, 2]], [[0, 1], [2, 0], [0, 1]], [[0, 0], [2, 0], [2, 2]]]> : tensor<3x3x2xui64>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<ui64>, %13: tensor<ui64>):
    %14 = stablehlo.add %12, %13 : tensor<ui64>
    stablehlo.return %14 : tensor<ui64>
  }) : (tensor<5x4xui64>, tensor<2x3xi8>, tensor<3x3x2xui64>) -> tensor<5x4xui64>
  %15 = stablehlo.constant dense<[[3, 0, 4, 0], [1, 0, 1, 3], [1, 0, 4, 3], [2, 2, 2, 4], [2, 5, 4, 1]]> : tensor<5x4xui64>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xui64>, tensor<5x4xui64>) -> ()
  %16 = stablehlo.constant dense<[[[2, 2], [0, 0], [2, 4]], [[3, 1], [2, 2], [1, 4]], [[3, 0], [1, 1], [0, 0]], [[4, 0], [4, 3], [4, 0]]]> : tensor<4x3x2xui64>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[0, 0, 1], [0, 1, 1]]> : tensor<2x3xui64>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<ui64>, %21: tensor<ui64>):
    %22 = stablehlo.add %20, %21 : tensor<ui64>
    stablehlo.return %22 : tensor<ui64>
  }) : (tensor<4x3x2xui64>, tensor<2x3x1xi32>, tensor<2x3xui64>) -> tensor<4x3x2xui64>
  %23 = stablehlo.constant dense<[[[2, 2], [0, 0], [2, 4]], [[3, 1], [2, 3], [2, 4]], [[3, 0], [1, 1], [0, 0]], [[4, 0], [4, 3], [4, 0]]]> : tensor<4x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xui64>, tensor<4x3x2xui64>) -> ()
  return
}
// -----
// scatter of f4E2M1FN, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<[[-4.0, -6.0, 4.0, -0.0], [-1.0, 6.0, -6.0, 4.0], [-3.0, -1.0, 3.0, -1.0], [-1.0, -6.0, 0.0, -3.0], [-4.0, -3.0, -0.0, -6.0]]> : tensor<5x4xf4E2M1FN>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[-3.0, -0.0, -6.0, -0.0], [-3.0, 6.0, -3.0, -1.5], [-0.0, -3.0, -1.0, -4.0]]> : tensor<3x4xf4E2M1FN>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f4E2M1FN>, %5: tensor<f4E2M1FN>):
    stablehlo.return %5 : tensor<f4E2M1FN>
  }) : (tensor<5x4xf4E2M1FN>, tensor<3x1xi32>, tensor<3x4xf4E2M1FN>) -> tensor<5x4xf4E2M1FN>
  %6 = stablehlo.constant dense<[[-4.0, -6.0, 4.0, -0.0], [-1.0, 6.0, -6.0, 4.0], [-3.0, -1.0, 3.0, -1.0], [-0.0, -3.0, -1.0, -4.0], [-3.0, 6.0, -3.0, -1.5]]> : tensor<5x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xf4E2M1FN>, tensor<5x4xf4E2M1FN>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<[[[-4.0, -0.5], [0.0, -2.0], [-1.5, 6.0]], [[-1.0, -2.0], [1.0, 1.5], [-6.0, -1.0]], [[-6.0, 2.0], [4.0, 3.0], [-0.0, 1.0]]]> : tensor<3x3x2xf4E2M1FN>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<f4E2M1FN>, %11: tensor<f4E2M1FN>):
    stablehlo.return %11 : tensor<f4E2M1FN>
  }) : (tensor<5x4xf4E2M1FN>, tensor<2x3xi8>, tensor<3x3x2xf4E2M1FN>) -> tensor<5x4xf4E2M1FN>
  %12 = stablehlo.constant dense<[[-4.0, -6.0, 4.0, -0.0], [-1.0, 6.0, -6.0, 4.0], [-3.0, -1.0, 3.0, -1.0], [-1.0, -6.0, 0.0, -3.0], [-4.0, 0.0, -2.0, -6.0]]> : tensor<5x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xf4E2M1FN>, tensor<5x4xf4E2M1FN>) -> ()
  %13 = stablehlo.constant dense<[[[6.0, 6.0], [0.0, -2.0], [-2.0, -1.0]], [[-2.0, 6.0], [1.0, -6.0], [-4.0, 2.0]], [[-3.0, -0.0], [1.5, 2.0], [3.0, -1.0]], [[2.0, 4.0], [3.0, 1.5], [0.0, -1.5]]]> : tensor<4x3x2xf4E2M1FN>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[2.0, -4.0, 0.0], [-3.0, 3.0, 0.0]]> : tensor<2x3xf4E2M1FN>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<f4E2M1FN>, %18: tensor<f4E2M1FN>):
    stablehlo.return %18 : tensor<f4E2M1FN>
  }) : (tensor<4x3x2xf4E2M1FN>, tensor<2x3x1xi32>, tensor<2x3xf4E2M1FN>) -> tensor<4x3x2xf4E2M1FN>
  %19 = stablehlo.constant dense<[[[6.0, 6.0], [0.0, -2.0], [-2.0, -1.0]], [[-2.0, -3.0], [-4.0, 3.0], [0.0, 2.0]], [[-3.0, -0.0], [1.5, 2.0], [3.0, -1.0]], [[2.0, 4.0], [3.0, 1.5], [0.0, -1.5]]]> : tensor<4x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xf4E2M1FN>, tensor<4x3x2xf4E2M1FN>) -> ()
  return
}
// -----
// scatter of f4E2M1FN, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 0.0, -0.0], [0.0, 0.0, 0.0, -0.0], [0.0, 0.0, 0.0, -0.0], [0.0, -0.0, 0.0, 0.0], [-0.0, 0.0, 0.0, -0.0]]> : tensor<5x4xf4E2M1FN>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<0.5> : tensor<3x4xf4E2M1FN>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f4E2M1FN>, %5: tensor<f4E2M1FN>):
    %6 = stablehlo.add %4, %5 : tensor<f4E2M1FN>
    stablehlo.return %6 : tensor<f4E2M1FN>
  }) : (tensor<5x4xf4E2M1FN>, tensor<3x1xi32>, tensor<3x4xf4E2M1FN>) -> tensor<5x4xf4E2M1FN>
  %7 = stablehlo.constant dense<[[0.0, 0.0, 0.0, -0.0], [0.0, 0.0, 0.0, -0.0], [0.0, 0.0, 0.0, -0.0], [0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5]]> : tensor<5x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xf4E2M1FN>, tensor<5x4xf4E2M1FN>) -> ()
  %8 = stablehlo.constant dense<[[0.0, -0.0, 0.0, -0.0], [0.0, 0.0, -0.0, 0.0], [0.0, 0.0, 0.0, -0.0], [0.0, 0.0, -0.0, 0.0], [0.0, -0.0, 0.0, -0.0]]> : tensor<5x4xf4E2M1FN>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<[[[0.5, 0.0], [0.5, 0.5], [0.5, 0.5]], [[0.5, 0.5], [0.5, 0.5], [0.5, 0.5]], [[0.5, 0.5], [0.5, 0.5], [0.5, 0.5]]]> : tensor<3x3x2xf4E2M1FN>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<f4E2M1FN>, %13: tensor<f4E2M1FN>):
    %14 = stablehlo.add %12, %13 : tensor<f4E2M1FN>
    stablehlo.return %14 : tensor<f4E2M1FN>
  }) : (tensor<5x4xf4E2M1FN>, tensor<2x3xi8>, tensor<3x3x2xf4E2M1FN>) -> tensor<5x4xf4E2M1FN>
  %15 = stablehlo.constant dense<[[0.0, -0.0, 0.0, -0.0], [0.0, 0.0, -0.0, 0.0], [0.0, 0.0, 0.0, -0.0], [0.0, 0.0, -0.0, 0.0], [0.0, 0.5, 0.5, -0.0]]> : tensor<5x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xf4E2M1FN>, tensor<5x4xf4E2M1FN>) -> ()
  %16 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, -0.0], [0.0, 0.0]], [[-0.0, 0.0], [0.0, -0.0], [-0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[-0.0, 0.0], [0.0, 0.0], [0.0, -0.0]]]> : tensor<4x3x2xf4E2M1FN>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[0.5, 0.5, 0.0], [0.5, 0.5, 0.5]]> : tensor<2x3xf4E2M1FN>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<f4E2M1FN>, %21: tensor<f4E2M1FN>):
    %22 = stablehlo.add %20, %21 : tensor<f4E2M1FN>
    stablehlo.return %22 : tensor<f4E2M1FN>
  }) : (tensor<4x3x2xf4E2M1FN>, tensor<2x3x1xi32>, tensor<2x3xf4E2M1FN>) -> tensor<4x3x2xf4E2M1FN>
  %23 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, -0.0], [0.0, 0.0]], [[-0.0, 0.5], [0.5, 0.5], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[-0.0, 0.0], [0.0, 0.0], [0.0, -0.0]]]> : tensor<4x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xf4E2M1FN>, tensor<4x3x2xf4E2M1FN>) -> ()
  return
}
// -----
// scatter of f6E2M3FN, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, -6.5, -1.875, 1.5], [-1.375, 5.5, -1.625, -0.75], [0.5, 7.0, 0.875, 0.375], [1.75, -7.0, 7.5, 2.5], [1.0, 7.5, 0.875, 7.5]]> : tensor<5x4xf6E2M3FN>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[-0.5, -2.5, 6.5, 0.625], [0.625, -0.125, -4.0, -0.25], [-7.0, 2.75, 1.75, -0.25]]> : tensor<3x4xf6E2M3FN>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f6E2M3FN>, %5: tensor<f6E2M3FN>):
    stablehlo.return %5 : tensor<f6E2M3FN>
  }) : (tensor<5x4xf6E2M3FN>, tensor<3x1xi32>, tensor<3x4xf6E2M3FN>) -> tensor<5x4xf6E2M3FN>
  %6 = stablehlo.constant dense<[[0.0, -6.5, -1.875, 1.5], [-1.375, 5.5, -1.625, -0.75], [0.5, 7.0, 0.875, 0.375], [-7.0, 2.75, 1.75, -0.25], [0.625, -0.125, -4.0, -0.25]]> : tensor<5x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xf6E2M3FN>, tensor<5x4xf6E2M3FN>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<[[[1.875, 1.625], [1.0, -2.25], [2.25, 6.0]], [[-5.5, 1.375], [3.5, 2.5], [7.0, 1.125]], [[2.25, 1.375], [-1.125, 4.5], [0.0, 0.0]]]> : tensor<3x3x2xf6E2M3FN>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<f6E2M3FN>, %11: tensor<f6E2M3FN>):
    stablehlo.return %11 : tensor<f6E2M3FN>
  }) : (tensor<5x4xf6E2M3FN>, tensor<2x3xi8>, tensor<3x3x2xf6E2M3FN>) -> tensor<5x4xf6E2M3FN>
  %12 = stablehlo.constant dense<[[0.0, -6.5, -1.875, 1.5], [-1.375, 5.5, -1.625, -0.75], [0.5, 7.0, 0.875, 0.375], [1.75, -7.0, 7.5, 2.5], [1.0, 1.0, -2.25, 7.5]]> : tensor<5x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xf6E2M3FN>, tensor<5x4xf6E2M3FN>) -> ()
  %13 = stablehlo.constant dense<[[[-6.5, -5.5], [-2.5, -7.5], [-3.5, -3.75]], [[-1.75, -0.125], [3.0, -4.0], [1.0, 2.75]], [[-3.75, -1.125], [-2.75, -0.25], [4.5, -0.0]], [[-3.25, -1.25], [-5.5, -0.875], [6.0, -3.0]]]> : tensor<4x3x2xf6E2M3FN>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[2.5, 4.5, -5.5], [-0.875, 6.5, 2.75]]> : tensor<2x3xf6E2M3FN>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<f6E2M3FN>, %18: tensor<f6E2M3FN>):
    stablehlo.return %18 : tensor<f6E2M3FN>
  }) : (tensor<4x3x2xf6E2M3FN>, tensor<2x3x1xi32>, tensor<2x3xf6E2M3FN>) -> tensor<4x3x2xf6E2M3FN>
  %19 = stablehlo.constant dense<[[[-6.5, -5.5], [-2.5, -7.5], [-3.5, -3.75]], [[-1.75, -0.875], [4.5, 6.5], [-5.5, 2.75]], [[-3.75, -1.125], [-2.75, -0.25], [4.5, -0.0]], [[-3.25, -1.25], [-5.5, -0.875], [6.0, -3.0]]]> : tensor<4x3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xf6E2M3FN>, tensor<4x3x2xf6E2M3FN>) -> ()
  return
}
// -----
// scatter of f6E2M3FN, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, -0.0, 0.0, -0.0], [-0.0, -0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [-0.0, 0.0, -0.0, -0.0], [0.0, 0.0, -0.0, -0.0]]> : tensor<5x4xf6E2M3FN>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[0.5, 0.5, 0.5, 0.0], [0.5, 0.0, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5]]> : tensor<3x4xf6E2M3FN>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f6E2M3FN>, %5: tensor<f6E2M3FN>):
    %6 = stablehlo.add %4, %5 : tensor<f6E2M3FN>
    stablehlo.return %6 : tensor<f6E2M3FN>
  }) : (tensor<5x4xf6E2M3FN>, tensor<3x1xi32>, tensor<3x4xf6E2M3FN>) -> tensor<5x4xf6E2M3FN>
  %7 = stablehlo.constant dense<[[0.0, -0.0, 0.0, -0.0], [-0.0, -0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.5, 0.5, 0.5, 0.5], [0.5, 0.0, 0.5, 0.5]]> : tensor<5x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xf6E2M3FN>, tensor<5x4xf6E2M3FN>) -> ()
  %8 = stablehlo.constant dense<[[0.0, -0.0, -0.0, 0.0], [-0.0, 0.0, -0.0, -0.0], [0.0, 0.0, 0.0, -0.0], [-0.0, -0.0, 0.0, -0.0], [-0.0, 0.0, -0.0, -0.0]]> : tensor<5x4xf6E2M3FN>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<[[[0.5, 0.5], [0.5, 0.5], [0.5, 0.5]], [[0.0, 0.0], [0.0, 0.0], [0.5, 0.0]], [[0.5, 0.0], [0.5, 0.5], [0.5, 0.0]]]> : tensor<3x3x2xf6E2M3FN>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<f6E2M3FN>, %13: tensor<f6E2M3FN>):
    %14 = stablehlo.add %12, %13 : tensor<f6E2M3FN>
    stablehlo.return %14 : tensor<f6E2M3FN>
  }) : (tensor<5x4xf6E2M3FN>, tensor<2x3xi8>, tensor<3x3x2xf6E2M3FN>) -> tensor<5x4xf6E2M3FN>
  %15 = stablehlo.constant dense<[[0.0, -0.0, -0.0, 0.0], [-0.0, 0.0, -0.0, -0.0], [0.0, 0.0, 0.0, -0.0], [-0.0, -0.0, 0.0, -0.0], [-0.0, 0.5, 0.5, -0.0]]> : tensor<5x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xf6E2M3FN>, tensor<5x4xf6E2M3FN>) -> ()
  %16 = stablehlo.constant dense<[[[0.0, -0.0], [0.0, -0.0], [0.0, 0.0]], [[-0.0, 0.0], [-0.0, 0.0], [0.0, 0.0]], [[-0.0, -0.0], [0.0, 0.0], [-0.0, -0.0]], [[-0.0, 0.0], [0.0, -0.0], [0.0, -0.0]]]> : tensor<4x3x2xf6E2M3FN>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[0.0, 0.0, 0.5], [0.5, 0.0, 0.5]]> : tensor<2x3xf6E2M3FN>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<f6E2M3FN>, %21: tensor<f6E2M3FN>):
    %22 = stablehlo.add %20, %21 : tensor<f6E2M3FN>
    stablehlo.return %22 : tensor<f6E2M3FN>
  }) : (tensor<4x3x2xf6E2M3FN>, tensor<2x3x1xi32>, tensor<2x3xf6E2M3FN>) -> tensor<4x3x2xf6E2M3FN>
  %23 = stablehlo.constant dense<[[[0.0, -0.0], [0.0, -0.0], [0.0, 0.0]], [[-0.0, 0.5], [0.0, 0.0], [0.5, 0.0]], [[-0.0, -0.0], [0.0, 0.0], [-0.0, -0.0]], [[-0.0, 0.0], [0.0, -0.0], [0.0, -0.0]]]> : tensor<4x3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xf6E2M3FN>, tensor<4x3x2xf6E2M3FN>) -> ()
  return
}
// -----
// scatter of f6E3M2FN, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<[[-14.0, -1.25, 3.0, -24.0], [0.625, -1.5, 2.5, 3.0], [0.625, -0.1875, 0.125, 14.0], [28.0, 2.5, 2.5, -0.4375], [-2.5, -1.25, 1.75, -2.0]]> : tensor<5x4xf6E3M2FN>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[-24.0, -5.0, -3.0, -4.0], [-4.0, -1.0, -12.0, 0.5], [0.0625, -0.875, 3.0, 3.5]]> : tensor<3x4xf6E3M2FN>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f6E3M2FN>, %5: tensor<f6E3M2FN>):
    stablehlo.return %5 : tensor<f6E3M2FN>
  }) : (tensor<5x4xf6E3M2FN>, tensor<3x1xi32>, tensor<3x4xf6E3M2FN>) -> tensor<5x4xf6E3M2FN>
  %6 = stablehlo.constant dense<[[-14.0, -1.25, 3.0, -24.0], [0.625, -1.5, 2.5, 3.0], [0.625, -0.1875, 0.125, 14.0], [0.0625, -0.875, 3.0, 3.5], [-4.0, -1.0, -12.0, 0.5]]> : tensor<5x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xf6E3M2FN>, tensor<5x4xf6E3M2FN>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<[[[1.0, -1.5], [-7.0, 0.0], [10.0, -0.75]], [[0.5, 28.0], [3.0, -16.0], [-24.0, -0.25]], [[-0.875, 0.375], [28.0, -2.0], [3.0, 12.0]]]> : tensor<3x3x2xf6E3M2FN>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<f6E3M2FN>, %11: tensor<f6E3M2FN>):
    stablehlo.return %11 : tensor<f6E3M2FN>
  }) : (tensor<5x4xf6E3M2FN>, tensor<2x3xi8>, tensor<3x3x2xf6E3M2FN>) -> tensor<5x4xf6E3M2FN>
  %12 = stablehlo.constant dense<[[-14.0, -1.25, 3.0, -24.0], [0.625, -1.5, 2.5, 3.0], [0.625, -0.1875, 0.125, 14.0], [28.0, 2.5, 2.5, -0.4375], [-2.5, -7.0, 0.0, -2.0]]> : tensor<5x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xf6E3M2FN>, tensor<5x4xf6E3M2FN>) -> ()
  %13 = stablehlo.constant dense<[[[-0.625, 16.0], [-0.625, -0.75], [-0.1875, -28.0]], [[-1.25, -1.25], [-0.75, -0.0], [1.75, 2.0]], [[16.0, 0.5], [-6.0, 0.75], [-20.0, -0.0625]], [[-0.5, -0.625], [1.25, -24.0], [1.25, 3.0]]]> : tensor<4x3x2xf6E3M2FN>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[14.0, -14.0, 1.75], [-6.0, 20.0, -3.5]]> : tensor<2x3xf6E3M2FN>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<f6E3M2FN>, %18: tensor<f6E3M2FN>):
    stablehlo.return %18 : tensor<f6E3M2FN>
  }) : (tensor<4x3x2xf6E3M2FN>, tensor<2x3x1xi32>, tensor<2x3xf6E3M2FN>) -> tensor<4x3x2xf6E3M2FN>
  %19 = stablehlo.constant dense<[[[-0.625, 16.0], [-0.625, -0.75], [-0.1875, -28.0]], [[-1.25, -6.0], [-14.0, 20.0], [1.75, 2.0]], [[16.0, 0.5], [-6.0, 0.75], [-20.0, -0.0625]], [[-0.5, -0.625], [1.25, -24.0], [1.25, 3.0]]]> : tensor<4x3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xf6E3M2FN>, tensor<4x3x2xf6E3M2FN>) -> ()
  return
}
// -----
// scatter of f6E3M2FN, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, -0.0, -0.0, 0.0], [0.0, -0.0, 0.0, 0.0], [-0.0, -0.0, -0.0, -0.0], [0.0, 0.0, -0.0, 0.0], [-0.0, 0.0, 0.0, 0.0]]> : tensor<5x4xf6E3M2FN>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[0.5, 0.5, 0.5, 0.0], [0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.0]]> : tensor<3x4xf6E3M2FN>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f6E3M2FN>, %5: tensor<f6E3M2FN>):
    %6 = stablehlo.add %4, %5 : tensor<f6E3M2FN>
    stablehlo.return %6 : tensor<f6E3M2FN>
  }) : (tensor<5x4xf6E3M2FN>, tensor<3x1xi32>, tensor<3x4xf6E3M2FN>) -> tensor<5x4xf6E3M2FN>
  %7 = stablehlo.constant dense<[[0.0, -0.0, -0.0, 0.0], [0.0, -0.0, 0.0, 0.0], [-0.0, -0.0, -0.0, -0.0], [0.5, 0.5, 0.5, 0.0], [0.5, 0.5, 0.5, 0.5]]> : tensor<5x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xf6E3M2FN>, tensor<5x4xf6E3M2FN>) -> ()
  %8 = stablehlo.constant dense<[[0.0, -0.0, 0.0, -0.0], [0.0, -0.0, 0.0, -0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, -0.0, -0.0], [-0.0, -0.0, -0.0, 0.0]]> : tensor<5x4xf6E3M2FN>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<[[[0.5, 0.0], [0.5, 0.5], [0.5, 0.5]], [[0.5, 0.5], [0.5, 0.5], [0.0, 0.5]], [[0.5, 0.5], [0.5, 0.5], [0.5, 0.0]]]> : tensor<3x3x2xf6E3M2FN>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<f6E3M2FN>, %13: tensor<f6E3M2FN>):
    %14 = stablehlo.add %12, %13 : tensor<f6E3M2FN>
    stablehlo.return %14 : tensor<f6E3M2FN>
  }) : (tensor<5x4xf6E3M2FN>, tensor<2x3xi8>, tensor<3x3x2xf6E3M2FN>) -> tensor<5x4xf6E3M2FN>
  %15 = stablehlo.constant dense<[[0.0, -0.0, 0.0, -0.0], [0.0, -0.0, 0.0, -0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, -0.0, -0.0], [-0.0, 0.5, 0.5, 0.0]]> : tensor<5x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xf6E3M2FN>, tensor<5x4xf6E3M2FN>) -> ()
  %16 = stablehlo.constant dense<[[[0.0, -0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [-0.0, 0.0], [0.0, 0.0]], [[-0.0, 0.0], [0.0, -0.0], [0.0, 0.0]], [[-0.0, -0.0], [0.0, 0.0], [-0.0, -0.0]]]> : tensor<4x3x2xf6E3M2FN>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[0.5, 0.5, 0.0], [0.5, 0.5, 0.5]]> : tensor<2x3xf6E3M2FN>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<f6E3M2FN>, %21: tensor<f6E3M2FN>):
    %22 = stablehlo.add %20, %21 : tensor<f6E3M2FN>
    stablehlo.return %22 : tensor<f6E3M2FN>
  }) : (tensor<4x3x2xf6E3M2FN>, tensor<2x3x1xi32>, tensor<2x3xf6E3M2FN>) -> tensor<4x3x2xf6E3M2FN>
  %23 = stablehlo.constant dense<[[[0.0, -0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.5], [0.5, 0.5], [0.0, 0.0]], [[-0.0, 0.0], [0.0, -0.0], [0.0, 0.0]], [[-0.0, -0.0], [0.0, 0.0], [-0.0, -0.0]]]> : tensor<4x3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xf6E3M2FN>, tensor<4x3x2xf6E3M2FN>) -> ()
  return
}
// -----
// scatter of f8E3M4, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0DEF8E093C259D41E666088B52A95EC1E2044B35"> : tensor<5x4xf8E3M4>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x6B9766C91E6F23C3259C4131"> : tensor<3x4xf8E3M4>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f8E3M4>, %5: tensor<f8E3M4>):
    stablehlo.return %5 : tensor<f8E3M4>
  }) : (tensor<5x4xf8E3M4>, tensor<3x1xi32>, tensor<3x4xf8E3M4>) -> tensor<5x4xf8E3M4>
  %6 = stablehlo.constant dense<"0x0DEF8E093C259D41E666088B259C41311E6F23C3"> : tensor<5x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xf8E3M4>, tensor<5x4xf8E3M4>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<"0x97C01A5FBA15BAC6993F802402B18AC84F03"> : tensor<3x3x2xf8E3M4>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<f8E3M4>, %11: tensor<f8E3M4>):
    stablehlo.return %11 : tensor<f8E3M4>
  }) : (tensor<5x4xf8E3M4>, tensor<2x3xi8>, tensor<3x3x2xf8E3M4>) -> tensor<5x4xf8E3M4>
  %12 = stablehlo.constant dense<"0x0DEF8E093C259D41E666088B52A95EC1E21A5F35"> : tensor<5x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xf8E3M4>, tensor<5x4xf8E3M4>) -> ()
  %13 = stablehlo.constant dense<"0x9101ED68CD585040902DE9309A200CD861A5BB1B0717A62C"> : tensor<4x3x2xf8E3M4>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[-0.65625, -0.390625, 7.75], [0.9375, 0.15625, -2.875]]> : tensor<2x3xf8E3M4>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<f8E3M4>, %18: tensor<f8E3M4>):
    stablehlo.return %18 : tensor<f8E3M4>
  }) : (tensor<4x3x2xf8E3M4>, tensor<2x3x1xi32>, tensor<2x3xf8E3M4>) -> tensor<4x3x2xf8E3M4>
  %19 = stablehlo.constant dense<"0x9101ED68CD58502E990A5F309A200CD861A5BB1B0717A62C"> : tensor<4x3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xf8E3M4>, tensor<4x3x2xf8E3M4>) -> ()
  return
}
// -----
// scatter of f8E3M4, add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x8080808000808000000080008000008080000000"> : tensor<5x4xf8E3M4>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x002000202000002020002000"> : tensor<3x4xf8E3M4>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f8E3M4>, %5: tensor<f8E3M4>):
    %6 = stablehlo.add %4, %5 : tensor<f8E3M4>
    stablehlo.return %6 : tensor<f8E3M4>
  }) : (tensor<5x4xf8E3M4>, tensor<3x1xi32>, tensor<3x4xf8E3M4>) -> tensor<5x4xf8E3M4>
  %7 = stablehlo.constant dense<"0x8080808000808000000080002000200020000020"> : tensor<5x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xf8E3M4>, tensor<5x4xf8E3M4>) -> ()
  %8 = stablehlo.constant dense<"0x0080008080800000808080800000808000800080"> : tensor<5x4xf8E3M4>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<"0x202020202020200020202020002000200020"> : tensor<3x3x2xf8E3M4>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<f8E3M4>, %13: tensor<f8E3M4>):
    %14 = stablehlo.add %12, %13 : tensor<f8E3M4>
    stablehlo.return %14 : tensor<f8E3M4>
  }) : (tensor<5x4xf8E3M4>, tensor<2x3xi8>, tensor<3x3x2xf8E3M4>) -> tensor<5x4xf8E3M4>
  %15 = stablehlo.constant dense<"0x0080008080800000808080800000808000202080"> : tensor<5x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xf8E3M4>, tensor<5x4xf8E3M4>) -> ()
  %16 = stablehlo.constant dense<"0x008080000000000000800080800080008000800080808000"> : tensor<4x3x2xf8E3M4>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[0.5, 0.5, 0.5], [0.0, 0.5, 0.5]]> : tensor<2x3xf8E3M4>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<f8E3M4>, %21: tensor<f8E3M4>):
    %22 = stablehlo.add %20, %21 : tensor<f8E3M4>
    stablehlo.return %22 : tensor<f8E3M4>
  }) : (tensor<4x3x2xf8E3M4>, tensor<2x3x1xi32>, tensor<2x3xf8E3M4>) -> tensor<4x3x2xf8E3M4>
  %23 = stablehlo.constant dense<"0x008080000000000020202080800080008000800080808000"> : tensor<4x3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xf8E3M4>, tensor<4x3x2xf8E3M4>) -> ()
  return
}
// -----
// scatter of f8E4M3, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0x189C07F46B9039E295103FE5A22C4EDDA4CD2875"> : tensor<5x4xf8E4M3>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x65A131106E8095F4289B86B6"> : tensor<3x4xf8E4M3>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f8E4M3>, %5: tensor<f8E4M3>):
    stablehlo.return %5 : tensor<f8E4M3>
  }) : (tensor<5x4xf8E4M3>, tensor<3x1xi32>, tensor<3x4xf8E4M3>) -> tensor<5x4xf8E4M3>
  %6 = stablehlo.constant dense<"0x189C07F46B9039E295103FE5289B86B66E8095F4"> : tensor<5x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xf8E4M3>, tensor<5x4xf8E4M3>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<"0x92F7B431281B935827BB42A7011B21DA473A"> : tensor<3x3x2xf8E4M3>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<f8E4M3>, %11: tensor<f8E4M3>):
    stablehlo.return %11 : tensor<f8E4M3>
  }) : (tensor<5x4xf8E4M3>, tensor<2x3xi8>, tensor<3x3x2xf8E4M3>) -> tensor<5x4xf8E4M3>
  %12 = stablehlo.constant dense<"0x189C07F46B9039E295103FE5A22C4EDDA4B43175"> : tensor<5x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xf8E4M3>, tensor<5x4xf8E4M3>) -> ()
  %13 = stablehlo.constant dense<"0x9805D7D353193748995303CAB916DBDB876E9321B44DC4AF"> : tensor<4x3x2xf8E4M3>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[1.0, -0.0546875, 0.25], [7.5, 24.0, 0.03125]]> : tensor<2x3xf8E4M3>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<f8E4M3>, %18: tensor<f8E4M3>):
    stablehlo.return %18 : tensor<f8E4M3>
  }) : (tensor<4x3x2xf8E4M3>, tensor<2x3x1xi32>, tensor<2x3xf8E4M3>) -> tensor<4x3x2xf8E4M3>
  %19 = stablehlo.constant dense<"0x9805D7D35319374F965C28CAB916DBDB876E9321B44DC4AF"> : tensor<4x3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xf8E4M3>, tensor<4x3x2xf8E4M3>) -> ()
  return
}
// -----
// scatter of f8E4M3, add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000008000008000000000000000000080008080"> : tensor<5x4xf8E4M3>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x303030303030003030303000"> : tensor<3x4xf8E4M3>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f8E4M3>, %5: tensor<f8E4M3>):
    %6 = stablehlo.add %4, %5 : tensor<f8E4M3>
    stablehlo.return %6 : tensor<f8E4M3>
  }) : (tensor<5x4xf8E4M3>, tensor<3x1xi32>, tensor<3x4xf8E4M3>) -> tensor<5x4xf8E4M3>
  %7 = stablehlo.constant dense<"0x0000008000008000000000003030300030300030"> : tensor<5x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xf8E4M3>, tensor<5x4xf8E4M3>) -> ()
  %8 = stablehlo.constant dense<"0x0000800080008000008000000000000000800000"> : tensor<5x4xf8E4M3>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<"0x303030300030003000303000303030303000"> : tensor<3x3x2xf8E4M3>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<f8E4M3>, %13: tensor<f8E4M3>):
    %14 = stablehlo.add %12, %13 : tensor<f8E4M3>
    stablehlo.return %14 : tensor<f8E4M3>
  }) : (tensor<5x4xf8E4M3>, tensor<2x3xi8>, tensor<3x3x2xf8E4M3>) -> tensor<5x4xf8E4M3>
  %15 = stablehlo.constant dense<"0x0000800080008000008000000000000000303000"> : tensor<5x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xf8E4M3>, tensor<5x4xf8E4M3>) -> ()
  %16 = stablehlo.constant dense<"0x800080808080000080000000800080008080000000008000"> : tensor<4x3x2xf8E4M3>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[0.5, 0.5, 0.0], [0.5, 0.5, 0.0]]> : tensor<2x3xf8E4M3>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<f8E4M3>, %21: tensor<f8E4M3>):
    %22 = stablehlo.add %20, %21 : tensor<f8E4M3>
    stablehlo.return %22 : tensor<f8E4M3>
  }) : (tensor<4x3x2xf8E4M3>, tensor<2x3x1xi32>, tensor<2x3xf8E4M3>) -> tensor<4x3x2xf8E4M3>
  %23 = stablehlo.constant dense<"0x800080808080003030300000800080008080000000008000"> : tensor<4x3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xf8E4M3>, tensor<4x3x2xf8E4M3>) -> ()
  return
}
// -----
// scatter of f8E4M3FN, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0x8A1644B2E8B618E2F3CA7AD98DF32B53F5DF6A9C"> : tensor<5x4xf8E4M3FN>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x943B699B5796D98108E69922"> : tensor<3x4xf8E4M3FN>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f8E4M3FN>, %5: tensor<f8E4M3FN>):
    stablehlo.return %5 : tensor<f8E4M3FN>
  }) : (tensor<5x4xf8E4M3FN>, tensor<3x1xi32>, tensor<3x4xf8E4M3FN>) -> tensor<5x4xf8E4M3FN>
  %6 = stablehlo.constant dense<"0x8A1644B2E8B618E2F3CA7AD908E699225796D981"> : tensor<5x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xf8E4M3FN>, tensor<5x4xf8E4M3FN>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<"0x1A9761F1998CE6CC0CBF4EC1490A81352024"> : tensor<3x3x2xf8E4M3FN>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<f8E4M3FN>, %11: tensor<f8E4M3FN>):
    stablehlo.return %11 : tensor<f8E4M3FN>
  }) : (tensor<5x4xf8E4M3FN>, tensor<2x3xi8>, tensor<3x3x2xf8E4M3FN>) -> tensor<5x4xf8E4M3FN>
  %12 = stablehlo.constant dense<"0x8A1644B2E8B618E2F3CA7AD98DF32B53F561F19C"> : tensor<5x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xf8E4M3FN>, tensor<5x4xf8E4M3FN>) -> ()
  %13 = stablehlo.constant dense<"0xF99EEAF466F721832825FB44B09CE38F98780B75D1D8A047"> : tensor<4x3x2xf8E4M3FN>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[0.09375, 36.0, 48.0], [-0.875, 0x85, -0.875]]> : tensor<2x3xf8E4M3FN>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<f8E4M3FN>, %18: tensor<f8E4M3FN>):
    stablehlo.return %18 : tensor<f8E4M3FN>
  }) : (tensor<4x3x2xf8E4M3FN>, tensor<2x3x1xi32>, tensor<2x3xf8E4M3FN>) -> tensor<4x3x2xf8E4M3FN>
  %19 = stablehlo.constant dense<"0xF99EEAF466F721B661856444B09CE38F98780B75D1D8A047"> : tensor<4x3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xf8E4M3FN>, tensor<4x3x2xf8E4M3FN>) -> ()
  return
}
// -----
// scatter of f8E4M3FN, add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x8000008080008080000000008000808080008000"> : tensor<5x4xf8E4M3FN>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x303000300030303000303030"> : tensor<3x4xf8E4M3FN>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f8E4M3FN>, %5: tensor<f8E4M3FN>):
    %6 = stablehlo.add %4, %5 : tensor<f8E4M3FN>
    stablehlo.return %6 : tensor<f8E4M3FN>
  }) : (tensor<5x4xf8E4M3FN>, tensor<3x1xi32>, tensor<3x4xf8E4M3FN>) -> tensor<5x4xf8E4M3FN>
  %7 = stablehlo.constant dense<"0x8000008080008080000000000030303000303030"> : tensor<5x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xf8E4M3FN>, tensor<5x4xf8E4M3FN>) -> ()
  %8 = stablehlo.constant dense<"0x8080800000808000000080808080008080008080"> : tensor<5x4xf8E4M3FN>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<"0x300000300030300030303000303030300030"> : tensor<3x3x2xf8E4M3FN>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<f8E4M3FN>, %13: tensor<f8E4M3FN>):
    %14 = stablehlo.add %12, %13 : tensor<f8E4M3FN>
    stablehlo.return %14 : tensor<f8E4M3FN>
  }) : (tensor<5x4xf8E4M3FN>, tensor<2x3xi8>, tensor<3x3x2xf8E4M3FN>) -> tensor<5x4xf8E4M3FN>
  %15 = stablehlo.constant dense<"0x8080800000808000000080808080008080003080"> : tensor<5x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xf8E4M3FN>, tensor<5x4xf8E4M3FN>) -> ()
  %16 = stablehlo.constant dense<"0x008080808000008000008000000080800080808080000000"> : tensor<4x3x2xf8E4M3FN>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<0.5> : tensor<2x3xf8E4M3FN>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<f8E4M3FN>, %21: tensor<f8E4M3FN>):
    %22 = stablehlo.add %20, %21 : tensor<f8E4M3FN>
    stablehlo.return %22 : tensor<f8E4M3FN>
  }) : (tensor<4x3x2xf8E4M3FN>, tensor<2x3x1xi32>, tensor<2x3xf8E4M3FN>) -> tensor<4x3x2xf8E4M3FN>
  %23 = stablehlo.constant dense<"0x008080808000003030303000000080800080808080000000"> : tensor<4x3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xf8E4M3FN>, tensor<4x3x2xf8E4M3FN>) -> ()
  return
}
// -----
// scatter of f8E4M3FNUZ, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0x27C78C5207109B6B740EC1018CFE510EDD0A53EF"> : tensor<5x4xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x4A329CE3150982903043C35C"> : tensor<3x4xf8E4M3FNUZ>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f8E4M3FNUZ>, %5: tensor<f8E4M3FNUZ>):
    stablehlo.return %5 : tensor<f8E4M3FNUZ>
  }) : (tensor<5x4xf8E4M3FNUZ>, tensor<3x1xi32>, tensor<3x4xf8E4M3FNUZ>) -> tensor<5x4xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<"0x27C78C5207109B6B740EC1013043C35C15098290"> : tensor<5x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xf8E4M3FNUZ>, tensor<5x4xf8E4M3FNUZ>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<"0x449E6BD6A09D509BE877A226C2109E772017"> : tensor<3x3x2xf8E4M3FNUZ>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<f8E4M3FNUZ>, %11: tensor<f8E4M3FNUZ>):
    stablehlo.return %11 : tensor<f8E4M3FNUZ>
  }) : (tensor<5x4xf8E4M3FNUZ>, tensor<2x3xi8>, tensor<3x3x2xf8E4M3FNUZ>) -> tensor<5x4xf8E4M3FNUZ>
  %12 = stablehlo.constant dense<"0x27C78C5207109B6B740EC1018CFE510EDD6BD6EF"> : tensor<5x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xf8E4M3FNUZ>, tensor<5x4xf8E4M3FNUZ>) -> ()
  %13 = stablehlo.constant dense<"0xCA1203EDBAAAD564F0F3AB1E61A9A7476675B79E34C324B6"> : tensor<4x3x2xf8E4M3FNUZ>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[0x11, -52.0, -0.03125], [1.0, 0x97, 0x9B]]> : tensor<2x3xf8E4M3FNUZ>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<f8E4M3FNUZ>, %18: tensor<f8E4M3FNUZ>):
    stablehlo.return %18 : tensor<f8E4M3FNUZ>
  }) : (tensor<4x3x2xf8E4M3FNUZ>, tensor<2x3x1xi32>, tensor<2x3xf8E4M3FNUZ>) -> tensor<4x3x2xf8E4M3FNUZ>
  %19 = stablehlo.constant dense<"0xCA1203EDBAAAD540ED97981E61A9A7476675B79E34C324B6"> : tensor<4x3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xf8E4M3FNUZ>, tensor<4x3x2xf8E4M3FNUZ>) -> ()
  return
}
// -----
// scatter of f8E4M3FNUZ, add
func.func public @main() {
  %0 = stablehlo.constant dense<0.0> : tensor<5x4xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x383838003800383838380038"> : tensor<3x4xf8E4M3FNUZ>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f8E4M3FNUZ>, %5: tensor<f8E4M3FNUZ>):
    %6 = stablehlo.add %4, %5 : tensor<f8E4M3FNUZ>
    stablehlo.return %6 : tensor<f8E4M3FNUZ>
  }) : (tensor<5x4xf8E4M3FNUZ>, tensor<3x1xi32>, tensor<3x4xf8E4M3FNUZ>) -> tensor<5x4xf8E4M3FNUZ>
  %7 = stablehlo.constant dense<"0x0000000000000000000000003838003838003838"> : tensor<5x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xf8E4M3FNUZ>, tensor<5x4xf8E4M3FNUZ>) -> ()
  %8 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %9 = stablehlo.constant dense<"0x383838383838383838383800003800383838"> : tensor<3x3x2xf8E4M3FNUZ>
  %10 = "stablehlo.scatter"(%0, %8, %9) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%11: tensor<f8E4M3FNUZ>, %12: tensor<f8E4M3FNUZ>):
    %13 = stablehlo.add %11, %12 : tensor<f8E4M3FNUZ>
    stablehlo.return %13 : tensor<f8E4M3FNUZ>
  }) : (tensor<5x4xf8E4M3FNUZ>, tensor<2x3xi8>, tensor<3x3x2xf8E4M3FNUZ>) -> tensor<5x4xf8E4M3FNUZ>
  %14 = stablehlo.constant dense<"0x0000000000000000000000000000000000383800"> : tensor<5x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %14) : (tensor<5x4xf8E4M3FNUZ>, tensor<5x4xf8E4M3FNUZ>) -> ()
  %15 = stablehlo.constant dense<0.0> : tensor<4x3x2xf8E4M3FNUZ>
  %16 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %17 = stablehlo.constant dense<0.5> : tensor<2x3xf8E4M3FNUZ>
  %18 = "stablehlo.scatter"(%15, %16, %17) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%19: tensor<f8E4M3FNUZ>, %20: tensor<f8E4M3FNUZ>):
    %21 = stablehlo.add %19, %20 : tensor<f8E4M3FNUZ>
    stablehlo.return %21 : tensor<f8E4M3FNUZ>
  }) : (tensor<4x3x2xf8E4M3FNUZ>, tensor<2x3x1xi32>, tensor<2x3xf8E4M3FNUZ>) -> tensor<4x3x2xf8E4M3FNUZ>
  %22 = stablehlo.constant dense<"0x000000000000003838383800000000000000000000000000"> : tensor<4x3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%18, %22) : (tensor<4x3x2xf8E4M3FNUZ>, tensor<4x3x2xf8E4M3FNUZ>) -> ()
  return
}
// -----
// scatter of f8E4M3B11FNUZ, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0xFA7638DB4FE2DDEE7D340E1191CED200C51DF32D"> : tensor<5x4xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0xB052BA7FF01E2CC4D8398DE0"> : tensor<3x4xf8E4M3B11FNUZ>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f8E4M3B11FNUZ>, %5: tensor<f8E4M3B11FNUZ>):
    stablehlo.return %5 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<5x4xf8E4M3B11FNUZ>, tensor<3x1xi32>, tensor<3x4xf8E4M3B11FNUZ>) -> tensor<5x4xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<"0xFA7638DB4FE2DDEE7D340E11D8398DE0F01E2CC4"> : tensor<5x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xf8E4M3B11FNUZ>, tensor<5x4xf8E4M3B11FNUZ>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<"0x0B4495E1994221893FC5C3674FF72CB978FF"> : tensor<3x3x2xf8E4M3B11FNUZ>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<f8E4M3B11FNUZ>, %11: tensor<f8E4M3B11FNUZ>):
    stablehlo.return %11 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<5x4xf8E4M3B11FNUZ>, tensor<2x3xi8>, tensor<3x3x2xf8E4M3B11FNUZ>) -> tensor<5x4xf8E4M3B11FNUZ>
  %12 = stablehlo.constant dense<"0xFA7638DB4FE2DDEE7D340E1191CED200C595E12D"> : tensor<5x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xf8E4M3B11FNUZ>, tensor<5x4xf8E4M3B11FNUZ>) -> ()
  %13 = stablehlo.constant dense<"0x0777E51BF6088BD82FB2D51C19EB7C97E674443621BB11DF"> : tensor<4x3x2xf8E4M3B11FNUZ>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[1.375, 0x9A, -0.6875], [0.125, 3.0, -0.5]]> : tensor<2x3xf8E4M3B11FNUZ>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<f8E4M3B11FNUZ>, %18: tensor<f8E4M3B11FNUZ>):
    stablehlo.return %18 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<4x3x2xf8E4M3B11FNUZ>, tensor<2x3x1xi32>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<4x3x2xf8E4M3B11FNUZ>
  %19 = stablehlo.constant dense<"0x0777E51BF6088B409A64D31C19EB7C97E674443621BB11DF"> : tensor<4x3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xf8E4M3B11FNUZ>, tensor<4x3x2xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// scatter of f8E4M3B11FNUZ, add
func.func public @main() {
  %0 = stablehlo.constant dense<0.0> : tensor<5x4xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x505050505000005050505050"> : tensor<3x4xf8E4M3B11FNUZ>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f8E4M3B11FNUZ>, %5: tensor<f8E4M3B11FNUZ>):
    %6 = stablehlo.add %4, %5 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %6 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<5x4xf8E4M3B11FNUZ>, tensor<3x1xi32>, tensor<3x4xf8E4M3B11FNUZ>) -> tensor<5x4xf8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<"0x0000000000000000000000005050505050000050"> : tensor<5x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xf8E4M3B11FNUZ>, tensor<5x4xf8E4M3B11FNUZ>) -> ()
  %8 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %9 = stablehlo.constant dense<"0x505050505050505050500000005050505050"> : tensor<3x3x2xf8E4M3B11FNUZ>
  %10 = "stablehlo.scatter"(%0, %8, %9) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%11: tensor<f8E4M3B11FNUZ>, %12: tensor<f8E4M3B11FNUZ>):
    %13 = stablehlo.add %11, %12 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %13 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<5x4xf8E4M3B11FNUZ>, tensor<2x3xi8>, tensor<3x3x2xf8E4M3B11FNUZ>) -> tensor<5x4xf8E4M3B11FNUZ>
  %14 = stablehlo.constant dense<"0x0000000000000000000000000000000000505000"> : tensor<5x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %14) : (tensor<5x4xf8E4M3B11FNUZ>, tensor<5x4xf8E4M3B11FNUZ>) -> ()
  %15 = stablehlo.constant dense<0.0> : tensor<4x3x2xf8E4M3B11FNUZ>
  %16 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %17 = stablehlo.constant dense<[[0.5, 0.5, 0.5], [0.5, 0.5, 0.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %18 = "stablehlo.scatter"(%15, %16, %17) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%19: tensor<f8E4M3B11FNUZ>, %20: tensor<f8E4M3B11FNUZ>):
    %21 = stablehlo.add %19, %20 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %21 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<4x3x2xf8E4M3B11FNUZ>, tensor<2x3x1xi32>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<4x3x2xf8E4M3B11FNUZ>
  %22 = stablehlo.constant dense<"0x000000000000005050505000000000000000000000000000"> : tensor<4x3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%18, %22) : (tensor<4x3x2xf8E4M3B11FNUZ>, tensor<4x3x2xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// scatter of f8E5M2, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0343AF526FAAF697853EDFBEBE70F8727BC24E8D"> : tensor<5x4xf8E5M2>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0xB7E685B221EB94D88FA11EF5"> : tensor<3x4xf8E5M2>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f8E5M2>, %5: tensor<f8E5M2>):
    stablehlo.return %5 : tensor<f8E5M2>
  }) : (tensor<5x4xf8E5M2>, tensor<3x1xi32>, tensor<3x4xf8E5M2>) -> tensor<5x4xf8E5M2>
  %6 = stablehlo.constant dense<"0x0343AF526FAAF697853EDFBE8FA11EF521EB94D8"> : tensor<5x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xf8E5M2>, tensor<5x4xf8E5M2>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<"0x65CDFB552381BE830120E140E255981CEC08"> : tensor<3x3x2xf8E5M2>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<f8E5M2>, %11: tensor<f8E5M2>):
    stablehlo.return %11 : tensor<f8E5M2>
  }) : (tensor<5x4xf8E5M2>, tensor<2x3xi8>, tensor<3x3x2xf8E5M2>) -> tensor<5x4xf8E5M2>
  %12 = stablehlo.constant dense<"0x0343AF526FAAF697853EDFBEBE70F8727BFB558D"> : tensor<5x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xf8E5M2>, tensor<5x4xf8E5M2>) -> ()
  %13 = stablehlo.constant dense<"0x55627970122826ED8C955848358824ED266B01E780172934"> : tensor<4x3x2xf8E5M2>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[0.0078125, 0x9D, 0x08], [40960.0, -0.078125, 0.3125]]> : tensor<2x3xf8E5M2>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<f8E5M2>, %18: tensor<f8E5M2>):
    stablehlo.return %18 : tensor<f8E5M2>
  }) : (tensor<4x3x2xf8E5M2>, tensor<2x3x1xi32>, tensor<2x3xf8E5M2>) -> tensor<4x3x2xf8E5M2>
  %19 = stablehlo.constant dense<"0x55627970122826799DAD0848358824ED266B01E780172934"> : tensor<4x3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xf8E5M2>, tensor<4x3x2xf8E5M2>) -> ()
  return
}
// -----
// scatter of f8E5M2, add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x8000008000800000000000008080000000808000"> : tensor<5x4xf8E5M2>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<0.5> : tensor<3x4xf8E5M2>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f8E5M2>, %5: tensor<f8E5M2>):
    %6 = stablehlo.add %4, %5 : tensor<f8E5M2>
    stablehlo.return %6 : tensor<f8E5M2>
  }) : (tensor<5x4xf8E5M2>, tensor<3x1xi32>, tensor<3x4xf8E5M2>) -> tensor<5x4xf8E5M2>
  %7 = stablehlo.constant dense<"0x8000008000800000000000003838383838383838"> : tensor<5x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xf8E5M2>, tensor<5x4xf8E5M2>) -> ()
  %8 = stablehlo.constant dense<"0x0000008000808080800080000000008080808080"> : tensor<5x4xf8E5M2>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<"0x383838383838383838383800003838383838"> : tensor<3x3x2xf8E5M2>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<f8E5M2>, %13: tensor<f8E5M2>):
    %14 = stablehlo.add %12, %13 : tensor<f8E5M2>
    stablehlo.return %14 : tensor<f8E5M2>
  }) : (tensor<5x4xf8E5M2>, tensor<2x3xi8>, tensor<3x3x2xf8E5M2>) -> tensor<5x4xf8E5M2>
  %15 = stablehlo.constant dense<"0x0000008000808080800080000000008080383880"> : tensor<5x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xf8E5M2>, tensor<5x4xf8E5M2>) -> ()
  %16 = stablehlo.constant dense<"0x008080808080800080808000000080008000000000008000"> : tensor<4x3x2xf8E5M2>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[0.5, 0.0, 0.5], [0.5, 0.5, 0.5]]> : tensor<2x3xf8E5M2>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<f8E5M2>, %21: tensor<f8E5M2>):
    %22 = stablehlo.add %20, %21 : tensor<f8E5M2>
    stablehlo.return %22 : tensor<f8E5M2>
  }) : (tensor<4x3x2xf8E5M2>, tensor<2x3x1xi32>, tensor<2x3xf8E5M2>) -> tensor<4x3x2xf8E5M2>
  %23 = stablehlo.constant dense<"0x008080808080803800383800000080008000000000008000"> : tensor<4x3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xf8E5M2>, tensor<4x3x2xf8E5M2>) -> ()
  return
}
// -----
// scatter of f8E5M2FNUZ, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0xCD89C666A6432AC4C7E8CE4F1BFF5B3FF0DA2209"> : tensor<5x4xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0xB0D4B41DB0D1ECA1839860C2"> : tensor<3x4xf8E5M2FNUZ>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f8E5M2FNUZ>, %5: tensor<f8E5M2FNUZ>):
    stablehlo.return %5 : tensor<f8E5M2FNUZ>
  }) : (tensor<5x4xf8E5M2FNUZ>, tensor<3x1xi32>, tensor<3x4xf8E5M2FNUZ>) -> tensor<5x4xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<"0xCD89C666A6432AC4C7E8CE4F839860C2B0D1ECA1"> : tensor<5x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xf8E5M2FNUZ>, tensor<5x4xf8E5M2FNUZ>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<"0xBC96F93EF6033ADCF2AA6AE7785DB578B46B"> : tensor<3x3x2xf8E5M2FNUZ>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<f8E5M2FNUZ>, %11: tensor<f8E5M2FNUZ>):
    stablehlo.return %11 : tensor<f8E5M2FNUZ>
  }) : (tensor<5x4xf8E5M2FNUZ>, tensor<2x3xi8>, tensor<3x3x2xf8E5M2FNUZ>) -> tensor<5x4xf8E5M2FNUZ>
  %12 = stablehlo.constant dense<"0xCD89C666A6432AC4C7E8CE4F1BFF5B3FF0F93E09"> : tensor<5x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xf8E5M2FNUZ>, tensor<5x4xf8E5M2FNUZ>) -> ()
  %13 = stablehlo.constant dense<"0xDDE6DFB7A16097B18BEC0D166E7174E0FC6BFF8FA87D2EBD"> : tensor<4x3x2xf8E5M2FNUZ>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[0x05, 7.0, -0.03125], [768.0, 0x0A, 0.00390625]]> : tensor<2x3xf8E5M2FNUZ>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<f8E5M2FNUZ>, %18: tensor<f8E5M2FNUZ>):
    stablehlo.return %18 : tensor<f8E5M2FNUZ>
  }) : (tensor<4x3x2xf8E5M2FNUZ>, tensor<2x3x1xi32>, tensor<2x3xf8E5M2FNUZ>) -> tensor<4x3x2xf8E5M2FNUZ>
  %19 = stablehlo.constant dense<"0xDDE6DFB7A16097664B0AAC166E7174E0FC6BFF8FA87D2EBD"> : tensor<4x3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xf8E5M2FNUZ>, tensor<4x3x2xf8E5M2FNUZ>) -> ()
  return
}
// -----
// scatter of f8E5M2FNUZ, add
func.func public @main() {
  %0 = stablehlo.constant dense<0.0> : tensor<5x4xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x003C3C3C3C3C3C3C3C3C3C3C"> : tensor<3x4xf8E5M2FNUZ>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f8E5M2FNUZ>, %5: tensor<f8E5M2FNUZ>):
    %6 = stablehlo.add %4, %5 : tensor<f8E5M2FNUZ>
    stablehlo.return %6 : tensor<f8E5M2FNUZ>
  }) : (tensor<5x4xf8E5M2FNUZ>, tensor<3x1xi32>, tensor<3x4xf8E5M2FNUZ>) -> tensor<5x4xf8E5M2FNUZ>
  %7 = stablehlo.constant dense<"0x0000000000000000000000003C3C3C3C3C3C3C3C"> : tensor<5x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xf8E5M2FNUZ>, tensor<5x4xf8E5M2FNUZ>) -> ()
  %8 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %9 = stablehlo.constant dense<"0x3C3C3C003C3C3C003C3C3C3C003C3C3C003C"> : tensor<3x3x2xf8E5M2FNUZ>
  %10 = "stablehlo.scatter"(%0, %8, %9) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%11: tensor<f8E5M2FNUZ>, %12: tensor<f8E5M2FNUZ>):
    %13 = stablehlo.add %11, %12 : tensor<f8E5M2FNUZ>
    stablehlo.return %13 : tensor<f8E5M2FNUZ>
  }) : (tensor<5x4xf8E5M2FNUZ>, tensor<2x3xi8>, tensor<3x3x2xf8E5M2FNUZ>) -> tensor<5x4xf8E5M2FNUZ>
  %14 = stablehlo.constant dense<"0x00000000000000000000000000000000003C0000"> : tensor<5x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %14) : (tensor<5x4xf8E5M2FNUZ>, tensor<5x4xf8E5M2FNUZ>) -> ()
  %15 = stablehlo.constant dense<0.0> : tensor<4x3x2xf8E5M2FNUZ>
  %16 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %17 = stablehlo.constant dense<[[0.0, 0.5, 0.5], [0.5, 0.5, 0.5]]> : tensor<2x3xf8E5M2FNUZ>
  %18 = "stablehlo.scatter"(%15, %16, %17) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%19: tensor<f8E5M2FNUZ>, %20: tensor<f8E5M2FNUZ>):
    %21 = stablehlo.add %19, %20 : tensor<f8E5M2FNUZ>
    stablehlo.return %21 : tensor<f8E5M2FNUZ>
  }) : (tensor<4x3x2xf8E5M2FNUZ>, tensor<2x3x1xi32>, tensor<2x3xf8E5M2FNUZ>) -> tensor<4x3x2xf8E5M2FNUZ>
  %22 = stablehlo.constant dense<"0x000000000000003C3C3C3C00000000000000000000000000"> : tensor<4x3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%18, %22) : (tensor<4x3x2xf8E5M2FNUZ>, tensor<4x3x2xf8E5M2FNUZ>) -> ()
  return
}
// -----
// scatter of f8E8M0FNU, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0x86CCC684714271ABC1C638F6BC8725706451CAA6"> : tensor<5x4xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0xF908B82C73D73A7686E874A8"> : tensor<3x4xf8E8M0FNU>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f8E8M0FNU>, %5: tensor<f8E8M0FNU>):
    stablehlo.return %5 : tensor<f8E8M0FNU>
  }) : (tensor<5x4xf8E8M0FNU>, tensor<3x1xi32>, tensor<3x4xf8E8M0FNU>) -> tensor<5x4xf8E8M0FNU>
  %6 = stablehlo.constant dense<"0x86CCC684714271ABC1C638F686E874A873D73A76"> : tensor<5x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xf8E8M0FNU>, tensor<5x4xf8E8M0FNU>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<"0xB7D65F1A67AC0B9EF21CAEEA2065B947359C"> : tensor<3x3x2xf8E8M0FNU>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<f8E8M0FNU>, %11: tensor<f8E8M0FNU>):
    stablehlo.return %11 : tensor<f8E8M0FNU>
  }) : (tensor<5x4xf8E8M0FNU>, tensor<2x3xi8>, tensor<3x3x2xf8E8M0FNU>) -> tensor<5x4xf8E8M0FNU>
  %12 = stablehlo.constant dense<"0x86CCC684714271ABC1C638F6BC872570645F1AA6"> : tensor<5x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xf8E8M0FNU>, tensor<5x4xf8E8M0FNU>) -> ()
  %13 = stablehlo.constant dense<"0x0B103D5776A560D97D4BEF2888DF29BFC350F620E5A674B8"> : tensor<4x3x2xf8E8M0FNU>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[0xCC, 0xE2, 0x9B], [0x26, 0x41, 0xAF]]> : tensor<2x3xf8E8M0FNU>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<f8E8M0FNU>, %18: tensor<f8E8M0FNU>):
    stablehlo.return %18 : tensor<f8E8M0FNU>
  }) : (tensor<4x3x2xf8E8M0FNU>, tensor<2x3x1xi32>, tensor<2x3xf8E8M0FNU>) -> tensor<4x3x2xf8E8M0FNU>
  %19 = stablehlo.constant dense<"0x0B103D5776A56026E2419B2888DF29BFC350F620E5A674B8"> : tensor<4x3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xf8E8M0FNU>, tensor<4x3x2xf8E8M0FNU>) -> ()
  return
}
// -----
// scatter of f8E8M0FNU, maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x807F7E7F80807E7E7F7F7F7E7E807E7E7E7E7E80"> : tensor<5x4xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x807E7F7F807F7F7E7F7E7F80"> : tensor<3x4xf8E8M0FNU>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f8E8M0FNU>, %5: tensor<f8E8M0FNU>):
    %6 = stablehlo.maximum %4, %5 : tensor<f8E8M0FNU>
    stablehlo.return %6 : tensor<f8E8M0FNU>
  }) : (tensor<5x4xf8E8M0FNU>, tensor<3x1xi32>, tensor<3x4xf8E8M0FNU>) -> tensor<5x4xf8E8M0FNU>
  %7 = stablehlo.constant dense<"0x807F7E7F80807E7E7F7F7F7E7F807F80807F7F80"> : tensor<5x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xf8E8M0FNU>, tensor<5x4xf8E8M0FNU>) -> ()
  %8 = stablehlo.constant dense<"0x7E7F7F7F7E80807F7F7F7E7F7E7F7F807E807E7F"> : tensor<5x4xf8E8M0FNU>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<"0x7E807F7E7F7E7E80807F7E7F7E7E807F807F"> : tensor<3x3x2xf8E8M0FNU>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<f8E8M0FNU>, %13: tensor<f8E8M0FNU>):
    %14 = stablehlo.maximum %12, %13 : tensor<f8E8M0FNU>
    stablehlo.return %14 : tensor<f8E8M0FNU>
  }) : (tensor<5x4xf8E8M0FNU>, tensor<2x3xi8>, tensor<3x3x2xf8E8M0FNU>) -> tensor<5x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<5x4xf8E8M0FNU>, tensor<5x4xf8E8M0FNU>) -> ()
  %15 = stablehlo.constant dense<"0x807F807E7F7E7F7F7F807E807F7F7F7E7E807F7F7F7F7E80"> : tensor<4x3x2xf8E8M0FNU>
  %16 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %17 = stablehlo.constant dense<[[2.0, 2.0, 1.0], [0.5, 1.0, 2.0]]> : tensor<2x3xf8E8M0FNU>
  %18 = "stablehlo.scatter"(%15, %16, %17) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%19: tensor<f8E8M0FNU>, %20: tensor<f8E8M0FNU>):
    %21 = stablehlo.maximum %19, %20 : tensor<f8E8M0FNU>
    stablehlo.return %21 : tensor<f8E8M0FNU>
  }) : (tensor<4x3x2xf8E8M0FNU>, tensor<2x3x1xi32>, tensor<2x3xf8E8M0FNU>) -> tensor<4x3x2xf8E8M0FNU>
  %22 = stablehlo.constant dense<"0x807F807E7F7E7F7F80807F807F7F7F7E7E807F7F7F7F7E80"> : tensor<4x3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%18, %22) : (tensor<4x3x2xf8E8M0FNU>, tensor<4x3x2xf8E8M0FNU>) -> ()
  return
}
// -----
// scatter of bf16, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0x12C2A9C2B7C26C418DC291C210C27442BEC18442B5C2A0C08AC2BE41F2424642C8C2B1C26BC2C1C1"> : tensor<5x4xbf16>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0xC7C22C42F1C2E7C24AC23040D2C2B7C227C21342D1428C42"> : tensor<3x4xbf16>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<bf16>, %5: tensor<bf16>):
    stablehlo.return %5 : tensor<bf16>
  }) : (tensor<5x4xbf16>, tensor<3x1xi32>, tensor<3x4xbf16>) -> tensor<5x4xbf16>
  %6 = stablehlo.constant dense<"0x12C2A9C2B7C26C418DC291C210C27442BEC18442B5C2A0C027C21342D1428C424AC23040D2C2B7C2"> : tensor<5x4xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xbf16>, tensor<5x4xbf16>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<"0xADC278C2E6C2D1C180C2CCC2EB4200C05441DEC214C2084288404FC25CC2A9421CC230C0"> : tensor<3x3x2xbf16>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<bf16>, %11: tensor<bf16>):
    stablehlo.return %11 : tensor<bf16>
  }) : (tensor<5x4xbf16>, tensor<2x3xi8>, tensor<3x3x2xbf16>) -> tensor<5x4xbf16>
  %12 = stablehlo.constant dense<"0x12C2A9C2B7C26C418DC291C210C27442BEC18442B5C2A0C08AC2BE41F2424642C8C2E6C2D1C1C1C1"> : tensor<5x4xbf16>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xbf16>, tensor<5x4xbf16>) -> ()
  %13 = stablehlo.constant dense<"0xCAC2B0C2BB42D942AA41EDC2C03FCAC200BF00C22840BEC2EC42E44290C2DBC17C42E4C0A4C278429CC138420BC2EE42"> : tensor<4x3x2xbf16>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[85.5, 104.0, 100.5], [34.0, -29.5, -14.375]]> : tensor<2x3xbf16>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<bf16>, %18: tensor<bf16>):
    stablehlo.return %18 : tensor<bf16>
  }) : (tensor<4x3x2xbf16>, tensor<2x3x1xi32>, tensor<2x3xbf16>) -> tensor<4x3x2xbf16>
  %19 = stablehlo.constant dense<"0xCAC2B0C2BB42D942AA41EDC2C03F0842D042ECC1C942BEC2EC42E44290C2DBC17C42E4C0A4C278429CC138420BC2EE42"> : tensor<4x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xbf16>, tensor<4x3x2xbf16>) -> ()
  return
}
// -----
// scatter of bf16, add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x40408040803F80C080C0004040408040000080C080C0404080BF40C0004000C080BF404080C00000"> : tensor<5x4xbf16>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x80BF803F000080BF803F0040803F803F00C0004000C00040"> : tensor<3x4xbf16>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<bf16>, %5: tensor<bf16>):
    %6 = stablehlo.add %4, %5 : tensor<bf16>
    stablehlo.return %6 : tensor<bf16>
  }) : (tensor<5x4xbf16>, tensor<3x1xi32>, tensor<3x4xbf16>) -> tensor<5x4xbf16>
  %7 = stablehlo.constant dense<"0x40408040803F80C080C0004040408040000080C080C0404040C080BF000000000000A04040C0803F"> : tensor<5x4xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xbf16>, tensor<5x4xbf16>) -> ()
  %8 = stablehlo.constant dense<"0x80BF00C0803F80C04040804040C00000004040C040404040404080C0004000404040404000C00000"> : tensor<5x4xbf16>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<"0x803F80BF803F80BF0040000000C000000040803F803F00C000C000400000803F00400000"> : tensor<3x3x2xbf16>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<bf16>, %13: tensor<bf16>):
    %14 = stablehlo.add %12, %13 : tensor<bf16>
    stablehlo.return %14 : tensor<bf16>
  }) : (tensor<5x4xbf16>, tensor<2x3xi8>, tensor<3x3x2xbf16>) -> tensor<5x4xbf16>
  %15 = stablehlo.constant dense<"0x80BF00C0803F80C04040804040C00000004040C040404040404080C0004000404040804040C00000"> : tensor<5x4xbf16>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xbf16>, tensor<5x4xbf16>) -> ()
  %16 = stablehlo.constant dense<"0x40C080BF404040C080C000C080C040C0404080C0004080C000C04040804040C080400040404000C000404040804080C0"> : tensor<4x3x2xbf16>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[-2.0, 0.0, 2.0], [1.0, -1.0, 1.0]]> : tensor<2x3xbf16>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<bf16>, %21: tensor<bf16>):
    %22 = stablehlo.add %20, %21 : tensor<bf16>
    stablehlo.return %22 : tensor<bf16>
  }) : (tensor<4x3x2xbf16>, tensor<2x3x1xi32>, tensor<2x3xbf16>) -> tensor<4x3x2xbf16>
  %23 = stablehlo.constant dense<"0x40C080BF404040C080C000C080C000C04040A0C0804080C000C04040804040C080400040404000C000404040804080C0"> : tensor<4x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xbf16>, tensor<4x3x2xbf16>) -> ()
  return
}
// -----
// scatter of f16, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<"0x04D5365400C5204E6054A05490CD90D7A0C6DC502E56E85228D3E8CE1C54D6D610CF68D4DAD4A055"> : tensor<5x4xf16>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x00C0A055F256E6557A55AE57F0D626D752570044D04F8CD4"> : tensor<3x4xf16>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f16>, %5: tensor<f16>):
    stablehlo.return %5 : tensor<f16>
  }) : (tensor<5x4xf16>, tensor<3x1xi32>, tensor<3x4xf16>) -> tensor<5x4xf16>
  %6 = stablehlo.constant dense<"0x04D5365400C5204E6054A05490CD90D7A0C6DC502E56E85252570044D04F8CD47A55AE57F0D626D7"> : tensor<5x4xf16>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xf16>, tensor<5x4xf16>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<"0x72D6925760D25450165794D07C569A5524D6B2D7A451BC5040C018D23E569854385780D3"> : tensor<3x3x2xf16>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<f16>, %11: tensor<f16>):
    stablehlo.return %11 : tensor<f16>
  }) : (tensor<5x4xf16>, tensor<2x3xi8>, tensor<3x3x2xf16>) -> tensor<5x4xf16>
  %12 = stablehlo.constant dense<"0x04D5365400C5204E6054A05490CD90D7A0C6DC502E56E85228D3E8CE1C54D6D610CF60D25450A055"> : tensor<5x4xf16>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xf16>, tensor<5x4xf16>) -> ()
  %13 = stablehlo.constant dense<"0x00CCF853604700CBBE5606D55E555CD646D610555050BCD12C50425724520ED5CAD56853884FBCD26CD6404040D3FA55"> : tensor<4x3x2xf16>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[32.0, 26.0, -32.0], [99.875, -41.625, 56.625]]> : tensor<2x3xf16>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<f16>, %18: tensor<f16>):
    stablehlo.return %18 : tensor<f16>
  }) : (tensor<4x3x2xf16>, tensor<2x3x1xi32>, tensor<2x3xf16>) -> tensor<4x3x2xf16>
  %19 = stablehlo.constant dense<"0x00CCF853604700CBBE5606D55E553E56804E34D100D0BCD12C50425724520ED5CAD56853884FBCD26CD6404040D3FA55"> : tensor<4x3x2xf16>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xf16>, tensor<4x3x2xf16>) -> ()
  return
}
// -----
// scatter of f16, add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00C200C0003C0000003C004000BC003C00C000C400C000BC004200BC00C00044003C00C0004400C4"> : tensor<5x4xf16>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x0000000000BC000000C000C000000000003C003C003C00BC"> : tensor<3x4xf16>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f16>, %5: tensor<f16>):
    %6 = stablehlo.add %4, %5 : tensor<f16>
    stablehlo.return %6 : tensor<f16>
  }) : (tensor<5x4xf16>, tensor<3x1xi32>, tensor<3x4xf16>) -> tensor<5x4xf16>
  %7 = stablehlo.constant dense<"0x00C200C0003C0000003C004000BC003C00C000C400C000BC0044000000BC004200BC00C4004400C4"> : tensor<5x4xf16>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xf16>, tensor<5x4xf16>) -> ()
  %8 = stablehlo.constant dense<"0x00C400C4003C00C4004400C200BC004400C200BC00C000C000C000BC00C000BC003C00C40040003C"> : tensor<5x4xf16>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<"0x00C00040000000BC00BC00C000C0003C00BC00400040003C003C00C000BC00C000C00000"> : tensor<3x3x2xf16>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<f16>, %13: tensor<f16>):
    %14 = stablehlo.add %12, %13 : tensor<f16>
    stablehlo.return %14 : tensor<f16>
  }) : (tensor<5x4xf16>, tensor<2x3xi8>, tensor<3x3x2xf16>) -> tensor<5x4xf16>
  %15 = stablehlo.constant dense<"0x00C400C4003C00C4004400C200BC004400C200BC00C000C000C000BC00C000BC003C00C4003C003C"> : tensor<5x4xf16>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xf16>, tensor<5x4xf16>) -> ()
  %16 = stablehlo.constant dense<"0x000000BC0040004200C200400044004400BC00440000000000C400C000C0003C00C200C40042003C00BC00C0004000C4"> : tensor<4x3x2xf16>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[2.0, 1.0, 2.0], [-2.0, -1.0, -2.0]]> : tensor<2x3xf16>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<f16>, %21: tensor<f16>):
    %22 = stablehlo.add %20, %21 : tensor<f16>
    stablehlo.return %22 : tensor<f16>
  }) : (tensor<4x3x2xf16>, tensor<2x3x1xi32>, tensor<2x3xf16>) -> tensor<4x3x2xf16>
  %23 = stablehlo.constant dense<"0x000000BC0040004200C2004000440040000000420040000000C400C000C0003C00C200C40042003C00BC00C0004000C4"> : tensor<4x3x2xf16>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xf16>, tensor<4x3x2xf16>) -> ()
  return
}
// -----
// scatter of f32, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<[[61.0, -8.875, 1.25, -92.375], [49.75, -19.875, -56.625, 113.375], [11.75, 62.0, 97.5, -119.25], [71.25, 72.625, -10.125, 38.375], [27.875, 58.0, -76.875, -123.625]]> : tensor<5x4xf32>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[108.25, -4.25, -9.375, -123.25], [-65.875, 122.25, -103.625, 124.75], [-65.375, -5.5, -121.375, -123.0]]> : tensor<3x4xf32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f32>, %5: tensor<f32>):
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<5x4xf32>
  %6 = stablehlo.constant dense<[[61.0, -8.875, 1.25, -92.375], [49.75, -19.875, -56.625, 113.375], [11.75, 62.0, 97.5, -119.25], [-65.375, -5.5, -121.375, -123.0], [-65.875, 122.25, -103.625, 124.75]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %7 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %8 = stablehlo.constant dense<[[113.375, 116.5, 123.0, -53.75], [54.5, 72.875, -33.5, 56.125], [1.5, -80.5, -123.875, 91.0]]> : tensor<3x4xf32>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<f32>, %11: tensor<f32>):
    stablehlo.return %11 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<3xi64>, tensor<3x4xf32>) -> tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %12 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %13 = stablehlo.constant dense<[[-102.875, 54.0, 63.625], [-102.875, 54.0, 63.625]]> : tensor<2x3xf32>
  %14 = "stablehlo.scatter"(%0, %12, %13) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%15: tensor<f32>, %16: tensor<f32>):
    stablehlo.return %16 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<2x3x2xui32>, tensor<2x3xf32>) -> tensor<5x4xf32>
  %17 = stablehlo.constant dense<[[61.0, -8.875, 1.25, -92.375], [49.75, -19.875, -56.625, 113.375], [11.75, -102.875, 97.5, -119.25], [71.25, 72.625, -10.125, 38.375], [27.875, 58.0, -76.875, 63.625]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%14, %17) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %18 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %19 = stablehlo.constant dense<[[[-83.25, -39.0], [61.25, -95.625], [-92.5, -13.5]], [[27.5, 55.25], [72.0, -112.75], [-121.625, 72.0]], [[27.75, 18.125], [-43.25, -52.375], [-7.875, 24.5]]]> : tensor<3x3x2xf32>
  %20 = "stablehlo.scatter"(%0, %18, %19) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%21: tensor<f32>, %22: tensor<f32>):
    stablehlo.return %22 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<2x3xi8>, tensor<3x3x2xf32>) -> tensor<5x4xf32>
  %23 = stablehlo.constant dense<[[61.0, -8.875, 1.25, -92.375], [49.75, -19.875, -56.625, 113.375], [11.75, 62.0, 97.5, -119.25], [71.25, 72.625, -10.125, 38.375], [27.875, 61.25, -95.625, -123.625]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%20, %23) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %24 = stablehlo.constant dense<[[[93.0, -99.5, 91.5], [83.625, -67.0, 18.25], [-12.125, -93.5, -13.5], [-77.0, -79.25, -7.5]], [[-70.375, -120.625, 42.375], [15.75, 56.375, -35.0], [-55.0, -9.625, 10.625], [-58.0, -80.0, 24.375]], [[49.5, -16.75, 120.75], [3.875, -20.375, -50.625], [-71.5, 78.25, -118.25], [-40.5, 123.25, 72.375]], [[-4.5, -89.5, 58.875], [-82.375, 22.625, 9.0], [-69.875, 17.0, -10.5], [-19.375, -78.375, 35.625]], [[94.5, -90.25, 1.125], [-100.875, 28.625, -52.75], [55.125, 46.875, -69.75], [-67.125, 49.125, -114.75]]]> : tensor<5x4x3xf32>
  %25 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %26 = stablehlo.constant dense<[[[-51.25, -105.375, -44.625], [64.25, -54.75, -99.375]], [[18.5, 29.0, -103.5], [-26.875, 19.75, 28.375]]]> : tensor<2x2x3xf32>
  %27 = "stablehlo.scatter"(%24, %25, %26) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%28: tensor<f32>, %29: tensor<f32>):
    stablehlo.return %29 : tensor<f32>
  }) : (tensor<5x4x3xf32>, tensor<2x2xui8>, tensor<2x2x3xf32>) -> tensor<5x4x3xf32>
  %30 = stablehlo.constant dense<[[[93.0, -99.5, 91.5], [83.625, -67.0, 18.25], [-12.125, -93.5, -13.5], [-77.0, -79.25, -7.5]], [[-70.375, -120.625, 42.375], [15.75, 56.375, -35.0], [-55.0, -9.625, 10.625], [-58.0, -80.0, 24.375]], [[49.5, 18.5, 29.0], [3.875, -20.375, -50.625], [-71.5, 78.25, -118.25], [-40.5, 123.25, 72.375]], [[-4.5, -26.875, 19.75], [-82.375, 22.625, 9.0], [-69.875, 17.0, -10.5], [-19.375, -78.375, 35.625]], [[94.5, -90.25, 1.125], [-100.875, 28.625, -52.75], [55.125, 46.875, -69.75], [-67.125, 49.125, -114.75]]]> : tensor<5x4x3xf32>
  stablehlo.custom_call @check.expect_eq(%27, %30) : (tensor<5x4x3xf32>, tensor<5x4x3xf32>) -> ()
  %31 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %32 = stablehlo.constant dense<"0x0040B1420080E3C200804BC20000DCC20000974100009CC000C08EC20040E2C20000D4C00000CD41000016410040E7420080DEC20000DE4200C0DEC20000EEC200801EC20040DF42"> : tensor<3x2x3xf32>
  %33 = "stablehlo.scatter"(%24, %31, %32) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%34: tensor<f32>, %35: tensor<f32>):
    stablehlo.return %35 : tensor<f32>
  }) : (tensor<5x4x3xf32>, tensor<3x1xui64>, tensor<3x2x3xf32>) -> tensor<5x4x3xf32>
  %36 = stablehlo.constant dense<[[[88.625, -110.0, 91.5], [-71.375, 25.625, 18.25], [-111.25, -119.0, -13.5], [-77.0, -79.25, -7.5]], [[-70.375, -120.625, 42.375], [15.75, 56.375, -35.0], [-55.0, -9.625, 10.625], [-58.0, -80.0, 24.375]], [[49.5, -16.75, 120.75], [3.875, -20.375, -50.625], [-71.5, 78.25, -118.25], [-40.5, 123.25, 72.375]], [[-4.5, -89.5, 58.875], [-82.375, 22.625, 9.0], [-69.875, 17.0, -10.5], [-19.375, -78.375, 35.625]], [[-113.75, 18.875, 1.125], [-113.125, 9.375, -52.75], [111.0, -39.625, -69.75], [-67.125, 49.125, -114.75]]]> : tensor<5x4x3xf32>
  stablehlo.custom_call @check.expect_eq(%33, %36) : (tensor<5x4x3xf32>, tensor<5x4x3xf32>) -> ()
  %37 = stablehlo.constant dense<[[[-58.0, 92.375, 105.375, -115.0], [111.75, 23.0, 24.875, -104.0], [25.875, -95.625, -74.125, 15.875], [22.125, 56.375, 104.125, -27.625], [53.5, -73.75, 91.25, 70.875]], [[63.875, -49.0, -2.625, -112.875], [-84.875, -47.5, -53.875, -29.625], [36.625, -52.25, 82.75, 47.75], [-84.0, 51.375, 96.75, 67.625], [-64.75, 49.125, -93.75, 0.75]], [[6.125, -47.0, -86.875, 84.125], [103.125, -93.5, -49.875, -2.75], [4.625, -92.5, 68.0, -9.125], [-71.375, -56.75, -16.25, 112.0], [-57.875, 53.75, -116.125, 121.125]]]> : tensor<3x5x4xf32>
  %38 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %39 = stablehlo.constant dense<[[[-63.625, -70.75, -65.5, -120.5], [92.75, 86.75, 18.625, 39.875]], [[25.75, -41.0, -29.5, 117.75], [-71.875, 43.125, -21.875, -104.5]], [[118.75, 31.0, 98.625, -20.5], [117.25, 59.875, 9.125, -89.25]]]> : tensor<3x2x4xf32>
  %40 = "stablehlo.scatter"(%37, %38, %39) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%41: tensor<f32>, %42: tensor<f32>):
    stablehlo.return %42 : tensor<f32>
  }) : (tensor<3x5x4xf32>, tensor<3x2x1xi16>, tensor<3x2x4xf32>) -> tensor<3x5x4xf32>
  %43 = stablehlo.constant dense<[[[-58.0, 92.375, 105.375, -115.0], [111.75, 23.0, 24.875, -104.0], [25.875, -95.625, -74.125, 15.875], [22.125, 56.375, 104.125, -27.625], [92.75, 86.75, 18.625, 39.875]], [[63.875, -49.0, -2.625, -112.875], [-84.875, -47.5, -53.875, -29.625], [-71.875, 43.125, -21.875, -104.5], [25.75, -41.0, -29.5, 117.75], [-64.75, 49.125, -93.75, 0.75]], [[117.25, 59.875, 9.125, -89.25], [118.75, 31.0, 98.625, -20.5], [4.625, -92.5, 68.0, -9.125], [-71.375, -56.75, -16.25, 112.0], [-57.875, 53.75, -116.125, 121.125]]]> : tensor<3x5x4xf32>
  stablehlo.custom_call @check.expect_eq(%40, %43) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> ()
  %44 = stablehlo.constant dense<[[[42.125, 74.75], [-39.5, -32.875], [100.0, -110.375]], [[-24.75, -8.625], [3.25, 8.375], [-75.5, 10.0]], [[-70.25, 53.875], [-62.75, 18.375], [28.875, -119.0]], [[-32.25, -13.625], [-1.0, -58.625], [50.125, 9.5]]]> : tensor<4x3x2xf32>
  %45 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %46 = stablehlo.constant dense<[[1.875, 105.125, 95.375], [78.75, 116.625, -38.5]]> : tensor<2x3xf32>
  %47 = "stablehlo.scatter"(%44, %45, %46) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%48: tensor<f32>, %49: tensor<f32>):
    stablehlo.return %49 : tensor<f32>
  }) : (tensor<4x3x2xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<4x3x2xf32>
  %50 = stablehlo.constant dense<[[[42.125, 74.75], [-39.5, -32.875], [100.0, -110.375]], [[-24.75, 78.75], [105.125, 116.625], [95.375, 10.0]], [[-70.25, 53.875], [-62.75, 18.375], [28.875, -119.0]], [[-32.25, -13.625], [-1.0, -58.625], [50.125, 9.5]]]> : tensor<4x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%47, %50) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> ()
  %51 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %52 = stablehlo.constant dense<[[[-119.0, 52.75, -89.5], [-56.625, -35.875, -93.375]], [[-26.0, 20.125, 49.375], [123.875, 119.875, -65.5]]]> : tensor<2x2x3xf32>
  %53 = "stablehlo.scatter"(%44, %51, %52) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%54: tensor<f32>, %55: tensor<f32>):
    stablehlo.return %55 : tensor<f32>
  }) : (tensor<4x3x2xf32>, tensor<1x2x3xi64>, tensor<2x2x3xf32>) -> tensor<4x3x2xf32>
  %56 = stablehlo.constant dense<[[[42.125, 74.75], [-39.5, -32.875], [100.0, -110.375]], [[-24.75, -8.625], [3.25, 8.375], [-75.5, 10.0]], [[-119.0, -56.625], [52.75, -35.875], [-89.5, -93.375]], [[-26.0, 123.875], [20.125, 119.875], [49.375, -65.5]]]> : tensor<4x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%53, %56) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> ()
  %57 = stablehlo.constant dense<[116.0, -54.25, -17.625, 6.75, 29.25, 10.625]> : tensor<6xf32>
  %58 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %59 = stablehlo.constant dense<[43.375, 43.375, 38.75, -28.0]> : tensor<4xf32>
  %60 = "stablehlo.scatter"(%57, %58, %59) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%61: tensor<f32>, %62: tensor<f32>):
    stablehlo.return %62 : tensor<f32>
  }) : (tensor<6xf32>, tensor<4xui32>, tensor<4xf32>) -> tensor<6xf32>
  %63 = stablehlo.constant dense<[43.375, -54.25, -17.625, 6.75, 29.25, 38.75]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%60, %63) : (tensor<6xf32>, tensor<6xf32>) -> ()
  %64 = stablehlo.constant dense<2> : tensor<1xi8>
  %65 = stablehlo.constant dense<[120.75, -0.25, 51.375, -51.0]> : tensor<4xf32>
  %66 = "stablehlo.scatter"(%57, %64, %65) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%67: tensor<f32>, %68: tensor<f32>):
    stablehlo.return %68 : tensor<f32>
  }) : (tensor<6xf32>, tensor<1xi8>, tensor<4xf32>) -> tensor<6xf32>
  %69 = stablehlo.constant dense<[116.0, -54.25, 120.75, -0.25, 51.375, -51.0]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%66, %69) : (tensor<6xf32>, tensor<6xf32>) -> ()
  %70 = stablehlo.constant dense<> : tensor<0x1xui8>
  %71 = stablehlo.constant dense<> : tensor<0x4xf32>
  %72 = "stablehlo.scatter"(%0, %70, %71) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = true}> ({
    ^bb0(%73: tensor<f32>, %74: tensor<f32>):
    stablehlo.return %74 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<0x1xui8>, tensor<0x4xf32>) -> tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%72, %0) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %75 = stablehlo.constant dense<[[41.125, 47.75, 122.375, 13.125, -57.75, 49.5, 67.625], [-74.5, -75.25, -5.25, -59.625, -94.875, -101.375, 80.375], [-99.25, 36.0, -100.375, -83.5, -40.875, -86.625, -22.25], [7.5, -103.125, -29.875, 86.5, 117.875, -20.125, 25.25], [-25.0, 88.125, -71.625, 54.625, -64.625, -42.625, 110.625]]> : tensor<5x7xf32>
  %76 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %77 = stablehlo.constant dense<[[[-39.625, -83.125, -123.5], [-21.625, -4.625, 105.5]], [[-24.25, 8.375, -116.625], [81.75, -57.0, 48.375]], [[114.0, -93.125, -62.25], [65.5, 97.5, -76.375]], [[66.75, -47.25, 15.25], [60.875, 96.875, -16.375]], [[-44.375, -118.75, 64.625], [-68.625, -99.625, -69.375]]]> : tensor<5x2x3xf32>
  %78 = "stablehlo.scatter"(%75, %76, %77) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%79: tensor<f32>, %80: tensor<f32>):
    stablehlo.return %80 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<2x1xui64>, tensor<5x2x3xf32>) -> tensor<5x7xf32>
  %81 = stablehlo.constant dense<[[41.125, -21.625, -4.625, 105.5, -39.625, -83.125, -123.5], [-74.5, 81.75, -57.0, 48.375, -24.25, 8.375, -116.625], [-99.25, 65.5, 97.5, -76.375, 114.0, -93.125, -62.25], [7.5, 60.875, 96.875, -16.375, 66.75, -47.25, 15.25], [-25.0, -68.625, -99.625, -69.375, -44.375, -118.75, 64.625]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%78, %81) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  return
}
// -----
// scatter of f32, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, -2.0, -2.0, -4.0], [-1.0, 2.0, -1.0, -1.0], [0.0, 2.0, -4.0, -4.0], [3.0, -3.0, -4.0, 4.0], [-4.0, -2.0, 2.0, 4.0]]> : tensor<5x4xf32>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[-2.0, 2.0, 1.0, 1.0], [-2.0, 1.0, 0.0, 1.0], [0.0, -2.0, -1.0, -1.0]]> : tensor<3x4xf32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f32>, %5: tensor<f32>):
    %6 = stablehlo.add %4, %5 : tensor<f32>
    stablehlo.return %6 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<5x4xf32>
  %7 = stablehlo.constant dense<[[1.0, -2.0, -2.0, -4.0], [-1.0, 2.0, -1.0, -1.0], [0.0, 2.0, -4.0, -4.0], [3.0, -5.0, -5.0, 3.0], [-6.0, -1.0, 2.0, 5.0]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %8 = stablehlo.constant dense<[[-3.0, 3.0, 2.0, 3.0], [4.0, 4.0, -3.0, -2.0], [-2.0, 2.0, 4.0, 3.0], [1.0, 0.0, 1.0, 4.0], [-2.0, -4.0, -1.0, 0.0]]> : tensor<5x4xf32>
  %9 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %10 = stablehlo.constant dense<[[0.0, 1.0, 0.0, 1.0], [0.0, -1.0, 2.0, 0.0], [0.0, -1.0, -2.0, 1.0]]> : tensor<3x4xf32>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<f32>, %13: tensor<f32>):
    %14 = stablehlo.add %12, %13 : tensor<f32>
    stablehlo.return %14 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<3xi64>, tensor<3x4xf32>) -> tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %15 = stablehlo.constant dense<[[2.0, -3.0, 1.0, -4.0], [2.0, -3.0, 4.0, -3.0], [-1.0, 0.0, -3.0, 2.0], [-2.0, 4.0, 4.0, -4.0], [-3.0, 3.0, -1.0, -3.0]]> : tensor<5x4xf32>
  %16 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %17 = stablehlo.constant dense<[[2.0, 2.0, 2.0], [2.0, 1.0, -1.0]]> : tensor<2x3xf32>
  %18 = "stablehlo.scatter"(%15, %16, %17) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%19: tensor<f32>, %20: tensor<f32>):
    %21 = stablehlo.add %19, %20 : tensor<f32>
    stablehlo.return %21 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<2x3x2xui32>, tensor<2x3xf32>) -> tensor<5x4xf32>
  %22 = stablehlo.constant dense<[[2.0, -3.0, 1.0, -4.0], [2.0, -3.0, 4.0, -3.0], [-1.0, 4.0, -3.0, 2.0], [-2.0, 4.0, 4.0, -4.0], [-3.0, 3.0, -1.0, -2.0]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%18, %22) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %23 = stablehlo.constant dense<[[3.0, 0.0, 2.0, -3.0], [-3.0, -3.0, 1.0, -2.0], [-2.0, 2.0, -4.0, 1.0], [-4.0, 0.0, -4.0, 3.0], [4.0, -4.0, -1.0, 0.0]]> : tensor<5x4xf32>
  %24 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %25 = stablehlo.constant dense<[[[-2.0, 0.0], [-2.0, -1.0], [2.0, 0.0]], [[2.0, 0.0], [0.0, -1.0], [-2.0, -1.0]], [[1.0, -2.0], [2.0, -2.0], [-2.0, 1.0]]]> : tensor<3x3x2xf32>
  %26 = "stablehlo.scatter"(%23, %24, %25) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%27: tensor<f32>, %28: tensor<f32>):
    %29 = stablehlo.add %27, %28 : tensor<f32>
    stablehlo.return %29 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<2x3xi8>, tensor<3x3x2xf32>) -> tensor<5x4xf32>
  %30 = stablehlo.constant dense<[[3.0, 0.0, 2.0, -3.0], [-3.0, -3.0, 1.0, -2.0], [-2.0, 2.0, -4.0, 1.0], [-4.0, 0.0, -4.0, 3.0], [4.0, -6.0, -2.0, 0.0]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%26, %30) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %31 = stablehlo.constant dense<[[[1.0, 4.0, 2.0], [-2.0, -4.0, 2.0], [-1.0, -4.0, 2.0], [-2.0, 4.0, -3.0]], [[3.0, 2.0, 4.0], [-4.0, 3.0, -2.0], [2.0, -1.0, 0.0], [2.0, 4.0, 3.0]], [[2.0, -1.0, 3.0], [2.0, 2.0, -1.0], [2.0, 1.0, 4.0], [0.0, 2.0, -4.0]], [[0.0, 4.0, -3.0], [-1.0, 1.0, -3.0], [3.0, 0.0, 0.0], [0.0, 1.0, 3.0]], [[-2.0, -4.0, 0.0], [-3.0, 2.0, -4.0], [1.0, 2.0, -4.0], [2.0, 1.0, -3.0]]]> : tensor<5x4x3xf32>
  %32 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %33 = stablehlo.constant dense<[[[2.0, -1.0, -2.0], [1.0, -2.0, 2.0]], [[1.0, 0.0, -1.0], [1.0, 1.0, -1.0]]]> : tensor<2x2x3xf32>
  %34 = "stablehlo.scatter"(%31, %32, %33) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%35: tensor<f32>, %36: tensor<f32>):
    %37 = stablehlo.add %35, %36 : tensor<f32>
    stablehlo.return %37 : tensor<f32>
  }) : (tensor<5x4x3xf32>, tensor<2x2xui8>, tensor<2x2x3xf32>) -> tensor<5x4x3xf32>
  %38 = stablehlo.constant dense<[[[1.0, 4.0, 2.0], [-2.0, -4.0, 2.0], [-1.0, -4.0, 2.0], [-2.0, 4.0, -3.0]], [[3.0, 2.0, 4.0], [-4.0, 3.0, -2.0], [2.0, -1.0, 0.0], [2.0, 4.0, 3.0]], [[2.0, 0.0, 3.0], [2.0, 2.0, -1.0], [2.0, 1.0, 4.0], [0.0, 2.0, -4.0]], [[0.0, 5.0, -2.0], [-1.0, 1.0, -3.0], [3.0, 0.0, 0.0], [0.0, 1.0, 3.0]], [[-2.0, -4.0, 0.0], [-3.0, 2.0, -4.0], [1.0, 2.0, -4.0], [2.0, 1.0, -3.0]]]> : tensor<5x4x3xf32>
  stablehlo.custom_call @check.expect_eq(%34, %38) : (tensor<5x4x3xf32>, tensor<5x4x3xf32>) -> ()
  %39 = stablehlo.constant dense<[[[0.0, 2.0, 3.0], [-2.0, 2.0, 3.0], [2.0, 0.0, 0.0], [3.0, -1.0, -4.0]], [[0.0, 4.0, 1.0], [2.0, 0.0, -3.0], [4.0, -1.0, 4.0], [2.0, 0.0, -1.0]], [[2.0, -4.0, -1.0], [1.0, -3.0, -4.0], [0.0, -3.0, 4.0], [0.0, 0.0, -2.0]], [[-2.0, -4.0, -2.0], [4.0, 1.0, 0.0], [3.0, 2.0, 0.0], [-3.0, 1.0, 2.0]], [[-3.0, 2.0, -1.0], [4.0, 1.0, -1.0], [2.0, -3.0, 0.0], [-2.0, -3.0, 1.0]]]> : tensor<5x4x3xf32>
  %40 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %41 = stablehlo.constant dense<[[[-2.0, 1.0, 1.0], [1.0, -1.0, -1.0]], [[-2.0, 1.0, -2.0], [0.0, 1.0, 2.0]], [[0.0, 2.0, 0.0], [-1.0, 2.0, -2.0]]]> : tensor<3x2x3xf32>
  %42 = "stablehlo.scatter"(%39, %40, %41) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%43: tensor<f32>, %44: tensor<f32>):
    %45 = stablehlo.add %43, %44 : tensor<f32>
    stablehlo.return %45 : tensor<f32>
  }) : (tensor<5x4x3xf32>, tensor<3x1xui64>, tensor<3x2x3xf32>) -> tensor<5x4x3xf32>
  %46 = stablehlo.constant dense<[[[-2.0, 3.0, 3.0], [-4.0, 2.0, 3.0], [2.0, -1.0, 0.0], [3.0, -1.0, -4.0]], [[0.0, 4.0, 1.0], [2.0, 0.0, -3.0], [4.0, -1.0, 4.0], [2.0, 0.0, -1.0]], [[2.0, -4.0, -1.0], [1.0, -3.0, -4.0], [0.0, -3.0, 4.0], [0.0, 0.0, -2.0]], [[-2.0, -4.0, -2.0], [4.0, 1.0, 0.0], [3.0, 2.0, 0.0], [-3.0, 1.0, 2.0]], [[-2.0, 1.0, -1.0], [5.0, 2.0, -1.0], [4.0, -1.0, 0.0], [-2.0, -3.0, 1.0]]]> : tensor<5x4x3xf32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<5x4x3xf32>, tensor<5x4x3xf32>) -> ()
  %47 = stablehlo.constant dense<[[[3.0, 1.0, 3.0, 0.0], [1.0, 3.0, 0.0, 1.0], [-1.0, -1.0, -3.0, -4.0], [0.0, -3.0, 0.0, 2.0], [0.0, 3.0, -2.0, 4.0]], [[0.0, -2.0, 2.0, -3.0], [-2.0, -2.0, 4.0, -4.0], [4.0, -2.0, -3.0, 3.0], [-3.0, 4.0, 0.0, 3.0], [-1.0, 0.0, -1.0, -4.0]], [[2.0, -2.0, 1.0, 4.0], [-1.0, -4.0, -4.0, -1.0], [-1.0, 3.0, -1.0, 0.0], [3.0, -4.0, -1.0, -1.0], [-2.0, -3.0, 3.0, 1.0]]]> : tensor<3x5x4xf32>
  %48 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %49 = stablehlo.constant dense<[[[-2.0, 2.0, -1.0, -2.0], [-1.0, -1.0, -1.0, 2.0]], [[0.0, 0.0, 0.0, 0.0], [-2.0, 1.0, 2.0, -1.0]], [[-2.0, 1.0, -1.0, -2.0], [2.0, -2.0, -1.0, -1.0]]]> : tensor<3x2x4xf32>
  %50 = "stablehlo.scatter"(%47, %48, %49) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%51: tensor<f32>, %52: tensor<f32>):
    %53 = stablehlo.add %51, %52 : tensor<f32>
    stablehlo.return %53 : tensor<f32>
  }) : (tensor<3x5x4xf32>, tensor<3x2x1xi16>, tensor<3x2x4xf32>) -> tensor<3x5x4xf32>
  %54 = stablehlo.constant dense<[[[3.0, 1.0, 3.0, 0.0], [1.0, 3.0, 0.0, 1.0], [-1.0, -1.0, -3.0, -4.0], [0.0, -3.0, 0.0, 2.0], [-1.0, 2.0, -3.0, 6.0]], [[0.0, -2.0, 2.0, -3.0], [-2.0, -2.0, 4.0, -4.0], [2.0, -1.0, -1.0, 2.0], [-3.0, 4.0, 0.0, 3.0], [-1.0, 0.0, -1.0, -4.0]], [[4.0, -4.0, 0.0, 3.0], [-3.0, -3.0, -5.0, -3.0], [-1.0, 3.0, -1.0, 0.0], [3.0, -4.0, -1.0, -1.0], [-2.0, -3.0, 3.0, 1.0]]]> : tensor<3x5x4xf32>
  stablehlo.custom_call @check.expect_eq(%50, %54) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> ()
  %55 = stablehlo.constant dense<[[[2.0, -3.0], [0.0, -2.0], [4.0, -2.0]], [[1.0, 2.0], [-4.0, 0.0], [-4.0, 3.0]], [[2.0, -4.0], [1.0, -3.0], [3.0, 2.0]], [[-2.0, 3.0], [0.0, -3.0], [-4.0, 3.0]]]> : tensor<4x3x2xf32>
  %56 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %57 = stablehlo.constant dense<[[1.0, 1.0, 2.0], [2.0, -1.0, -2.0]]> : tensor<2x3xf32>
  %58 = "stablehlo.scatter"(%55, %56, %57) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%59: tensor<f32>, %60: tensor<f32>):
    %61 = stablehlo.add %59, %60 : tensor<f32>
    stablehlo.return %61 : tensor<f32>
  }) : (tensor<4x3x2xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<4x3x2xf32>
  %62 = stablehlo.constant dense<[[[2.0, -3.0], [0.0, -2.0], [4.0, -2.0]], [[1.0, 4.0], [-3.0, -1.0], [-2.0, 3.0]], [[2.0, -4.0], [1.0, -3.0], [3.0, 2.0]], [[-2.0, 3.0], [0.0, -3.0], [-4.0, 3.0]]]> : tensor<4x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%58, %62) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> ()
  %63 = stablehlo.constant dense<[[[1.0, 1.0], [2.0, 4.0], [1.0, -1.0]], [[4.0, -3.0], [-1.0, 2.0], [4.0, 1.0]], [[-2.0, -3.0], [3.0, 0.0], [-4.0, 3.0]], [[3.0, -3.0], [-2.0, -3.0], [2.0, -1.0]]]> : tensor<4x3x2xf32>
  %64 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %65 = stablehlo.constant dense<[[[2.0, 0.0, 1.0], [-1.0, 0.0, -2.0]], [[2.0, 0.0, 0.0], [2.0, 1.0, -2.0]]]> : tensor<2x2x3xf32>
  %66 = "stablehlo.scatter"(%63, %64, %65) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%67: tensor<f32>, %68: tensor<f32>):
    %69 = stablehlo.add %67, %68 : tensor<f32>
    stablehlo.return %69 : tensor<f32>
  }) : (tensor<4x3x2xf32>, tensor<1x2x3xi64>, tensor<2x2x3xf32>) -> tensor<4x3x2xf32>
  %70 = stablehlo.constant dense<[[[1.0, 1.0], [2.0, 4.0], [1.0, -1.0]], [[4.0, -3.0], [-1.0, 2.0], [4.0, 1.0]], [[0.0, -4.0], [3.0, 0.0], [-3.0, 1.0]], [[5.0, -1.0], [-2.0, -2.0], [2.0, -3.0]]]> : tensor<4x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%66, %70) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> ()
  %71 = stablehlo.constant dense<[-4.0, -4.0, -4.0, -4.0, 1.0, 1.0]> : tensor<6xf32>
  %72 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %73 = stablehlo.constant dense<[-1.0, -2.0, 1.0, -1.0]> : tensor<4xf32>
  %74 = "stablehlo.scatter"(%71, %72, %73) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%75: tensor<f32>, %76: tensor<f32>):
    %77 = stablehlo.add %75, %76 : tensor<f32>
    stablehlo.return %77 : tensor<f32>
  }) : (tensor<6xf32>, tensor<4xui32>, tensor<4xf32>) -> tensor<6xf32>
  %78 = stablehlo.constant dense<[-7.0, -4.0, -4.0, -4.0, 1.0, 2.0]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%74, %78) : (tensor<6xf32>, tensor<6xf32>) -> ()
  %79 = stablehlo.constant dense<[-2.0, 4.0, -3.0, -4.0, 1.0, -1.0]> : tensor<6xf32>
  %80 = stablehlo.constant dense<2> : tensor<1xi8>
  %81 = stablehlo.constant dense<[2.0, 1.0, -2.0, -2.0]> : tensor<4xf32>
  %82 = "stablehlo.scatter"(%79, %80, %81) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%83: tensor<f32>, %84: tensor<f32>):
    %85 = stablehlo.add %83, %84 : tensor<f32>
    stablehlo.return %85 : tensor<f32>
  }) : (tensor<6xf32>, tensor<1xi8>, tensor<4xf32>) -> tensor<6xf32>
  %86 = stablehlo.constant dense<[-2.0, 4.0, -1.0, -3.0, -1.0, -3.0]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%82, %86) : (tensor<6xf32>, tensor<6xf32>) -> ()
  %87 = stablehlo.constant dense<[[1.0, -1.0, 4.0, -1.0], [-2.0, -4.0, 1.0, 3.0], [-4.0, -2.0, 1.0, 3.0], [3.0, -4.0, 4.0, 0.0], [1.0, -1.0, 0.0, -1.0]]> : tensor<5x4xf32>
  %88 = stablehlo.constant dense<> : tensor<0x1xui8>
  %89 = stablehlo.constant dense<> : tensor<0x4xf32>
  %90 = "stablehlo.scatter"(%87, %88, %89) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = true}> ({
    ^bb0(%91: tensor<f32>, %92: tensor<f32>):
    %93 = stablehlo.add %91, %92 : tensor<f32>
    stablehlo.return %93 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<0x1xui8>, tensor<0x4xf32>) -> tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%90, %87) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %94 = stablehlo.constant dense<[[-2.0, 4.0, 4.0, 3.0, -2.0, 2.0, 2.0], [-4.0, 1.0, -4.0, 2.0, 2.0, 1.0, 0.0], [-1.0, 3.0, 3.0, -1.0, 3.0, 0.0, 3.0], [2.0, -2.0, -2.0, -3.0, -4.0, -4.0, 4.0], [1.0, -1.0, 2.0, 1.0, 2.0, -1.0, 4.0]]> : tensor<5x7xf32>
  %95 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %96 = stablehlo.constant dense<[[[0.0, -2.0, 1.0], [-1.0, -2.0, 1.0]], [[0.0, 0.0, -2.0], [2.0, 2.0, -1.0]], [[1.0, 0.0, 2.0], [2.0, 0.0, 2.0]], [[0.0, -1.0, -1.0], [0.0, -2.0, 0.0]], [[-1.0, -2.0, 2.0], [0.0, -1.0, 2.0]]]> : tensor<5x2x3xf32>
  %97 = "stablehlo.scatter"(%94, %95, %96) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%98: tensor<f32>, %99: tensor<f32>):
    %100 = stablehlo.add %98, %99 : tensor<f32>
    stablehlo.return %100 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<2x1xui64>, tensor<5x2x3xf32>) -> tensor<5x7xf32>
  %101 = stablehlo.constant dense<[[-2.0, 3.0, 2.0, 4.0, -2.0, 0.0, 3.0], [-4.0, 3.0, -2.0, 1.0, 2.0, 1.0, -2.0], [-1.0, 5.0, 3.0, 1.0, 4.0, 0.0, 5.0], [2.0, -2.0, -4.0, -3.0, -4.0, -5.0, 3.0], [1.0, -1.0, 1.0, 3.0, 1.0, -3.0, 6.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%97, %101) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  return
}
// -----
// scatter of f32, multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, -2.0, -2.0, -4.0], [-1.0, 2.0, -1.0, -1.0], [0.0, 2.0, -4.0, -4.0], [3.0, -3.0, -4.0, 4.0], [-4.0, -2.0, 2.0, 4.0]]> : tensor<5x4xf32>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[-2.0, 2.0, 1.0, 1.0], [-2.0, 1.0, 0.0, 1.0], [0.0, -2.0, -1.0, -1.0]]> : tensor<3x4xf32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f32>, %5: tensor<f32>):
    %6 = stablehlo.multiply %4, %5 : tensor<f32>
    stablehlo.return %6 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<5x4xf32>
  %7 = stablehlo.constant dense<[[1.0, -2.0, -2.0, -4.0], [-1.0, 2.0, -1.0, -1.0], [0.0, 2.0, -4.0, -4.0], [0.0, 6.0, 4.0, -4.0], [8.0, -2.0, 0.0, 4.0]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %8 = stablehlo.constant dense<[[-3.0, 3.0, 2.0, 3.0], [4.0, 4.0, -3.0, -2.0], [-2.0, 2.0, 4.0, 3.0], [1.0, 0.0, 1.0, 4.0], [-2.0, -4.0, -1.0, 0.0]]> : tensor<5x4xf32>
  %9 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %10 = stablehlo.constant dense<[[0.0, 1.0, 0.0, 1.0], [0.0, -1.0, 2.0, 0.0], [0.0, -1.0, -2.0, 1.0]]> : tensor<3x4xf32>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<f32>, %13: tensor<f32>):
    %14 = stablehlo.multiply %12, %13 : tensor<f32>
    stablehlo.return %14 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<3xi64>, tensor<3x4xf32>) -> tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %15 = stablehlo.constant dense<[[2.0, -3.0, 1.0, -4.0], [2.0, -3.0, 4.0, -3.0], [-1.0, 0.0, -3.0, 2.0], [-2.0, 4.0, 4.0, -4.0], [-3.0, 3.0, -1.0, -3.0]]> : tensor<5x4xf32>
  %16 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %17 = stablehlo.constant dense<[[2.0, 2.0, 2.0], [2.0, 1.0, -1.0]]> : tensor<2x3xf32>
  %18 = "stablehlo.scatter"(%15, %16, %17) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%19: tensor<f32>, %20: tensor<f32>):
    %21 = stablehlo.multiply %19, %20 : tensor<f32>
    stablehlo.return %21 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<2x3x2xui32>, tensor<2x3xf32>) -> tensor<5x4xf32>
  %22 = stablehlo.constant dense<[[2.0, -3.0, 1.0, -4.0], [2.0, -3.0, 4.0, -3.0], [-1.0, 0.0, -3.0, 2.0], [-2.0, 4.0, 4.0, -4.0], [-3.0, 3.0, -1.0, 6.0]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%18, %22) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %23 = stablehlo.constant dense<[[3.0, 0.0, 2.0, -3.0], [-3.0, -3.0, 1.0, -2.0], [-2.0, 2.0, -4.0, 1.0], [-4.0, 0.0, -4.0, 3.0], [4.0, -4.0, -1.0, 0.0]]> : tensor<5x4xf32>
  %24 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %25 = stablehlo.constant dense<[[[-2.0, 0.0], [-2.0, -1.0], [2.0, 0.0]], [[2.0, 0.0], [0.0, -1.0], [-2.0, -1.0]], [[1.0, -2.0], [2.0, -2.0], [-2.0, 1.0]]]> : tensor<3x3x2xf32>
  %26 = "stablehlo.scatter"(%23, %24, %25) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%27: tensor<f32>, %28: tensor<f32>):
    %29 = stablehlo.multiply %27, %28 : tensor<f32>
    stablehlo.return %29 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<2x3xi8>, tensor<3x3x2xf32>) -> tensor<5x4xf32>
  %30 = stablehlo.constant dense<[[3.0, 0.0, 2.0, -3.0], [-3.0, -3.0, 1.0, -2.0], [-2.0, 2.0, -4.0, 1.0], [-4.0, 0.0, -4.0, 3.0], [4.0, 8.0, 1.0, 0.0]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%26, %30) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %31 = stablehlo.constant dense<[[[1.0, 4.0, 2.0], [-2.0, -4.0, 2.0], [-1.0, -4.0, 2.0], [-2.0, 4.0, -3.0]], [[3.0, 2.0, 4.0], [-4.0, 3.0, -2.0], [2.0, -1.0, 0.0], [2.0, 4.0, 3.0]], [[2.0, -1.0, 3.0], [2.0, 2.0, -1.0], [2.0, 1.0, 4.0], [0.0, 2.0, -4.0]], [[0.0, 4.0, -3.0], [-1.0, 1.0, -3.0], [3.0, 0.0, 0.0], [0.0, 1.0, 3.0]], [[-2.0, -4.0, 0.0], [-3.0, 2.0, -4.0], [1.0, 2.0, -4.0], [2.0, 1.0, -3.0]]]> : tensor<5x4x3xf32>
  %32 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %33 = stablehlo.constant dense<[[[2.0, -1.0, -2.0], [1.0, -2.0, 2.0]], [[1.0, 0.0, -1.0], [1.0, 1.0, -1.0]]]> : tensor<2x2x3xf32>
  %34 = "stablehlo.scatter"(%31, %32, %33) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%35: tensor<f32>, %36: tensor<f32>):
    %37 = stablehlo.multiply %35, %36 : tensor<f32>
    stablehlo.return %37 : tensor<f32>
  }) : (tensor<5x4x3xf32>, tensor<2x2xui8>, tensor<2x2x3xf32>) -> tensor<5x4x3xf32>
  %38 = stablehlo.constant dense<[[[1.0, 4.0, 2.0], [-2.0, -4.0, 2.0], [-1.0, -4.0, 2.0], [-2.0, 4.0, -3.0]], [[3.0, 2.0, 4.0], [-4.0, 3.0, -2.0], [2.0, -1.0, 0.0], [2.0, 4.0, 3.0]], [[2.0, -1.0, 0.0], [2.0, 2.0, -1.0], [2.0, 1.0, 4.0], [0.0, 2.0, -4.0]], [[0.0, 4.0, -3.0], [-1.0, 1.0, -3.0], [3.0, 0.0, 0.0], [0.0, 1.0, 3.0]], [[-2.0, -4.0, 0.0], [-3.0, 2.0, -4.0], [1.0, 2.0, -4.0], [2.0, 1.0, -3.0]]]> : tensor<5x4x3xf32>
  stablehlo.custom_call @check.expect_eq(%34, %38) : (tensor<5x4x3xf32>, tensor<5x4x3xf32>) -> ()
  %39 = stablehlo.constant dense<[[[0.0, 2.0, 3.0], [-2.0, 2.0, 3.0], [2.0, 0.0, 0.0], [3.0, -1.0, -4.0]], [[0.0, 4.0, 1.0], [2.0, 0.0, -3.0], [4.0, -1.0, 4.0], [2.0, 0.0, -1.0]], [[2.0, -4.0, -1.0], [1.0, -3.0, -4.0], [0.0, -3.0, 4.0], [0.0, 0.0, -2.0]], [[-2.0, -4.0, -2.0], [4.0, 1.0, 0.0], [3.0, 2.0, 0.0], [-3.0, 1.0, 2.0]], [[-3.0, 2.0, -1.0], [4.0, 1.0, -1.0], [2.0, -3.0, 0.0], [-2.0, -3.0, 1.0]]]> : tensor<5x4x3xf32>
  %40 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %41 = stablehlo.constant dense<[[[-2.0, 1.0, 1.0], [1.0, -1.0, -1.0]], [[-2.0, 1.0, -2.0], [0.0, 1.0, 2.0]], [[0.0, 2.0, 0.0], [-1.0, 2.0, -2.0]]]> : tensor<3x2x3xf32>
  %42 = "stablehlo.scatter"(%39, %40, %41) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%43: tensor<f32>, %44: tensor<f32>):
    %45 = stablehlo.multiply %43, %44 : tensor<f32>
    stablehlo.return %45 : tensor<f32>
  }) : (tensor<5x4x3xf32>, tensor<3x1xui64>, tensor<3x2x3xf32>) -> tensor<5x4x3xf32>
  %46 = stablehlo.constant dense<[[[-0.0, 2.0, 3.0], [4.0, 0.0, 3.0], [0.0, -0.0, 0.0], [3.0, -1.0, -4.0]], [[0.0, 4.0, 1.0], [2.0, 0.0, -3.0], [4.0, -1.0, 4.0], [2.0, 0.0, -1.0]], [[2.0, -4.0, -1.0], [1.0, -3.0, -4.0], [0.0, -3.0, 4.0], [0.0, 0.0, -2.0]], [[-2.0, -4.0, -2.0], [4.0, 1.0, 0.0], [3.0, 2.0, 0.0], [-3.0, 1.0, 2.0]], [[-3.0, -2.0, -1.0], [4.0, 1.0, -1.0], [4.0, -6.0, 0.0], [-2.0, -3.0, 1.0]]]> : tensor<5x4x3xf32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<5x4x3xf32>, tensor<5x4x3xf32>) -> ()
  %47 = stablehlo.constant dense<[[[3.0, 1.0, 3.0, 0.0], [1.0, 3.0, 0.0, 1.0], [-1.0, -1.0, -3.0, -4.0], [0.0, -3.0, 0.0, 2.0], [0.0, 3.0, -2.0, 4.0]], [[0.0, -2.0, 2.0, -3.0], [-2.0, -2.0, 4.0, -4.0], [4.0, -2.0, -3.0, 3.0], [-3.0, 4.0, 0.0, 3.0], [-1.0, 0.0, -1.0, -4.0]], [[2.0, -2.0, 1.0, 4.0], [-1.0, -4.0, -4.0, -1.0], [-1.0, 3.0, -1.0, 0.0], [3.0, -4.0, -1.0, -1.0], [-2.0, -3.0, 3.0, 1.0]]]> : tensor<3x5x4xf32>
  %48 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %49 = stablehlo.constant dense<[[[-2.0, 2.0, -1.0, -2.0], [-1.0, -1.0, -1.0, 2.0]], [[0.0, 0.0, 0.0, 0.0], [-2.0, 1.0, 2.0, -1.0]], [[-2.0, 1.0, -1.0, -2.0], [2.0, -2.0, -1.0, -1.0]]]> : tensor<3x2x4xf32>
  %50 = "stablehlo.scatter"(%47, %48, %49) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%51: tensor<f32>, %52: tensor<f32>):
    %53 = stablehlo.multiply %51, %52 : tensor<f32>
    stablehlo.return %53 : tensor<f32>
  }) : (tensor<3x5x4xf32>, tensor<3x2x1xi16>, tensor<3x2x4xf32>) -> tensor<3x5x4xf32>
  %54 = stablehlo.constant dense<[[[3.0, 1.0, 3.0, 0.0], [1.0, 3.0, 0.0, 1.0], [-1.0, -1.0, -3.0, -4.0], [0.0, -3.0, 0.0, 2.0], [-0.0, -3.0, 2.0, 8.0]], [[0.0, -2.0, 2.0, -3.0], [-2.0, -2.0, 4.0, -4.0], [-8.0, -2.0, -6.0, -3.0], [-0.0, 0.0, 0.0, 0.0], [-1.0, 0.0, -1.0, -4.0]], [[4.0, 4.0, -1.0, -4.0], [2.0, -4.0, 4.0, 2.0], [-1.0, 3.0, -1.0, 0.0], [3.0, -4.0, -1.0, -1.0], [-2.0, -3.0, 3.0, 1.0]]]> : tensor<3x5x4xf32>
  stablehlo.custom_call @check.expect_eq(%50, %54) : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> ()
  %55 = stablehlo.constant dense<[[[2.0, -3.0], [0.0, -2.0], [4.0, -2.0]], [[1.0, 2.0], [-4.0, 0.0], [-4.0, 3.0]], [[2.0, -4.0], [1.0, -3.0], [3.0, 2.0]], [[-2.0, 3.0], [0.0, -3.0], [-4.0, 3.0]]]> : tensor<4x3x2xf32>
  %56 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %57 = stablehlo.constant dense<[[1.0, 1.0, 2.0], [2.0, -1.0, -2.0]]> : tensor<2x3xf32>
  %58 = "stablehlo.scatter"(%55, %56, %57) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%59: tensor<f32>, %60: tensor<f32>):
    %61 = stablehlo.multiply %59, %60 : tensor<f32>
    stablehlo.return %61 : tensor<f32>
  }) : (tensor<4x3x2xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<4x3x2xf32>
  %62 = stablehlo.constant dense<[[[2.0, -3.0], [0.0, -2.0], [4.0, -2.0]], [[1.0, 4.0], [-4.0, -0.0], [-8.0, 3.0]], [[2.0, -4.0], [1.0, -3.0], [3.0, 2.0]], [[-2.0, 3.0], [0.0, -3.0], [-4.0, 3.0]]]> : tensor<4x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%58, %62) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> ()
  %63 = stablehlo.constant dense<[[[1.0, 1.0], [2.0, 4.0], [1.0, -1.0]], [[4.0, -3.0], [-1.0, 2.0], [4.0, 1.0]], [[-2.0, -3.0], [3.0, 0.0], [-4.0, 3.0]], [[3.0, -3.0], [-2.0, -3.0], [2.0, -1.0]]]> : tensor<4x3x2xf32>
  %64 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %65 = stablehlo.constant dense<[[[2.0, 0.0, 1.0], [-1.0, 0.0, -2.0]], [[2.0, 0.0, 0.0], [2.0, 1.0, -2.0]]]> : tensor<2x2x3xf32>
  %66 = "stablehlo.scatter"(%63, %64, %65) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%67: tensor<f32>, %68: tensor<f32>):
    %69 = stablehlo.multiply %67, %68 : tensor<f32>
    stablehlo.return %69 : tensor<f32>
  }) : (tensor<4x3x2xf32>, tensor<1x2x3xi64>, tensor<2x2x3xf32>) -> tensor<4x3x2xf32>
  %70 = stablehlo.constant dense<[[[1.0, 1.0], [2.0, 4.0], [1.0, -1.0]], [[4.0, -3.0], [-1.0, 2.0], [4.0, 1.0]], [[-4.0, 3.0], [0.0, 0.0], [-4.0, -6.0]], [[6.0, -6.0], [-0.0, -3.0], [0.0, 2.0]]]> : tensor<4x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%66, %70) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> ()
  %71 = stablehlo.constant dense<[-4.0, -4.0, -4.0, -4.0, 1.0, 1.0]> : tensor<6xf32>
  %72 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %73 = stablehlo.constant dense<[-1.0, -2.0, 1.0, -1.0]> : tensor<4xf32>
  %74 = "stablehlo.scatter"(%71, %72, %73) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%75: tensor<f32>, %76: tensor<f32>):
    %77 = stablehlo.multiply %75, %76 : tensor<f32>
    stablehlo.return %77 : tensor<f32>
  }) : (tensor<6xf32>, tensor<4xui32>, tensor<4xf32>) -> tensor<6xf32>
  %78 = stablehlo.constant dense<[-8.0, -4.0, -4.0, -4.0, 1.0, 1.0]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%74, %78) : (tensor<6xf32>, tensor<6xf32>) -> ()
  %79 = stablehlo.constant dense<[-2.0, 4.0, -3.0, -4.0, 1.0, -1.0]> : tensor<6xf32>
  %80 = stablehlo.constant dense<2> : tensor<1xi8>
  %81 = stablehlo.constant dense<[2.0, 1.0, -2.0, -2.0]> : tensor<4xf32>
  %82 = "stablehlo.scatter"(%79, %80, %81) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%83: tensor<f32>, %84: tensor<f32>):
    %85 = stablehlo.multiply %83, %84 : tensor<f32>
    stablehlo.return %85 : tensor<f32>
  }) : (tensor<6xf32>, tensor<1xi8>, tensor<4xf32>) -> tensor<6xf32>
  %86 = stablehlo.constant dense<[-2.0, 4.0, -6.0, -4.0, -2.0, 2.0]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%82, %86) : (tensor<6xf32>, tensor<6xf32>) -> ()
  %87 = stablehlo.constant dense<[[1.0, -1.0, 4.0, -1.0], [-2.0, -4.0, 1.0, 3.0], [-4.0, -2.0, 1.0, 3.0], [3.0, -4.0, 4.0, 0.0], [1.0, -1.0, 0.0, -1.0]]> : tensor<5x4xf32>
  %88 = stablehlo.constant dense<> : tensor<0x1xui8>
  %89 = stablehlo.constant dense<> : tensor<0x4xf32>
  %90 = "stablehlo.scatter"(%87, %88, %89) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = true}> ({
    ^bb0(%91: tensor<f32>, %92: tensor<f32>):
    %93 = stablehlo.multiply %91, %92 : tensor<f32>
    stablehlo.return %93 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<0x1xui8>, tensor<0x4xf32>) -> tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%90, %87) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %94 = stablehlo.constant dense<[[-2.0, 4.0, 4.0, 3.0, -2.0, 2.0, 2.0], [-4.0, 1.0, -4.0, 2.0, 2.0, 1.0, 0.0], [-1.0, 3.0, 3.0, -1.0, 3.0, 0.0, 3.0], [2.0, -2.0, -2.0, -3.0, -4.0, -4.0, 4.0], [1.0, -1.0, 2.0, 1.0, 2.0, -1.0, 4.0]]> : tensor<5x7xf32>
  %95 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %96 = stablehlo.constant dense<[[[0.0, -2.0, 1.0], [-1.0, -2.0, 1.0]], [[0.0, 0.0, -2.0], [2.0, 2.0, -1.0]], [[1.0, 0.0, 2.0], [2.0, 0.0, 2.0]], [[0.0, -1.0, -1.0], [0.0, -2.0, 0.0]], [[-1.0, -2.0, 2.0], [0.0, -1.0, 2.0]]]> : tensor<5x2x3xf32>
  %97 = "stablehlo.scatter"(%94, %95, %96) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%98: tensor<f32>, %99: tensor<f32>):
    %100 = stablehlo.multiply %98, %99 : tensor<f32>
    stablehlo.return %100 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<2x1xui64>, tensor<5x2x3xf32>) -> tensor<5x7xf32>
  %101 = stablehlo.constant dense<[[-2.0, -4.0, -8.0, 3.0, -0.0, -4.0, 2.0], [-4.0, 2.0, -8.0, -2.0, 0.0, 0.0, -0.0], [-1.0, 6.0, 0.0, -2.0, 3.0, 0.0, 6.0], [2.0, -0.0, 4.0, -0.0, -0.0, 4.0, -4.0], [1.0, -0.0, -2.0, 2.0, -2.0, 2.0, 8.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%97, %101) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  return
}
// -----
// scatter of f64, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<[[-3.0, -94.625, 25.5, 56.875], [-72.0, -94.0, -15.625, -110.5], [-62.125, -99.75, -94.25, 72.25], [-6.625, -53.875, 84.5, 0.875], [30.625, 74.25, -29.625, -22.125]]> : tensor<5x4xf64>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[-7.375, 124.25, -55.875, -13.625], [-104.125, 69.25, -7.625, 104.75], [-37.125, 53.25, -4.25, 76.0]]> : tensor<3x4xf64>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f64>, %5: tensor<f64>):
    stablehlo.return %5 : tensor<f64>
  }) : (tensor<5x4xf64>, tensor<3x1xi32>, tensor<3x4xf64>) -> tensor<5x4xf64>
  %6 = stablehlo.constant dense<[[-3.0, -94.625, 25.5, 56.875], [-72.0, -94.0, -15.625, -110.5], [-62.125, -99.75, -94.25, 72.25], [-37.125, 53.25, -4.25, 76.0], [-104.125, 69.25, -7.625, 104.75]]> : tensor<5x4xf64>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xf64>, tensor<5x4xf64>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<[[[17.125, 33.0], [80.0, -60.875], [-6.0, 67.0]], [[100.375, -59.625], [-70.125, -15.75], [-81.625, 62.75]], [[91.25, -86.375], [-26.75, 49.0], [34.375, -23.5]]]> : tensor<3x3x2xf64>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<f64>, %11: tensor<f64>):
    stablehlo.return %11 : tensor<f64>
  }) : (tensor<5x4xf64>, tensor<2x3xi8>, tensor<3x3x2xf64>) -> tensor<5x4xf64>
  %12 = stablehlo.constant dense<[[-3.0, -94.625, 25.5, 56.875], [-72.0, -94.0, -15.625, -110.5], [-62.125, -99.75, -94.25, 72.25], [-6.625, -53.875, 84.5, 0.875], [30.625, 80.0, -60.875, -22.125]]> : tensor<5x4xf64>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xf64>, tensor<5x4xf64>) -> ()
  %13 = stablehlo.constant dense<[[[-101.25, 119.0], [78.125, -78.125], [23.875, 92.25]], [[102.25, 22.25], [-94.5, 54.5], [16.75, -42.125]], [[-28.875, 110.375], [119.25, -46.875], [-24.875, -65.5]], [[108.125, -19.375], [-31.25, -118.625], [-6.125, -71.5]]]> : tensor<4x3x2xf64>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[77.25, 87.5, -62.0], [71.875, -63.25, 62.375]]> : tensor<2x3xf64>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<f64>, %18: tensor<f64>):
    stablehlo.return %18 : tensor<f64>
  }) : (tensor<4x3x2xf64>, tensor<2x3x1xi32>, tensor<2x3xf64>) -> tensor<4x3x2xf64>
  %19 = stablehlo.constant dense<[[[-101.25, 119.0], [78.125, -78.125], [23.875, 92.25]], [[102.25, 71.875], [87.5, -63.25], [-62.0, -42.125]], [[-28.875, 110.375], [119.25, -46.875], [-24.875, -65.5]], [[108.125, -19.375], [-31.25, -118.625], [-6.125, -71.5]]]> : tensor<4x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xf64>, tensor<4x3x2xf64>) -> ()
  return
}
// -----
// scatter of f64, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2.0, 2.0, -4.0, 2.0], [-3.0, -1.0, -4.0, -1.0], [3.0, -2.0, 2.0, -1.0], [-1.0, 3.0, -3.0, 3.0], [2.0, 2.0, -2.0, 4.0]]> : tensor<5x4xf64>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[0.0, 2.0, 2.0, 2.0], [2.0, 2.0, -1.0, 2.0], [-2.0, 2.0, 0.0, 1.0]]> : tensor<3x4xf64>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f64>, %5: tensor<f64>):
    %6 = stablehlo.add %4, %5 : tensor<f64>
    stablehlo.return %6 : tensor<f64>
  }) : (tensor<5x4xf64>, tensor<3x1xi32>, tensor<3x4xf64>) -> tensor<5x4xf64>
  %7 = stablehlo.constant dense<[[-2.0, 2.0, -4.0, 2.0], [-3.0, -1.0, -4.0, -1.0], [3.0, -2.0, 2.0, -1.0], [-3.0, 5.0, -3.0, 4.0], [4.0, 4.0, -3.0, 6.0]]> : tensor<5x4xf64>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xf64>, tensor<5x4xf64>) -> ()
  %8 = stablehlo.constant dense<[[-4.0, 4.0, -2.0, -2.0], [2.0, 0.0, -3.0, 4.0], [-3.0, -3.0, 4.0, 2.0], [-1.0, -4.0, 1.0, 2.0], [4.0, 4.0, 2.0, -1.0]]> : tensor<5x4xf64>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, -1.0], [0.0, 1.0]], [[1.0, -1.0], [1.0, 2.0], [-1.0, -1.0]], [[-1.0, 1.0], [1.0, 2.0], [2.0, -1.0]]]> : tensor<3x3x2xf64>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<f64>, %13: tensor<f64>):
    %14 = stablehlo.add %12, %13 : tensor<f64>
    stablehlo.return %14 : tensor<f64>
  }) : (tensor<5x4xf64>, tensor<2x3xi8>, tensor<3x3x2xf64>) -> tensor<5x4xf64>
  %15 = stablehlo.constant dense<[[-4.0, 4.0, -2.0, -2.0], [2.0, 0.0, -3.0, 4.0], [-3.0, -3.0, 4.0, 2.0], [-1.0, -4.0, 1.0, 2.0], [4.0, 4.0, 1.0, -1.0]]> : tensor<5x4xf64>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xf64>, tensor<5x4xf64>) -> ()
  %16 = stablehlo.constant dense<[[[-3.0, 0.0], [1.0, 0.0], [-3.0, -1.0]], [[0.0, 3.0], [0.0, -3.0], [-1.0, -2.0]], [[0.0, -4.0], [-1.0, 0.0], [-3.0, 3.0]], [[4.0, 3.0], [2.0, -4.0], [4.0, 3.0]]]> : tensor<4x3x2xf64>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[-1.0, -2.0, -2.0], [2.0, 1.0, 1.0]]> : tensor<2x3xf64>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<f64>, %21: tensor<f64>):
    %22 = stablehlo.add %20, %21 : tensor<f64>
    stablehlo.return %22 : tensor<f64>
  }) : (tensor<4x3x2xf64>, tensor<2x3x1xi32>, tensor<2x3xf64>) -> tensor<4x3x2xf64>
  %23 = stablehlo.constant dense<[[[-3.0, 0.0], [1.0, 0.0], [-3.0, -1.0]], [[0.0, 5.0], [-2.0, -2.0], [-3.0, -2.0]], [[0.0, -4.0], [-1.0, 0.0], [-3.0, 3.0]], [[4.0, 3.0], [2.0, -4.0], [4.0, 3.0]]]> : tensor<4x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xf64>, tensor<4x3x2xf64>) -> ()
  return
}
// -----
// scatter of complex<f32>, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<[[(8.25, -9.5), (-5.5, 2.125), (18.0, -4.5), (-3.5, -11.5)], [(-8.25, -1.0), (7.25, 12.125), (-19.5, -6.625), (21.25, -11.0)], [(15.25, 5.5), (-11.5, -8.0), (15.5, -11.25), (2.0, 11.5)], [(-8.25, -6.625), (15.75, 5.375), (-15.75, -8.375), (4.5, -10.375)], [(13.25, -7.75), (23.5, 9.75), (18.75, 4.625), (11.25, -5.375)]]> : tensor<5x4xcomplex<f32>>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[(-22.5, 1.5), (-19.0, 11.25), (21.25, 0.375), (-19.25, 4.375)], [(-2.75, -4.625), (16.25, 0.75), (23.5, 0.125), (21.0, 10.25)], [(8.75, -11.0), (23.5, 4.25), (-20.0, 3.125), (-5.0, -6.375)]]> : tensor<3x4xcomplex<f32>>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<complex<f32>>, %5: tensor<complex<f32>>):
    stablehlo.return %5 : tensor<complex<f32>>
  }) : (tensor<5x4xcomplex<f32>>, tensor<3x1xi32>, tensor<3x4xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
  %6 = stablehlo.constant dense<[[(8.25, -9.5), (-5.5, 2.125), (18.0, -4.5), (-3.5, -11.5)], [(-8.25, -1.0), (7.25, 12.125), (-19.5, -6.625), (21.25, -11.0)], [(15.25, 5.5), (-11.5, -8.0), (15.5, -11.25), (2.0, 11.5)], [(8.75, -11.0), (23.5, 4.25), (-20.0, 3.125), (-5.0, -6.375)], [(-2.75, -4.625), (16.25, 0.75), (23.5, 0.125), (21.0, 10.25)]]> : tensor<5x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
  %7 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %8 = stablehlo.constant dense<[[(-16.75, -1.0), (-6.25, 12.0), (-22.75, 8.125), (22.0, -10.875)], [(-3.75, 4.0), (11.5, 5.5), (-16.0, -0.625), (16.0, -0.875)], [(-8.5, 4.625), (22.5, 5.375), (5.25, 11.875), (17.75, -7.625)]]> : tensor<3x4xcomplex<f32>>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<complex<f32>>, %11: tensor<complex<f32>>):
    stablehlo.return %11 : tensor<complex<f32>>
  }) : (tensor<5x4xcomplex<f32>>, tensor<3xi64>, tensor<3x4xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
  %12 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %13 = stablehlo.constant dense<[[(-22.25, 9.625), (-11.5, 7.0), (-3.75, 11.25)], [(-22.25, 9.625), (-11.5, 7.0), (-3.75, 11.25)]]> : tensor<2x3xcomplex<f32>>
  %14 = "stablehlo.scatter"(%0, %12, %13) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%15: tensor<complex<f32>>, %16: tensor<complex<f32>>):
    stablehlo.return %16 : tensor<complex<f32>>
  }) : (tensor<5x4xcomplex<f32>>, tensor<2x3x2xui32>, tensor<2x3xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
  %17 = stablehlo.constant dense<[[(8.25, -9.5), (-5.5, 2.125), (18.0, -4.5), (-3.5, -11.5)], [(-8.25, -1.0), (7.25, 12.125), (-19.5, -6.625), (21.25, -11.0)], [(15.25, 5.5), (-22.25, 9.625), (15.5, -11.25), (2.0, 11.5)], [(-8.25, -6.625), (15.75, 5.375), (-15.75, -8.375), (4.5, -10.375)], [(13.25, -7.75), (23.5, 9.75), (18.75, 4.625), (-3.75, 11.25)]]> : tensor<5x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%14, %17) : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
  %18 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %19 = stablehlo.constant dense<[[[(-11.0, 2.5), (6.5, 0.125)], [(-18.75, 3.875), (-12.75, -3.0)], [(-3.5, 1.75), (-21.75, -12.125)]], [[(16.5, 5.5), (-8.0, -11.5)], [(-2.25, 11.75), (-13.0, -11.625)], [(19.75, -3.75), (-20.75, -10.625)]], [[(-3.5, -7.0), (6.0, 9.25)], [(15.75, 8.5), (-14.5, 3.875)], [(-23.25, 1.0), (23.25, -6.0)]]]> : tensor<3x3x2xcomplex<f32>>
  %20 = "stablehlo.scatter"(%0, %18, %19) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%21: tensor<complex<f32>>, %22: tensor<complex<f32>>):
    stablehlo.return %22 : tensor<complex<f32>>
  }) : (tensor<5x4xcomplex<f32>>, tensor<2x3xi8>, tensor<3x3x2xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
  %23 = stablehlo.constant dense<[[(8.25, -9.5), (-5.5, 2.125), (18.0, -4.5), (-3.5, -11.5)], [(-8.25, -1.0), (7.25, 12.125), (-19.5, -6.625), (21.25, -11.0)], [(15.25, 5.5), (-11.5, -8.0), (15.5, -11.25), (2.0, 11.5)], [(-8.25, -6.625), (15.75, 5.375), (-15.75, -8.375), (4.5, -10.375)], [(13.25, -7.75), (-18.75, 3.875), (-12.75, -3.0), (11.25, -5.375)]]> : tensor<5x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%20, %23) : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
  %24 = stablehlo.constant dense<[[[(23.0, 1.5), (2.0, -1.625), (2.75, 10.375)], [(-5.75, 4.375), (9.75, -1.5), (24.0, 10.625)], [(5.5, -1.75), (-3.5, -9.625), (5.0, 10.75)], [(6.75, 5.75), (22.5, 6.0), (-15.25, 11.0)]], [[(21.75, -3.625), (10.25, 4.75), (-13.0, -9.5)], [(-13.5, 9.75), (-21.25, 1.625), (-2.5, 3.125)], [(-2.5, 10.125), (16.75, -6.75), (-20.25, 0.75)], [(-3.25, -11.875), (18.75, -3.375), (-5.5, -6.0)]], [[(-23.5, 6.5), (-15.5, 11.625), (18.75, -8.25)], [(-6.75, 3.875), (6.75, 10.375), (9.0, -4.125)], [(2.25, -1.75), (-9.25, 3.5), (-19.5, 2.0)], [(19.75, -5.25), (-12.75, -10.375), (-11.0, 4.25)]], [[(24.5, -4.875), (-10.75, -11.375), (8.25, -8.25)], [(-24.25, -8.125), (-24.5, 1.0), (-3.5, -2.25)], [(-15.0, -9.625), (17.5, 5.875), (20.25, 7.5)], [(-23.75, 0.875), (1.5, -1.5), (-12.75, -9.25)]], [[(-20.0, -2.75), (-19.5, 8.625), (-23.5, -4.375)], [(-1.5, -3.25), (21.0, 5.75), (-16.5, -9.75)], [(1.0, -3.875), (-19.25, -7.125), (-24.25, 9.75)], [(17.5, 2.5), (-1.75, 2.75), (23.25, -6.5)]]]> : tensor<5x4x3xcomplex<f32>>
  %25 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %26 = stablehlo.constant dense<[[[(21.25, 10.375), (18.75, 9.0), (8.5, -6.5)], [(17.25, -9.125), (1.75, -6.875), (22.0, -7.75)]], [[(-0.5, 6.5), (2.25, 5.125), (22.0, -7.25)], [(11.5, -8.75), (-13.5, -4.25), (20.5, -10.0)]]]> : tensor<2x2x3xcomplex<f32>>
  %27 = "stablehlo.scatter"(%24, %25, %26) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%28: tensor<complex<f32>>, %29: tensor<complex<f32>>):
    stablehlo.return %29 : tensor<complex<f32>>
  }) : (tensor<5x4x3xcomplex<f32>>, tensor<2x2xui8>, tensor<2x2x3xcomplex<f32>>) -> tensor<5x4x3xcomplex<f32>>
  %30 = stablehlo.constant dense<[[[(23.0, 1.5), (2.0, -1.625), (2.75, 10.375)], [(-5.75, 4.375), (9.75, -1.5), (24.0, 10.625)], [(5.5, -1.75), (-3.5, -9.625), (5.0, 10.75)], [(6.75, 5.75), (22.5, 6.0), (-15.25, 11.0)]], [[(21.75, -3.625), (10.25, 4.75), (-13.0, -9.5)], [(-13.5, 9.75), (-21.25, 1.625), (-2.5, 3.125)], [(-2.5, 10.125), (16.75, -6.75), (-20.25, 0.75)], [(-3.25, -11.875), (18.75, -3.375), (-5.5, -6.0)]], [[(-23.5, 6.5), (-0.5, 6.5), (2.25, 5.125)], [(-6.75, 3.875), (6.75, 10.375), (9.0, -4.125)], [(2.25, -1.75), (-9.25, 3.5), (-19.5, 2.0)], [(19.75, -5.25), (-12.75, -10.375), (-11.0, 4.25)]], [[(24.5, -4.875), (11.5, -8.75), (-13.5, -4.25)], [(-24.25, -8.125), (-24.5, 1.0), (-3.5, -2.25)], [(-15.0, -9.625), (17.5, 5.875), (20.25, 7.5)], [(-23.75, 0.875), (1.5, -1.5), (-12.75, -9.25)]], [[(-20.0, -2.75), (-19.5, 8.625), (-23.5, -4.375)], [(-1.5, -3.25), (21.0, 5.75), (-16.5, -9.75)], [(1.0, -3.875), (-19.25, -7.125), (-24.25, 9.75)], [(17.5, 2.5), (-1.75, 2.75), (23.25, -6.5)]]]> : tensor<5x4x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%27, %30) : (tensor<5x4x3xcomplex<f32>>, tensor<5x4x3xcomplex<f32>>) -> ()
  %31 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %32 = stablehlo.constant dense<[[[(13.5, 10.625), (15.75, -2.75), (9.25, 7.5)], [(3.75, -7.25), (13.0, -7.375), (6.75, -6.5)]], [[(17.75, 5.5), (-13.0, -9.625), (-20.5, -7.5)], [(-2.5, 5.625), (20.5, -11.75), (12.0, -2.625)]], [[(9.5, 5.5), (9.5, 5.75), (-15.0, 5.875)], [(-18.5, 3.875), (4.0, 6.875), (19.0, 8.0)]]]> : tensor<3x2x3xcomplex<f32>>
  %33 = "stablehlo.scatter"(%24, %31, %32) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%34: tensor<complex<f32>>, %35: tensor<complex<f32>>):
    stablehlo.return %35 : tensor<complex<f32>>
  }) : (tensor<5x4x3xcomplex<f32>>, tensor<3x1xui64>, tensor<3x2x3xcomplex<f32>>) -> tensor<5x4x3xcomplex<f32>>
  %36 = stablehlo.constant dense<[[[(13.5, 10.625), (3.75, -7.25), (2.75, 10.375)], [(17.75, 5.5), (-2.5, 5.625), (24.0, 10.625)], [(9.5, 5.5), (-18.5, 3.875), (5.0, 10.75)], [(6.75, 5.75), (22.5, 6.0), (-15.25, 11.0)]], [[(21.75, -3.625), (10.25, 4.75), (-13.0, -9.5)], [(-13.5, 9.75), (-21.25, 1.625), (-2.5, 3.125)], [(-2.5, 10.125), (16.75, -6.75), (-20.25, 0.75)], [(-3.25, -11.875), (18.75, -3.375), (-5.5, -6.0)]], [[(-23.5, 6.5), (-15.5, 11.625), (18.75, -8.25)], [(-6.75, 3.875), (6.75, 10.375), (9.0, -4.125)], [(2.25, -1.75), (-9.25, 3.5), (-19.5, 2.0)], [(19.75, -5.25), (-12.75, -10.375), (-11.0, 4.25)]], [[(24.5, -4.875), (-10.75, -11.375), (8.25, -8.25)], [(-24.25, -8.125), (-24.5, 1.0), (-3.5, -2.25)], [(-15.0, -9.625), (17.5, 5.875), (20.25, 7.5)], [(-23.75, 0.875), (1.5, -1.5), (-12.75, -9.25)]], [[(15.75, -2.75), (13.0, -7.375), (-23.5, -4.375)], [(-13.0, -9.625), (20.5, -11.75), (-16.5, -9.75)], [(9.5, 5.75), (4.0, 6.875), (-24.25, 9.75)], [(17.5, 2.5), (-1.75, 2.75), (23.25, -6.5)]]]> : tensor<5x4x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%33, %36) : (tensor<5x4x3xcomplex<f32>>, tensor<5x4x3xcomplex<f32>>) -> ()
  %37 = stablehlo.constant dense<[[[(12.5, 7.375), (7.25, -1.25), (17.75, 5.375), (-22.5, 0.125)], [(-0.25, 5.0), (10.75, -5.125), (-12.5, -5.25), (-20.25, 7.0)], [(10.75, -1.875), (-17.5, -12.25), (-9.5, -5.5), (-16.75, 7.25)], [(-11.75, 10.25), (-20.75, -10.125), (-12.5, 8.375), (-9.25, 8.25)], [(-7.5, 1.125), (-4.0, -5.25), (18.25, -7.375), (-11.25, 12.25)]], [[(0.0, 6.125), (-5.75, 12.125), (11.75, -7.625), (-3.0, 5.375)], [(9.25, -3.125), (-0.25, -0.125), (-24.75, 2.0), (21.25, -11.5)], [(22.0, -0.75), (22.75, -4.75), (14.25, -6.75), (13.75, -3.75)], [(-10.0, 8.75), (19.0, -3.875), (-16.75, 0.0), (20.75, 0.5)], [(17.5, 4.75), (17.75, -1.875), (-0.25, 1.875), (-4.5, -3.875)]], [[(-19.5, 10.75), (10.0, -9.25), (-1.5, 5.25), (24.5, -5.25)], [(12.25, 0.875), (18.0, -2.75), (4.75, -4.125), (-9.0, -10.625)], [(23.0, -5.5), (-0.75, 3.0), (-6.75, 10.25), (-13.5, -3.5)], [(17.25, 11.5), (6.25, 11.75), (-11.5, 2.375), (-15.5, -1.75)], [(11.0, -1.875), (-5.5, 1.5), (11.75, -8.25), (-4.25, -9.0)]]]> : tensor<3x5x4xcomplex<f32>>
  %38 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %39 = stablehlo.constant dense<[[[(18.75, -7.125), (15.25, 7.0), (12.25, -6.125), (-3.0, -9.125)], [(-2.25, 5.625), (0.5, -1.625), (22.5, -9.875), (-10.75, 7.375)]], [[(12.25, 11.25), (20.5, -7.0), (-19.5, -9.5), (-3.5, -3.375)], [(11.25, -7.875), (-14.0, -10.0), (16.5, 3.75), (3.25, 11.875)]], [[(4.0, 11.375), (-3.75, 6.75), (17.0, 5.625), (5.5, -7.625)], [(-7.0, 1.25), (21.5, 2.75), (15.5, 8.625), (-3.75, 0.125)]]]> : tensor<3x2x4xcomplex<f32>>
  %40 = "stablehlo.scatter"(%37, %38, %39) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%41: tensor<complex<f32>>, %42: tensor<complex<f32>>):
    stablehlo.return %42 : tensor<complex<f32>>
  }) : (tensor<3x5x4xcomplex<f32>>, tensor<3x2x1xi16>, tensor<3x2x4xcomplex<f32>>) -> tensor<3x5x4xcomplex<f32>>
  %43 = stablehlo.constant dense<[[[(12.5, 7.375), (7.25, -1.25), (17.75, 5.375), (-22.5, 0.125)], [(-0.25, 5.0), (10.75, -5.125), (-12.5, -5.25), (-20.25, 7.0)], [(10.75, -1.875), (-17.5, -12.25), (-9.5, -5.5), (-16.75, 7.25)], [(-11.75, 10.25), (-20.75, -10.125), (-12.5, 8.375), (-9.25, 8.25)], [(-2.25, 5.625), (0.5, -1.625), (22.5, -9.875), (-10.75, 7.375)]], [[(0.0, 6.125), (-5.75, 12.125), (11.75, -7.625), (-3.0, 5.375)], [(9.25, -3.125), (-0.25, -0.125), (-24.75, 2.0), (21.25, -11.5)], [(11.25, -7.875), (-14.0, -10.0), (16.5, 3.75), (3.25, 11.875)], [(12.25, 11.25), (20.5, -7.0), (-19.5, -9.5), (-3.5, -3.375)], [(17.5, 4.75), (17.75, -1.875), (-0.25, 1.875), (-4.5, -3.875)]], [[(-7.0, 1.25), (21.5, 2.75), (15.5, 8.625), (-3.75, 0.125)], [(4.0, 11.375), (-3.75, 6.75), (17.0, 5.625), (5.5, -7.625)], [(23.0, -5.5), (-0.75, 3.0), (-6.75, 10.25), (-13.5, -3.5)], [(17.25, 11.5), (6.25, 11.75), (-11.5, 2.375), (-15.5, -1.75)], [(11.0, -1.875), (-5.5, 1.5), (11.75, -8.25), (-4.25, -9.0)]]]> : tensor<3x5x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%40, %43) : (tensor<3x5x4xcomplex<f32>>, tensor<3x5x4xcomplex<f32>>) -> ()
  %44 = stablehlo.constant dense<[[[(-1.75, -11.875), (14.0, -4.25)], [(17.25, -8.0), (-16.5, 6.625)], [(-17.25, 4.125), (-18.0, -10.0)]], [[(20.0, 2.625), (24.25, 0.25)], [(24.5, -3.625), (-17.5, -5.625)], [(24.0, 4.25), (6.75, 1.25)]], [[(-22.0, -7.25), (-21.75, -4.0)], [(-10.75, -12.125), (-20.75, -6.375)], [(4.5, 1.875), (8.0, -5.625)]], [[(-13.0, 8.75), (-20.25, -12.125)], [(1.0, 10.125), (14.5, -6.875)], [(-0.75, 2.875), (-13.5, 1.5)]]]> : tensor<4x3x2xcomplex<f32>>
  %45 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %46 = stablehlo.constant dense<[[(9.0, 9.75), (19.0, -8.375), (9.5, 11.0)], [(22.75, -6.25), (10.5, 5.0), (21.5, -3.5)]]> : tensor<2x3xcomplex<f32>>
  %47 = "stablehlo.scatter"(%44, %45, %46) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%48: tensor<complex<f32>>, %49: tensor<complex<f32>>):
    stablehlo.return %49 : tensor<complex<f32>>
  }) : (tensor<4x3x2xcomplex<f32>>, tensor<2x3x1xi32>, tensor<2x3xcomplex<f32>>) -> tensor<4x3x2xcomplex<f32>>
  %50 = stablehlo.constant dense<[[[(-1.75, -11.875), (14.0, -4.25)], [(17.25, -8.0), (-16.5, 6.625)], [(-17.25, 4.125), (-18.0, -10.0)]], [[(20.0, 2.625), (22.75, -6.25)], [(19.0, -8.375), (10.5, 5.0)], [(9.5, 11.0), (6.75, 1.25)]], [[(-22.0, -7.25), (-21.75, -4.0)], [(-10.75, -12.125), (-20.75, -6.375)], [(4.5, 1.875), (8.0, -5.625)]], [[(-13.0, 8.75), (-20.25, -12.125)], [(1.0, 10.125), (14.5, -6.875)], [(-0.75, 2.875), (-13.5, 1.5)]]]> : tensor<4x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%47, %50) : (tensor<4x3x2xcomplex<f32>>, tensor<4x3x2xcomplex<f32>>) -> ()
  %51 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %52 = stablehlo.constant dense<"0x000008C1000046C100008E41000060BF0000A0C00000284100009841000022C1000000C1000046C100008CC1000090BF0000B0400000BC40000098410000E4C0000070C1000026C1000034C10000E0C0000034C1000032C10000BA410000FC40"> : tensor<2x2x3xcomplex<f32>>
  %53 = "stablehlo.scatter"(%44, %51, %52) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%54: tensor<complex<f32>>, %55: tensor<complex<f32>>):
    stablehlo.return %55 : tensor<complex<f32>>
  }) : (tensor<4x3x2xcomplex<f32>>, tensor<1x2x3xi64>, tensor<2x2x3xcomplex<f32>>) -> tensor<4x3x2xcomplex<f32>>
  %56 = stablehlo.constant dense<[[[(-1.75, -11.875), (14.0, -4.25)], [(17.25, -8.0), (-16.5, 6.625)], [(-17.25, 4.125), (-18.0, -10.0)]], [[(20.0, 2.625), (24.25, 0.25)], [(24.5, -3.625), (-17.5, -5.625)], [(24.0, 4.25), (6.75, 1.25)]], [[(-8.5, -12.375), (19.0, -10.125)], [(17.75, -0.875), (-8.0, -12.375)], [(-5.0, 10.5), (-17.5, -1.125)]], [[(5.5, 5.875), (-11.25, -7.0)], [(19.0, -7.125), (-11.25, -11.125)], [(-15.0, -10.375), (23.25, 7.875)]]]> : tensor<4x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%53, %56) : (tensor<4x3x2xcomplex<f32>>, tensor<4x3x2xcomplex<f32>>) -> ()
  %57 = stablehlo.constant dense<[(-13.25, 5.125), (6.75, -8.625), (-3.25, 7.625), (13.0, -1.25), (-2.25, -9.125), (3.0, -7.5)]> : tensor<6xcomplex<f32>>
  %58 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %59 = stablehlo.constant dense<[(19.75, -6.5), (19.75, -6.5), (20.5, -7.0), (-17.75, 7.375)]> : tensor<4xcomplex<f32>>
  %60 = "stablehlo.scatter"(%57, %58, %59) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%61: tensor<complex<f32>>, %62: tensor<complex<f32>>):
    stablehlo.return %62 : tensor<complex<f32>>
  }) : (tensor<6xcomplex<f32>>, tensor<4xui32>, tensor<4xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %63 = stablehlo.constant dense<[(19.75, -6.5), (6.75, -8.625), (-3.25, 7.625), (13.0, -1.25), (-2.25, -9.125), (20.5, -7.0)]> : tensor<6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%60, %63) : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> ()
  %64 = stablehlo.constant dense<2> : tensor<1xi8>
  %65 = stablehlo.constant dense<[(2.0, -10.75), (5.75, -11.125), (-24.5, -4.625), (22.25, -9.25)]> : tensor<4xcomplex<f32>>
  %66 = "stablehlo.scatter"(%57, %64, %65) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%67: tensor<complex<f32>>, %68: tensor<complex<f32>>):
    stablehlo.return %68 : tensor<complex<f32>>
  }) : (tensor<6xcomplex<f32>>, tensor<1xi8>, tensor<4xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %69 = stablehlo.constant dense<[(-13.25, 5.125), (6.75, -8.625), (2.0, -10.75), (5.75, -11.125), (-24.5, -4.625), (22.25, -9.25)]> : tensor<6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%66, %69) : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> ()
  %70 = stablehlo.constant dense<> : tensor<0x1xui8>
  %71 = stablehlo.constant dense<> : tensor<0x4xcomplex<f32>>
  %72 = "stablehlo.scatter"(%0, %70, %71) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = true}> ({
    ^bb0(%73: tensor<complex<f32>>, %74: tensor<complex<f32>>):
    stablehlo.return %74 : tensor<complex<f32>>
  }) : (tensor<5x4xcomplex<f32>>, tensor<0x1xui8>, tensor<0x4xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%72, %0) : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
  %75 = stablehlo.constant dense<[[(-16.5, 9.5), (3.75, -12.375), (5.25, -9.75), (18.75, 0.625), (-18.25, -1.25), (17.75, 8.75), (-15.25, -6.625)], [(-14.25, 11.375), (24.5, -10.625), (21.5, -4.125), (-0.25, 7.125), (-19.25, -7.75), (20.5, -5.5), (-17.0, -6.125)], [(18.75, -5.625), (1.25, 2.125), (11.5, 3.125), (2.75, -12.25), (-15.75, -7.875), (-23.0, 1.375), (20.5, -10.125)], [(-22.75, -11.0), (18.0, -3.625), (7.0, 8.875), (0.75, 6.875), (-15.25, -10.0), (-8.5, -1.875), (13.75, 0.0)], [(15.75, 9.0), (-8.5, 11.125), (4.5, 7.375), (0.75, -6.375), (17.25, -8.0), (23.75, 0.5), (-23.25, -5.625)]]> : tensor<5x7xcomplex<f32>>
  %76 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %77 = stablehlo.constant dense<[[[(0.75, -4.375), (9.75, 3.625), (-10.25, 4.75)], [(19.25, -7.75), (-17.5, -3.625), (1.25, -3.125)]], [[(-13.75, 8.375), (21.25, -11.875), (3.0, 10.875)], [(14.0, 5.625), (-16.5, -6.625), (1.25, -0.375)]], [[(-19.75, 4.375), (-13.5, -2.625), (-21.75, -9.25)], [(-3.5, 5.375), (-14.25, 12.25), (1.75, -10.875)]], [[(14.25, 8.0), (7.5, -10.875), (24.5, 7.875)], [(-16.5, 5.125), (12.75, -3.375), (14.25, -7.0)]], [[(3.0, -9.25), (8.25, -5.25), (5.25, -9.25)], [(6.25, 11.625), (-17.5, -11.875), (22.75, -8.625)]]]> : tensor<5x2x3xcomplex<f32>>
  %78 = "stablehlo.scatter"(%75, %76, %77) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%79: tensor<complex<f32>>, %80: tensor<complex<f32>>):
    stablehlo.return %80 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<2x1xui64>, tensor<5x2x3xcomplex<f32>>) -> tensor<5x7xcomplex<f32>>
  %81 = stablehlo.constant dense<[[(-16.5, 9.5), (19.25, -7.75), (-17.5, -3.625), (1.25, -3.125), (0.75, -4.375), (9.75, 3.625), (-10.25, 4.75)], [(-14.25, 11.375), (14.0, 5.625), (-16.5, -6.625), (1.25, -0.375), (-13.75, 8.375), (21.25, -11.875), (3.0, 10.875)], [(18.75, -5.625), (-3.5, 5.375), (-14.25, 12.25), (1.75, -10.875), (-19.75, 4.375), (-13.5, -2.625), (-21.75, -9.25)], [(-22.75, -11.0), (-16.5, 5.125), (12.75, -3.375), (14.25, -7.0), (14.25, 8.0), (7.5, -10.875), (24.5, 7.875)], [(15.75, 9.0), (6.25, 11.625), (-17.5, -11.875), (22.75, -8.625), (3.0, -9.25), (8.25, -5.25), (5.25, -9.25)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%78, %81) : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  return
}
// -----
// scatter of complex<f32>, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[(3.0, -3.0), (1.0, 2.0), (3.0, 4.0), (-1.0, -1.0)], [(-2.0, -1.0), (-4.0, 4.0), (4.0, -3.0), (1.0, 2.0)], [(-3.0, 3.0), (2.0, 1.0), (-3.0, 2.0), (2.0, -4.0)], [(-3.0, -4.0), (3.0, -2.0), (4.0, -1.0), (-1.0, 3.0)], [(-3.0, 4.0), (2.0, 3.0), (-3.0, -4.0), (4.0, -4.0)]]> : tensor<5x4xcomplex<f32>>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0), (2.0, 1.0), (-1.0, -2.0)], [(-2.0, -1.0), (-2.0, 2.0), (-1.0, 0.0), (1.0, -2.0)], [(2.0, -2.0), (2.0, 1.0), (0.0, -1.0), (-2.0, -1.0)]]> : tensor<3x4xcomplex<f32>>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<complex<f32>>, %5: tensor<complex<f32>>):
    %6 = stablehlo.add %4, %5 : tensor<complex<f32>>
    stablehlo.return %6 : tensor<complex<f32>>
  }) : (tensor<5x4xcomplex<f32>>, tensor<3x1xi32>, tensor<3x4xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
  %7 = stablehlo.constant dense<[[(3.0, -3.0), (1.0, 2.0), (3.0, 4.0), (-1.0, -1.0)], [(-2.0, -1.0), (-4.0, 4.0), (4.0, -3.0), (1.0, 2.0)], [(-3.0, 3.0), (2.0, 1.0), (-3.0, 2.0), (2.0, -4.0)], [(-1.0, -6.0), (5.0, -1.0), (4.0, -2.0), (-3.0, 2.0)], [(-5.0, 3.0), (0.0, 5.0), (-4.0, -4.0), (5.0, -6.0)]]> : tensor<5x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
  %8 = stablehlo.constant dense<[[(3.0, 3.0), (2.0, 2.0), (1.0, -2.0), (1.0, 2.0)], [(3.0, 0.0), (-2.0, -3.0), (-3.0, 2.0), (4.0, -3.0)], [(3.0, 3.0), (1.0, 4.0), (-2.0, 0.0), (2.0, -4.0)], [(4.0, 4.0), (-3.0, 1.0), (3.0, 4.0), (-3.0, 0.0)], [(2.0, -3.0), (-3.0, -2.0), (1.0, 4.0), (-4.0, -3.0)]]> : tensor<5x4xcomplex<f32>>
  %9 = stablehlo.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>
  %10 = stablehlo.constant dense<[[(2.0, -1.0), (0.0, -2.0), (0.0, 2.0), (0.0, -1.0)], [(-2.0, 1.0), (-1.0, 2.0), (-1.0, 2.0), (-1.0, 1.0)], [(0.0, 1.0), (-1.0, -1.0), (1.0, 1.0), (-2.0, 2.0)]]> : tensor<3x4xcomplex<f32>>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<complex<f32>>, %13: tensor<complex<f32>>):
    %14 = stablehlo.add %12, %13 : tensor<complex<f32>>
    stablehlo.return %14 : tensor<complex<f32>>
  }) : (tensor<5x4xcomplex<f32>>, tensor<3xi64>, tensor<3x4xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
  %15 = stablehlo.constant dense<[[(-2.0, 3.0), (-2.0, 4.0), (1.0, -1.0), (4.0, -4.0)], [(3.0, 1.0), (-2.0, 1.0), (-2.0, 2.0), (0.0, 0.0)], [(-1.0, 0.0), (-1.0, 4.0), (0.0, -2.0), (-2.0, 3.0)], [(-2.0, 2.0), (-1.0, 2.0), (2.0, -1.0), (0.0, 2.0)], [(3.0, 0.0), (3.0, 0.0), (-2.0, 1.0), (-2.0, 3.0)]]> : tensor<5x4xcomplex<f32>>
  %16 = stablehlo.constant dense<[[[2, 1], [0, 5], [4, 3]], [[2, 1], [0, 5], [4, 3]]]> : tensor<2x3x2xui32>
  %17 = stablehlo.constant dense<[[(-2.0, 2.0), (2.0, -1.0), (-1.0, -2.0)], [(0.0, -1.0), (1.0, 0.0), (0.0, -2.0)]]> : tensor<2x3xcomplex<f32>>
  %18 = "stablehlo.scatter"(%15, %16, %17) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%19: tensor<complex<f32>>, %20: tensor<complex<f32>>):
    %21 = stablehlo.add %19, %20 : tensor<complex<f32>>
    stablehlo.return %21 : tensor<complex<f32>>
  }) : (tensor<5x4xcomplex<f32>>, tensor<2x3x2xui32>, tensor<2x3xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
  %22 = stablehlo.constant dense<[[(-2.0, 3.0), (-2.0, 4.0), (1.0, -1.0), (4.0, -4.0)], [(3.0, 1.0), (-2.0, 1.0), (-2.0, 2.0), (0.0, 0.0)], [(-1.0, 0.0), (-3.0, 5.0), (0.0, -2.0), (-2.0, 3.0)], [(-2.0, 2.0), (-1.0, 2.0), (2.0, -1.0), (0.0, 2.0)], [(3.0, 0.0), (3.0, 0.0), (-2.0, 1.0), (-3.0, -1.0)]]> : tensor<5x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%18, %22) : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
  %23 = stablehlo.constant dense<[[(-1.0, 2.0), (4.0, -2.0), (0.0, 1.0), (-4.0, 0.0)], [(0.0, -1.0), (1.0, 2.0), (3.0, -3.0), (4.0, 1.0)], [(1.0, -3.0), (-4.0, 1.0), (-3.0, 2.0), (-4.0, -2.0)], [(3.0, -4.0), (-3.0, -3.0), (-4.0, 1.0), (4.0, 1.0)], [(-4.0, -4.0), (0.0, -1.0), (2.0, 1.0), (0.0, -2.0)]]> : tensor<5x4xcomplex<f32>>
  %24 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %25 = stablehlo.constant dense<[[[(1.0, 0.0), (1.0, -1.0)], [(-1.0, 0.0), (-1.0, 0.0)], [(-1.0, 1.0), (2.0, -2.0)]], [[(1.0, -1.0), (-2.0, 0.0)], [(2.0, 2.0), (0.0, 0.0)], [(1.0, 1.0), (2.0, 2.0)]], [[(2.0, 0.0), (1.0, 1.0)], [(-1.0, 2.0), (1.0, -2.0)], [(1.0, -2.0), (-1.0, -1.0)]]]> : tensor<3x3x2xcomplex<f32>>
  %26 = "stablehlo.scatter"(%23, %24, %25) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%27: tensor<complex<f32>>, %28: tensor<complex<f32>>):
    %29 = stablehlo.add %27, %28 : tensor<complex<f32>>
    stablehlo.return %29 : tensor<complex<f32>>
  }) : (tensor<5x4xcomplex<f32>>, tensor<2x3xi8>, tensor<3x3x2xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
  %30 = stablehlo.constant dense<[[(-1.0, 2.0), (4.0, -2.0), (0.0, 1.0), (-4.0, 0.0)], [(0.0, -1.0), (1.0, 2.0), (3.0, -3.0), (4.0, 1.0)], [(1.0, -3.0), (-4.0, 1.0), (-3.0, 2.0), (-4.0, -2.0)], [(3.0, -4.0), (-3.0, -3.0), (-4.0, 1.0), (4.0, 1.0)], [(-4.0, -4.0), (-1.0, -1.0), (1.0, 1.0), (0.0, -2.0)]]> : tensor<5x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%26, %30) : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
  %31 = stablehlo.constant dense<[[[(1.0, -1.0), (2.0, 4.0), (-3.0, 1.0)], [(2.0, 1.0), (-2.0, 3.0), (-1.0, -4.0)], [(-3.0, 2.0), (-3.0, -3.0), (1.0, 0.0)], [(-4.0, 0.0), (2.0, -1.0), (-2.0, 4.0)]], [[(0.0, -4.0), (3.0, -2.0), (-3.0, 1.0)], [(2.0, -2.0), (4.0, 3.0), (-1.0, 4.0)], [(4.0, 3.0), (3.0, -2.0), (3.0, -4.0)], [(3.0, -1.0), (-4.0, 4.0), (-1.0, 1.0)]], [[(-4.0, -4.0), (-2.0, 4.0), (0.0, 3.0)], [(3.0, 3.0), (0.0, 2.0), (2.0, 3.0)], [(-4.0, -1.0), (2.0, 0.0), (-4.0, -2.0)], [(3.0, -1.0), (-3.0, -3.0), (-4.0, 3.0)]], [[(0.0, -1.0), (-3.0, 1.0), (-3.0, -4.0)], [(4.0, -4.0), (-4.0, -1.0), (-1.0, 4.0)], [(2.0, -3.0), (-4.0, -1.0), (0.0, 0.0)], [(-1.0, -4.0), (1.0, -3.0), (-1.0, 3.0)]], [[(2.0, -4.0), (3.0, -3.0), (-1.0, 4.0)], [(-1.0, 0.0), (4.0, 3.0), (1.0, 0.0)], [(1.0, -4.0), (-3.0, 1.0), (2.0, 3.0)], [(-1.0, -4.0), (-4.0, -1.0), (-3.0, 4.0)]]]> : tensor<5x4x3xcomplex<f32>>
  %32 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %33 = stablehlo.constant dense<[[[(0.0, -2.0), (2.0, 0.0), (2.0, 2.0)], [(2.0, 2.0), (1.0, 0.0), (-2.0, 0.0)]], [[(0.0, 1.0), (1.0, -1.0), (1.0, -1.0)], [(-1.0, 1.0), (1.0, -2.0), (2.0, 2.0)]]]> : tensor<2x2x3xcomplex<f32>>
  %34 = "stablehlo.scatter"(%31, %32, %33) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%35: tensor<complex<f32>>, %36: tensor<complex<f32>>):
    %37 = stablehlo.add %35, %36 : tensor<complex<f32>>
    stablehlo.return %37 : tensor<complex<f32>>
  }) : (tensor<5x4x3xcomplex<f32>>, tensor<2x2xui8>, tensor<2x2x3xcomplex<f32>>) -> tensor<5x4x3xcomplex<f32>>
  %38 = stablehlo.constant dense<[[[(1.0, -1.0), (2.0, 4.0), (-3.0, 1.0)], [(2.0, 1.0), (-2.0, 3.0), (-1.0, -4.0)], [(-3.0, 2.0), (-3.0, -3.0), (1.0, 0.0)], [(-4.0, 0.0), (2.0, -1.0), (-2.0, 4.0)]], [[(0.0, -4.0), (3.0, -2.0), (-3.0, 1.0)], [(2.0, -2.0), (4.0, 3.0), (-1.0, 4.0)], [(4.0, 3.0), (3.0, -2.0), (3.0, -4.0)], [(3.0, -1.0), (-4.0, 4.0), (-1.0, 1.0)]], [[(-4.0, -4.0), (-2.0, 5.0), (1.0, 2.0)], [(3.0, 3.0), (0.0, 2.0), (2.0, 3.0)], [(-4.0, -1.0), (2.0, 0.0), (-4.0, -2.0)], [(3.0, -1.0), (-3.0, -3.0), (-4.0, 3.0)]], [[(0.0, -1.0), (-4.0, 2.0), (-2.0, -6.0)], [(4.0, -4.0), (-4.0, -1.0), (-1.0, 4.0)], [(2.0, -3.0), (-4.0, -1.0), (0.0, 0.0)], [(-1.0, -4.0), (1.0, -3.0), (-1.0, 3.0)]], [[(2.0, -4.0), (3.0, -3.0), (-1.0, 4.0)], [(-1.0, 0.0), (4.0, 3.0), (1.0, 0.0)], [(1.0, -4.0), (-3.0, 1.0), (2.0, 3.0)], [(-1.0, -4.0), (-4.0, -1.0), (-3.0, 4.0)]]]> : tensor<5x4x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%34, %38) : (tensor<5x4x3xcomplex<f32>>, tensor<5x4x3xcomplex<f32>>) -> ()
  %39 = stablehlo.constant dense<[[[(-4.0, 1.0), (2.0, 0.0), (0.0, -1.0)], [(-2.0, 4.0), (-3.0, -3.0), (-3.0, -2.0)], [(4.0, -1.0), (2.0, 2.0), (-2.0, 3.0)], [(1.0, 4.0), (-3.0, -3.0), (1.0, -2.0)]], [[(3.0, 0.0), (2.0, -1.0), (-1.0, -2.0)], [(3.0, 2.0), (4.0, 2.0), (-4.0, 1.0)], [(0.0, 1.0), (1.0, 3.0), (-4.0, -4.0)], [(4.0, 4.0), (3.0, -3.0), (1.0, -1.0)]], [[(-4.0, 2.0), (-3.0, 4.0), (2.0, -4.0)], [(2.0, -1.0), (2.0, 1.0), (-1.0, 1.0)], [(0.0, -2.0), (-3.0, 2.0), (-3.0, 4.0)], [(1.0, -4.0), (-1.0, 4.0), (4.0, -4.0)]], [[(-2.0, 4.0), (-4.0, -4.0), (1.0, 2.0)], [(3.0, -3.0), (-2.0, 2.0), (4.0, 1.0)], [(4.0, -3.0), (-4.0, 2.0), (0.0, -1.0)], [(-3.0, 3.0), (-2.0, -3.0), (3.0, -2.0)]], [[(1.0, -4.0), (3.0, 4.0), (-4.0, 0.0)], [(4.0, -1.0), (-1.0, 4.0), (4.0, 4.0)], [(-1.0, 3.0), (-1.0, 3.0), (-3.0, -3.0)], [(0.0, -4.0), (1.0, 4.0), (2.0, 0.0)]]]> : tensor<5x4x3xcomplex<f32>>
  %40 = stablehlo.constant dense<[[0], [4], [18446744073709551615]]> : tensor<3x1xui64>
  %41 = stablehlo.constant dense<[[[(-2.0, 1.0), (-1.0, 0.0), (-2.0, 2.0)], [(-2.0, -1.0), (2.0, 1.0), (-2.0, -2.0)]], [[(-1.0, 1.0), (-1.0, 2.0), (2.0, -1.0)], [(2.0, 2.0), (0.0, 0.0), (-1.0, -2.0)]], [[(2.0, 2.0), (2.0, 2.0), (2.0, 0.0)], [(1.0, -2.0), (2.0, 1.0), (0.0, 1.0)]]]> : tensor<3x2x3xcomplex<f32>>
  %42 = "stablehlo.scatter"(%39, %40, %41) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%43: tensor<complex<f32>>, %44: tensor<complex<f32>>):
    %45 = stablehlo.add %43, %44 : tensor<complex<f32>>
    stablehlo.return %45 : tensor<complex<f32>>
  }) : (tensor<5x4x3xcomplex<f32>>, tensor<3x1xui64>, tensor<3x2x3xcomplex<f32>>) -> tensor<5x4x3xcomplex<f32>>
  %46 = stablehlo.constant dense<[[[(-6.0, 2.0), (0.0, -1.0), (0.0, -1.0)], [(-3.0, 5.0), (-1.0, -1.0), (-3.0, -2.0)], [(6.0, 1.0), (3.0, 0.0), (-2.0, 3.0)], [(1.0, 4.0), (-3.0, -3.0), (1.0, -2.0)]], [[(3.0, 0.0), (2.0, -1.0), (-1.0, -2.0)], [(3.0, 2.0), (4.0, 2.0), (-4.0, 1.0)], [(0.0, 1.0), (1.0, 3.0), (-4.0, -4.0)], [(4.0, 4.0), (3.0, -3.0), (1.0, -1.0)]], [[(-4.0, 2.0), (-3.0, 4.0), (2.0, -4.0)], [(2.0, -1.0), (2.0, 1.0), (-1.0, 1.0)], [(0.0, -2.0), (-3.0, 2.0), (-3.0, 4.0)], [(1.0, -4.0), (-1.0, 4.0), (4.0, -4.0)]], [[(-2.0, 4.0), (-4.0, -4.0), (1.0, 2.0)], [(3.0, -3.0), (-2.0, 2.0), (4.0, 1.0)], [(4.0, -3.0), (-4.0, 2.0), (0.0, -1.0)], [(-3.0, 3.0), (-2.0, -3.0), (3.0, -2.0)]], [[(0.0, -4.0), (5.0, 5.0), (-4.0, 0.0)], [(3.0, 1.0), (-1.0, 4.0), (4.0, 4.0)], [(1.0, 5.0), (1.0, 4.0), (-3.0, -3.0)], [(0.0, -4.0), (1.0, 4.0), (2.0, 0.0)]]]> : tensor<5x4x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<5x4x3xcomplex<f32>>, tensor<5x4x3xcomplex<f32>>) -> ()
  %47 = stablehlo.constant dense<[[[(0.0, 3.0), (-3.0, 3.0), (-3.0, 2.0), (3.0, 4.0)], [(-2.0, 1.0), (-1.0, 0.0), (0.0, 0.0), (-1.0, 4.0)], [(4.0, 1.0), (0.0, -3.0), (0.0, 1.0), (-1.0, 1.0)], [(-4.0, -2.0), (0.0, 2.0), (-3.0, -3.0), (-3.0, 2.0)], [(3.0, -3.0), (2.0, 0.0), (2.0, 1.0), (0.0, 1.0)]], [[(-1.0, -1.0), (2.0, -3.0), (1.0, -1.0), (0.0, 4.0)], [(3.0, -1.0), (1.0, 1.0), (2.0, 3.0), (-3.0, -2.0)], [(-3.0, 2.0), (4.0, -1.0), (2.0, 4.0), (1.0, 3.0)], [(-1.0, -4.0), (2.0, 3.0), (2.0, 1.0), (4.0, 4.0)], [(0.0, 3.0), (-4.0, 4.0), (-4.0, -3.0), (4.0, 1.0)]], [[(-4.0, -3.0), (-1.0, -2.0), (-1.0, 1.0), (2.0, -4.0)], [(2.0, -3.0), (-3.0, 1.0), (1.0, 2.0), (0.0, -2.0)], [(3.0, 3.0), (-2.0, 0.0), (2.0, 4.0), (-2.0, -2.0)], [(3.0, -2.0), (0.0, 4.0), (2.0, 2.0), (3.0, -4.0)], [(0.0, 0.0), (0.0, -1.0), (-2.0, -1.0), (3.0, 1.0)]]]> : tensor<3x5x4xcomplex<f32>>
  %48 = stablehlo.constant dense<[[[-1], [4]], [[3], [2]], [[1], [0]]]> : tensor<3x2x1xi16>
  %49 = stablehlo.constant dense<[[[(-2.0, 1.0), (2.0, -1.0), (1.0, 2.0), (-1.0, 1.0)], [(-2.0, -1.0), (1.0, 2.0), (-1.0, -2.0), (-1.0, 0.0)]], [[(-1.0, -2.0), (2.0, 1.0), (-2.0, 1.0), (1.0, 0.0)], [(2.0, 1.0), (2.0, 0.0), (1.0, 2.0), (0.0, 1.0)]], [[(2.0, -2.0), (-2.0, 1.0), (0.0, -2.0), (-2.0, 2.0)], [(2.0, -2.0), (-2.0, 0.0), (2.0, 1.0), (-2.0, 1.0)]]]> : tensor<3x2x4xcomplex<f32>>
  %50 = "stablehlo.scatter"(%47, %48, %49) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%51: tensor<complex<f32>>, %52: tensor<complex<f32>>):
    %53 = stablehlo.add %51, %52 : tensor<complex<f32>>
    stablehlo.return %53 : tensor<complex<f32>>
  }) : (tensor<3x5x4xcomplex<f32>>, tensor<3x2x1xi16>, tensor<3x2x4xcomplex<f32>>) -> tensor<3x5x4xcomplex<f32>>
  %54 = stablehlo.constant dense<[[[(0.0, 3.0), (-3.0, 3.0), (-3.0, 2.0), (3.0, 4.0)], [(-2.0, 1.0), (-1.0, 0.0), (0.0, 0.0), (-1.0, 4.0)], [(4.0, 1.0), (0.0, -3.0), (0.0, 1.0), (-1.0, 1.0)], [(-4.0, -2.0), (0.0, 2.0), (-3.0, -3.0), (-3.0, 2.0)], [(1.0, -4.0), (3.0, 2.0), (1.0, -1.0), (-1.0, 1.0)]], [[(-1.0, -1.0), (2.0, -3.0), (1.0, -1.0), (0.0, 4.0)], [(3.0, -1.0), (1.0, 1.0), (2.0, 3.0), (-3.0, -2.0)], [(-1.0, 3.0), (6.0, -1.0), (3.0, 6.0), (1.0, 4.0)], [(-2.0, -6.0), (4.0, 4.0), (0.0, 2.0), (5.0, 4.0)], [(0.0, 3.0), (-4.0, 4.0), (-4.0, -3.0), (4.0, 1.0)]], [[(-2.0, -5.0), (-3.0, -2.0), (1.0, 2.0), (0.0, -3.0)], [(4.0, -5.0), (-5.0, 2.0), (1.0, 0.0), (-2.0, 0.0)], [(3.0, 3.0), (-2.0, 0.0), (2.0, 4.0), (-2.0, -2.0)], [(3.0, -2.0), (0.0, 4.0), (2.0, 2.0), (3.0, -4.0)], [(0.0, 0.0), (0.0, -1.0), (-2.0, -1.0), (3.0, 1.0)]]]> : tensor<3x5x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%50, %54) : (tensor<3x5x4xcomplex<f32>>, tensor<3x5x4xcomplex<f32>>) -> ()
  %55 = stablehlo.constant dense<[[[(1.0, -2.0), (-1.0, 2.0)], [(-3.0, 2.0), (2.0, -3.0)], [(2.0, 4.0), (3.0, 1.0)]], [[(1.0, -2.0), (-3.0, 3.0)], [(-2.0, 0.0), (-4.0, 0.0)], [(0.0, 0.0), (2.0, 0.0)]], [[(0.0, 1.0), (-1.0, 0.0)], [(3.0, 4.0), (0.0, -1.0)], [(-1.0, 2.0), (-3.0, 3.0)]], [[(-3.0, -2.0), (-3.0, 2.0)], [(1.0, 3.0), (4.0, 4.0)], [(-4.0, -4.0), (-2.0, 4.0)]]]> : tensor<4x3x2xcomplex<f32>>
  %56 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %57 = stablehlo.constant dense<[[(2.0, 1.0), (-2.0, -2.0), (-2.0, -1.0)], [(-2.0, 2.0), (-1.0, 0.0), (1.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %58 = "stablehlo.scatter"(%55, %56, %57) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%59: tensor<complex<f32>>, %60: tensor<complex<f32>>):
    %61 = stablehlo.add %59, %60 : tensor<complex<f32>>
    stablehlo.return %61 : tensor<complex<f32>>
  }) : (tensor<4x3x2xcomplex<f32>>, tensor<2x3x1xi32>, tensor<2x3xcomplex<f32>>) -> tensor<4x3x2xcomplex<f32>>
  %62 = stablehlo.constant dense<[[[(1.0, -2.0), (-1.0, 2.0)], [(-3.0, 2.0), (2.0, -3.0)], [(2.0, 4.0), (3.0, 1.0)]], [[(1.0, -2.0), (-5.0, 5.0)], [(-4.0, -2.0), (-5.0, 0.0)], [(-2.0, -1.0), (2.0, 0.0)]], [[(0.0, 1.0), (-1.0, 0.0)], [(3.0, 4.0), (0.0, -1.0)], [(-1.0, 2.0), (-3.0, 3.0)]], [[(-3.0, -2.0), (-3.0, 2.0)], [(1.0, 3.0), (4.0, 4.0)], [(-4.0, -4.0), (-2.0, 4.0)]]]> : tensor<4x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%58, %62) : (tensor<4x3x2xcomplex<f32>>, tensor<4x3x2xcomplex<f32>>) -> ()
  %63 = stablehlo.constant dense<[[[(-3.0, 1.0), (-4.0, 3.0)], [(3.0, 1.0), (-2.0, 2.0)], [(0.0, -1.0), (-2.0, 3.0)]], [[(3.0, 3.0), (0.0, 1.0)], [(1.0, 1.0), (-4.0, -3.0)], [(4.0, 4.0), (2.0, 3.0)]], [[(-3.0, -3.0), (2.0, 4.0)], [(3.0, -1.0), (-2.0, 1.0)], [(-3.0, 0.0), (-1.0, 4.0)]], [[(2.0, 0.0), (1.0, 1.0)], [(2.0, -1.0), (3.0, -2.0)], [(3.0, 4.0), (0.0, 0.0)]]]> : tensor<4x3x2xcomplex<f32>>
  %64 = stablehlo.constant dense<2> : tensor<1x2x3xi64>
  %65 = stablehlo.constant dense<[[[(1.0, -2.0), (2.0, -1.0), (1.0, 0.0)], [(-2.0, -1.0), (1.0, 0.0), (2.0, -2.0)]], [[(0.0, 1.0), (1.0, -2.0), (-2.0, 1.0)], [(0.0, 0.0), (-1.0, 1.0), (2.0, -2.0)]]]> : tensor<2x2x3xcomplex<f32>>
  %66 = "stablehlo.scatter"(%63, %64, %65) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%67: tensor<complex<f32>>, %68: tensor<complex<f32>>):
    %69 = stablehlo.add %67, %68 : tensor<complex<f32>>
    stablehlo.return %69 : tensor<complex<f32>>
  }) : (tensor<4x3x2xcomplex<f32>>, tensor<1x2x3xi64>, tensor<2x2x3xcomplex<f32>>) -> tensor<4x3x2xcomplex<f32>>
  %70 = stablehlo.constant dense<[[[(-3.0, 1.0), (-4.0, 3.0)], [(3.0, 1.0), (-2.0, 2.0)], [(0.0, -1.0), (-2.0, 3.0)]], [[(3.0, 3.0), (0.0, 1.0)], [(1.0, 1.0), (-4.0, -3.0)], [(4.0, 4.0), (2.0, 3.0)]], [[(-2.0, -5.0), (0.0, 3.0)], [(5.0, -2.0), (-1.0, 1.0)], [(-2.0, 0.0), (1.0, 2.0)]], [[(2.0, 1.0), (1.0, 1.0)], [(3.0, -3.0), (2.0, -1.0)], [(1.0, 5.0), (2.0, -2.0)]]]> : tensor<4x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%66, %70) : (tensor<4x3x2xcomplex<f32>>, tensor<4x3x2xcomplex<f32>>) -> ()
  %71 = stablehlo.constant dense<[(-3.0, 3.0), (-1.0, 1.0), (2.0, 4.0), (4.0, 4.0), (-4.0, 0.0), (-2.0, 2.0)]> : tensor<6xcomplex<f32>>
  %72 = stablehlo.constant dense<[0, 0, 5, 4294967295]> : tensor<4xui32>
  %73 = stablehlo.constant dense<[(2.0, -1.0), (0.0, -2.0), (1.0, 2.0), (2.0, -1.0)]> : tensor<4xcomplex<f32>>
  %74 = "stablehlo.scatter"(%71, %72, %73) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%75: tensor<complex<f32>>, %76: tensor<complex<f32>>):
    %77 = stablehlo.add %75, %76 : tensor<complex<f32>>
    stablehlo.return %77 : tensor<complex<f32>>
  }) : (tensor<6xcomplex<f32>>, tensor<4xui32>, tensor<4xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %78 = stablehlo.constant dense<[(-1.0, 0.0), (-1.0, 1.0), (2.0, 4.0), (4.0, 4.0), (-4.0, 0.0), (-1.0, 4.0)]> : tensor<6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%74, %78) : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> ()
  %79 = stablehlo.constant dense<[(-4.0, 0.0), (-2.0, -1.0), (-3.0, 4.0), (3.0, -1.0), (1.0, -4.0), (3.0, -2.0)]> : tensor<6xcomplex<f32>>
  %80 = stablehlo.constant dense<2> : tensor<1xi8>
  %81 = stablehlo.constant dense<[(1.0, 1.0), (2.0, 1.0), (-1.0, -2.0), (1.0, -2.0)]> : tensor<4xcomplex<f32>>
  %82 = "stablehlo.scatter"(%79, %80, %81) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%83: tensor<complex<f32>>, %84: tensor<complex<f32>>):
    %85 = stablehlo.add %83, %84 : tensor<complex<f32>>
    stablehlo.return %85 : tensor<complex<f32>>
  }) : (tensor<6xcomplex<f32>>, tensor<1xi8>, tensor<4xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %86 = stablehlo.constant dense<[(-4.0, 0.0), (-2.0, -1.0), (-2.0, 5.0), (5.0, 0.0), (0.0, -6.0), (4.0, -4.0)]> : tensor<6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%82, %86) : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> ()
  %87 = stablehlo.constant dense<[[(3.0, 0.0), (2.0, 1.0), (-4.0, 3.0), (-2.0, 2.0)], [(-3.0, -2.0), (-3.0, -4.0), (2.0, -2.0), (0.0, -2.0)], [(2.0, 1.0), (-3.0, -1.0), (0.0, 2.0), (-3.0, 1.0)], [(1.0, 4.0), (1.0, -4.0), (4.0, -1.0), (2.0, 1.0)], [(1.0, -3.0), (3.0, -2.0), (-4.0, 3.0), (4.0, 3.0)]]> : tensor<5x4xcomplex<f32>>
  %88 = stablehlo.constant dense<> : tensor<0x1xui8>
  %89 = stablehlo.constant dense<> : tensor<0x4xcomplex<f32>>
  %90 = "stablehlo.scatter"(%87, %88, %89) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = true}> ({
    ^bb0(%91: tensor<complex<f32>>, %92: tensor<complex<f32>>):
    %93 = stablehlo.add %91, %92 : tensor<complex<f32>>
    stablehlo.return %93 : tensor<complex<f32>>
  }) : (tensor<5x4xcomplex<f32>>, tensor<0x1xui8>, tensor<0x4xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%90, %87) : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
  %94 = stablehlo.constant dense<[[(3.0, 1.0), (1.0, 0.0), (3.0, 0.0), (1.0, 1.0), (4.0, 1.0), (-3.0, 4.0), (-1.0, 3.0)], [(0.0, -2.0), (-4.0, 1.0), (0.0, 2.0), (2.0, -4.0), (-2.0, 0.0), (-3.0, -4.0), (-1.0, -1.0)], [(-1.0, 0.0), (4.0, -4.0), (-4.0, -4.0), (1.0, 3.0), (4.0, 2.0), (-2.0, 2.0), (-1.0, 1.0)], [(-4.0, 0.0), (1.0, 2.0), (2.0, -3.0), (4.0, 1.0), (-4.0, -2.0), (-1.0, 2.0), (-2.0, 1.0)], [(-4.0, 3.0), (-2.0, 1.0), (3.0, -2.0), (0.0, -3.0), (1.0, -2.0), (0.0, 4.0), (-2.0, -4.0)]]> : tensor<5x7xcomplex<f32>>
  %95 = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xui64>
  %96 = stablehlo.constant dense<[[[(1.0, 0.0), (-1.0, 0.0), (-1.0, 1.0)], [(-1.0, 1.0), (1.0, -1.0), (0.0, -2.0)]], [[(1.0, 2.0), (2.0, 1.0), (-2.0, 1.0)], [(0.0, -2.0), (0.0, -1.0), (2.0, -1.0)]], [[(2.0, 0.0), (-2.0, -1.0), (-2.0, -2.0)], [(2.0, 0.0), (-1.0, 1.0), (2.0, 1.0)]], [[(0.0, -1.0), (2.0, 2.0), (-2.0, 2.0)], [(-2.0, -1.0), (2.0, -1.0), (1.0, 2.0)]], [[(1.0, 1.0), (-2.0, -1.0), (0.0, 0.0)], [(1.0, 0.0), (-2.0, -2.0), (-2.0, -1.0)]]]> : tensor<5x2x3xcomplex<f32>>
  %97 = "stablehlo.scatter"(%94, %95, %96) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%98: tensor<complex<f32>>, %99: tensor<complex<f32>>):
    %100 = stablehlo.add %98, %99 : tensor<complex<f32>>
    stablehlo.return %100 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<2x1xui64>, tensor<5x2x3xcomplex<f32>>) -> tensor<5x7xcomplex<f32>>
  %101 = stablehlo.constant dense<[[(3.0, 1.0), (0.0, 1.0), (4.0, -1.0), (1.0, -1.0), (5.0, 1.0), (-4.0, 4.0), (-2.0, 4.0)], [(0.0, -2.0), (-4.0, -1.0), (0.0, 1.0), (4.0, -5.0), (-1.0, 2.0), (-1.0, -3.0), (-3.0, 0.0)], [(-1.0, 0.0), (6.0, -4.0), (-5.0, -3.0), (3.0, 4.0), (6.0, 2.0), (-4.0, 1.0), (-3.0, -1.0)], [(-4.0, 0.0), (-1.0, 1.0), (4.0, -4.0), (5.0, 3.0), (-4.0, -3.0), (1.0, 4.0), (-4.0, 3.0)], [(-4.0, 3.0), (-1.0, 1.0), (1.0, -4.0), (-2.0, -4.0), (2.0, -1.0), (-2.0, 3.0), (-2.0, -4.0)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%97, %101) : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  return
}
// -----
// scatter of complex<f64>, the last of all
func.func public @main() {
  %0 = stablehlo.constant dense<[[(7.5, -11.25), (-0.5, -7.125), (4.0, -7.625), (7.5, -9.5)], [(-21.0, 12.125), (12.25, 10.75), (-10.25, -9.625), (-22.5, -3.25)], [(-2.0, 0.375), (5.25, 5.5), (22.5, -5.375), (-22.0, 6.125)], [(-8.0, -9.25), (9.0, -7.625), (13.5, 2.125), (-21.0, 6.25)], [(0.25, -3.125), (19.5, 0.25), (3.0, -3.25), (4.75, -4.625)]]> : tensor<5x4xcomplex<f64>>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[(15.5, -0.25), (-4.5, -2.5), (21.5, -8.875), (-3.75, 4.75)], [(18.75, -6.625), (-7.5, 1.625), (22.25, -3.0), (23.0, 9.375)], [(-16.25, -5.875), (2.5, -1.375), (-8.25, -9.5), (21.75, 3.375)]]> : tensor<3x4xcomplex<f64>>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<complex<f64>>, %5: tensor<complex<f64>>):
    stablehlo.return %5 : tensor<complex<f64>>
  }) : (tensor<5x4xcomplex<f64>>, tensor<3x1xi32>, tensor<3x4xcomplex<f64>>) -> tensor<5x4xcomplex<f64>>
  %6 = stablehlo.constant dense<[[(7.5, -11.25), (-0.5, -7.125), (4.0, -7.625), (7.5, -9.5)], [(-21.0, 12.125), (12.25, 10.75), (-10.25, -9.625), (-22.5, -3.25)], [(-2.0, 0.375), (5.25, 5.5), (22.5, -5.375), (-22.0, 6.125)], [(-16.25, -5.875), (2.5, -1.375), (-8.25, -9.5), (21.75, 3.375)], [(18.75, -6.625), (-7.5, 1.625), (22.25, -3.0), (23.0, 9.375)]]> : tensor<5x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%3, %6) : (tensor<5x4xcomplex<f64>>, tensor<5x4xcomplex<f64>>) -> ()
  %7 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %8 = stablehlo.constant dense<[[[(11.25, 1.5), (16.75, 5.875)], [(-5.25, 6.125), (17.75, 11.875)], [(-3.75, -9.75), (-7.0, 8.75)]], [[(-24.25, -7.875), (9.75, -1.875)], [(-12.5, 8.0), (14.25, -2.375)], [(23.0, -10.75), (-16.5, -6.25)]], [[(21.5, 2.875), (-12.5, 7.75)], [(-23.5, 12.0), (-11.25, -11.0)], [(23.5, 4.625), (22.75, 11.0)]]]> : tensor<3x3x2xcomplex<f64>>
  %9 = "stablehlo.scatter"(%0, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%10: tensor<complex<f64>>, %11: tensor<complex<f64>>):
    stablehlo.return %11 : tensor<complex<f64>>
  }) : (tensor<5x4xcomplex<f64>>, tensor<2x3xi8>, tensor<3x3x2xcomplex<f64>>) -> tensor<5x4xcomplex<f64>>
  %12 = stablehlo.constant dense<[[(7.5, -11.25), (-0.5, -7.125), (4.0, -7.625), (7.5, -9.5)], [(-21.0, 12.125), (12.25, 10.75), (-10.25, -9.625), (-22.5, -3.25)], [(-2.0, 0.375), (5.25, 5.5), (22.5, -5.375), (-22.0, 6.125)], [(-8.0, -9.25), (9.0, -7.625), (13.5, 2.125), (-21.0, 6.25)], [(0.25, -3.125), (-5.25, 6.125), (17.75, 11.875), (4.75, -4.625)]]> : tensor<5x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%9, %12) : (tensor<5x4xcomplex<f64>>, tensor<5x4xcomplex<f64>>) -> ()
  %13 = stablehlo.constant dense<[[[(-19.0, -1.25), (7.0, -9.375)], [(-20.5, 1.5), (-15.25, -6.0)], [(17.75, -8.875), (8.5, 3.25)]], [[(1.75, -8.125), (0.25, 5.75)], [(19.5, -0.625), (6.5, 10.875)], [(10.5, 8.75), (4.75, 7.0)]], [[(7.5, 1.125), (18.75, -11.875)], [(-18.5, 3.125), (-22.0, 8.125)], [(-2.5, -8.75), (15.75, -0.5)]], [[(-16.75, 10.0), (13.75, 11.5)], [(-18.75, 7.625), (24.25, -7.375)], [(-7.0, -8.875), (-19.0, -9.5)]]]> : tensor<4x3x2xcomplex<f64>>
  %14 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %15 = stablehlo.constant dense<[[(-16.0, 5.375), (-20.25, -5.875), (3.75, 9.875)], [(3.75, 10.75), (17.5, 8.125), (-1.75, -6.25)]]> : tensor<2x3xcomplex<f64>>
  %16 = "stablehlo.scatter"(%13, %14, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%17: tensor<complex<f64>>, %18: tensor<complex<f64>>):
    stablehlo.return %18 : tensor<complex<f64>>
  }) : (tensor<4x3x2xcomplex<f64>>, tensor<2x3x1xi32>, tensor<2x3xcomplex<f64>>) -> tensor<4x3x2xcomplex<f64>>
  %19 = stablehlo.constant dense<[[[(-19.0, -1.25), (7.0, -9.375)], [(-20.5, 1.5), (-15.25, -6.0)], [(17.75, -8.875), (8.5, 3.25)]], [[(1.75, -8.125), (3.75, 10.75)], [(-20.25, -5.875), (17.5, 8.125)], [(3.75, 9.875), (4.75, 7.0)]], [[(7.5, 1.125), (18.75, -11.875)], [(-18.5, 3.125), (-22.0, 8.125)], [(-2.5, -8.75), (15.75, -0.5)]], [[(-16.75, 10.0), (13.75, 11.5)], [(-18.75, 7.625), (24.25, -7.375)], [(-7.0, -8.875), (-19.0, -9.5)]]]> : tensor<4x3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%16, %19) : (tensor<4x3x2xcomplex<f64>>, tensor<4x3x2xcomplex<f64>>) -> ()
  return
}
// -----
// scatter of complex<f64>, add
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-3.0, 1.0), (0.0, -3.0), (0.0, -1.0), (2.0, 3.0)], [(-2.0, -4.0), (3.0, -1.0), (3.0, -1.0), (-1.0, 0.0)], [(3.0, 3.0), (-1.0, 2.0), (0.0, 0.0), (-2.0, 0.0)], [(3.0, 3.0), (4.0, -2.0), (-1.0, 1.0), (3.0, 2.0)], [(4.0, -2.0), (0.0, -3.0), (0.0, -3.0), (2.0, -1.0)]]> : tensor<5x4xcomplex<f64>>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[(2.0, 2.0), (0.0, -1.0), (1.0, 0.0), (2.0, 2.0)], [(-2.0, 2.0), (1.0, 0.0), (2.0, 0.0), (1.0, -1.0)], [(1.0, -2.0), (-2.0, 0.0), (-1.0, 1.0), (-2.0, -2.0)]]> : tensor<3x4xcomplex<f64>>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<complex<f64>>, %5: tensor<complex<f64>>):
    %6 = stablehlo.add %4, %5 : tensor<complex<f64>>
    stablehlo.return %6 : tensor<complex<f64>>
  }) : (tensor<5x4xcomplex<f64>>, tensor<3x1xi32>, tensor<3x4xcomplex<f64>>) -> tensor<5x4xcomplex<f64>>
  %7 = stablehlo.constant dense<[[(-3.0, 1.0), (0.0, -3.0), (0.0, -1.0), (2.0, 3.0)], [(-2.0, -4.0), (3.0, -1.0), (3.0, -1.0), (-1.0, 0.0)], [(3.0, 3.0), (-1.0, 2.0), (0.0, 0.0), (-2.0, 0.0)], [(4.0, 1.0), (2.0, -2.0), (-2.0, 2.0), (1.0, 0.0)], [(2.0, 0.0), (1.0, -3.0), (2.0, -3.0), (3.0, -2.0)]]> : tensor<5x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xcomplex<f64>>, tensor<5x4xcomplex<f64>>) -> ()
  %8 = stablehlo.constant dense<[[(-2.0, -3.0), (-3.0, -1.0), (-1.0, -4.0), (-4.0, 3.0)], [(-1.0, 1.0), (-3.0, 1.0), (4.0, 0.0), (3.0, 1.0)], [(1.0, 2.0), (-1.0, 0.0), (-4.0, 1.0), (3.0, 0.0)], [(-1.0, 4.0), (-4.0, 2.0), (-3.0, -2.0), (2.0, 3.0)], [(-1.0, 3.0), (-1.0, -4.0), (4.0, -2.0), (2.0, 2.0)]]> : tensor<5x4xcomplex<f64>>
  %9 = stablehlo.constant dense<[[-128, 1, 0], [-1, 4, 127]]> : tensor<2x3xi8>
  %10 = stablehlo.constant dense<[[[(-2.0, 0.0), (0.0, -1.0)], [(2.0, 2.0), (-1.0, -2.0)], [(0.0, -1.0), (0.0, -1.0)]], [[(2.0, 1.0), (1.0, -1.0)], [(2.0, -2.0), (-2.0, 1.0)], [(-2.0, 2.0), (1.0, 1.0)]], [[(-2.0, 0.0), (1.0, 2.0)], [(-1.0, 0.0), (0.0, 1.0)], [(-1.0, -1.0), (2.0, 1.0)]]]> : tensor<3x3x2xcomplex<f64>>
  %11 = "stablehlo.scatter"(%8, %9, %10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%12: tensor<complex<f64>>, %13: tensor<complex<f64>>):
    %14 = stablehlo.add %12, %13 : tensor<complex<f64>>
    stablehlo.return %14 : tensor<complex<f64>>
  }) : (tensor<5x4xcomplex<f64>>, tensor<2x3xi8>, tensor<3x3x2xcomplex<f64>>) -> tensor<5x4xcomplex<f64>>
  %15 = stablehlo.constant dense<[[(-2.0, -3.0), (-3.0, -1.0), (-1.0, -4.0), (-4.0, 3.0)], [(-1.0, 1.0), (-3.0, 1.0), (4.0, 0.0), (3.0, 1.0)], [(1.0, 2.0), (-1.0, 0.0), (-4.0, 1.0), (3.0, 0.0)], [(-1.0, 4.0), (-4.0, 2.0), (-3.0, -2.0), (2.0, 3.0)], [(-1.0, 3.0), (1.0, -2.0), (3.0, -4.0), (2.0, 2.0)]]> : tensor<5x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%11, %15) : (tensor<5x4xcomplex<f64>>, tensor<5x4xcomplex<f64>>) -> ()
  %16 = stablehlo.constant dense<[[[(-4.0, -3.0), (3.0, -1.0)], [(2.0, -1.0), (3.0, -3.0)], [(1.0, 1.0), (2.0, 0.0)]], [[(0.0, -1.0), (3.0, -2.0)], [(0.0, -2.0), (1.0, -1.0)], [(-3.0, -1.0), (3.0, 0.0)]], [[(1.0, 4.0), (0.0, 1.0)], [(1.0, -2.0), (-1.0, -3.0)], [(1.0, 3.0), (0.0, 3.0)]], [[(-1.0, -4.0), (3.0, -4.0)], [(4.0, 3.0), (-4.0, 4.0)], [(3.0, -1.0), (-3.0, -2.0)]]]> : tensor<4x3x2xcomplex<f64>>
  %17 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %18 = stablehlo.constant dense<[[(2.0, -1.0), (2.0, 0.0), (1.0, 2.0)], [(0.0, 2.0), (2.0, -1.0), (-1.0, -1.0)]]> : tensor<2x3xcomplex<f64>>
  %19 = "stablehlo.scatter"(%16, %17, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%20: tensor<complex<f64>>, %21: tensor<complex<f64>>):
    %22 = stablehlo.add %20, %21 : tensor<complex<f64>>
    stablehlo.return %22 : tensor<complex<f64>>
  }) : (tensor<4x3x2xcomplex<f64>>, tensor<2x3x1xi32>, tensor<2x3xcomplex<f64>>) -> tensor<4x3x2xcomplex<f64>>
  %23 = stablehlo.constant dense<[[[(-4.0, -3.0), (3.0, -1.0)], [(2.0, -1.0), (3.0, -3.0)], [(1.0, 1.0), (2.0, 0.0)]], [[(0.0, -1.0), (3.0, 0.0)], [(2.0, -2.0), (3.0, -2.0)], [(-2.0, 1.0), (3.0, 0.0)]], [[(1.0, 4.0), (0.0, 1.0)], [(1.0, -2.0), (-1.0, -3.0)], [(1.0, 3.0), (0.0, 3.0)]], [[(-1.0, -4.0), (3.0, -4.0)], [(4.0, 3.0), (-4.0, 4.0)], [(3.0, -1.0), (-3.0, -2.0)]]]> : tensor<4x3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%19, %23) : (tensor<4x3x2xcomplex<f64>>, tensor<4x3x2xcomplex<f64>>) -> ()
  return
}
// -----
// scatter of two arrays at once
func.func public @main() {
  %0 = stablehlo.constant dense<[[-3.0, 3.0, 2.0, 3.0], [4.0, 4.0, -3.0, -2.0], [-2.0, 2.0, 4.0, 3.0], [1.0, 0.0, 1.0, 4.0], [-2.0, -4.0, -1.0, 0.0]]> : tensor<5x4xf32>
  %1 = stablehlo.constant dense<[[-4, -2, -1, -2], [-1, -3, 3, -2], [-4, -4, 2, -4], [-1, -1, 4, -4], [-4, 3, 4, -1]]> : tensor<5x4xi32>
  %2 = stablehlo.constant dense<[[1], [4], [2]]> : tensor<3x1xi32>
  %3 = stablehlo.constant dense<[[1.0, -2.0, 2.0, -2.0], [-2.0, 2.0, 1.0, -2.0], [-4.0, 3.0, -3.0, -4.0]]> : tensor<3x4xf32>
  %4 = stablehlo.constant dense<[[4, 2, 4, 1], [3, 3, -2, -4], [2, -3, 0, 1]]> : tensor<3x4xi32>
  %5, %6 = "stablehlo.scatter"(%0, %1, %2, %3, %4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = true}> ({
    ^bb0(%7: tensor<f32>, %8: tensor<i32>, %9: tensor<f32>, %10: tensor<i32>):
    %11 = stablehlo.add %7, %9 : tensor<f32>
    %12 = stablehlo.multiply %8, %10 : tensor<i32>
    stablehlo.return %11, %12 : tensor<f32>, tensor<i32>
  }) : (tensor<5x4xf32>, tensor<5x4xi32>, tensor<3x1xi32>, tensor<3x4xf32>, tensor<3x4xi32>) -> (tensor<5x4xf32>, tensor<5x4xi32>)
  %13 = stablehlo.constant dense<[[-3.0, 3.0, 2.0, 3.0], [5.0, 2.0, -1.0, -4.0], [-6.0, 5.0, 1.0, -1.0], [1.0, 0.0, 1.0, 4.0], [-4.0, -2.0, 0.0, -2.0]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%5, %13) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %14 = stablehlo.constant dense<[[-4, -2, -1, -2], [-4, -6, 12, -2], [-8, 12, 0, -4], [-1, -1, 4, -4], [-12, 9, -8, 4]]> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%6, %14) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  return
}
// -----
// scatter of i8 in i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC596A4BD5C88210D6C9F7CA1415652533866F06A"> : tensor<5x4xi8>
  %1 = stablehlo.constant dense<[[1], [4], [2]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x4C2B5A6F803DB54FA1CF8056"> : tensor<3x4xi8>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<i32>, %5: tensor<i32>):
    %6 = stablehlo.add %4, %5 : tensor<i32>
    stablehlo.return %6 : tensor<i32>
  }) : (tensor<5x4xi8>, tensor<3x1xi32>, tensor<3x4xi8>) -> tensor<5x4xi32>
  %7 = stablehlo.constant dense<[[-59, -106, -92, -67], [168, -77, 123, 124], [13, -146, -4, -9], [65, 86, 82, 83], [-72, 163, -91, 185]]> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  return
}
// -----
// scatter of f16 in f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0xECD6A057F8D0F84F38CF5C5546553CD5AC57A453625480CFC041A65540D3F84F2C5160C9204CCCD1"> : tensor<5x4xf16>
  %1 = stablehlo.constant dense<[[1], [4], [2]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0x404E82D7004BF254D8CEDA5550C8B0560ED7004A18D124D3"> : tensor<3x4xf16>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f32>, %5: tensor<f32>):
    %6 = stablehlo.add %4, %5 : tensor<f32>
    stablehlo.return %6 : tensor<f32>
  }) : (tensor<5x4xf16>, tensor<3x1xi32>, tensor<3x4xf16>) -> tensor<5x4xf32>
  %7 = stablehlo.constant dense<[[-110.75, 122.0, -39.75, 31.875], [-3.875, -34.375, 98.375, -4.625], [9.875, 73.125, 29.375, -87.125], [2.875, 90.375, -58.0, 31.875], [14.0, 82.875, 7.875, 60.625]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  return
}
// -----
// scatter of bf16 in f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x39C218C2EB42884260BF8042AEC27040D541F0410CC2D4426DC2A0C2A9C2D0C058C195C21040DFC1"> : tensor<5x4xbf16>
  %1 = stablehlo.constant dense<[[1], [4], [2]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<"0xB54236C1BB42E042A642E3C22DC2AE429F429E42684280BF"> : tensor<3x4xbf16>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<f32>, %5: tensor<f32>):
    %6 = stablehlo.add %4, %5 : tensor<f32>
    stablehlo.return %6 : tensor<f32>
  }) : (tensor<5x4xbf16>, tensor<3x1xi32>, tensor<3x4xbf16>) -> tensor<5x4xf32>
  %7 = stablehlo.constant dense<[[-46.25, -38.0, 117.5, 68.0], [89.625, 52.625, 6.5, 115.75], [106.125, 109.0, 23.0, 105.0], [-59.25, -80.0, -84.5, -6.5], [69.5, -188.0, -41.0, 59.125]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  return
}
// -----
// scatter of quantized numbers, add
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xE207EF14FCE409F116FEE60B"> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32, 0.5:3>>
  %1 = stablehlo.constant dense<[[1], [3], [1]]> : tensor<3x1xi32>
  %2 = "stablehlo.constant"() <{value = dense<"0x09EC0E467F80010203"> : tensor<3x3xi8>}> : () -> tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<!quant.uniform<i8:f32, 0.5:3>>, %5: tensor<!quant.uniform<i8:f32, 0.5:3>>):
    %6 = stablehlo.add %4, %5 : tensor<!quant.uniform<i8:f32, 0.5:3>>
    stablehlo.return %6 : tensor<!quant.uniform<i8:f32, 0.5:3>>
  }) : (tensor<4x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x1xi32>, tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x3x!quant.uniform<i8:f32, 0.5:3>>
  %7 = "stablehlo.constant"() <{value = dense<"0xE207EF18E4EF09F116416288"> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<4x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<4x3x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
// -----
// scatter of quantized numbers, maximum
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xE207EF14FCE409F116FEE60B"> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32, 0.5:3>>
  %1 = stablehlo.constant dense<[[1], [3], [1]]> : tensor<3x1xi32>
  %2 = "stablehlo.constant"() <{value = dense<"0x09EC0E467F80010203"> : tensor<3x3xi8>}> : () -> tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%4: tensor<!quant.uniform<i8:f32, 0.5:3>>, %5: tensor<!quant.uniform<i8:f32, 0.5:3>>):
    %6 = stablehlo.maximum %4, %5 : tensor<!quant.uniform<i8:f32, 0.5:3>>
    stablehlo.return %6 : tensor<!quant.uniform<i8:f32, 0.5:3>>
  }) : (tensor<4x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x1xi32>, tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x3x!quant.uniform<i8:f32, 0.5:3>>
  %7 = "stablehlo.constant"() <{value = dense<"0xE207EF14020E09F116467F0B"> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%3, %7) : (tensor<4x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<4x3x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
