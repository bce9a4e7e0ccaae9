module {
  sdy.mesh @mesh = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<f32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.cosine %arg0 : tensor<8x8xf32>
    %1 = sdy.sharding_constraint %arg0 <@mesh, [{"a"}, {}]> : tensor<8x8xf32>
    %2 = sdy.sharding_constraint %arg0 <@mesh, [{"a"}, {}]> : tensor<8x8xf32>
    %3 = sdy.sharding_constraint %1 <@mesh, [{"b"}, {}]> : tensor<8x8xf32>
    %4 = stablehlo.add %2, %2 : tensor<8x8xf32>
    %5 = stablehlo.add %2, %3 : tensor<8x8xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<8x8xf32>
    %7 = sdy.sharding_constraint %6 <@mesh, [{"b"}, {}]> : tensor<8x8xf32>
    %8 = sdy.sharding_constraint %6 <@mesh, [{"b"}, {}]> : tensor<8x8xf32>
    %9 = stablehlo.multiply %6, %0 : tensor<8x8xf32>
    %10:2 = sdy.manual_computation(%9, %arg1) in_shardings=[<@mesh, [{"a"}, {}]>, <@mesh, []>] out_shardings=[<@mesh, [{"a"}, {}]>, <@mesh, []>] manual_axes={"a"} (%arg2: tensor<4x8xf32>, %arg3: tensor<f32>) {
      %13 = stablehlo.add %arg2, %arg2 : tensor<4x8xf32>
      %14 = stablehlo.add %arg2, %13 : tensor<4x8xf32>
      %15 = stablehlo.while(%iterArg = %14) : tensor<4x8xf32>
      cond {
        %c = stablehlo.constant dense<true> : tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %16 = stablehlo.add %iterArg, %arg2 : tensor<4x8xf32>
        stablehlo.return %16 : tensor<4x8xf32>
      }
      sdy.return %15, %arg3 : tensor<4x8xf32>, tensor<f32>
    } : (tensor<8x8xf32>, tensor<f32>) -> (tensor<8x8xf32>, tensor<f32>)
    %11 = stablehlo.multiply %7, %8 : tensor<8x8xf32>
    %12 = stablehlo.multiply %11, %10#0 : tensor<8x8xf32>
    return %12, %10#0 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
