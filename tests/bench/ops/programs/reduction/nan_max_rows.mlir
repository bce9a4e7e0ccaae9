// input: 1999x65 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1999x65xf32>) -> (tensor<1999xf32> {jax.result_info = "result"}) {
    %0 = call @nanmax(%arg0) : (tensor<1999x65xf32>) -> tensor<1999xf32>
    return %0 : tensor<1999xf32>
  }
  func.func private @nanmax(%arg0: tensor<1999x65xf32>) -> tensor<1999xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<1999x65xf32>, tensor<1999x65xf32>) -> tensor<1999x65xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<1999x65xi1>, tensor<f32>, tensor<1999x65xf32>) -> tensor<1999x65xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<1999x65xf32>, tensor<f32>) -> tensor<1999xf32>
    %3 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<1999x65xf32>, tensor<1999x65xf32>) -> tensor<1999x65xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<1999x65xi1>, tensor<i1>) -> tensor<1999xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = call @_where_0(%4, %cst_1, %2) : (tensor<1999xi1>, tensor<f32>, tensor<1999xf32>) -> tensor<1999xf32>
    return %5 : tensor<1999xf32>
  }
  func.func private @_where(%arg0: tensor<1999x65xi1>, %arg1: tensor<f32>, %arg2: tensor<1999x65xf32>) -> tensor<1999x65xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1999x65xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<1999x65xi1>, tensor<1999x65xf32>
    return %1 : tensor<1999x65xf32>
  }
  func.func private @_where_0(%arg0: tensor<1999xi1>, %arg1: tensor<f32>, %arg2: tensor<1999xf32>) -> tensor<1999xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1999xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<1999xi1>, tensor<1999xf32>
    return %1 : tensor<1999xf32>
  }
}
