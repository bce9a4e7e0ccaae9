// run: builtin.module(reconcile-unrealized-casts)
func.func @f(%a: tensor<4xui8>) -> (tensor<4xui8>, tensor<4xi8>, tensor<4xi16>) {
  %0 = builtin.unrealized_conversion_cast %a : tensor<4xui8> to tensor<4xi8>
  %1 = builtin.unrealized_conversion_cast %0 : tensor<4xi8> to tensor<4xi16>
  %2 = builtin.unrealized_conversion_cast %1 : tensor<4xi16> to tensor<4xui8>
  %3 = builtin.unrealized_conversion_cast %a : tensor<4xui8> to tensor<4xi8>
  %4 = builtin.unrealized_conversion_cast %3 : tensor<4xi8> to tensor<4xui8>
  %5 = builtin.unrealized_conversion_cast %4 : tensor<4xui8> to tensor<4xi16>
  %6 = stablehlo.add %2, %4 : tensor<4xui8>
  %7 = builtin.unrealized_conversion_cast %6 : tensor<4xui8> to tensor<4xi8>
  return %6, %7, %5 : tensor<4xui8>, tensor<4xi8>, tensor<4xi16>
}
// =====
module {
  func.func @f(%arg0: tensor<4xui8>) -> (tensor<4xui8>, tensor<4xi8>, tensor<4xi16>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<4xui8> to tensor<4xi16>
    %1 = stablehlo.add %arg0, %arg0 : tensor<4xui8>
    %2 = builtin.unrealized_conversion_cast %1 : tensor<4xui8> to tensor<4xi8>
    return %1, %2, %0 : tensor<4xui8>, tensor<4xi8>, tensor<4xi16>
  }
}
// -----
// run: builtin.module(stablehlo-convert-to-signless)
func.func @f(%t: tuple<tensor<ui16>, tuple<tensor<ui8>>>) -> tensor<ui16> {
  %0 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<ui16>, tuple<tensor<ui8>>>) -> tensor<ui16>
  %1 = builtin.unrealized_conversion_cast %0 : tensor<ui16> to tensor<i16>
  %2 = builtin.unrealized_conversion_cast %1 : tensor<i16> to tensor<ui16>
  return %2 : tensor<ui16>
}
// =====
module {
  func.func @f(%arg0: tuple<tensor<i16>, tuple<tensor<i8>>>) -> tensor<i16> {
    %0 = stablehlo.get_tuple_element %arg0[0] : (tuple<tensor<i16>, tuple<tensor<i8>>>) -> tensor<i16>
    return %0 : tensor<i16>
  }
}
// -----
// run: builtin.module(stablehlo-convert-to-signless)
func.func @f(%a: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.partition_id : tensor<ui32>
  %1 = stablehlo.add %0, %a : tensor<ui32>
  return %1 : tensor<ui32>
}
// =====
module {
  func.func @f(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<ui32>) -> tensor<i32>
    %2 = stablehlo.add %1, %arg0 : tensor<i32>
    return %2 : tensor<i32>
  }
}
// -----
// run: builtin.module(func.func(stablehlo-legalize-deprecated-ops))
func.func @f(%a: tensor<3xf32>) -> (!stablehlo.token, tensor<f32>) {
  %0 = stablehlo.create_token {foo.kept = 1 : i64} : !stablehlo.token
  %1 = "stablehlo.dot"(%a, %a) {foo.kept = 2 : i64} : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  return %0, %1 : !stablehlo.token, tensor<f32>
}
// =====
module {
  func.func @f(%arg0: tensor<3xf32>) -> (!stablehlo.token, tensor<f32>) {
    %0 = stablehlo.after_all  {foo.kept = 1 : i64} : !stablehlo.token
    %1 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0] {foo.kept = 2 : i64} : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
    return %0, %1 : !stablehlo.token, tensor<f32>
  }
}
// -----
// run: builtin.module(func.func(stablehlo-legalize-deprecated-ops))
// fails: UNSUPPORTED failed to legalize operation 'stablehlo.map' that was explicitly marked illegal
func.func @f(%a: tensor<16xf32>) -> tensor<16xf32> {
  %0 = "stablehlo.map"(%a) ({
  ^bb0(%b: tensor<f32>):
    %1 = stablehlo.abs %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
// -----
// run: builtin.module(flatten-tuple)
func.func @main(%t: tuple<tensor<f32>, tuple<tensor<i1>, tensor<2xf32>>> {foo.gone = 1 : i64}, %x: tensor<f32> {foo.kept = 2 : i64}) -> tuple<tensor<f32>, tensor<2xf32>> {
  %0 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<f32>, tuple<tensor<i1>, tensor<2xf32>>>) -> tuple<tensor<i1>, tensor<2xf32>>
  %1 = func.call @callee(%0) : (tuple<tensor<i1>, tensor<2xf32>>) -> tuple<tensor<2xf32>>
  %2 = stablehlo.composite "foo.bar" %1 {decomposition = @same} : (tuple<tensor<2xf32>>) -> tuple<tensor<2xf32>>
  %5 = stablehlo.get_tuple_element %2[0] : (tuple<tensor<2xf32>>) -> tensor<2xf32>
  %6 = "foo.op"(%0) : (tuple<tensor<i1>, tensor<2xf32>>) -> tuple<tensor<f32>>
  %7 = stablehlo.get_tuple_element %6[0] : (tuple<tensor<f32>>) -> tensor<f32>
  %8 = stablehlo.custom_call @foo(%6) : (tuple<tensor<f32>>) -> tuple<tensor<f32>, tensor<f32>>
  %9 = stablehlo.get_tuple_element %8[1] : (tuple<tensor<f32>, tensor<f32>>) -> tensor<f32>
  %10 = stablehlo.add %7, %9 : tensor<f32>
  %11 = stablehlo.tuple %10, %5 : tuple<tensor<f32>, tensor<2xf32>>
  return %11 : tuple<tensor<f32>, tensor<2xf32>>
}
func.func private @callee(%t: tuple<tensor<i1>, tensor<2xf32>>) -> tuple<tensor<2xf32>> {
  %0 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<i1>, tensor<2xf32>>) -> tensor<2xf32>
  %1 = stablehlo.tuple %0 : tuple<tensor<2xf32>>
  return %1 : tuple<tensor<2xf32>>
}
func.func private @same(%t: tuple<tensor<2xf32>>) -> tuple<tensor<2xf32>> {
  return %t : tuple<tensor<2xf32>>
}
func.func private @outside(tuple<tensor<i1>, tensor<f32>>) -> tensor<f32>
// =====
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<i1>, %arg2: tensor<2xf32>, %arg3: tensor<f32> {foo.kept = 2 : i64}) -> (tensor<f32>, tensor<2xf32>) {
    %0 = call @callee(%arg1, %arg2) : (tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
    %1 = stablehlo.composite "foo.bar" %0 {decomposition = @same} : (tensor<2xf32>) -> tensor<2xf32>
    %2 = stablehlo.tuple %arg1, %arg2 : tuple<tensor<i1>, tensor<2xf32>>
    %3 = "foo.op"(%2) : (tuple<tensor<i1>, tensor<2xf32>>) -> tuple<tensor<f32>>
    %4 = stablehlo.get_tuple_element %3[0] : (tuple<tensor<f32>>) -> tensor<f32>
    %5:2 = stablehlo.custom_call @foo(%4) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %6 = stablehlo.add %4, %5#1 : tensor<f32>
    return %6, %1 : tensor<f32>, tensor<2xf32>
  }
  func.func private @callee(%arg0: tensor<i1>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
    return %arg1 : tensor<2xf32>
  }
  func.func private @same(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    return %arg0 : tensor<2xf32>
  }
  func.func private @outside(tensor<i1>, tensor<f32>) -> tensor<f32>
}
// -----
// run: builtin.module(func.func(sink-constants-to-control-flow))
func.func @main(%p: tensor<i1>) -> (tensor<f32>, tensor<f32>) {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %d = stablehlo.constant dense<2.0> : tensor<f32>
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.add %c, %c : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }, {
    %1 = "stablehlo.if"(%p) ({
      stablehlo.return %c : tensor<f32>
    }, {
      %2 = stablehlo.add %d, %d : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %0, %d : tensor<f32>, tensor<f32>
}
// =====
module {
  func.func @main(%arg0: tensor<i1>) -> (tensor<f32>, tensor<f32>) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = "stablehlo.if"(%arg0) ({
      %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %1 = stablehlo.add %cst_0, %cst_0 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }, {
      %1 = "stablehlo.if"(%arg0) ({
        %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        stablehlo.return %cst_0 : tensor<f32>
      }, {
        %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %2 = stablehlo.add %cst_0, %cst_0 : tensor<f32>
        stablehlo.return %2 : tensor<f32>
      }) : (tensor<i1>) -> tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    return %0, %cst : tensor<f32>, tensor<f32>
  }
}
// -----
// run: builtin.module(sanitize-discardable-attributes{keep=bar,foo.kept})
module attributes {foo.a = 1 : i64, bar.b = 2 : i64} {
  func.func @main(%a: tensor<f32> {foo.gone = 1 : i64, foo.kept = 3 : i64}) -> (tensor<f32> {foo.gone = "x"}) {
    %0 = stablehlo.abs %a {foo.gone = 1 : i64, own = 2 : i64} : tensor<f32>
    %1 = "foo.op"(%0) {foo.its = 1 : i64} : (tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}
// =====
module attributes {bar.b = 2 : i64} {
  func.func @main(%arg0: tensor<f32> {foo.kept = 3 : i64}) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 {own = 2 : i64} : tensor<f32>
    %1 = "foo.op"(%0) {foo.its = 1 : i64} : (tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}
// -----
// run: builtin.module(sanitize-discardable-attributes)
module {
  func.func @main(%arg0: tensor<f32> {foo.gone = 1 : i64}) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}
// =====
module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// run: builtin.module(sanitize-discardable-attributes)
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32> {foo.gone = 1 : i64}) {
    %0 = stablehlo.abs %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}
// =====
module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// run: builtin.module(sanitize-discardable-attributes)
module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 {foo.gone = 1 : i64} : tensor<f32>
    return %0 : tensor<f32>
  }
}
// =====
module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// run: builtin.module(sanitize-discardable-attributes)
module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 {stablehlo.not = 1 : i64, own = 2 : i64} : tensor<f32>
    return %0 : tensor<f32>
  }
}
// =====
// unchanged
// -----
// run: builtin.module(sanitize-discardable-attributes)
module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "foo.op"(%arg0) {foo.its = 1 : i64} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// =====
// unchanged
// -----
// run: builtin.module(apply-other-dialects)
func.func @main(%a: tensor<f32> {foo.gone = 1 : i64}) -> tensor<f32> {
  return %a : tensor<f32>
}
// =====
module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
}
// -----
// run: builtin.module(apply-other-dialects{policy=reject})
// fails: UNSUPPORTED attribute 'foo.gone' belongs to another dialect
func.func @main(%a: tensor<f32> {foo.gone = 1 : i64}) -> tensor<f32> {
  return %a : tensor<f32>
}
// -----
// run: builtin.module(apply-other-dialects{policy=other})
// fails: INVALID_ARGUMENT policy is keep, strip or reject, not 'other'
func.func @main(%a: tensor<f32>) -> tensor<f32> {
  return %a : tensor<f32>
}
// -----
// run: builtin.module(collapse-locations)
// locations
module {
  func.func @main(%a: tensor<f32> loc("x")) -> tensor<f32> {
    %0 = stablehlo.abs %a : tensor<f32> loc(fused["n"("f.py":4:10 to :12), "m"("g.py":1:2)])
    %1 = stablehlo.abs %0 : tensor<f32> loc(callsite("callee" at "f.py":7:8))
    return %1 : tensor<f32> loc(unknown)
  } loc("h.py":1:1)
} loc(unknown)
// =====
#loc2 = loc("x")
module {
  func.func @main(%arg0: tensor<f32> loc("x")) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<f32> loc(#loc3)
    %1 = stablehlo.abs %0 : tensor<f32> loc(#loc4)
    return %1 : tensor<f32> loc(#loc)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc1 = loc("h.py":1:1)
#loc3 = loc("f.py":4:10)
#loc4 = loc("f.py":7:8)
// -----
// run: builtin.module(name-only-locations)
// locations
module {
  func.func @main(%a: tensor<f32> loc("x"("f.py":1:2))) -> tensor<f32> {
    %0 = stablehlo.abs %a : tensor<f32> loc(fused["n"("f.py":4:10 to :12), "m"("g.py":1:2)])
    %1 = stablehlo.abs %0 : tensor<f32> loc(callsite("callee" at "f.py":7:8))
    return %1 : tensor<f32> loc("f.py":9:9)
  } loc("h.py":1:1)
} loc(unknown)
// =====
#loc1 = loc("x")
module {
  func.func @main(%arg0: tensor<f32> loc("x")) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<f32> loc(#loc2)
    %1 = stablehlo.abs %0 : tensor<f32> loc(#loc3)
    return %1 : tensor<f32> loc(#loc)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("n")
#loc3 = loc("callee")
// -----
// run: builtin.module(prefix-locations{from=/home/me/ to=src/})
// locations
module {
  func.func @main(%a: tensor<f32> loc("x"("/home/me/f.py":1:2))) -> tensor<f32> {
    %0 = stablehlo.abs %a : tensor<f32> loc("n"("/home/me/f.py":4:10 to 5:12))
    return %0 : tensor<f32> loc("/home/you/f.py":9:9)
  } loc("/home/me/h.py":1:1)
} loc(unknown)
// =====
#loc2 = loc("src/f.py":1:2)
#loc5 = loc("x"(#loc2))
module {
  func.func @main(%arg0: tensor<f32> loc("x"(#loc2))) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<f32> loc(#loc6)
    return %0 : tensor<f32> loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc1 = loc("src/h.py":1:1)
#loc3 = loc("src/f.py":4:10 to 5:12)
#loc4 = loc("/home/you/f.py":9:9)
#loc6 = loc("n"(#loc3))
// -----
// run: builtin.module(interpreter-instrument-with-probe{useDebugInfo=true})
func.func @main(%p: tensor<i1>, %a: tensor<2xi64>) -> tensor<2xi64> {
  %c = stablehlo.constant dense<0> : tensor<2xi64>
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %c : tensor<2xi64>
  }, {
    %1 = stablehlo.add %a, %a : tensor<2xi64> loc("add")
    stablehlo.return %1 : tensor<2xi64>
  }) : (tensor<i1>) -> tensor<2xi64>
  %2:2 = "stablehlo.optimization_barrier"(%0, %p) : (tensor<2xi64>, tensor<i1>) -> (tensor<2xi64>, tensor<i1>)
  return %2#0 : tensor<2xi64>
}
// =====
module {
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<2xi64>) -> tensor<2xi64> {
    %c = stablehlo.constant dense<0> : tensor<2xi64>
    %0 = "stablehlo.if"(%arg0) ({
      stablehlo.return %c : tensor<2xi64>
    }, {
      %5 = stablehlo.add %arg1, %arg1 : tensor<2xi64>
      %6 = "interpreter.probe"(%5) {probe_id = "add.1"} : (tensor<2xi64>) -> tensor<2xi64>
      stablehlo.return %6 : tensor<2xi64>
    }) : (tensor<i1>) -> tensor<2xi64>
    %1 = "interpreter.probe"(%0) {probe_id = "probe2"} : (tensor<2xi64>) -> tensor<2xi64>
    %2:2 = stablehlo.optimization_barrier %1, %arg0 : tensor<2xi64>, tensor<i1>
    %3 = "interpreter.probe"(%2#1) {probe_id = "probe4"} : (tensor<i1>) -> tensor<i1>
    %4 = "interpreter.probe"(%2#0) {probe_id = "probe3"} : (tensor<2xi64>) -> tensor<2xi64>
    return %4 : tensor<2xi64>
  }
}
// -----
// run: builtin.module(stablehlo-wrap-in-composite{op-names=stablehlo.if version=1})
// fails: UNSUPPORTED its regions use values from around it
func.func @main(%p: tensor<i1>, %a: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<f32>
  }, {
    stablehlo.return %a : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
// run: builtin.module(stablehlo-wrap-in-composite{op-names=stablehlo.abs version=4294967296})
// fails: INVALID_ARGUMENT option 'version' is a number of 32 bits
func.func @main(%a: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.abs %a : tensor<f32>
  return %0 : tensor<f32>
}
// -----
// run: builtin.module(stablehlo-wrap-in-composite{op-names=stablehlo.cross-replica-sum})
// fails: UNSUPPORTED no composite can have its name
func.func @main(%a: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.cross-replica-sum"(%a) {replica_groups = dense<0> : tensor<1x1xi64>} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
// run: builtin.module(stablehlo-compatibility-expander)
// fails: INVALID_ARGUMENT version '' is not of the form X.Y.Z
func.func @main(%a: tensor<f32>) -> tensor<f32> {
  return %a : tensor<f32>
}
// -----
// run: builtin.module(stablehlo-compatibility-expander{target=1.0.0})
// fails: INVALID_PROGRAM axis
func.func @main(%a: tensor<4xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>]>, axes = [#stablehlo.axis_ref<name = "z">]>}> : (tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// run: builtin.module(stablehlo-compatibility-expander{target=1.14.0})
module {
  sdy.mesh @two_by_two {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 2 : i64}], device_ids = dense<[0, 2, 1, 3]> : tensor<4xi64>}}
  sdy.mesh @shardy = <["x"=2, "y"=2]>
  func.func @main(%a: tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @two_by_two, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<4xf32>) -> tensor<8xf32>
    %1 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @shardy, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<4xf32>) -> tensor<8xf32>
    return %0, %1 : tensor<8xf32>, tensor<8xf32>
  }
}
// =====
module {
  sdy.mesh @two_by_two {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 2 : i64}], device_ids = dense<[0, 2, 1, 3]> : tensor<4xi64>}}
  sdy.mesh @shardy = <["x"=2, "y"=2]>
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
    %1 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
    return %0, %1 : tensor<8xf32>, tensor<8xf32>
  }
}
// -----
// run: builtin.module(stablehlo-compatibility-expander{target=1.14.0})
// fails: INVALID_PROGRAM an axis of a mesh has a name and a size of 64 bits
module {
  sdy.mesh @m {stablehlo.mesh = {axes = [{name = "x"}]}}
  func.func @main(%a: tensor<4xf32>) -> tensor<8xf32> {
    %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<4xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
// -----
// run: builtin.module(remove-sharding)
module {
  sdy.mesh @m {stablehlo.mesh = {axes = [{name = "x", size = 1 : i64}]}}
  func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// =====
module {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
}
// -----
// run: builtin.module(stablehlo-legalize-quant-to-math)
// fails: UNSUPPORTED op 'stablehlo.constant': its value is not given as numbers
func.func @main() {
  %0 = stablehlo.constant dense<"0xF0E8DDCC"> : tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  return
}
// -----
// run: builtin.module(stablehlo-aggressive-folder{assume-no-undeclared-side-effects=true})
module {
  sdy.mesh @m {stablehlo.mesh = {axes = [{name = "x", size = 1 : i64}]}}
  func.func @main(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<5xf32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// =====
// unchanged
