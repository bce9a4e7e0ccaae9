func.func @main() -> tensor<i32> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.while(%arg = %0) : tensor<i32>
   cond {
    %2 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %3 = stablehlo.not %arg : tensor<i32>
    stablehlo.return %3 : tensor<i32>
  }
  return %1 : tensor<i32>
}
