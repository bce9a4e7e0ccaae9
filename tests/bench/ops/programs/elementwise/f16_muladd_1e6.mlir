// input: 1000000 f16 -2 2
// input: 1000000 f16 -2 2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1000000xf16>, %arg1: tensor<1000000xf16>) -> (tensor<1000000xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<1000000xf16>
    %1 = stablehlo.add %0, %arg0 : tensor<1000000xf16>
    return %1 : tensor<1000000xf16>
  }
}
