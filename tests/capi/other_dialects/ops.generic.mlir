"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=2, "b"=2]>, sym_name = "mesh"}> : () -> ()
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=2], device_ids=[1, 0]>, sym_name = "mesh2"}> {foo = 1 : i32} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}, {}], function_type = (tensor<8x8xf32>, tensor<f32>) -> tensor<8x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8x8xf32>, %arg1: tensor<f32>):
    %0 = "sdy.sharding_constraint"(%arg0) <{sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}> {foo = 2 : i32} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = "sdy.reshard"(%0) <{sharding = #sdy.sharding<@mesh, [{}, {?}]>}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
    "sdy.sharding_group"(%1) <{group_id = 7 : i64}> {a.b} : (tensor<8x8xf32>) -> ()
    %2:2 = "sdy.manual_computation"(%1, %arg1) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>, <@mesh, []>]>, manual_axes = #sdy<manual_axes{"a"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>, <@mesh, []>]>}> ({
    ^bb0(%arg4: tensor<4x8xf32>, %arg5: tensor<f32>):
      %6 = "stablehlo.add"(%arg4, %arg4) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      "sdy.return"(%6, %arg5) : (tensor<4x8xf32>, tensor<f32>) -> ()
    }) : (tensor<8x8xf32>, tensor<f32>) -> (tensor<8x8xf32>, tensor<f32>)
    "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, manual_axes = #sdy<manual_axes{}>, out_shardings = #sdy.sharding_per_value<[]>}> ({
      "sdy.return"() : () -> ()
    }) {q} : () -> ()
    %3 = "sdy.named_computation"(%2#0) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>, name = "foo"}> ({
    ^bb0(%arg3: tensor<8x8xf32>):
      "sdy.return"(%arg3) : (tensor<8x8xf32>) -> ()
    }) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = "sdy.named_computation"(%3) <{name = "foo", out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>}> ({
    ^bb0(%arg2: tensor<8x8xf32>):
      %5 = "stablehlo.sine"(%arg2) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
      "sdy.return"(%5) {foo} : (tensor<8x8xf32>) -> ()
    }) {bar} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%4) : (tensor<8x8xf32>) -> ()
  }) {mhlo.z = #sdy<manual_axes{"a"}>} : () -> ()
}) : () -> ()
