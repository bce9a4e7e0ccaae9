// input: 128x128 f32 0 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<128x128xf32>) -> (tensor<128x128xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<128x128xf32>
    cond {
      %c_1 = stablehlo.constant dense<50> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = func.call @_roll_static(%iterArg_0) : (tensor<128x128xf32>) -> tensor<128x128xf32>
      %2 = func.call @_roll_static_0(%iterArg_0) : (tensor<128x128xf32>) -> tensor<128x128xf32>
      %3 = stablehlo.add %1, %2 : tensor<128x128xf32>
      %4 = func.call @_roll_static_1(%iterArg_0) : (tensor<128x128xf32>) -> tensor<128x128xf32>
      %5 = stablehlo.add %3, %4 : tensor<128x128xf32>
      %6 = func.call @_roll_static_2(%iterArg_0) : (tensor<128x128xf32>) -> tensor<128x128xf32>
      %7 = stablehlo.add %5, %6 : tensor<128x128xf32>
      %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
      %9 = stablehlo.multiply %8, %iterArg_0 : tensor<128x128xf32>
      %10 = stablehlo.subtract %7, %9 : tensor<128x128xf32>
      %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
      %12 = stablehlo.multiply %11, %10 : tensor<128x128xf32>
      %13 = stablehlo.add %iterArg_0, %12 : tensor<128x128xf32>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg, %c_2 : tensor<i32>
      stablehlo.return %14, %13 : tensor<i32>, tensor<128x128xf32>
    }
    return %0#1 : tensor<128x128xf32>
  }
  func.func private @_roll_static(%arg0: tensor<128x128xf32>) -> tensor<128x128xf32> {
    %0 = stablehlo.slice %arg0 [127:128, 0:128] : (tensor<128x128xf32>) -> tensor<1x128xf32>
    %1 = stablehlo.slice %arg0 [0:127, 0:128] : (tensor<128x128xf32>) -> tensor<127x128xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x128xf32>, tensor<127x128xf32>) -> tensor<128x128xf32>
    return %2 : tensor<128x128xf32>
  }
  func.func private @_roll_static_0(%arg0: tensor<128x128xf32>) -> tensor<128x128xf32> {
    %0 = stablehlo.slice %arg0 [1:128, 0:128] : (tensor<128x128xf32>) -> tensor<127x128xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:128] : (tensor<128x128xf32>) -> tensor<1x128xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<127x128xf32>, tensor<1x128xf32>) -> tensor<128x128xf32>
    return %2 : tensor<128x128xf32>
  }
  func.func private @_roll_static_1(%arg0: tensor<128x128xf32>) -> tensor<128x128xf32> {
    %0 = stablehlo.slice %arg0 [0:128, 127:128] : (tensor<128x128xf32>) -> tensor<128x1xf32>
    %1 = stablehlo.slice %arg0 [0:128, 0:127] : (tensor<128x128xf32>) -> tensor<128x127xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<128x1xf32>, tensor<128x127xf32>) -> tensor<128x128xf32>
    return %2 : tensor<128x128xf32>
  }
  func.func private @_roll_static_2(%arg0: tensor<128x128xf32>) -> tensor<128x128xf32> {
    %0 = stablehlo.slice %arg0 [0:128, 1:128] : (tensor<128x128xf32>) -> tensor<128x127xf32>
    %1 = stablehlo.slice %arg0 [0:128, 0:1] : (tensor<128x128xf32>) -> tensor<128x1xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<128x127xf32>, tensor<128x1xf32>) -> tensor<128x128xf32>
    return %2 : tensor<128x128xf32>
  }
}
