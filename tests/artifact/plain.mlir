// Fits every version: regions that capture values and regions that do not, several values, constants, two functions.
#file = loc("model.py":12:4)
module @plain attributes {some.note = "module", some.count = 3 : i64} {
  func.func public @main(%a: tensor<2x3xf32> loc("a"), %b: tensor<2x3xf32>, %p: tensor<i1>) -> (tensor<2x3xf32>, tensor<i32>) {
    %0 = stablehlo.constant dense<[1.0, 2.5, -3.0]> : tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.add %a, %1 : tensor<2x3xf32> loc(#file)
    %3 = "stablehlo.if"(%p) ({
      %10 = stablehlo.maximum %2, %b : tensor<2x3xf32> loc(callsite("f"(#file) at #file))
      stablehlo.return %10 : tensor<2x3xf32>
    }, {
      %11 = stablehlo.negate %2 : tensor<2x3xf32> loc(fused["x", #file])
      stablehlo.return %11 : tensor<2x3xf32>
    }) : (tensor<i1>) -> tensor<2x3xf32>
    %i = stablehlo.constant dense<0> : tensor<i32>
    %4:2 = stablehlo.while(%x = %i, %y = %3) : tensor<i32>, tensor<2x3xf32>
     cond {
      %n = stablehlo.constant dense<10> : tensor<i32>
      %c = stablehlo.compare LT, %x, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %x, %one : tensor<i32>
      %z = func.call @helper(%y) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      stablehlo.return %next, %z : tensor<i32>, tensor<2x3xf32>
    }
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %5 = stablehlo.reduce(%4#1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %t = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
    %6 = stablehlo.select %t, %5, %0 : tensor<3xi1>, tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %w:2 = "stablehlo.sort"(%7, %4#1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>, %u: tensor<f32>, %v: tensor<f32>):
      %c = stablehlo.compare GT, %l, %r, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
    %8 = stablehlo.custom_call @target(%w#0) {backend_config = "config", some.flag = true} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %8, %4#0 : tensor<2x3xf32>, tensor<i32>
  }
  func.func private @helper(%a: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {some.number = 7 : i64} {
    %0 = stablehlo.exponential %a : tensor<2x3xf32>
    %1 = stablehlo.iota dim = 0 : tensor<2x3xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}
