// run: builtin.module(stablehlo-aggressive-simplification)
func.func @neutral(%x: tensor<4xi32>, %f: tensor<4xf32>, %p: tensor<4xi1>) -> (tensor<4xi32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<4xi32>
  %one = stablehlo.constant dense<1> : tensor<4xi32>
  %ones = stablehlo.constant dense<-1> : tensor<4xi32>
  %fzero = stablehlo.constant dense<0.0> : tensor<4xf32>
  %fone = stablehlo.constant dense<1.0> : tensor<4xf32>
  %true = stablehlo.constant dense<true> : tensor<4xi1>
  %0 = stablehlo.add %zero, %x : tensor<4xi32>
  %1 = stablehlo.multiply %0, %one : tensor<4xi32>
  %2 = stablehlo.and %ones, %1 : tensor<4xi32>
  %3 = stablehlo.or %2, %zero : tensor<4xi32>
  %4 = stablehlo.xor %3, %zero : tensor<4xi32>
  %5 = stablehlo.subtract %4, %zero : tensor<4xi32>
  %6 = stablehlo.shift_left %5, %zero : tensor<4xi32>
  %7 = stablehlo.add %f, %fzero : tensor<4xf32>
  %8 = stablehlo.multiply %fone, %7 : tensor<4xf32>
  %9 = stablehlo.and %true, %p : tensor<4xi1>
  %10 = stablehlo.divide %x, %one : tensor<4xi32>
  %11 = stablehlo.divide %f, %fone : tensor<4xf32>
  return %6, %8, %9, %10, %11 : tensor<4xi32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi32>, tensor<4xf32>
}
// =====
module {
  func.func @neutral(%arg0: tensor<4xi32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi1>) -> (tensor<4xi32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi32>, tensor<4xf32>) {
    return %arg0, %arg1, %arg2, %arg0, %arg1 : tensor<4xi32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi32>, tensor<4xf32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @not_neutral(%x: tensor<4xi32>, %f: tensor<4xf32>, %z: tensor<4xcomplex<f32>>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xcomplex<f32>>) {
  %c = stablehlo.constant dense<[0, 0, 0, 1]> : tensor<4xi32>
  %c_0 = stablehlo.constant dense<1> : tensor<4xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<4xi32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
  %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<4xcomplex<f32>>
  %0 = stablehlo.add %x, %c : tensor<4xi32>
  %1 = stablehlo.and %x, %c_0 : tensor<4xi32>
  %2 = stablehlo.subtract %c_1, %x : tensor<4xi32>
  %3 = stablehlo.multiply %f, %cst : tensor<4xf32>
  %4 = stablehlo.multiply %z, %cst_2 : tensor<4xcomplex<f32>>
  return %0, %1, %2, %3, %4 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xcomplex<f32>>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-aggressive-simplification{optimize-float=false})
func.func @zeros_of_floats(%f: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %p = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
  %n = stablehlo.constant dense<-0.000000e+00> : tensor<4xf32>
  %0 = stablehlo.add %f, %p : tensor<4xf32>
  %1 = stablehlo.add %f, %n : tensor<4xf32>
  %2 = stablehlo.subtract %f, %p : tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// =====
module {
  func.func @zeros_of_floats(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %0 = stablehlo.add %arg0, %cst : tensor<4xf32>
    return %0, %arg0, %arg0 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @absorbing_and_equal(%x: tensor<4xi32>, %p: tensor<4xi1>, %f: tensor<4xf32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<4xi32>
  %ones = stablehlo.constant dense<-1> : tensor<4xi32>
  %true = stablehlo.constant dense<true> : tensor<4xi1>
  %0 = stablehlo.multiply %x, %zero : tensor<4xi32>
  %1 = stablehlo.or %ones, %x : tensor<4xi32>
  %2 = stablehlo.or %p, %true : tensor<4xi1>
  %3 = stablehlo.subtract %x, %x : tensor<4xi32>
  %4 = stablehlo.and %x, %x : tensor<4xi32>
  %5 = stablehlo.compare GE, %x, %x, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %6 = stablehlo.maximum %f, %f : tensor<4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xf32>
}
// =====
module {
  func.func @absorbing_and_equal(%arg0: tensor<4xi32>, %arg1: tensor<4xi1>, %arg2: tensor<4xf32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xf32>) {
    %c = stablehlo.constant dense<0> : tensor<4xi32>
    %c_0 = stablehlo.constant dense<-1> : tensor<4xi32>
    %c_1 = stablehlo.constant dense<true> : tensor<4xi1>
    return %c, %c_0, %c_1, %c, %arg0, %c_1, %arg2 : tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xf32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @nan_is_no_equal(%f: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi1>) {
  %0 = stablehlo.subtract %f, %f : tensor<4xf32>
  %1 = stablehlo.compare EQ, %f, %f, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %0, %1 : tensor<4xf32>, tensor<4xi1>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @constants_right(%f: tensor<f32>, %p: tensor<i1>) -> (tensor<f32>, tensor<f32>, tensor<i1>, tensor<i1>, tensor<f32>) {
  %c = stablehlo.constant dense<2.0> : tensor<f32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.add %c, %f {mhlo.frontend_attributes = {foo = "1"}} : tensor<f32>
  %1 = stablehlo.maximum %c, %f : tensor<f32>
  %2 = stablehlo.compare LT, %c, %f, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %3 = stablehlo.compare NE, %false, %p, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %4 = stablehlo.subtract %c, %f : tensor<f32>
  return %0, %1, %2, %3, %4 : tensor<f32>, tensor<f32>, tensor<i1>, tensor<i1>, tensor<f32>
}
// =====
module {
  func.func @constants_right(%arg0: tensor<f32>, %arg1: tensor<i1>) -> (tensor<f32>, tensor<f32>, tensor<i1>, tensor<i1>, tensor<f32>) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.add %arg0, %cst {mhlo.frontend_attributes = {foo = "1"}} : tensor<f32>
    %1 = stablehlo.maximum %arg0, %cst : tensor<f32>
    %2 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.subtract %cst, %arg0 : tensor<f32>
    return %0, %1, %2, %arg1, %3 : tensor<f32>, tensor<f32>, tensor<i1>, tensor<i1>, tensor<f32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @attributes_go_to_what_stays(%x: tensor<f32>) -> tensor<f32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.add %x, %x {mhlo.frontend_attributes = {bar = "1", foo = "0", xla_metadata_payload = "0"}} : tensor<f32>
  %1 = stablehlo.multiply %0, %one {mhlo.frontend_attributes = {foo = "1", xla_metadata_payload = "1"}, mhlo.sharding = "{replicated}"} : tensor<f32>
  return %1 : tensor<f32>
}
// =====
module {
  func.func @attributes_go_to_what_stays(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg0 {mhlo.frontend_attributes = {bar = "1", foo = "1", xla_metadata_payload = "0"}, mhlo.sharding = "{replicated}"} : tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @broadcasts(%x: tensor<3x3xi32>, %y: tensor<3x6xi32>, %z: tensor<4xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>, tensor<1x3x6xi32>, tensor<3x2x3x3xi32>, tensor<2x2x4xi32>) {
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3xi32>
  %1 = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
  %2 = stablehlo.broadcast_in_dim %y, dims = [1, 2] : (tensor<3x6xi32>) -> tensor<1x3x6xi32>
  %3 = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3x2xi32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2, 1] : (tensor<3x3x2xi32>) -> tensor<3x2x3x3xi32>
  %5 = stablehlo.reshape %z : (tensor<4xi32>) -> tensor<1x1x4xi32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x1x4xi32>) -> tensor<2x2x4xi32>
  return %0, %1, %2, %4, %6 : tensor<3x3xi32>, tensor<3x3xi32>, tensor<1x3x6xi32>, tensor<3x2x3x3xi32>, tensor<2x2x4xi32>
}
// =====
module {
  func.func @broadcasts(%arg0: tensor<3x3xi32>, %arg1: tensor<3x6xi32>, %arg2: tensor<4xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>, tensor<1x3x6xi32>, tensor<3x2x3x3xi32>, tensor<2x2x4xi32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %1 = stablehlo.reshape %arg1 : (tensor<3x6xi32>) -> tensor<1x3x6xi32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [2, 0] : (tensor<3x3xi32>) -> tensor<3x2x3x3xi32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<4xi32>) -> tensor<2x2x4xi32>
    return %arg0, %0, %1, %2, %3 : tensor<3x3xi32>, tensor<3x3xi32>, tensor<1x3x6xi32>, tensor<3x2x3x3xi32>, tensor<2x2x4xi32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @broadcasts_that_stay(%x: tensor<1x2xf32>, %y: tensor<4x2xi32>) -> (tensor<2x2xf32>, tensor<3x8x1xi32>) {
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<2x2xf32>
  %1 = stablehlo.reshape %y : (tensor<4x2xi32>) -> tensor<1x8x1xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x8x1xi32>) -> tensor<3x8x1xi32>
  return %0, %2 : tensor<2x2xf32>, tensor<3x8x1xi32>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @moves(%x: tensor<4x4xi32>, %y: tensor<1x4x5x1xf32>, %e: tensor<5x0xf32>, %v: tensor<f32>) -> (tensor<16xi32>, tensor<1x4x1x5xf32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<1x4x5x1xf32>, tensor<7x2xf32>, tensor<4x4xi32>) {
  %0 = stablehlo.reshape %x : (tensor<4x4xi32>) -> tensor<2x8xi32>
  %1 = stablehlo.reshape %0 : (tensor<2x8xi32>) -> tensor<16xi32>
  %2 = stablehlo.transpose %y, dims = [3, 1, 0, 2] : (tensor<1x4x5x1xf32>) -> tensor<1x4x1x5xf32>
  %3 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %5 = stablehlo.slice %x [0:4, 0:4] : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %6 = stablehlo.reverse %y, dims = [0, 3] : tensor<1x4x5x1xf32>
  %7 = stablehlo.pad %e, %v, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<5x0xf32>, tensor<f32>) -> tensor<7x2xf32>
  %8 = stablehlo.convert %x : tensor<4x4xi32>
  return %1, %2, %4, %5, %6, %7, %8 : tensor<16xi32>, tensor<1x4x1x5xf32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<1x4x5x1xf32>, tensor<7x2xf32>, tensor<4x4xi32>
}
// =====
module {
  func.func @moves(%arg0: tensor<4x4xi32>, %arg1: tensor<1x4x5x1xf32>, %arg2: tensor<5x0xf32>, %arg3: tensor<f32>) -> (tensor<16xi32>, tensor<1x4x1x5xf32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<1x4x5x1xf32>, tensor<7x2xf32>, tensor<4x4xi32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<4x4xi32>) -> tensor<16xi32>
    %1 = stablehlo.reshape %arg1 : (tensor<1x4x5x1xf32>) -> tensor<1x4x1x5xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<7x2xf32>
    return %0, %1, %arg0, %arg0, %arg1, %2, %arg0 : tensor<16xi32>, tensor<1x4x1x5xf32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<1x4x5x1xf32>, tensor<7x2xf32>, tensor<4x4xi32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @moves_that_stay(%x: tensor<4x4xi32>, %v: tensor<i32>, %d: tensor<0x?x1xi32>) -> (tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<0x?x1xi32>) {
  %0 = stablehlo.pad %x, %v, low = [0, -1], high = [0, 1], interior = [0, 0] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4x4xi32>
  %1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.reverse %x, dims = [1] : tensor<4x4xi32>
  %3 = stablehlo.reverse %d, dims = [0, 1] : tensor<0x?x1xi32>
  return %0, %1, %2, %3 : tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<0x?x1xi32>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @concatenations(%x: tensor<4xi32>, %y: tensor<0xi32>) -> (tensor<4xi32>, tensor<8xi32>, tensor<12xi32>, tensor<2xi32>) {
  %0 = stablehlo.concatenate %x, dim = 0 : (tensor<4xi32>) -> tensor<4xi32>
  %1 = stablehlo.concatenate %x, %y, %x, dim = 0 : (tensor<4xi32>, tensor<0xi32>, tensor<4xi32>) -> tensor<8xi32>
  %2 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  %3 = stablehlo.concatenate %2, %x, dim = 0 : (tensor<8xi32>, tensor<4xi32>) -> tensor<12xi32>
  %4 = stablehlo.slice %1 [5:7] : (tensor<8xi32>) -> tensor<2xi32>
  return %0, %1, %3, %4 : tensor<4xi32>, tensor<8xi32>, tensor<12xi32>, tensor<2xi32>
}
// =====
module {
  func.func @concatenations(%arg0: tensor<4xi32>, %arg1: tensor<0xi32>) -> (tensor<4xi32>, tensor<8xi32>, tensor<12xi32>, tensor<2xi32>) {
    %0 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
    %1 = stablehlo.concatenate %arg0, %arg0, %arg0, dim = 0 : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<12xi32>
    %2 = stablehlo.slice %arg0 [1:3] : (tensor<4xi32>) -> tensor<2xi32>
    return %arg0, %0, %1, %2 : tensor<4xi32>, tensor<8xi32>, tensor<12xi32>, tensor<2xi32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @selections(%p: tensor<4xi1>, %q: tensor<1xi1>, %x: tensor<4xi32>, %y: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %c = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %a = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %b = stablehlo.constant dense<[5, 6, 7, 8]> : tensor<4xi32>
  %0 = stablehlo.select %p, %x, %x : tensor<4xi1>, tensor<4xi32>
  %1 = stablehlo.select %true, %x, %y : tensor<i1>, tensor<4xi32>
  %n = stablehlo.not %p : tensor<4xi1>
  %2 = stablehlo.select %n, %x, %y : tensor<4xi1>, tensor<4xi32>
  %m = stablehlo.not %q : tensor<1xi1>
  %w = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
  %3 = stablehlo.select %w, %x, %y : tensor<4xi1>, tensor<4xi32>
  %4 = stablehlo.select %c, %a, %b : tensor<4xi1>, tensor<4xi32>
  return %0, %1, %2, %3, %4 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}
// =====
module {
  func.func @selections(%arg0: tensor<4xi1>, %arg1: tensor<1xi1>, %arg2: tensor<4xi32>, %arg3: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
    %c = stablehlo.constant dense<[5, 2, 7, 4]> : tensor<4xi32>
    %0 = stablehlo.select %arg0, %arg3, %arg2 : tensor<4xi1>, tensor<4xi32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %2 = stablehlo.select %1, %arg3, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %arg2, %arg2, %0, %2, %c : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @parts(%z: tensor<4xcomplex<f32>>, %x: tensor<4xf32>, %t: tuple<tensor<i32>, tensor<f32>>, %i: tensor<i32>) -> (tensor<4xcomplex<f32>>, tensor<4xf32>, tuple<tensor<i32>, tensor<f32>>, tensor<i32>) {
  %0 = stablehlo.real %z : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %1 = stablehlo.imag %z : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %2 = stablehlo.complex %0, %1 : tensor<4xcomplex<f32>>
  %3 = stablehlo.complex %1, %x : tensor<4xcomplex<f32>>
  %4 = stablehlo.imag %3 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %5 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<i32>, tensor<f32>>) -> tensor<i32>
  %6 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<i32>, tensor<f32>>) -> tensor<f32>
  %7 = stablehlo.tuple %5, %6 : tuple<tensor<i32>, tensor<f32>>
  %8 = stablehlo.tuple %i : tuple<tensor<i32>>
  %9 = stablehlo.get_tuple_element %8[0] : (tuple<tensor<i32>>) -> tensor<i32>
  return %2, %4, %7, %9 : tensor<4xcomplex<f32>>, tensor<4xf32>, tuple<tensor<i32>, tensor<f32>>, tensor<i32>
}
// =====
module {
  func.func @parts(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<4xf32>, %arg2: tuple<tensor<i32>, tensor<f32>>, %arg3: tensor<i32>) -> (tensor<4xcomplex<f32>>, tensor<4xf32>, tuple<tensor<i32>, tensor<f32>>, tensor<i32>) {
    return %arg0, %arg1, %arg2, %arg3 : tensor<4xcomplex<f32>>, tensor<4xf32>, tuple<tensor<i32>, tensor<f32>>, tensor<i32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @indices(%x: tensor<8x4xi32>, %u: tensor<8x4xi32>, %e: tensor<8x0xi32>) -> (tensor<1x4xi32>, tensor<8x4xi32>, tensor<8x4xi32>, tensor<4xi32>, tensor<3x4xi32>) {
  %c = stablehlo.constant dense<10> : tensor<i64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %0 = stablehlo.dynamic_slice %x, %c, %z, sizes = [1, 4] : (tensor<8x4xi32>, tensor<i64>, tensor<i64>) -> tensor<1x4xi32>
  %1 = stablehlo.dynamic_update_slice %x, %e, %z, %z : (tensor<8x4xi32>, tensor<8x0xi32>, tensor<i64>, tensor<i64>) -> tensor<8x4xi32>
  %2 = stablehlo.dynamic_update_slice %x, %u, %z, %z : (tensor<8x4xi32>, tensor<8x4xi32>, tensor<i64>, tensor<i64>) -> tensor<8x4xi32>
  %i = stablehlo.constant dense<-3> : tensor<1xi32>
  %3 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xi32>, tensor<1xi32>) -> tensor<4xi32>
  %l = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %n = stablehlo.constant dense<[1, 2, 1]> : tensor<3xi32>
  %4 = "stablehlo.dynamic_gather"(%x, %n, %l) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<8x4xi32>, tensor<3xi32>, tensor<2xi64>) -> tensor<3x4xi32>
  return %0, %1, %2, %3, %4 : tensor<1x4xi32>, tensor<8x4xi32>, tensor<8x4xi32>, tensor<4xi32>, tensor<3x4xi32>
}
// =====
module {
  func.func @indices(%arg0: tensor<8x4xi32>, %arg1: tensor<8x4xi32>, %arg2: tensor<8x0xi32>) -> (tensor<1x4xi32>, tensor<8x4xi32>, tensor<8x4xi32>, tensor<4xi32>, tensor<3x4xi32>) {
    %c = stablehlo.constant dense<[1, 2, 1]> : tensor<3xi32>
    %0 = stablehlo.slice %arg0 [7:8, 0:4] : (tensor<8x4xi32>) -> tensor<1x4xi32>
    %1 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<8x4xi32>) -> tensor<1x4xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x4xi32>) -> tensor<4xi32>
    %3 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xi32>, tensor<3xi32>) -> tensor<3x4xi32>
    return %0, %arg0, %arg1, %2, %3 : tensor<1x4xi32>, tensor<8x4xi32>, tensor<8x4xi32>, tensor<4xi32>, tensor<3x4xi32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @dynamic(%x: tensor<4xf32>, %d: tensor<?xf32>, %s: tensor<2xi64>, %v: tensor<f32>) -> (tensor<5x4xf32>, tensor<2x2xf32>, tensor<?x?xf32>, tensor<i32>, tensor<7xf32>, tensor<2xf32>) {
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1] : (tensor<4xf32>, tensor<2xi64>) -> tensor<5x4xf32>
  %1 = stablehlo.dynamic_reshape %x, %s : (tensor<4xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  %2 = stablehlo.dynamic_reshape %d, %s : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %3 = stablehlo.dynamic_broadcast_in_dim %2, %s, dims = [0, 1] : (tensor<?x?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %4 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<4xf32>) -> tensor<i32>
  %l = stablehlo.constant dense<1> : tensor<1xi64>
  %h = stablehlo.constant dense<2> : tensor<1xi64>
  %n = stablehlo.constant dense<0> : tensor<1xi64>
  %5 = stablehlo.dynamic_pad %x, %v, %l, %h, %n : (tensor<4xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<7xf32>
  %e = stablehlo.constant dense<3> : tensor<1xi64>
  %6 = stablehlo.real_dynamic_slice %x, %l, %e, %l : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xf32>
  return %0, %1, %3, %4, %5, %6 : tensor<5x4xf32>, tensor<2x2xf32>, tensor<?x?xf32>, tensor<i32>, tensor<7xf32>, tensor<2xf32>
}
// =====
module {
  func.func @dynamic(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<2xi64>, %arg3: tensor<f32>) -> (tensor<5x4xf32>, tensor<2x2xf32>, tensor<?x?xf32>, tensor<i32>, tensor<7xf32>, tensor<2xf32>) {
    %c = stablehlo.constant dense<4> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<5x4xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<4xf32>) -> tensor<2x2xf32>
    %2 = stablehlo.dynamic_reshape %arg1, %arg2 : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
    %3 = stablehlo.pad %arg0, %arg3, low = [1], high = [2], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<7xf32>
    %4 = stablehlo.slice %arg0 [1:3] : (tensor<4xf32>) -> tensor<2xf32>
    return %0, %1, %2, %c, %3, %4 : tensor<5x4xf32>, tensor<2x2xf32>, tensor<?x?xf32>, tensor<i32>, tensor<7xf32>, tensor<2xf32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @dynamic_that_stays(%x: tensor<?xf32>, %s: tensor<2xi64>, %i: tensor<?x4xi32>) -> (tensor<5x4xf32>, tensor<1x4xi32>, tensor<?x?xf32>) {
  %c = stablehlo.constant dense<0> : tensor<i64>
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1] : (tensor<?xf32>, tensor<2xi64>) -> tensor<5x4xf32>
  %1 = stablehlo.dynamic_slice %i, %c, %c, sizes = [1, 4] : (tensor<?x4xi32>, tensor<i64>, tensor<i64>) -> tensor<1x4xi32>
  %2 = stablehlo.dynamic_reshape %x, %s : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %3 = stablehlo.dynamic_broadcast_in_dim %2, %s, dims = [1, 0] : (tensor<?x?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return %0, %1, %3 : tensor<5x4xf32>, tensor<1x4xi32>, tensor<?x?xf32>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @unused_results(%x: tensor<8xi32>, %y: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %d = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %c), (%y init: %d) across dimensions = [0] : (tensor<8xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    reducer(%a: tensor<i32>, %b: tensor<i32>) (%e: tensor<i32>, %f: tensor<i32>) {
    %2 = stablehlo.maximum %a, %b : tensor<i32>
    %3 = stablehlo.multiply %e, %f : tensor<i32>
    stablehlo.return %2, %3 : tensor<i32>, tensor<i32>
  }
  %1:2 = "stablehlo.sort"(%x, %y) <{dimension = -1 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %e: tensor<i32>, %f: tensor<i32>):
    %2 = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  }) : (tensor<8xi32>, tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>)
  return %0#0, %1#0 : tensor<i32>, tensor<8xi32>
}
// =====
module {
  func.func @unused_results(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %2 = stablehlo.compare LT, %arg2, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<8xi32>) -> tensor<8xi32>
    return %0, %1 : tensor<i32>, tensor<8xi32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @results_that_others_need(%x: tensor<8xi32>, %y: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %c), (%y init: %c) across dimensions = [0] : (tensor<8xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
   reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
    %2 = stablehlo.maximum %arg2, %arg5 : tensor<i32>
    %3 = stablehlo.multiply %arg3, %arg5 : tensor<i32>
    stablehlo.return %2, %3 : tensor<i32>, tensor<i32>
  }
  %1:2 = "stablehlo.sort"(%x, %y) <{dimension = 0 : i64}> ({
  ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
    %2 = stablehlo.compare LT, %arg4, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  }) : (tensor<8xi32>, tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>)
  return %0#0, %1#0 : tensor<i32>, tensor<8xi32>
}
// =====
// unchanged
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @loops(%x: tensor<4xf32>, %n: tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:3 = stablehlo.while(%i = %c, %fixed = %x, %s = %x) : tensor<i32>, tensor<4xf32>, tensor<4xf32> attributes {mhlo.frontend_attributes = {a = "b"}}
  cond {
    %2 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %2 = stablehlo.add %i, %one : tensor<i32>
    %3 = stablehlo.add %s, %fixed : tensor<4xf32>
    stablehlo.return %2, %fixed, %3 : tensor<i32>, tensor<4xf32>, tensor<4xf32>
  }
  %1 = stablehlo.while(%i = %x) : tensor<4xf32>
  cond {
    %2 = stablehlo.compare LT, %c, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %2 = stablehlo.negate %i : tensor<4xf32>
    stablehlo.return %2 : tensor<4xf32>
  }
  return %0#1, %0#2 : tensor<4xf32>, tensor<4xf32>
}
// =====
module {
  func.func @loops(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_1 = %arg0) : tensor<i32>, tensor<4xf32> attributes {mhlo.frontend_attributes = {a = "b"}}
    cond {
      %1 = stablehlo.compare LT, %iterArg, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.add %iterArg, %c_0 : tensor<i32>
      %2 = stablehlo.add %iterArg_1, %arg0 : tensor<4xf32>
      stablehlo.return %1, %2 : tensor<i32>, tensor<4xf32>
    }
    return %arg0, %0#1 : tensor<4xf32>, tensor<4xf32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @empty(%x: tensor<5x0xi32>, %y: tensor<0xf32>, %d: tensor<?x0xi32>) -> (tensor<5x0xi32>, tensor<f32>, tensor<0xf32>, tensor<?x0xi32>) {
  %0 = stablehlo.add %x, %x : tensor<5x0xi32>
  %c = stablehlo.constant dense<7.0> : tensor<f32>
  %1 = stablehlo.reduce(%y init: %c) applies stablehlo.add across dimensions = [0] : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.custom_call @effect(%y) {has_side_effect = true} : (tensor<0xf32>) -> tensor<0xf32>
  %3 = stablehlo.add %d, %d : tensor<?x0xi32>
  return %0, %1, %2, %3 : tensor<5x0xi32>, tensor<f32>, tensor<0xf32>, tensor<?x0xi32>
}
// =====
module {
  func.func @empty(%arg0: tensor<5x0xi32>, %arg1: tensor<0xf32>, %arg2: tensor<?x0xi32>) -> (tensor<5x0xi32>, tensor<f32>, tensor<0xf32>, tensor<?x0xi32>) {
    %cst = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<> : tensor<5x0xi32>
    %0 = stablehlo.custom_call @effect(%arg1) {has_side_effect = true} : (tensor<0xf32>) -> tensor<0xf32>
    %1 = stablehlo.add %arg2, %arg2 : tensor<?x0xi32>
    return %c, %cst, %0, %1 : tensor<5x0xi32>, tensor<f32>, tensor<0xf32>, tensor<?x0xi32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @iotas() -> (tensor<1x4xi32>, tensor<5x4xi32>, tensor<4xi32>) {
  %0 = stablehlo.iota dim = 0 : tensor<1x4xi32>
  %1 = stablehlo.iota dim = 1 : tensor<5x4xi32>
  %2 = stablehlo.iota dim = 0 : tensor<4xi32>
  return %0, %1, %2 : tensor<1x4xi32>, tensor<5x4xi32>, tensor<4xi32>
}
// =====
module {
  func.func @iotas() -> (tensor<1x4xi32>, tensor<5x4xi32>, tensor<4xi32>) {
    %c = stablehlo.constant dense<0> : tensor<1x4xi32>
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<5x4xi32>
    %2 = stablehlo.iota dim = 0 : tensor<4xi32>
    return %c, %1, %2 : tensor<1x4xi32>, tensor<5x4xi32>, tensor<4xi32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @configuration(%x: tensor<1xf32>) -> tensor<1xf32> {
  %0 = stablehlo.custom_call @foo(%x) {api_version = 1 : i32, mhlo.backend_config = {bar = 1 : i32}} : (tensor<1xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
// =====
module {
  func.func @configuration(%arg0: tensor<1xf32>) -> tensor<1xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {api_version = 4 : i32, backend_config = {bar = 1 : i32}} : (tensor<1xf32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
// -----
// run: builtin.module(stablehlo-target-independent-optimization)
func.func @both(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<32xf32>) {
  %a = stablehlo.constant dense<1.0> : tensor<f32>
  %b = stablehlo.add %a, %a : tensor<f32>
  %c = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %0 = stablehlo.multiply %c, %x : tensor<8xf32>
  %1 = stablehlo.subtract %b, %b : tensor<f32>
  %2 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
  %3 = stablehlo.concatenate %2, %2, %2, %2, %2, %2, %2, %2, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<8xf32>
  %4 = stablehlo.concatenate %3, %3, dim = 0 : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
  %5 = stablehlo.concatenate %4, %x, %x, dim = 0 : (tensor<16xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<32xf32>
  return %0, %5 : tensor<8xf32>, tensor<32xf32>
}
// =====
module {
  func.func @both(%arg0: tensor<8xf32>) -> (tensor<8xf32>, tensor<32xf32>) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<16xf32>
    %0 = stablehlo.multiply %arg0, %cst : tensor<8xf32>
    %1 = stablehlo.concatenate %cst_0, %arg0, %arg0, dim = 0 : (tensor<16xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<32xf32>
    return %0, %1 : tensor<8xf32>, tensor<32xf32>
  }
}
// -----
// run: builtin.module(stablehlo-target-independent-optimization)
func.func @effects_stay(%x: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.while(%i = %x) : tensor<i64>
  cond {
    %1 = stablehlo.compare LT, %i, %i, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.create_token : !stablehlo.token
    %2 = "stablehlo.outfeed"(%i, %1) <{outfeed_config = ""}> : (tensor<i64>, !stablehlo.token) -> !stablehlo.token
    stablehlo.return %i : tensor<i64>
  }
  return %x : tensor<i64>
}
// =====
module {
  func.func @effects_stay(%arg0: tensor<i64>) -> tensor<i64> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.while(%iterArg = %arg0) : tensor<i64>
    cond {
      stablehlo.return %c : tensor<i1>
    } do {
      %1 = stablehlo.create_token : !stablehlo.token
      %2 = "stablehlo.outfeed"(%iterArg, %1) <{outfeed_config = ""}> : (tensor<i64>, !stablehlo.token) -> !stablehlo.token
      stablehlo.return %iterArg : tensor<i64>
    }
    return %arg0 : tensor<i64>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @operands_of_formulas(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<4.0> : tensor<f32>
  %0 = stablehlo.sqrt %c : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.multiply %1, %x : tensor<4xf32>
  return %2 : tensor<4xf32>
}
// =====
module {
  func.func @operands_of_formulas(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %0 = stablehlo.multiply %arg0, %cst : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
// run: builtin.module(stablehlo-aggressive-simplification)
func.func @results_stay() -> tensor<4xf32> {
  %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// =====
// unchanged
