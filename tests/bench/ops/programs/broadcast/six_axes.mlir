// input: 3x5x1x7x1x9 f64 -1 1
// input: 1x5x6x1x8x9 f64 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x1x7x1x9xf64>, %arg1: tensor<1x5x6x1x8x9xf64>) -> (tensor<3x5x6x7x8x9xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3, 4, 5] : (tensor<3x5x1x7x1x9xf64>) -> tensor<3x5x6x7x8x9xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3, 4, 5] : (tensor<1x5x6x1x8x9xf64>) -> tensor<3x5x6x7x8x9xf64>
    %2 = stablehlo.add %0, %1 : tensor<3x5x6x7x8x9xf64>
    return %2 : tensor<3x5x6x7x8x9xf64>
  }
}
