// run: builtin.module(cse)
func.func @equal_ops(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %a = stablehlo.add %x, %y : tensor<4xf32>
  %b = stablehlo.add %y, %x : tensor<4xf32>
  %c = stablehlo.constant dense<1.0> : tensor<4xf32>
  %d = stablehlo.constant dense<1.0> : tensor<4xf32>
  %e = stablehlo.multiply %a, %d : tensor<4xf32>
  %f = stablehlo.multiply %a, %c : tensor<4xf32>
  %g = stablehlo.multiply %a, %c {foo.bar} : tensor<4xf32>
  %h = stablehlo.transpose %a, dims = [0] : (tensor<4xf32>) -> tensor<4xf32>
  return %b, %e, %f, %g, %h : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// =====
module {
  func.func @equal_ops(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    %1 = stablehlo.add %arg1, %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %2 = stablehlo.multiply %0, %cst : tensor<4xf32>
    %3 = stablehlo.multiply %0, %cst {foo.bar} : tensor<4xf32>
    %4 = stablehlo.transpose %0, dims = [0] : (tensor<4xf32>) -> tensor<4xf32>
    return %1, %2, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
// -----
// run: builtin.module(cse)
func.func @effects(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %a = stablehlo.add %x, %y : tensor<4xf32>
  %b = stablehlo.add %a, %x : tensor<4xf32>
  %0 = stablehlo.custom_call @foo(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @foo(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = stablehlo.custom_call @foo(%x) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
  %3 = stablehlo.custom_call @foo(%x) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = stablehlo.custom_call @foo(%y) : (tensor<4xf32>) -> tensor<4xf32>
  %5 = stablehlo.optimization_barrier %x : tensor<4xf32>
  %6 = stablehlo.optimization_barrier %x : tensor<4xf32>
  %7 = func.call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %8 = func.call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %2, %5, %6, %7, %8 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
func.func private @f(tensor<4xf32>) -> tensor<4xf32>
// =====
module {
  func.func @effects(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    %1 = stablehlo.custom_call @foo(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = stablehlo.custom_call @foo(%arg0) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
    %3 = stablehlo.custom_call @foo(%arg0) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
    %4 = stablehlo.optimization_barrier %arg0 : tensor<4xf32>
    %5 = call @f(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %6 = call @f(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    return %1, %1, %2, %4, %4, %5, %6 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func private @f(tensor<4xf32>) -> tensor<4xf32>
}
// -----
// run: builtin.module(cse)
func.func @regions(%x: tensor<4xf32>, %y: tensor<4xf32>, %p: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %a = stablehlo.add %x, %y : tensor<4xf32>
  %0 = "stablehlo.if"(%p) ({
    %u = stablehlo.add %x, %y : tensor<4xf32>
    %v = stablehlo.subtract %x, %y : tensor<4xf32>
    stablehlo.return %v : tensor<4xf32>
  }, {
    %v = stablehlo.subtract %x, %y : tensor<4xf32>
    stablehlo.return %v : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %1 = "stablehlo.if"(%p) ({
    %v = stablehlo.subtract %x, %y : tensor<4xf32>
    stablehlo.return %v : tensor<4xf32>
  }, {
    %u = stablehlo.add %x, %y : tensor<4xf32>
    %v = stablehlo.subtract %x, %y : tensor<4xf32>
    stablehlo.return %v : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %2 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    stablehlo.return %y : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %v = stablehlo.subtract %x, %y : tensor<4xf32>
  return %0, %1, %2, %v : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// =====
module {
  func.func @regions(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = "stablehlo.if"(%arg2) ({
      %3 = stablehlo.subtract %arg0, %arg1 : tensor<4xf32>
      stablehlo.return %3 : tensor<4xf32>
    }, {
      %3 = stablehlo.subtract %arg0, %arg1 : tensor<4xf32>
      stablehlo.return %3 : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    %1 = "stablehlo.if"(%arg2) ({
      stablehlo.return %arg0 : tensor<4xf32>
    }, {
      stablehlo.return %arg1 : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    %2 = stablehlo.subtract %arg0, %arg1 : tensor<4xf32>
    return %0, %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
// -----
// run: builtin.module(cse)
func.func @loops(%x: tensor<i32>, %n: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.while(%i = %x) : tensor<i32>
  cond {
    %2 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %c2 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.add %i, %c2 : tensor<i32>
    %3 = stablehlo.add %i, %c : tensor<i32>
    %4 = stablehlo.multiply %2, %3 : tensor<i32>
    stablehlo.return %4 : tensor<i32>
  }
  %1 = stablehlo.while(%i = %x) : tensor<i32>
  cond {
    %2 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %2 = stablehlo.add %i, %c : tensor<i32>
    %4 = stablehlo.multiply %2, %2 : tensor<i32>
    stablehlo.return %4 : tensor<i32>
  }
  %5 = stablehlo.while(%i = %x) : tensor<i32>
  cond {
    %2 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %2 = stablehlo.add %i, %x : tensor<i32>
    %4 = stablehlo.multiply %2, %2 : tensor<i32>
    stablehlo.return %4 : tensor<i32>
  }
  return %0, %1, %5 : tensor<i32>, tensor<i32>, tensor<i32>
}
// =====
module {
  func.func @loops(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.while(%iterArg = %arg0) : tensor<i32>
    cond {
      %2 = stablehlo.compare LT, %iterArg, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.add %iterArg, %c : tensor<i32>
      %3 = stablehlo.multiply %2, %2 : tensor<i32>
      stablehlo.return %3 : tensor<i32>
    }
    %1 = stablehlo.while(%iterArg = %arg0) : tensor<i32>
    cond {
      %2 = stablehlo.compare LT, %iterArg, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.add %iterArg, %arg0 : tensor<i32>
      %3 = stablehlo.multiply %2, %2 : tensor<i32>
      stablehlo.return %3 : tensor<i32>
    }
    return %0, %0, %1 : tensor<i32>, tensor<i32>, tensor<i32>
  }
}
// -----
// run: builtin.module(canonicalize)
func.func @constants(%x: tensor<4xf32>, %p: tensor<4xi1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) {
  %a = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.add %a, %x : tensor<4xf32>
  %b = stablehlo.constant dense<2.0> : tensor<4xf32>
  %1 = stablehlo.multiply %b, %0 : tensor<4xf32>
  %c = stablehlo.constant dense<1.0> : tensor<4xf32>
  %2 = stablehlo.subtract %c, %1 : tensor<4xf32>
  %d = stablehlo.constant dense<3.0> : tensor<4xf32>
  %e = stablehlo.constant dense<2.0> : tensor<4xf32>
  %f = stablehlo.multiply %e, %d : tensor<4xf32>
  %n = stablehlo.not %p : tensor<4xi1>
  %m = stablehlo.not %n : tensor<4xi1>
  %g = stablehlo.add %d, %x : tensor<4xf32>
  return %2, %0, %g, %m : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>
}
// =====
module {
  func.func @constants(%arg0: tensor<4xf32>, %arg1: tensor<4xi1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %0 = stablehlo.add %cst_1, %arg0 : tensor<4xf32>
    %1 = stablehlo.multiply %cst_0, %0 : tensor<4xf32>
    %2 = stablehlo.subtract %cst_1, %1 : tensor<4xf32>
    %3 = stablehlo.not %arg1 : tensor<4xi1>
    %4 = stablehlo.not %3 : tensor<4xi1>
    %5 = stablehlo.add %cst, %arg0 : tensor<4xf32>
    return %2, %0, %5, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>
  }
}
// -----
// run: builtin.module(canonicalize)
func.func @in_regions(%x: tensor<i32>, %n: tensor<i32>, %v: tensor<8xi32>) -> (tensor<i32>, tensor<i32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.while(%i = %x) : tensor<i32>
  cond {
    %t = stablehlo.constant dense<7> : tensor<i32>
    %2 = stablehlo.compare LT, %i, %t, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %y = stablehlo.constant dense<0> : tensor<i32>
    %dead = stablehlo.add %i, %y : tensor<i32>
    %2 = stablehlo.add %i, %c : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }
  %1 = stablehlo.reduce(%v init: %z) across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
    reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.maximum %a, %c : tensor<i32>
    %3 = stablehlo.maximum %2, %b : tensor<i32>
    stablehlo.return %3 : tensor<i32>
  }
  return %0, %1 : tensor<i32>, tensor<i32>
}
// =====
module {
  func.func @in_regions(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<8xi32>) -> (tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.while(%iterArg = %arg0) : tensor<i32>
    cond {
      %2 = stablehlo.compare LT, %iterArg, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.add %iterArg, %c : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }
    %1 = stablehlo.reduce(%arg2 init: %c_1) across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
     reducer(%arg3: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.maximum %arg3, %c : tensor<i32>
      %3 = stablehlo.maximum %2, %arg4 : tensor<i32>
      stablehlo.return %3 : tensor<i32>
    }
    return %0, %1 : tensor<i32>, tensor<i32>
  }
}
// -----
// run: builtin.module(canonicalize)
func.func @branches(%x: tensor<i32>, %y: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %p = stablehlo.constant dense<true> : tensor<i1>
  %0 = "stablehlo.case"(%one) ({
    stablehlo.return %x : tensor<i32>
  }, {
    %a = stablehlo.add %y, %one : tensor<i32>
    stablehlo.return %a : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<i32>
  }, {
    stablehlo.return %0 : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  return %0, %1 : tensor<i32>, tensor<i32>
}
// =====
module {
  func.func @branches(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = "stablehlo.if"(%c_0) ({
      stablehlo.return %arg0 : tensor<i32>
    }, {
      stablehlo.return %0 : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    return %0, %1 : tensor<i32>, tensor<i32>
  }
}
// -----
// run: builtin.module(canonicalize)
func.func @dead(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = stablehlo.add %x, %x : tensor<4xf32>
  %b = stablehlo.add %a, %x : tensor<4xf32>
  %c = stablehlo.concatenate %b, %b, %b, dim = 0 : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<12xf32>
  %0 = stablehlo.custom_call @foo(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @foo(%x) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = func.call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %x : tensor<4xf32>
}
func.func private @f(tensor<4xf32>) -> tensor<4xf32>
// =====
module {
  func.func @dead(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
    %1 = call @f(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    return %arg0 : tensor<4xf32>
  }
  func.func private @f(tensor<4xf32>) -> tensor<4xf32>
}
