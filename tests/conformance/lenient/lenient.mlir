// lenient
func.func @bitcast(%a: tensor<4x2xi16>, %b: tensor<4xi16>) {
  // expect: bitcast_convert_c1
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<4x2xi16>) -> tensor<4xf16>
  // expect: bitcast_convert_c1
  %1 = "stablehlo.bitcast_convert"(%b) : (tensor<4xi16>) -> tensor<4x2xi16>
  return
}
func.func @reduce(%a: tensor<2x3xf32>, %i: tensor<f16>, %j: tensor<f32>, %p: tensor<2x3xi1>, %q: tensor<i1>) {
  // expect: reduce_c2
  %0 = "stablehlo.reduce"(%a, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f16>) -> tensor<2xf32>
  // expect: reduce_c6
  %1 = "stablehlo.reduce"(%a, %j) ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %s = "stablehlo.add"(%x, %y) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    "stablehlo.return"(%s) : (tensor<f16>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf16>
  // expect: reduce_c6
  %2 = "stablehlo.reduce"(%p, %q) ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = "stablehlo.add"(%x, %y) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%s) : (tensor<i32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi32>
  return
}
func.func @reduce_window(%a: tensor<2x3xf32>, %i: tensor<f64>) {
  // expect: reduce_window_c3
  %0 = "stablehlo.reduce_window"(%a, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 1, 2>} : (tensor<2x3xf32>, tensor<f64>) -> tensor<2x2xf32>
  return
}
func.func @select_and_scatter(%a: tensor<4x6xf32>, %s: tensor<2x2xbf16>, %i: tensor<f32>, %t: tensor<2x2xf32>, %j: tensor<f64>) {
  // expect: select_and_scatter_c1
  %0 = "stablehlo.select_and_scatter"(%a, %s, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = "stablehlo.compare"(%x, %y) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<2x2xbf16>, tensor<f32>) -> tensor<4x6xf32>
  // expect: select_and_scatter_c3
  %1 = "stablehlo.select_and_scatter"(%a, %t, %j) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = "stablehlo.compare"(%x, %y) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f64>) -> tensor<4x6xf32>
  // expect: select_and_scatter_c9
  %2 = "stablehlo.select_and_scatter"(%a, %t, %i) ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %c = "stablehlo.compare"(%x, %y) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f16>, tensor<f16>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}
func.func @scatter(%a: tensor<4x5xf32>, %i: tensor<2x1xi32>, %u: tensor<2x5xf64>) {
  // expect: scatter_c6
  %0 = "stablehlo.scatter"(%a, %i, %u) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<4x5xf32>, tensor<2x1xi32>, tensor<2x5xf64>) -> tensor<4x5xf32>
  return
}
func.func @rng_bit_generator(%a: tensor<3xui64>, %b: tensor<2xui64>) {
  // expect: rng_bit_generator_c2
  %0:2 = "stablehlo.rng_bit_generator"(%a) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui32>)
  // expect: rng_bit_generator_c1
  %1:2 = "stablehlo.rng_bit_generator"(%b) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xf64>, tensor<5xui32>)
  return
}
func.func @lists(%a: tensor<?xf32>, %l: tensor<3xi32>) {
  // expect: dynamic_broadcast_in_dim_c7
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %l) {broadcast_dimensions = array<i64: 1>} : (tensor<?xf32>, tensor<3xi32>) -> tensor<?x?xf32>
  // expect: dynamic_iota_c2
  %1 = "stablehlo.dynamic_iota"(%l) {iota_dimension = 0 : i64} : (tensor<3xi32>) -> tensor<?xf32>
  return
}
func.func @constants(%a: tensor<5x3xf32>, %v: tensor<f32>) {
  %n = stablehlo.constant dense<[1, -1]> : tensor<2xi32>
  %o = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  // expect: dynamic_pad_c4
  %0 = "stablehlo.dynamic_pad"(%a, %v, %o, %o, %o) : (tensor<5x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x4xf32>
  // expect: -
  %1 = "stablehlo.real_dynamic_slice"(%a, %n, %o, %o) : (tensor<5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @precisions(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %x: tensor<2x8x3xf32>, %k: tensor<3x3x4xf32>) {
  // expect: dot_general_c11
  %0 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>]} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  // expect: convolution_c24
  %1 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>]} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>) -> tensor<2x6x4xf32>
  // expect: convolution_c4
  %2 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>) -> tensor<2x6x4xf32>
  return
}
func.func @processes(%a: tensor<4x6xf32>, %t: !stablehlo.token) {
  // expect: all_gather_c5
  %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids} : (tensor<4x6xf32>) -> tensor<4x12xf32>
  // expect: -
  %2 = "stablehlo.cross-replica-sum"(%a) {replica_groups = dense<[[3, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  // expect: send_c3
  %3 = "stablehlo.send"(%a, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, !stablehlo.token) -> !stablehlo.token
  // expect: recv_c4
  %4:2 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>} : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  return
}
func.func @unchecked(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %i: tensor<2xi32>, %x: tensor<2x8x3xf32>, %k: tensor<3x3x4xf32>, %p: tensor<1x2xi64>) {
  // expect: -
  %0 = "stablehlo.einsum"(%a, %b) {einsum_config = "ij,ik->ik"} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  // expect: -
  %1 = "stablehlo.unary_einsum"(%a) {einsum_config = "ij->i"} : (tensor<2x3xf32>) -> tensor<f32>
  // expect: -
  %2 = "stablehlo.torch_index_select"(%a, %i) {dim = 2 : i64, batch_dims = 0 : i64} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  // expect: dynamic_conv_c5
  %3 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, lhs_dilation = array<i64>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  return
}

// -----
func.func @reduce(%a: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<f32>) {
  // expect: reduce_c2
  %0 = "stablehlo.reduce"(%a, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<i32>) -> tensor<2xf32>
  // expect: reduce_c6
  %1 = "stablehlo.reduce"(%a, %j) ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = "stablehlo.convert"(%x) : (tensor<f64>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
func.func @bitcast(%a: tensor<5xi16>) {
  // expect: bitcast_convert_c1
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<5xi16>) -> tensor<10xi16>
  return
}
func.func @scatter(%a: tensor<4x5xf32>, %i: tensor<2x1xi32>, %u: tensor<2x5xi32>) {
  // expect: scatter_c6
  %0 = "stablehlo.scatter"(%a, %i, %u) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<4x5xf32>, tensor<2x1xi32>, tensor<2x5xi32>) -> tensor<4x5xf32>
  return
}
func.func @rng_bit_generator(%a: tensor<2xui64>) {
  // expect: rng_bit_generator_c1
  %0:2 = "stablehlo.rng_bit_generator"(%a) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<3xui64>, tensor<5xui32>)
  return
}
func.func @convolution(%x: tensor<2x8x3xf32>, %k: tensor<3x3x4xf16>) {
  // expect: convolution_c27
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf16>) -> tensor<2x6x4xf32>
  return
}
func.func @rng(%v: tensor<f32>) {
  %n = stablehlo.constant dense<[1, -1]> : tensor<2xi32>
  // expect: rng_c3
  %0 = "stablehlo.rng"(%v, %v, %n) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<f32>, tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @broadcast(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) {
  // expect: -
  %0 = "chlo.broadcast_add"(%a, %b) : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @dynamic_conv(%x: tensor<2x8x3xf32>, %k: tensor<3x4x4xf32>, %p: tensor<1x2xi64>) {
  // expect: dynamic_conv_c14
  %0 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x4x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  return
}
func.func @sort(%a: tensor<4xf32>) {
  // expect: sort_c5
  %0 = "stablehlo.sort"(%a) ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %c = "stablehlo.compare"(%x, %y) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }) {dimension = 0 : i64, is_stable = true} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @dynamic_pad(%a: tensor<5x3xf32>, %v: tensor<f32>) {
  %o = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  // expect: dynamic_pad_c4
  %0 = "stablehlo.dynamic_pad"(%a, %v, %o, %o, %o) : (tensor<5x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<11x4xf32>
  return
}
