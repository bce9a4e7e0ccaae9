// accept
func.func @slices(%a: tensor<4x?xf32>, %i: tensor<i32>) {
  %0 = stablehlo.slice %a [0:4, 5:9] : (tensor<4x?xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.dynamic_slice %a, %i, %i, sizes = [4, 9] : (tensor<4x?xf32>, tensor<i32>, tensor<i32>) -> tensor<4x9xf32>
  return
}

// -----
// accept
func.func @letters(%a: tensor<1x3xf32>, %b: tensor<3x1xf32>, %s: tensor<1x1xf32>) {
  %0 = "stablehlo.einsum"(%a, %b) {einsum_config = "ij,jk->ik"} : (tensor<1x3xf32>, tensor<3x1xf32>) -> tensor<1x1xf32>
  %1 = "stablehlo.unary_einsum"(%s) {einsum_config = "ii->i"} : (tensor<1x1xf32>) -> tensor<1xf32>
  return
}
func.func @sorts(%a: tensor<2x3xf32>) {
  %0 = "stablehlo.sort"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) {dimension = -2 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = "stablehlo.sort"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %3 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }) {dimension = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @gathers(%a: tensor<3x4x5xf32>, %i: tensor<1xi64>, %none: tensor<0xi64>, %n: tensor<2xi64>) {
  %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 3, 4, 5>} : (tensor<3x4x5xf32>, tensor<1xi64>) -> tensor<3x4x5xf32>
  %1 = "stablehlo.gather"(%a, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 0, 4, 5>} : (tensor<3x4x5xf32>, tensor<2xi64>) -> tensor<2x0x4x5xf32>
  return
}
func.func @updates(%a: tensor<3x?xf32>, %u: tensor<3x9xf32>, %i: tensor<i32>) {
  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %i : (tensor<3x?xf32>, tensor<3x9xf32>, tensor<i32>, tensor<i32>) -> tensor<3x?xf32>
  return
}
func.func @widths(%h: tensor<2xbf16>, %e: tensor<bf16>) {
  %0 = "stablehlo.reduce"(%h, %e) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<2xbf16>, tensor<bf16>) -> tensor<f32>
  return
}
func.func @numbers(%s3: tensor<3xui64>, %s2: tensor<2xui64>, %w: tensor<4xui32>, %l: tensor<6xui32>) {
  %0:2 = "stablehlo.rng_bit_generator"(%s3) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2xi8>)
  %1:2 = "stablehlo.rng_bit_generator"(%s2) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi8>)
  %2:2 = "stablehlo.rng_bit_generator"(%l) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<6xui32>) -> (tensor<6xui32>, tensor<2xi8>)
  return
}
func.func @transforms(%c: tensor<2x3x4x5xcomplex<f32>>, %r: tensor<2x0xf32>, %h: tensor<2x1xcomplex<f32>>) {
  %0 = "stablehlo.fft"(%c) {fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 3, 4, 5>} : (tensor<2x3x4x5xcomplex<f32>>) -> tensor<2x3x4x5xcomplex<f32>>
  %1 = "stablehlo.fft"(%r) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 0>} : (tensor<2x0xf32>) -> tensor<2x0xcomplex<f32>>
  %2 = "stablehlo.fft"(%h) {fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
  return
}
func.func @groups(%x: tensor<4x8x3xf32>, %k: tensor<3x3x2xf32>, %y: tensor<4x8x6xf32>) {
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64} : (tensor<4x8x3xf32>, tensor<3x3x2xf32>) -> tensor<2x6x2xf32>
  %1 = "stablehlo.convolution"(%y, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64} : (tensor<4x8x6xf32>, tensor<3x3x2xf32>) -> tensor<4x6x2xf32>
  %2 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, padding = dense<[[-6, 0]]> : tensor<1x2xi64>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<4x8x3xf32>, tensor<3x3x2xf32>) -> tensor<4x0x2xf32>
  %3 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, padding = dense<[[-5, 0]]> : tensor<1x2xi64>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<4x8x3xf32>, tensor<3x3x2xf32>) -> tensor<4x1x2xf32>
  return
}
func.func @parts(%a: tensor<2xi32>, %b: tensor<4xf32>, %t: tuple<tensor<i1>, tensor<f32>>) {
  %0 = stablehlo.bitcast_convert %a : (tensor<2xi32>) -> tensor<2x4xi8>
  %1 = stablehlo.bitcast_convert %a : (tensor<2xi32>) -> tensor<2x8xi4>
  %2 = stablehlo.bitcast_convert %a : (tensor<2xi32>) -> tensor<i64>
  %3 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<i1>, tensor<f32>>) -> tensor<f32>
  %4 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<i1>, tensor<f32>>) -> tensor<i1>
  %5 = stablehlo.reduce_precision %b, format = e1m0 : tensor<4xf32>
  return
}
func.func @windows(%a: tensor<5xf32>, %i: tensor<f32>) {
  %0 = "stablehlo.reduce_window"(%a, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {window_dimensions = array<i64: 5>} : (tensor<5xf32>, tensor<f32>) -> tensor<1xf32>
  %2 = "stablehlo.reduce_window"(%a, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %3 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %3 : tensor<f32>
  }) {window_dimensions = array<i64: 6>} : (tensor<5xf32>, tensor<f32>) -> tensor<0xf32>
  %4 = "stablehlo.reduce_window"(%a, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %5 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) {window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 2>, window_dilations = array<i64: 3>, padding = dense<[[-1, 2]]> : tensor<1x2xi64>} : (tensor<5xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
func.func @pads(%a: tensor<3x0x1xf32>, %v: tensor<f32>) {
  %0 = stablehlo.pad %a, %v, low = [-3, 0, 2], high = [0, 0, -3], interior = [0, 5, 7] : (tensor<3x0x1xf32>, tensor<f32>) -> tensor<0x0x0xf32>
  return
}
func.func @huge(%a: tensor<67108864x67108864xi8>) {
  %0 = stablehlo.reshape %a : (tensor<67108864x67108864xi8>) -> tensor<4503599627370496xi8>
  return
}
func.func @collectives(%a: tensor<4x6xf32>) {
  %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 2], [3, 1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<4x6xf32>) -> tensor<4x12xf32>
  %1 = "stablehlo.all_to_all"(%a) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 4 : i64, replica_groups = dense<[[3, 2, 1, 0]]> : tensor<1x4xi64>} : (tensor<4x6xf32>) -> tensor<1x24xf32>
  %2 = "stablehlo.all_reduce"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %3 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %3 : tensor<f32>
  }) {replica_groups = dense<[[0, 1, 2], [3, -1, -1]]> : tensor<2x3xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @ragged(%a: tensor<5x3xf32>, %b: tensor<2x3x4xf32>, %g: tensor<2xi64>) {
  %0 = "chlo.ragged_dot"(%a, %b, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<5x3xf32>, tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<5x4xf32>
  return
}

// -----
func.func @stop(%a: tensor<4x?xf32>) {
  // expect: slice_c3
  // mended by: [0:5, 5:9] => [0:4, 5:9]
  %0 = stablehlo.slice %a [0:5, 5:9] : (tensor<4x?xf32>) -> tensor<?x4xf32>
  return
}
func.func @start(%a: tensor<4x?xf32>) {
  // expect: slice_c3
  // mended by: [3:2, 5:9] => [2:2, 5:9]
  %0 = stablehlo.slice %a [3:2, 5:9] : (tensor<4x?xf32>) -> tensor<?x4xf32>
  return
}
func.func @sliced(%a: tensor<4x?xf32>, %i: tensor<i32>) {
  // expect: dynamic_slice_c4
  // mended by: sizes = [5, 9] => sizes = [4, 9]
  %0 = stablehlo.dynamic_slice %a, %i, %i, sizes = [5, 9] : (tensor<4x?xf32>, tensor<i32>, tensor<i32>) -> tensor<?x9xf32>
  return
}
func.func @updated(%a: tensor<3x?xf32>, %u: tensor<4x9xf32>, %i: tensor<i32>) {
  // expect: dynamic_update_slice_c6
  // mended by: tensor<4x9xf32> => tensor<3x9xf32>
  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %i : (tensor<3x?xf32>, tensor<4x9xf32>, tensor<i32>, tensor<i32>) -> tensor<3x?xf32>
  return
}
func.func @one_and_three(%a: tensor<2x1xf32>, %b: tensor<3x4xf32>) {
  // expect: -
  // mended by: tensor<2x1xf32> => tensor<2x3xf32>
  %0 = "stablehlo.einsum"(%a, %b) {einsum_config = "ij,jk->ik"} : (tensor<2x1xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @three_and_one(%a: tensor<2x3xf32>, %b: tensor<1x4xf32>) {
  // expect: -
  // mended by: tensor<1x4xf32> => tensor<3x4xf32>
  %0 = "stablehlo.einsum"(%a, %b) {einsum_config = "ij,jk->ik"} : (tensor<2x3xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @diagonal(%a: tensor<1x3xf32>) {
  // expect: -
  // mended by: tensor<1x3xf32> => tensor<1x1xf32>
  %0 = "stablehlo.unary_einsum"(%a) {einsum_config = "ii->i"} : (tensor<1x3xf32>) -> tensor<1xf32>
  return
}
func.func @another_operand(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) {
  // expect: -
  // mended by: ij,jk,z->ik => ij,jk->ik
  %0 = "stablehlo.einsum"(%a, %b) {einsum_config = "ij,jk,z->ik"} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @too_few_letters(%a: tensor<2x3xf32>) {
  // expect: -
  // mended by: i->i => ij->i
  %0 = "stablehlo.unary_einsum"(%a) {einsum_config = "i->i"} : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}
func.func @sorted_before(%a: tensor<2x3xf32>) {
  // expect: sort_c4
  // mended by: dimension = -3 => dimension = -2
  %0 = "stablehlo.sort"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) {dimension = -3 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @sorted_beyond(%a: tensor<2x3xf32>) {
  // expect: sort_c4
  // mended by: dimension = 2 => dimension = 1
  %0 = "stablehlo.sort"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) {dimension = 2 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----
// The third number is out of order.
func.func @offsets(%a: tensor<3x4x5xf32>, %i: tensor<1xi64>) {
  // expect: gather_c4
  // mended by: [0, 2, 1] => [0, 1, 2]
  %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x4x5xf32>, tensor<1xi64>) -> tensor<1x1x1xf32>
  return
}
func.func @left_out(%a: tensor<3x4x5xf32>, %i: tensor<1xi64>) {
  // expect: gather_c7
  // mended by: [0, 2, 1] => [0, 1, 2]
  %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 2, 1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>} : (tensor<3x4x5xf32>, tensor<1xi64>) -> tensor<f32>
  return
}
func.func @size_of_slice(%a: tensor<3x4x5xf32>, %i: tensor<1xi64>) {
  // expect: gather_c21
  // mended by: slice_sizes = array<i64: 3, 5, 5> => slice_sizes = array<i64: 3, 4, 5>
  %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2], index_vector_dim = 0>, slice_sizes = array<i64: 3, 5, 5>} : (tensor<3x4x5xf32>, tensor<1xi64>) -> tensor<3x?x5xf32>
  return
}
func.func @vector(%a: tensor<3xf32>, %i: tensor<2xi64>) {
  // expect: gather_c2
  // mended by: index_vector_dim = 2 => index_vector_dim = 1
  %0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>} : (tensor<3xf32>, tensor<2xi64>) -> tensor<2x1xf32>
  return
}
func.func @reversals(%x: tensor<1x8x8x1xf32>, %k: tensor<2x2x1x1xf32>) {
  // expect: convolution_c9
  // mended by: true, false, true => true, false
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_reversal = array<i1: true, false, true>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x8x8x1xf32>, tensor<2x2x1x1xf32>) -> tensor<1x7x7x1xf32>
  return
}
func.func @batches(%x: tensor<4x8x3xf32>, %k: tensor<3x3x2xf32>) {
  // expect: convolution_c25
  // mended by: tensor<4x6x2xf32> => tensor<2x6x2xf32>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64} : (tensor<4x8x3xf32>, tensor<3x3x2xf32>) -> tensor<4x6x2xf32>
  return
}
func.func @features(%x: tensor<4x8x6xf32>, %k: tensor<3x6x2xf32>) {
  // expect: convolution_c14
  // mended by: tensor<3x6x2xf32> => tensor<3x3x2xf32>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64} : (tensor<4x8x6xf32>, tensor<3x6x2xf32>) -> tensor<4x6x2xf32>
  return
}

// -----
// No extent of 1 stands for another one.
func.func @ones(%a: tensor<1xf32>, %b: tensor<3xf32>) {
  // expect: add_c1
  // mended by: tensor<1xf32> => tensor<3xf32>
  %0 = "stablehlo.add"(%a, %b) : (tensor<1xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @ones_after(%a: tensor<3xf32>, %b: tensor<1xf32>) {
  // expect: add_c1
  // mended by: tensor<1xf32> => tensor<3xf32>
  %0 = "stablehlo.add"(%a, %b) : (tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
  return
}
func.func @nothing(%a: tensor<0xf32>, %b: tensor<3xf32>) {
  // expect: add_c1
  // mended by: tensor<0xf32> => tensor<3xf32>
  %0 = "stablehlo.add"(%a, %b) : (tensor<0xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @joined(%a: tensor<2x1xf32>, %b: tensor<2x3xf32>) {
  // expect: concatenate_c2
  // mended by: tensor<2x1xf32> => tensor<2x3xf32>
  %0 = "stablehlo.concatenate"(%a, %b) {dimension = 0 : i64} : (tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  return
}
func.func @joined_last(%a: tensor<2x3xf32>, %b: tensor<1x3xf32>) {
  // expect: concatenate_c6
  // mended by: tensor<4x3xf32> => tensor<3x3xf32>
  %0 = "stablehlo.concatenate"(%a, %b) {dimension = 0 : i64} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
  return
}
func.func @inner(%a: tensor<2x1xf32>, %b: tensor<3x4xf32>) {
  // expect: dot_general_c10
  // mended by: tensor<2x1xf32> => tensor<2x3xf32>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x1xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @batching(%a: tensor<1x2x3xf32>, %b: tensor<5x3x4xf32>) {
  // expect: dot_general_c9
  // mended by: tensor<1x2x3xf32> => tensor<5x2x3xf32>
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<1x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
  return
}
func.func @chosen(%p: tensor<1xi1>, %a: tensor<3xf32>) {
  // expect: select_c1
  // mended by: tensor<1xi1> => tensor<3xi1>
  %0 = "stablehlo.select"(%p, %a, %a) : (tensor<1xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @spread(%a: tensor<2xf32>) {
  // expect: broadcast_in_dim_c5
  // mended by: tensor<2xf32> => tensor<1xf32>
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<2xf32>) -> tensor<4xf32>
  return
}
func.func @squares(%a: tensor<4x1xf32>) {
  // expect: cholesky_c3
  // mended by: tensor<4x1xf32> => tensor<4x4xf32>
  %0 = "stablehlo.cholesky"(%a) {lower = true} : (tensor<4x1xf32>) -> tensor<4x4xf32>
  return
}
func.func @few_windows(%a: tensor<5xf32>, %i: tensor<f32>) {
  // expect: reduce_window_c15
  // mended by: tensor<3xf32> => tensor<4xf32>
  %0 = "stablehlo.reduce_window"(%a, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 2>, window_dilations = array<i64: 3>, padding = dense<[[-1, 2]]> : tensor<1x2xi64>} : (tensor<5xf32>, tensor<f32>) -> tensor<3xf32>
  return
}
func.func @negative(%a: tensor<3xf32>, %v: tensor<f32>) {
  // expect: pad_c4
  // mended by: low = [-4] => low = [-3]
  %0 = stablehlo.pad %a, %v, low = [-4], high = [0], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<?xf32>
  return
}
func.func @last_member(%t: tuple<tensor<i1>, tensor<f32>>) {
  // expect: get_tuple_element_c1
  // mended by: %t[2] => %t[1]
  %0 = stablehlo.get_tuple_element %t[2] : (tuple<tensor<i1>, tensor<f32>>) -> tensor<f32>
  return
}
func.func @bits(%a: tensor<2xi32>) {
  // expect: bitcast_convert_c1
  // mended by: tensor<2x16xi8> => tensor<2x4xi8>
  %0 = stablehlo.bitcast_convert %a : (tensor<2xi32>) -> tensor<2x16xi8>
  return
}
func.func @half_of_bits(%a: tensor<1xi32>) {
  // expect: bitcast_convert_c1
  // mended by: tensor<1xi32> => tensor<2xi32>
  %0 = stablehlo.bitcast_convert %a : (tensor<1xi32>) -> tensor<i64>
  return
}

// -----
// What a reduction adds up in is at least as wide, and of the same kind.
func.func @narrow_float(%a: tensor<2xf64>, %i: tensor<f64>) {
  // expect: reduce_c6
  // mended by: f64> => f32>
  %0 = "stablehlo.reduce"(%a, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<2xf64>, tensor<f64>) -> tensor<f32>
  return
}
func.func @narrow_integer(%a: tensor<2xi16>, %i: tensor<i16>) {
  // expect: reduce_c6
  // mended by: i16> => i8>
  %0 = "stablehlo.reduce"(%a, %i) ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %1 = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %1 : tensor<i8>
  }) {dimensions = array<i64: 0>} : (tensor<2xi16>, tensor<i16>) -> tensor<i8>
  return
}
func.func @narrow_complex(%a: tensor<2xcomplex<f64>>, %i: tensor<complex<f64>>) {
  // expect: reduce_c6
  // mended by: complex<f64> => complex<f32>
  %0 = "stablehlo.reduce"(%a, %i) ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %1 = stablehlo.add %x, %y : tensor<complex<f32>>
    stablehlo.return %1 : tensor<complex<f32>>
  }) {dimensions = array<i64: 0>} : (tensor<2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f32>>
  return
}
func.func @predicate(%a: tensor<2xi1>, %i: tensor<i1>) {
  // expect: reduce_c6
  // mended by: i1> => i8>
  %0 = "stablehlo.reduce"(%a, %i) ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %1 = stablehlo.add %x, %y : tensor<i8>
    stablehlo.return %1 : tensor<i8>
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i8>
  return
}
func.func @integer_to_float(%a: tensor<2xi8>, %i: tensor<i8>) {
  // expect: reduce_c6
  // mended by: i8> => bf16>
  %0 = "stablehlo.reduce"(%a, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<2xi8>, tensor<i8>) -> tensor<f32>
  return
}
func.func @float_to_complex(%a: tensor<2xf32>, %i: tensor<f32>) {
  // expect: reduce_c6
  // mended by: (%a: tensor<2xf32>, %i: tensor<f32>) => (%a: tensor<2xcomplex<f32>>, %i: tensor<complex<f32>>)
  // mended by: (tensor<2xf32>, tensor<f32>) => (tensor<2xcomplex<f32>>, tensor<complex<f32>>)
  %0 = "stablehlo.reduce"(%a, %i) ({
  ^bb0(%x: tensor<complex<f64>>, %y: tensor<complex<f64>>):
    %1 = stablehlo.add %x, %y : tensor<complex<f64>>
    stablehlo.return %1 : tensor<complex<f64>>
  }) {dimensions = array<i64: 0>} : (tensor<2xf32>, tensor<f32>) -> tensor<complex<f64>>
  return
}

// -----
func.func @group_of_others(%a: tensor<4x6xf32>) {
  // expect: all_gather_c4
  // mended by: [[0, 5, 5]] => [[0, 2, 1]]
  %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 5, 5]]> : tensor<1x3xi64>} : (tensor<4x6xf32>) -> tensor<4x18xf32>
  return
}
func.func @group_beyond(%a: tensor<4x6xf32>) {
  // expect: all_gather_c4
  // mended by: [[0, 3, 1]] => [[0, 2, 1]]
  %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 3, 1]]> : tensor<1x3xi64>} : (tensor<4x6xf32>) -> tensor<4x18xf32>
  return
}
func.func @padded_group(%a: tensor<4x6xf32>) {
  // expect: all_reduce_c3
  // mended by: [[0, 1, 2], [4, -1, -1]] => [[0, 1, 2], [3, -1, -1]]
  %0 = "stablehlo.all_reduce"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {replica_groups = dense<[[0, 1, 2], [4, -1, -1]]> : tensor<2x3xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @no_padding(%a: tensor<4x6xf32>) {
  // expect: all_gather_c4
  // mended by: [[0, 2, -1]] => [[0, 2, 1]]
  %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 2, -1]]> : tensor<1x3xi64>} : (tensor<4x6xf32>) -> tensor<4x18xf32>
  return
}
func.func @multiple(%a: tensor<4x6xf32>) {
  // expect: all_gather_c6
  // mended by: tensor<4x13xf32> => tensor<4x12xf32>
  %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<4x13xf32>
  return
}
func.func @channel(%a: tensor<4x6xf32>) {
  // expect: all_gather_c5
  // mended by: handle = 0 => handle = 1
  %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, use_global_device_ids} : (tensor<4x6xf32>) -> tensor<4x12xf32>
  return
}
func.func @parts(%a: tensor<6x4xf32>) {
  // expect: all_to_all_c2
  // mended by: tensor<6x4xf32> => tensor<8x4xf32>
  %0 = "stablehlo.all_to_all"(%a) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 4 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>} : (tensor<6x4xf32>) -> tensor<?x16xf32>
  return
}
func.func @more_groups(%a: tensor<5x3xf32>, %b: tensor<3x3x4xf32>, %g: tensor<2xi64>) {
  // expect: -
  // mended by: tensor<3x3x4xf32> => tensor<2x3x4xf32>
  %0 = "chlo.ragged_dot"(%a, %b, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<5x3xf32>, tensor<3x3x4xf32>, tensor<2xi64>) -> tensor<5x4xf32>
  return
}
func.func @more_sizes(%a: tensor<5x3xf32>, %b: tensor<2x3x4xf32>, %g: tensor<3xi64>) {
  // expect: -
  // mended by: tensor<3xi64> => tensor<2xi64>
  %0 = "chlo.ragged_dot"(%a, %b, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<5x3xf32>, tensor<2x3x4xf32>, tensor<3xi64>) -> tensor<5x4xf32>
  return
}
func.func @words(%s: tensor<3xui64>) {
  // expect: rng_bit_generator_c2
  // mended by: THREE_FRY => PHILOX
  %0:2 = "stablehlo.rng_bit_generator"(%s) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2xi8>)
  return
}
func.func @four_words(%s: tensor<4xui64>) {
  // expect: rng_bit_generator_c2
  // mended by: 4xui64 => 3xui64
  %0:2 = "stablehlo.rng_bit_generator"(%s) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<4xui64>) -> (tensor<4xui64>, tensor<2xi8>)
  return
}
func.func @four_lengths(%c: tensor<2x3x4x5xcomplex<f32>>) {
  // expect: fft_c3
  // mended by: array<i64: 2, 3, 4, 5> => array<i64: 3, 4, 5>
  %0 = "stablehlo.fft"(%c) {fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 2, 3, 4, 5>} : (tensor<2x3x4x5xcomplex<f32>>) -> tensor<2x3x4x5xcomplex<f32>>
  return
}
func.func @half(%c: tensor<2x5xcomplex<f32>>) {
  // expect: fft_c5
  // mended by: array<i64: 10> => array<i64: 9>
  %0 = "stablehlo.fft"(%c) {fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 10>} : (tensor<2x5xcomplex<f32>>) -> tensor<2x?xf32>
  return
}
func.func @first_broken(%a: tensor<2xf32>) {
  // expect: abs_c1
  // mended by: -> tensor<3xf32> => -> tensor<2xf32>
  %0 = "stablehlo.abs"(%a) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----
func.func @flat_groups(%a: tensor<4x6xf32>) {
  // expect: -
  // mended by: dense<0> : tensor<1xi64> => dense<0> : tensor<1x1xi64>
  %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 1 : i64, replica_groups = dense<0> : tensor<1xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @wide_padding(%x: tensor<2x8x3xf32>, %k: tensor<3x3x4xf32>) {
  %p = stablehlo.constant dense<[[4611686018427387905, 0]]> : tensor<1x2xi64>
  // expect: dynamic_conv_c4
  // mended by: 4611686018427387905 => 1
  %0 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  return
}
func.func @narrow_padding(%x: tensor<2x8x3xf32>, %k: tensor<3x3x4xf32>) {
  %p = stablehlo.constant dense<[[0, -4611686018427387905]]> : tensor<1x2xi64>
  // expect: dynamic_conv_c4
  // mended by: -4611686018427387905 => -1
  %0 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  return
}
func.func @per_axis(%a: tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>) {
  // expect: transpose_c1
  // mended by: tensor<3x2x!quant.uniform<i8:f32, 0.5>> => tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.25, 1.0}>>
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5>>
  return
}
func.func @ragged_batches(%a: tensor<2x5x3xf32>, %b: tensor<4x2x3x4xf32>, %g: tensor<2xi64>) {
  // expect: -
  // mended by: tensor<4x2x3x4xf32> => tensor<2x2x3x4xf32>
  %0 = "chlo.ragged_dot"(%a, %b, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [1]>} : (tensor<2x5x3xf32>, tensor<4x2x3x4xf32>, tensor<2xi64>) -> tensor<2x5x4xf32>
  return
}
func.func @carry_is_missing(%a: tensor<4xf32>, %s: tensor<f32>) {
  // expect: -
  // mended by: return %x : tensor<f32> => return %x, %x : tensor<f32>, tensor<f32>
  %0:2 = chlo.scan(%a) inits (%s) dimension=0 {
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      stablehlo.return %x : tensor<f32>
    } : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}
func.func @wrong_slice(%a: tensor<3x4xf32>, %s: tensor<f32>) {
  // expect: -
  // mended by: ^bb0(%x: tensor<3xf32>, => ^bb0(%x: tensor<4xf32>,
  // mended by: stablehlo.return %x, %y : tensor<3xf32>, => stablehlo.return %x, %y : tensor<4xf32>,
  %0:2 = chlo.scan(%a) inits (%s) dimension=0 {
    ^bb0(%x: tensor<3xf32>, %y: tensor<f32>):
      stablehlo.return %x, %y : tensor<3xf32>, tensor<f32>
    } : (tensor<3x4xf32>, tensor<f32>) -> (tensor<3x4xf32>, tensor<f32>)
  return
}
