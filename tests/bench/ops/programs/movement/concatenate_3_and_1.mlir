// input: 100000x3 f32 -1 1
// input: 100000x1 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<100000x3xf32>, %arg1: tensor<100000x1xf32>) -> (tensor<100000x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<100000x3xf32>, tensor<100000x1xf32>) -> tensor<100000x4xf32>
    return %0 : tensor<100000x4xf32>
  }
}
