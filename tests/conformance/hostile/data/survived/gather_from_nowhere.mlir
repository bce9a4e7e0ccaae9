func.func @main(%a: tensor<4xi32>) -> tensor<2xi32> {
  %0 = stablehlo.constant dense<[[-9223372036854775807], [9223372036854775807]]> : tensor<2x1xi64>
  %1 = "stablehlo.gather"(%a, %0) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<2x1xi64>) -> tensor<2xi32>
  return %1 : tensor<2xi32>
}
