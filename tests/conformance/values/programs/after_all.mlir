// tokens of none and of several
func.func public @main() {
  %0 = "stablehlo.after_all"() : () -> !stablehlo.token
  %1 = "stablehlo.after_all"(%0, %0) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
  %2 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %3, %4 = "stablehlo.optimization_barrier"(%2, %1) : (tensor<3xi32>, !stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  stablehlo.custom_call @check.expect_eq(%3, %2) : (tensor<3xi32>, tensor<3xi32>) -> ()
  return
}
