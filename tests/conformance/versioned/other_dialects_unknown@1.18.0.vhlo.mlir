module attributes {foo.module = #foo.bar<"x", [1 2]>, jax.flag = false} {
  vhlo.func_v1 @main(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : !vhlo.tensor_v1<4x!vhlo.f32_v1> to tensor<4xf32>
    %1 = "foo.op"(%0) <{inner = #foo.inner, n = 3 : i64}> {outer} : (tensor<4xf32>) -> tensor<4xf32>
    %2 = builtin.unrealized_conversion_cast %1 : tensor<4xf32> to !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %3 = "vhlo.custom_call_v2"(%2) <{api_version = #vhlo<api_version_v1 API_VERSION_ORIGINAL>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"target">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>, result_tilings = #vhlo.array_v1<[]>}> {mhlo.backend_config = #vhlo.dict_v1<{#vhlo.string_v1<"a"> = #foo.x<1>}>, tf.x} : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %4 = builtin.unrealized_conversion_cast %3 : !vhlo.tensor_v1<4x!vhlo.f32_v1> to tensor<4xf32>
    %5 = "foo.region"(%4) ({
    ^bb0(%arg1: tensor<4xf32>):
      %7 = builtin.unrealized_conversion_cast %arg1 : tensor<4xf32> to !vhlo.tensor_v1<4x!vhlo.f32_v1>
      %8 = "vhlo.add_v1"(%7, %7) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
      %9 = builtin.unrealized_conversion_cast %8 : !vhlo.tensor_v1<4x!vhlo.f32_v1> to tensor<4xf32>
      "foo.done"(%9) : (tensor<4xf32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %6 = builtin.unrealized_conversion_cast %5 : tensor<4xf32> to !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%6) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{#vhlo.string_v1<"foo.arg"> = #foo<weird {1}>, #vhlo.string_v1<"mhlo.sharding"> = #vhlo.string_v1<"{replicated}">}>]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
}
