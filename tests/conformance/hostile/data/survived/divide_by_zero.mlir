func.func @main(%a: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %1 = stablehlo.divide %0, %a : tensor<i32>
  %2 = stablehlo.constant dense<-1> : tensor<i32>
  %3 = stablehlo.remainder %0, %2 : tensor<i32>
  %4 = stablehlo.add %1, %3 : tensor<i32>
  return %4 : tensor<i32>
}
