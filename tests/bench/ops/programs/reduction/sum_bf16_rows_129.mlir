// input: 3001x129 bf16 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3001x129xbf16>) -> (tensor<3001xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<3001x129xbf16>) -> tensor<3001x129xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3001x129xf32>, tensor<f32>) -> tensor<3001xf32>
    %2 = stablehlo.convert %1 : (tensor<3001xf32>) -> tensor<3001xbf16>
    return %2 : tensor<3001xbf16>
  }
}
