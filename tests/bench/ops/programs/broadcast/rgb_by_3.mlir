// input: 1000x1000x3 f32 0 1
// input: 3 f32 0 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1000x1000x3xf32>, %arg1: tensor<3xf32>) -> (tensor<1000x1000x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<3xf32>) -> tensor<1x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<1000x1000x3xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<1000x1000x3xf32>
    return %2 : tensor<1000x1000x3xf32>
  }
}
