// input: 100003 f32 -1 1
// input: 100003 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<100003xf32>, %arg1: tensor<100003xf32>) -> (tensor<200006xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<100003xf32>) -> tensor<100003x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<100003xf32>) -> tensor<100003x1xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<100003x1xf32>, tensor<100003x1xf32>) -> tensor<100003x2xf32>
    %3 = stablehlo.reshape %2 : (tensor<100003x2xf32>) -> tensor<200006xf32>
    return %3 : tensor<200006xf32>
  }
}
