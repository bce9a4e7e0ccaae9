func.func @main(%a: tensor<1x0x3xf16>, %k: tensor<3x3x3xf16>) -> tensor<1x?x3xf16> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [110], pad = [[1000000, 2147483647]], lhs_dilate = [2], rhs_dilate = [5]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x0x3xf16>, tensor<3x3x3xf16>) -> tensor<1x?x3xf16>
  return %0 : tensor<1x?x3xf16>
}
