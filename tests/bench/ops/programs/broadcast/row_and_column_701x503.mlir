// input: 701 f32 -1 1
// input: 503 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<701xf32>, %arg1: tensor<503xf32>) -> (tensor<701x503xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<701xf32>) -> tensor<701x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<503xf32>) -> tensor<1x503xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<701x1xf32>) -> tensor<701x503xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x503xf32>) -> tensor<701x503xf32>
    %4 = stablehlo.add %2, %3 : tensor<701x503xf32>
    return %4 : tensor<701x503xf32>
  }
}
