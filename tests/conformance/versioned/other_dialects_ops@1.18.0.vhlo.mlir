module {
  sdy.mesh @mesh = <["a"=2, "b"=2]>
  sdy.mesh @mesh2 = <["a"=2], device_ids=[1, 0]> {foo = 1 : i32}
  vhlo.func_v1 @main(%arg0: !vhlo.tensor_v1<8x8x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<!vhlo.f32_v1>) -> (!vhlo.tensor_v1<8x8x!vhlo.f32_v1>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : !vhlo.tensor_v1<!vhlo.f32_v1> to tensor<f32>
    %1 = builtin.unrealized_conversion_cast %arg0 : !vhlo.tensor_v1<8x8x!vhlo.f32_v1> to tensor<8x8xf32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{"a"}, {}]> {foo = 2 : i32} : tensor<8x8xf32>
    %3 = sdy.reshard %2 <@mesh, [{}, {?}]> : tensor<8x8xf32>
    sdy.sharding_group %3 group_id=7 {a.b} : tensor<8x8xf32>
    %4:2 = sdy.manual_computation(%3, %0) in_shardings=[<@mesh, [{"a"}, {}]>, <@mesh, []>] out_shardings=[<@mesh, [{"a"}, {}]>, <@mesh, []>] manual_axes={"a"} (%arg2: tensor<4x8xf32>, %arg3: tensor<f32>) {
      %8 = builtin.unrealized_conversion_cast %arg2 : tensor<4x8xf32> to !vhlo.tensor_v1<4x8x!vhlo.f32_v1>
      %9 = "vhlo.add_v1"(%8, %8) : (!vhlo.tensor_v1<4x8x!vhlo.f32_v1>, !vhlo.tensor_v1<4x8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x8x!vhlo.f32_v1>
      %10 = builtin.unrealized_conversion_cast %9 : !vhlo.tensor_v1<4x8x!vhlo.f32_v1> to tensor<4x8xf32>
      sdy.return %10, %arg3 : tensor<4x8xf32>, tensor<f32>
    } : (tensor<8x8xf32>, tensor<f32>) -> (tensor<8x8xf32>, tensor<f32>)
    sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
      sdy.return
    } {q} : () -> ()
    %5 = sdy.named_computation<"foo">(%4#0) in_shardings=[<@mesh, [{"a"}, {}]>] (%arg2: tensor<8x8xf32>) {
      sdy.return %arg2 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %6 = sdy.named_computation<"foo">(%5) out_shardings=[<@mesh, [{"a"}, {}]>] (%arg2: tensor<8x8xf32>) {
      %8 = builtin.unrealized_conversion_cast %arg2 : tensor<8x8xf32> to !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
      %9 = "vhlo.sine_v2"(%8) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}]>]>} : (!vhlo.tensor_v1<8x8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
      %10 = builtin.unrealized_conversion_cast %9 : !vhlo.tensor_v1<8x8x!vhlo.f32_v1> to tensor<8x8xf32>
      sdy.return {foo} %10 : tensor<8x8xf32>
    } {bar} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %7 = builtin.unrealized_conversion_cast %6 : tensor<8x8xf32> to !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
    "vhlo.return_v1"(%7) : (!vhlo.tensor_v1<8x8x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{#vhlo.string_v1<"sdy.sharding"> = #sdy.sharding<@mesh, [{"a"}, {}]>}>, #vhlo.dict_v1<{}>]>, mhlo.z = #sdy<manual_axes{"a"}>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
}
