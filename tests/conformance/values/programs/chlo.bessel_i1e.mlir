// bessel_i1e of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 3.0, -0.5, -1.5]> : tensor<7xf4E2M1FN>
  %1 = "chlo.bessel_i1e"(%0) : (tensor<7xf4E2M1FN>) -> tensor<7xf4E2M1FN>
  %2 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0]> : tensor<7xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<7xf4E2M1FN>, tensor<7xf4E2M1FN>) -> ()
  return
}
// -----
// bessel_i1e of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, -0.25, -0.5, -0.75, -1.5]> : tensor<11xf6E2M3FN>
  %1 = "chlo.bessel_i1e"(%0) : (tensor<11xf6E2M3FN>) -> tensor<11xf6E2M3FN>
  %2 = stablehlo.constant dense<[0.125, 0.125, 0.25, 0.25, 0.25, 0.25, 0.25, -0.125, -0.125, -0.25, -0.25]> : tensor<11xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf6E2M3FN>, tensor<11xf6E2M3FN>) -> ()
  return
}
// -----
// bessel_i1e of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, -0.25, -0.5, -0.75, -1.5]> : tensor<11xf6E3M2FN>
  %1 = "chlo.bessel_i1e"(%0) : (tensor<11xf6E3M2FN>) -> tensor<11xf6E3M2FN>
  %2 = stablehlo.constant dense<[0.125, 0.1875, 0.1875, 0.1875, 0.25, 0.1875, 0.1875, -0.125, -0.1875, -0.1875, -0.25]> : tensor<11xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf6E3M2FN>, tensor<11xf6E3M2FN>) -> ()
  return
}
// -----
// bessel_i1e of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1020283038404890A0A8B8"> : tensor<11xf8E3M4>
  %1 = "chlo.bessel_i1e"(%0) : (tensor<11xf8E3M4>) -> tensor<11xf8E3M4>
  %2 = stablehlo.constant dense<"0x060A0C0D0E0E0D868A8C8E"> : tensor<11xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf8E3M4>, tensor<11xf8E3M4>) -> ()
  return
}
// -----
// bessel_i1e of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x283034383C4044A8B0B4BC"> : tensor<11xf8E4M3>
  %1 = "chlo.bessel_i1e"(%0) : (tensor<11xf8E4M3>) -> tensor<11xf8E4M3>
  %2 = stablehlo.constant dense<"0x1D2224252626259DA2A4A6"> : tensor<11xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf8E4M3>, tensor<11xf8E4M3>) -> ()
  return
}
// -----
// bessel_i1e of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0x283034383C4044A8B0B4BC"> : tensor<11xf8E4M3FN>
  %1 = "chlo.bessel_i1e"(%0) : (tensor<11xf8E4M3FN>) -> tensor<11xf8E4M3FN>
  %2 = stablehlo.constant dense<"0x1D2224252626259DA2A4A6"> : tensor<11xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf8E4M3FN>, tensor<11xf8E4M3FN>) -> ()
  return
}
// -----
// bessel_i1e of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x30383C4044484CB0B8BCC4"> : tensor<11xf8E4M3FNUZ>
  %1 = "chlo.bessel_i1e"(%0) : (tensor<11xf8E4M3FNUZ>) -> tensor<11xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0x252A2C2D2E2E2DA5AAACAE"> : tensor<11xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf8E4M3FNUZ>, tensor<11xf8E4M3FNUZ>) -> ()
  return
}
// -----
// bessel_i1e of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x485054585C6064C8D0D4DC"> : tensor<11xf8E4M3B11FNUZ>
  %1 = "chlo.bessel_i1e"(%0) : (tensor<11xf8E4M3B11FNUZ>) -> tensor<11xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0x3D424445464645BDC2C4C6"> : tensor<11xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf8E4M3B11FNUZ>, tensor<11xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// bessel_i1e of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x34383A3C3E4042B4B8BABE"> : tensor<11xf8E5M2>
  %1 = "chlo.bessel_i1e"(%0) : (tensor<11xf8E5M2>) -> tensor<11xf8E5M2>
  %2 = stablehlo.constant dense<"0x2E313233333332AEB1B2B3"> : tensor<11xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf8E5M2>, tensor<11xf8E5M2>) -> ()
  return
}
// -----
// bessel_i1e of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x383C3E40424446B8BCBEC2"> : tensor<11xf8E5M2FNUZ>
  %1 = "chlo.bessel_i1e"(%0) : (tensor<11xf8E5M2FNUZ>) -> tensor<11xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0x32353637373736B2B5B6B7"> : tensor<11xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf8E5M2FNUZ>, tensor<11xf8E5M2FNUZ>) -> ()
  return
}
// -----
// bessel_i1e of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 1.0, 2.0]> : tensor<4xf8E8M0FNU>
  %1 = "chlo.bessel_i1e"(%0) : (tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %2 = stablehlo.constant dense<[0.125, 0.125, 0.25, 0.25]> : tensor<4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> ()
  return
}
