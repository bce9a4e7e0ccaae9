// input: 2003x5x5 f64 -1 1
// input: 2003x5x5 f64 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2003x5x5xf64>, %arg1: tensor<2003x5x5xf64>) -> (tensor<2003x5x5xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2003x5x5xf64>, tensor<2003x5x5xf64>) -> tensor<2003x5x5xf64>
    %1 = stablehlo.dot_general %arg0, %0, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2003x5x5xf64>, tensor<2003x5x5xf64>) -> tensor<2003x5x5xf64>
    return %1 : tensor<2003x5x5xf64>
  }
}
