// input: 1 i64 97 97
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xi64>) -> (tensor<i64> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1xi64>) -> tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.while(%iterArg = %0, %iterArg_0 = %c) : tensor<i64>, tensor<i64>
    cond {
      %c_1 = stablehlo.constant dense<1> : tensor<i64>
      %2 = stablehlo.compare GT, %iterArg, %c_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c_1 = stablehlo.constant dense<2> : tensor<i64>
      %2 = func.call @remainder(%iterArg, %c_1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %c_2 = stablehlo.constant dense<0> : tensor<i64>
      %3 = stablehlo.compare EQ, %2, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_3 = stablehlo.constant dense<2> : tensor<i64>
      %4 = func.call @floor_divide(%iterArg, %c_3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %c_4 = stablehlo.constant dense<3> : tensor<i64>
      %5 = stablehlo.multiply %c_4, %iterArg : tensor<i64>
      %c_5 = stablehlo.constant dense<1> : tensor<i64>
      %6 = stablehlo.add %5, %c_5 : tensor<i64>
      %7 = func.call @_where(%3, %4, %6) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %8 = stablehlo.add %iterArg_0, %c_6 : tensor<i64>
      stablehlo.return %7, %8 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
  func.func private @remainder(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.remainder %arg0, %2 : tensor<i64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %7, %4 : tensor<i1>
    %9 = stablehlo.add %3, %2 : tensor<i64>
    %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i64>
    return %10 : tensor<i64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @floor_divide(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.divide %arg0, %0 : tensor<i64>
    %2 = stablehlo.sign %arg0 : tensor<i64>
    %3 = stablehlo.sign %0 : tensor<i64>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %5 = stablehlo.remainder %arg0, %0 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %6 = stablehlo.compare NE, %5, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %4, %6 : tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %8 = stablehlo.subtract %1, %c_0 : tensor<i64>
    %9 = call @_where(%7, %8, %1) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    return %9 : tensor<i64>
  }
}
