// input: 91x83 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<91x83xf32>) -> (tensor<637x249xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<91x83xf32>) -> tensor<1x91x1x83xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x91x1x83xf32>) -> tensor<7x91x3x83xf32>
    %2 = stablehlo.reshape %1 : (tensor<7x91x3x83xf32>) -> tensor<637x249xf32>
    return %2 : tensor<637x249xf32>
  }
}
