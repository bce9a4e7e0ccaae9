// input: 2001x257 i8 -128 127
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2001x257xi8>) -> (tensor<2001xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<2001x257xi8>) -> tensor<2001x257xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2001x257xi32>, tensor<i32>) -> tensor<2001xi32>
    return %1 : tensor<2001xi32>
  }
}
