// input: 5000x100 f64 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5000x100xf64>) -> (tensor<5000xf64> {jax.result_info = "result"}) {
    %0 = call @norm(%arg0) : (tensor<5000x100xf64>) -> tensor<5000xf64>
    return %0 : tensor<5000xf64>
  }
  func.func private @norm(%arg0: tensor<5000x100xf64>) -> tensor<5000xf64> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5000x100xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5000x100xf64>, tensor<f64>) -> tensor<5000xf64>
    %2 = stablehlo.sqrt %1 : tensor<5000xf64>
    return %2 : tensor<5000xf64>
  }
}
