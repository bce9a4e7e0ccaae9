// input: 2003x97 f32 -1 1
// input: 2003x97 i1 0 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2003x97xf32>, %arg1: tensor<2003x97xi1>) -> (tensor<2003xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = call @_where(%arg1, %arg0, %cst) : (tensor<2003x97xi1>, tensor<2003x97xf32>, tensor<f32>) -> tensor<2003x97xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<2003x97xf32>, tensor<f32>) -> tensor<2003xf32>
    return %1 : tensor<2003xf32>
  }
  func.func private @_where(%arg0: tensor<2003x97xi1>, %arg1: tensor<2003x97xf32>, %arg2: tensor<f32>) -> tensor<2003x97xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2003x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2003x97xi1>, tensor<2003x97xf32>
    return %2 : tensor<2003x97xf32>
  }
}
