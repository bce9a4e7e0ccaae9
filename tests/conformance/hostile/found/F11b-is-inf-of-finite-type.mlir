func.func @main(%a: tensor<2xf6E2M3FN>, %b: tensor<2xf8E8M0FNU>) -> (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) {
  %0 = chlo.is_inf %a : tensor<2xf6E2M3FN> -> tensor<2xi1>
  %1 = chlo.is_neg_inf %a : tensor<2xf6E2M3FN> -> tensor<2xi1>
  %2 = chlo.is_neg_inf %b : tensor<2xf8E8M0FNU> -> tensor<2xi1>
  return %0, %1, %2 : tensor<2xi1>, tensor<2xi1>, tensor<2xi1>
}
