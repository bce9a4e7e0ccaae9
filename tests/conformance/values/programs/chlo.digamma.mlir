// digamma of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 3.0]> : tensor<5xf4E2M1FN>
  %1 = "chlo.digamma"(%0) : (tensor<5xf4E2M1FN>) -> tensor<5xf4E2M1FN>
  %2 = stablehlo.constant dense<[-2.0, -0.5, 0.0, 0.5, 1.0]> : tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  return
}
// -----
// digamma of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0]> : tensor<7xf6E2M3FN>
  %1 = "chlo.digamma"(%0) : (tensor<7xf6E2M3FN>) -> tensor<7xf6E2M3FN>
  %2 = stablehlo.constant dense<[-4.0, -2.0, -1.125, -0.625, 0.0, 0.375, 0.875]> : tensor<7xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<7xf6E2M3FN>, tensor<7xf6E2M3FN>) -> ()
  return
}
// -----
// digamma of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0]> : tensor<7xf6E3M2FN>
  %1 = "chlo.digamma"(%0) : (tensor<7xf6E3M2FN>) -> tensor<7xf6E3M2FN>
  %2 = stablehlo.constant dense<[-4.0, -2.0, -1.0, -0.625, 0.0625, 0.4375, 0.875]> : tensor<7xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<7xf6E3M2FN>, tensor<7xf6E3M2FN>) -> ()
  return
}
// -----
// digamma of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0]> : tensor<7xf8E3M4>
  %1 = "chlo.digamma"(%0) : (tensor<7xf8E3M4>) -> tensor<7xf8E3M4>
  %2 = stablehlo.constant dense<[-4.25, -1.9375, -1.0625, -0.5625, 0.03125, 0.421875, 0.9375]> : tensor<7xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<7xf8E3M4>, tensor<7xf8E3M4>) -> ()
  return
}
// -----
// digamma of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0]> : tensor<7xf8E4M3>
  %1 = "chlo.digamma"(%0) : (tensor<7xf8E4M3>) -> tensor<7xf8E4M3>
  %2 = stablehlo.constant dense<[-4.0, -2.0, -1.125, -0.5625, 0.03515625, 0.4375, 0.9375]> : tensor<7xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<7xf8E4M3>, tensor<7xf8E4M3>) -> ()
  return
}
// -----
// digamma of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0]> : tensor<7xf8E4M3FN>
  %1 = "chlo.digamma"(%0) : (tensor<7xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  %2 = stablehlo.constant dense<[-4.0, -2.0, -1.125, -0.5625, 0.03515625, 0.4375, 0.9375]> : tensor<7xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<7xf8E4M3FN>, tensor<7xf8E4M3FN>) -> ()
  return
}
// -----
// digamma of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0]> : tensor<7xf8E4M3FNUZ>
  %1 = "chlo.digamma"(%0) : (tensor<7xf8E4M3FNUZ>) -> tensor<7xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<[-4.0, -2.0, -1.125, -0.5625, 0.03515625, 0.4375, 0.9375]> : tensor<7xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<7xf8E4M3FNUZ>, tensor<7xf8E4M3FNUZ>) -> ()
  return
}
// -----
// digamma of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0]> : tensor<7xf8E4M3B11FNUZ>
  %1 = "chlo.digamma"(%0) : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<[-4.0, -2.0, -1.125, -0.5625, 0.03515625, 0.4375, 0.9375]> : tensor<7xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<7xf8E4M3B11FNUZ>, tensor<7xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// digamma of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0]> : tensor<7xf8E5M2>
  %1 = "chlo.digamma"(%0) : (tensor<7xf8E5M2>) -> tensor<7xf8E5M2>
  %2 = stablehlo.constant dense<[-4.0, -2.0, -1.0, -0.625, 0.0390625, 0.4375, 0.875]> : tensor<7xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<7xf8E5M2>, tensor<7xf8E5M2>) -> ()
  return
}
// -----
// digamma of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0]> : tensor<7xf8E5M2FNUZ>
  %1 = "chlo.digamma"(%0) : (tensor<7xf8E5M2FNUZ>) -> tensor<7xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<[-4.0, -2.0, -1.0, -0.625, 0.0390625, 0.4375, 0.875]> : tensor<7xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<7xf8E5M2FNUZ>, tensor<7xf8E5M2FNUZ>) -> ()
  return
}
// -----
// digamma of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<2.0> : tensor<1xf8E8M0FNU>
  %1 = "chlo.digamma"(%0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  %2 = stablehlo.constant dense<0.5> : tensor<1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> ()
  return
}
// -----
// digamma of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0]> : tensor<7xf16>
  %1 = "chlo.digamma"(%0) : (tensor<7xf16>) -> tensor<7xf16>
  %2 = stablehlo.constant dense<[-4.2265625, 0xBFDB, -1.0859375, 0xB89E, 0x28AC, 0x36C4, 0x3B62]> : tensor<7xf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<7xf16>, tensor<7xf16>) -> ()
  return
}
// -----
// digamma of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0]> : tensor<7xbf16>
  %1 = "chlo.digamma"(%0) : (tensor<7xbf16>) -> tensor<7xbf16>
  %2 = stablehlo.constant dense<[-4.21875, -1.9609375, -1.0859375, -0.578125, 0x3D15, 0.421875, 0.921875]> : tensor<7xbf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  return
}
