// run: builtin.module(stablehlo-aggressive-folder)
func.func @chain(%x: tensor<2xi32>) -> (tensor<2xi32>, tensor<2x2xf32>) {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %b = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %sum = stablehlo.add %a, %b : tensor<2xi32>
  %twice = stablehlo.multiply %sum, %a : tensor<2xi32>
  %r = stablehlo.subtract %x, %twice : tensor<2xi32>
  %f = stablehlo.convert %twice : (tensor<2xi32>) -> tensor<2xf32>
  %column = stablehlo.reshape %f : (tensor<2xf32>) -> tensor<2x1xf32>
  %both = stablehlo.concatenate %column, %column, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
  return %r, %both : tensor<2xi32>, tensor<2x2xf32>
}
// =====
module {
  func.func @chain(%arg0: tensor<2xi32>) -> (tensor<2xi32>, tensor<2x2xf32>) {
    %c = stablehlo.constant dense<[11, 44]> : tensor<2xi32>
    %cst = stablehlo.constant dense<[[1.100000e+01, 1.100000e+01], [4.400000e+01, 4.400000e+01]]> : tensor<2x2xf32>
    %0 = stablehlo.subtract %arg0, %c : tensor<2xi32>
    return %0, %cst : tensor<2xi32>, tensor<2x2xf32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-folder)
func.func @splats_are_computed_once() -> (tensor<1099511627776xi32>, tensor<1048576x1048576xf32>) {
  %a = stablehlo.constant dense<3> : tensor<1099511627776xi32>
  %0 = stablehlo.add %a, %a : tensor<1099511627776xi32>
  %b = stablehlo.constant dense<4.0> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<1048576x1048576xf32>
  %2 = stablehlo.sqrt %1 : tensor<1048576x1048576xf32>
  return %0, %2 : tensor<1099511627776xi32>, tensor<1048576x1048576xf32>
}
// =====
module {
  func.func @splats_are_computed_once() -> (tensor<1099511627776xi32>, tensor<1048576x1048576xf32>) {
    %c = stablehlo.constant dense<6> : tensor<1099511627776xi32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<1048576x1048576xf32>
    return %c, %cst : tensor<1099511627776xi32>, tensor<1048576x1048576xf32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-folder)
func.func @what_has_no_finite_result_is_left() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %c = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %m = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
  %n = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %0 = stablehlo.log %c : tensor<f32>
  %1 = stablehlo.rsqrt %c : tensor<f32>
  %2 = stablehlo.sqrt %m : tensor<f32>
  %3 = stablehlo.sign %n : tensor<f32>
  return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-aggressive-folder)
func.func @infinities_are_folded() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %z = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %i = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %n = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %o = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %0 = stablehlo.divide %o, %z : tensor<f32>
  %1 = stablehlo.logistic %i : tensor<f32>
  %2 = stablehlo.maximum %o, %n : tensor<f32>
  %3 = stablehlo.log %o : tensor<f32>
  return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
// =====
module {
  func.func @infinities_are_folded() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %cst_0, %cst_1, %cst, %cst_1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-folder)
func.func @no_quotient_with_zero() -> (tensor<2xi32>, tensor<2xui32>) {
  %c = stablehlo.constant dense<6> : tensor<2xi32>
  %d = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %e = stablehlo.constant dense<6> : tensor<2xui32>
  %f = stablehlo.constant dense<0> : tensor<2xui32>
  %0 = stablehlo.divide %c, %d : tensor<2xi32>
  %1 = stablehlo.remainder %e, %f : tensor<2xui32>
  return %0, %1 : tensor<2xi32>, tensor<2xui32>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-aggressive-folder)
func.func @quotients() -> (tensor<2xi32>, tensor<2xui32>) {
  %c = stablehlo.constant dense<6> : tensor<2xi32>
  %d = stablehlo.constant dense<[3, -4]> : tensor<2xi32>
  %e = stablehlo.constant dense<6> : tensor<2xui32>
  %f = stablehlo.constant dense<4> : tensor<2xui32>
  %0 = stablehlo.divide %c, %d : tensor<2xi32>
  %1 = stablehlo.remainder %e, %f : tensor<2xui32>
  return %0, %1 : tensor<2xi32>, tensor<2xui32>
}
// =====
module {
  func.func @quotients() -> (tensor<2xi32>, tensor<2xui32>) {
    %c = stablehlo.constant dense<[2, -1]> : tensor<2xi32>
    %c_0 = stablehlo.constant dense<2> : tensor<2xui32>
    return %c, %c_0 : tensor<2xi32>, tensor<2xui32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-folder)
func.func @floats_without_an_integer() -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) {
  %p = stablehlo.constant dense<[1.000000e+00, 0x7F800000]> : tensor<2xf32>
  %n = stablehlo.constant dense<[1.000000e+00, 0x7FC00000]> : tensor<2xf32>
  %z = stablehlo.constant dense<[1.000000e+00, -0.000000e+00]> : tensor<2xf32>
  %b = stablehlo.constant dense<1.280000e+02> : tensor<1xf32>
  %0 = stablehlo.convert %p : (tensor<2xf32>) -> tensor<2xi32>
  %1 = stablehlo.convert %n : (tensor<2xf32>) -> tensor<2xi32>
  %2 = stablehlo.convert %z : (tensor<2xf32>) -> tensor<2xi32>
  %3 = stablehlo.convert %b : (tensor<1xf32>) -> tensor<1xi8>
  return %0, %1, %2, %3 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<1xi8>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-aggressive-folder)
func.func @floats_with_an_integer() -> (tensor<2xi32>, tensor<1xi8>, tensor<3xi1>) {
  %p = stablehlo.constant dense<[1.000000e+00, -7.000000e+00]> : tensor<2xf32>
  %b = stablehlo.constant dense<1.270000e+02> : tensor<1xf32>
  %t = stablehlo.constant dense<[-1.000000e+00, 0.000000e+00, 1.000000e+01]> : tensor<3xf32>
  %0 = stablehlo.convert %p : (tensor<2xf32>) -> tensor<2xi32>
  %1 = stablehlo.convert %b : (tensor<1xf32>) -> tensor<1xi8>
  %2 = stablehlo.convert %t : (tensor<3xf32>) -> tensor<3xi1>
  return %0, %1, %2 : tensor<2xi32>, tensor<1xi8>, tensor<3xi1>
}
// =====
module {
  func.func @floats_with_an_integer() -> (tensor<2xi32>, tensor<1xi8>, tensor<3xi1>) {
    %c = stablehlo.constant dense<[1, -7]> : tensor<2xi32>
    %c_0 = stablehlo.constant dense<127> : tensor<1xi8>
    %c_1 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
    return %c, %c_0, %c_1 : tensor<2xi32>, tensor<1xi8>, tensor<3xi1>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-folder{fold-op-element-limit=3})
func.func @too_many_elements() -> tensor<4xi32> {
  %c = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = stablehlo.negate %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-aggressive-folder{fold-op-element-limit=4})
func.func @not_too_many_elements() -> tensor<4xi32> {
  %c = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = stablehlo.negate %c : tensor<4xi32>
  return %0 : tensor<4xi32>
}
// =====
module {
  func.func @not_too_many_elements() -> tensor<4xi32> {
    %c = stablehlo.constant dense<[-1, -2, -3, -4]> : tensor<4xi32>
    return %c : tensor<4xi32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-folder{optimize-float=false})
func.func @floats_are_moved_but_not_computed() -> (tensor<2xf32>, tensor<2x2xf32>, tensor<2xi32>) {
  %c = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  %d = stablehlo.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
  %e = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = stablehlo.add %c, %c : tensor<2xf32>
  %1 = stablehlo.transpose %d, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %2 = stablehlo.add %e, %e : tensor<2xi32>
  return %0, %1, %2 : tensor<2xf32>, tensor<2x2xf32>, tensor<2xi32>
}
// =====
module {
  func.func @floats_are_moved_but_not_computed() -> (tensor<2xf32>, tensor<2x2xf32>, tensor<2xi32>) {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
    %cst_0 = stablehlo.constant dense<[[1.000000e+00, 3.000000e+00], [2.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
    %c = stablehlo.constant dense<[2, 4]> : tensor<2xi32>
    %0 = stablehlo.add %cst, %cst : tensor<2xf32>
    return %0, %cst_0, %c : tensor<2xf32>, tensor<2x2xf32>, tensor<2xi32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-folder)
func.func @what_would_only_become_larger() -> (tensor<2x2xi32>, tensor<4xi32>, tensor<2xi32>) {
  %c = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %d = stablehlo.constant dense<7> : tensor<2xi32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
  %1 = stablehlo.iota dim = 0 : tensor<4xi32>
  %2 = stablehlo.reverse %d, dims = [0] : tensor<2xi32>
  return %0, %1, %2 : tensor<2x2xi32>, tensor<4xi32>, tensor<2xi32>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-aggressive-folder)
func.func @broadcast_splat_iota_of_one_reverse(%i: tensor<i32>) -> (tensor<2x2xi32>, tensor<1xi32>, tensor<2xi32>, tensor<2xi32>) {
  %c = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %d = stablehlo.constant dense<7> : tensor<2xi32>
  %0 = stablehlo.broadcast_in_dim %d, dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
  %1 = stablehlo.iota dim = 0 : tensor<1xi32>
  %2 = stablehlo.reverse %c, dims = [0] : tensor<2xi32>
  %e = stablehlo.constant dense<5> : tensor<9xi32>
  %3 = stablehlo.dynamic_slice %e, %i, sizes = [2] : (tensor<9xi32>, tensor<i32>) -> tensor<2xi32>
  return %0, %1, %2, %3 : tensor<2x2xi32>, tensor<1xi32>, tensor<2xi32>, tensor<2xi32>
}
// =====
module {
  func.func @broadcast_splat_iota_of_one_reverse(%arg0: tensor<i32>) -> (tensor<2x2xi32>, tensor<1xi32>, tensor<2xi32>, tensor<2xi32>) {
    %c = stablehlo.constant dense<0> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<7> : tensor<2x2xi32>
    %c_1 = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
    %c_2 = stablehlo.constant dense<5> : tensor<2xi32>
    return %c_0, %c, %c_1, %c_2 : tensor<2x2xi32>, tensor<1xi32>, tensor<2xi32>, tensor<2xi32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-folder{fold-op-element-limit=8})
func.func @reduce_of_splats() -> (tensor<i1>, tensor<i32>) {
  %c = stablehlo.constant dense<false> : tensor<i1>
  %s = stablehlo.constant dense<true> : tensor<4x32xi1>
  %d = stablehlo.constant dense<9> : tensor<i32>
  %t = stablehlo.constant dense<2> : tensor<4x32xi32>
  %0 = stablehlo.reduce(%s init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x32xi1>, tensor<i1>) -> tensor<i1>
  %1 = stablehlo.reduce(%t init: %d) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<4x32xi32>, tensor<i32>) -> tensor<i32>
  return %0, %1 : tensor<i1>, tensor<i32>
}
// =====
module {
  func.func @reduce_of_splats() -> (tensor<i1>, tensor<i32>) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    return %c, %c_0 : tensor<i1>, tensor<i32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-folder{fold-op-element-limit=8})
func.func @a_sum_counts_its_elements() -> tensor<i32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<1> : tensor<4x32xi32>
  %0 = stablehlo.reduce(%c_0 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x32xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-aggressive-folder)
func.func @concatenation_of_splats(%x: tensor<1xi32>) -> tensor<6xi32> {
  %a = stablehlo.constant dense<0> : tensor<1xi32>
  %b = stablehlo.constant dense<1> : tensor<1xi32>
  %0 = stablehlo.concatenate %a, %a, %x, %b, %b, %a, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<6xi32>
  return %0 : tensor<6xi32>
}
// =====
module {
  func.func @concatenation_of_splats(%arg0: tensor<1xi32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<2xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<2xi32>
    %0 = stablehlo.concatenate %c_0, %arg0, %c_1, %c, dim = 0 : (tensor<2xi32>, tensor<1xi32>, tensor<2xi32>, tensor<1xi32>) -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-folder)
func.func @branches(%x: tensor<f32>, %y: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %far = stablehlo.constant dense<7> : tensor<i32>
  %p = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.case"(%one) ({ stablehlo.return %x : tensor<f32> }, { stablehlo.return %y : tensor<f32> }, { stablehlo.return %x : tensor<f32> }) : (tensor<i32>) -> tensor<f32>
  %1 = "stablehlo.case"(%far) ({ stablehlo.return %x : tensor<f32> }, { stablehlo.return %y : tensor<f32> }) : (tensor<i32>) -> tensor<f32>
  %2 = "stablehlo.if"(%p) ({ stablehlo.return %x : tensor<f32> }, {
    %n = stablehlo.negate %y : tensor<f32>
    stablehlo.return %n : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}
// =====
module {
  func.func @branches(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = stablehlo.negate %arg1 : tensor<f32>
    return %arg1, %arg1, %0 : tensor<f32>, tensor<f32>, tensor<f32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-folder)
func.func @effects_of_other_branches_stay(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = "stablehlo.case"(%one) ({
    %a = stablehlo.custom_call @a(%x) {has_side_effect = true} : (tensor<f32>) -> tensor<f32>
    stablehlo.return %a : tensor<f32>
  }, {
    %b = stablehlo.custom_call @b(%y) {has_side_effect = true} : (tensor<f32>) -> tensor<f32>
    stablehlo.return %b : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// =====
module {
  func.func @effects_of_other_branches_stay(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.custom_call @b(%arg1) {has_side_effect = true} : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.case"(%c) ({
      %2 = stablehlo.custom_call @a(%arg0) {has_side_effect = true} : (tensor<f32>) -> tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }, {
      stablehlo.return %cst : tensor<f32>
    }) : (tensor<i32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-folder)
func.func @loop_that_is_never_entered(%x: tensor<i64>) -> tensor<i64> {
  %c = stablehlo.constant dense<0> : tensor<i64>
  %0 = stablehlo.while(%i = %x) : tensor<i64>
  cond {
    %p = stablehlo.compare LT, %c, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %n = stablehlo.custom_call @something(%i) {has_side_effect = false} : (tensor<i64>) -> tensor<i64>
    stablehlo.return %n : tensor<i64>
  }
  return %0 : tensor<i64>
}
// =====
module {
  func.func @loop_that_is_never_entered(%arg0: tensor<i64>) -> tensor<i64> {
    return %arg0 : tensor<i64>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-folder)
func.func @loop_that_never_ends(%arg0: tensor<i64>) -> tensor<i64> {
  %c = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.while(%iterArg = %arg0) : tensor<i64>
  cond {
    stablehlo.return %c : tensor<i1>
  } do {
    %1 = stablehlo.negate %iterArg : tensor<i64>
    stablehlo.return %1 : tensor<i64>
  }
  return %0 : tensor<i64>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-aggressive-folder)
func.func @calls_may_have_effects(%arg0: tensor<i64>) -> tensor<i64> {
  %c = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.while(%iterArg = %arg0) : tensor<i64>
  cond {
    stablehlo.return %c : tensor<i1>
  } do {
    %1 = func.call @f(%iterArg) : (tensor<i64>) -> tensor<i64>
    stablehlo.return %1 : tensor<i64>
  }
  return %0 : tensor<i64>
}
func.func private @f(tensor<i64>) -> tensor<i64>
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-aggressive-folder{assume-no-undeclared-side-effects=true})
func.func @calls_have_no_effects(%arg0: tensor<i64>) -> tensor<i64> {
  %c = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.while(%iterArg = %arg0) : tensor<i64>
  cond {
    stablehlo.return %c : tensor<i1>
  } do {
    %1 = func.call @f(%iterArg) : (tensor<i64>) -> tensor<i64>
    stablehlo.return %1 : tensor<i64>
  }
  return %0 : tensor<i64>
}
func.func private @f(tensor<i64>) -> tensor<i64>
// =====
module {
  func.func @calls_have_no_effects(%arg0: tensor<i64>) -> tensor<i64> {
    return %arg0 : tensor<i64>
  }
  func.func private @f(tensor<i64>) -> tensor<i64>
}
// -----
// run: builtin.module(stablehlo-aggressive-folder)
func.func @sizes(%x: tensor<10xf32>, %y: tensor<?xf32, #stablehlo.bounds<10>>) -> (tensor<10xf32>, tensor<10xf32>) {
  %c = stablehlo.constant dense<10> : tensor<i32>
  %0 = stablehlo.set_dimension_size %x, %c, dim = 0 : (tensor<10xf32>, tensor<i32>) -> tensor<10xf32>
  %1 = stablehlo.set_dimension_size %y, %c, dim = 0 : (tensor<?xf32, #stablehlo.bounds<10>>, tensor<i32>) -> tensor<10xf32>
  return %0, %1 : tensor<10xf32>, tensor<10xf32>
}
// =====
module {
  func.func @sizes(%arg0: tensor<10xf32>, %arg1: tensor<?xf32, #stablehlo.bounds<10>>) -> (tensor<10xf32>, tensor<10xf32>) {
    %c = stablehlo.constant dense<10> : tensor<i32>
    %0 = stablehlo.set_dimension_size %arg1, %c, dim = 0 : (tensor<?xf32, #stablehlo.bounds<10>>, tensor<i32>) -> tensor<10xf32>
    return %arg0, %0 : tensor<10xf32>, tensor<10xf32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-folder)
func.func @with_computations() -> (tensor<2xi32>, tensor<3xi32>) {
  %c = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%c init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3x2xi32>, tensor<i32>) -> tensor<2xi32>
  %s = stablehlo.constant dense<[3, 1, 2]> : tensor<3xi32>
  %1 = "stablehlo.sort"(%s) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %p = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<3xi32>) -> tensor<3xi32>
  return %0, %1 : tensor<2xi32>, tensor<3xi32>
}
// =====
module {
  func.func @with_computations() -> (tensor<2xi32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<[9, 12]> : tensor<2xi32>
    %c_0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
    return %c, %c_0 : tensor<2xi32>, tensor<3xi32>
  }
}
