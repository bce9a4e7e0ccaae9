func.func @main(%a: tensor<f32>) -> tensor<1x1xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<1048576x1048576xf32>
  %1 = stablehlo.dot_general %0, %0, contracting_dims = [0] x [1] : (tensor<1048576x1048576xf32>, tensor<1048576x1048576xf32>) -> tensor<1048576x1048576xf32>
  %2 = stablehlo.slice %1 [0:1, 0:1] : (tensor<1048576x1048576xf32>) -> tensor<1x1xf32>
  return %2 : tensor<1x1xf32>
}
