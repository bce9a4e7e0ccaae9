// A collapsed dimension may have the slice size 0. The output has elements even then, and no index leaves the operand.
module {
  func.func public @main() -> () {
    %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xi32>
    %i = stablehlo.constant dense<[[0], [3], [4], [2147483647], [-1]]> : tensor<5x1xi32>
    %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 0, 3>}> : (tensor<4x3xi32>, tensor<5x1xi32>) -> tensor<5x3xi32>
    %1 = stablehlo.constant dense<[[1, 2, 3], [10, 11, 12], [10, 11, 12], [10, 11, 12], [1, 2, 3]]> : tensor<5x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<5x3xi32>, tensor<5x3xi32>) -> ()
    return
  }
}
