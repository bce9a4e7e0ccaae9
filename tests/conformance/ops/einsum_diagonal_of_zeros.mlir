// The diagonal of a matrix keeps the sign of its zeros.
module {
  func.func public @main() -> () {
    %a = stablehlo.constant dense<[[-0.0, 1.0], [2.0, 0.0]]> : tensor<2x2xf32>
    %0 = "stablehlo.unary_einsum"(%a) <{einsum_config = "ii->i"}> : (tensor<2x2xf32>) -> tensor<2xf32>
    %1 = stablehlo.constant dense<[-0.0, 0.0]> : tensor<2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2xf32>, tensor<2xf32>) -> ()
    %b = stablehlo.constant dense<[[7, 1], [2, -128]]> : tensor<2x2xi8>
    %2 = "stablehlo.unary_einsum"(%b) <{einsum_config = "ii->i"}> : (tensor<2x2xi8>) -> tensor<2xi8>
    %3 = stablehlo.constant dense<[7, -128]> : tensor<2xi8>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2xi8>, tensor<2xi8>) -> ()
    return
  }
}
