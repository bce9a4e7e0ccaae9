// input: 64x64 f32 -0.1 0.1
// input: 64 f32 -1 1
// input: 1000x64 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<1000x64xf32>) -> (tensor<64xf32> {jax.result_info = "result[0]"}, tensor<1000xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %arg2, %iterArg_0 = %arg0, %iterArg_1 = %c, %iterArg_2 = %arg1, %iterArg_3 = %0) : tensor<1000x64xf32>, tensor<64x64xf32>, tensor<i32>, tensor<64xf32>, tensor<1000xf32>
    cond {
      %c_4 = stablehlo.constant dense<1000> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<1000x64xf32>, tensor<i32>) -> tensor<64xf32>
      %3 = stablehlo.dot_general %iterArg_0, %iterArg_2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<64xf32>) -> tensor<64xf32>
      %4 = stablehlo.add %3, %2 : tensor<64xf32>
      %5 = stablehlo.tanh %4 : tensor<64xf32>
      %6 = stablehlo.slice %iterArg_2 [0:1] : (tensor<64xf32>) -> tensor<1xf32>
      %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_3, %7, %iterArg_1) : (tensor<1000xf32>, tensor<f32>, tensor<i32>) -> tensor<1000xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %9, %5, %8 : tensor<1000x64xf32>, tensor<64x64xf32>, tensor<i32>, tensor<64xf32>, tensor<1000xf32>
    }
    return %1#3, %1#4 : tensor<64xf32>, tensor<1000xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<1000x64xf32>, %arg1: tensor<i32>) -> tensor<64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 64] : (tensor<1000x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64xf32>) -> tensor<64xf32>
    return %1 : tensor<64xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<1000xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<1000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<1000xf32>, tensor<1xf32>, tensor<i32>) -> tensor<1000xf32>
    return %1 : tensor<1000xf32>
  }
}
