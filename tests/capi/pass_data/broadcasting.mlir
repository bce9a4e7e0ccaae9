// Operands of one shape, by the rules of NumPy: dimensions correspond from the last one on.
// passes: hlo-test-broadcast
func.func @scalar(%arg0: tensor<f32>, %arg1: tensor<2x3xf32>) -> !stablehlo.token {
  %0 = "hlo_test_broadcast.numpy_broadcast"(%arg0, %arg1) : (tensor<f32>, tensor<2x3xf32>) -> !stablehlo.token
  return %0 : !stablehlo.token
}
// gives: %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
// gives: stablehlo.custom_call @numpy_broadcasted(%0, %arg1)

// -----
// passes: hlo-test-broadcast
func.func @both(%arg0: tensor<4x1xf32>, %arg1: tensor<3xf32>) -> !stablehlo.token {
  %0 = "hlo_test_broadcast.numpy_broadcast"(%arg0, %arg1) : (tensor<4x1xf32>, tensor<3xf32>) -> !stablehlo.token
  return %0 : !stablehlo.token
}
// gives: %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x3xf32>
// gives: %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
// gives: stablehlo.custom_call @numpy_broadcasted(%0, %1)

// -----
// passes: hlo-test-broadcast
func.func @three(%arg0: tensor<2x1x1xf32>, %arg1: tensor<1xf32>, %arg2: tensor<5x1xf32>) -> !stablehlo.token {
  %0 = "hlo_test_broadcast.numpy_broadcast"(%arg0, %arg1, %arg2) : (tensor<2x1x1xf32>, tensor<1xf32>, tensor<5x1xf32>) -> !stablehlo.token
  return %0 : !stablehlo.token
}
// gives: %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<2x1x1xf32>) -> tensor<2x5x1xf32>
// gives: %1 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<1xf32>) -> tensor<2x5x1xf32>
// gives: %2 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2] : (tensor<5x1xf32>) -> tensor<2x5x1xf32>

// -----
// A bounded extent is that of the operand which has it.
// passes: hlo-test-broadcast
func.func @bounded(%arg0: tensor<?x1xf32, #stablehlo.bounds<6, ?>>, %arg1: tensor<1x?xf32, #stablehlo.bounds<?, 7>>) -> !stablehlo.token {
  %0 = "hlo_test_broadcast.numpy_broadcast"(%arg0, %arg1) : (tensor<?x1xf32, #stablehlo.bounds<6, ?>>, tensor<1x?xf32, #stablehlo.bounds<?, 7>>) -> !stablehlo.token
  return %0 : !stablehlo.token
}
// gives: %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] ... -> tensor<?x7xf32, #stablehlo.bounds<6, ?>>
// gives: %1 = stablehlo.get_dimension_size %arg1, dim = 1
// gives: %2 = stablehlo.set_dimension_size %0, %1, dim = 1 ... -> tensor<?x?xf32, #stablehlo.bounds<6, 7>>
// gives: %3 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] ... -> tensor<6x?xf32, #stablehlo.bounds<?, 7>>
// gives: %4 = stablehlo.get_dimension_size %arg0, dim = 0
// gives: %5 = stablehlo.set_dimension_size %3, %4, dim = 0
// gives: stablehlo.custom_call @numpy_broadcasted(%2, %5)
