// input: 500001 i1 0 1
// input: 500001 i1 0 1
// input: 500001 i1 0 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<500001xi1>, %arg1: tensor<500001xi1>, %arg2: tensor<500001xi1>) -> (tensor<500001xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg1 : tensor<500001xi1>
    %1 = stablehlo.and %arg0, %0 : tensor<500001xi1>
    %2 = stablehlo.xor %arg1, %arg2 : tensor<500001xi1>
    %3 = stablehlo.or %1, %2 : tensor<500001xi1>
    return %3 : tensor<500001xi1>
  }
}
