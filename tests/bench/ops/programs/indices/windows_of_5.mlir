// input: 9004 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9004xf32>) -> (tensor<9000x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<9000xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<9000xi32>) -> tensor<9000x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<5xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<9000x1xi32>) -> tensor<9000x5xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<9000x5xi32>
    %6 = stablehlo.add %4, %5 : tensor<9000x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9000x5xi32>
    %8 = stablehlo.compare LT, %6, %7, SIGNED : (tensor<9000x5xi32>, tensor<9000x5xi32>) -> tensor<9000x5xi1>
    %c_0 = stablehlo.constant dense<9004> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9000x5xi32>
    %10 = stablehlo.add %6, %9 : tensor<9000x5xi32>
    %11 = stablehlo.select %8, %10, %6 : tensor<9000x5xi1>, tensor<9000x5xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<9000x5xi32>) -> tensor<9000x5x1xi32>
    %13 = "stablehlo.gather"(%arg0, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<9004xf32>, tensor<9000x5x1xi32>) -> tensor<9000x5xf32>
    return %13 : tensor<9000x5xf32>
  }
}
