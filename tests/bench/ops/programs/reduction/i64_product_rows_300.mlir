// input: 3000x300 i64 -2 2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3000x300xi64>) -> (tensor<3000xi64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3000x300xi64>, tensor<i64>) -> tensor<3000xi64>
    return %0 : tensor<3000xi64>
  }
}
