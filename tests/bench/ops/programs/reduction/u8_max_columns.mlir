// input: 777x1025 ui8 0 255
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<777x1025xui8>) -> (tensor<1025xui8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<777x1025xui8>, tensor<ui8>) -> tensor<1025xui8>
    return %0 : tensor<1025xui8>
  }
}
