// input: 64x64 i32 0 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x64xi32>) -> (tensor<64x64xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<64x64xi32>
    cond {
      %c_1 = stablehlo.constant dense<20> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = func.call @_roll_static(%iterArg_0) : (tensor<64x64xi32>) -> tensor<64x64xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<64x64xi32>
      %3 = stablehlo.add %2, %1 : tensor<64x64xi32>
      %4 = func.call @_roll_static_0(%iterArg_0) : (tensor<64x64xi32>) -> tensor<64x64xi32>
      %5 = stablehlo.add %3, %4 : tensor<64x64xi32>
      %6 = func.call @_roll_static_1(%iterArg_0) : (tensor<64x64xi32>) -> tensor<64x64xi32>
      %7 = stablehlo.add %5, %6 : tensor<64x64xi32>
      %8 = func.call @_roll_static_2(%iterArg_0) : (tensor<64x64xi32>) -> tensor<64x64xi32>
      %9 = stablehlo.add %7, %8 : tensor<64x64xi32>
      %10 = func.call @_roll_static_3(%iterArg_0) : (tensor<64x64xi32>) -> tensor<64x64xi32>
      %11 = stablehlo.add %9, %10 : tensor<64x64xi32>
      %12 = func.call @_roll_static_4(%iterArg_0) : (tensor<64x64xi32>) -> tensor<64x64xi32>
      %13 = stablehlo.add %11, %12 : tensor<64x64xi32>
      %14 = func.call @_roll_static_5(%iterArg_0) : (tensor<64x64xi32>) -> tensor<64x64xi32>
      %15 = stablehlo.add %13, %14 : tensor<64x64xi32>
      %16 = func.call @_roll_static_6(%iterArg_0) : (tensor<64x64xi32>) -> tensor<64x64xi32>
      %17 = stablehlo.add %15, %16 : tensor<64x64xi32>
      %c_2 = stablehlo.constant dense<3> : tensor<i32>
      %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<64x64xi32>
      %19 = stablehlo.compare EQ, %17, %18, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<64x64xi32>
      %21 = stablehlo.compare EQ, %iterArg_0, %20, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
      %c_4 = stablehlo.constant dense<2> : tensor<i32>
      %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<64x64xi32>
      %23 = stablehlo.compare EQ, %17, %22, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
      %24 = stablehlo.and %21, %23 : tensor<64x64xi1>
      %25 = stablehlo.or %19, %24 : tensor<64x64xi1>
      %26 = stablehlo.convert %25 : (tensor<64x64xi1>) -> tensor<64x64xi32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.add %iterArg, %c_5 : tensor<i32>
      stablehlo.return %27, %26 : tensor<i32>, tensor<64x64xi32>
    }
    return %0#1 : tensor<64x64xi32>
  }
  func.func private @_roll_static(%arg0: tensor<64x64xi32>) -> tensor<64x64xi32> {
    %0 = stablehlo.slice %arg0 [1:64, 0:64] : (tensor<64x64xi32>) -> tensor<63x64xi32>
    %1 = stablehlo.slice %arg0 [0:1, 0:64] : (tensor<64x64xi32>) -> tensor<1x64xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<63x64xi32>, tensor<1x64xi32>) -> tensor<64x64xi32>
    %3 = stablehlo.slice %2 [0:64, 1:64] : (tensor<64x64xi32>) -> tensor<64x63xi32>
    %4 = stablehlo.slice %2 [0:64, 0:1] : (tensor<64x64xi32>) -> tensor<64x1xi32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<64x63xi32>, tensor<64x1xi32>) -> tensor<64x64xi32>
    return %5 : tensor<64x64xi32>
  }
  func.func private @_roll_static_0(%arg0: tensor<64x64xi32>) -> tensor<64x64xi32> {
    %0 = stablehlo.slice %arg0 [1:64, 0:64] : (tensor<64x64xi32>) -> tensor<63x64xi32>
    %1 = stablehlo.slice %arg0 [0:1, 0:64] : (tensor<64x64xi32>) -> tensor<1x64xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<63x64xi32>, tensor<1x64xi32>) -> tensor<64x64xi32>
    %3 = stablehlo.slice %2 [0:64, 0:64] : (tensor<64x64xi32>) -> tensor<64x64xi32>
    %4 = stablehlo.slice %2 [0:64, 0:0] : (tensor<64x64xi32>) -> tensor<64x0xi32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<64x64xi32>, tensor<64x0xi32>) -> tensor<64x64xi32>
    return %5 : tensor<64x64xi32>
  }
  func.func private @_roll_static_1(%arg0: tensor<64x64xi32>) -> tensor<64x64xi32> {
    %0 = stablehlo.slice %arg0 [1:64, 0:64] : (tensor<64x64xi32>) -> tensor<63x64xi32>
    %1 = stablehlo.slice %arg0 [0:1, 0:64] : (tensor<64x64xi32>) -> tensor<1x64xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<63x64xi32>, tensor<1x64xi32>) -> tensor<64x64xi32>
    %3 = stablehlo.slice %2 [0:64, 63:64] : (tensor<64x64xi32>) -> tensor<64x1xi32>
    %4 = stablehlo.slice %2 [0:64, 0:63] : (tensor<64x64xi32>) -> tensor<64x63xi32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<64x1xi32>, tensor<64x63xi32>) -> tensor<64x64xi32>
    return %5 : tensor<64x64xi32>
  }
  func.func private @_roll_static_2(%arg0: tensor<64x64xi32>) -> tensor<64x64xi32> {
    %0 = stablehlo.slice %arg0 [0:64, 0:64] : (tensor<64x64xi32>) -> tensor<64x64xi32>
    %1 = stablehlo.slice %arg0 [0:0, 0:64] : (tensor<64x64xi32>) -> tensor<0x64xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<64x64xi32>, tensor<0x64xi32>) -> tensor<64x64xi32>
    %3 = stablehlo.slice %2 [0:64, 1:64] : (tensor<64x64xi32>) -> tensor<64x63xi32>
    %4 = stablehlo.slice %2 [0:64, 0:1] : (tensor<64x64xi32>) -> tensor<64x1xi32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<64x63xi32>, tensor<64x1xi32>) -> tensor<64x64xi32>
    return %5 : tensor<64x64xi32>
  }
  func.func private @_roll_static_3(%arg0: tensor<64x64xi32>) -> tensor<64x64xi32> {
    %0 = stablehlo.slice %arg0 [0:64, 0:64] : (tensor<64x64xi32>) -> tensor<64x64xi32>
    %1 = stablehlo.slice %arg0 [0:0, 0:64] : (tensor<64x64xi32>) -> tensor<0x64xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<64x64xi32>, tensor<0x64xi32>) -> tensor<64x64xi32>
    %3 = stablehlo.slice %2 [0:64, 63:64] : (tensor<64x64xi32>) -> tensor<64x1xi32>
    %4 = stablehlo.slice %2 [0:64, 0:63] : (tensor<64x64xi32>) -> tensor<64x63xi32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<64x1xi32>, tensor<64x63xi32>) -> tensor<64x64xi32>
    return %5 : tensor<64x64xi32>
  }
  func.func private @_roll_static_4(%arg0: tensor<64x64xi32>) -> tensor<64x64xi32> {
    %0 = stablehlo.slice %arg0 [63:64, 0:64] : (tensor<64x64xi32>) -> tensor<1x64xi32>
    %1 = stablehlo.slice %arg0 [0:63, 0:64] : (tensor<64x64xi32>) -> tensor<63x64xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x64xi32>, tensor<63x64xi32>) -> tensor<64x64xi32>
    %3 = stablehlo.slice %2 [0:64, 1:64] : (tensor<64x64xi32>) -> tensor<64x63xi32>
    %4 = stablehlo.slice %2 [0:64, 0:1] : (tensor<64x64xi32>) -> tensor<64x1xi32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<64x63xi32>, tensor<64x1xi32>) -> tensor<64x64xi32>
    return %5 : tensor<64x64xi32>
  }
  func.func private @_roll_static_5(%arg0: tensor<64x64xi32>) -> tensor<64x64xi32> {
    %0 = stablehlo.slice %arg0 [63:64, 0:64] : (tensor<64x64xi32>) -> tensor<1x64xi32>
    %1 = stablehlo.slice %arg0 [0:63, 0:64] : (tensor<64x64xi32>) -> tensor<63x64xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x64xi32>, tensor<63x64xi32>) -> tensor<64x64xi32>
    %3 = stablehlo.slice %2 [0:64, 0:64] : (tensor<64x64xi32>) -> tensor<64x64xi32>
    %4 = stablehlo.slice %2 [0:64, 0:0] : (tensor<64x64xi32>) -> tensor<64x0xi32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<64x64xi32>, tensor<64x0xi32>) -> tensor<64x64xi32>
    return %5 : tensor<64x64xi32>
  }
  func.func private @_roll_static_6(%arg0: tensor<64x64xi32>) -> tensor<64x64xi32> {
    %0 = stablehlo.slice %arg0 [63:64, 0:64] : (tensor<64x64xi32>) -> tensor<1x64xi32>
    %1 = stablehlo.slice %arg0 [0:63, 0:64] : (tensor<64x64xi32>) -> tensor<63x64xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x64xi32>, tensor<63x64xi32>) -> tensor<64x64xi32>
    %3 = stablehlo.slice %2 [0:64, 63:64] : (tensor<64x64xi32>) -> tensor<64x1xi32>
    %4 = stablehlo.slice %2 [0:64, 0:63] : (tensor<64x64xi32>) -> tensor<64x63xi32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<64x1xi32>, tensor<64x63xi32>) -> tensor<64x64xi32>
    return %5 : tensor<64x64xi32>
  }
}
