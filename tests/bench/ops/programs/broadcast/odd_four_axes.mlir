// input: 100x7x11x5 f32 -1 1
// input: 100x1x11x1 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<100x7x11x5xf32>, %arg1: tensor<100x1x11x1xf32>) -> (tensor<100x7x11x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<100x1x11x1xf32>) -> tensor<100x7x11x5xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<100x7x11x5xf32>
    return %1 : tensor<100x7x11x5xf32>
  }
}
