// input: 401x403 c64 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<401x403xcomplex<f32>>) -> (tensor<403xcomplex<f32>> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<401x403xcomplex<f32>>, tensor<complex<f32>>) -> tensor<403xcomplex<f32>>
    return %0 : tensor<403xcomplex<f32>>
  }
}
