// Optional parameters that the programs of tests/conformance do not set.
func.func @chlo_broadcast_and(%x: tensor<4xi32>, %y: tensor<2x4xi32>) -> tensor<2x4xi32> {
  %0 = chlo.broadcast_and %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}
func.func @chlo_broadcast_or(%x: tensor<4xi32>, %y: tensor<2x4xi32>) -> tensor<2x4xi32> {
  %0 = chlo.broadcast_or %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}
func.func @chlo_broadcast_xor(%x: tensor<4xi32>, %y: tensor<2x4xi32>) -> tensor<2x4xi32> {
  %0 = chlo.broadcast_xor %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}
func.func @chlo_broadcast_shift_left(%x: tensor<4xi32>, %y: tensor<2x4xi32>) -> tensor<2x4xi32> {
  %0 = chlo.broadcast_shift_left %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}
func.func @chlo_broadcast_shift_right_arithmetic(%x: tensor<4xi32>, %y: tensor<2x4xi32>) -> tensor<2x4xi32> {
  %0 = chlo.broadcast_shift_right_arithmetic %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}
func.func @chlo_broadcast_shift_right_logical(%x: tensor<4xi32>, %y: tensor<2x4xi32>) -> tensor<2x4xi32> {
  %0 = chlo.broadcast_shift_right_logical %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}
func.func @chlo_broadcast_complex(%x: tensor<4xf32>, %y: tensor<2x4xf32>) -> tensor<2x4xcomplex<f32>> {
  %0 = chlo.broadcast_complex %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xcomplex<f32>>
  return %0 : tensor<2x4xcomplex<f32>>
}
func.func @chlo_broadcast_compare(%x: tensor<4xf32>, %y: tensor<2x4xf32>) -> tensor<2x4xi1> {
  %0 = chlo.broadcast_compare %x, %y {broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction NE>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
  return %0 : tensor<2x4xi1>
}
func.func @chlo_ragged_dot(%x: tensor<11x5xf32>, %y: tensor<3x5x7xf32>, %sizes: tensor<3xi64>) -> tensor<?x7xf32> {
  %0 = "chlo.ragged_dot"(%x, %y, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<?x7xf32>
  return %0 : tensor<?x7xf32>
}
func.func @convolution(%x: tensor<2x10x6xf32>, %y: tensor<3x6x4xf32>) -> tensor<2x8x4xf64> {
  %0 = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x10x6xf32>, tensor<3x6x4xf32>) -> tensor<2x8x4xf64>
  return %0 : tensor<2x8x4xf64>
}
func.func @dynamic_conv(%x: tensor<2x10x6xf32>, %y: tensor<3x6x4xf32>, %p: tensor<1x2xi32>) -> tensor<2x8x4xf32> {
  %0 = "stablehlo.dynamic_conv"(%x, %y, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, window_reversal = array<i1: true>}> : (tensor<2x10x6xf32>, tensor<3x6x4xf32>, tensor<1x2xi32>) -> tensor<2x8x4xf32>
  return %0 : tensor<2x8x4xf32>
}
func.func @dot(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) -> tensor<2x4xf64> {
  %0 = stablehlo.dot %x, %y : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf64>
  return %0 : tensor<2x4xf64>
}
func.func @einsum(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) -> tensor<?x4xf32> {
  %0 = stablehlo.einsum %x, %y, config = "ab,bc->ac" : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
func.func @unary_einsum(%x: tensor<2x3xf32>) -> tensor<?x2xf32> {
  %0 = stablehlo.unary_einsum %x, config = "ab->ba" : (tensor<2x3xf32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}
func.func @dynamic_broadcast_in_dim(%x: tensor<1x?xf32>, %shape: tensor<2xi64>) -> tensor<2x?xf32> {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %shape) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>}> : (tensor<1x?xf32>, tensor<2xi64>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
func.func @dynamic_reshape(%x: tensor<?x3xf32>, %shape: tensor<2xi64>) -> tensor<3x?xf32> {
  %0 = stablehlo.dynamic_reshape %x, %shape : (tensor<?x3xf32>, tensor<2xi64>) -> tensor<3x?xf32>
  return %0 : tensor<3x?xf32>
}
func.func @set_dimension_size(%x: tensor<4x3xf32>, %size: tensor<i32>) -> tensor<4x3xf32> {
  %0 = stablehlo.set_dimension_size %x, %size, dim = 0 : (tensor<4x3xf32>, tensor<i32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
func.func @scatter(%x: tensor<3x4x2xi64>, %y: tensor<2x3x2xi64>, %z: tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64> {
  %0 = "stablehlo.scatter"(%x, %y, %z) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    stablehlo.return %b : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return %0 : tensor<3x4x2xi64>
}
