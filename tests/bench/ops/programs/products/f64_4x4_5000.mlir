// input: 5000x4x4 f64 -1 1
// input: 5000x4x4 f64 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5000x4x4xf64>, %arg1: tensor<5000x4x4xf64>) -> (tensor<5000x4x4xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5000x4x4xf64>, tensor<5000x4x4xf64>) -> tensor<5000x4x4xf64>
    return %0 : tensor<5000x4x4xf64>
  }
}
