// Programs, the passes that are run on them, and what the passes of jaxlib 0.12.0 make of them. Parts are separated by
// lines of dashes; what is expected stands behind "=>".
// -----
// builtin.module(stablehlo-refine-shapes)
func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> (tensor<?xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
  %0 = stablehlo.abs %arg0 : (tensor<4xf32>) -> tensor<?xf32>
  %c = stablehlo.constant dense<7> : tensor<i32>
  %s = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %a = stablehlo.add %s, %c : tensor<i32>
  %x = stablehlo.add %a, %arg1 : tensor<i32>
  %c2 = stablehlo.constant dense<17> : tensor<i32>
  %b = stablehlo.add %a, %c2 : tensor<i32>
  %y = stablehlo.add %b, %x : tensor<i32>
  %c3 = stablehlo.constant dense<27> : tensor<i32>
  %d = stablehlo.add %b, %c3 : tensor<i32>
  %c4 = stablehlo.constant dense<28> : tensor<i32>
  %z = stablehlo.add %c4, %x : tensor<i32>
  %c5 = stablehlo.constant dense<29> : tensor<i32>
  %w = stablehlo.add %c5, %z : tensor<i32>
  func.return %0, %d, %y, %z, %w: tensor<?xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
}
// =>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> (tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<55> : tensor<i32>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %c_1 = stablehlo.constant dense<29> : tensor<i32>
    %c_2 = stablehlo.constant dense<28> : tensor<i32>
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    %1 = stablehlo.add %c_0, %arg1 : tensor<i32>
    %2 = stablehlo.add %c_2, %1 : tensor<i32>
    %3 = stablehlo.add %c_2, %1 : tensor<i32>
    %4 = stablehlo.add %c_1, %3 : tensor<i32>
    return %0, %c, %2, %3, %4 : tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
}
// -----
// builtin.module(stablehlo-refine-shapes)
func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<1xi64>) -> (tensor<?xf32>, tensor<i32>, tensor<i32>) {
  %0 = stablehlo.abs %arg0 : (tensor<4xf32>) -> tensor<?xf32>
  %s = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %c = stablehlo.constant dense<7> : tensor<i32>
  %u = stablehlo.constant dense<17> : tensor<i32>
  %a = stablehlo.add %s, %c : tensor<i32>
  %f = stablehlo.constant dense<7.0> : tensor<f32>
  %f2 = stablehlo.constant dense<7.0> : tensor<f32>
  %d = stablehlo.add %f, %f2 : tensor<f32>
  %d2 = stablehlo.add %f, %f2 : tensor<f32>
  %b = stablehlo.add %s, %a : tensor<i32>
  %x = stablehlo.exponential %d : tensor<f32>
  %1 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %2 = stablehlo.add %arg1, %1 : tensor<1xi64>
  %3 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %4 = stablehlo.real_dynamic_slice %arg0, %arg1, %2, %3
           : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  func.return %4, %b, %a : tensor<?xf32>, tensor<i32>, tensor<i32>
}
// =>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<1xi64>) -> (tensor<1xf32>, tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<1xi64>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %c_1 = stablehlo.constant dense<15> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<1xi64>
    %1 = stablehlo.real_dynamic_slice %arg0, %arg1, %0, %c : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xf32>
    return %1, %c_1, %c_0 : tensor<1xf32>, tensor<i32>, tensor<i32>
  }
}
// -----
// builtin.module(stablehlo-refine-shapes)
module {
  func.func public @main(%arg0: tensor<3xi32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %a = stablehlo.constant dense<5> : tensor<i32>
    %b = stablehlo.constant dense<6> : tensor<i64>
    %n = stablehlo.negate %arg0 : tensor<3xi32>
    %r:4 = call @f(%a, %b, %n, %a) : (tensor<i32>, tensor<i64>, tensor<3xi32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xi32>)
    %m = stablehlo.add %r#3, %n : tensor<3xi32>
    %r2:4 = call @f(%a, %b, %m, %a) : (tensor<i32>, tensor<i64>, tensor<3xi32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xi32>)
    %r3 = stablehlo.slice %r2#3 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %r4 = stablehlo.reshape %r3 : (tensor<1xi32>) -> tensor<i32>
    return %r#0, %r#1, %r#2, %r4 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func private @f(%arg0: tensor<i32> {jax.x = "x"}, %arg1: tensor<i64>, %arg2: tensor<3xi32> {jax.x = "z"}, %arg3: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xi32>) {
    %k = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %w = stablehlo.abs %arg3 : tensor<i32>
    %s = stablehlo.subtract %k, %arg0 : tensor<i32>
    return %k, %w, %s, %arg2 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xi32>
  }
}
// =>
module {
  func.func public @main(%arg0: tensor<3xi32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %c_1 = stablehlo.constant dense<5> : tensor<i32>
    %0 = stablehlo.negate %arg0 : tensor<3xi32>
    %1:4 = call @f(%0, %c_1) : (tensor<3xi32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xi32>)
    %2 = stablehlo.add %1#3, %0 : tensor<3xi32>
    %3:4 = call @f(%2, %c_1) : (tensor<3xi32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xi32>)
    %4 = stablehlo.slice %3#3 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1xi32>) -> tensor<i32>
    return %c_0, %1#1, %c, %5 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func private @f(%arg0: tensor<3xi32> {jax.x = "z"}, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %0 = stablehlo.abs %arg1 : tensor<i32>
    return %c_0, %0, %c, %arg0 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xi32>
  }
}
// -----
// builtin.module(func.func(stablehlo-canonicalize-dynamism))
func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<1xi64>) -> (tensor<?xf32>, tensor<i32>, tensor<i32>) {
  %0 = stablehlo.abs %arg0 : (tensor<4xf32>) -> tensor<?xf32>
  %s = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %c = stablehlo.constant dense<7> : tensor<i32>
  %u = stablehlo.constant dense<17> : tensor<i32>
  %a = stablehlo.add %s, %c : tensor<i32>
  %f = stablehlo.constant dense<7.0> : tensor<f32>
  %f2 = stablehlo.constant dense<7.0> : tensor<f32>
  %d = stablehlo.add %f, %f2 : tensor<f32>
  %d2 = stablehlo.add %f, %f2 : tensor<f32>
  %b = stablehlo.add %s, %a : tensor<i32>
  %x = stablehlo.exponential %d : tensor<f32>
  %1 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %2 = stablehlo.add %arg1, %1 : tensor<1xi64>
  %3 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %4 = stablehlo.real_dynamic_slice %arg0, %arg1, %2, %3
           : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  func.return %4, %b, %a : tensor<?xf32>, tensor<i32>, tensor<i32>
}
// =>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<1xi64>) -> (tensor<?xf32>, tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<7> : tensor<i32>
    %0 = stablehlo.abs %arg0 : (tensor<4xf32>) -> tensor<?xf32>
    %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?xf32>) -> tensor<i32>
    %2 = stablehlo.add %1, %c : tensor<i32>
    %3 = stablehlo.add %1, %2 : tensor<i32>
    %4 = stablehlo.slice %arg1 [0:1] : (tensor<1xi64>) -> tensor<1xi64>
    %5 = stablehlo.reshape %4 : (tensor<1xi64>) -> tensor<i64>
    %6 = stablehlo.dynamic_slice %arg0, %5, sizes = [1] : (tensor<4xf32>, tensor<i64>) -> tensor<?xf32>
    return %6, %3, %2 : tensor<?xf32>, tensor<i32>, tensor<i32>
  }
}
// -----
// builtin.module(stablehlo-refine-shapes)
func.func @main(%a: tensor<6x4xf32>, %b: tensor<4x?xf32>) -> tensor<?x?xf32> {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<?x?xf32>
  %1 = stablehlo.dot_general %0, %b, contracting_dims = [0] x [0] : (tensor<?x?xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// =>
module {
  func.func @main(%arg0: tensor<6x4xf32>, %arg1: tensor<4x?xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
}
// -----
// builtin.module(stablehlo-refine-shapes)
func.func @main(%a: tensor<?x4xf32>) -> tensor<?xf32> {
  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
  %m = stablehlo.get_dimension_size %a, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
  %p = stablehlo.multiply %m, %m : tensor<i32>
  %l = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>
  %f = stablehlo.constant dense<2.5> : tensor<f32>
  %r = stablehlo.dynamic_broadcast_in_dim %f, %l, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// =>
module {
  func.func @main(%arg0: tensor<?x4xf32>) -> tensor<16xf32> {
    %cst = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %c = stablehlo.constant dense<16> : tensor<1xi32>
    %0 = stablehlo.dynamic_broadcast_in_dim %cst, %c, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}
// -----
// builtin.module(stablehlo-refine-shapes)
func.func @main(%a: tensor<8xf32>) -> tensor<?xf32> {
  %c = stablehlo.constant dense<3> : tensor<i32>
  %0 = stablehlo.convert %a : (tensor<8xf32>) -> tensor<?xf32>
  %1:2 = stablehlo.while(%i = %c, %x = %0) : tensor<i32>, tensor<?xf32>
  cond {
    %z = stablehlo.constant dense<0> : tensor<i32>
    %t = stablehlo.compare GT, %i, %z : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.subtract %i, %one : tensor<i32>
    %y = stablehlo.negate %x : tensor<?xf32>
    stablehlo.return %j, %y : tensor<i32>, tensor<?xf32>
  }
  return %1#1 : tensor<?xf32>
}
// =>
module {
  func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %0 = stablehlo.convert %arg0 : tensor<8xf32>
    %1:2 = stablehlo.while(%iterArg = %c_1, %iterArg_2 = %0) : tensor<i32>, tensor<8xf32>
    cond {
      %2 = stablehlo.compare GT, %iterArg, %c_0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.subtract %iterArg, %c : tensor<i32>
      %3 = stablehlo.negate %iterArg_2 : tensor<8xf32>
      stablehlo.return %2, %3 : tensor<i32>, tensor<8xf32>
    }
    return %1#1 : tensor<8xf32>
  }
}
// -----
// builtin.module(stablehlo-refine-shapes)
func.func @main(%x: tensor<1xi32>) -> tensor<?xf32> {
  %c = stablehlo.constant dense<20> : tensor<1xi32>
  %s = stablehlo.concatenate %x, %c, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %o = stablehlo.constant dense<[2, 20, 20]> : tensor<3xi32>
  %m = stablehlo.maximum %s, %o : tensor<3xi32>
  %f = stablehlo.constant dense<1.0> : tensor<f32>
  %b = stablehlo.dynamic_broadcast_in_dim %f, %m, dims = [] : (tensor<f32>, tensor<3xi32>) -> tensor<?x20x20xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%b init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<?x20x20xf32>, tensor<f32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// =>
module {
  func.func @main(%arg0: tensor<1xi32>) -> tensor<20xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<[2, 20, 20]> : tensor<3xi32>
    %c_1 = stablehlo.constant dense<20> : tensor<2xi32>
    %0 = stablehlo.concatenate %arg0, %c_1, dim = 0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
    %1 = stablehlo.maximum %0, %c : tensor<3xi32>
    %2 = stablehlo.dynamic_broadcast_in_dim %cst_0, %1, dims = [] : (tensor<f32>, tensor<3xi32>) -> tensor<?x20x20xf32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<?x20x20xf32>, tensor<f32>) -> tensor<20xf32>
    return %3 : tensor<20xf32>
  }
}
// -----
// builtin.module(stablehlo-refine-shapes)
func.func @main(%i: tensor<i32>, %x: tensor<4xf32>) -> tensor<?xf32> {
  %r = "stablehlo.case"(%i) ({
    %0 = stablehlo.abs %x : (tensor<4xf32>) -> tensor<?xf32>
    stablehlo.return %0 : tensor<?xf32>
  }, {
    %c = stablehlo.constant dense<1.0> : tensor<4xf32>
    %0 = stablehlo.add %x, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
    stablehlo.return %0 : tensor<?xf32>
  }) : (tensor<i32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// =>
module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %0 = "stablehlo.case"(%arg0) ({
      %1 = stablehlo.abs %arg1 : tensor<4xf32>
      stablehlo.return %1 : tensor<4xf32>
    }, {
      %1 = stablehlo.add %arg1, %cst : tensor<4xf32>
      stablehlo.return %1 : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
// builtin.module(stablehlo-refine-shapes)
func.func @main(%x: tensor<5xf32>) -> (tensor<i32>, tensor<i32>, tensor<i1>, tensor<3xi32>) {
  %a = stablehlo.constant dense<7> : tensor<i32>
  %b = stablehlo.constant dense<-2> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %d = stablehlo.divide %a, %b : tensor<i32>
  %m = stablehlo.remainder %a, %b : tensor<i32>
  %s = stablehlo.sign %m : tensor<i32>
  %q = stablehlo.divide %a, %z : tensor<i32>
  %e = stablehlo.compare NE, %s, %d, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %u = stablehlo.select %e, %d, %q : tensor<i1>, tensor<i32>
  %l = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<i32>) -> tensor<3xi32>
  return %d, %u, %e, %l : tensor<i32>, tensor<i32>, tensor<i1>, tensor<3xi32>
}
// =>
module {
  func.func @main(%arg0: tensor<5xf32>) -> (tensor<i32>, tensor<i32>, tensor<i1>, tensor<3xi32>) {
    %c = stablehlo.constant dense<-3> : tensor<3xi32>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %c_1 = stablehlo.constant dense<7> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<-3> : tensor<i32>
    %0 = stablehlo.divide %c_1, %c_2 : tensor<i32>
    %1 = stablehlo.select %c_0, %c_3, %0 : tensor<i1>, tensor<i32>
    return %c_3, %1, %c_0, %c : tensor<i32>, tensor<i32>, tensor<i1>, tensor<3xi32>
  }
}
// -----
// builtin.module(stablehlo-refine-shapes)
func.func @main(%x: tensor<5x2xf32>) -> tensor<?xf32> {
  %0 = call @f(%x) : (tensor<5x2xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func private @f(%x: tensor<5x2xf32>) -> tensor<?xf32> {
  %n = call @size(%x) : (tensor<5x2xf32>) -> tensor<1xi64>
  %0 = stablehlo.dynamic_reshape %x, %n : (tensor<5x2xf32>, tensor<1xi64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func private @size(%x: tensor<5x2xf32>) -> tensor<1xi64> {
  %a = stablehlo.get_dimension_size %x, dim = 0 : (tensor<5x2xf32>) -> tensor<i32>
  %b = stablehlo.get_dimension_size %x, dim = 1 : (tensor<5x2xf32>) -> tensor<i32>
  %c = stablehlo.multiply %a, %b : tensor<i32>
  %d = stablehlo.convert %c : (tensor<i32>) -> tensor<i64>
  %e = stablehlo.reshape %d : (tensor<i64>) -> tensor<1xi64>
  return %e : tensor<1xi64>
}
func.func private @other(%x: tensor<5x2xf32>) -> tensor<?xf32> {
  %n = stablehlo.constant dense<10> : tensor<1xi64>
  %0 = stablehlo.dynamic_reshape %x, %n : (tensor<5x2xf32>, tensor<1xi64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// =>
module {
  func.func @main(%arg0: tensor<5x2xf32>) -> tensor<10xf32> {
    %0 = call @f(%arg0) : (tensor<5x2xf32>) -> tensor<10xf32>
    return %0 : tensor<10xf32>
  }
  func.func private @f(%arg0: tensor<5x2xf32>) -> tensor<10xf32> {
    %c = stablehlo.constant dense<10> : tensor<1xi64>
    %0 = stablehlo.dynamic_reshape %arg0, %c : (tensor<5x2xf32>, tensor<1xi64>) -> tensor<10xf32>
    return %0 : tensor<10xf32>
  }
  func.func private @size(%arg0: tensor<5x2xf32>) -> tensor<1xi64> {
    %c = stablehlo.constant dense<10> : tensor<1xi64>
    return %c : tensor<1xi64>
  }
  func.func private @other(%arg0: tensor<5x2xf32>) -> tensor<?xf32> {
    %c = stablehlo.constant dense<10> : tensor<1xi64>
    %0 = stablehlo.dynamic_reshape %arg0, %c : (tensor<5x2xf32>, tensor<1xi64>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}
// -----
// builtin.module(func.func(stablehlo-canonicalize-dynamism))
func.func @main(%x: tensor<4xf32>, %v: tensor<f32>, %k: tensor<3x3x1x2xf32>, %l: tensor<1x5x5x2xf32>, %g: tensor<2x4x9xi32>, %at: tensor<1x5x2xi32>) -> (tensor<2x4xf32>, tensor<7xf32>, tensor<3xi32>, tensor<2x2xf32>, tensor<2xf32>, tensor<1x5x5x1xf32>, tensor<1x5x8xi32>) {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi32>
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1] : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  %lo = stablehlo.constant dense<1> : tensor<1xi32>
  %hi = stablehlo.constant dense<2> : tensor<1xi32>
  %in = stablehlo.constant dense<0> : tensor<1xi32>
  %1 = stablehlo.dynamic_pad %x, %v, %lo, %hi, %in : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<7xf32>
  %n = stablehlo.constant dense<3> : tensor<1xi64>
  %2 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi64>) -> tensor<3xi32>
  %t = stablehlo.constant dense<2> : tensor<2xi64>
  %3 = stablehlo.dynamic_reshape %x, %t : (tensor<4xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  %n2 = stablehlo.constant dense<4> : tensor<1xi32>
  %4 = stablehlo.real_dynamic_slice %x, %lo, %n2, %hi : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  %p = stablehlo.constant dense<1> : tensor<2x2xi32>
  %5 = "stablehlo.dynamic_conv"(%l, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x5x5x2xf32>, tensor<3x3x1x2xf32>, tensor<2x2xi32>) -> tensor<1x5x5x1xf32>
  %z = stablehlo.constant dense<[1, 1, 8]> : tensor<3xi32>
  %6 = "stablehlo.dynamic_gather"(%g, %at, %z) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], index_vector_dim = 2, offset_dims = [2], start_index_map = [0, 1]>} : (tensor<2x4x9xi32>, tensor<1x5x2xi32>, tensor<3xi32>) -> tensor<1x5x8xi32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<2x4xf32>, tensor<7xf32>, tensor<3xi32>, tensor<2x2xf32>, tensor<2xf32>, tensor<1x5x5x1xf32>, tensor<1x5x8xi32>
}
// =>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<3x3x1x2xf32>, %arg3: tensor<1x5x5x2xf32>, %arg4: tensor<2x4x9xi32>, %arg5: tensor<1x5x2xi32>) -> (tensor<2x4xf32>, tensor<7xf32>, tensor<3xi32>, tensor<2x2xf32>, tensor<2xf32>, tensor<1x5x5x1xf32>, tensor<1x5x8xi32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.pad %arg0, %arg1, low = [1], high = [2], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3xi32>
    %3 = stablehlo.reshape %arg0 : (tensor<4xf32>) -> tensor<2x2xf32>
    %4 = stablehlo.slice %arg0 [1:4:2] : (tensor<4xf32>) -> tensor<2xf32>
    %5 = stablehlo.convolution(%arg3, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x5x2xf32>, tensor<3x3x1x2xf32>) -> tensor<1x5x5x1xf32>
    %6 = "stablehlo.gather"(%arg4, %arg5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 8>}> : (tensor<2x4x9xi32>, tensor<1x5x2xi32>) -> tensor<1x5x8xi32>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<2x4xf32>, tensor<7xf32>, tensor<3xi32>, tensor<2x2xf32>, tensor<2xf32>, tensor<1x5x5x1xf32>, tensor<1x5x8xi32>
  }
}
// -----
// builtin.module(func.func(stablehlo-canonicalize-dynamism))
func.func @main(%x: tensor<4xf32>) -> (tensor<2xf32>, tensor<3xf32>) {
  %a = stablehlo.constant dense<2> : tensor<1xi64>
  %b = stablehlo.constant dense<3> : tensor<1xi64>
  %0:2 = stablehlo.custom_call @two(%a, %x, %b) {indices_of_shape_operands = dense<[0, 2]> : tensor<2xi64>, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<1xi64>, tensor<4xf32>, tensor<1xi64>) -> (tensor<2xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<3xf32>
}
// =>
module {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<2xf32>, tensor<3xf32>) {
    %0:2 = stablehlo.custom_call @two(%arg0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<3xf32>)
    return %0#0, %0#1 : tensor<2xf32>, tensor<3xf32>
  }
}
// -----
// builtin.module(func.func(stablehlo-check-shape-assertions))
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %t = stablehlo.constant dense<true> : tensor<i1>
  %n = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @shape_assertion(%t, %n) {api_version = 2 : i32, error_message = "never {0}", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
  return %x : tensor<4xf32>
}
// =>
module {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    return %arg0 : tensor<4xf32>
  }
}
// -----
// builtin.module(symbol-dce)
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @a(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @a(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "my.op" %x {decomposition = @b} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @b(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func private @c(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @d(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @d(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @c(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// =>
module {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = call @a(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @a(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.composite "my.op" %arg0 {decomposition = @b} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @b(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
}
