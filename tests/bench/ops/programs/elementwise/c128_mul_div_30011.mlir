// input: 30011 c128 -1 1
// input: 30011 c128 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<30011xcomplex<f64>>, %arg1: tensor<30011xcomplex<f64>>) -> (tensor<30011xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<30011xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<30011xcomplex<f64>>
    %2 = stablehlo.add %arg0, %1 : tensor<30011xcomplex<f64>>
    %3 = stablehlo.divide %0, %2 : tensor<30011xcomplex<f64>>
    return %3 : tensor<30011xcomplex<f64>>
  }
}
