// input: 50021 f64 -100 100
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<50021xf64>) -> (tensor<50021xf64> {jax.result_info = "result[0]"}, tensor<50021xf64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.sine %arg0 : tensor<50021xf64>
    %1 = stablehlo.cosine %arg0 : tensor<50021xf64>
    return %0, %1 : tensor<50021xf64>, tensor<50021xf64>
  }
}
