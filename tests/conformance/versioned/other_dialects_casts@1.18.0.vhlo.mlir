module {
  sdy.mesh @mesh = <["a"=2, "b"=2]>
  vhlo.func_v1 @main(%arg0: !vhlo.tensor_v1<8x8x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<!vhlo.f32_v1>) -> (!vhlo.tensor_v1<8x8x!vhlo.f32_v1>, !vhlo.tensor_v1<8x8x!vhlo.f32_v1>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : !vhlo.tensor_v1<!vhlo.f32_v1> to tensor<f32>
    %1 = builtin.unrealized_conversion_cast %arg0 : !vhlo.tensor_v1<8x8x!vhlo.f32_v1> to tensor<8x8xf32>
    %2 = "vhlo.cosine_v2"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<8x8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
    %3 = sdy.sharding_constraint %1 <@mesh, [{"a"}, {}]> : tensor<8x8xf32>
    %4 = sdy.sharding_constraint %1 <@mesh, [{"a"}, {}]> : tensor<8x8xf32>
    %5 = builtin.unrealized_conversion_cast %4 : tensor<8x8xf32> to !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
    %6 = sdy.sharding_constraint %3 <@mesh, [{"b"}, {}]> : tensor<8x8xf32>
    %7 = builtin.unrealized_conversion_cast %6 : tensor<8x8xf32> to !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
    %8 = "vhlo.add_v1"(%5, %5) : (!vhlo.tensor_v1<8x8x!vhlo.f32_v1>, !vhlo.tensor_v1<8x8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
    %9 = "vhlo.add_v1"(%5, %7) : (!vhlo.tensor_v1<8x8x!vhlo.f32_v1>, !vhlo.tensor_v1<8x8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
    %10 = "vhlo.multiply_v1"(%8, %9) : (!vhlo.tensor_v1<8x8x!vhlo.f32_v1>, !vhlo.tensor_v1<8x8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
    %11 = builtin.unrealized_conversion_cast %10 : !vhlo.tensor_v1<8x8x!vhlo.f32_v1> to tensor<8x8xf32>
    %12 = sdy.sharding_constraint %11 <@mesh, [{"b"}, {}]> : tensor<8x8xf32>
    %13 = builtin.unrealized_conversion_cast %12 : tensor<8x8xf32> to !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
    %14 = sdy.sharding_constraint %11 <@mesh, [{"b"}, {}]> : tensor<8x8xf32>
    %15 = builtin.unrealized_conversion_cast %14 : tensor<8x8xf32> to !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
    %16 = "vhlo.multiply_v1"(%10, %2) : (!vhlo.tensor_v1<8x8x!vhlo.f32_v1>, !vhlo.tensor_v1<8x8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
    %17 = builtin.unrealized_conversion_cast %16 : !vhlo.tensor_v1<8x8x!vhlo.f32_v1> to tensor<8x8xf32>
    %18:2 = sdy.manual_computation(%17, %0) in_shardings=[<@mesh, [{"a"}, {}]>, <@mesh, []>] out_shardings=[<@mesh, [{"a"}, {}]>, <@mesh, []>] manual_axes={"a"} (%arg2: tensor<4x8xf32>, %arg3: tensor<f32>) {
      %22 = builtin.unrealized_conversion_cast %arg2 : tensor<4x8xf32> to !vhlo.tensor_v1<4x8x!vhlo.f32_v1>
      %23 = "vhlo.add_v1"(%22, %22) : (!vhlo.tensor_v1<4x8x!vhlo.f32_v1>, !vhlo.tensor_v1<4x8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x8x!vhlo.f32_v1>
      %24 = "vhlo.add_v1"(%22, %23) : (!vhlo.tensor_v1<4x8x!vhlo.f32_v1>, !vhlo.tensor_v1<4x8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x8x!vhlo.f32_v1>
      %25 = "vhlo.while_v1"(%24) ({
      ^bb0(%arg4: !vhlo.tensor_v1<4x8x!vhlo.f32_v1>):
        %27 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<i1>>}> : () -> !vhlo.tensor_v1<!vhlo.bool_v1>
        "vhlo.return_v1"(%27) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
      }, {
      ^bb0(%arg4: !vhlo.tensor_v1<4x8x!vhlo.f32_v1>):
        %27 = "vhlo.add_v1"(%arg4, %22) : (!vhlo.tensor_v1<4x8x!vhlo.f32_v1>, !vhlo.tensor_v1<4x8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x8x!vhlo.f32_v1>
        "vhlo.return_v1"(%27) : (!vhlo.tensor_v1<4x8x!vhlo.f32_v1>) -> ()
      }) : (!vhlo.tensor_v1<4x8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x8x!vhlo.f32_v1>
      %26 = builtin.unrealized_conversion_cast %25 : !vhlo.tensor_v1<4x8x!vhlo.f32_v1> to tensor<4x8xf32>
      sdy.return %26, %arg3 : tensor<4x8xf32>, tensor<f32>
    } : (tensor<8x8xf32>, tensor<f32>) -> (tensor<8x8xf32>, tensor<f32>)
    %19 = builtin.unrealized_conversion_cast %18#0 : tensor<8x8xf32> to !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
    %20 = "vhlo.multiply_v1"(%13, %15) : (!vhlo.tensor_v1<8x8x!vhlo.f32_v1>, !vhlo.tensor_v1<8x8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
    %21 = "vhlo.multiply_v1"(%20, %19) : (!vhlo.tensor_v1<8x8x!vhlo.f32_v1>, !vhlo.tensor_v1<8x8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
    "vhlo.return_v1"(%21, %19) : (!vhlo.tensor_v1<8x8x!vhlo.f32_v1>, !vhlo.tensor_v1<8x8x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
}
