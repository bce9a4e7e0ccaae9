// lgamma of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.5, 3.0]> : tensor<3xf4E2M1FN>
  %1 = "chlo.lgamma"(%0) : (tensor<3xf4E2M1FN>) -> tensor<3xf4E2M1FN>
  %2 = stablehlo.constant dense<[0.5, -0.0, 0.5]> : tensor<3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
  return
}
// -----
// lgamma of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.5, 3.0]> : tensor<5xf6E2M3FN>
  %1 = "chlo.lgamma"(%0) : (tensor<5xf6E2M3FN>) -> tensor<5xf6E2M3FN>
  %2 = stablehlo.constant dense<[1.25, 0.625, 0.25, -0.125, 0.75]> : tensor<5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> ()
  return
}
// -----
// lgamma of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.5, 3.0]> : tensor<5xf6E3M2FN>
  %1 = "chlo.lgamma"(%0) : (tensor<5xf6E3M2FN>) -> tensor<5xf6E3M2FN>
  %2 = stablehlo.constant dense<[1.25, 0.625, 0.1875, -0.125, 0.75]> : tensor<5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> ()
  return
}
// -----
// lgamma of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.5, 3.0]> : tensor<5xf8E3M4>
  %1 = "chlo.lgamma"(%0) : (tensor<5xf8E3M4>) -> tensor<5xf8E3M4>
  %2 = stablehlo.constant dense<[1.3125, 0.5625, 0.203125, -0.125, 0.6875]> : tensor<5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  return
}
// -----
// lgamma of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.5, 3.0]> : tensor<5xf8E4M3>
  %1 = "chlo.lgamma"(%0) : (tensor<5xf8E4M3>) -> tensor<5xf8E4M3>
  %2 = stablehlo.constant dense<[1.25, 0.5625, 0.203125, -0.1171875, 0.6875]> : tensor<5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  return
}
// -----
// lgamma of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.5, 3.0]> : tensor<5xf8E4M3FN>
  %1 = "chlo.lgamma"(%0) : (tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
  %2 = stablehlo.constant dense<[1.25, 0.5625, 0.203125, -0.1171875, 0.6875]> : tensor<5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  return
}
// -----
// lgamma of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.5, 3.0]> : tensor<5xf8E4M3FNUZ>
  %1 = "chlo.lgamma"(%0) : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<[1.25, 0.5625, 0.203125, -0.1171875, 0.6875]> : tensor<5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  return
}
// -----
// lgamma of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.5, 3.0]> : tensor<5xf8E4M3B11FNUZ>
  %1 = "chlo.lgamma"(%0) : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<[1.25, 0.5625, 0.203125, -0.1171875, 0.6875]> : tensor<5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// lgamma of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.5, 3.0]> : tensor<5xf8E5M2>
  %1 = "chlo.lgamma"(%0) : (tensor<5xf8E5M2>) -> tensor<5xf8E5M2>
  %2 = stablehlo.constant dense<[1.25, 0.625, 0.21875, -0.125, 0.75]> : tensor<5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  return
}
// -----
// lgamma of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.5, 3.0]> : tensor<5xf8E5M2FNUZ>
  %1 = "chlo.lgamma"(%0) : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<[1.25, 0.625, 0.21875, -0.125, 0.75]> : tensor<5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  return
}
// -----
// lgamma of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5]> : tensor<2xf8E8M0FNU>
  %1 = "chlo.lgamma"(%0) : (tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  %2 = stablehlo.constant dense<[1.0, 0.5]> : tensor<2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> ()
  return
}
// -----
// lgamma of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.5, 3.0]> : tensor<5xf16>
  %1 = "chlo.lgamma"(%0) : (tensor<5xf16>) -> tensor<5xf16>
  %2 = stablehlo.constant dense<[0x3D27, 0x3894, 0x3281, 0xAFBB, 0x398C]> : tensor<5xf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<5xf16>, tensor<5xf16>) -> ()
  return
}
// -----
// lgamma of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.5, 3.0]> : tensor<5xbf16>
  %1 = "chlo.lgamma"(%0) : (tensor<5xbf16>) -> tensor<5xbf16>
  %2 = stablehlo.constant dense<[1.2890625, 0.57421875, 0.203125, 0xBDF7, 0.69140625]> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  return
}
