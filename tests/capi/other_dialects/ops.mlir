module {
  sdy.mesh @mesh = <["a"=2, "b"=2]>
  sdy.mesh @mesh2 = <["a"=2], device_ids=[1, 0]> {foo = 1 : i32}
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}, %arg1: tensor<f32>) -> tensor<8x8xf32> attributes {mhlo.z = #sdy<manual_axes{"a"}>} {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a"}, {}]> {foo = 2 : i32} : tensor<8x8xf32>
    %1 = sdy.reshard %0 <@mesh, [{}, {?}]> : tensor<8x8xf32>
    sdy.sharding_group %1 group_id=7 {a.b} : tensor<8x8xf32>
    %2:2 = sdy.manual_computation(%1, %arg1) in_shardings=[<@mesh, [{"a"}, {}]>, <@mesh, []>] out_shardings=[<@mesh, [{"a"}, {}]>, <@mesh, []>] manual_axes={"a"} (%arg2: tensor<4x8xf32>, %arg3: tensor<f32>) {
      %5 = stablehlo.add %arg2, %arg2 : tensor<4x8xf32>
      sdy.return %5, %arg3 : tensor<4x8xf32>, tensor<f32>
    } : (tensor<8x8xf32>, tensor<f32>) -> (tensor<8x8xf32>, tensor<f32>)
    sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
      sdy.return
    } {q} : () -> ()
    %3 = sdy.named_computation<"foo">(%2#0) in_shardings=[<@mesh, [{"a"}, {}]>] (%arg2: tensor<8x8xf32>) {
      sdy.return %arg2 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = sdy.named_computation<"foo">(%3) out_shardings=[<@mesh, [{"a"}, {}]>] (%arg2: tensor<8x8xf32>) {
      %5 = stablehlo.sine %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}]>]>} : tensor<8x8xf32>
      sdy.return {foo} %5 : tensor<8x8xf32>
    } {bar} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %4 : tensor<8x8xf32>
  }
}
