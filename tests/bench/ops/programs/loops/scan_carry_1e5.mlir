// input: 100000 f32 -1 1
// input: 50 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<100000xf32>, %arg1: tensor<50xf32>) -> (tensor<100000xf32> {jax.result_info = "result[0]"}, tensor<50xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %c, %iterArg_1 = %arg0, %iterArg_2 = %0) : tensor<50xf32>, tensor<i32>, tensor<100000xf32>, tensor<50xf32>
    cond {
      %c_3 = stablehlo.constant dense<50> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<50xf32>, tensor<i32>) -> tensor<f32>
      %cst_3 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<100000xf32>
      %4 = stablehlo.multiply %iterArg_1, %3 : tensor<100000xf32>
      %5 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<100000xf32>
      %6 = stablehlo.add %4, %5 : tensor<100000xf32>
      %7 = stablehlo.slice %iterArg_1 [0:1] : (tensor<100000xf32>) -> tensor<1xf32>
      %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
      %9 = func.call @dynamic_update_index_in_dim(%iterArg_2, %8, %iterArg_0) : (tensor<50xf32>, tensor<f32>, tensor<i32>) -> tensor<50xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_0, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %10, %6, %9 : tensor<50xf32>, tensor<i32>, tensor<100000xf32>, tensor<50xf32>
    }
    return %1#2, %1#3 : tensor<100000xf32>, tensor<50xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<50xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<50xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<50xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<50xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<50xf32>, tensor<1xf32>, tensor<i32>) -> tensor<50xf32>
    return %1 : tensor<50xf32>
  }
}
