// input: 1000000 ui32 0 4000000000
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1000000xui32>) -> (tensor<1000000xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<1000000xui32>
    %1 = stablehlo.count_leading_zeros %arg0 : tensor<1000000xui32>
    %2 = stablehlo.add %0, %1 : tensor<1000000xui32>
    return %2 : tensor<1000000xui32>
  }
}
