// input: 300x301x4 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<300x301x4xf32>) -> (tensor<300x301xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<300x301x4xf32>, tensor<f32>) -> tensor<300x301xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [2] : (tensor<300x301x4xf32>, tensor<f32>) -> tensor<300x301xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<300x301xf32>
    return %2 : tensor<300x301xf32>
  }
}
