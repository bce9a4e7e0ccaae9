// input: 7x9x11x13x5 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9x11x13x5xf32>) -> (tensor<5x11x7x13x9xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [4, 2, 0, 3, 1] : (tensor<7x9x11x13x5xf32>) -> tensor<5x11x7x13x9xf32>
    return %0 : tensor<5x11x7x13x9xf32>
  }
}
