// run: builtin.module(outline-composite)
func.func @main(%x: tensor<5xf32>, %w: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
  %c = stablehlo.constant dense<3.0> : tensor<f32>
  %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<5xf32>
  %0 = stablehlo.custom_call @xla_mark_tensor(%x) {backend_config = "{\"name\": \"test.p\", \"pos\": 0, \"id\": \"0\", \"is_input\": true, \"attr\": null}"} : (tensor<5xf32>) -> tensor<5xf32>
  %1 = stablehlo.add %0, %b : tensor<5xf32>
  %2 = stablehlo.multiply %1, %w : tensor<5xf32>
  %3 = stablehlo.custom_call @xla_mark_tensor(%2) {backend_config = "{\"name\": \"test.p\", \"pos\": 0, \"id\": \"0\", \"is_input\": false, \"attr\": {\"int_attr\": 1, \"float_attr\": 2.3, \"bool_attr\": true, \"str_attr\": \"helloworld\", \"int_arr\": [1, 2, 3], \"float_arr\": [1.0, 1.1, 1.2], \"bool_arr\": [true, false], \"whole\": 2.0, \"escaped\": \"a\\u0062\\n\", \"mixed\": [1, \"x\"]}}"} : (tensor<5xf32>) -> tensor<5xf32>
  return %3, %0 : tensor<5xf32>, tensor<5xf32>
}
// =====
module {
  func.func @main(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
    %0 = stablehlo.composite "test.p" %arg0, %arg1 {composite_attributes = {bool_arr = dense<[true, false]> : tensor<2xi1>, bool_attr = true, escaped = "ab\0A", float_arr = dense<[1.000000e+00, 1.100000e+00, 1.200000e+00]> : tensor<3xf32>, float_attr = 2.300000e+00 : f32, int_arr = dense<[1, 2, 3]> : tensor<3xi64>, int_attr = 1 : i64, mixed = [1, "x"], str_attr = "helloworld", whole = 2.000000e+00 : f32}, decomposition = @test.p.impl} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    return %0, %arg0 : tensor<5xf32>, tensor<5xf32>
  }
  func.func private @test.p.impl(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<5xf32>
    %2 = stablehlo.multiply %1, %arg1 : tensor<5xf32>
    return %2 : tensor<5xf32>
  }
}
// -----
// run: builtin.module(outline-composite)
func.func @main(%x: tensor<f32>, %y: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.custom_call @xla_mark_tensor(%x) {backend_config = "{\"name\": \"test.sdpa\", \"pos\": 0, \"id\": \"0\", \"is_input\": true}"} : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.sine %0 : tensor<f32>
  %2 = stablehlo.custom_call @xla_mark_tensor(%1) {backend_config = "{\"name\": \"test.sdpa\", \"pos\": 0, \"id\": \"0\", \"is_input\": false, \"attr\": {\"scale\": 0.25}}"} : (tensor<f32>) -> tensor<f32>
  %3 = stablehlo.custom_call @xla_mark_tensor(%y) {backend_config = "{\"name\": \"test.sdpa\", \"pos\": 0, \"id\": \"1\", \"is_input\": true}"} : (tensor<f32>) -> tensor<f32>
  %4 = stablehlo.sine %3 : tensor<f32>
  %5 = stablehlo.custom_call @xla_mark_tensor(%4) {backend_config = "{\"name\": \"test.sdpa\", \"pos\": 0, \"id\": \"1\", \"is_input\": false, \"attr\": {\"scale\": 2}}"} : (tensor<f32>) -> tensor<f32>
  return %2, %5 : tensor<f32>, tensor<f32>
}
// =====
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.composite "test.sdpa" %arg0 {composite_attributes = {scale = 2.500000e-01 : f32}, decomposition = @test.sdpa.impl_0} : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.composite "test.sdpa" %arg1 {composite_attributes = {scale = 2 : i64}, decomposition = @test.sdpa.impl} : (tensor<f32>) -> tensor<f32>
    return %0, %1 : tensor<f32>, tensor<f32>
  }
  func.func private @test.sdpa.impl_0(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @test.sdpa.impl(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// run: builtin.module(outline-composite{targets=mark})
func.func @main(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.custom_call @mark(%x) {backend_config = "{\"name\": \"test.outer\", \"pos\": 0, \"id\": 3, \"is_input\": true}"} : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.custom_call @mark(%0) {backend_config = "{\"name\": \"test.inner\", \"pos\": 0, \"id\": 3, \"is_input\": true}"} : (tensor<f32>) -> tensor<f32>
  %2 = stablehlo.sine %1 : tensor<f32>
  %3 = stablehlo.custom_call @mark(%2) {backend_config = "{\"name\": \"test.inner\", \"pos\": 0, \"id\": 3, \"is_input\": false}"} : (tensor<f32>) -> tensor<f32>
  %4 = stablehlo.cosine %3 : tensor<f32>
  %5 = stablehlo.custom_call @mark(%4) {backend_config = "{\"name\": \"test.outer\", \"pos\": 1, \"id\": 3, \"is_input\": false}"} : (tensor<f32>) -> tensor<f32>
  %6 = stablehlo.custom_call @mark(%3) {backend_config = "{\"name\": \"test.outer\", \"pos\": 0, \"id\": 3, \"is_input\": false}"} : (tensor<f32>) -> tensor<f32>
  return %5, %6 : tensor<f32>, tensor<f32>
}
// =====
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0:2 = stablehlo.composite "test.outer" %arg0 {decomposition = @test.outer.impl} : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %0#1, %0#0 : tensor<f32>, tensor<f32>
  }
  func.func private @test.inner.impl(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sine %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @test.outer.impl(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.composite "test.inner" %arg0 {decomposition = @test.inner.impl} : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.cosine %0 : tensor<f32>
    return %0, %1 : tensor<f32>, tensor<f32>
  }
}
// -----
// run: builtin.module(outline-composite)
// fails: INVALID_PROGRAM byte 9: expected a string, a number, true, false, null or a list of these
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.custom_call @xla_mark_tensor(%x) {backend_config = "{\"name\": }"} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
// run: builtin.module(outline-composite)
// fails: INVALID_PROGRAM has no "name"
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.custom_call @xla_mark_tensor(%x) {backend_config = "{\"pos\": 1}"} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
// run: builtin.module(outline-composite)
// fails: INVALID_PROGRAM "pos" is a number from 0 to 65535
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.custom_call @xla_mark_tensor(%x) {backend_config = "{\"name\": \"a.b\", \"pos\": 65536}"} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
// run: builtin.module(outline-composite)
// fails: INVALID_PROGRAM expected a namespace, a dot and a name
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.custom_call @xla_mark_tensor(%x) {backend_config = "{\"name\": \"a\"}"} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
// run: builtin.module(outline-composite)
// fails: INVALID_PROGRAM another value of composite 'a.b' has its position
func.func @main(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.custom_call @xla_mark_tensor(%x) {backend_config = "{\"name\": \"a.b\"}"} : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.custom_call @xla_mark_tensor(%y) {backend_config = "{\"name\": \"a.b\"}"} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
// run: builtin.module(outline-composite)
// fails: UNSUPPORTED it has effects, and a use outside of the composite
func.func @main(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.custom_call @xla_mark_tensor(%x) {backend_config = "{\"name\": \"a.b\"}"} : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.custom_call @effect(%0) {has_side_effect = true} : (tensor<f32>) -> tensor<f32>
  %2 = stablehlo.custom_call @xla_mark_tensor(%1) {backend_config = "{\"name\": \"a.b\", \"is_input\": false}"} : (tensor<f32>) -> tensor<f32>
  return %1, %2 : tensor<f32>, tensor<f32>
}
// -----
// run: builtin.module(outline-composite)
// fails: UNSUPPORTED before all of its inputs are there
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.custom_call @xla_mark_tensor(%x) {backend_config = "{\"name\": \"a.b\"}"} : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.sine %0 : tensor<f32>
  %2 = stablehlo.custom_call @xla_mark_tensor(%1) {backend_config = "{\"name\": \"a.b\", \"is_input\": false}"} : (tensor<f32>) -> tensor<f32>
  %3 = stablehlo.sine %2 : tensor<f32>
  %4 = stablehlo.custom_call @xla_mark_tensor(%3) {backend_config = "{\"name\": \"a.b\", \"pos\": 1}"} : (tensor<f32>) -> tensor<f32>
  %5 = stablehlo.add %4, %0 : tensor<f32>
  %6 = stablehlo.custom_call @xla_mark_tensor(%5) {backend_config = "{\"name\": \"a.b\", \"pos\": 1, \"is_input\": false}"} : (tensor<f32>) -> tensor<f32>
  return %6 : tensor<f32>
}
// -----
// run: builtin.module(outline-composite)
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.custom_call @xla_mark_tensor(%x) {backend_config = "{\"name\": \"a.b\"}"} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// =====
module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
}
// -----
// run: builtin.module(outline-composite)
module {
  module {
    func.func @main(%x: tensor<f32>) -> tensor<f32> {
      %0 = stablehlo.custom_call @xla_mark_tensor(%x) {backend_config = "{\"name\": \"a.b\"}"} : (tensor<f32>) -> tensor<f32>
      %1 = stablehlo.sine %0 : tensor<f32>
      %2 = stablehlo.custom_call @xla_mark_tensor(%1) {backend_config = "{\"name\": \"a.b\", \"is_input\": false}"} : (tensor<f32>) -> tensor<f32>
      return %2 : tensor<f32>
    }
  }
}
// =====
module {
  module {
    func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
      %0 = stablehlo.composite "a.b" %arg0 {decomposition = @a.b.impl} : (tensor<f32>) -> tensor<f32>
      return %0 : tensor<f32>
    }
    func.func private @a.b.impl(%arg0: tensor<f32>) -> tensor<f32> {
      %0 = stablehlo.sine %arg0 : tensor<f32>
      return %0 : tensor<f32>
    }
  }
}
