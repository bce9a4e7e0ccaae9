// accept
func.func @f1(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return
}
func.func @f2(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>) {
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>) -> tensor<6x5x2xf32>
  return
}
func.func @f3(%x0: tensor<4x6xf32>, %x1: tensor<i32>, %x2: tensor<i32>) {
  %0 = "stablehlo.dynamic_slice"(%x0, %x1, %x2) {slice_sizes = array<i64: 4, 2>} : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
  return
}
func.func @f4(%x0: tensor<4x6xf32>, %x1: tensor<1x6xf32>, %x2: tensor<i32>, %x3: tensor<i32>) {
  %0 = "stablehlo.dynamic_update_slice"(%x0, %x1, %x2, %x3) : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  return
}
func.func @f5(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<3xi32>) {
  %0 = "stablehlo.dynamic_gather"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<2x3x?x?xf32>
  return
}
func.func @f6(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2x3x2x2xf32>) {
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf32>
  return
}
func.func @f7(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>, %x2: tensor<6x5x2xf32>) {
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>, tensor<6x5x2xf32>) -> tensor<5x3x4xf32>
  return
}
func.func @f8(%x0: tensor<5x1x5xi32>, %x1: tensor<2xi32>) {
  %0 = "stablehlo.torch_index_select"(%x0, %x1) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<5x1x5xi32>, tensor<2xi32>) -> tensor<2x1x5xi32>
  return
}

// -----
func.func @f9(%x0: tensor<4x6xf32>, %x1: tensor<i32>, %x2: tensor<i32>) {
  // expect: dynamic_slice_c1
  // mended by: tensor<4x2xf64> => tensor<4x2xf32>
  %0 = "stablehlo.dynamic_slice"(%x0, %x1, %x2) {slice_sizes = array<i64: 4, 2>} : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf64>
  return
}
func.func @f10(%x0: tensor<4x6xf32>, %x1: tensor<i32>) {
  // expect: dynamic_slice_c2
  %0 = "stablehlo.dynamic_slice"(%x0, %x1) {slice_sizes = array<i64: 4, 2>} : (tensor<4x6xf32>, tensor<i32>) -> tensor<4x2xf32>
  return
}
func.func @f11(%x0: tensor<4x6xf32>, %x1: tensor<i32>, %x2: tensor<i32>) {
  // expect: dynamic_slice_c2
  // mended by: slice_sizes = array<i64: 4> => slice_sizes = array<i64: 4, 2>
  %0 = "stablehlo.dynamic_slice"(%x0, %x1, %x2) {slice_sizes = array<i64: 4>} : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
  return
}
func.func @f12(%x0: tensor<4x6xf32>, %x1: tensor<i32>, %x2: tensor<i64>) {
  // expect: dynamic_slice_c3
  // mended by: tensor<i32> => tensor<i64>
  %0 = "stablehlo.dynamic_slice"(%x0, %x1, %x2) {slice_sizes = array<i64: 4, 2>} : (tensor<4x6xf32>, tensor<i32>, tensor<i64>) -> tensor<4x2xf32>
  return
}
func.func @f13(%x0: tensor<4x6xf32>, %x1: tensor<i32>, %x2: tensor<i32>) {
  // expect: dynamic_slice_c4
  // mended by: slice_sizes = array<i64: 5, 2> => slice_sizes = array<i64: 4, 2>
  %0 = "stablehlo.dynamic_slice"(%x0, %x1, %x2) {slice_sizes = array<i64: 5, 2>} : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
  return
}
func.func @f14(%x0: tensor<4x6xf32>, %x1: tensor<i32>, %x2: tensor<i32>) {
  // expect: dynamic_slice_c4
  // mended by: slice_sizes = array<i64: 4, -9223372036854775808> => slice_sizes = array<i64: 4, 2>
  %0 = "stablehlo.dynamic_slice"(%x0, %x1, %x2) {slice_sizes = array<i64: 4, -9223372036854775808>} : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
  return
}
func.func @f15(%x0: tensor<4x6xf32>, %x1: tensor<i32>, %x2: tensor<i32>) {
  // expect: dynamic_slice_c5
  // mended by: slice_sizes = array<i64: 4, 2> => slice_sizes = array<i64: 4, 3>
  %0 = "stablehlo.dynamic_slice"(%x0, %x1, %x2) {slice_sizes = array<i64: 4, 2>} : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
  return
}
func.func @f16(%x0: tensor<4x6xf32>, %x1: tensor<1x6xf32>, %x2: tensor<i32>, %x3: tensor<i32>) {
  // expect: dynamic_update_slice_c1
  // mended by: tensor<1x6xf32> => tensor<4x6xf32>
  %0 = "stablehlo.dynamic_update_slice"(%x0, %x1, %x2, %x3) : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
  return
}
func.func @f17(%x0: tensor<4x6xf32>, %x1: tensor<1x6xf64>, %x2: tensor<i32>, %x3: tensor<i32>) {
  // expect: dynamic_update_slice_c2
  // mended by: tensor<1x6xf64> => tensor<1x6xf32>
  %0 = "stablehlo.dynamic_update_slice"(%x0, %x1, %x2, %x3) : (tensor<4x6xf32>, tensor<1x6xf64>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  return
}
func.func @f18(%x0: tensor<4x6xf32>, %x1: tensor<6xf32>, %x2: tensor<i32>, %x3: tensor<i32>) {
  // expect: dynamic_update_slice_c3
  // mended by: tensor<6xf32> => tensor<1x6xf32>
  %0 = "stablehlo.dynamic_update_slice"(%x0, %x1, %x2, %x3) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  return
}
func.func @f19(%x0: tensor<4x6xf32>, %x1: tensor<1x6xf32>, %x2: tensor<i32>) {
  // expect: dynamic_update_slice_c4
  // mended by: %x2) : => %x2, %x2) :
  // mended by: tensor<i32>) -> => tensor<i32>, tensor<i32>) ->
  %0 = "stablehlo.dynamic_update_slice"(%x0, %x1, %x2) : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>) -> tensor<4x6xf32>
  return
}
func.func @f20(%x0: tensor<4x6xf32>, %x1: tensor<1x6xf32>, %x2: tensor<i32>, %x3: tensor<ui32>) {
  // expect: dynamic_update_slice_c5
  // mended by: tensor<i32> => tensor<ui32>
  %0 = "stablehlo.dynamic_update_slice"(%x0, %x1, %x2, %x3) : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<ui32>) -> tensor<4x6xf32>
  return
}
func.func @f21(%x0: tensor<4x6xf32>, %x1: tensor<1x7xf32>, %x2: tensor<i32>, %x3: tensor<i32>) {
  // expect: dynamic_update_slice_c6
  // mended by: tensor<1x7xf32> => tensor<1x0xf32>
  %0 = "stablehlo.dynamic_update_slice"(%x0, %x1, %x2, %x3) : (tensor<4x6xf32>, tensor<1x7xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  return
}
func.func @f22(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c1
  // mended by: offset_dims = [2] => offset_dims = [2, 3]
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return
}
func.func @f23(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c2
  // mended by: dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 4> => dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 4>, slice_sizes = array<i64: 1, 2, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return
}
func.func @f24(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c2
  // mended by: index_vector_dim = -1 => index_vector_dim = 2
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = -1>, slice_sizes = array<i64: 1, 2, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return
}
func.func @f25(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c3
  // mended by: tensor<2x3x2xi64> => tensor<2x3x1xi64>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return
}
func.func @f26(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c4
  // mended by: dimension_numbers = #stablehlo.gather<offset_dims = [3, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2> => dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [3, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return
}
func.func @f27(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c4
  // mended by: dimension_numbers = #stablehlo.gather<offset_dims = [2, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2> => dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return
}
func.func @f28(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c5
  // mended by: dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2> => dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return
}
func.func @f29(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c5
  // mended by: tensor<2x3x2x2x1xf32> => tensor<2x3x2x2xf32>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2x1xf32>
  return
}
func.func @f30(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>) {
  // expect: gather_c6
  // mended by: collapsed_slice_dims = [0] => collapsed_slice_dims = [1]
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>) -> tensor<6x5x2xf32>
  return
}
func.func @f31(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c7
  // mended by: collapsed_slice_dims = [1, 0] => collapsed_slice_dims = [0, 1]
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2xf32>
  return
}
func.func @f32(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c8
  // mended by: collapsed_slice_dims = [3] => collapsed_slice_dims = [0]
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [3], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return
}
func.func @f33(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c9
  // mended by: slice_sizes = array<i64: 2, 2, 2> => slice_sizes = array<i64: 0, 2, 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return
}
func.func @f34(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>) {
  // expect: gather_c10
  // mended by: #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [], operand_batching_dims = [2, 0, 1], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2> => #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [], operand_batching_dims = [2, 0, 1], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>) -> tensor<6x5x2xf32>
  return
}
func.func @f35(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>) {
  // expect: gather_c11
  // mended by: dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [3], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2> => dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [3], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>) -> tensor<6x5x2xf32>
  return
}
func.func @f36(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>) {
  // expect: gather_c12
  // mended by: slice_sizes = array<i64: 2, 1, 2> => slice_sizes = array<i64: 0, 1, 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 2, 1, 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>) -> tensor<6x5x2xf32>
  return
}
func.func @f37(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>) {
  // expect: gather_c13
  // mended by: #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [], operand_batching_dims = [0, 1], start_indices_batching_dims = [1, 1], start_index_map = [2], index_vector_dim = 2> => #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [], operand_batching_dims = [0, 1], start_indices_batching_dims = [1, 1], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>) -> tensor<6x5x2xf32>
  return
}
func.func @f38(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>) {
  // expect: gather_c14
  // mended by: dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [3], start_index_map = [2], index_vector_dim = 2> => dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [3], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>) -> tensor<6x5x2xf32>
  return
}
func.func @f39(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>) {
  // expect: gather_c15
  // mended by: dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [2], start_index_map = [2], index_vector_dim = 2> => dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [2], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>) -> tensor<6x5x2xf32>
  return
}
func.func @f40(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>) {
  // expect: gather_c16
  // mended by: start_indices_batching_dims = [1, 0] => start_indices_batching_dims = [1]
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1, 0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>) -> tensor<6x5x2xf32>
  return
}
func.func @f41(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>) {
  // expect: gather_c17
  // mended by: dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2> => dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>) -> tensor<6x5x2xf32>
  return
}
func.func @f42(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>) {
  // expect: gather_c18
  // mended by: dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2> => dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1], index_vector_dim = 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>) -> tensor<6x5x2xf32>
  return
}
func.func @f43(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c18
  // mended by: dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 1], index_vector_dim = 2> => dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return
}
func.func @f44(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c19
  // mended by: dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 3], index_vector_dim = 2> => dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 3], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return
}
func.func @f45(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c20
  // mended by: slice_sizes = array<i64: 1, 2> => slice_sizes = array<i64: 1, 2, 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return
}
func.func @f46(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c21
  // mended by: slice_sizes = array<i64: 1, 5, 2> => slice_sizes = array<i64: 1, 2, 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 5, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return
}
func.func @f47(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c21
  // mended by: slice_sizes = array<i64: 1, 2, -1> => slice_sizes = array<i64: 1, 2, 2>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, -1>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return
}
func.func @f48(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c22
  // mended by: slice_sizes = array<i64: 1, 2, 2> => slice_sizes = array<i64: 1, 2, 1>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x1xf32>
  return
}
func.func @f49(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c22
  // mended by: dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2> => dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 0>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<3x2x2x2xf32>
  return
}
func.func @f50(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: gather_c23
  // mended by: tensor<2x3x2x2xf64> => tensor<2x3x2x2xf32>
  %0 = "stablehlo.gather"(%x0, %x1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf64>
  return
}
func.func @f51(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<3xi32>) {
  // expect: dynamic_gather_c1
  // mended by: offset_dims = [2] => offset_dims = [2, 3]
  %0 = "stablehlo.dynamic_gather"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<2x3x?x?xf32>
  return
}
func.func @f52(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<3xi32>) {
  // expect: dynamic_gather_c2
  // mended by: dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 4> => dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>
  %0 = "stablehlo.dynamic_gather"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 4>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<2x3x?x?xf32>
  return
}
func.func @f53(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<3xi32>) {
  // expect: dynamic_gather_c3
  // mended by: tensor<2x3x2xi64> => tensor<2x3x1xi64>
  %0 = "stablehlo.dynamic_gather"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<2x3x?x?xf32>
  return
}
func.func @f54(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<3xi32>) {
  // expect: dynamic_gather_c5
  // mended by: dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2> => dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>
  %0 = "stablehlo.dynamic_gather"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<2x3x?x?xf32>
  return
}
func.func @f55(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<3xi32>) {
  // expect: dynamic_gather_c7
  // mended by: collapsed_slice_dims = [3] => collapsed_slice_dims = [0]
  %0 = "stablehlo.dynamic_gather"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [3], start_index_map = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<2x3x?x?xf32>
  return
}
func.func @f56(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<3xi32>) {
  // expect: dynamic_gather_c9
  // mended by: dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 1], index_vector_dim = 2> => dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 2>
  %0 = "stablehlo.dynamic_gather"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 1], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<2x3x?x?xf32>
  return
}
func.func @f57(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<3xi32>) {
  // expect: dynamic_gather_c10
  // mended by: dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 3], index_vector_dim = 2> => dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>
  %0 = "stablehlo.dynamic_gather"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 3], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<2x3x?x?xf32>
  return
}
func.func @f58(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2xi32>) {
  // expect: dynamic_gather_c11
  // mended by: tensor<2xi32> => tensor<3xi32>
  %0 = "stablehlo.dynamic_gather"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2xi32>) -> tensor<2x3x?x?xf32>
  return
}
func.func @f59(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<3xi32>) {
  // expect: dynamic_gather_c13
  // mended by: tensor<2x3x2xi64> => tensor<3x3x2xi64>
  %0 = "stablehlo.dynamic_gather"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<3x3x?x?xf32>
  return
}
func.func @f60(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<3xi32>) {
  // expect: dynamic_gather_c14
  // mended by: tensor<2x3x?x?xf64> => tensor<2x3x?x?xf32>
  %0 = "stablehlo.dynamic_gather"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<2x3x?x?xf64>
  return
}
func.func @known_sizes(%x: tensor<3x4x2xf32>, %i: tensor<2x3x2xi64>) {
  %s = stablehlo.constant dense<[1, 5, 2]> : tensor<3xi32>
  %t = stablehlo.constant dense<[2, 2, 2]> : tensor<3xi32>
  %u = stablehlo.constant dense<[1, 2, -2]> : tensor<3xi32>
  // expect: dynamic_gather_c12
  // mended by: tensor<3x4x2xf32> => tensor<3x5x2xf32>
  %0 = "stablehlo.dynamic_gather"(%x, %i, %s) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<2x3x?x?xf32>
  // expect: dynamic_gather_c8
  // mended by: dense<[2, 2, 2]> => dense<[1, 2, 2]>
  %1 = "stablehlo.dynamic_gather"(%x, %i, %t) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<2x3x?x?xf32>
  // expect: dynamic_gather_c12
  %2 = "stablehlo.dynamic_gather"(%x, %i, %u) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<2x3x?x?xf32>
  return
}
func.func @f61(%x0: tensor<3x4x2xf32>, %x1: tensor<3x4x3xi32>, %x2: tensor<2x3x2xi64>, %x3: tensor<2x3x2x2xf32>, %x4: tensor<2x3x2x2xi32>) {
  // expect: scatter_c1
  // mended by: tensor<3x4x2xf32> => tensor<3x4x3xf32>
  %0:2 = "stablehlo.scatter"(%x0, %x1, %x2, %x3, %x4) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<i32>, %b2: tensor<f32>, %b3: tensor<i32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    %r1 = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<3x4x3xi32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>, tensor<2x3x2x2xi32>) -> (tensor<3x4x2xf32>, tensor<3x4x3xi32>)
  return
}
func.func @f62(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2x3x2x2xf32>) {
  // expect: scatter_c2
  // mended by: update_window_dims = [2] => update_window_dims = [2, 3]
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf32>
  return
}
func.func @f63(%x0: tensor<3x4x2xf32>, %x1: tensor<3x4x2xi32>, %x2: tensor<2x3x2xi64>, %x3: tensor<2x3x2x2xf32>, %x4: tensor<2x3x2x1xi32>) {
  // expect: scatter_c3
  // mended by: tensor<2x3x2x1xi32> => tensor<2x3x2x2xi32>
  %0:2 = "stablehlo.scatter"(%x0, %x1, %x2, %x3, %x4) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<i32>, %b2: tensor<f32>, %b3: tensor<i32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    %r1 = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>, tensor<2x3x2x1xi32>) -> (tensor<3x4x2xf32>, tensor<3x4x2xi32>)
  return
}
func.func @f64(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2x3x5x2xf32>) {
  // expect: scatter_c4
  // mended by: tensor<2x3x5x2xf32> => tensor<2x3x0x2xf32>
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x5x2xf32>) -> tensor<3x4x2xf32>
  return
}
func.func @f65(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<3x3x2x2xf32>) {
  // expect: scatter_c4
  // mended by: tensor<2x3x2xi64> => tensor<3x3x2xi64>
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3x3x2x2xf32>) -> tensor<3x4x2xf32>
  return
}
func.func @f67(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2x3x2x2xf32>) {
  // expect: scatter_c5
  // mended by: %0:2 => %0
  // mended by: -> (tensor<3x4x2xf32>, tensor<3x4x2xf32>) => -> tensor<3x4x2xf32>
  %0:2 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> (tensor<3x4x2xf32>, tensor<3x4x2xf32>)
  return
}
func.func @f68(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2x3x2x2xf64>) {
  // expect: scatter_c6
  // mended by: tensor<2x3x2x2xf64> => tensor<2x3x2x2xf32>
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf64>) -> tensor<3x4x2xf32>
  return
}
func.func @f69(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2x3x2x2xf32>) {
  // expect: scatter_c7
  // mended by: scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2> => scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf32>
  return
}
func.func @f70(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2x3x2x2xf32>) {
  // expect: scatter_c8
  // mended by: scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 4], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2> => scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 4], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf32>
  return
}
func.func @f71(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>, %x2: tensor<6x5x2xf32>) {
  // expect: scatter_c9
  // mended by: inserted_window_dims = [0] => inserted_window_dims = [1]
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>, tensor<6x5x2xf32>) -> tensor<5x3x4xf32>
  return
}
func.func @f72(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2x3x2xf32>) {
  // expect: scatter_c10
  // mended by: inserted_window_dims = [1, 0] => inserted_window_dims = [1, 2]
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1, 0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2xf32>) -> tensor<3x4x2xf32>
  return
}
func.func @f73(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2x3x2x2xf32>) {
  // expect: scatter_c11
  // mended by: inserted_window_dims = [3] => inserted_window_dims = [0]
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf32>
  return
}
func.func @f74(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>, %x2: tensor<6x5x2xf32>) {
  // expect: scatter_c12
  // mended by: #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [], input_batching_dims = [2, 0, 1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2> => #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [], input_batching_dims = [2, 0, 1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>, tensor<6x5x2xf32>) -> tensor<5x3x4xf32>
  return
}
func.func @f75(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>, %x2: tensor<6x5x2xf32>) {
  // expect: scatter_c13
  // mended by: input_batching_dims = [-1] => input_batching_dims = [0]
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [-1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>, tensor<6x5x2xf32>) -> tensor<5x3x4xf32>
  return
}
func.func @f76(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>, %x2: tensor<6x5x2xf32>) {
  // expect: scatter_c14
  // mended by: #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [], input_batching_dims = [0, 1], scatter_indices_batching_dims = [1, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2> => #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [], input_batching_dims = [0, 1], scatter_indices_batching_dims = [1, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>, tensor<6x5x2xf32>) -> tensor<5x3x4xf32>
  return
}
func.func @f77(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>, %x2: tensor<6x5x2xf32>) {
  // expect: scatter_c15
  // mended by: scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [3], scatter_dims_to_operand_dims = [2], index_vector_dim = 2> => scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [3], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>, tensor<6x5x2xf32>) -> tensor<5x3x4xf32>
  return
}
func.func @f78(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>, %x2: tensor<6x5x2xf32>) {
  // expect: scatter_c16
  // mended by: scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 2> => scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>, tensor<6x5x2xf32>) -> tensor<5x3x4xf32>
  return
}
func.func @f79(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>, %x2: tensor<6x5x2xf32>) {
  // expect: scatter_c17
  // mended by: scatter_indices_batching_dims = [1, 0] => scatter_indices_batching_dims = [1]
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>, tensor<6x5x2xf32>) -> tensor<5x3x4xf32>
  return
}
func.func @f80(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>, %x2: tensor<6x5x2xf32>) {
  // expect: scatter_c18
  // mended by: scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2> => scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>, tensor<6x5x2xf32>) -> tensor<5x3x4xf32>
  return
}
func.func @f81(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2x3x2x2xf32>) {
  // expect: scatter_c19
  // mended by: tensor<2x3x2xi64> => tensor<2x3x1xi64>
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf32>
  return
}
func.func @f82(%x0: tensor<5x3x4xf32>, %x1: tensor<6x5x1xi32>, %x2: tensor<6x5x2xf32>) {
  // expect: scatter_c20
  // mended by: scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2> => scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>} : (tensor<5x3x4xf32>, tensor<6x5x1xi32>, tensor<6x5x2xf32>) -> tensor<5x3x4xf32>
  return
}
func.func @f83(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2x3x2x2xf32>) {
  // expect: scatter_c20
  // mended by: scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 1], index_vector_dim = 2> => scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 1], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf32>
  return
}
func.func @f84(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2x3x2x2xf32>) {
  // expect: scatter_c21
  // mended by: scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 3], index_vector_dim = 2> => scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 3], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf32>
  return
}
func.func @f85(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2x3x2x2xf32>) {
  // expect: scatter_c22
  // mended by: index_vector_dim = 4 => index_vector_dim = 2
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 4>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf32>
  return
}
func.func @f86(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2x3x2x2xf32>) {
  // expect: scatter_c23
  // mended by: ^bb0(%b0: tensor<f32>): => ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf32>
  return
}
func.func @f87(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2x3x2x2xf32>) {
  // expect: scatter_c23
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<i32>, %b1: tensor<i32>):
    %r0 = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %r0 : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf32>
  return
}
func.func @f88(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2x3x2x2xf32>) {
  // expect: scatter_c24
  // mended by: tensor<3x4x1xf32> => tensor<3x4x2xf32>
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x1xf32>
  return
}
func.func @f89(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<2x3x2x2xf32>) {
  // expect: scatter_c25
  // mended by: tensor<3x4x2xf64> => tensor<3x4x2xf32>
  %0 = "stablehlo.scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf64>
  return
}
func.func @f90(%x0: tensor<5x1x5xi32>, %x1: tensor<2xi32>) {
  // expect: -
  // mended by: dim = 3 : i64 => dim = 0 : i64
  %0 = "stablehlo.torch_index_select"(%x0, %x1) {dim = 3 : i64, batch_dims = 0 : i64} : (tensor<5x1x5xi32>, tensor<2xi32>) -> tensor<2x1x5xi32>
  return
}
func.func @f91(%x0: tensor<5x1x5xi32>, %x1: tensor<2xi32>) {
  // expect: -
  // mended by: batch_dims = 1 : i64 => batch_dims = 0 : i64
  %0 = "stablehlo.torch_index_select"(%x0, %x1) {dim = 0 : i64, batch_dims = 1 : i64} : (tensor<5x1x5xi32>, tensor<2xi32>) -> tensor<2x1x5xi32>
  return
}
func.func @f92(%x0: tensor<5x1x5xi32>, %x1: tensor<2xi32>) {
  // expect: -
  // mended by: tensor<2xi32> => tensor<3xi32>
  %0 = "stablehlo.torch_index_select"(%x0, %x1) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<5x1x5xi32>, tensor<2xi32>) -> tensor<3x1x5xi32>
  return
}

// -----
func.func @f66(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>) {
  // expect: -
  %0 = "stablehlo.scatter"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<3x4x2xf32>
  return
}

// -----
func.func @f163(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<3xi32>) {
  // expect: dynamic_gather_c4
  // mended by: dimension_numbers = #stablehlo.gather<offset_dims = [3, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2> => dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>
  %0 = "stablehlo.dynamic_gather"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.gather<offset_dims = [3, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<2x3x?x?xf32>
  return
}

// -----
func.func @f164(%x0: tensor<3x4x2xf32>, %x1: tensor<2x3x2xi64>, %x2: tensor<3xi32>) {
  // expect: dynamic_gather_c6
  // mended by: collapsed_slice_dims = [1, 0] => collapsed_slice_dims = [1, 2]
  %0 = "stablehlo.dynamic_gather"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 0], start_index_map = [1, 0], index_vector_dim = 2>} : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<2x3x?xf32>
  return
}

// -----
// accept
func.func @at_the_bounds(%a: tensor<3x4xf32>, %i: tensor<i32>, %n: tensor<2xi64>, %b: tensor<2x3x4xf32>, %m: tensor<2x5x1xi64>, %u: tensor<2x3x4xf32>, %d: tensor<2x5xi32>, %e: tensor<2x3xi32>) {
  %0 = stablehlo.dynamic_update_slice %a, %a, %i, %i : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  %1 = "stablehlo.gather"(%b, %m) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>} : (tensor<2x3x4xf32>, tensor<2x5x1xi64>) -> tensor<2x5x4xf32>
  %2 = "stablehlo.gather"(%b, %m) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 0, 0, 4>} : (tensor<2x3x4xf32>, tensor<2x5x1xi64>) -> tensor<2x5x4xf32>
  %3 = "stablehlo.scatter"(%b, %n, %u) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>} : (tensor<2x3x4xf32>, tensor<2xi64>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %4 = "stablehlo.torch_index_select"(%b, %d) {dim = 1 : i64, batch_dims = 1 : i64} : (tensor<2x3x4xf32>, tensor<2x5xi32>) -> tensor<2x5x4xf32>
  %5 = "stablehlo.torch_index_select"(%b, %e) {dim = 2 : i64, batch_dims = 2 : i64} : (tensor<2x3x4xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  return
}
func.func @sizes_of_another_rank(%a: tensor<3x4xf32>, %n: tensor<1xi64>, %s: tensor<2xi64>) {
  %0 = "stablehlo.dynamic_gather"(%a, %n, %s) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0], index_vector_dim = 0>} : (tensor<3x4xf32>, tensor<1xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  %c = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %1 = "stablehlo.dynamic_gather"(%a, %n, %c) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0], index_vector_dim = 0>} : (tensor<3x4xf32>, tensor<1xi64>, tensor<2xi64>) -> tensor<3x0xf32>
  return
}

// -----
func.func @second_batch(%b: tensor<2x3x4xf32>, %m: tensor<2x5x1xi64>) {
  // expect: gather_c17
  // mended by: tensor<2x5x1xi64> => tensor<2x3x1xi64>
  %0 = "stablehlo.gather"(%b, %m) {dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>} : (tensor<2x3x4xf32>, tensor<2x5x1xi64>) -> tensor<2x?x4xf32>
  return
}
func.func @batch_of_two(%b: tensor<2x3x4xf32>, %m: tensor<2x5x1xi64>) {
  // expect: gather_c12
  // mended by: array<i64: 2, 1, 4> => array<i64: 1, 1, 4>
  %0 = "stablehlo.gather"(%b, %m) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 2, 1, 4>} : (tensor<2x3x4xf32>, tensor<2x5x1xi64>) -> tensor<2x5x4xf32>
  return
}
func.func @negative_size(%a: tensor<3x4xf32>, %n: tensor<1xi64>) {
  %c = stablehlo.constant dense<[3, -1]> : tensor<2xi64>
  %d = stablehlo.constant dense<[3, 1]> : tensor<2xi64>
  // expect: dynamic_gather_c12
  // mended by: %n, %c) => %n, %d)
  %1 = "stablehlo.dynamic_gather"(%a, %n, %c) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0], index_vector_dim = 0>} : (tensor<3x4xf32>, tensor<1xi64>, tensor<2xi64>) -> tensor<3x?xf32>
  return
}
func.func @size_beyond(%a: tensor<3x4xf32>, %n: tensor<1xi64>) {
  %c = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
  %d = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  // expect: dynamic_gather_c12
  // mended by: %n, %c) => %n, %d)
  %1 = "stablehlo.dynamic_gather"(%a, %n, %c) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0], index_vector_dim = 0>} : (tensor<3x4xf32>, tensor<1xi64>, tensor<2xi64>) -> tensor<3x?xf32>
  return
}
func.func @batch_behind_dim(%b: tensor<2x3x4xf32>, %d: tensor<2x3xi32>) {
  // expect: -
  // mended by: dim = 1 => dim = 2
  // mended by: tensor<2x?xf32> => tensor<2x3xf32>
  %0 = "stablehlo.torch_index_select"(%b, %d) {dim = 1 : i64, batch_dims = 2 : i64} : (tensor<2x3x4xf32>, tensor<2x3xi32>) -> tensor<2x?xf32>
  return
}
func.func @batch_beyond_index(%b: tensor<2x3x4xf32>, %d: tensor<2xi32>) {
  // expect: -
  // mended by: batch_dims = 2 => batch_dims = 1
  // mended by: tensor<2x?xf32> => tensor<2x3xf32>
  %0 = "stablehlo.torch_index_select"(%b, %d) {dim = 2 : i64, batch_dims = 2 : i64} : (tensor<2x3x4xf32>, tensor<2xi32>) -> tensor<2x?xf32>
  return
}
func.func @negative_batch(%b: tensor<2x3x4xf32>, %d: tensor<2xi32>) {
  // expect: -
  // mended by: batch_dims = -1 => batch_dims = 0
  // mended by: tensor<?x?x2xf32> => tensor<2x3x2xf32>
  %0 = "stablehlo.torch_index_select"(%b, %d) {dim = 2 : i64, batch_dims = -1 : i64} : (tensor<2x3x4xf32>, tensor<2xi32>) -> tensor<?x?x2xf32>
  return
}
func.func @second_update(%a: tensor<4x5xf32>, %i: tensor<2x1xi32>, %u: tensor<2x5xf32>, %v: tensor<2x4xf32>) {
  // expect: scatter_c3
  // mended by: tensor<2x4xf32> => tensor<2x5xf32>
  %0:2 = "stablehlo.scatter"(%a, %a, %i, %u, %v) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<f32>, %w: tensor<f32>):
    stablehlo.return %z, %w : tensor<f32>, tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<2x1xi32>, tensor<2x5xf32>, tensor<2x4xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>)
  return
}
func.func @second_returned(%a: tensor<4x5xf32>, %b: tensor<4x5xi32>, %i: tensor<2x1xi32>, %u: tensor<2x5xf32>, %v: tensor<2x5xi32>) {
  // expect: scatter_c23
  // mended by: (%z, %z) : (tensor<f32>, tensor<f32>) => (%z, %w) : (tensor<f32>, tensor<i32>)
  %0:2 = "stablehlo.scatter"(%a, %b, %i, %u, %v) ({
  ^bb0(%x: tensor<f32>, %y: tensor<i32>, %z: tensor<f32>, %w: tensor<i32>):
    "stablehlo.return"(%z, %z) : (tensor<f32>, tensor<f32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<4x5xf32>, tensor<4x5xi32>, tensor<2x1xi32>, tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<4x5xf32>, tensor<4x5xi32>)
  return
}
