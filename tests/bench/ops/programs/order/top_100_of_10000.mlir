// input: 16x10000 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x10000xf32>) -> (tensor<16x100xf32> {jax.result_info = "result[0]"}, tensor<16x100xi32> {jax.result_info = "result[1]"}) {
    %values, %indices = chlo.top_k(%arg0, k = 100) : tensor<16x10000xf32> -> (tensor<16x100xf32>, tensor<16x100xi32>)
    return %values, %indices : tensor<16x100xf32>, tensor<16x100xi32>
  }
}
