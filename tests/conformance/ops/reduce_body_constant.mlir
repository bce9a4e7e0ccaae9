// A body with a constant, for more elements than one tile: the greatest of two rows and 250. Row 0 counts up, row 1 is 1.
module {
  func.func public @main() -> () {
    %count = stablehlo.iota dim = 0 : tensor<600xf32>
    %row0 = stablehlo.reshape %count : (tensor<600xf32>) -> tensor<1x600xf32>
    %row1 = stablehlo.constant dense<1.0> : tensor<1x600xf32>
    %x = stablehlo.concatenate %row0, %row1, dim = 0 : (tensor<1x600xf32>, tensor<1x600xf32>) -> tensor<2x600xf32>
    %init = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %init) across dimensions = [0] : (tensor<2x600xf32>, tensor<f32>) -> tensor<600xf32>
      reducer(%a: tensor<f32>, %b: tensor<f32>) {
        %c = stablehlo.constant dense<250.0> : tensor<f32>
        %1 = stablehlo.maximum %a, %b : tensor<f32>
        %2 = stablehlo.maximum %1, %c : tensor<f32>
        stablehlo.return %2 : tensor<f32>
      }
    %least = stablehlo.constant dense<250.0> : tensor<600xf32>
    %3 = stablehlo.maximum %count, %least : tensor<600xf32>
    stablehlo.custom_call @check.expect_eq(%0, %3) : (tensor<600xf32>, tensor<600xf32>) -> ()
    return
  }
}
