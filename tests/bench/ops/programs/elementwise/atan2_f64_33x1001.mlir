// input: 33x1001 f64 -1 1
// input: 33x1001 f64 -1 1
module @jit_arctan2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x1001xf64>, %arg1: tensor<33x1001xf64>) -> (tensor<33x1001xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<33x1001xf64>
    return %0 : tensor<33x1001xf64>
  }
}
