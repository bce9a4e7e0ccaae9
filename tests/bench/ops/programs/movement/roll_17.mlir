// input: 1000000 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1000000xf32>) -> (tensor<1000000xf32> {jax.result_info = "result"}) {
    %0 = call @_roll_static(%arg0) : (tensor<1000000xf32>) -> tensor<1000000xf32>
    return %0 : tensor<1000000xf32>
  }
  func.func private @_roll_static(%arg0: tensor<1000000xf32>) -> tensor<1000000xf32> {
    %0 = stablehlo.slice %arg0 [999983:1000000] : (tensor<1000000xf32>) -> tensor<17xf32>
    %1 = stablehlo.slice %arg0 [0:999983] : (tensor<1000000xf32>) -> tensor<999983xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<17xf32>, tensor<999983xf32>) -> tensor<1000000xf32>
    return %2 : tensor<1000000xf32>
  }
}
