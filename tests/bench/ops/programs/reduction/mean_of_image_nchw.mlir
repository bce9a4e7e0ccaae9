// input: 4x63x29x31 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x63x29x31xf32>) -> (tensor<4x63xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2, 3] : (tensor<4x63x29x31xf32>, tensor<f32>) -> tensor<4x63xf32>
    %cst_0 = stablehlo.constant dense<8.990000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x63xf32>
    %2 = stablehlo.divide %0, %1 : tensor<4x63xf32>
    return %2 : tensor<4x63xf32>
  }
}
