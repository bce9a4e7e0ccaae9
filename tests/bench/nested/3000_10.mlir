// input: 1 i32 0 9
func.func @main(%a0: tensor<1xi32>) -> tensor<i32> {
  %a = stablehlo.reshape %a0 : (tensor<1xi32>) -> tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<3000> : tensor<i32>
  %m = stablehlo.constant dense<10> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %s = %a) : tensor<i32>, tensor<i32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %q:2 = stablehlo.while(%j = %zero, %t = %s) : tensor<i32>, tensor<i32>
    cond {
      %d = stablehlo.compare LT, %j, %m : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %d : tensor<i1>
    } do {
      %u = stablehlo.xor %t, %j : tensor<i32>
      %v = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %v, %u : tensor<i32>, tensor<i32>
    }
    %h = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %h, %q#1 : tensor<i32>, tensor<i32>
  }
  return %r#1 : tensor<i32>
}
