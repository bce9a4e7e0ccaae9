// tan of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 3.0, -0.5, -1.5]> : tensor<7xf4E2M1FN>
  %1 = "chlo.tan"(%0) : (tensor<7xf4E2M1FN>) -> tensor<7xf4E2M1FN>
  %2 = stablehlo.constant dense<[0.5, 1.5, 6.0, -2.0, -0.0, -0.5, -6.0]> : tensor<7xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<7xf4E2M1FN>, tensor<7xf4E2M1FN>) -> ()
  return
}
// -----
// tan of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, -0.25, -0.5, -0.75, -1.5]> : tensor<11xf6E2M3FN>
  %1 = "chlo.tan"(%0) : (tensor<11xf6E2M3FN>) -> tensor<11xf6E2M3FN>
  %2 = stablehlo.constant dense<[0.25, 0.5, 0.875, 1.5, 7.5, -2.25, -0.125, -0.25, -0.5, -0.875, -7.5]> : tensor<11xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf6E2M3FN>, tensor<11xf6E2M3FN>) -> ()
  return
}
// -----
// tan of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, -0.25, -0.5, -0.75, -1.5]> : tensor<11xf6E3M2FN>
  %1 = "chlo.tan"(%0) : (tensor<11xf6E3M2FN>) -> tensor<11xf6E3M2FN>
  %2 = stablehlo.constant dense<[0.25, 0.5, 0.875, 1.5, 14.0, -2.0, -0.125, -0.25, -0.5, -0.875, -14.0]> : tensor<11xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf6E3M2FN>, tensor<11xf6E3M2FN>) -> ()
  return
}
// -----
// tan of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1020283038404890A0A8B8"> : tensor<11xf8E3M4>
  %1 = "chlo.tan"(%0) : (tensor<11xf8E3M4>) -> tensor<11xf8E3M4>
  %2 = stablehlo.constant dense<"0x10212E396CC18990A1AEEC"> : tensor<11xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf8E3M4>, tensor<11xf8E3M4>) -> ()
  return
}
// -----
// tan of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x283034383C4044A8B0B4BC"> : tensor<11xf8E4M3>
  %1 = "chlo.tan"(%0) : (tensor<11xf8E4M3>) -> tensor<11xf8E4M3>
  %2 = stablehlo.constant dense<"0x2831373C56C1A1A8B1B7D6"> : tensor<11xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf8E4M3>, tensor<11xf8E4M3>) -> ()
  return
}
// -----
// tan of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0x283034383C4044A8B0B4BC"> : tensor<11xf8E4M3FN>
  %1 = "chlo.tan"(%0) : (tensor<11xf8E4M3FN>) -> tensor<11xf8E4M3FN>
  %2 = stablehlo.constant dense<"0x2831373C56C1A1A8B1B7D6"> : tensor<11xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf8E4M3FN>, tensor<11xf8E4M3FN>) -> ()
  return
}
// -----
// tan of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x30383C4044484CB0B8BCC4"> : tensor<11xf8E4M3FNUZ>
  %1 = "chlo.tan"(%0) : (tensor<11xf8E4M3FNUZ>) -> tensor<11xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0x30393F445EC9A9B0B9BFDE"> : tensor<11xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf8E4M3FNUZ>, tensor<11xf8E4M3FNUZ>) -> ()
  return
}
// -----
// tan of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x485054585C6064C8D0D4DC"> : tensor<11xf8E4M3B11FNUZ>
  %1 = "chlo.tan"(%0) : (tensor<11xf8E4M3B11FNUZ>) -> tensor<11xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0x4851575C76E1C1C8D1D7F6"> : tensor<11xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf8E4M3B11FNUZ>, tensor<11xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// tan of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x34383A3C3E4042B4B8BABE"> : tensor<11xf8E5M2>
  %1 = "chlo.tan"(%0) : (tensor<11xf8E5M2>) -> tensor<11xf8E5M2>
  %2 = stablehlo.constant dense<"0x34383B3E4BC0B1B4B8BBCB"> : tensor<11xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf8E5M2>, tensor<11xf8E5M2>) -> ()
  return
}
// -----
// tan of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x383C3E40424446B8BCBEC2"> : tensor<11xf8E5M2FNUZ>
  %1 = "chlo.tan"(%0) : (tensor<11xf8E5M2FNUZ>) -> tensor<11xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0x383C3F424FC4B5B8BCBFCF"> : tensor<11xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf8E5M2FNUZ>, tensor<11xf8E5M2FNUZ>) -> ()
  return
}
// -----
// tan of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[0.25, 0.5, 1.0]> : tensor<3xf8E8M0FNU>
  %1 = "chlo.tan"(%0) : (tensor<3xf8E8M0FNU>) -> tensor<3xf8E8M0FNU>
  %2 = stablehlo.constant dense<[0.25, 0.5, 2.0]> : tensor<3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
  return
}
