// input: 20011 f32 0.1 20
module @jit_digamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20011xf32>) -> (tensor<20011xf32> {jax.result_info = "result"}) {
    %0 = chlo.digamma %arg0 : tensor<20011xf32> -> tensor<20011xf32>
    return %0 : tensor<20011xf32>
  }
}
