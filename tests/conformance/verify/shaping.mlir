// accept
func.func @constants() {
  %0 = stablehlo.constant dense<1> : tensor<2x3xi32>
  %1 = "stablehlo.constant"() {value = dense<[1.0, 2.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
  return
}
func.func @one(%a: tensor<2x3xf32>, %d: tensor<?x3xf32>, %s: tensor<f32>, %i: tensor<4x2xi16>, %j: tensor<4xi32>) {
  %0 = "stablehlo.bitcast_convert"(%j) : (tensor<4xi32>) -> tensor<4xf32>
  %1 = "stablehlo.bitcast_convert"(%j) : (tensor<4xi32>) -> tensor<4x2xi16>
  %2 = "stablehlo.bitcast_convert"(%i) : (tensor<4x2xi16>) -> tensor<4xf32>
  %3 = "stablehlo.broadcast_in_dim"(%s) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
  %4 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = array<i64: 2, 0>} : (tensor<2x3xf32>) -> tensor<3x5x2xf32>
  %5 = "stablehlo.reshape"(%a) : (tensor<2x3xf32>) -> tensor<3x1x2xf32>
  %6 = "stablehlo.reshape"(%d) : (tensor<?x3xf32>) -> tensor<6xf32>
  %7 = "stablehlo.transpose"(%d) {permutation = array<i64: 1, 0>} : (tensor<?x3xf32>) -> tensor<3x?xf32>
  %8 = "stablehlo.reverse"(%a) {dimensions = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = "stablehlo.slice"(%a) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 9223372036854775807, 2>} : (tensor<2x3xf32>) -> tensor<1x1xf32>
  %10 = "stablehlo.slice"(%a) {start_indices = array<i64: 2, 3>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<0x0xf32>
  return
}
func.func @many(%a: tensor<2x3xf32>, %d: tensor<?x3xf32>, %s: tensor<f32>, %e: tensor<0x3xf32>) {
  %0 = "stablehlo.pad"(%a, %s) {edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 2, 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x4xf32>
  %1 = "stablehlo.pad"(%e, %s) {edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 9, 0>} : (tensor<0x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  %2 = "stablehlo.pad"(%d, %s) {edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  %3 = "stablehlo.concatenate"(%a, %a, %e) {dimension = 0 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<0x3xf32>) -> tensor<4x3xf32>
  %4 = "stablehlo.concatenate"(%a, %d) {dimension = 0 : i64} : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return
}

// -----
func.func @constants() {
  // expect: constant_c1
  // mended by: tensor<2xi32> => tensor<3xi32>
  %0 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<3xi32>
  // expect: constant_c1
  // mended by: tensor<2xi16> => tensor<2xi32>
  %1 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi16>
  // expect: constant_c1
  // mended by: tensor<2xi32> => tensor<2xui32>
  %2 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xui32>
  // expect: iota_c1
  // mended by: iota_dimension = 2 : i64 => iota_dimension = 0 : i64
  %3 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3xi32>
  // expect: iota_c1
  // mended by: tensor<i32> => tensor<1xi32>
  %4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<i32>
  return
}
func.func @bits(%i: tensor<4x3xi16>, %j: tensor<4xi32>, %c: tensor<4xcomplex<f32>>, %s: tensor<i8>) {
  // expect: bitcast_convert_c1
  // mended by: tensor<4xi32> => tensor<5xi32>
  %0 = "stablehlo.bitcast_convert"(%j) : (tensor<4xi32>) -> tensor<5xf32>
  // expect: bitcast_convert_c1
  // mended by: ) -> tensor<4x3xi16> => ) -> tensor<4x2xi16>
  %1 = "stablehlo.bitcast_convert"(%j) : (tensor<4xi32>) -> tensor<4x3xi16>
  // expect: bitcast_convert_c1
  // mended by: tensor<4xf32> => tensor<4x3xi16>
  %2 = "stablehlo.bitcast_convert"(%i) : (tensor<4x3xi16>) -> tensor<4xf32>
  // expect: bitcast_convert_c1
  // mended by: tensor<i16> => tensor<i8>
  %3 = "stablehlo.bitcast_convert"(%s) : (tensor<i8>) -> tensor<i16>
  // expect: bitcast_convert_c1
  // mended by: tensor<4x5xf6E2M3FN> => tensor<4xf32>
  %4 = "stablehlo.bitcast_convert"(%j) : (tensor<4xi32>) -> tensor<4x5xf6E2M3FN>
  // expect: bitcast_convert_c2
  // mended by: tensor<4xcomplex<f32>> => tensor<4xf64>
  %5 = "stablehlo.bitcast_convert"(%c) : (tensor<4xcomplex<f32>>) -> tensor<4xf64>
  return
}
func.func @broadcast(%a: tensor<2x3xf32>) {
  // expect: broadcast_in_dim_c1
  // mended by: tensor<2x3xf32> => tensor<2x3xf64>
  %0 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3xf64>
  // expect: broadcast_in_dim_c2
  // mended by: broadcast_dimensions = array<i64: 0> => broadcast_dimensions = array<i64: 0, 1>
  %1 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expect: broadcast_in_dim_c3
  // mended by: broadcast_dimensions = array<i64: 0, 2> => broadcast_dimensions = array<i64: 0, 1>
  %2 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expect: broadcast_in_dim_c3
  // mended by: broadcast_dimensions = array<i64: -1, 1> => broadcast_dimensions = array<i64: 0, 1>
  %3 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = array<i64: -1, 1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expect: broadcast_in_dim_c4
  // mended by: broadcast_dimensions = array<i64: 1, 1> => broadcast_dimensions = array<i64: 0, 1>
  %4 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expect: broadcast_in_dim_c5
  // mended by: broadcast_dimensions = array<i64: 1, 0> => broadcast_dimensions = array<i64: 0, 1>
  %5 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @one(%a: tensor<2x3xf32>, %d: tensor<?x3xf32>, %z: tensor<2x0xf32>) {
  // expect: reshape_c1
  // mended by: tensor<2x3xf32> => tensor<2x3xi32>
  %0 = "stablehlo.reshape"(%a) : (tensor<2x3xf32>) -> tensor<6xi32>
  // expect: reshape_c2
  // mended by: tensor<7xf32> => tensor<6xf32>
  %1 = "stablehlo.reshape"(%a) : (tensor<2x3xf32>) -> tensor<7xf32>
  // expect: reshape_c2
  // mended by: tensor<65536x65536x6xf32> => tensor<2x3xf32>
  %2 = "stablehlo.reshape"(%a) : (tensor<2x3xf32>) -> tensor<65536x65536x6xf32>
  // expect: reshape_c2
  // mended by: tensor<1xf32> => tensor<0xf32>
  %3 = "stablehlo.reshape"(%z) : (tensor<2x0xf32>) -> tensor<1xf32>
  // expect: transpose_c1
  // mended by: tensor<2x3xf32> => tensor<2x3xf64>
  %4 = "stablehlo.transpose"(%a) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf64>
  // expect: transpose_c2
  // mended by: permutation = array<i64: 1> => permutation = array<i64: 1, 0>
  %5 = "stablehlo.transpose"(%a) {permutation = array<i64: 1>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  // expect: transpose_c2
  %6 = "stablehlo.transpose"(%a) {permutation = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<3x3xf32>
  // expect: transpose_c2
  // mended by: permutation = array<i64: 2, 0> => permutation = array<i64: 1, 0>
  %7 = "stablehlo.transpose"(%a) {permutation = array<i64: 2, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  // expect: transpose_c2
  // mended by: permutation = array<i64: -9223372036854775808, 0> => permutation = array<i64: 1, 0>
  %8 = "stablehlo.transpose"(%a) {permutation = array<i64: -9223372036854775808, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  // expect: transpose_c3
  // mended by: ) -> tensor<2x3xf32> => ) -> tensor<3x2xf32>
  %9 = "stablehlo.transpose"(%a) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expect: reverse_c1
  // mended by: tensor<3x2xf32> => tensor<2x3xf32>
  %10 = "stablehlo.reverse"(%a) {dimensions = array<i64: 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  // expect: reverse_c2
  // mended by: dimensions = array<i64: 0, 0> => dimensions = array<i64: 0, 1>
  %11 = "stablehlo.reverse"(%a) {dimensions = array<i64: 0, 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expect: reverse_c3
  // mended by: dimensions = array<i64: 2> => dimensions = array<i64: 0>
  %12 = "stablehlo.reverse"(%a) {dimensions = array<i64: 2>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @slice(%a: tensor<2x3xf32>, %d: tensor<?x3xf32>) {
  // expect: slice_c1
  // mended by: tensor<2x1xf16> => tensor<2x1xf32>
  %0 = "stablehlo.slice"(%a) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>} : (tensor<2x3xf32>) -> tensor<2x1xf16>
  // expect: slice_c2
  // mended by: start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>} => start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 1>, strides = array<i64: 1, 1>}
  %1 = "stablehlo.slice"(%a) {start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  // expect: slice_c3
  // mended by: start_indices = array<i64: 0, -1> => start_indices = array<i64: 0, 0>
  %2 = "stablehlo.slice"(%a) {start_indices = array<i64: 0, -1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>} : (tensor<2x3xf32>) -> tensor<2x2xf32>
  // expect: slice_c3
  // mended by: tensor<2x3xf32> => tensor<2x4xf32>
  %3 = "stablehlo.slice"(%a) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 2>} : (tensor<2x3xf32>) -> tensor<2x2xf32>
  // expect: slice_c3
  // mended by: limit_indices = array<i64: 1, 3> => limit_indices = array<i64: 2, 3>
  %4 = "stablehlo.slice"(%a) {start_indices = array<i64: 2, 1>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 2>} : (tensor<2x3xf32>) -> tensor<0x1xf32>
  // expect: slice_c3
  // mended by: tensor<?x3xf32> => tensor<?x4xf32>
  %5 = "stablehlo.slice"(%d) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 9, 4>, strides = array<i64: 1, 2>} : (tensor<?x3xf32>) -> tensor<9x2xf32>
  // expect: slice_c4
  // mended by: strides = array<i64: 1, 0> => strides = array<i64: 1, 2>
  %6 = "stablehlo.slice"(%a) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  // expect: slice_c5
  // mended by: limit_indices = array<i64: 2, 3> => limit_indices = array<i64: 2, 2>
  %7 = "stablehlo.slice"(%a) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}
func.func @pad(%a: tensor<2x3xf32>, %s: tensor<f32>, %t: tensor<f64>) {
  // expect: pad_c1
  // mended by: tensor<f64> => tensor<f32>
  %0 = "stablehlo.pad"(%a, %t) {edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf32>, tensor<f64>) -> tensor<2x3xf32>
  // expect: pad_c1
  // mended by: tensor<2x3xf64> => tensor<2x3xf32>
  %1 = "stablehlo.pad"(%a, %s) {edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf64>
  // expect: pad_c2
  // mended by: edge_padding_low = array<i64: 0> => edge_padding_low = array<i64: 0, 0>
  %2 = "stablehlo.pad"(%a, %s) {edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  // expect: pad_c3
  // mended by: -1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x1 => 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3
  %3 = "stablehlo.pad"(%a, %s) {edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, -1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x1xf32>
  // expect: pad_c4
  // mended by: edge_padding_low = array<i64: 0, 1> => edge_padding_low = array<i64: 0, 0>
  %4 = "stablehlo.pad"(%a, %s) {edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  // expect: pad_c4
  %5 = "stablehlo.pad"(%a, %s) {edge_padding_low = array<i64: -3, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<0x3xf32>
  // expect: pad_c4
  %6 = "stablehlo.pad"(%a, %s) {edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 9223372036854775807, 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  // expect: pad_c4
  %7 = "stablehlo.pad"(%a, %s) {edge_padding_low = array<i64: -9223372036854775808, 0>, edge_padding_high = array<i64: 9223372036854775807, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  return
}
func.func @concatenate(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>, %c: tensor<2x3xf64>, %d: tensor<2xf32>) {
  // expect: concatenate_c1
  // mended by: tensor<2x3xf64> => tensor<2x3xf32>
  %0 = "stablehlo.concatenate"(%a, %c) {dimension = 0 : i64} : (tensor<2x3xf32>, tensor<2x3xf64>) -> tensor<4x3xf32>
  // expect: concatenate_c2
  // mended by: tensor<2x4xf32> => tensor<2x3xf32>
  %1 = "stablehlo.concatenate"(%a, %b) {dimension = 0 : i64} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  // expect: concatenate_c2
  // mended by: tensor<2xf32> => tensor<2x3xf32>
  %2 = "stablehlo.concatenate"(%a, %d) {dimension = 0 : i64} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<4x3xf32>
  // expect: concatenate_c3
  // mended by: "stablehlo.concatenate"() {dimension = 0 : i64} : () => "stablehlo.concatenate"(%a, %a) {dimension = 0 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>)
  %3 = "stablehlo.concatenate"() {dimension = 0 : i64} : () -> tensor<4x3xf32>
  // expect: concatenate_c4
  // mended by: dimension = 2 : i64 => dimension = 0 : i64
  %4 = "stablehlo.concatenate"(%a, %a) {dimension = 2 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  // expect: concatenate_c5
  // mended by: tensor<4x3xf64> => tensor<4x3xf32>
  %5 = "stablehlo.concatenate"(%a, %a) {dimension = 0 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf64>
  // expect: concatenate_c6
  // mended by: tensor<2x6xf32> => tensor<4x3xf32>
  %6 = "stablehlo.concatenate"(%a, %a) {dimension = 0 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}

// -----
func.func @known_by_another(%a: tensor<2x?xf32>, %b: tensor<2x3xf32>, %c: tensor<2x4xf32>) {
  // expect: concatenate_c2
  // mended by: tensor<2x4xf32> => tensor<2x3xf32>
  %0 = "stablehlo.concatenate"(%a, %b, %c) {dimension = 0 : i64} : (tensor<2x?xf32>, tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<6x?xf32>
  return
}
func.func @uneven_elements(%a: tensor<3xi32>) {
  // expect: bitcast_convert_c1
  // mended by: tensor<3xi32> => tensor<2xi32>
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<3xi32>) -> tensor<i64>
  return
}
func.func @beyond_bounds(%d: tensor<?xf32, #stablehlo.bounds<4>>, %v: tensor<f32>) {
  // expect: slice_c3
  // mended by: limit_indices = array<i64: 5> => limit_indices = array<i64: 4>
  %0 = "stablehlo.slice"(%d) {start_indices = array<i64: 1>, limit_indices = array<i64: 5>, strides = array<i64: 2>} : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<2xf32>
  // expect: pad_c4
  // mended by: edge_padding_low = array<i64: -5> => edge_padding_low = array<i64: -4>
  %1 = "stablehlo.pad"(%d, %v) {edge_padding_low = array<i64: -5>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) -> tensor<?xf32>
  return
}
func.func @high_padding(%a: tensor<3xf32>, %v: tensor<f32>) {
  // expect: pad_c4
  // mended by: array<i64: -4611686018427387905> => array<i64: 0>
  %0 = "stablehlo.pad"(%a, %v) {edge_padding_low = array<i64: 2>, edge_padding_high = array<i64: -4611686018427387905>, interior_padding = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<?xf32>
  return
}
func.func @high_padding_above(%a: tensor<3xf32>, %v: tensor<f32>) {
  // expect: pad_c4
  // mended by: array<i64: 4611686018427387905> => array<i64: 4611686018427387904>
  %0 = "stablehlo.pad"(%a, %v) {edge_padding_low = array<i64: -4611686018427387904>, edge_padding_high = array<i64: 4611686018427387905>, interior_padding = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<?xf32>
  return
}
func.func @constant_of_other_extents() {
  // expect: constant_c1
  // mended by: tensor<2x3xf32> => tensor<3x2xf32>
  %0 = "stablehlo.constant"() {value = dense<1.0> : tensor<3x2xf32>} : () -> tensor<2x3xf32>
  return
}
func.func @one_less_than_nothing(%a: tensor<3xf32>, %v: tensor<f32>) {
  // expect: pad_c4
  // mended by: high = [-2] => high = [-1]
  %0 = stablehlo.pad %a, %v, low = [-2], high = [-2], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<?xf32>
  return
}
