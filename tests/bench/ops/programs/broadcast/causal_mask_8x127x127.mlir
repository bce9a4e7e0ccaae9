// input: 8x127x127 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x127x127xf32>) -> (tensor<8x127x127xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<127x127xi1>
    %1 = call @tril(%0) : (tensor<127x127xi1>) -> tensor<127x127xi1>
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %2 = call @_where(%1, %arg0, %cst) : (tensor<127x127xi1>, tensor<8x127x127xf32>, tensor<f32>) -> tensor<8x127x127xf32>
    return %2 : tensor<8x127x127xf32>
  }
  func.func private @tril(%arg0: tensor<127x127xi1>) -> tensor<127x127xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<127x127xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<127x127xi32>
    %2 = stablehlo.add %0, %1 : tensor<127x127xi32>
    %3 = stablehlo.iota dim = 1 : tensor<127x127xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<127x127xi32>, tensor<127x127xi32>) -> tensor<127x127xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<127x127xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<127x127xi1>, tensor<127x127xi1>
    return %6 : tensor<127x127xi1>
  }
  func.func private @_where(%arg0: tensor<127x127xi1>, %arg1: tensor<8x127x127xf32>, %arg2: tensor<f32>) -> tensor<8x127x127xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<127x127xi1>) -> tensor<8x127x127xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x127x127xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<8x127x127xi1>, tensor<8x127x127xf32>
    return %3 : tensor<8x127x127xf32>
  }
}
