// input: 500x500 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<500x500xf32>) -> (tensor<500x500xf32> {jax.result_info = "result"}) {
    %0 = call @triu(%arg0) : (tensor<500x500xf32>) -> tensor<500x500xf32>
    %1 = call @tril(%arg0) : (tensor<500x500xf32>) -> tensor<500x500xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<500x500xf32>
    return %2 : tensor<500x500xf32>
  }
  func.func private @triu(%arg0: tensor<500x500xf32>) -> tensor<500x500xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<500x500xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<500x500xi32>
    %2 = stablehlo.add %0, %1 : tensor<500x500xi32>
    %3 = stablehlo.iota dim = 1 : tensor<500x500xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<500x500xi32>, tensor<500x500xi32>) -> tensor<500x500xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<500x500xf32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<500x500xi1>, tensor<500x500xf32>
    return %6 : tensor<500x500xf32>
  }
  func.func private @tril(%arg0: tensor<500x500xf32>) -> tensor<500x500xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<500x500xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<500x500xi32>
    %2 = stablehlo.add %0, %1 : tensor<500x500xi32>
    %3 = stablehlo.iota dim = 1 : tensor<500x500xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<500x500xi32>, tensor<500x500xi32>) -> tensor<500x500xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<500x500xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<500x500xi1>, tensor<500x500xf32>
    return %6 : tensor<500x500xf32>
  }
}
