// input: 333333 i64 -1000 1000
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<333333xi64>) -> (tensor<i64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<333333xi64>, tensor<i64>) -> tensor<i64>
    return %0 : tensor<i64>
  }
}
