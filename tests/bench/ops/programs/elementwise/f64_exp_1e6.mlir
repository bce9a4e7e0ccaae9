// input: 1000000 f64 -10 10
module @jit_exp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1000000xf64>) -> (tensor<1000000xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<1000000xf64>
    return %0 : tensor<1000000xf64>
  }
}
