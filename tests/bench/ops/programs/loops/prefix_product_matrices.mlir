// input: 300x4x4 f32 -0.6 0.6
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<300x4x4xf32>) -> (tensor<4x4xf32> {jax.result_info = "result[0]"}, tensor<300xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %7:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %5, %iterArg_3 = %6) : tensor<300x4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<300xf32>
    cond {
      %c_4 = stablehlo.constant dense<300> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<300x4x4xf32>, tensor<i32>) -> tensor<4x4xf32>
      %9 = stablehlo.dot_general %iterArg_2, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      %10 = stablehlo.slice %iterArg_2 [0:1, 0:1] : (tensor<4x4xf32>) -> tensor<1x1xf32>
      %11 = stablehlo.reshape %10 : (tensor<1x1xf32>) -> tensor<f32>
      %12 = func.call @dynamic_update_index_in_dim(%iterArg_3, %11, %iterArg_1) : (tensor<300xf32>, tensor<f32>, tensor<i32>) -> tensor<300xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %13, %9, %12 : tensor<300x4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<300xf32>
    }
    return %7#2, %7#3 : tensor<4x4xf32>, tensor<300xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<300x4x4xf32>, %arg1: tensor<i32>) -> tensor<4x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 4] : (tensor<300x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<300xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<300xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<300xf32>, tensor<1xf32>, tensor<i32>) -> tensor<300xf32>
    return %1 : tensor<300xf32>
  }
}
