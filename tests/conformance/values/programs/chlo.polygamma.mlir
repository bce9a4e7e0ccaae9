// polygamma of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0]> : tensor<8xf4E2M1FN>
  %1 = stablehlo.constant dense<[2.0, 1.0, 0.5, 4.0, 2.0, 1.0, 0.5, 4.0]> : tensor<8xf4E2M1FN>
  %2 = "chlo.polygamma"(%0, %1) : (tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %3 = stablehlo.constant dense<[0.5, -0.5, -2.0, 1.5, 0.5, 1.5, 4.0, 0.5]> : tensor<8xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>) -> ()
  return
}
// -----
// polygamma of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 2.0]> : tensor<12xf6E2M3FN>
  %1 = stablehlo.constant dense<[2.0, 1.0, 4.0, 3.0, 2.0, 1.0, 4.0, 3.0, 2.0, 1.0, 4.0, 3.0]> : tensor<12xf6E2M3FN>
  %2 = "chlo.polygamma"(%0, %1) : (tensor<12xf6E2M3FN>, tensor<12xf6E2M3FN>) -> tensor<12xf6E2M3FN>
  %3 = stablehlo.constant dense<[0.375, -0.625, 1.25, 0.875, 0.625, 1.625, 0.25, 0.375, -0.375, -2.5, -0.125, -0.125]> : tensor<12xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf6E2M3FN>, tensor<12xf6E2M3FN>) -> ()
  return
}
// -----
// polygamma of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 2.0]> : tensor<12xf6E3M2FN>
  %1 = stablehlo.constant dense<[2.0, 1.0, 0.5, 4.0, 2.0, 1.0, 0.5, 4.0, 2.0, 1.0, 0.5, 4.0]> : tensor<12xf6E3M2FN>
  %2 = "chlo.polygamma"(%0, %1) : (tensor<12xf6E3M2FN>, tensor<12xf6E3M2FN>) -> tensor<12xf6E3M2FN>
  %3 = stablehlo.constant dense<[0.4375, -0.625, -2.0, 1.25, 0.625, 1.75, 5.0, 0.3125, -0.375, -2.5, -16.0, -0.0625]> : tensor<12xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf6E3M2FN>, tensor<12xf6E3M2FN>) -> ()
  return
}
// -----
// polygamma of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000000003030303040404040"> : tensor<12xf8E3M4>
  %1 = stablehlo.constant dense<"0x403050384030503840305038"> : tensor<12xf8E3M4>
  %2 = "chlo.polygamma"(%0, %1) : (tensor<12xf8E3M4>, tensor<12xf8E3M4>) -> tensor<12xf8E3M4>
  %3 = stablehlo.constant dense<"0x1BA23402253A122E9AC385AB"> : tensor<12xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf8E3M4>, tensor<12xf8E3M4>) -> ()
  return
}
// -----
// polygamma of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000000003838383840404040"> : tensor<12xf8E4M3>
  %1 = stablehlo.constant dense<"0x403830484038304840383048"> : tensor<12xf8E4M3>
  %2 = "chlo.polygamma"(%0, %1) : (tensor<12xf8E4M3>, tensor<12xf8E4M3>) -> tensor<12xf8E4M3>
  %3 = stablehlo.constant dense<"0x2EB1C03A323D4A29ADC2D89A"> : tensor<12xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf8E4M3>, tensor<12xf8E4M3>) -> ()
  return
}
// -----
// polygamma of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000000003838383840404040"> : tensor<12xf8E4M3FN>
  %1 = stablehlo.constant dense<"0x403830484038304840383048"> : tensor<12xf8E4M3FN>
  %2 = "chlo.polygamma"(%0, %1) : (tensor<12xf8E4M3FN>, tensor<12xf8E4M3FN>) -> tensor<12xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x2EB1C03A323D4A29ADC2D89A"> : tensor<12xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf8E4M3FN>, tensor<12xf8E4M3FN>) -> ()
  return
}
// -----
// polygamma of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000000004040404048484848"> : tensor<12xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<"0x484038504840385048403850"> : tensor<12xf8E4M3FNUZ>
  %2 = "chlo.polygamma"(%0, %1) : (tensor<12xf8E4M3FNUZ>, tensor<12xf8E4M3FNUZ>) -> tensor<12xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x36B9C8423A455231B5CAE0A2"> : tensor<12xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf8E4M3FNUZ>, tensor<12xf8E4M3FNUZ>) -> ()
  return
}
// -----
// polygamma of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000000005858585860606060"> : tensor<12xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<"0x605850686058506860585068"> : tensor<12xf8E4M3B11FNUZ>
  %2 = "chlo.polygamma"(%0, %1) : (tensor<12xf8E4M3B11FNUZ>, tensor<12xf8E4M3B11FNUZ>) -> tensor<12xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x4ED1E05A525D6A49CDE2F8BA"> : tensor<12xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf8E4M3B11FNUZ>, tensor<12xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// polygamma of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000000003C3C3C3C40404040"> : tensor<12xf8E5M2>
  %1 = stablehlo.constant dense<"0x403C3844403C3844403C3844"> : tensor<12xf8E5M2>
  %2 = "chlo.polygamma"(%0, %1) : (tensor<12xf8E5M2>, tensor<12xf8E5M2>) -> tensor<12xf8E5M2>
  %3 = stablehlo.constant dense<"0x37B9C03D393F4535B6C1CCAD"> : tensor<12xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf8E5M2>, tensor<12xf8E5M2>) -> ()
  return
}
// -----
// polygamma of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000000004040404044444444"> : tensor<12xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<"0x44403C4844403C4844403C48"> : tensor<12xf8E5M2FNUZ>
  %2 = "chlo.polygamma"(%0, %1) : (tensor<12xf8E5M2FNUZ>, tensor<12xf8E5M2FNUZ>) -> tensor<12xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x3BBDC4413D434939BAC5D0B1"> : tensor<12xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf8E5M2FNUZ>, tensor<12xf8E5M2FNUZ>) -> ()
  return
}
// -----
// polygamma of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<4xf8E8M0FNU>
  %1 = stablehlo.constant dense<[2.0, 1.0, 0.5, 4.0]> : tensor<4xf8E8M0FNU>
  %2 = "chlo.polygamma"(%0, %1) : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %3 = stablehlo.constant dense<[0.5, 2.0, 4.0, 0.25]> : tensor<4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> ()
  return
}
// -----
// polygamma of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000000000000000803F803F803F803F0040004000400040"> : tensor<12xbf16>
  %1 = stablehlo.constant dense<"0x0040803F003F80400040803F003F80400040803F003F8040"> : tensor<12xbf16>
  %2 = "chlo.polygamma"(%0, %1) : (tensor<12xbf16>, tensor<12xbf16>) -> tensor<12xbf16>
  %3 = stablehlo.constant dense<"0xD83E14BFFBBFA13F253FD33F9E40913ECFBE1AC087C1A4BD"> : tensor<12xbf16>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 1 : i64} : (tensor<12xbf16>, tensor<12xbf16>) -> ()
  return
}
// -----
// polygamma of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000000000000000003C003C003C003C0040004000400040"> : tensor<12xf16>
  %1 = stablehlo.constant dense<"0x0040003C003800440040003C003800440040003C00380044"> : tensor<12xf16>
  %2 = "chlo.polygamma"(%0, %1) : (tensor<12xf16>, tensor<12xf16>) -> tensor<12xf16>
  %3 = stablehlo.constant dense<"0xC4369EB8DBBF063D2939943EEF448B3477B6CFC035CC1FAD"> : tensor<12xf16>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 1 : i64} : (tensor<12xf16>, tensor<12xf16>) -> ()
  return
}
