// A reducer that returns one value for both of its results: the greatest element of both inputs.
module {
  func.func public @main() -> () {
    %a = stablehlo.constant dense<[[1.0, 5.0, 2.0], [7.0, 0.0, 3.0]]> : tensor<2x3xf32>
    %b = stablehlo.constant dense<[[4.0, 3.0, 6.0], [1.0, 2.0, 8.0]]> : tensor<2x3xf32>
    %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0:2 = stablehlo.reduce(%a init: %least), (%b init: %least) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
      reducer(%p: tensor<f32>, %q: tensor<f32>) (%r: tensor<f32>, %s: tensor<f32>) {
        %1 = stablehlo.maximum %p, %q : tensor<f32>
        %2 = stablehlo.maximum %r, %s : tensor<f32>
        %3 = stablehlo.maximum %1, %2 : tensor<f32>
        stablehlo.return %3, %3 : tensor<f32>, tensor<f32>
      }
    %4 = stablehlo.constant dense<[6.0, 8.0]> : tensor<2xf32>
    stablehlo.custom_call @check.expect_eq(%0#0, %4) : (tensor<2xf32>, tensor<2xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %4) : (tensor<2xf32>, tensor<2xf32>) -> ()
    return
  }
}
