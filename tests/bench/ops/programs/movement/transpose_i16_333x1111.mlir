// input: 333x1111 i16 -100 100
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<333x1111xi16>) -> (tensor<1111x333xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<333x1111xi16>) -> tensor<1111x333xi16>
    return %0 : tensor<1111x333xi16>
  }
}
