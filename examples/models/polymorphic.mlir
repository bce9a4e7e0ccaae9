// A layer for any number of rows, with the dimension as an argument, as exporters of 2023 write it.
module @layer {
  func.func public @main(%n: tensor<i64>, %x: tensor<?x3xf32>, %w: tensor<3x2xf32>) -> tensor<?x2xf32> {
    %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<?x3xf32>, tensor<3x2xf32>) -> tensor<?x2xf32>
    %rows = stablehlo.convert %n : (tensor<i64>) -> tensor<i32>
    %first = stablehlo.reshape %rows : (tensor<i32>) -> tensor<1xi32>
    %second = stablehlo.constant dense<2> : tensor<1xi32>
    %shape = stablehlo.concatenate %first, %second, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zeros = stablehlo.dynamic_broadcast_in_dim %zero, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x2xf32>
    %r = stablehlo.maximum %y, %zeros : tensor<?x2xf32>
    return %r : tensor<?x2xf32>
  }
}
