// accept
func.func @f1(%x0: tensor<?xf32>, %x1: tensor<2xi32>) {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) {broadcast_dimensions = array<i64: 1>} : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f2(%x0: tensor<3xf32>) {
  %x1 = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  return
}
func.func @f3() {
  %x0 = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
  %0 = "stablehlo.dynamic_iota"(%x0) {iota_dimension = 0 : i64} : (tensor<2xi32>) -> tensor<?x3xf32>
  return
}
func.func @f4(%x0: tensor<4x3xf32>) {
  %x1 = stablehlo.constant dense<[6, 2]> : tensor<2xi32>
  %0 = "stablehlo.dynamic_reshape"(%x0, %x1) : (tensor<4x3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f5(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  %x2 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %x3 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %x4 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %0 = "stablehlo.dynamic_pad"(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x5xf32>
  return
}
func.func @f6(%x0: tensor<?x3xf32>, %x1: tensor<f32>, %x2: tensor<2xi32>, %x3: tensor<2xi32>, %x4: tensor<2xi32>) {
  %0 = "stablehlo.dynamic_pad"(%x0, %x1, %x2, %x3, %x4) : (tensor<?x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f7(%x0: tensor<5x3xf32>) {
  %x1 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %x2 = stablehlo.constant dense<[4, 2]> : tensor<2xi32>
  %x3 = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  %0 = "stablehlo.real_dynamic_slice"(%x0, %x1, %x2, %x3) : (tensor<5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xf32>
  return
}
func.func @f8(%x0: tensor<?x3xf32>, %x1: tensor<2xi32>, %x2: tensor<2xi32>, %x3: tensor<2xi32>) {
  %0 = "stablehlo.real_dynamic_slice"(%x0, %x1, %x2, %x3) : (tensor<?x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f9(%x0: tensor<?x3xf32>) {
  %0 = "stablehlo.get_dimension_size"(%x0) {dimension = 0 : i64} : (tensor<?x3xf32>) -> tensor<i32>
  return
}
func.func @f10(%x0: tensor<4x3xf32>, %x1: tensor<i32>) {
  %0 = "stablehlo.set_dimension_size"(%x0, %x1) {dimension = 0 : i64} : (tensor<4x3xf32>, tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<4, ?>>
  return
}

// -----
func.func @f11(%x0: tensor<?xf32>, %x1: tensor<2xi32>) {
  // expect: dynamic_broadcast_in_dim_c1
  // mended by: tensor<?x?xf64> => tensor<?x?xf32>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) {broadcast_dimensions = array<i64: 1>} : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf64>
  return
}
func.func @f12(%x0: tensor<?xf32>, %x1: tensor<2xi32>) {
  // expect: dynamic_broadcast_in_dim_c2
  // mended by: broadcast_dimensions = array<i64: 0, 1> => broadcast_dimensions = array<i64: 0>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f13(%x0: tensor<?xf32>, %x1: tensor<2xi32>) {
  // expect: dynamic_broadcast_in_dim_c3
  // mended by: broadcast_dimensions = array<i64: 2> => broadcast_dimensions = array<i64: 0>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) {broadcast_dimensions = array<i64: 2>} : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f14(%x0: tensor<?x?xf32>, %x1: tensor<2xi32>) {
  // expect: dynamic_broadcast_in_dim_c4
  // mended by: broadcast_dimensions = array<i64: 1, 1> => broadcast_dimensions = array<i64: 0, 1>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) {broadcast_dimensions = array<i64: 1, 1>} : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f15(%x0: tensor<3xf32>, %x1: tensor<2xi32>) {
  // expect: dynamic_broadcast_in_dim_c5
  // mended by: broadcast_dimensions = array<i64: 1> => broadcast_dimensions = array<i64: 0>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  return
}
func.func @f16(%x0: tensor<?xf32>, %x1: tensor<3xi32>) {
  // expect: dynamic_broadcast_in_dim_c7
  // mended by: tensor<3xi32> => tensor<2xi32>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) {broadcast_dimensions = array<i64: 1>} : (tensor<?xf32>, tensor<3xi32>) -> tensor<?x?xf32>
  return
}
func.func @f17(%x0: tensor<?xf32>, %x1: tensor<2xi32>) {
  // expect: dynamic_broadcast_in_dim_c8
  // mended by: , known_nonexpanding_dimensions = array<i64: 0> =>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) {broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 0>} : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f18(%x0: tensor<?xf32>, %x1: tensor<2xi32>) {
  // expect: dynamic_broadcast_in_dim_c9
  // mended by: known_expanding_dimensions = array<i64: 1> => known_expanding_dimensions = array<i64: 0>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) {broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64: 1>} : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f19(%x0: tensor<?xf32>, %x1: tensor<2xi32>) {
  // expect: dynamic_broadcast_in_dim_c10
  // mended by: known_nonexpanding_dimensions = array<i64: -1> => known_nonexpanding_dimensions = array<i64: 0>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) {broadcast_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: -1>} : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f20(%x0: tensor<3xf32>) {
  %x1 = stablehlo.constant dense<[4, 2]> : tensor<2xi32>
  // expect: dynamic_broadcast_in_dim_c5
  // mended by: tensor<3xf32> => tensor<1xf32>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f21(%x0: tensor<3xf32>) {
  %x1 = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
  // expect: dynamic_broadcast_in_dim_c7
  // mended by: tensor<5x?xf32> => tensor<4x?xf32>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>, tensor<2xi32>) -> tensor<5x?xf32>
  return
}
func.func @f22(%x0: tensor<3xf32>) {
  %x1 = stablehlo.constant dense<[-1, 3]> : tensor<2xi32>
  // expect: dynamic_broadcast_in_dim_c7
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f23(%x0: tensor<2xi32>) {
  // expect: dynamic_iota_c1
  // mended by: iota_dimension = 2 : i64 => iota_dimension = 0 : i64
  %0 = "stablehlo.dynamic_iota"(%x0) {iota_dimension = 2 : i64} : (tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f24(%x0: tensor<2xi32>) {
  // expect: dynamic_iota_c2
  // mended by: tensor<2xi32> => tensor<1xi32>
  %0 = "stablehlo.dynamic_iota"(%x0) {iota_dimension = 0 : i64} : (tensor<2xi32>) -> tensor<?xf32>
  return
}
func.func @f25() {
  %x0 = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
  // expect: dynamic_iota_c2
  // mended by: tensor<?x4xf32> => tensor<?x3xf32>
  %0 = "stablehlo.dynamic_iota"(%x0) {iota_dimension = 0 : i64} : (tensor<2xi32>) -> tensor<?x4xf32>
  return
}
func.func @f26(%x0: tensor<4x6xf32>, %x1: tensor<1xi32>) {
  // expect: dynamic_reshape_c1
  // mended by: tensor<4x6xf32> => tensor<4x6xf64>
  %0 = "stablehlo.dynamic_reshape"(%x0, %x1) : (tensor<4x6xf32>, tensor<1xi32>) -> tensor<?xf64>
  return
}
func.func @f27(%x0: tensor<4x3xf32>) {
  %x1 = stablehlo.constant dense<[6, 3]> : tensor<2xi32>
  // expect: dynamic_reshape_c2
  // mended by: tensor<4x3xf32> => tensor<6x3xf32>
  %0 = "stablehlo.dynamic_reshape"(%x0, %x1) : (tensor<4x3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f28(%x0: tensor<4x3xf32>) {
  %x1 = stablehlo.constant dense<[-6, -2]> : tensor<2xi32>
  // expect: dynamic_reshape_c4
  %0 = "stablehlo.dynamic_reshape"(%x0, %x1) : (tensor<4x3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f29(%x0: tensor<4x6xf32>, %x1: tensor<1xi32>) {
  // expect: dynamic_reshape_c4
  // mended by: tensor<1xi32> => tensor<2xi32>
  %0 = "stablehlo.dynamic_reshape"(%x0, %x1) : (tensor<4x6xf32>, tensor<1xi32>) -> tensor<?x?xf32>
  return
}
func.func @f30(%x0: tensor<?x3xf32>, %x1: tensor<f64>, %x2: tensor<2xi32>, %x3: tensor<2xi32>, %x4: tensor<2xi32>) {
  // expect: dynamic_pad_c1
  // mended by: tensor<f64> => tensor<f32>
  %0 = "stablehlo.dynamic_pad"(%x0, %x1, %x2, %x3, %x4) : (tensor<?x3xf32>, tensor<f64>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f31(%x0: tensor<?x3xf32>, %x1: tensor<f32>, %x2: tensor<1xi32>, %x3: tensor<2xi32>, %x4: tensor<2xi32>) {
  // expect: dynamic_pad_c2
  // mended by: tensor<1xi32> => tensor<2xi32>
  %0 = "stablehlo.dynamic_pad"(%x0, %x1, %x2, %x3, %x4) : (tensor<?x3xf32>, tensor<f32>, tensor<1xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f32(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  %x2 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %x3 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %x4 = stablehlo.constant dense<[-2, 0]> : tensor<2xi32>
  // expect: dynamic_pad_c3
  // mended by: , %x4) => , %x2)
  %0 = "stablehlo.dynamic_pad"(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x5xf32>
  return
}
func.func @f33(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  %x2 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %x3 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %x4 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  // expect: dynamic_pad_c4
  // mended by: tensor<2x3xf32> => tensor<2x4xf32>
  %0 = "stablehlo.dynamic_pad"(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x6xf32>
  return
}
func.func @f34(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  %x2 = stablehlo.constant dense<[-9, 0]> : tensor<2xi32>
  %x3 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %x4 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  // expect: dynamic_pad_c4
  // mended by: tensor<2x3xf32> => tensor<4x3xf32>
  %0 = "stablehlo.dynamic_pad"(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f35(%x0: tensor<5x3xf32>) {
  %x1 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %x2 = stablehlo.constant dense<[4, 2]> : tensor<2xi32>
  %x3 = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  // expect: -
  // mended by: tensor<3x2xf32> => tensor<2x2xf32>
  %0 = "stablehlo.real_dynamic_slice"(%x0, %x1, %x2, %x3) : (tensor<5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<3x2xf32>
  return
}
func.func @f36(%x0: tensor<5x3xf32>) {
  %x1 = stablehlo.constant dense<[-1, 0]> : tensor<2xi32>
  %x2 = stablehlo.constant dense<[4, 2]> : tensor<2xi32>
  %x3 = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  // expect: -
  // mended by: , %x1, => , %x2,
  %0 = "stablehlo.real_dynamic_slice"(%x0, %x1, %x2, %x3) : (tensor<5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f37(%x0: tensor<5x3xf32>) {
  %x1 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %x2 = stablehlo.constant dense<[6, 2]> : tensor<2xi32>
  %x3 = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  // expect: -
  // mended by: tensor<5x3xf32> => tensor<6x3xf32>
  %0 = "stablehlo.real_dynamic_slice"(%x0, %x1, %x2, %x3) : (tensor<5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f38(%x0: tensor<5x3xf32>) {
  %x1 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %x2 = stablehlo.constant dense<[4, 2]> : tensor<2xi32>
  %x3 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  // expect: -
  // mended by: , %x3) => , %x2)
  %0 = "stablehlo.real_dynamic_slice"(%x0, %x1, %x2, %x3) : (tensor<5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f39(%x0: tensor<?x3xf32>, %x1: tensor<1xi32>, %x2: tensor<1xi32>, %x3: tensor<1xi32>) {
  // expect: -
  // mended by: tensor<1xi32> => tensor<2xi32>
  %0 = "stablehlo.real_dynamic_slice"(%x0, %x1, %x2, %x3) : (tensor<?x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?x?xf32>
  return
}
func.func @f40(%x0: tensor<?x3xf32>) {
  // expect: get_dimension_size_c1
  // mended by: dimension = 2 : i64 => dimension = 0 : i64
  %0 = "stablehlo.get_dimension_size"(%x0) {dimension = 2 : i64} : (tensor<?x3xf32>) -> tensor<i32>
  return
}
func.func @f41(%x0: tensor<?x3xf32>) {
  // expect: -
  // mended by: tensor<1xi32> => tensor<i32>
  %0 = "stablehlo.get_dimension_size"(%x0) {dimension = 0 : i64} : (tensor<?x3xf32>) -> tensor<1xi32>
  return
}
func.func @f42(%x0: tensor<4x6xf32>, %x1: tensor<i32>) {
  // expect: -
  // mended by: dimension = 2 : i64 => dimension = 0 : i64
  %0 = "stablehlo.set_dimension_size"(%x0, %x1) {dimension = 2 : i64} : (tensor<4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
  return
}
func.func @f43(%x0: tensor<4x6xf32>, %x1: tensor<1xi32>) {
  // expect: -
  // mended by: tensor<1xi32> => tensor<i32>
  %0 = "stablehlo.set_dimension_size"(%x0, %x1) {dimension = 0 : i64} : (tensor<4x6xf32>, tensor<1xi32>) -> tensor<4x6xf32>
  return
}
func.func @f44(%x0: tensor<2x8x3xf32>, %x1: tensor<3x4xf32>, %x2: tensor<1x2xi64>) {
  // expect: dynamic_conv_c1
  // mended by: tensor<3x4xf32> => tensor<3x3x4xf32>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  return
}
func.func @f45(%x0: tensor<2x8x3xf32>, %x1: tensor<3x3x4xf32>, %x2: tensor<1x2xi64>) {
  // expect: dynamic_conv_c3
  // mended by: window_strides = array<i64: 0> => window_strides = array<i64: 1>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 0>} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  return
}
func.func @f46(%x0: tensor<2x8x3xf32>, %x1: tensor<3x3x4xf32>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c4
  // mended by: tensor<2x2xi64> => tensor<1x2xi64>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x4xf32>
  return
}
func.func @f47(%x0: tensor<2x8x3xf32>, %x1: tensor<3x2x4xf32>, %x2: tensor<1x2xi64>) {
  // expect: dynamic_conv_c14
  // mended by: tensor<2x8x3xf32> => tensor<2x8x2xf32>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x2x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  return
}
func.func @f48(%x0: tensor<2x8x3xf32>, %x1: tensor<3x3x4xf32>, %x2: tensor<1x2xi64>) {
  // expect: dynamic_conv_c25
  // mended by: tensor<2x8x3xf32> => tensor<3x8x3xf32>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<3x?x4xf32>
  return
}
func.func @f49(%x0: tensor<2x8x3xf32>, %x1: tensor<3x3x4xf32>) {
  %x2 = stablehlo.constant dense<[[1, 1]]> : tensor<1x2xi64>
  // expect: dynamic_conv_c25
  // mended by: tensor<2x7x4xf32> => tensor<2x8x4xf32>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x7x4xf32>
  return
}
func.func @f142(%x0: tensor<2x8x9x6xf32>, %x1: tensor<3x3x3x4xf32>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c2
  // mended by: window_strides = array<i64: 2> => window_strides = array<i64: 2, 1>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
func.func @f143(%x0: tensor<2x8x9x6xf32>, %x1: tensor<3x3x3x4xf32>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c5
  // mended by: lhs_dilation = array<i64> => lhs_dilation = array<i64: 1, 1>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
func.func @f144(%x0: tensor<2x8x9x6xf32>, %x1: tensor<3x3x3x4xf32>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c6
  // mended by: lhs_dilation = array<i64: -1, 2> => lhs_dilation = array<i64: 10, 2>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: -1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
func.func @f145(%x0: tensor<2x8x9x6xf32>, %x1: tensor<3x3x3x4xf32>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c7
  // mended by: rhs_dilation = array<i64> => rhs_dilation = array<i64: 1, 1>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
func.func @f146(%x0: tensor<2x8x9x6xf32>, %x1: tensor<3x3x3x4xf32>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c8
  // mended by: rhs_dilation = array<i64: 0, 1> => rhs_dilation = array<i64: 1, 1>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 0, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
func.func @f147(%x0: tensor<2x8x9x6xf32>, %x1: tensor<3x3x3x4xf32>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c9
  // mended by: window_reversal = array<i1: false> => window_reversal = array<i1: false, true>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
func.func @f148(%x0: tensor<2x8x9x6xf32>, %x1: tensor<3x3x3x4xf32>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c10
  // mended by: 1 : i64, batch_group_count = 3 => 2 : i64, batch_group_count = 1
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 1 : i64, batch_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
func.func @f149(%x0: tensor<2x8x9x6xf32>, %x1: tensor<3x3x3x4xf32>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c11
  // mended by: feature_group_count = 4 : i64 => feature_group_count = 2 : i64
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 4 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
func.func @f150(%x0: tensor<2x8x9x6xf32>, %x1: tensor<3x3x3x4xf32>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c12
  // mended by: dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, 1, i, o]->[b, 0, 1, f]> => dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
func.func @f151(%x0: tensor<3x8x9x3xf32>, %x1: tensor<3x3x3x4xf32>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c15
  // mended by: 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x8x9x3xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2 => 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x8x9x3xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<3
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 1 : i64, batch_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x8x9x3xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
func.func @f152(%x0: tensor<2x8x9x6xf32>, %x1: tensor<3x3x3x5xf32>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c16
  // mended by: tensor<3x3x3x5xf32> => tensor<3x3x3x4xf32>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x5xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
func.func @f153(%x0: tensor<2x8x9x6xf32>, %x1: tensor<3x3x3x4xf32>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c17
  // mended by: dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, i, o]->[b, 0, 1, f]> => dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
func.func @f154(%x0: tensor<2x8x9x6xf32>, %x1: tensor<3x3x3x4xf32>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c19
  // mended by: dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, f]> => dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, f]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
func.func @f155(%x0: tensor<2x8x9x6xf32>, %x1: tensor<3x3x3x4xf32>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c23
  // mended by: batch_group_count = 2 : i64 => batch_group_count = 1 : i64
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
func.func @f156(%x0: tensor<2x8x9x6xf32>, %x1: tensor<3x3x3x4xf32>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c24
  // mended by: precision_config = [#stablehlo<precision DEFAULT>] => precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
func.func @f157(%x0: tensor<2x8x9x6xf32>, %x1: tensor<3x3x3x4xf32>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c26
  // mended by: tensor<2x?x?xf32> => tensor<2x?x?x4xf32>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?xf32>
  return
}
func.func @f158(%x0: tensor<2x8x9x6xf32>, %x1: tensor<3x3x3x4xf16>, %x2: tensor<2x2xi64>) {
  // expect: dynamic_conv_c27
  // mended by: tensor<2x8x9x6xf32> => tensor<2x8x9x6xf16>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf16>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
func.func @f159(%x0: tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<3x3x2xf32>, %x2: tensor<1x2xi64>) {
  // expect: dynamic_conv_c28
  // mended by: tensor<2x8x3x!quant.uniform<i8:f32, 0.5>> => tensor<2x8x3xf32>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x3x2xf32>, tensor<1x2xi64>) -> tensor<2x?x2xf32>
  return
}
func.func @f160(%x0: tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<3x3x2x!quant.uniform<i4:f32, 0.5>>, %x2: tensor<1x2xi64>) {
  // expect: dynamic_conv_c31
  // mended by: tensor<2x8x3x!quant.uniform<i8:f32, 0.5>> => tensor<2x8x3x!quant.uniform<i4:f32, 0.5>>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x3x2x!quant.uniform<i4:f32, 0.5>>, tensor<1x2xi64>) -> tensor<2x?x2x!quant.uniform<i32:f32, 0.5>>
  return
}
func.func @f161(%x0: tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<3x3x2x!quant.uniform<i8:f32, 0.5>>, %x2: tensor<1x2xi64>) {
  // expect: dynamic_conv_c32
  // mended by: tensor<2x?x2x!quant.uniform<i32:f16, 0.5>> => tensor<2x?x2x!quant.uniform<i32:f32, 0.5>>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x3x2x!quant.uniform<i8:f32, 0.5>>, tensor<1x2xi64>) -> tensor<2x?x2x!quant.uniform<i32:f16, 0.5>>
  return
}
func.func @f162(%x0: tensor<2x8x3xf16>, %x1: tensor<3x3x2x!quant.uniform<i8:f32, 0.5>>, %x2: tensor<1x2xi64>) {
  // expect: dynamic_conv_c34
  // mended by: tensor<3x3x2x!quant.uniform<i8:f32, 0.5>> => tensor<3x3x2x!quant.uniform<i8:f16, 0.5>>
  %0 = "stablehlo.dynamic_conv"(%x0, %x1, %x2) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf16>, tensor<3x3x2x!quant.uniform<i8:f32, 0.5>>, tensor<1x2xi64>) -> tensor<2x?x2xf16>
  return
}

// -----
func.func @pads(%x: tensor<4xf32>, %v: tensor<f32>, %l: tensor<1xi32>) {
  %i = stablehlo.constant dense<-1> : tensor<1xi32>
  // expect: dynamic_pad_c3
  // mended by: , %i) => , %l)
  %0 = "stablehlo.dynamic_pad"(%x, %v, %l, %l, %i) : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

// -----
func.func @groups1(%x: tensor<2x8x3xf32>, %k: tensor<3x3x2xf32>, %p: tensor<1x2xi32>) {
  // expect: dynamic_conv_c21
  // mended by: feature_group_count = 0 : i64 => feature_group_count = 1 : i64
  %0 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 0 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x2xf32>, tensor<1x2xi32>) -> tensor<2x6x2xf32>
  return
}
func.func @groups2(%x: tensor<2x8x3xf32>, %k: tensor<3x3x2xf32>, %p: tensor<1x2xi32>) {
  // expect: dynamic_conv_c22
  // mended by: batch_group_count = 0 : i64 => batch_group_count = 1 : i64
  %0 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 0 : i64} : (tensor<2x8x3xf32>, tensor<3x3x2xf32>, tensor<1x2xi32>) -> tensor<2x6x2xf32>
  return
}
func.func @twice1(%x: tensor<2x8x3xf32>, %k: tensor<3x3x2xf32>, %p: tensor<1x2xi32>) {
  // expect: dynamic_conv_c13
  // mended by: dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 0, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]> => dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>
  %0 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 0, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x2xf32>, tensor<1x2xi32>) -> tensor<2x6x2xf32>
  return
}
func.func @twice2(%x: tensor<2x8x3xf32>, %k: tensor<3x3x2xf32>, %p: tensor<1x2xi32>) {
  // expect: dynamic_conv_c18
  // mended by: dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]> => dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>
  %0 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x2xf32>, tensor<1x2xi32>) -> tensor<2x6x2xf32>
  return
}
func.func @twice3(%x: tensor<2x8x3xf32>, %k: tensor<3x3x2xf32>, %p: tensor<1x2xi32>) {
  // expect: dynamic_conv_c20
  // mended by: dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 0, output_spatial_dimensions = [1]> => dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>
  %0 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 0, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x2xf32>, tensor<1x2xi32>) -> tensor<2x6x2xf32>
  return
}
func.func @axis1(%x: tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, %k: tensor<3x3x2x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>, %p: tensor<1x2xi32>) {
  // expect: dynamic_conv_c29
  // mended by: tensor<3x3x2x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>> => tensor<3x3x2x!quant.uniform<i8:f32:2, {0.5, 0.25}>>
  %0 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x3x2x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>, tensor<1x2xi32>) -> tensor<2x6x2x!quant.uniform<i8:f32, 0.5>>
  return
}
func.func @axis2(%x: tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, %k: tensor<3x3x2x!quant.uniform<i8:f32:2, {0.5, 0.5}>>, %p: tensor<1x2xi32>) {
  // expect: dynamic_conv_c30
  // mended by: tensor<2x6x2x!quant.uniform<i8:f32:0, {0.5, 0.5}>> => tensor<2x6x2x!quant.uniform<i8:f32:2, {0.5, 0.5}>>
  %0 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x3x2x!quant.uniform<i8:f32:2, {0.5, 0.5}>>, tensor<1x2xi32>) -> tensor<2x6x2x!quant.uniform<i8:f32:0, {0.5, 0.5}>>
  return
}
func.func @axis3(%x: tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, %k: tensor<3x3x2x!quant.uniform<i8:f32, 0.5>>, %p: tensor<1x2xi32>) {
  // expect: dynamic_conv_c33
  // mended by: tensor<2x6x2x!quant.uniform<i8:f32:2, {0.5, 0.5}>> => tensor<2x6x2x!quant.uniform<i8:f32, 0.25>>
  %0 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x3x2x!quant.uniform<i8:f32, 0.5>>, tensor<1x2xi32>) -> tensor<2x6x2x!quant.uniform<i8:f32:2, {0.5, 0.5}>>
  return
}
func.func @padding_types(%x: tensor<?x3xf32>, %v: tensor<f32>, %a: tensor<2xi32>, %b: tensor<2xi64>) {
  // expect: -
  // mended by: tensor<2xi64> => tensor<2xi32>
  %0 = "stablehlo.dynamic_pad"(%x, %v, %a, %b, %a) : (tensor<?x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi64>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @interior_type(%x: tensor<?x3xf32>, %v: tensor<f32>, %a: tensor<2xi32>, %b: tensor<2xi64>) {
  // expect: -
  // mended by: tensor<2xi64> => tensor<2xi32>
  %1 = "stablehlo.dynamic_pad"(%x, %v, %a, %a, %b) : (tensor<?x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}
func.func @slice_types0(%x: tensor<?x3xf32>, %a: tensor<2xi32>, %b: tensor<2xi64>) {
  // expect: -
  // mended by: tensor<2xi64> => tensor<2xi32>
  %0 = "stablehlo.real_dynamic_slice"(%x, %a, %b, %a) : (tensor<?x3xf32>, tensor<2xi32>, tensor<2xi64>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @slice_types1(%x: tensor<?x3xf32>, %a: tensor<2xi32>, %b: tensor<2xui32>) {
  // expect: -
  // mended by: tensor<2xui32> => tensor<2xi32>
  %0 = "stablehlo.real_dynamic_slice"(%x, %a, %a, %b) : (tensor<?x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xui32>) -> tensor<?x?xf32>
  return
}
func.func @slice_types2(%x: tensor<?x3xf32>, %a: tensor<?xi32>) {
  // expect: -
  // mended by: tensor<?xi32> => tensor<2xi32>
  %0 = "stablehlo.real_dynamic_slice"(%x, %a, %a, %a) : (tensor<?x3xf32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) -> tensor<?x?xf32>
  return
}

// -----
// accept
func.func @at_the_bounds(%x: tensor<5x3xf32>, %v: tensor<f32>, %s: tensor<1xf32>, %k: tensor<2x8x3xf32>, %w: tensor<3x3x4xf32>) {
  %zero = stablehlo.constant dense<[0, 3]> : tensor<2xi32>
  %end = stablehlo.constant dense<[5, 3]> : tensor<2xi32>
  %one = stablehlo.constant dense<[1, 7]> : tensor<2xi32>
  %0 = "stablehlo.real_dynamic_slice"(%x, %zero, %end, %one) : (tensor<5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<5x0xf32>
  %empty = stablehlo.constant dense<[0, 15]> : tensor<2xi32>
  %none = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %1 = "stablehlo.dynamic_iota"(%none) {iota_dimension = 1 : i64} : (tensor<2xi32>) -> tensor<0x0xf32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%s, %empty) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<2xi32>) -> tensor<0x15xf32>
  %3 = "stablehlo.dynamic_pad"(%x, %v, %none, %none, %none) : (tensor<5x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<5x3xf32>
  %wide = stablehlo.constant dense<[[4611686018427387904, -4611686018427387904]]> : tensor<1x2xi64>
  %4 = "stablehlo.dynamic_conv"(%k, %w, %wide) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x6x4xf32>
  %big = stablehlo.constant dense<[255, 200]> : tensor<2xui8>
  %5 = "stablehlo.dynamic_iota"(%big) {iota_dimension = 1 : i64} : (tensor<2xui8>) -> tensor<255x200xf32>
  return
}

// -----
func.func @three_columns(%k: tensor<2x8x3xf32>, %w: tensor<3x3x4xf32>, %p: tensor<1x3xi64>) {
  // expect: dynamic_conv_c4
  // mended by: tensor<1x3xi64> => tensor<1x2xi64>
  %0 = "stablehlo.dynamic_conv"(%k, %w, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x3xi64>) -> tensor<2x?x4xf32>
  return
}
func.func @high_padding(%x: tensor<2x8x3xf32>, %k: tensor<3x3x4xf32>) {
  %p = stablehlo.constant dense<[[0, 4611686018427387905]]> : tensor<1x2xi64>
  // expect: dynamic_conv_c4
  // mended by: 4611686018427387905 => 1
  %0 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  return
}
func.func @limit_before_start(%x: tensor<5xf32>) {
  %start = stablehlo.constant dense<3> : tensor<1xi32>
  %limit = stablehlo.constant dense<2> : tensor<1xi32>
  %stride = stablehlo.constant dense<1> : tensor<1xi32>
  // expect: -
  // mended by: %start, %limit, %stride) => %limit, %start, %stride)
  %0 = "stablehlo.real_dynamic_slice"(%x, %start, %limit, %stride) : (tensor<5xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return
}
func.func @expanding_twice(%x: tensor<?xf32>, %n: tensor<2xi32>) {
  // expect: dynamic_broadcast_in_dim_c8
  // mended by: array<i64: 0, 0> => array<i64: 0>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %n) {broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64: 0, 0>} : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @iota_along(%n: tensor<2xi32>) {
  // expect: dynamic_iota_c1
  // mended by: iota_dimension = -1 => iota_dimension = 1
  %0 = "stablehlo.dynamic_iota"(%n) {iota_dimension = -1 : i64} : (tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// -----
func.func @one_list(%k: tensor<2x8x3xf32>, %w: tensor<3x3x4xf32>, %p: tensor<2xi64>) {
  // expect: -
  // mended by: tensor<2xi64> => tensor<1x2xi64>
  %0 = "stablehlo.dynamic_conv"(%k, %w, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<2xi64>) -> tensor<2x?x4xf32>
  return
}
