// input: 3x37x29x31 f32 -1 1
// input: 37 f32 0 1
// input: 37 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x37x29x31xf32>, %arg1: tensor<37xf32>, %arg2: tensor<37xf32>) -> (tensor<3x37x29x31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<37xf32>) -> tensor<37x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3] : (tensor<37x1x1xf32>) -> tensor<1x37x1x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x37x1x1xf32>) -> tensor<3x37x29x31xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<3x37x29x31xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<37xf32>) -> tensor<37x1x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2, 3] : (tensor<37x1x1xf32>) -> tensor<1x37x1x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<1x37x1x1xf32>) -> tensor<3x37x29x31xf32>
    %7 = stablehlo.add %3, %6 : tensor<3x37x29x31xf32>
    return %7 : tensor<3x37x29x31xf32>
  }
}
