// input: 300x300 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<300x300xf32>) -> (tensor<600x600xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<300x300xf32>) -> tensor<300x2x300xf32>
    %1 = stablehlo.reshape %0 : (tensor<300x2x300xf32>) -> tensor<600x300xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<600x300xf32>) -> tensor<600x300x2xf32>
    %3 = stablehlo.reshape %2 : (tensor<600x300x2xf32>) -> tensor<600x600xf32>
    return %3 : tensor<600x600xf32>
  }
}
