// input: 3x127 f32 -1 1
// input: 17x127 f32 -1 1
// input: 101x127 f32 -1 1
// input: 5x127 f32 -1 1
// input: 33x127 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x127xf32>, %arg1: tensor<17x127xf32>, %arg2: tensor<101x127xf32>, %arg3: tensor<5x127xf32>, %arg4: tensor<33x127xf32>) -> (tensor<159x127xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg2, %arg3, %arg4, dim = 0 : (tensor<3x127xf32>, tensor<17x127xf32>, tensor<101x127xf32>, tensor<5x127xf32>, tensor<33x127xf32>) -> tensor<159x127xf32>
    return %0 : tensor<159x127xf32>
  }
}
