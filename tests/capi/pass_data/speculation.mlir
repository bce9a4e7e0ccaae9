// Whether ops may run early. A question whose answer is right goes with its op; that is all that a function has.
func.func @alike(%s: tensor<4x3xf32>, %d: tensor<?x3xf32>) {
  %0 = stablehlo.negate %s : (tensor<4x3xf32>) -> tensor<?x3xf32>
  "hlo_test_speculatability.is_speculatable"(%0) : (tensor<?x3xf32>) -> ()
  %1 = stablehlo.convert %d : (tensor<?x3xf32>) -> tensor<4x3xi32>
  "hlo_test_speculatability.is_not_speculatable"(%1) : (tensor<4x3xi32>) -> ()
  %2 = stablehlo.reverse %d, dims = [0] : tensor<?x3xf32>
  "hlo_test_speculatability.is_speculatable"(%2) : (tensor<?x3xf32>) -> ()
  %3 = stablehlo.bitcast_convert %d : (tensor<?x3xf32>) -> tensor<?x3x2xi16>
  "hlo_test_speculatability.is_speculatable"(%3) : (tensor<?x3x2xi16>) -> ()
  %4 = stablehlo.bitcast_convert %d : (tensor<?x3xf32>) -> tensor<4x3x2xi16>
  "hlo_test_speculatability.is_not_speculatable"(%4) : (tensor<4x3x2xi16>) -> ()
  return
}
func.func @checked(%s: tensor<4x3xf32>, %d: tensor<?x3xf32>, %p: tensor<4x3xi1>) {
  %0 = stablehlo.add %s, %s : tensor<4x3xf32>
  "hlo_test_speculatability.is_speculatable"(%0) : (tensor<4x3xf32>) -> ()
  %1 = stablehlo.add %d, %d : tensor<?x3xf32>
  "hlo_test_speculatability.is_not_speculatable"(%1) : (tensor<?x3xf32>) -> ()
  %2 = stablehlo.select %p, %s, %d : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<?x3xf32>) -> tensor<4x3xf32>
  "hlo_test_speculatability.is_not_speculatable"(%2) : (tensor<4x3xf32>) -> ()
  %3 = stablehlo.reshape %s : (tensor<4x3xf32>) -> tensor<12xf32>
  "hlo_test_speculatability.is_speculatable"(%3) : (tensor<12xf32>) -> ()
  %4 = stablehlo.reshape %d : (tensor<?x3xf32>) -> tensor<12xf32>
  "hlo_test_speculatability.is_not_speculatable"(%4) : (tensor<12xf32>) -> ()
  return
}
func.func @pure(%d: tensor<?x3xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<7xi32>
  "hlo_test_speculatability.is_speculatable"(%0) : (tensor<7xi32>) -> ()
  %1 = stablehlo.get_dimension_size %d, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  "hlo_test_speculatability.is_speculatable"(%1) : (tensor<i32>) -> ()
  return
}
// A call may do anything, and a loop may not end.
func.func @never(%s: tensor<4xf32>, %p: tensor<i1>) {
  %0 = stablehlo.custom_call @f(%s) : (tensor<4xf32>) -> tensor<4xf32>
  "hlo_test_speculatability.is_not_speculatable"(%0) : (tensor<4xf32>) -> ()
  %1 = stablehlo.while(%x = %p) : tensor<i1>
    cond {
      stablehlo.return %x : tensor<i1>
    } do {
      stablehlo.return %x : tensor<i1>
    }
  "hlo_test_speculatability.is_not_speculatable"(%1) : (tensor<i1>) -> ()
  return
}
func.func @of_regions(%s: tensor<4x3xf32>, %d: tensor<?x3xf32>, %i: tensor<f32>) {
  %0 = stablehlo.reduce(%s init: %i) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
  "hlo_test_speculatability.is_recursively_speculatable"(%0) : (tensor<4xf32>) -> ()
  %1 = stablehlo.reduce(%d init: %i) applies stablehlo.add across dimensions = [1] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?xf32>
  "hlo_test_speculatability.is_not_speculatable"(%1) : (tensor<?xf32>) -> ()
  return
}
func.func @transpose(%d: tensor<?x3xf32>) {
  %0 = stablehlo.transpose %d, dims = [1, 0] : (tensor<?x3xf32>) -> tensor<3x?xf32>
  "hlo_test_speculatability.is_speculatable"(%0) : (tensor<3x?xf32>) -> ()
  %1 = stablehlo.transpose %d, dims = [1, 0] : (tensor<?x3xf32>) -> tensor<3x4xf32>
  "hlo_test_speculatability.is_not_speculatable"(%1) : (tensor<3x4xf32>) -> ()
  return
}
func.func @concatenate(%a: tensor<?x3xf32>, %b: tensor<2x3xf32>, %c: tensor<2x?xf32>) {
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<?x3xf32>
  "hlo_test_speculatability.is_speculatable"(%0) : (tensor<?x3xf32>) -> ()
  %1 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<6x3xf32>
  "hlo_test_speculatability.is_not_speculatable"(%1) : (tensor<6x3xf32>) -> ()
  %2 = stablehlo.concatenate %c, %b, dim = 0 : (tensor<2x?xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  "hlo_test_speculatability.is_not_speculatable"(%2) : (tensor<4x3xf32>) -> ()
  return
}
func.func @products(%l: tensor<?x3xf32>, %r: tensor<3x5xf32>, %u: tensor<4x?xf32>) {
  %0 = stablehlo.dot_general %l, %r, contracting_dims = [1] x [0] : (tensor<?x3xf32>, tensor<3x5xf32>) -> tensor<?x5xf32>
  "hlo_test_speculatability.is_speculatable"(%0) : (tensor<?x5xf32>) -> ()
  %1 = stablehlo.dot_general %l, %r, contracting_dims = [1] x [0] : (tensor<?x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
  "hlo_test_speculatability.is_not_speculatable"(%1) : (tensor<4x5xf32>) -> ()
  %2 = stablehlo.dot_general %u, %r, contracting_dims = [1] x [0] : (tensor<4x?xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
  "hlo_test_speculatability.is_not_speculatable"(%2) : (tensor<4x5xf32>) -> ()
  return
}
func.func @convolutions(%x: tensor<?x8x4xf32>, %k: tensor<3x4x6xf32>, %y: tensor<2x8x?xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x8x4xf32>, tensor<3x4x6xf32>) -> tensor<?x6x6xf32>
  "hlo_test_speculatability.is_speculatable"(%0) : (tensor<?x6x6xf32>) -> ()
  %1 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<?x8x4xf32>, tensor<3x4x6xf32>) -> tensor<?x6x6xf32>
  "hlo_test_speculatability.is_not_speculatable"(%1) : (tensor<?x6x6xf32>) -> ()
  %2 = stablehlo.convolution(%y, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x?xf32>, tensor<3x4x6xf32>) -> tensor<2x6x6xf32>
  "hlo_test_speculatability.is_not_speculatable"(%2) : (tensor<2x6x6xf32>) -> ()
  return
}
func.func @transforms(%c: tensor<?x8xcomplex<f32>>, %r: tensor<?x8xf32>, %u: tensor<3x?xf32>, %m: tensor<3x3xf32>) {
  %0 = stablehlo.fft %c, type = FFT, length = [8] : (tensor<?x8xcomplex<f32>>) -> tensor<?x8xcomplex<f32>>
  "hlo_test_speculatability.is_speculatable"(%0) : (tensor<?x8xcomplex<f32>>) -> ()
  %1 = stablehlo.fft %r, type = RFFT, length = [8] : (tensor<?x8xf32>) -> tensor<?x5xcomplex<f32>>
  "hlo_test_speculatability.is_speculatable"(%1) : (tensor<?x5xcomplex<f32>>) -> ()
  %2 = stablehlo.fft %u, type = RFFT, length = [8] : (tensor<3x?xf32>) -> tensor<3x5xcomplex<f32>>
  "hlo_test_speculatability.is_not_speculatable"(%2) : (tensor<3x5xcomplex<f32>>) -> ()
  %3 = "stablehlo.triangular_solve"(%m, %m) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  "hlo_test_speculatability.is_speculatable"(%3) : (tensor<3x3xf32>) -> ()
  %4 = "stablehlo.triangular_solve"(%m, %m) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  "hlo_test_speculatability.is_not_speculatable"(%4) : (tensor<3x3xf32>) -> ()
  return
}
// The program may know that its indices are sorted or differ; where it does not run, they need not.
func.func @indices(%x: tensor<8xf32>, %i: tensor<3x1xi32>, %u: tensor<3xf32>) {
  %0 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<8xf32>, tensor<3x1xi32>) -> tensor<3xf32>
  "hlo_test_speculatability.is_speculatable"(%0) : (tensor<3xf32>) -> ()
  %1 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = true} : (tensor<8xf32>, tensor<3x1xi32>) -> tensor<3xf32>
  "hlo_test_speculatability.is_not_speculatable"(%1) : (tensor<3xf32>) -> ()
  %2 = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<8xf32>
  "hlo_test_speculatability.is_recursively_speculatable"(%2) : (tensor<8xf32>) -> ()
  %3 = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true} : (tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<8xf32>
  "hlo_test_speculatability.is_not_speculatable"(%3) : (tensor<8xf32>) -> ()
  return
}
// How many processes there are is known when the program runs.
func.func @collectives(%s: tensor<4x4xf32>, %d: tensor<?x4xf32>) {
  %0 = "stablehlo.all_gather"(%s) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x4xf32>) -> tensor<4x8xf32>
  "hlo_test_speculatability.is_not_speculatable"(%0) : (tensor<4x8xf32>) -> ()
  %1 = "stablehlo.all_gather"(%d) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<?x4xf32>) -> tensor<?x?xf32>
  "hlo_test_speculatability.is_speculatable"(%1) : (tensor<?x?xf32>) -> ()
  %2 = "stablehlo.reduce_scatter"(%s) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x4xf32>) -> tensor<?x4xf32>
  "hlo_test_speculatability.is_speculatable"(%2) : (tensor<?x4xf32>) -> ()
  %3 = "stablehlo.all_to_all"(%s) {concat_dimension = 0 : i64, split_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x4xf32>) -> tensor<8x2xf32>
  "hlo_test_speculatability.is_not_speculatable"(%3) : (tensor<8x2xf32>) -> ()
  %4 = "stablehlo.all_reduce"(%d) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<?x4xf32>) -> tensor<?x4xf32>
  "hlo_test_speculatability.is_speculatable"(%4) : (tensor<?x4xf32>) -> ()
  return
}
func.func @computed_shapes(%s: tensor<4xf32>, %d: tensor<?xf32>, %one: tensor<1xf32>, %n: tensor<1xi32>, %m: tensor<i32>) {
  %c = stablehlo.constant dense<4> : tensor<1xi32>
  %0 = stablehlo.dynamic_reshape %s, %c : (tensor<4xf32>, tensor<1xi32>) -> tensor<?xf32>
  "hlo_test_speculatability.is_speculatable"(%0) : (tensor<?xf32>) -> ()
  %1 = stablehlo.dynamic_reshape %s, %n : (tensor<4xf32>, tensor<1xi32>) -> tensor<?xf32>
  "hlo_test_speculatability.is_not_speculatable"(%1) : (tensor<?xf32>) -> ()
  %2 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  "hlo_test_speculatability.is_speculatable"(%2) : (tensor<?xf32>) -> ()
  %3 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<4xf32>
  "hlo_test_speculatability.is_not_speculatable"(%3) : (tensor<4xf32>) -> ()
  %4 = stablehlo.dynamic_broadcast_in_dim %one, %n, dims = [0] : (tensor<1xf32>, tensor<1xi32>) -> tensor<?xf32>
  "hlo_test_speculatability.is_speculatable"(%4) : (tensor<?xf32>) -> ()
  %5 = stablehlo.dynamic_broadcast_in_dim %s, %n, dims = [0] : (tensor<4xf32>, tensor<1xi32>) -> tensor<?xf32>
  "hlo_test_speculatability.is_not_speculatable"(%5) : (tensor<?xf32>) -> ()
  %6 = stablehlo.dynamic_broadcast_in_dim %s, %c, dims = [0] : (tensor<4xf32>, tensor<1xi32>) -> tensor<4xf32>
  "hlo_test_speculatability.is_speculatable"(%6) : (tensor<4xf32>) -> ()
  %7 = stablehlo.dynamic_broadcast_in_dim %d, %c, dims = [0] : (tensor<?xf32>, tensor<1xi32>) -> tensor<4xf32>
  "hlo_test_speculatability.is_not_speculatable"(%7) : (tensor<4xf32>) -> ()
  %8 = stablehlo.set_dimension_size %s, %m, dim = 0 : (tensor<4xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  "hlo_test_speculatability.is_speculatable"(%8) : (tensor<?xf32, #stablehlo.bounds<4>>) -> ()
  return
}
