// accept
func.func @bc_samerank_dims(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  %0 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 1, 0>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @stable_true(%a: tensor<2x?xf32>) {
  %8:2 = chlo.top_k(%a, k = 1, is_stable = true) : tensor<2x?xf32> -> (tensor<2x1xf32>, tensor<2x1xi32>)
  return
}
func.func @bc_dims_unsorted(%a: tensor<2x3x4xf32>, %b: tensor<3x2xf32>) {
  %0 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 1, 0>} : (tensor<2x3x4xf32>, tensor<3x2xf32>) -> tensor<2x3x4xf32>
  return
}
func.func @bc_dims_ok(%a: tensor<2x3x4xf32>, %b: tensor<2x3xf32>) {
  %0 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3x4xf32>, tensor<2x3xf32>) -> tensor<2x3x4xf32>
  return
}
func.func @bc_samerank_iota(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  %0 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @bc_dyn1(%a: tensor<?xf32>, %b: tensor<1xf32>) {
  %0 = chlo.broadcast_add %a, %b : (tensor<?xf32>, tensor<1xf32>) -> tensor<7xf32>
  return
}
func.func @cmp_weak(%a: tensor<4xi32>, %b: tensor<4xi32>) {
  %0 = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction EQ>, compare_type = #chlo<comparison_type WEAKORDER>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return
}
func.func @select_bc(%p: tensor<3x1xi1>, %a: tensor<4xf32>, %b: tensor<f32>) {
  %0 = chlo.broadcast_select %p, %a, %b : (tensor<3x1xi1>, tensor<4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}
func.func @like_other(%b: tensor<4xf32>) {
  %5 = "chlo.constant_like"(%b) {value = 2 : i32} : (tensor<4xf32>) -> tensor<4xi32>
  return
}
func.func @like_complex(%b: tensor<4xf32>) {
  %5 = "chlo.constant_like"(%b) {value = #complex.number<:f32 1.0, 2.0> : complex<f32>} : (tensor<4xf32>) -> tensor<4xcomplex<f32>>
  return
}
func.func @acos_dyn(%b: tensor<?xf32>) {
  %5 = chlo.acos %b : tensor<?xf32> -> tensor<5xf32>
  return
}
func.func @topk_zero(%a: tensor<2x4xf32>) {
  %8:2 = chlo.top_k(%a, k = 0) : tensor<2x4xf32> -> (tensor<2x0xf32>, tensor<2x0xi32>)
  return
}
func.func @topk_cplx(%a: tensor<2x4xcomplex<f32>>) {
  %8:2 = chlo.top_k(%a, k = 1) : tensor<2x4xcomplex<f32>> -> (tensor<2x1xcomplex<f32>>, tensor<2x1xi32>)
  return
}
func.func @rev_false(%h4: tensor<4xf32>, %s: tensor<f32>) {
  %14:2 = chlo.scan(%h4) inits (%s) dimension=0 attributes {is_reverse = false} {
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      stablehlo.return %x, %y : tensor<f32>, tensor<f32>
    } : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}
func.func @assoc_false(%h4: tensor<4xf32>, %s: tensor<f32>) {
  %14:2 = chlo.scan(%h4) inits (%s) dimension=0 attributes {is_associative = false, scan_dim_size = 4 : i64} {
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      stablehlo.return %x, %y : tensor<f32>, tensor<f32>
    } : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}
func.func @no_inputs(%s: tensor<f32>) {
  %14:2 = chlo.scan() inits (%s) dimension=0 attributes {scan_dim_size = 4 : i64} {
    ^bb0(%y: tensor<f32>):
      stablehlo.return %y, %y : tensor<f32>, tensor<f32>
    } : (tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}
func.func @no_inputs_nosize(%s: tensor<f32>) {
  %14:2 = chlo.scan() inits (%s) dimension=0 {
    ^bb0(%y: tensor<f32>):
      stablehlo.return %y, %y : tensor<f32>, tensor<f32>
    } : (tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}
func.func @body_out_ok(%h4: tensor<4xf32>, %s: tensor<f32>) {
  %14:2 = chlo.scan(%h4) inits (%s) dimension=0 {
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %i = stablehlo.convert %x : (tensor<f32>) -> tensor<f16>
      stablehlo.return %i, %y : tensor<f16>, tensor<f32>
    } : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf16>, tensor<f32>)
  return
}
func.func @out_bigger_rank(%h4: tensor<3x4xf32>, %s: tensor<7x8xf32>) {
  %14:2 = chlo.scan(%h4) inits (%s) dimension=1 {
    ^bb0(%x: tensor<3xf32>, %y: tensor<7x8xf32>):
      stablehlo.return %y, %y : tensor<7x8xf32>, tensor<7x8xf32>
    } : (tensor<3x4xf32>, tensor<7x8xf32>) -> (tensor<7x4x8xf32>, tensor<7x8xf32>)
  return
}
func.func @dyn(%h4: tensor<?xf32>, %s: tensor<f32>) {
  %14:2 = chlo.scan(%h4) inits (%s) dimension=0 {
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      stablehlo.return %x, %y : tensor<f32>, tensor<f32>
    } : (tensor<?xf32>, tensor<f32>) -> (tensor<5xf32>, tensor<f32>)
  return
}

// -----
func.func @bc_dims_big(%a: tensor<2x3x4xf32>, %b: tensor<2x3xf32>) {
  // expect: -
  // mended by: broadcast_dimensions = array<i64: 1, 5> => broadcast_dimensions = array<i64: 0, 1>
  %0 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 1, 5>} : (tensor<2x3x4xf32>, tensor<2x3xf32>) -> tensor<2x3x4xf32>
  return
}

// -----
func.func @bc_dims_few(%a: tensor<2x3x4xf32>, %b: tensor<2x3xf32>) {
  // expect: -
  // mended by: broadcast_dimensions = array<i64: 0> => broadcast_dimensions = array<i64: 0, 1>
  %0 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<2x3x4xf32>, tensor<2x3xf32>) -> tensor<2x3x4xf32>
  return
}

// -----
func.func @bc_mismatch(%a: tensor<2x3xf32>, %b: tensor<2xf32>) {
  // expect: -
  // mended by: tensor<2x3xf32> => tensor<2x2xf32>
  %0 = chlo.broadcast_add %a, %b : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  return
}

// -----
func.func @bc_mismatch_dims(%a: tensor<2x3xf32>, %b: tensor<2xf32>) {
  // expect: -
  // mended by: broadcast_dimensions = array<i64: 1> => broadcast_dimensions = array<i64: 0>
  %0 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  return
}

// -----
func.func @bc_wrong_result(%a: tensor<2x3xf32>, %b: tensor<1xf32>) {
  // expect: -
  // mended by: tensor<2x3xf32> => tensor<2x4xf32>
  %0 = chlo.broadcast_add %a, %b : (tensor<2x3xf32>, tensor<1xf32>) -> tensor<2x4xf32>
  return
}

// -----
func.func @bc_dyn4(%a: tensor<?xf32>, %b: tensor<4xf32>) {
  // expect: -
  // mended by: tensor<4xf32> => tensor<1xf32>
  %0 = chlo.broadcast_add %a, %b : (tensor<?xf32>, tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----
func.func @bc_elem(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expect: -
  // mended by: tensor<4xf32> => tensor<4xi32>
  %0 = chlo.broadcast_add %a, %b : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  return
}

// -----
func.func @bc_elem_sub(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expect: -
  // mended by: tensor<4xf32> => tensor<4xi32>
  %0 = chlo.broadcast_subtract %a, %b : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  return
}

// -----
func.func @bc_elem_and(%a: tensor<4xi1>, %b: tensor<4xi32>) {
  // expect: -
  // mended by: tensor<4xi1> => tensor<4xi32>
  %0 = chlo.broadcast_and %a, %b : (tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----
func.func @bc_elem_and2(%a: tensor<4xi32>, %b: tensor<4xi32>) {
  // expect: -
  // mended by: tensor<4xf32> => tensor<4xi32>
  %0 = chlo.broadcast_and %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xf32>
  return
}

// -----
func.func @cmp_elem(%a: tensor<4xi32>, %b: tensor<4xf32>) {
  // expect: -
  // mended by: tensor<4xf32> => tensor<4xi32>
  %0 = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xf32>) -> tensor<4xi1>
  return
}

// -----
func.func @complex(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expect: -
  // mended by: tensor<4xcomplex<f64>> => tensor<4xcomplex<f32>>
  %0 = chlo.broadcast_complex %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f64>>
  return
}

// -----
func.func @complex16(%a: tensor<4xf16>, %b: tensor<4xf16>) {
  // expect: -
  // mended by: tensor<4xf16> => tensor<4xf32>
  %0 = chlo.broadcast_complex %a, %b : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xcomplex<f32>>
  return
}

// -----
func.func @complexmix(%a: tensor<4xf32>, %b: tensor<4xf64>) {
  // expect: -
  // mended by: tensor<4xf64> => tensor<4xf32>
  %0 = chlo.broadcast_complex %a, %b : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xcomplex<f32>>
  return
}

// -----
func.func @select_mismatch(%p: tensor<3xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expect: -
  // mended by: tensor<3xi1> => tensor<1xi1>
  %0 = chlo.broadcast_select %p, %a, %b : (tensor<3xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----
func.func @select_bc2(%p: tensor<3x1xi1>, %a: tensor<4xf32>, %b: tensor<f32>) {
  // expect: -
  // mended by: tensor<3x1xf32> => tensor<3x4xf32>
  %0 = chlo.broadcast_select %p, %a, %b : (tensor<3x1xi1>, tensor<4xf32>, tensor<f32>) -> tensor<3x1xf32>
  return
}

// -----
func.func @select_elem(%p: tensor<i1>, %a: tensor<4xf32>, %b: tensor<f64>) {
  // expect: -
  // mended by: tensor<4xf32> => tensor<4xf64>
  %0 = chlo.broadcast_select %p, %a, %b : (tensor<i1>, tensor<4xf32>, tensor<f64>) -> tensor<4xf32>
  return
}

// -----
func.func @like_elem(%b: tensor<4xf32>) {
  // expect: -
  // mended by: tensor<4xf32> => tensor<4xi32>
  %5 = "chlo.constant_like"(%b) {value = 2 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----
func.func @like_shape(%b: tensor<4xf32>) {
  // expect: -
  // mended by: tensor<4xf32> => tensor<5xf32>
  %5 = "chlo.constant_like"(%b) {value = 2.0 : f32} : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----
func.func @like_dense(%b: tensor<4xf32>) {
  // expect: -
  // mended by: value = dense<2.0> : tensor<4xf32> => value = 3.200000e+00 : f32
  %5 = "chlo.constant_like"(%b) {value = dense<2.0> : tensor<4xf32>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----
func.func @like_string(%b: tensor<4xf32>) {
  // expect: -
  // mended by: value = "abc" => value = 2.0 : f32
  %5 = "chlo.constant_like"(%b) {value = "abc"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----
func.func @constant_mis() {
  // expect: -
  // mended by: tensor<4xf32> => tensor<5xf32>
  %5 = "chlo.constant"() {value = dense<2.0> : tensor<4xf32>} : () -> tensor<5xf32>
  return
}

// -----
func.func @isinf_shape(%b: tensor<4xf32>) {
  // expect: -
  // mended by: tensor<4xf32> => tensor<5xf32>
  %5 = chlo.is_inf %b : tensor<4xf32> -> tensor<5xi1>
  return
}

// -----
func.func @acos_mis(%b: tensor<4xf32>) {
  // expect: -
  // mended by: tensor<4xf32> => tensor<5xf32>
  %5 = chlo.acos %b : tensor<4xf32> -> tensor<5xf32>
  return
}

// -----
func.func @acos_el(%b: tensor<4xf32>) {
  // expect: -
  // mended by: tensor<4xf32> => tensor<4xf64>
  %5 = chlo.acos %b : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----
func.func @topk_k(%a: tensor<2x4xf32>) {
  // expect: -
  // mended by: tensor<2x4xf32> => tensor<2x5xf32>
  %8:2 = chlo.top_k(%a, k = 5) : tensor<2x4xf32> -> (tensor<2x5xf32>, tensor<2x5xi32>)
  return
}

// -----
func.func @topk_neg(%a: tensor<2x4xf32>) {
  // expect: -
  // mended by: k = -1 => k = 1
  %8:2 = chlo.top_k(%a, k = -1) : tensor<2x4xf32> -> (tensor<2x1xf32>, tensor<2x1xi32>)
  return
}

// -----
func.func @topk_scalar(%a: tensor<f32>) {
  // expect: -
  %8:2 = chlo.top_k(%a, k = 1) : tensor<f32> -> (tensor<f32>, tensor<i32>)
  return
}

// -----
func.func @topk_idx64(%a: tensor<2x4xf32>) {
  // expect: -
  // mended by: tensor<2x1xi64> => tensor<2x1xi32>
  %8:2 = chlo.top_k(%a, k = 1) : tensor<2x4xf32> -> (tensor<2x1xf32>, tensor<2x1xi64>)
  return
}

// -----
func.func @topk_shape(%a: tensor<2x4xf32>) {
  // expect: -
  // mended by: 2 = chlo.top_k(%a, k = 1) : tensor<2x4xf32> -> (tensor<2x2xf32>, tensor<2x2xi32>) => 2 = chlo.top_k(%a, k = 2) : tensor<2x4xf32> -> (tensor<2x2xf32>, tensor<2x2xi32>)
  %8:2 = chlo.top_k(%a, k = 1) : tensor<2x4xf32> -> (tensor<2x2xf32>, tensor<2x2xi32>)
  return
}

// -----
func.func @size_wrong(%h4: tensor<4xf32>, %s: tensor<f32>) {
  // expect: -
  // mended by: scan_dim_size = 5 : i64 => scan_dim_size = 4 : i64
  %14:2 = chlo.scan(%h4) inits (%s) dimension=0 attributes {scan_dim_size = 5 : i64} {
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      stablehlo.return %x, %y : tensor<f32>, tensor<f32>
    } : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}

// -----
func.func @dim_big(%h4: tensor<4xf32>, %s: tensor<f32>) {
  // expect: -
  %14:2 = chlo.scan(%h4) inits (%s) dimension=1 {
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      stablehlo.return %x, %y : tensor<f32>, tensor<f32>
    } : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}

// -----
func.func @dim_differ(%h4: tensor<4xf32>, %h5: tensor<5xf32>, %s: tensor<f32>) {
  // expect: -
  // mended by: tensor<4xf32> => tensor<5xf32>
  %14:2 = chlo.scan(%h4, %h5) inits (%s) dimension=0 {
    ^bb0(%x: tensor<f32>, %z: tensor<f32>, %y: tensor<f32>):
      stablehlo.return %x, %y : tensor<f32>, tensor<f32>
    } : (tensor<4xf32>, tensor<5xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}

// -----
func.func @body_in(%h4: tensor<4xf32>, %s: tensor<f32>) {
  // expect: -
  // mended by: tensor<1xf32> => tensor<f32>
  %14:2 = chlo.scan(%h4) inits (%s) dimension=0 {
    ^bb0(%x: tensor<1xf32>, %y: tensor<f32>):
      stablehlo.return %y, %y : tensor<f32>, tensor<f32>
    } : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}

// -----
func.func @body_returns_few(%h4: tensor<4xf32>, %s: tensor<f32>) {
  // expect: -
  // mended by: return %y : tensor<f32> => return %y, %z : tensor<f32>, tensor<f32>
  %14:2 = chlo.scan(%h4) inits (%s, %s) dimension=0 {
    ^bb0(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<f32>):
      stablehlo.return %y : tensor<f32>
    } : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----
func.func @body_carry(%h4: tensor<4xf32>, %s: tensor<f32>) {
  // expect: -
  // mended by: tensor<2xf32> => tensor<f32>
  %14:2 = chlo.scan(%h4) inits (%s) dimension=0 {
    ^bb0(%x: tensor<f32>, %y: tensor<2xf32>):
      stablehlo.return %x, %y : tensor<f32>, tensor<2xf32>
    } : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}

// -----
func.func @body_out_type(%h4: tensor<4xf32>, %s: tensor<f32>) {
  // expect: -
  // mended by: tensor<f16> => tensor<f32>
  %14:2 = chlo.scan(%h4) inits (%s) dimension=0 {
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %i = stablehlo.convert %x : (tensor<f32>) -> tensor<f16>
      stablehlo.return %i, %y : tensor<f16>, tensor<f32>
    } : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}

// -----
func.func @body_carry_out(%h4: tensor<4xf32>, %s: tensor<f32>) {
  // expect: -
  // mended by: tensor<f16> => tensor<f32>
  %14:2 = chlo.scan(%h4) inits (%s) dimension=0 {
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %i = stablehlo.convert %x : (tensor<f32>) -> tensor<f16>
      stablehlo.return %y, %i : tensor<f32>, tensor<f16>
    } : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f16>)
  return
}

// -----
func.func @results_many(%h4: tensor<4xf32>, %s: tensor<f32>) {
  // expect: -
  // mended by: %14:2 => %14
  // mended by: (tensor<f32>, tensor<f32>) => tensor<f32>
  %14:2 = chlo.scan(%h4) inits (%s) dimension=0 {
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      stablehlo.return %y : tensor<f32>
    } : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----
func.func @ret_few(%h4: tensor<4xf32>, %s: tensor<f32>) {
  // expect: -
  %14:2 = chlo.scan(%h4) inits (%s) dimension=0 {
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      stablehlo.return %y : tensor<f32>
    } : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}

// -----
func.func @out_shape_other_rank(%h4: tensor<3x4xf32>, %s: tensor<f32>) {
  // expect: -
  %14:2 = chlo.scan(%h4) inits (%s) dimension=1 {
    ^bb0(%x: tensor<3xf32>, %y: tensor<f32>):
      stablehlo.return %y, %y : tensor<f32>, tensor<f32>
    } : (tensor<3x4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}

// -----
func.func @out_extent(%h4: tensor<4xf32>, %s: tensor<f32>) {
  // expect: -
  // mended by: tensor<4xf32> => tensor<5xf32>
  %14:2 = chlo.scan(%h4) inits (%s) dimension=0 {
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      stablehlo.return %x, %y : tensor<f32>, tensor<f32>
    } : (tensor<4xf32>, tensor<f32>) -> (tensor<5xf32>, tensor<f32>)
  return
}

// -----
// accept
func.func @ragged(%l: tensor<8x4xf32>, %g: tensor<3x4x5xf32>, %r: tensor<4x5xf32>, %n: tensor<3xi64>, %b: tensor<2x8x4xf32>, %c: tensor<2x4x5xf32>, %m: tensor<2x3xi32>, %bg: tensor<3x2x4x5xf32>) {
  %0 = "chlo.ragged_dot"(%l, %g, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi64>) -> tensor<8x5xf32>
  %1 = "chlo.ragged_dot"(%l, %r, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<8x4xf32>, tensor<4x5xf32>, tensor<3xi64>) -> tensor<3x8x5xf32>
  %2 = "chlo.ragged_dot"(%b, %c, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<2x8x4xf32>, tensor<2x4x5xf32>, tensor<3xi64>) -> tensor<2x8x5xf32>
  %3 = "chlo.ragged_dot"(%b, %bg, %m) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x8x4xf32>, tensor<3x2x4x5xf32>, tensor<2x3xi32>) -> tensor<2x8x5xf32>
  %4 = "chlo.ragged_dot"(%b, %c, %m) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2]>}> : (tensor<2x8x4xf32>, tensor<2x4x5xf32>, tensor<2x3xi32>) -> tensor<3x2x8x5xf32>
  return
}

// -----
func.func @ragged_groups_come_first(%b: tensor<2x8x4xf32>, %c: tensor<2x4x5xf32>, %m: tensor<2x3xi32>) {
  // expect: -
  // mended by: ) -> tensor<2x3x8x5xf32> => ) -> tensor<3x2x8x5xf32>
  %0 = "chlo.ragged_dot"(%b, %c, %m) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2]>}> : (tensor<2x8x4xf32>, tensor<2x4x5xf32>, tensor<2x3xi32>) -> tensor<2x3x8x5xf32>
  return
}

// -----
func.func @ragged(%l: tensor<8x4xf32>, %g: tensor<3x4x5xf32>, %r: tensor<4x5xf32>, %n: tensor<3xi64>, %t: tensor<2xi64>, %d: tensor<4x5xf64>) {
  // expect: -
  %0 = "chlo.ragged_dot"(%l, %g, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi64>) -> tensor<8x3x5xf32>
  // expect: -
  // mended by: tensor<2xi64> => tensor<3xi64>
  %1 = "chlo.ragged_dot"(%l, %g, %t) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<2xi64>) -> tensor<8x5xf32>
  // expect: -
  // mended by: ) -> tensor<8x4xf32> => ) -> tensor<8x5xf32>
  %2 = "chlo.ragged_dot"(%l, %g, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi64>) -> tensor<8x4xf32>
  // expect: -
  // mended by: tensor<8x4xf32>, => tensor<8x5xf32>,
  %3 = "chlo.ragged_dot"(%l, %g, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi64>) -> tensor<8x4xf32>
  // expect: -
  // mended by: lhs_ragged_dimensions = [0, 1] => lhs_ragged_dimensions = [0]
  %4 = "chlo.ragged_dot"(%l, %g, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0, 1], rhs_group_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi64>) -> tensor<8x5xf32>
  // expect: -
  // mended by: lhs_ragged_dimensions = [2] => lhs_ragged_dimensions = [0]
  %5 = "chlo.ragged_dot"(%l, %g, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi64>) -> tensor<8x5xf32>
  // expect: -
  // mended by: ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [1]> => ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>
  %6 = "chlo.ragged_dot"(%l, %g, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [1]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi64>) -> tensor<8x5xf32>
  // expect: -
  // mended by: lhs_contracting_dimensions = [1, 1] => lhs_contracting_dimensions = [1]
  %7 = "chlo.ragged_dot"(%l, %r, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1, 1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<8x4xf32>, tensor<4x5xf32>, tensor<3xi64>) -> tensor<3x8x5xf32>
  // expect: -
  // mended by: tensor<8x5xf32> => tensor<3x8x5xf32>
  %8 = "chlo.ragged_dot"(%l, %r, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<8x4xf32>, tensor<4x5xf32>, tensor<3xi64>) -> tensor<8x5xf32>
  // expect: -
  %9 = "chlo.ragged_dot"(%l, %r, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = [1]>}> : (tensor<8x4xf32>, tensor<4x5xf32>, tensor<3xi64>) -> tensor<3x8xf32>
  // expect: -
  // mended by: tensor<4x5xf64> => tensor<4x5xf32>
  %10 = "chlo.ragged_dot"(%l, %d, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<8x4xf32>, tensor<4x5xf64>, tensor<3xi64>) -> tensor<3x8x5xf32>
  return
}
