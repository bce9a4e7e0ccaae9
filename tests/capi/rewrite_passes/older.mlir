// since: 1.4.0
// close
func.func @main() -> tensor<5xf32> {
  %0 = stablehlo.constant dense<[-3.0, -0.5, 0.0, 0.7, 1.2]> : tensor<5xf32>
  %1 = stablehlo.tan %0 : tensor<5xf32>
  return %1 : tensor<5xf32>
}
// -----
// since: 1.4.0
// close
func.func @main() -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.constant dense<[(0.5, 0.25), (-1.0, 2.0), (3.0, -0.5)]> : tensor<3xcomplex<f32>>
  %1 = stablehlo.tan %0 : tensor<3xcomplex<f32>>
  %2 = stablehlo.real %1 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %3 = stablehlo.imag %1 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  return %2, %3 : tensor<3xf32>, tensor<3xf32>
}
// -----
// since: 1.1.0
func.func @main() -> tensor<4x3x2x8xi32> {
  %0 = stablehlo.iota dim = 0 : tensor<432xi32>
  %1 = stablehlo.reshape %0 : (tensor<432xi32>) -> tensor<3x2x4x18xi32>
  %2 = stablehlo.constant dense<[[[0, 1], [1, 0], [1, 1]], [[0, 0], [1, 0], [0, 1]], [[1, 1], [0, 1], [1, 0]], [[0, 1], [0, 0], [1, 1]]]> : tensor<4x3x2xui8>
  %3 = "stablehlo.gather"(%1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [1, 0], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1, 8>, indices_are_sorted = false}> : (tensor<3x2x4x18xi32>, tensor<4x3x2xui8>) -> tensor<4x3x2x8xi32>
  return %3 : tensor<4x3x2x8xi32>
}
// -----
// since: 1.1.0
func.func @main() -> tensor<200x1xi32> {
  %0 = stablehlo.iota dim = 1 : tensor<200x3xi32>
  %1 = stablehlo.iota dim = 0 : tensor<200x3xi32>
  %2 = stablehlo.add %0, %1 : tensor<200x3xi32>
  %3 = stablehlo.constant dense<2> : tensor<200x1xi8>
  %4 = "stablehlo.gather"(%2, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = true}> : (tensor<200x3xi32>, tensor<200x1xi8>) -> tensor<200x1xi32>
  return %4 : tensor<200x1xi32>
}
// -----
// since: 1.1.0
func.func @main() -> tensor<3x4xi32> {
  %0 = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi32>
  %1 = stablehlo.constant dense<[[1], [3], [0]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[100, 200, 300]> : tensor<3xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = true, unique_indices = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %4 = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %4 : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<3x4xi32>
  return %3 : tensor<3x4xi32>
}
// -----
// since: 1.16.0
func.func @main() -> tensor<4xf32> {
  %0 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %1 = "stablehlo.all_reduce"(%0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 1>]>, axes = [#stablehlo.axis_ref<name = "x">]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
// since: 1.5.0
func.func @main() -> (tensor<4xf32>, tensor<2xf32>) {
  %0 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %1 = stablehlo.constant dense<[5.0, 6.0]> : tensor<2xf32>
  %2:2 = "stablehlo.all_reduce"(%0, %1) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %3 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %3 : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>)
  return %2#0, %2#1 : tensor<4xf32>, tensor<2xf32>
}
// -----
// since: 0.17.0
func.func @main() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[[1.0, 2.5, 3.0], [4.0, 5.5, 6.25]]> : tensor<2x3xf16>
  %1 = stablehlo.constant dense<0.5> : tensor<f16>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %3 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %3 : tensor<f32>
  }) : (tensor<2x3xf16>, tensor<f16>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}
// -----
// since: 0.17.0
func.func @main() -> tensor<4xf32> {
  %0 = stablehlo.constant dense<[1.0, 2.5, 3.0, 0.0]> : tensor<4xf16>
  %1 = stablehlo.constant dense<[[3], [0]]> : tensor<2x1xi32>
  %2 = stablehlo.constant dense<[0.25, 0.75]> : tensor<2xf16>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %4 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %4 : tensor<f32>
  }) : (tensor<4xf16>, tensor<2x1xi32>, tensor<2xf16>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}
// -----
// since: 0.19.0
func.func @main() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[1.0, 2.5]> : tensor<2xf32>
  %1 = stablehlo.composite "test.twice" %0 {decomposition = @twice} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @twice(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
// since: 1.15.0
func.func @main() -> tensor<4xf32> {
  %0 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %1 = "stablehlo.async_start"(%0) ({
  ^bb0(%a: tensor<4xf32>):
    %3 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %3 : tensor<4xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
  %2 = "stablehlo.async_done"(%1) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
// -----
// since: 1.22.0
func.func @main() -> (tensor<36xi1>, tensor<36xi1>, tensor<36xi1>, tensor<36xi1>, tensor<36xi1>, tensor<36xi1>) {
  %v = stablehlo.constant dense<[0x7FC00000, 0xFF800000, -0.0, 0.0, 1.5, 0xFFC00001]> : tensor<6xf32>
  %0 = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<6xf32>) -> tensor<6x6xf32>
  %1 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<6xf32>) -> tensor<6x6xf32>
  %a = stablehlo.reshape %0 : (tensor<6x6xf32>) -> tensor<36xf32>
  %b = stablehlo.reshape %1 : (tensor<6x6xf32>) -> tensor<36xf32>
  %2 = stablehlo.compare EQ, %a, %b, WEAKORDER : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
  %3 = stablehlo.compare NE, %a, %b, WEAKORDER : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
  %4 = stablehlo.compare LT, %a, %b, WEAKORDER : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
  %5 = stablehlo.compare LE, %a, %b, WEAKORDER : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
  %6 = stablehlo.compare GT, %a, %b, WEAKORDER : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
  %7 = stablehlo.compare GE, %a, %b, WEAKORDER : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
  return %2, %3, %4, %5, %6, %7 : tensor<36xi1>, tensor<36xi1>, tensor<36xi1>, tensor<36xi1>, tensor<36xi1>, tensor<36xi1>
}
// -----
// since: 1.4.0
// close
func.func @main() -> tensor<?xf32> {
  %0 = stablehlo.constant dense<[0.5, -0.25, 1.0]> : tensor<3xf32>
  %s = stablehlo.constant dense<3> : tensor<1xi32>
  %1 = stablehlo.dynamic_reshape %0, %s : (tensor<3xf32>, tensor<1xi32>) -> tensor<?xf32>
  %2 = stablehlo.complex %1, %1 : tensor<?xcomplex<f32>>
  %3 = stablehlo.tan %2 : tensor<?xcomplex<f32>>
  %4 = stablehlo.imag %3 : (tensor<?xcomplex<f32>>) -> tensor<?xf32>
  return %4 : tensor<?xf32>
}
