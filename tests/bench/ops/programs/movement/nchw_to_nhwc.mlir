// input: 8x64x56x56 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x64x56x56xf32>) -> (tensor<8x56x56x64xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 3, 1] : (tensor<8x64x56x56xf32>) -> tensor<8x56x56x64xf32>
    return %0 : tensor<8x56x56x64xf32>
  }
}
