// acosh of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[1.5, 2.0, 3.0]> : tensor<3xf4E2M1FN>
  %1 = "chlo.acosh"(%0) : (tensor<3xf4E2M1FN>) -> tensor<3xf4E2M1FN>
  %2 = stablehlo.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
  return
}
// -----
// acosh of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[1.5, 2.0, 3.0]> : tensor<3xf6E2M3FN>
  %1 = "chlo.acosh"(%0) : (tensor<3xf6E2M3FN>) -> tensor<3xf6E2M3FN>
  %2 = stablehlo.constant dense<[1.0, 1.375, 1.75]> : tensor<3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> ()
  return
}
// -----
// acosh of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[1.5, 2.0, 3.0]> : tensor<3xf6E3M2FN>
  %1 = "chlo.acosh"(%0) : (tensor<3xf6E3M2FN>) -> tensor<3xf6E3M2FN>
  %2 = stablehlo.constant dense<[1.0, 1.25, 1.75]> : tensor<3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> ()
  return
}
// -----
// acosh of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[1.5, 2.0, 3.0]> : tensor<3xf8E3M4>
  %1 = "chlo.acosh"(%0) : (tensor<3xf8E3M4>) -> tensor<3xf8E3M4>
  %2 = stablehlo.constant dense<[0.96875, 1.3125, 1.75]> : tensor<3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> ()
  return
}
// -----
// acosh of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[1.5, 2.0, 3.0]> : tensor<3xf8E4M3>
  %1 = "chlo.acosh"(%0) : (tensor<3xf8E4M3>) -> tensor<3xf8E4M3>
  %2 = stablehlo.constant dense<[0.9375, 1.375, 1.75]> : tensor<3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> ()
  return
}
// -----
// acosh of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[1.5, 2.0, 3.0]> : tensor<3xf8E4M3FN>
  %1 = "chlo.acosh"(%0) : (tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
  %2 = stablehlo.constant dense<[0.9375, 1.375, 1.75]> : tensor<3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
  return
}
// -----
// acosh of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[1.5, 2.0, 3.0]> : tensor<3xf8E4M3FNUZ>
  %1 = "chlo.acosh"(%0) : (tensor<3xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<[0.9375, 1.375, 1.75]> : tensor<3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> ()
  return
}
// -----
// acosh of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[1.5, 2.0, 3.0]> : tensor<3xf8E4M3B11FNUZ>
  %1 = "chlo.acosh"(%0) : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<[0.9375, 1.375, 1.75]> : tensor<3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// acosh of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[1.5, 2.0, 3.0]> : tensor<3xf8E5M2>
  %1 = "chlo.acosh"(%0) : (tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  %2 = stablehlo.constant dense<[1.0, 1.25, 1.75]> : tensor<3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
  return
}
// -----
// acosh of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[1.5, 2.0, 3.0]> : tensor<3xf8E5M2FNUZ>
  %1 = "chlo.acosh"(%0) : (tensor<3xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<[1.0, 1.25, 1.75]> : tensor<3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> ()
  return
}
// -----
// acosh of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<2.0> : tensor<1xf8E8M0FNU>
  %1 = "chlo.acosh"(%0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  %2 = stablehlo.constant dense<1.0> : tensor<1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> ()
  return
}
