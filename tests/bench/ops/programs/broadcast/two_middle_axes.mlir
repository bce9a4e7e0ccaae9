// input: 64x1x64x64 f32 -1 1
// input: 1x32x64x64 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x1x64x64xf32>, %arg1: tensor<1x32x64x64xf32>) -> (tensor<64x32x64x64xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<64x1x64x64xf32>) -> tensor<64x32x64x64xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<1x32x64x64xf32>) -> tensor<64x32x64x64xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<64x32x64x64xf32>
    return %2 : tensor<64x32x64x64xf32>
  }
}
