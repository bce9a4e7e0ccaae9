// Bodies that name their operands in the other order.
module {
  func.func public @main() -> () {
    // Windows of one element: the initial value comes first, as in the reference's interpreter.
    %x = stablehlo.constant dense<[10.0, 20.0]> : tensor<2xf32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%x, %one) <{window_dimensions = array<i64: 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %r = stablehlo.subtract %b, %a : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    %e0 = stablehlo.constant dense<[9.0, 19.0]> : tensor<2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %e0) : (tensor<2xf32>, tensor<2xf32>) -> ()
    // A selection keeps its first operand where the second one is not greater.
    %y = stablehlo.constant dense<[1.0, 3.0, 5.0, 2.0]> : tensor<4xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = "stablehlo.select_and_scatter"(%y, %x, %zero) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %r = stablehlo.compare LE, %b, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }, {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %r = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    %e1 = stablehlo.constant dense<[0.0, 10.0, 20.0, 0.0]> : tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%1, %e1) : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
}
