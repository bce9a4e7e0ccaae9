// input: 100000 f32 -1 1
// input: 100000 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<100000xf32>, %arg1: tensor<100000xf32>) -> (tensor<100000xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<100000xf32>
    return %0 : tensor<100000xf32>
  }
}
