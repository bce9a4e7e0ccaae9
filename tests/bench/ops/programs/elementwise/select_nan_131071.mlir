// input: 131071 f32 -2 2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<131071xf32>) -> (tensor<131071xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<131071xf32>, tensor<131071xf32>) -> tensor<131071xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<131071xf32>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<131071xf32>, tensor<131071xf32>) -> tensor<131071xi1>
    %3 = stablehlo.or %0, %2 : tensor<131071xi1>
    %4 = stablehlo.abs %arg0 : tensor<131071xf32>
    %5 = stablehlo.sqrt %4 : tensor<131071xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where(%3, %c, %5) : (tensor<131071xi1>, tensor<i32>, tensor<131071xf32>) -> tensor<131071xf32>
    return %6 : tensor<131071xf32>
  }
  func.func private @_where(%arg0: tensor<131071xi1>, %arg1: tensor<i32>, %arg2: tensor<131071xf32>) -> tensor<131071xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<131071xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<131071xi1>, tensor<131071xf32>
    return %2 : tensor<131071xf32>
  }
}
