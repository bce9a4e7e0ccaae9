// atanh of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, -0.5]> : tensor<2xf4E2M1FN>
  %1 = "chlo.atanh"(%0) : (tensor<2xf4E2M1FN>) -> tensor<2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> ()
  return
}
// -----
// atanh of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, -0.25, -0.5, -0.75]> : tensor<6xf6E2M3FN>
  %1 = "chlo.atanh"(%0) : (tensor<6xf6E2M3FN>) -> tensor<6xf6E2M3FN>
  %2 = stablehlo.constant dense<[0.25, 0.5, 1.0, -0.25, -0.5, -1.0]> : tensor<6xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf6E2M3FN>, tensor<6xf6E2M3FN>) -> ()
  return
}
// -----
// atanh of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, -0.25, -0.5, -0.75]> : tensor<6xf6E3M2FN>
  %1 = "chlo.atanh"(%0) : (tensor<6xf6E3M2FN>) -> tensor<6xf6E3M2FN>
  %2 = stablehlo.constant dense<[0.25, 0.5, 1.0, -0.25, -0.5, -1.0]> : tensor<6xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf6E3M2FN>, tensor<6xf6E3M2FN>) -> ()
  return
}
// -----
// atanh of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, -0.25, -0.5, -0.75]> : tensor<6xf8E3M4>
  %1 = "chlo.atanh"(%0) : (tensor<6xf8E3M4>) -> tensor<6xf8E3M4>
  %2 = stablehlo.constant dense<[0.25, 0.5625, 0.96875, -0.25, -0.5625, -0.96875]> : tensor<6xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf8E3M4>, tensor<6xf8E3M4>) -> ()
  return
}
// -----
// atanh of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, -0.25, -0.5, -0.75]> : tensor<6xf8E4M3>
  %1 = "chlo.atanh"(%0) : (tensor<6xf8E4M3>) -> tensor<6xf8E4M3>
  %2 = stablehlo.constant dense<[0.25, 0.5625, 1.0, -0.25, -0.5625, -1.0]> : tensor<6xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf8E4M3>, tensor<6xf8E4M3>) -> ()
  return
}
// -----
// atanh of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, -0.25, -0.5, -0.75]> : tensor<6xf8E4M3FN>
  %1 = "chlo.atanh"(%0) : (tensor<6xf8E4M3FN>) -> tensor<6xf8E4M3FN>
  %2 = stablehlo.constant dense<[0.25, 0.5625, 1.0, -0.25, -0.5625, -1.0]> : tensor<6xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf8E4M3FN>, tensor<6xf8E4M3FN>) -> ()
  return
}
// -----
// atanh of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, -0.25, -0.5, -0.75]> : tensor<6xf8E4M3FNUZ>
  %1 = "chlo.atanh"(%0) : (tensor<6xf8E4M3FNUZ>) -> tensor<6xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<[0.25, 0.5625, 1.0, -0.25, -0.5625, -1.0]> : tensor<6xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf8E4M3FNUZ>, tensor<6xf8E4M3FNUZ>) -> ()
  return
}
// -----
// atanh of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, -0.25, -0.5, -0.75]> : tensor<6xf8E4M3B11FNUZ>
  %1 = "chlo.atanh"(%0) : (tensor<6xf8E4M3B11FNUZ>) -> tensor<6xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<[0.25, 0.5625, 1.0, -0.25, -0.5625, -1.0]> : tensor<6xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf8E4M3B11FNUZ>, tensor<6xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// atanh of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, -0.25, -0.5, -0.75]> : tensor<6xf8E5M2>
  %1 = "chlo.atanh"(%0) : (tensor<6xf8E5M2>) -> tensor<6xf8E5M2>
  %2 = stablehlo.constant dense<[0.25, 0.5, 1.0, -0.25, -0.5, -1.0]> : tensor<6xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf8E5M2>, tensor<6xf8E5M2>) -> ()
  return
}
// -----
// atanh of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, -0.25, -0.5, -0.75]> : tensor<6xf8E5M2FNUZ>
  %1 = "chlo.atanh"(%0) : (tensor<6xf8E5M2FNUZ>) -> tensor<6xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<[0.25, 0.5, 1.0, -0.25, -0.5, -1.0]> : tensor<6xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf8E5M2FNUZ>, tensor<6xf8E5M2FNUZ>) -> ()
  return
}
// -----
// atanh of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5]> : tensor<2xf8E8M0FNU>
  %1 = "chlo.atanh"(%0) : (tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> ()
  return
}
