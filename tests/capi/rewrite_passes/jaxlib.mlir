// run: builtin.module(stablehlo-compatibility-expander{target=1.0.0})
func.func @a(%x: tensor<4xf32>, %y: tensor<4xf32>, %p: tensor<4xi1>, %i: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>,tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>,tensor<4xi32>) {
  %c = stablehlo.constant dense<1.0> : tensor<4xf32>
  %z = stablehlo.add %c, %x : tensor<4xf32>
  %u = stablehlo.maximum %x, %x : tensor<4xf32>
  %d = stablehlo.constant dense<2.0> : tensor<4xf32>
  %v = stablehlo.multiply %d, %u : tensor<4xf32>
  %t = stablehlo.compare LT, %c, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %pp = stablehlo.and %p, %p : tensor<4xi1>
  %nn = stablehlo.not %p : tensor<4xi1>
  %nm = stablehlo.not %nn : tensor<4xi1>
  %n1 = stablehlo.negate %y : tensor<4xf32>
  %n2 = stablehlo.negate %n1 : tensor<4xf32>
  %a1 = stablehlo.abs %y : tensor<4xf32>
  %a2 = stablehlo.abs %a1 : tensor<4xf32>
  %e = stablehlo.constant dense<3> : tensor<4xi32>
  %h = stablehlo.and %e, %i : tensor<4xi32>
  return %z, %v, %t, %pp, %a2, %n2, %nm, %h : tensor<4xf32>, tensor<4xf32>, tensor<4xi1>,tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>,tensor<4xi32>
}
// =====
module {
  func.func @a(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi1>, %arg3: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi32>) {
    %c = stablehlo.constant dense<3> : tensor<4xi32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %0 = stablehlo.add %cst_0, %arg0 : tensor<4xf32>
    %1 = stablehlo.maximum %arg0, %arg0 : tensor<4xf32>
    %2 = stablehlo.multiply %cst, %1 : tensor<4xf32>
    %3 = stablehlo.compare LT, %cst_0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %4 = stablehlo.and %arg2, %arg2 : tensor<4xi1>
    %5 = stablehlo.not %arg2 : tensor<4xi1>
    %6 = stablehlo.not %5 : tensor<4xi1>
    %7 = stablehlo.negate %arg1 : tensor<4xf32>
    %8 = stablehlo.negate %7 : tensor<4xf32>
    %9 = stablehlo.abs %arg1 : tensor<4xf32>
    %10 = stablehlo.abs %9 : tensor<4xf32>
    %11 = stablehlo.and %c, %arg3 : tensor<4xi32>
    return %0, %2, %3, %4, %10, %8, %6, %11 : tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi32>
  }
}
// -----
// run: builtin.module(stablehlo-compatibility-expander{target=1.8.0})
func.func @a(%x: tensor<4xf32>, %y: tensor<4xf32>, %p: tensor<4xi1>, %i: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>,tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>,tensor<4xi32>) {
  %c = stablehlo.constant dense<1.0> : tensor<4xf32>
  %z = stablehlo.add %c, %x : tensor<4xf32>
  %u = stablehlo.maximum %x, %x : tensor<4xf32>
  %d = stablehlo.constant dense<2.0> : tensor<4xf32>
  %v = stablehlo.multiply %d, %u : tensor<4xf32>
  %t = stablehlo.compare LT, %c, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %pp = stablehlo.and %p, %p : tensor<4xi1>
  %nn = stablehlo.not %p : tensor<4xi1>
  %nm = stablehlo.not %nn : tensor<4xi1>
  %n1 = stablehlo.negate %y : tensor<4xf32>
  %n2 = stablehlo.negate %n1 : tensor<4xf32>
  %a1 = stablehlo.abs %y : tensor<4xf32>
  %a2 = stablehlo.abs %a1 : tensor<4xf32>
  %e = stablehlo.constant dense<3> : tensor<4xi32>
  %h = stablehlo.and %e, %i : tensor<4xi32>
  return %z, %v, %t, %pp, %a2, %n2, %nm, %h : tensor<4xf32>, tensor<4xf32>, tensor<4xi1>,tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>,tensor<4xi32>
}
// =====
module {
  func.func @a(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi1>, %arg3: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi32>) {
    %c = stablehlo.constant dense<3> : tensor<4xi32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %0 = stablehlo.add %cst_0, %arg0 : tensor<4xf32>
    %1 = stablehlo.maximum %arg0, %arg0 : tensor<4xf32>
    %2 = stablehlo.multiply %cst, %1 : tensor<4xf32>
    %3 = stablehlo.compare LT, %cst_0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %4 = stablehlo.and %arg2, %arg2 : tensor<4xi1>
    %5 = stablehlo.not %arg2 : tensor<4xi1>
    %6 = stablehlo.not %5 : tensor<4xi1>
    %7 = stablehlo.negate %arg1 : tensor<4xf32>
    %8 = stablehlo.negate %7 : tensor<4xf32>
    %9 = stablehlo.abs %arg1 : tensor<4xf32>
    %10 = stablehlo.abs %9 : tensor<4xf32>
    %11 = stablehlo.and %c, %arg3 : tensor<4xi32>
    return %0, %2, %3, %4, %10, %8, %6, %11 : tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi32>
  }
}
// -----
// run: builtin.module(stablehlo-compatibility-expander{target=1.0.0})
func.func @dyn_other(%arg0: tensor<3x2x4x?xi32>, %arg1: tensor<4x3x?xi32>) -> tensor<4x3x?x8xi32> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [1], operand_batching_dims = [0, 2],
      start_indices_batching_dims = [1, 0], start_index_map = [1], index_vector_dim = 3>,
    slice_sizes = array<i64: 1, 1, 1, 8>, indices_are_sorted = false
  }> : (tensor<3x2x4x?xi32>, tensor<4x3x?xi32>) -> tensor<4x3x?x8xi32>
  func.return %0 : tensor<4x3x?x8xi32>
}
func.func @middle(%arg0: tensor<3x2x4x9xi32>, %arg1: tensor<4x1x3x5xui8>) -> tensor<4x3x5x8xi32> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [1], operand_batching_dims = [0, 2],
      start_indices_batching_dims = [2, 0], start_index_map = [1], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 1, 1, 8>, indices_are_sorted = false
  }> : (tensor<3x2x4x9xi32>, tensor<4x1x3x5xui8>) -> tensor<4x3x5x8xi32>
  func.return %0 : tensor<4x3x5x8xi32>
}
func.func @operand_dyn(%arg0: tensor<3x2x4x?xi32>, %arg1: tensor<4x3x5xi32>) -> tensor<4x3x5x8xi32> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [1], operand_batching_dims = [0, 2],
      start_indices_batching_dims = [1, 0], start_index_map = [1], index_vector_dim = 3>,
    slice_sizes = array<i64: 1, 1, 1, 8>, indices_are_sorted = false
  }> : (tensor<3x2x4x?xi32>, tensor<4x3x5xi32>) -> tensor<4x3x5x8xi32>
  func.return %0 : tensor<4x3x5x8xi32>
}
func.func @ui8_255(%arg0: tensor<255x2x4xi32>, %arg1: tensor<255x5xui8>) -> tensor<255x5x4xi32> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0],
      start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>,
    slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = true
  }> : (tensor<255x2x4xi32>, tensor<255x5xui8>) -> tensor<255x5x4xi32>
  func.return %0 : tensor<255x5x4xi32>
}
func.func @nomap(%arg0: tensor<5x4xi32>, %arg1: tensor<5x0xui8>) -> tensor<5x4xi32> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0],
      start_indices_batching_dims = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 4>, indices_are_sorted = true
  }> : (tensor<5x4xi32>, tensor<5x0xui8>) -> tensor<5x4xi32>
  func.return %0 : tensor<5x4xi32>
}
func.func @scatter2(%arg0: tensor<5x4xi32>, %arg1: tensor<5x1xi32>, %u: tensor<5xi32>) -> (tensor<5x4xi32>, tensor<5x4xi32>) {
  %0:2 = "stablehlo.scatter"(%arg0, %arg0, %arg1, %u, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0],
      scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>,
    indices_are_sorted = true, unique_indices = true
  }> ({ ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    stablehlo.return %c, %d : tensor<i32>, tensor<i32> }) : (tensor<5x4xi32>, tensor<5x4xi32>, tensor<5x1xi32>, tensor<5xi32>, tensor<5xi32>) -> (tensor<5x4xi32>, tensor<5x4xi32>)
  func.return %0#0, %0#1 : tensor<5x4xi32>, tensor<5x4xi32>
}
// =====
module {
  func.func @dyn_other(%arg0: tensor<3x2x4x?xi32>, %arg1: tensor<4x3x?xi32>) -> tensor<4x3x?x8xi32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [1, 0], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 8>}> : (tensor<3x2x4x?xi32>, tensor<4x3x?xi32>) -> tensor<4x3x?x8xi32>
    return %0 : tensor<4x3x?x8xi32>
  }
  func.func @middle(%arg0: tensor<3x2x4x9xi32>, %arg1: tensor<4x1x3x5xui8>) -> tensor<4x3x5x8xi32> {
    %0 = stablehlo.iota dim = 2 : tensor<4x1x3x5xui8>
    %1 = stablehlo.iota dim = 0 : tensor<4x1x3x5xui8>
    %2 = stablehlo.concatenate %0, %1, %arg1, dim = 1 : (tensor<4x1x3x5xui8>, tensor<4x1x3x5xui8>, tensor<4x1x3x5xui8>) -> tensor<4x3x3x5xui8>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 2, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 8>}> : (tensor<3x2x4x9xi32>, tensor<4x3x3x5xui8>) -> tensor<4x3x5x8xi32>
    return %3 : tensor<4x3x5x8xi32>
  }
  func.func @operand_dyn(%arg0: tensor<3x2x4x?xi32>, %arg1: tensor<4x3x5xi32>) -> tensor<4x3x5x8xi32> {
    %0 = stablehlo.reshape %arg1 : (tensor<4x3x5xi32>) -> tensor<4x3x5x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<4x3x5x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<4x3x5x1xi32>
    %3 = stablehlo.concatenate %1, %2, %0, dim = 3 : (tensor<4x3x5x1xi32>, tensor<4x3x5x1xi32>, tensor<4x3x5x1xi32>) -> tensor<4x3x5x3xi32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 2, 1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 8>}> : (tensor<3x2x4x?xi32>, tensor<4x3x5x3xi32>) -> tensor<4x3x5x8xi32>
    return %4 : tensor<4x3x5x8xi32>
  }
  func.func @ui8_255(%arg0: tensor<255x2x4xi32>, %arg1: tensor<255x5xui8>) -> tensor<255x5x4xi32> {
    %0 = stablehlo.reshape %arg1 : (tensor<255x5xui8>) -> tensor<255x5x1xui8>
    %1 = stablehlo.iota dim = 0 : tensor<255x5x1xui8>
    %2 = stablehlo.concatenate %1, %0, dim = 2 : (tensor<255x5x1xui8>, tensor<255x5x1xui8>) -> tensor<255x5x2xui8>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<255x2x4xi32>, tensor<255x5x2xui8>) -> tensor<255x5x4xi32>
    return %3 : tensor<255x5x4xi32>
  }
  func.func @nomap(%arg0: tensor<5x4xi32>, %arg1: tensor<5x0xui8>) -> tensor<5x4xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<5x1xui8>
    %1 = stablehlo.concatenate %0, %arg1, dim = 1 : (tensor<5x1xui8>, tensor<5x0xui8>) -> tensor<5x1xui8>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xi32>, tensor<5x1xui8>) -> tensor<5x4xi32>
    return %2 : tensor<5x4xi32>
  }
  func.func @scatter2(%arg0: tensor<5x4xi32>, %arg1: tensor<5x1xi32>, %arg2: tensor<5xi32>) -> (tensor<5x4xi32>, tensor<5x4xi32>) {
    %0 = stablehlo.iota dim = 0 : tensor<5x1xi32>
    %1 = stablehlo.concatenate %0, %arg1, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %2:2 = "stablehlo.scatter"(%arg0, %arg0, %1, %arg2, %arg2) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>):
      stablehlo.return %arg5, %arg6 : tensor<i32>, tensor<i32>
    }) : (tensor<5x4xi32>, tensor<5x4xi32>, tensor<5x2xi32>, tensor<5xi32>, tensor<5xi32>) -> (tensor<5x4xi32>, tensor<5x4xi32>)
    return %2#0, %2#1 : tensor<5x4xi32>, tensor<5x4xi32>
  }
}
// -----
// run: builtin.module(stablehlo-compatibility-expander{target=1.0.0})
func.func @t(%a: tensor<4xf32>, %b: tensor<4xcomplex<f32>>, %q: tensor<?xf32>) -> (tensor<4xf32>, tensor<4xcomplex<f32>>, tensor<?xf32>) {
  %0 = stablehlo.tan %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  %1 = stablehlo.tan %b : tensor<4xcomplex<f32>>
  %2 = stablehlo.tan %q : tensor<?xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xcomplex<f32>>, tensor<?xf32>
}
// =====
module {
  func.func @t(%arg0: tensor<4xf32>, %arg1: tensor<4xcomplex<f32>>, %arg2: tensor<?xf32>) -> (tensor<4xf32>, tensor<4xcomplex<f32>>, tensor<?xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %0 = stablehlo.tan %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e+00, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
    %1 = stablehlo.real %arg1 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %2 = stablehlo.sine %1 : tensor<4xf32>
    %3 = stablehlo.cosine %1 : tensor<4xf32>
    %4 = stablehlo.divide %2, %3 : tensor<4xf32>
    %5 = stablehlo.imag %arg1 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %6 = stablehlo.tanh %5 : tensor<4xf32>
    %7 = stablehlo.complex %4, %6 : tensor<4xcomplex<f32>>
    %8 = stablehlo.multiply %4, %6 : tensor<4xf32>
    %9 = stablehlo.negate %8 : tensor<4xf32>
    %10 = stablehlo.complex %cst, %9 : tensor<4xcomplex<f32>>
    %11 = stablehlo.divide %7, %10 : tensor<4xcomplex<f32>>
    %12 = stablehlo.sine %arg2 : tensor<?xf32>
    %13 = stablehlo.cosine %arg2 : tensor<?xf32>
    %14 = stablehlo.divide %12, %13 : tensor<?xf32>
    return %0, %11, %14 : tensor<4xf32>, tensor<4xcomplex<f32>>, tensor<?xf32>
  }
}
// -----
// run: builtin.module(stablehlo-compatibility-expander{target=1.1.0})
func.func @dyn_other(%arg0: tensor<3x2x4x?xi32>, %arg1: tensor<4x3x?xi32>) -> tensor<4x3x?x8xi32> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [1], operand_batching_dims = [0, 2],
      start_indices_batching_dims = [1, 0], start_index_map = [1], index_vector_dim = 3>,
    slice_sizes = array<i64: 1, 1, 1, 8>, indices_are_sorted = false
  }> : (tensor<3x2x4x?xi32>, tensor<4x3x?xi32>) -> tensor<4x3x?x8xi32>
  func.return %0 : tensor<4x3x?x8xi32>
}
func.func @middle(%arg0: tensor<3x2x4x9xi32>, %arg1: tensor<4x1x3x5xui8>) -> tensor<4x3x5x8xi32> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [1], operand_batching_dims = [0, 2],
      start_indices_batching_dims = [2, 0], start_index_map = [1], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 1, 1, 8>, indices_are_sorted = false
  }> : (tensor<3x2x4x9xi32>, tensor<4x1x3x5xui8>) -> tensor<4x3x5x8xi32>
  func.return %0 : tensor<4x3x5x8xi32>
}
func.func @operand_dyn(%arg0: tensor<3x2x4x?xi32>, %arg1: tensor<4x3x5xi32>) -> tensor<4x3x5x8xi32> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [1], operand_batching_dims = [0, 2],
      start_indices_batching_dims = [1, 0], start_index_map = [1], index_vector_dim = 3>,
    slice_sizes = array<i64: 1, 1, 1, 8>, indices_are_sorted = false
  }> : (tensor<3x2x4x?xi32>, tensor<4x3x5xi32>) -> tensor<4x3x5x8xi32>
  func.return %0 : tensor<4x3x5x8xi32>
}
func.func @ui8_255(%arg0: tensor<255x2x4xi32>, %arg1: tensor<255x5xui8>) -> tensor<255x5x4xi32> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0],
      start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>,
    slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = true
  }> : (tensor<255x2x4xi32>, tensor<255x5xui8>) -> tensor<255x5x4xi32>
  func.return %0 : tensor<255x5x4xi32>
}
func.func @nomap(%arg0: tensor<5x4xi32>, %arg1: tensor<5x0xui8>) -> tensor<5x4xi32> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0],
      start_indices_batching_dims = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 4>, indices_are_sorted = true
  }> : (tensor<5x4xi32>, tensor<5x0xui8>) -> tensor<5x4xi32>
  func.return %0 : tensor<5x4xi32>
}
func.func @scatter2(%arg0: tensor<5x4xi32>, %arg1: tensor<5x1xi32>, %u: tensor<5xi32>) -> (tensor<5x4xi32>, tensor<5x4xi32>) {
  %0:2 = "stablehlo.scatter"(%arg0, %arg0, %arg1, %u, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0],
      scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>,
    indices_are_sorted = true, unique_indices = true
  }> ({ ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    stablehlo.return %c, %d : tensor<i32>, tensor<i32> }) : (tensor<5x4xi32>, tensor<5x4xi32>, tensor<5x1xi32>, tensor<5xi32>, tensor<5xi32>) -> (tensor<5x4xi32>, tensor<5x4xi32>)
  func.return %0#0, %0#1 : tensor<5x4xi32>, tensor<5x4xi32>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-compatibility-expander{target=1.4.0})
func.func @t(%a: tensor<4xf32>, %b: tensor<4xcomplex<f32>>, %q: tensor<?xf32>) -> (tensor<4xf32>, tensor<4xcomplex<f32>>, tensor<?xf32>) {
  %0 = stablehlo.tan %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  %1 = stablehlo.tan %b : tensor<4xcomplex<f32>>
  %2 = stablehlo.tan %q : tensor<?xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xcomplex<f32>>, tensor<?xf32>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-compatibility-expander{target=1.8.0})
// locations
#loc = loc("file.mlir":0:0 to :3)
#loc4 = loc("file.mlir":2:8 to :10)
module {
  func.func @main(%arg0: tensor<i32> loc("file.mlir":2:21 to :30)) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32> loc(#loc4)
    %0 = stablehlo.add %arg0, %c : tensor<i32> loc(fused["a"("file.mlir":4:10 to :12), callsite("b" at "other.mlir":7:1 to 8:2)])
    return %0 : tensor<i32> loc(unknown)
  } loc("named"(#loc4))
} loc(#loc)
// =====
#loc2 = loc("file.mlir":2:21)
module {
  func.func @main(%arg0: tensor<i32> loc("file.mlir":2:21)) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32> loc(#loc1)
    %0 = stablehlo.add %arg0, %c : tensor<i32> loc(#loc10)
    return %0 : tensor<i32> loc(#loc6)
  } loc(#loc7)
} loc(#loc)
#loc = loc("file.mlir":0:0)
#loc1 = loc("file.mlir":2:8)
#loc3 = loc("file.mlir":4:10)
#loc4 = loc("b")
#loc5 = loc("other.mlir":7:1)
#loc6 = loc(unknown)
#loc7 = loc("named"(#loc1))
#loc8 = loc("a"(#loc3))
#loc9 = loc(callsite(#loc4 at #loc5))
#loc10 = loc(fused[#loc8, #loc9])
// -----
// run: builtin.module(stablehlo-compatibility-expander{target=1.9.0})
// locations
#loc = loc("file.mlir":0:0 to :3)
#loc4 = loc("file.mlir":2:8 to :10)
module {
  func.func @main(%arg0: tensor<i32> loc("file.mlir":2:21 to :30)) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32> loc(#loc4)
    %0 = stablehlo.add %arg0, %c : tensor<i32> loc(fused["a"("file.mlir":4:10 to :12), callsite("b" at "other.mlir":7:1 to 8:2)])
    return %0 : tensor<i32> loc(unknown)
  } loc("named"(#loc4))
} loc(#loc)
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-compatibility-expander{target=1.15.0})
func.func @main(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x">]>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 4 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>], device_ids = dense<[7, 6, 5, 4, 3, 2, 1, 0]> : tensor<8xi64>>, axes = [#stablehlo.axis_ref<name = "y">]>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %2 : tensor<4xf32>, tensor<4xf32>
}
// =====
module {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = "stablehlo.all_to_all"(%0) <{concat_dimension = 0 : i64, replica_groups = dense<[[7, 6, 5, 4], [3, 2, 1, 0]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<4xf32>) -> tensor<4xf32>
    return %0, %1 : tensor<4xf32>, tensor<4xf32>
  }
}
// -----
// run: builtin.module(stablehlo-compatibility-expander{target=1.16.0})
func.func @main(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x">]>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 4 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>], device_ids = dense<[7, 6, 5, 4, 3, 2, 1, 0]> : tensor<8xi64>>, axes = [#stablehlo.axis_ref<name = "y">]>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %2 : tensor<4xf32>, tensor<4xf32>
}
// =====
// unchanged
// -----
// run: builtin.module(func.func(stablehlo-legalize-deprecated-ops))
func.func @a(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %m: tensor<2x3xf32>, %k: tensor<3x4xi8>, %t: tensor<1xf32>, %u: tensor<*xf32>) -> (tensor<f32>, tensor<2xf32>, tensor<2x4xf32>, tensor<1xf32>) {
  %0 = "stablehlo.dot"(%arg0, %arg1) {precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]} : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  %1 = stablehlo.dot %m, %arg0 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  %d = stablehlo.dot %m, %arg0 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  %2 = stablehlo.dot %m, %k , precision = [DEFAULT, HIGHEST] : (tensor<2x3xf32>, tensor<3x4xi8>) -> tensor<2x4xf32>
  %3 = "stablehlo.broadcast"(%t) {broadcast_sizes = array<i64>} : (tensor<1xf32>) -> tensor<1xf32>
  return %0, %1, %2, %3 : tensor<f32>, tensor<2xf32>, tensor<2x4xf32>, tensor<1xf32>
}
func.func @e(%arg0: tensor<3x4x5xf32>, %arg1: tensor<3x5x6xf32>, %i: tensor<2xi32>) -> (tensor<3x4x6xf32>,  tensor<2x4x5xf32>) {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.einsum"(%arg0, %arg1) {einsum_config = "ijk,ikm->ijm"}: (tensor<3x4x5xf32>, tensor<3x5x6xf32>) -> tensor<3x4x6xf32>
  %1 = "stablehlo.torch_index_select"(%arg0, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<3x4x5xf32>, tensor<2xi32>) -> tensor<2x4x5xf32>
  %2 = "stablehlo.unary_einsum"(%arg0) {einsum_config = "abc->a"} : (tensor<3x4x5xf32>) -> tensor<3xf32>
  %3 = "stablehlo.unary_einsum"(%arg0) {einsum_config = "abc->a"} : (tensor<3x4x5xf32>) -> tensor<3xf32>
  return %0, %1: tensor<3x4x6xf32>,  tensor<2x4x5xf32>
}
func.func @c(%arg0: tensor<3xcomplex<f32>>, %arg1: tensor<3xi32>, %arg2: tensor<3xi1>, %arg3: tensor<3xui8>, %arg4: tensor<3xbf16>) {
  %c = stablehlo.constant dense<1> : tensor<3xi32>
  %0 = "stablehlo.cross-replica-sum"(%arg1) {replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>} : (tensor<3xi32>) -> tensor<3xi32>
  %2 = "stablehlo.unary_einsum"(%arg0) {einsum_config = "a->a"} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %3 = "stablehlo.unary_einsum"(%arg1) {einsum_config = "a->a"} : (tensor<3xi32>) -> tensor<3xi32>
  %4 = "stablehlo.unary_einsum"(%arg2) {einsum_config = "a->a"} : (tensor<3xi1>) -> tensor<3xi1>
  %5 = "stablehlo.unary_einsum"(%arg3) {einsum_config = "a->a"} : (tensor<3xui8>) -> tensor<3xui8>
  %6 = "stablehlo.unary_einsum"(%arg4) {einsum_config = "a->a"} : (tensor<3xbf16>) -> tensor<3xbf16>
  %7 = "stablehlo.create_token"() : () -> !stablehlo.token
  return
}
// =====
module {
  func.func @a(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<3x4xi8>, %arg4: tensor<1xf32>, %arg5: tensor<*xf32>) -> (tensor<f32>, tensor<2xf32>, tensor<2x4xf32>, tensor<1xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [HIGH, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
    %1 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
    %2 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
    %3 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, HIGHEST] : (tensor<2x3xf32>, tensor<3x4xi8>) -> tensor<2x4xf32>
    %4 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<1xf32>) -> tensor<1xf32>
    return %0, %1, %3, %4 : tensor<f32>, tensor<2xf32>, tensor<2x4xf32>, tensor<1xf32>
  }
  func.func @e(%arg0: tensor<3x4x5xf32>, %arg1: tensor<3x5x6xf32>, %arg2: tensor<2xi32>) -> (tensor<3x4x6xf32>, tensor<2x4x5xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.einsum %arg0, %arg1, config = "ijk,ikm->ijm" : (tensor<3x4x5xf32>, tensor<3x5x6xf32>) -> tensor<3x4x6xf32>
    %1 = "stablehlo.torch_index_select"(%arg0, %arg2) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<3x4x5xf32>, tensor<2xi32>) -> tensor<2x4x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.einsum %cst_0, %arg0, config = ",abc->a" : (tensor<f32>, tensor<3x4x5xf32>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.einsum %cst_1, %arg0, config = ",abc->a" : (tensor<f32>, tensor<3x4x5xf32>) -> tensor<3xf32>
    return %0, %1 : tensor<3x4x6xf32>, tensor<2x4x5xf32>
  }
  func.func @c(%arg0: tensor<3xcomplex<f32>>, %arg1: tensor<3xi32>, %arg2: tensor<3xi1>, %arg3: tensor<3xui8>, %arg4: tensor<3xbf16>) {
    %c = stablehlo.constant dense<1> : tensor<3xi32>
    %0 = "stablehlo.all_reduce"(%arg1) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
      %7 = stablehlo.add %arg5, %arg6 : tensor<i32>
      stablehlo.return %7 : tensor<i32>
    }) : (tensor<3xi32>) -> tensor<3xi32>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.einsum %cst, %arg0, config = ",a->a" : (tensor<complex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.einsum %c_0, %arg1, config = ",a->a" : (tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.einsum %c_1, %arg2, config = ",a->a" : (tensor<i1>, tensor<3xi1>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<1> : tensor<ui8>
    %4 = stablehlo.einsum %c_2, %arg3, config = ",a->a" : (tensor<ui8>, tensor<3xui8>) -> tensor<3xui8>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %5 = stablehlo.einsum %cst_3, %arg4, config = ",a->a" : (tensor<bf16>, tensor<3xbf16>) -> tensor<3xbf16>
    %6 = stablehlo.after_all  : !stablehlo.token
    return
  }
}
// -----
// run: builtin.module(func.func(stablehlo-legalize-deprecated-ops))
func.func @q(%d: tensor<?xf32>, %b: tensor<?x?xf32>) {
  %2 = "stablehlo.unary_einsum"(%d) {einsum_config = "a->a"} : (tensor<?xf32>) -> tensor<?xf32>
  %3 = stablehlo.dot %d, %d : (tensor<?xf32>, tensor<?xf32>) -> tensor<f32>
  return
}
// =====
module {
  func.func @q(%arg0: tensor<?xf32>, %arg1: tensor<?x?xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.einsum %cst, %arg0, config = ",a->a" : (tensor<f32>, tensor<?xf32>) -> tensor<?xf32>
    %1 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0] : (tensor<?xf32>, tensor<?xf32>) -> tensor<f32>
    return
  }
}
// -----
// run: builtin.module(func.func(stablehlo-legalize-deprecated-ops{fail-on-unused=false}))
func.func @q(%min: tensor<f32>, %s: tensor<1xi32>) -> tensor<10xf32> {
  %0 = "stablehlo.create_token"() : () -> !stablehlo.token
  %1 = "stablehlo.rng"(%min, %min, %s) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<f32>, tensor<f32>, tensor<1xi32>) -> tensor<10xf32>
  %3 = "stablehlo.create_token"() : () -> !stablehlo.token
  %2 = "stablehlo.rng"(%min, %min, %s) {rng_distribution = #stablehlo<rng_distribution NORMAL>} : (tensor<f32>, tensor<f32>, tensor<1xi32>) -> tensor<10xf32>
  return %1 : tensor<10xf32>
}
// =====
module {
  func.func @q(%arg0: tensor<f32>, %arg1: tensor<1xi32>) -> tensor<10xf32> {
    %0 = stablehlo.after_all  : !stablehlo.token
    %1 = stablehlo.rng %arg0, %arg0, %arg1, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi32>) -> tensor<10xf32>
    %2 = stablehlo.after_all  : !stablehlo.token
    %3 = stablehlo.rng %arg0, %arg0, %arg1, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi32>) -> tensor<10xf32>
    return %1 : tensor<10xf32>
  }
}
// -----
// run: builtin.module(stablehlo-convert-to-signless)
#m = #stablehlo.type_extensions<bounds = [4]>
module @m attributes {foo.t = ui8, foo.v = 3 : ui16} {
func.func private @x(tensor<3xui8>) -> (tensor<3xui8> {foo.x = ui8})
func.func @f(%a: tensor<3xui8> {foo.z = 3 : ui8}, %d: tensor<?xui32, #m>, %u: tensor<*xui64>) -> (tensor<3xui8>, tensor<ui16>, tensor<3xui64>) {
  %c = stablehlo.constant dense<[0, 1, 255]> : tensor<3xui8>
  %s = stablehlo.constant dense<255> : tensor<3xui8>
  %0 = stablehlo.add %a, %c {foo.bar = dense<[0, 1, 255]> : tensor<3xui8>} : tensor<3xui8>
  %1 = stablehlo.convert %0 : (tensor<3xui8>) -> tensor<3xui64>
  %2 = stablehlo.constant dense<0> : tensor<ui16>
  %3 = func.call @x(%0) : (tensor<3xui8>) -> tensor<3xui8>
  %4 = stablehlo.composite "foo.bar" %3 {composite_attributes = {a = dense<[0, 1, 255]> : tensor<3xui8>}, decomposition = @x} : (tensor<3xui8>) -> tensor<3xui8>
  %z = stablehlo.constant dense<0> : tensor<ui16>
  %5 = stablehlo.reduce(%2 init: %z) applies stablehlo.add across dimensions = [] : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  %6 = stablehlo.while(%it = %5) : tensor<ui16> cond { 
    %o = stablehlo.constant dense<1> : tensor<ui16>
    %p = stablehlo.compare LT, %it, %o : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %p : tensor<i1> } do {
    stablehlo.return %it : tensor<ui16> }
  %7 = stablehlo.negate %6 : tensor<ui16>
  %9 = stablehlo.iota dim = 0 : tensor<3xui64>
  return %4, %7, %9 : tensor<3xui8>, tensor<ui16>, tensor<3xui64>
}
}
// =====
module @m attributes {foo.t = ui8, foo.v = 3 : ui16} {
  func.func private @x(tensor<3xi8>) -> (tensor<3xi8> {foo.x = ui8})
  func.func @f(%arg0: tensor<3xi8> {foo.z = 3 : ui8}, %arg1: tensor<?xi32, #stablehlo.bounds<4>>, %arg2: tensor<*xi64>) -> (tensor<3xi8>, tensor<i16>, tensor<3xi64>) {
    %c = stablehlo.constant dense<[0, 1, -1]> : tensor<3xi8>
    %c_0 = stablehlo.constant dense<-1> : tensor<3xi8>
    %0 = stablehlo.add %arg0, %c {foo.bar = dense<[0, 1, 255]> : tensor<3xui8>} : tensor<3xi8>
    %1 = stablehlo.convert %0 : (tensor<3xi8>) -> tensor<3xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i16>
    %2 = call @x(%0) : (tensor<3xi8>) -> tensor<3xi8>
    %3 = stablehlo.composite "foo.bar" %2 {composite_attributes = {a = dense<[0, 1, 255]> : tensor<3xui8>}, decomposition = @x} : (tensor<3xi8>) -> tensor<3xi8>
    %c_2 = stablehlo.constant dense<0> : tensor<i16>
    %4 = stablehlo.reduce(%c_1 init: %c_2) applies stablehlo.add across dimensions = [] : (tensor<i16>, tensor<i16>) -> tensor<i16>
    %5 = stablehlo.while(%iterArg = %4) : tensor<i16>
    cond {
      %c_3 = stablehlo.constant dense<1> : tensor<i16>
      %8 = stablehlo.compare LT, %iterArg, %c_3 : (tensor<i16>, tensor<i16>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      stablehlo.return %iterArg : tensor<i16>
    }
    %6 = stablehlo.negate %5 : tensor<i16>
    %7 = stablehlo.iota dim = 0 : tensor<3xi64>
    return %3, %6, %7 : tensor<3xi8>, tensor<i16>, tensor<3xi64>
  }
}
// -----
// run: builtin.module(stablehlo-convert-to-signless)
func.func @g(%a: tensor<3xi8>) -> tensor<3xi8> {
  %c = stablehlo.constant dense<[0, 1, 255]> : tensor<3xi8>
  %0 = stablehlo.add %a, %c : tensor<3xi8>
  return %0 : tensor<3xi8>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-wrap-in-composite{op-names=stablehlo.add version=1})
func.func @a(%x: tensor<4xf32>, %y: tensor<4xf32>, %p: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %a = stablehlo.add %x, %y : tensor<4xf32>
  %b = stablehlo.add %y, %x : tensor<4xf32>
  %c = stablehlo.constant dense<1.0> : tensor<4xf32>
  %d = stablehlo.constant dense<1.0> : tensor<4xf32>
  %e = stablehlo.add %y, %d : tensor<4xf32>
  %f = stablehlo.add %y, %c : tensor<4xf32>
  %i1 = "stablehlo.if"(%p) ({
     %g = stablehlo.add %x, %y : tensor<4xf32>
     %h = stablehlo.subtract %x, %y : tensor<4xf32>
     stablehlo.return %h : tensor<4xf32>
  }, {
     %g = stablehlo.add %x, %y : tensor<4xf32>
     stablehlo.return %g : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %i2 = "stablehlo.if"(%p) ({
     %g = stablehlo.add %x, %y : tensor<4xf32>
     %h = stablehlo.subtract %x, %y : tensor<4xf32>
     stablehlo.return %h : tensor<4xf32>
  }, {
     stablehlo.return %a : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %b, %e, %f, %i1, %i2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// =====
module {
  func.func @a(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %0 = stablehlo.composite "stablehlo.add" %arg0, %arg1 {decomposition = @stablehlo.add.impl_3, version = 1 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = stablehlo.composite "stablehlo.add" %arg1, %arg0 {decomposition = @stablehlo.add.impl_2, version = 1 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = stablehlo.composite "stablehlo.add" %arg1, %cst {decomposition = @stablehlo.add.impl_1, version = 1 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %3 = stablehlo.composite "stablehlo.add" %arg1, %cst {decomposition = @stablehlo.add.impl_0, version = 1 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %4 = "stablehlo.if"(%arg2) ({
      %6 = stablehlo.subtract %arg0, %arg1 : tensor<4xf32>
      stablehlo.return %6 : tensor<4xf32>
    }, {
      %6 = stablehlo.composite "stablehlo.add" %arg0, %arg1 {decomposition = @stablehlo.add.impl, version = 1 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      stablehlo.return %6 : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    %5 = "stablehlo.if"(%arg2) ({
      %6 = stablehlo.subtract %arg0, %arg1 : tensor<4xf32>
      stablehlo.return %6 : tensor<4xf32>
    }, {
      stablehlo.return %0 : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    return %1, %2, %3, %4, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func private @stablehlo.add.impl(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @stablehlo.add.impl_0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @stablehlo.add.impl_1(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @stablehlo.add.impl_2(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @stablehlo.add.impl_3(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
// run: builtin.module(stablehlo-wrap-in-composite{op-names=stablehlo.add,stablehlo.multiply version=0})
func.func @a(%x: tensor<4xf32>, %y: tensor<4xf32>, %p: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %a = stablehlo.add %x, %y : tensor<4xf32>
  %b = stablehlo.add %y, %x : tensor<4xf32>
  %c = stablehlo.constant dense<1.0> : tensor<4xf32>
  %d = stablehlo.constant dense<1.0> : tensor<4xf32>
  %e = stablehlo.add %y, %d : tensor<4xf32>
  %f = stablehlo.add %y, %c : tensor<4xf32>
  %i1 = "stablehlo.if"(%p) ({
     %g = stablehlo.add %x, %y : tensor<4xf32>
     %h = stablehlo.subtract %x, %y : tensor<4xf32>
     stablehlo.return %h : tensor<4xf32>
  }, {
     %g = stablehlo.add %x, %y : tensor<4xf32>
     stablehlo.return %g : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %i2 = "stablehlo.if"(%p) ({
     %g = stablehlo.add %x, %y : tensor<4xf32>
     %h = stablehlo.subtract %x, %y : tensor<4xf32>
     stablehlo.return %h : tensor<4xf32>
  }, {
     stablehlo.return %a : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %b, %e, %f, %i1, %i2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// =====
module {
  func.func @a(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %0 = stablehlo.composite "stablehlo.add" %arg0, %arg1 {decomposition = @stablehlo.add.impl_3} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = stablehlo.composite "stablehlo.add" %arg1, %arg0 {decomposition = @stablehlo.add.impl_2} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = stablehlo.composite "stablehlo.add" %arg1, %cst {decomposition = @stablehlo.add.impl_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %3 = stablehlo.composite "stablehlo.add" %arg1, %cst {decomposition = @stablehlo.add.impl_0} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %4 = "stablehlo.if"(%arg2) ({
      %6 = stablehlo.subtract %arg0, %arg1 : tensor<4xf32>
      stablehlo.return %6 : tensor<4xf32>
    }, {
      %6 = stablehlo.composite "stablehlo.add" %arg0, %arg1 {decomposition = @stablehlo.add.impl} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      stablehlo.return %6 : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    %5 = "stablehlo.if"(%arg2) ({
      %6 = stablehlo.subtract %arg0, %arg1 : tensor<4xf32>
      stablehlo.return %6 : tensor<4xf32>
    }, {
      stablehlo.return %0 : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    return %1, %2, %3, %4, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func private @stablehlo.add.impl(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @stablehlo.add.impl_0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @stablehlo.add.impl_1(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @stablehlo.add.impl_2(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @stablehlo.add.impl_3(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
// run: builtin.module(stablehlo-wrap-in-composite{op-names=stablehlo.reduce,stablehlo.add version=2})
func.func @h(%a: tensor<4x4xf32>, %p: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = "stablehlo.reduce"(%a, %p) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    %t = stablehlo.add %s, %y : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %q = stablehlo.add %e, %e {foo.x=10} : tensor<4xf32>
 return %q, %e : tensor<4xf32>, tensor<4xf32>
}
// =====
module {
  func.func @h(%arg0: tensor<4x4xf32>, %arg1: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.composite "stablehlo.reduce" %arg0, %arg1 {composite_attributes = {dimensions = array<i64: 0>}, decomposition = @stablehlo.reduce.impl, version = 2 : i32} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.composite "stablehlo.add" %0, %0 {composite_attributes = {foo.x = 10 : i64}, decomposition = @stablehlo.add.impl, version = 2 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %1, %0 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @stablehlo.add.impl(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 {foo.x = 10 : i64} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @stablehlo.add.impl_0(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @stablehlo.reduce.impl(%arg0: tensor<4x4xf32>, %arg1: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
     reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
      %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
      %2 = stablehlo.composite "stablehlo.add" %1, %arg3 {decomposition = @stablehlo.add.impl_0, version = 2 : i32} : (tensor<f32>, tensor<f32>) -> tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }
    return %0 : tensor<4xf32>
  }
}
// -----
// run: builtin.module(stablehlo-wrap-in-composite{op-names=stablehlo.reduce,stablehlo.add version=2})
func.func @h(%a: tensor<4x4xf32>, %p: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = "stablehlo.reduce"(%a, %p) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y {foo.n=1} : tensor<f32>
    %t = stablehlo.add %s, %y {foo.n=2} : tensor<f32>
    %u = stablehlo.add %t, %s {foo.n=3} : tensor<f32>
    stablehlo.return %u : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %q = stablehlo.add %e, %e {foo.x=10} : tensor<4xf32>
 return %q, %e : tensor<4xf32>, tensor<4xf32>
}
// =====
module {
  func.func @h(%arg0: tensor<4x4xf32>, %arg1: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.composite "stablehlo.reduce" %arg0, %arg1 {composite_attributes = {dimensions = array<i64: 0>}, decomposition = @stablehlo.reduce.impl, version = 2 : i32} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.composite "stablehlo.add" %0, %0 {composite_attributes = {foo.x = 10 : i64}, decomposition = @stablehlo.add.impl, version = 2 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %1, %0 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @stablehlo.add.impl(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 {foo.x = 10 : i64} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @stablehlo.add.impl_0(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 {foo.n = 3 : i64} : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @stablehlo.add.impl_1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 {foo.n = 2 : i64} : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @stablehlo.reduce.impl(%arg0: tensor<4x4xf32>, %arg1: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
     reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
      %1 = stablehlo.add %arg2, %arg3 {foo.n = 1 : i64} : tensor<f32>
      %2 = stablehlo.composite "stablehlo.add" %1, %arg3 {composite_attributes = {foo.n = 2 : i64}, decomposition = @stablehlo.add.impl_1, version = 2 : i32} : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %3 = stablehlo.composite "stablehlo.add" %2, %1 {composite_attributes = {foo.n = 3 : i64}, decomposition = @stablehlo.add.impl_0, version = 2 : i32} : (tensor<f32>, tensor<f32>) -> tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }
    return %0 : tensor<4xf32>
  }
}
// -----
// run: builtin.module(stablehlo-wrap-in-composite{op-names=stablehlo.add version=2})
func.func @h(%a: tensor<4x4xf32>, %p: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = "stablehlo.reduce"(%a, %p) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y {foo.n=1} : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %q = stablehlo.add %e, %e {foo.x=10} : tensor<4xf32>
 return %q, %e : tensor<4xf32>, tensor<4xf32>
}
// =====
module {
  func.func @h(%arg0: tensor<4x4xf32>, %arg1: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
     reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
      %2 = stablehlo.composite "stablehlo.add" %arg2, %arg3 {composite_attributes = {foo.n = 1 : i64}, decomposition = @stablehlo.add.impl_0, version = 2 : i32} : (tensor<f32>, tensor<f32>) -> tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }
    %1 = stablehlo.composite "stablehlo.add" %0, %0 {composite_attributes = {foo.x = 10 : i64}, decomposition = @stablehlo.add.impl, version = 2 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %1, %0 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @stablehlo.add.impl(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 {foo.x = 10 : i64} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @stablehlo.add.impl_0(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 {foo.n = 1 : i64} : tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// run: builtin.module(stablehlo-wrap-in-composite{op-names=stablehlo.constant,func.call version=1})
func.func @a(%x: tensor<4xf32>, %y: tensor<4xf32>, %p: tensor<4xi1>, %i: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>,tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>,tensor<4xi32>) {
  %c = stablehlo.constant dense<1.0> : tensor<4xf32>
  %z = stablehlo.add %c, %x : tensor<4xf32>
  %u = stablehlo.maximum %x, %x : tensor<4xf32>
  %d = stablehlo.constant dense<2.0> : tensor<4xf32>
  %v = stablehlo.multiply %d, %u : tensor<4xf32>
  %t = stablehlo.compare LT, %c, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %pp = stablehlo.and %p, %p : tensor<4xi1>
  %nn = stablehlo.not %p : tensor<4xi1>
  %nm = stablehlo.not %nn : tensor<4xi1>
  %n1 = stablehlo.negate %y : tensor<4xf32>
  %n2 = stablehlo.negate %n1 : tensor<4xf32>
  %a1 = stablehlo.abs %y : tensor<4xf32>
  %a2 = stablehlo.abs %a1 : tensor<4xf32>
  %e = stablehlo.constant dense<3> : tensor<4xi32>
  %h = stablehlo.and %e, %i : tensor<4xi32>
  return %z, %v, %t, %pp, %a2, %n2, %nm, %h : tensor<4xf32>, tensor<4xf32>, tensor<4xi1>,tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>,tensor<4xi32>
}
// =====
module {
  func.func @a(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi1>, %arg3: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi32>) {
    %0 = stablehlo.composite "stablehlo.constant"  {composite_attributes = {value = dense<3> : tensor<4xi32>}, decomposition = @stablehlo.constant.impl, version = 1 : i32} : () -> tensor<4xi32>
    %1 = stablehlo.composite "stablehlo.constant"  {composite_attributes = {value = dense<2.000000e+00> : tensor<4xf32>}, decomposition = @stablehlo.constant.impl_0, version = 1 : i32} : () -> tensor<4xf32>
    %2 = stablehlo.composite "stablehlo.constant"  {composite_attributes = {value = dense<1.000000e+00> : tensor<4xf32>}, decomposition = @stablehlo.constant.impl_1, version = 1 : i32} : () -> tensor<4xf32>
    %3 = stablehlo.add %2, %arg0 : tensor<4xf32>
    %4 = stablehlo.maximum %arg0, %arg0 : tensor<4xf32>
    %5 = stablehlo.multiply %1, %4 : tensor<4xf32>
    %6 = stablehlo.compare LT, %2, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %7 = stablehlo.and %arg2, %arg2 : tensor<4xi1>
    %8 = stablehlo.not %arg2 : tensor<4xi1>
    %9 = stablehlo.not %8 : tensor<4xi1>
    %10 = stablehlo.negate %arg1 : tensor<4xf32>
    %11 = stablehlo.negate %10 : tensor<4xf32>
    %12 = stablehlo.abs %arg1 : tensor<4xf32>
    %13 = stablehlo.abs %12 : tensor<4xf32>
    %14 = stablehlo.and %0, %arg3 : tensor<4xi32>
    return %3, %5, %6, %7, %13, %11, %9, %14 : tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi32>
  }
  func.func private @stablehlo.constant.impl() -> tensor<4xi32> {
    %c = stablehlo.constant dense<3> : tensor<4xi32>
    return %c : tensor<4xi32>
  }
  func.func private @stablehlo.constant.impl_0() -> tensor<4xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    return %cst : tensor<4xf32>
  }
  func.func private @stablehlo.constant.impl_1() -> tensor<4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    return %cst : tensor<4xf32>
  }
}
// -----
// run: builtin.module(stablehlo-wrap-in-composite{op-names=stablehlo.reduce,stablehlo.composite,stablehlo.add,func.call version=2})
module {
func.func @h(%a: tensor<4x4xf32>, %p: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = "stablehlo.reduce"(%a, %p) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    %t = stablehlo.add %s, %y : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %q:2 = stablehlo.composite "a.b" %e, %e {decomposition = @g} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
 return %q#0, %e : tensor<4xf32>, tensor<4xf32>
}
func.func @g(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %q = stablehlo.add %b, %a : tensor<4xf32>
 %e:2 = func.call @g2(%b, %q) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %e#0, %e#1 : tensor<4xf32>, tensor<4xf32>
}
func.func private @g2(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}
}
// =====
module {
  func.func @h(%arg0: tensor<4x4xf32>, %arg1: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.composite "stablehlo.reduce" %arg0, %arg1 {composite_attributes = {dimensions = array<i64: 0>}, decomposition = @stablehlo.reduce.impl, version = 2 : i32} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1:2 = stablehlo.composite "stablehlo.composite" %0, %0 {composite_attributes = {decomposition = @g, name = "a.b"}, decomposition = @stablehlo.composite.impl, version = 2 : i32} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    return %1#0, %0 : tensor<4xf32>, tensor<4xf32>
  }
  func.func @g(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.composite "stablehlo.add" %arg1, %arg0 {decomposition = @stablehlo.add.impl, version = 2 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1:2 = stablehlo.composite "func.call" %arg1, %0 {composite_attributes = {callee = @g2}, decomposition = @func.call.impl, version = 2 : i32} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    return %1#0, %1#1 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @g2(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    return %arg0, %arg1 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @func.call.impl(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0:2 = call @g2(%arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @stablehlo.add.impl(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @stablehlo.composite.impl(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0:2 = stablehlo.composite "a.b" %arg0, %arg1 {decomposition = @g} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @stablehlo.add.impl_0(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @stablehlo.reduce.impl(%arg0: tensor<4x4xf32>, %arg1: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
     reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
      %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
      %2 = stablehlo.composite "stablehlo.add" %1, %arg3 {decomposition = @stablehlo.add.impl_0, version = 2 : i32} : (tensor<f32>, tensor<f32>) -> tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }
    return %0 : tensor<4xf32>
  }
}
// -----
// run: builtin.module(func.func(stablehlo-legalize-composite-to-call))
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "foo.bar" %a {composite_attributes = {x = 1}, decomposition = @b, foo.x = 2, version = 3 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.composite "foo.bar" %0 {decomposition = @b} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @b(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
// =====
module {
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = call @b(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = call @b(%0) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @b(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
}
// -----
// run: builtin.module(func.func(stablehlo-legalize-composite-to-call{except=foo.baz}))
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "foo.baz" %a {composite_attributes = {x = 1}, decomposition = @b, foo.x = 2, version = 3 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.composite "foo.baz" %0 {decomposition = @b} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @b(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
// =====
// unchanged
// -----
// run: builtin.module(func.func(stablehlo-legalize-composite-to-call{except=foo.baz,foo.qux}))
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "foo.bar" %a {composite_attributes = {x = 1}, decomposition = @b, foo.x = 2, version = 3 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.composite "foo.bar" %0 {decomposition = @b} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @b(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
// =====
module {
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = call @b(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = call @b(%0) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @b(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
}
// -----
// run: builtin.module(snapshot-op-locations{filename=/tmp/case.mlir})
// locations
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %p: tensor<i1>) -> tensor<f32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32> loc("red"("x":3:4))
    %1 = "stablehlo.if"(%p) ({
      stablehlo.return %0 : tensor<f32>
    }, {
      %2 = stablehlo.abs %0 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}
// =====
#loc2 = loc("-":4:16)
#loc3 = loc("-":4:38)
#loc4 = loc("-":4:58)
module {
  func.func @f(%arg0: tensor<4xf32> loc("-":4:16), %arg1: tensor<f32> loc("-":4:38), %arg2: tensor<i1> loc("-":4:58)) -> tensor<f32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32> loc(#loc5)
    %1 = "stablehlo.if"(%arg2) ({
      stablehlo.return %0 : tensor<f32> loc(#loc7)
    }, {
      %2 = stablehlo.abs %0 : tensor<f32> loc(#loc8)
      stablehlo.return %2 : tensor<f32> loc(#loc9)
    }) : (tensor<i1>) -> tensor<f32> loc(#loc6)
    return %1 : tensor<f32> loc(#loc10)
  } loc(#loc1)
} loc(#loc)
#loc = loc("/tmp/case.mlir":1:0)
#loc1 = loc("/tmp/case.mlir":2:2)
#loc5 = loc("/tmp/case.mlir":3:4)
#loc6 = loc("/tmp/case.mlir":4:4)
#loc7 = loc("/tmp/case.mlir":5:6)
#loc8 = loc("/tmp/case.mlir":7:6)
#loc9 = loc("/tmp/case.mlir":8:6)
#loc10 = loc("/tmp/case.mlir":10:4)
// -----
// run: builtin.module(snapshot-op-locations{filename=/tmp/case.mlir tag=new})
// locations
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %p: tensor<i1>) -> tensor<f32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32> loc("red"("x":3:4))
    %1 = "stablehlo.if"(%p) ({
      stablehlo.return %0 : tensor<f32>
    }, {
      %2 = stablehlo.abs %0 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}
// =====
#loc4 = loc("-":4:16)
#loc5 = loc("-":4:38)
#loc6 = loc("-":4:58)
module {
  func.func @f(%arg0: tensor<4xf32> loc("-":4:16), %arg1: tensor<f32> loc("-":4:38), %arg2: tensor<i1> loc("-":4:58)) -> tensor<f32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32> loc(#loc30)
    %1 = "stablehlo.if"(%arg2) ({
      stablehlo.return %0 : tensor<f32> loc(#loc32)
    }, {
      %2 = stablehlo.abs %0 : tensor<f32> loc(#loc33)
      stablehlo.return %2 : tensor<f32> loc(#loc34)
    }) : (tensor<i1>) -> tensor<f32> loc(#loc31)
    return %1 : tensor<f32> loc(#loc35)
  } loc(#loc29)
} loc(#loc28)
#loc = loc("-":3:1)
#loc1 = loc("/tmp/case.mlir":1:0)
#loc2 = loc("-":4:3)
#loc3 = loc("/tmp/case.mlir":2:2)
#loc7 = loc("x":3:4)
#loc8 = loc("/tmp/case.mlir":3:4)
#loc9 = loc("-":6:10)
#loc10 = loc("/tmp/case.mlir":4:4)
#loc11 = loc("-":7:7)
#loc12 = loc("/tmp/case.mlir":5:6)
#loc13 = loc("-":9:12)
#loc14 = loc("/tmp/case.mlir":7:6)
#loc15 = loc("-":10:7)
#loc16 = loc("/tmp/case.mlir":8:6)
#loc17 = loc("-":12:5)
#loc18 = loc("/tmp/case.mlir":10:4)
#loc19 = loc("new"(#loc1))
#loc20 = loc("new"(#loc3))
#loc21 = loc("red"(#loc7))
#loc22 = loc("new"(#loc8))
#loc23 = loc("new"(#loc10))
#loc24 = loc("new"(#loc12))
#loc25 = loc("new"(#loc14))
#loc26 = loc("new"(#loc16))
#loc27 = loc("new"(#loc18))
#loc28 = loc(fused[#loc, #loc19])
#loc29 = loc(fused[#loc2, #loc20])
#loc30 = loc(fused[#loc21, #loc22])
#loc31 = loc(fused[#loc9, #loc23])
#loc32 = loc(fused[#loc11, #loc24])
#loc33 = loc(fused[#loc13, #loc25])
#loc34 = loc(fused[#loc15, #loc26])
#loc35 = loc(fused[#loc17, #loc27])
// -----
// run: builtin.module(strip-debuginfo)
// locations
#loc = loc("file.mlir":0:0 to :3)
#loc4 = loc("file.mlir":2:8 to :10)
module {
  func.func @main(%arg0: tensor<i32> loc("file.mlir":2:21 to :30)) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32> loc(#loc4)
    %0 = stablehlo.add %arg0, %c : tensor<i32> loc(fused["a"("file.mlir":4:10 to :12), callsite("b" at "other.mlir":7:1 to 8:2)])
    return %0 : tensor<i32> loc(unknown)
  } loc("named"(#loc4))
} loc(#loc)
// =====
#loc = loc(unknown)
module {
  func.func @main(%arg0: tensor<i32> loc(unknown)) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32> loc(#loc)
    %0 = stablehlo.add %arg0, %c : tensor<i32> loc(#loc)
    return %0 : tensor<i32> loc(#loc)
  } loc(#loc)
} loc(#loc)
// -----
// run: builtin.module(strip-debuginfo)
func.func @f(%arg0: tensor<i1>) -> tensor<i1> {
  return %arg0 : tensor<i1>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-legalize-to-vhlo)
func.func public @main(%arg0: tensor<4x?xf32>, %arg1: tensor<i1>) -> tensor<4x?xf32> {
  %0 = stablehlo.tanh %arg0 : tensor<4x?xf32>
  %1 = "stablehlo.if"(%arg1) ({
    stablehlo.return %0 : tensor<4x?xf32>
  }, {
    %2 = stablehlo.custom_call @scale(%0) {backend_config = "2", api_version = 2 : i32} : (tensor<4x?xf32>) -> tensor<4x?xf32>
    stablehlo.return %2 : tensor<4x?xf32>
  }) : (tensor<i1>) -> tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}
// =====
module {
  vhlo.func_v1 @main(%arg0: !vhlo.tensor_v1<4x?x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<!vhlo.bool_v1>) -> (!vhlo.tensor_v1<4x?x!vhlo.f32_v1>) {
    %0 = "vhlo.tanh_v2"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<4x?x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x?x!vhlo.f32_v1>
    %1 = "vhlo.if_v1"(%arg1) ({
      "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x?x!vhlo.f32_v1>) -> ()
    }, {
      %2 = "vhlo.custom_call_v2"(%0) <{api_version = #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING>, backend_config = #vhlo.string_v1<"2">, call_target_name = #vhlo.string_v1<"scale">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>, result_tilings = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<4x?x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x?x!vhlo.f32_v1>
      "vhlo.return_v1"(%2) : (!vhlo.tensor_v1<4x?x!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> !vhlo.tensor_v1<4x?x!vhlo.f32_v1>
    "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<4x?x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"public">}
}
// -----
// run: builtin.module(stablehlo-legalize-to-vhlo,vhlo-to-version{target=1.8.0})
func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %arg0 : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// =====
module {
  vhlo.func_v1 @main(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.tanh_v1"(%arg0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
}
// -----
// run: builtin.module(stablehlo-legalize-to-vhlo,vhlo-to-version{target=1.8.0},vhlo-to-version{target=1.10.0},vhlo-legalize-to-stablehlo)
func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %arg0 : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-legalize-to-vhlo,strip-debuginfo)
// locations
module {
  func.func @main(%arg0: tensor<i32> loc("x":1:1)) -> tensor<i32> {
    return %arg0 : tensor<i32> loc("y":2:2)
  } loc("z":3:3)
} loc("w":4:4)
// =====
#loc = loc(unknown)
module {
  vhlo.func_v1 @main(%arg0: !vhlo.tensor_v1<!vhlo.i32_v1> loc(unknown)) -> (!vhlo.tensor_v1<!vhlo.i32_v1>) {
    "vhlo.return_v1"(%arg0) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> () loc(#loc)
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">} loc(#loc)
} loc(#loc)
// -----
// run: builtin.module(stablehlo-wrap-in-composite{op-names=stablehlo.add version=1})
module {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  module {
    func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>
      return %0 : tensor<2xf32>
    }
  }
}
// =====
module {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.composite "stablehlo.add" %arg0, %arg0 {decomposition = @stablehlo.add.impl, version = 1 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  module {
    func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.composite "stablehlo.add" %arg0, %arg0 {decomposition = @stablehlo.add.impl, version = 1 : i32} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      return %0 : tensor<2xf32>
    }
    func.func private @stablehlo.add.impl(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.add %arg0, %arg1 : tensor<2xf32>
      return %0 : tensor<2xf32>
    }
  }
  func.func private @stablehlo.add.impl(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
