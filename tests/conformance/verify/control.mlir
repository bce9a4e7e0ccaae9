// accept
func.func @branches(%p: tensor<i1>, %i: tensor<i32>, %d: tensor<?xf32>, %a: tensor<3xf32>) {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<3xf32>
  }, {
    stablehlo.return %d : tensor<?xf32>
  }) : (tensor<i1>) -> tensor<?xf32>
  "stablehlo.case"(%i) ({
    stablehlo.return
  }) : (tensor<i32>) -> ()
  return
}
func.func @loop(%i: tensor<i32>, %a: tensor<3xf32>) {
  %0:2 = "stablehlo.while"(%i, %a) ({
  ^bb0(%j: tensor<i32>, %b: tensor<3xf32>):
    %c = stablehlo.compare LT, %j, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%j: tensor<i32>, %b: tensor<3xf32>):
    stablehlo.return %j, %b : tensor<i32>, tensor<3xf32>
  }) : (tensor<i32>, tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>)
  return
}
func.func private @square(%a: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.multiply %a, %a : tensor<3xf32>
  return %0 : tensor<3xf32>
}
func.func @calls(%a: tensor<3xf32>, %t: !stablehlo.token, %u: tuple<tensor<3xf32>, tuple<tensor<i32>>>) {
  %0 = stablehlo.composite "my.square" %a {decomposition = @square} : (tensor<3xf32>) -> tensor<3xf32>
  %1 = func.call @square(%a) : (tensor<3xf32>) -> tensor<3xf32>
  %2 = "stablehlo.custom_call"(%a) {call_target_name = "foo", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3xf32>) -> tensor<2x2xf32>
  %3 = "stablehlo.custom_call"(%a, %a) {call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %4:2 = "stablehlo.optimization_barrier"(%a, %t) : (tensor<3xf32>, !stablehlo.token) -> (tensor<3xf32>, !stablehlo.token)
  %5 = "stablehlo.get_tuple_element"(%u) {index = 1 : i32} : (tuple<tensor<3xf32>, tuple<tensor<i32>>>) -> tuple<tensor<i32>>
  %6 = "stablehlo.tuple"(%a, %5) : (tensor<3xf32>, tuple<tensor<i32>>) -> tuple<tensor<3xf32>, tuple<tensor<i32>>>
  return
}
func.func @async(%a: tensor<4xf32>) {
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%b: tensor<4xf32>):
    %1 = "stablehlo.slice"(%b) {start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<4xf32>) -> tensor<2xf32>
    stablehlo.return %1 : tensor<2xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>>
  %2 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>
  return
}

// -----
func.func @f1(%x0: tensor<i1>) {
  // expect: if_c1
  // mended by: ^bb0(%b0: tensor<i32>): =>
  %0 = "stablehlo.if"(%x0) ({
  ^bb0(%b0: tensor<i32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0 : tensor<3xf32>
  }, {
    %r0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0 : tensor<3xf32>
  }) : (tensor<i1>) -> tensor<3xf32>
  return
}
func.func @f2(%x0: tensor<i1>) {
  // expect: if_c2
  // mended by: tensor<3xf32> => tensor<4xf32>
  %0 = "stablehlo.if"(%x0) ({
    %r0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0 : tensor<3xf32>
  }, {
    %r0 = stablehlo.constant dense<0.0> : tensor<4xf32>
    stablehlo.return %r0 : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<3xf32>
  return
}
func.func @f3(%x0: tensor<i1>) {
  // expect: if_c2
  // mended by: stablehlo.return %r0, %r1 : tensor<3xf32>, tensor<3xf32> => stablehlo.return %r0 : tensor<3xf32>
  %0 = "stablehlo.if"(%x0) ({
    %r0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0 : tensor<3xf32>
  }, {
    %r0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    %r1 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0, %r1 : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<i1>) -> tensor<3xf32>
  return
}
func.func @f4(%x0: tensor<i1>) {
  // expect: if_c3
  // mended by: tensor<3xf32> => tensor<i32>
  %0 = "stablehlo.if"(%x0) ({
    %r0 = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %r0 : tensor<i32>
  }, {
    %r0 = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %r0 : tensor<i32>
  }) : (tensor<i1>) -> tensor<3xf32>
  return
}
func.func @f5(%x0: tensor<i1>) {
  // expect: if_c3
  // mended by: stablehlo.return %r0 : tensor<3xf32> => stablehlo.return %r0, %r0 : tensor<3xf32>, tensor<3xf32>
  %0:2 = "stablehlo.if"(%x0) ({
    %r0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0 : tensor<3xf32>
  }, {
    %r0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0 : tensor<3xf32>
  }) : (tensor<i1>) -> (tensor<3xf32>, tensor<3xf32>)
  return
}
func.func @f6(%x0: tensor<2xi1>) {
  // expect: if_i1
  // mended by: tensor<2xi1> => tensor<i1>
  %0 = "stablehlo.if"(%x0) ({
    %r0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0 : tensor<3xf32>
  }, {
    %r0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0 : tensor<3xf32>
  }) : (tensor<2xi1>) -> tensor<3xf32>
  return
}
func.func @f7(%x0: tensor<i32>) {
  // expect: case_c1
  // mended by: "stablehlo.case"(%x0) => "stablehlo.case"(%x0) ({ %r0 = stablehlo.constant dense<0.0> : tensor<3xf32> stablehlo.return %r0 : tensor<3xf32> })
  %0 = "stablehlo.case"(%x0) : (tensor<i32>) -> tensor<3xf32>
  return
}
func.func @f8(%x0: tensor<i32>) {
  // expect: case_c2
  // mended by: ^bb0(%b0: tensor<i1>): =>
  %0 = "stablehlo.case"(%x0) ({
    %r0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0 : tensor<3xf32>
  }, {
  ^bb0(%b0: tensor<i1>):
    %r0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0 : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<3xf32>
  return
}
func.func @f9(%x0: tensor<i32>) {
  // expect: case_c3
  // mended by: dense<0> => dense<0.0>
  // mended by: tensor<3xi32> => tensor<3xf32>
  %0 = "stablehlo.case"(%x0) ({
    %r0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0 : tensor<3xf32>
  }, {
    %r0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0 : tensor<3xf32>
  }, {
    %r0 = stablehlo.constant dense<0> : tensor<3xi32>
    stablehlo.return %r0 : tensor<3xi32>
  }) : (tensor<i32>) -> tensor<3xf32>
  return
}
func.func @f10(%x0: tensor<i32>) {
  // expect: case_c4
  // mended by: tensor<3xi32> => tensor<3xf32>
  %0 = "stablehlo.case"(%x0) ({
    %r0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0 : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<3xi32>
  return
}
func.func @f11(%x0: tensor<1xi32>) {
  // expect: case_i1
  // mended by: tensor<1xi32> => tensor<i32>
  %0 = "stablehlo.case"(%x0) ({
    %r0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0 : tensor<3xf32>
  }) : (tensor<1xi32>) -> tensor<3xf32>
  return
}
func.func @f12(%x0: tensor<i32>, %x1: tensor<3xf32>) {
  // expect: while_c1
  // mended by: tensor<i32> => tensor<i1>
  %0:2 = "stablehlo.while"(%x0, %x1) ({
  ^bb0(%b0: tensor<i32>, %b1: tensor<3xf32>):
    %r0 = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %r0 : tensor<i32>
  }, {
  ^bb0(%b0: tensor<i32>, %b1: tensor<3xf32>):
    %r0 = stablehlo.constant dense<0> : tensor<i32>
    %r1 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0, %r1 : tensor<i32>, tensor<3xf32>
  }) : (tensor<i32>, tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>)
  return
}
func.func @f13(%x0: tensor<i32>, %x1: tensor<3xf32>) {
  // expect: while_c1
  // mended by: tensor<1xi1> => tensor<i1>
  %0:2 = "stablehlo.while"(%x0, %x1) ({
  ^bb0(%b0: tensor<i32>, %b1: tensor<3xf32>):
    %r0 = stablehlo.constant dense<0> : tensor<1xi1>
    stablehlo.return %r0 : tensor<1xi1>
  }, {
  ^bb0(%b0: tensor<i32>, %b1: tensor<3xf32>):
    %r0 = stablehlo.constant dense<0> : tensor<i32>
    %r1 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0, %r1 : tensor<i32>, tensor<3xf32>
  }) : (tensor<i32>, tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>)
  return
}
func.func @f14(%x0: tensor<i32>, %x1: tensor<3xf32>) {
  // expect: while_c1
  %0:2 = "stablehlo.while"(%x0, %x1) ({
  ^bb0(%b0: tensor<i32>, %b1: tensor<3xf32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    %r1 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0, %r1 : tensor<i1>, tensor<i1>
  }, {
  ^bb0(%b0: tensor<i32>, %b1: tensor<3xf32>):
    %r0 = stablehlo.constant dense<0> : tensor<i32>
    %r1 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0, %r1 : tensor<i32>, tensor<3xf32>
  }) : (tensor<i32>, tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>)
  return
}
func.func @f15(%x0: tensor<i32>, %x1: tensor<3xf32>) {
  // expect: while_c2
  %0:2 = "stablehlo.while"(%x0, %x1) ({
  ^bb0(%b0: tensor<i32>, %b1: tensor<3xf32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }, {
  ^bb0(%b0: tensor<i32>, %b1: tensor<3xf32>):
    %r0 = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %r0 : tensor<i32>
  }) : (tensor<i32>, tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>)
  return
}
func.func @f16(%x0: tensor<i32>, %x1: tensor<3xf32>) {
  // expect: while_c2
  %0:2 = "stablehlo.while"(%x0, %x1) ({
  ^bb0(%b0: tensor<i32>, %b1: tensor<3xf32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }, {
  ^bb0(%b0: tensor<i32>, %b1: tensor<3xf32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    %r1 = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %r0, %r1 : tensor<3xf32>, tensor<i32>
  }) : (tensor<i32>, tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>)
  return
}
func.func @f17(%x0: tensor<i32>, %x1: tensor<3xf32>) {
  // expect: while_c2
  // mended by: tensor<3xf32> => tensor<4xf32>
  %0:2 = "stablehlo.while"(%x0, %x1) ({
  ^bb0(%b0: tensor<i32>, %b1: tensor<3xf32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }, {
  ^bb0(%b0: tensor<i32>, %b1: tensor<3xf32>):
    %r0 = stablehlo.constant dense<0> : tensor<i32>
    %r1 = stablehlo.constant dense<0.0> : tensor<4xf32>
    stablehlo.return %r0, %r1 : tensor<i32>, tensor<4xf32>
  }) : (tensor<i32>, tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>)
  return
}
func.func private @square(%a: tensor<3xf32>) -> tensor<3xf32> {
  return %a : tensor<3xf32>
}
func.func @f18(%x0: tensor<3xf32>) {
  // expect: composite_c1
  // mended by: "square" => "my.square"
  %0 = "stablehlo.composite"(%x0) {name = "square", decomposition = @square} : (tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @f19(%x0: tensor<3xf32>) {
  // expect: composite_c1
  %0 = "stablehlo.composite"(%x0) {name = "my.", decomposition = @square} : (tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @f20(%x0: tensor<3xf32>) {
  // expect: composite_c2
  // mended by: @cube => @square
  %0 = "stablehlo.composite"(%x0) {name = "my.square", decomposition = @cube} : (tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @f21(%x0: tensor<3xf32>, %x1: tensor<3xf32>) {
  // expect: composite_c3
  %0 = "stablehlo.composite"(%x0, %x1) {name = "my.square", decomposition = @square} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @f22(%x0: tensor<4xf32>) {
  // expect: composite_c3
  // mended by: tensor<4xf32> => tensor<3xf32>
  %0 = "stablehlo.composite"(%x0) {name = "my.square", decomposition = @square} : (tensor<4xf32>) -> tensor<3xf32>
  return
}
func.func @f23(%x0: tensor<3xf32>) {
  // expect: composite_c4
  // mended by: tensor<i32> => tensor<3xf32>
  %0 = "stablehlo.composite"(%x0) {name = "my.square", decomposition = @square} : (tensor<3xf32>) -> tensor<i32>
  return
}
func.func @f24(%x0: tensor<3xf32>) {
  // expect: composite_c4
  "stablehlo.composite"(%x0) {name = "my.square", decomposition = @square} : (tensor<3xf32>) -> ()
  return
}
func.func @f25(%x0: tensor<3xf32>) {
  // expect: -
  // mended by: , operand_layouts = [dense<0> : tensor<1xindex>] =>
  %0 = "stablehlo.custom_call"(%x0) {call_target_name = "f", operand_layouts = [dense<0> : tensor<1xindex>]} : (tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @f26(%x0: tensor<3xf32>) {
  // expect: -
  // mended by: operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>] => operand_layouts = [dense<0> : tensor<1xindex>]
  %0 = "stablehlo.custom_call"(%x0) {call_target_name = "f", operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @f27(%x0: tensor<3xf32>) {
  // expect: -
  // mended by: operand_layouts = [dense<1> : tensor<1xindex>] => operand_layouts = [dense<0> : tensor<1xindex>]
  %0 = "stablehlo.custom_call"(%x0) {call_target_name = "f", operand_layouts = [dense<1> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @f28(%x0: tensor<3xf32>) {
  // expect: -
  // mended by: operand_layouts = [dense<0> : tensor<2xindex>] => operand_layouts = [dense<0> : tensor<1xindex>]
  %0 = "stablehlo.custom_call"(%x0) {call_target_name = "f", operand_layouts = [dense<0> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @f29(%x0: tensor<3xf32>) {
  // expect: -
  // mended by: operand_index = 1 => operand_index = 0
  %0 = "stablehlo.custom_call"(%x0) {call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]} : (tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @f30(%x0: tensor<3xf32>) {
  // expect: -
  // mended by: tensor<3xf32> => tensor<i32>
  %0 = "stablehlo.custom_call"(%x0) {call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<3xf32>) -> tensor<i32>
  return
}
func.func @f31(%x0: tensor<3xf32>) {
  // expect: -
  // mended by: operand_tuple_indices = [0] => operand_tuple_indices = []
  %0 = "stablehlo.custom_call"(%x0) {call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = [0]>]} : (tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @f32(%x0: tensor<3xf32>, %x1: tensor<i32>) {
  // expect: optimization_barrier_c1
  %0 = "stablehlo.optimization_barrier"(%x0, %x1) : (tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
  return
}
func.func @f33(%x0: tensor<3xf32>) {
  // expect: optimization_barrier_c1
  // mended by: tensor<3xf32> => tensor<i32>
  %0 = "stablehlo.optimization_barrier"(%x0) : (tensor<3xf32>) -> tensor<i32>
  return
}
func.func @f34(%x0: tensor<3xf32>) {
  // expect: tuple_c1
  %0 = "stablehlo.tuple"(%x0) : (tensor<3xf32>) -> tuple<tensor<3xf32>, tensor<i32>>
  return
}
func.func @f35(%x0: tensor<3xf32>) {
  // expect: tuple_c1
  // mended by: tensor<3xf32> => tensor<i32>
  %0 = "stablehlo.tuple"(%x0) : (tensor<3xf32>) -> tuple<tensor<i32>>
  return
}
func.func @f36(%x0: tuple<tensor<i32>>) {
  // expect: get_tuple_element_c1
  // mended by: index = 1 : i32 => index = 0 : i32
  %0 = "stablehlo.get_tuple_element"(%x0) {index = 1 : i32} : (tuple<tensor<i32>>) -> tensor<i32>
  return
}
func.func @f37(%x0: tuple<tensor<i32>>) {
  // expect: get_tuple_element_c2
  // mended by: tensor<3xf32> => tensor<i32>
  %0 = "stablehlo.get_tuple_element"(%x0) {index = 0 : i32} : (tuple<tensor<i32>>) -> tensor<3xf32>
  return
}
func.func @f38(%x0: tensor<3xf32>) {
  // expect: async_start_c1
  // mended by:     stablehlo.return => %r0 = "stablehlo.slice"(%b0) {start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<3xf32>) -> tensor<3xf32> stablehlo.return %r0 : tensor<3xf32>
  %0 = "stablehlo.async_start"(%x0) ({
  ^bb0(%b0: tensor<3xf32>):
    stablehlo.return
  }) : (tensor<3xf32>) -> !stablehlo.future<tensor<3xf32>>
  return
}
func.func @f39(%x0: tensor<3xf32>) {
  // expect: async_start_c2
  // mended by: stablehlo.constant dense<0.0> : tensor<3xf32> => "stablehlo.slice"(%b0) {start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<3xf32>) -> tensor<3xf32>
  %0 = "stablehlo.async_start"(%x0) ({
  ^bb0(%b0: tensor<3xf32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.return %r0 : tensor<3xf32>
  }) : (tensor<3xf32>) -> !stablehlo.future<tensor<3xf32>>
  return
}
func.func @async_a(%a: tensor<4xf32>) {
  // expect: async_start_c3
  // mended by: tensor<4xf32> => tensor<5xf32>
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%b: tensor<5xf32>):
    %1 = "stablehlo.slice"(%b) {start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<5xf32>) -> tensor<2xf32>
    stablehlo.return %1 : tensor<2xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>>
  return
}
func.func @async_b(%a: tensor<4xf32>) {
  // expect: async_start_c4
  // mended by: tensor<3xf32> => tensor<2xf32>
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%b: tensor<4xf32>):
    %1 = "stablehlo.slice"(%b) {start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<4xf32>) -> tensor<2xf32>
    stablehlo.return %1 : tensor<2xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<3xf32>>
  return
}
func.func @f40(%x0: !stablehlo.future<tensor<3xf32>>) {
  // expect: async_done_c1
  // mended by: tensor<3xf32> => tensor<4xf32>
  %0 = "stablehlo.async_done"(%x0) : (!stablehlo.future<tensor<3xf32>>) -> tensor<4xf32>
  return
}
func.func @barrier_extents(%x0: tensor<?xf32>) {
  // expect: optimization_barrier_c1
  // mended by: tensor<3xf32> => tensor<?xf32>
  %0 = "stablehlo.optimization_barrier"(%x0) : (tensor<?xf32>) -> tensor<3xf32>
  return
}
func.func @tuple_extents(%x0: tensor<?xf32>) {
  // expect: tuple_c1
  // mended by: tuple<tensor<3xf32>> => tuple<tensor<?xf32>>
  %0 = "stablehlo.tuple"(%x0) : (tensor<?xf32>) -> tuple<tensor<3xf32>>
  return
}
func.func @async_extents(%a: tensor<?xf32>) {
  // expect: async_start_c3
  // mended by: tensor<?xf32> => tensor<4xf32>
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%arg: tensor<4xf32>):
    %1 = "stablehlo.slice"(%arg) {start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<4xf32>) -> tensor<2xf32>
    "stablehlo.return"(%1) : (tensor<2xf32>) -> ()
  }) : (tensor<?xf32>) -> !stablehlo.future<tensor<2xf32>>
  return
}

// -----
func.func private @square(%a: tensor<3xf32>) -> tensor<3xf32> {
  return %a : tensor<3xf32>
}
func.func @main(%a: tensor<4xf32>) {
  // expect: -
  %0 = func.call @square(%a) : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----
func.func @main(%a: tensor<4xf32>) {
  // expect: -
  %0 = func.call @square(%a) : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----
func.func @main(%a: tensor<4xf32>) -> tensor<3xf32> {
  // expect: -
  // mended by: tensor<3xf32> => tensor<4xf32>
  return %a : tensor<4xf32>
}

// -----
func.func @main(%a: tensor<4xf32>) -> tensor<3xf32> {
  // expect: -
  stablehlo.return %a : tensor<4xf32>
}

// -----
// expect: -
func.func @main(%a: tensor<3xf32, #stablehlo.bounds<4, ?>>) {
  // expect: -
  %0 = "stablehlo.abs"(%a) : (tensor<3xf32, #stablehlo.bounds<4, ?>>) -> tensor<3xf32, #stablehlo.bounds<4, ?>>
  return
}

// -----
func.func @loop(%a: tensor<3xf32>) {
  // expect: while_c3
  // mended by: tensor<3xf32> => tensor<4xf32>
  %0 = "stablehlo.while"(%a) ({
  ^bb0(%b: tensor<3xf32>):
    %c = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%b: tensor<3xf32>):
    stablehlo.return %b : tensor<3xf32>
  }) : (tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----
// accept
func.func @loop(%a: tensor<3xf32>) {
  %0 = "stablehlo.while"(%a) ({
  ^bb0(%b: tensor<?xf32>):
    %c = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%b: tensor<?xf32>):
    stablehlo.return %b : tensor<?xf32>
  }) : (tensor<3xf32>) -> tensor<?xf32>
  return
}

// -----
// accept
func.func @foo() { return }
func.func @calls(%a: tensor<2xf32>, %m: memref<2xf32>) {
  stablehlo.composite "foo.bar_1.$x" { decomposition = @foo } : () -> ()
  "stablehlo.custom_call"() {api_version = 4 : i32, backend_config = {bar = 42 : i32}, call_target_name = "foo"} : () -> ()
  %0 = "stablehlo.custom_call"(%a) {call_target_name = "Pin"} : (tensor<2xf32>) -> memref<2xf32>
  %1 = "stablehlo.custom_call"(%m) {call_target_name = "Unpin"} : (memref<2xf32>) -> tensor<2xf32>
  %2 = "stablehlo.custom_call"() {call_target_name = "CreateBuffer"} : () -> memref<2xf32>
  %3 = "stablehlo.custom_call"(%m) {call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (memref<2xf32>) -> memref<2xf32>
  return
}

// -----
func.func @foo() { return }
func.func @calls(%a: tensor<2xf32>, %m: memref<2xf32>) {
  // expect: composite_c1
  stablehlo.composite "0.foo" { decomposition = @foo } : () -> ()
  // expect: composite_c1
  stablehlo.composite "foo.%" { decomposition = @foo } : () -> ()
  // expect: composite_c1
  stablehlo.composite "foo..bar" { decomposition = @foo } : () -> ()
  // expect: -
  // mended by: api_version = 4 : i32 => api_version = 0 : i32
  "stablehlo.custom_call"() {api_version = 4 : i32, backend_config = "bar", call_target_name = "foo"} : () -> ()
  // expect: -
  // mended by: api_version = 3 : i32 => api_version = 4 : i32
  "stablehlo.custom_call"() {api_version = 3 : i32, backend_config = {bar = 42 : i32}, call_target_name = "foo"} : () -> ()
  // expect: -
  // mended by: call_target_name = "Pin" => call_target_name = "foo"
  %0 = "stablehlo.custom_call"(%a) {call_target_name = "Pin"} : (tensor<2xf32>) -> tensor<2xf32>
  // expect: -
  // mended by: tensor<2xi32> => tensor<2xf32>
  %1 = "stablehlo.custom_call"(%m) {call_target_name = "Unpin"} : (memref<2xf32>) -> tensor<2xi32>
  // expect: -
  // mended by: call_target_name = "CreateBuffer" => call_target_name = "Pin"
  %2 = "stablehlo.custom_call"(%a) {call_target_name = "CreateBuffer"} : (tensor<2xf32>) -> memref<2xf32>
  // expect: -
  // mended by: ) -> memref<2xf32> => ) -> tensor<2xf32>
  %3 = "stablehlo.custom_call"(%m) {call_target_name = "foo"} : (memref<2xf32>) -> memref<2xf32>
  // expect: -
  %4:2 = "stablehlo.custom_call"(%m) {call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = []>]} : (memref<2xf32>) -> (memref<2xf32>, memref<2xf32>)
  return
}

// -----
// expect: -
func.func @future(%a: !stablehlo.future<f32>) { return }

// -----
func.func @used_before(%a: tensor<2xf32>) {
  // expect: -
  // mended by: abs %0 => abs %a
  %1 = stablehlo.abs %0 : tensor<2xf32>
  %0 = stablehlo.abs %a : tensor<2xf32>
  return
}

// -----
func.func @used_inside_of_itself(%p: tensor<i1>) {
  // expect: -
  // mended by: return %0 => return %p
  %0 = "stablehlo.if"(%p) ({ stablehlo.return %0 : tensor<i1> }, { stablehlo.return %p : tensor<i1> }) : (tensor<i1>) -> tensor<i1>
  return
}

// -----
func.func @short_layout(%a: tensor<2x3xf32>) {
  // expect: -
  // mended by: operand_layouts = [dense<0> : tensor<1xindex>] => operand_layouts = [dense<[0, 1]> : tensor<2xindex>]
  %0 = "stablehlo.custom_call"(%a) {call_target_name = "f", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @short_result_layout(%a: tensor<2x3xf32>) {
  // expect: -
  // mended by: result_layouts = [dense<0> : tensor<1xindex>] => result_layouts = [dense<[0, 1]> : tensor<2xindex>]
  %0 = "stablehlo.custom_call"(%a) {call_target_name = "f", operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @layouts_of_results_only(%a: tensor<3xf32>) {
  // expect: -
  // mended by: , result_layouts = [dense<0> : tensor<1xindex>] =>
  %0 = "stablehlo.custom_call"(%a) {call_target_name = "f", result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @layouts_of_a_tuple(%a: tensor<3xf32>) {
  // expect: -
  // mended by: result_layouts = [dense<0> : tensor<1xindex>] => result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>]
  %0 = "stablehlo.custom_call"(%a) {call_target_name = "f", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<3xf32>) -> tuple<tensor<3xf32>, tensor<2x3xf32>>
  return
}
func.func @pinned_shape(%a: tensor<2xf32>) {
  // expect: -
  // mended by: memref<3xf32> => memref<2xf32>
  %0 = "stablehlo.custom_call"(%a) {call_target_name = "Pin"} : (tensor<2xf32>) -> memref<3xf32>
  return
}
func.func @pinned_element(%a: tensor<2xf32>) {
  // expect: -
  // mended by: memref<2xi32> => memref<2xf32>
  %0 = "stablehlo.custom_call"(%a) {call_target_name = "Pin"} : (tensor<2xf32>) -> memref<2xi32>
  return
}
func.func @unpinned_shape(%a: memref<2xf32>) {
  // expect: -
  // mended by: tensor<3xf32> => tensor<2xf32>
  %0 = "stablehlo.custom_call"(%a) {call_target_name = "Unpin"} : (memref<2xf32>) -> tensor<3xf32>
  return
}
func.func @created_from(%a: tensor<2xf32>) {
  // expect: -
  // mended by: "stablehlo.custom_call"(%a) => "stablehlo.custom_call"()
  // mended by: : (tensor<2xf32>) -> => : () ->
  %0 = "stablehlo.custom_call"(%a) {call_target_name = "CreateBuffer"} : (tensor<2xf32>) -> memref<2xf32>
  return
}
func.func @second_result(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expect: -
  // mended by: output_tuple_indices = [0] => output_tuple_indices = [1]
  %0:2 = "stablehlo.custom_call"(%a, %b) {call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>]} : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>)
  return
}
func.func @third_result(%a: tensor<2xf32>) {
  // expect: -
  // mended by: output_tuple_indices = [2] => output_tuple_indices = [1]
  %0:2 = "stablehlo.custom_call"(%a) {call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}
func.func @member_beyond(%a: tuple<tensor<2xf32>>) {
  // expect: -
  // mended by: operand_tuple_indices = [1] => operand_tuple_indices = [0]
  %0 = "stablehlo.custom_call"(%a) {call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = [1]>]} : (tuple<tensor<2xf32>>) -> tensor<2xf32>
  return
}
func.func @one_buffer_twice(%m: memref<2xf32>, %n: memref<2xf32>) {
  // expect: -
  // mended by: output_tuple_indices = [1], operand_index = 0 => output_tuple_indices = [1], operand_index = 1
  %0:2 = "stablehlo.custom_call"(%m, %n) {call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = []>]} : (memref<2xf32>, memref<2xf32>) -> (memref<2xf32>, memref<2xf32>)
  return
}
func.func @one_result_twice(%m: memref<2xf32>, %n: memref<2xf32>) {
  // expect: -
  // mended by: output_tuple_indices = [0], operand_index = 1 => output_tuple_indices = [1], operand_index = 1
  %0:2 = "stablehlo.custom_call"(%m, %n) {call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>]} : (memref<2xf32>, memref<2xf32>) -> (memref<2xf32>, memref<2xf32>)
  return
}
func.func @second_buffer_is_new(%m: memref<2xf32>) {
  // expect: -
  // mended by: (memref<2xf32>, memref<2xf32>) => (memref<2xf32>, tensor<2xf32>)
  %0:2 = "stablehlo.custom_call"(%m) {call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]} : (memref<2xf32>) -> (memref<2xf32>, memref<2xf32>)
  return
}
func.func @condition_of_vectors(%a: tensor<3xf32>) {
  // expect: while_c1
  // mended by: "stablehlo.return"(%v) : (tensor<1xi1>) => "stablehlo.return"(%c) : (tensor<i1>)
  %0 = "stablehlo.while"(%a) ({
  ^bb0(%b: tensor<3xf32>):
    %c = stablehlo.constant dense<false> : tensor<i1>
    %v = stablehlo.constant dense<false> : tensor<1xi1>
    "stablehlo.return"(%v) : (tensor<1xi1>) -> ()
  }, {
  ^bb0(%b: tensor<3xf32>):
    "stablehlo.return"(%b) : (tensor<3xf32>) -> ()
  }) : (tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @condition_of_another_type(%a: tensor<3xf32>) {
  // expect: while_c1
  // mended by: ^bb0(%c: tensor<2xf32>) => ^bb0(%c: tensor<3xf32>)
  %0 = "stablehlo.while"(%a) ({
  ^bb0(%c: tensor<2xf32>):
    %d = stablehlo.constant dense<false> : tensor<i1>
    "stablehlo.return"(%d) : (tensor<i1>) -> ()
  }, {
  ^bb0(%b: tensor<3xf32>):
    "stablehlo.return"(%b) : (tensor<3xf32>) -> ()
  }) : (tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @body_of_another_type(%a: tensor<3xf32>, %n: tensor<3xf32>) {
  // expect: while_c2
  // mended by: ^bb0(%b: tensor<2xf32>) => ^bb0(%b: tensor<3xf32>)
  %0 = "stablehlo.while"(%a) ({
  ^bb0(%c: tensor<3xf32>):
    %d = stablehlo.constant dense<false> : tensor<i1>
    "stablehlo.return"(%d) : (tensor<i1>) -> ()
  }, {
  ^bb0(%b: tensor<2xf32>):
    "stablehlo.return"(%n) : (tensor<3xf32>) -> ()
  }) : (tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----
func.func @foo() { return }
func.func @name_of_one_word() {
  // expect: composite_c1
  // mended by: "foo" => "foo.b"
  stablehlo.composite "foo" { decomposition = @foo } : () -> ()
  return
}
func.func @underscore_first() {
  // expect: composite_c1
  // mended by: "_a.b" => "a_.b"
  stablehlo.composite "_a.b" { decomposition = @foo } : () -> ()
  return
}
func.func @dollar_in_namespace() {
  // expect: composite_c1
  // mended by: "a$.b" => "a.$b"
  stablehlo.composite "a$.b" { decomposition = @foo } : () -> ()
  return
}
func.func @dash_in_name() {
  // expect: composite_c1
  // mended by: "a.b.c-d" => "a.b.c_9"
  stablehlo.composite "a.b.c-d" { decomposition = @foo } : () -> ()
  return
}

// -----
// accept
func.func @buffers(%m: memref<2x3xf32>, %t: tuple<tensor<f32>, tensor<2xf32>>, %a: tensor<2xf32>) {
  %0 = "stablehlo.custom_call"(%m) {call_target_name = "f", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (memref<2x3xf32>) -> memref<2x3xf32>
  %1:2 = "stablehlo.custom_call"(%t, %a) {call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = [1]>]} : (tuple<tensor<f32>, tensor<2xf32>>, tensor<2xf32>) -> (tensor<i1>, tensor<2xf32>)
  %2 = "stablehlo.custom_call"(%a) {call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1, 0], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2xf32>) -> tuple<tensor<i1>, tuple<tensor<2xf32>>>
  %3:2 = "stablehlo.custom_call"(%t) {call_target_name = "f", operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tuple<tensor<f32>, tensor<2xf32>>) -> (tuple<tensor<f32>>, tensor<2x3xf32>)
  return
}
